"""One suite over all games: whatever is registered must pass it, and so must the next game."""
