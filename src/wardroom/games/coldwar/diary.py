"""What the war diary is told beside what every game tells. Nothing is built unless somebody listens."""

from wardroom.core.diary import card_fact as card_fact
from wardroom.core.diary import cards_fact as cards_fact
from wardroom.core.diary import drawn as drawn
from wardroom.core.diary import numbered as numbered
from wardroom.core.diary import seat_fact as seat_fact
from wardroom.core.diary import ship_fact as ship_fact
from wardroom.core.diary import ships_fact as ships_fact
from wardroom.core.diary import simple as simple
from wardroom.core.diary import tell as tell
from wardroom.core.diary import with_both as with_both
from wardroom.core.diary import with_card as with_card
from wardroom.core.diary import with_ship as with_ship
from wardroom.core.events import Event
from wardroom.core.state import NOBODY, UNKNOWN
from wardroom.core.vocabulary import Fact
from wardroom.games.coldwar.battle import ATTACK_NAMES, FATE_NAMES, Attack, Battle


def fog(b: Battle, seat: int, roll: int) -> None:
    """6.1.A.2 The Fog of War of the turn; 13.56 the die itself where something was added to it."""
    if b.log is not None:
        facts: dict[str, Fact] = {"seat": seat_fact(seat), "number": b.fog}
        if roll != b.fog:
            facts["roll"] = roll
        b.log.append(Event("fog", "6.1.A.2", facts))


def ship_sighted(b: Battle) -> None:
    """5.1 Everybody sees the top of the ship deck."""
    if b.log is not None and b.top != UNKNOWN:
        b.log.append(Event("ship-sighted", "5.1", {"ship": ship_fact(b, b.top)}))


def back_seen(b: Battle) -> None:
    """13.6 Everybody sees the back of the next card."""
    if b.bad_next:
        tell(b, "bad-luck-next", "13.6", {})


def attack_facts(b: Battle, attack: Attack, place: int) -> dict[str, Fact]:
    facts: dict[str, Fact] = {
        "number": place + 1,
        "kind": ATTACK_NAMES[attack.kind],
        "at": seat_fact(attack.seat),
    }
    if attack.card != NOBODY:
        facts["card"] = card_fact(b, attack.card)
    if attack.source != NOBODY:
        facts["source"] = ship_fact(b, attack.source)
    if attack.target != NOBODY:
        facts["target"] = ship_fact(b, attack.target)
    if attack.chance > 0:
        facts["chance"] = attack.chance
    if attack.damage > 0:
        facts["damage"] = attack.damage
    if attack.dice != 1:
        facts["dice"] = attack.dice
    if attack.surprise:
        facts["surprise"] = 1
    return facts


def attack_told(b: Battle, name: str, rule: str, place: int) -> None:
    """Something about one attack of the volley, with what has become of it."""
    if b.log is not None:
        attack = b.volley[place]
        facts = attack_facts(b, attack, place)
        facts["fate"] = FATE_NAMES[attack.fate]
        b.log.append(Event(name, rule, facts))


def answered(
    b: Battle, name: str, rule: str, seat: int, card: int, place: int, chance: int, roll: int
) -> None:
    """A defence card against an attack; roll 0 where none is needed, negative where it failed."""
    if b.log is not None:
        facts = attack_facts(b, b.volley[place], place)
        facts["seat"] = seat_fact(seat)
        facts["answer"] = card_fact(b, card)
        # A card that had to roll may have had no chance (13.53).
        if chance > 0 or name in ("cover-fails", "warning-fails"):
            facts["chance"] = chance
            facts["roll"] = abs(roll)
        b.log.append(Event(name, rule, facts))


def rolled(b: Battle, name: str, rule: str, place: int, ship: int, chance: int, roll: int) -> None:
    """A die of an attack, or of a ship's Air Defense against it."""
    if b.log is not None:
        facts = attack_facts(b, b.volley[place], place)
        facts["chance"] = chance
        facts["roll"] = abs(roll)
        if ship != NOBODY:
            facts["ship"] = ship_fact(b, ship)
        b.log.append(Event(name, rule, facts))


def hunted(b: Battle, name: str, seat: int, card: int, ship: int, chance: int, roll: int) -> None:
    """8.37 A defender's ASW against an attacking submarine."""
    if b.log is not None:
        facts: dict[str, Fact] = {
            "seat": seat_fact(seat),
            "card": card_fact(b, card),
            "ship": ship_fact(b, ship),
            "chance": chance,
            "roll": abs(roll),
        }
        b.log.append(Event(name, "8.37", facts))


def mined(b: Battle, place: int, row: int, ships: int, roll: int) -> None:
    """7.14 The die of a minefield for one row."""
    if b.log is not None:
        facts = attack_facts(b, b.volley[place], place)
        facts["row"] = row
        facts["chance"] = ships
        facts["roll"] = roll
        b.log.append(Event("mines-roll", "7.14", facts))


def spying(b: Battle, seat: int, other: int) -> None:
    """9.6 Intelligence is played against a player."""
    if b.log is not None:
        b.log.append(Event("intelligence-played", "9.6", {"seat": seat_fact(seat), "by": seat_fact(other)}))


def negated(b: Battle, seat: int, other: int, card: int) -> None:
    """9.6 Intelligence against what another player has just played."""
    if b.log is not None:
        facts: dict[str, Fact] = {
            "seat": seat_fact(seat),
            "by": seat_fact(other),
            "card": card_fact(b, card),
        }
        b.log.append(Event("intelligence-negates", "9.6", facts))


def saved(b: Battle, name: str, seat: int, card: int, other: int) -> None:
    """9.5 A card is played so that another returns."""
    if b.log is not None:
        facts: dict[str, Fact] = {
            "seat": seat_fact(seat),
            "card": card_fact(b, card),
            "answer": card_fact(b, other),
        }
        b.log.append(Event(name, "9.5", facts))


def told_to(
    b: Battle, name: str, rule: str, facts: dict[str, Fact], seat: int, secret: dict[str, Fact]
) -> None:
    """One form for everybody, another for a single seat."""
    if b.log is not None:
        b.log.append(Event(name, rule, facts, 1 << seat, secret))


def face_down(b: Battle, seat: int, card: int) -> None:
    """12.4 Its owner's team knows the card, the others only that it lies there."""
    if b.log is not None:
        team = 0
        for other in range(b.seats):
            if b.same_team(seat, other):
                team |= 1 << other
        secret: dict[str, Fact] = {"seat": seat_fact(seat), "card": card_fact(b, card)}
        b.log.append(Event("area-face-down", "12.4", {"seat": seat_fact(seat)}, team, secret))


def order_dealt(b: Battle, seat: int, number: int) -> None:
    """6 Each player knows the own Player Order card."""
    if b.log is not None:
        secret: dict[str, Fact] = {"seat": seat_fact(seat), "number": number}
        b.log.append(Event("order-dealt", "6", {"seat": seat_fact(seat)}, 1 << seat, secret))
