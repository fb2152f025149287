"""Who answers decisions in a scenario: scripted picks first, then the seed; choices wait for the script."""

from __future__ import annotations

from typing import Any

from playorder.engine.decisions import Decision, DecisionKind, names_entity
from playorder.rulesets.hearthstone.entities import Entity
from playorder.scenario.errors import PickError
from playorder.scenario.naming import Names

_MASK = (1 << 64) - 1


def chance(seed: int, count: int, options: int) -> int:
    """A number below ``options`` from the seed and how many decisions there were; the same on every machine."""
    z = (seed * 0x9E3779B97F4A7C15 + (count + 1) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return (z ^ (z >> 31)) % options


class Answers:
    """The answerer of a scenario's run. What is used up is journaled, so that undoing gives it back."""

    def __init__(self, seed: int, picks: tuple[Any, ...], names: Names) -> None:
        self.seed = seed
        self.picks = picks
        self.names = names

    def __call__(self, game: Any, decision: Decision) -> int | None:
        """The index taken, or None where a player must choose."""
        if decision.kind is DecisionKind.CHOICE:
            return None
        index = self.scripted(game, decision)
        if index is None:
            index = chance(self.seed, game.info.decisions, len(decision.candidates))
        game.set(game.info, "decisions", game.info.decisions + 1)
        return index

    def scripted(self, game: Any, decision: Decision) -> int | None:
        """The first pick that applies, used up."""
        used = game.info.picks_used
        for number, pick in enumerate(self.picks):
            if number in used:
                continue
            wanted = pick
            if isinstance(pick, dict):
                source = pick.get("source")
                if source is not None and not self.names.matches(decision.source, source):
                    continue
                wanted = pick["pick"]
            index = self.index_of(game, decision, wanted)
            game.set(game.info, "picks_used", (*used, number))
            return index
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
        """The candidate with this id, ``NAME#n``, card id or card name; the oldest if several fit."""
        candidates = decision.candidates
        if isinstance(candidates[0], str):
            for index, card_id in enumerate(candidates):
                card = game.catalogue.get(card_id)
                if wanted == card_id or (card is not None and card.name == wanted):
                    return index
            return None
        if not names_entity(candidates[0], decision.reason):
            return None
        exact = self.names.find(wanted)
        if exact is not None and exact.id in candidates:
            return candidates.index(exact.id)
        fitting = [i for i in candidates if wanted in (game.entities[i].card.name, game.entities[i].card.id)]
        if not fitting:
            return None
        oldest = min(fitting, key=lambda i: int(game.entities[i].order))
        return candidates.index(oldest)


def describe(game: Any, decision: Decision, candidate: Any) -> str:
    """A candidate in words."""
    if isinstance(candidate, str):
        card = game.catalogue.get(candidate)
        return f"{card.name} ({candidate})" if card is not None else candidate
    if not names_entity(candidate, decision.reason):
        return str(candidate).lower()
    entity: Entity = game.entities[candidate]
    return f"{entity.card.name} ({entity.key or '#' + str(entity.id)})"
