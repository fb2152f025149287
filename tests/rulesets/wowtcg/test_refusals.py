"""Every refusal of the ruleset is raised somewhere, and everything raised is one."""

from __future__ import annotations

import re
from pathlib import Path

from playorder.rulesets.wowtcg.refusals import RULES, Refusal

APP = Path(__file__).resolve().parents[3] / "app"


def test_no_code_raises_a_refusal_that_does_not_exist_and_none_is_left_over() -> None:
    used: set[str] = set()
    for path in APP.rglob("*.py"):
        if "wowtcg" in path.parts and path.name != "refusals.py":
            used.update(re.findall(r"\bRefusal\.([A-Z_]+)\b", path.read_text("utf-8")))

    assert used == {refusal.name for refusal in Refusal}


def test_rules_of_refusals_are_rules_of_the_seed() -> None:
    assert all(re.fullmatch(r"001:\d{3}(\.\d+[a-z]?)?", rule) for rule in RULES.values())
