"""Texts of others are bounded before they are parsed, and what is within the bounds is cheap to parse."""

from __future__ import annotations

import collections
import math
import sys
import time
import tomllib
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from wardroom import games
from wardroom.core import bounds
from wardroom.core.bounds import DEEPEST, FILE, LONGEST_KEY, MOST_PARTS, POSITION, RECORD, Bounds, toml_fault
from wardroom.core.calculator import QuestionError
from wardroom.core.content import ContentError, parsed
from wardroom.core.options import OptionError
from wardroom.core.position import PositionError
from wardroom.core.records import Record, RecordError
from wardroom.games.worldatwar.question import read

ROOT = Path(__file__).parent.parent
OURS = sorted([*(ROOT / "src" / "wardroom").rglob("*.toml"), *(ROOT / "docs").rglob("*.toml")])
# Lines of Python that tomllib runs for one character, at most, and for an entry.
STEPS = 60


def a_quarter(of: Bounds) -> Bounds:
    return Bounds(of.characters // 4, of.lines // 4, of.line // 4, of.digits // 4, of.entries // 4)


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.name)
def test_all_of_ours_has_ample_room(path: Path) -> None:
    assert toml_fault(path.read_text(encoding="utf-8"), a_quarter(FILE)) == ""


def test_the_examples_of_the_pages_have_room() -> None:
    pages = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8").split("```toml\n")[1:]
    assert len(pages) > 1
    for page in pages:
        assert toml_fault(page.partition("```")[0], a_quarter(FILE)) == ""


HOSTILE = {
    "parts": ("a." * 5000 + "a = 1", f"line 1: found a key of more parts, allowed at most {MOST_PARTS}"),
    "parts apart": ("\na" + ' . "b"' * 2000 + " = 1", "line 2: found a key of more parts"),
    "parts of a heading": ("[" + "a." * 3000 + "a]", "line 1: found a key of more parts"),
    "a long key": ("k" * 3000 + " = 1", "line 1: found a word of 3000 characters, allowed at most 60"),
    "a long quoted key": (f"'{'k' * 3000}' = 1", f"a key of 3002 characters, allowed at most {LONGEST_KEY}"),
    "brackets": ("a = " + "[" * 5000, f"line 1: found brackets that lie deeper, allowed at most {DEEPEST}"),
    "closed brackets": ("a = " + "[" * 90 + "]" * 90, "line 1: found brackets that lie deeper"),
    "braces": ("a = " + "{b=" * 5000, "line 1: found brackets that lie deeper"),
    "digits": ("a = " + "1" * 6000, "line 1: found a number of more digits, allowed at most 80"),
    "digits apart": ("a = " + "1_" * 60 + "1", "line 1: found a number of 121 digits, allowed at most 40"),
    "hexadecimal": ("a = 0x" + "f" * 6000, "line 1: found a number of 6002 digits, allowed at most 40"),
    "members": ("a = [\n" + "1,\n" * 7990 + "1,1,1,1,1,1,1,1,1,1,1]", "more entries, allowed at most 8000"),
    "headings": ("[[a]]\n" * 5000, "line 4001: found more entries"),
    "lines": ("\n" * 9000, "found 9000 lines, allowed at most 8000"),
    "a long line": ("# " + "x" * 20_000, "line 1: found 20002 characters, allowed at most 16000 in a line"),
    "characters": ("# x\n" * 40_000, "found 160000 characters, allowed at most 128000"),
    "after a text": ('a = """\n"""\nb = ' + "[" * 9, "line 3: found brackets"),
    "after a remark": ("# [[[[[[[[[[\nb = " + "[" * 9, "line 2: found brackets"),
}


@pytest.mark.parametrize(("text", "said"), HOSTILE.values(), ids=HOSTILE)
def test_too_much_is_refused_in_a_sentence(text: str, said: str) -> None:
    assert said in toml_fault(text)
    with pytest.raises(ContentError, match=r"^mine\.toml: "):
        parsed("mine.toml", text)
    with pytest.raises(QuestionError):
        read(text)


def test_what_only_looks_like_much_is_read() -> None:
    text = "\n".join(
        (
            'a = """[[[[[[[[[[[ "x" \\""" a.a.a.a.a.a.a.a = ["""',
            "b = '''{{{{{{{{{{{{{ ''' # [[[[[[[[[[[[[[[[[",
            'c = "[[[[[[[[[[[[ \\" a.b.c.d.e.f.g.h"',
            "d = 'a.b.c.d.e.f.g.h.i.j [[[[[[[[[[[[['",
            "e = 1979-05-27T07:32:00.999999-07:00",
            "f.g.\"h i\".j = [[1, 2.5], ['x'], {y = -9_223_372_036_854_775_808}]",
            'g = """a"""""',
            "h = '''b'''''",
            f'long = "{"x" * 9000}"',
        )
    )
    assert toml_fault(text) == ""
    assert set(parsed("", text)) == {"a", "b", "c", "d", "e", "f", "g", "h", "long"}


def test_positions_records_and_options_are_bounded() -> None:
    for key in games.names():
        game = games.find(key)
        for text in (f"{key} 1\n" + "x" * 200_000, f"{key} 1\n" * 9000, f"{key} 1\nturn: " + "9" * 5000):
            with pytest.raises(PositionError, match=r"this is no position: .*allowed at most"):
                game.parse(text)
    with pytest.raises(RecordError, match="allowed at most 8000000"):
        Record.loads("x" * 9_000_000)
    for key, value in (("house_rules", "x" * 20_000), ("house_rules", ";" * 500), ("rounds", "9" * 50_000)):
        with pytest.raises(OptionError) as refused:
            games.find("coldwar").options().fill({key: value})
        assert f"option {key}" in str(refused.value) and len(str(refused.value)) < 200


@pytest.mark.parametrize("key", ["attacksub", "worldatwar"])
def test_a_scenario_that_a_table_brings_along_is_small(key: str) -> None:
    game = games.find(key)
    for lines, said in (
        ("a = [" + "1," * 3000 + "]", "more entries, allowed at most 800"),
        ("#;" * 300, "lines"),
    ):
        with pytest.raises((OptionError, ContentError), match=said):
            game.content_hash({"scenario": "own", "own_scenario": lines})


def test_what_a_game_writes_is_never_too_long() -> None:
    """The most that the options allow, each letter written as six."""
    game = games.find("coldwar")
    most = "ж" * bounds.OPTION.characters
    state = game.new(game.options().fill({"house_rules": most}), _dice())
    assert len(state.text()) < POSITION.characters / 2
    assert game.parse(state.text()).text() == state.text()


def _dice() -> Any:
    from wardroom.core.dice import FastDice

    return FastDice(1)


# -- whatever is accepted is cheap ----------------

PIECES = st.sampled_from(
    [
        "a", "key", "1", "-2.5", "true", '"', "'", '"""', "'''", "\\", "\\u0041", "\n", "\r\n", " ", "\t",
        "#", "=",
        ".", ",", "[", "]", "[[", "]]", "{", "}", "a = 1\n", "[x]\n", "[[y]]\n", "b.c = 2\n", "l = [1, 2]\n",
        "t = { u = 1 }\n", 's = "x"\n', "d = 1979-05-27\n", "é", "0x1f", "1_000", "a.", '"k".', "['v'],",
    ]
)  # fmt: skip
REPEATED = st.builds(lambda piece, times: piece * times, PIECES, st.integers(1, 300))
TEXTS = st.lists(st.one_of(PIECES, PIECES, PIECES, REPEATED), max_size=40).map("".join)


def steps_of(text: str) -> int:
    """Lines of tomllib that are run to read a text; in a key each counts for all parts, which are copied."""
    count = 0

    def on_line(frame: FrameType, event: str, _: object) -> Any:
        nonlocal count
        if "tomllib" not in frame.f_code.co_filename:
            return None
        if event == "line":
            count += 1
            if frame.f_code.co_name == "parse_key":
                count += len(frame.f_locals.get("key", ()))
        return on_line

    before = sys.gettrace()
    sys.settrace(on_line)
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        pass
    finally:
        sys.settrace(before)
    return count


def check_cheap(text: str) -> None:
    """tomllib reads it in time that goes with its length, and fails in no other way than by saying why."""
    if not toml_fault(text):
        assert steps_of(text) <= STEPS * (len(text) + 20)


@given(TEXTS)
@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
def test_what_is_accepted_is_read_in_linear_time(text: str) -> None:
    check_cheap(text)


@pytest.mark.soak
@given(TEXTS)
@settings(max_examples=20_000, deadline=None, suppress_health_check=list(HealthCheck))
def test_what_is_accepted_is_read_in_linear_time_for_long(text: str) -> None:
    check_cheap(text)


def test_the_measure_sees_what_is_not_linear() -> None:
    assert steps_of("a." * 1500 + "a = 1") > STEPS * 3000


# Strings that never end, and ends that are none.
ENDLESS = ['"""a\\', "'''a''", '"', "'", '"\\', "[", "a.", '"""a"\n', "'''\n", '"a', "'a", '"a"""', "'''a\\'"]


def seconds_for(times: int) -> float:
    """What the pass takes for texts that repeat something so many times."""
    texts = [piece * times for piece in ENDLESS]
    best = math.inf
    for _ in range(3):
        began = time.process_time()
        for text in texts:
            collections.deque(bounds.TOKEN.finditer(text), maxlen=0)
        best = min(best, time.process_time() - began)
    return best


def test_the_pass_itself_is_linear() -> None:
    """Sixteen times the text takes about sixteen times as long; looked at again and again, 256 times."""
    assert seconds_for(16_000) < 64 * seconds_for(1_000)


def test_every_digit_is_counted_once() -> None:
    """Numbers as long as they may be: counted anew from each digit, these would take ten seconds."""
    text = "\n".join([("1" * RECORD.digits + " ") * 20] * 10)
    began = time.process_time()
    assert bounds.text_fault(text, RECORD) == ""
    assert time.process_time() - began < 1
