"""The front: what is a verb, what opens the window, and how failures end."""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
import types
from collections.abc import Callable
from pathlib import Path

import pytest

from playorder.cli import main as front
from playorder.cli.main import VERBS, main

APP = Path(__file__).resolve().parent.parent.parent / "app"

InstallVerb = Callable[[Callable[[argparse.Namespace], int]], None]


@pytest.fixture
def install_verb(monkeypatch: pytest.MonkeyPatch) -> InstallVerb:
    """Put a made-up module in the place of the verb `run`; it takes FILES and --seed."""

    def install(run: Callable[[argparse.Namespace], int]) -> None:
        def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
            parser = subparsers.add_parser("run")
            parser.add_argument("files", nargs="*")
            parser.add_argument("--seed", type=int)

        module = types.ModuleType("playorder.cli.run")
        vars(module).update(add_parser=add_parser, run=run)
        monkeypatch.setitem(sys.modules, "playorder.cli.run", module)

    return install


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Put a made-up window in the place of the real one; holds what it was opened with."""
    calls: list[list[str]] = []

    def open_window(paths: list[str]) -> int:
        calls.append(paths)
        return 7

    module = types.ModuleType("playorder.gui.application")
    vars(module).update(open_window=open_window)
    monkeypatch.setitem(sys.modules, "playorder.gui.application", module)
    return calls


@pytest.fixture
def scenario(tmp_path: Path) -> str:
    path = tmp_path / "one.scenario.json"
    path.write_text("{}", encoding="utf-8")
    return str(path)


def test_a_verb_gets_its_arguments_and_gives_the_status(install_verb: InstallVerb) -> None:
    seen: list[argparse.Namespace] = []

    def run(arguments: argparse.Namespace) -> int:
        seen.append(arguments)
        return 1

    install_verb(run)

    assert main(["run", "a.json", "b.json", "--seed", "3"]) == 1
    assert seen[0].files == ["a.json", "b.json"]
    assert seen[0].seed == 3


def test_a_verb_with_wrong_usage_ends_with_two(
    install_verb: InstallVerb, capsys: pytest.CaptureFixture[str]
) -> None:
    install_verb(lambda arguments: 0)

    assert main(["run", "--seed", "many"]) == 2
    assert "usage: playorder run" in capsys.readouterr().err


def test_an_option_that_a_verb_does_not_know_shows_that_verbs_usage(
    install_verb: InstallVerb, capsys: pytest.CaptureFixture[str]
) -> None:
    install_verb(lambda arguments: 0)

    assert main(["run", "a.json", "--shuffle"]) == 2
    told = capsys.readouterr().err
    assert "usage: playorder run" in told
    assert "unrecognized arguments: --shuffle" in told


def test_nothing_opens_the_window(opened: list[list[str]]) -> None:
    assert main([]) == 7
    assert opened == [[]]


@pytest.mark.parametrize("link", ["playorder:AbC-_123", "PLAYORDER:x"])
def test_files_and_links_open_the_window(link: str, opened: list[list[str]], scenario: str) -> None:
    assert main([scenario, link]) == 7
    assert opened == [[scenario, link]]


def test_a_file_that_is_called_like_an_option_can_be_opened(
    opened: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("-x.json").touch()

    assert main(["--", "-x.json"]) == 7
    assert opened == [["-x.json"]]


@pytest.mark.parametrize(
    ("argument", "says"),
    [
        ("rnu", "'rnu' is neither a verb nor a file; did you mean run?"),
        ("card", "did you mean cards?"),
        ("Vocab", "did you mean vocabulary?"),
        ("xyzzy", f"verbs: {', '.join(VERBS)}"),
        ("missing.scenario.json", "no such file: missing.scenario.json"),
        ("some/where", "no such file: some/where"),
        ("", "neither a verb nor a file"),
        ("playorder:", "carries no share code"),
        (".", ". is a folder"),
    ],
)
def test_what_cannot_be_opened_is_said_and_ends_with_two(
    argument: str,
    says: str,
    opened: list[list[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main([argument]) == 2
    error = capsys.readouterr().err
    assert error.startswith("playorder: ")
    assert says in error
    assert error.count("\n") == 1
    assert opened == []


def test_a_verb_that_is_not_first_is_pointed_out(
    opened: list[list[str]], scenario: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([scenario, "run"]) == 2
    assert "the verb comes first: playorder run" in capsys.readouterr().err
    assert opened == []


def test_help_lists_the_verbs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    output = capsys.readouterr().out
    for name, summary in VERBS.items():
        assert name in output
        assert summary in output


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    from playorder import __version__

    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"playorder {__version__}\n"


def test_an_unknown_option_is_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--windows"]) == 2
    assert "--windows" in capsys.readouterr().err


def test_an_interrupt_leaves_quietly(install_verb: InstallVerb, capsys: pytest.CaptureFixture[str]) -> None:
    def run(arguments: argparse.Namespace) -> int:
        raise KeyboardInterrupt

    install_verb(run)

    assert main(["run"]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(("code", "status"), [(None, 0), (5, 5), ("no luck", 1)])
def test_a_verb_may_exit(
    code: str | int | None, status: int, install_verb: InstallVerb, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(arguments: argparse.Namespace) -> int:
        raise SystemExit(code)

    install_verb(run)

    assert main(["run"]) == status
    assert capsys.readouterr().err == ("playorder: no luck\n" if status == 1 else "")


@pytest.fixture
def faulty(install_verb: InstallVerb, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A verb that fails; the result is the folder of the logs."""

    def run(arguments: argparse.Namespace) -> int:
        raise ValueError("two\nlines")

    install_verb(run)
    monkeypatch.setenv("PLAYORDER_HOME", str(tmp_path))
    monkeypatch.delenv("PLAYORDER_DEBUG", raising=False)
    return tmp_path / "cache" / "log"


def test_a_fault_is_one_line_and_a_log(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run"]) == 3

    error = capsys.readouterr().err
    (log,) = faulty.iterdir()
    assert error == f"playorder: a fault in the program: ValueError: two lines; the traceback is in {log}\n"
    assert "raise ValueError" in log.read_text(encoding="utf-8")


def test_a_fault_shows_its_traceback_when_asked(
    faulty: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PLAYORDER_DEBUG", "1")

    assert main(["run"]) == 3
    assert "Traceback (most recent call last)" in capsys.readouterr().err


def test_a_fault_is_told_where_no_log_can_be_written(
    faulty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    faulty.parent.write_text("a file where the folder should be", encoding="utf-8")

    assert main(["run"]) == 3
    assert "PLAYORDER_DEBUG=1 shows the traceback" in capsys.readouterr().err


def test_only_the_latest_logs_are_kept(faulty: Path) -> None:
    for _ in range(front._KEPT_LOGS + 5):
        main(["run"])

    assert len(list(faulty.iterdir())) == front._KEPT_LOGS


def test_a_missing_system_library_names_the_packages(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Finder:
        def find_spec(self, name: str, *rest: object) -> None:
            if name == "playorder.gui.application":
                raise ImportError("libGL.so.1: cannot open shared object file: No such file or directory")

    monkeypatch.delitem(sys.modules, "playorder.gui.application", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Finder(), *sys.meta_path])

    assert main([]) == 3
    error = capsys.readouterr().err
    assert "libGL.so.1" in error
    assert "apt-get install" in error
    assert "libgl1" in error


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there a display may be missing")
def test_no_display_is_said(
    opened: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)

    assert main([]) == 3
    assert "needs a display" in capsys.readouterr().err
    assert opened == []


def _start(code: str, **variables: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-c", code],
        cwd=APP,
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


TALKATIVE = """
import sys, types
def add_parser(subparsers): subparsers.add_parser("run")
def run(arguments):
    for number in range(200_000): print(number)
    return 0
module = sys.modules["playorder.cli.run"] = types.ModuleType("run")
module.add_parser, module.run = add_parser, run
from playorder.cli.main import main
sys.exit(main(["run"]))
"""


def test_a_reader_that_goes_away_is_no_fault() -> None:
    with _start(TALKATIVE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        error = process.stderr.read()

    assert error == b""
    assert process.returncode == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
def test_an_output_without_room_is_no_fault() -> None:
    with open("/dev/full", "w") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "playorder", "vocabulary"],
            stdout=full, stderr=subprocess.PIPE, text=True, timeout=60, check=False,
        )  # fmt: skip

    assert ended.returncode == 1
    assert ended.stderr == "playorder: what it has to say cannot be written: No space left on device\n"


@pytest.mark.skipif(os.name != "posix", reason="a closed output is said with the shell's words")
def test_a_closed_output_is_no_fault() -> None:
    ended = subprocess.run(
        f"{shlex.quote(sys.executable)} -m playorder --version >&-",
        shell=True, stderr=subprocess.PIPE, text=True, timeout=60, check=False,
    )  # fmt: skip

    assert (ended.returncode, ended.stderr) == (0, "")


def test_letters_that_the_terminal_lacks_are_replaced() -> None:
    code = TALKATIVE.replace("for number in range(200_000): print(number)", r"print('\u56db' + 'ok')")

    with _start(code, PYTHONIOENCODING="ascii", PYTHONUTF8="0") as process:
        output, error = process.communicate()

    assert (output.strip(), error, process.returncode) == (b"?ok", b"", 0)


def test_only_the_verb_that_is_asked_for_is_imported() -> None:
    code = TALKATIVE.replace("range(200_000)", "range(1)").replace(
        "sys.exit(main(", "import atexit; atexit.register(lambda: print(*sys.modules)); sys.exit(main("
    )

    with _start(code) as process:
        output, _ = process.communicate()

    loaded = set(output.decode().split())
    assert "playorder.cli.run" in loaded
    assert not loaded & {"playorder.cli.cards", "playorder.cli.vocabulary", "playorder.cli.bench", "PySide6"}


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_help(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([verb, "--help"]) == 0
    assert f"usage: playorder {verb}" in capsys.readouterr().out
