"""The text form of a position: what lies where, whose turn it is, and what is being asked.

A position need not say everything. Ships that are not named lie in the ship deck, cards that are not named in
the draw pile; `docs/testing.md` describes the form.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable

from wardroom.core.state import NOBODY, TRUTH, UNKNOWN, Step
from wardroom.games.coldwar import actions
from wardroom.games.coldwar.answers import (
    AllotAirDefense,
    BomberHits,
    DamageControl,
    PointDefense,
    SaveSubmarine,
)
from wardroom.games.coldwar.battle import (
    ACTIVE,
    ATTACK_NAMES,
    CARD_BITS,
    CREWED,
    CRIPPLED,
    DOWN,
    FATE_NAMES,
    HIDDEN_CARD,
    IDLE,
    MAY_BE_ANY,
    MAY_NAMES,
    OWNER,
    ROW_BITS,
    Attack,
    Battle,
    TaskForce,
)
from wardroom.games.coldwar.catalogue import CREW
from wardroom.games.coldwar.damage import worth
from wardroom.games.coldwar.formation import Arrange, Formation, surface_ships
from wardroom.games.coldwar.incoming import ChooseDefender, Incoming
from wardroom.games.coldwar.order import STEPS, Rounds, SeriesOfTurns, Turn
from wardroom.games.coldwar.prepare import AdjustFormation, DiveDive, RetreatStep, ShipAhoy
from wardroom.games.coldwar.shipshape import AdjustOrdnance
from wardroom.games.coldwar.switches import SCHEMA
from wardroom.games.coldwar.teams import HIDDEN_OFFER, Transfers
from wardroom.games.coldwar.views import unseen_cards
from wardroom.games.coldwar.volley import BattleStations

FLAGS = ((ACTIVE, "active"), (CRIPPLED, "crippled"), (IDLE, "idle"))


class PositionError(ValueError):
    """A position that cannot be read; the text names the line and what is allowed."""


# -- writing ----------------


def write(b: Battle) -> str:
    """The whole position."""
    lines = ["coldwar 1"]
    changed = SCHEMA.changed(b.switches.values)
    if changed:
        lines.append("options: " + "; ".join(f"{key}={value}" for key, value in changed.items()))
    if b.observer != TRUTH:
        lines.append("seen by: " + ("spectator" if b.observer < 0 else f"seat{b.observer + 1}"))
    lines.append(f"round: {b.round}")
    lines.append(f"series: {b.series}" + ("", " last-comes", " last")[b.last_series])
    turn = [step for step in b.stack if isinstance(step, Turn)]
    if turn:
        place = min(turn[0].place, len(STEPS))
        words = [f"seat{turn[0].seat + 1}", STEPS[place - 1] if place else "start", f"fog={b.fog}"]
        lines.append("turn: " + " ".join(words + (["played"] if b.played else [])))
    lines.append("top: " + _ship(b, b.top))
    if b.observer != TRUTH and not b.deck and b.deck_left:
        lines.append(f"deck: ?*{b.deck_left}")
    elif not b.deck:
        lines.append("deck: none")
    if b.observer != TRUTH:
        lines.append(f"draw: ?*{b.draw_left}")
    lines.append("discard: " + (_pile(b, b.discard) or "none"))
    for seat in range(b.seats):
        lines += _write_force(b, seat)
    for attack in b.volley:
        lines.append("attack: " + _write_attack(b, attack))
    if b.laid:
        lines.append("laid: " + " ".join(_write_laid(b, entry) for entry in b.laid))
    if not b.stack:
        lines.append("step: over")
    for step in b.stack:
        lines += _write_step(b, step)
    return "\n".join(lines) + "\n"


def _ship(b: Battle, ship: int) -> str:
    return b.ship(ship).key if ship != UNKNOWN else "none"


def _card(b: Battle, card: int) -> str:
    return "?" if card in (UNKNOWN, HIDDEN_CARD) else b.card(card).key


def _cards(b: Battle, cards: Iterable[int]) -> str:
    counts: dict[str, int] = {}
    for card in cards:
        counts[_card(b, card)] = counts.get(_card(b, card), 0) + 1
    return " ".join(key if count == 1 else f"{key}*{count}" for key, count in counts.items())


def _pile(b: Battle, counts: list[int]) -> str:
    return _cards(b, [card for card, count in enumerate(counts) for _ in range(count)])


def _write_force(b: Battle, seat: int) -> list[str]:
    force = b.forces[seat]
    lines = [f"seat {seat + 1}"]
    if force.points:
        lines.append(f"  points: {force.points}")
    if force.order:
        order = "?" if force.order == UNKNOWN else str(force.order)
        lines.append(f"  order: {order}" + (" moved" if force.moved else ""))
    if UNKNOWN in force.ships or (b.stack and isinstance(b.stack[-1], Formation)):
        lines.append("  fleet: " + " ".join("?" if s == UNKNOWN else b.ship(s).key for s in force.ships))
    else:
        for row in (1, 2, 3, 0):
            ships = [ship for ship in force.ships if b.status[ship] & ROW_BITS == row]
            if ships:
                name = f"row{row}" if row else "subs"
                lines.append(f"  {name}: " + " ".join(_write_ship(b, seat, ship) for ship in ships))
    if force.hand:
        lines.append("  hand: " + _cards(b, force.hand))
    if force.area:
        lines.append("  area: " + " ".join(_write_area(b, entry) for entry in force.area))
    if force.retreat != UNKNOWN:
        lines.append("  retreat: " + _card(b, force.retreat))
    if force.sunk:
        lines.append("  sunk: " + " ".join(b.ship(ship).key for ship in force.sunk))
    if force.known:
        lines.append("  known: " + " ".join(f"seat{(e >> 8) + 1}:{_card(b, e & 255)}" for e in force.known))
    if force.out:
        lines.append("  out")
    return lines


def _write_ship(b: Battle, seat: int, ship: int) -> str:
    notes = [b.card(entry & 255).key for entry in b.forces[seat].attached if entry >> 8 == ship]
    notes += [word for bit, word in FLAGS if b.status[ship] & bit]
    return b.ship(ship).key + (f"({' '.join(notes)})" if notes else "")


def _write_area(b: Battle, entry: int) -> str:
    card = _card(b, entry & CARD_BITS)
    if not entry & DOWN:
        return card
    mask = entry >> 8
    if mask == MAY_BE_ANY:
        return f"{card}(down)"
    return f"{card}(down may {' '.join(MAY_NAMES[n] for n in range(4) if mask >> n & 1)})"


def _write_attack(b: Battle, attack: Attack) -> str:
    card = "-" if attack.card == NOBODY else b.card(attack.card).key
    source = "-" if attack.source == NOBODY else b.ship(attack.source).key
    target = "-" if attack.target == NOBODY else b.ship(attack.target).key
    words = [ATTACK_NAMES[attack.kind], card, source, ">", target, f"seat{attack.seat + 1}"]
    for name, value, usual in (
        ("chance", attack.chance, 0),
        ("dice", attack.dice, 1),
        ("hits", attack.hits, 0),
        ("damage", attack.damage, 0),
    ):
        if value != usual:
            words.append(f"{name}={value}")
    if attack.fate:
        words.append(FATE_NAMES[attack.fate])
    if attack.kept:
        words.append("kept")
    return " ".join(words)


def _write_laid(b: Battle, entry: int) -> str:
    return f"seat{(entry >> 16) + 1}:#{(entry >> 8 & 255) + 1}:{b.card(entry & 255).key}"


def _token(b: Battle, action: int) -> str:
    if action == NOBODY:
        return "-"
    return "?" if action == HIDDEN_OFFER else actions.text(action, b.catalogue)


def _write_step(b: Battle, step: Step) -> list[str]:
    if isinstance(step, (Rounds, SeriesOfTurns, Turn)):
        return []
    if isinstance(step, BattleStations):
        line = _fields(
            "BattleStations",
            seat=step.seat + 1,
            spent=step.spent,
            card=_optional_card(b, step.card),
            ship=_optional_ship(b, step.ship),
            aimed=_optional_ship(b, step.aimed),
            force=step.aimed_seat + 1,
            area=",".join(_card(b, e & CARD_BITS) + ("/down" if e & DOWN else "") for e in step.area),
            crews=",".join(f"{b.ship(e >> 8).key}/{_card(b, e & 255)}" for e in step.crews),
        )
        return [line] + ["draft: " + _write_attack(b, attack) for attack in step.attacks]
    return [_write_plain_step(b, step)]


def _optional_ship(b: Battle, ship: int) -> str:
    return "" if ship == NOBODY else b.ship(ship).key


def _optional_card(b: Battle, card: int) -> str:
    return "" if card == NOBODY else b.card(card).key


def _seats(seats: Iterable[int]) -> str:
    return ",".join(str(seat + 1) for seat in seats)


def _write_plain_step(b: Battle, step: Step) -> str:
    if isinstance(step, Formation):
        runs = {}
        for seat, run in sorted(step.runs.items()):
            if isinstance(run, Arrange) and (run.rows or run.agreed):
                runs[f"seat{seat + 1}"] = ",".join(str(row) for row in run.rows) or "agreed"
        return _fields("Formation", **runs)
    if isinstance(step, AdjustFormation):
        return _fields("AdjustFormation", seat=step.seat + 1, ship=_optional_ship(b, step.ship))
    if isinstance(step, DiveDive):
        return _fields("DiveDive", seat=step.seat + 1, last=_optional_ship(b, step.last))
    if isinstance(step, ShipAhoy):
        return _fields("ShipAhoy", seat=step.seat + 1, arriving=_optional_ship(b, step.arriving))
    if isinstance(step, RetreatStep):
        return _fields(
            "RetreatStep",
            seat=step.seat + 1,
            repairs=step.repairs,
            ship=_optional_ship(b, step.ship),
            last_ship=_optional_ship(b, step.last_ship),
            last_card=_optional_card(b, step.last_card),
        )
    if isinstance(step, Transfers):
        return _fields(
            "Transfers",
            seat=step.seat + 1,
            way=_token(b, step.way),
            mate=step.mate + 1,
            thing=_token(b, step.thing),
            placing=step.placing + 1,
            placed=_optional_ship(b, step.placed_ship),
            flags=step.flags,
            cards=",".join(
                _card(b, entry & 255)
                for entry in b.forces[step.placing].attached
                if entry >> 8 == step.placed_ship
            ),
            refused=",".join(
                f"{(r >> 16) + 1}/{_token(b, r >> 12 & 15)}/{_token(b, r & 4095 or NOBODY)}"
                for r in step.refused
            ),
        )
    if isinstance(step, ChooseDefender):
        return _fields("ChooseDefender", seat=step.seat + 1, left=_seats(step.left), order=_seats(step.order))
    if isinstance(step, Incoming):
        hunts = ",".join(
            f"{(h >> 16) + 1}/{_card(b, h >> 8 & 255)}/{b.ship(h & 255).key}" for h in step.hunts
        )
        return _fields(
            "Incoming",
            seat=step.seat + 1,
            order=_seats(step.order),
            place=step.place,
            stage=step.stage,
            hunts=hunts,
            listed=int(step.hunts_listed),
        )
    if isinstance(step, PointDefense):
        return _fields(
            "PointDefense",
            defender=step.defender + 1,
            air=int(step.air),
            queue=_seats(step.queue),
            card=_optional_card(b, step.card),
        )
    if isinstance(step, DamageControl):
        return _fields(
            "DamageControl",
            defender=step.defender + 1,
            queue=_seats(step.queue),
            card=_optional_card(b, step.card),
        )
    if isinstance(step, SaveSubmarine):
        return _fields(
            "SaveSubmarine",
            owner=step.owner + 1,
            ship=b.ship(step.submarine).key,
            hunter=step.hunter + 1,
            area=int(step.area),
            queue=_seats(step.queue),
        )
    if isinstance(step, AllotAirDefense):
        return _fields(
            "AllotAirDefense",
            defender=step.defender + 1,
            systems=",".join(f"{b.ship(s >> 8).key}/{s & 255}" for s in step.systems),
            allotted=",".join("none" if a == NOBODY else str(a + 1) for a in step.allotted),
        )
    if isinstance(step, BomberHits):
        return _fields("BomberHits", defender=step.defender + 1, attacker=step.attacker + 1, hits=step.hits)
    assert isinstance(step, AdjustOrdnance)
    chosen = ",".join(_card(b, card) for card in step.chosen)
    return _fields("AdjustOrdnance", seat=step.seat + 1, chosen=chosen)


def _fields(name: str, **values: str | int) -> str:
    shown = [f"{key}={value}" for key, value in values.items() if value not in ("", 0, "-")]
    return " ".join([f"step: {name}", *shown])


# -- reading ----------------


class Reader:
    """Reads a position into an empty state."""

    def __init__(self, b: Battle) -> None:
        self.b = b
        self.ships = {ship.key.lower(): ship.id for ship in b.catalogue.ships}
        self.cards = {card.key.lower(): card.id for card in b.catalogue.cards}
        self.line = ""
        self.force: TaskForce | None = None
        self.turn: tuple[int, int] | None = None
        self.turn_fog = False
        self.order_given = False
        self.top_given = False
        self.deck_given = False
        self.draw_given = False
        self.steps: list[Step] = []
        self.over = False

    def fail(self, what: str) -> PositionError:
        return PositionError(f"{what} (in the line: {self.line.strip()})")

    # -- words ----------------

    def ship(self, word: str) -> int:
        if word == "?":
            return UNKNOWN
        if word.lower() not in self.ships:
            raise self.fail(f"there is no ship {word!r}{_near(word, self.ships)}")
        return self.ships[word.lower()]

    def card(self, word: str) -> int:
        if word == "?":
            return UNKNOWN
        if word.lower() not in self.cards:
            raise self.fail(f"there is no card {word!r}{_near(word, self.cards)}")
        return self.cards[word.lower()]

    def seat(self, word: str) -> int:
        digits = word.removeprefix("seat")
        if not digits.isdigit() or not 1 <= int(digits) <= self.b.seats:
            raise self.fail(f"{word!r} is not one of seat1 to seat{self.b.seats}")
        return int(digits) - 1

    def seats(self, words: str) -> list[int]:
        return [self.seat(word) for word in words.split(",") if word]

    def card_list(self, text: str) -> list[int]:
        cards: list[int] = []
        for word in text.replace(",", " ").split():
            key, _, times = word.partition("*")
            if key != "none":
                cards += [self.card(key)] * int(times or 1)
        return cards

    # -- lines ----------------

    def read(self, lines: list[str]) -> None:
        for self.line in lines:
            head, _, rest = self.line.strip().partition(":")
            self.read_line(head.strip().lower(), rest.strip())
        self.place_the_rest()
        self.put_steps()

    def read_line(self, head: str, rest: str) -> None:
        b = self.b
        if re.fullmatch(r"seat ?\d", head):
            self.force = b.forces[self.seat(head.replace(" ", ""))]
        elif head in (
            "points",
            "order",
            "row1",
            "row2",
            "row3",
            "subs",
            "fleet",
            "hand",
            "area",
            "retreat",
            "sunk",
            "known",
            "out",
        ):
            if self.force is None:
                raise self.fail(f"{head} must stand below a line 'seat 1' to 'seat {b.seats}'")
            self.read_force(self.force, head, rest)
        elif head == "seen by":
            b.observer = -1 if rest == "spectator" else self.seat(rest)
        elif head == "round":
            b.round = int(rest)
        elif head == "series":
            words = rest.split()
            b.series = int(words[0])
            b.last_series = 2 if "last" in words else 1 if "last-comes" in words else 0
        elif head == "turn":
            self.read_turn(rest)
        elif head == "top":
            self.top_given = True
            b.top = UNKNOWN if rest == "none" else self.ship(rest)
        elif head == "deck":
            self.deck_given = True
            self.read_deck(rest)
        elif head == "draw":
            self.read_draw(rest)
        elif head == "discard":
            for card in self.card_list(rest):
                b.discard[card] += 1
        elif head == "attack":
            b.volley = [*b.volley, self.attack(rest)]
        elif head == "draft":
            draft = self.steps[-1] if self.steps else None
            if not isinstance(draft, BattleStations):
                raise self.fail("draft must stand below 'step: BattleStations'")
            draft.attacks = [*draft.attacks, self.attack(rest)]
        elif head == "laid":
            b.laid = [self.laid(word) for word in rest.split()]
        elif head == "step":
            self.read_step(rest)
        elif head:
            raise self.fail(f"{head!r} is not a line of a position")

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
            elif word.startswith("fog=") and word[4:].isdigit():
                b.fog = int(word[4:])
            else:
                raise self.fail(f"{word!r} is neither fog=N nor played")

    def read_deck(self, rest: str) -> None:
        b = self.b
        if rest.startswith("?"):
            b.deck_left = int(rest.partition("*")[2] or 1)
        else:
            b.deck = sorted(self.ship(word) for word in rest.split() if word != "none")
            b.deck_left = len(b.deck)

    def read_draw(self, rest: str) -> None:
        b = self.b
        self.draw_given = True
        if rest.startswith("?"):
            b.draw_left = int(rest.partition("*")[2] or 1)
            return
        for card in self.card_list(rest):
            b.draw[card] += 1
            b.draw_left += 1

    def read_force(self, force: TaskForce, head: str, rest: str) -> None:
        if head == "points":
            force.points = int(rest)
        elif head == "order":
            self.order_given = True
            words = rest.split()
            force.order = UNKNOWN if words[0] == "?" else int(words[0])
            force.moved = "moved" in words
        elif head in ("row1", "row2", "row3", "subs", "fleet"):
            for word in _bracketed(rest):
                self.read_ship(force, int(head[3]) if head.startswith("row") else 0, word)
            force.ships.sort()
        elif head == "hand":
            force.hand = sorted(force.hand + self.card_list(rest))
        elif head == "area":
            force.area = sorted(self.area(word) for word in _bracketed(rest))
        elif head == "retreat":
            force.retreat = self.card(rest or "retreat")
        elif head == "sunk":
            force.sunk = [self.ship(word) for word in rest.split()]
        elif head == "known":
            pairs = [word.partition(":") for word in rest.split()]
            force.known = sorted(self.seat(seat) << 8 | self.card(card) for seat, _, card in pairs)
        else:
            force.out = True

    def read_ship(self, force: TaskForce, row: int, word: str) -> None:
        b = self.b
        name, _, notes = word.rstrip(")").partition("(")
        ship = self.ship(name)
        force.ships.append(ship)
        if ship == UNKNOWN:
            return
        if any(ship in other.ships for other in b.forces if other is not force):
            raise self.fail(f"{name} is named twice")
        if (row > 0) == b.ship(ship).is_submarine and self.line.strip()[:5] != "fleet":
            raise self.fail(f"{name} belongs {'under subs' if row else 'in a row'}")
        b.status[ship] = row | b.forces.index(force) + 1 << OWNER
        flags = {flag: bit for bit, flag in FLAGS}
        for note in notes.replace(",", " ").split():
            if note in flags:
                b.status[ship] |= flags[note]
                continue
            card = self.card(note)
            b.put(force.attached, ship << 8 | card)
            if b.family(card) == CREW:
                b.status[ship] |= CREWED
            else:
                b.hurt[ship] += worth(b, ship, b.card(card).damage)

    def area(self, word: str) -> int:
        name, _, notes = word.rstrip(")").partition("(")
        card = HIDDEN_CARD if name == "?" else self.card(name)
        words = notes.split()
        if "down" not in words:
            return card
        mask = sum(1 << MAY_NAMES.index(n) for n in words[2:]) if "may" in words else MAY_BE_ANY
        return card | DOWN | mask << 8

    def attack(self, text: str) -> Attack:
        words = [word for word in text.split() if word != ">"]
        if len(words) < 5 or words[0] not in ATTACK_NAMES:
            raise self.fail("an attack is 'gun gun5 iowa > slava seat2 …'")
        attack = Attack(
            ATTACK_NAMES.index(words[0]),
            NOBODY if words[1] == "-" else self.card(words[1]),
            NOBODY if words[2] == "-" else self.ship(words[2]),
            self.seat(words[4]),
            NOBODY if words[3] == "-" else self.ship(words[3]),
        )
        for word in words[5:]:
            name, _, value = word.partition("=")
            if name == "chance":
                attack.chance = int(value)
            elif name == "dice":
                attack.dice = int(value)
            elif name == "hits":
                attack.hits = int(value)
            elif name == "damage":
                attack.damage = int(value)
            elif name == "kept":
                attack.kept = True
            elif name in FATE_NAMES:
                attack.fate = FATE_NAMES.index(name)
            else:
                raise self.fail(f"{word!r} says nothing about an attack")
        return attack

    def laid(self, word: str) -> int:
        seat, place, card = word.split(":")
        return self.seat(seat) << 16 | int(place[1:]) - 1 << 8 | self.card(card)

    # -- steps ----------------

    def read_step(self, text: str) -> None:
        words = text.split()
        if words[0] == "over":
            self.over = True
            return
        if words[0] not in READERS:
            raise self.fail(f"there is no step {words[0]!r}{_near(words[0], READERS)}")
        values = dict(word.split("=", 1) for word in words[1:])
        self.steps.append(READERS[words[0]](self, values))

    def optional_seat(self, values: dict[str, str], key: str) -> int:
        return self.seat(values[key]) if values.get(key) else NOBODY

    def optional_ship(self, values: dict[str, str], key: str) -> int:
        return self.ship(values[key]) if values.get(key) else NOBODY

    def optional_card(self, values: dict[str, str], key: str) -> int:
        return self.card(values[key]) if values.get(key) else NOBODY

    def action(self, token: str) -> int:
        if token in ("", "-"):
            return NOBODY
        if token == "?":
            return HIDDEN_OFFER
        for action in range(actions.COUNT):
            if actions.text(action, self.b.catalogue) == token:
                return action
        raise self.fail(f"there is no action {token!r}")

    # -- the rest ----------------

    def place_the_rest(self) -> None:
        """Unnamed ships lie in the ship deck, unnamed cards in the draw pile."""
        b = self.b
        taken = {ship for force in b.forces for ship in (*force.ships, *force.sunk)} | {b.top}
        taken |= {step.arriving for step in self.steps if isinstance(step, ShipAhoy)}
        taken |= {step.placed_ship for step in self.steps if isinstance(step, Transfers)}
        if b.observer == TRUTH or not (self.deck_given and b.deck_left):
            if not self.deck_given:
                b.deck = [ship for ship in range(len(b.catalogue.ships)) if ship not in taken]
                b.deck_left = len(b.deck)
            if not self.top_given and b.deck:
                b.top = b.deck.pop(0)
                b.deck_left -= 1
        if b.observer == TRUTH:
            self.place_cards()
            if b.draw_left == 0 and b.last_series == 0:
                # 6.2: the last card has been drawn.
                b.last_series = 1
        if not self.order_given and self.turn is not None:
            self.give_order(self.turn[0])

    def place_cards(self) -> None:
        b = self.b
        b.stack = list(self.steps)
        rest = unseen_cards(b)
        for card, count in enumerate(rest):
            left = count - (b.draw[card] if self.draw_given else 0)
            if left < 0:
                raise PositionError(f"there are more {b.card(card).key} cards here than the deck has")
            if self.draw_given:
                b.discard[card] += left
            else:
                b.draw[card] = left
                b.draw_left += left

    def give_order(self, acting: int) -> None:
        """The player whose turn it is holds the lowest card, the others follow in seat order."""
        b = self.b
        number = 1
        for seat in [acting, *[s for s in range(b.seats) if s != acting]]:
            if b.forces[seat].ships:
                b.forces[seat].order = number
                number += 1
        b.forces[acting].moved = True

    def put_steps(self) -> None:
        b = self.b
        if self.over:
            b.stack = []
            return
        b.round = max(b.round, 1)
        b.stack = [Rounds(), SeriesOfTurns()]
        if self.turn is not None:
            b.series = max(b.series, 1)
            turn = Turn(self.turn[0])
            turn.place = self.turn[1] + (1 if self.steps or self.turn[1] < 0 else 0)
            b.stack.append(turn)
        b.stack += self.steps
        for force in b.forces:
            if not force.ships and not self.formation_open():
                force.out = True

    def formation_open(self) -> bool:
        return any(isinstance(step, Formation) for step in self.steps)


def _near(word: str, words: Iterable[str]) -> str:
    close = difflib.get_close_matches(word.lower(), list(words), n=1, cutoff=0.4)
    return f"; did you mean {close[0]}?" if close else ""


def _bracketed(text: str) -> list[str]:
    """Words, each with what stands in brackets behind it."""
    return re.findall(r"[^\s,()]+(?:\([^)]*\))?", text)


def _read_battle_stations(r: Reader, v: dict[str, str]) -> Step:
    step = BattleStations(r.seat(v["seat"]))
    step.spent = int(v.get("spent", "0"))
    step.card = r.optional_card(v, "card")
    step.ship = r.optional_ship(v, "ship")
    step.aimed = r.optional_ship(v, "aimed")
    step.aimed_seat = r.optional_seat(v, "force")
    for word in v.get("area", "").split(","):
        if word:
            card, _, down = word.partition("/")
            step.area = [*step.area, r.card(card) | (DOWN if down else 0)]
    for word in v.get("crews", "").split(","):
        if word:
            ship, _, card = word.partition("/")
            step.crews = [*step.crews, r.ship(ship) << 8 | r.card(card)]
    return step


def _read_formation(r: Reader, v: dict[str, str]) -> Step:
    step = Formation((1 << r.b.seats) - 1)
    for key, rows in v.items():
        seat = r.seat(key)
        run = Arrange(seat, surface_ships(r.b, seat))
        if rows == "agreed":
            run.agreed = True
        else:
            run.rows = [int(row) for row in rows.split(",")]
        step.runs[seat] = run
        if run.asks(r.b) == 0:
            step.pending &= ~(1 << seat)
    return step


def _read_adjust_formation(r: Reader, v: dict[str, str]) -> Step:
    step = AdjustFormation(r.seat(v["seat"]), r.b.rows(r.seat(v["seat"])))
    step.ship = r.optional_ship(v, "ship")
    return step


def _read_dive(r: Reader, v: dict[str, str]) -> Step:
    step = DiveDive(r.seat(v["seat"]))
    step.last = r.optional_ship(v, "last")
    return step


def _read_ahoy(r: Reader, v: dict[str, str]) -> Step:
    step = ShipAhoy(r.seat(v["seat"]))
    step.arriving = r.optional_ship(v, "arriving")
    return step


def _read_retreat(r: Reader, v: dict[str, str]) -> Step:
    step = RetreatStep(r.seat(v["seat"]))
    step.repairs = int(v.get("repairs", "0"))
    step.ship = r.optional_ship(v, "ship")
    step.last_ship = r.optional_ship(v, "last_ship")
    step.last_card = r.optional_card(v, "last_card")
    return step


def _read_transfers(r: Reader, v: dict[str, str]) -> Step:
    step = Transfers(r.seat(v["seat"]))
    step.way = r.action(v.get("way", ""))
    step.mate = r.optional_seat(v, "mate")
    step.thing = r.action(v.get("thing", ""))
    step.placing = r.optional_seat(v, "placing")
    step.placed_ship = r.optional_ship(v, "placed")
    step.flags = int(v.get("flags", "0"))
    for card in r.card_list(v.get("cards", "")):
        ship = step.placed_ship
        r.b.put(r.b.forces[step.placing].attached, ship << 8 | card)
        if r.b.family(card) != CREW:
            r.b.hurt[ship] += worth(r.b, ship, r.b.card(card).damage)
    for offer in v.get("refused", "").split(","):
        if offer:
            mate, way, thing = offer.split("/")
            step.refused.append(r.seat(mate) << 16 | r.action(way) << 12 | max(0, r.action(thing)))
    return step


def _read_choose_defender(r: Reader, v: dict[str, str]) -> Step:
    step = ChooseDefender(r.seat(v["seat"]), r.seats(v.get("left", "")))
    step.order = r.seats(v.get("order", ""))
    return step


def _read_incoming(r: Reader, v: dict[str, str]) -> Step:
    step = Incoming(r.seat(v["seat"]), r.seats(v["order"]))
    step.place = int(v.get("place", "0"))
    step.stage = int(v.get("stage", "0"))
    step.hunts_listed = v.get("listed") == "1"
    for hunt in v.get("hunts", "").split(","):
        if hunt:
            seat, card, ship = hunt.split("/")
            step.hunts.append(r.seat(seat) << 16 | r.card(card) << 8 | r.ship(ship))
    return step


def _read_point_defense(r: Reader, v: dict[str, str]) -> Step:
    step = PointDefense(None, r.seat(v["defender"]), v.get("air") == "1")
    step.queue = r.seats(v.get("queue", ""))
    step.card = r.optional_card(v, "card")
    return step


def _read_damage_control(r: Reader, v: dict[str, str]) -> Step:
    step = DamageControl(None, r.seat(v["defender"]))
    step.queue = r.seats(v.get("queue", ""))
    step.card = r.optional_card(v, "card")
    return step


def _read_save_submarine(r: Reader, v: dict[str, str]) -> Step:
    step = SaveSubmarine(
        None, r.seat(v["owner"]), r.ship(v["ship"]), r.seat(v["hunter"]), v.get("area") == "1"
    )
    step.queue = r.seats(v.get("queue", ""))
    return step


def _read_allot(r: Reader, v: dict[str, str]) -> Step:
    step = AllotAirDefense(None, r.seat(v["defender"]))
    for system in v.get("systems", "").split(","):
        ship, _, number = system.partition("/")
        step.systems.append(r.ship(ship) << 8 | int(number))
    step.allotted = [NOBODY if a == "none" else int(a) - 1 for a in v.get("allotted", "").split(",") if a]
    return step


def _read_bomber_hits(r: Reader, v: dict[str, str]) -> Step:
    return BomberHits(r.seat(v["defender"]), r.seat(v["attacker"]), int(v["hits"]))


def _read_ordnance(r: Reader, v: dict[str, str]) -> Step:
    step = AdjustOrdnance(r.seat(v["seat"]))
    step.chosen = [r.card(card) for card in v.get("chosen", "").split(",") if card]
    return step


READERS = {
    "BattleStations": _read_battle_stations,
    "Formation": _read_formation,
    "AdjustFormation": _read_adjust_formation,
    "DiveDive": _read_dive,
    "ShipAhoy": _read_ahoy,
    "RetreatStep": _read_retreat,
    "Transfers": _read_transfers,
    "ChooseDefender": _read_choose_defender,
    "Incoming": _read_incoming,
    "PointDefense": _read_point_defense,
    "DamageControl": _read_damage_control,
    "SaveSubmarine": _read_save_submarine,
    "AllotAirDefense": _read_allot,
    "BomberHits": _read_bomber_hits,
    "AdjustOrdnance": _read_ordnance,
}
