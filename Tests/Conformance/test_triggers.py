"""Functions of pools, called by the Invoke API of Lambda while a sign-in waits."""

import base64
import itertools
import secrets
import threading
from concurrent.futures import ThreadPoolExecutor

import jwt
import pytest
from botocore.exceptions import ClientError
from standardwebhooks.webhooks import Webhook, WebhookVerificationError

from support.clients import PASSWORD, make_pool, unique
from support.events import following
from support.invoke import arn
from support.identity_js import CognitoUser
from support.stack import make_stack

LIMIT = 2


@pytest.fixture(scope="module")
def calling(functions):
    """A system that knows where functions are, and waits five seconds for them."""
    with make_stack() as stack:
        functions.secret = "whsec_" + base64.b64encode(secrets.token_bytes(32)).decode()
        file = stack.state.parent / "lambda-secret"
        file.write_text(functions.secret + "\n")
        file.chmod(0o600)
        stack.settings = {
            "GATEHOUSE_LAMBDA_ENDPOINT": functions.endpoint,
            "GATEHOUSE_LAMBDA_FUNCTIONS": f"{arn('gone')}=http://127.0.0.1:1/invocations",
            "GATEHOUSE_LAMBDA_TIMEOUT_SECONDS": "5",
            "GATEHOUSE_LAMBDA_SECRET_FILE": str(file),
        }
        yield stack.start()


def same(event):
    return event


def pool_with(stack, triggers, devices=None):
    return make_pool(
        stack,
        {"LambdaConfig": triggers} | ({"DeviceConfiguration": devices} if devices else {}),
    )


def refused(call, *arguments):
    with pytest.raises(ClientError) as error:
        call(*arguments)
    answer = error.value.response["Error"]
    return answer["Code"], answer["Message"]


def claims(token):
    return jwt.decode(token, options={"verify_signature": False})


def test_a_function_limits_the_devices_of_a_user(calling, functions):
    """DEV-24, as the announcement of device tracking has it."""

    def limit_devices(event):
        if event["request"]["newDeviceUsed"]:
            devices = pool.admin.admin_list_devices(
                UserPoolId=event["userPoolId"], Username=event["userName"]
            )["Devices"]
            if len(devices) >= LIMIT:
                raise Exception("Device limit reached")
        return event

    function = functions.add("limit-devices", limit_devices)
    pool = pool_with(
        calling, {"PostAuthentication": function}, {"DeviceOnlyRememberedOnUserPrompt": False}
    )
    name = pool.user()
    users = [CognitoUser(pool, name) for _ in range(LIMIT)]
    for user in users:
        assert user.authenticate(PASSWORD)["AuthenticationResult"]["AccessToken"]
    third = CognitoUser(pool, name)
    limit = (
        "UserLambdaValidationException",
        "PostAuthentication failed with error Device limit reached.",
    )
    assert refused(third.authenticate, PASSWORD) == limit
    assert refused(pool.sign_in, name) == limit
    listed = pool.admin.admin_list_devices(UserPoolId=pool.id, Username=name)["Devices"]
    assert {device["DeviceKey"] for device in listed} == {user.device_key for user in users}

    # The two devices still sign in; without one of them there is room for the third.
    again = users[0].authenticate(PASSWORD)["AuthenticationResult"]
    assert users[0].asked == "DEVICE_SRP_AUTH"
    pool.public.forget_device(AccessToken=again["AccessToken"], DeviceKey=users[0].device_key)
    assert third.authenticate(PASSWORD)["AuthenticationResult"]["AccessToken"]

    told = [event["request"]["newDeviceUsed"] for event in functions.events["limit-devices"]]
    assert told == [True, True, True, True, False, True]
    refusals = following(
        calling, "--outcome", "UserLambdaValidationException", "--pool", pool.id
    )
    for event in itertools.islice(refusals, 2):
        assert event["rule"] == "the function refused: PostAuthentication"
    refusals.close()


@pytest.mark.parametrize(
    "devices, expected",
    [
        (None, [False, False]),
        ({"DeviceOnlyRememberedOnUserPrompt": False}, [True, False]),
        ({"DeviceOnlyRememberedOnUserPrompt": True}, [True, False]),
    ],
)
def test_a_device_is_new_once_where_devices_are_remembered(calling, functions, devices, expected):
    name = unique("seen")
    pool = pool_with(calling, {"PostAuthentication": functions.add(name, same)}, devices)
    user = CognitoUser(pool, pool.user())
    for _ in range(2):
        user.authenticate(PASSWORD)
    events = functions.events[name]
    assert [event["request"]["newDeviceUsed"] for event in events] == expected
    assert events[0]["version"] == "1"
    assert events[0]["region"] == calling.region
    assert events[0]["userPoolId"] == pool.id
    assert events[0]["callerContext"]["clientId"] == pool.client_id
    assert events[0]["callerContext"]["awsSdkVersion"].startswith("Boto3/")
    assert events[0]["triggerSource"] == "PostAuthentication_Authentication"
    assert events[0]["request"]["userAttributes"]["cognito:user_status"] == "CONFIRMED"
    assert events[0]["response"] == {}


def test_requests_are_signed_and_each_has_an_id(calling, functions):
    pool = pool_with(calling, {"PostAuthentication": functions.add("signed", same)})
    name = pool.user()
    before = len(functions.requests)
    for _ in range(2):
        pool.sign_in(name)
    seen = functions.requests[before:]
    for headers, body in seen:
        Webhook(functions.secret).verify(body, headers)
        with pytest.raises(WebhookVerificationError):
            Webhook(functions.secret).verify(body + b" ", headers)
        assert headers["webhook-id"] == headers["X-Amzn-RequestId"]
    assert len({headers["X-Amzn-RequestId"] for headers, _ in seen}) == 2


def test_a_function_is_asked_before_the_password(calling, functions):
    def closed(event):
        if (event["request"]["validationData"] or {}).get("door") != "open":
            raise Exception("The door is closed")
        return event

    pool = pool_with(calling, {"PreAuthentication": functions.add("door", closed)})
    name = pool.user()

    def sign_in(password, **more):
        return pool.public.initiate_auth(
            ClientId=pool.client_id,
            AuthFlow="USER_PASSWORD_AUTH",
            AuthParameters={"USERNAME": name, "PASSWORD": password},
            **more,
        )

    closed_door = (
        "UserLambdaValidationException",
        "PreAuthentication failed with error The door is closed.",
    )
    for _ in range(7):
        assert refused(sign_in, "Wr0ng!pass") == closed_door
    opened = sign_in(PASSWORD, ClientMetadata={"door": "open"})
    assert opened["AuthenticationResult"]["AccessToken"]


def test_tokens_say_what_a_function_has_them_say(calling, functions):
    def change(event):
        event["response"]["claimsAndScopeOverrideDetails"] = {
            "idTokenGeneration": {
                "claimsToAddOrOverride": {"plan": {"name": "gold", "seats": 3}, "sub": "forged"},
                "claimsToSuppress": ["email"],
            },
            "accessTokenGeneration": {
                "claimsToAddOrOverride": {"tenant": 7, "iss": "forged", "username": "forged"},
                "scopesToAdd": ["shop/buy"],
            },
        }
        return event

    config = {"LambdaArn": functions.add("change", change), "LambdaVersion": "V2_0"}
    pool = pool_with(calling, {"PreTokenGenerationConfig": config})
    name = pool.user(email="ann@example.com")
    tokens = pool.sign_in(name)
    refreshed = pool.public.initiate_auth(
        ClientId=pool.client_id,
        AuthFlow="REFRESH_TOKEN_AUTH",
        AuthParameters={"REFRESH_TOKEN": tokens["RefreshToken"]},
    )["AuthenticationResult"]
    for answer in (tokens, refreshed):
        said = claims(answer["IdToken"])
        assert said["plan"] == {"name": "gold", "seats": 3}
        assert "email" not in said and said["sub"] != "forged"
        said = claims(answer["AccessToken"])
        assert said["tenant"] == 7 and said["username"] == name
        assert said["iss"].endswith(pool.id)
        assert said["scope"].split() == ["aws.cognito.signin.user.admin", "shop/buy"]
        assert pool.public.get_user(AccessToken=answer["AccessToken"])["Username"] == name
    assert [event["triggerSource"] for event in functions.events["change"]] == [
        "TokenGeneration_Authentication",
        "TokenGeneration_RefreshTokens",
    ]
    assert functions.events["change"][0]["version"] == "2"


def test_a_sign_in_by_a_device_says_so(calling, functions):
    """DEV-31."""
    pool = pool_with(
        calling,
        {"PreTokenGeneration": functions.add("sources", same)},
        {"DeviceOnlyRememberedOnUserPrompt": False},
    )
    user = CognitoUser(pool, pool.user())
    for _ in range(2):
        user.authenticate(PASSWORD)
    assert [event["triggerSource"] for event in functions.events["sources"]] == [
        "TokenGeneration_Authentication",
        "TokenGeneration_AuthenticateDevice",
    ]


def test_a_function_decides_who_may_sign_up(calling, functions):
    def only_from_here(event):
        address = event["request"]["userAttributes"]["email"]
        if not address.endswith("@example.com"):
            raise Exception("Not from here")
        event["response"]["autoConfirmUser"] = True
        event["response"]["autoVerifyEmail"] = True
        return event

    pool = pool_with(calling, {"PreSignUp": functions.add("sign-up", only_from_here)})

    def sign_up(name, address):
        return pool.public.sign_up(
            ClientId=pool.client_id,
            Username=name,
            Password=PASSWORD,
            UserAttributes=[{"Name": "email", "Value": address}],
            ClientMetadata={"app": "web"},
        )

    name = unique("newcomer")
    assert refused(sign_up, name, "ann@example.org") == (
        "UserLambdaValidationException",
        "PreSignUp failed with error Not from here.",
    )
    assert sign_up(name, "ann@example.com")["UserConfirmed"] is True
    assert claims(pool.sign_in(name)["IdToken"])["email_verified"] is True
    assert functions.events["sign-up"][0]["request"]["clientMetadata"] == {"app": "web"}


INVALID = "InvalidLambdaResponseException"
UNEXPECTED = "UnexpectedLambdaException"


@pytest.mark.parametrize(
    "answer, exception, sentence",
    [
        (b"{", INVALID, "Invalid lambda function output : Invalid JSON"),
        (b"", INVALID, "Invalid lambda function output : Invalid JSON"),
        (b'"' + b"x" * (2 << 20) + b'"', INVALID, "Invalid lambda function output : Invalid JSON"),
        (None, INVALID, "Unrecognizable lambda output"),
        ({"response": {}}, INVALID, "Unrecognizable lambda output"),
    ],
)
def test_an_answer_that_is_none_fails_the_sign_in(calling, functions, answer, exception, sentence):
    name = unique("odd")
    pool = pool_with(calling, {"PostAuthentication": functions.add(name, lambda _: answer)})
    assert refused(pool.sign_in, pool.user()) == (exception, sentence)


def test_a_function_that_is_not_there_fails_the_sign_in(calling, stack):
    def sentence(cause):
        return UNEXPECTED, f"PostAuthentication invocation failed due to error {cause}."

    pool = pool_with(calling, {"PostAuthentication": arn("nobody")})
    assert refused(pool.sign_in, pool.user()) == sentence("ResourceNotFoundException")
    pool = pool_with(calling, {"PostAuthentication": arn("gone")})
    assert refused(pool.sign_in, pool.user()) == sentence(
        "Connection failure while invoking Lambda function"
    )
    # The other system does not know where functions are.
    pool = pool_with(stack, {"PostAuthentication": arn("nobody")})
    assert refused(pool.sign_in, pool.user()) == sentence("ResourceNotFoundException")


def test_a_function_that_never_answers_holds_nobody_else_up(calling, functions):
    goes_on, waiting = threading.Event(), threading.Semaphore(0)

    def never(event):
        waiting.release()
        goes_on.wait(60)
        return event

    slow = pool_with(calling, {"PostAuthentication": functions.add("never", never)})
    other = pool_with(calling, {"PostAuthentication": functions.add("quick", same)})
    name, quick = slow.user(), other.user()
    with ThreadPoolExecutor(40) as executor:
        held = [executor.submit(refused, slow.sign_in, name) for _ in range(40)]
        for _ in range(10):
            assert waiting.acquire(timeout=60)
        # The others are answered while these wait.
        for _ in range(5):
            assert other.sign_in(quick)["AccessToken"]
        answers = {future.result() for future in held}
    goes_on.set()
    assert answers == {
        (
            UNEXPECTED,
            "PostAuthentication invocation failed due to error "
            "Socket timeout while invoking Lambda function.",
        )
    }
