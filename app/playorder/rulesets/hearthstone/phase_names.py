"""The phases of a timeline by their labels, for people."""

from __future__ import annotations

from typing import Final

from playorder.engine.phases import Phase

PHASES: Final = (
    Phase("On Play", "a card is played: its cost is paid, and triggers on playing it resolve", "002:2a"),
    Phase("Target", "what changes a spell's target does so", "002:三2"),
    Phase("Spell Text", "the spell does what it says", "002:三2"),
    Phase("Battlecry", "the battlecry or combo of a minion resolves", "002:三4"),
    Phase("After Play", "triggers after a card was played resolve", "002:三4"),
    Phase("After Summon", "triggers after a minion was summoned resolve", "002:三4"),
    Phase("Equip", "a weapon takes the place of the one before, and its battlecry resolves", "002:三3"),
    Phase("Combat Preparation", "an attack is proposed, until its target stays the same", "002:三5"),
    Phase("Combat", "attacker and defender deal damage to each other", "002:三5"),
    Phase("Hero Power", "the hero power does what it says", "002:三6"),
    Phase("Inspire", "triggers on the use of a hero power resolve", "002:三6"),
    Phase("End of Turn", "triggers at the end of a turn resolve", "002:三1"),
    Phase("Start of Turn", "triggers at the start of a turn resolve", "002:三1"),
    Phase("Draw", "the active player draws the card of the turn", "002:三1"),
    Phase("Death", "what died has its deathrattles, and triggers on its death resolve", "002:7"),
    Phase("Forced Death", "the dying leave play in the middle of a phase", "002:6.1"),
    Phase("Start of Game", "triggers at the start of a whole game resolve, after both mulligans", "003:I"),
)
