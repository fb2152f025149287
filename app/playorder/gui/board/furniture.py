"""What is painted behind the cards: the two halves, the players' notes, the bar in the middle, the arrow."""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from playorder.gui.board.layout import BoardLayout, SideLayout
from playorder.gui.cards.look import fitted, metrics, pen, text
from playorder.gui.cards.paths import path
from playorder.gui.tokens import GEM, Tokens
from playorder.timeline.board_view import BoardView, PlayerView

__all__ = ["arrow_path", "furniture_facts", "paint_arrow", "paint_furniture"]

_LEFT = Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignRight
_DIAMOND = path("M0 -8L5.5 0L0 8L-5.5 0Z")


def _tr(words: str) -> str:
    return QCoreApplication.translate("Board", words)


def furniture_facts(board: BoardView, layout: BoardLayout, tokens: Tokens) -> tuple[object, ...]:
    """All that the ground is painted from: with the same facts it would be the same."""
    players = tuple(
        (
            replace(player, zones=()),
            tuple(
                (zone.label, zone.limit, len(zone.entities)) for zone in player.zones if zone.layout == "hand"
            ),
        )
        for player in board.players
    )
    places = tuple(
        (side.player.player, side.far, *_corners(side.box), *_corners(side.info)) for side in layout.sides
    )
    stack = tuple(
        (place.entity.player, place.at.y()) for place in layout.places if _is_stacked(board, place.zone)
    )
    whole = (board.active, board.turn, board.moment, board.result)
    return (players, whole, places, stack, _corners(layout.middle), _corners(layout.stack), tokens)


def _is_stacked(board: BoardView, zone: str) -> bool:
    """Whether a zone of this name is drawn as the column of what waits to resolve."""
    return any(held.name == zone and held.layout == "stack" for side in board.players for held in side.zones)


def _corners(box: QRectF) -> tuple[float, float, float, float]:
    return (box.x(), box.y(), box.width(), box.height())


def paint_furniture(painter: QPainter, board: BoardView, layout: BoardLayout, tokens: Tokens) -> None:
    """The ground of the board."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for side in layout.sides:
        panel = QPainterPath()
        panel.addRoundedRect(side.box.adjusted(0.5, 0.5, -0.5, -0.5), 12, 12)
        painter.fillPath(panel, QColor(tokens.zone))
        painter.strokePath(panel, pen(tokens.line, 1))
        _info(painter, side, tokens)
    _middle(painter, board, layout, tokens)
    if not layout.stack.isNull():
        _stack(painter, board, layout, tokens)


def _stack(painter: QPainter, board: BoardView, layout: BoardLayout, tokens: Tokens) -> None:
    """The ground of what waits to resolve, and beside each of it whose it is."""
    box = layout.stack
    panel = QPainterPath()
    panel.addRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 12, 12)
    painter.fillPath(panel, QColor(tokens.zone))
    painter.strokePath(panel, pen(tokens.line, 1))
    zones = [zone for player in board.players for zone in player.zones if zone.layout == "stack"]
    count = sum(len(zone.entities) for zone in zones)
    x, y = box.left() + 14, box.top() + 20
    text(painter, zones[0].label, QPointF(x, y), 14, tokens.text, 600, _LEFT)
    words = _tr("the topmost resolves first") if count else _tr("empty")
    text(painter, words, QPointF(x, y + 18), 12, tokens.muted, 400, _LEFT)
    for place in layout.places:
        if _is_stacked(board, place.zone):
            bar = QPainterPath()
            bar.addRoundedRect(QRectF(box.left() + 8, place.at.y() - 13, 5, 26), 2, 2)
            painter.fillPath(bar, QColor(tokens.player_edge(place.entity.player)))


def _chip(painter: QPainter, words: str, left: float, y: float, ground: str, ink: str) -> float:
    width = metrics(11, 600).horizontalAdvance(words) + 16
    box = QPainterPath()
    box.addRoundedRect(QRectF(left, y - 9, width, 18), 9, 9)
    painter.fillPath(box, QColor(ground))
    text(painter, words, QPointF(left + 8, y), 11, ink, 600, _LEFT)
    return left + width + 6


def _info(painter: QPainter, side: SideLayout, tokens: Tokens) -> None:
    player = side.player
    x, y = side.info.left(), side.info.top() + 12
    name = player.name or _tr("Player %1").replace("%1", str(player.player))
    shown, size = fitted(name, 118, 14, 600, 12)
    text(painter, shown, QPointF(x, y), size, tokens.text, 600, _LEFT)
    end = x + metrics(size, 600).horizontalAdvance(shown) + 8
    _chip(
        painter,
        f"p{player.player}",
        end,
        y,
        tokens.player_ground(player.player),
        tokens.player_text(player.player),
    )
    lines: list[str] = []
    for zone in player.zones:
        if zone.layout == "hand":
            count = str(len(zone.entities))
            of = _tr("%1 %2 of %3") if zone.limit else "%1 %2"
            lines.append(of.replace("%1", zone.label).replace("%2", count).replace("%3", str(zone.limit)))
    if player.fatigue:
        lines.append(_tr("fatigue %1").replace("%1", str(player.fatigue)))
    for line in lines:
        y += 18
        text(painter, line, QPointF(x, y), 12, tokens.muted, 400, _LEFT)
    if player.has_priority:
        _chip(painter, "● " + _tr("priority"), x, y + 22, tokens.good_ground, tokens.good)
    if player.dominant:
        _chip(painter, "◆ " + _tr("dominant"), x, y + 22, tokens.warning_ground, tokens.warning)


def _middle(painter: QPainter, board: BoardView, layout: BoardLayout, tokens: Tokens) -> None:
    box = layout.middle
    centre = box.center()
    active = next((player for player in board.players if player.player == board.active), board.players[0])
    if board.result and board.result != "ongoing":
        head, tail = _result_words(board), ""
        ground, ink = tokens.good_ground, tokens.good
    else:
        head = _tr("%1's turn").replace("%1", active.name or f"p{active.player}")
        turn = _tr("turn %1").replace("%1", str(board.turn)) if board.turn else ""
        tail = " · ".join(part for part in (turn, _tr(board.moment)) if part)
        ground, ink = tokens.raised, tokens.text
    head_width = metrics(13, 600).horizontalAdvance(head)
    tail_width = metrics(13).horizontalAdvance(tail) + 20 if tail else 0.0
    width = head_width + tail_width + 58
    pill = QPainterPath()
    pill.addRoundedRect(QRectF(centre.x() - width / 2, centre.y() - 14, width, 28), 14, 14)
    painter.fillPath(pill, QColor(ground))
    painter.strokePath(pill, pen(tokens.strong_line, 1))
    left = centre.x() - width / 2 + 18
    # a small pointer towards the side whose turn it is
    upward = bool(layout.sides) and next((s.far for s in layout.sides if s.player is active), False)
    painter.save()
    painter.translate(left + 3, centre.y())
    if upward:
        painter.scale(1, -1)
    painter.fillPath(path("M-5.5 -3.5H5.5L0 5Z"), QColor(tokens.player_edge(active.player)))
    painter.restore()
    text(painter, head, QPointF(left + 18, centre.y()), 13, ink, 600, _LEFT)
    if tail:
        end = centre.x() + width / 2 - 18
        text(painter, tail, QPointF(end, centre.y()), 13, tokens.muted, 400, _RIGHT)
    first, last = centre.x() - width / 2 - 24, centre.x() + width / 2 + 24
    for player in board.players:
        far = next((side.far for side in layout.sides if side.player is player), False)
        if far:
            end = _mana(painter, player, first, centre.y(), tokens, -1)
            painter.setPen(pen(tokens.line, 1))
            painter.drawLine(QPointF(16, centre.y()), QPointF(end - 12, centre.y()))
        else:
            end = _mana(painter, player, last, centre.y(), tokens, 1)
            painter.setPen(pen(tokens.line, 1))
            painter.drawLine(QPointF(end + 12, centre.y()), QPointF(box.right() - 16, centre.y()))


def _result_words(board: BoardView) -> str:
    for player in board.players:
        if board.result == f"p{player.player}":
            return _tr("%1 has won").replace("%1", player.name or board.result)
    return _tr("A draw") if board.result == "draw" else board.result


def _mana(painter: QPainter, player: PlayerView, x: float, y: float, tokens: Tokens, way: int) -> float:
    """Numbers first (next to the pill), then the crystals, then whose they are. Gives the outer end."""
    if player.counts_mana:
        words = f"{player.mana} / {player.crystals}"
        text(painter, words, QPointF(x, y), 12, tokens.muted, 600, _LEFT if way > 0 else _RIGHT)
        x += way * (metrics(12, 600).horizontalAdvance(words) + 16)
    colour = GEM.cost if player.player == 1 else tokens.player2
    total = min(12, max(player.crystals, player.mana))
    for index in range(total):
        painter.save()
        painter.translate(x, y)
        if index < player.mana:
            painter.fillPath(_DIAMOND, QColor(colour))
        elif index >= total - player.locked:
            painter.fillPath(_DIAMOND, QColor(tokens.strong_line))
            painter.strokePath(path("M-3 -3L3 3M3 -3L-3 3"), pen(tokens.muted, 1.3))
        else:
            painter.strokePath(_DIAMOND, pen(colour, 1.4))
        painter.restore()
        x += way * 14
    if player.owed:
        owed = _tr("owes %1").replace("%1", str(player.owed))
        text(painter, owed, QPointF(x, y), 12, tokens.warning, 600, _LEFT if way > 0 else _RIGHT)
        x += way * (metrics(12, 600).horizontalAdvance(owed) + 10)
    x += way * 4
    tag = f"p{player.player}"
    ink = tokens.player_text(player.player)
    text(painter, tag, QPointF(x, y), 12, ink, 600, _LEFT if way > 0 else _RIGHT)
    return x + way * metrics(12, 600).horizontalAdvance(tag)


def arrow_path(start: QPointF, end: QPointF) -> tuple[QPainterPath, QPainterPath]:
    """A bent line from one card to another, stopping short of both, and the head at its end."""
    dx, dy = end.x() - start.x(), end.y() - start.y()
    length = math.hypot(dx, dy)
    if length < 130:
        return QPainterPath(), QPainterPath()
    ux, uy = dx / length, dy / length
    first = start + QPointF(ux * 58, uy * 58)
    last = end - QPointF(ux * 62, uy * 62)
    bend = min(36.0, length * 0.14)
    control = (first + last) / 2 + QPointF(-uy * bend, ux * bend)
    line = QPainterPath(first)
    line.quadTo(control, last)
    angle = math.atan2(last.y() - control.y(), last.x() - control.x())
    head = QPainterPath(last + QPointF(math.cos(angle), math.sin(angle)) * 8)
    for turn in (2.6, -2.6):
        head.lineTo(last + QPointF(math.cos(angle + turn), math.sin(angle + turn)) * 12)
    head.closeSubpath()
    return line, head


def paint_arrow(painter: QPainter, start: QPointF, end: QPointF, colour: str, tokens: Tokens) -> None:
    """The arrow from the source of a step to its target."""
    line, head = arrow_path(start, end)
    if line.isEmpty():
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.strokePath(line, pen(tokens.zone, 7))
    painter.strokePath(line, pen(colour, 3.5))
    painter.fillPath(head, QColor(colour))
    painter.strokePath(head, pen(tokens.zone, 1.2))
