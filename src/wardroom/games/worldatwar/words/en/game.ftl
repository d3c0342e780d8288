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

action-stay = waits outside
action-force = number { $number }
action-enemy = enemy group { $number }
action-rest = no mission
action-cap = { worldatwar-task-cap }
action-base = { worldatwar-task-base }
action-strike = { worldatwar-task-strike }
action-cover = { worldatwar-task-cover }
action-search = { worldatwar-task-search }

## Parts of sentences

a-force = { $tf ->
    [1] a task force
   *[other] a force of fewer than ten factors
}
the-hex = { $hex_base ->
    [absent] { $hex_waters ->
        [absent] { $hex_near ->
            [absent] hex { $hex }
           *[other] sea off { $hex_near } ({ $hex })
        }
       *[other] { $hex_waters } ({ $hex })
    }
   *[other] { $hex_base }
}
the-from = { $from_base ->
    [absent] { $from_waters ->
        [absent] { $from_near ->
            [absent] hex { $from }
           *[other] sea off { $from_near } ({ $from })
        }
       *[other] { $from_waters } ({ $from })
    }
   *[other] { $from_base }
}
the-to = { $to_base ->
    [absent] { $to_waters ->
        [absent] { $to_near ->
            [absent] hex { $to }
           *[other] sea off { $to_near } ({ $to })
        }
       *[other] { $to_waters } ({ $to })
    }
   *[other] { $to_base }
}
the-goal = { $goal_base ->
    [absent] { $goal_waters ->
        [absent] { $goal_near ->
            [absent] hex { $goal }
           *[other] sea off { $goal_near } ({ $goal })
        }
       *[other] { $goal_waters } ({ $goal })
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

event-phase-begins = Phase { $number } of the operation begins: { $seat-low } to move.
event-activity = { $seat } announced voyage { $voyage }: { $duty }{ $cargo ->
    [0] .
    [one] , with { $cargo } unit of cargo.
   *[other] , with { $cargo } units of cargo.
}
event-force-sails = { $seat-cap } force { $force } sailed from { $base }, { $tf ->
    [1] a task force
   *[other] fewer than ten factors
}: { $ships }.
event-force-divided = { $seat } divided force { $force }: { $tf ->
    [1] task force { $own }
   *[other] force { $own }
} is new.
event-force-divided-seen = { $seat } divided force { $force }: { $tf ->
    [1] task force { $own }
   *[other] force { $own }
} holds { $ships }.
event-force-formed = { $seat-cap } force { $force } sailed from { $base }: { a-force }.
event-force-formed-seen = Your force { $force } sailed from { $base }, { $tf ->
    [1] a task force
   *[other] fewer than ten factors
}: { $ships }.
event-path-announced = { $seat-cap } voyage { $voyage } runs from { the-from } to { the-to }, { the-hexes }.
event-patrol-supports = { $seat-cap } patrol (voyage { $voyage }) came to help at { the-hex }.
event-interception-rolled = { $submarine ->
    [1] { $seat-cap } submarine
   *[other] { $seat-cap } interception { $voyage }
} { $dice ->
    [0] had no dice to roll
    [one] rolled { $dice } die ({ $rolls })
   *[other] rolled { $dice } dice ({ $rolls })
}: { $score } for { $distance ->
    [one] { $distance } hex
   *[other] { $distance } hexes
}. { $round ->
    [1] It arrives in time.
   *[other] It could join in round { $round }.
}
event-interception-given-up = { $seat-cap } interception { $voyage } did not sail after all.
event-on-station = { $seat-cap } patrol (voyage { $voyage }) is on station at { the-hex }.
event-duty-done = { $seat } accomplished a mission: { $duty }. { $points ->
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
event-presses-on = { $seat } continued voyage { $voyage }.
event-held-back = { $seat } held back { $ships }.
event-spared = { $seat-cap } ships held back from battle, ready again in { $base }: { $ships }.
event-parts = { $seat-cap } force { $force } left voyage { $voyage } to go home by itself (voyage { $own }).
event-combined = { $seat-cap } { $forces } forces met at { the-hex } and go on as voyage { $voyage }.
event-turns-back = { $seat } called off voyage { $voyage }.
event-back-in-port = { $seat-cap } force { $force } is in { $base }{ $inverted ->
    [1] , out of use for the rest of the turn.
   *[other] { "" } again.
}
event-battle-begins = A naval battle begins at { the-hex }.
event-attack-on-the-way = Voyage { $voyage } was attacked on its way, at { the-hex }.
event-round-begins = Round { $round } of the battle at { the-hex }.
event-battle-broken-off = For { $rounds } rounds nobody fired, bombed or launched torpedoes: the interceptors break off.
event-battle-over = The battle at { the-hex } ended after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}. { $winner ->
    [0] Both sides lost it.
   *[other] { $seat } won it.
}
event-groups-formed = { $seat-cap } combat groups: { $numbers }.
event-group-revealed = { $seat-cap } combat group { $number } is revealed: { $ships }.
event-search-rolled = { $dice ->
    [0] { $seat } had no dice to search with.
    [one] { $seat } searched with { $dice } die: { $rolls }.
   *[other] { $seat } searched with { $dice } dice: { $rolls }.
}
event-group-found = { $seat-cap } combat group { $number } was found ({ $results }): { $small ->
    [0] ten factors or more
   *[other] fewer than ten factors
}, { $slow ->
    [0] fast
   *[other] slow
}{ $carriers ->
    [0] {""}
    [one] , { $carriers } fast carrier
   *[other] , { $carriers } fast carriers
}{ $cargo ->
    [0] .
   *[other] , with cargo.
}
event-group-withdraws = { $seat-cap } combat group { $number } withdrew.
event-ships-withdraw = Withdrawn from { $seat-gen } group { $number }: { $ships }.
event-strategic-cards = Strategic cards played: { $first } against { $second }.
event-undersea-cards = Submarine and anti-submarine cards played: { $first } against { $second }.
event-tactical-cards = Tactical cards played: { $first } against { $second }.
event-advantage-for-search = { $seat } used the codebreaking advantage for search.
event-advantage-for-gunnery = { $seat } used the codebreaking advantage for gunnery.

## Questions: operations

decision-strategic-cards = Play how many strategic cards? You have { $held }.
    .why = Play more than the enemy for one more die in each of your interceptions this player turn.
decision-undersea-cards = Play how many submarine cards? You have { $held }.
    .why = Play more than the enemy for +1 in every submarine attack this player turn.
decision-tactical-cards = Play how many tactical cards? You have { $held }.
    .why = They count for this battle.
decision-use-advantage = Use your codebreaking for search or for gunnery?
    .yes = for search
    .no = for gunnery
    .why = It counts for this battle.
decision-carry-out = { $duty }: do you want to?
decision-another-force = { $duty }: send another force? { $formed } so far.
decision-which-ships = Which ships sail from { $base }?
    .done = these sail
    .why = { $factors ->
        [one] { $factors } factor so far; { $least } to { $most } allowed.
       *[other] { $factors } factors so far; { $least } to { $most } allowed.
    }
decision-how-many-ships = { $ship }: how many sail?
    .why = { $factors ->
        [one] { $factors } factor chosen so far.
       *[other] { $factors } factors chosen so far.
    }
decision-where-to = Voyage { $voyage }: where to?
decision-which-way = Voyage { $voyage }: by which route to { the-goal }?
    .done = take this route
    .why = The route has { the-hexes } so far.
decision-interception-hex = Intercept in which hex?
    .done = do not intercept
    .why = { a-level }
decision-interceptors = Which ships intercept at { the-hex }?
    .done = nobody else
    .why = { a-level }
decision-submarine-intercepts = { $boats ->
    [1] Submarine from { $base }: lie in wait where?
   *[other] Submarine { $boat } of { $boats } from { $base }: lie in wait where?
}
    .done = stay in port
    .why = { a-level }
decision-air-attack-hex = Voyage { $voyage }: attack it from the air in which hex?
    .done = no attack
decision-order-of-voyages = Resolve which of your voyages next?
decision-withhold = Round { $round }: hold back which ships?
    .done = the others fight
    .why = They count as screened, and stay ready if they are held back throughout.
decision-withhold-number = { $ship }: hold back how many?
decision-goes-on-alone = Voyage { $voyage }: go on without the others?
    .yes = go on alone
    .no = turn back
    .why = Not all have come to the rendezvous.
decision-press-on = Voyage { $voyage }: go on or turn back?
    .yes = continue the voyage
    .no = turn back
decision-which-base = Voyage { $voyage }: return from { the-hex } to which base?
decision-group-number = Which number for this combat group?
    .stay = it waits outside the battle
    .why = It has { $ships }.
decision-surplus-ships = Group { $number } is too large: which ships leave?
    .why = { $factors ->
        [one] It is { $factors } factor over the limit; they form a group of their own.
       *[other] It is { $factors } factors over the limit; they form a group of their own.
    }
decision-surplus-count = { $ship }: how many leave group { $number }?
decision-surplus-number = Which number for the ships leaving group { $number }?
    .stay = they wait outside the battle
    .why = They are { $ships }.
decision-withdraw = Round { $round } is over: withdraw which groups?
    .done = no more groups
    .none = no group
decision-withdraw-ships = Withdraw all of group { $number }, or some ships?
    .yes = the whole group
    .done = only the ships chosen so far

## Refusals: operations

refusal-submarines-alone = Submarines choose one at a time, after the ships.
refusal-other-side-of-the-strait = That hex lies on the other side of a strait, which is asked about separately.
refusal-fight-in-the-battle = There will be a battle there: squadrons take part in it instead of attacking separately.
refusal-sailed-past = They have already passed that hex.
refusal-no-squadron-there = No squadron of yours that may attack them reaches that hex before the next battle.
refusal-parted-later = Both parts still sail together here: intercept the voyage they come from.
refusal-not-in-a-box = Submarines do not intercept in a box of the strategic war.
refusal-too-few-factors = That is too few factors.
refusal-too-many-factors = A force has at most 25 factors, and this one no more than was called for.
refusal-too-many-carriers = Each factor of fast carriers needs a fast fleet factor beside it.
refusal-cargo-needs-ships = Each unit of cargo needs a destroyer factor or a transport.
refusal-no-dice-for-slow-ships = With a slow ship the force would have no dice to roll.
refusal-one-small-force = A force of fewer than ten factors sails from there already; a second must be a task force.
refusal-no-dice-for-heavy-ships = Only cruisers and destroyers by themselves would have a die to roll.
refusal-cannot-be-completed = The ships left could not make up the rest.
refusal-already-on-the-way = That hex is already on the route.
refusal-beyond-range = That route is longer than the range.
refusal-not-on-the-path = The voyage does not pass there.
refusal-already-past = Ships at sea cannot be intercepted in the hex they start from.
refusal-out-of-reach = That hex is too far away.
refusal-may-not-intercept = Ships based there may not intercept.
refusal-no-dice = There would be no dice to roll.
refusal-nothing-uncommitted = No ships there are free.
refusal-number-taken = Another group already has that number.
refusal-carries-already = That group already has cargo; only one without can join this force.
refusal-group-too-large = A combat group has at most 25 factors, so nothing more can join this one.
refusal-too-many-leave = Fewer ships are enough to bring the group down to 25 factors.
refusal-six-groups-at-most = A side has six groups in battle at once: no more, and no fewer if it has them.
refusal-cargo-must-fight = A force with cargo must take part.
refusal-not-attacked = A group that was not attacked withdraws as a whole or not at all.
refusal-no-base-so-far = That base is too far from here.
refusal-base-of-origin-only = They must return to the base they came from.
refusal-no-cards-left = You do not have that many.
refusal-port-invaded = The enemy is landing there.
refusal-patrol-only-supports = An offensive patrol only helps in the hex where its own side was intercepted.
refusal-original-base-only = Ships that have not fought return to the base they came from.

outcome-operation-over = The operation is over. Winner: { $winners }. { $scores }.
outcome-operation-tied = The operation is over. The points are equal ({ $scores }), and the scenario gives the tie to { $winners }.

### Combat: air operations, fleet combat, submarines.

## Parts of sentences

fire-sum = { $roll } { $modifier ->
    [0] unmodified
   *[other] with { $modifier }
} (nationality { $m-own }, enemy nationality { $m-enemy }{ $m-own-edge ->
    [0] { "" }
   *[other] , advantage { $m-own-edge }
}{ $m-enemy-edge ->
    [0] { "" }
   *[other] , enemy advantage { $m-enemy-edge }
}{ $m-own-burden ->
    [0] { "" }
   *[other] , burden { $m-own-burden }
}{ $m-enemy-burden ->
    [0] { "" }
   *[other] , enemy burden { $m-enemy-burden }
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
} (nationality { $m-own }, enemy nationality { $m-enemy }{ $m-enemy-edge ->
    [0] { "" }
   *[other] , enemy advantage { $m-enemy-edge }
}{ $m-naval-air ->
    [0] { "" }
   *[other] , naval air { $m-naval-air }
}{ $m-surprise ->
    [0] { "" }
   *[other] , surprise { $m-surprise }
})

## The war diary: combat

event-ship-sunk = { $seat-cap } { $ship } was sunk.
event-ship-damaged = { $seat-cap } { $ship } was damaged.
event-cargo-lost = { $seat } lost { $units ->
    [one] { $units } unit of cargo
   *[other] { $units } units of cargo
} with the ships that carried it.
event-engages = { $seat-cap } combat group { $group } engaged group { $target }.
event-detached = Damaged and left behind: { $ship }.
event-evaded = { $seat-cap } combat group { $group } evaded and became group { $becomes }.
event-fleet-combat = Fleet combat: group { $first } against group { $second }.
event-fires-at = { $seat } fired at { $ship } with { factors-number }: { fire-sum }, { hits-scored }.
event-fires-at-lights = { $seat } fired at the light ships with { factors-number }: { fire-sum }, { hits-scored }.
event-fires-at-screened-lights = { $seat } fired at the screened light ships with { factors-number }: { fire-sum }, { hits-scored }.
event-air-combat = Air combat: { $seat-gen } { $attackers ->
    [one] { $attackers } squadron
   *[other] { $attackers } squadrons
} ({ $roll } with { $modifier }) against { $defenders } ({ $enemy } with { $enemymodifier }). Attackers: { $lost } lost, { $aborted } turned back; defenders: { $downed } lost, { $driven } driven off.
event-lands-ashore = { $seat-cap } squadron without a deck landed at { $base }.
event-no-deck = { $seat-cap } squadron found no deck and was lost.
event-base-attacked = { $seat } sent { squadrons-number } against the air base at { $base }.
event-land-air = { $seat-cap } land-based air: { $cover } on cover, { $search } searching.
event-strike-launched = { $surprise ->
    [0] { $seat } struck group { $group } with { squadrons-number }.
   *[other] { $seat } surprised group { $group } with { squadrons-number }, level { $surprise }.
}
event-air-defence = { $seat-cap } air defence, level { $level }, rolled { $roll }: { $lost ->
    [one] { $lost } squadron
   *[other] { $lost } squadrons
} shot down, { $aborted } turned back.
event-strikes = { $seat } attacked { $ship } with { squadrons-number }: { strike-sum }, { hits-scored }.
event-strikes-lights = { $seat } attacked the light ships with { squadrons-number }: { strike-sum }, { hits-scored }.
event-critical = Critical hit check on { $ship }: rolled { $roll }.
event-submarines-attack = { $seat } sent { $submarines ->
    [one] a submarine
   *[other] { $submarines } submarines
} against group { $group }.
event-torpedo-category = The submarine found { $category ->
    [0] fast carriers
    [1] capital ships
   *[other] light ships
} (rolled { $roll }).
event-torpedoes = { $seat-cap } submarine attacked { $ship }: { torpedo-sum }, { hits-scored }.
event-torpedoes-lights = { $seat-cap } submarine attacked the light ships of group { $group }: { torpedo-sum }, { hits-scored }.
event-submarine-lost = { $seat-cap } submarine was lost: { torpedo-sum }.

## Questions: combat

decision-patrol = { $ship }: how many squadrons fly patrol over the group?
    .why = It has { $squadrons }; those on patrol defend, the others can strike.
decision-air-done = All your air units are assigned.
    .done = continue
decision-base-attack = Attack enemy air units at which base?
    .done = no base attack
decision-base-squadrons = Attack { $base } with how many squadrons?
    .why = Squadrons with DRM { $drm }.
decision-air-cover = { $kind ->
    [0] Group { $group }: how many land-based naval squadrons cover it?
   *[other] Group { $group }: how many cover squadrons fly over it?
}
    .why = { $squadrons ->
        [one] { $squadrons } squadron left.
       *[other] { $squadrons } squadrons left.
    }
decision-air-search = { $kind ->
    [0] How many land-based naval squadrons search?
   *[other] How many search squadrons search?
}
    .why = { $squadrons ->
        [one] { $squadrons } squadron available.
       *[other] { $squadrons } squadrons available.
    }
decision-surprise-strike = Surprise strike on which enemy group?
    .done = no surprise strike
    .why = None of your groups was found: you may make one surprise strike.
decision-strike = Air strike on which enemy group?
    .done = no more strikes
decision-strike-squadrons = { $kind ->
    [0] How many naval squadrons strike group { $group }?
   *[other] How many attack squadrons strike group { $group }?
}
    .why = Squadrons with DRM { $drm }.
decision-strike-target = { $squadrons ->
    [one] { $squadrons } squadron got through: attack which ships?
   *[other] { $squadrons } squadrons got through: attack which ships?
}
    .done = the rest turn home
    .light = the light ships
decision-strike-share = How many of { squadrons-number }?
decision-engage = Your group { $group } is free: attack which enemy group?
    .done = attack none
    .why = No enemy group has engaged it.
decision-evade = Enemy group { $by } attacks your group { $group }: evade?
    .yes = evade
    .no = stand and fight
    .why = Damaged ships would be left behind.
decision-screen = Group { $group }: screen which ships?
    .done = the others fight
    .why = Both sides choose at the same time, in secret.
decision-screen-number = { $ship }: how many are screened?
decision-surplus-capital = { $ship } has no opponent: fire at what?
    .hold = hold fire for screened ships
    .light = the light ships
decision-return-fire = { $ship } is under fire from several: fire back at which?
decision-surplus-light = { $factors ->
    [one] { $factors } light factor without an opponent: fire at what?
   *[other] { $factors } light factors without an opponent: fire at what?
}
    .hold = hold fire for screened ships
    .light = join in against the light ships
decision-factors-at-target = How many of up to { $factors } factors?
decision-screened-target = { $ship }: fire at which screened ship?
    .done = hold fire
    .screened = the screened light ships
    .why = No enemy ship stands in front of the screened ones any more.
decision-screened-target-light = { $factors ->
    [one] { $factors } light factor: fire at which screened ship?
   *[other] { $factors } light factors: fire at which screened ship?
}
    .done = hold fire
    .screened = the screened light ships
    .why = No enemy ship stands in front of the screened ones any more.
decision-choose-loss = { $count ->
    [one] You lose one more light ship: which?
   *[other] You lose { $count } more light ships: which first?
}
decision-submarine-target = { $submarines ->
    [one] Your submarine attacks: which group?
   *[other] Your { $submarines } submarines attack: which group?
}
    .done = no attack
decision-submarines-number = How many submarines attack group { $group }?
decision-torpedo-target = { $attack ->
    [1] Torpedo which ship of group { $group }?
   *[other] Submarine attack { $attack }: torpedo which ship of group { $group }?
}
decision-substitutes = How many destroyers in { $base } are lost instead?
    .why = { $count ->
        [one] { $count } light ship would be lost.
       *[other] { $count } light ships would be lost.
    }

## Refusals: combat

refusal-not-your-ship = That ship is not in this group.
refusal-screened-anyway = It is screened in any case.
refusal-in-order = Name the ships in the order of the list.
refusal-too-many = There are not that many.
refusal-no-light-ships = There are no light ships to fire at.
refusal-target-sunk = That ship is sunk.
refusal-not-firing-at-you = A ship under fire fires back at one of those firing at it.
refusal-first-gets-most = No later target may draw more factors than the one before.
refusal-targeted-already = That target has already been chosen.
refusal-slow-group = The group is slow.
refusal-not-found = The group has not been found.
refusal-results-spent = Every search result against it has been used.
refusal-has-evaded = It has evaded this round.
refusal-behind-the-screen = It is screened, with other ships in front of it.
refusal-will-meet = These two groups are already about to fight.
refusal-strike-limit = That is more squadrons than one strike may have.
refusal-no-such-target = It is not of the category that was rolled.
refusal-room-to-evade = There is no free higher number.
refusal-not-revealed = The group has been neither found nor revealed in fleet combat.
refusal-no-base-in-range = There are no air units there within range.
refusal-must-lose = That ship may not be lost now.
refusal-not-a-flyer = No squadron is left to fly it.
refusal-strike-needs-squadrons = A strike needs at least one squadron.
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
