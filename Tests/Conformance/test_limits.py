"""What one caller cannot do to others: messages without end, floods, and locks of foreign names."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from support.accounts import verified
from support.clients import PASSWORD, make_pool, raw, unique
from support.stack import make_stack
from support.waiting import wait_until

HOME, AWAY = "192.0.2.7", "198.51.100.9"


@pytest.fixture(scope="module")
def limited():
    """A system behind a proxy on the same machine, which names the callers' addresses."""
    with make_stack() as stack:
        stack.settings = {
            "GATEHOUSE_TRUSTED_PROXIES": "127.0.0.1",
            "GATEHOUSE_MESSAGE_LIMITS_EMAIL_TO_ADDRESS": "3",
            "GATEHOUSE_MESSAGE_LIMITS_EMAIL_FROM_SOURCE": "6",
            "GATEHOUSE_SIGN_IN_LIMITS_WRONG_PASSWORDS_OF_NETWORK": "30",
            "GATEHOUSE_REQUEST_RATES_ENABLED": "true",
            "GATEHOUSE_REQUEST_RATES_USER_TOKEN": "24",
        }
        yield stack.start()


def ask(pool, operation, body, address):
    """An unsigned call from the address: the exception's name, and its sentence; or nothing."""
    answer = raw(
        pool.stack,
        operation,
        {"ClientId": pool.client_id} | body,
        headers={"X-Forwarded-For": address},
    )
    if answer.status_code == 200:
        return None
    assert answer.status_code == 400, answer.text
    return answer.json()["__type"].split("#")[-1], answer.json()["message"]


def sign_up(pool, mail, address):
    body = {
        "Username": unique("user"),
        "Password": PASSWORD,
        "UserAttributes": [{"Name": "email", "Value": mail}],
    }
    return ask(pool, "SignUp", body, address)


def sign_in(pool, name, password, address):
    body = {
        "AuthFlow": "USER_PASSWORD_AUTH",
        "AuthParameters": {"USERNAME": name, "PASSWORD": password},
    }
    return ask(pool, "InitiateAuth", body, address)


EXCEEDED = ("LimitExceededException", "Attempt limit exceeded, please try after some time.")
LOCKED = ("NotAuthorizedException", "Password attempts exceeded")
WRONG = ("NotAuthorizedException", "Incorrect username or password.")
SLOWED = ("TooManyRequestsException", "Rate exceeded")


def test_strangers_send_an_address_and_from_an_address_only_so_much(limited):
    pool = make_pool(limited, {"AutoVerifiedAttributes": ["email"]})
    told = [sign_up(pool, "eve@example.com", f"203.0.113.{number}") for number in range(8)]
    assert told == [None] * 3 + [EXCEEDED] * 5
    told = [sign_up(pool, f"eve{number}@example.com", AWAY) for number in range(8)]
    assert told == [None] * 6 + [EXCEEDED] * 2
    assert sign_up(pool, "eve9@example.com", HOME) is None
    # Of another pool it is another count; and each refusal is an event.
    other = make_pool(limited, {"AutoVerifiedAttributes": ["email"]})
    assert sign_up(other, "eve@example.com", AWAY) is None
    events = limited.control("events", "--json", "--pool", pool.id).stdout
    assert events.count("the day's messages are used up: EMAIL, by address") == 5
    assert events.count("the day's messages are used up: EMAIL, by source") == 2


def test_beyond_it_a_forgotten_password_is_answered_as_ever(limited):
    pool = make_pool(
        limited,
        {"AutoVerifiedAttributes": ["email"]},
        {"PreventUserExistenceErrors": "ENABLED"},
    )
    name = verified(pool)
    for number in range(3):
        assert sign_up(pool, f"{name}@example.com", f"203.0.113.{number}") is None
    for asked in [name, unique("other")]:
        assert ask(pool, "ForgotPassword", {"Username": asked}, HOME) is None
        body = {"Username": asked, "ConfirmationCode": "123456", "Password": "N3w!Password"}
        assert ask(pool, "ConfirmForgotPassword", body, HOME)[0] == "CodeMismatchException"
    assert "forgot_password" not in limited.control("outbox", "--username", name).stdout
    # A user whose address had no messages yet gets the code.
    other = verified(pool)
    assert ask(pool, "ForgotPassword", {"Username": other}, HOME) is None
    assert "forgot_password" in limited.control("outbox", "--username", other).stdout


def test_the_owner_passes_a_lock_from_where_the_owner_signed_in_lately(limited):
    pool = make_pool(limited)
    name = pool.user()
    assert sign_in(pool, name, PASSWORD, HOME) is None
    # Each further wrong password doubles the lock: on a slow machine the first ones end too early.
    for number in range(6):
        guesser, stranger = f"198.51.100.{10 + number}", f"203.0.113.{10 + number}"
        wrong = 0
        while wrong < 5 + number:
            told = sign_in(pool, name, "Wr0ng!pass", guesser)
            assert told == WRONG or told == LOCKED and wrong >= 5
            wrong += told == WRONG
        before = sign_in(pool, name, PASSWORD, stranger)
        assert sign_in(pool, name, PASSWORD, HOME) is None
        after = sign_in(pool, name, PASSWORD, stranger)
        if before == after == LOCKED:
            return
        # The right password ended the count.
        assert {before, after} <= {LOCKED, None}
    pytest.fail("no lock held the right password of a stranger")


def test_passwords_sprayed_from_one_network_slow_that_network_alone(limited):
    pool = make_pool(limited, client={"PreventUserExistenceErrors": "ENABLED"})
    name = pool.user()
    told = [sign_in(pool, f"user{number}", "Spr1ng!24", AWAY) for number in range(30)]
    assert told == [WRONG] * 30
    # Each further one doubles the lock: on a slow machine the first ones end before the next guess.
    told = [sign_in(pool, "user30", "Spr1ng!24", AWAY)]
    while told[-1] != SLOWED:
        told.append(sign_in(pool, f"user{30 + len(told)}", "Spr1ng!24", AWAY))
        assert len(told) < 12
    assert set(told[:-1]) == {WRONG}
    assert sign_in(pool, name, PASSWORD, HOME) is None


def test_a_flood_from_one_network_leaves_the_others_their_part_of_the_rate(limited):
    pool, other = make_pool(limited), make_pool(limited)

    def refresh(pool, address):
        return ask(pool, "GetTokensFromRefreshToken", {"RefreshToken": "made-up"}, address)

    # Of 24 requests a second a network may use twelve, and one that costs no statement.
    def flood():
        addresses = ([AWAY] * 24 + [HOME]) * 4
        with ThreadPoolExecutor(20) as callers:
            told = list(callers.map(lambda address: refresh(pool, address), addresses))
        assert SLOWED not in [each for each, by in zip(told, addresses) if by == HOME]
        return SLOWED in told

    wait_until(flood, "no request of the flood was refused")
    assert refresh(other, AWAY) != SLOWED
