// swift-format-ignore-file
// Generated from botocore's models and Proto/apis. Do not edit.

public import AuthenticationMessages
public import IdentityFederationMessages

extension PasswordPolicyType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.number(self.minimumLength, "minimumLength", NumberConstraint(minimum: 6, maximum: 99))
    report.number(self.passwordHistorySize, "passwordHistorySize", NumberConstraint(minimum: 0, maximum: 24))
    report.number(self.temporaryPasswordValidityDays, "temporaryPasswordValidityDays", NumberConstraint(minimum: 0, maximum: 365))
  }
}

extension SignInPolicyType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.texts(self.allowedFirstAuthFactors, "allowedFirstAuthFactors", SizeConstraint(minimum: 1, maximum: 5), member: .authFactorType)
  }
}

extension UserPoolPolicyType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.structure(self.passwordPolicy, "passwordPolicy")
    report.structure(self.signInPolicy, "signInPolicy")
  }
}

extension PreTokenGenerationVersionConfigType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.lambdaVersion, "lambdaVersion", .preTokenGenerationLambdaVersionType, isRequired: true)
    report.text(self.lambdaArn, "lambdaArn", .arnType, isRequired: true)
  }
}

extension CustomSMSLambdaVersionConfigType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.lambdaVersion, "lambdaVersion", .customSMSSenderLambdaVersionType, isRequired: true)
    report.text(self.lambdaArn, "lambdaArn", .arnType, isRequired: true)
  }
}

extension CustomEmailLambdaVersionConfigType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.lambdaVersion, "lambdaVersion", .customEmailSenderLambdaVersionType, isRequired: true)
    report.text(self.lambdaArn, "lambdaArn", .arnType, isRequired: true)
  }
}

extension InboundFederationLambdaType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.lambdaVersion, "lambdaVersion", .inboundFederationLambdaVersionType, isRequired: true)
    report.text(self.lambdaArn, "lambdaArn", .arnType, isRequired: true)
  }
}

extension LambdaConfigType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.preSignUp, "preSignUp", .arnType)
    report.text(self.customMessage, "customMessage", .arnType)
    report.text(self.postConfirmation, "postConfirmation", .arnType)
    report.text(self.preAuthentication, "preAuthentication", .arnType)
    report.text(self.postAuthentication, "postAuthentication", .arnType)
    report.text(self.defineAuthChallenge, "defineAuthChallenge", .arnType)
    report.text(self.createAuthChallenge, "createAuthChallenge", .arnType)
    report.text(self.verifyAuthChallengeResponse, "verifyAuthChallengeResponse", .arnType)
    report.text(self.preTokenGeneration, "preTokenGeneration", .arnType)
    report.text(self.userMigration, "userMigration", .arnType)
    report.structure(self.preTokenGenerationConfig, "preTokenGenerationConfig")
    report.structure(self.customSmsSender, "customSMSSender")
    report.structure(self.customEmailSender, "customEmailSender")
    report.text(self.kmsKeyId, "kMSKeyID", .arnType)
    report.structure(self.inboundFederation, "inboundFederation")
  }
}

extension VerificationMessageTemplateType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.smsMessage, "smsMessage", .smsVerificationMessageType)
    report.text(self.emailMessage, "emailMessage", .emailVerificationMessageType)
    report.text(self.emailSubject, "emailSubject", .emailVerificationSubjectType)
    report.text(self.emailMessageByLink, "emailMessageByLink", .emailVerificationMessageByLinkType)
    report.text(self.emailSubjectByLink, "emailSubjectByLink", .emailVerificationSubjectByLinkType)
    report.text(self.defaultEmailOption, "defaultEmailOption", .defaultEmailOptionType)
  }
}

extension UserAttributeUpdateSettingsType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.texts(self.attributesRequireVerificationBeforeUpdate, "attributesRequireVerificationBeforeUpdate", SizeConstraint(), member: .verifiedAttributeType)
  }
}

extension DeviceConfigurationType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
  }
}

extension EmailConfigurationType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.sourceArn, "sourceArn", .arnType)
    report.text(self.replyToEmailAddress, "replyToEmailAddress", .emailAddressType)
    report.text(self.emailSendingAccount, "emailSendingAccount", .emailSendingAccountType)
    report.text(self.from, "from", .stringType)
    report.text(self.configurationSet, "configurationSet", .sESConfigurationSet)
  }
}

extension EumsSmsConfigurationType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.callerArn, "callerArn", .arnType, isRequired: true)
    report.text(self.externalId, "externalId", .stringType)
    report.text(self.originationIdentity, "originationIdentity", .stringType)
    report.text(self.configurationSetName, "configurationSetName", .stringType)
    report.text(self.inEntityId, "inEntityId", .stringType)
    report.text(self.inTemplateId, "inTemplateId", .stringType)
    report.text(self.region, "region", .regionCodeType)
  }
}

extension SmsConfigurationType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.snsCallerArn, "snsCallerArn", .optionalArnType)
    report.text(self.externalId, "externalId", .stringType)
    report.text(self.snsRegion, "snsRegion", .regionCodeType)
    report.structure(self.eumsSms, "eumsSms")
  }
}

extension MessageTemplateType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.smsMessage, "sMSMessage", .smsInviteMessageType)
    report.text(self.emailMessage, "emailMessage", .emailInviteMessageType)
    report.text(self.emailSubject, "emailSubject", .emailVerificationSubjectType)
  }
}

extension AdminCreateUserConfigType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.number(self.unusedAccountValidityDays, "unusedAccountValidityDays", NumberConstraint(minimum: 0, maximum: 365))
    report.structure(self.inviteMessageTemplate, "inviteMessageTemplate")
  }
}

extension NumberAttributeConstraintsType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.minValue, "minValue", .stringType)
    report.text(self.maxValue, "maxValue", .stringType)
  }
}

extension StringAttributeConstraintsType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.minLength, "minLength", .stringType)
    report.text(self.maxLength, "maxLength", .stringType)
  }
}

extension SchemaAttributeType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.name, "name", .customAttributeNameType)
    report.text(self.attributeDataType, "attributeDataType", .attributeDataType)
    report.structure(self.numberAttributeConstraints, "numberAttributeConstraints")
    report.structure(self.stringAttributeConstraints, "stringAttributeConstraints")
  }
}

extension AdvancedSecurityAdditionalFlowsType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.customAuthMode, "customAuthMode", .advancedSecurityEnabledModeType)
  }
}

extension UserPoolAddOnsType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.advancedSecurityMode, "advancedSecurityMode", .advancedSecurityModeType, isRequired: true)
    report.structure(self.advancedSecurityAdditionalFlows, "advancedSecurityAdditionalFlows")
  }
}

extension DcrConfigurationType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.enableStatus, "enableStatus", .statusType)
    report.texts(self.authenticatedGrantTypes, "authenticatedGrantTypes", SizeConstraint(minimum: 0, maximum: 3), member: .oAuthFlowType)
    report.texts(self.openDcrGrantTypes, "openDcrGrantTypes", SizeConstraint(minimum: 0, maximum: 3), member: .oAuthFlowType)
    report.texts(self.allowedScopes, "allowedScopes", SizeConstraint(maximum: 50), member: .scopeType)
  }
}

extension UsernameConfigurationType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.presence(self.caseSensitive != nil, "caseSensitive")
  }
}

extension RecoveryOptionType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.number(self.priority, "priority", NumberConstraint(minimum: 1, maximum: 2), isRequired: true)
    report.text(self.name, "name", .recoveryOptionNameType, isRequired: true)
  }
}

extension AccountRecoverySettingType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.structures(self.recoveryMechanisms, "recoveryMechanisms", SizeConstraint(minimum: 1, maximum: 2))
  }
}

extension KeyConfigurationType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.keyType, "keyType", .encryptionKeyType)
    report.text(self.kmsKeyArn, "kmsKeyArn", .encryptionKeyArnType)
  }
}

extension IssuerConfigurationType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.type, "type", .issuerType)
  }
}

extension AcrLevelConfigType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.acrValue, "acrValue", .acrValueType, isRequired: true)
  }
}

extension CreateUserPoolRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.poolName, "poolName", .userPoolNameType, isRequired: true)
    report.structure(self.policies, "policies")
    report.text(self.deletionProtection, "deletionProtection", .deletionProtectionType)
    report.structure(self.lambdaConfig, "lambdaConfig")
    report.texts(self.autoVerifiedAttributes, "autoVerifiedAttributes", SizeConstraint(), member: .verifiedAttributeType)
    report.texts(self.aliasAttributes, "aliasAttributes", SizeConstraint(), member: .aliasAttributeType)
    report.texts(self.usernameAttributes, "usernameAttributes", SizeConstraint(), member: .usernameAttributeType)
    report.text(self.smsVerificationMessage, "smsVerificationMessage", .smsVerificationMessageType)
    report.text(self.emailVerificationMessage, "emailVerificationMessage", .emailVerificationMessageType)
    report.text(self.emailVerificationSubject, "emailVerificationSubject", .emailVerificationSubjectType)
    report.structure(self.verificationMessageTemplate, "verificationMessageTemplate")
    report.text(self.smsAuthenticationMessage, "smsAuthenticationMessage", .smsVerificationMessageType)
    report.text(self.mfaConfiguration, "mfaConfiguration", .userPoolMfaType)
    report.structure(self.userAttributeUpdateSettings, "userAttributeUpdateSettings")
    report.structure(self.deviceConfiguration, "deviceConfiguration")
    report.structure(self.emailConfiguration, "emailConfiguration")
    report.structure(self.smsConfiguration, "smsConfiguration")
    report.map(self.userPoolTags, "userPoolTags", SizeConstraint(), key: .tagKeysType, value: .tagValueType)
    report.structure(self.adminCreateUserConfig, "adminCreateUserConfig")
    report.structures(self.schema, "schema", SizeConstraint(minimum: 1, maximum: 50))
    report.structure(self.userPoolAddOns, "userPoolAddOns")
    report.structure(self.dcrConfiguration, "dcrConfiguration")
    report.structure(self.usernameConfiguration, "usernameConfiguration")
    report.structure(self.accountRecoverySetting, "accountRecoverySetting")
    report.text(self.userPoolTier, "userPoolTier", .userPoolTierType)
    report.structure(self.keyConfiguration, "keyConfiguration")
    report.structure(self.issuerConfiguration, "issuerConfiguration")
    report.structureMap(self.acrConfiguration, "acrConfiguration", SizeConstraint(minimum: 0, maximum: 4), key: .acrLevelKeyType)
  }
}

extension DescribeUserPoolRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
  }
}

extension UpdateUserPoolRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.structure(self.policies, "policies")
    report.text(self.deletionProtection, "deletionProtection", .deletionProtectionType)
    report.structure(self.lambdaConfig, "lambdaConfig")
    report.texts(self.autoVerifiedAttributes, "autoVerifiedAttributes", SizeConstraint(), member: .verifiedAttributeType)
    report.text(self.smsVerificationMessage, "smsVerificationMessage", .smsVerificationMessageType)
    report.text(self.emailVerificationMessage, "emailVerificationMessage", .emailVerificationMessageType)
    report.text(self.emailVerificationSubject, "emailVerificationSubject", .emailVerificationSubjectType)
    report.structure(self.verificationMessageTemplate, "verificationMessageTemplate")
    report.text(self.smsAuthenticationMessage, "smsAuthenticationMessage", .smsVerificationMessageType)
    report.structure(self.userAttributeUpdateSettings, "userAttributeUpdateSettings")
    report.text(self.mfaConfiguration, "mfaConfiguration", .userPoolMfaType)
    report.structure(self.deviceConfiguration, "deviceConfiguration")
    report.structure(self.emailConfiguration, "emailConfiguration")
    report.structure(self.smsConfiguration, "smsConfiguration")
    report.map(self.userPoolTags, "userPoolTags", SizeConstraint(), key: .tagKeysType, value: .tagValueType)
    report.structure(self.adminCreateUserConfig, "adminCreateUserConfig")
    report.structure(self.userPoolAddOns, "userPoolAddOns")
    report.structure(self.dcrConfiguration, "dcrConfiguration")
    report.structure(self.accountRecoverySetting, "accountRecoverySetting")
    report.text(self.poolName, "poolName", .userPoolNameType)
    report.text(self.userPoolTier, "userPoolTier", .userPoolTierType)
    report.structure(self.keyConfiguration, "keyConfiguration")
    report.structure(self.issuerConfiguration, "issuerConfiguration")
    report.structureMap(self.acrConfiguration, "acrConfiguration", SizeConstraint(minimum: 0, maximum: 4), key: .acrLevelKeyType)
  }
}

extension DeleteUserPoolRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
  }
}

extension ListUserPoolsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.nextToken, "nextToken", .paginationKeyType)
    report.number(self.maxResults, "maxResults", NumberConstraint(minimum: 1, maximum: 60), isRequired: true)
  }
}

extension AddCustomAttributesRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.structures(self.customAttributes, "customAttributes", SizeConstraint(minimum: 1, maximum: 25), isRequired: true)
  }
}

extension SmsMfaConfigType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.smsAuthenticationMessage, "smsAuthenticationMessage", .smsVerificationMessageType)
    report.structure(self.smsConfiguration, "smsConfiguration")
  }
}

extension SoftwareTokenMfaConfigType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
  }
}

extension EmailMfaConfigType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.message, "message", .emailMfaMessageType)
    report.text(self.subject, "subject", .emailMfaSubjectType)
  }
}

extension WebAuthnConfigurationType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.relyingPartyId, "relyingPartyId", .relyingPartyIdType)
    report.text(self.userVerification, "userVerification", .userVerificationType)
    report.text(self.factorConfiguration, "factorConfiguration", .webAuthnFactorConfigurationType)
  }
}

extension SetUserPoolMfaConfigRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.structure(self.smsMfaConfiguration, "smsMfaConfiguration")
    report.structure(self.softwareTokenMfaConfiguration, "softwareTokenMfaConfiguration")
    report.structure(self.emailMfaConfiguration, "emailMfaConfiguration")
    report.text(self.mfaConfiguration, "mfaConfiguration", .userPoolMfaType)
    report.structure(self.webAuthnConfiguration, "webAuthnConfiguration")
  }
}

extension GetUserPoolMfaConfigRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
  }
}

extension TokenValidityUnitsType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.accessToken, "accessToken", .timeUnitsType)
    report.text(self.idToken, "idToken", .timeUnitsType)
    report.text(self.refreshToken, "refreshToken", .timeUnitsType)
  }
}

extension AnalyticsConfigurationType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.applicationId, "applicationId", .hexStringType)
    report.text(self.applicationArn, "applicationArn", .arnType)
    report.text(self.roleArn, "roleArn", .arnType)
    report.text(self.externalId, "externalId", .stringType)
  }
}

extension RefreshTokenRotationType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.feature, "feature", .featureType, isRequired: true)
    report.number(self.retryGracePeriodSeconds, "retryGracePeriodSeconds", NumberConstraint(minimum: 0, maximum: 60))
  }
}

extension CreateUserPoolClientRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.clientName, "clientName", .clientNameType, isRequired: true)
    report.text(self.clientSecret, "clientSecret", .clientSecretType)
    report.number(self.refreshTokenValidity, "refreshTokenValidity", NumberConstraint(minimum: 0, maximum: 315360000))
    report.number(self.accessTokenValidity, "accessTokenValidity", NumberConstraint(minimum: 1, maximum: 86400))
    report.number(self.idTokenValidity, "idTokenValidity", NumberConstraint(minimum: 1, maximum: 86400))
    report.structure(self.tokenValidityUnits, "tokenValidityUnits")
    report.texts(self.readAttributes, "readAttributes", SizeConstraint(), member: .clientPermissionType)
    report.texts(self.writeAttributes, "writeAttributes", SizeConstraint(), member: .clientPermissionType)
    report.texts(self.explicitAuthFlows, "explicitAuthFlows", SizeConstraint(), member: .explicitAuthFlowsType)
    report.texts(self.supportedIdentityProviders, "supportedIdentityProviders", SizeConstraint(), member: .providerNameType)
    report.texts(self.callbackUrls, "callbackURLs", SizeConstraint(minimum: 0, maximum: 100), member: .redirectUrlType)
    report.texts(self.logoutUrls, "logoutURLs", SizeConstraint(minimum: 0, maximum: 100), member: .redirectUrlType)
    report.text(self.defaultRedirectUri, "defaultRedirectURI", .redirectUrlType)
    report.texts(self.allowedOAuthFlows, "allowedOAuthFlows", SizeConstraint(minimum: 0, maximum: 3), member: .oAuthFlowType)
    report.texts(self.allowedOAuthScopes, "allowedOAuthScopes", SizeConstraint(maximum: 50), member: .scopeType)
    report.structure(self.analyticsConfiguration, "analyticsConfiguration")
    report.text(self.preventUserExistenceErrors, "preventUserExistenceErrors", .preventUserExistenceErrorTypes)
    report.number(self.authSessionValidity, "authSessionValidity", NumberConstraint(minimum: 3, maximum: 15))
    report.structure(self.refreshTokenRotation, "refreshTokenRotation")
  }
}

extension DescribeUserPoolClientRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
  }
}

extension UpdateUserPoolClientRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
    report.text(self.clientName, "clientName", .clientNameType)
    report.number(self.refreshTokenValidity, "refreshTokenValidity", NumberConstraint(minimum: 0, maximum: 315360000))
    report.number(self.accessTokenValidity, "accessTokenValidity", NumberConstraint(minimum: 1, maximum: 86400))
    report.number(self.idTokenValidity, "idTokenValidity", NumberConstraint(minimum: 1, maximum: 86400))
    report.structure(self.tokenValidityUnits, "tokenValidityUnits")
    report.texts(self.readAttributes, "readAttributes", SizeConstraint(), member: .clientPermissionType)
    report.texts(self.writeAttributes, "writeAttributes", SizeConstraint(), member: .clientPermissionType)
    report.texts(self.explicitAuthFlows, "explicitAuthFlows", SizeConstraint(), member: .explicitAuthFlowsType)
    report.texts(self.supportedIdentityProviders, "supportedIdentityProviders", SizeConstraint(), member: .providerNameType)
    report.texts(self.callbackUrls, "callbackURLs", SizeConstraint(minimum: 0, maximum: 100), member: .redirectUrlType)
    report.texts(self.logoutUrls, "logoutURLs", SizeConstraint(minimum: 0, maximum: 100), member: .redirectUrlType)
    report.text(self.defaultRedirectUri, "defaultRedirectURI", .redirectUrlType)
    report.texts(self.allowedOAuthFlows, "allowedOAuthFlows", SizeConstraint(minimum: 0, maximum: 3), member: .oAuthFlowType)
    report.texts(self.allowedOAuthScopes, "allowedOAuthScopes", SizeConstraint(maximum: 50), member: .scopeType)
    report.structure(self.analyticsConfiguration, "analyticsConfiguration")
    report.text(self.preventUserExistenceErrors, "preventUserExistenceErrors", .preventUserExistenceErrorTypes)
    report.number(self.authSessionValidity, "authSessionValidity", NumberConstraint(minimum: 3, maximum: 15))
    report.structure(self.refreshTokenRotation, "refreshTokenRotation")
  }
}

extension DeleteUserPoolClientRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
  }
}

extension ListUserPoolClientsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.number(self.maxResults, "maxResults", NumberConstraint(minimum: 1, maximum: 60))
    report.text(self.nextToken, "nextToken", .paginationKey)
    report.text(self.clientType, "clientType", .clientTypeType)
  }
}

extension AddUserPoolClientSecretRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
    report.text(self.clientSecret, "clientSecret", .clientSecretType)
  }
}

extension ListUserPoolClientSecretsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
    report.text(self.nextToken, "nextToken", .paginationKey)
  }
}

extension DeleteUserPoolClientSecretRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
    report.text(self.clientSecretId, "clientSecretId", .clientSecretIdType, isRequired: true)
  }
}

extension CustomDomainConfigType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.certificateArn, "certificateArn", .arnType, isRequired: true)
    report.text(self.securityPolicy, "securityPolicy", .securityPolicyType)
  }
}

extension FailoverType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.secondaryRegion, "secondaryRegion", .regionNameType, isRequired: true)
    report.text(self.primaryRoute53HealthCheckId, "primaryRoute53HealthCheckId", .healthCheckIdType, isRequired: true)
  }
}

extension RoutingType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.structure(self.failover, "failover")
  }
}

extension CreateUserPoolDomainRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.domain, "domain", .domainType, isRequired: true)
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.structure(self.customDomainConfig, "customDomainConfig")
    report.structure(self.routing, "routing")
  }
}

extension DescribeUserPoolDomainRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.domain, "domain", .domainType, isRequired: true)
  }
}

extension UpdateUserPoolDomainRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.domain, "domain", .domainType, isRequired: true)
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.structure(self.customDomainConfig, "customDomainConfig")
    report.structure(self.routing, "routing")
  }
}

extension DeleteUserPoolDomainRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.domain, "domain", .domainType, isRequired: true)
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
  }
}

extension GetUserPoolSessionConfigurationRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
  }
}

extension UserPoolTokenSessionConfigType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.number(self.maxPerUser, "maxPerUser", NumberConstraint(minimum: 1, maximum: 100), isRequired: true)
  }
}

extension SetUserPoolSessionConfigurationRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.userSessionTracking, "userSessionTracking", .userSessionTrackingType, isRequired: true)
    report.structure(self.tokenSession, "tokenSession", isRequired: true)
  }
}

extension GetUserPoolClientSessionConfigurationRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
  }
}

extension ClientSSOSessionConfigType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.number(self.maxValidityMinutes, "maxValidityMinutes", NumberConstraint(minimum: 0, maximum: 129600), isRequired: true)
  }
}

extension SetUserPoolClientSessionConfigurationRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
    report.structure(self.ssoSession, "sSOSession", isRequired: true)
  }
}

extension AttributeType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.name, "name", .attributeNameType, isRequired: true)
    report.text(self.value, "value", .attributeValueType)
  }
}

extension AnalyticsMetadataType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.analyticsEndpointId, "analyticsEndpointId", .stringType)
  }
}

extension UserContextDataType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.ipAddress, "ipAddress", .stringType)
    report.text(self.encodedData, "encodedData", .stringType)
  }
}

extension SignUpRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
    report.text(self.secretHash, "secretHash", .secretHashType)
    report.text(self.username, "username", .usernameType, isRequired: true)
    report.text(self.password, "password", .passwordType)
    report.structures(self.userAttributes, "userAttributes", SizeConstraint())
    report.structures(self.validationData, "validationData", SizeConstraint())
    report.structure(self.analyticsMetadata, "analyticsMetadata")
    report.structure(self.userContextData, "userContextData", isSensitive: true)
    report.map(self.clientMetadata, "clientMetadata", SizeConstraint(), key: .stringType, value: .stringType)
  }
}

extension ConfirmSignUpRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
    report.text(self.secretHash, "secretHash", .secretHashType)
    report.text(self.username, "username", .usernameType, isRequired: true)
    report.text(self.confirmationCode, "confirmationCode", .confirmationCodeType, isRequired: true)
    report.structure(self.analyticsMetadata, "analyticsMetadata")
    report.structure(self.userContextData, "userContextData", isSensitive: true)
    report.map(self.clientMetadata, "clientMetadata", SizeConstraint(), key: .stringType, value: .stringType)
    report.text(self.session, "session", .sessionType)
  }
}

extension AdminConfirmSignUpRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
    report.map(self.clientMetadata, "clientMetadata", SizeConstraint(), key: .stringType, value: .stringType)
  }
}

extension AdminCreateUserRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
    report.structures(self.userAttributes, "userAttributes", SizeConstraint())
    report.structures(self.validationData, "validationData", SizeConstraint())
    report.text(self.temporaryPassword, "temporaryPassword", .passwordType)
    report.text(self.messageAction, "messageAction", .messageActionType)
    report.texts(self.desiredDeliveryMediums, "desiredDeliveryMediums", SizeConstraint(), member: .deliveryMediumType)
    report.map(self.clientMetadata, "clientMetadata", SizeConstraint(), key: .stringType, value: .stringType)
  }
}

extension AdminSetUserPasswordRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
    report.text(self.password, "password", .passwordType, isRequired: true)
  }
}

extension AdminGetUserRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
  }
}

extension GetUserRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.accessToken, "accessToken", .tokenModelType, isRequired: true)
  }
}

extension AdminDeleteUserRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
  }
}

extension InitiateAuthRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.authFlow, "authFlow", .authFlowType, isRequired: true)
    report.map(self.authParameters, "authParameters", SizeConstraint(), key: .stringType, value: .stringType.allowingNUL, isSensitive: true)
    report.map(self.clientMetadata, "clientMetadata", SizeConstraint(), key: .stringType, value: .stringType)
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
    report.structure(self.analyticsMetadata, "analyticsMetadata")
    report.structure(self.userContextData, "userContextData", isSensitive: true)
    report.text(self.session, "session", .sessionType)
  }
}

extension HttpHeader: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.headerName, "headerName", .stringType)
    report.text(self.headerValue, "headerValue", .stringType)
  }
}

extension ContextDataType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.ipAddress, "ipAddress", .stringType, isRequired: true)
    report.text(self.serverName, "serverName", .stringType, isRequired: true)
    report.text(self.serverPath, "serverPath", .stringType, isRequired: true)
    report.structures(self.httpHeaders, "httpHeaders", SizeConstraint(), isRequired: true)
    report.text(self.encodedData, "encodedData", .stringType)
  }
}

extension AdminInitiateAuthRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
    report.text(self.authFlow, "authFlow", .authFlowType, isRequired: true)
    report.map(self.authParameters, "authParameters", SizeConstraint(), key: .stringType, value: .stringType.allowingNUL, isSensitive: true)
    report.map(self.clientMetadata, "clientMetadata", SizeConstraint(), key: .stringType, value: .stringType)
    report.structure(self.analyticsMetadata, "analyticsMetadata")
    report.structure(self.contextData, "contextData")
    report.text(self.session, "session", .sessionType)
  }
}

extension RespondToAuthChallengeRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
    report.text(self.challengeName, "challengeName", .challengeNameType, isRequired: true)
    report.text(self.session, "session", .sessionType)
    report.map(self.challengeResponses, "challengeResponses", SizeConstraint(), key: .stringType, value: .stringType.allowingNUL, isSensitive: true)
    report.structure(self.analyticsMetadata, "analyticsMetadata")
    report.structure(self.userContextData, "userContextData", isSensitive: true)
    report.map(self.clientMetadata, "clientMetadata", SizeConstraint(), key: .stringType, value: .stringType)
  }
}

extension AdminRespondToAuthChallengeRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
    report.text(self.challengeName, "challengeName", .challengeNameType, isRequired: true)
    report.map(self.challengeResponses, "challengeResponses", SizeConstraint(), key: .stringType, value: .stringType.allowingNUL, isSensitive: true)
    report.text(self.session, "session", .sessionType)
    report.structure(self.analyticsMetadata, "analyticsMetadata")
    report.structure(self.contextData, "contextData")
    report.map(self.clientMetadata, "clientMetadata", SizeConstraint(), key: .stringType, value: .stringType)
  }
}

extension GetTokensFromRefreshTokenRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.refreshToken, "refreshToken", .tokenModelType, isRequired: true)
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
    report.text(self.clientSecret, "clientSecret", .clientSecretType)
    report.text(self.deviceKey, "deviceKey", .deviceKeyType)
    report.map(self.clientMetadata, "clientMetadata", SizeConstraint(), key: .stringType, value: .stringType)
  }
}

extension RevokeTokenRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.token, "token", .tokenModelType, isRequired: true)
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
    report.text(self.clientSecret, "clientSecret", .clientSecretType)
    report.text(self.revokeAssociatedSessions, "revokeAssociatedSessions", .revokeAssociatedSessionsType)
  }
}

extension GlobalSignOutRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.accessToken, "accessToken", .tokenModelType, isRequired: true)
  }
}

extension AdminUserGlobalSignOutRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
  }
}

extension TagResourceRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.resourceArn, "resourceArn", .arnType, isRequired: true)
    report.map(self.tags, "tags", SizeConstraint(), key: .tagKeysType, value: .tagValueType, isRequired: true)
  }
}

extension UntagResourceRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.resourceArn, "resourceArn", .arnType, isRequired: true)
    report.texts(self.tagKeys, "tagKeys", SizeConstraint(), member: .tagKeysType, isRequired: true)
  }
}

extension ListTagsForResourceRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.resourceArn, "resourceArn", .arnType, isRequired: true)
  }
}

extension ResendConfirmationCodeRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
    report.text(self.secretHash, "secretHash", .secretHashType)
    report.structure(self.userContextData, "userContextData", isSensitive: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
    report.structure(self.analyticsMetadata, "analyticsMetadata")
    report.map(self.clientMetadata, "clientMetadata", SizeConstraint(), key: .stringType, value: .stringType)
  }
}

extension ForgotPasswordRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
    report.text(self.secretHash, "secretHash", .secretHashType)
    report.structure(self.userContextData, "userContextData", isSensitive: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
    report.structure(self.analyticsMetadata, "analyticsMetadata")
    report.map(self.clientMetadata, "clientMetadata", SizeConstraint(), key: .stringType, value: .stringType)
  }
}

extension ConfirmForgotPasswordRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
    report.text(self.secretHash, "secretHash", .secretHashType)
    report.text(self.username, "username", .usernameType, isRequired: true)
    report.text(self.confirmationCode, "confirmationCode", .confirmationCodeType, isRequired: true)
    report.text(self.password, "password", .passwordType, isRequired: true)
    report.structure(self.analyticsMetadata, "analyticsMetadata")
    report.structure(self.userContextData, "userContextData", isSensitive: true)
    report.map(self.clientMetadata, "clientMetadata", SizeConstraint(), key: .stringType, value: .stringType)
  }
}

extension ChangePasswordRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.previousPassword, "previousPassword", .passwordType)
    report.text(self.proposedPassword, "proposedPassword", .passwordType, isRequired: true)
    report.text(self.accessToken, "accessToken", .tokenModelType, isRequired: true)
  }
}

extension AdminResetUserPasswordRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
    report.map(self.clientMetadata, "clientMetadata", SizeConstraint(), key: .stringType, value: .stringType)
  }
}

extension UpdateUserAttributesRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.structures(self.userAttributes, "userAttributes", SizeConstraint(), isRequired: true)
    report.text(self.accessToken, "accessToken", .tokenModelType, isRequired: true)
    report.map(self.clientMetadata, "clientMetadata", SizeConstraint(), key: .stringType, value: .stringType)
  }
}

extension AdminUpdateUserAttributesRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
    report.structures(self.userAttributes, "userAttributes", SizeConstraint(), isRequired: true)
    report.map(self.clientMetadata, "clientMetadata", SizeConstraint(), key: .stringType, value: .stringType)
  }
}

extension DeleteUserAttributesRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.texts(self.userAttributeNames, "userAttributeNames", SizeConstraint(), member: .attributeNameType, isRequired: true)
    report.text(self.accessToken, "accessToken", .tokenModelType, isRequired: true)
  }
}

extension AdminDeleteUserAttributesRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
    report.texts(self.userAttributeNames, "userAttributeNames", SizeConstraint(), member: .attributeNameType, isRequired: true)
  }
}

extension GetUserAttributeVerificationCodeRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.accessToken, "accessToken", .tokenModelType, isRequired: true)
    report.text(self.attributeName, "attributeName", .attributeNameType, isRequired: true)
    report.map(self.clientMetadata, "clientMetadata", SizeConstraint(), key: .stringType, value: .stringType)
  }
}

extension VerifyUserAttributeRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.accessToken, "accessToken", .tokenModelType, isRequired: true)
    report.text(self.attributeName, "attributeName", .attributeNameType, isRequired: true)
    report.text(self.code, "code", .confirmationCodeType, isRequired: true)
  }
}

extension AdminDisableUserRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
  }
}

extension AdminEnableUserRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
  }
}

extension DeleteUserRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.accessToken, "accessToken", .tokenModelType, isRequired: true)
  }
}

extension MFAOptionType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.deliveryMedium, "deliveryMedium", .deliveryMediumType)
    report.text(self.attributeName, "attributeName", .attributeNameType)
  }
}

extension SetUserSettingsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.accessToken, "accessToken", .tokenModelType, isRequired: true)
    report.structures(self.mfaOptions, "mFAOptions", SizeConstraint(), isRequired: true)
  }
}

extension AdminSetUserSettingsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
    report.structures(self.mfaOptions, "mFAOptions", SizeConstraint(), isRequired: true)
  }
}

extension ListUsersRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.texts(self.attributesToGet, "attributesToGet", SizeConstraint(), member: .attributeNameType)
    report.number(self.limit, "limit", NumberConstraint(minimum: 0, maximum: 60))
    report.text(self.paginationToken, "paginationToken", .searchPaginationTokenType)
    report.text(self.filter, "filter", .userFilterType)
  }
}

extension CreateGroupRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.groupName, "groupName", .groupNameType, isRequired: true)
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.description, "description", .descriptionType)
    report.text(self.roleArn, "roleArn", .arnType)
    report.number(self.precedence, "precedence", NumberConstraint(minimum: 0))
  }
}

extension GetGroupRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.groupName, "groupName", .groupNameType, isRequired: true)
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
  }
}

extension UpdateGroupRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.groupName, "groupName", .groupNameType, isRequired: true)
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.description, "description", .descriptionType)
    report.text(self.roleArn, "roleArn", .arnType)
    report.number(self.precedence, "precedence", NumberConstraint(minimum: 0))
  }
}

extension DeleteGroupRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.groupName, "groupName", .groupNameType, isRequired: true)
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
  }
}

extension ListGroupsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.number(self.limit, "limit", NumberConstraint(minimum: 0, maximum: 60))
    report.text(self.nextToken, "nextToken", .paginationKey)
  }
}

extension AdminAddUserToGroupRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
    report.text(self.groupName, "groupName", .groupNameType, isRequired: true)
  }
}

extension AdminRemoveUserFromGroupRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
    report.text(self.groupName, "groupName", .groupNameType, isRequired: true)
  }
}

extension AdminListGroupsForUserRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.username, "username", .usernameType, isRequired: true)
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.number(self.limit, "limit", NumberConstraint(minimum: 0, maximum: 60))
    report.text(self.nextToken, "nextToken", .paginationKey)
  }
}

extension ListUsersInGroupRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.groupName, "groupName", .groupNameType, isRequired: true)
    report.number(self.limit, "limit", NumberConstraint(minimum: 0, maximum: 60))
    report.text(self.nextToken, "nextToken", .paginationKey)
  }
}

extension DeviceSecretVerifierConfigType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.passwordVerifier, "passwordVerifier", .stringType)
    report.text(self.salt, "salt", .stringType)
  }
}

extension ConfirmDeviceRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.accessToken, "accessToken", .tokenModelType, isRequired: true)
    report.text(self.deviceKey, "deviceKey", .deviceKeyType, isRequired: true)
    report.structure(self.deviceSecretVerifierConfig, "deviceSecretVerifierConfig")
    report.text(self.deviceName, "deviceName", .deviceNameType)
  }
}

extension UpdateDeviceStatusRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.accessToken, "accessToken", .tokenModelType, isRequired: true)
    report.text(self.deviceKey, "deviceKey", .deviceKeyType, isRequired: true)
    report.text(self.deviceRememberedStatus, "deviceRememberedStatus", .deviceRememberedStatusType)
  }
}

extension GetDeviceRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.deviceKey, "deviceKey", .deviceKeyType, isRequired: true)
    report.text(self.accessToken, "accessToken", .tokenModelType)
  }
}

extension ListDevicesRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.accessToken, "accessToken", .tokenModelType, isRequired: true)
    report.number(self.limit, "limit", NumberConstraint(minimum: 0, maximum: 60))
    report.text(self.paginationToken, "paginationToken", .searchPaginationTokenType)
  }
}

extension ForgetDeviceRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.accessToken, "accessToken", .tokenModelType)
    report.text(self.deviceKey, "deviceKey", .deviceKeyType, isRequired: true)
  }
}

extension AdminGetDeviceRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.deviceKey, "deviceKey", .deviceKeyType, isRequired: true)
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
  }
}

extension AdminListDevicesRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
    report.number(self.limit, "limit", NumberConstraint(minimum: 0, maximum: 60))
    report.text(self.paginationToken, "paginationToken", .searchPaginationTokenType)
  }
}

extension AdminUpdateDeviceStatusRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
    report.text(self.deviceKey, "deviceKey", .deviceKeyType, isRequired: true)
    report.text(self.deviceRememberedStatus, "deviceRememberedStatus", .deviceRememberedStatusType)
  }
}

extension AdminForgetDeviceRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
    report.text(self.deviceKey, "deviceKey", .deviceKeyType, isRequired: true)
  }
}

extension ListUserSessionsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.accessToken, "accessToken", .tokenModelType, isRequired: true)
    report.text(self.nextToken, "nextToken", .paginationKey)
  }
}

extension RevokeUserSessionRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.accessToken, "accessToken", .tokenModelType, isRequired: true)
    report.text(self.sessionId, "sessionId", .sessionIdType, isRequired: true)
    report.text(self.revokeAssociatedSessions, "revokeAssociatedSessions", .revokeAssociatedSessionsType)
  }
}

extension AdminListUserSessionsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
    report.text(self.nextToken, "nextToken", .paginationKey)
  }
}

extension AdminRevokeUserSessionRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
    report.text(self.sessionId, "sessionId", .sessionIdType, isRequired: true)
    report.text(self.revokeAssociatedSessions, "revokeAssociatedSessions", .revokeAssociatedSessionsType)
  }
}

extension AssociateSoftwareTokenRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.accessToken, "accessToken", .tokenModelType)
    report.text(self.session, "session", .sessionType)
  }
}

extension VerifySoftwareTokenRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.accessToken, "accessToken", .tokenModelType)
    report.text(self.session, "session", .sessionType)
    report.text(self.userCode, "userCode", .softwareTokenMFAUserCodeType, isRequired: true)
    report.text(self.friendlyDeviceName, "friendlyDeviceName", .stringType)
  }
}

extension SMSMfaSettingsType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
  }
}

extension SoftwareTokenMfaSettingsType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
  }
}

extension EmailMfaSettingsType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
  }
}

extension WebAuthnMfaSettingsType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
  }
}

extension SetUserMFAPreferenceRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.structure(self.smsMfaSettings, "sMSMfaSettings")
    report.structure(self.softwareTokenMfaSettings, "softwareTokenMfaSettings")
    report.structure(self.emailMfaSettings, "emailMfaSettings")
    report.structure(self.webAuthnMfaSettings, "webAuthnMfaSettings")
    report.text(self.accessToken, "accessToken", .tokenModelType, isRequired: true)
  }
}

extension AdminSetUserMFAPreferenceRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.structure(self.smsMfaSettings, "sMSMfaSettings")
    report.structure(self.softwareTokenMfaSettings, "softwareTokenMfaSettings")
    report.structure(self.emailMfaSettings, "emailMfaSettings")
    report.structure(self.webAuthnMfaSettings, "webAuthnMfaSettings")
    report.text(self.username, "username", .usernameType, isRequired: true)
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
  }
}

extension AdminDeleteSoftwareTokenRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
  }
}

extension GetUserAuthFactorsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.accessToken, "accessToken", .tokenModelType, isRequired: true)
  }
}

extension AdminGetUserAuthFactorsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
  }
}

extension StartWebAuthnRegistrationRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.accessToken, "accessToken", .tokenModelType, isRequired: true)
  }
}

extension CompleteWebAuthnRegistrationRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.accessToken, "accessToken", .tokenModelType, isRequired: true)
    report.presence(self.credential != nil, "credential")
  }
}

extension ListWebAuthnCredentialsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.accessToken, "accessToken", .tokenModelType, isRequired: true)
    report.text(self.nextToken, "nextToken", .paginationKey)
    report.number(self.maxResults, "maxResults", NumberConstraint(minimum: 0, maximum: 20))
  }
}

extension DeleteWebAuthnCredentialRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.accessToken, "accessToken", .tokenModelType, isRequired: true)
    report.text(self.credentialId, "credentialId", .stringType, isRequired: true)
  }
}

extension GetCSVHeaderRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
  }
}

extension CreateUserImportJobRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.jobName, "jobName", .userImportJobNameType, isRequired: true)
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.cloudWatchLogsRoleArn, "cloudWatchLogsRoleArn", .arnType, isRequired: true)
    report.text(self.passwordHashingAlgorithm, "passwordHashingAlgorithm", .passwordHashingAlgorithmType)
  }
}

extension DescribeUserImportJobRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.jobId, "jobId", .userImportJobIdType, isRequired: true)
  }
}

extension ListUserImportJobsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.number(self.maxResults, "maxResults", NumberConstraint(minimum: 1, maximum: 60), isRequired: true)
    report.text(self.paginationToken, "paginationToken", .paginationKeyType)
  }
}

extension StartUserImportJobRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.jobId, "jobId", .userImportJobIdType, isRequired: true)
  }
}

extension StopUserImportJobRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.jobId, "jobId", .userImportJobIdType, isRequired: true)
  }
}

extension CreateIdentityProviderRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.providerName, "providerName", .providerNameTypeV2, isRequired: true)
    report.text(self.providerType, "providerType", .identityProviderTypeType, isRequired: true)
    report.map(self.providerDetails, "providerDetails", SizeConstraint(), key: .stringType, value: .stringType.allowingNUL, isRequired: true)
    report.map(self.attributeMapping, "attributeMapping", SizeConstraint(), key: .attributeMappingKeyType, value: .stringType)
    report.texts(self.idpIdentifiers, "idpIdentifiers", SizeConstraint(minimum: 0, maximum: 50), member: .idpIdentifierType)
    report.map(self.acrMapping, "acrMapping", SizeConstraint(minimum: 0, maximum: 4), key: .acrMappingKeyType, value: .acrValueType)
  }
}

extension DescribeIdentityProviderRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.providerName, "providerName", .providerNameType, isRequired: true)
  }
}

extension UpdateIdentityProviderRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.providerName, "providerName", .providerNameType, isRequired: true)
    report.map(self.providerDetails, "providerDetails", SizeConstraint(), key: .stringType, value: .stringType.allowingNUL)
    report.map(self.attributeMapping, "attributeMapping", SizeConstraint(), key: .attributeMappingKeyType, value: .stringType)
    report.texts(self.idpIdentifiers, "idpIdentifiers", SizeConstraint(minimum: 0, maximum: 50), member: .idpIdentifierType)
    report.map(self.acrMapping, "acrMapping", SizeConstraint(minimum: 0, maximum: 4), key: .acrMappingKeyType, value: .acrValueType)
  }
}

extension DeleteIdentityProviderRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.providerName, "providerName", .providerNameType, isRequired: true)
  }
}

extension ListIdentityProvidersRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.number(self.maxResults, "maxResults", NumberConstraint(minimum: 0, maximum: 60))
    report.text(self.nextToken, "nextToken", .paginationKeyType)
  }
}

extension GetIdentityProviderByIdentifierRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.idpIdentifier, "idpIdentifier", .idpIdentifierType, isRequired: true)
  }
}

extension GetSigningCertificateRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
  }
}

extension ProviderUserIdentifierType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.providerName, "providerName", .providerNameType)
    report.text(self.providerAttributeName, "providerAttributeName", .stringType)
    report.text(self.providerAttributeValue, "providerAttributeValue", .stringType)
  }
}

extension AdminLinkProviderForUserRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .stringType, isRequired: true)
    report.structure(self.destinationUser, "destinationUser", isRequired: true)
    report.structure(self.sourceUser, "sourceUser", isRequired: true)
  }
}

extension AdminDisableProviderForUserRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .stringType, isRequired: true)
    report.structure(self.user, "user", isRequired: true)
  }
}

extension ResourceServerScopeType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.scopeName, "scopeName", .resourceServerScopeNameType, isRequired: true)
    report.text(self.scopeDescription, "scopeDescription", .resourceServerScopeDescriptionType, isRequired: true)
  }
}

extension CreateResourceServerRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.identifier, "identifier", .resourceServerIdentifierType, isRequired: true)
    report.text(self.name, "name", .resourceServerNameType, isRequired: true)
    report.structures(self.scopes, "scopes", SizeConstraint(maximum: 100))
  }
}

extension DescribeResourceServerRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.identifier, "identifier", .resourceServerIdentifierType, isRequired: true)
  }
}

extension UpdateResourceServerRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.identifier, "identifier", .resourceServerIdentifierType, isRequired: true)
    report.text(self.name, "name", .resourceServerNameType, isRequired: true)
    report.structures(self.scopes, "scopes", SizeConstraint(maximum: 100))
  }
}

extension DeleteResourceServerRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.identifier, "identifier", .resourceServerIdentifierType, isRequired: true)
  }
}

extension ListResourceServersRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.number(self.maxResults, "maxResults", NumberConstraint(minimum: 1, maximum: 50))
    report.text(self.nextToken, "nextToken", .paginationKeyType)
  }
}

extension AssetType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.category, "category", .assetCategoryType, isRequired: true)
    report.text(self.colorMode, "colorMode", .colorSchemeModeType, isRequired: true)
    report.text(self.extension, "extension", .assetExtensionType, isRequired: true)
    report.blob(self.bytes, "bytes", SizeConstraint(maximum: 1000000))
    report.text(self.resourceId, "resourceId", .resourceIdType)
  }
}

extension CreateManagedLoginBrandingRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
    report.structures(self.assets, "assets", SizeConstraint(minimum: 0, maximum: 40))
  }
}

extension DescribeManagedLoginBrandingRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.managedLoginBrandingId, "managedLoginBrandingId", .managedLoginBrandingIdType, isRequired: true)
  }
}

extension DescribeManagedLoginBrandingByClientRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
  }
}

extension UpdateManagedLoginBrandingRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType)
    report.text(self.managedLoginBrandingId, "managedLoginBrandingId", .managedLoginBrandingIdType)
    report.structures(self.assets, "assets", SizeConstraint(minimum: 0, maximum: 40))
  }
}

extension DeleteManagedLoginBrandingRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.managedLoginBrandingId, "managedLoginBrandingId", .managedLoginBrandingIdType, isRequired: true)
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
  }
}

extension SetUICustomizationRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.clientId, "clientId", .clientIdType)
    report.text(self.css, "cSS", .cSSType)
    report.blob(self.imageFile, "imageFile", SizeConstraint(minimum: 0, maximum: 131072))
  }
}

extension GetUICustomizationRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.clientId, "clientId", .clientIdType)
  }
}

extension CreateTermsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
    report.text(self.termsName, "termsName", .termsNameType, isRequired: true)
    report.text(self.termsSource, "termsSource", .termsSourceType, isRequired: true)
    report.text(self.enforcement, "enforcement", .termsEnforcementType, isRequired: true)
    report.map(self.links, "links", SizeConstraint(minimum: 1, maximum: 13), key: .languageIdType, value: .linkUrlType)
  }
}

extension DescribeTermsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.termsId, "termsId", .termsIdType, isRequired: true)
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
  }
}

extension DescribeTermsByClientRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.termsName, "termsName", .termsNameType, isRequired: true)
  }
}

extension ListTermsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.number(self.maxResults, "maxResults", NumberConstraint(minimum: 1, maximum: 60))
    report.text(self.nextToken, "nextToken", .stringType)
  }
}

extension UpdateTermsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.termsId, "termsId", .termsIdType, isRequired: true)
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.termsName, "termsName", .termsNameType)
    report.text(self.termsSource, "termsSource", .termsSourceType)
    report.text(self.enforcement, "enforcement", .termsEnforcementType)
    report.map(self.links, "links", SizeConstraint(minimum: 1, maximum: 13), key: .languageIdType, value: .linkUrlType)
  }
}

extension DeleteTermsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.termsId, "termsId", .termsIdType, isRequired: true)
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
  }
}

extension GetClientTokenRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
    report.text(self.secret, "secret", .clientSecretType, isRequired: true)
    report.texts(self.scopes, "scopes", SizeConstraint(maximum: 50), member: .scopeType)
    report.map(self.clientMetadata, "clientMetadata", SizeConstraint(), key: .stringType, value: .stringType)
  }
}

extension GetDerivedTokenRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.clientId, "clientId", .clientIdType, isRequired: true)
    report.text(self.clientSecret, "clientSecret", .clientSecretType)
    report.text(self.subjectToken, "subjectToken", .getDerivedTokenTokenModelType, isRequired: true)
    report.text(self.subjectTokenType, "subjectTokenType", .tokenTypeIdentifierType, isRequired: true)
    report.text(self.subjectTokenProviderName, "subjectTokenProviderName", .providerNameType)
    report.text(self.actorToken, "actorToken", .getDerivedTokenTokenModelType)
    report.text(self.actorTokenType, "actorTokenType", .tokenTypeIdentifierType)
    report.text(self.actorTokenProviderName, "actorTokenProviderName", .providerNameType)
    report.texts(self.scopes, "scopes", SizeConstraint(maximum: 50), member: .scopeType)
    report.texts(self.audiences, "audiences", SizeConstraint(minimum: 0, maximum: 1), member: .audienceType)
    report.texts(self.resources, "resources", SizeConstraint(minimum: 0, maximum: 1), member: .resourceServerIdentifierType)
    report.text(self.requestedTokenType, "requestedTokenType", .issuedTokenTypeIdentifierType)
  }
}

extension CompromisedCredentialsActionsType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.eventAction, "eventAction", .compromisedCredentialsEventActionType, isRequired: true)
  }
}

extension CompromisedCredentialsRiskConfigurationType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.texts(self.eventFilter, "eventFilter", SizeConstraint(), member: .eventFilterType)
    report.structure(self.actions, "actions", isRequired: true)
  }
}

extension NotifyEmailType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.subject, "subject", .emailNotificationSubjectType, isRequired: true)
    report.text(self.htmlBody, "htmlBody", .emailNotificationBodyType)
    report.text(self.textBody, "textBody", .emailNotificationBodyType)
  }
}

extension NotifyConfigurationType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.from, "from", .stringType)
    report.text(self.replyTo, "replyTo", .stringType)
    report.text(self.sourceArn, "sourceArn", .arnType, isRequired: true)
    report.structure(self.blockEmail, "blockEmail")
    report.structure(self.noActionEmail, "noActionEmail")
    report.structure(self.mfaEmail, "mfaEmail")
  }
}

extension AccountTakeoverActionType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.presence(self.notify != nil, "notify")
    report.text(self.eventAction, "eventAction", .accountTakeoverEventActionType, isRequired: true)
  }
}

extension AccountTakeoverActionsType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.structure(self.lowAction, "lowAction")
    report.structure(self.mediumAction, "mediumAction")
    report.structure(self.highAction, "highAction")
  }
}

extension AccountTakeoverRiskConfigurationType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.structure(self.notifyConfiguration, "notifyConfiguration")
    report.structure(self.actions, "actions", isRequired: true)
  }
}

extension RiskExceptionConfigurationType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.texts(self.blockedIpRangeList, "blockedIPRangeList", SizeConstraint(maximum: 200), member: .stringType)
    report.texts(self.skippedIpRangeList, "skippedIPRangeList", SizeConstraint(maximum: 200), member: .stringType)
  }
}

extension SetRiskConfigurationRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.clientId, "clientId", .clientIdType)
    report.structure(self.compromisedCredentialsRiskConfiguration, "compromisedCredentialsRiskConfiguration")
    report.structure(self.accountTakeoverRiskConfiguration, "accountTakeoverRiskConfiguration")
    report.structure(self.riskExceptionConfiguration, "riskExceptionConfiguration")
  }
}

extension DescribeRiskConfigurationRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.clientId, "clientId", .clientIdType)
  }
}

extension AdminListUserAuthEventsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
    report.number(self.maxResults, "maxResults", NumberConstraint(minimum: 0, maximum: 60))
    report.text(self.nextToken, "nextToken", .paginationKey)
  }
}

extension AdminUpdateAuthEventFeedbackRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
    report.text(self.eventId, "eventId", .eventIdType, isRequired: true)
    report.text(self.feedbackValue, "feedbackValue", .feedbackValueType, isRequired: true)
  }
}

extension UpdateAuthEventFeedbackRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.username, "username", .usernameType, isRequired: true)
    report.text(self.eventId, "eventId", .eventIdType, isRequired: true)
    report.text(self.feedbackToken, "feedbackToken", .tokenModelType, isRequired: true)
    report.text(self.feedbackValue, "feedbackValue", .feedbackValueType, isRequired: true)
  }
}

extension CloudWatchLogsConfigurationType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.logGroupArn, "logGroupArn", .arnType)
  }
}

extension S3ConfigurationType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.bucketArn, "bucketArn", .s3ArnType)
  }
}

extension FirehoseConfigurationType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.streamArn, "streamArn", .arnType)
  }
}

extension LogConfigurationType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.logLevel, "logLevel", .logLevel, isRequired: true)
    report.text(self.eventSource, "eventSource", .eventSourceName, isRequired: true)
    report.structure(self.cloudWatchLogsConfiguration, "cloudWatchLogsConfiguration")
    report.structure(self.s3Configuration, "s3Configuration")
    report.structure(self.firehoseConfiguration, "firehoseConfiguration")
  }
}

extension SetLogDeliveryConfigurationRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.structures(self.logConfigurations, "logConfigurations", SizeConstraint(minimum: 0, maximum: 2), isRequired: true)
  }
}

extension GetLogDeliveryConfigurationRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
  }
}

extension CreateUserPoolReplicaRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.regionName, "regionName", .regionNameType, isRequired: true)
    report.map(self.userPoolTags, "userPoolTags", SizeConstraint(), key: .tagKeysType, value: .tagValueType)
  }
}

extension ListUserPoolReplicasRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.nextToken, "nextToken", .paginationKeyType)
  }
}

extension UpdateUserPoolReplicaRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.regionName, "regionName", .regionNameType, isRequired: true)
    report.text(self.status, "status", .updateReplicaStatusType, isRequired: true)
  }
}

extension DeleteUserPoolReplicaRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.userPoolId, "userPoolId", .userPoolIdType, isRequired: true)
    report.text(self.regionName, "regionName", .regionNameType, isRequired: true)
  }
}

extension LimitDefinitionType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.limitClass, "limitClass", .limitClass, isRequired: true)
    report.map(self.attributes, "attributes", SizeConstraint(), key: .stringType, value: .stringType, isRequired: true)
  }
}

extension GetProvisionedLimitRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.structure(self.limitDefinition, "limitDefinition", isRequired: true)
  }
}

extension UpdateProvisionedLimitRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.structure(self.limitDefinition, "limitDefinition", isRequired: true)
    report.number(self.requestedLimitValue, "requestedLimitValue", NumberConstraint(), isRequired: true)
  }
}

extension IdentityCognitoIdentityProvider: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.providerName, "providerName", .identityCognitoIdentityProviderName)
    report.text(self.clientId, "clientId", .identityCognitoIdentityProviderClientId)
  }
}

extension CreateIdentityPoolRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolName, "identityPoolName", .identityPoolName, isRequired: true)
    report.presence(self.allowUnauthenticatedIdentities != nil, "allowUnauthenticatedIdentities")
    report.map(self.supportedLoginProviders, "supportedLoginProviders", SizeConstraint(maximum: 10), key: .identityProviderName, value: .identityProviderId)
    report.text(self.developerProviderName, "developerProviderName", .identityDeveloperProviderName)
    report.texts(self.openIdConnectProviderArns, "openIdConnectProviderARNs", SizeConstraint(), member: .identityARNString)
    report.structures(self.cognitoIdentityProviders, "cognitoIdentityProviders", SizeConstraint())
    report.texts(self.samlProviderArns, "samlProviderARNs", SizeConstraint(), member: .identityARNString)
    report.map(self.identityPoolTags, "identityPoolTags", SizeConstraint(), key: .identityTagKeysType, value: .identityTagValueType)
  }
}

extension DescribeIdentityPoolRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .identityIdentityPoolId, isRequired: true)
  }
}

extension IdentityPool: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .identityIdentityPoolId, isRequired: true)
    report.text(self.identityPoolName, "identityPoolName", .identityPoolName, isRequired: true)
    report.presence(self.allowUnauthenticatedIdentities != nil, "allowUnauthenticatedIdentities")
    report.map(self.supportedLoginProviders, "supportedLoginProviders", SizeConstraint(maximum: 10), key: .identityProviderName, value: .identityProviderId)
    report.text(self.developerProviderName, "developerProviderName", .identityDeveloperProviderName)
    report.texts(self.openIdConnectProviderArns, "openIdConnectProviderARNs", SizeConstraint(), member: .identityARNString)
    report.structures(self.cognitoIdentityProviders, "cognitoIdentityProviders", SizeConstraint())
    report.texts(self.samlProviderArns, "samlProviderARNs", SizeConstraint(), member: .identityARNString)
    report.map(self.identityPoolTags, "identityPoolTags", SizeConstraint(), key: .identityTagKeysType, value: .identityTagValueType)
  }
}

extension DeleteIdentityPoolRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .identityIdentityPoolId, isRequired: true)
  }
}

extension ListIdentityPoolsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.number(self.maxResults, "maxResults", NumberConstraint(minimum: 1, maximum: 60), isRequired: true)
    report.text(self.nextToken, "nextToken", .identityPaginationKey)
  }
}

extension GetIdentityPoolRolesRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .identityIdentityPoolId, isRequired: true)
  }
}

extension IdentityMappingRule: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.claim, "claim", .identityClaimName, isRequired: true)
    report.text(self.matchType, "matchType", .identityMappingRuleMatchType, isRequired: true)
    report.text(self.value, "value", .identityClaimValue, isRequired: true)
    report.text(self.roleArn, "roleARN", .identityARNString, isRequired: true)
  }
}

extension IdentityRulesConfigurationType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.structures(self.rules, "rules", SizeConstraint(minimum: 1, maximum: 400), isRequired: true)
  }
}

extension IdentityRoleMapping: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.type, "type", .identityRoleMappingType, isRequired: true)
    report.text(self.ambiguousRoleResolution, "ambiguousRoleResolution", .identityAmbiguousRoleResolutionType)
    report.structure(self.rulesConfiguration, "rulesConfiguration")
  }
}

extension SetIdentityPoolRolesRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .identityIdentityPoolId, isRequired: true)
    report.map(self.roles, "roles", SizeConstraint(maximum: 2), key: .identityRoleType, value: .identityARNString, isRequired: true)
    report.structureMap(self.roleMappings, "roleMappings", SizeConstraint(maximum: 10), key: .identityProviderName)
  }
}

extension GetPrincipalTagAttributeMapRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .identityIdentityPoolId, isRequired: true)
    report.text(self.identityProviderName, "identityProviderName", .identityProviderName, isRequired: true)
  }
}

extension SetPrincipalTagAttributeMapRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .identityIdentityPoolId, isRequired: true)
    report.text(self.identityProviderName, "identityProviderName", .identityProviderName, isRequired: true)
    report.map(self.principalTags, "principalTags", SizeConstraint(maximum: 50), key: .identityPrincipalTagID, value: .identityPrincipalTagValue)
  }
}

extension IdentityTagResourceRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.resourceArn, "resourceArn", .identityARNString, isRequired: true)
    report.map(self.tags, "tags", SizeConstraint(), key: .identityTagKeysType, value: .identityTagValueType, isRequired: true)
  }
}

extension IdentityUntagResourceRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.resourceArn, "resourceArn", .identityARNString, isRequired: true)
    report.texts(self.tagKeys, "tagKeys", SizeConstraint(), member: .identityTagKeysType, isRequired: true)
  }
}

extension IdentityListTagsForResourceRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.resourceArn, "resourceArn", .identityARNString, isRequired: true)
  }
}

extension GetIdRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.accountId, "accountId", .identityAccountId)
    report.text(self.identityPoolId, "identityPoolId", .identityIdentityPoolId, isRequired: true)
    report.map(self.logins, "logins", SizeConstraint(maximum: 10), key: .identityProviderName, value: .identityProviderToken.allowingNUL)
  }
}

extension GetOpenIdTokenRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityId, "identityId", .identityIdentityId, isRequired: true)
    report.map(self.logins, "logins", SizeConstraint(maximum: 10), key: .identityProviderName, value: .identityProviderToken.allowingNUL)
  }
}

extension GetCredentialsForIdentityRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityId, "identityId", .identityIdentityId, isRequired: true)
    report.map(self.logins, "logins", SizeConstraint(maximum: 10), key: .identityProviderName, value: .identityProviderToken.allowingNUL)
    report.text(self.customRoleArn, "customRoleArn", .identityARNString)
  }
}

extension DescribeIdentityRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityId, "identityId", .identityIdentityId, isRequired: true)
  }
}

extension ListIdentitiesRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .identityIdentityPoolId, isRequired: true)
    report.number(self.maxResults, "maxResults", NumberConstraint(minimum: 1, maximum: 60), isRequired: true)
    report.text(self.nextToken, "nextToken", .identityPaginationKey)
  }
}

extension DeleteIdentitiesRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.texts(self.identityIdsToDelete, "identityIdsToDelete", SizeConstraint(minimum: 1, maximum: 60), member: .identityIdentityId, isRequired: true)
  }
}

extension UnlinkIdentityRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityId, "identityId", .identityIdentityId, isRequired: true)
    report.map(self.logins, "logins", SizeConstraint(maximum: 10), key: .identityProviderName, value: .identityProviderToken.allowingNUL, isRequired: true)
    report.texts(self.loginsToRemove, "loginsToRemove", SizeConstraint(), member: .identityProviderName, isRequired: true)
  }
}

extension GetOpenIdTokenForDeveloperIdentityRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .identityIdentityPoolId, isRequired: true)
    report.text(self.identityId, "identityId", .identityIdentityId)
    report.map(self.logins, "logins", SizeConstraint(maximum: 10), key: .identityProviderName, value: .identityProviderToken.allowingNUL, isRequired: true)
    report.map(self.principalTags, "principalTags", SizeConstraint(maximum: 50), key: .identityPrincipalTagID, value: .identityPrincipalTagValue)
    report.number(self.tokenDuration, "tokenDuration", NumberConstraint(minimum: 1, maximum: 86400))
  }
}

extension LookupDeveloperIdentityRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .identityIdentityPoolId, isRequired: true)
    report.text(self.identityId, "identityId", .identityIdentityId)
    report.text(self.developerUserIdentifier, "developerUserIdentifier", .identityDeveloperUserIdentifier)
    report.number(self.maxResults, "maxResults", NumberConstraint(minimum: 1, maximum: 60))
    report.text(self.nextToken, "nextToken", .identityPaginationKey)
  }
}

extension MergeDeveloperIdentitiesRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.sourceUserIdentifier, "sourceUserIdentifier", .identityDeveloperUserIdentifier, isRequired: true)
    report.text(self.destinationUserIdentifier, "destinationUserIdentifier", .identityDeveloperUserIdentifier, isRequired: true)
    report.text(self.developerProviderName, "developerProviderName", .identityDeveloperProviderName, isRequired: true)
    report.text(self.identityPoolId, "identityPoolId", .identityIdentityPoolId, isRequired: true)
  }
}

extension UnlinkDeveloperIdentityRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityId, "identityId", .identityIdentityId, isRequired: true)
    report.text(self.identityPoolId, "identityPoolId", .identityIdentityPoolId, isRequired: true)
    report.text(self.developerProviderName, "developerProviderName", .identityDeveloperProviderName, isRequired: true)
    report.text(self.developerUserIdentifier, "developerUserIdentifier", .identityDeveloperUserIdentifier, isRequired: true)
  }
}

extension ListDatasetsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .syncIdentityPoolId, isRequired: true)
    report.text(self.identityId, "identityId", .syncIdentityId, isRequired: true)
    report.text(self.nextToken, "nextToken", .syncString)
  }
}

extension DescribeDatasetRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .syncIdentityPoolId, isRequired: true)
    report.text(self.identityId, "identityId", .syncIdentityId, isRequired: true)
    report.text(self.datasetName, "datasetName", .syncDatasetName, isRequired: true)
  }
}

extension DeleteDatasetRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .syncIdentityPoolId, isRequired: true)
    report.text(self.identityId, "identityId", .syncIdentityId, isRequired: true)
    report.text(self.datasetName, "datasetName", .syncDatasetName, isRequired: true)
  }
}

extension ListRecordsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .syncIdentityPoolId, isRequired: true)
    report.text(self.identityId, "identityId", .syncIdentityId, isRequired: true)
    report.text(self.datasetName, "datasetName", .syncDatasetName, isRequired: true)
    report.text(self.nextToken, "nextToken", .syncString)
    report.text(self.syncSessionToken, "syncSessionToken", .syncSessionToken)
  }
}

extension SyncRecordPatch: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.op, "op", .syncOperation, isRequired: true)
    report.text(self.key, "key", .syncRecordKey, isRequired: true)
    report.text(self.value, "value", .syncRecordValue)
    report.number(self.syncCount, "syncCount", NumberConstraint(), isRequired: true)
  }
}

extension UpdateRecordsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .syncIdentityPoolId, isRequired: true)
    report.text(self.identityId, "identityId", .syncIdentityId, isRequired: true)
    report.text(self.datasetName, "datasetName", .syncDatasetName, isRequired: true)
    report.text(self.deviceId, "deviceId", .syncDeviceId)
    report.structures(self.recordPatches, "recordPatches", SizeConstraint())
    report.text(self.syncSessionToken, "syncSessionToken", .syncSessionToken, isRequired: true)
    report.text(self.clientContext, "clientContext", .syncClientContext)
  }
}

extension RegisterDeviceRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .syncIdentityPoolId, isRequired: true)
    report.text(self.identityId, "identityId", .syncIdentityId, isRequired: true)
    report.text(self.platform, "platform", .syncPlatform, isRequired: true)
    report.text(self.token, "token", .syncPushToken, isRequired: true)
  }
}

extension SubscribeToDatasetRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .syncIdentityPoolId, isRequired: true)
    report.text(self.identityId, "identityId", .syncIdentityId, isRequired: true)
    report.text(self.datasetName, "datasetName", .syncDatasetName, isRequired: true)
    report.text(self.deviceId, "deviceId", .syncDeviceId, isRequired: true)
  }
}

extension UnsubscribeFromDatasetRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .syncIdentityPoolId, isRequired: true)
    report.text(self.identityId, "identityId", .syncIdentityId, isRequired: true)
    report.text(self.datasetName, "datasetName", .syncDatasetName, isRequired: true)
    report.text(self.deviceId, "deviceId", .syncDeviceId, isRequired: true)
  }
}

extension GetIdentityPoolConfigurationRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .syncIdentityPoolId, isRequired: true)
  }
}

extension SyncPushSync: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.texts(self.applicationArns, "applicationArns", SizeConstraint(), member: .syncApplicationArn)
    report.text(self.roleArn, "roleArn", .syncAssumeRoleArn)
  }
}

extension SyncCognitoStreams: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.streamName, "streamName", .syncStreamName)
    report.text(self.roleArn, "roleArn", .syncAssumeRoleArn)
    report.text(self.streamingStatus, "streamingStatus", .syncStreamingStatus)
  }
}

extension SetIdentityPoolConfigurationRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .syncIdentityPoolId, isRequired: true)
    report.structure(self.pushSync, "pushSync")
    report.structure(self.cognitoStreams, "cognitoStreams")
  }
}

extension GetCognitoEventsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .syncIdentityPoolId, isRequired: true)
  }
}

extension SetCognitoEventsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .syncIdentityPoolId, isRequired: true)
    report.map(self.events, "events", SizeConstraint(maximum: 1), key: .syncCognitoEventType, value: .syncLambdaFunctionArn, isRequired: true)
  }
}

extension BulkPublishRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .syncIdentityPoolId, isRequired: true)
  }
}

extension GetBulkPublishDetailsRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .syncIdentityPoolId, isRequired: true)
  }
}

extension ListIdentityPoolUsageRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.nextToken, "nextToken", .syncString)
  }
}

extension DescribeIdentityPoolUsageRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .syncIdentityPoolId, isRequired: true)
  }
}

extension DescribeIdentityUsageRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.identityPoolId, "identityPoolId", .syncIdentityPoolId, isRequired: true)
    report.text(self.identityId, "identityId", .syncIdentityId, isRequired: true)
  }
}

extension SecurityTokenPolicyDescriptorType: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.arn, "arn", .securityTokenArnType)
  }
}

extension SecurityTokenTag: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.key, "key", .securityTokenTagKeyType, isRequired: true)
    report.text(self.value, "value", .securityTokenTagValueType, isRequired: true)
  }
}

extension SecurityTokenProvidedContext: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.providerArn, "providerArn", .securityTokenArnType)
    report.text(self.contextAssertion, "contextAssertion", .securityTokenContextAssertionType)
  }
}

extension AssumeRoleRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.roleArn, "roleArn", .securityTokenArnType, isRequired: true)
    report.text(self.roleSessionName, "roleSessionName", .securityTokenRoleSessionNameType, isRequired: true)
    report.structures(self.policyArns, "policyArns", SizeConstraint())
    report.text(self.policy, "policy", .securityTokenUnrestrictedSessionPolicyDocumentType)
    report.number(self.durationSeconds, "durationSeconds", NumberConstraint(minimum: 900, maximum: 43200))
    report.structures(self.tags, "tags", SizeConstraint(maximum: 50))
    report.texts(self.transitiveTagKeys, "transitiveTagKeys", SizeConstraint(maximum: 50), member: .securityTokenTagKeyType)
    report.text(self.externalId, "externalId", .securityTokenExternalIdType)
    report.text(self.serialNumber, "serialNumber", .securityTokenSerialNumberType)
    report.text(self.tokenCode, "tokenCode", .securityTokenTokenCodeType)
    report.text(self.sourceIdentity, "sourceIdentity", .securityTokenSourceIdentityType)
    report.structures(self.providedContexts, "providedContexts", SizeConstraint(minimum: 1, maximum: 5))
    report.number(self.minimumSessionTokenSize, "minimumSessionTokenSize", NumberConstraint(minimum: 0, maximum: 4096))
  }
}

extension AssumeRoleWithSAMLRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.roleArn, "roleArn", .securityTokenArnType, isRequired: true)
    report.text(self.principalArn, "principalArn", .securityTokenArnType, isRequired: true)
    report.text(self.samlAssertion, "sAMLAssertion", .securityTokenSAMLAssertionType, isRequired: true)
    report.structures(self.policyArns, "policyArns", SizeConstraint())
    report.text(self.policy, "policy", .securityTokenSessionPolicyDocumentType)
    report.number(self.durationSeconds, "durationSeconds", NumberConstraint(minimum: 900, maximum: 43200))
    report.number(self.minimumSessionTokenSize, "minimumSessionTokenSize", NumberConstraint(minimum: 0, maximum: 4096))
  }
}

extension AssumeRoleWithWebIdentityRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.roleArn, "roleArn", .securityTokenArnType, isRequired: true)
    report.text(self.roleSessionName, "roleSessionName", .securityTokenRoleSessionNameType, isRequired: true)
    report.text(self.webIdentityToken, "webIdentityToken", .securityTokenClientTokenType, isRequired: true)
    report.text(self.providerId, "providerId", .securityTokenUrlType)
    report.structures(self.policyArns, "policyArns", SizeConstraint())
    report.text(self.policy, "policy", .securityTokenSessionPolicyDocumentType)
    report.number(self.durationSeconds, "durationSeconds", NumberConstraint(minimum: 900, maximum: 43200))
    report.number(self.minimumSessionTokenSize, "minimumSessionTokenSize", NumberConstraint(minimum: 0, maximum: 4096))
  }
}

extension AssumeRootRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.targetPrincipal, "targetPrincipal", .securityTokenTargetPrincipalType, isRequired: true)
    report.structure(self.taskPolicyArn, "taskPolicyArn", isRequired: true)
    report.number(self.durationSeconds, "durationSeconds", NumberConstraint(minimum: 0, maximum: 900))
    report.number(self.minimumSessionTokenSize, "minimumSessionTokenSize", NumberConstraint(minimum: 0, maximum: 4096))
  }
}

extension DecodeAuthorizationMessageRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.encodedMessage, "encodedMessage", .securityTokenEncodedMessageType, isRequired: true)
  }
}

extension GetAccessKeyInfoRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.accessKeyId, "accessKeyId", .securityTokenAccessKeyIdType, isRequired: true)
  }
}

extension GetCallerIdentityRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
  }
}

extension GetDelegatedAccessTokenRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.tradeInToken, "tradeInToken", .securityTokenTradeInTokenType, isRequired: true)
  }
}

extension GetFederationTokenRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.text(self.name, "name", .securityTokenUserNameType, isRequired: true)
    report.text(self.policy, "policy", .securityTokenSessionPolicyDocumentType)
    report.structures(self.policyArns, "policyArns", SizeConstraint())
    report.number(self.durationSeconds, "durationSeconds", NumberConstraint(minimum: 900, maximum: 129600))
    report.structures(self.tags, "tags", SizeConstraint(maximum: 50))
    report.number(self.minimumSessionTokenSize, "minimumSessionTokenSize", NumberConstraint(minimum: 0, maximum: 4096))
  }
}

extension GetSessionTokenRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.number(self.durationSeconds, "durationSeconds", NumberConstraint(minimum: 900, maximum: 129600))
    report.text(self.serialNumber, "serialNumber", .securityTokenSerialNumberType)
    report.text(self.tokenCode, "tokenCode", .securityTokenTokenCodeType)
    report.number(self.minimumSessionTokenSize, "minimumSessionTokenSize", NumberConstraint(minimum: 0, maximum: 4096))
  }
}

extension GetWebIdentityTokenRequest: ConstraintChecked {
  public func check(_ report: inout ConstraintReport) {
    report.texts(self.audience, "audience", SizeConstraint(minimum: 1, maximum: 10), member: .securityTokenWebIdentityTokenAudienceStringType, isRequired: true)
    report.number(self.durationSeconds, "durationSeconds", NumberConstraint(minimum: 60, maximum: 3600))
    report.text(self.signingAlgorithm, "signingAlgorithm", .securityTokenJwtAlgorithmType, isRequired: true)
    report.structures(self.tags, "tags", SizeConstraint(maximum: 50))
  }
}
