internal import GatehouseStubs
package import RPC

/// A token that a client shows, by the name that refusals call it.
package enum ShownToken: String, Sendable, Hashable {
  case access = "Access Token"
  /// Cognito has no operation that takes one; the sentences are those of access tokens.
  case id = "ID Token"
}

extension AuthenticationFailure {
  /// The client's refusal when token issuance refuses.
  ///
  /// Only what token issuance says of the token itself becomes a refusal: clients sign their user
  /// out on it. Everything else is a fault.
  package init(tokenIssuance error: RPCError, of token: ShownToken = .access) {
    let refusal = error.knownReason.flatMap { reason in
      Self.of(token, reason, error) ?? Self.ofTokenIssuance[reason]
    }
    if let refusal {
      self = refusal
    } else {
      self.init(fault: error, of: "token issuance")
    }
  }

  /// A refusal that names the token; nil for one that does not.
  private static func of(
    _ token: ShownToken,
    _ reason: Reason,
    _ error: RPCError
  ) -> AuthenticationFailure? {
    switch reason {
    case .accessTokenInvalid where error.details["fault"] == "signature":
      .notAuthorized("Could not verify signature for \(token.rawValue)")
    case .accessTokenInvalid: .notAuthorized("Invalid \(token.rawValue)")
    case .accessTokenExpired: .notAuthorized("\(token.rawValue) has expired")
    case .accessTokenRevoked: .revoked(token)
    case _: nil
    }
  }

  package static func revoked(_ token: ShownToken) -> AuthenticationFailure {
    notAuthorized("\(token.rawValue) has been revoked")
  }

  private static let ofTokenIssuance: [Reason: AuthenticationFailure] = [
    .refreshTokenInvalid: .invalidRefreshToken,
    .refreshTokenExpired: .refreshTokenExpired,
    .refreshTokenRevoked: .refreshTokenRevoked,
    .refreshTokenReuse: .refreshTokenReuse,
    .unsupportedTokenType: .unsupportedTokenType("Unsupported token type."),
    .deviceForgotten: .deviceNotFound,
    .sessionLimitExceeded: .notAuthorized("Session limit exceeded for the user."),
    .sessionNotFound: .resourceNotFound("Session does not exist."),
    .tooManySigningKeys: .invalidParameter(
      "The tag \(TokenSigningAlgorithm.tag) was changed too often; wait a day."
    ),
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

/// Calls token issuance and throws its refusal in the service's words, for the token that the client shows.
package func askingTokenIssuance<Value>(
  of token: ShownToken = .access,
  _ call: () async throws(RPCError) -> Value
) async throws(AuthenticationFailure) -> Value {
  do throws(RPCError) {
    return try await call()
  } catch {
    throw AuthenticationFailure(tokenIssuance: error, of: token)
  }
}
