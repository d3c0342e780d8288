"""Records, and the match that writes them."""

import os
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.probes.auction import Auction
from tests.probes.duel import Duel
from tests.probes.flotillas import Flotillas
from tests.probes.parley import Parley
from tests.tiny import GAME, PUSH, ROLL, TugGame
from wardroom.cli.main import main
from wardroom.core.decision import DONE, REOPEN, Refused
from wardroom.core.dice import FastDice
from wardroom.core.game import Game
from wardroom.core.match import Match
from wardroom.core.options import OptionError, Value
from wardroom.core.records import Record, RecordedDice, RecordError, digest
from wardroom.core.replaying import replay, resume, verify
from wardroom.core.state import State

BIDS = [10, 11, 12, 13, 14, 15]
PLAYERS = ["human Анна", "bot random", "bot random"]
SECRET = bytes(range(32))

Command = Callable[..., tuple[int, str, str]]


def find(key: str) -> Game:
    assert key == "tug"
    return GAME


def started(seats: int = 3, seed: int | bytes = 7) -> Match:
    return Match.start(GAME, {"seats": seats}, seed, PLAYERS[:seats])


def played_on(match: Match, seed: int, undoing: float = 0.0, answers: int = 1000) -> Match:
    """Random answers by whoever is asked, in any order."""
    rng = random.Random(seed)
    for _ in range(answers):
        if match.over:
            break
        seat = rng.choice(match.state.waiting())
        match.apply(seat, rng.choice(match.state.legal(seat)))
        if rng.random() < undoing:
            match.undo(seat)
    return match


def answer(match: Match, seat: int, *actions: int) -> None:
    for action in actions:
        match.apply(seat, action)


def in_turn(seed: int = 7, seats: int = 2) -> Match:
    """A match where seat 0 has won the bidding and is asked what to do."""
    match = started(seats, seed)
    answer(match, 0, BIDS[4], BIDS[5], DONE)
    for seat in range(1, seats):
        answer(match, seat, DONE)
    return match


def body(match: Match) -> list[str]:
    return match.record.body


# -- the text ------------------------------------------------------------------------------------------------


@pytest.mark.engine
@pytest.mark.parametrize("seed", range(20))
def test_a_played_record_is_read_back_and_agrees(seed: int) -> None:
    match = played_on(started(2 + seed % 2, seed), seed, undoing=0.2)
    text = match.record.dumps()
    record = Record.loads(text)
    assert record == match.record
    assert record.dumps() == text
    again = verify(record, find)
    assert again.state.text() == match.state.text()
    assert repr(again.outcome) == repr(match.outcome)
    assert repr(again.events) == repr(match.events)


@pytest.mark.engine
@pytest.mark.parametrize("game", [Auction(), Duel(), Flotillas(), Parley()], ids=lambda game: str(game.key))
def test_a_record_of_every_probe_can_be_read_back_at_any_moment(game: Game) -> None:
    seats = game.new(game.options().fill({}), FastDice(0)).seats
    for seed in range(5):
        match = Match.start(game, {}, seed, ["human"] * seats)
        for part in range(1000):
            if match.over:
                break
            played_on(match, part, undoing=0.2, answers=1 + part % 15)
            again = verify(Record.loads(match.record.dumps()), lambda key: game)
            assert again.record == match.record
            assert again.state.text() == match.state.text()
            assert repr(again.events) == repr(match.events)
        assert match.over


def test_what_a_record_looks_like() -> None:
    options: dict[str, Value] = {"seats": 2, "rounds": 1, "house_rules": ("без паники", "no tears")}
    match = Match.start(GAME, options, 7, ["human Анна", "bot random"])
    answer(match, 1, BIDS[3], DONE)
    answer(match, 0, BIDS[2], BIDS[4], DONE)
    answer(match, 0, PUSH, PUSH, ROLL, PUSH, DONE)
    lines = match.record.dumps().splitlines()
    assert match.record.dumps().isascii()
    assert lines[:11] == [
        "wardroom record 1",
        "game: tug",
        "rules: 1",
        "content: -",
        "option seats: 2",
        "option rounds: 1",
        r"option house_rules: \u0431\u0435\u0437 \u043f\u0430\u043d\u0438\u043a\u0438; no tears",
        r"s1: human \u0410\u043d\u043d\u0430",
        "s2: bot random",
        "dice: seed 7",
        "begin",
    ]
    assert lines[11] == "  draw#0/100=26 draw#1/100=67"
    assert lines[12:15] == ["s1 bid2 bid4 done", "s2 bid3 done", "  draw#2/1=0"]
    assert lines[15].startswith("turn s1 digest ")
    assert lines[16] == "s1 push push roll"
    assert lines[17].startswith("  wind#0=")
    assert lines[18] == "s1 push done"
    assert match.outcome is not None
    scores = f"scores {match.outcome.scores[0]} 0"
    assert lines[19:] == [f"end digest {digest(match.state)} {scores} winners s1: rounds 9"]
    assert Record.loads(match.record.dumps()).players == ["human Анна", "bot random"]


def test_the_number_of_players_must_fit() -> None:
    with pytest.raises(OptionError, match="3 seats and 2 players"):
        Match.start(GAME, {"seats": 3}, 1, ["a", "b"])


# -- sealed steps --------------------------------------------------------------------------------------------


def test_who_was_faster_leaves_no_trace() -> None:
    runs = {0: [BIDS[2], DONE], 1: [BIDS[1], BIDS[5], DONE], 2: [DONE]}
    records = set()
    for seed in range(30):
        match = started()
        left = {seat: list(run) for seat, run in runs.items()}
        rng = random.Random(seed)
        while any(left.values()):
            seat = rng.choice([seat for seat, run in left.items() if run])
            match.apply(seat, left[seat].pop(0))
        records.add(match.record.dumps())
    assert len(records) == 1


def test_a_reopened_run_leaves_no_trace() -> None:
    plain, reopened = started(2), started(2)
    answer(plain, 0, BIDS[2], DONE)
    answer(reopened, 0, BIDS[4], BIDS[5], DONE, REOPEN, BIDS[2], DONE)
    assert reopened.record == plain.record
    assert body(plain)[-1] == "sealed s1 bid2 done"
    for match in (plain, reopened):
        answer(match, 1, BIDS[1], DONE)
    assert reopened.record == plain.record


def test_nothing_is_written_before_the_step_opens() -> None:
    match = started(2)
    before = body(match)
    answer(match, 1, BIDS[1], DONE)
    answer(match, 0, BIDS[3])
    assert body(match) == [*before, "sealed s1 bid3", "sealed s2 bid1 done"]
    answer(match, 0, DONE)
    assert body(match)[len(before) :][:2] == ["s1 bid3 done", "s2 bid1 done"]


# -- saving and resuming -------------------------------------------------------------------------------------


@pytest.mark.engine
def test_every_moment_can_be_saved_and_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    for answers in range(40):
        match = played_on(started(3, 5), 11, answers=answers)
        match.save(path)
        resumed = resume(path, find)
        assert resumed.state.text() == match.state.text()
        assert resumed.state.waiting() == match.state.waiting()
        assert resumed.record == match.record
        assert [resumed.can_undo(seat) for seat in range(3)] == [match.can_undo(seat) for seat in range(3)]
        assert played_on(resumed, 3).record.dumps() == played_on(match, 3).record.dumps()


def test_keep_saves_after_every_line(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    match = started(2)
    match.keep(path)
    answer(match, 0, BIDS[5], DONE)
    assert Record.load(path).body == body(started(2))
    answer(match, 1, DONE)
    assert Record.load(path) == match.record
    played_on(match, 1)
    assert Record.load(path) == match.record


def test_saving_is_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    match = started(2)
    match.save(path)
    before = path.read_text()
    played_on(match, 1)

    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        match.save(path)
    assert path.read_text() == before
    assert os.listdir(tmp_path) == ["game.txt"]


# -- undo ----------------------------------------------------------------------------------------------------


def test_undo_inside_your_own_decisions() -> None:
    match = in_turn()
    before, text = match.record.dumps(), match.state.text()
    answer(match, 0, PUSH, PUSH)
    assert body(match)[-1] == "s1 push push"
    assert match.undo(0) and body(match)[-1] == "s1 push"
    assert match.undo(0)
    assert (match.record.dumps(), match.state.text()) == (before, text)
    assert not match.undo(0)


def test_undo_never_crosses_chance() -> None:
    match = in_turn()
    answer(match, 0, PUSH, ROLL)
    rolled = match.record.dumps()
    assert not match.can_undo(0)
    assert not match.undo(0)
    answer(match, 0, PUSH)
    assert match.undo(0)
    assert not match.undo(0)
    assert match.record.dumps() == rolled


def test_undone_and_never_done_are_the_same_game() -> None:
    plain, undone = in_turn(), in_turn()
    answer(undone, 0, PUSH)
    undone.undo(0)
    for match in (plain, undone):
        answer(match, 0, ROLL, ROLL, DONE)
    assert plain.record.dumps() == undone.record.dumps()
    assert repr(plain.events) == repr(undone.events)


def test_nobody_undoes_for_another() -> None:
    match = in_turn()
    answer(match, 0, PUSH)
    assert not match.undo(1)
    assert match.undo(0)


def test_undo_in_a_sealed_step_keeps_the_runs_of_others() -> None:
    match, plain = started(3), started(3)
    answer(match, 0, BIDS[1], BIDS[5], DONE)
    answer(match, 1, BIDS[3])
    answer(match, 2, BIDS[4], DONE)
    assert match.undo(0) and match.undo(0)
    assert match.state.waiting() == [0, 1]
    answer(match, 0, DONE)
    answer(match, 1, DONE)
    answer(plain, 0, BIDS[1], DONE)
    answer(plain, 1, BIDS[3], DONE)
    answer(plain, 2, BIDS[4], DONE)
    assert match.record.dumps() == plain.record.dumps()
    assert not any(match.undo(seat) for seat in range(3))


def test_a_refused_answer_changes_nothing() -> None:
    match = in_turn()
    before = match.record.dumps()
    with pytest.raises(Refused):
        match.apply(1, PUSH)
    with pytest.raises(Refused):
        match.apply(0, BIDS[1])
    assert match.record.dumps() == before
    assert not match.can_undo(0)
    played_on(match, 1)
    with pytest.raises(Refused):
        match.apply(0, DONE)


# -- acts of the table ---------------------------------------------------------------------------------------


def test_the_last_seat_that_has_not_resigned_wins() -> None:
    match = started(3)
    answer(match, 0, BIDS[2], DONE)
    match.resign(1)
    assert not match.over
    match.resign(0)
    assert match.outcome is not None and match.outcome.winners == [2]
    assert "resign s2" in body(match) and body(match)[-1].endswith("winners s3: resigned")
    again = verify(Record.loads(match.record.dumps()), find)
    assert again.over and again.resigned == {0, 1}


class Teams(TugGame):
    """Seats 1 and 3 against seats 2 and 4."""

    def sides(self, state: State) -> list[str]:
        return ["odd", "even", "odd", "even"]


def test_a_side_that_is_left_alone_has_won() -> None:
    match = Match.start(Teams(), {"seats": 4}, 7, ["human"] * 4)
    match.resign(0)
    match.resign(1)
    assert not match.over
    match.resign(3)
    assert match.outcome is not None and match.outcome.winners == [0, 2]
    assert match.outcome.scores == [1, 0, 1, 0]
    assert body(match)[-1].endswith("scores 1 0 1 0 winners s1 s3: resigned")
    assert verify(Record.loads(match.record.dumps()), lambda key: Teams()).record == match.record


def test_a_wrong_seat_or_name_changes_nothing() -> None:
    match = in_turn()
    answer(match, 0, PUSH)
    before = match.record.dumps()
    for seat, name in ((-1, "s0"), (2, "s3")):
        with pytest.raises(RecordError, match=f"there is no seat {name}$"):
            match.resign(seat)
        with pytest.raises(RecordError, match=f"there is no seat {name}$"):
            match.bot_takes(seat, "captain")
    for empty in ("", " "):
        with pytest.raises(RecordError, match="a bot needs a name"):
            match.bot_takes(0, empty)
    assert match.record.dumps() == before
    assert match.can_undo(0)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("resign s3", "there is no seat s3"),
        ("bot takes s9: captain", "there is no seat s9"),
        (r"bot takes s1: \x", "a backslash that means nothing"),
        ("bot takes s1:  ", "a bot needs a name"),
        ("key: abc", "'key: abc' is not a line of a record"),
        ("resign s" + "9" * 3000, "is not a line of a record"),
        ("resign s" + "9" * 5000, "found a number of more digits, allowed at most 4000"),
        ("snapshot rules 1 content - dice stream 1 resigned sx", "is not a line of a record"),
        ("  " + "x" * 200_000, "found 200002 characters, allowed at most 100000 in a line"),
    ],
)
def test_a_wrong_act_is_told_with_its_line(line: str, said: str) -> None:
    match = in_turn()
    answer(match, 0, PUSH)
    number = len(match.record.lines()) + 1
    with pytest.raises(RecordError, match=f"^line {number}: .*{re.escape(said)}$"):
        verify(Record.loads(match.record.dumps() + line + "\n"), find)


def test_a_bot_takes_a_seat() -> None:
    match = in_turn()
    answer(match, 0, PUSH)
    match.bot_takes(0, "captain")
    answer(match, 0, PUSH, DONE)
    assert "bot takes s1: captain" in body(match)
    assert not match.can_undo(1)
    again = verify(Record.loads(match.record.dumps()), find)
    assert again.players == ["bot captain", "bot random"]
    assert again.record == match.record


def test_rewinding_never_rewinds_the_dice() -> None:
    match = in_turn()
    asked = match.state.text()
    line = len(match.record.lines())
    answer(match, 0, PUSH, ROLL, ROLL)
    first = [line for line in body(match) if "wind#" in line]
    match.rewind(line)
    assert match.state.text() == asked
    assert body(match)[-1] == f"undo to {line}, dice stream 2"
    assert not match.can_undo(0)
    answer(match, 0, ROLL)
    assert [line for line in body(match) if "wind#" in line][:2] == first
    assert body(match)[-1].startswith("  wind#2=")
    played_on(match, 5)
    again = verify(Record.loads(match.record.dumps()), find)
    assert again.state.text() == match.state.text()
    with pytest.raises(Refused):
        match.rewind(line)


def test_rewinding_twice_over_an_undo() -> None:
    match = in_turn(seats=3)
    line = len(match.record.lines())
    answer(match, 0, ROLL)
    match.rewind(line)
    answer(match, 0, PUSH, ROLL)
    later = len(match.record.lines())
    text = match.state.text()
    answer(match, 0, ROLL)
    match.rewind(later)
    assert match.state.text() == text
    with pytest.raises(RecordError, match="nothing to go back to"):
        match.rewind(3)
    played_on(match, 1)
    assert verify(Record.loads(match.record.dumps()), find).record == match.record


def test_a_refused_rewind_changes_nothing() -> None:
    match = in_turn()
    answer(match, 0, PUSH)
    before = match.record.dumps()
    for line in (-1, 0, match.heading.first - 1, len(match.record.lines()) + 1):
        with pytest.raises(RecordError, match="nothing to go back to"):
            match.rewind(line)
        assert match.record.dumps() == before
        assert match.can_undo(0)
    answer(match, 0, PUSH)
    assert body(match)[-1] == "s1 push push"


@pytest.mark.parametrize("answers", [5, 10, 15, 20])
def test_rewinding_to_any_line_goes_on_and_agrees(answers: int) -> None:
    played = played_on(started(3), 3, answers=answers)
    for line in range(played.heading.first, len(played.record.lines()) + 1):
        match = played_on(started(3), 3, answers=answers)
        try:
            match.rewind(line)
        except RecordError:
            # Runs that are still sealed are no place to go back to.
            assert match.record.lines()[line - 1].startswith("sealed ")
            continue
        assert f"undo to {line}, dice stream 2" in body(match)
        assert verify(Record.loads(match.record.dumps()), find).state.text() == match.state.text()
        assert verify(played_on(match, 5).record, find).record == match.record


def test_rewinding_to_a_sealed_line_means_the_opened_step() -> None:
    match = in_turn(seats=3)
    asked = match.state.text()
    first = match.heading.first + body(match).index("s1 bid4 bid5 done")
    answer(match, 0, PUSH, ROLL)
    for line in (first, first + 1, first + 2):
        match.rewind(line)
        assert match.state.text() == asked
        assert match.state.waiting() == [0]
    assert verify(Record.loads(match.record.dumps()), find).record == match.record


def test_an_act_in_the_middle_of_a_sealed_step() -> None:
    match = started(3)
    answer(match, 0, BIDS[2], DONE)
    match.bot_takes(1, "captain")
    answer(match, 2, BIDS[3])
    assert match.undo(0)
    assert "bot takes s2: captain" in body(match)
    assert verify(Record.loads(match.record.dumps()), find).state.text() == match.state.text()
    played_on(match, 1)
    assert verify(Record.loads(match.record.dumps()), find).record == match.record


# -- dice under seal -----------------------------------------------------------------------------------------


def test_the_key_is_published_at_the_end_only(tmp_path: Path) -> None:
    match = started(2, SECRET)
    assert SECRET.hex() not in match.record.dumps()
    played_on(match, 2, answers=12)
    running = Record.loads(match.record.dumps())
    assert isinstance(verify(running, find).dice, RecordedDice)
    path = tmp_path / "game.txt"
    match.save(path)
    with pytest.raises(RecordError, match="key is needed"):
        resume(path, find)
    assert played_on(resume(path, find, SECRET), 4).record == played_on(match, 4).record
    assert body(match)[-1] == f"key: {SECRET.hex()}"
    assert verify(Record.loads(match.record.dumps()), find).over


def test_another_key_is_refused() -> None:
    match = played_on(started(2, SECRET), 2)
    text = match.record.dumps().replace(SECRET.hex(), bytes(32).hex())
    with pytest.raises(RecordError, match="not the one that was committed"):
        verify(Record.loads(text), find)


def test_secret_dice_must_still_be_those_the_rules_ask_for() -> None:
    text = played_on(started(2, SECRET), 2, answers=12).record.dumps()
    for wrong in ("draw#1/100", "draw#0/99", "wind#0/100"):
        with pytest.raises(RecordError, match="expected draw#0 with 100"):
            verify(Record.loads(text.replace("draw#0/100", wrong)), find)


# -- damage --------------------------------------------------------------------------------------------------


def lines_of_a_game() -> list[str]:
    return played_on(started(3, 3), 3).record.lines()


def refused_at(lines: list[str]) -> int | None:
    try:
        verify(Record.loads("\n".join(lines) + "\n"), find)
    except RecordError as error:
        assert f"line {error.line}: " in str(error)
        return error.line
    return None


DAMAGE: dict[str, Callable[[list[str], int], list[str]]] = {
    "lost": lambda lines, k: lines[:k] + lines[k + 1 :],
    "doubled": lambda lines, k: lines[: k + 1] + lines[k:],
    "cut": lambda lines, k: [*lines[:k], lines[k][:-1]],
    "changed": lambda lines, k: [
        *lines[:k],
        lines[k][:-1] + ("1" if lines[k][-1] != "1" else "2"),
        *lines[k + 1 :],
    ],
    "longer": lambda lines, k: [*lines[:k], lines[k] + " done", *lines[k + 1 :]],
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_found_where_it_is(damage: str) -> None:
    lines = lines_of_a_game()
    begin = lines.index("begin")
    assert refused_at(lines) is None
    for place in range(begin, len(lines)):
        line = refused_at(DAMAGE[damage](lines, place))
        assert line is not None, f"{damage} {lines[place]!r} was not noticed"
        # Sealed runs are compared when all are there; everything else at once.
        assert place + 1 - 3 <= line <= place + 1 + 3


def test_a_forged_result_is_found() -> None:
    lines = lines_of_a_game()
    place = next(k for k, line in enumerate(lines) if "wind#" in line)
    word = lines[place].split()[0]
    forged = word[:-1] + str(int(word[-1]) % 6 + 1)
    lines[place] = lines[place].replace(word, forged)
    with pytest.raises(RecordError, match=f"line {place + 1}: found '  {forged}'.* expected '  {word}"):
        verify(Record.loads("\n".join(lines)), find)


def test_an_illegal_answer_is_told_with_what_was_allowed() -> None:
    text = in_turn().record.dumps() + "s1 push bid3\n"
    with pytest.raises(
        RecordError, match=r"line 1\d: s1 cannot answer 'bid3' here; expected done or push or roll"
    ):
        verify(Record.loads(text), find)
    with pytest.raises(RecordError, match="s2 cannot answer 'push' here; expected nothing more of this seat"):
        verify(Record.loads(text.replace("s1 push bid3", "s2 push")), find)
    with pytest.raises(RecordError, match="s9 cannot answer"):
        verify(Record.loads(text.replace("s1 push bid3", "s9 push")), find)


@pytest.mark.parametrize(
    ("place", "wrong", "said"),
    [
        (1, "wardroom record 9", "expected 'wardroom record 1'"),
        (2, "game tug", "expected 'game: KEY'"),
        (3, "rules: 2", "found rules version 2, expected 1"),
        (4, "content: 0123", "found content 0123, expected -"),
        (5, "option seats: 77", "from 2 to 4, not '77'"),
        (5, "option seat: 3", "did you mean seats"),
        (11, "dice: hidden", "expected 'dice: seed NUMBER'"),
    ],
)
def test_a_wrong_heading(place: int, wrong: str, said: str) -> None:
    lines = lines_of_a_game()
    lines[place - 1] = wrong
    with pytest.raises(RecordError, match=f"line {place}: .*{said}"):
        verify(Record.loads("\n".join(lines)), find)


def test_a_doubled_option_is_noticed() -> None:
    lines = lines_of_a_game()
    lines.insert(5, lines[4])
    with pytest.raises(RecordError, match="line 6"):
        Record.loads("\n".join(lines))


def test_garbage(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"wardroom record 1\n\xff\xfe")
    with pytest.raises(RecordError, match="line 2: a record is plain ASCII text"):
        Record.load(path)
    for text in ("", "\n", "hello", "wardroom record 1"):
        with pytest.raises(RecordError):
            Record.loads(text)
    with pytest.raises(RecordError, match="is not a line of a record"):
        Record.loads(in_turn().record.dumps() + "s1\n")


def test_another_rules_version_is_refused() -> None:
    class Newer(TugGame):
        rules_version = 2

    with pytest.raises(RecordError, match="found rules version 1, expected 2"):
        verify(in_turn().record, lambda key: Newer())


# -- replaying -----------------------------------------------------------------------------------------------


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """`wardroom replay` on the game of this file: gives the exit code, the output and the errors."""

    def run(*words: object) -> tuple[int, str, str]:
        monkeypatch.setattr("wardroom.games.find", find)
        monkeypatch.setattr("sys.argv", ["wardroom", "replay", *map(str, words)])
        with pytest.raises(SystemExit) as ended:
            main()
        return int(ended.value.code or 0), *capsys.readouterr()

    return run


def test_the_command_verifies_prints_and_stops(tmp_path: Path, command: Command) -> None:
    match = played_on(started(3, 8), 8)
    path = tmp_path / "game.txt"
    match.save(path)
    lines = match.record.lines()
    code, output, _ = command(path, "--verify")
    assert code == 0 and f"{len(lines)} lines, all agree" in output and "winners" in output
    code, output, _ = command(path, "--print")
    assert code == 0 and [line[7:] for line in output.splitlines()] == match.record.body
    code, output, _ = command(path, "--to", match.heading.first + 4)
    shown = [state.copy() for state, _, line in replay(match.record, find) if line <= match.heading.first + 4]
    assert code == 0 and output.endswith(shown[-1].text() + "\n")
    path.write_text("\n".join(match.record.lines()[:-1]) + "\n")
    assert command(path)[0] == 2


def test_the_command_tells_of_damage_in_one_line(tmp_path: Path, command: Command) -> None:
    path = tmp_path / "game.txt"
    text = in_turn().record.dumps() + "s1 push bid3\n"
    path.write_text(text)
    code, output, errors = command(path)
    assert (code, output, errors.count("\n")) == (2, "", 1)
    assert errors.startswith("line ") and "cannot answer 'bid3'" in errors
    assert path.read_text() == text
    assert command(tmp_path / "none")[2] == f"cannot use {tmp_path / 'none'}: No such file or directory\n"


def test_replay_shows_every_line_that_was_played() -> None:
    match = played_on(started(3, 8), 8)
    lines = match.record.lines()
    seen = [(line, state.text(), len(events)) for state, events, line in replay(match.record, find)]
    numbers = [line for line, _, _ in seen]
    assert numbers == [
        number
        for number, line in enumerate(lines, 1)
        if line == "begin" or (number > match.heading.first and line.startswith("s"))
    ]
    assert seen[-1][1] == match.state.text()
    assert sum(count for _, _, count in seen) == len(match.events)
