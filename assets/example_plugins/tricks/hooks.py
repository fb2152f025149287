"""The ruleset is announced here; its rules are imported when a document first names it."""

from playorder.hooks.hookspecs import RulesetInfo, hookimpl


def _make():
    from .ruleset import Tricks

    return Tricks()


@hookimpl
def rulesets():
    """The one ruleset of this plugin."""
    return [RulesetInfo("tricks", "Tricks", ("plain", "trumps"), _make)]
