"""More cards of The Grand Tournament: what no worked example of the rulebook names."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ADJACENT_TO_TARGET,
    AFTER_ATTACK,
    ALL_MINIONS,
    ATTACK,
    BOTH_HEROES,
    DAMAGE,
    ENEMY_CHARACTERS,
    ENEMY_MINIONS,
    EQUIP,
    EVENT_SOURCE,
    EVENT_TARGET,
    HEAL,
    HERO_POWER,
    OTHER_MINIONS,
    OTHER_OWN_MINIONS,
    OWN_HERO,
    OWN_MINIONS,
    OWN_POWER,
    OWN_WEAPON,
    PLAY,
    RIGHT_THEN_LEFT,
    SELF,
    TARGET,
    TAUNT,
    TURN_END,
    AddCard,
    AddRandomCard,
    Attach,
    Aura,
    CardData,
    CardDef,
    CardType,
    Context,
    DamageBy,
    Deal,
    DealEach,
    DealInOrder,
    DecisionKind,
    Destroy,
    Discard,
    DiscardHand,
    Draw,
    Enchant,
    EnchantPlayer,
    Entity,
    Event,
    Fixed,
    GainArmor,
    GainCrystals,
    Game,
    GiveKeyword,
    HasKeyword,
    HasRace,
    Heal,
    If,
    IsCard,
    LoseDurability,
    PutIntoPlay,
    Race,
    RandomOne,
    RandomSome,
    ReplacePower,
    ReturnToHand,
    Script,
    Silence,
    Summon,
    SummonRandom,
    TransformInto,
    Trigger,
    UseUpEnchantment,
    Zone,
    about_me,
    board_not_full,
    both,
    by_me,
    friendly,
    holding_dragon,
    my_hero_is_attacked,
    source_is_spell,
    target_is_hero,
)

# --- Joust -----------------------------------------------------------------------------------------------------


def won_joust(game: Game, me: Entity) -> bool:
    """Reveal a random minion of each deck; the one that costs more wins, and a tie or no own minion loses."""
    minions = [
        [i for i in game.players[number].deck if game.entities[i].type is CardType.MINION]
        for number in (me.controller, 3 - me.controller)
    ]
    if not minions[0]:
        return False
    shown = [
        game.entities[ids[game.decide(DecisionKind.RANDOM, me.id, tuple(ids), "joust")]].card.cost
        if ids
        else -1
        for ids in minions
    ]
    return shown[0] > shown[1]


def charge_if_won(game: Game, me: Entity, context: Context) -> Script:
    """Charge for the winner."""
    return GiveKeyword(("charge",), SELF) if won_joust(game, me) else None


def guard_if_won(game: Game, me: Entity, context: Context) -> Script:
    """Taunt and Divine Shield for the winner."""
    return GiveKeyword(("taunt", "divine_shield"), SELF) if won_joust(game, me) else None


def growth_if_won(game: Game, me: Entity, context: Context) -> Script:
    """+1/+1 for the winner."""
    return Attach("AT_133e", SELF) if won_joust(game, me) else None


def durability_if_won(game: Game, me: Entity, context: Context) -> Script:
    """One more durability for the winner."""
    return LoseDurability(-1, OWN_WEAPON) if won_joust(game, me) else None


def health_if_won(game: Game, me: Entity, context: Context) -> Script:
    """Seven health for the winner's hero."""
    return Heal(7, OWN_HERO) if won_joust(game, me) else None


def return_if_won(game: Game, me: Entity, context: Context) -> Script:
    """Back to hand for the winner."""
    return ReturnToHand(SELF) if won_joust(game, me) else None


def heal_more_if_won(game: Game, me: Entity, context: Context) -> Script:
    """14 health for the winner, else 7."""
    return Heal(14 if won_joust(game, me) else 7, TARGET)


ARGENT_LANCE = CardDef("AT_077", battlecry=durability_if_won)
ARMORED_WARHORSE = CardDef("AT_108", battlecry=charge_if_won)
GADGETZAN_JOUSTER = CardDef("AT_133", battlecry=growth_if_won)
JOUST_GROWTH = CardDef("AT_133e", enchant=Enchant(attack=1, health=1))
HEALING_WAVE = CardDef("AT_048", spell=heal_more_if_won)
MASTER_JOUSTER = CardDef("AT_112", battlecry=guard_if_won)
SKELETON_KNIGHT = CardDef("AT_128", deathrattle=return_if_won)
TUSKARR_JOUSTER = CardDef("AT_104", battlecry=health_if_won)

# --- Inspire ---------------------------------------------------------------------------------------------------


def any_spell(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Any spell."""
    return game.catalogue.pool(type=CardType.SPELL)


def legendary_minions(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Any legendary minion."""
    return tuple(card for card in game.catalogue.pool(type=CardType.MINION) if card.rarity == "LEGENDARY")


def murlocs(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Any Murloc."""
    return game.catalogue.pool(type=CardType.MINION, race="MURLOC")


def beasts(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Any Beast."""
    return game.catalogue.pool(type=CardType.MINION, race="BEAST")


BONEGUARD_LIEUTENANT = CardDef(
    "AT_089", triggers=[Trigger(HERO_POWER, friendly, Attach("AT_089e", SELF), "gain health")]
)
BONE_HEALTH = CardDef("AT_089e", enchant=Enchant(health=1))
COLISEUM_MANAGER = CardDef("AT_110", triggers=[Trigger(HERO_POWER, friendly, ReturnToHand(SELF), "go back")])
CONFESSOR_PALETRESS = CardDef(
    "AT_018", triggers=[Trigger(HERO_POWER, friendly, SummonRandom(legendary_minions), "call a legend")]
)
DALARAN_ASPIRANT = CardDef(
    "AT_006", triggers=[Trigger(HERO_POWER, friendly, Attach("AT_006e", SELF), "study")]
)
STUDIED = CardDef("AT_006e", enchant=Enchant(spell_power=1))
DRAGONHAWK_RIDER = CardDef(
    "AT_083", triggers=[Trigger(HERO_POWER, friendly, Attach("AT_083e", SELF), "take wing")]
)
ON_THE_WING = CardDef("AT_083e", enchant=Enchant(keywords=("windfury",), until="end_of_turn"))
KODORIDER = CardDef("AT_099", triggers=[Trigger(HERO_POWER, friendly, Summon("AT_099t"), "call a Kodo")])
KVALDIR_RAIDER = CardDef("AT_119", triggers=[Trigger(HERO_POWER, friendly, Attach("AT_119e", SELF), "grow")])
RAIDING = CardDef("AT_119e", enchant=Enchant(attack=2, health=2))
LOWLY_SQUIRE = CardDef("AT_082", triggers=[Trigger(HERO_POWER, friendly, Attach("AT_082e", SELF), "train")])
TRAINED = CardDef("AT_082e", enchant=Enchant(attack=1))
MUKLAS_CHAMPION = CardDef(
    "AT_090", triggers=[Trigger(HERO_POWER, friendly, Attach("AT_090e", OTHER_OWN_MINIONS), "cheer")]
)
CHEERED = CardDef("AT_090e", enchant=Enchant(attack=1, health=1))
MURLOC_KNIGHT = CardDef(
    "AT_076", triggers=[Trigger(HERO_POWER, friendly, SummonRandom(murlocs), "call a Murloc")]
)
NEXUS_CHAMPION_SARAAD = CardDef(
    "AT_127", triggers=[Trigger(HERO_POWER, friendly, AddRandomCard(any_spell), "find a spell")]
)
ORGRIMMAR_ASPIRANT = CardDef(
    "AT_066", triggers=[Trigger(HERO_POWER, friendly, Attach("AT_066e", OWN_WEAPON), "hone")]
)
HONED = CardDef("AT_066e", enchant=Enchant(attack=1))
SAVAGE_COMBATANT = CardDef(
    "AT_039", triggers=[Trigger(HERO_POWER, friendly, Attach("AT_039e", OWN_HERO), "roar")]
)
SAVAGE = CardDef("AT_039e", enchant=Enchant(attack=2, until="end_of_turn"))
SILVER_HAND_REGENT = CardDef(
    "AT_100", triggers=[Trigger(HERO_POWER, friendly, Summon("CS2_101t"), "recruit")]
)
THUNDER_BLUFF_VALIANT = CardDef(
    "AT_049",
    triggers=[
        Trigger(
            HERO_POWER, friendly, Attach("AT_049e", OWN_MINIONS.where(Race("TOTEM"))), "empower the Totems"
        )
    ],
)
THUNDERED = CardDef("AT_049e", enchant=Enchant(attack=2))
VOID_CRUSHER = CardDef(
    "AT_023",
    triggers=[
        Trigger(
            HERO_POWER,
            friendly,
            (Destroy(RandomOne(OWN_MINIONS)), Destroy(RandomOne(ENEMY_MINIONS))),
            "crush two",
        )
    ],
)

# --- Other minions ---------------------------------------------------------------------------------------------


def played_battlecry(game: Game, me: Entity, event: Event) -> bool:
    """the card has a battlecry and is another one"""
    return (
        event.source is not None
        and event.source != me.id
        and "battlecry" in game.entities[event.source].card.keywords
    )


def has_spell_power(game: Game, me: Entity, context: Context) -> bool:
    """a friendly minion has Spell Damage"""
    return any(minion.spell_power > 0 for minion in game.minions_of(me.controller))


def has_pirate(game: Game, me: Entity, context: Context) -> bool:
    """the controller has a Pirate"""
    return any(minion.card.race == "PIRATE" for minion in game.minions_of(me.controller))


def has_taunt(game: Game, me: Entity, context: Context) -> bool:
    """a friendly minion has Taunt"""
    return any(minion.keywords & TAUNT for minion in game.minions_of(me.controller))


def totems(game: Game, me: Entity, context: Context) -> int:
    """How many Totems the controller has."""
    return sum(1 for minion in game.minions_of(me.controller) if minion.card.race == "TOTEM")


def minus_pirates(game: Game, me: Entity, entity: Entity) -> int:
    """One less for each friendly Pirate."""
    return -sum(1 for minion in game.minions_of(me.controller) if minion.card.race == "PIRATE")


def event_amount(game: Game, me: Entity, context: Context) -> int:
    """How much it was."""
    return int(context.event.amount)


def paladin_cards(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Any paladin card."""
    return game.catalogue.pool(card_class="PALADIN")


def hunter_cards(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Any hunter card."""
    return game.catalogue.pool(card_class="HUNTER")


def any_minion(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Any minion."""
    return game.catalogue.pool(type=CardType.MINION)


def enemy_class_cards(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Any card of the enemy hero's class."""
    return game.catalogue.pool(card_class=game.hero_of(3 - me.controller).card.card_class)


def minions_that_were_drawn(game: Game, me: Entity, context: Context) -> Script:
    """The drawn minions enter play."""
    ids = tuple(
        i
        for i in context.value
        if game.entities[i].type is CardType.MINION and game.entities[i].zone is Zone.HAND
    )
    return PutIntoPlay(Fixed(ids)) if ids else None


def enemy_power(game: Game, me: Entity) -> str:
    """The enemy's hero power."""
    power = game.players[3 - me.controller].hero_power
    return "CS2_034" if power is None else game.entities[power].card.id


def strongest_left(game: Game, me: Entity, context: Context) -> Script:
    """Destroy all minions but the strongest of each player; among equals chance decides."""
    left = []
    for number in (1, 2):
        minions = game.minions_of(number)
        best = [m.id for m in minions if m.attack == max(other.attack for other in minions)]
        if best:
            left.append(best[game.decide(DecisionKind.RANDOM, me.id, tuple(best), "strongest")])
    doomed = [m.id for number in (1, 2) for m in game.minions_of(number) if m.id not in left]
    return Destroy(Fixed(tuple(doomed)))


def health_of_it(game: Game, me: Entity, context: Context) -> int:
    """Its present health."""
    assert context.target is not None
    return int(game.entities[context.target].health)


def attack_of_it(game: Game, me: Entity, context: Context) -> int:
    """Its present attack."""
    assert context.target is not None
    return int(game.entities[context.target].attack)


ALEXSTRASZAS_CHAMPION = CardDef("AT_071", battlecry=If(holding_dragon, Attach("AT_071e", SELF)))
CHAMPIONED = CardDef("AT_071e", enchant=Enchant(attack=1, keywords=("charge",)))
BUCCANEER = CardDef("AT_029", triggers=[Trigger(EQUIP, friendly, Attach("AT_029e", EVENT_TARGET), "sharpen")])
BUCCANEERED = CardDef("AT_029e", enchant=Enchant(attack=1))
CLOCKWORK_KNIGHT = CardDef("AT_096", battlecry=Attach("AT_096e", TARGET))
CLOCKED = CardDef("AT_096e", enchant=Enchant(attack=1, health=1))
CROWD_FAVORITE = CardDef(
    "AT_121",
    triggers=[Trigger(PLAY, both(friendly, played_battlecry), Attach("AT_121e", SELF), "enjoy the crowd")],
)
APPLAUDED = CardDef("AT_121e", enchant=Enchant(attack=1, health=1))
CUTPURSE = CardDef(
    "AT_031", triggers=[Trigger(ATTACK, both(by_me, target_is_hero), AddCard("GAME_005"), "steal")]
)
DARNASSUS_ASPIRANT = CardDef("AT_038", battlecry=GainCrystals(1, empty=True), deathrattle=GainCrystals(-1))
DRAENEI_TOTEMCARVER = CardDef("AT_047", battlecry=Attach("AT_047e", SELF, attack=totems, health=totems))
DREADSCALE = CardDef("AT_063t", triggers=[Trigger(TURN_END, friendly, Deal(1, OTHER_MINIONS), "breathe")])
DREADSTEED = CardDef("AT_019", deathrattle=Summon("AT_019"))
EADRIC_THE_PURE = CardDef("AT_081", battlecry=Attach("AT_081e", ENEMY_MINIONS))
PURIFIED = CardDef("AT_081e", enchant=Enchant(set_attack=1))
FENCING_COACH = CardDef("AT_115", battlecry=EnchantPlayer("AT_115e"))
COACHED = CardDef(
    "AT_115e",
    auras=[Aura(OWN_POWER, cost=-2)],
    triggers=[Trigger(HERO_POWER, friendly, UseUpEnchantment(), "use up")],
)
GRAND_CRUSADER = CardDef("AT_118", battlecry=AddRandomCard(paladin_cards))
HOLY_CHAMPION = CardDef("AT_011", triggers=[Trigger(HEAL, None, Attach("AT_011e", SELF), "gain attack")])
CHAMPION_ATTACK = CardDef("AT_011e", enchant=Enchant(attack=2))
INJURED_KVALDIR = CardDef("AT_105", battlecry=Deal(3, SELF))
LANCE_CARRIER = CardDef("AT_084", battlecry=Attach("AT_084e", TARGET))
LANCED = CardDef("AT_084e", enchant=Enchant(attack=2))
LIGHTS_CHAMPION = CardDef("AT_106", battlecry=Silence(TARGET))
MAGNATAUR_ALPHA = CardDef(
    "AT_067", triggers=[Trigger(AFTER_ATTACK, by_me, DamageBy(EVENT_SOURCE, ADJACENT_TO_TARGET), "sweep")]
)
MASTER_OF_CEREMONIES = CardDef("AT_117", battlecry=If(has_spell_power, Attach("AT_117e", SELF)))
CEREMONY = CardDef("AT_117e", enchant=Enchant(attack=2, health=2))
NORTH_SEA_KRAKEN = CardDef("AT_103", battlecry=Deal(4, TARGET))
RAM_WRANGLER = CardDef("AT_010", battlecry=If(HasRace("BEAST"), SummonRandom(beasts)))
REFRESHMENT_VENDOR = CardDef("AT_111", battlecry=Heal(4, BOTH_HEROES))
RHONIN = CardDef("AT_009", deathrattle=AddCard("EX1_277", count=3))
SEA_REAVER = CardDef("AT_130", drawn=Deal(1, OWN_MINIONS))
SHADO_PAN_RIDER = CardDef("AT_028", combo=Attach("AT_028e", SELF))
RIDING = CardDef("AT_028e", enchant=Enchant(attack=3))
SHADY_DEALER = CardDef("AT_032", battlecry=If(has_pirate, Attach("AT_032e", SELF)))
SHADY_DEALS = CardDef("AT_032e", enchant=Enchant(attack=1, health=1))
SIDESHOW_SPELLEATER = CardDef("AT_098", battlecry=ReplacePower(enemy_power))
SKYCAPN_KRAGG = CardDef("AT_070", auras=[Aura(SELF, cost=minus_pirates, zone="hand")])
SPARRING_PARTNER = CardDef("AT_069", battlecry=GiveKeyword(("taunt",), TARGET))
SPELLSLINGER = CardDef("AT_007", battlecry=AddRandomCard(any_spell, who="both"))
STABLEMASTER = CardDef("AT_057", battlecry=Attach("AT_057o", TARGET))
STABLED = CardDef("AT_057o", enchant=Enchant(keywords=("immune",), until="end_of_turn"))
UNDERCITY_VALIANT = CardDef("AT_030", combo=Deal(1, TARGET))
VARIAN_WRYNN = CardDef("AT_072", battlecry=Draw(3, then=minions_that_were_drawn))
WARHORSE_TRAINER = CardDef("AT_075", auras=[Aura(OWN_MINIONS.where(IsCard(("CS2_101t",))), attack=1)])
WRATHGUARD = CardDef(
    "AT_026", triggers=[Trigger(DAMAGE, about_me, Deal(event_amount, OWN_HERO), "share the pain")]
)
WYRMREST_AGENT = CardDef("AT_116", battlecry=If(holding_dragon, Attach("AT_116e", SELF)))
WYRMREST_FAVOR = CardDef("AT_116e", enchant=Enchant(attack=1, keywords=("taunt",)))

# --- Spells and weapons ----------------------------------------------------------------------------------------

ANCESTRAL_KNOWLEDGE = CardDef("AT_053", spell=Draw(2))
ASTRAL_COMMUNION = CardDef("AT_043", spell=(GainCrystals(10), DiscardHand()))
BALL_OF_SPIDERS = CardDef("AT_062", spell=Summon("FP1_011", 3))
BASH = CardDef("AT_064", spell=(Deal(3, TARGET), GainArmor(3)))
BEAR_TRAP = CardDef(
    "AT_060",
    triggers=[
        Trigger(AFTER_ATTACK, my_hero_is_attacked, Summon("CS2_125"), "call a Bear", when=board_not_full)
    ],
)
BOLSTER = CardDef("AT_068", spell=Attach("AT_068e", OWN_MINIONS.where(HasKeyword(TAUNT))))
BOLSTERED = CardDef("AT_068e", enchant=Enchant(attack=2, health=2))
BURGLE = CardDef("AT_033", spell=AddRandomCard(enemy_class_cards, count=2))
CHARGED_HAMMER = CardDef("AT_050", deathrattle=ReplacePower("AT_050t"))
LIGHTNING_JOLT = CardDef("AT_050t", power=Deal(2, TARGET))
CONFUSE = CardDef(
    "AT_016", spell=Attach("AT_016e", ALL_MINIONS, set_attack=health_of_it, set_health=attack_of_it)
)
DARK_BARGAIN = CardDef("AT_025", spell=(Destroy(RandomSome(ENEMY_MINIONS, 2)), Discard(2)))
DEMONFUSE = CardDef("AT_024", spell=(Attach("AT_024e", TARGET), GainCrystals(1, who="opponent")))
FUSED = CardDef("AT_024e", enchant=Enchant(attack=3, health=3))
ELEMENTAL_DESTRUCTION = CardDef("AT_051", spell=DealInOrder(0, ALL_MINIONS, random=(4, 5)))
ENTER_THE_COLISEUM = CardDef("AT_078", spell=strongest_left)
FIST_OF_JARAXXUS = CardDef(
    "AT_022",
    spell=Deal(4, RandomOne(ENEMY_CHARACTERS)),
    discarded=Deal(4, RandomOne(ENEMY_CHARACTERS)),
)
FLAME_LANCE = CardDef("AT_001", spell=Deal(8, TARGET))
KINGS_DEFENDER = CardDef("AT_065", battlecry=If(has_taunt, LoseDurability(-1, OWN_WEAPON)))
LOCK_AND_LOAD = CardDef("AT_061", spell=EnchantPlayer("AT_061e"))
LOADED = CardDef(
    "AT_061e",
    enchant=Enchant(until="end_of_turn"),
    triggers=[Trigger(PLAY, both(friendly, source_is_spell), AddRandomCard(hunter_cards), "load")],
)
MULCH = CardDef("AT_044", spell=(Destroy(TARGET), AddRandomCard(any_minion, who="opponent")))
POLYMORPH_BOAR = CardDef("AT_005", spell=TransformInto("AT_005t", TARGET))
POWERSHOT = CardDef("AT_056", spell=DealEach(((2, TARGET), (2, RIGHT_THEN_LEFT))))
SEAL_OF_CHAMPIONS = CardDef("AT_074", spell=Attach("AT_074e2", TARGET))
CHAMPIONS_SEAL = CardDef("AT_074e2", enchant=Enchant(attack=3, keywords=("divine_shield",)))
