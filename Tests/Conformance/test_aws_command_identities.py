"""Every operation on identities, their data and their credentials by the `aws` command."""

from pathlib import Path

import pytest

from support.aws import AWSCommand, entries
from support.identity_pools import ACCOUNT, DEVELOPER, GUEST, OWN, READER, make_identity_pool

APIS = ("cognito-identity", "cognito-sync", "sts")
DECLARED = Path(__file__).resolve().parents[2] / "Proto" / "apis"
GUARD = f"arn:aws:lambda:us-east-1:{ACCOUNT}:function:guard"


def operations(api: str) -> set[str]:
    """The operations of an API, as the generator reads them."""
    areas = (DECLARED / f"{api}.txt").read_text().split("\n[")[1:]
    return {line.split()[0] for area in areas for line in area.splitlines()[1:] if line.strip()}


@pytest.fixture(scope="module")
def called():
    """What each journey that ended has called; after all of them nothing may be missing."""
    seen = {}
    yield seen
    if len(seen) == len(JOURNEYS):
        missing = set().union(*map(operations, APIS)) - set().union(*seen.values())
        assert not missing, f"no journey calls {sorted(missing)}"


def pools(stack, users, call):
    made = call(
        "CreateIdentityPool",
        IdentityPoolName="by hand",
        AllowUnauthenticatedIdentities=True,
        DeveloperProviderName=DEVELOPER,
    )
    pool = {"IdentityPoolId": made["IdentityPoolId"]}
    changed = call(
        "UpdateIdentityPool",
        IdentityPoolName="renamed",
        AllowUnauthenticatedIdentities=False,
        DeveloperProviderName=DEVELOPER,
        **pool,
    )
    assert call("DescribeIdentityPool", **pool) == changed
    assert changed["AllowUnauthenticatedIdentities"] is False
    listed = entries(call, "ListIdentityPools", "IdentityPools")
    assert pool | {"IdentityPoolName": "renamed"} in listed
    roles = {"authenticated": READER, "unauthenticated": GUEST}
    call("SetIdentityPoolRoles", Roles=roles, **pool)
    assert call("GetIdentityPoolRoles", **pool)["Roles"] == roles
    tags = {"PrincipalTags": {"team": "custom:team"}, "UseDefaults": False}
    provider = pool | {"IdentityProviderName": "accounts.google.com"}
    call("SetPrincipalTagAttributeMap", **provider, **tags)
    assert call("GetPrincipalTagAttributeMap", **provider).items() >= tags.items()
    arn = {
        "ResourceArn": f"arn:aws:cognito-identity:{stack.region}:{ACCOUNT}:identitypool/"
        + pool["IdentityPoolId"]
    }
    call("TagResource", Tags={"team": "one"}, **arn)
    assert call("ListTagsForResource", **arn)["Tags"] == {"team": "one"}
    call("UntagResource", TagKeys=["team"], **arn)
    assert not call("ListTagsForResource", **arn).get("Tags")
    call("DeleteIdentityPool", **pool)


def identities(stack, users, call):
    name = f"cognito-idp.{stack.region}.amazonaws.com/{users.id}"
    client = {"ProviderName": name, "ClientId": users.client_id}
    pool = {"IdentityPoolId": make_identity_pool(stack, CognitoIdentityProviders=[client]).id}
    told = call("GetOpenIdTokenForDeveloperIdentity", Logins={DEVELOPER: "ada"}, **pool)
    ada = {"IdentityId": told["IdentityId"]}
    guest = {"IdentityId": call("GetId", **pool)["IdentityId"]}
    assert call("GetOpenIdToken", **guest)["IdentityId"] == guest["IdentityId"]
    logins = {OWN: told["Token"]}
    keys = call("GetCredentialsForIdentity", Logins=logins, **ada)["Credentials"]
    session = f"arn:aws:sts::{ACCOUNT}:assumed-role/reader"
    caller = call("GetCallerIdentity", by=keys)["Arn"]
    assert caller == f"{session}/CognitoIdentityCredentials"
    assumed = call(
        "AssumeRoleWithWebIdentity",
        RoleArn=READER,
        RoleSessionName="phone",
        WebIdentityToken=told["Token"],
    )
    assert assumed["AssumedRoleUser"]["Arn"] == f"{session}/phone"
    assert call("DescribeIdentity", **ada)["Logins"] == [DEVELOPER]
    listed = call("ListIdentities", MaxResults=60, **pool)["Identities"]
    assert {each["IdentityId"] for each in listed} == {ada["IdentityId"], guest["IdentityId"]}
    call("GetOpenIdTokenForDeveloperIdentity", Logins={DEVELOPER: "bob"}, **pool)
    merged = call(
        "MergeDeveloperIdentities",
        SourceUserIdentifier="bob",
        DestinationUserIdentifier="ada",
        DeveloperProviderName=DEVELOPER,
        **pool,
    )
    assert merged == ada
    found = call("LookupDeveloperIdentity", **ada, **pool)
    assert sorted(found["DeveloperUserIdentifierList"]) == ["ada", "bob"]
    call(
        "UnlinkDeveloperIdentity",
        DeveloperProviderName=DEVELOPER,
        DeveloperUserIdentifier="bob",
        **ada,
        **pool,
    )
    logins = {name: users.sign_in(users.user())["IdToken"]}
    user = {"IdentityId": call("GetId", Logins=logins, **pool)["IdentityId"]}
    call("UnlinkIdentity", Logins=logins, LoginsToRemove=[name], **user)
    assert call("DescribeIdentity", **user)["Logins"] == []
    assert call("DeleteIdentities", IdentityIdsToDelete=[user["IdentityId"]]) == {
        "UnprocessedIdentityIds": []
    }


def shared_data(stack, users, call):
    made = make_identity_pool(stack)
    pool = {"IdentityPoolId": made.id}
    identity = made.guest()
    keys = made.public.get_credentials_for_identity(IdentityId=identity)["Credentials"]
    own = pool | {"IdentityId": identity}
    data = own | {"DatasetName": "d"}
    session = call("ListRecords", by=keys, **data)["SyncSessionToken"]
    patch = {"Op": "replace", "Key": "k", "Value": "v", "SyncCount": 0}
    (record,) = call(
        "UpdateRecords", by=keys, SyncSessionToken=session, RecordPatches=[patch], **data
    )["Records"]
    assert (record["Value"], record["SyncCount"]) == ("v", 1)
    assert call("DescribeDataset", by=keys, **data)["Dataset"]["NumRecords"] == 1
    assert len(call("ListDatasets", by=keys, **own)["Datasets"]) == 1
    assert call("DescribeIdentityUsage", by=keys, **own)["IdentityUsage"]["DataStorage"] == 2
    assert call("DescribeIdentityPoolUsage", **pool)["IdentityPoolUsage"]["DataStorage"] == 2
    assert call("ListIdentityPoolUsage", MaxResults=1)["Count"] == 1
    role = f"arn:aws:iam::{ACCOUNT}:role/sync"
    push = {"ApplicationArns": [f"arn:aws:sns:us-east-1:{ACCOUNT}:app/GCM/mine"], "RoleArn": role}
    streams = {"StreamName": "s", "RoleArn": role, "StreamingStatus": "ENABLED"}
    call("SetIdentityPoolConfiguration", PushSync=push, CognitoStreams=streams, **pool)
    told = call("GetIdentityPoolConfiguration", **pool)
    assert (told["PushSync"], told["CognitoStreams"]) == (push, streams)
    device = call("RegisterDevice", by=keys, Platform="GCM", Token="t", **own)["DeviceId"]
    call("SubscribeToDataset", by=keys, DeviceId=device, **data)
    call("UnsubscribeFromDataset", by=keys, DeviceId=device, **data)
    call("BulkPublish", **pool)
    assert call("GetBulkPublishDetails", **pool)["BulkPublishStatus"] in ("IN_PROGRESS", "SUCCEEDED")
    call("SetCognitoEvents", Events={"SyncTrigger": GUARD}, **pool)
    assert call("GetCognitoEvents", **pool)["Events"] == {"SyncTrigger": GUARD}
    call("DeleteDataset", by=keys, **data)


def key_sessions(stack, users, call):
    deploy = f"arn:aws:iam::{ACCOUNT}:role/deploy"
    given = call("GetSessionToken")["Credentials"]
    assert call("GetAccessKeyInfo", AccessKeyId=given["AccessKeyId"])["Account"] == ACCOUNT
    assumed = call("AssumeRole", RoleArn=deploy, RoleSessionName="night")["AssumedRoleUser"]
    assert assumed["Arn"] == f"arn:aws:sts::{ACCOUNT}:assumed-role/deploy/night"
    assert call("GetFederationToken", Name="bob")["FederatedUser"]["Arn"].endswith("federated-user/bob")
    provider = f"arn:aws:iam::{ACCOUNT}:saml-provider/office"
    audience = {"Audience": ["https://example.com"], "SigningAlgorithm": "ES384"}
    for code, operation, members in [
        ("AccessDenied", "AssumeRoot", {"TargetPrincipal": "9" * 12, "TaskPolicyArn": {"arn": deploy}}),
        ("AccessDenied", "AssumeRoleWithSAML",
         {"RoleArn": deploy, "PrincipalArn": provider, "SAMLAssertion": "PHNhbWw+"}),
        ("InvalidAuthorizationMessageException", "DecodeAuthorizationMessage", {"EncodedMessage": "made up"}),
        ("ExpiredTradeInTokenException", "GetDelegatedAccessToken", {"TradeInToken": "made up"}),
        ("OutboundWebIdentityFederationDisabledException", "GetWebIdentityToken", audience),
    ]:
        with pytest.raises(AssertionError, match=code):
            call(operation, **members)


JOURNEYS = [pools, identities, shared_data, key_sessions]


@pytest.mark.parametrize("journey", JOURNEYS, ids=lambda journey: journey.__name__)
def test_the_aws_command_runs_each_operation(stack, pool, called, tmp_path, journey):
    apis = {operation: api for api in APIS for operation in operations(api)}
    seen = set()

    def call(operation, by=None, **members):
        seen.add(operation)
        command = AWSCommand(stack, tmp_path, apis[operation], by)
        return command.call(operation, **members)

    journey(stack, pool, call)
    called[journey.__name__] = seen
