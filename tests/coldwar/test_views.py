"""Hidden information: what each observer is shown of every field, and which worlds are imagined from it."""

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import permutations

import pytest

from tests.coldwar.fight import question
from tests.coldwar.look import force, table, truth
from tests.marks import rule
from tests.suite.hidden import alike, attributes, check_frequencies, frequencies
from tests.suite.values import holds_every_value
from wardroom.core.dice import FastDice
from wardroom.core.options import Value
from wardroom.core.position import PositionError
from wardroom.core.scene import Scene
from wardroom.core.state import NOBODY, SPECTATOR, UNKNOWN, State, Step
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.formation import Arrange
from wardroom.games.coldwar.fortunes import Ballot
from wardroom.games.coldwar.game import GAME, ColdWar
from wardroom.games.coldwar.incoming import ChooseDefender, Incoming
from wardroom.games.coldwar.intelligence import Peek
from wardroom.games.coldwar.minefields import Minefield

# -- every field ---------------------------------------------------------------------------------------------

# Two teams: seats 1 and 3 against 2 and 4. Seat 1 is at Battle Stations, seat 2 has moved before.
WHOLE = """
coldwar 1
options: team_size=2; order_cards=9
series: 3
turn: seat1 6.1.B.1 fog=4
top: virginia
discard: gun3 lbas
seat 1
  points: 40
  order: 4 moved
  row1: iowa(gun5 crippled)
  subs: alfa(active)
  hand: gun5 ecm*2 asw
  known: seat3:asw
seat 2
  points: 17
  order: 2 moved
  row1: slava
  row2: kirov(gun3)
  hand: evade dc
  area: ecm cover(down may cover asw) asw(down)
  sunk: knox foch
seat 3
  order: 9
  row1: nimitz(crew)
  hand: missileA torpedo cover
  area: evade(down)
  known: seat1:torpedo
seat 4
  order: 7
  row1: kidd(missileA)
  hand: bomber
  retreat: retreat
"""
SEATS = range(4)
OBSERVERS = (0, 1, 2, 3, SPECTATOR)


def whole(text: str = WHOLE) -> ColdWar:
    """The position, with the transfers of seat 1 passed over."""
    state = GAME.parse(text)
    state.apply(0, 0)
    return state


def view_of(state: ColdWar, observer: int) -> Battle:
    view = state.observe(observer)
    assert isinstance(view, Battle)
    return view


# What lies open on the table, to everybody alike.
OPEN_STATE = {
    *("catalogue", "switches", "teams", "seats"),
    *("status", "hurt", "draw_left", "discard", "top", "deck", "deck_left"),
    *("bad_left", "bad_next", "luck", "lost", "used"),
    *("round", "series", "last_series", "acting", "fog", "played", "volley", "laid", "irrevocable", "tally"),
    # Facts of the catalogue.
    *("ship_cards", "action_cards", "families", "gun_fits", "missile_fits", "torpedo_fits"),
    *("ship_keys", "card_keys", "first_card"),
}
# Chance and the pile are nobody's to see; who looks; what is told below.
SHUT_STATE = {"dice", "log", "draw", "observer", "forces", "stack", "in_playout"}
OPEN_FORCE = {"ships", "attached", "sunk", "tactics", "open", "retreat", "moved", "out", "points"}
SHUT_FORCE = {"hand", "area", "known", "order"}


@rule("coldwar", "5.1", "6", "12.4")
def test_every_field_is_either_open_or_looked_after() -> None:
    """A new field has to be thought about: say here whether it lies open."""
    state = whole()
    settled = {name for name in attributes(state) if not name.startswith("_")}
    assert settled == OPEN_STATE | SHUT_STATE
    assert {
        name for name in attributes(state.forces[0]) if not name.startswith("_")
    } == OPEN_FORCE | SHUT_FORCE


@pytest.mark.parametrize("observer", OBSERVERS)
def test_what_lies_open_is_seen_by_all(observer: int) -> None:
    state = whole()
    view = view_of(state, observer)
    for name in OPEN_STATE:
        assert getattr(view, name) == getattr(state, name), name
    for seat in SEATS:
        for name in OPEN_FORCE:
            assert getattr(view.forces[seat], name) == getattr(state.forces[seat], name), (seat, name)


@rule("coldwar", "5.1")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_nobody_sees_chance_or_the_pile(observer: int) -> None:
    state = whole()
    state.log = []
    view = view_of(state, observer)
    assert view.observer == observer
    assert view.dice is None and view.log is None
    assert view.draw == []
    assert table(view)["draw"] == f"?*{state.draw_left}"


@rule("coldwar", "5.1", "13.2")
@pytest.mark.parametrize(
    "observer, hands",
    [
        (0, ["gun5 asw ecm*2", "?*2", "?*2 torpedo", "?"]),
        (1, ["?*4", "evade dc", "?*3", "?"]),
        (2, ["?*3 asw", "?*2", "missileA torpedo cover", "?"]),
        (3, ["?*4", "?*2", "?*3", "bomber"]),
        (SPECTATOR, ["?*4", "?*2", "?*3", "?"]),
    ],
)
def test_hands(observer: int, hands: list[str]) -> None:
    """One's own hand; of a team-mate's hand only what he has shown; of the others' the number of cards."""
    view = whole().observe(observer)
    assert [force(view, seat)["hand"] for seat in (1, 2, 3, 4)] == hands


@rule("coldwar", "12.4", "13.2")
@pytest.mark.parametrize(
    "observer, second, third",
    [
        (0, "ecm ?(down may cover asw) ?(down)", "evade(down)"),
        (1, "ecm cover(down may cover asw) asw(down)", "?(down)"),
        (2, "ecm ?(down may cover asw) ?(down)", "evade(down)"),
        (3, "ecm cover(down may cover asw) asw(down)", "?(down)"),
        (SPECTATOR, "ecm ?(down may cover asw) ?(down)", "?(down)"),
    ],
)
def test_area_defences(observer: int, second: str, third: str) -> None:
    """Face up for all to see; face down known to their owner and his team."""
    view = whole().observe(observer)
    assert (force(view, 2)["area"], force(view, 3)["area"]) == (second, third)


@rule("coldwar", "6")
@pytest.mark.parametrize(
    "observer, orders",
    [
        (0, ["4 moved", "2 moved", "?", "?"]),
        (1, ["4 moved", "2 moved", "?", "?"]),
        (2, ["4 moved", "2 moved", "9", "?"]),
        (3, ["4 moved", "2 moved", "?", "7"]),
        (SPECTATOR, ["4 moved", "2 moved", "?", "?"]),
    ],
)
def test_order_cards(observer: int, orders: list[str]) -> None:
    """One's own, and those that have been revealed; team-mates do not show theirs."""
    view = whole().observe(observer)
    assert [force(view, seat)["order"] for seat in (1, 2, 3, 4)] == orders


@rule("coldwar", "13.2")
@pytest.mark.parametrize(
    "observer, known",
    [
        (0, ["seat3:asw", "", "seat1:torpedo", ""]),
        (1, ["", "", "", ""]),
        (2, ["seat3:asw", "", "seat1:torpedo", ""]),
        (SPECTATOR, ["", "", "", ""]),
    ],
)
def test_what_team_mates_have_been_shown(observer: int, known: list[str]) -> None:
    """The team knows what was shown in it; the others do not even know that something was."""
    view = whole().observe(observer)
    assert [force(view, seat).get("known", "") for seat in (1, 2, 3, 4)] == known


@rule("coldwar", "5.1")
def test_of_the_ship_deck_only_the_top_is_known() -> None:
    """The rest is what lies nowhere else, in no order: the next ship is drawn when it is turned up."""
    state = whole()
    named = {"iowa", "alfa", "slava", "kirov", "knox", "foch", "nimitz", "kidd", "virginia"}
    for observer in OBSERVERS:
        view = view_of(state, observer)
        assert GAME.catalogue.ships[view.top].key == "virginia"
        assert {GAME.catalogue.ships[ship].key for ship in view.deck} == {
            ship.key for ship in GAME.catalogue.ships
        } - named
        assert view.deck == sorted(view.deck)


# Hidden facts, each with another that these observers cannot tell from it. Cards come from the pile.
SWAPS = [
    ("hand: gun5 ecm*2 asw\n", "hand: gun3 gun16 missileC asw\n", (1, 2, 3, SPECTATOR)),
    ("hand: evade dc\n", "hand: bomber lbas\n", (0, 2, 3, SPECTATOR)),
    ("hand: missileA torpedo cover\n", "hand: ecm torpedo dc\n", (0, 1, 3, SPECTATOR)),
    ("cover(down may cover asw) asw(down)", "asw(down may cover asw) evade(down)", (0, 2, SPECTATOR)),
    ("area: evade(down)", "area: cover(down)", (1, 3, SPECTATOR)),
    ("order: 9\n", "order: 5\n", (0, 1, 3, SPECTATOR)),
    ("order: 7\n", "order: 8\n", (0, 1, 2, SPECTATOR)),
    ("known: seat3:asw", "known: seat3:ecm", (1, 3, SPECTATOR)),
    ("known: seat1:torpedo", "", (1, 3, SPECTATOR)),
]


@rule("coldwar", "5.1", "6", "12.4", "13.2")
@pytest.mark.parametrize("here, there, observers", SWAPS)
def test_hidden_facts_change_nothing_in_a_view(here: str, there: str, observers: tuple[int, ...]) -> None:
    assert here in WHOLE
    one, other = whole(), whole(WHOLE.replace(here, there))
    for observer in OBSERVERS:
        views = one.observe(observer), other.observe(observer)
        if observer in observers:
            alike(*views, f"observer {observer}")
        else:
            assert views[0].text() != views[1].text(), observer


# -- drafts and half-made choices ----------------------------------------------------------------------------


def silent(scene: Scene, seat: int, words: str) -> None:
    """Say words one by one: nobody else notices any of them, in the view or by an event."""
    others = [observer for observer in range(SPECTATOR, scene.state.seats) if observer != seat - 1]
    before = {observer: scene.state.observe(observer) for observer in others}
    told = len(scene.events)
    own = scene.state.observe(seat - 1).text()
    for word in words.split():
        scene.do(seat, word)
        for observer in others:
            alike(before[observer], scene.state.observe(observer), f"observer {observer} after {word}")
        assert len(scene.events) == told
        assert scene.state.observe(seat - 1).text() != own
        own = scene.state.observe(seat - 1).text()


DRAFTING = """
coldwar 1
turn: seat1 6.1.B.1 fog=6
seat 1
  row1: iowa
  row2: nimitz
  subs: alfa
  hand: gun5 missileB torpedo asw lbas bomber evade ecm cover crew
seat 2
  row1: slava pantera
  row2: kirov
  subs: rubis
  hand: evade dc asw cover
"""


@rule("coldwar", "6.1.B.1")
@pytest.mark.parametrize(
    "draft",
    [
        "gun5 iowa slava",
        "torpedo alfa rubis",
        "lbas slava kirov",
        "bomber seat2 dice3",
        "nimitz kirov nimitz slava",
        "asw rubis",
        "asw facedown",
        "evade area ecm facedown",
        "gun5 iowa slava cover area nimitz kirov bomber seat2 dice2",
    ],
)
def test_a_draft_is_private_until_it_is_committed(draft: str) -> None:
    """Not even the number of cards in the hand changes, or the Fog of War that is left."""
    with Scene(GAME, DRAFTING) as scene:
        silent(scene, 1, draft)
        hand = force(scene.state.observe(1), 1)["hand"]
        assert hand == "?*10"


def same_for_others(one: Scene, other: Scene, seat: int) -> None:
    """Nobody but the seat can tell the two scenes apart."""
    for observer in range(SPECTATOR, one.state.seats):
        if observer != seat - 1:
            alike(one.state.observe(observer), other.state.observe(observer), f"observer {observer}")


@rule("coldwar", "6.1.B.1", "9.4")
def test_crew_efficiency_is_seen_at_once_and_nothing_of_the_draft_with_it() -> None:
    with Scene(GAME, DRAFTING) as drafting, Scene(GAME, DRAFTING) as bare:
        drafting.do(1, "gun5 iowa > slava; cover area; crew nimitz; nimitz > kirov")
        bare.do(1, "crew nimitz")
        same_for_others(drafting, bare, 1)
        assert force(drafting.state.observe(1), 1)["row2"] == "nimitz(crew)"
        assert force(drafting.state.observe(1), 1)["hand"] == "?*9"


SPYING = """
coldwar 1
options: action=yes; tactics=9; bad_luck=20
turn: seat1 6.1.B.1 fog=6
seat 1
  row1: iowa
  row2: nimitz
  hand: gun5 missileB asw ecm intelligence jink
seat 2
  row1: slava
  hand: evade dc satellite*2
  area: ews(down) sweepers
seat 3
  row1: kirov
  hand: cover gun3
"""


@rule("coldwar", "9.6")
def test_intelligence_in_a_draft_shows_nothing_of_it() -> None:
    """The window, the look and the discards; then the draft goes on."""
    with Scene(GAME, SPYING) as drafting, Scene(GAME, SPYING) as bare:
        drafting.do(1, "gun5 iowa > slava; ecm facedown")
        for scene in (drafting, bare):
            scene.do(1, "intelligence seat2")
            assert scene.asked() == [2, 3]
        same_for_others(drafting, bare, 1)
        for scene in (drafting, bare):
            scene.do(3, "done").do(2, "done")
            assert question(scene) == (1, "intelligence-discard")
        same_for_others(drafting, bare, 1)
        for scene in (drafting, bare):
            scene.do(1, "dc")
        same_for_others(drafting, bare, 1)
        for scene in (drafting, bare):
            scene.do(1, "done")
            assert question(scene) == (1, "battle-stations")
        same_for_others(drafting, bare, 1)


@rule("coldwar", "9.6")
def test_who_has_looked_knows_the_hand_and_the_face_down_cards() -> None:
    with Scene(GAME, SPYING) as scene:
        scene.do(1, "intelligence seat2").do(3, "done").do(2, "done").do(1, "done")
        expected = {
            0: ("evade dc satellite*2", "sweepers ews(down seen seat1)"),
            1: ("evade dc satellite*2", "sweepers ews(down seen seat1)"),
            2: ("?*4", "sweepers ?(down seen seat1)"),
            SPECTATOR: ("?*4", "sweepers ?(down seen seat1)"),
        }
        for observer, (hand, area) in expected.items():
            seen = force(scene.state.observe(observer), 2)
            assert (seen["hand"], seen["area"]) == (hand, area), observer
        for seed in range(20):
            world = scene.state.observe(0).imagine(FastDice(seed))
            assert force(world, 2)["hand"] == "evade dc satellite*2"
            assert force(world, 2)["area"] == "sweepers ews(down seen seat1)"


@rule("coldwar", "9.6", "13.5")
def test_a_named_tactic_is_known_to_all_until_it_is_gone() -> None:
    """How many like it there are is known to the two of them only."""
    with Scene(GAME, SPYING) as scene:
        scene.do(1, "intelligence seat2").do(3, "done").do(2, "done").do(1, "satellite")
        assert question(scene) == (2, "tactic-moment")
        for observer in (2, SPECTATOR):
            view = scene.state.observe(observer)
            assert force(view, 2)["hand"] == "?*3 satellite"
            worlds = [force(view.imagine(FastDice(seed)), 2)["hand"] for seed in range(200)]
            assert all("satellite" in hand for hand in worlds)
            assert len(set(worlds)) > 150
        scene.do(2, "tactic-satellite").do(1, "done").do(3, "done")
        # The one that was named lies before the force; the other is still in the hand.
        for observer in (2, SPECTATOR):
            assert force(scene.state.observe(observer), 2)["hand"] == "?*3"
        scene.do(2, "done")
        assert force(scene.state, 2)["hand"] == "evade dc satellite"
        assert force(scene.state, 2)["tactics"] == "satellite"


@rule("coldwar", "13.64")
def test_an_open_hand_is_seen_by_all_and_remembered_when_it_is_taken_up() -> None:
    position = """
coldwar 1
options: action=yes; tactics=4; bad_luck=7
turn: seat1 {step}
seat 1
  row1: iowa
  hand: gun5 jink
  {open}
seat 2
  row1: slava
  hand: evade
seat 3
  row1: kirov
"""
    shown = GAME.parse(position.format(step="6.1.C.2", open="open"))
    for observer in (0, 1, 2, SPECTATOR):
        assert force(shown.observe(observer), 1)["hand"] == "gun5 jink"
    with Scene(GAME, position.format(step="6.1.A.1", open="open"), [3]) as scene:
        scene.do(1, "done")
        assert "open" not in force(scene.state, 1)
        assert force(scene.state.observe(1), 1)["hand"] == "gun5 jink"
        assert force(scene.state.observe(2), 1)["hand"] == "gun5 jink"
        assert force(scene.state, 1)["known"] == "seat2:gun5 seat2:jink seat3:gun5 seat3:jink"


@rule("coldwar", "8.38")
def test_early_warning_is_seen_when_it_has_unmasked_a_surprise() -> None:
    position = """
coldwar 1
options: action=yes
turn: seat1 6.1.B.1 fog=6
seat 1
  row1: iowa
  hand: lbas gun5 surprise
seat 2
  row1: slava kidd
  hand: ews ews
"""
    with Scene(GAME, position) as scene:
        scene.do(1, "lbas slava kidd; surprise #1; gun5 iowa > slava; done")
        silent(scene, 2, "ews")
        scene.do(2, "#1")
        assert question(scene) == (2, "lay-against")
        view = scene.state.observe(0)
        assert force(view, 2)["hand"] == "?"
        assert "unmasked" in table(view)["attack"]
        for seed in range(20):
            alike(view, view.imagine(FastDice(seed)).observe(0), "the card lies on the table")


@rule("coldwar", "9.5")
def test_a_refuelled_card_is_known_to_all() -> None:
    position = """
coldwar 1
options: action=yes
turn: seat1 6.1.A.1
seat 1
  row1: iowa
  hand: refuel gun5
  area: cover evade
seat 2
  row1: slava
  hand: evade
"""
    with Scene(GAME, position, [3]) as scene:
        scene.do(1, "refuel").do(2, "done")
        assert force(scene.state.observe(1), 1)["hand"] == "? cover"
        assert force(scene.state.observe(SPECTATOR), 1)["hand"] == "?*2"


@rule("coldwar", "13.6")
def test_ballots_are_secret() -> None:
    position = """
coldwar 1
options: tactics=4; bad_luck=7
turn: seat1 6.1.C.4
luck: fire-control
seat 1
  row1: iowa kidd
seat 2
  row1: slava
seat 3
  row1: kirov
"""
    with Scene(GAME, position) as scene:
        assert scene.asked() == [2, 3]
        silent(scene, 3, "kidd")
        assert scene.state.observe(1).waiting() == [1, 2]
        assert scene.state.observe(2).waiting() == [1]
        text = scene.state.text()
        assert "answers=3/kidd" in text
        assert GAME.parse(text).text() == text


@rule("coldwar", "6.1.B.1")
def test_the_whole_volley_is_seen_when_it_is_committed() -> None:
    with Scene(GAME, DRAFTING) as scene:
        scene.do(1, "gun5 iowa > slava; ecm area; asw facedown; done")
        for observer in (1, SPECTATOR):
            view = scene.state.observe(observer)
            assert force(view, 1)["hand"] == "?*7"
            assert force(view, 1)["area"] == "ecm ?(down)"
            assert table(view)["attack"] == "gun gun5 iowa > slava seat2 damage=2"


@rule("coldwar", "8.2")
def test_a_point_defence_is_seen_when_it_has_been_laid() -> None:
    with Scene(GAME, DRAFTING) as scene:
        scene.do(1, "gun5 iowa > slava; torpedo alfa > pantera; done")
        silent(scene, 2, "evade")
        scene.do(2, "#1")
        assert force(scene.state.observe(0), 2)["hand"] == "?*3"
        assert table(scene.state.observe(0))["discard"] == "evade"
        silent(scene, 2, "asw")
        scene.do(2, "#2")
        assert table(scene.state.observe(0))["laid"] == "seat2:#2:asw"


@rule("coldwar", "9.3")
def test_about_to_go_is_seen_when_its_attack_has_been_named() -> None:
    with Scene(GAME, DRAFTING) as scene:
        scene.do(1, "gun5 iowa > slava; missileB iowa > slava; done").do(2, "done")
        assert question(scene) == (2, "damage-control")
        silent(scene, 2, "dc")
        scene.do(2, "#1")
        assert table(scene.state.observe(0))["discard"] == "dc"


@rule("coldwar", "6.1.C.2")
def test_discards_are_seen_all_together() -> None:
    with Scene(GAME, DRAFTING.replace("6.1.B.1 fog=6", "6.1.C.2")) as scene:
        silent(scene, 1, "gun5 torpedo cover")
        assert force(scene.state.observe(1), 1)["hand"] == "?*10"


@rule("coldwar", "5.2", "5.1")
def test_formations_are_sealed() -> None:
    """Who has finished, how far the others have come, which ships they have: nothing shows."""
    position = """
coldwar 1
step: Formation
seat 1
  fleet: iowa kidd alfa
seat 2
  fleet: slava knox
"""
    # The roll is the Fog of War of the first turn.
    with Scene(GAME, position, [4]) as scene:
        state = truth(scene)
        for observer, own, other in ((0, "iowa kidd alfa", "? ?"), (1, "knox slava", "? ? ?")):
            view = view_of(state, observer)
            assert force(view, observer + 1)["fleet"] == own
            assert force(view, 2 - observer)["fleet"] == other
            assert view.deck == [] and view.deck_left == state.deck_left
            assert [ship for ship, status in enumerate(view.status) if status] == view.forces[observer].ships
        silent(scene, 1, "row1 row2")
        assert scene.state.waiting() == [1]
        assert scene.state.observe(1).waiting() == [0, 1]
        assert scene.state.observe(SPECTATOR).waiting() == [0, 1]
        assert scene.state.observe(0).waiting() == [1]
        silent(scene, 2, "row1")
        scene.do(2, "row1")
        for observer in (0, 1, SPECTATOR):
            assert force(scene.state.observe(observer), 1)["row2"] == "kidd"


@rule("coldwar", "11.2", "12.4")
def test_who_is_out_shows_the_cards_that_are_discarded() -> None:
    """Face-down cards come to light with the hand; the log says which, and does not wait to be asked."""
    position = """
coldwar 1
options: large_ships=no
turn: seat1 6.1.B.1 fog=1
seat 1
  row1: iowa
  hand: lbas retreat
seat 2
  row1: pantera
  hand: gun3
  area: {area}(down)
seat 3
  row1: kidd
"""
    for area in ("ecm", "evade"):
        with Scene(GAME, position.format(area=area), [3]) as scene:
            scene.do(1, "lbas pantera; done").do(2, "done").do(2, "done")
            [shown] = scene.told("area-revealed")
            assert (shown.rule, shown.seen_by(SPECTATOR)) == (
                "12.4",
                {"seat": "seat/2", "card": f"card/{area}"},
            )
            [out] = scene.told("out")
            assert out.seen_by(SPECTATOR) == {"seat": "seat/2", "cards": "cards/gun3"}
            assert table(scene.state.observe(0))["discard"] == f"gun3 lbas {area}"


# -- imagined worlds -----------------------------------------------------------------------------------------

Key = Callable[[State], Hashable]


def lines(*wanted: tuple[int, str]) -> Key:
    """What some lines of the seats say."""
    return lambda world: tuple(" ".join(force(world, seat).get(name, "").split()) for seat, name in wanted)


def agrees(state: State, observer: int, key: Key, weights: Counter[Hashable], tries: int = 2500) -> None:
    """The worlds imagined by an observer are as frequent as the enumeration of all of them says."""
    assert weights[key(state)] > 0, "the truth is none of the worlds"
    check_frequencies(frequencies(state.observe(observer), key, tries), weights)


def listed(cards: tuple[str, ...]) -> str:
    """Cards as a position writes them, in the order of the catalogue."""
    counts = Counter(sorted(cards, key=GAME.piece))
    return " ".join(card if number == 1 else f"{card}*{number}" for card, number in counts.items())


@rule("coldwar", "5.1")
def test_imagined_hands() -> None:
    """Seven unseen cards: two in one hand, three in another, the rest in the pile."""
    position = """
coldwar 1
turn: seat1 6.1.C.2
draw: gun3 evade
seat 1
  row1: iowa
  hand: gun5 retreat
seat 2
  row1: kidd
  hand: gun3 dc
seat 3
  row1: knox
  hand: gun3 evade ecm
"""
    weights: Counter[Hashable] = Counter()
    for cards in permutations(["gun3", "evade", "gun3", "dc", "gun3", "evade", "ecm"]):
        weights[listed(cards[:2]), listed(cards[2:5])] += 1
    agrees(GAME.parse(position), 0, lines((2, "hand"), (3, "hand")), weights)


@rule("coldwar", "12.4")
@pytest.mark.parametrize(
    "first, second",
    [("evade ecm cover asw", "evade ecm cover asw"), ("ecm cover", "cover asw"), ("evade", "evade asw")],
)
def test_imagined_face_down_cards(first: str, second: str) -> None:
    """What a card may be weighs on the hand, too: where there is one ECM it lies only once."""
    pool = "evade evade ecm cover cover asw gun3"
    weights: Counter[Hashable] = Counter()
    example: tuple[str, ...] = ()
    for cards in permutations(pool.split()):
        one, two, hand = cards[0], cards[1], cards[2:4]
        if one in first.split() and two in second.split():
            weights[f"{one} {two}", listed(hand)] += 1
            example = cards
    position = f"""
coldwar 1
turn: seat1 6.1.C.2
draw: {" ".join(example[4:])}
seat 1
  row1: iowa
  hand: gun5 retreat
seat 2
  row1: kidd
  area: {example[0]}(down may {first})
seat 3
  row1: knox
  hand: {" ".join(example[2:4])}
  area: {example[1]}(down may {second})
"""

    def key(world: State) -> Hashable:
        lying = [force(world, seat)["area"].partition("(")[0] for seat in (2, 3)]
        return " ".join(lying), force(world, 3)["hand"]

    agrees(GAME.parse(position), 0, key, weights)


@rule("coldwar", "12.4")
def test_imagined_face_down_cards_of_one_player() -> None:
    """Two before the same force, with what each may still be."""
    weights: Counter[Hashable] = Counter()
    for one, two, *_ in permutations(["evade", "ecm", "ecm", "cover", "asw", "gun3"]):
        if one in ("ecm", "cover") and two in ("evade", "ecm", "cover", "asw"):
            weights[one, two] += 1
    position = """
coldwar 1
turn: seat1 6.1.C.2
draw: evade ecm cover gun3
seat 1
  row1: iowa
  hand: gun5 retreat
seat 2
  row1: kidd
  area: ecm(down may ecm cover) asw(down)
"""

    def key(world: State) -> Hashable:
        # In the order of the positions' text, which a view cannot know: told apart by what they may be.
        entries = force(world, 2)["area"].split(") ")
        narrow = next(entry for entry in entries if "may ecm cover" in entry)
        wide = next(entry for entry in entries if entry is not narrow)
        return narrow.partition("(")[0], wide.partition("(")[0]

    agrees(GAME.parse(position), 0, key, weights)


@rule("coldwar", "13.2")
def test_imagined_hand_of_a_team_mate() -> None:
    """What he has shown is in it; the rest is like any hand."""
    position = """
coldwar 1
options: team_size=2
turn: seat1 6.1.C.2
draw: gun3 ecm
seat 1
  row1: iowa
  hand: gun5 retreat
seat 2
  row1: kidd
  hand: dc
seat 3
  row1: knox
  hand: torpedo gun3 evade
  known: seat1:torpedo
seat 4
  row1: slava
"""
    weights: Counter[Hashable] = Counter()
    for cards in permutations(["gun3", "ecm", "dc", "gun3", "evade"]):
        weights[listed(cards[:1]), listed(("torpedo", *cards[1:3]))] += 1
    agrees(GAME.parse(position), 0, lines((2, "hand"), (3, "hand")), weights)
    # To the opponents the torpedo is one of the unseen cards.
    others: Counter[Hashable] = Counter()
    for cards in permutations(["gun3", "ecm", "gun3", "evade", "torpedo", "gun5", "retreat"]):
        others[(listed(cards[:3]),)] += 1
    agrees(GAME.parse(position), 1, lines((3, "hand")), others)


@rule("coldwar", "6")
@pytest.mark.parametrize(
    "observer, consistent",
    [
        # Seat 1 has revealed its 2. Seat 2 holds 5, seat 3 holds 3, of seven cards.
        (0, lambda second, third: True),
        (1, lambda second, third: second == 5),
        (2, lambda second, third: third == 3),
        (SPECTATOR, lambda second, third: True),
    ],
)
def test_imagined_order_cards(observer: int, consistent: Callable[[int, int], bool]) -> None:
    """More cards than players: those not yet shown are any that are higher than what was."""
    position = """
coldwar 1
options: order_cards=7
turn: seat1 6.1.C.2
seat 1
  order: 2 moved
  row1: iowa
  hand: gun5 retreat
seat 2
  order: 5
  row1: kidd
seat 3
  order: 3
  row1: knox
"""
    weights: Counter[Hashable] = Counter()
    for cards in permutations(range(1, 8), 3):
        if cards[0] == 2 and min(cards[1:]) > 2 and consistent(cards[1], cards[2]):
            weights[str(cards[1]), str(cards[2])] += 1
    agrees(GAME.parse(position), observer, lines((2, "order"), (3, "order")), weights)


@rule("coldwar", "6", "11.2")
def test_the_order_card_of_a_player_who_is_out_is_not_forgotten() -> None:
    """Seat 1 has shown its 2 and loses its last ship in its own turn: the cards of the others are higher."""
    position = """
coldwar 1
turn: seat1 6.1.B.1 fog=2
seat 1
  order: 2 moved
  subs: rubis
  hand: torpedo lbas
seat 2
  order: 1 moved
  row1: kidd
  area: asw
seat 3
  order: 3
  row1: knox
  hand: cover gun3
seat 4
  order: 4
  row1: slava
"""
    with Scene(GAME, position, [1]) as scene:
        scene.do(1, "torpedo rubis > kidd; lbas knox; done").do(1, "seat2")
        assert "out" in force(scene.state, 1)
        # The strike is still to be answered, and seat 3 knows that it is the next.
        assert question(scene) == (3, "point-defense-air")
        for seed in range(50):
            world = scene.state.observe(2).imagine(FastDice(seed))
            assert force(world, 4)["order"] == "4"


@rule("coldwar", "5.1", "14.1")
@pytest.mark.parametrize("deal", ["no", "yes"])
def test_imagined_fleets(deal: str) -> None:
    """Each ship that is neither one's own nor on top of the deck is as likely in the other's fleet."""
    state = GAME.new({"tournament_deal": deal == "yes"}, FastDice(5))
    own = set(state.forces[0].ships) | {state.top}
    rest = [ship for ship in GAME.catalogue.ships if ship.id not in own]
    pick = FastDice(9)

    def submarine(world: State) -> Hashable:
        assert isinstance(world, Battle)
        subs = [ship for ship in world.forces[1].ships if GAME.catalogue.ships[ship].is_submarine]
        return subs[0]

    def anyone(world: State) -> Hashable:
        assert isinstance(world, Battle)
        fleet = world.forces[1].ships
        assert len(set(fleet)) == 7 and not set(fleet) & own
        assert sorted([*fleet, *world.deck]) == sorted(ship.id for ship in rest)
        return fleet[pick.below(7, 0)]

    if deal == "yes":
        agrees(state, 0, submarine, Counter(ship.id for ship in rest if ship.is_submarine), 2000)
    else:
        agrees(state, 0, anyone, Counter(ship.id for ship in rest), 3000)


@rule("coldwar", "13.2C")
def test_imagined_offers_are_cards_that_were_not_refused_before() -> None:
    """Two offers to the same mate were refused and a third is made: three kinds of cards."""
    position = """
coldwar 1
options: team_size=2
turn: seat1 6.1.B.1 fog=3
draw: gun3 ecm
seat 1
  row1: iowa
  hand: gun5 retreat asw
seat 2
  row1: kidd
seat 3
  row1: knox
  hand: torpedo
seat 4
  row1: slava
"""
    with Scene(GAME, position) as scene:
        for card in ("gun5", "asw"):
            scene.do(1, f"give seat3 {card}").do(3, "no")
        scene.do(1, "give seat3 retreat")
        # Any card may have been refused, but one is offered.
        with pytest.raises(PositionError, match="no card '-'"):
            GAME.parse(scene.state.text().replace("thing=retreat", "thing=-"))
        offered: Counter[Hashable] = Counter()
        for seed in range(200):
            world = scene.state.observe(1).imagine(FastDice(seed))
            step = next(line for line in world.text().splitlines() if line.startswith("step: Transfers"))
            hidden = [word.rpartition("/")[2] for word in step.partition("refused=")[2].split(",")]
            thing = step.partition("thing=")[2].split()[0]
            hand = force(world, 1)["hand"].split()
            if "gun3*2" not in hand:
                assert len({*hidden, thing}) == 3, step
            assert {*hidden, thing} <= {card.partition("*")[0] for card in hand}
            offered[thing] += 1
        # Any card that seat 2 cannot see may be the one.
        assert set(offered) == {"gun5", "retreat", "asw", "torpedo", "gun3", "ecm"}


@pytest.mark.parametrize("observer", OBSERVERS)
def test_an_imagined_world_is_whole_and_looks_the_same(observer: int) -> None:
    view = whole().observe(observer)
    worlds = [view.imagine(FastDice(seed)) for seed in range(20)]
    for world in worlds:
        assert "?" not in world.text()
        alike(view, world.observe(observer), f"observer {observer}")
    assert len({world.text() for world in worlds}) > 15


def test_an_observation_has_no_unknown_left_for_its_own_seat() -> None:
    state = whole()
    for seat in SEATS:
        assert UNKNOWN not in view_of(state, seat).forces[seat].hand


# -- copies, texts and views of every step ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "fact", "value"),
    [
        (Arrange(0, []), "agreed", True),
        (Ballot(0, [7, 8]), "given", 7),
        (ChooseDefender(0, [1, 2]), "order", [3]),
        (Incoming(0, [1]), "struck", [1 << 8 | 3]),
        (Minefield(0, 0), "row", 2),
        (Minefield(0, 0), "spared", [4]),
        (Peek(0, 1), "copies", 2),
    ],
)
def test_a_copy_holds_what_games_seldom_reach(step: Step, fact: str, value: object) -> None:
    earlier = step.copy()
    setattr(step, fact, value)
    assert getattr(step.copy(), fact) == value
    assert getattr(earlier, fact) != value


@rule("coldwar", "9.6", "13.5")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_what_is_named_is_seen_while_it_is_about_to_go(observer: int) -> None:
    """And nobody sees that the look at the hand is over: the step goes before anybody is asked."""
    state = whole()
    about_to_go = state.forces[1].hand[0]
    step = Peek(0, 1)
    step.named, step.copies, step.over = about_to_go, 1, True
    seen = step.observe(state, observer)
    assert isinstance(seen, Peek) and (seen.named, seen.over) == (about_to_go, False)
    # It has been played in time.
    step.copies = 2
    seen = step.observe(state, observer)
    assert isinstance(seen, Peek) and seen.named == NOBODY


MIXED: list[dict[str, Value]] = [
    {"seats": 3, "action": True, "tactics": 9, "bad_luck": 20, "escorts": True},
    {"seats": 4, "team_size": 2, "action": True, "tactics": 8, "bad_luck": 12, "escorts": True},
]


@pytest.mark.engine
@pytest.mark.parametrize("options", MIXED, ids=["three", "teams"])
def test_copies_and_texts_hold_every_value(options: dict[str, Value]) -> None:
    assert len(holds_every_value(GAME, options)) > 18
