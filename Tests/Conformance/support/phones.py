"""Phones with an account, as most tests of the interaction protocol begin."""

from dataclasses import dataclass

from .clients import Pool
from .interaction_app import App
from .interaction_site import Page, Site

PIN = "24680"


@dataclass
class Phone:
    """A user with an account on an app, and the site that they sign in to."""

    pool: Pool
    site: Site
    user: str
    app: App
    account: str

    def login(self, **members) -> str:
        """A LOGIN of this user; its session's id."""
        return self.site.started(user=self.user, **members)["sessionId"]

    def asked(self, **members) -> str:
        """A LOGIN that is confirmed and waits for the second factor."""
        session = self.login(**members)
        opened = self.app.open(session).json()
        answer = self.app.confirm(session, opened, self.account)
        assert answer.json()["state"] == "SECOND_FACTOR", answer.text
        return session


def enrolled(pool: Pool, biometric=None, app: App | None = None, user: str | None = None) -> Phone:
    """A user whose phone has an account with a PIN, and with a biometric key where one is given."""
    site = Site(pool)
    user = user or pool.user()
    app = app or App(pool.stack.endpoint, pool.id)
    session = site.started("ENROL", user=user)["sessionId"]
    return Phone(pool, site, user, app, app.enrol(session, PIN, biometric))


def page(site: Site, **members) -> Page:
    """A page in front of a session that no app has opened."""
    return Page(site.endpoint, site.started(**members))
