"""The words of the game and its notation: the position of a verb in NOTATION is the first int of its actions."""

from __future__ import annotations

from typing import Final

from rules.core import Field, Notation, Verb, Words
from rules.northgard.cards import CARD_IDS, CHOICE_WORDS
from rules.northgard.content import AREAS, BUILDINGS, CLANS, CREATURES, RESOURCES, TILES
from rules.northgard.land import WIDTH, coordinates

AREA: Final = Words("area", (area.id for area in AREAS))  # a territory is named by any of its areas
TILE: Final = Words("tile", (tile.id for tile in TILES))
CELL: Final = Words("cell", ("{},{}".format(*coordinates(cell)) for cell in range(WIDTH * WIDTH)))
CARD: Final = Words("card", CARD_IDS)
CLAN: Final = Words("clan", (f"clan_{clan.id}" for clan in CLANS))
BUILDING: Final = Words("building", (building.id for building in BUILDINGS))
CREATURE: Final = Words("creature", (creature.id for creature in CREATURES))
RESOURCE: Final = Words("resource", RESOURCES)
# A fight to come: a territory whose owner is attacked, or a territory and the creature attacked there.
OPPONENTS: Final = len(CREATURES) + 1
FIGHT: Final = Words(
    "fight",
    (
        area.id if not number else f"{area.id}/{CREATURES[number - 1].id}"
        for area in AREAS
        for number in range(OPPONENTS)
    ),
)
FIGURE: Final = Words("figure", ("unit", "kaija"))
UNIT, KAIJA = range(2)
ACTION: Final = Words("basic_action", (f"do_{word}" for word in CHOICE_WORDS))

_area = Field("area", AREA)
_card = Field("card", CARD)
_figure = Field("figure", FIGURE)
_resource = Field("resource", RESOURCE)
_number = Field("number")
_rival = Field("rival")

_VERBS: Final = (
    Verb("clan", Field("clan", CLAN)),
    Verb("place", Field("tile", TILE), Field("cell", CELL), Field("turns")),
    Verb("settle", _area, _figure),
    Verb("play", _card),
    Verb("wait", _card),
    Verb("replace", _card),
    Verb("remove", _card),
    Verb("upgrade", _card),
    Verb("pass"),
    Verb("end_turn"),
    Verb("put_down", _card),
    Verb("box", _card),
    Verb("cancel"),
    Verb("allow"),
    Verb("decline"),
    Verb("done"),
    Verb("take", _card),
    Verb("summon", _area),
    Verb("scorch", _area),
    Verb("choose", Field("action", ACTION)),
    Verb("first", Field("action", ACTION)),
    Verb("collect_before", _area),
    Verb("collect_after"),
    Verb("recruit", _area, _figure),
    Verb("pay", Field("food"), Field("wood"), Field("lore")),
    Verb("from", _area),
    Verb("to", _area),
    Verb("send", _number),
    Verb("send_kaija", _number),
    Verb("pull", _area, _figure),
    Verb("attack", Field("creature", CREATURE)),
    Verb("fight", _area),
    Verb("push", _figure, _area),
    Verb("food", _number),
    Verb("point"),
    Verb("casualty"),
    Verb("lose", _figure),
    Verb("retreat", _area, _number),
    Verb("retreat_kaija", _area, _number),
    Verb("keep_tile"),
    Verb("exchange"),
    Verb("explore"),
    Verb("under", Field("tile", TILE)),
    Verb("build", Field("building", BUILDING), _area),
    Verb("build_freely", Field("building", BUILDING), _area),
    Verb("swap_building", Field("building", BUILDING), _area, Field("new", BUILDING)),
    Verb("discard", _card),
    Verb("top", _card),
    Verb("take_back", _card),
    Verb("target", _rival),
    Verb("name", _card),
    Verb("strike", _area, _figure),
    Verb("collect", _resource),
    Verb("add", _area),
    Verb("copy", _rival, _card),
    Verb("lead", _area),
    Verb("steal", _resource),
    Verb("trade_for", _resource),
    Verb("give", Field("food"), Field("wood"), Field("lore")),
    Verb("swap", Field("give", RESOURCE), Field("take", RESOURCE)),
    Verb("amount", _number),
    Verb("accept"),
    Verb("refuse"),
    Verb("return_to", _area, _figure),
    Verb("draw_tile"),
)
NOTATION: Final = Notation(_VERBS)
(
    DO_CLAN,
    DO_PLACE,
    DO_SETTLE,
    DO_PLAY,
    DO_WAIT,
    DO_REPLACE,
    DO_REMOVE,
    DO_UPGRADE,
    DO_PASS,
    DO_END_TURN,
    DO_PUT_DOWN,
    DO_BOX,
    DO_CANCEL,
    DO_ALLOW,
    DO_DECLINE,
    DO_DONE,
    DO_TAKE,
    DO_SUMMON,
    DO_SCORCH,
    DO_CHOOSE,
    DO_FIRST,
    DO_COLLECT_BEFORE,
    DO_COLLECT_AFTER,
    DO_RECRUIT,
    DO_PAY,
    DO_FROM,
    DO_TO,
    DO_SEND,
    DO_SEND_KAIJA,
    DO_PULL,
    DO_ATTACK,
    DO_FIGHT,
    DO_PUSH,
    DO_FOOD,
    DO_POINT,
    DO_CASUALTY,
    DO_LOSE,
    DO_RETREAT,
    DO_RETREAT_KAIJA,
    DO_KEEP_TILE,
    DO_EXCHANGE,
    DO_EXPLORE,
    DO_UNDER,
    DO_BUILD,
    DO_BUILD_FREELY,
    DO_SWAP_BUILDING,
    DO_DISCARD,
    DO_TOP,
    DO_TAKE_BACK,
    DO_TARGET,
    DO_NAME,
    DO_STRIKE,
    DO_COLLECT,
    DO_ADD,
    DO_COPY,
    DO_LEAD,
    DO_STEAL,
    DO_TRADE_FOR,
    DO_GIVE,
    DO_SWAP,
    DO_AMOUNT,
    DO_ACCEPT,
    DO_REFUSE,
    DO_RETURN_TO,
    DO_DRAW_TILE,
) = range(len(_VERBS))
