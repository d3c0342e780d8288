"""A host may be told to end at any moment, even while it is still reading what was left of the last time."""

from __future__ import annotations

import time

from tests.server.conftest import client_for
from wardroom.server.settings import Settings


def test_a_host_ends_while_it_still_begins(settings: Settings) -> None:
    for pause in range(12):
        with client_for(settings):
            time.sleep(pause / 2000)
