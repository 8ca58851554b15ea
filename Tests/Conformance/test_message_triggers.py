"""CustomMessage puts messages into words; PostConfirmation is told of a confirmation."""

import re
import threading

import pytest
import requests
from botocore.exceptions import ClientError

from support.clients import PASSWORD, make_pool, unique
from support.events import following
from support.invoke import Functions
from support.mail import Mailbox
from support.message_actions import APP, METADATA, SOURCES, Actions, messaging_pool
from support.message_events import sample
from support.stack import discard, make_stack

REFUSED = (
    "UserLambdaValidationException",
    "CustomMessage failed with error Not these words.",
)


class Words:
    """A handler of CustomMessage whose words the test chooses."""

    def __init__(self):
        self.response, self.refuses = {}, False
        self.reached, self.may_go_on = threading.Event(), threading.Event()
        self.may_go_on.set()

    def __call__(self, event):
        self.reached.set()
        assert self.may_go_on.wait(60)
        if self.refuses:
            raise Exception("Not these words")
        event["response"] |= self.response
        return event


@pytest.fixture(scope="module")
def functions():
    functions = Functions()
    yield functions
    functions.stop()


@pytest.fixture(scope="module")
def mailbox():
    with Mailbox() as mailbox:
        yield mailbox


@pytest.fixture(scope="module")
def calling(functions, mailbox):
    stack = make_stack()
    stack.settings = {
        "GATEHOUSE_LAMBDA_ENDPOINT": functions.endpoint,
        "GATEHOUSE_SMTP_HOST": "127.0.0.1",
        "GATEHOUSE_SMTP_PORT": str(mailbox.port),
        "GATEHOUSE_SMTP_SECURITY": "none",
        "GATEHOUSE_SMTP_FROM": "no-reply@example.com",
    }
    yield stack.start()
    discard(stack)


def words_pool(calling, functions, client=None, **settings):
    """A pool with a function of its own; also its handler, and the events that it got."""
    name, words = unique("words"), Words()
    pool = messaging_pool(
        calling, {"CustomMessage": functions.add(name, words)}, client, **settings
    )
    return pool, words, functions.events[name]


@pytest.fixture(scope="module")
def worded(calling, functions):
    return words_pool(calling, functions)


def refused(call, *arguments, **named):
    with pytest.raises(ClientError) as error:
        call(*arguments, **named)
    answer = error.value.response["Error"]
    return answer["Code"], answer["Message"]


@pytest.mark.parametrize("source", SOURCES)
def test_each_source_has_its_event_and_is_refused(worded, source):
    """CUS-35, CUS-36, CUS-29: a throwing function sends nothing and changes nothing."""
    pool, words, events = worded
    words.response, words.refuses = {}, False
    user = Actions(pool)
    user.prepare(source)
    told, sent = len(events), len(user.messages()) if source != "SignUp" else 0
    words.refuses = True
    assert refused(user.send, source) == REFUSED
    if source in ("SignUp", "AdminCreateUser"):
        lookup = refused(pool.admin.admin_get_user, UserPoolId=pool.id, Username=user.name)
        assert lookup[0] == "UserNotFoundException"
    assert len(user.messages()) == sent
    words.refuses = False
    user.send(source)
    assert len(user.messages()) == sent + 1
    first, second = events[told:]
    expected = sample(f"CustomMessage_{source}", **user.values(source, second))
    assert second == expected
    # SignUp and AdminCreateUser make another user the second time.
    first["request"]["userAttributes"]["sub"] = expected["request"]["userAttributes"]["sub"]
    assert first == expected


def test_the_function_s_words_arrive_with_everything_filled_in(worded, mailbox):
    """CUS-35: a subject has no places, HTML stays HTML, a doubled place is filled twice."""
    pool, words, _ = worded
    words.refuses = False
    words.response = {
        "emailSubject": "Hello {####}",
        "emailMessage": "<b>{####}</b> again {####} for {username} &amp; all",
    }
    user = Actions(pool, name=unique("a&b"))
    user.sign_up()
    mail = mailbox.mail_to(user.address)
    code = pool.stack.code(pool.client_id, user.name)
    assert mail["Subject"] == "Hello {####}"
    body = mail.get_body()
    assert body.get_content_type() == "text/html"
    escaped = user.name.replace("&", "&amp;")
    assert body.get_content().strip() == (
        f"<b>{code}</b> again {code} for {escaped} &amp; all"
    )
    words.response = {}
    pool.public.confirm_sign_up(
        ClientId=pool.client_id, Username=user.name, ConfirmationCode=code
    )


LONG = "{####}" + "x" * 20_000


@pytest.mark.parametrize(
    "source, medium, response, sentence",
    [
        ("SignUp", "email", {"emailMessage": "no place"}, "The message must include the code parameter."),
        ("SignUp", "sms", {"smsMessage": "{## ##}"}, "The message must include the code parameter."),
        (
            "AdminCreateUser",
            "email",
            {"emailMessage": "{####}"},
            "The message must include the username parameter.",
        ),
        (
            "SignUp",
            "sms",
            {"smsMessage": "{####}" + "x" * 135},
            "The SMS message must have at most 140 characters.",
        ),
        (
            "SignUp",
            "email",
            {"emailMessage": LONG},
            "The email message must have at most 20000 characters.",
        ),
        (
            "SignUp",
            "email",
            {"emailSubject": "x" * 141},
            "The email subject must have at most 140 characters.",
        ),
        (
            "SignUp",
            "email",
            {"emailSubject": "Hello\r\nBcc: eve@example.com"},
            "The email subject must not include control characters.",
        ),
        ("SignUp", "email", {"emailMessage": 7}, "Unrecognizable lambda output"),
    ],
)
def test_words_that_cannot_be_sent_are_refused(worded, source, medium, response, sentence):
    pool, words, _ = worded
    words.refuses, words.response = False, response
    user = Actions(pool, medium)
    try:
        assert refused(user.send, source) == ("InvalidLambdaResponseException", sentence)
    finally:
        words.response = {}
    lookup = refused(pool.admin.admin_get_user, UserPoolId=pool.id, Username=user.name)
    assert lookup[0] == "UserNotFoundException"


def test_words_for_another_medium_do_not_matter(worded):
    pool, words, _ = worded
    words.refuses = False
    words.response = {"smsMessage": "no place", "emailMessage": "{####}" + "x" * 19_994}
    Actions(pool).sign_up()
    words.response = {"smsMessage": "{####}" + "é" * 134, "emailMessage": "no place"}
    Actions(pool, "sms").sign_up()
    words.response = {}


def test_a_mail_by_link_offers_the_place_for_it(calling, functions, mailbox):
    pool, words, events = words_pool(
        calling,
        functions,
        AutoVerifiedAttributes=["email"],
        VerificationMessageTemplate={"DefaultEmailOption": "CONFIRM_WITH_LINK"},
    )
    words.response = {"emailMessage": "Follow {##this##}."}
    user = Actions(pool)
    user.sign_up()
    text = mailbox.mail_to(user.address).get_body().get_content()
    link = re.fullmatch(r'Follow <a href="[^"]*/confirmUser\?[^"]*">this</a>\.', text.strip())
    assert link, text
    assert events[-1]["request"]["linkParameter"] == "{##Click Here##}"
    # The code does as well as the link, in a mail without HTML.
    words.response = {"emailMessage": "Code {####}"}
    user.resend()
    body = mailbox.mail_to(user.address).get_body()
    assert body.get_content_type() == "text/plain"
    assert re.fullmatch(r"Code [0-9]{6}", body.get_content().strip())
    assert events[-1]["request"]["linkParameter"] == "{##Click Here##}"


@pytest.fixture(scope="module")
def hiding(calling, functions):
    return words_pool(calling, functions, {"PreventUserExistenceErrors": "ENABLED"})


@pytest.mark.parametrize("source", ["ForgotPassword", "ResendCode"])
def test_hidden_users_are_answered_before_any_function_is_called(hiding, mailbox, source):
    """CUS-36, CUS-32: the function's time does not tell who exists."""
    pool, words, events = hiding
    words.refuses, words.response = False, {}
    user = Actions(pool)
    user.prepare(source)
    if source == "ResendCode":
        mailbox.mail_to(user.address)
    told = len(events)
    words.response = {"emailMessage": "Slowly {####}"}
    words.reached.clear()
    words.may_go_on.clear()
    try:
        known = user.send(source)
        unknown = Actions(pool).send(source)
        # Both are answered while the function still thinks.
        assert words.reached.wait(60)
        shape = known["CodeDeliveryDetails"].keys()
        assert unknown["CodeDeliveryDetails"].keys() == shape
    finally:
        words.may_go_on.set()
    text = mailbox.mail_to(user.address).get_body().get_content().strip()
    assert re.fullmatch(r"Slowly [0-9]{6}", text)
    (event,) = events[told:]
    assert event == sample(f"CustomMessage_{source}", **user.values(source, event))


@pytest.mark.parametrize("source", ["ForgotPassword", "ResendCode"])
def test_a_failing_function_leaves_hidden_users_the_pool_s_words(hiding, mailbox, source):
    pool, words, _ = hiding
    words.refuses, words.response = False, {}
    user = Actions(pool)
    user.prepare(source)
    if source == "ResendCode":
        mailbox.mail_to(user.address)
    words.refuses = True
    try:
        user.send(source)
        text = mailbox.mail_to(user.address).get_body().get_content().strip()
    finally:
        words.refuses = False
    named = {"ForgotPassword": "password reset", "ResendCode": "confirmation"}[source]
    assert re.fullmatch(rf"Your {named} code is [0-9]{{6}}", text)
    failures = following(pool.stack, "--pool", pool.id)
    for event in failures:
        if event["operation"] == f"CustomMessage_{source}":
            break
    failures.close()
    assert event["outcome"] == "UserLambdaValidationException"
    assert event["rule"] == "the function refused: CustomMessage"
    assert event["username"] == user.name and event["client-id"] == pool.client_id


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
    page = requests.get(calling.endpoint + path, timeout=60)
    assert page.status_code == 200 and "confirmed" in page.text.lower()
    assert status(pool, user.name) == "CONFIRMED"
    (event,) = functions.events[name]
    assert event["callerContext"]["clientId"] == pool.client_id
