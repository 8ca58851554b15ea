"""A mail server on loopback that keeps what it is given, and certificates for it."""

import datetime
import email
import ipaddress
import queue
import socket
import ssl
import threading
from email.policy import default
from pathlib import Path

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from .stack import free_port
from .waiting import LIMIT_SECONDS

USER, PASSWORD = "gatehouse", "mail p4ssw0rd"


class Identity:
    """A certificate that signs itself, for host names or an address."""

    def __init__(self, folder: Path, name: str, *hosts: str):
        key = ec.generate_private_key(ec.SECP256R1())
        subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
        now = datetime.datetime.now(datetime.timezone.utc)
        certificate = (
            x509.CertificateBuilder()
            .subject_name(subject)
            .issuer_name(subject)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - datetime.timedelta(days=1))
            .not_valid_after(now + datetime.timedelta(days=1))
            .add_extension(x509.SubjectAlternativeName([general_name(host) for host in hosts]), critical=False)
            .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
            .sign(key, hashes.SHA256())
        )
        self.certificate, self.key = folder / f"{name}.pem", folder / f"{name}.key"
        self.certificate.write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
        self.key.write_bytes(
            key.private_bytes(
                serialization.Encoding.PEM,
                serialization.PrivateFormat.PKCS8,
                serialization.NoEncryption(),
            )
        )

    def context(self) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate, self.key)
        return context


def general_name(host: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(host))
    except ValueError:
        return x509.DNSName(host)


def is_encrypted(server) -> bool:
    return server.transport.get_extra_info("ssl_object") is not None


class Mailbox:
    """Keeps what arrives; refuses the first message to an address that begins with "later"."""

    def __init__(self, **server):
        self.messages, self.refused, self.sessions = queue.Queue(), set(), []
        self.attempts = []
        if server.get("auth_required"):
            server["authenticator"] = self.authenticate
        self.controller = Controller(
            self,
            hostname="127.0.0.1",
            port=free_port(),
            ready_timeout=LIMIT_SECONDS,
            **server,
        )
        self.port = self.controller.port

    def __enter__(self):
        self.controller.start()
        return self

    def __exit__(self, *_):
        self.controller.stop()

    def authenticate(self, server, session, envelope, mechanism, data):
        self.attempts.append((mechanism, is_encrypted(server)))
        is_right = data.login == USER.encode() and data.password == PASSWORD.encode()
        # Without `handled` the server itself answers 235 or 535.
        return AuthResult(success=is_right, handled=False)

    async def handle_DATA(self, server, session, envelope):
        to = envelope.rcpt_tos[0]
        if to.startswith("later") and to not in self.refused:
            self.refused.add(to)
            return "451 come back later"
        self.sessions.append((is_encrypted(server), session.authenticated))
        self.messages.put((to, email.message_from_bytes(envelope.content, policy=default)))
        return "250 OK"

    @property
    def settings(self) -> dict[str, str]:
        """Has a system send its mails here."""
        return {
            "GATEHOUSE_SMTP_HOST": "127.0.0.1",
            "GATEHOUSE_SMTP_PORT": str(self.port),
            "GATEHOUSE_SMTP_SECURITY": "none",
            "GATEHOUSE_SMTP_FROM": "Example <no-reply@example.com>",
        }

    def mail_to(self, address: str):
        """The next mail to an address; others that come before it are passed over."""
        while True:
            to, mail = self.messages.get(timeout=LIMIT_SECONDS)
            if to == address:
                return mail


class Eavesdropper:
    """Who sits between and strips STARTTLS from what the server offers; keeps every byte."""

    def __init__(self):
        self.heard = b""
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]

    def __enter__(self):
        threading.Thread(target=self.run, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.listener.close()

    def run(self):
        while True:
            try:
                connection, _ = self.listener.accept()
            except OSError:
                return
            with connection:
                connection.sendall(b"220 mail.example.com\r\n")
                while line := connection.recv(4096):
                    self.heard += line
                    offer = b"250-mail.example.com\r\n250 AUTH PLAIN LOGIN\r\n"
                    connection.sendall(offer if line.startswith(b"EHLO") else b"250 OK\r\n")
