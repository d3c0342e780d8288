### A World at War on the page.

## Seas, ships

worldatwar-several = { $count } × { $name }
worldatwar-factors = { $count ->
    [one] { $count } factor
   *[other] { $count } factors
}
worldatwar-hits-left = { $count ->
    [one] { $count } hit left
   *[other] { $count } hits left
}
worldatwar-ship-sentence = { $name }, { $owner }: { $facts }
worldatwar-wing-nas = { $count ->
    [one] { $count } naval squadron
   *[other] { $count } naval squadrons
}
worldatwar-wing-search = { $count } search
worldatwar-wing-cover = { $count } cover
worldatwar-wing-attack = { $count } attack
worldatwar-kind-nas = { action-nas }
worldatwar-kind-searchers = { action-searchers }
worldatwar-kind-fighters = { action-fighters }
worldatwar-kind-bombers = { action-bombers }
worldatwar-squadrons = { $count ->
    [one] { $count } squadron
   *[other] { $count } squadrons
}

## The map

worldatwar-chart = Hex map. Plus and minus zoom, Home shows all, Shift with the arrow keys moves it.
worldatwar-zoom-in = Closer
worldatwar-zoom-out = Farther away
worldatwar-zoom-all = Show all
worldatwar-hex = { $dice ->
    [-1] { $name }
    [one] { $name }, { $dice } die
   *[other] { $name }, { $dice } dice
}
worldatwar-air-range = air range, { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}
worldatwar-search-range = search range, { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}
worldatwar-no-port = no port
worldatwar-no-interception = ships from here may not intercept
worldatwar-closed = out of use
worldatwar-stack = { $voyage } ({ $owner }), at { $where }: { $what }
worldatwar-ships-unknown = ships unknown
worldatwar-handicap = given at the start
worldatwar-lost = { $ship } sunk ({ $name })
worldatwar-hurt = { $ship } damaged ({ $name })
worldatwar-won-nothing = Nothing done, nothing hit
worldatwar-sum = In this operation
worldatwar-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
worldatwar-points-given = { $points } ({ $given } given)
worldatwar-aim = { $whose ->
    [own] Your aim: { $duties }. A dashed hex marks the goal on the map.
    [their] Your aim: to foil the enemy: { $duties }. A dashed hex marks his goal on the map.
   *[none] Your aim: to sink more than you lose.
} { $sunk ->
    [0] Ships sunk bring no points.
    [one] Each factor of a ship sunk is worth { $sunk } point.
   *[other] Each factor of a ship sunk is worth { $sunk } points.
}{ $damaged ->
    [0] { "" }
    [one] { " " }A ship damaged in the operation (one hit short of sinking) is worth { $damaged } point a factor.
   *[other] { " " }A ship damaged in the operation (one hit short of sinking) is worth { $damaged } points a factor.
}
worldatwar-aim-duty = { $duty } ({ $goal })
worldatwar-points-each = { $count ->
    [one] { $count } point a unit
   *[other] { $count } points a unit
}

## Notes on the map

worldatwar-callout-forces = { $large ->
    [0] { "" }
    [one] { $large } task force
   *[other] { $large } task forces
}{ $small ->
    [0] { "" }
   *[other] { $large ->
        [0] { "" }
       *[other] { ", " }
    }{ $small ->
        [one] { $small } smaller force
       *[other] { $small } smaller forces
    }
}
worldatwar-pool = { $kind } · rating { $rating }
worldatwar-hex-before = The hex before
worldatwar-hex-after = The next hex
worldatwar-tap-a-hex = tap a hex
worldatwar-choose-hex = { $ask ->
    [interception-hex] Intercept at { $hex }
    [submarine-intercepts] Wait at { $hex }
    [which-way] Through { $hex }
    [air-attack-hex] Attack at { $hex }
    [where-to] To { $hex }
   *[other] { $hex }
}
worldatwar-ask-interception-hex = Intercept voyage { $number } in which hex?
worldatwar-ask-interceptors = Which ships intercept voyage { $number } at { $hex }?
worldatwar-ask-submarine-intercepts = { $boats ->
    [1] Submarine
   *[other] Submarine { $boat } of { $boats }
} from { $base }: lie in wait where?
worldatwar-ask-air-attack-hex = Voyage { $number } ({ $what }): air attack where?
worldatwar-ask-where-to = Voyage { $number } ({ $what }): where to?
worldatwar-ask-which-way = Voyage { $number } ({ $what }): by which route?
worldatwar-ask-press-on = Voyage { $number } ({ $what }): continue or return?
worldatwar-ask-goes-on-alone = Voyage { $number } ({ $what }): go on alone?
worldatwar-ask-which-base = Voyage { $number } ({ $what }): to which base?
worldatwar-why-sails = Voyage { $number } ({ $what }) sails from { $from } to { $to }.
worldatwar-why-route = { $hexes ->
    [one] The route to { $goal } is { $hexes } hex long so far.
   *[other] The route to { $goal } is { $hexes } hexes long so far.
}
worldatwar-note-goes-on-alone = Not all have come to the rendezvous. Alone it sails to the goal at once and meets what waits there without help; otherwise it turns back.
worldatwar-hex-near = sea off { $name } ({ $hex })
worldatwar-hex-waters = { $name } ({ $hex })
worldatwar-who = You lead { $side } against { $enemy } ({ $name }).
worldatwar-ends = { $phases ->
    [one] There is one phase: one side announces voyages, the other may intercept them.
   *[other] There are { $phases } phases: in each one side announces voyages, the other may intercept them.
} When the last ships are home, whoever has more points has won; a tie goes to { $tie }.{ $given ->
    [0] { "" }
    [one] { " " }{ $side } begins with { $given } point.
   *[other] { " " }{ $side } begins with { $given } points.
}
worldatwar-battles = What happens in a battle
worldatwar-battles-number = group number
worldatwar-battles-number-line = Before a battle both sides part their ships into combat groups and give each, in secret, a number from 1 to 6. It says in which round the group comes into the fight.
worldatwar-battles-active-line = The number has come up: in round 2 these are groups 1 and 2. They search for the enemy and may attack him.
worldatwar-battles-distant-line = The number is still to come. Such a group keeps out of the way, and ships can attack it only once it was found. Carriers strike from there, too.
worldatwar-battles-pending = pending
worldatwar-battles-pending-line = Ships that are late. They come into the battle in a later round.
worldatwar-battles-factor = factor
worldatwar-battles-factor-line = How much a ship fires with, how much it can take, and what it is worth when it sinks.
worldatwar-battles-screened-line = Ships behind the fighting line. They do not fire, and the enemy can fire at them only when nobody undamaged stands in front of them any more.
worldatwar-battles-round = round
worldatwar-battles-round-line = Search, air strikes, fleet combat, submarines, in this order. Then each side may withdraw, latecomers join, and the next round makes one more number active. The battle ends when a side has left, has no undamaged ship, or without a carrier that can fly has evaded with all its groups.
worldatwar-legend = How to read the map
worldatwar-legend-own = a voyage of yours by its number, and its factors
worldatwar-legend-their = a voyage of the enemy; hatched: ships unknown, 10+ ten factors or more, <10 fewer
worldatwar-legend-base = your base, the enemy’s base; a plane: squadrons are there
worldatwar-legend-goal = where a voyage has something to do
worldatwar-legend-way = announced way; dashed: an interception
worldatwar-legend-hex = a hex by column and row: tenth column, seventh row
worldatwar-legend-types = factors by type: BB battleship, BC battlecruiser, CV carrier, CA cruisers, DD destroyers, TR transports
worldatwar-interception-came = Interception { $number }: { $reached }
worldatwar-callout-way = { $from } ▸ { $to }
worldatwar-callout-hex = To intercept at { $hex }
worldatwar-callout-halved = Halved, rounded up:
worldatwar-callout-reached = { $score } for { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}, { $round ->
    [1] in time for round 1
   *[other] could join in round { $round }
}

## Voyages and duties

worldatwar-voyage = Voyage { $number }
worldatwar-voyage-named = { $number } · { $what }
worldatwar-force = Force { $number }
worldatwar-level-activity = voyage
worldatwar-level-interception = interception
worldatwar-level-counter = counter-interception
worldatwar-level-counter-counter = counter-counter-interception
worldatwar-activity-patrol = { worldatwar-task-cap }
worldatwar-activity-invasion = invasion
worldatwar-activity-sea-transport = sea transport
worldatwar-activity-sea-supply = sea supply
worldatwar-activity-sea-escort = sea escort
worldatwar-activity-shore-bombardment = shore bombardment
worldatwar-activity-carrier-mission = carrier mission
worldatwar-activity-base-change = change of base
worldatwar-activity-raid = raid
worldatwar-under-way = Under way
worldatwar-hexes = { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}
worldatwar-no-way = no route by sea
worldatwar-meets = meets voyage { $number } at { $hex }
worldatwar-rolled = { $dice ->
    [one] { $dice } die: { $score }
   *[other] { $dice } dice: { $score }
} for { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}
worldatwar-carry = { $count } cargo
worldatwar-card-strategic-line = played in secret by both sides before a player turn. The side that plays more rolls one more die for each interception of that turn.
worldatwar-card-tactical-line = played in secret before a battle. The side that plays more chooses: better search or better gunnery in it.
worldatwar-card-undersea-line = played in secret before a player turn. The side that plays more has +1 in every submarine attack of that turn.
worldatwar-cards-spent = Cards that were laid are used up.
worldatwar-codes-edge = Signals read this phase: { $name } (one more interception die)
worldatwar-ask-odds = { table-menu-odds }
worldatwar-tabs = Beside the map
worldatwar-tab-chart = Map
worldatwar-tab-battle = Combat chart
worldatwar-tab-enemy = Enemy
worldatwar-tab-ships = { books-kind-ship }
worldatwar-fleets = Fleets
worldatwar-open-map = Open the map
worldatwar-back-to-fleets = Back to the fleets
worldatwar-joins = Force { $number }, joins in round { $round }
worldatwar-fight = The fight
worldatwar-rolls-left = { $count } more to come
worldatwar-next-roll = Next roll
worldatwar-go-on = { home-continue }
worldatwar-to-the-end = Skip to the outcome

## Status boards

worldatwar-own-board = Your status board
worldatwar-own-board-line = The other side sees none of this.
worldatwar-their-board = What you know of { $name }
worldatwar-their-board-line = The order of battle, and what has been seen.
worldatwar-port-or-sea = in port or at sea
worldatwar-sails-in = sails in phase { $phase }
worldatwar-groups = { $numbers ->
    [1] group 1
   *[other] group { $numbers }
}
worldatwar-task-struck = have struck

## The Naval Combat Chart

worldatwar-combat-chart = Naval Combat Chart
worldatwar-hidden = Hidden
worldatwar-found = Found
worldatwar-active = active
worldatwar-all-sunk = all sunk
worldatwar-told-small = under 10
worldatwar-told-large = 10 or more
worldatwar-told-carriers = { $count ->
    [one] { $count } carrier
   *[other] { $count } carriers
}
worldatwar-told-cargo = cargo
worldatwar-found-times = { $count ->
    [one] found by { $count } result
   *[other] found by { $count } results
}
worldatwar-lies-open = revealed
worldatwar-not-found = not found
worldatwar-group-sentence = { $mine ->
    [yes] Your combat group { $number }
   *[no] Combat group { $number } of { $owner }
}, { $state }, { $found }: { $what }
worldatwar-take-number = Number { $number }
worldatwar-pending = Pending
worldatwar-pending-force = force { $number } in round { $round } ({ $what })
worldatwar-land-air = land-based: { $cover } cover, { $search } search
worldatwar-search-dice = Search dice:
worldatwar-chart-note = Active groups search and may open fire. Distant ones wait for the round of their number; ships can reach them only if they were found. Numbers are open; contents show when a group is found or attacked. A dot is a search result, a ring one used up.

## Questions

worldatwar-none-withdraw = None: all stay
worldatwar-none-withdraw-ships = None: all stay
worldatwar-none-withhold = { worldatwar-none-screen }
worldatwar-none-interceptors = Nobody
worldatwar-none-strike = No strike
worldatwar-these-withdraw = These withdraw
worldatwar-in-secret = Both choose in secret
worldatwar-in-secret-line = Both sides choose at once; all is opened together when both are done.
worldatwar-in-private = Only you see this
worldatwar-in-private-line = The other side learns which ships these are only when they are seen.
worldatwar-factors-of = factors of { $least } to { $most }
worldatwar-choose-ship = { $name }, { $type }, { $speed ->
    [slow] slow
   *[fast] fast
}: { $chosen } of { $there } chosen
worldatwar-one-more = One more of { $name }
worldatwar-one-fewer = One fewer of { $name }
worldatwar-zone-muster = Sails:
worldatwar-zone-screen = Screened:
worldatwar-zone-withhold = Held back:
worldatwar-zone-withdraw = Withdraws:
worldatwar-zone-empty = { $how ->
    [touch] tap ships to choose them
   *[mouse] choose ships, or drag them here
}
worldatwar-screened-sentence = { $name }, { $count }: screened in any case
worldatwar-number-how = { $how ->
    [touch] Tap a number, or drag a group onto one, in any order.
   *[mouse] Choose a number on the combat chart, or drag a group onto one, in any order.
}
worldatwar-number-why = In round 1 only groups with number 1 are active, in round 2 those with 1 and 2, and so on. Active groups search and may attack; distant ones wait, and fight only if they are attacked. The enemy sees your numbers, not the ships behind them.
worldatwar-allot-cap = Patrol: { $ship } (group { $group }), of { $count }
worldatwar-allot-cover = Cover over group { $group }: { $kind }
worldatwar-allot-search = Search: { $kind }
worldatwar-left-to-strike = { $count } left to strike
worldatwar-about-capital = Capital ships fight in the line and choose whom they fire at; each of their factors counts for itself.
worldatwar-about-carrier = Fast carriers launch squadrons to strike or fly patrol; in a fleet combat they are screened.
worldatwar-about-cruiser = Cruisers fire together with the other light ships, and share their factors among targets.
worldatwar-about-destroyer = Destroyers fire with the other light ships, and make it harder for submarines to attack.
worldatwar-about-escort-carrier = Escort carriers count among the light ships.
worldatwar-about-transport = Transports carry cargo, are always screened, and win points only where they arrive.
worldatwar-about-submarine = Submarines wait in a hex for an enemy voyage, and torpedo its groups.
worldatwar-change = Change
worldatwar-take-back = Take back
worldatwar-whole-group = whole group
worldatwar-group = Group { $number }
worldatwar-strike-on = Target: enemy group { $group }
worldatwar-laid = { $stage ->
    [group-number] All your groups are numbered.
    [patrol] Patrols are set for every carrier.
    [air-cover] All land-based squadrons have their tasks.
    [screen] All these ships are screened.
    [withdraw] All your groups have their orders.
    [base-attack] All free squadrons have a base to attack.
    [strike-target] All squadrons have their targets.
   *[other] { $squadrons ->
        [one] { $squadrons } squadron strikes enemy group { $group }.
       *[other] { $squadrons } squadrons strike enemy group { $group }.
    }
}
worldatwar-laid-why = Nothing is confirmed yet: click any of them to change it.
worldatwar-laid-give = { $stage ->
    [strike] Launch the strike
    [strike-target] Attack
   *[other] Confirm
}
worldatwar-no-flyers = No squadron can fly a strike.
worldatwar-free-squadrons = { $count ->
    [one] { $count } squadron is free
   *[other] { $count } squadrons are free
}
worldatwar-point-at-hex = { $how ->
    [touch] The figure in a hex is the number of dice of a fast force there. Tap one for the reasons.
   *[mouse] The figure in each hex is the number of dice of a fast force there. Point at one for the reasons.
}
worldatwar-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
worldatwar-at-once = at once
worldatwar-course-how = { $stops ->
    [0] { $how ->
        [touch] Tap hexes on the map to lead the way through them, three at most.
       *[mouse] Click hexes on the map to lead the way through them, three at most.
    }
   *[other] Led through { $stops } of at most three hexes.
}
worldatwar-line = Group { $group } · { $name }
worldatwar-screened = screened
worldatwar-holds = holds fire
worldatwar-lose-ship = { $name }, { $count } left
worldatwar-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

worldatwar-leave-ship = { $name }: { $chosen } of { $there } leave group { $group }
worldatwar-results-left = { $count ->
    [one] { $count } search result
   *[other] { $count } search results
}
worldatwar-goes-alone = Force { $number } goes home by itself
worldatwar-ask-strike-share = { $count ->
    [one] Does the last squadron attack { $target }?
   *[other] How many of the { $count } squadrons attack { $target }?
}
worldatwar-ask-factors-at-target = { $count ->
    [one] How many light factors fire at { $target }? One is left.
   *[other] How many light factors fire at { $target }? { $count } are left.
}
worldatwar-ask-choose-loss = { $count ->
    [one] Group { $group } loses one more light ship. Which?
   *[other] Group { $group } loses { $count } more light ships. Which goes next?
}
worldatwar-note-air-attack-hex = An attack on the way, by squadrons on land within { $range } hexes of the place. They are out of use for the rest of the turn; others may attack farther on.
worldatwar-note-which-base = A force can also part from the others and go home by itself; it is asked for its own base next.
worldatwar-note-evade = A group that evades takes the next higher number that is free; no ships can attack it again this round.
worldatwar-note-abandoned = Left to the enemy: { $ships }.
worldatwar-note-none-abandoned = None of its ships is damaged, so none is left behind.
worldatwar-note-screen = Screened ships stand behind the fighting line: they do not fire, and can be fired at only when nobody undamaged stands in front of them any more. Damaged ships, fast carriers, transports and whoever carries cargo are screened in any case.
worldatwar-note-hold = Ships that hold fire now may fire at the screened ships behind the enemy’s line, if all in front of them are sunk or damaged by then; otherwise they do not fire in this engagement.
worldatwar-note-screened-target = Screened ships are those behind the enemy’s line, which is gone: who stood there is sunk, or damaged and now screened too. They do not fire back.
worldatwar-note-withdraw = A round is over when search, air strikes, fleet combat and submarines are done. First the loser of the round says who leaves, then the other side. If both still have undamaged ships there, the next round follows: latecomers join, and one more group number is active. It does not follow a side that has evaded with all its groups and has no carrier that can fly.
worldatwar-note-withdraw-lost = A force that leaves gives up what it sailed for. A side that has nobody left has lost the battle.
worldatwar-note-engage = A distant group may slip away if it is fast; then it is not fought this round.
worldatwar-note-strike = First the patrols over the group fight your squadrons, then its air defence; those who get through choose their targets. Each search result is good for one strike.
worldatwar-note-surprise-strike = The more search results, the greater the surprise: fewer patrols, weaker air defence, better bombing.
worldatwar-note-submarine-target = A die says which kind of ship the submarine finds; then it chooses one and rolls on its own table.
worldatwar-note-submarines-number = Each attacks by itself; every earlier attack on the group makes the next one harder.
worldatwar-note-base-attack = Carrier squadrons that are not on patrol fight one round of air combat with those there; whoever comes through it may still strike ships.
worldatwar-note-use-advantage = Search: one die more for you and one fewer for the enemy. Gunnery: your nationality counts one better in fleet combat.
worldatwar-note-substitutes = Ready destroyers in the port the group came from, or on its supply line, can be lost in their place.
worldatwar-odds-note = The figure above a ship: the chance that this fire damages or sinks it. Point at a ship for its row of the attack table.

## Dice and look-ups

worldatwar-last-roll = Last look-up
worldatwar-row-air = { $count ->
    [one] Air Combat Table, { $count } squadron
   *[other] Air Combat Table, { $count } squadrons
}
worldatwar-row-defence = { $count ->
    [0] Air defence of level { $row }
    [one] Air defence of level { $row } against { $count } squadron
   *[other] Air defence of level { $row } against { $count } squadrons
}
worldatwar-attackers-roll = Attackers roll
worldatwar-defenders-roll = Defenders roll
worldatwar-shot-down = { $lost } lost, { $aborted } back
worldatwar-level = Level
worldatwar-two-dice = Two dice
worldatwar-on-the-table = { $squadrons ->
    [yes] { $count ->
        [one] Row of { $count } squadron
       *[other] Row of { $count } squadrons
    }
   *[no] { $count ->
        [one] Row of { $count } factor
       *[other] Row of { $count } factors
    }
}
worldatwar-table-factors = { $count ->
    [one] Naval Attack Table, { $count } factor
   *[other] Naval Attack Table, { $count } factors
}
worldatwar-table-squadrons = { $count ->
    [one] Naval Attack Table, { $count } squadron
   *[other] Naval Attack Table, { $count } squadrons
}
worldatwar-table-submarine = { worldatwar-row-submarine }
worldatwar-you-roll = you roll
worldatwar-hits-row = hits
worldatwar-hits = { $count ->
    [0] no hit
    [one] { $count } hit
   *[other] { $count } hits
}
worldatwar-of-36 = { $count } in 36
worldatwar-band-harmless = afloat as before
worldatwar-band-damaged = { worldatwar-damaged }
worldatwar-band-sunk = { worldatwar-sunk }
worldatwar-band-lost = submarine lost
worldatwar-net = Total
worldatwar-net-capped = Total, at most four
worldatwar-part-own = Own nationality
worldatwar-part-enemy = Enemy nationality
worldatwar-part-own-edge = Your tactical advantage
worldatwar-part-enemy-edge = Their tactical advantage
worldatwar-part-own-burden = Your group carries cargo
worldatwar-part-enemy-burden = Their group carries cargo
worldatwar-part-naval-air = Naval air alone
worldatwar-part-surprise = Surprise
worldatwar-part-research = Torpedo and ASW research
worldatwar-part-air = Search from the air
worldatwar-part-destroyers = { summary-destroyers }
worldatwar-part-excess = ASW to spare
worldatwar-part-previous = Earlier attacks on the group
worldatwar-part-target = Damaged or burdened target
worldatwar-part-codes = Submarine and ASW cards
worldatwar-part-drm = Difference of nationalities
worldatwar-part-patrol = Patrol over its own ships
worldatwar-part-ships = Ships of the group
worldatwar-die-cargo = carrying or attacking
worldatwar-die-patrol = on station
worldatwar-die-counter = in the interception hex
worldatwar-die-light = only cruisers and destroyers
worldatwar-die-task-forces = task forces
worldatwar-die-ground = defenders ashore
worldatwar-die-air = spotting squadrons
worldatwar-die-submarines = submarines near
worldatwar-die-slow = slow or submarine
worldatwar-die-attempts = several attempts
worldatwar-die-search-codes = { worldatwar-die-codes }
worldatwar-die-search-rounds = earlier rounds
worldatwar-die-search-groups = groups

## Where the game stands

worldatwar-you-are = You are { $side }
worldatwar-place-phase = Phase { $phase } of { $phases }
worldatwar-place-short = Phase { $phase }

## A first operation

worldatwar-learn-lead = A real operation with a coach beside you: North Cape, December 1943. You are Germany, and a British convoy is about to sail for Murmansk. You decide where to wait for it, with which ships, and how to fight. At each question the coach says what it means and what is worth doing. Nothing can go wrong: at this table you may take anything back and ask for a hint.
worldatwar-learn-topic-intercept = Intercept
worldatwar-learn-topic-intercept-line = Lay codebreaking cards, see the enemy’s way, choose where to meet it.
worldatwar-learn-topic-force = Sail
worldatwar-learn-topic-force-line = Choose ships and the way they take.
worldatwar-learn-topic-groups = Groups
worldatwar-learn-topic-groups-line = Number combat groups in secret, send aircraft to search and to cover.
worldatwar-learn-topic-battle = Battle
worldatwar-learn-topic-battle-line = Strike from the air, fire, torpedo; read the odds first.
worldatwar-learn-topic-after = Afterwards
worldatwar-learn-topic-after-line = Withdraw or stay, and come home.
worldatwar-learn-title-strategic-cards = Strategic cards
worldatwar-learn-strategic-cards = Both sides lay cards in secret. Whoever lays more has one more die in every interception of this player turn. What you lay is used up, so keep some if you have several.
worldatwar-learn-title-tactical-cards = Tactical cards
worldatwar-learn-tactical-cards = The same for this battle: more cards than the enemy help you to search or to shoot. If this is the battle that matters, lay them.
worldatwar-learn-title-use-advantage = Search or guns?
worldatwar-learn-use-advantage = What is not found cannot be struck from the air. If you have squadrons and the enemy hides, take search; if your big ships are going to fight, take gunnery.
worldatwar-learn-title-interception-hex = Where do you meet them?
worldatwar-learn-interception-hex =
    The red line is the enemy’s announced way. The figure in each hex is how many dice a fast force of yours would roll there; point at a hex and the reasons are listed.
    The sum of the dice must reach the distance from your port by sea (on this map the whole sum counts). So choose a hex near your base, within reach of your spotting aircraft, where the figures are high. Whoever answers “nowhere” lets this voyage pass: do that with one that is worth no points, or where all figures are too small for the distance. The convoy is your prey: meet it if you can. What the coach would choose is named under each question and marked on the map.
worldatwar-learn-title-interceptors = From which port?
worldatwar-learn-interceptors = Each port shows how far it is and how likely its ships arrive at once. Late ships join in later rounds. Several forces may try, but each further attempt costs dice. Against the convoy send the Scharnhorst from Altafjord: without ships at sea there is no battle.
worldatwar-learn-title-submarine-intercepts = Where does the submarine wait?
worldatwar-learn-submarine-intercepts = Submarines intercept by themselves, with the same dice less one. Put it where the figure is highest and the distance small. It risks little: send it.
worldatwar-learn-title-air-attack-hex = Attack from the air on the way
worldatwar-learn-air-attack-hex = Squadrons on land may attack the ships on their way, each of them once, and are then out of use for the rest of the turn. If you expect a battle within their range, keep them for it.
worldatwar-learn-title-which-ships = Who sails?
worldatwar-learn-which-ships = Only you see which ships you choose; the enemy learns no more than whether they are ten factors or more. Fast ships roll more dice than slow ones, so leave slow ones at home. The Scharnhorst with all destroyers is a good force.
worldatwar-learn-title-how-many-ships = How many?
worldatwar-learn-how-many-ships = Light ships have no names, so they are counted. They screen the big ones and fight the enemy’s destroyers: take them along.
worldatwar-learn-title-which-way = Which way?
worldatwar-learn-which-way = The dotted line is the shortest way. Lead it round the enemy’s bases by choosing up to three hexes, or take it as it is.
worldatwar-learn-title-group-number = Give your groups numbers
worldatwar-learn-group-number =
    The number decides when a group can fight: group 1 is active in round 1, groups 1 and 2 in round 2, and so on; the others are distant. Both sides choose in secret and at once.
    A strong force belongs into number 1, and meets the enemy’s number 1. Carriers and transports hide behind high numbers.
worldatwar-learn-title-air-search = Who searches?
worldatwar-learn-air-search = Each squadron that searches is one more die, and a die that shows the number of an enemy group finds it. What is found can be struck from the air and by submarines. Send at least one.
worldatwar-learn-title-air-cover = Who covers?
worldatwar-learn-air-cover = Squadrons over a group fight those who come to strike it. They are wasted if nobody strikes.
worldatwar-learn-title-air-done = Nothing to assign
worldatwar-learn-air-done = You have no squadrons to assign. Continue.
worldatwar-learn-title-strike = Strike from the air
worldatwar-learn-strike = Each search result against a group is good for one strike on it. Transports and damaged ships are the best targets. Their patrols and air defence shoot first.
worldatwar-learn-title-surprise-strike = A surprise strike
worldatwar-learn-surprise-strike = None of your groups was found, so you may strike once before all others, and the enemy defends badly. Take the group with the most search results against it.
worldatwar-learn-title-strike-squadrons = How many fly?
worldatwar-learn-strike-squadrons = A strike of many squadrons gets through and hits harder. Keep some only if there is a second target.
worldatwar-learn-title-strike-target = What do they bomb?
worldatwar-learn-strike-target = Several squadrons on one ship are one roll in a better row of the attack table. Look at the size: a ship sinks with as many hits as its size.
worldatwar-learn-title-strike-share = How many on this one?
worldatwar-learn-strike-share = The table beside the question shows each roll and what it would do. Point at a number to compare.
worldatwar-learn-title-engage = No opponent
worldatwar-learn-engage = Your active group has nobody in front of it. It may go for another active group; if it is fast, also for a distant one that was found. Transports are the prize; a fast distant group may slip away.
worldatwar-learn-title-evade = Evade?
worldatwar-learn-evade = You have seen who comes. If they are stronger, slip away and live; a convoy left alone is a prize for them, though.
worldatwar-learn-title-screen = Who is screened?
worldatwar-learn-screen = Screened ships do not fire, and cannot be fired at until everybody in front of them is sunk. Damaged ships, carriers and transports are screened in any case; as a rule fight with all others.
worldatwar-learn-title-screen-number = How many behind the screen?
worldatwar-learn-screen-number = Screened ships do not fire. As a rule, screen no ship that can still fight.
worldatwar-learn-title-surplus-capital = A ship without an opponent
worldatwar-learn-surplus-capital = Your line is longer. She may join in against a ship that another fires at already, which makes one roll in a better row, or fire at light ships. Point at a ship to see the odds.
worldatwar-learn-title-return-fire = Fire back at which ship?
worldatwar-learn-return-fire = Several fire at her; she may answer only one. Take the one you can hurt most.
worldatwar-learn-title-surplus-light = Light ships without opponents
worldatwar-learn-surplus-light = They may join in against the light ships, or fire at big ones. Hold fire only if the enemy’s front is about to break and something valuable lies behind it.
worldatwar-learn-title-factors-at-target = How many factors?
worldatwar-learn-factors-at-target = More factors are a better row of the attack table. Point at a number to see what it does.
worldatwar-learn-screened-target = Now the ships behind it can be fired at. Choose what is worth most.
worldatwar-learn-title-screened-target-light = { worldatwar-learn-title-screened-target }
worldatwar-learn-screened-target-light = Now the ships behind it can be fired at. Choose what is worth most; transports carry the points.
worldatwar-learn-title-choose-loss = What do you lose?
worldatwar-learn-choose-loss = Hits on light ships are yours to share out. Give up what you need least; what carries cargo goes last in any case.
worldatwar-learn-title-submarine-target = Torpedoes
worldatwar-learn-submarine-target = Your submarine is in touch. A die decides whether it finds carriers, capital ships or light ships of the group; destroyers and aircraft make it harder. Take the group with the transports.
worldatwar-learn-title-submarines-number = How many attack?
worldatwar-learn-submarines-number = Each attack makes the next one on the same group harder, but there is nothing else for them to do here: send them all.
worldatwar-learn-title-torpedo-target = Which ship?
worldatwar-learn-torpedo-target = The odds stand above each ship: damaged or sunk. Damaged ships are easier to hit.
worldatwar-learn-title-withdraw = Stay or go?
worldatwar-learn-withdraw = The round is over. Withdraw what is hurt or outnumbered; who stays fights another round, in which more numbers become active. You have won if the enemy leaves or is sunk.
worldatwar-learn-title-withdraw-ships = Which ships?
worldatwar-learn-withdraw-ships = A group that was attacked may send single ships away, such as damaged ones; the others fight on.
worldatwar-learn-title-press-on = Go on or turn back?
worldatwar-learn-press-on = The voyage may go on to its goal. Turn back only if too little is left to do it.
worldatwar-learn-title-which-base = Home
worldatwar-learn-which-base = Choose a port within reach; the figure is the number of hexes by sea. On the way home they can be met again, so the nearest is the safest.
worldatwar-learn-over = Points come from duties done and ships sunk; the page of the result lists them. Next, try Denmark Strait; or Matapan against a bot, which has all of it in half an hour.

## A new table

worldatwar-new-option-scenario = Operation
worldatwar-new-option-meeting_number = Number of the meeting
worldatwar-new-option-meeting_points = Factors of each side
worldatwar-new-option-air_chart = Air nationalities
worldatwar-new-option-air_defense = { summary-defence }
worldatwar-new-option-surprise = Level of surprise
worldatwar-new-option-strike_limit = Squadrons in a strike
worldatwar-new-option-critical_from = Critical hits from
worldatwar-new-option-patrol_bonus = Bonus of patrols
worldatwar-new-option-tactical_shift = Tactical advantage in gunnery
worldatwar-new-option-cve_defense = Escort carriers in air defence
worldatwar-new-option-keep_hits = Hits stay after a battle
worldatwar-new-choice-scenario-denmark-strait-line = May 1941: the Bismarck breaks out into the Atlantic.
worldatwar-new-choice-scenario-end-of-bismarck-line = May 1941: a damaged battleship makes for Brest.
worldatwar-new-choice-scenario-matapan-line = March 1941: the Italian fleet sails against the convoys to Greece.
worldatwar-new-choice-scenario-north-cape-line = December 1943: the Scharnhorst goes for an Arctic convoy.
worldatwar-new-choice-scenario-coral-sea-line = May 1942: carriers fight over Port Moresby.
worldatwar-new-choice-scenario-midway-line = June 1942: the Combined Fleet against three carriers.
worldatwar-new-choice-scenario-guadalcanal-line = Battleships come down the Slot, and transports behind them.
worldatwar-new-choice-scenario-surigao-strait-line = October 1944: old battleships at the end of a long passage.
worldatwar-new-choice-scenario-meeting-line = Two fleets made up at random, of equal factors.
worldatwar-new-choice-air_chart-nations = by nation
worldatwar-new-choice-air_chart-level = the same for all
worldatwar-new-choice-air_defense-factors = three factors a level
worldatwar-new-choice-air_defense-carriers = carriers count for themselves
worldatwar-new-choice-surprise-results = all search results
worldatwar-new-choice-surprise-target = results on the target
worldatwar-new-choice-surprise-die = a die
worldatwar-new-group-meeting = The meeting at sea
worldatwar-new-group-air = Air rules that the chapter leaves open
worldatwar-new-group-rules = More rules
worldatwar-new-preset-bot = Against the computer
worldatwar-new-preset-bot-line = One operation of about half an hour.
worldatwar-new-preset-friend = Against a friend
worldatwar-new-preset-friend-line = You get a link to send.
worldatwar-new-preset-screen = Two at one screen
worldatwar-new-preset-screen-line = The screen is covered between your turns.

## The luck report

after-luck-interception-dice = Interception dice
after-luck-search-dice = Search dice
after-luck-air-combat = Air combat
after-luck-air-defence = { summary-defence }
after-luck-air-strike = Air strikes
after-luck-air-critical = Critical hits
after-luck-gunnery-capitals = Fire of capital ships
after-luck-gunnery-lights = Fire of light ships
after-luck-gunnery-screened = Fire at screened ships
after-luck-submarines-torpedo = Torpedoes
# The chance that interceptors come at all, at once or late.
worldatwar-comes = comes

## Why the coach advises what it does

worldatwar-hint-out-of-reach = No ship of yours can get there: none is in port near enough, or you would have no die.
worldatwar-hint-too-few-dice = Too few dice for the distance: even at { $hex }, where it is best, { $dice ->
    [one] one die brings
   *[other] { $dice } dice bring
} you there in time with only { $chance }.
worldatwar-hint-not-worth-it = You could be in time ({ $chance } at { $hex }), but it would not better your chances: those ships are needed more elsewhere, or what they would meet is too strong.
worldatwar-hint-submarine-waits = It could be in time ({ $chance } at { $hex }), but another voyage will be the better prey.
worldatwar-hint-enough-sent = Enough are on their way: each further attempt would take a die from all of them.
worldatwar-hint-not-from-here = Whoever could come is too weak for what they would meet, or is needed more elsewhere.
worldatwar-hint-strategic-cards = { $answer ->
    [0] Little depends on this player turn: save them for another.
   *[other] One die more in each interception counts most where much is at sea.
}
worldatwar-hint-tactical-cards = { $answer ->
    [0] This battle will not decide: save them.
   *[other] This battle may decide, and what is saved is worth nothing after it.
}
worldatwar-hint-air-attack-hex = { $answer ->
    [done] The squadrons will be worth more in a battle.
   *[other] Here the most squadrons reach them.
}
worldatwar-hint-which-ships = { $answer ->
    [done] More would only be slower, or be missed at home.
   *[other] She is strong, and does not slow the force down.
}
worldatwar-hint-how-many-ships = So many screen the big ships; the others are of more use where they are.
worldatwar-hint-which-way = { $answer ->
    [done] The shortest way gives them the fewest hexes to meet you in.
   *[other] This way keeps farther from those who could meet you.
}
worldatwar-hint-group-number = { $answer ->
    [stay] The force is not needed in the first round, and is safe outside.
    [cg1] Group 1 fights from the first round on: for whoever seeks the fight.
   *[other] A higher number comes into action later, and dice find it no more easily.
}
worldatwar-hint-screen = { $answer ->
    [done] All who can fight are needed in the line.
   *[other] She would lose more in the line than her guns are worth.
}
worldatwar-hint-withdraw = { $answer ->
    [done] Whoever stays can still win more than is to be lost.
   *[other] Another round would cost it more than it could win.
}
worldatwar-hint-press-on = { $answer ->
    [no] Too little is left for the goal.
   *[other] The goal brings points, and the way is free.
}
worldatwar-hint-which-base = The nearest safe port gives them the fewest hexes to meet you in.
worldatwar-hint-use-advantage = { $answer ->
    [search] What is not found cannot be struck from the air.
   *[other] The big guns are going to decide: let them hit.
}
worldatwar-hint-air-search = { $answer ->
    [0] They are needed more over your own groups, or to strike.
   *[other] Only what is found can be struck, and each squadron is one more die.
}
worldatwar-hint-air-cover = { $answer ->
    [0] Nobody is likely to strike here: let them search or strike.
   *[other] This group is the one worth striking.
}
worldatwar-hint-strike = { $answer ->
    [done] What is left of the squadrons is better kept.
   *[other] There is most to be sunk there for what its defence would cost.
}
worldatwar-hint-engage = { $answer ->
    [done] Alone it would be outmatched by whoever it could go for.
   *[other] Of those it can go for, this one brings most for the risk.
}
worldatwar-hint-evade = { $answer ->
    [no] You are strong enough, or there is too much to leave behind.
   *[other] They are stronger: whoever gets away can still do its duty.
}
worldatwar-hint-submarine-target = { $answer ->
    [done] Destroyers and aircraft are too many there: wait for a better target.
   *[other] There it can do most, for the destroyers and aircraft that guard it.
}
worldatwar-hint-submarines-number = { $answer ->
    [0] None is to be spared for this group.
   *[other] They have nothing better to do here, and each attack is one more chance.
}
worldatwar-battles-screened = screened
worldatwar-tab-duties = Operation
worldatwar-part-radar = Radar
worldatwar-die-codes = codebreaking
worldatwar-learn-title-screened-target = The screen is gone
worldatwar-none-screen = None: all fight
worldatwar-row-submarine = Submarine Attack Table

## What wins, in the bar of the table

worldatwar-aim-short = More points
