"""Identity pools, sync and STS by boto3: each operation is routed, proved and checked (DID-21)."""

import boto3
import pytest
import requests
from botocore import UNSIGNED
from botocore.config import Config
from botocore.exceptions import ClientError

from support.declared import operations
from support.samples import IDENTITY, sample

APIS = ("cognito-identity", "cognito-sync", "sts")
# What is wrong with a value Gatehouse has to find, not boto3.
LIMITS = {"retries": {"total_max_attempts": 1}, "read_timeout": 30, "parameter_validation": False}
CALLS = [(api, name) for api in APIS for name in operations(api)]


@pytest.fixture(scope="module")
def clients(stack):
    """For each API, its client with and without the system's key."""

    def client(api, **overrides):
        arguments = {
            "region_name": stack.region,
            "endpoint_url": stack.endpoint,
            "aws_access_key_id": stack.access_key_id,
            "aws_secret_access_key": stack.secret_access_key,
            "config": Config(**LIMITS),
        }
        return boto3.client(api, **arguments | overrides)

    plain = Config(signature_version=UNSIGNED, **LIMITS)
    return {
        (api, is_signed): client(api, **({} if is_signed else {"config": plain}))
        for api in APIS
        for is_signed in (True, False)
    }


def call(client, name, **changes):
    model = client.meta.service_model.operation_model(name)
    method = {v: k for k, v in client.meta.method_to_api_mapping.items()}[name]
    parameters = sample(model.input_shape) if model.input_shape else {}
    with pytest.raises(ClientError) as failed:
        getattr(client, method)(**parameters | changes)
    response = failed.value.response
    assert response["ResponseMetadata"]["RequestId"]
    return (
        response["Error"]["Code"],
        response["ResponseMetadata"]["HTTPStatusCode"],
        response["Error"]["Message"],
    )


def test_all_are_declared(clients):
    for api in ("cognito-identity", "cognito-sync"):
        known = clients[api, True].meta.service_model.operation_names
        assert sorted(operations(api)) == sorted(known)
    assert len(CALLS) == 51


@pytest.mark.parametrize("api, name", CALLS, ids=lambda value: value)
def test_the_models_auth_type_decides(clients, api, name):
    """Without a signature an operation whose model has none gets as far, any other is refused."""
    client = clients[api, False]
    code, status, _ = call(client, name)
    missing = ("MissingAuthenticationTokenException", "MissingAuthenticationToken")
    if client.meta.service_model.operation_model(name).auth_type == "none":
        assert code not in missing
        assert 400 <= status < 500
    else:
        assert code in missing
        assert status == (400 if api == "cognito-identity" else 403)


@pytest.mark.parametrize(
    "api, name, changes, expected",
    [
        ("cognito-identity", "GetId", {"IdentityPoolId": "x"}, "ValidationException"),
        ("cognito-identity", "ListIdentities", {"MaxResults": 61}, "ValidationException"),
        ("cognito-identity", "CreateIdentityPool", {"IdentityPoolName": "*"}, "ValidationException"),
        ("cognito-sync", "ListRecords", {"DatasetName": "a b"}, "InvalidParameterException"),
        ("cognito-sync", "SetCognitoEvents", {"Events": {"a": "b", "c": "d"}}, "InvalidParameterException"),
        ("sts", "AssumeRoleWithWebIdentity", {"DurationSeconds": 5}, "ValidationError"),
    ],
)
def test_constraints(clients, api, name, changes, expected):
    code, status, message = call(clients[api, True], name, **changes)
    assert (code, status) == (expected, 400)
    assert "failed to satisfy constraint" in message


@pytest.mark.parametrize("api", APIS)
def test_a_signature_of_another_key_is_none(stack, api):
    client = boto3.client(
        api,
        region_name=stack.region,
        endpoint_url=stack.endpoint,
        aws_access_key_id=stack.access_key_id,
        aws_secret_access_key="another",
        config=Config(**LIMITS),
    )
    name = {"cognito-identity": "ListIdentityPools", "cognito-sync": "ListDatasets"}.get(
        api, "GetCallerIdentity"
    )
    code, status, _ = call(client, name)
    assert code == ("SignatureDoesNotMatch" if api == "sts" else "InvalidSignatureException")
    assert status == (400 if api == "cognito-identity" else 403)


def test_resources_that_are_none(stack):
    for method, path in (("GET", "/identitypools/a/b"), ("DELETE", "/identitypools")):
        answer = requests.request(method, stack.endpoint + path, timeout=30)
        assert answer.status_code == 404
        assert answer.headers["x-amzn-ErrorType"] == "UnknownOperationException:"
        assert answer.json() == {"message": "There is no operation at this address."}
    answer = requests.put(f"{stack.endpoint}/identitypools/{IDENTITY}", timeout=30)
    assert answer.status_code == 405


def test_browsers_may_ask_for_resources(stack):
    answer = requests.options(
        f"{stack.endpoint}/identitypools",
        headers={"Origin": "https://app.example", "Access-Control-Request-Method": "DELETE"},
        timeout=30,
    )
    assert "DELETE" in answer.headers["Access-Control-Allow-Methods"]
    assert "x-amz-client-context" in answer.headers["Access-Control-Allow-Headers"]
