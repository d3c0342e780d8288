"""What a seat lays out is told to nobody else, and given only by its line."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.at_table import Person, play_some, played, server, table_of
from wardroom.server import asking
from wardroom.server.faults import FaultError
from wardroom.server.messages import AskOdds, Lay, Why
from wardroom.server.table import LiveTable
from wardroom.server.tables import Tables


async def under_fire(tables: Tables, people: list[Person]) -> tuple[LiveTable, int, dict[str, Any]]:
    """A table at which somebody is asked what may be laid out, and holds a card for it."""
    table = await table_of(tables, people, window=0)
    for step in range(600):
        for seat, person in enumerate(people):
            ask = person.ask(seat)
            if ask and ask.get("lays") and len(ask["answers"]) > 1:
                laid = await lay(table, person, seat)
                if any(stage.get("begun") for stage in laid["stages"]):
                    return table, seat, laid
        await play_some(table, people, 1, step)
    raise AssertionError("never under fire")


async def lay(table: LiveTable, person: Person, seat: int, **laid: list[str]) -> dict[str, Any]:
    named = {name.replace("_", "-"): entries for name, entries in laid.items()}
    await asking.lay(table, person.client, Lay(7, seat, named))
    answer = person.last()
    assert answer["t"] == "reply" and answer["id"] == 7
    found: dict[str, Any] = answer.get("laid", {})
    return found


@played
async def test_what_is_laid_out_reaches_nobody_else(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table, seat, laid = await under_fire(tables, people)
        stage = next(stage for stage in laid["stages"] if stage.get("begun"))
        card, put = next(iter(stage["begun"].items()))
        entry = f"{card} {put['answers'][0]}"
        mine, other = people[seat], people[1 - seat]
        heard, acts = len(other.frames), table.store.acts
        planned = await lay(table, mine, seat, **{stage["name"]: [entry]})
        assert entry in planned["line"] and planned["patch"]
        assert (len(other.frames), table.store.acts) == (heard, acts)
        await mine.do(table, seat, planned["line"])
        assert mine.last()["t"] == "change"
        assert len(other.frames) > heard


@played
async def test_only_ones_own_and_only_so_much(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table, seat, _ = await under_fire(tables, people)
        with pytest.raises(FaultError, match="not yours"):
            await asking.lay(table, people[1 - seat].client, Lay(7, seat))
        with pytest.raises(FaultError, match="more answers"):
            await asking.lay(table, people[seat].client, Lay(7, seat, {"point-defense": ["ecm #1"] * 41}))
        with pytest.raises(FaultError, match="at most"):
            await asking.why(table, people[seat].client, Why(7, seat, "ecm " * 300))
        # What is no word, and what was never asked, is forgotten.
        plain = await lay(table, people[seat], seat)
        assert await lay(table, people[seat], seat, point_defence=["no such"], discard=["ecm"]) == plain


@played
async def test_nothing_is_laid_out_where_nothing_is_asked(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table, seat, _ = await under_fire(tables, people)
        assert await lay(table, people[1 - seat], 1 - seat) == {}


@played
@pytest.mark.parametrize("reckoning", ["laid_out", "odds_beside"])
async def test_nobody_waits_for_what_is_reckoned(
    reckoning: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it takes: the table goes on, and what comes too late is told to its own device only."""
    reckoned = getattr(asking, reckoning)
    held, go = threading.Event(), threading.Event()

    def slowly(*of: Any) -> Any:
        held.set()
        assert go.wait(10)
        return reckoned(*of)

    async with server(tmp_path) as tables:
        people = [Person("ann"), Person("bob")]
        table, seat, _ = await under_fire(tables, people)
        monkeypatch.setattr(asking, reckoning, slowly)
        client = people[seat].client
        asks = asking.lay(table, client, Lay(7, seat)), asking.odds(table, client, AskOdds(7, seat))
        asked, other = asks if reckoning == "laid_out" else asks[::-1]
        other.close()
        waiting = asyncio.create_task(asked)
        async with asyncio.timeout(10):
            while not held.is_set():
                await asyncio.sleep(0)
        heard = len(people[1 - seat].frames)
        await people[seat].do(table, seat, "done")
        assert len(people[1 - seat].frames) > heard
        table.forget(people[seat].client)
        go.set()
        with pytest.raises(FaultError, match="not yours"):
            await waiting
