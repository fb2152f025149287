"""Who answers decisions in a scenario: scripted picks first, then the seed; choices wait for the script."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from playorder.engine.decisions import Decision, DecisionKind, names_entity
from playorder.scenario.errors import PickError
from playorder.scenario.naming import Names

_MASK = (1 << 64) - 1


def chance(seed: int, count: int, options: int) -> int:
    """A number below ``options`` from the seed and how many decisions there were; the same on every machine."""
    z = (seed * 0x9E3779B97F4A7C15 + (count + 1) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return (z ^ (z >> 31)) % options


SHUFFLES: Final = frozenset({"place in deck"})
"""Reasons of decisions that nobody wants to be asked about: the seed decides them."""


class Taken(NamedTuple):
    """A random decision of a run: which candidate was taken, and the number of the pick that said so, if one did."""

    decision: Decision
    candidate: int
    """Its place among the candidates."""
    pick: int | None


class Answers:
    """The answerer of a scenario's run. What is used up is journaled, so that undoing gives it back.

    With ``ask`` a decision to which no pick applies stays open, instead of being left to the seed.
    """

    def __init__(self, seed: int, picks: tuple[Any, ...], names: Names, ask: bool = False) -> None:
        self.seed = seed
        self.picks = picks
        self.names = names
        self.ask = ask
        self._taken: list[Taken] = []

    def taken(self, game: Any) -> list[Taken]:
        """The random decisions so far, in order."""
        return self._taken[: game.info.decisions]

    def __call__(self, game: Any, decision: Decision) -> int | None:
        """The index taken, or None where a player must choose."""
        if decision.kind is not DecisionKind.RANDOM:
            return None
        count = game.info.decisions
        number = self.applying(decision, game.info.picks_used)
        if number is not None:
            index = self.index_of(game, decision, wanted_by(self.picks[number]))
            game.set(game.info, "picks_used", (*game.info.picks_used, number))
        elif self.ask and decision.reason not in SHUFFLES:
            return None
        else:
            index = decision.fallen_on(chance(self.seed, count, decision.whole))
        # what was undone since is forgotten here
        self._taken[count:] = [Taken(decision, index, number)]
        game.set(game.info, "decisions", count + 1)
        return index

    def applying(self, decision: Decision, used: tuple[int, ...]) -> int | None:
        """The number of the first pick that applies to a decision and is not used up."""
        for number, pick in enumerate(self.picks):
            if number not in used and applies(self.names, pick, decision):
                return number
        return None

    def index_of(self, game: Any, decision: Decision, wanted: Any) -> int:
        """Which candidate a pick means. Raises :class:`PickError`, which lists the candidates."""
        candidates = decision.candidates
        if isinstance(wanted, bool):
            if wanted in candidates and isinstance(candidates[0], bool):
                return candidates.index(wanted)
        elif isinstance(wanted, int):
            if 0 <= wanted < len(candidates):
                return wanted
        elif isinstance(wanted, str):
            index = self.named(game, decision, wanted)
            if index is not None:
                return index
        raise PickError(
            f"the pick {wanted!r} is not among the candidates of “{decision.reason}”: "
            + ", ".join(describe(game, decision, candidate) for candidate in candidates)
        )

    def named(self, game: Any, decision: Decision, wanted: str) -> int | None:
        """The candidate with this id, ``NAME#n``, card id or card name, the oldest if several fit; or this number."""
        candidates = decision.candidates
        if isinstance(candidates[0], str):
            for index, card_id in enumerate(candidates):
                card = game.catalogue.get(card_id)
                if wanted == card_id or (card is not None and card.name == wanted):
                    return index
            return None
        if not names_entity(candidates[0], decision.reason):
            words = [describe(game, decision, candidate) for candidate in candidates]
            return words.index(wanted) if wanted in words else None
        exact = self.names.find(wanted)
        if exact is not None and exact.id in candidates:
            return candidates.index(exact.id)
        fitting = [i for i in candidates if wanted in (game.entities[i].card.name, game.entities[i].card.id)]
        if not fitting:
            return None
        oldest = min(fitting, key=lambda i: int(game.entities[i].order))
        return candidates.index(oldest)


def applies(names: Names, pick: Any, decision: Decision) -> bool:
    """Whether a pick is for a decision: any, or those of its source; no text means a place in a deck."""
    if decision.reason in SHUFFLES and isinstance(wanted_by(pick), str):
        return False
    source = pick.get("source") if isinstance(pick, dict) else None
    return source is None or names.matches(decision.source, source)


def wanted_by(pick: Any) -> Any:
    """The candidate that a pick names."""
    return pick["pick"] if isinstance(pick, dict) else pick


def describe(game: Any, decision: Decision, candidate: Any) -> str:
    """A candidate in words."""
    if isinstance(candidate, str):
        card = game.catalogue.get(candidate)
        return f"{card.name} ({candidate})" if card is not None else candidate
    if not names_entity(candidate, decision.reason):
        return str(candidate).lower()
    entity = game.entities[candidate]
    return f"{entity.card.name} ({entity.key or '#' + str(entity.id)})"
