"""The commands of the operator's book, run as they stand there, chapter after chapter."""

import re
import subprocess

import pytest

from support.installation import take_key
from support.machine import ROOT



def chapters(name):
    """The titles of a file, each with its blocks of commands."""
    text = (ROOT / "deploy/systemd" / name).read_text()
    found = re.findall(r"^## ([^\n]+)\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE)
    return [(title, re.findall(r"```sh\n(.*?)```", body, re.DOTALL)) for title, body in found]


BOOK = chapters("README.md")
# What ends everything is run last.
CHAPTERS = BOOK[:-1] + chapters("BACKUP.md") + BOOK[-1:]
WITH_COMMANDS = [title for title, blocks in CHAPTERS if blocks]


@pytest.fixture(scope="module")
def bare(machine, package, tmp_path_factory):
    """A machine with nothing but the files that the commands of the book name."""
    machine.put(package, "/root/gatehouse_1_amd64.deb")
    made = tmp_path_factory.mktemp("certificate")
    subprocess.run(
        [
            "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
            "-days", "30", "-subj", "/CN=id.example.com", "-keyout", made / "privkey.pem",
            "-out", made / "fullchain.pem",
        ],
        check=True, capture_output=True,
    )
    for name in ("privkey.pem", "fullchain.pem"):
        machine.put(made / name, f"/root/{name}")
    return machine


def test_the_book_has_its_chapters():
    assert {"Install", "Scale", "Upgrade", "Watch", "Back up", "Restore", "Rotate", "Uninstall"} <= set(WITH_COMMANDS)
    assert WITH_COMMANDS[0] == "Install" and WITH_COMMANDS[-1] == "Uninstall"


@pytest.mark.parametrize("title", WITH_COMMANDS)
def test_the_commands_of_a_chapter_run(bare, title):
    for block in dict(CHAPTERS)[title]:
        said = bare.run("bash", "-euo", "pipefail", "-c", f"cd /root\n{block}", timeout=600)
        print(said.stdout, said.stderr)
        if "gatehousectl setup --public-url" in block:
            take_key(bare, said.stdout)


def test_nothing_is_left(bare):
    assert bare.run("sh", "-c", "ls -d /etc/gatehouse /run/gatehouse", check=False).stdout == ""
    databases = bare.run(
        "runuser", "-u", "postgres", "--", "psql", "-X", "-A", "-t", "-c", "SELECT datname FROM pg_database"
    ).stdout
    assert "gatehouse" not in databases
