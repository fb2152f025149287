"""Whatever text is given as a document: it is read, or refused in one line that says why; no traceback, no hang."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from playorder.cli.main import main
from playorder.paths import assets_folder
from playorder.scenario.errors import ScenarioError
from playorder.scenario.parsing import MAX_BYTES, MAX_DEPTH, parse_json
from playorder.scenario.reading import read_values

GALLERY = [path.read_bytes() for path in sorted((assets_folder() / "gallery" / "02-rules").glob("*.json"))]
FRAME = '{"format": "playorder/scenario", "version": 1, "players": [{}, {}], %s}'

plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text()
keys = st.text(max_size=8) | st.sampled_from(
    ("format", "version", "players", "scenarios", "script", "card", "board")
)
anything = st.recursive(plain, lambda inner: st.lists(inner) | st.dictionaries(keys, inner), max_leaves=20)


def refused(text: str | bytes) -> ScenarioError | None:
    """The refusal of a text, if it is refused."""
    try:
        read_values(parse_json(text))
    except ScenarioError as refusal:
        error = refusal
    else:
        return None
    assert error.path.startswith("$")
    assert error.wrong
    assert len(error.message) < 3000
    return error


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("nul", "not JSON"),
        ("{'a': 1}", "not JSON"),
        ('{"a": 1,}', "not JSON"),
        ("\x00", "not JSON"),
        ("[" * 100_000, "nested too deeply"),
        ('{"a":' * 100_000, "nested too deeply"),
        ("[" * (MAX_DEPTH + 2) + "]" * (MAX_DEPTH + 2), "more than 100 lists"),
        (FRAME % '"turn": NaN', "NaN is no number"),
        (FRAME % '"turn": -Infinity', "-Infinity is no number"),
        (FRAME % '"turn": 1e999', "too large"),
        (FRAME % f'"turn": {"9" * 5000}', "has 5000 digits"),
        (FRAME % '"turn": 99999999999999999999', "has 20 digits"),
        (FRAME % '"turn": 1e3', "a fraction instead of a whole number"),
        (FRAME % '"turn": 1, "turn": 2', "'turn' is there twice"),
        (FRAME % (",".join(f'"{n}": 1' for n in range(200_000)) + ',"7": 2'), "'7' is there twice"),
        (FRAME % (",".join(f'"{n}": 1' for n in range(200_000)) + ',"199999": 2'), "'199999' is there twice"),
        (FRAME % r'"title": "\ud800"', "not Unicode"),
        (FRAME % r'"source": {"\udfff": 1}', "not Unicode"),
        (
            FRAME % f'"edition": {json.dumps("x" * 1_000_000)}, "turn": "no"',
            "a text instead of a whole number",
        ),
        (FRAME % f'"active": "{"x" * 5_000_000}"', "unknown value"),
        (FRAME % f'"{"x" * 5_000_000}": 1', "unknown field"),
        ("[1]", "a list"),
        ("17", "a number"),
    ],
)
def test_texts_that_are_no_document_are_refused_with_the_reason(text: str, words: str) -> None:
    started = time.perf_counter()
    error = refused(text)
    assert error is not None
    assert words in error.message
    assert time.perf_counter() - started < 20


@pytest.mark.parametrize(
    "text", [b"\xff\xfe\x00", b'{"a": "\xff"}', b"\x80", b"PK\x03\x04", b"SQLite format 3\x00"]
)
def test_bytes_that_are_no_text_are_refused(text: bytes) -> None:
    assert refused(text) is not None


def test_a_document_may_have_a_mark_of_its_byte_order() -> None:
    assert refused(b"\xef\xbb\xbf" + (FRAME % '"turn": 1').encode()) is None


@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(value=anything)
@example({"scenarios": {}})
@example({"scenarios": [[]]})
@example({"format": "playorder/scenario", "version": True, "players": [[], []]})
@example({"format": "playorder/scenario", "version": 1, "players": [{"board": [{"card": None}]}, {}]})
def test_any_json_is_read_or_refused(value: Any) -> None:
    refused(json.dumps(value))


@settings(max_examples=300, deadline=None)
@given(text=st.text() | st.binary())
def test_any_text_is_read_or_refused(text: str | bytes) -> None:
    refused(text)


@pytest.mark.parametrize("seed", range(10))
def test_files_with_bytes_lost_changed_or_doubled_are_read_or_refused(seed: int) -> None:
    source = random.Random(seed)
    refusals = 0
    for _ in range(30):
        data = bytearray(source.choice(GALLERY)[:3000])
        for _ in range(source.randint(1, 4)):
            place = source.randrange(len(data))
            match source.randrange(4):
                case 0:
                    data[place] = source.randrange(256)
                case 1:
                    del data[place : place + source.randint(1, 30)]
                case 2:
                    data[place:place] = data[place : place + source.randint(1, 30)]
                case _:
                    data[place:place] = source.choice((b"{", b"]", b"null", b'"', b"1e9", b",", b"NaN", b"-"))
        refusals += refused(bytes(data)) is not None
    assert refusals


def test_a_text_of_100_megabytes_is_refused_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    started = time.perf_counter()
    error = refused('"' + "x" * 100_000_000 + '"')
    assert error is not None
    assert "64 MiB" in error.message
    file = tmp_path / "large.scenario.json"
    with file.open("wb") as out:
        out.truncate(100_000_000)
    assert main(["run", str(file)]) == 2
    assert "larger than 64 MiB" in capsys.readouterr().err
    assert time.perf_counter() - started < 20


def test_a_text_just_below_the_limit_is_no_hang() -> None:
    started = time.perf_counter()
    text = FRAME % f'"title": {json.dumps("x" * (MAX_BYTES - 1000))}'
    assert refused(text) is None
    assert time.perf_counter() - started < 30


@pytest.mark.parametrize(
    "content",
    ["", "[" * 5000, FRAME % '"turn": NaN', FRAME % '"script": [{"play": "\\udc00"}]', '{"scenarios": 3}'],
)
def test_the_command_says_in_one_line_what_is_wrong(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.scenario.json"
    file.write_text(content, encoding="utf-8")
    assert main(["run", str(file)]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert str(file) in error
    assert "Traceback" not in error


@pytest.mark.parametrize("zone", ["graveyard", "setaside", "removed", "deck"])
def test_a_zone_without_end_is_refused(zone: str) -> None:
    error = refused(
        json.dumps(json.loads(FRAME % '"turn": 1') | {"players": [{zone: ["Wisp"] * 100_000}, {}]})
    )
    assert error is not None
    assert error.path == f"$.players[0].{zone}"
