"""A change that was answered by a fault is not made later, over one that was acknowledged."""

import itertools
import os
import signal
from concurrent.futures import ThreadPoolExecutor

import pytest
from botocore.exceptions import ClientError

from support.clients import PASSWORD, make_pool, unsigned
from support.instances import second_instance
from support.stack import make_stack
from support.traffic import Traffic

AUTHENTICATION = "gatehouse-authentication"
TOKEN_ISSUANCE = "gatehouse-token-issuance"
TIMES = 10


@pytest.fixture
def instances():
    """A system with two instances of authentication, which ends calls early."""
    with make_stack() as stack:
        stack.settings["GATEHOUSE_LIMITS_CALL_SECONDS"] = "10"
        stack.start()
        [first] = stack.processes(AUTHENTICATION)
        with second_instance(stack, AUTHENTICATION) as second:
            yield stack, first.pid, second.pid
            for pid in (first.pid, second.pid):
                os.kill(pid, signal.SIGCONT)


class Password:
    def __init__(self, pool):
        self.pool, self.name = pool, pool.user()

    def change(self, number):
        self.pool.admin.admin_set_user_password(
            UserPoolId=self.pool.id,
            Username=self.name,
            Password=f"{PASSWORD}{number}",
            Permanent=True,
        )

    def holds(self, number):
        return bool(self.pool.sign_in(self.name, f"{PASSWORD}{number}")["AccessToken"])


class Attribute:
    def __init__(self, pool):
        self.pool, self.name = pool, pool.user()

    def change(self, number):
        self.pool.admin.admin_update_user_attributes(
            UserPoolId=self.pool.id,
            Username=self.name,
            UserAttributes=[{"Name": "given_name", "Value": f"name-{number}"}],
        )

    def holds(self, number):
        user = self.pool.admin.admin_get_user(UserPoolId=self.pool.id, Username=self.name)
        return {"Name": "given_name", "Value": f"name-{number}"} in user["UserAttributes"]


class Client:
    def __init__(self, pool):
        self.pool = pool
        made = pool.admin.create_user_pool_client(UserPoolId=pool.id, ClientName="new")
        self.id = made["UserPoolClient"]["ClientId"]

    def change(self, number):
        self.pool.admin.update_user_pool_client(
            UserPoolId=self.pool.id, ClientId=self.id, ClientName=f"name-{number}"
        )

    def holds(self, number):
        client = self.pool.admin.describe_user_pool_client(
            UserPoolId=self.pool.id, ClientId=self.id
        )["UserPoolClient"]
        return client["ClientName"] == f"name-{number}"


def fails(subject, number):
    """Whether the change was answered by a fault."""
    try:
        subject.change(number)
    except ClientError as error:
        assert error.response["Error"]["Code"] == "InternalErrorException", error
        return True
    return False


def repeat(subject):
    """Asks for another change each time until one is acknowledged; its number."""
    return next(number for number in itertools.count(1) if not fails(subject, number))


def test_what_a_stopped_instance_was_asked_for_is_not_done_when_it_goes_on(instances):
    stack, first, second = instances
    pool = make_pool(stack)
    subjects = [kind(pool) for kind in (Password, Attribute, Client) for _ in range(TIMES)]
    with ThreadPoolExecutor(len(subjects)) as threads:
        os.kill(first, signal.SIGSTOP)
        os.kill(second, signal.SIGSTOP)
        assert all(threads.map(lambda subject: fails(subject, 0), subjects))
        os.kill(second, signal.SIGCONT)
        acknowledged = list(threads.map(repeat, subjects))
        os.kill(first, signal.SIGCONT)
    # The reads take turns: the first instance answers some after what lay in its socket.
    for _ in range(3):
        undone = [
            type(subject).__name__
            for subject, number in zip(subjects, acknowledged)
            if not subject.holds(number)
        ]
        assert not undone


def refreshes(pool):
    """Calls that refresh the tokens of a user of their own."""
    client = unsigned(pool.stack, read_timeout=60)
    token = pool.sign_in(pool.user())["RefreshToken"]
    return lambda: client.initiate_auth(
        ClientId=pool.client_id,
        AuthFlow="REFRESH_TOKEN_AUTH",
        AuthParameters={"REFRESH_TOKEN": token},
    )


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGCONT])
def test_an_instance_of_token_issuance_that_stands_still_or_dies_fails_no_refresh(own_stack, end):
    pool = make_pool(own_stack)
    calls = [refreshes(pool) for _ in range(4)]
    with second_instance(own_stack, TOKEN_ISSUANCE) as second:
        with Traffic(*calls) as traffic:
            traffic.wait_for_more()
            # Each thread's next call but one at the latest goes to this instance, and waits there.
            os.kill(second.pid, signal.SIGSTOP)
            traffic.wait_for_more()
            os.kill(second.pid, end)
            traffic.wait_for_more()
        assert traffic.failures == []


def test_an_instance_of_authentication_that_stands_still_fails_no_read(own_stack):
    pool = make_pool(own_stack)
    token = pool.sign_in(pool.user())["AccessToken"]
    reader = unsigned(own_stack, read_timeout=60)
    with second_instance(own_stack, AUTHENTICATION) as second:
        with Traffic(*[lambda: reader.get_user(AccessToken=token)] * 4) as traffic:
            traffic.wait_for_more()
            os.kill(second.pid, signal.SIGSTOP)
            try:
                traffic.wait_for_more(10)
            finally:
                os.kill(second.pid, signal.SIGCONT)
        assert traffic.failures == []
