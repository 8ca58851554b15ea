"""Services are restarted under traffic as a service manager restarts them, and no request fails."""

import threading
from pathlib import Path

import pytest
import requests
from botocore.exceptions import BotoCoreError, ClientError

from support.clients import PASSWORD, make_pool, unsigned
from support.stack import discard, make_stack
from support.units import Unit, give_back, take_over
from support.waiting import wait_until


class Traffic(threading.Thread):
    """Makes one request after the other until told to stop; none is repeated by boto3."""

    def __init__(self, pool, flow, parameters):
        super().__init__(daemon=True)
        self.client = unsigned(pool.stack, read_timeout=60)
        self.request = {
            "ClientId": pool.client_id, "AuthFlow": flow, "AuthParameters": parameters
        }
        self.answered, self.errors = 0, []
        self.stopping = threading.Event()

    def run(self):
        while not self.stopping.is_set():
            try:
                self.client.initiate_auth(**self.request)
                self.answered += 1
            except (ClientError, BotoCoreError) as error:
                self.errors.append(str(error))


class Crowd:
    """Signs in and refreshes from several threads, each with tokens of its own."""

    def __init__(self, pool):
        self.members = []
        for _ in range(3):
            name = pool.user()
            refresh = {"REFRESH_TOKEN": pool.sign_in(name)["RefreshToken"]}
            self.members.append(Traffic(pool, "REFRESH_TOKEN_AUTH", refresh))
        password = {"USERNAME": pool.user(), "PASSWORD": PASSWORD}
        self.members.append(Traffic(pool, "USER_PASSWORD_AUTH", password))

    def __enter__(self):
        for member in self.members:
            member.start()
        return self

    def __exit__(self, *_):
        for member in self.members:
            member.stopping.set()
        for member in self.members:
            member.join(120)
            assert not member.is_alive(), "a request hangs"

    def wait_for_more(self):
        """Returns once every member was answered again, or failed."""
        wanted = [member.answered + len(member.errors) + 2 for member in self.members]
        wait_until(
            lambda: all(
                member.answered + len(member.errors) >= number
                for member, number in zip(self.members, wanted)
            ),
            "nobody is answered",
        )

    @property
    def errors(self):
        return [error for member in self.members for error in member.errors]


def is_ready(stack):
    return requests.get(stack.endpoint + "/readyz", timeout=60).status_code == 200


@pytest.fixture(scope="module")
def managed():
    """A system whose token issuance runs under a service manager of the tests' own."""
    stack = make_stack().start()
    pool = make_pool(stack)
    unit = Unit(stack, "token-issuance", "managed-1").start()
    take_over(stack, "token-issuance")
    pool.sign_in(pool.user())
    yield stack, pool, unit
    unit.discard()
    give_back(stack)
    discard(stack)


def test_restarts_of_the_only_instance_fail_no_request(managed):
    _, pool, unit = managed
    with Crowd(pool) as crowd:
        for _ in range(4):
            crowd.wait_for_more()
            unit.restart()
        crowd.wait_for_more()
    assert crowd.errors == []


def test_two_instances_restarted_one_after_the_other_fail_no_request(managed):
    stack, pool, first = managed
    second = Unit(stack, "token-issuance", "managed-2").start()
    try:
        with Crowd(pool) as crowd:
            for unit in (first, second, first, second):
                crowd.wait_for_more()
                unit.restart()
            crowd.wait_for_more()
        assert crowd.errors == []
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
        with Crowd(pool) as crowd:
            for _ in range(2):
                crowd.wait_for_more()
                unit.restart()
            crowd.wait_for_more()
        assert crowd.errors == []
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
