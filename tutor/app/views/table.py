"""The page of its name; what it shows is in `tutor.app.parts.table`."""

from tutor.app.parts import table

table.page()
