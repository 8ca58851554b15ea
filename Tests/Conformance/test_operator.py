"""What the operator arranges: chosen access keys, TLS, and a disk that is full."""

import json
import os
import pathlib
import subprocess

import pytest
import requests
from botocore.exceptions import ClientError, SSLError

from support.clients import make_pool, signed, unique
from support.stack import executables, free_port, make_stack


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


def test_the_supervisor_shows_its_secret_to_no_other_process(stack, pool):
    shown = pathlib.Path(f"/proc/{stack.process.pid}/environ").read_bytes()
    assert b"AWS_ACCESS_KEY_ID=" in shown
    assert stack.secret_access_key.encode() not in shown
    for process in stack.descendants():
        assert stack.secret_access_key not in str(process.environ())
    assert stack.secret_access_key not in stack.log.read_text()


def signed_call(stack, folder, **keys):
    """What `gatehousectl check` finds of a signed call to the gateway of a stack."""
    (folder / "gateway.json").write_text(json.dumps({"listen-port": stack.port} | keys))
    (folder / "gatehouse.json").write_text("{}")
    done = subprocess.run(
        [str(executables() / "gatehousectl"), "check", "--folder", str(folder), "--json"],
        capture_output=True, text=True, timeout=300,
    )
    [part] = [part for part in json.loads(done.stdout)["parts"] if part["part"] == "signed call"]
    return part["faults"]


def test_a_check_signs_a_call_that_passes_the_gateway_and_the_proof(stack, tmp_path):
    assert signed_call(stack, tmp_path) == []
    [fault] = signed_call(stack, tmp_path, **{"listen-port": free_port()})
    assert "the gateway answers no call of clients" in fault["cause"]


def made_key(stack, *limits):
    """A client of a new key with these limits, and the key's id."""
    printed = stack.control("access-keys", "create", *limits).stdout
    pair = dict(line.split("=", 1) for line in printed.splitlines())
    client = signed(
        stack,
        aws_access_key_id=pair["AWS_ACCESS_KEY_ID"],
        aws_secret_access_key=pair["AWS_SECRET_ACCESS_KEY"],
    )
    return client, pair["AWS_ACCESS_KEY_ID"]


def refused(call, **arguments):
    with pytest.raises(ClientError) as caught:
        call(**arguments)
    return caught.value.response["Error"]


def test_a_key_that_only_reads_changes_nothing(stack, pool):
    client, key = made_key(stack, "--read-only")
    name = pool.user()
    assert client.admin_get_user(UserPoolId=pool.id, Username=name)["Username"]
    assert client.list_user_pools(MaxResults=1)["UserPools"]
    for call, operation in [
        (client.admin_delete_user, "AdminDeleteUser"),
        (client.admin_user_global_sign_out, "AdminUserGlobalSignOut"),
    ]:
        error = refused(call, UserPoolId=pool.id, Username=name)
        assert error["Code"] == "AccessDeniedException"
        assert error["Message"] == (
            f"User: {key} is not authorized to perform: cognito-idp:{operation}"
        )
    error = refused(
        client.admin_initiate_auth,
        UserPoolId=pool.id,
        ClientId=pool.client_id,
        AuthFlow="ADMIN_USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": name, "PASSWORD": "Passw0rd!"},
    )
    assert error["Code"] == "AccessDeniedException"
    assert client.admin_get_user(UserPoolId=pool.id, Username=name)["Username"]


def test_a_key_of_a_pool_is_for_no_other(stack, pool):
    other = make_pool(stack)
    client, _ = made_key(stack, "--pool", pool.id)
    name = pool.user()
    assert client.admin_get_user(UserPoolId=pool.id, Username=name)["Username"]
    client.admin_delete_user(UserPoolId=pool.id, Username=name)
    for call, arguments in [
        (client.list_users, {"UserPoolId": other.id}),
        (client.list_users, {"UserPoolId": "us-east-1_000000000"}),
        (client.list_user_pools, {"MaxResults": 1}),
        (client.create_user_pool, {"PoolName": "more"}),
        (client.delete_user_pool, {"UserPoolId": other.id}),
        (
            client.list_tags_for_resource,
            {"ResourceArn": other.admin.describe_user_pool(UserPoolId=other.id)["UserPool"]["Arn"]},
        ),
    ]:
        assert refused(call, **arguments)["Code"] == "AccessDeniedException"
    assert other.admin.describe_user_pool(UserPoolId=other.id)["UserPool"]["Id"] == other.id


def test_a_key_is_good_from_its_addresses_alone(stack, pool):
    client, _ = made_key(stack, "--from", "127.0.0.0/8", "--from", "2001:db8::/32")
    assert client.describe_user_pool(UserPoolId=pool.id)["UserPool"]["Id"] == pool.id
    client, key = made_key(stack, "--from", "192.0.2.0/24")
    error = refused(client.describe_user_pool, UserPoolId=pool.id)
    assert error["Code"] == "AccessDeniedException"
    assert error["Message"] == (
        f"User: {key} is not authorized to perform: cognito-idp:DescribeUserPool"
    )


def test_limits_of_a_key_are_listed_and_checked(stack, pool):
    _, key = made_key(
        stack, "--read-only", "--pool", pool.id, "--from", "10.0.0.0/8",
        "--expires", "2999-01-31T12:00:00Z",
    )
    lines = stack.control("access-keys", "list").stdout.splitlines()
    line = next(line for line in lines if line.startswith(key))
    assert line.endswith(
        f"  read-only  pool {pool.id}  from 10.0.0.0/8  expires 2999-01-31T12:00:00Z"
    )
    for wrong in [
        ("--pool", "no pool"), ("--from", "nowhere"), ("--expires", "2001-01-31T12:00:00Z"),
        ("--expires", "soon"),
    ]:
        failed = stack.control("access-keys", "create", *wrong, check=False)
        assert failed.returncode != 0
        assert "AWS_SECRET_ACCESS_KEY" not in failed.stdout


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
    with make_stack() as running:
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


def test_clients_sign_in_over_tls_and_check_the_certificate(tls_stack, monkeypatch):
    with pytest.raises(SSLError):
        signed(tls_stack).list_user_pools(MaxResults=1)
    monkeypatch.setenv("AWS_CA_BUNDLE", tls_stack.settings["GATEHOUSE_TLS_CERTIFICATE_FILE"])
    pool = make_pool(tls_stack)
    tokens = pool.sign_in(pool.user())
    assert pool.public.get_user(AccessToken=tokens["AccessToken"])
    with pytest.raises(requests.RequestException):
        requests.get(f"http://127.0.0.1:{tls_stack.port}/healthz", timeout=60)


def test_a_check_signs_a_call_over_tls_too(tls_stack, tmp_path):
    names = {
        "certificate-file": tls_stack.settings["GATEHOUSE_TLS_CERTIFICATE_FILE"],
        "private-key-file": tls_stack.settings["GATEHOUSE_TLS_PRIVATE_KEY_FILE"],
    }
    assert signed_call(tls_stack, tmp_path, tls=names) == []
    [fault] = signed_call(tls_stack, tmp_path)
    assert "the gateway answers no call of clients" in fault["cause"]


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


@pytest.mark.parametrize(
    "program",
    ["gatehousectl"]
    + [
        f"gatehouse-{name}"
        for name in (
            "gateway", "authentication", "device-registry", "token-issuance", "assertion-reader",
            "identity-federation",
        )
    ],
)
def test_a_program_is_bound_at_its_start(program):
    dynamic = subprocess.run(
        ["readelf", "--dynamic", "--wide", str(executables() / program)],
        capture_output=True, text=True, check=True,
    ).stdout
    assert "BIND_NOW" in dynamic


def test_a_session_token_that_was_never_issued_is_refused(stack, pool):
    client = signed(stack, aws_session_token="bm9ib2R5IGlzc3VlZCB0aGlz")
    error = refused(client.describe_user_pool, UserPoolId=pool.id)
    assert error["Code"] == "UnrecognizedClientException"
