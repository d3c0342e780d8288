"""How the facts of a game are declared: once, as annotations of the class that holds them.

    class Reorganize(HandStep):
        seat: Fixed[Public[SeatNumber]]
        # Ships that have changed places or come in, sorted.
        moved: Public[Ships] = NOTHING

An annotation says of what kind a fact is, how copies hold it and who may know it; the value is its default,
and a fact without one is given when the thing is made. `make generate` writes from that, at the end of the
class, what follows: `__init__`, `copy`, `observe`, and how the facts are told and read one by one.

Nobody knows a fact that does not say who does. None of this is needed in play: compiled classes keep no
annotations.
"""

from typing import Annotated, NamedTuple, TypeVar

T = TypeVar("T")


class Kind(NamedTuple):
    """What a fact is: the methods of `FactWriter` and `FactReader` that tell and read it."""

    name: str


class Hold(NamedTuple):
    """How copies hold a fact."""

    name: str


class Reader(NamedTuple):
    """Who may know a fact."""

    name: str


class KnownIf(NamedTuple):
    """Known to the seats for which a method of the step says so."""

    method: str


class KnownAs(NamedTuple):
    """Known in part: a method of the state, or of the step, gives what a seat may know of it.

    It is given the seat; before it the owner of what lies before a seat, and of a fact of the state itself
    the fact, if it asks for that, or the fact and the view as far as it is made.
    """

    method: str


class KnownTo(NamedTuple):
    """Known to the seat that a method of the step gives in a state."""

    method: str


class Between(NamedTuple):
    """The numbers that a position may say; the most may be the name of things that a game counts."""

    least: int
    most: int | str


class Names(NamedTuple):
    """The words for the numbers of a choice, from 0 on; the name of a constant in the same module.

    Of packed numbers it has each part's word and number, whose lowest bit says whether the part is there.
    """

    constant: str


class Told(NamedTuple):
    """How a fact is told where its kind does not say it all."""

    name: str


class Called(NamedTuple):
    """The word that a position has for a fact, where that is not its name."""

    word: str


class ShownAs(NamedTuple):
    """The name under which the page is sent a fact, where that is not its own."""

    name: str


class PackedAs(NamedTuple):
    """The parts of packed numbers; the name of a `Packing` (`core/fact_forms.py`) in the same module."""

    constant: str


class Within(NamedTuple):
    """The word of a line that tells a fact together with its neighbours: `asked=3,0,-9`."""

    word: str


class Of(NamedTuple):
    """The things of which a column has a number each."""

    things: str


# -- who may know a fact ----------------

EVERYBODY = Reader("everybody")
OWNER = Reader("owner")

# Everybody.
Public = Annotated[T, EVERYBODY]
# The seat that the thing belongs to: the fact `seat` of a step, the place in a list by seats.
Owner = Annotated[T, OWNER]

# -- how copies hold a fact ----------------

OWN = Hold("own")
FIXED = Hold("fixed")
BY_SEAT = Hold("by seat")
BY_PLACE = Hold("by place")

# Each copy has a list of its own, which is changed in place. Other lists are shared, and replaced. Of lists
# by seat or pile copies always have the outer one for themselves.
Own = Annotated[T, OWN]
# It never changes: things with nothing else are their own copies.
Fixed = Annotated[T, FIXED]
# A thing for each seat, which owns it.
BySeat = Annotated[T, BY_SEAT]
# Things that hide something, each by itself: who may know it is asked with its place in the list.
ByPlace = Annotated[T, BY_PLACE]

# -- kinds ----------------

Count = Annotated[int, Kind("count")]
Flag = Annotated[bool, Kind("flag")]
Choice = Annotated[int, Kind("choice")]
SeatNumber = Annotated[int, Kind("seat")]
ShipNumber = Annotated[int, Kind("ship")]
CardNumber = Annotated[int, Kind("card")]
# The place of an attack in a volley.
AttackPlace = Annotated[int, Kind("place")]
Numbers = Annotated[list[int], Kind("numbers")]
Seats = Annotated[list[int], Kind("seats")]
MaybeSeats = Annotated[list[int] | None, Kind("seats")]
Ships = Annotated[list[int], Kind("ships")]
Cards = Annotated[list[int], Kind("cards")]
# Cards by kind: how many of each.
Pile = Annotated[list[int], Kind("pile")]
# Seats, or None, which is not the same as no seats.
SeatsOrNone = Annotated[list[int] | None, Kind("seats_or_none")]
# Places of attacks, or NOBODY for none.
AttackPlaces = Annotated[list[int], Kind("places")]
# Numbers that are packed from named parts: PackedAs says which.
Packed = Annotated[list[int], Kind("packed")]
# A list of other things with facts.
Parts = Annotated[list[T], Kind("parts")]
# An answer, as the notation writes it.
ActionNumber = Annotated[int, Kind("action")]
# What has been pointed at: ships or cards, as the rest of the step says.
Things = Annotated[list[int], Kind("things")]
# Lists of cards, and piles.
Hands = Annotated[list[list[int]], Kind("hands")]
Piles = Annotated[list[list[int]], Kind("piles")]
# A word of the game that is kept as it is written.
Word = Annotated[str, Kind("word")]
# Of each ship: whether something is so, one of several words, and a packed number with named parts.
ShipFlags = Annotated[list[int], Kind("ship_flags")]
ShipChoices = Annotated[list[int], Kind("ship_choices")]
ShipMarks = Annotated[list[int], Kind("ship_marks")]
# Numbers that are told with their limits (`Between`), and always said, be they 0 or not: one, a list of
# them, a list for each of two sides, and one for each thing of a sort (`Of`).
Limited = Annotated[int, Kind("limited")]
Row = Annotated[list[int], Kind("row")]
SideRows = Annotated[list[list[int]], Kind("sides")]
Column = Annotated[list[int], Kind("column")]
ShipCounts = Annotated[Column, Of("ships")]

# -- what is told ----------------

APART = "apart"
FRIENDLY = "friendly"
SHOWN = "shown"
IF_ANY = "if any"
OR_BLANK = "or blank"

# Neither told nor compared: counters for reports, and what follows from other facts.
Apart = Annotated[T, Told(APART)]
# In a friendly line of a position, which is written and read by hand. Where a state, or what lies before a
# seat, has such facts, each of its others has a line of its own.
Friendly = Annotated[T, Told(FRIENDLY)]
# Sent to the page under its own name, as its observer knows it; the rest is shown by hand, or not at all.
# A ship, a card or a place that is nobody's is left out, as is a flag that is not so.
Shown = Annotated[T, Told(SHOWN)]
# The same where nothing, 0 and nobody are left out, too; where nobody is sent as an empty text.
ShownIfAny = Annotated[T, Told(SHOWN), Told(IF_ANY)]
ShownOrBlank = Annotated[T, Told(SHOWN), Told(OR_BLANK)]
