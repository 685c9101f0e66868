"""Res Arcana's cards and places: every cost is printed, every name can be read, nothing lies on top of another."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from desktop.application import Application
from desktop.board.sprite import noting
from desktop.game_texts import GameTexts
from desktop.games.res_arcana import layout, names
from desktop.games.res_arcana.card_plan import NAME_LEAST, Plan, Shown, readable
from desktop.games.res_arcana.cards import PAINTERS, points_text
from desktop.games.res_arcana.faces import component, cost_pairs
from desktop.games.res_arcana.tray_scene import CARD, UNIT
from desktop.session.games import find_game
from rules.res_arcana.content import ARTIFACT, COMPONENT, COMPONENTS, MAGIC_ITEM, MONUMENT, PLACE

SMALL_WINDOW = 0.677  # pixels of a unit at 1366x768


def size_of(rect: QRectF) -> tuple[float, float]:
    return rect.width(), rect.height()


BOUGHT = {  # where a card lies before it is bought: its cost must be seen
    "place": layout.PLACE_SIZE,
    "monument": layout.MONUMENT_SIZE,
    "spread": layout.SPREAD_SIZE,
    "hand": (CARD[0] / UNIT, CARD[1] / UNIT),
}
IN_PLAY = {
    "own": layout.OWN_SIZE,
    "own, wide": (layout.OWN_WIDEST - 6, layout.OWN_SIZE[1]),
    **{f"own, one row of {n}": size_of(layout.own_tall_card(0, n)) for n in range(3, 9)},
    "rival, one card wide": (290.0, layout.ONE_ROW),
    "rival, few": (layout.OWN_SIZE[0], layout.ONE_ROW),
    "rival, more": (110.0, layout.ONE_ROW),
    "rival, many": (74.0, layout.ONE_ROW),
}
KIND_AT = {"place": PLACE, "monument": MONUMENT, "spread": ARTIFACT, "hand": ARTIFACT}
IDS = [COMPONENT.word(number) for number in range(len(COMPONENTS))]


def pictures(id: str, style: str, size: tuple[float, float], shown: Shown) -> list[tuple[str, QRectF]]:
    """What is drawn on a card of the smallest window, and where."""
    rect = QRectF(0, 0, size[0] * SMALL_WINDOW, size[1] * SMALL_WINDOW)
    pixmap = QPixmap(rect.size().toSize())
    painter = QPainter(pixmap)
    with noting() as notes:
        PAINTERS[style](painter, component(id), shown, rect, SMALL_WINDOW)
    painter.end()
    return notes


@pytest.fixture
def texts(application: Application) -> GameTexts:
    return GameTexts(find_game("res_arcana"), ("Anna", "Béla"))


@pytest.mark.parametrize("spot", BOUGHT)
def test_every_printed_cost_is_on_its_card(texts: GameTexts, spot: str) -> None:
    for id in IDS:
        if component(id).kind != KIND_AT[spot]:
            continue
        shown = Shown(texts.word(id))
        plan = Plan(component(id), *BOUGHT[spot], shown)
        above = plan.body.y() * SMALL_WINDOW + 1  # the rows begin there
        icons = [path for path, rect in pictures(id, "card", BOUGHT[spot], shown) if rect.bottom() <= above]
        for icon, _ in cost_pairs(component(id)):
            assert f"icons/{icon}" in icons, id
        assert plan.fits, id


@pytest.mark.parametrize("spot", [*BOUGHT, *IN_PLAY])
def test_no_icon_hangs_over_the_edge_of_its_card(texts: GameTexts, spot: str) -> None:
    size = (BOUGHT | IN_PLAY)[spot]
    width, height = (side * SMALL_WINDOW for side in size)
    for id in IDS:
        in_play = spot in IN_PLAY
        if not in_play and component(id).kind != KIND_AT[spot]:
            continue
        shown = Shown(texts.word(id), turned=in_play, stored=(("gold", 12), ("life", 3)) if in_play else ())
        style = "card" if readable(component(id), *size, shown) else "tile"
        assert style == "card" or spot.startswith("rival"), id
        for path, rect in pictures(id, style, size, shown):
            if path.startswith("icons/"):
                assert rect.left() >= -1, (id, path)
                assert rect.right() <= width + 1, (id, path)
                assert rect.bottom() <= height + 1, (id, path)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_name_can_be_read(application: Application, texts: GameTexts, language: str) -> None:
    """At least 9 pixels, and all of it within its band."""
    application.settings["language"] = language
    for id in IDS:
        name = texts.word(id)
        spots = {"item": layout.ITEM_SIZE} if component(id).kind == MAGIC_ITEM else BOUGHT | IN_PLAY
        for spot, size in spots.items():
            plan = Plan(component(id), *size, Shown(name))
            room, high = plan.name.width() * SMALL_WINDOW, plan.name.height() * SMALL_WINDOW
            font, written = names.fitted(name, room, high, 17 * SMALL_WINDOW, NAME_LEAST * SMALL_WINDOW, True)
            assert font.pixelSize() >= 9
            box = names.box_of(font, written, room)
            assert box.height() <= high + 3, (name, spot)
            assert box.width() <= room + 2, (name, spot)


def test_long_words_break_between_syllables() -> None:
    broken = {
        word: names.breakable(word).replace(names.SOFT_HYPHEN, "-")
        for word in ("Transmutation", "Feltámasztás")
    }
    assert broken == {"Transmutation": "Trans-mu-ta-tion", "Feltámasztás": "Fel-tá-masz-tás"}
    assert names.breakable("Temple") == "Temple"  # too short on one side


def test_the_seal_tells_what_is_printed_or_what_it_is_worth() -> None:
    assert points_text(component("great_pyramid"), None) == "3"
    assert points_text(component("sacred_grove"), None) == "2+"
    assert points_text(component("sunken_reef"), None) == "+"
    assert points_text(component("sunken_reef"), 4) == "4"


# -- where things lie ----------------------------------------------------------------------------------------------


def apart(rects: list[QRectF]) -> bool:
    return not any(a.intersects(b) for a, b in itertools.combinations(rects, 2))


@pytest.mark.parametrize("count", range(1, layout.OWN_SLOTS + 1))
def test_own_cards_in_one_row_fill_their_area(count: int) -> None:
    rects = [layout.own_tall_card(index, count) for index in range(count)]
    assert apart(rects)
    assert all(layout.OWN.contains(rect) for rect in rects)
    assert count < layout.OWN_FEWEST or rects[-1].right() > layout.OWN.right() - 12


@pytest.mark.parametrize("rivals", [1, 2, 3])
@pytest.mark.parametrize("count", range(1, 15))
def test_components_of_rivals_stay_between_head_and_foot(rivals: int, count: int) -> None:
    for place in range(rivals):
        panel = layout.rival_panel(place, rivals)
        rects = [layout.rival_tile(panel, rivals, index, count) for index in range(count)]
        assert apart(rects)
        assert all(panel.contains(rect) for rect in rects)
        assert not any(rect.intersects(layout.rival_foot(panel)) for rect in rects)
        if not layout.rival_in_one_row(rivals, count):  # two rows use the width
            assert max(rect.right() for rect in rects) > panel.right() - 12
