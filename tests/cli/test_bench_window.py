"""The bench asks a window of its own for its figures."""

from __future__ import annotations

import sys

import pytest

from playorder.cli import bench_window


def test_the_window_is_measured_in_a_process_of_its_own() -> None:
    found = bench_window.measures()
    kinds = [
        value
        for name, value in found.items()
        if name.startswith("window_edit_") and name not in bench_window.BARS
    ]
    assert set(found) > set(bench_window.BARS)
    assert all(value > 0 for value in found.values())
    assert len(kinds) > 10, "every kind of edit is told"
    assert found["window_edit_ms"] == max(kinds)


def test_without_qt_the_other_figures_are_printed_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/no/such/python")
    assert bench_window.measures() == {}
