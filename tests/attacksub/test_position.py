"""The text form of a position, the page's picture of it, and the luck that a diary tells of."""

from __future__ import annotations

import json

import pytest

from tests.attacksub.table import CATALOGUE, Table, a, malfunction, number, ship
from tests.marks import rule
from wardroom.core.dice import FastDice
from wardroom.core.scene import Scene
from wardroom.core.state import SPECTATOR, State
from wardroom.games.attacksub.game import GAME
from wardroom.games.attacksub.position import PositionError

PS = a("passive")
AS = a("active")
WL = a("lockon", contact=1)
COR = a("range")
HELO = a("helicopter")


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("nonsense", "KEY: WORDS"),
        ("sheep: many", "there is no line"),
        ("ship bismarck: in", "no ship 'bismarck'"),
        ("ship baltimor: in", "did you mean baltimore"),
        ("ship baltimore: sesnor=1", "did you mean sensor"),
        ("ship baltimore: sensor=7", "has no such box"),
        ("ship baltimore: sensor=x", "not a number"),
        ("ship baltimore: tired", "a ship is not"),
        ("contact: baltimore > ivan-rogov 5", "one of nc, na, 1, 2, 3, 4"),
        ("contact: baltimore ivan-rogov", "SEEKER > SHIP LEVEL"),
        ("contact: - > ivan-rogov 1", "of a submarine or of `force`"),
        ("hand seat1: ps/9", "there is no card"),
        ("hand seat3: ps/5", "not a number from 1 to 2"),
        ("hand seat1: ?", "there is no card"),
        ("hand seat1: cor/7*9", "more cor/7 cards"),
        ("helo: baltimore helo/7", "a ship that carries some"),
        ("sides: nato british", "the sides are"),
        ("sides: none", "the step is `step: Setup"),
        ("turn:", "the line is turn: SEAT"),
        ("turn: seat1 actd", "acted, flew, negated"),
        ("deck:", "the line is deck: NUMBER"),
        ("deck: 3 gone", "and `out` after the last"),
        ("weather: rain", "the line is weather: bad"),
        ("check: seat3", "seat1, seat2"),
        ("tally: 1", "TURNS ATTACKS HITS"),
        ("seen by:", "the line is seen by: SEAT"),
        ("over: nato", "SIDE REASON RULE"),
        ("over: navy won 13A", "one of nato, soviet, draw"),
        ("memory seat1: mood=1,2", "kept=N,N"),
        ("memory seat1: kept=1", "kept=N,N"),
        ("contact: baltimore > los-angeles 2", "a ship of the other side"),
        ("contact: force > los-angeles 2", "no surface force in this scenario"),
        ("ship skvortsov: sunk\ncontact: baltimore > skvortsov 2", "in play on both sides"),
        ("ship baltimore: sunk\ncontact: baltimore > skvortsov 2", "in play on both sides"),
        ("ship baltimore: sunk dead", "only a submarine in play plays dead"),
        ("ship baltimore: searched searched", "once in a turn"),
        ("step: Sail seat=1", "there is no step"),
        ("step: EndOfTurn phase=1 mood=2", "no field"),
        ("step: PlayerTurn seat=1", "the first step is EndOfTurn"),
        ("step: EndOfTurn seat=1\nstep: PlayerTurn seat=1 stage=maybe", "is not one of"),
        ("step: EndOfTurn seat=1\nstep: Attack seat=1 open=perhaps", "is not yes or no"),
        ("step: EndOfTurn seat=1\nstep: PlayerTurn seat=1 play=fly", "there is no action"),
        ("step: EndOfTurn seat=1\nstep: PlayerTurn seat=1 play=", "there is no action ''"),
    ],
)
def test_faults_are_named(line: str, fault: str) -> None:
    with pytest.raises(PositionError, match=fault.replace("*", r"\*").replace("?", r"\?")):
        Table("a", line)


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (f"helo: simpson {HELO}\nhelo: simpson {HELO}", "more helicopters aloft than the 1"),
        (f"ship simpson: sunk\nhelo: simpson {HELO}", "more helicopters aloft than the 0"),
        (f"weather: bad\nhelo: simpson {HELO}", "in bad weather"),
        ("helo: simpson", "the line is helo: SHIP CARD"),
        ("ship simpson: dead", "only a submarine in play plays dead"),
        ("contact: force > simpson 2", "a ship of the other side"),
        ("ship simpson: sunk\nship virginia: sunk\ncontact: force > molniya 2", "in play on both sides"),
    ],
)
def test_faults_of_a_surface_force_are_named(lines: str, fault: str) -> None:
    with pytest.raises(PositionError, match=fault):
        Table("b", lines)


@pytest.mark.parametrize(
    ("scenario", "lines", "fault"),
    [
        ("a", "deck: 2\ndeck: 3", "there is one line 'deck'"),
        ("a", "turn: seat1\nturn: seat2", "there is one line 'turn'"),
        ("a", "options: decks=2", "options stand in one line"),
        ("a", "ship baltimore: sensor=1 sensor=1", "'sensor' of a ship is told once"),
        ("a", "ship baltimore: dead\nship baltimore: dead", "'dead' of a ship is told once"),
        ("a", "ship baltimore: in sunk", "'sunk' of a ship is told once"),
        (
            "a",
            "contact: baltimore > skvortsov 1\ncontact: baltimore > skvortsov 2",
            "each contact is told once",
        ),
        ("a", "step: EndOfTurn seat=1 seat=2", "seat is told once"),
        ("a", "sides: soviet nato", "the options give the sides otherwise"),
        ("a", "deck: 5", "`out` after number 4"),
        ("a", "deck: 3 out", "`out` after number 4"),
        ("a", "ship baltimore: waiting", "baltimore is no reinforcement"),
        ("a", "ship baltimore: entered", "no reinforcement .11.1."),
        ("a", "ship baltimore: since=2", "from the first deck on"),
        ("m", "deck: 2\nship yenisey: in since=1", "the whole first deck"),
        ("m", "deck: 3\nturn: seat2\nship yenisey: in since=2 entered", "not earlier than this deck"),
        ("b", "ship simpson: moved\nship virginia: searched", "moves with its Surface Force"),
        ("b", "ship simpson: moved\nship virginia: searched stations", "moves with its Surface Force"),
        ("b", "weather: bad\nship simpson: launched", "nothing is launched in bad weather"),
        ("a", "ship baltimore: exited", "only after an enemy ship is sunk"),
        ("a", "ship baltimore: searched reduced", "two at Battle Stations"),
        ("a", "ship baltimore: searched reduced attacked stations", "two at Battle Stations"),
        ("a", "ship skvortsov: searched", "only in its own player's turn"),
        ("a", "ship baltimore: quiet=2", "in the other player's turn only"),
        ("a", "ship skvortsov: quiet=9", "no Contact Reduction has that number"),
        ("a", "weather: bad", "without helicopters the weather"),
        ("a", "check: seat1", "no helicopters to check"),
        ("a", "turn: seat1 flew", "has no helicopters"),
        ("a", "draw: none", "has been shuffled at once"),
        ("a", "cut: cor/7", "the line is cut: CARD CARD"),
        ("a", "cut: cor/7 cor/7", "equal numbers are cut again"),
        ("a", "over: nato bravery 13A", "a game ends by one of"),
        ("a", "over: nato all-sunk 13.5\nstep: EndOfTurn seat=1", "has no step"),
        ("a", "step: EndOfTurn seat=2", "whose turn it is"),
        ("a", "step: EndOfTurn seat=1 phase=4", "no such phase"),
        ("a", "step: EndOfTurn seat=1 phase=2\nstep: PlayerTurn seat=1", "has not ended yet"),
        ("a", "step: EndOfTurn seat=1\nstep: EndOfTurn seat=1", "then PlayerTurn"),
        ("a", f"step: EndOfTurn seat=1\nstep: PlayerTurn seat=1 stage=actor play={PS}", "cannot be chosen"),
        ("a", f"hand seat1: {PS}\nstep: EndOfTurn\nstep: PlayerTurn stage=target play={PS}", "go together"),
        ("a", "step: EndOfTurn\nstep: PlayerTurn\nstep: Drifting place=baltimore", "plays dead drifts"),
        ("a", "step: EndOfTurn\nstep: PlayerTurn\nstep: Attack actor=baltimore", "Weapon Lockons"),
        (
            "a",
            f"step: EndOfTurn\nstep: PlayerTurn\nstep: Attack actor=skvortsov target=baltimore cards={WL}",
            "is not there for that",
        ),
        ("a", "memory seat1: kept=0,1 ps/5", "in the first deck nothing has been shuffled"),
        ("a", "deck: 2\nmemory seat1: kept=0,1 ps/5", "seat2 has not so many cards"),
        ("a", f"deck: 2\nhand seat2: {AS}\nmemory seat1: kept=0,1 {PS}", "holds none of these"),
        ("a", f"deck: 2\nhand seat1: {PS}\nmemory seat1: kept=1,0 {PS}", "its own cards"),
        ("a", f"deck: 2\nhand seat2: {PS}\nmemory seat1: kept=0,0 {PS}", "nothing is held"),
        ("a", "memory seat1: kept=0,1 kept=0,1", "told once"),
        ("a", f"sides: none\nstep: Setup phase=1\nhand seat1: {PS}", "before the deal there is no line"),
        ("a", "sides: none\nstep: Setup phase=1", "who chooses"),
        ("a", "sides: none\nstep: Setup phase=7", "phase is 0 to 2"),
        ("a", "sides: none\nturn: seat1\ncut: cor/7 cor/1\nstep: Setup phase=2", "once they are chosen"),
        ("a", "sides: none\nturn: seat2\ncut: cor/7 cor/1\nstep: Setup phase=1", "the higher number"),
        (
            "a",
            f"deck: 2\nhand seat2: {PS}\nmemory seat1: kept=0,2 {PS}*2\nover: nato all-sunk 13.5",
            "not so many",
        ),
        ("b", "weather: turned", "only if it is bad"),
        ("b", "ship molniya: launched", "acts only in its own"),
        ("b", "ship virginia: launched", "carries no helicopters"),
        ("b", "ship simpson: drifted", "only a submarine drifts"),
        ("f", "ship admiral-lapshin: in", "admiral-lapshin comes after kotov"),
        ("f", "ship kotov: sensor=1", "bears no marks"),
        ("g", "ship sura: exited", "may not leave in this scenario"),
        ("g", "ship transport-1: weak-sensor=1", "no sensors to fail"),
        ("g", "turn: seat2\nship transport-1: stations", "Transports do nothing"),
        ("i", "deck: 2\nship tallin: exited", "may not leave in this scenario"),
        ("i", "ship moskva: exited", "cannot have left yet"),
        ("i", "ship moskva: weak-attack=1", "no weapons to fail"),
        ("k", "ship kennedy: weak-sensor=1", "no sensors to fail"),
        ("m", "deck: 2\nship yenisey: exited", "cannot have left yet"),
        ("m", "ship yenisey: in since=3", "the next one at the latest"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused_with_its_line(scenario: str, lines: str, fault: str) -> None:
    with pytest.raises(PositionError, match=fault) as refused:
        Table(scenario, lines)
    assert any(repr(line) in str(refused.value) for line in lines.splitlines()), str(refused.value)


def test_cards_that_are_named_too_often_are_told_with_their_lines() -> None:
    with pytest.raises(PositionError, match="more cor/7 cards") as refused:
        Table("a", "hand seat1: cor/7*3\nunder seat2: cor/7*2")
    assert "'hand seat1: cor/7*3'; 'under seat2: cor/7*2'" in str(refused.value)


def test_a_choice_half_made_is_read_back() -> None:
    lines = f"contact: baltimore > skvortsov 3\nhand seat1: {WL} {AS} {COR} {PS}"
    for words in (WL, f"{WL} baltimore", f"{WL} baltimore skvortsov", f"{AS} baltimore skvortsov", COR):
        table = Table("a", lines)
        table.do(1, words)
        assert GAME.parse(table.state.text(), FastDice(1)).text() == table.state.text()
    table.do(1, "close baltimore")
    assert GAME.parse(table.state.text(), FastDice(1)).text() == table.state.text()


def test_what_can_be_no_other_way_need_not_be_said() -> None:
    with Table("b", "ship simpson: sensor=1\nship molniya: attack=1") as table:
        assert table.b.detect_value(table.place("simpson")) == ship("simpson").detect - 1
        assert table.b.defence_value(table.place("molniya")) == 7
        assert table.b.detect_value(table.place("virginia")) == ship("virginia").detect
    with Table("b", f"ship simpson: searched\nhand seat1: {PS}") as table:
        assert table.rule_against(1, "discard") == "3.4"
    with Table("b", f"turn: seat2\nship simpson: stations\nhand seat2: {PS}") as table:
        assert table.rule_against(2, "discard") == "", "what the other side has done is no action"
    lines = f"contact: force > molniya 1\nhelo: simpson {HELO} flown\nhand seat1: {COR}"
    with Table("b", lines) as table:
        assert table.b.acted and table.rule_against(1, COR) == "8.2"
    for mark in ("launched stations", "moved stations"):
        with Table("b", f"{lines}\nship simpson: {mark}") as table:
            assert not table.b.flew
    with Table("b", f"hand seat1: {PS}\nhand seat1: {COR}") as table:
        assert sorted(table.hand(1)) == sorted([PS, COR])


def test_a_battle_that_is_decided_is_over() -> None:
    with Table("b", "ship simpson: sunk\nship virginia: sunk") as table:
        assert table.asked() == [] and (table.b.winner, table.b.reason) == (1, "all-sunk")
    with Table("k", "ship kennedy: sunk") as table:
        assert table.asked() == [] and table.b.reason == "prey-sunk"


def test_the_cut_can_be_scripted() -> None:
    text = "attacksub 1\noptions: scenario=a\nsides: none\nstep: Setup phase=0\n"
    with Scene(GAME, text, [], [number(1), number(7)]) as scene:
        assert scene.asked() == [2] and scene.legal(2) == ["nato", "soviet"]


def test_the_first_line_is_needed() -> None:
    with pytest.raises(PositionError, match="begins with"):
        GAME.parse("coldwar 1\n")


def test_an_observation_that_does_not_add_up_is_refused() -> None:
    text = Table("a", f"hand seat1: {PS}").state.observe(0).text()
    with pytest.raises(PositionError, match="do not add up"):
        GAME.parse(text.replace("draw: ?*127", "draw: ?*12"))


def test_a_scenario_of_ones_own_is_written_down_whole() -> None:
    lines = (
        'key = "kleiner-krieg"',
        'name = "A small war"',
        'name_ru = "Маленькая война"',
        'rule = "13A"',
        'side = [{ key = "nato", ships = ["baltimore"] }, { key = "soviet", ships = ["skvortsov"] }]',
    )
    options = GAME.options().fill({"scenario": "own", "own_scenario": lines})
    state = GAME.new(options, FastDice(2))
    text = state.text()
    assert text.isascii() and GAME.parse(text).text() == text


def game_states(scenario: str, seed: int) -> list[State]:
    state = GAME.new(GAME.options().fill({"scenario": scenario}), FastDice(seed))
    chance = FastDice(seed)
    found: list[State] = []
    while state.waiting():
        seat = state.mover()
        legal = state.legal(seat)
        found.append(state.copy())
        state.apply(seat, legal[chance.below(len(legal), 0)])
    return [*found[::17], state]


def has_null(value: object) -> bool:
    if isinstance(value, dict):
        return any(not isinstance(key, str) or has_null(part) for key, part in value.items())
    if isinstance(value, list):
        return any(has_null(part) for part in value)
    return not isinstance(value, str | int | bool)


@pytest.mark.parametrize("scenario", ["b", "k", "l"])
def test_a_face_is_plain_and_hides_what_the_view_hides(scenario: str) -> None:
    for state in game_states(scenario, 7):
        for seat in range(SPECTATOR, 2):
            view = state.observe(seat)
            face = GAME.board(view)
            assert not has_null(face)
            assert json.loads(json.dumps(face)) == face
            seats = face["seats"]
            for other in range(2):
                hand = seats[str(other)]["hand"]
                if other != seat:
                    assert set(hand) <= {"?"} and "under" not in seats[str(other)]
                else:
                    assert "?" not in hand
            if seat != SPECTATOR:
                world = view.imagine(FastDice(3)).observe(seat)
                assert GAME.board(world) == face
        assert not has_null(GAME.board(state))


def test_a_face_shows_an_operation_and_the_own_draft() -> None:
    table = Table("b", f"contact: force > molniya 2\nhand seat1: {WL} {AS}\nhand seat2: {PS}")
    table.do(1, f"{AS} simpson")
    draft = GAME.board(table.state.observe(0))["draft"]
    assert draft == {"stage": "target", "play": AS, "mode": "active", "actor": "simpson"}
    assert "draft" not in GAME.board(table.state.observe(1))
    table.do(1, "molniya done")
    search = GAME.board(table.state.observe(1))["search"]
    assert search["open"] and search["named"] == ["molniya"]
    ships = GAME.board(table.state)["ships"]
    assert ships["molniya"]["contacts"] == {"force": 3}
    assert ships["simpson"]["sensor"] == ship("simpson").sensor[0]


def test_luck_counts_every_number_with_its_chance() -> None:
    with Table("a", f"hand seat1: {PS}", [malfunction(PS)]) as table:
        table.do(1, f"{PS} baltimore > ivan-rogov")
        roll = GAME.rolls(table.state.log or [])[0]
    need = ship("ivan-rogov").detect - ship("baltimore").sensor[0]
    good = sum(card.count for card in CATALOGUE.cards if need <= card.rn <= 7)
    assert (roll.seat, roll.kind, roll.got) == (0, "search", 0.0)
    assert roll.mean == good / CATALOGUE.total
    drawn = number(1)
    lines = "deck: 2\ncontact: oppokov > simferopol 1\nhand seat1: cor/7"
    with Table("e", lines, [drawn]) as table:
        table.do(1, "cor/7 open oppokov force")
        race = GAME.rolls(table.state.log or [])[-1]
    low = sum(card.count for card in CATALOGUE.cards if card.rn in (0, 1, 8))
    assert (race.kind, race.got) == ("race", 1.0) and race.mean == low / CATALOGUE.total


def test_reports_name_sides_lengths_and_prizes() -> None:
    state = GAME.new(GAME.options().fill({"scenario": "a", "sides": "first"}), FastDice(5), [])
    chance = FastDice(5)
    state.log = []
    while state.waiting():
        legal = state.legal(state.mover())
        state.apply(state.mover(), legal[chance.below(len(legal), 0)])
    tally = GAME.tally(state)
    assert tally["turns"] > 0 and tally[f"end/{state.reason}"] == 1
    prizes = GAME.prizes(state.log)
    assert len(prizes) == tally["sunk/nato"] + tally["sunk/soviet"]
    assert GAME.sides(state) == ["nato", "soviet"]


@rule("attacksub", "13.5")
@pytest.mark.parametrize("over", ["", "\nover: nato all-sunk 13.5"])
def test_a_battle_does_not_go_on_until_nobody_is_left(over: str) -> None:
    ships = ("los-angeles", "baltimore", "ivan-rogov", "skvortsov")
    sunk = "\n".join(f"ship {key}: sunk" for key in ships)
    with pytest.raises(PositionError, match="over before both sides"):
        GAME.parse(f"attacksub 1\noptions: scenario=a; sides=first\n{sunk}{over}\n")
    left = sunk.replace("skvortsov: sunk", "skvortsov: exited")
    with pytest.raises(PositionError, match="over before both sides"):
        GAME.parse(f"attacksub 1\noptions: scenario=a; sides=first\n{left}{over}\n")


@rule("attacksub", "13.5")
def test_only_one_side_can_be_leaving() -> None:
    lines = "ship baltimore: sunk\nship los-angeles: exited\nship skvortsov: exited"
    for key in ("", "\nship ivan-rogov: sunk"):
        with pytest.raises(PositionError, match=r"13\.5"):
            GAME.parse(f"attacksub 1\noptions: scenario=a; sides=first\n{lines}{key}\n")
    three = "ship kotov: in\nship udaloy: exited\nship nikolayev: sunk\n"
    three += "ship los-angeles: sunk\nship valiant: exited"
    with pytest.raises(PositionError, match="so have its enemies"):
        GAME.parse(f"attacksub 1\noptions: scenario=f; sides=first\n{three}\n")


def test_the_options_line_is_forgiving_and_plain() -> None:
    assert GAME.parse("attacksub 1\noptions: scenario=b; sides=first;\n").scenario.key == "b"
    with pytest.raises(PositionError, match="'scenario b' is not KEY=VALUE"):
        GAME.parse("attacksub 1\noptions: scenario b\n")


@rule("attacksub", "4.1", "4.2", "4.21", "4.22")
@pytest.mark.parametrize(
    ("said", "instead", "fault"),
    [
        ("phase=0", "phase=1", "target= is missing"),
        ("phase=0", "phase=3", "nobody may answer"),
        ("phase=0", "phase=5", "phases 0 to 4"),
        ("open=yes", "open=no", "open=yes"),
        ("active=yes", "active=no", "Active Sonar"),
        ("named=ivan-rogov", "named=-", "designated for Active Sonar"),
        ("target=-", "target=skvortsov", "only those designated"),
        ("tried=-", "tried=ivan-rogov", "before the ping is heard"),
    ],
)
def test_a_search_that_cannot_be_is_refused_with_its_line(said: str, instead: str, fault: str) -> None:
    with Table("a", f"hand seat1: {AS}\nhand seat2: {PS}") as table:
        table.do(1, f"{AS} baltimore > ivan-rogov done")
        table.do(2, PS)
        text = table.state.text()
    line = next(line for line in text.splitlines() if line.startswith("step: Search"))
    assert said in line
    with pytest.raises(PositionError, match=fault) as refused:
        GAME.parse(text.replace(line, line.replace(said, instead)))
    assert "step: Search" in str(refused.value)


@rule("attacksub", "8.2", "10.32", "11.1")
@pytest.mark.parametrize(
    ("scenario", "lines"),
    [
        ("m", "deck: 3\nturn: seat2\nship yenisey: in since=3 entered"),
        ("m", "deck: 3\nturn: seat2\nship yenisey: in since=4 entered"),
        ("m", "deck: 3\nturn: seat2\nship yenisey: in entered"),
        ("m", "ship arleigh-burke: moved\nship bowen: moved\nship john-rodgers: in entered"),
        ("b", "ship simpson: moved\nship virginia: searched moved stations"),
        ("b", "weather: bad turned\nship simpson: launched"),
    ],
)
def test_what_a_turn_can_bring_about_is_read(scenario: str, lines: str) -> None:
    with Table(scenario, lines) as table:
        text = table.state.text()
        assert GAME.parse(text).text() == text
