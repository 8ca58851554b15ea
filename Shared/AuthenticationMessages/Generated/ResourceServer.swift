// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/resource_server.proto. Do not edit.

/// Cognito's ResourceServerScopeType.
public struct ResourceServerScopeType: Sendable, Hashable {
  /// ScopeName.
  ///
  /// Required. 1 to 256 characters.
  public var scopeName: String?
  /// ScopeDescription.
  ///
  /// Required. 1 to 256 characters.
  public var scopeDescription: String?

  /// Makes a message; what is not given is absent.
  public init(
    scopeName: String? = nil,
    scopeDescription: String? = nil
  ) {
    self.scopeName = scopeName
    self.scopeDescription = scopeDescription
  }
}

/// Request of CreateResourceServer.
public struct CreateResourceServerRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Identifier.
  ///
  /// Required. 1 to 256 characters.
  public var identifier: String?
  /// Name.
  ///
  /// Required. 1 to 256 characters.
  public var name: String?
  /// Scopes.
  ///
  /// At most 100 members.
  public var scopes: [ResourceServerScopeType]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    identifier: String? = nil,
    name: String? = nil,
    scopes: [ResourceServerScopeType]? = nil
  ) {
    self.userPoolId = userPoolId
    self.identifier = identifier
    self.name = name
    self.scopes = scopes
  }
}

/// Cognito's ResourceServerType.
public struct ResourceServerType: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// 1 to 55 characters.
  public var userPoolId: String?
  /// Identifier.
  ///
  /// 1 to 256 characters.
  public var identifier: String?
  /// Name.
  ///
  /// 1 to 256 characters.
  public var name: String?
  /// Scopes.
  ///
  /// At most 100 members.
  public var scopes: [ResourceServerScopeType]?
  /// ManagedBy.
  ///
  /// One of COGNITO.
  public var managedBy: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    identifier: String? = nil,
    name: String? = nil,
    scopes: [ResourceServerScopeType]? = nil,
    managedBy: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.identifier = identifier
    self.name = name
    self.scopes = scopes
    self.managedBy = managedBy
  }
}

/// Response of CreateResourceServer.
public struct CreateResourceServerResponse: Sendable, Hashable {
  /// ResourceServer.
  ///
  /// Required.
  public var resourceServer: ResourceServerType?

  /// Makes a message; what is not given is absent.
  public init(
    resourceServer: ResourceServerType? = nil
  ) {
    self.resourceServer = resourceServer
  }
}

/// Request of DescribeResourceServer.
public struct DescribeResourceServerRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Identifier.
  ///
  /// Required. 1 to 256 characters.
  public var identifier: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    identifier: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.identifier = identifier
  }
}

/// Response of DescribeResourceServer.
public struct DescribeResourceServerResponse: Sendable, Hashable {
  /// ResourceServer.
  ///
  /// Required.
  public var resourceServer: ResourceServerType?

  /// Makes a message; what is not given is absent.
  public init(
    resourceServer: ResourceServerType? = nil
  ) {
    self.resourceServer = resourceServer
  }
}

/// Request of UpdateResourceServer.
public struct UpdateResourceServerRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Identifier.
  ///
  /// Required. 1 to 256 characters.
  public var identifier: String?
  /// Name.
  ///
  /// Required. 1 to 256 characters.
  public var name: String?
  /// Scopes.
  ///
  /// At most 100 members.
  public var scopes: [ResourceServerScopeType]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    identifier: String? = nil,
    name: String? = nil,
    scopes: [ResourceServerScopeType]? = nil
  ) {
    self.userPoolId = userPoolId
    self.identifier = identifier
    self.name = name
    self.scopes = scopes
  }
}

/// Response of UpdateResourceServer.
public struct UpdateResourceServerResponse: Sendable, Hashable {
  /// ResourceServer.
  ///
  /// Required.
  public var resourceServer: ResourceServerType?

  /// Makes a message; what is not given is absent.
  public init(
    resourceServer: ResourceServerType? = nil
  ) {
    self.resourceServer = resourceServer
  }
}

/// Request of DeleteResourceServer.
public struct DeleteResourceServerRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Identifier.
  ///
  /// Required. 1 to 256 characters.
  public var identifier: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    identifier: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.identifier = identifier
  }
}

/// Request of ListResourceServers.
public struct ListResourceServersRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// MaxResults.
  ///
  /// 1 to 50.
  public var maxResults: Int32?
  /// NextToken.
  ///
  /// At least 1 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    maxResults: Int32? = nil,
    nextToken: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.maxResults = maxResults
    self.nextToken = nextToken
  }
}

/// Response of ListResourceServers.
public struct ListResourceServersResponse: Sendable, Hashable {
  /// ResourceServers.
  ///
  /// Required.
  public var resourceServers: [ResourceServerType]?
  /// NextToken.
  ///
  /// At least 1 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    resourceServers: [ResourceServerType]? = nil,
    nextToken: String? = nil
  ) {
    self.resourceServers = resourceServers
    self.nextToken = nextToken
  }
}

/// Response of DeleteResourceServer; no body on the public side.
public struct DeleteResourceServerResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
