/// The one error that crosses a socket.
public struct RPCError: Error, Sendable, Hashable {
  /// What kind of failure it is.
  public var code: RPCStatusCode
  /// A stable, machine-readable reason such as `user_not_found`; empty when none.
  public var reason: String
  /// A sentence for the operator's log, never for the public.
  public var message: String
  /// What the public sentence needs, such as `user_pool_id`.
  public var details: [String: String]

  /// Makes an error.
  public init(
    code: RPCStatusCode,
    reason: String = "",
    message: String = "",
    details: [String: String] = [:]
  ) {
    self.code = code
    self.reason = reason
    self.message = message
    self.details = details
  }
}

extension RPCError {
  /// The call was refused unexecuted because the server drains: another instance may take it.
  static let drainingReason = "draining"
  /// The connection ended while the call was in flight: it may or may not have been executed.
  static let connectionLostReason = "connection_lost"
}

/// A service's own failure, which knows how it is told to a caller in another process.
public protocol RPCFailure: Error, Sendable {
  /// What crosses the socket.
  var status: RPCError { get }
}

extension RPCError: RPCFailure {
  /// The error itself.
  public var status: RPCError { self }
}
