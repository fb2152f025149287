"""`python -m playorder`, the same as the command `playorder`."""

from __future__ import annotations

import sys

from playorder.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
