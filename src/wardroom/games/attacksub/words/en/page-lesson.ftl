## The scripted first battle (lesson.toml): what the coach says at each of its parts

attacksub-lesson-title-aim = Find them before they find you
attacksub-lesson-aim =
    Two American boats hunt two Soviet ones, and are hunted. In this duel whoever sinks all enemy boats wins; there are no points.
    What you hear of an enemy is your contact on him, from 0 to 4. The better it is, the heavier the weapons that you can lock on.
    There are no dice: a card is drawn, and its random number counts.

attacksub-lesson-title-search = First, listen
attacksub-lesson-search =
    Los Angeles holds contact 1 on Ivan Rogov. A sonar card can raise it: a number of 3 or more will do.
    Choose the card, then the boat that listens, then the enemy.
attacksub-lesson-title-found = Contact 2
attacksub-lesson-found =
    The number was 4: contact rises from 1 to 2. The same card may search for the other boat, but little would come of it.
    Stop here.
attacksub-lesson-title-first = The first torpedo
attacksub-lesson-first =
    Baltimore has contact 2 on the same boat, enough for Weapon Lockon 2-2. Its fire of 2 and her own 3 make 5; with a number of 3 or more that is 8, a hit.
    Card, boat, target; then fire.
attacksub-lesson-title-missed = Missed
attacksub-lesson-missed =
    The number was only 1. That happens, and both of your moves are done: each boat acts once in a turn.
    End your turn and draw new cards.
attacksub-lesson-enemy = Skvortsov has heard Baltimore, and turns towards her.
attacksub-lesson-title-defend = Torpedo in the water
attacksub-lesson-defend =
    It hits Baltimore with a number of 5 or more. A red card can hinder it: Noisemaker takes 3 off, and then even a 7 is not enough.
    Play it.
attacksub-lesson-title-second = It followed the noise
attacksub-lesson-second =
    The number was 6: without the Noisemaker it would have hit. Now it is your turn again.
    Los Angeles fires: again 3 or more is needed.
attacksub-lesson-title-end = Ivan Rogov is sunk
attacksub-lesson-end =
    The number was 3, just enough, and the card for the hit said: sunk. One boat is gone; the other still listens.
    That is the whole game: raise your contact, fire when it carries, keep a red card for the answer. In a real game the cards fall by chance, and the coach stays beside you as long as you like.
