"""Which of several games a commit plays in `make test`: its hash chooses, so that all have their turn.

`make soak` plays them all. `WARDROOM_TURN=5` plays the same as a commit that failed: pytest prints its turn.
"""

import os
import subprocess
from functools import cache
from pathlib import Path

# So many games stand ready for each scenario and option set.
GAMES = 8


@cache
def turn() -> int:
    """The game that this commit plays: 0 to 7, and 0 where there is no history to ask."""
    if "WARDROOM_TURN" in os.environ:
        return int(os.environ["WARDROOM_TURN"]) % GAMES
    asked = ["git", "rev-parse", "HEAD"]
    try:
        told = subprocess.run(asked, cwd=Path(__file__).parent, capture_output=True, text=True).stdout
    except OSError:
        told = ""  # There is no git.
    return int(told.strip() or "0", 16) % GAMES
