"""`python3 run.py bench [engine|finding|server|browser|load]`: one table, all by default."""

from __future__ import annotations

import sys

from bench import browser, engine, finding, load, server

PARTS = {
    "engine": engine.rows,
    "finding": finding.rows,
    "server": server.rows,
    "browser": browser.rows,
    "load": load.rows,
}


def main(words: list[str]) -> int:
    """Print the parts asked for; exit code 2 for a part that does not exist."""
    unknown = [word for word in words if word not in PARTS]
    if unknown:
        print(f"no part called {unknown[0]}; there are: {', '.join(PARTS)}", file=sys.stderr)
        return 2
    for part in words or PARTS:
        print(f"\n{part}")
        for name, figure in PARTS[part]():
            print(f"  {name:<58} {figure:>22}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
