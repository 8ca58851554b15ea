// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_pool.proto. Do not edit.

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

extension SignInPolicyType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AllowedFirstAuthFactors", self.allowedFirstAuthFactors)
    json.endObject()
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

extension PreTokenGenerationVersionConfigType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("LambdaVersion", self.lambdaVersion)
    json.member("LambdaArn", self.lambdaArn)
    json.endObject()
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

extension CustomEmailLambdaVersionConfigType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("LambdaVersion", self.lambdaVersion)
    json.member("LambdaArn", self.lambdaArn)
    json.endObject()
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

extension UserAttributeUpdateSettingsType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AttributesRequireVerificationBeforeUpdate", self.attributesRequireVerificationBeforeUpdate)
    json.endObject()
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

extension NumberAttributeConstraintsType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("MinValue", self.minValue)
    json.member("MaxValue", self.maxValue)
    json.endObject()
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

extension AdvancedSecurityAdditionalFlowsType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("CustomAuthMode", self.customAuthMode)
    json.endObject()
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

extension UsernameConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("CaseSensitive", self.caseSensitive)
    json.endObject()
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

extension AccountRecoverySettingType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("RecoveryMechanisms", self.recoveryMechanisms)
    json.endObject()
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

extension IssuerConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Type", self.type)
    json.endObject()
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

extension ListUserPoolsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("NextToken", self.nextToken)
    json.member("MaxResults", self.maxResults)
    json.endObject()
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

extension SoftwareTokenMfaConfigType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Enabled", self.enabled)
    json.endObject()
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
