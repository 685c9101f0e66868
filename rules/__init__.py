"""The headless half of Társas: the rules core, five games on it, bots and the command line.

Nothing below this package imports Qt; see ARCHITECTURE.md for who may import whom.
"""
