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

extension DescribeIdentityPoolRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.endObject()
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

extension ListIdentityPoolsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("MaxResults", self.maxResults)
    json.member("NextToken", self.nextToken)
    json.endObject()
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

extension IdentityRulesConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Rules", self.rules)
    json.endObject()
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

extension GetPrincipalTagAttributeMapRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("IdentityProviderName", self.identityProviderName)
    json.endObject()
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
