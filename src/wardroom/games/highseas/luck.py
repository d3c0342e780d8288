"""Which dice of a war diary were good or bad luck, and for whom."""

from typing import Final

from wardroom.core.diary import seat_in
from wardroom.core.events import Event
from wardroom.core.luck import Roll, trial

# Events that tell of a defender's die, and what it was rolled for.
DEFENCES: Final = {
    "cover-stops": "cover",
    "cover-fails": "cover",
    "runs-silent": "run-silent",
    "is-heard": "run-silent",
}
ATTACKS: Final = ("roll-hits", "roll-misses")


def rolls(events: list[Event]) -> list[Roll]:
    """Every die whose needed number was told, in order; a high one is good for whoever rolled it."""
    found: list[Roll] = []
    for event in events:
        facts = event.facts
        if not facts.get("roll"):
            # Nothing was rolled.
            continue
        wanted = int(facts["needed"]) - int(facts.get("plus", 0))
        # The same chance as a die of at most this number.
        number, low = 7 - wanted, 7 - int(facts["roll"])
        if event.name in ATTACKS:
            kind = str(facts["kind"])
            found.append(trial(seat_in(facts["seat"]), "attack", kind, event.rule, number, low))
        elif event.name in DEFENCES:
            kind = DEFENCES[event.name]
            found.append(trial(seat_in(facts["seat"]), "defence", kind, event.rule, number, low))
    return found
