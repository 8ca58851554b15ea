"""Processes die between a proof and what it leads to: nothing is approved without it, nothing is lost."""

import signal
import threading

import pytest
import requests

from support.interaction_app import ok
from support.interaction_site import make_interaction_pool
from support.phones import PIN, enrolled
from support.waiting import wait_until

WRONG = "13579"


def answered(phone, path, body):
    """The answer to an attempt that is sent until there is one, as an app sends it."""
    answers = []

    def is_answered():
        try:
            answer = phone.app.call("POST", path, body)
        except requests.RequestException:
            return False
        if answer.status_code >= 500:
            return False
        answers.append(answer)
        return True

    wait_until(is_answered, "the attempt is never answered")
    return ok(answers[-1])


@pytest.mark.parametrize("service", ["gatehouse-authentication", "gatehouse-device-registry"])
def test_usr_40_an_attempt_is_judged_once_whatever_dies(own_stack, service):
    phone = enrolled(make_interaction_pool(own_stack, pin="penalty=0s"))
    for pin, result in ((WRONG, "FAILED"), (PIN, "SUCCESS")):
        for _ in range(3):
            session = phone.asked()
            path, body = f"/sessions/{session}/second-factor", phone.app.attempt(pin=pin)
            # It dies somewhere in the attempt; where, each round decides for itself.
            first = threading.Thread(target=answered, args=(phone, path, body), daemon=True)
            first.start()
            for process in own_stack.processes(service):
                process.send_signal(signal.SIGKILL)
            first.join(300)
            told = answered(phone, path, body)
            assert told["secondFactorInfo"]["result"] == result
            state = ok(phone.site.get(session))["state"]
            assert state == ("APPROVED" if result == "SUCCESS" else "SECOND_FACTOR")
    session = phone.asked()
    assert phone.app.factor["failedAttempts"] == 0
    for count in range(1, 4):
        info = answered(
            phone, f"/sessions/{session}/second-factor", phone.app.attempt(pin=WRONG)
        )["secondFactorInfo"]
        assert info["failedAttempts"] == count
