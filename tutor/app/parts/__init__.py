"""What the pages show, one module a place."""
