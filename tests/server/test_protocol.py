"""The page's types are made from the server's messages."""

import protocol_ts


def test_every_message_has_its_type() -> None:
    made = protocol_ts.protocol()
    for line in (
        't: "whole";',
        't: "do";',
        "export type ToClient = Whole | ",
        "export type FromClient = Hello | ",
    ):
        assert line in made
