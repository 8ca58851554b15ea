"""Events that were cut or changed are found by their seals."""

import pytest

from support.clients import make_pool, signed
from support.database import database
from support.events import events
from support.stack import make_stack
from support.waiting import wait_until


@pytest.fixture(scope="module")
def sealed():
    with make_stack() as stack:
        yield stack.start()


def verify(stack):
    """Whether the events are whole, and what is told of each table."""
    done = stack.control("events", "--verify", check=False)
    return done.returncode == 0, done.stdout


def all_sealed(stack):
    return database(
        stack,
        "SELECT NOT EXISTS (SELECT FROM authentication.audit_events AS e, authentication.audit_chains AS c"
        " WHERE c.table_name = 'events' AND (e.transaction_id, e.number)"
        " > (c.sealed_transaction_id, c.sealed_number))",
    ) == "t"


def test_a_changed_and_a_removed_event_are_found(sealed):
    make_pool(sealed)
    signed(sealed).list_user_pools(MaxResults=1)
    assert len(events(sealed)) >= 3
    wait_until(lambda: all_sealed(sealed), "events are not sealed")
    whole, told = verify(sealed)
    assert whole and "authentication/events: whole" in told and "identity-federation/events: whole" in told
    database(
        sealed,
        "UPDATE authentication.audit_events SET access_key_id = 'AKIASOMEBODYELSE0000'"
        " WHERE operation = 'CreateUserPool'",
    )
    whole, told = verify(sealed)
    assert not whole and "authentication/events: NOT WHOLE" in told
    assert "not as it was sealed" in told and "CreateUserPool" in told
    database(sealed, "DELETE FROM authentication.audit_events WHERE operation = 'CreateUserPool'")
    whole, told = verify(sealed)
    assert not whole and "events are missing or changed" in told


def test_seals_are_begun_once(sealed):
    assert "sealed already" in sealed.control("events", "--begin-seals").stdout


def test_seals_by_another_key_are_known(sealed):
    whole, told = verify(sealed)
    other = sealed.state.parent / "other-key"
    assert "sealed from now on" in sealed.control(
        "events", "--begin-seals", "--replace-seals", "--seal-key", str(other)
    ).stdout
    wait_until(lambda: all_sealed(sealed), "events are not sealed")
    done = sealed.control("events", "--verify", "--seal-key", str(other), check=False)
    assert done.returncode == 0 and "identity-federation/events: whole" in done.stdout
    whole, told = verify(sealed)
    assert not whole and "was not made with this key" in told
