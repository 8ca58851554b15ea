"""What stands between the services and the database: a pooler, and a standby that takes over."""

import json
import re
import signal
import subprocess
import time

import pytest
import requests
from pycognito.aws_srp import AWSSRP

from support.clients import PASSWORD, make_pool, signed, unsigned
from support.postgres import Cluster, PgBouncer, plain_environment
from support.stack import (
    CHECKOUT,
    SERVICES,
    STOP_LIMIT_SECONDS,
    executables,
    free_port,
    make_stack,
)
from support.traffic import Traffic, sign_in
from support.units import Unit, give_back, take_over
from support.waiting import wait_until

STORING = [
    row["name"]
    for row in json.loads((CHECKOUT / "Services" / "services.json").read_text())
    if "schema" in row
]


class Moved:
    """A system whose services with a schema reach their database in another way."""

    def __init__(self, stack, settings):
        self.stack = stack
        self.units = [Unit(stack, service, "moved", settings) for service in STORING]

    def __enter__(self):
        for unit in self.units:
            unit.start()
        for unit in self.units:
            take_over(self.stack, unit.service)
        for unit in self.units:
            wait_until(
                lambda unit=unit: "message=ready" in unit.log.read_text(),
                f"{unit.service} is not ready",
            )
        return self

    def __exit__(self, *_):
        for unit in self.units:
            unit.discard()
        give_back(self.stack)


def sign_ins(pool, names):
    """Each user signs in and asks for itself, again and again."""
    return Traffic(*[visit(pool, name) for name in names])


def visit(pool, name):
    client = unsigned(pool.stack, read_timeout=60)
    return lambda: client.get_user(AccessToken=sign_in(client, pool, name))


@pytest.fixture(scope="module")
def own():
    with make_stack() as stack:
        yield stack.start()


def test_pgbouncer_in_transaction_mode_carries_everything(own):
    bouncer = PgBouncer(own).start()
    try:
        with Moved(own, bouncer.way | {"GATEHOUSE_DATABASE_POOLER": "transaction"}):
            pool = make_pool(own)
            name = pool.user(email="ada@example.com")
            user = pool.pycognito(name)
            user.authenticate(PASSWORD)
            user.renew_access_token()
            user.verify_tokens()
            # More callers than the pooler has sessions: each transaction meets another one.
            with sign_ins(pool, [pool.user() for _ in range(8)]) as traffic:
                for _ in range(4):
                    traffic.wait_for_more()
            assert traffic.failures == []
            pool.admin.delete_user_pool(UserPoolId=pool.id)
    finally:
        bouncer.discard()


def test_a_pooler_that_is_not_told_of_is_refused_with_the_cure(own):
    bouncer = PgBouncer(own).start()
    unit = Unit(own, "token-issuance", "unaware", bouncer.way).start()
    try:
        wait_until(
            lambda: "set database.pooler to transaction" in unit.log.read_text(),
            "the log does not name the cure",
        )
        assert "a pooler (PgBouncer) stands between" in unit.log.read_text()
        assert "message=ready" not in unit.log.read_text()
    finally:
        unit.process.kill()
        unit.process.wait()
        unit.discard()
        bouncer.discard()


def test_the_owner_does_not_migrate_through_a_pooler(tmp_path):
    file = tmp_path / "gatehousectl.json"
    file.write_text('{"database": {"pooler": "transaction"}}')
    refused = subprocess.run(
        [executables() / "gatehousectl", "migrate", "--config", file],
        capture_output=True, text=True, timeout=300, env=plain_environment(),
    )
    assert refused.returncode != 0
    assert "database.pooler: must be none for the owner" in refused.stderr


def test_a_standby_that_is_promoted_is_followed(own):
    primary = Cluster().start()
    standby = None
    keys = own.access_key_id, own.secret_access_key
    try:
        primary.prepare(own)
        standby = Cluster(of=primary).start()
        primary.psql("ALTER SYSTEM SET synchronous_commit = on")
        primary.psql("SELECT pg_reload_conf()")
        hosts = f"{standby.folder},{primary.folder}"
        with Moved(own, {"GATEHOUSE_DATABASE_HOST": hosts}):
            made = own.control("access-keys", "create").stdout
            key = dict(re.findall(r"(AWS_\w+)=(\S+)", made))
            own.access_key_id = key["AWS_ACCESS_KEY_ID"]
            own.secret_access_key = key["AWS_SECRET_ACCESS_KEY"]
            pool = make_pool(own)
            names = [pool.user() for _ in range(4)]
            with sign_ins(pool, names) as traffic:
                traffic.wait_for_more()
                assert traffic.failures == []
                killed = time.monotonic()
                primary.stop(signal.SIGKILL)
                standby.promote()
                promoted = time.monotonic()
                # None after: each is answered again, and again.
                for _ in range(3):
                    traffic.wait_for_more()
            failures = traffic.failures
            # A call that found no database ended in an error of the server, and nothing else.
            codes = {failure.code for failure in failures}
            assert codes <= {"InternalErrorException", "TooManyRequestsException"}, failures
            last = max((failure.ended for failure in failures), default=killed)
            print(f"promoted after {promoted - killed:.1f} s, last failure after {last - killed:.1f} s")
            after = [failure for failure in failures if failure.began > promoted + 10]
            assert after == []
            # What was acknowledged before is there.
            for name in names:
                assert pool.sign_in(name)["AccessToken"]
    finally:
        own.access_key_id, own.secret_access_key = keys
        if standby is not None:
            standby.discard()
        primary.discard()


class Machine:
    """All services and a gateway once more, on the same PostgreSQL and with the same secrets."""

    def __init__(self, stack):
        self.stack = stack
        self.folder = stack.state.parent / "second"
        self.folder.mkdir()
        self.processes, self.port, self.metrics_port = [], free_port(), free_port()

    @property
    def endpoint(self):
        return f"http://127.0.0.1:{self.port}"

    @property
    def region(self):
        return self.stack.region

    access_key_id = property(lambda self: self.stack.access_key_id)
    secret_access_key = property(lambda self: self.stack.secret_access_key)

    def __enter__(self):
        for name in SERVICES:
            environment = plain_environment() | {"GATEHOUSE_RUN_DIRECTORY": str(self.folder / "run")}
            if name == "gatehouse-gateway":
                environment |= {
                    "GATEHOUSE_LISTEN_PORT": str(self.port),
                    "GATEHOUSE_METRICS_PORT": str(self.metrics_port),
                }
            configuration = self.stack.state / "config" / f"{name.removeprefix('gatehouse-')}.json"
            with open(self.folder / "log", "ab") as log:
                self.processes.append(
                    subprocess.Popen(
                        [executables() / name, "--config", configuration],
                        env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                    )
                )
        wait_until(self.is_ready, "the second machine is not ready")
        return self

    def is_ready(self):
        try:
            return requests.get(self.endpoint + "/readyz", timeout=60).status_code == 200
        except requests.ConnectionError:
            return False

    def __exit__(self, *_):
        for process in reversed(self.processes):
            process.terminate()
        for process in self.processes:
            process.wait(STOP_LIMIT_SECONDS)


def test_several_machines_on_one_database_are_one_installation(own):
    pool = make_pool(own)
    name = pool.user()
    with Machine(own) as second:
        here, there = pool.public, unsigned(second)
        # A sign-in that is begun at one machine goes on at the other.
        srp = AWSSRP(
            username=name, password=PASSWORD, pool_id=pool.id, client_id=pool.client_id, client=here
        )
        begun = here.initiate_auth(
            ClientId=pool.client_id, AuthFlow="USER_SRP_AUTH", AuthParameters=srp.get_auth_params()
        )
        tokens = there.respond_to_auth_challenge(
            ClientId=pool.client_id, ChallengeName="PASSWORD_VERIFIER",
            ChallengeResponses=srp.process_challenge(
                begun["ChallengeParameters"], srp.get_auth_params()
            ),
        )["AuthenticationResult"]
        assert here.get_user(AccessToken=tokens["AccessToken"])["Username"] == name
        # What is ended at one is ended at the other at once.
        there.global_sign_out(AccessToken=tokens["AccessToken"])
        for client in (here, there):
            with pytest.raises(client.exceptions.NotAuthorizedException):
                client.get_user(AccessToken=tokens["AccessToken"])
            with pytest.raises(client.exceptions.NotAuthorizedException):
                client.initiate_auth(
                    ClientId=pool.client_id, AuthFlow="REFRESH_TOKEN_AUTH",
                    AuthParameters={"REFRESH_TOKEN": tokens["RefreshToken"]},
                )
        # A pool that is made at one is known to the other.
        made = make_pool(own)
        listed = signed(second).describe_user_pool(UserPoolId=made.id)["UserPool"]
        assert listed["Id"] == made.id
