"""Where logs of pools go that the operator has named: a bucket and a file (LOGD-4 to LOGD-7)."""

import json
import re

import pytest
from botocore.exceptions import ClientError

from support.clients import PASSWORD, make_pool, unique
from support.s3 import Bucket
from support.stack import make_stack
from support.waiting import wait_until

REGION = "eu-west-1"
BUCKET = "arn:aws:s3:::audit-logs"
GROUP = "arn:aws:logs:us-east-1:123456789012:log-group:gatehouse"


@pytest.fixture(scope="module")
def bucket():
    bucket = Bucket(REGION)
    yield bucket
    bucket.close()


@pytest.fixture(scope="module")
def stack(bucket):
    with make_stack() as stack:
        folder = stack.state.parent
        key = folder / "s3-key"
        key.write_text(f"{bucket.key_id} {bucket.secret}\n")
        key.chmod(0o600)
        stack.settings = {
            "GATEHOUSE_LOG_DELIVERY_DESTINATIONS":
                f"{BUCKET} s3:{bucket.url},{GROUP} file:{folder}/pools.jsonl",
            "GATEHOUSE_LOG_DELIVERY_S3_KEY_FILE": str(key),
            "GATEHOUSE_LOG_DELIVERY_S3_REGION": REGION,
            "GATEHOUSE_LOG_DELIVERY_UNKNOWN": "refuse",
            "GATEHOUSE_MESSAGE_LIMITS_EMAIL_TO_USER": "1",
        }
        yield stack.start()


def watched_pool(stack, **logs):
    pool = make_pool(stack, {
        "UserPoolTier": "PLUS", "UserPoolAddOns": {"AdvancedSecurityMode": "AUDIT"},
        "AutoVerifiedAttributes": ["email"],
    })
    pool.admin.set_log_delivery_configuration(UserPoolId=pool.id, LogConfigurations=[logs])
    return pool


def test_a_sign_in_arrives_in_the_bucket_under_a_signature_that_botocore_makes(stack, bucket):
    pool = watched_pool(
        stack, EventSource="userAuthEvents", LogLevel="INFO",
        S3Configuration={"BucketArn": BUCKET},
    )
    name = pool.user()
    pool.public.initiate_auth(
        AuthFlow="USER_PASSWORD_AUTH", ClientId=pool.client_id,
        AuthParameters={"USERNAME": name, "PASSWORD": PASSWORD},
    )
    path, body = bucket.next()
    assert re.fullmatch(
        r"/audit-logs/pools/\d{8}/\d{2}/\d{8}T\d{6}Z-log-\d+-\d+\.jsonl", path
    )
    [line] = [json.loads(text) for text in body.decode().splitlines()]
    assert line["eventSource"] == "USER_ACTIVITY" and line["logLevel"] == "INFO"
    assert line["message"]["userName"] == name
    assert line["message"]["eventResponse"] == "Pass"
    assert line["logSourceId"] == {"userPoolId": pool.id}


def test_a_message_that_a_limit_withholds_is_told_without_its_code(stack):
    pool = watched_pool(
        stack, EventSource="userNotification", LogLevel="ERROR",
        CloudWatchLogsConfiguration={"LogGroupArn": GROUP},
    )
    name = unique("withheld")
    pool.public.sign_up(
        ClientId=pool.client_id, Username=name, Password=PASSWORD,
        UserAttributes=[{"Name": "email", "Value": f"{name}@example.com"}],
    )
    with pytest.raises(ClientError, match="LimitExceededException"):
        pool.public.resend_confirmation_code(ClientId=pool.client_id, Username=name)
    log = stack.state.parent / "pools.jsonl"
    wait_until(lambda: log.exists() and log.read_text(), "the log tells nothing")
    [line] = [json.loads(text) for text in log.read_text().splitlines()]
    assert line["eventSource"] == "USER_NOTIFICATION" and line["logLevel"] == "ERROR"
    assert line["logSourceId"] == {"userPoolId": pool.id}
    details = line["message"]["details"]
    assert details == (
        "EMAIL message (stranger) to w***@e*** was not sent: the day's limit of messages is reached"
    )
    assert stack.code(pool.client_id, name) not in log.read_text()


def test_a_sink_that_the_operator_has_not_named_is_refused(stack):
    with pytest.raises(ClientError, match="Log destination .* is not configured"):
        watched_pool(
            stack, EventSource="userAuthEvents", LogLevel="INFO",
            S3Configuration={"BucketArn": "arn:aws:s3:::another"},
        )
