"""The words for selections, with the kinds of entities that each can hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from playorder.cards.context import Context
from playorder.cards.selectors import RandomOne, Selection
from playorder.rulesets.hearthstone import selections
from playorder.rulesets.hearthstone.entities import Zone
from playorder.rulesets.hearthstone.selections import Named, bearer

MINION: Final = frozenset({"minion"})
HERO: Final = frozenset({"hero"})
CHARACTER: Final = MINION | HERO
WEAPON: Final = frozenset({"weapon"})
POWER: Final = frozenset({"hero power"})
CARD: Final = frozenset({"card"})
SECRET: Final = frozenset({"secret"})
ANYTHING: Final = CHARACTER | WEAPON | POWER | CARD | SECRET


@dataclass(frozen=True)
class OfKinds:
    """Of one of these kinds: the source of damage may be a spell, which cannot be damaged itself."""

    kinds: frozenset[str]

    def __call__(self, game: Any, me: Any, entity: Any) -> bool:
        if entity.zone in (Zone.HAND, Zone.DECK):
            return "card" in self.kinds
        return ("secret" if entity.zone is Zone.SECRET else entity.type.value) in self.kinds


class SelectionWord(NamedTuple):
    """One selection: what it means, the kinds it can hold, and what it needs: an event, or a target."""

    selection: Selection
    meaning: str
    kinds: frozenset[str]
    needs: str = ""


def _beside(step: int) -> Any:
    def find(game: Any, me: Any, context: Context) -> list[Any]:
        middle = bearer(game, me)
        if middle.zone is not Zone.PLAY:
            return []
        board = game.players[middle.controller].board
        if middle.id not in board:
            return []
        place = board.index(middle.id) + step
        return [game.entities[board[place]]] if 0 <= place < len(board) else []

    return find


LEFT: Final = Named("left_neighbour", _beside(-1))
RIGHT: Final = Named("right_neighbour", _beside(1))

_TABLE: Final[dict[str, tuple[Selection, str, frozenset[str]] | tuple[Selection, str, frozenset[str], str]]] = {
    "self": (selections.SELF, "the bearer, or what it was transformed into", ANYTHING),
    "target": (selections.TARGET, "what the card was aimed at; in a trigger the event's target, or what it has become",
               ANYTHING, "target"),
    "event_source": (selections.EVENT_SOURCE, "the event's source", ANYTHING, "event"),
    "source": (selections.EVENT_SOURCE, "the event's source", ANYTHING, "event"),
    "event_target": (selections.EVENT_TARGET, "the event's target", ANYTHING, "event"),
    "result": (selections.RESULT, "what an effect drew or made, in its `then`", ANYTHING),
    "friendly_hero": (selections.OWN_HERO, "the hero of the bearer's controller", HERO),
    "owner_hero": (selections.OWN_HERO, "the hero of the bearer's controller", HERO),
    "enemy_hero": (selections.ENEMY_HERO, "the other hero", HERO),
    "heroes": (selections.BOTH_HEROES, "both heroes", HERO),
    "minions": (selections.ALL_MINIONS, "all minions, in order of play", MINION),
    "friendly_minions": (selections.OWN_MINIONS, "all minions on the bearer's side", MINION),
    "enemy_minions": (selections.ENEMY_MINIONS, "all minions on the other side", MINION),
    "other_minions": (selections.OTHER_MINIONS, "all minions but the bearer", MINION),
    "other_friendly_minions": (selections.OTHER_OWN_MINIONS, "the bearer's side without the bearer", MINION),
    "characters": (selections.ALL_CHARACTERS, "all minions and heroes, the heroes first", CHARACTER),
    "friendly_characters": (selections.OWN_CHARACTERS, "hero and minions of the bearer's side", CHARACTER),
    "enemy_characters": (selections.ENEMY_CHARACTERS, "hero and minions of the other side", CHARACTER),
    "other_characters": (selections.OTHER_CHARACTERS, "all minions and heroes but the bearer", CHARACTER),
    "other_friendly_characters": (selections.OTHER_OWN_CHARACTERS, "the bearer's side without the bearer", CHARACTER),
    "adjacent": (selections.ADJACENT, "the minions on both sides of the bearer", MINION),
    "left_neighbour": (LEFT, "the minion on the bearer's left", MINION),
    "right_neighbour": (RIGHT, "the minion on the bearer's right", MINION),
    "adjacent_to_target": (selections.ADJACENT_TO_TARGET, "the minions on both sides of the target", MINION, "target"),
    "friendly_weapon": (selections.OWN_WEAPON, "the equipped weapon of the bearer's controller", WEAPON),
    "enemy_weapon": (selections.ENEMY_WEAPON, "the opponent's equipped weapon", WEAPON),
    "friendly_hero_power": (selections.OWN_POWER, "the hero power of the bearer's controller", POWER),
    "enemy_hero_power": (selections.ENEMY_POWER, "the opponent's hero power", POWER),
    "friendly_hand": (selections.OWN_HAND, "the cards in the controller's hand", CARD),
    "enemy_hand": (selections.ENEMY_HAND, "the cards in the opponent's hand", CARD),
    "hands": (selections.BOTH_HANDS, "the cards in both hands", CARD),
    "friendly_deck": (selections.OWN_DECK, "the cards in the controller's deck", CARD),
    "enemy_deck": (selections.ENEMY_DECK, "the cards in the opponent's deck", CARD),
    "friendly_secrets": (selections.OWN_SECRETS, "the controller's secrets in play", SECRET),
    "enemy_secrets": (selections.ENEMY_SECRETS, "the opponent's secrets in play", SECRET),
}  # fmt: skip

_SIDES: Final = {"friendly": ("friendly_", "on the bearer's side"), "enemy": ("enemy_", "on the other side"),
                 "any": ("", "of either side")}  # fmt: skip


def _words() -> dict[str, SelectionWord]:
    found = {name: SelectionWord(*entry) for name, entry in _TABLE.items()}
    for side, (prefix, where) in _SIDES.items():
        for what in ("minion", "character"):
            base = found[f"{prefix}{what}s"]
            one = RandomOne(base.selection)
            even_dying = RandomOne(base.selection, dying=True)
            found[f"all_{side}_{what}s"] = base._replace(meaning=f"all {what}s {where}")
            found[f"random_{side}_{what}"] = SelectionWord(
                one, f"one {what} {where} by chance, never a mortally wounded one", base.kinds
            )
            found[f"random_{side}_{what}_even_dying"] = SelectionWord(
                even_dying, f"one {what} {where} by chance, the mortally wounded included", base.kinds
            )
    return found


SELECTION_WORDS: Final[dict[str, SelectionWord]] = _words()

SELECTION_FIELDS: Final[dict[str, str]] = {
    "of": "the selection that is narrowed",
    "random": "the same, but one of them by chance",
    "some": "with `random`: so many different ones",
    "dying": "with `random`: the mortally wounded included",
    "race": "only those of a tribe",
    "type": "only cards of a type: minion, spell or weapon",
    "card": "only those that are this card",
    "keyword": "only those that have a keyword now",
    "printed": "only those with a printed keyword, such as deathrattle, that are not silenced",
    "damaged": "only the damaged ones, or with false the undamaged",
    "max_attack": "only those with so much attack or less",
    "min_attack": "only those with so much attack or more",
    "without": "all but those of another selection",
}
"""The fields of a selection that is an object, with what each does."""
