"""The bench of the table plays real games over real sockets; its numbers are looked at by people."""

import pytest
import typer

from bench import table_bench
from bench.__main__ import main


def test_a_quick_run_has_every_row() -> None:
    rows = {row.name: row for row in table_bench.run(full=False)}
    moves = rows["table moves a second, 4 tables"]
    assert moves.ours > 0
    assert moves.goal == 1.0
    assert rows["table p99 ms at full speed, 4 tables"].at_most
    assert rows["table p99 ms at a human pace, 4 tables"].peer_name == "bare echo"
    assert 0 < rows["table share of moves that both seats hear of"].ours <= 1
    assert rows["table bytes of a frame, mean"].met
    assert rows["table faults"].ours == 0


def test_parts_of_the_bench_have_names() -> None:
    with pytest.raises(typer.BadParameter, match="engine, table, page"):
        main(only="speed")
