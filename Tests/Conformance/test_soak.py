"""`deploy/bench --soak`: it runs, and finds what it is there to find."""

import importlib.machinery
import importlib.util
import re
import subprocess
import sys

import pytest

from support.stack import CHECKOUT, executables

PROGRAM = CHECKOUT / "Tests" / "Benchmarks" / "soak"
MEGABYTE = 1 << 20


@pytest.fixture(scope="module")
def soak():
    """The program as a module."""
    loader = importlib.machinery.SourceFileLoader("soak", str(PROGRAM))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("soak", loader))
    kept, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = kept
    return module


def cells(text, name):
    """The cells of a table's row."""
    (row,) = re.findall(rf"^\| {re.escape(name)} \|(.*)\|$", text, re.MULTILINE)
    return [cell.strip() for cell in row.split("|")]


def test_a_small_soak_runs_and_reports():
    done = subprocess.run(
        [PROGRAM, "--bin", executables(), "--users", "300", "--minutes", "0.25", "--window", "5",
         "--only", "password sign-in", "refresh", "GetId"],
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode in (0, 1), done.stderr
    for operation in ("password sign-in", "refresh", "GetId"):
        calls, failures, *_ = cells(done.stdout, operation)
        assert int(calls) > 0 and failures == "0", done.stdout + done.stderr
    assert "| gatehouse-token-issuance |" in done.stdout
    assert "The last stretch costs" in done.stdout and "\nMissed: " in done.stdout


def line(at, p99, failures=0):
    return {"at": at, "operation": "refresh", "count": 100, "failures": failures, "median": 1.0, "p99": p99}


def sample(at, cpu, resident=100 * MEGABYTE, descriptors=30, threads=8):
    return (at, {7: ("gatehouse-gateway", cpu, resident, descriptors, threads)}, [0, 0, 0, 0, 9])


@pytest.mark.parametrize("grown, missed", [({}, []), ({"resident": 104 * MEGABYTE}, ["gatehouse-gateway"]),
                                           ({"descriptors": 35}, ["gatehouse-gateway"]),
                                           ({"threads": 13}, ["gatehouse-gateway"])])
def test_a_leak_misses(soak, grown, missed):
    report = soak.Report()
    soak.report_processes(report, [sample(at, 0) for at in range(9)] + [sample(9, 0, **grown)])
    assert report.missed == missed


@pytest.mark.parametrize("p99, failures, missed", [(4.9, 0, []), (5.1, 0, ["refresh, 99 %"]),
                                                   (1.0, 1, ["refresh without failures"])])
def test_a_stall_and_a_failure_miss(soak, p99, failures, missed):
    report = soak.Report()
    lines = [line(at, 1.0) for at in range(9)] + [line(9, p99, failures)]
    soak.report_latency(report, lines, [sample(at, 0) for at in range(10)])
    assert report.missed == missed


@pytest.mark.parametrize("slower, missed", [(1.0, []), (1.2, ["cost"])])
def test_calls_that_cost_more_in_the_end_miss(soak, slower, missed):
    report = soak.Report()
    lines = [line(at, 1.0) for at in range(0, 31)]
    samples = [sample(at, at if at < 20 else 20 + slower * (at - 20)) for at in range(0, 31)]
    soak.report_cost(report, lines, samples, 10)
    assert report.missed == missed


@pytest.mark.parametrize("megabytes, rows, missed", [(100, 1000, []), (200, 2000, []), (200, 1000, ["a.b", "i"])])
def test_what_grows_without_rows_misses(soak, megabytes, rows, missed):
    def table(size, count):
        return {"a.b": [size * MEGABYTE, size * MEGABYTE, count, 0, 0]}

    def index(size):
        return {("a.b", "i"): size * MEGABYTE}

    report = soak.Report()
    soak.report_sizes(report, table(100, 1000), table(megabytes, rows), index(100), index(megabytes))
    assert report.missed == missed
