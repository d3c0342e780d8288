"""Tunes the reconstructed numbers of Cold War Naval Battles until play meets the targets.

    python tools/tune_coldwar.py                 measure the deck as it is
    python tools/tune_coldwar.py --tune          search from the first estimate; --write rewrites cards.toml
    python tools/tune_coldwar.py --report FILE   measure and write the page about the content

Doctrine plays doctrine, two seats, all advanced rules, in three styles. The search exchanges cards one or
two at a time and moves derived numbers by one step. It never touches a printed or published value, goes no
further from the first estimate than the bounds below, and refuses a change that helps one style of play at
the cost of another: that would mend a weakness of the bot and not the game. The same seed gives the same
result.
"""

from __future__ import annotations

import argparse
import json
import math
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from wardroom.bots.coldwar import STYLES
from wardroom.core.library import Page
from wardroom.games.coldwar.catalogue import Card, Catalogue, Ship
from wardroom.games.coldwar.load import CARD_FIELDS, SHIP_FIELDS, catalogue, entries
from wardroom.lab.balance import TARGETS, Balance, Trial, details, measure, target_report

ROOT = Path(__file__).parent.parent
CONTENT = ROOT / "src" / "wardroom" / "games" / "coldwar" / "content"
CARDS = CONTENT / "cards.toml"
SHIPS = CONTENT / "ships.toml"
ACTION = CONTENT / "action.toml"

DECK = 114
# The first estimate of what needs no weapon: defences and Damage Control about a quarter of the deck, ASW for
# the ten submarines, three times as many land based strikes as bombers, a few of the rest. Weapons share what
# is left, see `first_counts`.
FIRST_OTHERS = {
    "asw": 8,
    "lbas": 6,
    "bomber": 2,
    "evade": 8,
    "ecm": 8,
    "cover": 6,
    "ship": 3,
    "retreat": 2,
    "dc": 5,
    "crew": 2,
}
# The derived numbers, by the rules at the head of cards.toml; each may move by one step.
FIRST_NUMBERS = {"gun5": (2,), "gun16": (4,), "torpedo": (4,), "lbas": (3, 2, 1), "bomber": (2,)}
DAMAGES = ("gun5", "gun16", "torpedo")
DEFENCES = ("cover", "dc", "ecm", "evade")
ATTACKS = {
    "gun": ("gun3", "gun5", "gun16"),
    "missile": ("missileA", "missileB", "missileC"),
    "torpedo": ("torpedo",),
    "asw": ("asw",),
    "land": ("lbas",),
    "bomber": ("bomber",),
    "carrier": ("crew",),
}
WEAPONS = (*ATTACKS["gun"], *ATTACKS["missile"], *ATTACKS["torpedo"])
# A plausible deck: variety, a few Damage Controls, about a quarter of defences.
LEAST = 2
CONTROLS = (4, 7)
DEFENCE_SHARE = (0.22, 0.28)
# Bounds the search aims at: a little inside the targets, so that chance does not undo them.
MARGIN = {"turns": 0.5, "largest share": 1.0, "answered": 1.0, "rounds": 0.1, "two to four": 1.0}
# What a change must gain in all, and may cost in one style.
GAIN = 0.05
COST = 0.08


@dataclass(frozen=True)
class Deck:
    """Counts and derived numbers of the cards."""

    counts: tuple[tuple[str, int], ...]
    numbers: tuple[tuple[str, tuple[int, ...]], ...]

    def count(self, key: str) -> int:
        return dict(self.counts)[key]

    def with_exchange(self, loser: str, winner: str, cards: int) -> Deck:
        counts = dict(self.counts)
        counts[loser] -= cards
        counts[winner] += cards
        return replace(self, counts=tuple(counts.items()))

    def with_number(self, key: str, values: tuple[int, ...]) -> Deck:
        numbers = dict(self.numbers)
        numbers[key] = values
        return replace(self, numbers=tuple(numbers.items()))

    def catalogue(self, base: Catalogue) -> Catalogue:
        numbers = dict(self.numbers)
        cards = []
        for card in base.cards:
            if card.set != "base":
                continue
            values = numbers.get(card.key)
            damage = values[0] if values and card.key in DAMAGES else card.damage
            chances = list(values) if values and card.key not in DAMAGES else card.numbers
            cards.append(
                Card(
                    card.id,
                    card.key,
                    card.name,
                    card.family,
                    card.size,
                    damage,
                    card.attacks,
                    chances,
                    self.count(card.key),
                )
            )
        return Catalogue(base.ships, cards, base.order_cards, "tuning")

    def distance(self) -> int:
        """How many cards and steps it lies from the first estimate."""
        moved = sum(abs(count - FIRST_COUNTS[key]) for key, count in self.counts) // 2
        for key, values in self.numbers:
            moved += sum(abs(a - b) for a, b in zip(values, FIRST_NUMBERS[key], strict=True))
        return moved

    def fault(self) -> str:
        """Why the deck is not plausible, or nothing."""
        if sum(count for _, count in self.counts) != DECK:
            return f"not {DECK} cards"
        for key, count in self.counts:
            if count < LEAST:
                return f"fewer than {LEAST} {key}"
            if abs(count - FIRST_COUNTS[key]) > count_step(key):
                return f"{key} too far from the first estimate"
        for kinds in (ATTACKS["missile"], ("gun5", "gun16"), ("gun3", "gun16")):
            amounts = [self.count(key) for key in kinds]
            if amounts != sorted(amounts, reverse=True):
                return f"heavy cards not rarer than light ones: {', '.join(kinds)}"
        if not CONTROLS[0] <= self.count("dc") <= CONTROLS[1]:
            return "Damage Control out of bounds"
        share = sum(self.count(key) for key in DEFENCES) / DECK
        if not DEFENCE_SHARE[0] <= share <= DEFENCE_SHARE[1]:
            return "defences out of bounds"
        return self.number_fault()

    def number_fault(self) -> str:
        numbers = dict(self.numbers)
        for key, values in self.numbers:
            if any(abs(a - b) > 1 for a, b in zip(values, FIRST_NUMBERS[key], strict=True)):
                return f"{key} more than one step from its derived value"
        if not 1 < numbers["gun5"][0] < numbers["gun16"][0]:
            return "guns not from light to heavy"
        # 7.13: more than the 2 of the expansion's torpedo; nothing is heavier than the heaviest missile.
        if not 2 < numbers["torpedo"][0] <= 4:
            return "torpedo out of bounds"
        rows = numbers["lbas"]
        if list(rows) != sorted(rows, reverse=True) or rows[2] < 1:
            return "land based strikes not from near to far"
        return "" if numbers["bomber"][0] >= 1 else "bombers that cannot hit"


def first_counts(ships: Sequence[Ship]) -> dict[str, int]:
    """Weapons share the rest of the deck by the square root of the number of ships that can fire them.

    A ship that can do so only with a heavier weapon (12.8) counts one half. In plain proportion the light
    cards, which nearly every ship can fire, would crowd out all others.
    """
    able = {"torpedo": float(sum(ship.torpedoes > 0 for ship in ships))}
    for size, key in enumerate(ATTACKS["gun"]):
        able[key] = sum(fits(ship.guns, size) for ship in ships)
    for size, key in enumerate(ATTACKS["missile"]):
        able[key] = sum(fits(ship.missiles, size) for ship in ships)
    left = DECK - sum(FIRST_OTHERS.values())
    roots = {key: math.sqrt(able[key]) for key in WEAPONS}
    exact = {key: left * root / sum(roots.values()) for key, root in roots.items()}
    counts = {key: math.floor(share) for key, share in exact.items()}
    for key in sorted(WEAPONS, key=lambda key: counts[key] - exact[key])[: left - sum(counts.values())]:
        counts[key] += 1
    return counts | FIRST_OTHERS


def fits(symbols: list[int], size: int) -> float:
    """Whether a ship with these symbols fires cards of the size: as her own, or with something heavier."""
    if symbols[size]:
        return 1.0
    return 0.5 if any(symbols[size:]) else 0.0


FIRST_COUNTS = first_counts(catalogue().ships)


def count_step(key: str) -> int:
    """A count moves by at most a quarter of its first estimate, rounded up."""
    return -(-FIRST_COUNTS[key] // 4)


def deck_of(cards: Catalogue) -> Deck:
    """The deck as it is now."""
    by_key = {card.key: card for card in cards.cards}
    numbers = []
    for key in FIRST_NUMBERS:
        card = by_key[key]
        numbers.append((key, (card.damage,) if key in DAMAGES else tuple(card.numbers)))
    return Deck(tuple((key, by_key[key].count) for key in FIRST_COUNTS), tuple(numbers))


def first_deck() -> Deck:
    """The first estimate."""
    return Deck(tuple(FIRST_COUNTS.items()), tuple(FIRST_NUMBERS.items()))


# -- judging ----------------


@dataclass(frozen=True)
class Verdict:
    """What a deck does in each style of play."""

    balances: dict[str, Balance]

    def penalty(self, style: str) -> float:
        """How far the figures of a style lie outside the bounds that the search aims at."""
        balance = self.balances[style]
        figures = balance.figures()
        total = 0.0
        for target in TARGETS:
            margin = MARGIN.get(target.name)
            if margin is None:
                # Who wins is decided by chance in a small sample; the report measures it in a large one.
                continue
            high = target.high if target.high == 100 else target.high - margin
            low = target.low + margin if target.low else 0.0
            value = figures[target.name]
            total += max(low - value, value - high, 0.0) / target.scale
        return total

    def total(self) -> float:
        return sum(self.penalty(style) for style in self.balances) / len(self.balances)

    def refusal(self, before: Verdict) -> str:
        """Why a change is not made, or nothing."""
        gains = {style: before.penalty(style) - self.penalty(style) for style in self.balances}
        if before.total() - self.total() < GAIN:
            return "gains too little"
        worse = [style for style, gain in gains.items() if gain < -COST]
        if worse:
            return f"mends a bot's weakness only: worse for {', '.join(worse)} play"
        return ""

    def line(self) -> str:
        told = []
        for style, balance in self.balances.items():
            figures = balance.figures()
            kind = next(iter(balance.share_of_sinkings()))
            told.append(
                f"{style}: {kind} {figures['largest share']:.1f} %, answered {figures['answered']:.1f} %, "
                f"turns {figures['turns']:.1f}, rounds {figures['rounds']:.2f}"
            )
        return "; ".join(told)


class Judge:
    """Measures decks with the same seed and number of games."""

    def __init__(self, base: Catalogue, games: int, seed: int, workers: int | None) -> None:
        self.base = base
        self.games = games
        self.seed = seed
        self.workers = workers

    def __call__(self, deck: Deck) -> Verdict:
        cards = deck.catalogue(self.base)
        balances = {}
        for style in STYLES:
            trial = Trial(cards, (style, style), seed=self.seed)
            balances[style] = measure(trial, self.games, self.workers)
        return Verdict(balances)


# -- searching ----------------


def exchanges(verdict: Verdict) -> Iterator[tuple[str, str]]:
    """Kinds to take cards from and kinds to give them to, those that speak to a missed target first."""
    misses = [name for balance in verdict.balances.values() for name in balance.misses()]
    # From the kind of attack that sinks most to those that sink least.
    largest, *rest = next(iter(verdict.balances.values())).share_of_sinkings()
    others = [kind for family in reversed(rest) for kind in ATTACKS[family]]
    if "answered" in misses or "largest share" in misses:
        for loser in ATTACKS[largest]:
            for winner in DEFENCES:
                yield loser, winner
    if "answered" in misses:
        for loser in others:
            for winner in DEFENCES:
                yield loser, winner
    for loser in ATTACKS[largest]:
        for winner in others:
            yield loser, winner
    for loser in FIRST_COUNTS:
        for winner in FIRST_COUNTS:
            if loser != winner:
                yield loser, winner


def neighbours(deck: Deck, verdict: Verdict) -> Iterator[tuple[str, Deck]]:
    """Decks one change away, each once."""
    seen = {deck}
    for cards in (2, 1):
        for loser, winner in exchanges(verdict):
            other = deck.with_exchange(loser, winner, cards)
            if other not in seen and not other.fault():
                seen.add(other)
                yield f"{cards} {loser} become {winner}", other
    for key, values in deck.numbers:
        for place in range(len(values)):
            for step in (-1, 1):
                moved = tuple(value + step * (place == n) for n, value in enumerate(values))
                other = deck.with_number(key, moved)
                if not other.fault():
                    yield f"{key} {values} becomes {moved}", other


def tune(deck: Deck, judge: Judge, tries: int, say: Callable[[str], None]) -> Deck:
    """Better and better decks, until nothing is missed or nothing helps."""
    verdict = judge(deck)
    say(f"start: penalty {verdict.total():.2f}; {verdict.line()}")
    while verdict.total() >= GAIN and tries > 0:
        for what, other in neighbours(deck, verdict):
            tries -= 1
            found = judge(other)
            why = found.refusal(verdict)
            say(f"{what}: {verdict.total():.2f} -> {found.total():.2f}, {why or 'taken'}")
            if not why:
                deck, verdict = other, found
                say(f"  {verdict.line()}")
                break
            if tries <= 0:
                break
        else:
            break
    return deck


# -- writing ----------------


def write_cards(deck: Deck, text: str) -> str:
    """cards.toml with the counts and numbers of the deck; what was tuned says so and from where."""
    head, *blocks = text.split("[[card]]\n")
    written = [head]
    for block in blocks:
        found = re.search(r'^key = "(.+)"$', block, re.M)
        assert found is not None
        written.append(write_card(deck, found[1], block))
    return "[[card]]\n".join(written)


def write_card(deck: Deck, key: str, block: str) -> str:
    block = set_field(block, key, "count", deck.count(key), FIRST_COUNTS[key])
    values = dict(deck.numbers).get(key)
    if values is None:
        return block
    first = FIRST_NUMBERS[key]
    if key in DAMAGES:
        return set_field(block, key, "damage", values[0], first[0])
    return set_field(block, key, "numbers", list(values), list(first))


def set_field(block: str, key: str, field: str, value: int | list[int], first: int | list[int]) -> str:
    """A value of an entry, and its provenance if it has been moved."""
    block = re.sub(rf"^{field} = .*$", f"{field} = {json.dumps(value)}", block, count=1, flags=re.M)
    origin = rf"^origin\.{field} = \"reconstructed: tuned .*\n"
    block = re.sub(origin, "", block, flags=re.M)
    if value == first:
        return block
    line = f'origin.{field} = "reconstructed: tuned by simulation, first estimate {json.dumps(first)}"\n'
    if field == "count":
        return re.sub(r"^(count = .*\n)", lambda match: match[1] + line, block, count=1, flags=re.M)
    return re.sub(rf"^origin\.{field} = .*\n", line, block, count=1, flags=re.M)


# -- telling ----------------


def comment_of(path: Path) -> list[str]:
    """The comment at the head of a content file."""
    lines = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            break
        lines.append(line[1:].removeprefix(" "))
    return lines


def rules_of(path: Path, fields: tuple[str, ...]) -> str:
    """The rules of reconstruction at the head of a content file, as a list."""
    found: list[str] = []
    for line in comment_of(path):
        field, _, rule = line.partition(" ")
        if field in fields:
            found.append(f"- **{field}**: {rule.strip()}")
        elif found and line.startswith("   "):
            # Types of missiles stand in a list of their own.
            part = re.match(r" +([ABC])  (.*)", line)
            found[-1] += f"\n  - {part[1]}: {part[2]}" if part else f" {line.strip()}"
        elif found:
            break
    return "\n".join(found) + "\n"


def ship_table() -> str:
    lines = [
        "| ship | navy | type | hits | points | guns | missiles | torpedoes | strike | air defence |",
        "|---|---|---|---:|---:|---|---|---:|---:|---|",
    ]
    for page in entries():
        if page["kind"] == "ship":
            values = [page["name"], page["nation"], page["type"], page["hits"], page["points"]]
            values += [listed(page[field]) for field in ("guns", "missiles")]
            values += [page["torpedoes"] or "", page["strike"] or "", listed(page["air_defense"])]
            lines.append("| " + " | ".join(str(value) for value in values) + " |")
    return "\n".join(lines) + "\n"


def listed(values: object) -> str:
    assert isinstance(values, list)
    return " ".join(str(value) for value in values)


def card_table() -> str:
    lines = ["| card | cards | first estimate | values | where they come from |", "|---|---:|---:|---|---|"]
    for page in entries():
        if page["kind"] == "card" and page["set"] == "base":
            key = str(page["key"])
            row = [page["name"], page["count"], FIRST_COUNTS[key], *values_and_sources(page)]
            lines.append("| " + " | ".join(str(value) for value in row) + " |")
    return "\n".join(lines) + "\n"


def values_and_sources(page: Page, fields: tuple[str, ...] = ("damage", "attacks", "numbers")) -> list[str]:
    values = []
    sources = []
    origin = page["origin"]
    assert isinstance(origin, dict)
    for field in fields:
        if field in page:
            value = page[field]
            values.append(f"{field} {listed(value) if isinstance(value, list) else value}")
            sources.append(f"{field}: {origin[field]['level']}, {origin[field]['source']}")
    return [", ".join(values), "; ".join(sources)]


def action_table() -> str:
    """What the expansion adds: more of the base cards, then its own."""
    lines = ["| card | set | cards | values | where they come from |", "|---|---|---:|---|---|"]
    for page in entries():
        if page["kind"] == "card" and "more" in page:
            row = [
                page["name"],
                "action",
                page["more"],
                "as the base card",
                values_and_sources(page, ("more",))[1],
            ]
            lines.append("| " + " | ".join(str(value) for value in row) + " |")
    for page in entries():
        if page["kind"] == "card" and page["set"] != "base":
            row = [page["name"], page["set"], page["count"], *values_and_sources(page)]
            lines.append("| " + " | ".join(str(value) for value in row) + " |")
    return "\n".join(lines) + "\n"


def action_section() -> str:
    return f"""\
## The expansion Action

97 action cards, 9 Tactics and 20 Bad Luck cards, which a table may add. Nothing of them was tuned.

{rules_of(ACTION, CARD_FIELDS)}
{action_table()}"""


def style_table(balances: dict[str, Balance]) -> str:
    lines = ["| figure | " + " | ".join(balances) + " |", "|---|" + "---:|" * len(balances)]
    for target in TARGETS:
        row = [f"{balance.figures()[target.name]:.1f}" for balance in balances.values()]
        lines.append(f"| {target.says} | " + " | ".join(row) + " |")
    return "\n".join(lines) + "\n"


def report(verdict: Verdict, games: int, seed: int) -> str:
    steady = verdict.balances["steady"]
    deck = deck_of(catalogue())
    defences = sum(deck.count(key) for key in DEFENCES)
    cards = sum(abs(count - FIRST_COUNTS[key]) for key, count in deck.counts) // 2
    return f"""\
# The content of Cold War Naval Battles

This page is made by a command, and the same seed makes the same page:

    python tools/tune_coldwar.py --report docs/content/coldwar.md

The printed ship cards and most numbers of the base set's action cards are lost. What the rulebooks print,
and what was published elsewhere, is kept as it is. The rest is reconstructed by the rules below; each value
in `src/wardroom/games/coldwar/content/` says which of the three it is.

## The ships

55 ships, as in the base set. Each is taken from the real ship of the 1980s by these rules:

{rules_of(SHIPS, SHIP_FIELDS)}
{ship_table()}
## The deck

{DECK} action cards of 17 kinds, {defences} of them defences or Damage Control. The numbers on them:

{rules_of(CARDS, CARD_FIELDS)}
Tuning may move a count by a quarter of its first estimate, rounded up, and a derived number by one step.
It exchanged {cards} cards of {DECK} and moved {deck.distance() - cards} numbers.

{card_table()}
{action_section()}
## What play shows

{games:,} whole games for each style, seed {seed}: doctrine against doctrine, two seats, all advanced rules,
to 180 points. A *kind of attack* is a family of cards, or the strikes of carriers; cruise missiles are C
cards and count as missiles. An attack is *answered* when a card stops it or undoes its effect. An open area
defence that keeps an enemy from firing at all is not counted, nor is Air Defense (12.1).

{target_report(steady)}
{details(steady)}
## Whatever the style

The same deck in other hands. *Bold* fights with more ships in front, risks its submarines and keeps
defences for large losses; *careful* answers what it can, stays behind and retreats early. A change that
helps one style at the cost of another is refused by the tuning.

{style_table(verdict.balances)}"""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tune", action="store_true", help="search from the first estimate")
    parser.add_argument("--from-here", action="store_true", help="with --tune: search from the deck as it is")
    parser.add_argument("--write", action="store_true", help="with --tune: rewrite cards.toml")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write the page about the content")
    parser.add_argument("--games", type=int, default=4000, help="games for each style (default 4000)")
    parser.add_argument("--trial-games", type=int, default=400, help="the same while searching (default 400)")
    parser.add_argument("--tries", type=int, default=300, help="decks tried at most (default 300)")
    parser.add_argument("--seed", type=int, default=1, help="default 1")
    parser.add_argument("--workers", type=int, default=None, help="processes; all cores if not given")
    told = parser.parse_args(arguments)
    base = catalogue()
    deck = deck_of(base)
    if told.tune:
        start = deck if told.from_here else first_deck()
        judge = Judge(base, told.trial_games, told.seed, told.workers)
        deck = tune(start, judge, told.tries, lambda line: print(line, flush=True))
        print(f"counts: {dict(deck.counts)}\nnumbers: {dict(deck.numbers)}\nmoved: {deck.distance()}")
        if told.write:
            CARDS.write_text(write_cards(deck, CARDS.read_text(encoding="utf-8")), encoding="utf-8")
            print(f"{CARDS.relative_to(ROOT)} written; install it before you measure it")
    verdict = Judge(base, told.games, told.seed, told.workers)(deck)
    if told.report:
        told.report.parent.mkdir(parents=True, exist_ok=True)
        told.report.write_text(report(verdict, told.games, told.seed), encoding="utf-8")
    print(target_report(verdict.balances["steady"]))
    print(details(verdict.balances["steady"]))
    print(style_table(verdict.balances))
    fault = deck.fault()
    if fault:
        print(f"the deck is not plausible: {fault}")
    return 1 if fault or verdict.balances["steady"].misses() else 0


if __name__ == "__main__":
    sys.exit(main())
