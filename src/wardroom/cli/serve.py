"""`wardroom serve`: the table in the browser, for this machine and whoever is on the same network."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    app.command("serve")(serve)


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 127.0.0.1 for this machine only.")
    ] = "0.0.0.0",
    port: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=65535,
            help="The port; 0 for any that is free.",
            show_default="8080, or the next that is free",
        ),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option(
            help="The folder of the database, or its file (.db).", show_default="the user's data folder"
        ),
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in the browser.")
    ] = True,
) -> None:
    """Play in the browser: alone, at one screen, or with friends on the network."""
    # The server's libraries would slow down every other command.
    from wardroom.server.serving import run
    from wardroom.server.settings import Settings, database_at

    settings = Settings.read()
    if data is not None:
        settings = replace(settings, database=database_at(data))
    run(settings, host, port, open_browser)
