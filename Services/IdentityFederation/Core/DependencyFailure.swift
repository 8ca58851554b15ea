package import RPC

extension IdentityFederationFailure {
  /// A fault of another service, which is never a refusal.
  package init(fault error: RPCError, of service: StaticString) {
    let sentence = "\(service): \(error.code) \(error.reason) \(error.message)"
    switch error.code {
    case .unavailable, .deadlineExceeded, .cancelled, .resourceExhausted, .aborted:
      self = .unavailable(sentence)
    case .ok, .unknown, .invalidArgument, .notFound, .alreadyExists, .permissionDenied,
      .failedPrecondition, .outOfRange, .unimplemented, .internalError, .dataLoss,
      .unauthenticated:
      self = .internalFault(sentence)
    }
  }
}
