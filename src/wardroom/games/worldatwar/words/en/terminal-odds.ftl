### The odds of a battle: `wardroom odds`.

battle-fleet = Fleet combat
battle-even = { $chance } of this by the tie-break: equal losses and damage count against the intercepting side (22.61A).
battle-side = { $name }: loses { $factors } factors on average
battle-shots = Capital ship fire
battle-orders = Orders behind these figures
battle-order = { $side }: { $ship } → { $order }{ $given ->
    [yes] { "" }
    [none] { " " }(no choice)
   *[no] { " " }(doctrine)
}
battle-order-lights = surplus light ships
battle-order-behind = first target behind the screen
battle-order-losses = one-factor ships are lost in this order
battle-kind-transport = transports
battle-kind-destroyer = destroyers
battle-kind-escort-carrier = escort carriers
battle-target-screened = screened
battle-ship-hits = hits { $hits }
battle-strike = Air strike on air defence { $level }
battle-hits-on = Hits on { $name }:  { $hits }
battle-submarines = Submarines: the first attack
battle-interception = Interception with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
battle-category-carriers = fast carriers
battle-category-capitals = capital ships
battle-category-lights = light ships
battle-target-lights = light ships
battle-target-hold = hold fire
battle-target-capitals = surplus at capital ships
battle-target-join = surplus joins in
battle-plot-wins = wins the round
battle-plot-lost = factors lost
battle-plot-reaching = squadrons that get through
battle-plot-squadrons-lost = squadrons lost
battle-plot-patrol-lost = patrol lost
battle-plot-submarines-lost = submarines lost
battle-head-firer = Side
battle-head-target = Target
battle-head-factors = Factors
battle-head-modifier = Modifier
battle-head-hits = Chance of hits
battle-head-ship = Ship
battle-head-damaged = Damaged
battle-head-sunk = Sunk
battle-head-category = Category
battle-head-submarine-lost = Submarine lost
battle-head-hexes = Hexes
battle-head-round1 = Round 1
battle-head-round2 = Round 2
battle-head-round3 = Round 3
battle-head-later = Later
battle-head-one-more = Round 1, one die more
battle-changes-win = What one thing more would change: the chance to win the round
battle-changes-hits = What one thing more would change: hits on average
battle-changes-harm = What one thing more would change: factors damaged or sunk on average
battle-change-modifier = { $side }, a modifier better by one: { $value } ({ $gain })
battle-change-destroyer = { $side }, one more destroyer factor: { $value } ({ $gain })
battle-change-squadron = { $side }, one more squadron: { $value } ({ $gain })
battle-change-patrol = { $side }, one more squadron on patrol: { $value } ({ $gain })
battle-change-submarine = { $side }, one more submarine: { $value } ({ $gain })
