"""Keeps translations/tarsas_<language>.ts true to the sources.

    python -m translations.tool extract          update the .ts files from code, catalogue and rulebooks
    python -m translations.tool check            what is missing, unfinished, outdated, or has other parameters
    python -m translations.tool missing [CONTEXT] > missing.json     {context: {English: ""}}
    python -m translations.tool merge done.json  take {context: {English: translation}} into the .ts file

One context per game (its short name) and `shell` for the window. A message is its English sentence; the keys that
use it stand in the extra comment. lupdate is not used: it misses the TOML files and extracts sentences that can
never match. Line numbers are left out, so that the files change only when a text does.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = Path(__file__).resolve().parent
LANGUAGES = ("hu",)
SHELL = "shell"
LESSON_KEYS = ("title", "text", "say", "goal")
CALLS = {"tr", "mark"}
TEXT_KEYS = ("name", "label", "title", "prompt", "text", "others", "glance", "page", "help")
_PLACE = re.compile(r"\{(\w+)(?::[^{}]*)?\}")

# context -> English -> the places that use it
Messages = dict[str, dict[tuple[str, str], list[str]]]


def places(text: str) -> set[str]:
    return set(_PLACE.findall(text))


# -- sources --------------------------------------------------------------------------------------------------


def code_messages(root: Path = ROOT) -> dict[tuple[str, str], list[str]]:
    """(English, note) -> files, from every `tr("...")` and `mark("...")` under desktop/."""
    found: dict[tuple[str, str], list[str]] = {}
    for path in sorted((root / "desktop").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS):
                continue
            first = node.args[0] if node.args else None
            place = path.relative_to(root).as_posix()
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                note = next(
                    (
                        k.value.value
                        for k in node.keywords
                        if k.arg == "note" and isinstance(k.value, ast.Constant)
                    ),
                    "",
                )
                found.setdefault((first.value, str(note)), []).append(place)
            elif isinstance(first, ast.JoinedStr):
                raise SystemExit(
                    f"{place}:{node.lineno}: an f-string cannot be translated; use named parameters"
                )
    return found


def rulebook_messages(path: Path) -> dict[tuple[str, str], list[str]]:
    """(English, "") -> keys, from one rulebook.toml."""
    found: dict[tuple[str, str], list[str]] = {}
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    for topic in data.get("topic", []):
        for key in ("title", "glance", "text", "page"):
            if topic.get(key):
                found.setdefault((topic[key].strip(), ""), []).append(f"topic.{topic['id']}.{key}")
    for section, entries in data.items():
        if section == "topic" or not isinstance(entries, dict):
            continue
        for name, entry in entries.items():
            for key in TEXT_KEYS:
                if isinstance(entry.get(key), str) and entry[key].strip():
                    found.setdefault((entry[key], ""), []).append(f"{section}.{name}.{key}")
    return found


def lesson_messages(folder: Path) -> dict[tuple[str, str], list[str]]:
    """(English, "") -> keys, from the lessons of one game: the texts of every chapter, step, answer and goal."""
    found: dict[tuple[str, str], list[str]] = {}

    def walk(value: object, key: str) -> None:
        if isinstance(value, dict):
            for name, inner in value.items():
                if isinstance(inner, str) and name in LESSON_KEYS:
                    found.setdefault((inner.strip(), ""), []).append(f"{key}.{name}")
                else:
                    walk(inner, f"{key}.{name}")
        elif isinstance(value, list):
            for i, inner in enumerate(value):
                walk(inner, f"{key}.{i}")

    for path in sorted(folder.glob("*.toml")):
        walk(tomllib.loads(path.read_text(encoding="utf-8")), f"lesson.{path.stem}")
    return found


def all_messages(root: Path = ROOT) -> Messages:
    result: Messages = {SHELL: code_messages(root)}
    catalogue = tomllib.loads((root / "resources" / "catalogue.toml").read_text(encoding="utf-8"))
    for slug, entry in catalogue.items():
        messages: dict[tuple[str, str], list[str]] = {
            (entry["name"], ""): ["catalogue.name"],
            (entry["about"], ""): ["catalogue.about"],
        }
        sources = []
        rulebook = root / "rules" / slug / "rulebook.toml"
        if rulebook.exists():
            sources.append(rulebook_messages(rulebook))
        weights = root / "rules" / slug / "weights.toml"
        if weights.exists():
            terms = tomllib.loads(weights.read_text(encoding="utf-8")).get("term", {})
            sources.append(
                {(term["text"], ""): [f"hint.{key}"] for key, term in terms.items() if term.get("text")}
            )
        sources.append(lesson_messages(root / "rules" / slug / "lessons"))
        tables = root / "desktop" / "games" / slug / "texts.toml"
        if tables.exists():
            sources.append(
                {
                    (text, ""): [f"board.{key}"]
                    for key, text in tomllib.loads(tables.read_text(encoding="utf-8")).items()
                }
            )
        for source in sources:
            for message, keys in source.items():
                messages.setdefault(message, []).extend(keys)
        result[slug] = messages
    return result


# -- .ts files ------------------------------------------------------------------------------------------------


def ts_path(language: str, folder: Path = FOLDER) -> Path:
    return folder / f"tarsas_{language}.ts"


def read_ts(path: Path) -> dict[str, dict[tuple[str, str], str]]:
    """context -> (English, note) -> translation ("" if unfinished)."""
    result: dict[str, dict[tuple[str, str], str]] = {}
    if not path.exists():
        return result
    for context in ET.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            node = message.find("translation")
            text = (
                ""
                if node is None or node.get("type") in ("unfinished", "vanished", "obsolete")
                else (node.text or "")
            )
            result.setdefault(name, {})[(message.findtext("source", ""), message.findtext("comment", ""))] = (
                text
            )
    return result


def write_ts(
    path: Path, language: str, messages: Messages, done: dict[str, dict[tuple[str, str], str]]
) -> None:
    root = ET.Element("TS", {"version": "2.1", "language": language, "sourcelanguage": "en"})
    for context, entries in messages.items():
        node = ET.SubElement(root, "context")
        ET.SubElement(node, "name").text = context
        for (source, note), keys in sorted(entries.items(), key=lambda item: (item[1][0], item[0])):
            message = ET.SubElement(node, "message")
            ET.SubElement(message, "source").text = source
            if note:
                ET.SubElement(message, "comment").text = note
            ET.SubElement(message, "extracomment").text = ", ".join(sorted(set(keys))[:4])
            translation = done.get(context, {}).get((source, note), "")
            attributes = {} if translation else {"type": "unfinished"}
            ET.SubElement(message, "translation", attributes).text = translation
    ET.indent(root, " ")
    text = (
        '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
        + ET.tostring(root, encoding="unicode")
        + "\n"
    )
    path.write_text(text, encoding="utf-8")


def problems(language: str, messages: Messages, done: dict[str, dict[tuple[str, str], str]]) -> list[str]:
    """Everything that would show English or a wrong number in that language."""
    found = []
    for context, entries in messages.items():
        known = done.get(context, {})
        for (source, note), keys in entries.items():
            translation = known.get((source, note))
            where = f"{language} · {context} · {keys[0]}"
            if translation is None:
                found.append(f"{where}: missing: {source[:70]!r}")
            elif not translation:
                found.append(f"{where}: unfinished: {source[:70]!r}")
            elif places(source) != places(translation):
                found.append(
                    f"{where}: parameters differ: {sorted(places(source))} and {sorted(places(translation))}"
                )
        for source, _note in set(known) - set(entries):
            found.append(f"{language} · {context}: outdated: {source[:70]!r}")
    return found


# -- commands -------------------------------------------------------------------------------------------------


def extract() -> None:
    messages = all_messages()
    for language in LANGUAGES:
        path = ts_path(language)
        done = read_ts(path)
        write_ts(path, language, messages, done)
        count = sum(len(entries) for entries in messages.values())
        finished = sum(bool(done.get(c, {}).get(k)) for c, entries in messages.items() for k in entries)
        print(f"{path.name}: {count} messages, {finished} translated")


def check() -> int:
    messages = all_messages()
    found = [
        line for language in LANGUAGES for line in problems(language, messages, read_ts(ts_path(language)))
    ]
    print("\n".join(found[:200]))
    print(f"{len(found)} problems")
    return bool(found)


def missing(language: str, only: str) -> None:
    messages, done = all_messages(), read_ts(ts_path(language))
    result = {
        context: {note_key(key): "" for key in entries if not done.get(context, {}).get(key)}
        for context, entries in messages.items()
        if not only or context == only
    }
    json.dump({c: e for c, e in result.items() if e}, sys.stdout, ensure_ascii=False, indent=1)


def note_key(key: tuple[str, str]) -> str:
    """(English, note) as one string of the JSON exchange: the note behind a bar."""
    return f"{key[0]}‖{key[1]}" if key[1] else key[0]


def merge(language: str, path: Path) -> None:
    messages, done = all_messages(), read_ts(ts_path(language))
    taken = unknown = 0
    for context, entries in json.loads(path.read_text(encoding="utf-8")).items():
        for joined, translation in entries.items():
            source, _, note = joined.partition("‖")
            if (source, note) not in messages.get(context, {}):
                unknown += 1
                print(f"unknown: {context}: {source[:70]!r}", file=sys.stderr)
            elif translation:
                done.setdefault(context, {})[(source, note)] = translation
                taken += 1
    write_ts(ts_path(language), language, messages, done)
    print(f"{taken} taken, {unknown} unknown")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", choices=("extract", "check", "missing", "merge"))
    parser.add_argument("argument", nargs="?", default="")
    parser.add_argument("--language", default="hu", choices=LANGUAGES)
    options = parser.parse_args()
    if options.command == "extract":
        extract()
    elif options.command == "check":
        return check()
    elif options.command == "missing":
        missing(options.language, options.argument)
    else:
        merge(options.language, Path(options.argument))
    return 0


if __name__ == "__main__":
    sys.exit(main())
