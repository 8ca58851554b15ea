"""`gatehousectl providers test`: a sign-in as far as it goes without a browser, and what would become of a token."""

import base64
import json
import subprocess
import time
from email.utils import formatdate

import pytest
import requests

from support.clients import unique
from support.provider_sign_ins import add_issuer, authorize, federated_pool, follow, list_providers, told, users
from support.events import wait_for
from support.saml_office import Office
from support.stack import executables, make_stack
from support.upstream import Upstream


class Dated(Upstream):
    """Says in its answers that its clock is so many seconds ahead."""

    ahead = 0

    def _handler(upstream):
        class Handler(super()._handler()):
            def date_time_string(self, timestamp=None):
                return formatdate(time.time() + upstream.ahead, usegmt=True)

        return Handler


@pytest.fixture(scope="module")
def upstream():
    running = Dated()
    yield running
    running.close()


@pytest.fixture(scope="module")
def stack(upstream):
    with make_stack() as running:
        running.settings |= {"GATEHOUSE_PROVIDERS_ALLOWED_HOSTS": upstream.issuer}
        yield running.start()


@pytest.fixture
def pool(stack, upstream):
    upstream.is_down, upstream.ahead, upstream.token_status = False, 0, 200
    made = federated_pool(stack)
    add_issuer(made, "Corp", upstream.issuer)
    list_providers(made, "COGNITO", "Corp")
    return made


def walk(pool, name="Corp", token=None, folder=None):
    """The command's exit code, and its steps: outcome, name and detail."""
    arguments = ["providers", "test", pool.id, name]
    if token is not None:
        (folder / "token").write_text(token)
        arguments += ["--token", str(folder / "token")]
    done = pool.stack.control(*arguments, check=False)
    steps = {}
    for line in done.stdout.splitlines():
        outcome, _, rest = line.partition("  ")
        step, _, detail = rest.strip().partition(": ")
        steps.setdefault(step, []).append((outcome.strip(), detail))
    return done.returncode, steps, done


def test_a_good_provider_passes_each_step(pool, upstream):
    code, steps, done = walk(pool)
    assert code == 0, done
    assert {step[0][0] for step in steps.values()} == {"ok"}, steps
    assert set(steps) == {"provider", "discovery", "keys", "clock", "token endpoint"}
    assert upstream.issuer in steps["discovery"][0][1]


def test_a_clock_that_is_off_is_named(pool, upstream):
    for ahead, word in ((600, "ahead"), (-600, "behind")):
        upstream.ahead = ahead
        code, steps, _ = walk(pool)
        assert code != 0 and steps["clock"][0][0] == "FAILED" and word in steps["clock"][0][1]


def test_a_token_is_shown_with_the_attributes_of_its_user(pool, upstream, tmp_path):
    token = upstream.token("our-app", sub="ada", email="ada@example.com")
    code, steps, _ = walk(pool, token=token, folder=tmp_path)
    assert code == 0
    outcome, detail = steps["token"][0]
    assert outcome == "ok" and "user ada" in detail and "email = ada@example.com" in detail
    assert "name = nothing" in detail
    for bad in (
        upstream.token("another-app"), upstream.token("our-app", iss="https://evil.example"), "x",
        upstream.token("our-app", exp=1),
    ):
        code, steps, _ = walk(pool, token=bad, folder=tmp_path)
        assert code != 0 and steps["token"][0][0] == "FAILED"
    assert users(pool) == []


def test_a_refused_client_and_a_silent_provider_are_named(pool, upstream):
    upstream.token_status = 401
    code, steps, _ = walk(pool)
    assert code != 0 and "client_secret" in steps["token endpoint"][0][1]
    upstream.is_down = True
    code, steps, _ = walk(pool)
    assert code != 0 and steps["discovery"][0][0] == "FAILED"
    code, _, done = walk(pool, "Nobody")
    assert code != 0 and "Traceback" not in done.stderr and done.stderr


def test_a_provider_of_saml_is_shown_with_its_certificates_and_a_response(stack, tmp_path):
    office = Office(stack, IDPSignout="true")
    code, steps, _ = walk(office.pool, "Office")
    assert code == 0
    # It ends in two days.
    outcome, detail = steps["certificate"][0]
    assert outcome == "note" and "which is soon" in detail and "sha256 " in detail
    code, steps, _ = walk(office.pool, "Office", office.response("_any"), tmp_path)
    assert code == 0 and "email = ada@example.com" in steps["response"][0][1]
    stranger = Office(stack)
    code, steps, _ = walk(office.pool, "Office", stranger.response("_any"), tmp_path)
    assert code != 0 and steps["response"][0][0] == "FAILED"
    code, steps, _ = walk(office.pool, "Office", base64.b64encode(b"<x/>").decode(), tmp_path)
    assert code != 0


def test_idp_3_a_host_that_the_operator_closes_is_named_with_its_cure(upstream):
    """A provider that was set up while its host was allowed: the event and the command name the setting."""
    upstream.is_down, upstream.ahead, upstream.token_status = False, 0, 200
    with make_stack() as running:
        running.settings |= {"GATEHOUSE_PROVIDERS_ALLOWED_HOSTS": upstream.issuer}
        running.start()
        pool = federated_pool(running)
        add_issuer(pool, "Corp", upstream.issuer)
        list_providers(pool, "COGNITO", "Corp")
        running.stop()
        running.settings |= {"GATEHOUSE_PROVIDERS_ALLOWED_HOSTS": "login.example.com"}
        running.start()
        upstream.subject = unique("ada")
        with requests.Session() as browser:
            begun = follow(pool, browser, authorize(pool, browser, "Corp"), stop=upstream.issuer)
            answered = browser.get(begun.headers["Location"], allow_redirects=False, timeout=60)
            end = browser.get(answered.headers["Location"], allow_redirects=False, timeout=60)
        assert told(end)["error"] == "invalid_request"
        # The client learns nothing of the operator's settings.
        assert "allowed" not in end.headers["Location"]
        event = wait_for(running, end.headers["x-amzn-requestid"])
        assert "providers.allowed-hosts" in str(event) and upstream.issuer in str(event), event
        code, _, done = walk(pool)
        assert code != 0 and "providers.allowed-hosts" in done.stdout


def check(stack, folder) -> list[dict]:
    """What `gatehousectl check` finds of outside providers; other parts need an installation."""
    run = (stack.state / "run-directory").read_text().strip()
    (folder / "gateway.json").write_text(json.dumps({"listen-port": stack.port, "run-directory": run}))
    (folder / "gatehouse.json").write_text("{}")
    done = subprocess.run(
        [str(executables() / "gatehousectl"), "check", "--folder", str(folder), "--json"],
        capture_output=True, text=True, timeout=300,
    )
    [part] = [part for part in json.loads(done.stdout)["parts"] if part["part"] == "outside providers"]
    return part["faults"]


def test_sam_21_a_certificate_that_ends_is_named_by_the_check_of_the_installation(stack, tmp_path):
    """Who finds it in a journal finds it too late."""
    office = Office(stack)
    [fault] = [each for each in check(stack, tmp_path) if office.pool.id in each["cause"]]
    assert "Office" in fault["cause"] and "will be kept out" in fault["cause"]
    assert "MetadataFile needs UpdateIdentityProvider" in fault["cure"]
    office.pool.admin.delete_identity_provider(UserPoolId=office.pool.id, ProviderName="Office")
    # Where certificates that have ended count, none keeps a user out.
    lax = Office(stack, gatehouse_permits="expired-certificates")
    for pool in (office.pool, lax.pool):
        assert not any(pool.id in each["cause"] for each in check(stack, tmp_path))
