"""The text of a position: it reads back, and what cannot be read is refused in one line."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.marks import rule
from wardroom.core.dice import FastDice
from wardroom.core.options import MOST_KEPT, OptionError, Value
from wardroom.core.state import TRUTH
from wardroom.games.coldwar.game import GAME, ColdWar, ColdWarGame
from wardroom.games.coldwar.position import PositionError

TABLE = """
coldwar 1
turn: seat1 6.1.B.1 fog=3
seat 1
  row1: iowa
  hand: gun5 missileA ecm
seat 2
  row1: slava
  row2: kirov(gun5 gun5)
  hand: evade
"""
SETS: list[dict[str, Value]] = [
    {},
    {"seats": 3, "order_cards": 9, "quick_response": True},
    {"seats": 4, "team_size": 2, "area_limits": True},
    {"seats": 6, "team_size": 3},
    {"action": True, "tactics": 9, "bad_luck": 20, "escorts": True},
    {"action": True, "tactics": 5, "bad_luck": 20, "seats": 4, "team_size": 2},
]


@cache
def real_texts() -> list[str]:
    """Truths and views from the middle of random games."""
    texts: list[str] = []
    for seed, options in enumerate(SETS):
        chance = random.Random(seed)
        state = GAME.new({"rounds": 1, **options}, FastDice(seed))
        while state.stack:
            if chance.random() < 0.05:
                texts.append(state.text())
                texts.append(state.observe(chance.randrange(-1, state.seats)).text())
            seat = state.mover()
            legal = state.legal(seat)
            state.apply(seat, chance.choice(legal[1:] or legal) if chance.random() < 0.7 else legal[0])
        texts.append(state.text())
    return texts


def said_of(text: str) -> str:
    with pytest.raises(PositionError) as caught:
        GAME.parse(text)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def mutated(text: str, chance: random.Random) -> str:
    """Lines and words dropped, doubled, moved, or taken from another position."""
    lines = text.splitlines()
    for _ in range(chance.choice([1, 1, 1, 2, 3])):
        place = chance.randrange(len(lines))
        way = chance.randrange(8)
        if way == 0 and len(lines) > 1:
            del lines[place]
        elif way == 1:
            lines.insert(chance.randrange(len(lines) + 1), lines[place])
        elif way == 2:
            lines.insert(place, chance.choice(chance.choice(real_texts()).splitlines()))
        else:
            parts = re.split(r"([\s=:,/()*]+)", lines[place])
            word = chance.randrange(len(parts))
            if way == 3:
                parts[word] = ""
            elif way == 4:
                parts[word] *= 2
            elif way == 5:
                parts[word] = chance.choice(
                    ["?", "x", "-", "0", "99", "-1", "none", ":", "(", ")", "²", "9" * 9]
                )
            else:
                parts[word] = chance.choice(re.split(r"([\s=:,/()*]+)", chance.choice(lines)))
            lines[place] = "".join(parts)
    return "\n".join(lines)


@pytest.mark.parametrize("seed", range(12))
def test_a_damaged_text_is_refused_or_played(seed: int) -> None:
    chance = random.Random(seed)
    played = 0
    for _ in range(150):
        text = mutated(chance.choice(real_texts()), chance)
        try:
            state = GAME.parse(text)
        except (PositionError, OptionError) as refused:
            assert "\n" not in str(refused)
            continue
        played += 1
        check_playable(state, chance)
    assert 0 < played < 150


def check_playable(state: ColdWar, chance: random.Random) -> None:
    text = state.text()
    assert text.isascii()
    assert GAME.parse(text).text() == text
    for seat in range(state.seats):
        state.legal(seat)
    if state.observer != TRUTH:
        return
    view = state.observe(chance.randrange(-1, state.seats)).text()
    assert GAME.parse(view).text() == view
    for _ in range(5):
        if state.stack:
            seat = state.mover()
            state.apply(seat, chance.choice(state.legal(seat)))


@pytest.mark.parametrize(
    "line",
    [
        "series:",
        "series: x",
        "series: 1 first",
        "round: x",
        "round:",
        "round: 99999999999999999999",
        "step: BattleStations",
        "step: BattleStations seat",
        "step: BattleStations seat=2",
        "step: BattleStations seat=1 spent=x",
        "step: BattleStations seat=1 spent=4",
        "step: DiveDive seat=1",
        "step: PointDefense defender=2",
        "step: Formation",
        "step:",
        "step: Battle",
        "laid: a",
        "laid: seat2:#1:cover",
        "attack: gun gun5 iowa > slava",
        "attack: gun ecm iowa > slava seat2",
        "attack: gun gun5 - > slava seat2",
        "attack: carrier - iowa > slava seat2 chance=",
        "turn:",
        "turn: seat1 6.1.B.1 fog=13",
        "turn: seat1 6.1.B.1 fog=²",
        "turn: seat3 6.1.B.1",
        "deck: ?*3",
        "deck: iowa",
        "draw: ?*3",
        "draw: gun5*",
        "discard: ?",
        "discard: gun5*999",
        "seen by: seat3",
        "top: ?",
        "top: slava",
        ": gun5",
        "frigate: knox",
        "seat 2\narea: x(down may foo)",
        "seat 2\narea: ecm(down may foo)",
        "seat 2\narea: ecm(down may)",
        "seat 2\narea: gun5",
        "seat 2\narea: ?(down)",
        "seat 2\nhand: ?",
        "seat 2\norder:",
        "seat 2\norder: 3",
        "seat 2\norder: ?",
        "seat 2\npoints: many",
        "seat 2\nretreat: gun5",
        "seat 2\nsunk: ?",
        "seat 2\nknown: gun5",
        "seat 2\nknown: seat1:gun5",
        "seat 2\nfleet: knox",
        "seat 2\nrow1: slava",
        "seat 2\nrow1: iowa",
        "seat 2\nrow1: ?",
        "seat 2\nrow1: knox(gun5",
        "seat 2\nrow1: knox(ecm)",
        "seat 2\nrow1: knox(gun16 gun16)",
    ],
)
def test_what_is_wrong_is_named_with_its_line(line: str) -> None:
    said = said_of(TABLE + line)
    assert line.splitlines()[-1].split(":")[0] in said


WITH_ACTION = TABLE.replace("turn:", "options: action=yes; tactics=4; bad_luck=7; tactics_last=round\nturn:")
VOLLEY_OF_TWO = TABLE.replace("6.1.B.1", "6.1.B.2")
ROWS = VOLLEY_OF_TWO + "seat 1\nrow2: knox\nsubs: alfa\nseat 2\nrow3: nimitz\n"


@rule("coldwar", "12.7", "9.4", "13.2D", "5.23", "5.24", "11.2", "11.3")
@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        # Marks and cards that a ship cannot bear.
        (TABLE, "seat 1\nrow1: knox(crippled)", "only a surface ship with 7 hits left can (12.7)"),
        (TABLE, "seat 1\nrow1: nimitz(gun16*2 crippled)", "only a surface ship with 7 hits left can (12.7)"),
        (TABLE, "seat 1\nsubs: oscar(crippled)", "only a surface ship with 7 hits left can (12.7)"),
        (TABLE, "seat 1\nrow1: knox(active)", "knox is no submarine and cannot be active (5.23)"),
        (TABLE, "seat 1\nrow1: knox(idle)", "without teams no ship is handed over (13.2D)"),
        (TABLE, "seat 1\nsubs: alfa(active active)", "alfa is active twice"),
        (TABLE, "seat 1\nrow1: nimitz(crew*2)", "nimitz has crew already (9.4)"),
        (TABLE, "seat 1\nrow1: nimitz(crew crew)", "nimitz has crew already (9.4)"),
        (TABLE, "seat 1\nrow1: knox(crew)", "knox is no carrier and has no crew (9.4)"),
        (TABLE, "seat 1\nsubs: alfa(gun3)", "a submarine is hit by torpedoes only (5.24)"),
        (TABLE, "seat 1\nsubs: alfa(missileA)", "a submarine is hit by torpedoes only (5.24)"),
        (WITH_ACTION, "seat 1\nsubs: alfa(minefield)", "a submarine is hit by torpedoes only (5.24)"),
        # Things of an option that is off.
        (TABLE, "seat 2\nopen", "without the option bad_luck (13.64)"),
        (TABLE, "lost: knox", "without the option bad_luck (13.65)"),
        (TABLE, "seat 2\nknown: seat1:evade", "without action, bad_luck or teams (9.6, 13.64, 13.2C)"),
        (TABLE, "seat 2\narea: ecm(down seen seat1)", "without the option action (9.6)"),
        # Bad Luck.
        (WITH_ACTION, "seat 1\nhand: leak", "leak is never held in a hand (13.6)"),
        (WITH_ACTION, "luck: leak", "Bad Luck is set aside for step 6.1.C.4 only"),
        (WITH_ACTION, "luck: leak*3", "no more than 2 Bad Luck cards are set aside (13.6)"),
        # Attacks that nobody can have made, and cards that cannot lie against them.
        (VOLLEY_OF_TWO, "attack: gun gun5 iowa > iowa seat1", "seat1 does not attack seat1"),
        (VOLLEY_OF_TWO, "attack: gun gun5 slava > kirov seat2", "slava is not a ship of seat1"),
        (VOLLEY_OF_TWO, "attack: asw asw - > slava seat2", "slava is no target for that (5.24)"),
        (VOLLEY_OF_TWO, "attack: carrier - iowa > slava seat2", "iowa makes no such attack (7.2)"),
        (VOLLEY_OF_TWO, "attack: torpedo torpedo iowa > slava seat2", "iowa makes no such attack (7.13)"),
        (VOLLEY_OF_TWO, "attack: gun gun16 knox > slava seat2", "knox is not a ship of seat1"),
        (ROWS, "attack: gun gun16 knox > slava seat2", "knox makes no such attack (5.22)"),
        (ROWS, "attack: missile missileC knox > slava seat2", "knox makes no such attack (7.12)"),
        (ROWS, "attack: gun gun5 iowa > kirov seat2", "kirov is no target for that (5.22)"),
        (ROWS, "attack: gun gun5 iowa > nimitz seat2", "nimitz is no target for that (5.22)"),
        (ROWS, "attack: gun gun5 iowa > foch seat2", "foch is not a ship of seat2"),
        (ROWS, "attack: missile missileC iowa > nimitz seat2", "is a Cruise Missile (12.9)"),
        (ROWS, "attack: cruise missileC iowa > slava seat2", "is no Cruise Missile here (12.9)"),
        (ROWS, "attack: gun gun5 iowa > slava seat2 damage=9", "damage=9 is not what the card prints (7.1)"),
        (ROWS, "attack: torpedo torpedo alfa > slava seat2", "alfa attacks and is not active (5.24)"),
        (
            ROWS + "seat 2\nretreat\n",
            "attack: gun gun5 iowa > slava seat2",
            "seat2 cannot be attacked (9.2)",
        ),
        (
            ROWS.replace("fog=3", "fog=1") + "attack: gun gun16 iowa > slava seat2 damage=4\n",
            "attack: gun gun5 iowa > slava seat2 damage=2",
            "attacks cost Fog of War, and the turn has 1 (6.1.B.1)",
        ),
        (
            VOLLEY_OF_TWO + "attack: gun gun5 iowa > slava seat2 damage=2\n",
            "laid: seat2:#1:cover",
            "cover does not meet that attack",
        ),
        # Players who are out, and a seat alone.
        (TABLE, "seat 2\nout", "seat2 has ships and is not out (11.2)"),
        (TABLE, "seat 3\nhand: ecm", "seat3 has no ship left and is out (11.2)"),
        (TABLE, "seat 3\narea: ecm", "seat3 has no ship left and is out (11.2)"),
        (TABLE, "seat 3\nretreat: retreat", "seat3 has no ship left and is out (11.2)"),
        (WITH_ACTION, "seat 3\ntactics: jink", "seat3 has no ship left and is out (11.2)"),
        (
            "coldwar 1\nseat 1\n  row1: iowa\n",
            "turn: seat1 6.1.B.1 fog=3",
            "with ships of one side only the round is over (11.3)",
        ),
        (
            TABLE.replace("turn: seat1 6.1.B.1 fog=3", "seat 3\n  points: 3"),
            "turn: seat3 6.1.B.1 fog=3",
            "seat3 has no ship left and no turn (11.2)",
        ),
        # More Fog of War than a die gives, and Satellites beside it (13.56).
        (
            "coldwar 1\nseat 1\n  row1: iowa\nseat 2\n  row1: kirov\n",
            "turn: seat1 6.1.B.1 fog=7",
            "'7' is not a number from 0 to 6",
        ),
        (
            "coldwar 1\noptions: tactics=4\nseat 1\n  row1: iowa\nseat 2\n  row1: kirov\n",
            "turn: seat1 6.1.B.1 fog=9",
            "'9' is not a number from 0 to 8",
        ),
        # Cards to draw after the last has been drawn.
        (
            TABLE + "draw: dc\n",
            "series: 4 last",
            "1 cards are left to draw, and the last has been drawn (6.2)",
        ),
        (
            TABLE + "draw: dc*2\n",
            "series: 3 last-comes",
            "2 cards are left to draw, and the last has been drawn (6.2)",
        ),
        # A game that would have ended with the round before.
        (
            TABLE.replace("turn:", "options: rounds=2\nturn:"),
            "round: 3",
            "only 2 rounds are played (3)",
        ),
        # Area defences that nobody can have laid.
        (TABLE, "seat 1\narea: ecm", "seat1 has cleared the decks and laid nothing yet (6.1.A.1)"),
        (
            WITH_ACTION.replace("6.1.B.1 fog=3", "6.1.A.1") + "step: Refuel seat=1 cards=cover\n",
            "seat 1\narea: ecm",
            "seat1 has cleared the decks and laid nothing yet (6.1.A.1)",
        ),
        (
            TABLE,
            "seat 2\narea: ecm(down) ecm(down) ecm(down) evade(down) evade(down) asw(down) asw(down)",
            "7 cards lie face down, and each costs one of 6 Fog of War (12.4)",
        ),
        (
            TABLE,
            "seat 2\narea: ecm ecm ecm evade evade evade asw asw",
            "8 cards are laid, and a hand has 7 without teams (8.1)",
        ),
        (TABLE, "seat 2\narea: ecm(down may evade asw)", "ecm is not among what it may be (12.4)"),
        (WITH_ACTION, "seat 2\narea: ecm(down seen seat2)", "seat2 does not spy on seat2 (9.6)"),
        # Defences of a task force that has left step B out.
        (TABLE + "seat 2\nretreat\n", "seat 2\narea: ecm", "seat2 has retreated and laid nothing (9.2)"),
        # More Tactics and Bad Luck than were shuffled in.
        (
            WITH_ACTION + "seat 1\nhand: jink\nseat 2\ntactics: fighter sneak\n",
            "discard: satellite*2",
            "5 Tactics are here, and 4 were shuffled in (5.1)",
        ),
        (
            WITH_ACTION,
            "discard: leak*5 counter-tactics*3",
            "8 Bad Luck cards are here, and 7 were shuffled in (5.1)",
        ),
        # What would take back what was said.
        (TABLE + "seat 2\narea: ecm\n", "seat 2\narea: cover", "area is said twice"),
        (TABLE + "series: 2\n", "series: 3", "series is said twice"),
        (TABLE + "seen by: seat1\ndraw: ?*90\n", "draw: ?*91", "draw is said twice"),
        (TABLE, "discard: dc*99", "there are more dc cards here than the deck has"),
        (WITH_ACTION, "options: action=no", "action is said twice"),
        (TABLE, "options: action=yes; action=no", "action is said twice"),
        (TABLE, "step: BattleStations seat=1 seat=2", "seat= is said twice"),
        (TABLE, "step: BattleStations seat=1 x=5", "x= means nothing in this step"),
        # None of a card, no Player Order card, a defender twice, an end that is none.
        (TABLE, "discard: dc*0", "'0' is not a number from 1 to 255"),
        (TABLE, "seat 2\norder: 0 moved", "'0' is not a number from 1 to 2"),
        (
            VOLLEY_OF_TWO + "attack: gun gun5 iowa > slava seat2 damage=2\n",
            "step: Incoming seat=1 order=2,2",
            "each defender has one place in the order",
        ),
        (
            VOLLEY_OF_TWO + "seat 3\nrow1: knox\nattack: gun gun5 iowa > slava seat2 damage=2\n",
            "step: Incoming seat=1 order=3",
            "seat2 is attacked, and not in order=",
        ),
        (TABLE, "attack: gun gun5 iowa > slava seat2", "attacks lie on the table in step 6.1.B.2 only"),
        (
            VOLLEY_OF_TWO + "attack: gun gun5 iowa > slava seat2 damage=2\nstep: Incoming seat=1 order=2\n",
            "seat 1\nrow3: knox",
            "seat1 has an empty row before another (5.21)",
        ),
        (
            VOLLEY_OF_TWO.replace("  row2: kirov(gun5 gun5)\n", "")
            + "attack: gun gun5 iowa > slava seat2 damage=2 hit\nstep: Incoming seat=1 order=2 stage=21\n",
            "seat 2\nrow3: kirov",
            "seat2 has an empty row before another (5.21)",
        ),
        (TABLE, "step: over", "a game that is over has no turn"),
        (TABLE + "step: BattleStations seat=1\n", "step: over", "a game that is over has no other step"),
        # Ships before and after the formation.
        (
            "coldwar 1\nseat 1\n  fleet: iowa\nstep: Formation\n",
            "seat 2",
            "seat2 has no ship to form up (5.1)",
        ),
        (
            TABLE + "step: BattleStations seat=1\n",
            "seat 1\nrow3: knox",
            "seat1 has an empty row before another (5.21)",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(text: str, line: str, said: str) -> None:
    told = said_of(text + line)
    assert told.endswith(f"{said} (in the line: {line.splitlines()[-1].strip()})")


@rule("coldwar", "12.4", "12.7")
@pytest.mark.parametrize(
    ("option", "line", "said"),
    [
        (
            "large_ships=no",
            "row1: nimitz(crippled)",
            "nimitz cannot be crippled without the option large_ships",
        ),
        (
            "prepared_defenses=no",
            "area: ecm(down)",
            "nothing lies face down without the option prepared_defenses",
        ),
    ],
)
def test_what_an_advanced_rule_brings_needs_that_rule(option: str, line: str, said: str) -> None:
    text = TABLE.replace("turn:", f"options: {option}\nturn:") + "seat 2\n"
    assert said_of(text + line).startswith(said)
    assert GAME.parse(TABLE + "seat 2\n" + line).legal(0)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("round: x", "'x' is not a number from 0 to 9999 (in the line: round: x)"),
        ("step: BattleStations", "seat= is missing (in the line: step: BattleStations)"),
        (
            "seat 2\narea: ecm(down may foo)",
            "'foo' is not one of evade, ecm, cover, asw (in the line: area: ecm(down may foo))",
        ),
        ("seat 2\nrow1: slava", "slava is named twice (in the line: row1: slava)"),
        (
            "discard: ?",
            "there is no card '?' (in the line: discard: ?)",
        ),
        (
            "seat 2\nhand: ?",
            "'?' stands only for what an observer ('seen by: seat1') cannot see (in the line: hand: ?)",
        ),
    ],
)
def test_what_is_said(line: str, said: str) -> None:
    assert said_of(TABLE + line) == said


EXPANDED = """
coldwar 1
options: action=yes; tactics=9; bad_luck=20; escorts=yes
turn: seat1 {turn} fog=6
{lines}
seat 1
  row1: iowa(minefield fire-control explosion2)
  row2: nimitz(deck-fire)
  subs: alfa
  hand: intelligence gun5 refuel jink
  tactics: satellite
seat 2
  row1: slava kidd
  hand: evade dc satellite ews crash-dive
  area: ews(down seen seat1) sweepers(down may asw sweepers)
seat 3
  row1: kirov
  hand: cover intelligence
{steps}
"""
VOLLEY = """
attack: land lbas - > slava seat2 chance=2 surprise
attack: land - - > kidd seat2 chance=2 surprised
attack: mine minefield - > - seat2
attack: carrier - nimitz > slava seat2 chance=3 unmasked
laid: seat2:#4:ews
used: seat2:cover seat3:ews"""


def expanded(turn: str, steps: str = "", lines: str = "") -> str:
    return EXPANDED.format(turn=turn, steps=steps, lines=lines)


@pytest.mark.parametrize(
    ("turn", "steps", "lines"),
    [
        ("6.1.B.1", "", "back: bad\nlost: knox"),
        ("6.1.C.4", "", "luck: leak\ndiscard: fighter"),
        ("6.1.A.2", "step: TacticMoment actor=1 useful=1/satellite/jink", ""),
        ("6.1.A.2", "step: Special seat=1 card=fighter", ""),
        ("6.1.A.1", "step: Refuel seat=1 cards=cover,crew card=refuel", ""),
        ("6.1.A.1", "step: Refuel seat=1 cards=cover\nstep: Special seat=1 card=refuel thing=cover", ""),
        ("6.1.B.1", "step: BattleStations seat=1 spent=1\nstep: Peek seat=1 at=seat2", ""),
        (
            "6.1.B.1",
            "step: BattleStations seat=1 spent=1\nstep: Peek seat=1 at=seat2 named=satellite\n"
            "step: TacticMoment actor=1 useful=2/any answers=2/done",
            "",
        ),
        ("6.1.B.1", "step: BattleStations seat=1\nstep: Special seat=1 card=crew thing=nimitz", ""),
        (
            "6.1.B.1",
            "step: BattleStations seat=1\n"
            "step: Special seat=1 card=intelligence thing=seat2 negations=1 last=3 answers=1/intelligence",
            "",
        ),
        (
            "6.1.B.2",
            "step: Incoming seat=1 order=2 stage=13\n"
            "step: PointDefense defender=2 stage=air queue=2 card=ews warned=1",
            VOLLEY,
        ),
        ("6.1.B.2", "step: Incoming seat=1 order=2 stage=9\nstep: Minefield seat=1 attack=#3", VOLLEY),
        (
            "6.1.B.2",
            "step: Incoming seat=1 order=2 stage=12 rolls=area/2/1/cover,point/2/4/ews\n"
            "step: Escort seat=1 attack=#4",
            VOLLEY,
        ),
        (
            "6.1.B.2",
            "step: Incoming seat=1 order=2 place=1 hunts=2/asw/alfa\n"
            "step: Hunt hunter=2 card=asw ship=alfa area=1 queue=none\n"
            "step: TacticMoment actor=1 useful=1/sub-evasion,2/improved-asw",
            VOLLEY,
        ),
        ("6.1.C.4", "", "luck: explosion4 leak"),
        ("6.1.C.4", "step: FortunesOfWar seat=1 ordered=1\nstep: Vote about=order", "luck: explosion4 leak"),
        (
            "6.1.C.4",
            "step: FortunesOfWar seat=1 ordered=1 explosion=primary chosen=iowa\n"
            "step: LuckControl seat=1 ship=iowa queue=1",
            "luck: explosion4",
        ),
    ],
)
def test_what_action_adds_reads_back(turn: str, steps: str, lines: str) -> None:
    state = GAME.parse(expanded(turn, steps, lines))
    assert state.waiting()
    text = state.text()
    assert GAME.parse(text).text() == text
    for seat in range(-1, state.seats):
        view = state.observe(seat).text()
        assert GAME.parse(view).text() == view


@rule("coldwar", "13.61")
def test_bad_luck_that_follows_a_card_of_an_open_hand_reads_back() -> None:
    lines = "luck: counter-tactics fire-control\nseat 1\nopen"
    state = GAME.parse(expanded("6.1.C.4", "step: FortunesOfWar seat=1 ordered=1", lines))
    for _ in range(2):
        state.apply(state.mover(), state.legal(state.mover())[0])
    text = state.text()
    assert "step: FortunesOfWar seat=1 ordered=1 copies=1\nstep: Vote" in text
    assert GAME.parse(text).text() == text


@pytest.mark.parametrize(
    ("turn", "steps", "said"),
    [
        ("6.1.B.1", "step: Special seat=1 card=jink", "Special needs a line 'turn: seat1 6.1.A.2'"),
        ("6.1.A.2", "step: Special seat=1 card=crew thing=nimitz", "crew is not played here"),
        ("6.1.A.2", "step: Special seat=1 card=jink asked=1", "seat1 does not negate cards of seat1"),
        ("6.1.A.2", "step: Special seat=1 card=jink answers=2/intelligence", "seat2 cannot answer intellig"),
        ("6.1.A.2", "step: Special seat=1 card=jink answers=1/done", "seat1 is not asked"),
        ("6.1.A.2", "step: TacticMoment actor=1 useful=1/evade", "'evade' is not one of jink, fighter"),
        ("6.1.A.2", "step: TacticMoment actor=1 useful=1/jink answers=1/x", "'x' is no answer"),
        ("6.1.A.1", "step: Refuel seat=1 cards=gun5", "gun5 is no Air card"),
        ("6.1.A.1", "step: Refuel seat=1 cards=cover card=gun5", "gun5 refuels nothing"),
        ("6.1.A.1", "step: Peek seat=1 at=seat2", "Peek stands below 'step: BattleStations'"),
        ("6.1.B.1", "step: BattleStations seat=1\nstep: Peek seat=1 at=seat1", "seat1 does not spy on seat1"),
        ("6.1.B.2", "step: Incoming seat=1 order=2\nstep: Minefield seat=1 attack=#1", "'1' is not a number"),
        ("6.1.C.4", "step: FortunesOfWar seat=1", "Fortunes of War needs a line 'luck'"),
    ],
)
def test_what_is_wrong_with_a_step_of_action(turn: str, steps: str, said: str) -> None:
    assert said in said_of(expanded(turn, steps))


@pytest.mark.parametrize("heading", ["", "coldwar", "coldwar 99", "coldwar 1 2", "chess 1"])
def test_the_first_line_tells_the_format(heading: str) -> None:
    assert said_of(TABLE.replace("coldwar 1", heading)).startswith(
        "a position begins with the line 'coldwar 1', not "
    )
    assert said_of("") == "a position begins with the line 'coldwar 1'"


def test_a_ship_afloat_has_less_damage_than_hits() -> None:
    for cards in range(1, 12):
        text = TABLE.replace("kirov(gun5 gun5)", f"kirov({'gun3 ' * cards})")
        try:
            state = GAME.parse(text)
        except PositionError as refused:
            assert "kirov has" in str(refused)
            return
        kirov = GAME.piece("kirov")
        assert state.hurt[kirov] < state.ship(kirov).hits
    raise AssertionError("kirov never sank")


def test_the_lines_stand_in_any_order() -> None:
    heading, *lines = real_texts()[40].splitlines()
    first = [line for line in lines if line.startswith(("attack", "step", "laid", "draft"))]
    other = [line for line in lines if line not in first]
    assert GAME.parse("\n".join([heading, *first, *other])).text() == real_texts()[40]


@pytest.mark.parametrize("deck", ["none", "knox", "knox alfa"])
def test_the_ship_deck_reads_back(deck: str) -> None:
    text = GAME.parse(f"{TABLE}top: kidd\ndeck: {deck}").text()
    assert f"\ndeck: {deck}\n" in text
    assert GAME.parse(text).text() == text


# House rules.


@given(st.lists(st.text(max_size=12), max_size=3).map(tuple))
def test_house_rules_read_back(rules: tuple[str, ...]) -> None:
    options: dict[str, Value] = {"house_rules": rules, "armor": False}
    try:
        state = GAME.new(options, FastDice(1))
    except OptionError as refused:
        assert "each text is a single line" in str(refused)
        return
    text = state.text()
    assert text.isascii()
    again = GAME.parse(text)
    assert again.text() == text
    assert again.switches.values == state.switches.values


def test_house_rules_in_any_language() -> None:
    state = GAME.parse("coldwar 1\noptions: house_rules= Без паники; no \\\\ tears ;\nstep: over")
    assert state.switches.values["house_rules"] == ("Без паники", "no \\ tears")
    assert GAME.parse(state.text()).switches.values == state.switches.values
    assert "a backslash that means nothing" in said_of("coldwar 1\noptions: house_rules=\\x")
    assert "'armor' is not KEY=VALUE" in said_of("coldwar 1\noptions: armor")


def test_the_options_kept_ready_are_bounded() -> None:
    game = ColdWarGame()
    for number in range(3 * MOST_KEPT):
        game.empty({"house_rules": f"rule {number}"}, None)
        assert len(game.tables.kept) <= MOST_KEPT


def test_a_row_stands_behind_another_only() -> None:
    """5.21 Rows close up as soon as a volley is over."""
    text = "coldwar 1\nturn: seat1 6.1.B.1 fog=4\nseat 1\n  {}: iowa\nseat 2\n  row1: slava\n"
    assert "seat1 has an empty row before another" in said_of(text.format("row2"))
    assert GAME.parse(text.format("row1")).text()


def test_a_card_of_a_set_that_is_left_out_names_its_option() -> None:
    text = "coldwar 1\nturn: seat1 6.1.B.1 fog=4\nseat 1\n  row1: iowa\n  hand: {}\nseat 2\n  row1: slava\n"
    assert "jink is not in this deck: it comes with the option tactics" in said_of(text.format("jink"))


def test_damage_cards_may_be_counted() -> None:
    text = "coldwar 1\nturn: seat1 6.1.B.1 fog=4\nseat 1\n  row1: {}\nseat 2\n  row1: slava\n"
    assert GAME.parse(text.format("nimitz(gun3*3 crippled)")).text() == (
        GAME.parse(text.format("nimitz(gun3 gun3 gun3 crippled)")).text()
    )
    assert "less damage than that" in said_of(text.format("nimitz(gun5*5)"))
