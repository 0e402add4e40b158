"""Speed figures, as ratios measured in one run; see docs/performance.md."""
