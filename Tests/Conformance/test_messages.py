"""Codes leave the outbox: by mail to a real SMTP server, by text message through a signed webhook."""

import base64
import html
import queue
import re
import secrets
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
import requests
from standardwebhooks.webhooks import Webhook, WebhookVerificationError

from support.clients import PASSWORD, make_pool, unique
from support.pages import Visitor
from support.stack import make_stack
from support.waiting import LIMIT_SECONDS


@pytest.fixture(scope="module")
def webhook():
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["Content-Length"]))
            self.server.calls.put((dict(self.headers), body))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_):
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    server.calls = queue.Queue()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()


@pytest.fixture(scope="module")
def sending(mailbox, webhook):
    with make_stack() as stack:
        key = secrets.token_bytes(32)
        file = stack.state.parent / "sms-secret"
        file.write_text("whsec_" + base64.b64encode(key).decode() + "\n")
        file.chmod(0o600)
        webhook.key = key
        stack.settings = {
            "GATEHOUSE_SMTP_HOST": "127.0.0.1",
            "GATEHOUSE_SMTP_PORT": str(mailbox.port),
            "GATEHOUSE_SMTP_SECURITY": "none",
            "GATEHOUSE_SMTP_FROM": "Example <no-reply@example.com>",
            "GATEHOUSE_SMS_WEBHOOK_URL": f"http://127.0.0.1:{webhook.server_port}/hook",
            "GATEHOUSE_SMS_SECRET_FILE": str(file),
        }
        stack.start()
        yield make_pool(
            stack,
            {
                "AutoVerifiedAttributes": ["email", "phone_number"],
                "SmsConfiguration": {"SnsCallerArn": "arn:aws:iam::123456789012:role/sms"},
                "EmailVerificationSubject": "Grüße von uns",
                "EmailVerificationMessage": "Hello {username}, your code is {####}.",
            },
        )


def sign_up(pool, **attributes):
    name = unique("reader")
    pool.public.sign_up(
        ClientId=pool.client_id,
        Username=name,
        Password=PASSWORD,
        UserAttributes=[{"Name": key, "Value": value} for key, value in attributes.items()],
    )
    return name


def test_a_code_arrives_by_mail_and_confirms(sending, mailbox):
    name = sign_up(sending, email="reader@example.com")
    to, mail = mailbox.messages.get(timeout=LIMIT_SECONDS)
    assert to == "reader@example.com"
    assert mail["Subject"] == "Grüße von uns"
    assert mail["From"] == "Example <no-reply@example.com>"
    text = mail.get_body().get_content()
    code = re.search(r"your code is ([0-9]{6})\.", text).group(1)
    assert f"Hello {name}," in text
    sending.public.confirm_sign_up(
        ClientId=sending.client_id, Username=name, ConfirmationCode=code
    )
    assert mailbox.messages.empty()


def test_a_refused_mail_is_sent_again_under_the_same_id(sending, mailbox):
    sign_up(sending, email="later@example.com")
    to, mail = mailbox.messages.get(timeout=LIMIT_SECONDS)
    assert to == "later@example.com" and mail["Message-ID"]
    assert mailbox.refused == {"later@example.com"}


def test_a_code_goes_through_the_signed_webhook(sending, webhook):
    name = sign_up(sending, phone_number="+15555550123")
    headers, body = webhook.calls.get(timeout=LIMIT_SECONDS)
    receiver = Webhook("whsec_" + base64.b64encode(webhook.key).decode())
    data = receiver.verify(body, headers)["data"]
    assert data["to"] == "+15555550123"
    for changed in (body.replace(b"5555550123", b"5555550124"), body + b" "):
        with pytest.raises(WebhookVerificationError):
            receiver.verify(changed, headers)
    stale = {key: value for key, value in headers.items()} | {"webhook-timestamp": "1600000000"}
    with pytest.raises(WebhookVerificationError):
        receiver.verify(body, stale)
    sending.public.confirm_sign_up(
        ClientId=sending.client_id,
        Username=name,
        ConfirmationCode=re.search(r"[0-9]{6}", data["message"]).group(),
    )


@pytest.fixture(scope="module")
def linked(sending):
    """A pool of the same system that sends links, under a name of its own."""
    return make_pool(
        sending.stack,
        {
            "AutoVerifiedAttributes": ["email"],
            "VerificationMessageTemplate": {
                "DefaultEmailOption": "CONFIRM_WITH_LINK",
                "EmailMessageByLink": "<p>Hello {username}, please {##Click Here##}.</p>",
                "EmailSubjectByLink": "Your link",
            },
            "EmailConfiguration": {
                "EmailSendingAccount": "DEVELOPER",
                "SourceArn": "arn:aws:ses:us-east-1:123456789012:identity/example.org",
                "From": "Example Org <hello@example.org>",
                "ReplyToEmailAddress": "help@example.org",
            },
        },
        {"GenerateSecret": False},
    )


def link_in(mail) -> str:
    body = mail.get_body(("html",)).get_content()
    return html.unescape(re.search(r'<a href="([^"]+)">Click Here</a>', body).group(1))


def test_a_link_arrives_by_mail_and_confirms(linked, mailbox):
    name = sign_up(linked, email="linked@example.com")
    mail = mailbox.mail_to("linked@example.com")
    assert mail["Subject"] == "Your link"
    assert mail["From"] == "Example Org <hello@example.org>"
    assert mail["Reply-To"] == "help@example.org"
    assert mail["Sender"] == "Example <no-reply@example.com>"
    linked.public.resend_confirmation_code(ClientId=linked.client_id, Username=name)
    old, link = link_in(mail), link_in(mailbox.mail_to("linked@example.com"))
    assert link.startswith(f"{linked.stack.endpoint}/confirmUser?client_id={linked.client_id}&")

    assert "This link does not work." in Visitor().press(old).text
    assert requests.head(link, timeout=30).status_code == 200
    status = linked.admin.admin_get_user(UserPoolId=linked.id, Username=name)["UserStatus"]
    assert status == "UNCONFIRMED"
    for heading in ("has been confirmed!", "is confirmed."):
        page = Visitor().press(link)
        assert page.status_code == 200 and f"Your registration {heading}</h1>" in page.text
        assert page.headers["cache-control"] == "no-store"
        assert name not in page.text
    assert linked.sign_in(name)["AccessToken"]
    # Of a user who is there and confirmed, and of one who is not, the page says the same.
    wrong = {Visitor().press(url).text for url in (old, old.replace(name, "nobody"))}
    assert len(wrong) == 1 and "This link does not work." in wrong.pop()


@pytest.mark.parametrize(
    "address",
    ["a@example.com\r\nBcc: eve@example.com", "a@example.com,eve@example.com", "A <a@b.c>"],
)
def test_an_address_that_could_be_another_header_is_refused(linked, address):
    with pytest.raises(linked.public.exceptions.InvalidParameterException) as refused:
        sign_up(linked, email=address)
    assert refused.value.response["Error"]["Message"] == "Invalid email address format."


@pytest.mark.parametrize(
    ("member", "value"),
    [
        ("EmailMessage", "{####}" + "x" * 20_000),
        ("EmailSubject", "x" * 141),
        ("SmsMessage", "{####}" + "x" * 140),
        ("EmailMessageByLink", "{##x##}" + "x" * 20_000),
    ],
)
def test_wording_that_is_too_long_is_refused(linked, member, value):
    with pytest.raises(linked.admin.exceptions.InvalidParameterException):
        linked.admin.create_user_pool(
            PoolName="long", VerificationMessageTemplate={member: value}
        )
