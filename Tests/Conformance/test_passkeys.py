"""Passkeys by boto3: how a user comes to have them, and what is refused."""

import pytest
from botocore.exceptions import ClientError

from support.clients import PASSWORD, make_pool
from support.passkeys import Authenticator, decoded, encoded

CONFIGURATION = {"RelyingPartyId": "example.com", "UserVerification": "preferred"}


def passkey_pool(stack, configuration=CONFIGURATION, factors=("PASSWORD", "WEB_AUTHN"), **options):
    policies = {"SignInPolicy": {"AllowedFirstAuthFactors": list(factors)}}
    pool = make_pool(stack, {"Policies": policies} | options)
    if configuration is not None:
        pool.admin.set_user_pool_mfa_config(
            UserPoolId=pool.id, MfaConfiguration="OFF", WebAuthnConfiguration=configuration
        )
    return pool


def access_token(pool):
    return pool.sign_in(pool.user())["AccessToken"]


def add(pool, token, authenticator=None):
    authenticator = authenticator or Authenticator()
    options = pool.public.start_web_authn_registration(AccessToken=token)["CredentialCreationOptions"]
    pool.public.complete_web_authn_registration(
        AccessToken=token, Credential=authenticator.create(options)
    )
    return authenticator


def refused(code):
    return pytest.raises(ClientError, match=code)


def test_a_user_adds_lists_and_removes_passkeys(stack):
    pool = passkey_pool(stack)
    token = access_token(pool)
    options = pool.public.start_web_authn_registration(AccessToken=token)["CredentialCreationOptions"]
    assert options["rp"] == {"id": "example.com", "name": "example.com"}
    assert len(decoded(options["user"]["id"])) == len(decoded(options["challenge"])) == 32
    assert options["timeout"] == 300000 and options["attestation"] == "none"
    assert options["authenticatorSelection"] == {
        "residentKey": "required", "requireResidentKey": True, "userVerification": "preferred",
    }
    first, second = Authenticator(), Authenticator()
    first.aaguid = bytes.fromhex("fbfc3007154e4ecc8c0b6e020557d7bd")
    pool.public.complete_web_authn_registration(AccessToken=token, Credential=first.create(options))
    add(pool, token, second)
    listed = pool.public.list_web_authn_credentials(AccessToken=token)["Credentials"]
    assert [passkey["CredentialId"] for passkey in listed] == [encoded(first.id), encoded(second.id)]
    assert [passkey["FriendlyCredentialName"] for passkey in listed] == ["Apple Passwords", "Passkey"]
    assert listed[0]["RelyingPartyId"] == "example.com"
    assert listed[0]["AuthenticatorAttachment"] == "platform"
    assert listed[0]["AuthenticatorTransports"] == ["hybrid", "internal"]
    page = pool.public.list_web_authn_credentials(AccessToken=token, MaxResults=1)
    rest = pool.public.list_web_authn_credentials(AccessToken=token, NextToken=page["NextToken"])
    assert page["Credentials"] + rest["Credentials"] == listed and "NextToken" not in rest
    factors = pool.public.get_user_auth_factors(AccessToken=token)
    assert factors["ConfiguredUserAuthFactors"] == ["PASSWORD", "WEB_AUTHN"]
    for authenticator in (first, second):
        pool.public.delete_web_authn_credential(
            AccessToken=token, CredentialId=encoded(authenticator.id)
        )
    with refused("ResourceNotFoundException"):
        pool.public.delete_web_authn_credential(AccessToken=token, CredentialId=encoded(first.id))
    assert pool.public.list_web_authn_credentials(AccessToken=token)["Credentials"] == []


def test_a_challenge_counts_once_and_for_its_user(stack):
    pool = passkey_pool(stack)
    token, other = access_token(pool), access_token(pool)
    options = pool.public.start_web_authn_registration(AccessToken=token)["CredentialCreationOptions"]
    credential = Authenticator().create(options)
    with refused("WebAuthnChallengeNotFoundException"):
        pool.public.complete_web_authn_registration(AccessToken=other, Credential=credential)
    pool.public.complete_web_authn_registration(AccessToken=token, Credential=credential)
    with refused("WebAuthnChallengeNotFoundException"):
        pool.public.complete_web_authn_registration(AccessToken=token, Credential=credential)


def test_what_does_not_fit_is_refused_by_its_own_exception(stack):
    pool = passkey_pool(stack)
    token = access_token(pool)
    elsewhere = Authenticator(origin="https://example.com.evil.net")
    with refused("WebAuthnOriginNotAllowedException"):
        add(pool, token, elsewhere)
    unverified = Authenticator()
    unverified.flags = 0
    with refused("WebAuthnCredentialNotSupportedException"):
        add(pool, token, unverified)
    options = pool.public.start_web_authn_registration(AccessToken=token)["CredentialCreationOptions"]
    other = Authenticator("example.net", "https://example.com")
    with refused("WebAuthnRelyingPartyMismatchException"):
        pool.public.complete_web_authn_registration(
            AccessToken=token,
            Credential=other.create({**options, "rp": {"id": "example.net"}}),
        )
    with refused("InvalidParameterException"):
        pool.public.complete_web_authn_registration(AccessToken=token, Credential={"id": []})
    with refused("NotAuthorizedException"):
        pool.public.start_web_authn_registration(AccessToken="made.up.token")


def test_another_client_of_the_pool_does_not_end_what_one_began(stack):
    pool = passkey_pool(stack)
    name = pool.user()
    token = pool.sign_in(name)["AccessToken"]
    client = pool.admin.create_user_pool_client(
        UserPoolId=pool.id, ClientName="other", ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH"]
    )["UserPoolClient"]["ClientId"]
    options = pool.public.start_web_authn_registration(AccessToken=token)["CredentialCreationOptions"]
    other = pool.public.initiate_auth(
        ClientId=client,
        AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": name, "PASSWORD": PASSWORD},
    )["AuthenticationResult"]["AccessToken"]
    with refused("WebAuthnClientMismatchException"):
        pool.public.complete_web_authn_registration(
            AccessToken=other, Credential=Authenticator().create(options)
        )


def test_a_pool_says_whether_it_has_passkeys(stack):
    off = passkey_pool(stack, factors=("PASSWORD",))
    with refused("WebAuthnNotEnabledException"):
        off.public.start_web_authn_registration(AccessToken=access_token(off))
    without = passkey_pool(stack, configuration=None)
    with refused("WebAuthnConfigurationMissingException"):
        without.public.start_web_authn_registration(AccessToken=access_token(without))
    answer = without.admin.get_user_pool_mfa_config(UserPoolId=without.id)
    assert "WebAuthnConfiguration" not in answer


def test_the_relying_party_stays_while_users_have_passkeys(stack):
    pool = passkey_pool(stack)
    token = access_token(pool)
    authenticator = add(pool, token)
    update = {"UserPoolId": pool.id, "MfaConfiguration": "OFF"}
    with refused("InvalidParameterException"):
        pool.admin.set_user_pool_mfa_config(
            WebAuthnConfiguration={"RelyingPartyId": "example.net"}, **update
        )
    whole = {
        "RelyingPartyId": "example.com", "UserVerification": "required",
        "FactorConfiguration": "MULTI_FACTOR_WITH_USER_VERIFICATION",
    }
    told = pool.admin.set_user_pool_mfa_config(WebAuthnConfiguration=whole, **update)
    assert told["WebAuthnConfiguration"] == whole
    assert pool.admin.get_user_pool_mfa_config(UserPoolId=pool.id)["WebAuthnConfiguration"] == whole
    pool.public.delete_web_authn_credential(
        AccessToken=token, CredentialId=encoded(authenticator.id)
    )
    pool.admin.set_user_pool_mfa_config(
        WebAuthnConfiguration={"RelyingPartyId": "example.net"}, **update
    )
    with refused("InvalidParameterException"):
        pool.admin.set_user_pool_mfa_config(
            WebAuthnConfiguration={"RelyingPartyId": "co.uk"}, **update
        )


def test_a_restored_backup_has_the_passkeys_and_nothing_that_was_begun(own_stack, tmp_path):
    pool = passkey_pool(own_stack)
    name = pool.user()
    token = pool.sign_in(name)["AccessToken"]
    authenticator = add(pool, token)
    options = pool.public.start_web_authn_registration(AccessToken=token)["CredentialCreationOptions"]
    target = str(tmp_path / "backup")
    own_stack.control("backup", target)
    pool.public.delete_web_authn_credential(
        AccessToken=token, CredentialId=encoded(authenticator.id)
    )
    own_stack.stop()
    own_stack.control("restore", target, "--replace")
    own_stack.start()
    token = pool.sign_in(name)["AccessToken"]
    listed = pool.public.list_web_authn_credentials(AccessToken=token)["Credentials"]
    assert [passkey["CredentialId"] for passkey in listed] == [encoded(authenticator.id)]
    credential = Authenticator().create(options)
    with refused("WebAuthnChallengeNotFoundException"):
        pool.public.complete_web_authn_registration(AccessToken=token, Credential=credential)
    # The user is called the same by all passkeys.
    again = pool.public.start_web_authn_registration(AccessToken=token)["CredentialCreationOptions"]
    assert again["user"]["id"] == options["user"]["id"]
