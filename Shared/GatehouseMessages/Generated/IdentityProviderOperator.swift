// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/identity_provider_operator.proto. Do not edit.

/// Request of CreateIdentityProvider.
public struct CreateLoginProviderRequest: Sendable, Hashable {
  /// The issuer of OpenID Connect, a URL.
  public var issuer: String?
  /// The applications whose tokens count, each a client id at the provider.
  public var clientIds: [String]

  /// Makes a message; what is not given is absent.
  public init(
    issuer: String? = nil,
    clientIds: [String] = []
  ) {
    self.issuer = issuer
    self.clientIds = clientIds
  }
}

/// Response of CreateIdentityProvider.
public struct CreateLoginProviderResponse: Sendable, Hashable {
  /// What an identity pool lists among its OpenIdConnectProviderARNs.
  public var arn: String?

  /// Makes a message; what is not given is absent.
  public init(
    arn: String? = nil
  ) {
    self.arn = arn
  }
}

/// Request of ListIdentityProviders.
public struct ListLoginProvidersRequest: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Response of ListIdentityProviders.
public struct ListLoginProvidersResponse: Sendable, Hashable {
  /// providers.
  public var providers: [LoginProviderDescription]

  /// Makes a message; what is not given is absent.
  public init(
    providers: [LoginProviderDescription] = []
  ) {
    self.providers = providers
  }
}

/// One provider.
public struct LoginProviderDescription: Sendable, Hashable {
  /// arn.
  public var arn: String?
  /// issuer.
  public var issuer: String?
  /// client_ids.
  public var clientIds: [String]
  /// created_at_unix_millis.
  public var createdAtUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    arn: String? = nil,
    issuer: String? = nil,
    clientIds: [String] = [],
    createdAtUnixMillis: Int64? = nil
  ) {
    self.arn = arn
    self.issuer = issuer
    self.clientIds = clientIds
    self.createdAtUnixMillis = createdAtUnixMillis
  }
}

/// Request of DeleteIdentityProvider.
public struct DeleteLoginProviderRequest: Sendable, Hashable {
  /// arn.
  public var arn: String?

  /// Makes a message; what is not given is absent.
  public init(
    arn: String? = nil
  ) {
    self.arn = arn
  }
}

/// Response of DeleteIdentityProvider.
public struct DeleteLoginProviderResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
