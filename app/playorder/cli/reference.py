"""The vocabulary as a reference for people: Markdown tables for the documentation, and one page of HTML."""

from __future__ import annotations

import html
import json
from typing import Any

from playorder.cards.vocabulary import Part, Slot, Vocabulary, Word

TITLES = {
    Part.EVENTS: "Events", Part.CONDITIONS: "Conditions", Part.SELECTIONS: "Selections", Part.AMOUNTS: "Amounts",
    Part.EFFECTS: "Effects",
}  # fmt: skip

INTRODUCTIONS = {
    Part.EVENTS: "What a trigger answers. Each event has a source (who did it), a target (to whom) and a player.",
    Part.CONDITIONS: "When a trigger is queued (if), when it resolves (when), and when a card or an aura works.",
    Part.SELECTIONS: "What an effect acts on, and whom an aura reaches. Friendly and enemy are seen from the bearer.",
    Part.AMOUNTS: "Numbers that are read from the board when they are needed.",
    Part.EFFECTS: "What happens. An effect is an object, named by one of its fields.",
}


def written(word: Word) -> str:
    """How a word is written, as JSON without quotes around a mere word."""
    return word.example if isinstance(word.example, str) else json.dumps(word.example, ensure_ascii=False)


def fields_of(word: Word) -> list[Slot]:
    """The fields beside the one that names an effect."""
    return [slot for slot in word.slots if slot.name != word.name]


def markdown(vocabulary: Vocabulary, part: Part) -> str:
    """The tables of one part: its words, then what is written as an object."""
    words = vocabulary.words[part]
    if part is Part.EVENTS:
        rows = [
            [f"`{word.name}`" if word.example == word.name else f"`{written(word)}`", word.meaning,
             *((word.facts or {}).get(fact) or "–" for fact in ("source", "target", "player"))]
            for word in words
        ]  # fmt: skip
        return _table(["event", "when", "source", "target", "player"], rows)
    if part is Part.EFFECTS:
        rows = [
            [f"`{word.name}`", ", ".join(f"`{slot.name}`" for slot in fields_of(word)), word.meaning,
             f"`{written(word)}`"]
            for word in words
        ]  # fmt: skip
        return _table(["effect", "other fields", "what it does", "example"], rows)
    what = {Part.CONDITIONS: "true when", Part.SELECTIONS: "meaning", Part.AMOUNTS: "meaning"}[part]
    simple = [[f"`{word.name}`", word.meaning] for word in words if word.example == word.name]
    objects = [word for word in words if word.example != word.name]
    rows = [[f"`{written(word)}`", _about(word) + word.meaning] for word in objects]
    tables = [_table([part.value[:-1], what], simple)]
    if rows:
        tables.append(_table(["object", what], rows))
    return "\n".join(tables)


def _about(word: Word) -> str:
    """The field that an object is there for."""
    name = word.name.strip("{}")
    return "" if word.name == name else f"`{name}`: "


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |\n" for line in lines)


STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { line-height: 1.2; } nav a { margin-right: 1rem; }
article { border-top: 1px solid #8886; padding: .6rem 0; }
h3 { display: inline; font: 600 1rem ui-monospace, monospace; margin-right: .8rem; }
code, pre { font: .875rem/1.4 ui-monospace, monospace; }
pre { background: #8881; padding: .7rem; border-radius: .4rem; overflow-x: auto; }
dl { margin: .2rem 0; display: grid; grid-template-columns: max-content 1fr; gap: 0 .8rem; font-size: .9rem; }
dt { opacity: .75; } dd { margin: 0; } details { margin-top: .3rem; } summary { cursor: pointer; }
"""


def page(vocabulary: Vocabulary, title: str) -> str:
    """One page of HTML that stands on its own: every word with its meaning, its slots and the example that is run."""
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        f"<title>{html.escape(title)}</title><style>{STYLE}</style></head><body><h1>{html.escape(title)}</h1><nav>",
        *(f'<a href="#{part.value}">{TITLES[part]}</a>' for part in Part),
        "</nav>",
    ]
    for part in Part:
        parts.append(f'<h2 id="{part.value}">{TITLES[part]}</h2><p>{INTRODUCTIONS[part]}</p>')
        parts += [_article(word, vocabulary.examples[part, word.name]) for word in vocabulary.words[part]]
    return "".join([*parts, "</body></html>\n"])


def _article(word: Word, example: Any) -> str:
    name = word.name.strip("{}")
    facts = [(fact, told) for fact, told in (word.facts or {}).items() if told]
    facts += [(slot.name, _slot_words(slot)) for slot in word.slots]
    told = "".join(f"<dt>{html.escape(fact)}</dt><dd>{html.escape(value)}</dd>" for fact, value in facts)
    shown = html.escape(json.dumps(example, ensure_ascii=False, indent=1))
    usage = f"<p><code>{html.escape(written(word))}</code></p>" if word.example != word.name else ""
    return (
        f'<article id="{word.part.value}-{html.escape(name)}"><h3>{html.escape(name)}</h3>'
        f"<span>{html.escape(word.meaning)}</span>{usage}"
        f"{f'<dl>{told}</dl>' if told else ''}"
        f"<details><summary>An example that runs</summary><pre>{shown}</pre></details></article>"
    )


def _slot_words(slot: Slot) -> str:
    words = [slot.kind.value, *(["required"] if slot.required else [])]
    if slot.choices:
        words.append("one of " + ", ".join(choice or "nothing" for choice in slot.choices))
    if slot.accepts:
        words.append("holding " + " or ".join(sorted(slot.accepts)))
    if not slot.required and slot.default not in (None, (), ""):
        words.append(f"{slot.default} if left out")
    return ", ".join(words)
