"""A game being played: the session that owns the state, its bots, and the saved games on disk."""
