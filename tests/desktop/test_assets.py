"""The drawings: everything QtSvg silently ignores is forbidden, and every file loads."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtSvg import QSvgRenderer

from desktop import folders
from desktop.application import Application
from desktop.art import art, look
from desktop.board.presentation import Presentation

FORBIDDEN = (
    "<clipPath",
    "clip-path",
    "<symbol",
    "<use",
    "<text",
    "<tspan",
    "<image",
    "<filter",
    "<foreignObject",
    "<script",
    'href="http',
    "font-",
)
LIMITS = {"icons": 3000, "brand": 40000}
FILES = sorted(folders.resources().glob("*/*.svg"))


def test_there_are_drawings() -> None:
    assert len(FILES) >= 471


@pytest.mark.parametrize("folder", sorted({path.parent.name for path in FILES}))
def test_drawings_are_what_qt_can_draw(application: Application, folder: str) -> None:
    placeholder = look.palette["placeholder"]
    problems = []
    for path in (folders.resources() / folder).glob("*.svg"):
        text = path.read_text(encoding="utf-8")
        problems += [f"{path.name}: {bad}" for bad in FORBIDDEN if bad in text]
        if not re.fullmatch(r"[a-z0-9_]+\.svg", path.name):
            problems.append(f"{path.name}: name")
        if len(text.encode()) > LIMITS.get(folder, 16000):
            problems.append(f"{path.name}: {len(text)} bytes")
        if path.name.startswith("ui_") and set(re.findall(r"#[0-9a-fA-F]{6}", text)) - {placeholder["ink"]}:
            problems.append(f"{path.name}: more than the ink colour")
        ids = re.findall(r'\bid="([^"]+)"', text)
        if len(ids) != len(set(ids)):
            problems.append(f"{path.name}: double id")
        if not QSvgRenderer(QByteArray(text.encode())).isValid():
            problems.append(f"{path.name}: not valid")
    assert problems == []


def test_tinting_changes_the_picture(application: Application) -> None:
    red, blue = (art.pixmap("common/disc", 40, tint=colour).toImage() for colour in ("red", "blue"))
    assert red != blue
    assert red.pixelColor(20, 20).red() > red.pixelColor(20, 20).blue()


def test_raster_is_made_once_per_size_and_ratio(application: Application) -> None:
    art.pixmap("icons/coin", 37, ratio=1.0)
    count = art.statistics()[0]
    art.pixmap("icons/coin", 37, ratio=1.0)
    assert art.statistics()[0] == count
    sharp = art.pixmap("icons/coin", 37, ratio=2.0)
    assert art.statistics()[0] == count + 1
    assert sharp.width() == 74
    assert sharp.devicePixelRatio() == 2.0


def test_slots_are_found_in_drawn_coordinates(application: Application) -> None:
    from PySide6.QtCore import QRectF

    whole = QRectF(100, 50, 400, 300)
    slot = art.slot("brand/handover_curtain", "name", whole)
    assert whole.contains(slot)
    with pytest.raises(KeyError):
        art.slot("brand/handover_curtain", "nonsense", whole)


def contrast(one: str, other: str) -> float:
    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_is_legible_on_every_ground(theme: str) -> None:
    ui = look.palette["ui"][theme]
    for ground in ("ground", "panel", "raised", "sunken", "accent_soft"):
        assert contrast(ui["text"], ui[ground]) >= 4.5, ground
    assert contrast(ui["text_on_accent"], ui["accent"]) >= 4.5
    for ground in ("panel", "raised"):
        assert contrast(ui["text_soft"], ui[ground]) >= 4.5


@pytest.mark.parametrize("vision", ["standard", "red_green", "blue_yellow", "grey"])
def test_signs_are_legible_on_every_player_colour(application: Application, vision: str) -> None:
    look.set(vision=vision)
    for name in look.palette["player"]:
        player = look.player(name)
        assert contrast(player.on, player.ramp[1]) >= 3, (vision, name)
    look.set(vision="standard")


def test_catalogue_agrees_with_the_rules() -> None:
    from desktop.catalogue import catalogue
    from rules import registry

    assert tuple(catalogue()) == registry.SLUGS
    for slug, entry in catalogue().items():
        game = registry.game(slug)
        assert entry.players == (game.least_players, game.most_players)
        assert all((folders.resources() / "icons" / f"{icon}.svg").exists() for icon in entry.icons)
        keys = {option.key: option for option in game.options}
        for key, value in entry.first.get("options", {}).items():
            assert value in keys[key].choices
        game.setup(int(entry.first["players"]), 0, entry.first["options"])


def test_no_colour_is_written_in_code() -> None:
    """Colours live in palette.toml; the few of paper and wood that never change are named here."""
    fixed = {"#fffaf0", "#2b2118", "#1a120b", "#f2e4cc", "#ead9bf", "#fff4df", "#21180f"}
    found = {}
    for path in Path(folders.resources().parent / "desktop").rglob("*.py"):
        if "games" in path.relative_to(folders.resources().parent / "desktop").parts:
            continue
        colours = set(re.findall(r'"(#[0-9a-fA-F]{6})"', path.read_text(encoding="utf-8"))) - fixed
        if colours and path.name != "self_test.py":
            found[path.name] = colours
    assert found == {}


def test_packed_palette_is_current() -> None:
    from desktop.art.pack_palette import packed

    assert (folders.resources() / "palette.json").read_text(encoding="utf-8") == packed(), (
        "python -m desktop.art.pack_palette"
    )


def test_generic_presentation_needs_no_game(application: Application) -> None:
    assert Presentation.board.__doc__
