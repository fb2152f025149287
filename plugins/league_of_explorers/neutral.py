"""Neutral cards of The League of Explorers, with the Golden Monkey and the artifacts."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    AFTER_PLAY,
    ENEMY_CHARACTERS,
    OTHER_OWN_MINIONS,
    OWN_DECK,
    OWN_HAND,
    OWN_HERO,
    PLAY,
    SELF,
    TARGET,
    Attach,
    Aura,
    CardData,
    CardDef,
    CardsOf,
    CardType,
    CastAgainOnMe,
    Context,
    Deal,
    Destroy,
    Discover,
    Draw,
    Enchant,
    Entity,
    Event,
    Game,
    HasRace,
    HealInFull,
    If,
    PoolOf,
    RandomOne,
    Repeat,
    Script,
    ShuffleCopy,
    Summon,
    SummonRandom,
    TransformInto,
    Trigger,
    both,
    friendly,
    source_is_spell,
    take_power,
)


def other_basic_powers(game: Game, me: Entity) -> tuple[CardData, ...]:
    """The nine basic hero powers, but not that of the class whose hero power the controller has."""
    power = game.players[me.controller].hero_power
    had = None if power is None else game.entities[power].card.card_class
    return tuple(game.catalogue[i] for i in BASIC_POWERS if game.catalogue[i].card_class != had)


def aimed_at_another_friend(game: Game, me: Entity, event: Event) -> bool:
    """the spell was aimed at another minion that is friendly now"""
    if event.target is None or event.target == me.id:
        return False
    target: Entity = game.entities[event.target]
    return target.type is CardType.MINION and target.controller == me.controller


def no_duplicates(game: Game, me: Entity, context: Context) -> bool:
    """no card is twice in the deck"""
    deck = [game.entities[i].card.id for i in game.players[me.controller].deck]
    return len(set(deck)) == len(deck)


def another_minion_in_play(game: Game, me: Entity, event: Event | None) -> bool:
    """there is another minion in play"""
    return len(game.players[1].board) + len(game.players[2].board) > 1


def same_cost_as_the_spell(game: Game, me: Entity, context: Context) -> Script:
    """A random minion that costs what was paid for the spell (seed 002, mana rule 6)."""
    return SummonRandom(PoolOf(CardType.MINION, cost=context.event.amount))


BASIC_POWERS = (
    "CS1h_001", "CS2_017", "CS2_034", "CS2_049", "CS2_056", "CS2_083b", "CS2_101", "CS2_102", "DS1h_292",
)  # fmt: skip

ANCIENT_SHADE = CardDef("LOE_110", battlecry=ShuffleCopy("LOE_110t"))
ANCIENT_CURSE = CardDef(
    "LOE_110t",
    spell=(Deal(7, OWN_HERO, plain=True), Draw()),
    drawn=(Destroy(SELF), Deal(7, OWN_HERO, plain=True), Draw()),
)
ANUBISATH_SENTINEL = CardDef(
    "LOE_061", deathrattle=Attach("LOE_061e", RandomOne(OTHER_OWN_MINIONS, dying=True))
)
POWER_OF_THE_TITANS = CardDef("LOE_061e", enchant=Enchant(attack=3, health=3))
ARTIFACTS = CardsOf("LOEA16_3", "LOEA16_4", "LOEA16_5")
ARCH_THIEF_RAFAAM = CardDef("LOE_092", battlecry=Discover(ARTIFACTS))
LANTERN_OF_POWER = CardDef("LOEA16_3", spell=Attach("LOEA16_3e", TARGET))
LANTERNS_POWER = CardDef("LOEA16_3e", enchant=Enchant(attack=10, health=10))
TIMEPIECE_OF_HORROR = CardDef("LOEA16_4", spell=Repeat(10, Deal(1, RandomOne(ENEMY_CHARACTERS), plain=True)))
MIRROR_OF_DOOM = CardDef("LOEA16_5", spell=Summon("LOEA16_5t", 7))
BRANN_BRONZEBEARD = CardDef("LOE_077", auras=[Aura(SELF, flag="double_battlecry")])
DJINNI_OF_ZEPHYRS = CardDef(
    "LOE_053",
    triggers=[
        Trigger(
            AFTER_PLAY,
            both(friendly, source_is_spell, aimed_at_another_friend),
            CastAgainOnMe(),
            "cast it again",
            priority=10,
        )
    ],
)
EERIE_STATUE = CardDef("LOE_107", auras=[Aura(SELF, keywords=("cant_attack",), when=another_minion_in_play)])
ELISE_STARSEEKER = CardDef("LOE_079", battlecry=ShuffleCopy("LOE_019t"))
MAP_TO_THE_GOLDEN_MONKEY = CardDef("LOE_019t", spell=(ShuffleCopy("LOE_019t2"), Draw()))
GOLDEN_MONKEY = CardDef(
    "LOE_019t2",
    battlecry=TransformInto((), OWN_HAND | OWN_DECK, pool=PoolOf(CardType.MINION, rarity="LEGENDARY")),
)
FOSSILIZED_DEVILSAUR = CardDef("LOE_073", battlecry=If(HasRace("BEAST"), Attach("LOE_073e", SELF)))
FOSSILIZED = CardDef("LOE_073e", enchant=Enchant(keywords=("taunt",)))
GORILLABOT_A_3 = CardDef(
    "LOE_039", battlecry=If(HasRace("MECH"), Discover(PoolOf(CardType.MINION, race="MECH", whose="own")))
)
HUGE_TOAD = CardDef("LOE_046", deathrattle=Deal(1, RandomOne(ENEMY_CHARACTERS)))
JEWELED_SCARAB = CardDef("LOE_029", battlecry=Discover(PoolOf(cost=3, whose="own")))
NAGA_SEA_WITCH = CardDef("LOE_038", auras=[Aura(OWN_HAND, set_cost=5)])
RENO_JACKSON = CardDef("LOE_011", battlecry=If(no_duplicates, HealInFull(OWN_HERO)))
SIR_FINLEY_MRRGGLTON = CardDef("LOE_076", battlecry=Discover(other_basic_powers, take=take_power))
SUMMONING_STONE = CardDef(
    "LOE_086", triggers=[Trigger(PLAY, both(friendly, source_is_spell), same_cost_as_the_spell, "summon")]
)
TOMB_SPIDER = CardDef("LOE_047", battlecry=Discover(PoolOf(CardType.MINION, race="BEAST", whose="own")))
WOBBLING_RUNTS = CardDef("LOE_089", deathrattle=Summon(("LOE_089t", "LOE_089t2", "LOE_089t3")))
