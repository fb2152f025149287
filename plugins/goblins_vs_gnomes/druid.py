"""Druid cards of Goblins vs Gnomes."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ALL_CHARACTERS,
    DAMAGE,
    SELF,
    SPARE_PARTS,
    TARGET,
    AddRandomCard,
    Attach,
    Become,
    CardDef,
    Context,
    Draw,
    Enchant,
    Entity,
    GainCrystals,
    Game,
    HasRace,
    HealInFull,
    If,
    Option,
    Script,
    SetAside,
    ShuffleCopy,
    ShuffleInto,
    Summon,
    Trigger,
    about_me,
)


def malorne_goes_home(game: Game, me: Entity, context: Context) -> Script:
    """Malorne himself, or as it was before patch 4.0 a new one, like Recycle's (002, 四7 and 六9)."""
    if game.rules.malorne_is_copied:
        return (SetAside(SELF), ShuffleCopy(me.card.id))
    return ShuffleInto(SELF)


def put_a_new_one_into_the_deck(game: Game, me: Entity, context: Context) -> Script:
    """The minion is set aside; a new card of its kind is shuffled into its controller's deck (002, 四7)."""
    assert context.target is not None
    target: Entity = game.entities[context.target]
    who = "you" if target.controller == me.controller else "opponent"
    return (SetAside(TARGET), ShuffleCopy(target.card.id, who=who))


ANODIZED_ROBO_CUB = CardDef(
    "GVG_030",
    choose=(Option("GVG_030a", Attach("GVG_030ae", SELF)), Option("GVG_030b", Attach("GVG_030be", SELF))),
)
ATTACK_MODE = CardDef("GVG_030ae", enchant=Enchant(attack=1))
TANK_MODE = CardDef("GVG_030be", enchant=Enchant(health=1))
DARK_WISPERS = CardDef(
    "GVG_041",
    choose=(Option("GVG_041b", Summon("CS2_231", 5)), Option("GVG_041a", Attach("GVG_041c", TARGET))),
)
WISPERED = CardDef("GVG_041c", enchant=Enchant(attack=5, health=5, keywords=("taunt",)))
DRUID_OF_THE_FANG = CardDef("GVG_080", battlecry=If(HasRace("BEAST"), Become("GVG_080t")))
GROVE_TENDER = CardDef(
    "GVG_032",
    choose=(Option("GVG_032a", GainCrystals(1, who="both")), Option("GVG_032b", Draw(1, who="both"))),
)
MALORNE = CardDef("GVG_035", deathrattle=malorne_goes_home)
MECH_BEAR_CAT = CardDef(
    "GVG_034", triggers=[Trigger(DAMAGE, about_me, AddRandomCard(SPARE_PARTS), "lose a part")]
)
RECYCLE = CardDef("GVG_031", spell=put_a_new_one_into_the_deck)
TREE_OF_LIFE = CardDef("GVG_033", spell=HealInFull(ALL_CHARACTERS))
