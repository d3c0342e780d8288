"""A battle in the middle of a round, for tests of single steps: groups, squadrons, scripted dice."""

from wardroom.core.dice import ScriptedDice
from wardroom.core.events import Event
from wardroom.core.state import Step
from wardroom.games.worldatwar import actions
from wardroom.games.worldatwar.force import Force
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.scenario import EUROPE, Base, Chart, Scenario
from wardroom.games.worldatwar.settings import OPTIONS, Settings
from wardroom.games.worldatwar.units import (
    CAPITAL,
    CARRIER,
    CRUISER,
    DESTROYER,
    ESCORT_CARRIER,
    KINDS,
    NAS,
    NATIONS,
    SUBMARINE,
    TRANSPORT,
    WING_KINDS,
)

LETTERS = {
    "BB": CAPITAL,
    "BC": CAPITAL,
    "CV": CARRIER,
    "CVL": CARRIER,
    "CA": CRUISER,
    "DD": DESTROYER,
    "CVE": ESCORT_CARRIER,
    "TR": TRANSPORT,
    "SS": SUBMARINE,
}
SEA_HEX = 10 * actions.ROWS + 10


class Deck:
    """`Deck({"0.1": "japan BB4:Nagato DD3", "1.2": "britain CV3:Illustrious"}, air=["0 nas*2 Nagato"])`."""

    def __init__(
        self,
        groups: dict[str, str],
        air: tuple[str, ...] = (),
        bases: tuple[str, ...] = (),
        turn: int = 1,
        rolls: tuple[int, ...] = (),
        **options: str,
    ) -> None:
        scenario = Scenario("test", Chart(EUROPE, 20, 20))
        self.scenario = scenario
        self.named: dict[str, int] = {}
        group: list[int] = []
        laden: list[int] = []
        for base in bases:
            owner, name, away = base.split()
            at = SEA_HEX + int(away)
            scenario.bases.append(Base(len(scenario.bases), name, at, int(owner)))
            scenario.places.append(name)
        for place, text in groups.items():
            side, number = (int(part) for part in place.split("."))
            nation, *words = text.split()
            for word in words:
                self.put(side, number, nation, word, group, laden)
        for line in air:
            self.fly(line)
        values = {option.key: option.default for option in OPTIONS}
        for option in OPTIONS:
            if option.key in options:
                values[option.key] = option.read(options[option.key])
        self.dice = ScriptedDice(list(rolls))
        self.op = Operation(scenario, Settings(values), self.dice)
        self.op.group = group
        self.op.laden = laden
        self.op.round = turn
        self.op.battle_hex = SEA_HEX
        self.op.intercepting = 1
        for place in groups:
            side, number = (int(part) for part in place.split("."))
            if number:
                self.op.on_chart[side * 7 + number] = 1
        self.op.log = []
        self.log: list[Event] = self.op.log

    def put(self, side: int, number: int, nation: str, word: str, group: list[int], laden: list[int]) -> None:
        word, _, hits = word.partition("/")
        word, _, name = word.partition(":")
        slow = word.startswith("slow-")
        carries = word.endswith("c")
        word = word.removeprefix("slow-").removesuffix("c")
        letters = word.rstrip("0123456789")
        kind, amount = LETTERS[letters], int(word[len(letters) :])
        size = amount if kind in (CAPITAL, CARRIER) else 2 if kind == CRUISER else 1
        for _ in range(amount // size):
            key = name or f"{nation}-{KINDS[kind]}"
            scenario = self.scenario
            if key not in scenario.labels:
                scenario.labels.append(key)
            label = scenario.labels.index(key)
            fast = not slow and kind not in (ESCORT_CARRIER, TRANSPORT)
            unit = scenario.roster.add(kind, size, fast, side, NATIONS.index(nation), key, label)
            scenario.label.append(label)
            scenario.berth.append(0)
            scenario.reserved.append(-1)
            scenario.hits.append(int(hits or 0))
            group.append(number)
            laden.append(int(carries))
            if name:
                self.named[name] = unit

    def fly(self, line: str) -> None:
        """`0 japan elite nas*3 Akagi`, `1 britain search*1 @Malta`."""
        side, nation, *words = line.split()
        elite = "elite" in words
        kind, _, count = words[-2].partition("*")
        home = words[-1]
        for _ in range(int(count or 1)):
            if home.startswith("@"):
                place = -1 - self.scenario.places.index(home[1:])
            else:
                place = self.named[home]
            self.scenario.wings.add(
                WING_KINDS.index(kind) if kind in WING_KINDS else NAS,
                int(side),
                NATIONS.index(nation),
                place,
                elite,
            )

    # -- playing ----------------

    def begin(self, step: Step) -> "Deck":
        self.op.stack.append(step)
        self.op.settle()
        return self

    def legal(self, seat: int) -> list[str]:
        return [self.text(action) for action in self.op.legal(seat)]

    def text(self, action: int) -> str:
        return actions.text(action, self.scenario.labels, self.scenario.places)

    def do(self, seat: int, line: str) -> "Deck":
        for word in line.split():
            found = [action for action in self.op.candidates(seat) if self.text(action) == word]
            assert found, f"{word} is not among {[self.text(a) for a in self.op.candidates(seat)]}"
            self.op.apply(seat, found[0])
        return self

    def refused(self, seat: int, word: str) -> int:
        """The code with which an answer is refused."""
        found = [action for action in self.op.candidates(seat) if self.text(action) == word]
        assert found, word
        return self.op.forbids(seat, found[0])

    def asked(self) -> tuple[list[int], str]:
        seats = self.op.waiting()
        return seats, self.op.decision(seats[0]).name if seats else ""

    def hits(self, *names: str) -> list[int]:
        return [self.op.hits[self.named[name]] for name in names]

    def light(self, side: int) -> list[int]:
        """Hits of the light ships of a side, one by one."""
        return [
            self.op.hits[unit]
            for unit in range(len(self.op.hits))
            if self.op.roster.side[unit] == side
            and self.op.roster.kind[unit] not in (CAPITAL, CARRIER, SUBMARINE)
        ]

    def told(self, name: str) -> list[Event]:
        return [event for event in self.log if event.name == name]

    def cargo(self, side: int, number: int, units: int) -> Force:
        """A force whose laden ships carry cargo."""
        force = Force()
        force.side, force.number, force.cargo = side, number, units
        force.present = 1
        self.op.forces.append(force)
        for unit, group in enumerate(self.op.group):
            if group == number and self.op.roster.side[unit] == side:
                self.op.force[unit] = len(self.op.forces)
        self.op.hindered[side * 7 + number] = 1
        return force

    def done(self) -> None:
        """Nothing is asked any more, and every scripted die was rolled."""
        assert not self.op.stack, self.asked()
        self.dice.finish()
