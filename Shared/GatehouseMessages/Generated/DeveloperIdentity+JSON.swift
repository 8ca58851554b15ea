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

extension UnlinkDeveloperIdentityResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
