"""Services are restarted under traffic as a service manager restarts them, and no request fails."""

from pathlib import Path

import pytest
import requests

from support.clients import make_pool
from support.database import database
from support.stack import make_stack
from support.traffic import crowd
from support.units import Unit, give_back, take_over
from support.waiting import wait_until


def is_ready(stack):
    return requests.get(stack.endpoint + "/readyz", timeout=60).status_code == 200


@pytest.fixture(scope="module")
def managed():
    """A system whose token issuance runs under a service manager of the tests' own."""
    with make_stack() as stack:
        stack.start()
        pool = make_pool(stack)
        unit = Unit(stack, "token-issuance", "managed-1").start()
        take_over(stack, "token-issuance")
        pool.sign_in(pool.user())
        yield stack, pool, unit
        unit.discard()
        give_back(stack)


def test_restarts_of_the_only_instance_fail_no_request(managed):
    _, pool, unit = managed
    with crowd(pool) as traffic:
        for _ in range(4):
            traffic.wait_for_more()
            unit.restart()
        traffic.wait_for_more()
    assert traffic.failures == []


def test_two_instances_restarted_one_after_the_other_fail_no_request(managed):
    stack, pool, first = managed
    second = Unit(stack, "token-issuance", "managed-2").start()
    try:
        with crowd(pool) as traffic:
            for unit in (first, second, first, second):
                traffic.wait_for_more()
                unit.restart()
            traffic.wait_for_more()
        assert traffic.failures == []
    finally:
        second.discard()


def test_the_loss_of_an_inherited_sockets_file_is_told_with_its_cure(managed):
    stack, pool, _ = managed
    unit = Unit(stack, "token-issuance", "lost").start()
    try:
        wait_until(lambda: "message=ready" in unit.log.read_text(), "it does not start")
        unit.path.unlink()
        wait_until(
            lambda: "systemctl restart" in unit.log.read_text(), "the log says nothing of the file"
        )
        assert pool.sign_in(pool.user())["AccessToken"]
    finally:
        unit.discard()


def test_the_only_authentication_is_restarted_and_no_request_fails(managed):
    stack, pool, _ = managed
    unit = Unit(stack, "authentication", "managed-1").start()
    # One whose socket is its own takes its name along, and the other is found beside it.
    take_over(stack, "authentication")
    try:
        with crowd(pool) as traffic:
            for _ in range(2):
                traffic.wait_for_more()
                unit.restart()
            traffic.wait_for_more()
        assert traffic.failures == []
    finally:
        unit.discard()


def test_a_deleted_socket_file_is_made_again(own_stack):
    tracked = {"ChallengeRequiredOnNewDevice": False, "DeviceOnlyRememberedOnUserPrompt": True}
    pool = make_pool(own_stack, {"DeviceConfiguration": tracked})
    folder = Path((own_stack.state / "run-directory").read_text())
    file = folder / "device-registry" / "1.sock"
    file.unlink()
    wait_until(file.exists, "the socket's file is not made again")
    # A process that starts afterwards finds it by that name.
    before = own_stack.processes("gatehouse-authentication")[0]
    before.kill()
    wait_until(
        lambda: [p for p in own_stack.processes("gatehouse-authentication") if p != before],
        "it is not started again",
    )
    wait_until(lambda: is_ready(own_stack), "not ready again")
    answer = pool.admin.admin_list_devices(UserPoolId=pool.id, Username=pool.user())
    assert answer["Devices"] == []


def test_a_program_that_is_too_old_for_its_schema_does_not_come_back(own_stack):
    def raise_oldest(by):
        database(
            own_stack,
            f"UPDATE gatehouse_migrations.oldest_programs SET number = number + {by} "
            "WHERE schema = 'token_issuance'",
        )

    [before] = own_stack.processes("gatehouse-token-issuance")
    raise_oldest(1000)
    before.kill()
    wait_until(
        lambda: "this version is too old for the schema token_issuance" in own_stack.log.read_text(),
        "the log does not say why",
    )
    assert not is_ready(own_stack)
    raise_oldest(-1000)
    wait_until(lambda: is_ready(own_stack), "not ready again")
