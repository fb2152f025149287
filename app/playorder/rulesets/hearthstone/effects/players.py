"""Effects on players: armor, mana, weapons, secrets, hero powers, heroes, spells being cast."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playorder.carddata.cards import HERO_POWER
from playorder.cards.context import Context
from playorder.cards.effects import Effect, amount_of
from playorder.cards.selectors import Selection
from playorder.engine.decisions import DecisionKind
from playorder.rulesets.hearthstone import enchantments, heroes, mana, phases, powers, weapons, zones
from playorder.rulesets.hearthstone.effects.cards import players_of
from playorder.rulesets.hearthstone.entities import IN_GRAVEYARD, IN_PLAY, IN_SECRETS, SET_ASIDE
from playorder.rulesets.hearthstone.events import ARMOR
from playorder.rulesets.hearthstone.keywords import IMMUNE
from playorder.rulesets.hearthstone.limits import SECRET_LIMIT
from playorder.rulesets.hearthstone.queues import announce


@dataclass(frozen=True)
class GainArmor(Effect):
    """The hero gains armor."""

    amount: Any
    who: str = "you"

    def run(self, game: Any, context: Context) -> None:
        amount = amount_of(self.amount, game, context)
        for player in players_of(game, context, self.who):
            hero = game.hero_of(player)
            game.set(hero, "armor", hero.armor + amount)
            announce(game, ARMOR, None, hero.id, player, amount)


@dataclass(frozen=True)
class GainCrystals(Effect):
    """Gain (or lose) permanent mana crystals, empty or full."""

    count: int
    empty: bool = False
    who: str = "you"

    def run(self, game: Any, context: Context) -> None:
        for player in players_of(game, context, self.who):
            mana.gain_crystals(game, player, self.count, empty=self.empty)


@dataclass(frozen=True)
class FillCrystals(Effect):
    """As many full crystals as a player can have, in place of temporary, used and locked ones (Astral Communion)."""

    def run(self, game: Any, context: Context) -> None:
        player = game.players[game.entities[context.source].controller]
        game.set(player, "crystals", player.max_crystals)
        for name in ("used", "temporary", "locked"):
            game.set(player, name, 0)


@dataclass(frozen=True)
class GainMana(Effect):
    """Mana for this turn only."""

    count: int
    who: str = "you"

    def run(self, game: Any, context: Context) -> None:
        for player in players_of(game, context, self.who):
            mana.gain_this_turn(game, player, self.count)


@dataclass(frozen=True)
class Refill(Effect):
    """Used crystals become full."""

    count: int

    def run(self, game: Any, context: Context) -> None:
        mana.refill(game, game.entities[context.source].controller, self.count)


@dataclass(frozen=True)
class UnlockOverload(Effect):
    """Locked and owed crystals are free again (Lava Shock)."""

    def run(self, game: Any, context: Context) -> None:
        player = game.players[game.entities[context.source].controller]
        game.set(player, "locked", 0)
        game.set(player, "owed", 0)


@dataclass(frozen=True)
class EquipWeapon(Effect):
    """Equip a new weapon with this card id; ``pool`` chooses at random."""

    card: str = ""
    who: str = "you"
    pool: Any = None

    def run(self, game: Any, context: Context) -> None:
        players = players_of(game, context, self.who)
        game.push((equip_next, self, players, 0, context))


def equip_next(game: Any, frame: tuple[Any, ...]) -> None:
    """Frame: equip for the next player."""
    _, effect, players, index, context = frame
    if effect.pool is not None:
        options = tuple(effect.pool(game, game.entities[context.source]))
        names = tuple(card.id for card in options)
        card = options[game.decide(DecisionKind.RANDOM, context.source, names, "random weapon")]
    else:
        card = game.catalogue[effect.card]
    if index + 1 < len(players):
        game.push((equip_next, effect, players, index + 1, context))
    old = game.weapon_of(players[index])
    by_power = game.entities[context.source].type is HERO_POWER
    if by_power and old is not None and old.definition is not None and old.definition.outlasts_power:
        return
    weapon = game.new_entity(card, players[index])
    weapons.equip(game, weapon)


@dataclass(frozen=True)
class LoseDurability(Effect):
    """A weapon gains or loses durability; it may go below 0 until the Death Creation Step (六3).

    An Immune one loses none (三5: a Gorehowl that kept its Bloodrage).
    """

    count: Any
    of: Selection

    def run(self, game: Any, context: Context) -> None:
        count = amount_of(self.count, game, context)
        for weapon in self.of.find(game, context):
            if count > 0 and weapon.keywords & IMMUNE:
                continue
            game.set(weapon, "damage", weapon.damage + count)
            game.set(game.info, "check_deaths", True)

    def possible(self, game: Any, context: Context) -> bool:
        return bool(self.of.any(game, context))


@dataclass(frozen=True)
class DestroySecret(Effect):
    """Secrets go to the graveyard without triggering (Flare)."""

    of: Selection

    def run(self, game: Any, context: Context) -> None:
        for secret in self.of.find(game, context):
            if secret.zone is IN_SECRETS:
                zones.move(game, secret, IN_GRAVEYARD)


@dataclass(frozen=True)
class StealSecret(Effect):
    """Take a random enemy secret that fits; if none fits, a random one is destroyed (zone rule 3)."""

    def run(self, game: Any, context: Context) -> None:
        me = game.entities[context.source]
        mine = game.players[me.controller]
        theirs = [game.entities[i] for i in game.players[3 - me.controller].secrets]
        have = {game.entities[i].card.id for i in mine.secrets}
        fitting = [s for s in theirs if s.card.id not in have] if len(mine.secrets) < SECRET_LIMIT else []
        candidates = fitting or theirs
        if not candidates:
            return
        ids = tuple(secret.id for secret in candidates)
        secret = candidates[game.decide(DecisionKind.RANDOM, me.id, ids, "secret")]
        if not fitting:
            zones.move(game, secret, IN_GRAVEYARD)
            return
        zones.take_out(game, secret)
        game.set(secret, "controller", me.controller)
        zones.put_in(game, secret, IN_SECRETS)


@dataclass(frozen=True)
class RevealSecret(Effect):
    """Put random secrets of the deck into play, none that is there already (Mad Scientist, Mysterious Challenger)."""

    count: int = 1

    def run(self, game: Any, context: Context) -> None:
        for _ in range(self.count):
            options = self.options(game, context)
            if not options:
                return
            ids = tuple(entity.id for entity in options)
            secret = options[game.decide(DecisionKind.RANDOM, context.source, ids, "secret")]
            zones.move(game, secret, IN_SECRETS)
            game.set(secret, "order", game.new_order())

    def possible(self, game: Any, context: Context) -> bool:
        return bool(self.options(game, context))

    def options(self, game: Any, context: Context) -> list[Any]:
        """The secrets of the deck that may enter play now."""
        player = game.players[game.entities[context.source].controller]
        if len(player.secrets) >= SECRET_LIMIT:
            return []
        have = {game.entities[i].card.id for i in player.secrets}
        deck = (game.entities[i] for i in player.deck)
        return [card for card in deck if "secret" in card.card.keywords and card.card.id not in have]


@dataclass(frozen=True)
class Counter(Effect):
    """The spell being cast is countered: no later phase, no overload; the card goes to the graveyard (三2)."""

    def run(self, game: Any, context: Context) -> None:
        game.set(game.info, "countered", True)
        spell = game.entities[context.event.source]
        if spell.zone in (IN_PLAY, IN_SECRETS):
            zones.take_out(game, spell)
            zones.put_in(game, spell, IN_GRAVEYARD)

    def possible(self, game: Any, context: Context) -> bool:
        return not game.info.countered


@dataclass(frozen=True)
class EnchantPlayer(Effect):
    """An enchantment that belongs to a player: its triggers and auras work from now on (Loatheb, Millhouse …)."""

    card: str
    who: str = "you"

    def run(self, game: Any, context: Context) -> None:
        me = game.entities[context.source]
        for player in players_of(game, context, self.who):
            card = game.card_or_plain(self.card, me)
            definition = game.definition_of(self.card)
            made = enchantments.attach(
                game, game.players[player], card, None, me.id, player, definition=definition
            )
            game.set(made, "caster", me.controller)


@dataclass(frozen=True)
class UseUpEnchantment(Effect):
    """The enchantment whose text this is comes off."""

    def run(self, game: Any, context: Context) -> None:
        enchantments.detach(game, game.entities[context.source])


@dataclass(frozen=True)
class RefreshPower(Effect):
    """The hero power may be used once more this turn."""

    def run(self, game: Any, context: Context) -> None:
        powers.refresh(game, game.entities[context.source].controller)


@dataclass(frozen=True)
class ReplacePower(Effect):
    """A new hero power, usable at once."""

    card: Any
    who: str = "you"

    def run(self, game: Any, context: Context) -> None:
        me = game.entities[context.source]
        card = self.card(game, me) if callable(self.card) else self.card
        for player in players_of(game, context, self.who):
            powers.replace_power(game, player, game.catalogue[card])


@dataclass(frozen=True)
class ReplaceHero(Effect):
    """A new hero with its power; the minion whose text this is is set aside if it is in play (四1)."""

    hero: str
    power: str
    weapon: str = ""

    def run(self, game: Any, context: Context) -> None:
        me = game.entities[context.source]
        if me.zone is IN_PLAY:
            zones.move(game, me, SET_ASIDE)
        catalogue = game.catalogue
        hero = heroes.replace_hero(game, me.controller, catalogue[self.hero], catalogue[self.power])
        game.set(me, "memory", hero.id)  # secrets that answer a played minion still find him (三4)
        if self.weapon:
            weapons.equip(game, game.new_entity(catalogue[self.weapon], me.controller))


@dataclass(frozen=True)
class ForcedDeaths(Effect):
    """A Forced Death Phase now, inside the present phase (六1)."""

    def run(self, game: Any, context: Context) -> None:
        game.push((phases.forced_death_phase,))
