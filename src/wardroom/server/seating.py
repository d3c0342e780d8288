"""Who sits where, from an empty table to the first deal.

A table waits until every seat is taken, then until every person has opened the nonce that they committed to
on sitting down; from these, the server's secret and the table itself comes the key of the dice
(`docs/dice.md`).
"""

from __future__ import annotations

import hashlib
import secrets

import msgspec
from msgspec import Struct, field

from wardroom import bots, games
from wardroom.bots.sitting import default_bot
from wardroom.core.content import ContentError
from wardroom.core.dice import FastDice, commitment, table_key
from wardroom.core.game import Game
from wardroom.core.match import Match
from wardroom.core.options import OptionError
from wardroom.server import links
from wardroom.server.callsigns import call_sign, call_sign_among
from wardroom.server.clocks import DAY, KINDS, NONE
from wardroom.server.faults import FaultError
from wardroom.server.messages import Clock, NewSeat, NewTable, Outcome
from wardroom.server.rows import TableRow
from wardroom.server.sessions import Visitor

WAITING, OPENING, PLAYING, OVER = "waiting", "opening", "playing", "over"
PERSON, LINK, OPEN, BOT = "person", "link", "open", "bot"

# A person who does not open their nonce within this time (milliseconds) can be played without.
NONCE_PATIENCE = 30_000
NO_NONCE = bytes(32)
# What stands in the list of commitments for whoever did not open theirs in time.
NO_NONCE_SHOWN = commitment(NO_NONCE)
LONGEST_NAME = 40
# Letters of all options of a table together; a scenario of one's own has one or two thousand.
LONGEST_OPTIONS = 16_384
LONGEST_WINDOW = 120_000
SHORTEST_MOVE, LONGEST_MOVE = 5, 90 * 86_400


class Place(Struct, omit_defaults=True):
    """A seat as it is kept. `kind`: person, link, open or bot."""

    kind: str
    visitor: str = ""
    name: str = ""
    bot: str = ""
    # SHA-256 of the nonce, and the nonce once it was opened, both in hexadecimal.
    nonce: str = ""
    opened: str = ""
    # The digest of the secret in the link of this seat, and who may sit here without one.
    link: str = ""
    kept_for: str = ""
    orders: dict[str, str] = {}
    ready: str = ""


class Setup(Struct, omit_defaults=True):
    """All that a table is besides its journal; it holds secrets."""

    options: dict[str, str]
    places: list[Place]
    # The server's secret, in hexadecimal.
    secret: str
    clock: Clock = field(default_factory=Clock)
    window: int = 0
    learn: bool = False
    lesson: bool = False
    # It goes on from a moment of another game.
    whatif: bool = False
    spectators_speak: bool = True
    # Whoever plays it alone has put it away.
    aside: bool = False
    started: int = 0
    # What the key of the dice is made from besides secrets, as it was when they were dealt: the options as
    # the record writes them, and the hash of the content.
    dealt_options: str = ""
    dealt_content: str = ""
    rematch: str = ""
    notice: str = ""
    # What-if: the position it began with, as a snapshot of another table's game, and the record up to there.
    origin: str = ""
    origin_lines: list[str] = []
    # For lists of tables: how far it has come, how it ended, and who had resigned.
    place: dict[str, str | int] = {}
    outcome: Outcome | None = None
    resigned: list[int] = []
    teams: list[int] = []

    def __post_init__(self) -> None:
        # Those that were begun before it was marked.
        self.whatif = self.whatif or self.origin != ""

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.secret))

    def persons(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.kind == PERSON]


def read_setup(row: TableRow) -> Setup:
    return msgspec.json.decode(row.setup, type=Setup)


def stored(row: TableRow, setup: Setup) -> TableRow:
    """The row with what the table has become: a copy, which stays as it is while it is written."""
    row.holders = [place.visitor for place in setup.places]
    row.setup = msgspec.json.encode(setup)
    return msgspec.structs.replace(row)


# -- a new table ----------------


def new_table(new: NewTable, visitor: Visitor, now: int) -> tuple[TableRow, Setup, dict[str, str]]:
    """The table as it was asked for, and by seat the secret of its link; FaultError if it cannot be."""
    if new.game not in games.names():
        raise FaultError("unknown-game", f"there is no game {new.game!r}", facts={"game": new.game})
    game = games.find(new.game)
    options, teams = checked_options(game, new)
    check_clock(new)
    given: dict[str, str] = {}
    places: list[Place] = []
    for seat, wanted in enumerate(new.seats):
        place = new_place(game, wanted, visitor, new.nonce, places)
        if place.kind == LINK:
            given[str(seat)] = links.new_secret()
            place.link = links.digest(given[str(seat)])
        places.append(place)
    setup = Setup(
        options=options,
        places=places,
        secret=secrets.token_hex(32),
        clock=new.clock,
        window=new.window,
        learn=new.learn,
        lesson=new.lesson,
        spectators_speak=new.spectators_speak,
        teams=teams,
    )
    row = TableRow(
        id=secrets.token_urlsafe(9),
        game=new.game,
        name=short(new.name),
        status=WAITING,
        open=new.open,
        practice=new.practice or new.learn,
        owner=visitor.id,
        holders=[],
        waiting=[],
        created=now,
        changed=now,
        setup=b"",
    )
    return stored(row, setup), setup, given


def new_place(game: Game, wanted: NewSeat, visitor: Visitor, nonce: str, others: list[Place]) -> Place:
    match wanted.kind:
        case "you":
            place = Place(PERSON)
            sit_down(place, visitor, nonce, wanted.name, others)
            return place
        case "link" | "open":
            return Place(wanted.kind, name=short(wanted.name))
        case "bot":
            name = wanted.bot or default_bot(game.key)
            try:
                bots.check(game.key, name)
            except bots.UnknownBot as error:
                raise FaultError("unknown-bot", str(error), facts={"bot": name}) from None
            return Place(BOT, bot=name)
    raise FaultError("bad-seats", f"a seat is you, link, open or bot, not {wanted.kind!r}")


def checked_options(game: Game, new: NewTable) -> tuple[dict[str, str], list[int]]:
    """The options that differ from the defaults, as text, and the team of each seat where there are teams."""
    if sum(len(key) + len(value) for key, value in new.options.items()) > LONGEST_OPTIONS:
        text = f"the options of a table have at most {LONGEST_OPTIONS} letters together"
        raise FaultError("bad-options", text, facts={"text": text})
    schema = game.options()
    chosen = dict(new.options)
    if "seats" in schema.by_key and new.seats:
        chosen["seats"] = str(len(new.seats))
    try:
        values = schema.fill(chosen)
        state = game.new(values, FastDice(0))
    except (OptionError, ContentError) as error:
        raise FaultError("bad-options", str(error), facts={"text": str(error)}) from None
    if len(new.seats) != state.seats:
        raise FaultError(
            "bad-seats",
            f"there are {state.seats} seats to fill, not {len(new.seats)}",
            facts={"seats": state.seats},
        )
    sides = game.sides(state)
    return schema.changed(values), [sorted(set(sides)).index(side) + 1 for side in sides]


def check_clock(new: NewTable) -> None:
    clock = new.clock
    if clock.kind not in KINDS:
        raise FaultError("bad-clock", f"a clock is one of {', '.join(KINDS)}, not {clock.kind!r}")
    if clock.kind != NONE and not SHORTEST_MOVE <= clock.seconds <= LONGEST_MOVE:
        raise FaultError("bad-clock", f"a move takes from {SHORTEST_MOVE} seconds to {LONGEST_MOVE}")
    if clock.kind == DAY and clock.seconds < 3600:
        raise FaultError("bad-clock", "slow play has an hour for a move, or more")
    if not 0 <= new.window <= LONGEST_WINDOW:
        raise FaultError("bad-clock", f"a window stays open for at most {LONGEST_WINDOW} ms")


def checked_nonce(nonce: str) -> str:
    """The SHA-256 that somebody commits to; without one their nonce is zeros."""
    if nonce and not is_hash(nonce):
        raise FaultError("bad-nonce", "a commitment is a SHA-256 in hexadecimal: 64 digits")
    return nonce.lower() or commitment(NO_NONCE)


def is_hash(text: str) -> bool:
    return len(text) == 64 and all(digit in "0123456789abcdefABCDEF" for digit in text)


def short(name: str) -> str:
    """A name as it may be shown: one line of printable text, not too long."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]


# -- sitting down ----------------


def seat_for(setup: Setup, visitor: Visitor, wanted: int, secret: str) -> int:
    """The seat that the visitor may take; FaultError if there is none."""
    if not -1 <= wanted < len(setup.places):
        raise FaultError("no-such-seat", f"there is no seat {wanted + 1}", status=404)
    seats = range(len(setup.places)) if wanted < 0 else [wanted]
    for seat in seats:
        place = setup.places[seat]
        if place.visitor:
            continue
        if place.kind == OPEN or (place.kept_for and place.kept_for == visitor.id):
            return seat
        if place.kind == LINK and secret and place.link and links.matches(secret, place.link):
            return seat
    if wanted >= 0 and setup.places[wanted].visitor == visitor.id:
        raise FaultError("already-seated", "you sit there already", status=409)
    if secret:
        raise FaultError("link-spent", "this link has been used or replaced: ask for a new one", status=410)
    raise FaultError("seat-taken", "this seat is taken", status=409)


def sit_down(place: Place, visitor: Visitor, nonce: str, name: str, others: list[Place]) -> None:
    """The visitor takes the seat, under a name for this table or their own; its link is spent."""
    place.nonce = checked_nonce(nonce)
    # Nothing to open: whoever brought no nonce plays with zeros.
    place.opened = "" if nonce else NO_NONCE.hex()
    place.kind, place.visitor, place.name = PERSON, visitor.id, short(name) or visitor.name
    if place.name == call_sign(visitor.id):
        place.name = call_sign_among(visitor.id, [other.name for other in others if other is not place])
    place.link = place.kept_for = ""


def hand_over(row: TableRow, setup: Setup, old: str, new: str) -> list[int]:
    """What the visitor held is another's from now on, or nobody's; gives the seats."""
    if row.owner == old:
        row.owner = new
    seats = [seat for seat, place in enumerate(setup.places) if place.visitor == old]
    for seat in seats:
        setup.places[seat].visitor = new
    return seats


def stand_up(place: Place, open_table: bool) -> None:
    """Anybody may take the seat at an open table; at another the owner has to make a new link."""
    place.kind = OPEN if open_table else LINK
    place.visitor = place.name = place.nonce = place.opened = ""


# -- nonces and the key ----------------


def open_nonce(setup: Setup, visitor: str, nonce: str) -> bool:
    """The visitor shows the bytes they committed to; gives whether it was news."""
    if not is_hash(nonce):
        raise FaultError("bad-nonce", "a nonce has 32 bytes, in hexadecimal: 64 digits")
    raw = bytes.fromhex(nonce)
    news = False
    for place in setup.places:
        if place.visitor == visitor and place.kind == PERSON and not place.opened:
            if hashlib.sha256(raw).hexdigest() != place.nonce:
                raise FaultError("wrong-nonce", "this is not what you committed to when you sat down")
            place.opened = nonce.lower()
            news = True
    return news


def start_without_nonces(setup: Setup) -> None:
    """Who has not opened their nonce in time plays with zeros, and everybody can see it."""
    if setup.notice != "nonce-missing":
        raise FaultError("too-early", "wait a little for the others to open their nonces", status=409)
    for seat in unopened(setup):
        setup.places[seat].opened = NO_NONCE.hex()
        setup.places[seat].nonce = NO_NONCE_SHOWN


def unopened(setup: Setup) -> list[int]:
    return [seat for seat in setup.persons() if not setup.places[seat].opened]


def options_text(match: Match) -> str:
    """The options as the record writes them, one line each."""
    return "\n".join(line for line in match.heading.heading() if line.startswith("option "))


def deal(setup: Setup, game: Game, now: int) -> None:
    """The game begins: what the dice are made from is fixed, whatever the rules become later."""
    plain = Match.start(game, setup.options, 0, players_of(setup))
    setup.started = now
    setup.notice = ""
    setup.dealt_options, setup.dealt_content = options_text(plain), plain.heading.content


def key_of(table: str, setup: Setup) -> bytes:
    """The key of the table's dice; a person who never opened their nonce has zeros."""
    nonces = [bytes.fromhex(setup.places[seat].opened) or NO_NONCE for seat in setup.persons()]
    return table_key(bytes.fromhex(setup.secret), table, setup.dealt_options, setup.dealt_content, nonces)


def players_of(setup: Setup) -> list[str]:
    """The players as records name them."""
    return [
        f"bot {place.bot}" if place.kind == BOT else f"human {place.name}".rstrip() for place in setup.places
    ]


def copied(row: TableRow, setup: Setup) -> tuple[TableRow, Setup]:
    """To be changed, saved, and only then put in the place of what they were copied from."""
    return msgspec.structs.replace(row), msgspec.json.decode(msgspec.json.encode(setup), type=Setup)


def fill_with_bots(setup: Setup, game: Game) -> None:
    """Seats that nobody took are played by bots."""
    for place in setup.places:
        if place.kind in (LINK, OPEN):
            place.kind, place.bot, place.link = BOT, default_bot(game.key), ""


def all_seated(setup: Setup) -> bool:
    return all(place.kind in (PERSON, BOT) for place in setup.places)
