"""The page of its name; what it shows is in `tutor.app.parts.learn`."""

from tutor.app.parts import learn

learn.page()
