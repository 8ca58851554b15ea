internal import GatehouseStubs
package import RPC

extension AuthenticationFailure {
  /// What a client is told when token issuance refuses.
  ///
  /// Only what token issuance says of the token itself becomes a refusal: clients sign their user
  /// out on it. Everything else is a fault.
  package init(tokenIssuance error: RPCError) {
    guard let reason = error.knownReason, let refusal = Self.ofTokenIssuance[reason] else {
      self.init(fault: error, of: "token issuance")
      return
    }
    let isUnverified = reason == .accessTokenInvalid && error.details["fault"] == "signature"
    self = isUnverified ? .notAuthorized("Could not verify signature for Access Token") : refusal
  }

  private static let ofTokenIssuance: [Reason: AuthenticationFailure] = [
    .refreshTokenInvalid: .invalidRefreshToken,
    .refreshTokenExpired: .refreshTokenExpired,
    .refreshTokenRevoked: .refreshTokenRevoked,
    .refreshTokenReuse: .refreshTokenReuse,
    .accessTokenInvalid: .notAuthorized("Invalid Access Token"),
    .accessTokenExpired: .notAuthorized("Access Token has expired"),
    .accessTokenRevoked: .accessTokenRevoked,
    .unsupportedTokenType: .unsupportedTokenType("Unsupported token type."),
    .deviceForgotten: .deviceNotFound,
    .sessionLimitExceeded: .notAuthorized("Session limit exceeded for the user."),
    .sessionNotFound: .resourceNotFound("Session does not exist."),
    .unauthorized: .unauthorized("The token does not belong to the client that asks to revoke it."),
  ]

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

/// Calls token issuance and tells its refusal in the service's words.
package func askingTokenIssuance<Value>(
  _ call: () async throws(RPCError) -> Value
) async throws(AuthenticationFailure) -> Value {
  do throws(RPCError) {
    return try await call()
  } catch {
    throw AuthenticationFailure(tokenIssuance: error)
  }
}
