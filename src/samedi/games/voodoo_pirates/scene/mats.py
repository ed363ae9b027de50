"""What lies before each pirate: souls, tokens, this round's card, objects, playing card; and a ship's figures."""

from collections.abc import Iterator
from functools import cache, lru_cache

from samedi.core.types import SEVERAL, Seat
from samedi.core.words import Words
from samedi.games.voodoo_pirates.components import ACTION_CARDS, HOLD, MOST_POWER, OBJECTS, RANKS, ROOM, SOULS
from samedi.games.voodoo_pirates.phases import BOARD, DONE, MASK_PICK, MOONLIGHT, PLANNING, WRECK_PICK
from samedi.games.voodoo_pirates.scene.faces import COINS, COMPASS, GOODS, GRIGRI, JAIL, LOAD, MOON, POWER, SUN
from samedi.games.voodoo_pirates.scene.paint import LETTERS, TONES
from samedi.games.voodoo_pirates.view import View
from samedi.scene.model import Chip, Mark, Piece, SeatCard

FIVE = len(ACTION_CARDS)
UNDEALT = -2  # instead of a playing card

Standing = tuple[tuple[Seat, ...], int, int, tuple[bool, ...], bool]  # winners, mover, jailed, planned; is it planning?


def pieces(view: View, words: Words) -> list[Piece]:
    found: list[Piece] = []
    dealt = any(view.looked)
    for seat in range(view.seats):
        found += souls_of(seat, view.souls[seat])
        found += tokens_and_coins(view, seat, words)
        card = view.cards[seat] if dealt else UNDEALT
        found += cards_of(seat, view.hands[seat], view.objects[seat], card, seat == view.seat, words)
        if seat != view.seat:
            found += played_card(view, seat, words)
    if view.seat is not None:
        found += own_cards(view, view.seat, words)
        found += shown(view, words)
    return found


@cache
def souls_of(seat: Seat, souls: tuple[int, ...]) -> tuple[Piece, ...]:
    """The souls of a ship, colour by colour; the last of a colour goes first, so that the others keep their ids."""
    found: list[Piece] = []
    for colour, many in enumerate(souls):
        for nth in range(many):
            name = f"soul:{seat}:{SOULS[colour]}:{nth}"
            found.append(Piece(name, f"soul-{SOULS[colour]}", f"souls:{seat}", order=len(found)))
    return tuple(found)


def soul_ids(view: View, seat: Seat, letter: str) -> tuple[str, ...]:
    """The souls of this colour on that ship."""
    return tuple([f"soul:{seat}:{letter}:{nth}" for nth in range(view.souls[seat][SOULS.index(letter)])])


def tokens_and_coins(view: View, seat: Seat, words: Words) -> tuple[Piece, ...]:
    """Tokens that a pirate has; its coins lie there only while one may take one, else a figure tells them."""
    owners = (view.sun, view.moon, view.grigri, view.compass)
    found = tokens(seat, owners, words) if view.round and seat in owners else ()
    if view.coins[seat] and boarded(view) == seat and view.mover == view.seat:
        return (coins(seat, view.coins[seat]), *found)
    return found


def boarded(view: View) -> Seat:
    """Whose ship is being boarded now, or -1."""
    return view.way[view.passing] if view.ask == BOARD else -1


@cache
def coins(seat: Seat, count: int) -> Piece:
    return Piece(f"coins:{seat}", "coin", f"goods:{seat}", count=count)


@cache
def tokens(seat: Seat, owners: tuple[Seat, ...], words: Words) -> tuple[Piece, ...]:
    names = zip(("sun", "moon", "grigri", "compass"), owners, strict=True)
    return tuple([token(name, seat, order, words) for order, (name, owner) in enumerate(names) if owner == seat])


@cache
def token(name: str, seat: Seat, order: int, words: Words) -> Piece:
    return Piece(name, name, f"goods:{seat}", order=1 + order, note=words.say("note-token", token=name))


@lru_cache(8192)
def cards_of(seat: Seat, known: tuple[int, ...], count: int, card: int, mine: bool, words: Words) -> tuple[Piece, ...]:
    """Objects, face up for those who may see them, and the playing card."""
    found = [] if known else [hidden_object(seat, nth) for nth in range(count)]
    for order, name in enumerate(known):
        found.append(own_object(seat, name, known[:order].count(name), order, mine, words))
    return (*found, playing_card(seat, card, mine, words)) if card != UNDEALT else tuple(found)


@cache
def own_object(seat: Seat, name: int, nth: int, order: int, mine: bool, words: Words) -> Piece:
    code = OBJECTS[name]
    note = words.say("note-object", object=code)
    was = None if mine else f"back:{seat}:{order}"
    return Piece(object_id(seat, code, nth), f"obj-{code}", f"hold:{seat}", order=order, note=note, was=was)


def object_id(seat: Seat, name: str, nth: int = 0) -> str:
    return f"object:{seat}:{name}:{nth}"


@cache
def hidden_object(seat: Seat, nth: int) -> Piece:
    return Piece(f"back:{seat}:{nth}", "obj-back", f"hold:{seat}", order=nth)


@cache
def playing_card(seat: Seat, rank: int, mine: bool, words: Words) -> Piece:
    """Everybody has one, and it always lies there under the same id: who has which is told by its face alone."""
    face = f"blessed-{RANKS[rank]}" if rank >= 0 else "blessed-back"
    note = words.say("note-playing") if mine or rank >= 0 else ""
    return Piece(f"blessed:{seat}", face, f"hold:{seat}", order=9, note=note)


def played_card(view: View, seat: Seat, words: Words) -> Iterator[Piece]:
    """The card that another pirate plays tonight, face down until all are turned up; last night's until then."""
    if seat >= view.humans and view.stage < MOONLIGHT and view.plans[seat] < 0:
        if left := bin(view.heap[seat]).count("1"):
            yield cursed_pile(seat, left)
    elif view.planned[seat]:
        card = view.plans[seat]
        yield turned_up(seat, card, bool(view.plain), words) if card >= 0 else face_down(seat)


@cache
def cursed_pile(seat: Seat, left: int) -> Piece:
    return Piece(f"back:{seat}:plan", "act-back", f"tonight:{seat}", count=left)


@cache
def turned_up(seat: Seat, card: int, plain: bool, words: Words) -> Piece:
    name = ACTION_CARDS[card]
    note = card_note(name, plain, words)
    return Piece(f"plan:{seat}", f"slip-{name}", f"tonight:{seat}", note=note, was=f"back:{seat}:plan")


def card_note(name: str, plain: bool, words: Words) -> str:
    """What an action card does; a Jax brings another number of souls in the plain reading (rules 7.2, 16.1)."""
    return words.say("note-card", card="jax-plain" if plain and name == "jax" else name)


@cache
def face_down(seat: Seat) -> Piece:
    return Piece(f"back:{seat}:plan", "act-back", f"tonight:{seat}")


def own_cards(view: View, seat: Seat, words: Words) -> tuple[Piece, ...]:
    """The own five action cards."""
    if seat >= view.humans:
        return ()
    last = view.last[seat] if view.stage != DONE else -1
    return five_cards(view.plans[seat], view.second, last, bool(view.plain), words)


@cache
def five_cards(plan: int, second: int, last: int, plain: bool, words: Words) -> tuple[Piece, ...]:
    """Tonight's stands out, last night's rests."""
    states = ["lit" if card in (plan, second) else "spent" if card == last else "" for card in range(FIVE)]
    return tuple([own_card(card, state, plain, words) for card, state in enumerate(states)])


@cache
def own_card(card: int, state: str, plain: bool, words: Words) -> Piece:
    name = ACTION_CARDS[card]
    note = card_note(name, plain, words)
    return Piece(f"act:{name}", f"act-{name}", "cards", order=card, note=note, state=state)  # type: ignore[arg-type]


def shown(view: View, words: Words) -> Iterator[Piece]:
    """Cards to choose from: what a Shipwreck shows, or what a Mask may take."""
    if view.mover != view.seat:
        return
    names = view.peek if view.ask == WRECK_PICK else tuple(dict.fromkeys(view.pile)) if view.ask == MASK_PICK else ()
    seen: dict[int, int] = {}
    for order, name in enumerate(names):
        nth = seen[name] = seen.get(name, -1) + 1
        yield to_choose(name, nth, order, words)


@cache
def to_choose(name: int, nth: int, order: int, words: Words) -> Piece:
    code = OBJECTS[name]
    note = words.say("note-object", object=code)
    return Piece(f"shown:{code}:{nth}", f"obj-{code}", "shown", order=order, note=note)


def marks(view: View, words: Words) -> tuple[Mark, ...]:
    """Who has what, and which of the own cards is played."""
    owners = (view.sun if view.round else -1, view.grigri, view.compass)
    found = seat_marks(owners, view.jailed, view.seat, words)
    if view.seat is not None and view.seat < view.humans and view.stage != DONE:
        return (*found, *[card_mark(card, words) for card in (view.plans[view.seat], view.second) if card >= 0])
    return found


@lru_cache(8192)
def seat_marks(owners: tuple[Seat, ...], jailed: int, viewer: Seat | None, words: Words) -> tuple[Mark, ...]:
    """Tokens and jail; one's own tokens lie before oneself, and need no words."""
    tokens = zip(owners, ("sun", "grigri", "compass"), (SUN, GRIGRI, COMPASS), strict=True)
    found = [seat_mark(owner, kind, icon, words) for owner, kind, icon in tokens if owner >= 0 and owner != viewer]
    found += [seat_mark(seat, "jail", JAIL, words) for seat in range(jailed.bit_length()) if jailed >> seat & 1]
    return tuple(found)


@cache
def seat_mark(seat: Seat, kind: str, icon: str, words: Words) -> Mark:
    return Mark(f"seat:{seat}", kind, words.say(f"mark-{kind}"), icon)


@cache
def card_mark(card: int, words: Words) -> Mark:
    """The own card that is played in this round."""
    return Mark(f"act:{ACTION_CARDS[card]}", "played", words.say("mark-played"), MOON)


def seat_cards(view: View, words: Words) -> tuple[SeatCard, ...]:
    """Return the cards of all seats, which a cache draws once for all viewers."""
    standing = (view.winners, view.mover, view.jailed, view.planned, view.stage == PLANNING)
    figures = (view.coins, view.load, view.power, view.objects)
    return all_seats(view.colours, view.humans, standing, figures, words)


@lru_cache(512)
def all_seats(
    colours: tuple[int, ...], humans: int, standing: Standing, figures: tuple[tuple[int, ...], ...], words: Words
) -> tuple[SeatCard, ...]:
    own = list(zip(*figures, strict=True))
    return tuple(
        [
            drawn_seat(seat, colour, state_of(seat, humans, *standing), own[seat], seat >= humans, words)
            for seat, colour in enumerate(colours)
        ]
    )


def state_of(
    seat: Seat,
    humans: int,
    winners: tuple[Seat, ...],
    mover: int,
    jailed: int,
    planned: tuple[bool, ...],
    planning: bool,
) -> str:
    if seat in winners:
        return "winner"
    if mover == seat:
        return "acting"
    if mover == SEVERAL and seat < humans:
        return "ready" if planned[seat] else "acting"
    if jailed >> seat & 1:
        return "out"
    return "ready" if planning and planned[seat] else ""


@lru_cache(8192)
def drawn_seat(seat: Seat, colour: int, state: str, figures: tuple[int, ...], cursed: bool, words: Words) -> SeatCard:
    coins, load, power, objects = figures
    chips = (
        Chip("coins", words.say("chip-coins"), coins, COINS),
        Chip("souls", words.say("chip-souls"), load, LOAD, most=ROOM),
        Chip("power", words.say("chip-power"), power, POWER, most=MOST_POWER),
        Chip("objects", words.say("chip-objects"), objects, GOODS, most=HOLD),
    )
    kind = "automa" if cursed else "person"
    return SeatCard(seat, TONES[LETTERS[colour]], state, chips, kind)  # type: ignore[arg-type]
