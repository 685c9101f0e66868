"""The window of Társas: Qt widgets over the rules. May import `rules`; nothing under `rules` may import this."""
