"""Draws the program's icon in the sizes that desktops ask for.

    python packaging/freeze/make_icons.py FOLDER

writes FOLDER/tarsas_<size>.png and FOLDER/tarsas.ico. The two smallest come from a drawing with less detail.
"""

import os
import struct
import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

BRAND = Path(__file__).resolve().parents[2] / "resources" / "brand"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
LARGEST_OF_SMALL_DRAWING = 24
LARGEST_IN_ICO = 256


def draw(size: int, target: Path) -> None:
    name = "app_icon_small.svg" if size <= LARGEST_OF_SMALL_DRAWING else "app_icon.svg"
    renderer = QSvgRenderer(str(BRAND / name))
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    if not renderer.isValid() or not image.save(str(target)):
        sys.exit(f"make_icons: could not draw {name} as {target}")


def pack_ico(pictures: dict[int, bytes]) -> bytes:
    """An .ico file is a directory of pictures; since Windows Vista they may be PNG. 256 is written as 0."""
    offset = 6 + 16 * len(pictures)
    directory, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    for size, png in pictures.items():
        directory += struct.pack(
            "<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png), offset + len(body)
        )
        body += png
    return directory + body


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    pictures = {}
    for size in SIZES:
        target = folder / f"tarsas_{size}.png"
        draw(size, target)
        if size <= LARGEST_IN_ICO:
            pictures[size] = target.read_bytes()
    (folder / "tarsas.ico").write_bytes(pack_ico(pictures))
    del application


if __name__ == "__main__":
    main()
