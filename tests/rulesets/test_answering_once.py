"""Events within events: what is noted of who answered in the dominant player's queue does not pile up."""

from __future__ import annotations

from playorder.assembly import Program
from playorder.scenario.reading import read_values
from playorder.scenario.run import run


def test_an_event_inside_an_event_does_not_carry_along_who_answered_the_outer_ones() -> None:
    document = {
        "format": "playorder/scenario",
        "version": 1,
        "players": [
            {"board": ["Auchenai Soulpriest", {"id": "mistress", "card": "Mistress of Pain"}]},
            {"board": [{"id": "yeti", "card": "Chillwind Yeti"}]},
        ],
        "script": [{"attack": "mistress", "target": "yeti"}],
    }
    result = run(read_values(document)[0], Program().tools())

    assert not result.error
    answers = [node for node in result.nodes if node.kind == "trigger" and node.status == "resolved"]
    assert len(answers) == 30, "each hit is answered by the next one, inside it"
    noted = [after for _, tag, _, after in result.game.state.journal if tag == "answered"]
    assert noted
    assert max(map(len, noted)) == 1
