### Words of terminal and page.

reach-land-at-123ap = from land at any ship
summary-armor = Armor Plating
summary-evasive = Evasive Action
summary-near_miss = Near Miss
summary-small_target = Small Target
