"""Scripted first battles: played to their end, every answer of theirs legal, and nothing else let in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.server.at_table import Person, played, server, settle
from wardroom import games
from wardroom.core.words import files
from wardroom.server import commands
from wardroom.server.faults import FaultError
from wardroom.server.lessons import has_lesson, lesson_of, script_of
from wardroom.server.messages import Act, NewTable, Orders

LESSONS = [game for game in games.names() if has_lesson(game)]


def waits(fault: FaultError) -> bool:
    return fault.code == "lesson-first"


@pytest.mark.parametrize("game", LESSONS)
def test_a_script_fits_its_game(game: str) -> None:
    """Reading a script plays it, so a rule change that breaks it fails here."""
    script = script_of(game)
    assert len(script.places) == len(script.due) + 1, "two places of the script look the same"
    last = script.last
    assert not last.over
    assert last.state.asked() & 1, "the learner is to be asked when all is done"
    assert any(event.name in ("sunk", "ship-sunk") for event in last.events)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", LESSONS)
def test_the_coach_has_words_for_every_part(game: str, lang: str) -> None:
    said = "\n".join(path.read_text(encoding="utf-8") for path in files(game, lang, ("page",)))
    for note in [*lesson_of(game).notes, "end", "aim"]:
        assert f"\n{game}-lesson-{note} =" in said
        assert re.search(f"^({game}-)?lesson-title-{note} =", said, re.MULTILINE)


@played
@pytest.mark.parametrize("game", LESSONS)
async def test_a_lesson_is_played_at_a_table_to_its_end(tmp_path: Path, game: str) -> None:
    """By pressing only what the coach shows; whatever else is legal, too, waits."""
    async with server(tmp_path) as tables:
        learner = Person("learner")
        made = await tables.make(learner.visitor, NewTable(game, lesson=True))
        table = await tables.find(made.table.id)
        assert made.table.practice and made.table.learn and made.table.lesson
        await table.enter(learner.client)
        await table.hello(learner.client)
        pressed = refused = 0
        while (lesson := learner.views[0]["lesson"])["note"] != "end":
            ask = learner.ask(0)
            assert ask is not None and lesson["words"][0] in ask["answers"]
            for other in ask["answers"][:6]:
                if other != lesson["words"][0]:
                    with pytest.raises(FaultError, check=waits):
                        await learner.do(table, 0, other)
                    refused += 1
            await learner.do(table, 0, lesson["words"][0])
            pressed += 1
            await settle()
        assert refused > 3 and pressed <= 40
        for what in ("resign", "draw"):
            with pytest.raises(FaultError, check=waits):
                await commands.do_act(table, learner.client, Act(0, what))
        assert table.status == "playing"
        [card] = (await tables.lists.page(learner.visitor, "mine")).tables
        assert card.lesson and card.aside, "what is done is put away by itself"


@played
@pytest.mark.parametrize("game", LESSONS)
async def test_no_order_gets_ahead_of_the_coach(tmp_path: Path, game: str) -> None:
    async with server(tmp_path) as tables:
        learner = Person("learner")
        made = await tables.make(learner.visitor, NewTable(game, lesson=True))
        table = await tables.find(made.table.id)
        await table.enter(learner.client)
        await table.hello(learner.client)
        ask, lesson = learner.ask(0), learner.views[0]["lesson"]
        assert ask is not None
        other = next(word for word in ask["answers"] if word != lesson["words"][0])
        await commands.give_orders(table, learner.client, Orders(0, {ask["name"]: other}, other))
        await settle()
        assert learner.ask(0) == ask and learner.views[0]["lesson"] == lesson
        await learner.do(table, 0, lesson["words"][0])
        assert learner.views[0]["lesson"] != lesson


@played
async def test_a_lesson_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    """After a restart, and after an answer was taken back, the coach is at the same place."""
    learner = Person("learner")
    async with server(tmp_path) as tables:
        made = await tables.make(learner.visitor, NewTable("coldwar", lesson=True))
        table = await tables.find(made.table.id)
        await table.enter(learner.client)
        await table.hello(learner.client)
        first = learner.views[0]["lesson"]
        await learner.do(table, 0, first["words"][0])
        second = learner.views[0]["lesson"]
        assert second != first
        await learner.undo(table, 0)
        assert learner.views[0]["lesson"] == first
        await learner.do(table, 0, first["words"][0])
    again = Person("learner")
    async with server(tmp_path) as tables:
        table = await tables.find(made.table.id)
        await table.enter(again.client)
        await table.hello(again.client)
        assert again.views[0]["lesson"] == second


@played
async def test_only_a_game_with_a_lesson_gives_one(tmp_path: Path) -> None:
    async with server(tmp_path) as tables:
        with pytest.raises(FaultError, check=lambda fault: fault.code == "no-lesson"):
            await tables.make(Person("learner").visitor, NewTable("chess", lesson=True))
