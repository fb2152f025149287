"""Replacing a hero (seed 002, 四1)."""

from __future__ import annotations

from playorder.carddata.cards import CardData
from playorder.rulesets.hearthstone.enchantments import remove_enchantments
from playorder.rulesets.hearthstone.entities import IN_PLAY, SET_ASIDE, Entity
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.index import listen, unlisten
from playorder.rulesets.hearthstone.powers import replace_power


def replace_hero(game: Game, player: int, card: CardData, power: CardData | None) -> Entity:
    """The new hero has no damage, armor, enchantments or exhaustion; the weapon stays; the power is fresh."""
    new = game.new_entity(card, player)
    take_over(game, player, new, power)
    return new


def take_over(game: Game, player: int, new: Entity, power: CardData | None) -> None:
    """An entity outside all zones becomes the player's hero; the old one is set aside."""
    owner = game.players[player]
    old = game.hero_of(player)
    unlisten(game, old)
    remove_enchantments(game, old)
    if old.zone is IN_PLAY:
        game.set(old, "zone", SET_ASIDE)
        game.set(owner, "setaside", (*owner.setaside, old.id))
    game.set(new, "zone", IN_PLAY)
    game.set(owner, "hero", new.id)
    listen(game, new)
    game.set(game.info, "check_auras", True)
    if power is not None:
        replace_power(game, player, power)
