"""What a pool asks of its accounts beyond Cognito, by its tags."""

import pytest
from botocore.exceptions import ClientError

from support.accounts import refused
from support.clients import PASSWORD, make_pool, unique

OWN, STRANGERS = "9-Lanterns-afloat", "8-Strangers-aboard"
TAKEN = ("UsernameExistsException", "An account with the given email already exists.")
COMMON = ("InvalidPasswordException", "Provided password cannot be used for security reasons.")


def address_pool(stack, option):
    return make_pool(
        stack,
        {
            "UsernameAttributes": ["email"],
            "AutoVerifiedAttributes": ["email"],
            "UserPoolTags": {"gatehouse:unconfirmed-sign-ups": option},
        },
    )


def sign_up(pool, address, password):
    return pool.public.sign_up(ClientId=pool.client_id, Username=address, Password=password)


def confirm(pool, address, signed_up, **session):
    pool.public.confirm_sign_up(
        ClientId=pool.client_id,
        Username=address,
        ConfirmationCode=pool.stack.code(pool.client_id, signed_up["UserSub"]),
        **session,
    )
    found = pool.admin.admin_get_user(UserPoolId=pool.id, Username=address)
    return found["UserStatus"]


def test_an_unconfirmed_stranger_keeps_no_address_and_no_password(stack):
    pool = address_pool(stack, "replaceable")
    address = f"{unique('ann')}@example.com"
    sign_up(pool, address, STRANGERS)
    second = sign_up(pool, address, OWN)
    assert confirm(pool, address, second) == "RESET_REQUIRED"
    refused(
        pool.sign_in, "PasswordResetRequiredException", "Password reset required for the user",
        username=address, password=OWN,
    )
    pool.public.forgot_password(ClientId=pool.client_id, Username=address)
    pool.public.confirm_forgot_password(
        ClientId=pool.client_id, Username=address, Password=OWN,
        ConfirmationCode=pool.stack.code(pool.client_id, second["UserSub"]),
    )
    assert pool.sign_in(address, OWN)["AccessToken"]
    refused(pool.sign_in, "NotAuthorizedException", username=address, password=STRANGERS)
    refused(
        pool.public.sign_up, *TAKEN, ClientId=pool.client_id, Username=address, Password=OWN
    )


def test_the_session_of_the_strangers_sign_up_proves_nothing(stack):
    pool = address_pool(stack, "replaceable")
    address = f"{unique('ann')}@example.com"
    first = sign_up(pool, address, STRANGERS)
    second = sign_up(pool, address, OWN)
    assert confirm(pool, address, second, Session=first["Session"]) == "RESET_REQUIRED"


@pytest.mark.parametrize("option", ["replaceable", "proved"])
def test_the_session_of_a_sign_up_proves_its_password(stack, option):
    pool = address_pool(stack, option)
    address = f"{unique('ann')}@example.com"
    sign_up(pool, address, STRANGERS)
    second = sign_up(pool, address, OWN)
    assert confirm(pool, address, second, Session=second["Session"]) == "CONFIRMED"
    assert pool.sign_in(address, OWN)["AccessToken"]


def test_common_passwords_are_refused_where_the_pool_says_so(stack):
    pool = make_pool(stack, {"UserPoolTags": {"gatehouse:common-passwords": "refused"}})
    name = unique("user")
    for password in (PASSWORD, "P@ssw0rd2026!", "Dragon2024!"):
        refused(
            pool.public.sign_up, *COMMON, ClientId=pool.client_id, Username=name,
            Password=password,
        )
    assert pool.public.sign_up(ClientId=pool.client_id, Username=name, Password=OWN)["UserSub"]
    with pytest.raises(ClientError) as error:
        pool.admin.admin_set_user_password(
            UserPoolId=pool.id, Username=name, Password=PASSWORD, Permanent=True
        )
    assert error.value.response["Error"]["Code"] == "InvalidPasswordException"
