"""The tour of five steps for somebody who sees the window for the first time."""
