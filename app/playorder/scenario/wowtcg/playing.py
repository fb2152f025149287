"""Performing a script: actions are taken in the first window where they can be, all else is passed or left to default.

Whoever has priority takes the next action if it is theirs and legal now, else passes. Choices that the next action
does not answer take their first candidate, which is “no” for whatever may be declined.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playorder.engine.decisions import Decision, DecisionKind
from playorder.engine.moves import Move
from playorder.rulesets.wowtcg import acting, destruction, moves, prevention
from playorder.rulesets.wowtcg.actions import Action
from playorder.rulesets.wowtcg.adding import is_quiet
from playorder.rulesets.wowtcg.combat import PROTECT
from playorder.rulesets.wowtcg.entities import Entity
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.prevention import PREVENT
from playorder.rulesets.wowtcg.refusals import Refusal, Refused
from playorder.rulesets.wowtcg.statistics import defense_of
from playorder.scenario.naming import Names
from playorder.scenario.ruleset import Course
from playorder.scenario.wowtcg.names import card_named
from playorder.scenario.wowtcg.reading import ANSWERS

WITH_A_CARD: Final = ("play", "use", "place", "complete", "propose", "strike")


def perform(course: Course, index: int) -> None:
    """Perform the action of this index, with later ones that belong into it (choices in a turn that ends)."""
    _Performance(course, index).run()


def come_to_rest(course: Course) -> None:
    """After the script all pass until the chain is empty and combat is over."""
    game: Game = course.result.game
    while not game.info.ended and (game.info.chain or game.info.combat or not acting.holder(game)):
        asked = game.open_decision
        if asked is None or asked.kind is DecisionKind.RANDOM:
            return  # somebody is asked what chance does
        answer_default(game)


def answer_default(game: Game) -> None:
    """Pass, or take the first candidate."""
    if acting.holder(game):
        acting.perform(game, acting.PASS)
    else:
        game.answer(0)


class _Performance:
    """One action on its way. ``index`` is that of the next action to take; ``running`` that of one under way."""

    def __init__(self, course: Course, index: int) -> None:
        self.course = course
        self.game: Game = course.result.game
        self.names: Names = course.result.names
        self.script = course.scenario.script
        self.index = index
        self.first = index
        self.running: int | None = None
        self.link: int | None = None
        self.turn = self.game.info.turn
        self.window_seen = False
        self.stopped = False

    def run(self) -> None:
        """Go from decision to decision until the first action is done."""
        recorder = self.course.result.recorder
        if recorder is not None:
            self.course.result.action_nodes.append(recorder.count())
        while not self.stopped and (self.index == self.first or self.running is not None):
            if self.game.info.ended:
                if self.running is not None:
                    self.finish()
                else:
                    self.when_over()
            elif acting.holder(self.game):
                self.at_priority(acting.holder(self.game))
            else:
                decision = self.game.open_decision
                assert decision is not None
                self.at_choice(decision)

    # --- counting actions ----------------------------------------------------------------------------------

    def taken(self) -> None:
        """The next action is done."""
        self.index += 1
        self.course.mark()

    def finish(self) -> None:
        """The action that was under way is done; if later ones belonged into it that was marked before them."""
        if self.running is not None and self.index == self.running + 1:
            self.course.mark()
        self.running = None

    def refuse(self, refusal: Refused) -> None:
        """The next action is refused."""
        self.mark_before_inner()
        goes_on = self.course.refuse(self.index, refusal)
        self.index += 1
        self.stopped = not goes_on
        if goes_on:
            self.course.mark()

    def begin(self) -> None:
        """The next action is under way: it lasts until something has happened."""
        self.running = self.index
        self.index += 1

    def action(self) -> dict[str, Any] | None:
        """The next action, if there is one."""
        return self.script[self.index] if self.index < len(self.script) else None

    # --- at priority ---------------------------------------------------------------------------------------

    def at_priority(self, player: int) -> None:
        """The next action if it can be taken, else a pass."""
        if self.running is not None:
            self.go_on(player)
            return
        action = self.action()
        assert action is not None
        if "resolve" in action:
            self.link = self.game.info.chain[-1] if self.game.info.chain else None
            self.begin()
            if self.link is None:
                self.finish()
        elif "end_turn" in action:
            self.turn = self.game.info.turn
            self.begin()
        elif "concede" in action:
            self.concede(action)
        elif "pass" in action:
            self.pass_once(action, player)
        elif any(kind in action for kind in ANSWERS):
            if is_quiet(self.game, player):
                self.refuse(Refused(Refusal.NO_CHOICE_OPEN))
            else:
                self.let_pass()
        else:
            self.try_to_act(action, player)

    def concede(self, action: dict[str, Any]) -> None:
        """A player gives up, also while a choice is open (001:102.1b)."""
        destruction.concede(self.game, _number(action["concede"]))
        self.taken()

    def pass_once(self, action: dict[str, Any], player: int) -> None:
        """An explicit pass, of whoever has priority unless told."""
        if "by" in action and _number(action["by"]) != player:
            self.let_pass()
            return
        try:
            acting.perform(self.game, acting.PASS)
        except Refused as refusal:
            self.refuse(refusal)
        else:
            self.taken()

    def let_pass(self) -> None:
        """Pass while waiting for the next action; where passing is not legal the action that waits is refused."""
        try:
            acting.perform(self.game, acting.PASS)
        except Refused as refusal:
            self.refuse(refusal)

    def try_to_act(self, action: dict[str, Any], player: int) -> None:
        """An action with a card: now, or later, or not at all."""
        found = self.whose_action(action)
        why = found if isinstance(found, Refused) else Refused(Refusal.NOT_NOW, "it can be done")
        is_its_window, is_past = self.window_of(action)
        if is_its_window and not isinstance(found, Refused) and found[1] == player:
            acting.perform(self.game, found[0])
            self.taken()
        elif is_past:
            self.refuse(why)
        elif not is_quiet(self.game, player) or (is_its_window and not isinstance(found, Refused)):
            self.let_pass()  # on an empty chain of the action phase only to let the other player act
        else:
            self.refuse(why)

    def whose_action(self, action: dict[str, Any]) -> tuple[Action, int] | Refused:
        """An action that would be legal now and whose it is; else why it is not, which may be so later."""
        try:
            wanted = action_of(self.names, action)
            actor = self.actor(action, wanted)
            acting.check(self.game, wanted, actor)
        except Refused as refusal:
            return refusal
        return wanted, actor

    def window_of(self, action: dict[str, Any]) -> tuple[bool, bool]:
        """Whether this is the window that an action waits for, and whether that has closed again."""
        if "at" not in action:
            return True, False
        is_now = self.game.info.window.value == action["at"]
        was_seen, self.window_seen = self.window_seen, self.window_seen or is_now
        return is_now, was_seen and not is_now

    def actor(self, action: dict[str, Any], wanted: Action) -> int:
        """Who performs an action: who is named, else who controls the card."""
        return _number(action["by"]) if "by" in action else self.game.entity(wanted.entity).controller

    # --- while a turn ends or the chain resolves -----------------------------------------------------------

    def go_on(self, player: int) -> None:
        """Pass until it is over; while a turn ends actions for a window are taken."""
        assert self.running is not None
        running = self.script[self.running]
        info = self.game.info
        if "resolve" in running:
            is_over = not info.chain if running["resolve"] == "all" else self.link not in info.chain
            if is_over:
                self.finish()
                return
        elif info.turn > self.turn and is_quiet(self.game, player):
            self.finish()
            return
        elif self.took_one_for_its_window(player):
            return
        try:
            acting.perform(self.game, acting.PASS)
        except Refused as refusal:
            self.refuse_running(refusal)

    def refuse_running(self, refusal: Refused) -> None:
        """The turn cannot end, because a character must attack (001:600.2)."""
        assert self.running is not None
        goes_on = self.course.refuse(self.running, refusal)
        self.stopped = not goes_on
        if goes_on:
            self.finish()
        self.running = None

    def took_one_for_its_window(self, player: int) -> bool:
        """Whether the next action, which names a window, could be taken in this one."""
        action = self.action()
        if action is None or "at" not in action or not any(kind in action for kind in WITH_A_CARD):
            return False
        if self.game.info.window.value != action["at"]:
            return False
        found = self.whose_action(action)
        if isinstance(found, Refused) or found[1] != player:
            return False
        self.mark_before_inner()
        acting.perform(self.game, found[0])
        self.taken()
        return True

    def mark_before_inner(self) -> None:
        """A later action belongs into the one under way: mark the moment before it, once."""
        if self.running is not None and self.index == self.running + 1:
            self.course.mark()

    # --- at choices ----------------------------------------------------------------------------------------

    def at_choice(self, decision: Decision) -> None:
        """The next action if it answers this choice, else the first candidate."""
        action = self.action()
        if decision.kind is DecisionKind.RANDOM:
            self.stopped = True  # somebody is asked what chance does
        elif action is not None and "concede" in action and self.running is None:
            self.concede(action)
        elif action is None or not self.answers(action, decision):
            self.game.answer(0)
        elif "prevent" in action:
            self.prevent(action["prevent"], decision)
        else:
            value = action["protect"] if "protect" in action else action["choose"]
            self.choose(value if isinstance(value, list) else [value], decision)

    def answers(self, action: dict[str, Any], decision: Decision) -> bool:
        """Whether an action is for the open choice."""
        kinds = {PROTECT: "protect", PREVENT: "prevent"}
        if kinds.get(decision.reason, "choose") not in action:
            return False
        if self.answerer(action, decision) != decision.player:
            return False
        return "for" not in action or self.names.matches(decision.source, action["for"])

    def answerer(self, action: dict[str, Any], decision: Decision) -> int | None:
        """Who answers: who is named, or who controls the armor that is to prevent, else whose choice it is."""
        if "by" in action:
            return _number(action["by"])
        armor = self.names.find(action["prevent"][0]) if action.get("prevent") else None
        return armor.controller if isinstance(armor, Entity) else decision.player

    def choose(self, values: list[Any], decision: Decision) -> None:
        """Answer this choice, and with a list also those that follow at once for the same reason."""
        if not values or candidate_of(self.names, decision, values[0]) is None:
            self.refuse(Refused(Refusal.NOT_A_CANDIDATE, str(values[0]) if values else "nothing"))
            return
        self.mark_before_inner()
        for value in values:
            asked = self.game.open_decision
            if asked is None or (asked.source, asked.reason) != (decision.source, decision.reason):
                break
            place = candidate_of(self.names, asked, value)
            if place is None:
                break
            self.game.answer(place)
        self.taken()

    def prevent(self, ids: list[str], decision: Decision) -> None:
        """Exhaust the named armor one after another for the packet that is about to hit (001:304.2)."""
        if not ids:
            self.game.answer(0)
            self.taken()
            return
        packet = prevention.packet_about_to_hit(self.game)
        armor = [self.names.find(name) for name in ids]
        left = packet.amount
        for card in armor:
            if not isinstance(card, Entity) or card.id not in decision.candidates or left <= 0:
                self.refuse(Refused(Refusal.NOT_A_CANDIDATE, ", ".join(ids)))
                return
            left -= defense_of(self.game, card)
        if len(set(ids)) < len(ids):
            self.refuse(Refused(Refusal.NOT_A_CANDIDATE, ", ".join(ids)))
            return
        self.mark_before_inner()
        for card in armor:
            asked = self.game.open_decision
            if asked is not None and isinstance(card, Entity):
                self.game.answer(asked.candidates.index(card.id))
        asked = self.game.open_decision
        is_same = asked is not None and asked.reason == PREVENT and left > 0
        if is_same and not self.armor_comes_next():
            self.game.answer(0)  # the same packet, and no more armor for it
        self.taken()

    def armor_comes_next(self) -> bool:
        """Whether more armor may follow for the same packet (304.2): nothing else comes next that it would hold up."""
        following = self.script[self.index + 1] if self.index + 1 < len(self.script) else None
        return following is None or "prevent" in following

    def when_over(self) -> None:
        """After the end of the game nothing is legal."""
        self.refuse(Refused(Refusal.GAME_OVER))


def _number(player: str) -> int:
    return int(player[1])


def action_of(names: Names, action: dict[str, Any]) -> Action:
    """An action of the script as a value of the rules. Raises :class:`RunError` for names that mean nothing."""
    kind = next(kind for kind in WITH_A_CARD if kind in action)
    card = card_named(names, action[kind])
    aims = [action["target"]] if "target" in action else action.get("targets", [])
    return Action(
        kind,
        card.id,
        tuple(card_named(names, name).id for name in aims),
        tuple(action.get("modes", ())),
        action.get("x", 0),
        tuple(action.get("divide", ())),
        action.get("alternative", False),
        tuple(card_named(names, name).id for name in action.get("pay", ())),
        action.get("ability", 0),
        action.get("face_down", True),
        action.get("disrupt", False),
    )


def entry_of(game: Game, move: Move, name_of: Callable[[int], str]) -> dict[str, Any]:
    """A move as an action of the script: what :func:`action_of` makes of it is that move again."""
    if move.entity is None:
        return {move.verb: True}
    action = moves.action_of(game, move)
    entry: dict[str, Any] = {action.kind: name_of(action.entity)}
    if action.kind == "propose":
        entry["target"] = name_of(action.targets[0])
    elif action.targets:
        entry["targets"] = [name_of(target) for target in action.targets]
    for key, numbers in (("modes", action.modes), ("divide", action.divide)):
        if numbers:
            entry[key] = list(numbers)
    if action.pay:
        entry["pay"] = [name_of(card) for card in action.pay]
    for key, value, usual in (
        ("x", action.x, 0), ("ability", action.ability, 0), ("alternative", action.alternative, False),
        ("disrupt", action.disrupt, False), ("face_down", action.face_down, True),
    ):  # fmt: skip
        if value != usual:
            entry[key] = value
    return entry


def answer_to(question: Decision, picked: Any) -> dict[str, Any]:
    """The action that answers an open choice: an id, a name, true or false; “no” to armor is no armor at all."""
    if question.reason == PREVENT:
        return {"prevent": [] if picked is False else [picked]}
    return {"protect" if question.reason == PROTECT else "choose": picked}


def candidate_of(names: Names, decision: Decision, value: Any) -> int | None:
    """Which candidate an answer means: true or false, a place among those offered, an id, or a card's name."""
    candidates = decision.candidates
    offered = [place for place, candidate in enumerate(candidates) if candidate is not False]
    if isinstance(value, bool):
        if value in [c for c in candidates if isinstance(c, bool)]:
            return next(place for place, c in enumerate(candidates) if c is value)
        return offered[0] if value and len(offered) == 1 else None
    if isinstance(value, int):
        return offered[value] if 0 <= value < len(offered) else None
    found = names.find(value)
    for place in offered:
        candidate = candidates[place]
        if candidate is True:
            continue
        if found is not None and found.id == candidate:
            return place
    if found is not None:
        return None
    named = [p for p in offered if candidates[p] is not True and names.matches(candidates[p], value)]
    return named[0] if named else None
