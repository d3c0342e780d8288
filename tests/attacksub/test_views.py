"""What copies hold, and what seats and those who look on may know."""

from __future__ import annotations

import pytest

from tests.attacksub.table import Table, a
from wardroom.core.fact_forms import NamedNumbers
from wardroom.core.state import NOBODY, SPECTATOR, UNKNOWN
from wardroom.games.attacksub.battle import LOOKER_ON, Battle
from wardroom.games.attacksub.game import GAME
from wardroom.games.attacksub.position.steps import read_step
from wardroom.games.attacksub.position.words import Words
from wardroom.games.attacksub.position.writing import write_step
from wardroom.games.attacksub.search import Search
from wardroom.games.attacksub.turn import DISCARDS, MAIN, PlayerTurn

PS, AS, CR, COR = a("passive"), a("active"), a("reduction"), a("range")
WL, EA = a("lockon"), a("evasion")
VIEWERS = (0, 1, SPECTATOR)
SHUFFLED = f"""
    deck: 2
    hand seat1: {PS} {AS}
    hand seat2: {CR} {COR}
    under seat1: {AS}
    under seat2: {COR}
    memory seat1: kept=0,1 buried=0,1 loose=0,0 {CR} {COR}*2
    memory seat2: kept=1,0 buried=0,0 loose=1,0 {PS} {AS}
    memory spectator: kept=1,1 buried=0,0 loose=1,1 {PS} {AS} {CR} {COR}
"""


def seen(table: Table, viewer: int) -> Battle:
    view = table.state.observe(viewer)
    assert isinstance(view, Battle)
    return view


def copied(table: Table) -> Battle:
    other = table.state.copy()
    assert isinstance(other, Battle)
    return other


@pytest.mark.parametrize("viewer", VIEWERS)
def test_cards_are_seen_by_their_owners_only(viewer: int) -> None:
    with Table("a", SHUFFLED) as table:
        view = seen(table, viewer)
        assert not view.pile and view.pile_left == len(table.b.pile) > 0
        for seat in (0, 1):
            mine = seat == viewer
            assert view.hands[seat] == (table.b.hands[seat] if mine else [UNKNOWN] * 2)
            assert view.under[seat] == (table.b.under[seat] if mine else [UNKNOWN])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_has_a_memory_of_their_own(viewer: int) -> None:
    with Table("a", SHUFFLED) as table:
        b, view = table.b, seen(table, viewer)
        for other in range(LOOKER_ON + 1):
            mine = other == (LOOKER_ON if viewer == SPECTATOR else viewer)
            slots = slice(2 * other, 2 * other + 2)
            assert view.old[other] == (b.old[other] if mine else [])
            for theirs, true in ((view.kept, b.kept), (view.buried, b.buried), (view.loose, b.loose)):
                assert theirs[slots] == (true[slots] if mine else [0, 0])


def test_a_choice_half_made_is_seen_by_who_makes_it() -> None:
    with Table("a", f"hand seat1: {PS} {AS}") as table:
        table.do(1, f"discard {PS}")
        own, others = seen(table, 0).stack[-1], seen(table, 1).stack[-1]
        assert isinstance(own, PlayerTurn) and isinstance(others, PlayerTurn)
        assert own.stage == DISCARDS and own.chosen == [GAME.piece(PS)]
        assert (others.stage, others.play, others.chosen) == (MAIN, NOBODY, [])


def test_who_is_to_play_a_red_card_is_not_told_before() -> None:
    """4.22 A ping is heard by one of several ships: which card that will be is its owner's secret."""
    step = "step: EndOfTurn seat=1\nstep: PlayerTurn seat=1\nstep: Search seat=1 open=yes "
    ping = f"card={AS} active=yes actor=baltimore named=skvortsov,ivan-rogov red={PS}"
    with Table("a", f"hand seat2: {PS}\n{step}{ping}") as table:
        for viewer in VIEWERS:
            search = seen(table, viewer).stack[-1]
            assert isinstance(search, Search)
            assert search.red == (GAME.piece(PS) if viewer == 1 else NOBODY)
            assert search.open and len(search.named) == 2


@pytest.mark.parametrize(
    "rest",
    [
        f"step: Search WINDOW card={AS} active=yes actor=baltimore named=skvortsov target=skvortsov "
        "tried=ivan-rogov heard=ivan-rogov grounded=yes",
        f"step: Attack WINDOW actor=baltimore target=skvortsov cards={WL},{WL} evasions={EA} heard=skvortsov "
        "grounded=yes",
        "step: Range WINDOW mover=baltimore target=skvortsov close=yes negated=yes",
    ],
)
def test_an_operation_is_what_its_line_says(rest: str) -> None:
    """Its copy, too, and all that is seen of it but the red card that its opponent has taken up."""
    line = rest.replace("WINDOW", f"seat=1 phase=1 open=yes red={PS} used=skvortsov,skvortsov")
    with Table("a", "") as table:
        step = read_step(Words(table.b), line.split()[1:])
        assert write_step(table.b, step) == write_step(table.b, step.copy()) == line
        for viewer in VIEWERS:
            told = line if viewer == 1 else line.replace(f"red={PS}", "red=-")
            assert write_step(table.b, step.observe(table.b, viewer)) == told


def test_a_copy_has_its_own_lists_where_they_change_in_place() -> None:
    with Table("a", SHUFFLED) as table:
        before = table.state.key()
        other = copied(table)
        for values in (other.acts, other.contact, other.discard, other.pile, *other.hands):
            values[0] += 1
        other.under[0] = []
        other.old[0] = []
        assert table.state.key() == before != other.key()


@pytest.mark.parametrize("viewer", VIEWERS)
def test_whose_ship_is_whose_is_known_to_all(viewer: int) -> None:
    with Table("b", "") as table:
        for other in (copied(table), seen(table, viewer)):
            assert other.owner == table.b.owner and set(other.owner) == {0, 1}
            assert other.begins == table.b.begins != other.ends == table.b.ends


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_knows_that_the_last_deck_is_out(viewer: int) -> None:
    with Table("c", f"deck: 5 out\nhand seat1: {PS}") as table:
        assert table.b.time_up and copied(table).time_up and seen(table, viewer).time_up


def test_positions_of_other_tables_are_others() -> None:
    """Whatever their numbers: the options and the cards make a difference."""
    numbers = []
    states = [GAME.empty({"decks": decks}, None) for decks in (3, 4)]
    for state in states:
        told = NamedNumbers()
        state.tell_facts(told)
        numbers.append(told.found)
    assert numbers[0] == numbers[1] and states[0] != states[1]
