"""Codes leave the outbox: by mail to a real SMTP server, by text message through a signed webhook."""

import base64
import email
import hashlib
import hmac
import json
import queue
import re
import secrets
import threading
from email.policy import default
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from aiosmtpd.controller import Controller

from support.clients import PASSWORD, make_pool, unique
from support.stack import discard, free_port, make_stack

LIMIT_SECONDS = 20


class Mailbox:
    """Keeps what arrives; refuses the first message to an address that begins with "later"."""

    def __init__(self):
        self.messages, self.refused = queue.Queue(), set()

    async def handle_DATA(self, server, session, envelope):
        to = envelope.rcpt_tos[0]
        if to.startswith("later") and to not in self.refused:
            self.refused.add(to)
            return "451 come back later"
        self.messages.put((to, email.message_from_bytes(envelope.content, policy=default)))
        return "250 OK"


@pytest.fixture(scope="module")
def mailbox():
    handler = Mailbox()
    server = Controller(handler, hostname="127.0.0.1", port=free_port())
    server.start()
    handler.port = server.port
    yield handler
    server.stop()


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
    stack = make_stack()
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
    discard(stack)


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
    to, mail = mailbox.messages.get(timeout=60)
    assert to == "later@example.com" and mail["Message-ID"]
    assert mailbox.refused == {"later@example.com"}


def test_a_code_goes_through_the_signed_webhook(sending, webhook):
    name = sign_up(sending, phone_number="+15555550123")
    headers, body = webhook.calls.get(timeout=LIMIT_SECONDS)
    headers = {key.lower(): value for key, value in headers.items()}
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    digest = hmac.new(webhook.key, signed, hashlib.sha256).digest()
    assert headers["webhook-signature"] == "v1," + base64.b64encode(digest).decode()
    data = json.loads(body)["data"]
    assert data["to"] == "+15555550123"
    sending.public.confirm_sign_up(
        ClientId=sending.client_id,
        Username=name,
        ConfirmationCode=re.search(r"[0-9]{6}", data["message"]).group(),
    )
