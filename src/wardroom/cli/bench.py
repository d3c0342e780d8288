"""`wardroom bench`: our speed beside that of other engines."""

from __future__ import annotations

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
) -> None:
    """Measure decisions, copies and searches a second, and compare with OpenSpiel and RLCard if installed."""
    rows = lab.run(full=not quick)
    if json:
        print(lab.to_json(rows))
    else:
        lab.show(rows)
