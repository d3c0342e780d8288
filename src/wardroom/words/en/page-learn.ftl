## The page

learn-heading = Learn in ten minutes
learn-lesson = First battle, 5 minutes
learn-lesson-name = First battle
learn-begin = Play a game with a coach
learn-begin-anew = Begin a new game with a coach
learn-go-on = Go on where you were
learn-read-rules = Read the rules first
learn-way = What you will do
learn-later = You can dismiss the coach at any time and call it back, or leave and come back tomorrow.
learn-table-name = First turn

learn-topics = Parts of the turn

## The coach

learn-skip = Without coach
learn-fold = Fold
learn-again = Tell me again
learn-rule = Rule { $number }: { $title }
learn-next-table = A table with the advanced rules

learn-finished = That was a whole turn. All others go the same way: play on as long as you like.

learn-title-waiting = The others play
learn-waiting = Watch the war diary: it tells in plain words what happens and why, with a link to each rule. Your next question will come by itself.
learn-title-given = Your answer is given
learn-given = Everybody answers this in secret; it is shown when all are ready. Until then you may change your mind.
learn-title-other = Your decision
learn-other = This question is rarer. Read what it asks; what glows can be chosen, and the rule behind it is one press away.
learn-coach = Coach
learn-title-over = The game is over

## A scripted first battle

lesson-aim = The aim
lesson-at = Part { $at } of { $of }
lesson-press = Press: { $what }
lesson-show = Show me
lesson-dice = This is a lesson: its dice and the enemy's moves are set in advance, and it counts nowhere.
lesson-begin = Begin
lesson-play-now = Play now, with a coach
lesson-again = Once more
lesson-title-enemy = The enemy’s turn
lesson-title-wait = The enemy moves
lesson-wait = Watch what happens; your next step comes by itself.

hint-discard = { $answer ->
    [done] Each of these can still be of use.
   *[other] You will hardly come to play it; another card is drawn in its place.
}
hint-defend = { $answer ->
    [done] What comes in can be borne, or none of your cards would stop it.
   *[other] It works against the attack that would cost you most.
}
learn-title-firing-ship = Which ship fires?
learn-title-lay-against = Against which attack?
learn-title-move-to = Which row?
learn-title-repair-card = Which damage?
learn-title-repair = Repairs
learn-title-strike-target = Target for the aircraft
learn-title-target = Which target?
learn-topic-defend = Defend
