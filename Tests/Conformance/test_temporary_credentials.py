"""What temporary credentials prove, and how little they may do (DID-23, DID-35, DID-38, DID-40)."""

import json
import re
import subprocess

import pytest
import requests
from botocore import UNSIGNED
from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.config import Config
from botocore.credentials import Credentials
from botocore.exceptions import ClientError
from botocore.session import get_session
from support.aws import environment, executable
from support.declared import operations, unsigned
from support.identity_pools import GUEST, READER, make_identity_pool, signing_client
from support.presigning import caller_identity
from support.samples import sample
from support.third_party import HEADER, Refused, who_is

SESSION = "arn:aws:sts::123456789012:assumed-role"
SIGNED = [
    (api, name)
    for api in ("cognito-idp", "cognito-identity")
    for name in operations(api)
    if get_session().get_service_model(api).operation_model(name).auth_type != "none"
    and name not in unsigned(api)
]


@pytest.fixture(scope="module")
def identity_pool(stack):
    return make_identity_pool(stack)


@pytest.fixture(scope="module")
def guest(identity_pool):
    return identity_pool.guest_credentials()


@pytest.fixture(scope="module")
def user(identity_pool):
    return identity_pool.credentials("ada")


def refusal(call, **members):
    with pytest.raises(ClientError) as failed:
        call(**members)
    return failed.value.response


def test_their_form(guest):
    assert re.fullmatch(r"ASIA[A-Z2-7]{16}", guest["AccessKeyId"])
    assert len(guest["SecretKey"]) == 40
    assert len(guest["SessionToken"]) <= 4096


def test_they_name_the_session(stack, guest, user):
    told = signing_client(stack, "sts", guest).get_caller_identity()
    assert told["Arn"] == f"{SESSION}/guest/CognitoIdentityCredentials"
    assert re.fullmatch(r"AROA[A-Z2-7]{16}:CognitoIdentityCredentials", told["UserId"])
    told = signing_client(stack, "sts", user).get_caller_identity()
    assert told["Arn"] == f"{SESSION}/reader/CognitoIdentityCredentials"


def test_a_third_party_learns_whose_they_are(stack, user):
    url = caller_identity(stack, user, headers={HEADER: "vault"})
    arn = f"{SESSION}/reader/CognitoIdentityCredentials"
    assert who_is(url, "vault", stack.endpoint) == arn
    with pytest.raises(Refused):
        who_is(url.replace("X-Amz-Security-Token=", "x="), "vault", stack.endpoint)


def test_a_token_left_out_swapped_or_changed_proves_nothing(stack, guest, user):
    for changes in [
        {"SessionToken": user["SessionToken"]},
        {"AccessKeyId": user["AccessKeyId"]},
        {"SessionToken": guest["SessionToken"][:-8] + "AAAAAAA="},
    ]:
        call = signing_client(stack, "sts", guest | changes).get_caller_identity
        assert refusal(call)["Error"]["Code"] == "InvalidClientTokenId"
    call = signing_client(stack, "sts", guest | {"SecretKey": user["SecretKey"]}).get_caller_identity
    assert refusal(call)["Error"]["Code"] == "SignatureDoesNotMatch"
    left_out = signing_client(stack, "sts", guest | {"SessionToken": None})
    assert refusal(left_out.get_caller_identity)["Error"]["Code"] == "InvalidClientTokenId"


def test_an_unsigned_token_is_refused(stack, user):
    request = AWSRequest(
        "POST",
        stack.endpoint + "/",
        data="Action=GetCallerIdentity&Version=2011-06-15",
        headers={"Content-Type": "application/x-www-form-urlencoded"},
    )
    keys = Credentials(user["AccessKeyId"], user["SecretKey"])
    SigV4Auth(keys, "sts", stack.region).add_auth(request)
    headers = dict(request.headers) | {"X-Amz-Security-Token": user["SessionToken"]}
    answer = requests.post(request.url, data=request.data, headers=headers, timeout=30)
    assert answer.status_code == 400
    assert "<Code>IncompleteSignature</Code>" in answer.text


@pytest.mark.parametrize("api, name", SIGNED, ids=lambda value: value)
def test_they_are_no_administrators(stack, user, api, name):
    caller = signing_client(stack, api, user)
    model = caller.meta.service_model.operation_model(name)
    method = {v: k for k, v in caller.meta.method_to_api_mapping.items()}[name]
    response = refusal(getattr(caller, method), **sample(model.input_shape, only_required=True))
    assert response["Error"]["Code"] == "AccessDeniedException"
    assert response["ResponseMetadata"]["HTTPStatusCode"] == 400
    assert response["Error"]["Message"] == (
        f"User: {SESSION}/reader/CognitoIdentityCredentials is not authorized to perform: "
        f"{api}:{name}"
    )


def test_the_aws_command_uses_them(stack, user, tmp_path):
    done = subprocess.run(
        [executable(), "--endpoint-url", stack.endpoint, "--region", stack.region, "--output",
         "json", "sts", "get-caller-identity"],
        env=environment(
            stack,
            tmp_path,
            AWS_ACCESS_KEY_ID=user["AccessKeyId"],
            AWS_SECRET_ACCESS_KEY=user["SecretKey"],
            AWS_SESSION_TOKEN=user["SessionToken"],
        ),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["Arn"].endswith("/reader/CognitoIdentityCredentials")


def assume(stack, token, role=READER, **members):
    sts = signing_client(stack, "sts", config=Config(signature_version=UNSIGNED))
    return sts.assume_role_with_web_identity(
        RoleArn=role, RoleSessionName="phone", WebIdentityToken=token, **members
    )


def test_the_basic_flow(stack, identity_pool):
    told = identity_pool.vouch("ada", PrincipalTags={"team": "red"})
    answer = assume(stack, told["Token"], DurationSeconds=900)
    assert answer["SubjectFromWebIdentityToken"] == told["IdentityId"]
    assert answer["Audience"] == identity_pool.id
    assert answer["Provider"] == f"{stack.endpoint}/cognito-identity"
    assert answer["PackedPolicySize"] == 1
    assert answer["AssumedRoleUser"]["Arn"] == f"{SESSION}/reader/phone"
    told = signing_client(stack, "sts", answer["Credentials"]).get_caller_identity()
    assert told["Arn"] == answer["AssumedRoleUser"]["Arn"]
    assert told["UserId"] == answer["AssumedRoleUser"]["AssumedRoleId"]


def policy(effect, *actions, resource="*"):
    statement = {"Effect": effect, "Action": list(actions), "Resource": resource}
    return json.dumps({"Version": "2012-10-17", "Statement": [statement]})


def test_a_session_policy_narrows_them(stack, identity_pool):
    told = identity_pool.vouch("narrow")
    names = {
        "IdentityPoolId": identity_pool.id,
        "IdentityId": told["IdentityId"],
        "DatasetName": "d",
    }
    arn = (
        f"arn:aws:cognito-sync:{stack.region}:123456789012:identitypool/{identity_pool.id}"
        f"/identity/{told['IdentityId']}/dataset/d"
    )

    def sync(text):
        answer = assume(stack, told["Token"], Policy=text)
        assert answer["PackedPolicySize"] > 0
        caller = signing_client(stack, "sts", answer["Credentials"]).get_caller_identity()
        assert caller["Arn"] == f"{SESSION}/reader/phone"
        return signing_client(stack, "cognito-sync", answer["Credentials"])

    def refused(call, **named):
        response = refusal(call, **named)
        assert response["ResponseMetadata"]["HTTPStatusCode"] == 403
        return response["Error"]["Code"] == "AccessDeniedException"

    assert refused(sync(policy("Deny", "*")).list_records, **names)
    reader = sync(policy("Allow", "cognito-sync:ListRecords", resource=arn))
    listed = reader.list_records(**names)
    assert refused(reader.list_records, **names | {"DatasetName": "e"})
    assert refused(
        reader.update_records, **names, SyncSessionToken=listed["SyncSessionToken"], RecordPatches=[]
    )


@pytest.mark.parametrize(
    "named",
    [
        {"Policy": policy("Allow", "*")[:-3] + ', "Condition": {}}]}'},
        {"Policy": '{"Statement": [{"Effect": "Deny", "NotAction": "sts:*", "Resource": "*"}]}'},
        {"PolicyArns": [{"arn": "arn:aws:iam::aws:policy/ReadOnlyAccess"}]},
    ],
)
def test_a_policy_that_is_not_judged_is_refused(stack, identity_pool, named):
    token = identity_pool.vouch("policies")["Token"]
    response = refusal(assume, stack=stack, token=token, **named)
    assert response["Error"]["Code"] == "MalformedPolicyDocument"
    assert response["ResponseMetadata"]["HTTPStatusCode"] == 400


def test_a_policy_without_room_is_refused_by_its_size(stack, identity_pool):
    """Within the limit of characters, but not within that of bytes beside the role."""
    token = identity_pool.vouch("policies")["Token"]
    long = policy("Allow", "*")
    long += "\u0020" * (2048 - len(long))
    assert assume(stack=stack, token=token, Policy=long)["PackedPolicySize"] <= 100
    wide = policy("Allow", "*")[:-3] + ', "Sid": "' + "\u00ff" * 1800 + '"}]}'
    response = refusal(assume, stack=stack, token=token, Policy=wide)
    assert response["Error"]["Code"] == "PackedPolicyTooLarge"
    assert response["ResponseMetadata"]["HTTPStatusCode"] == 400


def test_the_basic_flow_of_a_guest(stack, identity_pool):
    identity = identity_pool.guest()
    token = identity_pool.public.get_open_id_token(IdentityId=identity)["Token"]
    assert assume(stack, token, GUEST)["SubjectFromWebIdentityToken"] == identity
    for role in (READER, GUEST.replace("guest", "admin")):
        response = refusal(assume, stack=stack, token=token, role=role)
        assert response["Error"]["Code"] == "AccessDenied"
        assert response["ResponseMetadata"]["HTTPStatusCode"] == 403
        assert response["Error"]["Message"] == (
            "Not authorized to perform sts:AssumeRoleWithWebIdentity"
        )


def test_a_token_whose_identity_is_gone_gives_nothing(stack, identity_pool):
    told = identity_pool.vouch("leaving")
    identity_pool.admin.delete_identities(IdentityIdsToDelete=[told["IdentityId"]])
    response = refusal(assume, stack=stack, token=told["Token"])
    assert response["Error"]["Code"] == "InvalidIdentityToken"
