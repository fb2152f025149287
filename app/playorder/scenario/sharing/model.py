"""How likely a symbol is where it stands: learned from what was seen in the same surroundings before.

Prediction by partial matching: a symbol is looked for among those that followed the narrowest surroundings; where it
is not among them, an escape is coded and wider surroundings are asked, and at last every symbol is as likely as any
other. What an escape has ruled out gets no share of the wider ones. Both sides learn the same symbols in the same
order, so that nothing of the model has to travel.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from playorder.scenario.sharing.coder import Coder
from playorder.scenario.sharing.symbols import SYMBOLS

Contexts = Sequence[Hashable]
"""Descriptions of the surroundings, from the narrowest to the widest."""

_ESCAPE: Final = -1


class Model:
    """Counts of symbols by surroundings. One made with a ``base`` goes on from it and leaves it as it is."""

    def __init__(self, base: Model | None = None) -> None:
        self._base = base
        self._tables: dict[Hashable, dict[int, int]] = {}

    def code(self, coder: Coder, contexts: Contexts, wanted: int = _ESCAPE) -> int:
        """Code one symbol, and learn it. The writing side gives it as ``wanted``; both get it back."""
        ruled_out: set[int] = set()
        depth = 0
        for context in contexts:
            depth += 1
            table = self._table(context)
            weights = {symbol: 2 * count - 1 for symbol, count in table.items() if symbol not in ruled_out}
            if not weights:
                continue
            weights[_ESCAPE] = len(weights)
            symbol = coder.choose(weights, wanted if wanted in weights else _ESCAPE)
            if symbol != _ESCAPE:
                break
            ruled_out.update(table)
        else:
            symbol = coder.choose({symbol: 1 for symbol in range(SYMBOLS) if symbol not in ruled_out}, wanted)
        self._learn(symbol, contexts[:depth])
        return symbol

    def teach(self, contexts: Contexts, symbol: int) -> None:
        """Learn one symbol as if it had been coded."""
        depth = next(
            (depth for depth, context in enumerate(contexts, 1) if symbol in self._table(context)),
            len(contexts),
        )
        self._learn(symbol, contexts[:depth])

    def _table(self, context: Hashable) -> dict[int, int]:
        found = self._tables.get(context)
        if found is None:
            found = {} if self._base is None else dict(self._base._tables.get(context, ()))
            self._tables[context] = found
        return found

    def _learn(self, symbol: int, contexts: Contexts) -> None:
        """Count it in surroundings up to those that knew it: wider ones count what was new to all narrower ones."""
        for context in contexts:
            table = self._table(context)
            table[symbol] = table.get(symbol, 0) + 1
