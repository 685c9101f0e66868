"""Components, board, set-up, the changes for two and three players, and the start (sections 2 to 6)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core import SetupError
from rules.terramara import GAME, board, frames
from rules.terramara.loading import read_tables
from rules.terramara.state import TerramaraState
from tests.terramara.phrases import expect
from tests.terramara.support import (
    BLUE,
    CONTENT,
    FIRST_NEUTRAL,
    RED,
    WORDS,
    asks,
    caravans,
    do,
    give_turn,
    holdings,
    options,
    own,
    points,
    settle_simply,
    space,
    stand,
    table,
    why,
)

# Starting card: what it gives, as in TR-22.4.
STARTING_CARDS = {
    "start_balanced": "1 cattle + 1 stone + 1 wood + 1 ore + 1 level 1 worker + 1 culture + 3 military",
    "start_herders": "2 cattle + 1 stone + 1 leather + 1 level 1 worker + 3 military",
    "start_masons": "2 stone + 1 wood + 1 bricks + 1 level 1 worker + 1 culture",
    "start_carpenters": "2 wood + 1 ore + 1 planks + 1 level 1 worker + 1 travel + 2 military",
    "start_smiths": "2 ore + 1 cattle + 1 metal + 1 level 1 worker + 3 military",
    "start_elders": "3 any raw + 1 level 1 worker + 2 culture + 1 military",
    "start_wayfarers": "3 any raw + 1 level 1 worker + 2 travel + 1 military",
    "start_big_family": "1 cattle + 1 stone + 1 wood + 1 ore + 2 level 1 worker + 1 military",
    "start_master": "1 cattle + 1 stone + 1 wood + 1 level 2 worker + 2 military",
    "start_founders": "1 cattle + 1 ore + 1 metal + 1 bricks + 1 level 1 worker + 1 military + 1 VP",
    "start_tanners": "1 wood + 1 stone + 1 planks + 1 leather + 1 level 1 worker + 1 travel + 1 military",
    "start_guards": "1 cattle + 1 wood + 1 ore + 1 level 1 worker + 4 military + 3 VP",
}


def new(players: int, seed: int = 1, **options: str | bool | int) -> TerramaraState:
    state = GAME.new(players, seed, options)
    assert isinstance(state, TerramaraState)
    return state


def place_all_neutrals(state: TerramaraState) -> None:
    while state.decision is not None and state.decision.kind == "place_neutral":
        state.apply(state.legal()[0])


# ---------------------------------------------------------------------------------- components and board


def test_components_tr_2_1_to_tr_2_4() -> None:
    """TR-2.1, TR-2.2, TR-2.3, TR-2.4: tiles, artifacts, bonus tiles and workers as counted in the box."""
    for column in (0, 1):
        assert [len(CONTENT.tiles_of(column, level)) for level in (1, 2, 3)] == [4, 4, 4]
    assert Counter(artifact.level for artifact in CONTENT.artifacts) == {1: 16, 2: 16, 3: 20}
    by_both = Counter((artifact.category, artifact.level) for artifact in CONTENT.artifacts)
    assert all(
        by_both[category, level] == (4, 4, 5)[level - 1] for category in range(4) for level in (1, 2, 3)
    )
    assert Counter(tile.level for tile in CONTENT.bonus_tiles) == {1: 6, 2: 6, 3: 6}
    on_track = Counter(CONTENT.worker_level_of_round[1:])
    totals = [
        on_track[level] * CONTENT.workers_per_round + CONTENT.spare_workers[level - 1] for level in (1, 2, 3)
    ]
    assert totals == [9, 5, 3]


def test_rows_and_rounds_tr_3_1_and_tr_3_2() -> None:
    """TR-1.1, TR-3.1, TR-3.2: six rows, five rounds, levels from top to bottom."""
    state = new(4)
    assert (board.ROWS, board.ROUNDS) == (6, 5)
    assert board.ROUND_OF_ROW[1:] == (1, 2, 3, 4, 5, 5)
    for column in (state.layout.left, state.layout.right):
        assert [CONTENT.tiles[tile].level for tile in column] == [1, 1, 2, 2, 3, 3]


def test_spaces_of_a_row_tr_3_3() -> None:
    """TR-3.3: four small and two large spaces in every row."""
    state = new(4)
    for row in range(1, 7):
        assert len(state.layout.spaces_of_row(CONTENT, row)) == 6
        assert len(state.layout.small_spaces(CONTENT, row)) == 4


def test_backs_of_tiles_tr_3_5_to_tr_3_7() -> None:
    """TR-3.5, TR-3.6, TR-3.7: 8 outposts, 8 crossroads, 4 special spaces; bonus slots beside rows 5 and 6."""
    outposts = {tile.outpost for tile in CONTENT.tiles if tile.outpost >= 0}
    crossroads = {tile.crossroads for tile in CONTENT.tiles if tile.crossroads >= 0}
    specials = {tile.special for tile in CONTENT.tiles if tile.special >= 0}
    assert (len(outposts), len(crossroads), len(specials)) == (8, 8, 4)
    layout = new(4).layout
    for node in ("r5", "r6"):
        assert CONTENT.bonus_tiles[layout.bonus_at_node[board.NODE_INDEX[node]]].level == 3
    for node in ("r1", "r4", "c1"):
        assert layout.bonus_at_node[board.NODE_INDEX[node]] == -1


def test_road_graph_tr_3_8() -> None:
    """TR-3.8: 7 steps straight, each detour one more; progress decides what has been passed."""
    node, steps = board.START, 0
    while node != board.END:
        node, steps = board.EXITS[node][-1], steps + 1
    assert steps == 7
    for row in range(1, 7):
        names = [board.NODE_NAMES[to] for to in board.EXITS[board.crossroads_node(row)]]
        assert names == [f"l{row}", f"r{row}", f"c{row + 1}" if row < 6 else "end"]
        assert board.PROGRESS[board.NODE_INDEX[f"l{row}"]] == row


def test_road_graph_is_that_of_the_data_tr_3_8() -> None:
    """TR-3.8: the nodes drawn on the screen have the edges and opening rounds of the rules."""
    for record in read_tables()["road_node"]:
        node = board.NODE_INDEX[record["id"]]
        assert {board.NODE_NAMES[to] for to in board.EXITS[node]} == set(record["next"])
        assert board.OPEN_FROM[node] == record.get("open_from_round", 1)


def test_tracks_tr_3_9_and_tr_3_10() -> None:
    """TR-3.9, TR-3.10: power levels from 0, 5, 10, 15; river to 14 with 8 cells."""
    assert [CONTENT.power_level.index(level) for level in (1, 2, 3, 4)] == [0, 5, 10, 15]
    assert (CONTENT.military_max, CONTENT.river_end, len(CONTENT.cell_needs)) == (20, 14, 8)


# ---------------------------------------------------------------------------------- set-up


def test_set_up_tr_4_2_to_tr_4_8() -> None:
    """TR-4.2, TR-4.3, TR-4.5, TR-4.6, TR-4.7, TR-4.8: tiles, workers, bonus tiles, deck, warriors, clans."""
    for seed in range(20):
        state = new(4, seed, start_mode="beginner")
        layout = state.layout
        assert len({*layout.left, *layout.right, *state.set_aside}) == 24
        assert len(state.set_aside) == 12
        assert (state.round_workers, state.spare_workers[2:]) == (2, [1, 1])
        assert len(layout.left_over) == 6
        levels = [CONTENT.bonus_tiles[tile].level for tile in layout.left_over]
        assert Counter(levels) == {1: 3, 2: 2, 3: 1}
        assert [len(layout.bonus_at_river[space]) for space in (6, 10, 14)] == [1, 1, 2]
        assert all(CONTENT.artifact_level[card] == 1 for card in state.river)
        assert [CONTENT.artifact_level[card] for card in state.deck] == [3] * 20 + [2] * 16 + [1] * 8
        symbols = sum(CONTENT.spaces[s].id in ("crossroads_1b", "crossroads_2b") for s in layout.crossroads)
        assert state.warriors == 2 * symbols
        for player in state.players:
            assert (player.explorers_home, player.chieftain, player.caravan_a, player.caravan_b) == (
                4,
                1,
                0,
                0,
            )


def test_set_up_differs_by_seed_tr_4_4() -> None:
    """TR-4.4: the first player is drawn at random unless the host sets it; the card has no effect now."""
    assert {new(4, seed).first for seed in range(30)} == {0, 1, 2, 3}
    assert all(new(4, seed, first_player=3).first == 2 for seed in range(5))
    assert len({new(4, seed).layout.left for seed in range(30)}) > 10
    with pytest.raises(SetupError):
        GAME.new(2, 1, {"first_player": 3})


def test_resources_are_unlimited_tr_4_9() -> None:
    """TR-4.9."""
    state = table()
    own(state, RED, cattle=500)
    do(state, "send explorer pq_1a__s1")
    assert state.players[RED].resources[0] == 502


def test_options_tr_20_1_and_tr_20_2() -> None:
    """TR-20.1, TR-20.2: two ways to start; gentle neutrals only where there are neutral players."""
    assert new(4, start_mode="beginner").players[0].character == -1
    assert asks(new(4, start_mode="draft"))[1] == "draft_first"
    with pytest.raises(SetupError):
        GAME.new(4, 1, {"gentle_neutrals": True})


# ---------------------------------------------------------------------------------- two and three players


@pytest.mark.parametrize(("players", "placements"), [(3, 6), (2, 12)])
def test_neutral_explorers_tr_5_4(players: int, placements: int) -> None:
    """TR-5.1, TR-5.4, TR-4.10: row by row in player order, before the start; the second neutral again from row 1."""
    state = new(players, 3, first_player=2, start_mode="beginner")
    seats, rows = [], []
    while state.decision is not None and state.decision.kind == "place_neutral":
        seats.append(state.decision.seat)
        rows.append(state.decision.params["row"])
        legal = options(state)
        taken = [text for text in legal if state.here[space(text.split()[1])]]
        burning = [text for text in legal if space(text.split()[1]) in state.layout.fire]
        assert legal
        assert not taken
        assert not burning
        state.apply(state.legal()[-1])
    assert len(rows) == placements
    assert rows == [1, 2, 3, 4, 5, 6] * (placements // 6)
    assert seats == [(1 + step) % players for step in range(placements)]
    assert Counter(code for code in state.here if code)[FIRST_NEUTRAL * 3 + 1] == 6
    assert state.round == 1


def test_neutral_placement_is_refused_elsewhere_tr_5_4() -> None:
    """TR-5.4."""
    state = new(3, 3, start_mode="beginner")
    row_2 = CONTENT.spaces[state.layout.spaces_of_row(CONTENT, 2)[0]].id
    assert why(state, f"place_neutral {row_2}") == [("wrong_row", "TR-5.4")]
    special = CONTENT.spaces[state.layout.specials[0]].id
    assert why(state, f"place_neutral {special}") == [("wrong_row", "TR-5.4")]
    burning = next(s for s in state.layout.spaces_of_row(CONTENT, 1) if s in state.layout.fire)
    assert why(state, f"place_neutral {CONTENT.spaces[burning].id}") == [("burning", "TR-9.11")]


def test_fire_tiles_tr_5_2() -> None:
    """TR-5.2: one small space in each row; rows 1 to 4 all different values."""
    for seed in range(20):
        layout = new(2, seed).layout
        values = [
            next(n for n, s in enumerate(layout.small_spaces(CONTENT, row)) if s in layout.fire)
            for row in range(1, 7)
        ]
        assert len(layout.fire) == 6
        assert sorted(values[:4]) == [0, 1, 2, 3]
        assert values[4] != values[5]
    assert new(4).layout.fire == frozenset()


def test_neutral_military_every_round_tr_5_6() -> None:
    """TR-5.6, TR-20.2: a card each at the start of every round, two different ones; gentle without the 4; at most 20."""
    for gentle in (False, True):
        seen: set[int] = set()
        for seed in range(25):
            state = new(2, seed, start_mode="beginner", gentle_neutrals=gentle)
            assert state.military[4:] == [0, 0]
            place_all_neutrals(state)
            assert state.military[4] != state.military[5]
            seen.update(state.military[4:])
        assert seen == ({1, 2, 3} if gentle else {1, 2, 3, 4})
    state.military[4] = state.military[5] = 20
    state.stack = [(frames.ROUND_START, -1)]
    state.settle()
    assert state.military[4:] == [20, 20]


def test_neutrals_own_nothing_and_leave_tr_5_5() -> None:
    """TR-5.1, TR-5.5, TR-5.3, TR-7.6: never raided, leave when their tile is flipped, fire too; rows 5-6 stay."""
    state = table(players=3, fire=("pq_1a__s3",))
    stand(state, "pq_1a__s1", FIRST_NEUTRAL)
    stand(state, "pq_3a__s1", FIRST_NEUTRAL)
    do(state, "send explorer homeland_3_4_right__raid")
    assert asks(state) == (RED, "after_action")
    state.stack = [(frames.ROUND_END, -1)]
    state.turn_of = -1
    state.settle()
    assert state.here[space("pq_1a__s1")] == 0
    assert state.here[space("pq_3a__s1")] != 0
    assert why(state, "send explorer pq_1a__s3") == [("tile_flipped", "TR-10.3.2")]


def test_limit_tile_for_two_players_tr_5_7() -> None:
    """TR-5.7."""
    for players, limited in ((2, True), (3, False)):
        state = table(players=players, round=3)
        caravans(state, RED, "c2", "c2")
        stand(state, "crossroads_1a", BLUE)
        assert (why(state, "send chieftain crossroads_1a") == [("single_taken", "TR-9.3")]) is limited


def test_neutrals_count_for_nothing_else_tr_5_11() -> None:
    """TR-5.11: `military_per_stronger` ignores them, the ranking does not."""
    state = table(players=3)
    state.military[FIRST_NEUTRAL] = 20
    own(state, RED, metal=2, leather=1)
    state.river.insert(0, WORDS.artifact.index("weapon_2_crested_helmet"))
    state.deck.remove(state.river[0])
    state.deck.append(state.river.pop())
    state.stack = [(frames.AFTER_ACTION, RED, 0)]
    do(state, "craft weapon_2_crested_helmet")
    assert state.military[RED] == 0
    own(state, RED, military=5)
    assert points(state, RED)["military_rank"] == 5


# ---------------------------------------------------------------------------------- start


def test_beginner_start_tr_6_1() -> None:
    """TR-6.1."""
    state = new(4, 5, start_mode="beginner", first_player=3)
    goods = {"cattle": 1, "stone": 1, "wood": 1, "ore": 1, "worker_1": 1, "culture": 1}
    for rank, seat in enumerate((2, 3, 0, 1)):
        assert holdings(state, seat) == {**goods, "military": rank + 1}
    assert state.spare_workers[1] == 1
    assert asks(state) == (2, "turn_action")


def test_draft_order_tr_6_2_to_tr_6_4() -> None:
    """TR-6.2, TR-6.3, TR-6.4: n + 1 of both; last to first, then first to last with the missing type."""
    state = new(4, 5, first_player=2)
    assert (len(state.draft_characters), len(state.draft_cards)) == (5, 5)
    seats = []
    for _ in range(4):
        seats.append(asks(state)[0])
        state.apply(state.legal()[0 if len(seats) % 2 else -1])
    assert seats == [0, 3, 2, 1]
    for seat in (1, 2, 3, 0):
        assert asks(state) == (seat, "draft_second")
        has_character = state.players[seat].character >= 0
        kinds = {text.split()[0] for text in options(state)}
        assert kinds == ({"draft_card"} if has_character else {"draft_character"})
        taken = "draft_character" if has_character else "draft_card"
        name = CONTENT.characters[0].id if has_character else CONTENT.starting_cards[0].id
        assert why(state, f"{taken} {name}") == [("has_that_type", "TR-6.4")]
        state.apply(state.legal()[0])
    assert state.draft_characters == state.draft_cards == (), "what nobody took has left the game"
    assert all(player.character >= 0 and player.starting_card >= 0 for player in state.players)


@pytest.mark.parametrize("name", STARTING_CARDS)
def test_starting_card_tr_22_4(name: str) -> None:
    """TR-22.4, TR-6.5: everything on the card, wildcards and travel at once."""
    state = table()
    state.round = 0
    state.turn_of = -1
    state.players[RED].starting_card = WORDS.starting_card.index(name)
    state.stack = [(frames.ROUND_START, -1), (frames.STARTING_CARD, RED)]
    spares = list(state.spare_workers)
    state.settle()
    expected = expect(STARTING_CARDS[name])
    asked: list[str] = []
    while state.round == 0:
        asked += settle_simply(state)
    assert asked == expected.asked
    assert holdings(state, RED) == expected.gained
    workers = sum(n for kind, n in expected.gained.items() if kind.startswith("worker"))
    assert sum(spares) - sum(state.spare_workers) == workers


def test_spares_suffice_for_starting_cards_tr_22_5() -> None:
    """TR-22.5: four cards hand out at most 5 workers of level 1 and 1 of level 2."""
    ones = sorted((expect(text).gained.get("worker_1", 0) for text in STARTING_CARDS.values()), reverse=True)
    twos = [expect(text).gained.get("worker_2", 0) for text in STARTING_CARDS.values()]
    assert sum(ones[:4]) == CONTENT.spare_workers[0] == 5
    assert sum(twos) == CONTENT.spare_workers[1] == 1


@pytest.mark.parametrize(("name", "track"), [("traveler", "travel"), ("sage", "culture")])
def test_characters_do_not_count_for_starting_cards_tr_6_6(name: str, track: str) -> None:
    """TR-6.6: neither for the card nor for their own gift at the start."""
    state = table()
    player = state.players[RED]
    state.round = 0
    state.turn_of = -1
    player.character = WORDS.character.index(f"character_{name}")
    player.starting_card = WORDS.starting_card.index(
        "start_wayfarers" if track == "travel" else "start_elders"
    )
    state.stack = [(frames.ROUND_START, -1), (frames.CHARACTER_SETUP, RED), (frames.STARTING_CARD, RED)]
    state.settle()
    asked: list[str] = []
    while state.round == 0:
        asked += settle_simply(state)
    if track == "travel":
        assert [question for question in asked if "travel" in question] == ["travel_step 2", "travel_step 1"]
    else:
        assert player.culture == 3
    give_turn(state, RED)
    do(state, "send explorer homeland_4_left__" + ("travel" if track == "travel" else "develop"))
    if track == "travel":
        assert state.decision is not None
        assert state.decision.params["n"] == 3
    else:
        assert player.culture == 5


def test_bonus_tiles_count_at_the_start_tr_6_7() -> None:
    """TR-6.7: Wayfarers reach c1 and l1 with their two steps and use its tile."""
    state = table()
    state.round = 0
    state.turn_of = -1
    state.players[RED].starting_card = WORDS.starting_card.index("start_wayfarers")
    state.stack = [(frames.ROUND_START, -1), (frames.STARTING_CARD, RED)]
    state.settle()
    do(state, "take ore", "take ore", "take ore", "step start c1", "step c1 l1", "use_tile")
    assert holdings(state, RED) == {"ore": 3, "worker_1": 1, "military": 1, "culture": 1}
