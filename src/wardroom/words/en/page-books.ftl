## The war diary

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
}{ $open ->
    [1] {""}
   *[other] {": "}{ $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }
}{ $sunk ->
    [0] {""}
   *[other] {", "}{ $sunk } sunk
}
books-diary-before = Earlier events are in the replay
books-diary-no-chat = No chat yet.
books-diary-more = { $number ->
    [one] Show { $number } earlier line
   *[other] Show { $number } earlier lines
}

## The rulebook

books-rules-lead = The complete rules in our own words, under the numbers of the printed book. Each mark says what Wardroom does with a rule.
books-search = Search the rules
books-search-hint = A number such as 7.12, or words
books-back = Back
books-forward = Forward
books-whole = Open in the full rulebook
books-no-rule = The rulebook has no rule { $number }.
books-found = { $number ->
    [0] No rule matches. Try fewer words.
    [one] { $number } rule
   *[other] { $number } rules
}
books-action-adds = Action adds
books-ruling = Ruling
books-by-option = Played when this option is on:
books-outside = Not in Wardroom
books-sets-no-rule = Not a rule: { $about }
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
books-cards-lead = Every ship and card in the game, with all its values and where each comes from.
books-cards-search = Search by name, class or type
books-cards-kind = { field-kind }
books-kind-all = Everything
books-kind-card = Action cards
books-cards-nation = { field-nation }
books-cards-type = Ship type
books-cards-family = Card kind
books-cards-set = { field-set }
books-cards-level = Source of values
books-cards-found = { $number ->
    [0] Nothing matches these filters.
    [one] { $number } entry
   *[other] { $number } entries
}
books-clear = Clear filters
books-printed = { face-printed }
books-published = { face-published }
books-reconstructed = { level-reconstructed }
books-own = { level-own }
books-printed-line = printed in a rulebook
books-published-line = published elsewhere
books-reconstructed-line = our own, by a stated rule
books-amount = What it is
books-sources-of = { $name }: values and sources
books-in-deck = { $number } in the deck
books-more-action = { $number } more with Action

## Glossary and credits

books-glossary-lead = The terms of the sea and of these rules, in short.
books-glossary-search = Search the glossary
books-glossary-found = { $number ->
    [0] No entry matches.
    [one] { $number } entry
   *[other] { $number } entries
}
books-credits-lead = Who made the games, what Wardroom is built on, and the terms of use.
books-license = Licence
books-notice = Notice
books-any = All
books-kind-ship = Ships
books-open-rule = Rule { $number }
books-rulebook = Rulebook
