"""Hunter cards of the Basic and Classic sets, and the hunter hero powers."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    AFTER_ATTACK,
    AFTER_PLAY,
    ALL_MINIONS,
    ATTACK,
    DEATH,
    ENEMY_CHARACTERS,
    ENEMY_MINIONS,
    ENEMY_SECRETS,
    EVENT_SOURCE,
    OTHER_OWN_MINIONS,
    OWN_HERO,
    OWN_MINIONS,
    PLAYED_CHARACTER,
    PROPOSED_ATTACK,
    RIGHT_THEN_LEFT,
    SECRET_REVEALED,
    SELF,
    STEALTH,
    SUMMON_RESOLUTION,
    TARGET,
    Attach,
    Aura,
    CardDef,
    CardsOf,
    ChangeDefender,
    Context,
    Deal,
    DealEach,
    Destroy,
    DestroySecret,
    Draw,
    Enchant,
    Entity,
    Event,
    Game,
    LoseKeyword,
    Named,
    Race,
    RandomOne,
    RandomSome,
    RemoveEnchantments,
    ReturnToHand,
    Summon,
    SummonRandom,
    TargetRace,
    Track,
    Trigger,
    attacker_lives,
    board_not_full,
    both,
    enemy,
    enemy_minion_attacks,
    friendly,
    my_hero_attacks,
    my_hero_is_attacked,
    my_minion_is_attacked,
    other_friendly,
    played_character_in_play,
    played_character_lives,
)


def aimed_or_at_the_enemy_hero(game: Game, me: Entity, context: Context) -> list[Entity]:
    """What the shot was aimed at, where Steamwheedle Sniper lets it aim; else the enemy hero."""
    return [game.hero_of(3 - me.controller) if context.target is None else game.entities[context.target]]


WHAT_IS_SHOT = Named("target or enemy hero", aimed_or_at_the_enemy_hero)

STEADY_SHOT = CardDef("DS1h_292", power=Deal(2, WHAT_IS_SHOT))
BALLISTA_SHOT = CardDef("AT_132_HUNTER", power=Deal(3, WHAT_IS_SHOT))

# --- Spells ----------------------------------------------------------------------------------------------------


COMPANIONS = CardsOf("NEW1_032", "NEW1_033", "NEW1_034")
ANIMAL_COMPANION = CardDef("NEW1_031", spell=SummonRandom(COMPANIONS))
LEOKK = CardDef("NEW1_033", auras=[Aura(OTHER_OWN_MINIONS, attack=1)])
ARCANE_SHOT = CardDef("DS1_185", spell=Deal(2, TARGET))
BESTIAL_WRATH = CardDef("EX1_549", spell=Attach("EX1_549o", TARGET))
WRATHFUL = CardDef("EX1_549o", enchant=Enchant(attack=2, keywords=("immune",), until="end_of_turn"))
DEADLY_SHOT = CardDef("EX1_617", spell=Destroy(RandomOne(ENEMY_MINIONS)))
EXPLOSIVE_SHOT = CardDef("EX1_537", spell=DealEach(((5, TARGET), (2, RIGHT_THEN_LEFT))))
FLARE = CardDef(
    "EX1_544", spell=(LoseKeyword(("stealth",), ALL_MINIONS), DestroySecret(ENEMY_SECRETS), Draw())
)
HUNTERS_MARK = CardDef("CS2_084", spell=Attach("CS2_084e", TARGET))
MARKED = CardDef("CS2_084e", enchant=Enchant(set_health=1))


def three_or_five(game: Game, me: Entity, context: Context) -> int:
    """Five with a Beast in play, else three."""
    return 5 if any(minion.card.race == "BEAST" for minion in game.minions_of(me.controller)) else 3


def enemy_minions_count(game: Game, me: Entity, context: Context) -> int:
    """How many minions the opponent has."""
    return len(game.players[3 - me.controller].board)


KILL_COMMAND = CardDef("EX1_539", spell=Deal(three_or_five, TARGET))
MULTI_SHOT = CardDef("DS1_183", spell=Deal(3, RandomSome(ENEMY_MINIONS, 2)))
TRACKING = CardDef("DS1_184", spell=Track())
UNLEASH_THE_HOUNDS = CardDef("EX1_538", spell=Summon("EX1_538t", enemy_minions_count))

# --- Secrets ---------------------------------------------------------------------------------------------------


def other_characters(game: Game, me: Entity, context: Context) -> list[Entity]:
    """Everybody but attacker and defender."""
    fighting = (game.info.attack_attacker, game.info.attack_defender)
    everybody = [c for number in (1, 2) for c in (game.hero_of(number), *game.minions_of(number))]
    return [character for character in everybody if character.id not in fighting]


THIRD_CHARACTERS = Named("third characters", other_characters)


def third_character_lives(game: Game, me: Entity, event: Event) -> bool:
    """there is a third character that is not mortally wounded"""
    fighting = (event.source, event.target)
    everybody = [c for number in (1, 2) for c in (game.hero_of(number), *game.minions_of(number))]
    if game.rules.misdirection_overlooks_stealth:
        everybody = [c for c in everybody if not c.keywords & STEALTH]
    return any(c.id not in fighting and not game.is_mortally_wounded(c) for c in everybody)


EXPLOSIVE_TRAP = CardDef(
    "EX1_610", triggers=[Trigger(PROPOSED_ATTACK, my_hero_is_attacked, Deal(2, ENEMY_CHARACTERS), "explode")]
)
FREEZING_TRAP = CardDef(
    "EX1_611",
    triggers=[
        Trigger(
            PROPOSED_ATTACK,
            enemy_minion_attacks,
            ReturnToHand(EVENT_SOURCE, then=Attach("EX1_611e", TARGET)),
            "freeze back",
            when=attacker_lives,
        )
    ],
)
TRAPPED = CardDef("EX1_611e", enchant=Enchant(cost=2))
MISDIRECTION = CardDef(
    "EX1_533",
    triggers=[
        Trigger(
            PROPOSED_ATTACK,
            both(my_hero_is_attacked, third_character_lives),
            ChangeDefender(RandomOne(THIRD_CHARACTERS)),
            "misdirect",
            when=attacker_lives,
        )
    ],
)
SNAKE_TRAP = CardDef(
    "EX1_554",
    triggers=[
        Trigger(
            PROPOSED_ATTACK,
            my_minion_is_attacked,
            Summon("EX1_554t", 3),
            "let the snakes out",
            when=board_not_full,
        )
    ],
)
SNIPE = CardDef(
    "EX1_609",
    triggers=[
        Trigger(
            AFTER_PLAY,
            both(enemy, played_character_in_play),
            Deal(4, PLAYED_CHARACTER),
            "snipe",
            when=played_character_lives,
        )
    ],
)

# --- Minions and weapons ---------------------------------------------------------------------------------------


EAGLEHORN_BOW = CardDef(
    "EX1_536",
    triggers=[Trigger(SECRET_REVEALED, friendly, Attach("EX1_536e", SELF), "gain durability")],
)
UPGRADED = CardDef("EX1_536e", enchant=Enchant(health=1))
GLADIATORS_LONGBOW = CardDef(
    "DS1_188",
    triggers=[
        Trigger(ATTACK, my_hero_attacks, Attach("DS1_188e", OWN_HERO), "aim"),
        Trigger(AFTER_ATTACK, my_hero_attacks, RemoveEnchantments(("DS1_188e",), OWN_HERO), "lower the bow"),
    ],
)
# until patch 5.0 with the Attack event: too late for an Explosive Trap, which answers the Proposed Attack;
# like Gorehowl's Bloodrage it stays where the attack is called off, until the next one (002, 三5)
AIMING = CardDef("DS1_188e", enchant=Enchant(keywords=("immune",)))
HOUNDMASTER = CardDef("DS1_070", battlecry=Attach("DS1_070o", TARGET))
MASTERS_PRESENCE = CardDef("DS1_070o", enchant=Enchant(attack=2, health=2, keywords=("taunt",)))
SAVANNAH_HIGHMANE = CardDef("EX1_534", deathrattle=Summon("EX1_534t", 2))
SCAVENGING_HYENA = CardDef(
    "EX1_531",
    triggers=[Trigger(DEATH, both(other_friendly, TargetRace("BEAST")), Attach("EX1_531e", SELF), "feed")],
)
WELL_FED = CardDef("EX1_531e", enchant=Enchant(attack=2, health=1))
STARVING_BUZZARD = CardDef(
    "CS2_237",
    triggers=[Trigger(SUMMON_RESOLUTION, both(other_friendly, TargetRace("BEAST")), Draw(), "draw")],
)
TIMBER_WOLF = CardDef("DS1_175", auras=[Aura(OTHER_OWN_MINIONS.where(Race("BEAST")), attack=1)])
TUNDRA_RHINO = CardDef("DS1_178", auras=[Aura(OWN_MINIONS.where(Race("BEAST")), keywords=("charge",))])
