"""The game: 27 cards in three suits, whoever plays the higher card takes the trick.

1. The active player leads any card.
2. The other follows, with a card of the same suit if they have one.
3. The higher card of the suit that was led takes both; in the edition ``trumps`` a bell beats every other suit.
4. Whoever took the trick draws a card from their stock by chance, then the other does, and the taker leads next.
5. With an empty hand the game is over: whoever took more cards that count for them has won.
"""

from enum import Enum
from typing import NamedTuple

from playorder.scenario.ruleset_api import CardEntity, CardGame, DecisionKind, Entity, GameFacts, NotLegal

SUITS = ("acorns", "bells", "leaves")
TRUMP = "bells"
SELECTIONS = {
    "every_card": lambda card: True,
    "bells": lambda card: card.suit == TRUMP,
    "high_cards": lambda card: card.value >= 7,
}
"""Which of the cards taken count for a player."""


class Card(NamedTuple):
    """What is printed."""

    id: str
    name: str
    suit: str
    value: int


CARDS = {f"{suit}_{value}": Card(f"{suit}_{value}", f"{suit.capitalize()} {value}", suit, value)
         for suit in SUITS for value in range(1, 10)}  # fmt: skip


class Refusal(Enum):
    """Why a card may not be played."""

    GAME_OVER = "the game is over"
    NOT_IN_HAND = "it is not in the hand of the player whose turn it is"
    MUST_FOLLOW = "a card of the suit that was led must be played"


class Refused(NotLegal):
    """A play that the rules forbid."""

    def __init__(self, reason):
        super().__init__(reason.value)
        self.reason = reason


class Piece(CardEntity):
    """A card in the game. ``controller`` is whose it is now."""

    __slots__ = ("zone",)

    def __init__(self, card, controller, order, zone):
        super().__init__(card, controller, order)
        self.zone = zone


class Player(Entity):
    """One side; its zones hold the ids of cards. A tag's value is never changed in place, hence tuples."""

    __slots__ = ("counts", "hand", "name", "number", "stock", "table", "taken")

    def __init__(self, number):
        super().__init__()
        self.number = number
        self.name = f"Player {number}"
        self.counts = "every_card"
        self.hand = self.stock = self.table = self.taken = ()


class Game(CardGame):
    """The state, and the questions that the rules ask. ``trumps`` is what the editions differ in."""

    def __init__(self, trumps):
        super().__init__(CARDS, GameFacts())
        self.trumps = trumps
        one, two = Player(1), Player(2)
        self.state.create(one)
        self.state.create(two)
        self.players = (one, one, two)

    def rule_of_decision(self, reason, /):
        return "tricks:4"

    def led(self):
        """The card that was led and is not taken yet, or None."""
        other = self.players[3 - self.info.active]
        return self.entities[other.table[0]] if other.table else None

    def move(self, piece, zone, player):
        """Put a card into a zone of a player, behind what lies there."""
        home, there = self.players[piece.controller], self.players[player]
        self.set(home, piece.zone, tuple(i for i in getattr(home, piece.zone) if i != piece.id))
        self.set(there, zone, (*getattr(there, zone), piece.id))
        self.set(piece, "zone", zone)
        self.set(piece, "controller", player)

    def score(self, number):
        """How many of the cards that a player took count for them (rule 5)."""
        player = self.players[number]
        return sum(SELECTIONS[player.counts](self.entities[i].card) for i in player.taken)


def refusal(game, piece):
    """Why a card may not be played now; None if it may."""
    hand = game.players[game.info.active].hand
    led = game.led()
    suits = {game.entities[i].card.suit for i in hand}
    if game.info.ended:
        return Refusal.GAME_OVER
    if piece.id not in hand:
        return Refusal.NOT_IN_HAND
    if led and piece.card.suit != led.card.suit and led.card.suit in suits:
        return Refusal.MUST_FOLLOW  # rule 2
    return None


def play(game, piece):
    """Perform the one action that there is. Raises Refused."""
    why = refusal(game, piece)
    if why:
        raise Refused(why)
    game.push((_play, piece.id))
    game.run()


# --- frames: (handler, data...); each is one step, what it pushes happens before the rest of the stack ----------------


def _play(game, frame):
    piece, player = game.entities[frame[1]], game.info.active
    is_lead = game.led() is None
    _open(game, "sequence", "Play", "tricks:1", source=piece.id, player=player)
    if not is_lead:
        game.push((_take,))
    game.push((_put, piece.id, is_lead))


def _put(game, frame):
    piece, player = game.entities[frame[1]], game.info.active
    rule = "tricks:1" if frame[2] else "tricks:2"
    if frame[2]:
        _open(game, "phase", "Lead", rule, player=player)
    else:
        _open(game, "phase", "Follow", rule, player=player)
    game.move(piece, "table", player)
    _leaf(game, "event", "play", rule, source=piece.id, player=player)
    game.set(game.info, "active", 3 - player)


def _take(game, frame):
    leader = game.info.active  # the turn has come back to whoever led
    led, second = (game.entities[game.players[n].table[0]] for n in (leader, 3 - leader))
    taker = 3 - leader if _beats(game, second.card, led.card) else leader
    _open(game, "phase", "Take", "tricks:3", player=taker)
    game.push((_go_on, taker))
    game.push((_draw, 3 - taker))
    game.push((_draw, taker))
    for piece in (led, second):
        game.move(piece, "taken", taker)
        _leaf(game, "event", "take", "tricks:3", source=piece.id, player=taker)


def _beats(game, second, led):
    if game.trumps and (second.suit == TRUMP) != (led.suit == TRUMP):
        return second.suit == TRUMP
    return second.suit == led.suit and second.value > led.value


def _draw(game, frame):
    player = game.players[frame[1]]
    if player.stock:  # ask before anything is changed: a decision may be left open
        number = game.decide(DecisionKind.RANDOM, player.stock[0], player.stock, "draw", player.number)
        piece = game.entities[player.stock[number]]
        _leaf(game, "draw", "", "tricks:4", source=piece.id, player=player.number)
        game.move(piece, "hand", player.number)


def _go_on(game, frame):
    game.set(game.info, "active", frame[1])
    game.set(game.info, "turn", game.info.turn + 1)
    if not (game.players[1].hand and game.players[2].hand):  # rule 5
        one, two = game.score(1), game.score(2)
        game.set(game.info, "result", "p1" if one > two else "p2" if two > one else "draw")
        game.set(game.info, "ended", True)
    _leaf(game, "outcome_check", "Outcome check", "tricks:5", status=game.info.result)


def _open(game, kind, label, rule, **facts):
    if game.recorder is not None:
        game.recorder.open(kind, label, rule, **facts)


def _leaf(game, kind, label, rule, **facts):
    if game.recorder is not None:
        game.recorder.leaf(kind, label, rule, **facts)
