"""Cards that the user wants at hand: those used last, and favourites. Kept in the settings."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSettings, Signal

__all__ = ["Shelves"]

_MOST = 24
_RECENT, _FAVOURITES = "palette/recent", "palette/favourites"


class Shelves(QObject):
    """Two lists of card ids."""

    changed = Signal()

    def __init__(self, settings: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings

    @property
    def recent(self) -> list[str]:
        """Used last, the latest first."""
        return self._read(_RECENT)

    @property
    def favourites(self) -> list[str]:
        """In the order in which they became favourites."""
        return self._read(_FAVOURITES)

    def use(self, card: str) -> None:
        """A card was put on the board."""
        self._write(_RECENT, [card, *(known for known in self.recent if known != card)][:_MOST])

    def toggle_favourite(self, card: str) -> None:
        """Make a card a favourite, or none."""
        known = self.favourites
        self._write(_FAVOURITES, [one for one in known if one != card] if card in known else [*known, card])

    def _read(self, key: str) -> list[str]:
        value = self._settings.value(key, "")
        return [card for card in str(value or "").split(",") if card]

    def _write(self, key: str, cards: list[str]) -> None:
        self._settings.setValue(key, ",".join(cards))
        self.changed.emit()
