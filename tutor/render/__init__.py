"""Drawing: palette, pieces, cards and helpers, all as SVG text."""
