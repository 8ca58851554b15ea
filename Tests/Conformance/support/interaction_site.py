"""The relying server and the page in front of it."""

import requests

from .clients import ALL_FLOWS, Pool, make_pool
from .event_stream import EventStream
from .interaction_app import ROOT, ok


def make_interaction_pool(stack, pin="", app="", **client) -> Pool:
    """A pool that answers the protocol, with a client that has a secret."""
    tags = {"gatehouse:interaction": "on"}
    if pin:
        tags["gatehouse:pin-policy"] = pin
    if app:
        tags["gatehouse:app-policy"] = app
    return make_pool(
        stack,
        {"UserPoolTags": tags},
        {"GenerateSecret": True, "ExplicitAuthFlows": ALL_FLOWS} | client,
    )


class Site:
    """A relying server: it proves its client by its secret."""

    def __init__(self, pool: Pool, client: tuple[str, str | None] | None = None):
        self.pool = pool
        self.endpoint = pool.stack.endpoint
        self.client_id, self.secret = client or (pool.client_id, pool.client_secret)

    @property
    def authorization(self):
        return (self.client_id, self.secret) if self.secret else None

    def call(self, method: str, path: str, body=None, **arguments):
        return requests.request(
            method,
            self.endpoint + ROOT + path,
            json=body,
            timeout=60,
            **({"auth": self.authorization} | arguments),
        )

    def start(self, kind: str = "LOGIN", **members):
        return self.call("POST", "/sessions", {"kind": kind, "clientId": self.client_id} | members)

    def started(self, kind: str = "LOGIN", **members) -> dict:
        return ok(self.start(kind, **members), 201)

    def get(self, session: str, **arguments):
        """Its state now: a wait after no version is answered at once, and is no poll."""
        known = {"wait": 1, "version": 0}
        return self.call("GET", f"/sessions/{session}", **({"params": known} | arguments))

    def cancel(self, session: str, **arguments):
        return self.call("DELETE", f"/sessions/{session}", **arguments)

    def evidence(self, session: str, **arguments):
        return self.call("GET", f"/sessions/{session}/evidence", **arguments)

    def tokens(self, session: str, **arguments):
        return self.call("POST", f"/sessions/{session}/tokens", {}, **arguments)


class Page:
    """A browser's page: it has the handle, and nothing else."""

    def __init__(self, endpoint: str, started: dict):
        self.endpoint = endpoint
        self.session = started["sessionId"]
        self.headers = {"Authorization": f"Bearer {started['handle']}"}

    def call(self, method: str, suffix: str = "", headers: dict | None = None, **arguments):
        return requests.request(
            method,
            f"{self.endpoint}{ROOT}/sessions/{self.session}{suffix}",
            headers=self.headers | (headers or {}),
            timeout=60,
            **arguments,
        )

    def get(self, **arguments):
        return self.call("GET", **arguments)

    def wait(self, version: int, seconds: int = 25):
        return self.get(params={"wait": seconds, "version": version})

    def events(self, last: int | None = None):
        """A stream of (event, id, data), which ends with the session."""
        headers = {"Accept": "text/event-stream"}
        if last is not None:
            headers["Last-Event-ID"] = str(last)
        return EventStream(self.call("GET", headers=headers, stream=True))
