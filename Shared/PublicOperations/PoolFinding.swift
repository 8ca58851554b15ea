public import GatehouseStubs

/// Finds the pool that a request names, for its rate and its event.
public protocol PoolFinding: Sendable {
  /// What finding fails with.
  associatedtype Failure: OperationFailure

  /// What the request's own words name, as far as they have the form of an id.
  ///
  /// For the event. Nothing is looked up: what this process does not happen to know is left out.
  func claims(of naming: RequestNaming) -> RequestClaims

  /// The id of the pool that a request names in whatever way; nil where there is none.
  ///
  /// Nothing is proved yet: a caller who knows a client's id can name its pool.
  func pool(named naming: RequestNaming) async throws(Failure) -> String?
}

/// Ids that a request names.
///
/// Each has the form of one, so that none is a secret in the wrong place.
public struct RequestClaims: Sendable, Hashable {
  /// The id of the user pool or the identity pool.
  public var pool: String?
  /// The id of the user pool's client.
  public var client: String?
  /// The identity's id.
  public var identity: String?
  /// Where the pool or the identity is, by its id.
  public var region: String?

  /// Claims of these ids.
  public init(
    pool: String? = nil,
    client: String? = nil,
    identity: String? = nil,
    region: String? = nil
  ) {
    self.pool = pool
    self.client = client
    self.identity = identity
    self.region = region
  }
}
