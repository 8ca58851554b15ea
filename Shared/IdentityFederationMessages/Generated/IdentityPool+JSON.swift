// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/identity_pool.proto. Do not edit.

public import JSON

extension IdentityCognitoIdentityProvider: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ProviderName", self.providerName)
    json.member("ClientId", self.clientId)
    json.member("ServerSideTokenCheck", self.serverSideTokenCheck)
    json.endObject()
  }
}

extension IdentityCognitoIdentityProvider: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("ProviderName") {
        self.providerName = try json.optional()
      } else if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("ServerSideTokenCheck") {
        self.serverSideTokenCheck = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension CreateIdentityPoolRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolName", self.identityPoolName)
    json.member("AllowUnauthenticatedIdentities", self.allowUnauthenticatedIdentities)
    json.member("AllowClassicFlow", self.allowClassicFlow)
    json.member("SupportedLoginProviders", self.supportedLoginProviders)
    json.member("DeveloperProviderName", self.developerProviderName)
    json.member("OpenIdConnectProviderARNs", self.openIdConnectProviderArns)
    json.member("CognitoIdentityProviders", self.cognitoIdentityProviders)
    json.member("SamlProviderARNs", self.samlProviderArns)
    json.member("IdentityPoolTags", self.identityPoolTags)
    json.endObject()
  }
}

extension CreateIdentityPoolRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolName") {
        self.identityPoolName = try json.optional()
      } else if json.isNamed("AllowUnauthenticatedIdentities") {
        self.allowUnauthenticatedIdentities = try json.optional()
      } else if json.isNamed("AllowClassicFlow") {
        self.allowClassicFlow = try json.optional()
      } else if json.isNamed("SupportedLoginProviders") {
        self.supportedLoginProviders = try json.optional()
      } else if json.isNamed("DeveloperProviderName") {
        self.developerProviderName = try json.optional()
      } else if json.isNamed("OpenIdConnectProviderARNs") {
        self.openIdConnectProviderArns = try json.optional()
      } else if json.isNamed("CognitoIdentityProviders") {
        self.cognitoIdentityProviders = try json.optional()
      } else if json.isNamed("SamlProviderARNs") {
        self.samlProviderArns = try json.optional()
      } else if json.isNamed("IdentityPoolTags") {
        self.identityPoolTags = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension IdentityPool: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("IdentityPoolName", self.identityPoolName)
    json.member("AllowUnauthenticatedIdentities", self.allowUnauthenticatedIdentities)
    json.member("AllowClassicFlow", self.allowClassicFlow)
    json.member("SupportedLoginProviders", self.supportedLoginProviders)
    json.member("DeveloperProviderName", self.developerProviderName)
    json.member("OpenIdConnectProviderARNs", self.openIdConnectProviderArns)
    json.member("CognitoIdentityProviders", self.cognitoIdentityProviders)
    json.member("SamlProviderARNs", self.samlProviderArns)
    json.member("IdentityPoolTags", self.identityPoolTags)
    json.endObject()
  }
}

extension IdentityPool: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else if json.isNamed("IdentityPoolName") {
        self.identityPoolName = try json.optional()
      } else if json.isNamed("AllowUnauthenticatedIdentities") {
        self.allowUnauthenticatedIdentities = try json.optional()
      } else if json.isNamed("AllowClassicFlow") {
        self.allowClassicFlow = try json.optional()
      } else if json.isNamed("SupportedLoginProviders") {
        self.supportedLoginProviders = try json.optional()
      } else if json.isNamed("DeveloperProviderName") {
        self.developerProviderName = try json.optional()
      } else if json.isNamed("OpenIdConnectProviderARNs") {
        self.openIdConnectProviderArns = try json.optional()
      } else if json.isNamed("CognitoIdentityProviders") {
        self.cognitoIdentityProviders = try json.optional()
      } else if json.isNamed("SamlProviderARNs") {
        self.samlProviderArns = try json.optional()
      } else if json.isNamed("IdentityPoolTags") {
        self.identityPoolTags = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension DescribeIdentityPoolRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.endObject()
  }
}

extension DescribeIdentityPoolRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension DeleteIdentityPoolRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.endObject()
  }
}

extension DeleteIdentityPoolRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension ListIdentityPoolsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("MaxResults", self.maxResults)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension ListIdentityPoolsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("MaxResults") {
        self.maxResults = try json.optional()
      } else if json.isNamed("NextToken") {
        self.nextToken = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension IdentityPoolShortDescription: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("IdentityPoolName", self.identityPoolName)
    json.endObject()
  }
}

extension ListIdentityPoolsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPools", self.identityPools)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension GetIdentityPoolRolesRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.endObject()
  }
}

extension GetIdentityPoolRolesRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension IdentityMappingRule: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Claim", self.claim)
    json.member("MatchType", self.matchType)
    json.member("Value", self.value)
    json.member("RoleARN", self.roleArn)
    json.endObject()
  }
}

extension IdentityMappingRule: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Claim") {
        self.claim = try json.optional()
      } else if json.isNamed("MatchType") {
        self.matchType = try json.optional()
      } else if json.isNamed("Value") {
        self.value = try json.optional()
      } else if json.isNamed("RoleARN") {
        self.roleArn = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension IdentityRulesConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Rules", self.rules)
    json.endObject()
  }
}

extension IdentityRulesConfigurationType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Rules") {
        self.rules = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension IdentityRoleMapping: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Type", self.type)
    json.member("AmbiguousRoleResolution", self.ambiguousRoleResolution)
    json.member("RulesConfiguration", self.rulesConfiguration)
    json.endObject()
  }
}

extension IdentityRoleMapping: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Type") {
        self.type = try json.optional()
      } else if json.isNamed("AmbiguousRoleResolution") {
        self.ambiguousRoleResolution = try json.optional()
      } else if json.isNamed("RulesConfiguration") {
        self.rulesConfiguration = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension GetIdentityPoolRolesResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("Roles", self.roles)
    json.member("RoleMappings", self.roleMappings)
    json.endObject()
  }
}

extension GetIdentityPoolRolesResponse: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else if json.isNamed("Roles") {
        self.roles = try json.optional()
      } else if json.isNamed("RoleMappings") {
        self.roleMappings = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SetIdentityPoolRolesRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("Roles", self.roles)
    json.member("RoleMappings", self.roleMappings)
    json.endObject()
  }
}

extension SetIdentityPoolRolesRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else if json.isNamed("Roles") {
        self.roles = try json.optional()
      } else if json.isNamed("RoleMappings") {
        self.roleMappings = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension GetPrincipalTagAttributeMapRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("IdentityProviderName", self.identityProviderName)
    json.endObject()
  }
}

extension GetPrincipalTagAttributeMapRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else if json.isNamed("IdentityProviderName") {
        self.identityProviderName = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension GetPrincipalTagAttributeMapResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("IdentityProviderName", self.identityProviderName)
    json.member("UseDefaults", self.useDefaults)
    json.member("PrincipalTags", self.principalTags)
    json.endObject()
  }
}

extension SetPrincipalTagAttributeMapRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("IdentityProviderName", self.identityProviderName)
    json.member("UseDefaults", self.useDefaults)
    json.member("PrincipalTags", self.principalTags)
    json.endObject()
  }
}

extension SetPrincipalTagAttributeMapRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else if json.isNamed("IdentityProviderName") {
        self.identityProviderName = try json.optional()
      } else if json.isNamed("UseDefaults") {
        self.useDefaults = try json.optional()
      } else if json.isNamed("PrincipalTags") {
        self.principalTags = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SetPrincipalTagAttributeMapResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("IdentityProviderName", self.identityProviderName)
    json.member("UseDefaults", self.useDefaults)
    json.member("PrincipalTags", self.principalTags)
    json.endObject()
  }
}

extension IdentityTagResourceRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ResourceArn", self.resourceArn)
    json.member("Tags", self.tags)
    json.endObject()
  }
}

extension IdentityTagResourceRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("ResourceArn") {
        self.resourceArn = try json.optional()
      } else if json.isNamed("Tags") {
        self.tags = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension IdentityTagResourceResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension IdentityUntagResourceRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ResourceArn", self.resourceArn)
    json.member("TagKeys", self.tagKeys)
    json.endObject()
  }
}

extension IdentityUntagResourceRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("ResourceArn") {
        self.resourceArn = try json.optional()
      } else if json.isNamed("TagKeys") {
        self.tagKeys = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension IdentityUntagResourceResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension IdentityListTagsForResourceRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ResourceArn", self.resourceArn)
    json.endObject()
  }
}

extension IdentityListTagsForResourceRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("ResourceArn") {
        self.resourceArn = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension IdentityListTagsForResourceResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Tags", self.tags)
    json.endObject()
  }
}

extension DeleteIdentityPoolResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension SetIdentityPoolRolesResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
