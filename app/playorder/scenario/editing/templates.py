"""Documents to begin with."""

from __future__ import annotations

from typing import Any

from playorder.scenario.document import FORMAT, VERSION

__all__ = ["empty_document", "full_document", "heroes_document"]


def empty_document(edition: str = "2016-03") -> dict[str, Any]:
    """Two heroes and nothing else."""
    return {"format": FORMAT, "version": VERSION, "edition": edition, "players": [{}, {}]}


def heroes_document(edition: str = "2016-03") -> dict[str, Any]:
    """Two heroes with a few plain minions on each side, and a card in hand and deck."""
    jaina = {
        "name": "Jaina",
        "board": ["Chillwind Yeti", "Bloodfen Raptor"],
        "hand": ["Fireball"],
        "deck": ["Wisp"],
    }
    uther = {
        "name": "Uther",
        "hero": "HERO_04",
        "board": ["Sen'jin Shieldmasta", "River Crocolisk"],
        "hand": ["Consecration"],
        "deck": ["Wisp"],
    }
    return {**empty_document(edition), "players": [jaina, uther]}


def full_document(edition: str = "2016-03") -> dict[str, Any]:
    """Seven minions on each side that answer each other, secrets, a weapon, cards in hands, decks and graveyards."""
    jaina = {
        "name": "Jaina",
        "board": [
            "Knife Juggler",
            "Acolyte of Pain",
            "Stormwind Champion",
            "Mad Scientist",
            "Flesheating Ghoul",
            "Sylvanas Windrunner",
            "Loot Hoarder",
        ],
        "secrets": ["Counterspell", "Ice Block"],
        "hand": ["Flamestrike", "Fireball", "Frostbolt", "Mirror Entity", "Azure Drake"],
        "deck": ["Duplicate", "Polymorph", "Water Elemental", "Arcane Intellect", "Sorcerer's Apprentice"],
        "graveyard": ["Mana Wyrm", "Bloodmage Thalnos"],
        "mana": {"crystals": 10},
    }
    uther = {
        "name": "Uther",
        "hero": "HERO_04",
        "board": [
            "Sen'jin Shieldmasta",
            "Argent Squire",
            "Cult Master",
            "Piloted Shredder",
            "Harvest Golem",
            "Dire Wolf Alpha",
            "Explosive Sheep",
        ],
        "secrets": ["Avenge", "Redemption"],
        "weapon": "Truesilver Champion",
        "hand": ["Consecration", "Equality", "Blessing of Kings", "Tirion Fordring"],
        "deck": ["Aldor Peacekeeper", "Lay on Hands", "Muster for Battle", "Shielded Minibot"],
        "graveyard": ["Zombie Chow", "Haunted Creeper"],
        "mana": {"crystals": 9},
    }
    return {**empty_document(edition), "turn": 19, "players": [jaina, uther]}
