"""Build hook, off unless it is asked for: the wheel has the engine compiled. See ``app/playorder/compiling.py``."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledEngine(BuildHookInterface):  # type: ignore[type-arg, misc]
    """Compiles a copy of the package and adds the extension modules to the wheel."""

    folder: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the wheel is put together; not for an editable install, which runs the checkout's own code."""
        if version == "editable":
            return
        app = Path(self.root) / "app"
        sys.path.insert(0, str(app))
        from playorder.compiling import compile_in

        self.folder = Path(tempfile.mkdtemp(prefix="playorder-compiled-"))
        shutil.copytree(app / "playorder", self.folder / "playorder")
        for made in compile_in(self.folder):
            build_data["force_include"][str(made)] = made.relative_to(self.folder).as_posix()
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def finalize(self, *_build: Any) -> None:
        """Called when the wheel is there."""
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)
