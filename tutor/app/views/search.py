"""The page of its name; what it shows is in `tutor.app.parts.search`."""

from tutor.app.parts import search

search.page()
