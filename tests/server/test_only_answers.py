"""Only real questions: what has one answer is taken where nobody else can notice it."""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.server.at_table import FakeTime, Person, look_alike, play_some, played, server, settle, table_of
from tests.server.test_windows import until_window
from wardroom import games
from wardroom.bots.sitting import Sitting, default_bot
from wardroom.core.decision import DONE
from wardroom.core.dice import FastDice
from wardroom.core.state import State
from wardroom.server import asking, commands
from wardroom.server.messages import Clock, Consent, Lay, Orders
from wardroom.server.orders import StandingOrders
from wardroom.server.table import LiveTable

# By game: against how many bots, and the options of the tables that are counted.
COUNTED: dict[str, tuple[int, list[dict[str, str]]]] = {
    "coldwar": (2, [{"rounds": "1", "action": "yes", "tactics": "4"}]),
    "highseas": (1, [{}, {}]),
    "attacksub": (1, [{}, {"scenario": "b"}]),
    "worldatwar": (1, [{"scenario": "coral-sea"}]),
}
# Of all questions, how many may have one answer: what confirms something that was put together.
MOST_CONFIRMED = 0.05


@pytest.fixture(autouse=True)
def same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same tables in every run."""
    numbers = itertools.count()

    def token(size: int) -> str:
        return sha256(str(next(numbers)).encode()).hexdigest()[: 2 * size]

    monkeypatch.setattr(secrets, "token_hex", token)
    monkeypatch.setattr(secrets, "token_urlsafe", token)


ALWAYS_ASK = {"*": "ask"}


async def next_question(table: LiveTable, person: Person) -> dict[str, Any] | None:
    """What the person is asked now, or nothing if the game is over."""
    assert isinstance(table.services.time, FakeTime)
    for _ in range(200):
        await settle()
        if table.status != "playing":
            return None
        ask = person.ask(0)
        if ask and not ask.get("given"):
            return ask
        await table.services.time.pass_by(1000)
    raise AssertionError("nobody is asked")


def words_in(table: LiveTable) -> int:
    """Of the record: what has been answered and what came of it, without whose line it is."""
    assert table.play is not None
    return sum(len(line.split()) - 1 for line in table.play.match.record.lines())


async def whole_game(
    table: LiveTable, person: Person, seen: Callable[[dict[str, Any], bool], None], orders: dict[str, str]
) -> None:
    """Play as a sensible person would on the page; `seen` hears each question, and if it ends a run.

    What can be laid out is one question, with all that can be laid at first, and is given as one line.
    """
    if orders:
        await commands.give_orders(table, person.client, Orders(0, orders))
    sensible = Sitting(games.find(table.row.game), default_bot(table.row.game), 1, 0)
    while (ask := await next_question(table, person)) is not None:
        play = table.play
        assert play is not None
        begun = play.match.has_begun(0)
        view = play.match.state.observe(0)
        answer = sensible.answer(view)
        if ask.get("lays") and not view.stack[-1].is_given_at_once(view, 0, answer):
            laid = await laid_out(table, person, {})
            seen({**ask, "answers": on_screen(laid)}, begun)
            wanted = would_lay(table, view, sensible)
            line = (await laid_out(table, person, wanted))["line"]
            assert line, (ask, wanted)
            await person.do(table, 0, line)
        else:
            seen(ask, begun)
            await person.do(table, 0, play.texts[answer])


async def laid_out(table: LiveTable, person: Person, wanted: dict[str, list[str]]) -> dict[str, Any]:
    await asking.lay(table, person.client, Lay(1, 0, wanted))
    laid: dict[str, Any] = person.last()["laid"]
    return laid


def on_screen(laid: dict[str, Any]) -> list[str]:
    """What can be chosen on the screen: to give what is laid, to begin an entry, to lay one elsewhere."""
    found = {"done"} if laid["line"] else set()
    for stage in laid["stages"]:
        for words in [stage["answers"], *(put["answers"] for put in stage.get("one_by_one", []))]:
            found.update(word for word in words if word != "done")
    return sorted(found | set(laid.get("besides", [])))


def would_lay(table: LiveTable, view: State, sensible: Sitting) -> dict[str, list[str]]:
    """What the person would answer to each of these questions, tried out from what they know."""
    assert table.play is not None
    game, texts = table.game, table.play.texts
    world = view.imagine(FastDice(1))
    found: dict[str, list[str]] = {}
    irrevocable, name, asks = world.irrevocable, "", world.stack
    while world.irrevocable == irrevocable and world.asked() & 1:
        kind = world.decision(0).kind
        starts = game.lays(kind)
        if starts and starts != name and starts in found:
            break
        if starts:
            asks = world.copy().stack
        elif len(world.stack) <= len(asks) and type(world.stack[-1]) is not type(asks[-1]):
            # Another step asks by itself.
            break
        answer = sensible.answer(world.observe(0))
        if starts:
            # Some are asked only because of what is laid before them.
            name = starts
            found.setdefault(name, [])
            if answer != DONE or game.lays_one_by_one(kind):
                found[name].append(texts[answer])
        else:
            found[name][-1] += f" {texts[answer]}"
        world.play(0, answer)
    return found


@played
@pytest.mark.parametrize("game", sorted(COUNTED))
async def test_nobody_is_asked_for_the_only_answer(game: str, tmp_path: Path) -> None:
    """Left is what confirms something that was put together, as a volley: it may still be taken back."""
    asked = confirmed = 0

    def seen(ask: dict[str, Any], begun: bool) -> None:
        nonlocal asked, confirmed
        asked += 1
        if len(ask["answers"]) == 1:
            assert begun and ask["undo"], ask
            confirmed += 1

    bots, tables_of_options = COUNTED[game]
    async with server(tmp_path) as tables:
        for number, options in enumerate(tables_of_options):
            ann = Person(f"ann{number}")
            settings: dict[str, Any] = {
                "game": game,
                "bots": bots,
                "bot": default_bot(game),
                "options": options,
            }
            await whole_game(await table_of(tables, [ann], **settings), ann, seen, {})
    assert asked > 40
    assert confirmed <= MOST_CONFIRMED * asked, f"{confirmed} of {asked}"


class Watchful(Person):
    """Remembers every question that was put, if only for an instant."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.put: set[int] = set()

    def follow(self, frame: dict[str, Any]) -> None:
        super().follow(frame)
        ask = self.ask(0)
        if ask and not ask.get("given"):
            self.put.add(ask["n"])


@played
async def test_what_is_taken_is_not_put_for_an_instant(tmp_path: Path) -> None:
    """Nor is a window of which nothing but passing is left."""
    met: set[int] = set()

    def seen(ask: dict[str, Any], begun: bool) -> None:
        met.add(ask["n"])

    async with server(tmp_path) as tables:
        ann = Watchful("ann")
        options = {"rounds": "1", "tactics": "4"}
        await whole_game(
            await table_of(tables, [ann], bots=2, bot="doctrine", options=options), ann, seen, {}
        )
    assert len(met) > 40 and ann.put == met


@played
async def test_it_is_asked_for_where_somebody_wants_to_be(tmp_path: Path) -> None:
    single = 0

    def seen(ask: dict[str, Any], begun: bool) -> None:
        nonlocal single
        single += len(ask["answers"]) == 1 and not begun

    async with server(tmp_path) as tables:
        ann = Person("ann")
        table = await table_of(tables, [ann], bots=1, bot="doctrine", options={"rounds": "1"})
        await whole_game(table, ann, seen, ALWAYS_ASK)
        assert single > 10
        # It is kept with the table.
        table.close()
        tables.live.clear()
        again = await tables.find(table.id)
        assert again.absent.orders[0].by_question == ALWAYS_ASK


@played
@pytest.mark.parametrize("learn", [False, True])
async def test_a_coach_speaks_of_every_question(learn: bool, tmp_path: Path) -> None:
    """The menu says so: nothing is taken there, within a draft neither."""
    drafted = 0

    def seen(ask: dict[str, Any], begun: bool) -> None:
        nonlocal drafted
        drafted += len(ask["answers"]) == 1 and ask["name"] in ("firing-ship", "target")

    async with server(tmp_path) as tables:
        ann = Person("ann")
        settings: dict[str, Any] = {"options": {"rounds": "1"}, "learn": learn, "practice": learn}
        await whole_game(await table_of(tables, [ann], bots=1, bot="doctrine", **settings), ann, seen, {})
    assert (drafted > 0) == learn


def test_a_word_for_one_question_says_nothing_of_only_answers() -> None:
    assert StandingOrders({"firing-ship": "ecm", **ALWAYS_ASK}).on_only_answers("firing-ship") == "ask"
    assert (
        StandingOrders({"firing-ship": "nothing", **ALWAYS_ASK}).on_only_answers("firing-ship") == "nothing"
    )
    assert StandingOrders({"firing-ship": "ecm"}).on_only_answers("firing-ship") == ""


@played
async def test_what_was_taken_is_undone_with_the_answer_before_it(tmp_path: Path) -> None:
    """And is taken again when the game is opened anew; a table of people may take back as little."""
    undone = 0
    async with server(tmp_path) as tables:
        for number in range(3):
            ann = Person(f"ann{number}")
            table = await table_of(tables, [ann], bots=1, game="highseas")
            assert table.play is not None
            for step in range(40):
                if (ask := await next_question(table, ann)) is None:
                    break
                before = table.play.match.state.observe(0).text()
                answers = words_in(table)
                await play_some(table, [ann], 1, step)
                await settle()
                after = ann.ask(0)
                if after is None or not after.get("undo"):
                    continue
                given, acts = words_in(table), table.store.acts
                await ann.undo(table, 0)
                # All of it stands or falls together, should the disk fail.
                assert table.store.acts == acts + 1
                await settle()
                again = ann.ask(0)
                assert again is not None
                # One step back: to the last question that had two answers, or that one confirms with.
                assert len(again["answers"]) > 1 or table.play.match.has_begun(0)
                if table.play.match.state.observe(0).text() == before:
                    assert again["answers"] == ask["answers"]
                    assert words_in(table) == answers
                    undone += 1
                look_alike(table, ann, 0)
                assert words_in(table) < given
                await play_some(table, [ann], 1, step)
            tables.live.clear()
            opened = await tables.find(table.id)
            assert opened.play is not None
            assert opened.play.match.record.lines() == table.play.match.record.lines()
    assert undone > 15


@played
@pytest.mark.parametrize("orders", [{}, {"*": "nothing"}])
async def test_between_people_a_hollow_question_is_put_all_the_same(
    orders: dict[str, str], tmp_path: Path
) -> None:
    """Outside of windows others would see from how soon the answer comes that there was no other."""
    hollow = 0
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        for seat, person in enumerate(people):
            await commands.give_orders(table, person.client, Orders(seat, orders))
        for step in range(300):
            await settle()
            for seat, person in enumerate(people):
                ask = person.ask(seat)
                hollow += bool(ask and ask["answers"] == ["done"] and ask["name"] == "ship-ahoy")
            await play_some(table, people, 1, step)
    assert hollow > 3


@played
@pytest.mark.parametrize("slow", [False, True])
async def test_in_a_window_it_is_passed_by_order_and_nobody_notices(slow: bool, tmp_path: Path) -> None:
    """A window of slow play waits for all: there the others would see who was not waited for."""
    taken = 0
    async with server(tmp_path) as tables:
        for number in range(6):
            people = [Person(f"{name}{number}") for name in ("ann", "bob", "cid")]
            clock: dict[str, Any] = {"clock": Clock("day", 86_400)} if slow else {}
            table = await table_of(tables, people, options={"tactics": "4"}, window=5000, **clock)
            await until_window(table, people)
            await settle()
            window, play = table.window, table.play
            assert window is not None and play is not None
            hollow = [s for s in window.members if play.match.state.observe(s).legal(s) == [0]]
            for seat in hollow:
                heard = [len(person.frames) for person in people]
                order = Orders(seat, {"*": "nothing"})
                await commands.give_orders(table, people[seat].client, order)
                await settle()
                assert (seat in play.held) == (not slow)
                ask = people[seat].ask(seat)
                assert ask and ask.get("given", False) == (not slow)
                taken += 1
                for other, person in enumerate(people):
                    assert len(person.frames) - heard[other] == (other == seat and not slow)
            assert table.window is window
    assert taken > 2


@played
@pytest.mark.parametrize("orders", [{}, ALWAYS_ASK])
async def test_within_a_draft_it_is_taken_between_people_too(orders: dict[str, str], tmp_path: Path) -> None:
    """Which ship fires and at whom is put together in private: nobody else hears of it before the volley."""
    taken = 0
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        assert table.play is not None
        for number, person in enumerate(people):
            await commands.give_orders(table, person.client, Orders(number, orders))
        for step in range(400):
            await settle()
            asks = [person.ask(seat) for seat, person in enumerate(people)]
            seat = next((s for s, ask in enumerate(asks) if ask and ask["name"] == "battle-stations"), None)
            if seat is None or asks[seat]["answers"] == ["done"]:  # type: ignore[index]
                await play_some(table, people, 1, step)
                continue
            heard, words = len(people[1 - seat].frames), words_in(table)
            await people[seat].do(table, seat, asks[seat]["answers"][-1])  # type: ignore[index]
            await settle()
            ask = people[seat].ask(seat)
            # What else may be asked here comes of something that all have seen.
            if ask and ask["name"] in ("battle-stations", "firing-ship", "target", "area-use"):
                assert orders or len(ask["answers"]) > 1 or ask["answers"] == ["done"]
                assert len(people[1 - seat].frames) == heard
            taken += words_in(table) - words > 1
    assert taken == 0 if orders else taken > 5


@played
async def test_between_people_an_only_answer_is_taken_back_like_any_other(tmp_path: Path) -> None:
    """How far it goes back, and whether others are asked, depends on what all have seen."""
    freely = later = 0
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        play = table.play
        assert play is not None
        for step in range(300):
            await settle()
            asks = [person.ask(seat) for seat, person in enumerate(people)]
            seat = next((s for s, ask in enumerate(asks) if ask and ask["answers"] == ["done"]), None)
            if seat is None or play.match.state.observe(seat).secrecy():
                await play_some(table, people, 1, step)
                continue
            before = play.match.record.lines()
            await people[seat].do(table, seat, "done")
            free = play.match.can_undo(seat)
            if free and (ask := people[seat].ask(seat)) and not ask.get("given"):
                assert ask["undo"]
            await people[seat].undo(table, seat)
            if free:
                assert play.match.record.lines() == before
                await people[seat].do(table, seat, "done")
                freely += 1
            else:
                assert table.consents.taking_back is not None
                run = play.match.lines_from(table.consents.taking_back[1])[0]
                assert run.endswith(" done"), "it goes back to a question before that one"
                await commands.consent(table, people[1 - seat].client, Consent(1 - seat, "undo", False))
                later += 1
    assert freely > 10 and later > 3
