"""The command line, the same for all games: simulate, replay, verify, show, legal, why, apply, import, export ..."""
