"""Words at the edge: Fluent files turn events, questions, refusals and odds into sentences.

All sentences of terminal and page stand in one tree: those of every game in `words/LANG`, those of one game
in `games/GAME/words/LANG`. Files are named by who says what is in them (`TERMINAL`, `SENT`; the rest is the
page's own). A message is given the facts that it mentions. `ship/iowa` becomes the name of that entry of the
game's content, by the message `ship`; `{ $ship-gen }` asks for the attribute `gen` of that message, a
grammatical case (unless there is a fact of that name). A seat is called by the message `seat`, which knows
whether it is the reader's own. `{ $rolls }` are the faces of an event's dice. A fact
that is mentioned and not given is the word `absent`, on which a message can select.
"""

import functools
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from wardroom.core.content import file_text, parsed, user_folder
from wardroom.core.decision import Decision, Refusal
from wardroom.core.errors import WardroomError
from wardroom.core.events import Event
from wardroom.core.game import Game
from wardroom.core.outcome import Odds, Outcome
from wardroom.core.rulebook import PACKAGE, rulebook
from wardroom.core.state import SPECTATOR
from wardroom.core.vocabulary import Fact

# What a file's name begins with says who speaks: the game (its diary, questions, refusals and odds),
# terminal and page alike, lists of tables; and the terminal alone.
SENT: Final = ("both", "lists", "game")
TERMINAL: Final = (*SENT, "terminal")
ABSENT: Final = "absent"
# Tokens of the notation that end in a number: `row2`, `dice3`, `seat1`, `#4`.
NUMBERED: Final = re.compile(r"([a-z]+|#)(\d+)")
NUMBER_SIGNS: Final = {"#": "attack"}
HITS: Final = re.compile(r"hits(\d+)")
# A rule that goes by a word, and its chapter.
BY_WORD: Final = re.compile(r"(\d+)\.[a-z]{2,}")
# Results that say an attack did nothing stand behind those that say what it did.
FAILURES: Final = ("stopped", "missed")
# How a language writes thousands and decimals, where not as Python does.
SEPARATORS: Final = {"ru": str.maketrans(",.", "\u00a0,")}


class UnknownLanguage(WardroomError):
    """No words in this language; the text names those that there are."""

    def __init__(self, lang: str) -> None:
        super().__init__(f"there is no language {lang!r}; there are {', '.join(languages())}")


def languages() -> list[str]:
    return sorted(path.name for path in (PACKAGE / "words").iterdir() if path.is_dir())


def files(game_key: str, lang: str, speakers: Sequence[str]) -> list[Path]:
    """The Fluent files of these speakers: those of every game before those of this one."""
    folders = (PACKAGE / "words" / lang, PACKAGE / "games" / game_key / "words" / lang)
    return [
        path for folder in folders for speaker in speakers for path in sorted(folder.glob(f"{speaker}*.ftl"))
    ]


class Words:
    """The words of one game in one language."""

    def __init__(self, game_key: str, lang: str) -> None:
        self.game_key = game_key
        self.lang = lang
        self.things = things(game_key)
        self.bundle = FluentBundle([lang], use_isolating=False)
        patterns: dict[str, ast.Pattern] = {}
        for path in files(game_key, lang, TERMINAL):
            self._read(path, patterns)
        # The facts that each message, or attribute of one, mentions.
        self.mentions = {id: mentioned(id, patterns) for id in patterns}

    @staticmethod
    @functools.cache
    def of(game_key: str, lang: str) -> "Words":
        """The words of a game, read once."""
        if lang not in languages():
            raise UnknownLanguage(lang)
        return Words(game_key, lang)

    # -- sentences ----------------

    def event(self, event: Event, seat: int, names: Sequence[str]) -> str:
        """The line of the war diary for a seat, or for SPECTATOR."""
        facts = event.seen_by(seat)
        ending = "-seen" if facts is event.secret else ""
        if event.dice:
            faces = [str(face) for throw in event.dice for face in throw.faces]
            facts = {**facts, "rolls": ", ".join(faces)}
        return self.phrase(f"event-{event.name}{ending}", facts, names, seat)

    def decision(self, decision: Decision, names: Sequence[str]) -> str:
        """What the rules ask."""
        return self.phrase(f"decision-{decision.name}", decision.facts, names, decision.seat)

    def reason(self, decision: Decision, names: Sequence[str]) -> str:
        """Why they ask it, or what it comes to; of many questions there is nothing to be said."""
        id = f"decision-{decision.name}.why"
        return self.phrase(id, decision.facts, names, decision.seat) if self.has(id) else ""

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        """Why not, with the facts of the case and the rule."""
        id = f"refusal-{refusal.name}"
        args = self._args(id, refusal.facts, names)
        if args.get("thing"):
            args["thing"] = self._token(str(args["thing"]), names, None)
        elif "thing" in args:
            args["thing"] = ABSENT
        said = self._format(id, args)
        return f"{said} ({self.rule_name(refusal.rule)})" if refusal.rule else said

    def action(
        self, game: Game, action: int, decision: Decision | None = None, names: Sequence[str] = ()
    ) -> str:
        """The display name of an answer."""
        return self._token(game.action_text(action), names, decision)

    def odds(self, odds: Odds) -> str:
        """The chances of a choice in a few words."""
        results = list(zip(odds.names, odds.chances, strict=True))
        results.sort(key=lambda result: result[0] in FAILURES)
        return ", ".join(f"{self._result(name)} {self.percent(chance)}" for name, chance in results if chance)

    def percent(self, chance: float) -> str:
        number = round(100 * chance)
        if number == 0 and chance > 0:
            return self.text("percent-less", number=1)
        if number == 100 and chance < 1:
            return self.text("percent-more", number=99)
        return self.text("percent", number=number)

    def figure(self, value: float, places: int = 0, signed: bool = False) -> str:
        """A number as the language writes it: 1,234.5 or 1 234,5."""
        said = f"{value:+,.{places}f}" if signed else f"{value:,.{places}f}"
        return said.translate(SEPARATORS.get(self.lang, {}))

    def share(self, chance: float, signed: bool = False) -> str:
        """A chance to a tenth of a per cent."""
        return self.text("percent", number=self.figure(100 * chance, 1, signed))

    def outcome(self, outcome: Outcome, names: Sequence[str], reader: int = SPECTATOR) -> str:
        """Who won, with how many points, and why the game ended."""
        winners = [
            self._seat(seat, names, reader, "low" if place else "")
            for place, seat in enumerate(outcome.winners)
        ]
        scores = (
            self.text("score", player=self._seat(seat, names, reader), number=points)
            for seat, points in enumerate(outcome.scores)
        )
        said = self.text(
            f"outcome-{outcome.reason}",
            winners=self._listed(winners),
            number=len(winners),
            scores=", ".join(scores),
        )
        return f"{said} ({self.rule_name(outcome.rule)})" if outcome.rule else said

    def step(self, rule: str) -> str:
        """The name of a step of the turn: a word of the game for it, else as the rulebook has it."""
        own = f"step-{rule.replace('.', '-').lower()}"
        if self.has(own):
            return self.text(own)
        return rulebook(self.game_key, self.lang).find(rule).title

    def rule_name(self, rule: str) -> str:
        """A rule as people cite it: its number; one that goes by a word (`3.nations`): chapter and title."""
        by_word = BY_WORD.match(rule)
        if by_word is None:
            return rule
        return f"{by_word[1]}: {rulebook(self.game_key, self.lang).find(rule).title}"

    # -- messages ----------------

    def has(self, id: str) -> bool:
        return id in self.mentions

    def text(self, id: str, **args: Fact) -> str:
        """A message with its arguments as they are."""
        return self._format(id, args)

    def phrase(
        self, id: str, facts: Mapping[str, Fact], names: Sequence[str] = (), reader: int = SPECTATOR
    ) -> str:
        """A message, each fact that it mentions put into words for a reader."""
        return self._format(id, self._args(id, facts, names, reader))

    def _args(
        self, id: str, facts: Mapping[str, Fact], names: Sequence[str], reader: int = SPECTATOR
    ) -> dict[str, Fact]:
        return {name: self._fact(name, facts, names, reader) for name in self.mentions.get(id, ())}

    def _format(self, id: str, args: Mapping[str, Fact]) -> str:
        # A word that is missing must not end a game: the tests look for those.
        if id not in self.mentions:
            return id
        message_id, _, attribute = id.partition(".")
        message = self.bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, _ = self.bundle.format_pattern(pattern, dict(args))
        return str(text)

    def _fact(self, name: str, facts: Mapping[str, Fact], names: Sequence[str], reader: int) -> Fact:
        # `m-own` is a fact of that name; `ship-gen` is the fact `ship` in another form.
        base, _, form = (name, "", "") if name in facts else name.partition("-")
        value = facts.get(base, ABSENT)
        if isinstance(value, int) or "/" not in value:
            return value
        kind, _, key = value.partition("/")
        if kind == "seat":
            return self._seat(int(key), names, reader, form)
        if kind in ("cards", "ships"):
            return self._counted(kind[:-1], key.split(",")) if key else ABSENT
        return self._thing(value, form)

    def _thing(self, fact: str, form: str = "") -> str:
        kind, _, key = fact.partition("/")
        entry = self.things.get(fact, {})
        name = entry.get(f"name_{self.lang}") or entry.get("name") or key
        id = f"{kind}.{form}" if form else kind
        return self.text(id, name=name, type=entry.get("type", ABSENT))

    def _counted(self, kind: str, keys: list[str]) -> str:
        """A list in which equal things are one, with their number."""
        counted = []
        for key in dict.fromkeys(keys):
            thing = self._thing(f"{kind}/{key}")
            count = keys.count(key)
            counted.append(thing if count == 1 else self.text("several", number=count, thing=thing))
        return self._listed(counted)

    def _listed(self, parts: Sequence[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.text("list", first=", ".join(parts[:-1]), last=parts[-1])

    def _seat(self, seat: int, names: Sequence[str], reader: int = SPECTATOR, form: str = "") -> str:
        given = names[seat] if seat < len(names) else ""
        return self.text(
            f"seat.{form}" if form else "seat",
            name=given or self.text("action-seat", number=seat + 1),
            you="yes" if seat == reader else "no",
        )

    def _token(self, token: str, names: Sequence[str], decision: Decision | None) -> str:
        """The display name of a word of the notation."""
        for kind in ("ship", "card"):
            if f"{kind}/{token}" in self.things:
                return self._thing(f"{kind}/{token}", "full")
        if f"base/{token}" in self.things:
            return self._thing(f"base/{token}")
        numbered = NUMBERED.fullmatch(token)
        if numbered is not None:
            word = NUMBER_SIGNS.get(numbered[1], numbered[1])
            if word == "seat":
                return self._seat(int(numbered[2]) - 1, names)
            if self.has(f"action-{word}"):
                return self.text(f"action-{word}", number=int(numbered[2]))
        place, _, key = token.partition("-")
        if "thing" in self.mentions.get(f"action-{place}", ()):
            # A card that is named by where it lies, a helicopter by its ship: `table-ecm`, `helo-udaloy`.
            for kind in ("card", "ship"):
                if f"{kind}/{key}" in self.things:
                    return self.text(f"action-{place}", thing=self._thing(f"{kind}/{key}", "full"))
        if decision is not None and self.has(f"decision-{decision.name}.{token}"):
            return self.phrase(f"decision-{decision.name}.{token}", decision.facts, names)
        # Content that is not ours may hold what only its own folder names.
        return self.text(f"action-{token}") if self.has(f"action-{token}") else token

    def _result(self, name: str) -> str:
        hits = HITS.fullmatch(name)
        if hits is not None:
            return self.text("odds-hits", number=int(hits[1]))
        return self.text(f"odds-{name}")

    # -- reading ----------------

    def _read(self, path: Path, patterns: dict[str, ast.Pattern]) -> None:
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{path}: cannot be read as Fluent: {(entry.content or '').strip()}")
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    patterns[entry.id.name] = entry.value
                for attribute in entry.attributes:
                    patterns[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
        # A word of the game stands before that of all games.
        self.bundle.add_resource(resource, allow_overrides=True)


def mentioned(id: str, patterns: Mapping[str, ast.Pattern]) -> frozenset[str]:
    """The facts that a message mentions, by itself or in those that it refers to."""
    found = Mentions()
    found.visit(patterns[id])
    return frozenset(found.facts).union(*(mentioned(other, patterns) for other in found.messages))


class Mentions(Visitor):
    """The variables and messages that a pattern refers to."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        attribute = f".{node.attribute.name}" if node.attribute is not None else ""
        self.messages.add(node.id.name + attribute)


def things(game_key: str) -> dict[str, dict[str, str]]:
    """The texts of every entry of a game's content, as `ship/iowa`; the user's own stand before ours."""
    folders = [PACKAGE / "games" / game_key / "content"]
    own = user_folder(None)
    if own is not None:
        folders.append(own / game_key)
    found: dict[str, dict[str, str]] = {}
    for path in (path for folder in folders for path in sorted(folder.glob("*.toml"))):
        for kind, entries in parsed(str(path), file_text(path)).items():
            for entry in _tables(entries):
                texts = {field: value for field, value in entry.items() if isinstance(value, str)}
                thing = f"{kind}/{texts.get('key', '')}"
                # A scenario that only uses a thing says nothing of its name.
                found[thing] = found.get(thing, {}) | texts
                for key in _prints(entry):
                    found[f"{thing}/{key}"] = _printed(texts, key)
    return found


def _prints(entry: dict[str, object]) -> list[str]:
    """The keys of the prints of one entry: cards that share all but a number."""
    return [str(each.get("key", "")) for each in _tables(entry.get("print"))]


def _printed(texts: dict[str, str], key: str) -> dict[str, str]:
    """A print is called as its entry, with what sets it apart: `Decoy (0)`."""
    mark = ", ".join(part.upper() if len(part) == 1 else part for part in key.split("-"))
    named = {field: f"{texts[field]} ({mark})" for field in ("name", "name_ru") if field in texts}
    return texts | named


def _tables(entries: object) -> Iterable[dict[str, object]]:
    return [entry for entry in entries if isinstance(entry, dict)] if isinstance(entries, list) else []
