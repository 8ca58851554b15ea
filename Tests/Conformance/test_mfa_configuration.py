"""How a pool is set up for MFA: by SetUserPoolMfaConfig, by UpdateUserPool, and by AWS's examples."""

import pytest
from botocore.exceptions import ClientError

from support.clients import PASSWORD, make_pool
from test_second_factors import SMS, Authenticator, begin, code_of, factor_pool, far_from, message_of

PHONE = {"phone_number": "+15550001234", "phone_number_verified": "true"}


def configuration(pool):
    answer = pool.admin.get_user_pool_mfa_config(UserPoolId=pool.id)
    answer.pop("ResponseMetadata")
    return answer


@pytest.mark.parametrize("requirement", ["OPTIONAL", "ON"])
def test_update_user_pool_sets_up_codes_by_sms_after_mfa_was_off(stack, requirement):
    pool = make_pool(stack)
    pool.admin.set_user_pool_mfa_config(UserPoolId=pool.id, MfaConfiguration="OFF")
    pool.admin.update_user_pool(
        UserPoolId=pool.id,
        MfaConfiguration=requirement,
        SmsConfiguration=SMS,
        AutoVerifiedAttributes=["phone_number"],
    )
    assert configuration(pool) == {
        "MfaConfiguration": requirement,
        "SmsMfaConfiguration": {"SmsConfiguration": SMS},
    }
    name = pool.user(**PHONE)
    if requirement == "OPTIONAL":
        pool.admin.admin_set_user_mfa_preference(
            UserPoolId=pool.id,
            Username=name,
            SMSMfaSettings={"Enabled": True, "PreferredMfa": True},
        )
    assert begin(pool, name)["ChallengeName"] == "SMS_MFA"


def test_update_user_pool_adds_and_takes_away_codes_by_sms(stack):
    pool = factor_pool(stack, "OPTIONAL", token=True)
    pool.admin.update_user_pool(UserPoolId=pool.id, MfaConfiguration="OPTIONAL")
    assert "SmsMfaConfiguration" not in configuration(pool)
    update = {"UserPoolId": pool.id, "MfaConfiguration": "OPTIONAL"}
    pool.admin.update_user_pool(SmsConfiguration=SMS, **update)
    both = configuration(pool)
    assert both["SmsMfaConfiguration"] == {"SmsConfiguration": SMS}
    assert both["SoftwareTokenMfaConfiguration"] == {"Enabled": True}
    # Authenticators alone, and messages to phones for verification alone: said again, it stays so.
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id,
        MfaConfiguration="OPTIONAL",
        SoftwareTokenMfaConfiguration={"Enabled": True},
    )
    pool.admin.update_user_pool(SmsConfiguration=SMS, **update)
    assert "SmsMfaConfiguration" not in configuration(pool)
    # What can no longer be sent is not asked for.
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id,
        MfaConfiguration="ON",
        SmsMfaConfiguration={"SmsConfiguration": SMS},
        SoftwareTokenMfaConfiguration={"Enabled": True},
    )
    pool.admin.update_user_pool(UserPoolId=pool.id, MfaConfiguration="ON")
    assert "SmsMfaConfiguration" not in configuration(pool)
    assert begin(pool, pool.user(**PHONE))["ChallengeName"] == "MFA_SETUP"


def test_authenticators_switched_off_are_told_as_off(stack):
    pool = make_pool(stack)
    assert "SoftwareTokenMfaConfiguration" not in configuration(pool)
    answer = pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id,
        MfaConfiguration="ON",
        SmsMfaConfiguration={"SmsConfiguration": SMS},
        SoftwareTokenMfaConfiguration={"Enabled": False},
    )
    assert answer["SoftwareTokenMfaConfiguration"] == {"Enabled": False}
    assert configuration(pool)["SoftwareTokenMfaConfiguration"] == {"Enabled": False}
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id,
        MfaConfiguration="ON",
        SmsMfaConfiguration={"SmsConfiguration": SMS},
    )
    assert "SoftwareTokenMfaConfiguration" not in configuration(pool)


def test_mfa_without_a_factor_is_refused(stack):
    pool = make_pool(stack)
    for requirement in ["OPTIONAL", "ON"]:
        with pytest.raises(ClientError) as refused:
            pool.admin.set_user_pool_mfa_config(
                UserPoolId=pool.id,
                MfaConfiguration=requirement,
                SoftwareTokenMfaConfiguration={"Enabled": False},
            )
        assert code_of(refused) == "InvalidParameterException"
        assert message_of(refused) == (
            "Invalid MFA configuration given, can't disable all MFAs with a required or optional"
            " configuration."
        )


def test_an_administrators_client_registers_an_authenticator_and_signs_in_again(stack):
    """The steps of AWS's examples, which never answer MFA_SETUP."""
    pool = factor_pool(stack, "ON", token=True)
    name = pool.user()

    def sign_in():
        return pool.admin.admin_initiate_auth(
            UserPoolId=pool.id,
            ClientId=pool.client_id,
            AuthFlow="ADMIN_USER_PASSWORD_AUTH",
            AuthParameters={"USERNAME": name, "PASSWORD": PASSWORD},
        )

    asked = sign_in()
    assert asked["ChallengeName"] == "MFA_SETUP"
    associated = pool.admin.associate_software_token(Session=asked["Session"])
    app = Authenticator(associated["SecretCode"])
    code = app.code()
    with pytest.raises(ClientError) as refused:
        pool.admin.verify_software_token(Session=associated["Session"], UserCode=far_from(code))
    assert code_of(refused) == "EnableSoftwareTokenMFAException"
    assert message_of(refused) == "Code mismatch and fail enable Software Token MFA"
    verified = pool.admin.verify_software_token(Session=associated["Session"], UserCode=code)
    assert verified["Status"] == "SUCCESS"
    described = pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)
    assert described["UserMFASettingList"] == ["SOFTWARE_TOKEN_MFA"]
    # What would end in an authenticator of another user's in its place.
    with pytest.raises(ClientError) as refused:
        pool.admin.associate_software_token(Session=asked["Session"])
    assert code_of(refused) == "NotAuthorizedException"

    asked = sign_in()
    assert asked["ChallengeName"] == "SOFTWARE_TOKEN_MFA"
    done = pool.admin.admin_respond_to_auth_challenge(
        UserPoolId=pool.id,
        ClientId=pool.client_id,
        ChallengeName="SOFTWARE_TOKEN_MFA",
        Session=asked["Session"],
        ChallengeResponses={"USERNAME": name, "SOFTWARE_TOKEN_MFA_CODE": app.code()},
    )
    assert done["AuthenticationResult"]["AccessToken"]


def test_the_last_factor_stays_where_one_is_required(stack):
    pool = factor_pool(stack, "ON", sms=True, email=True)
    name = pool.user(email="ann@example.com", email_verified="true", **PHONE)
    preference = {"UserPoolId": pool.id, "Username": name}
    pool.admin.admin_set_user_mfa_preference(
        SMSMfaSettings={"Enabled": True, "PreferredMfa": True}, **preference
    )
    pool.admin.admin_set_user_mfa_preference(SMSMfaSettings={"Enabled": False}, **preference)
    described = pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)
    assert described["UserMFASettingList"] == ["SMS_MFA"]
    assert described["PreferredMfaSetting"] == "SMS_MFA"
    assert begin(pool, name)["ChallengeName"] == "SMS_MFA"


@pytest.mark.parametrize("requirement", ["OPTIONAL", "ON"])
def test_an_authenticator_stays_its_users_where_the_pool_offers_none_any_more(stack, requirement):
    """Cognito: who has associated and verified one can go on to use it; only new ones end."""
    pool = factor_pool(stack, "OPTIONAL", token=True)
    name, other = pool.user(**PHONE), pool.user(**PHONE)
    token = pool.sign_in(name)["AccessToken"]
    secret = pool.public.associate_software_token(AccessToken=token)["SecretCode"]
    app = Authenticator(secret)
    pool.public.verify_software_token(AccessToken=token, UserCode=app.code())
    pool.public.set_user_mfa_preference(
        AccessToken=token, SoftwareTokenMfaSettings={"Enabled": True, "PreferredMfa": True}
    )
    late = pool.sign_in(other)["AccessToken"]
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id,
        MfaConfiguration=requirement,
        SmsMfaConfiguration={"SmsConfiguration": SMS},
        SoftwareTokenMfaConfiguration={"Enabled": False},
    )
    for access in (token, late):
        with pytest.raises(ClientError) as refused:
            pool.public.associate_software_token(AccessToken=access)
        assert code_of(refused) == "SoftwareTokenMFANotFoundException"
    asked = begin(pool, name)
    assert asked["ChallengeName"] == "SOFTWARE_TOKEN_MFA"
    done = pool.public.respond_to_auth_challenge(
        ClientId=pool.client_id,
        ChallengeName="SOFTWARE_TOKEN_MFA",
        Session=asked["Session"],
        ChallengeResponses={"USERNAME": name, "SOFTWARE_TOKEN_MFA_CODE": app.code()},
    )
    assert done["AuthenticationResult"]["AccessToken"]
    described = pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)
    assert described["UserMFASettingList"] == ["SOFTWARE_TOKEN_MFA"]


def test_codes_by_message_stay_with_those_who_switched_them_on(stack):
    pool = factor_pool(stack, "OPTIONAL", sms=True, token=True, email=True)
    by_phone, by_mail = pool.user(**PHONE), pool.user(email="ann@example.com")
    for name, setting in [(by_phone, "SMSMfaSettings"), (by_mail, "EmailMfaSettings")]:
        pool.admin.admin_set_user_mfa_preference(
            UserPoolId=pool.id, Username=name, **{setting: {"Enabled": True}}
        )
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id,
        MfaConfiguration="OPTIONAL",
        SoftwareTokenMfaConfiguration={"Enabled": True},
    )
    assert begin(pool, by_phone)["ChallengeName"] == "SMS_MFA"
    assert begin(pool, by_mail)["ChallengeName"] == "EMAIL_OTP"
