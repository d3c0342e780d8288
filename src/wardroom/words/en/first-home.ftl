home-title = Classic naval wargames, played by the book.
home-lead = Against friends by link or against computer admirals. Odds beside every shot, a rule behind every refusal.
home-play-now = Play now
home-continue = Continue
home-continue-where = It is your move: { $name }, with { $others }.
home-put-away = Put away
home-put-away-done = “{ $name }” is put away: find it below your tables.
home-brought-back = “{ $name }” is back among your tables.
home-aside = Put away: { $number }
home-bring-back = Bring back
home-have-code = Have a code from another device?
home-play-note = Play now: Cold War Naval Battles, you and two bots, no account. First battle: a short lesson with a coach.
home-games = The games
home-sentence-coldwar = Task forces in three rows, seven cards in hand, and one die of Fog of War.
home-sentence-highseas = The Second World War on the high seas: pick 25 points of ships and sink 25.
home-sentence-attacksub = Listen, close, lock on. Contact levels both ways and a deck that counts the hours.
home-sentence-worldatwar = Interception across the map, hidden combat groups, air strikes and fleet fire.
home-facts = { $least } to { $most } players · { $minutes } min
home-facts-fixed = { $most } players · { $minutes } min
home-in-the-yard = In the works
home-yard-note = Not finished yet.
home-play = { $number ->
    [one] Play a bot
   *[other] Play { $number } bots
}
home-play-starts = Starts a game of { $what }.
home-yours = Your tables
home-waits = { $number ->
    [one] { $number } waits for you
   *[other] { $number } wait for you
}
home-none-yours = You have no games at the moment.
home-open = Open tables
home-none-open = There are no open tables at the moment. Make one, and anyone may join.
home-finished = Finished games and replays
home-sit = Join
home-watch = Watch
home-you-with = you, { $others }
home-alone = you
home-taken = { $taken } of { $seats } seats taken
home-per-move = { $minutes ->
    [one] { $minutes } min per move
   *[other] { $minutes } min per move
}
home-per-day = { $days ->
    [one] one day per move
   *[other] { $days } days per move
}
home-no-clock = no clock
home-practice = practice
home-more = More
home-lists-failed = The tables could not be loaded.

## A table in a list: its scenario, its sides, and how far it has come

home-place = round { $round }, series { $series }
home-rules = Rules
home-new-table = New table
home-odds = Ask the odds
home-lesson = First battle, 5 minutes
home-lesson-name = First battle
