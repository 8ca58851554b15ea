"""Pushes that tell an app of a session, and what the operator's systems are told of apps."""

import pytest

from support.interaction_app import App, ok
from support.interaction_site import make_interaction_pool
from support.phones import enrolled
from support.stack import make_stack
from support.webhook import Receiver

PUSH = {"type": "fcm", "token": "an address of the phone"}
EVENT = "gatehouse.interaction.instance.v1"


@pytest.fixture(scope="module")
def told():
    """A system, what its pushes reach, and what its events reach."""
    pushes, events = Receiver(), Receiver()
    with make_stack() as stack:
        folder = stack.state.parent
        stack.settings = {
            "GATEHOUSE_PUSH_WEBHOOK": pushes.url,
            "GATEHOUSE_PUSH_SECRET_FILE": pushes.write_secret(folder / "push-secret"),
            "GATEHOUSE_EVENTS_WEBHOOK": events.url,
            "GATEHOUSE_EVENTS_SECRET_FILE": events.write_secret(folder / "events-secret"),
        }
        yield stack.start(), pushes, events
    pushes.close()
    events.close()


def reachable(stack):
    """A phone that pushes reach."""
    pool = make_interaction_pool(stack, pin="penalty=0s")
    app = App(stack.endpoint, pool.id)
    ok(app.register(push=PUSH), 201)
    return enrolled(pool, app=app)


def test_usr_39_a_push_names_the_session_and_nothing_of_it(told):
    stack, pushes, events = told
    phone = reachable(stack)
    assert events.next(f"{EVENT}.created")["instance"] == phone.app.instance
    session = phone.login(push=True, announceInfo={"Amount": "12,50"})
    push = pushes.next("interaction.push")
    assert push["sessionId"] == session and push["instanceId"] == phone.app.instance
    assert (push["kind"], push["push"]) == ("LOGIN", PUSH)
    assert set(push) == {"instanceId", "sessionId", "kind", "expiresAt", "push"}
    assert phone.app.log_in(session, phone.account)["state"] == "APPROVED"
    # Three that stay unanswered are enough; the inbox has the fourth all the same.
    unanswered = [phone.login(push=True) for _ in range(3)]
    assert {pushes.next("interaction.push")["sessionId"] for _ in unanswered} == set(unanswered)
    quiet = phone.login(push=True)
    assert ok(phone.site.get(quiet))["reason"] == "quiet"
    waiting = {each["sessionId"] for each in ok(phone.app.inbox())["sessions"]}
    assert waiting == {*unanswered, quiet}
    # The user has looked: pushes go on.
    later = phone.login(push=True)
    assert pushes.next("interaction.push")["sessionId"] == later


def test_usr_39_the_inbox_has_what_the_webhook_did_not_take(told):
    stack, pushes, _ = told
    phone = reachable(stack)
    pushes.close()
    session = phone.login(push=True)
    (entry,) = ok(phone.app.inbox(wait=5))["sessions"]
    assert entry["sessionId"] == session
    assert phone.app.log_in(session, phone.account)["state"] == "APPROVED"
