"""Draws the profiles of warships from what stood on their decks; `make generate` writes them.

`tools/warships.toml` describes each class from stern to bow: places in hundredths of her length, heights in
metres above the waterline or above the deck. A part is a word of `PARTS` with its numbers. The drawings are
`web/src/art/warships/CLASS.svg`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOLD = ROOT / "tools" / "warships.toml"
FOLDER = ROOT / "web" / "src" / "art" / "warships"

# The frame of all profiles: bow to the right.
WIDTH, WATERLINE, HEIGHT = 240, 60, 68
# Metres of a ship that fills the frame, and how much of it the shortest takes all the same.
LONGEST, LEAST = 270, 0.55
# Ships are drawn a little higher than they were: on a card they are a thumb wide.
RAISED = 1.3


@dataclass
class Drawing:
    """One ship on her way onto paper; x in hundredths of the length, heights in metres."""

    length: float
    deck: list[tuple[float, float]]
    solid: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    barrels: list[str] = field(default_factory=list)
    shade: list[str] = field(default_factory=list)

    @property
    def scale(self) -> float:
        """Units of the frame to a metre."""
        share = LEAST + (1 - LEAST) * min(self.length, LONGEST) / LONGEST
        return (WIDTH - 8) * share / self.length

    def x(self, place: float) -> float:
        long = self.length * self.scale
        return (WIDTH - long) / 2 + long * place / 100

    def y(self, height: float) -> float:
        return WATERLINE - height * self.scale * RAISED

    def at(self, place: float, height: float, along: float = 0) -> str:
        """A point: `along` metres ahead of a place."""
        return f"{number(self.x(place) + along * self.scale)} {number(self.y(height))}"

    def deck_at(self, place: float) -> float:
        """How high the deck lies; at a step it is the lower one."""
        for (before, low), (after, high) in zip(self.deck, self.deck[1:], strict=False):
            if before <= place <= after and after > before:
                return low + (high - low) * (place - before) / (after - before)
        return self.deck[-1][1]

    def shape(self, *points: str) -> None:
        self.solid.append("M" + "L".join(points) + "Z")

    def box(self, start: float, end: float, low: float, high: float) -> None:
        """In metres from the middle of the ship's length, low and high above the water."""
        left, right = (number(WIDTH / 2 + place * self.scale) for place in (start, end))
        self.solid.append(
            f"M{left} {number(self.y(low))}V{number(self.y(high))}H{right}V{number(self.y(low))}Z"
        )

    def metres(self, place: float) -> float:
        """A place as metres from the middle."""
        return (place - 50) / 100 * self.length

    def line(self, *points: str) -> None:
        self.lines.append("M" + "L".join(points))

    def dark(self, *points: str) -> None:
        self.shade.append("M" + "L".join(points))


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


# -- the parts ----------------


def gun(ship: Drawing, place: float, calibre: float, aft: bool, above: float = 0) -> None:
    """A turret by the inches of its guns, so many metres above the deck."""
    floor = ship.deck_at(place)
    long, high = 2.2 + 0.6 * calibre, 1.5 + 0.13 * calibre
    low = floor + above
    way = -1 if aft else 1
    if above:
        ship.box(ship.metres(place) - long * 0.32, ship.metres(place) + long * 0.32, floor, low)
    ship.shape(
        ship.at(place, low, -way * long / 2),
        ship.at(place, low + high, -way * long / 2),
        ship.at(place, low + high, way * long * 0.25),
        ship.at(place, low + high * 0.55, way * long / 2),
        ship.at(place, low, way * long * 0.42),
    )
    reach = long / 2 + 1.5 + 0.72 * calibre
    ship.barrels.append(
        "M"
        + ship.at(place, low + high * 0.6, way * long * 0.3)
        + "L"
        + ship.at(place, low + high * 0.6 + 1.2, way * reach)
    )


def small(ship: Drawing, place: float, above: float = 0) -> None:
    """A secondary gun or a pair of them abeam."""
    low = ship.deck_at(place) + above
    ship.box(ship.metres(place) - 2, ship.metres(place) + 2, low, low + 2.6)
    ship.line(ship.at(place, low + 1.8, 1.5), ship.at(place, low + 2.8, 5.5))


def block(ship: Drawing, start: float, end: float, high: float, above: float = 0) -> None:
    """A deckhouse from place to place."""
    low = min(ship.deck_at(start), ship.deck_at(end))
    ship.box(ship.metres(start), ship.metres(end), low, low + above + high)
    if high > 4:
        ship.dark(ship.at(start, low + above + high * 0.55, 1), ship.at(end, low + above + high * 0.55, -1))


def tower(ship: Drawing, place: float, wide: float, high: float) -> None:
    """A bridge that grows narrower, with its director on top."""
    low = ship.deck_at(place)
    ship.shape(
        ship.at(place, low, -wide / 2),
        ship.at(place, low + high * 0.45, -wide * 0.45),
        ship.at(place, low + high * 0.5, -wide * 0.3),
        ship.at(place, low + high, -wide * 0.22),
        ship.at(place, low + high, wide * 0.25),
        ship.at(place, low + high * 0.62, wide * 0.3),
        ship.at(place, low + high * 0.56, wide * 0.52),
        ship.at(place, low + high * 0.3, wide * 0.52),
        ship.at(place, low, wide * 0.6),
    )
    ship.dark(ship.at(place, low + high * 0.5, -wide * 0.25), ship.at(place, low + high * 0.5, wide * 0.45))
    ship.dark(ship.at(place, low + high * 0.8, -wide * 0.2), ship.at(place, low + high * 0.8, wide * 0.22))
    director(ship, place, high)


def pagoda(ship: Drawing, place: float, wide: float, high: float) -> None:
    """A mast that was built up platform by platform."""
    low = ship.deck_at(place)
    ship.shape(
        ship.at(place, low, -wide * 0.45),
        ship.at(place, low + high, -wide * 0.18),
        ship.at(place, low + high, wide * 0.2),
        ship.at(place, low + high * 0.55, wide * 0.34),
        ship.at(place, low, wide * 0.5),
    )
    for share, out in ((0.28, 0.62), (0.44, 0.52), (0.6, 0.5), (0.74, 0.42), (0.88, 0.36)):
        ship.box(
            ship.metres(place) - wide * out * 0.7,
            ship.metres(place) + wide * out,
            low + high * share,
            low + high * share + 1.3,
        )
    director(ship, place, high)


def castle(ship: Drawing, place: float, wide: float, high: float) -> None:
    """A massive bridge with straight sides."""
    low = ship.deck_at(place)
    ship.box(ship.metres(place) - wide / 2, ship.metres(place) + wide / 2, low, low + high * 0.7)
    ship.box(ship.metres(place) - wide * 0.3, ship.metres(place) + wide * 0.36, low + high * 0.7, low + high)
    for share in (0.35, 0.62):
        ship.dark(
            ship.at(place, low + high * share, -wide * 0.4), ship.at(place, low + high * share, wide * 0.45)
        )
    director(ship, place, high)


def director(ship: Drawing, place: float, above: float) -> None:
    """A range-finder."""
    low = ship.deck_at(place) + above
    ship.box(ship.metres(place) - 1.6, ship.metres(place) + 2.2, low, low + 2.2)
    ship.line(ship.at(place, low + 1.3, -3.6), ship.at(place, low + 1.3, 4.4))


def funnel(ship: Drawing, place: float, wide: float, high: float, rake: float = 0, cap: float = 0) -> None:
    """So many metres wide and high, leaning aft by so many; with a cap, if any."""
    low = ship.deck_at(place)
    ship.shape(
        ship.at(place, low, -wide / 2),
        ship.at(place, low + high, -wide * 0.47 - rake),
        ship.at(place, low + high, wide * 0.47 - rake),
        ship.at(place, low, wide / 2),
    )
    if cap:
        ship.shape(
            ship.at(place, low + high, -wide * 0.55 - rake),
            ship.at(place, low + high + cap, -wide * 0.5 - rake - cap),
            ship.at(place, low + high + cap * 0.3, wide * 0.55 - rake),
            ship.at(place, low + high, wide * 0.55 - rake),
        )
    ship.dark(
        ship.at(place, low + high - 2, -wide * 0.4 - rake), ship.at(place, low + high - 2, wide * 0.4 - rake)
    )


def trunked(ship: Drawing, place: float, wide: float, high: float, sweep: float) -> None:
    """A funnel whose foot stands ahead of its mouth: trunks of several boilers drawn together."""
    low = ship.deck_at(place)
    ship.shape(
        ship.at(place, low, -wide / 2 + sweep),
        ship.at(place, low + high * 0.45, -wide / 2),
        ship.at(place, low + high, -wide / 2 - 0.6),
        ship.at(place, low + high, wide / 2 - 0.6),
        ship.at(place, low + high * 0.5, wide / 2),
        ship.at(place, low, wide / 2 + sweep),
    )
    ship.dark(ship.at(place, low + high - 2, -wide * 0.45), ship.at(place, low + high - 2, wide * 0.4))


def mast(ship: Drawing, place: float, high: float, rake: float = 0) -> None:
    low = ship.deck_at(place)
    top = low + high
    ship.line(ship.at(place, low), ship.at(place, top, -rake))
    ship.line(
        ship.at(place, top - high * 0.22, -rake * 0.8 - 3), ship.at(place, top - high * 0.22, -rake * 0.8 + 3)
    )


def tripod(ship: Drawing, place: float, high: float, aft: bool = True) -> None:
    """A mast on three legs with its top."""
    low, way = ship.deck_at(place), -1 if aft else 1
    top = low + high * 0.72
    ship.line(ship.at(place, low), ship.at(place, low + high))
    ship.line(ship.at(place, low, way * 5.5), ship.at(place, top))
    ship.box(ship.metres(place) - 3, ship.metres(place) + 3, top - 1.2, top + 2.6)
    ship.line(ship.at(place, low + high * 0.9, -3), ship.at(place, low + high * 0.9, 3))


def cage(ship: Drawing, place: float, high: float) -> None:
    """A basket mast of steel bars."""
    low, top = ship.deck_at(place), ship.deck_at(place) + high
    for foot, head in (
        (-3.6, 1.6),
        (-1.8, -1.6),
        (0, 1.4),
        (1.8, -1.4),
        (3.6, 1.6),
        (3.6, -1.6),
        (-3.6, -1.6),
    ):
        ship.line(ship.at(place, low, foot), ship.at(place, top, head))
    ship.box(ship.metres(place) - 3, ship.metres(place) + 3, top, top + 2.8)
    ship.line(ship.at(place, top + 2.8), ship.at(place, top + 9))


def tubes(ship: Drawing, place: float) -> None:
    """Torpedo tubes amidships."""
    low = ship.deck_at(place)
    ship.box(ship.metres(place) - 3.2, ship.metres(place) + 3.2, low + 0.8, low + 2)
    ship.box(ship.metres(place) - 1, ship.metres(place) + 1, low, low + 1)


def crane(ship: Drawing, place: float, high: float) -> None:
    low = ship.deck_at(place)
    ship.line(ship.at(place, low), ship.at(place, low + high), ship.at(place, low + high * 0.75, -high * 0.8))


def plane(ship: Drawing, place: float, above: float = 2) -> None:
    """A seaplane on its catapult, or an aircraft on deck."""
    low = ship.deck_at(place) + above
    ship.shape(
        ship.at(place, low, -4.5),
        ship.at(place, low + 2.6, -4.8),
        ship.at(place, low + 1.2, -2.4),
        ship.at(place, low + 1.6, 3),
        ship.at(place, low + 0.6, 4.5),
        ship.at(place, low, 3),
    )
    if above > 1:
        ship.line(ship.at(place, low - 0.5, -6), ship.at(place, low - 0.5, 6))


def flight(ship: Drawing, start: float, end: float, high: float, closed: float = 1) -> None:
    """The flight deck, so many metres above the water; below it a hangar, or pillars where it is open."""
    ship.shape(ship.at(start, high - 1.4), ship.at(start, high), ship.at(end, high), ship.at(end, high - 1.4))
    if closed:
        ship.box(ship.metres(start) + 9, ship.metres(end) - 12, ship.deck_at(start), high)
        ship.dark(ship.at(start, high - 2.6, 12), ship.at(end, high - 2.6, -14))
    for share in (0.03, 0.08, 0.92, 0.97):
        place = start + (end - start) * share
        ship.line(ship.at(place, ship.deck_at(place)), ship.at(place, high))
    for share in (0.08, 0.16, 0.24, 0.32):
        place = start + (end - start) * share
        parked(ship, place, high)


def parked(ship: Drawing, place: float, low: float) -> None:
    ship.shape(
        ship.at(place, low, -4),
        ship.at(place, low + 2.8, -4.4),
        ship.at(place, low + 1.4, -2),
        ship.at(place, low + 2.2, 3),
        ship.at(place, low, 4),
    )


def island(ship: Drawing, start: float, end: float, low: float, high: float) -> None:
    """The bridge beside a flight deck that lies so high."""
    ship.box(ship.metres(start), ship.metres(end), low, low + high * 0.5)
    middle, wide = ship.metres((start + end) / 2), ship.metres(end) - ship.metres(start)
    ship.box(middle - wide * 0.3, middle + wide * 0.35, low + high * 0.5, low + high)
    ship.dark(ship.at(start, low + high * 0.3, 1), ship.at(end, low + high * 0.3, -1))


def stack(ship: Drawing, place: float, wide: float, low: float, high: float, rake: float = 0) -> None:
    """A funnel that stands on a flight deck."""
    ship.shape(
        ship.at(place, low, -wide / 2),
        ship.at(place, low + high, -wide / 2 - rake),
        ship.at(place, low + high, wide / 2 - rake),
        ship.at(place, low, wide / 2),
    )


def downward(ship: Drawing, place: float, high: float) -> None:
    """A funnel that bends down from the side of a flight deck."""
    ship.shape(
        ship.at(place, high - 1, -3),
        ship.at(place, high - 6.5, -8),
        ship.at(place, high - 9, -5),
        ship.at(place, high - 4, 3),
        ship.at(place, high - 1, 3),
    )


def pole(ship: Drawing, place: float, low: float, high: float) -> None:
    """A mast on an island, or a wireless mast beside the flight deck."""
    ship.line(ship.at(place, low), ship.at(place, low + high))
    ship.line(ship.at(place, low + high * 0.75, -2.6), ship.at(place, low + high * 0.75, 2.6))


def sail(ship: Drawing, start: float, end: float, high: float) -> None:
    """The conning tower of a submarine, with her periscopes."""
    low = ship.deck_at(start)
    middle = (start + end) / 2
    ship.shape(
        ship.at(start, low, -1.5),
        ship.at(start, low + high),
        ship.at(end, low + high),
        ship.at(end, low, 1.5),
    )
    ship.box(ship.metres(start) - 3, ship.metres(start) + 1, low + high * 0.5, low + high * 0.75)
    ship.line(ship.at(middle, low + high), ship.at(middle, low + high + 4.2))
    ship.line(ship.at(middle, low + high, 1.2), ship.at(middle, low + high + 3, 1.2))


def wire(ship: Drawing, start: float, end: float, high: float) -> None:
    """A net cutter or aerial from a place on deck to a height at another."""
    ship.line(ship.at(start, ship.deck_at(start)), ship.at(end, ship.deck_at(end) + high))


PARTS: dict[str, Callable[..., None]] = {
    "fore": lambda ship, place, calibre, above=0: gun(ship, place, calibre, False, above),
    "aft": lambda ship, place, calibre, above=0: gun(ship, place, calibre, True, above),
    **{
        part.__name__: part
        for part in (
            *(
                small,
                block,
                tower,
                pagoda,
                castle,
                director,
                funnel,
                trunked,
                mast,
                tripod,
                cage,
                tubes,
                crane,
            ),
            *(plane, flight, island, stack, downward, pole, sail, wire),
        )
    },
}

# -- the hull ----------------

# How far stem and stern lean out over the waterline, in metres.
BOWS = {"clipper": 7.0, "raked": 4.5, "straight": 0.8, "ram": -2.0}
STERNS = {"cruiser": -3.0, "transom": 0.0, "counter": -6.0}


def hull(ship: Drawing, bow: str, stern: str) -> None:
    """Down to the waterline; of a submarine, who is drawn whole, down to her keel."""
    deck = [ship.at(place, height) for place, height in ship.deck]
    if bow == "submarine":
        ship.solid.append(
            f"M{'L'.join(deck)}Q{ship.at(100, 0.4, -3)} {ship.at(84, 0.2)}L{ship.at(16, 0.2)}"
            f"Q{ship.at(4, 0.6)} {ship.at(0, ship.deck[0][1] - 0.8)}Z"
        )
        ship.dark(ship.at(9, ship.deck[0][1]), ship.at(90, ship.deck[0][1]))
        ship.shape(ship.at(1, 0.6), ship.at(1, 3.8), ship.at(3.5, 3.4), ship.at(3.5, 0.6))
        return
    tip, tail = BOWS[bow], STERNS[stern]
    ship.shape(
        *deck,
        ship.at(100, 0, -tip),
        ship.at(0, 0, -tail),
        ship.at(0, ship.deck[0][1] * 0.45, -tail * 0.3),
    )


def svg(told: dict[str, object]) -> str:
    words = [float(word) for word in str(told["deck"]).split()]
    ship = Drawing(float(str(told["length"])), list(zip(words[::2], words[1::2], strict=True)))
    hull(ship, str(told.get("bow", "raked")), str(told.get("stern", "cruiser")))
    for part in str(told["parts"]).replace("\n", ";").split(";"):
        if part.strip():
            word, *numbers = part.split()
            PARTS[word](ship, *(float(each) for each in numbers))
    paths = [
        f'<path d="{"".join(ship.solid)}"/>',
        *(
            f'<path class="{name}" d="{"".join(drawn)}"/>'
            for name, drawn in (("ln", ship.lines), ("ln gb", ship.barrels), ("dk", ship.shade))
            if drawn
        ),
    ]
    frame = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" fill="currentColor">'
    sign = "<!-- Generated by tools/draw_ships.py; do not edit. -->"
    return f"{frame}{sign}\n" + "\n".join(paths) + "</svg>\n"


CLASSES: dict[str, dict[str, object]] = tomllib.loads(TOLD.read_text(encoding="utf-8"))


def target(key: str) -> Path:
    return FOLDER / f"{key}.svg"


def drawing(key: str) -> str:
    return svg(CLASSES[key])
