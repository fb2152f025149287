"""Rule switches: every difference between the editions has one name, one explanation, one rule."""

from __future__ import annotations

from dataclasses import dataclass

from playorder.cards.switches import Switch, settings

_BOTH = {"2016-03": True, "2015-08": True}
_NEW = {"2016-03": True, "2015-08": False}
_OLD = {"2016-03": False, "2015-08": True}

SWITCHES: tuple[Switch, ...] = (
    Switch("dominant_player", "Triggers of the dominant player are queued and resolved before those of the other "
           "player; off: one queue for both.", "002:6.8", _BOTH),
    Switch("forced_death_runs_death_phase", "A forced death runs a Death Phase at once; off: the deathrattles wait "
           "until the effect is over (patch 4.2).", "002:6.1", _BOTH),
    Switch("all_characters_damage_skips_dying", "Area damage to all characters skips the mortally wounded.",
           "000:5b", _OLD),
    Switch("powermace_skips_dying", "Powermace skips mortally wounded Mechs (before patch 4.2).", "002:5b", _OLD),
    Switch("force_played_is_oldest", "A minion put into play from hand or deck counts as the oldest.", "000:2", _OLD),
    Switch("greedy_combat_queues", "Combat Preparation uses two greedy queues, high priority then low; off: "
           "Proposed Attack events, then an Attack event.", "000:combat 1", _OLD),
    Switch("one_target_phase", "Dragonkin Sorcerer and Spellbender answer in one Target phase; off: in two phases.",
           "002:3.2", _NEW),
    Switch("overload_on_play", "Overload is gained at the end of the On Play phase; off: in Spell Text.",
           "002:6.11", _NEW),
    Switch("replay_clears_destroy_mark", "Playing a minion again clears a left-over pending destroy.", "002:6.5", _NEW),
    Switch("enrage_is_first", "The enrage enchantment stands first in the list; off: it is the newest.",
           "002:4.5", _NEW),
    Switch("two_death_phases_exhaust", "Combat cancelled after two Death Phases uses up the attack.", "002:3.5", _NEW),
    Switch("malorne_is_copied", "Malorne's deathrattle sets him aside and puts a new Malorne into the deck; off: "
           "he goes there himself (patch 4.0).", "002:6.9", _OLD),
    Switch("misdirection_overlooks_stealth", "Misdirection does not trigger where all that is left to hit is in "
           "Stealth, though it may hit that (before patch 3.1).", "002:3.5", _OLD),
    Switch("old_warsong", "Warsong Commander gives Charge to summoned minions with 3 or less attack.", "000:4", _OLD),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Rules:
    """The switches as they stand in one game."""

    dominant_player: bool = True
    forced_death_runs_death_phase: bool = True
    all_characters_damage_skips_dying: bool = False
    powermace_skips_dying: bool = False
    force_played_is_oldest: bool = False
    greedy_combat_queues: bool = False
    one_target_phase: bool = True
    overload_on_play: bool = True
    replay_clears_destroy_mark: bool = True
    enrage_is_first: bool = True
    two_death_phases_exhaust: bool = True
    malorne_is_copied: bool = False
    misdirection_overlooks_stealth: bool = False
    old_warsong: bool = False


EDITIONS: tuple[str, ...] = ("2016-03", "2015-08")


def rules_of(edition: str, overrides: dict[str, bool] | None = None) -> Rules:
    """The switches of an edition with overrides. Raises :class:`UnknownSwitch`."""
    return Rules(**settings(SWITCHES, EDITIONS, edition, overrides))
