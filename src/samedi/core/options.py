"""The options of games. Forms, flags and checks are made from them."""

from collections.abc import Mapping, Sequence
from reprlib import Repr
from typing import Any, Literal, TypeAlias

import msgspec

from samedi.core.errors import BadOption

SHORT = Repr()
SHORT.maxlevel, SHORT.maxstring, SHORT.maxother = 2, 60, 60

Value: TypeAlias = bool | int | str | tuple[str, ...]
Values: TypeAlias = Mapping[str, Value]


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One setting of a game."""

    name: str
    kind: Literal["flag", "choice", "number", "per-seat choice"]
    default: Value
    values: tuple[str, ...] = ()  # of a choice
    least: int = 0  # of a number
    most: int = 0
    names_seat: bool = False  # numeric values name seats of the table
    distinct: bool = False  # per-seat choice: no two seats have the same value
    only_when: dict[str, tuple[str, ...]] = {}  # other options (or "seats") and the values under which this one applies
    dropped: bool = False  # where this option does not apply, a given value is dropped and not refused

    def read(self, given: Any, seats: int) -> Value:
        """Convert an input to a value of this option, or raise BadOption."""
        match self.kind:
            case "flag":
                if given in (True, "true", "yes", "on"):
                    return True
                if given in (False, "false", "no", "off"):
                    return False
                raise BadOption(f"option {self.name} is true or false, not {short_repr(given)}")
            case "number":
                number = int(given) if isinstance(given, str) and given.isdecimal() and len(given) < 9 else given
                if not isinstance(number, int) or isinstance(number, bool) or not self.least <= number <= self.most:
                    numbers = f"a number from {self.least} to {self.most}"
                    raise BadOption(f"option {self.name} is {numbers}, not {short_repr(given)}")
                return number
            case "choice":
                text = str(given) if isinstance(given, int) and not isinstance(given, bool) else given
                return self.read_choice(text, seats)
            case "per-seat choice":
                parts = given.replace(",", " ").split() if isinstance(given, str) else given
                if not isinstance(parts, Sequence) or len(parts) != seats:
                    each = f"one value for each of the {seats} seats"
                    raise BadOption(f"option {self.name} takes {each}, not {short_repr(given)}")
                chosen = tuple(self.read_choice(part, seats) for part in parts)
                if self.distinct and len(set(chosen)) < seats:
                    twice = next(value for value in chosen if chosen.count(value) > 1)
                    raise BadOption(f"option {self.name} has {twice} for more than one seat")
                return chosen

    def read_choice(self, given: Any, seats: int) -> str:
        values = self.values_for(seats)
        if not isinstance(given, str) or given not in values:
            raise BadOption(f"option {self.name} is one of {', '.join(values)}, not {short_repr(given)}")
        return given

    def values_for(self, seats: int) -> tuple[str, ...]:
        """Return the values of a choice at a table of so many seats."""
        if not self.names_seat:
            return self.values
        return tuple(value for value in self.values if not value.isdecimal() or int(value) < seats)

    def default_for(self, seats: int) -> Value:
        """Return the default at a table of so many seats; a per-seat option has one value for each."""
        return self.default[:seats] if isinstance(self.default, tuple) else self.default

    def applies(self, seats: int, values: Values) -> bool:
        """Tell whether the option applies beside these other values."""
        known = {**values, "seats": str(seats)}
        return all(str(known.get(name)) in allowed for name, allowed in self.only_when.items())


def read_options(options: Sequence[Option], given: Mapping[str, Any], seats: int) -> dict[str, Value]:
    """Return all options with their values: the given ones, and defaults for the rest."""
    by_name = {option.name: option for option in options}
    for name in given:
        if name not in by_name:
            known = ", ".join(by_name) or "none"
            raise BadOption(f"there is no option {short_repr(name)} (there is: {known})")
    values = {
        name: option.read(given[name], seats) if name in given else option.default_for(seats)
        for name, option in by_name.items()
    }
    for name, option in by_name.items():
        if values[name] != option.default_for(seats) and not option.applies(seats, values):
            if option.dropped:
                values[name] = option.default_for(seats)
                continue
            when = " and ".join(f"{other} is {' or '.join(allowed)}" for other, allowed in option.only_when.items())
            raise BadOption(f"option {name} means something only when {when}")
    return values


def changed_options(options: Sequence[Option], values: Values) -> dict[str, Value]:
    """Return the options that differ from their defaults; a record stores these.

    Values of an earlier version need not name the options that came later.
    """
    kept = {}
    for option in options:
        value = values.get(option.name, option.default)
        if value != option.default_for(len(value) if isinstance(value, tuple) else 0):
            kept[option.name] = value
    return kept


def short_repr(given: Any) -> str:
    """Return untrusted input, short and printable, for an error message."""
    text = SHORT.repr(given)
    return text if len(text) <= 60 else text[:59] + "…"
