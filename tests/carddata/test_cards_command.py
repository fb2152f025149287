"""``playorder cards``."""

from __future__ import annotations

import argparse
import json

import pytest

from playorder.carddata.cards import CardData
from playorder.carddata.catalogue import Catalogue
from playorder.cli import cards


def status_of(card: CardData) -> str:
    return "scripted" if card.id == "NEW1_019" else "unscripted" if card.keywords else "vanilla"


@pytest.fixture
def command(catalogue: Catalogue, capsys: pytest.CaptureFixture[str]):  # type: ignore[no-untyped-def]
    """Run the verb; gives its exit status, what it printed, and what it complained of."""

    def call(*words: str) -> tuple[int, str, str]:
        status = cards.show(parsed(*words), catalogue, status_of)
        shown = capsys.readouterr()
        return status, shown.out, shown.err

    return call


def parsed(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="playorder")
    cards.add_parser(parser.add_subparsers())
    return parser.parse_args(["cards", *words])


def test_a_card_is_one_aligned_line(command) -> None:  # type: ignore[no-untyped-def]
    status, out, err = command("juggler", "--language", "enUS")
    assert status == 0
    assert err == ""
    assert out.splitlines() == [
        "AT_094              Flame Juggler  minion  2  2/3  TGT      NEUTRAL  unscripted",
        "NEW1_019            Knife Juggler  minion  2  3/2  EXPERT1  NEUTRAL  scripted",
        "FB_Champs_NEW1_019  Knife Juggler  minion  2  3/2  TB       NEUTRAL  unscripted",
    ]


def test_wide_names_stay_aligned(command) -> None:  # type: ignore[no-untyped-def]
    _, out, _ = command("--language", "zhCN", "--set", "NAXX", "--class", "mage", "--limit", "0")
    lines = out.splitlines()
    assert "复制" in lines[0]

    def column(line: str, word: str) -> int:
        before = line[: line.index(word)]
        return sum(2 if ord(sign) > 0x2E80 else 1 for sign in before)

    assert len({column(line, "NAXX") for line in lines}) == 1


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        (["--set", "naxx", "--class", "mage", "--collectible"], ["FP1_018"]),
        (["--type", "hero-power", "--set", "core", "--class", "MAGE"], ["CS2_034"]),
        (["--cost", "20"], ["EX1_620"]),
        (["飞刀", "--collectible"], ["NEW1_019"]),
        (["--type", "weapon", "--set", "EXPERT1", "--class", "rogue"], ["EX1_133"]),
    ],
)
def test_options_narrow_the_list(command, words: list[str], ids: list[str]) -> None:  # type: ignore[no-untyped-def]
    status, out, _ = command(*words)
    assert status == 0
    assert [line.split()[0] for line in out.splitlines()] == ids


def test_json_has_the_facts(command) -> None:  # type: ignore[no-untyped-def]
    _, out, _ = command("NEW1_019", "--json", "--language", "deDE", "--set", "EXPERT1")
    (entry,) = json.loads(out)
    assert entry["name"] == "Messerjongleur"
    assert {key: entry[key] for key in ("id", "cost", "attack", "health", "set", "status")} == {
        "id": "NEW1_019", "cost": 2, "attack": 3, "health": 2, "set": "EXPERT1", "status": "scripted",
    }  # fmt: skip


def test_a_long_list_is_cut_and_says_so(command) -> None:  # type: ignore[no-untyped-def]
    _, out, err = command("--collectible", "--set", "CORE", "--limit", "3")
    assert len(out.splitlines()) == 3
    assert "139 more" in err
    _, out, err = command("--collectible", "--set", "CORE", "--limit", "0")
    assert (len(out.splitlines()), err) == (142, "")


def test_nothing_found_is_said_and_fails(command) -> None:  # type: ignore[no-untyped-def]
    assert command("zzzzzzqq") == (1, "", "no card fits\n")
    assert command("zzzzzzqq", "--json") == (1, "[]\n", "")


def test_status_counts_every_set(command) -> None:  # type: ignore[no-untyped-def]
    status, out, _ = command("--status", "--collectible")
    lines = [line.split() for line in out.splitlines()]
    assert status == 0
    assert lines[0][:3] == ["CORE", "142", "cards"]
    assert lines[1] == ["EXPERT1", "239", "cards", "1", "scripted", *lines[1][5:]]
    for line in lines:
        assert int(line[1]) == int(line[3]) + int(line[5]) + int(line[7])
    assert lines[-1][0] == "all"
    assert int(lines[-1][1]) == sum(int(line[1]) for line in lines[:-1]) == 1478


def test_status_as_json(command) -> None:  # type: ignore[no-untyped-def]
    _, out, _ = command("--status", "--collectible", "--set", "EXPERT1", "--json")
    counted = json.loads(out)
    assert list(counted) == ["EXPERT1"]
    assert counted["EXPERT1"]["scripted"] == 1
    assert sum(counted["EXPERT1"].values()) == 239


def test_a_terminal_gets_headings(command, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    _, out, _ = command("Knife Juggler", "--set", "EXPERT1")
    assert "status" in out
    assert "Knife Juggler" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--set", "FOO"], "unknown set 'FOO'; known are CORE"),
        (["--class", "bard"], "unknown class 'bard'"),
        (["--type", "token"], "unknown type 'token'; known are minion"),
        (["--language", "english"], "unknown language 'english'; known are enUS"),
        (["--cost", "x"], "'x' is not a whole number"),
        (["--cost", "-1"], "--cost"),
        (["--limit", "many"], "'many' is not a whole number"),
        (["one", "two"], "two"),
    ],
)
def test_a_wrong_option_is_explained(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        parsed(*words)
    assert caught.value.code == 2
    assert said in capsys.readouterr().err


def test_the_verb_itself_shows_cards_with_their_status(capsys: pytest.CaptureFixture[str]) -> None:
    assert cards.run(parsed("CS2_182", "--limit", "1")) == 0
    assert capsys.readouterr().out.split()[0] == "CS2_182"
