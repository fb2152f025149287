"""Cards of The League of Explorers that belong to a class, class by class."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    AFTER_PLAY,
    ALL_MINIONS,
    ENEMY_CHARACTERS,
    ENEMY_DECK,
    ENEMY_HERO,
    HERO_POWER,
    OVERLOAD,
    OWN_DECK,
    OWN_HERO,
    OWN_MINIONS,
    PLAYED_CHARACTER,
    PREDAMAGE,
    SELF,
    TARGET,
    TURN_END,
    TURN_START,
    AddCard,
    Attach,
    Aura,
    CardDef,
    CardType,
    Context,
    CopyDeathrattles,
    Deal,
    DecisionKind,
    Destroy,
    Discover,
    Enchant,
    Entity,
    Event,
    Game,
    If,
    Option,
    PoolOf,
    PutIntoPlay,
    RandomOne,
    Script,
    SetPredamage,
    ShuffleCopy,
    ShuffleInto,
    SourcePrinted,
    Summon,
    SummonRandom,
    Trigger,
    both,
    enemy,
    event_amount,
    free_places,
    friendly,
    is_minion,
    my_hero_is_hit,
    not_by_me,
    played_character_in_play,
    played_character_lives,
    played_minion_in_play,
    predamage_amount,
    source_is_minion,
)

# --- Druid -----------------------------------------------------------------------------------------------------

JUNGLE_MOONKIN = CardDef("LOE_051", auras=[Aura(ENEMY_HERO, spell_power=2)])
MOUNTED_RAPTOR = CardDef("LOE_050", deathrattle=SummonRandom(PoolOf(CardType.MINION, cost=1)))
RAVEN_IDOL = CardDef(
    "LOE_115",
    choose=(
        Option("LOE_115a", Discover(PoolOf(CardType.MINION, whose="own"))),
        Option("LOE_115b", Discover(PoolOf(CardType.SPELL, whose="own"))),
    ),
)

# --- Hunter ----------------------------------------------------------------------------------------------------


def costs_one(game: Game, me: Entity, entity: Entity) -> bool:
    """It costs 1."""
    return game.cost_of(entity) == 1


DART_TRAP = CardDef(
    "LOE_021", triggers=[Trigger(HERO_POWER, enemy, Deal(5, RandomOne(ENEMY_CHARACTERS)), "shoot a dart")]
)
DESERT_CAMEL = CardDef(
    "LOE_020",
    battlecry=(
        PutIntoPlay(RandomOne(OWN_DECK.where(is_minion, costs_one), dying=True)),
        PutIntoPlay(RandomOne(ENEMY_DECK.where(is_minion, costs_one), dying=True)),
    ),
)
EXPLORERS_HAT = CardDef("LOE_105", spell=Attach("LOE_105e", TARGET))
HATTED = CardDef("LOE_105e", enchant=Enchant(attack=1, health=1), deathrattle=AddCard("LOE_105"))

# --- Mage ------------------------------------------------------------------------------------------------------


def more_than_one_damage(game: Game, me: Entity, event: Event) -> bool:
    """more than 1 damage is about to be dealt"""
    return predamage_amount(game) > 1


ANIMATED_ARMOR = CardDef(
    "LOE_119",
    triggers=[Trigger(PREDAMAGE, both(my_hero_is_hit, more_than_one_damage), SetPredamage(1), "protect")],
)
ETHEREAL_CONJURER = CardDef("LOE_003", battlecry=Discover(PoolOf(CardType.SPELL, whose="own")))
FORGOTTEN_TORCH = CardDef("LOE_002", spell=(Deal(3, TARGET), ShuffleCopy("LOE_002t")))
ROARING_TORCH = CardDef("LOE_002t", spell=Deal(6, TARGET))

# --- Paladin ---------------------------------------------------------------------------------------------------


def three_other_minions(game: Game, me: Entity, event: Event) -> bool:
    """the player of the minion has at least three others"""
    return sum(minion != event.source for minion in game.players[event.player].board) >= 3


def dead_murlocs(game: Game, me: Entity, context: Context) -> Script:
    """Murlocs of both sides that died this game, as many as there is room for; chance decides if they are more."""
    left = [
        i
        for player in (game.players[me.controller], game.players[3 - me.controller])
        for i in player.died_this_game
        if game.entities[i].card.race == "MURLOC"
    ]
    room = free_places(game, me, context)
    chosen = left
    if len(left) > room:
        chosen = [
            left.pop(game.decide(DecisionKind.RANDOM, me.id, tuple(left), "Murloc")) for _ in range(room)
        ]
    return Summon(tuple(game.entities[i].card.id for i in chosen)) if chosen else None


ANYFIN_CAN_HAPPEN = CardDef("LOE_026", spell=dead_murlocs)
KEEPER_OF_ULDAMAN = CardDef("LOE_017", battlecry=Attach("LOE_017e", TARGET))
WATCHED = CardDef("LOE_017e", enchant=Enchant(set_attack=3, set_health=3))
SACRED_TRIAL = CardDef(
    "LOE_027",
    triggers=[
        Trigger(
            AFTER_PLAY,
            both(enemy, played_character_in_play, three_other_minions),
            Destroy(PLAYED_CHARACTER),
            "judge",
            when=played_character_lives,
        )
    ],
)

# --- Priest ----------------------------------------------------------------------------------------------------

ENTOMB = CardDef("LOE_104", spell=ShuffleInto(TARGET, who="you"))
EXCAVATED_EVIL = CardDef("LOE_111", spell=(Deal(3, ALL_MINIONS), ShuffleCopy("LOE_111", who="opponent")))
MUSEUM_CURATOR = CardDef("LOE_006", battlecry=Discover(PoolOf(keyword="deathrattle", whose="own")))

# --- Rogue -----------------------------------------------------------------------------------------------------

TOMB_PILLAGER = CardDef("LOE_012", deathrattle=AddCard("GAME_005"))
UNEARTHED_RAPTOR = CardDef("LOE_019", battlecry=CopyDeathrattles(TARGET, "LOE_019e"))

# --- Shaman ----------------------------------------------------------------------------------------------------


def minus_murlocs(game: Game, me: Entity, entity: Entity) -> int:
    """One less for each friendly Murloc."""
    return -sum(1 for minion in game.minions_of(me.controller) if minion.card.race == "MURLOC")


EVERYFIN_IS_AWESOME = CardDef(
    "LOE_113", spell=Attach("LOE_113e", OWN_MINIONS), auras=[Aura(SELF, cost=minus_murlocs, zone="hand")]
)
AWESOME = CardDef("LOE_113e", enchant=Enchant(attack=2, health=2))
RUMBLING_ELEMENTAL = CardDef(
    "LOE_016",
    triggers=[
        Trigger(
            AFTER_PLAY,
            both(friendly, not_by_me, source_is_minion, SourcePrinted("battlecry"), played_minion_in_play),
            Deal(2, RandomOne(ENEMY_CHARACTERS)),
            "rumble",
        )
    ],
)
TUNNEL_TROGG = CardDef(
    "LOE_018", triggers=[Trigger(OVERLOAD, friendly, Attach("LOE_018e", SELF, attack=event_amount), "dig")]
)

# --- Warlock ---------------------------------------------------------------------------------------------------


def six_others(game: Game, me: Entity, context: Context) -> bool:
    """the controller has six other minions"""
    return sum(1 for i in game.players[me.controller].board if i != me.id) >= 6


CURSE_OF_RAFAAM = CardDef("LOE_007", spell=AddCard("LOE_007t", who="opponent"))
CURSED = CardDef(
    "LOE_007t",
    triggers=[Trigger(TURN_START, friendly, Deal(2, OWN_HERO, plain=True), "hurt", zone="hand")],
)
DARK_PEDDLER = CardDef("LOE_023", battlecry=Discover(PoolOf(cost=1, whose="own")))
RELIQUARY_SEEKER = CardDef("LOE_116", battlecry=If(six_others, Attach("LOE_009e", SELF)))
SINISTER_POWER = CardDef("LOE_009e", enchant=Enchant(attack=4, health=4))

# --- Warrior ---------------------------------------------------------------------------------------------------

CURSED_BLADE = CardDef("LOE_118", doubles_damage=True)
OBSIDIAN_DESTROYER = CardDef(
    "LOE_009", triggers=[Trigger(TURN_END, friendly, Summon("LOE_009t"), "hatch a Scarab")]
)
