"""The bench of long timelines measures what it says."""

from __future__ import annotations

from playorder.assembly import Program
from playorder.cli.bench_timeline import BARS, long_game, measures
from playorder.timeline.recorded import Recorded


def test_a_long_game_has_the_nodes_and_is_not_over() -> None:
    game = long_game(Program(), 3000)
    assert 3000 <= game.recorder.count() < 4000
    assert not game.info.ended
    run = Recorded(game, game.recorder)
    assert run.last_within(0) < len(run.nodes) - 1
    assert long_game(Program(), 3000).recorder.count() == game.recorder.count(), "the same on every run"


def test_ten_thousand_nodes_keep_the_bars() -> None:
    found = measures(Program(), 10_000)
    assert found["timeline_nodes"] >= 10_000
    for name, (bar, _) in BARS.items():
        assert 0 < found[name] <= bar, (name, found[name])
