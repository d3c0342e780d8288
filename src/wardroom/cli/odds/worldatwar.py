"""The odds of a battle of A World at War on paper."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from wardroom.cli.paper import grid
from wardroom.core.words import Words
from wardroom.games.worldatwar.battle_odds import (
    Answer,
    Change,
    FleetAnswer,
    InterceptionAnswer,
    OrderAnswer,
    ShipAnswer,
    StrikeAnswer,
    SubmarineAnswer,
)
from wardroom.games.worldatwar.question import Question

BAR = 30
EIGHTHS = " ▏▎▍▌▋▊▉"


def bar(chance: float) -> str:
    """A bar of eighths; what is possible is never invisible."""
    eighths = round(chance * BAR * 8)
    if chance > 0 and eighths == 0:
        eighths = 1
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()


class Page:
    """The answer on paper."""

    def __init__(self, console: Console, words: Words, question: Question) -> None:
        self.console = console
        self.words = words
        self.names = [side.name for side in question.sides]

    def text(self, key: str, **facts: str | int) -> str:
        return self.words.text(f"battle-{key}", **facts)

    def heading(self, key: str, **facts: str | int) -> None:
        self.console.print()
        self.console.print(Text(self.text(key, **facts), style="bold"))

    def show(self, answer: Answer) -> None:
        if answer.title:
            self.console.print(Text(answer.title, style="bold"))
        if answer.fleet is not None:
            self.fleet(answer.fleet)
        if answer.strike is not None:
            self.strike(answer.strike)
        if answer.submarines is not None:
            self.submarines(answer.submarines)
        if answer.interception is not None:
            self.interception(answer.interception)

    def fleet(self, answer: FleetAnswer) -> None:
        self.heading("fleet")
        self.plot([(name, chance) for name, chance in zip(self.names, answer.wins, strict=True)], "wins")
        self.console.print(self.text("report-even", chance=self.words.share(answer.even)))
        for side in answer.sides:
            self.heading("side", name=side.name, factors=self.words.figure(side.mean_lost, 2))
            self.ships(side.ships)
            self.plot([(str(lost), chance) for lost, chance in enumerate(side.lost)], "lost")
        self.heading("report-shots")
        shots = grid()
        for column in ("firer", "target", "factors", "modifier", "hits"):
            shots.add_column(self.text(f"head-{column}"))
        for shot in answer.shots:
            shots.add_row(
                self.names[shot.side],
                self.target(shot.target),
                str(shot.factors),
                f"{shot.modifier:+d}",
                self.hits(shot.hits),
            )
        self.console.print(shots)
        self.heading("report-orders")
        for order in answer.orders:
            self.console.print(
                self.text(
                    "order",
                    side=self.names[order.side],
                    ship=self.ordered(order),
                    order=self.order(order),
                    given=self.given(order),
                )
            )
        self.changes(answer.changes, "win")

    def strike(self, answer: StrikeAnswer) -> None:
        self.heading("strike", level=answer.defense)
        self.plot([(str(number), chance) for number, chance in enumerate(answer.reaching)], "reaching")
        self.plot([(str(number), chance) for number, chance in enumerate(answer.lost)], "squadrons-lost")
        self.plot([(str(number), chance) for number, chance in enumerate(answer.downed)], "patrol-lost")
        for name, chances in answer.hits.items():
            self.console.print(self.text("report-hits-on", name=self.target(name), hits=self.hits(chances)))
        self.ships([ship for ship in answer.ships if ship.damaged + ship.sunk > 0])
        self.changes(answer.changes, "hits")

    def submarines(self, answer: SubmarineAnswer) -> None:
        self.heading("report-submarines")
        first = grid()
        for column in ("category", "target", "modifier", "hits", "submarine-lost"):
            first.add_column(self.text(f"head-{column}"))
        for attack in answer.first:
            first.add_row(
                self.text(f"category-{attack.category}"),
                self.target(attack.target),
                f"{attack.modifier:+d}",
                self.hits(attack.hits[:4]),
                self.words.share(attack.hits[4]),
            )
        self.console.print(first)
        self.ships([ship for ship in answer.ships if ship.damaged + ship.sunk > 0])
        self.plot([(str(number), chance) for number, chance in enumerate(answer.lost)], "submarines-lost")
        self.changes(answer.changes, "harm")

    def interception(self, answer: InterceptionAnswer) -> None:
        self.heading("interception", dice=answer.dice)
        shown = grid()
        shown.add_column(self.text("head-hexes"), justify="right")
        for column in ("round1", "round2", "round3", "later"):
            shown.add_column(self.text(f"head-{column}"), justify="right")
        shown.add_column("")
        shown.add_column(self.text("head-one-more"), justify="right")
        for distance, rounds in enumerate(answer.rounds, 1):
            now = [*rounds, 0.0, 0.0, 0.0][:3]
            shown.add_row(
                str(distance),
                *[self.words.share(chance) for chance in now],
                self.words.share(max(0.0, 1.0 - sum(now))),
                bar(now[0]),
                self.words.share(answer.one_more[distance - 1]),
            )
        self.console.print(shown)

    # -- parts ----------------

    def target(self, name: str) -> str:
        known = ("lights", "hold", "capitals", "join", "screened")
        return self.text(f"target-{name}") if name in known else name

    def ordered(self, order: OrderAnswer) -> str:
        """Whom an order concerns."""
        if order.kind in ("aim", "screen"):
            return self.target(order.ship)
        return self.text(f"orders-{order.kind}")

    def order(self, order: OrderAnswer) -> str:
        if order.kind == "losses":
            return ", ".join(self.text(f"kind-{kind}") for kind in order.order.split())
        return self.target(order.order)

    def given(self, order: OrderAnswer) -> str:
        """Ordered, decided by doctrine, or left open by no rule."""
        if order.given:
            return "yes"
        free = len(order.choices) > 1 or order.kind == "losses"
        return "no" if free else "none"

    def plot(self, rows: list[tuple[str, float]], key: str) -> None:
        shown = Table(box=None, pad_edge=False, show_header=True, header_style="dim", title_justify="left")
        shown.add_column(self.text(f"plot-{key}"), min_width=12)
        shown.add_column("", justify="right")
        shown.add_column("")
        for label, chance in rows:
            shown.add_row(label, self.words.share(chance), bar(chance))
        self.console.print(shown)

    def ships(self, ships: list[ShipAnswer]) -> None:
        shown = grid()
        shown.add_column(self.text("head-ship"))
        shown.add_column(self.text("head-factors"), justify="right")
        shown.add_column(self.text("head-damaged"), justify="right")
        shown.add_column(self.text("head-sunk"), justify="right")
        shown.add_column("")
        for ship in ships:
            shown.add_row(
                ship.name,
                str(ship.factors),
                self.words.share(ship.damaged),
                self.words.share(ship.sunk),
                bar(ship.sunk),
            )
            if ship.hits:
                shown.add_row(Text(self.text("ship-hits", hits=self.hits(ship.hits)), style="dim"))
        self.console.print(shown)

    def changes(self, changes: list[Change], figure: str) -> None:
        self.heading(f"report-changes-{figure}")
        number = self.words.figure
        for change in changes:
            side = self.names[change.side]
            if figure == "win":
                value, gain = self.words.share(change.value), self.words.share(change.gain, signed=True)
            else:
                value, gain = number(change.value, 2), number(change.gain, 2, signed=True)
            self.console.print(self.text(f"report-change-{change.what}", side=side, value=value, gain=gain))

    def hits(self, chances: list[float]) -> str:
        told = ((number, self.words.share(chance)) for number, chance in enumerate(chances) if chance > 0)
        return "  ".join(f"{number}: {share}" for number, share in told)
