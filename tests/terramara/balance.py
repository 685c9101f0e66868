"""Are the designed faces fair? Games of bots, and what owning a card was worth in them.

``python -m tests.terramara.balance play FILE --games 100 --players 2 --level player --seed 0`` plays and adds one line for
every game to FILE (several at once may each write their own); ``python -m tests.terramara.balance report FILE...`` sums up:
for every artifact, character and starting card how often it was owned, how often owners won, their mean points, those of
all others, and their lead over the table. Artifacts are compared at equal numbers of artifacts of each level, because who
crafts more leads anyway. Characters and starting cards are dealt at random, so that every one is seen equally often and by
equally good players.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from rules.bots import Budget, choose
from rules.bots.heuristic import Heuristic, heuristic_of
from rules.bots.levels import NOVICE
from rules.core import Rng
from rules.terramara import GAME, frames
from rules.terramara.state import TerramaraState

CATEGORIES = ("tool", "weapon", "pottery", "clothing")
LEVELS = (1, 2, 3)
SURE = 1.96  # standard errors of a 95 % interval
STEADY = "steady"  # judges like a Player and never errs, but looks at fewer ways to play a turn: four times as fast


def steady_heuristic() -> Heuristic:
    """With it a Novice, who looks at few ways to play a turn, judges like a Player."""
    heuristic = heuristic_of(GAME).with_weights({})
    heuristic.novice = heuristic.weights
    heuristic.search = heuristic.search._replace(noise=0.0)
    return heuristic


def play(players: int, seed: int, level: str, budget: Budget) -> dict[str, Any]:
    """One game as a line of the record: what every seat owned and scored."""
    state = GAME.new(players, seed)
    assert isinstance(state, TerramaraState)
    rng = Rng(seed * 7919 + 1)
    heuristic = steady_heuristic() if level == STEADY else heuristic_of(GAME)
    bot = NOVICE if level == STEADY else level
    decisions = 0
    while state.stack:
        forced = state.forced()
        if forced is not None:
            state.play(forced)
        elif state.stack[-1][0] <= frames.PLACE_NEUTRAL:
            state.play(rng.choice(state.legal()))
        else:
            decisions += 1
            view = state.view(state.stack[-1][1])
            answer = choose(view, bot, budget, seed * 1_000_003 + decisions, heuristic=heuristic)
            state.play(answer.action)
    content = state.content
    places = state.outcome().places
    return {
        "seed": seed,
        "players": players,
        "level": level,
        "seats": [
            {
                "points": score.total,
                "won": places[seat] == 1,
                "order": (seat - state.first) % players + 1,
                "character": content.characters[player.character].id,
                "start": content.starting_cards[player.starting_card].id,
                "experienced": player.experienced,
                "artifacts": [content.artifacts[card].id for card in player.artifacts],
                "sources": dict(score.sources),
            }
            for seat, (player, score) in enumerate(zip(state.players, state.scores(), strict=True))
        ],
    }


class Seat(NamedTuple):
    """One seat of one game, compared with its table."""

    points: float
    lead: float  # over the table's mean
    crafted: tuple[float, ...]  # artifacts of level 1, 2, 3 more than the table's mean
    share: float  # of the win
    luck: float  # the share that seats have on average
    owned: frozenset[str]


def seats_of(games: Iterable[dict[str, Any]]) -> list[Seat]:
    found = []
    for game in games:
        seats = game["seats"]
        points = _mean([seat["points"] for seat in seats])
        crafted = [[_of_level(seat["artifacts"], level) for level in LEVELS] for seat in seats]
        usual = [_mean(list(counts)) for counts in zip(*crafted, strict=True)]
        winners = sum(seat["won"] for seat in seats)
        found += [
            Seat(
                seat["points"],
                seat["points"] - points,
                tuple(count - mean for count, mean in zip(counts, usual, strict=True)),
                seat["won"] / winners,
                1 / len(seats),
                frozenset((*seat["artifacts"], seat["character"], seat["start"], f"order_{seat['order']}")),
            )
            for seat, counts in zip(seats, crafted, strict=True)
        ]
    return found


def _of_level(artifacts: list[str], level: int) -> int:
    return sum(name.split("_")[1] == str(level) for name in artifacts)


class Line(NamedTuple):
    """What owning one thing was worth."""

    name: str
    owned: int
    wins: float  # share of the games that owners won
    luck: float  # the same if it did not matter
    with_it: float  # mean points
    without: float
    lead: float  # over the table, for an artifact at equal numbers of artifacts
    error: float  # half a 95 % interval of the lead


def lines_of(seats: list[Seat]) -> list[Line]:
    """Best lead first. An artifact's lead is freed of what crafting one more of its kind of level is worth anyway."""
    more = np.array([seat.crafted for seat in seats])
    lead_of = np.array([seat.lead for seat in seats])
    worth = np.linalg.lstsq(more, lead_of, rcond=None)[0]  # of one more artifact of level 1, 2, 3
    freed = lead_of - more @ worth
    found = []
    for name in sorted({name for seat in seats for name in seat.owned}):
        owning = [place for place, seat in enumerate(seats) if name in seat.owned]
        owners = [seats[place] for place in owning]
        others = [seat.points for seat in seats if name not in seat.owned]
        # A character or a start may help by crafting more: only artifacts are compared at equal numbers of them.
        is_artifact = name.split("_")[0] in CATEGORIES
        leads = [float(freed[place] if is_artifact else lead_of[place]) for place in owning]
        lead = _mean(leads)
        spread = math.sqrt(sum((one - lead) ** 2 for one in leads) / max(1, len(leads) - 1))
        found.append(
            Line(
                name,
                len(owners),
                _mean([seat.share for seat in owners]),
                _mean([seat.luck for seat in owners]),
                _mean([seat.points for seat in owners]),
                _mean(others),
                lead,
                SURE * spread / math.sqrt(len(leads)),
            )
        )
    return sorted(found, key=lambda line: -line.lead)


def report(games: list[dict[str, Any]]) -> str:
    """The tables for people."""
    seats = seats_of(games)
    sources: dict[str, float] = {}
    for game in games:
        for seat in game["seats"]:
            for source, points in seat["sources"].items():
                sources[source] = sources.get(source, 0.0) + points / len(seats)
    flipped = _mean([seat["experienced"] for game in games for seat in game["seats"]])
    crafted = _mean([len(seat["artifacts"]) for game in games for seat in game["seats"]])
    winner = _mean([max(seat["points"] for seat in game["seats"]) for game in games])
    text = [
        f"{len(games)} games, {len(seats)} seats: mean {_mean([seat.points for seat in seats]):.1f} VP, winner {winner:.1f} VP, "
        f"{crafted:.1f} artifacts, {flipped:.0%} of the characters flipped",
        "by source: " + ", ".join(f"{source} {points:.1f}" for source, points in sources.items()),
        "",
        "| what | owned | won (luck) | points with | without | lead |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    text += [
        f"| {line.name} | {line.owned} | {line.wins:.0%} ({line.luck:.0%}) | {line.with_it:.1f} | {line.without:.1f} | "
        f"{line.lead:+.1f} ± {line.error:.1f} |"
        for line in lines_of(seats)
    ]
    return "\n".join(text)


def _mean(values: list[Any]) -> float:
    return sum(values) / len(values) if values else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("file", type=Path)
    playing.add_argument("--games", type=int, default=100)
    playing.add_argument("--players", type=int, default=4)
    playing.add_argument(
        "--level", default="player", help="player, expert or steady: a Player who looks at less"
    )
    playing.add_argument("--seconds", type=float, default=0.2)
    playing.add_argument("--seed", type=int, default=0)
    reporting = commands.add_parser("report")
    reporting.add_argument("files", type=Path, nargs="+")
    args = parser.parse_args()
    if args.command == "play":
        budget = Budget(args.seconds, alone=True)
        for seed in range(args.seed, args.seed + args.games):
            row = play(args.players, seed, args.level, budget)
            with args.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
    else:
        print(
            report([json.loads(line) for path in args.files for line in path.read_text("utf-8").splitlines()])
        )


if __name__ == "__main__":
    main()
