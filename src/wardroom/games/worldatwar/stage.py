"""Steps whose data are named lists of ints: copies, text forms and reading follow from that."""

from mypy_extensions import mypyc_attr

from wardroom.core.sealed import Sealed
from wardroom.core.state import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Stage(Step):
    """A step of the book. `names` and `parts` say what it is made of, `refill` takes that over."""

    def names(self) -> list[str]:
        return []

    def parts(self) -> list[list[int]]:
        return []

    def refill(self, parts: list[list[int]]) -> None:
        """The reverse of `parts`; the lists are its own."""

    def fresh(self) -> "Stage":
        return type(self)()

    def copy(self) -> Step:
        other = self.fresh()
        other.refill([part[:] for part in self.parts()])
        return other


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedStage(Sealed):
    """The same for a step that several seats answer in secret; its runs are stages."""

    def __init__(self, members: int = 0) -> None:
        super().__init__(members)

    def names(self) -> list[str]:
        return []

    def parts(self) -> list[list[int]]:
        return []

    def refill(self, parts: list[list[int]]) -> None:
        """The reverse of `parts`; the lists are its own."""

    def empty(self) -> Sealed:
        other = type(self)(self.members)
        other.refill([part[:] for part in self.parts()])
        return other
