"""Starts servers quickly: everything is loaded once, and each server is a fork.

For every line on its input it starts a server on the port, with the database, that its arguments name, and
prints the process id. Whoever asked may kill it.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from pathlib import Path

import uvicorn

from wardroom import games
from wardroom.server.app import build_app, server_config
from wardroom.server.settings import Settings, database_at


def serve(port: int, folder: str) -> None:
    settings = Settings(database=database_at(Path(folder)), limits=False, bot_delay=0, bots=0)
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", port))
    listening.listen(64)
    server = uvicorn.Server(server_config(build_app(settings), settings))
    asyncio.run(server.serve([listening]))


def main() -> None:
    port, folder = int(sys.argv[1]), sys.argv[2]
    games.find("coldwar")
    print("ready", flush=True)
    child = 0
    for _ in sys.stdin:
        if child:
            os.waitpid(child, 0)
        child = os.fork()
        if child == 0:
            serve(port, folder)
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
