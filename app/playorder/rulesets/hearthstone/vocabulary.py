"""The vocabulary of triggers written in a document: words for events, conditions, selections and effects.

A trigger is ``{"on": EVENT, "if": CONDITION?, "do": [EFFECT, ...], "name": "..."?}``. Everything here is compiled
into the same frozen values that cards are written in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from playorder.carddata.cards import CardType
from playorder.carddata.catalogue import AmbiguousCard, Catalogue, UnknownCard
from playorder.cards.definition import Enchant, Trigger
from playorder.cards.effects import Effect
from playorder.cards.selectors import RandomOne, Selection
from playorder.cards.spelling import near, only_known
from playorder.rulesets.hearthstone import conditions, effects, selections
from playorder.rulesets.hearthstone.events import EVENTS, PLAY, EventKind
from playorder.rulesets.hearthstone.keywords import KEYWORDS


class VocabularyError(Exception):
    """A word that is not in the vocabulary: the JSON path, what is wrong, what would be right."""

    def __init__(self, path: str, wrong: str, right: str = "") -> None:
        super().__init__(f"{path}: {wrong}; {right}")
        self.path = path
        self.wrong = wrong
        self.right = right


@dataclass(frozen=True)
class Word:
    """One word of the vocabulary with its meaning and, for effects, its form."""

    name: str
    meaning: str
    form: str = ""


EVENT_WORDS: dict[str, tuple[EventKind, str]] = {
    **{kind.name: (kind, kind.text) for kind in EVENTS.values()},
    "summon": (EVENTS["after_summon"], "a minion was summoned (After Summon)"),
    "summon_resolution": (EVENTS["summon"], "a minion was summoned (Summon Resolution step)"),
    "spell": (PLAY, "a spell is cast (On Play phase)"),
}

CONDITION_WORDS: dict[str, Callable[[Any, Any, Any], bool]] = {
    "friendly": conditions.friendly,
    "enemy": conditions.enemy,
    "self": conditions.about_me,
    "other": conditions.not_about_me,
    "by_self": conditions.by_me,
    "by_other": conditions.not_by_me,
    "minion": conditions.target_is_minion,
    "hero": conditions.target_is_hero,
    "by_minion": conditions.source_is_minion,
    "by_spell": conditions.source_is_spell,
    "by_hero": conditions.source_is_hero,
    "own_turn": conditions.own_turn,
    "not_mortally_wounded": conditions.not_mortally_wounded,
    "target_in_play": conditions.target_in_play,
    "target_is_friendly": conditions.target_is_friendly,
    "holding_dragon": conditions.holding_dragon,
    "hand_not_full": conditions.hand_not_full,
    "board_not_full": conditions.board_not_full,
    "has_minion": conditions.has_minion,
    "has_weapon": conditions.has_weapon,
    "empty_hand": conditions.empty_hand,
    "damaged": conditions.is_damaged_now,
}


def _any(game: Any, me: Any, event: Any) -> bool:
    """always"""
    return True


CONDITION_WORDS["any"] = _any

_SIDES = {"friendly": "friendly_", "enemy": "enemy_", "any": ""}
SELECTION_WORDS: dict[str, Selection] = {
    **selections.SELECTIONS,
    "source": selections.EVENT_SOURCE,
    "event_target": selections.EVENT_TARGET,
    "owner_hero": selections.OWN_HERO,
}
for _side, _prefix in _SIDES.items():
    for _what in ("minion", "character"):
        _base = selections.SELECTIONS[f"{_prefix}{_what}s"]
        SELECTION_WORDS[f"all_{_side}_{_what}s"] = _base
        SELECTION_WORDS[f"random_{_side}_{_what}"] = RandomOne(_base)
        SELECTION_WORDS[f"random_{_side}_{_what}_even_dying"] = RandomOne(_base, dying=True)


class Reader:
    """Compiles the words of one document; ``catalogue`` finds cards by id or name."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def trigger(self, value: Any, path: str) -> Trigger:
        """A whole trigger. Raises :class:`VocabularyError`."""
        data = self.fields(value, ("on", "if", "do", "name"), path, "a trigger")
        if "on" not in data or "do" not in data:
            raise VocabularyError(
                path, "a trigger needs 'on' and 'do'", '{"on": "damage", "if": "self", "do": [...]}'
            )
        word = self.word(data["on"], EVENT_WORDS, f"{path}.on", "event")
        parts: list[Any] = [self.condition(data["if"], f"{path}.if")] if "if" in data else []
        if data["on"] == "spell":
            parts.append(conditions.source_is_spell)
        condition = None if not parts else parts[0] if len(parts) == 1 else conditions.All(tuple(parts))
        do = data["do"] if isinstance(data["do"], list) else [data["do"]]
        made = tuple(self.effect(effect, f"{path}.do[{i}]") for i, effect in enumerate(do))
        name = data.get("name", "")
        if not isinstance(name, str):
            raise VocabularyError(f"{path}.name", "not a text", 'write "name": "..."')
        return Trigger(EVENT_WORDS[word][0], condition, made, name or word)

    def fields(self, value: Any, keys: Iterable[str], path: str, what: str) -> dict[str, Any]:
        """An object with these fields only."""
        if not isinstance(value, dict):
            raise VocabularyError(path, f"{what} must be an object", "write it in { }")
        return only_known(value, keys, path, what, VocabularyError)

    def word(self, value: Any, known: Iterable[str], path: str, what: str) -> str:
        """One word of a list."""
        if not isinstance(value, str):
            raise VocabularyError(path, f"{what} must be a word", near("", known))
        if value not in known:
            raise VocabularyError(path, f"unknown {what} {value!r}", near(value, known))
        return value

    def number(self, value: Any, path: str) -> int:
        """A whole number."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise VocabularyError(path, "not a whole number", "write a number such as 2")
        return value

    def condition(self, value: Any, path: str) -> Any:
        """A word, a list (all of them), ``{"not": …}``, ``{"race": …}``, ``{"source_race": …}``."""
        if isinstance(value, list):
            return conditions.All(tuple(self.condition(part, f"{path}[{i}]") for i, part in enumerate(value)))
        if isinstance(value, dict):
            data = self.fields(value, ("not", "race", "source_race", "has_race"), path, "a condition")
            if len(data) != 1:
                raise VocabularyError(path, "a condition object has exactly one field", '{"not": "enemy"}')
            if "not" in data:
                return conditions.Not(self.condition(data["not"], f"{path}.not"))
            if "race" in data:
                return conditions.TargetRace(str(data["race"]).upper())
            if "source_race" in data:
                return conditions.SourceRace(str(data["source_race"]).upper())
            return conditions.HasRace(str(data["has_race"]).upper())
        return CONDITION_WORDS[self.word(value, CONDITION_WORDS, path, "condition")]

    def selection(self, value: Any, path: str) -> Selection:
        """A word, or ``{"random": word}``, ``{"of": word, "race": …}``."""
        if isinstance(value, dict):
            data = self.fields(value, ("random", "of", "race", "damaged", "dying"), path, "a selection")
            base = self.selection(data.get("random", data.get("of", "characters")), path)
            if "race" in data:
                base = base.where(selections.Race(str(data["race"]).upper()))
            if data.get("damaged"):
                base = base.where(selections.is_damaged)
            return RandomOne(base, bool(data.get("dying", False))) if "random" in data else base
        return SELECTION_WORDS[self.word(value, SELECTION_WORDS, path, "selection")]

    def card(self, value: Any, path: str, card_type: CardType | None = None) -> str:
        """A card by id or exact English name."""
        if not isinstance(value, str):
            raise VocabularyError(path, "not a card", "give a card id or an exact English name")
        try:
            found = self.catalogue.find(value)
        except UnknownCard as error:
            raise VocabularyError(path, f"unknown card {value!r}", near(value, error.near)) from error
        except AmbiguousCard as error:
            ids = ", ".join(candidate.id for candidate in error.candidates)
            raise VocabularyError(
                path, f"several cards are named {value!r}", f"give one of the ids {ids}"
            ) from error
        if card_type is not None and found.type is not card_type:
            raise VocabularyError(
                path, f"{found.name} is a {found.type.value}", f"a {card_type.value} belongs here"
            )
        return found.id

    def effect(self, value: Any, path: str) -> Effect:
        """One effect: an object whose first word names it."""
        if not isinstance(value, dict):
            raise VocabularyError(path, "an effect must be an object", '{"damage": 1, "to": "enemy_hero"}')
        kinds = [kind for kind in EFFECT_FORMS if kind in value]
        if len(kinds) != 1:
            raise VocabularyError(
                path, "an effect must be exactly one thing", "one of " + ", ".join(EFFECT_FORMS)
            )
        kind = kinds[0]
        data = self.fields(value, EFFECT_FORMS[kind].fields, path, f"the effect {kind!r}")
        return EFFECT_FORMS[kind].make(self, data, path)


@dataclass(frozen=True)
class EffectForm:
    """How one effect is written: its fields, what it means, and how it is made."""

    fields: tuple[str, ...]
    meaning: str
    example: str
    make: Callable[[Reader, dict[str, Any], str], Effect]


def _to(reader: Reader, data: dict[str, Any], path: str, key: str = "to", default: str = "self") -> Selection:
    return reader.selection(data.get(key, default), f"{path}.{key}")


def _who(reader: Reader, data: dict[str, Any], path: str) -> str:
    return reader.word(data.get("who", "you"), ("you", "opponent", "both"), f"{path}.who", "player")


def _buff(reader: Reader, data: dict[str, Any], path: str) -> Effect:
    keywords = data.get("keywords", [])
    for keyword in keywords if isinstance(keywords, list) else [keywords]:
        reader.word(keyword, KEYWORDS, f"{path}.keywords", "keyword")
    until = data.get("until", "")
    reader.word(until or "", ("", "end_of_turn", "start_of_your_turn"), f"{path}.until", "duration")
    enchant = Enchant(
        attack=reader.number(data.get("attack", 0), f"{path}.attack"),
        health=reader.number(data.get("health", 0), f"{path}.health"),
        cost=reader.number(data.get("cost", 0), f"{path}.cost"),
        keywords=tuple(keywords),
        until=until,
    )
    return effects.Attach("", _to(reader, data, path, "buff"), enchant)


def _set(reader: Reader, data: dict[str, Any], path: str) -> Effect:
    attack = None if "attack" not in data else reader.number(data["attack"], f"{path}.attack")
    health = None if "health" not in data else reader.number(data["health"], f"{path}.health")
    return effects.Attach("", _to(reader, data, path, "set"), Enchant(set_attack=attack, set_health=health))


EFFECT_FORMS: dict[str, EffectForm] = {
    "damage": EffectForm(
        ("damage", "to"), "deal damage", '{"damage": 1, "to": "random_enemy_character"}',
        lambda r, d, p: effects.Deal(r.number(d["damage"], f"{p}.damage"), _to(r, d, p)),
    ),
    "heal": EffectForm(
        ("heal", "to"), "restore health", '{"heal": 2, "to": "owner_hero"}',
        lambda r, d, p: effects.Heal(r.number(d["heal"], f"{p}.heal"), _to(r, d, p)),
    ),
    "summon": EffectForm(
        ("summon", "count", "who"), "summon minions", '{"summon": "Wisp", "count": 2}',
        lambda r, d, p: effects.Summon(
            r.card(d["summon"], f"{p}.summon", CardType.MINION),
            r.number(d.get("count", 1), f"{p}.count"),
            _who(r, d, p),
        ),
    ),
    "draw": EffectForm(
        ("draw", "who"), "draw cards", '{"draw": 1}',
        lambda r, d, p: effects.Draw(r.number(d["draw"], f"{p}.draw"), _who(r, d, p)),
    ),
    "destroy": EffectForm(
        ("destroy",), "destroy", '{"destroy": "event_target"}', lambda r, d, p: effects.Destroy(_to(r, d, p, "destroy"))
    ),
    "buff": EffectForm(
        ("buff", "attack", "health", "cost", "keywords", "until"), "attach an enchantment",
        '{"buff": "self", "attack": 1, "health": 1}', _buff,
    ),
    "set": EffectForm(("set", "attack", "health"), "set attack or health", '{"set": "self", "attack": 1}', _set),
    "transform": EffectForm(
        ("transform", "into"), "transform into a card", '{"transform": "event_target", "into": "CS2_tk1"}',
        lambda r, d, p: effects.TransformInto(
            r.card(d.get("into"), f"{p}.into", CardType.MINION), _to(r, d, p, "transform")
        ),
    ),
    "return_to_hand": EffectForm(
        ("return_to_hand",), "return to its controller's hand", '{"return_to_hand": "self"}',
        lambda r, d, p: effects.ReturnToHand(_to(r, d, p, "return_to_hand")),
    ),
    "silence": EffectForm(
        ("silence",), "silence", '{"silence": "event_target"}', lambda r, d, p: effects.Silence(_to(r, d, p, "silence"))
    ),
    "freeze": EffectForm(
        ("freeze",), "freeze", '{"freeze": "event_source"}', lambda r, d, p: effects.Freeze(_to(r, d, p, "freeze"))
    ),
    "take_control": EffectForm(
        ("take_control",), "take control", '{"take_control": "random_enemy_minion"}',
        lambda r, d, p: effects.TakeControl(_to(r, d, p, "take_control")),
    ),
    "add_card": EffectForm(
        ("add_card", "count", "who"), "put new cards into a hand", '{"add_card": "GAME_005"}',
        lambda r, d, p: effects.AddCard(
            r.card(d["add_card"], f"{p}.add_card"), _who(r, d, p), r.number(d.get("count", 1), f"{p}.count")
        ),
    ),
    "discard": EffectForm(
        ("discard", "who"), "discard random cards", '{"discard": 1}',
        lambda r, d, p: effects.Discard(r.number(d["discard"], f"{p}.discard"), _who(r, d, p)),
    ),
    "armor": EffectForm(
        ("armor", "who"), "gain armor", '{"armor": 2}',
        lambda r, d, p: effects.GainArmor(r.number(d["armor"], f"{p}.armor"), _who(r, d, p)),
    ),
    "mana": EffectForm(
        ("mana", "who"), "gain mana this turn", '{"mana": 1}',
        lambda r, d, p: effects.GainMana(r.number(d["mana"], f"{p}.mana"), _who(r, d, p)),
    ),
    "crystals": EffectForm(
        ("crystals", "who"), "gain empty mana crystals", '{"crystals": 1}',
        lambda r, d, p: effects.GainCrystals(r.number(d["crystals"], f"{p}.crystals"), True, _who(r, d, p)),
    ),
    "lose_durability": EffectForm(
        ("lose_durability", "of"), "a weapon loses durability", '{"lose_durability": 1, "of": "enemy_weapon"}',
        lambda r, d, p: effects.LoseDurability(
            r.number(d["lose_durability"], f"{p}.lose_durability"), _to(r, d, p, "of", "enemy_weapon")
        ),
    ),
}  # fmt: skip


def words() -> dict[str, list[Word]]:
    """The whole vocabulary by part, for documentation and completion."""
    return {
        "events": [Word(name, text) for name, (_, text) in sorted(EVENT_WORDS.items())],
        "conditions": [
            Word(name, str(test.__doc__ or "").strip().splitlines()[0])
            for name, test in sorted(CONDITION_WORDS.items())
        ],
        "selections": [Word(name, name.replace("_", " ")) for name in sorted(SELECTION_WORDS)],
        "effects": [Word(name, form.meaning, form.example) for name, form in EFFECT_FORMS.items()],
    }
