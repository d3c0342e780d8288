"""What a server does to a match beside playing it: takeovers, draws, resignations, snapshots, undo."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tests.tiny import GAME as TUG
from wardroom.core.decision import DONE
from wardroom.core.dice import FastDice, KeyedDice, seeded_key
from wardroom.core.events import Event
from wardroom.core.game import Game
from wardroom.core.match import Match
from wardroom.core.options import Value
from wardroom.core.outcome import Outcome
from wardroom.core.records import Record, RecordError, Snapshot
from wardroom.core.replaying import verify
from wardroom.core.sealed import Sealed
from wardroom.core.vocabulary import EventKind
from wardroom.core.words import Words
from wardroom.games.coldwar.game import GAME

PEOPLE = ["human Anna", "human Boris", "human Clara"]
KEY = bytes(range(32))


def find(key: str) -> Game:
    return {"tug": TUG, "coldwar": GAME}[key]


def played(match: Match, seed: int, answers: int = 10_000, stop: int = -1) -> Match:
    rng = random.Random(seed)
    for _ in range(answers):
        if match.over or len(match.record.body) == stop:
            break
        seat = rng.choice(match.state.waiting())
        match.apply(seat, rng.choice(match.state.legal(seat)))
    return match


def again(match: Match) -> Match:
    found = verify(Record.loads(match.record.dumps()), find)
    assert found.record == match.record
    assert found.players == match.players and found.resigned == match.resigned
    assert found.state.text() == match.state.text()
    return found


# -- people and bots ----------------


def test_a_person_comes_back() -> None:
    match = Match.start(TUG, {"seats": 3}, 7, PEOPLE)
    match.bot_takes(1, "captain")
    assert match.players[1] == "bot captain"
    match.person_takes(1)
    assert match.players == PEOPLE
    assert match.record.body[-1] == "person takes s2"
    assert again(played(match, 1)).players == PEOPLE


def test_nobody_comes_back_who_never_left() -> None:
    match = Match.start(TUG, {"seats": 3}, 7, PEOPLE)
    with pytest.raises(RecordError, match="nobody else plays for s1"):
        match.person_takes(0)
    match.resign(0)
    match.bot_takes(0, "captain")
    before = match.record
    with pytest.raises(RecordError, match="s1 has resigned"):
        match.person_takes(0)
    with pytest.raises(RecordError, match="s1 has resigned before"):
        match.resign(0)
    assert match.record == before


# -- the end by agreement ----------------


@pytest.mark.parametrize("answers", range(0, 40, 3))
def test_a_draw_at_any_moment(answers: int) -> None:
    match = played(Match.start(GAME, {}, KEY, PEOPLE[:2]), 3, answers)
    match.agree_draw()
    assert match.outcome is not None
    assert match.outcome.winners == [0, 1] and match.outcome.reason == "draw-agreed"
    assert match.record.body[-2].endswith("scores 1 1 winners s1 s2: draw-agreed")
    assert match.record.key == KEY
    assert again(match).over


def test_who_has_given_up_has_no_part_in_a_draw() -> None:
    match = Match.start(TUG, {"seats": 3}, 7, PEOPLE)
    match.resign(2)
    match.agree_draw()
    assert match.outcome is not None and match.outcome.winners == [0, 1]
    again(match)


def test_whose_team_plays_on_has_a_part_in_a_draw() -> None:
    """The side has not given up, though one of it has: else his own side would have won without him."""
    match = Match.start(GAME, {"seats": 4, "team_size": 2}, 7, [*PEOPLE, "human Dora"])
    match.resign(2)
    match.agree_draw()
    assert match.outcome is not None and match.outcome.winners == [0, 1, 2, 3]
    again(match)


@pytest.mark.parametrize(("lang", "said"), [("en", "Draw agreed: Ann and Bob."), ("ru", "ничью: Ann и Bob")])
def test_the_words_of_a_draw(lang: str, said: str) -> None:
    match = Match.start(GAME, {}, 7, PEOPLE[:2])
    match.agree_draw()
    assert match.outcome is not None
    assert said in Words.of("coldwar", lang).outcome(match.outcome, ["Ann", "Bob"])


def test_a_seat_that_has_resigned_cannot_win() -> None:
    """The bot that plays it on may sink everybody: the best of the others has won."""
    for seed in range(12):
        match = played(Match.start(TUG, {"seats": 3}, seed, PEOPLE), seed)
        assert match.outcome is not None
        best = match.outcome.winners[0]
        other = Match.start(TUG, {"seats": 3}, seed, PEOPLE)
        other.resign(best)
        other.bot_takes(best, "captain")
        played(other, seed)
        assert other.outcome is not None and other.outcome.scores == match.outcome.scores
        assert best not in other.outcome.winners
        left = [score for seat, score in enumerate(other.outcome.scores) if seat != best]
        assert all(other.outcome.scores[seat] == max(left) for seat in other.outcome.winners)
        # They may not have reached what the rules ask for: nothing of the kind is said.
        assert (other.outcome.reason, other.outcome.rule) == ("best-left", "")
        again(other)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Bob won with the best score among those who did not resign."),
        ("ru", "среди тех, кто не сдался"),
    ],
)
def test_a_winner_with_fewer_points_is_told_why(lang: str, said: str) -> None:
    best_left = Outcome([90, 20, 10], [1], "best-left", "")
    assert said in Words.of("coldwar", lang).outcome(best_left, ["Ann", "Bob", "Cem"])


def test_who_has_won_by_the_rules_has_done_so_whoever_has_resigned() -> None:
    for seed in range(12):
        match = played(Match.start(TUG, {"seats": 3}, seed, PEOPLE), seed)
        assert match.outcome is not None
        last = min(seat for seat in range(3) if seat not in match.outcome.winners)
        other = Match.start(TUG, {"seats": 3}, seed, PEOPLE)
        other.resign(last)
        other.bot_takes(last, "captain")
        played(other, seed)
        assert repr(other.outcome) == repr(match.outcome)


# -- snapshots ----------------

TABLES: list[dict[str, Value]] = [
    {"rounds": 1},
    {"rounds": 1, "action": True, "tactics": 9, "bad_luck": 20, "seats": 3},
    {"rounds": 1, "action": True, "seats": 4, "team_size": 2},
]


def snapshots(match: Match, seed: int) -> list[Snapshot]:
    """Everywhere a game can be taken up again."""
    rng = random.Random(seed)
    found = []
    while not match.over:
        if rng.random() < 0.05 and (snapshot := match.snapshot()) is not None:
            found.append(snapshot)
        seat = rng.choice(match.state.waiting())
        match.apply(seat, rng.choice(match.state.legal(seat)))
    return found


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_game_goes_on_from_a_snapshot(options: dict[str, Value]) -> None:
    seats = int(str(options.get("seats", 2)))
    match = Match.start(GAME, options, KEY, [*PEOPLE, "human Dora"][:seats])
    taken = snapshots(match, 5)
    lines = match.record.body
    for snapshot in random.Random(1).sample(taken, min(6, len(taken))):
        other = Match.from_snapshot(GAME, match.heading, KEY, snapshot, lines[: snapshot.lines])
        assert other.state.text() == snapshot.position
        assert other.record.body[: snapshot.lines] == lines[: snapshot.lines]
        assert other.record.body[snapshot.lines].startswith("snapshot rules ")
        # The same answers with the same dice: the game comes out as it did.
        follow(other, lines[snapshot.lines :])
        assert (
            other.record.body[len(other.record.body) - len(lines) + snapshot.lines :]
            == lines[snapshot.lines :]
        )
        again(other)


def follow(match: Match, lines: list[str]) -> None:
    for line in lines:
        if line.startswith("s") and line[1].isdigit():
            seat, *words = line.split()
            for word in words:
                legal = match.state.legal(int(seat[1:]) - 1)
                names = [GAME.action_text(action) for action in legal]
                match.apply(int(seat[1:]) - 1, legal[names.index(word)])


def gone_on(answers: int = 60) -> tuple[Match, Match]:
    """A match, and another that goes on from its last snapshot: a bot plays s1, and s2 has resigned."""
    match = Match.start(GAME, {"seats": 3, "rounds": 1}, KEY, PEOPLE)
    match.bot_takes(0, "captain")
    match.resign(1)
    rng = random.Random(2)
    taken = None
    for _ in range(answers):
        seat = rng.choice(match.state.waiting())
        match.apply(seat, rng.choice(match.state.legal(seat)))
        taken = match.snapshot() or taken
    assert taken is not None
    old = replace(taken, rules=1, content="of-yore")
    heading = replace(match.heading, rules=1, content="of-yore")
    return match, Match.from_snapshot(GAME, heading, KEY, old, match.lines_from(0)[: taken.lines])


def test_a_snapshot_of_older_rules() -> None:
    """The record keeps what was written under the old rules, and is checked from the snapshot on."""
    _, match = gone_on()
    assert match.players[0] == "bot captain" and match.resigned == {1}
    match.person_takes(0)
    again(match)
    again(played(match, 4))


def test_without_the_key_too() -> None:
    _, match = gone_on()
    played(match, 4, 40)
    record = replace(match.record, seed=None)
    assert verify(record, find).state.text() == match.state.text()


def test_nothing_before_a_snapshot_can_be_taken_back() -> None:
    _, other = gone_on()
    opening = other.heading.first + len(other.lines_from(0)) - 1
    played(other, 4, 30)
    with pytest.raises(RecordError, match="went on from a snapshot"):
        other.rewind(other.heading.first + 2)
    other.rewind(opening)
    assert other.record.body[-1] == f"undo to {opening}, dice stream 2"
    again(other)


def test_a_snapshot_twice_over() -> None:
    _, match = gone_on()
    played(match, 4, 30)
    while (snapshot := match.snapshot()) is None:
        played(match, 5, 1)
    other = Match.from_snapshot(GAME, match.heading, KEY, snapshot, match.lines_from(0))
    assert sum(line.startswith("snapshot") for line in other.record.body) == 2
    again(played(other, 6))


@pytest.mark.parametrize(
    ("found", "wrong", "said"),
    [
        ("rules 3", "rules 4", "found rules version 4, expected 3"),
        ("content ", "content x", "found content"),
        (" stream", " 7 stream", "streams of chance"),
        ("| coldwar 1", "| coldwar 9", "cannot be read"),
    ],
)
def test_a_damaged_snapshot(found: str, wrong: str, said: str) -> None:
    _, match = gone_on()
    text = match.record.dumps()
    assert found in text
    place = text.index(found, text.index("snapshot "))
    with pytest.raises(RecordError, match=said):
        verify(Record.loads(text[:place] + wrong + text[place + len(found) :]), find)


def test_an_unreadable_snapshot_is_told() -> None:
    match = Match.start(GAME, {}, 7, PEOPLE[:2])
    snapshot = match.snapshot()
    assert snapshot is not None
    with pytest.raises(RecordError, match="cannot be read"):
        Match.from_snapshot(GAME, match.heading, seeded_key(7), replace(snapshot, position="nonsense\n"))


# -- undo ----------------


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_where_undo_ends_depends_on_what_the_seat_knows(options: dict[str, Value]) -> None:
    """In every world that a seat cannot tell from the truth it may take back the same answers."""
    state = GAME.new(GAME.options().fill(options), FastDice(3))
    rng = random.Random(3)
    number = 0
    while waiting := state.waiting():
        seat = rng.choice(waiting)
        legal = state.legal(seat)
        number += 1
        if number % 25 == 0:
            world = state.observe(seat).imagine(FastDice(number))
            for action in rng.sample(legal, min(4, len(legal))):
                here, there = state.copy(), world.copy()
                here.apply(seat, action)
                there.apply(seat, action)
                secret = [bool(w.stack) and isinstance(w.stack[-1], Sealed) for w in (here, there)]
                assert (here.irrevocable == state.irrevocable) == (there.irrevocable == world.irrevocable)
                assert here.irrevocable != state.irrevocable or secret[0] == secret[1]
        state.apply(seat, rng.choice(legal))


def test_matches_of_two_worlds_undo_alike() -> None:
    """The same through the matches themselves, as a page would see it."""
    match = Match.start(GAME, {"rounds": 1, "action": True}, KEY, PEOPLE[:2])
    rng = random.Random(9)
    compared = 0
    while not match.over and compared < 60:
        seat = rng.choice(match.state.waiting())
        snapshot = match.snapshot() if rng.random() < 0.2 else None
        if snapshot is not None:
            world = match.state.observe(seat).imagine(FastDice(compared))
            twin = Match.from_snapshot(GAME, match.heading, KEY, replace(snapshot, position=world.text()))
            while match.state.waiting() == twin.state.waiting() == [seat]:
                action = rng.choice(match.state.legal(seat))
                match.apply(seat, action)
                twin.apply(seat, action)
                assert match.can_undo(seat) == twin.can_undo(seat)
                compared += 1
                if not match.can_undo(seat):
                    break
        else:
            match.apply(seat, rng.choice(match.state.legal(seat)))
    assert compared >= 60


def test_a_seat_has_begun_what_it_has_answered_in_part_and_not_ended() -> None:
    """Asked the same again, after an answer that it may take back: it has begun, unless it has passed."""
    met = {True: 0, False: 0}
    match = Match.start(GAME, {"seats": 3}, 4, PEOPLE)
    rng = random.Random(2)
    while not match.over:
        seat = rng.choice(match.state.waiting())
        question = match.state.decision(seat).name
        action = rng.choice(match.state.legal(seat))
        match.apply(seat, action)
        if match.over or seat not in match.state.waiting():
            continue
        if not match.can_undo(seat):
            assert not match.has_begun(seat)
        elif match.state.decision(seat).name == question:
            assert match.has_begun(seat) == (action != DONE)
            met[action != DONE] += 1
    assert min(met.values()) > 10, met


def test_dice_are_shared_by_nobody() -> None:
    """A snapshot holds numbers, not the dice themselves."""
    match = Match.start(GAME, {}, KEY, PEOPLE[:2])
    snapshot = match.snapshot()
    assert snapshot is not None and isinstance(match.dice, KeyedDice)
    before = snapshot.indices
    played(match, 1, 200)
    assert snapshot.indices == before != tuple(match.dice.indices)


def test_what_the_table_told_outlives_a_sealed_undo() -> None:
    """A server adds lines of its own to the diary; sealed answers tell nothing that could be taken back."""
    match = Match.start(GAME, {"seats": 3}, KEY, PEOPLE)
    told = len(match.events)
    match.apply(0, match.state.legal(0)[0])
    match.bot_takes(2, "captain")
    match.events.append(Event(EventKind("table-bot"), "", {"seat": "seat/2"}))
    assert match.undo(0)
    assert [event.name for event in match.events[told:]] == ["table-bot"]
    match.apply(0, match.state.legal(0)[0])
    match.agree_draw()
    assert [event.name for event in match.events[told:]] == ["table-bot"]


def drafting(seats: int = 3) -> tuple[Match, int]:
    """A match in which a seat has begun a run of which nobody else can know."""
    match = Match.start(GAME, {"seats": seats}, KEY, PEOPLE[:seats])
    rng = random.Random(5)
    while True:
        seat = rng.choice(match.state.waiting())
        match.apply(seat, rng.choice(match.state.legal(seat)))
        if match.can_undo(seat) and len(match.record.body) > len(match.settled.body) > 30:
            return match, seat


def test_an_act_of_the_table_leaves_an_open_run_open() -> None:
    """Whether a seat has begun to draft shows neither in the lines of the others nor in their number."""
    match, seat = drafting()
    settled, position, told = match.settled.body, match.state.text(), len(match.events)
    others = [other for other in range(3) if other != seat]
    match.bot_takes(others[0], "captain")
    match.note(Event(EventKind("table-bot"), "", {}))
    match.person_takes(others[0])
    match.resign(others[1])
    acts = [f"bot takes s{others[0] + 1}: captain", f"person takes s{others[0] + 1}"]
    assert match.settled.body == [*settled, *acts, f"resign s{others[1] + 1}"]
    assert match.state.text() == position
    found = verify(Record.loads(match.record.dumps()), find, KEY)
    assert found.state.text() == position and found.record == match.record
    assert match.undo(seat)
    assert match.settled.body == [*settled, *acts, f"resign s{others[1] + 1}"]
    assert [event.name for event in match.events[told:]] == ["table-bot"]
    assert verify(Record.loads(match.record.dumps()), find, KEY).record == match.record


def test_a_rewind_forgets_an_open_run() -> None:
    match, _ = drafting()
    settled = match.settled
    match.rewind(len(settled.lines()) - 2)
    assert match.settled.body[:-1] == settled.body
    assert verify(Record.loads(match.record.dumps()), find, KEY).record == match.record


def test_records_that_end_a_run_before_an_act_are_still_read() -> None:
    match, _ = drafting()
    old = match.record
    old.body.append("bot takes s1: captain")
    assert verify(Record.loads(old.dumps()), find, KEY).record.body == old.body


@pytest.mark.parametrize("seed", range(12))
def test_going_back_behind_a_volley_takes_all_of_it_back(seed: int) -> None:
    """The run of a seat is one line: what was drafted goes with the `done` that committed it."""
    chance = FastDice(seed)
    match = Match.start(GAME, {"seats": "2", "rounds": "1"}, seed, PEOPLE[:2])
    began, seen = -1, ""
    while True:
        seat = match.state.mover()
        legal = match.state.legal(seat)
        mark = match.written
        if match.state.decision(seat).name == "battle-stations":
            if mark != began:
                began, seen = mark, match.state.observe(seat).text()
            if DONE in legal and (legal == [DONE] or chance.below(2, 0)):
                break
        match.apply(seat, legal[chance.below(len(legal), 0)])
    match.apply(seat, DONE)
    match.rewind(match.heading.first + mark - 1)
    assert match.state.waiting() == [seat]
    assert match.state.observe(seat).text() == seen
