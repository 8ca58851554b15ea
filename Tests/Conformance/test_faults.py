"""Processes are killed under load: no acknowledged write is lost and nothing stays broken."""

import os
import signal
import threading

import psutil
import pytest
import requests
from botocore.exceptions import BotoCoreError, ClientError

from support.clients import PASSWORD, make_pool, signed, unique, unsigned
from support.stack import SERVICES
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


class Load(threading.Thread):
    """Signs users up until told to stop; remembers who was acknowledged."""

    def __init__(self, pool):
        super().__init__(daemon=True)
        self.pool, self.client = pool, unsigned(pool.stack)
        self.acknowledged, self.errors = [], []
        self.stopping = threading.Event()

    def run(self):
        while not self.stopping.is_set():
            name = unique("load")
            try:
                self.client.sign_up(
                    ClientId=self.pool.client_id, Username=name, Password=PASSWORD
                )
                self.acknowledged.append(name)
            except ClientError as error:
                self.errors.append(error.response["Error"]["Code"])
            except BotoCoreError as error:
                self.errors.append(type(error).__name__)

    def wait_for_more(self):
        """Returns when five more people are signed up."""
        wanted = len(self.acknowledged) + 5
        wait_until(lambda: len(self.acknowledged) >= wanted, "no user is signed up")

    def finish(self):
        self.stopping.set()
        self.join(120)
        assert not self.is_alive(), "a request hangs"


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
    from support.stack import discard, make_stack

    running = make_stack().start()
    yield running
    discard(running)


@pytest.mark.parametrize("victim", [*SERVICES, "postgres"])
def test_a_killed_process_costs_no_acknowledged_write(broken_stack, victim):
    stack = broken_stack
    pool = make_pool(stack)
    name = pool.user()
    tokens = pool.sign_in(name)
    load = [Load(pool) for _ in range(3)]
    for each in load:
        each.start()
    for each in load:
        each.wait_for_more()
    kill(database(stack)[:1] if victim == "postgres" else stack.processes(victim))
    wait_until_ready(stack)
    for each in load:
        each.wait_for_more()
        each.finish()

    refused = {error for each in load for error in each.errors}
    assert not refused & SIGN_OUT_ERRORS, refused
    acknowledged = [user for each in load for user in each.acknowledged]
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
    assert len(children) >= len(SERVICES) + 1
    os.kill(own_stack.process.pid, signal.SIGKILL)
    own_stack.process.wait(60)
    _, alive = psutil.wait_procs(children, timeout=120)
    assert not alive, [each.name() for each in alive]
    own_stack.process = None
    own_stack.start()
