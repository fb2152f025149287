"""Following every packet of a run from its making to what is dealt: used by random games (001:407, 716, 717)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from playorder.engine.soundness import BrokenInvariant
from playorder.rulesets.wowtcg.definitions import CardType
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.statistics import defense_of


class Route(NamedTuple):
    """From which character to which, and whether it heals."""

    source: int
    target: int
    healing: bool


@dataclass
class Followed:
    """A packet on its way: how much is left of it, and what has replaced it."""

    route: Route
    left: int
    replaced_by: list[int] = field(default_factory=list)
    is_settled: bool = False


class Ledger:
    """A recorder that follows each packet through its replacements and preventions to what is dealt.

    The final amount less what was prevented is what is dealt, and is dealt; healing may come to less. A card replaces a
    packet only as often as it has replacements, armor prevents no more than its DEF, and what is dealt is marked on the
    character. It also sees that the chain is empty when a turn is wrapped up (001:503.2a).
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.notes: list[tuple[str, dict[str, Any]]] = []
        self._marked: tuple[int, int] | None = None

    def begin_step(self, depth: int) -> int:
        """How much was noted so far."""
        return len(self.notes)

    def open(self, kind: str, label: str, rule: str, **facts: Any) -> int:
        """Note what begins."""
        if label == "Wrap-up step" and self.game.info.chain:
            raise BrokenInvariant("the turn ends and the chain is not empty")
        return self.leaf(kind, label, rule, **facts)

    def leaf(self, kind: str, label: str, rule: str, **facts: Any) -> int:
        """Note what concerns packets; at priority all that were sent have arrived."""
        self._confirm()
        if kind in ("packet", "damage", "heal", "priority") or label == "packet":
            self.notes.append((kind, {**facts, "healing": kind == "heal" or label == "healing"}))
        if kind == "prevention":
            self._look_at_armor(facts["source"], facts["amount"])
        if kind in ("damage", "heal"):
            self._expect_mark(facts["target"], facts["amount"], healing=kind == "heal")
        return len(self.notes)

    def close(self, node: int) -> None:
        """Nothing is kept open."""

    def amend(self, node: int, **facts: Any) -> None:
        """Nothing is changed later."""

    def rewind(self, checkpoint: Any) -> None:
        """Forget what came after."""
        del self.notes[checkpoint:]
        self._marked = None

    def fail(self, checkpoint: Any, source: int | None, reason: str, traceback: str) -> None:
        """Forget what came after."""
        self.rewind(checkpoint)

    # --- as it happens -----------------------------------------------------------------------------------------

    def _look_at_armor(self, number: int, prevented: int) -> None:
        """Armor that has prevented is exhausted, and its DEF is at least what it prevented (001:717.2d)."""
        source = self.game.entity(number)
        if source.card.type is CardType.ARMOR and not (
            source.exhausted and prevented <= defense_of(self.game, source)
        ):
            raise BrokenInvariant(f"{source.card.name} prevented {prevented}, ready or without so much DEF")

    def _expect_mark(self, number: int, amount: int, *, healing: bool) -> None:
        damage = self.game.entity(number).damage
        self._marked = number, max(0, damage - amount) if healing else damage + amount

    def _confirm(self) -> None:
        """What was dealt last is on the character."""
        if self._marked is not None:
            number, damage = self._marked
            found = self.game.entity(number)
            self._marked = None
            if found.damage != damage:
                raise BrokenInvariant(f"{found.card.name} has {found.damage} damage, and {damage} is due")

    # --- afterwards --------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Follow every packet of the run. Raises :class:`BrokenInvariant`."""
        self._confirm()
        batch: list[Followed] = []
        is_arriving = False
        for kind, facts in (*self.notes, ("priority", {})):
            if kind == "priority" or (kind == "packet" and is_arriving):
                _expect_dealt(batch)
                batch, is_arriving = [], False
            if kind == "packet":
                batch.append(
                    Followed(Route(facts["source"], facts["target"], facts["healing"]), facts["amount"])
                )
            elif kind in ("replacement", "prevention"):
                self._change(batch[-1], kind, facts)
            elif kind in ("damage", "heal"):
                is_arriving = True
                _settle(batch, kind, facts)

    def _change(self, packet: Followed, kind: str, facts: dict[str, Any]) -> None:
        """A replacement gives a packet its new amount, a prevention takes from it (001:716.1d, 717.2)."""
        if kind == "replacement":
            source = self.game.entity(facts["source"])
            packet.replaced_by.append(source.id)
            packet.left = facts["amount"]
            if packet.replaced_by.count(source.id) > len(source.card.replacements):
                raise BrokenInvariant(f"{source.card.name} has replaced a packet twice")
            return
        packet.left -= facts["amount"]
        if packet.left < 0:
            raise BrokenInvariant(f"{-packet.left} more was prevented than there was")
        if packet.route.healing:
            raise BrokenInvariant("healing was prevented")


def _settle(batch: list[Followed], kind: str, facts: dict[str, Any]) -> None:
    """Something was dealt: it must be what is left of the next such packet; what is prevented wholly is never dealt."""
    route = Route(facts["source"], facts["target"], kind == "heal")
    for packet in batch:
        if packet.route != route or packet.is_settled or not packet.left:
            continue
        packet.is_settled = True
        if packet.left == facts["amount"] or (route.healing and packet.left > facts["amount"]):
            return
        break
    raise BrokenInvariant(f"{facts['amount']} was dealt, and that is not what was left of a packet")


def _expect_dealt(batch: list[Followed]) -> None:
    """What was left of each packet of damage has been dealt; of healing there may have been nothing to heal."""
    for packet in batch:
        if packet.left and not packet.is_settled and not packet.route.healing:
            raise BrokenInvariant(f"{packet.left} was left of a packet and never dealt")
