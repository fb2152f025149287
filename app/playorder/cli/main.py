"""The front of the program: a verb runs headless; files, links or nothing open the window."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol, cast

__all__ = ["DEBUG_VARIABLE", "VERBS", "main"]

VERBS: dict[str, str] = {
    "run": "run scenario files and check what they expect",
    "share": "write a scenario as a share code, one line of letters and digits, or as a QR picture",
    "open": "read a share code: print the scenario, write it to a file, or show it in the window",
    "library": "list, search, add, export and run the saved scenarios",
    "why": "why something did not trigger, why it is dead, where its numbers come from",
    "cards": "look cards up: by name, id or words of their text",
    "vocabulary": "list the events, conditions, selectors and effects of triggers in a document",
    "mutation": "take cards' scripts away and see whether scenarios notice it",
    "soak": "play random games and look for errors",
    "explore": "find every outcome of a scenario with its odds",
    "plugin": "list, turn on and off, begin and check plugins",
    "bench": "measure the speed of the engine and the window on this machine",
}
"""Every verb with its line in the help. A verb is the module of that name here, imported when it is used."""

DEBUG_VARIABLE = "PLAYORDER_DEBUG"
LINK_SCHEME = "playorder:"

UNWRITTEN = 1
USAGE_ERROR = 2
FAULT = 3
INTERRUPTED = 130
BROKEN_PIPE = 141
NO_ROOM = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
"""What the system says of an output that takes no more: no fault of the program."""

_USAGE = "playorder [-h] [--version] [FILE | playorder:CODE ...]\n       playorder VERB ..."
_KEPT_LOGS = 20
_QT_PACKAGES = (
    "libglib2.0-0 libegl1 libgl1 libxkbcommon0 libdbus-1-3 libfontconfig1 "
    "libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxkbcommon-x11-0"
)


class Verb(Protocol):
    """What the module of a verb offers."""

    def add_parser(self, subparsers: argparse._SubParsersAction[argparse.ArgumentParser], /) -> None:
        """Add the verb's own parser, with its options."""

    def run(self, arguments: argparse.Namespace, /) -> int:
        """Do it; the result is the exit status."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments (the command line's by default); the result is the exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    _make_output_printable()
    try:
        status = _dispatch(arguments)
        sys.stdout.flush()
    except SystemExit as stop:
        return _status_of(stop)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return BROKEN_PIPE
    except OSError as error:
        if error.errno not in NO_ROOM:
            return _report_fault(error)
        _drop_output()
        return _complain(f"what it has to say cannot be written: {error.strerror}", UNWRITTEN)
    except Exception as error:
        return _report_fault(error)
    return status


def _dispatch(arguments: list[str]) -> int:
    """Find out what is asked for, and do it."""
    if arguments and arguments[0] in VERBS:
        return _run_verb(arguments[0], arguments)
    options = _front_parser().parse_args(arguments)
    if options.version:
        from playorder import __version__

        print(f"playorder {__version__}")
        return 0
    if options.library:
        from playorder.paths import LIBRARY_VARIABLE

        os.environ[LIBRARY_VARIABLE] = options.library
    targets: list[str] = options.targets
    for target in targets:
        problem = _problem_with(target)
        if problem:
            return _complain(problem, USAGE_ERROR)
    return _open_window(targets)


def _run_verb(name: str, arguments: list[str]) -> int:
    """Import the one module that is asked for, let it read the arguments, and run it."""
    import importlib

    verb = cast(Verb, importlib.import_module(f"playorder.cli.{name}"))
    parser = argparse.ArgumentParser(prog="playorder")
    verbs = parser.add_subparsers(dest="verb", required=True)
    verb.add_parser(verbs)
    known, unknown = parser.parse_known_args(arguments)
    if unknown:  # said by the verb, whose usage tells what it takes
        verbs.choices[name].error(f"unrecognized arguments: {' '.join(unknown)}")
    return verb.run(known)


def _front_parser() -> argparse.ArgumentParser:
    """The parser for everything but verbs; its help lists them without importing any."""
    width = max(map(len, VERBS))
    verbs = "\n".join(f"  {name:<{width}}  {summary}" for name, summary in VERBS.items())
    parser = argparse.ArgumentParser(
        prog="playorder",
        usage=_USAGE,
        description="Build a card-game board, run it by the rulebook, see what happens when, and why.\n"
        "With a verb it needs no display; with files, a link or nothing it opens the window.",
        epilog=f"verbs:\n{verbs}\n\n'playorder VERB --help' tells more about one.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="store_true", help="print the version and stop")
    parser.add_argument("--library", metavar="FILE", help="another library than the user's, for the window")
    parser.add_argument(
        "targets", nargs="*", metavar="FILE", help="scenario file, or a playorder: link, to open"
    )
    return parser


def _problem_with(target: str) -> str | None:
    """Why this cannot be opened in the window, or None if it can."""
    if target.lower().startswith(LINK_SCHEME):
        return None if len(target) > len(LINK_SCHEME) else f"the link {target!r} carries no share code"
    path = Path(target)
    if path.is_file() or _is_share_code(target):
        return None
    if target and path.is_dir():
        return f"{target} is a folder; name the scenario files in it"
    if target in VERBS:
        return f"the verb comes first: playorder {target} ..."
    if path.suffix or len(path.parts) > 1:
        return f"no such file: {target}"
    import difflib

    near = difflib.get_close_matches(target.lower(), VERBS, n=3, cutoff=0.5)
    hint = f"did you mean {' or '.join(near)}?" if near else f"verbs: {', '.join(VERBS)}"
    return f"{target!r} is neither a verb nor a file; {hint} ('playorder --help' tells more)"


def _is_share_code(target: str) -> bool:
    """Whether it is a code without the scheme of a link. What else cannot be one is not looked at further."""
    if not target.startswith("PO") or not target.isalnum():
        return False
    from playorder.scenario.sharing.letters import looks_like_code

    return looks_like_code(target)


def _open_window(targets: list[str]) -> int:
    """Open the window, or say what this machine lacks for one."""
    if _has_no_display():
        return _complain(
            "the window needs a display and there is none here (neither DISPLAY nor WAYLAND_DISPLAY is set); "
            "the verbs work without one, see 'playorder --help'",
            FAULT,
        )
    try:
        from playorder.gui.application import open_window
    except ImportError as error:
        if ".so" not in str(error):
            raise
        return _complain(
            f"the window needs a system library that is missing here ({error}); "
            f"on Debian or Ubuntu: apt-get install {_QT_PACKAGES}",
            FAULT,
        )
    return open_window(targets)


def _has_no_display() -> bool:
    """Whether Qt would end the process for want of a display, which it does without a word to Python."""
    if not sys.platform.startswith("linux"):
        return False
    return not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def _complain(message: str, status: int) -> int:
    """Print one line to standard error, and hand the status on."""
    print(f"playorder: {message}", file=sys.stderr)
    return status


def _status_of(stop: SystemExit) -> int:
    """The exit status that a SystemExit, argparse's for one, stands for."""
    if stop.code is None:
        return 0
    if isinstance(stop.code, int):
        return stop.code
    return _complain(str(stop.code), 1)


def _report_fault(error: Exception) -> int:
    """Say in one line that the program failed, and where the traceback is."""
    import traceback

    text = "".join(traceback.format_exception(error))
    log = _write_log(text)
    if os.environ.get(DEBUG_VARIABLE, "") not in ("", "0"):
        print(text, end="", file=sys.stderr)
    what = " ".join(f"{type(error).__name__}: {error}".split())
    where = f"the traceback is in {log}" if log else f"{DEBUG_VARIABLE}=1 shows the traceback"
    return _complain(f"a fault in the program: {what}; {where}", FAULT)


def _write_log(text: str) -> Path | None:
    """Write a traceback into the user's cache folder and drop the oldest; None where that cannot be done."""
    import datetime

    from playorder.paths import cache_folder

    try:
        folder = cache_folder() / "log"
        folder.mkdir(parents=True, exist_ok=True)
        moment = datetime.datetime.now().strftime("%Y%m%d-%H%M%S-%f")
        log = folder / f"fault-{moment}-{os.getpid()}.txt"
        log.write_text(text, encoding="utf-8", errors="backslashreplace")
        for old in sorted(folder.glob("fault-*.txt"))[:-_KEPT_LOGS]:
            old.unlink(missing_ok=True)
    except OSError:
        return None
    return log


def _make_output_printable() -> None:
    """On a terminal that cannot show every letter, show what it can instead of failing; where there is no output at
    all, it goes nowhere."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 open to the end
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None and stream.encoding.lower().replace("-", "") != "utf8":
            reconfigure(errors="replace")


def _drop_output() -> None:
    """The reader is gone: send the rest nowhere, so that Python's last flush does not complain."""
    import contextlib

    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
