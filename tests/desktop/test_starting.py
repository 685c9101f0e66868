"""The window from the command line: what is wrong is said in one line, and no half-made window stays behind."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop import start as starting
from desktop.main import PAGES, parser
from desktop.message import Message
from desktop.start import open_first
from desktop.window import PAGE_NAMES, Window
from tests.desktop.driver import Driver


def words(*arguments: str) -> argparse.Namespace:
    return parser().parse_args(arguments)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("nosuch",), "There is no game and no file called nosuch. Games: terra_mystica"),
        (("terra_mystica", "--players", "9"), "2 to 5 players, not 9"),
        (("terra_mystica", "--players", "0"), "2 to 5 players, not 0"),
        (("terra_mystica", "--seed", "1", "--option", "nosuch=1"), "has no option 'nosuch'"),
        (("terra_mystica", "--seed", "1", "--option", "promo_town_tiles"), "needs a value"),
        (("terra_mystica", "--seed", "1", "--option", "promo_town_tiles=maybe"), "promo_town_tiles"),
    ],
)
def test_a_wrong_table_is_one_line(window: Window, arguments: tuple[str, ...], said: str) -> None:
    answer = open_first(window, words(*arguments))
    assert said in answer
    assert "\n" not in answer


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--size", "huge"), "a size like 1366x768"),
        (("--size", "0x0"), "a size like 1366x768"),
        (("--text-scale", "9000"), "80 to 200"),
        (("--advance", "-3"), "'-3' is not a number"),
        (("--players", "many"), "'many' is not a number"),
        (("--page", "nosuch"), "invalid choice"),
    ],
)
def test_wrong_values_are_refused_before_anything_opens(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    with pytest.raises(SystemExit) as end:
        words(*arguments)
    assert end.value.code == 2
    assert said in capsys.readouterr().err


def test_pages_of_the_command_line_are_pages() -> None:
    assert set(PAGES) <= set(PAGE_NAMES)


def test_a_seed_of_words_is_the_seed_of_the_new_game_page(window: Window) -> None:
    digests = set()
    for seed in ("crow-jade-274", "Crow-Jade-274 "):
        assert open_first(window, words("terramara", "--seed", seed)) == ""
        digests.add(Driver(window).session.first.digest())
    assert len(digests) == 1


def test_a_broken_file_is_explained_over_the_window(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[tuple[bool, str]] = []
    monkeypatch.setattr(
        Message, "exec", lambda m: said.append((window.isVisible() and m.parent() is window, m.sentence))
    )
    path = tmp_path / "broken.journal"
    path.write_text("dear diary", encoding="utf-8")
    window.hide()
    assert open_first(window, words(str(path))) == ""
    assert said == []  # nothing stands alone on the screen before there is a window
    window.show()
    QTest.qWait(20)
    assert said == [(True, "broken.journal cannot be opened: it is not a saved game of Társas")]
    assert path.exists()  # not ours: it stays where it is


def test_a_picture_of_a_broken_file_asks_nobody(window: Window, tmp_path: Path) -> None:
    answer = open_first(window, words(str(tmp_path), "--screenshot", "x.png"))
    assert answer.endswith("it is a folder")


def test_a_picture_that_cannot_be_written_fails(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    codes: list[int] = []
    monkeypatch.setattr(QApplication, "exit", codes.append)
    starting._picture(window, tmp_path / "nowhere" / "x.png")
    QTest.qWait(600)
    assert codes[:1] == [2]
    assert "cannot be written" in capsys.readouterr().err
