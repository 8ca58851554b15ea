"""PostConfirmation is told of a confirmation."""

import re

import pytest

from support.clients import PASSWORD, make_pool, unique
from support.events import following
from support.message_actions import APP, METADATA, Actions, calling_stack, refused
from support.message_events import sample
from support.pages import Visitor


@pytest.fixture(scope="module")
def calling(functions, mailbox):
    yield from calling_stack(functions, mailbox)


class Confirmed:
    """A handler of PostConfirmation that may refuse."""

    def __init__(self):
        self.refuses = False

    def __call__(self, event):
        if self.refuses:
            raise Exception("Too late")
        return event


TOO_LATE = (
    "UserLambdaValidationException",
    "PostConfirmation failed with error Too late.",
)


@pytest.fixture(scope="module")
def confirming(calling, functions):
    name, handler = unique("confirmed"), Confirmed()
    pool = make_pool(
        calling,
        {
            "AutoVerifiedAttributes": ["email"],
            "LambdaConfig": {"PostConfirmation": functions.add(name, handler)},
        },
    )
    return pool, handler, functions.events[name]


def status(pool, name):
    return pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)["UserStatus"]


def confirm(pool, user):
    return pool.public.confirm_sign_up(
        ClientId=pool.client_id,
        Username=user.name,
        ConfirmationCode=pool.stack.code(pool.client_id, user.name),
        ClientMetadata=METADATA,
    )


def test_a_confirmed_sign_up_is_told(confirming):
    """CUS-34: the confirmation stands whatever the function does, and is told once."""
    pool, handler, events = confirming
    handler.refuses = False
    user = Actions(pool)
    user.sign_up()
    confirm(pool, user)
    source = "PostConfirmation_ConfirmSignUp"
    assert events[-1] == sample(source, **user.values(source, events[-1]))

    handler.refuses = True
    late = Actions(pool)
    late.sign_up()
    told = len(events)
    code = pool.stack.code(pool.client_id, late.name)
    arguments = {"ClientId": pool.client_id, "Username": late.name, "ConfirmationCode": code}
    assert refused(pool.public.confirm_sign_up, **arguments) == TOO_LATE
    assert status(pool, late.name) == "CONFIRMED"
    assert refused(pool.public.confirm_sign_up, **arguments) == (
        "NotAuthorizedException",
        "User cannot be confirmed. Current status is CONFIRMED",
    )
    assert len(events) == told + 1
    shown = following(pool.stack, "--pool", pool.id, "--user", late.name)
    for event in shown:
        if event["outcome"] == "UserLambdaValidationException":
            break
    shown.close()
    assert event["operation"] == "ConfirmSignUp"
    assert event["rule"] == "the user is confirmed, and the function refused: PostConfirmation"


def test_an_administrator_s_confirmation_is_told(confirming):
    pool, handler, events = confirming
    handler.refuses = True
    user = Actions(pool)
    user.sign_up()
    arguments = {"UserPoolId": pool.id, "Username": user.name, "ClientMetadata": METADATA}
    assert refused(pool.admin.admin_confirm_sign_up, **arguments) == TOO_LATE
    assert status(pool, user.name) == "CONFIRMED"
    event = events[-1]
    assert event["callerContext"]["clientId"] == "CLIENT_ID_NOT_APPLICABLE"
    assert event["triggerSource"] == "PostConfirmation_ConfirmSignUp"
    assert event["request"]["userAttributes"]["email_verified"] == "false"
    assert event["request"]["clientMetadata"] == APP


def test_a_password_by_code_is_told(confirming):
    pool, handler, events = confirming
    handler.refuses = False
    user = Actions(pool)
    user.prepare("ForgotPassword")

    def reset(password):
        user.forget()
        return pool.public.confirm_forgot_password(
            ClientId=pool.client_id,
            Username=user.name,
            ConfirmationCode=pool.stack.code(pool.client_id, user.name),
            Password=password,
            ClientMetadata=METADATA,
        )

    told = len(events)
    reset("N3w!Password")
    source = "PostConfirmation_ConfirmForgotPassword"
    assert events[told:] == [sample(source, **user.values(source, events[-1]))]
    handler.refuses = True
    assert refused(reset, "N3wer!Password") == TOO_LATE
    assert pool.sign_in(user.name, "N3wer!Password")["AccessToken"]


def test_other_ways_to_a_password_are_not_told(confirming):
    pool, handler, events = confirming
    handler.refuses = True
    told = len(events)
    name = pool.user()
    pool.admin.admin_create_user(
        UserPoolId=pool.id,
        Username=f"{name}-2",
        TemporaryPassword=PASSWORD,
        MessageAction="SUPPRESS",
    )
    asked = pool.public.initiate_auth(
        ClientId=pool.client_id,
        AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": f"{name}-2", "PASSWORD": PASSWORD},
    )
    pool.public.respond_to_auth_challenge(
        ClientId=pool.client_id,
        ChallengeName="NEW_PASSWORD_REQUIRED",
        Session=asked["Session"],
        ChallengeResponses={"USERNAME": f"{name}-2", "NEW_PASSWORD": "An0ther!pass"},
    )
    assert len(events) == told


def test_a_sign_up_that_a_function_confirmed_is_told(calling, functions):
    def confirm(event):
        event["response"]["autoConfirmUser"] = True
        return event

    name = unique("confirmed")
    handler = Confirmed()
    pool = make_pool(
        calling,
        {
            "LambdaConfig": {
                "PreSignUp": functions.add(f"{name}-pre", confirm),
                "PostConfirmation": functions.add(name, handler),
            }
        },
    )
    user = Actions(pool)
    assert user.sign_up()["UserConfirmed"] is True
    (event,) = functions.events[name]
    assert event["triggerSource"] == "PostConfirmation_ConfirmSignUp"
    assert event["request"]["clientMetadata"] == APP
    handler.refuses = True
    late = Actions(pool)
    assert refused(late.sign_up) == TOO_LATE
    assert status(pool, late.name) == "CONFIRMED"


def test_the_page_of_a_link_says_confirmed_all_the_same(calling, functions, mailbox):
    name, handler = unique("confirmed"), Confirmed()
    handler.refuses = True
    pool = make_pool(
        calling,
        {
            "AutoVerifiedAttributes": ["email"],
            "VerificationMessageTemplate": {"DefaultEmailOption": "CONFIRM_WITH_LINK"},
            "LambdaConfig": {"PostConfirmation": functions.add(name, handler)},
        },
    )
    user = Actions(pool)
    user.sign_up()
    text = mailbox.mail_to(user.address).get_body().get_content()
    path = re.search(r'href="[^"]*?(/confirmUser\?[^"]*)"', text)[1].replace("&amp;", "&")
    page = Visitor().press(calling.endpoint + path)
    assert page.status_code == 200 and "confirmed" in page.text.lower()
    assert status(pool, user.name) == "CONFIRMED"
    (event,) = functions.events[name]
    assert event["callerContext"]["clientId"] == pool.client_id
