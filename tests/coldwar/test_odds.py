"""The odds beside a choice are exact: against a slow reference that plays out every world and every die."""

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

import pytest

from tests.marks import rule
from wardroom.core.dice import FastDice, ScriptedDice, ScriptError
from wardroom.core.outcome import Odds
from wardroom.core.scene import Scene
from wardroom.core.state import State
from wardroom.games.coldwar.actions import SHIP
from wardroom.games.coldwar.air_defence import AllotAirDefense, BomberHits
from wardroom.games.coldwar.answers import DamageControl, PointDefense
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.game import GAME, ColdWar
from wardroom.games.coldwar.minefields import Minefield

# -- the reference -------------------------------------------------------------------------------------------


# Cards that are not called like their family.
FAMILY = {"ews": "early_warning", "cover-land": "cover", "asw-land": "asw"}


@dataclass
class Case:
    """A position for seat 1 with few unseen cards.

    `pool` are the cards that seat 1 cannot see. `{hand}`, `{mate}` and `{down}` in the text stand for the
    places where they may lie: the defender's hand, that of his team-mate, face down. The rest is to be drawn.
    """

    text: str
    pool: str
    hand: int = 0
    mate: int = 0
    # For each face-down card what it may be: `ecm cover`.
    down: tuple[str, ...] = ()

    def worlds(self) -> dict[str, int]:
        """The text of every consistent world, with the number of ways in which the cards can lie so."""
        found: Counter[str] = Counter()
        for cards in permutations(self.pool.split()):
            hand, rest = cards[: self.hand], cards[self.hand :]
            mate, rest = rest[: self.mate], rest[self.mate :]
            down, draw = rest[: len(self.down)], rest[len(self.down) :]
            if all(FAMILY.get(card, card) in may.split() for card, may in zip(down, self.down, strict=True)):
                found[self.fill(sorted(hand), sorted(mate), down, sorted(draw))] += 1
        return found

    def fill(self, hand: list[str], mate: list[str], down: tuple[str, ...], draw: list[str]) -> str:
        lying = [f"{card}(down may {may})" for card, may in zip(down, self.down, strict=True)]
        text = self.text.format(hand=" ".join(hand), mate=" ".join(mate), down=" ".join(lying))
        return f"coldwar 1\nturn: seat1 6.1.B.1 fog=6\ndraw: {' '.join(draw) or 'none'}\n{text}"

    def begun(self, world: str, words: str) -> ColdWar:
        """A world in which seat 1 has said these words; transfers to team-mates are left out."""
        state = GAME.parse(world)
        if state.decision(0).name == "transfer":
            act(state, 0, "done")
        act(state, 0, words)
        return state

    def views(self) -> set[str]:
        """What seat 1 sees in all these worlds: one view, or the case is badly set up."""
        return {GAME.parse(world).observe(0).text() for world in self.worlds()}


def act(state: State, seat: int, words: str) -> None:
    """Play words that are whole names of legal answers."""
    for word in words.split():
        [action] = [a for a in state.legal(seat) if GAME.action_text(a) == word]
        state.apply(seat, action)


def answer(state: Battle) -> None:
    """The defender answers with everything it can; the attacker saves nothing."""
    seat = state.mover()
    top = state.stack[-1]
    legal = [GAME.action_text(action) for action in state.legal(seat)]
    if isinstance(top, PointDefense | DamageControl):
        # What needs no roll goes first: it makes the rest superfluous.
        for word in ("ecm", "evade", "sweepers", *legal[1:]):
            if word in legal:
                act(state, seat, word)
                return
        act(state, seat, legal[0])
    elif isinstance(top, AllotAirDefense | BomberHits):
        act(state, seat, legal[-1])
    elif isinstance(top, Minefield):
        # Whoever can take most is left out.
        hulls = [action - SHIP for action in state.legal(seat)]
        act(state, seat, state.ship(max(hulls, key=lambda hull: state.ship(hull).hits)).key)
    else:
        act(state, seat, "done")


def result(state: Battle, dice: int) -> str:
    """Play a committed volley of one attack to its end: what has become of it, in the words of the odds."""
    hits = 0
    while state.course().current() == "6.1.B.2":
        if isinstance(state.stack[-1], BomberHits):
            hits = max(hits, state.stack[-1].hits)
        answer(state)
    if dice:
        return f"hits{hits}"
    assert state.log is not None
    told = {event.name: event.facts for event in state.log}
    if any(event.name == "sunk" and event.facts["seat"] != "seat/0" for event in state.log):
        return "sunk"
    if "crippled" in told:
        return "crippled"
    if "damaged" in told:
        return "damaged" if told["damaged"]["damage"] else "harmless"
    return "missed" if {"roll-misses", "mines-miss"} & set(told) else "stopped"


def outcomes(drafted: Battle, dice: int) -> dict[str, float]:
    """The chance of each result of the volley drafted, over all faces of all dice that are thrown."""
    found: dict[str, float] = {}
    scripts: list[list[int]] = [[]]
    while scripts:
        script = scripts.pop()
        state = drafted.copy()
        state.dice = ScriptedDice(script)
        state.log = []
        try:
            act(state, 0, "done")
            name = result(state, dice)
            found[name] = found.get(name, 0.0) + 6.0 ** -len(script)
        except ScriptError:
            scripts += [[*script, face] for face in range(1, 7)]
    return found


def expected(case: Case, words: str) -> dict[str, float]:
    """The exact chance of each result when `words` is the whole volley."""
    worlds = case.worlds()
    total: dict[str, float] = {}
    dice = max(int(word[4:]) if word.startswith("dice") else 0 for word in words.split())
    for world, ways in worlds.items():
        state = case.begun(world, words)
        if state.decision(0).name == "next-target":
            act(state, 0, "done")
        for name, chance in outcomes(state, dice).items():
            total[name] = total.get(name, 0.0) + ways * chance
    return {name: weight / sum(worlds.values()) for name, weight in total.items()}


def asked(case: Case, before: str) -> Iterator[tuple[str, Odds]]:
    """The odds of every answer that has some, after the words before it."""
    state = case.begun(next(iter(case.worlds())), before)
    for action in state.legal(0):
        odds = state.odds(0, action)
        if odds is not None:
            yield GAME.action_text(action), odds


def check(case: Case, before: str, number: int) -> None:
    """Every answer after `before` (so many have odds) is as likely to succeed as the reference says."""
    assert len(case.views()) == 1
    found = list(asked(case, before))
    assert len(found) == number
    for word, odds in found:
        wanted = expected(case, f"{before} {word}")
        assert sum(odds.chances) == pytest.approx(1, abs=1e-12)
        assert {name: odds.of(name) for name in {*wanted, *odds.names}} == pytest.approx(
            {name: wanted.get(name, 0.0) for name in {*wanted, *odds.names}}, abs=1e-12
        ), word
        # Nothing is left over that would be shown as "less than 1 %".
        assert all(chance == 0 or chance > 1e-6 for chance in odds.chances), word


# -- positions -----------------------------------------------------------------------------------------------

GUNS = """
seat 1
  row1: iowa
  hand: gun5 gun16 retreat
seat 2
  row1: knox leahy missouri nimitz(crippled)
  hand: {hand}
"""


@rule("coldwar", "7.11", "8.31", "9.3")
@pytest.mark.parametrize(
    "pool, hand", [("evade dc gun3 gun3 asw", 2), ("gun3 gun3 evade evade", 1), ("gun3 ecm cover", 2)]
)
def test_guns_against_a_hand(pool: str, hand: int) -> None:
    """Harmless never: the 5-inch card sinks the cripple, damages the battleship, sinks the frigate."""
    case = Case(GUNS, pool, hand)
    check(case, "gun5 iowa", 4)
    check(case, "gun16 iowa", 4)


@rule("coldwar", "12.6", "12.7")
def test_guns_against_armour() -> None:
    text = """
seat 1
  row1: kronshtadt
  hand: gun3 retreat
seat 2
  row1: missouri iowa(crippled) knox kidd
  hand: {hand}
"""
    case = Case(text, "evade gun3 dc gun5", 1)
    check(case, "gun3 kronshtadt", 4)
    odds = dict(asked(case, "gun3 kronshtadt"))
    assert [odds[ship].names[2] for ship in ("missouri", "iowa", "knox", "kidd")] == [
        "harmless",
        "harmless",
        "damaged",
        "damaged",
    ]


MISSILES = """
seat 1
  row1: grozny
  row2: slava
  row3: kirov
  hand: missileA missileC retreat
seat 2
  row1: knox
  row2: leahy
  row3: foch
  hand: {hand}
"""


@rule("coldwar", "7.12", "12.9", "12.layers")
@pytest.mark.parametrize(
    "pool, hand", [("ecm dc cover gun3", 2), ("cover cover gun3 gun3", 2), ("gun3 gun3", 1)]
)
def test_missiles_and_cruise_missiles_against_a_hand(pool: str, hand: int) -> None:
    """Leahy and Foch have Air Defence; Foch lends 1 to the cover."""
    case = Case(MISSILES, pool, hand)
    check(case, "missileA grozny", 2)
    check(case, "missileC grozny", 3)
    check(case, "missileC kirov", 3)


STRIKES = """
{options}
seat 1
  row1: knox
  row2: nimitz
  hand: lbas crew retreat
seat 2
  row1: pantera
  row2: midway leahy
  row3: {core}
  hand: {{hand}}
"""


@rule("coldwar", "7.16", "7.2", "12.1", "12.2", "12.7", "9.3")
@pytest.mark.parametrize("pool, hand", [("cover dc gun3 gun3", 2), ("cover cover dc", 1), ("gun3 evade", 2)])
@pytest.mark.parametrize(
    "options", ["options: air_defense=no", "options: air_defense=no; strike_rows=no; large_ships=no"]
)
def test_strikes_against_a_hand(pool: str, hand: int, options: str) -> None:
    case = Case(STRIKES.format(options=options, core="foch"), pool, hand)
    check(case, "lbas", 4)
    check(case, "nimitz", 4)


@rule("coldwar", "7.2", "9.4")
def test_crew_efficiency_in_the_draft_counts_for_strikes() -> None:
    case = Case(STRIKES.format(options="options: air_defense=no", core="foch"), "dc gun3", 1)
    check(case, "crew nimitz nimitz", 4)


@rule("coldwar", "12.1")
def test_aegis_against_a_strike() -> None:
    case = Case(STRIKES.format(options="", core="ticonderoga"), "gun3 gun3", 1)
    check(case, "lbas", 4)


@rule("coldwar", "12.2")
def test_a_strike_that_cannot_hit() -> None:
    text = """
seat 1
  row1: foch
  hand: gun3 retreat
seat 2
  row1: knox
  row2: pantera
  row3: bditelny
  hand: {hand}
"""
    case = Case(text, "cover dc gun5", 1)
    check(case, "foch", 3)
    odds = dict(asked(case, "foch"))["bditelny"]
    assert (odds.of("sunk"), odds.number) == (0.0, 0)


SUBMARINES = """
seat 1
  row1: iowa
  subs: los-angeles oscar(active)
  hand: torpedo missileC asw retreat
seat 2
  row1: knox
  row3: {row3}
  row2: nimitz
  subs: alfa victor-iii(active) rubis
  area: {area}
  hand: {{hand}}
"""


@rule("coldwar", "7.13", "8.37", "10")
@pytest.mark.parametrize("area", ["", "asw", "asw evade", "asw asw"])
def test_submarine_attacks(area: str) -> None:
    """A Hunter, an area card that finds her, passive and active prey."""
    text = SUBMARINES.format(row3="kidd", area=area)
    case = Case(text.replace("  area: \n", ""), "evade dc gun3 ecm", 2)
    check(case, "torpedo los-angeles", 6)
    check(case, "torpedo oscar", 6)
    check(case, "missileC oscar", 3)


@rule("coldwar", "7.15")
def test_asw_attacks() -> None:
    """Against a passive Fast submarine without a carrier the number is 0: it never hits."""
    case = Case(SUBMARINES.format(row3="kidd", area="cover"), "evade dc gun3", 1)
    check(case, "asw", 3)
    odds = dict(asked(case, "asw"))
    assert (odds["alfa"].of("sunk"), odds["alfa"].of("missed"), odds["alfa"].number) == (0.0, 1.0, 0)
    assert (odds["rubis"].number, odds["victor-iii"].number) == (1, 3)


@rule("coldwar", "7.15", "10", "9.4")
def test_crew_efficiency_in_the_draft_counts_for_asw() -> None:
    text = """
seat 1
  row1: nimitz
  hand: asw crew retreat
seat 2
  row1: knox
  subs: alfa rubis
  hand: {hand}
"""
    case = Case(text, "dc gun3", 1)
    check(case, "asw", 2)
    check(case, "crew nimitz asw", 2)
    assert [odds.number for _, odds in asked(case, "asw")] == [2, 3]
    assert [odds.number for _, odds in asked(case, "crew nimitz asw")] == [3, 4]


AREAS = """
options: quick_response={quick}
seat 1
  row1: grozny
  row2: iowa
  row3: slava
  subs: oscar
  hand: lbas missileC torpedo gun3 retreat
seat 2
  row1: knox
  row2: georges-leygues
  row3: foch
  area: {area}
  hand: {{hand}}
"""


@rule("coldwar", "8.1", "12.layers", "13.1")
@pytest.mark.parametrize("quick", ["yes", "no"])
@pytest.mark.parametrize("area", ["cover", "cover cover ecm", "asw evade"])
def test_area_defences_that_lie_open(area: str, quick: str) -> None:
    case = Case(AREAS.format(area=area, quick=quick), "gun3 dc", 1)
    for before, number in (("lbas", 3), ("missileC slava", 3), ("torpedo oscar", 3), ("gun3 grozny", 1)):
        check(case, before, number)


@rule("coldwar", "12.4")
@pytest.mark.parametrize(
    "pool, down",
    [
        ("evade ecm cover asw gun3", ("evade ecm cover asw",)),
        ("evade ecm cover asw gun3", ("cover asw",)),
        ("ecm cover cover gun3", ("ecm cover", "cover asw")),
        ("cover gun3 gun3 dc", ("cover",)),
        ("ecm cover cover gun3", ("ecm cover",)),
    ],
)
def test_area_defences_that_lie_face_down(pool: str, down: tuple[str, ...]) -> None:
    """Weighted by all the ways in which the unseen cards can lie in hand, pile and under their backs."""
    case = Case(AREAS.format(area="{down}", quick="no"), pool, 1, down=down)
    for before, number in (("lbas", 3), ("missileC slava", 3), ("torpedo oscar", 3), ("gun3 grozny", 1)):
        check(case, before, number)


@rule("coldwar", "12.4")
def test_another_players_face_down_card_changes_what_is_left() -> None:
    """There is one ECM; it may lie before seat 3, and then seat 2 cannot hold it."""
    text = """
seat 1
  row1: grozny
  hand: missileA missileC retreat
seat 2
  row1: knox pantera
  hand: {hand}
seat 3
  row1: kidd
  area: {down}
"""
    case = Case(text, "ecm cover gun3 gun3 dc", 2, down=("ecm cover",))
    check(case, "missileA grozny", 3)


BOMBERS = """
options: armor=no
seat 1
  row1: grozny
  hand: bomber retreat
seat 2
  row1: knox {guard}
  row2: bditelny ariadne foch
  area: {area}
  hand: {{hand}}
"""


@rule("coldwar", "7.17", "12.1", "8.33", "9.3")
@pytest.mark.parametrize(
    "pool, hand, area, guard",
    [
        ("gun3 gun3", 1, "evade", "leahy"),
        ("cover dc gun3", 2, "evade", "pantera"),
        ("dc dc gun3", 2, "evade", "pantera"),
        ("gun3 dc", 1, "cover", "leahy"),
    ],
)
def test_bombers(pool: str, hand: int, area: str, guard: str) -> None:
    """How many hits are left to be shared out. Three dice only where nothing else is rolled."""
    text = BOMBERS.format(area=area, guard=guard)
    case = Case(text, pool, hand)
    found = dict(asked(case, "bomber seat2"))
    assert list(found) == [f"dice{number}" for number in range(1, 7)]
    assert [odds.names for odds in found.values()] == [
        [f"hits{hits}" for hits in range(dice + 1)] for dice in range(1, 7)
    ]
    for dice in (1, 2, 3) if pool.startswith("dc dc") else (1, 2):
        wanted = expected(case, f"bomber seat2 dice{dice}")
        odds = found[f"dice{dice}"]
        for name in odds.names:
            assert odds.of(name) == pytest.approx(wanted.get(name, 0.0), abs=1e-12), (dice, name)


@rule("coldwar", "7.17", "12.4")
def test_bombers_against_a_face_down_card() -> None:
    text = BOMBERS.format(area="{down}", guard="pantera")
    case = Case(text, "cover ecm gun3", 1, down=("ecm cover asw",))
    for dice in (1, 2):
        wanted = expected(case, f"bomber seat2 dice{dice}")
        odds = dict(asked(case, "bomber seat2"))[f"dice{dice}"]
        for name in odds.names:
            assert odds.of(name) == pytest.approx(wanted.get(name, 0.0), abs=1e-12), (dice, name)


TEAMS = """
options: team_size=2; air_defense=no
seat 1
  row1: grozny
  hand: missileA lbas bomber retreat
seat 2
  row1: knox pantera
  hand: {hand}
seat 3
  row1: iowa
seat 4
  row1: nimitz bditelny
  hand: {mate}
"""


@rule("coldwar", "13.2B", "10")
@pytest.mark.parametrize("pool", ["ecm dc gun3 gun3 gun3", "cover cover gun3 dc gun3"])
def test_the_cards_of_a_team_mate_count(pool: str) -> None:
    """Seat 4 may defend seat 2; its Air Cover has Nimitz behind it, that of seat 2 nothing."""
    case = Case(TEAMS, pool, 1, 2)
    check(case, "missileA grozny", 4)
    check(case, "lbas", 4)
    wanted = expected(case, "bomber seat2 dice2")
    odds = dict(asked(case, "bomber seat2"))["dice2"]
    for name in odds.names:
        assert odds.of(name) == pytest.approx(wanted.get(name, 0.0), abs=1e-12), name


# -- Action --------------------------------------------------------------------------------------------------

MINES = """
options: action=yes
seat 1
  row1: grozny
  hand: minefield retreat
seat 2
  row1: knox missouri
  row2: leahy
  row3: {core}
  subs: alfa
  area: {area}
  hand: {{hand}}
"""


@rule("coldwar", "7.14", "8.35", "8.38")
@pytest.mark.parametrize(
    "pool, hand, area",
    [
        ("sweepers dc gun3 gun3", 2, "evade"),
        ("ews dc gun3", 2, "evade"),
        ("gun3 gun5", 1, "ews"),
        ("gun3 dc", 1, "sweepers"),
    ],
)
def test_mines_row_by_row(pool: str, hand: int, area: str) -> None:
    """Knox is sunk, Missouri and the others damaged; what no row holds misses."""
    case = Case(MINES.format(core="nimitz foch", area=area), pool, hand)
    check(case, "minefield", 1)


@rule("coldwar", "7.14")
def test_mines_before_a_crowded_row() -> None:
    text = MINES.format(core="nimitz", area="evade").replace(
        "knox missouri", "knox missouri kidd kiev foch midway slava"
    )
    check(Case(text, "gun3 dc", 1), "minefield", 1)


WARNED = """
options: action=yes
seat 1
  row1: grozny kidd
  row2: nimitz
  row3: slava
  subs: oscar
  hand: gun3 missileC torpedo lbas gunAny2 missileAny3 torpedo2 lbas3 retreat
seat 2
  row1: knox
  row2: leahy
  row3: foch
  subs: alfa
  area: {area}
  hand: {{hand}}
"""


@rule("coldwar", "8.38", "7.11", "7.12", "7.13", "7.16", "8.34")
@pytest.mark.parametrize(
    "pool, hand, area",
    [
        ("ews ews gun3 dc", 2, "asw"),
        ("gun3 dc", 1, "ews ews"),
        ("cover-land ews gun3", 2, "asw-land"),
        ("cover cover-land gun3 gun3", 2, "cover-land"),
    ],
)
def test_early_warning_and_the_new_cards(pool: str, hand: int, area: str) -> None:
    case = Case(WARNED.format(area=area), pool, hand)
    for before, number in (
        ("gun3 grozny", 1),
        ("gunAny2 kidd", 1),
        ("missileAny3 grozny", 2),
        ("missileC slava", 3),
        ("missileC oscar", 3),
        ("torpedo2 oscar", 4),
        ("nimitz", 3),
    ):
        check(case, before, number)


@rule("coldwar", "8.38", "12.4")
def test_early_warning_face_down() -> None:
    case = Case(
        WARNED.format(area="{down}"),
        "ews sweepers gun3",
        1,
        down=("sweepers early_warning",),
    )
    for before, number in (("gun3 grozny", 1), ("torpedo oscar", 4), ("lbas", 3)):
        check(case, before, number)


@rule("coldwar", "7.18", "8.38")
@pytest.mark.parametrize(
    "pool, hand, area",
    [
        ("cover dc gun3", 2, "cover"),
        ("ews dc gun3", 2, "cover"),
        ("ews cover ecm evade", 2, "asw"),
        ("gun3 dc", 1, "ews"),
        ("ews evade gun3", 1, "{down}"),
    ],
)
@pytest.mark.parametrize("air_defense", ["yes", "no"])
def test_surprise(pool: str, hand: int, area: str, air_defense: str) -> None:
    """No card answers, Air Defense at one less; Early Warning from the hand or in front undoes it."""
    text = WARNED.replace("action=yes", f"action=yes; air_defense={air_defense}").replace(
        "hand: gun3 missileC", "hand: surprise gun3 missileC"
    )
    case = Case(text.format(area=area), pool, hand, down=("evade early_warning",) if area == "{down}" else ())
    for before in ("nimitz knox", "torpedo oscar knox", "missileC oscar foch", "torpedo oscar alfa"):
        check(case, f"{before} surprise", 1)


@rule("coldwar", "7.18")
def test_surprise_holds_for_the_next_strike_of_the_carrier() -> None:
    text = WARNED.replace("hand: gun3 missileC", "hand: surprise gun3 missileC").format(area="cover")
    case = Case(text, "cover dc gun3", 1)
    state = case.begun(next(iter(case.worlds())), "nimitz knox surprise #1 nimitz")
    alone = dict(asked(case, "nimitz knox surprise"))["#1"]
    [action] = [a for a in state.legal(0) if GAME.action_text(a) == "knox"]
    odds = state.odds(0, action)
    assert odds is not None and odds.of("stopped") == alone.of("stopped") > 0
    assert not odds.cards_unseen


@rule("coldwar", "7.17", "7.18", "8.38")
@pytest.mark.parametrize(
    "pool, hand, area, surprise",
    [
        ("ews dc gun3", 2, "evade", ""),
        ("gun3 dc", 1, "ews", ""),
        ("cover dc gun3", 2, "cover", "surprise"),
        ("ews cover dc", 2, "cover", "surprise"),
        ("gun3 dc", 1, "ews", "surprise"),
    ],
)
def test_bombers_of_action(pool: str, hand: int, area: str, surprise: str) -> None:
    text = BOMBERS.replace("armor=no", "armor=no; action=yes").replace(
        "hand: bomber", "hand: bomber surprise"
    )
    case = Case(text.format(area=area, guard="leahy" if area == "evade" else "pantera"), pool, hand)
    for dice in (1, 2):
        words = f"bomber seat2 dice{dice} {surprise}".strip()
        *before, last = (f"{words} #1" if surprise else words).split()
        wanted = expected(case, " ".join([*before, last]))
        odds = dict(asked(case, " ".join(before)))[last]
        for name in odds.names:
            assert odds.of(name) == pytest.approx(wanted.get(name, 0.0), abs=1e-12), (dice, name)


@rule("coldwar", "8.36")
@pytest.mark.parametrize(
    "pool, hand", [("crash-dive dc gun3", 2), ("crash-dive evade gun3 gun3", 2), ("crash-dive ews", 1)]
)
def test_crash_dive_in_a_hand(pool: str, hand: int) -> None:
    text = """
options: action=yes
seat 1
  row1: nimitz
  subs: los-angeles oscar
  hand: torpedo torpedo2 asw asw-land retreat
seat 2
  row1: knox
  subs: alfa(active) victor-iii(active) rubis
  hand: {hand}
"""
    case = Case(text, pool, hand)
    for before, number in (("torpedo los-angeles", 4), ("torpedo2 oscar", 4), ("asw", 3), ("asw-land", 3)):
        check(case, before, number)


TACTICS = """
options: action=yes; tactics=9; bad_luck=20
seat 1
  row1: grozny
  row2: nimitz
  row3: slava
  subs: oscar
  hand: missileA missileC torpedo lbas asw retreat
  tactics: {own}
seat 2
  row1: leahy(fire-control)
  row2: kidd
  row3: foch
  subs: alfa
  area: {area}
  tactics: {theirs}
  hand: {{hand}}
"""


@rule("coldwar", "13.51", "13.52", "13.53", "13.54", "13.55", "13.57", "13.58", "13.62")
@pytest.mark.parametrize(
    "own, theirs, area, words",
    [
        ("jink", "fighter", "cover", "lbas, nimitz"),
        ("improved-asw", "sub-evasion", "asw", "asw, torpedo oscar"),
        ("sneak", "new-jamming", "asw", "torpedo oscar"),
        ("satellite", "new-jamming new-evasive fighter", "ews", "missileA grozny, torpedo oscar"),
        ("jink", "new-jamming", "evade", "missileC slava"),
    ],
)
def test_tactics_in_force(own: str, theirs: str, area: str, words: str) -> None:
    """Every roll is the engine's; unseen Tactics and Bad Luck are no cards that answer."""
    case = Case(TACTICS.format(own=own, theirs=theirs, area=area), "cover dc gun3", 1)
    numbers = {"missileA": 2, "torpedo": 4, "asw": 1}
    for before in words.split(", "):
        check(case, before, numbers.get(before.split()[0], 3))


@rule("coldwar", "13.5", "5.1")
def test_unseen_tactics_lie_among_the_other_cards() -> None:
    case = Case(TACTICS.format(own="jink", theirs="fighter", area="cover"), "ecm dc gun3 sneak", 2)
    check(case, "missileA grozny", 2)


@rule("coldwar", "9.6")
def test_what_intelligence_has_shown_counts_for_certain() -> None:
    text = """
options: action=yes
seat 1
  row1: grozny
  hand: missileA intelligence retreat
seat 2
  row1: knox
  area: {down}
  hand: {hand}
"""
    case = Case(text, "ecm gun3 cover dc gun3", 2, down=("cover ecm",))
    for world in case.worlds():
        state = case.begun(world, "intelligence seat2")
        while state.decision(state.mover()).name != "battle-stations":
            act(state, state.mover(), "done")
        act(state, 0, "missileA grozny")
        [(word, odds)] = [(GAME.action_text(a), state.odds(0, a)) for a in state.legal(0)]
        assert odds is not None and not odds.cards_unseen
        act(state, 0, word)
        wanted = outcomes(state, 0)
        assert {name: odds.of(name) for name in odds.names if odds.of(name)} == pytest.approx(wanted)


# -- a whole table -------------------------------------------------------------------------------------------

TABLE = """coldwar 1
turn: seat1 6.1.B.1 fog=6
seat 1
  row1: iowa
  row2: enterprise
  row3: slava
  subs: oscar
  hand: gun5 missileC torpedo lbas asw bomber retreat
seat 2
  row1: knox leahy
  row2: kidd
  row3: foch
  subs: alfa
  hand: evade ecm cover dc gun3 gun3 ship
  area: cover(down) asw(down may ecm asw) evade
seat 3
  row1: pantera nimitz
  hand: ecm cover dc gun3 gun3
  area: ecm(down)
"""


@rule("coldwar", "12.layers", "12.4", "9.3")
@pytest.mark.parametrize(
    "words",
    [
        "gun5 iowa pantera",
        "missileC slava foch",
        "missileC oscar nimitz",
        "torpedo oscar nimitz",
        "lbas kidd",
        "enterprise nimitz",
        "asw alfa",
    ],
)
def test_imagined_worlds_agree_with_the_odds(words: str) -> None:
    """Too many worlds to count: a thousand are imagined and played out, within five standard deviations."""
    state = GAME.parse(TABLE)
    *before, target = words.split()
    act(state, 0, " ".join(before))
    [action] = [a for a in state.legal(0) if GAME.action_text(a) == target]
    view = state.observe(0)
    odds = view.odds(0, action)
    assert odds is not None
    rng = FastDice(2)
    tries = 1000
    found: Counter[str] = Counter()
    for _ in range(tries):
        world = view.imagine(rng)
        assert isinstance(world, ColdWar)
        world.log = []
        act(world, 0, target)
        if world.decision(0).name == "next-target":
            act(world, 0, "done")
        act(world, 0, "done")
        found[result(world, 0)] += 1
    assert set(found) <= set(odds.names)
    for name, chance in zip(odds.names, odds.chances, strict=True):
        assert abs(found[name] - tries * chance) <= 5 * (tries * chance * (1 - chance)) ** 0.5, (
            name,
            found,
            odds,
        )


@pytest.mark.parametrize("action", ["no", "yes"])
def test_many_face_down_cards_are_weighed_in_no_time(action: str) -> None:
    """Ten cards that may be anything: a million ways to lie, few of which differ."""
    lines = [
        "coldwar 1",
        f"options: action={action}",
        "turn: seat1 6.1.B.1 fog=6",
        "seat 1",
        "  row1: iowa",
        "  hand: gun5 gun3",
    ]
    hulls = ("knox", "leahy", "kidd", "foch", "kiev")
    for seat, hull in enumerate(hulls, 2):
        lines += [
            f"seat {seat}",
            f"  row1: {hull}",
            "  area: ecm(down) asw(down)",
            "  hand: dc" if seat < 6 else "",
        ]
    state = GAME.parse("\n".join(lines))
    act(state, 0, "gun5 iowa")
    started = time.process_time()
    odds = [state.odds(0, action) for action in state.legal(0)]
    assert len(odds) == 5 and None not in odds
    assert time.process_time() - started < 5


# -- what the odds may depend on -----------------------------------------------------------------------------


@rule("coldwar", "12.4")
def test_no_hidden_fact_changes_them() -> None:
    """The same from the truth of every world, and from the observation."""
    case = Case(
        AREAS.format(area="{down}", quick="no"),
        "evade ecm cover asw gun3",
        1,
        down=("evade ecm cover asw",),
    )
    for before in ("lbas", "missileC slava", "torpedo oscar", "gun3 grozny"):
        told = set()
        for world in case.worlds():
            state = case.begun(world, before)
            for seen in (state, state.observe(0)):
                odds = [seen.odds(0, action) for action in seen.legal(0)]
                assert None not in odds
                told.add(str([(one.names, one.chances, one.number, one.cards_unseen) for one in odds if one]))
        assert len(told) == 1


@rule("coldwar", "8.2")
@pytest.mark.parametrize(
    "area, pool, hand, before, target, unseen",
    [
        # No card that could stop it is out of sight.
        ("asw", "gun3 gun5", 1, "gun3 grozny", "knox", False),
        ("asw", "ecm cover", 1, "gun3 grozny", "knox", False),
        # Evasive Maneuvers or Damage Control may be in the hand.
        ("asw", "evade gun5", 1, "gun3 grozny", "knox", True),
        ("asw", "dc gun5", 1, "gun3 grozny", "knox", True),
        # There is no hand to hold them.
        ("asw", "evade gun5", 0, "gun3 grozny", "knox", False),
        # It is stopped for certain, whatever else there is.
        ("evade", "evade gun5", 1, "gun3 grozny", "knox", False),
        ("cover", "cover gun5", 1, "lbas", "knox", True),
        ("ecm", "cover gun5", 1, "missileC slava", "knox", False),
        ("asw", "cover gun5", 1, "missileC slava", "knox", True),
    ],
)
def test_they_say_whether_unseen_cards_count(
    area: str, pool: str, hand: int, before: str, target: str, unseen: bool
) -> None:
    text = AREAS.format(area=area, quick="no")
    if hand == 0:
        text = text.replace("  hand: {hand}\n", "")
    odds = dict(asked(Case(text, pool, hand), before))[target]
    assert odds.cards_unseen is unseen


@rule("coldwar", "12.4")
@pytest.mark.parametrize("may, unseen", [("evade asw", True), ("cover asw", False)])
def test_a_face_down_card_counts_if_it_may_be_the_one(may: str, unseen: bool) -> None:
    text = AREAS.format(area="{down}", quick="no").replace("  hand: {hand}\n", "")
    case = Case(text, "evade cover asw", 0, down=(may,))
    assert dict(asked(case, "gun3 grozny"))["knox"].cards_unseen is unseen


@rule("coldwar", "8.2", "8.33", "8.37", "12.1")
def test_the_odds_of_an_answer() -> None:
    """The defender's own choices: certain, or the roll of the card or ship."""
    text = """coldwar 1
turn: seat1 6.1.B.1 fog=6
draw: gun3 gun3
seat 1
  row1: grozny
  subs: oscar
  hand: gun3 missileA torpedo lbas retreat
seat 2
  row1: knox leahy foch
  hand: evade ecm cover asw
"""
    state = GAME.parse(text, ScriptedDice([4, 4, 4, 4]))
    act(state, 0, "gun3 grozny knox torpedo oscar knox missileA grozny leahy lbas knox done done")

    def shown(before: str, attack: str) -> tuple[dict[str, float], int, bool]:
        world = state.copy()
        act(world, 1, before)
        [action] = [a for a in world.legal(1) if GAME.action_text(a) == attack]
        odds = world.odds(1, action)
        assert odds is not None
        return dict(zip(odds.names, odds.chances, strict=True)), odds.number, odds.cards_unseen

    assert shown("evade", "#1") == ({"stopped": 1.0}, 0, False)
    assert shown("ecm", "#3") == ({"stopped": 1.0}, 0, False)
    # 3 against an active submarine, and 1 for Foch; seat 1 has one card left and no Damage Control is unseen.
    assert shown("asw", "#2") == ({"sunk": 4 / 6, "stopped": 0.0, "missed": 1 - 4 / 6}, 4, False)
    act(state, 1, "evade #1 ecm #3 asw #2 done")
    # 2, and 1 for Foch.
    assert shown("cover", "#4") == ({"stopped": 0.5, "missed": 0.5}, 3, False)
    act(state, 1, "cover #4")
    assert shown("", "#4") == ({"stopped": 2 / 6, "missed": 1 - 2 / 6}, 2, False)


@rule("coldwar", "8.36", "8.38", "7.18", "12.1")
def test_the_odds_of_the_new_answers() -> None:
    text = """coldwar 1
turn: seat1 6.1.B.1 fog=6
options: action=yes
draw: crash-dive gun3
seat 1
  row1: grozny
  subs: oscar
  hand: torpedo lbas surprise minefield retreat
seat 2
  row1: leahy
  subs: alfa(active)
  hand: ews ews crash-dive sweepers asw
"""
    state = GAME.parse(text)
    act(state, 0, "torpedo oscar alfa lbas leahy done surprise #2 minefield seat2 done")

    def shown(before: str, attack: str) -> tuple[dict[str, float], int] | None:
        world = state.copy()
        act(world, 1, before)
        [action] = [a for a in world.legal(1) if GAME.action_text(a) == attack]
        odds = world.odds(1, action)
        return None if odds is None else (dict(zip(odds.names, odds.chances, strict=True)), odds.number)

    assert shown("crash-dive", "#1") == ({"sunk": 1 / 6, "missed": 5 / 6}, 1)
    # First the surprise, then the roll.
    assert shown("ews", "#2") is None
    assert shown("ews #2", "#1") == ({"stopped": 1 / 6, "missed": 5 / 6}, 1)
    # The attacker has one card, of three that may be Crash Dive: gun3, crash-dive, retreat.
    found = shown("asw", "#1")
    assert found is not None and found[0]["sunk"] == pytest.approx((2 / 3 * 3 + 1 / 3 * 1) / 6)
    assert shown("sweepers", "#3") == ({"stopped": 1.0}, 0)
    act(state, 1, "done")
    act(state, 1, "done")
    # 7.18 Air Defense at one less than its number.
    less = state.ship(GAME.piece("leahy")).air_defence[0] - 1
    assert shown("", "#2") == ({"stopped": less / 6, "missed": 1 - less / 6}, less)


@rule("coldwar", "8.36", "8.37")
def test_to_dive_or_not_before_asw_rolls() -> None:
    text = """coldwar 1
turn: seat1 6.1.B.1 fog=6
options: action=yes
seat 1
  row1: grozny
  subs: oscar
  hand: torpedo crash-dive
seat 2
  row1: knox
  area: asw
  hand: gun3
"""
    state = GAME.parse(text)
    act(state, 0, "torpedo oscar knox done")
    odds = {GAME.action_text(action): state.odds(0, action) for action in state.legal(0)}
    assert {word: one.number for word, one in odds.items() if one} == {"done": 3, "crash-dive": 1}


@rule("coldwar", "8.37", "9.3")
def test_point_asw_counts_the_damage_control_that_may_save_the_submarine() -> None:
    """Seat 1 holds one of the three cards that seat 2 cannot see, one of them Damage Control."""
    text = """coldwar 1
turn: seat1 6.1.B.1 fog=6
draw: gun3 gun3
seat 1
  row1: grozny
  subs: oscar
  hand: torpedo dc
seat 2
  row1: knox leahy
  hand: asw evade
"""
    state = GAME.parse(text)
    act(state, 0, "torpedo oscar knox done")
    act(state, 1, "asw")
    [action] = [a for a in state.legal(1) if GAME.action_text(a) == "#1"]
    odds = state.odds(1, action)
    assert odds is not None
    assert odds.of("sunk") == pytest.approx(1 / 2 * 2 / 3)
    assert odds.of("stopped") == pytest.approx(1 / 2 * 1 / 3)
    assert odds.of("missed") == pytest.approx(1 / 2)
    assert (odds.number, odds.cards_unseen) == (3, True)


def test_what_cannot_be_chosen_has_no_odds() -> None:
    state = GAME.parse(next(iter(Case(GUNS, "evade gun3", 1).worlds())))
    act(state, 0, "gun5 iowa")
    assert [state.odds(0, action) for action in range(GAME.action_count) if action not in state.legal(0)] == [
        None
    ] * (GAME.action_count - 4)
    assert state.odds(1, state.legal(0)[0]) is None


@rule("coldwar", "7.1", "12.7")
@pytest.mark.parametrize(
    ("aimed", "line", "name"),
    [
        ("", "gun5 iowa > slava", "damaged"),
        ("gun5 iowa > slava", "gun5 iowa > slava", "sunk-together"),
        ("nimitz > kitty-hawk", "nimitz > kitty-hawk", "sunk-together"),
        ("gun16 iowa > kitty-hawk", "nimitz > kitty-hawk", "sunk-together"),
        ("gun16 iowa > kitty-hawk", "gun5 iowa > slava", "damaged"),
    ],
)
def test_the_effect_is_named_with_what_is_already_aimed(aimed: str, line: str, name: str) -> None:
    with Scene(
        GAME,
        """
        coldwar 1
        turn: seat1 6.1.B.1 fog=6
        seat 1
          row1: iowa
          row2: nimitz
          hand: gun5*2 gun16
        seat 2
          row1: slava kitty-hawk
        """,
    ) as scene:
        words = line.replace(">", " ").split()
        scene.do(1, aimed)
        scene.do(1, " ".join(words[:-1]))
        odds = scene.state.odds(0, scene.name(1, words[-1]))
        assert odds is not None
        assert odds.names[-1] == name
        scene.do(1, words[-1])
