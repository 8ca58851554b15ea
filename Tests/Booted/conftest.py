"""The package of the programs under test, and machines to install it on: a new one for each file."""

import os
import pathlib
import re
import subprocess
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from support.machine import ROOT, Machine  # noqa: E402

PUBLIC_URL = "http://127.0.0.1:8080"


@pytest.fixture(scope="session")
def package(tmp_path_factory):
    """The package of the programs that were built."""
    output = tmp_path_factory.mktemp("package")
    subprocess.run(
        [
            ROOT / "deploy" / "package", "--quick", "--programs", os.environ["GATEHOUSE_BIN"],
            "--output", output,
        ],
        check=True,
    )
    (made,) = output.glob("gatehouse_*.deb")
    return made


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
    said = installed.run("gatehousectl", "setup", "--public-url", PUBLIC_URL).stdout
    key = dict(re.findall(r"export (AWS_[A-Z_]+)=(\S+)", said))
    assert key.keys() == {"AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"}, said
    installed.key = key | {"AWS_DEFAULT_REGION": "us-east-1", "GATEHOUSE_ENDPOINT": PUBLIC_URL}
    return installed
