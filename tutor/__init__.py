"""Regelstall: five farmyard games, learned by trying moves and being told why."""
