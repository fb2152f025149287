"""A scenario as a share code, and back."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from playorder.scenario.concise import concise
from playorder.scenario.document import FORMAT, Scenario
from playorder.scenario.document import VERSION as DOCUMENT_VERSION
from playorder.scenario.errors import ScenarioError
from playorder.scenario.reading import read_scenario
from playorder.scenario.sharing import letters
from playorder.scenario.sharing.cards import UNKNOWN_NAME, CardNumbers
from playorder.scenario.sharing.coder import Decoder, Encoder
from playorder.scenario.sharing.dictionary import taught
from playorder.scenario.sharing.errors import Reason, ShareCodeError
from playorder.scenario.sharing.letters import Frame
from playorder.scenario.sharing.model import Model
from playorder.scenario.sharing.unpacking import Unpacker
from playorder.scenario.sharing.writing import Writer

LARGEST: Final = 16
"""The greatest size class: a document has at most 2 to that many symbols and characters."""


class Opened(NamedTuple):
    """What a share code holds. ``unknown`` names the cards whose numbers this program's card data does not have."""

    scenario: Scenario
    unknown: tuple[str, ...]


def encode(document: dict[str, Any], cards: CardNumbers) -> str:
    """The share code of a valid document. Raises :class:`ShareCodeError` if the document is too large for one."""
    fields = {key: value for key, value in concise(document).items() if key not in ("format", "version")}
    measure = Writer(lambda _contexts, _symbol: None, cards)
    model, coder = Model(taught(letters.VERSION)), Encoder()
    try:
        measure.value(fields)
        size = max(0, measure.size - 1).bit_length()
        if size > LARGEST:
            raise ShareCodeError(
                Reason.TOO_LARGE, "the scenario is too large for a share code; share it as a file instead"
            )
        Writer(lambda contexts, symbol: model.code(coder, contexts, symbol), cards).value(fields)
    except (ValueError, OverflowError) as error:
        raise ShareCodeError(
            Reason.DAMAGED, f"no share code can be made of this scenario: {error}"
        ) from error
    return letters.seal(Frame(size, coder.bits()))


def decode(text: str, cards: CardNumbers) -> Opened:
    """The scenario of a share code or link. Raises :class:`ShareCodeError` for one that is changed, newer or too large.

    Nothing is expanded before checksum and size are known to be right, and never more than the size says.
    """
    frame = letters.unseal(text)
    if frame.size > LARGEST:
        raise ShareCodeError(
            Reason.TOO_LARGE,
            f"the share code is of size {frame.size}, and the largest that is opened is {LARGEST}",
        )
    model, coder = Model(taught(frame.version)), Decoder(frame.bits)
    unpacker = Unpacker(lambda contexts: model.code(coder, contexts), cards, 2**frame.size)
    _, fields = unpacker.value()
    if not isinstance(fields, dict):
        raise ShareCodeError(Reason.DAMAGED, "the share code holds no scenario")
    document = {"format": FORMAT, "version": DOCUMENT_VERSION, **fields}
    try:
        scenario = read_scenario(document, "$", "", 0)
    except ScenarioError as error:
        raise ShareCodeError(
            Reason.DAMAGED, f"the share code holds no valid scenario: {error.message}"
        ) from error
    return Opened(scenario, tuple(UNKNOWN_NAME.format(number=number) for number in unpacker.unknown))
