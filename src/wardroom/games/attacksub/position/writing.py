"""Writes a position: what lies where, whose turn it is, and what is being asked."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from wardroom.core.fact_forms import FactWriter
from wardroom.core.position import counted, named, observer_line, options_line, piled
from wardroom.core.state import NOBODY, TRUTH, UNKNOWN, Step
from wardroom.core.step_fields import FieldWriter
from wardroom.games.attacksub import actions
from wardroom.games.attacksub.battle import FLOWN, FORCE, IN_PLAY, VIEWERS, Battle
from wardroom.games.attacksub.ending import Turns
from wardroom.games.attacksub.position.words import NONE, box_name
from wardroom.games.attacksub.search import is_sonar
from wardroom.games.attacksub.switches import schema


def write(b: Battle) -> str:
    """The whole position."""
    changed = schema([scenario.key for scenario in b.catalogue.scenarios]).changed(b.switches.values)
    keys = b.catalogue.card_keys
    lines = ["attacksub 1", *options_line(changed), *observer_line(b)]
    if b.cut:
        lines.append("cut: " + " ".join(named(keys, b.cut)))
    if b.seat_of[0] == UNKNOWN:
        lines.append("sides: none")
    else:
        lines.append("sides: " + " ".join(b.scenario.sides[b.side(seat)] for seat in range(2)))
    if b.acting != UNKNOWN:
        flags = (("acted", b.acted), ("flew", b.flew), ("negated", b.force_negated))
        lines.append(" ".join([f"turn: seat{b.acting + 1}", *(word for word, true in flags if true)]))
    lines.append(f"deck: {b.deck}" + (" out" if b.time_up else ""))
    if b.bad_weather:
        lines.append("weather: bad" + (" turned" if b.weather_turned else ""))
    if any(b.check_due):
        lines.append("check: " + " ".join(f"seat{seat + 1}" for seat in range(2) if b.check_due[seat]))
    if any(b.tally):
        lines.append("tally: " + " ".join(map(str, b.tally)))
    if b.observer != TRUTH or not b.pile_left:
        lines.append(f"draw: ?*{b.pile_left}" if b.pile_left else "draw: none")
    if any(b.discard):
        lines.append("discard: " + piled(b.discard, keys))
    for place, words in enumerate(ShipWriter(b).words):
        if words:
            lines.append(f"ship {b.ships[place].key}: " + " ".join(words))
    lines += [f"contact: {seeker} > {ship} {level}" for seeker, ship, level in contacts(b)]
    for entry in b.aloft:
        flown = " flown" if entry & FLOWN else ""
        lines.append(f"helo: {b.ships[entry >> 16].key} {b.cards[entry >> 8 & 255].key}{flown}")
    for seat in range(2):
        if b.hands[seat]:
            lines.append(f"hand seat{seat + 1}: " + counted(named(keys, b.hands[seat])))
        if b.under[seat]:
            lines.append(f"under seat{seat + 1}: " + counted(named(keys, b.under[seat])))
    for viewer in range(VIEWERS):
        if b.old[viewer]:
            lines.append(_write_memory(b, viewer))
    if not b.stack:
        winner = "draw" if b.winner == NOBODY else b.scenario.sides[b.winner]
        lines.append(f"over: {winner} {b.reason} {b.rule}")
    lines += [write_step(b, step) for step in b.stack if not isinstance(step, Turns)]
    return "\n".join(lines) + "\n"


def contacts(b: Battle) -> list[tuple[str, str, str]]:
    """Every contact by the words of its seeker, its ship and its level."""
    found = []
    for target in range(b.places):
        for column in range(b.width):
            box = b.box(target, column)
            if box:
                seeker = b.lineup.actor_keys[FORCE if column == b.places else column]
                found.append((seeker, b.ships[target].key, box_name(b, target, box)))
    return found


def _write_memory(b: Battle, viewer: int) -> str:
    """What somebody still knows of the time before the shuffle."""
    who = f"seat{viewer + 1}" if viewer < 2 else "spectator"
    slots = (viewer * 2, viewer * 2 + 1)
    kept = ",".join(str(b.kept[slot]) for slot in slots)
    buried = ",".join(str(b.buried[slot]) for slot in slots)
    loose = ",".join(str(b.loose[slot]) for slot in slots)
    cards = piled(b.old[viewer], b.catalogue.card_keys)
    return f"memory {who}: kept={kept} buried={buried} loose={loose} {cards}".rstrip()


# -- ships ----------------


@mypyc_attr(allow_interpreted_subclasses=True)
class ShipFacts(FactWriter):
    """Is told all facts of a state, and heeds those of its ships."""

    def number(self, name: str, value: int) -> None:
        pass

    def numbers(self, name: str, values: list[int]) -> None:
        pass


class ShipWriter(ShipFacts):
    """The words of every ship; what goes without saying is left out."""

    def __init__(self, b: Battle) -> None:
        self.words: list[list[str]] = [[] for _ in range(b.places)]
        starts = b.lineup.starts
        dealt = any(b.since)
        self.usual = {"status": starts, "since": [int(dealt and start == IN_PLAY) for start in starts]}
        self.nothing = b.lineup.zeros
        b.tell_facts(self)

    def ship_choices(self, name: str, values: list[int], names: tuple[str, ...]) -> None:
        usual = self.usual.get(name, self.nothing)
        for place in range(len(values)):
            if values[place] != usual[place]:
                self.words[place].append(names[values[place]])

    def column(self, name: str, values: list[int], of: str, least: int, most: int | str) -> None:
        usual = self.usual.get(name, self.nothing)
        for place in range(len(values)):
            if values[place] != usual[place]:
                self.words[place].append(f"{name.replace('_', '-')}={values[place]}")

    def ship_flags(self, name: str, values: list[int]) -> None:
        self.ship_marks(name, values, ((name, 1),))

    def ship_marks(self, name: str, values: list[int], marks: tuple[tuple[str, int], ...]) -> None:
        for place in range(len(values)):
            if values[place]:
                self.words[place] += [word for word, part in marks if values[place] & part & -part]


# -- steps ----------------


def write_step(b: Battle, step: Step) -> str:
    told = written(b, step)
    words = [f"{key}={NONE if value == '' else value}" for key, value in told.items()]
    return " ".join([f"step: {type(step).__name__}", *words])


def written(b: Battle, step: Step) -> dict[str, str | int]:
    told = StepWriter(b)
    step.tell_facts(told)
    return told.fields


def names_ships(b: Battle, stage: object, play: object) -> bool:
    """Whether the things chosen in a turn are targets of a search, not cards."""
    return stage == "target" and any(card.key == play and is_sonar(card.kind) for card in b.cards)


class StepWriter(FieldWriter):
    """All that a step says of itself."""

    def __init__(self, b: Battle) -> None:
        super().__init__(b.lineup.actor_keys, b.catalogue.card_keys)
        self.b = b

    def flag(self, name: str, value: bool) -> None:
        self.put(name, "yes" if value else "no")

    def cards(self, name: str, values: list[int]) -> None:
        self.put(name, ",".join(named(self.card_keys, values)))

    def action(self, name: str, value: int) -> None:
        self.put(name, "" if value == NOBODY else actions.text(value, self.b.catalogue))

    def things(self, name: str, values: list[int]) -> None:
        if values and names_ships(self.b, self.fields["stage"], self.fields["play"]):
            self.ships(name, values)
        else:
            self.cards(name, values)
