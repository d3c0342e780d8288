"""13 The scenarios as the book has them, and scenario files that players write."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.marks import rule
from wardroom import games
from wardroom.cli.check import game_of, place_of
from wardroom.cli.scenario import with_scenario
from wardroom.core.content import ContentError
from wardroom.core.dice import FastDice
from wardroom.core.match import Match
from wardroom.core.options import OptionError
from wardroom.core.records import Record
from wardroom.core.replaying import verify
from wardroom.games.attacksub import load
from wardroom.games.attacksub.catalogue import NOBODY, Catalogue, Scenario
from wardroom.games.attacksub.game import GAME

ROOT = Path(__file__).parent.parent.parent
LETTERS = "abcdefghijklm"


@pytest.fixture(scope="module")
def ours() -> Catalogue:
    return load.catalogue()


def keys(ours: Catalogue, ships: list[int]) -> list[str]:
    return [ours.ships[ship].key for ship in ships]


def forces(ours: Catalogue, scenario: Scenario) -> list[tuple[str, list[str], list[str]]]:
    return [
        (scenario.sides[side], keys(ours, scenario.ships[side]), keys(ours, scenario.reinforcements[side]))
        for side in range(2)
    ]


# -- ours ----------------


@rule("attacksub", "13")
def test_thirteen_scenarios_and_two_tournament_forms(ours: Catalogue) -> None:
    plain = [scenario for scenario in ours.scenarios if "-" not in scenario.key]
    assert [scenario.key for scenario in plain] == list(LETTERS)
    assert [scenario.rule for scenario in plain] == [f"13{letter.upper()}" for letter in LETTERS]
    others = [scenario.key for scenario in ours.scenarios if "-" in scenario.key]
    assert others == ["a-tournament", "h-tournament"]
    assert [scenario.key for scenario in ours.scenarios if scenario.introduction] == ["a", "b"]


@rule("attacksub", "13A", "13B", "13D", "13F", "13.5")
def test_scenarios_that_are_won_by_the_plain_rule(ours: Catalogue) -> None:
    plain = [scenario.key for scenario in ours.scenarios if scenario.default_victory]
    assert plain == ["a", "a-tournament", "b", "d", "f"]
    for key in plain:
        scenario = ours.scenario(key)
        assert scenario.exits == [True, True] and scenario.sweep == [True, True]
        assert scenario.otherwise == NOBODY
    assert forces(ours, ours.scenario("a")) == [
        ("nato", ["los-angeles", "baltimore"], []),
        ("soviet", ["ivan-rogov", "skvortsov"], []),
    ]
    assert forces(ours, ours.scenario("a-tournament"))[0] == ("british", ["swiftsure", "valiant"], [])
    assert forces(ours, ours.scenario("b")) == [
        ("nato", ["virginia", "simpson"], []),
        ("soviet", ["molniya", "skvortsov"], []),
    ]
    assert forces(ours, ours.scenario("d")) == [
        ("british", ["swiftsure"], []),
        ("argentine", ["salta"], ["san-luis"]),
    ]
    assert forces(ours, ours.scenario("f")) == [
        ("soviet", ["udaloy", "nikolayev"], ["kotov", "admiral-lapshin"]),
        ("nato", ["los-angeles", "valiant"], []),
    ]


@rule("attacksub", "13C", "13M")
def test_breakout_and_convoy_screen(ours: Catalogue) -> None:
    breakout, screen = ours.scenario("c"), ours.scenario("m")
    assert forces(ours, breakout) == [
        ("nato", ["seawolf"], ["trafalgar"]),
        ("soviet", ["ivan-rogov", "donets", "dekabrist"], ["skvortsov"]),
    ]
    assert forces(ours, screen) == [
        ("nato", ["arleigh-burke", "bowen"], ["john-rodgers", "los-angeles"]),
        ("soviet", ["ivan-rogov", "skvortsov"], ["yenisey", "grif", "sura"]),
    ]
    assert (breakout.points_needed, screen.points_needed) == ([0, 2], [0, 5])
    for scenario in (breakout, screen):
        assert scenario.exit_points == [0, 1] and scenario.exits == [False, True]
        worth = [scenario.ship_points[ship] for ship in scenario.ships[0] + scenario.reinforcements[0]]
        assert set(worth) == {1}
        assert scenario.otherwise == 0 and not scenario.default_victory
    assert (breakout.exit_needs_contact, breakout.exit_needs_whole_deck) == (True, False)
    assert (screen.exit_needs_contact, screen.exit_needs_whole_deck) == (False, True)
    # 11.3 Who sinks all that there is before others come has won; but 13M says who wins otherwise.
    assert breakout.sweep == [True, True] and screen.sweep == [False, False]


@rule("attacksub", "13E", "13H", "13J")
def test_races(ours: Catalogue) -> None:
    rebel, boomer, home = (ours.scenario(key) for key in "ehj")
    assert forces(ours, rebel) == [
        ("renegade", ["oppokov"], []),
        ("soviet", ["revnostnyy", "simferopol"], ["udaloy"]),
    ]
    assert forces(ours, boomer) == [
        ("soviet", ["zarnitsa", "ivan-rogov"], []),
        ("nato", ["seawolf"], ["asheville"]),
    ]
    assert forces(ours, ours.scenario("h-tournament"))[1] == ("nato", ["los-angeles"], ["asheville"])
    assert forces(ours, home) == [
        ("soviet", ["kirov", "kiev", "neukrotimyy", "nikolayev", "tallin"], []),
        ("nato", ["asheville", "seawolf"], ["los-angeles"]),
    ]
    for scenario, racer, prey in ((rebel, "oppokov", ["oppokov"]), (boomer, "zarnitsa", ["zarnitsa"])):
        assert keys(ours, [scenario.race_ship]) == [racer]
        assert keys(ours, scenario.prey[1]) == prey and not scenario.prey_all[1]
        assert (scenario.race_side, scenario.race_from_deck) == (0, 2)
    assert (rebel.race_if_negated, boomer.race_if_negated, home.race_if_negated) == (True, False, False)
    assert (home.race_side, home.race_ship, home.otherwise) == (0, NOBODY, 0)
    assert keys(ours, home.prey[1]) == ["kiev", "kirov"] and not home.prey_all[1]


@rule("attacksub", "13I", "13K")
def test_flagships(ours: Catalogue) -> None:
    moskva, flattop = ours.scenario("i"), ours.scenario("k")
    assert forces(ours, moskva) == [
        ("soviet", ["moskva", "udaloy", "neukrotimyy", "revnostnyy", "tallin"], []),
        ("nato", ["asheville", "annapolis"], ["trafalgar"]),
    ]
    assert forces(ours, flattop) == [
        ("nato", ["kennedy", "virginia", "john-rodgers", "simpson", "taylor"], []),
        ("soviet", ["ivan-rogov", "skvortsov", "yenisey"], ["bolshaya-neva"]),
    ]
    for scenario, flagship in ((moskva, "moskva"), (flattop, "kennedy")):
        assert keys(ours, [scenario.exit_wins]) == [flagship] == keys(ours, scenario.prey[1])
        assert scenario.exit_after_deck == 1 and scenario.exits == [True, False]
        assert scenario.otherwise == NOBODY


@rule("attacksub", "13G", "13L")
def test_convoys(ours: Catalogue) -> None:
    tide, wolfpack = ours.scenario("g"), ours.scenario("l")
    transports = ["transport-1", "transport-2", "transport-3"]
    assert forces(ours, tide) == [
        ("soviet", ["sura", "donets", "shtorm"], []),
        ("nato", ["john-rodgers", "simpson", "taylor", *transports], []),
    ]
    assert keys(ours, tide.prey[0]) == transports and tide.prey_all[0] and tide.otherwise == 1
    assert forces(ours, wolfpack) == [
        ("nato", ["invincible", "norfolk", "sheffield", "semmes", *transports], []),
        ("soviet", ["grif", "dekabrist", "ivan-rogov"], ["skvortsov"]),
    ]
    points = {ours.ships[ship].key: wolfpack.ship_points[ship] for ship in wolfpack.ships[0]}
    escorts = dict.fromkeys(("norfolk", "sheffield", "semmes"), 1)
    assert points == {"invincible": 6} | escorts | dict.fromkeys(transports, 2)
    assert (wolfpack.points_needed, wolfpack.loss_points, wolfpack.otherwise) == ([0, 6], [0, 1], 0)


@rule("attacksub", "1.3")
def test_only_one_side_has_a_surface_force(ours: Catalogue) -> None:
    for scenario in ours.scenarios:
        surface = [
            any(not ours.ships[ship].is_sub for ship in scenario.ships[side] + scenario.reinforcements[side])
            for side in range(2)
        ]
        assert sum(surface) <= 1


# -- a player's own ----------------

DOCUMENT = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
# The example that people copy.
NIGHT = DOCUMENT.partition("```toml\n")[2].partition("```")[0]


def faults(tmp_path: Path, text: str, name: str = "mine.toml") -> list[str]:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return [said.removeprefix(f"{path}: ") for said in load.faults(path, load.SCENARIOS)]


def test_a_good_file_has_no_faults(tmp_path: Path, ours: Catalogue) -> None:
    assert faults(tmp_path, NIGHT) == []
    (scenario,) = load.scenarios_in(NIGHT, "mine.toml", ours)
    assert forces(ours, scenario) == [
        ("nato", ["bowen", "transport-1"], ["simpson"]),
        ("soviet", ["molniya", "grif"], []),
    ]
    assert scenario.points_needed == [0, 3] and scenario.ship_points[ours.ship("transport-1").id] == 2
    assert scenario.exit_needs_whole_deck and scenario.otherwise == 0


def test_the_lines_of_a_scenario_give_it_again(ours: Catalogue) -> None:
    (scenario,) = load.scenarios_in(NIGHT, "mine.toml", ours)
    assert scenario.lines and all(";" not in line and "\n" not in line for line in scenario.lines)
    again = load.own_scenario(scenario.lines, ours)
    assert again.lines == scenario.lines
    assert again.digest == scenario.digest
    assert ours.digest(again) == ours.digest(scenario) != ours.digest(ours.scenarios[0])
    assert forces(ours, again) == forces(ours, scenario)
    assert again.ship_points == scenario.ship_points


def test_another_scenario_has_another_digest(ours: Catalogue) -> None:
    (scenario,) = load.scenarios_in(NIGHT, "mine.toml", ours)
    (other,) = load.scenarios_in(NIGHT.replace("points = 3", "points = 2"), "mine.toml", ours)
    (renamed,) = load.scenarios_in(NIGHT.replace("slip past", "crawl past"), "mine.toml", ours)
    assert scenario.digest != other.digest
    assert scenario.digest == renamed.digest


@pytest.mark.parametrize(
    "right, wrong, said",
    [
        ('"bowen"', '"bowne"', 'side "nato": ships: found "bowne", allowed '),
        ('"bowen", ', "", 'side "nato": ships: found ["transport-1"], allowed at least one ship that is not'),
        ('"simpson"', '"bowen"', 'side "nato": ships: found "bowen", allowed each ship once in a scenario'),
        ('"grif"', '"transport-1"', "allowed each ship once in a scenario"),
        ('"grif"', '"taylor"', "allowed submarines only, as the other side has surface ships (1.3)"),
        ('key = "soviet"', 'key = "nato"', 'side "nato": key: found "nato", allowed two different sides'),
        ('key = "soviet"', 'key = "french"', 'side "french": key: found "french", allowed "nato", "soviet"'),
        ('otherwise = "nato"', 'otherwise = "us"', 'otherwise: found "us", allowed "draw", "nato", "soviet"'),
        ("transport-1 = 2", "kennedy = 2", 'worth: found "kennedy", allowed a ship of the other side: bowen'),
        ("points = 3", "points = 9", "points: found 9, allowed at most 6, all that this side can score"),
        ("points = 3", "loss_points = 1", "points: found 0, allowed more than 0 where something is worth"),
        ('"after_a_deck"', '"often"', 'exits: found "often", allowed "after_sinking", "after_contact"'),
        ('"after_a_deck"', '"flagship"', 'side "soviet": flagship: missing, allowed "los-angeles"'),
        ("exit_points = 1", 'sink = ["grif"]', 'sink: found "grif", allowed a ship of the other side: bowen'),
        ("exit_points = 1", 'race = "bowen"', 'race: found "bowen", allowed a ship of this side: molniya'),
        ("exit_points = 1", "sink_all = true", "sink_all: found true, allowed false unless `sink` names"),
        ("exit_points = 1", "exit_point = 1", "exit_point: unknown field, allowed "),
        ("exit_points = 1", "race_from = 2", "race_from: unknown field, allowed "),
        ('"Night Watch"', '"Night; Watch"', 'name: found "Night; Watch", allowed a text without a semicolon'),
        ('key = "night"', 'key = "night watch"', 'key: found "night watch", allowed letters and digits'),
        ('game = "attacksub"', 'game = "coldwar"', 'game: found "coldwar", allowed "attacksub"'),
        ("[[scenario]]", "[[scenarios]]", "allowed entries [[scenario]]"),
        ("[[scenario.side]]", "[[scenario.sides]]", "side: found 0 entries [[scenario.side]], allowed 2"),
    ],
)
def test_a_fault_is_told_in_one_sentence(tmp_path: Path, right: str, wrong: str, said: str) -> None:
    assert right in NIGHT
    found = faults(tmp_path, NIGHT.replace(right, wrong))
    assert len(found) == 1 and said in found[0], found
    assert "\n" not in found[0]


def test_a_fault_for_each_scenario(tmp_path: Path) -> None:
    one = NIGHT.replace('"bowen"', '"bowne"')
    other = NIGHT.replace('"grif"', '"griff"').replace('key = "night"', 'key = "day"')
    found = faults(tmp_path, one + other.partition("\n")[2])
    assert [said.partition(":")[0] for said in found] == ['scenario "night"', 'scenario "day"']
    assert '(did you mean "bowen"?)' in found[0] and '(did you mean "grif"?)' in found[1]


def test_a_folder_of_ones_own_adds_a_scenario(tmp_path: Path, ours: Catalogue) -> None:
    (tmp_path / "attacksub").mkdir()
    (tmp_path / "attacksub" / "scenarios.toml").write_text(NIGHT, encoding="utf-8")
    found = load.catalogue(tmp_path)
    assert [scenario.key for scenario in found.scenarios][len(ours.scenarios) :] == ["night"]
    (tmp_path / "attacksub" / "scenarios.toml").write_text(NIGHT.replace('"night"', '"own"'))
    with pytest.raises(ContentError, match='key: found "own", allowed a key other than "own"'):
        load.catalogue(tmp_path)


def test_the_document_tells_every_field(ours: Catalogue) -> None:
    told = set(re.findall(r"`([a-z_]+)`", DOCUMENT))
    (entry,) = tomllib.loads(NIGHT)["scenario"]
    for field in (*entry, *entry["side"][0], *entry["side"][1]):
        assert field in told | {"side"}, field
    with pytest.raises(ContentError) as error:
        load.scenarios_in(NIGHT.replace("exit_points", "exit_point"), "mine.toml", ours)
    allowed = str(error.value).partition("allowed ")[2].partition(" (")[0]
    assert set(allowed.split(", ")) - {"origin"} <= told
    for field in (*load.EXITS, "flagship", "flagship_after", "race_from", "race_if_negated"):
        assert field in told


# -- playing it ----------------


def command(*words: str) -> "subprocess.CompletedProcess[str]":
    line = [sys.executable, "-m", "wardroom.cli.main", *words]
    return subprocess.run(line, capture_output=True, text=True, cwd=ROOT, check=False)


def options_of(path: Path, named: str = "") -> dict[str, str]:
    return with_scenario(GAME, {"sides": "first"}, named, path)


def test_a_record_carries_the_scenario(tmp_path: Path) -> None:
    path = tmp_path / "night.toml"
    path.write_text(NIGHT, encoding="utf-8")
    match = Match.start(GAME, options_of(path), 7, ["a", "b"])
    path.unlink()
    rng = FastDice(3)
    while not match.over:
        seat = match.state.waiting()[0]
        legal = match.state.legal(seat)
        match.apply(seat, legal[rng.below(len(legal), 0)])
    record = Record.loads(match.record.dumps())
    assert record.options["scenario"] == "own" and "transport-1 = 2" in record.options["own_scenario"]
    again = verify(record, games.find)
    assert repr(again.outcome) == repr(match.outcome)
    assert again.state.text() == match.state.text()
    assert record.content == GAME.content_hash(GAME.options().fill(record.options))


def test_one_of_several_scenarios_is_named(tmp_path: Path) -> None:
    path = tmp_path / "two.toml"
    path.write_text(NIGHT + NIGHT.partition("\n")[2].replace('"night"', '"day"'), encoding="utf-8")
    with pytest.raises(OptionError, match="has several scenarios; name one with --scenario: night, day"):
        options_of(path)
    assert 'key = "day"' in options_of(path, "day")["own_scenario"]
    with pytest.raises(OptionError, match="has no scenario 'noon'; it has night, day"):
        options_of(path, "noon")


def test_a_scenario_by_its_letter() -> None:
    assert with_scenario(GAME, {}, "B", None) == {"scenario": "b"}
    assert with_scenario(GAME, {"decks": "2"}, "", None) == {"decks": "2"}
    with pytest.raises(OptionError, match="coldwar has no scenarios"):
        with_scenario(games.find("coldwar"), {}, "b", None)


def test_simulate_plays_a_file(tmp_path: Path) -> None:
    path = tmp_path / "night.toml"
    path.write_text(NIGHT, encoding="utf-8")
    words = ("simulate", "attacksub", "--scenario-file", str(path), "--games", "6", "--bots", "random")
    done = command(*words, "--json")
    assert done.returncode == 0, done.stderr
    assert set(json.loads(done.stdout)["sides"]) == {"nato", "soviet"}


# -- the command ----------------


def check(*words: str) -> "subprocess.CompletedProcess[str]":
    return command("check", *words)


def test_the_command_finds_the_game_by_head_folder_or_option(tmp_path: Path) -> None:
    told: dict[str, object] = {"game": "attacksub"}
    assert game_of(tmp_path / "mine.toml", told, "") == "attacksub"
    assert game_of(tmp_path / "mine.toml", {}, "coldwar") == "coldwar"
    assert game_of(tmp_path / "coldwar" / "ships.toml", {}, "") == "coldwar"
    with pytest.raises(ContentError, match="game: missing, allowed a first line such as"):
        game_of(tmp_path / "mine.toml", {}, "")


def test_the_command_finds_what_a_file_is_for(tmp_path: Path) -> None:
    assert place_of(tmp_path / "cards.toml", {}, load) == "cards.toml"
    assert place_of(tmp_path / "mine.toml", {"scenario": []}, load) == "scenarios.toml"
    assert place_of(tmp_path / "mine.toml", {"ship": []}, load) == "ships.toml"
    with pytest.raises(ContentError, match=r"a file of entries \[\[ship\]\], \[\[card\]\], \[\[scenario\]\]"):
        place_of(tmp_path / "mine.toml", {}, load)


def test_the_command(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(NIGHT, encoding="utf-8")
    bad.write_text(NIGHT.replace('"bowen"', '"bowne"'), encoding="utf-8")
    done = check(str(good))
    assert (done.returncode, done.stdout) == (0, f"{good}: 1 entry, nothing wrong with it.\n"), done.stderr
    done = check(str(bad))
    assert done.returncode == 1
    assert done.stdout.startswith(f'{bad}: scenario "night": side "nato": ships: found "bowne", allowed ')


def test_the_command_looks_at_the_first_games_files_too(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[[ship]]\nkey = "yamato"\nname = "Yamato"\n', encoding="utf-8")
    done = check(str(mine), "--game", "coldwar")
    assert done.returncode == 1
    assert done.stdout == f'{mine}: ship "yamato": nation: missing, allowed "us", "su", "uk", "fr"\n'
    assert check(str(tmp_path / "none.toml")).returncode == 2


def test_the_example_of_the_page_can_be_played() -> None:
    example = (ROOT / "web" / "src" / "games" / "attacksub" / "example.toml").read_text(encoding="utf-8")
    assert load.scenario_faults(example, "example.toml") == []
