"""The lessons of all games, replayed without a screen."""
