"""What the operator's quotas bound (QUO-1): each key is read, and the number beyond it is refused."""

import pytest
from botocore.exceptions import ClientError

from support.clients import make_pool, unique
from support.identity_pools import identity_client, make_identity_pool
from support.stack import make_stack
from support.sync import Visitor, put

ROLE = "arn:aws:iam::123456789012:role/import"


@pytest.fixture(scope="module")
def stack():
    with make_stack() as running:
        running.settings = {
            "GATEHOUSE_QUOTAS_RESOURCE_SERVERS_IN_POOL": "1",
            "GATEHOUSE_QUOTAS_IMPORT_JOBS_IN_POOL": "1",
            "GATEHOUSE_QUOTAS_PROVIDERS_IN_USER_POOL": "1",
            "GATEHOUSE_QUOTAS_USER_POOLS_IN_IDENTITY_POOL": "1",
            "GATEHOUSE_QUOTAS_IDENTITY_POOLS": "2",
            "GATEHOUSE_QUOTAS_DATASETS_OF_IDENTITY": "1",
            "GATEHOUSE_QUOTAS_RECORDS_IN_DATASET": "2",
            "GATEHOUSE_QUOTAS_DATASET_BYTES": "1024",
        }
        yield running.start()


def refused(call, **named):
    with pytest.raises(ClientError) as failed:
        call(**named)
    assert failed.value.response["Error"]["Code"] == "LimitExceededException"
    return failed.value.response["Error"]["Message"]


def test_a_user_pool_has_what_the_operator_allows(stack):
    pool = make_pool(stack)

    def server():
        pool.admin.create_resource_server(
            UserPoolId=pool.id, Identifier=unique("api"), Name="api", Scopes=[]
        )

    def job():
        pool.admin.create_user_import_job(
            UserPoolId=pool.id, JobName=unique("job"), CloudWatchLogsRoleArn=ROLE
        )

    def provider(name, kind):
        pool.admin.create_identity_provider(
            UserPoolId=pool.id,
            ProviderName=name,
            ProviderType=kind,
            ProviderDetails={
                "client_id": "ours", "client_secret": "theirs", "authorize_scopes": "profile"
            },
        )

    for make in (server, job):
        make()
        assert "1" in refused(make)
    provider("Google", "Google")
    assert "(1)" in refused(provider, name="LoginWithAmazon", kind="LoginWithAmazon")


def test_an_identity_pool_and_its_data_have_what_the_operator_allows(stack):
    pool = make_identity_pool(stack)
    admin = identity_client(stack, is_signed=True)

    def create(**more):
        admin.create_identity_pool(
            IdentityPoolName=unique("pool"), AllowUnauthenticatedIdentities=True, **more
        )

    issuer = f"cognito-idp.{stack.region}.amazonaws.com/{stack.region}_"
    named = [
        {"ProviderName": f"{issuer}{number}xxxxxxxx", "ClientId": "client"} for number in (1, 2)
    ]
    assert "1 providers" in refused(create, CognitoIdentityProviders=named)
    create(CognitoIdentityProviders=named[:1])
    assert "2 identity pools" in refused(create)

    visitor = Visitor(stack, pool)
    visitor.update("d", put("a", "1"), put("b", "2"))
    assert "2 records" in refused(lambda: visitor.update("d", put("c", "3")))
    assert "1024 bytes" in refused(lambda: visitor.update("d", put("a", "x" * 1024, 1)))
    assert "1 datasets" in refused(lambda: visitor.update("e", put("a", "1")))
