"""What texts do (001:712, 713): one-shot modifiers, and making continuous ones."""

from playorder.rulesets.wowtcg.effects.cards import (
    Copy,
    Discard,
    Draw,
    Interrupt,
    InterruptOneOf,
    RemoveDeck,
    TakeRemoved,
)
from playorder.rulesets.wowtcg.effects.lasting import GainControl, Lasts, Prevent
from playorder.rulesets.wowtcg.effects.packets import DealDamage, DealDivided, DealToChosen, Heal
from playorder.rulesets.wowtcg.effects.permanents import (
    Destroy,
    Exhaust,
    MakeToken,
    PutIntoHand,
    PutIntoPlay,
    Ready,
    SearchForSameName,
)
from playorder.rulesets.wowtcg.effects.players import May, MayPay, Unless

__all__ = [
    "Copy", "DealDamage", "DealDivided", "DealToChosen", "Destroy", "Discard", "Draw", "Exhaust",
    "GainControl", "Heal", "Interrupt", "InterruptOneOf", "Lasts", "MakeToken", "May", "MayPay", "Prevent",
    "PutIntoHand", "PutIntoPlay", "Ready", "RemoveDeck", "SearchForSameName", "TakeRemoved", "Unless",
]  # fmt: skip
