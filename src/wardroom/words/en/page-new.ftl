new-lead = Choose who plays and by which rules. The defaults are fine.
new-game = Game
new-preset = Start from
new-name = Table name
new-default-name = { $name }’s table
new-seat-count = Players
new-fewer = One seat fewer
new-more = One seat more
new-kind-you = { table-you }
new-kind-here = Someone at this screen
new-kind-link = A friend, by link
new-who = Player’s name
new-who-friend = Friend’s name, optional
new-who-here = { new-who }
new-bot = Strength
new-bot-random = Recruit: plays anything legal
new-bot-doctrine = Captain: plays to win
new-teams-none = No teams
new-teams-of = { $size ->
    [2] Teams of two
   *[other] Teams of three
}
new-rules-changed = { $number ->
    [0] standard
    [one] { $number } changed
   *[other] { $number } changed
}
new-group-course = Length and score
new-group-sets = Expansion
new-group-advanced = Advanced rules
new-group-optional = Optional rules
new-own = Your scenario file
new-own-hint = Paste it, drop it or choose a file. It is a TOML text, as for the terminal; start from the example if you have none.
new-own-file = Choose a file
new-own-example = Show an example
new-own-which = Which scenario
new-own-good = { $name }: ready to play.
new-own-reading = Checking it…
new-own-missing = There is no playable scenario yet: paste a file, or fix what is wrong with it.
new-house-hint = One agreement per line. Everyone sees them and they are recorded; nothing enforces them.
new-clock-none = None
new-clock-none-line = No time limit.
new-clock-move = Per move
new-clock-move-line = Played live. If your time runs out, a bot plays until you are back.
new-clock-day = Days per move
new-clock-day-line = Played over days, with alerts and days off.
new-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
new-time = Time per move
new-window = Time to interrupt
new-window-line = How long others can still play a card before the game goes on.
new-window-none = No waiting
new-seconds = { $number } seconds
new-who-may = Who may join
new-open = Open
new-open-line = Listed for everyone; anyone may take an open seat or watch.
new-private = Private
new-private-line = Only people with the link can find it.
new-practice-line = Unlimited undo, open hands, hints. Results do not count.
new-here-names = Everyone at this screen needs a name, to know whose turn it is and who looks away.
new-speak = Spectators may chat
new-speak-line = Spectators can write in the chat, and any player can mute them.
new-coach-line = Explains each question and advises an answer; at practice tables.
new-summary = Your table
new-create = Create table
new-create-play = Play
new-making = Creating…
new-no-person = At least one seat must be yours.
new-standard-rules = Standard rules
new-rule-link = Rule { $rule }: { $name }

# What 0 means, beside the field
new-zero-victory = by the book
new-zero-rounds = until someone wins
new-zero-order_cards = one for each
new-zero-tactics = { new-none }
new-zero-bad_luck = { new-none }
new-zero-first_seat = by dice roll

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
new-sides-of = Seat 1: { $first }, seat 2: { $second }
new-seats = Seats
new-kind-open = Open to anyone
new-practice = Practice
new-who-you = Your name at this table
new-team-of = Team { $number }
new-house = House rules
new-choice-scenario-own-line = From a file of your own.
