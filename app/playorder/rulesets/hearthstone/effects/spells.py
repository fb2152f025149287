"""Effects on a spell that is being cast: another target, or casting it once more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playorder.cards.context import Context
from playorder.cards.effects import Effect, push_effects
from playorder.cards.selectors import Selection


@dataclass(frozen=True)
class RedirectSpell(Effect):
    """The spell being cast is aimed at another character (Spellbender)."""

    to: Selection

    def run(self, game: Any, context: Context) -> None:
        found = self.to.find(game, context)
        if found:
            game.set(game.info, "spell_target", found[0].id)


@dataclass(frozen=True)
class CastAgainOnMe(Effect):
    """The spell that was cast takes effect once more, on this minion, in the same way (Djinni of Zephyrs)."""

    def run(self, game: Any, context: Context) -> None:
        spell = game.entities[context.event.source]
        definition = spell.definition
        if definition is not None:
            player = game.players[spell.controller]
            combo = player.cards_played_this_turn > 1 or player.power_options_this_turn > 0
            effects = definition.text(definition.spell, context.event.extra, combo)
            push_effects(game, effects, Context(spell.id, context.source, context.event))
