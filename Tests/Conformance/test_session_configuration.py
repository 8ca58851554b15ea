"""Session configuration of pools and clients, by the four operations (SES-18, SES-19)."""

import pytest

from support.accounts import refused
from support.clients import make_pool


@pytest.fixture(scope="module")
def pool(stack):
    return make_pool(stack)


def configuration(pool):
    answer = pool.admin.get_user_pool_session_configuration(UserPoolId=pool.id)
    answer.pop("ResponseMetadata")
    return answer


def configure(pool, tracking, limit):
    answer = pool.admin.set_user_pool_session_configuration(
        UserPoolId=pool.id, UserSessionTracking=tracking, TokenSession={"MaxPerUser": limit}
    )
    answer.pop("ResponseMetadata")
    return answer


def client_configuration(pool):
    answer = pool.admin.get_user_pool_client_session_configuration(
        UserPoolId=pool.id, ClientId=pool.client_id
    )
    answer.pop("ResponseMetadata")
    return answer


def test_the_usual_configuration_and_another(pool):
    usual = {
        "UserPoolId": pool.id,
        "UserSessionTracking": "DISABLED",
        "TokenSession": {"MaxPerUser": 20},
    }
    assert configuration(pool) == usual
    changed = usual | {"UserSessionTracking": "ENABLED", "TokenSession": {"MaxPerUser": 2}}
    assert configure(pool, "ENABLED", 2) == changed
    assert configuration(pool) == changed
    assert configure(pool, "DISABLED", 20) == usual


def test_a_client_needs_a_pool_that_tracks_sessions(pool):
    client = {"UserPoolId": pool.id, "ClientId": pool.client_id}
    usual = client | {"SSOSession": {"MaxValidityMinutes": 60}}
    assert client_configuration(pool) == usual
    change = client | {"SSOSession": {"MaxValidityMinutes": 0}}
    refused(
        pool.admin.set_user_pool_client_session_configuration,
        "OperationNotEnabledException",
        f"User session tracking is not enabled for user pool {pool.id}.",
        **change,
    )
    configure(pool, "ENABLED", 20)
    answer = pool.admin.set_user_pool_client_session_configuration(**change)
    assert answer["SSOSession"] == {"MaxValidityMinutes": 0}
    assert client_configuration(pool) == change
    configure(pool, "DISABLED", 20)
    assert client_configuration(pool) == change


def test_refusals(stack, pool):
    # boto3 itself refuses what is below the model's least.
    refused(
        pool.admin.set_user_pool_session_configuration,
        "InvalidParameterException",
        UserPoolId=pool.id,
        UserSessionTracking="ENABLED",
        TokenSession={"MaxPerUser": 101},
    )
    lite = make_pool(stack, {"UserPoolTier": "LITE"})
    refused(
        lite.admin.set_user_pool_session_configuration,
        "FeatureUnavailableInTierException",
        UserPoolId=lite.id,
        UserSessionTracking="ENABLED",
        TokenSession={"MaxPerUser": 5},
    )
    assert configuration(lite)["UserSessionTracking"] == "DISABLED"
    refused(
        pool.admin.get_user_pool_session_configuration,
        "ResourceNotFoundException",
        UserPoolId="us-east-1_Absent000",
    )
    refused(
        pool.admin.get_user_pool_client_session_configuration,
        "ResourceNotFoundException",
        UserPoolId=pool.id,
        ClientId="0123456789abcdefghijklmnop",
    )
    refused(
        pool.public.get_user_pool_session_configuration,
        "MissingAuthenticationTokenException",
        UserPoolId=pool.id,
    )
