"""Content as validated data."""
