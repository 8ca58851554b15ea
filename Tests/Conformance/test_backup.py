"""Backups of a running installation, and their restore into this and into other ones."""

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest
import requests
from botocore.exceptions import ClientError

from support.clients import PASSWORD, Pool, make_pool, signed, unsigned
from support.stack import Stack, executables, make_stack
from support.traffic import Traffic
from support.waiting import wait_until

PASSPHRASE = "a passphrase of the conformance tests"


def control(stack: Stack, *arguments, check=True):
    return stack.control(*arguments, check=check)


@pytest.fixture
def passphrase(tmp_path):
    file = tmp_path / "passphrase"
    file.write_text(PASSPHRASE)
    file.chmod(0o600)
    return str(file)


def there(pool: Pool, stack: Stack) -> Pool:
    """The same pool in another installation."""
    return Pool(stack, signed(stack), unsigned(stack), pool.id, pool.client_id, pool.client_secret)


def secrets(stack: Stack) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in (stack.state / "secrets").iterdir()}


def test_a_backup_under_load_is_restored_into_another_installation(own_stack, tmp_path, passphrase):
    pool = make_pool(own_stack)
    name = pool.user()
    target = tmp_path / "backup.tar"
    with Traffic(lambda: pool.sign_in(name)) as traffic:
        traffic.wait_for_more()
        made = control(own_stack, "backup", str(target), "--passphrase-file", passphrase)
        traffic.wait_for_more()
    assert traffic.failures == []
    assert "HOLDS the sealing keys" in made.stdout
    assert target.stat().st_mode & 0o777 == 0o600
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith("backup")] == [
        "backup.tar"
    ]
    tokens = pool.sign_in(name)
    with make_stack("another state") as other:
        # Its secrets are its own, and without the passphrase nothing of the backup can be read.
        refused = control(other, "restore", str(target), check=False)
        assert refused.returncode != 0 and "has not the keys" in refused.stderr
        restored = control(other, "restore", str(target), "--passphrase-file", passphrase)
        assert "restored the backup" in restored.stdout
        other.start()
        elsewhere = there(pool, other)
        assert elsewhere.sign_in(name)["AccessToken"]
        # What was given out before the restore is good nowhere else.
        with pytest.raises(ClientError) as caught:
            elsewhere.public.get_user(AccessToken=tokens["AccessToken"])
        assert caught.value.response["Error"]["Code"] == "NotAuthorizedException"
        srp = elsewhere.pycognito(name)
        srp.authenticate(PASSWORD)
        srp.verify_tokens()


def test_a_restored_backup_accepts_nothing_that_was_revoked_since(own_stack, tmp_path):
    pool = make_pool(own_stack)
    name = pool.user()
    before = pool.sign_in(name)
    asked = pool.public.initiate_auth(
        ClientId=pool.client_id,
        AuthFlow="USER_SRP_AUTH",
        AuthParameters={"USERNAME": name, "SRP_A": "ab" * 384},
    )
    pool.public.forgot_password(ClientId=pool.client_id, Username=verified_user(pool))
    target = tmp_path / "backup"
    made = control(own_stack, "backup", str(target))
    assert "NO sealing keys" in made.stdout
    pool.public.revoke_token(ClientId=pool.client_id, Token=before["RefreshToken"])
    running = control(own_stack, "restore", str(target), check=False)
    assert running.returncode != 0 and "in use" in running.stderr
    old_keys = published(pool)
    own_stack.stop()
    refused = control(own_stack, "restore", str(target), check=False)
    assert refused.returncode != 0 and "--replace" in refused.stderr
    dry = control(own_stack, "restore", str(target), "--replace", "--dry-run")
    assert "Nothing was done" in dry.stdout
    control(own_stack, "restore", str(target), "--replace")
    own_stack.start()
    for token in (before, ):
        with pytest.raises(ClientError) as caught:
            pool.public.initiate_auth(
                ClientId=pool.client_id,
                AuthFlow="REFRESH_TOKEN_AUTH",
                AuthParameters={"REFRESH_TOKEN": token["RefreshToken"]},
            )
        assert caught.value.response["Error"]["Code"] == "NotAuthorizedException"
        with pytest.raises(ClientError):
            pool.public.get_user(AccessToken=token["AccessToken"])
    # A sign-in that was begun before the backup is begun anew.
    with pytest.raises(ClientError) as caught:
        pool.public.respond_to_auth_challenge(
            ClientId=pool.client_id,
            ChallengeName="PASSWORD_VERIFIER",
            ChallengeResponses={
                "USERNAME": asked["ChallengeParameters"]["USER_ID_FOR_SRP"],
                "PASSWORD_CLAIM_SIGNATURE": "AAAA",
                "PASSWORD_CLAIM_SECRET_BLOCK": asked["ChallengeParameters"]["SECRET_BLOCK"],
                "TIMESTAMP": "Sun Nov 22 12:00:00 UTC 2026",
            },
        )
    assert caught.value.response["Error"]["Code"] == "NotAuthorizedException"
    # Others who know the public keys do not accept the old ones either.
    assert not set(old_keys) & set(published(pool))
    assert pool.sign_in(name)["AccessToken"]


def verified_user(pool):
    return pool.user(email="someone@example.com", email_verified="true")


def published(pool):
    url = f"{pool.stack.endpoint}/{pool.id}/.well-known/jwks.json"
    return [key["kid"] for key in requests.get(url, timeout=60).json()["keys"]]


def start_control(stack, *arguments):
    return subprocess.Popen(
        [str(executables() / "gatehousectl"), *arguments, "--state", str(stack.state)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_an_interrupted_backup_leaves_nothing_under_its_name(own_stack, tmp_path, number):
    make_pool(own_stack)
    target = tmp_path / "backup"
    process = start_control(own_stack, "backup", str(target))
    partial = tmp_path / "backup.partial"
    wait_until(lambda: partial.exists() or process.poll() is not None, "it does not begin")
    process.send_signal(number)
    process.wait(60)
    if process.returncode != 0:
        assert not target.exists()
        if number == signal.SIGINT:
            assert not partial.exists()
        control(own_stack, "backup", str(target))
    assert json.loads((target / "manifest.json").read_text())["format"] == 1
    assert not partial.exists()


@pytest.fixture(scope="module")
def backed_up(tmp_path_factory):
    """A system, a user of it, and a backup of both."""
    target = tmp_path_factory.mktemp("interrupted") / "backup"
    with make_stack() as stack:
        pool = make_pool(stack.start())
        name = pool.user()
        control(stack, "backup", str(target))
        yield pool, name, target


def restores():
    """The folders of restores that run, or were killed."""
    return set(Path("/var/tmp").glob(f"gatehouse-restore-{os.getuid()}-*"))


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
@pytest.mark.parametrize("moment", ["beginning.sql", "dump.sql", "psql.log", "pg_restore.log"])
def test_an_interrupted_restore_leaves_the_former_state_or_is_finished(backed_up, number, moment):
    pool, name, target = backed_up
    pool.stack.stop()
    before = restores()
    process = start_control(pool.stack, "restore", "--replace", str(target))

    def reached():
        return process.poll() is not None or any(
            (folder / moment).exists() for folder in restores() - before
        )

    wait_until(reached, "it does not begin")
    process.send_signal(number)
    process.wait(60)
    # Whatever was done, the same command brings it to its end.
    control(pool.stack, "restore", "--replace", str(target))
    pool.stack.start()
    assert pool.sign_in(name)["AccessToken"]
