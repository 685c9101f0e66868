"""Notation in which the order of equals does not matter: two tiles, two moved workers, three starting workers."""

from __future__ import annotations

from rules.core import Action, Notation


class AnyOrderNotation(Notation):
    """Equals may be typed in any order; their actions list them in one, so that each is one option."""

    def parse(self, text: str) -> Action:
        action = super().parse(text)
        word = self.kind(action)
        if word == "keep":  # TE-3.4
            return (action[0], *sorted(action[1:]))
        if word == "place":  # TE-3.5: each board with its worker
            pairs = sorted(zip(action[1::2], action[2::2], strict=True))
            return (action[0], *(value for pair in pairs for value in pair))
        if word in ("move_two", "move_two_far"):  # TE-5.6: the stronger worker first
            kind, board, power, second, destination = action
            return (kind, board, max(power, second), min(power, second), destination)
        return action
