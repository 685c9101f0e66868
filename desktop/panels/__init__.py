"""The panels of the game page, one module each."""
