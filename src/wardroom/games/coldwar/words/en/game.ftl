### Cold War Naval Battles.

## Things

ship = { $name }
    .full = { $name } ({ $type })

## Answers

action-dice = { $number ->
    [one] { $number } die
   *[other] { $number } dice
}
action-area = area defence
action-facedown = area defence, face down
action-crippled = put the crippled ship back into service
action-give = give
action-take = ask for something
action-hand = a random card from the hand
action-submarines = all submarines turn active
action-show-hand = show the hand
action-show-area = turn up the face-down area defences
action-table = { $thing }, in play
action-tactic-jink = Jink Tactics
action-tactic-fighter = Fighter Tactics
action-tactic-improved-asw = Improved ASW
action-tactic-sub-evasion = Submarine Evasion Tactics
action-tactic-sneak = Sneak Attack Tactic
action-tactic-satellite = New Satellite Orbit

## Parts of sentences

-fog = Fog of War
roll = { $roll ->
    [0] no chance, no roll
    [absent] no chance, no roll
   *[other] { $chance ->
        [1] rolled { $roll }, needed a 1
       *[other] rolled { $roll }, needed { $chance } or less
    }
}
number-needed = { $chance ->
    [absent] nothing: it cannot succeed
    [1] a 1
   *[other] { $chance } or less
}
attack = { $kind ->
    [asw] ASW against { $target }
    [cruise] Cruise Missile from { $source } at { $target }
    [land] land-based strike on { $target }
    [carrier] air strike from { $source } on { $target }
    [bomber] bomber strike on { $at-gen } task force
    [mine] { $target ->
        [absent] minefield off { $at-gen } task force
       *[other] mine strikes { $target }
    }
   *[other] { $card } from { $source } at { $target }
}
by-surprise = { $surprise ->
    [absent] { "" }
   *[other] , by surprise
}
threat = { $kind ->
    [gun] Gunfire at { $target }
    [missile] Missile at { $target }
    [torpedo] Torpedo at { $target }
    [asw] ASW attack on { $target }
    [cruise] Cruise Missile at { $target }
    [mine] Minefield off { $at-gen } task force
    [bomber] Bombers over { $at-gen } task force
   *[other] Air strike on { $target }
}
dice-left = { $dice ->
    [absent] one die left
    [0] no dice left
   *[other] { $dice } dice left
}

## The war diary: a round

event-round-begins = Round { $number } begins.
event-fleet-dealt = { $number ->
    [one] { $seat } drew { $number } ship.
   *[other] { $seat } drew { $number } ships.
}
event-fleet-dealt-seen = { $seat } drew { $ships }.
event-hand-dealt = { $number ->
    [one] { $seat } drew { $number } card as the opening hand.
   *[other] { $seat } drew { $number } cards as the opening hand.
}
event-hand-dealt-seen = { $seat } drew an opening hand: { $cards }.
event-bad-luck-replaced = { $number ->
    [one] { $seat } had { $number } Bad Luck card in the deal: it was replaced and shuffled back.
   *[other] { $seat } had { $number } Bad Luck cards in the deal: they were replaced and shuffled back.
}
event-formation = { $seat } formed a task force: { $ships }.
event-ship-sighted = { $ship } is on top of the ship deck.
event-order-dealt = { $seat } got an order card.
event-order-dealt-seen = { $seat } got order card { $number }.
event-series-begins = Order cards were dealt for series { $number }.
event-last-series = Order cards were dealt for series { $number }, the last of this round.
event-round-scored = { $number ->
    [one] { $seat } scored { $number } point for the round, { $total } in all.
   *[other] { $seat } scored { $number } points for the round, { $total } in all.
}

## The war diary: before the shooting

event-turn-begins = { $seat } revealed order card { $number } and took the turn.
event-decks-cleared = { $seat } discarded { $cards } from play.
event-fog = { $roll ->
    [absent] { $seat } rolled { $number } for { -fog }.
   *[other] { $seat } rolled { $roll } for { -fog }: { $number } with the Satellite Orbit.
}
event-dived = { $seat-cap } { $ship } dived and is passive.
event-ship-called = { $seat } called up { $ship } with Additional Ship.
event-ship-joined = { $row ->
    [0] { $ship } joined { $seat-gen } task force, passive.
   *[other] { $ship } joined { $seat-gen } task force in row { $row }.
}
event-retreat-played = { event-card-played }
event-retreats = { $seat } retreated: no attacks by this task force, and none on it.
event-uncrippled = { $seat } put { $ship } back into service: no longer crippled.
event-crew-efficient = { $seat } played Carrier Crew Efficiency: +1 to the Air Strike Rating of { $ship }.
event-area-laid = { $seat } set up { $card } as an area defence.
event-area-face-down = { $seat } set up an area defence face down.
event-area-face-down-seen = { $seat } set up { $card } face down as an area defence.

event-intelligence-played = { $seat } played Intelligence to look at { $by-gen } cards.
event-intelligence-looks = { $seat } looked at { $by-gen } cards.
event-intelligence-looks-seen = { $seat } looked at { $by-gen } cards: { $cards ->
    [absent] the hand is empty
   *[other] { $cards }
}{ $area ->
    [absent] { "" }
   *[other] ; face down { $area }
}.
event-intelligence-discards = { $seat } had to discard { $card }.

## The war diary: Specials, Tactics and Intelligence

event-intelligence-negates = { $seat } played Intelligence against { $by-gen } { $card }.
event-special-negated = { $seat-cap } { $card } was cancelled.
event-tactic-played = { $seat } played a Tactic: { $card }.
event-tactic-stands = { $seat-cap } { $card } is in effect.
event-tactic-lost = { $seat } lost a Tactic: { $card }.
event-refueling = { $seat } played { $card } to keep { $answer }.

## The war diary: transfers

event-card-transferred = { $seat } handed a card to { $by-low }.
event-card-transferred-seen = { $seat } handed { $card } to { $by-low }.
event-ship-transferred = { $seat } handed { $ship } over to { $by-low }.
event-transfer-refused = { $by } turned down { $seat-gen } offer.

## The war diary: the volley

event-attack-declared = { $kind ->
    [bomber] Attack { $number }: { attack }, { $dice ->
        [absent] one die that hits
       *[other] { $dice } dice, each hits
    } on { number-needed }{ by-surprise }.
    [asw] Attack { $number }: { attack }, sinks on { number-needed }.
    [land] Attack { $number }: { attack }, hits on { number-needed }{ by-surprise }.
    [carrier] Attack { $number }: { attack }, hits on { number-needed }{ by-surprise }.
   *[other] Attack { $number }: { attack }, { $damage ->
        [absent] sinks on { number-needed }
       *[other] { $damage } damage
    }{ by-surprise }.
}
event-surprise-negated = { $seat-cap } { $answer } took the surprise out of attack { $number }: { attack }.
event-crash-dived = { $seat-cap } { $ship } made a Crash Dive and is passive.
event-area-revealed = { $seat } revealed a face-down area defence: { $card }.
event-area-stops = { $seat-cap } area { $answer } stopped attack { $number }: { attack }.
event-point-laid = { $seat } played { $answer } against attack { $number }: { attack }.
event-cover-meets = { $seat-cap } { $answer } intercepted attack { $number }, the { attack } ({ roll }).
event-cover-holds = { $kind ->
    [bomber] Attack { $number }, the { attack }, lost dice: { dice-left }.
   *[other] Attack { $number } was stopped: { attack }.
}
event-escort-flies = { $seat } sent { $answer } to escort attack { $number }, the { attack }.
event-warning-stops = { event-cover-stops }
event-warning-fails = { event-cover-fails }
last-resort = { $kind ->
    [torpedo] New Evasive Technique
   *[other] New Jamming Technique
}
event-last-resort-stops = { $at-cap } { last-resort } stopped attack { $number }, the { attack } ({ roll }).
event-last-resort-fails = { $at-cap } { last-resort } failed against attack { $number }, the { attack } ({ roll }).
event-defense-stops = { $kind ->
    [bomber] Air Defence of { $ship } fired at attack { $number }, the { attack } ({ roll }): { dice-left }.
   *[other] Air Defence of { $ship } shot down attack { $number }, the { attack } ({ roll }).
}
event-defense-fails = Air Defence of { $ship } missed attack { $number }, the { attack } ({ roll }).
event-attack-hits = Attack { $number } got through: { attack }, { $damage } damage.
event-roll-hits = Attack { $number } hit: { attack } ({ roll }).
event-roll-misses = Attack { $number } missed: { attack } ({ roll }).
event-mines-roll = Attack { $number }, the minefield: rolled { $roll } for row { $row } of { $at-gen } task force, and { $chance ->
    [1] only a 1 finds a ship
   *[other] 1 to { $chance } finds a ship
}.
event-mines-miss = Attack { $number } hit no ship: { attack }.
event-control-played = { $seat } played Damage Control against attack { $number }: { attack }.
event-negated = { $kind ->
    [bomber] { $seat } cancelled one hit of attack { $number }: { attack }.
   *[other] { $seat } cancelled attack { $number }: { attack }.
}
event-strike-wasted = Attack { $number } was wasted: its target was already gone ({ attack }).
event-submarine-hit = { $seat-cap } { $card } hit the submarine { $ship } ({ roll }).
event-submarine-missed = { $seat-cap } { $card } missed the submarine { $ship } ({ roll }).
event-control-for-submarine = { $seat } played Damage Control to save { $ship }.
event-submarine-saved = { $seat } saved { $ship }.
event-preempted = Attack { $number } was never made: its submarine was sunk first ({ attack }).
event-damaged = { $damage ->
    [0] The armour of { $ship } took the whole blow; { $left } more damage will sink it.
   *[other] { $seat-cap } { $ship } took { $damage } damage; { $left } more will sink it.
}
event-crippled = { $seat-cap } { $ship } was crippled.
event-sunk = { $by } sank { $seat-gen } { $ship }.
event-out = { $cards ->
    [absent] { $seat } lost the last ship and { $seat-you ->
        [yes] are
       *[no] is
    } out of this round.
   *[other] { $seat } lost the last ship and { $seat-you ->
        [yes] are
       *[no] is
    } out of this round, discarding { $cards }.
}

## The war diary: after the shooting

event-discarded = { $seat } discarded { $cards }.
event-resupplied = { cards-drawn }
event-resupplied-seen = { $seat } drew { $cards }.
event-bad-luck-next = The next card of the draw pile is Bad Luck.
event-bad-luck-drawn = { $seat } drew Bad Luck: { $card }.
event-bad-luck-spared = { $seat } drew { $card } as well: too much Bad Luck at once, so it is discarded.
event-explosion-primary = { $seat-cap } { $card } is a primary explosion ({ roll }): any ship may be hit.
event-explosion-secondary = { $seat-cap } { $card } is a secondary explosion ({ roll }): only a damaged ship can be hit.
event-bad-luck-first = { $card } comes first for { $seat-low }.
event-bad-luck-aimed = { $card } is about to hit { $seat-gen } { $ship }.
event-bad-luck-strikes = { $card } hit { $seat-gen } { $ship }.
event-bad-luck-harmless = { $card } found nothing to harm in { $seat-gen } task force.
event-control-against-luck = { $seat } played { $card } against the Bad Luck.
event-luck-negated = { $seat-cap } { $ship } was spared.
event-blown-up = { $seat-cap } { $ship } blew up; nobody scores for it.
event-counter-at-hand = { $seat } { $seat-you ->
    [yes] are
   *[no] is
} about to lose a card from the hand.
event-counter-at-card = { $seat } { $seat-you ->
    [yes] are
   *[no] is
} about to lose { $card }.
event-counter-discards = { $seat } lost { $card }.
event-hand-shown = { $seat } showed the whole hand: { $cards }.
event-submarines-heard = { $seat-cap } submarines were all detected and are active.
event-pile-empty = { $seat } drew the last card: this series and one more, then the round is scored.

## Questions: before the shooting

decision-arrange-nothing = Your submarines need no row.
    .done = ready
decision-adjust-formation = Move one ship forward or back a row?
    .done = keep formation
decision-dive = Dive which submarines?
    .done = that is all
    .none = none
    .why = A submarine that dives turns passive.
decision-ship-ahoy = Play Additional Ship to call up { $ship }?
    .done = not now
    .why = The top ship of the deck joins your task force.
decision-ship-ahoy-empty = The ship deck is empty: no reinforcements.
    .done = continue
decision-place-ship = Which row should { $ship } join?
decision-retreat = Play Retreat?
    .done = stay and fight
    .why = Your task force neither attacks nor can be attacked until your next turn.
decision-repair-ship = { $number ->
    [one] Repair which ship? { $number } repair left.
   *[other] Repair which ship? { $number } repairs left.
}
    .done = no more repairs
    .none = no repairs
decision-repair-card = Remove which damage from { $ship }?

## Questions: transfers

decision-transfer = Give a team-mate something, or ask for something?
    .done = no transfer
    .why = Each transfer costs 1 { -fog }; you have { $number }.
decision-transfer-mate = Which team-mate?
decision-transfer-what = What do you offer { $seat-low }?
decision-transfer-asked = { $seat } asks for a card or a ship: give which?
    .no = nothing
decision-transfer-offered = { $seat } offers you { $thing }: accept?

## Questions: the volley

decision-battle-stations = { $number ->
    [0] Lay defences, or end your declarations: no { -fog } left.
   *[other] Declare attacks and defences: { $number } { -fog } left.
}
    .done = done declaring
    .why = Attacks cost { -fog }, and all are declared before anyone defends.
decision-target = { $ship ->
    [absent] { $card }: at which ship?
   *[other] { $ship } fires { $card }: at which ship?
}
decision-next-target = { $card }: another target? { $number } { -fog } left.
    .done = no more targets
decision-strike-target = Air strike from { $ship }: at which ship?
decision-bomber-target = Bomb whose task force?
decision-bomber-dice = How many dice for { $card }?
    .why = Each die costs 1 { -fog }; you have { $number }.
decision-crew-carrier = { $card } for which carrier?
decision-area-use = { $card }: lay it face up or face down?
    .why = Face down costs 1 { -fog }, and nobody sees what it is.
decision-asw-use = { $card }: area defence, or attack a submarine?
decision-minefield-target = Lay { $card } before whose task force?
decision-surprise-which = Which attack comes by surprise?
decision-intelligence-whom = Look at whose cards?
decision-intelligence-discard = { $seat-cap } cards: make them discard one?
    .done = no more
    .none = no discard
    .why = Each discard costs 2 { -fog }; you have { $number }.
decision-next-defender = Which opponent defends first?
    .why = You attack several players: each one’s attacks are resolved in turn.

## Questions: incoming

decision-point-defense = { $coming ->
    [0] Play a defence card?
    [1] { threat }: defend?
   *[other] { $coming } attacks on { $at-low }: defend?
}
    .done = no more defences
    .none = no defence
    .why = { $mines ->
        [0] Answer guns, missiles, torpedoes and submarines now; aircraft come next.
       *[other] Answer guns, missiles, torpedoes, submarines and mines now; aircraft come next.
    }
decision-point-defense-air = { $coming ->
    [0] Play a defence card?
    [1] { threat }: defend?
   *[other] { $coming } air attacks on { $at-low }: defend?
}
    .done = no more defences
    .none = no defence
    .why = The ships’ own Air Defence fires afterwards at what you let through.
decision-lay-against = { $card }: against which attack?
    .done = against none
decision-unmask = { $card }: take the surprise out of which attack?
    .done = none of them
decision-crash-dive = { $card } hunts { $ship }: play Crash Dive?
    .done = stay active
    .why = A submarine that dives in time turns passive.
decision-escort = Air Cover intercepts attack { $number }: send your own as escort?
    .done = send no escort
    .why = Attack { $number } is the { attack }.
decision-mine-spares = Row { $row } has over six ships: which gets no number?
decision-allot-air-defense = Air Defence of { $ship }: fire at which attack?
    .done = hold fire
    .why = It stops the attack on { number-needed }.
decision-damage-control = Cancel a hit on { $at-low } with Damage Control?
    .done = accept the hits
decision-negate-which = Cancel which hit on { $at-low }?
decision-save-submarine = { $ship } is hit: save it with Damage Control?
    .done = let it sink
decision-bomber-hit = { $number ->
    [one] Which ship takes the bomber hit?
   *[other] Which ship takes the next of { $number } bomber hits?
}

## Questions: Specials and Tactics

decision-negate = { $seat } { $seat-you ->
    [yes] play
   *[no] plays
} { $card }: cancel it with Intelligence?
    .done = let it happen
decision-tactic-moment = Play a Tactic now?
    .done = not now
    .why = What comes next is the last chance for it to matter.
decision-refuel = Save a discarded air card with Air-to-Air Refueling?
    .done = let them go
    .why = To be discarded: { $cards }.
decision-refuel-which = Take which card back?

## Questions: after the shooting

decision-must-discard = Discard at least one card.
    .why = You played no card this turn.
decision-bad-luck-order = Which Bad Luck comes first for { $at-low }?
decision-fire-control-ship = { decision-explosion-ship }
decision-deck-fire-ship = { $card }: hit which of { $at-gen } carriers?
decision-counter-tactics = { $at } must lose a card: which?
    .facedown = a random face-down area defence
decision-leak = { $at } must reveal something: what?
decision-save-from-luck = { $card } hits { $ship }: play Damage Control?
    .done = let it happen

## Refusals: rows and submarines

refusal-row-gap = { $ship ->
    [absent] A ship in { $thing } would leave an empty row in front of it.
   *[other] If { $ship } moved away, its row would be empty with ships still behind it.
}
refusal-no-row-for-submarines = { $ship ->
    [absent] Submarines are not placed in rows.
   *[other] { $ship } is a submarine and is not placed in a row.
}
refusal-gun-from-row = { $ship ->
    [absent] Guns fire from row 1, and none of your ships there can fire { $card }.
   *[other] { $row ->
        [0] Guns fire from row 1, and the submarine { $ship } has no row.
       *[other] Guns fire from row 1, and { $ship } is in row { $row }.
    }
}
    .short = No ship in row 1 can fire it
refusal-gun-at-row = { $source ->
    [absent] Guns reach row 1 only, and there is no enemy ship there to fire at.
   *[other] Guns reach row 1 only, and { $owner-gen } { $ship } is in row { $row }.
}
    .short = No target in row 1
refusal-missile-from-row = { $ship ->
    [absent] Missiles fire from rows 1 and 2, and none of your ships there can fire { $card }.
   *[other] Missiles fire from rows 1 and 2, and { $ship } is in row { $row }.
}
    .short = No ship in rows 1 and 2 can fire it
refusal-missile-at-row = { $source ->
    [absent] Missiles reach rows 1 and 2, and there is no enemy ship there to fire at.
   *[other] Missiles reach rows 1 and 2, and { $owner-gen } { $ship } is in row { $row }.
}
    .short = No target in rows 1 and 2
refusal-submarine-safe = { $row ->
    [0] { $ship } is a submarine: only torpedoes and ASW can harm it.
   *[other] Only submarines are left to aim at, and only torpedoes and ASW can harm them.
}
    .short = Only submarines left to aim at

## Refusals: before the shooting

refusal-move-one-row = { $ship ->
    [absent] A ship moves one row forward or back, not to { $thing }.
   *[other] There is no row { $ship } could move to.
}
refusal-move-last-of-row = { $ship ->
    [absent] It is the last ship of its row, and others stand behind it.
   *[other] { $ship } is the last ship of row { $row }, and others stand behind it.
}
refusal-already-passive = { $ship } is already passive.
refusal-only-submarines-dive = { $ship } is not a submarine and cannot dive.
refusal-only-additional-ship = { $card } cannot be played in this step: only Additional Ship can.
    .short = Only Additional Ship now
refusal-only-retreat = { $card } cannot be played in this step: only Retreat can.
    .short = Only Retreat now
refusal-ships-only-in-ahoy = { $card } is played before the shooting, in the step Ship, Ahoy!
    .short = Only in Ship, Ahoy!
refusal-ship-deck-empty = The ship deck is empty: { $card } would bring no ship.
    .short = The ship deck is empty
refusal-retreat-only-in-step = { $card } is played before the shooting, in the step Retreat!
    .short = Only in Retreat!
refusal-retreated = { $source ->
    [absent] A task force that has retreated cannot be attacked before its owner’s next turn.
   *[other] { $owner } retreated and cannot be attacked before their next turn.
}
    .short = The enemy has retreated
refusal-nothing-to-repair = { $ship ->
    [absent] The ship is not crippled.
   *[other] { $ship } is undamaged.
}
refusal-other-stage = { $attack ->
    [absent] Guns, missiles, torpedoes and mines are answered first, air attacks afterwards: { $thing } belongs to the other stage.
   *[other] Guns, missiles, torpedoes and mines are answered first, air attacks afterwards: attack { $attack } belongs to the other stage.
}
    .short = Not at this stage

## Refusals: the volley

refusal-symbol-spent = { $ship ->
    [absent] Every weapon that could fire { $card } has fired this turn.
   *[other] { $ship } has already fired every weapon that could use { $card }.
}
    .short = Its weapons have fired
refusal-no-fog-left = You have { $fog ->
    [0] no { -fog } left
   *[other] only { $fog } { -fog } left
} for { $thing }.
    .short = No Fog of War left
refusal-own-force = You cannot attack your own task force.
refusal-no-gun-of-size = { $ship ->
    [absent] None of your ships in row 1 has a gun for { $card }.
   *[other] { $ship } has no gun for { $card }.
}
    .short = No ship in row 1 has that gun
refusal-no-missile-of-type = { $ship ->
    [absent] None of your ships in range has a launcher for { $card }.
   *[other] { $ship } has no launcher for { $card }.
}
    .short = No ship in reach has that launcher
refusal-no-torpedoes = { $ship ->
    [absent] None of your ships carries torpedoes: only submarines do.
   *[other] { $ship } carries no torpedoes: only submarines do.
}
    .short = You have no submarine
refusal-only-submarines-hunted = { $row ->
    [absent] There is no enemy submarine for { $card } to hunt.
   *[other] { $card } hunts submarines, and { $ship } is not one.
}
    .short = No enemy submarine
refusal-no-surface-ships = Bombers sink surface ships, and that task force has only submarines.
    .short = No surface ships to bomb
refusal-mines-need-ships = Mines sink surface ships, and that task force has only submarines.
    .short = No surface ships to mine
refusal-no-carrier = { $ship } is not a carrier and launches no air strikes.
refusal-strikes-spent = { $ship } has launched all its air strikes this turn.
refusal-hopeless-strike = { $source ->
    [absent] The air wing of { $ship } is so weakened that it cannot hit any target in sight.
   *[other] The air wing of { $source } is so weakened that it cannot hit { $ship } in row { $row }.
}
refusal-critical = { $ship ->
    [absent] The ships that could fire { $card } are critically damaged.
   *[other] { $ship } is critically damaged and cannot attack.
}
    .short = Its ships are critically damaged
refusal-crippled = { $ship ->
    [absent] The ships that could fire { $card } are crippled.
   *[other] { $ship } is crippled and cannot attack.
}
    .short = Its ships are crippled
refusal-not-yet-usable = { $ship ->
    [absent] The ships that could fire { $card } changed hands and must wait for your next turn.
   *[other] { $ship } changed hands and can act from its owner’s next turn on.
}
    .short = Its ships wait for your next turn
refusal-only-c-cruises = { $source ->
    [absent] From or into row 3 only C missiles fly, as Cruise Missiles; { $card } is not one.
   *[other] { $ship } is in row 3, which only C missiles reach, as Cruise Missiles; { $card } is not one.
}
    .short = Row 3: only C missiles
refusal-crew-needs-carrier = { $ship ->
    [absent] You have no carrier for { $card }.
   *[other] { $ship } is not a carrier, and { $card } needs one.
}
    .short = You have no carrier
refusal-one-crew-a-carrier = { $ship ->
    [absent] Each of your carriers already has { $card } this turn.
   *[other] { $ship } already has { $card } this turn.
}
    .short = Every carrier has a crew
refusal-nothing-to-surprise = None of your declared attacks could come by surprise.
    .short = No attack to go with it
refusal-surprise-air-or-submarine = { $attack ->
    [absent] Only aircraft and submarines attack by surprise, and you have sent neither.
   *[other] Only aircraft and submarines attack by surprise, and attack { $attack } is neither.
}
    .short = Only with aircraft or submarines
refusal-already-a-surprise = { $attack ->
    [absent] Every attack that could come by surprise already does.
   *[other] Attack { $attack } already comes by surprise.
}
    .short = All come by surprise already
refusal-fire-control-out = { $ship ->
    [absent] The ships that could fire { $card } have lost their fire control.
   *[other] { $ship } has lost its fire control and fires no missiles or torpedoes.
}
    .short = Fire control is out
refusal-nobody-to-spy-on = No opponent has any cards to look at.
    .short = No hand to look at
refusal-discard-costs-two = Each discard costs 2 { -fog }, and you do not have that much.
refusal-tactic-as-tactic = Play a Tactic by its own word, such as tactic-sneak, whenever you are asked something.
    .short = Whenever it changes something
refusal-refueling-waits = { $card } is played when one of your air cards is about to be discarded.
    .short = With an air card of yours
refusal-dive-only-in-answer = { $card } is played when one of your active submarines is attacked.
    .short = When your active submarine is attacked
refusal-numbered-already = { $ship } has no number in this row.
refusal-face-up-only = At this table area defences are laid face up.
refusal-face-down-costs-fog = Setting up { $card } face down costs 1 { -fog }, and you have none left.
refusal-guns-bar-evade = Your guns fire this turn, so { $card } cannot be an area defence.
    .short = Your guns fire this turn
refusal-evade-bars-guns = Evasive Maneuvers is your area defence this turn, so your guns stay silent.
    .short = Evasive Maneuvers guard the area
refusal-missiles-bar-ecm = Your missiles fly this turn, so { $card } cannot be an area defence.
    .short = Your missiles fly this turn
refusal-ecm-bars-missiles = ECM is your area defence this turn, so none of your missiles can fly.
    .short = ECM guards the area
refusal-strikes-bar-cover = Your carriers strike this turn, so { $card } cannot be an area defence.
    .short = Your carriers strike this turn
refusal-cover-bars-strikes = Air Cover is your area defence this turn, so { $ship } launches no strike.

## Refusals: incoming

refusal-already-stopped = { $attack ->
    [absent] No attack that { $thing } could stop is still coming.
   *[other] Attack { $attack } has already been dealt with.
}
    .short = Nothing left for it to stop
refusal-evade-meets = { $attack ->
    [absent] { $card } works against guns and torpedoes, and none are coming.
   *[other] { $card } works against guns and torpedoes, and attack { $attack } is neither.
}
    .short = Stops none of these
refusal-ecm-meets = { $attack ->
    [absent] { $card } works against missiles, and none are coming.
   *[other] { $card } works against missiles, and attack { $attack } is not one.
}
    .short = Stops none of these
refusal-cover-meets = { $attack ->
    [absent] { $card } works against aircraft and Cruise Missiles, and none are coming.
   *[other] { $card } works against aircraft and Cruise Missiles, and attack { $attack } is neither.
}
    .short = Stops none of these
refusal-asw-meets = { $attack ->
    [absent] { $card } strikes back at submarines, and none is attacking here.
   *[other] { $card } strikes back at submarines, and attack { $attack } does not come from one.
}
    .short = No submarine attacks you
refusal-control-only-in-answer = { $card } is played once the hits of the volley are known.
    .short = Only when hits are known
refusal-no-effect-to-negate = { $attack ->
    [absent] No attack had an effect that { $card } could undo.
   *[other] Attack { $attack } had no effect to undo.
}
    .short = No effect to undo
refusal-only-control-now = { $card } cannot be played now: only Damage Control undoes a hit.
    .short = Only Damage Control now
refusal-not-an-air-attack = Air Defence fires at aircraft and Cruise Missiles, and attack { $attack } is neither.

refusal-sweepers-meet = { $attack ->
    [absent] { $card } works against mines, and none are coming.
   *[other] { $card } works against mines, and attack { $attack } is something else.
}
    .short = Stops none of these
refusal-warning-meets = { $attack ->
    [absent] Nothing that { $card } could stop is coming.
   *[other] { $card } does not work against ASW, and attack { $attack } is ASW.
}
    .short = Stops none of these
refusal-dive-meets = { $attack ->
    [absent] No active submarine is under attack from torpedoes or ASW, so { $card } is of no use.
   *[other] Attack { $attack } is not aimed at an active submarine, so { $card } is of no use.
}
    .short = No active submarine under attack
refusal-surprised = { $attack ->
    [absent] What { $card } could stop comes by surprise, and only Early Warning Systems help against that.
   *[other] Attack { $attack } comes by surprise, and only Early Warning Systems help against that.
}
    .short = They come by surprise
refusal-no-surprise-here = { $attack ->
    [absent] There is no Surprise Attack card there.
   *[other] There is no Surprise Attack card on attack { $attack }.
}
refusal-only-escort = { $card } cannot be played now: only Air Cover can fly escort.
    .short = Only Air Cover now
refusal-only-crash-dive = { $card } cannot be played now: only Crash Dive hides a hunted submarine.
    .short = Only Crash Dive now

## Refusals: Specials and Tactics

refusal-only-intelligence = { $card } cannot be played now: only Intelligence cancels what was just played.
    .short = Only Intelligence now
refusal-only-refueling = { $card } cannot be played now: only Air-to-Air Refueling brings a card back.
    .short = Only Refueling now
refusal-not-while-sealed = Everyone answers this in secret; play { $thing } before or afterwards.
    .short = Not in a secret choice
refusal-changes-nothing-now = { $thing } would change nothing in what comes next.
    .short = It would change nothing now

## Refusals: after the shooting and in teams

refusal-must-discard = You played no card this turn, so you must discard at least one.
refusal-only-damaged = A secondary explosion needs a damaged ship, and { $ship ->
    [absent] there is none
   *[other] { $ship } is undamaged
}.
refusal-only-carriers-burn = A flight deck fire needs a carrier, and { $ship ->
    [absent] there is none
   *[other] { $ship } is not one
}.
refusal-team-mate = { $source ->
    [absent] Team-mates do not attack each other.
   *[other] { $owner } is your team-mate.
}
refusal-transfer-costs-fog = Each transfer costs 1 { -fog }, and you have none.
refusal-last-ship-stays = { $ship ->
    [absent] The last ship of a task force cannot be given away, and there is nothing else to give.
   *[other] { $ship } is the last ship of its task force and cannot be given away.
}
refusal-mates-only = You can only give cards and ships to team-mates.
refusal-offer-something = You have chosen to give: say to whom, and what.
refusal-refused-before = That was turned down this turn and cannot be offered again.

## Refusals: a card of the hand that must wait, where the question is about something else

refusal-only-in-stations = { $card } is fired in the step Battle Stations!
    .short = Only at Battle Stations!
refusal-only-laid-or-in-answer = { $card } is laid in the step Battle Stations! or played in answer to an attack.
    .short = Battle Stations! or in answer
refusal-crew-only-in-stations = { $card } is played on a carrier in the step Battle Stations!
    .short = Only at Battle Stations!
refusal-intelligence-waits = { $card } is played at Battle Stations!, or to cancel what somebody has just played.
    .short = At Battle Stations!, or to cancel a card

## The end

outcome-victory-level = { $number ->
    [one] { $winners } won: the target score was reached when the round was scored. Points: { $scores }.
   *[other] { $winners } won together: the target score was reached when the round was scored. Points: { $scores }.
}
outcome-rounds-played = { $number ->
    [one] { $winners } won with the most points after the agreed number of rounds. Points: { $scores }.
   *[other] { $winners } won together with the most points after the agreed number of rounds. Points: { $scores }.
}

## Why a rule is outside

outside-air-module = in the Air Module
heading-definitions = explains words
outside-official = for the organiser

## Ships and cards

field-hits = Hits
field-torpedoes = Torpedoes
field-strike = Air Strike
field-numbers = Succeeds on
field-carrier_modified = Carrier Modified
field-more = More in Action
set-tactics = Tactics
set-bad_luck = { family-bad_luck }
size-any = any
carrier_modified-False = { action-no }
which-jink = Jink
which-fighter = Fighter
which-improved_asw = Improved ASW
which-sub_evasion = Submarine Evasion
which-sneak = Sneak Attack
which-jamming = New Jamming
which-evasive = New Evasive
which-satellite = New Satellite
which-explosion = explosion
which-counter = lose a card
which-fire_control = no missiles or torpedoes
which-deck_fire = Air Strike -1
which-leak = leak
traits-hunter = Hunter
traits-quiet = Quiet
traits-fast = Fast
family-gun = gun attack
family-missile = missile attack
family-asw = attack or defence
family-land_strike = { kind-aircraft }
family-bomber = { kind-aircraft }
family-evade = { kind-defence }
family-ecm = { kind-defence }
family-cover = { kind-defence }
family-additional_ship = { kind-special }
family-retreat = { kind-special }
family-damage_control = { kind-special }
family-crew = { kind-special }
family-minefield = mine attack
family-surprise = surprise
family-sweepers = { kind-defence }
family-crash_dive = { kind-defence }
family-early_warning = { kind-defence }
family-refueling = { kind-special }
family-intelligence = { kind-special }
family-tactic = Tactic

## The summary of defences

summary-from = { $attack ->
    [gun] Gun
    [missile] Missile, { $source ->
        [submarine] from a submarine
       *[other] from a ship
    }
    [torpedo] Torpedo
    [asw] ASW
    [cruise] Cruise Missile
    [land] Land based strike
    [carrier] Carrier strike
    [bomber] Bombers
    [mine] Minefield
    [surprise] By surprise, { $source ->
        [submarine] submarine
       *[other] aircraft
    }
    [explosion] Bad Luck: Ship’s Explosion
    [fire_control] Bad Luck: Disabled Fire Control
    [deck_fire] Bad Luck: Flight Deck Fire
    [special] A Special
    [tactic] A Tactic
   *[other] { $attack }
}
summary-evade = Evasive Maneuvers
summary-ecm = ECM
summary-asw = ASW
summary-cover = Air Cover
summary-air_defense = { field-air_defense }
summary-damage_control = Damage Control
summary-sweepers = Mine Sweepers
summary-intelligence = Intelligence
summary-evasive = { action-tactic-evasive }
summary-jamming = { action-tactic-jamming }
summary-way-tactic = Tactic
summary-way-area = area
summary-way-point = point
summary-effect-stopped = { $roll ->
    [yes] { $number ->
        [0] { $on ->
            [0] roll to stop
           *[other] roll to stop, on { $on }
        }
       *[other] roll to stop, at -{ $number }
    }
   *[no] stops
}
summary-effect-unmasked = undoes the surprise
summary-effect-passive = the submarine turns passive
summary-effect-undone = undoes it
summary-effect-dice = { $number ->
    [one] roll to take { $number } die
   *[other] roll to take { $number } dice
}
summary-effect-hits = { $number ->
    [one] takes { $number } hit
   *[other] takes { $number } hits
}
summary-effect-sunk-before = roll to sink it first
summary-effect-sunk-after = roll to sink it after
summary-legend = area: set up in your own turn, against every attack of the kind. point: from the hand, against one attack. ship: the ship’s own Air Defence, against one air attack. Empty: the defence does nothing.
step-6-1-a-2 = Fog of War
kind-special = special
field-air_defense = Air Defence
action-tactic-evasive = New Evasive Technique
action-tactic-jamming = New Jamming Technique
decision-explosion-ship = { $card }: hit which of { $at-gen } ships?
event-cover-fails = { $seat-cap } { $answer } failed against attack { $number }, the { attack } ({ roll }).
event-cover-stops = { $kind ->
    [bomber] { $seat-cap } { $answer } broke into attack { $number }, the { attack } ({ roll }): { dice-left }.
   *[other] { $seat-cap } { $answer } stopped attack { $number }, the { attack } ({ roll }).
}
field-guns = Guns
field-missiles = Missiles
field-size = Size
field-traits = Traits
field-which = Effect
family-bad_luck = Bad Luck
