"""The lines of a position, one by one: what lies where, and whose turn it is."""

from __future__ import annotations

import re
from typing import ClassVar

from wardroom.core.fact_lines import LineReader
from wardroom.core.lists import put_in
from wardroom.core.position import halves
from wardroom.core.position_reader import PositionReader
from wardroom.core.state import NOBODY, UNKNOWN
from wardroom.games.coldwar import actions
from wardroom.games.coldwar.actions import GIVE, TAKE
from wardroom.games.coldwar.air_defence import MOST_DICE
from wardroom.games.coldwar.battle import ATTACK_NAMES, CREWED, FATE_NAMES, LAID, OWNER, Attack, Battle
from wardroom.games.coldwar.catalogue import (
    ASW,
    BAD_LUCK,
    BASE_SET,
    BOMBER,
    COVER,
    CREW,
    EARLY_WARNING,
    ECM,
    EVADE,
    GUN,
    LAND_STRIKE,
    MINEFIELD,
    MISSILE,
    RETREAT,
    SURPRISE,
    SWEEPERS,
    TACTIC,
    TORPEDO,
)
from wardroom.games.coldwar.damage import mark_bad_luck, worth
from wardroom.games.coldwar.order import INCOMING, STEPS
from wardroom.games.coldwar.position.possible import (
    attached_fault,
    attack_fault,
    face_down_fault,
    heard_fault,
    laid_fault,
    least_fog,
    marks_fault,
    most_fog,
)
from wardroom.games.coldwar.position.writing import FLAGS, LAST_WORDS, SURPRISES
from wardroom.games.coldwar.task_force import DOWN, HIDDEN_CARD, MAY_NAMES, SEEN, TaskForce
from wardroom.games.coldwar.teams import HIDDEN_OFFER
from wardroom.games.coldwar.volley import BattleStations, may_be_any

AREA_FAMILIES = (EVADE, ECM, COVER, ASW, SWEEPERS, EARLY_WARNING)
# Which cards make an attack (NOBODY: none is needed), whether a ship fires it, and whether one is its target.
ATTACK_FORMS = {
    "gun": ((GUN,), True, True),
    "missile": ((MISSILE,), True, True),
    "torpedo": ((TORPEDO,), True, True),
    "asw": ((ASW,), False, True),
    "mine": ((MINEFIELD,), False, False),
    "cruise": ((MISSILE,), True, True),
    "land": ((LAND_STRIKE, NOBODY), False, True),
    "carrier": ((NOBODY,), True, True),
    "bomber": ((BOMBER,), False, False),
}
# What an attack says in numbers, with their limits.
ATTACK_NUMBERS = {"chance": (-9, 19), "dice": (0, MOST_DICE), "hits": (0, MOST_DICE), "damage": (0, 9)}
# Where ships are told to lie.
PLACES = ("row1", "row2", "row3", "subs", "fleet")
# 13.6 Bad Luck cards that may be set aside in one resupply.
MOST_LUCK = 2


class Lines(PositionReader):
    """Reads each line into the state."""

    game = "coldwar"
    ranks: ClassVar = {"seen by": 0, "attack": 2, "laid": 3, "used": 3, "step": 4, "draft": 4}
    seat_lines = (*PLACES, "order", "hand", "area", *TaskForce.line_names())
    several = (*PLACES, "hand", "draw", "discard", "attack", "draft", "step")
    turn_steps = STEPS

    def __init__(self, b: Battle) -> None:
        counts = b.catalogue.counts
        super().__init__(b, b, b.catalogue.ship_keys, b.catalogue.card_keys[: len(counts)], counts)
        self.b = b
        self.order_given = False
        self.fog_given = False
        self.top_given = False
        self.deck_given = False
        self.aside: list[int] | None = None

    def read_of_table(self, head: str, rest: str) -> None:
        b = self.b
        if head == "round":
            b.round = self.number(rest, 0, 9999)
        elif head == "series":
            number, _, last = rest.partition(" ")
            b.series = self.number(number, 0, 9999)
            if last.strip() not in LAST_WORDS:
                raise self.fail(f"{last.strip()!r} is neither last-comes nor last")
            b.last_series = LAST_WORDS.index(last.strip())
        elif head == "turn":
            self.read_turn(rest)
        elif head == "top":
            self.top_given = True
            b.top = UNKNOWN if rest == "none" else self.name_ship(self.ship(rest))
        elif head == "deck":
            self.deck_given = True
            self.read_deck(rest)
        elif head == "aside":
            self.aside = self.card_list(rest)
        elif head == "back":
            if rest != "bad":
                raise self.fail(f"{rest!r} is not bad")
            b.bad_next = True
        elif head == "luck":
            b.luck = self.card_list(rest)
            self.check_families(b.luck, (BAD_LUCK,))
            if len(b.luck) > MOST_LUCK:
                raise self.fail(f"no more than {MOST_LUCK} Bad Luck cards are set aside (13.6)")
        elif head == "attack":
            if self.turn is not None and self.turn[1] != INCOMING:
                raise self.fail(f"attacks lie on the table in step {STEPS[INCOMING]} only")
            attack = self.declared(b.volley, rest)
            assert self.turn is not None
            self.refuse(heard_fault(b, self.turn[0], attack))
            b.volley = [*b.volley, attack]
            if self.fog_given and least_fog(b.volley) > b.fog:
                raise self.fail(f"attacks cost Fog of War, and the turn has {b.fog} (6.1.B.1)")
        elif head == "draft":
            draft = self.steps[-1] if self.steps else None
            if not isinstance(draft, BattleStations):
                raise self.fail("draft must stand below 'step: BattleStations'")
            draft.attacks = [*draft.attacks, self.declared(draft.attacks, rest)]
        elif head in b.line_names():
            if head == "lost" and rest and not b.switches.bad_luck:
                raise self.fail("no ship blows up without the option bad_luck (13.65)")
            b.read_line(LineReader(self, head, rest), head)
            self.check_of_table(head)
        else:
            super().read_of_table(head, rest)

    def declared(self, before: list[Attack], rest: str) -> Attack:
        """An attack of the player whose turn it is, behind those that he has declared before."""
        attack = self.attack(rest)
        if self.turn is None:
            raise self.fail("nobody attacks without a line 'turn: seat1 6.1.B.2'")
        self.refuse(attack_fault(self.b, self.turn[0], before, attack))
        return attack

    def read_turn(self, rest: str) -> None:
        b = self.b
        words = rest.split()
        if len(words) < 2 or (words[1] not in STEPS and words[1] != "start"):
            raise self.fail(f"a turn is 'seat1 {STEPS[6]} fog=4', the step one of {', '.join(STEPS)}")
        seat = self.seat(words[0])
        self.turn = (seat, STEPS.index(words[1]) if words[1] != "start" else -1)
        b.acting = seat
        for word in words[2:]:
            if word == "played":
                b.played = True
            elif word.startswith("fog="):
                b.fog = self.number(word[4:], 0, most_fog(b))
                self.fog_given = True
            else:
                raise self.fail(f"{word!r} is neither fog=N nor played")

    def read_deck(self, rest: str) -> None:
        b = self.b
        if rest.startswith("?"):
            b.deck_left = self.hidden_count(rest, len(b.catalogue.ships))
        else:
            b.deck = sorted(self.name_ship(self.ship(word)) for word in rest.split() if word != "none")
            b.deck_left = len(b.deck)

    def check_of_table(self, head: str) -> None:
        """What has just been read must agree with the rest."""
        b = self.b
        if head == "lost":
            b.lost = sorted(b.lost)
        elif head == "laid":
            for entry in b.laid:
                seat, place, card = LAID.values(entry)
                self.check_family(card, (COVER, ASW, EARLY_WARNING))
                self.refuse(laid_fault(b, seat, card, b.volley[place]))
        else:
            self.check_families([entry & 255 for entry in b.used], (COVER, EARLY_WARNING))

    def read_of_seat(self, seat: int, head: str, rest: str) -> None:
        b, force = self.b, self.b.forces[seat]
        if head == "order":
            self.read_order(seat, rest)
        elif head in PLACES:
            for name, notes in self.bracketed(rest):
                self.read_ship(seat, int(head[3]) if head.startswith("row") else 0, name, notes)
            force.ships.sort()
        elif head == "hand":
            force.hand = sorted(force.hand + self.card_list(rest, seat))
            if force.hand and force.hand[-1] >= b.catalogue.first_bad:
                raise self.fail(f"{b.card(force.hand[-1]).key} is never held in a hand (13.6)")
        elif head == "area":
            force.area = sorted(self.area(seat, name, notes) for name, notes in self.bracketed(rest))
        else:
            self.check_option(head)
            # Of a Retreat card the name of the line is enough.
            rest = rest or ("retreat" if head == "retreat" else "")
            force.read_line(LineReader(self, head, rest), head)
            if head == "tactics":
                self.check_families(force.tactics, (TACTIC,))
            elif head == "retreat":
                self.check_family(force.retreat, (RETREAT,))
            elif head == "known":
                force.known = sorted(force.known)

    def check_option(self, head: str) -> None:
        """Some lines only an option allows."""
        switches = self.b.switches
        if head == "open" and not switches.bad_luck:
            raise self.fail("no hand lies open without the option bad_luck (13.64)")
        if head == "known" and not (switches.action or switches.bad_luck or switches.team_size > 1):
            raise self.fail("nobody sees another hand without action, bad_luck or teams (9.6, 13.64, 13.2C)")

    def read_order(self, seat: int, rest: str) -> None:
        force = self.b.forces[seat]
        self.order_given = True
        number, _, moved = rest.partition(" ")
        if moved.strip() not in ("", "moved"):
            raise self.fail(f"{moved.strip()!r} is not moved")
        if number == "?" and self.hidden(seat):
            force.order = UNKNOWN
        else:
            force.order = self.number(number, 1, max(self.b.switches.order_cards, self.b.seats))
        force.moved = bool(moved)

    def read_ship(self, seat: int, row: int, name: str, notes: list[str]) -> None:
        b = self.b
        force = b.forces[seat]
        in_fleet = halves(self.line)[0] == "fleet"
        if name == "?" and in_fleet and self.hidden(seat):
            force.ships.append(UNKNOWN)
            return
        ship = self.name_ship(self.ship(name))
        force.ships.append(ship)
        if in_fleet and notes:
            raise self.fail("nothing lies with a ship before the formation")
        if (row > 0) == b.ship(ship).is_submarine and not in_fleet:
            raise self.fail(f"{name} belongs {'under subs' if row else 'in a row'}")
        b.status[ship] = row | seat + 1 << OWNER
        flags = {flag: bit for bit, flag in FLAGS}
        for note in notes:
            if note in flags:
                if b.status[ship] & flags[note]:
                    raise self.fail(f"{name} is {note} twice")
                b.status[ship] |= flags[note]
                continue
            for _ in range(self.times(note, 9)):
                self.attach(seat, ship, note.partition("*")[0])
        self.refuse(marks_fault(b, ship, b.status[ship]))

    def attach(self, seat: int, ship: int, word: str) -> None:
        """A Damage card under a ship, or Crew Efficiency on a carrier."""
        b = self.b
        card = self.card_of(word, (GUN, MISSILE, TORPEDO, MINEFIELD, CREW, BAD_LUCK))
        self.refuse(attached_fault(b, ship, card))
        put_in(b.forces[seat].attached, ship << 8 | card)
        if b.family(card) == CREW:
            b.status[ship] |= CREWED
            return
        mark_bad_luck(b, seat, ship)
        b.hurt[ship] += worth(b, ship, b.card(card).damage)
        if b.hurt[ship] >= b.ship(ship).hits:
            raise self.fail(
                f"{b.ship(ship).key} has {b.ship(ship).hits} hits, less damage than that is allowed"
            )

    def area(self, seat: int, name: str, words: list[str]) -> int:
        if words and not re.fullmatch(r"down( may( (?!seen)\S+)+)?( seen( (?!may)\S+)+)?", " ".join(words)):
            raise self.fail("an area defence is 'ecm', 'ecm(down)' or 'ecm(down may ecm asw seen seat1)'")
        if name == "?" and words and self.hidden(seat):
            card = HIDDEN_CARD
        else:
            card = self.card_of(name, AREA_FAMILIES)
        if not words:
            return card
        if not self.b.switches.prepared_defenses:
            raise self.fail("nothing lies face down without the option prepared_defenses (12.4)")
        if "seen" in words and not self.b.switches.action:
            raise self.fail("nobody looks at a card that lies face down without the option action (9.6)")
        may, _, seen = " ".join(words).partition("seen")
        families = may.split()[2:]
        allowed = [family for n, family in enumerate(MAY_NAMES) if may_be_any(self.b) >> n & 1]
        mask = 0 if families else may_be_any(self.b)
        for family in families:
            if family not in allowed:
                raise self.fail(f"{family!r} is not one of {', '.join(allowed)}")
            mask |= 1 << MAY_NAMES.index(family)
        viewers = 0
        for viewer in seen.split():
            viewers |= 1 << self.seat(viewer)
        entry = card | DOWN | mask << 8 | viewers << SEEN
        self.refuse(face_down_fault(self.b, seat, entry))
        return entry

    # -- attacks and words ----------------

    def card(self, word: str) -> int:
        """A card of this table; one of a set that is left out names its option."""
        for card in self.b.catalogue.cards:
            if card.key.lower() == word.lower() and card.set != BASE_SET:
                if card.id >= len(self.b.catalogue.counts) or self.b.catalogue.counts[card.id] == 0:
                    raise self.fail(f"{card.key} is not in this deck: it comes with the option {card.set}")
        return super().card(word)

    def seats(self, words: str) -> list[int]:
        return [self.seat(word) for word in words.split(",") if word not in ("", "none")]

    def attack(self, text: str) -> Attack:
        words = [word for word in text.split() if word != ">"]
        if len(words) < 5 or words[0] not in ATTACK_NAMES:
            raise self.fail("an attack is 'gun gun5 iowa > slava seat2 …'")
        families, fired, aimed = ATTACK_FORMS[words[0]]
        card = NOBODY
        if words[1] != "-" or NOBODY not in families:
            card = self.card_of(words[1], families)
        # 7.14 A minefield has a target when it has hit one.
        aimed = aimed or (words[0] == "mine" and words[3] != "-")
        if (words[2] != "-") != fired or (words[3] != "-") != aimed:
            needed = ["a ship" if ship else "'-'" for ship in (fired, aimed)]
            raise self.fail(f"{words[0]}: {needed[0]} before the '>' and {needed[1]} behind it")
        source = self.ship(words[2]) if fired else NOBODY
        target = self.ship(words[3]) if aimed else NOBODY
        attack = Attack(ATTACK_NAMES.index(words[0]), card, source, self.seat(words[4]), target)
        for word in words[5:]:
            name, _, value = word.partition("=")
            if name in ATTACK_NUMBERS:
                setattr(attack, name, self.number(value, *ATTACK_NUMBERS[name]))
            elif word == "kept":
                attack.kept = True
            elif word in SURPRISES.values():
                attack.surprise = word != "unmasked"
                if word != "surprised":
                    attack.surprise_card = self.only_card(SURPRISE, word)
            elif word in FATE_NAMES:
                attack.fate = FATE_NAMES.index(word)
            else:
                raise self.fail(f"{word!r} says nothing about an attack")
        return attack

    def only_card(self, family: int, word: str) -> int:
        """The one kind of card of a family."""
        for card in self.cards.values():
            if self.b.family(card) == family:
                return card
        raise self.fail(f"{word}: the deck has no such card")

    def place(self, word: str) -> int:
        """The place of an attack in the volley: `#1` is the first."""
        return self.number(word.removeprefix("#"), 1, len(self.b.volley)) - 1

    def answer(self, word: str, name: str) -> int:
        if name == "way":
            if word not in ("give", "take"):
                raise self.fail(f"{word!r} is neither give nor take")
            return GIVE if word == "give" else TAKE
        if name == "thing":
            return self.thing(word)
        for action in range(actions.COUNT):
            if actions.text(action, self.b.catalogue) == word:
                return action
        raise self.fail(f"{word!r} is no answer")

    def thing(self, word: str) -> int:
        """A ship or a card that is offered, as an action; `-` is any."""
        if word == "-":
            return 0
        if word == "?" and self.hidden():
            return HIDDEN_OFFER
        if word.lower() in self.ships:
            return actions.SHIP + self.ship(word)
        return actions.CARD + self.card(word)
