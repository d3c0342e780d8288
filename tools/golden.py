"""Plays the golden games anew: full records in readable text, one per option set, under tests/golden/.

    python tools/golden.py [GAME ...]

A golden record that changes means that a rule, the content or the notation has changed: read the
difference, raise `rules_version` if games in progress would differ, and say why in the commit.
"""

from __future__ import annotations

import sys
from pathlib import Path

from wardroom import bots, games
from wardroom.core.match import Match
from wardroom.core.options import Value

FOLDER = Path(__file__).parent.parent / "tests" / "golden"

NO_ADVANCED: dict[str, Value] = {
    key: False
    for key in (
        "air_defense",
        "strike_rows",
        "strike_reduction",
        "prepared_defenses",
        "critical_damage",
        "armor",
        "large_ships",
        "attack_opportunities",
        "cruise_missiles",
    )
}

# Everything that the expansion Action can add.
ALL_CARDS: dict[str, Value] = {"action": True, "tactics": 9, "bad_luck": 20, "escorts": True}

# Name, options and seed of each game; bots alternate, so that odd choices occur, too.
GAMES: dict[str, dict[str, dict[str, Value]]] = {
    "coldwar": {
        "advanced": {"seats": 2, "rounds": 1},
        "standard": {"seats": 2, "rounds": 1, **NO_ADVANCED},
        "optional": {"seats": 3, "rounds": 1, "quick_response": True, "area_limits": True, "order_cards": 9},
        "to-victory": {"seats": 2, "victory": 60},
        "tournament": {"seats": 6, "rounds": 1, "tournament_deal": True},
        "teams-of-two": {"seats": 4, "rounds": 1, "team_size": 2},
        "teams-of-three": {"seats": 6, "rounds": 1, "team_size": 3, "open_scores": True},
        **{f"without-{key}": {"seats": 2, "rounds": 1, key: False} for key in NO_ADVANCED},
        "action": {"seats": 2, "rounds": 1, "action": True},
        "action-escorts": {"seats": 3, "rounds": 1, "action": True, "escorts": True, "area_limits": True},
        "tactics": {"seats": 2, "rounds": 1, "tactics": 4},
        "bad-luck": {"seats": 2, "rounds": 1, "bad_luck": 7, "bad_luck_dealt": True},
        "all-cards": {"seats": 2, "rounds": 2, **ALL_CARDS},
        "all-cards-standard": {"seats": 4, "rounds": 1, **ALL_CARDS, **NO_ADVANCED},
        "all-cards-teams": {"seats": 4, "rounds": 1, "team_size": 2, **ALL_CARDS, "quick_response": True},
        "all-cards-by-round": {"seats": 2, "rounds": 2, **ALL_CARDS, "tactics_last": "round"},
    },
    "attacksub": {
        **{letter: {"scenario": letter} for letter in "abcdefghijklm"},
        "a-tournament": {"scenario": "a-tournament", "sides": "second"},
        "h-tournament": {"scenario": "h-tournament", "sides": "first"},
        "one-deck": {"scenario": "l", "decks": 1},
    },
    "highseas": {
        "duel": {"seats": 2},
        "six": {"seats": 6, "nations": "drawn"},
        "agreed": {"seats": 3, "first_seat": 2, "fleet_points": 40, "victory": 30},
        "linked": {"seats": 2, "linked": True},
        "carriers": {"seats": 3, "carrier_attacks": "card"},
        "teams-of-two": {"seats": 4, "team_size": 2},
        "teams-of-three": {"seats": 6, "team_size": 3},
    },
    "worldatwar": {
        **{
            key: {"scenario": key}
            for key in (
                "denmark-strait",
                "end-of-bismarck",
                "matapan",
                "north-cape",
                "coral-sea",
                "midway",
                "guadalcanal",
                "surigao-strait",
            )
        },
        "meeting": {"scenario": "meeting", "meeting_number": 7, "meeting_points": 40},
        "rulings": {
            "scenario": "matapan",
            "air_chart": "level",
            "air_defense": "carriers",
            "surprise": "die",
            "keep_hits": True,
        },
    },
}


def played(game_key: str, options: dict[str, Value], seed: int) -> Match:
    """A whole game between doctrine and random bots."""
    game = games.find(game_key)
    seats = int(str(options.get("seats", game.least_seats)))
    names = ["doctrine" if seat % 2 == 0 else "random" for seat in range(seats)]
    policies = [bots.find(game_key, name, seed + seat) for seat, name in enumerate(names)]
    match = Match.start(game, options, seed, [f"bot {name}" for name in names])
    while not match.over:
        seat = match.state.mover()
        view = match.state.observe(seat)
        match.apply(seat, policies[seat].choose(view, seat, view.legal(seat)))
    return match


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game_key, sets in GAMES.items():
        if sys.argv[1:] and game_key not in sys.argv[1:]:
            continue
        for number, (name, options) in enumerate(sets.items()):
            path = FOLDER / f"{game_key}-{name}.record"
            played(game_key, options, 1900 + number).save(path)
            print(path.relative_to(FOLDER.parent.parent))


if __name__ == "__main__":
    main()
