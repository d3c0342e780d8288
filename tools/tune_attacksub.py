"""Tunes the reconstructed numbers of Attack Sub until play meets the targets.

    python tools/tune_attacksub.py                 measure the content as it is
    python tools/tune_attacksub.py --tune          search from the first estimate; --write rewrites the files
    python tools/tune_attacksub.py --report FILE   measure and write the page about the content

A search takes about ten minutes on one core with the compiled engine. What has been measured is kept in
`build/tune_attacksub.jsonl`: stop it whenever you like, the same command goes on from there.

The same bot plays both sides, and sides change seats every game. The search moves one derived number at a
time: what Contact Reduction and Evasive Action are worth, and sensor, attack and detect of the classes that
fight in the two scenarios with a known result. It moves a number by at most one step from the first
estimate, never a printed or published one, keeps what is known of the order between classes, and takes a
change only if the scenarios together come nearer to their targets. The same seed gives the same result.
"""

from __future__ import annotations

import argparse
import json
import math
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from wardroom.bots import attacksub as bots
from wardroom.core.library import Page
from wardroom.games import attacksub as rules
from wardroom.games.attacksub.catalogue import Card, Catalogue, Scenario, Ship
from wardroom.games.attacksub.load import catalogue, entries, forget
from wardroom.lab.duels import LONG, SHORT, Duels, Trial, measure

ROOT = Path(__file__).parent.parent
CONTENT = ROOT / "src" / "wardroom" / "games" / "attacksub" / "content"
CARDS = CONTENT / "cards.toml"
SHIPS = CONTENT / "ships.toml"

# Derived numbers by the rules at the heads of the files; `entry.field`, where a ship's entry is her class.
FIRST = {
    "noise.need": 5,
    "noise.value": 1,
    "layer.need": 4,
    "layer.value": 2,
    "silent.need": 3,
    "silent.value": 2,
    "noisemaker.value": 3,
    "turn.value": 1,
    "Swiftsure.sensor": 4,
    "Swiftsure.attack": 2,
    "Swiftsure.detect": 6,
    "Valiant.sensor": 4,
    "Valiant.attack": 2,
    "Valiant.detect": 6,
    "Victor III.sensor": 3,
    "Victor III.attack": 2,
    "Victor III.detect": 7,
    "November.sensor": 1,
    "November.attack": 1,
    "November.detect": 5,
    "Virginia.sensor": 2,
    "Virginia.attack": 2,
    "Virginia.detect": 5,
    "Oliver Hazard Perry.sensor": 3,
    "Oliver Hazard Perry.attack": 1,
    "Oliver Hazard Perry.detect": 6,
    "Oliver Hazard Perry.duration": 3,
}
JOURNAL = ROOT / "build" / "tune_attacksub.jsonl"
OF_CARDS = ("need", "value")
STEP = 1


@dataclass(frozen=True)
class Target:
    """A share of games won by the first side of a scenario, in percent, and where it comes from."""

    scenario: str
    share: float
    says: str


TARGETS = (
    Target("a-tournament", 65, "British in the tournament form of A: 20 of 31 games in 2007 and 2008"),
    Target("b", 50, "NATO in B: 18 of 36 games in 2007 and 2008"),
)
# What one point of a share, and one percent of games outside half a deck to two decks, cost.
OFF_SHARE = 0.1
OFF_LENGTH = 0.02
TYPICAL = 70.0
# Shares within this of the target are good enough: the tournaments' own samples are small.
NEAR = 3.0
# What a change must gain: two points of a share, as less is chance.
GAIN = 0.2
# How many of the numbers one step away are measured with all games, and the part of them for the first look.
FINALISTS = 4
ROUGH = 2


@dataclass(frozen=True)
class Numbers:
    """The derived numbers of one try."""

    values: tuple[tuple[str, int], ...]

    def __getitem__(self, name: str) -> int:
        return dict(self.values)[name]

    def moved(self, name: str, step: int) -> Numbers:
        values = dict(self.values)
        values[name] += step
        return Numbers(tuple(values.items()))

    def distance(self) -> int:
        """How many steps it lies from the first estimate."""
        return sum(abs(value - FIRST[name]) for name, value in self.values)

    def fault(self) -> str:
        """Why these numbers are not allowed, or nothing."""
        for name, value in self.values:
            if abs(value - FIRST[name]) > STEP:
                return f"{name} more than one step from its derived value"
            if value < 1 and not name.endswith(("sensor", "attack")):
                return f"{name} without effect"
            if value < 0:
                return f"{name} below nothing"
        # Known from the designer's notes and from reports of play.
        if self["Victor III.detect"] != 7:
            return "the Victor III is harder to find than a Los Angeles and no harder than a diesel boat"
        if not self["Victor III.sensor"] < 4 or not self["Victor III.attack"] < 3:
            return "the Los Angeles has the better sonar and weapons"
        if min(self["Victor III.sensor"], self["Victor III.attack"]) < 2:
            return "the Victor III has at least the sonar and weapons of the Alfa"
        if max(self["Swiftsure.sensor"], self["Valiant.sensor"]) > 4:
            return "the Seawolf alone has the newest sonar"
        if max(self["Swiftsure.attack"], self["Valiant.attack"]) > 2:
            return "the Mk 48 of the Los Angeles is the better torpedo"
        if max(self[f"{name}.detect"] for name in ("Swiftsure", "Valiant", "November")) > 7:
            return "nothing is harder to find than a diesel boat"
        if self["November.detect"] > 5 or self["November.sensor"] > 2:
            return "the oldest boats are the noisiest"
        if (
            self["Valiant.sensor"] > self["Swiftsure.sensor"]
            or self["Valiant.detect"] > self["Swiftsure.detect"]
        ):
            return "the older class is not the better one"
        if max(self["Virginia.detect"], self["Oliver Hazard Perry.detect"]) > 6:
            return "surface ships are noisier than submarines"
        needs = [self[f"{name}.need"] for name in ("silent", "layer", "noise")]
        values = [self[f"{name}.value"] for name in ("noise", "layer", "silent")]
        if needs != sorted(needs) or values != sorted(values):
            return "what a submarine does itself works best"
        return "" if self["turn.value"] < self["noisemaker.value"] else "a turn is not worth a Noisemaker"

    def catalogue(self, base: Catalogue) -> Catalogue:
        """The content with these numbers."""
        values = dict(self.values)
        cards = [self.card(card, values) for card in base.cards]
        ships = [self.ship(ship, values) for ship in base.ships]
        return Catalogue(ships, cards, base.scenarios, "tuning")

    def card(self, card: Card, values: dict[str, int]) -> Card:
        return Card(
            card.id,
            card.key,
            card.stem,
            card.name,
            card.kind,
            card.type,
            card.fire,
            card.contact,
            values.get(f"{card.stem}.need", card.need),
            values.get(f"{card.stem}.value", card.value),
            card.sub_only,
            card.rn,
            card.hit,
            card.count,
        )

    def ship(self, ship: Ship, values: dict[str, int]) -> Ship:
        def begins(field: str, track: list[int]) -> list[int]:
            first = values.get(f"{ship.ship_class}.{field}")
            return track if first is None else track_of(first, len(track))

        return Ship(
            ship.id,
            ship.key,
            ship.name,
            ship.nation,
            ship.type,
            ship.ship_class,
            begins("sensor", ship.sensor),
            begins("attack", ship.attack),
            ship.surface,
            values.get(f"{ship.ship_class}.detect", ship.detect),
            values.get(f"{ship.ship_class}.duration", ship.duration),
            ship.swimout,
            ship.fast,
        )


def track_of(first: int, boxes: int) -> list[int]:
    """Each box one less, not below 0."""
    return [max(0, first - box) for box in range(boxes)]


def numbers_of(content: Catalogue) -> Numbers:
    """The numbers as they are now."""
    values = []
    for name in FIRST:
        entry, _, field = name.partition(".")
        if field in OF_CARDS:
            card = next(card for card in content.cards if card.stem == entry)
            values.append((name, card.need if field == "need" else card.value))
        else:
            ship = next(ship for ship in content.ships if ship.ship_class == entry)
            values.append((name, value_of(ship, field)))
    return Numbers(tuple(values))


def value_of(ship: Ship, field: str) -> int:
    if field == "sensor":
        return ship.sensor[0]
    if field == "attack":
        return ship.attack[0]
    return ship.detect if field == "detect" else ship.duration


def first_numbers() -> Numbers:
    """The first estimate."""
    return Numbers(tuple(FIRST.items()))


# -- judging ----------------


@dataclass(frozen=True)
class Verdict:
    """What numbers do in the scenarios that have a target."""

    duels: dict[str, Duels]

    def penalty(self) -> float:
        total = 0.0
        for target in TARGETS:
            duels = self.duels[target.scenario]
            total += off_share(duels.share(0), target)
            total += OFF_LENGTH * max(0.0, TYPICAL - duels.typical())
        return total

    def shares(self) -> list[float]:
        """What the first sides have won, in the order of the targets."""
        return [self.duels[target.scenario].share(0) for target in TARGETS]

    def line(self) -> str:
        return ", ".join(
            f"{name} {duels.share(0):.1f} % in {duels.decks():.2f} decks"
            for name, duels in self.duels.items()
        )


def off_share(share: float, target: Target) -> float:
    """What it costs to miss a target."""
    return OFF_SHARE * max(0.0, abs(share - target.share) - NEAR)


class Journal:
    """Measurements in a file, one a line; those of other rules, bots or fixed content do not count."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.mark = fingerprint()
        self.known: dict[str, Duels] = {}
        if path is not None and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                self.read(line)

    def read(self, line: str) -> None:
        """A line, unless it was cut off when the search was stopped."""
        try:
            told = json.loads(line)
        except ValueError:
            return
        if told["mark"] == self.mark:
            duels = Duels(**told["duels"])
            duels.tenths = Counter({int(tenth): games for tenth, games in duels.tenths.items()})
            duels.reasons = Counter(duels.reasons)
            self.known[told["about"]] = duels

    def keep(self, about: str, duels: Duels) -> None:
        self.known[about] = duels
        if self.path is not None:
            self.path.parent.mkdir(exist_ok=True)
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"mark": self.mark, "about": about, "duels": vars(duels)}) + "\n")


def fingerprint() -> str:
    """What a measurement depends on besides the numbers that are tuned."""
    digest = blake2b(digest_size=8)
    for package in (rules, bots):
        for path in sorted(Path(package.__path__[0]).rglob("*.py")):
            digest.update(path.read_bytes())
    digest.update(write_cards(first_numbers(), CARDS.read_text(encoding="utf-8")).encode())
    digest.update(write_ships(first_numbers(), SHIPS.read_text(encoding="utf-8")).encode())
    return digest.hexdigest()


class Judge:
    """Measures numbers with the same bot, seed and number of games."""

    def __init__(
        self,
        base: Catalogue,
        bot: str,
        games: int,
        seed: int,
        workers: int | None,
        journal: Journal | None = None,
    ) -> None:
        self.journal = journal or Journal(None)
        self.base = base
        self.bot = bot
        self.games = games
        self.seed = seed
        self.workers = workers

    def __call__(self, numbers: Numbers) -> Verdict:
        return Verdict({target.scenario: self.judged(numbers, target.scenario) for target in TARGETS})

    def judged(self, numbers: Numbers, scenario: str) -> Duels:
        """A scenario is played again only if a number that counts in it has moved."""
        fought = self.base.scenario(scenario)
        fleet = fought.ships[0] + fought.ships[1]
        classes = {self.base.ships[ship].ship_class for ship in fleet}
        counts = tuple(
            (name, value)
            for name, value in numbers.values
            if name.rpartition(".")[2] in OF_CARDS or name.rpartition(".")[0] in classes
        )
        about = json.dumps([scenario, self.bot, self.games, self.seed, counts])
        if about not in self.journal.known:
            self.journal.keep(about, self.duels(numbers.catalogue(self.base), scenario))
        return self.journal.known[about]

    def duels(self, content: Catalogue, scenario: str) -> Duels:
        return measure(Trial(scenario, self.bot, content, self.seed), self.games, self.workers)


# -- searching ----------------


def neighbours(numbers: Numbers, only: tuple[str, ...] = ()) -> Iterator[tuple[str, Numbers]]:
    """Numbers one step away, of these entries or of all; those of ships stand first."""
    names = sorted(FIRST, key=lambda name: name.partition(".")[2] in OF_CARDS)
    for name in names:
        if only and name.partition(".")[0] not in only:
            continue
        for step in (1, -1):
            other = numbers.moved(name, step)
            if not other.fault():
                yield f"{name} {numbers[name]} becomes {other[name]}", other


def tune(
    numbers: Numbers,
    judge: Judge,
    rough: Judge,
    tries: int,
    say: Callable[[str], None],
    only: tuple[str, ...] = (),
    look: Callable[[int, int], None] = lambda done, total: None,
) -> Numbers:
    """Better and better numbers, until nothing is missed or nothing helps.

    What each number does to the shares is looked at once, roughly; then the steps that promise most are
    measured with all games, and the best is taken. `look` is told how far the rough look has come.
    """
    verdict = judge(numbers)
    say(f"start: penalty {verdict.penalty():.2f}; {verdict.line()}")
    if verdict.penalty() < GAIN:
        return numbers
    effects = effects_of(numbers, rough, only, look)
    while verdict.penalty() >= GAIN and tries > 0:
        tries -= 1
        promising = sorted(
            (promised(verdict, effects, *move_of(numbers, other)), what, other)
            for what, other in neighbours(numbers, only)
        )
        best: tuple[float, str, Numbers, Verdict] | None = None
        for guess, what, other in promising[:FINALISTS]:
            found = judge(other)
            say(f"{what}: {guess:.2f} promised, {found.penalty():.2f} found; {found.line()}")
            if best is None or found.penalty() < best[0]:
                best = (found.penalty(), what, other, found)
        if best is None or verdict.penalty() - best[0] < GAIN:
            break
        _, what, numbers, verdict = best
        say(f"taken: {what}; penalty {verdict.penalty():.2f}; {verdict.line()}")
    say(f"end: penalty {verdict.penalty():.2f} after {numbers.distance()} steps; {verdict.line()}")
    return numbers


# By number and step, what it does to the share of each target.
Effects = dict[tuple[str, int], list[float]]


def effects_of(
    numbers: Numbers, rough: Judge, only: tuple[str, ...], look: Callable[[int, int], None]
) -> Effects:
    """A rough look at every number one step away."""
    effects: Effects = {}
    before = rough(numbers).shares()
    around = list(neighbours(numbers, only))
    for done, (_, other) in enumerate(around):
        name, step = move_of(numbers, other)
        changes = [after - share for after, share in zip(rough(other).shares(), before, strict=True)]
        effects[name, step] = changes
        effects.setdefault((name, -step), [-change for change in changes])
        look(done + 1, len(around))
    return effects


def move_of(numbers: Numbers, other: Numbers) -> tuple[str, int]:
    """The number that differs, and by how much."""
    return next((name, other[name] - value) for name, value in numbers.values if other[name] != value)


def promised(verdict: Verdict, effects: Effects, name: str, step: int) -> float:
    """The penalty of the shares after a step, if it does what it did in the rough look."""
    changes = effects.get((name, step), [0.0] * len(TARGETS))
    shares = [share + change for share, change in zip(verdict.shares(), changes, strict=True)]
    return sum(off_share(share, target) for share, target in zip(shares, TARGETS, strict=True))


class Teller:
    """Tells how a search goes, with the time since it began, and keeps its milestones."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.story: list[str] = []

    def say(self, line: str) -> None:
        if line.partition(":")[0] in ("start", "taken", "end"):
            self.story.append(line)
        self.show(line)

    def look(self, done: int, total: int) -> None:
        if done % 10 == 0 or done == total:
            self.show(f"a rough look at {done} of {total} numbers")

    def show(self, line: str) -> None:
        minutes, seconds = divmod(round(time.monotonic() - self.began), 60)
        print(f"{minutes:3}:{seconds:02} {line}", flush=True)


# -- writing ----------------


def write_cards(numbers: Numbers, text: str) -> str:
    """cards.toml with these numbers; what was tuned says so and from where."""
    head, *blocks = text.split("[[card]]\n")
    written = [head]
    for block in blocks:
        key = found(r'^key = "(.+)"$', block)
        for name, value in numbers.values:
            entry, _, field = name.partition(".")
            if entry == key and field in OF_CARDS:
                block = set_field(block, field, str(value), value, FIRST[name])
        written.append(block)
    return "[[card]]\n".join(written)


def write_ships(numbers: Numbers, text: str) -> str:
    """ships.toml with these numbers."""
    head, *blocks = text.split("[[ship]]\n")
    written = [head]
    for block in blocks:
        ship_class = found(r'^class = "(.+)"$', block)
        for name, value in numbers.values:
            entry, _, field = name.partition(".")
            if entry == ship_class:
                block = set_field(block, field, shown(block, field, value), value, FIRST[name])
        written.append(block)
    return "[[ship]]\n".join(written)


def shown(block: str, field: str, value: int) -> str:
    """A value as the file has it: a track keeps its length and its upper numbers."""
    if field == "sensor":
        boxes = found(r'^sensor = "(.+)"$', block).split()
        return '"' + " ".join(str(number) for number in track_of(value, len(boxes))) + '"'
    if field == "attack":
        boxes = found(r'^attack = "(.+)"$', block).split()
        track = zip(boxes, track_of(value, len(boxes)), strict=True)
        return '"' + " ".join(re.sub(r"\+?\d+$", f"+{number}", box) for box, number in track) + '"'
    return str(value)


def found(pattern: str, block: str) -> str:
    match = re.search(pattern, block, re.M)
    assert match is not None, pattern
    return match[1]


def set_field(block: str, field: str, text: str, value: int, first: int) -> str:
    """A value of an entry, and its provenance if it has been moved."""
    block = re.sub(rf"^{field} = .*$", lambda _: f"{field} = {text}", block, count=1, flags=re.M)
    tuned = rf'^(origin\.{field} = "reconstructed: .*); tuned by simulation, first estimate \d+"$'
    block = re.sub(tuned, r'\1"', block, count=1, flags=re.M)
    block = re.sub(
        rf'^origin\.{field} = "reconstructed: tuned by simulation, first estimate \d+"\n',
        "",
        block,
        flags=re.M,
    )
    if value == first:
        return block
    said = f"tuned by simulation, first estimate {first}"
    if re.search(rf"^origin\.{field} = ", block, re.M):
        return re.sub(
            rf'^(origin\.{field} = ".*)"$', lambda match: f'{match[1]}; {said}"', block, count=1, flags=re.M
        )
    line = f'origin.{field} = "reconstructed: {said}"\n'
    end = re.search(r"^print = \[", block, re.M)
    place = end.start() if end else len(block.rstrip("\n")) + 1
    return block[:place] + line + block[place:]


# -- telling ----------------


def rules_of(path: Path) -> str:
    """The rules of reconstruction at the head of a content file, as a list."""
    lines = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            break
        field = re.match(r"# ([a-z]+) {2,}(.*)", line) or re.match(r"# (duration) (.*)", line)
        if field:
            lines.append(f"- **{field[1]}**: {field[2].strip()}")
        elif lines and line.startswith("#   "):
            lines[-1] += f" {line[1:].strip()}"
        elif lines:
            break
    return "\n".join(lines) + "\n"


def ship_table(pages: list[Page]) -> str:
    lines = [
        "| ship | navy | class | type | sensor | attack | detect | duration | printed or published |",
        "|---|---|---|---|---|---|---:|---:|---|",
    ]
    for page in pages:
        if page["kind"] == "ship":
            fields = ("sensor", "attack", "damage", "detect", "duration")
            row = [page["name"], page["nation"], page["class"], page["type"], page.get("sensor", "")]
            row += [
                page.get("attack", f"{page.get('damage')} boxes"),
                page["detect"],
                page.get("duration", ""),
            ]
            row.append(", ".join(field for field in fields if field in page and known(page, field)))
            lines.append("| " + " | ".join(str(value) for value in row) + " |")
    return "\n".join(lines) + "\n"


def card_table(pages: list[Page]) -> str:
    lines = [
        "| card | number | hit result | cards | values | printed or published |",
        "|---|---|---|---:|---|---|",
    ]
    fields = ("fire", "contact", "need", "value", "sub_only", "sensor", "attack")
    for page in pages:
        if page["kind"] == "card":
            values = [f"{field} {page[field]}" for field in fields if page.get(field)]
            shown = [field for field in (*fields, "number", "hit", "count") if field in page]
            row = [page["name"], str(page["number"]).upper(), page["hit"], page["count"], ", ".join(values)]
            row.append(", ".join(field for field in shown if known(page, field)))
            lines.append("| " + " | ".join(str(value) for value in row) + " |")
    return "\n".join(lines) + "\n"


def known(page: Page, field: str) -> bool:
    origin = page["origin"]
    assert isinstance(origin, dict)
    return str(origin[field]["level"]) != "reconstructed"


def tuned_table(numbers: Numbers) -> str:
    moved = [(name, value) for name, value in numbers.values if value != FIRST[name]]
    if not moved:
        return "None had to be moved.\n"
    lines = ["| number | first estimate | now |", "|---|---:|---:|"]
    lines += [f"| {name.replace('.', ', ')} | {FIRST[name]} | {value} |" for name, value in moved]
    return "\n".join(lines) + "\n"


def target_table(duels: dict[str, Duels]) -> str:
    lines = ["| target | wanted, % | measured, % | 95 % of such samples lie within |", "|---|---:|---:|---|"]
    for target in TARGETS:
        share = duels[target.scenario].share(0)
        error = 196 * math.sqrt(share * (100 - share) / max(1, duels[target.scenario].games)) / 100
        lines.append(f"| {target.says} | {target.share:g} | {share:.1f} | ± {error:.1f} |")
    return "\n".join(lines) + "\n"


def scenario_table(content: Catalogue, duels: dict[str, Duels]) -> str:
    lines = [
        "| scenario | first side | wins, % | second side | wins, % | drawn, % | decks | typical, % |",
        "|---|---|---:|---|---:|---:|---:|---:|",
    ]
    for scenario in content.scenarios:
        found = duels[scenario.key]
        row = [label(scenario), scenario.sides[0], percent(found.wins[0], found.games), scenario.sides[1]]
        row += [percent(found.wins[1], found.games), percent(found.draws, found.games)]
        row += [f"{found.decks():.2f}", f"{found.typical():.0f}"]
        lines.append("| " + " | ".join(row) + " |")
    return "\n".join(lines) + "\n"


def label(scenario: Scenario) -> str:
    return f"{scenario.rule} {scenario.title}"


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}" if whole else "-"


def old_story(path: Path) -> str:
    """What the page so far tells of the search."""
    told = re.search(
        r"(?s)The last search:\n\n(.*?)\n\n", path.read_text(encoding="utf-8") if path.exists() else ""
    )
    return told[1] if told else "- none yet"


def report(content: Catalogue, judge: Judge, story: str) -> str:
    """The page about the content."""
    pages = entries()
    duels = {scenario.key: judge.duels(content, scenario.key) for scenario in content.scenarios}
    shots = sum(found.attacks for found in duels.values())
    hits = sum(found.hits for found in duels.values())
    games = sum(found.games for found in duels.values())
    return PAGE.format(
        games=judge.games,
        bot=judge.bot,
        ship_rules=rules_of(SHIPS),
        ships=ship_table(pages),
        card_rules=rules_of(CARDS),
        cards=card_table(pages),
        tuned=tuned_table(numbers_of(content)),
        story=story,
        targets=target_table(duels),
        scenarios=scenario_table(content, duels),
        shots=f"{shots / games:.1f}",
        hits=percent(hits, shots),
        short=SHORT / 10,
        long=LONG // 10,
    )


PAGE = """# The content of Attack Sub

This page is made by a command, and the same seed makes the same page:

    python tools/tune_attacksub.py --tune --write --games {games} --report docs/content/attacksub.md

The rulebook shows parts of about twenty ship cards, fourteen Close/Open Range cards and a handful of others;
reports of tournaments tell a little more. All of that is kept as it is. The rest of the deck and of the ships
is reconstructed by the rules below; each value in `src/wardroom/games/attacksub/content/` says where it comes
from, and so does `wardroom cards attacksub`.

## The ships

48 ships, on 24 pieces of cardboard with two faces. By these rules:

{ship_rules}
{ships}
## The cards

128 action cards. By these rules:

{card_rules}
{cards}
## Tuning

`tools/tune_attacksub.py` moves derived numbers by at most one step until games between equally strong bots
come near the two shares that tournaments report. It never moves a printed or published value. A penalty
counts a tenth for each point of a share beyond three from its target, and a fiftieth for each percent of
typical games below 70; the search goes on while a step gains two tenths. The last search:

{story}

{tuned}
{games} games of each scenario, `{bot}` on both sides:

{targets}
{scenarios}
In all scenarios together a game has {shots} attacks, of which {hits} % hit. A game is typical if it takes
{short} to {long} decks.
"""


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tune", action="store_true", help="search for better numbers")
    parser.add_argument("--from-now", action="store_true", help="search from the numbers as they are")
    parser.add_argument("--only", nargs="+", default=[], help="move numbers of these entries only")
    parser.add_argument("--write", action="store_true", help="rewrite cards.toml and ships.toml")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write the page about the content")
    parser.add_argument("--bot", default="doctrine")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tries", type=int, default=6, help="how many numbers may move")
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--journal", type=Path, default=JOURNAL, help="what has been measured (build/)")
    chosen = parser.parse_args(words)
    try:
        work(chosen)
    except KeyboardInterrupt:
        print(f"\nStopped. What was measured is in {chosen.journal}; the same command goes on from there.")
        return 130
    return 0


def work(chosen: argparse.Namespace) -> None:
    content = catalogue()
    workers = chosen.workers or None
    journal = Journal(chosen.journal)
    judge = Judge(content, chosen.bot, chosen.games, chosen.seed, workers, journal)
    story = old_story(chosen.report) if chosen.report is not None else ""
    if chosen.tune:
        start = numbers_of(content) if chosen.from_now else first_numbers()
        rough = Judge(content, chosen.bot, max(1, chosen.games // ROUGH), chosen.seed, workers, journal)
        teller = Teller()
        numbers = tune(start, judge, rough, chosen.tries, teller.say, tuple(chosen.only), teller.look)
        story = "\n".join(f"- {line}" for line in teller.story)
        print(tuned_table(numbers))
        if chosen.write:
            CARDS.write_text(write_cards(numbers, CARDS.read_text(encoding="utf-8")), encoding="utf-8")
            SHIPS.write_text(write_ships(numbers, SHIPS.read_text(encoding="utf-8")), encoding="utf-8")
            forget()
            content = catalogue()
    if chosen.report is not None:
        chosen.report.write_text(report(content, judge, story), encoding="utf-8")
    elif not chosen.tune:
        print(judge(numbers_of(content)).line())


if __name__ == "__main__":
    sys.exit(main())
