"""A run as text, Markdown, JSON, one web page, and the board as a drawing."""

from __future__ import annotations

import json
import re
import time
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from playorder.assembly import Program
from playorder.cli.bench_timeline import long_game
from playorder.cli.main import main
from playorder.export.board_svg import board_svg, signs
from playorder.export.forms import FORMS, form_named, target_for
from playorder.export.page import as_page
from playorder.export.text import as_markdown, as_text, plain
from playorder.scenario.naming import Names
from playorder.scenario.reading import read_values
from playorder.scenario.run import RunResult, run
from playorder.scenario.table import Table
from playorder.timeline.board_view import EntityView
from playorder.timeline.ranks import with_ranks

VOID = {"meta", "br", "hr", "img", "input", "link"}
NASTY = "</title><script>alert(1)</script> & `*x*` _y_ 変"

DOCUMENT: dict[str, Any] = {
    "format": "playorder/scenario",
    "version": 1,
    "title": "A knife after each summoning",
    "description": "Two plays, so that there is a board between them.",
    "players": [
        {
            "board": [{"id": "juggler", "card": "Knife Juggler"}, "Argent Squire", "Sen'jin Shieldmasta"],
            "hand": [{"id": "wisp", "card": "Wisp"}, {"id": "wisp2", "card": "Wisp"}, "Fiery War Axe"],
            "secrets": ["Duplicate"],
        },
        {
            "board": [{"id": "yeti", "card": "Chillwind Yeti"}],
            "weapon": "Truesilver Champion",
            "name": "Uther",
        },
    ],
    "options": {"ignore_mana": True},
    "script": [{"play": "wisp"}, {"play": "wisp2"}],
    "expect": [{"player": "p1", "hand_count": 1}, {"entity": "wisp", "attack": 9}],
}


class Balanced(HTMLParser):
    """Fails where an element is closed that is not open; collects what is asked for from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.counts: dict[str, int] = {}
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1
        if tag not in VOID:
            self.open.append(tag)
        self.fetched += [
            str(value) for name, value in attrs if name in ("src", "href") and not str(value).startswith("#")
        ]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> where nothing is open"
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def read(page: str) -> Balanced:
    parser = Balanced()
    parser.feed(page)
    parser.close()
    assert parser.open == []
    return parser


@pytest.fixture(scope="module")
def program() -> Program:
    return Program()


def run_of(program: Program, **changes: Any) -> RunResult:
    return run(read_values({**DOCUMENT, **changes})[0], program.tools())


@pytest.fixture(scope="module")
def result(program: Program) -> RunResult:
    return run_of(program)


def test_the_page_has_every_node_and_the_boards(result: RunResult) -> None:
    page = read(as_page(result))
    text = " ".join("".join(page.text).split())
    for node in result.nodes:
        sentence = result.sentence(node.id).removesuffix(f"  [{node.rule}]")
        assert " ".join(sentence.split()) in text
    assert page.counts["svg"] == 3, "before, between the two plays, after"
    assert "1 of 2 checks hold" in text
    assert "fails:" in text


def test_the_page_fetches_nothing(result: RunResult) -> None:
    page = as_page(result)
    assert read(page).fetched == []
    assert set(re.findall(r"https?://[^\"' >]+", page)) == {"http://www.w3.org/2000/svg"}
    assert "@import" not in page
    assert "url(" not in page


def test_a_run_of_ten_thousand_nodes_is_one_page_to_open_and_close(
    program: Program, result: RunResult
) -> None:
    game = long_game(program, 10_000)
    long = RunResult(result.scenario, game, Names(game, {}), game.recorder, result.ruleset)
    begin = time.process_time()
    page = as_page(long)
    assert time.process_time() - begin < 5, "seconds"
    assert len(page.encode()) < 3_000_000, "bytes; as short as three hundred for a node"
    found = read(page)
    assert found.fetched == []
    assert set(re.findall(r"https?://[^\"' >]+", page)) == {"http://www.w3.org/2000/svg"}
    holding = {node.parent for node in long.nodes} - {None}
    assert found.counts["details"] == found.counts["summary"] == len(holding)
    assert page.count('<div class="leaf">') == len(long.nodes) - len(holding)
    assert "<details open" not in page, "so long a tree begins closed"
    assert found.counts["svg"] == 2, "no boards between so many actions"


def test_a_short_tree_begins_open(result: RunResult) -> None:
    assert as_page(result).count("<details open>") == len({node.parent for node in result.nodes} - {None})


def test_every_rule_that_the_page_links_to_is_told_on_it(result: RunResult) -> None:
    page = as_page(result)
    links = set(re.findall(r'href="#(rule-[^"]+)"', page))
    assert links
    assert links <= set(re.findall(r'id="(rule-[^"]+)"', page))


def test_what_a_document_says_is_never_taken_for_markup(program: Program) -> None:
    nasty = run_of(program, title=NASTY, description=NASTY)
    page = read(as_page(nasty))
    assert page.counts["script"] == 1, "only the page's own"
    assert "alert(1)" in "".join(page.text)
    ElementTree.fromstring(board_svg(nasty.board_at(None), title=NASTY))
    heading = as_markdown(nasty).splitlines()[0]
    assert heading.startswith("# \\</title\\>")
    assert plain("a_b *c*\n# d") == "a\\_b \\*c\\* \\# d"


def test_a_run_that_stopped_says_why_in_every_form(program: Program) -> None:
    stopped = run_of(program, script=[{"attack": "wisp", "target": "yeti"}], expect=[])
    assert stopped.error
    assert "The run stopped" in as_page(stopped)
    assert "The run stopped" in as_text(stopped)
    assert "The run stopped" in as_markdown(stopped)


def test_a_run_without_nodes_is_still_a_page(program: Program) -> None:
    nothing = run_of(program, script=[], expect=[])
    assert read(as_page(nothing)).counts["svg"] == 2
    assert as_text(nothing).startswith("A knife after each summoning\nEdition 2016-03\n")


def test_the_board_is_a_drawing_that_names_everything_on_it(result: RunResult) -> None:
    for dark in (False, True):
        drawing = ElementTree.fromstring(board_svg(result.board_at(None), dark=dark))
        told = {str(title.text) for title in drawing.iter("{http://www.w3.org/2000/svg}title")}
        assert "Knife Juggler, 3/2" in told
        assert "Argent Squire, 1/1, divine shield" in told
        assert "Truesilver Champion, 4/2" in told
        assert "Fiery War Axe, 3/2" in told
        assert any(line.startswith("Duplicate") for line in told)


def test_the_order_of_play_on_the_drawing_is_counted_from_one(result: RunResult) -> None:
    drawing = ElementTree.fromstring(board_svg(result.board_at(None)))
    first = {
        (str(one[0].text).split(",")[0], text.text)
        for one in drawing.iter("{http://www.w3.org/2000/svg}g")
        if len(one) and one[0].tag.endswith("title")
        for text in one.iter("{http://www.w3.org/2000/svg}text")
        if text.get("font-size") == "11" and str(text.text).isdigit()
    }
    ranks = {name: int(str(rank)) for name, rank in first}
    assert ranks["Knife Juggler"] < ranks["Argent Squire"] < ranks["Sen'jin Shieldmasta"]
    board = with_ranks(result.board_at(None))
    assert ranks == {
        view.name: view.rank
        for player in board.players
        for zone in player.zones
        for view in zone.entities
        if view.rank and zone.name not in ("hero", "hero_power")
    }
    assert max(ranks.values()) <= len(ranks) + 4, "heroes and hero powers are counted and not told"


def test_signs_share_a_line_while_there_is_room() -> None:
    keywords = frozenset({"taunt", "charge", "divine_shield"})
    assert signs(EntityView(1, keywords=keywords)) == ["charge", "divine shield", "taunt"]
    assert signs(EntityView(1, keywords=frozenset({"taunt", "charge"}))) == ["charge, taunt"]
    elusive = frozenset({"cant_be_targeted_by_spells", "cant_be_targeted_by_hero_powers"})
    assert signs(EntityView(1, keywords=elusive)) == ["no targeting"]


def test_the_text_is_the_tree_that_trace_prints(
    result: RunResult, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.scenario.json"
    file.write_text(json.dumps(DOCUMENT), "utf-8")
    main(["run", "--trace", str(file)])
    printed = capsys.readouterr().out.splitlines()
    tree = as_text(result).rstrip("\n").split("\n\n", 1)[1].splitlines()
    assert printed[-len(tree) :] == tree


def test_one_scenario_goes_to_the_file_and_several_into_a_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    single = tmp_path / "one.scenario.json"
    single.write_text(json.dumps(DOCUMENT), "utf-8")
    out = {form.name: tmp_path / "new" / f"run{form.suffix}" for form in FORMS}
    main(["run", str(single), *(word for name, path in out.items() for word in (f"--{name}", str(path)))])
    assert all(path.read_text("utf-8").strip() for path in out.values())
    entry = json.loads(out["timeline"].read_text("utf-8"))
    assert entry["timeline"][0]["kind"] == "sequence"
    both = tmp_path / "two.scenario.json"
    both.write_text(json.dumps({"scenarios": [DOCUMENT, {**DOCUMENT, "title": "Another"}]}), "utf-8")
    main(["run", str(both), "--html", str(tmp_path / "pages")])
    names = sorted(path.name for path in (tmp_path / "pages").iterdir())
    assert names == ["two-01-a-knife-after-each-summoning.html", "two-02-another.html"]
    assert "wrote" in capsys.readouterr().err


def test_a_place_that_cannot_be_written_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.scenario.json"
    file.write_text(json.dumps(DOCUMENT), "utf-8")
    (tmp_path / "taken").write_text("", "utf-8")
    assert main(["run", str(file), "--html", str(tmp_path / "taken" / "x.html")]) == 1
    error = capsys.readouterr().err
    assert "cannot be written" in error
    assert "Traceback" not in error


def test_a_folder_takes_a_file_of_its_own(result: RunResult, tmp_path: Path) -> None:
    form = form_named("svg")
    assert target_for(tmp_path, form, result, several=False).parent == tmp_path
    assert target_for(tmp_path / "x.svg", form, result, several=False) == tmp_path / "x.svg"


def test_a_board_of_another_game_has_its_rows_and_what_waits_on_the_chain() -> None:
    document = {
        "format": "playorder/scenario", "version": 1, "ruleset": "wowtcg",
        "players": [
            {"allies": [{"id": "brute", "card": "Brute", "exhausted": True}], "equipment": ["Training Sword"],
             "abilities": ["Toll"], "hand": [{"id": "fire", "card": "Fire Blast"}], "resources": 9},
            {"allies": ["Squire"]},
        ],
        "script": [{"play": "fire", "targets": ["p2.hero"]}],
    }  # fmt: skip
    table = Table(read_values(document)[0], Program().tools(), rest=False)
    table.play()
    drawn = ElementTree.fromstring(board_svg(table.result.board_at(table.result.nodes[-1].id)))
    words = " ".join(text for text in drawn.itertext())
    for name in ("Brute", "Training Sword", "Toll", "Squire", "Chain", "Fire Blast → Hero", "exhausted"):
        assert name in words
    assert "Blank" not in words, "so many resources are counted"
    assert "p1 resources 8 of 9" in words
    assert "has priority" in words
