### Words that every game and every table shares.

## Lists and numbers

list = { $first } and { $last }
several = { $number } × { $thing }
percent = { $number } %
percent-less = under { $number } %
percent-more = over { $number } %

## A player, who may be the reader: at the beginning of a sentence, within it, as an owner here and there

seat = { $you ->
    [yes] You
   *[no] { $name }
}
    .low = { $you ->
        [yes] you
       *[no] { $name }
    }
    .gen = { $you ->
        [yes] your
       *[no] { $name }’s
    }
    .cap = { $you ->
        [yes] Your
       *[no] { $name }’s
    }
    .you = { $you }

## Answers

action-done = done
action-reopen = change your mind
action-seat = seat { $number }

## Refusals that are alike in every game

refusal-not-asked = { $thing ->
    [absent] That does not answer the question.
   *[other] That does not answer the question: { $thing }.
}

## Chances

odds-stopped = stopped
odds-missed = missed
odds-damaged = damaged
odds-crippled = crippled
odds-sunk = sunk
odds-sunk-together = sunk with the others
odds-harmless = no harm
odds-hits = { $number ->
    [0] no hit
    [one] { $number } hit
   *[other] { $number } hits
}
odds-number = { $number ->
    [0] no roll
    [1] on a roll of 1
   *[other] on a roll of { $number } or less
}
odds-unseen = if the unseen cards lie at random

## The end

score = { $player }: { $number }
outcome-resigned = { $number ->
    [one] { $winners } won: everyone else resigned.
   *[other] { $winners } won together: everyone else resigned.
}
outcome-best-left = { $number ->
    [one] { $winners } won with the best score among those who did not resign. Points: { $scores }.
   *[other] { $winners } won together with the best score among those who did not resign. Points: { $scores }.
}
outcome-draw-agreed = Draw agreed: { $winners }.

## The table in the war diary

event-table-resigned = { $seat } resigned.
event-table-bot = A bot now plays for { $seat-low }.
event-table-back = { $seat } { $seat-you ->
    [yes] are
   *[no] is
} back and playing again.
event-table-undone = The game went back to an earlier moment. Dice and cards from here on are new.
event-table-draw = Everyone agreed to a draw.
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
summary-met-by = Answered by
action-row = row { $number }
event-moved = { $seat } moved { $ship } to row { $row }.
decision-firing-ship = { $card }: fired by which ship?
refusal-nobody-to-attack = There is nobody to attack with { $thing }.
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
refusal-not-a-defence = { $card } is not a defence.
    .short = Not a defence
decision-discard = Discard which cards?
    .done = discard these
    .none = keep all cards
decision-move-to = Move { $ship } to which row?
event-rows-close-up = { $seat-cap } rows closed up.
cards-drawn = { $number ->
    [one] { $seat } drew { $number } card.
   *[other] { $seat } drew { $number } cards.
}
