"""The text form of a position: what lies where, whose turn it is, and what is being asked.

A position need not say everything. Ships that are not named lie in the ship deck, cards that are not named in
the draw pile; `docs/testing.md` describes the form.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable

from wardroom.core.errors import WardroomError
from wardroom.core.options import Value
from wardroom.core.state import ALLOWED, NOBODY, TRUTH, UNKNOWN, Step
from wardroom.games.coldwar import actions
from wardroom.games.coldwar.actions import GIVE, TAKE
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
    MAY_BITS,
    MAY_NAMES,
    OWNER,
    ROW_BITS,
    SEEN,
    Attack,
    Battle,
    TaskForce,
    added,
)
from wardroom.games.coldwar.catalogue import (
    ASW,
    BAD_LUCK,
    BOMBER,
    COUNTER,
    COVER,
    CREW,
    DECK_FIRE,
    EARLY_WARNING,
    ECM,
    EVADE,
    GUN,
    LAND_STRIKE,
    LEAK,
    MINEFIELD,
    MISSILE,
    RETREAT,
    SURPRISE,
    SWEEPERS,
    TACTIC,
    TORPEDO,
)
from wardroom.games.coldwar.damage import mark_bad_luck, worth
from wardroom.games.coldwar.formation import Arrange, Formation, surface_ships
from wardroom.games.coldwar.incoming import AREA_ROLL, COUNTERATTACK, ChooseDefender, Incoming
from wardroom.games.coldwar.order import (
    AHOY,
    DIVE,
    FOG_OF_WAR,
    FORMATION,
    INCOMING,
    ORDNANCE,
    STATIONS,
    STEPS,
    Rounds,
    SeriesOfTurns,
    Turn,
)
from wardroom.games.coldwar.order import RETREAT as RETREAT_PLACE
from wardroom.games.coldwar.prepare import AdjustFormation, DiveDive, RetreatStep, ShipAhoy
from wardroom.games.coldwar.shipshape import AdjustOrdnance
from wardroom.games.coldwar.switches import SCHEMA
from wardroom.games.coldwar.teams import HIDDEN_OFFER, Transfers, thing_forbids
from wardroom.games.coldwar.views import drafted, unseen_cards, unseen_tactics
from wardroom.games.coldwar.volley import BattleStations, may_be_any

STAGES = ("surface", "mines", "air")
FLAGS = ((ACTIVE, "active"), (CRIPPLED, "crippled"), (IDLE, "idle"))
LAST_WORDS = ("", "last-comes", "last")
# 7.18 Whether an attack is a surprise, and whether the Surprise Attack card lies with it.
SURPRISES = {(True, True): "surprise", (True, False): "surprised", (False, True): "unmasked"}


class PositionError(WardroomError):
    """A position that cannot be read; the text names the line and what is allowed."""


# -- writing ----------------


def write(b: Battle) -> str:
    """The whole position."""
    lines = ["coldwar 1"]
    changed = SCHEMA.changed(b.switches.values)
    if changed:
        lines.append("options: " + "; ".join(f"{key}={_escape(value)}" for key, value in changed.items()))
    if b.observer != TRUTH:
        lines.append("seen by: " + ("spectator" if b.observer < 0 else f"seat{b.observer + 1}"))
    lines.append(f"round: {b.round}")
    lines.append(f"series: {b.series} {LAST_WORDS[b.last_series]}".rstrip())
    turn = [step for step in b.stack if isinstance(step, Turn)]
    if turn:
        place = min(turn[0].place, len(STEPS))
        if place == FOG_OF_WAR and turn[0].waited:
            place += 1
        words = [f"seat{turn[0].seat + 1}", STEPS[place - 1] if place else "start", f"fog={b.fog}"]
        lines.append("turn: " + " ".join(words + (["played"] if b.played else [])))
    lines.append("top: " + _ship(b, b.top))
    if b.observer != TRUTH and not b.deck and b.deck_left:
        lines.append(f"deck: ?*{b.deck_left}")
    elif not b.deck or b.deck != _unnamed_ships(b, b.stack):
        lines.append("deck: " + (" ".join(b.ship(ship).key for ship in b.deck) or "none"))
    if b.observer != TRUTH:
        lines.append(f"draw: ?*{b.draw_left}")
    lines.append("discard: " + (_pile(b, b.discard) or "none"))
    lines += _write_mixing(b)
    for seat in range(b.seats):
        lines += _write_force(b, seat)
    for attack in b.volley:
        lines.append("attack: " + _write_attack(b, attack))
    if b.laid:
        lines.append("laid: " + " ".join(_write_laid(b, entry) for entry in b.laid))
    if b.used:
        lines.append("used: " + " ".join(f"seat{(e >> 8) + 1}:{_card(b, e & 255)}" for e in b.used))
    if not b.stack:
        lines.append("step: over")
    for step in b.stack:
        lines += _write_step(b, step)
    return "\n".join(lines) + "\n"


def _write_mixing(b: Battle) -> list[str]:
    """5.1, 13.6 What was not shuffled in, the back of the top card, and Bad Luck set aside."""
    lines = []
    if b.observer == TRUTH and b.forces:
        left_out = [unseen - drawn for unseen, drawn in zip(unseen_cards(b), b.draw, strict=True)]
        if any(left_out):
            lines.append("aside: " + _pile(b, left_out))
    if b.bad_next:
        lines.append("back: bad")
    if b.luck:
        lines.append("luck: " + " ".join(_card(b, card) for card in b.luck))
    if b.lost:
        lines.append("lost: " + " ".join(b.ship(ship).key for ship in b.lost))
    return lines


def _escape(text: str) -> str:
    """House rules are in any language, a position is ASCII."""
    return text.encode("unicode_escape").decode("ascii")


def _unnamed_ships(b: Battle, steps: list[Step]) -> list[int]:
    """What lies in the ship deck if nothing is said of it."""
    taken = {ship for force in b.forces for ship in (*force.ships, *force.sunk)} | {b.top, *b.lost}
    taken |= {step.arriving for step in steps if isinstance(step, ShipAhoy)}
    taken |= {step.placed_ship for step in steps if isinstance(step, Transfers)}
    return [ship for ship in range(len(b.catalogue.ships)) if ship not in taken]


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
    if force.open:
        lines.append("  open")
    if force.area:
        lines.append("  area: " + " ".join(_write_area(b, entry) for entry in force.area))
    if force.tactics:
        lines.append("  tactics: " + _cards(b, force.tactics))
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
    mask, notes = entry >> 8 & MAY_BITS, "down"
    if mask != may_be_any(b):
        notes += " may " + " ".join(name for n, name in enumerate(MAY_NAMES) if mask >> n & 1)
    if entry >> SEEN:
        notes += " seen " + " ".join(f"seat{n + 1}" for n in range(b.seats) if entry >> SEEN + n & 1)
    return f"{card}({notes})"


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
    if attack.surprise or attack.surprise_card != NOBODY:
        words.append(SURPRISES[attack.surprise, attack.surprise_card != NOBODY])
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
            surprises=",".join(f"{(e >> 8) + 1}/{_card(b, e & 255)}" for e in step.surprises),
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
        return _fields("DiveDive", seat=step.seat + 1)
    if isinstance(step, ShipAhoy):
        return _fields("ShipAhoy", seat=step.seat + 1, arriving=_optional_ship(b, step.arriving))
    if isinstance(step, RetreatStep):
        return _fields(
            "RetreatStep",
            seat=step.seat + 1,
            repairs=step.repairs,
            ship=_optional_ship(b, step.ship),
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
            rolls=",".join(_write_roll(b, roll) for roll in step.rolls),
        )
    if isinstance(step, PointDefense):
        return _fields(
            "PointDefense",
            defender=step.defender + 1,
            stage=STAGES[step.stage],
            queue=_seats(step.queue),
            card=_optional_card(b, step.card),
            warned=int(step.warned),
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
            jinked=int(step.jinked),
        )
    if isinstance(step, BomberHits):
        return _fields("BomberHits", defender=step.defender + 1, attacker=step.attacker + 1, hits=step.hits)
    assert isinstance(step, AdjustOrdnance)
    chosen = ",".join(_card(b, card) for card in step.chosen)
    return _fields("AdjustOrdnance", seat=step.seat + 1, chosen=chosen)


def _write_roll(b: Battle, roll: int) -> str:
    way = "area" if roll >> AREA_ROLL else "point"
    return f"{way}/{(roll >> 16 & 255) + 1}/{(roll >> 8 & 255) + 1}/{_card(b, roll & 255)}"


def _fields(name: str, **values: str | int) -> str:
    shown = [f"{key}={value}" for key, value in values.items() if value not in ("", 0, "-")]
    return " ".join([f"step: {name}", *shown])


# -- reading ----------------


# Lines are read in this order, whatever the order in which they stand: 1 is any other line.
RANKS = {"seen by": 0, "attack": 2, "laid": 3, "used": 3, "step": 4, "draft": 4}
FORCE_LINES = (
    "points",
    "order",
    "row1",
    "row2",
    "row3",
    "subs",
    "fleet",
    "hand",
    "open",
    "area",
    "tactics",
    "retreat",
    "sunk",
    "known",
    "out",
)
AREA_FAMILIES = (EVADE, ECM, COVER, ASW, SWEEPERS, EARLY_WARNING)
MOST_FOG = 12
MOST_POINTS = 99999
# Which cards make an attack (NOBODY: none is needed), whether a ship fires it, and whether one is its target.
FORMS = {
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


def lines_of(text: str) -> list[str]:
    """The lines that say something, without the heading."""
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    if not lines or lines[0].split() != ["coldwar", "1"]:
        found = f", not {lines[0].strip()!r}" if lines else ""
        raise PositionError(f"a position begins with the line 'coldwar 1'{found}")
    return lines[1:]


def options_of(lines: list[str]) -> dict[str, Value]:
    """The options that the lines name; as many seats as they speak of, if they do not say how many."""
    options: dict[str, Value] = {}
    seats = 2
    for line in lines:
        head, rest = _halves(line)
        if head == "options":
            # The house rules stand last: a semicolon parts them, too.
            plain, *house_rules = re.split(r"\bhouse_rules *=", rest, maxsplit=1)
            for pair in plain.split(";"):
                key, equals, value = pair.partition("=")
                if key.strip() and not equals:
                    raise PositionError(f"{pair.strip()!r} is not KEY=VALUE (in the line: {line.strip()})")
                if key.strip():
                    options[key.strip()] = value.strip()
            if house_rules:
                options["house_rules"] = _unescape(house_rules[0], line)
        elif re.fullmatch(r"seat ?[0-9]{1,3}", head):
            seats = max(seats, int(head[4:]))
    options.setdefault("seats", seats)
    return options


def _unescape(text: str, line: str) -> str:
    try:
        return text.encode("ascii", "backslashreplace").decode("unicode_escape")
    except UnicodeError:
        raise PositionError(f"a backslash that means nothing (in the line: {line.strip()})") from None


def _halves(line: str) -> tuple[str, str]:
    head, _, rest = line.strip().partition(":")
    return head.strip().lower(), rest.strip()


class Reader:
    """Reads a position into an empty state."""

    def __init__(self, b: Battle) -> None:
        self.b = b
        self.ships = {ship.key.lower(): ship.id for ship in b.catalogue.ships}
        cards = b.catalogue.cards[: len(b.catalogue.counts)]
        self.cards = {card.key.lower(): card.id for card in cards}
        self.line = ""
        self.force: TaskForce | None = None
        self.turn: tuple[int, int] | None = None
        self.turn_fog = False
        self.order_given = False
        self.top_given = False
        self.deck_given = False
        self.draw_given = False
        self.aside: list[int] | None = None
        self.steps: list[Step] = []
        self.over = False
        self.named: set[int] = set()

    def fail(self, what: str) -> PositionError:
        return PositionError(f"{what} (in the line: {self.line.strip()})")

    # -- words ----------------

    def number(self, word: str, low: int, high: int) -> int:
        if not re.fullmatch(r"-?[0-9]{1,6}", word) or not low <= int(word) <= high:
            raise self.fail(f"{word!r} is not a number from {low} to {high}")
        return int(word)

    def required(self, values: dict[str, str], key: str) -> str:
        if not values.get(key):
            raise self.fail(f"{key}= is missing")
        return values[key]

    def parts(self, word: str, form: str) -> list[str]:
        """The parts of a word such as `seat2:#1:cover`, as many as its form has."""
        mark = ":" if ":" in form else "/"
        parts = word.split(mark)
        if len(parts) != form.count(mark) + 1:
            raise self.fail(f"{word!r} is not {form}")
        return parts

    def hidden(self, seat: int | None = None) -> bool:
        """A question mark stands only for what the observer cannot see, nothing of the own force."""
        if self.b.observer == TRUTH or self.b.observer == seat:
            raise self.fail("'?' stands only for what an observer ('seen by: seat1') cannot see")
        return True

    def name_ship(self, ship: int) -> int:
        """A ship lies in one place."""
        if ship in self.named:
            raise self.fail(f"{self.b.ship(ship).key} is named twice")
        self.named.add(ship)
        return ship

    def own_ship(self, seat: int, values: dict[str, str], key: str) -> int:
        ship = self.optional_ship(values, key)
        if ship != NOBODY and not self.b.owns(seat, ship):
            raise self.fail(f"{values[key]} is not a ship of seat{seat + 1}")
        return ship

    def card_of(self, word: str, families: tuple[int, ...]) -> int:
        card = self.card(word)
        if self.b.family(card) not in families:
            allowed = ", ".join(key for key, c in self.cards.items() if self.b.family(c) in families)
            raise self.fail(f"{word!r} cannot lie here, only {allowed or 'no card'}")
        return card

    def ship(self, word: str) -> int:
        if word.lower() not in self.ships:
            raise self.fail(f"there is no ship {word!r}{_near(word, self.ships)}")
        return self.ships[word.lower()]

    def card(self, word: str) -> int:
        if word.lower() not in self.cards:
            raise self.fail(f"there is no card {word!r}{_near(word, self.cards)}")
        return self.cards[word.lower()]

    def seat(self, word: str) -> int:
        if not re.fullmatch(r"(seat ?)?[1-9]", word) or int(word[-1]) > self.b.seats:
            raise self.fail(f"{word!r} is not one of seat1 to seat{self.b.seats}")
        return int(word[-1]) - 1

    def seats(self, words: str) -> list[int]:
        return [self.seat(word) for word in words.split(",") if word]

    def card_list(self, text: str, seat: int | None = None) -> list[int]:
        """Cards with their numbers; those of a seat's hand may be hidden."""
        cards: list[int] = []
        for word in text.replace(",", " ").split():
            key, star, times = word.partition("*")
            if key == "?" and seat is not None and self.hidden(seat):
                card = UNKNOWN
            elif key == "none" and not star:
                continue
            else:
                card = self.card(key)
            cards += [card] * (self.number(times, 0, 255) if star else 1)
        return cards

    def bracketed(self, text: str) -> list[str]:
        """Words, each with what stands in brackets behind it."""
        form = r"[^\s,()]+(?:\([^()]*\))?"
        if re.sub(form, "", text).replace(",", " ").strip():
            raise self.fail("a bracket is not closed, or not opened")
        return re.findall(form, text)

    # -- lines ----------------

    def read(self, lines: list[str]) -> None:
        for self.line in sorted(lines, key=lambda line: RANKS.get(_halves(line)[0], 1)):
            head, rest = _halves(self.line)
            if head != "options":
                self.read_line(head, rest)
        self.check_formation()
        self.place_the_rest()
        self.check_order()
        self.put_steps()
        if self.b.observer == TRUTH:
            self.check_known()
            self.settle()
        else:
            self.b.dice = None
        self.check_answers()

    def read_line(self, head: str, rest: str) -> None:
        b = self.b
        if re.fullmatch(r"seat ?\d", head):
            self.force = b.forces[self.seat(head)]
        elif head in FORCE_LINES:
            if self.force is None:
                raise self.fail(f"{head} must stand below a line 'seat 1' to 'seat {b.seats}'")
            self.read_force(self.force, head, rest)
        elif head == "seen by":
            b.observer = -1 if rest == "spectator" else self.seat(rest)
        elif head == "round":
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
        elif head == "draw":
            self.read_draw(rest)
        elif head == "discard":
            for card in self.card_list(rest):
                b.discard[card] += 1
        elif head == "aside":
            self.aside = self.card_list(rest)
        elif head == "back":
            if rest != "bad":
                raise self.fail(f"{rest!r} is not bad")
            b.bad_next = True
        elif head == "luck":
            b.luck = [self.card_of(word, (BAD_LUCK,)) for word in rest.split()]
        elif head == "lost":
            b.lost = sorted(self.name_ship(self.ship(word)) for word in rest.split())
        elif head == "attack":
            b.volley = [*b.volley, self.attack(rest)]
        elif head == "draft":
            draft = self.steps[-1] if self.steps else None
            if not isinstance(draft, BattleStations):
                raise self.fail("draft must stand below 'step: BattleStations'")
            draft.attacks = [*draft.attacks, self.attack(rest)]
        elif head == "laid":
            b.laid = [self.laid(word) for word in rest.split()]
        elif head == "used":
            b.used = [self.used(word) for word in rest.split()]
        elif head == "step":
            self.read_step(rest)
        else:
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
            elif word.startswith("fog="):
                b.fog = self.number(word[4:], 0, MOST_FOG)
            else:
                raise self.fail(f"{word!r} is neither fog=N nor played")

    def read_deck(self, rest: str) -> None:
        b = self.b
        if rest.startswith("?"):
            b.deck_left = self.hidden_count(rest, len(b.catalogue.ships))
        else:
            b.deck = sorted(self.name_ship(self.ship(word)) for word in rest.split() if word != "none")
            b.deck_left = len(b.deck)

    def hidden_count(self, rest: str, most: int) -> int:
        """`?*12` of a pile that nobody sees."""
        self.hidden()
        return self.number(rest.removeprefix("?").removeprefix("*") or "1", 0, most)

    def read_draw(self, rest: str) -> None:
        b = self.b
        self.draw_given = True
        if b.observer != TRUTH or rest.startswith("?"):
            b.draw_left = self.hidden_count(rest, len(b.catalogue.deck))
            return
        for card in self.card_list(rest):
            b.draw[card] += 1
            b.draw_left += 1

    def read_force(self, force: TaskForce, head: str, rest: str) -> None:
        if head == "points":
            force.points = self.number(rest, -MOST_POINTS, MOST_POINTS)
        elif head == "order":
            self.read_order(force, rest)
        elif head in ("row1", "row2", "row3", "subs", "fleet"):
            for word in self.bracketed(rest):
                self.read_ship(force, int(head[3]) if head.startswith("row") else 0, word)
            force.ships.sort()
        elif head == "hand":
            force.hand = sorted(force.hand + self.card_list(rest, self.b.forces.index(force)))
        elif head == "area":
            force.area = sorted(self.area(force, word) for word in self.bracketed(rest))
        elif head == "tactics":
            force.tactics = sorted(self.card_of(word, (TACTIC,)) for word in rest.split())
        elif head == "open":
            force.open = True
        elif head == "retreat":
            force.retreat = self.card_of(rest or "retreat", (RETREAT,))
        elif head == "sunk":
            force.sunk = [self.name_ship(self.ship(word)) for word in rest.split()]
        elif head == "known":
            pairs = [self.parts(word, "seat1:gun5") for word in rest.split()]
            force.known = sorted(self.seat(seat) << 8 | self.card(card) for seat, card in pairs)
        else:
            force.out = True

    def read_order(self, force: TaskForce, rest: str) -> None:
        self.order_given = True
        number, _, moved = rest.partition(" ")
        if moved.strip() not in ("", "moved"):
            raise self.fail(f"{moved.strip()!r} is not moved")
        if number == "?" and self.hidden(self.b.forces.index(force)):
            force.order = UNKNOWN
        else:
            force.order = self.number(number, 0, max(self.b.switches.order_cards, self.b.seats))
        force.moved = bool(moved)

    def read_ship(self, force: TaskForce, row: int, word: str) -> None:
        b = self.b
        seat = b.forces.index(force)
        in_fleet = _halves(self.line)[0] == "fleet"
        name, _, notes = word.rstrip(")").partition("(")
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
        for note in notes.replace(",", " ").split():
            if note in flags:
                b.status[ship] |= flags[note]
            else:
                self.attach(seat, ship, note)

    def attach(self, seat: int, ship: int, word: str) -> None:
        """A Damage card under a ship, or Crew Efficiency on a carrier."""
        b = self.b
        card = self.card_of(word, (GUN, MISSILE, TORPEDO, MINEFIELD, CREW, BAD_LUCK))
        if b.family(card) == BAD_LUCK and (
            b.card(card).size in (COUNTER, LEAK)
            or (b.card(card).size == DECK_FIRE and not b.ship(ship).is_carrier)
        ):
            raise self.fail(f"{word} does not lie under {b.ship(ship).key}")
        b.put(b.forces[seat].attached, ship << 8 | card)
        if b.family(card) == CREW:
            b.status[ship] |= CREWED
            return
        mark_bad_luck(b, seat, ship)
        b.hurt[ship] += worth(b, ship, b.card(card).damage)
        if b.hurt[ship] >= b.ship(ship).hits:
            raise self.fail(
                f"{b.ship(ship).key} has {b.ship(ship).hits} hits, less damage than that is allowed"
            )

    def area(self, force: TaskForce, word: str) -> int:
        name, _, notes = word.rstrip(")").partition("(")
        words = notes.split()
        if words and not re.fullmatch(r"down( may( (?!seen)\S+)+)?( seen( (?!may)\S+)+)?", " ".join(words)):
            raise self.fail("an area defence is 'ecm', 'ecm(down)' or 'ecm(down may ecm asw seen seat1)'")
        if name == "?" and words and self.hidden(self.b.forces.index(force)):
            card = HIDDEN_CARD
        else:
            card = self.card_of(name, AREA_FAMILIES)
        if not words:
            return card
        may, _, seen = notes.partition("seen")
        families = may.split()[2:]
        allowed = [family for n, family in enumerate(MAY_NAMES) if may_be_any(self.b) >> n & 1]
        mask = 0 if families else may_be_any(self.b)
        for family in families:
            if family not in allowed:
                raise self.fail(f"{family!r} is not one of {', '.join(allowed)}")
            mask |= 1 << MAY_NAMES.index(family)
        viewers = 0
        for seat in seen.split():
            viewers |= 1 << self.seat(seat)
        return card | DOWN | mask << 8 | viewers << SEEN

    def attack(self, text: str) -> Attack:
        words = [word for word in text.split() if word != ">"]
        if len(words) < 5 or words[0] not in ATTACK_NAMES:
            raise self.fail("an attack is 'gun gun5 iowa > slava seat2 …'")
        families, fired, aimed = FORMS[words[0]]
        if words[1] == "-" and NOBODY in families:
            card = NOBODY
        else:
            card = self.card_of(words[1], families)
        # 7.14 A minefield has a target when it has hit one.
        aimed = aimed or (words[0] == "mine" and words[3] != "-")
        if (words[2] != "-") != fired or (words[3] != "-") != aimed:
            raise self.fail(
                f"{words[0]}: {self.needs(fired)} before the '>' and {self.needs(aimed)} behind it"
            )
        source = self.ship(words[2]) if fired else NOBODY
        target = self.ship(words[3]) if aimed else NOBODY
        attack = Attack(ATTACK_NAMES.index(words[0]), card, source, self.seat(words[4]), target)
        for word in words[5:]:
            name, _, value = word.partition("=")
            if name == "chance":
                attack.chance = self.number(value, -9, 19)
            elif name == "dice":
                attack.dice = self.number(value, 0, MOST_FOG)
            elif name == "hits":
                attack.hits = self.number(value, 0, MOST_FOG)
            elif name == "damage":
                attack.damage = self.number(value, 0, 9)
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

    def needs(self, ship: bool) -> str:
        return "a ship" if ship else "'-'"

    def laid(self, word: str) -> int:
        seat, place, card = self.parts(word, "seat2:#1:cover")
        number = self.number(place.removeprefix("#"), 1, len(self.b.volley))
        return self.seat(seat) << 16 | number - 1 << 8 | self.card_of(card, (COVER, ASW, EARLY_WARNING))

    def used(self, word: str) -> int:
        seat, card = self.parts(word, "seat2:cover")
        return self.seat(seat) << 8 | self.card_of(card, (COVER, EARLY_WARNING))

    # -- steps ----------------

    def read_step(self, text: str) -> None:
        name, *fields = text.split() or [""]
        if name == "over":
            self.over = True
            return
        if name not in READERS:
            raise self.fail(f"there is no step {name!r}{_near(name, READERS)}")
        self.check_place(name)
        values = {}
        for field in fields:
            key, equals, values[key] = field.partition("=")
            if not equals:
                raise self.fail(f"{field!r} is not KEY=VALUE")
        self.steps.append(READERS[name](self, values))

    def check_place(self, name: str) -> None:
        """Each step has its place in the turn; what is asked in between stands above it."""
        if name == "Formation":
            if self.turn is not None or self.steps:
                raise self.fail("a formation is chosen before there is a turn or another step")
            return
        base, place = PLACES[name]
        if [type(step).__name__ for step in self.steps] != ([base] if base else []):
            where = f"below 'step: {base}'" if base else "before all other steps"
            raise self.fail(f"{name} stands {where}")
        if self.turn is None or self.turn[1] != place:
            raise self.fail(f"{name} needs a line 'turn: seat1 {STEPS[place]}'")

    def actor(self, values: dict[str, str], key: str) -> int:
        """The seat of a step that only the player whose turn it is can have."""
        seat = self.seat(self.required(values, key))
        if self.turn is None or seat != self.turn[0]:
            raise self.fail(f"it is not the turn of seat{seat + 1}")
        return seat

    def defender(self, values: dict[str, str]) -> int:
        """The seat whose attacks are being resolved."""
        seat = self.seat(self.required(values, "defender"))
        below = self.steps[-1]
        assert isinstance(below, Incoming)
        if below.order[below.place : below.place + 1] != [seat]:
            raise self.fail(f"Incoming does not stand at the attacks on seat{seat + 1}")
        return seat

    def held_card(self, queue: list[int], values: dict[str, str]) -> int:
        card = self.optional_card(values, "card")
        if card != NOBODY and not (queue and self.b.holds(queue[0], card)):
            raise self.fail(f"{values['card']} is not in the hand of the player who is asked")
        return card

    def one_of(self, word: str, words: tuple[str, ...]) -> int:
        """The place of a word among those allowed."""
        if word not in words:
            raise self.fail(f"{word!r} is not one of {', '.join(words)}")
        return words.index(word)

    def flag(self, values: dict[str, str], key: str) -> bool:
        return self.number(values.get(key, "0"), 0, 1) == 1

    def optional_seat(self, values: dict[str, str], key: str) -> int:
        return self.seat(values[key]) if values.get(key) else NOBODY

    def optional_ship(self, values: dict[str, str], key: str) -> int:
        return self.ship(values[key]) if values.get(key) else NOBODY

    def optional_card(self, values: dict[str, str], key: str) -> int:
        return self.card(values[key]) if values.get(key) else NOBODY

    def way(self, word: str) -> int:
        if word not in ("give", "take"):
            raise self.fail(f"{word!r} is neither give nor take")
        return GIVE if word == "give" else TAKE

    def thing(self, word: str) -> int:
        """A ship or a card that is offered, as an action."""
        if word == "?" and self.hidden():
            return HIDDEN_OFFER
        if word.lower() in self.ships:
            return actions.SHIP + self.ship(word)
        return actions.CARD + self.card(word)

    # -- the rest ----------------

    def place_the_rest(self) -> None:
        """Unnamed ships lie in the ship deck, unnamed cards in the draw pile."""
        b = self.b
        if b.observer == TRUTH or not (self.deck_given and b.deck_left):
            if not self.deck_given:
                b.deck = _unnamed_ships(b, self.steps)
                b.deck_left = len(b.deck)
            if not self.top_given and b.deck:
                b.top = b.deck.pop(0)
                b.deck_left -= 1
        self.place_cards()
        if b.observer == TRUTH:
            if b.draw_left == 0 and b.last_series == 0:
                # 6.2: the last card has been drawn.
                b.last_series = 1
        if not self.order_given and self.turn is not None:
            self.give_order(self.turn[0])

    def place_cards(self) -> None:
        b = self.b
        b.stack = list(self.steps)
        rest = unseen_cards(b)
        if b.observer != TRUTH:
            self.count_hidden(rest)
            self.check_back()
            return
        self.leave_out(rest)
        for card, count in enumerate(rest):
            left = count - (b.draw[card] if self.draw_given else 0)
            if left < 0:
                raise PositionError(f"there are more {b.card(card).key} cards here than the deck has")
            if self.draw_given:
                b.discard[card] += left
            else:
                b.draw[card] = left
                b.draw_left += left
        b.bad_left = sum(b.draw[b.catalogue.first_bad :])
        self.check_back()

    def leave_out(self, rest: list[int]) -> None:
        """5.1 The Tactics and Bad Luck cards that were not shuffled in: those named, or the last ones."""
        b = self.b
        first, middle, end = b.catalogue.first_tactic, b.catalogue.first_bad, len(rest)
        for kinds, number in (
            (range(first, middle), b.switches.tactics),
            (range(middle, end), b.switches.bad_luck),
        ):
            over = sum(b.catalogue.counts[card] for card in kinds) - number
            named = [card for card in self.aside or () if card in kinds]
            if self.aside is None:
                spare = [card for card in kinds for _ in range(rest[card] - b.draw[card])]
                named = spare[max(0, len(spare) - over) :]
            if len(named) != over or any(card < first for card in self.aside or ()):
                raise PositionError(
                    f"{over} cards of {self.names(kinds)} are not in this deck, not {len(named)}"
                )
            for card in named:
                rest[card] -= 1

    def names(self, kinds: range) -> str:
        return ", ".join(self.b.card(card).key for card in kinds)

    def check_back(self) -> None:
        """13.6 Bad Luck on top needs Bad Luck in the pile; if nothing else is left, it is on top."""
        b = self.b
        if b.bad_next and not b.bad_left:
            raise PositionError("back: bad, but no Bad Luck card is left in the draw pile")
        if b.draw_left and b.bad_left == b.draw_left:
            b.bad_next = True

    def count_hidden(self, rest: list[int]) -> None:
        """Every card that the observer does not see lies in a hand, face down, or in the draw pile."""
        b = self.b
        first_bad = b.catalogue.first_bad
        held = b.catalogue.counts
        tactics = unseen_tactics(b, rest)
        b.bad_left = b.switches.bad_luck - sum(held[first_bad:]) + sum(rest[first_bad:])
        left = sum(rest[: b.catalogue.first_tactic]) + tactics + b.bad_left
        for force in b.forces:
            left -= force.hand.count(UNKNOWN)
            left -= sum(entry & CARD_BITS == HIDDEN_CARD for entry in force.area)
        if not self.draw_given:
            b.draw_left = left
        if min(rest) < 0 or min(tactics, b.bad_left, left) < 0 or left != b.draw_left:
            raise PositionError(f"the cards do not add up to the deck: the draw pile must hold {left}")

    def check_formation(self) -> None:
        """A force is a fleet until its formation is chosen, and stands in rows from then on."""
        b = self.b
        for force in b.forces:
            for ship in force.ships:
                in_row = ship != UNKNOWN and (b.row(ship) > 0 or b.ship(ship).is_submarine)
                if not in_row and not self.formation_open():
                    raise PositionError("a line 'fleet' needs a line 'step: Formation'; otherwise use rows")
                if in_row and b.row(ship) > 0 and self.formation_open():
                    raise PositionError("with 'step: Formation' the ships of a force are 'fleet', not rows")

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
            if self.steps and self.turn[1] == FOG_OF_WAR:
                # 13.56 The moment before the roll.
                turn.place = FOG_OF_WAR
                turn.waited = True
            b.stack.append(turn)
        b.stack += self.steps
        for force in b.forces:
            if not force.ships and not self.formation_open():
                force.out = True

    def settle(self) -> None:
        """What the step does by itself; lines that are right one by one may still contradict each other."""
        try:
            self.b.settle()
        except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
            raise PositionError(f"the lines of the position do not fit together: {error!r}") from error

    def check_known(self) -> None:
        """13.2, 9.6 What somebody has seen is still held, or in a draft."""
        b = self.b
        for seat, force in enumerate(b.forces):
            held = force.hand[:]
            for step in self.steps:
                if isinstance(step, BattleStations | AdjustOrdnance) and step.seat == seat:
                    held += drafted(step)
            for entry in force.known:
                viewer, card = entry >> 8, entry & 255
                if viewer == seat or force.known.count(entry) > held.count(card):
                    words = f"seat{viewer + 1}:{_card(b, card)}"
                    raise PositionError(
                        f"known: {words} is no card of seat{seat + 1} that somebody else has seen"
                    )

    def check_order(self) -> None:
        """6 Each has a card of its own; those not yet revealed are higher than those that are."""
        b = self.b
        orders = [force.order for force in b.forces if force.order > 0]
        revealed = max([force.order for force in b.forces if force.moved], default=0)
        free = set(range(revealed + 1, max(b.switches.order_cards, b.seats) + 1)) - set(orders)
        if len(set(orders)) < len(orders):
            raise PositionError("order: two seats have the same Player Order card")
        if any(0 < force.order < revealed and not force.moved for force in b.forces):
            raise PositionError(f"order: a lower card than {revealed} has moved before")
        if sum(force.order == UNKNOWN for force in b.forces) > len(free):
            raise PositionError(
                f"order: there are only {len(free)} cards above {revealed} for those not seen"
            )

    def check_answers(self) -> None:
        """Whoever is asked can answer."""
        b = self.b
        if b.observer != TRUTH and not self.steps and not self.over:
            raise PositionError("a position that is seen by somebody needs a line 'step'")
        for seat in b.waiting():
            if b.answers_for(seat) and not b.legal(seat):
                raise PositionError(f"seat{seat + 1} is asked and has nothing to answer")

    def formation_open(self) -> bool:
        return any(isinstance(step, Formation) for step in self.steps)


def _near(word: str, words: Iterable[str]) -> str:
    close = difflib.get_close_matches(word.lower(), list(words), n=1, cutoff=0.4)
    return f"; did you mean {close[0]}?" if close else ""


def _read_battle_stations(r: Reader, v: dict[str, str]) -> Step:
    step = BattleStations(r.actor(v, "seat"))
    step.spent = r.number(v.get("spent", "0"), 0, r.b.fog)
    step.card = r.optional_card(v, "card")
    step.ship = r.own_ship(step.seat, v, "ship")
    step.aimed = r.optional_ship(v, "aimed")
    step.aimed_seat = r.optional_seat(v, "force")
    for word in v.get("area", "").split(","):
        if word:
            card, slash, down = word.partition("/")
            if slash and down != "down":
                raise r.fail(f"{word!r} is not 'ecm' or 'ecm/down'")
            step.area = [*step.area, r.card_of(card, AREA_FAMILIES) | (DOWN if down else 0)]
    for word in v.get("surprises", "").split(","):
        if word:
            place, card = r.parts(word, "1/surprise")
            entry = r.number(place, 1, 64) - 1 << 8 | r.card_of(card, (SURPRISE,))
            step.surprises = added(step.surprises, entry)
    return step


def _read_formation(r: Reader, v: dict[str, str]) -> Step:
    step = Formation((1 << r.b.seats) - 1)
    for key, rows in v.items():
        seat = r.seat(key)
        run = Arrange(seat, surface_ships(r.b, seat))
        if UNKNOWN in r.b.forces[seat].ships:
            raise r.fail(f"the fleet of {key} is hidden, and so is its formation")
        if rows == "agreed" and not run.ships:
            run.agreed = True
        else:
            run.rows = [r.number(row, 1, 3) for row in rows.split(",")]
        if len(run.rows) > len(run.ships):
            raise r.fail(f"{key} has only {len(run.ships)} surface ships")
        step.runs[seat] = run
        if run.asks(r.b) == 0:
            step.pending &= ~(1 << seat)
    return step


def _read_adjust_formation(r: Reader, v: dict[str, str]) -> Step:
    seat = r.actor(v, "seat")
    step = AdjustFormation(seat, r.b.rows(seat))
    step.ship = r.own_ship(seat, v, "ship")
    return step


def _read_dive(r: Reader, v: dict[str, str]) -> Step:
    return DiveDive(r.actor(v, "seat"))


def _read_ahoy(r: Reader, v: dict[str, str]) -> Step:
    step = ShipAhoy(r.actor(v, "seat"))
    step.arriving = r.optional_ship(v, "arriving")
    if step.arriving != NOBODY:
        r.name_ship(step.arriving)
    return step


def _read_retreat(r: Reader, v: dict[str, str]) -> Step:
    step = RetreatStep(r.actor(v, "seat"))
    step.repairs = r.number(v.get("repairs", "0"), 0, 2)
    step.ship = r.own_ship(step.seat, v, "ship")
    return step


def _read_transfers(r: Reader, v: dict[str, str]) -> Step:
    step = Transfers(r.actor(v, "seat"))
    step.way = r.way(v["way"]) if "way" in v else NOBODY
    step.mate = r.optional_seat(v, "mate")
    step.thing = r.thing(v["thing"]) if "thing" in v else NOBODY
    if step.mate != NOBODY and (step.way == NOBODY or not r.b.same_team(step.seat, step.mate)):
        raise r.fail(f"nothing can pass between seat{step.seat + 1} and seat{step.mate + 1}")
    hidden = actions.is_card(step.thing) and r.b.observer not in (TRUTH, step.seat)
    if step.thing != NOBODY and not hidden and "placed" not in v:
        if thing_forbids(r.b, step.seat, step.thing) != ALLOWED:
            raise r.fail(f"seat{step.seat + 1} cannot offer {v['thing']}")
    if "placing" in v or "placed" in v:
        step.placing = r.seat(r.required(v, "placing"))
        step.placed_ship = r.name_ship(r.ship(r.required(v, "placed")))
    step.flags = r.number(v.get("flags", "0"), 0, ACTIVE | CRIPPLED | CREWED | IDLE)
    for word in v.get("cards", "").split(","):
        if word:
            r.required(v, "placed")
            r.attach(step.placing, step.placed_ship, word)
            r.b.status[step.placed_ship] = 0
    for offer in v.get("refused", "").split(","):
        if offer:
            mate, way, thing = r.parts(offer, "2/give/gun5")
            refused = r.thing(thing) if thing != "-" else 0
            step.refused.append(r.seat(mate) << 16 | r.way(way) << 12 | refused)
    return step


def _read_choose_defender(r: Reader, v: dict[str, str]) -> Step:
    step = ChooseDefender(r.actor(v, "seat"), r.seats(r.required(v, "left")))
    step.order = r.seats(v.get("order", ""))
    return step


def _read_incoming(r: Reader, v: dict[str, str]) -> Step:
    step = Incoming(r.actor(v, "seat"), r.seats(r.required(v, "order")))
    step.place = r.number(v.get("place", "0"), 0, len(step.order))
    step.stage = r.number(v.get("stage", "0"), 0, COUNTERATTACK)
    for hunt in v.get("hunts", "").split(","):
        if hunt:
            seat, card, ship = r.parts(hunt, "2/asw/alfa")
            step.hunts.append(r.seat(seat) << 16 | r.card_of(card, (ASW,)) << 8 | r.ship(ship))
    for roll in v.get("rolls", "").split(","):
        if roll:
            way, seat, place, card = r.parts(roll, "area/2/1/cover")
            attack = r.number(place, 1, len(r.b.volley)) - 1
            entry = r.seat(seat) << 16 | attack << 8 | r.card_of(card, (COVER, EARLY_WARNING))
            step.rolls.append(r.one_of(way, ("point", "area")) << AREA_ROLL | entry)
    return step


def _read_point_defense(r: Reader, v: dict[str, str]) -> Step:
    step = PointDefense(None, r.defender(v), r.one_of(v.get("stage", STAGES[0]), STAGES))
    step.queue = r.seats(v.get("queue", ""))
    step.card = r.held_card(step.queue, v)
    step.warned = r.flag(v, "warned")
    if step.warned and (step.card == NOBODY or r.b.family(step.card) != EARLY_WARNING):
        raise r.fail("warned is about an Early Warning card")
    return step


def _read_damage_control(r: Reader, v: dict[str, str]) -> Step:
    step = DamageControl(None, r.defender(v))
    step.queue = r.seats(v.get("queue", ""))
    step.card = r.held_card(step.queue, v)
    return step


def _read_save_submarine(r: Reader, v: dict[str, str]) -> Step:
    owner = r.actor(v, "owner")
    r.required(v, "ship")
    hunter = r.seat(r.required(v, "hunter"))
    step = SaveSubmarine(None, owner, r.own_ship(owner, v, "ship"), hunter, v.get("area") == "1")
    step.queue = r.seats(v.get("queue", ""))
    return step


def _read_allot(r: Reader, v: dict[str, str]) -> Step:
    step = AllotAirDefense(None, r.defender(v))
    for system in r.required(v, "systems").split(","):
        ship, number = r.parts(system, "ticonderoga/3")
        step.systems.append(r.ship(ship) << 8 | r.number(number, 1, 6))
    for word in v.get("allotted", "").split(","):
        if word:
            step.allotted.append(NOBODY if word == "none" else r.number(word, 1, len(r.b.volley)) - 1)
    if len(step.allotted) > len(step.systems):
        raise r.fail(f"there are only {len(step.systems)} systems to allot")
    step.jinked = r.flag(v, "jinked")
    return step


def _read_bomber_hits(r: Reader, v: dict[str, str]) -> Step:
    hits = r.number(r.required(v, "hits"), 1, MOST_FOG)
    return BomberHits(r.defender(v), r.actor(v, "attacker"), hits)


def _read_ordnance(r: Reader, v: dict[str, str]) -> Step:
    step = AdjustOrdnance(r.actor(v, "seat"))
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

# The step below, if it cannot be the first; and the place in the turn.
PLACES = {
    "AdjustFormation": ("", FORMATION),
    "DiveDive": ("", DIVE),
    "ShipAhoy": ("", AHOY),
    "RetreatStep": ("", RETREAT_PLACE),
    "BattleStations": ("", STATIONS),
    "Transfers": ("BattleStations", STATIONS),
    "ChooseDefender": ("", INCOMING),
    "Incoming": ("", INCOMING),
    "PointDefense": ("Incoming", INCOMING),
    "DamageControl": ("Incoming", INCOMING),
    "SaveSubmarine": ("Incoming", INCOMING),
    "AllotAirDefense": ("Incoming", INCOMING),
    "BomberHits": ("Incoming", INCOMING),
    "AdjustOrdnance": ("", ORDNANCE),
}
