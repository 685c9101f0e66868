"""What a seat plays as, agreed on the new-game page: answered for it in its turn, by rules that have the last word."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.catalogue import catalogue
from desktop.pages.game import GamePage
from desktop.pages.new_game import NewGamePage
from desktop.session.games import find_game
from desktop.session.new_table import NewTable
from desktop.session.parts import DEALT, FIX, RANDOM, part_of
from desktop.session.session import GameSession
from desktop.session.table import BOT, Seat
from desktop.window import Window
from rules import registry
from rules.core import Value
from tests.desktop.driver import Driver

COLOURS = ["red", "blue", "green", "yellow", "purple"]


def page_of(window: Window, slug: str) -> NewGamePage:
    window.new_game(slug)
    page = window.page("new_game")
    assert isinstance(page, NewGamePage)
    QApplication.processEvents()
    return page


def choose(page: NewGamePage, seat: int, words: str) -> None:
    """With the arrow keys, as a person does."""
    combo = page.rows[seat].part
    assert combo is not None
    combo.setFocus()
    QTest.keyClick(combo, Qt.Key.Key_Home)
    for _ in range(combo.count()):
        if combo.currentText() == words:
            return
        QTest.keyClick(combo, Qt.Key.Key_Down)
    raise AssertionError(f"{words} is not offered")


def taken(session: GameSession) -> dict[int, str]:
    text = session.game.notation.text
    return {move.seat: text(move.action) for move in session.history}


def session_with(slug: str, parts: list[str], options: dict[str, Value], seed: int = 5) -> GameSession:
    seats = [Seat(f"Seat {i}", "human", 0, COLOURS[i], part) for i, part in enumerate(parts)]
    return GameSession.new(find_game(slug), seats, options, seed, None)


def test_chosen_factions_are_played(window: Window) -> None:
    page = page_of(window, "terra_mystica")
    choose(page, 0, "Witches")
    choose(page, 1, "Nomads")
    choose(page, 2, "random")
    assert page.problems() == ("", None)
    Driver.click(page.start_button)
    game = window.page("game")
    assert isinstance(game, GamePage)
    assert game.session is not None
    answers = taken(game.session)
    assert answers[0] == "faction witches"
    assert answers[1] == "faction nomads"
    assert answers[2].startswith("faction ")
    assert game.session.decision is not None
    assert game.session.decision.kind == "place_dwelling"
    assert not game.session.can_undo().actions  # an agreement is no move that somebody regrets


def test_two_seats_cannot_have_the_same_colour_of_faction(window: Window) -> None:
    page = page_of(window, "terra_mystica")
    choose(page, 0, "Witches")
    choose(page, 2, "Auren")
    problem, where = page.problems()
    assert problem.startswith("Csilla: ")
    assert where is page.rows[2].part
    assert page.message.text() == problem
    Driver.click(page.start_button)
    assert window.current_page() is page
    choose(page, 2, "Giants")
    assert page.problems() == ("", None)


def test_options_decide_what_may_be_agreed(window: Window) -> None:
    page = page_of(window, "terra_mystica")
    assert page.options is not None
    choose(page, 0, "Witches")
    combo = page.rows[0].part
    assert combo is not None
    page.options.set_option("faction_selection", "random_color_choose_side")
    assert [combo.itemText(i) for i in range(combo.count())] == ["choose in game", "random"]
    page.options.set_option("faction_selection", "introductory")
    assert not combo.isEnabled()
    assert combo.currentText() == "dealt at the start"
    assert page.table is not None
    assert page.table.seats[0].part == ""


def test_a_game_whose_seats_are_alike_has_no_such_column(window: Window) -> None:
    assert all(row.part is None for row in page_of(window, "teotihuacan").rows)


@pytest.mark.parametrize("slug", [slug for slug in registry.SLUGS if catalogue()[slug].part])
def test_what_may_be_agreed_is_what_the_rules_ask(slug: str) -> None:
    """The catalogue's words about parts hold for every choice of the options, whatever the seed deals."""
    game, part = find_game(slug), part_of(slug)
    assert part is not None
    keys = {key for case in part.agreed for key in case["when"]}
    for option in (option for option in game.options if option.key in keys):
        for choice in option.choices:
            table = NewTable(game, COLOURS)
            table.options[option.key] = choice
            if option.key == "choose_sets":
                table.options["variant"] = "first_game"
            if table.options.get("variant") == "match":
                table.seats = table.seats[:2]
            seats = [seat._replace(kind=BOT, part=RANDOM) for seat in table.seats]
            session = GameSession.new(game, seats, table.options, 3, None)
            for _ in range(60):
                if session.over or len(taken_parts(session)) == len(seats):
                    break
                session.act(session.legal()[0])
            expected = len(seats) if table.part_freedom != DEALT else 0
            assert len(taken_parts(session)) == expected, (option.key, choice)
            assert bool(table.parts()) == (table.part_freedom == FIX)


def taken_parts(session: GameSession) -> dict[int, str]:
    part = part_of(session.game.slug)
    assert part is not None
    return {
        move.seat: session.game.notation.text(move.action)
        for move in session.history
        if move.auto and session.game.notation.kind(move.action) in part.verbs
    }


def test_chance_follows_the_seed_and_leaves_what_is_promised() -> None:
    found = set()
    for seed in range(12):
        session = session_with("terra_mystica", [RANDOM, RANDOM, "faction witches"], {}, seed)
        again = session_with("terra_mystica", [RANDOM, RANDOM, "faction witches"], {}, seed)
        assert taken(session) == taken(again)
        assert taken(session)[2] == "faction witches"
        found.add(taken(session)[0])
    assert len(found) > 3


def test_a_promise_that_cannot_be_kept_is_asked_again(window: Window, home: Path) -> None:
    session = session_with("northgard", ["", "clan clan_raven"], {})
    page = window.page("game")
    assert isinstance(page, GamePage)
    page.open_session(session)
    window.show_page("game")
    driver = Driver(window)
    driver.lift_curtain()
    driver.click_row("clan clan_raven")
    assert session.decision is not None
    assert (session.decision.seat, session.decision.kind) == (1, "choose_clan")
    driver.lift_curtain()
    assert "Raven" in page.bar.prompt.second
    assert "choose again" in page.bar.prompt.second


def test_an_agreement_survives_a_kill(home: Path) -> None:
    """The first person has not chosen yet when the program ends: the second seat's agreement is in the journal."""
    path = home / "games" / "kept.tarsas"
    seats = [Seat("Anna", "human", 0, "red"), Seat("Béla", "human", 0, "blue", "faction nomads")]
    game = find_game("terra_mystica")
    GameSession.new(game, seats, {}, 1, path).close()
    session = GameSession.open(path)
    assert session.decision is not None
    assert session.decision.seat == 0
    session.act(game.notation.parse("faction witches"))
    assert taken(session)[1] == "faction nomads"
    session.close()


def test_last_choice_is_remembered_only_where_it_fits() -> None:
    game = find_game("terra_mystica")
    table = NewTable(game, COLOURS)
    table.seats = [seat._replace(part="faction witches") for seat in table.seats[:1]] + table.seats[1:]
    assert NewTable(game, COLOURS, table.record()).seats[0].part == "faction witches"
    record = table.record()
    record["seats"][0]["part"] = "faction of an older version"
    assert NewTable(game, COLOURS, record).seats[0].part == ""
