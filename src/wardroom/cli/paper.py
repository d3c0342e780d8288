"""Where reference commands print: as wide as the terminal, or as a page when there is none."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

PAGE = 100

Lang = Annotated[str, typer.Option("--lang", metavar="LANG", help="en or ru.")]
Json = Annotated[bool, typer.Option("--json", help="Print as JSON.")]


def paper() -> Console:
    width = None if sys.stdout.isatty() or "COLUMNS" in os.environ else PAGE
    return Console(width=width, highlight=False)


def grid(title: str = "") -> Table:
    return Table(
        title=title or None,
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        collapse_padding=True,
        pad_edge=False,
    )
