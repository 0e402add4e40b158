"""The page of its name; what it shows is in `tutor.app.parts.edition`."""

from tutor.app.parts import edition

edition.page()
