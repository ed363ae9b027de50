"""What an experienced casual player does. The bot apprentice plays like this.

Souls are worth most while there is time to use them: they move the ship, and make its broadsides hit. So gather when
poor, sail when rich, make for the shore (by the stars if they shine there), and keep away from Take when others may
take too.
"""

import math
from collections.abc import Callable, Sequence

from samedi.core.rng import Rng
from samedi.core.types import Action
from samedi.games.voodoo_pirates import components, phases
from samedi.games.voodoo_pirates.codes import ACTIONS, DO_PLAN
from samedi.games.voodoo_pirates.components import HOLD, NEXT, OBJECTS, RED_SKULL, ROOM, ROUNDS, SOULS, TAKE, VALUE
from samedi.games.voodoo_pirates.hints.foresight import after, takes_all
from samedi.games.voodoo_pirates.rules.state import VoodooPirates
from samedi.games.voodoo_pirates.view import View, tok_souls

CAUTION = 0.7  # of the Takes that would pay are chosen
UNSEEN = 1.7  # points that an object from the deck is worth on average


def advise(view: View, legal: Sequence[Action]) -> Action:
    """Return the choice with the highest value; of equals the first."""
    judge = JUDGES.get(view.ask)
    if judge is None or len(legal) == 1:
        return legal[0]
    return max(legal, key=lambda action: judge(view, ACTIONS[action].split(), action))


def play(view: View, legal: Sequence[Action], rng: Rng) -> Action:
    """Return the choice of an apprentice: the advice, but fewer Takes, and no Sea or Wind barrel."""
    if view.ask == phases.PLAN and len(legal) > 1 and DO_PLAN + TAKE in legal:
        others = [action for action in legal if action != DO_PLAN + TAKE]
        return DO_PLAN + TAKE if rng.below(1000) < 1000 * take_probability(view, others) else advise(view, others)
    if view.ask == phases.BARREL:  # Sea and Wind need a plan that this advice does not have
        legal = [action for action in legal if ACTIONS[action].split()[1:2] not in (["sea"], ["wind"])]
    return advise(view, legal)


def take_probability(view: View, others: Sequence[Action]) -> float:
    """Return how often to play Take: a bit less often than makes it worth as much as the best other card.

    Players who always choose the best card choose alike, and meet in jail in every second round.
    """
    machines = math.prod(1 - chance_of_card(view, seat, TAKE) for seat in range(view.humans, view.seats))
    best = max(plan(view, ACTIONS[action].split(), action) for action in others)
    hoped = worth_of_take(view, machines)
    rivals = sum(1 for seat in range(view.humans) if seat != me(view) and view.last[seat] != TAKE)
    if hoped <= best or not rivals:
        return float(hoped > best)
    return CAUTION * (1 - math.pow(max(0.0, best) / hoped, 1 / rivals))


def me(view: View) -> int:
    assert view.seat is not None
    return view.seat


def soul_worth(view: View, load: int | None = None) -> float:
    """A soul is worth less with every one that is on board, and little when there is no time left to use it."""
    left = ROUNDS - view.round
    held = view.load[me(view)] if load is None else load
    return min(1.0, 0.15 + 0.2 * left) * (1.3 - 0.06 * held)


def object_worth(view: View, name: int) -> float:
    """What an object on board is worth in the end, or for use."""
    own, souls = view.hand, view.souls[me(view)]
    if name == components.GREY:
        return 2
    if RED_SKULL <= name < RED_SKULL + 5:
        return 1 + (3 if name == RED_SKULL + 4 else 2) * 0.7 * souls[name - RED_SKULL]
    if name == components.EYES:
        return 5 if own.count(components.EYES) > 1 else -2
    if name == components.CURSED_SKULL:
        return -float(view.coins[me(view)]) - 1
    return USEFUL.get(OBJECTS[name], 1.0) * min(1.0, (ROUNDS - view.round) / 4)


USEFUL = {"compass": 2.0, "whisper": 2.0, "wreck": 1.2, "mask": 1.0, "ghost": 1.0, "magic": 1.2, "octopus": 0.3,
          "maelstrom": 0.4}  # fmt: skip


def broadside_value(view: View, at: Sequence[int], load: Sequence[int], power: Sequence[int]) -> float:
    """Return the value of a broadside from where the viewer's ship lies."""
    here = at[me(view)]
    if not here:
        return 0.0
    hits = [
        min(6 - power[me(view)], load[me(view)] - load[other])
        for other in range(view.seats)
        if at[other] and at[other] in (NEXT[here], NEXT[13 + here])
    ]
    return max([0, *hits]) * 0.6


def position_value(view: View, table: View | VoodooPirates) -> float:
    """Return how good a table is for the viewer: place, power, coins and souls, less a part of what the others have."""
    seat, at, load, coins, power = me(view), table.at, table.load, table.coins, table.power
    own = sum(soul_worth(view, held) for held in range(load[seat])) + broadside_value(view, at, load, power)
    each = [VALUE[at[other]] + power[other] + coins[other] for other in range(view.seats)]
    return own + 1.25 * each[seat] - 0.25 * sum(each)


def gain(view: View, action: Action) -> float:
    """Return how much a choice improves the position."""
    return position_value(view, after(view, action)) - position_value(view, view)


def plan(view: View, words: list[str], action: Action) -> float:
    card = components.ACTION_CARDS.index(words[1])
    worth = (worth_of_jax, worth_of_tok, worth_of_take, worth_of_tix, worth_of_hoodoo)[card]
    return worth(view)


def chance_of_card(view: View, seat: int, card: int) -> float:
    """How likely a pirate plays this card: from what is left in its pile, or any that it did not play last."""
    if view.plans[seat] >= 0:
        return float(view.plans[seat] == card)
    if view.last[seat] == card:
        return 0.0
    if seat < view.humans:
        return 0.25
    heap, bottom = view.heap[seat] or 31, view.bottom[seat] if view.heap[seat] else view.last[seat]
    above = heap & ~(1 << bottom) if bottom >= 0 else heap
    can = [each for each in range(5) if (above or heap) >> each & 1]
    return 1 / len(can) if card in can else 0.0


def chances_of_others(view: View, card: int) -> list[float]:
    return [chance_of_card(view, seat, card) for seat in range(view.seats) if seat != me(view)]


def worth_of_jax(view: View) -> float:
    tide = components.SPECIAL[view.sea[view.at[me(view)]]]
    high, low = tide == components.HIGH_TIDE, tide == components.LOW_TIDE
    number = 1 + sum(chances_of_others(view, components.JAX)) / 2 + high - low
    held = view.load[me(view)]
    return sum(
        soul_worth(view, each) * min(1.0, max(0.0, number - (each - held))) for each in range(held, min(ROOM, held + 4))
    )


def worth_of_tok(view: View) -> float:
    seat = me(view)
    brought = max((tok_souls(view, seat, colour) for colour in range(5) if view.souls[seat][colour]), default=0)
    return 0.9 * brought * soul_worth(view)


def worth_of_take(view: View, alone: float | None = None) -> float:
    """Return the value of two coins or objects, times the chance that no other player takes."""
    if alone is None:
        alone = math.prod(1 - chance for chance in chances_of_others(view, TAKE))
    room = HOLD - view.objects[me(view)]
    items = [UNSEEN] * min(2, room) + [1.0] * min(2, view.treasure) + [soul_worth(view)]
    return alone * sum(sorted(items)[-2:]) + 0.5 * alone


def best_step(view: View, spaces: int) -> float:
    """The value that a move of up to so many spaces can gain, roughly."""
    here = view.at[me(view)]
    best = 0.0
    for way in (0, 13):
        space = here
        for _ in range(spaces):
            space = NEXT[way + space]
            best = max(best, VALUE[space] - VALUE[here] - 0.5 * components.HAUNTED[view.sea[space]])
    return best


def worth_of_tix(view: View) -> float:
    return best_step(view, 1) * 0.7 - soul_worth(view) if view.load[me(view)] else 0.0


def worth_of_hoodoo(view: View) -> float:
    """Return the value of two moves for two souls. A ritual that another player calls brings one of them anyway."""
    souls = min(2, view.load[me(view)])
    if not souls:
        return 0.0
    return 0.8 * best_step(view, souls) - 0.6 * souls * soul_worth(view) - 0.7


def barrel(view: View, words: list[str], action: Action) -> float:
    """The stars, if they shine on a good place; else only what costs little."""
    if words[0] != "barrel":
        return 0.0 if words[0] == "pass" else -1.0
    seat = me(view)
    cost = 0.8 if words[2] == "magic" else soul_worth(view) + skull_for(view, words[2])
    if words[1] == "stars":
        paid = None if words[2] == "magic" else SOULS.index(words[2])
        return stars_gain(view, paid) - cost
    if words[1] == "bones":
        return 0.6 - cost
    left = view.load[seat] > 4
    return (0.4 if left else 0.0) - cost


def skull_for(view: View, soul: str) -> float:
    """A soul for whose colour one has a skull is worth more."""
    return 1.5 if RED_SKULL + SOULS.index(soul) in view.hand else 0.0


def stars_gain(view: View, paid: int | None) -> float:
    """Return what the best place for this colour gains. A ship that is there too early is pushed away again."""
    places = [
        VALUE[space] - 1.5 * components.HAUNTED[view.sea[space]] * (view.wind == components.MERMAIDS)
        for space in components.OUTER
        if space not in view.at and (paid is None or components.STAR[view.sea[space]] == paid)
    ]
    early = 3 if view.round < 7 else 0
    return max(places, default=0) - VALUE[view.at[me(view)]] - early


def stars(view: View, words: list[str], action: Action) -> float:
    return 0.0 if words[0] == "decline" else gain(view, action)


def decline(view: View, words: list[str], action: Action) -> float:
    return float(words[0] == "decline")


def menu(view: View, words: list[str], action: Action) -> float:
    """Return the value of a choice in the turn. Ending the turn is worth nothing."""
    verb = words[0]
    if verb == "end":
        return 0.0
    if verb == "tok":
        return worth_of_call(view, words[1])
    if verb in SURE:
        return SURE[verb]
    if verb == "use":
        return worth_of_use(view, words[1], action)
    if verb == "hoodoo":
        return worth_of_hoodoo(view) + 0.2
    if verb in ("tix", "whisper"):
        return gain(view, action) - (0.4 if verb == "whisper" and view.round < ROUNDS else 0.0)
    return -1.0


def worth_of_use(view: View, name: str, action: Action) -> float:
    """Return the value of a Mask, a Shipwreck or a Maelstrom."""
    if name == "mask":
        return max(object_worth(view, card) for card in view.pile) - object_worth(view, components.MASK) - 0.1
    return 1.5 if name == "wreck" else gain(view, action)


SURE = {"jax": 3.0, "take": 3.0, "bury": 5.0}  # done whenever it is possible


def worth_of_call(view: View, soul: str) -> float:
    return tok_souls(view, me(view), SOULS.index(soul)) + 0.1 * view.souls[me(view)][SOULS.index(soul)] + 0.05


def take_item(view: View, words: list[str], action: Action) -> float:
    seat = me(view)
    if words[0] in ("stop", "cell"):
        return -1.0 if words[0] == "stop" else soul_worth(view) + 0.1
    if words[1] == "coin":
        return 0.0 if components.CURSED_SKULL in view.hand else 1.0
    if words[1] == "soul":
        return soul_worth(view)
    if words[1] == "discard":
        return object_worth(view, view.pile[-1]) - (view.objects[seat] == HOLD)
    return UNSEEN - 1.0 * (view.objects[seat] == HOLD)


def place(view: View, words: list[str], action: Action) -> float:
    """A soul is given if the move it brings is worth more; a match is worth looking for."""
    if words[0] != "place":
        return 0.0 if words[0] == "pass" else -1.0
    table, seat = after(view, action), me(view)
    cost = skull_for(view, words[1])
    if table.ask != phases.SAIL or table.mover != seat:
        return -soul_worth(view) - cost
    ends = []
    for sailed in table.legal(seat):
        moved = table.clone()
        moved.apply(seat, sailed)
        ends.append(position_value(view, moved))
    return max(ends) - position_value(view, view) - cost


def sail(view: View, words: list[str], action: Action) -> float:
    return gain(view, action)


def board(view: View, words: list[str], action: Action) -> float:
    match words[1]:
        case "coin":
            return 1.2
        case "soul":
            return soul_worth(view) + 0.1 + skull_for(view, words[2])
        case "object":
            return UNSEEN + 0.1 if view.objects[me(view)] < HOLD else 0.3
        case "compass":
            return 1.5 if view.round < 9 else 0.2
        case "grigri":
            return 0.5
    return 0.0


def swap(view: View, words: list[str], action: Action) -> float:
    """A low card is exchanged, a high one kept."""
    high = any(components.SPECIAL[sea] == components.HIGH_TIDE for sea in view.sea)

    def rank(card: int) -> float:
        return 2.4 if card < 0 else -1 if card == components.ACE and not high else card

    other = view.way[view.passing]
    better = rank(view.cards[other]) > rank(view.cards[me(view)])
    return float((words[0] == "swap") == better)


def landing(view: View, words: list[str], action: Action) -> float:
    spare = view.objects[me(view)] == HOLD
    if words[1] == "none":
        return 0.0
    if words[1] == "discard":
        return object_worth(view, view.pile[-1]) - spare
    return UNSEEN - 0.9 * spare


def drop(view: View, words: list[str], action: Action) -> float:
    return -object_worth(view, OBJECTS.index(words[1]))


def chosen(view: View, words: list[str], action: Action) -> float:
    """A card out of several: the Shipwreck's, or any of the discard pile."""
    return 0.0 if words[1] == "none" else object_worth(view, OBJECTS.index(words[1]))


def facing(view: View, words: list[str], action: Action) -> float:
    """Towards the better neighbour: there mermaids would carry the ship."""
    here = view.at[me(view)]
    return VALUE[NEXT[here if words[1] == "CW" else 13 + here]]


def fire(view: View, words: list[str], action: Action) -> float:
    target = view.at.index(int(words[1]))
    return max(0, view.load[me(view)] - view.load[target]) + 0.1 * view.coins[target]


def ghost(view: View, words: list[str], action: Action) -> float:
    """Answered if it hits, or if there is little time left."""
    if words[0] == "pass":
        return 0.0
    hits = view.load[me(view)] - view.load[view.shooter] + (2 if words[1] != "none" else 0)
    gain = hits if hits > 0 else -0.5
    return gain + 0.3 * (view.round > 9) + (skull_for(view, words[1]) if words[1] != "none" else 0)


def octopus_answer(view: View, words: list[str], action: Action) -> float:
    """A soul that a Tok would take is exchanged for one of another colour; before the count, for one that counts more.

    Of several that are called the others are taken all the same.
    """
    if words[0] == "pass":
        return 0.0
    give, take = SOULS.index(words[1]), SOULS.index(words[2])
    if view.called < 0:
        return counted_soul(view, take) - counted_soul(view, give) - 0.1
    taken = view.called if takes_all(view, me(view)) else -1
    saved = soul_worth(view) * ((taken == give) - (taken == take))
    won = skull_for(view, words[2]) if take != taken else 0.0
    lost = skull_for(view, words[1]) if give != taken else 0.0  # else it goes in any case
    return saved + won - lost - USEFUL["octopus"]


def counted_soul(view: View, colour: int) -> float:
    """What a soul on board adds in the end (rule 15.2)."""
    return (3.0 if colour == 4 else 2.0) if RED_SKULL + colour in view.hand else 0.0


JUDGES: dict[int, Callable[[View, list[str], Action], float]] = {
    phases.PLAN: plan, phases.SECOND: plan, phases.SHOW: plan, phases.BARREL: barrel, phases.STARS_TO: stars,
    phases.SEA_MAGIC: decline, phases.MENU: menu, phases.TAKE_ITEM: take_item, phases.PLACE: place, phases.SAIL: sail,
    phases.BOARD: board, phases.SWAP: swap, phases.LANDING: landing, phases.EXCESS: drop, phases.MASK_PICK: chosen,
    phases.WRECK_PICK: chosen, phases.FACING: facing, phases.FIRE: fire, phases.GHOST_ANSWER: ghost,
    phases.TIX_MOVE: sail, phases.OCTOPUS_ANSWER: octopus_answer,
}  # fmt: skip
