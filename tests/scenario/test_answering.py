"""Which decisions the picks of a document apply to, and what they mean there."""

from __future__ import annotations

from typing import Any

import pytest
from tests.shared.small_documents import run_document

from playorder.scenario.errors import ScenarioError
from playorder.scenario.run import RunResult

GOLEM = [{"id": "golem", "card": "War Golem"}]


def played(picks: list[Any], *cards: str, deck: int = 5, **fields: Any) -> RunResult:
    """Cards played one after the other against a golem, aimed at the enemy hero where they are aimed."""
    aimed = {"Forgotten Torch", "Crackle"}
    script = [{"play": card} | ({"target": "p2.hero"} if card in aimed else {}) for card in cards]
    mine = {"hand": list(cards), "deck": ["Wisp"] * deck, **fields}
    return run_document(players=[mine, {"board": GOLEM}], random={"picks": picks}, script=script)


def damage(result: RunResult) -> tuple[int, int]:
    """What the enemy hero and the golem have taken."""
    game = result.game
    (golem,) = game.minions_of(2)
    return game.hero_of(2).damage, golem.damage


def test_a_text_waits_until_a_card_has_found_its_place_in_a_deck() -> None:
    result = played(["golem", "golem", "p2.hero"], "Forgotten Torch", "Arcane Missiles")
    assert result.error == ""
    assert damage(result) == (3 + 1, 2)


def test_an_index_says_at_which_place_a_card_comes_into_a_deck() -> None:
    result = played([{"source": "Forgotten Torch", "pick": 2}, "golem"], "Forgotten Torch", "Flamecannon")
    assert result.error == ""
    deck = [result.game.entities[i].card.name for i in result.game.players[1].deck]
    assert deck.index("Roaring Torch") == 2


def test_a_text_waits_until_the_decks_of_a_whole_game_are_shuffled() -> None:
    juggler = {"id": "juggler", "card": "Knife Juggler"}
    result = run_document(
        players=[{"deck": [juggler, {"id": "wisp", "card": "Wisp"}, "Wisp"]}, {"deck": ["Wisp"] * 9}],
        start="game", random={"picks": ["p2.hero"]},
        script=[{"pick": []}, {"pick": []}, {"play": "juggler"}, {"play": "wisp"}],
    )  # fmt: skip
    assert result.error == ""
    assert result.game.hero_of(2).damage == 1


def test_an_index_and_the_side_of_a_coin_may_stand_alone() -> None:
    assert damage(played([3], "Crackle")) == (6, 0)
    brute = [{"id": "brute", "card": "Ogre Brute"}]
    for falls, taken in ((False, (0, 4)), (True, (4, 0))):
        result = run_document(
            players=[{"board": brute}, {"board": GOLEM}], random={"picks": [falls]},
            script=[{"attack": "brute", "target": "golem"}],
        )  # fmt: skip
        assert damage(result) == taken


def test_an_amount_may_be_said_as_a_text() -> None:
    assert damage(played(["5"], "Crackle")) == (5, 0)
    assert "is not among the candidates" in played(["7"], "Crackle").error


@pytest.mark.parametrize("pick", [None, 1.5, ["golem"]])
def test_what_is_no_pick_is_refused(pick: Any) -> None:
    with pytest.raises(ScenarioError, match=r"picks\[0\].*instead of a pick"):
        played([pick], "Arcane Missiles")
