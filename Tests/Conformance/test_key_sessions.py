"""Temporary credentials of access keys: STS by boto3 and by the `aws` command (DID-50)."""

import json
import subprocess
import time

import pytest
from botocore.exceptions import ClientError
from support.aws import environment, executable
from support.clients import make_pool
from support.events import events
from support.identity_pools import make_identity_pool, signing_client
from support.stack import make_stack

ACCOUNT = "123456789012"
ROLE = f"arn:aws:iam::{ACCOUNT}:role/team/deploy"
DEVICE = {"SerialNumber": f"arn:aws:iam::{ACCOUNT}:mfa/phone", "TokenCode": "123456"}


@pytest.fixture(scope="module")
def pool(stack):
    return make_pool(stack)


@pytest.fixture(scope="module")
def sts(stack):
    return signing_client(stack, "sts")


def make_key(stack, *limits):
    """A new access key with these limits."""
    printed = stack.control("access-keys", "create", *limits).stdout
    pair = dict(line.split("=", 1) for line in printed.splitlines())
    return {
        "AccessKeyId": pair["AWS_ACCESS_KEY_ID"],
        "SecretAccessKey": pair["AWS_SECRET_ACCESS_KEY"],
    }


def administrator(stack, credentials):
    return signing_client(stack, "cognito-idp", credentials)


def refusal(call, **members):
    with pytest.raises(ClientError) as failed:
        call(**members)
    response = failed.value.response
    assert response["ResponseMetadata"]["HTTPStatusCode"] < 500
    return response["Error"]["Code"], response["Error"]["Message"]


def policy(*statements):
    parts = [dict(zip(("Effect", "Action", "Resource"), statement)) for statement in statements]
    return json.dumps({"Version": "2012-10-17", "Statement": parts})


def pool_arn(stack, pool):
    return f"arn:aws:cognito-idp:{stack.region}:{ACCOUNT}:userpool/{pool.id}"


def test_did_50_a_session_may_do_what_its_key_may(stack, sts, pool):
    given = sts.get_session_token(DurationSeconds=900)["Credentials"]
    assert given["AccessKeyId"].startswith("ASIA")
    assert 800 < given["Expiration"].timestamp() - time.time() < 1000
    client = administrator(stack, given)
    assert client.describe_user_pool(UserPoolId=pool.id)["UserPool"]["Id"] == pool.id
    assert client.list_user_pools(MaxResults=1)["UserPools"]
    told = signing_client(stack, "sts", given).get_caller_identity()
    assert told["Arn"] == f"arn:aws:iam::{ACCOUNT}:user/{stack.access_key_id}"
    swapped = given | {"SessionToken": sts.get_session_token()["Credentials"]["SessionToken"]}
    code, _ = refusal(administrator(stack, swapped).list_user_pools, MaxResults=1)
    assert code == "UnrecognizedClientException"


def test_did_50_a_session_gets_no_other_session(stack, sts):
    given = sts.get_session_token()["Credentials"]
    client = signing_client(stack, "sts", given)
    for call, members in [
        (client.get_session_token, {}),
        (client.get_federation_token, {"Name": "bob"}),
    ]:
        code, message = refusal(call, **members)
        assert code == "AccessDenied" and "with session credentials" in message
    taken = client.assume_role(RoleArn=ROLE, RoleSessionName="night")["Credentials"]
    chained = signing_client(stack, "sts", taken)
    assert chained.assume_role(RoleArn=ROLE, RoleSessionName="later")["Credentials"]
    longer = {"RoleArn": ROLE, "RoleSessionName": "later", "DurationSeconds": 3601}
    assert refusal(chained.assume_role, **longer)[0] == "ValidationError"


def test_did_50_sessions_end_with_their_key(stack):
    key = make_key(stack)
    given = signing_client(stack, "sts", key).get_session_token()["Credentials"]
    client = administrator(stack, given)
    assert client.list_user_pools(MaxResults=1)
    stack.control("access-keys", "disable", key["AccessKeyId"])
    assert refusal(client.list_user_pools, MaxResults=1)[0] == "UnrecognizedClientException"
    stack.control("access-keys", "enable", key["AccessKeyId"])
    assert client.list_user_pools(MaxResults=1)
    stack.control("access-keys", "delete", key["AccessKeyId"])
    assert refusal(client.list_user_pools, MaxResults=1)[0] == "UnrecognizedClientException"


def test_did_50_sessions_keep_the_limits_of_their_key(stack, pool):
    other = make_pool(stack)
    key = make_key(stack, "--read-only", "--pool", pool.id)
    given = signing_client(stack, "sts", key).assume_role(RoleArn=ROLE, RoleSessionName="night")
    client = administrator(stack, given["Credentials"])
    assert client.describe_user_pool(UserPoolId=pool.id)["UserPool"]["Id"] == pool.id
    for call, members in [
        (client.describe_user_pool, {"UserPoolId": other.id}),
        (client.admin_delete_user, {"UserPoolId": pool.id, "Username": pool.user()}),
        (client.list_user_pools, {"MaxResults": 1}),
    ]:
        code, message = refusal(call, **members)
        assert code == "AccessDeniedException"
        assert message.startswith(
            f"User: arn:aws:sts::{ACCOUNT}:assumed-role/deploy/night is not authorized to perform"
        )


def test_did_50_a_role_is_taken_in_this_account_alone(stack, sts):
    answer = sts.assume_role(RoleArn=ROLE, RoleSessionName="night", ExternalId="partner")
    assert answer["AssumedRoleUser"]["Arn"] == f"arn:aws:sts::{ACCOUNT}:assumed-role/deploy/night"
    told = signing_client(stack, "sts", answer["Credentials"]).get_caller_identity()
    assert told["Arn"] == answer["AssumedRoleUser"]["Arn"]
    assert told["UserId"] == answer["AssumedRoleUser"]["AssumedRoleId"]
    members = {"RoleArn": ROLE, "RoleSessionName": "night"}
    for changes, code in [
        ({"RoleArn": "arn:aws:iam::999999999999:role/deploy"}, "AccessDenied"),
        ({"RoleArn": f"arn:aws:iam::{ACCOUNT}:user/somebody"}, "ValidationError"),
        ({"RoleSessionName": "a b"}, "ValidationError"),
        ({"DurationSeconds": 43_200}, "ValidationError"),
        ({"Tags": [{"Key": "team", "Value": "red"}]}, "AccessDenied"),
        ({"TransitiveTagKeys": ["team"]}, "AccessDenied"),
        ({"SourceIdentity": "ada"}, "AccessDenied"),
        ({"ProvidedContexts": [{"ProviderArn": ROLE, "ContextAssertion": "abcd"}]}, "AccessDenied"),
        (DEVICE, "AccessDenied"),
        ({"TokenCode": "123456"}, "AccessDenied"),
        ({"PolicyArns": [{"arn": "arn:aws:iam::aws:policy/ReadOnly"}]}, "MalformedPolicyDocument"),
        ({"Policy": "{}"}, "MalformedPolicyDocument"),
        ({"Policy": policy(("Allow", "*", f"arn:aws:a:b:c:{'d' * 4000}"))}, "PackedPolicyTooLarge"),
    ]:
        assert refusal(sts.assume_role, **members | changes)[0] == code, changes


def test_did_50_a_federated_user_may_do_what_its_policy_allows(stack, sts, pool):
    other = make_pool(stack)
    answer = sts.get_federation_token(
        Name="bob",
        Policy=policy(
            ("Allow", "cognito-idp:*", "*"),
            ("Deny", ["cognito-idp:AdminDeleteUser"], "*"),
            ("Deny", "*", pool_arn(stack, other)),
        ),
    )
    assert answer["FederatedUser"] == {
        "FederatedUserId": f"{ACCOUNT}:bob",
        "Arn": f"arn:aws:sts::{ACCOUNT}:federated-user/bob",
    }
    assert 0 < answer["PackedPolicySize"] < 100
    given = answer["Credentials"]
    client = administrator(stack, given)
    assert client.describe_user_pool(UserPoolId=pool.id)["UserPool"]["Id"] == pool.id
    for call, members in [
        (client.describe_user_pool, {"UserPoolId": other.id}),
        (client.list_tags_for_resource, {"ResourceArn": pool_arn(stack, other)}),
        (client.admin_delete_user, {"UserPoolId": pool.id, "Username": "ada"}),
    ]:
        code, message = refusal(call, **members)
        assert code == "AccessDeniedException" and "explicit deny" in message
    identities = signing_client(stack, "cognito-identity", given)
    assert refusal(identities.list_identity_pools, MaxResults=1)[0] == "AccessDeniedException"
    tokens = signing_client(stack, "sts", given)
    assert tokens.get_caller_identity()["Arn"] == answer["FederatedUser"]["Arn"]
    for call, members in [
        (tokens.assume_role, {"RoleArn": ROLE, "RoleSessionName": "night"}),
        (tokens.get_session_token, {}),
        (tokens.get_access_key_info, {"AccessKeyId": stack.access_key_id}),
    ]:
        assert refusal(call, **members)[0] == "AccessDenied"


def test_did_50_a_federated_user_without_a_policy_may_do_nothing(stack, sts, pool):
    given = sts.get_federation_token(Name="bob")["Credentials"]
    code, message = refusal(administrator(stack, given).describe_user_pool, UserPoolId=pool.id)
    assert code == "AccessDeniedException" and "no session policy allows" in message
    tags = {"Name": "bob", "Tags": [{"Key": "team", "Value": "red"}]}
    assert refusal(sts.get_federation_token, **tags)[0] == "AccessDenied"


def test_did_50_a_session_asks_for_no_second_factor(sts):
    code, message = refusal(sts.get_session_token, **DEVICE)
    assert code == "AccessDenied" and message.startswith("MultiFactorAuthentication failed")
    assert refusal(sts.get_session_token, DurationSeconds=129_601)[0] == "ValidationError"


def test_did_50_an_access_key_has_the_installations_account(stack, sts):
    told = sts.get_access_key_info(AccessKeyId=stack.access_key_id)
    assert told["Account"] == ACCOUNT
    given = sts.get_session_token()["Credentials"]
    assert sts.get_access_key_info(AccessKeyId=given["AccessKeyId"])["Account"] == ACCOUNT
    assert refusal(sts.get_access_key_info, AccessKeyId="AKIANEVERMADE0000001")[0] == (
        "ValidationError"
    )


def test_did_50_what_an_installation_cannot_have_is_refused_as_sts_documents(sts):
    assertion = {
        "RoleArn": ROLE,
        "PrincipalArn": f"arn:aws:iam::{ACCOUNT}:saml-provider/company",
        "SAMLAssertion": "PHNhbWw+",
    }
    for call, members, code in [
        (
            sts.assume_root,
            {"TargetPrincipal": "999999999999", "TaskPolicyArn": {"arn": ROLE}},
            "AccessDenied",
        ),
        (sts.assume_role_with_saml, assertion, "AccessDenied"),
        (sts.assume_role_with_saml, assertion | {"RoleArn": "x" * 20}, "ValidationError"),
        (
            sts.decode_authorization_message,
            {"EncodedMessage": "made up"},
            "InvalidAuthorizationMessageException",
        ),
        (
            sts.get_delegated_access_token,
            {"TradeInToken": "made up"},
            "ExpiredTradeInTokenException",
        ),
        (
            sts.get_web_identity_token,
            {"Audience": ["https://example.com"], "SigningAlgorithm": "ES384"},
            "OutboundWebIdentityFederationDisabledException",
        ),
    ]:
        assert refusal(call, **members)[0] == code


def test_did_50_an_identity_gets_no_credentials_of_an_access_key(stack):
    user = make_identity_pool(stack).credentials("ada")
    client = signing_client(stack, "sts", user)
    for call, members in [
        (client.get_session_token, {}),
        (client.get_federation_token, {"Name": "bob"}),
        (client.assume_role, {"RoleArn": ROLE, "RoleSessionName": "night"}),
        (client.get_access_key_info, {"AccessKeyId": stack.access_key_id}),
        (client.assume_root, {"TargetPrincipal": ACCOUNT, "TaskPolicyArn": {"arn": ROLE}}),
    ]:
        assert refusal(call, **members)[0] == "AccessDenied"


def test_did_50_events_lead_from_a_session_to_its_key(stack, sts, pool):
    answer = sts.assume_role(RoleArn=ROLE, RoleSessionName="night")
    (event,) = events(stack, "--request-id", answer["ResponseMetadata"]["RequestId"])
    given = answer["Credentials"]
    assert event["operation"] == "AssumeRole"
    assert event["access-key-id"] == stack.access_key_id
    assert event["rule"] == f"gave credentials {given['AccessKeyId']}"
    read = administrator(stack, given).describe_user_pool(UserPoolId=pool.id)
    (event,) = events(stack, "--request-id", read["ResponseMetadata"]["RequestId"])
    assert event["access-key-id"] == given["AccessKeyId"] and event["actor"] == "access_key"


def aws(stack, folder, *arguments, **keys):
    done = subprocess.run(
        [executable(), "--endpoint-url", stack.endpoint, "--region", stack.region, "--output",
         "json", *arguments],
        env=environment(stack, folder) | keys,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_did_50_a_profile_with_a_role_by_the_aws_command(stack, tmp_path, pool):
    config = tmp_path / "config"
    config.write_text(
        f"[profile deploy]\nrole_arn = {ROLE}\nrole_session_name = night\n"
        f"credential_source = Environment\nregion = {stack.region}\n"
        f"endpoint_url = {stack.endpoint}\n"
    )
    # The command keeps credentials of roles below it.
    keys = {
        "AWS_CONFIG_FILE": str(config), "AWS_ENDPOINT_URL": stack.endpoint, "HOME": str(tmp_path)
    }
    told = aws(stack, tmp_path, "--profile", "deploy", "sts", "get-caller-identity", **keys)
    assert told["Arn"] == f"arn:aws:sts::{ACCOUNT}:assumed-role/deploy/night"
    read = aws(
        stack, tmp_path, "--profile", "deploy", "cognito-idp", "describe-user-pool",
        "--user-pool-id", pool.id, **keys,
    )
    assert read["UserPool"]["Id"] == pool.id


def test_did_50_a_session_by_the_aws_command(stack, tmp_path, pool):
    given = aws(stack, tmp_path, "sts", "get-session-token")["Credentials"]
    keys = {
        "AWS_ACCESS_KEY_ID": given["AccessKeyId"],
        "AWS_SECRET_ACCESS_KEY": given["SecretAccessKey"],
        "AWS_SESSION_TOKEN": given["SessionToken"],
    }
    read = aws(
        stack, tmp_path, "cognito-idp", "describe-user-pool", "--user-pool-id", pool.id, **keys
    )
    assert read["UserPool"]["Id"] == pool.id


@pytest.fixture(scope="module")
def calling(functions):
    """A system whose functions the tests are."""
    with make_stack() as running:
        running.settings = {"GATEHOUSE_LAMBDA_ENDPOINT": functions.endpoint}
        yield running.start()


@pytest.mark.parametrize("of", ["key", "role"])
def test_did_50_a_key_that_is_deleted_under_a_call_of_its_session_ends_the_next(calling, functions, of):
    """The call was the holder's when it came: it is carried out whole, once, and leaves its event."""
    key = make_key(calling)
    sts = signing_client(calling, "sts", key)
    given = (
        sts.get_session_token()
        if of == "key"
        else sts.assume_role(RoleArn=ROLE, RoleSessionName="night")
    )["Credentials"]
    deletions = []

    def delete(event):
        if not deletions:
            deletions.append(calling.control("access-keys", "delete", key["AccessKeyId"]))
        return event

    pool = make_pool(calling, {"LambdaConfig": {"PreSignUp": functions.add(f"deletes-{of}", delete)}})
    session = administrator(calling, given)
    made = session.admin_create_user(UserPoolId=pool.id, Username="ada", MessageAction="SUPPRESS")
    assert made["User"]["Username"] == "ada" and len(deletions) == 1
    (event,) = events(calling, "--request-id", made["ResponseMetadata"]["RequestId"])
    assert event["access-key-id"] == given["AccessKeyId"] and event["outcome"] == "Success"
    told = refusal(session.admin_delete_user, UserPoolId=pool.id, Username="ada")
    assert told[0] == "UnrecognizedClientException"
    code, _ = refusal(signing_client(calling, "sts", given).get_caller_identity)
    assert code in ("InvalidClientTokenId", "UnrecognizedClientException")
    assert pool.admin.admin_get_user(UserPoolId=pool.id, Username="ada")["Enabled"]
