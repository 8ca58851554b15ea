"""Updates of pools whose second factors SetUserPoolMfaConfig has set, as Terraform makes them for each pool with MFA."""

import pytest
from botocore.exceptions import ClientError

from support.clients import make_pool, unique


@pytest.fixture
def factors(stack):
    """Sets a pool's second factors, where there are to be some."""
    def make(has_factors, **settings):
        pool = make_pool(stack, settings)
        if has_factors:
            pool.admin.set_user_pool_mfa_config(
                UserPoolId=pool.id, SoftwareTokenMfaConfiguration={"Enabled": True}, MfaConfiguration="OPTIONAL",
            )
        return pool

    return make


@pytest.mark.parametrize("has_factors", [False, True])
def test_thr_71_deletion_protection_and_name_follow_an_update(factors, has_factors):
    pool = factors(has_factors)
    name = unique("renamed")
    mfa = "OPTIONAL" if has_factors else "OFF"
    for protection in ("ACTIVE", "INACTIVE", "ACTIVE"):
        pool.admin.update_user_pool(
            UserPoolId=pool.id, PoolName=name, DeletionProtection=protection, MfaConfiguration=mfa,
        )
        described = pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]
        assert (described["Name"], described["DeletionProtection"]) == (name, protection)
    with pytest.raises(ClientError):
        pool.admin.delete_user_pool(UserPoolId=pool.id)
    pool.admin.update_user_pool(UserPoolId=pool.id, DeletionProtection="INACTIVE", MfaConfiguration=mfa)
    # What sets the factors keeps both, too.
    if has_factors:
        pool.admin.set_user_pool_mfa_config(UserPoolId=pool.id, MfaConfiguration="OFF")
        described = pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]
        assert (described["Name"], described["DeletionProtection"]) == (name, "INACTIVE")
    pool.admin.delete_user_pool(UserPoolId=pool.id)


def mail_codes(pool):
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id, EmailMfaConfiguration={"Subject": "code"}, MfaConfiguration="OPTIONAL",
    )


def passkeys(pool):
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id, SoftwareTokenMfaConfiguration={"Enabled": True}, MfaConfiguration="OPTIONAL",
        WebAuthnConfiguration={
            "RelyingPartyId": "example.com", "UserVerification": "required",
            "FactorConfiguration": "MULTI_FACTOR_WITH_USER_VERIFICATION",
        },
    )


def managed_login(pool):
    pool.admin.create_user_pool_domain(UserPoolId=pool.id, Domain=unique("tier"), ManagedLoginVersion=2)


@pytest.mark.parametrize(
    "feature, named",
    [(mail_codes, "Email MFA"), (passkeys, "Passkey MFA"), (managed_login, "Managed Login")],
)
def test_a_change_to_lite_names_what_that_tier_lacks(factors, feature, named):
    pool = factors(False)
    feature(pool)
    before = pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]
    with pytest.raises(ClientError) as caught:
        pool.admin.update_user_pool(UserPoolId=pool.id, UserPoolTier="LITE", MfaConfiguration=before["MfaConfiguration"])
    error = caught.value.response["Error"]
    assert error["Code"] == "FeatureUnavailableInTierException" and named in error["Message"]
    assert pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"] == before
