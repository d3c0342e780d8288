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
from wardroom.core.events import NO_DICE, Event, Throw
from wardroom.core.state import NOBODY, UNKNOWN
from wardroom.core.vocabulary import EventKind, Fact
from wardroom.games.coldwar import events
from wardroom.games.coldwar.battle import ATTACK_NAMES, FATE_NAMES, Attack, Battle


def fog(b: Battle, seat: int, roll: int) -> None:
    """6.1.A.2 The Fog of War of the turn; 13.56 the die itself where something was added to it."""
    if b.log is not None:
        facts: dict[str, Fact] = {"seat": seat_fact(seat), "number": b.fog}
        if roll != b.fog:
            facts["roll"] = roll
        # 13.56 What a better orbit adds is no luck.
        dice = [Throw(seat, "fog", "fog", [roll])]
        b.log.append(Event(events.FOG, "6.1.A.2", facts, dice=dice))


def ship_sighted(b: Battle) -> None:
    """5.1 Everybody sees the top of the ship deck."""
    if b.log is not None and b.top != UNKNOWN:
        b.log.append(Event(events.SHIP_SIGHTED, "5.1", {"ship": ship_fact(b, b.top)}))


def back_seen(b: Battle) -> None:
    """13.6 Everybody sees the back of the next card."""
    if b.bad_next:
        tell(b, events.BAD_LUCK_NEXT, "13.6", {})


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


def attack_told(b: Battle, kind: EventKind, rule: str, place: int) -> None:
    """Something about one attack of the volley, with what has become of it."""
    if b.log is not None:
        attack = b.volley[place]
        facts = attack_facts(b, attack, place)
        facts["fate"] = FATE_NAMES[attack.fate]
        b.log.append(Event(kind, rule, facts))


def thrown(seat: int, group: str, kind: str, chance: int, roll: int) -> list[Throw]:
    """The die of `succeeds`: negative where it failed, 0 where nothing could succeed and none was rolled."""
    return [Throw(seat, group, kind, [abs(roll)], chance, low=True)] if roll else NO_DICE


def answer_facts(b: Battle, seat: int, card: int, place: int) -> dict[str, Fact]:
    facts = attack_facts(b, b.volley[place], place)
    facts["seat"] = seat_fact(seat)
    facts["answer"] = card_fact(b, card)
    return facts


def answered(b: Battle, kind: EventKind, rule: str, seat: int, card: int, place: int) -> None:
    """A defence card against an attack, without a roll."""
    if b.log is not None:
        b.log.append(Event(kind, rule, answer_facts(b, seat, card, place)))


def answer_rolled(
    b: Battle,
    kind: EventKind,
    rule: str,
    seat: int,
    card: int,
    place: int,
    defence: str,
    chance: int,
    roll: int,
) -> None:
    """The die of a defence card against an attack."""
    if b.log is not None:
        facts = answer_facts(b, seat, card, place)
        facts["chance"] = chance
        facts["roll"] = abs(roll)
        dice = thrown(seat, "defence", defence, chance, roll)
        b.log.append(Event(kind, rule, facts, dice=dice))


def attack_rolled(b: Battle, kind: EventKind, rule: str, place: int, chance: int, roll: int) -> None:
    """A die of an attack."""
    if b.log is not None:
        facts = attack_facts(b, b.volley[place], place)
        facts["chance"] = chance
        facts["roll"] = abs(roll)
        dice = thrown(b.acting, "attack", ATTACK_NAMES[b.volley[place].kind], chance, roll)
        b.log.append(Event(kind, rule, facts, dice=dice))


def defence_rolled(
    b: Battle, kind: EventKind, rule: str, place: int, ship: int, defence: str, chance: int, roll: int
) -> None:
    """A die of the force attacked: of a ship's Air Defense, or of a Tactic."""
    if b.log is not None:
        facts = attack_facts(b, b.volley[place], place)
        facts["chance"] = chance
        facts["roll"] = abs(roll)
        if ship != NOBODY:
            facts["ship"] = ship_fact(b, ship)
        dice = thrown(b.volley[place].seat, "defence", defence, chance, roll)
        b.log.append(Event(kind, rule, facts, dice=dice))


def hunted(b: Battle, kind: EventKind, seat: int, card: int, ship: int, chance: int, roll: int) -> None:
    """8.37 A defender's ASW against an attacking submarine."""
    if b.log is not None:
        facts: dict[str, Fact] = {
            "seat": seat_fact(seat),
            "card": card_fact(b, card),
            "ship": ship_fact(b, ship),
            "chance": chance,
            "roll": abs(roll),
        }
        b.log.append(Event(kind, "8.37", facts, dice=thrown(seat, "defence", "asw", chance, roll)))


def mined(b: Battle, place: int, row: int, ships: int, roll: int) -> None:
    """7.14 The die of a minefield for one row."""
    if b.log is not None:
        facts = attack_facts(b, b.volley[place], place)
        facts["row"] = row
        facts["chance"] = ships
        facts["roll"] = roll
        dice = thrown(b.acting, "attack", ATTACK_NAMES[b.volley[place].kind], ships, roll)
        b.log.append(Event(events.MINES_ROLL, "7.14", facts, dice=dice))


def exploded(b: Battle, kind: EventKind, seat: int, card: int, chance: int, roll: int) -> None:
    """13.65 A low die is the worse one for the owner of the ship."""
    if b.log is not None:
        facts: dict[str, Fact] = {
            "seat": seat_fact(seat),
            "card": card_fact(b, card),
            "chance": chance,
            "roll": roll,
        }
        dice = [Throw(seat, "bad-luck", "explosion", [roll], chance + 1)]
        b.log.append(Event(kind, "13.65", facts, dice=dice))


def spying(b: Battle, seat: int, other: int) -> None:
    """9.6 Intelligence is played against a player."""
    if b.log is not None:
        b.log.append(
            Event(events.INTELLIGENCE_PLAYED, "9.6", {"seat": seat_fact(seat), "by": seat_fact(other)})
        )


def negated(b: Battle, seat: int, other: int, card: int) -> None:
    """9.6 Intelligence against what another player has just played."""
    if b.log is not None:
        facts: dict[str, Fact] = {
            "seat": seat_fact(seat),
            "by": seat_fact(other),
            "card": card_fact(b, card),
        }
        b.log.append(Event(events.INTELLIGENCE_NEGATES, "9.6", facts))


def saved(b: Battle, seat: int, card: int, other: int) -> None:
    """9.5 A card is played so that another returns."""
    if b.log is not None:
        facts: dict[str, Fact] = {
            "seat": seat_fact(seat),
            "card": card_fact(b, card),
            "answer": card_fact(b, other),
        }
        b.log.append(Event(events.REFUELING, "9.5", facts))


def told_to(
    b: Battle, kind: EventKind, rule: str, facts: dict[str, Fact], seat: int, secret: dict[str, Fact]
) -> None:
    """One form for everybody, another for a single seat."""
    if b.log is not None:
        b.log.append(Event(kind, rule, facts, 1 << seat, secret))


def face_down(b: Battle, seat: int, card: int) -> None:
    """12.4 Its owner's team knows the card, the others only that it lies there."""
    if b.log is not None:
        team = 0
        for other in range(b.seats):
            if b.same_team(seat, other):
                team |= 1 << other
        secret: dict[str, Fact] = {"seat": seat_fact(seat), "card": card_fact(b, card)}
        b.log.append(Event(events.AREA_FACE_DOWN, "12.4", {"seat": seat_fact(seat)}, team, secret))


def order_dealt(b: Battle, seat: int, number: int) -> None:
    """6 Each player knows the own Player Order card."""
    if b.log is not None:
        secret: dict[str, Fact] = {"seat": seat_fact(seat), "number": number}
        b.log.append(Event(events.ORDER_DEALT, "6", {"seat": seat_fact(seat)}, 1 << seat, secret))
