"""Everything that passes between the server and a page: `docs/protocol.md` in types.

The page's own types (`web/src/lib/protocol.ts`) are made from these by `make generate`. Words are made
by the page: names, rules and facts travel as the engine tells them (`ship/iowa`, `seat/0`).
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from wardroom.core.bounds import Number
from wardroom.core.events import COUNTS
from wardroom.core.option_card import OptionCard

Fact: TypeAlias = str | int
Facts: TypeAlias = dict[str, Fact]
# What the game shows of itself, made by `Game.board`; for coldwar see `games/coldwar/records.py`.
Board: TypeAlias = dict[str, Any]
# RFC 7396: objects are merged, null removes, everything else replaces.
Patch: TypeAlias = dict[str, Any]


# -- what a seat is shown ----------------


class Ask(Struct, omit_defaults=True):
    """The question put to the seat; `n` counts the questions of this seat alone."""

    n: int
    name: str
    rule: str
    facts: Facts
    # Every legal answer as a word of the notation, in the game's order.
    answers: list[str]
    # How it is asked: openly (not said); private: others see the answers only as a whole; sealed: several
    # seats answer at once, and all answers are opened together.
    secrecy: Literal["", "private", "sealed"] = ""
    # Set where the cards or ships that the answers name lie elsewhere than usual: the question shows them.
    lies: Literal["", "elsewhere"] = ""
    # Answers to it may be laid out together with those to the next questions, and given at once: see `Lay`.
    lays: bool = False
    # Whether the last answer can be taken back without asking anybody.
    undo: bool = False
    # Whether the seat has answered anything that a practice table could take back.
    rewind: bool = False
    # The question is a window, which closes for everybody at this time (milliseconds since 1970).
    closes: int = 0
    # The seat has given its sealed answer and may take it up again until all are done.
    given: bool = False


class Course(Struct):
    """The steps of the turn by rule number; marks: 0 ahead, 1 current, 2 past, 3 skipped."""

    seat: int
    steps: list[str]
    marks: list[int]


class Outcome(Struct):
    scores: list[int]
    winners: list[int]
    reason: str
    rule: str


class Coaching(Struct):
    """Where a scripted lesson stands: what the coach says, and the words to be answered one by one."""

    note: str
    words: list[str]
    # How many of the coach's notes have been worked through, of how many.
    at: int
    of: int


class View(Struct, omit_defaults=True):
    """Everything a seat may know; -1 is a spectator."""

    seat: int
    board: Board
    course: Course
    # Seats that are publicly being asked something.
    waiting: list[int]
    ask: Ask | UnsetType = UNSET
    outcome: Outcome | UnsetType = UNSET
    lesson: Coaching | UnsetType = UNSET


class Throw(Struct, omit_defaults=True):
    """Dice rolled, or a number drawn, for a line of the diary: whose, what for, what they were to give."""

    seat: int
    # What for, broadly and precisely: `attack`, `torpedo`.
    group: str
    kind: str
    faces: list[int]
    # What the sum of the faces and `plus` must reach, or with `low` not exceed; left out: it counts as it is.
    needed: int = COUNTS
    low: bool = False
    plus: int = 0
    sides: int = 6
    # What a card shows in place of a number, and whether that fails, whatever was needed.
    mark: str = ""
    fails: bool = False


class DiaryLine(Struct, omit_defaults=True):
    """A line of the war diary as the seat may read it; `n` counts the lines of this seat."""

    n: int
    name: str
    rule: str
    facts: Facts
    # Milliseconds since 1970, at which it became public.
    at: int
    # The form for those who saw more (the words `event-NAME-seen`).
    seen: bool = False
    # The moment of the film (see `Film`) that it belongs to.
    moment: int = 0
    dice: list[Throw] = []


# -- who sits there ----------------


class Clock(Struct, omit_defaults=True):
    """`kind`: none, move (seconds for each move) or day (days for each move)."""

    kind: str = "none"
    seconds: Number = 0


class Seat(Struct, omit_defaults=True):
    """`kind`: you, person, bot, open (anyone may sit), link (waits for whoever has the link)."""

    kind: str
    name: str = ""
    # The bot's strength, also of one that plays for a person who is away.
    bot: str = ""
    # A bot plays for the person who holds the seat.
    stand_in: bool = False
    team: int = 0
    online: bool = False
    resigned: bool = False
    # When the seat's clock runs out (milliseconds since 1970); 0: no clock runs.
    due: int = 0
    # Asked for a draw, or for something to be taken back; public.
    draw: bool = False
    undo: bool = False
    # Days of vacation left, and until when the seat is away.
    vacation: int = 0
    away: int = 0


class TableCard(Struct, omit_defaults=True):
    """A table in a list of them. `status`: waiting (for players), opening (nonces), playing, over."""

    id: str
    name: str
    game: str
    status: str
    # Those that differ from the defaults, as text; in a list only the beginning of long ones.
    options: dict[str, str]
    # In a list without who is there just now.
    seats: list[Seat]
    clock: Clock
    # Seats of this visitor, several in a hot seat; the list of open tables, which is the same for
    # everybody, does not tell.
    mine: list[int]
    practice: bool = False
    # A coach stands beside it.
    learn: bool = False
    # A scripted first battle.
    lesson: bool = False
    # It goes on from a moment of a game that was played.
    whatif: bool = False
    changed: int = 0
    # Seats that are publicly being asked something.
    waiting: list[int] = []
    # The whole numbers of the public board when the turn last passed: round, series, deck or the like.
    place: Facts = {}
    outcome: Outcome | UnsetType = UNSET
    # The visitor, who plays it alone, has put it away.
    aside: bool = False


class Table(TableCard, omit_defaults=True):
    """What all may know of a table."""

    owner: bool = False
    # Seats that only this visitor may take, without a link: theirs in the game before.
    kept: list[int] = []
    open: bool = False
    # Whether those who look on may say something, too.
    spectators_speak: bool = True
    # Milliseconds that a window stays open at this table; 0: nobody waits.
    window: int = 0
    created: int = 0
    watching: int = 0
    # SHA-256 of the server's secret, and of each seat's nonce, shown before the start.
    commitment: str = ""
    nonces: list[str] = []
    # The next table of the same people, once somebody asked for a rematch.
    rematch: str = ""
    # A line to show to all: storage is away, or the table went on from a snapshot (words `notice-...`).
    notice: str = ""


class TablePage(Struct, omit_defaults=True):
    """A part of a list of tables, the last changed first."""

    tables: list[TableCard]
    # What `before` is in the request for the next part; nothing after the last.
    next: str = ""


# In place of a seat: the table itself tells something.
TABLE: Final = -2


class Said(Struct):
    """A line of chat; plain text.

    `seat` is -1 of a spectator. With -2 the table tells what has become of a seat (words
    `table-told-TEXT`), and `name` is whose.
    """

    n: int
    seat: int
    name: str
    text: str
    at: int


# -- from the server ----------------


class Whole(Struct, tag_field="t", tag="whole", omit_defaults=True):
    """The first frame for each seat of a client, and again whenever it asks: nothing before it counts."""

    table: Table
    view: View
    log: list[DiaryLine]
    chat: list[Said]
    # The number of this frame; each later one for this seat is one more.
    n: int
    # The standing orders that the seat has left (see `Orders`), for its own eyes.
    orders: dict[str, str] = {}
    ready: str = ""


class Change(Struct, tag_field="t", tag="change", omit_defaults=True):
    """What has changed of a seat's view, and the lines that follow it in the diary."""

    seat: int
    n: int
    patch: Patch = {}
    log: list[DiaryLine] = []
    # After an undo: forget the lines from this number on, before adding `log`.
    cut: int = -1
    # Public moves so far: the same number for every seat and spectator.
    moves: int = 0
    # Set in the frame that follows a `do` or `undo` of this client.
    re: int = -1


class TableChange(Struct, tag_field="t", tag="table"):
    """What has changed of the table."""

    patch: Patch


class Chat(Struct, tag_field="t", tag="chat"):
    said: Said


class Reply(Struct, tag_field="t", tag="reply", omit_defaults=True):
    """To `why`, `odds`, `lay` and `hint`, by the `id` the client gave."""

    id: int
    # For `why`: nothing if the word is legal now.
    refusal: Refusal | UnsetType = UNSET
    # For `odds`: by word of the notation.
    odds: dict[str, Odds] = {}
    # For `hint`: the word that a sensible player would answer with.
    hint: str = ""
    # For `lay`: the plan, as far as it can be played.
    laid: Laid | UnsetType = UNSET


class Put(Struct, omit_defaults=True):
    """A question that comes before an entry is complete."""

    name: str
    rule: str
    facts: Facts
    answers: list[str]
    # By word of the notation.
    odds: dict[str, Odds] = {}


class PlanStage(Struct, omit_defaults=True):
    """One of the questions that are answered together, with what is laid: what was wished, or is prepared."""

    name: str
    # What is asked once all of it is laid: the question, which may have another name for the first answer.
    asks: str
    entries: list[str]
    # What may still be laid.
    answers: list[str]
    rule: str = ""
    facts: Facts = {}
    # Where it is asked anew for each thing that answers: each of these questions, an entry for each.
    one_by_one: list[Put] = []
    # Entries that can be played only when it has been seen what comes of the rest.
    left: list[str] = []
    # Those of `answers` that are given and not laid: something comes of them at once.
    at_once: list[str] = []
    # By the beginning of an entry (`ecm`): what is asked then.
    begun: dict[str, Put] = {}
    # Of answers of one word: what they are worth along with all that is laid.
    odds: dict[str, Odds] = {}
    # Its entries are so long that only that of `Lay.begun` is told, with what has only one answer after it.
    long: bool = False


class Laid(Struct, omit_defaults=True):
    """Answers laid out and not given: nobody else knows of them."""

    # What gives them all; nothing where something has to be laid first.
    line: str
    stages: list[PlanStage]
    # Legal words that answer none of these questions: they are given at once.
    besides: list[str] = []
    # What it would make of the board that the seat sees.
    patch: Patch = {}


class Refusal(Struct):
    name: str
    rule: str
    facts: Facts


class Odds(Struct):
    """Names of results and their chances, which add up to one."""

    names: list[str]
    chances: list[float]


class Fault(Struct, tag_field="t", tag="fault", omit_defaults=True):
    """What the client sent could not be done. `code` names the words `fault-CODE`; the table goes on."""

    code: str
    facts: Facts = {}
    rule: str = ""
    # A rule forbids it: its refusal.
    refusal: Refusal | UnsetType = UNSET
    re: int = -1


class Pong(Struct, tag_field="t", tag="pong"):
    """`now`: the time at the server (milliseconds since 1970), by which its clocks and windows go."""

    at: int
    now: int


ToClient: TypeAlias = Whole | Change | TableChange | Chat | Reply | Fault | Pong


# -- from the client ----------------


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """Ask for the whole view of every seat that is mine (a spectator gets one for -1)."""

    # Show the spectator's view only.
    watch: bool = False


class Open(Struct, tag_field="t", tag="open", forbid_unknown_fields=True):
    """The 32 bytes (hex) that this visitor committed to; the game begins when all have opened theirs."""

    nonce: str


class Do(Struct, tag_field="t", tag="do", forbid_unknown_fields=True):
    """Answer question `n` of the seat with a line of notation: one word, or a whole run of them."""

    seat: Number
    n: Number
    line: str
    # Comes back as `re`.
    id: Number = -1


class Undo(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take back the last answer; where the rules of undo do not allow it, ask the others for consent."""

    seat: Number
    n: Number
    id: Number = -1


class Consent(Struct, tag_field="t", tag="consent", forbid_unknown_fields=True):
    """To a draw or an undo that another seat has asked for. `what`: draw or undo."""

    seat: Number
    what: str
    yes: bool


class Why(Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    id: Number
    seat: Number
    # The word that is pointed at, behind those that are laid out before it.
    word: str


class AskOdds(Struct, tag_field="t", tag="odds", forbid_unknown_fields=True):
    id: Number
    seat: Number


class Lay(Struct, tag_field="t", tag="lay", forbid_unknown_fields=True):
    """What would come of these answers? By name of the question (see `Ask.lays`); nothing is given.

    Of a question that is left out, what is prepared counts; an empty list wants nothing. `begun` is the
    beginning of a long entry (`PlanStage.long`): as long as that is not whole, nothing can be given.
    """

    id: Number
    seat: Number
    laid: dict[str, list[str]] = {}
    begun: str = ""


class Hint(Struct, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """What would a sensible player answer? At practice tables only; to what is laid already see `Lay`."""

    id: Number
    seat: Number
    laid: dict[str, list[str]] = {}
    begun: str = ""


class Say(Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    text: str


class Act(Struct, tag_field="t", tag="act", forbid_unknown_fields=True):
    """`what`: resign, draw, bot (it plays for me), back (I play again), more-time (in a window), vacation."""

    seat: Number
    what: str


class Orders(Struct, tag_field="t", tag="orders", forbid_unknown_fields=True):
    """Standing orders by name of the question, or `*` for all: pass, nothing, ask, or a word of the notation.

    `ready` is a word to be played as soon as it is legal, such as a Tactic pressed out of turn.
    """

    seat: Number
    orders: dict[str, str] = {}
    ready: str = ""


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    at: Number


FromClient: TypeAlias = (
    Hello | Open | Do | Undo | Consent | Why | AskOdds | Lay | Hint | Say | Act | Orders | Ping
)


# -- over HTTP ----------------


class Me(Struct, omit_defaults=True):
    """Who the visitor is: a guest, or an account."""

    name: str
    account: bool = False
    # Where alerts go, of an account only.
    email: str = ""
    # An address that a link was sent to, and that does not count before it is opened.
    unconfirmed: str = ""
    webhook: str = ""
    # What the host allows.
    can_email: bool = False
    can_webhook: bool = False
    # Where friends find this server; told to its own machine only, where `localhost` is no help to them.
    address: str = ""


class NewSeat(Struct, forbid_unknown_fields=True):
    """`kind`: you, link, open or bot (with its strength)."""

    kind: str
    bot: str = ""
    name: str = ""


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    options: dict[str, str] = {}
    seats: list[NewSeat] = []
    name: str = ""
    clock: Clock = msgspec.field(default_factory=Clock)
    open: bool = False
    practice: bool = False
    learn: bool = False
    # The scripted first battle of the game, for one person; options and seats are then its own.
    lesson: bool = False
    spectators_speak: bool = True
    window: Number = 5000
    # SHA-256 (hex) of the 32 bytes that the owner's page will open at the start.
    nonce: str = ""


class Made(Struct):
    """The table, and by seat the secret of its link (seats of kind `link` only)."""

    table: Table
    links: dict[str, str]


class Sit(Struct, forbid_unknown_fields=True):
    """`secret` of the link, or nothing at an open seat; `nonce`: SHA-256 of 32 bytes, opened at the start.

    `name`: what whoever sits down is called at this table, if not by the visitor's own name.
    """

    seat: Number = -1
    secret: str = ""
    nonce: str = ""
    name: str = ""


class GameCard(Struct):
    key: str
    name: str
    least_seats: int
    most_seats: int
    options: list[OptionCard]
    bots: list[str]
    # It has a scripted first battle.
    lesson: bool


class ScenarioText(Struct, forbid_unknown_fields=True):
    """A file of scenarios of one's own (`docs/scenarios.md`), and what it is called in sentences about it."""

    text: str
    file: str = "scenario.toml"


class OwnScenario(Struct):
    """One scenario of such a file; `option` is what the option `own_scenario` of a new table holds."""

    key: str
    name: str
    option: str


class OwnScenarios(Struct):
    """What the file holds, or a sentence for each fault of it."""

    scenarios: list[OwnScenario]
    faults: list[str]


class Moment(Struct, omit_defaults=True):
    """One step of a film: what it changed for the viewpoint."""

    at: int
    # The line of the record that did it, and whose it was (-1: the deal, an act of the table).
    by: int
    line: str
    patch: Patch
    log: list[DiaryLine] = []


class Film(Struct):
    """A game from one viewpoint: -1 spectator, -2 everything (only when it is over)."""

    table: Table
    seat: int
    first: View
    moments: list[Moment]
    log: list[DiaryLine]


class Problem(Struct, omit_defaults=True):
    """Every HTTP error: `code` names the words `fault-CODE`."""

    code: str
    text: str
    facts: Facts = {}
