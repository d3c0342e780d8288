"""Windows (9.6, 13.5) and hidden hands: what others can notice depends on public facts alone."""

import random

import pytest

from tests.coldwar.fight import fight, hand, question, ships
from tests.coldwar.look import truth
from tests.marks import rule
from wardroom.core.dice import FastDice
from wardroom.core.options import Value
from wardroom.core.scene import Scene
from wardroom.core.sealed import Window
from wardroom.core.state import SPECTATOR
from wardroom.games.coldwar.actions import CARD, is_card, is_tactic
from wardroom.games.coldwar.catalogue import ADDITIONAL_SHIP, DAMAGE_CONTROL, REFUELING, RETREAT
from wardroom.games.coldwar.game import GAME
from wardroom.games.coldwar.specials import Special

pytestmark = rule("coldwar", "9.6", "13.5")

# What everybody but one seat can notice of a moment.
Notice = list[object]


def noticed(scene: Scene, hidden: int) -> Notice:
    """Who is asked, the position, how far undo reaches, and the events, for every other seat."""
    found: Notice = []
    for observer in range(SPECTATOR, scene.state.seats):
        if observer != hidden - 1:
            view = scene.state.observe(observer)
            events = [(event.name, event.rule, event.seen_by(observer)) for event in scene.state.log or []]
            found.append((observer, view.asked(), view.irrevocable, view.text(), events))
    return found


STOPS = ("battle-stations", "discard", "must-discard", "adjust-formation")


def course(
    position: str,
    cards: str,
    hidden: int,
    script: list[tuple[int, str]],
    rolls: list[int],
    turn: str,
    stops: tuple[str, ...],
) -> Notice:
    """All that is noticed while the script is played, with these cards in the hidden hand."""
    with fight(position.replace("{hand}", cards), rolls, turn=turn) as scene:
        found: Notice = [noticed(scene, hidden)]
        for seat, line in script:
            scene.do(seat, line)
            found.append(noticed(scene, hidden))
        # From here on nobody plays anything, until the next decision of the turn.
        while scene.state.decision(scene.asked()[0] - 1).name not in stops:
            for seat in scene.asked():
                scene.do(seat, "done")
                found.append(noticed(scene, hidden))
    return found


TABLE = """
options: action=yes; tactics=5; bad_luck=20; escorts=yes
{more}
seat 1
  row1: knox
  row2: nimitz
  subs: rubis(active)
  {mine}
seat 2
  row1: kidd slava
  subs: oscar
  {theirs}
seat 3
  row1: foch
  hand: gun3
"""


def table(mine: str, theirs: str, more: str = "") -> str:
    """Lines are parted by semicolons; `{hand}` stands for the hidden cards."""
    return (
        TABLE.replace("{mine}", mine.replace("; ", "\n  "))
        .replace("{theirs}", theirs.replace("; ", "\n  "))
        .replace("{more}", more)
    )


CREW = table("hand: crew gun5 ship", "hand: {hand}")
STRIKE = table("hand: lbas gun5 ship", "hand: {hand}; area: cover-land")


@pytest.mark.parametrize(
    ("position", "hidden", "hands", "script", "how"),
    [
        pytest.param(
            CREW,
            2,
            ["intelligence gun3", "gun3*2", "jink satellite", "dc intelligence"],
            [(1, "crew nimitz"), (3, "done"), (2, "done")],
            {},
            id="a Special",
        ),
        pytest.param(
            table("hand: crew {hand}", "hand: intelligence gun3"),
            1,
            ["intelligence gun3", "gun3*2", "jink gun5"],
            [(1, "crew nimitz"), (2, "intelligence"), (3, "done"), (1, "done")],
            {},
            id="a chain",
        ),
        pytest.param(
            table("hand: sneak gun5", "hand: {hand}"),
            2,
            ["intelligence gun3", "gun3*2", "jink satellite"],
            [(1, "tactic-sneak"), (2, "done")],
            {},
            id="a Tactic",
        ),
        pytest.param(
            table("hand: {hand}", "hand: gun3"),
            1,
            ["satellite gun5", "gun3*2", "jink intelligence"],
            [(1, "done")],
            {"turn": "seat1 6.1.A.2", "rolls": [3]},
            id="before the Fog of War",
        ),
        pytest.param(
            table("hand: {hand}; area: cover ews asw", "hand: gun3"),
            1,
            ["refuel satellite", "gun3*2", "jink intelligence"],
            [(1, "done")],
            {"turn": "seat1 6.1.A.1", "rolls": [3]},
            id="Clear the Decks",
        ),
        pytest.param(
            table("hand: asw gun5", "hand: {hand}"),
            2,
            ["sub-evasion crash-dive", "gun3*2", "dc new-evasive"],
            [(1, "asw > oscar; done")],
            {"rolls": [6]},
            id="ASW",
        ),
        pytest.param(
            table("hand: {hand} torpedo", "hand: gun3; area: asw"),
            1,
            ["sub-evasion crash-dive", "gun3*2", "dc intelligence"],
            [(1, "torpedo rubis > kidd; done")],
            {"rolls": [1]},
            id="a hunted submarine",
        ),
        pytest.param(
            table("hand: torpedo missileA gun5", "hand: {hand}"),
            2,
            ["new-evasive new-jamming", "gun3*2", "dc refuel", "intelligence new-evasive"],
            [(1, "torpedo rubis > kidd; missileA knox > slava; done")],
            {},
            id="the last resort",
        ),
        pytest.param(
            STRIKE,
            2,
            ["fighter refuel gun3", "gun3*3", "dc intelligence jink"],
            [(1, "lbas > kidd; done; done")],
            {"rolls": [6, 6]},
            id="in the air",
        ),
        pytest.param(
            table("hand: {hand} lbas", "hand: gun3; area: cover-land"),
            1,
            ["jink refuel cover", "gun3*3", "fighter intelligence dc"],
            [(1, "lbas > kidd; done; done")],
            {"rolls": [1]},
            id="an escort, and the strike's return",
        ),
        pytest.param(
            table("hand: {hand}; order: 1 moved", "hand: gun3; order: 2", "luck: explosion4"),
            1,
            ["dc jink", "gun3*2", "intelligence refuel"],
            [(2, "nimitz"), (3, "nimitz"), (1, "done")],
            {"turn": "seat1 6.1.C.4", "rolls": [1, 3]},
            id="Damage Control against Bad Luck",
        ),
        pytest.param(
            table("hand: {hand}; area: ecm; order: 1 moved", "hand: gun3; order: 2", "luck: counter-tactics"),
            1,
            ["jink sneak gun3", "gun3*3"],
            [(2, "hand"), (3, "hand")],
            {"turn": "seat1 6.1.C.4", "stops": ("tactic-moment",)},
            id="before a blind pick",
        ),
    ],
)
def test_the_same_public_game_looks_the_same_whatever_a_hand_holds(
    position: str, hidden: int, hands: list[str], script: list[tuple[int, str]], how: dict[str, object]
) -> None:
    rolls = how.get("rolls", [])
    turn = how.get("turn", "seat1 6.1.B.1")
    stops = how.get("stops", STOPS)
    assert isinstance(rolls, list) and isinstance(turn, str) and isinstance(stops, tuple)
    courses = [course(position, cards, hidden, script, rolls, turn, stops) for cards in hands]
    for cards, other in zip(hands[1:], courses[1:], strict=True):
        assert other == courses[0], cards


@pytest.mark.parametrize("fog", [1, 2, 3, 4])
def test_a_draft_shows_nowhere_when_intelligence_has_looked(fog: int) -> None:
    """Whether Fog of War is spent already, and on what, is not betrayed by the question that follows."""
    position = table("hand: intelligence gun5 ecm", "hand: evade gun3")
    drafts = ["", "gun5 knox > kidd; ", "ecm facedown; ", "nimitz > slava; "]
    seen: list[Notice] = []
    for draft in drafts:
        with fight(position, fog=fog, advanced="prepared_defenses") as scene:
            scene.do(1, draft + "intelligence seat2")
            found: Notice = [noticed(scene, 1)]
            scene.do(2, "done").do(3, "done")
            found.append(noticed(scene, 1))
            if fog >= 2:
                assert question(scene) == (1, "intelligence-discard")
                scene.do(1, "done")
            assert question(scene) == (1, "battle-stations")
            found.append(noticed(scene, 1))
            seen.append(found)
    assert all(one == seen[0] for one in seen)


def test_answers_are_not_seen_before_the_window_closes_for_all_at_once() -> None:
    position = CREW.replace("{hand}", "intelligence gun3") + "seat 4\n  row1: minsk\n  hand: intelligence\n"
    with fight(position) as scene:
        scene.do(1, "crew nimitz")
        before = noticed(scene, 2)
        scene.do(2, "intelligence")
        assert noticed(scene, 2) == before
        assert scene.state.observe(2).asked() == scene.state.observe(SPECTATOR).asked() == 0b1110
        views = [scene.state.observe(seat).text() for seat in (0, 1, 2, SPECTATOR)]
        scene.do(4, "intelligence")
        assert [scene.state.observe(seat).text() for seat in (0, 1, 2, SPECTATOR)] == views
        assert isinstance(scene.state.stack[-1], Window)
        assert scene.told("intelligence-negates") == []
        scene.do(3, "done")
        assert [event.facts["seat"] for event in scene.told("intelligence-negates")] == ["seat/2"]


@pytest.mark.parametrize("third", ["intelligence", "done"])
@pytest.mark.parametrize("fourth", ["intelligence", "done"])
def test_later_answers_leave_no_trace(third: str, fourth: str) -> None:
    position = CREW.replace("{hand}", "intelligence gun3").replace(
        "foch\n  hand: gun3", "foch\n  hand: intelligence"
    )
    position += "seat 4\n  row1: minsk\n  hand: intelligence\n"
    found = []
    for answers in ((third, fourth), ("done", "done")):
        with fight(position) as scene:
            scene.do(1, "crew nimitz")
            scene.do(2, "intelligence").do(3, answers[0]).do(4, answers[1])
            found.append(
                (scene.state.text(), str([(e.name, e.facts) for e in scene.events]), scene.state.irrevocable)
            )
            assert hand(scene, 3) == hand(scene, 4) == "intelligence"
    assert found[0] == found[1]


def test_the_order_of_answering_does_not_matter() -> None:
    position = table("hand: asw improved-asw", "hand: sub-evasion gun3")
    texts = []
    for order in ((1, 2), (2, 1)):
        with fight(position, [6]) as scene:
            scene.do(1, "asw > oscar; done")
            for seat in order:
                scene.do(seat, "tactic-improved-asw" if seat == 1 else "tactic-sub-evasion")
            texts.append((scene.state.text(), scene.state.irrevocable, len(scene.events)))
            while scene.asked() != [1] or scene.state.decision(0).name != "discard":
                scene.do(scene.asked()[0], "done")
    assert texts[0] == texts[1]


@rule("coldwar", "13.6")
def test_a_vote_shows_nothing_until_all_have_voted() -> None:
    position = table("area: ecm cover; order: 1 moved", "order: 2; hand: gun3", "luck: counter-tactics")
    with fight(position, turn="seat1 6.1.C.4") as scene:
        assert scene.asked() == [2, 3]
        before = noticed(scene, 3)
        scene.do(3, "table-ecm")
        assert noticed(scene, 3) == before
        scene.do(3, "reopen; table-cover")
        assert noticed(scene, 3) == before


def test_in_a_playout_only_those_are_asked_who_have_an_answer() -> None:
    for cards, asked in (("gun3*2", [1]), ("intelligence gun3", [2])):
        with fight(CREW.replace("{hand}", cards)) as scene:
            scene.state.in_playout = True
            scene.do(1, "crew nimitz")
            assert scene.asked() == asked
            if asked == [1]:
                assert ships(scene, 1)["row2"] == "nimitz(crew)"
    with fight(table("hand: torpedo gun5", "hand: gun3"), []) as scene:
        scene.state.in_playout = True
        scene.do(1, "torpedo rubis > kidd; done")
        assert scene.state.decision(scene.asked()[0] - 1).name != "tactic-moment"


def test_what_seats_hold_is_asked_of_the_public_view_only() -> None:
    """Who is asked about a Special can be told from the observation of any seat."""
    for observer in (0, 2, SPECTATOR):
        with fight(CREW.replace("{hand}", "gun3*2")) as scene:
            scene.do(1, "crew nimitz")
            assert scene.state.observe(observer).asked() == truth(scene).asked() == 0b110


MIXES: list[dict[str, Value]] = [
    {"action": True, "tactics": 4, "seats": 3},
    {"action": True, "tactics": 9, "bad_luck": 20, "seats": 4, "team_size": 2, "escorts": True},
]


@pytest.mark.parametrize("options", MIXES, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_whoever_plays_a_special_sees_the_same_window_in_every_world_he_can_imagine(
    options: dict[str, Value], seed: int
) -> None:
    """Random games: for each Special and Tactic that could be played, the same seats are asked."""
    state = GAME.new({"rounds": 1, **options}, FastDice(seed))
    rng = random.Random(seed)
    families = (ADDITIONAL_SHIP, RETREAT, DAMAGE_CONTROL, REFUELING)
    windows = 0
    while state.asked():
        seat = rng.choice(state.waiting())
        legal = state.legal(seat)
        for action in legal:
            special = is_card(action) and state.family(action - CARD) in families
            if (special or is_tactic(action)) and not isinstance(state.stack[-1], Window):
                world = state.observe(seat).imagine(FastDice(rng.randrange(1 << 30)))
                true = state.copy()
                true.apply(seat, action)
                world.apply(seat, action)
                if isinstance(true.stack[-1], Special):
                    windows += 1
                    assert world.asked() == true.asked()
                    assert world.irrevocable == true.irrevocable
                    assert world.observe(seat).text() == true.observe(seat).text()
                else:
                    assert not isinstance(world.stack[-1], Special)
        state.apply(seat, rng.choice(legal))
    assert windows > 2
