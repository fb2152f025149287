"""What a frame knows when it runs again with an answer."""

from __future__ import annotations

import pytest

from playorder.engine.decisions import Decision, DecisionKind
from playorder.engine.machine import Frame, Machine


def unanswered(_machine: Machine, _decision: Decision) -> None:
    """Nobody answers: the machine stops at every decision."""


def test_a_frame_that_runs_again_knows_the_decision_that_is_answered_and_no_other() -> None:
    machine = Machine()
    machine.answerer = unanswered
    known: list[tuple[str, bool]] = []
    answers: list[int] = []

    def ask_twice(game: Machine, _frame: Frame) -> None:
        for asker in ("first", "second"):
            known.append((asker, game.asked_again(asker) is not None))
            assert game.asked_again("somebody else") is None
            answers.append(game.decide(DecisionKind.RANDOM, 0, (7, 8, 9), "test", asker=asker))

    machine.push((ask_twice,))
    assert not machine.run()
    assert known == [("first", False)]

    assert not machine.answer(1)
    assert known[1:] == [("first", True), ("second", False)]

    assert machine.answer(2)
    assert known[3:] == [("first", False), ("second", True)]
    assert answers[-2:] == [1, 2]
    assert machine.asked_again("second") is None, "the frame is done"


def test_what_was_asked_is_known_as_it_was_asked() -> None:
    machine = Machine()
    machine.answerer = unanswered
    candidates: tuple[int, ...] = (3, 4)
    taken: list[int] = []

    def ask(game: Machine, _frame: Frame) -> None:
        asked = game.asked_again("me")
        among = candidates if asked is None else asked.candidates
        taken.append(among[game.decide(DecisionKind.RANDOM, 0, among, "test", asker="me")])

    machine.push((ask,))
    machine.run()
    candidates = (5, 6)

    assert machine.answer(1)
    assert taken == [4]


def test_an_answer_for_the_second_decision_of_a_frame_is_not_taken_for_the_first() -> None:
    machine = Machine()
    asked: list[str] = []
    taken: list[tuple[int, int]] = []

    def answers_the_first(_machine: Machine, decision: Decision) -> int | None:
        asked.append(decision.reason)
        return 2 if decision.reason == "first" else None

    def ask_twice(game: Machine, _frame: Frame) -> None:
        first = game.decide(DecisionKind.RANDOM, 0, (7, 8, 9), "first")
        taken.append((first, game.decide(DecisionKind.RANDOM, 0, (7, 8, 9), "second")))

    machine.answerer = answers_the_first
    machine.push((ask_twice,))
    assert not machine.run()
    assert machine.open_decision is not None
    assert machine.open_decision.reason == "second"

    assert machine.answer(1)
    assert taken == [(2, 1)]
    assert asked == ["first", "second"], "nobody is asked twice"
    assert machine.given_answers == []


def test_what_was_said_to_a_frame_that_failed_is_not_taken_by_another() -> None:
    machine = Machine()
    taken: list[int] = []

    def fails(game: Machine, _frame: Frame) -> None:
        game.decide(DecisionKind.RANDOM, 0, (7, 8, 9), "first")
        raise ValueError("a fault of a card")

    def asks(game: Machine, _frame: Frame) -> None:
        taken.append(game.decide(DecisionKind.RANDOM, 0, (7, 8, 9), "second"))

    machine.answerer = lambda _machine, _decision: 2
    machine.push((fails,))
    with pytest.raises(ValueError, match="a fault of a card"):
        machine.run()

    machine.answerer = unanswered
    machine.push((asks,))
    assert not machine.run()
    assert machine.answer(1)
    assert taken == [1]
