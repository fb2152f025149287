"""What every share code of version 1 takes as known: the model, taught by a fixed set of sample scenarios."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Final

from playorder.scenario.sharing.cards import Card, TableOfCards
from playorder.scenario.sharing.model import Model
from playorder.scenario.sharing.writing import Writer

DICTIONARY: Final = Path(__file__).with_name("dictionary_1.json")
"""Card numbers with ids and names, and samples. Codes of version 1 can be read only while not a byte of it changes."""


@functools.cache
def taught() -> Model:
    """The model that both sides begin with. It is made once, and never changed: a code goes on from it in its own."""
    data = json.loads(DICTIONARY.read_text(encoding="utf-8"))
    model = Model()
    cards = TableOfCards([Card(number, card_id, name) for number, card_id, name in data["cards"]])
    for sample in data["samples"]:
        Writer(model.teach, cards).value(sample)
    return model
