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
from wardroom.core.diary import with_cards as with_cards
from wardroom.core.diary import with_ship as with_ship
from wardroom.core.diary import with_ships as with_ships
from wardroom.core.events import NO_DICE, Event, Throw
from wardroom.core.state import NOBODY
from wardroom.core.vocabulary import EventKind, Fact
from wardroom.games.highseas import battle, events
from wardroom.games.highseas.attacks import needed
from wardroom.games.highseas.battle import ATTACK_NAMES, FATE_NAMES, Attack, Battle
from wardroom.games.highseas.catalogue import NATIONS


def sailed(b: Battle, kind: EventKind, seat: int, nation: int) -> None:
    """3.nations Whose navy it is."""
    if b.log is not None:
        b.log.append(Event(kind, "3.nations", {"seat": seat_fact(seat), "nation": NATIONS[nation]}))


def first_roll(b: Battle, seat: int, roll: int) -> None:
    """3.first A die for who begins, which is nobody's luck."""
    if b.log is not None:
        dice = [Throw(seat, "", "first", [roll])]
        facts: dict[str, Fact] = {"seat": seat_fact(seat), "number": roll}
        b.log.append(Event(events.FIRST_ROLL, "3.first", facts, dice=dice))


def in_row(b: Battle, kind: EventKind, rule: str, seat: int, ship: int) -> None:
    """A ship and where it stands now."""
    if b.log is not None:
        facts: dict[str, Fact] = {
            "seat": seat_fact(seat),
            "ship": ship_fact(b, ship),
            "row": b.row(ship),
        }
        b.log.append(Event(kind, rule, facts))


def formation(b: Battle, seat: int) -> None:
    """3.formation Where each ship of a fleet stands."""
    if b.log is not None:
        facts: dict[str, Fact] = {"seat": seat_fact(seat)}
        for row, name in enumerate(("submarines", "first", "second", "third")):
            ships = [ship for ship in b.fleets[seat].ships if b.row(ship) == row]
            if ships:
                facts[name] = ships_fact(b, ships)
        b.log.append(Event(events.FORMATION, "3.formation", facts))


def surprised(b: Battle, seat: int, other: int, cards: list[int]) -> None:
    """11.surprise-attack Whose cards are gone, and which."""
    if b.log is not None:
        facts: dict[str, Fact] = {
            "seat": seat_fact(seat),
            "at": seat_fact(other),
            "cards": cards_fact(b, cards),
        }
        b.log.append(Event(events.SURPRISE, "11.surprise-attack", facts))


def attack_facts(b: Battle, attack: Attack, place: int) -> dict[str, Fact]:
    facts: dict[str, Fact] = {
        "number": place + 1,
        "kind": ATTACK_NAMES[attack.kind],
        "at": seat_fact(attack.seat),
        "target": ship_fact(b, attack.target),
    }
    if attack.card != NOBODY:
        facts["card"] = card_fact(b, attack.card)
    if attack.source != NOBODY:
        facts["source"] = ship_fact(b, attack.source)
    if attack.second != NOBODY:
        facts["second"] = ship_fact(b, attack.second)
    if attack.number > 0:
        facts["needed"] = needed(b, attack)
    if attack.damage > 0:
        facts["damage"] = attack.damage
    return facts


def attack_told(b: Battle, kind: EventKind, rule: str, place: int) -> None:
    """Something about one attack of the volley, with what has become of it."""
    if b.log is not None:
        attack = b.volley[place]
        facts = attack_facts(b, attack, place)
        facts["fate"] = FATE_NAMES[attack.fate]
        b.log.append(Event(kind, rule, facts))


def answered(b: Battle, kind: EventKind, rule: str, seat: int, card: int, place: int) -> None:
    """A defence card against an attack."""
    if b.log is not None:
        facts = attack_facts(b, b.volley[place], place)
        facts["seat"] = seat_fact(seat)
        facts["answer"] = card_fact(b, card)
        b.log.append(Event(kind, rule, facts))


def rolled(
    b: Battle, kind: EventKind, rule: str, place: int, seat: int, ship: int, needed: int, plus: int, roll: int
) -> None:
    """A die of an attack, or of a ship's defence against it; roll 0 where none was needed or of use."""
    if b.log is not None:
        attack = b.volley[place]
        facts = attack_facts(b, attack, place)
        facts["seat"] = seat_fact(seat)
        facts["needed"] = needed
        facts["roll"] = roll
        if plus > 0:
            facts["plus"] = plus
        if ship != NOBODY:
            facts["ship"] = ship_fact(b, ship)
        dice = [thrown(attack, seat, ship, needed, plus, roll)] if roll else NO_DICE
        b.log.append(Event(kind, rule, facts, dice=dice))


def thrown(attack: Attack, seat: int, ship: int, needed: int, plus: int, roll: int) -> Throw:
    """The die of an attack itself, of air cover against it, or of a submarine that runs silent."""
    if ship == NOBODY:
        return Throw(seat, "attack", ATTACK_NAMES[attack.kind], [roll], needed, plus=plus)
    kind = "run-silent" if attack.kind == battle.DEPTH_ATTACK else "cover"
    return Throw(seat, "defence", kind, [roll], needed, plus=plus)


def redirected(b: Battle, seat: int, card: int, place: int, ship: int) -> None:
    """11.escort Another ship of the row is the target now."""
    if b.log is not None:
        facts = attack_facts(b, b.volley[place], place)
        facts["seat"] = seat_fact(seat)
        facts["answer"] = card_fact(b, card)
        facts["ship"] = ship_fact(b, ship)
        b.log.append(Event(events.ESCORTED, "11.escort", facts))
