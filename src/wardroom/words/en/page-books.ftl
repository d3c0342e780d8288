## The war diary

books-diary = War diary
books-diary-filter = Show in the diary
books-diary-all = { books-any }
books-diary-fire = Fire
books-diary-chat = Chat
books-diary-since = Since you last looked
books-diary-moment = { $time }: see this moment
books-diary-empty = Nothing has happened yet.
books-diary-steps = { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
books-diary-tally = { $attacks ->
    [one] { $attacks } attack
   *[other] { $attacks } attacks
}: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}{ $sunk ->
    [0] {""}
   *[other] {", "}{ $sunk } sunk
}
books-diary-before = What came before stands in the replay
books-diary-no-chat = Nobody has said anything.
books-diary-more = { $number ->
    [one] Show { $number } earlier line
   *[other] Show { $number } earlier lines
}

## The rulebook

books-rules-lead = The whole rules in our own words, rule by rule, under the numbers of the printed book. Each mark says what Wardroom does with a rule.
books-search = Search the rules
books-search-hint = A number such as 7.12, or words
books-back = Back
books-forward = Forward
books-whole = Read on in the whole rulebook
books-no-rule = The rulebook has no rule { $number }.
books-found = { $number ->
    [0] No rule fits. Try fewer words.
    [one] { $number } rule
   *[other] { $number } rules
}
books-action-adds = Action adds
books-ruling = Ruling
books-by-option = Played when this option is on:
books-outside = Outside Wardroom
books-sets-no-rule = Sets no rule: { $about }
books-played = Played
books-contents = Contents
books-show = Show
books-show-all = Every rule
books-show-played = Always played
books-show-option = By option
books-show-outside = Outside
books-with-action = What Action adds
books-link-rule = Link to rule { $number }

## The summary

books-summary = Which defence meets it
books-nothing-meets = nothing meets it

## Ships and cards

books-cards = Ships and cards
books-cards-lead = Every ship and every card in the game, with all that stands on it and where each value comes from.
books-cards-search = Search by name, class or type
books-cards-kind = { field-kind }
books-kind-all = Everything
books-kind-card = Action cards
books-cards-nation = { field-nation }
books-cards-type = Type of ship
books-cards-family = Kind of card
books-cards-set = { field-set }
books-cards-level = Source of values
books-cards-found = { $number ->
    [0] Nothing fits these filters.
    [one] { $number } entry
   *[other] { $number } entries
}
books-clear = Clear the filters
books-printed = { face-printed }
books-published = { face-published }
books-reconstructed = { level-reconstructed }
books-own = { level-own }
books-printed-line = stands in a rulebook
books-published-line = published elsewhere
books-reconstructed-line = ours, by a stated rule
books-amount = What it is
books-sources-of = { $name }: values and sources
books-in-deck = { $number } in the deck
books-more-action = { $number } more with Action

## Glossary and credits

books-glossary-lead = The words of the sea and of these rules, in short.
books-glossary-search = Search the glossary
books-glossary-found = { $number ->
    [0] No entry fits.
    [one] { $number } entry
   *[other] { $number } entries
}
books-credits-lead = Who made the games, what Wardroom stands on, and the terms under which you may use it.
books-license = Licence
books-notice = Notice
books-any = All
books-kind-ship = Ships
books-open-rule = Rule { $number }
books-rulebook = Rulebook
