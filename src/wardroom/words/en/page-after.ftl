## The result

after-you-won = You won
after-you-share = You share the victory
after-won = { $number ->
    [one] { $winners } won
   *[other] { $winners } won together
}
after-drawn = A draw
after-winner = winner
after-resigned = { $number ->
    [one] { $names } resigned and cannot win; a bot played on.
   *[other] { $names } resigned and cannot win; bots played on.
}
after-so-far = Points as they stood when the game was stopped; ships afloat count at the end of a round only.
after-rematch = Rematch
after-rematch-join = To the rematch
after-rematch-watch = Watch the rematch
after-record = Download the record
after-record-short = Record
after-verify = Verify the game
after-verify-details = Details
after-verifying = Running the game again…
after-fair = It was fair play
after-fair-line = The game was run again from the published seeds: every deal, draw and roll came out the same, and the seeds match the promises made before the start.
after-unfair = The game could not be verified
after-unfair-line = The record and the game part at line { $line } of the record.
after-seed-secret = the server’s secret
after-seed-commitment = its promise
after-seed-table = table
after-seed-options = options
after-seed-content = content
after-seed-nonces = luck of the seats
after-seed-commitments = their promises
after-seed-key = key of the dice
after-points = Points by ship, round { $number }
after-sank = { $ship } of { $name } sunk
after-afloat = { $ship } afloat
after-damage = damage and crippled ships
after-sum = Round

## Luck

after-luck = The luck of the dice
after-luck-line = What average dice would have brought each seat, and what the dice of this game did: successes, hits, or pips where pips count.
after-luck-kind = Rolls
after-luck-expected = on average
after-luck-times = { $number ->
    [one] { $number } roll
   *[other] { $number } rolls
}
after-luck-fog-fog = Fog of War, all pips
after-luck-attack-carrier = Carrier strikes
after-luck-attack-land = Land based strikes
after-luck-attack-bomber = Bombers
after-luck-attack-asw = { table-attack-asw }
after-luck-attack-torpedo = Torpedoes at submarines
after-luck-defence-air-defense = Air Defense
after-luck-defence-early-warning = { summary-early_warning }
after-luck-attack-mine = Minefields
after-luck-defence-last-resort = New Jamming and New Evasive
after-luck-defence-asw = ASW in defence
after-luck-bad-luck-explosion = Explosions got off lightly
after-luck-kind-dice = luckier than average
after-luck-unkind-dice = unluckier than average
after-luck-even-dice = about average
after-luck-verdict = For the verdict, from ten rolls on, every roll weighs the same; four games of ten come out about average.
after-luck-none = No dice were rolled in this game.
after-luck-none-of = rolled no dice.

# The same where numbers are drawn from a deck.
after-luck-cards = The luck of the draw
after-luck-line-cards = How often the numbers that each seat drew should have been good enough on average, and how often they were.
after-luck-verdict-cards = For the verdict, from ten numbers on, every number weighs the same; four games of ten come out about average.
after-luck-kind-cards = Draws
after-luck-none-cards = No numbers were drawn in this game.
after-luck-none-of-cards = drew no numbers.
after-luck-rolled-cards = { after-luck-rolled }
after-luck-times-cards = { $number ->
    [one] { $number } draw
   *[other] { $number } draws
}

## The replay

after-result = Result
after-to-table = To the table
after-link = Link to this moment
after-copied = The link is copied.
after-board = The table at this moment
after-film = The film
after-scrubber = Moment
after-moment = Moment { $number } of { $all }
after-moment-told = { $number } of { $all }: { $told }
after-steps = Step by step
after-step-back = One step back
after-step-on = One step on
after-turn-back = To the turn before
after-volley-back = One volley back
after-volley-on = One volley on
after-sinking-on = To the next sinking
after-turn-on = To the next turn
after-play = Play
after-pause = Pause
after-speed = Speed
after-seen-by = Seen by
after-gallery = Spectators
after-everything = Everyone
after-what-if-name = What if: moment { $moment }{ $name ->
    [none] { "" }
   *[other] { " " }of { $name }
}
after-back-to-replay = Back to the replay
after-what-if = What if, from here
after-luck-defence-cover = Air Cover
after-luck-rolled = in this game
