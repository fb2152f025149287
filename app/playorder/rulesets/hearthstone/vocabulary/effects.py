"""The words for effects: how each is written, and the value that it stands for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from playorder.cards.definition import Enchant
from playorder.cards.effects import Amount, Effect, ForEach, If, Repeat, Script
from playorder.cards.selectors import RandomOne, Selection
from playorder.cards.vocabulary import Slot, SlotKind
from playorder.rulesets.hearthstone import effects
from playorder.rulesets.hearthstone.events import AnnouncedKind
from playorder.rulesets.hearthstone.vocabulary.conditions import AskedNow
from playorder.rulesets.hearthstone.vocabulary.selections import CARD, CHARACTER, MINION, SECRET, WEAPON

Values = Mapping[str, Any]
"""What was read from the slots of one effect, by name."""

WHO: Final = Slot("who", SlotKind.CHOICE, "you", choices=("you", "opponent", "both"))
THEN: Final = Slot("then", SlotKind.EFFECTS, ())
"""Effects on what was just drawn or made, which is ``result`` in them."""
COUNT: Final = Slot("count", SlotKind.AMOUNT, 1)


@dataclass(frozen=True)
class EffectForm:
    """How one effect is written, what it does, and how it is made from what its slots hold."""

    slots: tuple[Slot, ...]
    meaning: str
    sentence: str
    example: Mapping[str, Any]
    make: Callable[[Values], Script]

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of its slots."""
        return tuple(slot.name for slot in self.slots)


def _named(name: str, kind: SlotKind, *, accepts: frozenset[str] = frozenset()) -> Slot:
    """The slot that gives an effect its name."""
    return Slot(name, kind, required=True, accepts=accepts)


def _acting(name: str, accepts: frozenset[str] = frozenset()) -> Slot:
    """The same for an effect that is named by what it acts on."""
    return _named(name, SlotKind.SELECTION, accepts=accepts)


def _to(accepts: frozenset[str], default: str = "self", name: str = "to") -> Slot:
    return Slot(name, SlotKind.SELECTION, default, accepts=accepts)


def _number(name: str, default: int | None = None) -> Slot:
    return Slot(name, SlotKind.NUMBER, default)


def _amount(name: str, default: int | None = None) -> Slot:
    return Slot(name, SlotKind.AMOUNT, default)


KEYWORDS: Final = Slot("keywords", SlotKind.KEYWORDS, ())
UNTIL: Final = Slot("until", SlotKind.CHOICE, "", choices=("", "end_of_turn", "start_of_your_turn"))


def _buff(values: Values) -> Script:
    numbers = {name: values[name] for name in ("attack", "health", "cost")}
    fixed = {name: number for name, number in numbers.items() if not isinstance(number, Amount)}
    read = {name: number for name, number in numbers.items() if isinstance(number, Amount)}
    enchant = Enchant(**fixed, keywords=values["keywords"].printed, until=values["until"])
    to: Selection = values["buff"]
    made: list[Effect] = [effects.Attach("", to, enchant, **read)]
    made.extend(effects.Attach(card, to) for card in values["keywords"].own)
    if not any(numbers.values()) and not enchant.keywords and len(made) > 1:
        made = made[1:]
    return tuple(made)


EFFECT_FORMS: Final[dict[str, EffectForm]] = {
    "damage": EffectForm(
        (_named("damage", SlotKind.AMOUNT), _to(CHARACTER)),
        "deals that much damage to all of a selection at once", "deal {damage} damage to {to}",
        {"damage": 1, "to": "random_enemy_character"}, lambda v: effects.Deal(v["damage"], v["to"]),
    ),
    "missiles": EffectForm(
        (_named("missiles", SlotKind.NUMBER), _to(CHARACTER, "enemy_characters")),
        "so many times 1 damage, each to one of a selection by chance", "{missiles} missiles at {to}",
        {"missiles": 3}, lambda v: effects.Missiles(v["missiles"], RandomOne(v["to"])),
    ),
    "heal": EffectForm(
        (_named("heal", SlotKind.AMOUNT), _to(CHARACTER)),
        "restores that much health", "restore {heal} health to {to}",
        {"heal": 2, "to": "owner_hero"}, lambda v: effects.Heal(v["heal"], v["to"]),
    ),
    "summon": EffectForm(
        (_named("summon", SlotKind.CARD, accepts=MINION), COUNT, WHO, THEN),
        "summons new minions; the bearer's own appear to its right; `then` acts on each, as `result`",
        "summon {count} {summon} for {who}, then {then}",
        {"summon": "Wisp", "count": 2}, lambda v: effects.Summon(v["summon"], v["count"], v["who"], v["then"] or None),
    ),
    "summon_random": EffectForm(
        (_named("summon_random", SlotKind.CARDS), COUNT, WHO),
        "summons minions by chance, one decision each", "summon {count} of {summon_random} for {who}",
        {"summon_random": {"type": "minion", "cost": 1}},
        lambda v: effects.SummonRandom(v["summon_random"], v["count"], v["who"]),
    ),
    "summon_copy": EffectForm(
        (_acting("summon_copy", MINION | CARD), WHO),
        "summons a copy with the state of each", "summon a copy of {summon_copy} for {who}",
        {"summon_copy": "self"}, lambda v: effects.SummonCopy(v["summon_copy"], v["who"]),
    ),
    "draw": EffectForm(
        (_named("draw", SlotKind.AMOUNT), WHO, THEN),
        "draws that many cards; `then` acts on them, as `result`", "{who} draw {draw} cards, then {then}",
        {"draw": 1}, lambda v: effects.Draw(v["draw"], v["who"], v["then"] or None),
    ),
    "destroy": EffectForm(
        (_acting("destroy"),), "marks for destruction; a card elsewhere goes to the graveyard", "destroy {destroy}",
        {"destroy": "event_target"}, lambda v: effects.Destroy(v["destroy"]),
    ),
    "buff": EffectForm(
        (_acting("buff"), _amount("attack", 0), _amount("health", 0), _amount("cost", 0), KEYWORDS, UNTIL),
        "attaches an enchantment; `until` is `end_of_turn`, `start_of_your_turn` or left out",
        "give {buff} {attack} attack, {health} health, {cost} cost, {keywords} {until}",
        {"buff": "self", "attack": 1, "health": 1}, _buff,
    ),
    "set": EffectForm(
        (_acting("set"), _number("attack"), _number("health"), _number("cost")),
        "attaches an enchantment that sets attack, health or cost",
        "set {set} to attack {attack}, health {health}, cost {cost}",
        {"set": "self", "attack": 1},
        lambda v: effects.Attach(
            "", v["set"], Enchant(set_attack=v["attack"], set_health=v["health"], set_cost=v["cost"])
        ),
    ),
    "attach": EffectForm(
        (_named("attach", SlotKind.CARD, accepts=frozenset({"enchantment"})), _to(frozenset())),
        "attaches an enchantment card, with all that it does", "attach {attach} to {to}",
        {"attach": "CS2_087e", "to": "friendly_minions"}, lambda v: effects.Attach(v["attach"], v["to"]),
    ),
    "attach_to_player": EffectForm(
        (_named("attach_to_player", SlotKind.CARD, accepts=frozenset({"enchantment"})), WHO),
        "a player has an enchantment card from now on", "{who} have {attach_to_player} from now on",
        {"attach_to_player": "FP1_030e", "who": "opponent"},
        lambda v: effects.EnchantPlayer(v["attach_to_player"], v["who"]),
    ),
    "give": EffectForm(
        (Slot("give", SlotKind.KEYWORDS, required=True), _to(CHARACTER | WEAPON)),
        "gives keywords for good, with no enchantment", "give {give} to {to}",
        {"give": ["taunt"], "to": "self"},
        lambda v: (
            *([effects.GiveKeyword(v["give"].printed, v["to"])] if v["give"].printed else []),
            *(effects.Attach(card, v["to"]) for card in v["give"].own),
        ),
    ),
    "take_away": EffectForm(
        (Slot("take_away", SlotKind.KEYWORDS, required=True), _to(CHARACTER | WEAPON, name="of")),
        "takes keywords that are its own", "take {take_away} from {of}",
        {"take_away": ["divine_shield"], "of": "enemy_minions"},
        lambda v: effects.LoseKeyword(v["take_away"].printed, v["of"]),
    ),
    "transform": EffectForm(
        (_acting("transform", MINION | CARD), Slot("into", SlotKind.CARD, required=True, accepts=MINION)),
        "puts a new minion in its place", "transform {transform} into {into}",
        {"transform": "event_target", "into": "CS2_tk1"},
        lambda v: effects.TransformInto(v["into"], v["transform"]),
    ),
    "return_to_hand": EffectForm(
        (_acting("return_to_hand", MINION | CARD),),
        "returns it to its controller's hand", "return {return_to_hand} to its hand",
        {"return_to_hand": "self"}, lambda v: effects.ReturnToHand(v["return_to_hand"]),
    ),
    "shuffle_into_deck": EffectForm(
        (_acting("shuffle_into_deck", MINION | CARD),),
        "shuffles it into its controller's deck", "shuffle {shuffle_into_deck} into the deck",
        {"shuffle_into_deck": "self"}, lambda v: effects.ShuffleInto(v["shuffle_into_deck"]),
    ),
    "put_into_play": EffectForm(
        (_acting("put_into_play", CARD),),
        "puts minions from hand or deck onto the board", "put {put_into_play} into play",
        {"put_into_play": {"random": "friendly_deck", "type": "minion"}},
        lambda v: effects.PutIntoPlay(v["put_into_play"]),
    ),
    "silence": EffectForm(
        (_acting("silence", MINION),), "silences minions", "silence {silence}",
        {"silence": "event_target"}, lambda v: effects.Silence(v["silence"]),
    ),
    "freeze": EffectForm(
        (_acting("freeze", CHARACTER),), "freezes characters", "freeze {freeze}",
        {"freeze": "event_target"}, lambda v: effects.Freeze(v["freeze"]),
    ),
    "take_control": EffectForm(
        (_acting("take_control", MINION | CARD),),
        "takes minions to the bearer's side", "take control of {take_control}",
        {"take_control": "random_enemy_minion"}, lambda v: effects.TakeControl(v["take_control"]),
    ),
    "add_card": EffectForm(
        (_named("add_card", SlotKind.CARD), COUNT, WHO, THEN),
        "puts new cards into a hand that has room; `then` acts on each, as `result`",
        "put {count} {add_card} into the hand of {who}, then {then}",
        {"add_card": "GAME_005"}, lambda v: effects.AddCard(v["add_card"], v["who"], v["count"], v["then"] or None),
    ),
    "add_random": EffectForm(
        (_named("add_random", SlotKind.CARDS), COUNT, WHO, THEN),
        "puts cards by chance into a hand, one decision each; `then` acts on each, as `result`",
        "put {count} of {add_random} into the hand of {who}, then {then}",
        {"add_random": {"cards": ["PART_001", "PART_002"]}},
        lambda v: effects.AddRandomCard(v["add_random"], v["who"], v["count"], v["then"] or None),
    ),
    "add_copy": EffectForm(
        (_acting("add_copy"), WHO), "puts a new card of the same kind into a hand",
        "put a copy of {add_copy} into the hand of {who}",
        {"add_copy": "event_target"}, lambda v: effects.AddCopy(v["add_copy"], v["who"]),
    ),
    "shuffle_card": EffectForm(
        (_named("shuffle_card", SlotKind.CARD), _number("count", 1), WHO),
        "shuffles new cards into a deck", "shuffle {count} {shuffle_card} into the deck of {who}",
        {"shuffle_card": "Wisp"}, lambda v: effects.ShuffleCopy(v["shuffle_card"], v["who"], v["count"]),
    ),
    "discover": EffectForm(
        (_named("discover", SlotKind.CARDS), _number("count", 3)),
        "one of some cards is chosen at the end of the sequence", "discover one of {count} of {discover}",
        {"discover": {"cards": ["CS2_231", "CS2_182", "CS2_106"]}},
        lambda v: effects.Discover(v["discover"], count=v["count"]),
    ),
    "discard": EffectForm(
        (_named("discard", SlotKind.NUMBER), WHO),
        "discards that many cards by chance", "{who} discard {discard} cards",
        {"discard": 1}, lambda v: effects.Discard(v["discard"], v["who"]),
    ),
    "mill": EffectForm(
        (_named("mill", SlotKind.NUMBER), WHO), "takes cards from the top of a deck; they are not drawn",
        "remove the top {mill} cards of the deck of {who}",
        {"mill": 1, "who": "opponent"}, lambda v: effects.MillTop(v["mill"], v["who"]),
    ),
    "armor": EffectForm(
        (_named("armor", SlotKind.AMOUNT), WHO), "a hero gains armor", "{who} gain {armor} armor",
        {"armor": 2}, lambda v: effects.GainArmor(v["armor"], v["who"]),
    ),
    "mana": EffectForm(
        (_named("mana", SlotKind.NUMBER), WHO), "mana for this turn", "{who} gain {mana} mana this turn",
        {"mana": 1}, lambda v: effects.GainMana(v["mana"], v["who"]),
    ),
    "crystals": EffectForm(
        (_named("crystals", SlotKind.NUMBER), WHO), "empty mana crystals", "{who} gain {crystals} empty crystals",
        {"crystals": 1}, lambda v: effects.GainCrystals(v["crystals"], True, v["who"]),
    ),
    "equip": EffectForm(
        (_named("equip", SlotKind.CARD, accepts=WEAPON), WHO), "equips a new weapon", "{who} equip {equip}",
        {"equip": "CS2_106"}, lambda v: effects.EquipWeapon(v["equip"], v["who"]),
    ),
    "lose_durability": EffectForm(
        (_named("lose_durability", SlotKind.AMOUNT), _to(WEAPON, "enemy_weapon", "of")),
        "a weapon loses durability; `of` is `enemy_weapon` if left out", "{of} loses {lose_durability} durability",
        {"lose_durability": 1, "of": "enemy_weapon"},
        lambda v: effects.LoseDurability(v["lose_durability"], v["of"]),
    ),
    "hero_power": EffectForm(
        (_named("hero_power", SlotKind.CARD, accepts=frozenset({"hero power"})), WHO),
        "another hero power, usable at once", "{who} have the hero power {hero_power}",
        {"hero_power": "CS2_102"}, lambda v: effects.ReplacePower(v["hero_power"], v["who"]),
    ),
    "refresh_hero_power": EffectForm(
        (Slot("refresh_hero_power", SlotKind.FLAG, required=True),),
        "the hero power may be used once more this turn", "refresh the hero power",
        {"refresh_hero_power": True}, lambda v: effects.RefreshPower(),
    ),
    "destroy_secrets": EffectForm(
        (_acting("destroy_secrets", SECRET),),
        "secrets go to the graveyard without triggering", "destroy {destroy_secrets}",
        {"destroy_secrets": "enemy_secrets"}, lambda v: effects.DestroySecret(v["destroy_secrets"]),
    ),
    "counter_spell": EffectForm(
        (Slot("counter_spell", SlotKind.FLAG, required=True),),
        "the spell that is being cast has no effect", "counter the spell",
        {"counter_spell": True}, lambda v: effects.Counter(),
    ),
    "change_defender": EffectForm(
        (_acting("change_defender", CHARACTER),),
        "another character is attacked", "the attack goes to {change_defender}",
        {"change_defender": "enemy_hero"}, lambda v: effects.ChangeDefender(v["change_defender"]),
    ),
    "prevent_damage": EffectForm(
        (Slot("prevent_damage", SlotKind.FLAG, required=True),),
        "the damage that is about to be dealt is not", "prevent the damage",
        {"prevent_damage": True}, lambda v: effects.PreventDamage(),
    ),
    "copy_deathrattles": EffectForm(
        (_acting("copy_deathrattles", MINION),),
        "the bearer gains the deathrattles that they have now", "gain the deathrattles of {copy_deathrattles}",
        {"copy_deathrattles": "other_friendly_minions"},
        lambda v: effects.CopyDeathrattles(v["copy_deathrattles"], ""),
    ),
    "copy_triggers": EffectForm(
        (_acting("copy_triggers", MINION),),
        "the bearer gains the triggers that they have now", "gain the triggers of {copy_triggers}",
        {"copy_triggers": "other_friendly_minions"}, lambda v: effects.CopyTriggers(v["copy_triggers"]),
    ),
    "deathrattles": EffectForm(
        (_acting("deathrattles", MINION),),
        "their deathrattles resolve without any death", "trigger the deathrattles of {deathrattles}",
        {"deathrattles": "other_friendly_minions"}, lambda v: effects.TriggerDeathrattles(v["deathrattles"]),
    ),
    "announce": EffectForm(
        (_named("announce", SlotKind.TEXT), Slot("to", SlotKind.SELECTION)),
        'an event of your own, which triggers answer with `{"announced": word}`', "announce {announce} to {to}",
        {"announce": "bell"}, lambda v: effects.Announce(AnnouncedKind(v["announce"]), v["to"]),
    ),
    "count_up": EffectForm(
        (_named("count_up", SlotKind.TEXT), _amount("by", 1), WHO),
        'a counter for the whole game goes up; it is read with `{"counter": name}`',
        "count {by} to {count_up} of {who}",
        {"count_up": "bells"}, lambda v: effects.CountUp(v["count_up"], v["by"], v["who"]),
    ),
    "if": EffectForm(
        (_named("if", SlotKind.CONDITION), Slot("then", SlotKind.EFFECTS, (), required=True),
         Slot("else", SlotKind.EFFECTS, ())),
        "asks when it resolves, and does one or the other", "if {if}: {then}, otherwise: {else}",
        {"if": "has_weapon", "then": {"armor": 3}, "else": {"draw": 1}},
        lambda v: If(AskedNow(v["if"]), v["then"], v["else"]),
    ),
    "repeat": EffectForm(
        (_named("repeat", SlotKind.AMOUNT), Slot("do", SlotKind.EFFECTS, (), required=True)),
        "does it so many times, each time completely", "{repeat} times: {do}",
        {"repeat": 2, "do": {"damage": 1, "to": "random_enemy_character"}},
        lambda v: Repeat(v["repeat"], v["do"]),
    ),
    "for_each": EffectForm(
        (_acting("for_each"), Slot("do", SlotKind.EFFECTS, (), required=True)),
        "does it once for each; `target` is the one whose turn it is", "for each of {for_each}: {do}",
        {"for_each": "friendly_minions", "do": {"heal": 1, "to": "target"}},
        lambda v: ForEach(v["for_each"], v["do"]),
    ),
}  # fmt: skip
