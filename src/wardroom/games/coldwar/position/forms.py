"""Every step that a position can be in, by its name."""

from __future__ import annotations

from wardroom.games.coldwar.position.steps import BASE_STEPS
from wardroom.games.coldwar.position.windows import ACTION_STEPS

FORMS = {form.kind.__name__: form for form in (*BASE_STEPS, *ACTION_STEPS)}
