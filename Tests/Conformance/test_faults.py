"""Processes are killed under load: no acknowledged write is lost and nothing stays broken."""

import os
import signal

import psutil
import pytest
import requests
from botocore.exceptions import ClientError

from support.clients import PASSWORD, make_pool, signed, unique, unsigned
from support.operators import with_console
from support.stack import SERVICES, make_stack
from support.traffic import Traffic
from support.waiting import wait_until

# On these a client signs its user out, so infrastructure trouble must never be told as one of them.
SIGN_OUT_ERRORS = {
    "NotAuthorizedException",
    "TokenRevokedException",
    "UserNotFoundException",
    "PasswordResetRequiredException",
    "UserNotConfirmedException",
    "RefreshTokenReuseException",
}


def sign_ups(pool, acknowledged):
    """Signs users up, and keeps who was acknowledged."""
    client = unsigned(pool.stack)

    def sign_up():
        name = unique("load")
        client.sign_up(ClientId=pool.client_id, Username=name, Password=PASSWORD)
        acknowledged.append(name)

    return sign_up


def is_ready(stack):
    try:
        return requests.get(stack.endpoint + "/readyz", timeout=60).status_code == 200
    except requests.RequestException:
        return False


def wait_until_ready(stack):
    wait_until(lambda: is_ready(stack), "not ready again in time")


def kill(processes):
    assert processes, "nothing to kill"
    for process in processes:
        process.send_signal(signal.SIGKILL)
    wait_until(lambda: not any(runs(process) for process in processes), "it does not die")


def runs(process):
    try:
        # No process collects it while its supervisor stands still.
        return process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def database(stack):
    """PostgreSQL's processes, the postmaster first."""
    found = [p for p in stack.descendants() if p.name() == "postgres"]
    return sorted(found, key=lambda p: p.create_time())


@pytest.fixture(scope="module")
def broken_stack():
    with make_stack() as running:
        yield with_console(running).start()


@pytest.mark.parametrize("victim", [*SERVICES, "postgres"])
def test_a_killed_process_costs_no_acknowledged_write(broken_stack, victim):
    stack = broken_stack
    pool = make_pool(stack)
    name = pool.user()
    tokens = pool.sign_in(name)
    acknowledged = []
    with Traffic(*[sign_ups(pool, acknowledged) for _ in range(3)]) as traffic:
        traffic.wait_for_more(5)
        kill(database(stack)[:1] if victim == "postgres" else stack.processes(victim))
        wait_until(lambda: victim == "postgres" or stack.processes(victim), "it is not started again")
        wait_until_ready(stack)
        traffic.wait_for_more(5)

    refused = {failure.code for failure in traffic.failures}
    assert not refused & SIGN_OUT_ERRORS, refused
    assert acknowledged
    admin = signed(stack)
    for user in acknowledged:
        assert admin.admin_get_user(UserPoolId=pool.id, Username=user)["Username"] == user
    assert pool.public.get_user(AccessToken=tokens["AccessToken"])["Username"] == name
    assert pool.sign_in(name)["AccessToken"]
    person = pool.pycognito(name)
    person.authenticate(PASSWORD)


def test_while_the_database_is_down_the_answer_is_a_prompt_500(own_stack):
    pool = make_pool(own_stack)
    name = pool.user()
    # Far longer than an answer takes, and shorter than a hang.
    impatient = unsigned(own_stack, read_timeout=60)
    supervisor = psutil.Process(own_stack.process.pid)
    # A stopped supervisor does not start PostgreSQL again.
    supervisor.suspend()
    try:
        # All of it: a backend outlives the postmaster until it notices.
        kill(database(own_stack))
        with pytest.raises(ClientError) as refused:
            impatient.initiate_auth(
                ClientId=pool.client_id,
                AuthFlow="USER_PASSWORD_AUTH",
                AuthParameters={"USERNAME": name, "PASSWORD": PASSWORD},
            )
        assert refused.value.response["ResponseMetadata"]["HTTPStatusCode"] == 500
        assert refused.value.response["Error"]["Code"] == "InternalErrorException"
        unready = requests.get(own_stack.endpoint + "/readyz", timeout=60)
        assert unready.status_code == 503
    finally:
        supervisor.resume()
    wait_until_ready(own_stack)
    assert pool.sign_in(name)["AccessToken"]


def test_a_killed_supervisor_leaves_no_process(own_stack):
    children = own_stack.descendants()
    assert len(children) >= len(own_stack.services) + 1
    os.kill(own_stack.process.pid, signal.SIGKILL)
    own_stack.process.wait(60)
    _, alive = psutil.wait_procs(children, timeout=120)
    assert not alive, [each.name() for each in alive]
    own_stack.process = None
    own_stack.start()
