// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/security_token.proto. Do not edit.

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
