"""The game in the terminal, driven by scripted lines."""

import os
import random
import re
import sys
from collections.abc import Callable, Iterator
from io import StringIO
from itertools import pairwise
from pathlib import Path

import pytest
import typer
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console
from typer.testing import CliRunner

from wardroom import games
from wardroom.cli import play
from wardroom.cli.terminal import commands, saves, shipnames
from wardroom.cli.terminal.coldwar import ColdWarBoard
from wardroom.cli.terminal.players import shown_names
from wardroom.cli.terminal.question import answers
from wardroom.cli.terminal.screen import WIPE, Screen, cleaned
from wardroom.cli.terminal.session import Session
from wardroom.core.decision import DONE
from wardroom.core.dice import FastDice
from wardroom.core.errors import WardroomError
from wardroom.core.events import Event
from wardroom.core.match import Match
from wardroom.core.records import Record
from wardroom.core.replaying import resume, verify
from wardroom.core.words import Words
from wardroom.games.coldwar.actions import is_tactic
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.formation import surface_ships
from wardroom.games.coldwar.game import GAME

SOLO = ["human", "bot random", "bot random"]
PAIR = ["human Anna", "human Boris"]
Typist = Callable[[Session], str]

# A turn of seat 1 with something of every kind to choose.
POSITION = """
coldwar 1
turn: seat1 6.1.B.1 fog=4
seat 1
  row1: iowa
  row2: nimitz
  subs: alfa
  hand: gun5 missileA torpedo ecm asw dc
seat 2
  row1: slava
  row2: kirov(gun5 gun5)
  row3: foch
  subs: rubis
  hand: evade
  area: ecm cover(down)
seat 3
  row1: knox
  hand: gun5
"""


# Every card of Action.
EVERYTHING = {"action": "yes", "tactics": "9", "bad_luck": "20", "escorts": "yes"}


class Sitting:
    """A session whose lines come from a script, and everything it wrote."""

    def __init__(
        self,
        match: Match,
        typist: Typist,
        path: Path,
        width: int = 100,
        lang: str = "en",
        terminal: bool = False,
        plain: bool = False,
        height: int = 40,
    ) -> None:
        self.paper = StringIO()
        console = Console(
            file=self.paper,
            width=width,
            height=height,
            force_terminal=terminal,
            color_system=None,
            no_color=True,
        )
        words = Words.of("coldwar", lang)
        board = ColdWarBoard(match.game, words, shown_names(match.players, words))
        self.session = Session(match, board, Screen(console, self.read, plain), path)
        self.typist = typist
        # How far the paper was written at each prompt, and the prompt.
        self.prompts: list[tuple[int, str]] = []

    def read(self, prompt: str) -> str:
        self.prompts.append((len(self.paper.getvalue()), prompt))
        return self.typist(self.session)

    @property
    def text(self) -> str:
        return self.paper.getvalue()

    @property
    def answers(self) -> list[str]:
        """What was written between one prompt and the next."""
        places = [place for place, _ in self.prompts] + [len(self.text)]
        return [self.text[one:other] for one, other in pairwise(places)]

    def play(self) -> "Sitting":
        self.session.play()
        return self


def lines(*typed: str) -> Typist:
    """These lines, then Ctrl-D."""
    waiting = iter(typed)

    def typist(session: Session) -> str:
        for line in waiting:
            return line
        raise EOFError

    return typist


def listed(session: Session) -> list[int]:
    """The answers in the order of their numbers."""
    return answers(session.board, session.match.state.observe(session.facing), session.facing)


def numbers(seed: int) -> Typist:
    """A person who answers every question with the number of some legal answer."""
    rng = random.Random(seed)

    def typist(session: Session) -> str:
        return str(rng.randint(1, len(listed(session))))

    return typist


def notation(seed: int) -> Typist:
    """The same answers in words."""
    by_number = numbers(seed)

    def typist(session: Session) -> str:
        return GAME.action_text(listed(session)[int(by_number(session)) - 1])

    return typist


def at_the_curtain(typist: Typist) -> Typist:
    """Enter where the keyboard changes hands."""

    def either(session: Session) -> str:
        return (
            ""
            if session.facing == -1 or session.facing not in session.match.state.waiting()
            else typist(session)
        )

    return either


def started(seed: int = 1, players: list[str] | None = None, **options: str) -> Match:
    players = players or SOLO
    return Match.start(GAME, {"seats": str(len(players)), "rounds": "1", **options}, seed, players)


def at_position(text: str = POSITION, players: list[str] | None = None, **options: str) -> Match:
    """A match that stands where a position says; it cannot be resumed."""
    players = players or SOLO
    match = started(1, players, **options)
    match.state = GAME.parse(text, match.dice)
    match.state.log = []
    match.events.clear()
    return match


def sit(match: Match, typist: Typist, path: Path, **settings: object) -> Sitting:
    return Sitting(match, typist, path, **settings)  # type: ignore[arg-type]


# -- whole games ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "lang", "width"), [(1, "en", 100), (2, "ru", 80), (3, "en", 120)])
def test_a_whole_game_by_numbers(seed: int, lang: str, width: int, tmp_path: Path) -> None:
    match = started(seed)
    sitting = sit(match, numbers(seed), tmp_path / "game", lang=lang, width=width).play()
    assert match.over and match.outcome is not None
    assert max(len(line) for line in sitting.text.splitlines()) <= width
    words = Words.of("coldwar", lang)
    told = " ".join(sitting.text.split())
    assert words.outcome(match.outcome, sitting.session.board.names, 0) in told
    record = Record.load(tmp_path / "game")
    assert repr(verify(record, games.find).outcome) == repr(match.outcome)


@pytest.mark.parametrize(("seed", "lang"), [(1, "en"), (2, "ru")])
def test_a_whole_game_of_action(seed: int, lang: str, tmp_path: Path) -> None:
    match = started(seed, None, **EVERYTHING)
    sitting = sit(match, numbers(seed), tmp_path / "game", lang=lang, terminal=True).play()
    assert match.over and match.outcome is not None
    assert max(len(line) for line in sitting.text.splitlines()) <= 100
    rounds = sitting.session.board.scored(match.state, match.events)
    assert [rounds[0][seat].points for seat in range(3)] == match.outcome.scores
    assert all(scored.parts[2] <= 0 for scored in rounds[0])
    heights = [len(screen) + 1 for screen in screens(sitting)]
    assert len(heights) > 5 and max(heights) <= 40
    assert not re.search(r"(terminal|event|decision)-[a-z]", sitting.text)


def test_a_person_who_always_types_one(tmp_path: Path) -> None:
    match = started(4)
    sit(match, lambda session: "1", tmp_path / "game").play()
    assert match.over


def test_notation_plays_the_same_game(tmp_path: Path) -> None:
    ends = []
    for typist in (numbers(5), notation(5)):
        match = started(5)
        sit(match, typist, tmp_path / "game").play()
        ends.append(match.record.dumps())
    assert ends[0] == ends[1]


def test_bots_of_doctrine_play(tmp_path: Path) -> None:
    match = started(6, ["human", "bot doctrine", "bot doctrine"])
    sit(match, numbers(6), tmp_path / "game").play()
    assert match.over


@pytest.mark.parametrize(
    ("players", "team"),
    [(["human", "human", "bot random", "bot random"], 2), (["human", *["bot random"] * 5], 3)],
)
def test_teams_and_many_seats(players: list[str], team: int, tmp_path: Path) -> None:
    match = started(7, players, team_size=str(team))
    sitting = sit(match, at_the_curtain(numbers(7)), tmp_path / "game", width=100).play()
    assert match.over
    assert "your team" in sitting.text


def test_the_end_tells_all(tmp_path: Path) -> None:
    match = started(8, rounds="2")
    sitting = sit(match, numbers(8), tmp_path / "game", width=120).play()
    assert match.outcome is not None
    end = sitting.answers[-1]
    assert "round 1" in end and "round 2" in end and "total" in end
    rounds = sitting.session.board.scored(match.state, match.events)
    assert [sum(scored[seat].points for scored in rounds) for seat in range(3)] == match.outcome.scores
    sunk = {str(event.facts["ship"]).removeprefix("ship/") for event in match.events if event.name == "sunk"}
    for key in sunk:
        assert GAME.names[key][0] in end
    assert "seed 8" in end
    assert str(tmp_path / "game") in end.replace("\n", "")


def test_only_done_is_not_asked(tmp_path: Path) -> None:
    """What needs no thought is answered in silence, except under attack."""
    asked: list[tuple[list[int], bool]] = []
    by_number = numbers(9)

    def typist(session: Session) -> str:
        view = session.match.state.observe(0)
        asked.append((view.legal(0), session.board.threatened(view, 0)))
        return by_number(session)

    match = started(9)
    sit(match, typist, tmp_path / "game").play()
    assert all(threatened for legal, threatened in asked[1:] if legal == [DONE])


# -- answering -----------------------------------------------------------------------------------------------


def test_a_whole_run_in_one_line(tmp_path: Path) -> None:
    match = at_position()
    sitting = sit(match, lines("gun5 iowa > slava; nim > ki; ecm area"), tmp_path / "game").play()
    assert "draft: gun gun5 iowa > slava" in match.state.text()
    assert "draft: carrier - nimitz > kirov" in match.state.text()
    assert "area=ecm" in match.state.text()
    assert "Your volley so far" in sitting.answers[0]


def test_russian_names(tmp_path: Path) -> None:
    match = at_position()
    sit(match, lines("gun5 айова > слава"), tmp_path / "game", lang="ru").play()
    assert "draft: gun gun5 iowa > slava" in match.state.text()


def test_odds_stand_beside_targets(tmp_path: Path) -> None:
    sitting = sit(at_position(), lines("gun5 iowa"), tmp_path / "game").play()
    answer = next(line for line in sitting.answers[0].splitlines() if "slava" in line)
    assert re.search(r"damaged \d+\u00a0%, stopped \d+\u00a0%", answer)


def test_enter_gives_the_only_answer(tmp_path: Path) -> None:
    match = at_position()
    sitting = sit(match, lines("gun5", "", ""), tmp_path / "game").play()
    assert "ship=iowa" in match.state.text()
    assert "Type a number from 1 to" in sitting.answers[2]


def test_numbers_do_not_run_ahead_of_chance(tmp_path: Path) -> None:
    """Numbers are for the question that was to be expected; words say by themselves what they mean."""
    match = at_position()
    sitting = sit(match, lines("gun5 iowa slava; done; 1"), tmp_path / "game").play()
    assert "Not carried out: 1" in sitting.text


BAD = [
    "slav",
    "xyzzy",
    "gun5 xyzzy",
    "gun5 iowa > kirov",
    "gun5 gun5 gun5",
    "iowa",
    "slava",
    "0",
    "99",
    "9" * 5000,
    "²",
    "-1",
    "[bold]x[/bold]",
    "[/x]",
    "%s {0} \\n",
    "rule 99.99",
    "rule [/x]",
    "rule",
    "why xyzzy",
    "why gun5 xyzzy",
    "why",
    "ship xyzzy",
    "ship [/x]",
    "ship",
    "log -5",
    "log x",
    "log 0",
    "log 99999999999",
    "save /nonexistent/folder/file",
    "save /",
    "save \0",
    "\x1b[2J",
    "\ud800",
    ";;;",
    " ; ",
    "я не понимаю",
    "a" * 3000,
    "?x",
]


@pytest.mark.parametrize("line", BAD, ids=lambda line: repr(line)[:20])
def test_bad_input_changes_nothing(line: str, tmp_path: Path) -> None:
    match = at_position()
    before = match.state.text()
    sitting = sit(match, lines(line), tmp_path / "game").play()
    assert match.state.text() == before
    assert "\x1b" not in sitting.text


@settings(max_examples=60)
@given(st.text(max_size=40).filter(lambda line: "save" not in line.lower() and "сохр" not in line.lower()))
def test_any_text_can_be_typed(line: str) -> None:
    sitting = sit(at_position(), lines(line, "?"), Path("/dev/null/no"))
    sitting.play()


def test_unknown_words_name_the_nearest(tmp_path: Path) -> None:
    sitting = sit(at_position(), lines("gum5", "tabel", "ship kirof"), tmp_path / "game").play()
    for answer, near in zip(sitting.answers, ("gun5", "table", "kirov"), strict=False):
        said = answer.strip().splitlines()[0]
        assert f"Did you mean {near}?" in said


def test_ambiguous_words_are_listed(tmp_path: Path) -> None:
    match = at_position(POSITION.replace("hand: gun5 missileA", "hand: gun3 gun5 missileA"))
    sitting = sit(match, lines("gun"), tmp_path / "game").play()
    assert "That could be gun3, gun5." in sitting.answers[0]


# -- asking --------------------------------------------------------------------------------------------------


def asked(command: str, text: str = POSITION, lang: str = "en", width: int = 120) -> str:
    sitting = sit(at_position(text), lines(command), Path("/dev/null/no"), lang=lang, width=width)
    sitting.play()
    return " ".join(sitting.answers[0].split())


def test_help_names_every_command() -> None:
    said = asked("?")
    for name in commands.COMMANDS:
        assert not name.isascii() or name in ("?", "help") or name in said
    assert "правило" in asked("?", lang="ru")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_rules_are_printed(lang: str) -> None:
    assert "7.12" in asked("rule 7.12", lang=lang)
    assert "6.1.B.1" in asked("rule", lang=lang)
    assert "7.11" in asked("rule 7.1x", lang=lang)


def test_why_names_the_rule_for_each_weapon() -> None:
    said = asked("why kirov")
    assert re.search(r"gun5: [^:]*row 2\. \(5\.22\)", said)
    assert "missileA: possible from iowa" in said
    assert "nimitz: this is possible" in said
    assert "asw: " in said and "(7.15)" in said
    assert "dc" not in said.split("Battle stations")[0]


def test_why_of_a_line() -> None:
    assert "(5.22)" in asked("why gun5 iowa > kirov")
    assert "“slava” is legal here" in asked("why gun5 iowa > slava")
    assert "(9.3)" in asked("why dc")
    assert "(9.3)" in asked("why")


def test_cards_and_ships_are_explained() -> None:
    said = asked("cards")
    assert "damage 2" in said and "7.11" in said and "Damage Control" in said
    said = asked("ship kirov")
    assert "Soviet Union" in said and "damaged by" in said and "row 2" in said
    assert "Los Angeles" in asked("ship los angeles")


def test_the_rest_answers() -> None:
    assert "0 points" in asked("score")
    assert "critical_damage" in asked("options")
    assert "Evasive Maneuvers" in asked("summary")
    assert "Nothing has happened yet" in asked("log")
    assert "Slava" in asked("table")


def test_scores_of_others_are_their_business() -> None:
    """11.1 Only names, unless the table adds up."""
    sunk = POSITION.replace("seat 3\n", "seat 3\n  sunk: knox\n").replace(
        "  row1: knox\n", "  row1: spruance\n"
    )
    assert "(4 points)" not in asked("score", sunk)
    assert "(4 points)" in asked("score", sunk.replace("turn:", "options: open_scores=yes\nturn:"))


def test_ship_is_also_a_card(tmp_path: Path) -> None:
    text = POSITION.replace("6.1.B.1 fog=4", "6.1.A.5 fog=4").replace(
        "hand: gun5 missileA", "hand: ship gun5 missileA"
    )
    match = at_position(text.replace("turn:", "top: belknap\nturn:"))
    sitting = sit(match, lines("ship slava", "ship row1"), tmp_path / "game").play()
    assert "Soviet Union" in sitting.answers[0]
    assert "belknap" in match.state.text().split("seat 2")[0].split("seat 1")[1]


# -- taking back, saving, leaving ----------------------------------------------------------------------------


def test_undo(tmp_path: Path) -> None:
    match = at_position()
    before = match.state.text()
    sitting = sit(match, lines("undo", "gun5", "undo"), tmp_path / "game").play()
    assert "Nothing can be taken back" in sitting.answers[0]
    assert "Taken back" in sitting.answers[2]
    assert match.state.text() == before


def test_undo_goes_through_what_was_answered_by_itself(tmp_path: Path) -> None:
    text = POSITION.replace("6.1.B.1 fog=4", "6.1.A.3 fog=4")
    match = at_position(text.replace("row2: nimitz", "row1: nimitz"))
    before = match.state.text()
    # A.5 and A.6 offer nothing but `done`.
    sit(match, lines("done", "undo"), tmp_path / "game").play()
    assert match.state.text() == before


def test_undo_never_crosses_a_die(tmp_path: Path) -> None:
    match = at_position()
    sitting = sit(match, lines("nimitz > knox", "done", "undo"), tmp_path / "game").play()
    assert "Nothing can be taken back" in sitting.text


def stop_after(typist: Typist, count: int) -> Typist:
    left = iter(range(count))

    def either(session: Session) -> str:
        for _ in left:
            return typist(session)
        return "quit"

    return either


@pytest.mark.parametrize(("bot", "count"), [("random", 10), ("doctrine", 3), ("doctrine", 40)])
def test_a_resumed_game_goes_on_as_if_never_left(count: int, bot: str, tmp_path: Path) -> None:
    players = ["human", f"bot {bot}", f"bot {bot}"]
    whole = started(11, players)
    sit(whole, numbers(11), tmp_path / "whole").play()

    typist = numbers(11)
    parted = started(11, players)
    left = sit(parted, stop_after(typist, count), tmp_path / "parted").play()
    assert f"wardroom play --resume {tmp_path / 'parted'}" in left.text.replace("\n ", " ").replace("\n", "")
    again = resume(tmp_path / "parted", games.find)
    assert again.state.text() == parted.state.text()
    sit(again, typist, tmp_path / "parted").play()
    assert again.record.dumps() == whole.record.dumps()


def test_old_news_is_not_told_again(tmp_path: Path) -> None:
    match = started(24)
    sit(match, stop_after(numbers(24), 40), tmp_path / "game").play()
    again = sit(resume(tmp_path / "game", games.find), lines(), tmp_path / "game").play()
    assert again.text.count("showed order card") < sum(event.name == "turn-begins" for event in match.events)


@pytest.mark.parametrize("leaving", [KeyboardInterrupt, EOFError])
def test_leaving_by_the_keyboard_saves(leaving: type[BaseException], tmp_path: Path) -> None:
    by_number = stop_after(numbers(12), 20)

    def typist(session: Session) -> str:
        line = by_number(session)
        if line == "quit":
            raise leaving
        return line

    match = started(12)
    sitting = sit(match, typist, tmp_path / "game").play()
    assert "The game is saved" in sitting.text
    assert Record.load(tmp_path / "game").dumps() == match.record.dumps()


def test_leaving_in_the_middle_of_an_answer_keeps_the_last_whole_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = started(13)
    sitting = sit(match, numbers(13), tmp_path / "game")
    apply = Match.apply

    def broken(self: Match, seat: int, action: int) -> list[Event]:
        if len(self.events) > 60:
            self.state.stack.clear()
            raise KeyboardInterrupt
        return apply(self, seat, action)

    monkeypatch.setattr(Match, "apply", broken)
    sitting.play()
    assert "The game is saved" in sitting.text
    monkeypatch.undo()
    resume(tmp_path / "game", games.find)


def test_saved_after_each_answer(tmp_path: Path) -> None:
    by_number = stop_after(numbers(14), 30)

    def typist(session: Session) -> str:
        if session.match.state.waiting() == [0]:
            on_disk = resume(tmp_path / "game", games.find)
            assert len(on_disk.record.body) <= len(session.match.record.body)
        return by_number(session)

    sit(started(14), typist, tmp_path / "game").play()


def test_save_overwrites_nothing_of_others(tmp_path: Path) -> None:
    other = tmp_path / "letter"
    other.write_text("dear Anna")
    copy_ = tmp_path / "copy"
    match = started(15)
    sitting = sit(
        match, lines(f"save {other}", f"save {copy_}", f"save {copy_}", "save"), tmp_path / "game"
    ).play()
    assert other.read_text() == "dear Anna"
    assert "exists already" in " ".join(sitting.answers[0].split())
    assert Record.load(copy_).dumps() == match.record.dumps()


def test_a_full_disk_does_not_end_the_game(tmp_path: Path) -> None:
    sitting = sit(started(16), stop_after(numbers(16), 5), tmp_path / "no" / "game").play()
    assert "could not be saved" in sitting.text
    assert "Continue with" not in sitting.text


# -- two persons at one keyboard -----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [17, 18])
def test_the_curtain_hides_the_hand(seed: int, tmp_path: Path) -> None:
    match = started(seed, PAIR)
    sitting = sit(match, at_the_curtain(numbers(seed)), tmp_path / "game", terminal=True).play()
    assert match.over
    screens = sitting.text.split(WIPE)
    assert len(screens) > 10
    names = ("Anna", "Boris")
    private = [
        {told for event in match.events if (told := said(event, seat)) != said(event, 1 - seat)}
        for seat in range(2)
    ]
    own = [{said(event, seat) for event in match.events} for seat in range(2)]
    for number, shown in enumerate(screens[:-1]):
        if number % 2:
            assert re.fullmatch(r"\s*Seat (1, Anna|2, Boris): press Enter\s*", shown)
            continue
        flat = " ".join(shown.split())
        sitters = [seat for seat in range(2) if f"{names[seat]} (you)" in flat]
        assert len(sitters) <= 1
        for seat in sitters:
            # "You took order card 1" may have been told to both, each of his own.
            assert not [line for line in private[1 - seat] - own[seat] if line in flat]


def private_lines(match: Match, seat: int) -> set[str]:
    """What the diary tells one of the two and not the other."""
    return {said(event, seat) for event in match.events} - {said(event, 1 - seat) for event in match.events}


def said(event: Event, seat: int) -> str:
    return Words.of("coldwar", "en").event(event, seat, ["Anna", "Boris"])


def test_the_curtain_is_drawn_even_for_an_empty_choice(tmp_path: Path) -> None:
    """Whether somebody is called to the keyboard must not depend on what is in the hand."""
    called = []
    for hand in ("evade", "gun3"):
        text = (
            POSITION.replace("hand: evade", f"hand: {hand}")
            .split("seat 3")[0]
            .replace("  area: ecm cover(down)\n", "")
        )
        match = at_position(text, PAIR)
        sitting = sit(
            match, lines("", "gun5 iowa > slava; done", ""), tmp_path / "game", terminal=True
        ).play()
        called.append(sitting.text.count("Seat 2, Boris: press Enter"))
    assert called == [1, 1]


def test_news_can_be_read_before_the_curtain_falls(tmp_path: Path) -> None:
    match = at_position(POSITION.split("seat 3")[0], PAIR)
    sitting = sit(match, lines("", "gun5 iowa > slava; done", ""), tmp_path / "game", terminal=True).play()
    assert "Enter clears the screen" in sitting.text


# -- nothing hidden ------------------------------------------------------------------------------------------

SHOWN = (
    "table",
    "why",
    "cards",
    "score",
    "options",
    "log 100",
    "why slava",
    "why gun5",
    "why iowa",
    "ship slava",
)


def shown(match: Match, seat: int) -> str:
    """All that the terminal can be made to show a seat."""
    session = sit(match, lines(), Path("/dev/null/no")).session
    session.facing = seat
    session.told[seat] = 0
    view = match.state.observe(seat)
    for layout in session.board.drawings(view, seat, session.screen.width):
        session.write_all(layout)
    session.tell()
    if view.asked() >> seat & 1:
        session.told[seat] = 0
        for with_board in (True, False):
            session.put_question(view, seat, with_board)
        for line in SHOWN:
            session.obey(seat, line)
    text = session.screen.console.file
    assert isinstance(text, StringIO)
    return text.getvalue()


def positions(seed: int, players: list[str], every: int, **options: str) -> Iterator[Match]:
    match = started(seed, players, team_size="2" if len(players) == 4 else "0", **options)
    rng = random.Random(seed)
    for number in range(100_000):
        if match.over:
            return
        if number % every == 0:
            yield match
        seat = rng.choice(match.state.waiting())
        match.apply(seat, rng.choice(match.state.legal(seat)))


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(("seed", "seats", "every"), [(19, 3, 97), (20, 2, 41), (21, 4, 97)])
def test_what_is_hidden_is_never_shown(seed: int, seats: int, every: int) -> None:
    """In every world that a seat cannot tell apart from the truth, it is shown the same."""
    players = ["human"] * seats
    compared = 0
    for match in positions(seed, players, every):
        for seat in range(seats):
            assert shown_elsewhere(match, seat, FastDice(seed + compared)) == shown(match, seat)
            compared += 1
    assert compared > 10


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(("seed", "seats", "every"), [(22, 2, 151), (23, 3, 307)])
def test_what_is_hidden_in_action_is_never_shown(seed: int, seats: int, every: int) -> None:
    compared = 0
    for match in positions(seed, ["human"] * seats, every, **EVERYTHING):
        for seat in range(seats):
            assert shown_elsewhere(match, seat, FastDice(seed + compared)) == shown(match, seat)
            compared += 1
    assert compared > 6


def shown_elsewhere(match: Match, seat: int, dice: FastDice) -> str:
    """What the seat would be shown in another world that it cannot tell apart from this one."""
    state, events = match.state, match.events
    match.state = state.observe(seat).imagine(dice)
    match.events = [blinded(event, seat) for event in events]
    try:
        return shown(match, seat)
    finally:
        match.state, match.events = state, events


def blinded(event: Event, seat: int) -> Event:
    """The event with nothing in it but what the seat may see."""
    if event.secret is None or event.seats >> seat & 1:
        return event
    return Event(event.kind, event.rule, event.facts, event.seats, {"cards": "cards/never,shown"})


# -- how it looks --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 100, 120])
def test_the_table_fits(width: int, tmp_path: Path) -> None:
    sitting = sit(at_position(), lines(), tmp_path / "game", width=width).play()
    *table, command = sitting.text.splitlines()
    for line in table:
        assert len(line) <= width and line == line.rstrip()
    # The command to go on with stands on one line, so that it can be copied.
    assert command.strip().startswith("Continue with: ") and command.endswith(str(tmp_path / "game"))
    for name in ("Iowa", "Slava", "Kirov", "Foch", "Rubis", "Knox"):
        assert name in sitting.text


def test_rows_face_the_middle(tmp_path: Path) -> None:
    sitting = sit(at_position(), lines(), tmp_path / "game", width=80).play()
    places = [
        sitting.text.index(name) for name in ("Rubis", "Foch", "Kirov", "Slava", "Iowa", "Nimitz", "Alfa")
    ]
    assert places == sorted(places)


def test_states_are_words(tmp_path: Path) -> None:
    text = POSITION.replace("kirov(gun5 gun5)", "kirov(gun5 gun5) nimitz").replace(
        "row2: nimitz", "row2: enterprise(crippled)"
    )
    sitting = sit(
        at_position(text.replace("alfa", "alfa(active)")), lines(), tmp_path / "game", width=120
    ).play()
    for word in ("critical", "crippled", "active", "passive", "1/5", "face down"):
        assert word in sitting.text


def test_plain_is_ascii(tmp_path: Path) -> None:
    typed = lines("gun5 iowa slava", "why kirov", "?", "cards", "summary", "rule 7.12", "xyzzy")
    sitting = sit(at_position(), typed, tmp_path / "game", plain=True).play()
    odd = {sign for sign in sitting.text if not sign.isascii()}
    assert not odd


def test_current_step_is_marked(tmp_path: Path) -> None:
    for width in (80, 100):
        sitting = sit(at_position(), lines(), tmp_path / "game", width=width).play()
        assert "[Battle Stations!]" in sitting.text
        assert "(Work the Hangars)" in sitting.text or "(1)" in sitting.text


def test_both_languages_have_the_same_words() -> None:
    own = [
        {id for id in Words.of("coldwar", lang).mentions if id.startswith("terminal-")}
        for lang in ("en", "ru")
    ]
    assert own[0] == own[1]


def test_typed_lines_are_cleaned() -> None:
    assert cleaned("\x1b[2J gun5\t> x\ud800\n") == "[2J gun5 > x?"


# -- the command ---------------------------------------------------------------------------------------------


def run(*args: str, typed: str = "", home: Path) -> tuple[int, str]:
    app = typer.Typer()
    play.register(app)
    app.callback()(lambda: None)
    result = CliRunner().invoke(
        app,
        ["play", *args],
        input=typed,
        env={"WARDROOM_DATA": str(home), "COLUMNS": "100", "LANG": "C", "LC_ALL": ""},
    )
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.output


def test_a_game_is_begun_left_and_taken_up_again(tmp_path: Path) -> None:
    code, said = run("--seed", "3", "--house", "no swearing", typed="1\nquit\n", home=tmp_path)
    assert code == 0 and "The game is saved" in said
    [file] = tmp_path.iterdir()
    assert re.fullmatch(r"coldwar-\d{4}-\d\d-\d\d-\d{6}\.wardroom", file.name)
    record = Record.load(file)
    assert record.options["house_rules"] == "no swearing"
    assert record.players[0] == "human" and record.players[1].startswith("bot ")
    before = file.read_text()
    for args in (
        ("--resume",),
        ("--resume", str(file)),
        ("coldwar", "--resume"),
        ("--resume", "coldwar", "--lang", "ru"),
    ):
        code, said = run(*args, typed="quit\n", home=tmp_path)
        assert code == 0 and str(file) in said.replace("\n ", "").replace("\n", "")
        assert file.read_text() == before


def test_a_finished_game_is_not_the_newest(tmp_path: Path) -> None:
    match = started(22)
    sit(match, numbers(22), tmp_path / "coldwar-2000-01-01-000000.wardroom").play()
    with pytest.raises(saves.NoSave, match="no unfinished game"):
        run("--resume", home=tmp_path)
    code, said = run("--resume", str(tmp_path / "coldwar-2000-01-01-000000.wardroom"), home=tmp_path)
    assert code == 0 and "ships sunk" in said


def test_a_damaged_record_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "coldwar-2000-01-01-000000.wardroom"
    match = started(23)
    sit(match, stop_after(numbers(23), 10), file).play()
    damaged = file.read_text().replace("rules: ", "rulez: ")
    file.write_text(damaged)
    code, said = run("--resume", home=tmp_path)
    assert code == 2 and "line 3" in said and "Traceback" not in said
    assert file.read_text() == damaged


def test_games_wait_in_the_folder_of_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("WARDROOM_DATA", "WARDROOM_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if sys.platform.startswith("linux"):
        assert saves.folder() == tmp_path / "wardroom"
    monkeypatch.setenv("WARDROOM_HOME", str(tmp_path / "old"))
    assert saves.folder() == tmp_path / "old"
    monkeypatch.setenv("WARDROOM_DATA", str(tmp_path / "new" / "tables.db"))
    assert saves.folder() == tmp_path / "new"


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code, said = run(home=tmp_path / "file")
    assert code == 2 and "WARDROOM_DATA" in said and len(said.strip().splitlines()) <= 2


@pytest.mark.parametrize(
    "args",
    [
        ["--you", "4"],
        ["--hot-seat", "4"],
        ["--seats", "9"],
        ["--option", "armour=no"],
        ["--option", "armor"],
        ["--bots", "doctrin"],
        ["--lang", "xx"],
        ["chess"],
        ["--resume", "--seats", "2"],
    ],
    ids=" ".join,
)
def test_wrong_options_are_told(args: list[str], tmp_path: Path) -> None:
    with pytest.raises(WardroomError) as error:
        run(*args, home=tmp_path)
    assert str(error.value)
    assert not list(tmp_path.iterdir())


def test_persons_sit_from_your_seat_on(tmp_path: Path) -> None:
    match = play.new_match(GAME, {"seats": "4"}, 1, 4, 2, ["Anna", "Bo\x1bris"], "random,doctrine")
    assert match.players == ["human Bo ris", "bot random", "bot doctrine", "human Anna"]


def test_new_files_never_collide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from datetime import datetime

    monkeypatch.setenv("WARDROOM_DATA", str(tmp_path))
    now = datetime(2030, 1, 2, 3, 4, 5)
    paths = {saves.fresh("coldwar", now) for _ in range(3)}
    assert len(paths) == 3 and all(path.exists() for path in paths)


def test_a_number_may_begin_a_typed_run(tmp_path: Path) -> None:
    """The second answer is gun5; the rest of the run follows in words."""
    match = at_position()
    sit(match, lines("2 iowa"), tmp_path / "game").play()
    assert match.state.decision(0).name == "target"


def test_words_of_another_question_are_not_turned_into_an_answer(tmp_path: Path) -> None:
    match = at_position()
    sitting = sit(match, lines("gun5 iowa", "missileA iowa > slava"), tmp_path / "game").play()
    assert match.state.decision(0).name == "target"
    assert "does not answer the question" in sitting.answers[1]


def test_russian_words_are_read(tmp_path: Path) -> None:
    match = at_position()
    sit(match, lines("готово"), tmp_path / "game", lang="ru").play()
    assert match.state.course().current() != "6.1.B.1"


# -- a screen of so many lines -------------------------------------------------------------------------------


def screens(sitting: Sitting) -> Iterator[list[str]]:
    """What stood on the screen at each prompt before which the table was drawn, from its first line on."""
    say, game = sitting.session.say, sitting.session.board.title
    turn = say("turn", name="").strip()
    piles = say("draw-pile", number=0).split()[0]
    places = [0, *(place for place, _ in sitting.prompts)]
    for one, other in pairwise(places):
        written = sitting.text[one:other].splitlines()
        if any(f" {piles} " in line for line in written):
            tops = [place for place, line in enumerate(written) if line.strip().startswith((turn, game))]
            yield written[tops[0] :]


@pytest.mark.parametrize(
    ("seats", "width", "height", "lang", "seed"),
    [
        (3, 100, 40, "en", 30),
        (3, 100, 40, "ru", 31),
        (3, 120, 50, "ru", 33),
        (6, 100, 40, "en", 34),
    ],
)
def test_table_and_question_fit_the_screen(
    seats: int, width: int, height: int, lang: str, seed: int, tmp_path: Path
) -> None:
    match = started(seed, ["human", *["bot random"] * (seats - 1)])
    typist = stop_after(numbers(seed), 80)
    sitting = sit(
        match, typist, tmp_path / "game", width=width, height=height, lang=lang, terminal=True
    ).play()
    prompt = 1
    heights = [len(screen) + prompt for screen in screens(sitting)]
    assert len(heights) > 5
    assert max(heights) <= height


def test_a_low_screen_keeps_the_most_important_below(tmp_path: Path) -> None:
    """With six seats not all fits on 24 lines: one's own ships, the hand and the question stay."""
    match = started(34, ["human", *["bot random"] * 5])
    typist = stop_after(numbers(34), 60)
    sitting = sit(match, typist, tmp_path / "game", width=80, height=24, terminal=True).play()
    seen = list(screens(sitting))
    assert any(len(screen) >= 24 for screen in seen)
    for screen in seen:
        assert max(len(line) for line in screen) <= 80
        if len(screen) - screen.index("") < 10 and "Attacks" not in "\n".join(screen):
            below = "\n".join(screen[-23:])
            assert "Your hand" in below and "Admiral (you)" in below


def test_the_whole_table_is_drawn_when_asked_for(tmp_path: Path) -> None:
    sitting = sit(at_position(), lines("table"), tmp_path / "game", width=80, height=24, terminal=True).play()
    assert "Foch 6/6" in sitting.text[: sitting.prompts[0][0]]
    assert "type table" in sitting.text[: sitting.prompts[0][0]]
    assert re.search(r'Foch +CV +6/6 5"×2 air1 +1 +10', sitting.answers[0])
    assert "type table" not in sitting.answers[0]


def test_long_names_are_shortened_and_not_broken(tmp_path: Path) -> None:
    long = "row1: oliver-hazard-perry commandant-riviere\n  row2: charles-f-adams georges-leygues new-jersey"
    text = POSITION.replace("row1: knox", long)
    sitting = sit(at_position(text), lines(), tmp_path / "game", width=100).play()
    table = sitting.text.split("Draw pile")[0]
    for name in ("O. H. Perry", "C. Rivière", "C. F. Adams", "G. Leygues", "New Jersey"):
        assert re.search(rf"{re.escape(name)} +[A-Z]+ +\d+/\d+ ", table)
    wide = sit(at_position(text), lines(), tmp_path / "game", width=130).play()
    assert "Commandant Rivière" in wide.text.split("Draw pile")[0]


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("Slava", ["Slava"]),
        ("Oliver Hazard Perry", ["Oliver Hazard Perry", "O. Hazard Perry", "O. H. Perry"]),
        ("Charles F. Adams", ["Charles F. Adams", "C. F. Adams"]),
        ("Victor III", ["Victor III"]),
        ("Щука (пр. 671РТМ)", ["Щука (пр. 671РТМ)", "Щука"]),
    ],
)
def test_forms_of_a_name(name: str, forms: list[str]) -> None:
    assert shipnames.forms(name) == forms
    for form in forms:
        assert shipnames.fitted(name, len(form)) == form
    assert len(shipnames.fitted(name, 4)) == 4


# -- the order of answers ------------------------------------------------------------------------------------


def test_targets_stand_as_on_the_table(tmp_path: Path) -> None:
    """Those of the next seat first, from the front row back; the number given is that of the line."""
    text = POSITION.replace(
        "row1: slava\n  row2: kirov(gun5 gun5)\n", "row1: slava udaloy\n  row2: belknap\n"
    )
    match = at_position(text.replace("missileA torpedo", "missileC torpedo"))
    sitting = sit(match, lines("missileC iowa", "3"), tmp_path / "game").play()
    question = sitting.answers[0].split("at which ship")[1]
    shown = re.findall(r"^ +(\d+)  (\S+)", question, re.MULTILINE)
    assert [word for _, word in shown] == ["slava", "udaloy", "belknap", "foch", "knox"]
    assert [number for number, _ in shown] == ["1", "2", "3", "4", "5"]
    assert "iowa > belknap" in match.state.text()


def test_ones_own_ships_stand_by_rows(tmp_path: Path) -> None:
    text = POSITION.replace("6.1.B.1 fog=4", "6.1.A.3 fog=4").replace(
        "row1: iowa\n  row2: nimitz", "row1: kidd broadsword\n  row2: iowa slava\n  row3: nimitz"
    )
    match = at_position(text.replace("seat 2\n  row1: slava\n", "seat 2\n  row1: udaloy\n"))
    sitting = sit(match, lines(), tmp_path / "game").play()
    first = sitting.text[: sitting.prompts[0][0]]
    shown = re.findall(r"^ +\d+  (\S+)", first, re.MULTILINE)
    assert shown == ["done", "kidd", "broadsword", "iowa", "slava", "nimitz"]


# -- what a newcomer sees ------------------------------------------------------------------------------------


def test_the_deal_is_told_once(tmp_path: Path) -> None:
    match = started(35)
    first = sit(match, lines(), tmp_path / "game", terminal=True).play().text
    assert first.count("an opening hand") + first.count("the opening hand") == 3
    assert first.count(" ships.") == 2
    assert first.count("Round 1 begins") == 1


def test_nothing_is_told_twice_and_nothing_left_out(tmp_path: Path) -> None:
    match = started(36)
    sitting = sit(match, numbers(36), tmp_path / "game", width=130, height=40, terminal=True).play()
    lines_told = sitting.text.splitlines()
    told = [said for said in lines_told if re.search(r" (rolled \d+ for|revealed order card) ", said)]
    events = [event for event in match.events if event.name in ("fog", "turn-begins")]
    assert len(told) == len(events)


def test_the_prompt_says_where_help_is(tmp_path: Path) -> None:
    sitting = sit(at_position(), lines("gun5", "xyzzy", "why", "99", "iowa"), tmp_path / "game").play()
    assert ["?" in prompt for _, prompt in sitting.prompts] == [True, False, True, False, True, False]


@pytest.mark.parametrize("word", ["banana", "potato", "hello", "xyzzy"])
def test_far_words_are_no_suggestion(word: str, tmp_path: Path) -> None:
    sitting = sit(at_position(), lines(word, f"ship {word}"), tmp_path / "game").play()
    assert "Did you mean" not in sitting.text
    assert "? lists the commands" in sitting.answers[0]
    assert "table shows those in play" in sitting.answers[1]


@pytest.mark.parametrize(
    ("lang", "row", "rest"), [("en", "row 2", "to place"), ("ru", "линия 2", "осталось")]
)
def test_the_formation_so_far_is_shown(lang: str, row: str, rest: str, tmp_path: Path) -> None:
    match = started(37)
    sitting = sit(match, lines("row1", "row2"), tmp_path / "game", lang=lang).play()
    state = match.state.observe(0)
    assert isinstance(state, Battle)
    board = sitting.session.board
    assert isinstance(board, ColdWarBoard)
    names = [board.ship_name(state.ship(ship)) for ship in surface_ships(state, 0)]
    said = re.sub(r" +", " ", sitting.answers[1])
    assert f"{row} {names[1]}\n" in said
    assert f"{rest} {names[2]}, " in said


# -- what points are made of ---------------------------------------------------------------------------------


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(("seed", "seats", "team"), [(38, 3, 0), (39, 4, 2), (40, 2, 0)])
def test_points_are_split_as_the_table_lies(seed: int, seats: int, team: int, tmp_path: Path) -> None:
    """11.3 Enemies sunk, and what is afloat less its damage."""
    match = started(seed, ["human", *["bot random"] * (seats - 1)], rounds="2", team_size=str(team))
    sitting = sit(match, numbers(seed), tmp_path / "game", width=120).play()
    state = match.state
    assert isinstance(state, Battle) and match.outcome is not None
    rounds = sitting.session.board.scored(state, match.events)
    assert len(rounds) == 2
    for seat, force in enumerate(state.forces):
        sunk = sum(state.ship(ship).points for ship in force.sunk)
        afloat = sum(state.ship(ship).points for ship in force.ships)
        last = rounds[-1][seat]
        assert last.parts == [sunk, afloat, last.points - sunk - afloat] and last.parts[2] <= 0
        assert len(last.sunk) == len(force.sunk)
        assert sum(scored[seat].points for scored in rounds) == match.outcome.scores[seat]
        row = r" +".join(["round 2", *map(str, [*last.parts, last.points])])
        assert re.search(row, sitting.answers[-1])


# -- damaged files -------------------------------------------------------------------------------------------


def saved(seed: int, path: Path, age: int, over: bool = False) -> Path:
    match = started(seed)
    sit(match, numbers(seed) if over else stop_after(numbers(seed), 10), path).play()
    os.utime(path, (10_000 - age, 10_000 - age))
    return path


def damage(path: Path) -> None:
    when = path.stat().st_mtime
    path.write_text(path.read_text().replace("rules: ", "rulez: "))
    os.utime(path, (when, when))


def test_a_damaged_game_is_named_and_nothing_else_taken_up(tmp_path: Path) -> None:
    old = saved(41, tmp_path / "coldwar-1.wardroom", age=9)
    new = saved(42, tmp_path / "coldwar-2.wardroom", age=1)
    damage(new)
    code, said = run("--resume", home=tmp_path)
    assert code == 2 and f"{new} is damaged: line 3" in said
    assert f"play --resume {old}" in said and "Turn of" not in said


def test_a_damaged_game_that_is_over_is_not_passed_over_in_silence(tmp_path: Path) -> None:
    old = saved(41, tmp_path / "coldwar-1.wardroom", age=9)
    new = saved(42, tmp_path / "coldwar-2.wardroom", age=1, over=True)
    code, said = run("--resume", home=tmp_path)
    assert code == 0 and "is damaged" not in said
    damage(new)
    os.utime(old, (9_991, 9_991))
    code, said = run("--resume", home=tmp_path)
    assert code == 0 and f"Skipped {new}, which is damaged: line 3" in said
    assert f"Resumed: {old}" in " ".join(said.split())


# -- Action --------------------------------------------------------------------------------------------------

ACTION = """
coldwar 1
options: action=yes; tactics=9; bad_luck=20
turn: seat1 6.1.B.1 fog=4
seat 1
  row1: iowa
  row2: nimitz(deck-fire)
  subs: alfa
  hand: gun5 torpedo surprise minefield intelligence sneak crew
  tactics: jink
seat 2
  row1: slava(fire-control)
  row2: kirov(explosion2)
  subs: rubis
  hand: evade ews
  area: sweepers(down)
  tactics: fighter satellite*2
"""
WITH_ACTION = {"action": "yes", "tactics": "9", "bad_luck": "20"}
DUEL = ["human", "bot random"]


def action_at(text: str = ACTION, players: list[str] | None = None) -> Match:
    return at_position(text, players or DUEL, **WITH_ACTION)


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        ("en", ("Tactics: Jink Tactics", "New Satellite Orbit×2", "no fire control", "deck on fire")),
        ("ru", ("Тактика: Противозенитный маневр", "Новая орбита спутника×2", "палуба горит")),
    ],
)
def test_the_table_shows_what_action_adds(lang: str, wanted: tuple[str, ...], tmp_path: Path) -> None:
    sitting = sit(action_at(), lines(), tmp_path / "game", lang=lang, width=120).play()
    for words in wanted:
        assert words in sitting.text
    assert "holds" not in sitting.text


def test_surprise_and_mines_in_the_volley(tmp_path: Path) -> None:
    match = action_at()
    typed = lines("torpedo alfa > slava; surprise", "#1; minefield seat2", "table")
    sitting = sit(match, typed, tmp_path / "game", width=120).play()
    assert re.search(r"1 +#1 .*Torpedo Attack  Alfa › Slava .* sunk \d+\u00a0%", sitting.answers[0])
    draft = sitting.answers[1]
    assert re.search(r"#1 +Torpedo Attack +Alfa › Slava .*surprise", draft)
    assert re.search(r"#2 +Minefield Attack +› Bot 2", draft)


def test_what_intelligence_has_seen_is_shown(tmp_path: Path) -> None:
    match = action_at()
    sitting = sit(match, lines("intelligence seat2", "done", "table"), tmp_path / "game", width=120).play()
    assert "holds evade, ews" in sitting.text
    assert "Mine Sweepers, face down" in sitting.text
    assert "Evasive Maneuvers and Early Warning Systems; face down Mine Sweepers" in " ".join(
        sitting.text.split()
    )
    # The draft and its Fog of War stay in sight meanwhile.
    sitting = sit(
        action_at(), lines("gun5 iowa slava", "intelligence seat2", "table"), tmp_path / "game", width=120
    ).play()
    assert "3 of 4" in sitting.answers[2] and "Your volley so far" in sitting.answers[1]


def test_the_back_of_the_pile_and_an_open_hand(tmp_path: Path) -> None:
    match = action_at()
    state = match.state
    assert isinstance(state, Battle)
    state.bad_next = True
    state.forces[1].open = True
    sitting = sit(match, lines("ship slava"), tmp_path / "game", width=120).play()
    assert "(Bad Luck on top)" in sitting.text and "hand laid open" in sitting.text
    assert "holds evade, ews" in sitting.text
    assert "damaged by Disabled Fire Control" in " ".join(sitting.answers[0].split())


def test_bad_luck_is_shown_while_it_strikes(tmp_path: Path) -> None:
    """13.6 The opponent is asked, and sees which cards were drawn."""
    seen = []
    by_number = numbers(3)

    def typist(session: Session) -> str:
        state = session.match.state
        assert isinstance(state, Battle)
        if state.luck and session.facing in state.waiting():
            seen.append(state.acting)
        return by_number(session)

    match = started(3, DUEL, **EVERYTHING)
    sitting = sit(match, typist, tmp_path / "game", terminal=True).play()
    assert 1 in seen
    assert sitting.text.count("Bad Luck of Bot 2") >= seen.count(1)
    assert "[Fortunes of War]" in sitting.text


def asked_of(match: Match, typist: Typist, path: Path) -> list[tuple[str, list[int]]]:
    """The names of the questions that a person was asked, and the answers that there were."""
    found: list[tuple[str, list[int]]] = []

    def noting(session: Session) -> str:
        if session.facing in session.match.state.waiting():
            view = session.match.state.observe(session.facing)
            found.append((view.decision(session.facing).name, view.legal(session.facing)))
        return typist(session)

    sit(match, noting, path).play()
    return found


def test_windows_wait_for_nobody_who_has_no_choice(tmp_path: Path) -> None:
    found = asked_of(started(5, DUEL, **EVERYTHING), numbers(5), tmp_path / "game")
    windows = [legal for name, legal in found if name in ("negate", "tactic-moment")]
    assert windows and [DONE] not in windows
    # A Tactic in the hand is no reason to ask at every step.
    assert all(
        len([action for action in legal if not is_tactic(action)]) > 1
        for name, legal in found
        if name == "retreat"
    )


def test_standing_orders_pass_unasked(tmp_path: Path) -> None:
    by_number = numbers(5)
    first = iter(["orders negate tactic pass", "orders dive", "orders xyzzy pass", "orders"])

    def typist(session: Session) -> str:
        return next(first, "") or by_number(session)

    match = started(5, DUEL, **EVERYTHING)
    found = asked_of(match, typist, tmp_path / "game")
    assert not [name for name, _ in found if name in ("negate", "tactic-moment")]
    session = sit(match, lines(), tmp_path / "game").session
    assert commands.orders(session, 0, "negate pass") and session.orders[0] == {"negate"}
    assert commands.orders(session, 0, "pass") and "crash-dive" in session.orders[0]
    assert commands.orders(session, 0, "ask") and not session.orders[0]
    assert not commands.orders(session, 0, "negate") and not commands.orders(session, 0, "x pass")


def test_a_tactic_is_played_now_or_as_soon_as_possible(tmp_path: Path) -> None:
    match = action_at()
    sit(match, lines("tactic sneak"), tmp_path / "game").play()
    assert "tactics: jink sneak" in match.state.text() or "tactic-sneak" in str(match.record.dumps())
    # Rows are chosen in secret: it waits, and comes with the first open question.
    match = started(9, DUEL, action="yes", tactics="9", bad_luck="20")
    state = match.state
    assert isinstance(state, Battle)
    sneak = GAME.piece("sneak")
    state.draw = state.draw[:]
    state.draw[state.forces[0].hand[0]] += 1
    state.forces[0].hand[0] = sneak
    state.forces[0].hand.sort()
    sitting = sit(
        match, stop_after(first_then(["tactic", "tactic sneak"], numbers(9)), 20), tmp_path / "game"
    )
    sitting.play()
    assert "as soon as the rules allow" in sitting.text
    assert "You played a Tactic: Sneak Attack Tactic." in sitting.text


def first_then(typed: list[str], typist: Typist) -> Typist:
    waiting = iter(typed)

    def either(session: Session) -> str:
        return next(waiting, "") or typist(session)

    return either


@pytest.mark.parametrize("text", ["tactic", "tactic xyzzy", "tactic none", "tactic sneak jink"])
def test_tactics_that_cannot_be_meant(text: str, tmp_path: Path) -> None:
    match = action_at(ACTION.replace(" sneak crew", " crew"))
    before = match.state.text()
    sit(match, lines(text), tmp_path / "game").play()
    assert match.state.text() == before


def test_between_persons_windows_do_not_tell_what_is_in_a_hand(tmp_path: Path) -> None:
    """Whoever may hold Intelligence is called to the keyboard, whether he does or not."""
    called = []
    for hand in ("evade ews", "evade intelligence"):
        match = action_at(
            ACTION.replace("evade ews", hand).replace("torpedo surprise minefield intelligence", "torpedo"),
            PAIR,
        )
        sitting = sit(match, lines("", "crew nimitz", "", ""), tmp_path / "game", terminal=True).play()
        called.append(sitting.text.count("Seat 2, Boris: press Enter"))
    assert called == [1, 1]


def test_the_summary_in_the_game_is_that_of_the_table(tmp_path: Path) -> None:
    sitting = sit(action_at(), lines("summary"), tmp_path / "game").play()
    assert "Mine Sweepers" in sitting.answers[0] and "New Jamming" in sitting.answers[0]
