"""Copies of cards on the chain (001:705.6)."""

from __future__ import annotations

from typing import Any

from playorder.rulesets.wowtcg import chain
from playorder.rulesets.wowtcg.choices import may_choose
from playorder.rulesets.wowtcg.entities import Link, What, Zone
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.targets import candidates, specs_of


def copy_link(game: Game, original: Link, player: int, asks: int) -> None:
    """Add a copy on top of the chain. It isn't played, keeps all choices, and may get new legal targets."""
    game.push((choose_new_targets, original.id, player, asks, ()))


def choose_new_targets(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: for each target a new legal one, or the old one, though it be illegal now (705.6b)."""
    _, number, player, asks, chosen = frame
    original: Link = game.entities[number]
    source = game.entity(original.source)
    if len(chosen) < len(original.targets) and original.text is not None:
        specs = specs_of(original.text, original.modes)
        spec = specs[min(len(chosen), len(specs) - 1)]
        kept = (*chosen, *original.targets[len(chosen) + 1 :])
        options = [
            option
            for option in candidates(game, spec, player, source, kept)
            if option != original.targets[len(chosen)]
        ]
        new = may_choose(game, player, asks, options, "new target for the copy")
        picked = original.targets[len(chosen)] if new is None else new
        game.push((choose_new_targets, number, player, asks, (*chosen, picked)))
        return
    copy = game.new_entity(source.card, player)
    game.set(copy, "copy", True)
    game.set(copy, "zone", Zone.CHAIN)
    link = chain.new_link(game, What.COPY, copy, player, original.text)
    for tag in ("modes", "x", "divide", "alternative", "picks"):
        game.set(link, tag, getattr(original, tag))
    game.set(link, "targets", chosen)
    fresh = {new for new, old in zip(chosen, original.targets, strict=True) if new != old}
    game.set(
        link,
        "marks",
        tuple(
            game.entity(target).stays if target in fresh else mark
            for target, mark in zip(chosen, original.marks, strict=True)
        ),
    )
    chain.put_on_top(game, link)
