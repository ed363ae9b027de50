"""The balance report: its figures are correct, and its page needs no other file."""

import random
import re
import xml.etree.ElementTree as Xml
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from samedi.arena.matches.contest import Arena, Contest, contests_of
from samedi.arena.matches.journal import Question
from samedi.arena.matches.match import Fault
from samedi.arena.report.charts import Point, columns, histogram, points, ticks
from samedi.arena.report.code_groups import CodeGroups, common_words
from samedi.arena.report.effect_charts import BOTH_BOTS, SAME_BOT, effect_sections
from samedi.arena.report.observe import Totals, comparable_seats, fewest_points_win, final_lead_at, observe
from samedi.arena.report.option_table import cell, chair_advantages, interval_text, mean_of, option_section
from samedi.arena.report.page import mean_per_game, seat_section
from samedi.arena.statistics.effects import Slope
from samedi.bots import Budget
from samedi.cli import main
from samedi.core.game import Game
from samedi.core.registry import all_games, find_game

ROOT = Path(__file__).resolve().parents[3]
LARGEST = 300_000
HEADINGS = ["Does the chair matter?", "How long is it?", "Scores and tension", "Does skill pay?", "What is it worth?"]


def played(name: str, seats: int, deals: int, **given: str) -> list[Contest]:
    options = find_game(name).check_options(seats, given)
    question = Question(name, 1, seats, (options,), ("apprentice", "zombie"), {}, ((0, 1),), "r", "", 10.0)
    contests = contests_of(question, (deals,), Budget(), fixed=True)
    Arena(contests).run(map)
    return contests


def totals(*contests: Contest) -> Totals:
    return observe(contests, CodeGroups(contests[0].game), lambda text: None)


def totals_of(name: str, seats: int, deals: int, **given: str) -> Totals:
    return totals(*played(name, seats, deals, **given))


def planted(worth: float, seed: int, deals: int = 200) -> Slope:
    """Return the effect of a card of known value, on deals whose luck all games of the deal share."""
    slope, rng = Slope(), random.Random(seed)
    for _ in range(deals):
        luck = [rng.gauss(0, 3) for _ in range(4)]
        for _ in range(4):
            had = [0.0, 0.0, 0.0, 0.0]
            had[rng.randrange(4)] = 1.0
            fared = [worth * x + y + rng.gauss(0, 1) for x, y in zip(had, luck, strict=True)]
            slope.add(had, [each - sum(fared) / 4 for each in fared])
        slope.close_deal()
    return slope


def test_the_value_of_a_card_is_found_with_a_correct_interval() -> None:
    found = [planted(1.5, seed).effect() for seed in range(60)]
    inside = sum(each is not None and each.low <= 1.5 <= each.high for each in found)
    assert inside >= 52  # 95 % of 60 are 57
    first = found[0]
    assert first and 0 < first.high - first.low < 2


def test_intervals_hold_for_few_deals_too() -> None:
    found = [planted(1.5, seed, deals=6).effect() for seed in range(200)]
    assert sum(each is not None and each.low <= 1.5 <= each.high for each in found) >= 184  # 95 % of 200 are 190


def test_a_card_that_all_have_has_no_effect() -> None:
    slope = Slope()
    for _ in range(3):
        slope.add([1.0, 1.0], [3.0, -3.0])
        slope.close_deal()
    assert slope.effect() is None
    slope.add([1.0, 0.0], [3.0, -3.0])
    slope.close_deal()
    assert slope.effect() is None, "one deal tells nothing about the next"


def test_one_deal_shows_no_interval() -> None:
    one, several = mean_of([3.0], "chair 1"), mean_of([8.0, 9.0, 8.0], "chair 2")
    assert not one.has_ends and interval_text(one, 1) == "" and several.has_ends
    assert cell(several, one, 1, plus=False).startswith("<td>8.3 "), "nor does anything lie apart from it"
    drawn = columns([one, several], "chairs")
    assert drawn.count("whisker") == 1 and "inf" not in drawn and "nan" not in drawn


def test_a_mean_over_games_weighs_deals_by_their_games() -> None:
    """All pairs play the early deals, which take longer; one pair plays the later ones."""
    totals = Totals(4, 4, fewest=False, groups=CodeGroups(find_game("_template")))
    totals.games, totals.means["leads"] = [24] * 10 + [8] * 90, [3.0, 3.4] * 5 + [0.9, 1.1] * 45
    mean = (24 * 10 * 3.2 + 8 * 90 * 1.0) / (24 * 10 + 8 * 90)
    found = re.fullmatch(r"([\d.]+) <small>± ([\d.]+)</small>", mean_per_game(totals, "leads", 3))
    assert found and float(found[1]) == pytest.approx(mean, abs=1e-3) and 0.2 < float(found[2]) < 0.4
    totals.games, totals.means["leads"] = [24], [3.0]
    assert mean_per_game(totals, "leads", 1) == "3.0", "one deal tells nothing about the next"


def test_everything_is_counted_in_every_game() -> None:
    totals = totals_of("_template", 3, 5)
    assert len(totals.decisions) == len(totals.leads) == len(totals.places) == 5 * 6
    assert set(totals.decisions) == {3 * 5} and totals.sign == 1
    assert len(totals.chairs) == 5 and all(sum(deal) == pytest.approx(1) for deal in totals.chairs)
    assert totals.asked == 30 * 15 and totals.choices == 30 * 3 * (5 + 4 + 3 + 2 + 1) and totals.forced == 30 * 3


def test_rounds_with_new_deals_are_observed_separately() -> None:
    devils = totals_of("little-devils", 3, 2)
    assert devils.by_round and devils.sign == -1
    assert not totals_of("baron-voodoo", 2, 1).by_round


def test_partners_share_the_lead() -> None:
    found = totals_of("baron-voodoo", 4, 5, mode="team")
    assert all(len(scores) == 2 for scores in found.places)
    assert min(found.for_good) < 1
    intro = effect_sections(found, found.groups)[0]
    assert BOTH_BOTS in intro and SAME_BOT not in intro, "all four are compared"


def test_automata_do_not_count_as_an_advantage_of_a_chair() -> None:
    found = totals_of("voodoo-pirates", 4, 6, cursed="2")
    assert found.people == 2 and sum(map(sum, found.chairs)) < 6
    assert sum(each.mean for each in chair_advantages(found)) == pytest.approx(0)
    assert "what automata leave" in seat_section(found)


def test_seats_of_the_same_bot_are_compared() -> None:
    assert comparable_seats((0, 1, 1, 1), 4) == [[1, 2, 3]]
    assert comparable_seats((0, 1), 2) == [[0, 1]]
    assert comparable_seats((0, 1, 0, 1), 2) == [[0, 1, 2, 3]]


def test_the_final_lead_is_found() -> None:
    assert final_lead_at([None, 0, 1, 1, 1]) == 0.5
    assert final_lead_at([0, 0, 0]) == 0
    assert final_lead_at([0, 1, None]) == 1


def test_results_show_whether_the_fewest_points_win() -> None:
    assert fewest_points_win([((1.0, 0.0), (3, 9))])
    assert not fewest_points_win([((0.0, 1.0), (3, 9))])


def test_a_failing_bot_does_not_distort_the_report() -> None:
    (contest,) = played("little-devils", 3, 4)
    right = totals(contest)
    for deal in contest.deals:
        for number, result in enumerate(deal):
            worst = max(range(3), key=result.scores.__getitem__)
            lost = tuple(float(seat == worst) for seat in range(3))
            fault = Fault("apprentice", 0, "gone")
            deal[number] = msgspec.structs.replace(result, payoffs=lost, faults=(fault,))
    found = totals(contest)
    assert found.sign == -1 and found.chairs == right.chairs and found.places == right.places


def test_codes_are_grouped_by_their_first_words() -> None:
    keys = CodeGroups(find_game("little-devils")).keys
    assert keys == [f"play {card}" for card in range(1, 55)]
    baron = CodeGroups(find_game("baron-voodoo"))
    assert [key for key in baron.keys if key.startswith("power")] == [
        "power MW",
        "power GB",
        "power PL",
        "power EF",
    ] or {key for key in baron.keys if key.startswith("power")} == {"power MW", "power GB", "power PL", "power EF"}
    assert "steal" in baron.keys and "capture" in baron.keys, "no seats, no squares"
    assert "Mamy Wata: push …" in baron.names
    for game in all_games():
        groups = CodeGroups(game)
        assert len(set(groups.names)) == len(groups.names) and len(groups.group_of) == len(game.actions)


def test_the_common_words_of_sentences_are_found() -> None:
    assert common_words(["Play the 1"]) == "Play the 1"
    assert common_words(["Push rank 1", "Push ranks up"]) == "Push …"


def test_charts_are_well_formed_for_any_data() -> None:
    rows = [Point("a <b> & c", -1.0, -2.0, 0.5, True), Point("d" * 99, 3.0, 3.0, 3.0, False)]
    for text in points(rows, 'title "x"'), points([Point("nothing", 0.0, 0.0, 0.0)], "t"):
        assert Xml.fromstring(text).tag == "table"
    for text in columns(rows, "t", 0.25), histogram([3], "t"), histogram([*range(400), 7], "t"):
        assert Xml.fromstring(text).tag == "svg"


def test_an_interval_lies_where_its_figures_say() -> None:
    row = Xml.fromstring(points([Point("a", 1.0, 0.0, 3.0, True), Point("b", -1.0, -1.0, -1.0, False)], "t"))[0]
    assert [each.get("style") for each in row[1]] == ["left: 25%; right: 0%", "left: 50%"]
    assert row.get("class") == "", "nothing at all is in the interval"


def test_numbers_that_keep_to_a_step_are_drawn_without_gaps() -> None:
    drawn = Xml.fromstring(histogram([108, 144, 144, 216], "t"))
    assert [each.text for each in drawn.iter("text")] == ["108", "144", "180", "216"]
    assert len(list(drawn.iter("rect"))) == 4


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-3.2, 0.4), (0, 0), (-1000, 2500), (0.001, 0.002)])
def test_ticks_are_few_and_round(low: float, high: float) -> None:
    found = ticks(low, high)
    assert len(found) <= 6 and all(low <= each <= high for each in found)


class Reader(HTMLParser):
    """Collects what a page fetches or runs, and its headings."""

    def __init__(self) -> None:
        super().__init__()
        self.foreign: list[str] = []
        self.headings: list[str] = []
        self.inside = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.inside = tag
        if tag in ("script", "link", "img", "iframe") or any(name in ("src", "href", "onload") for name, _ in attrs):
            self.foreign.append(tag)

    def handle_data(self, text: str) -> None:
        if self.inside == "h2" and text.strip():
            self.headings.append(text.strip())


def read(path: Path) -> Reader:
    text = path.read_text(encoding="utf-8")
    assert len(text.encode()) < LARGEST
    assert "url(" not in text and "@import" not in text
    for drawing in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        Xml.fromstring(drawing)
    reader = Reader()
    reader.feed(text)
    assert reader.foreign == []
    return reader


def test_the_report_is_one_page_without_external_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "deep" / "devils.html"
    words = ["little-devils", "--bots", "apprentice,zombie", "--deals", "3", "--seats", "3", "--vary", "all"]
    out = ["--out", str(tmp_path / "kept")]
    assert main(["arena", *words, *out, "--report", str(page)]) == 0
    assert f"The report is in {page}." in capsys.readouterr().out
    assert read(page).headings == [*HEADINGS, "What options do"]
    assert "Play the 5" in page.read_text()
    options = page.read_text().partition("What options do")[2]
    assert "<th>as asked for<th>tally on<tr>" in options
    wanted = ["decisions", "lead changes", "place 3", "chair 3", "apprentice against zombie", "Play the 5"]
    for name in wanted:  # a figure for each option, with its interval
        assert re.search(rf"<tr><td>{name}(<td>[^<]+<small>[±(][^<]+</small>){{2}}", options), name
    assert [path.name for path in page.parent.iterdir()] == ["devils.html"]
    again = tmp_path / "again.html"
    assert main(["arena", *words, *out, "--report", str(again)]) == 0  # from the journal, without playing
    assert again.read_text() == page.read_text()


def test_option_comparison_uses_only_pairs_that_played_every_option(tmp_path: Path) -> None:
    page, alone = tmp_path / "page.html", tmp_path / "alone.html"
    words = ["arena", "little-devils", "--seats", "3", "--fixed", "--deals", "2", "--vary", "tally", "--seed", "o"]
    pair = ["--varied", "apprentice,zombie"]
    assert main([*words, "--bots", "zombie,apprentice,zombie", *pair, "--report", str(page)]) == 0
    assert main([*words, "--bots", "apprentice,zombie", "--report", str(alone)]) == 0
    options = [path.read_text().partition("What options do")[2] for path in (page, alone)]
    assert options[0] == options[1] and "as asked for" in options[0]


def test_effects_confounded_with_skill_are_left_out() -> None:
    tables = [played("voodoo-pirates", 4, 4, cursed=cursed) for cursed in ("0", "2")]
    table_totals = [totals(*contests) for contests in tables]
    assert [each.sides for each in table_totals] == [4, 2]
    text = option_section(tables, table_totals, table_totals[0].groups, lambda text: None)
    assert "but two sides (cursed 2)" in text
    assert "<td>–" in text.partition("<tr><td>Conjure Take")[2].partition("<tr>")[0]


def test_failures_and_hostile_names_are_shown_on_the_page(tmp_path: Path) -> None:
    bot = tmp_path / "<b>bot"
    bot.write_text("#!/bin/sh\nexit 3\n")
    bot.chmod(0o755)
    page = tmp_path / "page.html"
    assert main(["arena", "_template", "--bots", f"zombie,{bot}", "--deals", "2", "--report", str(page)]) == 0
    text = page.read_text()
    assert read(page).headings[-1] == "Bots that failed"
    assert "<b>bot" not in text and "&lt;b&gt;bot lost 16 games by failing" in text


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_game_has_a_report_in_the_docs(game: Game) -> None:
    page = ROOT / "results" / "reports" / f"{game.name}.html"
    assert read(page).headings[:5] == HEADINGS
    assert f"results/reports/{game.name}.html" in (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
