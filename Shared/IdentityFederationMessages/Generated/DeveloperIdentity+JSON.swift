// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/developer_identity.proto. Do not edit.

public import JSON

extension GetOpenIdTokenForDeveloperIdentityRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("IdentityId", self.identityId)
    json.member("Logins", self.logins)
    json.member("PrincipalTags", self.principalTags)
    json.member("TokenDuration", self.tokenDuration)
    json.endObject()
  }
}

extension GetOpenIdTokenForDeveloperIdentityRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else if json.isNamed("IdentityId") {
        self.identityId = try json.optional()
      } else if json.isNamed("Logins") {
        self.logins = try json.optional()
      } else if json.isNamed("PrincipalTags") {
        self.principalTags = try json.optional()
      } else if json.isNamed("TokenDuration") {
        self.tokenDuration = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension GetOpenIdTokenForDeveloperIdentityResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityId", self.identityId)
    json.member("Token", self.token)
    json.endObject()
  }
}

extension LookupDeveloperIdentityRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("IdentityId", self.identityId)
    json.member("DeveloperUserIdentifier", self.developerUserIdentifier)
    json.member("MaxResults", self.maxResults)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension LookupDeveloperIdentityRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else if json.isNamed("IdentityId") {
        self.identityId = try json.optional()
      } else if json.isNamed("DeveloperUserIdentifier") {
        self.developerUserIdentifier = try json.optional()
      } else if json.isNamed("MaxResults") {
        self.maxResults = try json.optional()
      } else if json.isNamed("NextToken") {
        self.nextToken = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension LookupDeveloperIdentityResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityId", self.identityId)
    json.member("DeveloperUserIdentifierList", self.developerUserIdentifierList)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension MergeDeveloperIdentitiesRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("SourceUserIdentifier", self.sourceUserIdentifier)
    json.member("DestinationUserIdentifier", self.destinationUserIdentifier)
    json.member("DeveloperProviderName", self.developerProviderName)
    json.member("IdentityPoolId", self.identityPoolId)
    json.endObject()
  }
}

extension MergeDeveloperIdentitiesRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("SourceUserIdentifier") {
        self.sourceUserIdentifier = try json.optional()
      } else if json.isNamed("DestinationUserIdentifier") {
        self.destinationUserIdentifier = try json.optional()
      } else if json.isNamed("DeveloperProviderName") {
        self.developerProviderName = try json.optional()
      } else if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension MergeDeveloperIdentitiesResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityId", self.identityId)
    json.endObject()
  }
}

extension UnlinkDeveloperIdentityRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityId", self.identityId)
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("DeveloperProviderName", self.developerProviderName)
    json.member("DeveloperUserIdentifier", self.developerUserIdentifier)
    json.endObject()
  }
}

extension UnlinkDeveloperIdentityRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityId") {
        self.identityId = try json.optional()
      } else if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else if json.isNamed("DeveloperProviderName") {
        self.developerProviderName = try json.optional()
      } else if json.isNamed("DeveloperUserIdentifier") {
        self.developerUserIdentifier = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension UnlinkDeveloperIdentityResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
