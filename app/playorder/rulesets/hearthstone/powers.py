"""Using a hero power: Hero Power phase, Inspire phase, outcome (seed 002, 三6)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from playorder.carddata.cards import CardData
from playorder.cards.context import Context
from playorder.cards.effects import push_effects
from playorder.engine.steps import Steps, begin_steps
from playorder.model.values import Value
from playorder.rulesets.hearthstone import mana
from playorder.rulesets.hearthstone.entities import IN_PLAY, SET_ASIDE, Entity
from playorder.rulesets.hearthstone.events import HERO_POWER
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.phases import NORMAL, begin_phase, event_phase
from playorder.rulesets.hearthstone.turns import check_outcome, close
from playorder.rulesets.hearthstone.zones import move, put_in


@mypyc_attr(acyclic=True)
class PowerUse(Value):
    """What the player wants: the hero power, whose it is, its target, the Choose One option (index)."""

    __slots__ = ("choose", "player", "power", "target")

    def __init__(self, power: int, player: int, target: int | None, choose: int | None) -> None:
        self.power: Final = power
        self.player: Final = player
        self.target: Final = target
        self.choose: Final = choose

    def parts(self) -> tuple[Any, ...]:
        return (self.power, self.player, self.target, self.choose)


def begin_power(game: Game, player: int, target: int | None, choose: int | None) -> None:
    """Push the sequence of the player's hero power."""
    owner = game.players[player]
    assert owner.hero_power is not None
    power: Entity = game.entities[owner.hero_power]
    if game.recorder is not None:
        game.recorder.open("sequence", "Hero Power", "002:三6", source=power.id, target=target, player=player)
    begin_steps(game, HERO_POWER_USE, PowerUse(power.id, player, target, choose))


def power_phase(game: Game, use: PowerUse) -> None:
    """Hero Power phase: the cost is paid, the power resolves."""
    player = use.player
    owner = game.players[player]
    power: Entity = game.entities[use.power]
    mana.pay(game, player, game.cost_of(power))
    game.add(owner, "power_uses", 1)
    game.add(owner, "powers_used_this_game", 1)
    begin_phase(game, "Hero Power", "002:三6", NORMAL, player)
    definition = power.definition
    if use.choose is not None:
        game.add(owner, "power_options_this_turn", 1)
    if definition is not None:
        effects = definition.text(definition.power, use.choose, combo=False)
        push_effects(game, effects, Context(use.power, use.target))


def inspire_phase(game: Game, use: PowerUse) -> None:
    """Inspire phase."""
    event_phase(game, "Inspire", "002:三6", HERO_POWER, use.power, use.target, use.player)


HERO_POWER_USE: Final[Steps] = (power_phase, inspire_phase, close, check_outcome)


def uses_left(game: Game, player: int) -> bool:
    """Once a turn, plus what refreshed it; Coldarra Drake makes it unlimited through its own trigger."""
    owner = game.players[player]
    return owner.power_uses < 1 + owner.refreshes


def refresh(game: Game, player: int) -> None:
    """The hero power may be used once more (Coldarra Drake, Garrison Commander)."""
    owner = game.players[player]
    if owner.power_uses >= 1 + owner.refreshes:
        game.set(owner, "refreshes", owner.power_uses)


def replace_power(game: Game, player: int, card: CardData) -> Entity:
    """A new hero power, usable at once even if it is the same again (三6)."""
    owner = game.players[player]
    if owner.hero_power is not None:
        move(game, game.entities[owner.hero_power], SET_ASIDE)
    power = game.new_entity(card, player)
    put_in(game, power, IN_PLAY)
    game.set(owner, "power_uses", 0)
    game.set(owner, "refreshes", 0)
    return power


def take_power(game: Game, source: Entity, chosen: Entity, others: tuple[int, ...]) -> None:
    """What a Discover of hero powers does with the chosen one (Sir Finley Mrrgglton)."""
    replace_power(game, source.controller, chosen.card)
