"""Where everything lies. Pure geometry: a board and the size of the view in, places out.

Nothing here knows a zone by name: a zone's `layout` says how it is drawn, and the order in which the
zones are declared says where it goes. Rows lie next to the middle, single places and tokens behind
them, the hand at the outer edge; piles stand at the right. The far side is the mirror of the near one.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSizeF

from playorder.timeline.board_view import BoardView, EntityView, PlayerView, ZoneView

__all__ = ["BoardLayout", "EmptyPlace", "PilePlace", "Place", "SideLayout", "ZoneArea", "lay_out"]

MIN_WIDTH, MAX_WIDTH = 980.0, 1760.0
PAD = 12.0
ROW, LINE, CARDS, CHIPS, MIDDLE = 138.0, 100.0, 142.0, 34.0, 40.0
STACK, LINK, STACK_HEAD = 236.0, 40.0, 58.0
INFO, PILE, TOKEN, TILE, HERO = 168.0, 78.0, 58.0, 106.0, 76.0
"""Widths in the line of single places: of the player's note, a pile, a token, a card of a row, and half of the hero."""
PITCH, MIN_PITCH = 152.0, 114.0
CARD_PITCH = 116.0
CARDS_FROM = 0.86
"""Hand cards stand upright if the board is still drawn at this scale or larger; else they are strips."""


@dataclass(frozen=True, slots=True)
class Place:
    """One entity at a place. `form` is plate, card or chip; `width` the room that its name has."""

    entity: EntityView
    at: QPointF
    form: str
    width: float
    zone: str


@dataclass(frozen=True, slots=True)
class PilePlace:
    """A pile with its zone."""

    player: int
    zone: ZoneView
    at: QPointF


@dataclass(frozen=True, slots=True)
class EmptyPlace:
    """A single place, or a row, in which nothing lies."""

    player: int
    zone: ZoneView
    box: QRectF


@dataclass(frozen=True, slots=True)
class ZoneArea:
    """Where something can be dropped into a zone. `centres` are the x of what lies there; none for a pile or slot."""

    player: int
    zone: ZoneView
    box: QRectF
    centres: tuple[float, ...] = ()

    def index_at(self, x: float) -> int:
        """The index before which a thing dropped at x comes to lie."""
        return sum(centre < x for centre in self.centres)


@dataclass(slots=True)
class SideLayout:
    """One player's half of the board."""

    player: PlayerView
    box: QRectF
    info: QRectF
    far: bool


@dataclass(slots=True)
class BoardLayout:
    """Everything that is drawn, with its place."""

    size: QSizeF
    sides: list[SideLayout] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)
    piles: list[PilePlace] = field(default_factory=list)
    empties: list[EmptyPlace] = field(default_factory=list)
    areas: list[ZoneArea] = field(default_factory=list)
    middle: QRectF = field(default_factory=QRectF)
    stack: QRectF = field(default_factory=QRectF)
    """The column beside both sides; null on a board without one."""

    def area_at(self, at: QPointF) -> ZoneArea | None:
        """The smallest area at a point."""
        found = [area for area in self.areas if area.box.contains(at)]
        return min(found, key=lambda area: area.box.width() * area.box.height(), default=None)


@dataclass(slots=True)
class _Side:
    """The zones of one player, sorted by how they are drawn."""

    player: PlayerView
    rows: list[ZoneView]
    slots: list[ZoneView]
    tokens: list[ZoneView]
    hands: list[ZoneView]
    piles: list[ZoneView]
    upright: bool = False
    in_line: tuple[ZoneView, ...] = ()
    """Further rows that have room in the line of the single places, right of the hero."""

    def hero_at(self, width: float) -> float | None:
        """Where the hero stands in a line of this width if further rows stand beside it; None if they have no room."""
        rows = self.rows[1:] or list(self.in_line)
        cards = max(1, sum(len(zone.entities) for zone in rows))
        tokens = sum(len(zone.entities) for zone in self.tokens)
        right = width - PAD - PILE * len(self.piles) - 16
        hero = min(width / 2, right - HERO - TILE * cards)
        return hero if rows and hero - 90 - TOKEN * max(0, tokens - 1) - 34 >= INFO else None

    def use_the_line(self, width: float) -> None:
        """Let further rows stand in the line, if they have room there."""
        if len(self.rows) > 1 and self.hero_at(width) is not None:
            self.in_line = tuple(self.rows[1:])
            del self.rows[1:]

    def height(self) -> float:
        hands = sum(CARDS if self.upright else CHIPS for _ in self.hands)
        return ROW * max(1, len(self.rows)) + LINE + hands + PAD


def _sorted(player: PlayerView, kept: frozenset[tuple[int, str]]) -> _Side:
    def of(layout: str) -> list[ZoneView]:
        return [zone for zone in player.zones if zone.layout == layout]

    def used(zone: ZoneView) -> bool:
        return bool(zone.entities) or (player.player, zone.name) in kept

    piles, rows = of("pile"), of("row")
    return _Side(
        player,
        rows=rows[:1] + [zone for zone in rows[1:] if used(zone)],
        slots=of("slot"),
        tokens=of("tokens"),
        hands=[zone for zone in of("hand") if used(zone)],
        piles=piles[:2] + [zone for zone in piles[2:] if used(zone)],
    )


def lay_out(
    board: BoardView, view: QSizeF, near: int = 1, kept: frozenset[tuple[int, str]] = frozenset()
) -> BoardLayout:
    """Lay the board out for a view of this size, with player `near` below.

    `kept` names zones (player, zone) that keep their room though they are empty, so that the board does
    not jump while one steps through a run.
    """
    ordered = sorted(board.players, key=lambda player: player.player == near)
    far_side, near_side = (_sorted(player, kept) for player in ordered)
    view = QSizeF(max(320.0, view.width()), max(240.0, view.height()))
    longest = max((len(zone.entities) for side in (far_side, near_side) for zone in side.rows), default=0)
    stacks = [zone for player in ordered for zone in player.zones if zone.layout == "stack"]
    beside = STACK if stacks else 0.0
    least = max(MIN_WIDTH, min(14, longest) * MIN_PITCH + 2 * PAD) + beside

    lowest = 2 * (ROW + LINE + CHIPS + PAD) + MIDDLE
    narrowest = min(MAX_WIDTH, max(least, lowest * view.width() / view.height()) - beside)
    for side in (far_side, near_side):
        side.use_the_line(narrowest)
    for near_side.upright, far_side.upright in ((True, True), (True, False), (False, False)):
        height = far_side.height() + MIDDLE + near_side.height()
        width = min(MAX_WIDTH + beside, max(least, height * view.width() / view.height()))
        scale = min(view.width() / width, view.height() / height)
        if scale >= CARDS_FROM:
            break
    spare = min(160.0, max(0.0, width * view.height() / view.width() - height))

    result = BoardLayout(QSizeF(width, height + spare))
    width -= beside
    if stacks:
        result.stack = QRectF(width + PAD, 0, STACK - PAD, height + spare)
        _stack(result, stacks)
    far_height = far_side.height() + spare / 2
    _lay_side(result, far_side, 0.0, far_height, width, kept, far=True)
    result.middle = QRectF(0, far_height, width, MIDDLE)
    _lay_side(result, near_side, far_height + MIDDLE, near_side.height() + spare / 2, width, kept, far=False)
    return result


def _lay_side(
    result: BoardLayout,
    side: _Side,
    top: float,
    height: float,
    width: float,
    kept: frozenset[tuple[int, str]],
    far: bool,
) -> None:
    player = side.player
    box = QRectF(0, top, width, height)
    gap = (height - side.height()) / (max(1, len(side.rows)) + 1 + len(side.hands) + 1)
    inward = -1.0 if far else 1.0
    y = box.bottom() if far else box.top()
    y += inward * (PAD / 2 + gap)

    for zone in side.rows:
        centre = y + inward * ROW / 2
        _row(result, player, zone, centre - 1, width)
        y += inward * (ROW + gap)
    if not side.rows:
        y += inward * (ROW + gap)

    middle = y + inward * LINE / 2 + 4
    _line(result, side, middle, width, kept)
    info = QRectF(PAD + 4, middle - LINE / 2 + 4, 160, LINE - 8)
    y += inward * (LINE + gap)

    for zone in side.hands:
        room = CARDS if side.upright else CHIPS
        _hand(result, player, zone, y + inward * room / 2, width, side.upright)
        y += inward * (room + gap)
    result.sides.append(SideLayout(player, box, info, far))


def _row(result: BoardLayout, player: PlayerView, zone: ZoneView, y: float, width: float) -> None:
    count = len(zone.entities)
    pitch = min(PITCH, (width - 2 * PAD) / max(count, min(7, zone.limit or 7)))
    centres = tuple(width / 2 + (index - (count - 1) / 2) * pitch for index in range(count))
    result.areas.append(ZoneArea(player.player, zone, QRectF(0, y - ROW / 2, width, ROW), centres))
    if count == 0:
        box = QRectF(width / 2 - 210, y - 44, 420, 88)
        result.empties.append(EmptyPlace(player.player, zone, box))
        return
    for index, entity in enumerate(zone.entities):
        result.places.append(
            Place(entity, QPointF(centres[index], y), "plate", max(84.0, pitch - 8), zone.name)
        )


def _stack(result: BoardLayout, stacks: list[ZoneView]) -> None:
    """What waits to resolve, the last one on top."""
    waiting = [(zone, entity) for zone in stacks for entity in zone.entities]
    box = result.stack
    pitch = min(LINK, (box.height() - STACK_HEAD - LINK) / max(1, len(waiting)))
    for index, (zone, entity) in enumerate(reversed(waiting)):
        at = QPointF(box.center().x() + 4, box.top() + STACK_HEAD + LINK / 2 + index * pitch)
        result.places.append(Place(entity, at, "chip", box.width() - 34, zone.name))


def _line(result: BoardLayout, side: _Side, y: float, width: float, kept: frozenset[tuple[int, str]]) -> None:
    centre = side.hero_at(width) if side.in_line else None
    centre = width / 2 if centre is None else centre
    main = next(
        (zone for zone in side.slots if any(entity.type == "hero" for entity in zone.entities)),
        next((zone for zone in side.slots if zone.name == "hero"), None),
    )
    left = right = centre
    if main is not None:
        _slot(result, side.player, main, centre, y)
        left, right = centre - 112, centre + 112
    for index, zone in enumerate(zone for zone in side.slots if zone is not main):
        if index % 2 == 0:
            _slot(result, side.player, zone, left, y)
            left -= 92
        else:
            _slot(result, side.player, zone, right, y)
            right += 96
    _in_line(result, side, centre + HERO, y)
    _token_areas(result, side, left + 92 - 32 - 38, y, kept)
    tokens = [(zone, entity) for zone in side.tokens for entity in zone.entities]
    if tokens:
        first = left + 92 - 32 - 38
        room = first - 150
        pitch = min(58.0, room / max(1, len(tokens) - 1))
        for index, (zone, entity) in enumerate(reversed(tokens)):
            at = QPointF(first - index * pitch, y + 4)
            result.places.append(Place(entity, at, "plate", pitch, zone.name))
    for index, zone in enumerate(reversed(side.piles)):
        at = QPointF(width - PAD - 40 - 78 * index, y - 2)
        box = QRectF(at.x() - 38, at.y() - 46, 76, 96)
        result.areas.append(ZoneArea(side.player.player, zone, box))
        result.piles.append(PilePlace(side.player.player, zone, at))


def _in_line(result: BoardLayout, side: _Side, left: float, y: float) -> None:
    """Further rows right of the hero, one after another."""
    for zone in side.in_line:
        count = len(zone.entities)
        centres = tuple(left + TILE * (index + 0.5) for index in range(count))
        # behind the last card there is room to drop another
        box = QRectF(left, y - LINE / 2, TILE * count + TILE / 2 if count else TILE, LINE)
        result.areas.append(ZoneArea(side.player.player, zone, box, centres))
        if not count:
            result.empties.append(EmptyPlace(side.player.player, zone, box.adjusted(14, 12, -14, -12)))
        for centre, entity in zip(centres, zone.entities, strict=True):
            result.places.append(Place(entity, QPointF(centre, y), "plate", TILE - 10, zone.name))
        left += TILE * max(1, count)


def _token_areas(
    result: BoardLayout, side: _Side, first: float, y: float, kept: frozenset[tuple[int, str]]
) -> None:
    """Where tokens can be dropped: left of the single places. An empty zone that is kept has its outline there."""
    for zone in side.tokens:
        count = len(zone.entities)
        pitch = min(58.0, (first - 150) / max(1, count - 1))
        centres = tuple(first - (count - 1 - index) * pitch for index in range(count))
        left = min((*centres, first)) - 90
        box = QRectF(left, y - LINE / 2, first + 32 - left, LINE)
        result.areas.append(ZoneArea(side.player.player, zone, box, centres))
        if not count and (side.player.player, zone.name) in kept:
            result.empties.append(EmptyPlace(side.player.player, zone, QRectF(first - 24, y - 24, 48, 48)))


def _slot(result: BoardLayout, player: PlayerView, zone: ZoneView, x: float, y: float) -> None:
    wide = 60 if any(entity.type == "hero" for entity in zone.entities) else 44
    result.areas.append(ZoneArea(player.player, zone, QRectF(x - wide, y - LINE / 2, 2 * wide, LINE)))
    if not zone.entities:
        result.empties.append(EmptyPlace(player.player, zone, QRectF(x - 31, y - 30, 62, 62)))
        return
    for index, entity in enumerate(zone.entities):
        result.places.append(Place(entity, QPointF(x + 14 * index, y), "plate", 136, zone.name))


def _hand(
    result: BoardLayout, player: PlayerView, zone: ZoneView, y: float, width: float, upright: bool
) -> None:
    count = len(zone.entities)
    height = CARDS if upright else CHIPS
    room = width - 2 * PAD - 16
    if upright:
        pitch = min(CARD_PITCH, (room - 104) / max(1, count - 1))
        form, name_room = "card", 104.0
    else:
        pitch = min(166.0, room / max(1, count))
        form, name_room = "chip", min(150.0, pitch - 14)
    centres = tuple(width / 2 + (index - (count - 1) / 2) * pitch for index in range(count))
    result.areas.append(ZoneArea(player.player, zone, QRectF(0, y - height / 2, width, height), centres))
    if not count:
        box = QRectF(width / 2 - 210, y - height / 2 + 4, 420, height - 8)
        result.empties.append(EmptyPlace(player.player, zone, box))
    for index, entity in enumerate(zone.entities):
        result.places.append(Place(entity, QPointF(centres[index], y), form, name_room, zone.name))
