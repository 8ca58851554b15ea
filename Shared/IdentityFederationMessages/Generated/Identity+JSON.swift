// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/identity.proto. Do not edit.

internal import GatehouseMessages
public import JSON

extension GetIdRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccountId", self.accountId)
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("Logins", self.logins)
    json.endObject()
  }
}

extension GetIdRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AccountId") {
        self.accountId = try json.optional()
      } else if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else if json.isNamed("Logins") {
        self.logins = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension GetIdResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityId", self.identityId)
    json.endObject()
  }
}

extension GetOpenIdTokenRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityId", self.identityId)
    json.member("Logins", self.logins)
    json.endObject()
  }
}

extension GetOpenIdTokenRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityId") {
        self.identityId = try json.optional()
      } else if json.isNamed("Logins") {
        self.logins = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension GetOpenIdTokenResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityId", self.identityId)
    json.member("Token", self.token)
    json.endObject()
  }
}

extension GetCredentialsForIdentityRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityId", self.identityId)
    json.member("Logins", self.logins)
    json.member("CustomRoleArn", self.customRoleArn)
    json.endObject()
  }
}

extension GetCredentialsForIdentityRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityId") {
        self.identityId = try json.optional()
      } else if json.isNamed("Logins") {
        self.logins = try json.optional()
      } else if json.isNamed("CustomRoleArn") {
        self.customRoleArn = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension IdentityCredentials: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessKeyId", self.accessKeyId)
    json.member("SecretKey", self.secretKey)
    json.member("SessionToken", self.sessionToken)
    json.epochSeconds("Expiration", self.expirationUnixMillis)
    json.endObject()
  }
}

extension GetCredentialsForIdentityResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityId", self.identityId)
    json.member("Credentials", self.credentials)
    json.endObject()
  }
}

extension DescribeIdentityRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityId", self.identityId)
    json.endObject()
  }
}

extension DescribeIdentityRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityId") {
        self.identityId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension IdentityDescription: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityId", self.identityId)
    json.member("Logins", self.logins)
    json.epochSeconds("CreationDate", self.creationDateUnixMillis)
    json.epochSeconds("LastModifiedDate", self.lastModifiedDateUnixMillis)
    json.endObject()
  }
}

extension ListIdentitiesRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("MaxResults", self.maxResults)
    json.member("NextToken", self.nextToken)
    json.member("HideDisabled", self.hideDisabled)
    json.endObject()
  }
}

extension ListIdentitiesRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else if json.isNamed("MaxResults") {
        self.maxResults = try json.optional()
      } else if json.isNamed("NextToken") {
        self.nextToken = try json.optional()
      } else if json.isNamed("HideDisabled") {
        self.hideDisabled = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension ListIdentitiesResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("Identities", self.identities)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension DeleteIdentitiesRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityIdsToDelete", self.identityIdsToDelete)
    json.endObject()
  }
}

extension DeleteIdentitiesRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityIdsToDelete") {
        self.identityIdsToDelete = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension IdentityUnprocessedIdentityId: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityId", self.identityId)
    json.member("ErrorCode", self.errorCode)
    json.endObject()
  }
}

extension DeleteIdentitiesResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UnprocessedIdentityIds", self.unprocessedIdentityIds)
    json.endObject()
  }
}

extension UnlinkIdentityRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityId", self.identityId)
    json.member("Logins", self.logins)
    json.member("LoginsToRemove", self.loginsToRemove)
    json.endObject()
  }
}

extension UnlinkIdentityRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityId") {
        self.identityId = try json.optional()
      } else if json.isNamed("Logins") {
        self.logins = try json.optional()
      } else if json.isNamed("LoginsToRemove") {
        self.loginsToRemove = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension UnlinkIdentityResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
