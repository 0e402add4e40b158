"""The page of its name; what it shows is in `tutor.app.parts.play`."""

from tutor.app.parts import play

play.page()
