"""Limits of requests that an operator allows to be moved."""

import pytest
from botocore.exceptions import ClientError

from support.clients import make_pool, signed
from support.events import events
from support.stack import make_stack
from support.waiting import wait_until

CREATION = {"LimitClass": "API_CATEGORY", "Attributes": {"Category": "UserCreation"}}


def refusal(call, **members):
    with pytest.raises(ClientError) as failed:
        call(**members)
    return failed.value.response


@pytest.fixture(scope="module")
def counting():
    """A system that counts requests, and lets one rate be raised."""
    with make_stack() as stack:
        stack.settings = {
            "GATEHOUSE_REQUEST_RATES_ENABLED": "true",
            "GATEHOUSE_REQUEST_RATES_USER_CREATION": "50",
            "GATEHOUSE_REQUEST_RATES_MAXIMUM_USER_CREATION": "60",
        }
        yield stack.start()


def test_lim_3_limits_are_asked_and_moved_once_a_second_in_the_installation(counting):
    admin = signed(counting)
    answers = []
    for _ in range(40):
        try:
            answers.append(admin.get_provisioned_limit(LimitDefinition=CREATION))
        except ClientError as error:
            assert error.response["Error"]["Code"] == "TooManyRequestsException"
            return
    pytest.fail("no call was refused")


def test_lim_3_a_moved_limit_is_an_event_and_no_pools_key_moves_it(counting):
    pool = make_pool(counting)
    printed = counting.control("access-keys", "create", "--pool", pool.id).stdout
    pair = dict(line.split("=", 1) for line in printed.splitlines())
    limited = signed(
        counting,
        aws_access_key_id=pair["AWS_ACCESS_KEY_ID"],
        aws_secret_access_key=pair["AWS_SECRET_ACCESS_KEY"],
    )
    error = refusal(
        limited.update_provisioned_limit, LimitDefinition=CREATION, RequestedLimitValue=55
    )["Error"]
    assert error["Code"] == "AccessDeniedException"
    admin = signed(counting)
    moved = []

    def move():
        try:
            moved.append(
                admin.update_provisioned_limit(LimitDefinition=CREATION, RequestedLimitValue=60)
            )
        except ClientError as failed:
            assert failed.response["Error"]["Code"] == "TooManyRequestsException"
        return bool(moved)

    wait_until(move, "the limit is not moved")
    assert moved[0]["Limit"]["ProvisionedLimitValue"] == 60
    request_id = moved[0]["ResponseMetadata"]["RequestId"]
    (event,) = events(counting, "--request-id", request_id)
    assert event["operation"] == "UpdateProvisionedLimit" and event["outcome"] == "Success"
