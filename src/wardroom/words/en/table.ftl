### Words that every game and every table shares.

## Lists and numbers

list = { $first } and { $last }
several = { $number } × { $thing }
percent = { $number } %
percent-less = under { $number } %
percent-more = over { $number } %

## Answers

action-done = done
action-reopen = change your mind
action-yes = yes
action-no = no
action-seat = seat { $number }

## Refusals that are alike in every game

refusal-not-asked = { $thing ->
    [absent] This answers nothing that is asked of you now.
   *[other] This is no moment for { $thing }: the question in front of you has other answers.
}

## Chances

odds-stopped = stopped
odds-missed = missed
odds-damaged = damaged
odds-crippled = crippled
odds-sunk = sunk
odds-harmless = harmless
odds-hits = { $number ->
    [0] no hit
    [one] { $number } hit
   *[other] { $number } hits
}
odds-number = { $number ->
    [0] no roll
    [1] a roll of 1
   *[other] a roll of { $number } or less
}
odds-unseen = if the unseen cards lie at random

## The end

score = { $player } { $number }
