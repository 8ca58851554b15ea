"""The pages for people, as a browser without a screen has them."""

import re
from urllib.parse import urlencode

import requests


def link_of(pool, name: str) -> str:
    """The newest link that a user was sent, by its code in the outbox."""
    code = pool.stack.control(
        "outbox", "--latest", "--pool", pool.id, "--username", name, "--code-only"
    ).stdout.strip()
    parts = {"client_id": pool.client_id, "user_name": name, "confirmation_code": code}
    return f"{pool.stack.endpoint}/confirmUser?{urlencode(parts)}"


class Visitor:
    """A browser that keeps cookies and says where its forms come from."""

    def __init__(self):
        self.session = requests.Session()

    def open(self, address: str) -> requests.Response:
        return self.session.get(address, timeout=60)

    def send(self, page: requests.Response, headers: dict | None = None) -> requests.Response:
        """Sends a page's form to the page's own address; the answer itself, without what it leads to."""
        origin = "/".join(page.url.split("/")[:3])
        named = {"Origin": origin, "Sec-Fetch-Site": "same-origin"} | (headers or {})
        fields = re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)">', page.text)
        return self.session.post(
            page.url, data=dict(fields), headers=named, allow_redirects=False, timeout=60
        )

    def press(self, address: str) -> requests.Response:
        """Opens a page, presses its button, and shows what that leads to."""
        answer = self.send(self.open(address))
        assert answer.status_code == 303, answer.text
        return self.open("/".join(answer.url.split("/")[:3]) + answer.headers["Location"])
