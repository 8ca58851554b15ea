internal import AuthenticationCore
internal import AuthenticationMessages

/// Cognito's defaults for a pool.
enum UserPoolDefaults {
  /// The settings that take effect: those asked for, and the defaults of the others.
  ///
  /// The schema is merged elsewhere, once, when the pool is created.
  static func effective(_ asked: UserPoolType) -> UserPoolType {
    var pool = asked
    pool.policies = policies(asked)
    pool.deletionProtection = asked.deletionProtection ?? "INACTIVE"
    pool.lambdaConfig = lambdas(asked.lambdaConfig ?? LambdaConfigType())
    pool.mfaConfiguration = asked.mfaConfiguration ?? "OFF"
    pool.userPoolTier = asked.userPoolTier ?? "ESSENTIALS"
    pool.userPoolTags = asked.userPoolTags ?? [:]
    pool.autoVerifiedAttributes = asked.autoVerifiedAttributes.nonEmpty
    pool.deviceConfiguration = devices(asked.deviceConfiguration)
    pool.emailConfiguration = email(asked.emailConfiguration ?? EmailConfigurationType())
    pool.adminCreateUserConfig = administration(asked)
    pool.accountRecoverySetting = asked.accountRecoverySetting ?? recovery
    pool.acrConfiguration = levels(asked.acrConfiguration)
    pool.dcrConfiguration = asked.dcrConfiguration.map(registration)
    fillMessages(&pool)
    if pool.autoVerifiedAttributes != nil, pool.userAttributeUpdateSettings == nil {
      pool.userAttributeUpdateSettings = UserAttributeUpdateSettingsType(
        attributesRequireVerificationBeforeUpdate: []
      )
    }
    return pool
  }

  private static func policies(_ asked: UserPoolType) -> UserPoolPolicyType {
    UserPoolPolicyType(
      passwordPolicy: password(asked),
      signInPolicy: SignInPolicyType(
        allowedFirstAuthFactors: asked.policies?.signInPolicy?.allowedFirstAuthFactors
          ?? ["PASSWORD"]
      )
    )
  }

  /// Without a policy every class of character is required; in a policy that is given, a class that
  /// it does not name is not.
  private static func password(_ asked: UserPoolType) -> PasswordPolicyType {
    let given = asked.policies?.passwordPolicy
    var policy = given ?? PasswordPolicyType()
    policy.minimumLength = policy.minimumLength ?? 8
    policy.requireUppercase = policy.requireUppercase ?? (given == nil)
    policy.requireLowercase = policy.requireLowercase ?? (given == nil)
    policy.requireNumbers = policy.requireNumbers ?? (given == nil)
    policy.requireSymbols = policy.requireSymbols ?? (given == nil)
    policy.temporaryPasswordValidityDays = temporaryPasswordValidityDays(asked)
    return policy
  }

  private static func administration(_ asked: UserPoolType) -> AdminCreateUserConfigType {
    var administration = asked.adminCreateUserConfig ?? AdminCreateUserConfigType()
    administration.allowAdminCreateUserOnly = administration.allowAdminCreateUserOnly ?? false
    administration.unusedAccountValidityDays = temporaryPasswordValidityDays(asked)
    return administration
  }

  /// How long a temporary password is good for: the older and the newer member always say the
  /// same, and zero means the default.
  private static func temporaryPasswordValidityDays(_ asked: UserPoolType) -> Int32 {
    let days =
      asked.policies?.passwordPolicy?.temporaryPasswordValidityDays
      ?? asked.adminCreateUserConfig?.unusedAccountValidityDays ?? 0
    return days == 0 ? 7 : days
  }

  /// The older and the newer way to name the token trigger always name the same one.
  private static func lambdas(_ asked: LambdaConfigType) -> LambdaConfigType {
    var lambdas = asked
    if let trigger = asked.preTokenGenerationConfig {
      lambdas.preTokenGeneration = trigger.lambdaArn
    } else if let trigger = asked.preTokenGeneration {
      lambdas.preTokenGenerationConfig = PreTokenGenerationVersionConfigType(
        lambdaVersion: "V1_0",
        lambdaArn: trigger
      )
    }
    return lambdas
  }

  /// Any member that is given switches device tracking on, even with the value false (DEV-1).
  private static func devices(_ asked: DeviceConfigurationType?) -> DeviceConfigurationType? {
    guard let asked, asked != DeviceConfigurationType() else { return nil }
    return DeviceConfigurationType(
      challengeRequiredOnNewDevice: asked.challengeRequiredOnNewDevice ?? false,
      deviceOnlyRememberedOnUserPrompt: asked.deviceOnlyRememberedOnUserPrompt ?? false
    )
  }

  private static func email(_ asked: EmailConfigurationType) -> EmailConfigurationType {
    var email = asked
    email.emailSendingAccount = email.emailSendingAccount ?? "COGNITO_DEFAULT"
    return email
  }

  private static let recovery = AccountRecoverySettingType(
    recoveryMechanisms: [
      RecoveryOptionType(priority: 1, name: "verified_email"),
      RecoveryOptionType(priority: 2, name: "verified_phone_number"),
    ]
  )

  /// The names of all four levels, those asked for among them.
  static func levels(_ asked: [String: AcrLevelConfigType]?) -> [String: AcrLevelConfigType] {
    var levels = asked ?? [:]
    for level in 1...4 where levels["Level\(level)"] == nil {
      levels["Level\(level)"] = AcrLevelConfigType(acrValue: "urn:cognito:loa:\(level)")
    }
    return levels
  }

  private static func registration(_ asked: DcrConfigurationType) -> DcrConfigurationType {
    var registration = asked
    registration.enableStatus = asked.enableStatus ?? "Enabled"
    registration.openDcrEnabled = asked.openDcrEnabled ?? false
    registration.authenticatedGrantTypes =
      asked.authenticatedGrantTypes ?? ["code", "client_credentials"]
    registration.openDcrGrantTypes = asked.openDcrGrantTypes ?? ["code"]
    return registration
  }

  /// The older members for the verification messages and the template always say the same.
  private static func fillMessages(_ pool: inout UserPoolType) {
    var template = pool.verificationMessageTemplate ?? VerificationMessageTemplateType()
    template.defaultEmailOption = template.defaultEmailOption ?? "CONFIRM_WITH_CODE"
    template.smsMessage = template.smsMessage ?? pool.smsVerificationMessage
    template.emailMessage = template.emailMessage ?? pool.emailVerificationMessage
    template.emailSubject = template.emailSubject ?? pool.emailVerificationSubject
    pool.verificationMessageTemplate = template
    pool.smsVerificationMessage = template.smsMessage
    pool.emailVerificationMessage = template.emailMessage
    pool.emailVerificationSubject = template.emailSubject
  }
}
