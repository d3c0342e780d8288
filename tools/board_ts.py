"""`web/src/games/GAME/board.ts`, the page's types of a board, from `wardroom.games.GAME.records`."""

from __future__ import annotations

import ast
from pathlib import Path

import typescript

GAMES = typescript.ROOT / "src" / "wardroom" / "games"


def games() -> list[str]:
    return sorted(path.parent.name for path in GAMES.glob("*/records.py"))


def target(game: str) -> Path:
    return typescript.ROOT / "web" / "src" / "games" / game / "board.ts"


def board(game: str) -> str:
    """The whole file."""
    source = GAMES / game / "records.py"
    module = typescript.read(source)
    facts = source.with_name("page_facts.py")
    parts: list[list[str]] = []
    for found in [*module.declared, *(typescript.read(facts).declared if facts.is_file() else [])]:
        if isinstance(found, typescript.Alias):
            parts.append(typescript.alias(found))
        else:
            lines = [line for field in found.fields for line in field_lines(field)]
            parts.append(typescript.interface(found, lines))
    return typescript.file(typescript.head("board_ts", source, module.said), parts)


def field_lines(field: typescript.Field) -> list[str]:
    kind = field.kind
    optional = isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "NotRequired"
    inner = kind.slice if optional and isinstance(kind, ast.Subscript) else kind
    return typescript.field(field.name, optional, field, inner)
