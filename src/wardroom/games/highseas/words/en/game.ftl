### Naval Battles.

## Things

ship = { $name }
    .full = { $name } ({ $type })

## Answers

action-plus = { $number ->
    [0] no Planning
   *[other] +{ $number } with Planning
}
action-active = active
action-passive = passive
action-table = { $thing }, prepared
action-france = { nation-fr }
action-germany = { nation-de }
action-italy = { nation-it }
action-japan = { nation-jp }
action-britain = { nation-uk }
action-america = { nation-us }

## Parts of sentences

navy = { $nation ->
    [fr] France
    [de] Germany
    [it] Italy
    [jp] Japan
    [uk] the United Kingdom
   *[us] the United States
}
planned = { $plus ->
    [absent] { "" }
   *[other] , +{ $plus } with Planning
}
roll = { $roll ->
    [0] needed { $needed }{ planned }; no die could change it
   *[other] rolled { $roll }{ planned }, needed { $needed }
}
attack = { $kind ->
    [land] land-based air attack on { $target }
    [carrier] air attack from { $source } on { $target }
   *[other] { $second ->
        [absent] { $card } from { $source } at { $target }
       *[other] { $card } from { $source } and { $second } at { $target }
    }
}
threat = { $kind ->
    [main] Main salvo at { $target }
    [secondary] Secondary salvo at { $target }
    [torpedo] Torpedo spread at { $target }
    [depth] Depth charges at { $target }
   *[other] Air attack on { $target }
}

## The war diary: before the battle

event-battle-begins = Battle { $number } begins.
event-nation-picked = { $seat } took command of the navy of { navy }.
event-nation-drawn = { $seat } drew the navy of { navy }.
event-fleet-chosen = { $seat } put to sea with { $ships }.
event-first-roll = { $seat } rolled { $number } for the first turn.
event-first-rolled = { $seat } { $seat-you ->
    [yes] go
   *[no] goes
} first.
event-first-agreed = { $seat } { $seat-you ->
    [yes] go
   *[no] goes
} first, as agreed.
event-formation = { $seat } formed the fleet. { $first ->
    [absent] { "" }
   *[other] Row 1: { $first }.
}{ $second ->
    [absent] { "" }
   *[other] { " " }Row 2: { $second }.
}{ $third ->
    [absent] { "" }
   *[other] { " " }Row 3: { $third }.
}{ $submarines ->
    [absent] { "" }
   *[other] { " " }Submarines: { $submarines }.
}
event-hand-dealt = { $seat } drew { $number } cards.
event-hand-dealt-seen = { $seat } drew { $cards }.

## The war diary: Reorganize and Prepare

event-turn-begins = { $seat-cap } turn.
event-front-cleared = { $seat } discarded { $cards } from in front of the fleet.
event-submarine-active = { $seat } made { $ship } active.
event-submarine-passive = { $seat } made { $ship } passive.
event-reinforcements = { event-card-played }
event-ship-joined = { $row ->
    [0] { $ship } joined { $seat-gen } fleet, passive.
   *[other] { $ship } joined { $seat-gen } fleet in row { $row }.
}
event-points-lost = { $number ->
    [one] { $seat } left { $number } point of Reinforcements unused.
   *[other] { $seat } left { $number } points of Reinforcements unused.
}
event-retreats = { $seat } retreated: no attacks by this fleet, and none on it.
event-prepared = { $seat } prepared { $card }.

## The war diary: the attack

event-surprise = { $seat } made a Surprise Attack: { $at-low } lost { $cards }.
event-attack-declared = Attack { $number }: { attack }, { $damage ->
    [absent] sinks on { $needed } or more
   *[other] { $damage } damage
}.
event-stopped = { $seat-cap } { $answer } stopped attack { $number }: { attack }.
event-escorted = { $seat-cap } { $answer } drew attack { $number } to { $ship }: { attack }.
event-attack-wasted = Attack { $number } was wasted on a target already sunk: { attack }.
event-cover-stops = { $ship }’s air cover stopped attack { $number }, the { attack } ({ roll }).
event-cover-fails = { $ship }’s air cover failed against attack { $number }, the { attack } ({ roll }).
event-runs-silent = { $ship } ran silent and escaped attack { $number }: { attack } ({ roll }).
event-is-heard = { $ship } was detected by attack { $number }: { attack } ({ roll }).
event-roll-hits = Attack { $number } hit: { attack } ({ roll }).
event-roll-misses = Attack { $number } missed: { attack } ({ roll }).
event-salvo-sinks = Attack { $number } struck home: { attack }, { $damage } damage.
event-damaged = Attack { $number } did { $damage } damage to { $at-gen } { $target }; { $left } more will sink it.
event-sunk = { $points ->
    [one] { $by } sank { $seat-gen } { $ship } for { $points } point, { $total } in all.
   *[other] { $by } sank { $seat-gen } { $ship } for { $points } points, { $total } in all.
}
event-out = { $cards ->
    [absent] { $seat } lost the last ship and { $seat-you ->
        [yes] are
       *[no] is
    } out of the battle.
   *[other] { $seat } lost the last ship and { $seat-you ->
        [yes] are
       *[no] is
    } out of the battle, discarding { $cards }.
}

## The war diary: the end of a turn

event-discarded = { $seat } discarded { $cards }.
event-drawn = { cards-drawn }
event-drawn-seen = { $cards ->
    [absent] { $seat } drew nothing.
   *[other] { $seat } drew { $cards }.
}
event-reshuffled = The discards were shuffled to form a new draw pile.
event-battle-scored = { $number ->
    [one] { $seat } scored { $number } point in this battle, { $total } in all.
   *[other] { $seat } scored { $number } points in this battle, { $total } in all.
}

## Questions: before the battle

decision-pick-nation = Which navy will you command?
decision-choose-fleet = { $number ->
    [one] Choose your ships: { $number } point left.
   *[other] Choose your ships: { $number } points left.
}
    .done = put to sea
    .why = Your opponents choose at the same time and see nothing of this.
decision-lay-out = { decision-arrange }
decision-lay-out-submarine = { $ship }: active or passive?

## Questions: Reorganize and Prepare

decision-reorganize = Reorganize your fleet?
    .done = done reorganizing
    .why = Move ships, turn submarines active or passive, play Reinforcements or Retreat.
decision-reinforce = { $number ->
    [one] Which reserve ships join you? { $number } point left.
   *[other] Which reserve ships join you? { $number } points left.
}
    .done = no more ships
decision-repair = { $number ->
    [one] Repair which ship? { $number } Damage card to remove.
   *[other] Repair which ship? { $number } Damage cards to remove.
}
decision-repair-which = Remove which Damage card from { $ship }?
decision-prepare = Prepare which cards?
    .done = prepare these
    .none = prepare none
    .why = Prepared cards lie in front of your fleet, ready to use.

## Questions: the attack

decision-declare = Attack with which card or carrier?
    .done = open fire
    .why = Declare all your attacks before anyone defends.
decision-surprise-whom = { $card }: against whom?
decision-second-ship = Which ship fires together with { $ship }?
    .why = { $card } needs two ships.
decision-target = { $ship ->
    [absent] { $card }: at which ship?
   *[other] { $ship } fires { $card }: at which ship?
}
decision-next-target = { $card }: another target?
    .done = no more targets
decision-strike-target = Aircraft from { $ship }: attack which ship?
decision-next-strike-target = Aircraft from { $ship }: another target?
    .done = no more targets
decision-defend = { $coming ->
    [0] Play a defence card?
    [1] { threat }: defend?
   *[other] { $coming } attacks on { $at-low }: defend?
}
    .done = no defence
decision-defend-against = { $card }: against which attack?
decision-escort-to = Which ship takes the attack instead of { $ship }?
decision-planning = { $ship ->
    [absent] Attack { $number } needs { $needed }: add Planning to the roll?
   *[other] { $ship } needs { $needed } to stop attack { $number }: add Planning?
}
    .why = Attack { $number } is the { attack }.

## Questions: the end of a turn


## Refusals: fleets and rows

refusal-nation-taken = Another player has taken that navy.
refusal-too-many-points = { $ship } costs { $points } points, and the fleet may cost { $number } in all.
refusal-chosen-already = { $ship } is already in your fleet.
refusal-fleet-empty = A fleet needs at least one ship.
refusal-row-gap = { $ship ->
    [absent] That would leave an empty row in front of another.
   *[other] If { $ship } moved away, an empty row would be left in front of another.
}
refusal-moved-already = { $ship } has already moved in this step.
refusal-stands-there = The ship is already there.
refusal-no-row-for-submarines = Submarines are not placed in rows: say active or passive.

## Refusals: cards in their steps

refusal-only-reorganize = { $card } cannot be played in this step: only Reinforcements and Retreat can.
    .short = Only Reinforcements and Retreat now
refusal-only-prepare = { $card } cannot be prepared: only Escort Ship, Armor Plating, Near Miss and Planning can.
    .short = Cannot be prepared
refusal-nothing-to-call = Your Reinforcements do not pay for any ship of your reserve.
    .short = No ship at that price
refusal-too-few-points = { $ship } costs { $points } points of Reinforcements, and you have not played that many.
refusal-not-damaged = { $ship } is undamaged.
refusal-not-an-attack = { $card } is not an attack.
    .short = Not an attack

## Refusals: the attack

refusal-own-fleet = You cannot attack your own fleet.
refusal-weapon-spent = { $ship ->
    [absent] Every ship that could fire { $card } has done so this turn.
   *[other] { $ship } has already used that weapon this turn.
}
    .short = Those weapons have fired
refusal-surprise-first = A Surprise Attack comes before the other attacks are declared.
    .short = Only before other attacks
refusal-nothing-to-surprise = { $card ->
    [absent] There is no card there to discard.
   *[other] No opponent has a card in front of the fleet for { $card } to hit.
}
    .short = No cards before any fleet
refusal-retreated = { $owner ->
    [absent] A fleet that has retreated cannot be attacked.
   *[other] { $owner } has retreated and cannot be attacked.
}
refusal-team-mate = { $owner ->
    [absent] Team-mates do not attack each other.
   *[other] { $owner } is your team-mate.
}
refusal-main-from-row = { $ship ->
    [absent] Main batteries fire from rows 1 and 2, and no ship there can fire { $card }.
   *[other] Main batteries fire from rows 1 and 2, and { $ship } is in row { $row }.
}
    .short = No such guns in rows 1 and 2
refusal-main-at-row = { $source ->
    [absent] Main batteries reach rows 1 and 2, and there is no enemy there.
   *[other] Main batteries reach rows 1 and 2, and { $owner-gen } { $ship } is in row { $row }.
}
    .short = No target in rows 1 and 2
refusal-no-main-battery = { $ship ->
    [absent] None of your ships has a main battery for { $card }.
   *[other] { $ship } has no main battery for { $card }.
}
    .short = No ship has those guns
refusal-secondary-from-row = { $ship ->
    [absent] Secondary batteries fire from row 1, and no ship there can fire { $card }.
   *[other] Secondary batteries fire from row 1, and { $ship } is in row { $row }.
}
    .short = No such guns in row 1
refusal-secondary-at-row = { $source ->
    [absent] Secondary batteries reach row 1 only, and there is no enemy there.
   *[other] Secondary batteries reach row 1 only, and { $owner-gen } { $ship } is in row { $row }.
}
    .short = No target in row 1
refusal-no-secondary-battery = { $ship ->
    [absent] None of your ships has a secondary battery for { $card }.
   *[other] { $ship } has no secondary battery for { $card }.
}
    .short = No ship has those guns
refusal-two-ships-together = A double salvo needs two different ships in row 1 that can fire it.
    .short = Needs two ships in row 1
refusal-guns-miss-submarines = { $source ->
    [absent] Guns cannot fire at submarines, and there is no other target.
   *[other] { $ship } is a submarine, and guns cannot fire at submarines.
}
refusal-torpedo-from-row = { $ship ->
    [absent] Surface ships fire torpedoes from row 1, and no ship there can.
   *[other] Surface ships fire torpedoes from row 1, and { $ship } is in row { $row }.
}
    .short = No torpedoes in row 1
refusal-torpedo-at-row = { $source ->
    [absent] Torpedoes of surface ships reach row 1 only, and there is no enemy there.
   *[other] Torpedoes of surface ships reach row 1 only, and { $owner-gen } { $ship } is in row { $row }.
}
    .short = No target in row 1
refusal-no-torpedo-mount = { $ship ->
    [absent] None of your ships has a torpedo mount.
   *[other] { $ship } has no torpedo mount.
}
    .short = No ship has torpedoes
refusal-submarine-passive = { $ship ->
    [absent] Only active submarines fire torpedoes, and yours are passive.
   *[other] { $ship } is passive, and only active submarines fire torpedoes.
}
refusal-no-torpedo-at-submarines = { $source ->
    [absent] Torpedoes cannot be fired at submarines, and there is no other target.
   *[other] { $ship } is a submarine, and torpedoes cannot be fired at submarines.
}
refusal-charge-from-row = { $ship ->
    [absent] Depth charges are dropped from row 1, and no ship there can.
   *[other] Depth charges are dropped from row 1, and { $ship } is in row { $row }.
}
    .short = No hunter in row 1
refusal-no-charges = { $ship ->
    [absent] Only surface ships with a torpedo mount drop depth charges, and you have none.
   *[other] Only surface ships with a torpedo mount drop depth charges, and { $ship } is not one.
}
    .short = No ship can hunt
refusal-only-submarines-depth-charged = { $source ->
    [absent] Depth charges are for submarines, and there is no enemy submarine in reach.
   *[other] Depth charges are for submarines, and { $ship } is not one.
}
    .short = No submarine to hunt
refusal-no-carrier = { $ship } is not a carrier.
refusal-carriers-spare-submarines = { $source ->
    [absent] Carriers do not attack submarines, and there is no other target.
   *[other] { $ship } is a submarine, and carriers do not attack submarines.
}
refusal-one-fleet = All dice of one card or carrier go to one fleet, and { $ship } is in another.
refusal-too-many-attacks = No more attacks can be declared in one turn.

## Refusals: defence

refusal-not-a-defense = { refusal-not-a-defence }
    .short = { refusal-not-a-defence.short }
refusal-already-stopped = { $attack ->
    [absent] No attack that { $card } could stop is still coming.
   *[other] Attack { $attack } has already been dealt with.
}
refusal-used-this-turn = { $card } has already been used this turn and is ready again in the next player’s.
refusal-near-miss-meets = { $attack ->
    [absent] Near Miss stops Main Salvos, and none is coming.
   *[other] Near Miss stops Main Salvos, and attack { $attack } is not one.
}
    .short = No main salvo comes
refusal-armor-meets = { $attack ->
    [absent] Armor Plating stops Secondary Salvos, and none is coming.
   *[other] Armor Plating stops Secondary Salvos, and attack { $attack } is not one.
}
    .short = No secondary salvo comes
refusal-small-target-meets = { $attack ->
    [absent] No ship with a hull of 4 or less is under attack.
   *[other] The target of attack { $attack } has a hull greater than 4.
}
    .short = No small ship is attacked
refusal-escort-same-row = { $ship ->
    [absent] There is no other ship in the row of the target.
   *[other] { $ship } is not in the row of the target.
}
    .short = No other ship in that row
refusal-escort-not-for-submarines = Submarines are not placed in rows, so no ship can take their place.
refusal-already-the-target = { $ship } is already the target.

## The end

outcome-points-sunk = { $number ->
    [one] { $winners } won by sinking enough enemy ships. Points: { $scores }.
   *[other] { $winners } won together by sinking enough enemy ships. Points: { $scores }.
}
outcome-last-afloat = { $number ->
    [one] { $winners } won with the last fleet afloat. Points: { $scores }.
   *[other] { $winners } won together with the last ships afloat. Points: { $scores }.
}
outcome-linked-total = { $number ->
    [one] { $winners } won on the points of all battles. Points: { $scores }.
   *[other] { $winners } won together on the points of all battles. Points: { $scores }.
}

odds-redirected = drawn away

## Why a rule is outside

heading-example = an example

## Ships and cards

field-year = In service
field-tubes = Torpedo tubes
field-oxygen = Oxygen torpedoes
field-flak = Heavy anti-aircraft guns
field-planes = Aircraft
field-main = Main battery
field-secondary = Secondary battery
field-mount = Torpedo mount
field-flights = Air attacks (by option)
field-numbers = Needs on a die
field-anti_air = Anti-aircraft
field-steps = Played in
field-reach = Who may attack whom
double-True = { action-yes }
double-False = { action-no }
oxygen-True = { action-yes }
oxygen-False = { action-no }
family-reinforcements = { steps-reorganize }
family-retreat = { steps-reorganize }
family-planning = { steps-prepare }
family-land_air = { kind-aircraft }
family-surprise = { steps-attack }
family-depth_charge = depth charge
family-main = main salvo
family-near_miss = { family-escort }
family-small_target = { kind-defence }
family-secondary = secondary salvo
family-armor = { family-escort }
family-evasive = { kind-defence }

## 2 The marks of an action card: its steps, and who may attack whom

steps-defense = { kind-defence }
reach-1-at-1 = row 1 at row 1
reach-12-at-12 = rows 1–2 at rows 1–2
reach-1-at-ap = row 1 at submarines
reach-a-at-123 = active submarine at any row
steps-reorganize-short = R
steps-prepare-short = P
steps-attack-short = A
steps-defense-short = D
reach-1-at-1-short = 1▸1
reach-12-at-12-short = 12▸12
reach-1-at-ap-short = 1▸ap
reach-a-at-123-short = a▸123
reach-land-at-123ap-short = land▸123ap

## The summary of defences

summary-from = { $attack ->
    [main] Main Salvo
    [secondary] Secondary Salvo
    [torpedo] Torpedo Spread
    [depth] Depth Charge
    [land] Land-Based Air
    [carrier] Carrier attack
   *[other] { $attack }
}
summary-escort = Escort Ship
summary-cover = { field-cover }
summary-silent = { field-silent }
summary-way-prepared = prepared
summary-way-hand = hand
summary-effect-stopped = { $roll ->
    [yes] roll to stop
   *[no] stops
}
summary-effect-redirected = moved to another ship
summary-legend = prepared: in front of the fleet, against one attack in each player’s turn. hand: from the hand, against one attack. ship: the ship’s own number. Empty: the defence does nothing.
steps-attack = attack
family-escort = prepare or defence
steps-reorganize = reorganize
steps-prepare = prepare
field-cover = Air cover
field-double = Double
field-hull = Hull
field-silent = Run Silent
field-size = Calibre
