"""What a decision adds to the table: the shelf of the set-up, the terrain wheel, power links, bridge sites, rewards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.board.scene import circle_path
from desktop.games.terra_mystica import layout
from desktop.games.terra_mystica.items import SHELF_Z, PowerLinks, Site
from desktop.games.terra_mystica.questions import SHELF, TURNS
from desktop.games.terra_mystica.shelf import Shelf
from desktop.games.terra_mystica.symbols import order_target
from desktop.games.terra_mystica.wheel import Wheel, sector
from desktop.session.choices import Choice
from rules.terra_mystica.board import HEX, SITE, TERRAIN, bits
from rules.terra_mystica.building import bridge_used
from rules.terra_mystica.content import ENGINEERS, POWER_VALUE
from rules.terra_mystica.notation import BRIDGE, DETOUR, DIG, SEND
from rules.terra_mystica.spades import spade_targets
from rules.terra_mystica.state import TerraMysticaState

if TYPE_CHECKING:
    from desktop.games.terra_mystica.scene import TableScene

WHEEL = "help:wheel"  # a spot of its own, so that the map beneath is not pointed at


class DecisionLayer:
    """Owns items and spots that come and go with the kind of the decision."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._shelf: Shelf | None = None
        self._wheel: Wheel | None = None
        self._links: PowerLinks | None = None
        self._sites: dict[int, Site] = {}

    @property
    def shelf_open(self) -> bool:
        return self._shelf is not None

    def put_away_shelf(self, view: TerraMysticaState) -> None:
        """Before the cards find their other places."""
        if self._shelf is not None and (view.decision is None or view.decision.kind not in SHELF):
            self._shelf.clear()
            self._shelf = None

    def show(self, view: TerraMysticaState) -> None:
        decision = view.decision
        kind, seat = (decision.kind, decision.seat) if decision is not None else ("", -1)
        self._show_shelf(view, kind)
        self._show_wheel(view, seat if kind == "action_transform" else -1)
        self._show_links(view, seat if kind == "leech" else -1)
        bridging = kind == "action_bridge" or (kind in TURNS and _can_bridge(view, seat))
        self._show_sites(view, bridging, seat)
        self._show_rewards(kind)
        self._show_orders(view, kind)

    @property
    def wheel_open(self) -> bool:
        return self._wheel is not None

    def foresee(self, choice: Choice | None) -> None:
        """An option is pointed at, or none: the wheel turns the space in its middle."""
        if self._wheel is not None:
            digs = choice is not None and choice.action[0] in (DIG, DETOUR)
            self._wheel.foresee(choice.action[1] if choice is not None and digs else None)

    def _show_shelf(self, view: TerraMysticaState, kind: str) -> None:
        if kind not in SHELF:
            return
        if self._shelf is None:
            self._shelf = Shelf(self._scene, SHELF_Z)
        if kind == "choose_first_bonus":
            self._shelf.show_cards(view, self._scene.texts)
        else:
            self._shelf.show_factions(view, self._scene.presentation, only_possible=kind == "choose_side")

    def _show_wheel(self, view: TerraMysticaState, seat: int) -> None:
        if self._wheel is not None:
            self._scene.removeItem(self._wheel)
            self._wheel = None
            self._scene.remove_spot(WHEEL)
            for terrain in range(7):
                self._scene.remove_spot(f"terrain:{TERRAIN.word(terrain)}")
        if seat < 0:
            return
        frame = view.stack[-1]
        hex_index, free = frame[5], frame[3]
        per_spade = view.board(seat).workers_per_spade
        most = view.steps[frame[0]].most(view, frame)  # type: ignore[attr-defined]
        signs: dict[int, tuple[tuple[str, str], ...]] = {}
        for _, terrain, count in sorted(spade_targets(view, seat, hex_index, most), key=lambda way: way[2]):
            bought = max(0, count - free)
            if terrain not in signs:
                price = (
                    ("worker", str(bought * per_spade[view.exchange[seat]]))
                    if per_spade
                    else ("priest", str(bought))
                )
                signs[terrain] = (("spade", str(count)), price) if bought else (("spade", str(count)),)
        centre = layout.wheel_centre(hex_index)
        self._wheel = self._scene.added(Wheel(centre))
        now = view.terrain[hex_index]
        self._wheel.show_as(HEX.word(hex_index), now, view.home(seat), tuple(signs.items()), now)
        self._scene.place(WHEEL, circle_path(centre, layout.WHEEL_RADIUS), z=55)
        for terrain in range(7):
            self._scene.place(f"terrain:{TERRAIN.word(terrain)}", sector(centre, terrain), z=60)

    def _show_links(self, view: TerraMysticaState, seat: int) -> None:
        if self._links is not None:
            self._scene.removeItem(self._links)
            self._links = None
        if seat < 0 or view.decision is None:
            return
        built = HEX.index(str(view.decision.params["hex"]))
        near = bits(view.neighbours(built) & view.own[seat])
        ends = [(layout.CENTRES[index], POWER_VALUE[view.piece[index] - 1]) for index in near]
        self._links = PowerLinks(layout.CENTRES[built], ends)
        self._scene.addItem(self._links)

    def _show_sites(self, view: TerraMysticaState, bridging: bool, seat: int) -> None:
        wanted = {site for site in range(len(SITE)) if not bridge_used(view, site)} if bridging else set()
        for site in [site for site in self._sites if site not in wanted]:
            self._scene.removeItem(self._sites.pop(site))
            if not bridge_used(view, site):
                self._scene.remove_spot(f"bridge:{SITE.word(site)}")
        for site in wanted:
            if site not in self._sites:
                self._sites[site] = Site(site)
                self._scene.addItem(self._sites[site])
                self._scene.place(f"bridge:{SITE.word(site)}", layout.bridge_shape(site), z=20)

    def _show_orders(self, view: TerraMysticaState, kind: str) -> None:
        """In a turn, the places to which a priest can be sent."""
        wanted = {action[1:] for action in view.legal() if action[0] == SEND} if kind in TURNS else set()
        for cult in range(4):
            for steps in (1, 2, 3):
                name = order_target(cult, steps)
                if (cult, steps) in wanted:
                    self._scene.place(name, layout.order_spot(cult, steps), z=10)
                else:
                    self._scene.remove_spot(name)

    def _show_rewards(self, kind: str) -> None:
        if kind == "choose_reward_order":
            self._scene.place("reward:favor", layout.FAVORS, z=30)
            self._scene.place("reward:town", layout.TOWNS, z=30)
        else:
            self._scene.remove_spot("reward:favor")
            self._scene.remove_spot("reward:town")


def _can_bridge(view: TerraMysticaState, seat: int) -> bool:
    """Engineers build bridges in any turn, if they can pay them."""
    return view.faction[seat] == ENGINEERS and any(action[0] == BRIDGE for action in view.legal())
