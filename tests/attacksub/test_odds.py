"""The chances beside a choice are exact: against every way in which the unseen cards can lie and be drawn."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import permutations

import pytest

from tests.attacksub.table import CATALOGUE, Table, a, cards_with, hit, malfunction, number, ship
from tests.marks import rule
from wardroom.core.notation import read_word
from wardroom.core.outcome import Odds
from wardroom.games.attacksub.game import GAME

PS = a("passive", rn=5)
WL = a("lockon", contact=1)
CR = a("reduction", sub_only=False)
COR = a("range")
EA = a("evasion", sub_only=False)


@dataclass
class Case:
    """What seat 1 cannot see: cards of the other hand, under its discards, and in the pile."""

    scenario: str
    lines: str
    hand: int
    under: int
    pile: int
    pool: list[str]
    # Those that the other hand may have held since the shuffle, and how many of its cards are.
    old: list[str] = field(default_factory=list)
    kept: int = 0

    def text(self, hand: tuple[str, ...], under: tuple[str, ...], pile: tuple[str, ...]) -> str:
        memory = f"\nmemory seat1: kept=0,{self.kept} buried=0,0 {' '.join(self.old)}" if self.old else ""
        return (
            f"{self.lines}\ndraw: {' '.join(pile)}\nhand seat2: {' '.join(hand) or 'none'}\n"
            f"under seat2: {' '.join(under) or 'none'}{memory}"
        )

    def worlds(self) -> list[tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]]:
        """Every way to deal the pool; the first `kept` cards of the hand are old ones."""
        found = []
        for cards in permutations(range(len(self.pool))):
            dealt = tuple(self.pool[index] for index in cards)
            if all(card in self.old for card in dealt[: self.kept]):
                end = self.hand + self.under
                found.append((dealt[: self.hand], dealt[self.hand : end], dealt[end:]))
        return found

    def odds(self, words: str) -> Odds:
        """What the engine says of the last word."""
        hand, under, pile = self.worlds()[0]
        table = Table(self.scenario, self.text(hand, under, pile))
        *run, last = words.split()
        if run:
            table.do(1, " ".join(run))
        action = read_word(GAME, table.state, 0, last)
        found = table.state.odds(0, action)
        assert found is not None
        view = table.state.observe(0)
        again = view.odds(0, action)
        assert again is not None and again.chances == found.chances
        return found

    def enumerated(self, words: str, draws: int, result: dict[str, str]) -> dict[str, float]:
        """By playing every world with every draw: the chance of the first event named in `result`."""
        found: dict[str, float] = {}
        worlds = Counter(self.worlds())
        for (hand, under, pile), weight in worlds.items():
            for drawn in permutations(range(len(pile)), draws):
                cards = [pile[index] for index in drawn]
                table = Table(self.scenario, self.text(hand, under, pile), None)
                table.dice.draws = [GAME.piece(card) for card in cards]
                table.do(1, words)
                while table.asked() == [2] and table.asking().startswith("answer"):
                    table.do(2, "done")
                name = outcome_of(table, result)
                found[name] = found.get(name, 0.0) + weight / count(len(pile), draws)
        total = sum(found.values())
        return {name: value / total for name, value in found.items()}


def count(pile: int, draws: int) -> int:
    return pile if draws == 1 else pile * (pile - 1)


def outcome_of(table: Table, result: dict[str, str]) -> str:
    for event in table.events:
        if event.name in result:
            return result[event.name]
    return result[""]


def compare(odds: Odds, expected: dict[str, float]) -> None:
    assert abs(sum(odds.chances) - 1) < 1e-12
    for name, chance in zip(odds.names, odds.chances, strict=True):
        assert chance == pytest.approx(expected.get(name, 0.0), abs=1e-12), (name, odds, expected)


SEARCH = {"contact-gained": "contact", "malfunction": "malfunction", "": "nothing"}
SHOT = {"sunk": "sunk", "damaged": "damaged", "dud": "dud", "malfunction": "malfunction", "": "missed"}
POOL = [number(0, PS, WL), number(2, PS, WL), number(7, PS, WL), malfunction(PS, WL), hit("dud", PS, WL)]


@rule("attacksub", "4.1")
def test_a_search() -> None:
    case = Case("a", f"hand seat1: {PS}", 2, 1, 2, POOL)
    found = case.odds(f"{PS} baltimore ivan-rogov")
    assert found.number == ship("ivan-rogov").detect - ship("baltimore").sensor[0] and found.cards_unseen
    compare(found, case.enumerated(f"{PS} baltimore ivan-rogov", 1, SEARCH))


@rule("attacksub", "6.5")
def test_a_shot_and_its_result() -> None:
    pool = [number(6, WL), number(7, WL), malfunction(WL), hit("sunk", WL), hit("dud", WL)]
    case = Case("a", f"contact: baltimore > ivan-rogov 1\nhand seat1: {WL}", 1, 1, 3, pool)
    words = f"{WL} baltimore ivan-rogov done"
    expected = Counter[str]()
    for (hand, under, pile), weight in Counter(case.worlds()).items():
        for first, second in permutations(range(3), 2):
            table = Table("a", case.text(hand, under, pile), None)
            table.dice.draws = [GAME.piece(pile[first]), GAME.piece(pile[second])]
            table.do(1, words)
            while table.asked() == [2]:
                table.do(2, "done")
            expected[outcome_of(table, SHOT)] += weight
    total = sum(expected.values())
    compare(case.odds(words), {name: value / total for name, value in expected.items()})


@rule("attacksub", "2.3", "6.5")
def test_a_shot_when_the_result_comes_from_the_shuffled_discards() -> None:
    """One card is left in the pile; the second is any of those discarded, the shot itself among them."""
    pool = [number(7, WL), number(0, WL), hit("dud", WL)]
    case = Case("a", f"contact: baltimore > ivan-rogov 1\nhand seat1: {WL}", 2, 0, 1, pool)
    words = f"{WL} baltimore ivan-rogov done"
    need = case.odds(words).number
    expected = {"missed": 0.0, "sunk": 0.0, "damaged": 0.0, "dud": 0.0}
    for (hand, _, pile), weight in Counter(case.worlds()).items():
        card = CATALOGUE.cards[GAME.piece(pile[0])]
        if card.rn < need:
            expected["missed"] += weight
            continue
        left = CATALOGUE.counts[:]
        for key in hand:
            left[GAME.piece(key)] -= 1
        for print_, copies in enumerate(left):
            expected[result_on(print_, "ivan-rogov")] += weight * copies / sum(left)
    total = sum(expected.values())
    compare(case.odds(words), {name: value / total for name, value in expected.items()})


def result_on(print_: int, key: str) -> str:
    """What a hit result does to an undamaged submarine, read off the card."""
    card, target = CATALOGUE.cards[print_], ship(key)
    if card.sinks or card.sensor_hits >= len(target.sensor) or card.attack_hits >= len(target.attack):
        return "sunk"
    return "damaged" if card.sensor_hits or card.attack_hits else "dud"


@rule("attacksub", "2.3", "4.1")
def test_what_was_held_at_the_shuffle_is_not_in_the_pile() -> None:
    case = Case("a", f"deck: 2\nhand seat1: {PS}", 2, 0, 3, POOL, old=POOL[:2], kept=1)
    compare(case.odds(f"{PS} baltimore ivan-rogov"), case.enumerated(f"{PS} baltimore ivan-rogov", 1, SEARCH))


@rule("attacksub", "2.3", "6.5")
def test_and_the_second_card_knows_it_too() -> None:
    pool = [number(6, WL), number(7, WL), malfunction(WL), hit("sunk", WL), hit("dud", WL)]
    lines = f"deck: 2\ncontact: baltimore > ivan-rogov 1\nhand seat1: {WL}"
    case = Case("a", lines, 2, 0, 3, pool, old=pool[:3], kept=2)
    words = f"{WL} baltimore ivan-rogov done"
    expected = Counter[str]()
    for (hand, under, pile), weight in Counter(case.worlds()).items():
        for first, second in permutations(range(3), 2):
            table = Table("a", case.text(hand, under, pile), None)
            table.dice.draws = [GAME.piece(pile[first]), GAME.piece(pile[second])]
            table.do(1, words)
            while table.asked() == [2]:
                table.do(2, "done")
            expected[outcome_of(table, SHOT)] += weight
    total = sum(expected.values())
    compare(case.odds(words), {name: value / total for name, value in expected.items()})


@rule("attacksub", "5.2", "9.5")
def test_a_reduction() -> None:
    case = Case("a", f"contact: ivan-rogov > baltimore 2\nhand seat1: {CR}", 2, 1, 2, POOL)
    expected = case.enumerated(f"{CR} baltimore", 1, {"contacts-shaken": "reduced", "": "nothing"})
    compare(case.odds(f"{CR} baltimore"), expected)


@rule("attacksub", "9.4")
def test_a_repair() -> None:
    case = Case("a", f"ship baltimore: weak-sensor=1\nhand seat1: {PS}", 2, 1, 2, POOL)
    expected = case.enumerated(
        "repair baltimore sensor", 1, {"repaired": "repaired", "malfunction": "down", "": "nothing"}
    )
    compare(case.odds("repair baltimore sensor"), expected)


@rule("attacksub", "5.5")
def test_a_drift() -> None:
    case = Case("a", f"ship baltimore: dead\nhand seat1: {PS}", 2, 1, 2, POOL)
    found = case.odds("drift baltimore")
    shares = Counter(
        "useful" if CATALOGUE.cards[GAME.piece(key)].rn in range(4, 8) else "nothing" for key in POOL
    )
    compare(found, {name: number / len(POOL) for name, number in shares.items()})


@rule("attacksub", "11.1")
def test_an_entry() -> None:
    case = Case("c", f"deck: 2\nhand seat1: {COR}", 2, 1, 2, POOL)
    expected = case.enumerated(f"{COR} enter", 1, {"entered": "enters", "": "waits"})
    compare(case.odds(f"{COR} enter"), expected)


@rule("attacksub", "13E")
def test_a_race() -> None:
    lines = f"deck: 3\ncontact: oppokov > simferopol 1\nhand seat1: {COR}"
    case = Case("e", lines, 2, 1, 2, POOL)
    expected = case.enumerated(f"{COR} open oppokov force", 1, {"game-won": "race-won", "": "race-on"})
    compare(case.odds(f"{COR} open oppokov force"), expected)


@rule("attacksub", "10.3")
def test_a_helicopter() -> None:
    helo = a("helicopter")
    case = Case("b", f"helo: simpson {helo}\nhand seat1: {PS}", 2, 1, 2, POOL)
    found = case.odds(f"{PS} helo-simpson")
    lasting = ship("simpson").duration
    shares = Counter[str]()
    for key in POOL:
        rn = CATALOGUE.cards[GAME.piece(key)].rn
        shares["weather" if rn == 8 else ("stays" if rn >= lasting else "lands")] += 1
    compare(found, {name: number / len(POOL) for name, number in shares.items()})


@rule("attacksub", "5.3", "7.1", "13.4")
def test_the_defender_sees_what_an_answer_changes() -> None:
    table = Table("a", f"hand seat1: {PS}\nhand seat2: {CR}")
    table.do(1, f"{PS} baltimore > ivan-rogov")
    before, after = (odds_at(table, 2, word) for word in ("done", CR))
    value = cards_with("reduction", key=CR)[0].value
    assert after.number == before.number + value and after.of("contact") < before.of("contact")
    table = Table("a", f"contact: baltimore > ivan-rogov 1\nhand seat1: {WL}\nhand seat2: {EA}")
    table.do(1, f"{WL} baltimore > ivan-rogov done")
    before, after = (odds_at(table, 2, word) for word in ("done", EA))
    assert after.number == before.number + cards_with("evasion", key=EA)[0].value
    assert after.of("missed") > before.of("missed")
    lines = f"""
        ship kotov: in
        contact: kotov > valiant 1
        contact: valiant > kotov 1
        hand seat1: {COR}
        hand seat2: cor/7
    """
    table = Table("f", lines)
    table.do(1, f"{COR} close kotov valiant")
    assert 0 < odds_at(table, 2, "cor/7").of("negated") < 1


def odds_at(table: Table, seat: int, word: str) -> Odds:
    found = table.state.odds(seat - 1, read_word(GAME, table.state, seat - 1, word))
    assert found is not None
    return found
