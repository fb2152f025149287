"""The verb ``run``: what it prints is the same on every run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


def timeline(document: Path, hash_seed: str) -> str:
    """What ``playorder run --json --trace`` prints with this seed of Python's hashes."""
    return subprocess.run(
        [sys.executable, "-m", "playorder", "run", str(document), "--json", "--trace"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "app"), "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    ).stdout


@pytest.fixture
def velen_arrives(tmp_path: Path) -> Path:
    """Prophet Velen is played: one Aura Update (Other) changes two flags."""
    path = tmp_path / "flags.scenario.json"
    path.write_text(
        """{"format": "playorder/scenario", "version": 1,
        "players": [{"hand": ["Prophet Velen"]}, {}],
        "script": [{"play": "Prophet Velen"}]}""",
        encoding="utf-8",
    )
    return path


def test_the_timeline_is_the_same_whatever_the_order_of_pythons_sets(velen_arrives: Path) -> None:
    assert len({timeline(velen_arrives, seed) for seed in ("1", "2", "3", "4")}) == 1


def test_a_document_can_be_piped_in(velen_arrives: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "playorder", "run", "-", "--trace"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "app")},
        input=velen_arrives.read_bytes(),
        capture_output=True,
        check=True,
    )
    assert b"Sequence Play minion" in result.stdout
