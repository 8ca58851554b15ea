// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_pool.proto. Do not edit.

internal import GatehouseMessages
public import JSON

extension PasswordPolicyType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("MinimumLength", self.minimumLength)
    json.member("RequireUppercase", self.requireUppercase)
    json.member("RequireLowercase", self.requireLowercase)
    json.member("RequireNumbers", self.requireNumbers)
    json.member("RequireSymbols", self.requireSymbols)
    json.member("PasswordHistorySize", self.passwordHistorySize)
    json.member("TemporaryPasswordValidityDays", self.temporaryPasswordValidityDays)
    json.endObject()
  }
}

extension PasswordPolicyType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("MinimumLength") {
        self.minimumLength = try json.optional()
      } else if json.isNamed("RequireUppercase") {
        self.requireUppercase = try json.optional()
      } else if json.isNamed("RequireLowercase") {
        self.requireLowercase = try json.optional()
      } else if json.isNamed("RequireNumbers") {
        self.requireNumbers = try json.optional()
      } else if json.isNamed("RequireSymbols") {
        self.requireSymbols = try json.optional()
      } else if json.isNamed("PasswordHistorySize") {
        self.passwordHistorySize = try json.optional()
      } else if json.isNamed("TemporaryPasswordValidityDays") {
        self.temporaryPasswordValidityDays = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SignInPolicyType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AllowedFirstAuthFactors", self.allowedFirstAuthFactors)
    json.endObject()
  }
}

extension SignInPolicyType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AllowedFirstAuthFactors") {
        self.allowedFirstAuthFactors = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension UserPoolPolicyType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("PasswordPolicy", self.passwordPolicy)
    json.member("SignInPolicy", self.signInPolicy)
    json.endObject()
  }
}

extension UserPoolPolicyType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("PasswordPolicy") {
        self.passwordPolicy = try json.optional()
      } else if json.isNamed("SignInPolicy") {
        self.signInPolicy = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension PreTokenGenerationVersionConfigType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("LambdaVersion", self.lambdaVersion)
    json.member("LambdaArn", self.lambdaArn)
    json.endObject()
  }
}

extension PreTokenGenerationVersionConfigType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("LambdaVersion") {
        self.lambdaVersion = try json.optional()
      } else if json.isNamed("LambdaArn") {
        self.lambdaArn = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension CustomSMSLambdaVersionConfigType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("LambdaVersion", self.lambdaVersion)
    json.member("LambdaArn", self.lambdaArn)
    json.endObject()
  }
}

extension CustomSMSLambdaVersionConfigType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("LambdaVersion") {
        self.lambdaVersion = try json.optional()
      } else if json.isNamed("LambdaArn") {
        self.lambdaArn = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension CustomEmailLambdaVersionConfigType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("LambdaVersion", self.lambdaVersion)
    json.member("LambdaArn", self.lambdaArn)
    json.endObject()
  }
}

extension CustomEmailLambdaVersionConfigType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("LambdaVersion") {
        self.lambdaVersion = try json.optional()
      } else if json.isNamed("LambdaArn") {
        self.lambdaArn = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension InboundFederationLambdaType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("LambdaVersion", self.lambdaVersion)
    json.member("LambdaArn", self.lambdaArn)
    json.endObject()
  }
}

extension InboundFederationLambdaType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("LambdaVersion") {
        self.lambdaVersion = try json.optional()
      } else if json.isNamed("LambdaArn") {
        self.lambdaArn = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension LambdaConfigType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("PreSignUp", self.preSignUp)
    json.member("CustomMessage", self.customMessage)
    json.member("PostConfirmation", self.postConfirmation)
    json.member("PreAuthentication", self.preAuthentication)
    json.member("PostAuthentication", self.postAuthentication)
    json.member("DefineAuthChallenge", self.defineAuthChallenge)
    json.member("CreateAuthChallenge", self.createAuthChallenge)
    json.member("VerifyAuthChallengeResponse", self.verifyAuthChallengeResponse)
    json.member("PreTokenGeneration", self.preTokenGeneration)
    json.member("UserMigration", self.userMigration)
    json.member("PreTokenGenerationConfig", self.preTokenGenerationConfig)
    json.member("CustomSMSSender", self.customSmsSender)
    json.member("CustomEmailSender", self.customEmailSender)
    json.member("KMSKeyID", self.kmsKeyId)
    json.member("InboundFederation", self.inboundFederation)
    json.endObject()
  }
}

extension LambdaConfigType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("PreSignUp") {
        self.preSignUp = try json.optional()
      } else if json.isNamed("CustomMessage") {
        self.customMessage = try json.optional()
      } else if json.isNamed("PostConfirmation") {
        self.postConfirmation = try json.optional()
      } else if json.isNamed("PreAuthentication") {
        self.preAuthentication = try json.optional()
      } else if json.isNamed("PostAuthentication") {
        self.postAuthentication = try json.optional()
      } else if json.isNamed("DefineAuthChallenge") {
        self.defineAuthChallenge = try json.optional()
      } else if json.isNamed("CreateAuthChallenge") {
        self.createAuthChallenge = try json.optional()
      } else if json.isNamed("VerifyAuthChallengeResponse") {
        self.verifyAuthChallengeResponse = try json.optional()
      } else if json.isNamed("PreTokenGeneration") {
        self.preTokenGeneration = try json.optional()
      } else if json.isNamed("UserMigration") {
        self.userMigration = try json.optional()
      } else if json.isNamed("PreTokenGenerationConfig") {
        self.preTokenGenerationConfig = try json.optional()
      } else if json.isNamed("CustomSMSSender") {
        self.customSmsSender = try json.optional()
      } else if json.isNamed("CustomEmailSender") {
        self.customEmailSender = try json.optional()
      } else if json.isNamed("KMSKeyID") {
        self.kmsKeyId = try json.optional()
      } else if json.isNamed("InboundFederation") {
        self.inboundFederation = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension VerificationMessageTemplateType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("SmsMessage", self.smsMessage)
    json.member("EmailMessage", self.emailMessage)
    json.member("EmailSubject", self.emailSubject)
    json.member("EmailMessageByLink", self.emailMessageByLink)
    json.member("EmailSubjectByLink", self.emailSubjectByLink)
    json.member("DefaultEmailOption", self.defaultEmailOption)
    json.endObject()
  }
}

extension VerificationMessageTemplateType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("SmsMessage") {
        self.smsMessage = try json.optional()
      } else if json.isNamed("EmailMessage") {
        self.emailMessage = try json.optional()
      } else if json.isNamed("EmailSubject") {
        self.emailSubject = try json.optional()
      } else if json.isNamed("EmailMessageByLink") {
        self.emailMessageByLink = try json.optional()
      } else if json.isNamed("EmailSubjectByLink") {
        self.emailSubjectByLink = try json.optional()
      } else if json.isNamed("DefaultEmailOption") {
        self.defaultEmailOption = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension UserAttributeUpdateSettingsType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AttributesRequireVerificationBeforeUpdate", self.attributesRequireVerificationBeforeUpdate)
    json.endObject()
  }
}

extension UserAttributeUpdateSettingsType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AttributesRequireVerificationBeforeUpdate") {
        self.attributesRequireVerificationBeforeUpdate = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension DeviceConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ChallengeRequiredOnNewDevice", self.challengeRequiredOnNewDevice)
    json.member("DeviceOnlyRememberedOnUserPrompt", self.deviceOnlyRememberedOnUserPrompt)
    json.endObject()
  }
}

extension DeviceConfigurationType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("ChallengeRequiredOnNewDevice") {
        self.challengeRequiredOnNewDevice = try json.optional()
      } else if json.isNamed("DeviceOnlyRememberedOnUserPrompt") {
        self.deviceOnlyRememberedOnUserPrompt = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension EmailConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("SourceArn", self.sourceArn)
    json.member("ReplyToEmailAddress", self.replyToEmailAddress)
    json.member("EmailSendingAccount", self.emailSendingAccount)
    json.member("From", self.from)
    json.member("ConfigurationSet", self.configurationSet)
    json.endObject()
  }
}

extension EmailConfigurationType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("SourceArn") {
        self.sourceArn = try json.optional()
      } else if json.isNamed("ReplyToEmailAddress") {
        self.replyToEmailAddress = try json.optional()
      } else if json.isNamed("EmailSendingAccount") {
        self.emailSendingAccount = try json.optional()
      } else if json.isNamed("From") {
        self.from = try json.optional()
      } else if json.isNamed("ConfigurationSet") {
        self.configurationSet = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension EumsSmsConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("CallerArn", self.callerArn)
    json.member("ExternalId", self.externalId)
    json.member("OriginationIdentity", self.originationIdentity)
    json.member("ConfigurationSetName", self.configurationSetName)
    json.member("InEntityId", self.inEntityId)
    json.member("InTemplateId", self.inTemplateId)
    json.member("Region", self.region)
    json.endObject()
  }
}

extension EumsSmsConfigurationType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("CallerArn") {
        self.callerArn = try json.optional()
      } else if json.isNamed("ExternalId") {
        self.externalId = try json.optional()
      } else if json.isNamed("OriginationIdentity") {
        self.originationIdentity = try json.optional()
      } else if json.isNamed("ConfigurationSetName") {
        self.configurationSetName = try json.optional()
      } else if json.isNamed("InEntityId") {
        self.inEntityId = try json.optional()
      } else if json.isNamed("InTemplateId") {
        self.inTemplateId = try json.optional()
      } else if json.isNamed("Region") {
        self.region = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SmsConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("SnsCallerArn", self.snsCallerArn)
    json.member("ExternalId", self.externalId)
    json.member("SnsRegion", self.snsRegion)
    json.member("EumsSms", self.eumsSms)
    json.endObject()
  }
}

extension SmsConfigurationType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("SnsCallerArn") {
        self.snsCallerArn = try json.optional()
      } else if json.isNamed("ExternalId") {
        self.externalId = try json.optional()
      } else if json.isNamed("SnsRegion") {
        self.snsRegion = try json.optional()
      } else if json.isNamed("EumsSms") {
        self.eumsSms = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension MessageTemplateType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("SMSMessage", self.smsMessage)
    json.member("EmailMessage", self.emailMessage)
    json.member("EmailSubject", self.emailSubject)
    json.endObject()
  }
}

extension MessageTemplateType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("SMSMessage") {
        self.smsMessage = try json.optional()
      } else if json.isNamed("EmailMessage") {
        self.emailMessage = try json.optional()
      } else if json.isNamed("EmailSubject") {
        self.emailSubject = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AdminCreateUserConfigType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AllowAdminCreateUserOnly", self.allowAdminCreateUserOnly)
    json.member("UnusedAccountValidityDays", self.unusedAccountValidityDays)
    json.member("InviteMessageTemplate", self.inviteMessageTemplate)
    json.endObject()
  }
}

extension AdminCreateUserConfigType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AllowAdminCreateUserOnly") {
        self.allowAdminCreateUserOnly = try json.optional()
      } else if json.isNamed("UnusedAccountValidityDays") {
        self.unusedAccountValidityDays = try json.optional()
      } else if json.isNamed("InviteMessageTemplate") {
        self.inviteMessageTemplate = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension NumberAttributeConstraintsType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("MinValue", self.minValue)
    json.member("MaxValue", self.maxValue)
    json.endObject()
  }
}

extension NumberAttributeConstraintsType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("MinValue") {
        self.minValue = try json.optional()
      } else if json.isNamed("MaxValue") {
        self.maxValue = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension StringAttributeConstraintsType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("MinLength", self.minLength)
    json.member("MaxLength", self.maxLength)
    json.endObject()
  }
}

extension StringAttributeConstraintsType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("MinLength") {
        self.minLength = try json.optional()
      } else if json.isNamed("MaxLength") {
        self.maxLength = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SchemaAttributeType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Name", self.name)
    json.member("AttributeDataType", self.attributeDataType)
    json.member("DeveloperOnlyAttribute", self.developerOnlyAttribute)
    json.member("Mutable", self.mutable)
    json.member("Required", self.required)
    json.member("NumberAttributeConstraints", self.numberAttributeConstraints)
    json.member("StringAttributeConstraints", self.stringAttributeConstraints)
    json.endObject()
  }
}

extension SchemaAttributeType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Name") {
        self.name = try json.optional()
      } else if json.isNamed("AttributeDataType") {
        self.attributeDataType = try json.optional()
      } else if json.isNamed("DeveloperOnlyAttribute") {
        self.developerOnlyAttribute = try json.optional()
      } else if json.isNamed("Mutable") {
        self.mutable = try json.optional()
      } else if json.isNamed("Required") {
        self.required = try json.optional()
      } else if json.isNamed("NumberAttributeConstraints") {
        self.numberAttributeConstraints = try json.optional()
      } else if json.isNamed("StringAttributeConstraints") {
        self.stringAttributeConstraints = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AdvancedSecurityAdditionalFlowsType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("CustomAuthMode", self.customAuthMode)
    json.endObject()
  }
}

extension AdvancedSecurityAdditionalFlowsType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("CustomAuthMode") {
        self.customAuthMode = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension UserPoolAddOnsType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AdvancedSecurityMode", self.advancedSecurityMode)
    json.member("AdvancedSecurityAdditionalFlows", self.advancedSecurityAdditionalFlows)
    json.endObject()
  }
}

extension UserPoolAddOnsType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AdvancedSecurityMode") {
        self.advancedSecurityMode = try json.optional()
      } else if json.isNamed("AdvancedSecurityAdditionalFlows") {
        self.advancedSecurityAdditionalFlows = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension DcrConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("EnableStatus", self.enableStatus)
    json.member("OpenDcrEnabled", self.openDcrEnabled)
    json.member("AuthenticatedGrantTypes", self.authenticatedGrantTypes)
    json.member("OpenDcrGrantTypes", self.openDcrGrantTypes)
    json.member("AllowedScopes", self.allowedScopes)
    json.endObject()
  }
}

extension DcrConfigurationType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("EnableStatus") {
        self.enableStatus = try json.optional()
      } else if json.isNamed("OpenDcrEnabled") {
        self.openDcrEnabled = try json.optional()
      } else if json.isNamed("AuthenticatedGrantTypes") {
        self.authenticatedGrantTypes = try json.optional()
      } else if json.isNamed("OpenDcrGrantTypes") {
        self.openDcrGrantTypes = try json.optional()
      } else if json.isNamed("AllowedScopes") {
        self.allowedScopes = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension UsernameConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("CaseSensitive", self.caseSensitive)
    json.endObject()
  }
}

extension UsernameConfigurationType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("CaseSensitive") {
        self.caseSensitive = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension RecoveryOptionType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Priority", self.priority)
    json.member("Name", self.name)
    json.endObject()
  }
}

extension RecoveryOptionType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Priority") {
        self.priority = try json.optional()
      } else if json.isNamed("Name") {
        self.name = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AccountRecoverySettingType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("RecoveryMechanisms", self.recoveryMechanisms)
    json.endObject()
  }
}

extension AccountRecoverySettingType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("RecoveryMechanisms") {
        self.recoveryMechanisms = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension KeyConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("KeyType", self.keyType)
    json.member("KmsKeyArn", self.kmsKeyArn)
    json.endObject()
  }
}

extension KeyConfigurationType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("KeyType") {
        self.keyType = try json.optional()
      } else if json.isNamed("KmsKeyArn") {
        self.kmsKeyArn = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension IssuerConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Type", self.type)
    json.endObject()
  }
}

extension IssuerConfigurationType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Type") {
        self.type = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AcrLevelConfigType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AcrValue", self.acrValue)
    json.endObject()
  }
}

extension AcrLevelConfigType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AcrValue") {
        self.acrValue = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension CreateUserPoolRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("PoolName", self.poolName)
    json.member("Policies", self.policies)
    json.member("DeletionProtection", self.deletionProtection)
    json.member("LambdaConfig", self.lambdaConfig)
    json.member("AutoVerifiedAttributes", self.autoVerifiedAttributes)
    json.member("AliasAttributes", self.aliasAttributes)
    json.member("UsernameAttributes", self.usernameAttributes)
    json.member("SmsVerificationMessage", self.smsVerificationMessage)
    json.member("EmailVerificationMessage", self.emailVerificationMessage)
    json.member("EmailVerificationSubject", self.emailVerificationSubject)
    json.member("VerificationMessageTemplate", self.verificationMessageTemplate)
    json.member("SmsAuthenticationMessage", self.smsAuthenticationMessage)
    json.member("MfaConfiguration", self.mfaConfiguration)
    json.member("UserAttributeUpdateSettings", self.userAttributeUpdateSettings)
    json.member("DeviceConfiguration", self.deviceConfiguration)
    json.member("EmailConfiguration", self.emailConfiguration)
    json.member("SmsConfiguration", self.smsConfiguration)
    json.member("UserPoolTags", self.userPoolTags)
    json.member("AdminCreateUserConfig", self.adminCreateUserConfig)
    json.member("Schema", self.schema)
    json.member("UserPoolAddOns", self.userPoolAddOns)
    json.member("DcrConfiguration", self.dcrConfiguration)
    json.member("UsernameConfiguration", self.usernameConfiguration)
    json.member("AccountRecoverySetting", self.accountRecoverySetting)
    json.member("UserPoolTier", self.userPoolTier)
    json.member("KeyConfiguration", self.keyConfiguration)
    json.member("IssuerConfiguration", self.issuerConfiguration)
    json.member("AcrConfiguration", self.acrConfiguration)
    json.endObject()
  }
}

extension CreateUserPoolRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("PoolName") {
        self.poolName = try json.optional()
      } else if json.isNamed("Policies") {
        self.policies = try json.optional()
      } else if json.isNamed("DeletionProtection") {
        self.deletionProtection = try json.optional()
      } else if json.isNamed("LambdaConfig") {
        self.lambdaConfig = try json.optional()
      } else if json.isNamed("AutoVerifiedAttributes") {
        self.autoVerifiedAttributes = try json.optional()
      } else if json.isNamed("AliasAttributes") {
        self.aliasAttributes = try json.optional()
      } else if json.isNamed("UsernameAttributes") {
        self.usernameAttributes = try json.optional()
      } else if json.isNamed("SmsVerificationMessage") {
        self.smsVerificationMessage = try json.optional()
      } else if json.isNamed("EmailVerificationMessage") {
        self.emailVerificationMessage = try json.optional()
      } else if json.isNamed("EmailVerificationSubject") {
        self.emailVerificationSubject = try json.optional()
      } else if json.isNamed("VerificationMessageTemplate") {
        self.verificationMessageTemplate = try json.optional()
      } else if json.isNamed("SmsAuthenticationMessage") {
        self.smsAuthenticationMessage = try json.optional()
      } else if json.isNamed("MfaConfiguration") {
        self.mfaConfiguration = try json.optional()
      } else if json.isNamed("UserAttributeUpdateSettings") {
        self.userAttributeUpdateSettings = try json.optional()
      } else if json.isNamed("DeviceConfiguration") {
        self.deviceConfiguration = try json.optional()
      } else if json.isNamed("EmailConfiguration") {
        self.emailConfiguration = try json.optional()
      } else if json.isNamed("SmsConfiguration") {
        self.smsConfiguration = try json.optional()
      } else if json.isNamed("UserPoolTags") {
        self.userPoolTags = try json.optional()
      } else if json.isNamed("AdminCreateUserConfig") {
        self.adminCreateUserConfig = try json.optional()
      } else if json.isNamed("Schema") {
        self.schema = try json.optional()
      } else if json.isNamed("UserPoolAddOns") {
        self.userPoolAddOns = try json.optional()
      } else if json.isNamed("DcrConfiguration") {
        self.dcrConfiguration = try json.optional()
      } else if json.isNamed("UsernameConfiguration") {
        self.usernameConfiguration = try json.optional()
      } else if json.isNamed("AccountRecoverySetting") {
        self.accountRecoverySetting = try json.optional()
      } else if json.isNamed("UserPoolTier") {
        self.userPoolTier = try json.optional()
      } else if json.isNamed("KeyConfiguration") {
        self.keyConfiguration = try json.optional()
      } else if json.isNamed("IssuerConfiguration") {
        self.issuerConfiguration = try json.optional()
      } else if json.isNamed("AcrConfiguration") {
        self.acrConfiguration = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension UserPoolType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Id", self.id)
    json.member("Name", self.name)
    json.member("Policies", self.policies)
    json.member("DeletionProtection", self.deletionProtection)
    json.member("LambdaConfig", self.lambdaConfig)
    json.member("Status", self.status)
    json.epochSeconds("LastModifiedDate", self.lastModifiedDateUnixMillis)
    json.epochSeconds("CreationDate", self.creationDateUnixMillis)
    json.member("SchemaAttributes", self.schemaAttributes)
    json.member("AutoVerifiedAttributes", self.autoVerifiedAttributes)
    json.member("AliasAttributes", self.aliasAttributes)
    json.member("UsernameAttributes", self.usernameAttributes)
    json.member("SmsVerificationMessage", self.smsVerificationMessage)
    json.member("EmailVerificationMessage", self.emailVerificationMessage)
    json.member("EmailVerificationSubject", self.emailVerificationSubject)
    json.member("VerificationMessageTemplate", self.verificationMessageTemplate)
    json.member("SmsAuthenticationMessage", self.smsAuthenticationMessage)
    json.member("UserAttributeUpdateSettings", self.userAttributeUpdateSettings)
    json.member("MfaConfiguration", self.mfaConfiguration)
    json.member("DeviceConfiguration", self.deviceConfiguration)
    json.member("EstimatedNumberOfUsers", self.estimatedNumberOfUsers)
    json.member("EmailConfiguration", self.emailConfiguration)
    json.member("SmsConfiguration", self.smsConfiguration)
    json.member("UserPoolTags", self.userPoolTags)
    json.member("SmsConfigurationFailure", self.smsConfigurationFailure)
    json.member("EmailConfigurationFailure", self.emailConfigurationFailure)
    json.member("Domain", self.domain)
    json.member("CustomDomain", self.customDomain)
    json.member("AdminCreateUserConfig", self.adminCreateUserConfig)
    json.member("UserPoolAddOns", self.userPoolAddOns)
    json.member("DcrConfiguration", self.dcrConfiguration)
    json.member("UsernameConfiguration", self.usernameConfiguration)
    json.member("Arn", self.arn)
    json.member("AccountRecoverySetting", self.accountRecoverySetting)
    json.member("UserPoolTier", self.userPoolTier)
    json.member("KeyConfiguration", self.keyConfiguration)
    json.member("IssuerConfiguration", self.issuerConfiguration)
    json.member("AcrConfiguration", self.acrConfiguration)
    json.endObject()
  }
}

extension UserPoolType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Id") {
        self.id = try json.optional()
      } else if json.isNamed("Name") {
        self.name = try json.optional()
      } else if json.isNamed("Policies") {
        self.policies = try json.optional()
      } else if json.isNamed("DeletionProtection") {
        self.deletionProtection = try json.optional()
      } else if json.isNamed("LambdaConfig") {
        self.lambdaConfig = try json.optional()
      } else if json.isNamed("Status") {
        self.status = try json.optional()
      } else if json.isNamed("LastModifiedDate") {
        self.lastModifiedDateUnixMillis = try json.epochSeconds()
      } else if json.isNamed("CreationDate") {
        self.creationDateUnixMillis = try json.epochSeconds()
      } else if json.isNamed("SchemaAttributes") {
        self.schemaAttributes = try json.optional()
      } else if json.isNamed("AutoVerifiedAttributes") {
        self.autoVerifiedAttributes = try json.optional()
      } else if json.isNamed("AliasAttributes") {
        self.aliasAttributes = try json.optional()
      } else if json.isNamed("UsernameAttributes") {
        self.usernameAttributes = try json.optional()
      } else if json.isNamed("SmsVerificationMessage") {
        self.smsVerificationMessage = try json.optional()
      } else if json.isNamed("EmailVerificationMessage") {
        self.emailVerificationMessage = try json.optional()
      } else if json.isNamed("EmailVerificationSubject") {
        self.emailVerificationSubject = try json.optional()
      } else if json.isNamed("VerificationMessageTemplate") {
        self.verificationMessageTemplate = try json.optional()
      } else if json.isNamed("SmsAuthenticationMessage") {
        self.smsAuthenticationMessage = try json.optional()
      } else if json.isNamed("UserAttributeUpdateSettings") {
        self.userAttributeUpdateSettings = try json.optional()
      } else if json.isNamed("MfaConfiguration") {
        self.mfaConfiguration = try json.optional()
      } else if json.isNamed("DeviceConfiguration") {
        self.deviceConfiguration = try json.optional()
      } else if json.isNamed("EstimatedNumberOfUsers") {
        self.estimatedNumberOfUsers = try json.optional()
      } else if json.isNamed("EmailConfiguration") {
        self.emailConfiguration = try json.optional()
      } else if json.isNamed("SmsConfiguration") {
        self.smsConfiguration = try json.optional()
      } else if json.isNamed("UserPoolTags") {
        self.userPoolTags = try json.optional()
      } else if json.isNamed("SmsConfigurationFailure") {
        self.smsConfigurationFailure = try json.optional()
      } else if json.isNamed("EmailConfigurationFailure") {
        self.emailConfigurationFailure = try json.optional()
      } else if json.isNamed("Domain") {
        self.domain = try json.optional()
      } else if json.isNamed("CustomDomain") {
        self.customDomain = try json.optional()
      } else if json.isNamed("AdminCreateUserConfig") {
        self.adminCreateUserConfig = try json.optional()
      } else if json.isNamed("UserPoolAddOns") {
        self.userPoolAddOns = try json.optional()
      } else if json.isNamed("DcrConfiguration") {
        self.dcrConfiguration = try json.optional()
      } else if json.isNamed("UsernameConfiguration") {
        self.usernameConfiguration = try json.optional()
      } else if json.isNamed("Arn") {
        self.arn = try json.optional()
      } else if json.isNamed("AccountRecoverySetting") {
        self.accountRecoverySetting = try json.optional()
      } else if json.isNamed("UserPoolTier") {
        self.userPoolTier = try json.optional()
      } else if json.isNamed("KeyConfiguration") {
        self.keyConfiguration = try json.optional()
      } else if json.isNamed("IssuerConfiguration") {
        self.issuerConfiguration = try json.optional()
      } else if json.isNamed("AcrConfiguration") {
        self.acrConfiguration = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension CreateUserPoolResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPool", self.userPool)
    json.endObject()
  }
}

extension DescribeUserPoolRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.endObject()
  }
}

extension DescribeUserPoolRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension DescribeUserPoolResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPool", self.userPool)
    json.endObject()
  }
}

extension UpdateUserPoolRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Policies", self.policies)
    json.member("DeletionProtection", self.deletionProtection)
    json.member("LambdaConfig", self.lambdaConfig)
    json.member("AutoVerifiedAttributes", self.autoVerifiedAttributes)
    json.member("SmsVerificationMessage", self.smsVerificationMessage)
    json.member("EmailVerificationMessage", self.emailVerificationMessage)
    json.member("EmailVerificationSubject", self.emailVerificationSubject)
    json.member("VerificationMessageTemplate", self.verificationMessageTemplate)
    json.member("SmsAuthenticationMessage", self.smsAuthenticationMessage)
    json.member("UserAttributeUpdateSettings", self.userAttributeUpdateSettings)
    json.member("MfaConfiguration", self.mfaConfiguration)
    json.member("DeviceConfiguration", self.deviceConfiguration)
    json.member("EmailConfiguration", self.emailConfiguration)
    json.member("SmsConfiguration", self.smsConfiguration)
    json.member("UserPoolTags", self.userPoolTags)
    json.member("AdminCreateUserConfig", self.adminCreateUserConfig)
    json.member("UserPoolAddOns", self.userPoolAddOns)
    json.member("DcrConfiguration", self.dcrConfiguration)
    json.member("AccountRecoverySetting", self.accountRecoverySetting)
    json.member("PoolName", self.poolName)
    json.member("UserPoolTier", self.userPoolTier)
    json.member("KeyConfiguration", self.keyConfiguration)
    json.member("IssuerConfiguration", self.issuerConfiguration)
    json.member("AcrConfiguration", self.acrConfiguration)
    json.endObject()
  }
}

extension UpdateUserPoolRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Policies") {
        self.policies = try json.optional()
      } else if json.isNamed("DeletionProtection") {
        self.deletionProtection = try json.optional()
      } else if json.isNamed("LambdaConfig") {
        self.lambdaConfig = try json.optional()
      } else if json.isNamed("AutoVerifiedAttributes") {
        self.autoVerifiedAttributes = try json.optional()
      } else if json.isNamed("SmsVerificationMessage") {
        self.smsVerificationMessage = try json.optional()
      } else if json.isNamed("EmailVerificationMessage") {
        self.emailVerificationMessage = try json.optional()
      } else if json.isNamed("EmailVerificationSubject") {
        self.emailVerificationSubject = try json.optional()
      } else if json.isNamed("VerificationMessageTemplate") {
        self.verificationMessageTemplate = try json.optional()
      } else if json.isNamed("SmsAuthenticationMessage") {
        self.smsAuthenticationMessage = try json.optional()
      } else if json.isNamed("UserAttributeUpdateSettings") {
        self.userAttributeUpdateSettings = try json.optional()
      } else if json.isNamed("MfaConfiguration") {
        self.mfaConfiguration = try json.optional()
      } else if json.isNamed("DeviceConfiguration") {
        self.deviceConfiguration = try json.optional()
      } else if json.isNamed("EmailConfiguration") {
        self.emailConfiguration = try json.optional()
      } else if json.isNamed("SmsConfiguration") {
        self.smsConfiguration = try json.optional()
      } else if json.isNamed("UserPoolTags") {
        self.userPoolTags = try json.optional()
      } else if json.isNamed("AdminCreateUserConfig") {
        self.adminCreateUserConfig = try json.optional()
      } else if json.isNamed("UserPoolAddOns") {
        self.userPoolAddOns = try json.optional()
      } else if json.isNamed("DcrConfiguration") {
        self.dcrConfiguration = try json.optional()
      } else if json.isNamed("AccountRecoverySetting") {
        self.accountRecoverySetting = try json.optional()
      } else if json.isNamed("PoolName") {
        self.poolName = try json.optional()
      } else if json.isNamed("UserPoolTier") {
        self.userPoolTier = try json.optional()
      } else if json.isNamed("KeyConfiguration") {
        self.keyConfiguration = try json.optional()
      } else if json.isNamed("IssuerConfiguration") {
        self.issuerConfiguration = try json.optional()
      } else if json.isNamed("AcrConfiguration") {
        self.acrConfiguration = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension UpdateUserPoolResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension DeleteUserPoolRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.endObject()
  }
}

extension DeleteUserPoolRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension ListUserPoolsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("NextToken", self.nextToken)
    json.member("MaxResults", self.maxResults)
    json.endObject()
  }
}

extension ListUserPoolsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("NextToken") {
        self.nextToken = try json.optional()
      } else if json.isNamed("MaxResults") {
        self.maxResults = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension UserPoolDescriptionType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Id", self.id)
    json.member("Name", self.name)
    json.member("LambdaConfig", self.lambdaConfig)
    json.member("Status", self.status)
    json.epochSeconds("LastModifiedDate", self.lastModifiedDateUnixMillis)
    json.epochSeconds("CreationDate", self.creationDateUnixMillis)
    json.member("ReplicaRegions", self.replicaRegions)
    json.endObject()
  }
}

extension ListUserPoolsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPools", self.userPools)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension AddCustomAttributesRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("CustomAttributes", self.customAttributes)
    json.endObject()
  }
}

extension AddCustomAttributesRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("CustomAttributes") {
        self.customAttributes = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AddCustomAttributesResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension SmsMfaConfigType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("SmsAuthenticationMessage", self.smsAuthenticationMessage)
    json.member("SmsConfiguration", self.smsConfiguration)
    json.endObject()
  }
}

extension SmsMfaConfigType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("SmsAuthenticationMessage") {
        self.smsAuthenticationMessage = try json.optional()
      } else if json.isNamed("SmsConfiguration") {
        self.smsConfiguration = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SoftwareTokenMfaConfigType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Enabled", self.enabled)
    json.endObject()
  }
}

extension SoftwareTokenMfaConfigType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Enabled") {
        self.enabled = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension EmailMfaConfigType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Message", self.message)
    json.member("Subject", self.subject)
    json.endObject()
  }
}

extension EmailMfaConfigType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Message") {
        self.message = try json.optional()
      } else if json.isNamed("Subject") {
        self.subject = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension WebAuthnConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("RelyingPartyId", self.relyingPartyId)
    json.member("UserVerification", self.userVerification)
    json.member("FactorConfiguration", self.factorConfiguration)
    json.endObject()
  }
}

extension WebAuthnConfigurationType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("RelyingPartyId") {
        self.relyingPartyId = try json.optional()
      } else if json.isNamed("UserVerification") {
        self.userVerification = try json.optional()
      } else if json.isNamed("FactorConfiguration") {
        self.factorConfiguration = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SetUserPoolMfaConfigRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("SmsMfaConfiguration", self.smsMfaConfiguration)
    json.member("SoftwareTokenMfaConfiguration", self.softwareTokenMfaConfiguration)
    json.member("EmailMfaConfiguration", self.emailMfaConfiguration)
    json.member("MfaConfiguration", self.mfaConfiguration)
    json.member("WebAuthnConfiguration", self.webAuthnConfiguration)
    json.endObject()
  }
}

extension SetUserPoolMfaConfigRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("SmsMfaConfiguration") {
        self.smsMfaConfiguration = try json.optional()
      } else if json.isNamed("SoftwareTokenMfaConfiguration") {
        self.softwareTokenMfaConfiguration = try json.optional()
      } else if json.isNamed("EmailMfaConfiguration") {
        self.emailMfaConfiguration = try json.optional()
      } else if json.isNamed("MfaConfiguration") {
        self.mfaConfiguration = try json.optional()
      } else if json.isNamed("WebAuthnConfiguration") {
        self.webAuthnConfiguration = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SetUserPoolMfaConfigResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("SmsMfaConfiguration", self.smsMfaConfiguration)
    json.member("SoftwareTokenMfaConfiguration", self.softwareTokenMfaConfiguration)
    json.member("EmailMfaConfiguration", self.emailMfaConfiguration)
    json.member("MfaConfiguration", self.mfaConfiguration)
    json.member("WebAuthnConfiguration", self.webAuthnConfiguration)
    json.endObject()
  }
}

extension GetUserPoolMfaConfigRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.endObject()
  }
}

extension GetUserPoolMfaConfigRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension GetUserPoolMfaConfigResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("SmsMfaConfiguration", self.smsMfaConfiguration)
    json.member("SoftwareTokenMfaConfiguration", self.softwareTokenMfaConfiguration)
    json.member("EmailMfaConfiguration", self.emailMfaConfiguration)
    json.member("MfaConfiguration", self.mfaConfiguration)
    json.member("WebAuthnConfiguration", self.webAuthnConfiguration)
    json.endObject()
  }
}

extension DeleteUserPoolResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
