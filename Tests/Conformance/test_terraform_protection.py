"""The calls of Terraform's resources of threat protection, one after the other as its provider makes them."""

import pytest
from botocore.exceptions import ClientError

from support.clients import make_pool

GROUP = {"CloudWatchLogsConfiguration": {
    "LogGroupArn": "arn:aws:logs:us-east-1:123456789012:log-group:tf"}}
BUCKET = {"S3Configuration": {"BucketArn": "arn:aws:s3:::tf"}}
EMAIL = {"Subject": "Sign-in", "HtmlBody": "<p>{username}</p>", "TextBody": "{username}"}
TAKEOVER = {
    "NotifyConfiguration": {
        "SourceArn": "arn:aws:ses:us-east-1:123456789012:identity/example.com",
        "From": "gate@example.com", "ReplyTo": "help@example.com",
        "BlockEmail": EMAIL, "MfaEmail": EMAIL, "NoActionEmail": EMAIL,
    },
    "Actions": {
        "HighAction": {"EventAction": "BLOCK", "Notify": True},
        "MediumAction": {"EventAction": "MFA_IF_CONFIGURED", "Notify": True},
        "LowAction": {"EventAction": "NO_ACTION", "Notify": False},
    },
}
LEAKED = {"EventFilter": ["SIGN_IN", "SIGN_UP"], "Actions": {"EventAction": "BLOCK"}}
RANGES = {"BlockedIPRangeList": ["10.10.10.10/32"], "SkippedIPRangeList": ["10.10.10.11/32"]}


class RiskConfiguration:
    """aws_cognito_risk_configuration."""

    def __init__(self, pool, client=None):
        self.client = pool.admin
        self.ids = {"UserPoolId": pool.id} | ({"ClientId": client} if client else {})

    @property
    def id(self):
        return ":".join(self.ids.values())

    @classmethod
    def imported(cls, pool, text):
        """Its id is the pool's, or pool and client with a colon between them."""
        parts = text.split(":")
        assert parts[0] == pool.id
        return cls(pool, parts[1] if len(parts) > 1 else None)

    def read(self):
        """Refresh: gone where the pool is, or where nothing is told."""
        try:
            answer = self.client.describe_risk_configuration(**self.ids)
        except ClientError as failed:
            assert failed.response["Error"]["Code"] == "ResourceNotFoundException"
            return None
        return {
            name: value for name, value in answer["RiskConfiguration"].items()
            if name not in ("UserPoolId", "ClientId", "LastModifiedDate")
        }

    def apply(self, **wanted):
        self.client.set_risk_configuration(**self.ids, **wanted)
        return self.read()

    def destroy(self):
        self.client.set_risk_configuration(**self.ids)


class LogDelivery:
    """aws_cognito_log_delivery_configuration."""

    def __init__(self, pool):
        self.client, self.pool = pool.admin, pool.id

    def read(self):
        """Refresh: gone where the pool is, or where the list is empty."""
        try:
            answer = self.client.get_log_delivery_configuration(UserPoolId=self.pool)
        except ClientError as failed:
            assert failed.response["Error"]["Code"] == "ResourceNotFoundException"
            return None
        return answer["LogDeliveryConfiguration"]["LogConfigurations"] or None

    def apply(self, *wanted):
        self.client.set_log_delivery_configuration(
            UserPoolId=self.pool, LogConfigurations=list(wanted)
        )
        return self.read()

    def destroy(self):
        self.client.set_log_delivery_configuration(UserPoolId=self.pool, LogConfigurations=[])


def watched_pool(stack):
    return make_pool(
        stack, {"UserPoolTier": "PLUS", "UserPoolAddOns": {"AdvancedSecurityMode": "AUDIT"}}
    )


@pytest.mark.parametrize("of_client", [False, True], ids=["pool", "client"])
def test_thr_1_thr_3_a_risk_configuration_lives_as_terraform_has_it(stack, of_client):
    pool = watched_pool(stack)
    resource = RiskConfiguration(pool, pool.client_id if of_client else None)
    wanted = {
        "AccountTakeoverRiskConfiguration": TAKEOVER,
        "CompromisedCredentialsRiskConfiguration": LEAKED,
        "RiskExceptionConfiguration": RANGES,
    }
    # What is read is what was written: the next plan is empty.
    assert resource.apply(**wanted) == wanted == resource.read()
    assert RiskConfiguration.imported(pool, resource.id).read() == wanted
    changed = {"RiskExceptionConfiguration": {"SkippedIPRangeList": ["192.0.2.0/24"]}}
    assert resource.apply(**changed) == changed == resource.read()
    resource.destroy()
    assert resource.read() == {}


def test_thr_1_terraform_finds_a_risk_configuration_gone_with_its_pool_or_client(stack):
    pool = watched_pool(stack)
    ours, clients = RiskConfiguration(pool), RiskConfiguration(pool, pool.client_id)
    for resource in (ours, clients):
        resource.apply(CompromisedCredentialsRiskConfiguration=LEAKED)
    pool.admin.delete_user_pool_client(UserPoolId=pool.id, ClientId=pool.client_id)
    assert clients.read() is None and ours.read()
    pool.admin.delete_user_pool(UserPoolId=pool.id)
    assert ours.read() is None


def test_logd_1_a_log_delivery_lives_as_terraform_has_it(stack):
    pool = watched_pool(stack)
    resource = LogDelivery(pool)
    notices = {"EventSource": "userNotification", "LogLevel": "ERROR"} | GROUP
    activity = {"EventSource": "userAuthEvents", "LogLevel": "INFO"}
    assert resource.read() is None
    assert resource.apply(notices) == [notices] == resource.read()
    # Its identity is the pool's alone.
    assert LogDelivery(pool).read() == [notices]
    both = [notices, activity | BUCKET]
    assert resource.apply(*both) == both == resource.read()
    moved = [activity | GROUP]
    assert resource.apply(*moved) == moved
    resource.destroy()
    assert resource.read() is None
    resource.apply(notices)
    pool.admin.delete_user_pool(UserPoolId=pool.id)
    assert resource.read() is None
