public import RPC

/// Why the authentication service refuses a call.
///
/// A case says what the caller may do about it. The reasons stand as well in the gateway's table of
/// public errors, which gives each its exception: a reason must be in both.
public enum AuthenticationFailure: RPCFailure, Hashable {
  /// The request itself is wrong; the sentence says what.
  case invalidParameter(String)
  /// A pool, client or other resource that the request names is not there.
  case resourceNotFound(String)
  /// The settings were changed by somebody else at the same time; the call may be repeated.
  case concurrentModification(String)
  /// The OAuth grants a client asks for do not go together.
  case invalidOAuthFlow(String)
  /// An OAuth scope that no resource server of the pool offers.
  case scopeDoesNotExist(String)
  /// The pool's tier does not include a feature its settings ask for.
  case featureUnavailableInTier(String)
  /// A tag that may not be set.
  case userPoolTagging(String)
  /// The database or another service is out of reach; the call may be repeated.
  case unavailable(String)
  /// A fault of this service; the sentence is for the operator's log.
  case internalFault(String)

  /// What crosses the socket.
  public var status: RPCError {
    switch self {
    case .invalidParameter(let message):
      Self.refusal(.invalidArgument, "invalid_parameter", message)
    case .resourceNotFound(let message):
      Self.refusal(.notFound, "resource_not_found", message)
    case .concurrentModification(let message):
      Self.refusal(.aborted, "concurrent_modification", message)
    case .invalidOAuthFlow(let message):
      Self.refusal(.invalidArgument, "invalid_oauth_flow", message)
    case .scopeDoesNotExist(let message):
      Self.refusal(.invalidArgument, "scope_does_not_exist", message)
    case .featureUnavailableInTier(let message):
      Self.refusal(.failedPrecondition, "feature_unavailable_in_tier", message)
    case .userPoolTagging(let message):
      Self.refusal(.invalidArgument, "user_pool_tagging", message)
    case .unavailable(let message):
      RPCError(code: .unavailable, reason: "", message: message, details: [:])
    case .internalFault(let message):
      RPCError(code: .internalError, reason: "", message: message, details: [:])
    }
  }

  private static func refusal(
    _ code: RPCStatusCode,
    _ reason: String,
    _ message: String
  ) -> RPCError {
    RPCError(code: code, reason: reason, message: message, details: ["message": message])
  }
}
