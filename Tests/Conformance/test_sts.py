"""Who signed: STS by boto3, by the `aws` command, and through a third party (DID-23, DID-40)."""

import json
import re
import subprocess

import boto3
import pytest
import requests
from botocore import UNSIGNED
from botocore.config import Config
from botocore.exceptions import ClientError
from support.aws import environment, executable
from support.presigning import caller_identity
from support.third_party import HEADER, Refused, who_is

ONCE = {"retries": {"total_max_attempts": 1}, "read_timeout": 30}
ROLE = "arn:aws:iam::123456789012:role/app"


@pytest.fixture(scope="module")
def keys(stack):
    return {"AccessKeyId": stack.access_key_id, "SecretAccessKey": stack.secret_access_key}


@pytest.fixture(scope="module")
def arn(stack):
    return f"arn:aws:iam::123456789012:user/{stack.access_key_id}"


def sts(stack, **overrides):
    return boto3.client(
        "sts",
        **{
            "region_name": stack.region,
            "endpoint_url": stack.endpoint,
            "aws_access_key_id": stack.access_key_id,
            "aws_secret_access_key": stack.secret_access_key,
            "config": Config(**ONCE),
        }
        | overrides,
    )


def refused(url, **headers):
    """The status and code of the refusal of a presigned request."""
    answer = requests.get(url, headers=headers, timeout=30)
    return answer.status_code, re.search(r"<Code>(\w+)</Code>", answer.text).group(1)


def test_an_access_key_by_boto3(stack, arn):
    told = sts(stack).get_caller_identity()
    assert told["UserId"] == stack.access_key_id
    assert told["Account"] == "123456789012"
    assert told["Arn"] == arn
    assert told["ResponseMetadata"]["RequestId"]


def test_an_access_key_by_the_aws_command(stack, arn, tmp_path):
    done = subprocess.run(
        [executable(), "--endpoint-url", stack.endpoint, "--region", stack.region, "--output",
         "json", "sts", "get-caller-identity"],
        env=environment(stack, tmp_path),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["Arn"] == arn


def test_a_third_party_learns_who_made_the_request(stack, keys, arn):
    url = caller_identity(stack, keys, headers={HEADER: "vault-1"})
    assert who_is(url, "vault-1", stack.endpoint) == arn
    with pytest.raises(Refused, match="SignatureDoesNotMatch"):
        who_is(url, "vault-2", stack.endpoint)
    with pytest.raises(Refused, match="not bound"):
        who_is(caller_identity(stack, keys), "vault-1", stack.endpoint)


def test_a_presigned_request_proves_this_request_alone(stack, keys):
    url = caller_identity(stack, keys)
    assert requests.get(url, timeout=30).status_code == 200
    for part, other, code in [
        ("GetCallerIdentity", "GetSessionToken", "SignatureDoesNotMatch"),
        (f"%2F{stack.region}%2F", "%2Feu-north-1%2F", "SignatureDoesNotMatch"),
        ("X-Amz-Expires=60", "X-Amz-Expires=900", "SignatureDoesNotMatch"),
    ]:
        assert part in url
        assert refused(url.replace(part, other))[1] == code
    assert refused(url.replace("%2Fsts%2F", "%2Fcognito-idp%2F"))[0] == 403
    assert refused(url, Host="sts.amazonaws.com") == (403, "SignatureDoesNotMatch")
    wrong = keys | {"SecretAccessKey": "another"}
    assert refused(caller_identity(stack, wrong)) == (403, "SignatureDoesNotMatch")
    unknown = keys | {"AccessKeyId": "AKIAUNKNOWNUNKNOWN00"}
    assert refused(caller_identity(stack, unknown)) == (403, "InvalidClientTokenId")
    assert refused(caller_identity(stack, keys, expires=901)) == (400, "IncompleteSignature")


def test_boto3_presigns_for_a_quarter_of_an_hour_at_most(stack, arn):
    client = sts(stack)
    answer = requests.get(
        client.generate_presigned_url("get_caller_identity", ExpiresIn=900, HttpMethod="GET"),
        timeout=30,
    )
    assert f"<Arn>{arn}</Arn>" in answer.text
    long = client.generate_presigned_url("get_caller_identity", ExpiresIn=3600, HttpMethod="GET")
    assert refused(long) == (400, "IncompleteSignature")


def test_only_get_and_only_sts_take_a_signature_in_the_address(stack, keys):
    url = caller_identity(stack, keys)
    query = url.split("?", 1)[1]
    assert requests.post(url, timeout=30).status_code == 403
    sync = requests.get(f"{stack.endpoint}/identitypools?{query}", timeout=30)
    assert sync.headers["x-amzn-ErrorType"] == "MissingAuthenticationTokenException:"
    assert requests.get(stack.endpoint + "/", timeout=30).status_code == 405


@pytest.mark.parametrize(
    "changes, code, status",
    [
        ({}, "InvalidIdentityToken", 400),
        ({"DurationSeconds": 3601}, "ValidationError", 400),
        ({"Policy": "{"}, "MalformedPolicyDocument", 400),
        ({"Policy": "{}" + " " * 2047}, "ValidationError", 400),
        ({"RoleArn": "arn:aws:iam::123456789012:user/x"}, "ValidationError", 400),
    ],
)
def test_what_assume_role_refuses(stack, changes, code, status):
    client = sts(stack, config=Config(signature_version=UNSIGNED, **ONCE))
    request = {"RoleArn": ROLE, "RoleSessionName": "app", "WebIdentityToken": "a.b.c"} | changes
    with pytest.raises(ClientError) as failed:
        client.assume_role_with_web_identity(**request)
    response = failed.value.response
    assert response["Error"]["Code"] == code
    assert response["ResponseMetadata"]["HTTPStatusCode"] == status


def test_temporary_credentials_that_were_never_issued(stack):
    for token in ["x", "A" * 4096, "AQAAAAEAAAAA" * 20]:
        client = sts(
            stack,
            aws_access_key_id="ASIA" + "A" * 16,
            aws_secret_access_key="made up",
            aws_session_token=token,
        )
        with pytest.raises(ClientError) as failed:
            client.get_caller_identity()
        assert failed.value.response["Error"]["Code"] == "InvalidClientTokenId"


def test_other_actions(stack):
    for action, status, code in [
        ("AssumeRole", 403, "MissingAuthenticationToken"),
        ("DescribeInstances", 400, "InvalidAction"),
    ]:
        answer = requests.post(
            stack.endpoint + "/",
            data={"Action": action, "Version": "2011-06-15"},
            timeout=30,
        )
        assert answer.status_code == status
        assert answer.headers["Content-Type"] == "text/xml"
        assert f"<Code>{code}</Code>" in answer.text
