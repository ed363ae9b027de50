"""Measure OpenSpiel's hearts, breakthrough and backgammon in the fastest fair way that we know."""

import importlib
import random
from collections.abc import Callable
from time import process_time
from typing import Any

from samedi.bench.measures import SEARCH_BUDGET, Measure, rate, repeat_for, time_copies

ROLLOUTS = 100  # in one simulation; ten times as many are not faster
START_STATES = 6  # states that rollouts start from; they differ by some per cent
WORLDS = 200  # worlds for its search, dealt outside the time
UCT_C = 2.0  # uct_c in OpenSpiel's own examples
GAMES_FOR_LENGTH = 300  # random games from each state that estimate the length of a game

ApplyChance = Callable[[Any], None]  # applies a chance outcome


def apply_any(state: Any) -> None:
    """Apply one of several equally likely chance outcomes, as with cards."""
    state.apply_action(random.choice(state.chance_outcomes())[0])


def apply_weighted(state: Any) -> None:
    """Apply a chance outcome by its probability, as with two dice."""
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(outcomes, chances)[0])


def measures(spiel: Any) -> dict[tuple[str, str], Measure]:
    """Return all measures of OpenSpiel, by game and figure."""
    hearts, breakthrough, backgammon = map(spiel.load_game, ("hearts", "breakthrough", "backgammon"))
    boards = [state_after(breakthrough, 0)]
    openings = [state_after(backgammon, 0, apply_weighted) for _ in range(START_STATES)]
    return {
        ("pyspiel", "step"): step(hearts),
        ("pyspiel", "step_quick_deal"): step_quick_deal(hearts),
        ("pyspiel", "step_play_only"): step_play_only(hearts),
        ("pyspiel", "whole"): whole(spiel, hearts, [played_hearts(hearts, 0) for _ in range(START_STATES)], games=1),
        ("pyspiel", "clone"): time_copies(played_hearts(hearts, 32).clone),
        ("pyspiel", "search"): search(hearts),
        ("pyspiel_board", "step"): step(breakthrough),
        ("pyspiel_board", "whole"): whole(spiel, breakthrough, boards, games=START_STATES * GAMES_FOR_LENGTH),
        ("pyspiel_board", "clone"): time_copies(state_after(breakthrough, 32).clone),
        ("backgammon", "step"): step(backgammon, apply_weighted),
        ("backgammon", "whole"): whole(spiel, backgammon, openings, apply_weighted, games=GAMES_FOR_LENGTH // 5),
        ("backgammon", "clone"): time_copies(state_after(backgammon, 50, apply_weighted).clone),
    }


def deal_hearts(hearts: Any) -> Any:
    """Return a hearts state with all cards dealt; its chance outcomes are equally likely, which makes this fast."""
    state, choice = hearts.new_initial_state(), random.choice
    while state.is_chance_node():
        state.apply_action(choice(state.legal_actions()))
    return state


def played_hearts(hearts: Any, moves: int) -> Any:
    """Return a random hearts game with passing after this many of its 64 moves."""
    while True:
        state = deal_hearts(hearts)
        if count_choices(state) == 64:
            break
    for _ in range(moves):
        state.apply_action(random.choice(state.legal_actions()))
    return state


def state_after(game: Any, moves: int, apply_chance: ApplyChance = apply_any) -> Any:
    """Return a random game after this many choices, at a state in which a player must choose."""
    state, left = game.new_initial_state(), moves
    while not state.is_terminal() and (left or state.is_chance_node()):
        if state.is_chance_node():
            apply_chance(state)
        else:
            state.apply_action(random.choice(state.legal_actions()))
            left -= 1
    return state_after(game, moves, apply_chance) if state.is_terminal() else state


def count_choices(state: Any, apply_chance: ApplyChance = apply_any) -> int:
    """Return the number of choices in a random game from here."""
    copy, moves = state.clone(), 0
    while not copy.is_terminal():
        if copy.is_chance_node():
            apply_chance(copy)
        else:
            copy.apply_action(random.choice(copy.legal_actions()))
            moves += 1
    return moves


def step(game: Any, apply_chance: ApplyChance = apply_any) -> Measure:
    """Measure moves chosen in Python; the time includes deals and dice.

    This is the loop of OpenSpiel's own examples, with `random.choice` instead of numpy's, which is slower.

    """

    def measure(seconds: float) -> float:
        choice = random.choice
        moves = 0
        begin = process_time()
        for _ in repeat_for(seconds):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    apply_chance(state)
                else:
                    state.apply_action(choice(state.legal_actions()))
                    moves += 1
        return rate(moves, process_time() - begin)

    return measure


def step_quick_deal(hearts: Any) -> Measure:
    """Measure moves with a faster deal: in hearts chance comes first, and its outcomes are equally likely."""

    def measure(seconds: float) -> float:
        moves = 0
        begin = process_time()
        for _ in repeat_for(seconds):
            moves += play_to_end(deal_hearts(hearts))
        return rate(moves, process_time() - begin)

    return measure


def step_play_only(hearts: Any) -> Measure:
    """Measure moves without the deal: hands are dealt outside the time."""

    def measure(seconds: float) -> float:
        moves = 0
        spent = 0.0
        for _ in repeat_for(seconds):
            states = [deal_hearts(hearts) for _ in range(8)]
            begin = process_time()
            moves += sum(map(play_to_end, states))
            spent += process_time() - begin
        return rate(moves, spent)

    return measure


def play_to_end(state: Any) -> int:
    """Finish a game that has no chance left; return the number of moves."""
    choice, moves = random.choice, 0
    while not state.is_terminal():
        state.apply_action(choice(state.legal_actions()))
        moves += 1
    return moves


def whole(spiel: Any, game: Any, states: list[Any], apply_chance: ApplyChance = apply_any, *, games: int) -> Measure:
    """Measure decisions of random rollouts in C++; they are counted by the mean length of games from each state.

    A search of two simulations consists of two batches of rollouts: one from a state, one from a child of it. (More
    simulations go deeper, and stop early where only one action is legal.)

    """
    lengths = sum(count_choices(state, apply_chance) for state in states for _ in range(games)) / games
    decisions = ROLLOUTS * (2 * lengths - len(states))
    evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, random.getrandbits(31))
    bot = spiel.MCTSBot(game, evaluator, 2.0, 2, 100, False, random.getrandbits(31), False)

    def measure(seconds: float) -> float:
        done = 0.0
        begin = process_time()
        for _ in repeat_for(seconds):
            for state in states:
                bot.step(state)
            done += decisions
        return rate(round(done), process_time() - begin)

    return measure


def search(hearts: Any) -> Measure:
    """Measure simulations of OpenSpiel's ISMCTSBot at the first choice of hearts, set up as in its examples.

    Each world is a copy of one of many that were dealt beforehand, the fastest possible resampling.

    """
    ismcts = importlib.import_module("open_spiel.python.algorithms.ismcts")
    mcts = importlib.import_module("open_spiel.python.algorithms.mcts")
    state = played_hearts(hearts, 0)
    worlds = [consistent_deal(hearts, state) for _ in range(WORLDS)]
    bot = ismcts.ISMCTSBot(hearts, mcts.RandomRolloutEvaluator(), UCT_C, SEARCH_BUDGET.iterations)
    bot.set_resampler(lambda state, player: random.choice(worlds).clone())

    def measure(seconds: float) -> float:
        done = 0
        begin = process_time()
        for _ in repeat_for(seconds):
            bot.run_search(state)
            done += SEARCH_BUDGET.iterations or 0
        return rate(done, process_time() - begin)

    return measure


def consistent_deal(hearts: Any, state: Any) -> Any:
    """Return a deal of hearts in which the first player holds the same cards and the others hold any."""
    direction, *cards = state.history()
    first, seats = state.current_player(), hearts.num_players()
    places = [place for place in range(len(cards)) if place % seats != first]  # cards are dealt in turn
    others = [cards[place] for place in places]
    random.shuffle(others)
    for place, card in zip(places, others, strict=True):
        cards[place] = card
    world = hearts.new_initial_state()
    for outcome in (direction, *cards):
        world.apply_action(outcome)
    return world
