### Cold War Naval Battles.

## Ships and cards

cards-cards = { $number ->
    [one] { $number } kind of action card
   *[other] { $number } kinds of action cards
}
cards-order = { new-option-order_cards }
column-hits = Hits
column-guns = { field-guns }
column-missiles = { field-missiles }
column-torpedoes = Torp
column-strike = Strike
column-traits = { field-traits }
column-size = { field-size }
column-damage = Damage
column-attacks = Attacks
column-numbers = On a die
column-more = { set-action }

## Help in the terminal: examples of this game

terminal-help-coldwar-notation-words = gun5 iowa > slava; done
terminal-help-coldwar-ship-words = ship slava
terminal-help-coldwar-why-words = why slava
terminal-help-coldwar-rule-words = rule 7.12
terminal-help-coldwar-summary = { terminal-help-fleets-summary }
terminal-help-coldwar-tactic-words = tactic jink
terminal-help-coldwar-tactic = play a Tactic, now or as soon as the rules allow
terminal-help-coldwar-orders-words = orders negate pass
terminal-help-coldwar-orders = questions that come between: pass or ask; orders alone lists them
