"""The probe games keep the contract, and the suites notice games that do not."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from itertools import combinations, permutations, product
from math import comb, prod
from typing import Self

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.probes import auction, duel, flotillas, parley
from tests.probes.frame import Facts
from tests.suite import generic, hidden
from wardroom.core.decision import Decision
from wardroom.core.dice import Dice, FastDice
from wardroom.core.events import Event
from wardroom.core.game import Game
from wardroom.core.notation import read_word
from wardroom.core.options import Value
from wardroom.core.outcome import Odds
from wardroom.core.sealed import Sealed
from wardroom.core.state import SPECTATOR, TRUTH, UNKNOWN, Policy, State, Step
from wardroom.core.vocabulary import NUMBER, DecisionKind, EventKind, Fact

pytestmark = pytest.mark.engine

SEEDS = st.integers(0, 2**32)


def auction_is_sound(state: State) -> None:
    assert isinstance(state, auction.AuctionState)
    for purse, spent, shown in zip(state.purses, state.spent, state.shown, strict=True):
        assert 0 <= spent <= shown <= purse
    assert len(set(state.purses)) == state.seats


def duel_is_sound(state: State) -> None:
    assert isinstance(state, duel.DuelState)
    cards = [*state.hands[0], *state.hands[1], *state.deck, *state.discards]
    assert sorted(cards) == state.all_cards(), "a card was lost or doubled"
    assert len(state.seen) == len(state.discards)
    assert min(state.hulls) >= 0


def parley_is_sound(state: State) -> None:
    assert isinstance(state, parley.ParleyState)
    cards = [card for hand in state.hands for card in hand]
    assert sorted([*cards, *state.deck, *state.discards]) == state.all_cards(), "a card was lost or doubled"


def flotillas_are_sound(state: State) -> None:
    assert isinstance(state, flotillas.FlotillasState)
    for ships in state.ships:
        for kind, count in enumerate(flotillas.FLEET):
            assert not ships or sum(ships[kind::3]) == count
        groups = [ships[3 * group : 3 * group + 3] for group in range(state.groups)] if ships else []
        assert all(sum(held) > 0 for held in groups), "a group without ships"


def duel_run(state: State) -> object:
    """Cards laid aside are a draft: nobody sees them before they lie."""
    return state.stack[-1] if state.stack and isinstance(state.stack[-1], duel.Turn) else None


def purses_are_hidden(truth: State, view: State) -> None:
    assert isinstance(view, auction.AuctionState)
    for seat, purse in enumerate(view.purses):
        assert (purse == UNKNOWN) == (seat != view.observer)


def hands_are_hidden(truth: State, view: State) -> None:
    assert isinstance(view, duel.DuelState | parley.ParleyState)
    assert set(view.deck) <= {UNKNOWN}
    assert all(set(hand) <= {UNKNOWN} for seat, hand in enumerate(view.hands) if seat != view.observer)


def groups_are_hidden(truth: State, view: State) -> None:
    assert isinstance(truth, flotillas.FlotillasState) and isinstance(view, flotillas.FlotillasState)
    for seat, ships in enumerate(view.ships):
        for place, count in enumerate(ships):
            seen = seat == view.observer or truth.met[seat][place // 3] or not view.options["fog"]
            assert (count == UNKNOWN) == (not seen)


@dataclass
class Probe:
    game: Game
    check: generic.Check
    check_view: hidden.CheckView
    private: Callable[[State], object] = hidden.sealed

    def check_secrets(self, options: dict[str, Value], seed: int) -> Counter[str]:
        return hidden.check_game(self.game, options, seed, 6, self.check_view, self.private)


PROBES = [
    Probe(auction.Auction(), auction_is_sound, purses_are_hidden),
    Probe(duel.Duel(), duel_is_sound, hands_are_hidden, duel_run),
    Probe(parley.Parley(), parley_is_sound, hands_are_hidden),
    Probe(flotillas.Flotillas(), flotillas_are_sound, groups_are_hidden),
]
PLAYS = [
    pytest.param(probe, options, id=" ".join([probe.game.key, *(f"{k}={v}" for k, v in options.items())]))
    for probe in PROBES
    for options in generic.option_sets(probe.game)
]


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(("probe", "options"), PLAYS)
@settings(max_examples=3)
@given(seed=SEEDS)
def test_keeps_the_contract(probe: Probe, options: dict[str, Value], seed: int) -> None:
    generic.play_through(probe.game, options, seed, probe.check)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(("probe", "options"), PLAYS)
@settings(max_examples=3)
@given(seed=SEEDS)
def test_keeps_secrets(probe: Probe, options: dict[str, Value], seed: int) -> None:
    counts = probe.check_secrets(options, seed)
    assert counts["views"] and counts["together"]


@pytest.mark.parametrize("probe", PROBES, ids=lambda probe: probe.game.key)
def test_secrets_are_really_examined(probe: Probe) -> None:
    counts: Counter[str] = Counter()
    for seed in range(6):
        counts += probe.check_secrets({}, seed)
    assert counts["varied"] > counts["secrets"] // 2
    assert counts["silent"] > 20
    assert counts["came into play"] > 5
    assert counts["together"] > 5 * counts["came into play"]


# -- imagined worlds are as likely as they should be ---------------------------------------------------------


def test_purses_are_imagined_evenly() -> None:
    game = auction.Auction()
    state = game.new({"seats": 3}, FastDice(5))
    state.purses = [8, 11, 10]
    state.shown = [0, 9, 7]
    view = state.observe(0)
    unseen = [purse for purse in auction.PURSES if purse != 8]
    worlds: dict[Hashable, float] = {(8, a, b): 1.0 for a, b in permutations(unseen, 2) if a >= 9 and b >= 7}
    hidden.check_frequencies(hidden.frequencies(view, lambda w: tuple(cast_auction(w).purses), 4000), worlds)


def cast_auction(world: State) -> auction.AuctionState:
    assert isinstance(world, auction.AuctionState)
    return world


def laid_duel() -> duel.DuelState:
    """Seat 0 has laid three cards of which seat 1 has seen one."""
    state = duel.Duel().new({"copies": 1}, FastDice(3))
    cards = state.hands[0][:3]
    for action in (*(duel.LAY + card for card in cards), 0):
        state.apply(0, action)
    return state


def test_hands_and_covered_discards_are_imagined_evenly() -> None:
    state = laid_duel()
    view = state.observe(1)
    assert view.text().count("?") == 4 + 2 + len(state.deck)
    known = {*state.hands[1], state.discards[-1]}
    unseen = [card for card in range(duel.CARDS) if card not in known]
    worlds: dict[Hashable, float] = {
        (*hand, *covered): 1.0
        for hand in combinations(unseen, 4)
        for covered in permutations([card for card in unseen if card not in hand], 2)
    }
    assert len(worlds) == comb(7, 4) * 3 * 2

    def key(world: State) -> Hashable:
        assert isinstance(world, duel.DuelState)
        return (*world.hands[0], *world.discards[:2])

    hidden.check_frequencies(hidden.frequencies(view, key, 8000), worlds)


@pytest.mark.parametrize("seat", [1, 2])
def test_alike_cards_are_imagined_by_their_number(seat: int) -> None:
    state = parley.Parley().new({"seats": 3}, FastDice(9))
    unseen = Counter(state.all_cards()) - Counter(state.hands[0])
    worlds: dict[Hashable, float] = {}
    for counts in product(range(parley.HAND + 1), repeat=parley.CARDS):
        if sum(counts) == parley.HAND:
            hand = tuple(card for card in range(parley.CARDS) for _ in range(counts[card]))
            worlds[hand] = prod(comb(unseen[card], counts[card]) for card in range(parley.CARDS))

    def key(world: State) -> Hashable:
        assert isinstance(world, parley.ParleyState)
        return tuple(world.hands[seat])

    hidden.check_frequencies(hidden.frequencies(state.observe(0), key, 6000), worlds)


def splits(run: flotillas.Splitting, state: State, chance: float) -> Iterator[tuple[tuple[int, ...], float]]:
    """Every way to split a fleet, with its chance if each answer is as likely as the next."""
    if not run.asks(state):
        yield tuple(run.given), chance
        return
    legal = [a for a in run.candidates(state, run.seat) if run.forbids(state, run.seat, a) == 0]
    for action in legal:
        further = run.copy()
        further.take(state, run.seat, action)
        yield from splits(further, state, chance / len(legal))


def ships_of_1(world: State) -> Hashable:
    assert isinstance(world, flotillas.FlotillasState)
    return tuple(world.ships[1])


def sailed(split: list[int], groups: int, met: list[int]) -> flotillas.FlotillasState:
    state = flotillas.Flotillas().new({"groups": groups}, FastDice(1))
    state.ships, state.met[1] = [split, split], met
    state.stack = [flotillas.Move(0)]
    return state


@pytest.mark.parametrize(
    ("split", "met"), [([1, 0, 1, 1, 3, 4], [0, 0]), ([0, 1, 1, 1, 0, 1, 1, 2, 3], [0, 1, 0])]
)
def test_secret_splits_are_imagined_by_answering_again(split: list[int], met: list[int]) -> None:
    groups = len(met)
    state = sailed(split, groups, met)
    worlds: dict[Hashable, float] = {}
    for parts, chance in splits(flotillas.Splitting(1), state, 1.0):
        if all(not met[place // 3] or parts[place] == split[place] for place in range(len(split))):
            worlds[parts] = chance
    assert len(worlds) > 10
    hidden.check_frequencies(hidden.frequencies(state.observe(0), ships_of_1, 3000), worlds)


class FirstAnswer(Policy):
    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        return legal[0]


def test_a_prior_answers_for_the_seat_unless_reveals_contradict_it() -> None:
    prior = FirstAnswer()
    view = sailed([1, 0, 1, 1, 3, 4], 2, [0, 0]).observe(0)
    assert ships_of_1(view.imagine(FastDice(1), prior)) == (0, 0, 1, 2, 3, 4)
    view = sailed([0, 1, 1, 1, 0, 1, 1, 2, 3], 3, [1, 0, 0]).observe(0)
    imagined = view.imagine(FastDice(1), prior)
    assert isinstance(imagined, flotillas.FlotillasState)
    assert imagined.held(1, 0) == [0, 1, 1]


def test_frequencies_notice_a_bias() -> None:
    even: dict[Hashable, float] = {"a": 1.0, "b": 1.0}
    hidden.check_frequencies(Counter({"a": 510, "b": 490}), even)
    with pytest.raises(AssertionError, match="standard deviations"):
        hidden.check_frequencies(Counter({"a": 600, "b": 400}), even)
    with pytest.raises(AssertionError, match="what cannot be"):
        hidden.check_frequencies(Counter({"a": 500, "c": 500}), even)


# -- knowledge -----------------------------------------------------------------------------------------------


def test_only_the_top_of_a_laid_group_is_seen_until_the_reshuffle() -> None:
    state = laid_duel()
    own, other = state.observe(0), state.observe(1)
    assert own.discards == state.discards
    assert other.discards == [-1, -1, state.discards[-1]]
    assert state.observe(SPECTATOR).discards == other.discards
    while state.discards:
        state.discard(1, state.hands[1][0])
        state.refill(1, duel.HAND)
    assert state.observe(0).deck == [-1] * len(state.deck)


def test_odds_count_what_the_seat_has_not_seen() -> None:
    state = duel.Duel().parse(
        """duel copies=1
        irrevocable 9
        turn 2
        hulls 2 2
        hand0 torp2 evade1 evade3 evade5
        hand1 torp4 torp6 evade2 evade4
        deck torp1
        discards torp3 evade6 torp5
        seen 2 2 7
        step turn 1 -"""
    )
    torpedo_4 = duel.PLAY + 3
    odds = state.odds(1, torpedo_4)
    assert odds is not None and odds.number == 3 and odds.cards_unseen
    # Not seen are 1 2 1 3 5 and the covered 3 and 6.
    assert odds.of("hit") == 4 / 7
    assert state.odds(1, 0) is None and state.odds(0, torpedo_4) is None


def test_groups_that_meet_are_revealed_for_ever() -> None:
    state = sailed([1, 0, 1, 1, 3, 4], 2, [0, 0])
    state.places = [[flotillas.hex_of("a1"), flotillas.hex_of("a3")], [flotillas.hex_of("c1"), 20]]
    assert state.observe(0).ships[1] == [-1] * 6
    sail(state, 0, "alpha", "b2", "b1", "done")
    assert state.met == [[0, 0], [0, 0]] and state.observe(1).ships[0] == [-1] * 6
    sail(state, 1, "done")
    sail(state, 0, "alpha", "c1", "done")
    assert state.met == [[1, 0], [1, 0]]
    sail(state, 1, "alpha", "d1", "done")
    assert state.observe(0).ships[1] == [1, 0, 1, -1, -1, -1]
    assert state.observe(SPECTATOR).ships == [[1, 0, 1, -1, -1, -1]] * 2


@pytest.mark.parametrize(("enemy", "end"), [("g5", "c3"), ("c3", "c1"), ("c1", "a1"), ("c2", "c3")])
def test_a_move_takes_its_via_hexes(enemy: str, end: str) -> None:
    """It ends before the first stop where an enemy is; hexes between the stops are passed unseen."""
    state = sailed([1, 0, 1, 1, 3, 4], 2, [0, 0])
    state.places[1][0] = flotillas.hex_of(enemy)
    sail(state, 0, "alpha", "c3", "c1", "done")
    assert flotillas.HEXES[state.places[0][0]] == end
    assert state.met[1] == [int(end != "c3"), 0]


def test_each_leg_of_a_move_counts() -> None:
    state = sailed([1, 0, 1, 1, 3, 4], 2, [0, 0])

    def may(word: str) -> bool:
        refusal = state.why_not(0, flotillas.HEX + flotillas.hex_of(word))
        assert refusal is None or (refusal.name, refusal.rule) == ("too-far", "3.1")
        return refusal is None

    sail(state, 0, "alpha")
    assert may("a5") and may("b4") and may("e1") and not may("f1") and not may("c4")
    sail(state, 0, "c1")
    assert may("a3") and not may("e1")
    sail(state, 0, "b1")
    assert may("a2") and not may("a3")


def sail(state: flotillas.FlotillasState, seat: int, *words: str) -> None:
    for word in words:
        state.apply(seat, read_word(flotillas.Flotillas(), state, seat, word))


# -- the hidden suite notices leaks --------------------------------------------------------------------------


class OpenHand(duel.DuelState):
    """Forgets to hide the hand of the other seat."""

    def show(self, other: Self, seat: int) -> None:
        super().show(other, seat)
        other.hands = [hand[:] for hand in self.hands]


class UnwrittenPeek(duel.DuelState):
    """Hides the next card from the text, but not from whoever holds the view."""

    peek = 0

    def show(self, other: Self, seat: int) -> None:
        super().show(other, seat)
        assert isinstance(other, UnwrittenPeek)
        other.peek = self.deck[0]


class LoudDraw(duel.DuelState):
    """Tells everybody what was drawn."""

    def tell(self, name: str, rule: str, seat: int, secret: Facts | None = None, **facts: Fact) -> None:
        super().tell(name, rule, seat, None, **facts, **(secret or {}))


class KnowingRefusal(duel.DuelState):
    """Says in a refusal what the other seat holds."""

    def case(self, seat: int, action: int) -> Facts:
        return {"held": self.hands[1 - seat].count((action - duel.PLAY) % duel.CARDS)}


class KnowingOdds(duel.DuelState):
    """Counts the cards that really are in the deck."""

    def odds(self, seat: int, action: int) -> Odds | None:
        odds = super().odds(seat, action)
        high = sum(duel.strength(card) > 3 for card in self.deck) / max(1, len(self.deck))
        return odds and Odds(odds.names, [high, 1 - high])


class VisibleDraft(duel.DuelState):
    """Shows cards being laid before they lie."""

    def show(self, other: Self, seat: int) -> None:
        super().show(other, seat)
        other.irrevocable += sum(len(step.given) for step in self.stack if isinstance(step, duel.Turn))


class SameWorld(duel.DuelState):
    """Imagines always the same."""

    def fill(self, world: Self, rng: Dice, prior: Policy | None) -> None:
        super().fill(world, FastDice(1), prior)
        world.deck.sort()


class FullDeck(duel.DuelState):
    """Imagines cards that the observer holds itself."""

    def fill(self, world: Self, rng: Dice, prior: Policy | None) -> None:
        for hand in world.hands:
            hand[:] = sorted(rng.below(duel.CARDS, 0) for _ in hand)
        super().fill(world, rng, prior)


class OddTide(duel.DuelState):
    """Lets a card in a hidden hand move the irrevocable, so that undo betrays it."""

    def next_turn(self) -> None:
        super().next_turn()
        self.irrevocable += self.hands[1][0]


LEAKY_DUELS = [
    OpenHand,
    UnwrittenPeek,
    LoudDraw,
    KnowingRefusal,
    KnowingOdds,
    VisibleDraft,
    SameWorld,
    FullDeck,
    OddTide,
]


@pytest.mark.parametrize("states", LEAKY_DUELS, ids=lambda states: str(states.__name__))
def test_a_leaking_duel_is_caught(states: type[duel.DuelState]) -> None:
    class LeakyDuel(duel.Duel):
        made_of = states

    with pytest.raises(AssertionError):
        for seed in range(5):
            hidden.check_game(LeakyDuel(), {}, seed, samples=12, private=duel_run)


class GoodGuess(duel.DuelState):
    """Often imagines the very truth that was observed last."""

    observed: "GoodGuess | None" = None

    def show(self, other: Self, seat: int) -> None:
        super().show(other, seat)
        if self.observer == TRUTH:
            GoodGuess.observed = self

    def fill(self, world: Self, rng: Dice, prior: Policy | None) -> None:
        super().fill(world, rng, prior)
        if GoodGuess.observed is not None and rng.below(2, 0):
            GoodGuess.observed.keep(world)


def test_preferring_the_truth_is_caught() -> None:
    class GuessedDuel(duel.Duel):
        made_of = GoodGuess

    with pytest.raises(hidden.Leak, match="prefers the truth"):
        hidden.check_game(GuessedDuel(), {}, 1, samples=40, private=duel_run)


class OpenPurses(auction.AuctionState):
    """Shows what was dealt and never changes: worlds imagined from such a view are all alike."""

    def show(self, other: auction.AuctionState, seat: int) -> None:
        other.purses = self.purses[:]


def test_only_the_game_knows_that_a_constant_must_be_hidden() -> None:
    class OpenAuction(auction.Auction):
        made_of = OpenPurses

    hidden.check_game(OpenAuction(), {}, 1, samples=6)
    with pytest.raises(AssertionError):
        hidden.check_game(OpenAuction(), {}, 1, 6, purses_are_hidden)


class NoticedBidding(auction.Bidding):
    """Shows who has finished."""

    def observe(self, state: State, seat: int) -> Step:
        other = super().observe(state, seat)
        assert isinstance(other, Sealed)
        other.pending = self.pending
        return other


class HeardBidding(auction.Bidding):
    """Announces that somebody has begun."""

    def take(self, state: State, seat: int, action: int) -> None:
        super().take(state, seat, action)
        if state.log is not None:
            state.log.append(Event(EventKind("began", seat=NUMBER), "2", {"seat": seat}))


@pytest.mark.parametrize("bidding", [NoticedBidding, HeardBidding])
def test_a_noticed_sealed_run_is_caught(
    bidding: type[auction.Bidding], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(auction, "Bidding", bidding)
    monkeypatch.setattr(auction.AuctionState, "steps", (bidding,))
    with pytest.raises(hidden.Leak, match=r"noticed|heard of"):
        hidden.check_game(auction.Auction(), {}, 1, samples=1)


# -- the generic suite notices broken promises ---------------------------------------------------------------


class SharedHands(duel.DuelState):
    def keep(self, other: Self) -> None:
        super().keep(other)
        other.hands = self.hands


class ForgottenHull(duel.DuelState):
    def lines(self) -> list[str]:
        return [line if not line.startswith("hulls") else "hulls 2 2" for line in super().lines()]


class LostCard(duel.DuelState):
    def discard(self, seat: int, card: int, covered: bool = False) -> None:
        super().discard(seat, card, covered)
        if card == 5:
            self.discards.pop()
            self.seen.pop()


class NoWinner(duel.DuelState):
    def outcome(self) -> None:
        return None


class Namelessness(duel.DuelState):
    def decision(self, seat: int) -> Decision:
        return Decision(seat, DecisionKind(""), "")


class LegalSurplus(duel.DuelState):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat) and [0, duel.LAY, duel.LAY + 1]


class EndlessDuel(duel.DuelState):
    def next_turn(self) -> None:
        self.turn = 1
        self.hulls = [2, 2]
        super().next_turn()


BROKEN_DUELS = [
    SharedHands,
    ForgottenHull,
    LostCard,
    NoWinner,
    Namelessness,
    LegalSurplus,
    EndlessDuel,
]


@pytest.mark.parametrize("states", BROKEN_DUELS, ids=lambda states: str(states.__name__))
def test_a_broken_duel_is_caught(states: type[duel.DuelState]) -> None:
    class BrokenDuel(duel.Duel):
        made_of = states

    with pytest.raises(AssertionError):
        for seed in range(3):
            generic.play_through(BrokenDuel(), {}, seed, duel_is_sound, most=300)


class Babel(duel.Duel):
    """Two cards have one name."""

    def action_text(self, action: int) -> str:
        return super().action_text(action).replace("6", "5")


class Spaces(duel.Duel):
    """A name of two words, which no line can hold."""

    def action_text(self, action: int) -> str:
        return super().action_text(action).replace("lay-", "lay ")


class Forgetful(duel.Duel):
    """Does not read the discards back."""

    def parse(self, text: str, dice: Dice | None = None) -> duel.DuelState:
        state = super().parse(text, dice)
        state.seen = [7 for _ in state.seen]
        return state


@pytest.mark.parametrize("game", [Babel(), Spaces(), Forgetful()], ids=lambda game: type(game).__name__)
def test_a_broken_notation_is_caught(game: duel.Duel) -> None:
    with pytest.raises(AssertionError):
        for seed in range(3):
            generic.play_through(game, {}, seed)


# -- bots ----------------------------------------------------------------------------------------------------


class RandomBot(Policy):
    def __init__(self) -> None:
        self.chance = FastDice(7)

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        return legal[self.chance.below(len(legal), 0)]


class Peeper(Policy):
    """Plays by the next card, where it is to be had."""

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        return legal[getattr(view, "peek", 0) % len(legal)]


@pytest.mark.parametrize("probe", PROBES, ids=lambda probe: probe.game.key)
def test_an_honest_bot_is_unmoved_by_hidden_cards(probe: Probe) -> None:
    for seed in range(3):
        hidden.check_policy(RandomBot, probe.game, {}, seed)


def test_a_cheating_bot_is_caught() -> None:
    class PeekedDuel(duel.Duel):
        made_of = UnwrittenPeek

    hidden.check_policy(Peeper, duel.Duel(), {}, 1)
    with pytest.raises(hidden.Leak, match="the bot chose"):
        hidden.check_policy(Peeper, PeekedDuel(), {}, 1)
