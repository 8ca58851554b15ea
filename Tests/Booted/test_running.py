"""What an administrator does with an installation that runs, while users sign in."""

import json
import sys
from contextlib import contextmanager

import pytest

from support.machine import ROOT

SERVICES = [
    row["name"] for row in json.loads((ROOT / "Services/services.json").read_text())
    if row["name"] != "gateway"
]


@pytest.fixture(scope="module")
def user(running):
    client = running.client(
        sys.executable, ROOT / "Tests/Booted/support/pool.py", environment=running.key
    )
    said, fault = client.communicate(timeout=120)
    assert client.returncode == 0, fault
    return said.split()


@contextmanager
def load(machine, user):
    """Signs in all the while; fails where one call did."""
    client = machine.client(
        sys.executable, ROOT / "Tests/Booted/support/load.py", *user, environment=machine.key
    )
    try:
        assert client.stdout.readline() == "running\n", client.stderr.read()
        yield
        said, fault = client.communicate(timeout=60)
    finally:
        client.kill()
    assert client.returncode == 0, fault
    counts = json.loads(said)
    assert counts["failed"] == []
    assert counts["calls"] > 0


@pytest.mark.parametrize("service", SERVICES)
def test_a_restart_of_an_only_instance_fails_no_call(running, user, service):
    with load(running, user):
        for _ in range(2):
            running.run("systemctl", "restart", f"gatehouse-{service}@1.service")


def test_a_second_instance_comes_and_goes_without_a_failed_call(running, user):
    units = [f"gatehouse-authentication@2.{kind}" for kind in ("socket", "service")]
    with load(running, user):
        running.run("systemctl", "enable", "--now", *units)
        running.run("systemctl", "restart", "gatehouse-authentication@1.service")
        running.run("systemctl", "disable", "--now", *units)


def test_a_restart_of_the_gateway_fails_no_call(running, user):
    with load(running, user):
        for _ in range(2):
            running.run("systemctl", "restart", "gatehouse-gateway@1.service")


def test_a_restart_of_everything_fails_no_call(running, user):
    with load(running, user):
        running.run("systemctl", "restart", *[f"gatehouse-{name}@1" for name in [*SERVICES, "gateway"]])


def test_two_gateways_share_a_port_and_one_may_go(running, user):
    drop_in = running.root / "etc/systemd/system/gatehouse-gateway@2.service.d/metrics.conf"
    drop_in.parent.mkdir(parents=True)
    drop_in.write_text("[Service]\nEnvironment=GATEHOUSE_METRICS_PORT=9465\n")
    running.run("systemctl", "daemon-reload")
    with load(running, user):
        running.run("systemctl", "start", "gatehouse-gateway@2.service")
        running.run("systemctl", "restart", "gatehouse-gateway@1.service")
        running.run("systemctl", "stop", "gatehouse-gateway@2.service")


@pytest.mark.parametrize("name", [*SERVICES, "gateway"])
def test_units_keep_a_service_to_what_it_needs(running, name):
    said = running.run(
        "systemd-analyze", "security", "--no-pager", f"gatehouse-{name}@1.service"
    ).stdout
    exposure = float(said.split("Overall exposure level for")[1].split(":")[1].split()[0])
    assert exposure <= 2.0, said


def test_each_process_is_a_user_of_its_own(running):
    owners = running.run("ps", "-eo", "user:40,args").stdout.splitlines()
    for name in [*SERVICES, "gateway"]:
        (line,) = [line for line in owners if f"/usr/bin/gatehouse-{name} " in line]
        assert line.split()[0] == f"gatehouse-{name}"
