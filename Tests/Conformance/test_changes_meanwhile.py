"""What changes under a sign-in or a second factor: devices, passwords, addresses."""

import pytest
from botocore.exceptions import ClientError

from support.clients import PASSWORD, make_pool, unique
from support.identity_js import AuthenticationHelper
from test_device_factors import switch_on
from test_device_habits import begin, post, with_device
from test_devices import NOT_FOUND, refresh, refused
from test_second_factors import PHONE, SMS, answer, factor_pool, sent_code

UNKNOWN = "us-east-1_11111111-2222-3333-4444-555555555555"


@pytest.fixture(scope="module")
def tracking(stack):
    """A device replaces the second factor."""
    pool = make_pool(stack, {"DeviceConfiguration": {"ChallengeRequiredOnNewDevice": True}})
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id,
        MfaConfiguration="OPTIONAL",
        SmsMfaConfiguration={"SmsConfiguration": SMS},
    )
    return pool


def prove(user, session, change):
    """Both steps of the proof as Amplify takes them, which reads no challenge's name in between."""
    helper = AuthenticationHelper(user.device_group_key)
    named = {"USERNAME": user.username, "DEVICE_KEY": user.device_key}
    challenge = user.respond(
        "DEVICE_SRP_AUTH", named | {"SRP_A": f"{helper.big_a:x}"}, session
    )["ChallengeParameters"]
    change()
    proof = helper.answer(user.device_key, user.random_password, challenge)
    return user.respond("DEVICE_PASSWORD_VERIFIER", named | proof, None)


def set_status(pool, user, status):
    pool.admin.admin_update_device_status(
        UserPoolId=pool.id,
        Username=user.username,
        DeviceKey=user.device_key,
        DeviceRememberedStatus=status,
    )


def forget(pool, user):
    pool.admin.admin_forget_device(
        UserPoolId=pool.id, Username=user.username, DeviceKey=user.device_key
    )


def test_a_device_that_is_not_remembered_any_more_is_none_that_is_unknown(tracking):
    """DEV-16: clients would forget a key that is still tracked."""
    user = with_device(tracking)
    session = begin(tracking, user.username, user.device_key)["Session"]
    done = prove(user, session, lambda: set_status(tracking, user, "not_remembered"))
    tokens = done["AuthenticationResult"]
    assert "NewDeviceMetadata" not in tokens
    assert refresh(tracking, tokens["RefreshToken"], user.device_key)["AccessToken"]


def test_a_factor_that_is_switched_on_during_the_proof_is_asked_for(tracking):
    """DEV-4."""
    user = with_device(tracking)
    session = begin(tracking, user.username, user.device_key)["Session"]
    asked = prove(
        user,
        session,
        lambda: tracking.admin.admin_set_user_mfa_preference(
            UserPoolId=tracking.id, Username=user.username, SMSMfaSettings={"Enabled": True}
        ),
    )
    assert asked["ChallengeName"] == "SMS_MFA"
    given = {
        "USERNAME": user.username,
        "SMS_MFA_CODE": sent_code(tracking, user.username),
        "DEVICE_KEY": user.device_key,
    }
    user.go_on(user.respond("SMS_MFA", given, asked["Session"]))
    assert user.asked == "DEVICE_SRP_AUTH"


@pytest.mark.parametrize("is_late", [False, True])
def test_a_device_forgotten_before_its_proof_costs_no_second_password(tracking, is_late):
    """DEV-11: Amplify answers the password's block again, without the key."""
    user = with_device(tracking)
    helper = AuthenticationHelper(tracking.id.split("_")[1])
    challenge = tracking.public.initiate_auth(
        AuthFlow="USER_SRP_AUTH",
        ClientId=tracking.client_id,
        AuthParameters={"USERNAME": user.username, "SRP_A": f"{helper.big_a:x}"},
    )["ChallengeParameters"]
    name = challenge["USER_ID_FOR_SRP"]
    proof = {"USERNAME": name} | helper.answer(name, PASSWORD, challenge)
    asked = user.respond("PASSWORD_VERIFIER", proof | {"DEVICE_KEY": user.device_key}, None)
    assert asked["ChallengeName"] == "DEVICE_SRP_AUTH"
    if not is_late:
        forget(tracking, user)
    change = (lambda: forget(tracking, user)) if is_late else (lambda: None)
    assert refused(prove, user=user, session=asked["Session"], change=change) == NOT_FOUND
    again = user.respond("PASSWORD_VERIFIER", proof, None)["AuthenticationResult"]
    assert again["NewDeviceMetadata"]["DeviceKey"] != user.device_key
    assert refused(
        user.respond, challenge="PASSWORD_VERIFIER", responses=proof, session=None
    ) == ("NotAuthorizedException", "Incorrect username or password.")


def test_a_new_password_is_chosen_on_a_device_that_the_first_step_named(tracking):
    user = with_device(tracking)
    tracking.admin.admin_set_user_password(
        UserPoolId=tracking.id, Username=user.username, Password="Temp0rary!", Permanent=False
    )

    def start(key):
        return tracking.public.initiate_auth(
            ClientId=tracking.client_id,
            AuthFlow="USER_PASSWORD_AUTH",
            AuthParameters={
                "USERNAME": user.username,
                "PASSWORD": "Temp0rary!",
                "DEVICE_KEY": key,
            },
        )

    assert refused(start, key=UNKNOWN) == NOT_FOUND
    asked = start(user.device_key)
    assert asked["ChallengeName"] == "NEW_PASSWORD_REQUIRED"
    chosen = {"USERNAME": user.username, "NEW_PASSWORD": PASSWORD}
    assert refused(
        user.respond,
        challenge="NEW_PASSWORD_REQUIRED",
        responses=chosen | {"DEVICE_KEY": UNKNOWN},
        session=asked["Session"],
    ) == NOT_FOUND
    done = user.go_on(user.respond("NEW_PASSWORD_REQUIRED", chosen, asked["Session"]))
    assert user.asked == "DEVICE_SRP_AUTH"
    assert "NewDeviceMetadata" not in done["AuthenticationResult"]


def test_an_unknown_users_devices_are_told_as_the_model_says(tracking):
    """Neither operation declares UserNotFoundException."""
    nobody = {"UserPoolId": tracking.id, "Username": "nobody"}
    told = ("ResourceNotFoundException", "User does not exist.")
    assert refused(tracking.admin.admin_list_devices, **nobody) == told
    assert refused(tracking.admin.admin_get_device, **nobody, DeviceKey=UNKNOWN) == told
    assert refused(
        tracking.admin.admin_forget_device, **nobody, DeviceKey=UNKNOWN
    ) == ("UserNotFoundException", "User does not exist.")


def test_half_a_character_in_a_device_name_is_told_as_such(tracking):
    status, said = post(
        tracking,
        "ConfirmDevice",
        AccessToken="a",
        DeviceKey=UNKNOWN,
        DeviceName="phone \ud83d",
    )
    assert (status, said["__type"]) == (400, "SerializationException")
    assert "an escape that stands for no character" in said["message"]


def test_a_stolen_token_does_not_switch_the_factor_off_by_its_address(tracking):
    name = tracking.user(phone_number=PHONE)
    token = tracking.sign_in(name)["AccessToken"]
    switch_on(tracking, name, "SMS_MFA")
    needed = (
        "InvalidParameterException",
        "Cannot delete the attribute phone_number, which the user's multi-factor authentication "
        "needs.",
    )
    assert refused(
        tracking.public.delete_user_attributes,
        AccessToken=token,
        UserAttributeNames=["phone_number"],
    ) == needed
    assert refused(
        tracking.public.update_user_attributes,
        AccessToken=token,
        UserAttributes=[{"Name": "phone_number", "Value": ""}],
    ) == needed
    assert begin(tracking, name)["ChallengeName"] == "SMS_MFA"

    def settings():
        user = tracking.admin.admin_get_user(UserPoolId=tracking.id, Username=name)
        return user.get("UserMFASettingList", []), user.get("PreferredMfaSetting")

    assert settings() == (["SMS_MFA"], "SMS_MFA")
    tracking.admin.admin_delete_user_attributes(
        UserPoolId=tracking.id, Username=name, UserAttributeNames=["phone_number"]
    )
    assert settings() == ([], None)
    tracking.admin.admin_update_user_attributes(
        UserPoolId=tracking.id,
        Username=name,
        UserAttributes=[{"Name": "phone_number", "Value": PHONE}],
    )
    assert settings() == ([], None)
    assert tracking.sign_in(name)["AccessToken"]


def test_a_required_pool_asks_for_a_set_up_once_the_address_is_gone(stack):
    pool = factor_pool(stack, "ON", sms=True, token=True)
    name = pool.user(phone_number=PHONE)
    asked = begin(pool, name)
    assert asked["ChallengeName"] == "SMS_MFA"
    code = sent_code(pool, name)
    done = answer(pool, "SMS_MFA", name, asked["Session"], SMS_MFA_CODE=code)
    with pytest.raises(ClientError) as error:
        pool.public.delete_user_attributes(
            AccessToken=done["AuthenticationResult"]["AccessToken"],
            UserAttributeNames=["phone_number"],
        )
    assert error.value.response["Error"]["Code"] == "InvalidParameterException"
    pool.admin.admin_delete_user_attributes(
        UserPoolId=pool.id, Username=name, UserAttributeNames=["phone_number"]
    )
    assert begin(pool, name)["ChallengeName"] == "MFA_SETUP"


def test_a_user_without_a_verified_authenticator_cannot_switch_it_on(stack):
    """As Cognito answers SetUserMFAPreference today; other words are of before 2020."""
    pool = factor_pool(stack, "OPTIONAL", token=True)
    token = pool.sign_in(pool.user(unique("ann")))["AccessToken"]
    for _ in range(2):
        assert refused(
            pool.public.set_user_mfa_preference,
            AccessToken=token,
            SoftwareTokenMfaSettings={"Enabled": True, "PreferredMfa": True},
        ) == (
            "InvalidParameterException",
            "User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA",
        )
        pool.public.associate_software_token(AccessToken=token)
