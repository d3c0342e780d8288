"""Reads a whole position: its lines, then all that it does not say, then whether it can be."""

from __future__ import annotations

from wardroom.core.options import Value
from wardroom.core.position import (
    PositionError,
    check_answers,
    pairs_and_last,
    settle,
    unescaped,
    without_remarks,
)
from wardroom.core.state import NOBODY, SPECTATOR, TRUTH, UNKNOWN, Step
from wardroom.games.attacksub.battle import (
    ACT_BITS,
    ENTERED,
    FLOWN,
    FORCE,
    IN_PLAY,
    LAUNCHED,
    LOOKER_ON,
    MOVED,
    VIEWERS,
    WAITING,
    Battle,
    changed,
)
from wardroom.games.attacksub.catalogue import HELO
from wardroom.games.attacksub.deck import number_of, unseen
from wardroom.games.attacksub.ending import EndOfTurn, Turns
from wardroom.games.attacksub.events import REASONS
from wardroom.games.attacksub.position.possible import check_cards, check_steps, check_table
from wardroom.games.attacksub.position.ships import ShipReader
from wardroom.games.attacksub.position.steps import read_step
from wardroom.games.attacksub.position.words import Words
from wardroom.games.attacksub.setup import CUTTING, DEALING, Setup, take_side
from wardroom.games.attacksub.switches import CUT, SECOND
from wardroom.games.attacksub.turn import PlayerTurn
from wardroom.games.attacksub.victory import check_victory

HEAD = "attacksub 1"
# Lines that are told once; of the others each tells something more.
ONCE = ("seen by", "cut", "sides", "turn", "deck", "weather", "check", "tally", "draw", "over")
# All that there is before the deal.
BEFORE_THE_DEAL = ("options", "seen by", "cut", "sides", "turn", "deck", "tally", "draw", "step")
# 13M The first whole deck of a reinforcement that has come in the first.
SECOND_DECK = 2


def lines_of(text: str) -> list[str]:
    """The lines that say something, without the first."""
    lines = [line.strip() for line in without_remarks(text)]
    if not lines or lines[0] != HEAD:
        raise PositionError(f"a position begins with a line {HEAD!r}")
    return lines[1:]


def options_of(lines: list[str]) -> dict[str, Value]:
    """The options that differ from their defaults."""
    options: dict[str, Value] = {}
    for line in lines:
        head, _, rest = line.partition(":")
        if head == "options":
            if options:
                raise PositionError(f"the options stand in one line (in {line!r})")
            plain, own = pairs_and_last(rest, "own_scenario", line)
            options.update(plain)
            if own is not None:
                options["own_scenario"] = tuple(unescaped(part.strip(), line) for part in own.split(";"))
    return options


class Reader(Words):
    """Reads a position into an empty state."""

    def __init__(self, b: Battle) -> None:
        super().__init__(b)
        self.steps: list[Step] = []
        self.over = False
        self.sides_told = False
        self.draw: list[int] | None = None
        self.ship_lines = ShipReader(self)
        # The contacts that have been told.
        self.contacts: set[str] = set()

    def read(self, lines: list[str]) -> None:
        b = self.b
        self.lines = lines
        first = ("seen by", "sides")
        heads: list[str] = []
        for self.line in sorted(lines, key=lambda line: line.partition(":")[0] not in first):
            head, colon, rest = self.line.partition(":")
            if not colon:
                raise self.fail("a line is KEY: WORDS")
            if head in heads and (head in ONCE or head.startswith("memory")):
                raise self.fail(f"there is one line {head!r}")
            heads.append(head)
            if head != "options":
                self.read_line(head.split(), rest.split())
        setting_up = any(isinstance(step, Setup) for step in self.steps)
        if not self.sides_told and not setting_up:
            take_side(b, 0, 1 if b.switches.sides == SECOND else 0)
        if setting_up:
            self.check_setup(heads)
            b.stack = self.steps
        else:
            if b.seat_of[0] == UNKNOWN:
                what = "before sides are chosen the step is `step: Setup phase=0`, or 1 after the cut"
                raise self.fail_at(what, "sides")
            infer(b)
            self.place_cards()
            check_table(self)
            self.put_steps()
            check_cards(self)
            if b.stack:
                check_steps(self, self.steps)
        if b.observer != TRUTH:
            b.dice = None
            return
        settle(b)
        if b.stack and b.seat_of[0] != UNKNOWN:
            # Whoever describes a decided battle gets its end.
            check_victory(b)
        check_answers(b)

    def read_line(self, head: list[str], words: list[str]) -> None:
        b = self.b
        match head:
            case ["seen", "by"]:
                self.need(words, 1, "seen by: SEAT")
                b.observer = SPECTATOR if words == ["spectator"] else self.seat(words[0])
            case ["cut"]:
                self.need(words, 2, "cut: CARD CARD")
                b.cut = [self.card(word) for word in words]
                if number_of(b, b.cut[0]) == number_of(b, b.cut[1]):
                    raise self.fail("equal numbers are cut again (2.1)")
            case ["sides"]:
                self.read_sides(words)
            case ["turn"]:
                self.need(words, 1, "turn: SEAT, then flags", "acted", "flew", "negated")
                b.acting = self.seat(words[0])
                b.acted, b.flew, b.force_negated = (w in words for w in ("acted", "flew", "negated"))
            case ["deck"]:
                self.need(words, 1, "deck: NUMBER, and `out` after the last", "out")
                b.deck = self.number(words[0], 1, 10)
                b.time_up = "out" in words
            case ["weather"]:
                self.need(words, 0, "weather: bad, and `turned` if in this turn", "bad", "turned")
                b.bad_weather, b.weather_turned = "bad" in words, "turned" in words
            case ["check"]:
                self.need(words, 0, "check: SEAT", "seat1", "seat2")
                b.check_due = [int(f"seat{seat + 1}" in words) for seat in range(2)]
            case ["tally"]:
                self.need(words, 3, "tally: TURNS ATTACKS HITS")
                b.tally = [self.number(word, 0, 10**9) for word in words]
            case ["draw"]:
                self.draw = self.listed_cards(words)
            case ["discard"]:
                for card in self.listed_cards(words):
                    b.discard[card] += 1
            case ["ship", key]:
                place, ship = self.ship(key), b.catalogue.ship(key)
                self.ship_lines.read(place, words)
                if b.sensor[place] >= len(ship.sensor) or b.attack[place] >= max(1, len(ship.attack)):
                    raise self.fail(f"{key} has no such box")
            case ["contact"]:
                self.read_contact([word for word in words if word != ">"])
            case ["helo"]:
                self.read_helicopter(words)
            case ["hand", who]:
                seat = self.seat(who)
                b.hands[seat] = sorted(b.hands[seat] + self.listed_cards(words))
            case ["under", who]:
                seat = self.seat(who)
                b.under[seat] = sorted(b.under[seat] + self.listed_cards(words))
            case ["memory", who]:
                self.read_memory(LOOKER_ON if who == "spectator" else self.seat(who), words)
            case ["over"]:
                self.need(words, 3, "over: SIDE REASON RULE")
                self.over = True
                if words[0] not in (*b.scenario.sides, "draw"):
                    raise self.fail(f"who has won is one of {', '.join(b.scenario.sides)}, draw")
                b.winner = NOBODY if words[0] == "draw" else b.scenario.sides.index(words[0])
                b.reason, b.rule = words[1], words[2]
                if b.reason not in REASONS:
                    raise self.fail(f"a game ends by one of {', '.join(REASONS)}")
            case ["step"]:
                self.steps.append(read_step(self, words))
            case _:
                raise self.fail(f"there is no line {' '.join(head)!r}")

    def check_setup(self, heads: list[str]) -> None:
        """2.1 Before the deal nothing has happened but the cut."""
        b = self.b
        for head in heads:
            if head not in BEFORE_THE_DEAL:
                raise self.fail_at(f"before the deal there is no line {head!r}", *head.split())
        step = self.steps[0]
        if len(self.steps) > 1 or not isinstance(step, Setup) or step.phase > DEALING:
            raise self.fail_at("before the deal there is one step, and phase is 0 to 2", "step")
        if b.deck != 1 or self.draw:
            raise self.fail_at("before the deal nothing has been drawn", "deck" if b.deck != 1 else "draw")
        if step.phase != CUTTING and (not b.cut or b.acting == UNKNOWN):
            raise self.fail_at("after the cut its cards are told, and who chooses (`turn: SEAT`)", "step")
        if b.cut and b.acting != (0 if number_of(b, b.cut[0]) > number_of(b, b.cut[1]) else 1):
            raise self.fail_at("who has cut the higher number chooses (2.1)", "turn")
        if (step.phase == DEALING) != (b.seat_of[0] != UNKNOWN):
            raise self.fail_at("sides are told once they are chosen, in phase 2 (2.1)", "step")

    def need(self, words: list[str], count: int, form: str, *flags: str) -> None:
        """So many words, then only these flags, each once."""
        rest = words[count:]
        if len(words) < max(1, count) or len(set(rest)) < len(rest) or not set(rest) <= set(flags):
            told = f" ({', '.join(flags)})" if flags else ""
            raise self.fail(f"the line is {form}{told}")

    def read_sides(self, words: list[str]) -> None:
        self.sides_told = True
        if words == ["none"]:
            return
        b = self.b
        if sorted(words) != sorted(b.scenario.sides):
            raise self.fail(f"the sides are {' and '.join(b.scenario.sides)}")
        side = b.scenario.sides.index(words[0])
        if b.switches.sides != CUT and side != (1 if b.switches.sides == SECOND else 0):
            raise self.fail("the options give the sides otherwise")
        take_side(b, 0, side)

    def read_contact(self, words: list[str]) -> None:
        b = self.b
        if len(words) != 3:
            raise self.fail("a contact is SEEKER > SHIP LEVEL")
        seeker, target = self.actor(words[0]), self.ship(words[1])
        column = b.places if seeker == FORCE else seeker
        if column < 0 or (column < b.places and not b.subs[column]):
            raise self.fail("contacts are those of a submarine or of `force`")
        if target in self.friends(column):
            raise self.fail("a contact is on a ship of the other side")
        contact = f"{words[0]} > {words[1]}"
        if contact in self.contacts:
            raise self.fail("each contact is told once")
        self.contacts.add(contact)
        b.contact[target * b.width + column] = self.box(target, words[2])

    def friends(self, column: int) -> list[int]:
        """The ships of the side that a contact marker belongs to."""
        b = self.b
        if column < b.places:
            side = b.lineup.sides[column]
        elif False in b.subs:
            side = b.lineup.sides[b.subs.index(False)]
        else:
            raise self.fail("there is no surface force in this scenario")
        return [place for place in range(b.places) if b.lineup.sides[place] == side]

    def read_helicopter(self, words: list[str]) -> None:
        b = self.b
        self.need(words, 2, "helo: SHIP CARD, and `flown` if it has acted", "flown")
        place, card = self.ship(words[0]), self.card(words[1])
        if b.cards[card].kind != HELO or b.ships[place].duration == 0:
            raise self.fail("a helicopter is SHIP CARD, a ship that carries some and a Helicopter card")
        b.aloft = sorted([*b.aloft, place << 16 | card << 8 | (FLOWN if "flown" in words else 0)])

    def read_memory(self, viewer: int, words: list[str]) -> None:
        b = self.b
        old = [0] * len(b.cards)
        keys = [word.partition("=")[0] for word in words if "=" in word]
        if len(set(keys)) < len(keys):
            raise self.fail("kept, buried and loose are told once")
        for word in words:
            key, equals, value = word.partition("=")
            if equals:
                if key not in ("kept", "buried", "loose") or value.count(",") != 1:
                    raise self.fail("the line is memory SEAT: kept=N,N buried=N,N loose=N,N CARDS")
                numbers = [self.number(number, 0, 99) for number in value.split(",")]
                values = getattr(b, key)[:]
                values[viewer * 2 : viewer * 2 + 2] = numbers
                setattr(b, key, values)
            else:
                for card in self.listed_cards([word]):
                    old[card] += 1
        b.old = [old if other == viewer else b.old[other] for other in range(VIEWERS)]

    # -- steps ----------------

    def put_steps(self) -> None:
        b = self.b
        if self.over:
            if self.steps:
                raise self.fail_at("a game that is over has no step", "step")
            b.stack = []
            return
        if not self.steps:
            b.acting = max(0, b.acting)
            self.steps = [EndOfTurn(b.acting), PlayerTurn(b.acting)]
        elif not isinstance(self.steps[0], EndOfTurn):
            raise self.fail_at("the first step is EndOfTurn, or Setup before the deal", "step")
        elif b.acting == UNKNOWN:
            b.acting = self.steps[0].seat
        b.stack = [Turns(), *self.steps]

    # -- cards ----------------

    def place_cards(self) -> None:
        """Unnamed cards lie in the draw pile, or, where that is named, in the discard pile."""
        b = self.b
        b.since = [b.since[p] or int(b.lineup.starts[p] == IN_PLAY) for p in range(b.places)]
        rest = unseen(b, LOOKER_ON)
        hidden = 0
        for cards in (*b.hands, *b.under):
            for card in cards:
                if card == UNKNOWN:
                    hidden += 1
                else:
                    rest[card] -= 1
        if min(rest) < 0:
            key = b.cards[rest.index(min(rest))].key
            raise PositionError(f"there are more {key} cards than the deck has{self.lines_naming(key)}")
        if b.observer != TRUTH:
            b.pile_left = sum(rest) - hidden
            if b.pile_left < 0 or (self.draw is not None and len(self.draw) != b.pile_left):
                raise PositionError(f"the cards do not add up: the draw pile must hold {b.pile_left}")
            return
        if self.draw is None:
            b.pile = [card for card, count in enumerate(rest) for _ in range(count)]
        else:
            b.pile = sorted(self.draw)
            for card, count in enumerate(rest):
                b.discard[card] += count - b.pile.count(card)
            if min(b.discard) < 0:
                raise PositionError("the draw pile holds cards that the deck has not")
        b.pile_left = len(b.pile)

    def lines_naming(self, key: str) -> str:
        """Where a card stands, for a fault that no single line has."""
        lines = [line for line in self.lines if any(w.partition("*")[0] == key for w in line.split())]
        return f" (in {'; '.join(map(repr, lines))})"


# -- what the lines imply ----------------


def infer(b: Battle) -> None:
    """What can be no other way need not be said."""
    # 6.6 A marker that has moved has left its trace for good.
    b.damaged = [int(bool(b.damaged[p] or b.sensor[p] or b.attack[p])) for p in range(b.places)]
    for target in range(b.places):
        for column in range(b.places):
            # 13C A level that a submarine has now it has reached.
            if b.subs[target] and b.level(target, column):
                b.met = changed(b.met, column, 1)
    for place in range(b.places):
        if b.lineup.starts[place] == WAITING and b.status[place] != WAITING and not b.since[place]:
            entered = b.acts[place] & ENTERED
            b.since = changed(b.since, place, b.deck + 1 if entered else SECOND_DECK)
        if b.acts[place] & ACT_BITS and b.owner[place] == max(0, b.acting):
            b.acted = True
    for entry in b.aloft:
        # A helicopter that was neither launched in this turn nor moved with the force has operated.
        if entry & FLOWN and not b.acts[entry >> 16] & (LAUNCHED | MOVED):
            b.acted = b.flew = True
