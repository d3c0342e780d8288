### Combat: air operations, fleet combat, submarines.

## The table in the terminal

terminal-ww-phase = phase { $number } of { $phases }
terminal-ww-moves = { $name } moves
terminal-ww-at-sea = At sea
terminal-ww-your-board = Your status board ({ $side })
terminal-ww-their-board = What is known of { $name } ({ $side })
terminal-ww-perhaps = in port or at sea:
terminal-ww-or-at-sea = or at sea
terminal-ww-lost = Sunk:
terminal-ww-hits = { $number ->
    [one] { $number } hit
   *[other] { $number } hits
}
terminal-ww-laden = with cargo
terminal-ww-cargo = cargo { $number }
terminal-ww-joins = joins in round { $number }
terminal-ww-task-force = task force, ships unknown
terminal-ww-small-force = fewer than ten factors, ships unknown
terminal-ww-head-voyage = { terminal-ww-number }
terminal-ww-head-what = voyage
terminal-ww-head-way = way
terminal-ww-head-forces = forces
terminal-ww-way = at { $at }, { $left } to go
terminal-ww-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}: { $score ->
    [one] { $score } hex
   *[other] { $score } hexes
}
terminal-ww-level-activity = activity
terminal-ww-level-interception = intercepts voyage { $number }
terminal-ww-level-counter = intercepts interception { $number }
terminal-ww-level-counter-counter = intercepts counter-interception { $number }
terminal-ww-battle = Naval battle at { $where }, round { $number }
terminal-ww-hidden = hidden
terminal-ww-found = found
terminal-ww-distant = { worldatwar-distant }
terminal-ww-results = found ×{ $number }
terminal-ww-ten = ten factors or more
terminal-ww-under-ten = fewer than ten factors
terminal-ww-slow = slow
terminal-ww-fast = fast
terminal-ww-carriers = { $number ->
    [one] { $number } fast carrier
   *[other] { $number } fast carriers
}
terminal-ww-wing-nas = { $number } naval
terminal-ww-wing-search = { $number } search
terminal-ww-wing-cover = { $number } cover
terminal-ww-wing-attack = { $number } attack
terminal-ww-squadrons-here = air:
terminal-ww-elite = elite
terminal-ww-out = out of use
terminal-ww-sign-bases = A yours, a the enemy’s
terminal-ww-sign-voyages = 1 a voyage, @ the battle
terminal-ww-sign-paths = * your path, x the enemy’s
terminal-ww-sign-offered = + to choose, # land
terminal-ww-sign-odd = h0712: column 07, row 12; odd columns lie half a hex lower
terminal-ww-your-force = Your force so far:
terminal-ww-in-order = Ships are picked down the list: those above the one you pick stay in port.
terminal-ww-your-course = Your course:
terminal-ww-hexes = { $number ->
    [one] { $number } hex
   *[other] { $number } hexes
}
terminal-ww-in-voyage = voyage { $number }, { $at }
terminal-ww-speed = speed
terminal-ww-drm = naval DRM
terminal-ww-air = squadrons aboard
terminal-ww-ships = how many
terminal-ww-duties = Duties:
terminal-ww-duty = { $name } (phase { $phase }, { $side }{ $points ->
    [0] { "" }
   *[other] , { $points } points
}{ $cargo ->
    [0] { "" }
   *[other] , { $cargo } for each cargo
})
terminal-ww-worth = a factor sunk { $sunk }, damaged { $damaged }; equal points: { $side } wins
terminal-help-worldatwar-number-words = { terminal-help-number-words }
terminal-help-worldatwar-number = answer with the third; where a number is asked for, that number
terminal-help-worldatwar-notation-words = h0712; truk; bismarck; cg2
terminal-help-worldatwar-notation = answer in words: hexes, bases, ships, combat groups; beginnings are enough
terminal-help-worldatwar-cards-words = cards
terminal-help-worldatwar-cards = the codebreaking cards of both sides
terminal-help-worldatwar-ship-words = ship bismarck
terminal-help-worldatwar-ship = show a ship: class, modifier, where it is
terminal-help-worldatwar-why-words = why hood
terminal-help-worldatwar-why = which rule forbids it; why alone: everything refused here
terminal-help-worldatwar-rule-words = rule 22.54
terminal-help-worldatwar-rule = print a rule; rule alone: the one behind the question
terminal-help-worldatwar-summary-words = summary
terminal-help-worldatwar-summary = the Naval Attack Table
terminal-ww-scored-duties = duties
terminal-ww-scored-ships = ships
terminal-ww-attack-table = Hits by modified roll of two dice (22.55)
terminal-ww-factors = factors

## Values in the catalogue

cards-ships = { $number ->
    [one] { $number } ship
   *[other] { $number } ships and kinds of light ships
}
cards-bases = { $number ->
    [one] { $number } base
   *[other] { $number } bases
}
cards-charts = { $number ->
    [one] { $number } map
   *[other] { $number } maps
}
cards-scenarios = { $number ->
    [one] { $number } scenario
   *[other] { $number } scenarios
}
column-speed = { field-speed }
terminal-ww-number = no.
