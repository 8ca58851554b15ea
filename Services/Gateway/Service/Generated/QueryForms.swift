// swift-format-ignore-file
// Generated from botocore's models and Proto/apis. Do not edit.

internal import IdentityFederationMessages

extension SecurityTokenPolicyDescriptorType: QueryReadable {
  init(reading form: QueryForm) throws(PublicError) {
    self.init()
    self.arn = form.text("arn")
  }
}

extension SecurityTokenTag: QueryReadable {
  init(reading form: QueryForm) throws(PublicError) {
    self.init()
    self.key = form.text("Key")
    self.value = form.text("Value")
  }
}

extension SecurityTokenProvidedContext: QueryReadable {
  init(reading form: QueryForm) throws(PublicError) {
    self.init()
    self.providerArn = form.text("ProviderArn")
    self.contextAssertion = form.text("ContextAssertion")
  }
}

extension AssumeRoleRequest: QueryReadable {
  init(reading form: QueryForm) throws(PublicError) {
    self.init()
    self.roleArn = form.text("RoleArn")
    self.roleSessionName = form.text("RoleSessionName")
    self.policyArns = try form.structures("PolicyArns")
    self.policy = form.text("Policy")
    self.durationSeconds = try form.integer("DurationSeconds")
    self.tags = try form.structures("Tags")
    self.transitiveTagKeys = form.texts("TransitiveTagKeys")
    self.externalId = form.text("ExternalId")
    self.serialNumber = form.text("SerialNumber")
    self.tokenCode = form.text("TokenCode")
    self.sourceIdentity = form.text("SourceIdentity")
    self.providedContexts = try form.structures("ProvidedContexts")
    self.minimumSessionTokenSize = try form.integer("MinimumSessionTokenSize")
  }
}

extension AssumeRoleWithSAMLRequest: QueryReadable {
  init(reading form: QueryForm) throws(PublicError) {
    self.init()
    self.roleArn = form.text("RoleArn")
    self.principalArn = form.text("PrincipalArn")
    self.samlAssertion = form.text("SAMLAssertion")
    self.policyArns = try form.structures("PolicyArns")
    self.policy = form.text("Policy")
    self.durationSeconds = try form.integer("DurationSeconds")
    self.minimumSessionTokenSize = try form.integer("MinimumSessionTokenSize")
  }
}

extension AssumeRoleWithWebIdentityRequest: QueryReadable {
  init(reading form: QueryForm) throws(PublicError) {
    self.init()
    self.roleArn = form.text("RoleArn")
    self.roleSessionName = form.text("RoleSessionName")
    self.webIdentityToken = form.text("WebIdentityToken")
    self.providerId = form.text("ProviderId")
    self.policyArns = try form.structures("PolicyArns")
    self.policy = form.text("Policy")
    self.durationSeconds = try form.integer("DurationSeconds")
    self.minimumSessionTokenSize = try form.integer("MinimumSessionTokenSize")
  }
}

extension AssumeRootRequest: QueryReadable {
  init(reading form: QueryForm) throws(PublicError) {
    self.init()
    self.targetPrincipal = form.text("TargetPrincipal")
    self.taskPolicyArn = try form.structure("TaskPolicyArn")
    self.durationSeconds = try form.integer("DurationSeconds")
    self.minimumSessionTokenSize = try form.integer("MinimumSessionTokenSize")
  }
}

extension DecodeAuthorizationMessageRequest: QueryReadable {
  init(reading form: QueryForm) throws(PublicError) {
    self.init()
    self.encodedMessage = form.text("EncodedMessage")
  }
}

extension GetAccessKeyInfoRequest: QueryReadable {
  init(reading form: QueryForm) throws(PublicError) {
    self.init()
    self.accessKeyId = form.text("AccessKeyId")
  }
}

extension GetCallerIdentityRequest: QueryReadable {
  init(reading form: QueryForm) throws(PublicError) {
    self.init()
  }
}

extension GetDelegatedAccessTokenRequest: QueryReadable {
  init(reading form: QueryForm) throws(PublicError) {
    self.init()
    self.tradeInToken = form.text("TradeInToken")
  }
}

extension GetFederationTokenRequest: QueryReadable {
  init(reading form: QueryForm) throws(PublicError) {
    self.init()
    self.name = form.text("Name")
    self.policy = form.text("Policy")
    self.policyArns = try form.structures("PolicyArns")
    self.durationSeconds = try form.integer("DurationSeconds")
    self.tags = try form.structures("Tags")
    self.minimumSessionTokenSize = try form.integer("MinimumSessionTokenSize")
  }
}

extension GetSessionTokenRequest: QueryReadable {
  init(reading form: QueryForm) throws(PublicError) {
    self.init()
    self.durationSeconds = try form.integer("DurationSeconds")
    self.serialNumber = form.text("SerialNumber")
    self.tokenCode = form.text("TokenCode")
    self.minimumSessionTokenSize = try form.integer("MinimumSessionTokenSize")
  }
}

extension GetWebIdentityTokenRequest: QueryReadable {
  init(reading form: QueryForm) throws(PublicError) {
    self.init()
    self.audience = form.texts("Audience")
    self.durationSeconds = try form.integer("DurationSeconds")
    self.signingAlgorithm = form.text("SigningAlgorithm")
    self.tags = try form.structures("Tags")
  }
}

extension SecurityTokenCredentials: XMLWritable {
  func write(to xml: inout XMLWriter) {
    xml.text("AccessKeyId", self.accessKeyId)
    xml.text("SecretAccessKey", self.secretAccessKey)
    xml.text("SessionToken", self.sessionToken)
    xml.instant("Expiration", self.expirationUnixMillis)
  }
}

extension SecurityTokenAssumedRoleUser: XMLWritable {
  func write(to xml: inout XMLWriter) {
    xml.text("AssumedRoleId", self.assumedRoleId)
    xml.text("Arn", self.arn)
  }
}

extension AssumeRoleResponse: XMLWritable {
  func write(to xml: inout XMLWriter) {
    xml.structure("Credentials", self.credentials)
    xml.structure("AssumedRoleUser", self.assumedRoleUser)
    xml.number("PackedPolicySize", self.packedPolicySize)
    xml.text("SourceIdentity", self.sourceIdentity)
    xml.number("SessionTokenUtilization", self.sessionTokenUtilization)
    xml.number("SessionTokenSize", self.sessionTokenSize)
  }
}

extension AssumeRoleWithSAMLResponse: XMLWritable {
  func write(to xml: inout XMLWriter) {
    xml.structure("Credentials", self.credentials)
    xml.structure("AssumedRoleUser", self.assumedRoleUser)
    xml.number("PackedPolicySize", self.packedPolicySize)
    xml.text("Subject", self.subject)
    xml.text("SubjectType", self.subjectType)
    xml.text("Issuer", self.issuer)
    xml.text("Audience", self.audience)
    xml.text("NameQualifier", self.nameQualifier)
    xml.text("SourceIdentity", self.sourceIdentity)
    xml.number("SessionTokenUtilization", self.sessionTokenUtilization)
    xml.number("SessionTokenSize", self.sessionTokenSize)
  }
}

extension AssumeRoleWithWebIdentityResponse: XMLWritable {
  func write(to xml: inout XMLWriter) {
    xml.structure("Credentials", self.credentials)
    xml.text("SubjectFromWebIdentityToken", self.subjectFromWebIdentityToken)
    xml.structure("AssumedRoleUser", self.assumedRoleUser)
    xml.number("PackedPolicySize", self.packedPolicySize)
    xml.text("Provider", self.provider)
    xml.text("Audience", self.audience)
    xml.text("SourceIdentity", self.sourceIdentity)
    xml.number("SessionTokenUtilization", self.sessionTokenUtilization)
    xml.number("SessionTokenSize", self.sessionTokenSize)
  }
}

extension AssumeRootResponse: XMLWritable {
  func write(to xml: inout XMLWriter) {
    xml.structure("Credentials", self.credentials)
    xml.text("SourceIdentity", self.sourceIdentity)
    xml.number("SessionTokenUtilization", self.sessionTokenUtilization)
    xml.number("SessionTokenSize", self.sessionTokenSize)
  }
}

extension DecodeAuthorizationMessageResponse: XMLWritable {
  func write(to xml: inout XMLWriter) {
    xml.text("DecodedMessage", self.decodedMessage)
  }
}

extension GetAccessKeyInfoResponse: XMLWritable {
  func write(to xml: inout XMLWriter) {
    xml.text("Account", self.account)
  }
}

extension GetCallerIdentityResponse: XMLWritable {
  func write(to xml: inout XMLWriter) {
    xml.text("UserId", self.userId)
    xml.text("Account", self.account)
    xml.text("Arn", self.arn)
  }
}

extension GetDelegatedAccessTokenResponse: XMLWritable {
  func write(to xml: inout XMLWriter) {
    xml.structure("Credentials", self.credentials)
    xml.number("PackedPolicySize", self.packedPolicySize)
    xml.text("AssumedPrincipal", self.assumedPrincipal)
  }
}

extension SecurityTokenFederatedUser: XMLWritable {
  func write(to xml: inout XMLWriter) {
    xml.text("FederatedUserId", self.federatedUserId)
    xml.text("Arn", self.arn)
  }
}

extension GetFederationTokenResponse: XMLWritable {
  func write(to xml: inout XMLWriter) {
    xml.structure("Credentials", self.credentials)
    xml.structure("FederatedUser", self.federatedUser)
    xml.number("PackedPolicySize", self.packedPolicySize)
    xml.number("SessionTokenUtilization", self.sessionTokenUtilization)
    xml.number("SessionTokenSize", self.sessionTokenSize)
  }
}

extension GetSessionTokenResponse: XMLWritable {
  func write(to xml: inout XMLWriter) {
    xml.structure("Credentials", self.credentials)
    xml.number("SessionTokenUtilization", self.sessionTokenUtilization)
    xml.number("SessionTokenSize", self.sessionTokenSize)
  }
}

extension GetWebIdentityTokenResponse: XMLWritable {
  func write(to xml: inout XMLWriter) {
    xml.text("WebIdentityToken", self.webIdentityToken)
    xml.instant("Expiration", self.expirationUnixMillis)
  }
}
