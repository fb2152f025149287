"""Card code that raises, feeds itself or hangs: its effect is given up and marked, and everything else lives on."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Any

import pytest

from playorder.assembly import Program
from playorder.engine.cycles import cycle_at_end
from playorder.engine.faults import OnFault
from playorder.scenario.reading import read_values
from playorder.scenario.report import result_entry
from playorder.scenario.run import RunResult, run
from playorder.scenario.stopping import stop_thread
from playorder.timeline.nodes import Node

API = "from playorder.rulesets.hearthstone.api import *\n"
WISP, YETI = "CS2_231", "CS2_182"
TURN_END_HEAL = "Trigger(TURN_END, None, Heal(1, OWN_HERO), 'healthy')"


def play(tmp_path: Path, code: str, on_fault: OnFault = OnFault.GO_ON, **fields: Any) -> RunResult:
    """Run a scenario with cards of this code: a Wisp in hand is played, a Yeti stands beside it, then the turn ends."""
    folder = tmp_path / "plugins" / "bad"
    folder.mkdir(parents=True)
    (folder / "plugin.toml").write_text('name = "bad"\nversion = "1"\napi = 1\n', "utf-8")
    (folder / "cards.py").write_text(API + code, "utf-8")
    document = {
        "format": "playorder/scenario",
        "version": 1,
        "players": [
            {"hand": [{"id": "wisp", "card": WISP}], "board": [{"id": "yeti", "card": YETI}], "deck": [WISP]},
            {"deck": [WISP]},
        ],
        "script": [{"play": "wisp"}, {"end_turn": True}],
        **fields,
    }
    (scenario,) = read_values(document)
    return run(scenario, Program(tmp_path / "plugins").tools(), on_fault=on_fault)


def failed(result: RunResult) -> list[Node]:
    return [node for node in result.nodes if node.status == "failed"]


def test_a_battlecry_that_raises_is_given_up_and_marked_and_the_run_goes_on(tmp_path: Path) -> None:
    code = f"""
def oops(game, me, context):
    game.set(me, "damage", 7)
    return 1 // 0
WISP = CardDef("{WISP}", battlecry=(Heal(1, OWN_HERO), oops))
"""
    result = play(tmp_path, code)
    (node,) = failed(result)
    assert node.kind == "effect"
    assert node.reason.startswith("ZeroDivisionError")
    assert "oops" in node.traceback
    assert "1 // 0" in node.traceback
    wisp = result.names.find("wisp")
    assert wisp is not None
    assert wisp.damage == 0, "what the broken step had changed is taken back"
    assert wisp.zone.value == "play"
    assert result.game.info.active == 2, "the turn was ended after it"
    assert not result.ok
    assert result.card_failed
    assert not result.error


def test_a_run_that_is_set_to_stop_stops_at_the_action(tmp_path: Path) -> None:
    result = play(tmp_path, f'W = CardDef("{WISP}", battlecry=lambda g, m, c: 1 // 0)\n', OnFault.STOP)
    assert result.error_action == 0
    assert "ZeroDivisionError" in result.error
    assert result.game.info.active == 1
    assert failed(result)


def test_a_condition_that_raises_keeps_only_its_own_trigger_out_of_the_queue(tmp_path: Path) -> None:
    code = f"""
def broken(game, me, event):
    raise KeyError("x")
YETI = CardDef("{YETI}", triggers=[Trigger(TURN_END, broken, Draw(), "sad")])
WISP = CardDef("{WISP}", triggers=[Trigger(TURN_END, None, GainArmor(3), "glad")])
"""
    result = play(tmp_path, code)
    assert result.game.hero_of(1).armor == 3
    (sad,) = [node for node in result.nodes if node.kind == "trigger" and node.label == "sad"]
    assert sad.status == "not_queued"
    assert "KeyError" in sad.reason
    (marked,) = failed(result)
    assert "broken" in marked.traceback


@pytest.mark.parametrize("trigger", ['Draw(), "sad", when=broken', 'Odd(), "sad"'])
def test_a_trigger_that_cannot_be_asked_when_its_turn_comes_holds_up_nobody(
    tmp_path: Path, trigger: str
) -> None:
    code = f"""
def broken(game, me, event):
    raise KeyError("x")
class Odd(Effect):
    def possible(self, game, context):
        raise KeyError("x")
YETI = CardDef("{YETI}", triggers=[
    Trigger(TURN_END, None, {trigger})])
WISP = CardDef("{WISP}", triggers=[Trigger(TURN_END, None, GainArmor(3), "glad")])
"""
    result = play(tmp_path, code)
    assert result.game.hero_of(1).armor == 3
    (sad,) = [node for node in result.nodes if node.kind == "trigger" and node.label == "sad"]
    assert sad.status == "aborted"
    assert failed(result)


def test_an_aura_that_raises_gives_nothing_and_the_phases_go_on(tmp_path: Path) -> None:
    code = f"""
YETI = CardDef("{YETI}", auras=[Aura(OTHER_OWN_MINIONS, attack=lambda g, m, e: 1 // 0)])
WISP = CardDef("{WISP}", battlecry=Deal(1, SELF), deathrattle=GainArmor(2))
"""
    result = play(tmp_path, code)
    assert result.game.hero_of(1).armor == 2
    assert len(result.faults) == 1, "the same fault at every update is told once"
    assert result.faults[0].source == result.names.ids["yeti"]


def test_a_requirement_that_raises_ends_the_run_with_the_action(tmp_path: Path) -> None:
    result = play(tmp_path, f'W = CardDef("{WISP}", requires=lambda g, m, p: 1 // 0)\n')
    assert result.error_action == 0
    assert "the code of a card failed" in result.error
    assert result.card_failed


def test_what_feeds_itself_ends_at_a_limit_and_names_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playorder.engine.machine.Machine.step_limit", 20_000)
    code = f"""
YETI = CardDef("{YETI}", triggers=[Trigger(HEAL, None, Deal(1, OWN_HERO), "bleed")])
WISP = CardDef("{WISP}", triggers=[Trigger(DAMAGE, target_is_hero, Heal(1, OWN_HERO), "mend")],
               battlecry=Deal(1, OWN_HERO))
"""
    result = play(tmp_path, code)
    assert result.error_action == 0
    assert "without an end" in result.error
    assert sorted(result.cycle) == ["wisp: heal", "wisp: mend", "yeti: bleed", "yeti: deal"]
    assert "comes round again and again" in result.error
    assert result.board_at(None).players, "the board can still be looked at"


def test_the_report_tells_of_faults_and_marks_the_node(tmp_path: Path) -> None:
    result = play(tmp_path, f'W = CardDef("{WISP}", battlecry=lambda g, m, c: 1 // 0)\n')
    entry = result_entry(result, trace=True)
    assert entry["ok"] is False
    assert [fault["source"] for fault in entry["faults"]] == ["wisp"]
    (node,) = [node for node in entry["timeline"] if node["status"] == "failed"]
    assert "ZeroDivisionError" in node["traceback"]


def test_a_recorder_makes_no_difference_to_what_a_fault_does(tmp_path: Path) -> None:
    code = f'W = CardDef("{WISP}", battlecry=(GainArmor(2), lambda g, m, c: 1 // 0, GainArmor(5)))\n'
    recorded = play(tmp_path, code)
    (scenario,) = read_values(recorded.scenario.data)
    plain = run(scenario, Program(tmp_path / "plugins").tools(), record=False)
    assert plain.game.hero_of(1).armor == recorded.game.hero_of(1).armor == 2
    assert [fault.error for fault in plain.faults] == [fault.error for fault in recorded.faults]


@pytest.mark.parametrize("catching", ["Exception", "BaseException"])
def test_a_card_that_hangs_is_stopped_within_a_second(tmp_path: Path, catching: str) -> None:
    code = f"""
def hang(game, me, context):
    for _ in range(3):
        try:
            while True:
                pass
        except {catching}:
            pass
WISP = CardDef("{WISP}", battlecry=hang)
"""
    thread = threading.Thread(target=_quietly, args=(tmp_path, code), daemon=True)
    thread.start()
    time.sleep(1.5)
    assert thread.is_alive()
    began = time.monotonic()
    stop_thread(thread)
    thread.join(1.0)
    assert not thread.is_alive()
    assert time.monotonic() - began < 1.0


def _quietly(tmp_path: Path, code: str) -> None:
    from playorder.scenario.stopping import Stopped

    try:
        play(tmp_path, code)
    except Stopped:
        return


@pytest.mark.parametrize(
    ("items", "cycle"),
    [("xyababab", "ab"), ("aaa", "a"), ("abab", ""), ("", ""), ("abcabcabd", "")],
)
def test_a_cycle_is_what_the_end_repeats_three_times(items: str, cycle: str) -> None:
    assert "".join(cycle_at_end(items)) == cycle
