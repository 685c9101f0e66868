"""Writing our games as command logs of the public tracker (log_format.md section 9).

One line a turn: free steps, the action with all that follows in it, free steps; then a line for each answer. The
tracker rewards spades when they are gained and makes steps that stopped at 9 good when a key follows in the same
turn; the writer throws spades away (``-SPADE``) and steps tracks back (``-FIRE``) where our game went otherwise.

What the language cannot say: a spade thrown away still earns there, so points (and the Alchemists' power) may differ
afterwards; and in a double turn, a transformation and a dwelling on the same space are one action, not two.
"""

from __future__ import annotations

from rules.core import Action, Frame
from rules.core.journal import Journal
from rules.core.reader import DataError
from rules.terra_mystica.board import HEX, SITE
from rules.terra_mystica.building import HALFLING_SPADES
from rules.terra_mystica.content import (
    BONUS_SPADE,
    CARD,
    CHAOS_MAGICIANS,
    CULT_TOP,
    CULTISTS,
    FAVOR_CULT,
    GIANT_SPADES,
    HALFLINGS,
    INTRO,
    NOMADS,
    POWER_DOUBLE_SPADE,
    POWER_SPADE,
    ROUNDS,
    SPADES,
    STRONGHOLD,
    TOWN_CULT_STEPS,
    TOWN_KEYS,
)
from rules.terra_mystica.cults import top_taken, tracks_to_top
from rules.terra_mystica.frames import (
    BRIDGE_SITE,
    CHOOSE_CULT,
    CULT_SPADES,
    CULTIST_STEP,
    DIG_CHOICE,
    FIRST_BONUS,
    LEECH,
    NEXT_SPADE,
    PASS_CARD,
    PLACE_DWELLING,
    RIDE_CHOICE,
    SANDSTORM_CHOICE,
)
from rules.terra_mystica.leech import offered_power
from rules.terra_mystica.logs.header import GAME_OPTIONS
from rules.terra_mystica.logs.ids import (
    ALCHEMIST_CONVERSIONS,
    COLOURS,
    CONVERSIONS,
    CULT_ID,
    ENGINEER_BRIDGE,
    SPECIAL_ID,
    STRUCTURE_ID,
    faction_id,
)
from rules.terra_mystica.notation import (
    ACCEPT,
    BRIDGE,
    BUILD,
    CONVERT,
    END_TURN,
    EXCHANGE,
    FAVOR_TAKE,
    ORDAIN,
    PASS,
    PLACE,
    POWER_USE,
    RIVER_TOWN,
    SACRIFICE,
    SEND,
    SHIPPING,
    SPECIAL_USE,
    TOP,
    TOWN_TAKE,
    UPGRADE,
)
from rules.terra_mystica.rounds import cult_bonus_times
from rules.terra_mystica.spades import spade_targets
from rules.terra_mystica.state import (
    ACTIONS_PHASE,
    OWED_SPADES,
    TerraMysticaState,
)

# our conversion -> (given, price, received)
_WRITTEN_CONVERSIONS = {
    conversions[0]: (given, price, received)
    for (given, received), (price, conversions) in {**CONVERSIONS, **ALCHEMIST_CONVERSIONS}.items()
    if len(conversions) == 1
}
_BURN = -1  # in place of a conversion


class _BuildEvent:
    """One building that offered power: what each opponent was offered, and what was answered."""

    def __init__(self, state: TerraMysticaState, builder: int, hex: int) -> None:
        place = state.order.index(builder)
        seats = state.order[place + 1 :] + state.order[:place]
        self.hex = hex
        self.offers = {seat: amount for seat in seats if (amount := offered_power(state, seat, hex))}
        self.passed = {seat for seat in seats if state.passed[seat]}
        self.answers: dict[int, str] = {}


class LogWriter:
    """Watches a game move by move and writes it down."""

    def __init__(self, state: TerraMysticaState) -> None:
        self.state = state
        self.lines: list[str] = []
        self.last_turn = -1  # whose turn the last line is, if it is one
        self.turn: list[str] = []
        self.free: tuple[int, int] = (0, 0)  # a conversion (or _BURN) and how often it was made in a row
        self.events: list[_BuildEvent] = []
        self.steps: list[str] = []  # the Cultists' steps of this turn
        self.late: list[str] = []  # the Cultists' free steps of this turn that have to wait
        self.waiting: list[str] = []  # and those of their turn before
        self.bowls: list[int] = []  # the Cultists' when the first answer is asked
        self.waits = False
        self.spades = 0
        self.blocked: set[int] = set()
        self.town = -1
        self.cult_spades: dict[int, int] = {}

    # -- watching a move --------------------------------------------------------------------------------------

    def before(self, frame: Frame, action: Action) -> None:
        """Called with the state before a move."""
        step, seat, kind = frame[0], frame[1], action[0]
        if step == PLACE_DWELLING:
            self._line(seat, f"build {HEX.word(action[1])}")
        elif step == FIRST_BONUS:
            self._line(seat, f"pass BON{action[1] + 1}")
        elif step == PASS_CARD:
            self._note_cult_spades(seat)
            self._add(f"pass BON{action[1] + 1}")
            self._flush(seat)
        elif step == DIG_CHOICE:
            self._dig(frame, action)
        elif step == LEECH:
            self._answer(frame, action)
        elif step == CULTIST_STEP:
            self.steps.append(f"+{CULT_ID[action[1]]}")
        elif step == CHOOSE_CULT:
            self._note_blocked(seat, action[1], frame[2])
            self._add(f"+{frame[2] if frame[2] > 1 else ''}{CULT_ID[action[1]]}")
        elif step == SANDSTORM_CHOICE:
            self._add(f"transform {HEX.word(action[1])} to {COLOURS[self.state.home(seat)]}")
        elif step == BRIDGE_SITE:
            self._add(_bridge(action[1]))
        elif kind in (CONVERT, SACRIFICE):
            self._free_step(seat, action[1] if kind == CONVERT else _BURN)
        else:
            self._turn_command(seat, action)

    def after(self, frame: Frame, action: Action) -> None:
        """Called with the state after the same move."""
        state = self.state
        seat, kind = frame[1], action[0]
        if kind in (BUILD, UPGRADE) or (kind == PLACE and frame[0] == RIDE_CHOICE):
            self.events.append(_BuildEvent(state, seat, action[1]))
            if kind == UPGRADE and action[2] == STRONGHOLD and state.faction[seat] == HALFLINGS:
                self.spades = HALFLING_SPADES
        top = state.stack[-1][0] if state.stack else -1
        if self.spades and not state.owed[OWED_SPADES] and top not in (NEXT_SPADE, DIG_CHOICE):
            self._add(_lost_spades(self.spades))
            self.spades = 0
        if kind == END_TURN or (kind == PASS and state.round == ROUNDS):
            self._flush(seat)

    # -- parts of a turn --------------------------------------------------------------------------------------

    def _turn_command(self, seat: int, action: Action) -> None:
        kind = action[0]
        if kind in (BUILD, PLACE):
            self._add(f"build {HEX.word(action[1])}")
        elif kind == UPGRADE:
            self._add(f"upgrade {HEX.word(action[1])} to {STRUCTURE_ID[action[2]]}")
        elif kind == SHIPPING:
            self._add("advance ship")
        elif kind == EXCHANGE:
            self._add("advance dig")
        elif kind == SEND:
            self._note_blocked(seat, action[1], action[2])
            self._add(f"send p to {CULT_ID[action[1]]} for {action[2]}")
        elif kind == POWER_USE:
            self._add(f"action ACT{action[1] + 1}")
            self.spades = {POWER_SPADE: 1, POWER_DOUBLE_SPADE: 2}.get(action[1], 0)
        elif kind == SPECIAL_USE:
            self._add(f"action {SPECIAL_ID[action[1]]}")
            self.spades = {BONUS_SPADE: 1, GIANT_SPADES: 2}.get(action[1], 0)
        elif kind == BRIDGE:
            self._add(f"action {ENGINEER_BRIDGE}")
            self._add(_bridge(action[1]))
        elif kind == FAVOR_TAKE:
            self._note_blocked(seat, *FAVOR_CULT[action[1]])
            self._add(f"+FAV{action[1] + 1}")
        elif kind == TOWN_TAKE:
            self._town_tile(seat, action[1])
        elif kind == TOP:
            self._steer(seat, self.town, self.state.keys(seat), action[1:])
        elif kind == RIVER_TOWN:
            self._add(f"connect {HEX.word(action[1])}")
        elif kind == ORDAIN:
            self._add(f"convert {action[1]}W to {action[1]}P" if action[1] else "-3CONVERT_W_TO_P")
        elif kind == PASS and self.state.round == ROUNDS:
            self._add("pass")

    def _answer(self, frame: Frame, action: Action) -> None:
        """An answer to a power offer: frame is (leech, seat, builder, amount, hex)."""
        seat, builder, amount, hex = frame[1:5]
        verb = "leech" if action[0] == ACCEPT else "decline"
        if self.state.faction[builder] == CULTISTS and not self.bowls:
            self.bowls = self.state.bowls[3 * builder : 3 * builder + 3]
        for event in reversed(self.events):
            if event.hex == hex and seat not in event.answers:
                event.answers[seat] = f"{verb} {amount} from {faction_id(self.state.faction[builder])}"
                return

    def _dig(self, frame: Frame, action: Action) -> None:
        seat, mode, free, hex = frame[1], frame[2], frame[3], frame[5]
        targets = spade_targets(self.state, seat, hex, 6)
        count = next(count for verb, terrain, count in targets if (verb, terrain) == action)
        change = f"transform {HEX.word(hex)} to {COLOURS[action[1]]}"
        if mode == CULT_SPADES:
            self.cult_spades[seat] -= count
            self._line(seat, change)
            return
        bought = max(0, count - free)
        if bought:
            self._add(f"dig {bought}")
        self._add(change)
        self.spades += bought - count

    def _free_step(self, seat: int, conversion: int) -> None:
        """Free steps of one kind are written together.

        On the tracker the turn is over before the answers come. If those gave the Cultists power, their free steps
        after it have to wait for their next turn.
        """
        if self.bowls:
            self.waits = self.bowls != self.state.bowls[3 * seat : 3 * seat + 3]
            self.bowls = []
        if self.waits:
            self.late.append(_conversion_text(conversion, 1))
            return
        if self.free[1] and self.free[0] != conversion:
            self._write_free()
        self.free = (conversion, self.free[1] + 1)

    def _write_free(self) -> None:
        conversion, count = self.free
        self.free = (0, 0)
        if count:
            self.turn.append(_conversion_text(conversion, count))

    def _add(self, command: str) -> None:
        self._write_free()
        if command:
            self.turn.append(command)

    # -- keys (section 7, T4 and T6) --------------------------------------------------------------------------

    def _note_blocked(self, seat: int, cult: int, steps: int) -> None:
        """A step that will stop at 9 only for lack of a key: the tracker would make it good within the turn."""
        state = self.state
        space = state.cults[4 * seat + cult]
        if space < CULT_TOP <= space + steps and not state.keys(seat) and not top_taken(state, cult):
            self.blocked.add(cult)

    def _town_tile(self, seat: int, town: int) -> None:
        state = self.state
        self.town = town
        keys = state.keys(seat) + TOWN_KEYS[town]
        tops = tracks_to_top(state, seat, TOWN_CULT_STEPS[town])
        self._add(f"+TW{town + 1}")
        if len(tops) <= keys:  # otherwise the player chooses next
            self._steer(seat, town, keys, tuple(tops))

    def _steer(self, seat: int, town: int, keys: int, topped: tuple[int, ...]) -> None:
        """Step tracks back before the tile so that just the chosen ones use its keys."""
        state = self.state
        made_good = self.blocked if len(self.blocked) <= keys else set()
        back = []
        for cult in range(4):
            space = state.cults[4 * seat + cult]
            too_far = space + TOWN_CULT_STEPS[town] + (cult in made_good) - (CULT_TOP - 1)
            if too_far > 0 and space < CULT_TOP and cult not in topped and not top_taken(state, cult):
                back.append(f"-{too_far if too_far > 1 else ''}{CULT_ID[cult]}")
        self.turn[-1:-1] = back
        self.blocked = self.blocked - made_good

    # -- lines ------------------------------------------------------------------------------------------------

    def _line(self, seat: int, commands: str) -> None:
        self.lines.append(f"{faction_id(self.state.faction[seat])}: {commands}")
        self.last_turn = -1

    def _flush(self, seat: int) -> None:
        """The turn is over: its line, the answers in order, the Cultists' steps."""
        self._write_free()
        if self.last_turn == seat:
            self.lines.append("#")
        if self.state.faction[seat] == CULTISTS:
            self.turn = self.waiting + self.turn
            self.waiting, self.late = self.late, []
        self._line(seat, ". ".join(self.turn))
        self.last_turn = seat
        for event in self.events:
            for other, amount in event.offers.items():
                if other in event.answers:
                    self._line(other, event.answers[other])
                elif other in event.passed:  # full bowls, but the round cannot end with the offer open
                    self._line(other, f"decline {amount} from {faction_id(self.state.faction[seat])}")
        for step in self.steps:
            self._line(seat, step)
        self.turn, self.events, self.steps, self.bowls = [], [], [], []
        self.waits = False
        self.spades = 0
        self.blocked = set()

    def _note_cult_spades(self, seat: int) -> None:
        """Who gets spades when this pass ends the round; what is not used must be thrown away."""
        state = self.state
        if all(state.passed):
            for other in range(state.setup.players):
                times, bonus = cult_bonus_times(state, other)
                self.cult_spades[other] = times * bonus[SPADES]

    def end(self) -> None:
        """The journal ends in the middle of a turn: write what there is of it."""
        self._write_free()
        if self.turn:
            self._flush(self.state.current)

    def throw_cult_spades_away(self) -> None:
        """Unused spades of the cult bonus keep the tracker from going on."""
        for seat, left in self.cult_spades.items():
            if left:
                self._line(seat, _lost_spades(left))
        self.cult_spades = {}


def _lost_spades(count: int) -> str:
    return f"-{count if count > 1 else ''}SPADE"


def _bridge(site: int) -> str:
    return f"bridge {SITE.word(site).replace('-', ':')}"


def _conversion_text(conversion: int, count: int) -> str:
    if conversion == _BURN:
        return f"burn {count}"
    given, price, received = _WRITTEN_CONVERSIONS[conversion]
    return f"convert {price * count}{given} to {count}{received}"


def _header(state: TerraMysticaState) -> list[str]:
    options = ["strict-leech"] + [
        theirs for theirs, ours in GAME_OPTIONS.items() if state.setup.options[ours]
    ]
    cards = range(len(CARD) if state.setup.options["promo_shipping_card"] else len(CARD) - 1)
    return [
        *(f"option {option}" for option in options),
        "score " + ",".join(f"SCORE{tile + 1}" for tile in state.tiles),
        *(f"delete BON{card + 1}" for card in cards if state.card_coins[card] < 0),
        *(f"setup {faction_id(faction)}" for faction in state.faction if faction >= 0),
    ]


def _introductory_dwellings(state: TerraMysticaState) -> list[str]:
    """The fixed dwellings in the order of TM-3.8.2."""
    intro = INTRO[state.setup.players]
    waiting = {seat: list(hexes) for seat, hexes in enumerate(intro.dwellings)}
    normal = [seat for seat, faction in enumerate(intro.factions) if faction != CHAOS_MAGICIANS]
    third = [seat for seat, faction in enumerate(intro.factions) if faction == NOMADS]
    return [
        f"{faction_id(intro.factions[seat])}: build {HEX.word(waiting[seat].pop(0))}"
        for seat in [*normal, *reversed(normal), *third]
    ]


def command_log(journal: Journal) -> str:
    """A journal as the lines that would have been typed on the tracker."""
    from rules.terra_mystica.game import GAME

    if journal.header.get("start") is not None:
        raise DataError("the journal starts from a position; only whole games can be written as a log")
    state = journal.first_state(GAME)
    assert isinstance(state, TerraMysticaState)
    writer = LogWriter(state)
    if state.setup.options["faction_selection"] == "introductory":
        writer.lines += _introductory_dwellings(state)
    for move in journal.moves:
        action = GAME.notation.parse(move.do)
        frame = state.stack[-1]
        if state.phase == ACTIONS_PHASE:
            writer.throw_cult_spades_away()
        writer.before(frame, action)
        state.apply(action)
        writer.after(frame, action)
    if state.phase == ACTIONS_PHASE:
        writer.throw_cult_spades_away()
        writer.end()
    return "\n".join(_header(state) + writer.lines) + "\n"
