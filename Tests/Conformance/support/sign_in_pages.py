"""Signs a user in at a pool's pages as a browser without scripts does, for clients of any library."""

from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit

import requests

# From an authorization request to the client: authorize, login, its form, perhaps a factor, and back.
MOST_STEPS = 12


class Form(HTMLParser):
    """The first form of a page that is posted: where it goes, and its fields with their values."""

    def __init__(self, page: str):
        super().__init__()
        self.action: str | None = None
        self.fields: dict[str, str] = {}
        self._is_inside = self._is_found = False
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        if tag == "form" and not self._is_found and given.get("method", "").lower() == "post":
            self._is_inside = self._is_found = True
            self.action = given.get("action", "")
        elif tag == "input" and self._is_inside and given.get("name"):
            if given.get("type") not in ("checkbox", "radio", "submit"):
                self.fields[given["name"]] = given.get("value") or ""

    def handle_endtag(self, tag):
        if tag == "form":
            self._is_inside = False


class PageVisitor:
    """A browser's cookies, and the user who types."""

    def __init__(self, endpoint: str, username: str, password: str):
        self.endpoint = endpoint
        self.typed = {"username": username, "password": password}
        self.session = requests.Session()

    def sign_in(self, address: str) -> str:
        """Opens an authorization request and returns the client's address that the pages lead back to."""
        answer = self._get(address)
        for _ in range(MOST_STEPS):
            if answer.is_redirect:
                there = urljoin(answer.url, answer.headers["Location"])
                if not self._is_ours(there):
                    return there
                answer = self._get(there)
                continue
            assert answer.status_code == 200, (answer.url, answer.status_code, answer.text)
            form = Form(answer.text)
            assert form.action is not None, answer.text
            fields = form.fields | {
                name: value for name, value in self.typed.items() if name in form.fields
            }
            here = urlsplit(answer.url)
            answer = self.session.post(
                urljoin(answer.url, form.action) if form.action else answer.url,
                data=fields,
                headers={"Origin": f"{here.scheme}://{here.netloc}"},
                allow_redirects=False,
                timeout=30,
            )
        raise AssertionError(f"the pages do not end: {answer.url}")

    def _get(self, address: str) -> requests.Response:
        return self.session.get(address, allow_redirects=False, timeout=30)

    def _is_ours(self, address: str) -> bool:
        return address.startswith(self.endpoint + "/")
