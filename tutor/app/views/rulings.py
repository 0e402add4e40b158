"""The page of its name; what it shows is in `tutor.app.parts.rulings`."""

from tutor.app.parts import rulings

rulings.page()
