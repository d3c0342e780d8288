## The scripted first battle (lesson.toml): what the coach says at each of its parts

coldwar-lesson-title-aim = Sink ships, score points
coldwar-lesson-aim =
    Every ship is worth points: 4 for a small frigate, 19 for a big carrier. Sink an enemy ship and its points are yours.
    A card gives the shot, a weapon on one of your ships fires it. The enemy may answer with a card, and so may you.
    Whoever has most points at the end wins. You begin with two ships against three.

coldwar-lesson-title-gun = Your first shot
coldwar-lesson-gun =
    Your cards lie below. Guns reach only the enemy’s first row, and there lies the frigate Bditelny: she can take 2 hits, and this card does 2.
    Choose the card, then the ship that fires, then the target.
coldwar-lesson-title-missile = Over the first row
coldwar-lesson-missile = Missiles reach the second row, too. Slava is worth 10 points and can take 4 hits; an A missile does 2.
coldwar-lesson-title-third = A third shot
coldwar-lesson-third = Each card costs one Fog of War, the number rolled at the start of your turn. You have one left: send Iowa’s B missile after the other one.
coldwar-lesson-title-fire = Open fire
coldwar-lesson-fire = Three attacks are laid out. Nothing has been fired yet, and all can still be taken back. Now let them go.
coldwar-lesson-title-keep = One sunk, one hurt
coldwar-lesson-keep =
    Bditelny is down: 4 points for you. ECM stopped the B missile, the other one hit: Slava has 2 hits left.
    Now you may throw cards away; then you draw up to seven. You have good ones: keep them.
coldwar-lesson-enemy = Now they shift ships and choose targets.
coldwar-lesson-title-defend = Incoming missile
coldwar-lesson-defend =
    4 damage would sink Spruance, who can take 3. But you hold ECM, and that stops one missile.
    Play it against this attack.
coldwar-lesson-title-prepare = Stopped!
coldwar-lesson-prepare =
    The missile fell into the sea, and it is your turn again. A die has given you new Fog of War.
    A turn begins with small things: shift a ship, call another, retreat. None is needed now.
coldwar-lesson-title-sink = Finish Slava
coldwar-lesson-sink = With the frigate gone Slava stands in the first row, within reach of Iowa’s big guns. 4 damage against 2 hits left is enough.
coldwar-lesson-again = More cards would only bring more of the same today. Fire!
coldwar-lesson-title-end = Slava is sunk
coldwar-lesson-end =
    10 points more, 14 in all. That is the whole game: choose what to sink, keep an answer in hand, watch the rows.
    In a real game your ships are dealt by chance, the dice are real, and the coach stays beside you as long as you like.
