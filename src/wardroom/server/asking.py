"""What a seat may ask without changing anything: why not, with what chances, and what a bot would do."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from msgspec import UNSET, UnsetType

from wardroom.bots.sitting import default_bot
from wardroom.core.changes import merge_patch
from wardroom.core.dice import FastDice
from wardroom.core.laying import Laying
from wardroom.core.laying import Put as WouldAsk
from wardroom.core.notation import Invalid, NotationError, name_of, read_word, words_of
from wardroom.core.outcome import Odds as Weighed
from wardroom.core.state import State
from wardroom.core.weighing import odds_beside
from wardroom.server.faults import FaultError
from wardroom.server.journal import Play
from wardroom.server.messages import AskOdds, Hint, Laid, Lay, Odds, PlanStage, Put, Refusal, Reply, Why
from wardroom.server.table import LONGEST_LINE, LiveTable
from wardroom.server.views import Client, SeatView, encode, send

# Answers that may be laid out at once.
MOST_ENTRIES = 40


async def why(table: LiveTable, client: Client, why: Why) -> None:
    """Which rule forbids the last word of a line whose earlier words are legal."""
    if len(why.word) > LONGEST_LINE:
        raise FaultError("too-long", f"a question has at most {LONGEST_LINE} characters")
    async with table.lock:
        seat_view = table.own_view(client, why.seat)
        table.playing()
        assert seat_view.view is not None
        try:
            refusal = refusal_of(table, seat_view.view, why.seat, why.word)
        except NotationError as error:
            raise FaultError("invalid", str(error), facts={"line": why.word[:40]}) from None
    send(client, encode(Reply(id=why.id, refusal=refusal if refusal is not None else UNSET)))


async def odds(table: LiveTable, client: Client, ask: AskOdds) -> None:
    """The chances of every answer, from what the seat knows."""
    async with table.lock:
        seat_view = table.own_view(client, ask.seat)
        play = table.playing()
        weighs = seat_view.legal and ask.seat not in play.held
        view = own_copy(seat_view) if weighs else None
    found: dict[int, Weighed] = {}
    if view is not None:
        found = await asyncio.to_thread(odds_beside, view, ask.seat)
        # The seat may have gone to another device meanwhile.
        table.own_view(client, ask.seat)
    told = {play.texts[action]: Odds(odds.names, odds.chances) for action, odds in found.items()}
    send(client, encode(Reply(id=ask.id, odds=told)))


async def lay(table: LiveTable, client: Client, lay: Lay) -> None:
    """What answers would come to that are only laid out, from what the seat knows."""
    async with table.lock:
        seat_view = table.own_view(client, lay.seat)
        play = table.playing()
        view = own_copy(seat_view) if lays_out(play, seat_view) else None
        legal = dict(seat_view.legal)
    laid: Laid | UnsetType = UNSET
    if view is not None:
        laid = await asyncio.to_thread(laid_out, table, play, view, legal, lay)
        # The seat may have gone to another device meanwhile.
        table.own_view(client, lay.seat)
    send(client, encode(Reply(id=lay.id, laid=laid)))


def own_copy(seat_view: SeatView) -> State | None:
    """To reckon with beside the loop: it may take a tenth of a second, and nobody waits meanwhile."""
    return None if seat_view.view is None else seat_view.view.copy()


def lays_out(play: Play, seat_view: SeatView) -> bool:
    """Whether the seat is asked something that can be laid out."""
    question = seat_view.question
    return seat_view.seat not in play.held and question is not None and bool(question.get("lays"))


def laid_out(table: LiveTable, play: Play, view: State, legal: dict[str, int], lay: Lay) -> Laid:
    """Works on the view alone, and on what never changes: the game and its words."""
    texts = play.texts
    laying = laying_of(table, play, view, lay)

    def words(actions: Iterable[int]) -> str:
        return " ".join(texts[action] for action in actions)

    def odds_of(would: WouldAsk) -> dict[str, Odds]:
        return {texts[action]: Odds(odds.names, odds.chances) for action, odds in would.odds.items()}

    def put(would: WouldAsk) -> Put:
        answers = [texts[action] for action in would.answers]
        return Put(would.decision.name, would.decision.rule, would.decision.facts, answers, odds_of(would))

    answers = view.stack[-1].legal(view, lay.seat)
    return Laid(
        line=words(laying.line),
        stages=[
            PlanStage(
                stage.name,
                stage.put.decision.name,
                [words(entry) for entry in stage.entries],
                [texts[action] for action in stage.put.answers],
                stage.put.decision.rule,
                stage.put.decision.facts,
                [put(would) for would in stage.puts],
                [words(entry) for entry in stage.left],
                [texts[action] for action in stage.at_once],
                {words(run): put(would) for run, would in stage.begun.items()},
                odds_of(stage.put),
                stage.long,
            )
            for stage in laying.stages
        ],
        besides=[word for word, action in legal.items() if action not in answers],
        patch=merge_patch(
            dict(table.game.board(view)), dict(table.game.board(laying.shown.observe(lay.seat)))
        ),
    )


def laying_of(table: LiveTable, play: Play, view: State, lay: Lay | Hint) -> Laying:
    if sum(len(entries) for entries in lay.laid.values()) > MOST_ENTRIES:
        raise FaultError("too-long", "more answers than any attack has")

    def actions_of(line: str) -> list[int]:
        return [play.actions[word] for word in line.split()]

    wanted = {
        name: [actions_of(entry) for entry in entries if known(play, entry)]
        for name, entries in lay.laid.items()
    }
    begun = actions_of(lay.begun) if known(play, lay.begun) else []
    return Laying(table.game, view, lay.seat, wanted, begun)


def known(play: Play, entry: str) -> bool:
    return all(word in play.actions for word in entry.split())


async def hint(table: LiveTable, client: Client, hint: Hint) -> None:
    """The word that the best bot would answer with, from what the seat knows."""
    seat_view = table.own_view(client, hint.seat)
    play = table.playing()
    if not table.row.practice:
        raise FaultError("not-allowed", "hints are for practice tables", status=403)
    table.check_own_play(hint.seat)
    if seat_view.view is None or not play.asked(hint.seat):
        raise FaultError("stale", "nothing is asked of you now")
    best = default_bot(table.row.game)
    view = seat_view.view.copy()
    actions = play.script.next_words(play.match, hint.seat) if play.script is not None else []
    if not actions and (hint.laid or hint.begun):
        laying = await asyncio.to_thread(laying_of, table, play, view, hint)
        if laying.shown.asked() >> hint.seat & 1:
            view = laying.shown.observe(hint.seat)
    try:
        actions = actions or await table.services.pool.think(
            table.row.game, best, table.id, hint.seat, view.text()
        )
    except Exception:
        raise FaultError("internal", "nobody has a hint") from None
    # The seat may have gone to another device meanwhile.
    table.own_view(client, hint.seat)
    send(client, encode(Reply(id=hint.id, hint=play.texts[actions[0]])))


def refusal_of(table: LiveTable, view: State, seat: int, line: str) -> Refusal | None:
    words = words_of(line)
    if not words:
        raise Invalid("say what to ask about")
    world = view
    if words[1:]:
        world = view.imagine(FastDice(1))
        for word in words[:-1]:
            world.apply(seat, read_word(table.game, world, seat, word))
    refusal = world.why_not(seat, name_of(table.game, world, seat, words[-1]))
    return None if refusal is None else Refusal(refusal.name, refusal.rule, refusal.facts)
