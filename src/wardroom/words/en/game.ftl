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
odds-sunk-together = sunk with the rest
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

score = { $player }: { $number }
outcome-resigned = { $number ->
    [one] { $winners } won by resignation: all others have given up.
   *[other] { $winners } won together by resignation: all others have given up.
}
outcome-best-left = { $number ->
    [one] { $winners } won as the best of those who had not given up. Points: { $scores }.
   *[other] { $winners } won together as the best of those who had not given up. Points: { $scores }.
}
outcome-draw-agreed = A draw was agreed: { $winners }.

## The table in the war diary

event-table-resigned = { $seat } has given up.
event-table-bot = A bot plays for { $seat } from here on.
event-table-back = { $seat } is back and plays again.
event-table-undone = With everybody's consent the game went back to an earlier moment. What comes is drawn afresh.
event-table-draw = All have agreed to a draw.
event-table-more-time = { $seat } asked for more time.

## Content

level-printed = printed in the rulebook
level-published = published elsewhere

## Tables of a summary

summary-table-roll = roll
card = { $name }
    .full = { $name }
action-attack = attack { $number }
event-repaired = { $seat } repaired { $ship }: { $card } was removed.
field-name_ru = Russian name
field-class = Class
field-tons = Tons
field-fit = Weapons of the real ship
field-damage = Damage
set-base = base set
summary-attack = Attack
summary-met-by = What meets it
action-row = row { $number }
event-moved = { $seat } moved { $ship } to row { $row }.
decision-firing-ship = Which ship fires { $card }?
refusal-nobody-to-attack = There is nobody { $thing } could attack.
    .short = Nobody to attack
heading-components = about the printed parts
field-points = Points
field-attacks = Attacks
family-torpedo = torpedo attack
action-yes = yes
action-no = no
kind-aircraft = air attack
field-count = In deck
field-family = Family
field-name = Name
field-type = Type
summary-way-ship = ship
decision-arrange = Which row for { $ship }?
event-card-played = { $seat } played { $card }.
refusal-not-a-defence = { $card } is no defence.
    .short = No defence
