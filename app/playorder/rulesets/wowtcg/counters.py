"""Counters (001:403.1): one without a name is written as what it changes, such as “+1 ATK” or “-1 health”."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from playorder.rulesets.wowtcg.entities import Entity

_NAMELESS: Final = re.compile(r"([+-]\d{1,9}) ?(atk|def|health)", re.IGNORECASE)


@cache
def _change(name: str) -> tuple[str, int]:
    """The statistic that a counter of this name changes, and by how much; nothing for one that has a name."""
    match = _NAMELESS.fullmatch(name)
    return ("", 0) if match is None else (match[2].lower(), int(match[1]))


def added_by_counters(entity: Entity, statistic: str) -> int:
    """What the nameless counters on a card add to its ``atk``, ``def`` or ``health`` (001:403.1c)."""
    changes = ((*_change(name), count) for name, count in entity.counters)
    return sum(amount * count for changed, amount, count in changes if changed == statistic)
