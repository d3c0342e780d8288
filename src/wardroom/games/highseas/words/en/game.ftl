### Naval Battles.

## Things

ship = { $name }
    .full = { $name } ({ $type })

## Answers

action-plus = { $number ->
    [0] no Planning
   *[other] +{ $number } by Planning
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
   *[other] , +{ $plus } by Planning
}
roll = { $roll ->
    [0] { $needed } needed{ planned }, no die could change it
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

## The war diary: before the battle

event-battle-begins = Battle { $number } began.
event-nation-picked = { $seat } took the navy of { navy }.
event-nation-drawn = { $seat } drew the navy of { navy }.
event-fleet-chosen = { $seat } put to sea with { $ships }.
event-first-roll = { $seat } rolled { $number } for the first turn.
event-first-rolled = { $seat } begins.
event-first-agreed = { $seat } begins, as agreed.
event-formation = { $seat } laid out the fleet. { $first ->
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

event-turn-begins = Turn of { $seat }.
event-front-cleared = { $seat } discarded { $cards } from before the fleet.
event-submarine-active = { $seat } made { $ship } active.
event-submarine-passive = { $seat } made { $ship } passive.
event-reinforcements = { event-card-played }
event-ship-joined = { $row ->
    [0] { $ship } joined the fleet of { $seat }, passive.
   *[other] { $ship } joined the fleet of { $seat } in row { $row }.
}
event-points-lost = { $number ->
    [one] { $seat } left { $number } point of Reinforcements unused.
   *[other] { $seat } left { $number } points of Reinforcements unused.
}
event-retreats = { $seat } retreated: no attack from this fleet, and none on it.
event-prepared = { $seat } prepared { $card }.

## The war diary: the attack

event-surprise = { $seat } made a Surprise Attack: { $at } lost { $cards }.
event-attack-declared = Attack { $number }: { attack }, { $damage ->
    [absent] sinks on { $needed } or more
   *[other] { $damage } damage
}.
event-stopped = { $answer } of { $seat } stopped attack { $number }: { attack }.
event-escorted = { $answer } of { $seat } drew attack { $number } to { $ship }: { attack }.
event-attack-wasted = Attack { $number } was wasted, its target already gone: { attack }.
event-cover-stops = Air cover of { $ship } stopped attack { $number }, the { attack } ({ roll }).
event-cover-fails = Air cover of { $ship } failed against attack { $number }, the { attack } ({ roll }).
event-runs-silent = { $ship } ran silent and escaped attack { $number }: { attack } ({ roll }).
event-is-heard = { $ship } was heard by attack { $number }: { attack } ({ roll }).
event-roll-hits = Attack { $number } hit: { attack } ({ roll }).
event-roll-misses = Attack { $number } missed: { attack } ({ roll }).
event-salvo-sinks = Attack { $number } struck home: { attack }, { $damage } damage.
event-damaged = Attack { $number } did { $damage } damage to { $target } of { $at }; { $left } more will sink it.
event-sunk = { $points ->
    [one] { $by } sank { $ship } of { $seat }, { $points } point, and stands at { $total }.
   *[other] { $by } sank { $ship } of { $seat }, { $points } points, and stands at { $total }.
}
event-rows-close-up = The rows of { $seat } closed up.
event-out = { $cards ->
    [absent] { $seat } lost the last ship and is out of the battle.
   *[other] { $seat } lost the last ship and is out of the battle, discarding { $cards }.
}

## The war diary: the end of a turn

event-discarded = { $seat } discarded { $cards }.
event-drawn = { $number ->
    [one] { $seat } drew { $number } card.
   *[other] { $seat } drew { $number } cards.
}
event-drawn-seen = { $cards ->
    [absent] { $seat } drew nothing.
   *[other] { $seat } drew { $cards }.
}
event-reshuffled = The discards were shuffled into a new draw pile.
event-battle-scored = { $number ->
    [one] { $seat } sank { $number } point in this battle and has { $total } in all.
   *[other] { $seat } sank { $number } points in this battle and has { $total } in all.
}

## Questions: before the battle

decision-pick-nation = Which navy do you command?
decision-choose-fleet = { $number ->
    [one] Choose ships for your fleet, unseen by the others: { $number } point left.
   *[other] Choose ships for your fleet, unseen by the others: { $number } points left.
}
    .done = put to sea
decision-lay-out = { decision-arrange }
decision-lay-out-submarine = Is { $ship } active or passive?

## Questions: Reorganize and Prepare

decision-reorganize = Reorganize: move ships, change submarines, play cards?
    .done = the fleet stands
decision-reinforce = { $number ->
    [one] Which ships of the reserve join you? { $number } point left.
   *[other] Which ships of the reserve join you? { $number } points left.
}
    .done = the fleet stands
decision-move-to = To which row shall { $ship } go?
decision-repair = { $number ->
    [one] Which ship is repaired? { $number } Damage card to remove.
   *[other] Which ship is repaired? { $number } Damage cards to remove.
}
decision-repair-which = Which Damage card is removed from { $ship }?
decision-prepare = Prepare which cards?
    .done = nothing more
    .none = nothing

## Questions: the attack

decision-declare = Declare your attacks: a card, or a carrier.
    .done = open fire
decision-surprise-whom = Whom does { $card } strike?
decision-second-ship = Which ship fires { $card } together with { $ship }?
decision-target = { $ship ->
    [absent] At which ship is { $card } aimed?
   *[other] At which ship does { $ship } fire { $card }?
}
decision-next-target = Another target for { $card }?
    .done = no further target
decision-strike-target = Which ship do the aircraft of { $ship } attack?
decision-next-strike-target = Another target for the aircraft of { $ship }?
    .done = no further target
decision-defend = Which defence do you play for { $at }?
    .done = none
decision-defend-against = Against which attack on { $at } do you play { $card }?
decision-escort-to = Which ship shall take the attack in place of { $ship }?
decision-planning = { $ship ->
    [absent] Attack { $number }, { attack }, needs { $needed }: add Planning to the roll?
   *[other] { $ship } needs { $needed } to stop attack { $number }, { attack }: add Planning to the roll?
}

## Questions: the end of a turn

decision-discard = Discard which cards?
    .done = discard no more
    .none = discard none

## Refusals: fleets and rows

refusal-nation-taken = Another player has taken that navy.
refusal-too-many-points = { $ship } is worth { $points }, and the fleet may be worth { $number } in all.
refusal-chosen-already = { $ship } is in your fleet.
refusal-fleet-empty = A fleet needs at least one ship.
refusal-row-gap = { $ship ->
    [absent] An empty row would stand ahead of another.
   *[other] If { $ship } moved, an empty row would stand ahead of another.
}
refusal-moved-already = { $ship } has moved in this step.
refusal-stands-there = The ship stands there already.
refusal-no-row-for-submarines = A submarine stands in no row: say active or passive.

## Refusals: cards in their steps

refusal-only-reorganize = There is no use for { $card } in this step: only Reinforcements and Retreat are played now.
    .short = Only Reinforcements and Retreat now
refusal-only-prepare = There is no use for { $card } in this step: only Escort Ship, Armor Plating, Near Miss and Planning are prepared.
    .short = Cannot be prepared
refusal-nothing-to-call = No ship of your reserve can be paid for with the Reinforcements you hold.
    .short = No ship at that price
refusal-too-few-points = { $ship } costs { $points } points of Reinforcements, which you have not played.
refusal-not-damaged = { $ship } is undamaged.
refusal-not-an-attack = { $card } is no attack.
    .short = No attack

## Refusals: the attack

refusal-own-fleet = Nobody attacks his own fleet.
refusal-weapon-spent = { $ship ->
    [absent] Every ship that could fire { $card } has done so this turn.
   *[other] { $ship } has used that weapon this turn.
}
    .short = Those weapons have fired
refusal-surprise-first = A Surprise Attack comes before the other attacks are declared.
    .short = Only before other attacks
refusal-nothing-to-surprise = { $card ->
    [absent] No card lies there to be discarded.
   *[other] No opponent has a card before the fleet that { $card } could take.
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
    [absent] Main batteries reach rows 1 and 2, and no enemy stands there.
   *[other] Main batteries reach rows 1 and 2, and { $ship } of { $owner } is in row { $row }.
}
    .short = No target in rows 1 and 2
refusal-no-main-battery = { $ship ->
    [absent] No ship of yours has a main battery for { $card }.
   *[other] { $ship } has no main battery for { $card }.
}
    .short = No ship has those guns
refusal-secondary-from-row = { $ship ->
    [absent] Secondary batteries fire from row 1, and no ship there can fire { $card }.
   *[other] Secondary batteries fire from row 1, and { $ship } is in row { $row }.
}
    .short = No such guns in row 1
refusal-secondary-at-row = { $source ->
    [absent] Secondary batteries reach row 1 only, and no enemy stands there.
   *[other] Secondary batteries reach row 1 only, and { $ship } of { $owner } is in row { $row }.
}
    .short = No target in row 1
refusal-no-secondary-battery = { $ship ->
    [absent] No ship of yours has a secondary battery for { $card }.
   *[other] { $ship } has no secondary battery for { $card }.
}
    .short = No ship has those guns
refusal-two-ships-together = A double salvo needs two different ships in row 1 that can fire it.
    .short = Needs two ships in row 1
refusal-guns-miss-submarines = { $source ->
    [absent] Guns cannot be aimed at submarines, and there is nothing else.
   *[other] { $ship } is a submarine, and guns cannot be aimed at it.
}
refusal-torpedo-from-row = { $ship ->
    [absent] Surface ships fire torpedoes from row 1, and no ship there can.
   *[other] Surface ships fire torpedoes from row 1, and { $ship } is in row { $row }.
}
    .short = No torpedoes in row 1
refusal-torpedo-at-row = { $source ->
    [absent] Torpedoes of surface ships reach row 1 only, and no enemy stands there.
   *[other] Torpedoes of surface ships reach row 1 only, and { $ship } of { $owner } is in row { $row }.
}
    .short = No target in row 1
refusal-no-torpedo-mount = { $ship ->
    [absent] No ship of yours has a torpedo mount.
   *[other] { $ship } has no torpedo mount.
}
    .short = No ship has torpedoes
refusal-submarine-passive = { $ship ->
    [absent] Only an active submarine fires torpedoes, and yours are passive.
   *[other] { $ship } is passive, and only an active submarine fires torpedoes.
}
refusal-no-torpedo-at-submarines = { $source ->
    [absent] Torpedoes are not fired at submarines, and there is nothing else.
   *[other] { $ship } is a submarine, and torpedoes are not fired at those.
}
refusal-charge-from-row = { $ship ->
    [absent] Depth charges are dropped from row 1, and no ship there can.
   *[other] Depth charges are dropped from row 1, and { $ship } is in row { $row }.
}
    .short = No hunter in row 1
refusal-no-charges = { $ship ->
    [absent] Only surface ships with a torpedo mount drop depth charges, and you have none.
   *[other] Only surface ships with a torpedo mount drop depth charges, and { $ship } is none.
}
    .short = No ship can hunt
refusal-only-submarines-depth-charged = { $source ->
    [absent] Depth charges are for submarines, and no enemy has one in reach.
   *[other] Depth charges are for submarines, and { $ship } is none.
}
    .short = No submarine to hunt
refusal-no-carrier = { $ship } is no carrier.
refusal-carriers-spare-submarines = { $source ->
    [absent] Carriers do not attack submarines, and there is nothing else.
   *[other] { $ship } is a submarine, and carriers do not attack those.
}
refusal-one-fleet = All dice of one card or carrier go to one fleet, and { $ship } is in another.
refusal-too-many-attacks = No more attacks can be declared in one turn.

## Refusals: defence

refusal-not-a-defense = { refusal-not-a-defence }
    .short = { refusal-not-a-defence.short }
refusal-already-stopped = { $attack ->
    [absent] No attack that { $card } could meet is still coming.
   *[other] Attack { $attack } is no longer coming.
}
refusal-used-this-turn = { $card } has worked in this turn and waits for the next player's.
refusal-near-miss-meets = { $attack ->
    [absent] A Near Miss stops Main Salvos, and none is coming.
   *[other] A Near Miss stops Main Salvos, and attack { $attack } is none.
}
    .short = No main salvo comes
refusal-armor-meets = { $attack ->
    [absent] Armor Plating stops Secondary Salvos, and none is coming.
   *[other] Armor Plating stops Secondary Salvos, and attack { $attack } is none.
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
refusal-escort-not-for-submarines = A submarine stands in no row, so nothing can take its place.
refusal-already-the-target = { $ship } is the target already.

## The end

outcome-points-sunk = { $number ->
    [one] { $winners } won: enough enemy ships were sunk. Points: { $scores }.
   *[other] { $winners } won together: enough enemy ships were sunk. Points: { $scores }.
}
outcome-last-afloat = { $number ->
    [one] { $winners } won with the last fleet afloat. Points: { $scores }.
   *[other] { $winners } won together with the last ships afloat. Points: { $scores }.
}
outcome-linked-total = { $number ->
    [one] { $winners } won with the points of all battles. Points: { $scores }.
   *[other] { $winners } won together with the points of all battles. Points: { $scores }.
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
field-flights = Air attacks (option carrier_attacks)
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
summary-effect-redirected = to another ship
summary-legend = prepared: laid before the fleet, against one attack of each player. hand: from the hand, against one attack. ship: the ship's own number. An empty field: the defence does nothing.
steps-attack = attack
family-escort = prepare or defence
steps-reorganize = reorganize
steps-prepare = prepare
field-cover = Air cover
field-double = Double
field-hull = Hull
field-silent = Run Silent
field-size = Calibre
