"""Doctrine of Cold War Naval Battles: it wins, plays by the rules, and knows only what its seat may know."""

import pytest

from tests.suite.generic import option_sets
from wardroom import bots
from wardroom.bots.coldwar import STYLES, Doctrine
from wardroom.bots.random_bot import RandomBot
from wardroom.core.dice import FastDice
from wardroom.core.options import Value
from wardroom.core.playout import policy_playout
from wardroom.core.scene import Scene
from wardroom.core.state import NOBODY, Policy, State
from wardroom.games.coldwar.actions import text
from wardroom.games.coldwar.game import GAME
from wardroom.games.coldwar.volley import BattleStations
from wardroom.lab.simulate import simulate

LIMIT = 100_000
TABLES: list[dict[str, Value]] = [
    {"seats": 2, "rounds": 1},
    {"seats": 3, "rounds": 1},
    {"seats": 5, "rounds": 1},
    {"seats": 6, "rounds": 1},
    {"seats": 4, "rounds": 1, "team_size": 2},
    {"seats": 6, "rounds": 1, "team_size": 2},
    {"seats": 6, "rounds": 1, "team_size": 3},
    {"seats": 3, "rounds": 1, "area_limits": True, "quick_response": True, "order_cards": 9},
    {"seats": 6, "rounds": 1, "tournament_deal": True},
]


def wins(games: int, seed: int) -> float:
    """The share of games won against random; seats are swapped from game to game."""
    report = simulate(GAME, {}, 2, games, ("doctrine", "random"), seed, workers=1)
    assert report.bots["doctrine"].played == games
    return report.bots["doctrine"].share


# -- strength ----------------


def test_it_beats_random() -> None:
    """At least 95 of 100 are asked for; a sample of this size must do better."""
    assert wins(60, 2024) >= 0.97


@pytest.mark.soak
def test_it_beats_random_in_a_thousand_games() -> None:
    assert wins(1000, 2025) >= 0.95


@pytest.mark.parametrize("seats", [3, 6])
def test_it_beats_random_at_larger_tables(seats: int) -> None:
    report = simulate(GAME, {}, seats, 12, ("doctrine", "random"), 7, workers=1)
    assert report.bots["doctrine"].share > 2 * report.bots["random"].share


def test_teams_of_doctrine_beat_teams_of_random() -> None:
    report = simulate(GAME, {"team_size": 2}, 4, 12, ("doctrine", "random"), 7, workers=1)
    assert report.bots["doctrine"].share >= 0.9


# -- by the rules ----------------


class Watched(Doctrine):
    """Checks every answer, and that the observation is left as it was."""

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        before = view.text()
        answer = self.think(view, seat, legal)
        assert answer in legal, (view.text(), text(answer, GAME.catalogue))
        assert view.text() == before
        assert view.legal(seat) == legal
        return answer


def play(options: dict[str, Value], seed: int, policies: list[Policy]) -> State:
    state = GAME.new(GAME.options().fill(options), FastDice(seed))
    policy_playout(state, policies, LIMIT)
    assert state.outcome() is not None
    return state


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_answers_are_legal_at_every_table(options: dict[str, Value]) -> None:
    seats = int(str(options["seats"]))
    play(options, 11, [Watched(seat) for seat in range(seats)])
    # Random neighbours lead to positions that no admiral would choose.
    play(options, 12, [Watched(seat) if seat % 2 else RandomBot(seat) for seat in range(seats)])


@pytest.mark.parametrize("options", option_sets(GAME), ids=str)
def test_answers_are_legal_with_every_option(options: dict[str, Value]) -> None:
    options = {"rounds": 1, **options}
    seats = GAME.new(GAME.options().fill(options), FastDice(0)).seats
    play(options, 21, [Watched(seat) if seat % 2 == 0 else RandomBot(seat) for seat in range(seats)])


class Meddler(Policy):
    """Answers at random now and then: a bot must also go on with what somebody else has begun."""

    def __init__(self, seed: int) -> None:
        self.dice = FastDice(seed)
        self.bot = Watched(seed)

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        wise = self.bot.choose(view, seat, legal)
        return legal[self.dice.below(len(legal), 0)] if self.dice.below(3, 0) == 0 else wise


@pytest.mark.parametrize("seed", range(6))
def test_it_goes_on_with_what_others_began(seed: int) -> None:
    seats = 2 + seed % 3
    play({"seats": seats, "rounds": 1}, seed, [Meddler(seat) for seat in range(seats)])
    play({"seats": 4, "rounds": 1, "team_size": 2}, seed, [Meddler(seat) for seat in range(4)])


# -- only what the seat may know ----------------


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 2, "rounds": 1},
        {"seats": 3, "rounds": 1},
        {"seats": 4, "rounds": 1, "team_size": 2},
        {"seats": 6, "rounds": 1},
    ],
    ids=str,
)
def test_the_choice_does_not_depend_on_hidden_cards(options: dict[str, Value]) -> None:
    state = GAME.new(GAME.options().fill(options), FastDice(31))
    policies = [Doctrine(seat) for seat in range(state.seats)]
    rng = FastDice(32)
    compared = 0
    while (seat := state.mover()) != NOBODY:
        view = state.observe(seat)
        legal = view.legal(seat)
        choice = policies[seat].choose(view, seat, legal)
        if rng.below(3, 0) == 0:
            fresh = Doctrine(seat).choose(state.observe(seat), seat, legal)
            for _ in range(2):
                imagined = view.imagine(rng).observe(seat)
                assert policies[seat].choose(imagined, seat, legal) == choice
                assert Doctrine(seat).choose(imagined, seat, legal) == fresh
                compared += 1
        state.apply(seat, choice)
    assert compared > 100


def test_the_same_seed_plays_the_same_game() -> None:
    def game(seed: int) -> str:
        return play({}, 41, [Doctrine(seed), Doctrine(seed + 1)]).text()

    assert game(5) == game(5)
    assert len({game(seed) for seed in range(5, 11)}) > 1


def test_it_is_found_by_name() -> None:
    assert isinstance(bots.find("coldwar", "doctrine", 3), Doctrine)


@pytest.mark.parametrize("style", STYLES)
def test_every_style_is_sensible(style: str) -> None:
    won = 0
    for number in range(10):
        admiral = Doctrine(number, STYLES[style])
        state = GAME.new(GAME.options().fill({}), FastDice(number))
        policy_playout(state, [admiral, RandomBot(number)], LIMIT)
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.winners == [0]
    assert won >= 9


# -- what an admiral does ----------------


def answers(position: str, seat: int = 1) -> list[str]:
    """What doctrine says at one's own Battle Stations, until `done`."""
    with Scene(GAME, position) as scene:
        bot = Doctrine(0)
        said = []
        while isinstance(scene.state.stack[-1], BattleStations) and scene.state.mover() == seat - 1:
            view = scene.state.observe(seat - 1)
            answer = bot.choose(view, seat - 1, view.legal(seat - 1))
            said.append(text(answer, GAME.catalogue))
            if answer == 0 and said[-1] == "done":
                break
            scene.state.apply(seat - 1, answer)
        return said


DUEL = """
coldwar 1
turn: seat1 6.1.B.1 fog={fog}
seat 1
  row1: iowa
  {subs}
  hand: {hand}
seat 2
  row1: {front}
  {more}
  hand: dc
"""


def duel(fog: int, hand: str, front: str, subs: str = "", more: str = "") -> list[str]:
    return answers(DUEL.format(fog=fog, hand=hand, front=front, subs=subs, more=more))


def test_it_finishes_ships_first() -> None:
    """One point of damage sinks the Slava; nothing else that one Fog of War could buy does."""
    assert duel(1, "gun5", "slava(missileB) kirov") == ["gun5", "iowa", "slava", "done"]


def test_it_does_not_waste_a_heavy_missile() -> None:
    assert duel(1, "missileA missileC", "knox")[:3] == ["missileA", "iowa", "knox"]


def test_it_adds_up_a_volley() -> None:
    said = duel(2, "missileA gun5", "slava")
    assert said.count("slava") == 2


def test_it_does_not_fire_into_an_open_defence() -> None:
    said = duel(3, "gun5 missileB", "slava", more="area: ecm")
    assert "missileB" not in said
    assert "gun5" in said


def test_it_hunts_submarines_that_have_shown_themselves() -> None:
    said = duel(1, "asw", "knox", more="subs: oscar(active) victor-iii")
    assert said[:2] == ["asw", "oscar"]


# -- area defences and point defences ----------------


TURN = """
coldwar 1
turn: seat1 6.1.B.1 fog=1
seat 1
  order: {ours}
  row1: {force}
  hand: {hand}
seat 2
  order: {theirs}
  row1: {front}
  {more}
  hand: {enemy}
"""
FIRST = {"ours": "1 moved", "theirs": "2"}
LAST = {"ours": "2 moved", "theirs": "1 moved"}
# What an enemy holds is not seen; a hand of this size may be anything.
SEVEN = "missileC missileB missileA gun5 gun5 torpedo lbas"


def laid(order: dict[str, str], hand: str, front: str, more: str = "", force: str = "ariadne") -> list[str]:
    """The defences that doctrine lays as area defences; one Fog of War may veil one of them."""
    position = TURN.format(**order, force=force, hand=hand, front=front, more=more, enemy=SEVEN)
    said = answers(position)
    return [said[place - 1] for place in range(1, len(said)) if said[place] in ("area", "facedown")]


@pytest.mark.parametrize("card", ["ecm", "evade", "cover"])
def test_it_lays_an_area_defence_when_enemy_turns_are_to_come(card: str) -> None:
    """6 The first of two to move: the enemy moves at least once before the card is cleared away."""
    assert laid(FIRST, card, "slava iowa", "row2: nimitz") == [card]


@pytest.mark.parametrize("card", ["ecm", "evade"])
def test_it_holds_the_card_when_we_may_well_move_again_at_once(card: str) -> None:
    """6 The last to move: as often as not an area defence would be gone before the enemy could attack."""
    assert laid(LAST, card, "slava iowa", "row2: nimitz") == []


def test_it_covers_the_force_from_many_aircraft_whoever_moves_next() -> None:
    assert laid(LAST, "cover", "slava", "row2: nimitz enterprise", force="kitty-hawk") == ["cover"]


def test_it_holds_a_second_card_of_a_kind_that_always_succeeds() -> None:
    assert laid(FIRST, "ecm ecm evade evade", "slava iowa") == ["ecm", "evade"]


def test_it_holds_what_would_meet_nothing() -> None:
    """No missile in sight; no submarine; no gun in the first row."""
    assert laid(FIRST, "ecm", "pantera") == []
    assert laid(FIRST, "asw", "slava") == []
    assert laid(FIRST, "evade", "hermes", "row2: slava") == []


def test_it_covers_the_force_with_what_is_left_in_the_last_series() -> None:
    """6.2 No later turn is left for a card that is held."""
    position = TURN.replace("turn:", "series: 9 last\ndraw: none\nturn:")
    said = answers(
        position.format(**FIRST, force="ariadne", hand="evade", front="iowa", more="", enemy="gun5 gun5")
    )
    assert said[0] == "evade"


def test_it_answers_with_the_card_it_has_held() -> None:
    """The last of a series holds its ECM and is the first to be attacked in the next."""
    position = TURN.format(
        **LAST,
        force="ticonderoga",
        hand="ecm dc dc dc dc dc gun5",
        front="slava",
        more="",
        enemy=SEVEN,
    )
    with Scene(GAME, position, rolls=[3], draws=["gun5", "2", "1"]) as scene:
        bot = Doctrine(0)
        said = []
        while True:
            seat = scene.state.mover()
            if seat == 1:
                if isinstance(scene.state.stack[-1], BattleStations):
                    break
                scene.done()
                continue
            view = scene.state.observe(0)
            action = bot.choose(view, 0, view.legal(0))
            said.append(text(action, GAME.catalogue))
            scene.state.apply(0, action)
        assert "ecm" not in said
        scene.do(2, "missileC slava > ticonderoga; done")
        view = scene.state.observe(0)
        assert text(bot.choose(view, 0, view.legal(0)), GAME.catalogue) == "ecm"


def test_it_throws_away_anything_before_a_defence_that_can_be_used() -> None:
    position = "coldwar 1\nturn: seat1 6.1.C.2\nseat 1\n  row1: iowa\n  hand: {}\nseat 2\n  row1: slava\n"
    for card in ("ecm", "evade", "cover"):
        assert first_answer(position.format(f"{card} gun16"), 1) == "gun16"
        assert first_answer(position.format(f"{card} missileC"), 1) == "missileC"
        assert first_answer(position.format(f"{card} lbas"), 1) == "lbas"


# -- the rest of a turn ----------------


def first_answer(position: str, seat: int) -> str:
    state = GAME.parse(position, FastDice(0))
    view = state.observe(seat - 1)
    return text(Doctrine(0).choose(view, seat - 1, view.legal(seat - 1)), GAME.catalogue)


def test_submarines_dive() -> None:
    position = (
        "coldwar 1\nturn: seat1 6.1.A.4 fog=3\nseat 1\n  row1: knox\n  subs: alfa(active)\n"
        "seat 2\n  row1: slava\n"
    )
    assert first_answer(position, 1) == "alfa"


def test_it_retreats_when_badly_hurt() -> None:
    hurt = (
        "coldwar 1\nturn: seat1 6.1.A.6 fog=1\nseat 1\n  row1: {}\n  hand: retreat\nseat 2\n  row1: slava\n"
    )
    assert first_answer(hurt.format("nimitz(crippled) kirov(missileB)"), 1) == "retreat"
    assert first_answer(hurt.format("nimitz kirov"), 1) == "done"


def test_it_throws_away_what_it_cannot_use() -> None:
    position = (
        "coldwar 1\nturn: seat1 6.1.C.2 played\nseat 1\n  row1: knox\n  hand: {}\nseat 2\n  row1: slava\n"
    )
    assert first_answer(position.format("torpedo dc"), 1) == "torpedo"
    assert first_answer(position.format("evade ecm cover dc"), 1) == "done"


def test_it_leaves_point_defences_for_what_matters() -> None:
    position = """
coldwar 1
turn: seat1 6.1.B.1 fog=3
seat 1
  row1: iowa
  hand: gun3 gun5
seat 2
  row1: {ship}
  row2: nimitz
  hand: evade
"""
    for ship, shot, answer in (("kirov", "gun3", "done"), ("knox", "gun5", "evade")):
        with Scene(GAME, position.format(ship=ship)) as scene:
            scene.do(1, f"{shot} iowa > {ship}; done")
            view = scene.state.observe(1)
            said = text(Doctrine(0).choose(view, 1, view.legal(1)), GAME.catalogue)
            assert said == answer
