"""22.41D, 22.442: land-based squadrons cover combat groups and search."""

from typing import cast

from wardroom.core.decision import Decision, Fact
from wardroom.core.state import State, Step
from wardroom.games.worldatwar import diary
from wardroom.games.worldatwar.combat import groups_there
from wardroom.games.worldatwar.flights import can_cover, can_search, classes_of, land_wings, of_class
from wardroom.games.worldatwar.operation import COVER, NO_TASK, SEARCH_TASK, Operation
from wardroom.games.worldatwar.stage import SealedStage
from wardroom.games.worldatwar.tasking import NumbersRun


class LandAir(SealedStage):
    """22.41D, 22.341, 22.442: land-based air covers a combat group, named in secret, or searches."""

    def begin(self, state: State, seat: int) -> Step:
        run = LandAirRun()
        run.seat = seat
        return run

    def open(self, state: State) -> None:
        op = cast(Operation, state)
        op.stack.pop()
        for seat in range(2):
            run = self.runs.get(seat)
            if not isinstance(run, LandAirRun):
                continue
            wings = land_wings(op, seat)
            aims = run.aims(op)
            cover = 0
            search = 0
            for place in range(len(run.answers)):
                pool = [w for w in of_class(op, wings, aims[2 * place]) if op.wing_task[w] == NO_TASK]
                for wing in pool[: run.answers[place]]:
                    op.wing_task[wing] = COVER if aims[2 * place + 1] > 0 else SEARCH_TASK
                    op.wing_aim[wing] = aims[2 * place + 1]
                if aims[2 * place + 1] > 0:
                    cover += run.answers[place]
                else:
                    # 22.4422C: each is worth a search die.
                    search += run.answers[place]
            # 22.4421B: that there is cover is announced, over which group is not.
            op.land_air[2 * seat] = cover
            op.land_air[2 * seat + 1] = search
            if cover + search > 0:
                facts: dict[str, Fact] = {"seat": diary.seat_fact(seat), "cover": cover, "search": search}
                diary.tell(op, "land-air", "22.4421B", facts)


def ask_for_land_air(op: Operation) -> None:
    """22.442 Whoever has squadrons in range that cover or search; where they are based is no secret."""
    members = 0
    for seat in range(2):
        for wing in land_wings(op, seat):
            if can_cover(op.wings.kind[wing]) or can_search(op.wings.kind[wing]):
                members |= 1 << seat
    op.stack.append(LandAir(members))


class LandAirRun(NumbersRun):
    """22.4421, 22.4421A, 22.4422: for each kind of squadron, how many cover each group, how many search."""

    def aims(self, op: Operation) -> list[int]:
        """Class and aim of each question: a combat group to cover, or 0 for the search."""
        found: list[int] = []
        for kind in classes_of(op, land_wings(op, self.seat)):
            if can_cover(kind // 16):
                for number in groups_there(op, self.seat):
                    found.append(kind)
                    found.append(number)
            if can_search(kind // 16):
                found.append(kind)
                found.append(0)
        return found

    def questions(self, op: Operation) -> int:
        return len(self.aims(op)) // 2

    def most(self, op: Operation) -> int:
        """What is left of the class."""
        aims = self.aims(op)
        here = len(self.answers)
        left = len(of_class(op, land_wings(op, self.seat), aims[2 * here]))
        for place in range(here):
            if aims[2 * place] == aims[2 * here]:
                left -= self.answers[place]
        return left

    def question(self, op: Operation) -> Decision:
        aims = self.aims(op)
        here = len(self.answers)
        facts: dict[str, Fact] = {"kind": aims[2 * here] // 16, "squadrons": self.most(op)}
        if aims[2 * here + 1] == 0:
            return Decision(self.seat, "air-search", "22.4422", facts)
        facts["group"] = aims[2 * here + 1]
        return Decision(self.seat, "air-cover", "22.4421", facts)
