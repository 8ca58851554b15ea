public import Domain
public import GatehouseStubs

/// Finds the pool that a request names, for its rate and its event.
public protocol PoolFinding: Sendable {
  /// What finding fails with.
  associatedtype Failure: OperationFailure

  /// The pool of a client, if this process happens to know it.
  func cachedPool(of client: ClientID) -> UserPoolID?

  /// The pool that a request names in whatever way; nil where there is none.
  ///
  /// Nothing is proved yet: a caller who knows a client's id can name its pool.
  func pool(named naming: RequestNaming) async throws(Failure) -> UserPoolID?
}
