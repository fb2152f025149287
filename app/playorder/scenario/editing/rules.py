"""What a ruleset declares for putting boards together: where cards may stand, and what can be said of them.

A window makes its forms of these values; it knows no game itself.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from playorder.carddata.catalogue import Catalogue
from playorder.cards.definition import CardDef
from playorder.cards.switches import Switch
from playorder.cards.vocabulary import Vocabulary
from playorder.cards.whole import WholeCard

if TYPE_CHECKING:
    from playorder.timeline.board_view import EntityView

__all__ = [
    "AttachmentForm",
    "EditingCard",
    "EditingRules",
    "FlagField",
    "NumberField",
    "PlayerFlag",
    "PlayerNumber",
    "Shelf",
    "Stock",
    "TagForm",
]

Entry = dict[str, Any]


class EditingCard(Protocol):
    """What lists of cards ask of one."""

    @property
    def id(self) -> str:
        """By which documents find it."""

    @property
    def name(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Stock:
    """The cards that there are: those of the card data as of an edition, and the whole cards of a ruleset."""

    catalogue: Callable[[], Catalogue]
    definition_of: Callable[[str], CardDef | None]
    whole_cards: Callable[[str], Mapping[str, WholeCard]]


class NumberField(NamedTuple):
    """A number of an entity. ``types`` are those of the entities that have it, as they are drawn.

    ``printed`` names what a view has as the printed value, which is not written; without it that is 0.
    """

    field: str
    words: str
    types: tuple[str, ...]
    tip: str
    printed: str = ""


class FlagField(NamedTuple):
    """Something that an entity is or is not; ``on`` and ``off`` name the step that makes it so (%1 is the entity).

    ``usual`` is what it is if nothing is written, but in the zones of ``usual_in`` it is so; in ``zones`` (all if
    empty) entities of ``types`` have it.
    """

    field: str
    words: str
    tip: str
    on: str
    off: str
    types: tuple[str, ...]
    usual: bool = False
    zones: tuple[str, ...] = ()
    usual_in: tuple[str, ...] = ()


class PlayerNumber(NamedTuple):
    """A number of a player, in a ``part`` of what the document says of them, with a ``field`` or by itself."""

    part: str
    field: str
    words: str
    tip: str


class PlayerFlag(NamedTuple):
    """Something that a player has done or not."""

    field: str
    words: str
    tip: str


class AttachmentForm(NamedTuple):
    """How attachments are written: the ``cards`` under one key, plain statistics under another or the same.

    ``until`` are the values for how long with their words, the first one for nothing written; with ``cards_end``
    cards have one, too. ``controller`` is the key for whose they are; with ``plain_controlled`` plain ones have it.
    """

    cards: str
    plain: str
    until: tuple[tuple[str, str], ...]
    controller: str
    hint: str
    cards_end: bool = True
    plain_controlled: bool = True


class TagForm(NamedTuple):
    """Names with numbers that an entity may have, under a key: raw tags, counters."""

    key: str
    title: str
    tip: str
    example: str
    known: Callable[[], list[str]]
    is_known: Callable[[str], bool]
    in_capitals: bool


class Shelf(Protocol):
    """A ruleset's own cards, for lists."""

    def find(self, words: str) -> Sequence[EditingCard]:
        """Those that fit all the words, in alphabetical order."""


class EditingRules(ABC):
    """One ruleset's answers. Zones are called as documents call them."""

    editions: tuple[str, ...]
    switches: tuple[Switch, ...]
    slots: tuple[str, ...]
    """Zones of one entity."""
    in_play: tuple[str, ...]
    """Zones whose entities have a place in the order of play, as the board calls them."""
    destinations: tuple[tuple[str, str], ...]
    """Zones to which anything can be moved by a command, with its words."""
    piles: tuple[str, ...]
    """Zones that hold any card."""
    main_zone: str
    """Where most of what is in play stands."""
    keywords: tuple[str, ...]
    """All that can be given; the first ones are the usual ones."""
    usual_keywords: tuple[str, ...]
    keyword_types: tuple[str, ...]
    takes_printed_keywords = True
    """Whether a document can take a printed keyword away."""
    numbers: tuple[NumberField, ...]
    flags: tuple[FlagField, ...]
    player_numbers: tuple[PlayerNumber, ...]
    player_flags: tuple[PlayerFlag, ...] = ()
    cost_words: str
    """What a cost is called; %1 is the number."""
    find_words: str
    """What cards are found by, as the hint in an empty field says it."""
    free_costs: tuple[str, str]
    """The option that costs do not limit what is played, in words, and what it means."""
    attachments: AttachmentForm
    tags: TagForm
    writes_triggers = False
    """Whether documents write triggers, out of the words of a vocabulary."""
    has_dominant_player = False
    shelf: Shelf | None = None
    """The cards of this ruleset's own; None if they are those of the card data."""

    # --- cards -------------------------------------------------------------------------------------------------

    @abstractmethod
    def card(self, reference: Any) -> EditingCard:
        """A card by what an entity of a document has as its card. Raises :class:`EditRefused`."""

    @abstractmethod
    def get(self, reference: str) -> EditingCard | None:
        """A card by its id; None if there is none."""

    @abstractmethod
    def home_of(self, card: Any) -> str:
        """The zone where a card stands by itself."""

    @abstractmethod
    def why_not(self, zone: str, card: Any, held: Sequence[Any]) -> Enum | None:
        """Why a card may not stand in a zone that holds these others; None if it may."""

    @abstractmethod
    def is_printed(self, card: str, keyword: str) -> bool:
        """Whether a card has a keyword by itself."""

    @abstractmethod
    def printed(self, card: Any) -> EntityView:
        """A card as it is printed."""

    @abstractmethod
    def attachable(self, card: str) -> str:
        """The id of a card by name or id that can be attached. Raises :class:`EditRefused`."""

    @abstractmethod
    def attachables(self, language: str) -> dict[str, str]:
        """All cards that can be attached: what documents call them by their names, in alphabetical order.

        The names are in a card language, such as ``enUS``. May take long.
        """

    def more_keywords(self, _document: Mapping[str, Any]) -> Iterable[str]:
        """Keywords besides ``keywords``, which cards define that are there now, or travel in the document."""
        return ()

    # --- entities ----------------------------------------------------------------------------------------------

    def place_for(self, zone: str, index: int, card: Any, lengths: Mapping[str, int]) -> tuple[str, int]:  # noqa: ARG002
        """Where a document writes a card that is dropped at a place of the board; ``lengths`` are its zones'."""
        return zone, index

    @abstractmethod
    def with_keyword(self, entity: Entry, keyword: str, on: bool, printed: bool) -> Entry:
        """An entity with a keyword or without it."""

    # --- triggers ----------------------------------------------------------------------------------------------

    def vocabulary(self) -> Vocabulary:
        """The words of which triggers are built."""
        raise NotImplementedError

    def wrong_trigger(self, _trigger: Entry) -> str:
        """What is wrong with a trigger; an empty text if nothing is."""
        return ""

    def card_names(self, _typed: str) -> Iterable[str]:
        """Names of cards for what was typed so far."""
        return ()
