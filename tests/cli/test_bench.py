"""``playorder bench`` with a compiled copy that is not there."""

from __future__ import annotations

from pathlib import Path

import pytest

from playorder.cli import bench
from playorder.cli.main import main


def test_a_folder_without_a_compiled_copy_is_refused_before_anything_is_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "measures", lambda seconds: pytest.fail("it measured first"))

    assert main(["bench", "--compiled", str(tmp_path / "nowhere")]) != 0

    said = capsys.readouterr().err
    assert "no compiled copy in" in said
    assert "python -m playorder.compiling" in said
