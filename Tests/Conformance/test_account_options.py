"""What a pool asks of its accounts beyond Cognito, by its tags."""

import pytest
from botocore.exceptions import ClientError

from support.accounts import newest_code, refused
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
            "UserPoolTags": {"gatehouse:unconfirmed-sign-ups": option} if option else {},
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


@pytest.mark.parametrize("option", [None, "replaceable"])
def test_an_unconfirmed_stranger_keeps_no_address_and_no_password(stack, option):
    """SGN-1."""
    pool = address_pool(stack, option)
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


def test_a_sign_up_twice_with_one_password_is_refused_as_in_cognito(stack):
    """SGN-1: a client that sends its request once more keeps the code that it was sent."""
    pool = address_pool(stack, None)
    address = f"{unique('ann')}@example.com"
    first = sign_up(pool, address, OWN)
    refused(
        pool.public.sign_up, *TAKEN, ClientId=pool.client_id, Username=address, Password=OWN
    )
    assert confirm(pool, address, first) == "CONFIRMED"
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


ALIKE = ["rene\u0301", "\uff52\uff45\uff4e\u00e9", "ren\u00e9\ufe0f"]


def test_names_that_look_alike_are_one_where_the_pool_says_so(stack):
    tags = {"gatehouse:name-folding": "nfkc"}
    pool = make_pool(stack, {"UserPoolTags": tags, "AliasAttributes": ["preferred_username"]})
    stem = unique("user")
    name, alike = f"{stem}ren\u00e9", [stem + spelling for spelling in ALIKE]
    pool.user(alike[0], email=f"{unique('ann')}@example.com", email_verified="true")
    for spelling in [*alike, name]:
        refused(
            pool.public.sign_up, "UsernameExistsException", ClientId=pool.client_id,
            Username=spelling, Password=PASSWORD,
        )
        found = pool.admin.admin_get_user(UserPoolId=pool.id, Username=spelling)
        assert found["Username"] == name
        listed = pool.admin.list_users(UserPoolId=pool.id, Filter=f'username = "{spelling}"')
        assert [user["Username"] for user in listed["Users"]] == [name]
        tokens = pool.sign_in(spelling)
        assert pool.public.get_user(AccessToken=tokens["AccessToken"])["Username"] == name
    # The client proves the password under the name that it is told.
    person = pool.pycognito(alike[1])
    person.authenticate(PASSWORD)
    pool.admin.admin_reset_user_password(UserPoolId=pool.id, Username=alike[2])
    # The operator finds the message by any spelling.
    pool.public.confirm_forgot_password(
        ClientId=pool.client_id, Username=alike[1], Password=OWN,
        ConfirmationCode=newest_code(pool, alike[2]),
    )
    assert pool.sign_in(alike[2], OWN)["AccessToken"]
    refused(
        pool.admin.tag_resource, "InvalidParameterException",
        "The tag gatehouse:name-folding stays as at the pool's creation.",
        ResourceArn=pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]["Arn"],
        Tags={"gatehouse:name-folding": "off"},
    )


def test_names_that_look_alike_are_several_as_in_cognito_otherwise(pool):
    stem = unique("user")
    subs = {
        pool.public.sign_up(
            ClientId=pool.client_id, Username=stem + spelling, Password=PASSWORD
        )["UserSub"]
        for spelling in ALIKE
    }
    assert len(subs) == len(ALIKE)
