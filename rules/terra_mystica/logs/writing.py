"""Writing our games as command logs of the public tracker (log_format.md section 9).

One line a turn: free steps, the action with all that follows in it, free steps; then a line for each answer. The
tracker rewards spades when they are gained and makes steps that stopped at 9 good when a key follows in the same
turn; the writer throws spades away (``-SPADE``) and steps tracks back (``-FIRE``) where our game went otherwise.
"""

from __future__ import annotations

from rules.core import Action, Frame
from rules.core.journal import Journal
from rules.core.reader import DataError
from rules.terra_mystica.board import HEX, SITE
from rules.terra_mystica.content import (
    CARD,
    CHAOS_MAGICIANS,
    CULT_TOP,
    CULTISTS,
    DOUBLE_TURN,
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
    TILE,
    TOWN_CULT_STEPS,
    TOWN_KEYS,
)
from rules.terra_mystica.content import BONUS_SPADE as CARD_SPADE_ACTION
from rules.terra_mystica.cults import top_taken
from rules.terra_mystica.frames import CULT_SPADES, DIG_CHOICE, NEXT_SPADE
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
    CULT_STEP,
    DETOUR,
    DIG,
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
    TAKE,
    TOP,
    TOWN_TAKE,
    TRANSFORM,
    UPGRADE,
)
from rules.terra_mystica.rounds import cult_bonus_times
from rules.terra_mystica.spades import spade_targets
from rules.terra_mystica.state import ACTIONS_PHASE, CARDS_PHASE, DWELLINGS_PHASE, OWED_SPADES, TerraMysticaState

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
        self.late: list[list[str]] = [[] for _ in state.faction]  # free steps to write before the next action
        self.spades = 0
        self.blocked: set[int] = set()
        self.town = -1
        self.cult_spades: dict[int, int] = {}

    # -- watching a move --------------------------------------------------------------------------------------

    def before(self, frame: Frame, action: Action) -> None:
        """Called with the state before a move."""
        state = self.state
        seat, kind = frame[1], action[0]
        if kind == PLACE and state.phase == DWELLINGS_PHASE:
            self._line(seat, f"build {HEX.word(action[1])}")
        elif kind == TAKE:
            self._take(seat, action[1])
        elif kind in (DIG, DETOUR):
            self._dig(frame, action)
        elif kind == CULT_STEP and not self.turn:
            self._line(seat, f"+{CULT_ID[action[1]]}")
        elif kind in (CONVERT, SACRIFICE):
            self._free_step(seat, action[1] if kind == CONVERT else _BURN)
        elif kind not in (TRANSFORM,) or frame[0] not in (NEXT_SPADE,):
            self._turn_command(frame, action)
        if kind in (FAVOR_TAKE, SEND, CULT_STEP):
            self._note_blocked(seat, action)
        if kind in (TAKE, PASS) and state.phase == ACTIONS_PHASE:
            self._note_cult_spades(seat, kind)

    def after(self, frame: Frame, action: Action) -> None:
        """Called with the state after the same move."""
        state = self.state
        seat, kind = frame[1], action[0]
        in_turn = state.phase == ACTIONS_PHASE and state.round > 0
        if in_turn and kind in (BUILD, UPGRADE, PLACE) and (self.turn or self.free[1]):
            self.events.append(_BuildEvent(state, seat, action[1]))
            if kind == UPGRADE and action[2] == STRONGHOLD and state.faction[seat] == HALFLINGS:
                self.spades = 3
        top = state.stack[-1][0] if state.stack else -1
        if self.spades and not state.owed[OWED_SPADES] and top not in (NEXT_SPADE, DIG_CHOICE):
            self._add(f"-{self.spades}SPADE" if self.spades > 1 else "-SPADE")
            self.spades = 0
        if kind == END_TURN or (kind == PASS and frame[1] >= 0 and self._pass_is_complete()):
            self._flush(seat)

    def _pass_is_complete(self) -> bool:
        return bool(self.turn) and self.turn[-1] == "pass"

    # -- parts of a turn --------------------------------------------------------------------------------------

    def _turn_command(self, frame: Frame, action: Action) -> None:
        seat, kind = frame[1], action[0]
        state = self.state
        match kind:
            case _ if kind in (BUILD, PLACE):
                self._add(f"build {HEX.word(action[1])}")
            case _ if kind == UPGRADE:
                self._add(f"upgrade {HEX.word(action[1])} to {STRUCTURE_ID[action[2]]}")
            case _ if kind == TRANSFORM and self.turn and self.turn[-1] == f"action {SPECIAL_ID[7]}":
                self._add(f"transform {HEX.word(action[1])} to {COLOURS[state.home(seat)]}")
            case _ if kind == SHIPPING:
                self._add("advance ship")
            case _ if kind == EXCHANGE:
                self._add("advance dig")
            case _ if kind == SEND:
                self._add(f"send p to {CULT_ID[action[1]]} for {action[2]}")
            case _ if kind == POWER_USE:
                self._add(f"action ACT{action[1] + 1}")
                self.spades = {POWER_SPADE: 1, POWER_DOUBLE_SPADE: 2}.get(action[1], 0)
            case _ if kind == SPECIAL_USE:
                self._add(f"action {SPECIAL_ID[action[1]]}")
                self.spades = {CARD_SPADE_ACTION: 1, GIANT_SPADES: 2}.get(action[1], 0)
            case _ if kind == BRIDGE:
                if not self.turn or self.turn[-1] != "action ACT1":
                    self._add(f"action {ENGINEER_BRIDGE}")
                self._add(f"bridge {SITE.word(action[1]).replace('-', ':')}")
            case _ if kind == CULT_STEP:
                if self.events and state.faction[seat] == CULTISTS and self._answered():
                    self.steps.append(f"+{CULT_ID[action[1]]}")
                else:
                    steps = frame[2] if len(frame) > 2 else 1
                    self._add(f"+{steps if steps > 1 else ''}{CULT_ID[action[1]]}")
            case _ if kind == PASS:
                self._add("pass" if state.round == ROUNDS else "")
            case _ if kind == FAVOR_TAKE:
                self._add(f"+FAV{action[1] + 1}")
            case _ if kind == TOWN_TAKE:
                self._town_tile(seat, action[1])
            case _ if kind == TOP:
                self._steer(seat, self.town, action[1:])
            case _ if kind == RIVER_TOWN:
                self._add(f"connect {HEX.word(action[1])}")
            case _ if kind == ORDAIN:
                self._add(f"convert {action[1]}W to {action[1]}P" if action[1] else "-3CONVERT_W_TO_P")
            case _ if len(frame) > 4 and self.events and frame[2] >= 0 and len(action) == 1:
                self._answer(frame, action)

    def _answer(self, frame: Frame, action: Action) -> None:
        """An answer to a power offer: frame is (leech, seat, builder, amount, hex)."""
        seat, builder, amount, hex = frame[1:5]
        verb = "leech" if action[0] == ACCEPT else "decline"
        for event in reversed(self.events):
            if event.hex == hex and seat not in event.answers:
                event.answers[seat] = f"{verb} {amount} from {faction_id(self.state.faction[builder])}"
                return

    def _answered(self) -> bool:
        return any(event.answers for event in self.events)

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
        """Free steps of one kind are written together. The Cultists' after the answers wait for their next turn."""
        if self.state.faction[seat] == CULTISTS and self._answered():
            self.late[seat].append(_conversion_text(conversion, 1))
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

    def _take(self, seat: int, card: int) -> None:
        if self.state.phase == ACTIONS_PHASE:
            self._add(f"pass BON{card + 1}")
            self._flush(seat)
        else:
            self._line(seat, f"pass BON{card + 1}")

    # -- keys (section 7, T4 and T6) --------------------------------------------------------------------------

    def _note_blocked(self, seat: int, action: Action) -> None:
        """A step that stops at 9 only for lack of a key: the tracker would make it good within the turn."""
        state = self.state
        if action[0] == FAVOR_TAKE:
            cult, steps = FAVOR_CULT[action[1]]
        else:
            cult, steps = action[1], action[2] if action[0] == SEND else 1
        space = state.cults[4 * seat + cult]
        if space < CULT_TOP <= space + steps and not state.keys(seat) and not top_taken(state, cult):
            self.blocked.add(cult)

    def _town_tile(self, seat: int, town: int) -> None:
        state = self.state
        self.town = town
        keys = state.keys(seat) + TOWN_KEYS[town]
        steps = TOWN_CULT_STEPS[town]
        tops = [
            cult
            for cult in range(4)
            if state.cults[4 * seat + cult] < CULT_TOP <= state.cults[4 * seat + cult] + steps
            and not top_taken(state, cult)
        ]
        self._add(f"+TW{town + 1}")
        if len(tops) <= keys:  # otherwise the player chooses next, see TOP
            self._steer(seat, town, tuple(tops), before_tile=True)

    def _steer(self, seat: int, town: int, topped: tuple[int, ...], *, before_tile: bool = False) -> None:
        """Step tracks back before the tile so that just the chosen ones use its keys."""
        state = self.state
        keys = state.keys(seat) + (TOWN_KEYS[town] if before_tile else 0)
        made_good = self.blocked if self.blocked and keys >= len(self.blocked) else set()
        back = []
        for cult in range(4):
            moves = TOWN_CULT_STEPS[town] + (cult in made_good)
            too_far = state.cults[4 * seat + cult] + moves - (CULT_TOP - 1)
            if too_far > 0 and cult not in topped and state.cults[4 * seat + cult] < CULT_TOP:
                if not top_taken(state, cult):
                    back.append(f"-{too_far if too_far > 1 else ''}{CULT_ID[cult]}")
        place = len(self.turn) - 1
        self.turn[place:place] = back
        self.blocked -= made_good

    # -- lines ------------------------------------------------------------------------------------------------

    def _line(self, seat: int, commands: str) -> None:
        self.lines.append(f"{faction_id(self.state.faction[seat])}: {commands}")
        self.last_turn = -1

    def _flush(self, seat: int) -> None:
        """The turn is over: its line, the answers in order, the Cultists' steps."""
        self._write_free()
        if self.last_turn == seat:
            self.lines.append("#")
        self._line(seat, ". ".join(self.late[seat] + self.turn))
        self.last_turn = seat
        self.late[seat] = []
        for event in self.events:
            for other, amount in event.offers.items():
                if other in event.answers:
                    self._line(other, event.answers[other])
                elif other in event.passed:  # full bowls, but the round cannot end with the offer open
                    self._line(other, f"decline {amount} from {faction_id(self.state.faction[seat])}")
        for step in self.steps:
            self._line(seat, step)
        self.turn, self.events, self.steps = [], [], []
        self.spades = 0
        self.blocked = set()

    def _note_cult_spades(self, seat: int, kind: int) -> None:
        """Who gets spades when this pass ends the round; what is not used must be thrown away."""
        state = self.state
        others = (other for other in range(state.setup.players) if other != seat)
        if kind == TAKE and all(state.passed[other] for other in others):
            for other in range(state.setup.players):
                times, bonus = cult_bonus_times(state, other)
                self.cult_spades[other] = times * bonus[SPADES]

    def throw_cult_spades_away(self, *, but: int = -1) -> None:
        """Unused spades of the cult bonus keep the tracker from going on."""
        for seat, left in self.cult_spades.items():
            if left and seat != but:
                self._line(seat, f"-{left if left > 1 else ''}SPADE")
                self.cult_spades[seat] = 0


def _conversion_text(conversion: int, count: int) -> str:
    if conversion == _BURN:
        return f"burn {count}"
    given, price, received = _WRITTEN_CONVERSIONS[conversion]
    return f"convert {price * count}{given} to {count}{received}"


def _header(state: TerraMysticaState) -> list[str]:
    options = ["strict-leech"] + [theirs for theirs, ours in GAME_OPTIONS.items() if state.setup.options[ours]]
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
    if state.phase in (ACTIONS_PHASE, CARDS_PHASE):
        writer.throw_cult_spades_away()
    return "\n".join(_header(state) + writer.lines) + "\n"


_UNUSED = (DOUBLE_TURN, TILE)
