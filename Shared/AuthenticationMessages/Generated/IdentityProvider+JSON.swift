// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/identity_provider.proto. Do not edit.

internal import GatehouseMessages
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

extension CreateIdentityProviderRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ProviderName") {
        self.providerName = try json.optional()
      } else if json.isNamed("ProviderType") {
        self.providerType = try json.optional()
      } else if json.isNamed("ProviderDetails") {
        self.providerDetails = try json.optional()
      } else if json.isNamed("AttributeMapping") {
        self.attributeMapping = try json.optional()
      } else if json.isNamed("IdpIdentifiers") {
        self.idpIdentifiers = try json.optional()
      } else if json.isNamed("AcrMapping") {
        self.acrMapping = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension DescribeIdentityProviderRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ProviderName") {
        self.providerName = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension UpdateIdentityProviderRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ProviderName") {
        self.providerName = try json.optional()
      } else if json.isNamed("ProviderDetails") {
        self.providerDetails = try json.optional()
      } else if json.isNamed("AttributeMapping") {
        self.attributeMapping = try json.optional()
      } else if json.isNamed("IdpIdentifiers") {
        self.idpIdentifiers = try json.optional()
      } else if json.isNamed("AcrMapping") {
        self.acrMapping = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension DeleteIdentityProviderRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ProviderName") {
        self.providerName = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension ListIdentityProvidersRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
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

extension GetIdentityProviderByIdentifierRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("IdpIdentifier") {
        self.idpIdentifier = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension GetSigningCertificateRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.endObject()
  }
}

extension GetSigningCertificateRequest: JSONReadable {
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

extension GetSigningCertificateResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Certificate", self.certificate)
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
