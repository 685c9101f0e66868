"""Where the regions of the game page stand. Positions never change within a size, so that hands learn them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from desktop.art import look
from desktop.texts import tr

if TYPE_CHECKING:
    from desktop.pages.game import GamePage

# by density of the window (desktop.window.density_of), in pixels at text scale 100 %
LEFT = {"compact": 236, "normal": 304, "wide": 380}
RIGHT = {"compact": 290, "normal": 384, "wide": 480}
BAR = {"compact": 50, "normal": 60, "wide": 68}
LINE = {"compact": 26, "normal": 28, "wide": 32}
TRAY = {"compact": 150, "normal": 210, "wide": 270}
MAT = {"compact": 236, "normal": 300, "wide": 380}
LARGEST_TEXT_WITH_MAT = 1.3
LEAST_OPTIONS, LEAST_READING = 190, 150  # heights that grow with the text

Titled = tuple[str, QWidget]


def _wider() -> float:
    """Side columns grow with the text, but not beyond what the board can spare."""
    return max(1.0, min(1.4, look.text_scale))


def lay_out(page: GamePage) -> None:
    density, text = look.density, look.text_scale
    width, height = page.width(), page.height()
    left, right = round(LEFT[density] * _wider()), round(RIGHT[density] * _wider())
    bar = round(BAR[density] * max(1.0, text))
    line = round(LINE[density] * max(0.9, text))
    middle = max(200, width - left - right)
    page.bar.setGeometry(0, 0, width, bar)
    page.strip.setGeometry(0, bar, left, height - bar)
    page.line.setGeometry(left, bar, middle, line)
    has_tray = page.tray.board() is not None
    tray = min(TRAY[density], (height - bar - line) // 3) if has_tray else 0
    area = QRect(left, bar + line, middle, height - bar - line - tray)
    page.board.setGeometry(area)
    page.table.setGeometry(area)
    page.board.setVisible(not page.showing_text)
    page.table.setVisible(page.showing_text)
    page.tray.setGeometry(left, height - tray, middle, tray)
    page.tray.setVisible(has_tray)
    page.interaction.inside = QRect(left, bar + line, middle, height - bar - line)
    lay_out_right(page)
    if page.curtain.drawn:
        spread_curtain(page)
    page.laidOut.emit()


def spread_curtain(page: GamePage) -> None:
    """Over everything but the menu, the bar, the players' public numbers and the facts of the table."""
    top = page.bar.geometry().bottom() + 1
    left = page.strip.geometry().right() + 1
    page.curtain.setGeometry(left, top, page.width() - left, page.height() - top)
    page.curtain.setContentsMargins(0, page.line.height(), 0, 0)
    page.curtain.raise_()
    page.line.raise_()


def lay_out_right(page: GamePage) -> None:
    """Options grow with their rows; the mat keeps its height; the rest is for reading.

    Where all options fit if reading is content with its least, no one needs to scroll them; a longer list gets half
    of the column.
    """
    density = look.density
    top = page.bar.geometry().bottom() + 1
    right = round(RIGHT[density] * _wider())
    x, height = page.width() - right, page.height() - top
    large = look.text_scale > LARGEST_TEXT_WITH_MAT
    has_mat = page.mat.board() is not None and not large
    mat = min(MAT[density], round(height * 0.34)) if has_mat else 0
    head = look.px(28) if has_mat else 0
    share = 0.42 if has_mat else 0.5
    most = height - mat - head - look.px(LEAST_READING)
    wanted = page.options.wanted_height(right)
    grown = wanted if wanted <= most else min(most, round(height * share))
    options = max(min(most, look.px(LEAST_OPTIONS)), grown)
    page.options.setGeometry(x, top, right, options)
    page.mat_heading.setGeometry(x, top + options, right, head)
    page.mat_heading.setVisible(has_mat)
    rest_top = top + options + head + mat
    rest = page.height() - rest_top
    count = 1 if rest < 420 or density == "compact" else 2 if density == "normal" or rest < 700 else 3
    _fill_side(page, count, large and page.mat.board() is not None)
    if page.mat.parentWidget() is page:
        page.mat.setGeometry(x, top + options + head, right, mat)
        page.mat.setVisible(has_mat)
    for i, panel in enumerate(page.side):
        panel.setVisible(i < count)
        upper, lower = rest * i // count, rest * (i + 1) // count
        panel.setGeometry(x, rest_top + upper, right, lower - upper)


def _fill_side(page: GamePage, count: int, mat_as_tab: bool) -> None:
    """Detail, log and rules: three tabs, two blocks, or three; with large text the player board is a tab too."""
    if page.side_layout == (count, mat_as_tab):
        return
    page.side_layout = (count, mat_as_tab)
    detail: Titled = (tr("Detail"), page.detail)
    log: Titled = (tr("Log"), page.log)
    rules: Titled = (tr("Rules"), page.rules)
    split = {1: [[detail, log, rules]], 2: [[detail, rules], [log]], 3: [[detail], [log], [rules]]}[count]
    if mat_as_tab:
        split[0].append((tr("Player board"), page.mat))
    elif page.mat.parentWidget() is not page:
        page.mat.setParent(page)
        page.mat.show()
    for panel, pages in zip(page.side, split, strict=False):
        panel.set_pages(pages)
