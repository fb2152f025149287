"""What the program asks of the game: documents in, legal moves, facts and boards out."""

from collections.abc import Mapping

from playorder.scenario.ruleset_api import (
    FORMAT,
    VERSION,
    BoardView,
    EntityView,
    Layout,
    Move,
    Names,
    Offer,
    Part,
    Phase,
    PlayerView,
    Reason,
    Rule,
    Ruleset,
    RunError,
    ScenarioError,
    Start,
    Template,
    Verb,
    Vocabulary,
    Word,
    ZoneLayout,
    ZoneView,
    check_keys,
    check_names,
    expect_list,
    expect_one_of,
    expect_text,
    kind_of_action,
)

from .rules import CARDS, SELECTIONS, SUITS, Game, Piece, play, refusal

HELD = ("hand", "stock", "table", "taken")
PLAY = Verb("play", "Play", "P")


class Tricks(Ruleset):
    """A document's side has ``name``, ``counts`` and the four zones, which hold cards by name or with an ``id``."""

    name = "tricks"
    title = "Tricks"
    editions = ("plain", "trumps")
    zones = (
        ZoneLayout("hand", "Hand", Layout.HAND),
        ZoneLayout("stock", "Stock", Layout.PILE),
        ZoneLayout("taken", "Taken", Layout.PILE),
        ZoneLayout("table", "Table", Layout.ROW, 1),
    )
    phases = (
        Phase("Lead", "the first card of a trick is put on the table", "tricks:1"),
        Phase("Follow", "the other player answers it", "tricks:2"),
        Phase("Take", "the higher card takes both", "tricks:3"),
    )
    rules = (
        Rule("tricks:1", "Leading", "The active player leads any card."),
        Rule(
            "tricks:2", "Following suit", "The other follows, with a card of the same suit if they have one."
        ),
        Rule(
            "tricks:3",
            "Taking",
            "The higher card of the suit that was led takes both; a trump beats other suits.",
        ),
        Rule(
            "tricks:4", "Drawing", "First the taker, then the other draws a card from their stock by chance."
        ),
        Rule(
            "tricks:5", "The end", "With an empty hand the game is over; who took more that counts has won."
        ),
    )
    check_keys = {
        "player": ("player", "hand", "stock", "table", "taken", "score"),
        "entity": ("entity", "zone", "controller", "card"),
        "result": ("result",),
        "illegal": ("illegal",),
        "order": ("order",),
        "count": ("count", "is"),
    }

    # --- reading: every method gets a JSON value and where it stands, and says what is wrong with it ------------------

    def read_side(self, value, path):
        side = check_keys(value, ("name", "counts", *HELD), path, "a player")
        expect_text(side.get("name", ""), f"{path}.name")
        expect_one_of(side.get("counts", "every_card"), tuple(SELECTIONS), f"{path}.counts")
        held = {
            zone: [
                self.read_card(card, f"{path}.{zone}[{i}]")
                for i, card in enumerate(expect_list(side.get(zone, []), f"{path}.{zone}"))
            ]
            for zone in HELD
        }
        return {**side, **held}

    def read_card(self, value, path):
        card = (
            {"card": value} if isinstance(value, str) else check_keys(value, ("id", "card"), path, "a card")
        )
        name = expect_text(card.get("card"), f"{path}.card")
        printed = next((known for known in CARDS.values() if name in (known.name, known.id)), None)
        if printed is None:
            right = f"{', '.join(suit.capitalize() for suit in SUITS)}, each 1 to 9, such as Bells 7"
            raise ScenarioError(path, f"unknown card {name!r}", right)
        return {"id": expect_text(card.get("id", ""), f"{path}.id"), "card": printed, "path": path}

    def read_action(self, value, path):
        kind_of_action(value, {"play": ("play",)}, path, '{"play": "Bells 7"}')
        expect_text(value["play"], f"{path}.play")
        return value

    def check_ids(self, scenario, path):
        ids = [
            (card["id"], card["path"]) for side in scenario.players for zone in HELD for card in side[zone]
        ]
        check_names([(name, where) for name, where in ids if name], scenario.play_order, path, "card")

    # --- running --------------------------------------------------------------------------------------------------

    def build(self, scenario, tools, on_fault):
        if scenario.edition not in self.editions:
            raise ScenarioError("$.edition", f"unknown edition {scenario.edition!r}", "plain or trumps")
        game = Game(scenario.edition == "trumps")
        ids, paths = {}, {}
        for number, side in enumerate(scenario.players, 1):
            player = game.players[number]
            player.name = side.get("name") or player.name
            player.counts = side.get("counts", "every_card")
            for zone in HELD:
                for card in side[zone]:
                    piece = Piece(card["card"], number, game.new_order(), zone)
                    game.state.create(piece)
                    piece.key, paths[piece.id] = card["id"], card["path"]
                    setattr(player, zone, (*getattr(player, zone), piece.id))
                    if piece.key:
                        ids[piece.key] = piece.id
        game.info.active = scenario.active
        game.on_fault = on_fault
        game.state.journal.clear()  # what the document says is where the run begins
        return Start(game, Names(game, ids, paths))

    def open(self, game, scenario):
        """Nothing happens before the first card is played."""

    def perform(self, game, names, action):
        name = action["play"]
        piece = names.find(name) or next(
            (
                game.entities[i]
                for i in game.players[game.info.active].hand
                if game.entities[i].card.name == name
            ),
            None,
        )
        if piece is None:
            raise RunError(f"no card {name!r}: neither an id of the document nor a card in hand")
        play(game, piece)

    def moves(self, game):
        return TrickMoves(game)

    def entry_of(self, game, move, name_of):
        return {"play": name_of(move.entity)}

    def answer_of(self, picked, *, several):
        raise RunError("this game asks its players nothing")

    # --- looking --------------------------------------------------------------------------------------------------

    def is_reported(self, entity):
        return isinstance(entity, Piece)

    def entity_facts(self, game, entity):
        return {"zone": entity.zone, "controller": f"p{entity.controller}", "card": entity.card.name}

    def player_facts(self, game, player):
        held = game.players[player]
        zones = {zone: [game.entities[i].card.name for i in getattr(held, zone)] for zone in HELD}
        return {"player": f"p{player}", **zones, "score": game.score(player)}

    def printed_view(self, card):
        return EntityView(-1, card=card.id, name=card.name, type="tile", cost=card.value, race=card.suit)

    def printed_cards(self, tools, edition):
        return [self.printed_view(card) for card in CARDS.values()]

    def board_view(self, game, edition, paths: Mapping[int, str]):
        one, two = (self._side(game, number, paths) for number in (1, 2))
        result = "" if game.info.result == "ongoing" else game.info.result
        return BoardView((one, two), game.info.active, game.info.turn, result, edition)

    def _side(self, game, number, paths):
        player = game.players[number]
        views = {
            zone: tuple(
                EntityView(
                    i, key=piece.key, path=paths.get(i, ""), card=piece.card.id, name=piece.card.name, type="tile",
                    race=piece.card.suit, cost=piece.card.value, player=number, zone=zone, position=place,
                    order=piece.order,
                )
                for place, i in enumerate(getattr(player, zone))
                for piece in (game.entities[i],)
            )
            for zone in HELD
        }  # fmt: skip
        zones = (
            ZoneView(zone.name, zone.label, zone.layout, views[zone.name], zone.limit) for zone in self.zones
        )
        return PlayerView(number, f"{player.name} · {game.score(number)}", tuple(zones), counts_mana=False)

    # --- words ----------------------------------------------------------------------------------------------------

    def templates(self):
        bare = {"format": FORMAT, "version": VERSION, "ruleset": self.name, "players": [{}, {}]}
        dealt = [{"hand": ["Acorns 3", "Bells 8", "Leaves 5"], "stock": ["Leaves 9"]},
                 {"hand": ["Acorns 6", "Bells 2", "Leaves 7"], "stock": ["Acorns 1"]}]  # fmt: skip
        return (Template("no cards", bare), Template("three cards each", {**bare, "players": dealt}))

    def vocabulary(self):
        words = tuple(
            Word(Part.SELECTIONS, name, meaning, example=name)
            for name, meaning in (
                ("every_card", "all cards that the player has taken"),
                ("bells", "only the bells among them"),
                ("high_cards", "only those of 7 and more"),
            )
        )
        taken = ["Acorns 7", "Bells 2"]
        examples = {
            (Part.SELECTIONS, word.name): {
                "format": FORMAT, "version": VERSION, "ruleset": self.name, "title": f"What counts: {word.meaning}",
                "players": [{"counts": word.name, "taken": taken}, {}],
                "expect": [{"player": "p1", "score": 2 if word.name == "every_card" else 1}],
            }
            for word in words
        }  # fmt: skip
        return Vocabulary({part: words if part is Part.SELECTIONS else () for part in Part}, examples)


class TrickMoves:
    """What can be done now; asking changes nothing."""

    def __init__(self, game):
        self.game = game

    def offers(self, entity):
        """A card in hand is there to be played, also when it may not be now."""
        piece = self.game.entities[entity]
        if piece.zone != "hand":
            return ()
        move = Move("play", entity)
        return (Offer(PLAY, move, self.refusal(move)),)

    def general_offers(self):
        """There is nothing that needs no card."""
        return ()

    def need(self, move):
        """A play is complete with its card."""
        return None

    def refusal(self, move):
        why = refusal(self.game, self.game.entities[move.entity])
        return None if why is None else Reason(why.name, why.value, "tricks:2")
