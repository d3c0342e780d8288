new-lead = Choose who sits where and which rules hold. Everything has a sensible default.
new-game = Game
new-preset = Start from
new-name = Name of the table
new-default-name = { $name }’s table
new-seat-count = Players
new-fewer = One seat fewer
new-more = One seat more
new-kind-you = { table-you }
new-kind-here = Someone at this screen
new-kind-link = A friend, by link
new-who = Name of who sits there
new-who-friend = Friend’s name, if you like
new-who-here = Who plays there
new-bot = Strength
new-bot-random = Recruit: plays anything legal
new-bot-doctrine = Captain: plays to win
new-teams-none = Each for himself
new-teams-of = { $size ->
    [2] Teams of two
   *[other] Teams of three
}
new-rules-changed = { $number ->
    [0] all as the book has them
    [one] { $number } changed
   *[other] { $number } changed
}
new-group-course = Length and score
new-group-sets = Expansion
new-group-advanced = Advanced rules
new-group-optional = Optional rules
new-own = Your scenario file
new-own-hint = Paste it here, drop it or choose it. It is text in TOML, the same as for the terminal; start from the example if you have none.
new-own-file = Choose a file
new-own-example = Show an example
new-own-which = Which one
new-own-good = { $name }: it can be played.
new-own-reading = Looking at it…
new-own-missing = There is no scenario yet that can be played: paste a file, or mend what is wrong with it.
new-house-hint = One agreement a line. They are shown to all and recorded; nobody enforces them.
new-clock-none = None
new-clock-none-line = Nobody is hurried.
new-clock-move = For each move
new-clock-move-line = Played live. When time is up, a bot plays on until you are back.
new-clock-day = For each day
new-clock-day-line = Played over days, with alerts and vacation.
new-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
new-time = Time for a move
new-window = Time to answer in a window
new-window-line = How long others may still play a card before the game goes on.
new-window-none = Nobody waits
new-seconds = { $number } seconds
new-who-may = Who may come
new-open = Open
new-open-line = Listed for everyone; anyone may take an open seat or watch.
new-private = Private
new-private-line = Only who has a link finds it.
new-practice-line = Undo freely, hands lie open, hints are given. Nothing counts.
new-here-names = At this screen everybody needs a name: it says whose turn it is, and who looks away.
new-speak = Spectators may chat
new-speak-line = Whoever looks on can write, too. Each player can mute them.
new-summary = Your table
new-create = Make the table
new-create-play = Play
new-making = Making it…
new-no-person = At least one seat must be yours.
new-standard-rules = Rules as in the book
new-rule-link = Rule { $rule }: { $name }

# What 0 means, beside the field
new-zero-victory = by the book
new-zero-rounds = until victory
new-zero-order_cards = one for each
new-zero-tactics = { new-none }
new-zero-bad_luck = { new-none }
new-zero-first_seat = by the dice

new-option-seats = { new-seats }
new-option-victory = Points to win
new-option-rounds = Rounds
new-option-action = Action cards
new-option-air_defense = Air Defence
new-option-strike_rows = Strikes by row
new-option-strike_reduction = Strike reduction
new-option-prepared_defenses = Prepared defences
new-option-critical_damage = Critical damage
new-option-armor = Battleship armour
new-option-large_ships = Large ships
new-option-attack_opportunities = Attack opportunities
new-option-cruise_missiles = Cruise Missiles
new-option-quick_response = Quick response
new-option-team_size = { new-teams }
new-option-area_limits = Area limits
new-option-escorts = Escorts
new-option-tactics = Tactics cards
new-option-tactics_last = Tactics last
new-choice-tactics_last-game = for the game
new-choice-tactics_last-round = for the round
new-option-bad_luck = Bad Luck cards
new-option-bad_luck_dealt = Bad Luck in the deal
new-option-tournament_deal = Tournament deal
new-option-open_scores = Open scores
new-option-house_rules = { new-house }
new-none = none
new-teams = Teams
new-preset-teams = Teams
new-clock = Clock
new-seats = Seats
new-kind-open = Open to anyone
new-practice = Practice
new-who-you = Your name at this table
new-team-of = Team { $number }
new-house = House rules
new-choice-scenario-own-line = From a file that you bring along.
