"""Examples 55 and 56: draft and match (RA-14), and the deal of the normal game (RA-3)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.core import JournalWriter, Rng, SetupError, read_journal
from rules.core.playout import make_policy
from rules.res_arcana import GAME
from rules.res_arcana.content import ARTIFACTS, CONTENT, MAGES, MONUMENTS
from rules.res_arcana.state import ResArcanaState
from tests.res_arcana.board import A, B, Board, C


def start(players: int, seed: int = 1, **options: str | int | bool) -> ResArcanaState:
    state = GAME.new(players, seed, options)
    assert isinstance(state, ResArcanaState)
    return state


# -- the normal deal ----------------------------------------------------------------------------------------


def test_mages_are_chosen_in_secret_and_revealed_together() -> None:
    """RA-3.9: nothing is in play before the last has chosen; rivals see neither choice nor rejected mage."""
    state = start(3, first_player=1)
    chosen = []
    for seat in range(3):
        assert state.decision is not None
        assert (state.decision.kind, state.decision.seat) == ("choose_mage", seat)
        assert state.legal() == [
            (GAME.notation.kinds.index("mage"), mage) for mage in state.dealt_mages[seat]
        ]
        assert state.play_areas == [[], [], []]
        chosen.append(state.dealt_mages[seat][0])
        stranger = next(mage for mage in MAGES if mage not in state.dealt_mages[seat])
        assert state.why_not((state.legal()[0][0], stranger))[0].kind == "not_dealt_to_you"
        state.apply(state.legal()[0])
        for other in range(3):
            view = state.view(other)
            if seat < 2:
                assert view.mages == [chosen[s] if s == other and s <= seat else -1 for s in range(3)]
            assert all(-1 in view.dealt_mages[s] for s in range(3) if s != other)
    assert [area[0] for area in state.play_areas] == chosen
    assert state.view(A).mages == chosen


def test_first_player_is_drawn_unless_chosen() -> None:
    """RA-3.6: every seat begins for some seed; the table may pick one."""
    assert {start(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
    for seat in range(4):
        state = start(4, 1, first_player=seat + 1)
        assert state.first == state.token == seat
    with pytest.raises(SetupError, match="only 2 players"):
        GAME.new(2, 1, {"first_player": 3})


def test_sides_of_the_places_are_random_and_independent() -> None:
    """RA-3.2, RA-2.7, RA-3.3: every side appears, one of each tile, and all 32 combinations are possible."""
    seen = set()
    for seed in range(300):
        places = start(2, seed).places
        assert all(place in tile for place, tile in zip(places, CONTENT.tiles, strict=True))
        seen.add(tuple(places))
    assert len(seen) == 32
    assert len({tuple(start(2, seed).monument_deck) for seed in range(20)}) == 20


def test_cards_dealt_are_different_and_the_rest_is_gone() -> None:
    """RA-3.7, RA-3.8, RA-10.1: eight artifacts each, two mages each, nobody has the same card."""
    state = start(4)
    cards = [card for zone in (*state.hands, *state.decks) for card in zone]
    assert len(cards) == len(set(cards)) == 32
    mages = [mage for dealt in state.dealt_mages for mage in dealt]
    assert len(mages) == len(set(mages)) == 8
    for seat in range(4):
        assert state.seen[seat] == sum(1 << card for card in (*state.hands[seat], *state.decks[seat]))


def test_starter_sets_are_drawn_at_random() -> None:
    """RA-3.11, RA-3.12: different sets for different seeds, never twice in one game."""
    found = set()
    for seed in range(30):
        state = start(3, seed, variant="first_game")
        assert len(set(state.mages)) == 3
        found.add(tuple(state.mages))
        sets = {mage: sorted(hand) for mage, hand in CONTENT.starter_sets}
        assert all(state.hands[seat] == sets[state.mages[seat]] for seat in range(3))
    assert len(found) > 10
    with pytest.raises(SetupError, match="starter sets"):
        GAME.new(2, 1, {"choose_sets": True})


# -- draft --------------------------------------------------------------------------------------------------


def test_ex_55_ra_14_1_draft_of_three() -> None:
    """RA-14.1, RA-14.1.1, RA-14.1.2, RA-14.1.3, RA-14.1.4, RA-14.1.5: left first, then right; six picks each."""
    state = start(3, variant="draft")
    assert all(len(dealt) == 2 for dealt in state.dealt_mages)  # RA-14.1.1
    packets = [packet.copy() for packet in state.packets]
    picks = dict.fromkeys(range(3), 0)
    while state.decision is not None and state.decision.kind == "draft_pick" and sum(picks.values()) < 9:
        picks[state.decision.seat] += 1
        state.apply(state.legal()[0])
    a, b, c = packets
    # A keeps a1, then c2 of C's packet, then b3 of B's, then a4, the last card of its own.
    assert sorted(state.picks[A]) == sorted([a[0], c[1], b[2], a[3]])
    assert sorted(state.picks[B]) == sorted([b[0], a[1], c[2], b[3]])
    second = [packet.copy() for packet in state.packets]
    assert all(len(packet) == 4 for packet in second)
    assert not {card for packet in second for card in packet} & {
        card for picked in state.picks for card in picked
    }
    for _ in range(3):
        state.apply(state.legal()[0])
    assert state.packets[A] == second[B][1:]  # the other direction: A receives B's packet
    while state.decision is not None and state.decision.kind == "draft_pick":
        state.apply(state.legal()[0])
    assert state.decision is not None
    assert state.decision.kind == "choose_mage"
    assert [len(hand) for hand in state.hands] == [3, 3, 3]
    assert [len(deck) for deck in state.decks] == [5, 5, 5]


def test_draft_packets_and_picks_are_secret() -> None:
    """RA-14.1.5, RA-13: a rival sees sizes only; the picker sees packet and picks."""
    state = start(3, variant="draft")
    state.apply(state.legal()[0])
    view = state.view(B)
    assert view.picks[A] == [-1]
    assert view.packets[A] == [-1] * 3
    assert view.packets[B] == state.packets[B]
    own = state.view(A)
    assert own.picks[A] == state.picks[A]
    violations = state.why_not((GAME.notation.kinds.index("keep"), state.packets[C][0]))
    assert [violation.kind for violation in violations] == ["not_in_packet"]


# -- match --------------------------------------------------------------------------------------------------


def win(state: ResArcanaState, *winners: int) -> None:
    """End the running game at once: the winners have the same overwhelming score."""
    board = Board()
    board.state = state
    state.token = -1  # nobody's point decides
    state.pools = [(0, 0, 0, 0, 0)] * 2
    for seat, place in enumerate(("dwarven_mines", "alchemists_tower")):
        points = 50 if seat in winners else 0
        board.put(seat, place, on=f"0/0/0/0/{points}")
    for area in state.play_areas:
        for component in list(area):
            if component in MONUMENTS:
                area.remove(component)
    board.end_of_round()


def begun(seed: int = 1) -> ResArcanaState:
    """A match after the set-up of its first game."""
    state = start(2, seed, variant="match", first_player=1)
    while not state.round:
        state.apply(state.legal()[0])
    return state


def test_ex_56_ra_14_2_4_open_draft_order() -> None:
    """RA-14.2.2, RA-14.2.3, RA-14.2.4: the loser picks first, F O O F F O O F F O O F F O O F; eight each."""
    state = begun()
    mages = state.mages.copy()
    before = sorted(card for zone in (*state.hands, *state.decks) for card in zone)
    win(state, A)
    assert state.game_number == 2
    assert state.wins == [1, 0]
    assert state.token == state.first == B  # the loser begins
    assert state.open_cards == before
    assert state.pools == [(1, 1, 1, 1, 1)] * 2
    order = ""
    while state.decision is not None and state.decision.kind == "duel_pick":
        order += "F" if state.decision.seat == B else "O"
        assert state.view(A).open_cards == state.view(B).open_cards
        state.apply(state.legal()[0])
    assert order == "FOOFFOOFFOOFFOOF"
    assert [len(cards) for cards in state.match_cards] == [8, 8]
    assert state.mages == mages
    # RA-14.2.5: hands are drawn before the items are chosen
    assert state.decision is not None
    assert (state.decision.kind, state.decision.seat) == ("choose_magic_item", A)
    assert [len(hand) for hand in state.hands] == [3, 3]


def finish_draft(state: ResArcanaState) -> None:
    while not state.round:
        state.apply(state.legal()[0])


def test_match_goes_to_a_third_game_at_one_all() -> None:
    """RA-14.2.1, RA-14.2.6: same mages and decks; the loser of game 2 says who begins, before cards are drawn."""
    state = begun()
    win(state, A)
    finish_draft(state)
    decks = [sorted(cards) for cards in state.match_cards]
    win(state, B)
    assert state.wins == [1, 1]
    assert state.game_number == 3
    assert state.decision is not None
    assert (state.decision.kind, state.decision.seat) == ("duel_first_player", A)
    assert state.hands == [[], []]
    board = Board()
    board.state = state
    assert board.options() == ["begin 1", "begin 2"]
    board.do("begin 2")
    assert state.first == B
    assert [sorted(state.hands[seat] + state.decks[seat]) for seat in range(2)] == decks
    finish_draft(state)
    win(state, B)
    assert state.over
    assert state.outcome().winners == (B,)
    assert state.outcome().reason == "match_won"


def test_match_ends_at_two_nil() -> None:
    """RA-14.2.7: no third game."""
    state = begun()
    win(state, A)
    finish_draft(state)
    win(state, A)
    assert state.over
    assert state.outcome().places == (1, 2)


def test_shared_games_count_for_nobody() -> None:
    """RA-14.2.8: who was not first player stands in for the loser; equal wins after game 3 are a drawn match."""
    state = begun()
    assert state.starter == A
    win(state, A, B)
    assert state.wins == [0, 0]
    assert state.first == B
    finish_draft(state)
    win(state, A, B)
    assert state.decision is not None
    assert (state.decision.kind, state.decision.seat) == ("duel_first_player", A)
    state.apply(state.legal()[0])
    finish_draft(state)
    win(state, A, B)
    assert state.over
    assert state.outcome().reason == "match_drawn"
    assert state.outcome().places == (1, 1)


def test_one_win_and_a_shared_game_decide_after_the_third() -> None:
    """RA-14.2.8: 1-0 after game 2 goes on, because game 3 can equal it."""
    state = begun()
    win(state, A)
    finish_draft(state)
    win(state, A, B)
    assert not state.over
    state.apply(state.legal()[0])
    finish_draft(state)
    win(state, A, B)
    assert state.over
    assert state.outcome().winners == (A,)


def test_match_is_for_two() -> None:
    """RA-14.2, RA-14.3: more players are refused; there is no solo game."""
    with pytest.raises(SetupError, match="2 players"):
        GAME.new(3, 1, {"variant": "match"})
    with pytest.raises(SetupError):
        GAME.new(1, 1)


def test_rival_deck_of_the_second_game_is_known_but_not_its_order() -> None:
    """RA-13, RA-14.2.2: an open draft tells everybody who holds what; hand and deck stay hidden."""
    state = begun(4)
    win(state, A)
    finish_draft(state)
    view = state.view(A)
    assert view.hands[B] == [-1] * 3
    held = {card for card in ARTIFACTS if view.holder[card] == B}
    assert held == set(state.match_cards[B])
    for seed in range(10):
        full = view.redeal(Rng(seed))
        assert {*full.hands[B], *full.decks[B]} == held


def test_whole_match_is_one_game_with_one_journal(tmp_path: Path) -> None:
    """RA-14.2: the journal holds all games of the match, replays and verifies."""
    path = tmp_path / "match.tarsas"
    writer, state = JournalWriter.create(path, GAME, 2, 8, {"variant": "match"})
    assert isinstance(state, ResArcanaState)
    choose = make_policy("rush", GAME, 5)
    games = set()
    while not state.over:
        games.add(state.game_number)
        writer.act(state, choose(state, state.legal()))
    writer.close()
    assert games in ({1, 2}, {1, 2, 3})
    journal = read_journal(path)
    assert journal.verify(GAME) == []
    again = journal.replay(GAME)
    assert again.digest() == state.digest()
    assert again.outcome() == state.outcome()
    assert sum(state.wins) >= len(games) - 1


def test_games_of_a_match_have_new_tables() -> None:
    """RA-14.2.3: places with new sides, monuments and essences are laid out for every game."""
    tables = set()
    for seed in range(8):
        state = begun(seed)
        first = tuple(state.places)
        win(state, A)
        tables.add(first == tuple(state.places))
        assert len(state.places) == 5
        assert len(state.monument_deck) == 8
        assert len(state.items) == 8
    assert False in tables
