"""Threat protection by boto3, and what Terraform's resources do with it."""

import base64
import hashlib
import hmac
import json
import time

import pytest
from botocore.exceptions import ClientError

from support.clients import PASSWORD, make_pool


def refused(code):
    return pytest.raises(ClientError, match=code)


def protected_pool(stack, mode="AUDIT", **options):
    return make_pool(
        stack,
        {"UserPoolTier": "PLUS", "UserPoolAddOns": {"AdvancedSecurityMode": mode}} | options,
    )


def described(pool, **ids):
    answer = pool.admin.describe_risk_configuration(UserPoolId=pool.id, **ids)
    return answer["RiskConfiguration"]


def encoded_data(pool, name):
    """What amazon-cognito-advanced-security-data sends."""
    payload = json.dumps({
        "contextData": {
            "UserAgent": "Mozilla/5.0 (Windows NT 10.0) Chrome/126.0", "DeviceId": "device:1",
            "DeviceLanguage": "en", "DevicePlatform": "Win32", "ClientTimezone": "02:00",
        },
        "username": name, "userPoolId": pool.id, "timestamp": str(int(time.time() * 1000)),
    })
    version = "JS20171115"
    code = hmac.digest(pool.client_id.encode(), (version + payload).encode(), hashlib.sha256)
    whole = {"payload": payload, "signature": base64.b64encode(code).decode(), "version": version}
    return base64.b64encode(json.dumps(whole).encode()).decode()


def test_terraform_applies_plans_updates_and_destroys_a_risk_configuration(stack):
    """THR-1 to THR-3."""
    pool = make_pool(stack)
    client = {"ClientId": pool.client_id}
    # Its acceptance test has a bare pool: apply, read, read again, another client, destroy.
    exceptions = {"BlockedIPRangeList": ["10.10.10.10/32"]}
    set_up = pool.admin.set_risk_configuration(
        UserPoolId=pool.id, RiskExceptionConfiguration=exceptions
    )["RiskConfiguration"]
    assert set_up["RiskExceptionConfiguration"] == exceptions
    assert described(pool) == set_up == described(pool)
    assert set_up["UserPoolId"] == pool.id and "ClientId" not in set_up
    takeover = {
        "NotifyConfiguration": {
            "SourceArn": "arn:aws:ses:us-east-1:123456789012:identity/example.com",
            "BlockEmail": {"Subject": "Blocked", "HtmlBody": "<p>{username}</p>"},
        },
        "Actions": {"LowAction": {"EventAction": "BLOCK", "Notify": True}},
    }
    pool.admin.set_risk_configuration(
        UserPoolId=pool.id, AccountTakeoverRiskConfiguration=takeover, **client
    )
    found = described(pool, **client)
    assert found["AccountTakeoverRiskConfiguration"] == takeover
    assert "RiskExceptionConfiguration" not in found
    leaked = {"Actions": {"EventAction": "NO_ACTION"}}
    pool.admin.set_risk_configuration(
        UserPoolId=pool.id, CompromisedCredentialsRiskConfiguration=leaked
    )
    found = described(pool)
    assert found["CompromisedCredentialsRiskConfiguration"]["EventFilter"] == [
        "SIGN_IN", "PASSWORD_CHANGE", "SIGN_UP",
    ]
    assert "RiskExceptionConfiguration" not in found
    for ids in ({}, client):
        pool.admin.set_risk_configuration(UserPoolId=pool.id, **ids)
        assert described(pool, **ids) == {"UserPoolId": pool.id} | ids


def test_risk_configurations_are_refused_by_name(stack):
    pool = make_pool(stack)
    with refused("InvalidParameterException.*BlockedIPRangeList"):
        pool.admin.set_risk_configuration(
            UserPoolId=pool.id, RiskExceptionConfiguration={"BlockedIPRangeList": ["10.0.0.0/33"]}
        )
    with refused("ResourceNotFoundException"):
        pool.admin.describe_risk_configuration(UserPoolId="us-east-1_AbCdEfGhI")
    with refused("UserPoolAddOnNotEnabledException"):
        pool.admin.admin_list_user_auth_events(UserPoolId=pool.id, Username=pool.user())


def test_terraform_applies_and_destroys_a_log_delivery_configuration(stack):
    pool = protected_pool(stack)
    empty = {"UserPoolId": pool.id, "LogConfigurations": []}

    def found():
        answer = pool.admin.get_log_delivery_configuration(UserPoolId=pool.id)
        return answer["LogDeliveryConfiguration"]

    assert found() == empty
    logs = [{
        "EventSource": "userNotification", "LogLevel": "ERROR",
        "CloudWatchLogsConfiguration": {
            "LogGroupArn": "arn:aws:logs:us-east-1:123456789012:log-group:tf"
        },
    }]
    set_up = pool.admin.set_log_delivery_configuration(UserPoolId=pool.id, LogConfigurations=logs)
    assert set_up["LogDeliveryConfiguration"] == found()
    assert found()["LogConfigurations"] == logs
    set_up = pool.admin.set_log_delivery_configuration(UserPoolId=pool.id, LogConfigurations=[])
    assert found() == empty
    with refused("have no destination: .userNotification"):
        pool.admin.set_log_delivery_configuration(
            UserPoolId=pool.id,
            LogConfigurations=[{"EventSource": "userNotification", "LogLevel": "ERROR"}],
        )


def test_a_replica_is_refused_in_clear_words(stack):
    """REP-1, REP-2, REP-3."""
    pool = make_pool(stack)
    replicas = pool.admin.list_user_pool_replicas(UserPoolId=pool.id)["UserPoolReplicas"]
    region = pool.id.split("_")[0]
    assert [(r["RegionName"], r["Status"], r["Role"]) for r in replicas] == [
        (region, "ACTIVE", "PRIMARY")
    ]
    with refused("OperationNotEnabledException.*not enabled in this installation"):
        pool.admin.create_user_pool_replica(UserPoolId=pool.id, RegionName="eu-west-1")
    with refused("InvalidParameterException"):
        pool.admin.create_user_pool_replica(UserPoolId=pool.id, RegionName=region)
    with refused("ResourceNotFoundException"):
        pool.admin.delete_user_pool_replica(UserPoolId=pool.id, RegionName="eu-west-1")
    with refused("ResourceNotFoundException"):
        pool.admin.update_user_pool_replica(
            UserPoolId=pool.id, RegionName="eu-west-1", Status="ACTIVE"
        )


def test_a_limit_is_told_and_not_raised_beyond_the_operators(stack):
    """LIM-1, LIM-2."""
    pool = make_pool(stack)
    definition = {"LimitClass": "API_CATEGORY", "Attributes": {"Category": "UserCreation"}}
    limit = pool.admin.get_provisioned_limit(LimitDefinition=definition)["Limit"]
    assert limit["LimitDefinition"] == definition
    assert limit["FreeLimitValue"] == limit["ProvisionedLimitValue"]
    with refused("ServiceQuotaExceededException"):
        pool.admin.update_provisioned_limit(
            LimitDefinition=definition, RequestedLimitValue=limit["FreeLimitValue"] + 1
        )
    with refused("InvalidParameterException"):
        pool.admin.update_provisioned_limit(
            LimitDefinition=definition, RequestedLimitValue=limit["FreeLimitValue"] - 1
        )
    with refused("ResourceNotFoundException"):
        pool.admin.get_provisioned_limit(
            LimitDefinition={"LimitClass": "API_CATEGORY", "Attributes": {"Category": "Nothing"}}
        )


def test_a_sign_in_is_an_event_that_its_tokens_name(stack):
    pool = protected_pool(stack)
    name = pool.user()
    result = pool.public.initiate_auth(
        AuthFlow="USER_PASSWORD_AUTH", ClientId=pool.client_id,
        AuthParameters={"USERNAME": name, "PASSWORD": PASSWORD},
        UserContextData={"EncodedData": encoded_data(pool, name)},
    )["AuthenticationResult"]
    claims = json.loads(base64.urlsafe_b64decode(result["IdToken"].split(".")[1] + "=="))
    listed = pool.admin.admin_list_user_auth_events(UserPoolId=pool.id, Username=name)
    [event] = [e for e in listed["AuthEvents"] if e["EventType"] == "SignIn"]
    assert event["EventId"] == claims["event_id"]
    assert event["EventResponse"] == "Pass"
    assert event["EventRisk"]["RiskDecision"] == "NoRisk"
    assert event["EventContextData"]["DeviceName"] == "Chrome 126, Windows 10"
    assert event["EventContextData"]["Timezone"] == "+02:00"
    pool.admin.admin_update_auth_event_feedback(
        UserPoolId=pool.id, Username=name, EventId=event["EventId"], FeedbackValue="Valid"
    )
    listed = pool.admin.admin_list_user_auth_events(UserPoolId=pool.id, Username=name)
    [event] = [e for e in listed["AuthEvents"] if e["EventType"] == "SignIn"]
    assert event["EventFeedback"]["FeedbackValue"] == "Valid"
    assert event["EventFeedback"]["Provider"] == "Admin"
    with refused("NotAuthorizedException"):
        pool.public.update_auth_event_feedback(
            UserPoolId=pool.id, Username=name, EventId=event["EventId"],
            FeedbackToken="bWFkZS11cA", FeedbackValue="Invalid",
        )
    with refused("ResourceNotFoundException"):
        pool.admin.admin_update_auth_event_feedback(
            UserPoolId=pool.id, Username=name, EventId="none", FeedbackValue="Valid"
        )
