"""The commands of the operator's book, run as they stand there, chapter after chapter."""

import subprocess

import pytest

from support.book import BOOK, FILES, chapters, follow
from support.installation import take_key


# In the order of the book; what ends everything is run last.
CHAPTERS = [(f"{file}: {title}", blocks) for file in FILES for title, blocks in chapters(file)]
WITH_COMMANDS = [title for title, blocks in CHAPTERS if blocks]


pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def bare(machine, package):
    """A machine with nothing but the files that the commands of the book name."""
    machine.put(package, "/root/gatehouse_1_amd64.deb")
    made = machine.folder
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
    assert FILES[0] == "INSTALL.md" and FILES[-1] == "UNINSTALL.md"
    # A chapter that the way in does not name would never be run.
    assert set(FILES) == {path.name for path in BOOK.glob("*.md")} - {"README.md"}
    for file in FILES:
        assert any(blocks for _, blocks in chapters(file)), file


@pytest.mark.parametrize("title", WITH_COMMANDS)
def test_the_commands_of_a_chapter_run(bare, title):
    for block in dict(CHAPTERS)[title]:
        said = follow(bare, block)
        print(said.stdout, said.stderr)
        if "gatehousectl setup --public-url" in block:
            take_key(bare, said.stdout)


def test_nothing_is_left(bare):
    assert bare.run("sh", "-c", "ls -d /etc/gatehouse /run/gatehouse", check=False).stdout == ""
    assert bare.run("sh", "-c", "getent passwd; getent group").stdout.count("gatehouse") == 0
    databases = bare.run(
        "runuser", "-u", "postgres", "--", "psql", "-X", "-A", "-t", "-c", "SELECT datname FROM pg_database"
    ).stdout
    assert "gatehouse" not in databases
