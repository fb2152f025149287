"""The bench asks a window of its own for its figures."""

from __future__ import annotations

import sys

import pytest

from playorder.cli import bench_window


def test_the_window_is_measured_in_a_process_of_its_own() -> None:
    found = bench_window.measures()
    assert set(found) == set(bench_window.BARS)
    assert all(value > 0 for value in found.values())


def test_without_qt_the_other_figures_are_printed_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/no/such/python")
    assert bench_window.measures() == {}
