// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/identity_pool.proto. Do not edit.

/// Cognito's IdentityCognitoIdentityProvider.
public struct IdentityCognitoIdentityProvider: Sendable, Hashable {
  /// ProviderName.
  ///
  /// 1 to 128 characters.
  public var providerName: String?
  /// ClientId.
  ///
  /// 1 to 128 characters.
  public var clientId: String?
  /// ServerSideTokenCheck.
  public var serverSideTokenCheck: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    providerName: String? = nil,
    clientId: String? = nil,
    serverSideTokenCheck: Bool? = nil
  ) {
    self.providerName = providerName
    self.clientId = clientId
    self.serverSideTokenCheck = serverSideTokenCheck
  }
}

/// Request of CreateIdentityPool.
public struct CreateIdentityPoolRequest: Sendable, Hashable {
  /// IdentityPoolName.
  ///
  /// Required. 1 to 128 characters.
  public var identityPoolName: String?
  /// AllowUnauthenticatedIdentities.
  ///
  /// Required.
  public var allowUnauthenticatedIdentities: Bool?
  /// AllowClassicFlow.
  public var allowClassicFlow: Bool?
  /// SupportedLoginProviders.
  ///
  /// At most 10 members.
  public var supportedLoginProviders: [String: String]?
  /// DeveloperProviderName.
  ///
  /// 1 to 128 characters.
  public var developerProviderName: String?
  /// OpenIdConnectProviderARNs.
  public var openIdConnectProviderArns: [String]?
  /// CognitoIdentityProviders.
  public var cognitoIdentityProviders: [IdentityCognitoIdentityProvider]?
  /// SamlProviderARNs.
  public var samlProviderArns: [String]?
  /// IdentityPoolTags.
  public var identityPoolTags: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolName: String? = nil,
    allowUnauthenticatedIdentities: Bool? = nil,
    allowClassicFlow: Bool? = nil,
    supportedLoginProviders: [String: String]? = nil,
    developerProviderName: String? = nil,
    openIdConnectProviderArns: [String]? = nil,
    cognitoIdentityProviders: [IdentityCognitoIdentityProvider]? = nil,
    samlProviderArns: [String]? = nil,
    identityPoolTags: [String: String]? = nil
  ) {
    self.identityPoolName = identityPoolName
    self.allowUnauthenticatedIdentities = allowUnauthenticatedIdentities
    self.allowClassicFlow = allowClassicFlow
    self.supportedLoginProviders = supportedLoginProviders
    self.developerProviderName = developerProviderName
    self.openIdConnectProviderArns = openIdConnectProviderArns
    self.cognitoIdentityProviders = cognitoIdentityProviders
    self.samlProviderArns = samlProviderArns
    self.identityPoolTags = identityPoolTags
  }
}

/// Cognito's IdentityPool.
public struct IdentityPool: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?
  /// IdentityPoolName.
  ///
  /// Required. 1 to 128 characters.
  public var identityPoolName: String?
  /// AllowUnauthenticatedIdentities.
  ///
  /// Required.
  public var allowUnauthenticatedIdentities: Bool?
  /// AllowClassicFlow.
  public var allowClassicFlow: Bool?
  /// SupportedLoginProviders.
  ///
  /// At most 10 members.
  public var supportedLoginProviders: [String: String]?
  /// DeveloperProviderName.
  ///
  /// 1 to 128 characters.
  public var developerProviderName: String?
  /// OpenIdConnectProviderARNs.
  public var openIdConnectProviderArns: [String]?
  /// CognitoIdentityProviders.
  public var cognitoIdentityProviders: [IdentityCognitoIdentityProvider]?
  /// SamlProviderARNs.
  public var samlProviderArns: [String]?
  /// IdentityPoolTags.
  public var identityPoolTags: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    identityPoolName: String? = nil,
    allowUnauthenticatedIdentities: Bool? = nil,
    allowClassicFlow: Bool? = nil,
    supportedLoginProviders: [String: String]? = nil,
    developerProviderName: String? = nil,
    openIdConnectProviderArns: [String]? = nil,
    cognitoIdentityProviders: [IdentityCognitoIdentityProvider]? = nil,
    samlProviderArns: [String]? = nil,
    identityPoolTags: [String: String]? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.identityPoolName = identityPoolName
    self.allowUnauthenticatedIdentities = allowUnauthenticatedIdentities
    self.allowClassicFlow = allowClassicFlow
    self.supportedLoginProviders = supportedLoginProviders
    self.developerProviderName = developerProviderName
    self.openIdConnectProviderArns = openIdConnectProviderArns
    self.cognitoIdentityProviders = cognitoIdentityProviders
    self.samlProviderArns = samlProviderArns
    self.identityPoolTags = identityPoolTags
  }
}

/// Request of DescribeIdentityPool.
public struct DescribeIdentityPoolRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil
  ) {
    self.identityPoolId = identityPoolId
  }
}

/// Request of DeleteIdentityPool.
public struct DeleteIdentityPoolRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil
  ) {
    self.identityPoolId = identityPoolId
  }
}

/// Request of ListIdentityPools.
public struct ListIdentityPoolsRequest: Sendable, Hashable {
  /// MaxResults.
  ///
  /// Required. 1 to 60.
  public var maxResults: Int32?
  /// NextToken.
  ///
  /// 1 to 65535 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    maxResults: Int32? = nil,
    nextToken: String? = nil
  ) {
    self.maxResults = maxResults
    self.nextToken = nextToken
  }
}

/// Cognito's IdentityPoolShortDescription.
public struct IdentityPoolShortDescription: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// 1 to 55 characters.
  public var identityPoolId: String?
  /// IdentityPoolName.
  ///
  /// 1 to 128 characters.
  public var identityPoolName: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    identityPoolName: String? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.identityPoolName = identityPoolName
  }
}

/// Response of ListIdentityPools.
public struct ListIdentityPoolsResponse: Sendable, Hashable {
  /// IdentityPools.
  public var identityPools: [IdentityPoolShortDescription]?
  /// NextToken.
  ///
  /// 1 to 65535 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityPools: [IdentityPoolShortDescription]? = nil,
    nextToken: String? = nil
  ) {
    self.identityPools = identityPools
    self.nextToken = nextToken
  }
}

/// Request of GetIdentityPoolRoles.
public struct GetIdentityPoolRolesRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil
  ) {
    self.identityPoolId = identityPoolId
  }
}

/// Cognito's IdentityMappingRule.
public struct IdentityMappingRule: Sendable, Hashable {
  /// Claim.
  ///
  /// Required. 1 to 64 characters.
  public var claim: String?
  /// MatchType.
  ///
  /// Required. One of Equals, Contains, StartsWith, NotEqual.
  public var matchType: String?
  /// Value.
  ///
  /// Required. 1 to 128 characters.
  public var value: String?
  /// RoleARN.
  ///
  /// Required. 20 to 2048 characters.
  public var roleArn: String?

  /// Makes a message; what is not given is absent.
  public init(
    claim: String? = nil,
    matchType: String? = nil,
    value: String? = nil,
    roleArn: String? = nil
  ) {
    self.claim = claim
    self.matchType = matchType
    self.value = value
    self.roleArn = roleArn
  }
}

/// Cognito's IdentityRulesConfigurationType.
public struct IdentityRulesConfigurationType: Sendable, Hashable {
  /// Rules.
  ///
  /// Required. 1 to 400 members.
  public var rules: [IdentityMappingRule]?

  /// Makes a message; what is not given is absent.
  public init(
    rules: [IdentityMappingRule]? = nil
  ) {
    self.rules = rules
  }
}

/// Cognito's IdentityRoleMapping.
public struct IdentityRoleMapping: Sendable, Hashable {
  /// Type.
  ///
  /// Required. One of Token, Rules.
  public var type: String?
  /// AmbiguousRoleResolution.
  ///
  /// One of AuthenticatedRole, Deny.
  public var ambiguousRoleResolution: String?
  /// RulesConfiguration.
  public var rulesConfiguration: IdentityRulesConfigurationType?

  /// Makes a message; what is not given is absent.
  public init(
    type: String? = nil,
    ambiguousRoleResolution: String? = nil,
    rulesConfiguration: IdentityRulesConfigurationType? = nil
  ) {
    self.type = type
    self.ambiguousRoleResolution = ambiguousRoleResolution
    self.rulesConfiguration = rulesConfiguration
  }
}

/// Response of GetIdentityPoolRoles.
public struct GetIdentityPoolRolesResponse: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// 1 to 55 characters.
  public var identityPoolId: String?
  /// Roles.
  ///
  /// At most 2 members.
  public var roles: [String: String]?
  /// RoleMappings.
  ///
  /// At most 10 members.
  public var roleMappings: [String: IdentityRoleMapping]?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    roles: [String: String]? = nil,
    roleMappings: [String: IdentityRoleMapping]? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.roles = roles
    self.roleMappings = roleMappings
  }
}

/// Request of SetIdentityPoolRoles.
public struct SetIdentityPoolRolesRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?
  /// Roles.
  ///
  /// Required. At most 2 members.
  public var roles: [String: String]?
  /// RoleMappings.
  ///
  /// At most 10 members.
  public var roleMappings: [String: IdentityRoleMapping]?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    roles: [String: String]? = nil,
    roleMappings: [String: IdentityRoleMapping]? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.roles = roles
    self.roleMappings = roleMappings
  }
}

/// Request of GetPrincipalTagAttributeMap.
public struct GetPrincipalTagAttributeMapRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?
  /// IdentityProviderName.
  ///
  /// Required. 1 to 128 characters.
  public var identityProviderName: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    identityProviderName: String? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.identityProviderName = identityProviderName
  }
}

/// Response of GetPrincipalTagAttributeMap.
public struct GetPrincipalTagAttributeMapResponse: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// 1 to 55 characters.
  public var identityPoolId: String?
  /// IdentityProviderName.
  ///
  /// 1 to 128 characters.
  public var identityProviderName: String?
  /// UseDefaults.
  public var useDefaults: Bool?
  /// PrincipalTags.
  ///
  /// At most 50 members.
  public var principalTags: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    identityProviderName: String? = nil,
    useDefaults: Bool? = nil,
    principalTags: [String: String]? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.identityProviderName = identityProviderName
    self.useDefaults = useDefaults
    self.principalTags = principalTags
  }
}

/// Request of SetPrincipalTagAttributeMap.
public struct SetPrincipalTagAttributeMapRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?
  /// IdentityProviderName.
  ///
  /// Required. 1 to 128 characters.
  public var identityProviderName: String?
  /// UseDefaults.
  public var useDefaults: Bool?
  /// PrincipalTags.
  ///
  /// At most 50 members.
  public var principalTags: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    identityProviderName: String? = nil,
    useDefaults: Bool? = nil,
    principalTags: [String: String]? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.identityProviderName = identityProviderName
    self.useDefaults = useDefaults
    self.principalTags = principalTags
  }
}

/// Response of SetPrincipalTagAttributeMap.
public struct SetPrincipalTagAttributeMapResponse: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// 1 to 55 characters.
  public var identityPoolId: String?
  /// IdentityProviderName.
  ///
  /// 1 to 128 characters.
  public var identityProviderName: String?
  /// UseDefaults.
  public var useDefaults: Bool?
  /// PrincipalTags.
  ///
  /// At most 50 members.
  public var principalTags: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    identityProviderName: String? = nil,
    useDefaults: Bool? = nil,
    principalTags: [String: String]? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.identityProviderName = identityProviderName
    self.useDefaults = useDefaults
    self.principalTags = principalTags
  }
}

/// Request of IdentityTagResource.
public struct IdentityTagResourceRequest: Sendable, Hashable {
  /// ResourceArn.
  ///
  /// Required. 20 to 2048 characters.
  public var resourceArn: String?
  /// Tags.
  ///
  /// Required.
  public var tags: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    resourceArn: String? = nil,
    tags: [String: String]? = nil
  ) {
    self.resourceArn = resourceArn
    self.tags = tags
  }
}

/// Response of IdentityTagResource.
public struct IdentityTagResourceResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of IdentityUntagResource.
public struct IdentityUntagResourceRequest: Sendable, Hashable {
  /// ResourceArn.
  ///
  /// Required. 20 to 2048 characters.
  public var resourceArn: String?
  /// TagKeys.
  ///
  /// Required.
  public var tagKeys: [String]?

  /// Makes a message; what is not given is absent.
  public init(
    resourceArn: String? = nil,
    tagKeys: [String]? = nil
  ) {
    self.resourceArn = resourceArn
    self.tagKeys = tagKeys
  }
}

/// Response of IdentityUntagResource.
public struct IdentityUntagResourceResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of IdentityListTagsForResource.
public struct IdentityListTagsForResourceRequest: Sendable, Hashable {
  /// ResourceArn.
  ///
  /// Required. 20 to 2048 characters.
  public var resourceArn: String?

  /// Makes a message; what is not given is absent.
  public init(
    resourceArn: String? = nil
  ) {
    self.resourceArn = resourceArn
  }
}

/// Response of IdentityListTagsForResource.
public struct IdentityListTagsForResourceResponse: Sendable, Hashable {
  /// Tags.
  public var tags: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    tags: [String: String]? = nil
  ) {
    self.tags = tags
  }
}

/// Response of DeleteIdentityPool; no body on the public side.
public struct DeleteIdentityPoolResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Response of SetIdentityPoolRoles; no body on the public side.
public struct SetIdentityPoolRolesResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
