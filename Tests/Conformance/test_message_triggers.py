"""CustomMessage puts messages into words."""

import re
import threading

import pytest

from support.clients import unique
from support.events import following
from support.message_actions import SOURCES, Actions, calling_stack, messaging_pool, refused
from support.message_events import sample

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
def calling(functions, mailbox):
    yield from calling_stack(functions, mailbox)


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
