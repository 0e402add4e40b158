"""The page of its name; what it shows is in `tutor.app.parts.shelf`."""

from tutor.app.parts import shelf

shelf.page()
