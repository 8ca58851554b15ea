"""Bad input gets Cognito's exception and sentence, and changes nothing."""

import base64
import datetime

import pytest
import requests
from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials
from botocore.exceptions import ClientError
from pycognito.aws_srp import AWSSRP

from support.clients import ALL_FLOWS, PASSWORD, make_pool, raw, signed, unique


def refusal(call, **arguments):
    with pytest.raises(ClientError) as refused:
        call(**arguments)
    error = refused.value.response["Error"]
    return error["Code"], error["Message"]


def sign_in(pool, name, password):
    return {
        "ClientId": pool.client_id,
        "AuthFlow": "USER_PASSWORD_AUTH",
        "AuthParameters": {"USERNAME": name, "PASSWORD": password},
    }


def srp(pool, name, password=PASSWORD):
    return AWSSRP(
        username=name,
        password=password,
        pool_id=pool.id,
        client_id=pool.client_id,
        client=pool.public,
    )


def begin(pool, client):
    return pool.public.initiate_auth(
        ClientId=pool.client_id, AuthFlow="USER_SRP_AUTH", AuthParameters=client.get_auth_params()
    )


def finish(pool, client, challenge, **changes):
    answers = client.process_challenge(
        challenge["ChallengeParameters"], {"USERNAME": client.username}
    )
    return pool.public.respond_to_auth_challenge(
        ClientId=pool.client_id,
        ChallengeName="PASSWORD_VERIFIER",
        ChallengeResponses=answers | changes,
    )


def test_a_password_claim_is_good_for_one_answer(pool):
    client = srp(pool, pool.user())
    challenge = begin(pool, client)
    assert finish(pool, client, challenge)["AuthenticationResult"]
    with pytest.raises(ClientError) as refused:
        finish(pool, client, challenge)
    assert refused.value.response["Error"]["Code"] == "NotAuthorizedException"


def test_a_password_claim_of_another_pool_is_refused(stack, pool):
    other = make_pool(stack)
    name = unique("twin")
    pool.user(name), other.user(name)
    client = srp(pool, name)
    answers = client.process_challenge(
        begin(pool, client)["ChallengeParameters"], {"USERNAME": name}
    )
    code, _ = refusal(
        other.public.respond_to_auth_challenge,
        ClientId=other.client_id,
        ChallengeName="PASSWORD_VERIFIER",
        ChallengeResponses=answers,
    )
    assert code == "NotAuthorizedException"


@pytest.mark.parametrize("multiple", [0, 1, 2, 7])
def test_a_public_value_that_is_a_multiple_of_n_is_refused(pool, multiple):
    client = srp(pool, pool.user())
    parameters = client.get_auth_params() | {"SRP_A": f"{client.big_n * multiple:x}"}
    code, _ = refusal(
        pool.public.initiate_auth,
        ClientId=pool.client_id,
        AuthFlow="USER_SRP_AUTH",
        AuthParameters=parameters,
    )
    assert code in ("InvalidParameterException", "NotAuthorizedException")


def test_a_timestamp_must_have_its_form_and_be_now(pool):
    name = pool.user()
    for stamp, expected in {
        "2026-11-21T00:00:00Z": "InvalidParameterException",
        "Sat Nov 7 09:05:03 UTC 2015": "NotAuthorizedException",
    }.items():
        client = srp(pool, name)
        with pytest.raises(ClientError) as refused:
            finish(pool, client, begin(pool, client), TIMESTAMP=stamp)
        assert refused.value.response["Error"]["Code"] == expected


def test_sign_up_names_the_broken_rule_of_the_password(pool):
    for password, sentence in {
        "Sh0rt!": "Password did not conform with policy: Password not long enough",
        "passw0rd!": "Password did not conform with policy: Password must have uppercase characters",
        "PASSW0RD!": "Password did not conform with policy: Password must have lowercase characters",
        "Password!": "Password did not conform with policy: Password must have numeric characters",
        "Passw0rds": "Password did not conform with policy: Password must have symbol characters",
    }.items():
        found = refusal(
            pool.public.sign_up,
            ClientId=pool.client_id,
            Username=unique("weak"),
            Password=password,
        )
        assert found == ("InvalidPasswordException", sentence)


def test_a_name_is_taken_once_whatever_its_case_where_case_does_not_matter(stack):
    pool = make_pool(stack, {"UsernameConfiguration": {"CaseSensitive": False}})
    pool.public.sign_up(ClientId=pool.client_id, Username="Mixed", Password=PASSWORD)
    assert refusal(
        pool.public.sign_up, ClientId=pool.client_id, Username="mIXED", Password=PASSWORD
    ) == ("UsernameExistsException", "User already exists")


def test_a_wrong_code_is_a_mismatch_and_the_right_one_still_counts(email_pool):
    pool, name = email_pool, unique("code")
    pool.public.sign_up(
        ClientId=pool.client_id,
        Username=name,
        Password=PASSWORD,
        UserAttributes=[{"Name": "email", "Value": "code@example.com"}],
    )
    code = pool.stack.code(pool.client_id, name)
    wrong = "000000" if code != "000000" else "111111"
    arguments = {"ClientId": pool.client_id, "Username": name}
    assert refusal(pool.public.confirm_sign_up, ConfirmationCode=wrong, **arguments) == (
        "CodeMismatchException",
        "Invalid verification code provided, please try again.",
    )
    assert refusal(pool.public.initiate_auth, **sign_in(pool, name, PASSWORD)) == (
        "UserNotConfirmedException",
        "User is not confirmed.",
    )
    pool.public.confirm_sign_up(ConfirmationCode=code, **arguments)
    assert refusal(pool.public.confirm_sign_up, ConfirmationCode=code, **arguments) == (
        "NotAuthorizedException",
        "User cannot be confirmed. Current status is CONFIRMED",
    )


def test_an_unknown_pool_and_an_unknown_client_are_named(pool):
    ghost = f"{pool.stack.region}_000000000"
    assert refusal(pool.admin.describe_user_pool, UserPoolId=ghost) == (
        "ResourceNotFoundException",
        f"User pool {ghost} does not exist.",
    )
    missing = "0" * 26
    assert refusal(
        pool.public.initiate_auth,
        ClientId=missing,
        AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": "a", "PASSWORD": "b"},
    ) == ("ResourceNotFoundException", f"User pool client {missing} does not exist.")


def test_a_flow_the_client_does_not_allow_is_refused(stack):
    pool = make_pool(stack, None, {"ExplicitAuthFlows": ["ALLOW_REFRESH_TOKEN_AUTH"]})
    found = refusal(pool.public.initiate_auth, **sign_in(pool, pool.user(), PASSWORD))
    assert found == (
        "InvalidParameterException",
        "USER_PASSWORD_AUTH flow not enabled for this client",
    )


def test_a_client_with_a_secret_wants_its_hash(stack):
    pool = make_pool(stack, None, {"GenerateSecret": True, "ExplicitAuthFlows": ALL_FLOWS})
    name = pool.user()
    assert refusal(pool.public.initiate_auth, **sign_in(pool, name, PASSWORD)) == (
        "NotAuthorizedException",
        f"Client {pool.client_id} is configured with secret but SECRET_HASH was not received",
    )
    wrong = sign_in(pool, name, PASSWORD)
    wrong["AuthParameters"]["SECRET_HASH"] = base64.b64encode(bytes(32)).decode()
    assert refusal(pool.public.initiate_auth, **wrong) == (
        "NotAuthorizedException",
        f"Unable to verify secret hash for client {pool.client_id}",
    )


def test_a_client_without_a_secret_wants_no_hash(pool):
    name, given = pool.user(), base64.b64encode(bytes(32)).decode()
    expected = (
        "InvalidParameterException",
        f"App client {pool.client_id} is not configured for secret but secret hash was received",
    )
    begin = sign_in(pool, name, PASSWORD)
    begin["AuthParameters"]["SECRET_HASH"] = given
    assert refusal(pool.public.initiate_auth, **begin) == expected
    client = {"ClientId": pool.client_id, "SecretHash": given}
    for username in (name, unique("nobody")):
        account = client | {"Username": username}
        assert refusal(pool.public.sign_up, Password=PASSWORD, **account) == expected
        assert refusal(pool.public.forgot_password, **account) == expected
        assert refusal(pool.public.resend_confirmation_code, **account) == expected
        assert refusal(pool.public.confirm_sign_up, ConfirmationCode="1", **account) == expected
    token = pool.sign_in(name)["RefreshToken"]
    assert refusal(
        pool.public.initiate_auth,
        ClientId=pool.client_id,
        AuthFlow="REFRESH_TOKEN_AUTH",
        AuthParameters={"REFRESH_TOKEN": token, "SECRET_HASH": given},
    ) == expected


def test_the_same_name_in_two_pools_is_two_users(stack, pool):
    other, name = make_pool(stack), unique("both")
    pool.user(name, "First0ne!"), other.user(name, "Second0ne!")
    assert refusal(pool.public.initiate_auth, **sign_in(pool, name, "Second0ne!"))[0] == (
        "NotAuthorizedException"
    )
    token = pool.sign_in(name, "First0ne!")["RefreshToken"]
    code, _ = refusal(
        other.public.get_tokens_from_refresh_token, ClientId=other.client_id, RefreshToken=token
    )
    assert code == "NotAuthorizedException"


def test_violations_are_listed_as_cognito_lists_them(pool):
    answer = raw(pool.stack, "SignUp", {"ClientId": pool.client_id, "Username": ""})
    assert answer.status_code == 400
    assert answer.json()["__type"] == "InvalidParameterException"
    assert "validation error" in answer.json()["message"]
    assert "Member must have length greater than or equal to 1" in answer.json()["message"]
    assert answer.headers["x-amzn-errortype"].startswith("InvalidParameterException")
    assert answer.headers["x-amzn-requestid"]


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b'"text"', b"\xff\xfe", b'{"ClientId": 5}', b"[" * 10_000]
)
def test_what_is_no_json_object_is_a_serialization_exception(pool, body):
    answer = raw(pool.stack, "SignUp", body)
    assert answer.status_code == 400
    assert answer.json()["__type"] in ("SerializationException", "InvalidParameterException")


def test_unknown_operations_are_refused_as_such(pool):
    unknown = raw(pool.stack, "MakeCoffee", {})
    assert (unknown.status_code, unknown.json()["__type"]) == (400, "UnknownOperationException")


def test_signatures_are_checked(stack, pool):
    arguments = {"UserPoolId": pool.id}
    unsigned = raw(stack, "DescribeUserPool", arguments)
    assert unsigned.json()["__type"] == "MissingAuthenticationTokenException"
    wrong = signed(stack, aws_secret_access_key="not the secret")
    assert refusal(wrong.describe_user_pool, **arguments)[0] == "InvalidSignatureException"
    unknown = signed(stack, aws_access_key_id="AKIAUNKNOWNUNKNOWN00")
    assert refusal(unknown.describe_user_pool, **arguments) == (
        "UnrecognizedClientException",
        "The security token included in the request is invalid.",
    )


def test_a_disabled_key_is_refused_and_works_again_when_enabled(stack, pool):
    made = stack.control("access-keys", "create").stdout
    key, secret = [line.partition("=")[2] for line in made.splitlines()[:2]]
    client = signed(stack, aws_access_key_id=key, aws_secret_access_key=secret)
    assert client.describe_user_pool(UserPoolId=pool.id)
    stack.control("access-keys", "disable", key)
    assert refusal(client.describe_user_pool, UserPoolId=pool.id)[0] == (
        "UnrecognizedClientException"
    )
    stack.control("access-keys", "enable", key)
    assert client.describe_user_pool(UserPoolId=pool.id)
    stack.control("access-keys", "delete", key)
    assert refusal(client.describe_user_pool, UserPoolId=pool.id)[0] == (
        "UnrecognizedClientException"
    )


def test_a_signature_is_bound_to_its_body_operation_and_time(stack, pool):
    def send(spoil):
        request = AWSRequest(
            "POST",
            stack.endpoint + "/",
            data=f'{{"UserPoolId":"{pool.id}"}}'.encode(),
            headers={
                "Content-Type": "application/x-amz-json-1.1",
                "X-Amz-Target": "AWSCognitoIdentityProviderService.DescribeUserPool",
            },
        )
        signer = SigV4Auth(
            Credentials(stack.access_key_id, stack.secret_access_key),
            "cognito-idp",
            stack.region,
        )
        signer.add_auth(request)
        prepared = request.prepare()
        headers, body = dict(prepared.headers), prepared.body
        headers, body = spoil(headers, body)
        return requests.post(stack.endpoint + "/", data=body, headers=headers, timeout=60)

    later = (datetime.datetime.now(datetime.UTC) - datetime.timedelta(minutes=30)).strftime(
        "%Y%m%dT%H%M%SZ"
    )
    assert send(lambda h, b: (h, b)).status_code == 200
    target = "AWSCognitoIdentityProviderService.DeleteUserPool"
    for spoil in (
        lambda h, b: (h, b + b" "),
        lambda h, b: (h | {"X-Amz-Target": target}, b),
        lambda h, b: (h | {"X-Amz-Date": later}, b),
    ):
        answer = send(spoil)
        assert answer.status_code == 400
        assert answer.json()["__type"] in (
            "InvalidSignatureException",
            "IncompleteSignatureException",
        )
    assert pool.admin.describe_user_pool(UserPoolId=pool.id)


def test_an_unsigned_operation_does_not_mind_a_signature_or_a_bearer(stack, pool):
    name = pool.user()
    signing = signed(stack, aws_secret_access_key="whatever it is")
    assert signing.initiate_auth(**sign_in(pool, name, PASSWORD))["AuthenticationResult"]
    answer = raw(
        stack,
        "InitiateAuth",
        sign_in(pool, name, PASSWORD),
        {"Authorization": "Bearer something"},
    )
    assert answer.status_code == 200


def test_a_browser_may_call_from_a_page(stack, pool):
    wanted = "x-amz-target,x-amz-user-agent,content-type,authorization,cache-control"
    preflight = requests.options(
        stack.endpoint + "/",
        headers={
            "Origin": "https://app.example.com",
            "Access-Control-Request-Method": "POST",
            "Access-Control-Request-Headers": wanted,
        },
        timeout=60,
    )
    assert preflight.status_code in (200, 204)
    allowed = preflight.headers["Access-Control-Allow-Headers"].lower()
    assert all(each in allowed for each in wanted.split(","))
    answer = raw(
        stack,
        "InitiateAuth",
        sign_in(pool, pool.user(), PASSWORD),
        {"Origin": "https://app.example.com"},
    )
    assert answer.headers["Access-Control-Allow-Origin"] in ("*", "https://app.example.com")
