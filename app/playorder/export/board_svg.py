"""A board as SVG: plates, numbers and signs drawn from plain shapes, with no art and no fonts to fetch."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from playorder.export.palette import CLASSES, DARK, LIGHT, NEUTRAL, Palette
from playorder.timeline.board_view import BoardView, EntityView, PlayerView, ZoneView

WIDTH = 1180
SIDE = 330
"""Height of one player's half."""
BAR = 40
"""Height of the line between the halves: whose turn it is."""
HEIGHT = 2 * SIDE + BAR
_PLATE_W, _PLATE_H, _PITCH = 116, 104, 132
_CARD_W, _CARD_H = 100, 62
_KEYWORDS = {
    "cant_attack": "can't attack", "cant_be_targeted_by_hero_powers": "no targeting", "mega_windfury": "windfury ×4",
    "cant_be_targeted_by_spells": "no targeting", "cant_be_targeted": "no targeting",
}  # fmt: skip
_MARKS = ("deathrattle", "mortally_wounded", "pending_destroy", "enraged")


def board_svg(board: BoardView, *, dark: bool = False, title: str = "") -> str:
    """The whole board as one SVG document; player 1 below, as in the window."""
    palette = DARK if dark else LIGHT
    one, two = board.players
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
        f'height="{HEIGHT}" role="img" font-family="Inter, Noto Sans, Segoe UI, sans-serif" font-size="13">',
        f"<title>{escape(title or 'Board')}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{palette.ground}"/>',
        *_side(two, 0, palette, upper=True),
        *_between(board, palette),
        *_side(one, SIDE + BAR, palette, upper=False),
        "</svg>",
    ]
    return "\n".join(parts)


def _between(board: BoardView, palette: Palette) -> Iterator[str]:
    active = board.players[board.active - 1]
    words = f"{active.name or f'Player {board.active}'}: turn {board.turn}"
    if board.result:
        words = f"The game is over: {board.result}"
    colour = palette.players[board.active - 1]
    yield _text(WIDTH / 2, SIDE + BAR / 2 + 5, words, colour, size=15, weight=600)
    for player, x in ((board.players[1], 150), (board.players[0], WIDTH - 150)):
        edge = palette.players[player.player - 1]
        yield _text(x, SIDE + BAR / 2 + 5, f"p{player.player} mana {player.mana} of {player.crystals}", edge)


def _side(player: PlayerView, top: int, palette: Palette, *, upper: bool) -> Iterator[str]:
    zones = {zone.name: zone for zone in player.zones}
    edge = palette.players[player.player - 1]
    yield f'<g transform="translate(0 {top})">'
    yield f'<rect x="8" y="8" width="{WIDTH - 16}" height="{SIDE - 16}" rx="12" fill="{palette.side}"/>'
    name = player.name or f"Player {player.player}"
    yield _text(24, 34, name, edge, size=15, weight=600, anchor="start")
    facts = [f"p{player.player}" + (", dominant" if player.dominant else "")]
    facts += [f"{zone.label} {len(zone.entities)}" for zone in player.zones if zone.layout == "pile"]
    if player.fatigue:
        facts.append(f"fatigue {player.fatigue}")
    if player.locked or player.owed:
        facts.append(f"locked {player.locked}, owed {player.owed}")
    for line, fact in enumerate(facts):
        yield _text(24, 54 + 18 * line, fact, palette.muted, anchor="start")
    rows = (
        (("hand", 18), ("places", 96), ("board", 208))
        if upper
        else (("board", 18), ("places", 142), ("hand", 244))
    )
    for row, y in rows:
        if row == "places":
            yield from _places(zones, y, palette, edge)
        elif row == "hand":
            yield from _hand(zones.get("hand"), y, palette)
        else:
            yield from _board(zones.get("board"), y, palette, edge)
    yield "</g>"


def _board(zone: ZoneView | None, y: float, palette: Palette, edge: str) -> Iterator[str]:
    entities = zone.entities if zone is not None else ()
    left = WIDTH / 2 - _PITCH * (len(entities) - 1) / 2 + 40
    pitch = _PITCH
    for place, entity in enumerate(entities):
        yield from _plate(entity, left + place * pitch - _PLATE_W / 2, y, palette, edge)


def _places(zones: dict[str, ZoneView], y: float, palette: Palette, edge: str) -> Iterator[str]:
    shown = [entity for name in ("secrets", "hero_power", "hero", "weapon") if name in zones
             for entity in zones[name].entities]  # fmt: skip
    left = WIDTH / 2 - _PITCH * (len(shown) - 1) / 2 + 40
    for place, entity in enumerate(shown):
        yield from _plate(entity, left + place * _PITCH - _PLATE_W / 2, y, palette, edge, height=88)


def _hand(zone: ZoneView | None, y: float, palette: Palette) -> Iterator[str]:
    entities = zone.entities if zone is not None else ()
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
        yield from _name(x + width / 2, y + 30, entity.name, palette, room=13, size=12)
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
    if entity.order and entity.zone in ("board", "secrets", "weapon"):
        yield (
            f'<rect x="{middle - 15:.1f}" y="{y - 8:.1f}" width="30" height="17" rx="5" '
            f'fill="{palette.plate}" stroke="{edge}"/>'
        )
        yield _text(middle, y + 5, str(entity.order), palette.text, size=11)
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
