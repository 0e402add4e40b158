"""The page of its name; what it shows is in `tutor.app.parts.helping`."""

from tutor.app.parts import helping

helping.page()
