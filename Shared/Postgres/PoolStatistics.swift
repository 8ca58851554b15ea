/// What a pool is doing and has done, for metrics.
public struct PoolStatistics: Sendable, Hashable {
  /// Connections open now.
  public var openConnections = 0
  /// Sessions lent to a caller now.
  public var leasedSessions = 0
  /// The maximum number of sessions that can be lent.
  public var maxSessions = 0
  /// Callers that wait for a session now.
  public var waiters = 0
  /// Sessions lent since the start.
  public var leases = 0
  /// Leases that had to wait, since the start.
  public var waits = 0
  /// Callers that were refused because no session became free, since the start.
  public var exhaustions = 0
  /// Connections made since the start.
  public var connectionsMade = 0
  /// Attempts to connect that failed, since the start.
  public var connectionFailures = 0
  /// Transactions repeated after a serialization failure, since the start.
  public var transactionRetries = 0

  /// Makes statistics of a pool that has done nothing.
  public init() {}
}
