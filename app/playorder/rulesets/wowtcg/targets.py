"""Targets: which cards fit, what an announcement must choose, and the check on resolving (001:706, 709.2a)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from playorder.rulesets.wowtcg.choices import in_order
from playorder.rulesets.wowtcg.definitions import Flag, Target, Text
from playorder.rulesets.wowtcg.entities import Entity, Link, Zone
from playorder.rulesets.wowtcg.events import Event
from playorder.rulesets.wowtcg.game import PLAYERS, Game
from playorder.rulesets.wowtcg.modifiers import has_flag
from playorder.rulesets.wowtcg.refusals import Refusal, Refused


def chosen_texts(text: Text, modes: tuple[int, ...]) -> tuple[Text, ...]:
    """The texts that count: those of the chosen modes, else the text itself."""
    return tuple(text.modes[mode] for mode in modes) if text.modes else (text,)


def specs_of(text: Text, modes: tuple[int, ...]) -> tuple[Target, ...]:
    """The places for targets; of modes only those chosen (001:707.1d)."""
    return tuple(spec for part in chosen_texts(text, modes) for spec in part.targets)


def in_zone(game: Game, zone: Zone) -> Iterator[Entity]:
    """All cards in one kind of zone."""
    if zone is Zone.PLAY:
        yield from game.in_play()
    elif zone is Zone.CHAIN:
        for link in game.links():
            card = game.entity(link.source)
            if card.zone is Zone.CHAIN:
                yield card
    else:
        for player in PLAYERS:
            for number in getattr(game.players[player], zone.value):
                yield game.entity(number)


def fits(
    game: Game, spec: Target, player: int, source: Entity, entity: Entity, event: Event | None = None
) -> bool:
    """Whether a card may be this target: it fits the description, and may be targeted at all (001:706.1)."""
    if spec.other_than_event and event is not None and event.target == entity.id:
        return False
    if entity.zone is not spec.zone or not spec.description(game, player, source, entity):
        return False
    if spec.zone is Zone.CHAIN:
        return entity is not source  # 706.1: no link targets itself
    return not (spec.zone is Zone.PLAY and has_flag(game, entity, Flag.CANT_BE_TARGETED))


def candidates(
    game: Game,
    spec: Target,
    player: int,
    source: Entity,
    taken: Iterable[int] = (),
    event: Event | None = None,
) -> tuple[int, ...]:
    """All legal choices for a target, in document order; no card twice in one link (001:706.1b)."""
    out = set(taken)
    return in_order(
        entity.id
        for entity in in_zone(game, spec.zone)
        if entity.id not in out and fits(game, spec, player, source, entity, event)
    )


def complete(
    game: Game, text: Text, modes: tuple[int, ...], player: int, source: Entity, given: tuple[int, ...]
) -> tuple[int, ...]:
    """The targets of an announcement: those given, else the first legal ones. Raises :class:`Refused`."""
    specs = specs_of(text, modes)
    if given:
        check(game, text, specs, player, source, given)
        return given
    chosen: list[int] = []
    for spec in specs:
        found = candidates(game, spec, player, source, chosen)
        if len(found) < spec.least:
            raise Refused(Refusal.NO_TARGETS, source.card.name)
        chosen.extend(found[: spec.least])
    return tuple(chosen)


def check(
    game: Game, text: Text, specs: tuple[Target, ...], player: int, source: Entity, given: tuple[int, ...]
) -> None:
    """Whether all targets are legal (001:707.1d). Raises :class:`Refused`."""
    if len(set(given)) < len(given):
        twice = next(number for number in given if given.count(number) > 1)
        raise Refused(Refusal.TARGET_TWICE, game.entity(twice).card.name)
    for number, spec in places(specs, len(given), source, text):
        entity = game.entity(given[number])
        if not fits(game, spec, player, source, entity):
            raise Refused(Refusal.ILLEGAL_TARGET, entity.card.name)


def places(specs: tuple[Target, ...], count: int, source: Entity, text: Text) -> list[tuple[int, Target]]:
    """Which target belongs to which place in the text; only the last place takes any number. Raises if none fits."""
    found: list[tuple[int, Target]] = []
    at = 0
    for place, spec in enumerate(specs):
        most = count - at if place == len(specs) - 1 else spec.least
        limit = spec.most if spec.most is not None else (text.divide or most)
        taken = min(most, limit)
        if taken < spec.least:
            raise Refused(Refusal.WRONG_NUMBER, source.card.name)
        found.extend((at + i, spec) for i in range(taken))
        at += taken
    if at != count:
        raise Refused(Refusal.WRONG_NUMBER, source.card.name)
    return found


def recheck(game: Game, link: Link) -> tuple[int | None, ...]:
    """The link's targets as it resolves; one that no longer fits, or that has moved, is None (001:709.2a)."""
    assert link.text is not None
    source = game.entity(link.source)
    specs = specs_of(link.text, link.modes)
    legal: list[int | None] = [None] * len(link.targets)
    for number, spec in places(specs, len(link.targets), source, link.text):
        entity = game.entity(link.targets[number])
        is_same = entity.stays == link.marks[number]
        if is_same and fits(game, spec, link.controller, source, entity, link.event):
            legal[number] = entity.id
    return tuple(legal)
