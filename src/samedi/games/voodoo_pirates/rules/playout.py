"""How a search plays a round to its end, and how it judges the table when a round ends."""

from samedi.core.rng import IntBuffer, Rng
from samedi.core.types import Action, Seat
from samedi.games.voodoo_pirates import codes, components, phases
from samedi.games.voodoo_pirates.rules import actions, scoring
from samedi.games.voodoo_pirates.rules.table import Table

VALUE = list(components.VALUE)
ROUNDS, NAMES, EYES, CURSED_SKULL, RED_SKULL, GREY = (
    components.ROUNDS,
    components.NAMES,
    components.EYES,
    components.CURSED_SKULL,
    components.RED_SKULL,
    components.GREY,
)
USE = [0.0] * 8 + [2.0, 1.0, 0.3, 1.2, 1.0, 1.2, 0.4, 2.0]  # what each object promises that is not for points
NEAR = 0.35  # of a place's value is sure while many rounds are left
FREE = [2.0, 0.5, 0.1, 0.0]  # points that it promises to be free to take, by how many others are
COMPANY = 3  # pirates for whom that counts: two do best to take whenever they may
CROWD = 5  # ships among which a place is not kept for long: what one has at dawn is weighed by what lasts

DONE, MENU, TAKE_ITEM, PLACE, BARREL, PLAN, OCTOPUS_ANSWER = (
    phases.DONE,
    phases.MENU,
    phases.TAKE_ITEM,
    phases.PLACE,
    phases.BARREL,
    phases.PLAN,
    phases.OCTOPUS_ANSWER,
)
BLIND = (
    1 << phases.SHOW | 1 << phases.SWAP | 1 << phases.SECOND | 1 << phases.FACING
)  # questions that are answered anyhow
JAX, TOK, TAKE, ROOM, HOLD = components.JAX, components.TOK, components.TAKE, components.ROOM, components.HOLD
DO_PASS, DO_JAX, DO_TAKE, DO_HOODOO, DO_END = codes.DO_PASS, codes.DO_JAX, codes.DO_TAKE, codes.DO_HOODOO, codes.DO_END
DO_TAKE_DECK, DO_TAKE_SOUL, DO_PLAN = codes.DO_TAKE_DECK, codes.DO_TAKE_SOUL, codes.DO_PLAN
LOOKED_AT = 3  # choices that are tried out
DOUBT = 0.4  # points by which one is mistaken, at most
SCRATCH: list[Table | None] = [None] * 7  # tables to try a choice on, by seats


def standing(table: Table, seat: Seat) -> float:
    """Points, and what souls and objects promise while there is time to use them."""
    left = ROUNDS + 1 - table.round  # rounds to come
    near = 1.0 - (1.0 - NEAR) * (left - 1) / ROUNDS
    points = near * VALUE[table.at[seat]] + table.power[seat] + table.coins[seat]
    held = table.load[seat]
    points += use_of_souls(left) * (1.3 * held - 0.03 * held * (held - 1))
    return points + promised(table, seat, left)


def free_to_take(table: Table, seat: Seat) -> float:
    """Return what a free Take is worth: legal after another card, best if no other pirate may take (rules 4.1, 5.3)."""
    if table.humans < COMPANY or seat >= table.humans or table.last[seat] == TAKE:
        return 0.0
    others = 0
    for other in range(table.humans):
        if other != seat and table.last[other] != TAKE:
            others += 1
    return FREE[others] if others < 4 else 0.0


def ahead(table: Table, seat: Seat, dawn: bool) -> float:
    """By how many points one is ahead of the others' average: in the middle of a round, or where it dawns."""
    found = 0.0
    for other in range(table.seats):
        if table.stage == DONE:
            points = float(scoring.total(table, other))
        elif dawn and table.seats >= CROWD:
            points = lasting(table, other)
        elif dawn:
            points = standing(table, other) + free_to_take(table, other)
        else:
            points = standing(table, other)
        found += points if other == seat else -points / (table.seats - 1)
    return found


def lasting(table: Table, seat: Seat) -> float:
    """What is left in the end of all that one has now: learnt from games of houngans at four and six seats."""
    late, held = 1.0 / (ROUNDS + 1 - table.round), table.load[seat]  # 1 before the last round
    points = (0.44 * late - 0.05) * VALUE[table.at[seat]] + (0.4 + 0.57 * late) * table.power[seat]
    points += (0.5 + 0.77 * late) * table.coins[seat]
    points += (0.4 + 0.8 * late) * held + (0.12 - 0.27 * late) * held * (held - 1)
    if table.objects[seat] == 0:
        return points
    first = 16 * seat
    eyes = table.held[first + EYES]
    points += 4.0 + 1.2 * late if eyes > 1 else -late if eyes else 0.0
    points += (1.15 + 0.66 * late) * table.held[first + GREY]
    for colour in range(5):
        if table.held[first + RED_SKULL + colour]:
            points += (0.38 + 0.32 * late) * (1 + (3 if colour == 4 else 2) * table.souls[5 * seat + colour])
    for name in range(8, NAMES):
        points += 0.6 * USE[name] * table.held[first + name]
    return points - table.coins[seat] if table.held[first + CURSED_SKULL] else points


def use_of_souls(left: int) -> float:
    """Souls are worth little when there is no time left to use them."""
    return 0.15 + 0.2 * left if left < 4 else 1.0


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


def playout_action(table: Table, seat: Seat, rng: Rng, out: IntBuffer) -> Action:
    """Of a few choices the one after which one stands best."""
    out.count = 0
    table.fill_legal(seat, out)
    if out.count == 1 or BLIND >> table.ask & 1:
        return out.at[rng.below(out.count)]
    if table.ask == BARREL and rng.below(3):
        return DO_PASS
    trial = SCRATCH[table.seats]
    if trial is None:
        trial = SCRATCH[table.seats] = table.clone()
    best, most = -1, -1e9
    for i in range(out.count if out.count < LOOKED_AT else LOOKED_AT):
        first = i == 0 and table.ask == OCTOPUS_ANSWER  # to pass is always tried out
        action = out.at[i if first or out.count <= LOOKED_AT else rng.below(out.count)]
        if table.ask == PLAN:
            points = worth_of_card(table, seat, action - DO_PLAN)
        else:
            trial.copy(table)
            trial.do_action(seat, action, None)
            points = ahead(trial, seat, False) + hoped(table, seat, action)
        points += DOUBT * rng.below(16) / 16
        if points > most:
            best, most = action, points
    return best


def worth_of_card(table: Table, seat: Seat, card: int) -> float:
    """What an action card may bring."""
    held = table.load[seat]
    soul = use_of_souls(ROUNDS + 1 - table.round) * (1.3 - 0.06 * held)
    if card == JAX:
        return 1.3 * soul if held < ROOM else 0.0
    if card == TOK:
        most = 0
        for colour in range(5):
            if table.souls[5 * seat + colour]:
                found = actions.brings(table, seat, colour)
                most = found if found > most else most
        return 0.9 * soul * (most if most < ROOM - held else ROOM - held)
    if card == TAKE:
        return 3.2 / table.seats + 0.4
    return 0.7 if held else 0.0  # a move


def hoped(table: Table, seat: Seat, action: Action) -> float:
    """What a choice promises that is not seen at once."""
    if table.ask == MENU:
        if action == DO_END:
            return 0.0
        return 3.0 if action in (DO_JAX, DO_TAKE) else 0.8 if action == DO_HOODOO else 0.1
    if table.ask == TAKE_ITEM:
        if action == DO_TAKE_DECK:
            return 1.7 if table.objects[seat] < HOLD else 0.7
        return 1.0 if action == DO_TAKE_SOUL else 0.0
    return 1.2 if table.ask == PLACE and action != DO_PASS else 0.0
