"""The page of its name; what it shows is in `tutor.app.parts.share`."""

from tutor.app.parts import share

share.page()
