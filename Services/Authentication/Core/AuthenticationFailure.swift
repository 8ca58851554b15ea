internal import GatehouseStubs
package import RPC

/// Why the authentication service refuses a call.
///
/// A case says what the caller may do about it. The reasons stand as well in the gateway's table of
/// package errors, which gives each its exception: a reason must be in both.
package enum AuthenticationFailure: RPCFailure, Hashable {
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
  /// The caller has not proved who it is, or may not do this.
  case notAuthorized(String)
  /// A client may not have the token it names, or has not proved which client it is.
  case unauthorized(String)
  /// There is no such user, and the client may know.
  case userNotFound(String)
  /// The name is another user's.
  case usernameExists(String)
  /// The verified address is another user's.
  case aliasExists(String)
  /// The pool has another group of the name.
  case groupExists(String)
  /// The device is confirmed already.
  case deviceKeyExists(String)
  /// The pool's settings do not allow the operation.
  case invalidUserPoolConfiguration(String)
  /// The new password breaks the pool's policy.
  case invalidPassword(String)
  /// The new password is one that the user had before.
  case passwordHistory(String)
  /// The password is right, but the sign-up is not confirmed.
  case userNotConfirmed
  /// The password no longer counts; another has to be set first.
  case passwordResetRequired
  /// The code is wrong; another try is allowed.
  case codeMismatch
  /// The code of a second factor is wrong; the sentence tells which kind.
  case wrongFactorCode(String)
  /// An authenticator's code that was accepted before.
  case softwareTokenUsed
  /// The pool or the user has no authenticators.
  case softwareTokenMFANotFound(String)
  /// The authenticator cannot be adopted.
  case enableSoftwareTokenMFA(String)
  /// The user no longer has the second factor.
  case mfaMethodNotFound(String)
  /// The code is too old or there is none; a new one has to be asked for.
  case expiredCode
  /// Too many tries in too short a time.
  case limitExceeded(String)
  /// The operation does not fit where the user stands.
  case unsupportedUserState(String)
  /// Something has to be done before the operation makes sense.
  case preconditionNotMet(String)
  /// The pool cannot be changed while users are imported into it.
  case userImportInProgress(String)
  /// So many wait for the same work that another one would only be told later.
  case tooManyRequests(String)
  /// The client or pool does not have the feature switched on.
  case unsupportedOperation(String)
  /// The token is of a kind that the operation does not take.
  case unsupportedTokenType(String)
  /// A function of the pool refused; the sentence has its words.
  case userLambdaValidation(String)
  /// A function of the pool answered with something that is no answer.
  case invalidLambdaResponse(String)
  /// A function of the pool was not reached.
  case unexpectedLambda(String)
  /// A refresh token was used after its successor: somebody has a copy, and the chain is ended.
  case refreshTokenReuse
  /// The database or another service is out of reach; the call may be repeated.
  case unavailable(String)
  /// A fault of this service; the sentence is for the operator's log.
  case internalFault(String)

  /// What crosses the socket.
  package var status: RPCError {
    var status = sentence
    // Whatever an operation fails with leaves through the gate, which records it.
    status.isRecorded = true
    return status
  }

  private var sentence: RPCError {
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
    case .notAuthorized(let message):
      Self.refusal(.unauthenticated, "not_authorized", message)
    case .unauthorized(let message):
      Self.refusal(.permissionDenied, "unauthorized", message)
    case .userNotFound(let message):
      Self.refusal(.notFound, "user_not_found", message)
    case .usernameExists(let message):
      Self.refusal(.alreadyExists, "username_exists", message)
    case .aliasExists(let message):
      Self.refusal(.alreadyExists, "alias_exists", message)
    case .groupExists(let message):
      Self.refusal(.alreadyExists, "group_exists", message)
    case .deviceKeyExists(let message):
      Self.refusal(.alreadyExists, "device_key_exists", message)
    case .invalidUserPoolConfiguration(let message):
      Self.refusal(.failedPrecondition, "invalid_user_pool_configuration", message)
    case .invalidPassword(let message):
      Self.refusal(.invalidArgument, "invalid_password", message)
    case .passwordHistory(let message):
      Self.refusal(.invalidArgument, "password_history", message)
    case .userNotConfirmed:
      Self.refusal(.failedPrecondition, "user_not_confirmed", "User is not confirmed.")
    case .passwordResetRequired:
      Self.refusal(
        .failedPrecondition,
        "password_reset_required",
        "Password reset required for the user"
      )
    case .codeMismatch:
      Self.refusal(
        .invalidArgument,
        "code_mismatch",
        "Invalid verification code provided, please try again."
      )
    case .wrongFactorCode(let message):
      Self.refusal(.invalidArgument, "wrong_factor_code", message)
    case .softwareTokenUsed:
      Self.refusal(
        .invalidArgument,
        "software_token_used",
        "Your software token has already been used once."
      )
    case .softwareTokenMFANotFound(let message):
      Self.refusal(.failedPrecondition, "software_token_mfa_not_found", message)
    case .enableSoftwareTokenMFA(let message):
      Self.refusal(.invalidArgument, "enable_software_token_mfa", message)
    case .mfaMethodNotFound(let message):
      Self.refusal(.failedPrecondition, "mfa_method_not_found", message)
    case .expiredCode:
      Self.refusal(
        .invalidArgument,
        "expired_code",
        "Invalid code provided, please request a code again."
      )
    case .limitExceeded(let message):
      Self.refusal(.resourceExhausted, "limit_exceeded", message)
    case .unsupportedUserState(let message):
      Self.refusal(.failedPrecondition, "unsupported_user_state", message)
    case .preconditionNotMet(let message):
      Self.refusal(.failedPrecondition, "precondition_not_met", message)
    case .userImportInProgress(let message):
      Self.refusal(.failedPrecondition, "user_import_in_progress", message)
    case .tooManyRequests(let message):
      Self.refusal(.resourceExhausted, "too_many_requests", message)
    case .unsupportedOperation(let message):
      Self.refusal(.failedPrecondition, "unsupported_operation", message)
    case .unsupportedTokenType(let message):
      Self.refusal(.invalidArgument, "unsupported_token_type", message)
    case .userLambdaValidation(let message):
      Self.refusal(.failedPrecondition, "user_lambda_validation", message)
    case .invalidLambdaResponse(let message):
      Self.refusal(.failedPrecondition, "invalid_lambda_response", message)
    case .unexpectedLambda(let message):
      Self.refusal(.failedPrecondition, "unexpected_lambda", message)
    case .refreshTokenReuse:
      Self.refusal(.unauthenticated, "refresh_token_reuse", "Refresh token reuse detected.")
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
