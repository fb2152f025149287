"""The steps of an account, for those who show them."""

from __future__ import annotations

from playorder.rulesets.hearthstone.account import Line

__all__ = ["Line"]
