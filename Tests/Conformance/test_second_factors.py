"""Second factors, with boto3 and pycognito: authenticators, sent codes, set-up, preferences."""

import json

import pytest
from botocore.exceptions import ClientError
from pycognito.exceptions import SoftwareTokenMFAChallengeException

from support.authenticator import Authenticator
from support.clients import PASSWORD, make_pool, unique

PHONE = "+15550001234"
SMS = {"SnsCallerArn": "arn:aws:iam::123456789012:role/sns"}


def far_from(code: str) -> str:
    return f"{(int(code) + 500_000) % 1_000_000:06d}"


def code_of(refused):
    return refused.value.response["Error"]["Code"]


def message_of(refused):
    return refused.value.response["Error"]["Message"]


def factor_pool(stack, requirement, sms=False, token=False, email=False, tags=None):
    pool = make_pool(stack, {"UserPoolTags": tags or {}})
    settings = {}
    if sms:
        settings["SmsMfaConfiguration"] = {"SmsConfiguration": SMS}
    if token:
        settings["SoftwareTokenMfaConfiguration"] = {"Enabled": True}
    if email:
        settings["EmailMfaConfiguration"] = {
            "Subject": "Your code",
            "Message": "The code is {####}",
        }
    answer = pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id, MfaConfiguration=requirement, **settings
    )
    assert answer["MfaConfiguration"] == requirement
    return pool


def begin(pool, username, password=PASSWORD):
    return pool.public.initiate_auth(
        ClientId=pool.client_id,
        AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": username, "PASSWORD": password},
    )


def answer(pool, challenge, username, session, **responses):
    return pool.public.respond_to_auth_challenge(
        ClientId=pool.client_id,
        ChallengeName=challenge,
        Session=session,
        ChallengeResponses={"USERNAME": username, **responses},
    )


def sent_code(pool, username):
    return pool.stack.code(pool.client_id, username)


@pytest.fixture(scope="module")
def optional(stack):
    return factor_pool(stack, "OPTIONAL", sms=True, token=True, email=True)


@pytest.fixture(scope="module")
def required(stack):
    return factor_pool(stack, "ON", token=True)


def test_pool_settings_are_what_was_set(optional):
    settings = optional.admin.get_user_pool_mfa_config(UserPoolId=optional.id)
    assert settings["MfaConfiguration"] == "OPTIONAL"
    assert settings["SoftwareTokenMfaConfiguration"] == {"Enabled": True}
    assert settings["SmsMfaConfiguration"] == {"SmsConfiguration": SMS}
    assert settings["EmailMfaConfiguration"]["Subject"] == "Your code"
    described = optional.admin.describe_user_pool(UserPoolId=optional.id)["UserPool"]
    assert described["MfaConfiguration"] == "OPTIONAL"


def test_off_with_a_factor_is_refused(pool):
    with pytest.raises(ClientError) as refused:
        pool.admin.set_user_pool_mfa_config(
            UserPoolId=pool.id,
            MfaConfiguration="OFF",
            SoftwareTokenMfaConfiguration={"Enabled": True},
        )
    assert code_of(refused) == "InvalidParameterException"


def test_a_pool_without_authenticators_refuses_them(pool):
    token = pool.sign_in(pool.user())["AccessToken"]
    with pytest.raises(ClientError) as refused:
        pool.public.associate_software_token(AccessToken=token)
    assert code_of(refused) == "SoftwareTokenMFANotFoundException"
    assert message_of(refused) == "Software Token MFA has not been enabled by the userPool"


def test_pycognito_sets_an_authenticator_up_and_signs_in_with_it(optional):
    name = optional.user()
    user = optional.pycognito(name)
    user.authenticate(password=PASSWORD)
    device = Authenticator(user.associate_software_token())
    assert user.verify_software_token(device.code(), "phone")
    user.set_user_mfa_preference(False, True, "SOFTWARE_TOKEN")

    again = optional.pycognito(name)
    with pytest.raises(SoftwareTokenMFAChallengeException) as asked:
        again.authenticate(password=PASSWORD)
    again.respond_to_software_token_mfa_challenge(device.code(), asked.value.get_tokens())
    assert again.access_token

    seen = optional.public.get_user(AccessToken=again.access_token)
    assert seen["UserMFASettingList"] == ["SOFTWARE_TOKEN_MFA"]
    assert seen["PreferredMfaSetting"] == "SOFTWARE_TOKEN_MFA"
    factors = optional.public.get_user_auth_factors(AccessToken=again.access_token)
    assert factors["Username"] == name
    assert factors["UserMFASettingList"] == ["SOFTWARE_TOKEN_MFA"]
    assert factors["ConfiguredUserAuthFactors"] == ["PASSWORD"]

    optional.admin.admin_delete_software_token(UserPoolId=optional.id, Username=name)
    factors = optional.admin.admin_get_user_auth_factors(UserPoolId=optional.id, Username=name)
    assert "UserMFASettingList" not in factors
    assert optional.sign_in(name)["AccessToken"]


def test_a_wrong_code_a_used_code_and_a_spent_session(optional):
    name = optional.user()
    access = optional.sign_in(name)["AccessToken"]
    associated = optional.public.associate_software_token(AccessToken=access)
    device = Authenticator(associated["SecretCode"])
    code = device.code()
    with pytest.raises(ClientError) as refused:
        optional.public.verify_software_token(AccessToken=access, UserCode=far_from(code))
    assert code_of(refused) == "EnableSoftwareTokenMFAException"
    optional.public.verify_software_token(AccessToken=access, UserCode=code)
    optional.public.set_user_mfa_preference(
        AccessToken=access,
        SoftwareTokenMfaSettings={"Enabled": True, "PreferredMfa": True},
    )
    asked = begin(optional, name)
    assert asked["ChallengeName"] == "SOFTWARE_TOKEN_MFA"

    def refused_with(code, session):
        with pytest.raises(ClientError) as error:
            answer(
                optional, "SOFTWARE_TOKEN_MFA", name, session, SOFTWARE_TOKEN_MFA_CODE=code
            )
        return code_of(error), message_of(error)

    assert refused_with("abcdef", asked["Session"]) == (
        "CodeMismatchException",
        "Invalid code received for user",
    )
    code = device.code()
    done = answer(
        optional, "SOFTWARE_TOKEN_MFA", name, asked["Session"], SOFTWARE_TOKEN_MFA_CODE=code
    )
    assert done["AuthenticationResult"]["RefreshToken"]
    assert refused_with(code, asked["Session"]) == (
        "NotAuthorizedException",
        "Invalid session for the user, session can only be used once.",
    )
    assert refused_with(code, "A" * 400) == (
        "NotAuthorizedException",
        "Invalid session for the user.",
    )
    assert refused_with(code, begin(optional, name)["Session"]) == (
        "ExpiredCodeException",
        "Your software token has already been used once.",
    )


def test_what_a_user_has_not_cannot_be_switched_on(optional):
    name = optional.user()
    for setting, factor in [
        ("SMSMfaSettings", "SMS_MFA"),
        ("SoftwareTokenMfaSettings", "SOFTWARE_TOKEN_MFA"),
        ("EmailMfaSettings", "EMAIL_OTP"),
    ]:
        with pytest.raises(ClientError) as refused:
            optional.admin.admin_set_user_mfa_preference(
                UserPoolId=optional.id, Username=name, **{setting: {"Enabled": True}}
            )
        assert code_of(refused) == "InvalidParameterException"
        assert message_of(refused) == (
            f"User does not have delivery config set to turn on {factor}"
        )


def test_codes_by_message_and_the_choice_between_them(optional):
    name = optional.user(email=f"{unique('ann')}@example.com", phone_number=PHONE)
    optional.admin.admin_set_user_mfa_preference(
        UserPoolId=optional.id,
        Username=name,
        SMSMfaSettings={"Enabled": True},
        EmailMfaSettings={"Enabled": True},
    )
    asked = begin(optional, name)
    assert asked["ChallengeName"] == "SELECT_MFA_TYPE"
    assert json.loads(asked["ChallengeParameters"]["MFAS_CAN_CHOOSE"]) == ["SMS_MFA", "EMAIL_OTP"]
    by_mail = answer(optional, "SELECT_MFA_TYPE", name, asked["Session"], ANSWER="EMAIL_MFA")
    assert by_mail["ChallengeName"] == "EMAIL_OTP"
    assert by_mail["ChallengeParameters"]["CODE_DELIVERY_DELIVERY_MEDIUM"] == "EMAIL"
    done = answer(
        optional,
        "EMAIL_OTP",
        name,
        by_mail["Session"],
        EMAIL_OTP_CODE=sent_code(optional, name),
    )
    assert done["AuthenticationResult"]["AccessToken"]

    asked = begin(optional, name)
    by_phone = answer(optional, "SELECT_MFA_TYPE", name, asked["Session"], ANSWER="SMS_MFA")
    assert by_phone["ChallengeParameters"]["CODE_DELIVERY_DESTINATION"] == "+*******1234"
    with pytest.raises(ClientError) as refused:
        answer(optional, "SMS_MFA", name, by_phone["Session"], SMS_MFA_CODE="abcdef")
    assert code_of(refused) == "CodeMismatchException"
    done = optional.admin.admin_respond_to_auth_challenge(
        UserPoolId=optional.id,
        ClientId=optional.client_id,
        ChallengeName="SMS_MFA",
        Session=by_phone["Session"],
        ChallengeResponses={"USERNAME": name, "SMS_MFA_CODE": sent_code(optional, name)},
    )
    assert done["AuthenticationResult"]["AccessToken"]


def test_a_required_factor_is_set_up_during_the_sign_in(required):
    name = required.user()
    asked = begin(required, name)
    assert asked["ChallengeName"] == "MFA_SETUP"
    assert json.loads(asked["ChallengeParameters"]["MFAS_CAN_SETUP"]) == ["SOFTWARE_TOKEN_MFA"]
    with pytest.raises(ClientError) as refused:
        answer(required, "MFA_SETUP", name, asked["Session"])
    assert code_of(refused) == "NotAuthorizedException"
    associated = required.public.associate_software_token(Session=asked["Session"])
    device = Authenticator(associated["SecretCode"])
    verified = required.public.verify_software_token(
        Session=associated["Session"], UserCode=device.code(), FriendlyDeviceName="phone"
    )
    assert verified["Status"] == "SUCCESS"
    done = answer(required, "MFA_SETUP", name, verified["Session"])
    assert done["AuthenticationResult"]["AccessToken"]

    asked = begin(required, name)
    assert asked["ChallengeName"] == "SOFTWARE_TOKEN_MFA"
    assert asked["ChallengeParameters"]["FRIENDLY_DEVICE_NAME"] == "phone"
    done = answer(
        required,
        "SOFTWARE_TOKEN_MFA",
        name,
        asked["Session"],
        SOFTWARE_TOKEN_MFA_CODE=device.code(),
    )
    assert done["AuthenticationResult"]["AccessToken"]


def test_an_address_is_set_up_as_a_factor_during_the_sign_in(stack):
    pool = factor_pool(stack, "ON", token=True, email=True)
    name = pool.user()
    asked = begin(pool, name)
    assert asked["ChallengeName"] == "MFA_SETUP"
    assert json.loads(asked["ChallengeParameters"]["MFAS_CAN_SETUP"]) == [
        "SOFTWARE_TOKEN_MFA",
        "EMAIL_OTP",
    ]
    with pytest.raises(ClientError) as refused:
        answer(pool, "MFA_SETUP", name, asked["Session"], EMAIL="nobody")
    assert code_of(refused) == "InvalidParameterException"
    address = f"{unique('ann')}@example.com"
    by_mail = answer(pool, "MFA_SETUP", name, asked["Session"], EMAIL=address)
    assert by_mail["ChallengeName"] == "EMAIL_OTP"
    code = sent_code(pool, name)
    done = answer(pool, "EMAIL_OTP", name, by_mail["Session"], EMAIL_OTP_CODE=code)
    seen = pool.public.get_user(AccessToken=done["AuthenticationResult"]["AccessToken"])
    attributes = {entry["Name"]: entry["Value"] for entry in seen["UserAttributes"]}
    assert attributes["email"] == address
    assert attributes["email_verified"] == "true"
    assert seen["UserMFASettingList"] == ["EMAIL_OTP"]


RECOVERY = "gatehouse:recovery-codes"
CODES_LEFT = "gatehouse:recovery_codes"


def test_recovery_codes_are_asked_for_shown_used_counted_and_removed(stack):
    pool = factor_pool(stack, "ON", sms=True)
    arn = pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]["Arn"]
    pool.admin.tag_resource(ResourceArn=arn, Tags={RECOVERY: "on"})
    name = pool.user(phone_number=PHONE)

    asked = begin(pool, name)
    done = pool.public.respond_to_auth_challenge(
        ClientId=pool.client_id,
        ChallengeName="SMS_MFA",
        Session=asked["Session"],
        ChallengeResponses={"USERNAME": name, "SMS_MFA_CODE": sent_code(pool, name)},
        ClientMetadata={RECOVERY: "new"},
    )
    access = done["AuthenticationResult"]["AccessToken"]

    def left():
        user = pool.public.get_user(AccessToken=access)
        return {entry["Name"]: entry["Value"] for entry in user["UserAttributes"]}[CODES_LEFT]

    codes = done["ChallengeParameters"][RECOVERY].split(" ")
    assert len(set(codes)) == 10
    assert left() == "10"

    asked = begin(pool, name)
    done = answer(pool, "SMS_MFA", name, asked["Session"], SMS_MFA_CODE=codes[3])
    assert done["AuthenticationResult"]["AccessToken"]
    assert left() == "9"
    asked = begin(pool, name)
    with pytest.raises(ClientError) as refused:
        answer(pool, "SMS_MFA", name, asked["Session"], SMS_MFA_CODE=codes[3])
    assert code_of(refused) == "CodeMismatchException"
    assert begin(pool, name)["ChallengeName"] == "SMS_MFA"

    pool.admin.admin_delete_user_attributes(
        UserPoolId=pool.id, Username=name, UserAttributeNames=[CODES_LEFT]
    )
    assert left() == "0"
    with pytest.raises(ClientError) as refused:
        answer(pool, "SMS_MFA", name, asked["Session"], SMS_MFA_CODE=codes[4])
    assert code_of(refused) == "CodeMismatchException"


def test_a_pool_may_have_factors_changed_by_sign_ins_with_one_alone(stack):
    pool = factor_pool(
        stack, "OPTIONAL", token=True, tags={"gatehouse:factor-changes": "by-factor"}
    )
    name = pool.user()
    early = pool.sign_in(name)["AccessToken"]
    app = Authenticator(pool.public.associate_software_token(AccessToken=early)["SecretCode"])
    pool.public.verify_software_token(AccessToken=early, UserCode=app.code())
    on = {"Enabled": True, "PreferredMfa": True}
    pool.public.set_user_mfa_preference(AccessToken=early, SoftwareTokenMfaSettings=on)
    off = {"SoftwareTokenMfaSettings": {"Enabled": False, "PreferredMfa": False}}
    for call, members in [
        (pool.public.set_user_mfa_preference, off),
        (pool.public.associate_software_token, {}),
        (pool.public.set_user_settings, {"MFAOptions": []}),
    ]:
        with pytest.raises(ClientError) as refused:
            call(AccessToken=early, **members)
        assert code_of(refused) == "NotAuthorizedException"
        assert message_of(refused) == "Second factors are changed after a sign-in with one."
    asked = begin(pool, name)
    proved = answer(
        pool, "SOFTWARE_TOKEN_MFA", name, asked["Session"], SOFTWARE_TOKEN_MFA_CODE=app.code()
    )["AuthenticationResult"]["AccessToken"]
    pool.public.set_user_mfa_preference(AccessToken=proved, **off)
    assert pool.sign_in(name)["AccessToken"]
