// swift-format-ignore-file
// Generated from Proto/reasons.txt. Do not edit.

public import RPC

/// Why a service refuses a call, as it crosses the socket.
public enum Reason: String, Sendable, Hashable, CaseIterable {
  /// InvalidParameterException.
  case invalidParameter = "invalid_parameter"
  /// ResourceNotFoundException.
  case resourceNotFound = "resource_not_found"
  /// UnauthorizedException.
  case unauthorized = "unauthorized"
  /// UnsupportedTokenTypeException.
  case unsupportedTokenType = "unsupported_token_type"
  /// RefreshTokenReuseException.
  case refreshTokenReuse = "refresh_token_reuse"
  /// DeviceKeyExistsException.
  case deviceKeyExists = "device_key_exists"
  /// AliasExistsException.
  case aliasExists = "alias_exists"
  /// CodeMismatchException.
  case codeMismatch = "code_mismatch"
  /// ConcurrentModificationException.
  case concurrentModification = "concurrent_modification"
  /// EnableSoftwareTokenMFAException.
  case enableSoftwareTokenMfa = "enable_software_token_mfa"
  /// ExpiredCodeException.
  case expiredCode = "expired_code"
  /// FeatureUnavailableInTierException.
  case featureUnavailableInTier = "feature_unavailable_in_tier"
  /// GroupExistsException.
  case groupExists = "group_exists"
  /// InvalidLambdaResponseException.
  case invalidLambdaResponse = "invalid_lambda_response"
  /// InvalidOAuthFlowException.
  case invalidOauthFlow = "invalid_oauth_flow"
  /// InvalidPasswordException.
  case invalidPassword = "invalid_password"
  /// InvalidUserPoolConfigurationException.
  case invalidUserPoolConfiguration = "invalid_user_pool_configuration"
  /// LimitExceededException.
  case limitExceeded = "limit_exceeded"
  /// MFAMethodNotFoundException.
  case mfaMethodNotFound = "mfa_method_not_found"
  /// NotAuthorizedException.
  case notAuthorized = "not_authorized"
  /// PasswordHistoryPolicyViolationException.
  case passwordHistory = "password_history"
  /// PasswordResetRequiredException.
  case passwordResetRequired = "password_reset_required"
  /// PreconditionNotMetException.
  case preconditionNotMet = "precondition_not_met"
  /// ScopeDoesNotExistException.
  case scopeDoesNotExist = "scope_does_not_exist"
  /// SoftwareTokenMFANotFoundException.
  case softwareTokenMfaNotFound = "software_token_mfa_not_found"
  /// ExpiredCodeException.
  case softwareTokenUsed = "software_token_used"
  /// TooManyRequestsException.
  case tooManyRequests = "too_many_requests"
  /// UnexpectedLambdaException.
  case unexpectedLambda = "unexpected_lambda"
  /// UnsupportedOperationException.
  case unsupportedOperation = "unsupported_operation"
  /// UnsupportedUserStateException.
  case unsupportedUserState = "unsupported_user_state"
  /// UserImportInProgressException.
  case userImportInProgress = "user_import_in_progress"
  /// UserLambdaValidationException.
  case userLambdaValidation = "user_lambda_validation"
  /// UserNotConfirmedException.
  case userNotConfirmed = "user_not_confirmed"
  /// UserNotFoundException.
  case userNotFound = "user_not_found"
  /// UserPoolTaggingException.
  case userPoolTagging = "user_pool_tagging"
  /// UsernameExistsException.
  case usernameExists = "username_exists"
  /// CodeMismatchException.
  case wrongFactorCode = "wrong_factor_code"
  /// InvalidSignatureException.
  case invalidSignature = "invalid_signature"
  /// InvalidSignatureException.
  case signatureExpired = "signature_expired"
  /// InvalidSignatureException.
  case signatureMismatch = "signature_mismatch"
  /// InvalidSignatureException.
  case signatureNotYetCurrent = "signature_not_yet_current"
  /// UnrecognizedClientException.
  case unknownAccessKey = "unknown_access_key"
  /// For services alone.
  case accessKeyExists = "access_key_exists"
  /// For services alone.
  case accessKeyNotFound = "access_key_not_found"
  /// AccessDeniedException.
  case accessDenied = "access_denied"
  /// AlreadyStreamedException.
  case alreadyStreamed = "already_streamed"
  /// DeveloperUserAlreadyRegisteredException.
  case developerUserAlreadyRegistered = "developer_user_already_registered"
  /// DuplicateRequestException.
  case duplicateRequest = "duplicate_request"
  /// ExpiredTokenException.
  case expiredToken = "expired_token"
  /// ExternalServiceException.
  case externalService = "external_service"
  /// InvalidConfigurationException.
  case invalidConfiguration = "invalid_configuration"
  /// InvalidIdentityPoolConfigurationException.
  case invalidIdentityPoolConfiguration = "invalid_identity_pool_configuration"
  /// InvalidIdentityTokenException.
  case invalidIdentityToken = "invalid_identity_token"
  /// InvalidLambdaFunctionOutputException.
  case invalidLambdaFunctionOutput = "invalid_lambda_function_output"
  /// LambdaThrottledException.
  case lambdaThrottled = "lambda_throttled"
  /// ResourceConflictException.
  case resourceConflict = "resource_conflict"
  /// For services alone.
  case accessTokenExpired = "access_token_expired"
  /// For services alone.
  case accessTokenInvalid = "access_token_invalid"
  /// For services alone.
  case accessTokenRevoked = "access_token_revoked"
  /// For services alone.
  case deviceForgotten = "device_forgotten"
  /// For services alone.
  case refreshTokenExpired = "refresh_token_expired"
  /// For services alone.
  case refreshTokenInvalid = "refresh_token_invalid"
  /// For services alone.
  case refreshTokenOtherHolder = "refresh_token_other_holder"
  /// For services alone.
  case refreshTokenRevoked = "refresh_token_revoked"
  /// For services alone.
  case deviceLimitReached = "device_limit_reached"
  /// For services alone.
  case deviceNotFound = "device_not_found"
  /// For services alone.
  case deviceProofExpired = "device_proof_expired"
  /// For services alone.
  case deviceProofInvalid = "device_proof_invalid"
  /// For services alone.
  case deviceVerifierInvalid = "device_verifier_invalid"
  /// InvalidParameterException.
  case malformedRequest = "malformed_request"
  /// InvalidParameterException.
  case unencodableRequest = "unencodable_request"
  /// For services alone.
  case malformedResponse = "malformed_response"
  /// For services alone.
  case unencodableResponse = "unencodable_response"

  /// The status of a call that is refused for it.
  public var code: RPCStatusCode {
    switch self {
    case .invalidParameter, .unsupportedTokenType, .codeMismatch, .enableSoftwareTokenMfa, .expiredCode, .invalidOauthFlow, .invalidPassword, .passwordHistory, .scopeDoesNotExist, .softwareTokenUsed, .userPoolTagging, .wrongFactorCode, .deviceVerifierInvalid, .malformedRequest, .unencodableRequest: .invalidArgument
    case .resourceNotFound, .userNotFound, .accessKeyNotFound, .deviceNotFound: .notFound
    case .unauthorized, .accessDenied: .permissionDenied
    case .refreshTokenReuse, .notAuthorized, .invalidSignature, .signatureExpired, .signatureMismatch, .signatureNotYetCurrent, .unknownAccessKey, .expiredToken, .invalidIdentityToken, .accessTokenExpired, .accessTokenInvalid, .accessTokenRevoked, .refreshTokenExpired, .refreshTokenInvalid, .refreshTokenRevoked, .deviceProofExpired, .deviceProofInvalid: .unauthenticated
    case .deviceKeyExists, .aliasExists, .groupExists, .usernameExists, .accessKeyExists, .developerUserAlreadyRegistered, .duplicateRequest: .alreadyExists
    case .concurrentModification, .resourceConflict: .aborted
    case .featureUnavailableInTier, .invalidLambdaResponse, .invalidUserPoolConfiguration, .mfaMethodNotFound, .passwordResetRequired, .preconditionNotMet, .softwareTokenMfaNotFound, .unexpectedLambda, .unsupportedOperation, .unsupportedUserState, .userImportInProgress, .userLambdaValidation, .userNotConfirmed, .alreadyStreamed, .externalService, .invalidConfiguration, .invalidIdentityPoolConfiguration, .invalidLambdaFunctionOutput, .deviceForgotten, .refreshTokenOtherHolder, .deviceLimitReached: .failedPrecondition
    case .limitExceeded, .tooManyRequests, .lambdaThrottled: .resourceExhausted
    case .malformedResponse, .unencodableResponse: .internalError
    }
  }
}
