"""The hooks that a plugin may implement (pluggy). They are asked at start and on look-up, never for game events."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, runtime_checkable

import pluggy

from playorder.cards.definition import CardDef
from playorder.cards.whole import WholeCard

if TYPE_CHECKING:
    from playorder.scenario.ruleset import Ruleset

hookspec = pluggy.HookspecMarker("playorder")
hookimpl = pluggy.HookimplMarker("playorder")


@dataclass(frozen=True)
class RulesetInfo:
    """A ruleset that documents may name: its word, a title for people, and its editions, the usual one first.

    ``make`` gives the ruleset itself; it is called when a document first names it.
    """

    name: str
    title: str
    editions: tuple[str, ...]
    make: Callable[[], Ruleset]


@runtime_checkable
class RandomGames(Protocol):
    """Whole random games of one ruleset, for ``playorder soak``."""

    @property
    def ruleset(self) -> str:
        """The ruleset's word."""

    @property
    def editions(self) -> tuple[str, ...]:
        """Its editions; the games take turns through them."""

    def play(self, seed: int, edition: str) -> int:
        """Play a game to its end; the result is how many actions it had. The same seed gives the same game.

        Raises whatever goes wrong, an error or a broken invariant, with notes (``add_note``) that say where.
        """


class PlayorderSpecs:
    """All hooks, one method each."""

    @hookspec(firstresult=True)
    def card_definition(self, card_id: str) -> CardDef | None:
        """What a card does, or None if this plugin does not define it. Asked once for each card id of a run."""

    @hookspec
    def defined_cards(self) -> Iterable[str]:  # type: ignore[empty-body]
        """The ids of all cards that this plugin defines, without importing their modules."""

    @hookspec
    def whole_cards(self, ruleset: str) -> Iterable[WholeCard]:  # type: ignore[empty-body]
        """The cards that this plugin brings for a ruleset whose game has no package of card data.

        Asked once for each ruleset that a document names; of two cards of one name the first stands.
        """

    @hookspec
    def rulesets(self) -> Iterable[RulesetInfo]:  # type: ignore[empty-body]
        """The rulesets that this plugin provides. Asked at start; a name that two provide belongs to the first."""

    @hookspec
    def random_games(self) -> Iterable[RandomGames]:  # type: ignore[empty-body]
        """Random games of the rulesets that this plugin provides."""
