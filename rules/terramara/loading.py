"""Reading the content files: ours, and those of an owner of the game.

`load()` gives the content of the box; `load(path)` lets the records of another file of the same schema, or of all
files of a folder, take the place of ours. A record with a known id replaces that record; naming a table in the file's
`replace` list replaces the whole table (`replace = ["artifact", "starting_card"]`).
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from rules.terramara.content import REPLACEABLE, Content, identified
from rules.terramara.content_fields import ContentError, named, problem

FOLDER: Final = Path(__file__).parent
FILES: Final = ("board", "tiles", "bonus_tiles", "people", "artifacts")


def merge(tables: dict[str, Any], extra: dict[str, Any], where: str) -> dict[str, Any]:
    """Our tables with the records of a replacement file put in their place."""
    merged = dict(tables)
    whole = extra.get("replace", [])
    if not isinstance(whole, list) or not all(named(name, REPLACEABLE) for name in whole):
        raise problem(where, f"'replace' must be a list of tables; known: {', '.join(REPLACEABLE)}")
    for name, value in extra.items():
        if name == "replace":
            continue
        if name not in REPLACEABLE:
            raise problem(where, f"table '{name}' cannot be replaced; known: {', '.join(REPLACEABLE)}")
        replacements = identified(extra, name)
        if name in whole:
            if len(replacements) != REPLACEABLE[name]:
                raise problem(
                    where, f"table '{name}' needs {REPLACEABLE[name]} records, found {len(replacements)}"
                )
            merged[name] = value
            continue
        by_id = {record["id"]: record for record in replacements}
        unknown = sorted(set(by_id) - {record["id"] for record in tables[name]})
        if unknown:
            raise problem(
                where,
                f"{name} {', '.join(unknown)} is not in the game; to enter new ones list '{name}' in 'replace'",
            )
        merged[name] = [by_id.get(record["id"], record) for record in tables[name]]
    return merged


def read_tables() -> dict[str, Any]:
    tables: dict[str, Any] = {}
    for name in FILES:
        tables.update(tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8")))
    return tables


@cache
def standard() -> Content:
    """The content that comes with the program."""
    return Content(read_tables())


def load(extra: Path | None = None) -> Content:
    """The standard content, or with the records of a file (or of all files of a folder) in their place."""
    if extra is None:
        return standard()
    files = sorted(extra.glob("*.toml")) if extra.is_dir() else [extra]
    if not files or not files[0].is_file():
        raise ContentError(f"{extra}: no content file there")
    tables = read_tables()
    for path in files:
        try:
            replacement = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise ContentError(f"{path.name}: {error}") from error
        tables = merge(tables, replacement, path.name)
    return Content(tables)
