### The odds of a battle: `wardroom odds`.

battle-fleet = { step-22-5 }
battle-report-even = { $chance } of this by the tie-break: equal losses and damage count against the intercepting side (22.61A).
battle-side = { $name }: loses { $factors } factors on average
battle-report-shots = Capital ship fire
battle-report-orders = { battle-orders }
battle-order = { $side }: { $ship } → { $order }{ $given ->
    [yes] { "" }
    [none] { " " }(no choice)
   *[no] { " " }(doctrine)
}
battle-ship-hits = hits { $hits }
battle-strike = Air strike on air defence { $level }
battle-report-hits-on = Hits on { $name }:  { $hits }
battle-report-submarines = Submarines: the first attack
battle-interception = Interception with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
battle-target-lights = { battle-category-lights }
battle-target-hold = { action-hold }
battle-target-capitals = surplus at capital ships
battle-target-join = surplus joins in
battle-plot-wins = wins the round
battle-plot-lost = { battle-lost-foot }
battle-plot-reaching = squadrons that get through
battle-plot-squadrons-lost = squadrons lost
battle-plot-patrol-lost = patrol lost
battle-plot-submarines-lost = submarines lost
battle-head-modifier = { battle-shot-modifier }
battle-head-hits = Chance of hits
battle-head-ship = { cards-ship }
battle-head-damaged = { battle-damaged }
battle-head-sunk = { battle-sunk }
battle-head-category = Category
battle-head-submarine-lost = Submarine lost
battle-head-hexes = { battle-hexes }
battle-head-round1 = Round 1
battle-head-round2 = Round 2
battle-head-round3 = Round 3
battle-head-later = Later
battle-head-one-more = Round 1, one die more
battle-report-changes-win = What one thing more would change: the chance to win the round
battle-report-changes-hits = What one thing more would change: hits on average
battle-report-changes-harm = What one thing more would change: factors damaged or sunk on average
battle-report-change-modifier = { $side }, a modifier better by one: { $value } ({ $gain })
battle-report-change-destroyer = { $side }, one more destroyer factor: { $value } ({ $gain })
battle-report-change-squadron = { $side }, one more squadron: { $value } ({ $gain })
battle-report-change-patrol = { $side }, one more squadron on patrol: { $value } ({ $gain })
battle-report-change-submarine = { $side }, one more submarine: { $value } ({ $gain })
