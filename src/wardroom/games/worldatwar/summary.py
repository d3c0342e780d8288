"""What meets what, in short: voyages, searches, strikes, gunfire, torpedoes; and the tables for them."""

from collections.abc import Mapping
from typing import Final

from wardroom.core.options import Value
from wardroom.core.summaries import LookUpTable, Meeting, TableRow
from wardroom.games.worldatwar import air
from wardroom.games.worldatwar.settings import Settings
from wardroom.games.worldatwar.submarines import MOST_PART, Hunt, air_part, destroyer_part
from wardroom.games.worldatwar.switches import SCHEMA
from wardroom.games.worldatwar.tables import (
    MOST_AIR_DEFENSE,
    MOST_FACTORS,
    MOST_SQUADRONS,
    ROLLS,
    air_combat,
    air_defense,
    fleet_results,
    squadron_results,
    submarine_results,
)

# 22.9413, 22.9414: so many searchers or destroyer factors for each point of a modifier.
BY_THREES: Final = 3


def meeting(
    attack: str,
    source: str,
    defence: str,
    rule: str,
    way: str,
    effect: str,
    number: int = 0,
    on: int = 0,
    roll: bool = False,
) -> Meeting:
    return Meeting(
        attack=attack,
        source=source,
        defence=defence,
        rule=rule,
        way=way,
        roll=roll,
        effect=effect,
        number=number,
        on=on,
    )


def summary(options: Mapping[str, Value] | None = None) -> list[Meeting]:
    """By what each step of an operation is met; numbers are asked of the functions that the game uses.

    `way` is what does it, `effect` what comes of it; `number` the size of a modifier, `on` its cap.
    """
    settings = Settings(SCHEMA.fill(options or {}))
    hunt = Hunt()
    hunt.destroyers = hunt.guard = BY_THREES
    kept_out = air.FEWER_DEFENDERS - air.defenders_left(air.FEWER_DEFENDERS, air.MOST_SURPRISE)
    return [
        meeting("voyage", "", "interception", "22.12", "ships", "battle", roll=True),
        meeting("voyage", "", "submarine", "22.915", "submarines", "torpedoes", roll=True),
        meeting("voyage", "", "land-air", "22.132A", "squadrons", "air-attack"),
        meeting("interception", "", "counter", "22.16", "ships", "battle", roll=True),
        meeting("search", "", "codes", "22.451B", "cards", "fewer-dice", 1),
        meeting("search", "", "numbers", "22.423", "groups", "unseen"),
        *air_meetings("ordinary", 0, 0, settings),
        *air_meetings("surprise", air.MOST_SURPRISE, kept_out, settings),
        meeting("fleet", "active", "screen", "22.531C", "ships", "behind"),
        meeting("fleet", "distant", "evade", "22.523", "fast-group", "away"),
        meeting("fleet", "distant", "screen", "22.531C", "ships", "behind"),
        meeting(
            "torpedo", "", "destroyers", "22.9414", "by-three", "harder", -destroyer_part(hunt), MOST_PART
        ),
        meeting("torpedo", "", "guard", "22.9413", "by-three", "harder", -air_part(hunt), MOST_PART),
        meeting("torpedo", "", "codes", "22.9418", "cards", "harder", 1, 1),
        meeting("torpedo", "", "substitutes", "22.9432", "port", "instead"),
    ]


def air_meetings(source: str, surprise: int, kept_out: int, settings: Settings) -> list[Meeting]:
    """22.46 Patrol and cover in the air, then the guns of the ships; surprise takes from both."""
    bonus = air.defenders_roll(0, 0, surprise, settings)
    weaker = -air.surprised_defense(0, surprise)
    effect, flak = ("air-combat", "flak") if not surprise else ("surprised-combat", "surprised-flak")
    return [
        meeting("strike", source, "patrol", "22.431A", "carriers", effect, bonus, kept_out, roll=True),
        meeting("strike", source, "cover", "22.4421", "land", effect, bonus, kept_out, roll=True),
        meeting("strike", source, "defence", "22.46", "ships", flak, weaker, roll=True),
    ]


# -- the tables ----------------


def tables() -> list[LookUpTable]:
    """22.55, 22.432, 22.46, 22.94 Every table with its rows."""
    factors, squadrons = range(1, MOST_FACTORS + 1), range(1, MOST_SQUADRONS + 1)
    levels = range(1, MOST_AIR_DEFENSE + 1)
    return [
        table("factors", "22.55", [[str(hits) for hits in fleet_results(n, 0)] for n in factors]),
        table("squadrons", "22.55", [[str(hits) for hits in squadron_results(n, 0)] for n in squadrons]),
        table("air-combat", "22.432", [[losses(*air_combat(n, roll)) for roll in ROLLS] for n in squadrons]),
        table("air-defence", "22.46", [[losses(*air_defense(n, roll)) for roll in ROLLS] for n in levels]),
        table("submarine", "22.94", [["*" if hits < 0 else str(hits) for hits in submarine_results(0)]]),
    ]


def table(key: str, rule: str, rows: list[list[str]]) -> LookUpTable:
    """Rows that are alike stand once."""
    found: list[TableRow] = []
    for place, cells in enumerate(rows):
        if found and found[-1]["cells"] == cells:
            found[-1]["most"] = place + 1
        else:
            found.append(TableRow(least=place + 1, most=place + 1, cells=cells))
    return LookUpTable(key=key, rule=rule, rows=found)


def losses(gone: int, aborted: int) -> str:
    """Eliminated and aborted: 1/2; nothing at all: a dash."""
    return f"{gone}/{aborted}" if gone or aborted else "-"
