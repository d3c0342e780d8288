## The scripted first battle (lesson.toml): what the coach says at each of its parts

highseas-lesson-title-aim = Sink their fleet, save yours
highseas-lesson-aim =
    Two fleets meet. Every ship that goes down is worth its points to whoever sank her: 3 for a destroyer, 8 for a battleship.
    A card gives the salvo, a gun or torpedo tube on your ships fires it. The other side may answer with a card, and so may you.
    You have Hood and Norfolk, which has been hit already. Against you: a destroyer, Prinz Eugen and Scharnhorst.

highseas-lesson-title-torpedo = A torpedo first
highseas-lesson-torpedo =
    In their first row lies the destroyer Z23. A torpedo that hits sinks her outright, but the die must show 5 or 6.
    Choose the card, then the ship that fires, then the target.
highseas-lesson-title-light = And a sure shot behind it
highseas-lesson-light = Z23 can take 2 hits, and this salvo does 2 without a die. Norfolk’s guns reach the first row.
highseas-lesson-title-heavy = The big guns
highseas-lesson-heavy = Hood’s main guns reach over the first row. Prinz Eugen can take 6 hits: a salvo of 4 hurts her badly.
highseas-lesson-title-fire = Fire
highseas-lesson-fire = Three attacks are laid out, in the order in which they will be settled. Let them go.
highseas-lesson-title-keep = The torpedo missed, the guns did not
highseas-lesson-keep =
    The die showed 4, one too few. But the salvo behind it sank Z23: 3 points for you. Prinz Eugen has 2 hits left.
    Now you may throw cards away; then you draw up to seven. Keep all of yours.
highseas-lesson-enemy = Scharnhorst trains her guns.
highseas-lesson-title-defend = A salvo at Norfolk
highseas-lesson-defend =
    Norfolk has 3 hits left, and this salvo does 3: she would be lost. Near Miss stops one salvo.
    Play it against this attack.
highseas-lesson-title-prepare = Splashes only
highseas-lesson-prepare =
    The salvo fell short, and it is your turn. First you could shift a ship to another row, or call reinforcements.
    Neither is needed now.
highseas-lesson-title-sink = Finish Prinz Eugen
highseas-lesson-sink = With the destroyer gone she lies in the first row. She has 2 hits left, and Hood’s next salvo does 3.
highseas-lesson-again = One salvo is enough today. Fire!
highseas-lesson-title-end = Prinz Eugen is sunk
highseas-lesson-end =
    5 points more, 8 in all. That is the whole game: choose what to sink, keep an answer in hand, and watch the rows.
    In a real game each side picks its fleet in secret, the dice are real, and the coach stays beside you as long as you like.
