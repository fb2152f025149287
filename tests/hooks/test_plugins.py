"""Plugins: folders of card modules, manifests, rulesets; one that fails is named and hides nothing of the others."""

from __future__ import annotations

from pathlib import Path

from playorder.assembly import Program
from playorder.hooks.manager import Plugins

MANIFEST = 'name = "{name}"\nversion = "1.0"\napi = 1\n'
CARD = """
from playorder.rulesets.hearthstone.api import CardDef, Draw

WISP = CardDef("{card}", battlecry=Draw())
"""


def folder(where: Path, name: str, modules: dict[str, str], manifest: str = MANIFEST) -> Path:
    made = where / name
    made.mkdir()
    (made / "plugin.toml").write_text(manifest.format(name=name), "utf-8")
    for module, text in modules.items():
        (made / f"{module}.py").write_text(text, "utf-8")
    return made


def test_a_card_is_found_without_any_registration(tmp_path: Path) -> None:
    plugins = Plugins([folder(tmp_path, "mine", {"cards": CARD.format(card="CS2_231")})])
    definition = plugins.definition("CS2_231")
    assert definition is not None
    assert definition.id == "CS2_231"
    assert plugins.definition("CS2_029") is None
    assert plugins.defined_cards() == {"CS2_231"}


def test_modules_are_imported_only_when_one_of_their_cards_is_asked_for(tmp_path: Path) -> None:
    broken = "CardDef('CS2_029'\nraise RuntimeError"
    plugins = Plugins([folder(tmp_path, "mine", {"a": CARD.format(card="CS2_231"), "b": broken})])
    assert plugins.definition("CS2_231") is not None
    assert not plugins.failed
    assert plugins.definition("CS2_029") is None
    assert "b.py" in str(plugins.failed[0])


def test_a_folder_that_defines_a_card_twice_is_refused_and_hides_nothing(tmp_path: Path) -> None:
    good = folder(tmp_path, "good", {"a": CARD.format(card="CS2_231")})
    bad = folder(tmp_path, "bad", {"a": CARD.format(card="CS2_029"), "b": CARD.format(card="CS2_029")})
    plugins = Plugins([bad, good])
    assert plugins.definition("CS2_231") is not None
    assert "also defined in" in str(plugins.failed[0])


def test_a_manifest_that_is_wrong_names_file_and_field(tmp_path: Path) -> None:
    plugins = Plugins(
        [
            folder(tmp_path, "old", {}, 'name = "old"\nversion = "1"\napi = 99\n'),
            folder(tmp_path, "bare", {}, 'name = "bare"\n'),
        ]
    )
    told = " ".join(str(failure) for failure in plugins.failed)
    assert "made for API 99" in told
    assert "'version' is missing" in told


def test_the_shipped_ruleset_is_announced_through_the_hook() -> None:
    info = Program().plugins.rulesets()["hearthstone"]
    assert info.editions == ("2016-03", "2015-08")
