"""Region H: the detail of what is pointed at, and explanations as rich text."""

from __future__ import annotations

import html
from collections.abc import Sequence

from PySide6.QtCore import QSize, QUrl, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QTextBrowser

from desktop.art import look
from desktop.game_texts import Explanation
from desktop.texts import number, tr
from desktop.widgets.scroll_bar import make_slim

PICTURE = "picture"  # the scheme of its address


class Detail(QTextBrowser):
    """Follows what is pointed at; pinned, it stays."""

    topicWanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.document().setDocumentMargin(10)
        make_slim(self)
        self.pinned = False
        self._html = ""
        self._picture = QImage()  # what is explained, for the text to show
        self.anchorClicked.connect(self._link)
        self.setAccessibleName(tr("Detail"))
        look.changed.connect(self._restyle)
        self.clear_detail()

    def _restyle(self) -> None:
        self.setFont(look.font("body"))
        self.setHtml(self._html)

    def set_html(self, text: str) -> None:
        if self.pinned or text == self._html:
            return
        self._html = text
        self.setFont(look.font("body"))
        self.setHtml(text)

    def about(self, explanation: Explanation) -> str:
        """An explanation as this panel shows it: first the thing itself, if it has a picture that fits in as a whole."""
        if explanation.picture is None or self.pinned:
            return explanation_html(explanation)
        ratio, edges = self.devicePixelRatioF(), 2 * round(self.document().documentMargin())
        bar = self.verticalScrollBar().sizeHint().width()
        room = QSize(self.width() - edges - bar, self.height() - edges)
        self._picture = image = explanation.picture(room, ratio)
        source, wide = f"{PICTURE}:{image.cacheKey()}", round(image.width() / ratio)
        picture = f"<p style='margin:0 0 6px 0'><img src='{source}' width='{wide}'></p>"
        if image.height() <= room.height() * ratio:
            return picture + explanation_html(explanation._replace(title=""))
        return explanation_html(explanation) + picture

    def loadResource(self, type: int, name: QUrl | str) -> object:
        is_ours = QUrl(name).scheme() == PICTURE
        return self._picture if is_ours else super().loadResource(type, name)

    def clear_detail(self) -> None:
        self.set_html(
            f"<p style='color:{look.ink('text_soft')}'>{html.escape(tr('Point at anything, or move the focus, to read about it here.'))}</p>"
        )

    def _link(self, url: QUrl) -> None:
        kind, _, name = url.toString().partition(":")
        if kind == "topic":
            self.topicWanted.emit(name)


def title_html(title: str) -> str:
    """The heading of a detail; no gap above it, so that short panels show more words."""
    return f"<p style='margin:0 0 4px 0'><b style='font-size:large'>{html.escape(title)}</b></p>"


def explanation_html(explanation: Explanation, depth: int = 2) -> str:
    """Title and the first depths; the page is a link away."""
    parts = [title_html(explanation.title)] if explanation.title else []
    if explanation.glance and (depth == 1 or not explanation.text):
        parts.append(f"<p>{html.escape(explanation.glance)}</p>")
    if depth >= 2 and explanation.text:
        lines = html.escape(explanation.text).replace("\n", "<br>")
        parts.append(f"<p>{lines}</p>")
    if depth >= 3 and explanation.page:
        parts.append(f"<p>{html.escape(explanation.page)}</p>")
    if explanation.topic:
        rules = " · ".join(explanation.rules[:3])
        parts.append(
            f"<p><a href='topic:{explanation.topic}'>{html.escape(tr('F1 rule page'))}</a> <small>{html.escape(rules)}</small></p>"
        )
    return "".join(parts)


def amounts_html(amounts: Sequence[tuple[str, int]], words: dict[str, str]) -> str:
    """Gains and costs in words, with a true minus."""
    parts = [
        f"<b>{'+' if n > 0 else ''}{number(n)}</b>&nbsp;{html.escape(words.get(icon, icon.replace('_', ' ')))}"
        for icon, n in amounts
    ]
    return " · ".join(parts)
