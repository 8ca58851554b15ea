"""Who has taken the gateway over is no administrator: services check the proof of a signed call."""

import re

import pytest
from botocore.exceptions import ClientError

from support.clients import PASSWORD, signed
from support.events import events
from support.rpc import call, message
from support.waiting import wait_until

SERVICE = "gatehouse.authentication.v1.AuthenticationService"
CHOSEN = "Chosen-by-attacker-1"
INTERNAL = 13


def set_password(stack, pool, name, metadata):
    request = message([(1, pool.id), (2, name), (3, CHOSEN), (4, 1)])
    return call(stack, "authentication", f"{SERVICE}/AdminSetUserPassword", request, metadata)


def unproved(stack):
    (count,) = re.findall(
        r'^gatehouse_unproved_calls_total\{[^}]*service="authentication"[^}]*\} (\S+)',
        stack.metrics(),
        re.MULTILINE,
    ) or ["0"]
    return float(count)


@pytest.mark.parametrize("ticket", [None, "", "AQAAAAE=", "made up"])
def test_a_call_at_the_socket_without_proof_is_a_fault_and_changes_nothing(stack, pool, ticket):
    name = pool.user()
    metadata = {"access-key-id": stack.access_key_id, "region": stack.region}
    if ticket is not None:
        metadata["ticket"] = ticket
    _, reply = set_password(stack, pool, name, metadata)
    assert reply[2] == INTERNAL and 3 not in reply
    with pytest.raises(ClientError):
        pool.sign_in(name, CHOSEN)
    pool.sign_in(name, PASSWORD)


def test_it_is_an_event_that_names_the_caller_and_counts(stack, pool):
    name = pool.user()
    before = unproved(stack)
    tried = []

    def told():
        # Of several in one second one is an event.
        refused, _ = set_password(stack, pool, name, {"access-key-id": stack.access_key_id})
        tried.append(refused)
        found = events(stack, "--pool", pool.id, "--outcome", "InternalErrorException")
        return next((event for event in found if event["request-id"] in tried), None)

    found = []
    wait_until(lambda: found.append(told()) or found[-1], "no event of the calls")
    event = found[-1]
    assert event["operation"] == "AdminSetUserPassword" and event["actor"] == "anonymous"
    assert "access-key-id" not in event
    assert event["rule"].startswith("the call has no ticket; the Unix user of the caller is ")
    wait_until(lambda: unproved(stack) >= before + len(tried), "they are not counted")


def test_an_operation_that_needs_no_signature_needs_no_proof(stack, pool):
    # GetUser with a token that is none.
    _, reply = call(
        stack, "authentication", f"{SERVICE}/GetUser", message([(1, "made up")]), {}
    )
    assert reply[2] != INTERNAL and reply[3] == b"not_authorized"


def test_signed_operations_go_through_in_the_region_that_was_signed(stack):
    elsewhere = signed(stack, region_name="ap-test-7")
    made = elsewhere.create_user_pool(PoolName="elsewhere")["UserPool"]
    assert made["Id"].startswith("ap-test-7_")
    elsewhere.delete_user_pool(UserPoolId=made["Id"])
