"""The tables of the games that are played in the text view: every open component is there, with true numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from desktop.board.presentation import Presentation
from desktop.board.table_html import TableWriter
from desktop.board.text_table import MARK, TextTable, plain_text
from desktop.session.choices import choices_in
from rules.core import State
from rules.teotihuacan.vocabulary import PYRAMID_SPACE
from tests.desktop.conftest import OpenGame
from tests.desktop.driver import Driver
from tests.desktop.test_text_view import OWN_TABLES

# of the position: what nobody sees lying on the table, or what only the rules need
NOT_ON_THE_TABLE = {
    "teotihuacan": {"discovery_discard", "earned", "turn_state", "pending", "phase"},
    "northgard": {"pending", "phase", "deck", "discard", "removed", "flags", "move"},
    "terramara": {"pending", "set_aside", "left_over", "settled", "started"},
}
GOODS = {
    "teotihuacan": ("players_state", ("cocoa", "wood", "stone", "gold")),
    "northgard": ("seats", ("food", "wood", "lore")),
    "terramara": ("seats", ("cattle", "stone", "wood", "ore", "leather", "brick", "plank", "metal")),
}


def ids_in(data: Any, left_out: set[str]) -> Iterator[str]:
    """Every word of a position, keys of tables included."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key not in left_out:
                if value:
                    yield key
                yield from ids_in(value, left_out)
    elif isinstance(data, list):
        for value in data:
            yield from ids_in(value, left_out)
    elif isinstance(data, str):
        yield data


def turned_away(data: dict[str, Any]) -> set[str]:
    """Terramara: the fronts of flipped tiles, with their spaces."""
    sides = (
        [data["board"][side][: data["flipped"]] for side in ("left", "right")] if "flipped" in data else []
    )
    tiles = [tile for side in sides for tile in side]
    return {
        id for id in ids_in(data, set()) if any(id == tile or id.startswith(f"{tile}__") for tile in tiles)
    }


def moments(driver: Driver, every: int, most: int) -> Iterator[State]:
    """Views of whoever decides, along a random game."""
    session = driver.session
    session.blockSignals(True)
    for step in range(most):
        if session.over or session.decision is None:
            break
        if step % every == 0:
            yield session.state.view(session.decision.seat)
        session.act(driver.rng.choice(session.legal()))
    session.blockSignals(False)


def all_words(presentation: Presentation, tables: list[TextTable]) -> set[str]:
    """Ids of all marks in the tables: names, targets, pictures apart."""
    found = set()
    for table in tables:
        for cell in (*table.columns, *(cell for row in table.rows for cell in row)):
            for mark in MARK.finditer(cell):
                kind, name, _ = mark.groups()
                if kind in "wet":
                    found.add(name.partition(":")[2] if kind == "t" else name)
    return found


@pytest.mark.parametrize("slug", OWN_TABLES)
def test_every_open_component_is_in_the_tables(open_game: OpenGame, slug: str) -> None:
    driver = open_game(slug, people=3, seed=5)
    presentation = driver.page.presentation
    assert presentation is not None
    for view in moments(driver, 12, 220):
        tables = presentation.tables(view)
        shown = all_words(presentation, tables)
        said = " ".join(
            plain_text(cell) for table in tables for row in (table.columns, *table.rows) for cell in row
        )
        data = view.position_data()
        lying = set(ids_in(data, NOT_ON_THE_TABLE[slug])) - set(PYRAMID_SPACE.words) - turned_away(data)
        components = {id for id in lying if presentation.texts.explain_word(id) is not None}
        missing = {id for id in components - shown if presentation.texts.word(id) not in said}
        assert missing == set()


@pytest.mark.parametrize("slug", OWN_TABLES)
def test_goods_are_told_truly(open_game: OpenGame, slug: str) -> None:
    driver = open_game(slug, people=3, seed=5)
    presentation = driver.page.presentation
    assert presentation is not None
    key, goods = GOODS[slug]
    for view in moments(driver, 20, 200):
        table = next(table for table in presentation.tables(view) if table.seat_rows)
        heads = [plain_text(head).strip() for head in table.columns]
        for seat, entry in enumerate(view.position_data()[key]):
            owned = entry.get("resources", entry)
            for good in goods:
                cell = table.rows[seat][heads.index(presentation.texts.word(good))]
                assert plain_text(cell) == str(owned.get(good, 0))


def test_every_part_of_the_land_is_on_the_map(open_game: OpenGame) -> None:
    """With its owner's sign and as many units as stand there."""
    from rules.northgard.content import AREAS
    from rules.northgard.state import NorthgardState

    driver = open_game("northgard", people=3, seed=5)
    presentation = driver.page.presentation
    assert presentation is not None
    for view in moments(driver, 20, 200):
        assert isinstance(view, NorthgardState)
        plan = next((table for table in presentation.tables(view) if table.plan), None)
        if plan is None:
            continue
        lines = [line for row in plan.rows for cell in row for line in cell.split("\n")]
        for root in view.land.roots:
            for area in view.land.areas[root]:
                (line,) = (line for line in lines if f"area:{AREAS[area].id}\x03" in line)
                owner = view.owner[root]
                if owner >= 0:
                    assert line.startswith(
                        f"\x01g{presentation.colour(view, owner)}\x02\u00a0{view.units[root]}"
                    )
                else:
                    assert "\x01g" not in line


@pytest.mark.parametrize("slug", OWN_TABLES)
def test_what_can_be_chosen_is_green_wherever_it_stands(open_game: OpenGame, slug: str) -> None:
    driver = open_game(slug, people=3, seed=5)
    presentation, texts = driver.page.presentation, driver.page.texts
    assert presentation is not None
    assert texts is not None
    for view in moments(driver, 15, 200):
        found = choices_in(view, texts, view.legal())
        written = TableWriter(presentation, view, found, None, 800).write()
        for target in {target for choice in found for target in choice.targets}:
            assert f"<a href='target:{target}'>" not in written, target
