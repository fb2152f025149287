"""Neutral cards of Curse of Naxxramas."""

from __future__ import annotations

from dataclasses import dataclass

from playorder.rulesets.hearthstone.api import (
    ALL_MINIONS,
    BOTH_HANDS,
    ENEMY_DECK,
    ENEMY_HERO,
    OTHER_OWN_MINIONS,
    OWN_HAND,
    OWN_HERO,
    SELF,
    SUMMON_RESOLUTION,
    TURN_END,
    TURN_START,
    Attach,
    Aura,
    CardDef,
    CardType,
    Deal,
    Draw,
    Enchant,
    EnchantPlayer,
    Entity,
    Event,
    Game,
    Heal,
    HealInFull,
    PutIntoPlay,
    RandomOne,
    Resummon,
    RevealSecret,
    Silence,
    Summon,
    SummonCopy,
    Trigger,
    both,
    friendly,
    has_deathrattle,
    is_minion,
    is_spell,
    other_friendly,
    own_turn,
)

# --- Battlecries -----------------------------------------------------------------------------------------------

ECHOING_OOZE = CardDef("FP1_003", battlecry=Attach("FP1_003e", SELF))
ECHO = CardDef("FP1_003e", triggers=[Trigger(TURN_END, friendly, SummonCopy(SELF), "copy itself", once=True)])
LOATHEB = CardDef("FP1_030", battlecry=EnchantPlayer("FP1_030e", who="opponent"))
NECROTIC_AURA = CardDef(
    "FP1_030e",
    enchant=Enchant(until="end_of_your_turn"),
    auras=[Aura(OWN_HAND.where(is_spell), cost=5, when=own_turn)],
)
WAILING_SOUL = CardDef("FP1_016", battlecry=Silence(OTHER_OWN_MINIONS))

# --- Deathrattles ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Died:
    """the other half of Thaddius has died this game"""

    card: str

    def __call__(self, game: Game, me: Entity, event: Event) -> bool:
        dead = (*game.players[1].died_this_game, *game.players[2].died_this_game)
        return any(game.entities[i].card.id == self.card for i in dead)


DANCING_SWORDS = CardDef("FP1_029", deathrattle=Draw(who="opponent"))
DEATHCHARGER = CardDef("FP1_006", deathrattle=Deal(3, OWN_HERO))
DEATHLORD = CardDef("FP1_009", deathrattle=PutIntoPlay(RandomOne(ENEMY_DECK.where(is_minion), dying=True)))
FEUGEN = CardDef("FP1_015", deathrattle=Summon("FP1_014t"), deathrattle_if=Died("FP1_014"))
HAUNTED_CREEPER = CardDef("FP1_002", deathrattle=Summon("FP1_002t", 2))
MAD_SCIENTIST = CardDef("FP1_004", deathrattle=RevealSecret())
NERUBIAN_EGG = CardDef("FP1_007", deathrattle=Summon("FP1_007t"))
SLUDGE_BELCHER = CardDef("FP1_012", deathrattle=Summon("FP1_012t"))
STALAGG = CardDef("FP1_014", deathrattle=Summon("FP1_014t"), deathrattle_if=Died("FP1_015"))
UNSTABLE_GHOUL = CardDef("FP1_024", deathrattle=Deal(1, ALL_MINIONS))
ZOMBIE_CHOW = CardDef("FP1_001", deathrattle=Heal(5, ENEMY_HERO))

# --- Triggers and auras ----------------------------------------------------------------------------------------


def died_this_turn(game: Game, me: Entity) -> tuple[int, ...]:
    """Friendly minions that died this turn, in the order of their deaths."""
    return game.players[me.controller].died_this_turn


def has_battlecry(game: Game, me: Entity, entity: Entity) -> bool:
    """A minion with a battlecry."""
    return entity.type is CardType.MINION and "battlecry" in entity.card.keywords


def has_its_deathrattle(game: Game, me: Entity, event: Event) -> bool:
    """the minion has a Deathrattle"""
    return event.target is not None and has_deathrattle(game, game.entities[event.target])


BARON_RIVENDARE = CardDef("FP1_031", auras=[Aura(SELF, flag="double_deathrattle")])
KELTHUZAD = CardDef("FP1_013", triggers=[Trigger(TURN_END, None, Resummon(died_this_turn), "raise the dead")])
NERUBAR_WEBLORD = CardDef("FP1_017", auras=[Aura(BOTH_HANDS.where(has_battlecry), cost=2)])
SHADE_OF_NAXXRAMAS = CardDef(
    "FP1_005", triggers=[Trigger(TURN_START, friendly, Attach("FP1_005e", SELF), "grow")]
)
CONSUMED = CardDef("FP1_005e", enchant=Enchant(attack=1, health=1))
STONESKIN_GARGOYLE = CardDef(
    "FP1_027", triggers=[Trigger(TURN_START, friendly, HealInFull(SELF, missing=True), "mend")]
)
UNDERTAKER = CardDef(
    "FP1_028",
    triggers=[
        Trigger(
            SUMMON_RESOLUTION,
            both(other_friendly, has_its_deathrattle),
            Attach("FP1_028e", SELF),
            "prepare",
        )
    ],
)
DARKNESS_CALLS = CardDef("FP1_028e", enchant=Enchant(attack=1))
