"""What `plants.py` plants: leaks of hidden information, and rules that are wrong.

Each plant changes one passage of one module; its text must stand there exactly once, which a test checks. The
tests named are cheap parts of `make test`, for leaks those that know nothing of the plant wherever they can
see it.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Plant:
    """One fault: the module below `src/wardroom`, what stands there, and what is put in its place."""

    name: str
    what: str
    path: str
    old: str
    new: str
    tests: tuple[str, ...]


def hidden(game: str) -> str:
    """The games in which the suite of hidden information looks for what a seat must not notice."""
    return f"tests/{game}/test_contract.py::test_hidden_information"


LEAKS: tuple[Plant, ...] = (
    # -- views ----------------
    Plant(
        "hand-in-view",
        "other hands are kept in a view",
        "games/highseas/views.py",
        " if owner == seat else [UNKNOWN] * hand_size(b, owner)\n",
        "\n",
        (hidden("highseas"),),
    ),
    Plant(
        "pile-in-view",
        "the draw pile is kept in a view",
        "games/coldwar/battle.py",
        "        other.deck_left = self.deck_left\n        other.draw_left",
        "        other.deck_left = self.deck_left\n        other.draw = self.draw\n        other.draw_left",
        (hidden("coldwar"),),
    ),
    Plant(
        "face-down-card",
        "a face-down area defence shows its card",
        "games/coldwar/battle.py",
        "seen.append(entry | HIDDEN_CARD if entry & DOWN and not looked else entry)",
        "seen.append(entry)",
        (hidden("coldwar"),),
    ),
    Plant(
        "dice-tell-of-forces",
        "the dice of an interception tell which ships sail in which force",
        "games/worldatwar/interception.py",
        'Throw(voyage.side, "interception", "dice", rolls)]',
        'Throw(voyage.side, "interception", "dice", rolls, plus=sum(u * f for u, f in enumerate(op.force)))]',
        (hidden("worldatwar"),),
    ),
    Plant(
        "order-of-known-cards",
        "known cards of another hand stand where they stand in it, among the unknown ones",
        "games/coldwar/views.py",
        "    return [UNKNOWN] * (size - len(known)) + known\n",
        "    seen = [card if card in known else UNKNOWN for card in force.hand]\n"
        "    return [UNKNOWN] * (size - len(seen)) + seen\n",
        ("tests/coldwar/test_views.py", hidden("coldwar")),
    ),
    Plant(
        "player-order",
        "Player Order cards are seen before their turn comes",
        "games/coldwar/battle.py",
        "force.order if owner == seat or force.moved or force.order == 0 else UNKNOWN",
        "force.order",
        (hidden("coldwar"),),
    ),
    Plant(
        "buried-discards",
        "what lies under the top of a group discard is seen by all",
        "games/attacksub/battle.py",
        "        other.under = self.seen_cards(self.under, seat)\n",
        "        other.under = self.under[:]\n",
        (hidden("attacksub"),),
    ),
    Plant(
        "which-group-is-which",
        "the number of a hidden force's combat group is seen",
        "games/worldatwar/operation.py",
        "if force.side != seat and force.present and not force.shown:",
        "if force.side != seat and not force.present and not force.shown:",
        ("tests/worldatwar/test_secrets.py",),
    ),
    Plant(
        "patrol-in-view",
        "tasks of squadrons that nobody has seen are in the view",
        "games/worldatwar/operation.py",
        "        other.wing_task = self.seen_flights(self.wing_task, other, seat)\n",
        "        other.wing_task = self.wing_task[:]\n",
        ("tests/worldatwar/test_contract.py::test_secrets_in_battle",),
    ),
    # -- counts, orders and who is asked ----------------
    Plant(
        "count-of-a-draft",
        "a hand shrinks while its owner drafts an attack",
        "games/highseas/views.py",
        "            size += len(drafted(step))\n",
        "            pass\n",
        (hidden("highseas"),),
    ),
    Plant(
        "asked-by-hand",
        "a defender is asked only if the hand holds an answer",
        "games/attacksub/reactions.py",
        "            self.open = len(hand) > 0 and self.possible(b)\n",
        "            self.open = any(self.may_answer(b, card) for card in hand)\n",
        ("tests/attacksub/test_reduction.py::test_whether_a_defender_is_asked_says_nothing_about_the_hand",),
    ),
    Plant(
        "moment-by-hand",
        "a moment for Tactics opens only for those who hold one",
        "games/coldwar/tactics.py",
        "            if b.in_playout or b.forces[seat].open:\n",
        "            if b.forces[seat].hand[0] != NOBODY:\n",
        ("tests/coldwar/test_tactics.py", "tests/coldwar/test_windows.py", hidden("coldwar")),
    ),
    Plant(
        "skipped-by-hand",
        "a defender without a card that helps is passed over",
        "games/highseas/defense.py",
        "        if not b.in_playout:\n            return bool",
        "        if b.fleets[seat].hand and b.fleets[seat].hand[0] == NOBODY:\n            return bool",
        ("tests/highseas/test_defense.py::test_whether_a_defender_is_asked_says_nothing_about_the_hand",),
    ),
    # -- refusals and odds ----------------
    Plant(
        "refusal-by-hand",
        "a fleet that holds an Escort cannot be attacked",
        "games/highseas/attacks.py",
        "    return no.RETREATED if b.retreats(other) else ALLOWED\n",
        "    return no.RETREATED if b.retreats(other) or 14 in b.fleets[other].hand else ALLOWED\n",
        (hidden("highseas"),),
    ),
    Plant(
        "odds-from-the-truth",
        "odds are reckoned with the hands as they truly are",
        "games/highseas/game.py",
        "        view = self.observe(seat) if self.observer == TRUTH else self\n",
        "        view = self\n",
        ("tests/highseas/test_odds.py", hidden("highseas")),
    ),
    # -- events ----------------
    Plant(
        "cards-drawn",
        "everybody is told which cards were drawn",
        "core/diary.py",
        'public: dict[str, Fact] = {"seat": seat_fact(seat), "number": len(cards)}\n',
        'public: dict[str, Fact] = {"seat": seat_fact(seat), "number": len(cards), '
        '"cards": cards_fact(b, cards)}\n',
        (hidden("highseas"),),
    ),
    Plant(
        "cards-laid-under",
        "everybody is told the whole of a group discard",
        "games/attacksub/diary.py",
        '        b.log.append(Event(events.DISCARDED, "2.3", public, 1 << seat, secret))\n',
        '        b.log.append(Event(events.DISCARDED, "2.3", secret, 1 << seat, secret))\n',
        ("tests/attacksub/test_setup.py", "tests/attacksub/test_turn.py", hidden("attacksub")),
    ),
    Plant(
        "face-down-told",
        "the card of a face-down area defence is told when it is laid",
        "games/coldwar/diary.py",
        'Event(events.AREA_FACE_DOWN, "12.4", {"seat": seat_fact(seat)}, team, secret)',
        'Event(events.AREA_FACE_DOWN, "12.4", secret, team, secret)',
        ("tests/coldwar/test_prepared_defenses.py", hidden("coldwar")),
    ),
    Plant(
        "order-told",
        "the owner of a Player Order card is not the only one who is told its number",
        "games/coldwar/diary.py",
        'Event(events.ORDER_DEALT, "6", {"seat": seat_fact(seat)}, 1 << seat, secret)',
        'Event(events.ORDER_DEALT, "6", {"seat": seat_fact(seat)}, 63, secret)',
        ("tests/coldwar/test_order.py", "tests/coldwar/test_views.py", hidden("coldwar")),
    ),
    # -- sealed answers and imagined worlds ----------------
    Plant(
        "sealed-answer-noticed",
        "others see who has finished a sealed run",
        "core/sealed.py",
        "            if not self.pending >> seat & 1:\n                other.pending &= ~(1 << seat)\n",
        "        other.pending = self.pending\n",
        (
            "tests/test_window.py::test_an_open_window_shows_nothing_of_its_answers",
            "tests/test_sealed.py::test_nothing_of_an_unfinished_run_is_noticed",
        ),
    ),
    Plant(
        "sealed-run-noticed",
        "`irrevocable` rises with each sealed answer",
        "core/sealed.py",
        "        run = self.run(state, seat)\n        self.runs[seat] = run\n",
        "        run = self.run(state, seat)\n        state.irrevocable += 1\n"
        "        self.runs[seat] = run\n",
        (
            "tests/test_window.py::test_an_open_window_shows_nothing_of_its_answers",
            "tests/test_sealed.py::test_nothing_of_an_unfinished_run_is_noticed",
        ),
    ),
    Plant(
        "worlds-not-as-likely",
        "imagined hands take the lowest cards that nobody has seen",
        "games/highseas/views.py",
        "card = rng.draw(unseen, left, 0)",
        "card = min(kind for kind in range(len(unseen)) if unseen[kind])",
        ("tests/highseas/test_views.py", hidden("highseas")),
    ),
    # -- the table ----------------
    Plant(
        "page-of-the-truth",
        "the board of the page is made from the truth",
        "server/views.py",
        "        elif self.view is None:\n            board = match.game.board(view)\n",
        "        elif self.view is None:\n            board = match.game.board(match.state)\n",
        ("tests/server/test_frames.py::test_the_gallery_of_a_practice_table_sees_no_hands",),
    ),
    Plant(
        "secrets-in-the-diary",
        "every client is sent the secret form of events",
        "server/views.py",
        "TRUTH if self.open_hands else self.seat)",
        "TRUTH)",
        ("tests/server/test_table.py::test_two_people_play_to_the_end",),
    ),
    Plant(
        "open-gallery",
        "spectators of a practice table see all hands",
        "server/table.py",
        "self.row.practice and seat != SPECTATOR)",
        "self.row.practice)",
        ("tests/server/test_frames.py::test_the_gallery_of_a_practice_table_sees_no_hands",),
    ),
    Plant(
        "bot-in-a-hurry",
        "a bot whose hand leaves little choice answers at once",
        "server/standing_in.py",
        "        await self._let_others_see(play)\n",
        "        if len(view.legal(seat)) > 3:\n            await self._let_others_see(play)\n",
        ("tests/server/test_bots.py::test_bots_answer_after_a_fixed_time",),
    ),
    Plant(
        "bot-sees-the-truth",
        "a bot thinks about the truth and not about its view",
        "server/standing_in.py",
        "bot, seed, seat, position)",
        "bot, seed, seat, play.match.state.text())",
        ("tests/server/test_bots.py::test_a_worker_is_handed_nothing_but_the_view_of_its_seat",),
    ),
    Plant(
        "film-of-a-running-game",
        "the film of a running game shows sealed runs that are not over",
        "server/tables.py",
        "        record = match.record if match.over else match.settled\n",
        "        record = match.record\n",
        ("tests/server/test_replays.py::test_the_film_of_a_running_game_ends_before_what_is_sealed",),
    ),
    Plant(
        "viewpoint-of-another",
        "a running game can be seen again from any seat",
        "server/tables.py",
        "        elif seat != SPECTATOR and seat not in table.seats_of(visitor):\n",
        "        elif seat == TRUTH:\n",
        ("tests/server/test_http.py::test_a_running_game_shows_nobody_anything_but_their_own",),
    ),
    Plant(
        "record-of-a-running-game",
        "the record can be had while the game is played",
        "server/tables.py",
        '        if table.status != OVER:\n            raise FaultError("not-over", "this opens',
        '        if table.play is None:\n            raise FaultError("not-over", "this opens',
        ("tests/server/test_http.py::test_a_running_game_shows_nobody_anything_but_their_own",),
    ),
    Plant(
        "words-of-others",
        "a film shows the words of other seats",
        "review/film.py",
        "        readable = run is None or self.viewpoint in (by, TRUTH)\n",
        "        readable = True\n",
        ("tests/test_film.py::test_words_of_a_run_are_read_by_its_seat_only",),
    ),
)


WRONG_RULES: tuple[Plant, ...] = (
    # -- Naval Battles: WWII on the high seas ----------------
    Plant(
        "mount-hinders",
        "a torpedo mount is added to the number needed",
        "games/highseas/attacks.py",
        "return attack.number - b.ship(attack.source).mount",
        "return attack.number + b.ship(attack.source).mount",
        ("tests/highseas/test_attack.py::test_the_mount_is_added_to_the_die",),
    ),
    Plant(
        "hull-outlasts-damage",
        "damage equal to the hull does not sink",
        "games/highseas/attacks.py",
        "return b.hurt[ship] + damage >= b.ship(ship).hull",
        "return b.hurt[ship] + damage > b.ship(ship).hull",
        ("tests/highseas/test_attack.py::test_damage_adds_up_and_sinks_at_the_hull",),
    ),
    Plant(
        "small-target-of-five",
        "Small Target helps a hull of five",
        "games/highseas/kinds.py",
        "SMALL_HULL: Final = 4\n",
        "SMALL_HULL: Final = 5\n",
        ("tests/highseas/test_defense.py::test_small_target_looks_at_the_undamaged_hull",),
    ),
    Plant(
        "prepared-card-is-spent",
        "a defence in front of the fleet is discarded when it has worked",
        "games/highseas/defense.py",
        "            b.use(seat, self.card)\n        else:\n",
        "            b.use(seat, self.card)\n"
        "            fleet = b.fleets[seat]\n"
        "            fleet.front = [entry for entry in fleet.front if entry & CARD_BITS != self.card]\n"
        "            b.to_discard(self.card)\n"
        "        else:\n",
        ("tests/highseas/test_prepare.py::test_a_prepared_card_works_against_one_attack_of_each_player",),
    ),
    Plant(
        "points-must-pass",
        "points of a battle must pass the victory level, not reach it",
        "games/highseas/ending.py",
        "return here >= b.switches.victory or here + before >= b.switches.total",
        "return here > b.switches.victory or here + before > b.switches.total",
        ("tests/highseas/test_ending.py::test_25_points_win_at_once",),
    ),
    # -- Cold War Naval Battles ----------------
    Plant(
        "rows-turned-round",
        "a strike on the third row is easier, on the first harder",
        "games/coldwar/carriers.py",
        "        if row == 1:\n            number += 1\n        elif row == 3:\n",
        "        if row == 3:\n            number += 1\n        elif row == 1:\n",
        ("tests/coldwar/test_strike_rules.py::test_the_number_depends_on_the_row",),
    ),
    Plant(
        "armour-of-two",
        "armour takes two points off",
        "games/coldwar/damage.py",
        "return damage - 1 if damage > 0 else 0",
        "return max(0, damage - 2)",
        ("tests/coldwar/test_armor.py::test_every_damage_card_counts_one_less",),
    ),
    Plant(
        "damage-twice",
        "damage of a volley counts twice",
        "games/coldwar/resolving.py",
        "    b.set_hurt(ship, b.hurt[ship] + points)\n",
        "    b.set_hurt(ship, b.hurt[ship] + 2 * points)\n",
        ("tests/coldwar/test_guns.py::test_a_gun_card_goes_under_its_target_with_the_printed_damage",),
    ),
    Plant(
        "large-from-six",
        "a ship with six hits left counts as large",
        "games/coldwar/damage.py",
        "b.ship(ship).hits - hurt >= 7",
        "b.ship(ship).hits - hurt >= 6",
        ("tests/coldwar/test_large_ships.py::test_seven_hits_left_absorb_a_strike",),
    ),
    Plant(
        "one-winner-at-a-tie",
        "of several with most points only the first has won",
        "core/fleets.py",
        " if sums[self.teams.team_of(seat)] == best]\n",
        " if self.teams.team_of(seat) == sums.index(best)]\n",
        ("tests/coldwar/test_ending.py::test_a_tie_at_the_top_is_a_shared_win",),
    ),
    Plant(
        "mines-before-guns",
        "mines are settled before guns, missiles and torpedoes",
        "games/coldwar/resolving.py",
        "attack.kind < battle.MINE_ATTACK:\n            settle_damage(b, defender, attacker, attack)\n"
        "    for kind in AFTER_THE_SHOTS:\n",
        "attack.kind == battle.MINE_ATTACK:\n            settle_damage(b, defender, attacker, attack)\n"
        "    for kind in (0, 1, 2, 3, battle.CRUISE_ATTACK):\n",
        ("tests/coldwar/test_minefields.py",),
    ),
    # -- Attack Sub ----------------
    Plant(
        "repair-from-three",
        "a random number of three repairs a system",
        "games/attacksub/malfunctions.py",
        "REPAIR_NUMBER: Final = 4\n",
        "REPAIR_NUMBER: Final = 3\n",
        ("tests/attacksub/test_malfunctions.py::test_four_or_more_repairs_one_step",),
    ),
    Plant(
        "race-at-the-deck",
        "a number equal to the deck wins a race",
        "games/attacksub/victory.py",
        "    if number_of(b, card) < deck:\n",
        "    if number_of(b, card) <= deck:\n",
        ("tests/attacksub/test_scenarios.py::test_a_race_counts_the_deck_that_its_card_comes_from",),
    ),
    Plant(
        "tie-of-losses",
        "a flagship that gets away with as many losses has lost",
        "games/attacksub/victory.py",
        "if ships_with(b, side, battle.SUNK) <= ships_with(b, 1 - side, battle.SUNK):",
        "if ships_with(b, side, battle.SUNK) < ships_with(b, 1 - side, battle.SUNK):",
        ("tests/attacksub/test_scenarios.py::test_flagships",),
    ),
    Plant(
        "losses-count-for",
        "submarines lost add to one's own points",
        "games/attacksub/victory.py",
        "            points -= b.scenario.loss_points[side]\n",
        "            points += b.scenario.loss_points[side]\n",
        ("tests/attacksub/test_scenarios.py::test_wolfpack",),
    ),
    Plant(
        "last-box-holds",
        "a hit that reaches the end of a track does not sink",
        "games/attacksub/damage.py",
        "b.attack[place] + result.attack_hits >= len(ship.attack)",
        "b.attack[place] + result.attack_hits > len(ship.attack)",
        ("tests/attacksub/test_attack.py::test_a_marker_that_enters_the_last_box_sinks_the_ship",),
    ),
    # -- A World at War ----------------
    Plant(
        "burden-helps",
        "a burdened group fires better",
        "games/worldatwar/gunnery.py",
        "return firer - target - (1 if firer_hindered else 0)",
        "return firer - target + (1 if firer_hindered else 0)",
        ("tests/worldatwar/test_fleet_rules.py::test_a_burden_counts_one_either_way",),
    ),
    Plant(
        "four-searchers",
        "four squadrons give four dice of search",
        "games/worldatwar/search.py",
        "MOST_SQUADRONS: Final = 3\n",
        "MOST_SQUADRONS: Final = 4\n",
        ("tests/worldatwar/test_air_steps.py::test_searching_squadrons_are_worth_a_die_each",),
    ),
    Plant(
        "submarines-from-afar",
        "submarines four hexes away help an interception",
        "games/worldatwar/interception.py",
        "SUBMARINE_REACH: Final = 3\n",
        "SUBMARINE_REACH: Final = 4\n",
        ("tests/worldatwar/test_interception.py::test_submarines_help_surface_ships",),
    ),
    Plant(
        "first-strike-at-a-tie",
        "with equal results the intercepted side strikes first",
        "games/worldatwar/air_strikes.py",
        "first = op.intercepting if mine == theirs",
        "first = 1 - op.intercepting if mine == theirs",
        ("tests/worldatwar/test_air_steps.py::test_patrol_and_cover_meet_the_strike",),
    ),
    Plant(
        "earlier-attacks-help",
        "attacks already made on a group help the next submarine",
        "games/worldatwar/submarines.py",
        '("previous", -hunt.previous)',
        '("previous", hunt.previous)',
        ("tests/worldatwar/test_submarine_rules.py::test_every_earlier_attack_costs_one",),
    ),
    Plant(
        "cargo-first",
        "of equal ships those with cargo are lost first",
        "games/worldatwar/sinking.py",
        "return [unit for unit in ones if not op.laden[unit]] + [unit for unit in ones if op.laden[unit]]",
        "return [unit for unit in ones if op.laden[unit]] + [unit for unit in ones if not op.laden[unit]]",
        ("tests/worldatwar/test_fleet_combat.py::test_of_equal_ships_those_without_cargo_are_lost_first",),
    ),
)

PLANTS: tuple[Plant, ...] = (*LEAKS, *WRONG_RULES)
