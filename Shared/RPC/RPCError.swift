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

/// A service's own failure, which knows its form for a caller in another process.
public protocol RPCFailure: Error, Sendable {
  /// What crosses the socket.
  var status: RPCError { get }
}

extension RPCError: RPCFailure {
  /// The error itself.
  public var status: RPCError { self }
}
