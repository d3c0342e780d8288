"""What could not be done for a visitor: a code for the words of the page, a sentence for everybody else."""

from __future__ import annotations

from functools import partial

from wardroom.core.errors import WardroomError
from wardroom.server.messages import Facts, Refusal


class FaultError(WardroomError):
    """`code` names the words `fault-CODE`; over HTTP a `Problem` with `status`, on a socket a `Fault`."""

    def __init__(
        self,
        code: str,
        text: str,
        *,
        status: int = 400,
        facts: Facts | None = None,
        rule: str = "",
        refusal: Refusal | None = None,
    ) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.status = status
        self.facts: Facts = facts if facts is not None else {}
        self.rule = rule
        self.refusal = refusal

    def __reduce__(self) -> tuple[partial[FaultError], tuple[str, str]]:
        """Workers raise it in processes of their own."""
        rest = partial(FaultError, status=self.status, facts=self.facts, rule=self.rule, refusal=self.refusal)
        return rest, (self.code, self.text)
