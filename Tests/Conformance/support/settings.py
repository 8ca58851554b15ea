"""What each member of the settings of pools and clients does: where its effect is tested, or why it has none."""



POOLS = "Services/Authentication/Pools/README.md"
KEY = "arn:aws:kms:us-east-1:123456789012:key/11111111-2222-3333-4444-555555555555"


def effect(file: str, test: str, words: str, made_by: str | None = None):
    """The test of this name shows the effect, with the setting by these words; `made_by` is the stage of the
    test that sets it, where the test does not."""
    return ("effect", file, (test, words, made_by))


def here(test: str, words: str):
    """The effect is shown below."""
    return effect("Conformance/test_settings_effects.py", test, words)


def none(words: str):
    """It has none, and the document says so by these words."""
    return ("none", POOLS, words)


SIGN_IN = "AuthenticationTests/SignIn"
USER_POOLS = "AuthenticationTests/Pools/UserPools"
REQUESTS = "AuthenticationTests/Authorization/AuthorizationRequestTests.swift"
POOL = {
    "PoolName": effect("Conformance/test_user_pools.py", "test_a_region_has_its_own_pools",
                       "PoolName"),
    "Policies": effect("Conformance/test_protection_edges.py",
                       "test_thr_45_the_present_password_and_those_before_it_are_refused",
                       "Policies"),
    "DeletionProtection": effect("Conformance/test_user_pools.py", "test_a_protected_pool_stays",
                                 "DeletionProtection"),
    "LambdaConfig": effect(
        "Conformance/test_protection_edges.py",
        "test_thr_39_a_custom_sign_in_is_judged_first_and_blocked_instead_of_tokens",
        "LambdaConfig",
    ),
    "AutoVerifiedAttributes": effect("Conformance/test_messages.py",
                                     "test_a_code_arrives_by_mail_and_confirms",
                                     "AutoVerifiedAttributes"),
    "AliasAttributes": effect("Conformance/test_account_attributes.py",
                              "test_an_alias_belongs_to_whoever_verified_it_last",
                              "AliasAttributes"),
    "UsernameAttributes": effect(
        "Conformance/test_unknown_names.py",
        "test_an_unknown_address_is_answered_like_a_known_one_by_its_id_too",
        "UsernameAttributes",
    ),
    "SmsVerificationMessage": here("test_codes_come_in_the_pools_words", "SmsVerificationMessage"),
    "EmailVerificationMessage": here("test_codes_come_in_the_pools_words",
                                     "EmailVerificationMessage"),
    "EmailVerificationSubject": here("test_codes_come_in_the_pools_words",
                                     "EmailVerificationSubject"),
    "VerificationMessageTemplate": effect("Conformance/test_message_triggers.py",
                                          "test_a_mail_by_link_offers_the_place_for_it",
                                          "VerificationMessageTemplate"),
    "SmsAuthenticationMessage": here("test_codes_come_in_the_pools_words",
                                     "SmsAuthenticationMessage"),
    "MfaConfiguration": effect(
        "Conformance/test_mfa_configuration.py",
        "test_update_user_pool_sets_up_codes_by_sms_after_mfa_was_off", "MfaConfiguration",
    ),
    "UserAttributeUpdateSettings": effect(
        "Conformance/test_account_attributes.py",
        "test_the_kept_address_stays_verified_while_another_waits", "UserAttributeUpdateSettings",
    ),
    "DeviceConfiguration": effect(
        "Conformance/test_device_factors.py",
        "test_a_remembered_device_spares_the_second_factor_where_the_pool_says_so",
        "DeviceConfiguration",
    ),
    "EmailConfiguration": none("`EmailSendingAccount`, `SourceArn`, `ConfigurationSet`"),
    "SmsConfiguration": none("`SnsCallerArn`, `ExternalId`, `SnsRegion`, `EumsSms`"),
    "UserPoolTags": effect("Conformance/test_account_options.py",
                           "test_common_passwords_are_refused_where_the_pool_says_so",
                           "UserPoolTags"),
    "AdminCreateUserConfig": here("test_users_sign_up_only_where_the_pool_lets_them",
                                  "AdminCreateUserConfig"),
    "Schema": effect("Conformance/test_account_attributes.py",
                     "test_attributes_that_no_schema_has_are_named_in_cognitos_words", "Schema"),
    "UserPoolAddOns": effect(
        "Conformance/test_protection_edges.py",
        "test_thr_55_the_operator_is_told_score_and_reasons_of_a_refusal_and_how_often",
        "UserPoolAddOns",
    ),
    "DcrConfiguration": ("refused", {"EnableStatus": "Enabled"}, "DcrConfiguration"),
    "UsernameConfiguration": effect(
        "Conformance/test_refusals.py",
        "test_a_name_is_taken_once_whatever_its_case_where_case_does_not_matter",
        "UsernameConfiguration",
    ),
    "AccountRecoverySetting": here("test_a_password_is_recovered_by_the_pools_ways",
                                   "AccountRecoverySetting"),
    "UserPoolTier": none("`UserPoolTier`"),
    "KeyConfiguration": ("refused", {"KeyType": "CUSTOMER_MANAGED_KEY", "KmsKeyArn": KEY},
                         "CUSTOMER_MANAGED_KEY is not supported"),
    "IssuerConfiguration": ("refused", {"Type": "UPDATED"}, "UPDATED is not supported"),
    "AcrConfiguration": effect(
        f"{SIGN_IN}/Choice/StepUpTests.swift",
        "CHO-7: levels go by what the pool calls them, and what it does not know is passed over",
        "acrConfiguration",
    ),
}
CLIENT = {
    "ClientName": here("test_a_client_has_the_name_it_was_given_last", "ClientName"),
    "GenerateSecret": effect("Conformance/test_token_endpoint.py",
                             "test_a_client_with_a_secret_shows_it_by_basic_or_in_the_body",
                             "GenerateSecret"),
    "ClientSecret": effect("Conformance/test_groups_and_pools.py",
                           "test_either_of_two_client_secrets_proves_the_client", "ClientSecret"),
    "RefreshTokenValidity": here("test_a_refresh_token_is_good_as_long_as_the_client_says",
                                 "RefreshTokenValidity"),
    "AccessTokenValidity": here("test_tokens_live_as_long_as_the_client_says",
                                "AccessTokenValidity"),
    "IdTokenValidity": here("test_tokens_live_as_long_as_the_client_says", "IdTokenValidity"),
    "TokenValidityUnits": here("test_tokens_live_as_long_as_the_client_says",
                               "TokenValidityUnits"),
    "ReadAttributes": here("test_a_client_reads_and_writes_what_it_may", "ReadAttributes"),
    "WriteAttributes": here("test_a_client_reads_and_writes_what_it_may", "WriteAttributes"),
    "ExplicitAuthFlows": here("test_a_client_signs_in_by_its_flows_alone", "ExplicitAuthFlows"),
    "SupportedIdentityProviders": effect("Conformance/test_token_exchange.py",
                                         "test_ses_38_only_clients_that_may_exchange",
                                         "SupportedIdentityProviders"),
    "CallbackURLs": effect("Conformance/test_oidc_endpoints.py",
                           "test_aut_2_an_unregistered_address_is_never_redirected_to",
                           "CallbackURLs"),
    "LogoutURLs": effect("Conformance/test_oidc_endpoints.py",
                         "test_log_1_logout_leads_to_registered_addresses_alone", "LogoutURLs"),
    "DefaultRedirectURI": effect(
        REQUESTS, "AUT-2: the default address stands in for one that is left out",
        "defaultRedirectUri",
    ),
    "AllowedOAuthFlows": effect(REQUESTS, "AUT-4: response_type is one that the client allows",
                                "allowedOAuthFlows"),
    "AllowedOAuthScopes": effect(
        REQUESTS, "AUT-5: scopes are the client's, and those of attributes stand with openid",
        "allowedOAuthScopes",
    ),
    "AllowedOAuthFlowsUserPoolClient": effect(
        REQUESTS,
        "AUT-1: an unknown client is told on a page, and one without OAuth at its address",
        "allowedOAuthFlowsUserPoolClient",
    ),
    "AnalyticsConfiguration": none("`AnalyticsConfiguration`"),
    "PreventUserExistenceErrors": effect(
        "Conformance/test_unknown_names.py",
        "test_an_unknown_user_is_named_so_where_existence_is_not_hidden",
        "PreventUserExistenceErrors",
    ),
    "EnableTokenRevocation": effect(
        "Conformance/test_tokens.py",
        "test_without_revocation_the_tokens_carry_no_jti_and_sign_out_still_works",
        "EnableTokenRevocation",
    ),
    "EnablePropagateAdditionalUserContextData": effect(
        "AuthenticationTests/Protection/RiskEvidenceTests.swift",
        "THR-10: counts where the client's settings let it and its secret is proved",
        "enablePropagateAdditionalUserContextData",
    ),
    "AuthSessionValidity": effect(
        f"{USER_POOLS}/UserPoolSettingsCacheTests.swift",
        "effective values stand in the units the operations need", "authSessionValidity",
    ),
    "RefreshTokenRotation": effect("Conformance/test_tokens.py",
                                   "test_within_the_grace_period_the_same_successor_comes_again",
                                   "RefreshTokenRotation"),
}
