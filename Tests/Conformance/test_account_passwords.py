"""Passwords and codes of an account by real clients: forgotten, changed, reset, sent again."""

import pytest
from botocore.exceptions import ClientError

from support.accounts import NEW, attributes, newest_code, refused, status, verified
from support.clients import PASSWORD, make_pool, unique

@pytest.fixture(scope="module")
def hiding_pool(stack):
    """A pool whose client hides which users exist."""
    return make_pool(
        stack,
        {"AutoVerifiedAttributes": ["email"]},
        {"PreventUserExistenceErrors": "ENABLED"},
    )


def test_pycognito_lives_the_whole_life_of_an_account(email_pool):
    pool = email_pool
    name = verified(pool, unique("pat"))
    person = pool.pycognito(name)
    person.initiate_forgot_password()
    person.confirm_forgot_password(pool.stack.code(pool.client_id, name), NEW)
    person.authenticate(NEW)
    person.change_password(NEW, "An0ther!one")
    person.authenticate("An0ther!one")

    person.update_profile({"email": f"new-{name}@example.com", "name": "Pat"})
    assert attributes(pool, name)["email_verified"] == "false"
    person.send_verification()
    person.validate_verification(pool.stack.code(pool.client_id, name))
    shown = attributes(pool, name)
    assert shown["email"] == f"new-{name}@example.com" and shown["name"] == "Pat"
    assert shown["email_verified"] == "true"

    admin = pool.pycognito(name)
    admin.client = pool.admin
    assert name in [each.username for each in admin.get_users()]
    person.delete_user()
    refused(
        pool.admin.admin_get_user,
        "UserNotFoundException",
        "User does not exist.",
        UserPoolId=pool.id,
        Username=name,
    )


def test_forgotten_passwords_and_their_refusals(email_pool):
    pool, public = email_pool, email_pool.public
    name = verified(pool)
    before = pool.sign_in(name)
    told = public.forgot_password(ClientId=pool.client_id, Username=name)["CodeDeliveryDetails"]
    assert told == {
        "Destination": f"{name[0]}***@e***",
        "DeliveryMedium": "EMAIL",
        "AttributeName": "email",
    }
    answer = {"ClientId": pool.client_id, "Username": name, "Password": NEW}
    confirm = public.confirm_forgot_password
    refused(
        confirm,
        "CodeMismatchException",
        "Invalid verification code provided, please try again.",
        ConfirmationCode="0",
        **answer,
    )
    code = pool.stack.code(pool.client_id, name)
    refused(
        confirm, "InvalidPasswordException", ConfirmationCode=code, **(answer | {"Password": "aaaaaaaa"})
    )
    confirm(ConfirmationCode=code, **answer)
    refused(
        confirm,
        "ExpiredCodeException",
        "Invalid code provided, please request a code again.",
        ConfirmationCode=code,
        **answer,
    )
    refused(public.get_user, "NotAuthorizedException", AccessToken=before["AccessToken"])
    pool.sign_in(name, NEW)

    forgot = public.forgot_password
    refused(
        forgot,
        "InvalidParameterException",
        "Cannot reset password for the user as there is no registered/verified email or phone_number",
        ClientId=pool.client_id,
        Username=pool.user(),
    )
    pool.admin.admin_set_user_password(
        UserPoolId=pool.id, Username=name, Password="Temp0rary!", Permanent=False
    )
    refused(
        forgot,
        "NotAuthorizedException",
        "User password cannot be reset in the current state.",
        ClientId=pool.client_id,
        Username=name,
    )
    refused(forgot, "UserNotFoundException", ClientId=pool.client_id, Username="nobody")
    refused(forgot, "ResourceNotFoundException", ClientId="a" * 26, Username=name)


def test_a_client_that_hides_users_answers_alike(hiding_pool):
    pool, public = hiding_pool, hiding_pool.public
    known, unknown = verified(pool), unique("ghost")
    arguments = [{"ClientId": pool.client_id, "Username": name} for name in (known, unknown)]
    forgotten = [public.forgot_password(**each) for each in arguments]
    assert [sorted(each["CodeDeliveryDetails"]) for each in forgotten] == [
        ["AttributeName", "DeliveryMedium", "Destination"]
    ] * 2
    assert forgotten[1]["CodeDeliveryDetails"] == (
        public.forgot_password(**arguments[1])["CodeDeliveryDetails"]
    )
    for each in arguments:
        refused(
            public.confirm_forgot_password,
            "CodeMismatchException",
            ConfirmationCode="0",
            Password=NEW,
            **each,
        )
        assert public.resend_confirmation_code(**each)["CodeDeliveryDetails"]["Destination"]
        refused(
            public.confirm_forgot_password,
            "InvalidPasswordException",
            ConfirmationCode="0",
            Password="aaaaaaaa",
            **each,
        )


def test_sign_up_codes_are_sent_again_so_often(email_pool):
    pool, public, name = email_pool, email_pool.public, unique("again")
    arguments = {"ClientId": pool.client_id, "Username": name}
    refused(public.resend_confirmation_code, "UserNotFoundException", **arguments)
    public.sign_up(
        Password=PASSWORD,
        UserAttributes=[{"Name": "email", "Value": f"{name}@example.com"}],
        **arguments,
    )
    first = pool.stack.code(pool.client_id, name)
    for _ in range(5):
        public.resend_confirmation_code(**arguments)
    refused(
        public.resend_confirmation_code,
        "LimitExceededException",
        "Attempt limit exceeded, please try after some time.",
        **arguments,
    )
    newest = pool.stack.code(pool.client_id, name)
    if first != newest:
        refused(
            public.confirm_sign_up, "CodeMismatchException", ConfirmationCode=first, **arguments
        )
    public.confirm_sign_up(ConfirmationCode=newest, **arguments)
    other = verified(pool)
    refused(
        public.resend_confirmation_code,
        "InvalidParameterException",
        "User is already confirmed.",
        ClientId=pool.client_id,
        Username=other,
    )


def test_a_user_changes_the_password(pool):
    name = pool.user()
    token = pool.sign_in(name)["AccessToken"]
    change = pool.public.change_password
    refused(
        change,
        "NotAuthorizedException",
        "Incorrect username or password.",
        PreviousPassword="Wr0ng!pass",
        ProposedPassword=NEW,
        AccessToken=token,
    )
    refused(
        change,
        "InvalidPasswordException",
        PreviousPassword=PASSWORD,
        ProposedPassword="aaaaaaaa",
        AccessToken=token,
    )
    change(PreviousPassword=PASSWORD, ProposedPassword=NEW, AccessToken=token)
    pool.public.get_user(AccessToken=token)
    pool.sign_in(name, NEW)
    refused(
        change,
        "NotAuthorizedException",
        PreviousPassword=PASSWORD,
        ProposedPassword=NEW,
        AccessToken="a.b.c",
    )


def test_an_administrator_resets_the_password(email_pool):
    pool = email_pool
    name = verified(pool)
    reset = pool.admin.admin_reset_user_password
    tokens = pool.sign_in(name)
    reset(UserPoolId=pool.id, Username=name)
    assert status(pool, name) == "RESET_REQUIRED"
    required = ("PasswordResetRequiredException", "Password reset required for the user")
    refused(
        pool.public.initiate_auth,
        *required,
        ClientId=pool.client_id,
        AuthFlow="REFRESH_TOKEN_AUTH",
        AuthParameters={"REFRESH_TOKEN": tokens["RefreshToken"]},
    )
    refused(
        pool.public.get_tokens_from_refresh_token,
        "NotAuthorizedException",
        required[1],
        ClientId=pool.client_id,
        RefreshToken=tokens["RefreshToken"],
    )
    refused(pool.public.get_user, *required, AccessToken=tokens["AccessToken"])
    with pytest.raises(ClientError, match="PasswordResetRequiredException"):
        pool.sign_in(name)
    pool.public.confirm_forgot_password(
        ClientId=pool.client_id,
        Username=name,
        ConfirmationCode=newest_code(pool, name),
        Password=NEW,
    )
    assert status(pool, name) == "CONFIRMED"
    pool.sign_in(name, NEW)
    refused(reset, "InvalidParameterException", UserPoolId=pool.id, Username=pool.user())
    refused(reset, "UserNotFoundException", UserPoolId=pool.id, Username="nobody")


def test_a_new_password_brings_what_is_missing_and_changes_nothing_required(stack):
    pool = make_pool(
        stack,
        {"Schema": [{"Name": "email", "Required": True}, {"Name": "name", "Required": True}]},
    )
    name, temporary = unique("invited"), "Temp0rary!"
    address = f"{name}@example.com"
    pool.admin.admin_create_user(
        UserPoolId=pool.id,
        Username=name,
        TemporaryPassword=temporary,
        MessageAction="SUPPRESS",
        UserAttributes=[{"Name": "email", "Value": address}],
    )
    asked = pool.public.initiate_auth(
        ClientId=pool.client_id,
        AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": name, "PASSWORD": temporary},
    )
    assert asked["ChallengeName"] == "NEW_PASSWORD_REQUIRED"

    def answer(**given):
        return {
            "ClientId": pool.client_id,
            "ChallengeName": "NEW_PASSWORD_REQUIRED",
            "Session": asked["Session"],
            "ChallengeResponses": {"USERNAME": name, "NEW_PASSWORD": NEW}
            | {f"userAttributes.{key}": value for key, value in given.items()},
        }

    respond = pool.public.respond_to_auth_challenge
    missing = "Invalid attributes given, name is missing"
    refused(respond, "InvalidParameterException", missing, **answer())
    for same_or_not in (address, "eve@example.com"):
        refused(
            respond,
            "NotAuthorizedException",
            "Cannot modify an already provided email",
            **answer(name="Ann", email=same_or_not),
        )
    assert respond(**answer(name="Ann"))["AuthenticationResult"]["AccessToken"]
    refused(
        respond,
        "NotAuthorizedException",
        "Invalid session for the user, session can only be used once.",
        **answer(name="Ann"),
    )
    refused(
        pool.admin.admin_create_user,
        "UnsupportedUserStateException",
        f"Resend not possible. {name} status is not FORCE_CHANGE_PASSWORD",
        UserPoolId=pool.id,
        Username=name,
        MessageAction="RESEND",
    )
