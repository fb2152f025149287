"""``playorder run FILE... [--json] [--trace] [--seed N] [--html OUT]``: run scenarios and check what they expect."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from playorder.assembly import Program
from playorder.cli.output import name_written, print_json
from playorder.cli.progress import with_progress
from playorder.engine.faults import OnFault
from playorder.export.forms import FORMS, target_for, write
from playorder.export.text import lines
from playorder.scenario import report
from playorder.scenario.document import Scenario, load
from playorder.scenario.errors import ScenarioError
from playorder.scenario.run import RunResult
from playorder.scenario.run import run as run_scenario

HOLDS = 0
FAILS = 1
INVALID = 2
PLUGIN_FAILED = 3


def add_parser(subparsers: Any) -> None:
    """Add this verb to the command line."""
    parser = subparsers.add_parser("run", help="run scenarios and check what they expect")
    parser.add_argument("files", nargs="+", metavar="FILE", help="scenario files or folders of them")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--trace", action="store_true", help="print the timeline as a tree (with --json: as nodes)"
    )
    parser.add_argument(
        "--on-fault", choices=["go-on", "stop"], default="go-on",
        help="when the code of a card fails: give its effect up and go on (the default), or stop the run",
    )  # fmt: skip
    parser.add_argument("--seed", type=int, metavar="N", help="replace the scenarios' random seed")
    for form in FORMS:
        parser.add_argument(
            f"--{form.name}",
            metavar="OUT",
            type=Path,
            help=f"write {form.words}; OUT is a folder where several scenarios run",
        )


def files_of(names: list[str]) -> list[Path]:
    """Files as given; a folder stands for its scenario files."""
    found: list[Path] = []
    for name in names:
        path = Path(name)
        if path.is_dir():
            found.extend(sorted(path.rglob("*.scenario.json")) or sorted(path.rglob("*.json")))
        else:
            found.append(path)
    return found


def run(arguments: argparse.Namespace) -> int:
    """Run all files; the exit status is the highest that applies."""
    program = Program()
    tools = program.tools()
    status = HOLDS
    on_fault = OnFault.STOP if arguments.on_fault == "stop" else OnFault.GO_ON
    entries: list[dict[str, Any]] = []
    paths = files_of(arguments.files)
    for path in with_progress(paths, "Running", len(paths), quiet=arguments.json):
        try:
            scenarios = load(path, tools.rulesets)
        except ScenarioError as error:
            status = max(status, INVALID)
            _invalid(arguments, entries, str(path), 0, error.message)
            continue
        for scenario in scenarios:
            try:
                result = run_scenario(scenario, tools, seed=arguments.seed, on_fault=on_fault)
            except ScenarioError as error:
                status = max(status, INVALID)
                message = error.message if error.file else f"{path}: {error.message}"
                _invalid(arguments, entries, str(path), scenario.index, message, scenario)
                continue
            _write_forms(arguments, result, several=len(paths) > 1 or len(scenarios) > 1)
            if not result.ok:
                status = max(status, PLUGIN_FAILED if result.card_failed else FAILS)
            if arguments.json:
                entries.append(report.result_entry(result, trace=arguments.trace))
            else:
                _show(result, trace=arguments.trace)
    if program.plugins.failed:
        status = max(status, PLUGIN_FAILED)
        for failure in program.plugins.failed:
            print(failure, file=sys.stderr)
    if arguments.json:
        print_json({"scenarios": entries})
    return status


def _write_forms(arguments: argparse.Namespace, result: RunResult, *, several: bool) -> None:
    """Write the run in every form that is asked for; a file that cannot be written ends the program."""
    for form in FORMS:
        out: Path | None = getattr(arguments, form.name)
        if out is None:
            continue
        target = target_for(out, form, result, several=several)
        try:
            write(result, form, target)
        except OSError as error:
            raise SystemExit(f"{target} cannot be written: {error.strerror or error}") from error
        name_written(target)


def _invalid(
    arguments: argparse.Namespace,
    entries: list[dict[str, Any]],
    file: str,
    index: int,
    message: str,
    scenario: Scenario | None = None,
) -> None:
    if arguments.json:
        title = scenario.title if scenario is not None else ""
        case = scenario.source.get("case") if scenario is not None else None
        entries.append(report.failed_entry(file, index, message, title, case))
    else:
        print(f"not valid  {message}", file=sys.stderr)


def _show(result: RunResult, *, trace: bool) -> None:
    scenario = result.scenario
    verdict = "ok    " if result.ok else "FAILED"
    print(f"{verdict} {scenario.title or scenario.file}")
    if result.error:
        print(f"       {result.error}")
    for fault in result.faults:
        whose = "a card" if fault.source is None else result.labels.get(fault.source, f"#{fault.source}")
        print(f"       the code of {whose} failed: {fault.error}")
        print("".join(f"         {line}\n" for line in fault.traceback.splitlines()[-4:]), end="")
    for check in result.checks:
        if not check.ok:
            print(f"       expected {json.dumps(check.check, ensure_ascii=False)}")
            print(f"       got      {json.dumps(check.got, ensure_ascii=False)}")
    if result.unscripted:
        print(f"       unscripted cards took part: {', '.join(result.unscripted)}")
    if trace:
        for line in lines(result):
            print(line)
