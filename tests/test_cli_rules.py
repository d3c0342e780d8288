"""`wardroom rules`, `cards`, `summary`, `replay`: what they print in both languages, and refuse."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from wardroom import __version__, games
from wardroom.cli import cards, replay, rules, simulate, summary
from wardroom.cli.main import build_app, main
from wardroom.cli.nearest import nearest
from wardroom.core.errors import WardroomError
from wardroom.core.game import Game
from wardroom.core.match import Match
from wardroom.core.rulebook import coverage, rulebook
from wardroom.games.coldwar import load
from wardroom.games.coldwar.switches import SCHEMA

app = typer.Typer()
for command in (rules, cards, summary, simulate, replay):
    command.register(app)


@pytest.fixture(autouse=True)
def a_page_of_a_hundred_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.delenv("WARDROOM_CONTENT", raising=False)


def printed(*words: str) -> str:
    result = CliRunner().invoke(app, words)
    assert result.exception is None, result.exception
    assert all(len(line) <= 100 for line in result.output.splitlines())
    return result.output


def refused(*words: str) -> str:
    """The one line of an expected error."""
    result = CliRunner().invoke(app, words)
    assert isinstance(result.exception, WardroomError)
    assert result.output == ""
    said = str(result.exception)
    assert "\n" not in said
    return said


def from_json(*words: str) -> Any:
    result = CliRunner().invoke(app, [*words, "--json"])
    assert result.exception is None, result.exception
    return json.loads(result.output)


def lines_with(text: str, output: str) -> list[str]:
    return [line for line in output.splitlines() if text in line]


# -- rules ----------------


def test_the_table_of_contents_has_every_rule_with_its_status() -> None:
    output = printed("rules", "coldwar")
    rows = [line.split() for line in output.splitlines() if line.strip()]
    assert [row[0] for row in rows[2:]] == [rule.number for rule in rulebook("coldwar").rules]
    assert lines_with("Gun attacks", output)[0].split()[-1] == "played"
    assert "option cruise_missiles" in lines_with("Cruise Missiles", output)[0]
    assert "option action" in lines_with("Minefield", output)[0]
    assert "outside: in the Air Module" in lines_with("Hangars", output)[0]
    assert lines_with("Tournament rules", output)[0].split()[-1] == "heading"
    assert "about the printed parts" in lines_with("Printing", output)[0]


def test_a_section_is_shown_with_its_sub_rules() -> None:
    output = printed("rules", "coldwar", "7.1")
    for number in ("7.1 ", "7.11 ", "7.18 "):
        assert any(line.startswith(number) for line in output.splitlines())
    assert "7.2 " not in output.splitlines()[0]
    assert not any(line.startswith("7.2 ") for line in output.splitlines())
    assert "Evasive Maneuvers or" in output


@pytest.mark.parametrize(
    ("section", "first", "last", "count"),
    [
        ("6.1.A", "6.1.A.1", "6.1.A.6", 6),
        ("12.9", "12.9", "12.9C", 4),
        ("1", "1", "1", 1),
        ("13.2b", "13.2B", "13.2B", 1),
    ],
)
def test_which_rules_belong_to_a_section(section: str, first: str, last: str, count: int) -> None:
    found = [rule["number"] for rule in from_json("rules", "coldwar", section)]
    assert (found[0], found[-1], len(found)) == (first, last, count)


def test_a_word_finds_the_rules_with_it_in_their_title() -> None:
    output = printed("rules", "coldwar", "retreat")
    assert [line.split()[0] for line in lines_with("Retreat", output)] == ["6.1.A.6", "9.2"]


def test_numbered_lines_of_a_rule_stay_apart() -> None:
    lines = [line.strip() for line in printed("rules", "coldwar", "6.1.B.2").splitlines()]
    assert "2 Area Evasive Maneuvers and area ECM stop their attacks at once." in lines


def test_rules_in_russian() -> None:
    assert "5.21 Корабли в линиях" in printed("rules", "coldwar", "5.21", "--lang", "ru")
    assert "настройка armor" in printed("rules", "coldwar", "--lang", "ru")


def test_unknown_sections_name_the_nearest() -> None:
    assert refused("rules", "coldwar", "7.9") == "there is no rule 7.9; the nearest are 7.2, 7.11, 7.1, 7.12"
    assert refused("rules", "coldwar", "minefild") == (
        "no rule has 'minefild' in its title; did you mean 7.14 Minefield attacks?"
    )
    assert refused("rules", "coldwar", "banana") == (
        "no rule has 'banana' in its title; wardroom rules coldwar lists all titles"
    )


@pytest.mark.parametrize("command", ["rules", "cards", "summary", "simulate"])
def test_without_a_game_the_games_are_listed(command: str) -> None:
    listed = ", ".join(games.names())
    assert refused(command) == f"name a game: {listed}; for example: wardroom {command} coldwar"


@pytest.mark.parametrize("command", ["rules", "cards", "summary"])
def test_unknown_games_and_languages(command: str) -> None:
    assert refused(command, "coldwr") == "there is no game 'coldwr'; did you mean coldwar?"
    assert refused(command, "coldwar", "--lang", "de") == "there is no language 'de'; there are en, ru"


def test_coverage_as_json_is_the_index_of_rules() -> None:
    rows = from_json("rules", "coldwar", "--coverage")
    assert rows == coverage("coldwar")
    assert set(rows[0]) == {"rule", "title", "status", "code", "tests"}
    guns = next(row for row in rows if row["rule"] == "7.11")
    assert any(place.startswith("games/coldwar/attacks.py:") for place in guns["code"])
    assert any("test_guns" in test for test in guns["tests"])


def test_coverage_as_a_table_counts_rules_and_tests() -> None:
    rows = coverage("coldwar")
    output = printed("rules", "coldwar", "--coverage")
    played = sum(row["status"] == "played" for row in rows)
    by_option = sum(row["status"] == "option" for row in rows)
    headings = sum(row["status"] == "heading" for row in rows)
    outside = len(rows) - headings - played - by_option
    assert headings and outside
    counted = f"{played} played, {by_option} by option, {outside} outside. Also {headings} headings."
    assert f"{len(rows) - headings} rules: {counted}" in output
    assert lines_with("Tournament rules", output)[0].split()[3] == "heading"
    guns = next(row for row in rows if row["rule"] == "7.11")
    assert lines_with("Gun attacks", output)[0].split()[-1] == str(len(guns["tests"]))


def test_coverage_of_one_rule_names_its_tests() -> None:
    output = printed("rules", "coldwar", "7.11", "--coverage")
    assert "attacks.py:" in output
    assert "guns reach the first row only" in output


def test_places_in_one_file_are_put_together() -> None:
    code = ["games/coldwar/attacks.py:50", "games/coldwar/attacks.py:101", "games/coldwar/volley.py:2"]
    assert rules.places(code) == ["attacks.py:50,101", "volley.py:2"]


def test_the_options_with_defaults_and_rule() -> None:
    output = printed("rules", "coldwar", "--options")
    for option in SCHEMA.options:
        assert any(line.split()[0] == option.key for line in lines_with(option.key, output))
    assert lines_with("armor ", output)[0].split()[:5] == ["armor", "yes", "yes,", "no", "12.6"]
    assert "2-6" in lines_with("seats ", output)[0]
    assert [row["option"] for row in from_json("rules", "coldwar", "--options")] == list(SCHEMA.by_key)
    assert "Сколько игроков за столом." in printed("rules", "coldwar", "--options", "--lang", "ru")


# -- cards ----------------


def test_all_ships_and_cards_with_the_origin_of_each_value() -> None:
    output = printed("cards", "coldwar")
    for page in load.entries():
        assert str(page.get("name", "Player Order cards")) in output
    assert "…" not in output
    row = lines_with("Nimitz ", output)[0].split()
    assert row == ["Nimitz", "CVN●", "10○", "19○", "2●", "2○"]
    assert '2×16" 3×5"○' in lines_with("Iowa ", output)[0]
    assert "3+3●" in lines_with("Ticonderoga ", output)[0]
    assert "3/2/1○" in lines_with("Land Based Air Strike", output)[0]
    assert "● printed in the rulebook   ◐ published elsewhere   ○ reconstructed" in output


def test_one_entry_in_full_with_its_sources() -> None:
    output = printed("cards", "coldwar", "kiev")
    assert lines_with("Hits ", output)[0].split()[:3] == ["Hits", "6", "◐"]
    assert "zdroj45.blogspot.com" in output
    assert "In notation: kiev" in output


@pytest.mark.parametrize("word", ["new-jersey", "New Jersey", "нью-джерси", "new-jer"])
def test_an_entry_is_found_by_key_name_or_beginning(word: str) -> None:
    assert [page["key"] for page in from_json("cards", "coldwar", word)] == ["new-jersey"]


def test_several_entries_are_a_table() -> None:
    found = from_json("cards", "coldwar", "missile")
    assert [page["key"] for page in found] == [
        *("missileA", "missileB", "missileC", "missileAny2", "missileAny3", "missileC3")
    ]
    line = lines_with("B Missile Attack", printed("cards", "coldwar", "missile"))[0]
    assert line.split()[-3:] == ["3●", f"{found[1]['count']}○", "4●"]


def test_cards_as_json_are_the_pages_of_the_content() -> None:
    assert from_json("cards", "coldwar") == load.entries()


def test_cards_in_russian() -> None:
    output = printed("cards", "coldwar", "--lang", "ru")
    assert "Айова" in output and "Великобритания" in output and "…" not in output
    assert "Чтобы утопить" in printed("cards", "coldwar", "slava", "--lang", "ru")


def test_unknown_cards_name_the_nearest() -> None:
    assert refused("cards", "coldwar", "iwoa") == (
        "there is neither a ship nor a card called 'iwoa'; did you mean iowa?"
    )
    for far in ("8888", "banana"):
        assert refused("cards", "coldwar", far) == (
            f"there is neither a ship nor a card called {far!r}; wardroom cards coldwar lists them all"
        )


# -- summary ----------------

# Chapter 8, 9.3 and 12.1 by hand: for each attack the defences and ways, ! where no roll is needed.
IN_THE_AIR = "cover area, cover point, air_defense ship, damage_control point!"
BY_THE_BOOK = {
    ("gun", "ship"): "evade area!, evade point!, damage_control point!",
    ("missile", "ship"): "ecm area!, ecm point!, damage_control point!",
    ("missile", "submarine"): "ecm area!, ecm point!, asw area, asw point, damage_control point!",
    ("torpedo", "submarine"): "evade area!, evade point!, asw area, asw point, damage_control point!",
    ("asw", ""): "damage_control point!",
    ("cruise", "ship"): f"ecm area!, ecm point!, {IN_THE_AIR}",
    ("land", ""): IN_THE_AIR,
    ("carrier", "ship"): IN_THE_AIR,
    ("bomber", ""): IN_THE_AIR,
}


def test_the_summary_agrees_with_the_book() -> None:
    found: dict[tuple[str, str], list[str]] = {}
    for meeting in from_json("summary", "coldwar"):
        way = f"{meeting['defence']} {meeting['way']}{'' if meeting['roll'] else '!'}"
        found.setdefault((meeting["attack"], meeting["source"]), []).append(way)
    assert {attack: ", ".join(ways) for attack, ways in found.items()} == BY_THE_BOOK


# The same with all cards of Action, in the order of its defences; bad luck, Specials and Tactics at the end.
WARNING = "early_warning area, early_warning point"
WITH_ACTION = {
    ("gun", "ship"): f"{BY_THE_BOOK['gun', 'ship']}, {WARNING}",
    ("missile", "ship"): f"{BY_THE_BOOK['missile', 'ship']}, {WARNING}, jamming tactic",
    ("missile", "submarine"): f"{BY_THE_BOOK['missile', 'submarine']}, {WARNING}, jamming tactic",
    ("torpedo", "submarine"): (
        f"{BY_THE_BOOK['torpedo', 'submarine']}, crash_dive point!, {WARNING}, evasive tactic"
    ),
    ("asw", ""): "damage_control point!, crash_dive point!",
    ("mine", ""): f"damage_control point!, sweepers area!, sweepers point!, {WARNING}",
    ("cruise", "ship"): f"{BY_THE_BOOK['cruise', 'ship']}, {WARNING}, jamming tactic",
    ("land", ""): f"{IN_THE_AIR}, {WARNING}",
    ("carrier", "ship"): f"{IN_THE_AIR}, {WARNING}",
    ("bomber", ""): f"{IN_THE_AIR}, {WARNING}",
    ("surprise", "submarine"): "early_warning area!, early_warning point!",
    ("surprise", "air"): "air_defense ship, early_warning area!, early_warning point!",
    ("explosion", ""): "damage_control point!",
    ("fire_control", ""): "damage_control point!",
    ("deck_fire", ""): "damage_control point!",
    ("special", ""): "intelligence point!",
    ("tactic", ""): "intelligence point!",
}
EVERYTHING = [word for text in ("action=true", "tactics=9", "bad_luck=20") for word in ("--option", text)]


def test_the_summary_with_action() -> None:
    found: dict[tuple[str, str], list[str]] = {}
    rows = from_json("summary", "coldwar", *EVERYTHING)
    for row in rows:
        way = f"{row['defence']} {row['way']}{'' if row['roll'] else '!'}"
        found.setdefault((row["attack"], row["source"]), []).append(way)
    assert {attack: ", ".join(ways) for attack, ways in found.items()} == WITH_ACTION
    effects = {(row["attack"], row["source"], row["defence"]): row for row in rows}
    assert effects["surprise", "air", "early_warning"]["effect"] == "unmasked"
    assert effects["surprise", "air", "air_defense"]["number"] == 1
    assert effects["torpedo", "submarine", "crash_dive"]["effect"] == "passive"
    assert effects["bomber", "", "early_warning"]["number"] == 2
    numbers = [
        effects[attack]["on"] for attack in (("gun", "ship", "early_warning"), ("mine", "", "early_warning"))
    ]
    assert numbers == [3, 2]


def test_the_summary_has_what_the_table_has() -> None:
    action = {row["attack"] for row in from_json("summary", "coldwar", "--option", "action=true")}
    assert "special" in action and not {"tactic", "explosion"} & action
    assert "mine" not in {row["attack"] for row in from_json("summary", "coldwar", "--option", "tactics=4")}
    plain = from_json("summary", "coldwar", "--option", "air_defense=no", "--option", "cruise_missiles=no")
    assert "air_defense" not in {row["defence"] for row in plain}
    assert "cruise" not in {row["attack"] for row in plain}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_summary_with_action_on_a_page(lang: str) -> None:
    output = printed("summary", "coldwar", *EVERYTHING, "--lang", lang)
    assert "…" not in output and "summary-" not in output
    for rule in ("8.35", "8.36", "8.38", "9.6", "13.54", "13.55"):
        assert rule in output


def test_what_a_success_does() -> None:
    effects = {
        (row["attack"], row["defence"], row["way"]): (row["effect"], row["number"])
        for row in from_json("summary", "coldwar")
    }
    assert effects["bomber", "cover", "area"] == effects["bomber", "cover", "point"] == ("dice", 2)
    assert effects["bomber", "air_defense", "ship"] == ("dice", 1)
    assert effects["bomber", "damage_control", "point"] == ("hits", 1)
    assert effects["torpedo", "asw", "area"] == ("sunk-before", 0)
    assert effects["torpedo", "asw", "point"] == ("sunk-after", 0)
    assert effects["carrier", "cover", "area"] == ("stopped", 0)
    assert effects["asw", "damage_control", "point"] == ("undone", 0)


@pytest.mark.parametrize(("lang", "gun", "dice"), [("en", "Gun", "2 dice"), ("ru", "Обстрел", "кубиков -2")])
def test_the_summary_on_one_page(lang: str, gun: str, dice: str) -> None:
    output = printed("summary", "coldwar", "--lang", lang)
    assert lines_with(gun, output) and lines_with(dice, output)
    assert "…" not in output
    for rule in ("8.31", "8.32", "8.33", "8.37", "9.3", "12.1"):
        assert rule in output


# -- replay ----------------

GOLDEN = Path(__file__).parent / "golden" / "coldwar-to-victory.record"


def test_a_replay_is_the_war_diary() -> None:
    lines = printed("replay", str(GOLDEN)).splitlines()
    assert lines[0].startswith("Cold War Naval Battles   ")
    assert lines[1].split() == ["Round", "1", "begins.", "5"]
    assert any("drew 7 cards as the opening hand." in line for line in lines)
    assert any("rolled" in line and line.endswith(" 6.1.A.2") for line in lines)
    assert "won" in " ".join(lines[-2:])
    assert "раунд 1" in printed("replay", str(GOLDEN), "--lang", "ru")


def test_a_seat_reads_its_own_diary() -> None:
    assert "Bot 1 got an order card." in printed("replay", str(GOLDEN))
    own = printed("replay", str(GOLDEN), "--seat", "1")
    assert "You got order card 2." in own and "Bot 2 drew 7 cards" in own
    assert "no seat 7" in refused("replay", str(GOLDEN), "--seat", "7")


def test_a_replay_tells_who_resigned(tmp_path: Path) -> None:
    match = Match.start(games.find("coldwar"), {"seats": 3}, 7, ["human Ann", "human Bob", "human Cid"])
    match.resign(1)
    (tmp_path / "game").write_text(match.record.dumps())
    assert "Resigned, and could win no more: Bob." in printed("replay", str(tmp_path / "game"))
    assert "Resigned" not in printed("replay", str(GOLDEN))


def test_a_replay_verifies_or_stops_at_a_line() -> None:
    verdict = printed("replay", str(GOLDEN), "--verify").splitlines()
    assert len(verdict) <= 3 and "all agree" in "".join(verdict)
    lines = GOLDEN.read_text().splitlines()
    number = next(number for number, line in enumerate(lines, 1) if line.startswith("s2 ") and number > 60)
    for option in ("--at", "--to"):
        output = CliRunner().invoke(app, ["replay", str(GOLDEN), option, str(number)]).output
        assert output.splitlines()[:2] == [f"line {number}: {lines[number - 1]}", "coldwar 1"]


def test_a_position_for_a_seat_shows_no_more_than_it_may_know() -> None:
    assert "seen by" not in printed("replay", str(GOLDEN), "--at", "90")
    own = printed("replay", str(GOLDEN), "--at", "90", "--seat", "1")
    assert "seen by: seat1" in own and "hand: ?" in own


@pytest.mark.parametrize(
    "words", [("--verify", "--print"), ("--at", "90", "--verify"), ("--seat", "1", "--print")]
)
def test_a_replay_does_one_thing_at_a_time(words: tuple[str, ...]) -> None:
    assert "--verify" in refused("replay", str(GOLDEN), *words)


# -- simulate ----------------


def test_the_simulation_says_what_a_share_is() -> None:
    output = " ".join(
        printed("simulate", "coldwar", "--games", "2", "--bots", "random", "--workers", "1").split()
    )
    assert "Share is wins per game played, pooled over the seats of a bot" in output


# -- words that are nearly right ----------------


@pytest.mark.parametrize(
    ("word", "found"),
    [("gum5", "gun5"), ("iwoa", "iowa"), ("TABEL", "table"), ("banana", ""), ("x", ""), ("", "")],
)
def test_only_what_is_near_is_suggested(word: str, found: str) -> None:
    assert nearest(word, ["gun5", "iowa", "table", "tarawa", "missileA"]) == found


def test_the_version() -> None:
    result = CliRunner().invoke(build_app(), ["--version"])
    assert (result.exit_code, result.output) == (0, f"wardroom {__version__}\n")


# -- what goes wrong ----------------


def test_bad_content_is_told_in_one_line(tmp_path: Path) -> None:
    """The commands load the game, so even `--help` meets it."""
    place = tmp_path / "none"
    done = subprocess.run(
        [sys.executable, "-m", "wardroom.cli.main", "--help"],
        env={**os.environ, "WARDROOM_CONTENT": str(place)},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith(f"{place}: found no folder")


def test_a_missing_game_ends_with_one_line_and_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["wardroom", "rules"])
    with pytest.raises(SystemExit) as ended:
        main()
    told = capsys.readouterr()
    assert (ended.value.code, told.out, told.err.count("\n")) == (2, "", 1)


def test_only_expected_errors_are_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(key: str) -> Game:
        raise ValueError("a fault of the program")

    monkeypatch.setattr("wardroom.games.find", broken)
    monkeypatch.setattr("sys.argv", ["wardroom", "rules", "coldwar"])
    with pytest.raises(ValueError, match="a fault of the program"):
        main()
