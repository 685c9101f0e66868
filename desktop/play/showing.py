"""What the regions show of a moment: player cards, options, places, scenes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.art import look
from desktop.board.table_html import Since
from desktop.panels.option_row import Row
from desktop.panels.strip import SeatCard
from desktop.play.log_lines import since_last_turn
from desktop.session.choices import Choice, Preview, choices, choices_in
from desktop.texts import tr
from rules.core import Action, State

if TYPE_CHECKING:
    from desktop.pages.game import GamePage

MOST_OF_A_KIND, FIRST_OF_A_KIND = 60, 12  # more than that are folded away behind the first ones


def show_scenes(page: GamePage, view: State) -> None:
    """Board, hand and player board; or the table as text."""
    session, presentation = page.session, page.presentation
    assert session is not None
    assert presentation is not None
    decider = view.decision.seat if view.decision is not None else 0
    seats = {
        page.board: decider,
        page.tray: session.viewer if session.game.secrets else decider,
        page.mat: mat_owner(page, view),
    }
    for region, seat in seats.items():
        scene = region.board()
        if scene is not None:
            scene.draft = page.drafting.draft
            scene.show_view(view, seat)
            scene.refresh_marks()
    owner = seats[page.mat]
    words = (session.seats[owner].name, presentation.subtitle(view, owner))
    page.mat_heading.set(" · ".join(word for word in words if word))
    if page.showing_text:
        shown = page.interaction.choices if page.interaction.live else []
        later = len(session.humans) < 2
        page.table.show_view(presentation, view, shown, later, since_last_turn_of(page))
    page.interaction.mark()
    _zoom_to_decision(page, view)


def since_last_turn_of(page: GamePage) -> Since | None:
    """What the person at the screen saw when their last turn ended; nothing while nobody in particular sits there."""
    session = page.session
    if session is None or page.covered or page.replay_at is not None or page.plan is not None or session.over:
        return None
    decider = session.decision.seat if session.decision is not None else -1
    seat = session.viewer if session.viewer >= 0 else decider
    if seat not in session.humans:
        return None
    end = since_last_turn(session, seat)
    return Since(session.view_at(end), session.seats[seat].name) if end else None


def _zoom_to_decision(page: GamePage, view: State) -> None:
    """On small windows the board glides to where the decision takes place, if the game names such a place, and back.

    Whoever zooms by hand is left alone until the next turn.
    """
    board, scene = page.board, page.board.board()
    if scene is None or look.density != "compact" or not page.settings["auto_zoom"]:
        return
    if view.active != page.zoomed_turn:
        page.zoomed_turn = view.active
        board.moved_by_hand = False
    if board.moved_by_hand:
        return
    kind = view.decision.kind if view.decision is not None and page.interaction.live else ""
    region = scene.region_of_decision(kind) if kind else None
    if region is not None:
        page.zoomed_for = kind
        board.zoom_to(region)
    elif page.zoomed_for and kind != page.zoomed_for:
        page.zoomed_for = ""
        board.fit()


def mat_owner(page: GamePage, view: State) -> int:
    """Whose player board is shown: the chosen seat's, the only person's, or the decider's."""
    assert page.session is not None
    if page.mat_seat >= 0:
        return page.mat_seat
    if len(page.session.humans) == 1 and page.plan is None:
        return next(iter(page.session.humans))
    return view.decision.seat if view.decision is not None else 0


def seat_cards(page: GamePage, view: State) -> list[SeatCard]:
    session, presentation = page.session, page.presentation
    assert session is not None
    assert presentation is not None
    places = view.outcome().places if view.over else ()
    cards = []
    for i, seat in enumerate(session.seats):
        lines = presentation.strip(view, i)
        bot = "" if seat.human or session.scripted else tr("bot {k}", k=seat.level)
        decides = view.decision is not None and view.decision.seat == i
        cards.append(
            SeatCard(
                seat.name,
                presentation.colour(view, i),
                presentation.points(view, i),
                presentation.subtitle(view, i),
                lines,
                on_turn=view.active == i and not view.over,
                decides=decides and seat.human,
                thinks=decides and not seat.human and page.replay_at is None,
                note=tr("place {n}", n=places[i]) if places else bot,
                spoken=", ".join(presentation.spoken(part) for line in lines for part in line),
            )
        )
    return cards


def seat_details(page: GamePage, seat: int) -> list[str]:
    """Where a seat's numbers come from; asked when somebody points at its card."""
    return page.presentation.seat_details(page.view(), seat) if page.presentation is not None else []


def preview_strip(page: GamePage, choice: Choice | None) -> None:
    """While an option is pointed at, the players' cards show what it would change: 8 → 6."""
    if page.session is None or page.presentation is None or page.replay_at is not None:
        return
    cards = seat_cards(page, page.view())
    shown = page.interaction.preview_of(choice) if choice is not None else Preview()
    for region in page.views:
        scene = region.board()
        if scene is not None:
            scene.preview(choice, shown)
    after = shown.after
    if after is not None:
        cards = [now.changed_to(then) for now, then in zip(cards, seat_cards(page, after), strict=True)]
    page.strip.set_cards(cards, page.mat_seat)


def show_options(page: GamePage, view: State) -> None:
    """The options list of this moment, and what the board may be clicked for."""
    session, texts, presentation = page.live, page.texts, page.presentation
    assert texts is not None
    assert presentation is not None
    decision = view.decision
    answerable = decision is not None and not page.covered and not session.read_only
    if page.plan is None and decision is not None:
        answerable = answerable and page.replay_at is None and session.seats[decision.seat].human
    elif page.plan is not None:
        answerable = answerable and bool(session.legal())  # a view has holes: there may be no answer in it
    draft = page.drafting.begin(view if answerable else None)
    if decision is None:
        page.interaction.set_choices([], False)
        page.options.set_rows(tr("The game is over"), result_rows(page, view))
        return
    name = session.seats[decision.seat].name
    title = tr("What {name} can do", name=name)
    if page.covered:
        page.interaction.set_choices([], False)
        page.options.set_rows(tr("Waiting for {name}.", name=name), [])
    elif session.read_only and page.replay_at is None:
        page.interaction.set_choices([], False)
        page.options.set_rows(title, [], tr("Read-only: this file cannot be played on."))
    elif page.replay_at is not None and page.plan is None:
        shown = choices_in(view, texts, view.legal()) if session.sees(decision.seat) else []
        page.interaction.set_choices(shown, False)
        at = page.replay_at
        rows = option_rows(page, shown, session.history[at].action if at < len(session.history) else None)
        hidden = "" if session.sees(decision.seat) else tr("Only {name} may know this.", name=name)
        page.options.set_rows(title, rows, hidden)
    elif page.plan is None and not session.seats[decision.seat].human:
        page.interaction.set_choices([], False)
        page.options.set_rows(tr("{name} is choosing. You can look around.", name=name), past_rows(page))
    else:
        found = draft.choices() if draft is not None else None
        if found is None:
            found = presentation.arrange(view, choices(session, texts, page.impossible))
        found = page.coach.offered(found)
        page.interaction.set_choices(found, True)
        page.options.list.one_click = bool(page.settings["one_click"])
        rows = option_rows(page, found)
        if page.plan is None:
            page.last_options = (decision.seat, rows)
        page.options.set_rows(title, rows, _why_nothing(page))
        wanted = presentation.first_choice(view, found)
        if wanted is not None:
            page.options.list.select_choice(wanted.notation)


def _why_nothing(page: GamePage) -> str:
    """Said when there are no options."""
    if page.plan is not None:
        return tr("The plan ends here: what comes next is hidden or random.")
    return page.coach.nothing_offered() or tr("Nothing to choose here; the game goes on by itself.")


def show_draft(page: GamePage) -> None:
    """The draft has changed: other rows if it has other ones, otherwise only their ticks."""
    draft, panel = page.drafting.draft, page.options.list
    if draft is None:
        return
    found = draft.choices()
    if found is not None and found != page.interaction.choices:
        current = panel.current_choice()
        page.interaction.set_choices(found, True)
        page.options.set_rows(page.options.title, option_rows(page, found))
        if current is not None:
            panel.select_choice(current.notation)
    for row in panel.list_model.rows:
        row.marked = row.choice is not None and draft.picked(row.choice)
    panel.viewport().update()


def option_rows(page: GamePage, found: list[Choice], taken: Action | None = None) -> list[Row]:
    """Rows under their groups: in the game's order, otherwise as they first appear; impossible ones last.

    A replay gives the action that was `taken` then.
    """
    assert page.presentation is not None
    groups: dict[str, list[Row]] = {group: [] for group in page.presentation.group_order()}
    for choice in found:
        group = tr("Not possible now") if choice.reasons else page.presentation.group(choice)
        if choice.action == taken:
            row = Row(page.presentation.row_text(choice), choice, [tr("chosen then")], marked=True)
        else:
            row = page.interaction.row(choice)
            row.marked = page.drafting.draft is not None and page.drafting.draft.picked(choice)
        groups.setdefault(group, []).append(row)
    groups = {group: members for group, members in groups.items() if members}
    rows: list[Row] = []
    for group, members in groups.items():
        if page.presentation.folds(group) and len(groups) > 1:
            rows.append(Row(group, folded=members))
            continue
        if group and len(groups) > 1:
            rows.append(Row(group))
        rows += _fold_long_kinds(members)
    return rows


def _fold_long_kinds(rows: list[Row]) -> list[Row]:
    """Very many options of one kind (where a tile may lie, how something is shared out): the first ones, then one row."""
    kinds: dict[str, list[Row]] = {}
    for row in rows:
        if row.choice is not None and not row.marked:
            kinds.setdefault(row.choice.notation.split()[0], []).append(row)
    for members in kinds.values():
        if len(members) > MOST_OF_A_KIND:
            rest = members[FIRST_OF_A_KIND:]
            place = rows.index(rest[0])
            hidden = set(map(id, rest))
            rows = [row for row in rows if id(row) not in hidden]
            rows.insert(place, Row(tr("{n} more…", n=len(rest)), folded=rest))
    return rows


def past_rows(page: GamePage) -> list[Row]:
    """While a bot thinks: what the person at the screen could do last, greyed, so that the list stays in place."""
    seat, rows = page.last_options
    return [row.past() for row in rows] if page.live.sees(seat) else []


def result_rows(page: GamePage, view: State) -> list[Row]:
    """The final places, the winners ticked."""
    session, presentation = page.session, page.presentation
    assert session is not None
    assert presentation is not None
    outcome = view.outcome()
    places = outcome.places
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    return [
        Row(
            f"{places[seat]}. {session.seats[seat].name}",
            price=[presentation.points(view, seat)],
            marked=seat in outcome.winners,
            tells="now",
        )
        for seat in order
    ]
