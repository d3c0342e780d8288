"""The board of Cold War Naval Battles as a seat, a spectator or (after the game) everybody sees it.

Seats count from 0, ships and cards go by their keys, "?" is a card that cannot be seen. Nothing is null, and
flags are true or absent.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from wardroom.games.coldwar.page_facts import AttackFacts, BattleFacts, TaskForceFacts

CardKey: TypeAlias = str
ShipKey: TypeAlias = str


class Board(BattleFacts):
    victory: int
    # Player Order cards in use.
    order_cards: int
    # What is left of the Fog of War of the turn, as far as the observer knows.
    fog_left: int
    discard: dict[CardKey, int]
    # Ships in the deck, its visible top included.
    deck: int
    # By seat: "0", "1", ...
    forces: dict[str, Force]
    # Declared attacks; a place in this list is the `attack` of everything below.
    volley: list[Attack]
    # Point defences laid and not yet rolled.
    laid: list[Laid]
    # Point defences that have done their work and are not yet discarded.
    used: list[Used]
    open_scores: NotRequired[Literal[True]]
    # Only where Bad Luck is shuffled in: how many lie in the draw pile, and whether the next card is one.
    bad_left: NotRequired[int]
    bad_next: NotRequired[Literal[True]]
    # Task forces are being formed in secret: ships with row -1 have no row yet.
    forming: NotRequired[Literal[True]]
    # The own volley while it is drafted (everybody's in the truth).
    draft: NotRequired[Draft]
    fight: NotRequired[Fight]
    # What is being asked of the first seat in its queue.
    answer: NotRequired[Answer]
    # A Special or Tactic that may be negated now.
    special: NotRequired[Special]
    # Tactics have their moment.
    moment: NotRequired[Literal[True]]
    # Intelligence looks at another hand, which lies open to `seat` in `forces`.
    peek: NotRequired[Peek]
    # Bad Luck strikes this seat.
    fortune: NotRequired[Fortune]
    # Sealed ballots of opponents; `given` holds the own one only (all in the truth).
    vote: NotRequired[Vote]
    transfer: NotRequired[Transfer]
    # A ship of the own chosen to change its row.
    moving: NotRequired[ShipKey]
    # An additional ship that needs a row.
    arriving: NotRequired[Arriving]
    # After a retreat: repairs left, and the ship being repaired.
    repairing: NotRequired[Repairing]
    # Cards chosen to be thrown away, as yet in private.
    discarding: NotRequired[list[CardKey]]
    # By seat, what the volley does to the own task force and those of team-mates if no other card is played.
    stakes: NotRequired[dict[str, Stakes]]
    # Why cards of the own hand cannot be played at this question: the refusal and its rule.
    waits: NotRequired[dict[CardKey, Refusal]]


class Used(TypedDict):
    seat: int
    card: CardKey


class Peek(TypedDict):
    seat: int
    other: int
    fog_left: int
    named: NotRequired[CardKey]


class Fortune(TypedDict):
    seat: int
    explosion: NotRequired[Literal["primary", "secondary"]]
    chosen: NotRequired[str]


class Vote(TypedDict):
    members: list[int]
    options: list[str]
    given: dict[str, str]


class Arriving(TypedDict):
    seat: int
    ship: ShipKey


class Repairing(TypedDict):
    left: int
    ship: NotRequired[ShipKey]


class Refusal(TypedDict):
    name: str
    rule: str


class Stakes(TypedDict):
    # What may be expected: had nobody answered, and with the answers that were given.
    nothing: Toll
    now: Toll
    # By place in the volley.
    attacks: dict[str, Stake]


class Toll(TypedDict):
    """In tenths of a point."""

    # What the ships count less for their owner.
    lost: int
    # What the attacker is paid for ships sunk.
    gained: int


class Stake(TypedDict):
    # As it counts on this ship.
    damage: int
    # Hits left if it stands, after all that certainly stands before it; 0: sunk.
    left: NotRequired[int]
    # In thousandths, the chance that the ship gets away, where dice decide.
    safe: NotRequired[int]
    # Places in the force's `area` of the cards that meet it.
    area: NotRequired[list[int]]
    # It is answered at a later question.
    later: NotRequired[Literal[True]]


class Force(TaskForceFacts):
    # Sorted, unknown cards first.
    hand: list[CardKey]
    ships: dict[ShipKey, Afloat]
    # While others form their task force.
    unknown_ships: NotRequired[int]
    area: list[AreaCard]
    # What the ships are worth that this seat has sunk, where that may be added up.
    sunk_points: NotRequired[int]
    # Cards of this hand that others have seen, by the seat that has.
    known: NotRequired[dict[str, list[CardKey]]]


class Afloat(TypedDict):
    # 1 to 3; 0 a submarine; -1 not yet placed.
    row: int
    # Hits left, and what it counts for its owner as it is.
    left: int
    points: int
    # More damage from the volley being resolved, unless it is negated.
    coming: NotRequired[int]
    # Damage cards under the ship.
    damage: NotRequired[list[CardKey]]
    active: NotRequired[Literal[True]]
    crippled: NotRequired[Literal[True]]
    critical: NotRequired[Literal[True]]
    crewed: NotRequired[Literal[True]]
    # Handed over this turn.
    idle: NotRequired[Literal[True]]
    no_fire_control: NotRequired[Literal[True]]
    deck_on_fire: NotRequired[Literal[True]]


AreaFamily: TypeAlias = Literal["evade", "ecm", "cover", "asw", "sweepers", "early_warning"]


class AreaCard(TypedDict):
    card: CardKey
    down: NotRequired[Literal[True]]
    # Families it may be as far as everybody can see, when it lies face down.
    may: NotRequired[list[AreaFamily]]
    # Seats that have looked at it.
    seen: NotRequired[list[int]]


Attack: TypeAlias = AttackFacts


class Draft(TypedDict):
    seat: int
    fog_left: int
    attacks: list[Attack]
    area: list[DraftedArea]
    # Surprise Attack cards and the attack each lies with.
    surprises: list[Surprise]
    # The choice being made.
    card: NotRequired[CardKey]
    ship: NotRequired[ShipKey]
    aimed: NotRequired[ShipKey]
    aimed_seat: NotRequired[int]
    # Hits left of targets that the card in hand, with all that is drafted, would only hurt.
    leaves: NotRequired[dict[ShipKey, int]]
    # By card or ship that may be chosen now, the ships that may be chosen after it.
    leads: NotRequired[dict[str, list[ShipKey]]]
    # Targets that the card would fly to as a cruise missile (12.9).
    cruise: NotRequired[list[ShipKey]]
    # By target, the area defences that meet the attack, as far as they are known.
    met: NotRequired[dict[ShipKey, list[Hurdle]]]


class DraftedArea(TypedDict):
    card: CardKey
    down: NotRequired[Literal[True]]


class Surprise(TypedDict):
    attack: int
    card: CardKey


class Hurdle(TypedDict):
    card: CardKey
    # The attack is stopped without a die, or by whatever the die shows, as things stand.
    sure: NotRequired[Literal[True]]
    any_roll: NotRequired[Literal[True]]


class Laid(TypedDict):
    seat: int
    attack: int
    card: CardKey


Stage: TypeAlias = Literal["order", "hunt", "surface", "mines", "air", "control", "effect", "counterattack"]


class Fight(TypedDict):
    attacker: int
    # Defenders in the order in which they answer.
    order: list[int]
    # Those still to be put in order (stage "order").
    left: NotRequired[list[int]]
    # Whose attacks are being answered.
    defender: NotRequired[int]
    stage: Stage
    # Air Cover and Early Warning still to be rolled.
    rolls: NotRequired[list[Roll]]
    # Area ASW still to be rolled.
    hunts: NotRequired[list[Hunt]]
    # Submarines hit by point ASW, by the seat that hit them.
    struck: NotRequired[list[Struck]]


class Roll(Laid):
    area: NotRequired[Literal[True]]


class Hunt(TypedDict):
    seat: int
    card: CardKey
    ship: ShipKey


class Struck(TypedDict):
    seat: int
    ship: ShipKey


AnswerKind: TypeAlias = Literal[
    "point-defense",
    "damage-control",
    "air-defense",
    "save-submarine",
    "bomber-hits",
    "crash-dive",
    "escort",
    "minefield",
    "refuel",
    "save-from-luck",
]


class Answer(TypedDict):
    kind: AnswerKind
    # Who answers, now and then.
    queue: list[int]
    # The card chosen so far (private, or `shown`), or the card that a submarine dives from.
    card: NotRequired[CardKey]
    shown: NotRequired[Literal[True]]
    # The attack or ship in question, and the seat that threatens it.
    attack: NotRequired[int]
    ship: NotRequired[ShipKey]
    by: NotRequired[int]
    # Bomber hits still to be taken.
    hits: NotRequired[int]
    # A minefield's row, and the ships that it spares.
    row: NotRequired[int]
    spared: NotRequired[list[ShipKey]]
    # Air Defense rolls.
    systems: NotRequired[list[System]]
    # Air cards that may be refuelled.
    cards: NotRequired[list[CardKey]]


class System(TypedDict):
    ship: ShipKey
    chance: int
    # -1 where it is kept back.
    attack: NotRequired[int]


class Special(TypedDict):
    seat: int
    card: CardKey
    # Intelligence cards played on it, and who played the last card.
    negations: int
    last: int
    asked: list[int]
    # What it is played for.
    attack: NotRequired[int]
    ship: NotRequired[ShipKey]
    at: NotRequired[int]
    saves: NotRequired[CardKey]


Way: TypeAlias = Literal["give", "take"]


class Transfer(TypedDict):
    seat: int
    way: NotRequired[Way]
    mate: NotRequired[int]
    # Card or ship; "?" a card that only the team knows.
    thing: NotRequired[str]
    # Who must find a row for the ship that was handed over.
    placing: NotRequired[int]
    ship: NotRequired[ShipKey]
    refused: list[Refused]


class Refused(TypedDict):
    mate: int
    way: Way
    thing: NotRequired[str]


# A thing and its record go by one name, and so do its facts and their fields; here are the others.
RECORDS = {
    "AllotAirDefense": "Answer",
    "Answering": "Answer",
    "Ballot": "Vote",
    "Battle": "Board",
    "BomberHits": "Answer",
    "ChooseDefender": "Fight",
    "Escort": "Answer",
    "FortunesOfWar": "Fortune",
    "Hunt": "Answer",
    "Incoming": "Fight",
    "LuckControl": "Answer",
    "Minefield": "Answer",
    "PointDefense": "Answer",
    "Refuel": "Answer",
    "RetreatStep": "Repairing",
    "SaveSubmarine": "Answer",
    "ShipAhoy": "Arriving",
    "TaskForce": "Force",
    "Transfers": "Transfer",
}
SHOWN_AS = {
    "AdjustFormation.ship": "Board.moving",
    "AdjustOrdnance.chosen": "Board.discarding",
    "AllotAirDefense.allotted": "System.attack",
    "AllotAirDefense.defender": "Answer.queue",
    "Answering.defender": "Fight.defender",
    "Battle.deck_left": "Board.deck",
    "Battle.draw_left": "Board.draw",
    "Battle.hurt": "Afloat.left",
    "Battle.status": "Afloat.row",
    "BomberHits.defender": "Answer.queue",
    "ChooseDefender.seat": "Fight.attacker",
    "Draft.spent": "Draft.fog_left",
    "Escort.place": "Answer.attack",
    "Escort.seat": "Answer.queue",
    "Hunt.hunter": "Answer.by",
    "Hunt.submarine": "Answer.ship",
    "Incoming.place": "Fight.defender",
    "Incoming.seat": "Fight.attacker",
    "Minefield.place": "Answer.attack",
    "Minefield.seat": "Answer.queue",
    "Peek.fog": "Peek.fog_left",
    "PointDefense.stage": "Fight.stage",
    "Refuel.seat": "Answer.queue",
    "RetreatStep.repairs": "Repairing.left",
    "SaveSubmarine.hunter": "Answer.by",
    "SaveSubmarine.submarine": "Answer.ship",
    "ShipAhoy.arriving": "Arriving.ship",
    "TacticMoment.useful": "Board.moment",
    "TaskForce.attached": "Afloat.damage",
    "Transfers.placed_ship": "Transfer.ship",
}
# Not shown, because ...
NOT_SHOWN = {
    "AdjustFormation.held": "it follows from the rows",
    "AdjustFormation.rows": "ships show their rows (Afloat.row)",
    "AdjustFormation.seat": "it is the seat whose turn it is (Board.acting)",
    "AdjustOrdnance.seat": "it is the seat whose turn it is (Board.acting)",
    "AllotAirDefense.jinked": "the chance to jink is a question of its own (Board.moment)",
    "Arrange.agreed": "who has agreed is no longer asked",
    "Arrange.rows": "ships show their rows (Afloat.row)",
    "Arrange.seat": "it is the key in Board.forces",
    "Arrange.ships": "they are the ships of the task force (Force.ships)",
    "Attack.kept": "the card lies under its ship (Afloat.damage)",
    "Attack.surprise_card": "that it is a surprise is shown (Attack.surprise)",
    "Ballot.seat": "it is the key in Vote.given",
    "Battle.draw": "nobody knows what lies in the pile; Board.draw says how many",
    "Battle.played": "the question tells whether a card must be discarded",
    "Battle.tally": "it is for reports",
    "BomberHits.attacker": "it is the seat whose turn it is (Board.acting)",
    "DiveDive.seat": "it is the seat whose turn it is (Board.acting)",
    "FortunesOfWar.copies": "it is settled when the card goes",
    "FortunesOfWar.ordered": "the cards lie in their order (Board.luck)",
    "Hunt.area": "the diary tells who hunts, and with what",
    "LastShip.seat": "its task force shows that it has no ship",
    "LuckControl.seat": "it is the seat that Bad Luck strikes (Fortune.seat)",
    "Peek.copies": "the hand lies open to the seat that looks",
    "Peek.over": "the step is taken off before anybody is asked",
    "PointDefense.warned": "the question tells it",
    "RetreatStep.seat": "it is the seat whose turn it is (Board.acting)",
    "SaveSubmarine.area": "the diary tells who hunts, and with what",
    "SaveSubmarine.owner": "it is the first in the queue, or a mate of it",
    "Special.thing": "Special.attack, ship, at and saves are it, by what it is played for",
    "Transfers.flags": "the ship shows its marks when it is placed (Afloat)",
    "Turn.place": "the course of the turn is sent beside the board",
    "Turn.seat": "it is the seat whose turn it is (Board.acting)",
    "Turn.waited": "the Tactics' moment is shown (Board.moment)",
}
