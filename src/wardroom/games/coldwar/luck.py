"""Which dice of a war diary were good or bad luck, and for whom."""

from typing import Final

from wardroom.core.diary import seat_in
from wardroom.core.events import Event
from wardroom.core.luck import Roll, face_up, trial

# Events that tell of a defender's die, and what it was rolled for.
DEFENCES: Final = {
    "cover-stops": "cover",
    "cover-meets": "cover",
    "cover-fails": "cover",
    "warning-stops": "early-warning",
    "warning-fails": "early-warning",
    "defense-stops": "air-defense",
    "defense-fails": "air-defense",
    "last-resort-stops": "last-resort",
    "last-resort-fails": "last-resort",
    "submarine-hit": "asw",
    "submarine-missed": "asw",
}
ATTACKS: Final = ("roll-hits", "roll-misses", "mines-roll")
EXPLOSIONS: Final = ("explosion-primary", "explosion-secondary")


def rolls(events: list[Event]) -> list[Roll]:
    """Every die whose needed number was told, in order."""
    found: list[Roll] = []
    acting = 0
    for event in events:
        facts = event.facts
        if event.name == "turn-begins":
            acting = seat_in(facts["seat"])
        elif event.name == "fog":
            # 13.56 What a better orbit adds is no luck.
            die = int(facts.get("roll", facts["number"]))
            found.append(face_up(seat_in(facts["seat"]), "fog", "fog", event.rule, die))
        elif not facts.get("roll"):
            # Nothing was rolled: there was no chance.
            continue
        elif event.name in ATTACKS:
            kind = str(facts["kind"])
            found.append(trial(acting, "attack", kind, event.rule, int(facts["chance"]), int(facts["roll"])))
        elif event.name in DEFENCES:
            # Cards are rolled by whoever played them, the ships' own defences by the force attacked.
            seat = seat_in(facts["seat"]) if "seat" in facts else seat_in(facts["at"])
            kind = DEFENCES[event.name]
            found.append(trial(seat, "defence", kind, event.rule, int(facts["chance"]), int(facts["roll"])))
        elif event.name in EXPLOSIONS:
            # 13.65 A low die is the worse one for the owner of the ship.
            number = 6 - int(facts["chance"])
            found.append(
                trial(
                    seat_in(facts["seat"]),
                    "bad-luck",
                    "explosion",
                    event.rule,
                    number,
                    7 - int(facts["roll"]),
                )
            )
    return found
