"""Errors of plugins, with the plugin's name."""

from __future__ import annotations


class PluginError(Exception):
    """A plugin that cannot be used: its name and why."""

    def __init__(self, plugin: str, why: str) -> None:
        super().__init__(f"plugin {plugin}: {why}")
        self.plugin = plugin
        self.why = why
