"""22.41B, 22.431A: how many squadrons of each carrier stay over their combat group."""

from typing import cast

from wardroom.core.decision import Decision, Fact
from wardroom.core.state import State, Step
from wardroom.games.worldatwar import diary
from wardroom.games.worldatwar.flights import carrier_wings, classes_of, of_class, perhaps_flying
from wardroom.games.worldatwar.operation import CAP, Operation
from wardroom.games.worldatwar.stage import SealedStage
from wardroom.games.worldatwar.tasking import NumbersRun


class Patrols(SealedStage):
    """22.41B, 22.431A: each side decides in secret how many squadrons stay over their combat group."""

    def begin(self, state: State, seat: int) -> Step:
        run = PatrolRun()
        run.seat = seat
        return run

    def open(self, state: State) -> None:
        op = cast(Operation, state)
        op.stack.pop()
        op.patrolled = 1
        for seat in range(2):
            run = self.runs.get(seat)
            if not isinstance(run, PatrolRun):
                continue
            pools = run.pools(op)
            for place in range(len(run.answers)):
                for wing in pools[place][: run.answers[place]]:
                    op.wing_task[wing] = CAP


def ask_for_patrols(op: Operation) -> None:
    """22.41B Whoever may have carriers with squadrons in the battle is asked."""
    members = 0
    for seat in range(2):
        if perhaps_flying(op, seat, False):
            members |= 1 << seat
    op.stack.append(Patrols(members))


class PatrolRun(NumbersRun):
    """22.431A The squadrons of each carrier, kind by kind."""

    def pools(self, op: Operation) -> list[list[int]]:
        wings = carrier_wings(op, self.seat)
        found: list[list[int]] = []
        for unit in range(len(op.group)):
            here = [wing for wing in wings if op.wing_on[wing] == unit]
            for kind in classes_of(op, here):
                found.append(of_class(op, here, kind))
        return found

    def questions(self, op: Operation) -> int:
        return len(self.pools(op))

    def most(self, op: Operation) -> int:
        return len(self.pools(op)[len(self.answers)])

    def question(self, op: Operation) -> Decision:
        pool = self.pools(op)[len(self.answers)]
        facts: dict[str, Fact] = {"ship": diary.ship_fact(op, op.wing_on[pool[0]]), "squadrons": len(pool)}
        return Decision(self.seat, "patrol", "22.431A", facts)
