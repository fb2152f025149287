"""The effects of this game, as frozen values."""

from playorder.rulesets.hearthstone.effects.bodies import (
    Attach,
    Become,
    BecomeCopyOf,
    Consume,
    Destroy,
    Freeze,
    GainAttacks,
    GiveKeyword,
    LoseKeyword,
    RemoveEnchantments,
    SetHealth,
    Silence,
    SwapHealth,
    TakeControl,
    TransformInto,
)
from playorder.rulesets.hearthstone.effects.cards import (
    AddCard,
    AddCopy,
    AddRandomCard,
    Discard,
    DiscardHand,
    Discover,
    Draw,
    MillTop,
    PutIntoPlay,
    ReturnToHand,
    ShuffleCopy,
    ShuffleInto,
    StealCard,
    Track,
)
from playorder.rulesets.hearthstone.effects.damage import (
    Deal,
    DealEach,
    DealInOrder,
    Fatigue,
    Heal,
    HealEach,
    HealInFull,
    Missiles,
    PreventDamage,
    RedirectDamage,
    SetPredamage,
)
from playorder.rulesets.hearthstone.effects.fight import ChangeDefender, ForceAttack
from playorder.rulesets.hearthstone.effects.players import (
    Counter,
    DestroySecret,
    EnchantPlayer,
    EquipWeapon,
    ForcedDeaths,
    GainArmor,
    GainCrystals,
    GainMana,
    LoseDurability,
    Refill,
    RefreshPower,
    ReplaceHero,
    ReplacePower,
    RevealSecret,
    StealSecret,
    UnlockOverload,
    UseUpEnchantment,
)
from playorder.rulesets.hearthstone.effects.summon import (
    Resummon,
    Summon,
    SummonCopy,
    SummonRandom,
    TriggerDeathrattles,
)
from playorder.rulesets.hearthstone.effects.swap import SwapWithHand

__all__ = [
    "AddCard", "AddCopy", "AddRandomCard", "Attach", "Become", "BecomeCopyOf", "ChangeDefender", "Consume", "Counter",
    "Deal", "DealEach", "DealInOrder", "Destroy", "DestroySecret", "Discard", "DiscardHand", "Discover", "Draw",
    "EnchantPlayer", "EquipWeapon", "Fatigue", "ForceAttack", "ForcedDeaths", "Freeze", "GainArmor", "GainAttacks",
    "GainCrystals", "GainMana", "GiveKeyword", "Heal", "HealEach", "HealInFull", "LoseDurability", "LoseKeyword",
    "MillTop", "Missiles", "PreventDamage", "PutIntoPlay", "RedirectDamage", "Refill", "RefreshPower",
    "RemoveEnchantments", "ReplaceHero", "ReplacePower", "Resummon", "ReturnToHand", "RevealSecret", "SetHealth",
    "SetPredamage", "ShuffleCopy", "ShuffleInto", "Silence", "StealCard", "StealSecret", "Summon", "SummonCopy",
    "SummonRandom", "SwapHealth", "SwapWithHand", "TakeControl", "Track", "TransformInto", "TriggerDeathrattles",
    "UnlockOverload", "UseUpEnchantment",
]  # fmt: skip
