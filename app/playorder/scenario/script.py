"""Turning the script's actions into actions of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playorder.carddata.cards import CardData
from playorder.engine.decisions import Decision
from playorder.engine.moves import Move
from playorder.rulesets.hearthstone import actions
from playorder.rulesets.hearthstone.entities import Entity
from playorder.rulesets.hearthstone.known_actions import Action
from playorder.rulesets.hearthstone.refusals import Refusal, Refused
from playorder.scenario.answering import describe
from playorder.scenario.errors import RunError
from playorder.scenario.naming import Names


def perform(game: Any, names: Names, action: dict[str, Any]) -> None:
    """Perform one action of the script.

    Raises :class:`Refused` if it is not legal, :class:`RunError` if it names what does not exist.
    """
    if "pick" in action:
        _pick(game, names, action["pick"])
        return
    if "concede" in action:
        if game.info.ended:
            raise Refused(Refusal.GAME_OVER)
        actions.concede(game, 1 if action["concede"] == "p1" else 2)
        return
    actions.check_ready(game)
    target = None
    if action.get("target") is not None:
        target = _entity(game, names, action["target"]).id
    if "play" in action:
        card = _card_in_hand(game, names, action["play"])
        choose = _option(game, card, action.get("choose"))
        actions.perform(game, Action("play", card.id, target, action.get("position"), choose))
    elif "attack" in action:
        attacker = _entity(game, names, action["attack"])
        actions.perform(game, Action("attack", attacker.id, target))
    elif "hero_power" in action:
        power = game.players[game.info.active].hero_power
        choose = None if power is None else _option(game, game.entities[power], action.get("choose"))
        actions.perform(game, Action("hero_power", None, target, None, choose))
    else:
        actions.perform(game, Action("end_turn"))


def entry_of(game: Any, move: Move, name_of: Callable[[int], str]) -> dict[str, Any]:
    """A move as an action of the script: what :func:`perform` makes of it is that move again."""
    entry: dict[str, Any] = {"end_turn": True}
    if move.verb == "hero_power":
        entry = {"hero_power": True}
    elif move.entity is not None:
        entry = {move.verb: name_of(move.entity)}
    if move.targets:
        entry["target"] = name_of(move.targets[0])
    if move.place is not None:
        entry["position"] = move.place
    if move.option is not None and move.entity is not None:
        entry["choose"] = game.entities[move.entity].definition.choose[move.option].card
    return entry


def _entity(game: Any, names: Names, name: str) -> Entity:
    found: Entity | None = names.find(name)
    if found is not None:
        return found
    fitting: list[Entity] = [
        entity
        for number in (1, 2)
        for entity in [game.hero_of(number), *game.minions_of(number)]
        if name in (entity.card.name, entity.card.id)
    ]
    if len(fitting) == 1:
        return fitting[0]
    if len(fitting) > 1:
        raise RunError(f"several entities are named {name!r}; give them ids")
    raise RunError(f"no entity {name!r}: neither an id of the document nor NAME#n of something that was made")


def _card_in_hand(game: Any, names: Names, name: str) -> Entity:
    found: Entity | None = names.find(name)
    if found is not None:
        return found
    hand: list[Entity] = [game.entities[i] for i in game.players[game.info.active].hand]
    fitting = [card for card in hand if name in (card.card.name, card.card.id)]
    if len(fitting) == 1:
        return fitting[0]
    if len(fitting) > 1:
        raise RunError(f"{len(fitting)} cards named {name!r} are in hand; use an id")
    raise Refused(Refusal.NOT_IN_HAND, name)


def _option(game: Any, card: Entity, choose: Any) -> int | None:
    if choose is None:
        return None
    options = card.definition.choose if card.definition is not None else ()
    if isinstance(choose, int) and not isinstance(choose, bool):
        return choose
    for index, option in enumerate(options):
        data = game.catalogue.get(option.card)
        if choose == option.card or (data is not None and choose == data.name):
            return index
    raise Refused(Refusal.UNKNOWN_CHOICE, card.card.name)


def _pick(game: Any, names: Names, wanted: Any) -> None:
    decision: Decision | None = game.open_decision
    if decision is None:
        raise Refused(Refusal.GAME_OVER if game.info.ended else Refusal.NO_CHOICE_OPEN)
    if decision.several:
        taken: list[int] = []
        for item in wanted if isinstance(wanted, list) else [wanted]:
            taken.append(_choice(game, names, decision, item, taken))
        game.answer(tuple(sorted(set(taken))))
        return
    game.answer(_choice(game, names, decision, wanted, []))


def _choice(game: Any, names: Names, decision: Decision, wanted: Any, taken: list[int]) -> int:
    """The choice that a pick means: of several copies of a card the first that is not ``taken`` yet."""
    candidates = decision.candidates
    if isinstance(wanted, int) and not isinstance(wanted, bool) and 0 <= wanted < len(candidates):
        return wanted
    if isinstance(wanted, str):
        exact = names.find(wanted)
        if exact is not None and exact.id in candidates:
            return candidates.index(exact.id)
        fitting = [
            index
            for index, candidate in enumerate(candidates)
            if (card := _card_of(game, candidate)) is not None and wanted in (card.id, card.name)
        ]
        if fitting:
            return next((index for index in fitting if index not in taken), fitting[0])
    listed = ", ".join(describe(game, decision, candidate) for candidate in candidates)
    raise Refused(Refusal.UNKNOWN_PICK, f"{wanted!r} instead of {listed}")


def _card_of(game: Any, candidate: Any) -> CardData | None:
    """The card that a choice shows: its own, or that of the entity that may be chosen."""
    if isinstance(candidate, str):
        found: CardData | None = game.catalogue.get(candidate)
        return found
    card: CardData = game.entities[candidate].card
    return card
