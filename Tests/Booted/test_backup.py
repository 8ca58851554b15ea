"""The commands of the chapter on backups and rotation, on a system under systemd."""

import re

from support.installation import load
from support.machine import ROOT

TEXT = (ROOT / "deploy/systemd/BACKUP.md").read_text()
CHAPTERS = {
    title: re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    for title, text in re.findall(r"^## ([^\n]+)\n(.*?)(?=^## |\Z)", TEXT, re.DOTALL | re.MULTILINE)
}


def follow(machine, title):
    assert CHAPTERS[title]
    for block in CHAPTERS[title]:
        said = machine.run("bash", "-euo", "pipefail", "-c", f"cd /root\n{block}", timeout=600)
        print(said.stdout, said.stderr)


def test_a_rotation_under_load_fails_no_request(running, user):
    with load(running, user):
        follow(running, "Rotate")
    listed = running.run("gatehousectl", "seal-keys", "list").stdout
    assert "key 2" in listed and "MISSING" not in listed


def test_a_backup_under_load_is_restored_and_users_sign_in(running, user):
    with load(running, user):
        follow(running, "Back up")
    follow(running, "Restore")
    running.run("gatehousectl", "setup")
    with load(running, user):
        listed = running.run("gatehousectl", "seal-keys", "list").stdout
    # What was given out before the restore is opened no more.
    assert "opens what is stored" in listed
