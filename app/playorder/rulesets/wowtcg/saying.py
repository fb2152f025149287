"""What a move must be told before it can be made, asked in the order in which a link is announced (001:707.1)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from playorder.engine.moves import Move, Need, Step, Way
from playorder.rulesets.wowtcg import costs, targets
from playorder.rulesets.wowtcg.definitions import Cost, Target, Text
from playorder.rulesets.wowtcg.entities import Entity
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.statistics import powers_of
from playorder.rulesets.wowtcg.verbs import COMPLETE, PLAY, PLAY_OTHERWISE, USE


class Said(NamedTuple):
    """What has been said of a move, and what is asked next; what is unsaid has the value that is usual.

    ``x`` is usually as much as can be paid for.
    """

    ability: int = 0
    modes: tuple[int, ...] = ()
    x: int = 0
    divide: tuple[int, ...] = ()
    pay: tuple[int, ...] = ()
    need: Need | None = None


def hear(game: Game, move: Move) -> Said:
    """What a move says with its ways and targets, and what it must be told next."""
    assert move.entity is not None
    return _Hearing(game, move, game.entity(move.entity)).hear()


class _Hearing:
    """One move: its ways are heard one after another, up to the first that has not been said."""

    def __init__(self, game: Game, move: Move, card: Entity) -> None:
        self.game = game
        self.move = move
        self.card = card
        self.told = [way for way in (move.option, *move.details) if way is not None]
        self.need: Need | None = None

    def hear(self) -> Said:
        """All that is said."""
        ability = self._ability()
        text = None if self.need else self._text(ability)
        if text is None:
            return Said(ability, need=self.need)
        modes = self._modes(text)
        x = self._x(text)
        self._ask_targets(text, modes)
        divide = self._division(text, modes)
        return Said(ability, modes, x, divide, self._payers(text), self.need)

    # --- the questions, in their order ---------------------------------------------------------------------

    def _ability(self) -> int:
        powers = powers_of(self.game, self.card) if self.move.verb == USE.name else ()
        words = [power.name or f"power {place}" for place, power in enumerate(powers)]
        return self._way(words) or 0

    def _text(self, ability: int) -> Text | None:
        if self.move.verb in (PLAY.name, PLAY_OTHERWISE.name):
            return self.card.card.link_text
        if self.move.verb == COMPLETE.name:
            return self.card.card.reward
        powers = powers_of(self.game, self.card) if self.move.verb == USE.name else ()
        return powers[ability] if ability < len(powers) else None

    def _modes(self, text: Text) -> tuple[int, ...]:
        """Which modes (001:707.1b)."""
        if not text.modes:
            return ()
        choices = list(combinations(range(len(text.modes)), text.choose))
        words = [_words_of(text, place) for place in range(len(text.modes))]
        way = self._way([" and ".join(words[place] for place in modes) for modes in choices])
        return choices[way or 0]

    def _x(self, text: Text) -> int:
        """X (001:707.1c)."""
        if not text.variable:
            return 0
        largest = max(
            0, len(costs.ready_resources(self.game, self.card.controller)) - (self.card.base_cost or 0)
        )
        way = self._way([f"X = {number}" for number in range(largest + 1)])
        return largest if way is None else way

    def _ask_targets(self, text: Text, modes: tuple[int, ...]) -> None:
        """How many targets, if that may vary, then each of them (001:707.1d)."""
        specs = targets.specs_of(text, modes)
        if self.need is not None or not specs:
            return
        count = sum(spec.least for spec in specs) + self._more_targets(specs[-1], text)
        said = len(self.move.targets)
        if self.need is None and said < count:
            options = targets.candidates(
                self.game, _place_of(specs, said), self.card.controller, self.card, self.move.targets
            )
            self.need = Need(Step.TARGET, options)

    def _more_targets(self, spec: Target, text: Text) -> int:
        """How many targets beyond the least there are: only the last place of a text takes a varying number."""
        if spec.most == spec.least:
            return 0
        there = len(targets.candidates(self.game, spec, self.card.controller, self.card))
        most = min(there, spec.most if spec.most is not None else text.divide or there)
        numbers = range(spec.least, most + 1)
        way = self._way(["1 target" if number == 1 else f"{number} targets" for number in numbers])
        return way or 0

    def _division(self, text: Text, modes: tuple[int, ...]) -> tuple[int, ...]:
        """How much for each target (001:707.1d)."""
        whole = sum(part.divide for part in targets.chosen_texts(text, modes))
        shares = list(_divisions(whole, len(self.move.targets)))
        names = [self.game.entity(target).card.name for target in self.move.targets]
        words = [
            ", ".join(f"{share} to {name}" for share, name in zip(division, names, strict=True))
            for division in shares
        ]
        way = self._way(words)
        return () if way is None else shares[way]

    def _payers(self, text: Text) -> tuple[int, ...]:
        """Which cards pay what no resource pays (001:707.1e)."""
        player = self.card.controller
        picked: list[int] = []
        for cost in self._costs(text):
            if not cost.needs_pick:
                continue
            options = [card for card in cost.picks(self.game, player, self.card) if card not in picked]
            cards = [self.game.entity(number) for number in options]
            words = [f"{card.card.name} ({card.key or place})" for place, card in enumerate(cards, 1)]
            way = self._way(words, [card.card.id for card in cards])
            if way is not None:
                picked.append(options[way])
        return tuple(picked)

    def _costs(self, text: Text) -> tuple[Cost, ...]:
        printed = self.card.card
        if self.move.verb == PLAY_OTHERWISE.name:
            return (*printed.alternative, *printed.additional)
        return printed.additional if self.move.verb == PLAY.name else getattr(text, "costs", ())

    def _way(self, words: list[str], cards: list[str] | None = None) -> int | None:
        """Which of several ways was said; None, and asked for, if none was. A single one is no question."""
        if self.need is not None or len(words) < 2:
            return None
        if self.told:
            return min(self.told.pop(0), len(words) - 1)
        shown = cards or [self.card.card.id] * len(words)
        self.need = Need(
            Step.OPTION, ways=tuple(Way(card, word) for card, word in zip(shown, words, strict=True))
        )
        return None


def _words_of(text: Text, place: int) -> str:
    """A mode in words: its number as documents write it, what it does, and its targets."""
    mode = text.modes[place]
    deeds = [re.sub(r"(?<=[a-z])(?=[A-Z])", " ", effect.label()).lower() for effect in mode.effects]
    return f"mode {place}: {', '.join([*deeds, *(spec.words for spec in mode.targets)])}"


def _place_of(specs: tuple[Target, ...], said: int) -> Target:
    """The place in the text that the next target is for: the last one takes all that are left."""
    for spec in specs[:-1]:
        if said < spec.least:
            return spec
        said -= spec.least
    return specs[-1]


def _divisions(whole: int, count: int) -> Iterator[tuple[int, ...]]:
    """All ways to divide a whole into so many shares of at least 1, the largest first share first."""
    if count == 0 or whole < count:
        return
    if count == 1:
        yield (whole,)
        return
    for first in range(whole - count + 1, 0, -1):
        for rest in _divisions(whole - first, count - 1):
            yield (first, *rest)
