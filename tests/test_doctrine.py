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
ACTION: dict[str, Value] = {"action": True}
ALL_CARDS: dict[str, Value] = {"action": True, "tactics": 9, "bad_luck": 20, "escorts": True}
TABLES += [{**ALL_CARDS, **table} for table in TABLES]
TABLES += [
    {"seats": 2, "rounds": 1, **ACTION},
    {"seats": 2, "rounds": 1, "tactics": 4},
    {"seats": 2, "rounds": 1, "bad_luck": 7, "bad_luck_dealt": True},
    {"seats": 2, "rounds": 2, "tactics": 4},
    {"seats": 2, "rounds": 2, **ALL_CARDS, "tactics_last": "round"},
]


def wins(games: int, seed: int, options: dict[str, Value]) -> float:
    """The share of games won against random; seats are swapped from game to game."""
    report = simulate(GAME, options, 2, games, ("doctrine", "random"), seed, workers=1)
    assert report.bots["doctrine"].played == games
    return report.bots["doctrine"].share


# -- strength ----------------


@pytest.mark.parametrize("options", [{}, ACTION, ALL_CARDS], ids=["base", "action", "all cards"])
def test_it_beats_random(options: dict[str, Value]) -> None:
    """At least 95 of 100 are asked for; a sample of this size must do better."""
    assert wins(60, 2024, options) >= 0.97


@pytest.mark.soak
@pytest.mark.parametrize("options", [{}, ACTION, ALL_CARDS], ids=["base", "action", "all cards"])
def test_it_beats_random_in_a_thousand_games(options: dict[str, Value]) -> None:
    assert wins(1000, 2025, options) >= 0.95


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
    for cards in ({}, ALL_CARDS):
        play({"seats": seats, "rounds": 1, **cards}, seed, [Meddler(seat) for seat in range(seats)])
        play({"seats": 4, "rounds": 1, "team_size": 2, **cards}, seed, [Meddler(seat) for seat in range(4)])


# -- only what the seat may know ----------------


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 2, "rounds": 1},
        {"seats": 3, "rounds": 1},
        {"seats": 4, "rounds": 1, "team_size": 2},
        {"seats": 6, "rounds": 1},
        {"seats": 2, "rounds": 1, **ALL_CARDS},
        {"seats": 3, "rounds": 1, **ALL_CARDS},
        {"seats": 4, "rounds": 1, "team_size": 2, **ALL_CARDS},
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


# -- the expansion ----------------


def answer_of(scene: Scene, seat: int) -> str:
    """What doctrine says to the question that a seat is asked now."""
    assert seat in scene.asked()
    view = scene.state.observe(seat - 1)
    return text(Doctrine(0).choose(view, seat - 1, view.legal(seat - 1)), GAME.catalogue)


def action(position: str, rolls: list[int] | None = None, options: str = "") -> Scene:
    head = f"coldwar 1\noptions: action=yes{'; ' + options if options else ''}\n"
    return Scene(GAME, head + position, rolls)


@pytest.mark.parametrize(("ship", "answer"), [("nimitz", "intelligence"), ("knox", "done")])
def test_it_negates_an_additional_ship_that_is_strong(ship: str, answer: str) -> None:
    position = f"""
turn: seat2 6.1.A.5 fog=3
top: {ship}
seat 1
  row1: iowa
  hand: intelligence gun5
seat 2
  row1: slava
  hand: ship
"""
    with action(position) as scene:
        scene.do(2, "ship")
        assert answer_of(scene, 1) == answer


@pytest.mark.parametrize(
    ("force", "answer"),
    [("nimitz(crippled) kirov(missileB) slava(missileB)", "intelligence"), ("kirov", "done")],
)
def test_it_negates_the_retreat_of_a_force_that_is_badly_hurt(force: str, answer: str) -> None:
    position = f"""
turn: seat2 6.1.A.6 fog=3
seat 1
  row1: iowa
  hand: intelligence gun5
seat 2
  row1: {force}
  hand: retreat
"""
    with action(position) as scene:
        scene.do(2, "retreat")
        assert answer_of(scene, 1) == answer


CONTROL = """
turn: seat1 6.1.B.1 fog=3
discard: refuel*4 crash-dive*4 ews*5
seat 1
  row1: iowa
  hand: gun16 gun3 intelligence
seat 2
  row1: {ship}
  row2: nimitz
  hand: dc {hand}
"""


@pytest.mark.parametrize(
    ("ship", "shot", "answer"), [("slava(missileB)", "gun16", "intelligence"), ("kirov", "gun3", "done")]
)
def test_it_negates_damage_control_that_would_save_a_ship(ship: str, shot: str, answer: str) -> None:
    with action(CONTROL.format(ship=ship, hand="")) as scene:
        scene.do(1, f"{shot} iowa > {ship.partition('(')[0]}; done")
        scene.done()
        scene.do(2, "dc #1")
        assert answer_of(scene, 1) == answer


def test_it_stands_by_its_own_special() -> None:
    """The chain goes on as long as the Special is worth it; nobody negates a Special of his own."""
    position = CONTROL.format(ship="slava(missileB)", hand="intelligence")
    with action(position) as scene:
        scene.do(1, "gun16 iowa > slava; done")
        scene.done()
        scene.do(2, "dc #1")
        scene.do(1, "intelligence")
        assert answer_of(scene, 2) == "intelligence"


def test_it_plays_a_tactic_as_soon_as_it_may() -> None:
    position = """
turn: seat1 start
seat 1
  row1: iowa
  hand: satellite gun5
seat 2
  row1: slava
"""
    with action(position, options="tactics=4") as scene:
        scene.state.settle()
        assert answer_of(scene, 1) == "tactic-satellite"


BATTLE = """
turn: seat1 6.1.B.1 fog={fog}
discard: {gone}
seat 1
  row1: {ours}
  hand: {hand}
seat 2
  row1: {theirs}
  {more}
  hand: {cards}
"""


def battle(
    fog: int,
    hand: str,
    theirs: str,
    ours: str = "iowa",
    more: str = "",
    cards: str = "dc",
    gone: str = "none",
) -> list[str]:
    head = "coldwar 1\noptions: action=yes\n"
    return answers(
        head + BATTLE.format(fog=fog, hand=hand, ours=ours, theirs=theirs, more=more, cards=cards, gone=gone)
    )


def test_it_fires_cards_that_fit_any_gun() -> None:
    assert battle(1, "gunAny3", "slava(missileB)")[:3] == ["gunAny3", "iowa", "slava"]


def test_it_lays_mines() -> None:
    assert battle(1, "minefield", "kidd slava knox", ours="ariadne")[:2] == ["minefield", "seat2"]
    swept = battle(1, "minefield", "kidd slava knox", ours="ariadne", more="area: sweepers")
    assert "minefield" not in swept


def test_a_surprise_flies_past_open_air_cover() -> None:
    said = battle(4, "surprise lbas3", "slava kidd", more="area: cover cover\n  row2: nimitz")
    assert said[0] == "lbas3"
    assert said[said.index("surprise") + 1].startswith("#")


def test_no_surprise_is_spent_where_nothing_would_answer() -> None:
    assert "surprise" not in battle(1, "surprise lbas3", "slava kidd")


def test_a_spare_intelligence_looks_before_the_attack() -> None:
    assert battle(4, "intelligence*2 gun5", "slava")[:2] == ["intelligence", "seat2"]
    assert "intelligence" not in battle(2, "intelligence gun5 gun5", "slava knox")


def test_it_takes_the_most_dangerous_card_away() -> None:
    position = BATTLE.format(
        fog=6,
        hand="intelligence",
        ours="iowa",
        theirs="kirov",
        more="",
        cards="gun3 dc",
        gone="intelligence*2",
    )
    with action(position) as scene:
        scene.do(1, "intelligence seat2")
        assert answer_of(scene, 1) == "dc"


def test_fog_that_buys_an_attack_is_not_spent_on_a_discard() -> None:
    position = BATTLE.format(
        fog=2,
        hand="intelligence gun16 missileC",
        ours="iowa",
        theirs="slava knox",
        more="",
        cards="dc",
        gone="intelligence*2",
    )
    with action(position) as scene:
        scene.do(1, "intelligence seat2")
        assert answer_of(scene, 1) == "done"


SURPRISED = """
turn: seat1 6.1.B.1 fog=6
discard: refuel*4 intelligence*3
seat 1
  row1: iowa
  subs: oscar
  hand: surprise missileC gun3
seat 2
  row1: slava
  row2: kirov
  hand: ews evade
"""


def test_early_warning_takes_the_surprise_out_of_an_attack() -> None:
    with action(SURPRISED) as scene:
        scene.do(1, "gun3 iowa > slava; missileC oscar > slava; surprise #2; done")
        assert answer_of(scene, 2) == "ews"
        scene.do(2, "ews")
        assert answer_of(scene, 2) == "#2"
        scene.do(2, "#2")
        assert answer_of(scene, 2) == "#2"


def test_mine_sweepers_meet_a_minefield_that_may_hurt() -> None:
    position = BATTLE.format(
        fog=1, hand="minefield", ours="iowa", theirs="slava knox kidd", more="", cards="sweepers", gone="none"
    )
    with action(position) as scene:
        scene.do(1, "minefield seat2; done")
        assert answer_of(scene, 2) == "sweepers"


def test_a_submarine_dives_from_torpedoes_and_from_her_hunter() -> None:
    position = """
turn: seat1 6.1.B.1 fog=2
discard: intelligence*3 refuel*4
seat 1
  row1: iowa
  subs: victor-iii
  hand: torpedo2 asw
seat 2
  row1: knox
  subs: oscar(active)
  hand: crash-dive
"""
    with action(position) as scene:
        scene.do(1, "asw oscar; done")
        assert answer_of(scene, 2) == "crash-dive"
    hunted = """
turn: seat1 6.1.B.1 fog=2
discard: intelligence*3 refuel*4
seat 1
  row1: iowa
  subs: oscar
  hand: missileC crash-dive
seat 2
  row1: knox kirov
  area: asw
"""
    with action(hunted) as scene:
        scene.do(1, "missileC oscar > kirov; done")
        assert answer_of(scene, 1) == "crash-dive"


def test_it_refuels_what_is_better_than_a_fresh_card() -> None:
    for card, answer in (("cover", "refuel"), ("crew", "done")):
        laid = "area: cover" if card == "cover" else ""
        ship = "nimitz(crew)" if card == "crew" else "nimitz"
        position = f"""
turn: seat1 start
discard: intelligence*3
seat 1
  row1: {ship}
  {laid}
  hand: refuel gun5
seat 2
  row1: slava
"""
        with action(position) as scene:
            scene.state.settle()
            assert answer_of(scene, 1) == answer


LUCK = """
turn: seat2 6.1.C.4
luck: {luck}
seat 1
  row1: iowa
  hand: gun5
seat 2
  row1: {force}
  hand: {hand}
  {more}
"""


@pytest.mark.parametrize(
    ("luck", "force", "answer"),
    [
        ("deck-fire", "hermes nimitz", "nimitz"),
        ("fire-control", "knox kirov", "kirov"),
        ("counter-tactics leak", "knox kirov", "leak"),
    ],
)
def test_bad_luck_strikes_where_it_hurts_most(luck: str, force: str, answer: str) -> None:
    position = LUCK.format(luck=luck, force=force, hand="gun5 ecm", more="area: ecm")
    with action(position, [1] if "explosion" in luck else None, "tactics=4; bad_luck=20") as scene:
        scene.state.settle()
        assert answer_of(scene, 1) == answer


def test_an_explosion_sinks_what_it_can() -> None:
    position = LUCK.format(luck="explosion4", force="kirov slava", hand="gun5", more="")
    with action(position, [1], "tactics=4; bad_luck=20") as scene:
        scene.state.settle()
        assert answer_of(scene, 1) == "slava"


@pytest.mark.parametrize(("luck", "answer"), [("explosion4", "dc"), ("fire-control", "done")])
def test_damage_control_is_for_bad_luck_that_matters(luck: str, answer: str) -> None:
    position = LUCK.format(luck=luck, force="slava", hand="dc", more="")
    rolls = [1] if luck == "explosion4" else None
    with action(position, rolls, "tactics=4; bad_luck=20") as scene:
        scene.state.settle()
        assert answer_of(scene, 2) == answer


def test_cards_of_the_expansion_are_thrown_away_by_what_they_can_do() -> None:
    position = (
        "coldwar 1\noptions: action=yes\nturn: seat1 6.1.C.2\nseat 1\n  row1: knox\n  hand: {}\n"
        "seat 2\n  row1: slava\n"
    )
    for kept, thrown in (
        ("intelligence", "minefield"),
        ("minefield", "sweepers"),
        ("ews", "gunAny2"),
        ("gun3", "crash-dive"),
        ("minefield", "surprise"),
    ):
        assert first_answer(position.format(f"{kept} {thrown}"), 1) == thrown
