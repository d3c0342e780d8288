### What the commands say besides the table.

## The rulebook

rules-number = Rule
rules-title = Title
rules-status = Status
rules-option = option { $key }
rules-outside = outside: { $reason }
rules-short-played = { rules-played }
rules-short-option = option
rules-short-outside = outside
rules-short-heading = { rules-heading }
rules-code = Code
rules-tests = Tests
rules-covered = { $number ->
    [one] { $number } rule: { $played } played, { $option } by option, { $outside } outside.
   *[other] { $number } rules: { $played } played, { $option } by option, { $outside } outside.
} { $headings ->
    [0] { "" }
    [one] Also { $headings } heading.
   *[other] Also { $headings } headings.
}
rules-bare = { $number ->
    [one] { $number } rule has no test yet: { $rules }.
   *[other] { $number } rules have no test yet: { $rules }.
}
options-key = Option
options-default = Default
options-allowed = Allowed
options-line = What it does
options-text = texts, separated by ;
options-how = Choose one with --option KEY=VALUE.

## Content

cards-notation = In notation: { $key }

## Replaying

replay-resigned = Resigned, and could win no more: { $names }.
replay-not-finished = The game is not finished.
cards-ships = { $number ->
    [one] { $number } ship
   *[other] { $number } ships
}
cards-card = Card
column-type = { field-type }
column-family = { field-family }
column-count = { field-count }
column-points = Pts
rules-heading = heading
rules-played = played
