"""The second factor: a PIN that the server cannot learn, biometrics, and what ends their tries."""

import base64
import concurrent.futures
import os
import re
import time
import uuid

import pytest

from support import interaction_proofs as proofs
from support.events import events
from support.instances import second_instance
from support.interaction_app import App, ok, refused
from support.interaction_proofs import Key
from support.interaction_site import Site, make_interaction_pool
from support.phones import PIN, enrolled
from support.waiting import wait_until

WRONG = "13579"
NO_PENALTY = "penalty=0s"


@pytest.fixture(scope="module")
def pool(stack):
    return make_interaction_pool(stack, pin=NO_PENALTY)


@pytest.fixture(scope="module")
def phone(pool):
    return enrolled(pool, Key())


def tried(phone, session, **proof) -> dict:
    """secondFactorInfo after a try."""
    return ok(phone.app.answer(session, **proof))["secondFactorInfo"]


def test_usr_22_the_vector_of_the_protocol():
    def number(tag):
        parts = (proofs.sha256(f"{tag}/{each}".encode()) for each in range(4))
        return int.from_bytes(b"".join(parts), "big")

    names = ("AbCdEfGhI", "us-east-1_66666666-7777-4888-9999-aaaaaaaaaaaa")
    password = proofs.pin_input(bytes(range(32)), "24680")
    assert password == "MXLqCHe66FUvaEjoy1pTt/sCdbmdQgl4avrqwQLMGQE="
    salt = bytes(range(1, 17))
    verifier = int.from_bytes(proofs.verifier(names, password, salt), "big")
    public = proofs.pad((proofs.K * verifier + pow(proofs.G, number("gatehouse-b"), proofs.N)) % proofs.N)
    assert proofs.sha256(public).hex() == (
        "3fa480ed06f2d24b0ad0d5d8a65b248b4ff41f0027d7d4ab7a1df6b0c2ad7fc4"
    )
    proof = proofs.PINProof(names, password, salt, public, number("gatehouse-a"))
    assert proof.key.hex() == "7e3a0906c96033bcdfa3dedf3327efd0"
    told = b"gatehouse secret block", "0b7e6f2a-0000-4000-8000-00000000abcd"
    assert proof.proof(*told) == "XAmgkanKIvXh8L61HXUIzdbZNwDJYvp6gJVlvzjwmIA="
    assert proof.server_proof(*told) == "Mn+CrpTajVu35tbcXuA5YnuBlD50xk0Be18CeCYLQKg="


def test_usr_22_a_stolen_verifier_without_the_phones_secret_answers_no_guess():
    names = ("AbCdEfGhI", "us-east-1_66666666-7777-4888-9999-aaaaaaaaaaaa")
    salt, secret = proofs.new_salt(), os.urandom(32)
    # The verifier is g^x, and g has more powers than there are x of 256 bits: a thief of the verifier
    # knows the PIN by its x, and by nothing else. To compare x saves a million powers.
    stolen = proofs.private_exponent(names, proofs.pin_input(secret, "000042"), salt)

    def found(password, count=10_000) -> str | None:
        """The PIN whose verifier it is, of the first ones that have six digits."""
        for guess in (f"{number:06}" for number in range(count)):
            if proofs.private_exponent(names, password(guess), salt) == stolen:
                return guess
        return None

    # A thief of the database alone has no secret: neither none at all nor another one is right.
    assert found(lambda pin: pin) is None
    assert found(lambda pin: proofs.pin_input(bytes(32), pin), count=1_000_000) is None
    # With the phone's secret the same search ends: the verifier is no stronger than the PIN then.
    assert found(lambda pin: proofs.pin_input(secret, pin)) == "000042"


def test_a_wrong_pin_is_counted_and_a_right_one_resets_the_count(phone):
    session = phone.asked()
    info = tried(phone, session, pin=WRONG)
    assert (info["result"], info["retry"], info["failedAttempts"]) == ("FAILED", True, 1)
    assert tried(phone, session, pin=WRONG)["failedAttempts"] == 2
    assert tried(phone, session, pin=PIN)["result"] == "SUCCESS"
    assert ok(phone.site.get(session))["state"] == "APPROVED"
    phone.asked()
    assert phone.app.factor["failedAttempts"] == 0


def test_usr_34_five_wrong_pins_block_and_a_biometric_ends_that(pool):
    finger = Key()
    phone = enrolled(pool, finger)
    session = phone.asked()
    for count in range(1, 5):
        assert tried(phone, session, pin=WRONG)["failedAttempts"] == count
    info = tried(phone, session, pin=WRONG)
    assert info["blocked"] and info["failedAttempts"] == info["maxAttempts"] == 5
    # The right one is no longer judged; the finger is.
    assert tried(phone, session, pin=PIN)["result"] == "FAILED"
    assert tried(phone, session, biometric=finger)["result"] == "SUCCESS"
    assert ok(phone.site.get(session))["secondFactor"] == "biometric"
    again = phone.asked()
    assert phone.app.factor["failedAttempts"] == 0 and not phone.app.factor["blocked"]
    assert tried(phone, again, pin=PIN)["result"] == "SUCCESS"


def test_without_biometrics_a_blocked_pin_fails_the_session(pool):
    phone = enrolled(pool)
    session = phone.asked()
    for _ in range(5):
        info = tried(phone, session, pin=WRONG)
    assert info["blocked"] and not info["retry"]
    assert ok(phone.site.get(session))["state"] == "FAILED"
    # USR-36: the operator ends it.
    phone.pool.stack.control(
        "interaction", "unblock", "--pool", pool.id, "--user", phone.user, "--account", phone.account
    )
    (told,) = [
        event for event in events(phone.pool.stack, "--pool", pool.id, "--user", phone.user)
        if event["operation"] == "UnblockInteractionAccount"
    ]
    assert (told["outcome"], told["actor"]) == ("Success", "operator")
    assert told["user-pool-id"] == pool.id
    assert tried(phone, phone.asked(), pin=PIN)["result"] == "SUCCESS"


def test_usr_10_an_early_try_changes_nothing_but_the_time(stack):
    pool = make_interaction_pool(stack, pin="penalty=2s")
    phone = enrolled(pool)
    session = phone.asked()
    assert tried(phone, session, pin=WRONG)["penalisedFor"] in (1, 2)

    def early():
        return tried(phone, session, pin=PIN)

    info = early()
    # A machine that stood still for two seconds has no early try.
    if info["result"] == "FAILED":
        assert info["failedAttempts"] == 1 and info["retry"]
        wait_until(lambda: early()["result"] == "SUCCESS", "the penalty does not end")
    assert ok(phone.site.get(session))["state"] == "APPROVED"


def test_usr_34_of_a_hundred_parallel_wrong_pins_five_are_judged(pool):
    phone = enrolled(pool)
    tries = []
    for _ in range(10):
        session = phone.login()
        opened = ok(phone.app.open(session))
        # A confirmation that is repeated is answered with another challenge.
        for _ in range(10):
            ok(phone.app.confirm(session, opened, phone.account))
            body = phone.app.attempt(pin=f"{90000 + len(tries)}")
            tries.append((f"/sessions/{session}/second-factor", body))
    assert len({body["block"] for _, body in tries}) == 100

    def answered(path_and_body) -> dict:
        return ok(phone.app.call("POST", *path_and_body))

    with second_instance(pool.stack, "gatehouse-device-registry"):
        with concurrent.futures.ThreadPoolExecutor(20) as workers:
            answers = list(workers.map(answered, tries))
    # An answer for a session that has failed meanwhile tells of no factor.
    infos = [answer.get("secondFactorInfo") or {} for answer in answers]
    judged = [info["failedAttempts"] for info in infos if info.get("reason") == "pin_wrong"]
    assert sorted(judged) == [1, 2, 3, 4, 5]
    others = [info["reason"] for info in infos if info and info["reason"] != "pin_wrong"]
    assert set(others) <= {"blocked"}
    assert not [answer for answer in answers if answer["state"] == "APPROVED"]


def test_usr_40_a_lost_answer_is_given_again_and_nothing_is_counted_twice(phone):
    session = phone.asked()
    body = phone.app.attempt(pin=WRONG)
    path = f"/sessions/{session}/second-factor"
    first = ok(phone.app.call("POST", path, body))["secondFactorInfo"]
    again = ok(phone.app.call("POST", path, body))["secondFactorInfo"]
    assert first["failedAttempts"] == again["failedAttempts"] == 1
    assert again["result"] == "FAILED"
    right = phone.app.attempt(pin=PIN)
    assert ok(phone.app.call("POST", path, right))["state"] == "APPROVED"
    assert ok(phone.app.call("POST", path, right))["state"] == "APPROVED"


def test_a_challenge_is_of_its_session_and_good_for_one_answer(phone):
    first, second = phone.asked(), phone.asked()
    of_second = phone.app.factor["challenge"]
    # Shown to the first session.
    body = phone.app.attempt(pin=PIN, challenge=of_second)
    info = ok(phone.app.call("POST", f"/sessions/{first}/second-factor", body))["secondFactorInfo"]
    assert info["result"] != "SUCCESS"
    assert ok(phone.site.get(first))["state"] == "SECOND_FACTOR"
    # Judged once; the same block again proves nothing.
    info = tried(phone, second, pin=WRONG, challenge=of_second)
    assert info["result"] == "FAILED"
    spent = phone.app.attempt(pin=PIN, challenge=of_second)
    info = ok(phone.app.call("POST", f"/sessions/{second}/second-factor", spent))["secondFactorInfo"]
    assert info["result"] == "ERROR" and info["retry"]
    assert tried(phone, second, pin=PIN)["result"] == "SUCCESS"


def test_a_challenge_of_another_phone_proves_nothing(pool, phone):
    other = enrolled(pool)
    other.asked()
    session = phone.asked()
    body = phone.app.attempt(pin=PIN, challenge=other.app.factor["challenge"])
    info = ok(phone.app.call("POST", f"/sessions/{session}/second-factor", body))["secondFactorInfo"]
    assert info["result"] != "SUCCESS"


def test_a_phone_with_the_pin_and_without_the_secret_is_nobody(pool, phone):
    session = phone.asked()
    secret, phone.app.pin_secret = phone.app.pin_secret, os.urandom(32)
    try:
        assert tried(phone, session, pin=PIN)["result"] == "FAILED"
    finally:
        phone.app.pin_secret = secret
    assert tried(phone, session, pin=PIN)["result"] == "SUCCESS"


def test_a_finger_of_another_phone_is_wrong(phone):
    session = phone.asked()
    info = tried(phone, session, biometric=Key())
    assert info["result"] == "FAILED" and info["failedAttempts"] == 0
    assert tried(phone, session, biometric=phone.app.biometric)["result"] == "SUCCESS"


def test_usr_35_after_some_fingers_the_pin_is_asked_for(stack):
    pool = make_interaction_pool(stack, pin=f"{NO_PENALTY} biometrics-without-pin=2")
    finger = Key()
    phone = enrolled(pool, finger)
    for _ in range(2):
        assert tried(phone, phone.asked(), biometric=finger)["result"] == "SUCCESS"
    session = phone.asked()
    assert phone.app.factor["pinRequired"] and not phone.app.factor["showBiometrics"]
    info = tried(phone, session, biometric=finger)
    assert info["result"] == "FAILED" and info["failedAttempts"] == 0
    assert tried(phone, session, pin=PIN)["result"] == "SUCCESS"
    phone.asked()
    assert phone.app.factor["showBiometrics"]


def test_both_at_once_must_both_be_right(phone):
    finger = phone.app.biometric
    session = phone.asked()
    assert tried(phone, session, pin=WRONG, biometric=finger)["failedAttempts"] == 1
    assert tried(phone, session, pin=PIN, biometric=Key())["result"] == "FAILED"
    assert tried(phone, session, pin=PIN, biometric=finger)["result"] == "SUCCESS"
    assert ok(phone.site.get(session))["secondFactor"] == "both"


def test_the_pin_is_changed_by_who_knows_it(pool):
    phone = enrolled(pool)
    flow = ok(phone.app.start_flow("CHANGE_PIN"))["flowId"]
    assert phone.app.factor["context"] == "PIN_CHANGE_VERIFY"
    assert ok(phone.app.answer_flow(flow, pin=WRONG))["secondFactorInfo"]["result"] == "FAILED"
    ok(phone.app.answer_flow(flow, pin=PIN))
    assert phone.app.factor["context"] == "PIN_CHANGE_SET"
    assert ok(phone.app.answer_flow(flow, set_pin="86420"))["stopped"]
    assert tried(phone, phone.asked(), pin=PIN)["result"] == "FAILED"
    assert tried(phone, phone.asked(), pin="86420")["result"] == "SUCCESS"


def test_a_new_pin_without_the_old_one_is_not_set(pool):
    phone = enrolled(pool)
    flow = ok(phone.app.start_flow("CHANGE_PIN"))["flowId"]
    answer = phone.app.answer_flow(flow, set_pin="86420")
    assert answer.status_code == 400 or answer.json()["secondFactorInfo"]["result"] != "SUCCESS"
    assert tried(phone, phone.asked(), pin=PIN)["result"] == "SUCCESS"


def test_a_finger_is_added_by_itself_and_then_by_the_pin(pool):
    phone, finger = enrolled(pool), Key()
    flow = ok(phone.app.start_flow("ADD_BIOMETRICS"))["flowId"]
    assert phone.app.factor["context"] == "BIOMETRICS_ADD" and phone.app.factor["showBiometrics"]
    first = ok(phone.app.answer_flow(flow, biometric=finger, set_biometric=finger))
    assert not first["stopped"] and not phone.app.factor["showBiometrics"]
    # Not before the user has said by the PIN that it is meant.
    assert ok(phone.app.answer_flow(flow, pin=PIN))["secondFactorInfo"]["result"] == "SUCCESS"
    assert tried(phone, phone.asked(), biometric=finger)["result"] == "SUCCESS"
    flow = ok(phone.app.start_flow("REMOVE_BIOMETRICS"))["flowId"]
    assert phone.app.factor["context"] == "BIOMETRICS_REMOVE"
    assert ok(phone.app.answer_flow(flow, pin=PIN))["stopped"]
    info = tried(phone, phone.asked(), biometric=finger)
    assert info["result"] != "SUCCESS" and not info["showBiometrics"]


def test_a_flow_that_is_cancelled_is_over(pool):
    phone = enrolled(pool)
    flow = ok(phone.app.start_flow("CHANGE_PIN"))["flowId"]
    assert ok(phone.app.cancel_flow(flow))["stopped"]
    assert phone.app.answer_flow(flow, pin=PIN).status_code in (404, 409, 410)


def test_an_account_is_removed_by_a_factor_alone(pool):
    phone = enrolled(pool)
    asked = ok(phone.app.remove_account(phone.account))
    assert asked["secondFactorInfo"]["context"] == "VERIFY"
    wrong = ok(phone.app.remove_account(phone.account, phone.app.attempt(pin=WRONG)))
    assert wrong["secondFactorInfo"]["result"] == "FAILED"
    assert "serverProof" not in wrong
    done = ok(phone.app.remove_account(phone.account, phone.app.attempt(pin=PIN)))
    assert done["serverProof"] == phone.app.server_proof
    assert done["secondFactorInfo"]["result"] == "SUCCESS"
    assert ok(phone.app.itself())["accounts"] == []


def test_the_proof_of_a_request_is_good_for_that_request_once(phone):
    app, address = phone.app, f"{phone.app.endpoint}/interaction/v1"
    body = b"{}"
    session = phone.login()
    path = f"/sessions/{session}/open"
    proof = proofs.dpop(app.key, "POST", address + path, body)
    assert app.call("POST", path, body, proof=proof).status_code == 200
    refused(app.call("POST", path, body, proof=proof), 401, "invalid_proof")
    for wrong in (
        proofs.dpop(app.key, "GET", address + path, body),
        proofs.dpop(app.key, "POST", address + "/inbox", body),
        proofs.dpop(app.key, "POST", address + path, b'{"comparison":"1"}'),
        proofs.dpop(app.key, "POST", address + path, body, bh=None),
        proofs.dpop(app.key, "POST", address + path, body, iat=int(time.time()) - 400),
        proofs.dpop(app.key, "POST", address + path, body, iat=int(time.time()) + 400),
        proofs.dpop(app.key, "POST", address + path, body)[:-4] + "AAAA",
        app.key.jws({"typ": "JWT", "jwk": app.key.jwk}, {"htm": "POST"}),
        "nothing",
    ):
        told = refused(app.call("POST", path, body, proof=wrong), 401, "invalid_proof")
        assert abs(told["serverTime"] - time.time()) < 60
    # Signed well, by a key that no instance has.
    stranger = App(app.endpoint, app.pool)
    assert stranger.call("POST", path, body).status_code in (401, 404)


def test_usr_23_attestation_that_cannot_be_checked_is_refused_where_it_is_required(stack):
    pool = make_interaction_pool(stack, pin=f"{NO_PENALTY} attestation=require")
    phone = enrolled(pool)
    flow = ok(phone.app.start_flow("ADD_BIOMETRICS"))["flowId"]
    finger = Key()
    told = ok(phone.app.answer_flow(flow, biometric=finger, set_biometric=finger))
    info = told["secondFactorInfo"]
    # Nothing was judged of it: it is no wrong factor, but one that is not taken.
    assert (info["result"], info["reason"]) == ("ERROR", "attestation_refused")
    assert info["failedAttempts"] == 0
    ok(phone.app.cancel_flow(flow))
    refused_later = tried(phone, phone.asked(), biometric=finger)
    assert refused_later["result"] != "SUCCESS" and not refused_later["showBiometrics"]


def test_a_verifier_that_is_none_is_not_set(pool):
    site_user = pool.user()
    site, app = Site(pool), App(pool.stack.endpoint, pool.id)
    session = site.started("ENROL", user=site_user)["sessionId"]
    ok(app.register())
    ok(app.confirm_enrolment(session, ok(app.open(session)), Key()))
    for value in (b"\0", proofs.pad(proofs.N), b"", b"\x01" * 400):
        body = app.attempt(set_pin=PIN)
        body["attemptId"] = str(uuid.uuid4())
        body["setPin"]["verifier"] = base64.b64encode(value).decode()
        answer = app.call("POST", f"/sessions/{session}/second-factor", body)
        assert answer.status_code in (200, 400)
        assert answer.status_code == 400 or answer.json()["secondFactorInfo"]["result"] != "SUCCESS"
    assert ok(app.itself())["accounts"] == []
    assert ok(app.answer(session, set_pin=PIN))["state"] == "APPROVED"


def test_no_secret_of_a_session_stands_in_a_log(phone):
    session = phone.site.started()
    assert phone.app.log_in(session["sessionId"], phone.account)["state"] == "APPROVED"
    log = phone.pool.stack.log.read_text(errors="replace")
    assert session["handle"] not in log
    assert not re.search(rf"\b{PIN}\b", log)
