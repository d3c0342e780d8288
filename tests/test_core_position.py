"""What the readers and writers of positions share."""

import pytest

from wardroom.core.position import PositionError, counted, escaped, lines_of, options_of, piled, unescaped


def test_lines_without_remarks_and_heading() -> None:
    text = "coldwar 1 # mine\n\n#all of it\nhand: gun5 # one\nlaid: evade #1 #that\nfog: 3 #\n"
    assert lines_of(text, "coldwar") == ["hand: gun5", "laid: evade #1", "fog: 3"]
    with pytest.raises(PositionError, match="begins with the line 'highseas 1', not 'coldwar 1'"):
        lines_of(text, "highseas")
    with pytest.raises(PositionError, match="begins with the line"):
        lines_of("", "highseas")


def test_options_and_as_many_seats_as_there_are_lines_about() -> None:
    assert options_of(["seat 3", "seat 1"]) == {"seats": 3}
    found = options_of(["options: seats=4; linked=yes; house_rules=one; two"])
    assert found == {"seats": "4", "linked": "yes", "house_rules": "one; two"}
    with pytest.raises(PositionError, match="'linked' is not KEY=VALUE"):
        options_of(["options: linked"])


@pytest.mark.parametrize("text", ["без снарядов # по воскресеньям", "a\\b", "plain"])
def test_house_rules_in_any_language_are_ascii_and_no_remark(text: str) -> None:
    assert escaped(text).isascii() and "#" not in escaped(text)
    assert unescaped(escaped(text), "") == text
    with pytest.raises(PositionError, match="a backslash that means nothing"):
        unescaped("\\x", "options: ...")


def test_names_with_their_numbers() -> None:
    assert counted(["gun5", "ecm", "gun5"]) == "gun5*2 ecm"
    assert piled([0, 2, 1], ["card0", "card1", "card2"]) == "card1*2 card2"
