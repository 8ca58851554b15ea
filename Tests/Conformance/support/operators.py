"""Operators of the console, in a browser without scripts."""

import html
import re
from urllib.parse import urljoin, urlsplit

import requests

from .authenticator import Authenticator
from .database import database
from .sign_in_pages import Form
from .stack import Stack, free_port

PASSWORD = "correct horse battery"
MOST_STEPS = 20


def with_console(stack: Stack) -> Stack:
    """The same system, which starts the console too."""
    port = free_port()
    stack.settings |= {
        "GATEHOUSE_CONSOLE_PORT": str(port),
        "GATEHOUSE_CONSOLE_URL": f"http://127.0.0.1:{port}",
    }
    return stack


def console_url(stack: Stack) -> str:
    return stack.settings["GATEHOUSE_CONSOLE_URL"]


def link(stack: Stack, email: str, *options: str) -> str:
    """A one-time link, as the control program prints it."""
    made = stack.control("operators", "create", "--email", email, *options)
    return made.stdout.splitlines()[0]


class Operator:
    """An operator's browser, with the authenticator that the first sign-in sets up."""

    def __init__(self, stack: Stack, email: str, *options: str):
        self.stack = stack
        self.email = email
        self.url = console_url(stack)
        self.session = requests.Session()
        self.phone: Authenticator | None = None
        self.link = link(stack, email, *options)

    def set_password(self, password: str = PASSWORD) -> requests.Response:
        return self.session.post(
            self.link, data={"password": password, "confirm_password": password}, timeout=60
        )

    def enter(self) -> "Operator":
        """Uses the link and signs in, with an authenticator that is set up on the way."""
        answer = self.set_password()
        assert answer.status_code == 200, answer.text
        self.sign_in()
        return self

    def wait(self, minutes: int) -> None:
        """Lets the operator's sign-ins be of so many minutes earlier."""
        database(
            self.stack,
            "UPDATE token_issuance.chains SET authenticated_at_unix_millis = "
            f"authenticated_at_unix_millis - {minutes * 60_000} WHERE sub IN "
            f"(SELECT sub FROM authentication.users WHERE username = '{self.email}')",
        )

    def sign_in(self, path: str = "/") -> requests.Response:
        answer = self.get(path)
        for _ in range(MOST_STEPS):
            if answer.is_redirect:
                answer = self._get(urljoin(answer.url, answer.headers["Location"]))
                continue
            if answer.url.startswith(self.url + "/"):
                return answer
            answer = self._submit(answer)
        raise AssertionError(f"the sign-in does not end: {answer.url}")

    def _submit(self, page: requests.Response) -> requests.Response:
        form = Form(page.text)
        assert form.action is not None, (page.url, page.text)
        secret = re.search(r"otpauth://[^\"']*secret=([A-Z2-7]+)", html.unescape(page.text))
        if secret:
            self.phone = Authenticator(secret.group(1))
        typed = {"username": self.email, "password": PASSWORD}
        if "code" in form.fields:
            typed["code"] = self.phone.code()
        fields = form.fields | {name: text for name, text in typed.items() if name in form.fields}
        here = urlsplit(page.url)
        return self.session.post(
            urljoin(page.url, form.action) if form.action else page.url,
            data=fields,
            headers={"Origin": f"{here.scheme}://{here.netloc}"},
            allow_redirects=False,
            timeout=60,
        )

    def _get(self, address: str) -> requests.Response:
        return self.session.get(address, allow_redirects=False, timeout=60)

    def get(self, path: str) -> requests.Response:
        return self._get(self.url + path)

    def secret(self, path: str = "/") -> str:
        """What forms of the session carry."""
        return re.search(r'name="_csrf" value="([^"]+)"', self.get(path).text).group(1)

    def post(self, path: str, fields: dict | None = None, **options) -> requests.Response:
        """Sends a form as the page would, also one that no page shows."""
        data = {"_csrf": self.secret()} | (fields or {})
        return self.session.post(
            self.url + path, data=data, allow_redirects=False, timeout=60, **options
        )
