"""Player actions: whether they are legal, and starting their sequences."""

from __future__ import annotations

from typing import Final

from playorder.carddata.cards import HERO, MINION, SPELL, WEAPON
from playorder.rulesets.hearthstone import fighting, playing, powers, turns
from playorder.rulesets.hearthstone.auras import update_health_attack
from playorder.rulesets.hearthstone.entities import IN_HAND, IN_PLAY, Entity
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.keywords import (
    BAR_ATTACKS,
    CANT_ATTACK,
    CANT_ATTACK_HEROES,
    CHARGE,
    HIDE,
    IMMUNE,
    MEGA_WINDFURY,
    STEALTH,
    TAUNT,
    WINDFURY,
)
from playorder.rulesets.hearthstone.known_actions import END_TURN, Action
from playorder.rulesets.hearthstone.limits import BOARD_LIMIT
from playorder.rulesets.hearthstone.refusals import Refusal, Refused
from playorder.rulesets.hearthstone.requirements import Requirements, requirements, ways_to_play
from playorder.rulesets.hearthstone.targeting import (
    board_refusal,
    check_board,
    check_target,
    goes_unaimed,
    legal_targets,
)

# Asked of every character at every listing; a member of an enumeration takes many times longer to find.
_NO_ATTACK: Final = Refusal.NO_ATTACK
_EXHAUSTED: Final = Refusal.EXHAUSTED
_NO_ATTACKS_LEFT: Final = Refusal.NO_ATTACKS_LEFT


def check_ready(game: Game) -> None:
    """Nothing may be done after the end or while a choice is open. Raises :class:`Refused`."""
    if game.open_decision is not None:
        raise Refused(Refusal.CHOICE_OPEN)
    if game.info.ended:
        raise Refused(Refusal.GAME_OVER)


def attacks_allowed(entity: Entity, weapon: Entity | None) -> int:
    """How many attacks a character has in a turn; a hero also with the Windfury of a weapon."""
    if entity.keywords & MEGA_WINDFURY:
        return 4
    has_windfury = entity.keywords & WINDFURY or (weapon is not None and weapon.keywords & WINDFURY)
    return 2 if has_windfury else 1


def could_attack(game: Game, entity: Entity) -> Refusal | None:
    """Why the character could not attack anything at all in its player's turn, or None."""
    if entity.zone is not IN_PLAY:
        return Refusal.NOT_IN_PLAY
    keywords = entity.keywords
    if keywords & BAR_ATTACKS:
        return Refusal.CANT_ATTACK if keywords & CANT_ATTACK else Refusal.FROZEN
    weapon = None
    attack = entity.attack
    if entity.type is HERO:
        weapon = game.weapon_of(entity.controller)
        if weapon is not None:
            attack += weapon.attack
    if attack <= 0:
        return _NO_ATTACK
    if entity.exhausted and entity.type is MINION and not keywords & CHARGE:
        return _EXHAUSTED
    if entity.attacks and entity.attacks >= attacks_allowed(entity, weapon):
        return _NO_ATTACKS_LEFT
    return None


def check_attacker(game: Game, attacker: Entity) -> None:
    """Whether the active player may attack with this at all. Raises :class:`Refused`."""
    check_ready(game)
    name = attacker.card.name
    if attacker.zone is not IN_PLAY or not game.is_character(attacker):
        raise Refused(Refusal.NOT_IN_PLAY, name)
    if attacker.controller != game.info.active:
        raise Refused(Refusal.NOT_YOURS, name)
    reason = could_attack(game, attacker)
    if reason is not None:
        raise Refused(reason, name)


def check_attack(game: Game, attacker: Entity, defender: Entity) -> None:
    """Whether this attack is legal. Raises :class:`Refused`."""
    check_attacker(game, attacker)
    check_defender(game, attacker, defender)


def open_defenders(game: Game, number: int) -> list[Entity]:
    """The characters of a player that may be attacked: with a Taunt only those that have it."""
    entities = game.entities
    player = game.players[number]
    visible: list[Entity] = []
    taunts: list[Entity] = []
    characters: tuple[int, ...] = (player.hero,)
    characters += player.board  # far quicker than a tuple with a star
    for i in characters:
        character: Entity = entities[i]
        keywords = character.keywords
        if not keywords & HIDE and character.zone is IN_PLAY:
            visible.append(character)
            if keywords & TAUNT:
                taunts.append(character)
    return taunts or visible


def within_reach(attacker: Entity, defenders: list[Entity]) -> list[Entity]:
    """Those of the open defenders that this one may attack: some cannot attack heroes."""
    if not attacker.keywords & CANT_ATTACK_HEROES:
        return defenders
    return [defender for defender in defenders if defender.type is not HERO]


def check_defender(game: Game, attacker: Entity, defender: Entity) -> None:
    """Whether the defender may be attacked. Raises :class:`Refused`."""
    name = defender.card.name
    if defender.zone is not IN_PLAY or not game.is_character(defender):
        raise Refused(Refusal.NOT_IN_PLAY, name)
    if defender.controller == attacker.controller:
        raise Refused(Refusal.OWN_SIDE, name)
    keywords = defender.keywords
    if keywords & IMMUNE:
        raise Refused(Refusal.IMMUNE, name)
    if keywords & STEALTH:
        raise Refused(Refusal.STEALTH, name)
    if defender.type is HERO and attacker.keywords & CANT_ATTACK_HEROES:
        raise Refused(Refusal.CANT_ATTACK_HEROES, attacker.card.name)
    if not keywords & TAUNT:
        allowed = open_defenders(game, defender.controller)
        if defender not in allowed:
            raise Refused(Refusal.TAUNT, " or ".join(taunt.card.name for taunt in allowed))


def check_mana(game: Game, entity: Entity) -> None:
    """A card may be played when its cost is at most the available mana (not below 0). Raises :class:`Refused`."""
    if not game.ignore_mana and game.cost_of(entity) > max(0, game.players[entity.controller].mana):
        raise Refused(Refusal.NOT_ENOUGH_MANA, entity.card.name)


def check_choice(entity: Entity, choose: int | None) -> None:
    """Choose One cards need an option. Raises :class:`Refused`."""
    definition = entity.definition
    options = definition.choose if definition is not None else ()
    if options and choose is None:
        raise Refused(Refusal.NEEDS_CHOICE, entity.card.name)
    if choose is not None and not 0 <= choose < len(options):
        raise Refused(Refusal.UNKNOWN_CHOICE, entity.card.name)


def check_play(game: Game, card: Entity, target: Entity | None, choose: int | None) -> None:
    """Whether the card may be played like this. Raises :class:`Refused`."""
    check_ready(game)
    name = card.card.name
    if card.zone is not IN_HAND or card.controller != game.info.active:
        raise Refused(Refusal.NOT_IN_HAND, name)
    is_hero_card = card.type is HERO and card.card.cost > 0  # those of the rulebook's days cost nothing
    if card.type not in (SPELL, MINION, WEAPON) and not is_hero_card:
        raise Refused(Refusal.NOT_A_CARD, name)
    check_mana(game, card)
    check_choice(card, choose)
    asked = requirements(game, card, choose)
    check_board(game, card, asked)
    check_target(game, card, target, asked)


def check_power(game: Game, target: Entity | None, choose: int | None) -> None:
    """Whether the active player's hero power may be used like this. Raises :class:`Refused`."""
    check_ready(game)
    owner = game.players[game.info.active]
    if owner.hero_power is None:
        raise Refused(Refusal.NO_POWER)
    power: Entity = game.entities[owner.hero_power]
    if not powers.uses_left(game, owner.number):
        raise Refused(Refusal.POWER_USED, power.card.name)
    check_mana(game, power)
    check_choice(power, choose)
    asked = requirements(game, power, choose)
    check_board(game, power, asked)
    check_target(game, power, target, asked)


def perform(game: Game, action: Action) -> bool:
    """Check an action and resolve it; False if a choice is open now. Raises :class:`Refused`."""
    check(game, action)
    return resolve(game, action)


def check(game: Game, action: Action) -> None:
    """Whether an action is legal. Raises :class:`Refused`."""
    entities = game.entities
    target: Entity | None = None if action.target is None else entities[action.target]
    kind = action.kind
    if kind == "play":
        assert action.entity is not None
        check_play(game, entities[action.entity], target, action.choose)
    elif kind == "attack":
        assert action.entity is not None
        assert target is not None
        check_attack(game, entities[action.entity], target)
    elif kind == "hero_power":
        check_power(game, target, action.choose)
    elif kind == "end_turn":
        check_ready(game)
    else:
        raise ValueError(kind)


def resolve(game: Game, action: Action) -> bool:
    """Resolve a legal action, such as one that was just listed; False if a choice is open now."""
    kind = action.kind
    if kind == "play":
        assert action.entity is not None
        card: Entity = game.entities[action.entity]
        update_health_attack(game, "002:6.16")
        combo = game.players[card.controller].has_combo
        play = playing.Play(card.id, card.controller, action.target, action.position, action.choose, combo)
        playing.begin(game, play)
    elif kind == "attack":
        assert action.entity is not None
        assert action.target is not None
        fighting.begin_attack(game, action.entity, action.target)
    elif kind == "hero_power":
        powers.begin_power(game, game.info.active, action.target, action.choose)
    else:
        turns.begin_turn_change(game)
    return game.run()


def concede(game: Game, player: int) -> None:
    """A player gives up: the game ends at once."""
    game.stack = None
    game.open_decision = None
    game.set(game.players[player], "lost", True)
    turns.check_outcome(game)


def legal_actions(game: Game) -> list[Action]:
    """Everything the active player may do now (positions left out: always the right end)."""
    found: list[Action] = [END_TURN]
    if game.info.ended or game.open_decision is not None:
        return found
    player = game.players[game.info.active]
    mana = 10**9 if game.ignore_mana else player.mana
    if mana < 0:
        mana = 0
    has_room = len(player.board) < BOARD_LIMIT
    ways = game.known_cards.ways_to_play
    known = game.known_cards.actions
    plays = known.plays
    entities = game.entities
    for i in player.hand:
        card: Entity = entities[i]
        if card.cost <= mana:
            for asked in ways.get(card.card) or ways_to_play(game, card):
                if not asked.plain:
                    _add_plays(game, card, asked, "play", i, found)
                elif has_room or not asked.room:
                    choose = asked.choose
                    found.append(plays[i] if choose is None else known.ways["play", i, choose][None])
    _add_attacks(game, player.number, found)
    if player.hero_power is not None:
        power: Entity = entities[player.hero_power]
        if power.cost <= mana and powers.uses_left(game, player.number):
            for asked in ways_to_play(game, power):
                _add_plays(game, power, asked, "hero_power", None, found)
    return found


def _add_plays(
    game: Game, entity: Entity, asked: Requirements, kind: str, card_id: int | None, found: list[Action]
) -> None:
    """Add what can be done with a card, or with a hero power (which has no ``card_id``), in one way to play it."""
    if board_refusal(game, entity, asked) is not None:
        return
    targets = legal_targets(game, entity, asked) if asked.aimed else None
    if targets:
        aimed = game.known_cards.actions.ways[kind, card_id, asked.choose]
        for target in targets:
            found.append(aimed[target.id])
    elif targets is None or goes_unaimed(entity, asked):
        found.append(game.known_cards.actions.ways[kind, card_id, asked.choose][None])


def _add_attacks(game: Game, number: int, found: list[Action]) -> None:
    """Add the attacks of a player's characters."""
    entities = game.entities
    player = game.players[number]
    attackers: list[Entity] = []
    hero: Entity = entities[player.hero]
    if (hero.attack or player.weapon is not None) and could_attack(game, hero) is None:
        attackers.append(hero)
    for i in player.board:
        minion: Entity = entities[i]
        if minion.attack and could_attack(game, minion) is None:
            attackers.append(minion)
    if attackers:
        defenders = open_defenders(game, 3 - number)
        for attacker in attackers:
            attacks = game.known_cards.actions.attacks[attacker.id]
            for defender in within_reach(attacker, defenders):
                found.append(attacks[defender.id])
