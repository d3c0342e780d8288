### The odds of a battle: `wardroom odds` and the page.

battle-orders = Orders behind these figures
battle-shot-modifier = Modifier
battle-category-carriers = fast carriers
battle-category-capitals = capital ships
battle-kind-destroyer = destroyers
battle-target-screened = screened
battle-sunk = Sunk
battle-head-firer = Side
battle-category-lights = light ships
battle-head-target = Target
battle-damaged = Damaged
battle-hexes = Hexes
battle-kind-escort-carrier = escort carriers
battle-kind-transport = transports
battle-lost-foot = factors lost
battle-orders-behind = first target behind the screen
battle-orders-lights = surplus light ships
battle-orders-losses = one-factor ships are lost in this order
battle-head-factors = Factors
battle-later = later still
