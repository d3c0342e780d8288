### The table while a game is played.

table-title = Table
# Whom a question is about, in place of the name: "Which defence do you lay for …?"
table-loading = The table is being laid…
table-failed = The table could not be loaded. Reload the page to try again.
table-signed-out = You have been signed out. Sign in again to come back to your seat.
table-start-without = Start without it
table-steps = Steps of the turn
table-step-past = Done:
table-step-skipped = Left out:
table-group-B = General Quarters
table-group-C = Ship Shape
table-place = Round { $round } · Series { $series } · { $goal }
table-place-forming = Round { $round } · { $goal }
table-place-last = Round { $round } · last series · { $goal }
table-goal-points = to { $victory } points
table-goal-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
table-clock-days = { $number } d { $hours } h
table-vacation = { $name }: on vacation until { $date }
table-summary = Which defence meets which attack
table-summary-short = Defences
table-diary = War diary and chat
table-side = Volley and war diary
table-aim = What wins
table-rule = Rule { $rule }
table-undo = Undo
table-line = Type an answer in notation and press Enter
table-fault = That could not be done ({ $code }). The game goes on.

## The prompt

table-your-answer = You are asked
table-window = A chance to interrupt
table-waiting = Others move
table-waiting-for = Waiting for { $names }
table-one-moment = One moment
table-given = Your answer is sealed until all have given theirs
table-reopen = Change my answer
table-hint = Hint
table-hint-line = A bot would choose: { $answer }
table-coach-line = The coach would choose: { $answer }
# Why: what the odds of the answers tell.
table-hint-best = No other of the { $count } has a better chance.
table-hint-prize = { $answer } has the higher figure ({ $chance }), but what may come of it counts for less.
table-hint-not-worth = At best, with { $answer }, it would be { $chance }: not worth what it costs.
table-wished = Chosen ahead:
table-forget = forget
table-ready = Ready, played as soon as it may be:
table-bot-plays = A bot plays for you
table-take-back-seat = Take the seat back
table-skip = Skip
table-remove = Take out of the volley
table-or-target = Or choose the target: a ship that reaches it fires.
table-attack-nobody = Attack nobody
table-add = Add to volley: { $ship }
table-for-secrecy = You hold nothing for this; you are asked so that nobody can tell.
table-you-resigned = You have resigned: a bot plays on in your place
# Offered once in a window between people, beside the line above.
table-pass-hollow = Pass for me whenever I hold nothing
table-pass-hollow-menu = A window stays open just as long: nobody can tell. The menu takes it back.
table-pass-hollow-no = Keep asking me
table-rows-mean = Guns fire only from row 1 into row 1, and missiles of surface ships only from rows 1 and 2 into rows 1 and 2. { $cruise ->
    [yes] Row 3 is open to aircraft and submarines, and to C missiles; from there only carriers and C missiles attack.
   *[no] Row 3 is open to aircraft and submarines alone, and from there only carriers attack.
}
# Why a ship in row 3 can be aimed at.
table-cruise = From row 3 or into it a C missile flies as a cruise missile. ECM stops it without a die; { $defence ->
    [yes] Air Cover and Air Defence
   *[no] Air Cover
} may stop it by a die.
table-stopped-by = { $card } stops it without a die
table-stopped-by-any-roll = { $card } stops it on any roll, as things stand
table-may-be-stopped-by = { $cards } may stop it
table-you-are-out = You are out of this round
table-skip-to-end = Skip to its end
table-skip-to-game-end = Skip to the end of the game
table-success = hit
table-defence-works = works
table-defence-fails = fails
table-fog = Fog of War { $number }
table-fog-left = { $left } left
table-fog-line = { $spent } spent, { $left } left
table-unspent = { $number } unspent
table-fog-unspent = { $number } Fog of War unspent
table-would-sink = Sinks { $ship } for { $points } points.
table-would-leave = Leaves { $ship } with { $left ->
    [one] { $left } hit
   *[other] { $left } hits
}.
table-point-for-odds = Point at a choice to see its odds.
table-any-hit = at least one hit
table-window-left = Time left in the window
table-seconds = { $number } s
table-more-time = More time

## The board

table-unknown-card = unknown card
table-own-force = Task force of { $name }
table-opponents = Opponents
table-row-1 = Pickets
table-row-2 = Screen
table-row-3 = Core
table-row-empty = empty
table-unplaced = Ships without a row
table-submarines = Submarines
table-forming = forming a task force in secret
table-out = no ship left: out of this round
table-no-ships = no ships
table-before = Before the task force of { $name }
table-face-down = Face-down defence
table-in-hand = { $number } in hand
table-in-hand-seen = { $number } in hand, { $seen } seen
table-sank = { $number ->
    [one] sank { $number } ship
   *[other] sank { $number } ships
}
table-sank-points = { $number ->
    [one] sank { $number } ship for { $points } points
   *[other] sank { $number } ships for { $points } points
}
table-points-at-end = counted at the end of each round
table-you-sank = { $number ->
    [one] You sank { $number } ship; its points are secret until the round ends.
   *[other] You sank { $number } ships; their points are secret until the round ends.
}
table-you-sank-points = { $number ->
    [one] You sank { $number } ship, { $points } points: { $ships }
   *[other] You sank { $number } ships, { $points } points: { $ships }
}
table-holds = { $name } holds { $cards }
table-bot = bot, { $strength }
table-stand-in = a bot plays for the seat
table-resigned = resigned
table-order = order card { $number }
table-moved = moved
table-points = { $number } points
table-targets = { $number ->
    [one] { $number } target
   *[other] { $number } targets
}
table-piles = Piles
table-pile-draw = draw pile
table-pile-draw-bad = draw pile, Bad Luck on top
table-pile-discard = discards
table-pile-ships = ship deck, top card
table-luck = Bad Luck to come: { $cards }

## A ship in one sentence

table-ship-sentence = { $name }, { $type }, { $nation }, of { $owner }, { $place }, { $left } of { $hits } hits left, { $weapons }, worth { $points } points. { $state }
table-in-row = row { $row }
table-no-row = no row yet
table-active = submarine, active
table-passive = submarine, passive
table-arm-gun = gun { $size } inch
table-arm-missile = missile { $size }
table-arm-torpedo = { $number ->
    [one] torpedoes
   *[other] torpedoes, { $number } attacks
}
table-arm-strike = air strike { $number }
table-arm-air-defence = air defence { $numbers }
table-state-legal = Can be chosen
table-state-selected = chosen
table-state-critical = critically damaged
table-state-crewed = crew efficient
table-state-idle = handed over, waits a turn
table-state-no-fire-control = no fire control
table-state-deck-fire = flight deck on fire
table-flag-idle = waits
table-flag-no-fire-control = no fire control
table-flag-deck-fire = deck fire
table-hits-left = { $number } left
table-sinks = sinks

## Attacks

table-attack-gun = Gun
table-attack-missile = { face-mini-missile }
table-attack-torpedo = { face-mini-torpedo }
table-attack-mine = Minefield
table-attack-cruise = Cruise missile
table-attack-land = Land based strike
table-attack-carrier = Air strike
table-attack-bomber = Bombers
table-aim-row = { $ship }, { $name } row { $row }
table-aim-sub = { $ship }, { $name }
table-aim-force = task force of { $name }
table-choosing = being chosen
table-fate-stopped = stopped
table-fate-preempted = never fired
table-fate-hit = hits
table-your-volley = Your volley
table-volley-of = Volley of { $name }
table-of-fog = { $spent } of { $fog }
table-volley-empty = Nothing declared yet. Choose a card of your hand or a carrier.
table-volley-note = All attacks are declared before anyone defends.
table-draft-area = { $card } as an area defence
table-draft-down = { $card } face down as an area defence

## Incoming

table-meets = Which defence meets it
table-meets-none = nothing
table-meets-control = { $action ->
    [yes] Damage Control undoes any one hit that did not come by surprise.
   *[no] Damage Control undoes any one hit.
}

table-fires = { $name } fires
table-fires-line = { $number ->
    [one] { $number } attack here
   *[other] { $number } attacks here
} · Fog of War { $fog }
table-answer-order = Order of answers: { $names }
table-incoming-at = Attacks on { $name }
table-lane-incoming = Incoming
table-lane-target = At the ship
table-lane-area = Area defence
table-lane-answer = Answer
table-lane-stands = If it stands
table-lane-ship = { $left } left, row { $row }
table-lane-sub = { $left } left, submarine
table-lane-force = the task force
table-lane-no-area = none applies
table-lane-here = Against attack { $number }
table-lane-slot = answer this one
table-lane-wished = choose a card
table-lane-damage = { $number } damage
table-lane-roll = hits on { $number } or less
table-lane-bomber = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $number } or less
table-survives = { $chance } unhurt
table-loss-nothing = If you play nothing, on average
table-loss-answers = With these answers
table-loss-now = As it stands, on average
# What a volley changes in the count. "you lose 2.5 points, Rook wins 4.0"
table-toll = { $whose ->
    [own] you lose
   *[other] { $defender } loses
} { $lost } points, { $attacker } wins { $gained }
table-toll-none = no points are lost or won
table-toll-why = Damage takes points off the ships of a task force; a sunk ship brings its full points to whoever sank it, a crippled one as well.
table-lane-others = { $number ->
    [one] { $number } more attack goes elsewhere
   *[other] { $number } more attacks go elsewhere
}
table-lane-how = Drag a card to an attack, or press its number
table-lane-press = Press the number of an attack

## Answers laid out and not given yet

table-plan-question = { $number ->
    [one] Answer the attack
   *[other] Answer { $number } attacks
}
table-plan-give = Defend with these
table-plan-take-back = take back
table-plan-take-back-of = Take { $what } back
table-plan-laid = against { $number }
table-plan-holds = Holding fire
table-plan-aim = { $ship }, { $chance } or less: choose another attack

## Consent

table-consent-draw = { $name } offers a draw.
table-consent-undo = { $name } asks to take the last move back.
table-consent-yes = Agree
table-consent-no = Refuse
table-pending-draw = You have offered a draw; the others have not all agreed yet.
table-pending-undo = You have asked to take your last answer back; the others have not all agreed yet.
table-pending-withdraw = Withdraw

## Hot seat

table-curtain = { $name }, it is up to you
table-curtain-others = Everybody else looks away.
table-curtain-open = I am { $name }

## Chat

table-chat-say = Say something
table-chat-send = Send

## Menu

table-menu-seat = Your seat
table-menu-bot = Let a bot play for me
table-menu-back = I am back
table-menu-draw = Offer a draw
table-menu-draw-asked = Draw offered
table-menu-undo = Take my last answer back
table-menu-undo-ask = Take my last answer back (ask the others)
table-menu-undo-asked = Taking back: the others are asked
table-menu-bot-for = Let a bot play for { $name }
table-menu-vacation = { $days ->
    [one] Go on vacation ({ $days } day left)
   *[other] Go on vacation ({ $days } days left)
}
table-menu-resign = Resign
table-menu-resign-sure = Resign this game for good? { $seats ->
    [2] It ends at once.
   *[other] A bot plays on in your place, and you cannot win any more.
}
table-menu-resign-alone = Resign and put this table away
table-menu-resign-alone-sure = Resign for good? The bots end the game at once, and it lies among the finished ones.
table-menu-no = Play on
table-menu-orders = Standing orders
table-orders-ask = ask me
table-orders-pass = always pass
table-orders-only-alone = Answer for me where there is only one answer
# Between people.
table-orders-only = Pass for me in a window when I hold nothing
table-orders-negate = Negate with Intelligence
table-orders-tactic-moment = Play a Tactic in time
table-orders-refuel = Refuel an air card
table-orders-escort = Send an escort
table-orders-crash-dive = { summary-crash_dive }
table-menu-page = This page
table-menu-sound = Sound when it is my turn
table-menu-alerts = Browser notification
table-menu-mute = Mute

fault-line-away = The line to the table is gone; it comes back by itself. Try again in a moment.

table-round-over = The round is over
table-round-sank = sank { $ship }
table-round-total = Points so far: { $number }
table-round-on = Go on
table-group-A = Prepare
table-attack-asw = ASW
table-you = { base-you }
table-sub = sub
table-menu-odds = Ask the odds of a battle
table-open-fire = Open fire
table-place-forming-short = Round { $round }
table-your-turn = Your turn
