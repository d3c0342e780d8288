"""A table takes what it may, refuses the rest with a code, and loses nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.at_table import FakeTime, Person, look_alike, play_some, played, server, settle, table_of
from wardroom.server import asking, commands, dealing, seating, showing
from wardroom.server.faults import FaultError
from wardroom.server.messages import (
    Act,
    AskOdds,
    Consent,
    Do,
    Film,
    Hint,
    NewSeat,
    NewTable,
    Orders,
    Sit,
    Undo,
    Why,
)
from wardroom.server.rows import SnapshotRow
from wardroom.server.sessions import Visitor
from wardroom.server.table import LiveTable
from wardroom.server.tables import Tables


async def refused(work: Any) -> FaultError:
    with pytest.raises(FaultError) as caught:
        await work
    return caught.value


async def until_asked(table: LiveTable, people: list[Person], seat: int, seed: int = 5) -> dict[str, Any]:
    """Play at random until the seat has a question with a choice."""
    for step in range(400):
        ask = people[seat].ask(seat)
        if ask and not ask.get("given") and len(ask["answers"]) > 1:
            return ask
        await play_some(table, people, 1, seed + step)
    raise AssertionError("never asked")


@played
async def test_two_people_play_to_the_end(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        watcher = Person("walt")
        table = await table_of(tables, people, options={"rounds": "1"}, window=0)
        await table.enter(watcher.client)
        await table.hello(watcher.client)
        await play_some(table, people, 5000)
        assert table.status == "over"
        for seat, person in enumerate(people):
            look_alike(table, person, seat)
            assert person.views[seat]["outcome"]["reason"] == "rounds-played"
        look_alike(table, watcher, -1)
        await settle()
        checked = await tables.verify(None, table.id)
        assert checked["ok"]
        assert checked["seeds"]["commitment"] == people[0].table["commitment"]
        frames = [len(frame) for person in [*people, watcher] for frame in person.frames]
        assert sum(frames) / len(frames) < 2000


@played
async def test_the_checklist(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        ann, bob, walt = people = [Person("ann"), Person("bob"), Person("walt")]
        table = await table_of(tables, people[:2], window=0)
        await table.enter(walt.client)
        await table.hello(walt.client)
        ask = await until_asked(table, people[:2], 0)
        word, n = ask["answers"][0], ask["n"]
        acts = table.store.acts
        assert (await refused(bob.do(table, 0, word, n))).code == "not-your-seat"
        assert (await refused(walt.do(table, 0, word, n))).code == "not-your-seat"
        assert (await refused(walt.do(table, -1, word, n))).code == "not-your-seat"
        assert (await refused(ann.do(table, 7, word, n))).code == "not-your-seat"
        assert (await refused(ann.do(table, 0, word, n - 1))).code == "stale"
        assert (await refused(ann.do(table, 0, word, n + 1))).code == "stale"
        assert (await refused(ann.do(table, 0, "xyzzy", n))).code == "invalid"
        assert (await refused(ann.do(table, 0, "", n))).code == "invalid"
        assert (await refused(ann.do(table, 0, "x" * 5000, n))).code == "invalid"
        assert table.store.acts == acts
        await ann.do(table, 0, word, n, id=17)
        assert table.store.acts == acts + 1
        assert ann.of_kind("change")[-1]["re"] == 17
        frames = len(ann.frames)
        await ann.do(table, 0, word, n, id=18)
        assert table.store.acts == acts + 1 and len(ann.frames) == frames
        other = next(answer for answer in ask["answers"] if answer != word)
        assert (await refused(ann.do(table, 0, other, n))).code == "stale"


@played
async def test_a_forbidden_answer_says_which_rule(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        for step in range(300):
            for seat, person in enumerate(people):
                ask = person.ask(seat)
                hand = person.views[seat]["board"]["forces"][str(seat)]["hand"]
                forbidden = [card for card in hand if ask and card not in ask["answers"]]
                if ask and not ask.get("given") and forbidden:
                    fault = await refused(person.do(table, seat, forbidden[0]))
                    assert fault.code == "illegal" and fault.refusal is not None and fault.refusal.name
                    await asking.why(table, person.client, Why(3, seat, forbidden[0]))
                    assert person.last()["refusal"]["name"] == fault.refusal.name
                    await asking.why(table, person.client, Why(4, seat, ask["answers"][0]))
                    assert "refusal" not in person.last()
                    return
            await play_some(table, people, 1, step)


@played
async def test_a_line_may_hold_a_whole_run(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        ask = people[0].ask(0)
        assert ask is not None
        # The formation: every ship gets its row.
        acts = table.store.acts
        words = []
        while (ask := people[0].ask(0)) is not None and not ask.get("given"):
            words.append(ask["answers"][0])
            await people[0].do(table, 0, words[-1])
        for _ in words:
            await people[0].undo(table, 0)
        assert table.store.acts == acts + 2 * len(words)
        await people[0].do(table, 0, " ".join(words))
        assert table.store.acts == acts + 2 * len(words) + 1
        given = people[0].ask(0)
        assert given is not None and given["given"]


@played
async def test_two_clients_race_for_one_question(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        twin = Person("ann")
        await table.enter(twin.client)
        await table.hello(twin.client)
        ask = await until_asked(table, people, 0)
        first, second = ask["answers"][:2]
        acts = table.store.acts
        results = await asyncio.gather(
            people[0].do(table, 0, first, ask["n"], 1),
            twin.do(table, 0, second, ask["n"], 2),
            return_exceptions=True,
        )
        assert [isinstance(result, FaultError) for result in results] == [False, True]
        assert table.store.acts == acts + 1
        look_alike(table, twin, 0)
        assert twin.views[0] == people[0].views[0]


@played
async def test_undo_is_free_until_something_comes_of_it(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        ann = people[0]
        before = ann.views[0]["board"]
        ask = ann.ask(0)
        assert ask is not None and "undo" not in ask and "rewind" not in ask
        heard = len(people[1].frames)
        await ann.do(table, 0, ask["answers"][0])
        again = ann.ask(0)
        assert again is not None and again["undo"] and again["rewind"]
        await ann.undo(table, 0)
        assert "rewind" not in (ann.ask(0) or {})
        assert ann.views[0]["board"] == before
        look_alike(table, ann, 0)
        assert len(people[1].frames) == heard
        fault = await refused(ann.undo(table, 0))
        assert fault.code == "undo-nothing"


@played
async def test_undo_beyond_that_needs_everybodys_consent(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        ann, bob = people
        await play_some(table, people, 120)
        assert table.play is not None
        while table.play.match.can_undo(0):
            await play_some(table, people, 1)
        await commands.undo(table, ann.client, Undo(0, (ann.ask(0) or {"n": 0})["n"]))
        assert bob.table["seats"][0]["undo"]
        await commands.consent(table, bob.client, Consent(1, "undo", False))
        assert "undo" not in bob.table["seats"][0]
        await commands.undo(table, ann.client, Undo(0, (ann.ask(0) or {"n": 0})["n"]))
        await commands.consent(table, bob.client, Consent(1, "undo", True))
        assert ann.log[0][-1]["name"] == "table-undone"
        assert (ann.ask(0) or {}).get("n")
        look_alike(table, ann, 0)
        look_alike(table, bob, 1)
        assert (
            await refused(commands.consent(table, bob.client, Consent(1, "undo", True)))
        ).code == "nothing-asked"
        await play_some(table, people, 50)


@played
async def test_practice_tables_open_hands_and_take_back_freely(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        ann = Person("ann")
        table = await table_of(tables, [ann], bots=1, practice=True)
        await settle()
        assert ann.table["practice"]
        assert "?" not in ann.views[0]["board"]["forces"]["1"]["hand"]
        for step in range(60):
            await settle()
            await play_some(table, [ann], 1, step)
        await settle()
        acts = table.store.acts
        for _ in range(5):
            await commands.undo(table, ann.client, Undo(0, (ann.ask(0) or {"n": 0})["n"]))
            await settle()
        assert table.store.acts > acts
        assert ann.ask(0)


@played
async def test_open_hands_show_what_only_the_seat_is_told_of_its_own_draft(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        ann = Person("ann")
        table = await table_of(tables, [ann], bots=1, practice=True)
        told: set[str] = set()
        for step in range(300):
            await settle()
            board = ann.views[0]["board"]
            if board.get("draft", {}).get("seat") == 0:
                assert table.play is not None
                own = table.game.board(table.play.match.state.observe(0))["draft"]
                assert board["draft"] == own
                told |= board["draft"].keys()
            await play_some(table, [ann], 1, step)
        assert {"leads", "leaves"} <= told


@played
async def test_hints_are_for_practice(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        ann = Person("ann")
        table = await table_of(tables, [ann], bots=1, practice=True)
        await settle()
        await asking.hint(table, ann.client, Hint(9, 0))
        ask = ann.ask(0)
        assert ann.last()["id"] == 9 and ask is not None and ann.last()["hint"] in ask["answers"]
        serious = await table_of(tables, [Person("bob")], bots=1)
        bob = next(iter(serious.clients))
        assert (await refused(asking.hint(serious, bob, Hint(1, 0)))).code == "not-allowed"


@played
async def test_alone_against_bots_nothing_is_taken_back_for_free(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        ann = Person("ann")
        table = await table_of(tables, [ann], bots=1)
        for step in range(30):
            await settle()
            await play_some(table, [ann], 1, step)
        await settle()
        assert table.play is not None
        while table.play.match.can_undo(0):
            await ann.undo(table, 0)
        fault = await refused(commands.undo(table, ann.client, Undo(0, (ann.ask(0) or {"n": 0})["n"])))
        assert fault.code == "undo-too-late"


@played
async def test_resigning_ends_a_game_of_two(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people)
        await play_some(table, people, 20)
        await commands.do_act(table, people[1].client, Act(1, "resign"))
        assert table.status == "over" and people[0].table["outcome"]["winners"] == [0]
        fault = await refused(people[0].do(table, 0, "done"))
        assert fault.code == "game-over"


@played
async def test_of_three_a_bot_plays_on(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob"), Person("cid")]
        table = await table_of(tables, people, window=0, options={"rounds": "1"})
        await commands.do_act(table, people[1].client, Act(1, "resign"))
        await settle()
        assert table.status == "playing"
        seat = people[0].table["seats"][1]
        assert seat["resigned"] and seat["bot"] and not seat.get("stand_in")
        # It is asked nothing more, may look on, and cannot come back.
        assert people[1].ask(1) is None and people[1].log[1][-1]["name"] == "table-bot"
        assert "table-resigned" in [line["name"] for line in people[1].log[1]]
        assert (await refused(people[1].do(table, 1, "done", n=1))).code == "resigned"
        assert (await refused(commands.do_act(table, people[1].client, Act(1, "back")))).code == "resigned"
        # Nor has it a say in what the others agree on.
        assert (await refused(commands.do_act(table, people[1].client, Act(1, "draw")))).code == "resigned"
        await commands.do_act(table, people[0].client, Act(0, "draw"))
        declined = commands.consent(table, people[1].client, Consent(1, "draw", False))
        assert (await refused(declined)).code == "resigned" and table.consents.draws == {0}
        for step in range(4000):
            if table.status == "over":
                break
            await settle()
            await play_some(table, [people[0], people[2]], 1, step)
        assert table.status == "over" and table.setup.resigned == [1]


@played
async def test_a_bot_stands_in_and_gives_the_seat_back(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        await commands.do_act(table, people[0].client, Act(0, "bot"))
        await settle()
        assert people[1].table["seats"][0]["stand_in"]
        assert people[0].ask(0) is None
        assert (await refused(people[0].do(table, 0, "done", n=1))).code == "bot-plays"
        await commands.do_act(table, people[0].client, Act(0, "back"))
        assert "stand_in" not in people[1].table["seats"][0]
        await play_some(table, people, 40)
        # The owner cannot push out somebody who is there.
        assert (await refused(commands.do_act(table, people[0].client, Act(1, "bot")))).code == "person-there"
        await table.leave(people[1].client)
        await commands.do_act(table, people[0].client, Act(1, "bot"))
        assert people[0].table["seats"][1]["stand_in"]


@played
async def test_a_draw_needs_all(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob"), Person("cid")]
        table = await table_of(tables, people)
        await commands.do_act(table, people[0].client, Act(0, "draw"))
        assert people[2].table["seats"][0]["draw"]
        await commands.consent(table, people[1].client, Consent(1, "draw", True))
        assert table.status == "playing"
        await commands.consent(table, people[2].client, Consent(2, "draw", False))
        assert "draw" not in people[0].table["seats"][0]
        for seat, person in enumerate(people):
            await commands.do_act(table, person.client, Act(seat, "draw"))
        assert table.status == "over" and people[0].table["outcome"]["reason"] == "draw-agreed"


@played
async def test_chat_is_plain_text_and_kept(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people)
        await table.chat.say(people[0].client, "  <b>ahoy</b>\n\x07 ")
        assert people[1].last()["said"]["text"] == "<b>ahoy</b>"
        assert (await refused(table.chat.say(people[0].client, "x" * 501))).code == "too-long"
        tables.live.clear()
        again = await tables.find(table.id)
        assert [said.text for said in again.chat.lines] == ["<b>ahoy</b>"]


@played
async def test_odds_on_request(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        for step in range(400):
            for seat, person in enumerate(people):
                if person.ask(seat):
                    await asking.odds(table, person.client, AskOdds(step, seat))
                    if odds := person.last().get("odds"):
                        for chances in odds.values():
                            assert abs(sum(chances["chances"]) - 1) < 1e-9
                        return
            await play_some(table, people, 1, step)


@played
async def test_a_table_is_taken_up_again_as_it_was(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, bots=1, window=0)
        for step in range(150):
            await settle()
            await play_some(table, people, 1, step)
        await settle()
        views = [dict(person.views[seat]) for seat, person in enumerate(people)]
        logs = [person.log[seat] for seat, person in enumerate(people)]
        id = table.id
        table.close()
    async with server(tmp_path) as tables:
        for seat, person in enumerate(people):
            fresh = Person(person.visitor.id)
            table = await tables.find(id)
            await table.enter(fresh.client)
            await table.hello(fresh.client)
            seen = fresh.views[seat]
            for asked in (seen, views[seat]):
                if "ask" in asked:
                    asked["ask"] = {**asked["ask"], "n": 0}
            assert seen == views[seat]
            assert fresh.log[seat] == logs[seat]


@played
async def test_rules_that_changed_go_on_from_the_snapshot(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        while (kept := await tables.storage.last_snapshot(table.id)) is None or kept.n == 0:
            await play_some(table, people, 20, table.store.acts)
        # A position that the acts before it do not lead to.
        changed = kept.text.replace("round: 1", "round: 2", 1)
        assert changed != kept.text
        await tables.storage.append([SnapshotRow(kept.table, kept.n, changed)])
        tables.live.clear()
        again = await tables.find(table.id)
        assert showing.table_for(again, None).notice == "from-snapshot"
        assert again.status == "playing" and again.play is not None
        for person in people:
            person.client.seats = []
            await again.enter(person.client)
            await again.hello(person.client)
        await play_some(again, people, 60)


@played
async def test_who_does_not_open_their_nonce_is_played_without(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        ann, bob = Person("ann"), Person("bob")
        made = await tables.make(
            ann.visitor, NewTable("coldwar", seats=[NewSeat("you"), NewSeat("link")], nonce=ann.commitment)
        )
        table = await tables.find(made.table.id)
        assert table.status == "waiting"
        await tables.sit(bob.visitor, table.id, Sit(1, made.links["1"], bob.commitment))
        assert table.status == "opening"
        await table.enter(ann.client)
        await table.hello(ann.client)
        assert (await refused(dealing.open_nonce(table, ann.client, "00" * 32))).code == "wrong-nonce"
        assert (await refused(dealing.open_nonce(table, ann.client, "zz"))).code == "bad-nonce"
        await dealing.open_nonce(table, ann.client, ann.nonce.hex())
        assert table.status == "opening"
        assert (await refused(tables.start(ann.visitor, table.id))).code == "too-early"
        time = tables.services.time
        assert isinstance(time, FakeTime)
        await time.pass_by(seating.NONCE_PATIENCE)
        assert ann.table["notice"] == "nonce-missing"
        await tables.start(ann.visitor, table.id)
        assert table.status == "playing"
        assert table.setup.places[1].opened == "00" * 32


@played
async def test_who_sits_down_is_called_as_they_say(tmp_path: Path) -> None:
    """A name for the table, or else the visitor's own; another name of the visitor leaves the chosen ones."""
    async with server(tmp_path) as tables:
        ann, bob = Person("ann"), Person("bob")
        seats = [NewSeat("you"), NewSeat("you", name="Grandfather"), NewSeat("link"), NewSeat("open")]
        made = await tables.make(ann.visitor, NewTable("coldwar", seats=seats))
        await tables.sit(bob.visitor, made.table.id, Sit(2, made.links["2"], name=" Boris\n the Bold "))
        shown = await tables.sit(bob.visitor, made.table.id, Sit(3))
        assert [seat.name for seat in shown.seats] == ["Ann", "Grandfather", "Boris the Bold", "Bob"]
        await tables.renamed(Visitor("ann", "Anna"), "Ann")
        await tables.renamed(Visitor("bob", "Bo"), "Bob")
        shown = await tables.show(ann.visitor, made.table.id)
        assert [seat.name for seat in shown.seats] == ["Anna", "Grandfather", "Boris the Bold", "Bo"]


@played
async def test_lists_tell_how_far_a_game_has_come_in_its_own_numbers(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        ann = Person("ann")
        options = {"scenario": "a", "sides": "first"}
        seats = [NewSeat("you"), NewSeat("you")]
        await tables.make(ann.visitor, NewTable("attacksub", options=options, seats=seats))
        (shown,) = (await tables.lists.page(ann.visitor, "mine")).tables
        assert shown.place["deck"] == 1 and shown.place["decks"] == 4


@played
async def test_lists_tell_of_a_round_that_begins_within_a_turn(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        assert table.play is not None
        (before,) = (await tables.lists.page(people[0].visitor, "mine")).tables
        state: Any = table.play.match.state
        state.round = 7
        table.public_change(table.play)
        (shown,) = (await tables.lists.page(people[0].visitor, "mine")).tables
        assert before.place["round"] == 1 and shown.place == before.place | {"round": 7}


@played
async def test_a_crowd_that_comes_and_goes_is_told_of_now_and_then(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        ann = Person("ann")
        table = await table_of(tables, [ann], bots=1)
        crowd = [Person(f"guest{n}") for n in range(40)]
        before = len(ann.frames)
        for guest in crowd:
            await table.enter(guest.client)
            await table.hello(guest.client)
        time = tables.services.time
        assert isinstance(time, FakeTime)
        assert len(ann.frames) - before <= 1
        await time.pass_by(1000)
        assert ann.table["watching"] == 40 and len(ann.frames) - before <= 2
        for guest in crowd:
            await table.leave(guest.client)
        await time.pass_by(1000)
        assert ann.table.get("watching", 0) == 0 and len(ann.frames) - before <= 4


@played
async def test_who_looked_on_and_then_sat_down_is_no_spectator_any_more(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        ann, bob = Person("ann"), Person("bob")
        seats = [NewSeat("you"), NewSeat("link")]
        made = await tables.make(ann.visitor, NewTable("coldwar", seats=seats))
        table = await tables.find(made.table.id)
        for person in (ann, bob):
            await table.enter(person.client)
            await table.hello(person.client)
        assert ann.table["watching"] == 1
        await tables.sit(bob.visitor, table.id, Sit(1, made.links["1"]))
        assert table.status == "playing"
        assert ann.table.get("watching", 0) == bob.table.get("watching", 0) == 0


@played
async def test_seats_and_links(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        ann, bob, eve = Person("ann"), Person("bob"), Person("eve")
        seats = [NewSeat("you"), NewSeat("link"), NewSeat("open")]
        made = await tables.make(ann.visitor, NewTable("coldwar", seats=seats))
        id, secret = made.table.id, made.links["1"]
        assert (await refused(tables.sit(eve.visitor, id, Sit(1)))).code == "seat-taken"
        assert (await refused(tables.sit(eve.visitor, id, Sit(1, "guess")))).code == "link-spent"
        assert (await refused(tables.sit(eve.visitor, id, Sit(9)))).code == "no-such-seat"
        assert (await refused(tables.link(bob.visitor, id, 1))).code == "not-owner"
        fresh = await tables.link(ann.visitor, id, 1)
        assert (await refused(tables.sit(bob.visitor, id, Sit(1, secret)))).code == "link-spent"
        shown = await tables.sit(bob.visitor, id, Sit(-1, fresh))
        assert 1 in shown.mine
        assert (await refused(tables.sit(eve.visitor, id, Sit(1, fresh)))).code == "link-spent"
        await tables.leave(bob.visitor, id)
        assert (await tables.show(None, id)).seats[1].kind == "link"
        shown = await tables.start(ann.visitor, id)
        assert shown.status == "playing"
        assert [seat.kind for seat in shown.seats] == ["you", "bot", "bot"]
        assert (await refused(tables.sit(bob.visitor, id, Sit(1, fresh)))).code == "link-spent"
        assert (await refused(tables.find("nowhere"))).code == "unknown-table"


@pytest.mark.parametrize(
    ("new", "code"),
    [
        (NewTable("chess"), "unknown-game"),
        (NewTable("coldwar", seats=[NewSeat("you")]), "bad-options"),
        (NewTable("coldwar", seats=[NewSeat("you"), NewSeat("cat")]), "bad-seats"),
        (NewTable("coldwar", seats=[NewSeat("you"), NewSeat("bot", bot="kant")]), "unknown-bot"),
        (NewTable("coldwar", {"victory": "-3"}, [NewSeat("you"), NewSeat("bot")]), "bad-options"),
        (NewTable("coldwar", seats=[NewSeat("you"), NewSeat("bot")], nonce="1"), "bad-nonce"),
        (NewTable("coldwar", seats=[NewSeat("you"), NewSeat("bot")], window=-1), "bad-clock"),
    ],
)
@played
async def test_tables_that_cannot_be(new: NewTable, code: str, tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        assert (await refused(tables.make(Person("ann").visitor, new))).code == code


@played
async def test_rematch_and_what_if(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        await play_some(table, people, 200)
        assert (await refused(tables.rematch(people[0].visitor, table.id))).code == "not-over"
        assert (await refused(tables.record(people[0].visitor, table.id))).code == "not-over"
        assert (await refused(tables.film(people[0].visitor, table.id, 1))).code == "not-your-seat"
        assert await tables.film(people[0].visitor, table.id, 0)
        await commands.do_act(table, people[1].client, Act(1, "resign"))
        await settle()
        made = await tables.rematch(people[0].visitor, table.id)
        assert people[1].table["rematch"] == made.table.id
        again = await tables.rematch(people[1].visitor, table.id)
        assert again.table.id == made.table.id
        await tables.sit(people[1].visitor, made.table.id, Sit(1))
        await tables.sit(people[0].visitor, made.table.id, Sit(0))
        assert (await tables.show(None, made.table.id)).status == "playing"
        branch = await tables.whatif(people[0].visitor, table.id, 12, 0)
        assert branch.table.practice and branch.table.status == "playing"
        fresh = Person("ann")
        what_if = await tables.find(branch.table.id)
        await what_if.enter(fresh.client)
        await what_if.hello(fresh.client)
        for step in range(20):
            await settle()
            await play_some(what_if, [fresh], 1, step)
        # The film shows the game before, too, and the diary of the table points into it.
        film = msgspec.json.decode(await tables.film(fresh.visitor, what_if.id, 0), type=Film)
        places = [moment.line.split(" ")[0] for moment in film.moments]
        begins = places.index("snapshot")
        assert begins == 13 and film.log[0].name == "round-begins"
        assert {line["moment"] for line in fresh.log[0]} <= set(range(begins, len(places) + 1))


@played
async def test_both_players_of_a_finished_game_are_asked_in_the_rematch(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        await commands.do_act(table, people[1].client, Act(1, "resign"))
        await settle()
        made = await tables.rematch(people[0].visitor, table.id)
        assert made.table.kept == [0]
        assert (await tables.show(None, made.table.id)).kept == []
        again = [Person("ann"), Person("bob")]
        for person in again:
            kept = (await tables.show(person.visitor, made.table.id)).kept
            seated = await tables.sit(person.visitor, made.table.id, Sit(kept[0], nonce=person.commitment))
            assert seated.mine == kept and seated.kept == []
        next_one = await tables.find(made.table.id)
        for person in again:
            await next_one.enter(person.client)
            await next_one.hello(person.client)
            await dealing.open_nonce(next_one, person.client, person.nonce.hex())
        await settle()
        assert [person.ask(seat) is not None for seat, person in enumerate(again)] == [True, True]


@played
async def test_a_visitor_who_is_gone_leaves_no_name(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        await play_some(table, people, 30)
        await commands.do_act(table, people[1].client, Act(1, "resign"))
        await settle()
        running = await table_of(tables, [Person("bob"), Person("ann")], window=0)
        await tables.forgotten("bob")
        await settle()
        assert "Bob" not in await tables.record(None, table.id)
        for seat in (-2, -1, 0, 1):
            assert b"Bob" not in await tables.film(None, table.id, seat)
        assert (await tables.verify(None, table.id))["ok"]
        shown = await tables.show(None, running.id)
        assert shown.seats[0].name == "" and shown.seats[0].stand_in


@played
async def test_orders_are_obeyed(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        names = set()
        for step in range(600):
            for seat, person in enumerate(people):
                ask = person.ask(seat)
                if ask and "done" in ask["answers"] and seat == 1:
                    names.add(ask["name"])
            if names:
                break
            await play_some(table, people, 1, step)
        name = names.pop()
        await commands.give_orders(table, people[1].client, Orders(1, {name: "pass"}))
        await settle()
        for person in people:
            await table.hello(person.client)
        assert people[1].of_kind("whole")[-1]["orders"] == {name: "pass"}
        assert "orders" not in people[0].of_kind("whole")[-1]
        for step in range(300):
            ask = people[1].ask(1)
            assert not ask or ask["name"] != name or "done" not in ask["answers"]
            await play_some(table, people, 1, step)
            await settle()
        bad = Orders(1, ready="xyzzy")
        assert (await refused(commands.give_orders(table, people[1].client, bad))).code == "invalid"


def begun_with(before: str, ask: dict[str, Any] | None, names: Iterable[str]) -> str:
    """Of these questions the one that the seat may have begun to answer, when it has answered this ask."""
    if not ask or (ask["name"] in names and ask["answers"] == ["done"]):
        return ""
    return str(ask["name"]) if ask["name"] in names else before


@played
@pytest.mark.parametrize("bots", [1, 0])
async def test_a_hollow_question_is_passed_by_order_only_where_all_others_are_bots(
    tmp_path: Path, bots: int
) -> None:
    """Between people an answer that comes at once would tell that the seat could do nothing."""
    async with server(tmp_path) as tables:
        people = [Person("ann")] if bots else [Person("ann"), Person("bob")]
        table = await table_of(tables, people, bots=bots, window=0)
        hollow = {"ship-ahoy": "nothing", "retreat": "nothing", "point-defense": "nothing"}
        await commands.give_orders(table, people[0].client, Orders(0, hollow))
        await settle()
        met = full = 0
        begun = ""
        for step in range(500):
            ask = people[0].ask(0)
            if ask and ask["name"] in hollow:
                is_begun = ask["name"] == begun and ask.get("undo", False)
                met += ask["answers"] == ["done"] and not is_begun
                full += ask["answers"] != ["done"]
            begun = begun_with(begun, ask, hollow)
            await play_some(table, people, 1, step)
            await settle()
        # What can be answered is asked in any case.
        assert full > 0
        assert (met == 0) == (bots > 0)


@played
async def test_an_order_to_pass_does_not_end_what_the_seat_has_begun(tmp_path: Path) -> None:
    """After the last ship there is nothing left but to end the list, or to take the move back."""
    async with server(tmp_path) as tables:
        # Dice and hands are any: now and then a game is over before it comes to that.
        for number in range(8):
            if await meets_a_list_begun(tables, f"ann{number}"):
                return
        pytest.fail("every list was ended for the seat")


async def meets_a_list_begun(tables: Tables, name: str) -> bool:
    """Whether in one game a list is left to its seat when nothing but its end is left."""
    people = [Person(name)]
    table = await table_of(tables, people, bots=1, window=0, game="highseas")
    hollow = {"reorganize": "nothing", "prepare": "nothing"}
    await commands.give_orders(table, people[0].client, Orders(0, hollow))
    await settle()
    begun = ""
    for step in range(300):
        ask = people[0].ask(0)
        begun_before, begun = begun, begun_with(begun, ask, hollow)
        if ask and ask["name"] in hollow:
            if ask["answers"] == ["done"]:
                assert begun_before == ask["name"] and ask["undo"]
                return True
            await people[0].do(table, 0, ask["answers"][-1])
        else:
            await play_some(table, people, 1, step)
        await settle()
    return False


@played
async def test_a_database_that_goes_away(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        await play_some(table, people, 10)
        ask = await until_asked(table, people, 0)
        tables.storage._set_trouble("storage-away")
        assert people[1].table["notice"] == "storage-away"
        tables.storage._set_trouble("")
        assert "notice" not in people[1].table
        await people[0].do(table, 0, ask["answers"][0])


@played
async def test_slow_clients_are_dropped(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        slow = Person("ann")
        await table.enter(slow.client)
        await table.hello(slow.client)
        slow.client.wake = lambda: None
        for number in range(700):
            await asking.why(table, slow.client, Why(number, 0, "done"))
        assert slow.client.dropped and not slow.client.frames
        await play_some(table, people, 5)


@played
async def test_an_act_that_cannot_be_carried_out_is_void(tmp_path: Path) -> None:
    """A fault of the program must not end a table: it is as it was before, also after a restart."""
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table = await table_of(tables, people, window=0)
        await play_some(table, people, 60)
        board = people[0].views[0]["board"]
        async with table.lock:
            with pytest.raises(FaultError, match="as it was"):
                await table.act("rewind", 0, "100000")
        look_alike(table, people[0], 0)
        assert people[0].views[0]["board"] == board
        await play_some(table, people, 20)
        tables.live.clear()
        again = await tables.find(table.id)
        assert again.play is not None and table.play is not None
        assert again.play.match.state.text() == table.play.match.state.text()
        assert showing.table_for(again, None).notice == ""


def test_do_is_not_a_dictionary() -> None:
    """Messages are closed: a field too many is a fault."""
    import msgspec

    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"t":"do","seat":0,"n":1,"line":"x","extra":1}', type=Do)
