"""Hunter cards of The Grand Tournament."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    AFTER_ATTACK,
    DAMAGE,
    ENEMY_HERO,
    EVENT_TARGET,
    HERO_POWER,
    OTHER_MINIONS,
    PLAY,
    RESULT,
    RIGHT_THEN_LEFT,
    TARGET,
    TURN_END,
    AddRandomCard,
    Attach,
    CardDef,
    CardType,
    Deal,
    DealEach,
    Destroy,
    Enchant,
    EnchantPlayer,
    HasRace,
    If,
    Joust,
    PoolOf,
    StealCard,
    Summon,
    SummonRandom,
    Trigger,
    board_not_full,
    both,
    empty_hand,
    friendly,
    my_hero_is_attacked,
    not_about_me,
    source_is_spell,
    target_is_minion,
)

ACIDMAW = CardDef(
    "AT_063", triggers=[Trigger(DAMAGE, both(target_is_minion, not_about_me), Destroy(EVENT_TARGET), "bite")]
)
BALL_OF_SPIDERS = CardDef("AT_062", spell=Summon("FP1_011", 3))
BEAR_TRAP = CardDef(
    "AT_060",
    triggers=[
        Trigger(
            AFTER_ATTACK,
            both(my_hero_is_attacked, board_not_full),
            Summon("CS2_125"),
            "call a Bear",
            when=board_not_full,
        )
    ],
)
BRAVE_ARCHER = CardDef(
    "AT_059", triggers=[Trigger(HERO_POWER, friendly, Deal(2, ENEMY_HERO), "shoot", when=empty_hand)]
)
DREADSCALE = CardDef("AT_063t", triggers=[Trigger(TURN_END, friendly, Deal(1, OTHER_MINIONS), "breathe")])
KINGS_ELEKK = CardDef("AT_058", battlecry=Joust(StealCard(RESULT)))
LOCK_AND_LOAD = CardDef("AT_061", spell=EnchantPlayer("AT_061e"))
LOADED = CardDef(
    "AT_061e",
    enchant=Enchant(until="end_of_turn"),
    triggers=[
        Trigger(PLAY, both(friendly, source_is_spell), AddRandomCard(PoolOf(card_class="HUNTER")), "load")
    ],
)
POWERSHOT = CardDef("AT_056", spell=DealEach(((2, TARGET), (2, RIGHT_THEN_LEFT))))
RAM_WRANGLER = CardDef(
    "AT_010", battlecry=If(HasRace("BEAST"), SummonRandom(PoolOf(CardType.MINION, race="BEAST")))
)
STABLEMASTER = CardDef("AT_057", battlecry=Attach("AT_057o", TARGET))
GROOMED = CardDef("AT_057o", enchant=Enchant(keywords=("immune",), until="end_of_turn"))
