"""What the operator arranges: chosen access keys, TLS, and a disk that is full."""

import os
import subprocess

import pytest
import requests
from botocore.exceptions import SSLError

from support.clients import make_pool, signed, unique
from support.stack import discard, executables, free_port, make_stack


def test_an_imported_access_key_signs_requests(stack, pool, tmp_path):
    key, secret = "AKIAIMPORTEDBYTHETEST", "imported/secret/access/key/000000000000"
    client = signed(stack, aws_access_key_id=key, aws_secret_access_key=secret)
    file = tmp_path / "secret"
    file.write_text(secret + "\n")
    file.chmod(0o600)
    stack.control(
        "access-keys", "import", "--access-key-id", key, "--secret-file", str(file),
        "--description", "chosen elsewhere",
    )
    assert client.describe_user_pool(UserPoolId=pool.id)["UserPool"]["Id"] == pool.id
    listed = stack.control("access-keys", "list").stdout
    assert key in listed and "chosen elsewhere" in listed
    assert secret not in listed


def test_an_access_key_without_a_form_is_refused(stack, tmp_path):
    file = tmp_path / "secret"
    file.write_text("x\n")
    file.chmod(0o600)
    refused = stack.control(
        "access-keys", "import", "--access-key-id", "no key'; --", "--secret-file", str(file),
        check=False,
    )
    assert refused.returncode != 0
    assert refused.stderr.strip()
    assert "no key" not in stack.control("access-keys", "list").stdout


def test_a_pool_that_is_not_there_has_no_keys_to_rotate(stack):
    refused = stack.control("keys", "rotate", "--pool", "us-east-1_000000000", check=False)
    assert refused.returncode != 0
    assert "the user pool has no signing keys" in refused.stderr


def test_the_databases_log_tells_of_a_conflict_without_the_name(stack, pool):
    log = stack.state / "log" / "postgresql.log"
    name = unique("somebody-typed-a-password-here")
    read = log.stat().st_size
    pool.user(name)
    with pytest.raises(pool.public.exceptions.UsernameExistsException):
        pool.public.sign_up(ClientId=pool.client_id, Username=name, Password="Passw0rd!")
    written = log.read_text()[read:]
    assert "duplicate key" in written
    assert name not in written


@pytest.fixture
def tls_stack():
    running = make_stack()
    certificate, key = (running.state.parent / name for name in ("chain.pem", "key.pem"))
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
         "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1",
         "-keyout", str(key), "-out", str(certificate)],
        check=True,
        capture_output=True,
    )
    key.chmod(0o600)
    running.settings = {
        "GATEHOUSE_TLS_CERTIFICATE_FILE": str(certificate),
        "GATEHOUSE_TLS_PRIVATE_KEY_FILE": str(key),
    }
    yield running.start()
    discard(running)


def test_clients_sign_in_over_tls_and_check_the_certificate(tls_stack, monkeypatch):
    with pytest.raises(SSLError):
        signed(tls_stack).list_user_pools(MaxResults=1)
    monkeypatch.setenv("AWS_CA_BUNDLE", tls_stack.settings["GATEHOUSE_TLS_CERTIFICATE_FILE"])
    pool = make_pool(tls_stack)
    tokens = pool.sign_in(pool.user())
    assert pool.public.get_user(AccessToken=tokens["AccessToken"])
    with pytest.raises(requests.RequestException):
        requests.get(f"http://127.0.0.1:{tls_stack.port}/healthz", timeout=10)


def test_a_full_disk_is_named_and_leaves_no_process(tmp_path):
    state = tmp_path / "small"
    state.mkdir()
    # A file system of two megabytes, seen by this one process and its children.
    prefix = [] if os.geteuid() == 0 else ["sudo", "-n"]
    script = 'mount -t tmpfs -o size=2m,mode=755 tmpfs "$1" && exec "$2" up --state "$1/state" --port "$3"'
    refused = subprocess.run(
        [*prefix, "unshare", "--mount", "sh", "-c", script, "sh", str(state),
         str(executables() / "gatehousectl"), str(free_port())],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert refused.returncode != 0
    assert "is full" in refused.stderr
    assert str(state) in refused.stderr
    running = subprocess.run(["pgrep", "-f", str(state)], capture_output=True, text=True)
    assert running.stdout == ""
