// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/domain.proto. Do not edit.

/// What an address says of its pool: one of the three.
public struct FindDomainRequest: Sendable, Hashable {
  /// In lower case, without port and trailing dot.
  public var host: String?
  /// user_pool_id.
  public var userPoolId: String?
  /// client_id.
  public var clientId: String?

  /// Makes a message; what is not given is absent.
  public init(
    host: String? = nil,
    userPoolId: String? = nil,
    clientId: String? = nil
  ) {
    self.host = host
    self.userPoolId = userPoolId
    self.clientId = clientId
  }
}

/// The pool's addresses.
public struct FindDomainResponse: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// The one that browsers are led to, as a URL without a slash at its end.
  public var canonicalBase: String?
  /// Absent where the pool has no domain, and thus no pages.
  public var managedLoginVersion: Int32?
  /// Below what discovery has the endpoints that programs call.
  public var discoveryBase: String?
  /// The names of the pool's levels of authentication, the weakest first.
  public var acrValues: [String]
  /// Whether clients of the pool may ask what their tokens are good for (RFC 7662).
  public var hasIntrospection: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    canonicalBase: String? = nil,
    managedLoginVersion: Int32? = nil,
    discoveryBase: String? = nil,
    acrValues: [String] = [],
    hasIntrospection: Bool? = nil
  ) {
    self.userPoolId = userPoolId
    self.canonicalBase = canonicalBase
    self.managedLoginVersion = managedLoginVersion
    self.discoveryBase = discoveryBase
    self.acrValues = acrValues
    self.hasIntrospection = hasIntrospection
  }
}
