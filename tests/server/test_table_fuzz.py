"""Whatever people do at a table, its journal tells it: played again, it gives the same table."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from typing import Any

import pytest

from tests.server.at_table import RUNNING, FakeTime, Person, played, settle, table_of
from wardroom.server import commands, showing
from wardroom.server.faults import FaultError
from wardroom.server.messages import Act, Clock, Consent, Orders, Said, Undo
from wardroom.server.rows import ActRow, SnapshotRow, TableRow
from wardroom.server.standing_in import Absent
from wardroom.server.table import LiveTable
from wardroom.server.tables import Tables


class Memory:
    """A storage that keeps what tables need, and takes no time."""

    trouble = ""

    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.journal: dict[str, list[ActRow]] = {}
        self.snapshots: dict[str, SnapshotRow] = {}

    def watch(self, watcher: object) -> None:
        pass

    async def append(self, rows: Sequence[object], patience: float | None = None) -> None:
        for row in rows:
            if isinstance(row, TableRow):
                self.rows[row.id] = row
            elif isinstance(row, ActRow):
                kept = self.journal.setdefault(row.table, [])
                assert row.n == len(kept)
                kept.append(row)
            elif isinstance(row, SnapshotRow):
                self.snapshots[row.table] = row

    async def load(self, id: str) -> TableRow | None:
        return self.rows.get(id)

    async def acts(self, id: str) -> list[ActRow]:
        return list(self.journal.get(id, []))

    async def last_snapshot(self, id: str) -> SnapshotRow | None:
        return self.snapshots.get(id)

    async def chat(self, id: str) -> list[Said]:
        return []

    async def tables_with(self, *status: str) -> list[TableRow]:
        return []

    async def film(self, id: str, seat: int) -> bytes | None:
        return None


async def something(table: LiveTable, people: list[Person], rng: random.Random) -> None:
    """One person does something, sensible or not."""
    seat = rng.randrange(len(people))
    person = people[seat]
    ask = person.ask(seat)
    n = ask["n"] if ask else 0
    kind = rng.random()
    if kind < 0.75 and ask:
        await person.do(table, seat, rng.choice(ask["answers"]))
    elif kind < 0.85:
        await commands.undo(table, person.client, Undo(seat, n))
    elif kind < 0.9:
        await commands.consent(
            table, person.client, Consent(seat, rng.choice(["undo", "draw"]), rng.random() < 0.9)
        )
    elif kind < 0.94:
        what = rng.choice(["bot", "back", "back", "more-time", "vacation", "vacation"])
        await commands.do_act(table, person.client, Act(seat, what))
    elif kind < 0.96:
        name = ask["name"] if ask else "negate"
        await commands.give_orders(table, person.client, Orders(seat, {name: rng.choice(["pass", "ask"])}))
    else:
        time = table.services.time
        assert isinstance(time, FakeTime)
        await time.pass_by(rng.choice([100, 3000, 6000, 40_000_000]))


def told(table: LiveTable) -> dict[str, Any]:
    """All that a restart must not change."""
    play = table.play
    assert play is not None
    return {
        "state": play.match.state.text(),
        "record": play.match.record.dumps(),
        "held": play.held,
        "bots": play.bots,
        "stand-ins": play.stand_ins,
        "events": [(event.name, event.facts) for event in play.match.events],
        "times": play.times,
        "moments": play.moments,
        "away": play.away,
        "vacations": play.vacations,
        "due": play.clocks.due,
        "left": play.clocks.left,
        "public-at": play.public_at,
        "marks": play.marks,
        "indices": list(play.match.dice.indices),
    }


@pytest.mark.parametrize("seed", range(6))
@played
async def test_the_journal_tells_it_all(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(seed)
    monkeypatch.setattr(secrets, "token_hex", lambda size: rng.randbytes(size).hex())
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: rng.randbytes(size).hex())
    storage = Memory()
    time = FakeTime()
    tables = Tables(storage, bot_delay=rng.choice([0, 400]), workers=0, time=time)  # type: ignore[arg-type]
    RUNNING[:] = [tables]
    people = [Person(name) for name in ("ann", "bob", "cid")[: rng.choice([2, 3])]]
    table = await table_of(
        tables,
        people,
        bots=rng.choice([0, 1]),
        options={"tactics": "4"},
        window=rng.choice([0, 5000]),
        clock=rng.choice([Clock(), Clock("move", 60), Clock("day", 86_400)]),
        practice=seed == 5,
    )
    for step in range(500):
        try:
            await something(table, people, rng)
        except FaultError as fault:
            assert fault.code not in ("internal", "malformed"), fault
        await settle()
        if table.status != "playing":
            break
        if step % 60 == 59:
            before = told(table)
            table.close()
            tables.live.clear()
            with monkeypatch.context() as quiet:
                # Bots that were about to answer do so at once after a restart, but not before we have looked.
                quiet.setattr(Absent, "stir", lambda absent: None)
                again = await tables.find(table.id)
            assert again is not table and not showing.table_for(again, None).notice
            assert told(again) == before
            table = again
            table.absent.stir()
            for person in people:
                person.client.seats = []
                await table.enter(person.client)
                await table.hello(person.client)
    RUNNING.clear()
    assert len(storage.journal[table.id]) > 60
