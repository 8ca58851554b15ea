internal import AuthenticationCore

extension AuthenticationFailure {
  /// What the token endpoint tells a client (RFC 6749 §5.2, RFC 8693 §2.2.2).
  ///
  /// Nil for what is no refusal of this request: on `invalid_grant` clients sign their user out.
  var exchangeError: String? {
    switch self {
    case .unauthorized: "invalid_client"
    case .operationNotEnabled, .unsupportedOperation: "unauthorized_client"
    case .scopeDoesNotExist: "invalid_scope"
    case .resourceNotFound: "invalid_target"
    case .notAuthorized, .refreshTokenReuse, .userNotFound, .userNotConfirmed,
      .passwordResetRequired:
      "invalid_grant"
    case .unavailable: "temporarily_unavailable"
    case .invalidParameter, .invalidOAuthFlow, .featureUnavailableInTier, .userPoolTagging,
      .usernameExists, .aliasExists, .groupExists, .duplicateProvider, .deviceKeyExists,
      .invalidUserPoolConfiguration, .invalidPassword, .passwordHistory, .codeMismatch,
      .wrongFactorCode, .softwareTokenUsed, .softwareTokenMFANotFound, .enableSoftwareTokenMFA,
      .mfaMethodNotFound, .expiredCode, .unsupportedUserState, .preconditionNotMet,
      .userImportInProgress, .unsupportedTokenType, .userLambdaValidation,
      .invalidLambdaResponse, .unexpectedLambda, .interaction:
      "invalid_request"
    case .accessDenied, .concurrentModification, .limitExceeded, .tooManyRequests,
      .internalFault:
      nil
    }
  }

  /// What the client is told besides; of a token that is not accepted nothing (SAM-23's rule: detail is
  /// an oracle).
  var exchangeDescription: String? {
    exchangeError == "invalid_request" || exchangeError == "invalid_scope"
      || exchangeError == "invalid_target" ? message : nil
  }
}
