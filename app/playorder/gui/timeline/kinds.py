"""How the kinds of nodes are named, coloured and marked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from playorder.gui.cards.look import pen
from playorder.gui.cards.paths import path, rounded
from playorder.gui.protocols import NodeLike
from playorder.gui.tokens import Tokens

__all__ = ["KINDS", "KindStyle", "colour_of", "edge_of", "ground_of", "kind_of", "paint_mark", "what_text"]

Mark = Literal["block", "outline", "dot", "ring", "triangle", "square", "cross", "flag", "dice"]


@dataclass(frozen=True, slots=True)
class KindStyle:
    """Name, colour token and mark of a kind."""

    title: str
    token: str
    mark: Mark

    @property
    def quiet(self) -> bool:
        """Whether its sign has the colour of text: as the ground of a block that would outshine all others."""
        return self.token == "text"


KINDS: dict[str, KindStyle] = {
    "sequence": KindStyle("Sequence", "sequence", "block"),
    "phase": KindStyle("Phase", "phase", "block"),
    "event": KindStyle("Event", "event", "block"),
    "queue": KindStyle("Queue", "queue", "outline"),
    "trigger": KindStyle("Trigger", "trigger", "block"),
    "effect": KindStyle("Effect", "effect", "block"),
    "damage": KindStyle("Damage", "refused", "block"),
    "prevented": KindStyle("Prevented", "effect", "block"),
    "heal": KindStyle("Healing", "good", "block"),
    "summon": KindStyle("Summon", "event", "block"),
    "death": KindStyle("Death", "death", "block"),
    "draw": KindStyle("Draw", "draw", "block"),
    "transform": KindStyle("Transformation", "draw", "block"),
    "attach": KindStyle("Enchantment", "phase", "block"),
    "aura_update": KindStyle("Aura Update", "text", "dot"),
    "summon_resolution": KindStyle("Summon Resolution", "text", "triangle"),
    "weapon_update": KindStyle("Weapon Update", "text", "square"),
    "death_creation": KindStyle("Death Creation", "death", "cross"),
    "outcome_check": KindStyle("Outcome check", "text", "flag"),
    "random": KindStyle("Random", "warning", "dice"),
    "choice": KindStyle("Choice", "warning", "dice"),
    "priority": KindStyle("Priority", "text", "dot"),
    "link_added": KindStyle("Added to the chain", "queue", "outline"),
    "link_resolved": KindStyle("Resolves", "queue", "block"),
    "link_interrupted": KindStyle("Interrupted", "refused", "cross"),
    "combat_step": KindStyle("Combat", "phase", "block"),
    "packet": KindStyle("Packet", "event", "outline"),
    "replacement": KindStyle("Replaced", "draw", "block"),
    "modifier": KindStyle("Modifier", "phase", "block"),
    "control": KindStyle("Control", "draw", "block"),
    "unique_check": KindStyle("Uniqueness check", "death", "cross"),
    "loss_check": KindStyle("Loss check", "text", "flag"),
    "prevention": KindStyle("Prevented", "effect", "block"),
}
_OTHER = KindStyle("", "sequence", "block")


def kind_of(node: NodeLike) -> KindStyle:
    """The style of a node; unknown kinds get a plain one."""
    return KINDS.get(node.kind, _OTHER)


def what_text(node: NodeLike) -> str:
    """What the node is, in a few words. Made when it is shown."""
    style = kind_of(node)
    title = (
        QCoreApplication.translate("Kinds", style.title)
        if style.title
        else node.kind.replace("_", " ").capitalize()
    )
    label = node.label.replace("_", " ")
    if node.kind.endswith("_update") or node.kind.endswith(("_resolution", "_creation", "_check")):
        return label or title
    if not label or label.casefold() in (title.casefold(), node.kind.casefold()):
        return title
    return f"{title}: {label}"


def colour_of(node: NodeLike, tokens: Tokens) -> QColor:
    """The colour of a node's sign."""
    return QColor(str(getattr(tokens, kind_of(node).token)))


def ground_of(node: NodeLike, tokens: Tokens) -> QColor:
    """The ground of a node's block in the strip."""
    return QColor(tokens.zone) if kind_of(node).quiet else colour_of(node, tokens)


def edge_of(node: NodeLike, tokens: Tokens) -> str | None:
    """The edge of a node's block where its ground is almost that of the strip; others need none."""
    style = kind_of(node)
    is_faint = style.quiet or (style.token == "effect" and not tokens.dark)
    return tokens.strong_line if is_faint else None


def paint_mark(painter: QPainter, node: NodeLike, box: QRectF, tokens: Tokens) -> None:
    """The small block or sign that stands before a row. Aborted triggers are hatched."""
    mark = kind_of(node).mark
    colour = colour_of(node, tokens)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.center())
    scale = box.height() / 12
    painter.scale(scale, scale)
    block = rounded(-5.5, -5.5, 11, 11, 3)
    if mark == "block":
        if node.status in ("not_queued",):
            painter.strokePath(block, pen(colour, 1.6, [2.4, 2]))
        else:
            painter.fillPath(block, colour)
            edge = edge_of(node, tokens)
            if edge is not None:
                painter.strokePath(block, pen(edge, 1))
        if node.status == "aborted":
            painter.setClipPath(block)
            for x in range(-12, 12, 4):
                painter.strokePath(path(f"M{x} 7L{x + 12} -7"), pen("#8A5A00", 1.5))
    elif mark == "outline":
        painter.strokePath(rounded(-5, -5, 10, 10, 3), pen(colour, 1.8))
    elif mark == "dot":
        hollow = "Other" in node.label or getattr(node, "which", "") == "other"
        if hollow:
            painter.setPen(pen(colour, 1.6))
            painter.drawEllipse(QPointF(0, 0), 3.6, 3.6)
        else:
            painter.setPen(pen(colour, 0.5))
            painter.setBrush(colour)
            painter.drawEllipse(QPointF(0, 0), 4, 4)
    elif mark == "triangle":
        painter.fillPath(path("M0 -5L5 4.5H-5Z"), colour)
    elif mark == "square":
        painter.fillPath(path("M-4.2 -4.2H4.2V4.2H-4.2Z"), colour)
    elif mark == "cross":
        painter.strokePath(path("M-4.5 -4.5L4.5 4.5M4.5 -4.5L-4.5 4.5"), pen(colour, 2.4))
    elif mark == "flag":
        painter.fillPath(path("M-4 -6H-2.4V6H-4ZM-2.4 -5.5L6 -2.5L-2.4 .5Z"), colour)
    else:
        painter.strokePath(rounded(-5, -5, 10, 10, 2.5), pen(colour, 1.6))
        painter.setBrush(colour)
        for at in (-2.2, 0.0, 2.2):
            painter.drawEllipse(QPointF(at, at), 0.7, 0.7)
    painter.restore()
