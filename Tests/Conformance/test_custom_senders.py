"""CustomSMSSender and CustomEmailSender: functions of a pool take its messages to their users."""

import base64
import re
import secrets
import threading

import pytest
from aws_encryption_sdk.exceptions import AWSEncryptionSDKClientError
from botocore.exceptions import ClientError
from cryptography.exceptions import InvalidTag

from support.clients import signed, unique
from support.code_keys import CodeKeyring
from support.events import following
from support.invoke import arn
from support.message_actions import SOURCES, Actions, messaging_pool
from support.message_events import sample
from support.stack import make_stack
from support.waiting import wait_until

KEY_ID = "arn:aws:kms:us-east-1:123456789012:key/01234567-89ab-cdef-0123-456789abcdef"
OTHER_KEY_ID = "arn:aws:kms:us-east-1:123456789012:key/fedcba98-7654-3210-fedc-ba9876543210"
SENDERS = {"email": "CustomEmailSender", "sms": "CustomSMSSender"}


@pytest.fixture(scope="module")
def key():
    return secrets.token_bytes(32)


@pytest.fixture(scope="module")
def keyring(key):
    return CodeKeyring(KEY_ID, key)


@pytest.fixture(scope="module")
def calling(functions, key):
    """A system with a key for codes, and without any other way to send."""
    with make_stack() as stack:
        file = stack.state.parent / "code-key"
        file.write_text(base64.b64encode(key).decode() + "\n")
        file.chmod(0o600)
        stack.settings = {
            "GATEHOUSE_LAMBDA_ENDPOINT": functions.endpoint,
            "GATEHOUSE_LAMBDA_CODE_KEYS": f"{KEY_ID}={file}",
        }
        yield stack.start()


class Sender:
    """A handler of a custom sender; notes each event, and fails as often as it is told."""

    def __init__(self):
        self.failures, self.came = 0, threading.Condition()
        self.events = []

    def __call__(self, event):
        with self.came:
            self.events.append(event)
            self.came.notify_all()
            if self.failures > 0:
                self.failures -= 1
                raise Exception("No way to send")
        # What a sender answers does not matter.
        return b"sent, thanks"

    def next(self, number: int) -> dict:
        """The event of this number, once it has come."""
        with self.came:
            assert self.came.wait_for(lambda: len(self.events) > number, 300)
            return self.events[number]


def sending_pool(
    calling, functions, sender, client=None, key_id=KEY_ID, recovery="verified_email", **more
):
    name = unique("sender")
    function = {"LambdaVersion": "V1_0", "LambdaArn": functions.add(name, sender)}
    pool = messaging_pool(
        calling,
        {"CustomEmailSender": function, "CustomSMSSender": function, "KMSKeyID": key_id} | more,
        client,
        AccountRecoverySetting={"RecoveryMechanisms": [{"Priority": 1, "Name": recovery}]},
    )
    return pool, name


@pytest.fixture(scope="module")
def sending(calling, functions):
    sender = Sender()
    pool, name = sending_pool(calling, functions, sender)
    return pool, sender, name


@pytest.fixture(scope="module")
def by_medium(calling, functions, sending):
    """Pools and handlers by the medium of a forgotten password's code."""
    texts = Sender()
    pool, _ = sending_pool(calling, functions, texts, recovery="verified_phone_number")
    return {"email": sending[:2], "sms": (pool, texts)}


@pytest.mark.parametrize("medium", SENDERS)
@pytest.mark.parametrize("source", SOURCES)
def test_each_source_has_its_event_and_a_code_that_decrypts(by_medium, keyring, source, medium):
    """CUS-41, CUS-43."""
    pool, sender = by_medium[medium]
    user = Actions(pool, medium)
    user.prepare(source)
    if source == "ResendCode":
        wait_until(lambda: user_events(sender, user), "the sign-up's message is not sent")
    told = len(user_events(sender, user))
    user.send(source)
    wait_until(lambda: len(user_events(sender, user)) > told, "no event came")
    event = user_events(sender, user)[told]
    trigger = f"{SENDERS[medium]}_{source}"
    expected = sample(trigger, code=event["request"]["code"], **user.values(source, event))
    assert event == expected
    code, context = keyring.decrypt(event["request"]["code"])
    assert context == {
        "userpool-id": pool.id,
        "client-id": event["callerContext"]["clientId"],
    }
    shown = user.messages()[0]
    assert f"  {code}  " in shown
    if source == "AdminCreateUser":
        asked = pool.public.initiate_auth(
            ClientId=pool.client_id,
            AuthFlow="USER_PASSWORD_AUTH",
            AuthParameters={"USERNAME": user.name, "PASSWORD": code},
        )
        assert asked["ChallengeName"] == "NEW_PASSWORD_REQUIRED"
    elif source == "SignUp":
        pool.public.confirm_sign_up(
            ClientId=pool.client_id, Username=user.name, ConfirmationCode=code
        )
    wait_until(lambda: "sent" in user.messages()[0], "the message is not noted as sent")


def user_events(sender, user):
    with sender.came:
        return [event for event in sender.events if event["userName"] == user.name]


def test_codes_decrypt_by_the_right_key_alone(sending, keyring):
    pool, sender, _ = sending
    user = Actions(pool)
    user.sign_up()
    wait_until(lambda: user_events(sender, user), "no event came")
    code = user_events(sender, user)[0]["request"]["code"]
    assert keyring.decrypt(code)
    with pytest.raises(AWSEncryptionSDKClientError):
        CodeKeyring(KEY_ID, secrets.token_bytes(32)).decrypt(code)
    whole = bytearray(base64.b64decode(code))
    for place in (40, len(whole) - 20):
        changed = bytearray(whole)
        changed[place] ^= 1
        with pytest.raises((AWSEncryptionSDKClientError, InvalidTag)):
            keyring.decrypt(base64.b64encode(bytes(changed)).decode())


def test_a_function_that_is_down_is_asked_again_by_the_schedule_and_never_after_a_200(
    calling, functions
):
    sender = Sender()
    pool, name = sending_pool(calling, functions, sender)
    sender.failures = 1
    user = Actions(pool)
    before = len(functions.requests)
    user.sign_up()
    assert sender.next(1)["userName"] == user.name
    wait_until(lambda: "sent" in user.messages()[0], "the message is not noted as sent")
    assert re.search(r"sent \(2 attempts\)$", user.messages()[0])
    calls = [
        headers["X-Amzn-RequestId"]
        for headers, body in functions.requests[before:]
        if pool.id.encode() in body
    ]
    # One id for one message: a function recognises what it has sent already.
    assert len(calls) == 2 and len(set(calls)) == 1
    # A later message is taken, and the one before is not sent again.
    Actions(pool).sign_up()
    assert sender.next(2)["userName"] != user.name
    assert len(user_events(sender, user)) == 2


def test_a_key_without_a_file_leaves_an_event_and_no_message(calling, functions):
    """CUS-43: and the operator was warned when the pool was made."""
    sender = Sender()
    pool, _ = sending_pool(calling, functions, sender, key_id=OTHER_KEY_ID)

    def warnings():
        return [
            line
            for log in (calling.state / "log").glob("*authentication*.log")
            for line in log.read_text().splitlines(keepends=True)
            if "lambda.code-keys lacks" in line and line.endswith("\n")
        ]

    # The log is written in its own time.
    wait_until(warnings, "the operator is not warned")
    assert all(OTHER_KEY_ID in warning and pool.id in warning for warning in warnings())
    user = Actions(pool)
    user.sign_up()
    wait_until(lambda: "failed" in user.messages()[0], "the message is not given up")
    shown = following(calling, "--pool", pool.id)
    for event in shown:
        if event["operation"] == "CustomEmailSender_SignUp":
            break
    shown.close()
    assert event["outcome"] == "UnexpectedLambdaException"
    assert event["rule"] == "there is no key file for the pool's KMSKeyID: CustomEmailSender"
    assert sender.events == []


def test_hidden_users_are_answered_alike_and_only_known_ones_get_a_message(calling, functions):
    sender = Sender()
    pool, _ = sending_pool(
        calling, functions, sender, {"PreventUserExistenceErrors": "ENABLED"}
    )
    known, unknown = Actions(pool), Actions(pool)
    known.prepare("ForgotPassword")
    assert known.forget()["CodeDeliveryDetails"].keys() == (
        unknown.forget()["CodeDeliveryDetails"].keys()
    )
    assert sender.next(0)["userName"] == known.name
    assert unknown.messages() == []


def test_custom_message_is_not_asked_for_what_a_sender_takes(calling, functions):
    asked = unique("asked")

    def refuse(event):
        raise Exception("Not to be asked")

    words = functions.add(asked, refuse)
    sender = Sender()
    pool, _ = sending_pool(calling, functions, sender, CustomMessage=words)
    Actions(pool).sign_up()
    assert sender.next(0)["triggerSource"] == "CustomEmailSender_SignUp"
    assert functions.events[asked] == []


@pytest.mark.parametrize(
    "config, code",
    [
        ({"KMSKeyID": None}, "InvalidParameterException"),
        ({"version": "V2_0"}, "InvalidParameterException"),
        ({}, None),
    ],
)
def test_a_sender_needs_a_key_and_the_one_version(calling, config, code):
    """CUS-42."""
    sender = {"LambdaVersion": config.get("version", "V1_0"), "LambdaArn": arn("nobody")}
    settings = {"CustomEmailSender": sender}
    if "KMSKeyID" not in config:
        settings["KMSKeyID"] = KEY_ID
    admin = signed(calling)
    arguments = {"PoolName": unique("pool"), "LambdaConfig": settings}
    if code is None:
        made = admin.create_user_pool(**arguments)["UserPool"]["LambdaConfig"]
        assert made == settings
        return
    with pytest.raises(ClientError) as error:
        admin.create_user_pool(**arguments)
    assert error.value.response["Error"]["Code"] == code


def test_a_sender_that_hangs_holds_no_other_pool_s_messages_up(calling, functions):
    goes_on = threading.Event()

    def hang(event):
        goes_on.wait(120)
        return event

    slow, _ = sending_pool(calling, functions, hang)
    sender = Sender()
    quick, _ = sending_pool(calling, functions, sender)
    try:
        for _ in range(12):
            Actions(slow).sign_up()
        for number in range(3):
            user = Actions(quick)
            user.sign_up()
            assert sender.next(number)["userName"] == user.name
    finally:
        goes_on.set()
