## The result

after-you-won = You won
after-you-share = You share the victory
after-won = { $number ->
    [one] { $winners } won
   *[other] { $winners } won together
}
after-drawn = Draw
after-winner = winner
after-resigned = { $number ->
    [one] { $names } resigned and cannot win; a bot played on.
   *[other] { $names } resigned and cannot win; bots played on.
}
after-so-far = Points at the moment the game ended; ships afloat count only at the end of a round.
after-rematch = Rematch
after-rematch-join = Join the rematch
after-rematch-watch = Watch the rematch
after-record = Download the record
after-record-short = Record
after-verify = Verify the game
after-verify-details = Details
after-verifying = Replaying the game…
after-fair = The dice were fair
after-fair-line = The game was replayed from the published seeds: every deal, draw and roll came out the same, and the seeds match the promises made before the start.
after-unfair = The game could not be verified
after-unfair-line = The replay differs from the record at line { $line }.
after-seed-secret = the server’s secret
after-seed-commitment = its promise
after-seed-table = table
after-seed-options = options
after-seed-content = content
after-seed-nonces = the seats’ randomness
after-seed-commitments = their promises
after-seed-key = dice key
after-points = Points by ship, round { $number }
after-sank = { $ship } sunk ({ $name })
after-afloat = { $ship } afloat
after-damage = damage and crippled ships
after-sum = Round

## Luck

after-luck = Luck of the dice
after-luck-line = What average dice would have given each player, and what the dice of this game gave: successes, hits, or pips where pips count.
after-luck-kind = Rolls
after-luck-expected = on average
after-luck-times = { $number ->
    [one] { $number } roll
   *[other] { $number } rolls
}
after-luck-fog-fog = Fog of War, all pips
after-luck-attack-carrier = Carrier strikes
after-luck-attack-land = Land-based strikes
after-luck-attack-bomber = Bombers
after-luck-attack-asw = { table-attack-asw }
after-luck-attack-torpedo = Torpedoes at submarines
after-luck-defence-air-defense = Air Defence
after-luck-defence-early-warning = { summary-early_warning }
after-luck-attack-mine = Minefields
after-luck-defence-last-resort = New Jamming and New Evasive
after-luck-defence-asw = ASW in defence
after-luck-bad-luck-explosion = Explosions that did little
after-luck-kind-dice = luckier than average
after-luck-unkind-dice = unluckier than average
after-luck-even-dice = about average
after-luck-verdict = From ten rolls on, every roll counts the same for the verdict; four games in ten come out about average.
after-luck-none = No dice were rolled in this game.
after-luck-none-of = rolled no dice.

# The same where numbers are drawn from a deck.
after-luck-cards = Luck of the draw
after-luck-line-cards = How often the numbers each player drew should have been good enough on average, and how often they were.
after-luck-verdict-cards = From ten draws on, every draw counts the same for the verdict; four games in ten come out about average.
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
after-to-table = Back to the table
after-link = Link to this moment
after-copied = Link copied.
after-board = The table at this moment
after-film = Replay controls
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
after-what-if = What if? Play on from here
after-luck-defence-cover = Air Cover
after-luck-rolled = in this game
