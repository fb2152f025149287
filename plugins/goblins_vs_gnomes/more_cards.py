"""More cards of Goblins vs Gnomes: what no worked example of the rulebook names."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ADJACENT,
    ADJACENT_TO_TARGET,
    AFTER_ATTACK,
    ALL_CHARACTERS,
    ALL_MINIONS,
    BOTH_HEROES,
    DAMAGE,
    DEATH,
    ENEMY_CHARACTERS,
    ENEMY_HERO,
    ENEMY_MINIONS,
    EVENT_SOURCE,
    OTHER_OWN_MINIONS,
    OWN_HERO,
    OWN_MINIONS,
    OWN_WEAPON,
    PLAY,
    PROPOSED_ATTACK,
    SELF,
    TARGET,
    TURN_END,
    AddCopy,
    AddRandomCard,
    Attach,
    Aura,
    CardData,
    CardDef,
    CardType,
    ChangeDefender,
    Context,
    DamageBy,
    Deal,
    DealEach,
    DecisionKind,
    Destroy,
    Draw,
    Enchant,
    Entity,
    EquipWeapon,
    Event,
    Fixed,
    ForEach,
    GainCrystals,
    Game,
    GiveKeyword,
    HasRace,
    Heal,
    HealInFull,
    If,
    IsCard,
    MillTop,
    Missiles,
    Named,
    Option,
    Printed,
    Race,
    RandomOne,
    Script,
    ShuffleInto,
    Summon,
    SummonRandom,
    TargetRace,
    Trigger,
    about_me,
    both,
    by_me,
    enemy,
    friendly,
    other_friendly,
    source_is_minion,
    source_is_spell,
)


def spare_parts(game: Game, me: Entity) -> tuple[CardData, ...]:
    """The seven spare parts."""
    return tuple(game.catalogue[f"PART_00{number}"] for number in range(1, 8))


def four_cost_minions(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Any minion that costs 4."""
    return game.catalogue.pool(type=CardType.MINION, cost=4)


def mechs(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Any Mech."""
    return game.catalogue.pool(type=CardType.MINION, race="MECH")


def weapons(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Any weapon."""
    return game.catalogue.pool(type=CardType.WEAPON)


# --- Neutral ---------------------------------------------------------------------------------------------------


def until_three_cards(game: Game, me: Entity, context: Context) -> Script:
    """The player whose turn ends draws up to three cards in hand."""
    player = context.event.player
    missing = 3 - len(game.players[player].hand)
    return Draw(missing, who="you" if player == me.controller else "opponent") if missing > 0 else None


def mech_in_play(game: Game, me: Entity, event: Event | None) -> bool:
    """the controller has a Mech"""
    return any(minion.card.race == "MECH" for minion in game.minions_of(me.controller))


def enemy_holds_six(game: Game, me: Entity, event: Event | None) -> bool:
    """the opponent holds six or more cards"""
    return len(game.players[3 - me.controller].hand) >= 6


def minus_enemy_hand(game: Game, me: Entity, entity: Entity) -> int:
    """One less for each card of the opponent."""
    return -len(game.players[3 - me.controller].hand)


def enemy_deathrattles(game: Game, me: Entity, context: Context) -> int:
    """How many enemy minions have a deathrattle."""
    minions = game.minions_of(3 - me.controller)
    return sum(1 for minion in minions if "deathrattle" in minion.card.keywords and not minion.silenced)


def only_minion(game: Game, me: Entity, event: Event) -> bool:
    """it is the controller's only minion"""
    return len(game.players[me.controller].board) == 1


def one_mana_spell(game: Game, me: Entity, event: Event) -> bool:
    """the spell cost 1"""
    return event.amount == 1


ENHANCEMENTS = ("windfury", "taunt", "divine_shield")


def enhance(game: Game, me: Entity, context: Context) -> Script:
    """Each other friendly minion gets one of three keywords."""
    effects = []
    for minion in game.minions_of(me.controller):
        if minion.id != me.id:
            index = game.decide(DecisionKind.RANDOM, me.id, (0, 1, 2), "random amount")
            effects.append(GiveKeyword((ENHANCEMENTS[index],), Fixed((minion.id,))))
    return tuple(effects)


ANIMA_GOLEM = CardDef(
    "GVG_077", triggers=[Trigger(TURN_END, None, Destroy(SELF), "fall apart", when=only_minion)]
)
BLINGTRON_3000 = CardDef("GVG_119", battlecry=EquipWeapon(who="both", pool=weapons))
CLOCKWORK_GIANT = CardDef("GVG_121", auras=[Aura(SELF, cost=minus_enemy_hand, zone="hand")])
COGMASTER = CardDef("GVG_013", auras=[Aura(SELF, attack=2, when=mech_in_play)])
ENHANCE_O_MECHANO = CardDef("GVG_107", battlecry=enhance)
FEL_REAVER = CardDef("GVG_016", triggers=[Trigger(PLAY, enemy, MillTop(3), "burn cards")])
FOE_REAPER_4000 = CardDef(
    "GVG_113", triggers=[Trigger(AFTER_ATTACK, by_me, DamageBy(EVENT_SOURCE, ADJACENT_TO_TARGET), "reap")]
)
GAZLOWE = CardDef(
    "GVG_117",
    triggers=[
        Trigger(PLAY, both(friendly, source_is_spell, one_mana_spell), AddRandomCard(mechs), "build a Mech")
    ],
)
GOBLIN_SAPPER = CardDef("GVG_095", auras=[Aura(SELF, attack=4, when=enemy_holds_six)])
HEMET_NESINGWARY = CardDef("GVG_120", battlecry=Destroy(TARGET))
JEEVES = CardDef("GVG_094", triggers=[Trigger(TURN_END, None, until_three_cards, "serve")])
JUNKBOT = CardDef(
    "GVG_106",
    triggers=[Trigger(DEATH, both(other_friendly, TargetRace("MECH")), Attach("GVG_106e", SELF), "scavenge")],
)
JUNKED_UP = CardDef("GVG_106e", enchant=Enchant(attack=2, health=2))
LIL_EXORCIST = CardDef(
    "GVG_097",
    battlecry=Attach("GVG_101e", SELF, Enchant(), attack=enemy_deathrattles, health=enemy_deathrattles),
)
PILOTED_SKY_GOLEM = CardDef("GVG_105", deathrattle=SummonRandom(four_cost_minions))
STONESPLINTER_TROGG = CardDef(
    "GVG_067", triggers=[Trigger(PLAY, both(enemy, source_is_spell), Attach("GVG_067a", SELF), "get angry")]
)
STONESPLINTER_ANGER = CardDef("GVG_067a", enchant=Enchant(attack=1))
TOSHLEY = CardDef("GVG_115", battlecry=AddRandomCard(spare_parts), deathrattle=AddRandomCard(spare_parts))


def wrong_enemies_exist(game: Game, me: Entity, event: Event) -> bool:
    """the attacker is in play and not mortally wounded"""
    assert event.source is not None
    attacker: Entity = game.entities[event.source]
    return game.in_play(attacker) and not game.is_mortally_wounded(attacker)


def other_enemies(game: Game, me: Entity, context: Context) -> list[Entity]:
    """Enemies of the attacker other than the present defender."""
    assert game.info.attack_attacker is not None
    number = 3 - game.entities[game.info.attack_attacker].controller
    found = [game.hero_of(number), *game.minions_of(number)]
    return [enemy_ for enemy_ in found if enemy_.id != game.info.attack_defender]


OTHER_ENEMIES = Named("other enemies", other_enemies)


def stumble(game: Game, me: Entity, context: Context) -> Script:
    """A coin flip, then another defender."""
    wrong = RandomOne(OTHER_ENEMIES)
    if wrong.any(game, context) and game.decide(DecisionKind.RANDOM, me.id, (False, True), "forgetful"):
        return ChangeDefender(wrong)
    return None


MOGOR_THE_OGRE = CardDef(
    "GVG_112",
    triggers=[Trigger(PROPOSED_ATTACK, source_is_minion, stumble, "stumble", when=wrong_enemies_exist)],
)

# --- Classes ---------------------------------------------------------------------------------------------------

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
GROVE_TENDER = CardDef(
    "GVG_032",
    choose=(Option("GVG_032a", GainCrystals(1, who="both")), Option("GVG_032b", Draw(1, who="both"))),
)
MECH_BEAR_CAT = CardDef(
    "GVG_034", triggers=[Trigger(DAMAGE, about_me, AddRandomCard(spare_parts), "lose a part")]
)
RECYCLE = CardDef("GVG_031", spell=ShuffleInto(TARGET))
TREE_OF_LIFE = CardDef("GVG_033", spell=HealInFull(ALL_CHARACTERS))


def other_beasts(game: Game, me: Entity, context: Context) -> int:
    """How many other Beasts the controller has."""
    return sum(1 for m in game.minions_of(me.controller) if m.card.race == "BEAST" and m.id != me.id)


COBRA_SHOT = CardDef("GVG_073", spell=DealEach(((3, TARGET), (3, ENEMY_HERO))))
GLAIVEZOOKA = CardDef("GVG_043", battlecry=Attach("GVG_043e", RandomOne(OWN_MINIONS, dying=True)))
GLAIVED = CardDef("GVG_043e", enchant=Enchant(attack=1))
KING_OF_BEASTS = CardDef("GVG_046", battlecry=Attach("GVG_046e", SELF, attack=other_beasts))
METALTOOTH_LEAPER = CardDef("GVG_048", battlecry=Attach("GVG_048e", OTHER_OWN_MINIONS.where(Race("MECH"))))
METAL_TEETH = CardDef("GVG_048e", enchant=Enchant(attack=2))
ECHO_OF_MEDIVH = CardDef("GVG_005", spell=AddCopy(OWN_MINIONS))
FLAMECANNON = CardDef("GVG_001", spell=Deal(4, RandomOne(ENEMY_MINIONS)))
GOBLIN_BLASTMAGE = CardDef("GVG_004", battlecry=If(HasRace("MECH"), Missiles(4, RandomOne(ENEMY_CHARACTERS))))
WEE_SPELLSTOPPER = CardDef(
    "GVG_122",
    auras=[Aura(ADJACENT, keywords=("cant_be_targeted_by_spells", "cant_be_targeted_by_hero_powers"))],
)
COGHAMMER = CardDef(
    "GVG_059",
    battlecry=ForEach(RandomOne(OWN_MINIONS, dying=True), GiveKeyword(("divine_shield", "taunt"), TARGET)),
)
MUSTER_FOR_BATTLE = CardDef("GVG_061", spell=(Summon("CS2_101t", 3), EquipWeapon("CS2_091")))
QUARTERMASTER = CardDef("GVG_060", battlecry=Attach("GVG_060e", OWN_MINIONS.where(IsCard(("CS2_101t",)))))
WELL_EQUIPPED = CardDef("GVG_060e", enchant=Enchant(attack=2, health=2))
SCARLET_PURIFIER = CardDef("GVG_101", battlecry=Deal(2, ALL_MINIONS.where(Printed("deathrattle"))))
SEAL_OF_LIGHT = CardDef("GVG_057", spell=(Heal(4, OWN_HERO), Attach("GVG_057a", OWN_HERO)))
SEALED = CardDef("GVG_057a", enchant=Enchant(attack=2, until="end_of_turn"))
SHADOWBOMBER = CardDef("GVG_009", battlecry=Deal(3, BOTH_HEROES))
UPGRADED_REPAIR_BOT = CardDef("GVG_083", battlecry=Attach("GVG_083e", TARGET, Enchant(health=4)))
COGMASTERS_WRENCH = CardDef("GVG_024", auras=[Aura(OWN_WEAPON, attack=2, when=mech_in_play)])
GOBLIN_AUTO_BARBER = CardDef("GVG_023", battlecry=Attach("GVG_023a", OWN_WEAPON))
EXTRA_SHARP = CardDef("GVG_023a", enchant=Enchant(attack=1))
IRON_SENSEI = CardDef(
    "GVG_027",
    triggers=[
        Trigger(
            TURN_END,
            friendly,
            Attach("GVG_027e", RandomOne(OTHER_OWN_MINIONS.where(Race("MECH")), dying=True)),
            "train",
        )
    ],
)
IRONED_OUT = CardDef("GVG_027e", enchant=Enchant(attack=2, health=2))
TINKERS_SHARPSWORD_OIL = CardDef(
    "GVG_022",
    spell=Attach("GVG_022a", OWN_WEAPON),
    combo=(Attach("GVG_022a", OWN_WEAPON), Attach("GVG_022b", RandomOne(OWN_MINIONS, dying=True))),
)
OILED_WEAPON = CardDef("GVG_022a", enchant=Enchant(attack=3))
OILED_MINION = CardDef("GVG_022b", enchant=Enchant(attack=3))
SILTFIN_SPIRITWALKER = CardDef(
    "GVG_040", triggers=[Trigger(DEATH, both(other_friendly, TargetRace("MURLOC")), Draw(), "draw")]
)
VITALITY_TOTEM = CardDef("GVG_039", triggers=[Trigger(TURN_END, friendly, Heal(4, OWN_HERO), "heal")])


def target_is_friendly_demon(game: Game, me: Entity, context: Context) -> bool:
    """the target is a friendly Demon"""
    assert context.target is not None
    target: Entity = game.entities[context.target]
    return target.card.race == "DEMON" and target.controller == me.controller


def is_no_mech(game: Game, me: Entity, entity: Entity) -> bool:
    """Not a Mech."""
    return entity.card.race != "MECH"


DEMONHEART = CardDef(
    "GVG_019", spell=If(target_is_friendly_demon, Attach("GVG_019e", TARGET), Deal(5, TARGET))
)
DEMON_HEARTED = CardDef("GVG_019e", enchant=Enchant(attack=5, health=5))
FEL_CANNON = CardDef(
    "GVG_020",
    triggers=[Trigger(TURN_END, friendly, Deal(2, RandomOne(ALL_MINIONS.where(is_no_mech))), "fire")],
)


def four_less_with_damaged(game: Game, me: Entity, entity: Entity) -> int:
    """Four less with a damaged friendly minion."""
    return -4 if any(minion.damage > 0 for minion in game.minions_of(me.controller)) else 0


CRUSH = CardDef(
    "GVG_052", spell=Destroy(TARGET), auras=[Aura(SELF, cost=four_less_with_damaged, zone="hand")]
)
SCREWJANK_CLUNKER = CardDef("GVG_055", battlecry=Attach("GVG_055e", TARGET))
SCREWED = CardDef("GVG_055e", enchant=Enchant(attack=2, health=2))
