## Naval Battles: the table

highseas-place-setup = First to sink { $victory } points
highseas-place-one = Turn { $series } · to { $victory } points
highseas-place-linked = Battle { $round } · turn { $series } · to { $total } points in all
highseas-group-B = Attack
highseas-group-C = { base-cards }
highseas-race = First to { $victory }
highseas-race-all = { $points } of { $total } in all battles
highseas-score = { $points } of { $victory } points
highseas-fleet-of = { $mine ->
    [true] Your fleet
   *[false] Fleet: { $name }
}
highseas-before = { $mine ->
    [true] In front of your fleet
   *[false] In front of the fleet: { $name }
}
highseas-used = used this turn
highseas-reserve = Reserve
highseas-reserve-number = { $number ->
    [one] { $number } ship in reserve
   *[other] { $number } ships in reserve
}
highseas-in-reserve = in reserve
highseas-you-sank = sunk: { $ships }
highseas-you-are-out = You are out of this battle
highseas-out = no ship left: out of the battle
highseas-choosing = choosing a fleet in secret
highseas-all-choosing = All players are choosing their fleets in secret.
highseas-no-nation = no navy yet
highseas-row-1 = Front
highseas-row-2 = Middle
highseas-row-3 = Rear
highseas-rows-mean = Main batteries fire from the first two rows into the first two; secondary batteries and torpedoes only from row 1 into row 1, depth charges from row 1 at submarines. Aircraft reach every row, and so do the torpedoes of submarines.
highseas-pool = { $number ->
    [one] { $number } point to spend
   *[other] { $number } points to spend
}
highseas-dice-left = { $number ->
    [one] { $number } die to lay
   *[other] { $number } dice to lay
}
highseas-fires-line = { $number ->
    [one] { $number } attack here
   *[other] { $number } attacks here
}
highseas-lane-roll = sinks on { $number } or more
highseas-lane-hopeless = no die is high enough
highseas-lane-sinks = { $chance } sunk
highseas-no-die = hopeless
# "On average: 5.3 points sunk, 4.0 damage"
highseas-volley-toll = Each attack by itself, on average: { $points } points sunk, { $hits } damage
highseas-volley-empty = Nothing declared yet. Choose a card of your hand or a carrier.
highseas-attack-main = Main salvo
highseas-attack-secondary = Secondary salvo
highseas-attack-depth = Depth charge
highseas-attack-land = Land-based air
highseas-attack-carrier = Carrier attack
highseas-fate-coming = { table-fate-coming }
highseas-fate-stopped = { fate-stopped }
highseas-fate-missed = { table-fate-missed }
highseas-fate-hit = hits
highseas-fate-wasted = wasted

## A ship in one sentence

highseas-ship-sentence = { $name }, { $type }, { $nation }, { $owner }, { $place }, { $left } of { $hull } hull left, { $weapons }, worth { $points } points. { $state }
highseas-arm-main = main battery { $size } inch
highseas-arm-secondary = secondary battery { $size } inch
highseas-arm-torpedo = { $number ->
    [0] torpedo mount
   *[other] torpedo mount, { $number } added to the die
}
highseas-arm-air = { $number ->
    [one] { $number } air attack
   *[other] { $number } air attacks
}
highseas-arm-cover = air cover on { $number } or more
highseas-arm-anti-air = anti-aircraft { $number }
highseas-arm-silent = runs silent on { $number } or more

## Picking a navy, choosing a fleet

highseas-navy-best = { $ships } and more
highseas-navy-has = Battleships { $capital }, carriers { $carriers }, cruisers { $cruisers }, destroyers { $destroyers }, submarines { $submarines }
highseas-choose-title = { highseas-choose-title-short } (seen by nobody else)
highseas-choose-title-short = Your fleet
highseas-points-unspent = { $number ->
    [one] { $number } point unspent
   *[other] { $number } points unspent
}
highseas-points-left = of { $points } points left
highseas-sort = Sort ships
highseas-sort-points = By points
highseas-sort-type = By type
highseas-sort-guns = By guns
highseas-sort-hull = By hull
highseas-proposed = Suggested fleet
highseas-clear = Start over
highseas-none-chosen = No ship chosen yet. Choose a ship to take it, once more to leave it ashore.
highseas-kept = Your own fleets
highseas-keep = Save this fleet
highseas-keep-name = Name of the fleet
highseas-fleet-name = Fleet { $number }
highseas-forget = Delete { $name }

## Ships and cards

highseas-type-BB = { ship-type-BB }
highseas-type-BC = BC
highseas-type-CV = { ship-type-CV }
highseas-type-CVL = CVL
highseas-type-CVE = CVE
highseas-type-CA = CA
highseas-type-CL = CL
highseas-type-DD = { ship-type-DD }
highseas-type-TB = TB
highseas-type-SS = SS
highseas-kind-BB = Battleship
highseas-kind-BC = Battlecruiser
highseas-kind-CV = Carrier
highseas-kind-CVL = Light carrier
highseas-kind-CVE = Escort carrier
highseas-kind-CA = Heavy cruiser
highseas-kind-CL = Light cruiser
highseas-kind-DD = Destroyer
highseas-kind-TB = Torpedo boat
highseas-kind-SS = Submarine

highseas-card-reinforcements = Reinforcements
highseas-card-retreat = Retreat
highseas-card-planning = Planning
highseas-card-land_air = Land-Based Air
highseas-card-surprise = Surprise Attack
highseas-card-torpedo = Torpedo Spread
highseas-card-depth_charge = Depth Charge
highseas-card-escort = Escort Ship
highseas-card-main = Main Salvo
highseas-card-near_miss = { summary-near_miss }
highseas-card-small_target = { summary-small_target }
highseas-card-secondary = Secondary Salvo
highseas-card-secondary-double = Double Salvo
highseas-card-armor = { summary-armor }
highseas-card-evasive = { summary-evasive }

highseas-platform-reinforcements = ships of the reserve
highseas-platform-retreat = your whole fleet
highseas-platform-planning = one roll a turn
highseas-platform-land_air = no ship needed
highseas-platform-surprise = cards of an opponent
highseas-platform-depth_charge = { highseas-platform-torpedo }
highseas-platform-escort = { highseas-platform-evasive }
highseas-platform-main = main battery
highseas-platform-near_miss = main salvos
highseas-platform-small_target = hull 4 or less
highseas-platform-secondary = secondary battery
highseas-platform-secondary-double = two batteries
highseas-platform-armor = secondary salvos

highseas-line-reinforcements = Call ships for { $points } points.
highseas-line-retreat = { face-line-retreat }
highseas-line-planning = Adds 1 to one roll in each turn.
highseas-line-land_air = Sinks on { $one }, { $two }, { $three } by row; subs { $sub }.
highseas-line-surprise = An opponent loses all reorganize and prepare cards.
highseas-line-torpedo = Sinks on { $one } or more. Row 1 at row 1; subs at any.
highseas-line-depth_charge = Row 1 at a submarine.
highseas-line-escort = Draws an attack to a ship of the same row.
highseas-line-main = Rows 1–2 at rows 1–2.
highseas-line-near_miss = Stops a main salvo.
highseas-line-small_target = Stops an attack on a small ship.
highseas-line-secondary = Row 1 at row 1.
highseas-line-double = Two ships of row 1 at row 1.
highseas-line-armor = Stops a secondary salvo.
highseas-line-evasive = Stops any one attack.

highseas-when-reorganize = while reorganizing
highseas-when-prepare = prepared
highseas-when-attack = in the attack
highseas-when-first = before attacks
highseas-when-either = prepared or in answer
highseas-when-defense = in answer

## The marks of a card: its steps, and who may attack whom

highseas-press-navy = Choose one of the navies to command it.
highseas-signs = Signs on the ship cards
highseas-sign-hull = Hull: the damage that sinks it
highseas-sign-points = Points: its price in a fleet, and what sinking it earns
highseas-sign-gun = Guns in inches, the main battery before the secondary one
highseas-sign-torpedo = Torpedo mount, and what it adds to the die
highseas-sign-air = Air attacks of a carrier in a turn (reconstructed)
highseas-sign-cover = Air cover: the die that stops an air attack
highseas-sign-dive = Run Silent: the die that saves a passive submarine
highseas-sign-anti-air = Anti-aircraft guns: off the die of an air attack
highseas-marks = Marks on the action cards
highseas-marks-line = A filled dot is a step in which the card may be played. Of the two fleets below, the filled places of the left one may attack the filled places of the right one: rows 1, 2 and 3 from the middle outwards, then submarines, the active ones above the passive ones.
highseas-marks-steps = Played in: { $steps }
highseas-mark-reorganize = Reorganize
highseas-mark-prepare = Prepare
highseas-mark-attack = Attack
highseas-mark-defense = { face-defence }
highseas-aim-1-at-1 = from row 1 at row 1
highseas-aim-12-at-12 = from rows 1–2 at rows 1–2
highseas-aim-1-at-ap = from row 1 at submarines
highseas-aim-a-at-123 = from an active submarine at any row
highseas-aim-land-at-123ap = { reach-land-at-123ap }

highseas-mini-reinforcements = Help
highseas-mini-retreat = Retreat
highseas-mini-planning = Plan
highseas-mini-land_air = Air
highseas-mini-surprise = { face-mini-surprise }
highseas-mini-torpedo = { face-mini-torpedo }
highseas-mini-depth_charge = Depth ch.
highseas-mini-escort = Escort
highseas-mini-main = Main
highseas-mini-near_miss = Near miss
highseas-mini-small_target = Small
highseas-mini-secondary = Second.
highseas-mini-armor = Armor
highseas-mini-evasive = Evade

## A new table, results

highseas-new-preset-duel = Duel
highseas-new-preset-duel-line = Two navies, 25 points of ships each. You and a friend.
highseas-new-preset-melee = Melee
highseas-new-preset-melee-line = Four navies, each against all. You, a friend, two bots.
highseas-new-preset-teams-line = Two against two to 50 points, team-mates sitting alternately.
highseas-new-preset-campaign = { highseas-new-option-linked }
highseas-new-preset-campaign-line = Battle after battle until somebody has 75 points.
highseas-new-choice-nations-picked = picked in turn
highseas-new-choice-nations-drawn = by lot
highseas-new-option-nations = Navies
highseas-new-option-fleet_points = Points of a fleet
highseas-new-option-first_seat = Who begins
highseas-new-option-carrier_attacks = Attacks of a carrier
highseas-new-choice-carrier_attacks-one = one a turn
highseas-new-choice-carrier_attacks-card = by its card
highseas-points-of = Battle { $number }
highseas-battle-over = Battle { $number } is over
highseas-next-battle = Next battle
highseas-orders-defend = Play a defence
highseas-orders-planning = Add Planning to a roll
highseas-sum = In this battle
highseas-sank-nothing = Sank nothing

## The coach

highseas-learn-lead = A real battle against a recruit, a bot that plays anything legal, with a coach beside you. Navies are drawn by lot, you begin, and 12 points of sunk ships win. At each question the coach says what it means and what is worth doing. Nothing can go wrong: at this table you may take anything back.
highseas-learn-topic-fleet = { highseas-group-A }
highseas-learn-topic-fleet-line = Choose 25 points of ships in secret.
highseas-learn-topic-formation-line = Put them into up to three rows.
highseas-learn-topic-prepare-line = Move ships, call help, lay cards before the fleet.
highseas-learn-topic-declare = Fire
highseas-learn-topic-declare-line = Choose card, ship and target; read the odds; open fire.
highseas-learn-topic-defend-line = Answer what is fired at you.
highseas-learn-topic-discard = Discard
highseas-learn-topic-discard-line = Throw away what you cannot use and draw up to seven.

highseas-learn-title-pick-nation = Your navy
highseas-learn-pick-nation = Japan and the United States fly the most aircraft, Britain and Germany have strong guns, Italy fast cruisers. Any of them can win.
highseas-learn-title-choose-fleet = Choose your fleet
highseas-learn-choose-fleet =
    You have 25 points; what stays ashore is your reserve, which Reinforcements can call later.
    A mix is best: two or three big guns, a carrier that attacks every turn without a card, and a few small ships with torpedoes for row 1. The suggested fleet is a good one to start with.
highseas-learn-title-lay-out = Which row?
highseas-learn-lay-out =
    Main batteries fire from rows 1 and 2 and reach rows 1 and 2. Secondary guns and torpedoes work only in row 1, against row 1. Row 3 is safe from guns.
    So: cruisers and destroyers ahead, battleships in the middle, carriers at the back. No row may be empty ahead of another.
highseas-learn-title-lay-out-submarine = Up or down?
highseas-learn-lay-out-submarine = An active submarine may fire torpedoes at any row. A passive one cannot, but may slip away from depth charges.

highseas-learn-title-reorganize = Put the fleet in order
highseas-learn-reorganize = Each ship may move once: take a wounded one back, bring guns forward, wake or hide submarines. Reinforcements and Retreat are played now. If all is well, let the fleet stand.
highseas-learn-title-reinforce = Which ships join you?
highseas-learn-reinforce = The points of your Reinforcements buy ships of the reserve; what is left over is lost. Play more of these cards first if you have them.
highseas-learn-move-to = Guns need row 1 or 2, torpedoes row 1; wounded ships and carriers are safest in row 3.
highseas-learn-repair = The retreat takes three Damage cards away. Heal what is worth most and nearest to sinking.
highseas-learn-title-repair-which = { learn-title-repair-card }
highseas-learn-repair-which = The card with the highest number takes the most off.
highseas-learn-title-prepare = { highseas-learn-topic-prepare }
highseas-learn-prepare = A Near Miss, Armor Plating or Escort Ship laid here works once against each opponent until your next turn; from the hand it would work only once. Planning adds one to a roll in every turn.

highseas-learn-title-declare = Declare your attacks
highseas-learn-declare =
    What glows is legal: a card, then the ship that fires it, then the target. Every weapon fires once a turn, and carriers attack without a card.
    Aim several at one ship: only sunk ships bring points. { $victory } of them win. When you have enough, open fire.
highseas-learn-title-surprise-whom = Surprise whom?
highseas-learn-surprise-whom = That player loses every card before the fleet. Take whoever has prepared most.
highseas-learn-firing-ship = Use the ship that has nothing better to fire.
highseas-learn-title-second-ship = And which one with it?
highseas-learn-second-ship = A double salvo is fired by two ships; both have then used that battery.
highseas-learn-target = Beside each target stands what will probably happen. What sinks brings points; what is only hurt may be finished next turn. Dark ships are out of reach: point at one, and it says why.
highseas-learn-title-next-target = Another die
highseas-learn-next-target = The card has more dice. Two on one ship make it likelier to sink.
highseas-learn-strike-target = Aircraft sink or miss. Ships ahead are easier to hit; anti-aircraft guns and enemy carriers make it harder.
highseas-learn-title-next-strike-target = Another flight
highseas-learn-next-strike-target = The carrier has more flights. They may go for the same ship or another of that fleet.
highseas-learn-title-planning = Add Planning?
highseas-learn-planning = The roll must reach the number. Planning adds one, once a turn: use it for a ship worth many points.

highseas-learn-title-defend = Incoming!
highseas-learn-defend = Choose a card against one attack. Look for the attack that would sink something; a scratch on a big ship can be borne. Prepared cards come first: they stay for the next opponent.
highseas-learn-title-defend-against = { learn-title-lay-against }
highseas-learn-defend-against = The one that would cost you the most points.
highseas-learn-title-escort-to = Who takes the hit?
highseas-learn-escort-to = Another ship of the same row: one that can bear the damage, or one worth little.

highseas-learn-discard = You draw up to seven. Throw away salvos that no ship of yours can fire, and keep defences.
highseas-learn-over = Whoever sank enough has won. The replay shows what decided it; or choose another navy and try again.

## Why the coach advises what it does

highseas-hint-pick-nation = The six have about equal chances; with this one there is a good first fleet.
highseas-hint-choose-fleet = { $answer ->
    [done] What the points can buy is chosen.
   *[other] Much gun, torpedo or aircraft for her points, and she fits into what is left.
}
highseas-hint-lay-out = { $answer ->
    [row1] From row 1 everything fires, torpedoes and secondary guns too.
    [row2] Main batteries fire from row 2, and fewer weapons reach her there.
   *[other] Guns do not reach row 3; aircraft take off from there as well.
}
highseas-hint-move-to = { $answer ->
    [row1] From row 1 everything fires, torpedoes and secondary guns too.
    [row2] Main batteries fire from row 2, and fewer weapons reach her there.
   *[other] Guns do not reach row 3.
}
highseas-hint-reorganize = { $answer ->
    [done] The fleet stands well as it is.
   *[other] It does more for you than leaving all as it is.
}
highseas-hint-prepare = { $answer ->
    [done] From the hand these cards will do as much.
   *[other] Laid out it works once against every opponent, from the hand only once.
}
highseas-hint-declare = { $answer ->
    [done] Nothing that is left is worth its card.
   *[other] Of all you can fire now it promises most, in points and in chance.
}
highseas-hint-firing-ship = She can fire it, and will miss this battery least.
highseas-hint-second-ship = She can fire with the first, and will miss this battery least.
highseas-attack-torpedo = Torpedoes
highseas-learn-topic-prepare = Prepare
highseas-group-A = Fleet
highseas-new-option-linked = Linked battles
highseas-platform-evasive = any attack
highseas-platform-torpedo = torpedo mount
after-luck-highseas-attack-main = Main guns
after-luck-highseas-attack-secondary = Secondary guns
after-luck-highseas-attack-torpedo = { highseas-attack-torpedo }
after-luck-highseas-attack-depth = Depth charges
after-luck-highseas-attack-land = Land-based air attacks
after-luck-highseas-attack-carrier = Carrier attacks
after-luck-highseas-defence-cover = { after-luck-defence-cover }
after-luck-highseas-defence-run-silent = Run Silent

## What wins, in the bar of the table

highseas-aim-short = Sink { $victory } points
highseas-aim-sink = Sink enemy ships. Whoever sinks one has the points in her ring at once.
highseas-aim-one = Whoever first has sunk { $victory } points has won, even in the middle of a turn. With one fleet left afloat the battle is over, too.
highseas-aim-linked = A battle ends when somebody has sunk { $victory } points, or with one fleet left afloat. Whoever first has { $total } in all battles together has won.
