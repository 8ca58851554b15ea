"""Where codes of names that no user has go, as the answers say."""

import pytest

from support.clients import make_pool, unique
from support.stack import make_stack


@pytest.fixture(scope="module")
def own():
    with make_stack() as stack:
        yield stack.start()


def shown(pool, name):
    details = pool.public.forgot_password(ClientId=pool.client_id, Username=name)
    details = details["CodeDeliveryDetails"]
    return details["DeliveryMedium"], details["Destination"]


def test_they_look_like_those_of_the_pools_users_and_outlive_a_restart(own):
    pool = make_pool(own, client={"PreventUserExistenceErrors": "ENABLED"})
    for number in range(4):
        address = f"u{number}@{'corp' if number else 'partner'}.example"
        name = pool.user()
        pool.admin.admin_update_user_attributes(
            UserPoolId=pool.id, Username=name,
            UserAttributes=[
                {"Name": "email", "Value": address}, {"Name": "email_verified", "Value": "true"}
            ],
        )
    names = [unique("ghost") for _ in range(40)]
    told = [shown(pool, name) for name in names]
    assert {(medium, address.split("@")[-1]) for medium, address in told} == {
        ("EMAIL", "c***"), ("EMAIL", "p***")
    }
    salts = [salt(pool, name) for name in names[:5]]
    own.stop()
    own.start()
    assert [shown(pool, name) for name in names] == told
    assert [salt(pool, name) for name in names[:5]] == salts


def salt(pool, name):
    """What a client is told before it proves its password."""
    begun = pool.public.initiate_auth(
        ClientId=pool.client_id, AuthFlow="USER_SRP_AUTH",
        AuthParameters={"USERNAME": name, "SRP_A": "0123456789abcdef" * 8},
    )["ChallengeParameters"]
    return begun["SALT"], begun["USER_ID_FOR_SRP"]
