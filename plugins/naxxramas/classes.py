"""Class cards of Curse of Naxxramas: one of each class."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ALL_MINIONS,
    DEATH,
    EVENT_TARGET,
    OTHER_OWN_MINIONS,
    OWN_HAND,
    OWN_MINIONS,
    TARGET,
    AddCopy,
    AddRandomCard,
    Attach,
    Call,
    CardDef,
    CardType,
    Context,
    Deal,
    Destroy,
    Enchant,
    Entity,
    ForcedDeaths,
    Game,
    PoolOf,
    PutIntoPlay,
    Race,
    RandomOne,
    ReturnToHand,
    Script,
    Summon,
    SummonCopy,
    Trigger,
    Zone,
    both,
    friendly,
    hand_not_full,
    has_minion,
    target_is_minion,
)

# --- Druid, hunter, mage ---------------------------------------------------------------------------------------


def plant_seeds(game: Game, me: Entity, context: Context) -> Script:
    """Destroy all minions in a forced Death Phase, then a Treant for each."""
    mine = len(game.players[me.controller].board)
    theirs = len(game.players[3 - me.controller].board)
    return (
        Destroy(ALL_MINIONS),
        ForcedDeaths(),
        Summon("FP1_019t", mine),
        Summon("FP1_019t", theirs, who="opponent"),
    )


POISON_SEEDS = CardDef("FP1_019", spell=plant_seeds)
WEBSPINNER = CardDef("FP1_011", deathrattle=AddRandomCard(PoolOf(CardType.MINION, race="BEAST")))
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

# --- Paladin, priest, rogue ------------------------------------------------------------------------------------

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
DARK_CULTIST = CardDef("FP1_023", deathrattle=Attach("FP1_023e", RandomOne(OTHER_OWN_MINIONS, dying=True)))
POWER_OF_THE_ZIGGURAT = CardDef("FP1_023e", enchant=Enchant(health=3))
ANUBAR_AMBUSHER = CardDef("FP1_026", deathrattle=ReturnToHand(RandomOne(OWN_MINIONS)))

# --- Shaman, warlock, warrior ----------------------------------------------------------------------------------


def return_to_life(game: Game, me: Entity, context: Context) -> Script:
    """Summon the target again for its controller, wherever its Deathrattle sent it (Anub'arak, Malorne)."""
    assert context.target is not None
    target: Entity = game.entities[context.target]
    if target.zone is Zone.PLAY:
        return None
    return SummonCopy(TARGET, who="you" if target.controller == me.controller else "opponent", exact=False)


REINCARNATE = CardDef("FP1_025", spell=(Destroy(TARGET), ForcedDeaths(), Call(return_to_life)))
VOIDCALLER = CardDef("FP1_022", deathrattle=PutIntoPlay(RandomOne(OWN_HAND.where(Race("DEMON")), dying=True)))
DEATHS_BITE = CardDef("FP1_021", deathrattle=Deal(1, ALL_MINIONS))
