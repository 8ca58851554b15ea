// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_pool.proto. Do not edit.

/// Cognito's PasswordPolicyType.
public struct PasswordPolicyType: Sendable, Hashable {
  /// MinimumLength.
  ///
  /// 6 to 99.
  public var minimumLength: Int32?
  /// RequireUppercase.
  public var requireUppercase: Bool?
  /// RequireLowercase.
  public var requireLowercase: Bool?
  /// RequireNumbers.
  public var requireNumbers: Bool?
  /// RequireSymbols.
  public var requireSymbols: Bool?
  /// PasswordHistorySize.
  ///
  /// 0 to 24.
  public var passwordHistorySize: Int32?
  /// TemporaryPasswordValidityDays.
  ///
  /// 0 to 365.
  public var temporaryPasswordValidityDays: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    minimumLength: Int32? = nil,
    requireUppercase: Bool? = nil,
    requireLowercase: Bool? = nil,
    requireNumbers: Bool? = nil,
    requireSymbols: Bool? = nil,
    passwordHistorySize: Int32? = nil,
    temporaryPasswordValidityDays: Int32? = nil
  ) {
    self.minimumLength = minimumLength
    self.requireUppercase = requireUppercase
    self.requireLowercase = requireLowercase
    self.requireNumbers = requireNumbers
    self.requireSymbols = requireSymbols
    self.passwordHistorySize = passwordHistorySize
    self.temporaryPasswordValidityDays = temporaryPasswordValidityDays
  }
}

/// Cognito's SignInPolicyType.
public struct SignInPolicyType: Sendable, Hashable {
  /// AllowedFirstAuthFactors.
  ///
  /// 1 to 5 members.
  public var allowedFirstAuthFactors: [String]?

  /// Makes a message; what is not given is absent.
  public init(
    allowedFirstAuthFactors: [String]? = nil
  ) {
    self.allowedFirstAuthFactors = allowedFirstAuthFactors
  }
}

/// Cognito's UserPoolPolicyType.
public struct UserPoolPolicyType: Sendable, Hashable {
  /// PasswordPolicy.
  public var passwordPolicy: PasswordPolicyType?
  /// SignInPolicy.
  public var signInPolicy: SignInPolicyType?

  /// Makes a message; what is not given is absent.
  public init(
    passwordPolicy: PasswordPolicyType? = nil,
    signInPolicy: SignInPolicyType? = nil
  ) {
    self.passwordPolicy = passwordPolicy
    self.signInPolicy = signInPolicy
  }
}

/// Cognito's PreTokenGenerationVersionConfigType.
public struct PreTokenGenerationVersionConfigType: Sendable, Hashable {
  /// LambdaVersion.
  ///
  /// Required. One of V1_0, V2_0, V3_0.
  public var lambdaVersion: String?
  /// LambdaArn.
  ///
  /// Required. 20 to 2048 characters.
  public var lambdaArn: String?

  /// Makes a message; what is not given is absent.
  public init(
    lambdaVersion: String? = nil,
    lambdaArn: String? = nil
  ) {
    self.lambdaVersion = lambdaVersion
    self.lambdaArn = lambdaArn
  }
}

/// Cognito's CustomSMSLambdaVersionConfigType.
public struct CustomSMSLambdaVersionConfigType: Sendable, Hashable {
  /// LambdaVersion.
  ///
  /// Required. One of V1_0.
  public var lambdaVersion: String?
  /// LambdaArn.
  ///
  /// Required. 20 to 2048 characters.
  public var lambdaArn: String?

  /// Makes a message; what is not given is absent.
  public init(
    lambdaVersion: String? = nil,
    lambdaArn: String? = nil
  ) {
    self.lambdaVersion = lambdaVersion
    self.lambdaArn = lambdaArn
  }
}

/// Cognito's CustomEmailLambdaVersionConfigType.
public struct CustomEmailLambdaVersionConfigType: Sendable, Hashable {
  /// LambdaVersion.
  ///
  /// Required. One of V1_0.
  public var lambdaVersion: String?
  /// LambdaArn.
  ///
  /// Required. 20 to 2048 characters.
  public var lambdaArn: String?

  /// Makes a message; what is not given is absent.
  public init(
    lambdaVersion: String? = nil,
    lambdaArn: String? = nil
  ) {
    self.lambdaVersion = lambdaVersion
    self.lambdaArn = lambdaArn
  }
}

/// Cognito's InboundFederationLambdaType.
public struct InboundFederationLambdaType: Sendable, Hashable {
  /// LambdaVersion.
  ///
  /// Required. One of V1_0.
  public var lambdaVersion: String?
  /// LambdaArn.
  ///
  /// Required. 20 to 2048 characters.
  public var lambdaArn: String?

  /// Makes a message; what is not given is absent.
  public init(
    lambdaVersion: String? = nil,
    lambdaArn: String? = nil
  ) {
    self.lambdaVersion = lambdaVersion
    self.lambdaArn = lambdaArn
  }
}

/// Cognito's LambdaConfigType.
public struct LambdaConfigType: Sendable, Hashable {
  /// PreSignUp.
  ///
  /// 20 to 2048 characters.
  public var preSignUp: String?
  /// CustomMessage.
  ///
  /// 20 to 2048 characters.
  public var customMessage: String?
  /// PostConfirmation.
  ///
  /// 20 to 2048 characters.
  public var postConfirmation: String?
  /// PreAuthentication.
  ///
  /// 20 to 2048 characters.
  public var preAuthentication: String?
  /// PostAuthentication.
  ///
  /// 20 to 2048 characters.
  public var postAuthentication: String?
  /// DefineAuthChallenge.
  ///
  /// 20 to 2048 characters.
  public var defineAuthChallenge: String?
  /// CreateAuthChallenge.
  ///
  /// 20 to 2048 characters.
  public var createAuthChallenge: String?
  /// VerifyAuthChallengeResponse.
  ///
  /// 20 to 2048 characters.
  public var verifyAuthChallengeResponse: String?
  /// PreTokenGeneration.
  ///
  /// 20 to 2048 characters.
  public var preTokenGeneration: String?
  /// UserMigration.
  ///
  /// 20 to 2048 characters.
  public var userMigration: String?
  /// PreTokenGenerationConfig.
  public var preTokenGenerationConfig: PreTokenGenerationVersionConfigType?
  /// CustomSMSSender.
  public var customSmsSender: CustomSMSLambdaVersionConfigType?
  /// CustomEmailSender.
  public var customEmailSender: CustomEmailLambdaVersionConfigType?
  /// KMSKeyID.
  ///
  /// 20 to 2048 characters.
  public var kmsKeyId: String?
  /// InboundFederation.
  public var inboundFederation: InboundFederationLambdaType?

  /// Makes a message; what is not given is absent.
  public init(
    preSignUp: String? = nil,
    customMessage: String? = nil,
    postConfirmation: String? = nil,
    preAuthentication: String? = nil,
    postAuthentication: String? = nil,
    defineAuthChallenge: String? = nil,
    createAuthChallenge: String? = nil,
    verifyAuthChallengeResponse: String? = nil,
    preTokenGeneration: String? = nil,
    userMigration: String? = nil,
    preTokenGenerationConfig: PreTokenGenerationVersionConfigType? = nil,
    customSmsSender: CustomSMSLambdaVersionConfigType? = nil,
    customEmailSender: CustomEmailLambdaVersionConfigType? = nil,
    kmsKeyId: String? = nil,
    inboundFederation: InboundFederationLambdaType? = nil
  ) {
    self.preSignUp = preSignUp
    self.customMessage = customMessage
    self.postConfirmation = postConfirmation
    self.preAuthentication = preAuthentication
    self.postAuthentication = postAuthentication
    self.defineAuthChallenge = defineAuthChallenge
    self.createAuthChallenge = createAuthChallenge
    self.verifyAuthChallengeResponse = verifyAuthChallengeResponse
    self.preTokenGeneration = preTokenGeneration
    self.userMigration = userMigration
    self.preTokenGenerationConfig = preTokenGenerationConfig
    self.customSmsSender = customSmsSender
    self.customEmailSender = customEmailSender
    self.kmsKeyId = kmsKeyId
    self.inboundFederation = inboundFederation
  }
}

/// Cognito's VerificationMessageTemplateType.
public struct VerificationMessageTemplateType: Sendable, Hashable {
  /// SmsMessage.
  ///
  /// 6 to 140 characters.
  public var smsMessage: String?
  /// EmailMessage.
  ///
  /// 6 to 20000 characters.
  public var emailMessage: String?
  /// EmailSubject.
  ///
  /// 1 to 140 characters.
  public var emailSubject: String?
  /// EmailMessageByLink.
  ///
  /// 6 to 20000 characters.
  public var emailMessageByLink: String?
  /// EmailSubjectByLink.
  ///
  /// 1 to 140 characters.
  public var emailSubjectByLink: String?
  /// DefaultEmailOption.
  ///
  /// One of CONFIRM_WITH_LINK, CONFIRM_WITH_CODE.
  public var defaultEmailOption: String?

  /// Makes a message; what is not given is absent.
  public init(
    smsMessage: String? = nil,
    emailMessage: String? = nil,
    emailSubject: String? = nil,
    emailMessageByLink: String? = nil,
    emailSubjectByLink: String? = nil,
    defaultEmailOption: String? = nil
  ) {
    self.smsMessage = smsMessage
    self.emailMessage = emailMessage
    self.emailSubject = emailSubject
    self.emailMessageByLink = emailMessageByLink
    self.emailSubjectByLink = emailSubjectByLink
    self.defaultEmailOption = defaultEmailOption
  }
}

/// Cognito's UserAttributeUpdateSettingsType.
public struct UserAttributeUpdateSettingsType: Sendable, Hashable {
  /// AttributesRequireVerificationBeforeUpdate.
  public var attributesRequireVerificationBeforeUpdate: [String]?

  /// Makes a message; what is not given is absent.
  public init(
    attributesRequireVerificationBeforeUpdate: [String]? = nil
  ) {
    self.attributesRequireVerificationBeforeUpdate = attributesRequireVerificationBeforeUpdate
  }
}

/// Cognito's DeviceConfigurationType.
public struct DeviceConfigurationType: Sendable, Hashable {
  /// ChallengeRequiredOnNewDevice.
  public var challengeRequiredOnNewDevice: Bool?
  /// DeviceOnlyRememberedOnUserPrompt.
  public var deviceOnlyRememberedOnUserPrompt: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    challengeRequiredOnNewDevice: Bool? = nil,
    deviceOnlyRememberedOnUserPrompt: Bool? = nil
  ) {
    self.challengeRequiredOnNewDevice = challengeRequiredOnNewDevice
    self.deviceOnlyRememberedOnUserPrompt = deviceOnlyRememberedOnUserPrompt
  }
}

/// Cognito's EmailConfigurationType.
public struct EmailConfigurationType: Sendable, Hashable {
  /// SourceArn.
  ///
  /// 20 to 2048 characters.
  public var sourceArn: String?
  /// ReplyToEmailAddress.
  public var replyToEmailAddress: String?
  /// EmailSendingAccount.
  ///
  /// One of COGNITO_DEFAULT, DEVELOPER.
  public var emailSendingAccount: String?
  /// From.
  ///
  /// 0 to 131072 characters.
  public var from: String?
  /// ConfigurationSet.
  ///
  /// 1 to 64 characters.
  public var configurationSet: String?

  /// Makes a message; what is not given is absent.
  public init(
    sourceArn: String? = nil,
    replyToEmailAddress: String? = nil,
    emailSendingAccount: String? = nil,
    from: String? = nil,
    configurationSet: String? = nil
  ) {
    self.sourceArn = sourceArn
    self.replyToEmailAddress = replyToEmailAddress
    self.emailSendingAccount = emailSendingAccount
    self.from = from
    self.configurationSet = configurationSet
  }
}

/// Cognito's EumsSmsConfigurationType.
public struct EumsSmsConfigurationType: Sendable, Hashable {
  /// CallerArn.
  ///
  /// Required. 20 to 2048 characters.
  public var callerArn: String?
  /// ExternalId.
  ///
  /// 0 to 131072 characters.
  public var externalId: String?
  /// OriginationIdentity.
  ///
  /// 0 to 131072 characters.
  public var originationIdentity: String?
  /// ConfigurationSetName.
  ///
  /// 0 to 131072 characters.
  public var configurationSetName: String?
  /// InEntityId.
  ///
  /// 0 to 131072 characters.
  public var inEntityId: String?
  /// InTemplateId.
  ///
  /// 0 to 131072 characters.
  public var inTemplateId: String?
  /// Region.
  ///
  /// 5 to 32 characters.
  public var region: String?

  /// Makes a message; what is not given is absent.
  public init(
    callerArn: String? = nil,
    externalId: String? = nil,
    originationIdentity: String? = nil,
    configurationSetName: String? = nil,
    inEntityId: String? = nil,
    inTemplateId: String? = nil,
    region: String? = nil
  ) {
    self.callerArn = callerArn
    self.externalId = externalId
    self.originationIdentity = originationIdentity
    self.configurationSetName = configurationSetName
    self.inEntityId = inEntityId
    self.inTemplateId = inTemplateId
    self.region = region
  }
}

/// Cognito's SmsConfigurationType.
public struct SmsConfigurationType: Sendable, Hashable {
  /// SnsCallerArn.
  ///
  /// 0 to 2048 characters.
  public var snsCallerArn: String?
  /// ExternalId.
  ///
  /// 0 to 131072 characters.
  public var externalId: String?
  /// SnsRegion.
  ///
  /// 5 to 32 characters.
  public var snsRegion: String?
  /// EumsSms.
  public var eumsSms: EumsSmsConfigurationType?

  /// Makes a message; what is not given is absent.
  public init(
    snsCallerArn: String? = nil,
    externalId: String? = nil,
    snsRegion: String? = nil,
    eumsSms: EumsSmsConfigurationType? = nil
  ) {
    self.snsCallerArn = snsCallerArn
    self.externalId = externalId
    self.snsRegion = snsRegion
    self.eumsSms = eumsSms
  }
}

/// Cognito's MessageTemplateType.
public struct MessageTemplateType: Sendable, Hashable {
  /// SMSMessage.
  ///
  /// 6 to 140 characters.
  public var smsMessage: String?
  /// EmailMessage.
  ///
  /// 6 to 20000 characters.
  public var emailMessage: String?
  /// EmailSubject.
  ///
  /// 1 to 140 characters.
  public var emailSubject: String?

  /// Makes a message; what is not given is absent.
  public init(
    smsMessage: String? = nil,
    emailMessage: String? = nil,
    emailSubject: String? = nil
  ) {
    self.smsMessage = smsMessage
    self.emailMessage = emailMessage
    self.emailSubject = emailSubject
  }
}

/// Cognito's AdminCreateUserConfigType.
public struct AdminCreateUserConfigType: Sendable, Hashable {
  /// AllowAdminCreateUserOnly.
  public var allowAdminCreateUserOnly: Bool?
  /// UnusedAccountValidityDays.
  ///
  /// 0 to 365.
  public var unusedAccountValidityDays: Int32?
  /// InviteMessageTemplate.
  public var inviteMessageTemplate: MessageTemplateType?

  /// Makes a message; what is not given is absent.
  public init(
    allowAdminCreateUserOnly: Bool? = nil,
    unusedAccountValidityDays: Int32? = nil,
    inviteMessageTemplate: MessageTemplateType? = nil
  ) {
    self.allowAdminCreateUserOnly = allowAdminCreateUserOnly
    self.unusedAccountValidityDays = unusedAccountValidityDays
    self.inviteMessageTemplate = inviteMessageTemplate
  }
}

/// Cognito's NumberAttributeConstraintsType.
public struct NumberAttributeConstraintsType: Sendable, Hashable {
  /// MinValue.
  ///
  /// 0 to 131072 characters.
  public var minValue: String?
  /// MaxValue.
  ///
  /// 0 to 131072 characters.
  public var maxValue: String?

  /// Makes a message; what is not given is absent.
  public init(
    minValue: String? = nil,
    maxValue: String? = nil
  ) {
    self.minValue = minValue
    self.maxValue = maxValue
  }
}

/// Cognito's StringAttributeConstraintsType.
public struct StringAttributeConstraintsType: Sendable, Hashable {
  /// MinLength.
  ///
  /// 0 to 131072 characters.
  public var minLength: String?
  /// MaxLength.
  ///
  /// 0 to 131072 characters.
  public var maxLength: String?

  /// Makes a message; what is not given is absent.
  public init(
    minLength: String? = nil,
    maxLength: String? = nil
  ) {
    self.minLength = minLength
    self.maxLength = maxLength
  }
}

/// Cognito's SchemaAttributeType.
public struct SchemaAttributeType: Sendable, Hashable {
  /// Name.
  ///
  /// 1 to 20 characters.
  public var name: String?
  /// AttributeDataType.
  ///
  /// One of String, Number, DateTime, Boolean.
  public var attributeDataType: String?
  /// DeveloperOnlyAttribute.
  public var developerOnlyAttribute: Bool?
  /// Mutable.
  public var mutable: Bool?
  /// Required.
  public var required: Bool?
  /// NumberAttributeConstraints.
  public var numberAttributeConstraints: NumberAttributeConstraintsType?
  /// StringAttributeConstraints.
  public var stringAttributeConstraints: StringAttributeConstraintsType?

  /// Makes a message; what is not given is absent.
  public init(
    name: String? = nil,
    attributeDataType: String? = nil,
    developerOnlyAttribute: Bool? = nil,
    mutable: Bool? = nil,
    required: Bool? = nil,
    numberAttributeConstraints: NumberAttributeConstraintsType? = nil,
    stringAttributeConstraints: StringAttributeConstraintsType? = nil
  ) {
    self.name = name
    self.attributeDataType = attributeDataType
    self.developerOnlyAttribute = developerOnlyAttribute
    self.mutable = mutable
    self.required = required
    self.numberAttributeConstraints = numberAttributeConstraints
    self.stringAttributeConstraints = stringAttributeConstraints
  }
}

/// Cognito's AdvancedSecurityAdditionalFlowsType.
public struct AdvancedSecurityAdditionalFlowsType: Sendable, Hashable {
  /// CustomAuthMode.
  ///
  /// One of AUDIT, ENFORCED.
  public var customAuthMode: String?

  /// Makes a message; what is not given is absent.
  public init(
    customAuthMode: String? = nil
  ) {
    self.customAuthMode = customAuthMode
  }
}

/// Cognito's UserPoolAddOnsType.
public struct UserPoolAddOnsType: Sendable, Hashable {
  /// AdvancedSecurityMode.
  ///
  /// Required. One of OFF, AUDIT, ENFORCED.
  public var advancedSecurityMode: String?
  /// AdvancedSecurityAdditionalFlows.
  public var advancedSecurityAdditionalFlows: AdvancedSecurityAdditionalFlowsType?

  /// Makes a message; what is not given is absent.
  public init(
    advancedSecurityMode: String? = nil,
    advancedSecurityAdditionalFlows: AdvancedSecurityAdditionalFlowsType? = nil
  ) {
    self.advancedSecurityMode = advancedSecurityMode
    self.advancedSecurityAdditionalFlows = advancedSecurityAdditionalFlows
  }
}

/// Cognito's DcrConfigurationType.
public struct DcrConfigurationType: Sendable, Hashable {
  /// EnableStatus.
  ///
  /// One of Enabled, Disabled.
  public var enableStatus: String?
  /// OpenDcrEnabled.
  public var openDcrEnabled: Bool?
  /// AuthenticatedGrantTypes.
  ///
  /// 0 to 3 members.
  public var authenticatedGrantTypes: [String]?
  /// OpenDcrGrantTypes.
  ///
  /// 0 to 3 members.
  public var openDcrGrantTypes: [String]?
  /// AllowedScopes.
  ///
  /// At most 50 members.
  public var allowedScopes: [String]?

  /// Makes a message; what is not given is absent.
  public init(
    enableStatus: String? = nil,
    openDcrEnabled: Bool? = nil,
    authenticatedGrantTypes: [String]? = nil,
    openDcrGrantTypes: [String]? = nil,
    allowedScopes: [String]? = nil
  ) {
    self.enableStatus = enableStatus
    self.openDcrEnabled = openDcrEnabled
    self.authenticatedGrantTypes = authenticatedGrantTypes
    self.openDcrGrantTypes = openDcrGrantTypes
    self.allowedScopes = allowedScopes
  }
}

/// Cognito's UsernameConfigurationType.
public struct UsernameConfigurationType: Sendable, Hashable {
  /// CaseSensitive.
  ///
  /// Required.
  public var caseSensitive: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    caseSensitive: Bool? = nil
  ) {
    self.caseSensitive = caseSensitive
  }
}

/// Cognito's RecoveryOptionType.
public struct RecoveryOptionType: Sendable, Hashable {
  /// Priority.
  ///
  /// Required. 1 to 2.
  public var priority: Int32?
  /// Name.
  ///
  /// Required. One of verified_email, verified_phone_number, admin_only.
  public var name: String?

  /// Makes a message; what is not given is absent.
  public init(
    priority: Int32? = nil,
    name: String? = nil
  ) {
    self.priority = priority
    self.name = name
  }
}

/// Cognito's AccountRecoverySettingType.
public struct AccountRecoverySettingType: Sendable, Hashable {
  /// RecoveryMechanisms.
  ///
  /// 1 to 2 members.
  public var recoveryMechanisms: [RecoveryOptionType]?

  /// Makes a message; what is not given is absent.
  public init(
    recoveryMechanisms: [RecoveryOptionType]? = nil
  ) {
    self.recoveryMechanisms = recoveryMechanisms
  }
}

/// Cognito's KeyConfigurationType.
public struct KeyConfigurationType: Sendable, Hashable {
  /// KeyType.
  ///
  /// One of AWS_OWNED_KEY, CUSTOMER_MANAGED_KEY.
  public var keyType: String?
  /// KmsKeyArn.
  ///
  /// 20 to 2048 characters.
  public var kmsKeyArn: String?

  /// Makes a message; what is not given is absent.
  public init(
    keyType: String? = nil,
    kmsKeyArn: String? = nil
  ) {
    self.keyType = keyType
    self.kmsKeyArn = kmsKeyArn
  }
}

/// Cognito's IssuerConfigurationType.
public struct IssuerConfigurationType: Sendable, Hashable {
  /// Type.
  ///
  /// One of ORIGINAL, UPDATED.
  public var type: String?

  /// Makes a message; what is not given is absent.
  public init(
    type: String? = nil
  ) {
    self.type = type
  }
}

/// Cognito's AcrLevelConfigType.
public struct AcrLevelConfigType: Sendable, Hashable {
  /// AcrValue.
  ///
  /// Required. 1 to 64 characters.
  public var acrValue: String?

  /// Makes a message; what is not given is absent.
  public init(
    acrValue: String? = nil
  ) {
    self.acrValue = acrValue
  }
}

/// Request of CreateUserPool.
public struct CreateUserPoolRequest: Sendable, Hashable {
  /// PoolName.
  ///
  /// Required. 1 to 128 characters.
  public var poolName: String?
  /// Policies.
  public var policies: UserPoolPolicyType?
  /// DeletionProtection.
  ///
  /// One of ACTIVE, INACTIVE.
  public var deletionProtection: String?
  /// LambdaConfig.
  public var lambdaConfig: LambdaConfigType?
  /// AutoVerifiedAttributes.
  public var autoVerifiedAttributes: [String]?
  /// AliasAttributes.
  public var aliasAttributes: [String]?
  /// UsernameAttributes.
  public var usernameAttributes: [String]?
  /// SmsVerificationMessage.
  ///
  /// 6 to 140 characters.
  public var smsVerificationMessage: String?
  /// EmailVerificationMessage.
  ///
  /// 6 to 20000 characters.
  public var emailVerificationMessage: String?
  /// EmailVerificationSubject.
  ///
  /// 1 to 140 characters.
  public var emailVerificationSubject: String?
  /// VerificationMessageTemplate.
  public var verificationMessageTemplate: VerificationMessageTemplateType?
  /// SmsAuthenticationMessage.
  ///
  /// 6 to 140 characters.
  public var smsAuthenticationMessage: String?
  /// MfaConfiguration.
  ///
  /// One of OFF, ON, OPTIONAL.
  public var mfaConfiguration: String?
  /// UserAttributeUpdateSettings.
  public var userAttributeUpdateSettings: UserAttributeUpdateSettingsType?
  /// DeviceConfiguration.
  public var deviceConfiguration: DeviceConfigurationType?
  /// EmailConfiguration.
  public var emailConfiguration: EmailConfigurationType?
  /// SmsConfiguration.
  public var smsConfiguration: SmsConfigurationType?
  /// UserPoolTags.
  public var userPoolTags: [String: String]?
  /// AdminCreateUserConfig.
  public var adminCreateUserConfig: AdminCreateUserConfigType?
  /// Schema.
  ///
  /// 1 to 50 members.
  public var schema: [SchemaAttributeType]?
  /// UserPoolAddOns.
  public var userPoolAddOns: UserPoolAddOnsType?
  /// DcrConfiguration.
  public var dcrConfiguration: DcrConfigurationType?
  /// UsernameConfiguration.
  public var usernameConfiguration: UsernameConfigurationType?
  /// AccountRecoverySetting.
  public var accountRecoverySetting: AccountRecoverySettingType?
  /// UserPoolTier.
  ///
  /// One of LITE, ESSENTIALS, PLUS.
  public var userPoolTier: String?
  /// KeyConfiguration.
  public var keyConfiguration: KeyConfigurationType?
  /// IssuerConfiguration.
  public var issuerConfiguration: IssuerConfigurationType?
  /// AcrConfiguration.
  ///
  /// 0 to 4 members.
  public var acrConfiguration: [String: AcrLevelConfigType]?

  /// Makes a message; what is not given is absent.
  public init(
    poolName: String? = nil,
    policies: UserPoolPolicyType? = nil,
    deletionProtection: String? = nil,
    lambdaConfig: LambdaConfigType? = nil,
    autoVerifiedAttributes: [String]? = nil,
    aliasAttributes: [String]? = nil,
    usernameAttributes: [String]? = nil,
    smsVerificationMessage: String? = nil,
    emailVerificationMessage: String? = nil,
    emailVerificationSubject: String? = nil,
    verificationMessageTemplate: VerificationMessageTemplateType? = nil,
    smsAuthenticationMessage: String? = nil,
    mfaConfiguration: String? = nil,
    userAttributeUpdateSettings: UserAttributeUpdateSettingsType? = nil,
    deviceConfiguration: DeviceConfigurationType? = nil,
    emailConfiguration: EmailConfigurationType? = nil,
    smsConfiguration: SmsConfigurationType? = nil,
    userPoolTags: [String: String]? = nil,
    adminCreateUserConfig: AdminCreateUserConfigType? = nil,
    schema: [SchemaAttributeType]? = nil,
    userPoolAddOns: UserPoolAddOnsType? = nil,
    dcrConfiguration: DcrConfigurationType? = nil,
    usernameConfiguration: UsernameConfigurationType? = nil,
    accountRecoverySetting: AccountRecoverySettingType? = nil,
    userPoolTier: String? = nil,
    keyConfiguration: KeyConfigurationType? = nil,
    issuerConfiguration: IssuerConfigurationType? = nil,
    acrConfiguration: [String: AcrLevelConfigType]? = nil
  ) {
    self.poolName = poolName
    self.policies = policies
    self.deletionProtection = deletionProtection
    self.lambdaConfig = lambdaConfig
    self.autoVerifiedAttributes = autoVerifiedAttributes
    self.aliasAttributes = aliasAttributes
    self.usernameAttributes = usernameAttributes
    self.smsVerificationMessage = smsVerificationMessage
    self.emailVerificationMessage = emailVerificationMessage
    self.emailVerificationSubject = emailVerificationSubject
    self.verificationMessageTemplate = verificationMessageTemplate
    self.smsAuthenticationMessage = smsAuthenticationMessage
    self.mfaConfiguration = mfaConfiguration
    self.userAttributeUpdateSettings = userAttributeUpdateSettings
    self.deviceConfiguration = deviceConfiguration
    self.emailConfiguration = emailConfiguration
    self.smsConfiguration = smsConfiguration
    self.userPoolTags = userPoolTags
    self.adminCreateUserConfig = adminCreateUserConfig
    self.schema = schema
    self.userPoolAddOns = userPoolAddOns
    self.dcrConfiguration = dcrConfiguration
    self.usernameConfiguration = usernameConfiguration
    self.accountRecoverySetting = accountRecoverySetting
    self.userPoolTier = userPoolTier
    self.keyConfiguration = keyConfiguration
    self.issuerConfiguration = issuerConfiguration
    self.acrConfiguration = acrConfiguration
  }
}

/// Cognito's UserPoolType.
public struct UserPoolType: Sendable, Hashable {
  /// Id.
  ///
  /// 1 to 55 characters.
  public var id: String?
  /// Name.
  ///
  /// 1 to 128 characters.
  public var name: String?
  /// Policies.
  public var policies: UserPoolPolicyType?
  /// DeletionProtection.
  ///
  /// One of ACTIVE, INACTIVE.
  public var deletionProtection: String?
  /// LambdaConfig.
  public var lambdaConfig: LambdaConfigType?
  /// Status.
  ///
  /// One of Enabled, Disabled.
  public var status: String?
  /// LastModifiedDate.
  public var lastModifiedDateUnixMillis: Int64?
  /// CreationDate.
  public var creationDateUnixMillis: Int64?
  /// SchemaAttributes.
  ///
  /// 1 to 50 members.
  public var schemaAttributes: [SchemaAttributeType]?
  /// AutoVerifiedAttributes.
  public var autoVerifiedAttributes: [String]?
  /// AliasAttributes.
  public var aliasAttributes: [String]?
  /// UsernameAttributes.
  public var usernameAttributes: [String]?
  /// SmsVerificationMessage.
  ///
  /// 6 to 140 characters.
  public var smsVerificationMessage: String?
  /// EmailVerificationMessage.
  ///
  /// 6 to 20000 characters.
  public var emailVerificationMessage: String?
  /// EmailVerificationSubject.
  ///
  /// 1 to 140 characters.
  public var emailVerificationSubject: String?
  /// VerificationMessageTemplate.
  public var verificationMessageTemplate: VerificationMessageTemplateType?
  /// SmsAuthenticationMessage.
  ///
  /// 6 to 140 characters.
  public var smsAuthenticationMessage: String?
  /// UserAttributeUpdateSettings.
  public var userAttributeUpdateSettings: UserAttributeUpdateSettingsType?
  /// MfaConfiguration.
  ///
  /// One of OFF, ON, OPTIONAL.
  public var mfaConfiguration: String?
  /// DeviceConfiguration.
  public var deviceConfiguration: DeviceConfigurationType?
  /// EstimatedNumberOfUsers.
  public var estimatedNumberOfUsers: Int32?
  /// EmailConfiguration.
  public var emailConfiguration: EmailConfigurationType?
  /// SmsConfiguration.
  public var smsConfiguration: SmsConfigurationType?
  /// UserPoolTags.
  public var userPoolTags: [String: String]?
  /// SmsConfigurationFailure.
  ///
  /// 0 to 131072 characters.
  public var smsConfigurationFailure: String?
  /// EmailConfigurationFailure.
  ///
  /// 0 to 131072 characters.
  public var emailConfigurationFailure: String?
  /// Domain.
  ///
  /// 1 to 63 characters.
  public var domain: String?
  /// CustomDomain.
  ///
  /// 1 to 63 characters.
  public var customDomain: String?
  /// AdminCreateUserConfig.
  public var adminCreateUserConfig: AdminCreateUserConfigType?
  /// UserPoolAddOns.
  public var userPoolAddOns: UserPoolAddOnsType?
  /// DcrConfiguration.
  public var dcrConfiguration: DcrConfigurationType?
  /// UsernameConfiguration.
  public var usernameConfiguration: UsernameConfigurationType?
  /// Arn.
  ///
  /// 20 to 2048 characters.
  public var arn: String?
  /// AccountRecoverySetting.
  public var accountRecoverySetting: AccountRecoverySettingType?
  /// UserPoolTier.
  ///
  /// One of LITE, ESSENTIALS, PLUS.
  public var userPoolTier: String?
  /// KeyConfiguration.
  public var keyConfiguration: KeyConfigurationType?
  /// IssuerConfiguration.
  public var issuerConfiguration: IssuerConfigurationType?
  /// AcrConfiguration.
  ///
  /// 0 to 4 members.
  public var acrConfiguration: [String: AcrLevelConfigType]?

  /// Makes a message; what is not given is absent.
  public init(
    id: String? = nil,
    name: String? = nil,
    policies: UserPoolPolicyType? = nil,
    deletionProtection: String? = nil,
    lambdaConfig: LambdaConfigType? = nil,
    status: String? = nil,
    lastModifiedDateUnixMillis: Int64? = nil,
    creationDateUnixMillis: Int64? = nil,
    schemaAttributes: [SchemaAttributeType]? = nil,
    autoVerifiedAttributes: [String]? = nil,
    aliasAttributes: [String]? = nil,
    usernameAttributes: [String]? = nil,
    smsVerificationMessage: String? = nil,
    emailVerificationMessage: String? = nil,
    emailVerificationSubject: String? = nil,
    verificationMessageTemplate: VerificationMessageTemplateType? = nil,
    smsAuthenticationMessage: String? = nil,
    userAttributeUpdateSettings: UserAttributeUpdateSettingsType? = nil,
    mfaConfiguration: String? = nil,
    deviceConfiguration: DeviceConfigurationType? = nil,
    estimatedNumberOfUsers: Int32? = nil,
    emailConfiguration: EmailConfigurationType? = nil,
    smsConfiguration: SmsConfigurationType? = nil,
    userPoolTags: [String: String]? = nil,
    smsConfigurationFailure: String? = nil,
    emailConfigurationFailure: String? = nil,
    domain: String? = nil,
    customDomain: String? = nil,
    adminCreateUserConfig: AdminCreateUserConfigType? = nil,
    userPoolAddOns: UserPoolAddOnsType? = nil,
    dcrConfiguration: DcrConfigurationType? = nil,
    usernameConfiguration: UsernameConfigurationType? = nil,
    arn: String? = nil,
    accountRecoverySetting: AccountRecoverySettingType? = nil,
    userPoolTier: String? = nil,
    keyConfiguration: KeyConfigurationType? = nil,
    issuerConfiguration: IssuerConfigurationType? = nil,
    acrConfiguration: [String: AcrLevelConfigType]? = nil
  ) {
    self.id = id
    self.name = name
    self.policies = policies
    self.deletionProtection = deletionProtection
    self.lambdaConfig = lambdaConfig
    self.status = status
    self.lastModifiedDateUnixMillis = lastModifiedDateUnixMillis
    self.creationDateUnixMillis = creationDateUnixMillis
    self.schemaAttributes = schemaAttributes
    self.autoVerifiedAttributes = autoVerifiedAttributes
    self.aliasAttributes = aliasAttributes
    self.usernameAttributes = usernameAttributes
    self.smsVerificationMessage = smsVerificationMessage
    self.emailVerificationMessage = emailVerificationMessage
    self.emailVerificationSubject = emailVerificationSubject
    self.verificationMessageTemplate = verificationMessageTemplate
    self.smsAuthenticationMessage = smsAuthenticationMessage
    self.userAttributeUpdateSettings = userAttributeUpdateSettings
    self.mfaConfiguration = mfaConfiguration
    self.deviceConfiguration = deviceConfiguration
    self.estimatedNumberOfUsers = estimatedNumberOfUsers
    self.emailConfiguration = emailConfiguration
    self.smsConfiguration = smsConfiguration
    self.userPoolTags = userPoolTags
    self.smsConfigurationFailure = smsConfigurationFailure
    self.emailConfigurationFailure = emailConfigurationFailure
    self.domain = domain
    self.customDomain = customDomain
    self.adminCreateUserConfig = adminCreateUserConfig
    self.userPoolAddOns = userPoolAddOns
    self.dcrConfiguration = dcrConfiguration
    self.usernameConfiguration = usernameConfiguration
    self.arn = arn
    self.accountRecoverySetting = accountRecoverySetting
    self.userPoolTier = userPoolTier
    self.keyConfiguration = keyConfiguration
    self.issuerConfiguration = issuerConfiguration
    self.acrConfiguration = acrConfiguration
  }
}

/// Response of CreateUserPool.
public struct CreateUserPoolResponse: Sendable, Hashable {
  /// UserPool.
  public var userPool: UserPoolType?

  /// Makes a message; what is not given is absent.
  public init(
    userPool: UserPoolType? = nil
  ) {
    self.userPool = userPool
  }
}

/// Request of DescribeUserPool.
public struct DescribeUserPoolRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil
  ) {
    self.userPoolId = userPoolId
  }
}

/// Response of DescribeUserPool.
public struct DescribeUserPoolResponse: Sendable, Hashable {
  /// UserPool.
  public var userPool: UserPoolType?

  /// Makes a message; what is not given is absent.
  public init(
    userPool: UserPoolType? = nil
  ) {
    self.userPool = userPool
  }
}

/// Request of UpdateUserPool.
public struct UpdateUserPoolRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Policies.
  public var policies: UserPoolPolicyType?
  /// DeletionProtection.
  ///
  /// One of ACTIVE, INACTIVE.
  public var deletionProtection: String?
  /// LambdaConfig.
  public var lambdaConfig: LambdaConfigType?
  /// AutoVerifiedAttributes.
  public var autoVerifiedAttributes: [String]?
  /// SmsVerificationMessage.
  ///
  /// 6 to 140 characters.
  public var smsVerificationMessage: String?
  /// EmailVerificationMessage.
  ///
  /// 6 to 20000 characters.
  public var emailVerificationMessage: String?
  /// EmailVerificationSubject.
  ///
  /// 1 to 140 characters.
  public var emailVerificationSubject: String?
  /// VerificationMessageTemplate.
  public var verificationMessageTemplate: VerificationMessageTemplateType?
  /// SmsAuthenticationMessage.
  ///
  /// 6 to 140 characters.
  public var smsAuthenticationMessage: String?
  /// UserAttributeUpdateSettings.
  public var userAttributeUpdateSettings: UserAttributeUpdateSettingsType?
  /// MfaConfiguration.
  ///
  /// One of OFF, ON, OPTIONAL.
  public var mfaConfiguration: String?
  /// DeviceConfiguration.
  public var deviceConfiguration: DeviceConfigurationType?
  /// EmailConfiguration.
  public var emailConfiguration: EmailConfigurationType?
  /// SmsConfiguration.
  public var smsConfiguration: SmsConfigurationType?
  /// UserPoolTags.
  public var userPoolTags: [String: String]?
  /// AdminCreateUserConfig.
  public var adminCreateUserConfig: AdminCreateUserConfigType?
  /// UserPoolAddOns.
  public var userPoolAddOns: UserPoolAddOnsType?
  /// DcrConfiguration.
  public var dcrConfiguration: DcrConfigurationType?
  /// AccountRecoverySetting.
  public var accountRecoverySetting: AccountRecoverySettingType?
  /// PoolName.
  ///
  /// 1 to 128 characters.
  public var poolName: String?
  /// UserPoolTier.
  ///
  /// One of LITE, ESSENTIALS, PLUS.
  public var userPoolTier: String?
  /// KeyConfiguration.
  public var keyConfiguration: KeyConfigurationType?
  /// IssuerConfiguration.
  public var issuerConfiguration: IssuerConfigurationType?
  /// AcrConfiguration.
  ///
  /// 0 to 4 members.
  public var acrConfiguration: [String: AcrLevelConfigType]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    policies: UserPoolPolicyType? = nil,
    deletionProtection: String? = nil,
    lambdaConfig: LambdaConfigType? = nil,
    autoVerifiedAttributes: [String]? = nil,
    smsVerificationMessage: String? = nil,
    emailVerificationMessage: String? = nil,
    emailVerificationSubject: String? = nil,
    verificationMessageTemplate: VerificationMessageTemplateType? = nil,
    smsAuthenticationMessage: String? = nil,
    userAttributeUpdateSettings: UserAttributeUpdateSettingsType? = nil,
    mfaConfiguration: String? = nil,
    deviceConfiguration: DeviceConfigurationType? = nil,
    emailConfiguration: EmailConfigurationType? = nil,
    smsConfiguration: SmsConfigurationType? = nil,
    userPoolTags: [String: String]? = nil,
    adminCreateUserConfig: AdminCreateUserConfigType? = nil,
    userPoolAddOns: UserPoolAddOnsType? = nil,
    dcrConfiguration: DcrConfigurationType? = nil,
    accountRecoverySetting: AccountRecoverySettingType? = nil,
    poolName: String? = nil,
    userPoolTier: String? = nil,
    keyConfiguration: KeyConfigurationType? = nil,
    issuerConfiguration: IssuerConfigurationType? = nil,
    acrConfiguration: [String: AcrLevelConfigType]? = nil
  ) {
    self.userPoolId = userPoolId
    self.policies = policies
    self.deletionProtection = deletionProtection
    self.lambdaConfig = lambdaConfig
    self.autoVerifiedAttributes = autoVerifiedAttributes
    self.smsVerificationMessage = smsVerificationMessage
    self.emailVerificationMessage = emailVerificationMessage
    self.emailVerificationSubject = emailVerificationSubject
    self.verificationMessageTemplate = verificationMessageTemplate
    self.smsAuthenticationMessage = smsAuthenticationMessage
    self.userAttributeUpdateSettings = userAttributeUpdateSettings
    self.mfaConfiguration = mfaConfiguration
    self.deviceConfiguration = deviceConfiguration
    self.emailConfiguration = emailConfiguration
    self.smsConfiguration = smsConfiguration
    self.userPoolTags = userPoolTags
    self.adminCreateUserConfig = adminCreateUserConfig
    self.userPoolAddOns = userPoolAddOns
    self.dcrConfiguration = dcrConfiguration
    self.accountRecoverySetting = accountRecoverySetting
    self.poolName = poolName
    self.userPoolTier = userPoolTier
    self.keyConfiguration = keyConfiguration
    self.issuerConfiguration = issuerConfiguration
    self.acrConfiguration = acrConfiguration
  }
}

/// Response of UpdateUserPool.
public struct UpdateUserPoolResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of DeleteUserPool.
public struct DeleteUserPoolRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil
  ) {
    self.userPoolId = userPoolId
  }
}

/// Request of ListUserPools.
public struct ListUserPoolsRequest: Sendable, Hashable {
  /// NextToken.
  ///
  /// At least 1 characters.
  public var nextToken: String?
  /// MaxResults.
  ///
  /// Required. 1 to 60.
  public var maxResults: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    nextToken: String? = nil,
    maxResults: Int32? = nil
  ) {
    self.nextToken = nextToken
    self.maxResults = maxResults
  }
}

/// Cognito's UserPoolDescriptionType.
public struct UserPoolDescriptionType: Sendable, Hashable {
  /// Id.
  ///
  /// 1 to 55 characters.
  public var id: String?
  /// Name.
  ///
  /// 1 to 128 characters.
  public var name: String?
  /// LambdaConfig.
  public var lambdaConfig: LambdaConfigType?
  /// Status.
  ///
  /// One of Enabled, Disabled.
  public var status: String?
  /// LastModifiedDate.
  public var lastModifiedDateUnixMillis: Int64?
  /// CreationDate.
  public var creationDateUnixMillis: Int64?
  /// ReplicaRegions.
  public var replicaRegions: [String]?

  /// Makes a message; what is not given is absent.
  public init(
    id: String? = nil,
    name: String? = nil,
    lambdaConfig: LambdaConfigType? = nil,
    status: String? = nil,
    lastModifiedDateUnixMillis: Int64? = nil,
    creationDateUnixMillis: Int64? = nil,
    replicaRegions: [String]? = nil
  ) {
    self.id = id
    self.name = name
    self.lambdaConfig = lambdaConfig
    self.status = status
    self.lastModifiedDateUnixMillis = lastModifiedDateUnixMillis
    self.creationDateUnixMillis = creationDateUnixMillis
    self.replicaRegions = replicaRegions
  }
}

/// Response of ListUserPools.
public struct ListUserPoolsResponse: Sendable, Hashable {
  /// UserPools.
  public var userPools: [UserPoolDescriptionType]?
  /// NextToken.
  ///
  /// At least 1 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPools: [UserPoolDescriptionType]? = nil,
    nextToken: String? = nil
  ) {
    self.userPools = userPools
    self.nextToken = nextToken
  }
}

/// Request of AddCustomAttributes.
public struct AddCustomAttributesRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// CustomAttributes.
  ///
  /// Required. 1 to 25 members.
  public var customAttributes: [SchemaAttributeType]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    customAttributes: [SchemaAttributeType]? = nil
  ) {
    self.userPoolId = userPoolId
    self.customAttributes = customAttributes
  }
}

/// Response of AddCustomAttributes.
public struct AddCustomAttributesResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Cognito's SmsMfaConfigType.
public struct SmsMfaConfigType: Sendable, Hashable {
  /// SmsAuthenticationMessage.
  ///
  /// 6 to 140 characters.
  public var smsAuthenticationMessage: String?
  /// SmsConfiguration.
  public var smsConfiguration: SmsConfigurationType?

  /// Makes a message; what is not given is absent.
  public init(
    smsAuthenticationMessage: String? = nil,
    smsConfiguration: SmsConfigurationType? = nil
  ) {
    self.smsAuthenticationMessage = smsAuthenticationMessage
    self.smsConfiguration = smsConfiguration
  }
}

/// Cognito's SoftwareTokenMfaConfigType.
public struct SoftwareTokenMfaConfigType: Sendable, Hashable {
  /// Enabled.
  public var enabled: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    enabled: Bool? = nil
  ) {
    self.enabled = enabled
  }
}

/// Cognito's EmailMfaConfigType.
public struct EmailMfaConfigType: Sendable, Hashable {
  /// Message.
  ///
  /// 6 to 20000 characters.
  public var message: String?
  /// Subject.
  public var subject: String?

  /// Makes a message; what is not given is absent.
  public init(
    message: String? = nil,
    subject: String? = nil
  ) {
    self.message = message
    self.subject = subject
  }
}

/// Cognito's WebAuthnConfigurationType.
public struct WebAuthnConfigurationType: Sendable, Hashable {
  /// RelyingPartyId.
  ///
  /// 1 to 127 characters.
  public var relyingPartyId: String?
  /// UserVerification.
  ///
  /// One of required, preferred.
  public var userVerification: String?
  /// FactorConfiguration.
  ///
  /// One of SINGLE_FACTOR, MULTI_FACTOR_WITH_USER_VERIFICATION.
  public var factorConfiguration: String?

  /// Makes a message; what is not given is absent.
  public init(
    relyingPartyId: String? = nil,
    userVerification: String? = nil,
    factorConfiguration: String? = nil
  ) {
    self.relyingPartyId = relyingPartyId
    self.userVerification = userVerification
    self.factorConfiguration = factorConfiguration
  }
}

/// Request of SetUserPoolMfaConfig.
public struct SetUserPoolMfaConfigRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// SmsMfaConfiguration.
  public var smsMfaConfiguration: SmsMfaConfigType?
  /// SoftwareTokenMfaConfiguration.
  public var softwareTokenMfaConfiguration: SoftwareTokenMfaConfigType?
  /// EmailMfaConfiguration.
  public var emailMfaConfiguration: EmailMfaConfigType?
  /// MfaConfiguration.
  ///
  /// One of OFF, ON, OPTIONAL.
  public var mfaConfiguration: String?
  /// WebAuthnConfiguration.
  public var webAuthnConfiguration: WebAuthnConfigurationType?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    smsMfaConfiguration: SmsMfaConfigType? = nil,
    softwareTokenMfaConfiguration: SoftwareTokenMfaConfigType? = nil,
    emailMfaConfiguration: EmailMfaConfigType? = nil,
    mfaConfiguration: String? = nil,
    webAuthnConfiguration: WebAuthnConfigurationType? = nil
  ) {
    self.userPoolId = userPoolId
    self.smsMfaConfiguration = smsMfaConfiguration
    self.softwareTokenMfaConfiguration = softwareTokenMfaConfiguration
    self.emailMfaConfiguration = emailMfaConfiguration
    self.mfaConfiguration = mfaConfiguration
    self.webAuthnConfiguration = webAuthnConfiguration
  }
}

/// Response of SetUserPoolMfaConfig.
public struct SetUserPoolMfaConfigResponse: Sendable, Hashable {
  /// SmsMfaConfiguration.
  public var smsMfaConfiguration: SmsMfaConfigType?
  /// SoftwareTokenMfaConfiguration.
  public var softwareTokenMfaConfiguration: SoftwareTokenMfaConfigType?
  /// EmailMfaConfiguration.
  public var emailMfaConfiguration: EmailMfaConfigType?
  /// MfaConfiguration.
  ///
  /// One of OFF, ON, OPTIONAL.
  public var mfaConfiguration: String?
  /// WebAuthnConfiguration.
  public var webAuthnConfiguration: WebAuthnConfigurationType?

  /// Makes a message; what is not given is absent.
  public init(
    smsMfaConfiguration: SmsMfaConfigType? = nil,
    softwareTokenMfaConfiguration: SoftwareTokenMfaConfigType? = nil,
    emailMfaConfiguration: EmailMfaConfigType? = nil,
    mfaConfiguration: String? = nil,
    webAuthnConfiguration: WebAuthnConfigurationType? = nil
  ) {
    self.smsMfaConfiguration = smsMfaConfiguration
    self.softwareTokenMfaConfiguration = softwareTokenMfaConfiguration
    self.emailMfaConfiguration = emailMfaConfiguration
    self.mfaConfiguration = mfaConfiguration
    self.webAuthnConfiguration = webAuthnConfiguration
  }
}

/// Request of GetUserPoolMfaConfig.
public struct GetUserPoolMfaConfigRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil
  ) {
    self.userPoolId = userPoolId
  }
}

/// Response of GetUserPoolMfaConfig.
public struct GetUserPoolMfaConfigResponse: Sendable, Hashable {
  /// SmsMfaConfiguration.
  public var smsMfaConfiguration: SmsMfaConfigType?
  /// SoftwareTokenMfaConfiguration.
  public var softwareTokenMfaConfiguration: SoftwareTokenMfaConfigType?
  /// EmailMfaConfiguration.
  public var emailMfaConfiguration: EmailMfaConfigType?
  /// MfaConfiguration.
  ///
  /// One of OFF, ON, OPTIONAL.
  public var mfaConfiguration: String?
  /// WebAuthnConfiguration.
  public var webAuthnConfiguration: WebAuthnConfigurationType?

  /// Makes a message; what is not given is absent.
  public init(
    smsMfaConfiguration: SmsMfaConfigType? = nil,
    softwareTokenMfaConfiguration: SoftwareTokenMfaConfigType? = nil,
    emailMfaConfiguration: EmailMfaConfigType? = nil,
    mfaConfiguration: String? = nil,
    webAuthnConfiguration: WebAuthnConfigurationType? = nil
  ) {
    self.smsMfaConfiguration = smsMfaConfiguration
    self.softwareTokenMfaConfiguration = softwareTokenMfaConfiguration
    self.emailMfaConfiguration = emailMfaConfiguration
    self.mfaConfiguration = mfaConfiguration
    self.webAuthnConfiguration = webAuthnConfiguration
  }
}

/// Response of DeleteUserPool; no body on the public side.
public struct DeleteUserPoolResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
