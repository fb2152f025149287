"""The turn: end, expiry and refill, start, draw; outcome checks (seed 002, 三1, rule 9)."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

from playorder.engine.steps import Steps, begin_steps
from playorder.rulesets.hearthstone import mana
from playorder.rulesets.hearthstone.drawing import draw_next
from playorder.rulesets.hearthstone.enchantments import detach, is_passing, recalculate
from playorder.rulesets.hearthstone.entities import BOTH_PLAYERS, Entity
from playorder.rulesets.hearthstone.events import TURN_END, TURN_START
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.keywords import CHARGE, FROZEN
from playorder.rulesets.hearthstone.phases import NORMAL, begin_phase, end_at_once, event_phase

LAST_TURN: Final = 89
"""The game is a draw when this turn ends."""
COUNTERS_OF_A_TURN: Final = (
    "cards_played_this_turn", "spells_played_this_turn", "minions_played_this_turn", "cards_drawn_this_turn",
    "power_options_this_turn", "power_uses", "refreshes", "other_deaths",
)  # fmt: skip
"""What both players begin anew with every turn."""
_counters: Final = attrgetter(*COUNTERS_OF_A_TURN)
_NOTHING: Final = (0,) * len(COUNTERS_OF_A_TURN)


def begin_turn_change(game: Game) -> None:
    """Push the sequence of a turn change."""
    if game.recorder is not None:
        game.recorder.open("sequence", "End turn", "002:三1", player=game.info.active)
    begin_steps(game, TURN_CHANGE)


def end_of_turn(game: Game, _about: object) -> None:
    """End of Turn phase."""
    info = game.info
    if info.death_phases:
        game.set(info, "death_phases", 0)
    event_phase(game, "End of Turn", "002:三1", TURN_END, None, None, info.active)


def last_turn_over(game: Game, _about: object) -> None:
    """Outcome check; after the last turn of all the game is a draw."""
    check_outcome(game, None, game.info.turn >= LAST_TURN)


def start_of_turn(game: Game, _about: object) -> None:
    """Start of Turn phase."""
    event_phase(game, "Start of Turn", "002:三1", TURN_START, None, None, game.info.active)


def draw_phase(game: Game, _about: object) -> None:
    """Draw phase."""
    begin_phase(game, "Draw", "002:三1", NORMAL, game.info.active)
    end = game.stack
    draw_next(game, (draw_next, game.info.active, 1, (), (), None))
    end_at_once(game, end)


def close(game: Game, _about: object) -> None:
    """The end of the sequence."""
    game.close_sequence()


def between_turns(game: Game, _about: object) -> None:
    """Expired effects end, counters are reset, mana is refilled, nobody is exhausted any more."""
    info = game.info
    ending = info.active
    starting = 3 - ending
    entities = game.entities
    if info.passing:
        expire_all(game, ending, starting)
    thaw(game, ending)
    game.add(info, "turn", 1)
    game.change(info, "active", ending, starting)
    for number in BOTH_PLAYERS:
        player = game.players[number]
        counted = _counters(player)
        if counted != _NOTHING:
            for counter, count in zip(COUNTERS_OF_A_TURN, counted, strict=True):
                if count:
                    game.change(player, counter, count, 0)
        if player.died_this_turn:
            game.change(player, "died_this_turn", player.died_this_turn, ())
        characters = player.board
        characters += (player.hero,)
        for i in characters:
            character: Entity = entities[i]
            if character.attacks:
                game.change(character, "attacks", character.attacks, 0)
            if character.exhausted:
                game.change(character, "exhausted", True, False)
            if character.just_played:
                game.change(character, "just_played", True, False)
    mana.begin_turn(game, starting)
    game.set(info, "check_auras", True)


def expire_all(game: Game, ending: int, starting: int) -> None:
    """Take off all enchantments that end with this turn, or with the start of the next one."""
    bearers = [*bearers_of(game, ending), *bearers_of(game, starting)]
    for entity in bearers:
        expire(game, entity, "end_of_turn", None)
        expire(game, entity, "end_of_your_turn", ending)
    for entity in bearers:
        expire(game, entity, "start_of_your_turn", starting)
    entities = game.entities
    if not any(is_passing(entities[i].enchant) for entity in bearers for i in entity.enchantments):
        game.set(game.info, "passing", False)


def bearers_of(game: Game, number: int) -> list[Any]:
    """All that bear an enchantment which may expire: the player, characters, weapon, hero power, hand, and cards
    elsewhere that a spell reached (四7)."""
    player = game.players[number]
    places = [player.hero, *player.board]
    if player.weapon is not None:
        places.append(player.weapon)
    if player.hero_power is not None:
        places.append(player.hero_power)
    places += player.hand
    places += player.graveyard
    entities = game.entities
    found: list[Any] = [player] if player.enchantments else []
    found += [entities[i] for i in places if entities[i].enchantments]
    return found


def expire(game: Game, bearer: Any, until: str, player: int | None) -> None:
    """Take off the enchantments that end now; ``player`` limits it to those under that player's control."""
    for i in bearer.enchantments:
        enchantment: Entity = game.entities[i]
        change = enchantment.enchant
        if (
            change is not None
            and change.until == until
            and (player is None or enchantment.controller == player)
        ):
            detach(game, enchantment)


def thaw(game: Game, ending: int) -> None:
    """At the end of its owner's turn a frozen character thaws: it has lost an attack (seed 003).

    One that has attacked, be it only once with Windfury, stays frozen for the next own turn. So does a minion without
    Charge that was played or taken this turn; one that was summoned thaws, as the game had it (patch 4.2).
    """
    for character in [*game.minions_of(ending), game.hero_of(ending)]:
        if character.own & FROZEN and not character.attacks:
            new = character.just_played and not character.keywords & CHARGE
            if not new:
                unfreeze(game, character)


def unfreeze(game: Game, character: Entity) -> None:
    """Frozen ends."""
    game.set(character, "own", character.own & ~FROZEN)
    recalculate(game, character)


def check_outcome(game: Game, _about: object = None, forced_draw: bool = False) -> None:
    """Rule 9: who has lost? A hero found dead by a Death Creation Step counts, even if replaced since (四1)."""
    info = game.info
    if info.ended:
        return
    _, one, two = game.players
    over = one.lost or two.lost or forced_draw
    if not over and game.recorder is None:
        return
    result = "ongoing"
    if (one.lost and two.lost) or forced_draw:
        result = "draw"
    elif over:
        result = "p2" if one.lost else "p1"
    if game.recorder is not None:
        game.recorder.leaf("outcome_check", "Outcome check", "002:9", status=result)
    if over:
        game.set(info, "result", result)
        game.set(info, "ended", True)
        game.stack = None


TURN_CHANGE: Final[Steps] = (
    end_of_turn, last_turn_over, between_turns, start_of_turn, check_outcome, draw_phase, close, check_outcome,
)  # fmt: skip
