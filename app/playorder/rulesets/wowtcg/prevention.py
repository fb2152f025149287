"""Preventing damage: armor, and the preventions that links made (001:304.2, 717.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from playorder.rulesets.wowtcg.choices import ask, choose, in_order
from playorder.rulesets.wowtcg.definitions import CardType
from playorder.rulesets.wowtcg.entities import Entity
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.modifiers import Until
from playorder.rulesets.wowtcg.states import exhaust
from playorder.rulesets.wowtcg.statistics import defense_of

if TYPE_CHECKING:
    from playorder.rulesets.wowtcg.packets import Packet

PREVENT = "prevent"
"""The reason of the decision about the packet that is about to hit."""


class Shield(NamedTuple):
    """A prevention that a link made: of the next ``left`` damage to a character, or of all (None) (001:717.2).

    It lies on the character during that stay.
    """

    source: int
    controller: int
    target: int
    stay: int
    left: int | None
    until: Until
    order: int


def add_shield(game: Game, shield: Shield) -> None:
    """A link makes a prevention."""
    game.leaf(
        "modifier",
        "prevention",
        "001:717.2",
        source=shield.source,
        target=shield.target,
        player=shield.controller,
    )
    game.set(game.info, "shields", (*game.info.shields, shield))


def take_one(game: Game, packet: Packet) -> Packet | None:
    """Let one prevention take from the packet; None when there is no more.

    Whose character it is orders them (001:717.2: prevention is replacement); so armor may be used first, which spares
    a prevention that lasts.
    """
    target = game.entity(packet.target)
    armor = usable_armor(game, target)
    if armor:
        answer = ask(game, target.controller, target.id, (False, *armor), PREVENT)
        if answer is not False:
            return _use_armor(game, packet, game.entity(int(answer)))
    shields = {x.order: x for x in game.info.shields if x.target == target.id and x.stay == target.stays}
    if not shields:
        return None
    if len({x.source for x in shields.values()}) > 1 and game.rules.replacement_is_ordered:
        source = choose(
            game, target.controller, target.id, {x.source for x in shields.values()}, "prevention"
        )
        shields = {order: x for order, x in shields.items() if x.source == source}
    return _use_shield(game, packet, shields[min(shields)])


def usable_armor(game: Game, target: Entity) -> tuple[int, ...]:
    """The ready armor with DEF of a hero's controller, in document order; none for any other character (304.2)."""
    if not game.is_hero(target):
        return ()
    return in_order(
        card.id
        for card in game.side(target.controller)
        if card.card.type is CardType.ARMOR
        and game.is_face_up_in_play(card)
        and not card.exhausted
        and defense_of(game, card) >= 1
    )


def _use_armor(game: Game, packet: Packet, armor: Entity) -> Packet:
    """Exhaust an armor; what it could prevent beyond the packet is wasted (717.2d)."""
    prevented = min(packet.amount, defense_of(game, armor))
    exhaust(game, armor)
    _note(game, packet, armor.id, prevented)
    return packet._replace(amount=packet.amount - prevented)


def _use_shield(game: Game, packet: Packet, shield: Shield) -> Packet:
    """“All” takes the packet away; “the next Y” takes up to Y and keeps what is left of it (717.2a, 717.2b)."""
    prevented = packet.amount if shield.left is None else min(packet.amount, shield.left)
    kept = tuple(x for x in game.info.shields if x is not shield)
    if shield.left is None:
        kept = game.info.shields
    elif shield.left > prevented:
        rest = shield._replace(left=shield.left - prevented)
        kept = tuple(rest if x is shield else x for x in game.info.shields)
    game.set(game.info, "shields", kept)
    _note(game, packet, shield.source, prevented)
    return packet._replace(amount=packet.amount - prevented)


def _note(game: Game, packet: Packet, source: int, prevented: int) -> None:
    game.leaf(
        "prevention", "packet", "001:717.2", source=source, target=packet.target, amount=prevented,
        player=game.entity(packet.target).controller,
    )  # fmt: skip


def end_shields(game: Game, until: Until) -> None:
    """Preventions whose time is over end."""
    kept = tuple(shield for shield in game.info.shields if shield.until is not until)
    game.set(game.info, "shields", kept)


def packet_about_to_hit(game: Game) -> Packet:
    """The packet for which a player is asked to prevent: the decision's frame, which waits on top, holds it."""
    cell = game.stack
    assert cell is not None
    packet: Packet = cell[0][1]
    return packet
