"""How well a pirate stands while the game goes on: what a search looks at when it dawns."""

from samedi.core.names import Seat
from samedi.games.voodoo_pirates import cards, chart
from samedi.games.voodoo_pirates.table import Table

VALUE = list(chart.VALUE)
ROUNDS, NAMES, EYES, CURSED_SKULL, RED_SKULL, GREY = (
    cards.ROUNDS,
    cards.NAMES,
    cards.EYES,
    cards.CURSED_SKULL,
    cards.RED_SKULL,
    cards.GREY,
)
USE = [0.0] * 8 + [2.0, 1.0, 0.3, 1.2, 1.0, 1.2, 0.4, 2.0]  # what each object promises that is not for points
PLACE = 0.35  # of a place's value is sure while many rounds are left


def standing(table: Table, seat: Seat) -> float:
    """Points, and what souls and objects promise while there is time to use them."""
    left = ROUNDS + 1 - table.round  # rounds to come
    near = 1.0 - (1.0 - PLACE) * (left - 1) / ROUNDS
    points = near * VALUE[table.at[seat]] + table.power[seat] + table.coins[seat]
    use = 0.15 + 0.2 * left
    use = 1.0 if use > 1.0 else use
    held = table.load[seat]
    points += use * (1.3 * held - 0.03 * held * (held - 1))
    return points + promised(table, seat, left)


def promised(table: Table, seat: Seat, left: int) -> float:
    """What the objects on board are worth in the end, or for use (rule 15.2)."""
    if table.objects[seat] == 0:
        return 0.0
    points, first = 0.0, 16 * seat
    if table.held[first + CURSED_SKULL]:
        points -= table.coins[seat]
    eyes = table.held[first + EYES]
    points += 7.0 if eyes > 1 else -2.0 if eyes else 0.0
    points += 2.0 * table.held[first + GREY]
    for colour in range(5):
        if table.held[first + RED_SKULL + colour]:
            points += 1 + (3 if colour == 4 else 2) * 0.8 * table.souls[5 * seat + colour]
    time = left / 4.0 if left < 4 else 1.0
    for name in range(8, NAMES):
        points += time * USE[name] * table.held[first + name]
    return points
