"""A sign-up that is not confirmed ends, and its name is free again."""

import pytest

from support.accounts import refused
from support.clients import PASSWORD, make_pool, unique
from support.database import database
from support.stack import make_stack
from support.waiting import wait_until

DAY = 86_400_000


@pytest.fixture(scope="module")
def own():
    with make_stack() as stack:
        yield stack.start()


def sign_up(pool, name):
    return pool.public.sign_up(ClientId=pool.client_id, Username=name, Password=PASSWORD)


def test_after_seven_days_the_name_is_free_and_no_code_is_good(own):
    pool = make_pool(own)
    old, fresh, confirmed = (unique(kind) for kind in ("old", "fresh", "confirmed"))
    for name in (old, fresh, confirmed):
        sign_up(pool, name)
    pool.admin.admin_confirm_sign_up(UserPoolId=pool.id, Username=confirmed)
    for name, days in ((old, 7.1), (fresh, 6.9), (confirmed, 30)):
        database(
            own,
            "UPDATE authentication.users SET created_at_unix_millis = created_at_unix_millis -"
            f" {int(days * DAY)} WHERE username = '{name}'",
        )
    database(
        own,
        "UPDATE authentication.confirmation_codes SET expires_at_unix_millis ="
        f" expires_at_unix_millis - {30 * DAY}",
    )
    # What has ended is looked for at the start, and every two minutes.
    own.stop()
    own.start()

    def names():
        listed = pool.admin.list_users(UserPoolId=pool.id)["Users"]
        return {user["Username"] for user in listed}

    wait_until(lambda: names() == {fresh, confirmed}, "the sign-up has not ended")
    assert sign_up(pool, old)["UserSub"]
    refused(
        pool.public.sign_up, "UsernameExistsException", ClientId=pool.client_id, Username=fresh,
        Password=PASSWORD,
    )
