"""The course of a round: Dusk, Reveal, Moonlight, Dawn. Each function takes the game one step further."""

from samedi.core.rng import IntBuffer
from samedi.core.types import OVER, SEVERAL, Seat, Tell
from samedi.games.voodoo_pirates.codes import (
    DO_BURY,
    DO_END,
    DO_FACING,
    DO_HOODOO,
    DO_JAX,
    DO_PLAN,
    DO_SHOW,
    DO_TAKE,
    DO_TIX,
    DO_TO,
    DO_TOK,
    DO_USE_MASK,
    DO_WHISPER,
    DO_WIND,
)
from samedi.games.voodoo_pirates.components import (
    ACTION_CARDS,
    BONES,
    EAST,
    HARBOUR,
    HOODOO,
    JAX,
    MAGIC,
    OCTOPUS,
    ROUNDS,
    TAKE,
    TIX,
    TOK,
    WAYS,
    WIND,
)
from samedi.games.voodoo_pirates.phases import (
    ACTIVATION,
    AIM,
    BARRELS,
    BEFORE_COUNT,
    DONE,
    FACING,
    MENU,
    MOONLIGHT,
    NOTHING,
    OCTOPUS_ANSWER,
    PLAN,
    PLANNING,
    REVEAL,
    SET_UP,
    SHOW,
)
from samedi.games.voodoo_pirates.rules import actions, barrels, broadside, cursed, objects, ritual, sea, voyage
from samedi.games.voodoo_pirates.rules import table as on
from samedi.games.voodoo_pirates.rules.table import Table

SCRATCH = IntBuffer()


def go_on(table: Table, tell: Tell | None) -> None:
    """Nothing is under way: the next step of the round."""
    if table.stage == MOONLIGHT:
        go_on_turn(table, tell)
    elif table.stage == AIM:
        go_on_aim(table, tell)
    elif table.stage == SET_UP:
        dusk(table, tell)
    elif table.stage == BEFORE_COUNT:
        go_on_before_count(table)
    elif table.turn < table.seats:
        seat = on.following(table, table.sun, table.turn)
        if table.stage == BARRELS:
            if seat < table.humans:
                barrels.choose_next(table, seat)
            else:
                table.turn += 1
        elif table.stage == ACTIVATION:
            barrels.activate(table, seat)
        elif table.turn < table.humans:  # REVEAL goes by seats
            table.turn = table.humans
        else:
            cursed.turn_over(table, table.turn)
    elif table.stage == BARRELS:
        table.stage, table.turn = ACTIVATION, 0
    elif table.stage == ACTIVATION:
        if table.in_use == MAGIC:
            objects.spend(table)
        table.stage, table.turn = REVEAL, 0
    else:
        reveal(table, tell)


def dusk(table: Table, tell: Tell | None) -> None:
    """The round marker moves on, and everybody chooses a card at once."""
    table.round += 1
    table.jaxes = table.held_ritual = table.jailed = 0
    table.second = table.paid = -1
    for barrel in range(4):
        table.figure[barrel] = -1
    for seat in range(table.seats):
        table.used[seat] = 0
        table.last[seat], table.plan[seat] = table.plan[seat], -1
    table.stage, table.turn = PLANNING, 0
    table.ask, table.mover = PLAN, SEVERAL
    if tell is not None:
        tell("round", table.sun, number=table.round)


def fill_plan(table: Table, seat: Seat, out: IntBuffer) -> None:
    """Any card but the one of the round before."""
    for card in range(5):
        if card != table.last[seat]:
            out.add(DO_PLAN + card)


def play_plan(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    table.plan[seat] = action - DO_PLAN
    if tell is not None:
        tell("planned", seat)
    for each in range(table.humans):
        if table.plan[each] < 0:
            table.mover = SEVERAL
    if table.mover != SEVERAL:
        table.stage, table.turn = BARRELS, 0


def reveal(table: Table, tell: Tell | None) -> None:
    """All cards are turned up; the pirate on Bones sees them, and then picks one of its two."""
    if tell is not None:
        hidden = on_bones(table) if table.second >= 0 else -1
        shown = ["-" if seat == hidden else ACTION_CARDS[table.plan[seat]] for seat in range(table.seats)]
        tell("revealed", cards=shown, reveals=True)
    if table.second >= 0:
        on.put_question(table, SHOW, on_bones(table))
    else:
        moonrise(table, tell)


def on_bones(table: Table) -> Seat:
    return table.figure[EAST] if table.east == BONES else -1


def fill_show(table: Table, seat: Seat, out: IntBuffer) -> None:
    out.add(DO_SHOW + min(table.plan[seat], table.second))
    out.add(DO_SHOW + max(table.plan[seat], table.second))


def play_show(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    table.plan[seat] = action - DO_SHOW
    table.second = -1
    if tell is not None:
        tell("showed", seat, card=ACTION_CARDS[table.plan[seat]])
    moonrise(table, tell)


def moonrise(table: Table, tell: Tell | None) -> None:
    """Two Takes or more go to jail; then the turns begin."""
    takes = 0
    for seat in range(table.seats):
        if table.plan[seat] == TAKE:
            takes |= 1 << seat
    if takes & (takes - 1):
        table.jailed = takes
        if tell is not None:
            for seat in range(table.seats):
                if takes >> seat & 1:
                    tell("jailed", seat)
    table.stage = MOONLIGHT
    table.turn = -1
    next_turn(table, tell)


def next_turn(table: Table, tell: Tell | None) -> None:
    """The Moon passes to the next pirate that is not in jail; after the last one it dawns."""
    table.turn += 1
    while table.turn < table.seats and on.is_jailed(table, on.turn_of(table, table.turn)):
        table.turn += 1
    table.acted = table.winded = table.aim = 0
    if table.turn < table.seats:
        table.stage = MOONLIGHT
        table.moon = on.turn_of(table, table.turn)
        if tell is not None:
            tell("turn", table.moon)
        if not table.plain and table.plan[table.moon] == HOODOO and not on.played_before(table, HOODOO):
            if tell is not None:
                tell("hoodoos", table.moon, cards=ritual.hoodoos(table))
            sea.change_wind(table, ritual.hoodoos(table), table.moon, tell)
    else:
        dawn(table, tell)


def go_on_turn(table: Table, tell: Tell | None) -> None:
    """A pirate may do more in its turn, or comes to its end."""
    seat = table.moon
    if seat >= table.humans:
        if table.acted:
            table.stage, table.aim = AIM, 1
        else:
            table.acted = 1
            cursed.conjure(table, seat, tell)
    else:
        SCRATCH.count = 0
        fill_menu(table, seat, SCRATCH)
        if SCRATCH.count > 1:
            on.put_question(table, MENU, seat)
        else:
            table.stage = AIM


def fill_menu(table: Table, seat: Seat, out: IntBuffer) -> None:
    objects.fill_octopus(table, seat, out)
    if not table.acted:
        fill_action(table, seat, out)
    if table.figure[WIND] == seat and not table.winded:
        out.add(DO_WIND)
        out.add(DO_WIND + 1)
    if table.objects[seat]:
        objects.fill_menu(table, seat, out)
    out.add(DO_END)


def fill_action(table: Table, seat: Seat, out: IntBuffer) -> None:
    """The card played, if it can be conjured now."""
    card = table.plan[seat]
    if card == JAX:
        if actions.can_jax(table, seat):
            out.add(DO_JAX)
    elif card == TOK:
        actions.fill_tok(table, seat, out)
    elif card == TAKE:
        if actions.can_take(table, seat):
            out.add(DO_TAKE)
    elif card == TIX:
        actions.fill_tix(table, seat, out)
    elif card == HOODOO and not table.held_ritual:
        out.add(DO_HOODOO)


def play_menu(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    if action == DO_END:
        table.stage = AIM
    elif action < DO_TO:
        objects.play_octopus(table, seat, action, tell)
    elif action < DO_WIND:
        table.acted = 1
        play_action(table, seat, action, tell)
    elif action < DO_USE_MASK:
        table.winded = 1
        sea.change_wind(table, action - DO_WIND + 1, seat, tell)
    elif DO_WHISPER <= action < DO_BURY:
        voyage.play_whisper(table, seat, action, tell)
    else:
        objects.play_menu(table, seat, action, tell)


def play_action(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    """The card played is conjured."""
    if action == DO_JAX:
        actions.jax(table, seat, tell)
    elif action == DO_TAKE:
        actions.take(table, seat, tell)
    elif action == DO_HOODOO:
        ritual.call(table, seat, tell)
    elif action < DO_TAKE:
        actions.tok(table, seat, action - DO_TOK, tell)
    else:
        i = action - DO_TIX
        actions.tix(table, seat, i // 10, i // 5 % 2, i % 5, tell)


def go_on_aim(table: Table, tell: Tell | None) -> None:
    """The ship faces a way, then fires; then comes the next turn."""
    seat = table.moon
    table.aim += 1
    if table.aim == 1:
        if table.at[seat] != HARBOUR:
            on.put_question(table, FACING, seat)
    elif table.aim == 2:
        broadside.fire(table, seat, tell)
    else:
        next_turn(table, tell)


def fill_facing(out: IntBuffer) -> None:
    out.add(DO_FACING)
    out.add(DO_FACING + 1)


def play_facing(table: Table, seat: Seat, action: int, tell: Tell | None) -> None:
    table.facing[seat] = action - DO_FACING
    if tell is not None:
        tell("facing", seat, way=WAYS[table.facing[seat]])


def dawn(table: Table, tell: Tell | None) -> None:
    """After the twelfth round the count follows; else Sun and Moon pass to the left."""
    if table.round == ROUNDS:
        if table.plain:
            finish(table)
        else:
            table.stage, table.turn = BEFORE_COUNT, 0
    else:
        table.sun = table.moon = on.following(table, table.sun, 1)
        if tell is not None:
            tell("dawn", table.sun)
        dusk(table, tell)


def go_on_before_count(table: Table) -> None:
    """The next pirate with a soul who may have the Octopus, clockwise from the Sun; then the game is over."""
    while table.turn < table.seats:
        seat = on.following(table, table.sun, table.turn)
        table.turn += 1
        if seat < table.humans and table.load[seat] and objects.may_have(table, seat, OCTOPUS):
            on.put_question(table, OCTOPUS_ANSWER, seat)
            return
    finish(table)


def finish(table: Table) -> None:
    """The game is over."""
    table.stage, table.ask, table.mover = DONE, NOTHING, OVER
