"""The members of each trigger's event, held against a table: present, null or absent as in Cognito."""

import base64
import secrets

import pytest

from support.clients import ALL_FLOWS, PASSWORD, make_pool, unique
from support.invoke import Thrown
from support.stack import make_stack
from support.waiting import wait_until
from test_custom_auth import create, verify

KEY_ID = "arn:aws:kms:us-east-1:123456789012:key/01234567-89ab-cdef-0123-456789abcdef"
TEXT, TRUTH, TEXTS, LIST, ROUNDS, GROUPS = "text", "truth", "texts", "list", "rounds", "groups"
# Of a member that is there, and null.
NULL = None

MESSAGE = {
    "userAttributes": TEXTS,
    "codeParameter": TEXT,
    "linkParameter": TEXT,
    "usernameParameter": NULL,
}
TOKENS = {"userAttributes": TEXTS, "groupConfiguration": GROUPS}
SENT = {"type": TEXT, "code": TEXT, "userAttributes": TEXTS}
UNWRITTEN = {"smsMessage": None, "emailMessage": None, "emailSubject": None}

# The request where the client sends neither ValidationData nor ClientMetadata, and the response that the
# function fills in.
EVENTS = {
    "PreSignUp_SignUp": (
        {"userAttributes": TEXTS, "validationData": NULL},
        {"autoConfirmUser": False, "autoVerifyEmail": False, "autoVerifyPhone": False},
    ),
    "PreSignUp_AdminCreateUser": (
        {"userAttributes": TEXTS, "validationData": NULL},
        {"autoConfirmUser": False, "autoVerifyEmail": False, "autoVerifyPhone": False},
    ),
    "PostConfirmation_ConfirmSignUp": ({"userAttributes": TEXTS}, {}),
    "PostConfirmation_ConfirmForgotPassword": ({"userAttributes": TEXTS}, {}),
    "PreAuthentication_Authentication": ({"userAttributes": TEXTS, "validationData": NULL}, {}),
    "PostAuthentication_Authentication": ({"userAttributes": TEXTS, "newDeviceUsed": TRUTH}, {}),
    "TokenGeneration_Authentication": (TOKENS, {"claimsOverrideDetails": None}),
    "TokenGeneration_RefreshTokens": (TOKENS, {"claimsOverrideDetails": None}),
    "CustomMessage_SignUp": (MESSAGE, UNWRITTEN),
    "CustomMessage_ResendCode": (MESSAGE, UNWRITTEN),
    "CustomMessage_ForgotPassword": (MESSAGE, UNWRITTEN),
    "CustomMessage_AdminCreateUser": (MESSAGE | {"usernameParameter": TEXT}, UNWRITTEN),
    "UserMigration_Authentication": (
        {"password": TEXT, "validationData": NULL},
        {
            "userAttributes": None,
            "forceAliasCreation": None,
            "enableSMSMFA": None,
            "finalUserStatus": None,
            "messageAction": None,
            "desiredDeliveryMediums": None,
        },
    ),
    "DefineAuthChallenge_Authentication": (
        {"userAttributes": TEXTS, "session": ROUNDS},
        {"challengeName": None, "issueTokens": None, "failAuthentication": None},
    ),
    "CreateAuthChallenge_Authentication": (
        {"userAttributes": TEXTS, "challengeName": TEXT, "session": ROUNDS},
        {
            "publicChallengeParameters": None,
            "privateChallengeParameters": None,
            "challengeMetadata": None,
        },
    ),
    "VerifyAuthChallengeResponse_Authentication": (
        {"userAttributes": TEXTS, "privateChallengeParameters": TEXTS, "challengeAnswer": TEXT},
        {"answerCorrect": None},
    ),
    "CustomEmailSender_SignUp": (SENT | {"clientMetadata": NULL}, {}),
}
# A password that was forgotten is not there.
EVENTS["UserMigration_ForgotPassword"] = (
    {"validationData": NULL},
    EVENTS["UserMigration_Authentication"][1],
)
# Who hides that users exist has this member besides.
TELL_UNKNOWN = {
    "PreAuthentication_Authentication",
    "DefineAuthChallenge_Authentication",
    "CreateAuthChallenge_Authentication",
    "VerifyAuthChallengeResponse_Authentication",
}
# InitiateAuth's ClientMetadata reaches the first two alone, as validationData.
METADATA = {"app": "web"}
TOLD_AS_VALIDATION = {"PreAuthentication_Authentication", "UserMigration_Authentication"}


def fits(kind, value):
    if kind == TEXTS:
        return isinstance(value, dict) and all(isinstance(each, str) for each in value.values())
    if kind == ROUNDS:
        return isinstance(value, list) and all(is_round(each) for each in value)
    if kind == GROUPS:
        return (
            set(value) == {"groupsToOverride", "iamRolesToOverride", "preferredRole"}
            and isinstance(value["groupsToOverride"], list)
            and isinstance(value["iamRolesToOverride"], list)
            and value["preferredRole"] is None
        )
    kinds = {TEXT: str, TRUTH: bool, LIST: list, NULL: type(None)}
    return isinstance(value, kinds[kind])


def is_round(value):
    return (
        set(value) == {"challengeName", "challengeResult", "challengeMetadata"}
        and isinstance(value["challengeName"], str)
        and isinstance(value["challengeResult"], bool)
        and isinstance(value["challengeMetadata"], str | None)
    )


def check(event, hides=False, has_metadata=False):
    """Holds an event against the table."""
    source = event["triggerSource"]
    members, response = EVENTS[source]
    members = dict(members)
    if hides and source in TELL_UNKNOWN:
        members["userNotFound"] = TRUTH
    if has_metadata:
        members["validationData" if source in TOLD_AS_VALIDATION else "clientMetadata"] = TEXTS
    assert set(event) == {
        "version",
        "region",
        "userPoolId",
        "userName",
        "callerContext",
        "triggerSource",
        "request",
        "response",
    }
    for name in ("version", "region", "userPoolId", "userName"):
        assert isinstance(event[name], str)
    assert set(event["callerContext"]) == {"awsSdkVersion", "clientId"}
    assert fits(TEXTS, event["callerContext"])
    assert set(event["request"]) == set(members), source
    for name, kind in members.items():
        assert fits(kind, event["request"][name]), (source, name, event["request"][name])
    assert event["response"] == response, source


def define(event):
    """One challenge, whose right answer signs the user in."""
    rounds = event["request"]["session"]
    is_done = bool(rounds) and rounds[-1]["challengeResult"]
    event["response"] |= {"issueTokens": is_done, "failAuthentication": False}
    if not is_done:
        event["response"]["challengeName"] = "CUSTOM_CHALLENGE"
    return event


def migrate(event):
    if not event["userName"].startswith("migrant"):
        raise Thrown("no such person")
    event["response"] |= {
        "userAttributes": {"email": "migrant@example.com", "email_verified": "true"},
        "finalUserStatus": "CONFIRMED",
        "messageAction": "SUPPRESS",
    }
    return event


def same(event):
    return event


HANDLERS = {
    "DefineAuthChallenge": define,
    "CreateAuthChallenge": create,
    "VerifyAuthChallengeResponse": verify,
    "UserMigration": migrate,
}


@pytest.fixture(scope="module")
def calling(functions, mailbox):
    with make_stack() as stack:
        file = stack.state.parent / "code-key"
        file.write_text(base64.b64encode(secrets.token_bytes(32)).decode() + "\n")
        file.chmod(0o600)
        stack.settings = {
            "GATEHOUSE_LAMBDA_ENDPOINT": functions.endpoint,
            "GATEHOUSE_LAMBDA_CODE_KEYS": f"{KEY_ID}={file}",
            "GATEHOUSE_SMTP_HOST": "127.0.0.1",
            "GATEHOUSE_SMTP_PORT": str(mailbox.port),
            "GATEHOUSE_SMTP_SECURITY": "none",
            "GATEHOUSE_SMTP_FROM": "no-reply@example.com",
        }
        yield stack.start()


class Told:
    """A pool with a function for each trigger, and what the functions were told."""

    TRIGGERS = (
        "PreSignUp",
        "PostConfirmation",
        "PreAuthentication",
        "PostAuthentication",
        "PreTokenGeneration",
        "CustomMessage",
        "UserMigration",
        "DefineAuthChallenge",
        "CreateAuthChallenge",
        "VerifyAuthChallengeResponse",
    )

    def __init__(self, stack, functions, existence):
        self.functions, self.names = functions, []
        triggers = {trigger: self.function(trigger) for trigger in self.TRIGGERS}
        self.pool = make_pool(
            stack,
            {"AutoVerifiedAttributes": ["email"], "LambdaConfig": triggers},
            {
                "ExplicitAuthFlows": [*ALL_FLOWS, "ALLOW_CUSTOM_AUTH"],
                "PreventUserExistenceErrors": existence,
            },
        )

    def function(self, trigger):
        name = unique(trigger)
        self.names.append(name)
        return self.functions.add(name, HANDLERS.get(trigger, same))

    def events(self):
        return [event for name in self.names for event in self.functions.events[name]]

    def sources(self):
        return {event["triggerSource"] for event in self.events()}


def live(told, **more):
    """A user's life that calls each function, with `more` in each request that takes it."""
    pool, name, client = told.pool, unique("user"), {"ClientId": told.pool.client_id}
    address = {"Name": "email", "Value": f"{name}@example.com"}
    pool.public.sign_up(
        Username=name, Password=PASSWORD, UserAttributes=[address], **client, **more
    )
    pool.public.resend_confirmation_code(Username=name, **client, **more)
    pool.public.confirm_sign_up(
        Username=name,
        ConfirmationCode=pool.stack.code(pool.client_id, name),
        **client,
        **more,
    )
    password = {"USERNAME": name, "PASSWORD": PASSWORD}
    tokens = pool.public.initiate_auth(
        AuthFlow="USER_PASSWORD_AUTH", AuthParameters=password, **client, **more
    )["AuthenticationResult"]
    refresh = {"REFRESH_TOKEN": tokens["RefreshToken"]}
    pool.public.initiate_auth(
        AuthFlow="REFRESH_TOKEN_AUTH", AuthParameters=refresh, **client, **more
    )
    pool.public.forgot_password(Username=name, **client, **more)
    # Where existence is hidden the function is asked when the message is sent.
    wait_until(lambda: "CustomMessage_ForgotPassword" in told.sources(), "no words are asked for")
    pool.public.confirm_forgot_password(
        Username=name,
        Password=PASSWORD,
        ConfirmationCode=pool.stack.code(pool.client_id, name),
        **client,
        **more,
    )
    asked = pool.public.initiate_auth(
        AuthFlow="CUSTOM_AUTH", AuthParameters={"USERNAME": name}, **client, **more
    )
    for text in ("4", "5"):
        asked = pool.public.respond_to_auth_challenge(
            ChallengeName="CUSTOM_CHALLENGE",
            Session=asked["Session"],
            ChallengeResponses={"USERNAME": name, "ANSWER": text},
            **client,
            **more,
        )
    assert "AccessToken" in asked["AuthenticationResult"]
    migrant = {"USERNAME": unique("migrant"), "PASSWORD": PASSWORD}
    pool.public.initiate_auth(
        AuthFlow="USER_PASSWORD_AUTH", AuthParameters=migrant, **client, **more
    )
    pool.public.forgot_password(Username=unique("migrant"), **client, **more)
    pool.admin.admin_create_user(
        UserPoolId=pool.id,
        Username=unique("invited"),
        UserAttributes=[address | {"Value": f"{unique('invited')}@example.com"}],
        DesiredDeliveryMediums=["EMAIL"],
        **more,
    )
    return name


CALLED = set(EVENTS) - {"CustomEmailSender_SignUp"}


@pytest.mark.parametrize("existence", ["ENABLED", "LEGACY"])
def test_events_have_no_member_that_nobody_sent(calling, functions, existence):
    """CUS-47: of the types of aws-lambda, Powertools and the documentation, null where Cognito has null."""
    told = Told(calling, functions, existence)
    name = live(told)
    wait_until(lambda: told.sources() >= CALLED, "a function was not called")
    assert told.sources() == CALLED
    for event in told.events():
        check(event, hides=existence == "ENABLED")
    (signed_up,) = (
        event
        for event in told.events()
        if event["triggerSource"] == "PreSignUp_SignUp" and event["userName"] == name
    )
    # No flag, no sub and no status that the client did not send.
    assert signed_up["request"]["userAttributes"] == {"email": f"{name}@example.com"}


def test_events_have_the_metadata_that_was_sent(calling, functions):
    """CUS-47, CUS-29: each function is told the ClientMetadata of the request that calls it."""
    told = Told(calling, functions, "LEGACY")
    live(told, ClientMetadata=METADATA)
    # InitiateAuth's goes no further than to PreAuthentication and UserMigration.
    untold = {
        "PostAuthentication_Authentication",
        "TokenGeneration_Authentication",
        "TokenGeneration_RefreshTokens",
        "DefineAuthChallenge_Authentication",
        "CreateAuthChallenge_Authentication",
    }
    for event in told.events():
        source, request = event["triggerSource"], event["request"]
        if source in untold and "clientMetadata" not in request:
            continue
        check(event, has_metadata=True)


def test_validation_data_is_told_to_pre_sign_up(calling, functions):
    """CUS-47: what was sent, and as an object."""
    told = Told(calling, functions, "LEGACY")
    told.pool.public.sign_up(
        ClientId=told.pool.client_id,
        Username=unique("user"),
        Password=PASSWORD,
        ValidationData=[{"Name": "door", "Value": "open"}],
    )
    (event,) = (e for e in told.events() if e["triggerSource"] == "PreSignUp_SignUp")
    assert event["request"]["validationData"] == {"door": "open"}
    assert event["request"]["userAttributes"] == {}


def test_the_second_version_of_pre_token_generation_has_scopes(calling, functions):
    """CUS-47, CUS-45."""
    name = unique("version")
    function = {"LambdaVersion": "V2_0", "LambdaArn": functions.add(name, same)}
    pool = make_pool(calling, {"LambdaConfig": {"PreTokenGenerationConfig": function}})
    pool.sign_in(pool.user())
    (event,) = functions.events[name]
    assert event["version"] == "2"
    assert set(event["request"]) == {"userAttributes", "groupConfiguration", "scopes"}
    assert event["request"]["scopes"] == ["aws.cognito.signin.user.admin"]
    assert fits(GROUPS, event["request"]["groupConfiguration"])
    assert event["response"] == {"claimsAndScopeOverrideDetails": None}


def test_a_custom_sender_is_told_that_no_metadata_was_sent(calling, functions):
    """CUS-47: null here, and absent for every other trigger."""
    name = unique("sender")
    function = {"LambdaVersion": "V1_0", "LambdaArn": functions.add(name, same)}
    pool = make_pool(
        calling,
        {
            "AutoVerifiedAttributes": ["email"],
            "LambdaConfig": {"CustomEmailSender": function, "KMSKeyID": KEY_ID},
        },
    )
    user = unique("user")
    pool.public.sign_up(
        ClientId=pool.client_id,
        Username=user,
        Password=PASSWORD,
        UserAttributes=[{"Name": "email", "Value": f"{user}@example.com"}],
    )
    wait_until(lambda: functions.events[name], "the sender was not called")
    check(functions.events[name][0])
