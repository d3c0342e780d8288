"""Write `tests/fixtures/words-parity-GAME.json`: what is said in real games, in both languages.

    python tools/words_parity.py [GAME ...]

The page makes its sentences by itself (`web/src/lib/words.ts`). Its tests read these files, and so does
`tests/test_words_parity.py`: both must say the same.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

from wardroom import games
from wardroom.core.decision import DONE, Decision, Refusal
from wardroom.core.dice import FastDice
from wardroom.core.events import Event
from wardroom.core.options import Value
from wardroom.core.outcome import Odds, Outcome
from wardroom.core.rulebook import rulebook
from wardroom.core.state import SPECTATOR, State
from wardroom.core.words import BY_WORD, Words, languages, things

FIXTURES = Path(__file__).parent.parent / "tests" / "fixtures"
NAMES = ["Anna", "Boris", "Clara", "Dmitri", "Elena"]
# Together they reach almost every message of their game.
TABLES: dict[str, list[dict[str, Value]]] = {
    "coldwar": [
        {"rounds": 1, "seats": 3},
        {"rounds": 1, "seats": 4, "team_size": 2},
        {"rounds": 1, "seats": 2, "area_limits": True, "quick_response": True},
        {"rounds": 1, "seats": 2, "action": True, "tactics": 9, "bad_luck": 20, "escorts": True},
        {"rounds": 1, "seats": 3, "action": True, "tactics": 9, "bad_luck": 20, "bad_luck_dealt": True},
        {
            **{"rounds": 1, "seats": 4, "team_size": 2, "action": True, "tactics": 6},
            **{"bad_luck": 12, "escorts": True},
        },
        {
            **{"rounds": 1, "seats": 5, "prepared_defenses": False, "strike_rows": False},
            **{"large_ships": False, "armor": False},
        },
    ],
    "attacksub": [{"scenario": key, "decks": 2} for key in "abceghijklm"],
    "highseas": [{"seats": 2}, {"seats": 4, "team_size": 2}, {"seats": 3, "nations": "drawn"}],
}
GAMES_EACH = 3
# Games that name each of their things by a word of its own, whatever comes up in play.
EVERY_WORD = ("attacksub",)

# What happens at a table besides the game, with a seat as its only fact.
TABLE_ACTS = ("resigned", "bot", "back", "undone", "draw", "more-time")

Case = dict[str, Any]


class Collected:
    """Cases by what they show, one of each."""

    def __init__(self, game_key: str) -> None:
        self.game = games.find(game_key)
        self.words = {lang: Words.of(game_key, lang) for lang in languages()}
        self.cases: dict[str, Case] = {}

    def add(self, kind: str, shows: str, case: Case) -> None:
        key = f"{kind} {shows}"
        if key not in self.cases:
            says = {lang: said(words, {"kind": kind, **case}) for lang, words in self.words.items()}
            self.cases[key] = {"kind": kind, **case, "says": says}

    def event(self, event: Event) -> None:
        for seat in range(SPECTATOR, len(NAMES)):
            facts = event.seen_by(seat)
            seen = facts is event.secret
            case = {"name": event.name, "rule": event.rule, "facts": facts, "seen": seen}
            self.add("event", f"{event.name} {seen} {facts.get('kind', '')}", case)

    def question(self, state: State, seat: int) -> list[int]:
        decision = state.decision(seat)
        asked = {"name": decision.name, "rule": decision.rule, "facts": decision.facts}
        self.add("decision", decision.name, asked)
        legal = state.legal(seat)
        for action in state.candidates(seat):
            refusal = state.why_not(seat, action)
            if refusal is not None:
                case = {"name": refusal.name, "rule": refusal.rule, "facts": refusal.facts}
                self.add("refusal", f"{refusal.name} {len(refusal.facts)}", case)
        for action in legal:
            word = self.game.action_text(action)
            own = f"decision-{decision.name}.{word}" in self.words["en"].mentions
            shows = f"{word} {decision.name}" if own else re.sub(r"\d+", "", word)
            self.add("action", shows, {"word": word, "asked": asked if own else None})
            odds = state.odds(seat, action)
            if odds is not None:
                chances = {"names": odds.names, "chances": odds.chances}
                self.add("odds", " ".join(odds.names), chances)
        return legal

    def outcome(self, outcome: Outcome) -> None:
        case = {
            "scores": outcome.scores,
            "winners": outcome.winners,
            "reason": outcome.reason,
            "rule": outcome.rule,
        }
        self.add("outcome", f"{outcome.reason} {len(outcome.winners)} {len(outcome.scores)}", case)


def said(words: Words, case: Case) -> str:
    """The sentence of a case, as the terminal says it."""
    kind = case["kind"]
    if kind == "event":
        secret = case["facts"] if case["seen"] else None
        event = Event(case["name"], case["rule"], case["facts"], 1 if case["seen"] else 0, secret)
        return words.event(event, 0, NAMES)
    if kind == "decision":
        return words.decision(asked_in(case), NAMES)
    if kind == "refusal":
        return words.refusal(Refusal(case["name"], case["rule"], case["facts"]), NAMES)
    if kind == "action":
        game = games.find(words.game_key)
        decision = asked_in(case["asked"]) if case["asked"] else None
        action = next(id for id in range(game.action_count) if game.action_text(id) == case["word"])
        return words.action(game, action, decision, NAMES)
    if kind == "odds":
        return words.odds(Odds(case["names"], case["chances"]))
    return words.outcome(Outcome(case["scores"], case["winners"], case["reason"], case["rule"]), NAMES)


def asked_in(case: Case) -> Decision:
    return Decision(0, case["name"], case["rule"], case["facts"])


def collect(game_key: str) -> list[Case]:
    found = Collected(game_key)
    for options in TABLES[game_key]:
        for seed in range(GAMES_EACH):
            play(found, options, seed)
    if game_key in EVERY_WORD:
        for action in range(found.game.action_count):
            word = found.game.action_text(action)
            if word:
                found.add("action", f"{word} anywhere", {"word": word, "asked": None})
    for act in TABLE_ACTS:
        found.event(Event(f"table-{act}", "", {"seat": "seat/0"}))
    return [found.cases[key] for key in sorted(found.cases)]


def play(found: Collected, options: dict[str, Value], seed: int) -> None:
    """A game at random, in which much happens."""
    chance = FastDice(seed ^ 0x5EED)
    log: list[Event] = []
    state = found.game.new(found.game.options().fill(options), FastDice(seed), log)
    told = 0
    while state.waiting():
        seat = state.mover()
        legal = found.question(state, seat)
        eager = legal[0] == DONE and len(legal) > 1 and chance.below(3, 0)
        choice = legal[1:] if eager else legal
        state.apply(seat, choice[chance.below(len(choice), 0)])
        for event in log[told:]:
            found.event(event)
        told = len(log)
    outcome = state.outcome()
    assert outcome is not None
    found.outcome(outcome)


def names_of_things(game_key: str) -> dict[str, dict[str, str]]:
    """The texts that words use of each thing."""
    return {
        fact: {field: texts[field] for field in ("name", "name_ru", "type") if field in texts}
        for fact, texts in things(game_key).items()
        if "name" in texts
    }


def titles_cited(game_key: str, cases: list[Case]) -> dict[str, dict[str, str]]:
    """By language, the titles of the rules that these cases cite by a word."""
    rules = sorted({case["rule"] for case in cases if BY_WORD.match(case.get("rule", ""))})
    return {lang: {rule: rulebook(game_key, lang).find(rule).title for rule in rules} for lang in languages()}


def fixture(game_key: str) -> Path:
    return FIXTURES / f"words-parity-{game_key}.json"


def main() -> None:
    for game_key in sys.argv[1:] or TABLES:
        cases = collect(game_key)
        lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases)
        named = {
            "game": game_key,
            "names": NAMES,
            "things": names_of_things(game_key),
            "titles": titles_cited(game_key, cases),
        }
        head = json.dumps(named, ensure_ascii=False)
        path = fixture(game_key)
        path.parent.mkdir(exist_ok=True)
        path.write_text(f'{head[:-1]},\n"cases": [\n{lines}\n]}}\n', encoding="utf-8")
        print(f"{len(cases)} cases, {path.stat().st_size // 1024} kB: {path}")


if __name__ == "__main__":
    main()
