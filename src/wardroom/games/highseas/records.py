"""The board of Naval Battles as a seat, a spectator or (after the game) everybody sees it.

Seats count from 0, ships and cards go by their keys, "?" is a card that cannot be seen. Nothing is null, and
flags are true or absent.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from wardroom.games.highseas.page_facts import (
    AttackFacts,
    BattleFacts,
    ChooseFacts,
    DeclareFacts,
    DefenseFacts,
    FleetFacts,
    PlanRollFacts,
    ReorganizeFacts,
)

CardKey: TypeAlias = str
ShipKey: TypeAlias = str


class Board(BattleFacts):
    # The turn of the whole game.
    series: int
    # Points that win a battle, and the game.
    victory: int
    total: int
    # A carrier makes as many air attacks as its card shows, not one (12.carriers).
    flights_by_card: NotRequired[Literal[True]]
    # By seat: "0", "1", ...
    fleets: dict[str, Fleet]
    # Declared attacks; a place in this list is the `attack` of everything below.
    volley: list[Attack]
    # Fleets are being chosen in secret.
    choosing: NotRequired[Choosing]
    # Fleets are being laid out: who places which ship.
    laying: NotRequired[Laying]
    reorganize: NotRequired[ReorganizeFacts]
    # The own volley while it is drafted (everybody's in the truth).
    draft: NotRequired[Draft]
    defense: NotRequired[DefenseFacts]
    # The attack being resolved.
    resolving: NotRequired[int]
    # Planning may be added to this roll; the ship that rolls in defence.
    roll: NotRequired[PlanRollFacts]
    # Cards chosen to be thrown away, as yet in private.
    discarding: NotRequired[list[CardKey]]
    # By place in the volley, what the attacks on the own side do if nobody plays another card.
    stakes: NotRequired[dict[str, Stake]]
    # Why cards of the own hand cannot be played at this question: the refusal and its rule.
    waits: NotRequired[dict[CardKey, Refusal]]


class Laying(TypedDict):
    seat: int
    ship: ShipKey


class Refusal(TypedDict):
    name: str
    rule: str


class Fleet(FleetFacts):
    # "" before it is picked.
    nation: str
    ships: dict[ShipKey, Afloat]
    # Cards in play before the fleet.
    front: list[FrontCard]
    # What the ships are worth that this seat has sunk in this battle.
    sunk_points: int
    # The side's points of this battle, and of all linked ones.
    score: int
    total: NotRequired[int]
    team: NotRequired[int]
    # A Retreat lies before the fleet.
    retreats: NotRequired[Literal[True]]


class FrontCard(TypedDict):
    card: CardKey
    used: NotRequired[Literal[True]]


class Afloat(TypedDict):
    # 1 to 3; 0 a submarine; -1 not yet placed.
    row: int
    # Damage that will sink it.
    left: int
    # Damage cards under the ship.
    damage: NotRequired[list[CardKey]]
    active: NotRequired[Literal[True]]


class Attack(AttackFacts):
    # The lowest roll that sinks; 0 where no die is rolled.
    number: int
    # No die is high enough, whatever Planning adds.
    hopeless: NotRequired[Literal[True]]


class Draft(DeclareFacts):
    attacks: list[Attack]
    # Dice of the card or carrier still to be laid.
    dice: NotRequired[int]
    # Hull left of targets that the salvo in hand, with all that is drafted, would only hurt.
    leaves: NotRequired[dict[ShipKey, int]]
    # By card or ship that may be chosen now, the ships that may be chosen after it.
    leads: NotRequired[dict[str, list[ShipKey]]]
    # By place in `attacks`, in thousandths: how likely it sinks its target, or hurts it.
    chances: NotRequired[list[Chance]]
    # In thousandths, what all of it may be expected to sink, and to score on what stays afloat.
    toll: NotRequired[Toll]


class Chance(TypedDict):
    sinks: int
    hurts: int


class Toll(TypedDict):
    points: int
    hits: int


class Choosing(TypedDict):
    # What a fleet may be worth.
    points: int
    # By seat, the own choice (everybody's in the truth).
    fleets: dict[str, Choice]


class Choice(ChooseFacts):
    left: int
    proposed: list[ShipKey]


class Stake(TypedDict):
    # In thousandths, the chance that the ship is sunk.
    sinks: int
    # Hull left after it and all that comes before it.
    left: NotRequired[int]


# A thing and its record go by one name, and so do its facts and their fields; here are the others.
RECORDS = {
    "Battle": "Board",
    "Choose": "Choice",
    "Declare": "Draft",
    "LayOut": "Laying",
    "Defense": "DefenseFacts",
    "PlanRoll": "PlanRollFacts",
    "Reorganize": "ReorganizeFacts",
}
SHOWN_AS = {
    "Battle.battle": "Board.round",
    "Battle.draw_left": "Board.draw",
    "Battle.hurt": "Afloat.left",
    "Battle.status": "Afloat.row",
    "Battle.tally": "Board.series",
    "Discards.chosen": "Board.discarding",
    "Fleet.damage": "Afloat.damage",
    "LayOut.placed": "Laying.ship",
    "PlanRoll.needs": "PlanRollFacts.number",
    "Resolution.place": "Board.resolving",
}
# Not shown, because ...
NOT_SHOWN = {
    "Attack.kept": "the card lies under its ship (Afloat.damage)",
    "Battle.draw": "nobody knows what lies in the pile",
    "Choose.agreed": "who has agreed is no longer asked",
    "Choose.seat": "it is the key in Choosing.fleets",
    "Discards.seat": "it is the seat whose turn it is (Board.acting)",
    "PickNation.seat": "the question is put to it",
    "Prepare.seat": "it is the seat whose turn it is (Board.acting)",
    "Resolution.begun": "the diary tells what has been rolled",
    "Resolution.plus": "it is settled and used within one answer",
    "Resolution.rollers": "the diary tells what has been rolled",
    "Resolution.seat": "it is the seat whose turn it is (Board.acting)",
    "Setup.laid": "ships that have been laid out stand in rows",
    "Setup.stage": "the question tells it",
    "Turn.place": "the course of the turn is sent beside the board",
    "Turn.seat": "it is the seat whose turn it is (Board.acting)",
}
