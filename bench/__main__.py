"""`python -m bench`: our speed beside that of other programs."""

from __future__ import annotations

import importlib.util
from typing import Annotated

import typer

from bench import engine


def main(
    json: Annotated[bool, typer.Option("--json", help="Print the rows as JSON.")] = False,
    quick: Annotated[
        bool, typer.Option("--quick", help="Only show that it runs; the numbers mean little.")
    ] = False,
    only: Annotated[str, typer.Option("--only", help="engine, table or page: measure that part alone.")] = "",
) -> None:
    """Measure engine, table and page, beside OpenSpiel, RLCard and boardgame.io where they are installed."""
    if only not in ("", *PARTS):
        raise typer.BadParameter(f"{only} is none of {', '.join(PARTS)}.", param_hint="--only")
    rows = [row for name, part in PARTS.items() if only in ("", name) for row in part(not quick)]
    if json:
        print(engine.to_json(rows))
    else:
        engine.show(rows)


def _table(full: bool) -> list[engine.Row]:
    if importlib.util.find_spec("picows") is None:
        return []
    from bench import table_bench

    return table_bench.run(full)


def _page(full: bool) -> list[engine.Row]:
    from bench import page_bench

    return page_bench.run() if full else []


PARTS = {"engine": engine.run, "table": _table, "page": _page}

if __name__ == "__main__":
    typer.run(main)
