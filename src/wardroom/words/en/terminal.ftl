### What the table in the terminal says by itself.

## Players

terminal-person = Admiral
terminal-person-of-several = Admiral { $number }
terminal-bot = Bot { $number }
terminal-mate = your team
terminal-thing = { $thing }

## The table

terminal-series = series { $number }
terminal-last-series = the last series
terminal-unlisted = Any of the { $number } hexes marked + on the chart, { $first } to { $last }: type one.
terminal-short-table = (type table for the rest)
terminal-victory = to { $number } points
terminal-turn = Turn of { $name }
terminal-fog = Fog of War
terminal-fog-left = { $left } of { $number }
terminal-draw-pile = Draw pile { $number }
terminal-discards = discards { $number }
terminal-ship-deck = ship deck { $number }
terminal-ship-top = On top
terminal-row1 = row 1
terminal-row2 = row 2
terminal-row3 = row 3
terminal-unplaced = ?
terminal-head-ship = { summary-way-ship }
terminal-head-type = { terminal-ship-type }
terminal-head-hits = hits
terminal-head-weapons = { terminal-ship-weapons }
terminal-head-air = { column-air_defense }
terminal-head-points = pts
terminal-in-hand = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
terminal-order = order { $number }
terminal-pts = { $number } pts
terminal-sank = sank { $number }
terminal-known = holds { $cards }
terminal-hand-open = hand laid open
terminal-tactics = Tactics:
terminal-bad-luck-top = Bad Luck on top
terminal-bad-luck = Bad Luck of { $name }
terminal-out = Out of this round: no ship left.
terminal-forming = { $number } ships, not yet revealed.
terminal-torpedo = torp
terminal-strike = air{ $number }
terminal-active = active
terminal-passive = passive
terminal-critical = critical
terminal-idle = just arrived
terminal-no-fire-control = no fire control
terminal-deck-on-fire = deck on fire
terminal-area = Area:
terminal-area-short = { kind-defence }
terminal-face-down-known = { $card }, face down
terminal-face-down-may = face down ({ $cards }?)
terminal-empty = is empty
terminal-hand-empty = Your hand is empty.
terminal-diary = { books-diary }
terminal-no-diary = Nothing has happened yet.
terminal-stands = { $where }, { $left }/{ $number }
terminal-launches = air strikes

## Attacks on the table

terminal-volley = Attacks
terminal-your-formation = Your formation so far, seen by nobody else
terminal-to-place = to place
terminal-your-volley = Your volley so far, seen by nobody else
terminal-attack-cruise = Cruise Missile
terminal-attack-land = land strike
terminal-attack-carrier = air strike
terminal-fate-coming = { table-fate-coming }
terminal-fate-stopped = { fate-stopped }
terminal-fate-preempted = never made
terminal-fate-missed = { table-fate-missed }
terminal-fate-hit = hit
terminal-fate-negated = { table-fate-negated }
terminal-dice = { $number ->
    [one] { $number } die
   *[other] { $number } dice
}
terminal-hits-on = { $number ->
    [1] hits on 1
   *[other] hits on 1-{ $number }
}

## Cards

terminal-card-gun = damage { $damage }: { $size }" gun, row 1 at row 1
terminal-card-missile = damage { $damage }: { $size } launcher, rows 1-2
terminal-card-cruise = damage { $damage }: { $size } launcher; cruise: any row
terminal-card-torpedo = damage { $damage }: from a sub; passive sub on { $n1 }
terminal-card-asw = sinks subs on { $n1 } (passive { $n2 }), or defends
terminal-card-land-strike = { $attacks } strikes; on { $n1 }/{ $n2 }/{ $n3 } in rows 1/2/3
terminal-card-bomber = a die per Fog of War at a force; on { $n1 }
terminal-card-evade = stops guns and torpedoes
terminal-card-ecm = stops missiles
terminal-card-cover = stops what flies on { $n1 } + carrier
terminal-card-additional-ship = takes the top ship of the deck
terminal-card-retreat = leave the fight, repair up to 3
terminal-card-damage-control = undoes one hit
terminal-card-crew = a carrier strikes at +1
terminal-card-gun-any = damage { $damage }: any gun, row 1
terminal-card-missile-any = damage { $damage }: any launcher, rows 1-2
terminal-card-cover-land = stops what flies on { $n1 }
terminal-card-minefield = damage { $damage }: some ship, row 1 first
terminal-card-surprise = air or sub attack that none can answer
terminal-card-sweepers = stops minefields
terminal-card-crash-dive = an attacked sub goes passive
terminal-card-early-warning = ends surprise; gun { $n1 }, missile { $n2 }, rest { $n3 }
terminal-card-refueling = takes an air card back to hand
terminal-card-intelligence = see a hand, or negate a Special
terminal-card-tactic-jink = -1 to all rolls at your aircraft
terminal-card-tactic-fighter = +1 to your Air Cover
terminal-card-tactic-improved-asw = +1 to your ASW and torpedoes at passive subs
terminal-card-tactic-sub-evasion = -1 to ASW at your subs
terminal-card-tactic-sneak = your subs attack without turning active
terminal-card-tactic-jamming = stops each missile on { $n1 }
terminal-card-tactic-evasive = stops each torpedo on { $n1 }
terminal-card-tactic-satellite = +1 to your Fog of War
terminal-card-bad-luck-explosion = damage { $damage }: primary on { $n1 }, else a damaged ship
terminal-card-bad-luck-counter = lose a Tactic, a laid card or one of the hand
terminal-card-bad-luck-fire-control = a ship without missiles and torpedoes
terminal-card-bad-luck-deck-fire = a carrier’s Air Strike at -1
terminal-card-bad-luck-leak = hand, area defences or subs laid open, or a Tactic lost

## One ship

terminal-ship-class = class
terminal-ship-nation = flag
terminal-ship-hits = hits
terminal-ship-air = air defence
terminal-ship-traits = traits
terminal-ship-tons = tons
terminal-ship-fit = fitted with
terminal-ship-place = now
terminal-type-cg = guided missile cruiser
terminal-type-cgn = nuclear guided missile cruiser
terminal-type-cvn = nuclear aircraft carrier
terminal-type-cvh = helicopter and jump-jet carrier
terminal-type-cvhg = guided missile carrier
terminal-type-ddg = guided missile destroyer
terminal-type-ff = frigate
terminal-type-ffg = guided missile frigate
terminal-type-ssn = nuclear attack submarine
terminal-trait-hunter = hunter: torpedoes +1 against passive submarines (7.13)
terminal-trait-elusive = quiet or fast: ASW against it at -1 (7.15)
terminal-blown-up = blown up
terminal-on-deck = on top of the ship deck
terminal-sunk-by = sunk by { $name }
terminal-damaged-by = damaged by { $cards }

## Answers and mistakes

terminal-type-something = Type a number from 1 to { $number }, or what to do; ? helps.
terminal-no-such-number = { $number ->
    [0] There are no numbered answers.
   *[other] The answers are numbered 1 to { $number }.
}
terminal-ambiguous = That could be { $words }.
terminal-unknown = There is nothing called “{ $word }”.
terminal-nearest = Did you mean { $word }?
terminal-where-words = The answers are listed above; ? lists the commands.
terminal-prompt-hint = ? helps
terminal-too-many-words = That is too much at once: give the first words, then see what is asked.
terminal-not-carried-out = Not carried out: { $words }
terminal-why-legal = “{ $word }” is legal here.
terminal-why-possible = this is possible.
terminal-why-possible-from = possible from { $ships }.
terminal-why-asked = You are asked: { $question } ({ $rule })
terminal-why-nothing = Nothing you could point at is refused here.
terminal-no-rule = There is no rule { $number }; the nearest are { $near }.
terminal-no-ship = There is no ship called “{ $word }”.
terminal-where-ships = The command table shows those in play.
terminal-plays-tactic = play it: { $effect }
terminal-no-undo = Nothing can be taken back: you have answered nothing since dice, hidden cards or another player came into play.
terminal-undone = Taken back.
terminal-has-sunk = has sunk { $ships }
terminal-seed = The dice follow from seed { $number }.

## Standing orders

terminal-orders-how = Say which and how: orders negate pass, or orders ask. You can name { $words }.
terminal-orders-none = This game has no questions that could be passed by order.
terminal-orders-pass = pass
terminal-orders-ask = ask
terminal-orders-negate = a Special or Tactic that Intelligence could negate
terminal-orders-tactic = dice that a Tactic could change
terminal-orders-refuel = an air card that Refueling could keep
terminal-orders-escort = a strike that an escort could save
terminal-orders-dive = a submarine that could make a Crash Dive
terminal-tactic-which = Which Tactic? You hold { $words }.
terminal-tactic-no-card = You hold no Tactic.
terminal-tactic-ready = { $word } will be played as soon as the rules allow; tactic none takes that back.
terminal-tactic-forgotten = No Tactic is kept ready.

## Saving

terminal-saved = Saved in { $file }.
terminal-taken-up = Resumed: { $file }
terminal-damaged = { $file } is damaged: { $why }. It is left as it is.
terminal-passed-over = Skipped { $file }, which is damaged: { $why }.
terminal-next-save = To resume another unfinished game: { $command }
terminal-saved-and-out = The game is saved in { $file }.
terminal-resume-with = Continue with: { $command }
terminal-not-saved = The game could not be saved in { $file }: { $why }.
terminal-file-exists = { $file } exists already; choose another name.
terminal-recorded = The record of the game is in { $file }.
terminal-no-folder = Games cannot be saved in { $file }: { $why }. Set WARDROOM_DATA to a folder that can be written to.

## Between two persons

terminal-curtain = Seat { $number }, { $name }: press Enter
terminal-curtain-falls = Enter clears the screen.

## The end

terminal-total = total
terminal-sunk = ships sunk
terminal-scored-sunk = sunk
terminal-scored-afloat = afloat
terminal-scored-damage = damage

## Help

terminal-help = How to play in the terminal
terminal-help-answers = Every question lists its legal answers: number, word, meaning, chances.
terminal-help-number = answer with the third
terminal-help-notation = answer in words, several at once; beginnings are enough
terminal-help-enter-words = Enter
terminal-help-enter = give the only answer there is
terminal-help-table-words = table
terminal-help-table = draw the whole table, even if it is higher than the screen
terminal-help-cards-words = cards
terminal-help-cards = explain my hand
terminal-help-ship = show the card of a ship
terminal-help-why = which rule forbids it; why alone: everything refused here
terminal-help-rule = print a rule; rule alone: the one behind the question
terminal-help-summary-words = summary
terminal-help-log-words = log 40
terminal-help-log = the last lines of the war diary
terminal-help-score-words = score
terminal-help-score = points, and who sank what
terminal-help-options-words = options
terminal-help-options = the rules agreed for this game
terminal-help-undo-words = undo
terminal-help-undo = take back the last answer, until dice, cards or others follow
terminal-help-save-words = save game.txt
terminal-help-save = save a copy; the game itself is saved after each answer
terminal-help-quit-words = quit
terminal-help-quit = save and leave; so do Ctrl-C and Ctrl-D

check-good = { $number ->
    [one] { $file }: { $number } entry, nothing wrong with it.
   *[other] { $file }: { $number } entries, nothing wrong with them.
}
check-question-good = { $file }: a question that `wardroom odds worldatwar` can answer.
cards-side = { $side }: { $ships }
cards-side-later = { $side }: { $ships }; later { $later }
terminal-you = you
terminal-help-number-words = 3
column-air_defense = AD
terminal-ship-type = type
terminal-ship-weapons = weapons
terminal-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
terminal-ship-points = points
terminal-type-bb = battleship
terminal-type-cv = aircraft carrier
terminal-type-dd = destroyer
terminal-help-fleets-summary = which defence stops which attack
