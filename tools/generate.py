"""Writes every file that is made from another one; with `--check` it only says which are out of date.

    make generate

`FILES` holds them all: the file, and the function that gives its text. Of a module with declared facts only
the ends of its classes are generated, of refusals the codes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import board_ts
import draw_ships
import entities
import protocol_ts
import refusal_codes
import typescript
import vocabulary_ts

FILES: list[tuple[Path, Callable[[], str]]] = [
    (protocol_ts.TARGET, protocol_ts.protocol),
    *(
        (entities.page_facts(game), partial(entities.records_of, game))
        for game in entities.games_with_page_facts()
    ),
    *(
        (vocabulary_ts.target(game), partial(vocabulary_ts.vocabulary, game))
        for game in vocabulary_ts.games()
    ),
    *((board_ts.target(game), partial(board_ts.board, game)) for game in board_ts.games()),
    *((draw_ships.target(key), partial(draw_ships.drawing, key)) for key in draw_ships.CLASSES),
    *((path, partial(entities.text_of, path)) for path in entities.paths()),
    *((path, partial(refusal_codes.text_of, path)) for path in refusal_codes.paths()),
]


def outdated() -> Iterator[tuple[Path, str]]:
    """The files that are not as they should be, with how they should be; one may be made from another."""
    for path, made in FILES:
        text = made()
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            yield path, text


def named(path: Path) -> str:
    return str(path.relative_to(typescript.ROOT))


def main() -> None:
    try:
        if "--check" in sys.argv:
            found = [named(path) for path, _ in outdated()]
            if found:
                sys.exit("Run make generate; out of date: " + ", ".join(found))
            return
        for path, text in outdated():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"{named(path)} is written anew.")
    except entities.Undeclared as fault:
        sys.exit(f"A fact cannot be declared so: {fault}.")


if __name__ == "__main__":
    main()
