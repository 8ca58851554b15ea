"""What each member of a pool's and a client's settings does: an effect, a refusal, or documented none (THR-70).

A member that the service model gains has no line here and fails the first test.
"""

from pathlib import Path

import botocore.session
import pytest
from botocore.exceptions import ClientError

from support.clients import make_pool, signed, unique

ROOT = Path(__file__).parents[2]
POOLS = "Services/Authentication/Pools/README.md"
KEY = "arn:aws:kms:us-east-1:123456789012:key/11111111-2222-3333-4444-555555555555"


def effect(file: str, words: str):
    """The effect is tested there, by these words."""
    return ("effect", f"Tests/{file}", words)


def none(words: str):
    """It has none, and the document says so by these words."""
    return ("none", POOLS, words)


SIGN_IN = "AuthenticationTests/SignIn"
POOL = {
    "PoolName": effect("Conformance/test_user_pools.py", "PoolName"),
    "Policies": effect("AuthenticationTests/Pools/UserPools/ChangeUserPoolTests.swift",
                       "allowedFirstAuthFactors"),
    "DeletionProtection": effect("Conformance/test_user_pools.py", "DeletionProtection"),
    "LambdaConfig": effect("AuthenticationTests/Triggers/AuthenticationTriggerTests.swift",
                           "lambdaConfig"),
    "AutoVerifiedAttributes": effect("AuthenticationTests/Messages/OutboxStage.swift",
                                     "autoVerifiedAttributes"),
    "AliasAttributes": effect("AuthenticationTests/Pools/UserPools/ChangeUserPoolTests.swift",
                              "aliasAttributes"),
    "UsernameAttributes": effect("Conformance/test_account_options.py", "UsernameAttributes"),
    "SmsVerificationMessage": effect("AuthenticationTests/Pools/UserPools/CreateUserPoolTests.swift",
                                     "smsVerificationMessage"),
    "EmailVerificationMessage": effect("Conformance/test_messages.py", "EmailVerificationMessage"),
    "EmailVerificationSubject": effect("Conformance/test_messages.py", "EmailVerificationSubject"),
    "VerificationMessageTemplate": effect("Conformance/test_messages.py",
                                          "VerificationMessageTemplate"),
    "SmsAuthenticationMessage": effect(f"{SIGN_IN}/SecondFactors/FactorSettingsTests.swift",
                                       "smsAuthenticationMessage"),
    "MfaConfiguration": effect("Conformance/test_mfa_configuration.py", "MfaConfiguration"),
    "UserAttributeUpdateSettings": effect("Conformance/test_account_attributes.py",
                                          "UserAttributeUpdateSettings"),
    "DeviceConfiguration": effect(f"{SIGN_IN}/Devices/DeviceClient.swift",
                                  "deviceConfiguration"),
    "EmailConfiguration": none("`EmailSendingAccount`, `SourceArn`, `ConfigurationSet`"),
    "SmsConfiguration": none("`SnsCallerArn`, `ExternalId`, `SnsRegion`, `EumsSms`"),
    "UserPoolTags": effect("AuthenticationTests/Protection/RiskySignInTests.swift",
                           "gatehouse:risk-block-answer"),
    "AdminCreateUserConfig": effect("AuthenticationTests/Pools/UserPools/ChangeUserPoolTests.swift",
                                    "unusedAccountValidityDays"),
    "Schema": effect("AuthenticationTests/Pools/UserPools/ChangeUserPoolTests.swift", "schema"),
    "UserPoolAddOns": effect("AuthenticationTests/Protection/RiskySignInTests.swift", "THR-5"),
    "DcrConfiguration": ("refused", {"EnableStatus": "Enabled"}, "DcrConfiguration"),
    "UsernameConfiguration": effect("AuthenticationTests/Pools/UserPools/ChangeUserPoolTests.swift",
                                    "caseSensitive"),
    "AccountRecoverySetting": effect("AuthenticationTests/Accounts/ForgotPasswordTests.swift",
                                     "AccountRecoverySetting"),
    "UserPoolTier": none("`UserPoolTier`"),
    "KeyConfiguration": ("refused", {"KeyType": "CUSTOMER_MANAGED_KEY", "KmsKeyArn": KEY},
                         "CUSTOMER_MANAGED_KEY is not supported"),
    "IssuerConfiguration": ("refused", {"Type": "UPDATED"}, "UPDATED is not supported"),
    "AcrConfiguration": effect(f"{SIGN_IN}/Choice/StepUpTests.swift", "acrConfiguration"),
}
CLIENT = {
    "ClientName": effect("Conformance/test_user_pools.py", "ClientName"),
    "GenerateSecret": effect("Conformance/test_user_pools.py", "GenerateSecret"),
    "ClientSecret": effect("Conformance/test_user_pools.py", "ClientSecret"),
    "RefreshTokenValidity": effect("AuthenticationTests/Pools/Clients/UserPoolClientTests.swift",
        "refreshTokenValidity"),
    "AccessTokenValidity": effect("AuthenticationTests/Pools/Clients/UserPoolClientTests.swift",
        "accessTokenValidity"),
    "IdTokenValidity": effect("AuthenticationTests/Pools/Clients/UserPoolClientTests.swift",
        "idTokenValidity"),
    "TokenValidityUnits": effect("AuthenticationTests/Pools/Clients/UserPoolClientTests.swift",
        "tokenValidityUnits"),
    "ReadAttributes": effect("AuthenticationTests/Accounts/AttributeTests.swift", "readAttributes"),
    "WriteAttributes": effect("AuthenticationTests/Accounts/AttributeChangeTests.swift", "writeAttributes"),
    "ExplicitAuthFlows": effect("Conformance/support/clients.py", "ExplicitAuthFlows"),
    "SupportedIdentityProviders": effect("AuthenticationTests/Authorization/BrowserStage.swift",
                                         "supportedIdentityProviders"),
    "CallbackURLs": effect("AuthenticationTests/Authorization/BrowserStage.swift", "callbackUrls"),
    "LogoutURLs": effect("AuthenticationTests/Authorization/BrowserStage.swift", "logoutUrls"),
    "DefaultRedirectURI": effect("AuthenticationTests/Authorization/AuthorizationRequestTests.swift",
                                 "defaultRedirectUri"),
    "AllowedOAuthFlows": effect("AuthenticationTests/Authorization/BrowserStage.swift",
                                "allowedOAuthFlows"),
    "AllowedOAuthScopes": effect("AuthenticationTests/Authorization/BrowserStage.swift",
                                 "allowedOAuthScopes"),
    "AllowedOAuthFlowsUserPoolClient": effect(
        "AuthenticationTests/Authorization/BrowserStage.swift", "allowedOAuthFlowsUserPoolClient"
    ),
    "AnalyticsConfiguration": none("`AnalyticsConfiguration`"),
    "PreventUserExistenceErrors": effect("Conformance/test_unknown_names.py",
                                         "PreventUserExistenceErrors"),
    "EnableTokenRevocation": effect("Conformance/test_tokens.py", "EnableTokenRevocation"),
    "EnablePropagateAdditionalUserContextData": effect(
        "AuthenticationTests/Protection/RiskEvidenceTests.swift",
        "enablePropagateAdditionalUserContextData",
    ),
    "AuthSessionValidity": effect("AuthenticationTests/Pools/Clients/UserPoolClientTests.swift",
                                  "authSessionValidity"),
    "RefreshTokenRotation": effect("Conformance/test_tokens.py", "RefreshTokenRotation"),
}
IDS = {"UserPoolId", "ClientId"}


def members(*operations: str) -> set[str]:
    model = botocore.session.get_session().get_service_model("cognito-idp")
    return {
        name for operation in operations
        for name in model.operation_model(operation).input_shape.members
    } - IDS


@pytest.mark.parametrize("table, operations", [
    (POOL, ["CreateUserPool", "UpdateUserPool"]),
    (CLIENT, ["CreateUserPoolClient", "UpdateUserPoolClient"]),
], ids=["pool", "client"])
def test_every_member_has_its_line(table, operations):
    assert set(table) == members(*operations)
    for name, (kind, place, words) in table.items():
        if kind != "refused":
            assert words in (ROOT / place).read_text(), f"{name}: {place}"


@pytest.mark.parametrize("name", [n for n, line in POOL.items() if line[0] == "refused"])
def test_what_would_promise_too_much_is_refused_and_changes_nothing(stack, name):
    _, value, sentence = POOL[name]
    pool = make_pool(stack)
    before = pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]
    with pytest.raises(ClientError, match=f"InvalidParameterException.*{sentence}"):
        pool.admin.update_user_pool(UserPoolId=pool.id, **{name: value})
    with pytest.raises(ClientError, match=f"InvalidParameterException.*{sentence}"):
        signed(stack).create_user_pool(PoolName=unique("refused"), **{name: value})
    assert pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"] == before


def test_what_says_what_is_so_is_kept(stack):
    settings = {
        "KeyConfiguration": {"KeyType": "AWS_OWNED_KEY"},
        "IssuerConfiguration": {"Type": "ORIGINAL"},
        "DcrConfiguration": {"EnableStatus": "Disabled"},
    }
    pool = make_pool(stack, settings)
    described = pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]
    for name, value in settings.items():
        assert described[name].items() >= value.items(), name
