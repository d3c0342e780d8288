"""The state of an operation: forces at sea and in port, the battle being fought, and what is known."""

from typing import Annotated, Final

from wardroom.core.dice import Dice
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import (
    Between,
    ByPlace,
    Called,
    KnownAs,
    Limited,
    Own,
    Parts,
    Public,
    Row,
    ShipCounts,
)
from wardroom.core.sealed import Sealed
from wardroom.core.state import NOBODY, UNKNOWN, Step
from wardroom.games.worldatwar.force import IN_ACTION, LAUNCHED, NO_FORCES, SPARED, Force
from wardroom.games.worldatwar.kinds import (
    Bit,
    BitOfShips,
    BitOfSquadrons,
    Bits,
    Hex,
    Larges,
    OfSquadrons,
    SideNumber,
    Small,
    Smalls,
    Squadrons,
    UnitBits,
)
from wardroom.games.worldatwar.scenario import FAR, NOWHERE, Scenario
from wardroom.games.worldatwar.settings import Settings
from wardroom.games.worldatwar.ships import Ships
from wardroom.games.worldatwar.under_way import COUNTER_COUNTER, Voyage
from wardroom.games.worldatwar.units import CARRIER

STREAMS: Final = ("intercept", "search", "air", "fleet", "submarine", "choice")
INTERCEPT: Final = 0
SEARCH: Final = 1
AIR: Final = 2
FLEET: Final = 3
SUBMARINE_STREAM: Final = 4
CHOICE: Final = 5

# Squadrons: their condition, and what they do this round.
READY: Final = 0
ABORTED: Final = 1
LOST: Final = 2
INVERTED: Final = 3
NO_TASK: Final = 0
CAP: Final = 1
BASE_ATTACK: Final = 2
STRIKE: Final = 3
COVER: Final = 4
SEARCH_TASK: Final = 5

# 22.428A A group that searches has ten undamaged factors; the same number is told of a group found (22.41F).
SEARCHING_FACTORS: Final = 10

# 22.423A Numbers of combat groups; outside a battle a force may have more of them (22.93A).
CHART_NUMBERS: Final = 6
MOST_NUMBERS: Final = 20
# Slots for combat groups: the Naval Combat Chart of both sides, then the higher numbers of both.
CHART_SLOTS: Final = 2 * (CHART_NUMBERS + 1)
SLOTS: Final = CHART_SLOTS + 2 * (MOST_NUMBERS - CHART_NUMBERS)
# What an empty state has of each slot, of each side, of the land-based air of both, and of what grows.
NO_GROUPS: Final[list[int]] = [0] * SLOTS
NEITHER: Final[list[int]] = [0, 0]
NO_LAND_AIR: Final[list[int]] = [0, 0, 0, 0]
NOTHING: Final[list[int]] = []
NO_ROWS: Final[list[list[int]]] = [[], []]

# What has come to light of a combat group in this round.
BARED: Final = 1  # who is held back (22.26D)
STRUCK: Final = 2  # its patrol and cover, by an air strike (22.4421B)

# Entries of `clues`, `searches` and `ambushes`, which are flat lists.
CLUE: Final = 2
QUEST: Final = 5
AMBUSHED: Final = 2


def slot(side: int, number: int) -> int:
    """The place of a combat group in the lists of an operation."""
    if number <= CHART_NUMBERS:
        return side * (CHART_NUMBERS + 1) + number
    return CHART_SLOTS + side * (MOST_NUMBERS - CHART_NUMBERS) + number - CHART_NUMBERS - 1


NO_VOYAGES: Final[list[Voyage]] = []


class Operation(Ships):
    """The whole truth of an operation, or what one observer may know of it."""

    # The turn, and the battle.
    phase: Public[Small] = 0
    moving: Public[SideNumber] = 0
    round: Public[Small] = 0
    intercepting: Public[SideNumber] = 0
    battle_hex: Annotated[Public[Hex], Called("hex")] = NOWHERE
    # 22.4421B Whether patrols are up.
    patrolled: Public[Bit] = 0
    # 22.71 Rounds in a row without a die of combat; -1 once one was rolled in this round.
    quiet: Annotated[Public[Limited], Between(-1, 5)] = 0
    # 22.26D The side that may have held back ships in this round, or NOBODY.
    holder: Annotated[Public[Limited], Between(NOBODY, "seats")] = NOBODY
    cards: Public[Own[Smalls]] = NOTHING
    # 22.22I Each side's extra interception die of this phase.
    codes: Public[Own[Bits]] = NEITHER
    # Numbers of groups in the battle, which everybody sees (22.423B).
    on_chart: Annotated[Public[Own[Bits]], Called("chart")] = NO_GROUPS
    found: Public[Own[Smalls]] = NO_GROUPS
    spent: Public[Own[Smalls]] = NO_GROUPS
    attacked: Public[Own[Bits]] = NO_GROUPS
    hindered: Annotated[Own[Bits], KnownAs("seen_hindered")] = NO_GROUPS
    evaded: Public[Own[Bits]] = NO_GROUPS
    revealed: Public[Own[Bits]] = NO_GROUPS
    # 22.41F What a find has shown of a group: 1 + small + 2 * slow + 4 * cargo + 8 * carriers; 0 nothing.
    told: Public[Own[Smalls]] = NO_GROUPS
    # 22.4421B Squadrons that each side has announced for cover and for search.
    land_air: Annotated[Public[Own[Squadrons]], Called("land-air")] = NO_LAND_AIR
    lost_factors: Annotated[Public[Own[Larges]], Called("lost")] = NEITHER
    damaged_factors: Annotated[Public[Own[Larges]], Called("damaged")] = NEITHER
    # 22.61A Ships that were damaged in this round, as bits, by side.
    hurt: Public[Own[UnitBits]] = NEITHER
    # The tactical advantage (48.51): search dice, or a shift of the Naval Nationality DRM.
    search_edge: Annotated[Public[Own[Bits]], Called("search-edge")] = NEITHER
    naval_shift: Annotated[Public[Own[Row]], Between(-9, 9), Called("naval-shift")] = NEITHER
    sub_codes: Annotated[Public[Own[Bits]], Called("undersea-codes")] = NEITHER
    # What has come to light of each group in this round: BARED, STRUCK.
    opened: Annotated[Public[Own[Row]], Between(0, BARED + STRUCK)] = NO_GROUPS
    # What finds have told of groups that have left unseen: facts as in `told`, forces as bits.
    clues: Public[Own[UnitBits]] = NOTHING
    # 22.451D What dice have told of hidden groups: side, round, their dice, their numbers as bits, and
    # the carriers that were fully operational then, as bits.
    searches: Public[Own[UnitBits]] = NOTHING
    # 22.9416C Submarine attacks outside battles in this player turn: the hex, and the forces as bits.
    ambushes: Annotated[Public[Own[Row]], Between(0, "forces as bits")] = NOTHING
    # 22.451D Carriers whose first losses of the round came in base attacks, as bits, by side.
    thinned: Public[Own[UnitBits]] = NEITHER
    points: Annotated[Public[Own[Row]], Between(-1_000_000, 1_000_000)] = NEITHER
    voyages: Public[Parts[Voyage]] = NO_VOYAGES
    forces: Public[ByPlace[Parts[Force]]] = NO_FORCES
    # By unit. `force` is 1 + a force's number, 0 in port; `group` a combat group, 0 none.
    force: Annotated[Own[ShipCounts], Between(0, "forces"), KnownAs("seen_force")] = NOTHING
    group: Annotated[Own[ShipCounts], Between(0, "groups"), KnownAs("seen_with_force")] = NOTHING
    hits: Annotated[Public[Own[ShipCounts]], Between(0, 99)] = NOTHING
    laden: Annotated[Own[BitOfShips], KnownAs("seen_with_force")] = NOTHING
    torpedoed: Public[Own[BitOfShips]] = NOTHING
    # 22.26D Withheld from a counter-interception battle this round.
    withheld: Annotated[Own[BitOfShips], KnownAs("seen_withheld")] = NOTHING
    # 22.26D Held back in all rounds of such battles so far.
    spared: Annotated[Own[BitOfShips], KnownAs("seen_spared")] = NOTHING
    # 22.524A A damaged ship that leaves at the end of the round.
    leaving: Annotated[Own[BitOfShips], KnownAs("seen_with_force")] = NOTHING
    # 22.26D What everybody knows about it: IN_ACTION, SPARED ...; of hidden ships only LAUNCHED.
    restrained: Annotated[Own[ShipCounts], Between(IN_ACTION, LAUNCHED), KnownAs("seen_restrained")] = NOTHING
    # Carriers whose squadrons were seen at work: the hidden forces it may belong to, as bits; 0 none.
    sighted: Annotated[Public[Own[ShipCounts]], Between(0, "forces as bits")] = NOTHING
    berth: Annotated[Public[Own[ShipCounts]], Between(0, "bases"), Called("base")] = NOTHING
    # By squadron.
    wing_state: Annotated[Public[Own[OfSquadrons]], Between(READY, INVERTED), Called("state")] = NOTHING
    wing_on: Annotated[Public[Own[OfSquadrons]], Between(-FAR, "ships"), Called("on")] = NOTHING
    wing_task: Annotated[Own[OfSquadrons], Between(0, 7), KnownAs("seen_flights"), Called("task")] = NOTHING
    wing_aim: Annotated[Own[OfSquadrons], Between(0, "groups"), KnownAs("seen_flights"), Called("aim")] = (
        NOTHING
    )
    wing_shown: Annotated[Public[Own[BitOfSquadrons]], Called("shown")] = NOTHING
    # 22.435 Driven off by the last attack on its base in this battle.
    wing_driven: Annotated[Public[Own[BitOfSquadrons]], Called("driven")] = NOTHING
    # 22.132B Voyages, as bits, that a squadron on land has struck in a battle.
    wing_raided: Annotated[Public[Own[OfSquadrons]], Between(0, "voyages as bits"), Called("raided")] = (
        NOTHING
    )

    def __init__(
        self, scenario: Scenario, settings: Settings, dice: Dice | None, blank: bool = False
    ) -> None:
        super().__init__(scenario, dice)
        self.settings = settings
        # The options that differ from the defaults, for the text form.
        self.option_text = ""
        self.wings = scenario.wings
        self.torpedo: list[int] = scenario.torpedo
        self.asw: list[int] = scenario.asw
        self.radar: list[int] = scenario.radar
        self.excess_asw: list[int] = scenario.excess_asw
        self.forces = []
        self.voyages = []
        if not blank:
            self.set_up()

    def set_up(self) -> None:
        """Before the first phase: what the scenario says, and nothing else."""
        units, squadrons = len(self.roster), len(self.wings)
        self.hits = self.scenario.hits[:]
        self.berth = self.scenario.berth[:]
        self.cards = self.scenario.cards[:]
        self.wing_on = self.wings.home[:]
        self.force, self.group, self.laden = [0] * units, [0] * units, [0] * units
        self.torpedoed, self.leaving, self.sighted = [0] * units, [0] * units, [0] * units
        self.withheld, self.spared, self.restrained = [0] * units, [0] * units, [IN_ACTION] * units
        self.wing_state, self.wing_task = [READY] * squadrons, [NO_TASK] * squadrons
        self.wing_aim, self.wing_shown = [0] * squadrons, [0] * squadrons
        self.wing_driven, self.wing_raided = [0] * squadrons, [0] * squadrons
        self.codes, self.sub_codes = [0, 0], [0, 0]
        self.search_edge, self.naval_shift = [0, 0], [0, 0]
        self.lost_factors, self.damaged_factors, self.hurt = [0, 0], [0, 0], [0, 0]
        self.thinned, self.points, self.land_air = [0, 0], [0, 0], [0, 0, 0, 0]
        self.clues, self.searches, self.ambushes = [], [], []
        self.on_chart, self.found, self.spent = NO_GROUPS[:], NO_GROUPS[:], NO_GROUPS[:]
        self.attacked, self.hindered, self.evaded = NO_GROUPS[:], NO_GROUPS[:], NO_GROUPS[:]
        self.revealed, self.told, self.opened = NO_GROUPS[:], NO_GROUPS[:], NO_GROUPS[:]

    def hears(self, top: Step, seat: int) -> bool:
        """Open steps look themselves who answers, as it may be costly to find who is asked."""
        return not isinstance(top, Sealed) or top.hears(self, seat)

    # -- chance ----------------

    def roll(self, stream: int) -> int:
        """One die; chance has come into play, so nothing before it can be undone."""
        assert self.dice is not None
        self.irrevocable += 1
        if AIR <= stream <= SUBMARINE_STREAM:
            self.quiet = -1
        return self.dice.roll(stream)

    def roll2(self, stream: int) -> tuple[int, int]:
        return self.roll(stream), self.roll(stream)

    # -- voyages ----------------

    def add_voyage(self, voyage: Voyage) -> int:
        """Its number."""
        self.voyages.append(voyage)
        return len(self.voyages) - 1

    # -- squadrons ----------------

    def fully_operational(self, unit: int) -> bool:
        """22.942 A fast carrier that is undamaged and has all its squadrons."""
        if self.roster.kind[unit] != CARRIER or self.is_damaged(unit) or self.is_sunk(unit):
            return False
        return self.squadrons_on(unit) >= self.roster.air[unit]

    def squadrons_on(self, place: int) -> int:
        """Squadrons of a carrier, or of base -1 - `place`, that are not lost."""
        return sum(
            [1 for wing, on in enumerate(self.wing_on) if on == place and self.wing_state[wing] != LOST]
        )

    # -- what others see ----------------

    def fresh(self) -> "Operation":
        """A state of the same table with nothing in it."""
        return Operation(self.scenario, self.settings, None, True)

    def seen_force(self, values: list[int], view: "Operation", seat: int) -> list[int]:
        """Where a ship is: its owner knows, and what lies open everybody."""
        seen = values[:]
        for unit in range(len(seen)):
            if self.roster.side[unit] != seat and not self.is_open(unit):
                seen[unit] = UNKNOWN
        return seen

    def seen_with_force(self, values: list[int], view: "Operation", seat: int) -> list[int]:
        """What is known of the ships whose force is."""
        seen = values[:]
        for unit in range(len(seen)):
            if view.force[unit] == UNKNOWN:
                seen[unit] = UNKNOWN
        return seen

    def seen_restrained(self, values: list[int], view: "Operation", seat: int) -> list[int]:
        seen = values[:]
        for unit in range(len(seen)):
            if view.force[unit] == UNKNOWN and seen[unit] != LAUNCHED:
                seen[unit] = IN_ACTION
        return seen

    def seen_withheld(self, values: list[int], view: "Operation", seat: int) -> list[int]:
        """22.26D Who is held back is the owner's secret, as screening is, also of ships that are known."""
        seen = values[:]
        if self.holder == NOBODY or self.holder == seat:
            return seen
        for unit in range(len(seen)):
            if self.roster.side[unit] == self.holder and self.maybe_withheld(view.force[unit], unit):
                seen[unit] = UNKNOWN
        return seen

    def maybe_withheld(self, force: int, unit: int) -> bool:
        """22.26D Whether nobody but the owner can say if a ship of the holder takes part in the round."""
        if force == UNKNOWN:
            return True
        if self.group[unit] <= 0 or not self.may_hold_back(force - 1):
            return False
        return not self.opened[slot(self.holder, self.group[unit])] & BARED

    def was_met(self, f: int) -> bool:
        """22.26D Only who is counter-intercepted may hold back ships.

        Who has come to stop the counter-interceptors engages those he has intercepted.
        """
        return self.voyages[self.forces[f].voyage].level != COUNTER_COUNTER

    def may_hold_back(self, f: int) -> bool:
        """22.26D Whether a force may have held back ships in this round."""
        return self.forces[f].side == self.holder and self.was_met(f)

    def seen_spared(self, values: list[int], view: "Operation", seat: int) -> list[int]:
        """22.26D Whether a ship has been held back all along, as far as others can say."""
        seen = values[:]
        hidden = [self.hides_restraint(0), self.hides_restraint(1)]
        for unit in range(len(seen)):
            side = self.roster.side[unit]
            if side == seat:
                continue
            if view.force[unit] == UNKNOWN:
                seen[unit] = UNKNOWN if hidden[side] else 0
            else:
                known = self.restrained[unit]
                seen[unit] = 0 if known == IN_ACTION else 1 if known == SPARED else UNKNOWN
        return seen

    def hides_restraint(self, side: int) -> bool:
        return any(f.side == side and f.restraint and not f.shown and not f.gone for f in self.forces)

    def seen_number(self, f: int, seat: int) -> int:
        """22.423B Which group is which stays on the owner's status board."""
        force = self.forces[f]
        if force.side != seat and force.present and not force.shown:
            return UNKNOWN
        return force.number

    def seen_fought(self, f: int, seat: int) -> int:
        """22.26 Whether a force has been in action, as far as others can say."""
        force = self.forces[f]
        if force.side == seat or force.restraint == IN_ACTION or force.restraint == LAUNCHED:
            return force.fought
        if not force.shown:
            return UNKNOWN
        certain = True
        for unit in range(len(self.force)):
            if self.force[unit] == f + 1:
                if self.restrained[unit] == IN_ACTION:
                    return 1
                certain = certain and self.restrained[unit] == SPARED
        return 0 if certain else UNKNOWN

    def seen_hindered(self, values: list[int], view: "Operation", seat: int) -> list[int]:
        """22.41F Nobody else knows it of a group that was neither found nor shown."""
        seen = values[:]
        for side in [side for side in range(2) if side != seat]:
            for number in range(1, MOST_NUMBERS + 1):
                place = slot(side, number)
                if self.on_chart[place] and not self.revealed[place] and not self.told[place]:
                    seen[place] = UNKNOWN
        return seen

    def seen_flights(self, values: list[int], view: "Operation", seat: int) -> list[int]:
        """Tasks are secret while a battle lasts, until the squadron is seen at work (22.41B, 22.4421B)."""
        seen = values[:]
        for wing in range(len(seen)):
            hidden = self.wings.side[wing] != seat and not self.wing_shown[wing] and self.round > 0
            if hidden and self.wing_state[wing] == READY:
                seen[wing] = UNKNOWN
        return seen

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> "Operation":
        other = self.fresh()
        if self.dice is not None:
            other.dice = self.dice.copy()
        other.observer = self.observer
        other.irrevocable = self.irrevocable
        other.phase = self.phase
        other.moving = self.moving
        other.round = self.round
        other.intercepting = self.intercepting
        other.battle_hex = self.battle_hex
        other.patrolled = self.patrolled
        other.quiet = self.quiet
        other.holder = self.holder
        other.cards = self.cards[:]
        other.codes = self.codes[:]
        other.on_chart = self.on_chart[:]
        other.found = self.found[:]
        other.spent = self.spent[:]
        other.attacked = self.attacked[:]
        other.hindered = self.hindered[:]
        other.evaded = self.evaded[:]
        other.revealed = self.revealed[:]
        other.told = self.told[:]
        other.land_air = self.land_air[:]
        other.lost_factors = self.lost_factors[:]
        other.damaged_factors = self.damaged_factors[:]
        other.hurt = self.hurt[:]
        other.search_edge = self.search_edge[:]
        other.naval_shift = self.naval_shift[:]
        other.sub_codes = self.sub_codes[:]
        other.opened = self.opened[:]
        other.clues = self.clues[:]
        other.searches = self.searches[:]
        other.ambushes = self.ambushes[:]
        other.thinned = self.thinned[:]
        other.points = self.points[:]
        if self.voyages:
            other.voyages = [part.copy() for part in self.voyages]
        if self.forces:
            other.forces = [part.copy() for part in self.forces]
        other.force = self.force[:]
        other.group = self.group[:]
        other.hits = self.hits[:]
        other.laden = self.laden[:]
        other.torpedoed = self.torpedoed[:]
        other.withheld = self.withheld[:]
        other.spared = self.spared[:]
        other.leaving = self.leaving[:]
        other.restrained = self.restrained[:]
        other.sighted = self.sighted[:]
        other.berth = self.berth[:]
        other.wing_state = self.wing_state[:]
        other.wing_on = self.wing_on[:]
        other.wing_task = self.wing_task[:]
        other.wing_aim = self.wing_aim[:]
        other.wing_shown = self.wing_shown[:]
        other.wing_driven = self.wing_driven[:]
        other.wing_raided = self.wing_raided[:]
        other.stack = [step.copy() for step in self.stack]
        return other

    def observe(self, seat: int) -> "Operation":
        self.check_observer(seat)
        other = self.fresh()
        other.observer = seat
        other.irrevocable = self.irrevocable
        other.phase = self.phase
        other.moving = self.moving
        other.round = self.round
        other.intercepting = self.intercepting
        other.battle_hex = self.battle_hex
        other.patrolled = self.patrolled
        other.quiet = self.quiet
        other.holder = self.holder
        other.cards = self.cards[:]
        other.codes = self.codes[:]
        other.on_chart = self.on_chart[:]
        other.found = self.found[:]
        other.spent = self.spent[:]
        other.attacked = self.attacked[:]
        other.hindered = self.seen_hindered(self.hindered, other, seat)
        other.evaded = self.evaded[:]
        other.revealed = self.revealed[:]
        other.told = self.told[:]
        other.land_air = self.land_air[:]
        other.lost_factors = self.lost_factors[:]
        other.damaged_factors = self.damaged_factors[:]
        other.hurt = self.hurt[:]
        other.search_edge = self.search_edge[:]
        other.naval_shift = self.naval_shift[:]
        other.sub_codes = self.sub_codes[:]
        other.opened = self.opened[:]
        other.clues = self.clues[:]
        other.searches = self.searches[:]
        other.ambushes = self.ambushes[:]
        other.thinned = self.thinned[:]
        other.points = self.points[:]
        if self.voyages:
            other.voyages = [part.copy() for part in self.voyages]
        other.forces = [part.observe(self, owner, seat) for owner, part in enumerate(self.forces)]
        other.force = self.seen_force(self.force, other, seat)
        other.group = self.seen_with_force(self.group, other, seat)
        other.hits = self.hits[:]
        other.laden = self.seen_with_force(self.laden, other, seat)
        other.torpedoed = self.torpedoed[:]
        other.withheld = self.seen_withheld(self.withheld, other, seat)
        other.spared = self.seen_spared(self.spared, other, seat)
        other.leaving = self.seen_with_force(self.leaving, other, seat)
        other.restrained = self.seen_restrained(self.restrained, other, seat)
        other.sighted = self.sighted[:]
        other.berth = self.berth[:]
        other.wing_state = self.wing_state[:]
        other.wing_on = self.wing_on[:]
        other.wing_task = self.seen_flights(self.wing_task, other, seat)
        other.wing_aim = self.seen_flights(self.wing_aim, other, seat)
        other.wing_shown = self.wing_shown[:]
        other.wing_driven = self.wing_driven[:]
        other.wing_raided = self.wing_raided[:]
        other.stack = [step.observe(self, seat) for step in self.stack]
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Operation) and self.key() == other.key()

    def tell_facts(self, to: FactWriter) -> None:
        self.tell_observer(to)
        to.limited("phase", self.phase, 0, 99)
        to.limited("moving", self.moving, 0, "seats")
        to.limited("round", self.round, 0, 99)
        to.limited("intercepting", self.intercepting, 0, "seats")
        to.limited("hex", self.battle_hex, -2, "hexes")
        to.limited("patrolled", self.patrolled, 0, 1)
        to.limited("quiet", self.quiet, -1, 5)
        to.limited("holder", self.holder, -1, "seats")
        to.row("cards", self.cards, 0, 99)
        to.row("codes", self.codes, 0, 1)
        to.row("chart", self.on_chart, 0, 1)
        to.row("found", self.found, 0, 99)
        to.row("spent", self.spent, 0, 99)
        to.row("attacked", self.attacked, 0, 1)
        to.row("hindered", self.hindered, 0, 1)
        to.row("evaded", self.evaded, 0, 1)
        to.row("revealed", self.revealed, 0, 1)
        to.row("told", self.told, 0, 99)
        to.row("land-air", self.land_air, 0, "squadrons")
        to.row("lost", self.lost_factors, 0, 1000000)
        to.row("damaged", self.damaged_factors, 0, 1000000)
        to.row("hurt", self.hurt, 0, "ships as bits")
        to.row("search-edge", self.search_edge, 0, 1)
        to.row("naval-shift", self.naval_shift, -9, 9)
        to.row("undersea-codes", self.sub_codes, 0, 1)
        to.row("opened", self.opened, 0, 3)
        to.row("clues", self.clues, 0, "ships as bits")
        to.row("searches", self.searches, 0, "ships as bits")
        to.row("ambushes", self.ambushes, 0, "forces as bits")
        to.row("thinned", self.thinned, 0, "ships as bits")
        to.row("points", self.points, -1000000, 1000000)
        for place in range(len(self.voyages)):
            to.begin(f"voyages {place}", "Voyage")
            self.voyages[place].tell_facts(to)
            to.end()
        for place in range(len(self.forces)):
            to.begin(f"forces {place}", "Force")
            self.forces[place].tell_facts(to)
            to.end()
        to.column("force", self.force, "ships", 0, "forces")
        to.column("group", self.group, "ships", 0, "groups")
        to.column("hits", self.hits, "ships", 0, 99)
        to.column("laden", self.laden, "ships", 0, 1)
        to.column("torpedoed", self.torpedoed, "ships", 0, 1)
        to.column("withheld", self.withheld, "ships", 0, 1)
        to.column("spared", self.spared, "ships", 0, 1)
        to.column("leaving", self.leaving, "ships", 0, 1)
        to.column("restrained", self.restrained, "ships", 0, 4)
        to.column("sighted", self.sighted, "ships", 0, "forces as bits")
        to.column("base", self.berth, "ships", 0, "bases")
        to.column("state", self.wing_state, "squadrons", 0, 3)
        to.column("on", self.wing_on, "squadrons", -1000, "ships")
        to.column("task", self.wing_task, "squadrons", 0, 7)
        to.column("aim", self.wing_aim, "squadrons", 0, "groups")
        to.column("shown", self.wing_shown, "squadrons", 0, 1)
        to.column("driven", self.wing_driven, "squadrons", 0, 1)
        to.column("raided", self.wing_raided, "squadrons", 0, "voyages as bits")
        self.tell_steps(to)

    def read_facts(self, told: FactReader) -> None:
        if told.says("phase"):
            self.phase = told.limited("phase")
        if told.says("moving"):
            self.moving = told.limited("moving")
        if told.says("round"):
            self.round = told.limited("round")
        if told.says("intercepting"):
            self.intercepting = told.limited("intercepting")
        if told.says("hex"):
            self.battle_hex = told.limited("hex")
        if told.says("patrolled"):
            self.patrolled = told.limited("patrolled")
        if told.says("quiet"):
            self.quiet = told.limited("quiet")
        if told.says("holder"):
            self.holder = told.limited("holder")
