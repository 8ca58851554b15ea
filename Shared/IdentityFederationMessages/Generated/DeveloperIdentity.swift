// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/developer_identity.proto. Do not edit.

internal import GatehouseMessages

/// Request of GetOpenIdTokenForDeveloperIdentity.
public struct GetOpenIdTokenForDeveloperIdentityRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?
  /// IdentityId.
  ///
  /// 1 to 55 characters.
  public var identityId: String?
  /// Logins.
  ///
  /// Required. At most 10 members.
  public var logins: [String: String]?
  /// PrincipalTags.
  ///
  /// At most 50 members.
  public var principalTags: [String: String]?
  /// TokenDuration.
  ///
  /// 1 to 86400.
  public var tokenDuration: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    identityId: String? = nil,
    logins: [String: String]? = nil,
    principalTags: [String: String]? = nil,
    tokenDuration: Int64? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.identityId = identityId
    self.logins = logins
    self.principalTags = principalTags
    self.tokenDuration = tokenDuration
  }
}

extension GetOpenIdTokenForDeveloperIdentityRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "identityPoolId": self.identityPoolId as Any,
        "identityId": self.identityId as Any,
        "logins": sizeOnly(self.logins),
        "principalTags": self.principalTags as Any,
        "tokenDuration": self.tokenDuration as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of GetOpenIdTokenForDeveloperIdentity.
public struct GetOpenIdTokenForDeveloperIdentityResponse: Sendable, Hashable {
  /// IdentityId.
  ///
  /// 1 to 55 characters.
  public var identityId: String?
  /// Token.
  public var token: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityId: String? = nil,
    token: String? = nil
  ) {
    self.identityId = identityId
    self.token = token
  }
}

extension GetOpenIdTokenForDeveloperIdentityResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "identityId": self.identityId as Any,
        "token": sizeOnly(self.token),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of LookupDeveloperIdentity.
public struct LookupDeveloperIdentityRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?
  /// IdentityId.
  ///
  /// 1 to 55 characters.
  public var identityId: String?
  /// DeveloperUserIdentifier.
  ///
  /// 1 to 1024 characters.
  public var developerUserIdentifier: String?
  /// MaxResults.
  ///
  /// 1 to 60.
  public var maxResults: Int32?
  /// NextToken.
  ///
  /// 1 to 65535 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    identityId: String? = nil,
    developerUserIdentifier: String? = nil,
    maxResults: Int32? = nil,
    nextToken: String? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.identityId = identityId
    self.developerUserIdentifier = developerUserIdentifier
    self.maxResults = maxResults
    self.nextToken = nextToken
  }
}

/// Response of LookupDeveloperIdentity.
public struct LookupDeveloperIdentityResponse: Sendable, Hashable {
  /// IdentityId.
  ///
  /// 1 to 55 characters.
  public var identityId: String?
  /// DeveloperUserIdentifierList.
  public var developerUserIdentifierList: [String]?
  /// NextToken.
  ///
  /// 1 to 65535 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityId: String? = nil,
    developerUserIdentifierList: [String]? = nil,
    nextToken: String? = nil
  ) {
    self.identityId = identityId
    self.developerUserIdentifierList = developerUserIdentifierList
    self.nextToken = nextToken
  }
}

/// Request of MergeDeveloperIdentities.
public struct MergeDeveloperIdentitiesRequest: Sendable, Hashable {
  /// SourceUserIdentifier.
  ///
  /// Required. 1 to 1024 characters.
  public var sourceUserIdentifier: String?
  /// DestinationUserIdentifier.
  ///
  /// Required. 1 to 1024 characters.
  public var destinationUserIdentifier: String?
  /// DeveloperProviderName.
  ///
  /// Required. 1 to 128 characters.
  public var developerProviderName: String?
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    sourceUserIdentifier: String? = nil,
    destinationUserIdentifier: String? = nil,
    developerProviderName: String? = nil,
    identityPoolId: String? = nil
  ) {
    self.sourceUserIdentifier = sourceUserIdentifier
    self.destinationUserIdentifier = destinationUserIdentifier
    self.developerProviderName = developerProviderName
    self.identityPoolId = identityPoolId
  }
}

/// Response of MergeDeveloperIdentities.
public struct MergeDeveloperIdentitiesResponse: Sendable, Hashable {
  /// IdentityId.
  ///
  /// 1 to 55 characters.
  public var identityId: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityId: String? = nil
  ) {
    self.identityId = identityId
  }
}

/// Request of UnlinkDeveloperIdentity.
public struct UnlinkDeveloperIdentityRequest: Sendable, Hashable {
  /// IdentityId.
  ///
  /// Required. 1 to 55 characters.
  public var identityId: String?
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?
  /// DeveloperProviderName.
  ///
  /// Required. 1 to 128 characters.
  public var developerProviderName: String?
  /// DeveloperUserIdentifier.
  ///
  /// Required. 1 to 1024 characters.
  public var developerUserIdentifier: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityId: String? = nil,
    identityPoolId: String? = nil,
    developerProviderName: String? = nil,
    developerUserIdentifier: String? = nil
  ) {
    self.identityId = identityId
    self.identityPoolId = identityPoolId
    self.developerProviderName = developerProviderName
    self.developerUserIdentifier = developerUserIdentifier
  }
}

/// Response of UnlinkDeveloperIdentity; no body on the public side.
public struct UnlinkDeveloperIdentityResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
