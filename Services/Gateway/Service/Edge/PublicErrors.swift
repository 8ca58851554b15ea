internal import GatehouseStubs
internal import RPC

/// From a service's reason to the exception a client sees, as `Proto/reasons.txt` declares it.
///
/// What has no reason there is an infrastructure fault: amplify-js and others sign a user out on
/// NotAuthorizedException and its kin, so a fault may only ever look like a fault.
enum PublicErrors {
  /// The client's error for a failed call.
  static func publicError(for error: RPCError) -> PublicError {
    if let reason = error.knownReason, let exception = reason.exception {
      let message = reason.sentence ?? error.details["message"] ?? generalSentence
      return PublicError(exception: exception, message: message)
    }
    guard error.reason.isEmpty, error.code == .resourceExhausted else { return .internalError }
    return PublicError(exception: "TooManyRequestsException", message: "Too many requests")
  }

  /// Where the service says nothing: never its own message, which is the operator's.
  private static let generalSentence = "The request was refused."
}
