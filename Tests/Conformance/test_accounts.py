"""The life of an account by real clients: passwords, attributes, codes, disabling, listing, deletion."""

import pytest
from botocore.exceptions import ClientError

from support.clients import PASSWORD, make_pool, unique

NEW = "N3w!Password"


@pytest.fixture(scope="module")
def hiding_pool(stack):
    """A pool whose client hides which users exist."""
    return make_pool(
        stack,
        {"AutoVerifiedAttributes": ["email"]},
        {"PreventUserExistenceErrors": "ENABLED"},
    )


def refused(call, code, message=None, **arguments):
    with pytest.raises(ClientError) as caught:
        call(**arguments)
    error = caught.value.response["Error"]
    assert error["Code"] == code, error
    if message is not None:
        assert error["Message"] == message


def verified(pool, name=None, **attributes):
    name = name or unique("user")
    return pool.user(name, email=f"{name}@example.com", email_verified="true", **attributes)


def attributes(pool, name):
    shown = pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)
    return {each["Name"]: each["Value"] for each in shown["UserAttributes"]}


def status(pool, name):
    return pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)["UserStatus"]


def newest_code(pool, name):
    """The newest code to a user, also one that an administrator caused."""
    return pool.stack.control("outbox", "--latest", "--username", name, "--code-only").stdout.strip()


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
    reset(UserPoolId=pool.id, Username=name)
    assert status(pool, name) == "RESET_REQUIRED"
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


def test_attributes_are_written_and_deleted(stack):
    pool = make_pool(
        stack,
        {
            "AutoVerifiedAttributes": ["email"],
            "Schema": [
                {"Name": "tier", "AttributeDataType": "String", "Mutable": True},
                {"Name": "badge", "AttributeDataType": "String", "Mutable": False},
                {"Name": "given_name", "AttributeDataType": "String", "Required": True},
            ],
        },
        {"WriteAttributes": ["given_name", "email", "custom:tier"]},
    )
    name = verified(pool, given_name="Ann", **{"custom:badge": "7"})
    token = pool.sign_in(name)["AccessToken"]
    public, admin = pool.public, pool.admin

    def value(name, value):
        return [{"Name": name, "Value": value}]

    answer = public.update_user_attributes(
        AccessToken=token, UserAttributes=value("email", "new@example.com")
    )
    assert answer["CodeDeliveryDetailsList"] == [
        {"Destination": "n***@e***", "DeliveryMedium": "EMAIL", "AttributeName": "email"}
    ]
    verify = {"AccessToken": token, "AttributeName": "email"}
    refused(public.verify_user_attribute, "CodeMismatchException", Code="0", **verify)
    public.verify_user_attribute(Code=pool.stack.code(pool.client_id, name), **verify)
    assert attributes(pool, name)["email_verified"] == "true"
    refused(public.verify_user_attribute, "ExpiredCodeException", Code="0", **verify)
    refused(
        public.get_user_attribute_verification_code,
        "InvalidParameterException",
        AccessToken=token,
        AttributeName="given_name",
    )
    told = public.get_user_attribute_verification_code(**verify)["CodeDeliveryDetails"]
    assert told["Destination"] == "n***@e***"

    public.update_user_attributes(AccessToken=token, UserAttributes=value("custom:tier", "gold"))
    for forbidden in ("name", "email_verified"):
        refused(
            public.update_user_attributes,
            "NotAuthorizedException",
            "A client attempted to write unauthorized attribute",
            AccessToken=token,
            UserAttributes=value(forbidden, "true"),
        )
    public.delete_user_attributes(AccessToken=token, UserAttributeNames=["custom:tier"])
    assert "custom:tier" not in attributes(pool, name)
    refused(
        public.delete_user_attributes,
        "InvalidParameterException",
        AccessToken=token,
        UserAttributeNames=["given_name"],
    )

    whom = {"UserPoolId": pool.id, "Username": name}
    admin.admin_update_user_attributes(
        UserAttributes=value("phone_number", "+15551234567")
        + value("phone_number_verified", "true"),
        **whom,
    )
    assert attributes(pool, name)["phone_number_verified"] == "true"
    admin.admin_delete_user_attributes(UserAttributeNames=["phone_number"], **whom)
    assert not {"phone_number", "phone_number_verified"} & set(attributes(pool, name))
    for call, more in (
        (admin.admin_update_user_attributes, {"UserAttributes": value("custom:badge", "8")}),
        (admin.admin_delete_user_attributes, {"UserAttributeNames": ["custom:badge"]}),
    ):
        refused(call, "InvalidParameterException", **whom, **more)


def test_an_alias_belongs_to_whoever_verified_it(stack):
    pool = make_pool(stack, {"AliasAttributes": ["email"], "AutoVerifiedAttributes": ["email"]})
    holder = verified(pool)
    taken = f"{holder}@example.com"
    other = pool.user()
    token = pool.sign_in(other)["AccessToken"]
    pool.public.update_user_attributes(
        AccessToken=token, UserAttributes=[{"Name": "email", "Value": taken}]
    )
    refused(
        pool.public.verify_user_attribute,
        "AliasExistsException",
        "An account with the email already exists.",
        AccessToken=token,
        AttributeName="email",
        Code=pool.stack.code(pool.client_id, other),
    )
    pool.sign_in(taken)


def test_a_disabled_user_loses_every_token_for_good(pool):
    name = pool.user()
    tokens = pool.sign_in(name)
    whom = {"UserPoolId": pool.id, "Username": name}
    pool.admin.admin_disable_user(**whom)
    assert pool.admin.admin_get_user(**whom)["Enabled"] is False
    with pytest.raises(ClientError, match="User is disabled."):
        pool.sign_in(name)
    pool.admin.admin_enable_user(**whom)
    pool.sign_in(name)
    refused(
        pool.public.get_user,
        "NotAuthorizedException",
        "Access Token has been revoked",
        AccessToken=tokens["AccessToken"],
    )
    refused(
        pool.public.initiate_auth,
        "NotAuthorizedException",
        ClientId=pool.client_id,
        AuthFlow="REFRESH_TOKEN_AUTH",
        AuthParameters={"REFRESH_TOKEN": tokens["RefreshToken"]},
    )
    for call in (pool.admin.admin_disable_user, pool.admin.admin_enable_user):
        refused(call, "UserNotFoundException", UserPoolId=pool.id, Username="nobody")


def test_a_user_deletes_itself(pool):
    name = pool.user()
    token = pool.sign_in(name)["AccessToken"]
    pool.public.delete_user(AccessToken=token)
    refused(pool.public.get_user, "UserNotFoundException", AccessToken=token)
    refused(pool.public.delete_user, "UserNotFoundException", AccessToken=token)


def test_legacy_mfa_options_are_kept(pool):
    name = pool.user(phone_number="+15551234567")
    token = pool.sign_in(name)["AccessToken"]
    options = [{"DeliveryMedium": "SMS", "AttributeName": "phone_number"}]
    pool.public.set_user_settings(AccessToken=token, MFAOptions=options)
    assert pool.public.get_user(AccessToken=token)["MFAOptions"] == options
    whom = {"UserPoolId": pool.id, "Username": name}
    pool.admin.admin_set_user_settings(MFAOptions=[], **whom)
    assert pool.admin.admin_get_user(**whom)["MFAOptions"] == []
    refused(
        pool.admin.admin_set_user_settings,
        "InvalidParameterException",
        MFAOptions=[{"DeliveryMedium": "EMAIL", "AttributeName": "email"}],
        **whom,
    )


def test_users_are_listed_filtered_and_paged(stack):
    pool = make_pool(stack)
    for number in range(5):
        pool.user(f"user-{number}", email=f"{number}@example.com", family_name="Lee")
    listed = pool.admin.list_users

    def names(**arguments):
        return [each["Username"] for each in listed(UserPoolId=pool.id, **arguments)["Users"]]

    assert names() == [f"user-{number}" for number in range(5)]
    assert names(Filter='email = "3@example.com"') == ["user-3"]
    assert names(Filter='username ^= "user-"') == [f"user-{number}" for number in range(5)]
    assert names(Filter='status = "Disabled"') == []
    assert names(Filter='cognito:user_status = "CONFIRMED"', Limit=2) == ["user-0", "user-1"]
    user = listed(UserPoolId=pool.id, AttributesToGet=["email"], Limit=1)["Users"][0]
    assert user["Attributes"] == [{"Name": "email", "Value": "0@example.com"}]
    assert user["Enabled"] is True and user["UserStatus"] == "CONFIRMED"

    pages = pool.admin.get_paginator("list_users").paginate(
        UserPoolId=pool.id, Filter='family_name = "Lee"', PaginationConfig={"PageSize": 2}
    )
    assert [len(page["Users"]) for page in pages] == [2, 2, 1]
    for wrong, sentence in (
        ('email > "x"', "Error while parsing filter"),
        ('custom:x = "y"', "Invalid search attribute: custom:x"),
    ):
        refused(
            listed, "InvalidParameterException", sentence, UserPoolId=pool.id, Filter=wrong
        )
    refused(
        listed,
        "InvalidParameterException",
        "Invalid pagination token given.",
        UserPoolId=pool.id,
        PaginationToken="x",
    )
