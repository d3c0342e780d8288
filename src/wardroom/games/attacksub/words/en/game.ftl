### Attack Sub.

## Things

ship = { $name }
    .full = { $name } ({ $type })

## Answers

action-discard = discard
action-repair = repair a malfunction
action-drift = draw for a submarine that plays dead
action-reduce = lower the contacts
action-resume = come back to life
action-shutdown = play dead
action-active = active
action-passive = passive
action-close = close the range
action-open = open the range
action-enter = bring in a reinforcement
action-exit = leave the battle
action-sensor = Sensor
action-attack = Attack
action-force = the Surface Force
action-refill = refill the hand
action-helo = helicopter of { $thing }
action-nato = { nation-nato }
action-soviet = { side-soviet }
action-british = British
action-argentine = { side-argentine }
action-renegade = Renegade

## Parts of sentences

who = { $force ->
    [absent] { $helicopter ->
        [absent] { $actor }
       *[other] a helicopter of { $actor }
    }
   *[other] the Surface Force
}
Who = { $force ->
    [absent] { $helicopter ->
        [absent] { $actor }
       *[other] A helicopter of { $actor }
    }
   *[other] The Surface Force
}
whom = { $target ->
    [absent] the Surface Force
   *[other] { $target }
}
side-name = { $side ->
    [nato] NATO
    [soviet] the Soviets
    [british] the British
    [argentine] the Argentines
    [renegade] the renegade
   *[other] { $side }
}
system-name = { $system ->
    [sensor] Sensor
   *[other] Attack
}
numbers = drew { $rn }, needed { $need }
level-name = { $level ->
    [NC] No Contact
    [NA] No Attack
   *[other] level { $level }
}

## The war diary: the table

event-cut = The cut showed { $first } and { $second }.
event-side-taken = { $seat } commands { side-name }.
event-dealt = { $number ->
    [one] { $seat } was dealt { $number } card.
   *[other] { $seat } was dealt { $number } cards.
}
event-dealt-seen = { $seat } was dealt { $cards }.
event-reshuffled = The discards were shuffled: deck { $number } began.
event-last-deck = Deck { $number } is the last one.
event-decks-out = Deck { $number } has run out: the game ends with this turn.
event-turn-begins = { $seat } took the turn.
event-discarded = { $number ->
    [one] { $seat } discarded { $card }.
   *[other] { $seat } discarded { $number } cards, { $card } on top.
}
event-discarded-seen = { $number ->
    [one] { $seat } discarded { $cards }.
   *[other] { $seat } discarded { $cards }, with { $card } on top.
}
event-refilled = { $number ->
    [one] { $seat } drew { $number } card.
   *[other] { $seat } drew { $number } cards.
}
event-refilled-seen = { $seat } drew { $cards }.
event-keeps-hand = { $seat } drew no cards.
event-no-answer = { $seat } did not answer.
event-battle-stations = { $seat } played { $card }: { $actor } went to Battle Stations.

## The war diary: contacts

event-active-sonar = { Who } of { $seat } pinged with { $card }.
event-passive-sonar = { Who } of { $seat } listened with { $card }.
event-seeks = Sought: { $targets }.
event-search-ends = { $seat } sought no further.
event-heard = { Who } of { $seat } heard it with { $card }.
event-quietened = { $actor } of { $seat } hid behind { $card }.
event-sensor-check = Search of { who } for { $target }: { numbers }.
event-contact-gained = Contact of { who } on { $target } rose to { level-name }.
event-contacts-fade = { $ship } lost part of every contact.
event-contacts-lost = { $ship } lost every contact.
event-reduction = { $actor } of { $seat } played { $card } to slip away.
event-reduction-check = { $actor } tried to slip away: { numbers }.
event-contacts-shaken = All contacts on { $ship } fell by one.
event-plays-dead = { $ship } of { $seat } shut down and plays dead.
event-drift-check = { $actor } lay silent: { numbers }.
event-resumes = { $ship } of { $seat } came back to life.
event-moves = { Who } of { $seat } played { $card } to { $way ->
    [close] close the range to
   *[other] open the range to
} { whom }.
event-negates = { Who } of { $seat } answered with { $card }.
event-pursuit-check = { Who } tried to follow { $target }: { numbers }.
event-range-negated = The move of { who } towards or from { whom } was negated.
event-range-closed = { Who } closed the range to { whom }.
event-range-opened = { Who } opened the range to { whom }.

## The war diary: attacks and damage

event-fires = { Who } of { $seat } fired at { $target } with { $cards }.
event-evaded = { $actor } of { $seat } evaded with { $card }.
event-attack-check = Attack of { who } on { $target }: { numbers }.
event-missed = { $target } was not hit.
event-hit = { $target } was hit: { $drawn } showed the result.
event-dud = The weapon that struck { $ship } was a dud.
event-damaged = { $ship } of { $seat } was damaged: Sensor { $sensor }, Attack { $attack }.
event-sunk = { $ship } of { $seat } was sunk.
event-damage-mended = The { system-name } of { $ship } was mended by one box.
event-malfunction = { $number ->
    [3] The { system-name } of { $ship } is Down.
   *[other] The { system-name } of { $ship } malfunctioned: -{ $number }.
}
event-technician = { event-damage-control }
event-repair-tried = { $ship } of { $seat } tried to repair its { system-name }.
event-repair-check = Repair on { $actor }: { numbers }.
event-repaired = { $number ->
    [0] The { system-name } of { $ship } works again.
   *[other] The { system-name } of { $ship } is better: -{ $number }.
}

## The war diary: helicopters and reinforcements

event-launched = { $actor } of { $seat } launched { $card }.
event-helicopter-check = { Who } was checked: { numbers }.
event-helicopter-lands = A helicopter of { $ship } went down on deck.
event-helicopter-fails = A helicopter of { $ship } failed and turned back.
event-helicopter-orphaned = A helicopter of { $ship } was taken off the table.
event-bad-weather = Bad weather grounds all helicopters of { $seat }.
event-weather-check = { $seat } looked at the weather: { numbers }.
event-weather-clears = The weather cleared for { $seat }.
event-reinforcement-called = { $seat } played { $card } to bring in { $actor }.
event-entry-check = Arrival of { $actor }: { numbers }.
event-entered = { $ship } of { $seat } entered the battle.
event-exits = { $actor } of { $seat } left the battle with { $card }.
event-race-check = { $seat } drew { $rn } and needed less than { $need }.
event-game-won = { $reason ->
    [prey-sunk] { $seat } won: the prey is sunk.
    [points] { $seat } won on points.
    [exited] { $seat } won: a ship sunk, and all of the own ships brought out.
    [all-sunk] { $seat } won: every opposing ship in play is sunk.
    [flagship-away] { $seat } won: the flagship is away.
    [race-won] { $seat } won: the goal was reached in time.
   *[other] { $seat } won: nothing else was achieved.
}
event-game-drawn = The battle ended in a draw.

## Questions

decision-choose-side = You cut the higher card. Which side do you take?
decision-player-turn = { $acted ->
    [absent] Play a card, or discard?
   *[other] What more do you do?
}
decision-sonar-mode = Active or passive with { $card }?
decision-range-mode = What is { $card } for?
decision-who-acts = { $card ->
    [absent] Which of your ships does it?
   *[other] Which of your ships acts with { $card }?
}
decision-search-target = Which ship does { who } look for?
    .done = search for these
decision-attack-target = Which ship does { who } fire { $card } at?
decision-range-object = To whom does { who } change the range?
decision-more-lockons = Another Weapon Lockon against { $target }?
    .done = fire
decision-which-system = Which system of { $actor }?
decision-discard-cards = Which cards do you discard?
    .done = that is all
decision-discard-top = Which card lies on top, where your opponent sees it?
decision-search-first = Which ship does { who } look for first?
decision-search-on = Which ship does { who } look for next?
    .done = stop searching
decision-answer-ping = { Who } pings. Does anybody listen with a Passive Sonar?
    .done = nobody
decision-answer-search = { Who } looks for { $target } and needs { $need }. Hide with a Contact Reduction?
    .done = no
decision-answer-attack = { Who } fires at { $target } and needs { $need }. What do you answer?
    .done = nothing more
decision-answer-range = { Who } wants to { $way ->
    [close] close the range to
   *[other] open the range to
} { whom }. Negate it?
    .done = let it happen
decision-who-answers = Which ship plays { $card }?
decision-play-dead = { $ship } is hit. Does it play dead?
    .done = no
decision-drifting = A good number for { $ship }: lower the contacts, or come back to life?
decision-refill-hand = { $number ->
    [one] Draw { $number } card?
   *[other] Draw { $number } cards?
}
    .done = no

## Refusals

refusal-red-only = { $card } is a red card: it answers in your opponent's turn.
refusal-black-only = { $card } is a black card: it is for your own turn.
refusal-action-spent = That ship has had its action in this turn.
refusal-not-a-fitting-answer = That card is no answer to this.
refusal-one-red-card = That ship has played as many red cards as it may against this.
refusal-only-target-answers = Only the ship that is aimed at may play this card.
refusal-act-or-discard = A turn without an action ends with one or more discards.
refusal-no-discard-after-action = Who has taken an action in this turn may not discard.
refusal-must-refill = Your hand is empty: you draw.
refusal-same-action = Two actions of a ship in one turn must be different.
refusal-stations-manned = That ship is at Battle Stations already.
refusal-search-or-attack-only = A helicopter may only search or attack.
refusal-nothing-more-to-do = That ship could do nothing more with Battle Stations.
refusal-same-evasion = Two Evasive Actions against one Weapon Lockon must be of different types.
refusal-no-target-named = A search needs at least one ship to look for.
refusal-maximum-contact = The contact is as high as it can be.
refusal-no-contact-to-reduce = Nobody has a contact on that ship.
refusal-undamaged = There is no such damage on that ship.
refusal-no-ping = Passive Sonar hears Active Sonar of a ship and attacks of a submarine. Nothing else gives the searcher away.
refusal-heard-already = It has heard this ping already.
refusal-not-designated = That ship was not named when the sonar was used.
refusal-quiet-already = That ship has played a Contact Reduction in this turn.
refusal-sub-only = Only a submarine may play { $card }.
refusal-playing-dead = A submarine that plays dead cannot do that.
refusal-nobody-plays-dead = No such submarine plays dead.
refusal-drifted-already = That submarine has drawn its number for this turn.
refusal-no-lock = { $card } needs a higher contact level.
refusal-no-attack-level = Without contact level 1 there is nothing to fire at.
refusal-over-contact-level = These cards together need a higher contact level.
refusal-no-more-lockons = That card is part of the attack already, or stands before one that is.
refusal-force-heard-already = The firer has been heard already.
refusal-surface-fire-unheard = Only a submarine that fires can be heard.
refusal-sub-only-evasion = Only a submarine may evade with { $card }.
refusal-no-contact-yet = The mover has no contact there.
refusal-force-has-acted = The Surface Force moves as a whole, before any of its ships or helicopters acts.
refusal-no-contact-to-negate = Who has no contact on the mover cannot negate the move.
refusal-force-negated-already = The Surface Force has negated a move in this turn.
refusal-system-down = That system is Down.
refusal-no-attack-while-down = A ship with a system that is Down may not attack.
refusal-nothing-broken = That system works.
refusal-no-helicopters = There is no helicopter for that.
refusal-all-helicopters-up = That ship has as many helicopters up as it can keep.
refusal-helicopter-flew = Every helicopter that the ship has up has had its action in this turn.
refusal-just-launched = A helicopter operates from the turn after its launch on.
refusal-bad-weather = The weather keeps all helicopters on deck.
refusal-no-reinforcements = No reinforcement is waiting.
refusal-transports-play-nothing = Transports play no cards.
refusal-no-sensors = That ship has no sensors of its own.
refusal-no-weapons = That ship has no weapons against such a target.
refusal-unheard-torpedoes = Torpedoes that swim out of their tubes are not heard.
refusal-no-exit = That ship cannot leave in this scenario.
refusal-force-has-moved = The Surface Force has shared a Close/Open Range: its ships and helicopters do nothing else in this turn.
refusal-just-entered = That ship has come in this turn. Only Battle Stations lets it act at once.
refusal-exit-too-early = It is too early for that: this deck must run out first.
refusal-exit-needs-contact = A submarine may leave once it has had contact level 1 on an enemy submarine.
refusal-exit-needs-deck = A submarine may leave once it has been in play for a whole deck.
refusal-sink-one-first = To win by leaving you must have sunk a ship.
refusal-lost-one = Who has lost a ship cannot win by leaving.
refusal-still-contacted = A ship leaves only when nobody has a contact on it.
refusal-nobody-left = No ship of yours could use that.
refusal-helicopters-unsought = No sonar finds a helicopter.
refusal-helicopters-untouched = A helicopter cannot be attacked.
refusal-force-moves-together = Surface ships and their helicopters move together, as the Surface Force.
refusal-range-to-the-force = The range changes to all opposing surface ships at once: name the Surface Force.

## Chances

odds-contact = contact
odds-nothing = nothing
odds-malfunction = malfunction
odds-dud = dud
odds-reduced = contacts fall
odds-repaired = repaired
odds-useful = 4 or more
odds-stays = helicopter stays
odds-lands = helicopter lost
odds-enters = arrives
odds-race-won = won
odds-race-on = { odds-waits }
odds-negated = negated
odds-outrun = outrun

## Outcomes

outcome-prey-sunk = { $winners } won: the prey is sunk.
outcome-points = { $winners } won on points.
outcome-exited = { $winners } won: a ship sunk, and all of the own ships brought out.
outcome-all-sunk = { $winners } won: every opposing ship in play is sunk.
outcome-nobody-left = { $number ->
    [one] { $winners } won: no opposing ship is left.
   *[other] A draw: one side has no ship left.
}
outcome-flagship-away = { $winners } won: the flagship is away.
outcome-too-many-lost = { $number ->
    [one] { $winners } won: the flagship is away, but at too high a price.
   *[other] A draw: the flagship is away, but at too high a price.
}
outcome-race-won = { $winners } won: the goal was reached in time.
outcome-decks-out = { $number ->
    [one] { $winners } won: the last deck has run out.
   *[other] A draw: the last deck has run out.
}

# -- content ----------------------------------------------------------------------------------------------
# Ships, cards and scenarios as `wardroom cards` and the browser of cards show them.

field-tons = Tons
field-knots = Knots
field-metres = Metres
field-fit = Weapons of the real ship
field-sensor = Sensor
field-damage = Damage boxes
field-detect = Detect
field-duration = Helicopter duration
field-swimout = Swim-out torpedoes
field-fast = Too fast to be shaken off
field-card = Piece of cardboard
field-family = { field-kind }
field-need = Own turn: draw at least
field-value = Enemy turn: less
field-sub_only = Submarines only
field-number = Random number
field-hit = Hit result
field-line = In short
field-line_ru = In short, in Russian
field-introduction = A first game
field-otherwise = Any other result
field-side = { attacksub-new-option-sides }
nation-ar = Argentina
set-base = the game
sub_only-True = { action-yes }
sub_only-False = { action-no }
swimout-True = { action-yes }
fast-True = { action-yes }
introduction-True = { action-yes }
introduction-False = { action-no }
family-active = search
family-both = { family-passive }
family-reduction = hiding
family-lockon = { attacksub-family-lockon }
family-evasion = answer to an attack
family-stations = extra action
family-technician = { family-control }
family-helicopter = helicopter
type-surface_noise = Surface Noise
type-thermal_layer = Thermal Layer
type-silent_running = Silent Running
type-decoy = Decoy
type-noisemaker = Noisemaker
type-turn = High Speed Turn
hit-dud = dud
hit-sensor = sensor
hit-sensor2 = sensor ×2
hit-attack = attack
hit-attack2 = attack ×2
hit-sensor-attack = sensor, attack
hit-sensor2-attack = sensor ×2, attack
hit-sensor-attack2 = sensor, attack ×2
hit-sensor2-attack2 = sensor ×2, attack ×2
otherwise-draw = draw
otherwise-nato = NATO wins
otherwise-soviet = the Soviets win
otherwise-british = the British win
otherwise-argentine = the Argentines win
otherwise-renegade = the renegade wins

## The summary of answers

summary-attack = What is played
summary-from = { $attack ->
    [active] Active Sonar, { $source ->
        [submarine] from a submarine
        [ship] from a ship
       *[other] from a helicopter
    }
    [passive] Passive Sonar
    [lockon] Weapon Lockon, { $source ->
        [submarine] from a submarine
        [ship] from a ship
        [seawolf] from the Seawolf
       *[other] from a helicopter
    }
    [range] { $source ->
        [alfa] Close/Open Range of an Alfa
       *[other] Close/Open Range
    }
   *[other] { $attack }
}
summary-reduction = Contact Reduction
summary-passive = Passive Sonar
summary-evasion = Evasive Action
summary-range = Close/Open Range
summary-stations = Battle Stations
summary-way-target = the target
summary-way-other = any other ship
summary-effect-harder = search less by its number, all turn
summary-effect-found = contact +1 on whoever acted
summary-effect-weaker = attack less by its number
summary-effect-cancelled = { $roll ->
    [yes] cancels it, if { $on } or more is drawn
   *[no] cancels it
}
summary-met-by = What answers it
summary-legend = the target: the ship that the card is played against. any other ship: also one that nobody aimed at. An empty field: the card is no answer.
field-fire = Fire
field-rule = Rule
event-damage-control = { $actor } of { $seat } played { $card }.
family-control = repair
family-passive = search and answer
field-attack = Attack
field-contact = Contact
number-x = X
odds-down = Down
odds-waits = not yet
odds-weather = bad weather
