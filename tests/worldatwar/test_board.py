"""The board of A World at War on the page: a closed schema, that of `records.py`, no more than the view."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from tests.suite.generic import some_answer
from tests.suite.shapes import Schema, keys
from tests.test_board import written
from tests.worldatwar.test_submarine_edges import OUTSIDE, sea
from wardroom.core.dice import FastDice
from wardroom.core.scene import Scene
from wardroom.core.state import SPECTATOR, State
from wardroom.games.worldatwar import records
from wardroom.games.worldatwar.board_steps import LIGHTS, bands_of
from wardroom.games.worldatwar.game import GAME
from wardroom.games.worldatwar.interception import in_all
from wardroom.games.worldatwar.load import entries, scenarios_in
from wardroom.games.worldatwar.operation import Operation

EXAMPLE = Path(__file__).parents[2] / "web" / "src" / "games" / "worldatwar" / "example.toml"
SCHEMA = Schema(records)
# Positions looked at in each game, evenly spread.
SAMPLES = 16


def game(scenario: str, seed: int) -> State:
    return GAME.new(GAME.options().fill({"scenario": scenario, "meeting_number": seed + 1}), FastDice(seed))


def positions(scenario: str, seed: int) -> list[State]:
    """A random game, stopped at evenly spread places."""
    state = game(scenario, seed)
    dice = FastDice(seed + 1)
    states = []
    while state.waiting():
        states.append(state.copy())
        seat, action = some_answer(state, dice)
        state.apply(seat, action)
    return [*states[:: max(1, len(states) // SAMPLES)], state]


def bold_answer(state: State, dice: FastDice) -> tuple[int, int]:
    """At random, but looking for battle: everybody goes out, is active at once and stays."""
    seat = state.waiting()[dice.below(len(state.waiting()), 0)]
    legal = [action for action in state.legal(seat) if GAME.action_text(action) != "reopen"]
    if not legal:
        return some_answer(state, dice)
    name = state.decision(seat).name
    if name in ("group-number", "withdraw", "which-way"):
        ranked = sorted(legal, key=lambda action: GAME.action_text(action) == "stay")
        return seat, ranked[0]
    if name in BOLD and len(legal) > 1 and dice.below(5, 0):
        legal = [action for action in legal if GAME.action_text(action) not in ("done", "no", "0")]
    return seat, legal[dice.below(len(legal), 0)]


BOLD = (
    "interception-hex",
    "interceptors",
    "which-ships",
    "carry-out",
    "press-on",
    "strike",
    "surprise-strike",
    "strike-squadrons",
    "engage",
    "submarine-intercepts",
    "submarine-target",
)


@pytest.mark.engine
@pytest.mark.parametrize("scenario", ["denmark-strait", "coral-sea", "midway", "surigao-strait", "meeting"])
def test_face(scenario: str) -> None:
    """Every key is known, nothing is null, and imagined worlds look the same to the byte."""
    for number, state in enumerate(positions(scenario, 5)):
        SCHEMA.check(GAME.board(state))
        for seat in range(SPECTATOR, state.seats):
            view = state.observe(seat)
            board = GAME.board(view)
            SCHEMA.check(board)
            other = view.imagine(FastDice(number)).observe(seat)
            assert written(GAME.board(other)) == written(board)


# No scenario closes a base, has an air base without a harbour, or forbids interceptions from a port.
FLAGS = {"closed", "no_port", "no_interception"}
# Seldom reached at random: ships held back or left behind, groups that evade, several targets of one strike,
# a choice of losses, torpedoes at named ships, an advantage used for gunnery, a choice of groups to withdraw.
SELDOM = {"withheld", "leaving", "evaded", "shares", "losses", "torpedo", "category", "torpedoed"} | {
    "capped",
    "gunnery_edge",
    "settled",
}


def test_nothing_in_the_schema_is_dead() -> None:
    """Whatever may be left out is shown by some board, so the page draws nothing that never comes."""
    missing = SCHEMA.optional() - FLAGS - SELDOM
    # Only scenarios of one's own bring names with them.
    (own,) = scenarios_in(EXAMPLE.read_text(encoding="utf-8"), "example.toml")
    chosen = GAME.options().fill({"scenario": "own", "own_scenario": "; ".join(own.lines)})
    missing -= keys(GAME.board(GAME.new(chosen, FastDice(1))))
    for seed in range(48):
        state = game(["midway", "coral-sea", "surigao-strait", "guadalcanal"][seed % 4], seed)
        dice = FastDice(seed + 31)
        while state.waiting() and missing:
            for seat in state.waiting():
                missing -= keys(GAME.board(state.observe(seat)))
            seat, action = bold_answer(state, dice)
            state.apply(seat, action)
    assert not missing


def test_points_so_far_are_counted_as_at_the_end() -> None:
    """What was given at the start stands from the first moment, and the last board shows the result."""
    state = game("north-cape", 2)
    given = GAME.board(state)["handicap"]
    assert GAME.board(state)["points"] == given and max(given) > 0
    grown = set()
    dice = FastDice(2)
    while state.waiting():
        boards = [GAME.board(state.observe(seat)) for seat in (0, 1, SPECTATOR)]
        assert boards[0]["points"] == boards[1]["points"] == boards[2]["points"]
        grown.add(tuple(boards[0]["points"]))
        seat, action = bold_answer(state, dice)
        state.apply(seat, action)
    outcome = state.outcome()
    assert outcome is not None and GAME.board(state)["points"] == outcome.scores
    assert len(grown) > 1, "points grow while the operation lasts"


def test_who_withdraws_sees_how_many_groups_have_been_spoken_about() -> None:
    state = game("surigao-strait", 0)
    dice = FastDice(0)
    while state.decision(state.mover()).name != "withdraw" or len(state.legal(state.mover())) < 3:
        seat, action = bold_answer(state, dice)
        state.apply(seat, action)
    seat = state.mover()
    assert "settled" not in GAME.board(state.observe(seat))
    # The first group, of which nobody leaves.
    state.apply(seat, state.legal(seat)[1])
    state.apply(seat, state.legal(seat)[0])
    assert state.decision(seat).name == "withdraw"
    assert GAME.board(state.observe(seat))["settled"] == 1
    assert "settled" not in GAME.board(state.observe(1 - seat))


def test_a_status_board_is_its_owners() -> None:
    """22.423B Which of the enemy's ships have sailed is hidden from the other seat."""
    state = game("guadalcanal", 3)
    dice = FastDice(4)
    while not hidden_forces(state):
        seat, action = some_answer(state, dice)
        state.apply(seat, action)
    side, force = hidden_forces(state)[0]
    own, other, gallery = (ships(state.observe(seat)) for seat in (side, 1 - side, SPECTATOR))
    assert any(ship.get("force") == force for ship in own.values())
    for seen in (other, gallery):
        assert not any(ship.get("force") == force for ship in seen.values())
        assert any(ship.get("hidden") for ship in seen.values() if ship["side"] == side)


def hidden_forces(state: State) -> list[tuple[int, int]]:
    board = GAME.board(state)
    return [
        (force["side"], int(number))
        for number, force in board["forces"].items()
        if "shown" not in force and "gone" not in force
    ]


def ships(view: State) -> dict[records.UnitKey, records.ShipShown]:
    return GAME.board(view)["ships"]


def test_what_is_being_chosen_is_shown_to_the_chooser_alone() -> None:
    """Drafts of sealed steps stand in the face of their seat, and in nobody else's."""
    seen = set()
    for seed in range(4):
        state = game("coral-sea", seed)
        dice = FastDice(seed)
        while state.waiting():
            boards = [GAME.board(state.observe(seat)) for seat in (0, 1, SPECTATOR)]
            for draft in ("choosing", "numbering", "allotting"):
                for seat in (0, 1):
                    if boards[seat].get(draft):
                        seen.add(draft)
                        assert boards[1 - seat].get(draft) != boards[seat][draft]
                if draft != "choosing":
                    assert draft not in boards[2]
            seat, action = some_answer(state, dice)
            state.apply(seat, action)
    assert seen == {"choosing", "numbering", "allotting"}


def test_look_ups_name_every_modifier() -> None:
    """22.552 The parts add up to the modifier of the roll, and the row tells the hits of each roll."""
    found = 0
    for seed in range(30):
        state = game("surigao-strait", seed)
        dice = FastDice(seed)
        while state.waiting():
            seat = state.mover()
            board = GAME.board(state.observe(seat))
            for look in board["engagement"].get("look_ups", {}).values() if "engagement" in board else ():
                found += 1
                assert sum(look["parts"].values()) == look["modifier"] and "capped" not in look
                assert sum(band["rolls"] for band in look["bands"]) == 11
                assert sum(band["throws"] for band in look["bands"]) == 36
                assert len(look["hits"]) == 11 and look["hits"] == sorted(look["hits"])
            seat, action = bold_answer(state, dice)
            state.apply(seat, action)
        if found > 10:
            return
    raise AssertionError("no fleet met another")


def test_a_look_up_says_where_its_parts_come_to_more_than_is_allowed() -> None:
    """22.941 Four for each of the two ships; one is damaged, and no better a target for that."""
    groups = "group seat2 1: hood(2) nelson found=1\ngroup seat1 1: germany-submarine\n"
    with Scene(GAME, f"{sea(3, 0, 'torpedo = [5, 0]')}\n{OUTSIDE}\n{groups}") as scene:
        looks = GAME.board(scene.state.observe(0))["torpedo"]["look_ups"]
        parts = {"own": 3, "enemy": -2, "research": 2, "air": 1}
        assert {name: look["parts"] for name, look in looks.items()} == {
            "hood": {**parts, "target": 1},
            "nelson": parts,
        }
        assert [look["modifier"] for look in looks.values()] == [4, 4]
        assert {name: look.get("capped") for name, look in looks.items()} == {"hood": True, "nelson": None}


FEW_LIGHTS = """
worldatwar 1
options: scenario=guadalcanal
battle: h0410 begins=fleets
group seat1 1: japan-cruiser*2 japan-destroyer*3 {big}
group seat2 1: united-states-destroyer {enemy}
"""


@pytest.mark.parametrize(("big", "enemy"), [("", ""), ("kirishima", "washington")])
def test_how_many_fire_at_light_ships(big: str, enemy: str) -> None:
    """22.54E While the number is asked, the target is the light ships, whether or not there are others."""
    with Scene(GAME, FEW_LIGHTS.format(big=big, enemy=enemy), rolls=[2, 1, 2, 1] if big else []) as scene:
        scene.do(1, "done").do(2, "done").do(1, "light")
        assert scene.state.decision(0).name == "factors-at-target"
        board = GAME.board(scene.state.observe(0))
        assert board["engagement"]["target"] == "light"


def test_content_of_the_page() -> None:
    """Charts, ships and scenarios as the page draws them; no two entries of the same kind share a key."""
    pages = entries()
    cards = [page["key"] for page in pages if page["kind"] != "ship"]
    assert len(cards) == len(set(cards))
    charts = {page["key"]: page for page in pages if page["kind"] == "chart"}
    for page in pages:
        if page["kind"] == "scenario":
            chart = charts[f"chart-{page['chart']}"]
            rows = cast(list[str], chart["rows"])
            assert {len(row) for row in rows} == {len(rows[0])} and set("".join(rows)) <= {".", "#"}
    bismarck = next(page for page in pages if page["key"] == "bismarck")
    assert (bismarck["type"], bismarck["sort"], bismarck["nation"]) == ("BB4", "capital", "germany")


def test_what_the_hits_of_a_roll_do() -> None:
    """22.55 A ship is damaged one hit short of its size, and sunk at its size; a submarine may be lost."""
    op = cast(Operation, game("surigao-strait", 1))
    unit = next(unit for unit in range(len(op.force)) if op.roster.size[unit] == 3)
    hits = [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4]

    def bands(target: int, found: list[int]) -> list[tuple[str, int, int, int]]:
        told = bands_of(op, target, found)
        return [(band["result"], band.get("hits", 0), band["rolls"], band["throws"]) for band in told]

    assert bands(unit, hits) == [("harmless", 0, 4, 10), ("damaged", 0, 3, 16), ("sunk", 0, 4, 10)]
    assert bands(LIGHTS, hits) == [
        ("hits", 1, 4, 10),
        ("hits", 2, 3, 16),
        ("hits", 3, 3, 9),
        ("hits", 4, 1, 1),
    ]
    assert bands(unit, [-1] + 9 * [0] + [3]) == [("lost", 0, 1, 1), ("harmless", 0, 9, 34), ("sunk", 0, 1, 1)]
    op.hits[unit] = 2
    assert bands(unit, [0] * 4 + [1] * 7) == [("harmless", 0, 4, 10), ("sunk", 0, 7, 26)]


def test_speed_of_ships_and_forces() -> None:
    """20.121, 22.422 Striped or damaged ships are slow, and make their force slow, as cargo does."""
    for seed in range(6):
        state = game("coral-sea", seed)
        dice = FastDice(seed)
        while state.waiting():
            for seat in range(SPECTATOR, state.seats):
                view = cast(Operation, state.observe(seat))
                board = GAME.board(view)
                slow = set()
                for unit, ship in enumerate(board["ships"].values()):
                    size = view.roster.size[unit]
                    assert ship.get("left", size) == size - view.hits[unit]
                    assert ("slow" in ship) == (not view.roster.fast[unit] or "damaged" in ship)
                    if "force" in ship and "sunk" not in ship and ("slow" in ship or "laden" in ship):
                        slow.add(str(ship["force"]))
                assert {force for force, shown in board["forces"].items() if "slow" in shown} == slow
            seat, action = some_answer(state, dice)
            state.apply(seat, action)


def test_dice_are_added_up_never_below_none() -> None:
    """22.21 The parts of each hex and their sum."""
    assert in_all([2, 1, -1]) == 2
    assert in_all([0, -1]) == 0
    seen = 0
    for seed in range(12):
        state = game("midway", seed)
        dice = FastDice(seed)
        while state.waiting():
            for seat in state.waiting():
                intercept = GAME.board(state.observe(seat)).get("intercept")
                if intercept:
                    seen += 1
                    assert intercept["totals"] == {
                        place: in_all(list(parts.values())) for place, parts in intercept["dice"].items()
                    }
            seat, action = some_answer(state, dice)
            state.apply(seat, action)
    assert seen > 20


def test_transports_have_no_factors() -> None:
    for page in entries():
        if page["kind"] == "ship":
            assert page["factors"] == (0 if page["sort"] == "transport" else page["size"])
