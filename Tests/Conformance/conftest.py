"""Starts one system for the run; a test that breaks things starts its own."""

import pytest

from support.browser import Browser
from support.clients import make_pool
from support.invoke import Functions
from support.mail import Mailbox
from support.providers import Providers
from support.stack import Stack, make_stack
from support.webhook import Receiver


@pytest.fixture(scope="session")
def stack() -> Stack:
    with make_stack("state with spaces") as running:
        running.settings = {
            # Tests measure thousands of wrong passwords, all from one address.
            "GATEHOUSE_SIGN_IN_LIMITS_WRONG_PASSWORDS_OF_NETWORK": "1000000",
            # Two RSA keys for a pool take a second, and on a machine that also builds more than the usual ten.
            "GATEHOUSE_LIMITS_CALL_SECONDS": "100",
        }
        yield running.start()


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
    with make_stack() as running:
        yield running.start()


@pytest.fixture(scope="session")
def shared_browser(tmp_path_factory):
    """The window of a run's browser, which takes longer to start than most tests of it take."""
    with Browser(tmp_path_factory.mktemp("browser")) as opened:
        yield opened


@pytest.fixture
def browser(shared_browser):
    """A browser that knows nothing."""
    shared_browser.forget()
    return shared_browser


@pytest.fixture(scope="module")
def functions():
    """A place of functions for pools' triggers."""
    functions = Functions()
    yield functions
    functions.close()


@pytest.fixture(scope="module")
def providers():
    """A provider of logins."""
    providers = Providers()
    yield providers
    providers.close()


@pytest.fixture(scope="module")
def mailbox():
    """A mail server."""
    with Mailbox() as mailbox:
        yield mailbox


@pytest.fixture(scope="module")
def receiver():
    """A receiver of webhooks."""
    receiver = Receiver()
    yield receiver
    receiver.close()
