"""The words for events, with who is meant by source, target and player."""

from __future__ import annotations

from typing import Final, NamedTuple

from playorder.rulesets.hearthstone.events import EVENTS, PLAY, EventKind


class EventWord(NamedTuple):
    """One event: its kind, when it is, and who is who; ``""`` where there is none."""

    kind: EventKind
    when: str
    source: str
    target: str
    player: str


def _word(
    name: str, when: str, source: str, target: str, player: str, kind: EventKind | None = None
) -> EventWord:
    return EventWord(kind or EVENTS[name], when, source, target, player)


EVENT_WORDS: Final[dict[str, EventWord]] = {
    "play": _word("play", "a card is played: the On Play phase, before anything it does",
                  "the card", "what it is aimed at", "who plays it"),
    "spell": _word("play", "the same for spells alone", "the spell", "what it is aimed at", "who casts it", PLAY),
    "spend": _word("spend", "at the end of the On Play phase: discounts for one card are used up",
                   "the card", "what it is aimed at", "who plays it"),
    "target": _word("target", "a spell is aimed at a character: the Target phase",
                    "the spell", "the character", "who casts it"),
    "after_play": _word("after_play", "the After Play phase", "the card", "what it was aimed at, by now",
                        "who played it"),
    "before_summon": _word("before_summon", "a minion is about to enter play",
                           "the minion if it was played from hand", "the minion", "its controller"),
    "after_summon": _word("after_summon", "a minion has entered play: the After Summon phase",
                          "", "the minion", "its controller"),
    "summon": _word("after_summon", "the usual word for `after_summon`", "", "the minion", "its controller"),
    "summon_resolution": _word("summon", "the Summon Resolution Step after the phase in which the minion entered",
                               "", "the minion", "its controller"),
    "proposed_attack": _word("proposed_attack", "an attack is announced; another defender may still be named",
                             "attacker", "defender", "the attacker's"),
    "attack": _word("attack", "the defender is settled", "attacker", "defender", "the attacker's"),
    "after_attack": _word("after_attack", "attacker and defender have struck",
                          "attacker", "defender", "the attacker's"),
    "predamage": _word("predamage", "a hero is about to take damage", "who deals it", "the hero", "the hero's"),
    "damage": _word("damage", "a character lost health or armor to damage",
                    "who dealt it", "the character", "the character's"),
    "heal": _word("heal", "a character got health back", "who healed", "the character", "the character's"),
    "death": _word("death", "the death of a minion, hero or weapon is resolved", "", "the dead", "its controller"),
    "draw": _word("draw", "a card came from the top of the deck into the hand", "", "the card", "who draws"),
    "discard": _word("discard", "a card was discarded", "", "the card", "its owner"),
    "turn_start": _word("turn_start", "the Start of Turn phase", "", "", "whose turn it is"),
    "turn_end": _word("turn_end", "the End of Turn phase", "", "", "whose turn it is"),
    "hero_power": _word("hero_power", "the Inspire phase", "the hero power", "what it was aimed at", "who used it"),
    "overload": _word("overload", "crystals were overloaded", "", "", "who owes them"),
    "armor": _word("armor", "a hero gained armor", "", "the hero", "the hero's"),
    "equip": _word("equip", "a weapon was equipped", "", "the weapon", "its controller"),
    "secret_revealed": _word("secret_revealed", "a secret was triggered", "", "the secret", "its owner"),
    "game_start": _word("game_start", "a whole game begins: after both mulligans, before the first turn",
                        "", "", "the dominant player"),
}  # fmt: skip
"""Besides these, ``{"announced": word}`` is the event that an effect ``announce`` makes."""
