"""The rule machine shared by all games: verdicts, rulebooks, games, records, contract."""
