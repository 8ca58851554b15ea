// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/provider_link.proto. Do not edit.

/// Cognito's ProviderUserIdentifierType.
public struct ProviderUserIdentifierType: Sendable, Hashable {
  /// ProviderName.
  ///
  /// 1 to 32 characters.
  public var providerName: String?
  /// ProviderAttributeName.
  ///
  /// 0 to 131072 characters.
  public var providerAttributeName: String?
  /// ProviderAttributeValue.
  ///
  /// 0 to 131072 characters.
  public var providerAttributeValue: String?

  /// Makes a message; what is not given is absent.
  public init(
    providerName: String? = nil,
    providerAttributeName: String? = nil,
    providerAttributeValue: String? = nil
  ) {
    self.providerName = providerName
    self.providerAttributeName = providerAttributeName
    self.providerAttributeValue = providerAttributeValue
  }
}

/// Request of AdminLinkProviderForUser.
public struct AdminLinkProviderForUserRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 0 to 131072 characters.
  public var userPoolId: String?
  /// DestinationUser.
  ///
  /// Required.
  public var destinationUser: ProviderUserIdentifierType?
  /// SourceUser.
  ///
  /// Required.
  public var sourceUser: ProviderUserIdentifierType?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    destinationUser: ProviderUserIdentifierType? = nil,
    sourceUser: ProviderUserIdentifierType? = nil
  ) {
    self.userPoolId = userPoolId
    self.destinationUser = destinationUser
    self.sourceUser = sourceUser
  }
}

/// Response of AdminLinkProviderForUser.
public struct AdminLinkProviderForUserResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of AdminDisableProviderForUser.
public struct AdminDisableProviderForUserRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 0 to 131072 characters.
  public var userPoolId: String?
  /// User.
  ///
  /// Required.
  public var user: ProviderUserIdentifierType?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    user: ProviderUserIdentifierType? = nil
  ) {
    self.userPoolId = userPoolId
    self.user = user
  }
}

/// Response of AdminDisableProviderForUser.
public struct AdminDisableProviderForUserResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
