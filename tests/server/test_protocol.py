"""The page's types are made from the server's messages."""

import protocol_ts


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert protocol_ts.TARGET.read_text(encoding="utf-8") == protocol_ts.protocol()


def test_every_message_has_its_type() -> None:
    made = protocol_ts.protocol()
    for line in (
        't: "whole";',
        't: "do";',
        "export type ToClient = Whole | ",
        "export type FromClient = Hello | ",
    ):
        assert line in made
