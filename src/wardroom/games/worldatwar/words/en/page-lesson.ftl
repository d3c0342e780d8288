## The scripted first battle (lesson.toml): what the coach says at each of its parts

worldatwar-lesson-title-aim = Do your task, stop theirs
worldatwar-lesson-aim =
    An operation is won by points: for the task that brought your ships to sea, and for every ship sunk or damaged. Here a break-out into the Atlantic is worth 8, and each factor of a ship sunk 2.
    Fleets sail over the chart, are intercepted, look for each other, and then fight. Your Bismarck and a cruiser have just met Hood and Prince of Wales.
    A ship sinks when it has taken as many hits as its size: 4 for Bismarck, 3 for Hood, which has one already.

worldatwar-lesson-title-screen = Guard the weak one
worldatwar-lesson-screen =
    Whoever is screened does not fight, and nobody fires at him before those in front are gone. Both sides decide in secret.
    Two battleships would be too much for the cruiser: screen her for this round.
worldatwar-lesson-title-return = Two fire at Bismarck
worldatwar-lesson-return =
    She can answer only one of them. Two dice are rolled; more factors and better gunnery give a better line of the table, which stands beside the question.
    Fire at Prince of Wales, who is still whole.
worldatwar-lesson-title-stay = One hit each way
worldatwar-lesson-stay =
    Prince of Wales took a hit, and so did Bismarck. After each round either side may withdraw; whoever stays fights another.
    Stay: choose no group to withdraw.
worldatwar-lesson-title-front = The second round
worldatwar-lesson-front = Now the cruiser is wanted. Screen nobody, and she fires, too.
worldatwar-lesson-title-hood = Now Hood
worldatwar-lesson-hood = Hood has 2 hits left. Bismarck may not sink her alone, but your cruiser fires after her.
worldatwar-lesson-title-light = The last blow
worldatwar-lesson-light =
    Hood was hit again: one more will do. Your cruiser has no opponent, so she may join the fire with her 2 factors.
    Choose Hood, then both factors.
worldatwar-lesson-title-end = Hood is sunk
worldatwar-lesson-end =
    Bismarck has 3 hits and is still afloat; Hood with her 3 factors is gone, and that is 6 points. The break-out itself would bring 8.
    That is a battle; before it comes the chart, where you send fleets out and intercept theirs. In a real operation the dice are real, and the coach stays beside you as long as you like.
