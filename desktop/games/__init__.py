"""One package per game: its presentation and its scenes. Nothing else in the shell names a game."""
