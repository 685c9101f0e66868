"""Data from outside is checked, and every complaint names its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.core import DataError, Reader, Words, read_json, read_toml

CULT = Words("cult", ("fire", "water"))


@pytest.mark.parametrize(
    ("value", "read", "complaint"),
    [
        ({"a": 1}, lambda r: r.get("b"), r"data: 'b' is missing"),
        (
            {"a": "x"},
            lambda r: r.get("a").whole(0, 3),
            r"data.a: expected a whole number from 0 to 3, found \"x\"",
        ),
        ({"a": True}, lambda r: r.get("a").whole(), r"data.a: expected a whole number, found true"),
        ({"a": 7}, lambda r: r.get("a").whole(high=5), r"at most 5, found 7"),
        ({"a": -1}, lambda r: r.get("a").whole(0), r"at least 0, found -1"),
        ({"a": [1, "y"]}, lambda r: r.get("a").ints(), r"data.a\[1\]: expected a whole number"),
        ({"a": [1]}, lambda r: r.get("a").entries(2), r"data.a: expected 2 entries, found 1"),
        ({"a": "earth"}, lambda r: r.get("a").word(CULT), r"data.a: unknown cult 'earth'"),
        ({"a": None}, lambda r: r.get("a").one(CULT), r"data.a: expected a cult, found null"),
        ({"a": 1}, lambda r: r.get("a").flag(), r"true or false"),
        ({"a": 1}, lambda r: r.get("a").text(), r"expected text"),
        ([], lambda r: r.get("a"), r"data: expected a table"),
    ],
)
def test_complaints_name_place_and_expectation(value, read, complaint) -> None:
    with pytest.raises(DataError, match=complaint):
        read(Reader(value, "data"))


def test_unknown_entries_are_misspelt_ones() -> None:
    reader = Reader({"coins": 1, "wokers": 2}, "seats[0]")
    reader.get("coins").whole()
    with pytest.raises(DataError, match=r"seats\[0\]: unknown entry 'wokers'"):
        reader.done()


def test_unknown_entries_are_told_what_may_stand_there() -> None:
    """Also the optional entries that were left out."""
    reader = Reader({"coins": 1, "worker": 2}, "seats[0]")
    reader.get("coins").whole()
    assert not reader.has("passed")
    assert reader.optional("workers", 0).whole() == 0
    with pytest.raises(DataError, match=r"unknown entry 'worker' \(known: coins, passed, workers\)"):
        reader.done()


def test_what_an_optional_entry_stands_for_is_read_like_the_entry() -> None:
    reader = Reader({"coins": -1}, "seats[0]")
    with pytest.raises(DataError, match=r"seats\[0\].coins: expected a whole number of at least 0"):
        reader.optional("coins", 0).whole(0)
    assert reader.optional("tiles", []).entries() == []


def test_files_that_are_missing_or_broken(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read"):
        read_toml(tmp_path / "nothing.toml")
    broken = tmp_path / "broken.toml"
    broken.write_text("a = = 1")
    with pytest.raises(DataError, match=r"broken.toml: not valid TOML.*line 1"):
        read_toml(broken)
    broken = tmp_path / "broken.json"
    broken.write_bytes(b"\xff\xfe{")
    with pytest.raises(DataError, match="not valid JSON"):
        read_json(broken)
