"""A run for others to read: text, Markdown, one web page, and the board as SVG. Knows no window."""
