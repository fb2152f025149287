"""Rule switches: what the fragment of the rules lacks and was filled in, each with a name and an explanation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from playorder.cards.switches import Switch, settings

_ON = {"2.0": True}

SWITCHES: Final = (
    Switch("fatal_at_health", "Damage is fatal when it is as much as the health; off: only when it is more.",
           "001:409.6", _ON),
    Switch("healing_is_limited", "Healing removes at most the damage that is there, and only that much is healed.",
           "001:407", _ON),
    Switch("one_resource_a_turn", "A player may place one resource in each of their own turns; off: any number.",
           "001:410", _ON),
    Switch("only_quests_face_up", "Only quests may be placed face up as resources.", "001:410", _ON),
    Switch("completed_quests_turn_over", "A completed quest is turned face down.", "001:702", _ON),
    Switch("dual_wield_needs_melee", "With dual wield one strikes with two Melee (1) weapons; off: with any two.",
           "001:405", _ON),
    Switch("attachments_follow_host", "When the host leaves play its attachments go to their owners' graveyards.",
           "001:400", _ON),
    Switch("uniqueness", "Two unique cards of a name, or more cards of a tag than its number, cannot stay.",
           "001:412", _ON),
    Switch("replacement_is_ordered", "The player concerned orders several replacements of one event; off: they apply "
           "in order of play.", "001:716", _ON),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Rules:
    """The switches as they stand in one game."""

    fatal_at_health: bool = True
    healing_is_limited: bool = True
    one_resource_a_turn: bool = True
    only_quests_face_up: bool = True
    completed_quests_turn_over: bool = True
    dual_wield_needs_melee: bool = True
    attachments_follow_host: bool = True
    uniqueness: bool = True
    replacement_is_ordered: bool = True


EDITIONS: Final[tuple[str, ...]] = ("2.0",)


def rules_of(edition: str, overrides: dict[str, bool] | None = None) -> Rules:
    """The switches of an edition with overrides. Raises :class:`UnknownSwitch`."""
    return Rules(**settings(SWITCHES, EDITIONS, edition, overrides))
