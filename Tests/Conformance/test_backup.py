"""Backups of a running installation, and their restore into this and into other ones."""

import json
import os
import signal
import subprocess
import threading

import pytest
from botocore.exceptions import ClientError

from support.clients import PASSWORD, Pool, make_pool, signed, unsigned
from support.stack import Stack, discard, executables, make_stack
from support.waiting import wait_until

PASSPHRASE = "a passphrase of the conformance tests"


class Load(threading.Thread):
    """Signs users in, one after the other, and counts what failed."""

    def __init__(self, pool, name):
        super().__init__(daemon=True)
        self.pool, self.name = pool, name
        self.answered, self.errors, self.stopping = 0, [], threading.Event()

    def run(self):
        while not self.stopping.is_set():
            try:
                self.pool.sign_in(self.name)
                self.answered += 1
            except ClientError as error:
                self.errors.append(str(error))

    def __enter__(self):
        self.start()
        wait_until(lambda: self.answered > 1, "nobody is signed in")
        return self

    def __exit__(self, *_):
        self.stopping.set()
        self.join(120)
        assert not self.is_alive()


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
    with Load(pool, name) as load:
        made = control(own_stack, "backup", str(target), "--passphrase-file", passphrase)
        count = load.answered
        wait_until(lambda: load.answered > count, "nobody is signed in after the backup")
    assert load.errors == []
    assert "HOLDS the sealing keys" in made.stdout
    assert target.stat().st_mode & 0o777 == 0o600
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith("backup")] == [
        "backup.tar"
    ]
    tokens = pool.sign_in(name)
    other = make_stack("another state")
    try:
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
    finally:
        discard(other)


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
    import requests

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


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
@pytest.mark.parametrize("moment", ["beginning.sql", "dump.sql", "psql.log", "pg_restore.log"])
def test_an_interrupted_restore_leaves_the_former_state_or_is_finished(
    own_stack, tmp_path, number, moment
):
    pool = make_pool(own_stack)
    name = pool.user()
    target = tmp_path / "backup"
    control(own_stack, "backup", str(target))
    own_stack.stop()
    process = start_control(own_stack, "restore", "--replace", str(target))

    def reached():
        ours = f"gatehouse-restore-{os.getuid()}-"
        for folder in os.listdir("/var/tmp"):
            if folder.startswith(ours) and moment in os.listdir(f"/var/tmp/{folder}"):
                return True
        return process.poll() is not None

    wait_until(reached, "it does not begin")
    process.send_signal(number)
    process.wait(60)
    # Whatever was done, the same command brings it to its end.
    control(own_stack, "restore", "--replace", str(target))
    own_stack.start()
    assert pool.sign_in(name)["AccessToken"]
