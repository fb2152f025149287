"""The chain: links are added on top, resolve from the top, or are interrupted (001:705, 707, 709, 711)."""

from __future__ import annotations

from typing import Any

from playorder.cards.effects import Effects, push_effects
from playorder.rulesets.wowtcg import combat, entering, proposals
from playorder.rulesets.wowtcg.context import Context
from playorder.rulesets.wowtcg.definitions import EQUIPMENT, CardType, Flag, Text
from playorder.rulesets.wowtcg.entities import Entity, Link, Row, What, Zone
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.leaving import move
from playorder.rulesets.wowtcg.modifiers import has_flag
from playorder.rulesets.wowtcg.targets import chosen_texts, recheck, specs_of


def new_link(game: Game, what: What, source: Entity, player: int, text: Text | None) -> Link:
    """A link that is not on the chain yet."""
    link = Link(what, source.id, player, game.new_order(), text)
    game.state.create(link)
    link.source_mark = (source.stays, source.readied)
    return link


def put_on_top(game: Game, link: Link) -> None:
    """The link is on the chain (001:707.1a, 707.1f)."""
    game.leaf(
        "link_added", link.what.value, "001:707", what=link.what.value, source=link.source,
        target=link.targets[0] if link.targets else None, player=link.controller, event=link.event,
    )  # fmt: skip
    game.set(game.info, "chain", (*game.info.chain, link.id))
    game.set(game.info, "passes", 0)


def choose_targets(game: Game, link: Link, targets: tuple[int, ...]) -> None:
    """Note the targets, and in which stay each of them is."""
    game.set(link, "targets", targets)
    game.set(link, "marks", tuple(game.entity(number).stays for number in targets))


def effects_of(link: Link) -> Effects:
    """What the link does: the text of the chosen modes."""
    if link.text is None:
        return ()
    return tuple(effect for part in chosen_texts(link.text, link.modes) for effect in part.effects)


def resolve_top(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: the top link resolves, or is interrupted because all its targets or its proposal are illegal (709.2)."""
    link = game.links()[-1]
    source = game.entity(link.source)
    legal: tuple[int | None, ...] = ()
    if link.what is What.PROPOSAL:
        reason = proposals.why_illegal(game, link)
        if reason:
            interrupt(game, link, reason, by_the_rules=True)  # 601.3
            return
    elif link.text is not None and specs_of(link.text, link.modes) and link.targets:
        legal = recheck(game, link)
        if not any(number is not None for number in legal):
            interrupt(game, link, "all its targets are illegal", by_the_rules=True)
            return
    game.open(
        "link_resolved", link.what.value, "001:709", what=link.what.value, source=link.source,
        target=link.targets[0] if link.targets else None, player=link.controller, event=link.event,
    )  # fmt: skip
    game.set(game.info, "priority", 0)
    game.push((finish, link.id, legal[0] if legal else None))
    context = Context(
        source.id, legal[0] if legal else None, link.event, 0, link.controller, legal, link.divide, link.x, link.id,
        link.source_mark,
    )  # fmt: skip
    push_effects(game, effects_of(link), context)


def finish(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: the last step of resolving (001:709.2g): the link leaves the chain; what it becomes depends on it."""
    _, number, target = frame
    link: Link = game.entities[number]
    if number not in game.info.chain:
        return
    game.set(game.info, "chain", tuple(n for n in game.info.chain if n != number))
    if link.what is What.PROPOSAL:
        combat.begin(game, link)
        return
    if not link.is_card:
        return
    card = game.entity(link.source)
    if card.zone is not Zone.CHAIN:
        return  # its own text took it away
    if link.what is What.COPY:
        move(game, card, Zone.GRAVEYARD)  # 705.6: off the chain it is gone, whatever it is a copy of
    elif link.what is What.RESOURCE:
        entering.enter_play(game, card, link.controller, row=Row.RESOURCE, face_down=card.face_down)
    elif card.card.type is CardType.ALLY or card.card.type in EQUIPMENT:
        entering.enter_play(game, card, link.controller)
    elif card.card.attach is not None:
        host = None if target is None else game.entity(target)
        if host is not None and host.zone is Zone.PLAY:
            entering.enter_play(game, card, link.controller, host=host)
        else:
            move(game, card, Zone.GRAVEYARD)
    elif card.card.ongoing:
        entering.enter_play(game, card, link.controller)
    else:
        move(game, card, Zone.GRAVEYARD)  # 306.1


def interrupt(game: Game, link: Link, reason: str, *, by_the_rules: bool = False) -> bool:
    """Interrupt a link: it leaves the chain and does nothing; costs stay paid (001:711). Whether it could be.

    The rules interrupt even what can't be interrupted (001:103.3).
    """
    source = game.entity(link.source)
    if link.id not in game.info.chain:
        return False
    if not by_the_rules and has_flag(game, source, Flag.CANT_BE_INTERRUPTED):
        return False
    game.leaf(
        "link_interrupted", link.what.value, "001:711", what=link.what.value, source=link.source,
        target=link.targets[0] if link.targets else None, player=link.controller, reason=reason,
        event=link.event,
    )  # fmt: skip
    game.set(game.info, "chain", tuple(n for n in game.info.chain if n != link.id))
    if link.is_card and source.zone is Zone.CHAIN:
        move(game, source, Zone.GRAVEYARD)
    return True


def link_of(game: Game, card: int) -> Link | None:
    """The link that a card on the chain is."""
    return next((link for link in reversed(game.links()) if link.source == card and link.is_card), None)
