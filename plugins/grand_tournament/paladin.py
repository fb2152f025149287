"""Paladin cards of The Grand Tournament."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ALL_MINIONS,
    ENEMY_MINIONS,
    HERO_POWER,
    OWN_HERO,
    OWN_MINIONS,
    SELF,
    TARGET,
    TURN_START,
    Attach,
    Aura,
    CardDef,
    CardType,
    Context,
    Destroy,
    Enchant,
    Entity,
    Fixed,
    Game,
    Heal,
    IsCard,
    Joust,
    PoolOf,
    RandomOne,
    RevealSecret,
    Script,
    SummonRandom,
    Trigger,
    friendly,
    has_minion,
)


def all_but_the_strongest(game: Game, me: Entity, context: Context) -> Script:
    """Destroy all minions but the strongest of each player; among equals chance decides."""
    spared = []
    for number in (1, 2):
        minions = game.minions_of(number)
        best = max((minion.attack for minion in minions), default=0)
        strongest = Fixed(tuple(minion.id for minion in minions if minion.attack == best))
        spared += [minion.id for minion in RandomOne(strongest, dying=True).find(game, context)]
    return Destroy(ALL_MINIONS - Fixed(tuple(spared)))


ARGENT_LANCE = CardDef("AT_077", battlecry=Joust(Attach("AT_077e", SELF)))
EXTRA_POKE = CardDef("AT_077e", enchant=Enchant(health=1))
COMPETITIVE_SPIRIT = CardDef(
    "AT_073",
    triggers=[Trigger(TURN_START, friendly, Attach("AT_073e", OWN_MINIONS), "own spirit", when=has_minion)],
)
SPIRITED = CardDef("AT_073e", enchant=Enchant(attack=1, health=1))
EADRIC_THE_PURE = CardDef("AT_081", battlecry=Attach("AT_081e", ENEMY_MINIONS))
PURIFIED = CardDef("AT_081e", enchant=Enchant(set_attack=1))
ENTER_THE_COLISEUM = CardDef("AT_078", spell=all_but_the_strongest)
MURLOC_KNIGHT = CardDef(
    "AT_076",
    triggers=[
        Trigger(HERO_POWER, friendly, SummonRandom(PoolOf(CardType.MINION, race="MURLOC")), "call a Murloc")
    ],
)
MYSTERIOUS_CHALLENGER = CardDef("AT_079", battlecry=RevealSecret(5))
SEAL_OF_CHAMPIONS = CardDef("AT_074", spell=Attach("AT_074e2", TARGET))
CHAMPIONS_SEAL = CardDef("AT_074e2", enchant=Enchant(attack=3, keywords=("divine_shield",)))
TUSKARR_JOUSTER = CardDef("AT_104", battlecry=Joust(Heal(7, OWN_HERO)))
WARHORSE_TRAINER = CardDef("AT_075", auras=[Aura(OWN_MINIONS.where(IsCard(("CS2_101t",))), attack=1)])
