"""Hidden information over frames: what a client gets depends on what its seat may know, and on nothing else.

Two servers play the same game at the same table. In one of them the world is then replaced by another that
the viewer cannot tell apart: other hands, other piles, other drafts. From there on every frame to the
viewer and to the gallery must be the same in both, byte for byte, in the same order and at the same time,
for as long as the viewer may know the same; and whatever others do in private must not show at all.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from typing import Any

import pytest

from tests.server.at_table import RUNNING, FakeTime, Person, played, settle, table_of
from wardroom.core.dice import FastDice
from wardroom.core.sealed import Sealed
from wardroom.core.state import SPECTATOR
from wardroom.games.coldwar.volley import BattleStations
from wardroom.server import commands, links
from wardroom.server.faults import FaultError
from wardroom.server.messages import Act, Clock, Consent, Orders, Said
from wardroom.server.table import LiveTable, send_change
from wardroom.server.tables import Tables


class Nowhere:
    """A storage that keeps nothing and takes no time."""

    trouble = ""

    def watch(self, watcher: object) -> None:
        pass

    async def append(self, rows: Sequence[object], patience: float | None = None) -> None:
        pass

    async def tables_with(self, *status: str) -> list[object]:
        return []

    async def chat(self, table: str) -> list[Said]:
        return []


class World:
    """One of the two servers, with all who look at its table."""

    def __init__(self, people: list[Person], table: LiveTable) -> None:
        self.people = people
        self.table = table

    @classmethod
    async def begin(cls, seats: int, orders: dict[str, str] | None = None, **settings: Any) -> World:
        people = [Person(name) for name in ("ann", "bob", "cid", "dov")[:seats]]
        tables = Tables(Nowhere(), bot_delay=0, workers=0, time=FakeTime())  # type: ignore[arg-type]
        RUNNING.append(tables)
        table = await table_of(tables, people, **settings)
        watcher = Person("walt")
        await table.enter(watcher.client)
        await table.hello(watcher.client)
        for seat, person in enumerate(people if orders else []):
            await commands.give_orders(table, person.client, Orders(seat, orders or {}))
        return cls([*people, watcher], table)

    @property
    def state(self) -> Any:
        assert self.table.play is not None
        return self.table.play.match.state

    def asked(self) -> list[int]:
        """Seats with a question in front of them."""
        return [
            seat
            for seat, person in enumerate(self.people[:-1])
            if (ask := person.ask(seat)) and not ask.get("given")
        ]

    def answers(self, seat: int) -> list[str]:
        ask = self.people[seat].ask(seat)
        assert ask is not None
        return list(ask["answers"])

    async def do(self, seat: int, word: str) -> None:
        await self.people[seat].do(self.table, seat, word)

    async def wait(self, milliseconds: int) -> None:
        assert isinstance(self.table.services.time, FakeTime)
        await self.table.services.time.pass_by(milliseconds)
        await settle()

    def imagine_another(self, viewer: int, seed: int) -> bool:
        """Replace the truth by another that the viewer cannot tell apart; not in the middle of a run."""
        assert self.table.play is not None
        match = self.table.play.match
        if match.over or match.snapshot() is None or self.table.play.held:
            return False
        world = match.state.observe(viewer).imagine(FastDice(seed))
        world.dice = match.dice
        world.log = []
        match.state = world
        for seat_view in self.table.seat_views.values():
            if seat_view.clients and (change := self.table.change_of(seat_view, self.table.play)) is not None:
                # The others find themselves in another world; the viewer and the gallery do not notice.
                assert seat_view.seat not in (viewer, SPECTATOR)
                change.moves = self.table.moves
                send_change(seat_view, change, None, -1)
        return True

    def heard(self, viewer: int) -> list[list[str]]:
        return [self.people[viewer].frames, self.people[-1].frames]

    def knowledge(self, viewer: int) -> object:
        """What the engine lets the viewer know: the observation, and the events as the viewer saw them."""
        assert self.table.play is not None
        match = self.table.play.match
        events = [(event.name, event.seen_by(viewer), event.facts) for event in match.events]
        return match.state.observe(viewer).text(), events, match.outcome is None


@pytest.fixture(autouse=True)
def same_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both servers make the same table."""
    monkeypatch.setattr(secrets, "token_hex", lambda size: "5a" * size)
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: "t" * size)
    monkeypatch.setattr(links, "new_secret", lambda: "link")
    RUNNING.clear()


SETTINGS: list[dict[str, Any]] = [
    {"seats": 2, "options": {"tactics": "4"}, "window": 5000, "clock": Clock("move", 600)},
    # Who holds nothing passes at once, and nobody may notice.
    {"seats": 3, "options": {"tactics": "4", "action": "yes"}, "window": 3000, "orders": {"*": "nothing"}},
    {"seats": 3, "options": {"tactics": "4"}, "window": 5000, "clock": Clock("day", 86_400)},
]


async def play_both(worlds: list[World], rng: random.Random, moves: int) -> None:
    for _ in range(moves):
        asked = worlds[0].asked()
        if not asked:
            for world in worlds:
                await world.wait(6000)
            continue
        seat = rng.choice(asked)
        word = rng.choice(worlds[0].answers(seat))
        for world in worlds:
            await world.do(seat, word)


@pytest.mark.parametrize("number", range(len(SETTINGS)))
@played
async def test_worlds_that_a_viewer_cannot_tell_apart_send_the_same_frames(number: int) -> None:
    steps = 0
    for sample in range(8):
        worlds = [await World.begin(**SETTINGS[number]) for _ in range(2)]
        if sample % 2:
            # With nobody in the gallery the server takes shorter ways.
            for world in worlds:
                await world.table.leave(world.people[-1].client)
        rng = random.Random(sample * 100 + number)
        await play_both(worlds, rng, 25 * sample)
        viewer = rng.randrange(SETTINGS[number]["seats"])
        assert worlds[0].heard(viewer) == worlds[1].heard(viewer)
        while not worlds[1].imagine_another(viewer, sample):
            await play_both(worlds, rng, 1)
        for _ in range(60):
            if worlds[0].knowledge(viewer) != worlds[1].knowledge(viewer):
                break
            assert worlds[0].heard(viewer) == worlds[1].heard(viewer)
            steps += 1
            both = [seat for seat in worlds[0].asked() if seat in worlds[1].asked()]
            if not both:
                for world in worlds:
                    await world.wait(6000)
                continue
            seat = rng.choice(both)
            shared = [word for word in worlds[0].answers(seat) if word in worlds[1].answers(seat)]
            if not shared:
                break
            word = rng.choice(shared)
            for world in worlds:
                await world.do(seat, word)
                await world.wait(10)
        RUNNING.clear()
    assert steps > 25


@pytest.mark.parametrize("number", range(len(SETTINGS)))
@played
async def test_what_others_do_in_private_does_not_show(number: int) -> None:
    """Drafts, formations and answers to windows: begun, changed, taken back, given or not."""
    private = 0
    for sample in range(12):
        worlds = [await World.begin(**SETTINGS[number]) for _ in range(2)]
        if sample % 2:
            # With nobody in the gallery the server takes shorter ways.
            for world in worlds:
                await world.table.leave(world.people[-1].client)
        rng = random.Random(sample * 100 + number)
        await play_both(worlds, rng, 18 * sample)
        for _ in range(60):
            asked = asked_in_private(worlds[0])
            if asked:
                break
            await play_both(worlds, rng, 1)
        if not asked:
            continue
        seat = asked[0]
        viewer = (seat + 1) % SETTINGS[number]["seats"]
        if not worlds[1].imagine_another(viewer, sample):
            continue
        closes = [world.table.window.closes if world.table.window else 0 for world in worlds]
        assert closes[0] == closes[1]
        heard = [[len(frames) for frames in world.heard(viewer)] for world in worlds]
        for world in worlds:
            irrevocable = world.state.irrevocable
            # What was done before may have been public, and so would be to take it back.
            begun = 0
            for _ in range(rng.randrange(8)):
                ask = world.people[seat].ask(seat)
                words = [
                    word for word in (ask or {}).get("answers", []) if word != "done" or world.table.window
                ]
                if begun and ask and ask.get("undo") and rng.random() < 0.3:
                    await world.people[seat].undo(world.table, seat)
                    begun -= 1
                elif words and (word := rng.choice(words)) and is_private(world, seat, word):
                    await world.do(seat, word)
                    private += 1
                    begun += 1
                assert world.state.irrevocable == irrevocable
        for world, before in zip(worlds, heard, strict=True):
            assert [len(frames) for frames in world.heard(viewer)] == before
            await world.wait(100)
        assert worlds[0].heard(viewer) == worlds[1].heard(viewer)
        RUNNING.clear()
    assert private > 5


def asked_in_private(world: World) -> list[int]:
    """Seats with a question whose answer others may not notice."""
    if world.state.stack and isinstance(world.state.stack[-1], Sealed | BattleStations):
        return world.asked()
    return []


def is_private(world: World, seat: int, word: str) -> bool:
    """Whether nothing comes of an answer that others may know of."""
    if world.table.window is not None:
        return True
    assert world.table.play is not None
    trial = world.state.copy()
    action = world.table.play.actions[word]
    if trial.why_not(seat, action) is not None:
        return False
    trial.apply(seat, action)
    return bool(trial.irrevocable == world.state.irrevocable)


async def draft(world: World, seat: int, rng: random.Random) -> int:
    """Something in private, in several steps; gives how many."""
    done = 0
    for _ in range(1 + rng.randrange(4)):
        ask = world.people[seat].ask(seat)
        words = [word for word in (ask or {}).get("answers", []) if is_private(world, seat, word)]
        if words and not (ask or {}).get("given"):
            await world.do(seat, rng.choice(words))
            done += 1
    return done


@pytest.mark.parametrize("number", range(len(SETTINGS)))
@played
async def test_acts_of_the_table_do_not_tell_who_drafts(number: int) -> None:
    """Bots that come and go, somebody who resigns or comes late: the same beside a draft as without one."""
    drafts = 0
    for sample in range(10):
        worlds = [await World.begin(**SETTINGS[number]) for _ in range(2)]
        rng = random.Random(sample * 100 + number)
        await play_both(worlds, rng, 20 * sample)
        while not (drafting := may_draft(worlds[0])):
            await play_both(worlds, rng, 1)
        seats, seat = SETTINGS[number]["seats"], drafting[0]
        drafts += await draft(worlds[1], seat, rng)
        viewer, other = (seat + 1) % seats, (seat + seats - 1) % seats
        late = []
        for world in worlds:
            await world.wait(1000)
            person = world.people[viewer]
            await commands.do_act(world.table, person.client, Act(viewer, "bot"))
            if isinstance(world.state.stack[-1], BattleStations):
                await commands.do_act(world.table, person.client, Act(viewer, "back"))
            newcomer = Person(person.visitor.id)
            await world.table.enter(newcomer.client)
            await world.table.hello(newcomer.client)
            late.append(newcomer.frames)
            if seats == 3:
                await commands.do_act(world.table, world.people[other].client, Act(other, "resign"))
            await world.wait(1000)
        assert worlds[0].heard(viewer) == worlds[1].heard(viewer)
        assert late[0] == late[1]
        films = [
            await tables.film(None, world.table.id, SPECTATOR)
            for tables, world in zip(RUNNING[-2:], worlds, strict=True)
        ]
        assert films[0] == films[1]
        ask = worlds[1].people[seat].ask(seat)
        if ask and ask.get("undo"):
            await worlds[1].people[seat].undo(worlds[1].table, seat)
        assert worlds[0].heard(viewer) == worlds[1].heard(viewer)
        RUNNING.clear()
    assert drafts > 10


def may_draft(world: World) -> list[int]:
    """Seats that are asked for something which others hear of later, if at all."""
    step = world.state.stack[-1] if world.state.stack else None
    return world.asked() if isinstance(step, Sealed | BattleStations) and not world.table.window else []


@played
async def test_when_a_table_last_changed_does_not_tell_of_private_acts() -> None:
    """Snapshots go by the number of acts, private ones among them."""
    worlds = [await World.begin(2, window=0) for _ in range(2)]
    for _ in range(80):
        await worlds[1].do(0, worlds[1].answers(0)[0])
        await worlds[1].people[0].undo(worlds[1].table, 0)
    rng = random.Random(3)
    for _ in range(250):
        for world in worlds:
            await world.wait(1000)
        await play_both(worlds, rng, 1)
        assert worlds[0].table.row.changed == worlds[1].table.row.changed


@played
async def test_the_gallery_of_a_practice_table_sees_no_hands() -> None:
    world = await World.begin(2, window=0, practice=True)
    assert "?" not in world.people[0].views[0]["board"]["forces"]["1"]["hand"]
    for seat in ("0", "1"):
        assert set(world.people[-1].views[-1]["board"]["forces"][seat]["hand"]) == {"?"}


@played
async def test_frames_are_small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over a whole game, with all that is sent counted but the first whole views."""
    world = await World.begin(4, options={"rounds": "1", "tactics": "4"}, window=0)
    rng = random.Random(3)
    while world.table.status == "playing":
        asked = world.asked()
        await world.do(seat := rng.choice(asked), rng.choice(world.answers(seat)))
    sizes = [len(frame) for person in world.people for frame in person.frames if '"t":"change"' in frame]
    assert len(sizes) > 300 and sum(sizes) / len(sizes) < 2000


@played
async def test_nothing_of_others_can_be_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    world = await World.begin(2, window=0)
    tables = RUNNING[-1]
    ann, bob, walt = world.people
    for person, seat in ((bob, 0), (walt, 0), (walt, 1), (walt, -2), (ann, 1), (ann, -2)):
        with pytest.raises(FaultError):
            await tables.film(person.visitor, world.table.id, seat)
    for work in (tables.record, tables.verify, tables.luck):
        with pytest.raises(FaultError):
            await work(ann.visitor, world.table.id)


@pytest.mark.parametrize("number", range(len(SETTINGS)))
@played
async def test_what_is_taken_back_does_not_tell_what_else_there_was(number: int) -> None:
    """Whether others are asked for their consent, and what goes back, depends on what they have seen."""
    asked = freely = 0
    for sample in range(12):
        worlds = [await World.begin(**SETTINGS[number]) for _ in range(2)]
        rng = random.Random(sample * 100 + number)
        await play_both(worlds, rng, 25 * (sample % 8))
        viewer = rng.randrange(SETTINGS[number]["seats"])
        while worlds[1].table.window or not worlds[1].imagine_another(viewer, sample):
            await play_both(worlds, rng, 1)
        for _ in range(60):
            if worlds[0].knowledge(viewer) != worlds[1].knowledge(viewer):
                break
            assert worlds[0].heard(viewer) == worlds[1].heard(viewer)
            both = [seat for seat in worlds[0].asked() if seat in worlds[1].asked()]
            if not both:
                for world in worlds:
                    await world.wait(6000)
                continue
            seat = rng.choice(both)
            shared = [word for word in worlds[0].answers(seat) if word in worlds[1].answers(seat)]
            if not shared:
                break
            word = rng.choice(shared)
            openly = not worlds[0].state.secrecy()
            for world in worlds:
                await world.do(seat, word)
                await world.wait(10)
            alike = worlds[0].knowledge(viewer) == worlds[1].knowledge(viewer)
            # Within a window what is taken back is the answer to it.
            if seat == viewer or not (openly and alike) or worlds[0].table.window or rng.random() < 0.6:
                continue
            for world in worlds:
                await world.people[seat].undo(world.table, seat)
                await world.wait(10)
            taking = [world.table.consents.taking_back for world in worlds]
            assert taking[0] == taking[1]
            assert worlds[0].heard(viewer) == worlds[1].heard(viewer)
            if taking[0] is None:
                freely += 1
            else:
                asked += 1
                for world in worlds:
                    no = Consent(viewer, "undo", False)
                    await commands.consent(world.table, world.people[viewer].client, no)
        RUNNING.clear()
    assert freely > 5 and asked > 0
