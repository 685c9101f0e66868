"""Settings, languages, look: live, stored, tolerant of damage."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from desktop import folders
from desktop.application import Application
from desktop.art import look
from desktop.settings import SCHEMA, Settings
from desktop.texts import fill, plain, set_language, tr
from desktop.window import Window
from tests.desktop.fitting import cut_texts
from translations import tool


def test_settings_survive_a_restart(home: Path) -> None:
    settings = Settings(folders.settings_file())
    settings["text_scale"] = 150
    settings["theme"] = "dark"
    settings.remember("last_game", "terramara")
    again = Settings(folders.settings_file())
    assert again["text_scale"] == 150
    assert again["theme"] == "dark"
    assert again.memory["last_game"] == "terramara"


@pytest.mark.parametrize(
    "content", ["", "{", "[]", "null", '{"theme": 3, "text_scale": 5000, "colours": "plaid"}', "\x00\x01"]
)
def test_damaged_settings_fall_back(home: Path, content: str) -> None:
    folders.settings_file().parent.mkdir(parents=True, exist_ok=True)
    folders.settings_file().write_text(content, encoding="utf-8")
    settings = Settings(folders.settings_file())
    for name, (default, _) in SCHEMA.items():
        assert settings[name] == default


def test_damaged_settings_are_kept_aside(home: Path) -> None:
    folders.settings_file().parent.mkdir(parents=True, exist_ok=True)
    folders.settings_file().write_text("{broken", encoding="utf-8")
    Settings(folders.settings_file())
    assert folders.settings_file().with_suffix(".damaged.json").read_text(encoding="utf-8") == "{broken"


def test_impossible_value_is_refused(home: Path) -> None:
    settings = Settings(None)
    with pytest.raises(ValueError, match="text_scale"):
        settings["text_scale"] = 10


def test_read_only_folder_does_not_stop_anything(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder", encoding="utf-8")
    settings = Settings(blocked / "settings.json")
    settings["theme"] = "dark"
    assert settings["theme"] == "dark"
    assert settings.problem


def test_parameters_are_named_and_counted() -> None:
    assert fill("{n} {n:option|options}", {"n": 1}) == "1 option"
    assert fill("{n} {n:option|options}", {"n": 3}) == "3 options"
    assert fill("{a} and {b}", {"b": -2}) == "{a} and −2"
    assert plain("Őrült ÁRVÍZ") == "orult arviz"


def test_language_switches_at_once(window: Window) -> None:
    home = window.page("home")
    texts = {label.text() for label in home.findChildren(QLabel)}
    assert "Saved games" in texts
    window.settings["language"] = "hu"
    QApplication.processEvents()
    texts = {label.text() for label in home.findChildren(QLabel)}
    assert "Mentett játékok" in texts
    assert "Saved games" not in texts
    window.settings["language"] = "en"
    QApplication.processEvents()
    assert "Saved games" in {label.text() for label in home.findChildren(QLabel)}


def test_theme_switches_at_once(window: Window) -> None:
    light = window.grab().toImage().pixelColor(5, 5)
    window.settings["theme"] = "dark"
    QApplication.processEvents()
    dark = window.grab().toImage().pixelColor(5, 5)
    assert dark.lightness() < light.lightness() - 80


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("scale", [80, 100, 200])
@pytest.mark.parametrize("page", ["home", "new_game", "settings", "saves", "statistics", "rules"])
def test_every_page_in_every_language_and_size(window: Window, language: str, scale: int, page: str) -> None:
    """Nothing is cut off: every label that does not elide has room for its words."""
    window.settings["language"] = language
    window.settings["text_scale"] = scale
    window.show_page(page)
    for _ in range(4):
        QApplication.processEvents()
    window.grab()
    assert cut_texts(window.page(page)) == []


def test_text_scale_reaches_the_fonts(application: Application) -> None:
    small = look.font("body").pixelSize()
    application.settings["text_scale"] = 200
    assert look.font("body").pixelSize() == pytest.approx(2 * small, abs=1)


def test_unknown_sentence_stays_english(application: Application) -> None:
    set_language("hu")
    assert tr("A sentence that nobody translated {n}", n=2) == "A sentence that nobody translated 2"
    set_language("en")


# -- the translation tool ---------------------------------------------------------------------------------------


def test_extraction_finds_code_catalogue_and_rulebooks() -> None:
    messages = tool.all_messages()
    assert ("Saved games", "") in messages["shell"]
    assert ("&Game", "") in messages["shell"]
    assert ("New", "seed") in messages["shell"]
    assert ("Terra Mystica", "") in messages["terra_mystica"]
    assert any(key.startswith("topic.") for keys in messages["terra_mystica"].values() for key in keys)


def test_f_strings_are_refused(tmp_path: Path) -> None:
    (tmp_path / "desktop").mkdir()
    (tmp_path / "desktop" / "a.py").write_text('from x import tr\ntr(f"{1} things")\n', encoding="utf-8")
    with pytest.raises(SystemExit, match="f-string"):
        tool.code_messages(tmp_path)


def test_check_names_what_is_wrong() -> None:
    messages = {"shell": {("Hello {name}", ""): ["a.py"], ("Bye", ""): ["a.py"], ("New", ""): ["a.py"]}}
    done = {"shell": {("Hello {name}", ""): "Szia {nev}", ("Bye", ""): "", ("Old", ""): "Régi"}}
    found = "\n".join(tool.problems("hu", messages, done))
    assert "parameters differ" in found
    assert "unfinished: 'Bye'" in found
    assert "missing: 'New'" in found
    assert "outdated: 'Old'" in found


def test_ts_round_trip(tmp_path: Path) -> None:
    messages = {"shell": {("A <b> & {n}", "note"): ["x.py"], ("B\nC", ""): ["y.py"]}}
    done = {"shell": {("A <b> & {n}", "note"): "Á <b> & {n}", ("B\nC", ""): "B\nCé"}}
    path = tmp_path / "t.ts"
    tool.write_ts(path, "hu", messages, done)
    assert tool.read_ts(path) == done


def test_merge_and_missing_speak_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tool.missing("hu", "shell")
    data = json.loads(capsys.readouterr().out or "{}")
    assert set(data) <= {"shell"}
