"""A revealed table has the hidden pieces, not the face-down ones that represented them."""

from msgspec.structs import replace

from samedi.core.words import general_words
from samedi.scene.model import Area, Face, Look, Mark, Piece, Place, Scene
from samedi.scene.reveal import SeatScene, revealed_look, revealed_scene, with_former_ids

FACES = {name: Face("<svg/>", name, "", name) for name in ("1", "2", "back")}
TABLE = Area("table", "board", "Table", "centre", places=(Place("spot", 0.5, 0.5, 0.2, 0.2, (0, 0), "Spot"),))
SAID = general_words("en")


def look_of(seat: int | None) -> Look:
    """Two seats, each with a hand of its own, a pile of backs for the other, and a mat that both see."""
    areas = [TABLE]
    for other in range(2):
        if other == seat:
            areas.append(Area("hand", "fan", "Your hand", "mine", other))
        else:
            areas.append(Area(f"held:{other}", "pile", "Held", "seat", other))
        areas.append(Area(f"mat:{other}", "row", "Mat", "seat", other))
    return Look(tuple(areas), FACES, {})


def seen(seat: int | None, *pieces: Piece, marks: tuple[Mark, ...] = ()) -> SeatScene:
    look = look_of(seat)
    return SeatScene(look, Scene(look=look.name, pieces=pieces, marks=marks))


def opened(base: SeatScene, *others: SeatScene) -> SeatScene:
    by_seat = dict(enumerate(others))
    look = revealed_look(base.look, {seat: each.look for seat, each in by_seat.items()}, SAID)
    return SeatScene(look, revealed_scene(look.name, base, by_seat))


def hand(name: str) -> Piece:
    return Piece(f"thing:{name}", name, "hand")


def test_a_hidden_hand_is_revealed_in_an_area_of_its_seat() -> None:
    base = seen(None, Piece("held:0", "back", "held:0"), Piece("held:1", "back", "held:1"))
    look, scene = opened(base, seen(0, hand("1")), seen(1, hand("2")))
    assert [(piece.id, piece.area) for piece in scene.pieces] == [
        ("open:0:thing:1", "open:0:hand"),
        ("open:1:thing:2", "open:1:hand"),
    ]
    area = look.area["open:1:hand"]
    assert (area.seat, area.zone, area.shape, area.label) == (1, "seat", "fan", "Seen by {1} alone")
    assert scene.look == look.name


def test_equal_pieces_of_two_seats_stay_two_pieces() -> None:
    _, scene = opened(seen(None), seen(0, hand("1")), seen(1, hand("1")))
    assert len({piece.id for piece in scene.pieces}) == len(scene.pieces) == 2


def test_the_viewers_own_hand_is_not_added_again() -> None:
    mine = seen(0, hand("1"), Piece("held:1", "back", "held:1"))
    _, scene = opened(mine, mine, seen(1, hand("2")))
    assert [piece.id for piece in scene.pieces] == ["thing:1", "open:1:thing:2"]


def test_a_face_down_card_on_a_mat_is_revealed_in_its_place() -> None:
    base = seen(None, Piece("back:1", "back", "mat:1"))
    look, scene = opened(base, seen(0), seen(1, Piece("thing:2", "2", "mat:1")))
    assert [(piece.face, piece.area) for piece in scene.pieces] == [("2", "mat:1")]
    peeked = seen(1, Piece("back:1", "2", "mat:1"))  # the same id, but its owner sees the face
    assert [piece.face for piece in opened(base, seen(0), peeked).scene.pieces] == ["2"]
    assert look.area["mat:1"] == base.look.area["mat:1"]


def test_public_pieces_do_not_change() -> None:
    common = (Piece("thing:1", "1", "table", "spot"), Piece("won:0", "back", "mat:0", count=3))
    base = seen(None, *common, marks=(Mark("thing:1", "led", "led"),))
    assert opened(base, seen(0, *common), seen(1, *common)).scene == replace(
        base.scene, look=opened(base, seen(0), seen(1)).look.name
    )


def test_marks_on_hidden_pieces_are_revealed_with_them() -> None:
    base = seen(None, Piece("held:1", "back", "held:1"), marks=(Mark("held:1", "many", "many"),))
    owner = seen(1, hand("2"), marks=(Mark("thing:2", "new", "new"),))
    assert [mark.on for mark in opened(base, seen(0), owner).scene.marks] == ["open:1:thing:2"]


def test_a_played_card_keeps_its_former_id_in_the_revealed_hand() -> None:
    before = opened(seen(None), seen(0), seen(1, hand("2"))).scene
    played = Piece("thing:2", "2", "table", "spot", was="held:1")
    after = with_former_ids(before, opened(seen(None, played), seen(0, played), seen(1, played)).scene)
    assert [piece.was for piece in after.pieces] == ["open:1:thing:2"]
    taken_up = with_former_ids(after, before)
    assert [piece.was for piece in taken_up.pieces] == ["thing:2"]
    assert with_former_ids(None, before) is before
