"""A seat whose only action is `pass` is asked all the same; the server or terminal answers for it."""

import pytest

import samedi
from samedi.core.options import Option, changed_options, read_options


def asked_in_vain() -> tuple[samedi.Session, int]:
    """A table at which a seat can only pass."""
    for seed in range(200):
        table = samedi.Session("voodoo-pirates", 4, seed=seed)
        while not table.over:
            for seat in table.acting:
                if table.must_pass(seat):
                    return table, seat
            seat = table.acting[0]
            table.submit(seat, table.choices(seat)[seed % len(table.choices(seat))])
    raise AssertionError("nobody was ever asked in vain")


def test_must_pass_is_true_of_a_lone_pass_and_the_pass_is_an_entry() -> None:
    table, seat = asked_in_vain()
    assert table.choices(seat) == ["pass"]
    before = len(table.log)
    table.submit(seat, "pass")
    assert table.log[before].entry.code == "pass" and table.log[before].entry.seat == str(seat)


def test_must_pass_is_false_of_every_other_choice() -> None:
    table = samedi.Session("little-devils", 4, seed=1)
    assert not any(table.must_pass(seat) for seat in range(4))


COLOURS = Option(
    name="colours",
    kind="per-seat choice",
    default=("red", "blue", "green"),
    values=("red", "blue", "green"),
    distinct=True,
)


def test_values_that_must_differ_do() -> None:
    assert read_options([COLOURS], {"colours": "blue red"}, 2) == {"colours": ("blue", "red")}
    with pytest.raises(samedi.BadOption, match="option colours has red for more than one seat"):
        read_options([COLOURS], {"colours": "red red"}, 2)


def test_the_default_of_a_per_seat_choice_is_one_value_a_seat() -> None:
    assert read_options([COLOURS], {}, 2) == {"colours": ("red", "blue")}
    assert changed_options([COLOURS], {"colours": ("red", "blue")}) == {}
    assert changed_options([COLOURS], {"colours": ("blue", "red")}) == {"colours": ("blue", "red")}


def test_an_option_that_means_nothing_may_be_given_its_default() -> None:
    only = Option(name="cursed", kind="number", default=0, least=0, most=3, only_when={"seats": ("4",)})
    assert read_options([only], {"cursed": 0}, 3) == {"cursed": 0}
    with pytest.raises(samedi.BadOption, match="only when seats is 4"):
        read_options([only], {"cursed": 1}, 3)


def test_an_option_that_is_dropped_is_not_refused_where_it_means_nothing() -> None:
    only = Option(
        name="rituals", kind="choice", default="a", values=("a", "b"), only_when={"seats": ("4",)}, dropped=True
    )
    assert read_options([only], {"rituals": "b"}, 3) == {"rituals": "a"}
    assert read_options([only], {"rituals": "b"}, 4) == {"rituals": "b"}
    with pytest.raises(samedi.BadOption, match="one of a, b"):
        read_options([only], {"rituals": "c"}, 3)
