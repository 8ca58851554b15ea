"""The operator's book: its files, and the commands of its chapters."""

import re

from .machine import ROOT

BOOK = ROOT / "deploy/systemd"
# In the order in which the way in names them.
FILES = re.findall(r"^\| \[([A-Z]+\.md)\]\(\1\) ", (BOOK / "README.md").read_text(), re.MULTILINE)


def chapters(file):
    """The titles of a file, each with its blocks of commands."""
    text = (BOOK / file).read_text()
    found = re.findall(r"^##? ([^\n]+)\n(.*?)(?=^##? |\Z)", without_other_blocks(text), re.DOTALL | re.MULTILINE)
    return [(title, re.findall(r"```sh\n(.*?)```", body, re.DOTALL)) for title, body in found]


def without_other_blocks(text):
    """Takes out the blocks that are no commands, of which a line can look like a title."""
    return re.sub(r"```(?!sh\n)[a-z]+\n.*?```", "", text, flags=re.DOTALL)


def follow(machine, block):
    """Runs a block in root's folder, where the book's files are."""
    return machine.run("bash", "-euo", "pipefail", "-c", f"cd /root\n{block}", timeout=600)
