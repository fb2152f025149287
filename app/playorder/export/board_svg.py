"""A board as SVG: plates, numbers and signs drawn from plain shapes, with no art and no fonts to fetch."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from playorder.export.palette import CLASSES, DARK, LIGHT, NEUTRAL, Palette
from playorder.model.zones import Layout
from playorder.timeline.board_view import BoardView, EntityView, PlayerView, ZoneView
from playorder.timeline.ranks import with_ranks

WIDTH = 1180
SIDE = 330
"""Height of one player's half with one row of cards in play."""
FURTHER_ROW = 122
"""How much higher it is for each further row with something in it."""
BAR = 40
"""Height of the line between the halves: whose turn it is."""
STACK = 240
"""Width of the column of what waits to resolve, if anything does."""
MOST_TOKENS = 6
"""More tokens than these are counted, not drawn."""
_PLATE_W, _PLATE_H, _PITCH = 116, 104, 132
_CARD_W, _CARD_H = 100, 62
_KEYWORDS = {
    "cant_attack": "can't attack", "cant_be_targeted_by_hero_powers": "no targeting", "mega_windfury": "windfury ×4",
    "cant_be_targeted_by_spells": "no targeting", "cant_be_targeted": "no targeting",
}  # fmt: skip
_MARKS = ("deathrattle", "mortally_wounded", "pending_destroy", "enraged")


def board_svg(board: BoardView, *, dark: bool = False, title: str = "") -> str:
    """The whole board as one SVG document; player 1 below and the order of play counted from 1, as in the window."""
    board = with_ranks(board)
    palette = DARK if dark else LIGHT
    one, two = board.players
    waiting = [
        entity
        for player in board.players
        for zone in _zones(player, Layout.STACK)
        for entity in zone.entities
    ]
    upper, lower = _height(two), _height(one)
    width, height = WIDTH + (STACK if waiting else 0), upper + BAR + lower
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" role="img" font-family="Inter, Noto Sans, Segoe UI, sans-serif" font-size="13">',
        f"<title>{escape(title or 'Board')}</title>",
        f'<rect width="{width}" height="{height}" fill="{palette.ground}"/>',
        *_side(two, 0, palette, upper=True),
        *_between(board, upper, palette),
        *_side(one, upper + BAR, palette, upper=False),
        *(_stack(board, waiting, height, palette) if waiting else ()),
        "</svg>",
    ]
    return "\n".join(parts)


def _zones(player: PlayerView, layout: Layout) -> list[ZoneView]:
    """The zones of a side that are drawn in one way, as the ruleset declares them."""
    return [zone for zone in player.zones if zone.layout == layout]


def _rows(player: PlayerView) -> list[ZoneView]:
    """The rows in play, next to the middle first: the first one always, others with something in them."""
    rows = _zones(player, Layout.ROW)
    return rows[:1] + [row for row in rows[1:] if row.entities]


def _height(player: PlayerView) -> int:
    return SIDE + FURTHER_ROW * max(0, len(_rows(player)) - 1)


def _stack(board: BoardView, waiting: list[EntityView], height: int, palette: Palette) -> Iterator[str]:
    """What waits to resolve, the last one on top."""
    label = next(zone.label for player in board.players for zone in _zones(player, Layout.STACK))
    left, width = WIDTH, STACK - 8
    yield f'<rect x="{left}" y="8" width="{width}" height="{height - 16}" rx="12" fill="{palette.side}"/>'
    yield _text(left + 16, 34, label, palette.text, size=15, weight=600, anchor="start")
    for place, entity in enumerate(reversed(waiting)):
        y, edge = 50 + 54 * place, palette.players[entity.player - 1]
        yield f"<g><title>{escape(describe(entity))}</title>"
        yield (
            f'<rect x="{left + 12}" y="{y}" width="{width - 24}" height="46" rx="8" fill="{palette.plate}" '
            f'stroke="{edge}" stroke-width="2"/>'
        )
        yield from _name(left + width / 2, y + 20, entity.name, palette, room=26, size=12)
        yield "</g>"


def _between(board: BoardView, top: int, palette: Palette) -> Iterator[str]:
    active = board.players[board.active - 1]
    words = f"{active.name or f'Player {board.active}'}: turn {board.turn}"
    if board.result:
        words = f"The game is over: {board.result}"
    elif board.moment:
        words += f", {board.moment}"
    colour = palette.players[board.active - 1]
    yield _text(WIDTH / 2, top + BAR / 2 + 5, words, colour, size=15, weight=600)
    for player, x in ((board.players[1], 150), (board.players[0], WIDTH - 150)):
        edge = palette.players[player.player - 1]
        means = "resources" if any(zone.name == "resources" for zone in player.zones) else "mana"
        words = f"p{player.player} {means} {player.mana} of {player.crystals}"
        yield _text(x, top + BAR / 2 + 5, words, edge)


def _side(player: PlayerView, top: int, palette: Palette, *, upper: bool) -> Iterator[str]:
    edge = palette.players[player.player - 1]
    yield f'<g transform="translate(0 {top})">'
    yield (
        f'<rect x="8" y="8" width="{WIDTH - 16}" height="{_height(player) - 16}" rx="12" '
        f'fill="{palette.side}"/>'
    )
    name = player.name or f"Player {player.player}"
    yield _text(24, 34, name, edge, size=15, weight=600, anchor="start")
    whose = (", dominant" if player.dominant else "") + (", has priority" if player.has_priority else "")
    facts = [f"p{player.player}{whose}"]
    facts += [f"{zone.label} {len(zone.entities)}" for zone in _zones(player, Layout.PILE)]
    if player.fatigue:
        facts.append(f"fatigue {player.fatigue}")
    if player.locked or player.owed:
        facts.append(f"locked {player.locked}, owed {player.owed}")
    for line, fact in enumerate(facts):
        yield _text(24, 54 + 18 * line, fact, palette.muted, anchor="start")
    hands, rows = _zones(player, Layout.HAND), _rows(player)
    if not upper:
        for place, row in enumerate(rows):
            yield from _board(row, 18 + FURTHER_ROW * place, palette, edge)
    further = FURTHER_ROW * (len(rows) - 1) if rows else 0
    yield from _places(player, 96 if upper else 142 + further, palette, edge)
    for hand in hands[:1]:
        yield from _hand(hand, 18 if upper else 244 + further, palette)
    if upper:
        for place, row in enumerate(reversed(rows)):
            yield from _board(row, 208 + FURTHER_ROW * place, palette, edge)
    yield "</g>"


def _board(zone: ZoneView, y: float, palette: Palette, edge: str) -> Iterator[str]:
    entities = zone.entities
    left = WIDTH / 2 - _PITCH * (len(entities) - 1) / 2 + 40
    pitch = _PITCH
    for place, entity in enumerate(entities):
        yield from _plate(entity, left + place * pitch - _PLATE_W / 2, y, palette, edge)


def _places(player: PlayerView, y: float, palette: Palette, edge: str) -> Iterator[str]:
    tokens = [entity for zone in _zones(player, Layout.TOKENS) for entity in zone.entities]
    slots = [entity for zone in _zones(player, Layout.SLOT) for entity in zone.entities]
    shown = [*(tokens if len(tokens) <= MOST_TOKENS else ()), *slots]
    left = WIDTH / 2 - _PITCH * (len(shown) - 1) / 2 + 40
    for place, entity in enumerate(shown):
        yield from _plate(entity, left + place * _PITCH - _PLATE_W / 2, y, palette, edge, height=88)


def _hand(zone: ZoneView, y: float, palette: Palette) -> Iterator[str]:
    entities = zone.entities
    pitch = min(_CARD_W + 8, 900 / max(1, len(entities)))
    left = WIDTH / 2 - pitch * (len(entities) - 1) / 2 + 40 - _CARD_W / 2
    for place, entity in enumerate(entities):
        x = left + place * pitch
        colour = CLASSES.get(entity.card_class, NEUTRAL)
        width = _CARD_W
        yield f"<g><title>{escape(describe(entity))}</title>"
        yield (
            f'<rect x="{x:.1f}" y="{y}" width="{width}" height="{_CARD_H}" rx="8" fill="{palette.plate}" '
            f'stroke="{colour}" stroke-width="2"/>'
        )
        yield from _name(x + width / 2, y + 27, entity.name, palette, room=13, size=12)
        yield _gem(
            x + 4, y + 4, str(entity.cost), _level(entity.cost, entity.base_cost, less=True), "#4E93DB"
        )
        if entity.type in ("minion", "weapon"):
            health = entity.durability if entity.type == "weapon" else entity.health
            yield _text(x + width / 2, y + _CARD_H - 6, f"{entity.attack} / {health}", palette.muted, size=12)
        yield "</g>"


def _plate(
    entity: EntityView, x: float, y: float, palette: Palette, edge: str, height: float = _PLATE_H
) -> Iterator[str]:
    colour = CLASSES.get(entity.card_class, NEUTRAL)
    middle, foot = x + _PLATE_W / 2, y + height
    yield f"<g><title>{escape(describe(entity))}</title>"
    if "taunt" in entity.keywords:
        yield (
            f'<path d="M{x - 6:.1f} {y - 4:.1f}h{_PLATE_W + 12}v{height * 0.7:.1f}l{-(_PLATE_W + 12) / 2:.1f} '
            f'{height * 0.3 + 12:.1f}l{-(_PLATE_W + 12) / 2:.1f} {-(height * 0.3 + 12):.1f}z" fill="none" '
            f'stroke="{palette.taunt}" stroke-width="3" stroke-linejoin="round"/>'
        )
    dash = ' stroke-dasharray="6 4"' if "stealth" in entity.keywords or entity.type == "spell" else ""
    dying = {"mortally_wounded", "pending_destroy"} & entity.marks
    stroke = palette.bad if dying else colour
    corner = 26 if entity.type == "minion" else 10
    yield (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{_PLATE_W}" height="{height}" rx="{corner}" '
        f'fill="{palette.plate}" stroke="{stroke}" stroke-width="3"{dash}/>'
    )
    if "divine_shield" in entity.keywords:
        yield (
            f'<rect x="{x - 4:.1f}" y="{y - 4:.1f}" width="{_PLATE_W + 8}" height="{height + 8}" rx="30" fill="none" '
            f'stroke="{palette.shield}" stroke-width="2"/>'
        )
    yield from _name(middle, y + 28, entity.name, palette, room=14)
    for line, word in enumerate(signs(entity)[:2]):
        yield _text(
            middle, y + 62 + 13 * line, word, palette.bad if "wounded" in word else palette.muted, size=11
        )
    if entity.told_order and entity.zone not in ("hero", "hero_power"):
        yield (
            f'<rect x="{middle - 15:.1f}" y="{y - 8:.1f}" width="30" height="17" rx="5" '
            f'fill="{palette.plate}" stroke="{edge}"/>'
        )
        yield _text(middle, y + 5, str(entity.told_order), palette.text, size=11)
    if entity.type == "hero_power":
        yield _gem(x + 14, y + 4, str(entity.cost), "#FFFFFF", "#4E93DB")
    if entity.type == "spell":
        yield "</g>"
        return
    if entity.type in ("minion", "weapon") or entity.attack:
        yield _gem(x + 12, foot - 6, str(entity.attack), _level(entity.attack, entity.base_attack), "#D9A441")
    if entity.type in ("minion", "hero"):
        level = "#FF938B" if entity.damage else _level(entity.max_health, entity.base_health)
        yield _gem(x + _PLATE_W - 12, foot - 6, str(entity.health), level, "#D8574F")
    if entity.type == "weapon":
        level = "#FF938B" if entity.damage else _level(entity.durability, entity.base_health)
        yield _gem(x + _PLATE_W - 12, foot - 6, str(entity.durability), level, "#9AA7B8")
    if entity.armor:
        yield _gem(x + _PLATE_W - 42, foot - 6, str(entity.armor), "#FFFFFF", "#9AA7B8")
    yield "</g>"


def signs(entity: EntityView) -> list[str]:
    """The keywords and marks of an entity as short lines, what matters most first."""
    words = [_MARKS_IN_WORDS[mark] for mark in _MARKS if mark in entity.marks]
    if entity.kind:  # a game that turns cards sideways and over
        words += [mark.replace("_", " ") for mark in ("exhausted", "face_down") if mark in entity.marks]
    told = (_KEYWORDS.get(word, word.replace("_", " ")) for word in sorted(entity.keywords))
    words += dict.fromkeys(told)
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + len(word) < 16:
            lines[-1] += f", {word}"
        else:
            lines.append(word)
    return lines


_MARKS_IN_WORDS = {
    "deathrattle": "deathrattle", "mortally_wounded": "mortally wounded", "pending_destroy": "to be destroyed",
    "enraged": "enraged",
}  # fmt: skip


def describe(entity: EntityView) -> str:
    """What a reader who cannot see the plate is told."""
    words = [entity.name]
    if entity.type == "minion":
        words.append(f"{entity.attack}/{entity.health}")
    elif entity.type == "hero":
        words.append(f"{entity.health} health" + (f", {entity.armor} armour" if entity.armor else ""))
    elif entity.type == "weapon":
        words.append(f"{entity.attack}/{entity.durability}")
    elif entity.type == "spell" or entity.zone == "hand":
        words.append(f"costs {entity.cost}")
    words += signs(entity)
    words += [attached.name for attached in entity.attachments]
    return ", ".join(words)


def _name(x: float, y: float, name: str, palette: Palette, *, room: int, size: int = 13) -> Iterator[str]:
    """A name in at most two lines of about so many letters."""
    lines: list[str] = [""]
    for word in name.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > room:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    if len(lines) > 2:
        lines = [lines[0], " ".join(lines[1:])]
    for number, line in enumerate(lines):
        shown = line if len(line) <= room + 1 else line[:room] + "…"
        yield _text(x, y + (size + 2) * number, shown, palette.text, size=size, weight=600)


def _level(value: int, base: int, *, less: bool = False) -> str:
    """White as printed, green if better, red if worse."""
    if value == base:
        return "#FFFFFF"
    return "#74E6A5" if (value < base) == less else "#FF938B"


def _gem(x: float, y: float, number: str, colour: str, rim: str) -> str:
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="14" fill="#1A212C" stroke="{rim}" stroke-width="2.5"/>'
        + _text(x, y + 5, number, colour, size=14, weight=700)
    )


def _text(
    x: float, y: float, words: str, colour: str, *, size: int = 13, weight: int = 400, anchor: str = "middle"
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" font-size="{size}" font-weight="{weight}" '
        f'text-anchor="{anchor}">{escape(words)}</text>'
    )
