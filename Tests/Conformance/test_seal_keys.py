"""Sealing keys and role passwords are replaced under traffic, and no request fails."""

import re
import secrets
import subprocess
import threading

import pytest
from pycognito.aws_srp import AWSSRP

from support.clients import PASSWORD, make_pool, signed
from support.stack import executables, make_stack
from support.traffic import Traffic, crowd
from support.units import Unit, give_back, take_over
from support.waiting import wait_until

SERVICES = ("token-issuance", "authentication", "device-registry", "identity-federation")


@pytest.fixture(scope="module")
def managed():
    """A system whose services run under a service manager of the tests' own."""
    with make_stack() as stack:
        stack.start()
        pool = make_pool(stack)
        units = {}
        for service in SERVICES:
            units[service] = Unit(stack, service, "managed-1").start()
            take_over(stack, service)
        pool.sign_in(pool.user())
        yield stack, pool, units
        for unit in units.values():
            unit.discard()
        give_back(stack)


def run_with_restarts(stack, units, *arguments):
    """Runs a command that asks the operator to restart instances, and does so."""
    process = subprocess.Popen(
        [
            str(executables() / "gatehousectl"), *arguments, "--no-restart",
            "--state", str(stack.state),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    printed, told = [], []
    reader = threading.Thread(target=lambda: printed.extend(process.stdout), daemon=True)
    reader.start()
    for line in process.stderr:
        told.append(line)
        asked = re.search(r"restart each instance of (\S+) now", line)
        if asked:
            units[asked.group(1)].restart()
    reader.join(60)
    assert process.wait(300) == 0, "".join(told)
    return "".join(printed)


def signed_calls(pool):
    """Calls that an administrator signs."""
    client = signed(pool.stack)
    return Traffic(lambda: client.describe_user_pool(UserPoolId=pool.id))


def rows(stack, service):
    listed = stack.control("seal-keys", "list", "--service", service).stdout
    return {
        int(key): (state, int(count))
        for key, state, count in re.findall(r"key (\d+)  \S+  ([\w ]+?)  (\d+) rows", listed)
    }


def test_a_rotation_under_traffic_fails_no_request(managed):
    stack, pool, units = managed
    with crowd(pool) as traffic:
        traffic.wait_for_more()
        printed = run_with_restarts(stack, units, "seal-keys", "rotate")
        traffic.wait_for_more()
    assert traffic.failures == []
    assert "each instance seals with key 2" in printed
    # Refresh tokens of before keep their key; everything else is under the new one.
    found = rows(stack, "authentication")
    assert found[2][0] == "seals" and found[2][1] > 0
    # For what clients carry.
    assert found[1] == ("opens", 0)
    tokens = rows(stack, "token-issuance")
    assert tokens[1][0] == "opens" and tokens[1][1] > 0
    assert pool.sign_in(pool.user())["AccessToken"]


def test_a_sign_in_that_was_begun_before_a_rotation_ends_after_it(managed):
    stack, pool, units = managed
    name = pool.user()
    srp = AWSSRP(name, PASSWORD, pool.id, pool.client_id, client=pool.public)
    asked = pool.public.initiate_auth(
        ClientId=pool.client_id, AuthFlow="USER_SRP_AUTH", AuthParameters=srp.get_auth_params()
    )
    run_with_restarts(stack, units, "seal-keys", "rotate", "--service", "authentication")
    stays = stack.control("seal-keys", "remove", "--service", "authentication").stdout
    assert "--at-once" in stays
    answer = pool.public.respond_to_auth_challenge(
        ClientId=pool.client_id,
        ChallengeName="PASSWORD_VERIFIER",
        ChallengeResponses=srp.process_challenge(
            asked["ChallengeParameters"], {"USERNAME": name}
        ),
    )
    assert answer["AuthenticationResult"]["AccessToken"]


def test_an_earlier_key_is_removed_at_once_where_nothing_is_under_it(managed):
    stack, pool, units = managed
    name = pool.user()
    current = max(rows(stack, "authentication"))
    run_with_restarts(
        stack, units, "seal-keys", "remove", "--at-once", "--service", "authentication"
    )
    found = rows(stack, "authentication")
    assert found[current][0] == "seals"
    assert all(found[key] == ("removed", 0) for key in found if key != current)
    assert pool.sign_in(name)["AccessToken"]


def test_a_rotation_that_was_killed_goes_on_where_it_stood(managed):
    stack, pool, units = managed
    before = max(rows(stack, "device-registry"))
    process = subprocess.Popen(
        [
            str(executables() / "gatehousectl"), "seal-keys", "rotate", "--no-restart",
            "--service", "device-registry", "--state", str(stack.state),
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    file = stack.state / "secrets" / "seal-keys-device_registry"
    wait_until(lambda: f"{before + 1}:" in file.read_text(), "no key is added")
    process.kill()
    process.wait()
    run_with_restarts(stack, units, "seal-keys", "rotate", "--service", "device-registry")
    found = rows(stack, "device-registry")
    # The same key was given on, and no other was added.
    assert max(found) == before + 1 and found[before + 1][0] == "seals"


def test_passwords_of_roles_are_replaced_under_traffic(managed):
    stack, pool, units = managed
    files = {s: stack.state / "secrets" / f"database-{s.replace('-', '_')}" for s in SERVICES}
    before = {service: file.read_text() for service, file in files.items()}
    owner = stack.state / "secrets" / "database-owner"
    present = owner.read_text()
    with crowd(pool) as traffic:
        traffic.wait_for_more()
        run_with_restarts(stack, units, "roles", "rotate")
        traffic.wait_for_more()
    assert traffic.failures == []
    for service, file in files.items():
        assert file.read_text() != before[service]
        assert len(file.read_text().split()) == 1
    # The owner's too, by which gatehousectl goes on.
    assert owner.read_text() not in (present, "")
    assert len(owner.read_text().split()) == 1
    assert "key 1" in stack.control("seal-keys", "list").stdout
    # A process that knows the new password alone.
    for unit in units.values():
        unit.restart()
    assert pool.sign_in(pool.user())["AccessToken"]


def test_the_owners_password_is_replaced_after_an_interruption(managed):
    stack, pool, units = managed
    owner = stack.state / "secrets" / "database-owner"
    present = owner.read_text()
    # Both are in the file while the role still has the first.
    owner.write_text(f"{present}next-password\n")
    run_with_restarts(stack, units, "roles", "rotate")
    assert owner.read_text() == "next-password\n"
    # The role has the second, and the file was not written: what an interruption leaves.
    owner.write_text(f"{present}next-password\n")
    run_with_restarts(stack, units, "roles", "rotate")
    assert owner.read_text() == "next-password\n"


def test_ticket_keys_are_replaced_while_signed_calls_go_on(managed):
    stack, pool, units = managed
    file = stack.state / "secrets" / "ticket-keys"
    (former,) = file.read_text().splitlines()
    with signed_calls(pool) as calls:
        calls.wait_for_more()
        printed = run_with_restarts(stack, units, "ticket-keys", "rotate")
        calls.wait_for_more()
    assert calls.failures == []
    assert "tickets are sealed by key 2" in printed
    (present,) = file.read_text().splitlines()
    assert present.startswith("2:") and present != former


def test_a_rotation_of_ticket_keys_that_was_interrupted_is_finished(managed):
    stack, pool, units = managed
    file = stack.state / "secrets" / "ticket-keys"
    (former,) = file.read_text().splitlines()
    number = int(former.split(":")[0])
    added = f"{number + 1}:{secrets.token_hex(32)}"
    # Added, and not yet the one that seals.
    file.write_text(f"{added}\n{former}\n")
    with signed_calls(pool) as calls:
        run_with_restarts(stack, units, "ticket-keys", "rotate")
        calls.wait_for_more()
    assert calls.failures == []
    assert file.read_text() == f"{added}\n"
