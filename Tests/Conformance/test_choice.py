"""The choice of a first factor by boto3, and what Amplify 6 sends of it."""

import json

import pytest
import webauthn
from botocore.exceptions import ClientError
from pycognito.aws_srp import AWSSRP

from support.clients import ALL_FLOWS, PASSWORD, make_pool, unique
from support.fido import FidoAuthenticator
from support.passkeys import Authenticator, decoded, encoded

FACTORS = ["PASSWORD", "EMAIL_OTP", "SMS_OTP", "WEB_AUTHN"]
RELYING_PARTY = "example.com"


@pytest.fixture(scope="module")
def pool(stack):
    return choice_pool(stack)


def choice_pool(stack, factors=FACTORS, mfa=None, tags=None, client=None, **options):
    policies = {"SignInPolicy": {"AllowedFirstAuthFactors": list(factors)}}
    flows = [*ALL_FLOWS, "ALLOW_USER_AUTH"]
    pool = make_pool(
        stack,
        {"Policies": policies, "AutoVerifiedAttributes": ["email"], "UserPoolTags": tags or {}} | options,
        {"ExplicitAuthFlows": flows} | (client or {}),
    )
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id,
        MfaConfiguration="OPTIONAL" if mfa else "OFF",
        WebAuthnConfiguration={"RelyingPartyId": RELYING_PARTY},
        **({"SoftwareTokenMfaConfiguration": {"Enabled": True}} if mfa else {}),
    )
    return pool


def user(pool):
    name = unique("user")
    return pool.user(name, email=f"{name}@example.com", email_verified="true")


def begin(pool, name, preferred=None, session=None, **others):
    parameters = {"USERNAME": name, **others}
    if preferred:
        parameters["PREFERRED_CHALLENGE"] = preferred
    return pool.public.initiate_auth(
        ClientId=pool.client_id,
        AuthFlow="USER_AUTH",
        AuthParameters=parameters,
        **({"Session": session} if session else {}),
    )


def respond(pool, challenge, session, **responses):
    return pool.public.respond_to_auth_challenge(
        ClientId=pool.client_id, ChallengeName=challenge, Session=session, ChallengeResponses=responses
    )


def add_passkey(pool, name, authenticator):
    token = pool.sign_in(name)["AccessToken"]
    options = pool.public.start_web_authn_registration(AccessToken=token)["CredentialCreationOptions"]
    credential = authenticator.create(options)
    pool.public.complete_web_authn_registration(AccessToken=token, Credential=credential)
    return options, credential


def request_options(answer):
    return json.loads(answer["ChallengeParameters"]["CREDENTIAL_REQUEST_OPTIONS"])


def signed_in(pool, answer, name):
    token = answer["AuthenticationResult"]["AccessToken"]
    return pool.public.get_user(AccessToken=token)["Username"] == name


def refused(code):
    return pytest.raises(ClientError, match=code)


def test_each_factor_that_is_offered_signs_in(stack, pool):
    name = user(pool)
    authenticator = FidoAuthenticator()
    add_passkey(pool, name, authenticator)
    asked = begin(pool, name)
    assert asked["ChallengeName"] == "SELECT_CHALLENGE"
    assert asked["AvailableChallenges"] == ["PASSWORD", "PASSWORD_SRP", "EMAIL_OTP", "WEB_AUTHN"]
    done = respond(
        pool, "SELECT_CHALLENGE", asked["Session"], USERNAME=name, ANSWER="PASSWORD", PASSWORD=PASSWORD
    )
    assert signed_in(pool, done, name)
    inline = json.dumps(authenticator.get(request_options(asked)))
    done = respond(
        pool, "SELECT_CHALLENGE", asked["Session"], USERNAME=name, ANSWER="WEB_AUTHN", CREDENTIAL=inline
    )
    assert signed_in(pool, done, name)
    sent = begin(pool, name, "EMAIL_OTP")
    assert sent["ChallengeParameters"]["CODE_DELIVERY_DELIVERY_MEDIUM"] == "EMAIL"
    with refused("CodeMismatchException"):
        respond(pool, "EMAIL_OTP", sent["Session"], USERNAME=name, EMAIL_OTP_CODE="00000000")
    code = stack.code(pool.client_id, name)
    done = respond(pool, "EMAIL_OTP", sent["Session"], USERNAME=name, EMAIL_OTP_CODE=code)
    assert signed_in(pool, done, name)
    with refused("TooManyRequestsException"):
        begin(pool, name, "EMAIL_OTP")
    factors = pool.public.get_user_auth_factors(AccessToken=done["AuthenticationResult"]["AccessToken"])
    assert factors["ConfiguredUserAuthFactors"] == ["PASSWORD", "EMAIL_OTP", "WEB_AUTHN"]


def test_a_password_is_proved_by_srp_in_either_place(pool):
    name = user(pool)

    def client():
        return AWSSRP(
            username=name, password=PASSWORD, pool_id=pool.id, client_id=pool.client_id,
            client=pool.public,
        )

    srp = client()
    asked = begin(pool, name, "PASSWORD_SRP", SRP_A=srp.get_auth_params()["SRP_A"])
    assert asked["ChallengeName"] == "PASSWORD_VERIFIER"
    proof = srp.process_challenge(asked["ChallengeParameters"], {"USERNAME": name})
    done = pool.public.respond_to_auth_challenge(
        ClientId=pool.client_id, ChallengeName="PASSWORD_VERIFIER", ChallengeResponses=proof
    )
    assert signed_in(pool, done, name)
    # As Amplify does it where the user chooses: SELECT_CHALLENGE, and again with A.
    srp = client()
    chosen = respond(
        pool, "SELECT_CHALLENGE", begin(pool, name)["Session"], USERNAME=name, ANSWER="PASSWORD_SRP"
    )
    assert chosen["ChallengeName"] == "PASSWORD_SRP"
    asked = respond(
        pool, "SELECT_CHALLENGE", chosen["Session"], USERNAME=name, ANSWER="PASSWORD_SRP",
        SRP_A=srp.get_auth_params()["SRP_A"],
    )
    proof = srp.process_challenge(asked["ChallengeParameters"], {"USERNAME": name})
    done = pool.public.respond_to_auth_challenge(
        ClientId=pool.client_id, ChallengeName="PASSWORD_VERIFIER", ChallengeResponses=proof
    )
    assert signed_in(pool, done, name)


@pytest.mark.parametrize("kind", [FidoAuthenticator, Authenticator])
def test_what_is_taken_here_another_verifier_takes_too(pool, kind):
    name = user(pool)
    authenticator = kind()
    options, credential = add_passkey(pool, name, authenticator)
    registered = webauthn.verify_registration_response(
        credential=credential,
        expected_challenge=decoded(options["challenge"]),
        expected_rp_id=RELYING_PARTY,
        expected_origin=f"https://{RELYING_PARTY}",
    )
    assert registered.credential_id == authenticator.id
    asked = begin(pool, name, "WEB_AUTHN")
    assert asked["ChallengeName"] == "WEB_AUTHN"
    wanted = request_options(asked)
    assert wanted["rpId"] == RELYING_PARTY and wanted["userVerification"] == "preferred"
    assert [known["id"] for known in wanted["allowCredentials"]] == [encoded(authenticator.id)]
    use = authenticator.get(wanted)
    webauthn.verify_authentication_response(
        credential=use,
        expected_challenge=decoded(wanted["challenge"]),
        expected_rp_id=RELYING_PARTY,
        expected_origin=f"https://{RELYING_PARTY}",
        credential_public_key=registered.credential_public_key,
        credential_current_sign_count=registered.sign_count,
    )
    done = respond(pool, "WEB_AUTHN", asked["Session"], USERNAME=name, CREDENTIAL=json.dumps(use))
    assert signed_in(pool, done, name)
    with refused("NotAuthorizedException"):
        respond(pool, "WEB_AUTHN", asked["Session"], USERNAME=name, CREDENTIAL=json.dumps(use))


def test_a_count_that_goes_back_is_a_copys(pool):
    name = user(pool)
    authenticator = FidoAuthenticator()
    add_passkey(pool, name, authenticator)
    authenticator.count = 0
    asked = begin(pool, name, "WEB_AUTHN")
    credential = json.dumps(authenticator.get(request_options(asked)))
    with refused("NotAuthorizedException"):
        respond(pool, "WEB_AUTHN", asked["Session"], USERNAME=name, CREDENTIAL=credential)


def test_a_user_without_a_password_signs_up_and_is_signed_in_at_once(stack, pool):
    """Amplify's signUp with autoSignIn, and its signIn by a code afterwards."""
    name = unique("user")
    made = pool.public.sign_up(
        ClientId=pool.client_id,
        Username=name,
        UserAttributes=[{"Name": "email", "Value": f"{name}@example.com"}],
    )
    confirmed = pool.public.confirm_sign_up(
        ClientId=pool.client_id,
        Username=name,
        ConfirmationCode=stack.code(pool.client_id, name),
        Session=made["Session"],
    )
    assert signed_in(pool, begin(pool, name, session=confirmed["Session"]), name)
    with refused("NotAuthorizedException"):
        begin(pool, name, session=confirmed["Session"])
    sent = begin(pool, name, "EMAIL_OTP")
    code = stack.code(pool.client_id, name)
    done = respond(pool, "EMAIL_OTP", sent["Session"], USERNAME=name, EMAIL_OTP_CODE=code)
    assert signed_in(pool, done, name)


def test_a_passkey_says_who_signs_in(stack):
    pool = choice_pool(stack, tags={"gatehouse:passkey-sign-in": "without-name"})
    name = user(pool)
    authenticator = Authenticator()
    add_passkey(pool, name, authenticator)
    asked = pool.public.initiate_auth(
        ClientId=pool.client_id, AuthFlow="USER_AUTH", AuthParameters={"PREFERRED_CHALLENGE": "WEB_AUTHN"}
    )
    assert request_options(asked)["allowCredentials"] == []
    credential = json.dumps(authenticator.get(request_options(asked)))
    done = respond(pool, "WEB_AUTHN", asked["Session"], CREDENTIAL=credential)
    assert signed_in(pool, done, name)


def test_a_level_is_reached_and_told(pool):
    name = user(pool)
    done = begin(
        pool, name, "PASSWORD", PASSWORD=PASSWORD, TARGET_ACR_VALUES="urn:cognito:loa:4 urn:cognito:loa:1"
    )
    payload = done["AuthenticationResult"]["IdToken"].split(".")[1]
    claims = json.loads(decoded(payload))
    assert claims["acr"] == "urn:cognito:loa:1" and claims["amr"] == ["pwd"]
    with refused("InvalidParameterException"):
        begin(pool, name, "PASSWORD", PASSWORD=PASSWORD, TARGET_ACR_VALUES="urn:other")
    with refused("NotAuthorizedException"):
        begin(
            pool, name, ACCESS_TOKEN="made.up.token", TARGET_ACR_VALUES="urn:cognito:loa:1"
        )


def test_a_name_that_no_user_has_is_offered_the_same_each_time(stack):
    pool = choice_pool(stack, client={"PreventUserExistenceErrors": "ENABLED"})
    name = unique("nobody")
    first = begin(pool, name)
    assert first["ChallengeName"] == "SELECT_CHALLENGE"
    assert begin(pool, name)["AvailableChallenges"] == first["AvailableChallenges"]
    with refused("NotAuthorizedException"):
        begin(pool, name, "PASSWORD", PASSWORD=PASSWORD)
    told = choice_pool(stack, client={"PreventUserExistenceErrors": "LEGACY"})
    with refused("UserNotFoundException"):
        begin(told, name)
