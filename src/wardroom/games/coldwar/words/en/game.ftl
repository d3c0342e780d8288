### Cold War Naval Battles.

## Things

ship = { $name }
    .full = { $name } ({ $type })

## Answers

action-dice = { $number ->
    [one] { $number } die
   *[other] { $number } dice
}
action-area = as an area defence
action-facedown = as an area defence, face down
action-crippled = turn the crippled ship back over
action-give = give
action-take = ask for something
action-hand = a card of the hand, picked blind
action-submarines = all submarines become active
action-show-hand = the hand is laid open
action-show-area = the face-down area defences are turned up
action-table = { $thing }, in front of the task force
action-tactic-jink = Jink Tactics
action-tactic-fighter = Fighter Tactics
action-tactic-improved-asw = Improved ASW
action-tactic-sub-evasion = Submarine Evasion Tactics
action-tactic-sneak = Sneak Attack Tactic
action-tactic-satellite = New Satellite Orbit

## Parts of sentences

-fog = Fog of War
roll = { $roll ->
    [0] nothing could succeed, so no die was rolled
    [absent] nothing could succeed, so no die was rolled
   *[other] { $chance ->
        [1] rolled { $roll }, needed 1
       *[other] rolled { $roll }, needed { $chance } or less
    }
}
number-needed = { $chance ->
    [absent] no roll at all
    [1] a 1
   *[other] { $chance } or less
}
attack = { $kind ->
    [asw] ASW against { $target }
    [cruise] Cruise Missile from { $source } at { $target }
    [land] land based strike at { $target }
    [carrier] air strike from { $source } at { $target }
    [bomber] bomber strike at the task force of { $at }
    [mine] { $target ->
        [absent] minefield before the task force of { $at }
       *[other] minefield, struck by { $target }
    }
   *[other] { $card } from { $source } at { $target }
}
by-surprise = { $surprise ->
    [absent] { "" }
   *[other] , by surprise
}
dice-left = { $dice ->
    [absent] one die is left
    [0] no die is left
   *[other] { $dice } dice are left
}

## The war diary: a round

event-round-begins = Round { $number } began.
event-fleet-dealt = { $number ->
    [one] { $seat } was given { $number } ship.
   *[other] { $seat } was given { $number } ships.
}
event-fleet-dealt-seen = { $seat } was given { $ships }.
event-hand-dealt = { $number ->
    [one] { $seat } was dealt { $number } card.
   *[other] { $seat } was dealt { $number } cards.
}
event-hand-dealt-seen = { $seat } was dealt { $cards }.
event-bad-luck-replaced = { $number ->
    [one] { $seat } had { $number } Bad Luck card in the deal: it was replaced and shuffled back.
   *[other] { $seat } had { $number } Bad Luck cards in the deal: they were replaced and shuffled back.
}
event-formation = { $seat } formed a task force: { $ships }.
event-ship-sighted = { $ship } lies on top of the ship deck.
event-order-dealt = { $seat } took an order card.
event-order-dealt-seen = { $seat } took order card { $number }.
event-series-begins = Order cards were dealt for series { $number }.
event-last-series = Order cards were dealt for series { $number }, the last of this round.
event-round-scored = { $number ->
    [one] { $seat } scored { $number } point for the round and stands at { $total }.
   *[other] { $seat } scored { $number } points for the round and stands at { $total }.
}

## The war diary: before the shooting

event-turn-begins = { $seat } showed order card { $number } and took the turn.
event-decks-cleared = { $seat } cleared the decks of { $cards }.
event-fog = { $roll ->
    [absent] { $seat } rolled { $number } for { -fog }.
   *[other] { $seat } rolled { $roll }: { $number } { -fog } with the Satellite Orbit.
}
event-dived = { $ship } of { $seat } dived and is passive.
event-ship-called = { $seat } played Additional Ship to call { $ship } from the deck.
event-ship-joined = { $row ->
    [0] { $ship } joined the task force of { $seat }, passive.
   *[other] { $ship } joined the task force of { $seat } in row { $row }.
}
event-retreat-played = { event-card-played }
event-retreats = { $seat } retreated: no attack from this task force, and none on it.
event-uncrippled = { $seat } put { $ship } back into service: crippled no longer.
event-crew-efficient = { $seat } played Carrier Crew Efficiency: the Air Strike Rating of { $ship } is to be 1 higher.
event-area-laid = { $seat } laid { $card } as an area defence.
event-area-face-down = { $seat } laid an area defence face down.
event-area-face-down-seen = { $seat } laid { $card } face down as an area defence.

event-intelligence-played = { $seat } played Intelligence to look at the cards of { $by }.
event-intelligence-looks = { $seat } has seen what { $by } holds.
event-intelligence-looks-seen = { $seat } has seen what { $by } holds: { $cards ->
    [absent] no card in the hand
   *[other] { $cards }
}{ $area ->
    [absent] { "" }
   *[other] ; face down { $area }
}.
event-intelligence-discards = { $seat } had to discard { $card }.

## The war diary: Specials, Tactics and Intelligence

event-intelligence-negates = { $seat } played Intelligence against { $card } of { $by }.
event-special-negated = { $card } of { $seat } was negated.
event-tactic-played = { $seat } played a Tactic: { $card }.
event-tactic-stands = { $card } of { $seat } is in force.
event-tactic-lost = { $seat } lost a Tactic: { $card }.
event-refueling = { $seat } played { $card } to keep { $answer }.

## The war diary: transfers

event-card-transferred = { $seat } handed a card to { $by }.
event-card-transferred-seen = { $seat } handed { $card } to { $by }.
event-ship-transferred = { $seat } handed { $ship } over to { $by }.
event-transfer-refused = { $by } declined what { $seat } proposed.

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
event-surprise-negated = { $answer } of { $seat } took the surprise out of attack { $number }: { attack }.
event-crash-dived = { $ship } of { $seat } made a Crash Dive and is passive.
event-area-revealed = { $seat } turned up a face-down area defence: { $card }.
event-area-stops = Area { $answer } of { $seat } stopped attack { $number }: { attack }.
event-point-laid = { $seat } laid { $answer } against attack { $number }: { attack }.
event-cover-meets = { $answer } of { $seat } met attack { $number }, the { attack } ({ roll }).
event-cover-holds = { $kind ->
    [bomber] Attack { $number }, the { attack }, lost dice: { dice-left }.
   *[other] Attack { $number } was stopped: { attack }.
}
event-escort-flies = { $seat } sent { $answer } as an escort for attack { $number }, the { attack }.
event-warning-stops = { event-cover-stops }
event-warning-fails = { event-cover-fails }
last-resort = { $kind ->
    [torpedo] New Evasive Technique
   *[other] New Jamming Technique
}
event-last-resort-stops = { last-resort } of { $at } stopped attack { $number }, the { attack } ({ roll }).
event-last-resort-fails = { last-resort } of { $at } failed against attack { $number }, the { attack } ({ roll }).
event-defense-stops = { $kind ->
    [bomber] Air Defense of { $ship } shot at attack { $number }, the { attack } ({ roll }): { dice-left }.
   *[other] Air Defense of { $ship } shot down attack { $number }, the { attack } ({ roll }).
}
event-defense-fails = Air Defense of { $ship } failed against attack { $number }, the { attack } ({ roll }).
event-attack-hits = Attack { $number } got through: { attack }, { $damage } damage.
event-roll-hits = Attack { $number } hit: { attack } ({ roll }).
event-roll-misses = Attack { $number } missed: { attack } ({ roll }).
event-mines-roll = Attack { $number }, the minefield: for row { $row } of { $at } the die shows { $roll }, and { $chance ->
    [1] 1 finds a ship
   *[other] 1 to { $chance } find a ship
}.
event-mines-miss = Attack { $number } found no ship: { attack }.
event-control-played = { $seat } played Damage Control against attack { $number }: { attack }.
event-negated = { $kind ->
    [bomber] { $seat } undid one hit of attack { $number }: { attack }.
   *[other] { $seat } undid attack { $number }: { attack }.
}
event-strike-wasted = Attack { $number } was wasted, its target already gone: { attack }.
event-submarine-hit = { $card } of { $seat } hit the submarine { $ship } ({ roll }).
event-submarine-missed = { $card } of { $seat } failed against the submarine { $ship } ({ roll }).
event-control-for-submarine = { $seat } played Damage Control for { $ship }.
event-submarine-saved = { $seat } saved { $ship }.
event-preempted = Attack { $number } was never made, its submarine sunk: { attack }.
event-damaged = { $damage ->
    [0] The armour of { $ship } took the whole blow; { $left } damage will sink it.
   *[other] { $ship } of { $seat } took { $damage } damage; { $left } more will sink it.
}
event-crippled = { $ship } of { $seat } was crippled.
event-sunk = { $by } sank { $ship } of { $seat }.
event-rows-close-up = The rows of { $seat } closed up.
event-out = { $cards ->
    [absent] { $seat } lost the last ship and is out of this round.
   *[other] { $seat } lost the last ship and is out of this round, discarding { $cards }.
}

## The war diary: after the shooting

event-discarded = { $seat } discarded { $cards }.
event-resupplied = { $number ->
    [one] { $seat } drew { $number } card.
   *[other] { $seat } drew { $number } cards.
}
event-resupplied-seen = { $seat } drew { $cards }.
event-bad-luck-next = The next card of the draw pile is Bad Luck.
event-bad-luck-drawn = { $seat } drew Bad Luck: { $card }.
event-bad-luck-spared = { $seat } drew { $card } as well: too much Bad Luck at once, so it is discarded.
event-explosion-primary = { $card } of { $seat } is a primary explosion ({ roll }): any ship may be struck.
event-explosion-secondary = { $card } of { $seat } is a secondary explosion ({ roll }): it can strike only a damaged ship.
event-bad-luck-first = { $card } comes first for { $seat }.
event-bad-luck-aimed = { $card } is about to strike { $ship } of { $seat }.
event-bad-luck-strikes = { $card } struck { $ship } of { $seat }.
event-bad-luck-harmless = { $card } found nothing to harm at { $seat }.
event-control-against-luck = { $seat } played { $card } against the Bad Luck.
event-luck-negated = { $ship } of { $seat } was spared.
event-blown-up = { $ship } of { $seat } blew up; nobody scores the ship.
event-counter-at-hand = { $seat } is about to lose a card of the hand.
event-counter-at-card = { $seat } is about to lose { $card }.
event-counter-discards = { $seat } lost { $card }.
event-hand-shown = { $seat } laid the hand open: { $cards }.
event-submarines-heard = All submarines of { $seat } were heard and are active.
event-pile-empty = { $seat } drew the last card: this series and one more, then the round is scored.

## Questions: before the shooting

decision-arrange-nothing = You have only submarines, which stand in no row.
    .done = ready
decision-adjust-formation = Move one ship by a row?
    .done = hold the formation
decision-move-to = To which row shall { $ship } move?
decision-dive = Which submarines dive and become passive?
    .done = no more dive
    .none = none dives
decision-ship-ahoy = Play Additional Ship? The next ship in the deck is { $ship }.
    .done = call no ship
decision-ship-ahoy-empty = The ship deck is empty.
    .done = go on
decision-place-ship = Which row shall { $ship } join?
decision-retreat = Retreat?
    .done = stay
decision-repair-ship = { $number ->
    [one] Repair what? { $number } repair left.
   *[other] Repair what? { $number } repairs left.
}
    .done = no more repairs
    .none = no repairs
decision-repair-card = Which damage shall be repaired on { $ship }?

## Questions: transfers

decision-transfer = Hand something over, or ask a team-mate for something? You have { $number } { -fog }.
    .done = no transfer
decision-transfer-mate = With which team-mate?
decision-transfer-what = What do you offer { $seat }?
decision-transfer-asked = { $seat } asks you for a card or a ship. What do you hand over?
    .no = nothing
decision-transfer-offered = { $seat } offers you { $thing }. Do you take it?

## Questions: the volley

decision-battle-stations = { $number ->
    [0] Battle stations: your { -fog } is spent. Lay defences or commit the volley.
   *[other] Battle stations: choose attacks and defences. You have { $number } { -fog } left.
}
    .done = commit the volley
decision-target = { $ship ->
    [absent] At which ship is { $card } aimed?
   *[other] At which ship does { $ship } fire { $card }?
}
decision-next-target = Another target for { $card }? You have { $number } { -fog } left.
    .done = no further target
decision-strike-target = Which ship do the aircraft of { $ship } strike?
decision-bomber-target = Whose task force do the bombers attack?
decision-bomber-dice = How many dice for { $card }? You have { $number } { -fog } left.
decision-crew-carrier = On which carrier does { $card } serve?
decision-area-use = Lay { $card } face up, or face down for one { -fog }?
decision-asw-use = Lay { $card } as an area defence, or attack a submarine with it?
decision-minefield-target = Before whose task force do you lay { $card }?
decision-surprise-which = Which attack comes by surprise?
decision-intelligence-whom = Whose cards do you look at?
decision-intelligence-discard = The cards of { $seat } lie open to you. Discard one for two { -fog }? You have { $number } left.
    .done = take no more
    .none = take none
decision-next-defender = Whom do your attacks reach first?

## Questions: incoming

decision-point-defense = { $mines ->
    [0] Which defence do you lay for { $at } against guns, missiles, torpedoes or submarines?
   *[other] Which defence do you lay for { $at } against guns, missiles, torpedoes, submarines or mines?
}
    .done = lay no more
    .none = lay none
decision-point-defense-air = Which defence do you lay for { $at } against what is in the air?
    .done = lay no more
    .none = lay none
decision-lay-against = Against which attack on { $at } do you lay { $card }?
    .done = roll against none
decision-unmask = Which attack on { $at } does { $card } rob of its surprise?
    .done = none of them
decision-crash-dive = { $card } hunts { $ship }. Play Crash Dive?
    .done = stay up
decision-escort = Air Cover has met attack { $number }, the { attack }. Send Air Cover of your own as an escort?
    .done = let it be stopped
decision-mine-spares = More than six ships stand in row { $row }: which one gets no number?
decision-allot-air-defense = At which attack does the Air Defense of { $ship } fire? It stops on { number-needed }.
    .done = hold fire
decision-damage-control = Play Damage Control for { $at }?
    .done = let it stand
decision-negate-which = Which effect on { $at } is undone?
decision-save-submarine = { $ship } has been hit. Save it with Damage Control?
    .done = let it sink
decision-bomber-hit = { $number ->
    [one] Which ship takes the bomber hit?
   *[other] Which ship takes the next of { $number } bomber hits?
}

## Questions: Specials and Tactics

decision-negate = { $seat } plays { $card }. Negate it with Intelligence?
    .done = let it stand
decision-tactic-moment = Play a Tactic now, before it is too late?
    .done = not now
decision-refuel = { $cards } would be discarded. Keep one by refueling?
    .done = discard
decision-refuel-which = Which card returns to your hand?

## Questions: after the shooting

decision-discard = Discard which cards?
    .done = discard no more
    .none = discard none
decision-must-discard = You played no card this turn: discard at least one.
decision-bad-luck-order = Which Bad Luck of { $at } comes first?
decision-fire-control-ship = { decision-explosion-ship }
decision-deck-fire-ship = Which carrier of { $at } suffers { $card }?
decision-counter-tactics = What does { $at } lose?
    .facedown = a face-down area defence, picked blind
decision-leak = What leaks out of the task force of { $at }?
decision-save-from-luck = { $card } strikes { $ship }. Save it with Damage Control?
    .done = let it happen

## Refusals: rows and submarines

refusal-row-gap = { $ship ->
    [absent] With the ship in { $thing } an empty row would stand ahead of another.
   *[other] If { $ship } moved, a row would stand behind an empty one.
}
refusal-no-row-for-submarines = { $ship ->
    [absent] A submarine stands apart and has no row.
   *[other] { $ship } is a submarine, stands apart and has no row.
}
refusal-gun-from-row = { $ship ->
    [absent] Guns fire from row 1, and no ship of yours there can fire { $card }.
   *[other] { $row ->
        [0] Guns fire from row 1, and the submarine { $ship } has no row.
       *[other] Guns fire from row 1, and { $ship } is in row { $row }.
    }
}
    .short = No ship in row 1 can fire it
refusal-gun-at-row = { $source ->
    [absent] Guns reach row 1 only, and no enemy ship there can be fired at.
   *[other] Guns reach row 1 only, and { $ship } of { $owner } is in row { $row }.
}
    .short = No target in row 1
refusal-missile-from-row = { $ship ->
    [absent] Missiles are fired from rows 1 and 2, and no ship of yours there can fire { $card }.
   *[other] Missiles are fired from rows 1 and 2, and { $ship } is in row { $row }.
}
    .short = No ship in rows 1 and 2 can fire it
refusal-missile-at-row = { $source ->
    [absent] Missiles reach rows 1 and 2, and no enemy ship there can be fired at.
   *[other] Missiles reach rows 1 and 2, and { $ship } of { $owner } is in row { $row }.
}
    .short = No target in rows 1 and 2
refusal-submarine-safe = { $row ->
    [0] { $ship } is a submarine: only torpedoes and ASW can harm it.
   *[other] Only submarines are left to aim at, and only torpedoes and ASW can harm those.
}
    .short = Only submarines left to aim at

## Refusals: before the shooting

refusal-move-one-row = { $ship ->
    [absent] A ship moves to the row before or behind its own, not to { $thing }.
   *[other] There is no row that { $ship } could move to.
}
refusal-move-last-of-row = { $ship ->
    [absent] It is the last ship of its row, and others stand behind it.
   *[other] { $ship } is the last ship of row { $row }, and others stand behind it.
}
refusal-already-passive = { $ship } is passive already.
refusal-only-submarines-dive = { $ship } is no submarine and cannot dive.
refusal-only-additional-ship = There is no use for { $card } in this step: only Additional Ship cards are played now.
    .short = Only Additional Ship now
refusal-only-retreat = There is no use for { $card } in this step: only a Retreat card is played now.
    .short = Only Retreat now
refusal-ships-only-in-ahoy = { $card } is played before the shooting, in the step Ship, Ahoy!
    .short = Only in Ship, Ahoy!
refusal-ship-deck-empty = The ship deck is empty: { $card } brings nothing.
    .short = The ship deck is empty
refusal-retreat-only-in-step = { $card } is played before the shooting, in the step Retreat!
    .short = Only in Retreat!
refusal-retreated = { $source ->
    [absent] A task force that has retreated cannot be attacked before its owner's next turn.
   *[other] { $owner } has retreated and cannot be attacked before the next turn of that player.
}
    .short = The enemy has retreated
refusal-nothing-to-repair = { $ship ->
    [absent] The ship is not crippled.
   *[other] { $ship } is undamaged.
}
refusal-other-stage = { $attack ->
    [absent] Guns, missiles, torpedoes and mines are answered first, what flies afterwards: { $thing } belongs to another stage.
   *[other] Guns, missiles, torpedoes and mines are answered first, what flies afterwards: this is not the stage of attack { $attack }.
}
    .short = Not at this stage

## Refusals: the volley

refusal-symbol-spent = { $ship ->
    [absent] Every platform that could fire { $card } has fired this turn.
   *[other] { $ship } has fired every platform that could launch { $card }.
}
    .short = Its platforms have fired
refusal-no-fog-left = You have { $fog ->
    [0] no { -fog } left
   *[other] only { $fog } { -fog } left
} for { $thing }.
    .short = No Fog of War left
refusal-own-force = Nobody attacks his own task force.
refusal-no-gun-of-size = { $ship ->
    [absent] No ship of yours in row 1 carries a gun for { $card }.
   *[other] { $ship } carries no gun for { $card }.
}
    .short = No ship in row 1 has that gun
refusal-no-missile-of-type = { $ship ->
    [absent] No ship of yours in reach carries a launcher for { $card }.
   *[other] { $ship } carries no launcher for { $card }.
}
    .short = No ship in reach has that launcher
refusal-no-torpedoes = { $ship ->
    [absent] No ship of yours carries torpedoes: only submarines do.
   *[other] { $ship } carries no torpedoes: only submarines do.
}
    .short = You have no submarine
refusal-only-submarines-hunted = { $row ->
    [absent] No enemy submarine is there for { $card } to hunt.
   *[other] { $card } hunts submarines, and { $ship } is none.
}
    .short = No enemy submarine
refusal-no-surface-ships = Bombers sink surface ships, and that task force has only submarines.
    .short = No surface ships to bomb
refusal-mines-need-ships = Mines sink surface ships, and that task force has only submarines.
    .short = No surface ships to mine
refusal-no-carrier = { $ship } is no carrier and launches no air strike.
refusal-strikes-spent = { $ship } has launched every air strike of this turn.
refusal-hopeless-strike = { $source ->
    [absent] The air wing of { $ship } is so reduced that no target in sight can be hit.
   *[other] The air wing of { $source } is so reduced that { $ship } in row { $row } cannot be hit.
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
    [absent] The ships that could fire { $card } changed hands and wait for your next turn.
   *[other] { $ship } changed hands and can act from its owner's next turn on.
}
    .short = Its ships wait for your next turn
refusal-only-c-cruises = { $source ->
    [absent] From or into row 3 only C missiles fly, as Cruise Missiles; { $card } is none.
   *[other] { $ship } is in row 3, which only C missiles reach, as Cruise Missiles; { $card } is none.
}
    .short = Row 3: only C missiles
refusal-crew-needs-carrier = { $ship ->
    [absent] You have no carrier for { $card }.
   *[other] { $ship } is no carrier, and { $card } needs one.
}
    .short = You have no carrier
refusal-one-crew-a-carrier = { $ship ->
    [absent] Each of your carriers has its { $card } this turn.
   *[other] { $ship } has its { $card } this turn.
}
    .short = Every carrier has a crew
refusal-nothing-to-surprise = You have declared no attack that could come by surprise.
    .short = No attack to go with it
refusal-surprise-air-or-submarine = { $attack ->
    [absent] Only aircraft and submarines come by surprise, and you have sent neither.
   *[other] Only aircraft and submarines come by surprise, and attack { $attack } is neither.
}
    .short = Only with aircraft or submarines
refusal-already-a-surprise = { $attack ->
    [absent] Every attack that could come by surprise does so already.
   *[other] Attack { $attack } comes by surprise already.
}
    .short = All come by surprise already
refusal-fire-control-out = { $ship ->
    [absent] The ships that could fire { $card } have lost their fire control.
   *[other] { $ship } has lost its fire control and launches neither missiles nor torpedoes.
}
    .short = Fire control is out
refusal-nobody-to-spy-on = There are no cards of an opponent to look at.
    .short = No hand to look at
refusal-discard-costs-two = Each card costs two { -fog }, and you have too little.
refusal-tactic-as-tactic = A Tactic is played with its own word, such as tactic-sneak, whenever you are asked something.
    .short = Whenever it changes something
refusal-refueling-waits = { $card } is played when an air card of yours is about to be discarded.
    .short = With an air card of yours
refusal-dive-only-in-answer = { $card } is played when an active submarine of yours is attacked.
    .short = When your active submarine is attacked
refusal-numbered-already = { $ship } has no number in this row.
refusal-face-up-only = At this table area defences are laid face up.
refusal-face-down-costs-fog = To lay { $card } face down costs one { -fog }, and you have none left.
refusal-guns-bar-evade = Your guns fire this turn, so { $card } cannot be an area defence.
    .short = Your guns fire this turn
refusal-evade-bars-guns = Your Evasive Maneuvers guard the area this turn, so your guns stay silent.
    .short = Evasive Maneuvers guard the area
refusal-missiles-bar-ecm = Your missiles fly this turn, so { $card } cannot be an area defence.
    .short = Your missiles fly this turn
refusal-ecm-bars-missiles = Your ECM guards the area this turn, so no missile of yours can fly.
    .short = ECM guards the area
refusal-strikes-bar-cover = Your carriers strike this turn, so { $card } cannot be an area defence.
    .short = Your carriers strike this turn
refusal-cover-bars-strikes = Your Air Cover guards the area this turn, so { $ship } launches no strike.

## Refusals: incoming

refusal-already-stopped = { $attack ->
    [absent] No attack that { $thing } could meet is still coming.
   *[other] Attack { $attack } is no longer coming.
}
    .short = Nothing it meets still comes
refusal-evade-meets = { $attack ->
    [absent] You meet guns and torpedoes with { $card }, and none is coming.
   *[other] You meet guns and torpedoes with { $card }, and attack { $attack } is neither.
}
    .short = Meets none of these
refusal-ecm-meets = { $attack ->
    [absent] You meet missiles with { $card }, and none is coming.
   *[other] You meet missiles with { $card }, and attack { $attack } is none.
}
    .short = Meets none of these
refusal-cover-meets = { $attack ->
    [absent] You meet aircraft and Cruise Missiles with { $card }, and none is coming.
   *[other] You meet aircraft and Cruise Missiles with { $card }, and attack { $attack } is neither.
}
    .short = Meets none of these
refusal-asw-meets = { $attack ->
    [absent] You strike back at submarines with { $card }, and none attacks here.
   *[other] You strike back at submarines with { $card }, and attack { $attack } comes from elsewhere.
}
    .short = No submarine attacks you
refusal-control-only-in-answer = { $card } undoes an effect, once all effects of the volley are known.
    .short = Only when hits are known
refusal-no-effect-to-negate = { $attack ->
    [absent] No attack had an effect that { $card } could undo.
   *[other] Attack { $attack } had no effect that could be undone.
}
    .short = No effect to undo
refusal-only-control-now = There is no use for { $card } now: only Damage Control undoes a hit.
    .short = Only Damage Control now
refusal-not-an-air-attack = Air Defense fires at aircraft and Cruise Missiles, and attack { $attack } is neither.

refusal-sweepers-meet = { $attack ->
    [absent] You meet mines with { $card }, and none are coming.
   *[other] You meet mines with { $card }, and attack { $attack } is something else.
}
    .short = Meets none of these
refusal-warning-meets = { $attack ->
    [absent] Nothing that { $card } could meet is coming.
   *[other] You cannot meet ASW with { $card }, and attack { $attack } is that.
}
    .short = Meets none of these
refusal-dive-meets = { $attack ->
    [absent] No active submarine is under attack from torpedoes or ASW, so { $card } is of no use.
   *[other] Attack { $attack } is not aimed at an active submarine, so { $card } is of no use.
}
    .short = No active submarine under attack
refusal-surprised = { $attack ->
    [absent] What { $card } could meet comes by surprise, and only Early Warning Systems undo that.
   *[other] Attack { $attack } comes by surprise, and only Early Warning Systems undo that.
}
    .short = They come by surprise
refusal-no-surprise-here = { $attack ->
    [absent] No Surprise Attack card lies there.
   *[other] No Surprise Attack card lies with attack { $attack }.
}
refusal-only-escort = There is no use for { $card } now: only Air Cover can fly escort.
    .short = Only Air Cover now
refusal-only-crash-dive = There is no use for { $card } now: only Crash Dive hides a hunted submarine.
    .short = Only Crash Dive now

## Refusals: Specials and Tactics

refusal-only-intelligence = There is no use for { $card } now: only Intelligence negates what was played.
    .short = Only Intelligence now
refusal-only-refueling = There is no use for { $card } now: only Air-to-Air Refueling brings a card back.
    .short = Only Refueling now
refusal-not-while-sealed = All answer this in secret; { $thing } can be played before or afterwards.
    .short = Not in a secret choice
refusal-changes-nothing-now = { $thing } would change nothing in what comes next.
    .short = It would change nothing now

## Refusals: after the shooting and in teams

refusal-must-discard = You played no card this turn, so one must be discarded.
refusal-only-damaged = A secondary explosion needs a damaged ship, and { $ship ->
    [absent] there is none
   *[other] { $ship } is none
}.
refusal-only-carriers-burn = A flight deck can burn on a carrier only, and { $ship ->
    [absent] there is none
   *[other] { $ship } is none
}.
refusal-team-mate = { $source ->
    [absent] Team-mates do not attack each other.
   *[other] { $owner } is your team-mate.
}
refusal-transfer-costs-fog = Each transfer costs one { -fog }, and you have none.
refusal-last-ship-stays = { $ship ->
    [absent] The last ship of a task force cannot be given away, and there is nothing else to give.
   *[other] { $ship } is the last ship of its task force and cannot be given away.
}
refusal-mates-only = Cards and ships pass between team-mates only.
refusal-offer-something = You have chosen to give: name who gets it, and what.
refusal-refused-before = That was declined once this turn and cannot be proposed again.

## Refusals: a card of the hand that must wait, where the question is about something else

refusal-only-in-stations = { $card } is fired in the step Battle Stations!
    .short = Only at Battle Stations!
refusal-only-laid-or-in-answer = { $card } is laid in the step Battle Stations! or played in answer to an attack.
    .short = Battle Stations! or in answer
refusal-crew-only-in-stations = { $card } is played for a carrier in the step Battle Stations!
    .short = Only at Battle Stations!
refusal-intelligence-waits = { $card } is played at Battle Stations!, or to negate what somebody has just played.
    .short = At Battle Stations!, or to negate a card

## The end

outcome-victory-level = { $number ->
    [one] { $winners } won: the mark was reached when the round was scored. Points: { $scores }.
   *[other] { $winners } won together: the mark was reached when the round was scored. Points: { $scores }.
}
outcome-rounds-played = { $number ->
    [one] { $winners } won with most points after the rounds agreed on. Points: { $scores }.
   *[other] { $winners } won together with most points after the rounds agreed on. Points: { $scores }.
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
    [explosion] Bad Luck: Ship's Explosion
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
summary-effect-passive = the submarine is passive
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
summary-legend = area: laid in your own turn, against every attack of the kind. point: from the hand, against one attack. ship: the ship's own Air Defense, against one thing in the air. An empty field: the defence does nothing.
kind-special = special
field-air_defense = Air Defense
action-tactic-evasive = New Evasive Technique
action-tactic-jamming = New Jamming Technique
decision-explosion-ship = Which ship of { $at } suffers { $card }?
event-cover-fails = { $answer } of { $seat } failed against attack { $number }, the { attack } ({ roll }).
event-cover-stops = { $kind ->
    [bomber] { $answer } of { $seat } broke into attack { $number }, the { attack } ({ roll }): { dice-left }.
   *[other] { $answer } of { $seat } stopped attack { $number }, the { attack } ({ roll }).
}
field-guns = Guns
field-missiles = Missiles
field-size = Size
field-traits = Traits
field-which = Effect
family-bad_luck = Bad Luck
