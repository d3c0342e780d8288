### Attack Sub.

## Things

ship = { $name }
    .full = { $name } ({ $type })

## Answers

action-discard = discard
action-repair = repair a malfunction
action-drift = draw for the submarine playing dead
action-reduce = reduce the contacts
action-resume = stop playing dead
action-shutdown = play dead
action-active = active
action-passive = passive
action-close = close the range
action-open = open the range
action-enter = bring in a reinforcement
action-exit = withdraw from the battle
action-sensor = Sensor
action-attack = Attack
action-refill = refill your hand
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
       *[other] { $actor }’s helicopter
    }
   *[other] the Surface Force
}
Who = { $force ->
    [absent] { $helicopter ->
        [absent] { $actor }
       *[other] { $actor }’s helicopter
    }
   *[other] The Surface Force
}
whom = { $target ->
    [absent] the Surface Force
   *[other] { $target }
}
their = { $force ->
    [absent] { $helicopter ->
        [absent] { $actor }
       *[other] { $actor } helicopter
    }
   *[other] Surface Force
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

event-cut = The cut: { $first } against { $second }.
event-side-taken = { $seat } { $seat-you ->
    [yes] command
   *[no] commands
} { side-name }.
event-dealt = { $number ->
    [one] { $seat } got { $number } card.
   *[other] { $seat } got { $number } cards.
}
event-dealt-seen = { $seat } got { $cards }.
event-reshuffled = The discards were shuffled: deck { $number } began.
event-last-deck = Deck { $number } is the last one.
event-decks-out = Deck { $number } is used up: the game ends with this turn.
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
event-no-answer = { $seat } did not respond.
event-battle-stations = { $seat } played { $card }: { $actor } went to Battle Stations.

## The war diary: contacts

event-active-sonar = { $seat-cap } { their } pinged with { $card }.
event-passive-sonar = { $seat-cap } { their } listened with { $card }.
event-seeks = Searching for { $targets }.
event-search-ends = { $seat } ended the search.
event-heard = { $seat-cap } { their } heard it with { $card }.
event-quietened = { $seat-cap } { $actor } hid with { $card }.
event-sensor-check = { Who } searched for { $target }: { numbers }.
event-contact-gained = { Who } gained contact on { $target }: { level-name }.
event-contacts-fade = { $ship } lost one level of every contact.
event-contacts-lost = { $ship } lost all contacts.
event-reduction = { $seat-cap } { $actor } played { $card } to slip away.
event-reduction-check = { $actor } tried to slip away: { numbers }.
event-contacts-shaken = All contacts on { $ship } fell by one.
event-plays-dead = { $seat-cap } { $ship } shut down to play dead.
event-drift-check = { $actor } lay silent: { numbers }.
event-resumes = { $seat-cap } { $ship } stopped playing dead.
event-moves = { $seat-cap } { their } played { $card } to { $way ->
    [close] close the range to
   *[other] open the range from
} { whom }.
event-negates = { $seat-cap } { their } responded with { $card }.
event-pursuit-check = { Who } tried to follow { $target }: { numbers }.
event-range-negated = { Who } failed to change the range to { whom }.
event-range-closed = { Who } closed the range to { whom }.
event-range-opened = { Who } opened the range from { whom }.

## The war diary: attacks and damage

event-fires = { $seat-cap } { their } fired at { $target } with { $cards }.
event-evaded = { $seat-cap } { $actor } evaded with { $card }.
event-attack-check = { Who } attacked { $target }: { numbers }.
event-missed = { $target } was not hit.
event-hit = { $target } was hit; { $drawn } was drawn for the result.
event-dud = The weapon that hit { $ship } was a dud.
event-damaged = { $seat-cap } { $ship } was damaged: Sensor { $sensor }, Attack { $attack }.
event-sunk = { $seat-cap } { $ship } was sunk.
event-damage-mended = { $ship } repaired one box of { system-name } damage.
event-malfunction = { $number ->
    [3] { $ship }’s { system-name } system is Down.
   *[other] { $ship }’s { system-name } system malfunctioned: -{ $number }.
}
event-technician = { event-damage-control }
event-repair-tried = { $seat-cap } { $ship } tried to repair its { system-name } system.
event-repair-check = { $actor } tried a repair: { numbers }.
event-repaired = { $number ->
    [0] { $ship }’s { system-name } system works again.
   *[other] { $ship }’s { system-name } system improved: -{ $number }.
}

## The war diary: helicopters and reinforcements

event-launched = { $seat-cap } { $actor } launched { $card }.
event-helicopter-check = { Who } checked its endurance: { numbers }.
event-helicopter-lands = A helicopter of { $ship } landed on deck.
event-helicopter-fails = A helicopter of { $ship } failed and turned back.
event-helicopter-orphaned = A helicopter of { $ship } was removed from play.
event-bad-weather = Bad weather grounded all of { $seat-gen } helicopters.
event-weather-check = { $seat } checked the weather: { numbers }.
event-weather-clears = The weather cleared for { $seat-low }.
event-reinforcement-called = { $seat } played { $card } to bring in { $actor }.
event-entry-check = { $actor } tried to arrive: { numbers }.
event-entered = { $seat-cap } { $ship } entered the battle.
event-exits = { $seat-cap } { $actor } left the battle with { $card }.
event-race-check = { $seat } drew { $rn } and needed less than { $need }.
event-game-won = { $reason ->
    [prey-sunk] { $seat } won: the prey was sunk.
    [points] { $seat } won on points.
    [exited] { $seat } won by sinking a ship and bringing every ship home.
    [all-sunk] { $seat } won: every opposing ship in play was sunk.
    [flagship-away] { $seat } won: the flagship got away.
    [race-won] { $seat } won: the goal was reached in time.
   *[other] { $seat } won: nothing else was achieved.
}
event-game-drawn = The battle ended in a draw.

## Questions

decision-choose-side = Which side will you take?
    .why = You cut the higher card.
decision-player-turn = { $acted ->
    [absent] Play a card or discard.
   *[other] Play another card, or end your turn.
}
decision-sonar-mode = { $card }: active or passive?
decision-range-mode = How do you use { $card }?
decision-who-acts = { $card ->
    [absent] Which of your ships acts?
   *[other] { $card }: which of your ships acts?
}
decision-search-target = { Who } listens: for which ship?
decision-ping-targets = { Who } pings: for which ships?
    .done = ping for these
decision-attack-target = { Who } fires { $card }: at which ship?
decision-range-object = { Who }: change the range to which target?
decision-more-lockons = Add another Weapon Lockon against { $target }?
    .done = fire
decision-which-system = { $actor }: which system?
decision-discard-cards = Discard which cards?
    .done = discard these
    .why = { $forced ->
        [absent] You took no action, so at least one card must go.
       *[other] Nothing in your hand can be used yet, so at least one card must go. You draw new ones at once.
    }
decision-discard-top = Which discard goes on top?
    .why = Your opponent sees the top card.
decision-search-first = { Who } searches: for which ship first?
decision-search-on = { Who } searches: for which ship next?
    .done = stop searching
decision-answer-ping = { Who } pings: listen with Passive Sonar?
    .done = pass
decision-answer-search = { Who } searches for { $target }: play Contact Reduction?
    .done = pass
    .why = The search needs { $need }.
decision-answer-attack = { Who } fires at { $target }: respond?
    .done = no more responses
    .why = The attack needs { $need }.
decision-answer-range = { $way ->
    [close] { Who } closes the range to { whom }: stop it?
   *[other] { Who } opens the range from { whom }: stop it?
}
    .done = let it happen
decision-who-answers = Which ship plays { $card }?
decision-play-dead = { $ship } is hit: play dead?
    .done = no
decision-drifting = { $ship }: reduce contacts, or stop playing dead?
    .why = The number drawn was good enough.
decision-refill-hand = { $number ->
    [one] Draw { $number } card?
   *[other] Draw { $number } cards?
}
    .done = no

## Refusals

refusal-red-only = { $card } is a red card, played in your opponent’s turn.
refusal-black-only = { $card } is a black card, played in your own turn.
refusal-action-spent = That ship has already acted this turn.
refusal-not-a-fitting-answer = That card does not answer this.
refusal-one-red-card = That ship has played all the red cards it may against this.
refusal-only-target-answers = Only the ship under attack may play this card.
refusal-act-or-discard = You took no action this turn, so discard at least one card.
refusal-no-discard-after-action = You took an action this turn, so you may not discard.
refusal-must-refill = Your hand is empty, so you must draw.
refusal-same-action = A ship’s two actions in one turn must be different.
refusal-stations-manned = That ship is already at Battle Stations.
refusal-search-or-attack-only = A helicopter may only search or attack.
refusal-nothing-more-to-do = That ship would have nothing to do with Battle Stations.
refusal-same-evasion = Two Evasive Actions against one Weapon Lockon must be of different kinds.
refusal-no-target-named = A search needs at least one ship to look for.
refusal-maximum-contact = That contact is already as high as it can be.
refusal-no-contact-to-reduce = Nobody has contact with that ship.
refusal-undamaged = That ship has no such damage.
refusal-no-ping = Passive Sonar hears only the Active Sonar of a ship and the attacks of a submarine.
refusal-heard-already = That ship has already heard this ping.
refusal-not-designated = That ship was not named when the sonar was used.
refusal-quiet-already = That ship has already played a Contact Reduction this turn.
refusal-sub-only = Only a submarine may play { $card }.
refusal-playing-dead = A submarine playing dead cannot do that.
refusal-nobody-plays-dead = That submarine is not playing dead.
refusal-drifted-already = That submarine has already drawn this turn.
refusal-no-lock = { $card } needs a higher contact level.
refusal-no-attack-level = You need at least contact level 1 to fire.
refusal-over-contact-level = These cards together need a higher contact level.
refusal-no-more-lockons = That card is already part of the attack, or comes before one that is.
refusal-force-heard-already = The firing ship has already been heard.
refusal-surface-fire-unheard = Only a submarine that fires can be heard.
refusal-sub-only-evasion = Only a submarine may evade with { $card }.
refusal-no-contact-yet = The moving ship has no contact there.
refusal-force-has-acted = The Surface Force moves as a whole, before any of its ships or helicopters acts.
refusal-no-contact-to-negate = Only a ship with contact on the mover can stop the move.
refusal-force-negated-already = The Surface Force has already stopped a move this turn.
refusal-system-down = That system is Down.
refusal-no-attack-while-down = A ship with a system Down may not attack.
refusal-nothing-broken = That system is working.
refusal-no-helicopters = No helicopter can do that.
refusal-all-helicopters-up = That ship has as many helicopters up as it can control.
refusal-helicopter-flew = All of that ship’s helicopters in the air have already acted this turn.
refusal-just-launched = A helicopter can act from the turn after its launch.
refusal-bad-weather = Bad weather keeps all helicopters on deck.
refusal-no-reinforcements = You have no reinforcements waiting.
refusal-transports-play-nothing = Transports play no cards.
refusal-no-sensors = That ship has no sensors of its own.
refusal-no-weapons = That ship has no weapons against this target.
refusal-unheard-torpedoes = Swim-out torpedoes are not heard.
refusal-no-exit = That ship cannot leave in this scenario.
refusal-force-has-moved = The Surface Force moved together with a Close/Open Range: its ships and helicopters do nothing else this turn.
refusal-just-entered = That ship arrived this turn; only Battle Stations lets it act at once.
refusal-exit-too-early = It is too early: this deck must run out first.
refusal-exit-needs-contact = A submarine may leave only after it has had contact level 1 on an enemy submarine.
refusal-exit-needs-deck = A submarine may leave only after a whole deck in play.
refusal-sink-one-first = To win by leaving you must have sunk a ship.
refusal-lost-one = You have lost a ship, so you cannot win by leaving.
refusal-still-contacted = A ship can leave only when nobody has contact with it.
refusal-nobody-left = No ship of yours could use that.
refusal-helicopters-unsought = Sonar does not find helicopters.
refusal-helicopters-untouched = A helicopter cannot be attacked.
refusal-force-moves-together = Surface ships and their helicopters move together, as the Surface Force.
refusal-range-to-the-force = The range changes to all opposing surface ships at once: choose the Surface Force.

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

outcome-prey-sunk = { $winners } won: the prey was sunk.
outcome-points = { $winners } won on points.
outcome-exited = { $winners } won by sinking a ship and bringing every ship home.
outcome-all-sunk = { $winners } won: every opposing ship in play was sunk.
outcome-nobody-left = { $number ->
    [one] { $winners } won: no opposing ship is left.
   *[other] A draw: one side has no ship left.
}
outcome-flagship-away = { $winners } won: the flagship got away.
outcome-too-many-lost = { $number ->
    [one] { $winners } won: the flagship got away, but at too high a price.
   *[other] A draw: the flagship got away, but at too high a price.
}
outcome-race-won = { $winners } won: the goal was reached in time.
outcome-decks-out = { $number ->
    [one] { $winners } won: the last deck is used up.
   *[other] A draw: the last deck is used up.
}

# -- content ----------------------------------------------------------------------------------------------
# Ships, cards and scenarios as `wardroom cards` and the browser of cards show them.

field-tons = Tons
field-knots = Knots
field-metres = Metres
field-fit = Weapons of the real ship
field-fit_ru = Weapons of the real ship, in Russian
field-sensor = Sensor
field-damage = Damage boxes
field-detect = Detect
field-duration = Helicopter duration
field-swimout = Swim-out torpedoes
field-fast = Too fast to shake off
field-card = Piece of cardboard
field-family = { field-kind }
field-need = Own turn: draw at least
field-value = Enemy turn: less than
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
summary-effect-harder = its number is subtracted from searches, all turn
summary-effect-found = contact +1 on the ship that acted
summary-effect-weaker = its number is subtracted from the attack
summary-effect-cancelled = { $roll ->
    [yes] stops it, if { $on } or more is drawn
   *[no] stops it
}
summary-met-by = What answers it
summary-legend = the target: the ship the card is played against. any other ship: even one that is not the target. Empty: the card is no answer.
field-fire = Fire
field-rule = Rule
event-damage-control = { $seat-cap } { $actor } played { $card }.
family-control = repair
family-passive = search and answer
field-contact = Contact
number-x = X
odds-down = Down
odds-waits = not yet
odds-weather = bad weather
