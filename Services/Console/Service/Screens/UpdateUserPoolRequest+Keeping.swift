internal import AuthenticationMessages

extension UpdateUserPoolRequest {
  /// The pool as it is: what the request left out would go back to its default.
  init(keeping pool: UserPoolType) {
    // The same days stand in the password policy, and a request may name one of the two.
    var creation = pool.adminCreateUserConfig
    creation?.unusedAccountValidityDays = nil
    self.init(
      userPoolId: pool.id,
      policies: pool.policies,
      deletionProtection: pool.deletionProtection,
      lambdaConfig: pool.lambdaConfig,
      autoVerifiedAttributes: pool.autoVerifiedAttributes,
      smsVerificationMessage: pool.smsVerificationMessage,
      emailVerificationMessage: pool.emailVerificationMessage,
      emailVerificationSubject: pool.emailVerificationSubject,
      verificationMessageTemplate: pool.verificationMessageTemplate,
      smsAuthenticationMessage: pool.smsAuthenticationMessage,
      userAttributeUpdateSettings: pool.userAttributeUpdateSettings,
      mfaConfiguration: pool.mfaConfiguration,
      deviceConfiguration: pool.deviceConfiguration,
      emailConfiguration: pool.emailConfiguration,
      smsConfiguration: pool.smsConfiguration,
      userPoolTags: pool.userPoolTags,
      adminCreateUserConfig: creation,
      userPoolAddOns: pool.userPoolAddOns,
      dcrConfiguration: pool.dcrConfiguration,
      accountRecoverySetting: pool.accountRecoverySetting,
      userPoolTier: pool.userPoolTier,
      keyConfiguration: pool.keyConfiguration,
      issuerConfiguration: pool.issuerConfiguration,
      acrConfiguration: pool.acrConfiguration
    )
  }
}
