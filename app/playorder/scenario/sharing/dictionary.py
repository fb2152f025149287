"""What a share code takes as known: the model, taught by fixed sample scenarios for each version of the code."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Final

from playorder.scenario.sharing.cards import Card, TableOfCards
from playorder.scenario.sharing.model import Model
from playorder.scenario.sharing.writing import Writer

DICTIONARIES: Final = tuple(
    Path(__file__).with_name(name) for name in ("dictionary_1.json", "dictionary_2.json")
)
"""For each version, from 1, what it adds to the one before it: card numbers with ids and names, and samples.

Codes can be read only while not a byte of these changes; what is to be learned besides makes another version.
"""


@functools.cache
def taught(version: int) -> Model:
    """The model that both sides of a version begin with. It is never changed: a code goes on from it in its own."""
    model = Model()
    for file in DICTIONARIES[:version]:
        data = json.loads(file.read_text(encoding="utf-8"))
        cards = TableOfCards([Card(number, card_id, name) for number, card_id, name in data["cards"]])
        for sample in data["samples"]:
            Writer(model.teach, cards).value(sample)
    return model
