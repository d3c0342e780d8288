"""Which random numbers of a war diary were good or bad luck, and for whom; and who sank what."""

from typing import Final

from wardroom.core.events import Event
from wardroom.core.luck import Roll

# Events that tell of a random number, and whether it had to be high.
CHECKS: Final = {
    "sensor-check": "search",
    "attack-check": "attack",
    "reduction-check": "reduction",
    "repair-check": "repair",
    "helicopter-check": "helicopter",
    "weather-check": "weather",
    "drift-check": "drift",
    "entry-check": "entry",
    "pursuit-check": "pursuit",
    "race-check": "race",
}
# An X is worse than a nought in these.
X_FAILS: Final = ("search", "attack", "repair", "helicopter")


def seat_of(event: Event) -> int:
    return int(str(event.facts["seat"]).partition("/")[2])


def rolls(events: list[Event], numbers: list[int]) -> list[Roll]:
    """Every random number with what it needed; `numbers` counts the cards of the deck by number, X last."""
    found: list[Roll] = []
    total = sum(numbers)
    for event in events:
        kind = CHECKS.get(event.name, "")
        if not kind:
            continue
        need = int(event.facts["need"])
        failed = event.facts["rn"] == "X" and kind in X_FAILS
        good = sum(numbers[max(0, need) : 8])
        if need <= 0 and kind not in X_FAILS:
            good += numbers[8]
        succeeded = int(event.facts["number"]) >= need and not failed
        if kind == "race":
            good = total - sum(numbers[max(0, need) : 8])
            succeeded = not succeeded
        chance = good / total
        got = 1.0 if succeeded else 0.0
        found.append(Roll(seat_of(event), "number", kind, event.rule, got, chance, chance * (1 - chance)))
    return found


def prizes(events: list[Event]) -> list[dict[str, object]]:
    """6.5 Every ship lost, in the order in which they went down."""
    found: list[dict[str, object]] = []
    for event in events:
        if event.name == "sunk":
            seat = seat_of(event)
            ship = str(event.facts["ship"]).partition("/")[2]
            found.append({"round": 1, "ship": ship, "of": seat, "by": 1 - seat, "points": 1})
    return found
