"""The statistics page: what is counted, by whom, and the measured ladder of the bots."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from desktop import folders
from desktop.pages import statistics as page_module
from desktop.pages.new_game import NewGamePage
from desktop.pages.statistics import StatisticsPage
from desktop.session import ladder
from desktop.session.bots import levels
from desktop.session.statistics import people_won, read_games
from desktop.widgets.bot_strength import strength_text
from desktop.widgets.paper_table import PaperHeader
from desktop.window import Window
from rules import registry
from tests.desktop.conftest import OpenGame
from tests.desktop.driver import Driver

DAY = 24 * 60 * 60


def game(
    slug: str, days: int, helped: bool, places: tuple[int, int], roles: tuple[str, str]
) -> dict[str, object]:
    seats = [
        {"name": "Anna", "kind": "human", "level": 0, "role": roles[0], "place": places[0], "points": 100},
        {"name": "Béla", "kind": "bot", "level": 2, "role": roles[1], "place": places[1], "points": 80},
    ]
    return {
        "file": f"{slug}{days}",
        "time": time.time() - days * DAY,
        "game": slug,
        "helped": helped,
        "seats": seats,
    }


GAMES = [
    game("terra_mystica", 1, False, (1, 2), ("witches", "nomads")),
    game("terra_mystica", 100, False, (2, 1), ("witches", "giants")),
    game("terra_mystica", 2, True, (1, 2), ("nomads", "witches")),
    game("northgard", 3, False, (1, 2), ("clan_raven", "clan_wolf")),
]


@pytest.fixture
def page(window: Window) -> StatisticsPage:
    folders.statistics_file().parent.mkdir(parents=True, exist_ok=True)
    folders.statistics_file().write_text("\n".join(map(json.dumps, GAMES)) + "\n", encoding="utf-8")
    shown = window.show_page("statistics")
    assert isinstance(shown, StatisticsPage)
    return shown


def rows(page: StatisticsPage) -> dict[tuple[str, str], list[str]]:
    table = page.table
    texts = [[table.item(r, c).text() for c in range(table.columnCount())] for r in range(table.rowCount())]
    return {(row[0], row[1]): row[2:] for row in texts}


def choose(page: StatisticsPage, combo: str, data: object) -> None:
    box = getattr(page, combo)
    box.setCurrentIndex(box.findData(data))
    page.fill()


def test_games_are_counted_by_name(page: StatisticsPage) -> None:
    found = rows(page)
    assert found["Terra Mystica", "Anna"] == ["2", "1", "50", "100", "100"]
    assert found["Terra Mystica", "Anna (with help)"] == ["1", "1", "100", "100", "100"]
    assert found["Terra Mystica", "bot 2"][:2] == ["3", "1"]
    assert found["Northgard", "Anna"][:2] == ["1", "1"]


def test_filters(page: StatisticsPage) -> None:
    choose(page, "help", page_module.WITHOUT_HELP)
    assert ("Terra Mystica", "Anna (with help)") not in rows(page)
    choose(page, "help", page_module.WITH_HELP)
    assert rows(page)["Terra Mystica", "Anna"][:2] == ["3", "2"]
    choose(page, "period", 30)
    assert rows(page)["Terra Mystica", "Anna"][:2] == ["2", "2"]
    choose(page, "kind", "bot")
    assert {name for _, name in rows(page)} == {"bot 2"}
    choose(page, "kind", None)
    choose(page, "game", "northgard")
    assert {slug for slug, _ in rows(page)} == {"Northgard"}
    choose(page, "group", page_module.BY_ROLE)
    assert {name for _, name in rows(page)} == {"Raven Clan", "Wolf Clan"}


def test_reset_asks_first(page: StatisticsPage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_module, "ask_yes", lambda *_: False)
    Driver.click(page.reset_button)
    assert len(read_games()) == len(GAMES)
    monkeypatch.setattr(page_module, "ask_yes", lambda *_: True)
    Driver.click(page.reset_button)
    assert read_games() == []
    assert page.empty_text.isVisible()


def test_start_page_counts_what_people_won(page: StatisticsPage) -> None:
    assert people_won() == (4, 3)


@pytest.mark.parametrize("slug", registry.SLUGS)
def test_a_finished_game_remembers_what_was_played(open_game: OpenGame, slug: str) -> None:
    driver = open_game(slug, people=2)
    driver.play_on()
    driver.close_dialogs()
    (entry,) = read_games()
    assert entry["game"] == slug
    roles = [seat["role"] for seat in entry["seats"]]
    assert all(roles) or slug in ("teotihuacan", "terramara")


# -- the ladder ------------------------------------------------------------------------------------------------------


def pairing(slug: str, one: str, other: str, rate: float) -> dict[str, object]:
    return {
        "game": slug, "seats": [one, other], "played": 100, "win_rates": {one: rate, other: 1 - rate},
        "win_intervals": {one: [rate - 0.1, rate + 0.05], other: [0.1, 0.3]},
        "seconds_per_decision": {one: 0.25, other: 0.01},
    }  # fmt: skip


@pytest.fixture
def measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A ladder of one game, as the tournaments write it."""
    novice, player, expert = levels()
    data = {
        "measured": "2026-11-18",
        "pairings": [
            pairing("terra_mystica", novice, "random", 0.9),
            pairing("terra_mystica", player, novice, 0.8),
            pairing("terra_mystica", expert, player, 0.7),
            pairing("terra_mystica", f"{expert}@2", expert, 0.6),
            {
                "game": "terra_mystica",
                "seats": [expert] * 4,
                "played": 40,
                "win_rates": {},
                "win_intervals": {},
            },
        ],
    }
    real = folders.resources()
    folder = tmp_path / "resources"
    folder.mkdir()
    for path in real.iterdir():
        if path.name != "ladder.json":
            (folder / path.name).symlink_to(path)
    (folder / "ladder.json").write_text(json.dumps(data), encoding="utf-8")
    monkeypatch.setattr(folders, "resources", lambda: folder)
    ladder.rungs.cache_clear()
    yield
    ladder.rungs.cache_clear()


def test_ladder_is_read_as_duels(measured: None) -> None:
    assert [(r.level, r.rival, r.won) for r in ladder.rungs()] == [
        ("novice", "random", 90), ("player", "novice", 80), ("expert", "player", 70), ("expert@2", "expert", 60),
    ]  # fmt: skip


@pytest.mark.parametrize("content", ["", "[]", '{"pairings": [{"game": 1}]}', "{"])
def test_a_damaged_ladder_is_not_measured(measured: None, content: str) -> None:
    (folders.resources() / "ladder.json").write_text(content, encoding="utf-8")
    ladder.rungs.cache_clear()
    assert ladder.rungs() == ()
    assert strength_text("terra_mystica", 1) == "Strength not measured yet for this game."


def rewrite(pairings: list[dict[str, object]]) -> None:
    (folders.resources() / "ladder.json").write_text(json.dumps({"pairings": pairings}), encoding="utf-8")
    ladder.rungs.cache_clear()


def test_shared_victories_count_half(measured: None) -> None:
    rewrite([pairing("terra_mystica", "player", "novice", 0.55) | {"played": 10}])
    assert "wins 5.5 of 10 games against level 1" in strength_text("terra_mystica", 2)


def test_a_pairing_without_games_or_damaged_does_not_hide_the_others(measured: None) -> None:
    good = pairing("terra_mystica", "player", "novice", 0.8) | {"played": 100000}
    rewrite([pairing("terra_mystica", "novice", "random", 0.9) | {"played": 0}, {"game": 1}, good])
    assert [(r.level, r.won) for r in ladder.rungs()] == [("player", 80000)]
    assert strength_text("terra_mystica", 1) == "Strength not measured yet for this game."


def test_an_expert_is_told_with_its_time(measured: None, window: Window) -> None:
    expert = pairing("terra_mystica", "expert", "player", 0.7) | {"seconds": 0.2}
    rewrite([expert, pairing("terra_mystica", "expert@2", "expert", 0.6) | {"seconds": 0.2}])
    assert strength_text("terra_mystica", 3).endswith("with 0.2 seconds a decision.")
    page = window.show_page("statistics")
    assert isinstance(page, StatisticsPage)
    Driver.click(page.ladder_tab)
    assert "An expert had 0.2 seconds a decision" in page.ladder.note.text()
    table = page.ladder.table
    sides = [[table.item(row, column).text() for column in (1, 2)] for row in range(2)]
    assert sides == [["bot 3 (expert)", "bot 2 (player)"], ["bot 3 (expert), 2 s", "bot 3 (expert)"]]


def test_every_pairing_has_a_row_of_the_plot_and_every_point_room(measured: None, window: Window) -> None:
    page = window.show_page("statistics")
    assert isinstance(page, StatisticsPage)
    Driver.click(page.ladder_tab)
    QApplication.processEvents()
    plot = page.ladder.plot
    assert plot is not None
    labels = [text for _, text in plot.getAxis("left")._tickLevels[0]]  # type: ignore[attr-defined]
    assert labels[1] == "bot 2 (player)\nagainst bot 1 (novice)"
    assert len(labels) == 4
    (left, right), (low, high) = plot.viewRange()  # type: ignore[attr-defined]
    assert left < 0
    assert right > 101  # a symbol at 100 % is whole
    assert (low, high) == (-0.5, 3.5)


def test_a_bot_row_tells_its_strength(measured: None, window: Window) -> None:
    window.new_game("terra_mystica")
    page = window.page("new_game")
    assert isinstance(page, NewGamePage)
    assert "80 of 100" in page.strength.text.text()  # the first bot: level 2
    row = page.rows[2]
    row.who.setCurrentIndex(3)
    row.who.activated.emit(3)
    assert "70 of 100 games against level 2 (60 to 75 %" in page.strength.text.text()
    window.new_game("northgard")
    assert page.strength.text.text() == "Strength not measured yet for this game."


def test_the_ladder_is_plotted_with_its_numbers(measured: None, window: Window) -> None:
    page = window.show_page("statistics")
    assert isinstance(page, StatisticsPage)
    Driver.click(page.ladder_tab)
    QApplication.processEvents()
    assert page.ladder.table.rowCount() == 4
    assert page.ladder.table.item(0, 5).text() == "80–95"
    assert page.ladder.plot is not None
    assert page.ladder.plot.isVisible()
    image = page.ladder.plot.grab().toImage()
    assert (
        len(
            {
                image.pixelColor(x, y).rgb()
                for x in range(0, image.width(), 7)
                for y in range(0, image.height(), 7)
            }
        )
        > 3
    )
    choose(page, "game", "northgard")
    assert page.ladder.plot is None
    assert not page.ladder.table.isVisible()


@pytest.mark.parametrize("language", ["en", "hu"])
def test_headings_of_tables_are_whole_at_double_size(measured: None, window: Window, language: str) -> None:
    window.settings["language"] = language
    window.settings["text_scale"] = 200
    page = window.show_page("statistics")
    assert isinstance(page, StatisticsPage)
    Driver.click(page.ladder_tab)
    QApplication.processEvents()
    header = page.ladder.table.horizontalHeader()
    assert isinstance(header, PaperHeader)
    metrics = QFontMetrics(header._font())
    for column in range(header.count()):
        words = page.ladder.table.horizontalHeaderItem(column).text()
        assert metrics.horizontalAdvance(words) <= header.sectionSize(column), words
    assert page.game.height() >= page.game.sizeHint().height()  # the filter is not squeezed by what is below
    last = page.ladder.table.rowCount() - 1
    rows = page.ladder.table.visualRect(page.ladder.table.model().index(last, 0))
    assert rows.bottom() <= page.ladder.table.viewport().height()  # the panel scrolls, not the table in it


def test_quick_bots_do_not_think_for_no_time(measured: None, window: Window) -> None:
    page = window.show_page("statistics")
    assert isinstance(page, StatisticsPage)
    Driver.click(page.ladder_tab)
    table = page.ladder.table
    shown = {table.item(row, table.columnCount() - 1).text() for row in range(table.rowCount())}
    assert not shown & {"0", "0.0", "0.00"}
