### The table while a game is played.

table-title = Table
table-loading = Setting up the table…
table-failed = The table could not be loaded. Reload the page to try again.
table-signed-out = You have been signed out. Sign in again to return to your seat.
table-start-without = Start without them
table-steps = Steps of the turn
table-step-past = Done:
table-step-skipped = Skipped:
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
table-summary = Which defence stops which attack
table-summary-short = Defences
table-diary = War diary and chat
table-side = Volley and war diary
table-aim = How to win
table-rule = Rule { $rule }
table-undo = Undo
table-line = Type an answer in notation and press Enter
table-fault = That did not work ({ $code }). The game goes on.

## The prompt

table-your-answer = Your decision
table-window = A chance to interrupt
table-waiting = Others are playing
table-waiting-for = Waiting for { $names }
table-one-moment = { base-loading }
table-given = Your answer is sealed until everyone has answered
table-reopen = Change my answer
table-hint = Hint
table-hint-line = A bot would choose: { $answer }
table-coach-line = The coach would choose: { $answer }
# Why: what the odds of the answers tell.
table-hint-best = Of { $count } choices, none has a better chance.
table-hint-prize = { $answer } is likelier to work ({ $chance }), but would achieve less.
table-hint-not-worth = At best, { $answer } would give { $chance }: not worth its cost.
table-wished = Chosen ahead:
table-forget = clear
table-ready = Ready, played as soon as allowed:
table-bot-plays = A bot plays for you
table-take-back-seat = Take the seat back
table-skip = Skip
table-remove = Take out of the volley
table-or-target = Or choose the target: a ship that reaches it fires.
table-attack-nobody = Attack nobody
table-add = Add to volley: { $ship }
table-for-secrecy = You have nothing to play here; you are asked so that nobody can tell.
table-you-resigned = You have resigned: a bot plays on in your place
# Offered once in a window between people, beside the line above.
table-pass-hollow = Pass for me whenever I have nothing to play
table-pass-hollow-menu = The wait is just as long, so nobody can tell. You can undo this in the menu.
table-pass-hollow-no = Keep asking me
table-rows-mean = Guns fire only from row 1 at row 1, and missiles of surface ships only from rows 1 and 2 at rows 1 and 2. { $cruise ->
    [yes] Row 3 is open to aircraft, submarines and C missiles; from there only carriers and C missiles attack.
   *[no] Row 3 is open to aircraft and submarines only, and from there only carriers attack.
}
# Why a ship in row 3 can be aimed at.
table-cruise = From or into row 3 a C missile flies as a Cruise Missile. ECM stops it without a roll; { $defence ->
    [yes] Air Cover and Air Defence
   *[no] Air Cover
} may stop it on a roll.
table-stopped-by = { $card } stops it without a roll
table-stopped-by-any-roll = { $card } stops it on any roll as things stand
table-may-be-stopped-by = { $cards } may stop it
table-you-are-out = You are out of this round
table-skip-to-end = Skip to the end of the round
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
table-window-left = Time left to interrupt
table-seconds = { $number } s
table-more-time = More time

## The board

table-unknown-card = unknown card
table-own-force = { $mine ->
    [true] Your task force
   *[false] Task force: { $name }
}
table-opponents = Opponents
table-row-1 = Pickets
table-row-2 = Screen
table-row-3 = Core
table-row-empty = empty
table-unplaced = Ships without a row
table-submarines = Submarines
table-forming = forming a task force in secret
table-out = no ships left: out of this round
table-no-ships = no ships
table-before = { $mine ->
    [true] In front of your task force
   *[false] In front of the task force: { $name }
}
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
table-stand-in = a bot is playing this seat
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
table-luck = Bad Luck still to come: { $cards }

## A ship in one sentence

table-ship-sentence = { $name }, { $type }, { $nation }, { $owner }, { $place }, { $left } of { $hits } hits left, { $weapons }, worth { $points } points. { $state }
table-in-row = row { $row }
table-no-row = no row yet
table-active = submarine, active
table-passive = submarine, passive
table-arm-gun = { $size }-inch gun
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
table-state-idle = handed over, must wait a turn
table-state-no-fire-control = no fire control
table-state-deck-fire = flight deck on fire
table-flag-idle = waiting
table-flag-no-fire-control = no fire control
table-flag-deck-fire = deck fire
table-hits-left = { $number } left
table-sinks = sinks

## Attacks

table-attack-gun = Gun
table-attack-missile = { face-mini-missile }
table-attack-torpedo = { face-mini-torpedo }
table-attack-mine = Minefield
table-attack-cruise = Cruise Missile
table-attack-land = Land-based strike
table-attack-carrier = Air strike
table-attack-bomber = Bombers
table-aim-row = { $ship }, { $name } row { $row }
table-aim-sub = { $ship }, { $name }
table-aim-force = { $name }: whole task force
table-choosing = being chosen
table-fate-stopped = { fate-stopped }
table-fate-preempted = never fired
table-fate-hit = hits
table-your-volley = Your volley
table-volley-of = { $name }: volley
table-of-fog = { $spent } of { $fog }
table-volley-empty = Nothing declared yet. Choose a card from your hand or a carrier.
table-volley-note = All attacks are declared before anyone defends.
table-draft-area = { $card } as an area defence
table-draft-down = { $card } as an area defence, face down

## Incoming

table-meets = What stops it
table-meets-none = nothing
table-meets-control = { $action ->
    [yes] Damage Control cancels any one hit that did not come by surprise.
   *[no] Damage Control cancels any one hit.
}

table-fires = Attacker: { $name }
table-fires-line = { $number ->
    [one] { $number } attack here
   *[other] { $number } attacks here
} · Fog of War { $fog }
table-answer-order = Order of defence: { $names }
table-incoming-at = Incoming attacks: { $name }
table-lane-incoming = Incoming
table-lane-target = Target
table-lane-area = Area defence
table-lane-answer = Defence
table-lane-stands = If not stopped
table-lane-ship = { $left } left, row { $row }
table-lane-sub = { $left } left, submarine
table-lane-force = the task force
table-lane-no-area = none applies
table-lane-here = Against attack { $number }
table-lane-slot = stop this one
table-lane-wished = choose a card
table-lane-damage = { $number } damage
table-lane-roll = hits on { $number } or less
table-lane-bomber = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $number } or less
table-survives = { $chance } unhurt
table-loss-nothing = With no defence, on average
table-loss-answers = With these defences
table-loss-now = As things stand, on average
# What a volley changes in the count. "you lose 2.5 points, Rook gains 4.0"
table-toll = { $whose ->
    [own] you lose
   *[other] { $defender } loses
} { $lost } points, { $attacker } gains { $gained }
table-toll-none = no points are lost or won
table-toll-why = Damage takes points off a ship; a sunk ship, crippled or not, gives its full points to whoever sank it.
table-lane-others = { $number ->
    [one] { $number } more attack on others
   *[other] { $number } more attacks on others
}
table-lane-how = Drag a card to an attack, or press its number
table-lane-press = Press the number of an attack

## Answers laid out and not given yet

table-plan-question = { $number ->
    [one] One attack coming: defend?
   *[other] { $number } attacks coming: defend?
}
table-plan-give = Confirm defences
table-plan-formed = Your formation is ready. Confirm it?
table-plan-chosen = Your fleet is chosen. Put to sea?
table-plan-formed-why = Click a ship, or drag it, to change its place.
table-plan-form = Confirm formation
table-plan-fire = Nothing more to add. Open fire?
table-plan-full = Everything is chosen. Confirm it?
table-plan-confirm = Confirm
table-plan-take-back = undo
table-plan-take-back-of = Take back { $what }
table-plan-laid = against { $number }
table-plan-holds = Holds fire
table-plan-aim = { $ship }, { $chance } or less: choose another attack

## Consent

table-consent-draw = { $name } offers a draw.
table-consent-undo = { $name } asks to take back the last move.
table-consent-yes = Agree
table-consent-no = Decline
table-pending-draw = You offered a draw; the others have yet to agree.
table-pending-undo = You asked to take back your last answer; the others have yet to agree.
table-pending-withdraw = Cancel

## Hot seat

table-curtain = { $name }, it is your turn
table-curtain-others = Everyone else, please look away.
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
table-menu-undo = Undo my last answer
table-menu-undo-ask = Undo my last answer (ask the others)
table-menu-undo-asked = Undo requested
table-menu-bot-for = Let a bot play for { $name }
table-menu-vacation = { $days ->
    [one] Go on vacation ({ $days } day left)
   *[other] Go on vacation ({ $days } days left)
}
table-menu-resign = Resign
table-menu-resign-sure = Resign this game? { $seats ->
    [2] It ends at once.
   *[other] A bot plays on in your place, and you can no longer win.
}
table-menu-resign-alone = Resign and put this table away
table-menu-resign-alone-sure = Resign? The bots end the game at once, and it moves to your finished games.
table-menu-no = Keep playing
table-menu-orders = Standing orders
table-orders-ask = ask me
table-orders-pass = always pass
table-orders-only-alone = Answer for me when there is only one choice
# Between people.
table-orders-only = Pass for me when I have nothing to interrupt with
table-orders-negate = Cancel a card with Intelligence
table-orders-tactic-moment = Play a Tactic in time
table-orders-refuel = Save an air card by refueling
table-orders-escort = Send an escort
table-orders-crash-dive = { summary-crash_dive }
table-menu-page = This page
table-menu-sound = Sound when it is my turn
table-menu-alerts = Browser notification
table-menu-mute = Mute

fault-line-away = The connection to the table is lost; it will come back by itself. Your game is safe.

table-round-over = The round is over
table-round-sank = sank { $ship }
table-round-total = Points so far: { $number }
table-round-on = Next round
table-group-A = Prepare
table-attack-asw = ASW
table-you = { base-you }
table-sub = sub
table-menu-odds = Ask the odds of a battle
table-open-fire = Open fire
table-place-forming-short = Round { $round }
table-your-turn = Your turn
