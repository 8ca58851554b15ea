"""The package of the programs under test, and machines to install it on: a new one for each file."""

import os
import pathlib
import subprocess
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from support.former import former_package, keep  # noqa: E402
from support.installation import make_user, set_up  # noqa: E402
from support.machine import ROOT, Machine  # noqa: E402



@pytest.fixture(scope="session")
def package(tmp_path_factory):
    """The package of the programs that were built, or the one that GATEHOUSE_PACKAGE names."""
    if named := os.environ.get("GATEHOUSE_PACKAGE"):
        return pathlib.Path(named)
    output = tmp_path_factory.mktemp("package")
    subprocess.run(
        [
            ROOT / "deploy" / "package", "--quick", "--programs", os.environ["GATEHOUSE_BIN"],
            "--output", output,
        ],
        check=True,
    )
    (made,) = output.glob("gatehouse_*.deb")
    keep(made)
    return made


@pytest.fixture(scope="session")
def former():
    """The package of the version before."""
    return former_package()


@pytest.fixture(scope="module")
def machine():
    machine = Machine()
    try:
        machine.start()
        yield machine
    finally:
        machine.stop()


@pytest.fixture(scope="module")
def installed(machine, package):
    """The machine with the package, of which nothing runs yet."""
    machine.put(package, "/root/gatehouse.deb")
    machine.run("apt-get", "install", "-y", "-qq", "/root/gatehouse.deb")
    return machine


@pytest.fixture(scope="module")
def running(installed):
    """The machine on which Gatehouse runs, and the key that `setup` printed."""
    set_up(installed)
    return installed


@pytest.fixture(scope="module")
def user(running):
    """Client, name and password of a user who may sign in by password."""
    return make_user(running)
