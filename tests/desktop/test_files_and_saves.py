"""Files from the window: import, export, copies, names, deleting, going on after a crash."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from desktop import dialogs, folders, importing
from desktop.application import Application
from desktop.importing import LogRefused, open_log, session_of_log
from desktop.message import Message
from desktop.pages import saves
from desktop.pages.home import HomePage
from desktop.pages.saves import SavesPage
from desktop.play import files
from desktop.session.games import find_game
from desktop.session.saved import list_saved, read_saved
from desktop.session.session import GameSession
from desktop.session.table import Seat
from desktop.texts import set_language
from desktop.widgets.pieces import Row
from desktop.window import Window
from rules.core import JournalWriter
from tests.desktop.conftest import OpenGame
from tests.desktop.driver import Driver

LOG = Path(__file__).parents[1] / "terra_mystica" / "logs" / "gen_2p_39.log"


def home_page(window: Window) -> HomePage:
    page = window.show_page("home")
    assert isinstance(page, HomePage)
    QApplication.processEvents()
    return page


def saves_page(window: Window) -> SavesPage:
    page = window.show_page("saves")
    assert isinstance(page, SavesPage)
    QApplication.processEvents()
    return page


# -- import ------------------------------------------------------------------------------------------------------


def test_a_log_is_imported_from_the_start_page(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importing.QFileDialog, "getOpenFileName", lambda *_: (str(LOG), ""))
    page = home_page(window)
    row = next(r for r in page.findChildren(Row) if r.text().startswith("Import"))
    Driver.click(row)
    driver = Driver(window)
    assert window.current_page() is driver.page
    session = driver.session
    assert session.game.slug == "terra_mystica"
    assert len(session.seats) == 2
    assert session.name == LOG.stem
    assert session.path is not None
    assert session.path.exists()
    digest = session.state.digest()
    driver.page.close_session()
    assert driver.page.open_file(list_saved()[0].path)
    assert driver.session.state.digest() == digest


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_bad_log_is_refused_in_words(window: Window, tmp_path: Path, language: str) -> None:
    window.settings["language"] = language
    text = LOG.read_text(encoding="utf-8")
    broken = tmp_path / "broken.log"
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if "build" in line)
    lines.insert(at, lines[at])  # the same dwelling twice
    broken.write_text("\n".join(lines), encoding="utf-8")
    nonsense = tmp_path / "nonsense.txt"
    nonsense.write_text("dear diary", encoding="utf-8")
    for path in (broken, nonsense, tmp_path / "missing.log"):
        with pytest.raises(LogRefused) as refused:
            session_of_log(path)
        sentence = refused.value.sentence
        assert "Traceback" not in sentence
        assert refused.value.detail
        assert ("cannot be" in sentence) is (language == "en"), sentence
    set_language("en")


def test_the_refusal_is_a_message_with_details(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[tuple[str, str]] = []
    monkeypatch.setattr(importing, "tell", lambda _w, _t, sentence, detail: said.append((sentence, detail)))
    path = tmp_path / "nonsense.txt"
    path.write_text("dear diary", encoding="utf-8")
    assert not open_log(window, path)
    assert said[0][0] == "nonsense.txt cannot be opened: it is not a log that Társas knows"
    assert window.current_page() is window.page("home")


# -- saved games ---------------------------------------------------------------------------------------------------


def test_rename_export_and_copy(open_game: OpenGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = open_game("terra_mystica", people=2)
    for _ in range(5):
        driver.step_by_mouse()
    monkeypatch.setattr(files, "ask_text", lambda *_: "Friday table")
    assert driver.window.run("rename")
    assert "Friday table" in driver.window.corner_label.text()
    text = tmp_path / "log.txt"
    monkeypatch.setattr(files.QFileDialog, "getSaveFileName", lambda *_: (str(text), ""))
    assert driver.window.run("export")
    written = text.read_text(encoding="utf-8")
    assert "Anna, Béla" in written
    assert all(line.text in written for line in driver.page.log_writer.lines())  # type: ignore[union-attr]
    copy = tmp_path / "copy.tarsas"
    monkeypatch.setattr(files.QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    assert driver.window.run("save_copy")
    digest = driver.session.state.digest()
    assert driver.page.open_file(copy)
    assert driver.session.state.digest() == digest
    assert driver.session.name == "Friday table"


def test_a_copy_that_cannot_be_written_says_why(
    open_game: OpenGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = open_game("terramara", people=2)
    driver.session.act(driver.session.legal()[0])
    said: list[str] = []
    monkeypatch.setattr(files, "tell", lambda _w, _t, sentence, _d: said.append(sentence))
    (tmp_path / "no_folder").write_text("", encoding="utf-8")
    for command, name in (("save_copy", "copy.tarsas"), ("export", "log.txt")):
        place = tmp_path / "no_folder" / name
        monkeypatch.setattr(files.QFileDialog, "getSaveFileName", lambda *_, place=place: (str(place), ""))
        assert driver.window.run(command)
        assert said[-1].startswith(f"{name} cannot be written: ")


def test_a_branch_that_cannot_be_written_stays_in_the_replay(
    open_game: OpenGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = open_game("terramara", people=2)
    driver.session.act(driver.session.legal()[0])
    said: list[str] = []
    monkeypatch.setattr(files, "tell", lambda _w, _t, sentence, _d: said.append(sentence))

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    driver.page.replay.start(0)
    monkeypatch.setattr(driver.session, "write_copy", full)
    driver.page.replay.branch()
    assert said[0].endswith("the disk is full")
    assert driver.page.replay.at == 0


def test_a_copy_replaces_a_file_only_when_it_is_whole(
    open_game: OpenGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = open_game("terramara", people=2)
    driver.session.act(driver.session.legal()[0])
    there = tmp_path / "there.tarsas"
    there.write_text("what was there", encoding="utf-8")
    with monkeypatch.context() as full:

        def fail(*_: object, **__: object) -> None:
            raise OSError(28, "No space left on device")

        full.setattr(JournalWriter, "act", fail)
        with pytest.raises(OSError, match="space"):
            driver.session.write_copy(there)
    assert there.read_text(encoding="utf-8") == "what was there"
    assert list(tmp_path.glob("*.part")) == []
    driver.session.write_copy(there)
    assert read_saved(there).moves == len(driver.session.history)  # type: ignore[union-attr]


def test_a_game_that_began_elsewhere_can_be_copied_twice(home: Path, tmp_path: Path) -> None:
    game = find_game("terramara")
    start = game.new(2, 5, {})
    start.apply(start.legal()[0])
    session = GameSession.new(game, [Seat("Anna"), Seat("Béla")], {}, 5, None, start=start)
    for _ in range(6):
        session.act(session.legal()[0])
    for name in ("one.tarsas", "two.tarsas"):
        session.write_copy(tmp_path / name)
        again = GameSession.open(tmp_path / name)
        assert again.state.digest() == session.state.digest()
        again.close()


def test_a_copy_of_a_finished_game_is_finished(open_game: OpenGame, tmp_path: Path) -> None:
    driver = open_game("sample", people=2)
    while not driver.session.over:
        driver.session.act(driver.session.legal()[0])
    driver.session.write_copy(tmp_path / "over.tarsas")
    saved = read_saved(tmp_path / "over.tarsas")
    assert saved is not None
    assert saved.finished


def test_a_name_without_suffix_gets_one_and_asks_before_overwriting(
    open_game: OpenGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = open_game("terramara", people=2)
    monkeypatch.setattr(files.QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "log"), ""))
    asked: list[str] = []
    monkeypatch.setattr(files, "ask_yes", lambda _w, _t, question, _y: bool(asked.append(question)))
    assert driver.window.run("export")
    written = (tmp_path / "log.txt").read_text(encoding="utf-8")
    assert not asked
    driver.session.act(driver.session.legal()[0])
    assert driver.window.run("export")
    assert asked == ["Overwrite “log.txt”?"]
    assert (tmp_path / "log.txt").read_text(encoding="utf-8") == written


def test_renaming_the_running_game_in_the_list_is_seen_at_the_table(
    open_game: OpenGame, window: Window
) -> None:
    driver = open_game("terramara", people=2)
    driver.step_by_mouse()
    window.show_page("saves")
    page = window.page("saves")
    page.rename(page.games[0], "Friday")  # type: ignore[attr-defined]
    assert driver.session.name == "Friday"
    assert page.games[0].name == "Friday"  # type: ignore[attr-defined]


def unsaved_game(open_game: OpenGame) -> Driver:
    driver = open_game("terramara", people=2)
    driver.session.lose_disk(OSError(errno.ENOSPC, "full"))
    driver.session.act(driver.session.legal()[0])
    assert driver.session.unwritten
    return driver


@pytest.mark.parametrize(("answer", "left"), [(1, True), (2, False)])
def test_an_unsaved_game_is_only_lost_on_purpose(
    open_game: OpenGame, window: Window, monkeypatch: pytest.MonkeyPatch, answer: int, left: bool
) -> None:
    driver = unsaved_game(open_game)
    session = driver.session
    said: list[str] = []

    def press(message: Message) -> None:
        said.append(message.sentence)
        message.answer = answer

    monkeypatch.setattr(Message, "exec", press)
    other = GameSession.new(find_game("terramara"), [Seat("Anna"), Seat("Béla")], {}, 5, None)
    driver.page.open_session(other)
    assert said == ["This game could not be saved. Leaving it now loses it."]
    assert (driver.page.session is other) is left
    assert window.close() is left
    assert window.isVisible() is not left
    assert len(said) == (1 if left else 2)  # the other game has nothing to lose
    if not left:
        monkeypatch.setattr(Message, "exec", lambda m: setattr(m, "answer", 1))
        assert driver.page.session is session


def test_an_unsaved_game_can_be_saved_on_leaving(
    open_game: OpenGame, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = unsaved_game(open_game)
    moves = len(driver.session.history)
    monkeypatch.setattr(Message, "exec", lambda m: setattr(m, "answer", 0))
    monkeypatch.setattr(files.QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "a.tarsas"), ""))
    assert window.close()
    saved = read_saved(tmp_path / "a.tarsas")
    assert saved is not None
    assert saved.moves == moves


def test_a_copy_over_itself_changes_nothing(open_game: OpenGame) -> None:
    driver = open_game("terra_mystica", people=2)
    driver.step_by_mouse()
    path = driver.session.path
    assert path is not None
    before = path.read_bytes()
    driver.session.write_copy(path)
    assert path.read_bytes() == before
    driver.step_by_mouse()
    assert len(path.read_bytes()) > len(before)


def test_saved_games_are_found_renamed_and_deleted(
    open_game: OpenGame, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    for slug in ("terra_mystica", "terramara"):
        driver = open_game(slug, people=2)
        driver.step_by_mouse()
    page = saves_page(window)
    assert len(page.rows) == 2
    page.search.setText("terramara")
    assert len(page.rows) == 1
    page.search.setText("bela")  # accents ignored
    assert len(page.rows) == 2
    page.search.setText("")
    page.rename(next(g for g in page.games if g.slug == "terramara"), "Sunday")
    assert {g.name for g in page.games} == {"", "Sunday"}
    trashed: list[str] = []
    monkeypatch.setattr(
        saves.QFile, "moveToTrash", lambda name: (trashed.append(name), Path(name).unlink()) != ()
    )
    monkeypatch.setattr(saves, "ask_yes", lambda *_: True)
    game = page.games[0]
    page._delete(game)
    assert trashed == [str(game.path)]
    assert len(page.rows) == 1


def test_without_a_trash_the_file_is_set_aside(
    open_game: OpenGame, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_game("terra_mystica", people=2).step_by_mouse()
    page = saves_page(window)
    monkeypatch.setattr(saves.QFile, "moveToTrash", lambda _name: False)
    page.delete(page.games[0])
    assert page.rows == []
    assert len(list(folders.damaged().iterdir())) == 1
    assert window.page("game").session is None  # type: ignore[attr-defined]


def test_no_is_no(open_game: OpenGame, window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    open_game("terra_mystica", people=2).step_by_mouse()
    page = saves_page(window)
    monkeypatch.setattr(saves, "ask_yes", lambda *_: False)
    page._delete(page.games[0])
    assert len(page.rows) == 1


# -- the start page ------------------------------------------------------------------------------------------------


def test_continue_opens_the_last_game(open_game: OpenGame, window: Window) -> None:
    driver = open_game("terra_mystica", people=2)
    driver.step_by_mouse()
    digest = driver.session.state.digest()
    page = home_page(window)
    Driver.click(page.continue_button)
    assert window.current_page() is driver.page
    assert driver.session.state.digest() == digest
    window.show_page("settings")
    assert window.run("continue")
    assert window.current_page() is driver.page


def test_after_a_crash_the_card_says_so(open_game: OpenGame, window: Window) -> None:
    driver = open_game("terra_mystica", people=2)
    driver.step_by_mouse()
    assert window.settings.memory["open_game"] == str(driver.session.path)  # what a crash would leave
    window.interrupted = str(driver.session.path)
    page = home_page(window)
    said = [label.text() for label in page.findChildren(QLabel)]
    assert any("stopped unexpectedly" in text and "move" in text for text in said)
    driver.page.close_session()
    assert window.settings.memory["open_game"] == ""


def test_after_a_crash_the_card_still_says_who_decides_what(open_game: OpenGame, window: Window) -> None:
    """Nothing was closed or left: what the journal holds in the middle of the game must do."""
    driver = open_game("terra_mystica", people=2, seed=3)
    driver.choose_by_mouse(driver.options()[0])
    session, texts = driver.session, driver.page.texts
    assert session.decision is not None
    assert texts is not None
    name = session.seats[session.decision.seat].name
    assert list_saved()[0].where == f"{name} decides: {texts.prompt(session.decision)}"
    driver.choose_by_mouse(driver.options()[0])
    assert f"{session.seats[session.decision.seat].name} decides: " in list_saved()[0].where


@pytest.mark.parametrize(("chosen", "crashed"), [("home", False), ("continue", False), ("continue", True)])
def test_the_program_starts_where_one_likes(
    open_game: OpenGame, window: Window, application: Application, chosen: str, crashed: bool
) -> None:
    """After a crash the start page comes first: it tells what happened."""
    driver = open_game("terra_mystica", people=2)
    driver.choose_by_mouse(driver.options()[0])
    path = driver.session.path
    driver.page.close_session()
    if crashed:
        application.settings.remember("open_game", str(path))
    application.settings["start_page"] = chosen
    again = Window(application)
    again.show_bare_table()
    again.resize(1366, 768)
    again.show()
    driver.wait(lambda: again.current_page() is not None)
    QApplication.processEvents()
    expected = "game" if chosen == "continue" and not crashed else "home"
    assert again.current_page() is again.pages[expected]
    again.close()
    again.deleteLater()


# -- disks that do not take anything ---------------------------------------------------------------------------------


def no_room(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_game_starts_although_the_disk_takes_no_file(
    window: Window, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It is played in memory, says so, and can be saved elsewhere; no half file stays behind."""
    window.new_game("res_arcana")
    page = window.page("new_game")
    QApplication.processEvents()
    with monkeypatch.context() as full:
        full.setattr(JournalWriter, "note", no_room)
        Driver.click(page.start_button)  # type: ignore[attr-defined]
    driver = Driver(window)
    assert window.current_page() is driver.page
    assert driver.session.unwritten
    assert "the disk is full" in window.corner_label.text()
    assert list_saved() == []
    driver.session.save_elsewhere(tmp_path / "elsewhere.tarsas")
    assert not driver.session.unwritten


def test_a_file_that_cannot_be_changed_says_why(
    window: Window, open_game: OpenGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = open_game()
    driver.page.close_session()
    said: list[str] = []
    monkeypatch.setattr(saves, "tell", lambda _parent, _title, sentence, _detail: said.append(sentence))
    page = saves_page(window)
    monkeypatch.setattr(saves.JournalWriter, "resume", no_room)
    page.rename(page.games[0], "Another name")
    monkeypatch.setattr(saves.QFile, "moveToTrash", lambda _path: False)
    monkeypatch.setattr(saves, "set_aside", no_room)
    page.delete(page.games[0])
    assert len(said) == 2
    assert all("stays as it is: the disk is full" in sentence for sentence in said)
    assert len(page.games) == 1


def test_an_import_that_cannot_be_kept_says_why(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(JournalWriter, "note", no_room)
    with pytest.raises(LogRefused, match="the disk is full"):
        session_of_log(LOG)


def test_damaged_and_torn_files_are_told_apart(window: Window, open_game: OpenGame) -> None:
    """A damaged one is not offered to be continued, but can be looked at as far as it is sound."""
    for _ in range(2):
        driver = open_game("res_arcana")
        for _ in range(6):
            driver.session.act(driver.session.legal()[0])
    driver.page.close_session()
    torn, damaged = sorted((game.path for game in list_saved()), key=lambda path: path.name)
    raw = torn.read_bytes()
    torn.write_bytes(raw[:-9])
    lines = damaged.read_bytes().split(b"\n")
    place = [i for i, line in enumerate(lines) if line.startswith(b'{"do"')][2]
    lines[place] = lines[place].replace(b'"seat"', b'"seet"')
    damaged.write_bytes(b"\n".join(lines))
    found = {game.path: game for game in list_saved()}
    assert found[torn].can_continue
    assert found[torn].note == "The last, unfinished step was dropped."
    assert not found[damaged].can_continue
    assert found[damaged].where == "damaged file: opens read-only, up to move 2"
    page = home_page(window)
    unfinished = page.unfinished()
    assert unfinished is not None
    assert unfinished.path == torn
    row = next(r for r in page.findChildren(Row) if "read-only" in r.second)
    Driver.click(row)
    assert driver.session.read_only
    assert damaged.read_bytes() == b"\n".join(lines)


def test_first_start_offers_the_lessons(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    page = home_page(window)
    learned: list[str] = []
    monkeypatch.setattr(window, "learn", learned.append)
    page._build()
    Driver.click(page.first_lessons["northgard"])
    assert learned == ["northgard"]


@pytest.mark.parametrize("dialog", [dialogs.about, dialogs.keys])
def test_small_dialogs_open(window: Window, dialog: object) -> None:
    made = dialog(window)  # type: ignore[operator]
    made.show()
    QApplication.processEvents()
    made.close()
