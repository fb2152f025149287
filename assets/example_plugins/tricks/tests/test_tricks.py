"""What the rules of the game say, rule by rule. Run with: pytest. The fixtures come with playorder."""

import pytest

GAME = {"ruleset": "tricks"}
HANDS = {"p1": {"hand": ["Acorns 3", "Bells 2"]}, "p2": {"hand": ["Acorns 6", "Leaves 9"]}}


def test_the_higher_card_takes_the_trick_and_leads_next(run, timeline):
    result = run(
        **GAME, **HANDS, script=[{"play": "Acorns 3"}, {"play": "Acorns 6"}, {"play": "Leaves 9"}],
        expect=[{"player": "p2", "taken": ["Acorns 3", "Acorns 6"], "table": ["Leaves 9"], "score": 2}],
    )  # fmt: skip
    assert timeline(result).one("phase", label="Take", player=2)


def test_the_suit_must_be_followed(run):
    run(
        **GAME, **HANDS, script=[{"play": "Acorns 3"}, {"play": "Leaves 9"}],
        expect=[{"illegal": 1}, {"player": "p2", "hand": ["Acorns 6", "Leaves 9"]}],
    )  # fmt: skip


@pytest.mark.parametrize(("edition", "taker"), [("plain", "p1"), ("trumps", "p2")])
def test_a_bell_beats_other_suits_only_where_it_is_trump(run, edition, taker):
    run(
        **GAME, edition=edition, p1={"hand": ["Leaves 9"]}, p2={"hand": ["Bells 1"]},
        script=[{"play": "Leaves 9"}, {"play": "Bells 1"}],
        expect=[{"player": taker, "taken": ["Leaves 9", "Bells 1"]}, {"result": taker}],
    )  # fmt: skip


@pytest.mark.parametrize("drawn", ["Bells 5", "Bells 6"])
def test_chance_draws_from_the_stock_and_a_pick_decides_otherwise(run, drawn):
    run(
        **GAME, p1={"hand": ["Leaves 9"], "stock": ["Bells 5", "Bells 6"]}, p2={"hand": ["Leaves 1"]},
        random={"picks": [drawn]}, script=[{"play": "Leaves 9"}, {"play": "Leaves 1"}],
        expect=[{"player": "p1", "hand": [drawn]}, {"count": {"kind": "draw", "source": drawn}, "is": 1}],
    )  # fmt: skip


@pytest.mark.parametrize(
    ("counts", "result"), [("every_card", "p1"), ("bells", "draw"), ("high_cards", "p1")]
)
def test_only_what_counts_decides_the_game(run, counts, result):
    run(
        **GAME, p1={"hand": ["Leaves 9"], "counts": counts}, p2={"hand": ["Leaves 1"]},
        script=[{"play": "Leaves 9"}, {"play": "Leaves 1"}], expect=[{"result": result}],
    )  # fmt: skip
