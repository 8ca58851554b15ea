"""Data that an identity's devices share (cognito-sync), by boto3 (DID-41 to DID-49)."""

import pytest
from botocore.exceptions import ClientError

from support.invoke import Thrown
from support.identity_pools import DEVELOPER, make_identity_pool, signing_client
from support.shapes import check_every_response
from support.stack import make_stack
from support.sync import Visitor, put, remove
from support.waiting import wait_until

ROLE = "arn:aws:iam::123456789012:role/"


@pytest.fixture(scope="module")
def stack(functions, receiver):
    with make_stack() as stack:
        secret = receiver.write_secret(stack.state.parent / "secret")
        stack.settings = {
            "GATEHOUSE_LAMBDA_ENDPOINT": functions.endpoint,
            "GATEHOUSE_PUSH_WEBHOOK": receiver.url,
            "GATEHOUSE_PUSH_SECRET_FILE": secret,
            "GATEHOUSE_SYNC_STREAM_URL": receiver.url,
            "GATEHOUSE_SYNC_SECRET_FILE": secret,
        }
        yield stack.start()


@pytest.fixture
def pool(stack):
    return make_identity_pool(stack)


@pytest.fixture
def visitor(stack, pool):
    return Visitor(stack, pool)


@pytest.fixture
def admin(stack):
    made = signing_client(stack, "cognito-sync")
    check_every_response(made)
    return made


def refused(call, *arguments, **named):
    with pytest.raises(ClientError) as failed:
        call(*arguments, **named)
    response = failed.value.response
    return response["Error"]["Code"], response["ResponseMetadata"]["HTTPStatusCode"]


def test_two_devices(visitor):
    first = visitor.list()
    assert first["DatasetExists"] is False and first["Records"] == []
    visitor.update("d", put("a", "1"), put("b", "1"), DeviceId="phone")
    assert visitor.list()["LastModifiedBy"] == "phone"
    # The second device has seen the first's records, and changes one.
    visitor.update("d", put("a", "2", 1), DeviceId="tablet")
    assert refused(visitor.update, "d", put("a", "3", 1)) == ("ResourceConflictException", 409)
    changed = visitor.list(LastSyncCount=1)
    assert [(r["Key"], r["Value"], r["SyncCount"]) for r in changed["Records"]] == [("a", "2", 2)]
    visitor.update("d", remove("b", 1))
    (gone,) = visitor.list(LastSyncCount=2)["Records"]
    assert gone["Key"] == "b" and "Value" not in gone
    described = visitor.sync.describe_dataset(**visitor.names, DatasetName="d")["Dataset"]
    assert (described["NumRecords"], described["DataStorage"]) == (1, 2)
    assert [d["DatasetName"] for d in visitor.sync.list_datasets(**visitor.names)["Datasets"]] == ["d"]


def test_a_deleted_dataset(visitor):
    visitor.update("d", put("a", "1"))
    visitor.sync.delete_dataset(**visitor.names, DatasetName="d")
    told = visitor.list(LastSyncCount=1)
    assert told["DatasetDeletedAfterRequestedSyncCount"] is True
    assert told["DatasetExists"] is False
    assert refused(visitor.sync.describe_dataset, **visitor.names, DatasetName="d") == (
        "ResourceNotFoundException",
        404,
    )


def test_names_are_decoded(visitor):
    visitor.update("my:data_set.1", put("ключ", "значение"))
    (record,) = visitor.list("my:data_set.1")["Records"]
    assert (record["Key"], record["Value"]) == ("ключ", "значение")


def test_keys_that_look_the_same_are_two_records(visitor):
    """An accented letter is one character or two: both texts look alike, and are other bytes."""
    visitor.update("d", put("\u00e9", "1"), put("e\u0301", "2"))
    visitor.update("d", put("e\u0301", "3", 1))
    assert {r["Key"]: r["Value"] for r in visitor.list()["Records"]} == {
        "\u00e9": "1",
        "e\u0301": "3",
    }


def test_a_mebibyte_in_four(visitor):
    """Control characters take six bytes of JSON each, and must fit the request."""
    (record,) = visitor.update("d", put("k", "\x01" * 600_000))
    assert record["Value"] == "\x01" * 600_000
    assert refused(visitor.update, "d", put("x", "v" * (1 << 19))) == ("LimitExceededException", 400)


def test_sessions_are_the_callers(visitor, admin):
    token = visitor.list()["SyncSessionToken"]
    call = visitor.names | {"DatasetName": "d", "SyncSessionToken": token, "RecordPatches": []}
    assert visitor.sync.update_records(**call)["Records"] == []
    assert refused(admin.update_records, **call) == ("InvalidParameterException", 400)


def test_of_another_identity(stack, pool, visitor, admin):
    other = Visitor(stack, pool)
    assert refused(other.sync.list_records, **visitor.names, DatasetName="d") == (
        "NotAuthorizedException",
        403,
    )
    assert refused(other.sync.list_identity_pool_usage) == ("AccessDeniedException", 403)
    visitor.update("d", put("a", "1"))
    (record,) = admin.list_records(**visitor.names, DatasetName="d")["Records"]
    assert record["LastModifiedBy"] == "identity"


def test_merged_identities(stack, pool):
    source, destination = Visitor(stack, pool, "source"), Visitor(stack, pool, "destination")
    source.update("d", put("a", "of the source"))
    destination.update("d", put("a", "of the destination"))
    merged = pool.admin.merge_developer_identities(
        SourceUserIdentifier="source",
        DestinationUserIdentifier="destination",
        DeveloperProviderName=DEVELOPER,
        IdentityPoolId=pool.id,
    )["IdentityId"]
    assert merged == destination.id
    assert refused(source.list) == ("NotAuthorizedException", 403)
    told = destination.list()
    assert told["MergedDatasetNames"] == [f"d.{source.id}"]
    assert [r["Value"] for r in told["Records"]] == ["of the destination"]
    (record,) = destination.list(f"d.{source.id}")["Records"]
    assert record["Value"] == "of the source"
    destination.sync.delete_dataset(**destination.names, DatasetName=f"d.{source.id}")
    assert destination.list()["MergedDatasetNames"] == []


def test_usage(visitor, admin, pool):
    visitor.update("d", put("a", "12"))
    own = visitor.sync.describe_identity_usage(**visitor.names)["IdentityUsage"]
    assert (own["DatasetCount"], own["DataStorage"]) == (1, 3)
    usage = admin.describe_identity_pool_usage(IdentityPoolId=pool.id)["IdentityPoolUsage"]
    assert (usage["DataStorage"], usage["SyncSessionsCount"]) == (3, 1)
    listed, token = [], {}
    while True:
        page = admin.list_identity_pool_usage(MaxResults=1, **token)
        listed += [usage["IdentityPoolId"] for usage in page["IdentityPoolUsages"]]
        if "NextToken" not in page:
            break
        token = {"NextToken": page["NextToken"]}
    assert pool.id in listed and listed == sorted(listed)


def test_a_function_decides(visitor, admin, functions, pool):
    def decide(event):
        records = event["datasetRecords"]
        if "stop" in records:
            raise Thrown("stopped")
        records["made"] = {"oldValue": None, "newValue": "by the function", "op": "replace"}
        records.pop("dropped", None)
        return event

    events = {"SyncTrigger": functions.add("sync", decide)}
    admin.set_cognito_events(IdentityPoolId=pool.id, Events=events)
    assert admin.get_cognito_events(IdentityPoolId=pool.id)["Events"] == events
    visitor.update("d", put("a", "1"), put("dropped", "1"))
    assert sorted(r["Key"] for r in visitor.list()["Records"]) == ["a", "made"]
    event = functions.events["sync"][-1]
    assert event["version"] == 2 and event["eventType"] == "SyncTrigger"
    assert event["datasetRecords"]["a"] == {"oldValue": None, "newValue": "1", "op": "replace"}
    assert refused(visitor.update, "d", put("stop", "1")) == (
        "InvalidLambdaFunctionOutputException",
        400,
    )
    admin.set_cognito_events(IdentityPoolId=pool.id, Events={"SyncTrigger": ""})
    visitor.update("d", put("stop", "1"))


def test_pushes(visitor, admin, receiver, pool):
    assert refused(
        visitor.sync.register_device, **visitor.names, Platform="GCM", Token="t"
    ) == ("InvalidConfigurationException", 400)
    admin.set_identity_pool_configuration(
        IdentityPoolId=pool.id,
        PushSync={
            "ApplicationArns": ["arn:aws:sns:us-east-1:123456789012:app/GCM/mine"],
            "RoleArn": ROLE + "push",
        },
    )
    visitor.update("d", put("a", "1"))
    device = visitor.sync.register_device(**visitor.names, Platform="GCM", Token="t")["DeviceId"]
    visitor.sync.subscribe_to_dataset(**visitor.names, DatasetName="d", DeviceId=device)
    visitor.update("d", put("a", "2", 1))
    data = receiver.next("push.message")
    assert data["message"] == {
        "source": "cognito-sync",
        "identityPoolId": pool.id,
        "identityId": visitor.id,
        "datasetName": "d",
        "syncCount": 2,
    }
    assert (data["device_id"], data["platform"], data["token"]) == (device, "GCM", "t")
    visitor.sync.unsubscribe_from_dataset(**visitor.names, DatasetName="d", DeviceId=device)


def test_streams_and_bulk(visitor, admin, receiver, pool):
    visitor.update("early", put("a", "1"))
    streams = {"StreamName": "s", "RoleArn": ROLE + "stream", "StreamingStatus": "ENABLED"}
    admin.set_identity_pool_configuration(IdentityPoolId=pool.id, CognitoStreams=streams)
    told = admin.get_identity_pool_configuration(IdentityPoolId=pool.id)
    assert told["CognitoStreams"] == streams
    visitor.update("d", put("a", "1"))
    record = receiver.next("sync.record")
    assert record["StreamName"] == "s" and record["Data"]["dataSetName"] == "d"
    assert admin.get_bulk_publish_details(IdentityPoolId=pool.id)["BulkPublishStatus"] == "NOT_STARTED"
    admin.bulk_publish(IdentityPoolId=pool.id)
    names = {receiver.next("sync.record")["Data"]["dataSetName"] for _ in range(2)}
    assert names == {"d", "early"}
    wait_until(
        lambda: admin.get_bulk_publish_details(IdentityPoolId=pool.id)["BulkPublishStatus"]
        == "SUCCEEDED",
        "the publication never ended",
    )
    assert refused(admin.bulk_publish, IdentityPoolId=pool.id) == ("AlreadyStreamedException", 400)


def test_deletion_of_the_identity(visitor, admin, pool):
    visitor.update("d", put("a", "1"))
    pool.admin.delete_identities(IdentityIdsToDelete=[visitor.id])
    assert refused(visitor.list) == ("ResourceNotFoundException", 404)
    usage = admin.describe_identity_pool_usage(IdentityPoolId=pool.id)["IdentityPoolUsage"]
    assert usage["DataStorage"] == 0
