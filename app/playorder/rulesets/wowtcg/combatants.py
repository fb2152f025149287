"""Who is attacking, defending and proposed, and leaving combat (001:602.3c, 602.4)."""

from __future__ import annotations

from playorder.rulesets.wowtcg.entities import Entity
from playorder.rulesets.wowtcg.game import Game


def remove(game: Game, number: int) -> None:
    """A card leaves combat, whatever it was in it; the combat step runs on (001:602.4)."""
    info = game.info
    for tag in ("attacker", "defender", "proposed_defender", "protecting"):
        if getattr(info, tag) == number:
            game.set(info, tag, None)


def is_in_combat(game: Game, entity: Entity) -> bool:
    """Attacking or defending, with somebody on the other side (001:602.3c)."""
    info = game.info
    both = info.in_combat and info.attacker is not None and info.defender is not None
    return both and entity.id in (info.attacker, info.defender)


def is_attacking(game: Game, entity: Entity) -> bool:
    """Whether the card is the attacker."""
    return game.info.attacker == entity.id


def is_defending(game: Game, entity: Entity) -> bool:
    """Whether the card is the defender; a proposed one is not yet."""
    return game.info.defender == entity.id


def clear(game: Game) -> None:
    """Everything leaves combat (001:603.2)."""
    info = game.info
    for tag in ("attacker", "defender", "proposed_defender", "protecting"):
        game.set(info, tag, None)
    for tag in ("combat", "in_combat", "disrupting"):
        game.set(info, tag, False)
    game.set(info, "struck", ())
