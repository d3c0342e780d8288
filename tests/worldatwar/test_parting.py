"""22.13D, 22.18D: forces that part on their way home."""

from __future__ import annotations

from tests.marks import rule
from tests.worldatwar.sea import base, do, new, rule_against, sail, told, units, voyage
from wardroom.core.decision import DONE
from wardroom.games.worldatwar import actions
from wardroom.games.worldatwar.company import companions
from wardroom.games.worldatwar.game import GAME, WorldAtWar
from wardroom.games.worldatwar.returning import GoHome
from wardroom.games.worldatwar.sending_out import Intercept
from wardroom.games.worldatwar.sortie import Sortie
from wardroom.games.worldatwar.under_way import ABORTED_DUTY, HOME, RETURNING


def bound_for_home() -> WorldAtWar:
    """Two Japanese forces in one voyage have given up off Port Moresby."""
    op = new()
    op.wing_state = [3] * len(op.wing_state)
    number = voyage(op, "truk", "port-moresby", "truk-patrol")
    sail(op, number, units(op, "truk", shokaku=1, japan_cruiser=2), shown=1)
    sail(op, number, units(op, "truk", zuikaku=1, japan_cruiser=2), shown=1)
    op.voyages[number].at = len(op.voyages[number].path) - 1
    op.voyages[number].status = ABORTED_DUTY
    step = GoHome()
    step.voyages = [number]
    op.stack.append(step)
    return op


@rule("worldatwar", "22.18D")
def test_a_force_goes_home_by_itself() -> None:
    op = bound_for_home()
    assert actions.force(1) in op.legal(0) and actions.force(0) not in op.legal(0)
    do(op, 0, "force2")
    assert told(op, "parts")[0]["own"] == 2
    assert GAME.parse(op.text()).text() == op.text()
    assert actions.force(1) not in op.legal(0)
    do(op, 0, "truk", "done", "rabaul", "done")
    assert [v.status for v in op.voyages] == [RETURNING, RETURNING]
    assert [op.forces[f].base for f in range(2)] == [base(op, "truk"), base(op, "rabaul")]
    assert op.voyages[1].path[0] == op.voyages[0].path[0] and op.voyages[1].parent == 0


@rule("worldatwar", "22.18D", "22.13D")
def test_both_parts_can_be_met_where_they_are_alone() -> None:
    op = bound_for_home()
    do(op, 0, "force2", "truk", "done", "rabaul", "done")
    one = op.voyages[0].path
    shared = one[1:3]
    # Together for two hexes, then to Rabaul.
    home = op.scenario.bases[base(op, "rabaul")].at
    aside = next(h for h in op.scenario.chart.neighbours(one[2]) if op.scenario.chart.sea[h] and h not in one)
    other = [*one[:3], *op.scenario.chart.way([aside, home])]
    op.voyages[1].path = other
    alone = [h for h in other[3:] if h not in shared]
    step = Intercept()
    step.seat, step.targets = 1, [1]
    op.stack.append(step)
    assert [a - actions.HEX for a in op.legal(1) if a != DONE] == sorted(set(alone))
    for h in shared:
        assert rule_against(op, 1, actions.hex_at(h)) == "22.13D"
        seen = op.observe(1).why_not(1, actions.hex_at(h))
        assert seen is not None and seen.rule == "22.13D"
    # Where both go, who meets the one meets the other.
    op.voyages[0].at = 1
    assert companions(op, 0, shared[0]) == [0, 1]
    # The parent is gone: nothing keeps the other part out of sight.
    op.forces[0].gone = 1
    assert [a - actions.HEX for a in op.legal(1) if a != DONE] == sorted(set(other[1:]))


@rule("worldatwar", "22.18D")
def test_both_come_home() -> None:
    op = bound_for_home()
    sortie = Sortie()
    sortie.voyages = [0]
    op.stack.insert(0, sortie)
    do(op, 0, "force2", "truk", "done", "rabaul", "done")
    while op.mover() >= 0:
        assert op.decision(op.mover()).facts["voyage"] in (1, 2)
        op.apply(op.mover(), DONE)
    assert [v.status for v in op.voyages] == [HOME, HOME]
    assert op.forces[0].inverted and op.forces[1].inverted
