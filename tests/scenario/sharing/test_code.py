"""A share code holds the whole scenario, is short, and is refused when anything about it is wrong."""

from __future__ import annotations

import hashlib
import json
import os
import statistics
import time
import tracemalloc
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from playorder.carddata.catalogue import load_catalogue
from playorder.carddata.extended import ExtendedCatalogue, OwnCard
from playorder.scenario.concise import concise
from playorder.scenario.document import Scenario
from playorder.scenario.errors import ScenarioError
from playorder.scenario.reading import read_scenario
from playorder.scenario.sharing import letters
from playorder.scenario.sharing.cards import Card, CatalogueCards
from playorder.scenario.sharing.code import LARGEST, decode, encode
from playorder.scenario.sharing.coder import Encoder
from playorder.scenario.sharing.dictionary import DICTIONARIES, taught
from playorder.scenario.sharing.errors import Reason, ShareCodeError
from playorder.scenario.sharing.letters import ALPHABET, Frame
from playorder.scenario.sharing.model import Model
from playorder.scenario.sharing.writing import Writer

from .documents import GALLERY, documents, without_source

BOUND = 220
KNOWN_CODE_1 = (
    "PO1AeP2kYXOUy4nVmeK5vgtb76KCA7NjNM7Bq09xAeFRY9KePGLg9KajnKIIDqwPsHYP6abUkjfHyQx0n9aXrCHSfRpPZJ05uPQiLa3SpBydWq9T5"
    "UkJ6mZDLPbuXMRQTRWamX7PRATG3eP9hZWiguh"
)
DICTIONARY_1 = "f2010ce6a5c8236f4ca4987a502e5841f19f1d972b21978c428c25541318fa3c"
KNOWN_CODE_2 = (
    "PO2AVTR4eDYKHYrvZRWhv0t1SaYia6ZGKxY6joTIcjESewbHZfNQpFWOnftnnCG82PdHVJnswkEZpUxEAwmYdZeRlCom9KrQkYDtcwgkbZBeK0uEF"
    "xHWFylZ5OqnZs3zsVFnQWEZdTpoga4PcB5FM"
)
DICTIONARY_2 = "ebbd7e0708324be500fe828bed82b09179aae46265f04bab317dab889a0d9e49"
ROUND_TRIPS = int(os.environ.get("PLAYORDER_ROUND_TRIPS", "400"))
"""Made-up documents for one run; ``.ci/long round-trips`` takes thousands."""

FULL_MANA = {"crystals": 10, "used": 0, "temporary": 0, "locked": 0, "owed": 0}
SMALL: dict[str, Any] = {
    "format": "playorder/scenario",
    "version": 1,
    "title": "A knife for every friend",
    "players": [
        {"board": ["Knife Juggler"], "hand": ["Wisp"]},
        {"board": [{"id": "yeti", "card": "Chillwind Yeti"}]},
    ],
    "random": {"picks": ["yeti"]},
    "script": [{"play": "Wisp"}],
}


def refusal(text: str, cards: CatalogueCards) -> Reason:
    with pytest.raises(ShareCodeError) as caught:
        decode(text, cards)
    assert caught.value.message
    return caught.value.reason


def meaning(document: dict[str, Any]) -> Scenario:
    """What a document says, without the text it was read from."""
    scenario = read_scenario(document, "$", "", 0)
    if scenario.ruleset != "hearthstone":
        return replace(scenario, data={})
    first, second = (replace(player, mana={**FULL_MANA, **player.mana}) for player in scenario.players)
    return replace(scenario, data={}, players=(first, second))


def test_every_scenario_of_the_gallery_comes_back_and_the_codes_are_short(cards: CatalogueCards) -> None:
    lengths = []
    for document in GALLERY:
        code = encode(without_source(document), cards)
        opened = decode(code, cards)
        assert opened.scenario.data == concise(without_source(document))
        assert not opened.unknown
        lengths.append(len(code))
    assert len(lengths) > 600
    assert statistics.median(lengths) <= BOUND
    # the samples of the dictionary are among them: the rest must not be long either
    assert sorted(lengths)[len(lengths) * 9 // 10] <= BOUND


@pytest.mark.parametrize("number", range(0, len(GALLERY), 41))
def test_the_concise_document_means_the_same(number: int) -> None:
    document = GALLERY[number]
    assert meaning(concise(document)) == meaning(document)


@settings(max_examples=ROUND_TRIPS, deadline=None, suppress_health_check=list(HealthCheck))
@given(document=documents)
def test_any_valid_document_comes_back(document: dict[str, Any], cards: CatalogueCards) -> None:
    try:
        read_scenario(document, "$", "", 0)
        code = encode(document, cards)
    except (ScenarioError, ShareCodeError):
        assume(False)
    assert decode(code, cards).scenario.data == concise(document)
    assert meaning(concise(document)) == meaning(document)


def test_a_document_of_another_ruleset_comes_back_as_it_is(cards: CatalogueCards) -> None:
    document = {
        "format": "playorder/scenario",
        "version": 1,
        "title": "A footman proposes",
        "ruleset": "wowtcg",
        "edition": "2013",
        "players": [{"allies": [{"id": "a", "card": "Footman"}], "resources": 3}, {"deck": [], "hand": []}],
        "script": [{"propose": "a", "target": "p2.hero"}, {"pass": True}],
    }
    assert decode(encode(document, cards), cards).scenario.data == document


def test_a_card_of_somebodys_own_is_no_other_card(cards: CatalogueCards) -> None:
    own = OwnCard(replace(load_catalogue()["CS2_231"], id="MY_1", name="My own", dbf=0))
    mine = CatalogueCards(ExtendedCatalogue(load_catalogue(), [own]))
    document = {**SMALL, "players": [{"board": ["MY_1", "My own", "Wisp"]}, {}]}
    opened = decode(encode(document, mine), cards)
    assert [entity.card for entity in opened.scenario.players[0].board] == ["MY_1", "My own", "Wisp"]
    assert not opened.unknown


def test_a_code_of_version_1_is_read_for_ever(cards: CatalogueCards) -> None:
    opened = decode(KNOWN_CODE_1, cards)
    assert opened.scenario.title == "A secret that a dying minion brings sees the next death"
    assert [entity.card for entity in opened.scenario.players[0].board] == [
        "Mad Scientist",
        "Bloodfen Raptor",
    ]
    assert encode(opened.scenario.data, cards) == KNOWN_CODE_2


def test_a_code_of_version_2_is_read_for_ever(cards: CatalogueCards) -> None:
    opened = decode(KNOWN_CODE_2, cards)
    assert opened.scenario.data == decode(KNOWN_CODE_1, cards).scenario.data


def test_no_byte_of_a_dictionary_changes() -> None:
    digests = [hashlib.sha256(file.read_bytes()).hexdigest() for file in DICTIONARIES]
    assert digests == [DICTIONARY_1, DICTIONARY_2]


def test_codes_of_the_second_ruleset_are_as_short_as_those_of_the_first(cards: CatalogueCards) -> None:
    samples = json.loads(DICTIONARIES[1].read_text("utf-8"))["samples"]
    known = {sample["title"] for sample in samples}
    others = [
        without_source(document)
        for document in GALLERY
        if document.get("ruleset") == "wowtcg" and document["title"] not in known
    ]
    lengths = [len(encode(document, cards)) for document in others]
    assert len(lengths) > 80
    assert statistics.median(lengths) <= 150


@pytest.mark.parametrize("document", [SMALL, without_source(GALLERY[100]), without_source(GALLERY[400])])
def test_every_change_of_a_single_character_is_refused(
    document: dict[str, Any], cards: CatalogueCards
) -> None:
    code = encode(document, cards)
    for place, right in enumerate(code):
        for wrong in ALPHABET:
            if wrong != right:
                assert refusal(code[:place] + wrong + code[place + 1 :], cards) in (
                    Reason.CHANGED,
                    Reason.NOT_A_CODE,
                )


@settings(max_examples=300, deadline=None)
@given(body=st.text(ALPHABET, min_size=4, max_size=80), data=st.data())
def test_the_checksum_changes_with_one_to_three_neighbouring_characters(
    body: str, data: st.DataObject
) -> None:
    count = data.draw(st.integers(1, 3))
    place = data.draw(st.integers(0, len(body) - count))
    other = data.draw(st.text(ALPHABET, min_size=count, max_size=count))
    changed = body[:place] + other + body[place + count :]
    assert (letters.checksum(changed) == letters.checksum(body)) == (changed == body)


def test_characters_that_are_missing_added_or_exchanged_are_noticed(cards: CatalogueCards) -> None:
    code = encode(SMALL, cards)
    for place in range(3, len(code)):
        assert refusal(code[:place] + code[place + 1 :], cards) in (Reason.CHANGED, Reason.NOT_A_CODE)
        assert refusal(code[:place] + "0" + code[place:], cards) is Reason.CHANGED
        swapped = code[: place - 1] + code[place] + code[place - 1] + code[place + 1 :]
        if swapped != code:
            assert refusal(swapped, cards) in (Reason.CHANGED, Reason.NOT_A_CODE)


@pytest.mark.parametrize(
    "text", ["", " ", "hello", "PO1", "PO", "playorder:", "{}", "PO1ä", "PO1\0\0\0\0\0\0\0\0", "AAECA"]
)
def test_what_is_no_code_is_called_so(text: str, cards: CatalogueCards) -> None:
    assert refusal(text, cards) is Reason.NOT_A_CODE
    assert not letters.looks_like_code(text)


def test_a_code_is_read_as_a_link_and_across_lines(cards: CatalogueCards) -> None:
    code = encode(SMALL, cards)
    for text in (f"  {code}\n", f"playorder:{code}", f"Playorder://{code}/", f"{code[:20]}\r\n  {code[20:]}"):
        assert decode(text, cards).scenario.title == SMALL["title"]
        assert letters.looks_like_code(text)


def test_a_code_of_a_newer_version_says_so(cards: CatalogueCards) -> None:
    code = encode(SMALL, cards)
    newer = "PO3" + code[3:-4]
    assert refusal(newer + letters.checksum(newer), cards) is Reason.NEWER


def test_a_code_that_says_it_is_large_is_refused_before_anything_is_expanded(cards: CatalogueCards) -> None:
    started = time.perf_counter()
    for size in range(LARGEST + 1, len(ALPHABET)):
        assert refusal(letters.seal(Frame(size, "1" * 40)), cards) is Reason.TOO_LARGE
    assert time.perf_counter() - started < 1


def bomb(cards: CatalogueCards) -> str:
    """A short code for a text of 40 MB: one long text, and lists that repeat it."""
    model, coder = Model(taught(letters.VERSION)), Encoder()
    writer = Writer(lambda contexts, symbol: model.code(coder, contexts, symbol), cards)
    writer.value({"players": [{}, {}], "tags": ["a" * 20_000] * 2_000})
    assert writer.size > 40_000_000
    return letters.seal(Frame(LARGEST, coder.bits()))


def test_a_bomb_is_refused_in_bounded_time_and_memory(cards: CatalogueCards) -> None:
    code = bomb(cards)
    assert len(code) < 3000
    tracemalloc.start()
    started = time.perf_counter()
    assert refusal(code, cards) is Reason.TOO_LARGE
    taken, (_, peak) = time.perf_counter() - started, tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert taken < 60
    assert peak < 200 * 2**20


def test_a_text_that_is_too_long_is_not_looked_at(cards: CatalogueCards) -> None:
    assert refusal("PO1" + "0" * 10_000_000, cards) is Reason.TOO_LARGE


@settings(max_examples=150, deadline=None)
@given(bits=st.text("01", max_size=300), size=st.integers(0, 12))
def test_bits_that_nobody_wrote_are_read_or_refused(bits: str, size: int, cards: CatalogueCards) -> None:
    try:
        opened = decode(letters.seal(Frame(size, bits)), cards)
    except ShareCodeError as caught:
        reason = caught.reason
    else:
        assert opened.scenario.players
        return
    assert reason in (Reason.DAMAGED, Reason.TOO_LARGE)


def test_a_scenario_that_is_too_large_gets_no_code(cards: CatalogueCards) -> None:
    for large in ({**SMALL, "description": "x" * 40_000}, {**SMALL, "source": {"n": 10**5000}}):
        with pytest.raises(ShareCodeError) as caught:
            encode(large, cards)
        assert caught.value.message
    deep: Any = []
    for _ in range(100):
        deep = [deep]
    with pytest.raises(ShareCodeError, match="within one another"):
        encode({**SMALL, "source": {"deep": deep}}, cards)


class FewerCards(CatalogueCards):
    """A program whose card data has no Yeti yet."""

    def of_number(self, number: int) -> Card | None:
        card = super().of_number(number)
        return None if card is None or card.name == "Chillwind Yeti" else card


def test_a_card_that_is_not_known_here_is_named_and_the_rest_comes_through(cards: CatalogueCards) -> None:
    code = encode({**SMALL, "description": "Chillwind Yeti stands there"}, cards)
    fewer = FewerCards(cards._catalogue)
    opened = decode(code, fewer)
    assert opened.unknown == ("Unknown card 90",)
    assert opened.scenario.players[1].board[0].card == "Unknown card 90"
    assert opened.scenario.players[0].hand[0].card == "Wisp"
    assert opened.scenario.description == "Unknown card 90 stands there"


def test_a_text_that_is_not_unicode_gets_no_code(cards: CatalogueCards) -> None:
    with pytest.raises(ShareCodeError):
        encode({**SMALL, "title": "\ud800"}, cards)
