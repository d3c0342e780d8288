## Cold War Naval Battles, where it has words of its own: a new table, the coach

coldwar-new-preset-standard = Standard
coldwar-new-preset-standard-line = The base game with all advanced rules. You, a friend, a bot.
coldwar-new-preset-action = { set-action }
coldwar-new-preset-action-line = With the 97 cards of the expansion, four Tactics and seven Bad Luck.
coldwar-new-preset-teams-line = Two against two, team-mates sitting alternately.

coldwar-learn-lead = A real game against a recruit, a bot that plays anything legal, with a coach beside you. It plays the standard rules, without the advanced ones, and tells you at each question what it means and what is worth doing. Nothing can go wrong: at this table you may take anything back.

coldwar-learn-topic-formation-line = Put your ships into up to three rows.
coldwar-learn-topic-prepare = { table-group-A }
coldwar-learn-topic-prepare-line = Roll for Fog of War, shift a ship, call help or retreat.
coldwar-learn-topic-declare = Fire
coldwar-learn-topic-declare-line = Choose card, ship and target; read the odds; open fire.
coldwar-learn-topic-defend-line = Answer what is fired at you with your cards.
coldwar-learn-topic-resupply = Resupply
coldwar-learn-topic-resupply-line = Throw away what you do not need and draw up to seven.

coldwar-learn-title-arrange = Form your task force
coldwar-learn-arrange =
    Your seven ships stand in up to three rows. Row 1 faces the enemy, row 3 lies farthest from him.
    Guns fire only from row 1 at row 1. Missiles reach rows 1 and 2, and start from there. Row 3 is hit only from the air and by submarines.
    So: strong gun ships ahead, missile ships ahead or in the middle, carriers at the back. A row must not stand behind an empty one.
coldwar-learn-title-arrange-nothing = Nothing to form
coldwar-learn-arrange-nothing = You have submarines only. They lie beside the rows, so there is nothing to arrange: continue.

coldwar-learn-title-adjust-formation = Fog of War, and one step
coldwar-learn-adjust-formation =
    { $fog ->
        [0] Your die for Fog of War has been rolled.
        [one] Your die for Fog of War gives you { $fog } point this turn.
       *[other] Your die for Fog of War gives you { $fog } points this turn.
    } Each attack costs one, so this is how often you can fire.
    Now you may move one ship by one row: bring a gun up to row 1, or take a wounded ship back. You may also hold the formation, and often should.
coldwar-learn-move-to = One row forward or back, and no row may be left empty ahead of another.
coldwar-learn-title-dive = Dive?
coldwar-learn-dive = A submarine that has attacked is active and easier to find. Let it dive, and it is passive again: it can still attack later.
coldwar-learn-title-ship-ahoy = Another ship?
coldwar-learn-ship-ahoy = With an Additional Ship card you take the ship on top of the deck, which everybody can see. Take a good one at once: it can fire in this very turn. For a poor one, keep the card.
coldwar-learn-title-ship-ahoy-empty = No ship left
coldwar-learn-ship-ahoy-empty = The ship deck is empty, so there is nothing to call up. Continue.
coldwar-learn-title-place-ship = A row for the new ship
coldwar-learn-place-ship = Put it where its weapons reach: guns into row 1, missiles into row 1 or 2, a carrier at the back.
coldwar-learn-title-retreat = Retreat?
coldwar-learn-retreat = A Retreat card repairs up to three Damage cards, and nobody can attack you until your next turn; but you cannot attack either. With a fresh fleet, stay.
coldwar-learn-title-repair-ship = { learn-title-repair }
coldwar-learn-repair-ship = You may take away three Damage cards. Heal the ship that is nearest to sinking and worth most.
coldwar-learn-repair-card = The card with the highest number takes the most off.

coldwar-learn-title-battle-stations = { table-open-fire }
coldwar-learn-battle-stations =
    { $fog ->
        [0] Your Fog of War is spent. Lay defences if you like, then open fire.
        [one] You can make { $fog } more attack.
       *[other] You can make { $fog } more attacks.
    } What glows is legal: choose an attack card, then the ship that fires it, then the target. Carriers send air strikes without a card.
    Aim several at one ship that is almost sunk rather than one at each: of the enemy’s ships only those you sink bring you points.
    A defence card such as ECM can be laid here for free: it guards your whole task force until your next turn. When you have declared enough, open fire.
coldwar-learn-firing-ship = Each weapon symbol on a ship is good for one attack a turn. Use the ship that has nothing better to fire, and keep the rare weapons for their own cards.
coldwar-learn-target = Beside each target you see what will probably happen. Damage against hits left tells whether it sinks; an enemy ship brings points only if you sink it. Targets that are dark are out of reach: point at one, and it says why.
coldwar-learn-title-next-target = Another one?
coldwar-learn-next-target = This card may strike more than one ship; each costs one Fog of War.
coldwar-learn-strike-target = Aircraft reach every row. A strike that hits sinks the ship, however large: look for many points, and for a force without Air Cover.
coldwar-learn-title-bomber-target = Bombers
coldwar-learn-bomber-target = Bombers attack a whole task force: its owner chooses who takes the hits. Many ships ahead of you make it worthwhile.
coldwar-learn-title-bomber-dice = How many dice?
coldwar-learn-bomber-dice = Each die costs one Fog of War and may hit one ship. Keep points for other attacks if you have good ones.
coldwar-learn-title-crew-carrier = Which carrier?
coldwar-learn-crew-carrier = The carrier with the efficient crew strikes better this turn: take the one that will fly most.
coldwar-learn-title-asw-use = Attack or defence?
coldwar-learn-asw-use = As an attack it hunts a submarine, best an active one. As an area defence it fires first at every submarine that attacks you.
coldwar-learn-title-next-defender = In which order?
coldwar-learn-next-defender = Several players are attacked: you say who is dealt with first.

coldwar-learn-title-point-defense = Incoming!
coldwar-learn-point-defense = The enemy has fired at you. Evasive Maneuvers stop one gun or torpedo, ECM one missile; ASW stops nothing, but strikes back at the submarine. Look which attack would sink something, and spend your card there; a scratch on a big ship can be borne.
coldwar-learn-title-point-defense-air = Aircraft incoming
coldwar-learn-point-defense-air = Air Cover may stop one air strike: a die is rolled. A strike that is not stopped still rolls, and a hit sinks the ship: defend the ship worth most.
coldwar-learn-lay-against = Choose the attack that would cost you most. The summary beside the table shows which defence meets what.
coldwar-learn-title-allot-air-defense = { new-option-air_defense }
coldwar-learn-allot-air-defense = Ships with their own Air Defence may each fire at one thing in the air. It costs nothing: use them all.
coldwar-learn-title-damage-control = Undo a hit?
coldwar-learn-damage-control = Damage Control undoes one effect, a sinking included. Keep it for a ship that would be lost.
coldwar-learn-title-negate-which = Which effect?
coldwar-learn-negate-which = Undo the one that sinks a ship, or costs the most points.
coldwar-learn-title-save-submarine = Save the submarine?
coldwar-learn-save-submarine = Your submarine would sink. Damage Control saves it, if you hold no better use for the card.
coldwar-learn-title-bomber-hit = Who takes the hit?
coldwar-learn-bomber-hit = Each bomber hit sinks a ship, and you choose which: give up the one worth fewest points.

coldwar-learn-discard = You draw up to seven cards at the end of the turn. Throw away what your ships cannot fire, such as a gun card whose size you do not have, and keep defences.
coldwar-learn-title-must-discard = One card must go
coldwar-learn-must-discard = You played no card this turn, so one must go. Take the one that you could use least.

coldwar-learn-over = Ships sunk and ships afloat brought points, damage took some off. Look at the replay to see what decided it, or go on to the advanced rules.

## Why the coach advises what it does

coldwar-hint-arrange = { $answer ->
    [row1] From row 1 all weapons reach the enemy, guns among them.
    [row2] From row 2 missiles still reach, and enemy guns do not.
   *[other] In row 3 only submarines and aircraft can attack her; her own aircraft take off from there as well.
}
coldwar-hint-place-ship = { coldwar-hint-move-to }
coldwar-hint-adjust-formation = { $answer ->
    [done] All stand well: no step would bring a weapon into reach or a ship out of danger.
   *[other] One step takes her where she is of more use, or harder to hit.
}
coldwar-hint-ship-ahoy = { $answer ->
    [done] The ship on top is not worth the card.
    [no] The ship on top is not worth the card.
   *[other] She is worth having, and may fire in this very turn.
}
coldwar-hint-retreat = { $answer ->
    [done] Too little is damaged: a retreat would give away the attacks of this turn.
    [no] Too little is damaged: a retreat would give away the attacks of this turn.
   *[other] What can be repaired is worth more than the attacks of this turn.
}
coldwar-hint-battle-stations = { $answer ->
    [done] Nothing that is left promises more than it costs.
    [ecm] Laid now it costs nothing, and guards the whole task force until your next turn.
    [evade] Laid now it costs nothing, and guards the whole task force until your next turn.
    [cover] Laid now it costs nothing, and guards the whole task force until your next turn.
   *[other] Of all you can play now it promises most, in points and in chance.
}
coldwar-hint-firing-ship = The card decides what it does, whoever fires it; she will miss this weapon least.
coldwar-hint-asw-use = { $answer ->
    [area] No submarine is worth the hunt now; laid out, it waits for the next one that attacks.
    [facedown] No submarine is worth the hunt now, and face down nobody knows what waits for it.
   *[other] This submarine is worth more than a defence that may never be needed.
}
coldwar-hint-point-defense = { hint-defend }
coldwar-hint-must-discard = You are unlikely to play it.
coldwar-hint-move-to = { $answer ->
    [row1] From row 1 all weapons reach the enemy, guns among them.
    [row2] From row 2 missiles still reach, and enemy guns do not.
   *[other] In row 3 only submarines and aircraft can attack her.
}

## What wins, in the bar of the table

coldwar-aim-rounds-short = { $rounds ->
    [one] Most points after this round
   *[other] Most points after { $rounds } rounds
}
coldwar-aim-points-short = First to { $victory } points
coldwar-aim-score = { $points }+{ $sunk }
coldwar-aim-sink = Sink enemy ships. Whoever deals the last blow has the points in the ship’s ring.
coldwar-aim-afloat = They are counted when a round ends, with the points of your own ships still afloat, less one for each damage. What stands behind a plus is still to be counted.
coldwar-aim-rounds = { $rounds ->
    [one] There is one round: the most points win.
   *[other] There are { $rounds } rounds: the most points in all win.
}
coldwar-aim-points = Rounds are played until one of them brings somebody to { $victory } points. Then the most points win.
coldwar-aim-hidden = What others have sunk in this round is not added up here: everybody saw it, and may remember.
coldwar-aim-open = At this table everybody sees what all have sunk.
