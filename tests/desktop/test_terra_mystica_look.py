"""What Terra Mystica's pictures owe a player: numbers large enough, words for everything, motion that ends where it should."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsItem

from desktop import folders
from desktop.board.backdrop import Backdrop
from desktop.board.marks import Mark
from desktop.board.raster import scale_of
from desktop.board.scene import BoardScene
from desktop.games.terra_mystica import layout, painting
from desktop.games.terra_mystica.items import PowerLinks, Site, TownOutline
from desktop.games.terra_mystica.mat_items import Ground as MatGround
from desktop.games.terra_mystica.mat_motion import token_moves
from desktop.games.terra_mystica.painted import Painted
from desktop.games.terra_mystica.shelf import Board
from desktop.texts import set_language
from rules.terra_mystica import GAME
from rules.terra_mystica.board import HEX, LAND_HEXES, PRINTED_TERRAIN, TERRAIN, bits
from rules.terra_mystica.content import CARD, FACTION, FAVOR, TOWN
from rules.terra_mystica.state import TerraMysticaState
from tests.desktop.conftest import OpenGame
from tests.desktop.terra_mystica_positions import PLACES, asked, play_until, position
from tests.desktop.test_terra_mystica_board import presentation

GROUNDS = (Backdrop, MatGround, Board, TownOutline)  # what lies under everything else
SMALLEST = 11.0


def with_all_factions() -> list[TerraMysticaState]:
    """Late positions in which every faction sits at some table."""
    found: dict[str, TerraMysticaState] = {}
    for seed in range(2, 400, 3):  # factions by chance
        state = play_until(lambda state: state.round == 5 and asked("main_action")(state), seed)
        for faction in state.faction if state is not None else ():
            found.setdefault(FACTION.word(faction), state)  # type: ignore[arg-type]
        if len(found) == len(FACTION):
            break
    assert len(found) == len(FACTION)
    return list({id(state): state for state in found.values()}.values())


# -- letters -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """(text, height of the font in pixels of the screen) of everything written."""
    found: list[tuple[str, float]] = []
    really = painting.print_text

    def watch(
        painter: QPainter, rect: QRectF, text: str, font: QFont, colour: QColor, align: Qt.AlignmentFlag
    ) -> None:
        found.append((text, font.pixelSize() * scale_of(painter)))
        really(painter, rect, text, font, colour, align)

    monkeypatch.setattr(painting, "print_text", watch)
    return found


def draw_all(scene: BoardScene, scale: float) -> None:
    pixmap = QPixmap(20, 20)
    painter = QPainter(pixmap)
    painter.scale(scale, scale)
    for item in scene.items():
        if isinstance(item, (Painted, Backdrop)) and item.isVisible():
            item.paint_all(painter)
    painter.end()


def test_nothing_is_written_smaller_than_eleven_pixels(
    open_game: OpenGame, printed: list[tuple[str, float]]
) -> None:
    """On the smallest screen, table and faction boards of all factions."""
    driver = open_game("terra_mystica", people=5, seed=7)
    scales = [view.transform().m11() for view in (driver.page.board, driver.page.mat)]
    assert scales[0] < 1
    for state in [*with_all_factions(), position("choose_faction"), position("choose_first_bonus")]:
        shown = presentation(state.setup.players)
        table, mat = shown.board(), shown.mat()
        table.show_view(state, 0)
        draw_all(table, scales[0])
        for seat in range(state.setup.players):
            mat.show_view(state, seat)
            mat.settle()
            draw_all(mat, scales[1])
        table.close_down()
        mat.close_down()
    assert len(printed) > 500
    assert [(text, round(size, 1)) for text, size in printed if size < SMALLEST - 0.05] == []


def test_tiles_speak_when_there_is_room(window: object, printed: list[tuple[str, float]]) -> None:
    """Zoomed in, tiles carry their sentence and spaces their names; at the usual size they do not."""
    table = presentation(3).board()
    table.show_view(position("pass_card"), 0)
    glance = table.texts.explain_target("favor:favor_fire_1").glance
    draw_all(table, 0.8)
    assert glance not in [text for text, _ in printed]
    draw_all(table, 2.4)
    written = [text for text, _ in printed]
    assert glance in written
    assert any(text.startswith("A1 ") for text in written)
    table.close_down()


def test_names_of_spaces_follow_the_ground(window: object, printed: list[tuple[str, float]]) -> None:
    """Dug land tells its new terrain; where a structure stands only the id is left, below it."""
    state = play_until(lambda state: state.round == 4 and asked("main_action")(state), 0)
    assert state is not None
    dug = [i for i in LAND_HEXES if state.terrain[i] != PRINTED_TERRAIN[i] and not state.occupied >> i & 1]
    assert dug
    table = presentation(state.setup.players).board()
    table.show_view(state, 0)
    draw_all(table, 2.4)
    written = [text for text, _ in printed]
    for index in dug:
        assert f"{HEX.word(index)} {table.texts.word(TERRAIN.word(state.terrain[index]))}" in written
    for index in bits(state.occupied):
        assert HEX.word(index) in written
        assert not any(text.startswith(f"{HEX.word(index)} ") for text in written)
    table.close_down()


@pytest.mark.parametrize("code", ["en", "hu"])
@pytest.mark.parametrize("scale", [0.688, 0.792, 1.162, 1.583])
def test_names_of_cards_are_whole_or_left_out(
    window: object, monkeypatch: pytest.MonkeyPatch, code: str, scale: float
) -> None:
    """From 1280x680 to 2560x1440 no line of a card is wider than its place, and no word is broken off."""
    written: list[tuple[str, float]] = []
    really = painting.print_text

    def watch(painter: QPainter, rect: QRectF, text: str, font: QFont, *rest: object) -> None:
        written.append((text, QFontMetricsF(font).horizontalAdvance(text) - rect.width()))
        really(painter, rect, text, font, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(painting, "print_text", watch)
    set_language(code)
    try:
        shown = presentation(3)
        names = {shown.texts.word(word) for word in (*CARD.words, *FACTION.words)}
        table = shown.board()
        for name in ("choose_faction", "choose_first_bonus", "pass_card"):
            table.show_view(position(name), 0)
            draw_all(table, scale)
        table.close_down()
    finally:
        set_language("en")
    parts = {part for name in names for part in (name, *name.split())}
    titles = [(text, over) for text, over in written if text in parts or text in " ".join(names)]
    assert len([text for text, _ in titles if text in names]) > 10
    assert [text for text, over in titles if over > 1 and any(letter.isalpha() for letter in text)] == []


def test_copies_are_read_over_the_ring(window: object) -> None:
    """How many tiles of a kind are left stays in sight while the tile is marked."""
    table = presentation(3).board()
    state = position("choose_favor")
    table.show_view(state, 0)
    table.set_marks({"favor:favor_fire_1": "legal"})
    copies = table._copies["favor:favor_fire_1"]
    assert copies.key == (state.favors_left[FAVOR.index("favor_fire_1")],)
    assert copies.zValue() > table._marks["favor:favor_fire_1"].zValue()
    assert copies.isVisible()
    table.show_view(position("choose_faction"), 0)  # the shelf lies over the tiles
    assert not copies.isVisible()
    table.close_down()


@pytest.mark.parametrize("promotional", [False, True])
def test_copies_hide_no_points(window: object, monkeypatch: pytest.MonkeyPatch, promotional: bool) -> None:
    """With the promotional town tiles they all are smaller."""
    table = presentation(3).board()
    table.show_view(GAME.new(3, 1, {"promo_town_tiles": promotional}), 0)
    digits: list[QRectF] = []

    def watch(_painter: QPainter, rect: QRectF, _text: str, font: QFont, *_how: object) -> None:
        half = 0.38 * font.pixelSize()
        digits.append(QRectF(rect.x(), rect.center().y() - half, rect.width() - 2, 2 * half))

    monkeypatch.setattr(painting, "print_text", watch)
    pixmap = QPixmap(20, 20)
    painter = QPainter(pixmap)
    painter.scale(0.8, 0.8)
    for town, tile in table._town_tiles.items():
        tile.draw(painter)
        points, digits[:] = list(digits), []
        table._copies[f"town:{TOWN.word(town)}"].draw(painter)
        assert not any(number.intersects(line) for number in digits for line in points)
        digits.clear()
    painter.end()
    table.close_down()


# -- words for everything ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PLACES)
def test_every_item_answers_in_three_depths(window: object, name: str) -> None:
    """Whatever is drawn can be pointed at, and is explained in a few words, in some sentences, and on a page."""
    state = position(name)
    shown = presentation(state.setup.players)
    for scene in (shown.board(), shown.mat()):
        scene.show_view(state, state.decision.seat)
        scene.settle()
        for item in scene.items():
            if not item.isVisible() or isinstance(item, (*GROUNDS, Mark, PowerLinks, Site)):
                continue
            spot = scene.spot_at(middle(item), 4)
            assert spot is not None, type(item).__name__
            found = scene.explain(spot.name)
            assert found is not None, spot.name
            assert found.title
            assert found.glance, spot.name
            assert found.text, spot.name
            assert found.page, spot.name
        scene.close_down()


def middle(item: QGraphicsItem) -> QPointF:
    return item.mapToScene(item.boundingRect().center())


DECORATION = {"clearing", "cult_panel", "hex_grid", "hex_shadow", "hex_river"}
DECORATION |= {f"hex_{state}" for state in ("hover", "illegal", "legal", "selected")}


def test_every_picture_has_a_word(window: object) -> None:
    """The icon legend and the spoken strip name the game's own pictures and those of the cults."""
    shown = presentation(2)
    pictures = {path.stem for path in (folders.resources() / "terra_mystica").glob("*.svg")}
    silent = {name for name in pictures if not shown.picture_word(f"terra_mystica/{name}")}
    assert silent == DECORATION
    assert shown.spoken(("cult_fire", 3)) == "Fire 3"


# -- motion --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after", "moves"),
    [
        ((5, 7, 0), (3, 9, 0), [(0, 1)] * 2),  # two power
        ((1, 5, 0), (0, 4, 2), [(0, 1, 2), (1, 2)]),  # three power: one goes two bowls far
        ((3, 9, 0), (5, 7, 0), [(1, 0)] * 2),  # taken back
        ((0, 3, 6), (4, 3, 2), [(2, 0)] * 4),  # spent
        ((0, 6, 0), (0, 4, 1), [(1,), (1, 2)]),  # one sacrificed for another
        ((2, 2, 2), (2, 2, 2), []),
    ],
)
def test_tokens_go_from_bowl_to_bowl(
    before: tuple[int, int, int], after: tuple[int, int, int], moves: list[tuple[int, ...]]
) -> None:
    assert sorted(token_moves(before, after)) == sorted(moves)


def walk(seed: int) -> list[TerraMysticaState]:
    """A whole game, every position."""
    rng = random.Random(seed)
    state = GAME.new(3, seed, {"faction_selection": "random"})
    found = [state.clone()]
    while state.decision is not None:
        actions = state.legal()
        busy = [a for a in actions if GAME.notation.kind(a) not in ("pass", "decline", "finish")]
        state.play(rng.choice(busy if busy and rng.random() < 0.9 else actions))
        found.append(state.clone())
    return found


def test_motion_leads_to_the_new_position_and_back(window: object) -> None:
    """Through a game with motion on, and the same way back: it moves, it ends, and nothing is left behind."""
    states = walk(11)[::3]
    shown = presentation(3)
    table, mat = shown.board(), shown.mat()
    moved = {"forth": 0, "back": 0}
    for way, positions in (("forth", states), ("back", states[::-1])):
        for state in positions:
            table.show_view(state, 0)
            mat.show_view(state, 0)
            moved[way] += table.moving + mat.moving
            QApplication.processEvents()
            table.settle()
            mat.settle()
            assert not table.moving
            assert not mat.moving
            fresh, fresh_mat = shown.board(), shown.mat()
            fresh.show_view(state, 0)
            fresh_mat.show_view(state, 0)
            assert picture_of(table) == picture_of(fresh)
            assert picture_of(mat) == picture_of(fresh_mat)
            fresh.close_down()
            fresh_mat.close_down()
    assert moved["forth"] > len(states) / 2
    assert moved["back"] > len(states) / 2
    table.close_down()
    mat.close_down()


def picture_of(scene: BoardScene) -> list[tuple[object, ...]]:
    """What stands where."""
    items = [item for item in scene.items() if isinstance(item, Painted) and item.isVisible()]
    return sorted(
        (
            type(item).__name__,
            round(item.x(), 2),
            round(item.y(), 2),
            round(item.opacity(), 2),
            str(item.key),
        )
        for item in items
    )


def test_a_new_dwelling_comes_from_its_players_card(window: object) -> None:
    state = position("place_dwelling")
    table = presentation(state.setup.players).board()
    table.show_view(state, 0)
    after = state.clone()
    seat, action = state.decision.seat, state.legal()[0]
    after.play(action)
    table.show_view(after, 0)
    piece = table.map.pieces[action[1]]
    assert (piece.pos() - table.motion.door(seat)).manhattanLength() < 60
    table.settle()
    assert piece.pos() == layout.hex_rect(action[1]).topLeft()
    table.show_view(state, 0)  # taken back: it leaves again
    assert action[1] not in table.map.pieces
    assert piece.scene() is table
    table.settle()
    assert piece.scene() is None
    table.close_down()
