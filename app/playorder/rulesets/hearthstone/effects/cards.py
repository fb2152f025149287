"""Effects on hands and decks: drawing, adding, discarding, returning, putting into play, discovering."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playorder.carddata.cards import MINION, CardData
from playorder.cards.context import Context
from playorder.cards.effects import Effect, Script, amount_of, as_effects, push_effects
from playorder.cards.selectors import ORDER_OF_PLAY, Selection
from playorder.engine.decisions import RANDOM
from playorder.rulesets.hearthstone import discover, drawing, summoning, zones
from playorder.rulesets.hearthstone.entities import (
    IN_DECK,
    IN_GRAVEYARD,
    IN_HAND,
    IN_PLAY,
    SET_ASIDE,
    Entity,
)
from playorder.rulesets.hearthstone.events import DISCARD
from playorder.rulesets.hearthstone.limits import DECK_LIMIT, board_is_full, hand_is_full
from playorder.rulesets.hearthstone.queues import announce

Pool = Callable[[Any, Any], tuple[CardData, ...]]
"""``(game, me) -> cards`` among which chance decides."""


def players_of(game: Any, context: Context, who: str) -> tuple[int, ...]:
    """``you``, ``opponent``, ``both`` (you first), ``caster`` (who made this enchantment), ``owner`` of the target."""
    me = game.entities[context.source]
    mine = me.controller
    if who == "you":
        return (mine,)
    if who == "opponent":
        return (3 - mine,)
    if who == "both":
        return (mine, 3 - mine)
    if who == "caster":
        return (me.caster,)
    if who == "target":
        return (game.entities[context.target].controller,)
    if who == "event":
        return (context.event.player,)
    raise ValueError(who)


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards. ``then`` runs at the end with ``context.value`` = ids of the cards taken from the deck."""

    count: Any = 1
    who: str = "you"
    then: Script = None

    def run(self, game: Any, context: Context) -> None:
        count = amount_of(self.count, game, context)
        for player in players_of(game, context, self.who)[::-1]:
            drawing.draw_cards(game, player, count, as_effects(self.then), context)


@dataclass(frozen=True)
class AddCard(Effect):
    """Put new cards with this id into a hand; where it is full nothing happens (zone rule 0)."""

    card: str
    who: str = "you"
    count: Any = 1
    then: Script = None

    def run(self, game: Any, context: Context) -> None:
        for player in players_of(game, context, self.who):
            for _ in range(amount_of(self.count, game, context)):
                made = add_to_hand(game, game.catalogue[self.card], player)
                if made is not None and self.then is not None:
                    push_effects(game, as_effects(self.then), context.with_value(made.id))

    def possible(self, game: Any, context: Context) -> bool:
        return any(not hand_is_full(game, player) for player in players_of(game, context, self.who))


def add_to_hand(game: Any, card: CardData, player: int) -> Entity | None:
    """A new card in a hand, or nothing if the hand is full."""
    if hand_is_full(game, player):
        return None
    entity: Entity = game.new_entity(card, player)
    zones.put_in(game, entity, IN_HAND)
    return entity


@dataclass(frozen=True)
class AddCopy(Effect):
    """Put a new card of the same kind as each of a selection into a hand; enchantments are not copied (四3)."""

    of: Selection
    who: str = "you"
    count: int = 1

    def run(self, game: Any, context: Context) -> None:
        for player in players_of(game, context, self.who):
            for entity in self.of.find(game, context):
                for _ in range(self.count):
                    add_to_hand(game, entity.card, player)

    def possible(self, game: Any, context: Context) -> bool:
        return bool(self.of.any(game, context)) and any(
            not hand_is_full(game, player) for player in players_of(game, context, self.who)
        )


@dataclass(frozen=True)
class AddRandomCard(Effect):
    """Put a random card of a pool into a hand. ``then`` runs with ``context.value`` = its id."""

    pool: Any
    who: str = "you"
    count: Any = 1
    then: Script = None

    def run(self, game: Any, context: Context) -> None:
        count = amount_of(self.count, game, context)
        for player in players_of(game, context, self.who)[::-1]:
            if count > 0:
                game.push((add_random, self, player, count, context))

    def possible(self, game: Any, context: Context) -> bool:
        return any(not hand_is_full(game, player) for player in players_of(game, context, self.who))


def add_random(game: Any, frame: tuple[Any, ...]) -> None:
    """Frame: decide and add the next random card."""
    _, effect, player, left, context = frame
    if hand_is_full(game, player):
        return
    options = tuple(effect.pool(game, game.entities[context.source]))
    if not options:
        return
    names = tuple(card.id for card in options)
    chosen = options[game.decide(RANDOM, context.source, names, "random card")]
    if left > 1:
        game.push((add_random, effect, player, left - 1, context))
    made = add_to_hand(game, chosen, player)
    if made is not None and effect.then is not None:
        push_effects(game, as_effects(effect.then), context.with_value(made.id))


@dataclass(frozen=True)
class Discard(Effect):
    """Discard random cards from a hand, one decision each."""

    count: int = 1
    who: str = "you"

    def run(self, game: Any, context: Context) -> None:
        for player in players_of(game, context, self.who):
            cards = sorted((game.entities[i] for i in game.players[player].hand), key=ORDER_OF_PLAY)
            hand = [card.id for card in cards]
            chosen = []
            for _ in range(min(self.count, len(hand))):
                ids = tuple(hand)
                chosen.append(hand.pop(game.decide(RANDOM, context.source, ids, "discard")))
            discard(game, chosen, player)


@dataclass(frozen=True)
class DiscardHand(Effect):
    """Discard the whole hand."""

    who: str = "you"

    def run(self, game: Any, context: Context) -> None:
        for player in players_of(game, context, self.who):
            discard(game, list(game.players[player].hand), player)


def discard(game: Any, ids: list[int], player: int) -> None:
    """All at once into the graveyard, then one event each."""
    for i in ids:
        zones.move(game, game.entities[i], IN_GRAVEYARD)
    for i in ids[::-1]:
        definition = game.entities[i].definition
        if definition is not None and definition.discarded:
            push_effects(game, definition.discarded, Context(i))
        announce(game, DISCARD, None, i, player)


@dataclass(frozen=True)
class MillTop(Effect):
    """Remove cards from the top of a deck; they are not drawn."""

    count: int = 1
    who: str = "you"

    def run(self, game: Any, context: Context) -> None:
        for player in players_of(game, context, self.who):
            for i in game.players[player].deck[: self.count]:
                zones.move(game, game.entities[i], IN_GRAVEYARD)


@dataclass(frozen=True)
class ReturnToHand(Effect):
    """Return to its controller's hand, in order of play; with no room it dies at once (zone rules 1 and 2).

    ``who`` may say ``you``: into the hand of the effect's controller.
    """

    of: Selection
    then: Script = None

    def run(self, game: Any, context: Context) -> None:
        targets = sorted(self.of.find(game, context), key=ORDER_OF_PLAY)
        for target in targets:
            if self.then is not None:
                push_effects(game, as_effects(self.then), context.with_target(target.id))
            return_to_hand(game, target)

    def possible(self, game: Any, context: Context) -> bool:
        return bool(self.of.any(game, context))


def return_to_hand(game: Any, target: Entity) -> None:
    """One minion or card back to its controller's hand."""
    if target.zone is IN_PLAY:
        if hand_is_full(game, target.controller):
            summoning.kill_at_once(game, target)
        else:
            zones.move(game, target, IN_HAND)
    elif target.zone in (IN_GRAVEYARD, IN_DECK) and not hand_is_full(game, target.controller):
        zones.move(game, target, IN_HAND)


@dataclass(frozen=True)
class ShuffleInto(Effect):
    """Shuffle entities into their controller's deck, or into ``who``'s; their enchantments end (zone rule 5).

    ``who`` takes them first (002, 四7): a minion that finds that board full has died, and goes into the deck of the
    player who had it. It has left the graveyard before its death could set anything off.
    """

    of: Selection
    who: str = ""

    def run(self, game: Any, context: Context) -> None:
        for target in self.of.find(game, context):
            player = players_of(game, context, self.who)[0] if self.who else target.controller
            if player != target.controller and target.zone is IN_PLAY and board_is_full(game, player):
                summoning.kill_at_once(game, target)
                game.set(game.info, "deaths", tuple(d for d in game.info.deaths if d.target != target.id))
                player = target.controller
            place = random_place(game, context.source, player)
            zones.to_deck_at_random_place(game, target, player, place)


@dataclass(frozen=True)
class ShuffleCopy(Effect):
    """Shuffle new cards with this id into a deck, up to the limit of 60."""

    card: str
    who: str = "you"
    count: int = 1

    def run(self, game: Any, context: Context) -> None:
        for player in players_of(game, context, self.who):
            for _ in range(self.count):
                if len(game.players[player].deck) >= DECK_LIMIT:
                    continue
                place = random_place(game, context.source, player)
                entity = game.new_entity(game.catalogue[self.card], player)
                zones.put_in(game, entity, IN_DECK, place)


def random_place(game: Any, source: int, player: int) -> int:
    """A random place in a deck, from the top."""
    count = len(game.players[player].deck) + 1
    place: int = game.decide(RANDOM, source, tuple(range(count)), "place in deck")
    return place


@dataclass(frozen=True)
class PutIntoPlay(Effect):
    """Force-play cards from hand or deck onto their controller's board; with no room nothing happens (四7).

    ``where``: ``""`` where a minion's own summons appear (六12), ``end`` the right end.
    """

    of: Selection
    where: str = ""

    def run(self, game: Any, context: Context) -> None:
        me = game.entities[context.source]
        for target in self.of.find(game, context)[::-1]:
            place = None if self.where == "end" else summoning.place_for(game, me, target.controller)
            summoning.put_into_play(game, target, place)

    def possible(self, game: Any, context: Context) -> bool:
        return bool(self.of.any(game, context))


@dataclass(frozen=True)
class StealCard(Effect):
    """Cards of a selection go to the controller's hand."""

    of: Selection

    def run(self, game: Any, context: Context) -> None:
        player = game.entities[context.source].controller
        for target in self.of.find(game, context):
            zones.to_hand(game, target, player)


@dataclass(frozen=True)
class FromPool:
    """Options for a Discover: three different cards of a pool."""

    pool: Pool
    count: int = 3

    def __call__(self, game: Any, source: Entity) -> tuple[int, ...]:
        return discover.random_options(game, source, tuple(self.pool(game, source)), self.count)


@dataclass(frozen=True)
class Discover(Effect):
    """Discover a card of a pool; the choice comes at the end of the sequence (seed 002, 六13)."""

    pool: Pool
    take: Callable[..., None] = discover.take_into_hand
    count: int = 3

    def run(self, game: Any, context: Context) -> None:
        discover.note_discover(game, context.source, FromPool(self.pool, self.count), self.take)


def top_of_deck(game: Any, source: Entity) -> tuple[int, ...]:
    """The top three cards of the deck, set aside."""
    ids: tuple[int, ...] = game.players[source.controller].deck[:3]
    for i in ids:
        zones.move(game, game.entities[i], SET_ASIDE)
    return ids


@dataclass(frozen=True)
class Track(Effect):
    """Look at the top three cards, take one, discard the others; not a draw (四9 rule 4)."""

    def run(self, game: Any, context: Context) -> None:
        discover.note_discover(game, context.source, top_of_deck, discover.discard_others)


def is_minion_card(card: CardData) -> bool:
    """A minion card."""
    return card.type is MINION
