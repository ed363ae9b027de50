"""Options of the tests: `--all` runs the long ones too."""

import signal

import hypothesis
import pytest

# The same examples every time; how long one takes depends on the machine.
hypothesis.settings.register_profile(
    "samedi", deadline=None, derandomize=True, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("samedi")


if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # started in the background by a shell: tests press Ctrl-C
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="run the long tests too")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: runs only with --all, because it takes long")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--all"):
        long = [item for item in items if "long" in item.keywords]
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tests that record what they measured have it printed below the results."""
    lines = [
        str(value)
        for outcome in ("passed", "failed")
        for report in terminalreporter.stats.get(outcome, [])
        for name, value in report.user_properties
        if name in ("coverage", "figure")
    ]
    if lines:
        terminalreporter.section("coverage and figures")
        for line in sorted(lines):
            terminalreporter.write_line(line)
