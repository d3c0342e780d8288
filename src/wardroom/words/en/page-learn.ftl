## The page

learn-heading = Learn in ten minutes
learn-begin = Play a game with a coach
learn-begin-anew = Start a new game with a coach
learn-go-on = Continue where you left off
learn-read-rules = Read the rules first
learn-way = What you will do
learn-later = You can dismiss the coach at any time and bring it back, or leave and come back tomorrow.
learn-table-name = First turn

learn-topics = Parts of the turn

## The coach

learn-skip = Hide the coach
learn-fold = Fold
learn-again = Show again
learn-rule = Rule { $number }: { $title }
learn-next-table = Set up a table with the advanced rules

learn-finished = That was a whole turn, and the others work the same way: play on as long as you like.

learn-title-waiting = The others are playing
learn-waiting = Watch the war diary: it tells in plain words what happens and why, with a link to each rule. Your next question will come by itself.
learn-title-given = Your answer is given
learn-given = Everyone answers this in secret; all answers are shown together. Until then you may change yours.
learn-title-other = Your decision
learn-other = This question is rarer. Read what it asks; you can choose what glows, and the rule is one click away.
learn-coach = Coach
learn-title-over = The game is over

## A scripted first battle

lesson-aim = The aim
lesson-at = Part { $at } of { $of }
lesson-press = Press: { $what }
lesson-show = Show me
lesson-dice = This is a lesson: its dice and the enemy’s moves are set in advance, and it counts nowhere.
lesson-begin = Begin
lesson-play-now = Play now, with a coach
lesson-again = Once more
lesson-title-enemy = The enemy’s turn
lesson-title-wait = The enemy moves
lesson-wait = Watch what happens; your next step comes by itself.

hint-discard = { $answer ->
    [done] Each of these can still be useful.
   *[other] You are unlikely to play it; you draw another card in its place.
}
hint-defend = { $answer ->
    [done] You can afford to take this, or none of your cards would stop it.
   *[other] It stops the attack that would cost you most.
}
learn-title-firing-ship = Which ship fires?
learn-title-lay-against = Against which attack?
learn-title-move-to = Which row?
learn-title-repair-card = Which damage?
learn-title-repair = Repairs
learn-title-strike-target = Target for the aircraft
learn-title-target = Which target?
learn-topic-defend = Defend
learn-title-discard = Make room
learn-topic-formation = Formation
lesson-title-again = Fire again
