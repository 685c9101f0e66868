"""The fixed geography: rows and rounds, and the road graph."""

from __future__ import annotations

from typing import Final

ROWS: Final = 6
ROUNDS: Final = 5
FLIPPED_ROWS: Final = 4  # rows 1 to 4 have backs (TR-3.5)

# Round beside which a row from 1 to 6 lies (TR-3.2); index 0 is the homeland, which is always open.
ROUND_OF_ROW: Final = (0, 1, 2, 3, 4, 5, 5)

# ------------------------------------------------------------------ the road (TR-3.8)
# Nodes: 0 start; row R has crossroads 3R-2, bonus place 3R-1, outpost or bonus slot 3R; 19 end.
START: Final = 0
END: Final = 19
NODES: Final = 20
NODE_NAMES: Final = (
    "start",
    *(f"{letter}{row}" for row in range(1, ROWS + 1) for letter in "clr"),
    "end",
)  # fmt: skip
NODE_INDEX: Final = {name: index for index, name in enumerate(NODE_NAMES)}

# Row from 1 of a node; start 0, end 7. "At or past cK" is decided by it (TR-3.8).
PROGRESS: Final = (0, *(row for row in range(1, ROWS + 1) for _ in "clr"), ROWS + 1)


def crossroads_node(row: int) -> int:
    """Node of crossroads cR, R from 1; c7 is the end of the road."""
    return 3 * row - 2


def _exits(node: int) -> tuple[int, ...]:
    if node == START:
        return (crossroads_node(1),)
    if node == END:
        return ()
    following = crossroads_node(PROGRESS[node] + 1)
    if is_crossroads_node(node):
        return (node + 1, node + 2, following)
    return (following,)


def is_crossroads_node(node: int) -> bool:
    return node % 3 == 1 and node != END


EXITS: Final = tuple(_exits(node) for node in range(NODES))

# Rounds from which a node may be entered: outposts r1 to r4 from round R + 1 (TR-13.3.3).
OPEN_FROM: Final = tuple(
    PROGRESS[node] + 1 if node % 3 == 0 and 0 < PROGRESS[node] <= FLIPPED_ROWS else 1 for node in range(NODES)
)

# Open exits by round (index 0 unused) and node.
OPEN_EXITS: Final = tuple(
    tuple(tuple(to for to in EXITS[node] if OPEN_FROM[to] <= now) for node in range(NODES))
    for now in range(ROUNDS + 1)
)

OUTPOST_NODES: Final = tuple(3 * row for row in range(1, FLIPPED_ROWS + 1))


# Row of an outpost node, 0 for any other node.
OUTPOST_ROW: Final = tuple(PROGRESS[node] if node in OUTPOST_NODES else 0 for node in range(NODES))
IS_CROSSROADS_NODE: Final = tuple(is_crossroads_node(node) for node in range(NODES))
