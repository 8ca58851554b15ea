package import RPC

extension AuthenticationFailure {
  /// What a client is told when token issuance refuses.
  ///
  /// Only what token issuance says of the token itself becomes a refusal: clients sign their user
  /// out on it. Everything else is a fault.
  package init(tokenIssuance error: RPCError) {
    switch error.reason {
    case "refresh_token_invalid": self = .notAuthorized("Invalid Refresh Token.")
    case "refresh_token_expired": self = .notAuthorized("Refresh Token has expired")
    case "refresh_token_revoked": self = .notAuthorized("Refresh Token has been revoked")
    case "refresh_token_reuse": self = .refreshTokenReuse
    case "access_token_invalid":
      self = .notAuthorized(
        error.details["fault"] == "signature"
          ? "Could not verify signature for Access Token" : "Invalid Access Token"
      )
    case "access_token_expired": self = .notAuthorized("Access Token has expired")
    case "access_token_revoked": self = .notAuthorized("Access Token has been revoked")
    case "unsupported_token_type": self = .unsupportedTokenType("Unsupported token type.")
    case "device_forgotten": self = .deviceNotFound
    case "unauthorized":
      self = .unauthorized("The token does not belong to the client that asks to revoke it.")
    default:
      self.init(fault: error, of: "token issuance")
    }
  }

  /// A fault of another service, which is never a refusal.
  init(fault error: RPCError, of service: StaticString) {
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
