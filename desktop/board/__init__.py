"""The board framework: how a game appears in the shell, and scenes whose targets the shell makes playable.

A game's own drawing lives in desktop/games/<slug>/; it contains no rules. See /desktop/board/scene.py.
"""
