"""`web/src/games/GAME/vocabulary.ts`, what a game may ask, tell and refuse, from its declarations.

They stand in `decisions.py`, `events.py` and `refusals.py` of the game.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import typescript

from wardroom.core.vocabulary import DecisionKind, EventKind, FactKind, maybe

GAMES = typescript.ROOT / "src" / "wardroom" / "games"


def games() -> list[str]:
    return sorted(path.parent.name for path in GAMES.glob("*/decisions.py"))


def target(game: str) -> Path:
    return typescript.ROOT / "web" / "src" / "games" / game / "vocabulary.ts"


def vocabulary(game: str) -> str:
    """The whole file."""
    head = typescript.head(
        "vocabulary_ts", GAMES / game / "decisions.py", "And from events.py and refusals.py."
    )
    refusals = import_module(f"wardroom.games.{game}.refusals").RULES
    # Name and rule stand last, in some games behind a code.
    named = [f'"{entry[-2]}"' for entry in refusals if entry[-2]]
    return typescript.file(
        head,
        [
            ['import type { AskOf, LineOf } from "../../lib/vocabulary";'],
            shape("What may be asked, with the facts of each question.", "Asked", asked(game)),
            ["export type Question = AskOf<Asked>;"],
            *asked_of_all(game),
            shape("What the diary may be told; some facts only a few seats learn.", "Told", told(game)),
            ["export type Line = LineOf<Told>;"],
            [
                "/** Why not: the names of refusals. */",
                *typescript.laid_out("export type Refused =", list(dict.fromkeys(named)), ""),
            ],
        ],
    )


def asked(game: str) -> dict[str, dict[str, FactKind]]:
    return {kind.name: kind.facts for kind in decisions(game)}


def asked_of_all(game: str) -> list[list[str]]:
    """The questions that come though there may be nothing to answer, those together that go together."""
    groups: dict[str, list[str]] = {}
    for kind in decisions(game):
        if kind.whom:
            groups.setdefault(kind.whom, []).append(f'"{kind.name}"')
    if not groups:
        return []
    said = "/** Asked of whoever might have an answer, so that nobody learns what is in a hand; by when. */"
    start = "export const ASKED_OF_ALL: (keyof Asked)[][] = ["
    named = [f"[{', '.join(names)}]" for names in groups.values()]
    if any(len(names) < 2 for names in groups.values()):
        # Prettier breaks a list of lists only if all of them have several.
        return [[said, f"{start}{', '.join(named)}];"]]
    return [[said, start, *(f"  {names}," for names in named), "];"]]


def told(game: str) -> dict[str, dict[str, FactKind]]:
    return {
        kind.name: kind.facts | {name: maybe(fact) for name, fact in (kind.secret or {}).items()}
        for kind in events(game)
    }


def decisions(game: str) -> list[DecisionKind]:
    module = import_module(f"wardroom.games.{game}.decisions")
    return [kind for kind in vars(module).values() if isinstance(kind, DecisionKind)]


def events(game: str) -> list[EventKind]:
    module = import_module(f"wardroom.games.{game}.events")
    return [kind for kind in vars(module).values() if isinstance(kind, EventKind)]


def quoted(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


def shape(said: str, name: str, kinds: dict[str, dict[str, FactKind]]) -> list[str]:
    lines = [f"/** {said} */", f"export interface {name} {{"]
    # Many facts are told once; other names that have the same refer to them.
    told: dict[str, str] = {}
    for key, facts in kinds.items():
        named = quoted(key)
        first, *rest = of_one(named, facts)
        same = told.setdefault("\n".join(rest), key) if rest else key
        lines += [first, *rest] if same == key else [f'  {named}: {name}["{same}"];']
    return [*lines, "}"]


def of_one(key: str, facts: dict[str, FactKind]) -> list[str]:
    """One name with its facts, as Prettier lays it out."""
    if not facts:
        return [f"  {key}: Record<string, never>;"]
    fields = [
        f"{quoted(name)}{'?' if kind.may_lack else ''}: {kind.typescript}" for name, kind in facts.items()
    ]
    line = f"  {key}: {{ {'; '.join(fields)} }};"
    if len(line) <= typescript.WIDTH:
        return [line]
    lines = [f"  {key}: {{"]
    for name, kind in facts.items():
        start = f"    {quoted(name)}{'?' if kind.may_lack else ''}:"
        lines += typescript.laid_out(start, kind.typescript.split(" | "), "    ")
    return [*lines, "  };"]
