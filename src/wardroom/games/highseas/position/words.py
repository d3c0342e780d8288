"""Words of a position: how cards, ships, seats and attacks are written and read."""

from __future__ import annotations

from collections.abc import Iterable

from wardroom.core.position import counted, piled
from wardroom.core.position_reader import PositionReader
from wardroom.core.state import NOBODY, UNKNOWN
from wardroom.games.highseas.attacks import settle_numbers
from wardroom.games.highseas.battle import ATTACK_NAMES, CARRIER_ATTACK, FATE_NAMES, Attack, Battle
from wardroom.games.highseas.catalogue import DEPTH_CHARGE, LAND_AIR, MAIN, SECONDARY, TORPEDO

# Where ships are told to lie.
PLACES = ("fleet", "row1", "row2", "row3", "subs")
# Which cards make an attack (NOBODY: none is needed), and whether a ship fires it.
FORMS = {
    "main": ((MAIN,), True),
    "secondary": ((SECONDARY,), True),
    "torpedo": ((TORPEDO,), True),
    "depth": ((DEPTH_CHARGE,), True),
    "land": ((LAND_AIR, NOBODY), False),
    "carrier": ((NOBODY,), True),
}


# -- writing ----------------


def card_name(b: Battle, card: int) -> str:
    return "?" if card == UNKNOWN else b.card(card).key


def card_names(b: Battle, cards: Iterable[int]) -> str:
    return counted([card_name(b, card) for card in cards])


def pile_names(b: Battle, counts: list[int]) -> str:
    return piled(counts, lambda card: card_name(b, card))


def ship_names(b: Battle, ships: Iterable[int], mark: str = " ") -> str:
    return mark.join([b.ship(ship).key for ship in ships])


def attack_text(b: Battle, attack: Attack) -> str:
    card = "-" if attack.card == NOBODY else b.card(attack.card).key
    sources = [ship for ship in (attack.source, attack.second) if ship != NOBODY]
    source = ship_names(b, sources, "+") or "-"
    target = b.ship(attack.target).key
    words = [ATTACK_NAMES[attack.kind], card, source, ">", target, f"seat{attack.seat + 1}"]
    if attack.number:
        words.append(f"needs={attack.number}")
    if attack.damage:
        words.append(f"damage={attack.damage}")
    if attack.fate:
        words.append(FATE_NAMES[attack.fate])
    if attack.kept:
        words.append("kept")
    return " ".join(words)


# -- reading ----------------


class Words(PositionReader):
    """Reads the words of a position into an empty state."""

    game = "highseas"

    def __init__(self, b: Battle) -> None:
        super().__init__(b, b, b.catalogue.ship_keys, b.catalogue.card_keys, b.catalogue.counts)
        self.b = b

    def attack(self, text: str) -> Attack:
        words = [word for word in text.split() if word != ">"]
        if len(words) < 5 or words[0] not in FORMS:
            raise self.fail("an attack is 'main main16-4 iowa > yamato seat2 damage=4'")
        families, fired = FORMS[words[0]]
        card = NOBODY
        if words[1] != "-" or NOBODY not in families:
            card = self.card_of(words[1], families)
        if (words[2] != "-") != fired:
            raise self.fail(f"{words[0]}: {'a ship' if fired else repr('-')} stands before the '>'")
        sources = [self.ship(word) for word in words[2].split("+")] if fired else [NOBODY]
        double = card != NOBODY and self.b.card(card).double
        if len(sources) != (2 if double else 1) or len(set(sources)) < len(sources):
            raise self.fail(f"{words[1]} is fired by {'two ships' if double else 'one ship'}")
        attack = Attack(
            ATTACK_NAMES.index(words[0]), card, sources[0], self.seat(words[4]), self.ship(words[3])
        )
        if double:
            attack.source, attack.second = sorted(sources)
        self.check_ships(attack)
        for word in words[5:]:
            name, _, value = word.partition("=")
            if name == "needs":
                attack.number = self.number(value, 1, 9)
            elif name == "damage":
                attack.damage = self.number(value, 1, 9)
            elif word == "kept":
                attack.kept = True
            elif word in FATE_NAMES:
                attack.fate = FATE_NAMES.index(word)
            else:
                raise self.fail(f"{word!r} says nothing about an attack")
        self.check_numbers(attack)
        return attack

    def check_ships(self, attack: Attack) -> None:
        """7.declare One's own ships fire at those of an opponent; what a card prints need not be said."""
        b = self.b
        for ship in (attack.source, attack.second):
            if ship != NOBODY and not b.owns(b.acting, ship):
                raise self.fail(f"{b.ship(ship).key} is not in the fleet whose turn it is")
        if attack.kind == CARRIER_ATTACK and not b.ship(attack.source).is_carrier:
            raise self.fail(f"{b.ship(attack.source).key} is no carrier (12.carriers)")
        if b.acting != UNKNOWN and b.same_team(b.acting, attack.seat):
            raise self.fail(f"seat{attack.seat + 1} is not an opponent of seat{b.acting + 1}")
        if b.owns(attack.seat, attack.target):
            settle_numbers(b, attack)
        elif not any(attack.target in fleet.sunk for fleet in b.fleets):
            raise self.fail(f"{b.ship(attack.target).key} is not in the fleet of seat{attack.seat + 1}")

    def check_numbers(self, attack: Attack) -> None:
        """12.dice The later dice of a card have no card that says what they need."""
        if not attack.number and not attack.damage:
            raise self.fail("needs= is missing")
