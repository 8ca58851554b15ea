"""Fills forms in as a browser without scripts does, one step at a time."""

from urllib.parse import urljoin, urlsplit

import requests

from .sign_in_pages import Form


class FormFiller:
    """A browser's cookies at one page of a sign-in; it follows redirects until it has left the pages."""

    def __init__(self, address: str, cookies: dict | None = None):
        self.session = requests.Session()
        for name, value in (cookies or {}).items():
            self.session.cookies.set(name, value, domain="127.0.0.1")
        self.port = urlsplit(address).port
        self.set_cookies: dict[str, str] = {}
        self.left_for: str | None = None
        self.page: requests.Response | None = None
        self.open(address)

    def open(self, address: str) -> "FormFiller":
        self.left_for = None
        self._take(self.session.get(address, allow_redirects=False, timeout=60))
        return self

    def submit(self, **fields) -> "FormFiller":
        form = Form(self.page.text)
        assert form.action is not None, self.page.text
        target = urljoin(self.page.url, form.action) if form.action else self.page.url
        here = urlsplit(self.page.url)
        self._take(
            self.session.post(
                target,
                data=form.fields | fields,
                headers={"Origin": f"{here.scheme}://{here.netloc}"},
                allow_redirects=False,
                timeout=60,
            )
        )
        return self

    def _take(self, answer: requests.Response) -> None:
        while True:
            for line in answer.raw.headers.getlist("Set-Cookie"):
                self.set_cookies[line.split("=", 1)[0]] = line
            if not answer.is_redirect:
                break
            there = urljoin(answer.url, answer.headers["Location"])
            if urlsplit(there).port != self.port:
                self.left_for = there
                return
            answer = self.session.get(there, allow_redirects=False, timeout=60)
        self.page = answer

    def hidden(self, name: str) -> str:
        return Form(self.page.text).fields[name]

    def has_field(self, name: str) -> bool:
        return self.left_for is None and name in Form(self.page.text).fields

    @property
    def is_back(self) -> bool:
        return self.left_for is not None and "code=" in self.left_for

    @property
    def text(self) -> str:
        return self.page.text

    @property
    def cookies(self) -> dict[str, str]:
        return {each.name: each.value for each in self.session.cookies}

    def cookie_flags(self, name: str) -> set[str]:
        return {each.strip().lower() for each in self.set_cookies[name].split(";")[1:]}
