"""The page of its name; what it shows is in `tutor.app.parts.where`."""

from tutor.app.parts import where

where.page()
