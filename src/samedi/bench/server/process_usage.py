"""Processor time and memory of processes, from Linux's /proc; on other systems None."""

import os
import time
from pathlib import Path
from tempfile import TemporaryFile

PROC = Path("/proc")
IDLE_SHARE = 0.05  # share of a core below which a process counts as idle
CHECK_INTERVAL = 0.4  # seconds between two checks


def seconds_of(pid: int) -> float | None:
    """Return the processor time of a process and its threads so far."""
    try:
        fields = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children_of(pid: int) -> list[int]:
    """Return the child processes of a process."""
    return [int(child) for part in PROC.glob(f"{pid}/task/*/children") for child in part.read_text().split()]


def machine_seconds() -> float | None:
    """Return the processor time of the whole machine so far."""
    try:
        fields = (PROC / "stat").read_text().split("\n", 1)[0].split()[1:]
    except OSError:
        return None
    user, nice, system, _, _, irq, softirq, *_ = map(int, fields)
    return (user + nice + system + irq + softirq) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int | None:
    """Return the memory of a process in bytes."""
    try:
        return int((PROC / str(pid) / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return None


def wait_until_idle(pid: int, longest: float = 30.0) -> None:
    """Wait until a process is idle."""
    until, before = time.monotonic() + longest, seconds_of(pid)
    while time.monotonic() < until:
        time.sleep(CHECK_INTERVAL)
        now = seconds_of(pid)
        if now is None or before is None or now - before < IDLE_SHARE * CHECK_INTERVAL:
            return
        before = now


def disk_waits(folder: Path, times: int = 40) -> list[float]:
    """Return the seconds that the disk under a folder takes to write 4 kB durably, as for a commit."""
    waits = []
    with TemporaryFile(dir=folder) as file:
        for _ in range(times):
            file.write(bytes(4096))
            file.flush()
            begin = time.perf_counter()
            os.fsync(file.fileno())
            waits.append(time.perf_counter() - begin)
    return waits


def allow_files(wanted: int) -> int:
    """Raise the limit of open files for this process and its children as far as allowed; return the limit."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
        return allowed
    return wanted if soft == resource.RLIM_INFINITY else soft
