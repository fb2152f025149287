"""What can be done from a state at rest, and why something cannot."""

from __future__ import annotations

from typing import Any

import pytest

from playorder.assembly import Program
from playorder.engine.moves import Move, Step
from playorder.rulesets.hearthstone.actions import legal_actions
from playorder.rulesets.hearthstone.known_actions import Action
from playorder.scenario.reading import read_values
from playorder.scenario.table import Table

PROGRAM = Program()


def table_of(**fields: Any) -> Table:
    document = {"format": "playorder/scenario", "version": 1, "players": [{}, {}], **fields}
    table = Table(read_values(document)[0], PROGRAM.tools())
    table.play()
    return table


def entity(table: Table, name: str) -> int:
    found = table.result.names.find(name)
    assert found is not None, name
    return found.id


def names(table: Table, entities: tuple[int, ...]) -> set[str]:
    return {table.result.labels[i] for i in entities}


BOARD: list[dict[str, Any]] = [
    {
        "hand": [
            {"id": "ball", "card": "Fireball"},
            {"id": "wisp", "card": "Wisp"},
            {"id": "wrath", "card": "Wrath"},
        ],
        "board": [
            {"id": "yeti", "card": "Chillwind Yeti"},
            {"id": "tired", "card": "Wisp", "exhausted": True},
        ],
    },
    {
        "hand": [{"id": "theirs", "card": "Wisp"}],
        "board": [
            {"id": "taunt", "card": "Sen'jin Shieldmasta"},
            {"id": "hidden", "card": "Wisp", "keywords": ["stealth"]},
            {"id": "open", "card": "Wisp"},
        ],
    },
]


def test_a_card_in_hand_is_for_playing_and_a_minion_for_attacking() -> None:
    table = table_of(players=BOARD)

    (play,) = table.moves.offers(entity(table, "wisp"))
    (attack,) = table.moves.offers(entity(table, "yeti"))

    assert (play.verb.name, play.refused) == ("play", None)
    assert (attack.verb.name, attack.refused) == ("attack", None)


def test_an_attack_asks_for_a_target_and_only_the_taunt_is_legal() -> None:
    table = table_of(players=BOARD)

    need = table.moves.need(Move("attack", entity(table, "yeti")))

    assert need is not None
    assert need.step is Step.TARGET
    assert names(table, need.entities) == {"taunt"}


def test_what_stands_behind_a_taunt_is_refused_with_the_name_of_the_taunt_and_the_rule() -> None:
    table = table_of(players=BOARD)

    reason = table.moves.refusal(Move("attack", entity(table, "yeti"), targets=(entity(table, "p2.hero"),)))

    assert reason is not None
    assert reason.name == "TAUNT"
    assert "Sen'jin Shieldmasta" in reason.words
    assert reason.rule == "003:I"


@pytest.mark.parametrize(
    ("move", "name"),
    [
        (("attack", "tired"), "EXHAUSTED"),
        (("attack", "taunt"), "NOT_YOURS"),
        (("play", "theirs"), "NOT_IN_HAND"),
        (("hero_power", "p2.power"), "NOT_YOURS"),
        (("attack", "p1.hero"), "NO_ATTACK"),
    ],
)
def test_what_cannot_be_done_is_offered_with_its_reason(move: tuple[str, str], name: str) -> None:
    table = table_of(players=BOARD)

    (offer,) = table.moves.offers(entity(table, move[1]))

    assert offer.verb.name == move[0]
    assert offer.refused is not None
    assert offer.refused.name == name


def test_a_minion_among_others_asks_for_its_place_and_then_nothing() -> None:
    table = table_of(players=BOARD)
    wisp = entity(table, "wisp")

    place = table.moves.need(Move("play", wisp))
    assert place is not None
    assert (place.step, place.count, place.optional) == (Step.PLACE, 3, True)
    assert table.moves.need(Move("play", wisp, place=1)) is None


def test_choose_one_asks_for_the_way_first_and_then_for_what_that_way_can_be_aimed_at() -> None:
    table = table_of(players=BOARD)
    wrath = entity(table, "wrath")

    ways = table.moves.need(Move("play", wrath))
    assert ways is not None
    assert ways.step is Step.OPTION
    assert len(ways.ways) == 2
    assert all(way.refused is None for way in ways.ways)
    target = table.moves.need(Move("play", wrath, option=0))
    assert target is not None
    assert names(table, target.entities) == {"yeti", "tired", "taunt", "open"}


def test_a_target_that_does_not_meet_a_condition_is_refused_with_that_condition() -> None:
    table = table_of(players=BOARD)

    hero = table.moves.refusal(
        Move("play", entity(table, "wrath"), option=0, targets=(entity(table, "p2.hero"),))
    )
    hidden = table.moves.refusal(Move("play", entity(table, "ball"), targets=(entity(table, "hidden"),)))

    assert hero is not None
    assert hero.name == "ILLEGAL_TARGET"
    assert "only minions" in hero.words
    assert hidden is not None
    assert "stealthed" in hidden.words


def test_a_spell_with_nothing_to_aim_at_is_refused_before_a_target_is_asked_for() -> None:
    table = table_of(players=[{"hand": [{"id": "poly", "card": "Polymorph"}]}, {}])

    (offer,) = table.moves.offers(entity(table, "poly"))

    assert offer.refused is not None
    assert offer.refused.name == "NEEDS_TARGET"


def test_a_battlecry_with_nothing_to_aim_at_is_played_without() -> None:
    table = table_of(
        players=[
            {"hand": [{"id": "kodo", "card": "Stampeding Kodo"}, {"id": "owl", "card": "Ironbeak Owl"}]},
            {},
        ]
    )

    for name in ("kodo", "owl"):
        (offer,) = table.moves.offers(entity(table, name))
        assert offer.refused is None
        assert table.moves.need(offer.move) is None


def test_nothing_is_offered_while_a_choice_is_open() -> None:
    table = table_of(start="game", players=[{"deck": ["Wisp"] * 9}] * 2)
    (end_turn,) = table.moves.general_offers()

    assert table.question is not None
    assert end_turn.refused is not None
    assert end_turn.refused.name == "CHOICE_OPEN"


def spelled_out(table: Table) -> set[Action]:
    """Every complete move that the step by step questions lead to, places left out."""
    found: set[Action] = {Action("end_turn")}
    game = table.result.game
    for i in range(3, len(game.entities)):
        for offer in table.moves.offers(i):
            if offer.refused is None:
                found |= _complete(table, offer.move)
    return found


def _complete(table: Table, move: Move) -> set[Action]:
    need = table.moves.need(move)
    if need is None:
        power = move.verb == "hero_power"
        target = move.targets[0] if move.targets else None
        return {Action(move.verb, None if power else move.entity, target, None, move.option)}
    if need.step is Step.PLACE:
        return {done.anywhere() for done in _complete(table, Move(move.verb, move.entity, move.option, 0))}
    if need.step is Step.OPTION:
        answers = [Move(move.verb, move.entity, i) for i, way in enumerate(need.ways) if way.refused is None]
    else:
        answers = [
            Move(move.verb, move.entity, move.option, move.place, (target,)) for target in need.entities
        ]
    return {done for answer in answers for done in _complete(table, answer)}


@pytest.mark.parametrize("mana", [3, 10])
def test_the_questions_lead_to_every_legal_action_and_to_no_other(mana: int) -> None:
    players = [
        {
            "hand": ["Fireball", "Wisp", "Wrath", "Polymorph", "Ironbeak Owl", "Power of the Wild", "Fiery War Axe",
                     "Druid of the Claw", "Shadow Word: Death"],
            "board": ["Chillwind Yeti", {"card": "Wisp", "exhausted": True},
                      {"card": "Wisp", "keywords": ["windfury"]}],
            "weapon": "Fiery War Axe",
            "mana": {"crystals": mana},
        },
        {"board": ["Core Hound", {"card": "Wisp", "keywords": ["stealth"]}, "Faerie Dragon"]},
    ]  # fmt: skip
    table = table_of(players=players)

    assert spelled_out(table) == set(legal_actions(table.result.game))
