"""Mail goes to a real SMTP server by STARTTLS and authentication, and no host in between reads it."""

import base64

import pytest

from support.clients import PASSWORD as USER_PASSWORD
from support.clients import make_pool, unique
from support.mail import PASSWORD, USER, Eavesdropper, Identity, Mailbox
from support.stack import make_stack
from support.waiting import wait_until


@pytest.fixture(scope="module")
def sending():
    """A pool of a system that is started anew with other settings of the mail server."""
    with make_stack() as stack:
        stack.secret = stack.state.parent / "smtp-password"
        stack.secret.write_text(PASSWORD + "\n")
        stack.secret.chmod(0o600)
        stack.start()
        yield make_pool(stack, {"AutoVerifiedAttributes": ["email"]})


@pytest.fixture(scope="module")
def identity(sending):
    return Identity(sending.stack.state.parent, "right", "localhost")


def send_by(pool, port: int, security: str, authority=None, host: str = "localhost", **more):
    stack = pool.stack
    stack.stop()
    stack.settings = {
        "GATEHOUSE_SMTP_HOST": host,
        "GATEHOUSE_SMTP_PORT": str(port),
        "GATEHOUSE_SMTP_SECURITY": security,
        "GATEHOUSE_SMTP_USER": USER,
        "GATEHOUSE_SMTP_PASSWORD_FILE": str(stack.secret),
        "GATEHOUSE_SMTP_FROM": "no-reply@example.com",
    } | more
    if authority:
        stack.settings["GATEHOUSE_SMTP_CA_FILE"] = str(authority.certificate)
    stack.start()


def sign_up(pool) -> tuple[str, str]:
    name = unique("mail")
    address = f"{name}@example.com"
    pool.public.sign_up(
        ClientId=pool.client_id,
        Username=name,
        Password=USER_PASSWORD,
        UserAttributes=[{"Name": "email", "Value": address}],
    )
    return name, address


def failure(pool, name: str) -> str:
    """What the operator is shown of a message whose first attempt failed."""
    shown = ""

    def has_failed():
        nonlocal shown
        shown = pool.stack.control("outbox", "--username", name).stdout
        return "pending (" in shown

    wait_until(has_failed, "no attempt failed")
    return shown


@pytest.mark.filterwarnings("ignore:Requiring AUTH")
@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_mail_arrives_encrypted_and_authenticated(sending, identity, security):
    if security == "tls":
        # Its own notion of encryption is STARTTLS alone.
        server = Mailbox(
            ssl_context=identity.context(), auth_required=True, auth_require_tls=False
        )
    else:
        server = Mailbox(
            tls_context=identity.context(), require_starttls=True, auth_required=True
        )
    with server as mailbox:
        send_by(sending, mailbox.port, security, identity)
        _, address = sign_up(sending)
        assert mailbox.mail_to(address)["From"] == "no-reply@example.com"
        assert mailbox.attempts and all(encrypted for _, encrypted in mailbox.attempts)
        assert mailbox.sessions[-1] == (True, True)


@pytest.mark.parametrize("fault", ["nobody vouches", "another name"])
def test_a_server_that_is_not_who_it_says_gets_nothing(sending, identity, fault):
    other = Identity(sending.stack.state.parent, "other", "mail.example.org")
    shown = identity if fault == "nobody vouches" else other
    trusted = None if fault == "nobody vouches" else other
    with Mailbox(
        tls_context=shown.context(), require_starttls=True, auth_required=True
    ) as mailbox:
        send_by(sending, mailbox.port, "starttls", trusted)
        name, _ = sign_up(sending)
        # libcurl's own words, which differ with its version.
        error = failure(sending, name)
        assert any(word in error for word in ("certificate", "SSL")), error
        assert not mailbox.attempts and mailbox.messages.empty()


def test_a_password_is_never_said_in_the_clear(sending, identity):
    """A downgrade attack: STARTTLS is removed from what the server offers."""
    with Eavesdropper() as server:
        send_by(sending, server.port, "starttls", identity)
        name, address = sign_up(sending)
        failure(sending, name)
        assert server.heard.startswith(b"EHLO ")
        for secret in (PASSWORD, USER, address, base64.b64encode(PASSWORD.encode()).decode()):
            assert secret.encode() not in server.heard
        assert b"AUTH" not in server.heard and b"MAIL" not in server.heard


def test_a_wrong_password_is_seen_by_the_operator_and_mended(sending, identity):
    secret = sending.stack.secret.with_name("wrong-password")
    secret.write_text("wrong\n")
    secret.chmod(0o600)
    with Mailbox(
        tls_context=identity.context(), require_starttls=True, auth_required=True
    ) as mailbox:
        send_by(
            sending,
            mailbox.port,
            "starttls",
            identity,
            GATEHOUSE_SMTP_PASSWORD_FILE=str(secret),
        )
        name, address = sign_up(sending)
        shown = failure(sending, name)
        assert "535" in shown or "denied" in shown.lower(), shown
        assert "wrong" not in shown and mailbox.messages.empty()
        # The message waits, and goes when the operator has set the password right.
        send_by(sending, mailbox.port, "starttls", identity)
        assert mailbox.mail_to(address)["To"] == address


def test_a_password_without_encryption_is_no_configuration(sending):
    with pytest.raises(RuntimeError, match="must be starttls or tls where there is a user"):
        send_by(sending, 1, "none")
