"""The package of the programs under test, and machines to install it on: a new one for each file."""

import os
import pathlib
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from support.former import former_package, keep, kept_package  # noqa: E402
from support.image import archive, unpack  # noqa: E402
from support.installation import install, make_user, set_up  # noqa: E402
from support.machine import ROOT, Machine, Workspace  # noqa: E402


def end(_signal, _frame):
    raise KeyboardInterrupt


def pytest_configure(config):
    config.addinivalue_line("markers", "long: what only `deploy/test booted` runs")
    # A run that is told to end stops its machines, as one that is interrupted does.
    signal.signal(signal.SIGTERM, end)


@pytest.fixture(scope="session")
def workspace():
    workspace = Workspace()
    yield workspace
    workspace.remove()


@pytest.fixture(scope="session")
def making(workspace):
    """The image of Debian and the package, made at once: one waits for the network, the other for the processor."""
    with ThreadPoolExecutor() as makers:
        yield {
            "image": makers.submit(lambda: unpack(archive(), workspace.image)),
            "package": makers.submit(make_package, workspace.folder / "package"),
        }


def make_package(output):
    """The package of the programs that were built, or the one that GATEHOUSE_PACKAGE names."""
    if named := os.environ.get("GATEHOUSE_PACKAGE"):
        return pathlib.Path(named)
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
def package(making):
    return making["package"].result()


@pytest.fixture(scope="session")
def former(package, pytestconfig):
    """The package of the version before; in a short run that finds none this one, which is installed twice."""
    if pytestconfig.option.markexpr == "not long":
        return kept_package() or package
    return former_package()


@pytest.fixture(scope="module")
def machine(workspace, making):
    making["image"].result()
    machine = Machine(workspace)
    try:
        machine.start()
        yield machine
    finally:
        machine.stop()


@pytest.fixture(scope="module")
def installed(machine, package):
    """The machine with the package, of which nothing runs yet."""
    install(machine, package)
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
