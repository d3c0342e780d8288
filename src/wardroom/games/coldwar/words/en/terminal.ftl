### Cold War Naval Battles.

## Ships and cards

cards-ship = Ship
cards-ships = { $number ->
    [one] { $number } ship
   *[other] { $number } ships
}
cards-card = Card
cards-cards = { $number ->
    [one] { $number } kind of action card
   *[other] { $number } kinds of action cards
}
cards-order = Player Order cards
column-type = Type
column-hits = Hits
column-points = Pts
column-guns = Guns
column-missiles = Missiles
column-torpedoes = Torp
column-strike = Strike
column-air_defense = AD
column-traits = Traits
column-family = Family
column-size = Size
column-which = Effect
column-damage = Damage
column-attacks = Attacks
column-numbers = On a die
column-count = In deck
column-more = Action
column-set = Set

## Help in the terminal: examples of this game

terminal-help-coldwar-notation-words = gun5 iowa > slava; done
terminal-help-coldwar-ship-words = ship slava
terminal-help-coldwar-why-words = why slava
terminal-help-coldwar-rule-words = rule 7.12
terminal-help-coldwar-summary = which defence meets which attack
terminal-help-coldwar-tactic-words = tactic jink
terminal-help-coldwar-tactic = play a Tactic, now or as soon as the rules allow
terminal-help-coldwar-orders-words = orders negate pass
terminal-help-coldwar-orders = questions that come between: pass or ask; orders alone lists them
