### The odds of a battle: `wardroom odds`.

odds-fleet = Fleet combat
odds-even = { $chance } of this by the tie-break: equal losses and damage count against the intercepting side (22.61A).
odds-side = { $name }: loses { $factors } factors on average
odds-shots = Capital ship fire
odds-orders = Orders behind these figures
odds-order = { $side }: { $ship } → { $order }{ $given ->
    [yes] { "" }
   *[no] {" "}(doctrine)
}
odds-strike = Air strike on air defence { $level }
odds-hits-on = Hits on { $name }:  { $hits }
odds-submarines = Submarines: the first attack
odds-interception = Interception with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
odds-category-carriers = fast carriers
odds-category-capitals = capital ships
odds-category-lights = light ships
odds-target-lights = light ships
odds-target-hold = hold fire
odds-target-capitals = surplus at capital ships
odds-target-join = surplus joins in
odds-plot-wins = wins the round
odds-plot-lost = factors lost
odds-plot-reaching = squadrons that get through
odds-plot-squadrons-lost = squadrons lost
odds-plot-patrol-lost = patrol lost
odds-plot-submarines-lost = submarines lost
odds-head-firer = Side
odds-head-target = Target
odds-head-factors = Factors
odds-head-modifier = Modifier
odds-head-hits = Chance of hits
odds-head-ship = Ship
odds-head-damaged = Damaged
odds-head-sunk = Sunk
odds-head-category = Category
odds-head-submarine-lost = Submarine lost
odds-head-hexes = Hexes
odds-head-round1 = Round 1
odds-head-round2 = Round 2
odds-head-round3 = Round 3
odds-head-later = Later
odds-head-one-more = Round 1, one die more
odds-changes-win = What one thing more would change: the chance to win the round
odds-changes-hits = What one thing more would change: hits on average
odds-changes-harm = What one thing more would change: factors damaged or sunk on average
odds-change-modifier = { $side }, a modifier better by one: { $value } ({ $gain })
odds-change-destroyer = { $side }, one more destroyer factor: { $value } ({ $gain })
odds-change-squadron = { $side }, one more squadron: { $value } ({ $gain })
odds-change-patrol = { $side }, one more squadron on patrol: { $value } ({ $gain })
odds-change-submarine = { $side }, one more submarine: { $value } ({ $gain })
