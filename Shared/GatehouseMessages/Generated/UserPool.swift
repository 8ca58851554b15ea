// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_pool.proto. Do not edit.

/// Cognito's PasswordPolicyType.
public struct PasswordPolicyType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case minimumLength = "MinimumLength"
    case requireUppercase = "RequireUppercase"
    case requireLowercase = "RequireLowercase"
    case requireNumbers = "RequireNumbers"
    case requireSymbols = "RequireSymbols"
    case passwordHistorySize = "PasswordHistorySize"
    case temporaryPasswordValidityDays = "TemporaryPasswordValidityDays"
  }
}

/// Cognito's SignInPolicyType.
public struct SignInPolicyType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case allowedFirstAuthFactors = "AllowedFirstAuthFactors"
  }
}

/// Cognito's UserPoolPolicyType.
public struct UserPoolPolicyType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case passwordPolicy = "PasswordPolicy"
    case signInPolicy = "SignInPolicy"
  }
}

/// Cognito's PreTokenGenerationVersionConfigType.
public struct PreTokenGenerationVersionConfigType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case lambdaVersion = "LambdaVersion"
    case lambdaArn = "LambdaArn"
  }
}

/// Cognito's CustomSMSLambdaVersionConfigType.
public struct CustomSMSLambdaVersionConfigType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case lambdaVersion = "LambdaVersion"
    case lambdaArn = "LambdaArn"
  }
}

/// Cognito's CustomEmailLambdaVersionConfigType.
public struct CustomEmailLambdaVersionConfigType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case lambdaVersion = "LambdaVersion"
    case lambdaArn = "LambdaArn"
  }
}

/// Cognito's InboundFederationLambdaType.
public struct InboundFederationLambdaType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case lambdaVersion = "LambdaVersion"
    case lambdaArn = "LambdaArn"
  }
}

/// Cognito's LambdaConfigType.
public struct LambdaConfigType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case preSignUp = "PreSignUp"
    case customMessage = "CustomMessage"
    case postConfirmation = "PostConfirmation"
    case preAuthentication = "PreAuthentication"
    case postAuthentication = "PostAuthentication"
    case defineAuthChallenge = "DefineAuthChallenge"
    case createAuthChallenge = "CreateAuthChallenge"
    case verifyAuthChallengeResponse = "VerifyAuthChallengeResponse"
    case preTokenGeneration = "PreTokenGeneration"
    case userMigration = "UserMigration"
    case preTokenGenerationConfig = "PreTokenGenerationConfig"
    case customSmsSender = "CustomSMSSender"
    case customEmailSender = "CustomEmailSender"
    case kmsKeyId = "KMSKeyID"
    case inboundFederation = "InboundFederation"
  }
}

/// Cognito's VerificationMessageTemplateType.
public struct VerificationMessageTemplateType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case smsMessage = "SmsMessage"
    case emailMessage = "EmailMessage"
    case emailSubject = "EmailSubject"
    case emailMessageByLink = "EmailMessageByLink"
    case emailSubjectByLink = "EmailSubjectByLink"
    case defaultEmailOption = "DefaultEmailOption"
  }
}

/// Cognito's UserAttributeUpdateSettingsType.
public struct UserAttributeUpdateSettingsType: Sendable, Hashable, Codable {
  /// AttributesRequireVerificationBeforeUpdate.
  public var attributesRequireVerificationBeforeUpdate: [String]?

  /// Makes a message; what is not given is absent.
  public init(
    attributesRequireVerificationBeforeUpdate: [String]? = nil
  ) {
    self.attributesRequireVerificationBeforeUpdate = attributesRequireVerificationBeforeUpdate
  }

  enum CodingKeys: String, CodingKey {
    case attributesRequireVerificationBeforeUpdate = "AttributesRequireVerificationBeforeUpdate"
  }
}

/// Cognito's DeviceConfigurationType.
public struct DeviceConfigurationType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case challengeRequiredOnNewDevice = "ChallengeRequiredOnNewDevice"
    case deviceOnlyRememberedOnUserPrompt = "DeviceOnlyRememberedOnUserPrompt"
  }
}

/// Cognito's EmailConfigurationType.
public struct EmailConfigurationType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case sourceArn = "SourceArn"
    case replyToEmailAddress = "ReplyToEmailAddress"
    case emailSendingAccount = "EmailSendingAccount"
    case from = "From"
    case configurationSet = "ConfigurationSet"
  }
}

/// Cognito's EumsSmsConfigurationType.
public struct EumsSmsConfigurationType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case callerArn = "CallerArn"
    case externalId = "ExternalId"
    case originationIdentity = "OriginationIdentity"
    case configurationSetName = "ConfigurationSetName"
    case inEntityId = "InEntityId"
    case inTemplateId = "InTemplateId"
    case region = "Region"
  }
}

/// Cognito's SmsConfigurationType.
public struct SmsConfigurationType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case snsCallerArn = "SnsCallerArn"
    case externalId = "ExternalId"
    case snsRegion = "SnsRegion"
    case eumsSms = "EumsSms"
  }
}

/// Cognito's MessageTemplateType.
public struct MessageTemplateType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case smsMessage = "SMSMessage"
    case emailMessage = "EmailMessage"
    case emailSubject = "EmailSubject"
  }
}

/// Cognito's AdminCreateUserConfigType.
public struct AdminCreateUserConfigType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case allowAdminCreateUserOnly = "AllowAdminCreateUserOnly"
    case unusedAccountValidityDays = "UnusedAccountValidityDays"
    case inviteMessageTemplate = "InviteMessageTemplate"
  }
}

/// Cognito's NumberAttributeConstraintsType.
public struct NumberAttributeConstraintsType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case minValue = "MinValue"
    case maxValue = "MaxValue"
  }
}

/// Cognito's StringAttributeConstraintsType.
public struct StringAttributeConstraintsType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case minLength = "MinLength"
    case maxLength = "MaxLength"
  }
}

/// Cognito's SchemaAttributeType.
public struct SchemaAttributeType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case name = "Name"
    case attributeDataType = "AttributeDataType"
    case developerOnlyAttribute = "DeveloperOnlyAttribute"
    case mutable = "Mutable"
    case required = "Required"
    case numberAttributeConstraints = "NumberAttributeConstraints"
    case stringAttributeConstraints = "StringAttributeConstraints"
  }
}

/// Cognito's AdvancedSecurityAdditionalFlowsType.
public struct AdvancedSecurityAdditionalFlowsType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case customAuthMode = "CustomAuthMode"
  }
}

/// Cognito's UserPoolAddOnsType.
public struct UserPoolAddOnsType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case advancedSecurityMode = "AdvancedSecurityMode"
    case advancedSecurityAdditionalFlows = "AdvancedSecurityAdditionalFlows"
  }
}

/// Cognito's DcrConfigurationType.
public struct DcrConfigurationType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case enableStatus = "EnableStatus"
    case openDcrEnabled = "OpenDcrEnabled"
    case authenticatedGrantTypes = "AuthenticatedGrantTypes"
    case openDcrGrantTypes = "OpenDcrGrantTypes"
    case allowedScopes = "AllowedScopes"
  }
}

/// Cognito's UsernameConfigurationType.
public struct UsernameConfigurationType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case caseSensitive = "CaseSensitive"
  }
}

/// Cognito's RecoveryOptionType.
public struct RecoveryOptionType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case priority = "Priority"
    case name = "Name"
  }
}

/// Cognito's AccountRecoverySettingType.
public struct AccountRecoverySettingType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case recoveryMechanisms = "RecoveryMechanisms"
  }
}

/// Cognito's KeyConfigurationType.
public struct KeyConfigurationType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case keyType = "KeyType"
    case kmsKeyArn = "KmsKeyArn"
  }
}

/// Cognito's IssuerConfigurationType.
public struct IssuerConfigurationType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case type = "Type"
  }
}

/// Cognito's AcrLevelConfigType.
public struct AcrLevelConfigType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case acrValue = "AcrValue"
  }
}

/// Request of CreateUserPool.
public struct CreateUserPoolRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case poolName = "PoolName"
    case policies = "Policies"
    case deletionProtection = "DeletionProtection"
    case lambdaConfig = "LambdaConfig"
    case autoVerifiedAttributes = "AutoVerifiedAttributes"
    case aliasAttributes = "AliasAttributes"
    case usernameAttributes = "UsernameAttributes"
    case smsVerificationMessage = "SmsVerificationMessage"
    case emailVerificationMessage = "EmailVerificationMessage"
    case emailVerificationSubject = "EmailVerificationSubject"
    case verificationMessageTemplate = "VerificationMessageTemplate"
    case smsAuthenticationMessage = "SmsAuthenticationMessage"
    case mfaConfiguration = "MfaConfiguration"
    case userAttributeUpdateSettings = "UserAttributeUpdateSettings"
    case deviceConfiguration = "DeviceConfiguration"
    case emailConfiguration = "EmailConfiguration"
    case smsConfiguration = "SmsConfiguration"
    case userPoolTags = "UserPoolTags"
    case adminCreateUserConfig = "AdminCreateUserConfig"
    case schema = "Schema"
    case userPoolAddOns = "UserPoolAddOns"
    case dcrConfiguration = "DcrConfiguration"
    case usernameConfiguration = "UsernameConfiguration"
    case accountRecoverySetting = "AccountRecoverySetting"
    case userPoolTier = "UserPoolTier"
    case keyConfiguration = "KeyConfiguration"
    case issuerConfiguration = "IssuerConfiguration"
    case acrConfiguration = "AcrConfiguration"
  }
}

/// Cognito's UserPoolType.
public struct UserPoolType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case id = "Id"
    case name = "Name"
    case policies = "Policies"
    case deletionProtection = "DeletionProtection"
    case lambdaConfig = "LambdaConfig"
    case status = "Status"
    case lastModifiedDateUnixMillis = "LastModifiedDate"
    case creationDateUnixMillis = "CreationDate"
    case schemaAttributes = "SchemaAttributes"
    case autoVerifiedAttributes = "AutoVerifiedAttributes"
    case aliasAttributes = "AliasAttributes"
    case usernameAttributes = "UsernameAttributes"
    case smsVerificationMessage = "SmsVerificationMessage"
    case emailVerificationMessage = "EmailVerificationMessage"
    case emailVerificationSubject = "EmailVerificationSubject"
    case verificationMessageTemplate = "VerificationMessageTemplate"
    case smsAuthenticationMessage = "SmsAuthenticationMessage"
    case userAttributeUpdateSettings = "UserAttributeUpdateSettings"
    case mfaConfiguration = "MfaConfiguration"
    case deviceConfiguration = "DeviceConfiguration"
    case estimatedNumberOfUsers = "EstimatedNumberOfUsers"
    case emailConfiguration = "EmailConfiguration"
    case smsConfiguration = "SmsConfiguration"
    case userPoolTags = "UserPoolTags"
    case smsConfigurationFailure = "SmsConfigurationFailure"
    case emailConfigurationFailure = "EmailConfigurationFailure"
    case domain = "Domain"
    case customDomain = "CustomDomain"
    case adminCreateUserConfig = "AdminCreateUserConfig"
    case userPoolAddOns = "UserPoolAddOns"
    case dcrConfiguration = "DcrConfiguration"
    case usernameConfiguration = "UsernameConfiguration"
    case arn = "Arn"
    case accountRecoverySetting = "AccountRecoverySetting"
    case userPoolTier = "UserPoolTier"
    case keyConfiguration = "KeyConfiguration"
    case issuerConfiguration = "IssuerConfiguration"
    case acrConfiguration = "AcrConfiguration"
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.id = try members.decodeIfPresent(String.self, forKey: .id)
    self.name = try members.decodeIfPresent(String.self, forKey: .name)
    self.policies = try members.decodeIfPresent(UserPoolPolicyType.self, forKey: .policies)
    self.deletionProtection = try members.decodeIfPresent(String.self, forKey: .deletionProtection)
    self.lambdaConfig = try members.decodeIfPresent(LambdaConfigType.self, forKey: .lambdaConfig)
    self.status = try members.decodeIfPresent(String.self, forKey: .status)
    self.lastModifiedDateUnixMillis = try members.decodeEpochSeconds(.lastModifiedDateUnixMillis)
    self.creationDateUnixMillis = try members.decodeEpochSeconds(.creationDateUnixMillis)
    self.schemaAttributes = try members.decodeIfPresent([SchemaAttributeType].self, forKey: .schemaAttributes)
    self.autoVerifiedAttributes = try members.decodeIfPresent([String].self, forKey: .autoVerifiedAttributes)
    self.aliasAttributes = try members.decodeIfPresent([String].self, forKey: .aliasAttributes)
    self.usernameAttributes = try members.decodeIfPresent([String].self, forKey: .usernameAttributes)
    self.smsVerificationMessage = try members.decodeIfPresent(String.self, forKey: .smsVerificationMessage)
    self.emailVerificationMessage = try members.decodeIfPresent(String.self, forKey: .emailVerificationMessage)
    self.emailVerificationSubject = try members.decodeIfPresent(String.self, forKey: .emailVerificationSubject)
    self.verificationMessageTemplate = try members.decodeIfPresent(VerificationMessageTemplateType.self, forKey: .verificationMessageTemplate)
    self.smsAuthenticationMessage = try members.decodeIfPresent(String.self, forKey: .smsAuthenticationMessage)
    self.userAttributeUpdateSettings = try members.decodeIfPresent(UserAttributeUpdateSettingsType.self, forKey: .userAttributeUpdateSettings)
    self.mfaConfiguration = try members.decodeIfPresent(String.self, forKey: .mfaConfiguration)
    self.deviceConfiguration = try members.decodeIfPresent(DeviceConfigurationType.self, forKey: .deviceConfiguration)
    self.estimatedNumberOfUsers = try members.decodeIfPresent(Int32.self, forKey: .estimatedNumberOfUsers)
    self.emailConfiguration = try members.decodeIfPresent(EmailConfigurationType.self, forKey: .emailConfiguration)
    self.smsConfiguration = try members.decodeIfPresent(SmsConfigurationType.self, forKey: .smsConfiguration)
    self.userPoolTags = try members.decodeIfPresent([String: String].self, forKey: .userPoolTags)
    self.smsConfigurationFailure = try members.decodeIfPresent(String.self, forKey: .smsConfigurationFailure)
    self.emailConfigurationFailure = try members.decodeIfPresent(String.self, forKey: .emailConfigurationFailure)
    self.domain = try members.decodeIfPresent(String.self, forKey: .domain)
    self.customDomain = try members.decodeIfPresent(String.self, forKey: .customDomain)
    self.adminCreateUserConfig = try members.decodeIfPresent(AdminCreateUserConfigType.self, forKey: .adminCreateUserConfig)
    self.userPoolAddOns = try members.decodeIfPresent(UserPoolAddOnsType.self, forKey: .userPoolAddOns)
    self.dcrConfiguration = try members.decodeIfPresent(DcrConfigurationType.self, forKey: .dcrConfiguration)
    self.usernameConfiguration = try members.decodeIfPresent(UsernameConfigurationType.self, forKey: .usernameConfiguration)
    self.arn = try members.decodeIfPresent(String.self, forKey: .arn)
    self.accountRecoverySetting = try members.decodeIfPresent(AccountRecoverySettingType.self, forKey: .accountRecoverySetting)
    self.userPoolTier = try members.decodeIfPresent(String.self, forKey: .userPoolTier)
    self.keyConfiguration = try members.decodeIfPresent(KeyConfigurationType.self, forKey: .keyConfiguration)
    self.issuerConfiguration = try members.decodeIfPresent(IssuerConfigurationType.self, forKey: .issuerConfiguration)
    self.acrConfiguration = try members.decodeIfPresent([String: AcrLevelConfigType].self, forKey: .acrConfiguration)
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encodeIfPresent(self.id, forKey: .id)
    try members.encodeIfPresent(self.name, forKey: .name)
    try members.encodeIfPresent(self.policies, forKey: .policies)
    try members.encodeIfPresent(self.deletionProtection, forKey: .deletionProtection)
    try members.encodeIfPresent(self.lambdaConfig, forKey: .lambdaConfig)
    try members.encodeIfPresent(self.status, forKey: .status)
    try members.encodeEpochSeconds(self.lastModifiedDateUnixMillis, .lastModifiedDateUnixMillis)
    try members.encodeEpochSeconds(self.creationDateUnixMillis, .creationDateUnixMillis)
    try members.encodeIfPresent(self.schemaAttributes, forKey: .schemaAttributes)
    try members.encodeIfPresent(self.autoVerifiedAttributes, forKey: .autoVerifiedAttributes)
    try members.encodeIfPresent(self.aliasAttributes, forKey: .aliasAttributes)
    try members.encodeIfPresent(self.usernameAttributes, forKey: .usernameAttributes)
    try members.encodeIfPresent(self.smsVerificationMessage, forKey: .smsVerificationMessage)
    try members.encodeIfPresent(self.emailVerificationMessage, forKey: .emailVerificationMessage)
    try members.encodeIfPresent(self.emailVerificationSubject, forKey: .emailVerificationSubject)
    try members.encodeIfPresent(self.verificationMessageTemplate, forKey: .verificationMessageTemplate)
    try members.encodeIfPresent(self.smsAuthenticationMessage, forKey: .smsAuthenticationMessage)
    try members.encodeIfPresent(self.userAttributeUpdateSettings, forKey: .userAttributeUpdateSettings)
    try members.encodeIfPresent(self.mfaConfiguration, forKey: .mfaConfiguration)
    try members.encodeIfPresent(self.deviceConfiguration, forKey: .deviceConfiguration)
    try members.encodeIfPresent(self.estimatedNumberOfUsers, forKey: .estimatedNumberOfUsers)
    try members.encodeIfPresent(self.emailConfiguration, forKey: .emailConfiguration)
    try members.encodeIfPresent(self.smsConfiguration, forKey: .smsConfiguration)
    try members.encodeIfPresent(self.userPoolTags, forKey: .userPoolTags)
    try members.encodeIfPresent(self.smsConfigurationFailure, forKey: .smsConfigurationFailure)
    try members.encodeIfPresent(self.emailConfigurationFailure, forKey: .emailConfigurationFailure)
    try members.encodeIfPresent(self.domain, forKey: .domain)
    try members.encodeIfPresent(self.customDomain, forKey: .customDomain)
    try members.encodeIfPresent(self.adminCreateUserConfig, forKey: .adminCreateUserConfig)
    try members.encodeIfPresent(self.userPoolAddOns, forKey: .userPoolAddOns)
    try members.encodeIfPresent(self.dcrConfiguration, forKey: .dcrConfiguration)
    try members.encodeIfPresent(self.usernameConfiguration, forKey: .usernameConfiguration)
    try members.encodeIfPresent(self.arn, forKey: .arn)
    try members.encodeIfPresent(self.accountRecoverySetting, forKey: .accountRecoverySetting)
    try members.encodeIfPresent(self.userPoolTier, forKey: .userPoolTier)
    try members.encodeIfPresent(self.keyConfiguration, forKey: .keyConfiguration)
    try members.encodeIfPresent(self.issuerConfiguration, forKey: .issuerConfiguration)
    try members.encodeIfPresent(self.acrConfiguration, forKey: .acrConfiguration)
  }
}

/// Response of CreateUserPool.
public struct CreateUserPoolResponse: Sendable, Hashable, Codable {
  /// UserPool.
  public var userPool: UserPoolType?

  /// Makes a message; what is not given is absent.
  public init(
    userPool: UserPoolType? = nil
  ) {
    self.userPool = userPool
  }

  enum CodingKeys: String, CodingKey {
    case userPool = "UserPool"
  }
}

/// Request of DescribeUserPool.
public struct DescribeUserPoolRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
  }
}

/// Response of DescribeUserPool.
public struct DescribeUserPoolResponse: Sendable, Hashable, Codable {
  /// UserPool.
  public var userPool: UserPoolType?

  /// Makes a message; what is not given is absent.
  public init(
    userPool: UserPoolType? = nil
  ) {
    self.userPool = userPool
  }

  enum CodingKeys: String, CodingKey {
    case userPool = "UserPool"
  }
}

/// Request of UpdateUserPool.
public struct UpdateUserPoolRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case policies = "Policies"
    case deletionProtection = "DeletionProtection"
    case lambdaConfig = "LambdaConfig"
    case autoVerifiedAttributes = "AutoVerifiedAttributes"
    case smsVerificationMessage = "SmsVerificationMessage"
    case emailVerificationMessage = "EmailVerificationMessage"
    case emailVerificationSubject = "EmailVerificationSubject"
    case verificationMessageTemplate = "VerificationMessageTemplate"
    case smsAuthenticationMessage = "SmsAuthenticationMessage"
    case userAttributeUpdateSettings = "UserAttributeUpdateSettings"
    case mfaConfiguration = "MfaConfiguration"
    case deviceConfiguration = "DeviceConfiguration"
    case emailConfiguration = "EmailConfiguration"
    case smsConfiguration = "SmsConfiguration"
    case userPoolTags = "UserPoolTags"
    case adminCreateUserConfig = "AdminCreateUserConfig"
    case userPoolAddOns = "UserPoolAddOns"
    case dcrConfiguration = "DcrConfiguration"
    case accountRecoverySetting = "AccountRecoverySetting"
    case poolName = "PoolName"
    case userPoolTier = "UserPoolTier"
    case keyConfiguration = "KeyConfiguration"
    case issuerConfiguration = "IssuerConfiguration"
    case acrConfiguration = "AcrConfiguration"
  }
}

/// Response of UpdateUserPool.
public struct UpdateUserPoolResponse: Sendable, Hashable, Codable {

  /// Makes a message; what is not given is absent.
  public init() {}

  public init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: NoMembers.self)
  }

  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: NoMembers.self)
  }
}

/// Request of DeleteUserPool.
public struct DeleteUserPoolRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
  }
}

/// Request of ListUserPools.
public struct ListUserPoolsRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case nextToken = "NextToken"
    case maxResults = "MaxResults"
  }
}

/// Cognito's UserPoolDescriptionType.
public struct UserPoolDescriptionType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case id = "Id"
    case name = "Name"
    case lambdaConfig = "LambdaConfig"
    case status = "Status"
    case lastModifiedDateUnixMillis = "LastModifiedDate"
    case creationDateUnixMillis = "CreationDate"
    case replicaRegions = "ReplicaRegions"
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.id = try members.decodeIfPresent(String.self, forKey: .id)
    self.name = try members.decodeIfPresent(String.self, forKey: .name)
    self.lambdaConfig = try members.decodeIfPresent(LambdaConfigType.self, forKey: .lambdaConfig)
    self.status = try members.decodeIfPresent(String.self, forKey: .status)
    self.lastModifiedDateUnixMillis = try members.decodeEpochSeconds(.lastModifiedDateUnixMillis)
    self.creationDateUnixMillis = try members.decodeEpochSeconds(.creationDateUnixMillis)
    self.replicaRegions = try members.decodeIfPresent([String].self, forKey: .replicaRegions)
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encodeIfPresent(self.id, forKey: .id)
    try members.encodeIfPresent(self.name, forKey: .name)
    try members.encodeIfPresent(self.lambdaConfig, forKey: .lambdaConfig)
    try members.encodeIfPresent(self.status, forKey: .status)
    try members.encodeEpochSeconds(self.lastModifiedDateUnixMillis, .lastModifiedDateUnixMillis)
    try members.encodeEpochSeconds(self.creationDateUnixMillis, .creationDateUnixMillis)
    try members.encodeIfPresent(self.replicaRegions, forKey: .replicaRegions)
  }
}

/// Response of ListUserPools.
public struct ListUserPoolsResponse: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPools = "UserPools"
    case nextToken = "NextToken"
  }
}

/// Request of AddCustomAttributes.
public struct AddCustomAttributesRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case customAttributes = "CustomAttributes"
  }
}

/// Response of AddCustomAttributes.
public struct AddCustomAttributesResponse: Sendable, Hashable, Codable {

  /// Makes a message; what is not given is absent.
  public init() {}

  public init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: NoMembers.self)
  }

  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: NoMembers.self)
  }
}

/// Cognito's SmsMfaConfigType.
public struct SmsMfaConfigType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case smsAuthenticationMessage = "SmsAuthenticationMessage"
    case smsConfiguration = "SmsConfiguration"
  }
}

/// Cognito's SoftwareTokenMfaConfigType.
public struct SoftwareTokenMfaConfigType: Sendable, Hashable, Codable {
  /// Enabled.
  public var enabled: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    enabled: Bool? = nil
  ) {
    self.enabled = enabled
  }

  enum CodingKeys: String, CodingKey {
    case enabled = "Enabled"
  }
}

/// Cognito's EmailMfaConfigType.
public struct EmailMfaConfigType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case message = "Message"
    case subject = "Subject"
  }
}

/// Cognito's WebAuthnConfigurationType.
public struct WebAuthnConfigurationType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case relyingPartyId = "RelyingPartyId"
    case userVerification = "UserVerification"
    case factorConfiguration = "FactorConfiguration"
  }
}

/// Request of SetUserPoolMfaConfig.
public struct SetUserPoolMfaConfigRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case smsMfaConfiguration = "SmsMfaConfiguration"
    case softwareTokenMfaConfiguration = "SoftwareTokenMfaConfiguration"
    case emailMfaConfiguration = "EmailMfaConfiguration"
    case mfaConfiguration = "MfaConfiguration"
    case webAuthnConfiguration = "WebAuthnConfiguration"
  }
}

/// Response of SetUserPoolMfaConfig.
public struct SetUserPoolMfaConfigResponse: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case smsMfaConfiguration = "SmsMfaConfiguration"
    case softwareTokenMfaConfiguration = "SoftwareTokenMfaConfiguration"
    case emailMfaConfiguration = "EmailMfaConfiguration"
    case mfaConfiguration = "MfaConfiguration"
    case webAuthnConfiguration = "WebAuthnConfiguration"
  }
}

/// Request of GetUserPoolMfaConfig.
public struct GetUserPoolMfaConfigRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
  }
}

/// Response of GetUserPoolMfaConfig.
public struct GetUserPoolMfaConfigResponse: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case smsMfaConfiguration = "SmsMfaConfiguration"
    case softwareTokenMfaConfiguration = "SoftwareTokenMfaConfiguration"
    case emailMfaConfiguration = "EmailMfaConfiguration"
    case mfaConfiguration = "MfaConfiguration"
    case webAuthnConfiguration = "WebAuthnConfiguration"
  }
}

/// Response of DeleteUserPool; no body on the public side.
public struct DeleteUserPoolResponse: Sendable, Hashable, Codable {

  /// Makes a message; what is not given is absent.
  public init() {}

  public init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: NoMembers.self)
  }

  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: NoMembers.self)
  }
}
