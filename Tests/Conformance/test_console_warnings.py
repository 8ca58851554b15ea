"""What the console's first page tells operators before users do (CON-8, SPEC of its start)."""

import pytest
from botocore.exceptions import ClientError

from support.clients import make_pool, unique
from support.database import database
from support.invoke import Functions
from support.operators import Operator, with_console
from support.saml_office import Office
from support.stack import make_stack
from support.waiting import wait_until


@pytest.fixture(scope="module")
def functions():
    running = Functions()
    yield running
    running.close()


@pytest.fixture(scope="module")
def stack(functions):
    with make_stack() as running:
        running.settings |= {"GATEHOUSE_LAMBDA_ENDPOINT": functions.endpoint}
        yield with_console(running).start()


@pytest.fixture(scope="module")
def owner(stack):
    return Operator(stack, "owner@example.com").enter()


@pytest.fixture(scope="module")
def viewer(stack):
    return Operator(stack, "viewer@example.com", "--role", "viewer").enter()


@pytest.fixture(scope="module")
def bound(stack):
    """An operator of another pool."""
    other = make_pool(stack, {"PoolName": "Quiet"})
    return Operator(stack, "bound@example.com", "--role", "administrator", "--pool", other.id).enter()


def attention(person) -> str:
    """What the page says that needs attention; empty where all is well."""
    page = person.get("/").text
    return page.split('id="att"')[1].split("</section>")[0] if 'id="att"' in page else ""


def test_con_8_where_all_is_well_nothing_is_said(bound):
    assert attention(bound) == ""


def test_con_8_a_trigger_that_fails_is_told_to_those_who_may_see_its_pool(stack, functions, owner, viewer, bound):
    def judge(event):
        raise ValueError("not today")

    pool = make_pool(
        stack, {"PoolName": "Failing", "LambdaConfig": {"PreAuthentication": functions.add("judge", judge)}}
    )
    name = pool.user()
    for _ in range(2):
        with pytest.raises(ClientError, match="UserLambdaValidation"):
            pool.sign_in(name)
    wait_until(lambda: "A trigger of Failing fails" in attention(owner), "the failure is not told")
    told = attention(viewer)
    assert "PreAuthentication failed in" in told and f'/pools/{pool.id}/triggers/PreAuthentication"' in told
    assert "Failing" not in attention(bound)


def test_con_8_a_certificate_that_ends_is_told(stack, owner, bound):
    office = Office(stack)
    told = attention(owner)
    assert "A certificate ends." in told and f'/pools/{office.pool.id}/providers/Office"' in told
    assert attention(bound) == ""
    office.pool.admin.delete_identity_provider(UserPoolId=office.pool.id, ProviderName="Office")
    assert "A certificate ends." not in attention(owner)


def test_con_8_messages_that_are_not_taken_are_told_without_what_is_in_them(stack, owner, viewer, bound):
    pool = make_pool(stack, {"PoolName": "Waiting", "AutoVerifiedAttributes": ["email"]})
    address = f"{unique('ann')}@example.com"
    pool.public.sign_up(
        ClientId=pool.client_id, Username=unique("ann"), Password="9-Lanterns-afloat",
        UserAttributes=[{"Name": "email", "Value": address}],
    )
    assert "Waiting" not in attention(owner)
    database(
        stack,
        "UPDATE authentication.outbox_messages SET attempts = 2, last_error = 'refused', "
        "created_at_unix_millis = created_at_unix_millis - 120000, "
        "next_attempt_at_unix_millis = next_attempt_at_unix_millis + 3600000 "
        f"WHERE user_pool_id = '{pool.id}'",
    )
    told = attention(owner)
    assert "1 messages of Waiting are waiting" in told and 'href="/outbox"' in told
    # The outbox is an administrator's.
    told = attention(viewer)
    assert "of Waiting are waiting" in told and "/outbox" not in told and address not in told
    assert attention(bound) == ""


def test_con_8_a_key_that_has_signed_for_years_is_told(stack, owner, bound):
    pool = make_pool(stack, {"PoolName": "Aged"})
    database(
        stack,
        "UPDATE token_issuance.signing_keys SET created_at_unix_millis = created_at_unix_millis - 34560000000 "
        f"WHERE user_pool_id = '{pool.id}'",
    )
    told = attention(owner)
    assert "A signing key of Aged is old" in told and f'/pools/{pool.id}/keys"' in told
    assert attention(bound) == ""
    stack.control("keys", "rotate", "--pool", pool.id)
    assert "Aged" not in attention(owner)


def place(stack, statement: str) -> None:
    """Puts rows where a failure would have put them; the placeholder is two minutes ago."""
    database(stack, statement.replace("$ago", "(extract(epoch FROM now()) * 1000)::bigint - 120000"))


def test_con_8_messages_that_fail_are_told_by_their_medium(stack, owner, viewer, bound):
    pool = make_pool(stack, {"PoolName": "Silent"})
    place(
        stack,
        "INSERT INTO authentication.hourly_counts "
        "(user_pool_id, hour_unix_millis, outcome, rule, client_id, count) VALUES "
        f"('{pool.id}', $ago, 'message_time', 'SMS/1000', '', 9), "
        f"('{pool.id}', $ago, 'message_time_failed', 'SMS', '', 4)",
    )
    told = attention(owner)
    assert "Messages of Silent do not arrive." in told and "(text messages) failed in the last 24 hours" in told
    assert "4 of 9" in told
    seen = attention(viewer)
    assert "Messages of Silent do not arrive." in seen and "/outbox" not in seen
    assert attention(bound) == ""
    # Two days later it is no news.
    database(
        stack,
        "UPDATE authentication.hourly_counts SET hour_unix_millis = hour_unix_millis - 172800000 "
        f"WHERE user_pool_id = '{pool.id}'",
    )
    assert "Silent" not in attention(owner)


def test_con_8_events_that_a_log_does_not_take_are_told_without_what_is_in_them(stack, owner, viewer, bound):
    pool = make_pool(stack, {"PoolName": "Logging"})
    row = (
        "INSERT INTO authentication.log_deliveries (user_pool_id, destination, source, payload, "
        "created_at_unix_millis, next_attempt_at_unix_millis, attempts) VALUES "
        f"('{pool.id}', 'arn:aws:logs:eu-west-1:000000000000:log-group:held', 'userAuthEvents', "
        """'{"username": "who-it-was"}', $ago, $ago + 3600000, """
    )
    place(stack, row + "0)")
    assert "Logging" not in attention(owner)
    place(stack, row + "3)")
    for person in (owner, viewer):
        told = attention(person)
        assert "1 events of Logging wait for the receiver of its log." in told and f'/pools/{pool.id}"' in told
        assert "who-it-was" not in told
    assert attention(bound) == ""


def test_con_8_notices_that_no_receiver_takes_are_told(stack, owner, viewer, bound):
    pool = make_pool(stack, {"PoolName": "Pushing"})
    place(
        stack,
        "INSERT INTO authentication.interaction_deliveries (user_pool_id, id, kind, payload, attempts, "
        "next_attempt_at_unix_millis, created_at_unix_millis, expires_at_unix_millis, removable_at_unix_millis) "
        f"SELECT '{pool.id}', 'held-' || attempts, 'event', 'what was done', attempts, $ago + 3600000, $ago, "
        "$ago + 7200000, $ago + 7200000 FROM generate_series(0, 2) AS attempts",
    )
    for person in (owner, viewer):
        told = attention(person)
        assert "2 notices of Pushing for apps are waiting." in told and "what was done" not in told
    assert attention(bound) == ""
    database(
        stack,
        f"UPDATE authentication.interaction_deliveries SET state = 'failed' WHERE user_pool_id = '{pool.id}'",
    )
    assert "Pushing" not in attention(owner)


def test_con_8_a_service_that_does_not_answer_is_named_and_the_page_stands(stack, owner, bound):
    processes = stack.processes("gatehouse-identity-federation")
    assert processes
    for process in processes:
        process.suspend()
    try:
        told = attention(owner)
    finally:
        for process in processes:
            process.resume()
    assert "Not all could be looked at." in told and "outside providers" in told
    wait_until(lambda: "Not all could be looked at." not in attention(owner), "the service is not asked again")
