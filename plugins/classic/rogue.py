"""Rogue cards of the Basic and Classic sets, the rogue hero powers, and the Coin."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ADJACENT_TO_TARGET,
    ALL_MINIONS,
    ENEMY_CHARACTERS,
    ENEMY_HERO,
    ENEMY_MINIONS,
    OWN_HAND,
    OWN_MINIONS,
    OWN_WEAPON,
    PLAY,
    SELF,
    STEALTH,
    TARGET,
    TURN_END,
    TURN_START,
    Attach,
    Aura,
    CardDef,
    Context,
    DamageBy,
    Deal,
    Destroy,
    Draw,
    Enchant,
    EnchantPlayer,
    Entity,
    EquipWeapon,
    Fixed,
    GainMana,
    Game,
    GiveKeyword,
    RemoveEnchantments,
    ReturnToHand,
    Script,
    Summon,
    Trigger,
    UseUpEnchantment,
    both,
    friendly,
    is_spell,
    source_is_spell,
)

DAGGER_MASTERY = CardDef("CS2_083b", power=EquipWeapon("CS2_082"))
POISONED_DAGGERS = CardDef("AT_132_ROGUE", power=EquipWeapon("AT_132_ROGUEt"))
THE_COIN = CardDef("GAME_005", spell=GainMana(1))

# --- Spells ----------------------------------------------------------------------------------------------------

ASSASSINATE = CardDef("CS2_076", spell=Destroy(TARGET))
BACKSTAB = CardDef("CS2_072", spell=Deal(2, TARGET))


def hit_the_neighbours(game: Game, me: Entity, context: Context) -> Script:
    """The target deals its attack to its neighbours."""
    assert context.target is not None
    return DamageBy(TARGET, ADJACENT_TO_TARGET)


BETRAYAL = CardDef("EX1_126", spell=hit_the_neighbours)


def cut_everybody(game: Game, me: Entity, context: Context) -> Script:
    """The weapon's attack to all enemies (2016: characters, not only minions), then the weapon is destroyed.

    A weapon that has none left does not cut at all, whatever the Spell Damage (so in 2016, unlike Shield Slam).
    """
    weapon = game.weapon_of(me.controller)
    if weapon is None:
        return None
    cut = (Deal(weapon.attack, ENEMY_CHARACTERS),) if weapon.attack > 0 else ()
    return (*cut, Destroy(OWN_WEAPON))


BLADE_FLURRY = CardDef("CS2_233", spell=cut_everybody)
COLD_BLOOD = CardDef("CS2_073", spell=Attach("CS2_073e", TARGET), combo=Attach("CS2_073e2", TARGET))
COLD_BLOODED = CardDef("CS2_073e", enchant=Enchant(attack=2))
COLDER_BLOODED = CardDef("CS2_073e2", enchant=Enchant(attack=4))


def not_stealthed(game: Game, me: Entity, entity: Entity) -> bool:
    """Without Stealth; one that has it keeps what it has."""
    return not entity.keywords & STEALTH


CONCEAL = CardDef("EX1_128", spell=Attach("EX1_128e", OWN_MINIONS.where(not_stealthed)))
CONCEALED = CardDef(
    "EX1_128e",
    enchant=Enchant(keywords=("stealth",)),
    triggers=[Trigger(TURN_START, friendly, RemoveEnchantments(), "reveal")],
)
DEADLY_POISON = CardDef("CS2_074", spell=Attach("CS2_074e", OWN_WEAPON))
POISONED = CardDef("CS2_074e", enchant=Enchant(attack=2))
EVISCERATE = CardDef("EX1_124", spell=Deal(2, TARGET), combo=Deal(4, TARGET))
FAN_OF_KNIVES = CardDef("EX1_129", spell=(Deal(1, ENEMY_MINIONS), Draw()))
HEADCRACK = CardDef(
    "EX1_137", spell=Deal(2, ENEMY_HERO), combo=(Deal(2, ENEMY_HERO), EnchantPlayer("EX1_137e"))
)


def back_to_hand(game: Game, me: Entity, context: Context) -> Script:
    """The very card that was played, from the graveyard."""
    return ReturnToHand(Fixed((me.memory,)))


HEADACHE = CardDef("EX1_137e", triggers=[Trigger(TURN_END, friendly, back_to_hand, "come back", once=True)])
PREPARATION = CardDef("EX1_145", spell=EnchantPlayer("EX1_145o"))
PREPARED = CardDef(
    "EX1_145o",
    enchant=Enchant(until="end_of_turn"),
    auras=[Aura(OWN_HAND.where(is_spell), cost=-3)],
    triggers=[Trigger(PLAY, both(friendly, source_is_spell), UseUpEnchantment(), "use up")],
)
SAP = CardDef("EX1_581", spell=ReturnToHand(TARGET))
SHADOWSTEP = CardDef("EX1_144", spell=ReturnToHand(TARGET, then=Attach("EX1_144e", TARGET)))
STEPPED = CardDef("EX1_144e", enchant=Enchant(cost=-2))
SHIV = CardDef("EX1_278", spell=(Deal(1, TARGET), Draw()))
SINISTER_STRIKE = CardDef("CS2_075", spell=Deal(3, ENEMY_HERO))
SPRINT = CardDef("CS2_077", spell=Draw(4))
VANISH = CardDef("NEW1_004", spell=ReturnToHand(ALL_MINIONS))

# --- Minions and weapons ---------------------------------------------------------------------------------------


def twice_other_cards(game: Game, me: Entity, context: Context) -> int:
    """Two for each other card played this turn."""
    return 2 * (game.players[me.controller].cards_played_this_turn - 1)


DEFIAS_RINGLEADER = CardDef("EX1_131", combo=Summon("EX1_131t"))
EDWIN_VANCLEEF = CardDef(
    "EX1_613", combo=Attach("EX1_613e", SELF, attack=twice_other_cards, health=twice_other_cards)
)
KIDNAPPER = CardDef("NEW1_005", combo=ReturnToHand(TARGET))
MASTER_OF_DISGUISE = CardDef("NEW1_014", battlecry=GiveKeyword(("stealth",), TARGET))
PERDITIONS_BLADE = CardDef("EX1_133", battlecry=Deal(1, TARGET), combo=Deal(2, TARGET))
SI_7_AGENT = CardDef("EX1_134", combo=Deal(2, TARGET))
