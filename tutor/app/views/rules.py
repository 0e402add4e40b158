"""The page of its name; what it shows is in `tutor.app.parts.rules`."""

from tutor.app.parts import rules

rules.page()
