# On the board: why a card rests, what it says to those who cannot see it, the card held close.
board-lane-later = next step
board-lanes-more = { $number } more
board-card-sentence = { $name }. { $facts }
board-card-legal = can be played
board-card-discardable = can be discarded
board-card-discarding = to be discarded
board-card-selected = chosen
board-card-ready = ready: played as soon as allowed
board-ready = Ready
board-rule = rule { $rule }
board-look = Card, enlarged
board-tap-target = Tap a target to see its odds.
board-close = Close
