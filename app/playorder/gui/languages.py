"""The language of card names and texts: a menu, remembered in the settings."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup

from playorder.carddata.official import LANGUAGES
from playorder.gui.actions import Command, make_action
from playorder.gui.features import Feature, MenuPart, WindowParts
from playorder.gui.texts import ENGLISH

__all__ = ["CardLanguage", "language_feature"]

_SETTING = "cards/language"

_NAMES = {
    "enUS": "English",
    "deDE": "Deutsch",
    "esES": "Español (España)",
    "esMX": "Español (México)",
    "frFR": "Français",
    "itIT": "Italiano",
    "jaJP": "日本語",
    "koKR": "한국어",
    "plPL": "Polski",
    "ptBR": "Português (Brasil)",
    "ruRU": "Русский",
    "thTH": "ไทย",
    "zhCN": "简体中文",
    "zhTW": "繁體中文",
}
"""Each language in its own words, so that whoever reads it finds it."""


class CardLanguage(QObject):
    """One action for each language of the card data."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.window)
        self._session = parts.session
        self._settings = parts.settings
        stored = str(parts.settings.value(_SETTING, ENGLISH))
        chosen = stored if stored in LANGUAGES else ENGLISH
        self._group = QActionGroup(self)
        self.actions: dict[str, QAction] = {language: self._action(language) for language in LANGUAGES}
        self.actions[chosen].setChecked(True)
        parts.session.set_language(chosen)

    def _action(self, language: str) -> QAction:
        words = self.tr("Card language: %1").replace("%1", _NAMES.get(language, language))
        tip = self.tr("Names and texts of cards in this language")
        command = Command(f"language_{language}", words, (), "", tip)
        action = make_action(self, command, lambda: self._choose(language))
        action.setCheckable(True)
        self._group.addAction(action)
        return action

    def _choose(self, language: str) -> None:
        self._settings.setValue(_SETTING, language)
        self._session.set_language(language)


def language_feature(parts: WindowParts) -> Feature:
    """The menu of card languages."""
    languages = CardLanguage(parts)
    return Feature(menus=(MenuPart("Card &language", tuple(languages.actions.values()), inside="&View"),))
