"""From the version before to this one, and both beside one another, while users sign in."""

import shutil
import subprocess

import pytest

from support.installation import (
    NAMES, SERVICES, install, instances, load, make_user, programs, set_up, units,
)

# Where the programs of the version before are, beside those of this one.
FORMER = "opt/gatehouse-former"


@pytest.fixture(scope="module")
def upgraded(machine, former, package):
    """A machine with the version before, on which this one was installed under load."""
    install(machine, former)
    set_up(machine)
    machine.user = make_user(machine)
    before = migrations(machine)
    with load(machine, machine.user):
        install(machine, package, "--reinstall", "--allow-downgrades")
    print(f"from {former.name} to {package.name}")
    print(f"migrations: {before} before, {migrations(machine)} after")
    return machine


def migrations(machine):
    return int(
        machine.run(
            "runuser", "-u", "postgres", "--", "psql", "-X", "-q", "-A", "-t", "gatehouse", "-c",
            "SELECT count(*) FROM gatehouse_migrations.applied",
        ).stdout
    )


def test_an_upgrade_under_load_fails_no_call(upgraded):
    running = programs(upgraded)
    assert len(running) == len(NAMES)
    for unit, program in running.items():
        # The kernel says "(deleted)" of a file that was replaced.
        assert program.startswith("/usr/bin/gatehouse-") and "deleted" not in program, (unit, program)
    assert all(row["state"] == "ready" for row in instances(upgraded).values())


@pytest.mark.long
def test_both_versions_serve_beside_one_another(upgraded, former):
    folder = upgraded.root / FORMER
    subprocess.run(["dpkg-deb", "-x", former, folder], check=True)
    # Each version reads its own configuration; what all processes have in common is one file.
    shutil.copy(upgraded.root / "etc/gatehouse/gatehouse.json", folder / "etc/gatehouse")
    for name in NAMES:
        drop_in = upgraded.root / f"etc/systemd/system/gatehouse-{name}@2.service.d/former.conf"
        drop_in.parent.mkdir(parents=True)
        drop_in.write_text(
            f"[Service]\nExecStart=\n"
            f"ExecStart=/{FORMER}/usr/bin/gatehouse-{name} --config /{FORMER}/etc/gatehouse/{name}.json\n"
            f"ExecPaths=/{FORMER}\n"
            f"Environment=LD_LIBRARY_PATH=/{FORMER}/usr/lib/gatehouse GATEHOUSE_METRICS_PORT=9465\n"
        )
        if name != "gateway":
            drop_in.write_text(drop_in.read_text().replace(" GATEHOUSE_METRICS_PORT=9465", ""))
    upgraded.run("systemctl", "daemon-reload")
    with load(upgraded, upgraded.user):
        for name in NAMES:
            upgraded.run("systemctl", "start", *units(name, "2"))
        shown = programs(upgraded)
        for name in NAMES:
            assert shown[f"gatehouse-{name}@2.service"].startswith(f"/{FORMER}/"), shown
            assert shown[f"gatehouse-{name}@1.service"].startswith("/usr/bin/"), shown
        # Each of the former alone among the new ones.
        for name in SERVICES:
            upgraded.run("systemctl", "stop", *units(name, "1"))
            assert f"{name}@1" not in instances(upgraded)
            upgraded.run("systemctl", "start", *units(name, "1"))
        # And each of the new ones alone among the former.
        for name in SERVICES:
            upgraded.run("systemctl", "stop", *units(name, "1"))
        for name in SERVICES:
            upgraded.run("systemctl", "start", *units(name, "1"))
            upgraded.run("systemctl", "stop", *units(name, "2"))
            upgraded.run("systemctl", "start", *units(name, "2"))
        for name in reversed(NAMES):
            upgraded.run("systemctl", "stop", *units(name, "2"))
    assert set(instances(upgraded)) == {f"{name}@1" for name in NAMES}
