"""``playorder explore``: options that contradict each other (what it answers: ``tests/docs/test_odds.py``)."""

from __future__ import annotations

import pytest

from playorder.cli.main import main
from playorder.paths import assets_folder

EXAMPLE = str(assets_folder() / "examples" / "mad-scientist.scenario.json")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--best", "p2 wins", "--ask", "p1 wins"], "--best answers one question"),
        (["--best", "p2 wins", "--samples", "5"], "leave --samples out"),
        (["--best", "p2 wins", "--seed", "0"], "leave --seed out"),
        (["--lethal", "--exact"], "leave --exact out"),
        (["--lethal", "--processes", "2"], "leave --processes out"),
        (["--lethal", "--least"], "--best CHECK has"),
        (["--least", "--ask", "p1 wins"], "name the check"),
    ],
)
def test_an_option_that_would_do_nothing_is_refused(
    options: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["explore", EXAMPLE, *options]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert words in err
    assert err.count("\n") == 1
