"""Texts that are nearly right: each is refused in one sentence, or seen, written and played to the end."""

from __future__ import annotations

import random
import re

import pytest

from wardroom.core.dice import FastDice
from wardroom.core.errors import WardroomError
from wardroom.core.position import PositionError
from wardroom.core.state import SPECTATOR
from wardroom.games.worldatwar.game import GAME

SCENARIOS = (
    *("denmark-strait", "end-of-bismarck", "matapan", "north-cape", "coral-sea"),
    *("midway", "guadalcanal", "surigao-strait", "meeting"),
)
# Short forms: a battle before each segment, and an operation before each step.
BATTLE = """worldatwar 1
options: scenario=coral-sea
battle: h0410 round=2 intercepting=seat2 begins={begins}
{group} seat1{one}: shokaku japan-cruiser*3 {found}
{group} seat1{two}: japan-destroyer*3 cargo=2 shown
{group} seat2{one}: lexington(1) united-states-cruiser*4
squadron3: state=1
naval-shift: 1 0"""
AT_SEA = """worldatwar 1
options: scenario=coral-sea
turn: phase=1
{activity}
patrol truk-patrol: h0908 shokaku zuikaku japan-cruiser*4 japan-destroyer*2 shown
{pursuit}
inverted seat2: australia-cruiser base=townsville
begins: {begins}"""
ACTIVITY = "activity moresby-invasion: h0608 japan-cruiser*4 japan-destroyer*2 cargo=2"
PURSUIT = "interception seat2 > 1: h0410 base=townsville united-states-cruiser*2 score=7"
NUMBERS = ("-99", "-2", "-1", "0", "1", "2", "3", "4", "7", "9", "13", "30", "99", "1000")
WORDS = ("?", "none", "seat1", "seat3", "", "x", "h0000", "h9999", "1.5", "truk", "sailing", "begins=groups")
GAMES = 2
MUTANTS = 60


def short_forms() -> list[str]:
    texts = []
    for begins in ("patrols", "bases", "land-air", "search", "strikes", "fleets", "submarines", "withdrawal"):
        texts.append(BATTLE.format(begins=begins, group="group", one=" 1", two=" 5", found="found=1"))
    for begins in ("cards", "groups"):
        texts.append(BATTLE.format(begins=begins, group="force", one="", two="", found=""))
    for begins in ("turn", "announcing", "end"):
        texts.append(AT_SEA.format(begins=begins, activity="", pursuit=""))
    for begins in ("interception", "dice", "return"):
        texts.append(AT_SEA.format(begins=begins, activity=ACTIVITY, pursuit=""))
    for begins in ("counter", "counter-dice", "counter-counter", "counter-counter-dice", "battles"):
        texts.append(AT_SEA.format(begins=begins, activity=ACTIVITY, pursuit=PURSUIT))
    return texts


def whole_forms(scenario: str, rng: random.Random) -> list[str]:
    """Positions of random games, one for each kind of question."""
    texts: dict[str, str] = {}
    for seed in range(GAMES):
        state = GAME.new({"scenario": scenario}, FastDice(seed))
        while state.waiting():
            seat = rng.choice(state.waiting())
            texts.setdefault(state.decision(seat).name, state.text())
            state.apply(seat, rng.choice(state.legal(seat)))
    return list(texts.values())


def mutant(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    place = rng.randrange(2, len(lines))
    line = lines[place]
    numbers = list(re.finditer(r"-?\d+", line))
    values = list(re.finditer(r"(?<==)[^ ]*", line))
    words = line.split(" ")
    kind = rng.randrange(8)
    if kind < 4 and numbers:
        found = rng.choice(numbers)
        lines[place] = line[: found.start()] + rng.choice(NUMBERS) + line[found.end() :]
    elif kind == 4 and values:
        found = rng.choice(values)
        lines[place] = line[: found.start()] + rng.choice(WORDS) + line[found.end() :]
    elif kind == 5:
        words[rng.randrange(len(words))] = rng.choice(WORDS)
        lines[place] = " ".join(words)
    elif kind == 6:
        del lines[place]
    else:
        lines.insert(rng.randrange(1, len(lines)), line)
    return "\n".join(lines)


def live_through(text: str, seed: int) -> bool:
    """Whether the text was read; then everybody looks at it, and it is played to the end."""
    try:
        state = GAME.parse(text, FastDice(seed))
    except WardroomError as error:
        assert "\n" not in str(error) and "Error(" not in str(error), str(error)
        return False
    assert GAME.parse(state.text()).text() == state.text()
    for seat in (0, 1, SPECTATOR):
        view = state.observe(seat)
        assert GAME.parse(view.text()).text() == view.text()
        GAME.board(view)
    rng = random.Random(seed)
    while state.waiting():
        seat = rng.choice(state.waiting())
        state.apply(seat, rng.choice(state.legal(seat)))
    return state.outcome() is not None


def test_the_short_forms_themselves_are_played() -> None:
    for seed, text in enumerate(short_forms()):
        assert live_through(text, seed), text


def test_slips_in_short_forms() -> None:
    rng = random.Random(6)
    texts = short_forms()
    read = [live_through(mutant(rng.choice(texts), rng), seed) for seed in range(4 * MUTANTS)]
    assert 0 < sum(read) < len(read)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_slips_in_whole_forms(scenario: str) -> None:
    rng = random.Random(len(scenario))
    texts = whole_forms(scenario, rng)
    read = [live_through(mutant(rng.choice(texts), rng), seed) for seed in range(MUTANTS)]
    assert 0 < sum(read) < len(read)


FLEETS = "battle: h0410 begins=fleets\ngroup seat1 1: shokaku japan-destroyer\ngroup seat2 1: lexington\n"


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (
            FLEETS + "squadron1: state=9",
            r"state=9 is not a number from 0 to 3 \(0 ready, 1 aborted.* state=9\)",
        ),
        (FLEETS + "squadron1: state=-1", "state=-1 is not a number from 0 to 3"),
        (FLEETS + "squadron1: on=99", "on=99 is not a number from"),
        (FLEETS + "squadron99: state=1", "the squadrons of this scenario are 1 to"),
        (FLEETS + "lexington: hits=7", "hits=7 is not a number from 0 to 3, with which it is sunk"),
        (FLEETS + "lexington: hits=-1", "hits=-1 is not a number"),
        (FLEETS + "lexington: hits=1 hits=2", "hits= is said twice"),
        (FLEETS + "lexington: hits=1\nlexington: hits=1", "'lexington' is said twice"),
        (FLEETS + "lexington: group=2", r"group=2, but force 2 has number=1 \(in the line: lexington"),
        (FLEETS + "lexington: force=1", "force=1 is one of the other side"),
        (FLEETS + "shokaku: laden=1", "only destroyers and transports carry cargo"),
        (FLEETS + "shokaku: torpedoed=1", "is said of submarines"),
        (FLEETS + "shokaku: base=noumea", "base=noumea is no base of seat 1"),
        (FLEETS + "shokaku: base=nowhere", "'nowhere' is not a number or one of "),
        (FLEETS + "shokaku: force=?", "a question mark is only for secrets from an `observer:`"),
        (FLEETS + "found: 0 0 0 0 0 0 0 0 0 0 0 0 0 -4", "-4 is not a number from 0 to 99"),
        (FLEETS + "cards: 1 1 1 2 2", "'cards' has 6 numbers, not 5"),
        (FLEETS + "group seat2 7: lexington", "seat1 or seat2, groups 1 to 6"),
        (FLEETS + "group seat2 2: lexington", "seat 2 has 0 of them left"),
        (FLEETS + "group seat1 2: japan-destroyer cargo=2", "too few destroyers and transports"),
        (FLEETS + "group seat1 2: zuikaku japan-submarine", "submarines stand in a line of their own"),
        (FLEETS + "group seat1 2: zuikaku found=99", "'found=99' is neither a ship nor"),
        (FLEETS + "begins: turn", "a battle and steps say themselves what begins"),
        (FLEETS + "voyage9: side=seat1 path=h0410", "the next one is voyage3"),
        ("turn: phase=1\n" + FLEETS, "`battle: HEX ...` comes before `turn:`"),
        ("battle: h0410\ngroup seat1 1: shokaku", "there is no `group seat2 ...:` in it"),
        ("battle: h0410 round=0\n", "a battle has a round 1 and higher ones"),
        ("battle: h9999\n", "a hex of the chart"),
        ("turn: phase=9\nbegins: turn", "the scenario has 2 phases, counted from 0"),
        ("activity moresby-invasion: japan-cruiser", "a line such as `begins: battles`"),
        ("step: Supper", "there is no step 'Supper'"),
        ("step: Campaign place=1,2", "place= has one number, not 2"),
        ("step: Campaign place=77", "step Campaign: place=77 is not a number from 0 to 4"),
        ("step: Withdraw seat=0", "step Withdraw stands on NavalBattle, not on nothing"),
        ("voyage1: side=seat1 path=h0707,h0410\nstep: Campaign", "path=h0410 does not touch the hex before"),
        ("voyage1: side=seat1 path=h0707 at=4\nstep: Campaign", "at=4 is not a number from 0 to 0"),
        ("voyage1: side=seat3 path=h0707\nstep: Campaign", "'seat3' is not a number, seat1 or seat2"),
        ("observer: seat7\n", "'seat7' is not seat1 or seat2"),
    ],
)
def test_what_cannot_be_is_refused(lines: str, said: str) -> None:
    with pytest.raises(PositionError, match=said):
        GAME.parse(f"worldatwar 1\noptions: scenario=coral-sea\n{lines}\n")


@pytest.mark.parametrize(
    ("pursuit", "begins", "said"),
    [
        (PURSUIT, "return", "voyage 3, an interception, is not under way when 'return' begins"),
        ("", "turn", "voyage 1, an activity, is not under way when 'turn' of phase 1 begins"),
        (PURSUIT.removesuffix(" score=7"), "counter", "has rolled its dice when 'counter' begins"),
        (PURSUIT.replace("> 1", "> 2").replace("h0410", "h0908"), "dice", "a patrol on its post"),
        (
            PURSUIT + "\ninterception seat1 > 3: h0410 shoho",
            "dice",
            "voyage 4, a counter-interception, is not under way when 'dice' begins",
        ),
    ],
)
def test_interceptions_have_their_time(pursuit: str, begins: str, said: str) -> None:
    with pytest.raises(PositionError, match=said):
        GAME.parse(AT_SEA.format(activity=ACTIVITY, pursuit=pursuit, begins=begins))


def test_a_phase_has_one_side_that_moves() -> None:
    text = "worldatwar 1\noptions: scenario=end-of-bismarck\nturn: phase=1\n"
    with pytest.raises(
        PositionError, match="voyage 1, an activity, is for a phase of seat 2, and in phase 1"
    ):
        GAME.parse(text + "activity rodney-sails: h1228 rodney\nbegins: interception\n")


def test_a_text_without_a_step_begins_with_the_turn() -> None:
    state = GAME.parse("worldatwar 1\noptions: scenario=coral-sea\n")
    assert state.waiting() and state.decision(state.waiting()[0]).name == "strategic-cards"


RUN = (
    "run1: Numbering seat=0 voyages=0,1 numbers={numbers} sources= own= sizes= surplus= label=-1,-1 outside=0"
)


def test_more_groups_have_a_number_than_there_are() -> None:
    """Each line can be, but not all of them together."""
    text = GAME.parse(BATTLE.format(begins="groups", group="force", one="", two="", found="")).text()
    GAME.parse(text + "\n" + RUN.format(numbers="6"))
    with pytest.raises(PositionError, match="the lines of the position do not fit together"):
        GAME.parse(text + "\n" + RUN.format(numbers="6,3,1,6"))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("numbers=6 own=1", "sources=, own= and sizes= tell of each surplus"),
        ("numbers=6 sources=6 own=1 sizes=1 surplus=0", "a surplus is parted when every group has"),
        ("numbers=6 surplus=0", "a surplus is parted when every group has"),
        ("numbers=7", "groups of this battle are 1 to 6"),
    ],
)
def test_a_surplus_is_told_of_when_all_groups_have_numbers(words: str, said: str) -> None:
    text = GAME.parse(BATTLE.format(begins="groups", group="force", one="", two="", found="")).text()
    run = RUN.format(numbers="")
    for word in words.split():
        run = run.replace(f" {word.partition('=')[0]}= ", f" {word} ")
    with pytest.raises(PositionError, match=said):
        GAME.parse(f"{text}\n{run}")


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ("NavalBattle voyages=0", "step NavalBattle: there is no voyage 0"),
        ("Campaign place=3; Sortie place=7; Resolve; Passage voyage=0", "step Passage: there is no voyage 0"),
        ("Campaign place=2; Announce formed=1", "formed=1, but nobody has said that the duty is carried out"),
    ],
)
def test_a_step_needs_what_it_is_about(steps: str, said: str) -> None:
    lines = "".join(f"step: {step.strip()}\n" for step in steps.split(";"))
    with pytest.raises(PositionError, match=said):
        GAME.parse(f"worldatwar 1\noptions: scenario=coral-sea\n{lines}")
