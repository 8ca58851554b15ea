"""Every operation of the models of user pools, identity pools, sync and STS is served (botocore's, by boto3)."""

import boto3
import botocore.session
import pytest
from botocore.config import Config
from botocore.exceptions import ClientError

from support.samples import sample

APIS = {"cognito-idp": 141, "cognito-identity": 23, "cognito-sync": 17, "sts": 11}
UNPROVED = (
    "InvalidClientTokenId", "InvalidSignatureException", "SignatureDoesNotMatch",
    "UnrecognizedClientException",
)
UNKNOWN = ("InvalidAction", "UnknownOperationException")


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
            assert response["Error"]["Code"] not in UNPROVED, told
            assert response["Error"]["Code"] not in UNKNOWN, told
            assert "not available in this version" not in response["Error"]["Message"], told
