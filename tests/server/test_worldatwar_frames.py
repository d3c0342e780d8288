"""Hidden information of A World at War over frames: forces, combat groups, squadrons and drafts."""

from __future__ import annotations

import random
from typing import Any

from tests.server.at_table import RUNNING, played
from tests.server.test_frames import World, draft, may_draft, play_both, same_secrets
from wardroom.core.state import SPECTATOR

__all__ = ["same_secrets"]

SETTINGS: dict[str, Any] = {
    "seats": 2,
    "game": "worldatwar",
    "options": {"scenario": "guadalcanal"},
    "window": 0,
}


@played
async def test_worlds_that_a_viewer_cannot_tell_apart_send_the_same_frames() -> None:
    """22.423B Other ships in the enemy's forces, other numbers of his groups, other tasks of squadrons."""
    steps = 0
    for sample in range(6):
        worlds = [await World.begin(**SETTINGS) for _ in range(2)]
        rng = random.Random(sample)
        await play_both(worlds, rng, 12 * sample)
        viewer = rng.randrange(2)
        assert worlds[0].heard(viewer) == worlds[1].heard(viewer)
        while worlds[0].asked() and not worlds[1].imagine_another(viewer, sample):
            await play_both(worlds, rng, 1)
        for _ in range(40):
            if worlds[0].knowledge(viewer) != worlds[1].knowledge(viewer):
                break
            assert worlds[0].heard(viewer) == worlds[1].heard(viewer)
            steps += 1
            both = [seat for seat in worlds[0].asked() if seat in worlds[1].asked()]
            if not both:
                break
            seat = rng.choice(both)
            shared = [word for word in worlds[0].answers(seat) if word in worlds[1].answers(seat)]
            if not shared:
                break
            word = rng.choice(shared)
            for world in worlds:
                await world.do(seat, word)
                await world.wait(10)
        RUNNING.clear()
    assert steps > 20


@played
async def test_what_is_chosen_in_private_does_not_show() -> None:
    """Ships of a force, numbers of groups, allotment of squadrons: begun, half done, taken back."""
    drafts = 0
    for sample in range(6):
        worlds = [await World.begin(**SETTINGS) for _ in range(2)]
        rng = random.Random(sample)
        await play_both(worlds, rng, 10 * sample)
        while worlds[0].asked() and not may_draft(worlds[0]):
            await play_both(worlds, rng, 1)
        if not worlds[0].asked():
            continue
        seat = may_draft(worlds[0])[0]
        viewer = 1 - seat
        drafts += await draft(worlds[1], seat, rng)
        for world in worlds:
            await world.wait(1000)
        assert worlds[0].heard(viewer) == worlds[1].heard(viewer)
        RUNNING.clear()
    assert drafts > 5


@played
async def test_the_gallery_sees_no_status_board() -> None:
    """22.423B Spectators know no more of a force than the enemy does."""
    world = await World.begin(**SETTINGS)
    rng = random.Random(1)
    while not any("shown" not in force for force in board(world)["forces"].values()):
        await play_both([world], rng, 1)
    for number, force in board(world)["forces"].items():
        if "shown" not in force:
            assert not any(ship.get("force") == int(number) for ship in board(world)["ships"].values())


def board(world: World) -> dict[str, Any]:
    found: dict[str, Any] = world.people[-1].views[SPECTATOR]["board"]
    return found
