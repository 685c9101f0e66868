"""The board of Terra Mystica: everything has a place, the numbers are true, and a game can be played by pointing."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QGraphicsView

from desktop.game_texts import GameTexts
from desktop.games.terra_mystica import PRESENTATION, TerraMysticaPresentation, layout
from desktop.games.terra_mystica.aiming import refused
from desktop.games.terra_mystica.mat import MatScene
from desktop.games.terra_mystica.scene import TableScene
from desktop.session.table import HUMAN, Seat
from rules.terra_mystica import GAME
from rules.terra_mystica.board import HEX, bits
from rules.terra_mystica.content import CARD, CULT, FAVOR, POWER_ACTION, TILE, TOWN
from rules.terra_mystica.rounds import income_parts
from rules.terra_mystica.state import TerraMysticaState
from tests.desktop.conftest import OpenGame

NAMES = ("Anna", "Béla", "Csilla", "Dávid", "Feri")
COLOURS = ("red", "blue", "green", "yellow", "black")
# decisions that are answered by buttons and the list alone
WITHOUT_PLACE = {"pass", "finish", "ordain", "end_turn"}


def presentation(players: int) -> TerraMysticaPresentation:
    names = NAMES[:players]
    seats = [Seat(name, HUMAN, 0, colour) for name, colour in zip(names, COLOURS, strict=False)]
    return PRESENTATION(GAME, GameTexts(GAME, names), seats)


def positions(players: int, seed: int, every: int = 7) -> list[TerraMysticaState]:
    """Positions all through a random game that avoids passing early."""
    rng = random.Random(seed)
    state = GAME.new(
        players, seed, {"promo_town_tiles": True, "promo_shipping_card": True} if seed % 2 else {}
    )
    found = []
    count = 0
    while state.decision is not None:
        if count % every == 0:
            found.append(state.clone())
        count += 1
        actions = state.legal()
        busy = [
            a
            for a in actions
            if GAME.notation.kind(a) not in ("pass", "decline", "convert", "sacrifice", "finish")
        ]
        state.play(rng.choice(busy if busy and rng.random() < 0.96 else actions))
    return [*found, state]


@pytest.mark.parametrize("players", [2, 5])
def test_every_option_has_a_place(window: object, players: int) -> None:
    """Whatever can be chosen can be pointed at on the table or on the decider's faction board."""
    shown = presentation(players)
    table, mat = shown.board(), shown.mat()
    missing: set[tuple[str, str]] = set()
    for seed in range(3):
        for state in positions(players, seed, every=3):
            if state.decision is None:
                continue
            table.show_view(state, state.decision.seat)
            mat.show_view(state, state.decision.seat)
            for action in state.legal():
                places = state.targets(action)
                kind = GAME.notation.kind(action)
                if kind not in WITHOUT_PLACE and not any(
                    place in table.spots or place in mat.spots for place in places
                ):
                    missing.add((kind, str(places)))
    assert missing == set()
    table.close_down()
    mat.close_down()


def test_components_are_on_the_table(window: object) -> None:
    shown = presentation(4)
    table = shown.board()
    state = positions(4, 4)[20]
    table.show_view(state, 0)
    names = {f"hex:{name}" for name in HEX.words} | {f"cult:{name}" for name in CULT.words}
    names |= {f"favor:{name}" for name in FAVOR.words} | {
        f"power_action:{name}" for name in POWER_ACTION.words
    }
    names |= {f"scoring:{TILE.word(tile)}" for tile in state.tiles} | {
        f"town:{name}" for name in TOWN.words[:5]
    }
    lying = [card for card, coins in enumerate(state.card_coins) if coins >= 0 and card not in state.card]
    names |= {f"card:{CARD.word(card)}" for card in lying}
    assert names <= set(table.spots)
    for name in table.spots:
        explanation = table.explain(name)
        assert explanation is not None, name
        assert explanation.title
        assert explanation.glance
        assert table.describe(name)
    table.close_down()


def test_everything_on_a_faction_board_is_explained(window: object) -> None:
    shown = presentation(4)
    mat = shown.mat()
    for state in positions(4, 7, every=30):
        for seat in range(4):
            mat.show_view(state, seat)
            for name in mat.spots:
                explanation = mat.explain(name)
                assert explanation is not None, name
                assert explanation.title, name
                assert explanation.glance, name
    mat.close_down()


def test_another_players_board_answers_no_decision(window: object) -> None:
    """Looking at somebody's board must not let one click on what belongs to the own decision."""
    shown = presentation(3)
    mat = shown.mat()
    for state in positions(3, 8, every=11):
        if state.decision is None or state.decision.kind not in ("main_action", "free_step"):
            continue
        other = (state.decision.seat + 1) % 3
        mat.show_view(state, other)
        targets = {target for action in state.legal() for target in state.targets(action)}
        assert not targets & set(mat.spots)
    mat.close_down()


def test_symbols_stand_at_refused_places_only(window: object) -> None:
    shown = presentation(4)
    table = shown.board()
    seen = 0
    for state in positions(4, 2, every=1):
        signs = refused(state)
        if not signs:
            continue
        table.show_view(state, 0)
        legal = {target for action in state.legal() for target in state.targets(action)}
        table.set_marks(dict.fromkeys(legal, "legal"))
        assert not legal & set(signs)
        assert set(table.aiming._symbols) == (set(signs) & set(table.spots) if legal else set())
        seen += len(signs)
        table.set_marks({})
        assert not table.aiming._symbols
        assert not table.aiming._tags
    assert seen > 20
    table.close_down()


def test_names_of_the_spaces_on_request(window: object) -> None:
    table = presentation(2).board()
    state = positions(2, 2)[10]
    table.show_view(state, 0)
    before = len(table.items())
    table.show_ids = True
    table.show_view(state, 0)
    assert len(table.items()) == before + 1
    table.show_ids = False
    table.show_view(state, 0)
    assert len(table.items()) == before
    table.close_down()


def rounded(point: QPointF) -> tuple[float, float]:
    return (round(point.x(), 3), round(point.y(), 3))


def drawn(table: TableScene, mat: MatScene) -> object:
    """What the items show, as far as it depends on the position."""
    pieces = {index: piece.key for index, piece in table.map.pieces.items()}
    markers = {key: (marker.key, rounded(marker.pos())) for key, marker in table._markers.items()}
    patches = {index: patch.key for index, patch in table.map.patches.items()}
    priests = {place: priest.key for place, priest in table._priests.items()}
    tiles = [[item.key for item in items] for items in (table._scoring, table._power, table._favors)]
    cards = {card: (item.key, rounded(item.pos())) for card, item in table._cards.items()}
    spots = {name: spot.rect().getRect() for name, spot in table.spots.items()}
    own = [item.key for item in mat._parts if item.isVisible()] + sorted(
        (item.key for item in mat._tiles.values()), key=str
    )
    return (
        pieces,
        markers,
        patches,
        priests,
        tiles,
        cards,
        sorted(table.map.bridges),
        len(table.map.towns),
        spots,
        own,
        sorted(mat.spots),
    )


def test_any_position_after_any_other(window: object) -> None:
    """Undo and replay jump: a scene shows the same after a detour as a new one does at once."""
    states = positions(3, 5, every=9)
    shown = presentation(3)
    table, mat = shown.board(), shown.mat()
    rng = random.Random(1)
    for state in rng.sample(states, len(states)):
        seat = state.decision.seat if state.decision is not None else 0
        table.show_view(state, seat)
        mat.show_view(state, seat)
        fresh_table, fresh_mat = shown.board(), shown.mat()
        fresh_table.show_view(state, seat)
        fresh_mat.show_view(state, seat)
        table.settle()
        mat.settle()
        assert drawn(table, mat) == drawn(fresh_table, fresh_mat)
        fresh_table.close_down()
        fresh_mat.close_down()
    assert len(table.items()) < 400
    table.close_down()
    mat.close_down()


def test_pieces_stand_where_the_position_says(window: object) -> None:
    shown = presentation(4)
    table = shown.board()
    for state in positions(4, 2, every=40):
        table.show_view(state, 0)
        table.settle()
        owned = {index: seat for seat, own in enumerate(state.own) for index in bits(own)}
        assert set(table.map.pieces) == set(owned)
        for index, seat in owned.items():
            assert table.map.pieces[index].key[1] == shown.colour(state, seat)
        for (cult, seat), marker in table._markers.items():
            space = state.cults[4 * seat + cult]
            assert layout.cult_space(cult, space).adjusted(-4, -4, 14, 4).contains(marker.pos())
    table.close_down()


def test_strip_and_mat_tell_the_same_truth(window: object) -> None:
    shown = presentation(4)
    mat = shown.mat()
    for state in positions(4, 6, every=25):
        for seat in range(4):
            mat.show_view(state, seat)
            if state.faction[seat] < 0:
                assert shown.strip(state, seat) == []
                continue
            first = dict(part for part in shown.strip(state, seat)[0] if not isinstance(part, str))
            assert first["coin"] == state.coins[seat] == mat._stock.key[0]
            assert first["worker"] == state.workers[seat] == mat._stock.key[1]
            assert first["priest"] == state.priests[seat] == mat._stock.key[2]
            assert first["power"] == "/".join(str(n) for n in mat._bowls.key[:3])
            income = [sum(part[kind] for _, part in income_parts(state, seat)) for kind in range(4)]
            assert [*mat._stock.key[3:6], mat._bowls.key[3]] == income
    mat.close_down()


def test_colours_never_repeat(window: object) -> None:
    """Before all factions are chosen a seat's wish may already be taken."""
    shown = presentation(5)
    for state in positions(5, 3, every=1)[:12]:
        assert len({shown.colour(state, seat) for seat in range(5)}) == 5


def test_opening_by_mouse_on_the_board(open_game: OpenGame) -> None:
    """Sixty decisions of two people, pointing at the board wherever an option has a place."""
    driver = open_game("terra_mystica", people=2, seed=3)
    for _ in range(60):
        driver.step_by_mouse()
        QApplication.processEvents()
    assert driver.clicked_targets > 30
    view: QGraphicsView = driver.page.board
    assert view.scene() is not None


def test_refused_space_says_why_at_the_spot(open_game: OpenGame) -> None:
    """A click on an impossible space changes nothing and names the rule."""
    driver = open_game("terra_mystica", people=2, seed=3)
    while driver.session.decision is not None and driver.session.decision.kind != "main_action":
        driver.step_by_mouse()
        QApplication.processEvents()
    state, view = driver.session.state, driver.page.board
    legal = {target for action in state.legal() for target in state.targets(action)}
    far = next(f"hex:{name}" for name in HEX.words if not name.startswith("r") and f"hex:{name}" not in legal)
    before = len(driver.session.history)
    driver.click(view.viewport(), view.spot_point(far))
    assert len(driver.session.history) == before
    assert driver.page.interaction.bubble.isVisible()
    assert "TM-" in driver.page.interaction.bubble.text.toPlainText()
    assert view.board().marked()[far] == "illegal"


@pytest.mark.slow
def test_whole_game_by_mouse_on_the_board(open_game: OpenGame) -> None:
    driver = open_game("terra_mystica", people=2, seed=4)
    driver.play_to_end(driver.step_by_mouse)
    assert driver.session.over
    assert driver.clicked_targets > 60
    driver.close_dialogs()
