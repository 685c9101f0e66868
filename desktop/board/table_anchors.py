"""Where the links of a laid-out text stand."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTextBlock, QTextDocument


class Anchors:
    """The links of one text by their address. Read once a text: a long one has thousands of pieces."""

    def __init__(self, document: QTextDocument) -> None:
        self._document = document
        self._ranges: dict[str, list[tuple[int, int]]] = {}  # first and last place of every link
        block = document.begin()
        while block.isValid():
            self._read(block)
            block = block.next()

    def _read(self, block: QTextBlock) -> None:
        """Pieces that follow each other (an icon and a word) are one link."""
        before = ""
        iterator = block.begin()
        while not iterator.atEnd():
            piece = iterator.fragment()
            address = piece.charFormat().anchorHref()
            first, end = piece.position(), piece.position() + piece.length()
            if address:
                known = self._ranges.setdefault(address, [])
                if address == before and known[-1][1] == first:
                    known[-1] = (known[-1][0], end)
                else:
                    known.append((first, end))
            before = address
            iterator += 1

    def rects(self, address: str) -> list[QRectF]:
        """Around every link to that address, in the coordinates of the text; a broken one counts with all its lines."""
        found = [self._rect(first, end) for first, end in self._ranges.get(address, ())]
        return [rect for rect in found if not rect.isEmpty()]

    def _rect(self, first: int, end: int) -> QRectF:
        block = self._document.findBlock(first)
        layout = block.layout()
        corner = self._document.documentLayout().blockBoundingRect(block).topLeft()
        corner -= layout.boundingRect().topLeft()
        first, end = first - block.position(), end - block.position()
        rect = QRectF()
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            start, stop = max(first, line.textStart()), min(end, line.textStart() + line.textLength())
            if start < stop:
                left, right = _x(line, start), _x(line, stop)
                rect |= QRectF(min(left, right), line.y(), abs(right - left), line.height())
        return rect.translated(corner)


def _x(line: object, place: int) -> float:
    """Qt's stubs do not know that the answer is a pair where the cursor may be moved to a valid place."""
    found = line.cursorToX(place)  # type: ignore[attr-defined]
    return float(found[0] if isinstance(found, tuple) else found)
