"""The command line: one module per verb, each with `add_parser(subparsers)` and `run(arguments) -> int`."""
