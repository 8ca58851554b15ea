// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/identity_provider.proto. Do not edit.

public import JSON

extension CreateIdentityProviderRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ProviderName", self.providerName)
    json.member("ProviderType", self.providerType)
    json.member("ProviderDetails", self.providerDetails)
    json.member("AttributeMapping", self.attributeMapping)
    json.member("IdpIdentifiers", self.idpIdentifiers)
    json.member("AcrMapping", self.acrMapping)
    json.endObject()
  }
}

extension IdentityProviderType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ProviderName", self.providerName)
    json.member("ProviderType", self.providerType)
    json.member("ProviderDetails", self.providerDetails)
    json.member("AttributeMapping", self.attributeMapping)
    json.member("IdpIdentifiers", self.idpIdentifiers)
    json.member("AcrMapping", self.acrMapping)
    json.epochSeconds("LastModifiedDate", self.lastModifiedDateUnixMillis)
    json.epochSeconds("CreationDate", self.creationDateUnixMillis)
    json.endObject()
  }
}

extension CreateIdentityProviderResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityProvider", self.identityProvider)
    json.endObject()
  }
}

extension DescribeIdentityProviderRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ProviderName", self.providerName)
    json.endObject()
  }
}

extension DescribeIdentityProviderResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityProvider", self.identityProvider)
    json.endObject()
  }
}

extension UpdateIdentityProviderRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ProviderName", self.providerName)
    json.member("ProviderDetails", self.providerDetails)
    json.member("AttributeMapping", self.attributeMapping)
    json.member("IdpIdentifiers", self.idpIdentifiers)
    json.member("AcrMapping", self.acrMapping)
    json.endObject()
  }
}

extension UpdateIdentityProviderResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityProvider", self.identityProvider)
    json.endObject()
  }
}

extension DeleteIdentityProviderRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ProviderName", self.providerName)
    json.endObject()
  }
}

extension ListIdentityProvidersRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("MaxResults", self.maxResults)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension ProviderDescription: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ProviderName", self.providerName)
    json.member("ProviderType", self.providerType)
    json.epochSeconds("LastModifiedDate", self.lastModifiedDateUnixMillis)
    json.epochSeconds("CreationDate", self.creationDateUnixMillis)
    json.endObject()
  }
}

extension ListIdentityProvidersResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Providers", self.providers)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension GetIdentityProviderByIdentifierRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("IdpIdentifier", self.idpIdentifier)
    json.endObject()
  }
}

extension GetIdentityProviderByIdentifierResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityProvider", self.identityProvider)
    json.endObject()
  }
}

extension DeleteIdentityProviderResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
