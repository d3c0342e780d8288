"""12-14 The rules a table may switch on or off, as plain fields for the engine."""

from collections.abc import Mapping
from typing import Final

from wardroom.core.fleets import Teams
from wardroom.core.options import Option, OptionsSchema, Value

# 13.5 How long a Tactic works.
GAME_LONG: Final = "game"
ROUND_LONG: Final = "round"

SCHEMA: Final = OptionsSchema(
    (
        Option("seats", 2, "3", "How many players sit at the table.", low=2, high=6),
        Option(
            "victory",
            0,
            "3",
            "Points that end the game; 0 is the book's 180 (teams: 360 or 540).",
            low=0,
            high=9999,
        ),
        Option(
            "rounds",
            0,
            "3",
            "Stop after this many rounds, most points win; 0 plays until victory.",
            low=0,
            high=99,
        ),
        Option(
            "order_cards", 0, "6", "Player Order cards in use; 0 means one for each player.", low=0, high=9
        ),
        Option("action", False, "2", "The 97 Action cards of the expansion are shuffled in."),
        Option("air_defense", True, "12.1", "Ships with Air Defense get a last roll against aircraft."),
        Option("strike_rows", True, "12.2", "Carrier strikes are easier on row 1 and harder on row 3."),
        Option("strike_reduction", True, "12.3", "A carrier at half damage loses one from its rating."),
        Option("prepared_defenses", True, "12.4", "For one Fog of War an area defence may lie face down."),
        Option(
            "critical_damage",
            True,
            "12.5",
            "A ship one point from sinking neither attacks nor uses Air Defence.",
        ),
        Option("armor", True, "12.6", "Each Damage card counts one less on a battleship."),
        Option(
            "large_ships", True, "12.7", "A ship with seven hits left is crippled by an air hit, not sunk."
        ),
        Option("attack_opportunities", True, "12.8", "Heavy guns and launchers may fire lighter cards."),
        Option("cruise_missiles", True, "12.9", "C missiles reach from and into the third row."),
        Option("quick_response", False, "13.1", "Air Cover and ASW laid as area defences get +1."),
        Option(
            "team_size",
            0,
            "13.2",
            "Teams of two or three sitting alternately; 0 is each for himself.",
            low=0,
            high=3,
        ),
        Option("area_limits", False, "13.3", "An attack bars the matching area defence in the same turn."),
        Option("escorts", False, "13.4", "Air Cover may cancel a success of the enemy's Air Cover."),
        Option(
            "tactics",
            0,
            "13.5",
            "Tactics cards shuffled in at random: without Bad Luck 0 or 4.",
            low=0,
            high=9,
        ),
        Option(
            "tactics_last",
            GAME_LONG,
            "13.5",
            "How long a Tactic on the table works: for the game, as the book has it, or for the round.",
            choices=(GAME_LONG, ROUND_LONG),
        ),
        Option(
            "bad_luck",
            0,
            "13.6",
            "Bad Luck cards shuffled in at random: without Tactics 0 or 7.",
            low=0,
            high=20,
        ),
        Option(
            "bad_luck_dealt",
            False,
            "5.1",
            "Bad Luck is left in for the deal; such cards are replaced and shuffled back.",
        ),
        Option(
            "tournament_deal",
            False,
            "14.1",
            "Everyone starts with a submarine, two large ships, four others.",
        ),
        Option("open_scores", False, "11.1", "The table adds up the ships each player has sunk."),
        Option("house_rules", (), "14.2", "Agreements of this table, shown and recorded."),
    )
)


# 5.1 How many are used where only Tactics, or only Bad Luck, are.
TACTICS_ALONE: Final = 4
BAD_LUCK_ALONE: Final = 7


class Switches(Teams):
    """The chosen options where the engine can read them fast; 13.2 who sits with whom."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        super().__init__(values)
        self.rounds = int(str(values["rounds"]))
        self.order_cards = int(str(values["order_cards"]))
        # 12: each advanced rule by itself, all of them by default.
        self.air_defense = values["air_defense"] is True
        self.strike_rows = values["strike_rows"] is True
        self.strike_reduction = values["strike_reduction"] is True
        self.prepared_defenses = values["prepared_defenses"] is True
        self.critical_damage = values["critical_damage"] is True
        self.armor = values["armor"] is True
        self.large_ships = values["large_ships"] is True
        self.attack_opportunities = values["attack_opportunities"] is True
        self.cruise_missiles = values["cruise_missiles"] is True
        # 13: optional rules, none of them by default.
        self.quick_response = values["quick_response"] is True
        self.area_limits = values["area_limits"] is True
        self.tournament_deal = values["tournament_deal"] is True
        self.open_scores = values["open_scores"] is True
        # 2: what Action adds.
        self.action = values["action"] is True
        self.escorts = values["escorts"] is True
        self.tactics = int(str(values["tactics"]))
        # 13.5 What lies before a task force is there in the next round, too.
        self.tactics_last = values["tactics_last"] == GAME_LONG
        self.bad_luck = int(str(values["bad_luck"]))
        self.bad_luck_dealt = values["bad_luck_dealt"] is True
        self.victory = int(str(values["victory"])) or 180 * max(1, self.team_size)

    def mixing_fault(self) -> str:
        """5.1 Tactics and Bad Luck together in any numbers, each alone in one; nothing if that is kept."""
        if self.tactics not in (0, TACTICS_ALONE) and self.bad_luck == 0:
            return f"option tactics is 0 or {TACTICS_ALONE} without Bad Luck cards, not {self.tactics} (5.1)"
        if self.bad_luck not in (0, BAD_LUCK_ALONE) and self.tactics == 0:
            return (
                f"option bad_luck is 0 or {BAD_LUCK_ALONE} without Tactics cards, not {self.bad_luck} (5.1)"
            )
        return ""
