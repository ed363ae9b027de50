"""Charts of effects: what cards, powers, actions and objects are worth."""

from collections.abc import Mapping, Sequence
from html import escape

from samedi.arena.report.charts import Point, points
from samedi.arena.report.code_groups import CodeGroups
from samedi.arena.report.observe import Totals
from samedi.arena.statistics.effects import Slope

MIN_SEATS = 30  # fewest seats with something before its effect is shown
INTRO = """<h2>What is it worth?</h2>
<p>Points {unit}: how many more or fewer those made who had something, or did it, than the others at the same table.
{among} Intervals are 95 %, with deals as the independent units. Green is good: {better} win. All this goes along with
points, and need not bring them about. Of twenty things that make no difference one will look as if it did. What fewer
than {enough} seats ever had is left out.</p>"""
SAME_BOT = "Only seats of the same bot are compared, so that skill does not look like a good card."
BOTH_BOTS = "At this table each bot has but one side, so that skill is in these figures too."


def effect_sections(totals: Totals, groups: CodeGroups) -> list[str]:
    """One chart for each kind of action, and one for single actions."""
    singles = [group for members in groups.verbs.values() if len(members) == 1 for group in members]
    parts = [
        verb_section(f"<code>{escape(verb)}</code>", totals, groups, members)
        for verb, members in groups.verbs.items()
        if len(members) > 1
    ]
    parts.append(verb_section("Other actions", totals, groups, singles))
    found = [part for part in parts if part]
    intro = INTRO.format(
        unit="in a round" if totals.by_round else "in the whole game",
        among=SAME_BOT if totals.sides > 2 else BOTH_BOTS,
        better="fewest points" if totals.sign < 0 else "most points",
        enough=MIN_SEATS,
    )
    return [intro, *found] if found else []


def verb_section(name: str, totals: Totals, groups: CodeGroups, members: Sequence[int]) -> str:
    """Show the effect of having the choice and, if it differs, of making it."""
    held, done = (rows_of(totals, groups, members, slopes) for slopes in (totals.held, totals.done))
    if not held and not done:
        return ""
    same = [(row.label, round(row.mean, 6)) for row in held] == [(row.label, round(row.mean, 6)) for row in done]
    shown = [f"<h3>{name}</h3>"]
    if held:
        had = "Seats that had it, beside those that had not" if same else "Seats that had the choice, beside the others"
        shown.append(f"<p class=small>{had}</p>{points(held, had)}")
    if done and not same:
        each = "Each time that it was chosen"
        shown.append(f"<p class=small>{each}</p>{points(done, each)}")
    return "\n".join(shown)


def rows_of(totals: Totals, groups: CodeGroups, members: Sequence[int], slopes: Mapping[int, Slope]) -> list[Point]:
    rows = []
    for group in members:
        slope = slopes.get(group)
        effect = slope.effect() if slope and slope.having >= MIN_SEATS else None
        if effect and effect.high > effect.low:
            good = effect.mean * totals.sign > 0
            rows.append(Point(groups.names[group], effect.mean, effect.low, effect.high, good))
    return rows
