"""``python -m tests.benchmarks [GAME ...] [--seconds S] [--json]``: our engine against catanatron's in the same run.

Absolute figures move by a third from run to run on a shared machine, so every figure also comes as a ratio.
"""

from __future__ import annotations

import argparse
import copy
import json
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rules import registry
from rules.core import Game, JournalWriter, Rng, State, read_journal
from rules.core.playout import make_policy


def random_games(game: Game, seconds: float) -> tuple[float, float]:
    """Decisions a second in uniform random games with events off, and the mean number of options."""
    players = min(4, game.most_players)
    rng = Rng(1)
    decisions = options_seen = 0
    seed = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.new(players, seed)
        while state.stack:
            options = state.legal()
            options_seen += len(options)
            state.play(options[rng.below(len(options))])
            decisions += 1
        seed += 1
    return decisions / (time.perf_counter() - began), options_seen / decisions


def middle_of_a_game(game: Game) -> State:
    """A position some way into a random game."""
    state = game.new(min(4, game.most_players), 7)
    rng = Rng(7)
    length = 0
    probe = state.clone()
    while probe.stack:
        probe.play(rng.choice(probe.legal()))
        length += 1
    rng = Rng(7)
    for _ in range(length // 2):
        state.play(rng.choice(state.legal()))
    return state


def microseconds(call: Callable[[], object], repeats: int = 400) -> float:
    """The median time of a call."""
    times = []
    for _ in range(repeats):
        began = time.perf_counter()
        call()
        times.append(time.perf_counter() - began)
    return statistics.median(times) * 1e6


def deepcopy_of(state: State) -> object:
    """What copy.deepcopy does to the same state; the immutable game and setup are shared, as in our clone."""
    memo: dict[int, Any] = {id(state.game): state.game, id(state.setup): state.setup}
    return copy.deepcopy(state, memo)


def replays_per_second(game: Game) -> float:
    """How many times a second a finished game's journal is replayed, every action checked."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.tarsas"
        writer, state = JournalWriter.create(path, game, min(4, game.most_players), 5, {})
        choose = make_policy("uniform", game, 5)
        while not state.over:
            writer.act(state, choose(state, state.legal()))
        writer.close()
        journal = read_journal(path)
    began = time.perf_counter()
    count = 0
    while time.perf_counter() - began < 1.0:
        journal.replay(game)
        count += 1
    return count / (time.perf_counter() - began)


def apply_time(state: State) -> float:
    """The median time of carrying out a random option, on clones made outside the clock."""
    rng = Rng(9)
    options = state.legal()
    times = []
    for _ in range(300):
        twin = state.clone()
        action = rng.choice(options)
        began = time.perf_counter()
        twin.play(action)
        times.append(time.perf_counter() - began)
    return statistics.median(times) * 1e6


def measure(game: Game, seconds: float) -> dict[str, float]:
    speed, options = random_games(game, seconds)
    state = middle_of_a_game(game)
    clone = microseconds(state.clone)
    deepcopy = microseconds(lambda: deepcopy_of(state), 60)
    return {
        "decisions_per_second": round(speed),
        "options_per_decision": round(options, 1),
        "clone_us": round(clone, 1),
        "deepcopy_us": round(deepcopy, 1),
        "deepcopy_over_clone": round(deepcopy / clone, 1),
        "legal_us": round(microseconds(state.legal), 1),
        "apply_us": round(apply_time(state), 1),
        "replays_per_second": round(replays_per_second(game), 1),
    }


def catanatron_speed(seconds: float) -> float | None:
    """catanatron's random four-player games in this run; None when the extra ``bench`` is not installed."""
    try:
        from catanatron import Color, RandomPlayer
        from catanatron import Game as CatanGame
    except ImportError:
        return None
    began = time.perf_counter()
    ticks = 0
    while time.perf_counter() - began < seconds:
        catan = CatanGame(
            [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
        )
        catan.play()
        ticks += len(
            catan.state.action_records if hasattr(catan.state, "action_records") else catan.state.actions
        )
    return ticks / (time.perf_counter() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    catan = catanatron_speed(args.seconds)
    results: dict[str, Any] = {"catanatron_decisions_per_second": catan and round(catan)}
    for slug in args.games or registry.SLUGS:
        result = measure(registry.game(slug), args.seconds)
        if catan:
            result["times_catanatron"] = round(result["decisions_per_second"] / catan, 2)
        results[slug] = result
    if args.json:
        print(json.dumps(results))
        return
    print(
        f"catanatron: {round(catan)} decisions a second"
        if catan
        else "catanatron: not installed (extra 'bench')"
    )
    for slug, result in results.items():
        if isinstance(result, dict):
            print(slug)
            for key, value in result.items():
                print(f"    {key:24} {value}")


if __name__ == "__main__":
    main()
