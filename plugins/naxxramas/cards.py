"""Cards of Curse of Naxxramas, neutral and of all classes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playorder.rulesets.hearthstone.api import (
    ALL_MINIONS,
    BOTH_HANDS,
    DEATH,
    ENEMY_DECK,
    ENEMY_HERO,
    EVENT_TARGET,
    OTHER_OWN_MINIONS,
    OWN_HAND,
    OWN_MINIONS,
    SELF,
    SUMMON_RESOLUTION,
    TARGET,
    TURN_END,
    TURN_START,
    AddCopy,
    AddRandomCard,
    Attach,
    Aura,
    Call,
    CardData,
    CardDef,
    CardType,
    Context,
    Deal,
    Destroy,
    Draw,
    Enchant,
    EnchantPlayer,
    Entity,
    ForcedDeaths,
    Game,
    Heal,
    HealInFull,
    PutIntoPlay,
    Race,
    RandomOne,
    Resummon,
    ReturnToHand,
    RevealSecret,
    Script,
    Silence,
    Summon,
    SummonCopy,
    TargetPrinted,
    Trigger,
    Zone,
    both,
    friendly,
    hand_not_full,
    has_minion,
    is_minion,
    is_spell,
    other_friendly,
    target_is_minion,
)


def died_this_turn(game: Game, me: Entity) -> tuple[int, ...]:
    """Friendly minions that died this turn, in the order of their deaths."""
    return game.players[me.controller].died_this_turn


def secrets_in_deck(game: Game, me: Entity) -> list[Entity]:
    """Secrets in the controller's deck."""
    deck = [game.entities[i] for i in game.players[me.controller].deck]
    return [card for card in deck if "secret" in card.card.keywords]


def has_battlecry(game: Game, me: Entity, entity: Entity) -> bool:
    """A minion with a battlecry."""
    return entity.type is CardType.MINION and "battlecry" in entity.card.keywords


def beasts(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Any Beast."""
    return game.catalogue.pool(type=CardType.MINION, race="BEAST")


@dataclass(frozen=True)
class Died:
    """the other half of Thaddius has died this game"""

    card: str

    def __call__(self, game: Any, me: Any, event: Any) -> bool:
        dead = (*game.players[1].died_this_game, *game.players[2].died_this_game)
        return any(game.entities[i].card.id == self.card for i in dead)


def seeds(game: Game, me: Entity, context: Context) -> Script:
    """Destroy all minions in a forced Death Phase, then a Treant for each."""
    mine = len(game.players[me.controller].board)
    theirs = len(game.players[3 - me.controller].board)
    return (
        Destroy(ALL_MINIONS),
        ForcedDeaths(),
        Summon("FP1_019t", mine),
        Summon("FP1_019t", theirs, who="opponent"),
    )


def return_target(game: Game, me: Entity, context: Context) -> Script:
    """Summon the dead target again for its controller."""
    assert context.target is not None
    target: Entity = game.entities[context.target]
    if target.zone is not Zone.GRAVEYARD:
        return None
    return SummonCopy(TARGET, who="you" if target.controller == me.controller else "opponent", exact=False)


# --- Minions ---------------------------------------------------------------------------------------------------

ANUBAR_AMBUSHER = CardDef("FP1_026", deathrattle=ReturnToHand(RandomOne(OWN_MINIONS)))
BARON_RIVENDARE = CardDef("FP1_031", auras=[Aura(SELF, flag="double_deathrattle")])
DANCING_SWORDS = CardDef("FP1_029", deathrattle=Draw(who="opponent"))
DARK_CULTIST = CardDef("FP1_023", deathrattle=Attach("FP1_023e", RandomOne(OWN_MINIONS, dying=True)))
POWER_OF_THE_ZIGGURAT = CardDef("FP1_023e", enchant=Enchant(health=3))
DEATHLORD = CardDef("FP1_009", deathrattle=PutIntoPlay(RandomOne(ENEMY_DECK.where(is_minion), dying=True)))
ECHOING_OOZE = CardDef("FP1_003", battlecry=Attach("FP1_003e", SELF))
ECHO = CardDef("FP1_003e", triggers=[Trigger(TURN_END, friendly, SummonCopy(SELF), "copy itself", once=True)])
HAUNTED_CREEPER = CardDef("FP1_002", deathrattle=Summon("FP1_002t", 2))
KELTHUZAD = CardDef("FP1_013", triggers=[Trigger(TURN_END, None, Resummon(died_this_turn), "raise the dead")])
LOATHEB = CardDef("FP1_030", battlecry=EnchantPlayer("FP1_030e", who="opponent"))
NECROTIC_AURA = CardDef(
    "FP1_030e", enchant=Enchant(until="end_of_your_turn"), auras=[Aura(OWN_HAND.where(is_spell), cost=5)]
)
MAD_SCIENTIST = CardDef("FP1_004", deathrattle=RevealSecret(secrets_in_deck))
NERUBAR_WEBLORD = CardDef("FP1_017", auras=[Aura(BOTH_HANDS.where(has_battlecry), cost=2)])
NERUBIAN_EGG = CardDef("FP1_007", deathrattle=Summon("FP1_007t"))
SHADE_OF_NAXXRAMAS = CardDef(
    "FP1_005", triggers=[Trigger(TURN_START, friendly, Attach("FP1_005e", SELF), "grow")]
)
SHADE_GROWTH = CardDef("FP1_005e", enchant=Enchant(attack=1, health=1))
SLUDGE_BELCHER = CardDef("FP1_012", deathrattle=Summon("FP1_012t"))
STALAGG = CardDef("FP1_014", deathrattle=Summon("FP1_014t"), deathrattle_if=Died("FP1_015"))
FEUGEN = CardDef("FP1_015", deathrattle=Summon("FP1_014t"), deathrattle_if=Died("FP1_014"))
STONESKIN_GARGOYLE = CardDef("FP1_027", triggers=[Trigger(TURN_START, friendly, HealInFull(SELF), "mend")])
UNDERTAKER = CardDef(
    "FP1_028",
    triggers=[
        Trigger(
            SUMMON_RESOLUTION,
            both(other_friendly, TargetPrinted("deathrattle")),
            Attach("FP1_028e", SELF),
            "prepare",
        )
    ],
)
DARKNESS_CALLS = CardDef("FP1_028e", enchant=Enchant(attack=1))
UNSTABLE_GHOUL = CardDef("FP1_024", deathrattle=Deal(1, ALL_MINIONS))
VOIDCALLER = CardDef("FP1_022", deathrattle=PutIntoPlay(RandomOne(OWN_HAND.where(Race("DEMON")), dying=True)))
WAILING_SOUL = CardDef("FP1_016", battlecry=Silence(OTHER_OWN_MINIONS))
WEBSPINNER = CardDef("FP1_011", deathrattle=AddRandomCard(beasts))
ZOMBIE_CHOW = CardDef("FP1_001", deathrattle=Heal(5, ENEMY_HERO))

# --- Spells, secrets, weapons ----------------------------------------------------------------------------------

AVENGE = CardDef(
    "FP1_020",
    triggers=[
        Trigger(
            DEATH,
            both(friendly, target_is_minion, has_minion),
            Attach("FP1_020e", RandomOne(OWN_MINIONS, dying=True)),
            "avenge",
            when=has_minion,
        )
    ],
)
VENGEANCE = CardDef("FP1_020e", enchant=Enchant(attack=3, health=2))
DEATHS_BITE = CardDef("FP1_021", deathrattle=Deal(1, ALL_MINIONS))
DUPLICATE = CardDef(
    "FP1_018",
    triggers=[
        Trigger(
            DEATH,
            both(friendly, target_is_minion, hand_not_full),
            AddCopy(EVENT_TARGET, count=2),
            "duplicate",
            when=hand_not_full,
        )
    ],
)
POISON_SEEDS = CardDef("FP1_019", spell=seeds)
REINCARNATE = CardDef("FP1_025", spell=(Destroy(TARGET), ForcedDeaths(), Call(return_target)))
