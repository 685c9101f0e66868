"""Reading logs of the public platform: commands, forms of files, headers (TM-24.1 to TM-24.4, TM-24.6, TM-24.8)."""

from __future__ import annotations

import json

import pytest

from rules.core import DataError
from rules.terra_mystica.logs.commands import Command, CommandError, parse_command
from rules.terra_mystica.logs.rows import COMMAND_LOG, LEDGER, TABLE_LOG, Values, looks_like_a_log, read_log
from rules.terra_mystica.logs.typed_lines import typed_commands

HEAD = """option strict-leech
score SCORE6,SCORE1,SCORE3,SCORE2,SCORE7,SCORE8
delete BON5
delete BON4
delete BON1
delete bon3
setup nomads
setup witches
"""


@pytest.mark.parametrize(
    ("text", "kind", "number", "what", "where"),
    [
        ("build E5", "build", 0, "", ("E5",)),
        ("Build h5", "build", 0, "", ("H5",)),
        ("upgrade E5 to trading post", "upgrade", 0, "TP", ("E5",)),
        ("upgrade E5 to TH", "upgrade", 0, "TP", ("E5",)),
        ("upgrade e5 to SANCTUARY", "upgrade", 0, "SA", ("E5",)),
        ("transform F2 to gray", "transform", 0, "gray", ("F2",)),
        ("transform F2", "transform", 0, "", ("F2",)),
        ("send p to Air", "send", 0, "AIR", ()),
        ("send priest to FIRE for 2", "send", 2, "FIRE", ()),
        ("advance shipping", "advance", 0, "SHIP", ()),
        ("advance dig", "advance", 0, "DIG", ()),
        ("action bon1", "action", 0, "BON1", ()),
        ("bridge G4 : H5", "bridge", 0, "", ("G4", "H5")),
        ("connect R27", "connect", 0, "", ("r27",)),
        ("connect F2:G1:H2", "connect", 0, "", ("F2", "G1", "H2")),
        ("burn 3", "burn", 3, "", ()),
        ("dig 2", "dig", 2, "", ()),
        ("pass BON3", "pass", 0, "BON3", ()),
        ("Pass", "pass", 0, "", ()),
        ("+FAV12", "gain", 1, "FAV12", ()),
        ("+2TW3", "gain", 2, "TW3", ()),
        ("+2AIR", "gain", 2, "AIR", ()),
        ("-SPADE", "lose", 1, "SPADE", ()),
        ("-3CONVERT_W_TO_P", "lose", 3, "CONVERT_W_TO_P", ()),
        ("+18vp for network", "final", 18, "NETWORK", ()),
        ("other_income_for_faction", "income", 0, "other", ()),
        ("income_for_faction", "income", 0, "all", ()),
        ("[opponent accepted power]", "note", 0, "accepted", ()),
        ("score_resources", "score_resources", 0, "", ()),
    ],
)
def test_tm_24_4_commands(text: str, kind: str, number: int, what: str, where: tuple[str, ...]) -> None:
    """TM-24.2, TM-24.4, TM-24.6: every command, upper or lower case, with all its aliases."""
    command = parse_command(text)
    assert (command.kind, command.number, command.what, command.where) == (kind, number, what, where)


def test_tm_24_4_conversions_default_to_one() -> None:
    """TM-24.4: the amounts of a conversion may be left out, and resources have long names."""
    assert parse_command("convert pw to c") == Command("convert", "convert pw to c", 1, "PW", (), 1, "C")
    found = parse_command("convert 3 power to worker")
    assert (found.number, found.what, found.other_number, found.other) == (3, "PW", 1, "W")


def test_tm_24_5_answers_name_amount_and_faction() -> None:
    """TM-24.5: leech and decline, with or without amount and faction."""
    assert parse_command("leech 3 from Nomads").other == "nomads"
    assert parse_command("leech 3") == Command("leech", "leech 3", 3)
    assert parse_command("decline") == Command("decline", "decline", 0)
    assert parse_command("decline 2 from cultists").number == 2


@pytest.mark.parametrize("text", ["fly to E5", "upgrade E5 to castle", "send p to LOVE", "build", "resign"])
def test_tm_24_4_nonsense_is_refused(text: str) -> None:
    """TM-24.4."""
    with pytest.raises(CommandError):
        parse_command(text)


def test_tm_24_1_command_log() -> None:
    """TM-24.1, TM-24.3: header and rows of a command log; one line is one row."""
    log = read_log("x.txt", HEAD + "nomads: build E8\nwitches: BUILD f4. # comment\n\n## dropped\n")
    assert log.form == COMMAND_LOG
    assert log.header.factions == ("nomads", "witches")
    assert log.header.cards == ("BON2", "BON6", "BON7", "BON8", "BON9")
    assert [(row.faction, row.commands[0].where, row.parted) for row in log.rows] == [
        ("nomads", ("E8",), False),
        ("witches", ("F4",), True),
    ]
    assert log.rows[0].values is None


LEDGER_TEXT = """Default game options\tshow history
option strict-leech\tshow history
Round 1 scoring: SCORE6, TP >> 3\tshow history
Round 2 scoring: SCORE1, SPADE >> 2\tshow history
Round 3 scoring: SCORE3, D >> 2\tshow history
Round 4 scoring: SCORE2, TOWN >> 5\tshow history
Round 5 scoring: SCORE7, SA/SH >> 5\tshow history
Round 6 scoring: SCORE8, TP >> 3\tshow history
Removing tile BON5\tshow history
Removing tile BON4\tshow history
Removing tile BON1\tshow history
Removing tile BON3\tshow history
nomads\t\t20 VP\t\t15 C\t\t2 W\t\t0 P\t\t5/7/0 PW\t\t1/0/1/0\t\tsetup
witches\t\t20 VP\t\t15 C\t\t3 W\t\t0 P\t\t5/7/0 PW\t\t0/0/0/2\t\tsetup
Round 1, turn 1\tshow history
nomads\t-1\t19 VP\t-3\t12 C\t\t4 W\t+1\t1 P\t\t5/7/0 PW\t+3\t1/0/4/0\t1 1 \tsend p to EARTH. convert 1W to 1C
"""


def test_tm_24_1_ledger() -> None:
    """TM-24.1: a published ledger has the values after every row; seats are the rows with ``setup``."""
    log = read_log("x.txt", LEDGER_TEXT)
    assert log.form == LEDGER
    assert log.header.scoring == ("SCORE6", "SCORE1", "SCORE3", "SCORE2", "SCORE7", "SCORE8")
    assert log.header.factions == ("nomads", "witches")
    last = log.rows[-1]
    assert last.values == Values(19, 12, 4, 1, (5, 7, 0), (1, 0, 4, 0))
    assert [command.kind for command in last.commands] == ["send", "convert"]
    assert last.parted
    assert last.number == 3
    assert last.line == 16


def test_tm_24_1_json_ledger() -> None:
    """TM-24.1: the same ledger as JSON, as a list or inside the platform's whole answer."""
    entries: list[dict[str, object]] = []
    for line in LEDGER_TEXT.splitlines():
        cells = line.split("\t")
        if len(cells) == 2:
            entries.append({"comment": cells[0]})
        else:
            values = {
                "VP": cells[2],
                "C": cells[4],
                "W": cells[6],
                "P": cells[8],
                "PW": cells[10],
                "CULT": cells[12],
            }
            entry: dict[str, object] = {
                key: {"delta": 0, "value": text.split()[0]} for key, text in values.items()
            }
            entries.append({"faction": cells[0], "commands": cells[14], **entry})
    text_rows = [row._replace(line=0) for row in read_log("x.txt", LEDGER_TEXT).rows]
    for data in (entries, {"ledger": entries, "players": []}):
        log = read_log("x.json", json.dumps(data))
        assert [row._replace(line=0) for row in log.rows] == text_rows


def test_tm_24_9_table_log() -> None:
    """TM-24.9: the form of the files in ``logs/``."""
    text = "players 2\nscore SCORE1,SCORE2,SCORE4,SCORE6,SCORE3,SCORE5\nbonus BON5,BON8,BON9,BON3,BON4\norder witches,nomads\n"
    log = read_log("x.log", text + "# Round 1\nwitches\t20\t15\t3\t0\t5/7/0\t0/0/0/2\tbuild I11\n")
    assert log.form == TABLE_LOG
    assert log.rows[0].values == Values(20, 15, 3, 0, (5, 7, 0), (0, 0, 0, 2))
    assert log.header.cards == ("BON5", "BON8", "BON9", "BON3", "BON4")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("option strict-leech", "option fire-and-ice-factions"), "fire-and-ice-factions"),
        (("option strict-leech", "option loose-adjust-resource"), "loose-adjust-resource"),
        (("option strict-leech", "map 95a66999127893f5925a5f591d54f8bcb9a670e6"), "another map"),
        (("setup witches", "setup yetis"), "yetis"),
        (("setup witches", "setup fakirs"), "yellow"),
        (("setup witches", "drop-faction nomads"), "players who left"),
        (("SCORE6,SCORE1", "SCORE6,SCORE9"), "SCORE9"),
        (("SCORE7,SCORE8", "SCORE7,SCORE7"), "twice"),
        (("SCORE6,SCORE1,SCORE3,SCORE2,SCORE7", "SCORE6,SCORE7,SCORE3,SCORE2,SCORE1"), "round 5 or 6"),
        (("delete BON5\n", ""), "bonus cards"),
        (("delete BON5", "delete BON10"), "BON10"),
        (("setup witches\n", "nonsense\n"), "nonsense"),
    ],
)
def test_tm_24_8_refused_headers(change: tuple[str, str], message: str) -> None:
    """TM-24.8, TM-1.5, TM-3.3.1, TM-3.4.1: what is not our game is refused, with file and reason."""
    with pytest.raises(DataError, match=message) as caught:
        read_log("x.txt", HEAD.replace(*change) + "nomads: build E8\n")
    assert str(caught.value).startswith("x.txt: ")


def test_tm_24_8_refused_ledgers() -> None:
    """TM-24.8: other starting points and dropped players cannot be replayed."""
    with pytest.raises(DataError, match="starting points"):
        read_log("x.txt", LEDGER_TEXT.replace("witches\t\t20 VP", "witches\t\t33 VP"))
    with pytest.raises(DataError, match="players who left"):
        read_log("x.txt", LEDGER_TEXT + "nomads dropped from the game\tshow history\n")


@pytest.mark.parametrize(
    ("line", "commands"),
    [
        ("nomads: build E5. leech 2 from witches", ["leech 2 from witches", "build E5"]),
        ("nomads: build E5. transform E6 to yellow", ["transform E6 to yellow", "build E5"]),
        ("nomads: pass BON3. convert 2pw to 2c", ["convert 2pw to 2c", "pass BON3"]),
        ("nomads: dig 1. action ACT5. build E5", ["action ACT5", "dig 1", "build E5"]),
        ("nomads: +BON3", ["pass BON3"]),
        ("nomads: pass. +BON3", ["pass BON3"]),
        ("engineers: convert 2w to bridge. bridge A3:C1", ["action ACTE", "bridge A3:C1"]),
        ("engineers: -2w. bridge A3:C1", ["action ACTE", "bridge A3:C1"]),
        ("cultists: +FIRE. +FIRE", ["+2FIRE"]),
        ("cultists: +TW3. +TW3. +FAV5", ["+2TW3", "+FAV5"]),
    ],
)
def test_tm_24_1_typed_lines_are_reordered(line: str, commands: list[str]) -> None:
    """TM-24.1: the tracker's own corrections of a typed line (log_format.md section 2)."""
    found = [" ".join(entry.text.split()) for entry in typed_commands([(1, line)])]
    assert [text.lower() for text in found] == [text.lower() for text in commands]


def test_tm_24_1_gains_merge_across_lines_but_comments_part() -> None:
    """TM-24.1."""
    found = typed_commands(
        [(1, "auren: action ACTA. +AIR"), (2, "auren: +AIR"), (3, "# x"), (4, "auren: +AIR")]
    )
    assert [entry.text for entry in found] == ["action ACTA", "+2AIR", "# x", "+AIR"]


def test_tm_24_1_errors_name_file_and_line() -> None:
    """TM-24.1."""
    with pytest.raises(DataError, match=r"^x\.txt: line 9: 'fly E5' is no command"):
        read_log("x.txt", HEAD + "nomads: build E8. fly E5\n")
    with pytest.raises(DataError, match=r"^x\.txt: line 16: .*cannot be read|has no"):
        read_log("x.txt", LEDGER_TEXT.replace("12 C", "many C"))


def test_tm_24_1_chat_in_a_ledger_is_no_header() -> None:
    """TM-24.1: comments after the set-up may say anything."""
    chat = "option to build there was better\tshow history\nmap looks tight\tshow history\n"
    assert len(read_log("x.txt", LEDGER_TEXT + chat).rows) == 3


def test_recognises_only_logs() -> None:
    assert looks_like_a_log(HEAD)
    assert looks_like_a_log(LEDGER_TEXT)
    assert not looks_like_a_log('{"tarsas": "journal", "game": "terra_mystica"}')
    assert not looks_like_a_log("some text: about witches")
