"""Paladin cards of the Basic and Classic sets, and the paladin hero powers."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    AFTER_PLAY,
    AFTER_SUMMON,
    ALL_MINIONS,
    ATTACK,
    DAMAGE,
    DEATH,
    ENEMY_CHARACTERS,
    ENEMY_HERO,
    EVENT_TARGET,
    OWN_HERO,
    PLAYED_CHARACTER,
    PROPOSED_ATTACK,
    RESULT,
    SELF,
    TARGET,
    Attach,
    CardDef,
    ChangeDefender,
    Context,
    Deal,
    Draw,
    Enchant,
    Entity,
    EquipWeapon,
    Game,
    GiveKeyword,
    Heal,
    LoseDurability,
    Missiles,
    RandomOne,
    Script,
    Summon,
    SummonCopy,
    Trigger,
    board_not_full,
    both,
    by_me,
    enemy,
    event_amount,
    friendly,
    my_hero_attacks,
    my_hero_is_hit,
    played_character_in_play,
    played_character_lives,
    target_is_minion,
)

REINFORCE = CardDef("CS2_101", power=Summon("CS2_101t"))
THE_SILVER_HAND = CardDef("AT_132_PALADIN", power=Summon("CS2_101t", 2))

# --- Spells ----------------------------------------------------------------------------------------------------

AVENGING_WRATH = CardDef("EX1_384", spell=Missiles(8, RandomOne(ENEMY_CHARACTERS)))
BLESSED_CHAMPION = CardDef("EX1_355", spell=Attach("EX1_355e", TARGET))
DOUBLED = CardDef("EX1_355e", enchant=Enchant(attack_times=2))
BLESSING_OF_KINGS = CardDef("CS2_092", spell=Attach("CS2_092e", TARGET))
KINGLY = CardDef("CS2_092e", enchant=Enchant(attack=4, health=4))
BLESSING_OF_MIGHT = CardDef("CS2_087", spell=Attach("CS2_087e", TARGET))
MIGHTY = CardDef("CS2_087e", enchant=Enchant(attack=3))
BLESSING_OF_WISDOM = CardDef("EX1_363", spell=Attach("EX1_363e", TARGET))
DRAW_ON_ATTACK = Trigger(ATTACK, by_me, Draw(who="caster"), "draw for the caster")
WISE = CardDef("EX1_363e", triggers=[DRAW_ON_ATTACK])
WISE_ENEMY = CardDef("EX1_363e2", triggers=[DRAW_ON_ATTACK])
CONSECRATION = CardDef("CS2_093", spell=Deal(2, ENEMY_CHARACTERS))


def missing_cards(game: Game, me: Entity, context: Context) -> int:
    """How many cards the opponent holds more."""
    return len(game.players[3 - me.controller].hand) - len(game.players[me.controller].hand)


DIVINE_FAVOR = CardDef("EX1_349", spell=Draw(missing_cards))
EQUALITY = CardDef("EX1_619", spell=Attach("EX1_619e", ALL_MINIONS))
EQUAL = CardDef("EX1_619e", enchant=Enchant(set_health=1))
HAMMER_OF_WRATH = CardDef("CS2_094", spell=(Deal(3, TARGET), Draw()))
HAND_OF_PROTECTION = CardDef("EX1_371", spell=GiveKeyword(("divine_shield",), TARGET))
HOLY_LIGHT = CardDef("CS2_089", spell=Heal(6, TARGET))


def cost_of_drawn(game: Game, me: Entity, context: Context) -> int:
    """The cost of the drawn card, wherever it went."""
    return sum(game.cost_of(game.entities[i]) for i in context.value)


HOLY_WRATH = CardDef("EX1_365", spell=Draw(1, then=Deal(cost_of_drawn, TARGET)))
HUMILITY = CardDef("EX1_360", spell=Attach("EX1_360e", TARGET))
HUMBLE = CardDef("EX1_360e", enchant=Enchant(set_attack=1))
LAY_ON_HANDS = CardDef("EX1_354", spell=(Heal(8, TARGET), Draw(3)))

# --- Secrets ---------------------------------------------------------------------------------------------------


def back_with_one_health(game: Game, me: Entity, context: Context) -> Script:
    """Summon the minion as it is printed, with 1 health."""
    dead = game.entities[context.event.target]
    return SummonCopy(EVENT_TARGET, exact=False, changes=(("damage", max(0, dead.card.health - 1)),))


EYE_FOR_AN_EYE = CardDef(
    "EX1_132", triggers=[Trigger(DAMAGE, my_hero_is_hit, Deal(event_amount, ENEMY_HERO), "strike back")]
)
NOBLE_SACRIFICE = CardDef(
    "EX1_130",
    triggers=[
        Trigger(
            PROPOSED_ATTACK,
            enemy,
            Summon("EX1_130a", then=ChangeDefender(RESULT)),
            "defend",
            when=board_not_full,
        )
    ],
)
REDEMPTION = CardDef(
    "EX1_136",
    triggers=[
        Trigger(
            DEATH,
            both(friendly, target_is_minion, board_not_full),
            back_with_one_health,
            "redeem",
            when=board_not_full,
            priority=10,
        )
    ],
)
REPENTANCE = CardDef(
    "EX1_379",
    triggers=[
        Trigger(
            AFTER_PLAY,
            both(enemy, played_character_in_play),
            Attach("EX1_379e", PLAYED_CHARACTER),
            "repent",
            when=played_character_lives,
        )
    ],
)
REPENTED = CardDef("EX1_379e", enchant=Enchant(set_health=1))

# --- Minions and weapons ---------------------------------------------------------------------------------------

ALDOR_PEACEKEEPER = CardDef("EX1_382", battlecry=Attach("EX1_382e", TARGET))
STAND_DOWN = CardDef("EX1_382e", enchant=Enchant(set_attack=1))
ARGENT_PROTECTOR = CardDef("EX1_362", battlecry=GiveKeyword(("divine_shield",), TARGET))
GUARDIAN_OF_KINGS = CardDef("CS2_088", battlecry=Heal(6, OWN_HERO))
SWORD_OF_JUSTICE = CardDef(
    "EX1_366",
    triggers=[
        Trigger(
            AFTER_SUMMON,
            friendly,
            (Attach("EX1_366e", EVENT_TARGET), LoseDurability(1, SELF)),
            "serve justice",
        )
    ],
)
JUSTICE_SERVED = CardDef("EX1_366e", enchant=Enchant(attack=1, health=1))
TIRION_FORDRING = CardDef("EX1_383", deathrattle=EquipWeapon("EX1_383t"))
TRUESILVER_CHAMPION = CardDef(
    "CS2_097", triggers=[Trigger(ATTACK, my_hero_attacks, Heal(2, OWN_HERO), "heal")]
)
