"""Public logs as people type and copy them: blanks, tabs, case, other names, gains in pieces, units (TM-24.1)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rules.terra_mystica.logs import TrackerLog
from rules.terra_mystica.logs.rows import COMMAND_LOG, read_log
from rules.terra_mystica.logs.typed_lines import typed_commands
from tests.terra_mystica.test_replay import random_journal


def spaced(log: str) -> str:
    """The same log with blanks and tabs wherever they do no harm."""
    found = []
    for line in log.splitlines():
        faction, colon, rest = line.partition(": ")
        if colon and not line.startswith("#"):
            line = f" {faction}\t:\t" + "  .\t".join(part.replace(" ", "  ") for part in rest.split(". "))
        found += [line, "## dropped: all of it", ""]
    return "\n".join(found)


def renamed(log: str) -> str:
    """The same log with the other names of log_format.md, section 3, and gains with blanks."""
    for short, long in (
        (" to TP", " to Trading Post"),
        (" to SH", " to stronghold"),
        ("send p ", "send priest "),
        (" to gray", " to Grey"),
    ):
        log = log.replace(short, long)
    log = re.sub(r"bridge (\w+):(\w+)", r"bridge \2 : \1", log)
    return re.sub(r"\+2(FIRE|WATER|EARTH|AIR)\b", r"+ \1. +\1", log)


@pytest.mark.parametrize("seed", [1, 2])
def test_tm_24_1_blanks_case_and_other_names_do_no_harm(seed: int, tmp_path: Path) -> None:
    """TM-24.1, TM-24.2 (log_format.md, section 2): however it is spaced and spelt, the game is the same."""
    journal, _ = random_journal(seed, 3, {"faction_selection": "random"})
    log = TrackerLog().export(journal, ledger=False)
    ledger = TrackerLog().export(journal, ledger=True)
    points = []
    for text in (log, spaced(log), renamed(log), log.upper(), log.lower(), ledger.lower(), ledger.upper()):
        path = tmp_path / "log.txt"
        path.write_text(text, encoding="utf-8")
        report = TrackerLog().replay(path, check=True)
        assert report.difference is None
        points.append(list(report.state.vp))
    assert points == [points[0]] * 7
    assert read_log("x", spaced(log)).form == COMMAND_LOG


@pytest.mark.parametrize(
    ("line", "commands"),
    [
        ("nomads : build E5 . transform E6 to yellow", ["transform E6 to yellow", "build E5"]),
        (
            "nomads: pass BON3. convert 2pw to 2c. convert w to c",
            ["convert 2pw to 2c", "convert w to c", "pass BON3"],
        ),
        ("nomads: convert w to c. +BON3", ["convert w to c", "pass BON3"]),
        ("engineers: convert 2 workers to bridge. bridge A3:C1", ["action ACTE", "bridge A3:C1"]),
        ("cultists: + fire. +FIRE", ["+2fire"]),
        ("cultists: + FIRE. + FIRE", ["+2FIRE"]),
    ],
)
def test_tm_24_1_typed_lines_with_blanks_are_reordered(line: str, commands: list[str]) -> None:
    """TM-24.1 (log_format.md, section 2)."""
    assert [" ".join(entry.text.split()) for entry in typed_commands([(1, line)])] == commands


def test_tm_24_1_json_rows_with_units_and_empty_commands() -> None:
    """TM-24.1 (log_format.md, 1.2): the JSON ledger has the same content, also with its units."""
    journal, _ = random_journal(3, 2, {"faction_selection": "random"})
    text = TrackerLog().export(journal, ledger=True)
    entries: list[dict[str, Any]] = []
    for line in text.splitlines():
        cells = line.split("\t")
        if len(cells) < 15:
            entries.append({"comment": line.strip(), "commands": None})
            continue
        values = zip(("VP", "C", "W", "P", "PW", "CULT"), cells[2:13:2], strict=True)
        row = {key: {"delta": "", "value": value} for key, value in values}
        entries.append({"faction": cells[0], "commands": cells[14], **row})
    assert [row.values for row in read_log("x", json.dumps(entries)).rows] == [
        row.values for row in read_log("x", text).rows
    ]


def test_tm_24_1_comments_with_tabs_in_a_table_log() -> None:
    """TM-24.1: `#` comments are no rows."""
    text = (Path(__file__).parent / "logs" / "gen_2p_39.log").read_text(encoding="utf-8")
    assert read_log("x", "# a\tcomment\twith tabs\n" + text).rows == tuple(
        row._replace(line=row.line + 1) for row in read_log("x", text).rows
    )
