"""3, 14 and 16: what a table may agree on, as plain fields for the engine."""

from collections.abc import Mapping
from typing import Final

from wardroom.core.fleets import Teams
from wardroom.core.options import Option, OptionsSchema, Value

PICKED: Final = "picked"
DRAWN: Final = "drawn"
# 12.carriers Air attacks of a carrier in its turn: one, or as many as its card shows.
ONE: Final = "one"
CARD: Final = "card"
# 14 Points of sunk ships that win a battle, for each player of a side; 16.1 battles' worth of a linked game.
TO_WIN: Final = 25
LINKED_BATTLES: Final = 3

SCHEMA: Final = OptionsSchema(
    (
        Option("seats", 2, "3", "How many players sit at the table.", low=2, high=6),
        Option(
            "nations",
            PICKED,
            "3.nations",
            "Players pick their navies one after another, or each draws one by lot.",
            choices=(PICKED, DRAWN),
        ),
        Option(
            "fleet_points",
            25,
            "3.fleet",
            "What the ships of a fleet may be worth at the start; the others are its reserve.",
            low=10,
            high=60,
        ),
        Option(
            "first_seat",
            0,
            "3.first",
            "The seat that begins, by agreement; 0 lets the highest die decide.",
            low=0,
            high=6,
        ),
        Option(
            "victory",
            0,
            "14",
            "Points of sunk ships that win a battle; 0 is the book's 25 (teams: 50 or 75).",
            low=0,
            high=999,
        ),
        Option(
            "carrier_attacks",
            ONE,
            "12.carriers",
            "A carrier makes one air attack a turn, or one to three, as its reconstructed card shows.",
            choices=(ONE, CARD),
        ),
        Option(
            "linked",
            False,
            "16.1",
            "Battle after battle is played, until somebody has three times the points of one.",
        ),
        Option(
            "team_size",
            0,
            "16.2",
            "Teams of two or three sitting alternately; 0 is each for himself.",
            low=0,
            high=3,
        ),
        Option("house_rules", (), "16", "Agreements of this table, shown and recorded."),
    )
)


class Switches(Teams):
    """The chosen options where the engine can read them fast; 16.2 who sits with whom."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        super().__init__(values)
        self.drawn_nations = values["nations"] == DRAWN
        self.fleet_points = int(str(values["fleet_points"]))
        self.first_seat = int(str(values["first_seat"]))
        # 12.carriers
        self.flights_by_card = values["carrier_attacks"] == CARD
        self.linked = values["linked"] is True
        # 14, 16.2: points that end a battle.
        self.victory = int(str(values["victory"])) or TO_WIN * max(1, self.team_size)
        # 16.1: points that end the game.
        self.total = self.victory * LINKED_BATTLES if self.linked else self.victory
