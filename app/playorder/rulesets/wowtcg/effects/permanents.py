"""What texts do to cards in play: destroy, exhaust, ready, return, put into play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playorder.cards.effects import Effect, Script, as_effects, push_effects
from playorder.cards.selectors import Selection
from playorder.rulesets.wowtcg import destruction, entering, states
from playorder.rulesets.wowtcg.choices import may_choose
from playorder.rulesets.wowtcg.context import Context
from playorder.rulesets.wowtcg.definitions import Card
from playorder.rulesets.wowtcg.entities import Entity, Zone
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.leaving import move
from playorder.rulesets.wowtcg.opening import shuffle
from playorder.rulesets.wowtcg.selections import TARGETS


@dataclass(frozen=True)
class Destroy(Effect):
    """Destroy cards, all at once. ``if_done`` follows if one was."""

    what: Selection = TARGETS
    if_done: Script = None

    def possible(self, game: Game, context: Context) -> bool:
        """Whether one of them can be destroyed."""
        return any(destruction.can_be_destroyed(game, card) for card in self.what.find(game, context))

    def run(self, game: Game, context: Context) -> None:
        destroyed = destruction.destroy(game, self.what.find(game, context))
        if destroyed:
            push_effects(game, as_effects(self.if_done), context)


@dataclass(frozen=True)
class Exhaust(Effect):
    """Exhaust cards."""

    what: Selection = TARGETS

    def possible(self, game: Game, context: Context) -> bool:
        """Whether one of them is ready: an exhausted card can't be exhausted (001:105.1)."""
        return any(not card.exhausted for card in self.what.find(game, context))

    def run(self, game: Game, context: Context) -> None:
        for card in self.what.find(game, context):
            states.exhaust(game, card)


@dataclass(frozen=True)
class Ready(Effect):
    """Ready cards, all at once."""

    what: Selection = TARGETS

    def run(self, game: Game, context: Context) -> None:
        states.ready(game, *self.what.find(game, context))


@dataclass(frozen=True)
class PutIntoHand(Effect):
    """Put cards into their owners' hands (001:413.2)."""

    what: Selection = TARGETS

    def run(self, game: Game, context: Context) -> None:
        for card in self.what.find(game, context):
            move(game, card, Zone.HAND)


@dataclass(frozen=True, eq=False)
class PutIntoPlay(Effect):
    """Put cards into play under the player, those for which ``only_if`` holds."""

    what: Selection = TARGETS
    only_if: Callable[[Game, int, Entity], bool] | None = None
    exhausted: bool = False

    def run(self, game: Game, context: Context) -> None:
        for card in self.what.find(game, context):
            if self.only_if is None or self.only_if(game, context.player, card):
                entering.enter_play(game, card, context.player, exhausted=self.exhausted)


@dataclass(frozen=True, eq=False)
class MakeToken(Effect):
    """Put a token into play (001:403.2)."""

    card: Card

    def run(self, game: Game, context: Context) -> None:
        entering.make_token(game, self.card, context.player)


@dataclass(frozen=True)
class SearchForSameName(Effect):
    """The controller of what was destroyed may search their deck for its name, put that into play, and shuffles.

    The card enters exhausted, whatever becomes of its own powers (001:710.1b, 413.4b).
    """

    def run(self, game: Game, context: Context) -> None:
        event = context.event
        assert event is not None
        assert event.target is not None
        name = game.entity(event.target).card.name
        deck = game.players[event.player].deck
        options = [number for number in deck if game.entity(number).card.name == name]
        found = may_choose(game, event.player, context.source, options, "search the deck")
        if found is not None:
            game.push((shuffle, event.player, 0))
            entering.enter_play(game, game.entity(found), event.player, exhausted=True)
