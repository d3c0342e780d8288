"""Why something cannot be done: the rule that forbids it and the facts, asked of what the seat may know."""

from __future__ import annotations

from wardroom.cli.terminal.board import Board
from wardroom.core.decision import DONE, Refusal
from wardroom.core.dice import FastDice
from wardroom.core.notation import name_of, read_word, words_of
from wardroom.core.state import State

NOT_ASKED = "not-asked"


def why(board: Board, view: State, seat: int, line: str) -> list[str]:
    """The answer for the last word of a line whose earlier words are legal; raises NotationError."""
    game = board.game
    words = words_of(line)
    if not words:
        return why_anything(board, view, seat)
    world = view
    if words[1:]:
        world = view.imagine(FastDice(1))
        for word in words[:-1]:
            world.apply(seat, read_word(game, world, seat, word))
    action = name_of(game, world, seat, words[-1])
    refusal = world.why_not(seat, action)
    if refusal is None:
        said = board.say("why-legal", word=game.action_text(action))
        odds = world.odds(seat, action)
        return [f"{said} {board.words.odds(odds)}." if odds is not None else said]
    if refusal.name == NOT_ASKED:
        aimed = why_target(board, world, seat, action) if board.is_target(action) else []
        return aimed or [refused(board, world, seat, refusal)]
    return [refused(board, world, seat, refusal)]


def refused(board: Board, view: State, seat: int, refusal: Refusal) -> str:
    """Why not; of a word that answers another question, which one stands here and by what rule."""
    said = board.words.refusal(refusal, board.names)
    if refusal.name != NOT_ASKED or not view.asked() >> seat & 1:
        return said
    decision = view.decision(seat)
    asked = board.words.decision(decision, board.names)
    return f"{said} {board.say('why-asked', question=asked, rule=board.words.rule_name(decision.rule))}"


def why_anything(board: Board, view: State, seat: int) -> list[str]:
    """Every answer that a person could think of here and the rules refuse."""
    reasons = Reasons(board)
    for action in view.candidates(seat):
        refusal = view.why_not(seat, action)
        if refusal is not None:
            reasons.add(action, board.words.refusal(refusal, board.names))
    return reasons.lines() or [board.say("why-nothing")]


def why_target(board: Board, world: State, seat: int, target: int) -> list[str]:
    """For each attack that the seat could begin: may it be aimed at the target, and if not, why?"""
    reasons = Reasons(board)
    for action in world.candidates(seat):
        if action != DONE and board.aims(world, action):
            for reason in attempt(board, world, seat, action, target):
                reasons.add(action, reason)
    return reasons.lines()


def attempt(board: Board, world: State, seat: int, action: int, target: int) -> list[str]:
    """What becomes of the attack that begins with `action`: where it is possible, or why it is not."""
    refusal = world.why_not(seat, action)
    if refusal is not None:
        return [board.words.refusal(refusal, board.names)]
    begun = tried(world, seat, action)
    aimed = begun.why_not(seat, target)
    if aimed is None:
        return [board.say("why-possible")]
    if aimed.name != NOT_ASKED:
        return [board.words.refusal(aimed, board.names)]
    return from_each(board, begun, seat, target)


def from_each(board: Board, begun: State, seat: int, target: int) -> list[str]:
    """One question more stands before the target: which ship fires."""
    game = board.game
    able: list[str] = []
    refusals: list[Refusal] = []
    for ship in begun.legal(seat):
        refusal = tried(begun, seat, ship).why_not(seat, target)
        if refusal is None:
            able.append(game.action_text(ship))
        elif refusal.name != NOT_ASKED:
            refusals.append(refusal)
    if able:
        return [board.say("why-possible-from", ships=", ".join(able))]
    return list(dict.fromkeys(board.words.refusal(refusal, board.names) for refusal in refusals))


def tried(world: State, seat: int, action: int) -> State:
    """A world of the same knowledge in which the answer has been given."""
    copy = world.imagine(FastDice(1))
    copy.apply(seat, action)
    return copy


class Reasons:
    """Answers and what is said to them; those to which the same is said stand together."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.words: dict[str, list[str]] = {}

    def add(self, action: int, reason: str) -> None:
        self.words.setdefault(reason, []).append(self.board.game.action_text(action))

    def lines(self) -> list[str]:
        return [f"{', '.join(words)}: {reason}" for reason, words in self.words.items()]
