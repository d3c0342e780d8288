
### Combat: air operations, fleet combat, submarines.

## Parts of sentences

fire-sum = { $roll } { $modifier ->
    [0] unmodified
   *[other] with { $modifier }
} (DRM { $drm }{ $burden ->
    [0] { "" }
   *[other] , burden { $burden }
})
hits-scored = { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}
squadrons-number = { $squadrons ->
    [one] { $squadrons } squadron
   *[other] { $squadrons } squadrons
}
torpedo-sum = { $roll } with { $modifier } (DRM { $drm }, research { $research }, air { $air }, destroyers { $destroyers }, ASW { $excess }, earlier attacks { $previous }, target { $target }, codes { $codes })
strike-sum = { $roll } with { $modifier } (DRM { $drm }, naval air { $naval }, surprise { $surprise })

## The war diary: combat

event-ship-sunk = { $ship } of { $seat } is sunk.
event-ship-damaged = { $ship } of { $seat } is damaged.
event-cargo-lost = { $seat } loses { $units ->
    [one] { $units } unit of cargo
   *[other] { $units } units of cargo
} with the ships that carried it.
event-engages = Combat group { $group } of { $seat } goes for group { $target }.
event-detached = { $ship } is damaged and stays behind.
event-evaded = Combat group { $group } of { $seat } evades and becomes group { $becomes }.
event-fleet-combat = Fleet combat: group { $first } against group { $second }.
event-fires-at = { $seat } fires with { $factors } factors at { $ship }: { fire-sum }, { hits-scored }.
event-fires-at-lights = { $seat } fires with { $factors } factors at the light ships: { fire-sum }, { hits-scored }.
event-fires-at-screened-lights = { $seat } fires with { $factors } factors at the screened light ships: { fire-sum }, { hits-scored }.
event-air-combat = Air combat: { $attackers } squadrons of { $seat } ({ $roll } with { $modifier }) against { $defenders } ({ $enemy } with { $enemymodifier }). Attackers: { $lost } lost, { $aborted } turned back; defenders: { $downed } lost, { $driven } driven off.
event-lands-ashore = A squadron of { $seat } without a deck lands at { $base }.
event-no-deck = A squadron of { $seat } finds no deck and is lost.
event-base-attacked = { $seat } sends { squadrons-number } against the air base at { $base }.
event-land-air = Land-based air of { $seat }: { $cover } on cover, { $search } searching.
event-strike-launched = { $surprise ->
    [0] { $seat } strikes group { $group } with { squadrons-number }.
   *[other] { $seat } surprises group { $group } with { squadrons-number }, level { $surprise }.
}
event-air-defence = Air defence of { $seat }, level { $level }, rolls { $roll }: { $lost } squadrons shot down, { $aborted } turned back.
event-strikes = { $seat }: { squadrons-number } on { $ship }: { strike-sum }, { hits-scored }.
event-strikes-lights = { $seat }: { squadrons-number } on the light ships: { strike-sum }, { hits-scored }.
event-critical = A critical hit on { $ship }? The die shows { $roll }.
event-submarines-attack = { $seat } sends { $submarines ->
    [one] a submarine
   *[other] { $submarines } submarines
} against group { $group }.
event-torpedo-category = The submarine finds { $category ->
    [0] fast carriers
    [1] capital ships
   *[other] light ships
} (die { $roll }).
event-torpedoes = A submarine of { $seat } attacks { $ship }: { torpedo-sum }, { hits-scored }.
event-torpedoes-lights = A submarine of { $seat } attacks the light ships of group { $group }: { torpedo-sum }, { hits-scored }.
event-submarine-lost = A submarine of { $seat } is lost: { torpedo-sum }.

## Questions: combat

decision-patrol = How many of the { $squadrons } squadrons of { $ship } stay on patrol over their group?
decision-air-done = Your air units are told off.
    .done = so be it
decision-base-attack = Attack land-based air units? Choose a base.
    .done = no attack
decision-base-squadrons = How many squadrons attack { $base }?
decision-air-cover = { $kind ->
    [0] How many land-based naval squadrons cover group { $group }? { $squadrons } are left.
   *[other] How many cover squadrons fly over group { $group }? { $squadrons } are left.
}
decision-air-search = { $kind ->
    [0] How many land-based naval squadrons search? { $squadrons } are left.
   *[other] How many search squadrons search? There are { $squadrons }.
}
decision-surprise-strike = You have not been found: one surprise strike. Which group?
    .done = no surprise strike
decision-strike = Which group is struck from the air?
    .done = no more strikes
decision-strike-squadrons = { $kind ->
    [0] How many naval squadrons (DRM { $drm }) strike group { $group }?
   *[other] How many attack squadrons (DRM { $drm }) strike group { $group }?
}
decision-strike-target = { $squadrons } squadrons have got through. What do they attack?
    .done = the rest turn home
    .light = the light ships
decision-strike-share = How many of { $squadrons } squadrons?
decision-engage = Group { $group } has no opponent. Which enemy group does it attack?
    .done = none
decision-evade = Group { $by } of the enemy is coming for group { $group }. Evade? Damaged ships would be abandoned.
decision-screen = Which ships of group { $group } are screened? Nobody has seen them yet.
    .done = the others fight
decision-screen-number = How many of { $ship } are screened?
decision-surplus-capital = { $ship } has no opponent. What does it fire at?
    .hold = hold fire for screened ships
    .light = the light ships
decision-return-fire = Several ships fire at { $ship }. Which one does it answer?
decision-surplus-light = { $factors } light factors have no opponents. What do they do?
    .hold = hold fire for screened ships
    .light = join in against the light ships
decision-factors-at-target = How many factors? At most { $factors }.
decision-screened-target = The enemy's screen is gone. What does { $ship } fire at?
    .done = nothing
    .screened = the screened light ships
decision-screened-target-light = The enemy's screen is gone. What do { $factors } light factors fire at?
    .done = nothing more
    .screened = the screened light ships
decision-choose-loss = { $count ->
    [one] One more ship is lost. Which?
   *[other] { $count } more ships are lost. Which is the next?
}
decision-submarine-target = { $submarines ->
    [one] Your submarine can attack. Which group?
   *[other] Your { $submarines } submarines can attack. Which group?
}
    .done = no attack
decision-submarines-number = How many submarines attack group { $group }?
decision-torpedo-target = Which ship of group { $group } is attacked?
decision-substitutes = { $count } light ships are lost. How many destroyers are taken from the base they came from instead?

## Refusals: combat

refusal-not-your-ship = That is no ship of this group.
refusal-screened-anyway = It is screened in any case.
refusal-in-order = Ships are named in the order of the list.
refusal-too-many = There are not so many.
refusal-no-light-ships = There are no light ships to fire at.
refusal-target-sunk = It is sunk.
refusal-not-firing-at-you = A ship under fire answers one of those that fire at it.
refusal-first-gets-most = No later target may draw more factors than the one before.
refusal-targeted-already = It has been chosen already.
refusal-not-screened = It is not screened.
refusal-slow-group = The group is slow.
refusal-not-found = The group has not been found.
refusal-results-spent = Every search result against it is used up.
refusal-has-evaded = It has evaded this round.
refusal-no-such-group = There is no such group.
refusal-strike-limit = So many squadrons cannot fly one strike.
refusal-no-such-target = It is not of the category that the die has chosen.
refusal-room-to-evade = No higher number is free.
refusal-not-revealed = The group has been neither found nor seen in fleet combat.
refusal-no-base-in-range = No air units there within range.
refusal-must-lose = It is not among the ships that may be lost.
refusal-not-a-flyer = No squadron is left that could fly it.
