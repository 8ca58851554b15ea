// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/resource_server.proto. Do not edit.

/// Cognito's ResourceServerScopeType.
public struct ResourceServerScopeType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case scopeName = "ScopeName"
    case scopeDescription = "ScopeDescription"
  }
}

/// Request of CreateResourceServer.
public struct CreateResourceServerRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case identifier = "Identifier"
    case name = "Name"
    case scopes = "Scopes"
  }
}

/// Cognito's ResourceServerType.
public struct ResourceServerType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case identifier = "Identifier"
    case name = "Name"
    case scopes = "Scopes"
    case managedBy = "ManagedBy"
  }
}

/// Response of CreateResourceServer.
public struct CreateResourceServerResponse: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case resourceServer = "ResourceServer"
  }
}

/// Request of DescribeResourceServer.
public struct DescribeResourceServerRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case identifier = "Identifier"
  }
}

/// Response of DescribeResourceServer.
public struct DescribeResourceServerResponse: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case resourceServer = "ResourceServer"
  }
}

/// Request of UpdateResourceServer.
public struct UpdateResourceServerRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case identifier = "Identifier"
    case name = "Name"
    case scopes = "Scopes"
  }
}

/// Response of UpdateResourceServer.
public struct UpdateResourceServerResponse: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case resourceServer = "ResourceServer"
  }
}

/// Request of DeleteResourceServer.
public struct DeleteResourceServerRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case identifier = "Identifier"
  }
}

/// Request of ListResourceServers.
public struct ListResourceServersRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case maxResults = "MaxResults"
    case nextToken = "NextToken"
  }
}

/// Response of ListResourceServers.
public struct ListResourceServersResponse: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case resourceServers = "ResourceServers"
    case nextToken = "NextToken"
  }
}

/// Response of DeleteResourceServer; no body on the public side.
public struct DeleteResourceServerResponse: Sendable, Hashable, Codable {

  /// Makes a message; what is not given is absent.
  public init() {}

  public init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: NoMembers.self)
  }

  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: NoMembers.self)
  }
}
