// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/security_token.proto. Do not edit.

internal import GatehouseMessages
public import JSON

extension SecurityTokenPolicyDescriptorType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("arn", self.arn)
    json.endObject()
  }
}

extension SecurityTokenPolicyDescriptorType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("arn") {
        self.arn = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SecurityTokenTag: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Key", self.key)
    json.member("Value", self.value)
    json.endObject()
  }
}

extension SecurityTokenTag: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Key") {
        self.key = try json.optional()
      } else if json.isNamed("Value") {
        self.value = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SecurityTokenProvidedContext: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ProviderArn", self.providerArn)
    json.member("ContextAssertion", self.contextAssertion)
    json.endObject()
  }
}

extension SecurityTokenProvidedContext: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("ProviderArn") {
        self.providerArn = try json.optional()
      } else if json.isNamed("ContextAssertion") {
        self.contextAssertion = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AssumeRoleRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("RoleArn", self.roleArn)
    json.member("RoleSessionName", self.roleSessionName)
    json.member("PolicyArns", self.policyArns)
    json.member("Policy", self.policy)
    json.member("DurationSeconds", self.durationSeconds)
    json.member("Tags", self.tags)
    json.member("TransitiveTagKeys", self.transitiveTagKeys)
    json.member("ExternalId", self.externalId)
    json.member("SerialNumber", self.serialNumber)
    json.member("TokenCode", self.tokenCode)
    json.member("SourceIdentity", self.sourceIdentity)
    json.member("ProvidedContexts", self.providedContexts)
    json.member("MinimumSessionTokenSize", self.minimumSessionTokenSize)
    json.endObject()
  }
}

extension AssumeRoleRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("RoleArn") {
        self.roleArn = try json.optional()
      } else if json.isNamed("RoleSessionName") {
        self.roleSessionName = try json.optional()
      } else if json.isNamed("PolicyArns") {
        self.policyArns = try json.optional()
      } else if json.isNamed("Policy") {
        self.policy = try json.optional()
      } else if json.isNamed("DurationSeconds") {
        self.durationSeconds = try json.optional()
      } else if json.isNamed("Tags") {
        self.tags = try json.optional()
      } else if json.isNamed("TransitiveTagKeys") {
        self.transitiveTagKeys = try json.optional()
      } else if json.isNamed("ExternalId") {
        self.externalId = try json.optional()
      } else if json.isNamed("SerialNumber") {
        self.serialNumber = try json.optional()
      } else if json.isNamed("TokenCode") {
        self.tokenCode = try json.optional()
      } else if json.isNamed("SourceIdentity") {
        self.sourceIdentity = try json.optional()
      } else if json.isNamed("ProvidedContexts") {
        self.providedContexts = try json.optional()
      } else if json.isNamed("MinimumSessionTokenSize") {
        self.minimumSessionTokenSize = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SecurityTokenCredentials: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessKeyId", self.accessKeyId)
    json.member("SecretAccessKey", self.secretAccessKey)
    json.member("SessionToken", self.sessionToken)
    json.epochSeconds("Expiration", self.expirationUnixMillis)
    json.endObject()
  }
}

extension SecurityTokenAssumedRoleUser: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AssumedRoleId", self.assumedRoleId)
    json.member("Arn", self.arn)
    json.endObject()
  }
}

extension AssumeRoleResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Credentials", self.credentials)
    json.member("AssumedRoleUser", self.assumedRoleUser)
    json.member("PackedPolicySize", self.packedPolicySize)
    json.member("SourceIdentity", self.sourceIdentity)
    json.member("SessionTokenUtilization", self.sessionTokenUtilization)
    json.member("SessionTokenSize", self.sessionTokenSize)
    json.endObject()
  }
}

extension AssumeRoleWithSAMLRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("RoleArn", self.roleArn)
    json.member("PrincipalArn", self.principalArn)
    json.member("SAMLAssertion", self.samlAssertion)
    json.member("PolicyArns", self.policyArns)
    json.member("Policy", self.policy)
    json.member("DurationSeconds", self.durationSeconds)
    json.member("MinimumSessionTokenSize", self.minimumSessionTokenSize)
    json.endObject()
  }
}

extension AssumeRoleWithSAMLRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("RoleArn") {
        self.roleArn = try json.optional()
      } else if json.isNamed("PrincipalArn") {
        self.principalArn = try json.optional()
      } else if json.isNamed("SAMLAssertion") {
        self.samlAssertion = try json.optional()
      } else if json.isNamed("PolicyArns") {
        self.policyArns = try json.optional()
      } else if json.isNamed("Policy") {
        self.policy = try json.optional()
      } else if json.isNamed("DurationSeconds") {
        self.durationSeconds = try json.optional()
      } else if json.isNamed("MinimumSessionTokenSize") {
        self.minimumSessionTokenSize = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AssumeRoleWithSAMLResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Credentials", self.credentials)
    json.member("AssumedRoleUser", self.assumedRoleUser)
    json.member("PackedPolicySize", self.packedPolicySize)
    json.member("Subject", self.subject)
    json.member("SubjectType", self.subjectType)
    json.member("Issuer", self.issuer)
    json.member("Audience", self.audience)
    json.member("NameQualifier", self.nameQualifier)
    json.member("SourceIdentity", self.sourceIdentity)
    json.member("SessionTokenUtilization", self.sessionTokenUtilization)
    json.member("SessionTokenSize", self.sessionTokenSize)
    json.endObject()
  }
}

extension AssumeRoleWithWebIdentityRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("RoleArn", self.roleArn)
    json.member("RoleSessionName", self.roleSessionName)
    json.member("WebIdentityToken", self.webIdentityToken)
    json.member("ProviderId", self.providerId)
    json.member("PolicyArns", self.policyArns)
    json.member("Policy", self.policy)
    json.member("DurationSeconds", self.durationSeconds)
    json.member("MinimumSessionTokenSize", self.minimumSessionTokenSize)
    json.endObject()
  }
}

extension AssumeRoleWithWebIdentityRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("RoleArn") {
        self.roleArn = try json.optional()
      } else if json.isNamed("RoleSessionName") {
        self.roleSessionName = try json.optional()
      } else if json.isNamed("WebIdentityToken") {
        self.webIdentityToken = try json.optional()
      } else if json.isNamed("ProviderId") {
        self.providerId = try json.optional()
      } else if json.isNamed("PolicyArns") {
        self.policyArns = try json.optional()
      } else if json.isNamed("Policy") {
        self.policy = try json.optional()
      } else if json.isNamed("DurationSeconds") {
        self.durationSeconds = try json.optional()
      } else if json.isNamed("MinimumSessionTokenSize") {
        self.minimumSessionTokenSize = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AssumeRoleWithWebIdentityResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Credentials", self.credentials)
    json.member("SubjectFromWebIdentityToken", self.subjectFromWebIdentityToken)
    json.member("AssumedRoleUser", self.assumedRoleUser)
    json.member("PackedPolicySize", self.packedPolicySize)
    json.member("Provider", self.provider)
    json.member("Audience", self.audience)
    json.member("SourceIdentity", self.sourceIdentity)
    json.member("SessionTokenUtilization", self.sessionTokenUtilization)
    json.member("SessionTokenSize", self.sessionTokenSize)
    json.endObject()
  }
}

extension AssumeRootRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("TargetPrincipal", self.targetPrincipal)
    json.member("TaskPolicyArn", self.taskPolicyArn)
    json.member("DurationSeconds", self.durationSeconds)
    json.member("MinimumSessionTokenSize", self.minimumSessionTokenSize)
    json.endObject()
  }
}

extension AssumeRootRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("TargetPrincipal") {
        self.targetPrincipal = try json.optional()
      } else if json.isNamed("TaskPolicyArn") {
        self.taskPolicyArn = try json.optional()
      } else if json.isNamed("DurationSeconds") {
        self.durationSeconds = try json.optional()
      } else if json.isNamed("MinimumSessionTokenSize") {
        self.minimumSessionTokenSize = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AssumeRootResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Credentials", self.credentials)
    json.member("SourceIdentity", self.sourceIdentity)
    json.member("SessionTokenUtilization", self.sessionTokenUtilization)
    json.member("SessionTokenSize", self.sessionTokenSize)
    json.endObject()
  }
}

extension DecodeAuthorizationMessageRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("EncodedMessage", self.encodedMessage)
    json.endObject()
  }
}

extension DecodeAuthorizationMessageRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("EncodedMessage") {
        self.encodedMessage = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension DecodeAuthorizationMessageResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("DecodedMessage", self.decodedMessage)
    json.endObject()
  }
}

extension GetAccessKeyInfoRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessKeyId", self.accessKeyId)
    json.endObject()
  }
}

extension GetAccessKeyInfoRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AccessKeyId") {
        self.accessKeyId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension GetAccessKeyInfoResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Account", self.account)
    json.endObject()
  }
}

extension GetCallerIdentityRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension GetCallerIdentityRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      try json.skip()
    }
  }
}

extension GetCallerIdentityResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserId", self.userId)
    json.member("Account", self.account)
    json.member("Arn", self.arn)
    json.endObject()
  }
}

extension GetDelegatedAccessTokenRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("TradeInToken", self.tradeInToken)
    json.endObject()
  }
}

extension GetDelegatedAccessTokenRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("TradeInToken") {
        self.tradeInToken = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension GetDelegatedAccessTokenResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Credentials", self.credentials)
    json.member("PackedPolicySize", self.packedPolicySize)
    json.member("AssumedPrincipal", self.assumedPrincipal)
    json.endObject()
  }
}

extension GetFederationTokenRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Name", self.name)
    json.member("Policy", self.policy)
    json.member("PolicyArns", self.policyArns)
    json.member("DurationSeconds", self.durationSeconds)
    json.member("Tags", self.tags)
    json.member("MinimumSessionTokenSize", self.minimumSessionTokenSize)
    json.endObject()
  }
}

extension GetFederationTokenRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Name") {
        self.name = try json.optional()
      } else if json.isNamed("Policy") {
        self.policy = try json.optional()
      } else if json.isNamed("PolicyArns") {
        self.policyArns = try json.optional()
      } else if json.isNamed("DurationSeconds") {
        self.durationSeconds = try json.optional()
      } else if json.isNamed("Tags") {
        self.tags = try json.optional()
      } else if json.isNamed("MinimumSessionTokenSize") {
        self.minimumSessionTokenSize = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SecurityTokenFederatedUser: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("FederatedUserId", self.federatedUserId)
    json.member("Arn", self.arn)
    json.endObject()
  }
}

extension GetFederationTokenResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Credentials", self.credentials)
    json.member("FederatedUser", self.federatedUser)
    json.member("PackedPolicySize", self.packedPolicySize)
    json.member("SessionTokenUtilization", self.sessionTokenUtilization)
    json.member("SessionTokenSize", self.sessionTokenSize)
    json.endObject()
  }
}

extension GetSessionTokenRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("DurationSeconds", self.durationSeconds)
    json.member("SerialNumber", self.serialNumber)
    json.member("TokenCode", self.tokenCode)
    json.member("MinimumSessionTokenSize", self.minimumSessionTokenSize)
    json.endObject()
  }
}

extension GetSessionTokenRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("DurationSeconds") {
        self.durationSeconds = try json.optional()
      } else if json.isNamed("SerialNumber") {
        self.serialNumber = try json.optional()
      } else if json.isNamed("TokenCode") {
        self.tokenCode = try json.optional()
      } else if json.isNamed("MinimumSessionTokenSize") {
        self.minimumSessionTokenSize = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension GetSessionTokenResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Credentials", self.credentials)
    json.member("SessionTokenUtilization", self.sessionTokenUtilization)
    json.member("SessionTokenSize", self.sessionTokenSize)
    json.endObject()
  }
}

extension GetWebIdentityTokenRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Audience", self.audience)
    json.member("DurationSeconds", self.durationSeconds)
    json.member("SigningAlgorithm", self.signingAlgorithm)
    json.member("Tags", self.tags)
    json.endObject()
  }
}

extension GetWebIdentityTokenRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Audience") {
        self.audience = try json.optional()
      } else if json.isNamed("DurationSeconds") {
        self.durationSeconds = try json.optional()
      } else if json.isNamed("SigningAlgorithm") {
        self.signingAlgorithm = try json.optional()
      } else if json.isNamed("Tags") {
        self.tags = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension GetWebIdentityTokenResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("WebIdentityToken", self.webIdentityToken)
    json.epochSeconds("Expiration", self.expirationUnixMillis)
    json.endObject()
  }
}
