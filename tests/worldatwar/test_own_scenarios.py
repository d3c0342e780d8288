"""Scenario files that players write: faults are told in a sentence, and a table carries what it plays."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.marks import rule
from wardroom import games
from wardroom.cli.scenario import with_scenario
from wardroom.core.content import ContentError
from wardroom.core.dice import FastDice
from wardroom.core.match import Match
from wardroom.core.options import OptionError
from wardroom.core.records import Record
from wardroom.core.replaying import verify
from wardroom.core.words import Words
from wardroom.games.worldatwar import load
from wardroom.games.worldatwar.game import GAME

ROOT = Path(__file__).parent.parent.parent
CONTENT = ROOT / "src" / "wardroom" / "games" / "worldatwar" / "content"
EXAMPLE = (ROOT / "web" / "src" / "games" / "worldatwar" / "example.toml").read_text(encoding="utf-8")
# What a position has to take care of: a remark's sign, spaces in a row, another alphabet, a quoted word.
ODD = EXAMPLE.replace('"Into the Atlantic"', "'Nr. #1:  into \"the\" Атлантика'")


def edited(old: str, new: str) -> str:
    assert old in EXAMPLE
    return EXAMPLE.replace(old, new)


def options_of(path: Path, text: str) -> dict[str, str]:
    path.write_text(text, encoding="utf-8")
    return with_scenario(GAME, {}, "", path)


def test_the_example_of_the_page_can_be_played() -> None:
    assert load.scenario_faults(EXAMPLE, "example.toml") == []
    (made,) = load.scenarios_in(EXAMPLE, "example.toml")
    assert (made.key, made.title, made.sides) == ("dawn-raid", "Dawn Raid", ["germany", "britain"])
    again = load.own_scenario(made.lines)
    assert (again.lines, again.digest) == (made.lines, made.digest)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"hood"', '"hod"', 'mine.toml: force "home-fleet": ships: found "hod", allowed the key of a ship'),
        ('"scharnhorst"', '"sharnhorst"', 'in ships.toml (did you mean "scharnhorst"?)'),
        ("phases = [0]", "phases = [", "mine.toml: not valid TOML"),
        (
            "phases = [0]",
            f"phases = {5000 * '['}",
            "mine.toml: line 7: found brackets that lie deeper, allowed at most 8",
        ),
        ('"worldatwar"', '"attacksub"', 'mine.toml: game: found "attacksub", allowed worldatwar'),
        ("Dawn Raid", "Dawn; Raid", "mine.toml: name: found a semicolon"),
        ("Dawn Raid", "Dawn\\u2028Raid", "mine.toml: name: found a semicolon or the end of a line"),
        ('key = "northern-patrol"', 'key = "raiders"', 'force "raiders": key: found "raiders", allowed each'),
        ("britain-destroyer*4", "britain-destroyer*200", "allowed as in japan-cruiser*4, up to 60"),
        ("[cards]", "[origin]\nday = 1941-05-24\n[cards]", "mine.toml: origin: day: unknown field"),
        ("points = 8", "points = 1941-05-24", 'duty "into-the-atlantic": points: found 1941-05-24'),
        (EXAMPLE[EXAMPLE.index("[[duty]]") :], "", "mine.toml: duty: missing"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(old: str, new: str, said: str) -> None:
    (fault,) = load.scenario_faults(edited(old, new), "mine.toml")
    assert said in fault and "\n" not in fault, fault


def test_a_file_holds_no_more_than_a_table() -> None:
    more = '[[force]]\nkey = "more-{}"\nside = 1\nbase = "reykjavik"\nlight = ["britain-destroyer*20"]\n'
    (fault,) = load.scenario_faults(EXAMPLE + "".join(map(more.format, range(12))), "mine.toml")
    assert fault == "mine.toml: force: found 254 ships and factors, allowed 200"
    (fault,) = load.scenario_faults(EXAMPLE + "".join(map(more.format, range(40))), "mine.toml")
    assert fault == "mine.toml: force: found 43 entries, allowed at most 40"
    patrol = '[[duty]]\nkey = "p{}"\nname = "P"\nactivity = "patrol"\nphase = 0\nbase = "bergen"\n'
    patrol += "task_forces = 6\n"
    (fault,) = load.scenario_faults(EXAMPLE + "".join(map(patrol.format, range(4))), "mine")
    assert fault == "mine: duty: found 25 forces that sail, allowed at most 20"


@rule("worldatwar", "22.93A")
def test_no_more_forces_sail_together_than_there_are_numbers() -> None:
    text = edited('forces = ["raiders"]\n', 'forces = ["raiders"]\ntask_forces = 6\n')
    (fault,) = load.scenario_faults(text, "mine")
    assert fault == 'mine: duty "into-the-atlantic": found 7 forces that sail together, allowed 6'


def test_the_option_and_the_scenario_belong_together(tmp_path: Path) -> None:
    own = options_of(tmp_path / "raid.toml", EXAMPLE)["own_scenario"]
    with pytest.raises(OptionError, match="scenario=own needs the lines"):
        GAME.new({"scenario": "own"}, FastDice(1))
    with pytest.raises(OptionError, match="own_scenario is only for scenario=own"):
        GAME.new({"scenario": "midway", "own_scenario": own}, FastDice(1))


def test_a_folder_cannot_take_the_name(tmp_path: Path) -> None:
    (tmp_path / "worldatwar").mkdir()
    (tmp_path / "worldatwar" / "scenario-own.toml").write_text(EXAMPLE, encoding="utf-8")
    with pytest.raises(ContentError, match="found 'own', allowed the name of no other scenario"):
        load.Catalogue(tmp_path).scenario_names()


def test_a_record_brings_its_scenario_along(tmp_path: Path) -> None:
    path = tmp_path / "raid.toml"
    match = Match.start(GAME, options_of(path, ODD), 7, ["a", "b"])
    path.unlink()
    rng = FastDice(3)
    while not match.over:
        seat = match.state.waiting()[0]
        view = match.state.observe(seat)
        assert GAME.parse(view.text()).text() == view.text()
        legal = match.state.legal(seat)
        match.apply(seat, legal[rng.below(len(legal), 0)])
    told = [Words.of("worldatwar", "en").event(event, 0, ["a", "b"]) for event in match.events]
    assert any('Nr. #1:  into "the" Атлантика' in line for line in told), told
    record = Record.loads(match.record.dumps())
    assert record.options["scenario"] == "own" and "scharnhorst" in record.options["own_scenario"]
    again = verify(record, games.find)
    assert repr(again.outcome) == repr(match.outcome)
    assert again.state.text() == match.state.text()
    assert record.content == GAME.content_hash(GAME.options().fill(record.options))


def test_the_board_names_the_duties(tmp_path: Path) -> None:
    state = GAME.new(options_of(tmp_path / "raid.toml", ODD), FastDice(1))
    duties = GAME.board(state.observe(1))["duties"]
    assert duties["into-the-atlantic"]["name"] == 'Nr. #1:  into "the" Атлантика'
    ours = GAME.board(GAME.new({}, FastDice(1)).observe(1))["duties"]
    assert "name" not in ours["bismarck-breaks-out"]


@pytest.mark.parametrize("forces", ["", 'forces = ["raiders"]\n'])
def test_a_duty_that_demands_more_than_there_is_does_not_hold_the_game_up(forces: str) -> None:
    text = edited('forces = ["raiders"]\n', f"{forces}task_forces = 2\nleast = 25\n")
    (made,) = load.scenarios_in(text, "mine.toml")
    state = GAME.new({"scenario": "own", "own_scenario": tuple(made.lines)}, FastDice(1))
    asked = 0
    while state.outcome() is None:
        seat = state.waiting()[0]
        state.apply(seat, state.legal(seat)[0])
        asked += 1
    assert asked > 0 and len(state.voyages) >= (1 if forces else 0)


@rule("worldatwar", "22.14B")
def test_nobody_is_asked_for_a_force_that_cannot_carry_the_cargo() -> None:
    """Cruisers lie in port, and none of them can carry: they may only sail as the second force."""
    cruisers = '[[force]]\nkey = "others"\nside = 0\nbase = "bergen"\nlight = ["germany-cruiser*6"]\n\n'
    text = edited('forces = ["raiders"]\n', 'forces = ["raiders"]\ntask_forces = 2\nleast = 2\ncargo = 1\n')
    (made,) = load.scenarios_in(text.replace("[[air]]", cruisers + "[[air]]"), "mine.toml")
    state = GAME.new({"scenario": "own", "own_scenario": tuple(made.lines)}, FastDice(1))
    state.apply(1, state.legal(1)[0])
    assert state.decision(0).name == "another-force"
    state.apply(0, state.legal(0)[0])
    assert state.decision(0).name == "which-ships" and state.legal(0)
    assert [force.cargo for force in state.forces] == [0]


# -- slips of the pen ----------------

VALUES = ('""', '"x"', "-1", "0", "99", "1000000", "true", "[]", "{}", '"h9999"', "1.5", '["hood", "hood"]')


def slip(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    place = rng.choice([n for n, line in enumerate(lines) if line.strip() and not line.startswith("#")])
    kind = rng.randrange(4)
    if kind == 0:
        del lines[place]
    elif kind == 1:
        lines.insert(rng.randrange(len(lines)), lines[place])
    elif "=" in lines[place]:
        lines[place] = lines[place].split("=")[0] + "= " + rng.choice(VALUES)
    return "\n".join(lines)


def test_a_slip_is_told_in_a_sentence_or_can_be_played() -> None:
    rng = random.Random(22)
    shipped = [path.read_text(encoding="utf-8") for path in sorted(CONTENT.glob("*.toml"))]
    texts = [EXAMPLE, *(text for text in shipped if "[[force]]" in text)]
    played = 0
    for seed in range(150):
        text = slip(rng.choice(texts), rng)
        faults = load.scenario_faults(text, "mine.toml")
        if faults:
            assert len(faults) == 1 and faults[0].startswith("mine.toml: ") and "\n" not in faults[0]
            continue
        (made,) = load.scenarios_in(text, "mine.toml")
        state = GAME.new({"scenario": "own", "own_scenario": tuple(made.lines)}, FastDice(seed))
        while state.waiting():
            seat = rng.choice(state.waiting())
            state.apply(seat, rng.choice(state.legal(seat)))
        played += 1
    assert 10 < played < 140


def test_the_guide_has_the_example() -> None:
    guide = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8").partition("## A World at War")[2]
    assert guide.partition("```toml\n")[2].partition("```")[0].strip() == EXAMPLE.strip()


def test_a_force_sails_from_where_it_lies() -> None:
    text = EXAMPLE.replace('forces = ["raiders"]', 'forces = ["home-fleet"]')
    (fault,) = load.scenario_faults(text, "mine.toml")
    assert fault.endswith('forces: found "home-fleet", allowed a force that lies in bergen')
