"""Clients, factors and tags as Terraform's provider sends them and reads them back: what differs is planned again each time."""

import pytest

from support.clients import PASSWORD, make_pool


@pytest.mark.parametrize("given", [{}, {"ExplicitAuthFlows": []}])
def test_a_client_that_names_no_flows_is_described_with_none(stack, given):
    """And allows the three of Cognito's default; naming all that is read adds rotation later."""
    pool = make_pool(stack)
    made = pool.admin.create_user_pool_client(UserPoolId=pool.id, ClientName="plain", **given)["UserPoolClient"]
    named = {"UserPoolId": pool.id, "ClientId": made["ClientId"]}
    described = pool.admin.describe_user_pool_client(**named)["UserPoolClient"]
    assert "ExplicitAuthFlows" not in made and described == made
    pool.client_id = made["ClientId"]
    user = pool.user()
    by_srp = pool.pycognito(user)
    by_srp.authenticate(password=PASSWORD)
    again = pool.public.initiate_auth(
        ClientId=pool.client_id, AuthFlow="REFRESH_TOKEN_AUTH", AuthParameters={"REFRESH_TOKEN": by_srp.refresh_token},
    )
    assert again["AuthenticationResult"]["AccessToken"]
    kept = {
        name: value for name, value in described.items()
        if name not in ("CreationDate", "LastModifiedDate", "ClientSecret")
    }
    updated = pool.admin.update_user_pool_client(
        **kept | named, RefreshTokenRotation={"Feature": "ENABLED", "RetryGracePeriodSeconds": 10},
    )["UserPoolClient"]
    assert "ExplicitAuthFlows" not in updated


def test_factors_without_a_word_on_mfa_set_passkeys_alone(stack):
    """Right after CreateUserPool the provider sends no MfaConfiguration, and the pool's SMS settings with it."""
    sms = {"SnsCallerArn": "arn:aws:iam::123456789012:role/sms", "ExternalId": "x"}
    pool = make_pool(stack, {"SmsConfiguration": sms})
    passkeys = {"RelyingPartyId": "example.com", "UserVerification": "preferred"}
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id, WebAuthnConfiguration=passkeys, SmsMfaConfiguration={"SmsConfiguration": sms},
    )
    told = pool.admin.get_user_pool_mfa_config(UserPoolId=pool.id)
    assert told["MfaConfiguration"] == "OFF" and "SmsMfaConfiguration" not in told
    assert told["WebAuthnConfiguration"]["RelyingPartyId"] == "example.com"
    assert pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]["SmsConfiguration"] == sms
    with pytest.raises(pool.admin.exceptions.InvalidParameterException):
        pool.admin.set_user_pool_mfa_config(
            UserPoolId=pool.id, MfaConfiguration="OFF", SmsMfaConfiguration={"SmsConfiguration": sms},
        )
