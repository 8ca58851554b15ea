"""A device beside a second factor: what it spares its user, and what it does not."""

import pytest

from support.clients import PASSWORD, make_pool, unique
from support.identity_js import CognitoUser
from test_devices import BAD_REFRESH, refresh, refused
from test_second_factors import PHONE, SMS, Authenticator


@pytest.mark.parametrize(
    "factor, switch, spared",
    [
        ("SOFTWARE_TOKEN_MFA", True, True),
        ("SMS_MFA", True, True),
        ("SMS_MFA", False, False),
        # As in Cognito: e-mail is not among the factors that a device replaces.
        ("EMAIL_OTP", True, False),
    ],
)
def test_a_remembered_device_spares_the_second_factor_where_the_pool_says_so(
    stack, factor, switch, spared
):
    pool = make_pool(stack, {"DeviceConfiguration": {"ChallengeRequiredOnNewDevice": switch}})
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id,
        MfaConfiguration="OPTIONAL",
        SoftwareTokenMfaConfiguration={"Enabled": True},
        SmsMfaConfiguration={"SmsConfiguration": SMS},
        EmailMfaConfiguration={},
    )
    name = pool.user(phone_number=PHONE, email=f"{unique('ann')}@example.com")
    code = switch_on(pool, name, factor)

    def give_code(user, answer):
        assert user.asked == factor
        responses = {"USERNAME": user.username, f"{factor}_CODE": code()}
        if user.device_key:
            responses["DEVICE_KEY"] = user.device_key
        return user.go_on(user.respond(user.asked, responses, answer["Session"]))

    phone = CognitoUser(pool, name)
    give_code(phone, phone.authenticate(PASSWORD))
    assert phone.device_key
    answer = phone.authenticate(PASSWORD)
    if not spared:
        answer = give_code(phone, answer)
    assert phone.asked == "DEVICE_SRP_AUTH"
    tokens = answer["AuthenticationResult"]
    assert refresh(pool, tokens["RefreshToken"], phone.device_key)["AccessToken"]

    if spared:
        other = CognitoUser(pool, name)
        other.authenticate(PASSWORD)
        assert other.asked == factor
        pool.public.forget_device(
            AccessToken=tokens["AccessToken"], DeviceKey=phone.device_key
        )
        assert refused(
            refresh, pool=pool, token=tokens["RefreshToken"], key=phone.device_key
        ) == BAD_REFRESH


def switch_on(pool, name, factor, password=PASSWORD):
    """Makes the factor the user's own and preferred; returns what shows its next code."""
    setting = {
        "SOFTWARE_TOKEN_MFA": "SoftwareTokenMfaSettings",
        "SMS_MFA": "SMSMfaSettings",
        "EMAIL_OTP": "EmailMfaSettings",
    }[factor]
    token = pool.sign_in(name, password)["AccessToken"]
    code = lambda: pool.stack.code(pool.client_id, name)
    if factor == "SOFTWARE_TOKEN_MFA":
        app = Authenticator(pool.public.associate_software_token(AccessToken=token)["SecretCode"])
        pool.public.verify_software_token(AccessToken=token, UserCode=app.code())
        code = app.code
    pool.public.set_user_mfa_preference(
        AccessToken=token, **{setting: {"Enabled": True, "PreferredMfa": True}}
    )
    return code


def test_a_device_that_was_remembered_before_the_second_factor_gives_one_code(stack):
    pool = make_pool(stack, {"DeviceConfiguration": {"ChallengeRequiredOnNewDevice": True}})
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id,
        MfaConfiguration="OPTIONAL",
        SmsMfaConfiguration={"SmsConfiguration": SMS},
    )
    name = pool.user(phone_number=PHONE)
    phone = CognitoUser(pool, name)
    phone.authenticate(PASSWORD)
    phone.authenticate(PASSWORD)
    assert phone.asked == "DEVICE_SRP_AUTH"

    code = switch_on(pool, name, "SMS_MFA")
    answer = phone.authenticate(PASSWORD)
    assert phone.asked == "SMS_MFA"
    given = {
        "USERNAME": phone.username,
        "SMS_MFA_CODE": code(),
        "DEVICE_KEY": phone.device_key,
    }
    phone.go_on(phone.respond("SMS_MFA", given, answer["Session"]))
    assert phone.asked == "DEVICE_SRP_AUTH"
    assert "AuthenticationResult" in phone.authenticate(PASSWORD)
    assert phone.asked == "DEVICE_SRP_AUTH"
