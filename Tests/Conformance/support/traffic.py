"""Calls that clients make all the while, each from a thread of its own."""

import threading
import time
from dataclasses import dataclass

from botocore.exceptions import BotoCoreError, ClientError

from .clients import PASSWORD, Pool, unsigned
from .waiting import wait_until

END_LIMIT_SECONDS = 120


@dataclass(frozen=True)
class Failure:
    """A call that was refused or not answered; times are of the monotonic clock."""

    began: float
    ended: float
    error: Exception

    @property
    def code(self) -> str:
        """The exception that the service answered, or what kept it from answering."""
        if isinstance(self.error, ClientError):
            return self.error.response["Error"]["Code"]
        return type(self.error).__name__


class Client(threading.Thread):
    """Makes a call again and again; keeps how many were answered, and what failed."""

    def __init__(self, call):
        super().__init__(daemon=True)
        self.call = call
        self.answered, self.failures = 0, []
        self.ending = threading.Event()

    def run(self) -> None:
        while not self.ending.is_set():
            began = time.monotonic()
            try:
                self.call()
                self.answered += 1
            except (ClientError, BotoCoreError) as error:
                self.failures.append(Failure(began, time.monotonic(), error))

    def wait_for(self, answered: int) -> None:
        wait_until(lambda: self.answered >= answered, f"no answer, but {self.failures[-1:]}")


class Traffic:
    """Clients of these calls, for the length of a `with` block."""

    def __init__(self, *calls):
        self.clients = [Client(call) for call in calls]

    def __enter__(self) -> "Traffic":
        for client in self.clients:
            client.start()
        return self

    def __exit__(self, *_) -> None:
        for client in self.clients:
            client.ending.set()
        for client in self.clients:
            client.join(END_LIMIT_SECONDS)
            assert not client.is_alive(), "a request hangs"

    @property
    def failures(self) -> list[Failure]:
        """What failed so far, the call that began first before the others."""
        found = [failure for client in self.clients for failure in client.failures]
        return sorted(found, key=lambda failure: failure.began)

    def wait_for_more(self, count: int = 3) -> None:
        """Returns once each client was answered so many times more."""
        wanted = [client.answered + count for client in self.clients]
        for client, answered in zip(self.clients, wanted):
            client.wait_for(answered)


def sign_in(client, pool: Pool, name: str) -> str:
    """The access token of a user who signs in by the password."""
    return client.initiate_auth(
        ClientId=pool.client_id,
        AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": name, "PASSWORD": PASSWORD},
    )["AuthenticationResult"]["AccessToken"]


def crowd(pool: Pool) -> Traffic:
    """Signs in and refreshes from several threads, each with tokens of its own."""
    calls = [_sign_ins(pool, pool.user())]
    for _ in range(3):
        calls.append(_refreshes(pool, pool.sign_in(pool.user())["RefreshToken"]))
    return Traffic(*calls)


def _sign_ins(pool: Pool, name: str):
    client = unsigned(pool.stack, read_timeout=60)
    return lambda: sign_in(client, pool, name)


def _refreshes(pool: Pool, token: str):
    client = unsigned(pool.stack, read_timeout=60)
    return lambda: client.initiate_auth(
        ClientId=pool.client_id,
        AuthFlow="REFRESH_TOKEN_AUTH",
        AuthParameters={"REFRESH_TOKEN": token},
    )
