"""The pages for people, as a browser without a screen has them."""

import html
import re

import requests


def link_of(pool, name: str) -> str:
    """The newest link that a user was sent, from the outbox."""
    newest = pool.stack.control("outbox", "--latest", "--pool", pool.id, "--username", name).stdout
    found = html.unescape(re.search(r"https?://[^\"\s]*/confirmUser\?[^\"\s<]*", newest).group())
    assert found.startswith(pool.stack.endpoint)
    return found


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
