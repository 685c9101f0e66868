"""The ladder of the bots: every pairing of levels that README reports, measured by real tournaments.

    python -m tests.benchmarks.ladder [GAME …] [--jobs 2] [--only NAME]
    python -m tests.benchmarks.ladder --table        what was measured so far, as the table of the README

Every tournament keeps its games in a folder, so that a stopped ladder goes on where it was; a change of the bots' program
starts those of that game afresh. The results go to resources/ladder.json, from which the program's statistics and the
page for a new game tell how strong a level is, and are printed as rows of that table.
"""

from __future__ import annotations

import argparse
import json
import sys
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

from rules.bots.record import program_fingerprint
from rules.bots.tournament import Plan, run_tournament
from rules.registry import SLUGS, game

RESULTS = Path(__file__).parents[2] / "resources" / "ladder.json"
SEED = 9000
SECONDS = 0.2


class Pairing(NamedTuple):
    """One line of the ladder."""

    name: str
    seats: tuple[str, ...]
    games: int
    of: tuple[str, ...] = ()  # slugs; empty: every game


PAIRINGS = (
    Pairing("novice beats random", ("novice", "random"), 100),
    Pairing("player beats novice", ("player", "novice"), 100),
    Pairing("expert beats player", ("expert", "player"), 100),
    Pairing("four players", ("player",) * 4, 40, ("terra_mystica",)),
    Pairing("four experts", ("expert",) * 4, 40, ("terra_mystica", "res_arcana")),
    Pairing("expert beats Teotibot", ("expert",), 100, ("teotihuacan",)),
    Pairing("expert against novice", ("expert", "novice"), 40, ("terramara",)),
    Pairing("expert at 2 s beats expert", ("expert@2", "expert"), 20),
)


def measured(slug: str, pairing: Pairing, jobs: int, folder: Path) -> dict[str, Any]:
    """Play one pairing, or what is missing of it."""
    plan = Plan(slug, pairing.seats, pairing.games, SEED, {}, SECONDS)
    name = "-".join(pairing.seats).replace("@", "_at_")
    store = folder / f"{slug}-{name}-{program_fingerprint(slug)[:12]}.jsonl"

    def progress(done: int, of: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{slug}: {pairing.name} {done}/{of}   ", end="", file=sys.stderr, flush=True)

    data = run_tournament(plan, jobs, store=store, progress=progress)
    del data["resumed"]
    return {"name": pairing.name, **data}


def as_row(data: dict[str, Any]) -> str:
    """One line of the README's table; rounds where their number is not fixed."""
    level = data["seats"][0]
    low, high = data["win_intervals"][level]
    alone = len(set(data["seats"])) == 1 and len(data["seats"]) > 1
    wins = "–" if alone else f"{100 * data['win_rates'][level]:.0f} % ({100 * low:.0f} to {100 * high:.0f})"
    points = " : ".join(f"{value:.1f}" for value in data["mean_scores"].values())
    mean_rounds = data["mean_rounds"] or 0.0
    if mean_rounds % 1:
        points += f"; {mean_rounds:.1f} rounds"
    title = game(data["game"]).title.partition(":")[0]
    return f"| {title} | {data['name']} | {data['played']} | {wins} | {points} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", metavar="NAME", help="only pairings with this in their name")
    parser.add_argument("--folder", type=Path, default=Path.home() / ".cache" / "tarsas" / "ladder")
    parser.add_argument("--table", action="store_true", help="only print what was measured so far")
    args = parser.parse_args()
    if args.table:
        print("\n".join(map(as_row, known_results())))
        return
    for slug in args.games or SLUGS:
        for pairing in PAIRINGS:
            if (pairing.of and slug not in pairing.of) or (args.only and args.only not in pairing.name):
                continue
            data = measured(slug, pairing, args.jobs, args.folder)
            keep(data)
            print(("\r" if sys.stderr.isatty() else "") + as_row(data), flush=True)


def known_results() -> list[dict[str, Any]]:
    """The pairings measured so far."""
    return json.loads(RESULTS.read_text(encoding="utf-8"))["pairings"] if RESULTS.exists() else []


def keep(data: dict[str, Any]) -> None:
    """Put one result into the file, in the place of an older one (read afresh: several ladders may run)."""
    names = [pairing.name for pairing in PAIRINGS]
    rows = [row for row in known_results() if (row["game"], row["name"]) != (data["game"], data["name"])] + [
        data
    ]
    rows.sort(key=lambda row: (SLUGS.index(row["game"]), names.index(row["name"])))
    text = json.dumps({"measured": date.today().isoformat(), "pairings": rows}, indent=1)
    RESULTS.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
