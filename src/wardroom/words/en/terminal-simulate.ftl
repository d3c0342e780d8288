## The report of `wardroom simulate`

simulate-games = { $games } games in { $seconds } s ({ $pace } per second), { $drawn } drawn
simulate-decisions = { $number } decisions a game (± { $spread }), at most { $most }
simulate-seat = Seat
simulate-side = Side
simulate-played = Played
simulate-wins = Wins
simulate-share = Share
simulate-points = Points
simulate-times = Times
simulate-share-means = Share is wins per game played, pooled over the seats of a bot: one that holds two seats of a game has played it twice.

tally-rounds = Rounds: { $number } a game
tally-battles = Battles: { $number } a game
tally-turns = Turns: { $number } a game
tally-shuffles = Draw pile shuffled anew: { $number } times a game
tally-decks = Times through the deck: { $number } a game
tally-attacks = Attacks: { $number } a game
tally-hits = Hits: { $number } a game

tally-sunk = Ships sunk
tally-sunk-gun = by gunfire
tally-sunk-missile = by missiles
tally-sunk-torpedo = by torpedoes
tally-sunk-asw = by anti-submarine warfare
tally-sunk-mine = by mines
tally-sunk-cruise = by Cruise Missiles
tally-sunk-land = by aircraft based on land
tally-sunk-carrier = by aircraft of carriers
tally-sunk-bomber = by bombers
tally-sunk-explosion = by explosions on board
tally-sunk-main = by main guns
tally-sunk-secondary = by secondary guns
tally-sunk-depth = by depth charges
tally-end = How it ended
tally-end-prey-sunk = the prey was sunk
tally-end-points = on points
tally-end-exited = ships brought out
tally-end-all-sunk = every ship of one side sunk
tally-end-nobody-left = no ship left on either side
tally-end-flagship-away = the flagship got away
tally-end-too-many-lost = too many ships lost
tally-end-race-won = the goal reached in time
tally-end-decks-out = the decks ran out
