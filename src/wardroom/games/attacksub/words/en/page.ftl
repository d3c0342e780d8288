## Attack Sub: its table, its cards, a new table, the coach

attacksub-you-are = you are { $side }
attacksub-place-last = deck { $deck }, the last
attacksub-place-end = last turn
attacksub-force = { action-force }
attacksub-helicopter-of = a helicopter of { $ship }
attacksub-force-of = { $mine ->
    [true] Your ships
   *[false] Ships: { $name }
}
attacksub-in-hand = { $number } of { $most } in hand
attacksub-aim = { table-aim }
attacksub-aim-of = { $side } wins
attacksub-aim-usual = Sink every enemy ship in play; or sink one and bring all of your own out, with none lost.
attacksub-aim-sink = Sink { $ships }.
attacksub-aim-points = { $number ->
    [one] Score { $number } point.
   *[other] Score { $number } points.
}
attacksub-aim-flagship = After deck { $deck }, bring { $ship } out, or leave no enemy in play, with no more ships lost than the enemy.
attacksub-aim-race = { $ship ->
    [any] From deck { $deck } on, play Open Range and draw a number below that of the deck.
   *[other] From deck { $deck } on, play Open Range for { $ship } and draw a number below that of the deck.
}
attacksub-aim-later = It depends on your side: once the sides are chosen, it stands here.
attacksub-aim-sweep = Sink every enemy ship in play.
attacksub-aim-deny = Keep the enemy from this: { $aim }
attacksub-aim-otherwise-win = Any other result wins, too.
attacksub-aim-otherwise-loss = Any other result is the enemy’s.
attacksub-aim-otherwise-draw = Any other result is a draw.
attacksub-points = Points
attacksub-points-of = { $number } of { $most } points
attacksub-cut = Cards were cut for the choice of sides: { $first } and { $second }.

## Ship cards

ship-type-SS = SS
ship-type-SSBN = SSBN
ship-type-SSGN = SSGN
ship-type-AP = AP
ship-type-CHG = CHG
ship-type-FFL = FFL
attacksub-defence = { kind-defence }
attacksub-sensor = Sensor
attacksub-attack = { field-attack }
attacksub-damage = Damage
attacksub-down = DOWN
attacksub-on-own = Contact they have on her
attacksub-on-other = Contact we have on her
attacksub-level-none = no contact
attacksub-short-none = { attacksub-lost-none }
attacksub-short-no-attack = no att.
attacksub-stations = BS
attacksub-acted = acted
attacksub-short-1 = { attacksub-level-1 }
attacksub-short-2 = { attacksub-level-2 }
attacksub-short-3 = { attacksub-level-3 }
attacksub-short-4 = { attacksub-level-4 }
attacksub-flag-quiet = searches −{ $number }
attacksub-flag-acted = has acted
attacksub-helicopters-up = { $number } of { $most } aloft
attacksub-helicopters-flown = { $number } flown
attacksub-helicopters-none = none of { $most } aloft
attacksub-tons = { $number } tons
attacksub-knots = { $number } knots
attacksub-metres = { $number } m
attacksub-gone-waiting = Reinforcements
attacksub-gone-sunk = Sunk
attacksub-gone-exited = Away
attacksub-ship-sentence = { $name }, { $type }, { $owner }, { $facts }. { $state }
attacksub-sensor-is = Sensor { $number }
attacksub-attack-is = Attack { $number }
attacksub-surface-is = against ships { $number }
attacksub-detect-is = detect { $number }
attacksub-defence-is = defence { $number }
attacksub-hits-are = hits: Sensor { $sensor }, Attack { $attack } of { $most }
attacksub-weak-sensor = Sensor malfunction { $number }
attacksub-weak-attack = Attack malfunction { $number }
attacksub-aloft = { $number ->
    [one] { $number } helicopter aloft
   *[other] { $number } helicopters aloft
}
attacksub-contact-of = contact of { $holder }: { $level }
attacksub-no-contacts = nobody has a contact on her

## The plot, the piles, what is going on

attacksub-we-hold = What we hold on them
attacksub-they-hold = What they hold on us
attacksub-holds = Contacts: { $name }
attacksub-deck = deck { $number } of { $last }
attacksub-left = { $number } to draw
attacksub-discards = { $number ->
    [one] { $number } discard
   *[other] { $number } discards
}{ $hidden ->
    [0] {""}
   *[other] {", "}{ $hidden } face down
}
attacksub-turned = turned up
attacksub-turned-hit = hit result
attacksub-drafting = You are about to act
attacksub-now-attack = Attack
attacksub-now-range = Range
attacksub-counting = Counting cards
attacksub-counting-line = Of { $total } cards you have not seen, { $high } carry a { $need } or more.

## The prompt

attacksub-answer-ping = Answer the ping
attacksub-answer-search = Answer the search
attacksub-answer-attack = Answer the lock-on
attacksub-answer-range = Answer the move
attacksub-sum-lockon = lock-on
attacksub-sum-evasion = evasion
attacksub-sum-active = active
attacksub-sum-quiet = hiding
attacksub-sum-card = card
attacksub-sum-number = to be drawn
attacksub-sum-needs = { $number ->
    [0] 0 or more
   *[other] { $number } or more
}
attacksub-sum-x = X breaks something
attacksub-does-evasion = { $value } less for the attack
attacksub-does-reduction = { $value } less for every search for her this turn
attacksub-does-passive = contact +1 on { $ship }
attacksub-does-range = cancels the move
attacksub-search-for = Search for { $ships }
attacksub-to-be-hit = to be hit
attacksub-to-be-found = to be found
attacksub-without-card = With no further card:
attacksub-on-top = On top:
attacksub-on-top-why = Your opponent sees this card. Choose another.
attacksub-take-back = Go back to this choice
attacksub-odds-below = The odds are shown at each ship.
attacksub-orders-answer-ping = Listen to a ping
attacksub-orders-answer-search = Hide from a search
attacksub-orders-answer-range = Negate a move

## Action cards

attacksub-turn-own = Your turn
attacksub-turn-their = Their turn
attacksub-turn-either = Either turn
attacksub-family-active = { attacksub-family-both }
attacksub-family-passive = { attacksub-family-both }
attacksub-family-reduction = contact reduction
attacksub-family-evasion = evasive action
attacksub-family-range = { family-range }
attacksub-family-control = damage
attacksub-family-stations = one action more
attacksub-family-technician = malfunctions
attacksub-family-helicopter = aircraft
attacksub-line-active = Search, sensor +1. They may listen.
attacksub-line-passive = Search; or hear a ping or shot: contact +1.
attacksub-line-both = Search either way; or hear a ping or shot.
attacksub-line-reduction = Draw { $need } or more: contacts −1. Or searches −{ $value }.
attacksub-line-lockon = Fire { $fire } at contact { $contact } or more.
attacksub-line-evasion = An attack on her is { $value } less.
attacksub-line-range = Contact +1 or −1 both ways; or negate that.
attacksub-line-control = One damage marker goes a box back.
attacksub-line-stations = A second, different action, or red card.
attacksub-line-technician = Repairs a malfunction.
attacksub-line-helicopter = Launch one: sensor 2, attack 2.
attacksub-sub-only = Subs only.
attacksub-hit-foot = ✸ { $hit }
attacksub-hit-is = a hit by it: { $hit }
attacksub-hit-dud = { hit-dud }
attacksub-hit-sensor = { hit-sensor }
attacksub-hit-sensor2 = { hit-sensor2 }
attacksub-hit-attack = { hit-attack }
attacksub-hit-attack2 = { hit-attack2 }
attacksub-hit-sensor-attack = { hit-sensor-attack }
attacksub-hit-sensor2-attack = { hit-sensor2-attack }
attacksub-hit-sensor-attack2 = { hit-sensor-attack2 }
attacksub-hit-sensor2-attack2 = { hit-sensor2-attack2 }
attacksub-hit-sunk = { hit-sunk }
attacksub-title-aps = Active/Passive Sonar
attacksub-number-is = random number { $number }
attacksub-mini-as = Active
attacksub-mini-ps = Passive
attacksub-mini-aps = Act./pas.
attacksub-mini-noise = Noise
attacksub-mini-layer = Layer
attacksub-mini-silent = Silent
attacksub-mini-wl = Lock-on
attacksub-mini-decoy = Decoy
attacksub-mini-noisemaker = Noisem.
attacksub-mini-turn = Turn
attacksub-mini-cor = Range
attacksub-mini-dc = Dam. con.
attacksub-mini-bs = Stations
attacksub-mini-tech = Tech
attacksub-mini-helo = Helo

## The result

attacksub-losses = Ships lost
attacksub-lost-to = sunk by { $name }
after-luck-number-search = searches
after-luck-number-attack = attacks
after-luck-number-reduction = slipping away
after-luck-number-repair = repairs
after-luck-number-helicopter = helicopter checks
after-luck-number-weather = weather
after-luck-number-drift = playing dead
after-luck-number-entry = reinforcements
after-luck-number-pursuit = pursuits
after-luck-number-race = races against the deck

## A new table

attacksub-new-preset-friend = With a friend
attacksub-new-preset-friend-line = You and whoever has the link.
attacksub-new-preset-bot = Against a bot
attacksub-new-preset-bot-line = You and the captain who plays to win.
attacksub-new-preset-screen = At one screen
attacksub-new-preset-screen-line = Two at one screen, each looking away while the other chooses.
attacksub-new-option-scenario = { cards-scenario }
attacksub-new-option-decks = Decks
attacksub-new-choice-sides-cut = Cut for them
attacksub-new-choice-sides-first = Seat 1 has the first side
attacksub-new-choice-sides-second = Seat 1 has the second side
attacksub-new-choice-scenario-own = One of your own
attacksub-new-group-course = Sides and length

## The coach

attacksub-learn-lead = A real duel of two American and two Soviet submarines against a recruit, a bot that plays anything legal, with a coach beside you. It tells you at each question what it means and what matters.
attacksub-learn-topic-search = { attacksub-now-search }
attacksub-learn-topic-search-line = Play a sonar card and raise your contact on an enemy boat.
attacksub-learn-topic-attack = Attack
attacksub-learn-topic-attack-line = Lock weapons on a boat that you hold well enough.
attacksub-learn-topic-answer = Answer
attacksub-learn-topic-answer-line = Hide, evade or listen with red cards in the enemy’s turn.
attacksub-learn-topic-hand = Hand
attacksub-learn-topic-hand-line = Draw again, or throw cards away if you did nothing.
attacksub-learn-title-choose-side = Choose a side
attacksub-learn-choose-side = You cut the higher card, so the choice is yours; the other player moves first. American boats hear better and shoot harder.
attacksub-learn-title-player-turn = { table-your-turn }
attacksub-learn-player-turn =
    Each of your boats may act once in a turn, and each action is a card. What glows can be played now.
    First find them: a sonar card draws a random number, adds the boat’s Sensor, and must reach the enemy’s detect value. Each success moves your marker one ring inwards on the plot.
    When a boat holds an enemy at level 1 or more it may fire. If nothing is worth playing, discard: that costs the turn but changes your hand.
attacksub-learn-title-who-acts = Which boat?
attacksub-learn-who-acts = Contacts belong to the boat that made them. Let the one go on that holds the enemy best; a boat acts only once a turn.
attacksub-learn-title-sonar-mode = Ping or listen?
attacksub-learn-sonar-mode = Active sonar adds one to the search, but everybody hears the ping and may gain a contact on you. Passive is silent.
attacksub-learn-title-search-target = Search for which ship?
attacksub-learn-search-target = The odds at each boat come from the cards you have not seen. Nobody hears you listen, and afterwards you may go on to the next boat.
attacksub-learn-title-ping-targets = Search for which ships?
attacksub-learn-ping-targets = The odds at each boat come from the cards you have not seen. One ping may seek several boats, each with a number of its own: take all that are worth it.
attacksub-learn-title-search-first = Which ship first?
attacksub-learn-search-first = All that you named will be sought; only the order is yours.
attacksub-learn-title-search-on = Keep searching?
attacksub-learn-search-on = Another search costs nothing but the risk of an X, which damages your sonar. As a rule, keep searching.
attacksub-learn-title-attack-target = Fire at which boat?
attacksub-learn-attack-target = Lock-on, Attack value and a random number together must reach the defence value. Look at the odds: a hit draws one more card for its result, and many of them sink a boat.
attacksub-learn-title-more-lockons = One more weapon?
attacksub-learn-more-lockons = Weapons of one attack add up, as long as the contact level covers the sum of their contact numbers. Two poor shots together often make a good one.
attacksub-learn-title-range-mode = Nearer or away?
attacksub-learn-range-mode = Closing the range raises the contact of both boats on each other without any draw; opening lowers both. Close when you can shoot next, open when you are held better than you hold.
attacksub-learn-title-range-object = Towards which boat?
attacksub-learn-range-object = Choose the boat that you want to shoot at, or that holds you best.
attacksub-learn-title-answer-ping = They ping
attacksub-learn-answer-ping = An active sonar can be heard. A Passive Sonar now gives you a contact for nothing.
attacksub-learn-title-answer-search = They look for you
attacksub-learn-answer-search = A Contact Reduction makes this and every later search for that boat harder for the rest of the turn. Keep it if their chance is small.
attacksub-learn-title-answer-attack = Torpedo in the water!
attacksub-learn-answer-attack = Each answer shows how likely a hit is if you play it. An Evasive Action takes its number off the attack; a Passive Sonar hears the boat that fired. Each boat plays one red card for each black one.
attacksub-learn-title-answer-range = They change the range
attacksub-learn-answer-range = A Close/Open Range of your own cancels theirs, if you have a contact on the mover. Let it happen if it helps you as well.
attacksub-learn-title-who-answers = Which boat plays it?
attacksub-learn-who-answers = Whoever plays it gets the effect: give a contact to the boat that can use it to fire.
attacksub-learn-title-play-dead = Play dead?
attacksub-learn-play-dead = A boat that shuts down loses part of all contacts on her at once, but can do next to nothing until a good number lets her come back. Worth it when another shot would sink her.
attacksub-learn-title-discard-cards = Discard cards
attacksub-learn-discard-cards = You took no action, so one card at least must go. Cards such as Helicopter are useless here. You draw new ones at once.
attacksub-learn-title-discard-top = Which card on top?
attacksub-learn-discard-top = The other player sees only the top card of what you throw away. Show the one that tells least.
attacksub-learn-title-refill-hand = New cards
attacksub-learn-refill-hand = Draw up to your hand size: three, and one for each boat. There is rarely a reason not to.
attacksub-learn-over = Whoever sinks every enemy boat wins. Look at the replay to see what decided it, or take the next scenario: B brings surface ships and helicopters.

## Why the coach advises what it does

attacksub-hint-player-turn = { $answer ->
    [discard] None of your cards would bring much now: better ones may come.
    [done] Your boats have done what they can.
    [repair] What is damaged is needed first.
   *[other] Of all you can play now it brings a hit nearest, or keeps one away.
}
attacksub-hint-who-acts = She holds the enemy best, or is hardest to find.
attacksub-hint-sonar-mode = { $answer ->
    [active] One more in the search is worth being heard.
   *[other] Nobody hears you: that is worth more than one in the search.
}
attacksub-hint-search-on = { $answer ->
    [done] Enough is known; another draw could damage the sonar.
   *[other] Another search costs nothing but the small risk of an X.
}
attacksub-hint-more-lockons = { $answer ->
    [done] The attack is strong enough, or the contact carries no more.
   *[other] Together they are more likely to hit.
}
attacksub-hint-range-mode = { $answer ->
    [close] Nearer, your own contact rises too: you are the one who shoots next.
   *[other] Farther off they hold you less: they are the ones who would shoot next.
}
attacksub-hint-answer-ping = { $answer ->
    [done] The card is worth more later.
   *[other] A contact for one card, and the ping has given them away.
}
attacksub-hint-answer-search = { $answer ->
    [done] Their chance is small: keep the card.
   *[other] It makes this search and the later ones harder.
}
attacksub-hint-answer-attack = { $answer ->
    [done] No card of yours would help enough.
   *[other] Of your answers it takes most off the chance of a hit.
}
attacksub-hint-answer-range = { $answer ->
    [done] The new range harms them as much as you.
   *[other] The range they want would help them more.
}
attacksub-hint-play-dead = { $answer ->
    [done] She can still fight, and is not lost yet.
   *[other] The next shot might sink her: let them lose contact first.
}
attacksub-hint-discard-cards = { $answer ->
    [done] The others can still be of use.
   *[other] You are unlikely to play it here.
}
attacksub-hint-discard-top = It tells the least of your plans.
attacksub-hint-refill-hand = { $answer ->
    [done] The pile is short: draw no more than you need.
   *[other] More cards are more ways to act and to answer.
}
attacksub-lost-none = none
attacksub-level-3 = 3
attacksub-level-1 = 1
attacksub-level-2 = 2
attacksub-level-4 = 4
attacksub-family-both = sensor detection
attacksub-now-search = Search
