"""Saving by itself, coming back after kill -9, and nothing leaking between two people."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from desktop import folders
from desktop.application import Application
from desktop.message import Message
from desktop.play.bar_words import bar_for
from desktop.problems import reason_of
from desktop.session.games import find_game
from desktop.session.saved import list_saved, read_saved
from desktop.session.session import GameSession
from desktop.session.table import Seat
from desktop.window import Window
from rules.core import read_journal
from tests.desktop.conftest import OpenGame

CHILD = """
import random, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
app = QCoreApplication([])
from desktop.session.games import EXTRA_MODULES, find_game
EXTRA_MODULES["sample"] = "tests.sample"
from desktop.session.session import GameSession
from desktop.session.table import Seat
game = find_game("terra_mystica")
session = GameSession.new(game, [Seat("A"), Seat("B", colour="blue")], {}, 5, Path(sys.argv[1]))
rng = random.Random(1)
print("ready", flush=True)
while not session.over:
    session.act(rng.choice(session.legal()))
    print(len(session.history), session.state.digest(), flush=True)
"""


def test_kill_9_loses_nothing(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "killed.tarsas"
    root = Path(__file__).parents[2]
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(path)], cwd=root, stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    digests: dict[int, str] = {}
    for line in child.stdout:
        if line.strip() != "ready":
            count, digest = line.split()
            digests[int(count)] = digest
        if len(digests) >= 23:
            os.kill(child.pid, signal.SIGKILL)
            break
    child.wait()
    child.stdout.close()
    session = GameSession.open(path)
    count = len(session.history)
    assert count >= max(digests)
    if count in digests:
        assert session.state.digest() == digests[count]
    session.act(session.legal()[0])
    session.close()
    assert read_journal(path).verify(find_game("terra_mystica")) == []


WINDOW = """
import sys
from PySide6.QtWidgets import QApplication
from desktop.application import Application
application = Application(["tarsas"])
application.settings["animation"] = "off"
application.settings["language"] = "en"
from desktop.session.saved import new_path
from desktop.session.games import find_game
from desktop.session.session import GameSession
from desktop.session.table import Seat
from desktop.window import Window
from tests.desktop.driver import Driver
window = Window(application)
window.resize(1366, 768)
window.show_page("home")
window.show()
seats = [Seat("Anna", colour="red"), Seat("Béla", colour="blue")]
window.page("game").open_session(GameSession.new(find_game(sys.argv[1]), seats, {}, 5, new_path(sys.argv[1])))
window.show_page("game")
driver = Driver(window)
while not driver.session.over:
    driver.step_by_mouse()
    QApplication.processEvents()
    print(len(driver.session.history), driver.session.state.digest(), flush=True)
"""


@pytest.mark.parametrize("slug", ["terramara", "northgard"])
def test_the_window_goes_on_after_kill_9(window: Window, home: Path, slug: str) -> None:
    """A game played by mouse in a window that is killed: the start page tells it and goes on with it."""
    root = Path(__file__).parents[2]
    folders.games().mkdir(parents=True)
    child = subprocess.Popen(
        [sys.executable, "-c", WINDOW, slug],
        cwd=root,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert child.stdout is not None
    digests: dict[int, str] = {}
    for line in child.stdout:
        count, digest = line.split()
        digests[int(count)] = digest
        if len(digests) >= 15:
            os.kill(child.pid, signal.SIGKILL)
            break
    child.wait()
    child.stdout.close()
    assert len(digests) >= 15

    again = Window(Application(["tarsas"]))  # as the program starts next time
    again.resize(1366, 768)
    again.show_page("home")
    again.show()
    page = again.page("home")
    page.refresh()  # type: ignore[attr-defined]
    QApplication.processEvents()
    said = [label.text() for label in page.findChildren(QLabel)]
    assert any("stopped unexpectedly" in text for text in said)
    from tests.desktop.driver import Driver

    Driver.click(page.continue_button)  # type: ignore[attr-defined]
    driver = Driver(again)
    count = len(driver.session.history)
    assert count >= max(digests)
    if count in digests:
        assert driver.session.state.digest() == digests[count]
    driver.step_by_mouse()
    assert len(driver.session.history) > count
    again.close()
    again.deleteLater()


def test_torn_last_line_is_dropped_and_said(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "torn.tarsas"
    session = _short_game(path)
    session.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    again = GameSession.open(path)
    assert again.note
    assert not again.read_only
    again.close()


def test_damage_in_the_middle_opens_read_only(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "damaged.tarsas"
    _short_game(path).close()
    raw = bytearray(path.read_bytes())
    raw[len(raw) // 2] ^= 0x20
    path.write_bytes(bytes(raw))
    before = path.read_bytes()
    again = GameSession.open(path)
    assert again.read_only
    assert path.read_bytes() == before
    again.close()


def test_a_damaged_game_says_that_it_is_only_to_be_looked_at(window: Window, home: Path) -> None:
    folders.games().mkdir(parents=True)
    path = folders.games() / "damaged.tarsas"
    _short_game(path, "terramara").close()
    lines = path.read_bytes().split(b"\n")
    lines[4] = lines[4].replace(b"seat", b"seaT")
    path.write_bytes(b"\n".join(lines))
    page = window.page("game")
    assert page.open_file(path)  # type: ignore[attr-defined]
    window.show_page("game")
    QApplication.processEvents()
    words = bar_for(page)  # type: ignore[arg-type]
    assert words.prompt == "Read-only: this file cannot be played on."
    assert words.second == "line 5 is damaged; the moves before it can be replayed"
    assert [row.text for row in page.options.list.list_model.rows] == [words.prompt]  # type: ignore[attr-defined]
    assert "autosaved" not in window.corner_label.text()


@pytest.mark.parametrize("content", [b"", b"hello", b'{"tarsas":"journal"}', b"\xff\xfe\x00"])
def test_nonsense_is_set_aside_and_explained(
    window: Window, home: Path, content: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(Message, "exec", lambda box: said.append(box.sentence))
    folders.games().mkdir(parents=True)
    path = folders.games() / "broken.tarsas"
    path.write_bytes(content)
    assert window.page("game").open_file(path) is False  # type: ignore[attr-defined]
    assert "broken.tarsas" in said[0]
    assert not path.exists()
    assert (folders.damaged() / "broken.tarsas").read_bytes() == content


def test_a_removed_file_is_written_once_more(home: Path, tmp_path: Path) -> None:
    """An open file that is removed would take every record and keep none."""
    path = tmp_path / "folder" / "gone.tarsas"
    session = _short_game(path)
    troubles: list[OSError] = []
    session.trouble.connect(troubles.append)
    shutil.rmtree(path.parent)
    session.act(session.legal()[0])
    session.act(session.legal()[0])
    digest = session.state.digest()
    assert not troubles
    assert not session.unwritten
    session.close()
    again = GameSession.open(path)
    assert again.state.digest() == digest
    again.close()


def test_a_removed_folder_that_cannot_be_made_again_is_said(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "folder" / "gone.tarsas"
    session = _short_game(path)
    troubles: list[OSError] = []
    session.trouble.connect(troubles.append)
    shutil.rmtree(path.parent)
    path.parent.write_text("a file where the folder was", encoding="utf-8")
    session.act(session.legal()[0])
    assert len(troubles) == 1
    assert session.unwritten
    session.act(session.legal()[0])  # the game goes on
    assert len(troubles) == 1
    session.close()


def test_full_disk_goes_on_in_memory(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "full.tarsas"
    session = _short_game(path)
    troubles: list[OSError] = []
    session.trouble.connect(troubles.append)

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(type(session._keeper.writer), "_write", fail)
    before = len(session.history)
    session.act(session.legal()[0])
    assert [reason_of(error) for error in troubles] == ["the disk is full"]
    assert session.unwritten
    assert len(session.history) > before
    session.act(session.legal()[0])
    monkeypatch.undo()
    copy = tmp_path / "elsewhere.tarsas"
    session.save_elsewhere(copy)
    assert not session.unwritten
    session.act(session.legal()[0])  # from now on it is kept there
    again = GameSession.open(copy)
    assert again.state.digest() == session.state.digest()
    again.close()
    session.close()


def test_undo_and_redo_survive_a_restart(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "undone.tarsas"
    session = _short_game(path, "terra_mystica")
    after = session.state.digest()
    assert session.undo()
    undone = session.state.digest()
    session.close()
    again = GameSession.open(path)
    assert again.state.digest() == undone
    assert again.redo()
    assert again.state.digest() == after
    again.close()


def test_start_page_lists_and_continues(window: Window, home: Path) -> None:
    folders.games().mkdir(parents=True)
    session = _short_game(folders.games() / "one.tarsas", "terra_mystica")
    session.rename("Friday")
    session.close()
    listed = list_saved()
    assert [game.name for game in listed] == ["Friday"]
    assert listed[0].moves == len(session.history)
    page = window.page("home")
    window.show_page("home")
    QApplication.processEvents()
    assert page.unfinished() is not None  # type: ignore[attr-defined]
    from tests.desktop.driver import Driver

    Driver.click(page.continue_button)  # type: ignore[attr-defined]
    assert window.current_page() is window.page("game")


def test_rename_and_delete(window: Window, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from PySide6.QtCore import QFile

    folders.games().mkdir(parents=True)
    path = folders.games() / "one.tarsas"
    _short_game(path, "terra_mystica").close()
    page = window.page("saves")
    window.show_page("saves")
    game = read_saved(path)
    assert game is not None
    page.rename(game, "Újév")  # type: ignore[attr-defined]
    assert [g.name for g in page.games] == ["Újév"]  # type: ignore[attr-defined]
    trashed: list[str] = []
    monkeypatch.setattr(
        QFile, "moveToTrash", lambda name: (trashed.append(name), Path(name).unlink(), True)[-1]
    )
    page.delete(page.games[0])  # type: ignore[attr-defined]
    assert trashed == [str(path)]
    assert page.games == []  # type: ignore[attr-defined]


def _short_game(path: Path, slug: str = "sample") -> GameSession:
    session = GameSession.new(find_game(slug), [Seat("Anna"), Seat("Béla", colour="blue")], {}, 4, path)
    for _ in range(8):
        legal = session.legal()
        session.act(legal[len(legal) // 2])
        if session.over:
            break
    return session


# -- secrets ------------------------------------------------------------------------------------------------------


def words_on_screen(window: Window) -> str:
    """Everything a person or a screen reader could read: texts of all visible widgets, models and scenes."""
    from PySide6.QtGui import QAccessible

    from desktop.board.view import BoardView
    from desktop.panels.log import LogPanel
    from desktop.panels.option_list import OptionsView

    found: list[str] = []
    for widget in [window, *window.findChildren(QWidget)]:
        if not widget.isVisibleTo(window):
            continue
        found += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        for name in ("text", "toPlainText", "title"):
            value = getattr(widget, name, None)
            if callable(value):
                try:
                    found.append(str(value()))
                except TypeError:
                    continue
        if isinstance(widget, OptionsView):
            found += [row.text for row in widget.list_model.rows]
        if isinstance(widget, LogPanel):
            found += [line.text for line in widget.model.lines]
        if isinstance(widget, BoardView):
            scene = widget.board()
            if scene is not None:
                found += [spot.label + spot.name for spot in scene.spots.values()]
                found += [str(getattr(item, "text", "")) for item in scene.items()]
            interface = QAccessible.queryAccessibleInterface(widget)
            for i in range(interface.childCount() if interface is not None else 0):
                child = interface.child(i)
                if child is not None:
                    found.append(child.text(QAccessible.Text.Name))
    return "\n".join(found)


def secret_cards(session: GameSession, seat: int) -> set[str]:
    return {f"c{card + 1}" for card in session.state.hands[seat]}  # type: ignore[attr-defined]


@pytest.mark.parametrize("board", [True, False])
def test_nothing_leaks_at_the_hand_over(
    open_game: OpenGame, board: bool, request: pytest.FixtureRequest
) -> None:
    if board:
        request.getfixturevalue("sample_board")
    driver = open_game("sample", people=2, seed=11)
    page, session = driver.page, driver.session
    checked = 0
    for _ in range(40):
        if session.over:
            break
        if page.curtain.drawn:
            QApplication.processEvents()
            shown = set(
                words_on_screen(driver.window).replace("\n", " ").replace(",", " ").replace(":", " ").split()
            )
            hidden = secret_cards(session, 0) | secret_cards(session, 1)
            assert not hidden & shown
            driver.lift_curtain()
        seat = session.decision.seat if session.decision is not None else 0
        other = 1 - seat
        QApplication.processEvents()
        shown = set(
            words_on_screen(driver.window)
            .replace("\n", " ")
            .replace(",", " ")
            .replace(".", " ")
            .replace(":", " ")
            .split()
        )
        assert not secret_cards(session, other) & shown
        checked += 1
        driver.choose_by_mouse(driver.rng.choice(driver.options()))
    assert checked > 4
    driver.close_dialogs()


def ids_in(data: object) -> set[str]:
    """All words of a position's data."""
    if isinstance(data, dict):
        return {word for value in data.values() for word in ids_in(value)}
    if isinstance(data, (list, tuple)):
        return {word for value in data for word in ids_in(value)}
    return {data} if isinstance(data, str) else set()


@pytest.mark.parametrize("slug", ["res_arcana", "northgard"])
def test_real_secrets_stay_secret(open_game: OpenGame, slug: str) -> None:
    """What the full position knows and the view at the screen does not is nowhere to be read."""
    driver = open_game(slug, people=2, seed=8)
    page, session = driver.page, driver.session
    checked = 0
    for _ in range(25):
        if session.over:
            break
        for _ in range(2):  # once behind the curtain, once after it
            QApplication.processEvents()
            seen = ids_in(session.view().position_data())
            hidden = ids_in(session.state.position_data()) - seen
            assert page.texts is not None
            names = {page.texts.word(word) for word in hidden} - {page.texts.word(word) for word in seen}
            shown = words_on_screen(driver.window)
            leaked = [name for name in names if len(name) > 4 and re.search(rf"\b{re.escape(name)}\b", shown)]
            assert leaked == []
            checked += len(names)
            driver.lift_curtain()
        driver.choose_by_mouse(driver.rng.choice(driver.options()))
    assert checked > 100
    driver.close_dialogs()


def test_public_look_has_no_hand(open_game: OpenGame, sample_board: None) -> None:
    driver = open_game("sample", people=2, seed=11)
    assert driver.page.curtain.drawn
    driver.click(driver.page.curtain.public)
    scene = driver.page.tray.board()
    assert scene is not None
    assert not [spot for spot in scene.spots if spot.startswith("card:")]
    assert driver.options() == []


def test_one_person_never_meets_the_curtain(open_game: OpenGame) -> None:
    driver = open_game("sample", people=1, bots=1)
    driver.wait(driver.human_turn)
    assert not driver.page.curtain.drawn
    assert driver.options()


def test_bots_get_a_view_only(open_game: OpenGame, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = open_game("sample", people=1, bots=1)
    sent: list[object] = []
    bots = driver.page.bots.pool
    bots.cancel()
    monkeypatch.setattr(bots, "_send", lambda _session, data, *_: sent.append(data))
    driver.wait(driver.human_turn)
    while not sent:
        driver.choose_by_mouse(driver.rng.choice(driver.options()))
    data = sent[0]
    assert isinstance(data, dict)
    assert data["viewer"] == 1
    assert all(card is None for card in data["seats"][0]["hand"])
    assert all(card is None for card in data["deck"])


@pytest.mark.parametrize("slug", ["res_arcana", "northgard"])
def test_a_plan_offers_no_cards_that_the_planner_cannot_know(open_game: OpenGame, slug: str) -> None:
    """In a view the hand of another seat is full of holes; naming them would name wrong cards."""
    driver = open_game(slug, people=2, seed=7)
    others = 0
    for _ in range(60):
        if driver.session.over:
            break
        driver.lift_curtain()
        driver.window.run("planner")
        plan = driver.page.plan
        assert plan is not None
        for _ in range(12):
            legal = plan.legal()
            if plan.over or not legal:
                break
            if plan.decision.seat != plan.viewer:  # type: ignore[union-attr]
                others += 1
                assert all(-1 not in action[1:] for action in legal)
            before = len(plan.history)
            driver.page.planner.act(driver.page.interaction.possible()[0])
            if len(plan.history) == before:
                break
        if not plan.over and not plan.legal():
            rows = [row.text for row in driver.page.options.list.list_model.rows]
            assert rows == ["The plan ends here: what comes next is hidden or random."]
        driver.window.run("planner")
        driver.session.act(driver.rng.choice(driver.session.legal()))
    assert others
