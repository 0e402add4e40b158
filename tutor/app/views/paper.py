"""The page of its name; what it shows is in `tutor.app.parts.paper`."""

from tutor.app.parts import paper

paper.page()
