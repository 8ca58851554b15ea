"""What is done with an installation: set up, signed in to, put under load, looked at."""

import json
import re
import sys
from contextlib import contextmanager

from .machine import ROOT

PUBLIC_URL = "http://127.0.0.1:8080"
SUPPORT = ROOT / "Tests/Booted/support"
# What browsers and apps reach. The console serves no process, and is none of those that ask each other how they are.
OUTWARD = {"gateway", "console"}
SERVICES = [
    row["name"] for row in json.loads((ROOT / "Services/services.json").read_text())
    if row["name"] not in OUTWARD
]
NAMES = [*SERVICES, "gateway"]
PROCESSES = [*NAMES, "console"]


def take_key(machine, said):
    """Keeps the access key that `setup` printed."""
    key = dict(re.findall(r"export (AWS_[A-Z_]+)=(\S+)", said))
    assert key.keys() == {"AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"}, said
    machine.key = key | {"AWS_DEFAULT_REGION": "us-east-1", "GATEHOUSE_ENDPOINT": PUBLIC_URL}


def install(machine, package, *options):
    """Installs a package as an administrator does who keeps the configuration."""
    machine.put(package, "/root/gatehouse.deb")
    machine.run(
        "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-y", "-qq", *options,
        "-o", "Dpkg::Options::=--force-confold", "/root/gatehouse.deb",
    )
    # The machine's files are in memory.
    machine.run("rm", "/root/gatehouse.deb")


def set_up(machine):
    take_key(machine, machine.run("gatehousectl", "setup", "--public-url", PUBLIC_URL).stdout)


def make_user(machine):
    client = machine.client(sys.executable, SUPPORT / "pool.py", environment=machine.key)
    said, fault = client.communicate(timeout=120)
    assert client.returncode == 0, fault
    return said.split()


@contextmanager
def load(machine, user):
    """Signs in all the while; fails where one call did."""
    client = machine.client(
        sys.executable, SUPPORT / "load.py", *user, environment=machine.key
    )
    try:
        assert client.stdout.readline() == "running\n", client.stderr.read()
        yield
        said, fault = client.communicate(timeout=60)
    finally:
        client.kill()
    assert client.returncode == 0, fault
    counts = json.loads(said)
    print(f"{counts['calls']} calls, {len(counts['failed'])} failed")
    assert not counts["failed"], set(counts["failed"])
    assert counts["calls"] > 0


def units(service, instance):
    """The units of an instance."""
    kinds = ["service"] if service == "gateway" else ["socket", "service"]
    return [f"gatehouse-{service}@{instance}.{kind}" for kind in kinds]


def instances(machine):
    """What `gatehousectl instances` knows, by name."""
    said = machine.run("gatehousectl", "instances", "--json", check=False).stdout
    rows = [json.loads(line) for line in said.splitlines()]
    return {f"{row['service']}@{row['instance']}": row for row in rows}


def programs(machine):
    """The program file of each process of Gatehouse, by unit."""
    shown = {}
    for name in NAMES:
        listed = machine.run(
            "systemctl", "list-units", "--plain", "--no-legend", f"gatehouse-{name}@*.service"
        ).stdout
        for line in listed.splitlines():
            unit = line.split()[0]
            number = machine.run("systemctl", "show", "-p", "MainPID", "--value", unit).stdout.strip()
            shown[unit] = machine.run("readlink", f"/proc/{number}/exe").stdout.strip()
    return shown
