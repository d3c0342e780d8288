## The page

learn-heading = Learn in ten minutes
learn-lead = A real game against a gentle bot, with a coach beside you. It plays the standard rules, without the advanced ones, and tells you at each question what it means and what is worth doing. Nothing can go wrong: at this table you may take anything back.
learn-begin = Begin the first turn
learn-begin-anew = Begin anew
learn-go-on = Go on where you were
learn-read-rules = Read the rules first
learn-way = What you will do
learn-later = You can dismiss the coach at any time and call it back, or leave and come back tomorrow.
learn-table-name = First turn

learn-stages = Parts of the turn
learn-stage-formation = Formation
learn-stage-formation-line = Put your ships into up to three rows.
learn-stage-prepare = Prepare
learn-stage-prepare-line = Roll for Fog of War, shift a ship, call help or retreat.
learn-stage-declare = Fire
learn-stage-declare-line = Choose card, ship and target; read the odds; open fire.
learn-stage-defend = Defend
learn-stage-defend-line = Answer what is fired at you with your cards.
learn-stage-resupply = Resupply
learn-stage-resupply-line = Throw away what you do not need and draw up to seven.

## The coach

learn-coach = Coach
learn-skip = Without coach
learn-resume = Coach
learn-fold = Fold
learn-again = Tell me again
learn-rule = Rule { $number }: { $title }
learn-next-table = A table with the advanced rules

learn-finished = That was a whole turn. All others go the same way: play on as long as you like.

learn-title-arrange = Form your task force
learn-arrange =
    Your seven ships stand in up to three rows. Row 1 faces the enemy, row 3 lies farthest from him.
    Guns fire only from row 1 at row 1. Missiles reach rows 1 and 2, and start from there. Row 3 is hit only from the air and by submarines.
    So: strong gun ships ahead, missile ships ahead or in the middle, carriers at the back. A row must not stand behind an empty one.
learn-title-arrange-nothing = Nothing to form
learn-arrange-nothing = You have submarines only. They lie beside the rows, so there is nothing to put in order: go on.

learn-title-adjust-formation = Fog of War, and one step
learn-adjust-formation =
    { $fog ->
        [0] Your die for Fog of War has been rolled.
        [one] Your die for Fog of War gives you { $fog } point this turn.
       *[other] Your die for Fog of War gives you { $fog } points this turn.
    } Each attack costs one, so this is how often you can fire.
    Now you may move one ship by one row: bring a gun up to row 1, or take a wounded ship back. You may also hold the formation, and often should.
learn-title-move-to = Which row?
learn-move-to = One row forward or back, and no row may be left empty ahead of another.
learn-title-dive = Dive?
learn-dive = A submarine that has attacked is active and easier to find. Let it dive, and it is passive again: it can still attack later.
learn-title-ship-ahoy = Another ship?
learn-ship-ahoy = With an Additional Ship card you take the ship on top of the deck, which everybody can see. Take a good one at once: it can fire in this very turn. For a poor one, keep the card.
learn-title-ship-ahoy-empty = No ship left
learn-ship-ahoy-empty = The ship deck is empty, so there is nothing to call. Go on.
learn-title-place-ship = A row for the new ship
learn-place-ship = Put it where its weapons reach: guns into row 1, missiles into row 1 or 2, a carrier at the back.
learn-title-retreat = Retreat?
learn-retreat = A Retreat card repairs up to three Damage cards, and nobody can attack you until your next turn; but you cannot attack either. With a fresh fleet, stay.
learn-title-repair-ship = Repairs
learn-repair-ship = You may take away three Damage cards. Heal the ship that is nearest to sinking and worth most.
learn-title-repair-card = Which damage?
learn-repair-card = The card with the highest number takes the most off.

learn-title-battle-stations = Open fire
learn-battle-stations =
    { $fog ->
        [0] Your Fog of War is spent. Lay defences if you like, then open fire.
        [one] You can make { $fog } more attack.
       *[other] You can make { $fog } more attacks.
    } What glows is legal: choose an attack card, then the ship that fires it, then the target. Carriers send air strikes without a card.
    Aim several at one ship that is almost sunk rather than one at each: of the enemy's ships only those you sink bring you points.
    A defence card such as ECM can be laid here for free: it guards your whole task force until your next turn. When you have enough, commit the volley.
learn-title-firing-ship = Which ship fires?
learn-firing-ship = Each weapon symbol on a ship is good for one attack a turn. Use the ship that has nothing better to fire, and keep the rare weapons for their own cards.
learn-title-target = Which target?
learn-target = Beside each target you see what will probably happen. Damage against hits left tells whether it sinks; an enemy ship brings points only if you sink it. Targets that are dark are out of reach: point at one, and it says why.
learn-title-next-target = Another one?
learn-next-target = This card may strike more than one ship; each costs one Fog of War.
learn-title-strike-target = Target for the aircraft
learn-strike-target = Aircraft reach every row. A strike that hits sinks the ship, however large: look for many points, and for a force without Air Cover.
learn-title-bomber-target = Bombers
learn-bomber-target = Bombers attack a whole task force: its owner chooses who takes the hits. Many ships ahead of you make it worthwhile.
learn-title-bomber-dice = How many dice?
learn-bomber-dice = Each die costs one Fog of War and may hit one ship. Keep points for other attacks if you have good ones.
learn-title-crew-carrier = Which carrier?
learn-crew-carrier = The carrier with the efficient crew strikes better this turn: take the one that will fly most.
learn-title-area-use = How to lay it
learn-area-use = Face up it is free and all can see it. Face down it costs one Fog of War and keeps them guessing.
learn-title-asw-use = Attack or defence?
learn-asw-use = As an attack it hunts a submarine, best an active one. As an area defence it fires first at every submarine that attacks you.
learn-title-next-defender = In which order?
learn-next-defender = Several players are attacked: you say who is dealt with first.

learn-title-point-defense = Incoming!
learn-point-defense = The enemy has fired at you. Evasive Maneuvers stop one gun or torpedo, ECM one missile; ASW stops nothing, but strikes back at the submarine. Look which attack would sink something, and spend your card there; a scratch on a big ship can be borne.
learn-title-point-defense-air = Aircraft incoming
learn-point-defense-air = Air Cover may stop one air strike: a die is rolled. A strike that is not stopped still rolls, and a hit sinks the ship: defend the ship worth most.
learn-title-lay-against = Against which attack?
learn-lay-against = Choose the attack that would cost you most. The summary beside the table shows which defence meets what.
learn-title-allot-air-defense = Air Defense
learn-allot-air-defense = Ships with their own Air Defense may each fire at one thing in the air. It costs nothing: use them all.
learn-title-damage-control = Undo a hit?
learn-damage-control = Damage Control undoes one effect, a sinking included. Keep it for a ship that would be lost.
learn-title-negate-which = Which effect?
learn-negate-which = Undo the one that sinks a ship, or costs the most points.
learn-title-save-submarine = Save the submarine?
learn-save-submarine = Your submarine would sink. Damage Control saves it, if you hold no better use for the card.
learn-title-bomber-hit = Who takes the hit?
learn-bomber-hit = Each bomber hit sinks a ship, and you choose which: give up the one worth fewest points.

learn-title-discard = Make room
learn-discard = You draw up to seven cards at the end of the turn. Throw away what your ships cannot fire, such as a gun card whose size you do not have, and keep defences.
learn-title-must-discard = One card must go
learn-must-discard = You played no card this turn, so one must go. Take the one that you could use least.

learn-title-waiting = The others play
learn-waiting = Watch the war diary: it tells in plain words what happens and why, with a link to each rule. Your next question will come by itself.
learn-title-given = Your answer is given
learn-given = Everybody answers this in secret; it is shown when all are ready. Until then you may change your mind.
learn-title-other = Your decision
learn-other = This question is rarer. Read what it asks; what glows can be chosen, and the rule behind it is one click away.
learn-title-over = The game is over
learn-over = Ships sunk and ships afloat brought points, damage took some off. Look at the replay to see what decided it, or go on to the advanced rules.
