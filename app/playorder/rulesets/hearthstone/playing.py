"""Playing a card: the sequences of a spell, a minion and a weapon (seed 002, 三2 to 三4; 六11, 六13).

Each sequence is a table of steps; one frame walks along it. A step is a function that opens a phase or changes
something at once.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from playorder.carddata.cards import HERO, MINION, SPELL, WEAPON
from playorder.cards.context import Context
from playorder.cards.effects import Effects, push_effects
from playorder.engine.steps import Steps, begin_steps
from playorder.model.values import Value
from playorder.rulesets.hearthstone import mana
from playorder.rulesets.hearthstone.auras import update_health_attack
from playorder.rulesets.hearthstone.discover import resolve_discovers
from playorder.rulesets.hearthstone.enchantments import lose_cost_enchantments
from playorder.rulesets.hearthstone.entities import IN_GRAVEYARD, IN_PLAY, IN_SECRETS, NOWHERE, Entity
from playorder.rulesets.hearthstone.events import (
    AFTER_PLAY,
    AFTER_SUMMON,
    BEFORE_SUMMON,
    PLAY,
    SPEND,
    TARGET,
    Event,
)
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.heroes import take_over
from playorder.rulesets.hearthstone.limits import board_is_full
from playorder.rulesets.hearthstone.phases import (
    NO_DEATHS,
    NORMAL,
    SPECIAL,
    begin_phase,
    conclude,
    event_phase,
    tell_phase,
)
from playorder.rulesets.hearthstone.queues import announce, announce_last, resolve, tell_unheard
from playorder.rulesets.hearthstone.turns import check_outcome
from playorder.rulesets.hearthstone.weapons import equip
from playorder.rulesets.hearthstone.zones import enter_play, put_in, take_out


@mypyc_attr(acyclic=True)
class Play(Value):
    """What the player wants: the card, its target, the place on the board, the Choose One option (index)."""

    __slots__ = ("card", "choose", "combo", "player", "position", "target")

    def __init__(
        self,
        card: int,
        player: int,
        target: int | None,
        position: int | None,
        choose: int | None,
        combo: bool,
    ) -> None:
        self.card: Final = card
        self.player: Final = player
        self.target: Final = target
        self.position: Final = position
        self.choose: Final = choose
        self.combo: Final = combo

    def parts(self) -> tuple[Any, ...]:
        return (self.card, self.player, self.target, self.position, self.choose, self.combo)


SEQUENCE_RULES: Final = {
    SPELL: "002:三2",
    WEAPON: "002:三3",
    MINION: "002:三4",
    HERO: "003:I",
}
"""Where the rulebook has the sequence of each type of card."""


def begin(game: Game, play: Play) -> None:
    """Push the sequence that fits the card's type."""
    card: Entity = game.entities[play.card]
    info = game.info
    if info.countered:
        game.set(info, "countered", False)
    if info.spell_target != play.target:
        game.set(info, "spell_target", play.target)
    game.set(info, "sequence_minion", play.card)
    if game.recorder is not None:
        rule = SEQUENCE_RULES[card.type]
        game.recorder.open("sequence", f"Play {card.type.value}", rule, source=card.id, target=play.target,
                           player=play.player)  # fmt: skip
    begin_steps(game, STEPS_OF[card.type], play)


def card_of(game: Game, play: Play) -> Entity:
    """The played card, or what it has become."""
    return game.current(game.entities[play.card])


# --- steps that all share -----------------------------------------------------------------------------------


def leave_hand(game: Game, play: Play) -> None:
    """The card leaves the hand and its cost is paid; counters of this turn go up."""
    card: Entity = game.entities[play.card]
    player = game.players[play.player]
    mana.pay(game, play.player, game.cost_of(card))
    take_out(game, card)
    game.change(card, "zone", card.zone, NOWHERE)
    game.add(player, "cards_played_this_turn", 1)
    if card.type is MINION:
        game.set(card, "just_played", True)
        game.add(player, "minions_played_this_turn", 1)
    elif card.type is SPELL:
        game.add(player, "spells_played_this_turn", 1)


def on_play(game: Game, play: Play) -> None:
    """On Play phase: its queue; then an aura update, overload, and what made the card cheaper is used up (六11)."""
    card: Entity = game.entities[play.card]
    if not (card.card.overload or card.enchantments or game.hear(PLAY) or game.hear(SPEND)):
        if game.recorder is None:
            conclude(game, NORMAL)
            return
        played = Event(PLAY, play.card, play.target, play.player, game.cost_of(card))
        spent = Event(SPEND, play.card, play.target, play.player)
        rule = SEQUENCE_RULES[card.type]
        tell_phase(game, game.recorder, "On Play", rule, (played, spent), player=play.player)
        return
    begin_phase(game, "On Play", SEQUENCE_RULES[card.type], NORMAL, play.player)
    if not game.hear(PLAY):
        if game.recorder is not None:
            announce_last(game, PLAY, play.card, play.target, play.player, game.cost_of(card))
        after_on_play(game, (after_on_play, play))
        return
    game.push((after_on_play, play))
    announce(game, PLAY, play.card, play.target, play.player, game.cost_of(card))


def after_on_play(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: overload is gained unless the spell was countered; no death is processed here (六11)."""
    play: Play = frame[1]
    card: Entity = game.entities[play.card]
    lose_cost_enchantments(game, card)
    in_text = card.type is SPELL and not game.rules.overload_on_play
    if not card.card.overload or game.info.countered or in_text:
        announce_last(game, SPEND, play.card, play.target, play.player)
    else:
        announce(game, SPEND, play.card, play.target, play.player)
        update_health_attack(game, "002:6.16")
        mana.overload(game, play.player, card.card.overload)


def finish(game: Game, play: Play) -> None:
    """The end of every sequence: a spell goes to the graveyard, Discover, then the outcome check (rule 9)."""
    card: Entity = game.entities[play.card]
    if card.type is SPELL and card.zone is IN_PLAY:
        take_out(game, card)
        put_in(game, card, IN_GRAVEYARD)
    if not game.info.discovers:
        outcome(game, (outcome,))
        return
    game.push((outcome,))
    resolve_discovers(game)


def outcome(game: Game, _frame: tuple[Any, ...]) -> None:
    """Frame: the outcome check that ends a sequence, after everything of it."""
    game.close_sequence()
    check_outcome(game)


# --- a spell (三2) ------------------------------------------------------------------------------------------


def spell_enters(game: Game, play: Play) -> None:
    """The spell enters play; a secret enters its zone now."""
    card: Entity = game.entities[play.card]
    game.set(card, "order", game.new_order())
    put_in(game, card, IN_SECRETS if "secret" in card.card.keywords else IN_PLAY)


def target_phase(game: Game, play: Play) -> None:
    """Target phase: Dragonkin Sorcerer, Spellbender, Eydis, Fjola; no death creation after it."""
    if game.info.countered or play.target is None:
        return
    if not game.is_heard(TARGET):
        return
    if game.rules.one_target_phase:
        event_phase(game, "Target", "002:三2", TARGET, play.card, play.target, play.player, NO_DEATHS)
        return
    # 2015-08: first the minions' phase, then Spellbender's
    game.push((old_target_phase, play, "secret"))
    game.push((old_target_phase, play, "minion"))


def old_target_phase(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: one of the two Target phases of 2015-08, the minions' or the secrets'."""
    _, play, whose = frame
    begin_phase(game, "Target", "000:spell", NO_DEATHS, play.player)
    announce(game, TARGET, play.card, play.target, play.player, 0, whose)


def spell_text(game: Game, play: Play) -> None:
    """Spell Text phase; the target may have left play or be another one: the spell goes on (rule 6)."""
    card: Entity = game.entities[play.card]
    if game.info.countered or card.zone is IN_SECRETS:
        return
    begin_phase(game, "Spell Text", "002:三2", NORMAL, play.player)
    definition = card.definition
    if card.card.overload and not game.rules.overload_on_play:
        mana.overload(game, play.player, card.card.overload)
    if definition is not None:
        effects = definition.text(definition.spell, play.choose, play.combo)
        push_effects(game, effects, Context(play.card, game.info.spell_target))


def after_spell(game: Game, play: Play) -> None:
    """After Play phase: Wild Pyromancer, Flamewaker; Djinni of Zephyrs last."""
    if game.info.countered or not game.is_heard(AFTER_PLAY):
        return
    begin_phase(game, "After Play", "002:三2", NORMAL, play.player)
    announce_last(game, AFTER_PLAY, play.card, game.info.spell_target, play.player, 0, play.choose)


# --- a minion (三4) -----------------------------------------------------------------------------------------


def before_summon(game: Game, play: Play) -> None:
    """Cobalt Guardian and Murloc Tidecaller answer before the minion enters (六7)."""
    # the steps that follow are not to lie within the event: it waits on the stack, and they wait for it
    if game.hear(BEFORE_SUMMON):
        announce(game, BEFORE_SUMMON, play.card, play.card, play.player)
    elif game.recorder is not None:
        tell_unheard(game.recorder, Event(BEFORE_SUMMON, play.card, play.card, play.player))


def minion_enters(game: Game, play: Play) -> None:
    """The minion enters the board at the place chosen."""
    card: Entity = game.entities[play.card]
    if board_is_full(game, play.player):
        put_in(game, card, IN_GRAVEYARD)
        return
    enter_play(game, card, play.position)
    if game.recorder is not None:
        game.recorder.leaf("summon", "summon", "002:三4", source=card.id, player=play.player)
    game.add(game.info, "summoned", (card.id,))


def battlecry(game: Game, play: Play) -> None:
    """Battlecry phase: also Combo and Choose One. It resolves even if the minion is gone (rule 6)."""
    card: Entity = game.entities[play.card]
    definition = card.definition
    if definition is None or (card.silenced and card.zone is IN_PLAY):
        return
    effects = definition.text(definition.battlecry, play.choose, play.combo)
    if not effects:
        return
    begin_phase(game, "Battlecry", "002:三4", NORMAL, card.controller)
    game.push((end_battlecry,))
    game.set(game.info, "battlecry", True)
    push_battlecry(game, effects, card, play.target)


def push_battlecry(game: Game, effects: Effects, card: Entity, target: int | None) -> None:
    """Let it resolve: a Battlecry twice, with an Aura Update between, while its player has Brann (三4).

    Combo and Choose One come once, except a Combo in place of a Battlecry (Perdition's Blade). What Brann says is of
    all Battlecries: those of weapons too.
    """
    context = Context(card.id, target)
    definition = card.definition
    is_battlecry = definition is not None and (
        effects is definition.battlecry or (effects is definition.combo and "battlecry" in card.card.keywords)
    )
    if is_battlecry and effects and game.players[card.controller].double_battlecry:
        push_effects(game, effects, context)
        game.push((aura_update_between,))
    push_effects(game, effects, context)


def aura_update_between(game: Game, _frame: tuple[Any, ...]) -> None:
    """Frame: the Aura Update (Health/Attack) between the two battlecries that Brann makes (三4)."""
    update_health_attack(game, "002:6.16")


def end_battlecry(game: Game, _frame: tuple[Any, ...]) -> None:
    """Frame: what is transformed from now on was not transformed by a battlecry."""
    game.set(game.info, "battlecry", False)


def after_minion(game: Game, play: Play) -> None:
    """After Play phase: Mirror Entity (even for a minion that has left, rule 6), Snipe, Repentance, Sacred Trial."""
    card = card_of(game, play)
    heard = game.hear(AFTER_PLAY)
    recorder = game.recorder
    if not heard and (recorder is None or card.zone is not IN_PLAY):
        return
    # where no After Summon follows, for Lord Jaraxxus is a hero now, this is the last phase that deaths can follow
    flags = NO_DEATHS if is_minion_in_play(card) else NORMAL
    event = Event(AFTER_PLAY, card.id, play.target, card.controller)
    if recorder is not None and not heard:
        tell_phase(game, recorder, "After Play", "002:三4", (event,), flags, player=play.player)
        return
    begin_phase(game, "After Play", "002:三4", flags, play.player)
    resolve(game, event)


def is_minion_in_play(card: Entity) -> bool:
    """Whether the played minion is still there."""
    return card.zone is IN_PLAY and card.type is MINION


def after_summon(game: Game, play: Play) -> None:
    """After Summon phase: Knife Juggler, Ship's Cannon, Sword of Justice; skipped if the minion has left (rule 6)."""
    card = card_of(game, play)
    if not is_minion_in_play(card):
        return
    event_phase(game, "After Summon", "002:三4", AFTER_SUMMON, None, card.id, card.controller, SPECIAL)


# --- a weapon (三3) -----------------------------------------------------------------------------------------


def equip_phase(game: Game, play: Play) -> None:
    """Equip phase: the old weapon is destroyed, the new one equipped, its battlecry, then the old deathrattle."""
    card: Entity = game.entities[play.card]
    begin_phase(game, "Equip", "002:三3", NORMAL, play.player)
    definition = card.definition
    equip(game, card)
    if definition is not None:
        effects = definition.text(definition.battlecry, play.choose, play.combo)
        push_battlecry(game, effects, card, play.target)


# --- a hero (no card of the rulebook's days; cards of somebody's own) -----------------------------------------


def hero_takes_over(game: Game, play: Play) -> None:
    """The played hero stands for the player from now on: damage stays, armor adds up, the power is the new one's."""
    card: Entity = game.entities[play.card]
    old = game.hero_of(play.player)
    damage, armor = old.damage, old.armor + card.card.armor
    power = game.catalogue.get(card.card.hero_power) if card.card.hero_power else None
    take_over(game, play.player, card, power)
    game.set(card, "damage", damage)
    game.set(card, "armor", armor)


SPELL_STEPS: Final[Steps] = (
    leave_hand,
    spell_enters,
    on_play,
    target_phase,
    spell_text,
    after_spell,
    finish,
)
MINION_STEPS: Final[Steps] = (
    leave_hand, before_summon, minion_enters, on_play, battlecry, after_minion, after_summon, finish,
)  # fmt: skip
WEAPON_STEPS: Final[Steps] = (leave_hand, on_play, equip_phase, finish)
HERO_STEPS: Final[Steps] = (leave_hand, on_play, hero_takes_over, battlecry, finish)

STEPS_OF: Final = {SPELL: SPELL_STEPS, MINION: MINION_STEPS, WEAPON: WEAPON_STEPS, HERO: HERO_STEPS}
"""The sequence of each type of card."""
