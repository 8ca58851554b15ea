"""Attributes of an account by real clients: written, verified, deleted, and the aliases they are."""

import pytest

from support.accounts import attributes, refused, status, verified
from support.clients import PASSWORD, make_pool, unique
from support.events import events


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


def test_an_alias_belongs_to_whoever_verified_it_last(stack):
    pool = make_pool(stack, {"AliasAttributes": ["email"], "AutoVerifiedAttributes": ["email"]})
    holder = verified(pool)
    taken = f"{holder}@example.com"
    other = pool.user()
    token = pool.sign_in(other)["AccessToken"]
    pool.public.update_user_attributes(
        AccessToken=token, UserAttributes=[{"Name": "email", "Value": taken}]
    )
    assert pool.admin.admin_get_user(UserPoolId=pool.id, Username=taken)["Username"] == holder
    pool.public.verify_user_attribute(
        AccessToken=token,
        AttributeName="email",
        Code=pool.stack.code(pool.client_id, other),
    )
    assert pool.admin.admin_get_user(UserPoolId=pool.id, Username=taken)["Username"] == other
    assert attributes(pool, holder)["email_verified"] == "false"
    found = events(stack, "--user", holder)
    assert [e["operation"] for e in found if "another user" in (e.get("rule") or "")] == [
        "VerifyUserAttribute"
    ]


def test_a_preferred_username_is_one_users_whatever_confirms_the_account(stack):
    pool = make_pool(stack, {"AliasAttributes": ["email", "preferred_username"]})
    admin = pool.admin

    def prefer(name, value):
        admin.admin_update_user_attributes(
            UserPoolId=pool.id,
            Username=name,
            UserAttributes=[{"Name": "preferred_username", "Value": value}],
        )

    ways = [
        lambda who: admin.admin_confirm_sign_up(**who),
        lambda who: admin.admin_set_user_password(**who, Password=PASSWORD, Permanent=True),
        lambda who: admin.admin_set_user_password(**who, Password=PASSWORD, Permanent=False),
    ]
    for way in ways:
        name, alias, other = unique("late"), unique("alias"), pool.user()
        who = {"UserPoolId": pool.id, "Username": name}
        pool.public.sign_up(ClientId=pool.client_id, Username=name, Password=PASSWORD)
        prefer(name, alias)
        prefer(other, alias)
        refused(
            way,
            "InvalidParameterException",
            "An account with the preferred_username already exists.",
            who=who,
        )
        assert status(pool, name) == "UNCONFIRMED"
        admin.admin_delete_user_attributes(
            UserPoolId=pool.id, Username=other, UserAttributeNames=["preferred_username"]
        )
        way(who)
        found = admin.admin_get_user(UserPoolId=pool.id, Username=alias)
        assert found["Username"] == name
        with pytest.raises(admin.exceptions.AliasExistsException):
            prefer(other, alias)


def test_no_administrator_makes_somebodys_address_a_preferred_username(stack):
    pool = make_pool(
        stack, {"AliasAttributes": ["email", "phone_number", "preferred_username"]}
    )
    name = pool.user()
    for address, form in (
        ("ceo@corp.example", "email format, since user pool is configured for email"),
        ("+15550000001", "phone number format, since user pool is configured for phone"),
    ):
        refused(
            pool.admin.admin_update_user_attributes,
            "InvalidParameterException",
            f"Preferred username cannot be of {form} alias.",
            UserPoolId=pool.id,
            Username=name,
            UserAttributes=[{"Name": "preferred_username", "Value": address}],
        )


def test_the_kept_address_stays_verified_while_another_waits(stack):
    pool = make_pool(
        stack,
        {
            "AliasAttributes": ["email"],
            "AutoVerifiedAttributes": ["email"],
            "UserAttributeUpdateSettings": {
                "AttributesRequireVerificationBeforeUpdate": ["email"]
            },
        },
    )
    name = verified(pool)
    pool.admin.admin_update_user_attributes(
        UserPoolId=pool.id,
        Username=name,
        UserAttributes=[
            {"Name": "email", "Value": "next@example.com"},
            {"Name": "email_verified", "Value": "false"},
        ],
    )
    shown = attributes(pool, name)
    assert (shown["email"], shown["email_verified"]) == (f"{name}@example.com", "true")
    pool.sign_in(f"{name}@example.com")


def test_nobody_has_mail_sent_to_address_after_address(stack):
    pool = make_pool(stack, {"AutoVerifiedAttributes": ["email"]})
    name = verified(pool)
    token = pool.sign_in(name)["AccessToken"]

    def change(number):
        pool.public.update_user_attributes(
            AccessToken=token,
            UserAttributes=[{"Name": "email", "Value": f"other{number}@example.com"}],
        )

    for number in range(5):
        change(number)
    refused(
        change,
        "TooManyRequestsException",
        "Attempt limit exceeded, please try after some time.",
        number=5,
    )
    assert attributes(pool, name)["email"] == "other4@example.com"


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


def test_an_address_is_verified_by_true_in_any_case(stack):
    pool = make_pool(stack, {"AliasAttributes": ["email"]})
    name, address = unique("user"), f"{unique('any')}@example.com"
    pool.admin.admin_create_user(
        UserPoolId=pool.id,
        Username=name,
        MessageAction="SUPPRESS",
        UserAttributes=[
            {"Name": "email", "Value": address},
            {"Name": "email_verified", "Value": "True"},
        ],
    )
    assert attributes(pool, name)["email_verified"] == "true"
    assert pool.admin.admin_get_user(UserPoolId=pool.id, Username=address)["Username"] == name
    for word, told in (("FALSE", "false"), ("True", "true")):
        pool.admin.admin_update_user_attributes(
            UserPoolId=pool.id,
            Username=name,
            UserAttributes=[{"Name": "email_verified", "Value": word}],
        )
        assert attributes(pool, name)["email_verified"] == told


def test_attributes_that_no_schema_has_are_named_in_cognitos_words(stack):
    pool = make_pool(stack, {"Schema": [{"Name": "given_name", "Required": True}]})
    unknown = [{"Name": name, "Value": "1"} for name in ("custom:one", "two")]
    lines = [f"{each['Name']}: Attribute does not exist in the schema.\n" for each in unknown]
    given = [{"Name": "given_name", "Value": "Ann"}, *unknown]
    signing_up = "Attributes did not conform to the schema: " + "".join(lines)
    name = unique("user")
    refused(
        pool.public.sign_up,
        "InvalidParameterException",
        signing_up,
        ClientId=pool.client_id,
        Username=name,
        Password=PASSWORD,
        UserAttributes=given,
    )
    whom = {"UserPoolId": pool.id, "Username": name}
    creating = pool.admin.admin_create_user
    refused(creating, "InvalidParameterException", signing_up, UserAttributes=given, **whom)

    pool.user(name, given_name="Ann")
    token = pool.sign_in(name)["AccessToken"]
    changing = "".join(f"user.{line}" for line in lines)
    required = "user.given_name: Required attribute cannot be deleted."
    emptied = [{"Name": "given_name", "Value": ""}]
    own, admin = {"AccessToken": token}, pool.admin
    for update, remove, user in (
        (pool.public.update_user_attributes, pool.public.delete_user_attributes, own),
        (admin.admin_update_user_attributes, admin.admin_delete_user_attributes, whom),
    ):
        refused(update, "InvalidParameterException", changing, UserAttributes=given, **user)
        refused(update, "InvalidParameterException", required, UserAttributes=emptied, **user)
        names = [each["Name"] for each in unknown]
        refused(remove, "InvalidParameterException", changing, UserAttributeNames=names, **user)
        refused(
            remove, "InvalidParameterException", required, UserAttributeNames=["given_name"], **user
        )
    assert attributes(pool, name)["given_name"] == "Ann"
