"""Packs resources/palette.toml, which people edit, into resources/palette.json, which the program reads.

python -m desktop.art.pack_palette
"""

from __future__ import annotations

import json
import tomllib

from desktop import folders


def packed() -> str:
    data = tomllib.loads((folders.resources() / "palette.toml").read_text(encoding="utf-8"))
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    (folders.resources() / "palette.json").write_text(packed(), encoding="utf-8")
