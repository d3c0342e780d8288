"""The board of Attack Sub as a seat, a spectator or (after the game) everybody sees it.

Seats count from 0, ships and cards go by their keys, "?" is a card that cannot be seen. Nothing is null, and
flags are true or absent.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from wardroom.games.attacksub.page_facts import BattleFacts

CardKey: TypeAlias = str
ShipKey: TypeAlias = str
# A ship, "helo-SHIP" for its helicopters, or "force": all surface ships of a side.
ActorKey: TypeAlias = str


class Board(BattleFacts):
    scenario: str
    # The number of the last deck.
    decks: int
    # By seat, cards that lie under its discards unseen.
    hidden_discards: list[int]
    ships: dict[ShipKey, ShipShown]
    # By seat: "0", "1".
    seats: dict[str, SeatShown]
    # Cards that lie where the observer cannot see them, by random number: 0 to 7, then X.
    unseen: NotRequired[list[int]]
    # The side of each seat, once they are chosen.
    sides: NotRequired[list[str]]
    # What the player whose turn it is has chosen so far, in private.
    draft: NotRequired[Draft]
    search: NotRequired[SearchShown]
    attack: NotRequired[AttackShown]
    range: NotRequired[RangeShown]
    # The submarine that plays dead and has drawn a good number.
    drifting: NotRequired[ShipKey]
    # The turn is over but for the hand.
    ending: NotRequired[Literal[True]]


class SeatShown(TypedDict):
    hand: list[CardKey]
    hand_size: int
    # The own cards that lie unseen in the discards.
    under: NotRequired[list[CardKey]]
    points: NotRequired[int]
    points_needed: NotRequired[int]
    # What wins, once sides are chosen.
    aim: NotRequired[AimShown]
    # A helicopter check is due.
    check_due: NotRequired[Literal[True]]


class AimShown(TypedDict):
    # What any other result is for this side.
    otherwise: Literal["win", "loss", "draw"]
    # The usual victory (13.5) in full.
    usual: NotRequired[Literal[True]]
    # Every enemy ship in play sunk.
    sweep: NotRequired[Literal[True]]
    # One of these sunk, or all of them.
    sink: NotRequired[list[ShipKey]]
    sink_all: NotRequired[Literal[True]]
    # The ship that must get away, and the deck after which it may.
    flagship: NotRequired[ShipKey]
    flagship_after: NotRequired[int]
    # The ship, or "any", whose Open Range lets its owner draw against the deck, and from which deck on.
    race: NotRequired[ShipKey]
    race_from: NotRequired[int]


Act: TypeAlias = Literal[
    "searched",
    "reduced",
    "attacked",
    "controlled",
    "moved",
    "launched",
    "entered",
    "tried-sensor",
    "tried-attack",
    "fixed-sensor",
    "fixed-attack",
]


class ShipShown(TypedDict):
    # -1 where sides are not chosen yet.
    seat: int
    # Whose it will be, until sides are chosen.
    side: NotRequired[str]
    status: Literal["waiting", "in", "sunk", "exited"]
    # Boxes of the tracks that the markers stand in, from 0; the one after the last is SUNK.
    sensor_box: int
    attack_box: int
    detect: int
    defence: int
    damaged: NotRequired[Literal[True]]
    # It plays dead.
    dead: NotRequired[Literal[True]]
    # At Battle Stations.
    stations: NotRequired[Literal[True]]
    # Malfunctions: 1 and 2 take so much off, 3 is Down.
    weak_sensor: NotRequired[int]
    weak_attack: NotRequired[int]
    # What a Contact Reduction takes off every search for it in this turn.
    quiet: NotRequired[int]
    # What it has done in this turn.
    acts: NotRequired[list[Act]]
    # Values as they count now, malfunctions included; left out where there are none.
    sensor: NotRequired[int]
    attack: NotRequired[int]
    attack_surface: NotRequired[int]
    helicopters_most: NotRequired[int]
    helicopters: NotRequired[list[HelicopterShown]]
    # By ship (or "force"), the box of its contact on this one; No Contact is left out.
    contacts: NotRequired[dict[ActorKey, int]]


class HelicopterShown(TypedDict):
    card: CardKey
    flown: NotRequired[Literal[True]]


class Draft(TypedDict):
    stage: Literal["main", "mode", "actor", "target", "more", "system", "discards", "top"]
    play: str
    mode: NotRequired[str]
    actor: NotRequired[ActorKey]
    target: NotRequired[ActorKey]
    # Ships to be sought, lock-ons of one attack, or cards to be discarded.
    chosen: NotRequired[list[str]]


class SearchShown(TypedDict):
    seat: int
    card: CardKey
    actor: ActorKey
    # Designated and not yet sought, and sought already.
    named: list[ActorKey]
    tried: list[ActorKey]
    active: NotRequired[Literal[True]]
    # Who has heard the ping.
    heard: NotRequired[list[ActorKey]]
    target: NotRequired[ActorKey]
    # The random number that finds it, and what is added to it.
    need: NotRequired[int]
    parts: NotRequired[SearchParts]
    # The other side may answer.
    open: NotRequired[Literal[True]]
    # The red card that needs a ship to play it.
    red: NotRequired[CardKey]


class SearchParts(TypedDict):
    # Of the searcher itself.
    own: int
    active: NotRequired[int]
    # Taken off, as the target is quiet.
    quiet: NotRequired[int]


class AttackShown(TypedDict):
    seat: int
    actor: ActorKey
    target: ActorKey
    cards: list[CardKey]
    evasions: list[CardKey]
    heard: NotRequired[list[ActorKey]]
    # It has hit.
    hit: NotRequired[Literal[True]]
    # The random number that hits, and what is added to it.
    need: NotRequired[int]
    parts: NotRequired[AttackParts]
    open: NotRequired[Literal[True]]
    red: NotRequired[CardKey]


class AttackParts(TypedDict):
    # Of the Weapon Lockons, and of the attacker itself.
    lockons: int
    own: int
    # Taken off by Evasive Actions.
    evasions: NotRequired[int]


class RangeShown(TypedDict):
    seat: int
    actor: ActorKey
    target: ActorKey
    way: Literal["close", "open"]
    open: NotRequired[Literal[True]]
    red: NotRequired[CardKey]


# A thing and its record go by one name, and so do its facts and their fields; here are the others.
RECORDS = {
    "Battle": "Board",
    "PlayerTurn": "Draft",
    "Operation": "SearchShown",
    "Search": "SearchShown",
    "Attack": "AttackShown",
    "Range": "RangeShown",
}
SHOWN_AS = {
    "Battle.acts": "ShipShown.acts",
    "Battle.aloft": "ShipShown.helicopters",
    "Battle.attack": "ShipShown.attack_box",
    "Battle.check_due": "SeatShown.check_due",
    "Battle.contact": "ShipShown.contacts",
    "Battle.damaged": "ShipShown.damaged",
    "Battle.dead": "ShipShown.dead",
    "Battle.hands": "SeatShown.hand",
    "Battle.owner": "ShipShown.seat",
    "Battle.pile_left": "Board.draw",
    "Battle.quiet": "ShipShown.quiet",
    "Battle.seat_of": "Board.sides",
    "Battle.sensor": "ShipShown.sensor_box",
    "Battle.status": "ShipShown.status",
    "Battle.under": "SeatShown.under",
    "Battle.weak_attack": "ShipShown.weak_attack",
    "Battle.weak_sensor": "ShipShown.weak_sensor",
    "Drifting.place": "Board.drifting",
    "EndOfTurn.phase": "Board.ending",
    "Range.close": "RangeShown.way",
    "Range.mover": "RangeShown.actor",
}
# Not shown, because ...
NOT_SHOWN = {
    "Attack.grounded": "the diary tells that the helicopter is lost",
    "Battle.begins": "it follows from the seats of the ships (ShipShown.seat)",
    "Battle.buried": "the unseen cards are shown, not how they may lie (Board.unseen)",
    "Battle.ends": "it follows from the seats of the ships (ShipShown.seat)",
    "Battle.flew": "the helicopters show it (HelicopterShown.flown)",
    "Battle.force_negated": "answers that it rules out are refused",
    "Battle.kept": "the unseen cards are shown, not how they may lie (Board.unseen)",
    "Battle.loose": "the unseen cards are shown, not how they may lie (Board.unseen)",
    "Battle.met": "an exit that it rules out is refused",
    "Battle.old": "the unseen cards are shown, not how they may lie (Board.unseen)",
    "Battle.pile": "nobody knows what lies in the pile",
    "Battle.reason": "the outcome is sent beside the board",
    "Battle.rule": "the outcome is sent beside the board",
    "Battle.since": "an exit that it rules out is refused",
    "Battle.tally": "it is for reports",
    "Battle.weather_turned": "it only spares the weather a check in this turn (Board.bad_weather)",
    "Battle.winner": "the outcome is sent beside the board",
    "Drifting.seat": "it is the seat whose turn it is (Board.acting)",
    "EndOfTurn.seat": "it is the seat whose turn it is (Board.acting)",
    "Operation.phase": "the question tells it",
    "Operation.used": "answers that it rules out are refused",
    "PlayerTurn.seat": "it is the seat whose turn it is (Board.acting)",
    "Range.negated": "the diary tells it, and the range is settled at once",
    "Search.grounded": "the diary tells that the helicopter is lost",
    "Setup.phase": "the question tells it",
}
