"""Starts one system for the run; a test that breaks things starts its own."""

import pytest

from support.clients import make_pool
from support.stack import Stack, discard, make_stack


@pytest.fixture(scope="session")
def stack() -> Stack:
    running = make_stack("state with spaces")
    # Tests measure thousands of wrong passwords, all from one address.
    running.settings = {"GATEHOUSE_SIGN_IN_LIMITS_WRONG_PASSWORDS_OF_NETWORK": "1000000"}
    running.start()
    yield running
    discard(running)


@pytest.fixture(scope="session")
def pool(stack):
    """A pool with defaults and a client without secret that allows every flow."""
    return make_pool(stack)


@pytest.fixture(scope="session")
def email_pool(stack):
    """A pool whose users prove their e-mail address after sign-up."""
    return make_pool(stack, {"AutoVerifiedAttributes": ["email"]})


@pytest.fixture
def own_stack() -> Stack:
    """A system of the test's own, to be broken."""
    running = make_stack().start()
    yield running
    discard(running)
