internal import AuthenticationCore
internal import AuthenticationMessages

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
  /// (E.1.14).
  ///
  /// As with Cognito, whatever its documentation says, these stay: the name, the tier, each of the
  /// two policies, MfaConfiguration and the tags, which tools set by TagResource. So does what is
  /// fixed at a pool's creation.
  init(_ request: UpdateUserPoolRequest, of current: UserPoolType) {
    let mfaConfiguration = request.mfaConfiguration ?? current.mfaConfiguration
    // A second factor that stays needs its way to send.
    let keepsSMS = request.mfaConfiguration == nil && mfaConfiguration ?? "OFF" != "OFF"
    self.init(
      name: request.poolName ?? current.name,
      policies: .init(request, of: current),
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
      mfaConfiguration: mfaConfiguration,
      deviceConfiguration: request.deviceConfiguration,
      emailConfiguration: request.emailConfiguration,
      smsConfiguration: request.smsConfiguration ?? (keepsSMS ? current.smsConfiguration : nil),
      userPoolTags: request.userPoolTags ?? current.userPoolTags,
      adminCreateUserConfig: request.adminCreateUserConfig,
      userPoolAddOns: request.userPoolAddOns,
      dcrConfiguration: request.dcrConfiguration,
      usernameConfiguration: current.usernameConfiguration,
      accountRecoverySetting: request.accountRecoverySetting,
      userPoolTier: request.userPoolTier ?? current.userPoolTier,
      keyConfiguration: request.keyConfiguration,
      issuerConfiguration: request.issuerConfiguration,
      acrConfiguration: request.acrConfiguration
    )
  }
}

extension UserPoolPolicyType {
  /// The policies that an update names, and of the others those that stand.
  fileprivate init(_ request: UpdateUserPoolRequest, of current: UserPoolType) {
    var standing = current.policies?.passwordPolicy
    if request.adminCreateUserConfig?.unusedAccountValidityDays != nil {
      // The older name for the same days.
      standing?.temporaryPasswordValidityDays = nil
    }
    self.init(
      passwordPolicy: request.policies?.passwordPolicy ?? standing,
      signInPolicy: request.policies?.signInPolicy ?? current.policies?.signInPolicy
    )
  }
}
