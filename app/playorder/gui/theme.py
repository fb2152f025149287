"""The two themes: type scale, palette, style sheet, and the switch between them."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QObject, QSettings, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication

from playorder.gui.stylesheet import stylesheet
from playorder.gui.tokens import DARK, LIGHT, Tokens

__all__ = ["Choice", "ThemeManager", "body_font", "make_palette", "mono_font"]

Choice = Literal["system", "dark", "light"]

_FAMILIES = ("Inter", "Noto Sans", "Noto Sans CJK SC")
_MONO = ("JetBrains Mono", "DejaVu Sans Mono", "Noto Sans Mono", "Menlo", "Consolas")
SETTING = "appearance/theme"


def body_font(system: QFont) -> QFont:
    """The font of running text: the system's size (13 px at least), our families before the system's."""
    font = QFont(system)
    font.setFamilies([*_FAMILIES, *system.families()])
    font.setPixelSize(max(13, QFontInfo(system).pixelSize()))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def mono_font(pixel_size: int = 12) -> QFont:
    """The font of tag names and rule numbers."""
    font = QFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
    font.setFamilies([*_MONO, *font.families()])
    font.setPixelSize(pixel_size)
    return font


def make_palette(tokens: Tokens) -> QPalette:
    """The Qt palette of a theme, for everything that the style sheet does not name."""
    palette = QPalette()
    role = QPalette.ColorRole
    for which, value in {
        role.Window: tokens.window,
        role.WindowText: tokens.text,
        role.Base: tokens.input,
        role.AlternateBase: tokens.panel,
        role.Text: tokens.text,
        role.Button: tokens.raised,
        role.ButtonText: tokens.text,
        role.BrightText: tokens.refused,
        role.Highlight: tokens.accent,
        role.HighlightedText: tokens.on_accent,
        role.ToolTipBase: tokens.raised,
        role.ToolTipText: tokens.text,
        role.PlaceholderText: tokens.faint,
        role.Link: tokens.accent,
        role.LinkVisited: tokens.accent,
        role.Light: tokens.hover,
        role.Midlight: tokens.raised,
        role.Mid: tokens.line,
        role.Dark: tokens.strong_line,
        role.Shadow: "#000000",
        role.Accent: tokens.accent,
    }.items():
        palette.setColor(which, QColor(value))
    disabled = QPalette.ColorGroup.Disabled
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(disabled, which, QColor(tokens.faint))
    return palette


class ThemeManager(QObject):
    """Holds the chosen theme, follows the system when asked to, and tells who paints by hand."""

    changed = Signal(object)

    def __init__(self, app: QApplication, settings: QSettings) -> None:
        super().__init__(app)
        self._app = app
        self._settings = settings
        self._system_font = QFont(app.font())
        stored = str(settings.value(SETTING, "system"))
        self._choice: Choice = "dark" if stored == "dark" else "light" if stored == "light" else "system"
        self._tokens = self._resolve()
        app.styleHints().colorSchemeChanged.connect(self._system_changed)

    @property
    def tokens(self) -> Tokens:
        """The colours in force."""
        return self._tokens

    @property
    def choice(self) -> Choice:
        """What the user chose: to follow the system, or one of the two."""
        return self._choice

    def choose(self, choice: Choice) -> None:
        """Switch the theme and remember it."""
        self._choice = choice
        self._settings.setValue(SETTING, choice)
        self.apply()

    def apply(self) -> None:
        """Put the theme on the application."""
        self._tokens = self._resolve()
        font = body_font(self._system_font)
        sheet = stylesheet(self._tokens, font.pixelSize())
        if self._app.styleSheet() != sheet:  # the same again would polish every widget anew
            if not self._app.styleSheet():
                self._app.setStyle("Fusion")
            self._app.setFont(font)
            self._app.setPalette(make_palette(self._tokens))
            self._app.setStyleSheet(sheet)
        self.changed.emit(self._tokens)

    def _resolve(self) -> Tokens:
        if self._choice == "dark":
            return DARK
        if self._choice == "light":
            return LIGHT
        return DARK if self._app.styleHints().colorScheme() == Qt.ColorScheme.Dark else LIGHT

    def _system_changed(self) -> None:
        if self._choice == "system" and self._resolve() is not self._tokens:
            self.apply()
