"""Saves scenarios into a library one after another and tells each that is confirmed, until it is killed."""

from __future__ import annotations

import sys
from pathlib import Path

from playorder.library.store import Library
from playorder.scenario.document import Scenario
from playorder.scenario.reading import read_scenario


class NoNames:
    """Cards have no names here, so that the program starts at once."""

    def id_of(self, reference: str) -> str:
        return reference

    def names_of(self, card_id: str) -> tuple[str, ...]:
        return ()


def scenario(title: str) -> Scenario:
    """A scenario whose description fits its title, so that a half-written one would be seen."""
    document = {"format": "playorder/scenario", "version": 1, "title": title, "description": title * 50}
    return read_scenario({**document, "players": [{"board": ["Wisp"]}, {}]}, "$", "", 0)


def main(path: Path, run: str) -> None:
    """Add a scenario, then save it twice more, and begin again."""
    with Library.open(path, NoNames()) as library:
        scenario(run)  # the rules are loaded with the first document, and this is about the saving
        print("open", flush=True)
        count = 0
        while True:
            count += 1
            number = library.add(scenario(f"{run}-{count}-1")).id
            print(number, f"{run}-{count}-1", flush=True)
            for revision in (2, 3):
                library.save(number, scenario(f"{run}-{count}-{revision}"), base=revision - 1)
                print(number, f"{run}-{count}-{revision}", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
