"""`wardroom bench`: our speed beside that of other programs."""

from __future__ import annotations

import importlib.util
from typing import Annotated

import typer

from wardroom.lab import bench as lab


def register(app: typer.Typer) -> None:
    app.command("bench")(bench)


def bench(
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
        print(lab.to_json(rows))
    else:
        lab.show(rows)


def _table(full: bool) -> list[lab.Row]:
    if importlib.util.find_spec("picows") is None:
        return []
    from wardroom.lab import table_bench

    return table_bench.run(full)


def _page(full: bool) -> list[lab.Row]:
    from wardroom.lab import page_bench

    return page_bench.run() if full else []


PARTS = {"engine": lab.run, "table": _table, "page": _page}
