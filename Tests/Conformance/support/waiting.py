"""Waiting for what another process does in its own time."""

import time

# Nothing that goes on at all takes so long, however busy the machine is.
LIMIT_SECONDS = 300


def wait_until(holds, otherwise: str) -> None:
    """Returns once the condition holds; fails with the sentence when it never does."""
    limit = time.monotonic() + LIMIT_SECONDS
    while not holds():
        assert time.monotonic() < limit, otherwise
        time.sleep(0.05)
