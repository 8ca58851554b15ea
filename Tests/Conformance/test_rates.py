"""Request rates: a pool's requests of a category are refused beyond so many a second."""

import pytest
from botocore.config import Config
from botocore.exceptions import ClientError

from support.clients import make_pool, signed
from support.stack import make_stack
from support.waiting import wait_until


@pytest.fixture(scope="module")
def limited():
    """A system in which few requests of some categories are allowed."""
    with make_stack() as stack:
        stack.settings = {
            "GATEHOUSE_REQUEST_RATES_ENABLED": "true",
            "GATEHOUSE_REQUEST_RATES_USER_READ": "1",
            "GATEHOUSE_REQUEST_RATES_USER_LIST": "1",
        }
        yield stack.start()


def exhaust(call, **arguments):
    """Calls until refused; gives the refusal and how often it went well."""
    for passed in range(200):
        try:
            call(**arguments)
        except ClientError as error:
            return error.response, passed
    pytest.fail("no call was refused")


def test_too_many_requests_are_refused_in_cognitos_words(limited):
    pool = make_pool(limited)
    name = pool.user()
    refused, passed = exhaust(pool.admin.admin_get_user, UserPoolId=pool.id, Username=name)
    assert passed >= 1
    assert refused["Error"]["Code"] == "TooManyRequestsException"
    assert refused["Error"]["Message"] == "Rate exceeded"
    assert refused["ResponseMetadata"]["HTTPStatusCode"] == 400
    # Another category and another pool are not concerned.
    pool.admin.describe_user_pool(UserPoolId=pool.id)
    other = make_pool(limited)
    other.admin.admin_get_user(UserPoolId=other.id, Username=other.user())
    # The refusal is an event; an instance writes it before what it is asked next is answered.
    pool.admin.describe_user_pool(UserPoolId=pool.id)
    events = limited.control("events", "--outcome", "TooManyRequestsException", "--pool", pool.id)
    assert refused["ResponseMetadata"]["RequestId"] in events.stdout


def test_boto3_retries_until_there_is_room(limited):
    pool = make_pool(limited)
    patient = signed(
        limited, config=Config(retries={"mode": "standard", "total_max_attempts": 8})
    )
    def attempts():
        exhaust(pool.admin.list_users, UserPoolId=pool.id)
        answer = patient.list_users(UserPoolId=pool.id)["ResponseMetadata"]
        assert answer["HTTPStatusCode"] == 200
        return answer["RetryAttempts"]

    # On a busy machine the second that makes room may pass before the call.
    wait_until(attempts, "no call was refused and made again")


def test_a_private_installation_counts_nothing_unless_asked(stack):
    pool = make_pool(stack)
    name = pool.user()
    for _ in range(150):
        pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)
