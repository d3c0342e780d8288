"""The page makes its sentences by itself (`web/src/lib/words.ts`); they are those of the terminal.

The golden records are played again. From each of their lines random answers lead aside, so that questions are
heard from which nobody has played on. What is said there, as the page is sent it and as the terminal says it,
is handed to `web/src/lib/parity.test.ts`, which compares.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from wardroom import games
from wardroom.core.decision import DONE, REOPEN, Decision, Refusal
from wardroom.core.dice import FastDice
from wardroom.core.events import Event
from wardroom.core.outcome import Odds, Outcome
from wardroom.core.records import Record
from wardroom.core.replaying import replay
from wardroom.core.state import SPECTATOR, State
from wardroom.core.vocabulary import DecisionKind, EventKind, Fact
from wardroom.core.words import Words, languages
from wardroom.games.attacksub.game import GAME as SUBS
from wardroom.server import books
from wardroom.server.messages import DiaryLine
from wardroom.server.throws import thrown

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
RECORDS = ROOT / "tests" / "golden"
NAMES = ["Anna", "Boris", "Clara", "Dmitri", "Elena", ""]
# How many answers lead aside from each line of a record.
ASIDE = 8
KINDS = ("event", "decision", "refusal", "action", "odds", "outcome")
# How long a question may be with the longest names; why it is asked stands small below it.
MOST_WORDS = 12
UNSAID = re.compile(r"(event|decision|refusal|odds|outcome)-[a-z]")
MESSAGE = re.compile(r"(event|decision|refusal)-([^.]+?)(-seen)?")

Case = dict[str, Any]


class Said:
    """What is said in the games of one kind, each thing once, in both languages."""

    def __init__(self, game_key: str) -> None:
        self.game = games.find(game_key)
        self.words = {lang: Words.of(game_key, lang) for lang in languages()}
        self.cases: dict[str, Case] = {}
        # What facts of each name have been; and which messages were needed.
        self.values: dict[str, dict[Fact, None]] = {}
        self.needed: set[str] = set()

    def new(self, kind: str, told: Case) -> dict[str, str] | None:
        """Where to write what is said, if it has not been said before."""
        key = f"{kind} {json.dumps(told, sort_keys=True)}"
        if key in self.cases:
            return None
        reader = told.pop("reader", SPECTATOR)
        self.cases[key] = {"kind": kind, "told": told, "reader": reader, "says": {}}
        if "name" in told:
            self.needed.add(f"{kind}-{told['name']}{'-seen' if told.get('seen') else ''}")
            for name, value in told["facts"].items():
                self.values.setdefault(name, {})[value] = None
        says: dict[str, str] = self.cases[key]["says"]
        return says

    def event(self, event: Event, seats: int) -> None:
        for seat in range(SPECTATOR, seats):
            facts = event.seen_by(seat)
            line = DiaryLine(
                0, event.name, event.rule, facts, 0, facts is event.secret, 0, thrown(event.dice)
            )
            reader = seat if f"seat/{seat}" in facts.values() else SPECTATOR
            says = self.new("event", {**msgspec.to_builtins(line), "reader": reader})
            if says is not None:
                says |= {lang: words.event(event, seat, NAMES) for lang, words in self.words.items()}

    def decision(self, decision: Decision) -> None:
        says = self.new("decision", {**asked(decision), "reader": decision.seat})
        if says is not None:
            for lang, words in self.words.items():
                says[lang] = "\n".join([words.decision(decision, NAMES), words.reason(decision, NAMES)])

    def refusal(self, refusal: Refusal) -> None:
        told = {"name": refusal.name, "rule": refusal.rule, "facts": dict(refusal.facts)}
        says = self.new("refusal", told)
        if says is not None:
            says |= {lang: words.refusal(refusal, NAMES) for lang, words in self.words.items()}

    def answer(self, action: int, decision: Decision | None) -> None:
        told = {
            "word": self.game.action_text(action),
            "asked": asked(decision) if decision else None,
        }
        says = self.new("action", told)
        if says is not None:
            for lang, words in self.words.items():
                says[lang] = words.action(self.game, action, decision, NAMES)

    def odds(self, odds: Odds) -> None:
        says = self.new("odds", {"names": list(odds.names), "chances": list(odds.chances)})
        if says is not None:
            says |= {lang: words.odds(odds) for lang, words in self.words.items()}

    def outcome(self, outcome: Outcome) -> None:
        told = {"scores": list(outcome.scores), "winners": list(outcome.winners)}
        for reader in (SPECTATOR, 0):
            case = {**told, "reason": outcome.reason, "rule": outcome.rule, "reader": reader}
            says = self.new("outcome", case)
            if says is not None:
                says |= {lang: words.outcome(outcome, NAMES, reader) for lang, words in self.words.items()}

    # -- games ----------------

    def record(self, path: Path) -> None:
        state: State | None = None
        for state, events, line in replay(Record.load(path), games.find):
            for event in events:
                self.event(event, state.seats)
            self.aside(state.copy(), FastDice(line))
        assert state is not None
        outcome = state.outcome()
        assert outcome is not None
        self.outcome(outcome)

    def aside(self, state: State, chance: FastDice) -> None:
        """Some answers at random, in which much happens."""
        log: list[Event] = []
        state.log, state.dice = log, FastDice(chance.below(1 << 30, 0))
        for _ in range(ASIDE):
            for seat in state.waiting():
                self.question(state, seat)
            if not state.waiting():
                break
            seat = state.mover()
            legal = state.legal(seat)
            choice = legal[1:] if legal[0] == DONE and len(legal) > 1 else legal
            action = choice[chance.below(len(choice), 0)]
            odds = state.odds(seat, action)
            if odds is not None:
                self.odds(odds)
            state.apply(seat, action)
        for event in log:
            self.event(event, state.seats)

    def question(self, state: State, seat: int) -> None:
        decision = state.decision(seat)
        self.decision(decision)
        for action in [*state.candidates(seat), REOPEN]:
            refusal = state.why_not(seat, action)
            if refusal is not None:
                self.refusal(refusal)
            else:
                self.answer(action, decision)

    # -- what these games did not need ----------------

    def all_else(self) -> None:
        """Every other sentence of the game with facts that occurred, and every word that can be typed."""
        for id in [*self.words["en"].mentions]:
            found = MESSAGE.fullmatch(id)
            if found is None or id in self.needed:
                continue
            kind, name, seen = found.groups()
            mentioned = {
                fact.split("-")[0] for lang in self.words for fact in self.words[lang].mentions[id]
            } - {"m"}
            facts = {fact: self.value_of(fact) for fact in sorted(mentioned)}
            if kind == "event":
                secret = dict(facts) if seen else None
                self.event(Event(EventKind(name), "1", facts, 1 if seen else 0, secret), 1)
            elif kind == "decision":
                self.decision(Decision(0, DecisionKind(name), "1", facts))
            else:
                self.refusal(Refusal(name, "1", facts))
        for action in range(self.game.action_count):
            if self.game.action_text(action):
                self.answer(action, None)

    def value_of(self, fact: str) -> Fact:
        return next(iter(self.values.get(fact, {2: None})))


def asked(decision: Decision) -> Case:
    return {"name": decision.name, "rule": decision.rule, "facts": dict(decision.facts)}


def words_in(prompt: str) -> int:
    return sum(any(sign.isalnum() for sign in word) for word in prompt.split())


def npx() -> str:
    """Node's, which `make` may have put into .venv."""
    found = shutil.which("npx", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    assert found is not None, "there is no Node: make test sees to it"
    return found


def compare_with_the_page(said: Said, folder: Path) -> None:
    key = said.game.key
    sent = {lang: json.loads(books.words(key, lang).data) for lang in languages()}
    told = {"game": key, "names": NAMES, "words": sent, "cases": list(said.cases.values())}
    (folder / f"{key}.json").write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")
    node = str(Path(npx()).parent)
    ran = subprocess.run(
        [npx(), "--no-install", "vitest", "run", "--project", "logic", "src/lib/parity.test.ts"],
        cwd=WEB,
        env={
            **os.environ,
            "WARDROOM_SAID": str(folder),
            "PATH": os.pathsep.join((node, os.environ["PATH"])),
            # Where CI is set vitest colours what it says, also for us.
            "NO_COLOR": "1",
        },
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert ran.returncode == 0, ran.stdout[-5000:] + ran.stderr[-5000:]
    assert re.search(rf"Tests .*\b{len(sent)} passed", ran.stdout), ran.stdout


@pytest.mark.parametrize("key", games.names())
def test_the_page_says_what_the_terminal_says(key: str, tmp_path: Path) -> None:
    said = Said(key)
    for path in sorted(RECORDS.glob(f"{key}-*.record")):
        said.record(path)
    said.all_else()
    assert {case["kind"] for case in said.cases.values()} == set(KINDS)
    assert said.needed >= {id for id in said.words["en"].mentions if MESSAGE.fullmatch(id)}
    assert len(said.cases) > 2500
    prompts = [
        text.partition("\n")[0]
        for case in said.cases.values()
        for text in case["says"].values()
        if case["kind"] == "decision"
    ]
    assert prompts and not [prompt for prompt in prompts if words_in(prompt) > MOST_WORDS]
    for text in (text for case in said.cases.values() for text in case["says"].values()):
        assert text and not UNSAID.match(text), text
    compare_with_the_page(said, tmp_path)


@pytest.mark.parametrize("lang", languages())
def test_every_helicopter_of_attack_sub_is_called_by_its_ship(lang: str) -> None:
    words = Words.of("attacksub", lang)
    answers = {SUBS.action_text(action): action for action in range(SUBS.action_count)}
    carriers = [ship.key for ship in SUBS.catalogue.ships if ship.duration]
    assert len(carriers) == 15
    for key in carriers:
        helicopter = words.action(SUBS, answers[f"helo-{key}"])
        assert words.action(SUBS, answers[key]) in helicopter != f"helo-{key}"
