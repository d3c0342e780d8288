### A World at War: the naval chapter.

## Things

ship = { $name }
    .full = { $name }
base = { place-name }
waters = { place-name }
hex = { place-name }
duty = { place-name }
groups = { place-name }

## Answers

action-stay = waits
action-force = number { $number }
action-enemy = enemy group { $number }
action-rest = no task
action-cap = { worldatwar-task-cap }
action-base = { worldatwar-task-base }
action-strike = { worldatwar-task-strike }
action-cover = { worldatwar-task-cover }
action-search = { worldatwar-task-search }
action-nas = naval squadrons
action-searchers = search squadrons
action-fighters = cover squadrons
action-bombers = attack squadrons

## Parts of sentences

a-force = { $tf ->
    [1] a task force
   *[other] a force of fewer than ten factors
}
the-hex = { $hex_base ->
    [absent] hex { $hex }{ $hex_waters ->
        [absent] { "" }
       *[other] { " " }({ $hex_waters })
    }
   *[other] { $hex_base }
}
the-from = { $from_base ->
    [absent] hex { $from }{ $from_waters ->
        [absent] { "" }
       *[other] { " " }({ $from_waters })
    }
   *[other] { $from_base }
}
the-to = { $to_base ->
    [absent] hex { $to }{ $to_waters ->
        [absent] { "" }
       *[other] { " " }({ $to_waters })
    }
   *[other] { $to_base }
}
the-goal = { $goal_base ->
    [absent] hex { $goal }{ $goal_waters ->
        [absent] { "" }
       *[other] { " " }({ $goal_waters })
    }
   *[other] { $goal_base }
}
the-hexes = { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}
a-level = { $level ->
    [interception] Voyage { $voyage } sails from { the-from } to { the-to }.
    [counter] Interception { $voyage } sails from { the-from } to { the-to }.
   *[other] Counter-interception { $voyage } sails from { the-from } to { the-to }.
}

## The war diary: operations

event-phase-begins = Phase { $number } of the operation: { $seat } moves.
event-activity = { $seat } announces voyage { $voyage }: { $duty }{ $cargo ->
    [0] .
    [one] , with { $cargo } unit of cargo.
   *[other] , with { $cargo } units of cargo.
}
event-force-sails = Force { $force } of { $seat } sails from { $base }, { $tf ->
    [1] a task force
   *[other] fewer than ten factors
}: { $ships }.
event-force-divided = Force { $force } of { $seat } is divided: { $tf ->
    [1] task force { $own }
   *[other] force { $own }
} is new.
event-force-divided-seen = Force { $force } is divided: { $tf ->
    [1] task force { $own }
   *[other] force { $own }
} holds { $ships }.
event-force-formed = Force { $force } of { $seat } sails from { $base }: { a-force }.
event-force-formed-seen = Your force { $force } sails from { $base }, { $tf ->
    [1] a task force
   *[other] fewer than ten factors
}: { $ships }.
event-path-announced = Voyage { $voyage } of { $seat } leads from { the-from } to { the-to }, { the-hexes }.
event-patrol-supports = The patrol of { $seat } (voyage { $voyage }) comes to help in { the-hex }.
event-interception-rolled = { $submarine ->
    [1] A submarine of { $seat }
   *[other] Interception { $voyage } of { $seat }
} { $dice ->
    [0] has no dice to roll
    [one] rolls { $dice } die ({ $rolls })
   *[other] rolls { $dice } dice ({ $rolls })
}: { $score } of { $distance ->
    [one] { $distance } hex
   *[other] { $distance } hexes
}. { $round ->
    [1] It arrives in time.
   *[other] It could join in round { $round }.
}
event-interception-given-up = Interception { $voyage } of { $seat } does not sail after all.
event-on-station = The patrol of { $seat } (voyage { $voyage }) is on station in { the-hex }.
event-duty-done = { $seat } has done it: { $duty }. { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-operation-scored = { $seat }: { $number ->
    [one] { $number } point
   *[other] { $number } points
} in all{ $sunk ->
    [absent] { "" }
   *[other] ; sunk: { $sunk }
}{ $damaged ->
    [absent] { "" }
   *[other] ; damaged: { $damaged }
}.
event-presses-on = { $seat } goes on with voyage { $voyage }.
event-held-back = { $seat } holds back: { $ships }.
event-spared = { $seat }: held back from battle and ready again in { $base }: { $ships }.
event-parts = { $seat }: force { $force } parts from voyage { $voyage } and goes home by itself (voyage { $own }).
event-combined = { $seat }: { $forces } forces have met in { the-hex } and go on as voyage { $voyage }.
event-turns-back = { $seat } gives up voyage { $voyage }.
event-back-in-port = Force { $force } of { $seat } is in { $base }{ $inverted ->
    [1] , out of use for the rest of the turn.
   *[other] { "" } again.
}
event-battle-begins = A naval battle begins in { the-hex }.
event-attack-on-the-way = Voyage { $voyage } is attacked on its way, in { the-hex }.
event-round-begins = Round { $round } of the battle in { the-hex }.
event-battle-broken-off = For { $rounds } rounds nobody has fired, bombed or torpedoed anybody: the interceptors give up.
event-battle-over = The battle in { the-hex } is over after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}. { $winner ->
    [0] Both sides have lost it.
   *[other] { $seat } has won it.
}
event-groups-formed = Combat groups of { $seat }: { $numbers }.
event-group-revealed = Combat group { $number } of { $seat } lies open: { $ships }.
event-search-rolled = { $dice ->
    [0] { $seat } has no dice to search with.
    [one] { $seat } searches with { $dice } die: { $rolls }.
   *[other] { $seat } searches with { $dice } dice: { $rolls }.
}
event-group-found = Combat group { $number } of { $seat } is found ({ $results }): { $small ->
    [0] ten factors or more
   *[other] fewer than ten factors
}, { $slow ->
    [0] fast
   *[other] slow
}, { $carriers ->
    [0] no fast carriers
    [one] { $carriers } fast carrier
   *[other] { $carriers } fast carriers
}{ $cargo ->
    [0] .
   *[other] , with cargo.
}
event-group-withdraws = Combat group { $number } of { $seat } withdraws.
event-ships-withdraw = From group { $number } of { $seat } withdraw: { $ships }.
event-strategic-cards = Strategic cards laid: { $first } against { $second }.
event-undersea-cards = Submarine and anti-submarine cards laid: { $first } against { $second }.
event-tactical-cards = Tactical cards laid: { $first } against { $second }.
event-advantage-for-search = { $seat } uses the advantage for search.
event-advantage-for-gunnery = { $seat } uses the advantage for gunnery.

## Questions: operations

decision-strategic-cards = How many strategic cards do you lay? You have { $held }. More than the enemy's: one die for each of your interceptions of the player turn.
decision-undersea-cards = How many submarine and anti-submarine cards do you lay? You have { $held }. More than the enemy's: one better in every submarine attack of the player turn.
decision-tactical-cards = How many tactical cards do you lay for this battle? You have { $held }.
decision-use-advantage = You have read their signals. What does it help in this battle, search or gunnery?
    .yes = for search
    .no = for gunnery
decision-carry-out = { $duty }: do you carry it out?
decision-another-force = { $duty }: does another force sail? { $formed } so far.
decision-which-ships = Which ships sail from { $base }? { $factors ->
    [one] { $factors } factor
   *[other] { $factors } factors
} so far, { $least } to { $most } allowed.
    .done = these sail
decision-how-many-ships = { $ship }: how many sail? { $factors ->
    [one] { $factors } factor
   *[other] { $factors } factors
} so far.
decision-where-to = Where does voyage { $voyage } lead?
decision-which-way = Which way does voyage { $voyage } take to { the-goal }? { the-hexes } so far.
    .done = this way
decision-interception-hex = { a-level } In which hex do you intercept?
    .done = nowhere
decision-interceptors = { a-level } Who intercepts in { the-hex }?
    .done = nobody else
decision-submarine-intercepts = { a-level } { $boats ->
    [1] Where does a submarine from { $base } lie in wait?
   *[other] Where does submarine { $boat } of { $boats } from { $base } lie in wait?
}
    .done = it stays in port
decision-air-attack-hex = Voyage { $voyage } is on its way. In which hex do your squadrons attack it?
    .done = nowhere
decision-order-of-voyages = Which of your voyages is resolved next?
decision-withhold = Round { $round }: which ships do you hold back from this battle? They count as screened, and are not inverted if they are held back throughout.
    .done = the others fight
decision-withhold-number = { $ship }: how many do you hold back?
decision-goes-on-alone = Not all have come to the rendezvous. Does voyage { $voyage } go on without them?
    .yes = go on
    .no = turn back
decision-press-on = Does voyage { $voyage } go on? It may also turn back now.
    .yes = go on
    .no = turn back
decision-which-base = To which base does voyage { $voyage } return from { the-hex }?
decision-group-number = Which number does this combat group get: { $ships }?
    .stay = it waits outside the battle
decision-surplus-ships = Group { $number } has { $factors ->
    [one] { $factors } factor
   *[other] { $factors } factors
} too many. Which ships form a group of their own?
decision-surplus-count = { $ship }: how many leave group { $number }?
decision-surplus-number = Which number do the ships that leave group { $number } get: { $ships }?
    .stay = they wait outside the battle
decision-withdraw = Round { $round } is over. Which groups withdraw?
    .done = no more
    .none = none
decision-withdraw-ships = What of group { $number } withdraws?
    .yes = the whole group
    .done = the ships chosen so far, or none

## Refusals: operations

refusal-submarines-alone = Each submarine chooses for itself, after the ships.
refusal-other-side-of-the-strait = That hex lies on the other side of a strait, which is asked about by itself.
refusal-fight-in-the-battle = There will be a battle there: squadrons take part in it, and attack nobody apart from it.
refusal-sailed-past = They have passed that hex on this way.
refusal-no-squadron-there = No squadron of yours that may attack them reaches that hex before the next battle.
refusal-parted-later = Here both parts sail together: meet the voyage they come from.
refusal-not-in-a-box = Submarines do not intercept in a box of the strategic war.
refusal-too-few-factors = These are too few factors.
refusal-too-many-factors = A force has at most 25 factors, and this one no more than was asked for.
refusal-too-many-carriers = Each factor of fast carriers needs a fast fleet factor beside it.
refusal-cargo-needs-ships = Each unit of cargo needs a destroyer factor or a transport.
refusal-no-dice-for-slow-ships = With a slow ship the force would have no die to roll.
refusal-one-small-force = A force of fewer than ten factors sails from there already; a second must be a task force.
refusal-no-dice-for-heavy-ships = Only cruisers and destroyers by themselves would have a die to roll.
refusal-cannot-be-completed = What is left could not make up the rest.
refusal-already-on-the-way = That hex is on the way already.
refusal-beyond-range = That way is longer than the range.
refusal-not-on-the-path = The voyage does not pass there.
refusal-already-past = Ships that are at sea cannot be met in the hex they start from.
refusal-out-of-reach = The hex is too far away.
refusal-may-not-intercept = Ships based there may not intercept.
refusal-no-dice = There would be no die to roll.
refusal-nothing-uncommitted = No ships are free there.
refusal-number-taken = Another group has that number.
refusal-carries-already = That group has cargo already; only one without can strengthen this force.
refusal-group-too-large = A combat group has at most 25 factors, so nobody can join this one.
refusal-too-many-leave = Fewer of them are enough to bring the group down to 25 factors.
refusal-six-groups-at-most = No more than six groups of a side take part at once, and no fewer while there is room.
refusal-cargo-must-fight = A force with cargo must take part.
refusal-not-attacked = A group that was not attacked withdraws as a whole or not at all.
refusal-no-base-so-far = That base is too far from here.
refusal-base-of-origin-only = They must return to the base they came from.
refusal-no-cards-left = You do not have so many.
refusal-port-invaded = The enemy is landing there.
refusal-patrol-only-supports = An offensive patrol only helps in the hex where its own side was intercepted.
refusal-original-base-only = Ships that have not fought return to where they came from.

outcome-operation-over = The operation is over. { $winners } wins: { $scores }.
outcome-operation-tied = The operation is over. Points are equal ({ $scores }), and the scenario gives a tie to { $winners }.

### Combat: air operations, fleet combat, submarines.

## Parts of sentences

fire-sum = { $roll } { $modifier ->
    [0] unmodified
   *[other] with { $modifier }
} (nationality { $m-own }, that of the enemy { $m-enemy }{ $m-own-edge ->
    [0] { "" }
   *[other] , advantage { $m-own-edge }
}{ $m-enemy-edge ->
    [0] { "" }
   *[other] , their advantage { $m-enemy-edge }
}{ $m-own-burden ->
    [0] { "" }
   *[other] , burden { $m-own-burden }
}{ $m-enemy-burden ->
    [0] { "" }
   *[other] , their burden { $m-enemy-burden }
})
hits-scored = { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}
squadrons-number = { $squadrons ->
    [one] { $squadrons } squadron
   *[other] { $squadrons } squadrons
}
factors-number = { $factors ->
    [one] { $factors } factor
   *[other] { $factors } factors
}
torpedo-sum = { $roll } { $modifier ->
    [0] unmodified
   *[other] with { $modifier }
} (difference of nationalities { $drm }{ $research ->
    [0] { "" }
   *[other] , research { $research }
}{ $air ->
    [0] { "" }
   *[other] , aircraft { $air }
}{ $destroyers ->
    [0] { "" }
   *[other] , destroyers { $destroyers }
}{ $excess ->
    [0] { "" }
   *[other] , anti-submarine research { $excess }
}{ $previous ->
    [0] { "" }
   *[other] , earlier attacks { $previous }
}{ $target ->
    [0] { "" }
   *[other] , target { $target }
}{ $codes ->
    [0] { "" }
   *[other] , codebreaking { $codes }
})
strike-sum = { $roll } { $modifier ->
    [0] unmodified
   *[other] with { $modifier }
} (nationality { $m-own }, that of the enemy { $m-enemy }{ $m-enemy-edge ->
    [0] { "" }
   *[other] , their advantage { $m-enemy-edge }
}{ $m-naval-air ->
    [0] { "" }
   *[other] , naval air { $m-naval-air }
}{ $m-surprise ->
    [0] { "" }
   *[other] , surprise { $m-surprise }
})

## The war diary: combat

event-ship-sunk = Sunk: { $ship } of { $seat }.
event-ship-damaged = Damaged: { $ship } of { $seat }.
event-cargo-lost = { $seat } loses { $units ->
    [one] { $units } unit of cargo
   *[other] { $units } units of cargo
} with the ships that carried it.
event-engages = Combat group { $group } of { $seat } goes for group { $target }.
event-detached = Damaged, and left behind: { $ship }.
event-evaded = Combat group { $group } of { $seat } evades and becomes group { $becomes }.
event-fleet-combat = Fleet combat: group { $first } against group { $second }.
event-fires-at = { $seat } fires with { factors-number } at { $ship }: { fire-sum }, { hits-scored }.
event-fires-at-lights = { $seat } fires with { factors-number } at the light ships: { fire-sum }, { hits-scored }.
event-fires-at-screened-lights = { $seat } fires with { factors-number } at the screened light ships: { fire-sum }, { hits-scored }.
event-air-combat = Air combat: { $attackers ->
    [one] { $attackers } squadron
   *[other] { $attackers } squadrons
} of { $seat } ({ $roll } with { $modifier }) against { $defenders } ({ $enemy } with { $enemymodifier }). Attackers: { $lost } lost, { $aborted } turned back; defenders: { $downed } lost, { $driven } driven off.
event-lands-ashore = A squadron of { $seat } without a deck lands at { $base }.
event-no-deck = A squadron of { $seat } finds no deck and is lost.
event-base-attacked = { $seat } sends { squadrons-number } against the air base at { $base }.
event-land-air = Land-based air of { $seat }: { $cover } on cover, { $search } searching.
event-strike-launched = { $surprise ->
    [0] { $seat } strikes group { $group } with { squadrons-number }.
   *[other] { $seat } surprises group { $group } with { squadrons-number }, level { $surprise }.
}
event-air-defence = Air defence of { $seat }, level { $level }, rolls { $roll }: { $lost ->
    [one] { $lost } squadron
   *[other] { $lost } squadrons
} shot down, { $aborted } turned back.
event-strikes = { $seat }: { squadrons-number } on { $ship }: { strike-sum }, { hits-scored }.
event-strikes-lights = { $seat }: { squadrons-number } on the light ships: { strike-sum }, { hits-scored }.
event-critical = A critical hit on { $ship }? The die shows { $roll }.
event-submarines-attack = { $seat } sends { $submarines ->
    [one] a submarine
   *[other] { $submarines } submarines
} against group { $group }.
event-torpedo-category = The submarine finds { $category ->
    [0] fast carriers
    [1] capital ships
   *[other] light ships
} (die { $roll }).
event-torpedoes = A submarine of { $seat } attacks { $ship }: { torpedo-sum }, { hits-scored }.
event-torpedoes-lights = A submarine of { $seat } attacks the light ships of group { $group }: { torpedo-sum }, { hits-scored }.
event-submarine-lost = A submarine of { $seat } is lost: { torpedo-sum }.

## Questions: combat

decision-patrol = How many squadrons of { $ship } stay on patrol over their group? It has { $squadrons }.
decision-air-done = All your air units are assigned.
    .done = so be it
decision-base-attack = Do carrier squadrons attack air units on land? Choose a base.
    .done = no attack
decision-base-squadrons = How many squadrons (DRM { $drm }) attack { $base }?
decision-air-cover = { $kind ->
    [0] How many land-based naval squadrons cover group { $group }? Left: { $squadrons }.
   *[other] How many cover squadrons fly over group { $group }? Left: { $squadrons }.
}
decision-air-search = { $kind ->
    [0] How many land-based naval squadrons search? Left: { $squadrons }.
   *[other] How many search squadrons search? You have { $squadrons }.
}
decision-surprise-strike = None of your groups was found: one surprise strike. Which enemy group?
    .done = no surprise strike
decision-strike = Which enemy group do your squadrons strike?
    .done = no more strikes
decision-strike-squadrons = { $kind ->
    [0] How many naval squadrons (DRM { $drm }) strike group { $group }?
   *[other] How many attack squadrons (DRM { $drm }) strike group { $group }?
}
decision-strike-target = { $squadrons ->
    [one] { $squadrons } squadron has got through. What does it attack?
   *[other] { $squadrons } squadrons have got through. What do they attack?
}
    .done = the rest turn home
    .light = the light ships
decision-strike-share = How many of { squadrons-number }?
decision-engage = Your group { $group } has no opponent. Which enemy group does it attack?
    .done = attack none
decision-evade = Group { $by } of the enemy is coming for your group { $group }. Does it evade? Damaged ships would be abandoned.
    .yes = evade
    .no = stand and fight
decision-screen = Which ships of group { $group } are screened? Both sides decide at the same time, in secret.
    .done = the others fight
decision-screen-number = { $ship }: how many are screened?
decision-surplus-capital = { $ship } has no opponent. What does it fire at?
    .hold = hold fire for screened ships
    .light = the light ships
decision-return-fire = Several ships fire at { $ship }. Which one does it answer?
decision-surplus-light = { $factors ->
    [one] { $factors } light factor has no opponent. What does it do?
   *[other] { $factors } light factors have no opponents. What do they do?
}
    .hold = hold fire for screened ships
    .light = join in against the light ships
decision-factors-at-target = How many factors? At most { $factors }.
decision-screened-target = The enemy's screen is gone. What does { $ship } fire at?
    .done = nothing
    .screened = the screened light ships
decision-screened-target-light = The enemy's screen is gone. { $factors ->
    [one] What does { $factors } light factor fire at?
   *[other] What do { $factors } light factors fire at?
}
    .done = nothing
    .screened = the screened light ships
decision-choose-loss = { $count ->
    [one] One more light ship is lost. Which?
   *[other] { $count } more light ships are lost. Which goes next?
}
decision-submarine-target = { $submarines ->
    [one] Your submarine can attack. Which group?
   *[other] Your { $submarines } submarines can attack. Which group?
}
    .done = no attack
decision-submarines-number = How many submarines attack group { $group }?
decision-torpedo-target = { $attack ->
    [1] Which ship of group { $group } is attacked?
   *[other] Submarine attack { $attack } on group { $group }: which ship?
}
decision-substitutes = { $count ->
    [one] { $count } light ship is lost.
   *[other] { $count } light ships are lost.
} How many destroyers are lost in { $base } instead?

## Refusals: combat

refusal-not-your-ship = That is no ship of this group.
refusal-screened-anyway = It is screened in any case.
refusal-in-order = Ships are named in the order of the list.
refusal-too-many = There are not so many.
refusal-no-light-ships = There are no light ships to fire at.
refusal-target-sunk = It is sunk.
refusal-not-firing-at-you = A ship under fire answers one of those that fire at it.
refusal-first-gets-most = No later target may draw more factors than the one before.
refusal-targeted-already = It has been chosen already.
refusal-slow-group = The group is slow.
refusal-not-found = The group has not been found.
refusal-results-spent = Every search result against it is used up.
refusal-has-evaded = It has evaded this round.
refusal-behind-the-screen = It is screened, and others are in front of it.
refusal-will-meet = These two groups are about to fight already.
refusal-strike-limit = So many squadrons cannot fly one strike.
refusal-no-such-target = It is not of the category that the die has chosen.
refusal-room-to-evade = No higher number is free.
refusal-not-revealed = The group has been neither found nor seen in fleet combat.
refusal-no-base-in-range = No air units there within range.
refusal-must-lose = It is not among the ships that may be lost.
refusal-not-a-flyer = No squadron is left that could fly it.
refusal-strike-needs-squadrons = A strike has at least one squadron.
refusal-must-attack = Submarines that have found ships outside a battle must attack them.

## Why a rule is outside

outside-wider-game = needs the land war or other parts of the wider game
outside-sw-boxes = needs the Strategic Warfare boxes

## Odds

odds-round1 = in reach at once
odds-round2 = a round late
odds-round3 = two rounds late
odds-later = { battle-later }
odds-submarine-lost = the submarine is lost

## Steps

step-22-15 = Activities
step-22-17 = Counter-counter
step-22-19 = Resolution
step-22-63 = Returning
step-22-42 = Combat groups
step-22-431 = Patrols
step-22-432 = Base attacks
step-22-442 = Land-based air
step-22-45 = Search
step-22-46 = Air strikes
step-22-6 = Withdrawal

## The summary

summary-attack = What comes
summary-met-by = What meets it
summary-from = { $attack ->
    [voyage] A voyage on its announced way
    [interception] An interception
    [search] A search
    [strike] { $source ->
        [surprise] A surprise strike of the highest level
       *[other] A strike from the air
    }
    [fleet] { $source ->
        [distant] Gunfire at a distant group that was found
       *[other] Gunfire at an active group
    }
   *[other] A submarine’s attack
}
summary-interception = { step-22-12 }
summary-submarine = { step-22-9 }
summary-land-air = Air on the way
summary-counter = { step-22-16 }
summary-codes = { step-22-451b }
summary-numbers = Hidden numbers
summary-patrol = Patrol
summary-cover = Air cover
summary-screen = Screening
summary-evade = Evading
summary-guard = Aircraft
summary-substitutes = Destroyers from port
summary-way-ships = ships
summary-way-submarines = each by itself
summary-way-squadrons = squadrons on land
summary-way-cards = more cards than the enemy
summary-way-groups = combat groups
summary-way-carriers = carrier squadrons
summary-way-land = squadrons on land within range
summary-way-fast-group = a fast group with a higher number free
summary-way-by-three = for every three
summary-way-port = ready in the port they came from
summary-effect-battle = a battle, if the dice reach the distance; late ships join in later rounds
summary-effect-torpedoes = an attack, if the dice reach the distance
summary-effect-air-attack = one attack; then they are out of use for the turn
summary-effect-fewer-dice = one die fewer for the enemy
summary-effect-unseen = only a die with the number of the group finds it
summary-effect-air-combat = one round of air combat, with { $number } more for the defenders
summary-effect-surprised-combat = air combat without that bonus, and { $on } squadrons fewer
summary-effect-flak = some are shot down, some turn back, by its level and two dice
summary-effect-surprised-flak = the same, with { $number } level less
summary-effect-behind = neither fires nor is fired at until all in front are sunk
summary-effect-away = takes the next higher free number; damaged ships are left behind
summary-effect-harder = the roll is { $number } less{ $on ->
    [1] { "" }
   *[other] , at most { $on } less
}
summary-effect-instead = are lost in place of light ships
summary-legend = Roll two dice, add the modifiers, read the column; below two counts as two, above twelve as twelve.
summary-table-factors = Naval Attack Table: hits by ships, by factors
summary-table-squadrons = Naval Attack Table: hits by squadrons on ships
summary-table-air-combat = Air Combat Table: opponents lost/turned back, by squadrons
summary-table-air-defence = Air Defence Table: squadrons lost/turned back, by level
summary-table-submarine = Submarine Attack Table: hits; * the submarine is lost

## Values in the catalogue

field-type = Type and size
place-name = { $name }
step-22-9 = Submarines
field-speed = Speed
action-cg = group { $number }
action-hold = hold fire
step-22-16 = Counter-interception
