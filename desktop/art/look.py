"""Colours and fonts as data. One `look` for the whole program; `changed` tells every widget to repaint."""

from __future__ import annotations

import json
from functools import cached_property
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from desktop import folders

Ramp = tuple[str, ...]

SANS = ["Inter", "Noto Sans", "Segoe UI", "DejaVu Sans"]
SERIF = ["Source Serif 4", "Noto Serif", "DejaVu Serif"]

# role -> (pixels at text scale 100 %, bold, serif)
FONTS: dict[str, tuple[float, bool, bool]] = {
    "tiny": (11, False, False),
    "note": (13, False, False),
    "note_bold": (13, True, False),
    "body": (15, False, False),
    "body_bold": (15, True, False),
    "list": (16, False, False),
    "list_bold": (16, True, False),
    "name": (18, True, False),
    "decision": (20, True, False),
    "number": (20, True, False),
    "heading": (22, True, True),
    "title": (30, True, True),
}

# window width -> how large everything is drawn before the user's text scale
DENSITY = {"compact": 0.84, "normal": 1.0, "wide": 1.2}


class PlayerColour(NamedTuple):
    """A seat's colour: tones of the paint, the shape that goes with it, and what is legible on it."""

    name: str
    ramp: Ramp
    glyph: str
    on: str


class Look(QObject):
    """Theme, sight, text scale and density; everything painted asks here."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.theme = "light"
        self.vision = "standard"
        self.text_scale = 1.0
        self.density = "normal"
        self.glyphs = True
        self._colours: dict[str, QColor] = {}
        self._fonts: dict[tuple[str, float], QFont] = {}

    @cached_property
    def palette(self) -> dict[str, Any]:
        """palette.toml as JSON, which reads ten times faster at start; `python -m desktop.art.pack_palette` makes it."""
        data: dict[str, Any] = json.loads((folders.resources() / "palette.json").read_text(encoding="utf-8"))
        return data

    # -- changing it ---------------------------------------------------------------------------------------

    def set(
        self,
        *,
        theme: str | None = None,
        vision: str | None = None,
        text_scale: float | None = None,
        density: str | None = None,
        glyphs: bool | None = None,
    ) -> None:
        """Changes what is given, tells Qt, and emits `changed` once if anything differs."""
        before = (self.theme, self.vision, self.text_scale, self.density, self.glyphs)
        self.theme = theme or self.theme
        self.vision = vision or self.vision
        self.text_scale = text_scale or self.text_scale
        self.density = density or self.density
        self.glyphs = self.glyphs if glyphs is None else glyphs
        if before != (self.theme, self.vision, self.text_scale, self.density, self.glyphs):
            self._colours.clear()
            self._fonts.clear()
            self.apply()
            self.changed.emit()

    def apply(self) -> None:
        """Gives Qt's own widgets our palette and font."""
        app = QApplication.instance()
        if not isinstance(app, QApplication):
            return
        scheme = Qt.ColorScheme.Dark if self.theme == "dark" else Qt.ColorScheme.Light
        QGuiApplication.styleHints().setColorScheme(scheme)
        app.setPalette(self.qt_palette())
        app.setFont(self.font("body"))

    def qt_palette(self) -> QPalette:
        c, role = self.colour, QPalette.ColorRole
        pairs = {
            role.Window: "panel", role.WindowText: "text", role.Base: "raised", role.AlternateBase: "panel",
            role.Text: "text", role.Button: "raised", role.ButtonText: "text", role.BrightText: "text_on_accent",
            role.ToolTipBase: "raised", role.ToolTipText: "text", role.Highlight: "accent", role.Accent: "accent",
            role.HighlightedText: "text_on_accent", role.Link: "focus", role.LinkVisited: "focus",
            role.PlaceholderText: "text_soft", role.Light: "raised", role.Midlight: "panel", role.Mid: "line",
            role.Dark: "line", role.Shadow: "shadow",
        }  # fmt: skip
        palette = QPalette()
        for which, name in pairs.items():
            palette.setColor(which, c(name))
        for which in (role.WindowText, role.Text, role.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, which, c("text_soft"))
        return palette

    # -- colours -------------------------------------------------------------------------------------------

    def colour(self, name: str) -> QColor:
        """A colour of the interface: ground, panel, raised, sunken, line, text, text_soft, accent, focus, ..."""
        found = self._colours.get(name)
        if found is None:
            found = self._colours[name] = QColor(self.palette["ui"][self.theme][name])
        return found

    def ink(self, name: str = "text") -> str:
        return str(self.palette["ui"][self.theme][name])

    def state(self, name: str) -> QColor:
        """The colour of a target's state: legal, hover, selected, illegal, warning, success, last_move, ..."""
        other = self.palette["vision"].get(self.vision, {}).get("state", {}).get(self.theme, {})
        return QColor(other.get(name) or self.palette["state"][self.theme][name]["color"])

    def player(self, name: str) -> PlayerColour:
        entry = {
            **self.palette["player"][name],
            **self.palette["vision"].get(self.vision, {}).get("player", {}).get(name, {}),
        }
        return PlayerColour(name, tuple(entry["ramp"]), entry["glyph"], entry["on"])

    def ramp(self, name: str) -> Ramp:
        """Four tones by name: a player colour, a material, a terrain, an essence, a cult; state:<name> for a state."""
        if name.startswith("state:"):
            return (self.state(name[6:]).name(),) * 4
        if name in self.palette["player"]:
            return self.player(name).ramp
        for table in ("ramp", "terrain", "essence", "cult", "temple"):
            entry = self.palette[table].get(name)
            if entry is not None:
                tones = entry if isinstance(entry, list) else entry["ramp"]
                return self.ramp(tones) if isinstance(tones, str) else tuple(tones)
        raise KeyError(name)

    # -- fonts and sizes -----------------------------------------------------------------------------------

    @property
    def scale(self) -> float:
        return self.text_scale * DENSITY[self.density]

    def px(self, size: float) -> int:
        """A length that grows with the text."""
        return max(1, round(size * self.scale))

    def font(self, role: str, factor: float = 1.0) -> QFont:
        found = self._fonts.get((role, factor))
        if found is None:
            size, bold, serif = FONTS[role]
            found = self.plain_font(size * self.scale * factor, bold, serif)
            self._fonts[(role, factor)] = found
        return QFont(found)

    @staticmethod
    def plain_font(pixels: float, bold: bool = False, serif: bool = False) -> QFont:
        """A font that does not follow the text scale: for boards, which zoom instead."""
        font = QFont()
        font.setFamilies(SERIF if serif else SANS)
        font.setPixelSize(max(1, round(pixels)))
        font.setBold(bold)
        return font

    @staticmethod
    def fit(text: str, width: float, font: QFont, smallest: float = 0.7) -> QFont:
        """The font, shrunk to at most `smallest` of its size so that `text` fits into `width`."""
        result = QFont(font)
        pixels, least = font.pixelSize(), font.pixelSize() * smallest
        while pixels > least and QFontMetricsF(result).horizontalAdvance(text) > width:
            pixels -= 1
            result.setPixelSize(max(1, round(pixels)))
        return result


look = Look()
