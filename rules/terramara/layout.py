"""What the set-up decided and play no longer changes: tiles, bonus tiles, fire. Copies of a state share it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.terramara import board
from rules.terramara import vocabulary as v
from rules.terramara.content import Content

NOT_USED = -1  # row of a space that is not in this game
PERSONAL_ROW = 7  # row of the Settler's own crossroads space


class Layout:
    """The board of one game, with tables that follow from it."""

    __slots__ = (
        "bonus", "bonus_at_node", "bonus_at_river", "crossroads", "fire", "homeland", "left", "left_over",
        "outposts", "personal", "players", "right", "row_of", "single", "specials", "territory_now", "territory_open",
    )  # fmt: skip

    def __init__(
        self,
        content: Content,
        players: int,
        left: tuple[int, ...],  # plain/quarry tiles of rows 1 to 6
        right: tuple[int, ...],  # forest/mountain tiles of rows 1 to 6
        bonus: Mapping[str, Sequence[int]],  # bonus tiles by place: road nodes, river_6, river_10, river_14
        left_over: tuple[int, ...],  # bonus tiles without a place
        fire: frozenset[int] = frozenset(),  # burning spaces
        personal: int = -1,  # the Settler's crossroads space
    ) -> None:
        self.players = players
        self.left = left
        self.right = right
        self.left_over = left_over
        self.bonus = bonus
        self.fire = fire
        self.personal = personal
        self.homeland = tuple(sorted(content.homeland[players]))
        self.bonus_at_node = tuple(bonus.get(name, [-1])[0] for name in board.NODE_NAMES)
        self.bonus_at_river = {
            space: tuple(bonus.get(f"river_{space}", ())) for space in content.river_bonus_levels
        }
        tiles = content.tiles
        self.crossroads = tuple(tiles[tile].crossroads for tile in right[: board.FLIPPED_ROWS])
        self.outposts = tuple(tiles[tile].outpost for tile in left[: board.FLIPPED_ROWS])
        self.specials = tuple(tiles[tile].special for tile in right[board.FLIPPED_ROWS :])
        row_of = [NOT_USED] * len(content.spaces)
        for space in (*self.homeland, content.hut):
            row_of[space] = 0
        for row in range(1, len(left) + 1):
            for space in (*tiles[left[row - 1]].spaces, *tiles[right[row - 1]].spaces):
                row_of[space] = row
        for place, space in enumerate((*self.crossroads, *self.specials)):
            row_of[space] = place + 1
        if personal >= 0:
            row_of[personal] = PERSONAL_ROW
        self.row_of = tuple(row_of)
        # Two players: a revealed crossroads space takes one clan member only (TR-5.7).
        limited = self.crossroads if players == 2 else ()
        self.single = tuple(space.single or number in limited for number, space in enumerate(content.spaces))
        self.territory_now = tuple(self._territory(content, now, now) for now in range(board.ROUNDS + 1))
        self.territory_open = tuple(
            self._territory(content, now, board.ROUNDS) for now in range(board.ROUNDS + 1)
        )

    def _territory(self, content: Content, low: int, high: int) -> tuple[int, ...]:
        """Unburnt territory spaces in rows beside the rounds from low to high."""
        return tuple(
            number
            for number, row in enumerate(self.row_of)
            if content.space_kind[number] == v.TERRITORY
            and row > 0
            and low <= board.ROUND_OF_ROW[row] <= high
            and number not in self.fire
        )

    def with_fire(self, content: Content, fire: frozenset[int]) -> Layout:
        return Layout(
            content, self.players, self.left, self.right, self.bonus, self.left_over, fire, self.personal
        )

    def with_personal(self, content: Content, space: int) -> Layout:
        return Layout(
            content, self.players, self.left, self.right, self.bonus, self.left_over, self.fire, space
        )

    def __deepcopy__(self, memo: object) -> Layout:
        return self  # immutable

    def spaces_of_row(self, content: Content, row: int) -> tuple[int, ...]:
        """The six territory spaces of a row from left to right."""
        return content.tiles[self.left[row - 1]].spaces + content.tiles[self.right[row - 1]].spaces

    def small_spaces(self, content: Content, row: int) -> list[int]:
        """The four small spaces of a row from left to right (TR-3.3)."""
        return [space for space in self.spaces_of_row(content, row) if content.spaces[space].small]
