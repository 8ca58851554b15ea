"""The commands of the chapter on backups and rotation, on a system under systemd."""

from support.book import chapters, follow
from support.installation import load

BLOCKS = dict(chapters("BACKUP.md"))


def follow_chapter(machine, title):
    assert BLOCKS[title]
    for block in BLOCKS[title]:
        said = follow(machine, block)
        print(said.stdout, said.stderr)


def test_a_rotation_under_load_fails_no_request(running, user):
    with load(running, user):
        follow_chapter(running, "Rotate")
    listed = running.run("gatehousectl", "seal-keys", "list").stdout
    assert "key 2" in listed and "MISSING" not in listed
    assert running.run("gatehousectl", "check").returncode == 0


def test_a_backup_under_load_is_restored_and_users_sign_in(running, user):
    with load(running, user):
        follow_chapter(running, "Back up")
    follow_chapter(running, "Restore")
    with load(running, user):
        listed = running.run("gatehousectl", "seal-keys", "list").stdout
    # What was given out before the restore is opened no more.
    assert "opens what is stored" in listed
