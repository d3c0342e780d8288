"""What the war diary is told beside what every game tells. Nothing is built unless somebody listens."""

from wardroom.core.diary import card_fact as card_fact
from wardroom.core.diary import cards_fact as cards_fact
from wardroom.core.diary import seat_fact as seat_fact
from wardroom.core.diary import ship_fact as ship_fact
from wardroom.core.diary import ships_fact as ships_fact
from wardroom.core.diary import simple as simple
from wardroom.core.diary import tell as tell
from wardroom.core.events import Draw, Event
from wardroom.core.vocabulary import EventKind, Fact
from wardroom.games.attacksub import events
from wardroom.games.attacksub.battle import FORCE, HELI, Battle
from wardroom.games.attacksub.catalogue import X
from wardroom.games.attacksub.events import Check


def put_actor(b: Battle, facts: dict[str, Fact], actor: int) -> None:
    """Who acts: a ship, a helicopter of a ship, or the Surface Force."""
    if actor >= FORCE:
        facts["force"] = 1
        return
    facts["actor"] = ship_fact(b, actor & 15)
    if actor >= HELI:
        facts["helicopter"] = 1


def put_target(b: Battle, facts: dict[str, Fact], target: int) -> None:
    """A ship; nothing is the opposing Surface Force."""
    if target < HELI:
        facts["target"] = ship_fact(b, target)


def number_fact(b: Battle, card: int) -> Fact:
    """The random number of a card as it is printed."""
    rn = b.cards[card].rn
    return "X" if rn == X else rn


def of_ship(b: Battle, kind: EventKind, rule: str, place: int) -> None:
    """Something happens to a ship."""
    if b.log is not None:
        facts: dict[str, Fact] = {"seat": seat_fact(b.owner[place]), "ship": ship_fact(b, place)}
        b.log.append(Event(kind, rule, facts))


def played(b: Battle, kind: EventKind, rule: str, seat: int, card: int, actor: int) -> None:
    """A ship, a helicopter or the Surface Force plays a card."""
    if b.log is not None:
        facts: dict[str, Fact] = {"seat": seat_fact(seat), "card": card_fact(b, card)}
        put_actor(b, facts, actor)
        b.log.append(Event(kind, rule, facts))


def drawn(b: Battle, kind: EventKind, rule: str, seat: int, cards: list[int]) -> None:
    """Everybody sees how many cards were drawn, their owner which."""
    if b.log is not None:
        public: dict[str, Fact] = {"seat": seat_fact(seat), "number": len(cards)}
        secret: dict[str, Fact] = {**public, "cards": cards_fact(b, sorted(cards))}
        b.log.append(Event(kind, rule, public, 1 << seat, secret))


def discarded(b: Battle, seat: int, top: int, cards: list[int]) -> None:
    """2.3 Everybody sees the top of the group, its owner all of it."""
    if b.log is not None:
        public: dict[str, Fact] = {
            "seat": seat_fact(seat),
            "card": card_fact(b, top),
            "number": len(cards),
        }
        secret: dict[str, Fact] = {**public, "cards": cards_fact(b, cards)}
        b.log.append(Event(events.DISCARDED, "2.3", public, 1 << seat, secret))


def checked(
    b: Battle, check: Check, rule: str, seat: int, card: int, actor: int, target: int, need: int
) -> None:
    """A random number: who drew it for whom, what it came to, and what was needed."""
    if b.log is not None:
        rn = b.cards[card].rn
        facts: dict[str, Fact] = {
            "seat": seat_fact(seat),
            "drawn": card_fact(b, card),
            "rn": number_fact(b, card),
            "number": 0 if rn == X else rn,
            "need": need,
        }
        if actor >= 0:
            put_actor(b, facts, actor)
        if target >= 0:
            facts["target"] = ship_fact(b, target)
        most = need - 1 if check.low else need
        drawn = Draw(seat, check.purpose, rn, most, check.low, check.x_fails, b.catalogue.numbers)
        b.log.append(Event(check, rule, facts, dice=[drawn]))


def shuffled(b: Battle) -> None:
    """2.3 The deck marker goes up; 13.5 the last deck is announced."""
    if b.log is not None:
        b.log.append(Event(events.RESHUFFLED, "2.3", {"number": b.deck}))
        if b.deck == b.switches.decks:
            b.log.append(Event(events.LAST_DECK, "13.5", {"number": b.deck}))
        elif b.time_up:
            b.log.append(Event(events.DECKS_OUT, "13.5", {"number": b.switches.decks}))


def system(b: Battle, kind: EventKind, rule: str, place: int, sensor: bool, number: int) -> None:
    """Something happens to one system of a ship."""
    if b.log is not None:
        facts: dict[str, Fact] = {
            "seat": seat_fact(b.owner[place]),
            "ship": ship_fact(b, place),
            "system": "sensor" if sensor else "attack",
            "number": number,
        }
        b.log.append(Event(kind, rule, facts))


def malfunction(b: Battle, place: int, sensor: bool, weak: int) -> None:
    """9.1, 9.3 A system is one step worse, or Down."""
    system(b, events.MALFUNCTION, "9.3" if weak > 1 else "9.1", place, sensor, weak)


def hurt(b: Battle, place: int, sensor_hits: int, attack_hits: int) -> None:
    """6.5 How far the markers of a ship have moved."""
    if b.log is not None:
        facts: dict[str, Fact] = {
            "seat": seat_fact(b.owner[place]),
            "ship": ship_fact(b, place),
            "sensor": sensor_hits,
            "attack": attack_hits,
        }
        b.log.append(Event(events.DAMAGED, "6.5", facts))


def contact(b: Battle, kind: EventKind, rule: str, target: int, column: int, actor: int) -> None:
    """A contact marker has moved: whose, on which ship, and where it stands."""
    if b.log is not None:
        facts: dict[str, Fact] = {
            "target": ship_fact(b, target),
            "level": level_name(b, target, b.box(target, column)),
        }
        put_actor(b, facts, actor)
        b.log.append(Event(kind, rule, facts))


def level_name(b: Battle, target: int, box: int) -> Fact:
    """How a box of a contact track is called: a number, `NC` or `NA`."""
    if box == 0:
        return "NC"
    if b.subs[target]:
        return "NA" if box == 1 else box - 1
    return box


def seeks(b: Battle, seat: int, actor: int, targets: list[int]) -> None:
    """4.21 Which ships are sought."""
    if b.log is not None:
        facts: dict[str, Fact] = {"seat": seat_fact(seat), "targets": ships_fact(b, targets)}
        put_actor(b, facts, actor)
        b.log.append(Event(events.SEEKS, "4.1", facts))


def attack(b: Battle, seat: int, actor: int, target: int, cards: list[int]) -> None:
    """6.1 Weapons are fired."""
    if b.log is not None:
        facts: dict[str, Fact] = {
            "seat": seat_fact(seat),
            "cards": cards_fact(b, cards),
            "target": ship_fact(b, target),
        }
        put_actor(b, facts, actor)
        b.log.append(Event(events.FIRES, "6.1", facts))


def shot(b: Battle, kind: EventKind, rule: str, actor: int, target: int, card: int) -> None:
    """6.5 What has become of a shot; a hit shows the card for its result."""
    if b.log is not None:
        facts: dict[str, Fact] = {"target": ship_fact(b, target)}
        put_actor(b, facts, actor)
        if card >= 0:
            facts["drawn"] = card_fact(b, card)
            facts["hit"] = b.cards[card].hit
        b.log.append(Event(kind, rule, facts))


def range_facts(b: Battle, mover: int, target: int, close: bool) -> dict[str, Fact]:
    """8.1 Who closes or opens the range to whom."""
    facts: dict[str, Fact] = {"way": "close" if close else "open"}
    put_actor(b, facts, mover)
    put_target(b, facts, target)
    return facts


def moves(b: Battle, seat: int, card: int, mover: int, target: int, close: bool) -> None:
    if b.log is not None:
        facts = range_facts(b, mover, target, close)
        facts["seat"] = seat_fact(seat)
        facts["card"] = card_fact(b, card)
        b.log.append(Event(events.MOVES, "8.1", facts))


def cut(b: Battle) -> None:
    """2.1 The two cards that decide who chooses."""
    if b.log is not None:
        facts: dict[str, Fact] = {
            "first": number_fact(b, b.cut[0]),
            "second": number_fact(b, b.cut[1]),
        }
        b.log.append(Event(events.CUT, "2.1", facts))


def sides(b: Battle) -> None:
    """2.1 Who has which side."""
    if b.log is not None:
        for side in range(2):
            facts: dict[str, Fact] = {
                "seat": seat_fact(b.seat_of[side]),
                "side": b.scenario.sides[side],
            }
            b.log.append(Event(events.SIDE_TAKEN, "2.1", facts))
