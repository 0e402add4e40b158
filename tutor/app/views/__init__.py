"""The page files: each one only calls its module in `tutor.app.parts`."""
