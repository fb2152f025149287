"""CardDef, Trigger and Aura: how a card's text is written down.

Numbers, names, classes and printed keywords are not written again: they come from the card data.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playorder.cards.effects import Effects, Script, as_effects

Condition = Callable[[Any, Any, Any], bool]
"""``(game, me, event) -> bool``"""


@dataclass(frozen=True, eq=False)
class Trigger:
    """An answer to an event.

    ``condition`` is the *queue condition*, read when the queue is built; ``when`` the *trigger condition*, read
    when it is about to resolve (seed 002, rule 10b). ``priority``: lower is earlier within one player's queue;
    0 is usual, Redemption and Djinni of Zephyrs are last. ``zone`` is where its bearer must be.
    """

    on: Any
    condition: Condition | None = None
    do: Script = None
    name: str = ""
    when: Condition | None = None
    zone: str = "play"
    priority: int = 0
    once: bool = False
    effects: Effects = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "effects", as_effects(self.do))


@dataclass(frozen=True, eq=False)
class Aura:
    """A continuous effect of its bearer on a selection.

    ``cost`` adds, ``set_cost`` replaces, ``cost_floor`` keeps the result from falling below. ``when`` says
    whether the aura is on now. ``priority``: -1 first (Summoning Portal), 0 usual, 1 last (Lightspawn).
    ``flag`` is for auras on the bearer's player of the kind *Other* (rule 4c), such as double battlecries.
    ``other`` puts keywords into Aura Update (Other). Amounts may be functions ``(game, me, entity) -> int``.
    """

    affects: Any = None
    attack: Any = 0
    health: Any = 0
    cost: Any = 0
    set_cost: int | None = None
    cost_floor: int | None = None
    set_attack: Any = None
    keywords: tuple[str, ...] = ()
    spell_power: int = 0
    when: Condition | None = None
    priority: int = 0
    flag: str = ""
    other: bool = False
    zone: str = "play"
    live: bool = field(init=False)
    """Whether it reads numbers that change without anything entering or leaving play."""

    def __post_init__(self) -> None:
        numbers = (self.attack, self.health, self.cost, self.set_attack)
        live = self.when is not None or any(callable(number) for number in numbers)
        object.__setattr__(self, "live", live)


@dataclass(frozen=True, eq=False)
class Option:
    """One way of a Choose One card: the card id that shows it and what it does."""

    card: str
    do: Script = None
    effects: Effects = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "effects", as_effects(self.do))


@dataclass(frozen=True, eq=False)
class CardDef:
    """What one card does, beyond its printed numbers and keywords.

    ``spell`` is a spell's text, ``battlecry``/``combo``/``deathrattle``/``power`` (hero power) as the words say.
    ``choose`` are Choose One options. ``requires`` is an extra condition ``(game, me, player)`` to be played;
    ``targets`` an extra test ``(game, me, entity)`` on targets.
    ``drawn`` resolves when the card is drawn, ``discarded`` when it is discarded.
    ``enchant`` holds the statistics of an enchantment. ``enrage`` is the enchantment it has while damaged.
    A weapon that ``outlasts_power`` is not replaced by one that a hero power equips (Poisoned Blade).
    """

    id: str
    spell: Script = None
    battlecry: Script = None
    combo: Script = None
    deathrattle: Script = None
    power: Script = None
    drawn: Script = None
    discarded: Script = None
    choose: tuple[Option, ...] = ()
    triggers: tuple[Trigger, ...] | list[Trigger] = ()
    auras: tuple[Aura, ...] | list[Aura] = ()
    enchant: Enchant | None = None
    enrage: Enchant | None = None
    requires: Callable[..., bool] | None = None
    targets: Callable[..., bool] | None = None
    deathrattle_if: Condition | None = None
    deathrattle_name: str = ""
    makes: str = ""
    doubles_damage: bool = False
    outlasts_power: bool = False
    death_trigger: Trigger | None = field(init=False)
    listens: bool = field(init=False)
    """Whether it has triggers or auras, which the index must know."""

    def __post_init__(self) -> None:
        for name in ("spell", "battlecry", "combo", "deathrattle", "power", "drawn", "discarded"):
            object.__setattr__(self, name, as_effects(getattr(self, name)))
        object.__setattr__(self, "triggers", tuple(self.triggers))
        trigger = None
        if self.deathrattle:
            trigger = Trigger(
                None, self.deathrattle_if, self.deathrattle, self.deathrattle_name or "Deathrattle"
            )
        object.__setattr__(self, "death_trigger", trigger)
        object.__setattr__(self, "auras", tuple(self.auras))
        object.__setattr__(self, "listens", bool(self.triggers or self.auras))

    def text(self, usual: Script, choose: int | None, combo: bool) -> Effects:
        """What resolves: the chosen Choose One option, else the Combo if it is on, else the usual text."""
        found: Any = usual
        if self.choose and choose is not None:
            found = self.choose[choose].effects
        elif combo and self.combo:
            found = self.combo
        effects: Effects = found
        return effects


@dataclass(frozen=True)
class Enchant:
    """The statistics that an enchantment changes, applied in order of play (seed 002, enchantment rules).

    ``attack``/``health``/``cost`` add; ``set_...`` replace; ``attack_times`` multiplies the attack reached so far.
    ``until`` is ``""`` (for good), ``"end_of_turn"`` or ``"start_of_your_turn"``. ``lent`` is a bearer that its caster
    has on loan: where a Silence takes the enchantment off, it goes back at once.
    """

    attack: int = 0
    health: int = 0
    cost: int = 0
    set_attack: int | None = None
    set_health: int | None = None
    set_cost: int | None = None
    attack_times: int = 1
    keywords: tuple[str, ...] = ()
    spell_power: int = 0
    until: str = ""
    lent: bool = False
