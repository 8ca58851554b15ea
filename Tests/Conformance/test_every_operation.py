"""Every operation of the models of user pools, identity pools, sync and STS is served (botocore's, by boto3)."""

import boto3
import botocore.session
import pytest
from botocore.config import Config
from botocore.exceptions import ClientError

from support.samples import sample

APIS = {"cognito-idp": 141, "cognito-identity": 23, "cognito-sync": 17, "sts": 11}


def operations(api: str) -> list[str]:
    return list(botocore.session.get_session().get_service_model(api).operation_names)


def test_the_models_are_those_that_are_served():
    assert {api: len(operations(api)) for api in APIS} == APIS


@pytest.mark.parametrize("api", APIS)
def test_no_operation_is_unavailable(stack, api):
    """With names of nothing behind them: what is not refused in the model's own terms has an answer."""
    client = boto3.client(
        api,
        region_name=stack.region,
        endpoint_url=stack.endpoint,
        aws_access_key_id=stack.access_key_id,
        aws_secret_access_key=stack.secret_access_key,
        config=Config(
            retries={"total_max_attempts": 1}, read_timeout=120, parameter_validation=False
        ),
    )
    methods = {operation: method for method, operation in client.meta.method_to_api_mapping.items()}
    for name in operations(api):
        shape = client.meta.service_model.operation_model(name).input_shape
        try:
            getattr(client, methods[name])(**(sample(shape, only_required=True) if shape else {}))
        except ClientError as refused:
            response = refused.response
            told = f"{name}: {response['Error']}"
            assert response["ResponseMetadata"]["HTTPStatusCode"] < 500, told
            assert response["Error"]["Code"] != "InvalidAction", told
            assert "UnknownOperation" not in response["Error"]["Code"], told
            assert "not available in this version" not in response["Error"]["Message"], told


def test_what_an_installation_lacks_of_sts_is_refused_in_its_words(stack):
    client = boto3.client(
        "sts", region_name=stack.region, endpoint_url=stack.endpoint,
        aws_access_key_id=stack.access_key_id, aws_secret_access_key=stack.secret_access_key,
    )
    role = "arn:aws:iam::123456789012:role/role"
    caller = client.get_caller_identity()
    assert client.get_access_key_info(AccessKeyId=stack.access_key_id)["Account"] == caller["Account"]
    for code, call in (
        ("AccessDenied", lambda: client.assume_role(RoleArn=role, RoleSessionName="session")),
        ("AccessDenied", lambda: client.get_session_token()),
        ("AccessDenied", lambda: client.get_federation_token(Name="bob")),
        ("AccessDenied", lambda: client.get_access_key_info(AccessKeyId="AKIA" + "A" * 16)),
        ("InvalidAuthorizationMessageException",
         lambda: client.decode_authorization_message(EncodedMessage="x")),
        ("OutboundWebIdentityFederationDisabled",
         lambda: client.get_web_identity_token(Audience=["x"], SigningAlgorithm="ES384")),
    ):
        with pytest.raises(ClientError) as refused:
            call()
        assert refused.value.response["Error"]["Code"].startswith(code)
        if code == "AccessDenied":
            assert caller["Arn"] in refused.value.response["Error"]["Message"]
