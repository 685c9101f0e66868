"""``python -m tests.terramara.balance [--games N] [--players P]``: are the designed faces fair?

Plays games in which every seat looks one action ahead with preferences of its own, and reports for every artifact,
character and starting card how often it was owned and the owner's mean lead over the table, in points, and how often
owners won. A plausibility check: who crafts more leads more, so artifacts of level 3 are always ahead.
"""

from __future__ import annotations

import argparse
from collections import defaultdict

from rules.core import Action, Rng
from rules.terramara import GAME, board, frames
from rules.terramara import vocabulary as v
from rules.terramara.costs import available_cards, shortage
from rules.terramara.player import NO_CARD, Player
from rules.terramara.scoring import scores
from rules.terramara.state import TerramaraState
from rules.terramara.table import OWNER_OF

RESTING = (frames.TURN_ACTION, frames.AFTER_ACTION, frames.FLIP_CHARACTER)


class Taste:
    """What a seat likes more or less than the average player."""

    def __init__(self, rng: Rng) -> None:
        def around(value: float) -> float:
            return value * (0.6 + rng.below(81) / 100)

        self.raw = around(0.7)
        self.processed = around(1.5)
        self.worker = around(0.9)
        self.culture = around(0.7)
        self.military = around(0.35)
        self.road = around(0.8)
        self.member = around(3.0)
        self.engine = around(1.2)
        self.craft = around(2.0)


def worth(state: TerramaraState, seat: int, taste: Taste) -> float:
    """Points now and what the rest of the game should bring."""
    total = float(scores(state)[seat].total)
    if not state.stack:
        return total
    player = state.players[seat]
    left = board.ROUNDS - state.round
    ahead = left + 0.5 * bool(player.members_home())
    total += taste.raw * sum(player.resources[: v.KINDS]) * (ahead > 0)
    total += (taste.processed - 1) * sum(player.resources[v.KINDS :]) * (ahead > 0)
    total += taste.worker * player.worker_levels() * ahead
    total += taste.culture * player.culture * (0.3 + ahead / 3) + taste.military * state.military[seat]
    progress = board.PROGRESS[player.caravan_a] + board.PROGRESS[player.caravan_b]
    total += taste.road * progress * (0.2 + ahead / 3)
    total += taste.member * player.explorers * left
    total += taste.engine * ahead * len(player.abilities.once_per_round)
    abilities = player.abilities
    permanent = len(abilities.on_place) + len(abilities.on_craft) + sum(map(sum, abilities.discounts))
    total += taste.engine * ahead * (permanent + sum(abilities.any_discounts) / 2)
    for space, row in enumerate(state.layout.row_of):
        if state.here[space] and board.ROUNDS >= row > state.round:
            for code in (state.here[space], state.also[space]):
                if code and OWNER_OF[code] == seat:
                    total -= taste.member * (board.ROUND_OF_ROW[row] - state.round)
    total += taste.craft * len(player.artifacts)
    if player.reserved != NO_CARD:
        total += 4 * (left > 1)
    # A hand that nearly pays for a card within reach is worth more than any other.
    total += max((plan(state, player, card) for card in available_cards(state, player)), default=0.0) * (
        ahead > 0
    )
    return total


def plan(state: TerramaraState, player: Player, card: int) -> float:
    """A card's worth less what is still missing."""
    artifact = state.content.artifacts[card]
    raw_at_hand = sum(
        min(cost, held) for cost, held in zip(artifact.cost, player.resources[: v.KINDS], strict=True)
    )
    missing = shortage(state, player, card, False, 0)
    return 0.4 * artifact.vp - 1.5 * missing + 0.5 * min(missing, raw_at_hand)


def best(state: TerramaraState, seat: int, taste: Taste) -> Action:
    """The action after which, with simple answers to what it asks, the position is worth most."""
    found, value = None, float("-inf")
    for action in state.legal():
        twin = state.clone()
        twin.play(action)
        while twin.stack and twin.stack[-1][1] == seat and twin.stack[-1][0] not in RESTING:
            twin.play(quick(twin, seat, taste))
        worth_now = worth(twin, seat, taste)
        if worth_now > value:
            found, value = action, worth_now
    assert found is not None
    return found


def quick(state: TerramaraState, seat: int, taste: Taste) -> Action:
    """The best answer without looking further."""

    def value(action: Action) -> float:
        twin = state.clone()
        twin.play(action)
        return worth(twin, seat, taste)

    options = state.legal()
    return options[0] if len(options) == 1 else max(options, key=value)


def play(players: int, seed: int) -> TerramaraState:
    state = GAME.new(players, seed)
    assert isinstance(state, TerramaraState)
    rng = Rng(seed * 7919 + 1)
    tastes = [Taste(rng) for _ in range(players)]
    while state.stack:
        seat = state.stack[-1][1]
        if state.stack[-1][0] <= frames.PLACE_NEUTRAL:
            state.play(rng.choice(state.legal()))  # draft at random, so that every card is seen
        else:
            state.play(best(state, seat, tastes[seat]))
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    args = parser.parse_args()
    leads: dict[str, list[float]] = defaultdict(list)
    wins: dict[str, list[float]] = defaultdict(list)
    sources: dict[str, float] = defaultdict(float)
    flips, totals, winners = 0, [], []
    for seed in range(args.games):
        state = play(args.players, seed)
        results = scores(state)
        points = [score.total for score in results]
        mean = sum(points) / len(points)
        places = state.outcome().places
        totals += points
        winners.append(max(points))
        for seat, player in enumerate(state.players):
            content = state.content
            owned = [content.artifacts[card].id for card in player.artifacts]
            owned += [
                content.characters[player.character].id,
                content.starting_cards[player.starting_card].id,
            ]
            owned.append(f"order_{(seat - state.first) % args.players + 1}")
            flips += player.experienced
            for name in owned:
                leads[name].append(points[seat] - mean)
                wins[name].append(places[seat] == 1)
            for source, vp in results[seat].sources.items():
                sources[source] += vp
    count = len(totals)
    print(
        f"{args.games} games, {args.players} players: mean {sum(totals) / count:.1f}, winner {sum(winners) / args.games:.1f}"
    )
    print("by source: " + ", ".join(f"{source} {vp / count:.1f}" for source, vp in sources.items()))
    print(f"characters flipped: {flips / count:.0%}")
    for name in sorted(leads, key=lambda one: sum(leads[one]) / len(leads[one])):
        lead = sum(leads[name]) / len(leads[name])
        print(
            f"{name:32} owned {len(leads[name]):4}  lead {lead:+6.1f}  won {sum(wins[name]) / len(wins[name]):.0%}"
        )


if __name__ == "__main__":
    main()
