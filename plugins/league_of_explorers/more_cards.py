"""More cards of The League of Explorers: what no worked example of the rulebook names."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ENEMY_CHARACTERS,
    ENEMY_DECK,
    HERO_POWER,
    OWN_DECK,
    OWN_HERO,
    OWN_MINIONS,
    PLAY,
    SELF,
    TARGET,
    TURN_END,
    TURN_START,
    AddCard,
    Attach,
    Aura,
    CardData,
    CardDef,
    CardType,
    Context,
    Deal,
    DecisionKind,
    Destroy,
    Discover,
    Draw,
    Enchant,
    Entity,
    Event,
    Game,
    GiveKeyword,
    HasRace,
    HealInFull,
    If,
    PutIntoPlay,
    RandomOne,
    Script,
    ShuffleCopy,
    Summon,
    Trigger,
    both,
    enemy,
    friendly,
    is_minion,
    source_is_spell,
)


def own_class(game: Game, me: Entity) -> tuple[str, ...]:
    """The classes whose cards the controller may discover."""
    return (game.hero_of(me.controller).card.card_class, "NEUTRAL")


def of_own_class(game: Game, me: Entity, cards: tuple[CardData, ...]) -> tuple[CardData, ...]:
    """Those of a pool that are neutral or of the controller's class."""
    return tuple(card for card in cards if card.card_class in own_class(game, me))


def spells(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Spells to discover."""
    return of_own_class(game, me, game.catalogue.pool(type=CardType.SPELL))


def mechs(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Mechs to discover."""
    return of_own_class(game, me, game.catalogue.pool(type=CardType.MINION, race="MECH"))


def beasts(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Beasts to discover."""
    return of_own_class(game, me, game.catalogue.pool(type=CardType.MINION, race="BEAST"))


def one_cost_cards(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Cards that cost 1 to discover."""
    return of_own_class(game, me, game.catalogue.pool(cost=1))


def deathrattle_cards(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Cards with a deathrattle to discover."""
    pool = game.catalogue.pool(type=CardType.MINION)
    return of_own_class(game, me, tuple(card for card in pool if "deathrattle" in card.keywords))


def artifacts(game: Game, me: Entity) -> tuple[CardData, ...]:
    """The three artifacts."""
    return tuple(game.catalogue[card] for card in ("LOEA16_3", "LOEA16_4", "LOEA16_5"))


def no_duplicates(game: Game, me: Entity, context: Context) -> bool:
    """no card is twice in the deck"""
    deck = [game.entities[i].card.id for i in game.players[me.controller].deck]
    return len(set(deck)) == len(deck)


def six_others(game: Game, me: Entity, context: Context) -> bool:
    """there are six other minions"""
    return len(game.players[me.controller].board) >= 7


def only_minion(game: Game, me: Entity, event: Event | None) -> bool:
    """there is another minion in play"""
    return len(game.players[1].board) + len(game.players[2].board) > 1


def one_cost_minions_from_both_decks(game: Game, me: Entity, context: Context) -> Script:
    """A minion that costs 1 from each deck."""
    return (
        PutIntoPlay(RandomOne(OWN_DECK.where(is_minion, costs_one), dying=True)),
        PutIntoPlay(RandomOne(ENEMY_DECK.where(is_minion, costs_one), dying=True)),
    )


def costs_one(game: Game, me: Entity, entity: Entity) -> bool:
    """Its printed cost is 1."""
    return entity.card.cost == 1


def same_cost_as_the_spell(game: Game, me: Entity, context: Context) -> Script:
    """A random minion that costs what the spell did."""
    options = game.catalogue.pool(type=CardType.MINION, cost=context.event.amount)
    if not options:
        return None
    names = tuple(card.id for card in options)
    return Summon(names[game.decide(DecisionKind.RANDOM, me.id, names, "random minion")])


def minus_murlocs(game: Game, me: Entity, entity: Entity) -> int:
    """One less for each friendly Murloc."""
    return -sum(1 for minion in game.minions_of(me.controller) if minion.card.race == "MURLOC")


def dead_murlocs(game: Game, me: Entity, context: Context) -> Script:
    """Up to seven Murlocs that died this game, on either side."""
    dead = [
        i
        for player in game.players[1:]
        for i in player.died_this_game
        if game.entities[i].card.race == "MURLOC"
    ]
    return tuple(Summon(game.entities[i].card.id) for i in dead[:7])


ANCIENT_SHADE = CardDef("LOE_110", battlecry=ShuffleCopy("LOE_110t"))
ANCIENT_CURSE = CardDef("LOE_110t", drawn=(Destroy(SELF), Deal(7, OWN_HERO), Draw()))
ANUBISATH_SENTINEL = CardDef("LOE_061", deathrattle=Attach("LOE_061e", RandomOne(OWN_MINIONS, dying=True)))
SENTINELS_GIFT = CardDef("LOE_061e", enchant=Enchant(attack=3, health=3))
ANYFIN_CAN_HAPPEN = CardDef("LOE_026", spell=dead_murlocs)
ARCH_THIEF_RAFAAM = CardDef("LOE_092", battlecry=Discover(artifacts))
CURSE_OF_RAFAAM = CardDef("LOE_007", spell=AddCard("LOE_007t", who="opponent"))
CURSED = CardDef("LOE_007t", triggers=[Trigger(TURN_START, friendly, Deal(2, OWN_HERO), "hurt", zone="hand")])
DARK_PEDDLER = CardDef("LOE_023", battlecry=Discover(one_cost_cards))
DART_TRAP = CardDef(
    "LOE_021", triggers=[Trigger(HERO_POWER, enemy, Deal(5, RandomOne(ENEMY_CHARACTERS)), "shoot a dart")]
)
DESERT_CAMEL = CardDef("LOE_020", battlecry=one_cost_minions_from_both_decks)
EERIE_STATUE = CardDef("LOE_107", auras=[Aura(SELF, keywords=("cant_attack",), when=only_minion)])
ELISE_STARSEEKER = CardDef("LOE_079", battlecry=ShuffleCopy("LOE_019t"))
MAP_TO_THE_GOLDEN_MONKEY = CardDef("LOE_019t", spell=(ShuffleCopy("LOE_019t2"), Draw()))
ETHEREAL_CONJURER = CardDef("LOE_003", battlecry=Discover(spells))
EVERYFIN_IS_AWESOME = CardDef(
    "LOE_113", spell=Attach("LOE_113e", OWN_MINIONS), auras=[Aura(SELF, cost=minus_murlocs, zone="hand")]
)
AWESOME = CardDef("LOE_113e", enchant=Enchant(attack=2, health=2))
FORGOTTEN_TORCH = CardDef("LOE_002", spell=(Deal(3, TARGET), ShuffleCopy("LOE_002t")))
ROARING_TORCH = CardDef("LOE_002t", spell=Deal(6, TARGET))
FOSSILIZED_DEVILSAUR = CardDef("LOE_073", battlecry=If(HasRace("BEAST"), GiveKeyword(("taunt",), SELF)))
GORILLABOT_A_3 = CardDef("LOE_039", battlecry=If(HasRace("MECH"), Discover(mechs)))
KEEPER_OF_ULDAMAN = CardDef("LOE_017", battlecry=Attach("LOE_017e", TARGET))
WATCHED = CardDef("LOE_017e", enchant=Enchant(set_attack=3, set_health=3))
MUSEUM_CURATOR = CardDef("LOE_006", battlecry=Discover(deathrattle_cards))
OBSIDIAN_DESTROYER = CardDef(
    "LOE_009", triggers=[Trigger(TURN_END, friendly, Summon("LOE_009t"), "hatch a Scarab")]
)
RELIQUARY_SEEKER = CardDef("LOE_116", battlecry=If(six_others, Attach("LOE_009e", SELF)))
RELIQUARY_POWER = CardDef("LOE_009e", enchant=Enchant(attack=4, health=4))
RENO_JACKSON = CardDef("LOE_011", battlecry=If(no_duplicates, HealInFull(OWN_HERO)))
SUMMONING_STONE = CardDef(
    "LOE_086", triggers=[Trigger(PLAY, both(friendly, source_is_spell), same_cost_as_the_spell, "summon")]
)
TOMB_PILLAGER = CardDef("LOE_012", deathrattle=AddCard("GAME_005"))
TOMB_SPIDER = CardDef("LOE_047", battlecry=Discover(beasts))
WOBBLING_RUNTS = CardDef(
    "LOE_089", deathrattle=(Summon("LOE_089t"), Summon("LOE_089t2"), Summon("LOE_089t3"))
)
