internal import GatehouseMessages

extension UserPoolType {
  /// What a request to create a pool asks for, as given.
  init(_ request: CreateUserPoolRequest) {
    self.init(
      name: request.poolName,
      policies: request.policies,
      deletionProtection: request.deletionProtection,
      lambdaConfig: request.lambdaConfig,
      schemaAttributes: request.schema,
      autoVerifiedAttributes: request.autoVerifiedAttributes,
      aliasAttributes: request.aliasAttributes.nonEmpty,
      usernameAttributes: request.usernameAttributes.nonEmpty,
      smsVerificationMessage: request.smsVerificationMessage,
      emailVerificationMessage: request.emailVerificationMessage,
      emailVerificationSubject: request.emailVerificationSubject,
      verificationMessageTemplate: request.verificationMessageTemplate,
      smsAuthenticationMessage: request.smsAuthenticationMessage,
      userAttributeUpdateSettings: request.userAttributeUpdateSettings,
      mfaConfiguration: request.mfaConfiguration,
      deviceConfiguration: request.deviceConfiguration,
      emailConfiguration: request.emailConfiguration,
      smsConfiguration: request.smsConfiguration,
      userPoolTags: request.userPoolTags,
      adminCreateUserConfig: request.adminCreateUserConfig,
      userPoolAddOns: request.userPoolAddOns,
      dcrConfiguration: request.dcrConfiguration,
      usernameConfiguration: request.usernameConfiguration,
      accountRecoverySetting: request.accountRecoverySetting,
      userPoolTier: request.userPoolTier,
      keyConfiguration: request.keyConfiguration,
      issuerConfiguration: request.issuerConfiguration,
      acrConfiguration: request.acrConfiguration
    )
  }

  /// What a request to update a pool asks for, as given: what it omits goes back to its default
  /// (E.1.14), but the name stays, and so does what is fixed at a pool's creation.
  init(_ request: UpdateUserPoolRequest, of current: UserPoolType) {
    self.init(
      name: request.poolName ?? current.name,
      policies: request.policies,
      deletionProtection: request.deletionProtection,
      lambdaConfig: request.lambdaConfig,
      schemaAttributes: current.schemaAttributes,
      autoVerifiedAttributes: request.autoVerifiedAttributes,
      aliasAttributes: current.aliasAttributes,
      usernameAttributes: current.usernameAttributes,
      smsVerificationMessage: request.smsVerificationMessage,
      emailVerificationMessage: request.emailVerificationMessage,
      emailVerificationSubject: request.emailVerificationSubject,
      verificationMessageTemplate: request.verificationMessageTemplate,
      smsAuthenticationMessage: request.smsAuthenticationMessage,
      userAttributeUpdateSettings: request.userAttributeUpdateSettings,
      mfaConfiguration: request.mfaConfiguration,
      deviceConfiguration: request.deviceConfiguration,
      emailConfiguration: request.emailConfiguration,
      smsConfiguration: request.smsConfiguration,
      userPoolTags: request.userPoolTags,
      adminCreateUserConfig: request.adminCreateUserConfig,
      userPoolAddOns: request.userPoolAddOns,
      dcrConfiguration: request.dcrConfiguration,
      usernameConfiguration: current.usernameConfiguration,
      accountRecoverySetting: request.accountRecoverySetting,
      userPoolTier: request.userPoolTier,
      keyConfiguration: request.keyConfiguration,
      issuerConfiguration: request.issuerConfiguration,
      acrConfiguration: request.acrConfiguration
    )
  }
}

extension Optional where Wrapped: Collection {
  /// The collection, unless it is empty: an empty list then means the same as none.
  var nonEmpty: Wrapped? {
    guard let self, !self.isEmpty else { return nil }
    return self
  }
}
