"""A share code as a QR picture: it holds the link, so that a telephone shows it as one."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

import segno

from playorder.scenario.sharing.errors import Reason, ShareCodeError
from playorder.scenario.sharing.letters import LINK

SUFFIXES: Final = (".png", ".svg")
_PIXELS: Final = 6
"""Pixels along one side of a square of the pattern."""


def save(code: str, path: Path) -> None:
    """Write the picture, as PNG or SVG by the name's suffix. Raises :class:`ShareCodeError` and :class:`OSError`."""
    if path.suffix.lower() not in SUFFIXES:
        raise ValueError(f"a QR picture is a file named *{' or *'.join(SUFFIXES)}, not {path.name}")
    _qr(code).save(str(path), scale=_PIXELS)


def png(code: str) -> bytes:
    """The picture as a PNG file. Raises :class:`ShareCodeError`."""
    out = io.BytesIO()
    _qr(code).save(out, kind="png", scale=_PIXELS)
    return out.getvalue()


def blocks(code: str) -> str:
    """The picture in block characters, for a terminal. Raises :class:`ShareCodeError`."""
    out = io.StringIO()
    _qr(code).terminal(out, compact=True)
    return out.getvalue()


def _qr(code: str) -> segno.QRCode:
    try:
        return segno.make_qr(LINK + code, error="l", boost_error=True)
    except segno.DataOverflowError as error:
        raise ShareCodeError(
            Reason.TOO_LARGE,
            f"the share code has {len(code)} characters, too many for a QR picture; share it as text",
        ) from error
