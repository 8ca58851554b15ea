// swift-format-ignore-file
// Generated from Proto/reasons.txt. Do not edit.

public import RPC

/// Why a service refuses a call, as it crosses the socket.
public enum Reason: String, Sendable, Hashable, CaseIterable {
  /// InvalidParameterException.
  case invalidParameter = "invalid_parameter"
  /// ResourceNotFoundException.
  case resourceNotFound = "resource_not_found"
  /// ConcurrentModificationException.
  case concurrentModification = "concurrent_modification"
  /// InvalidOAuthFlowException.
  case invalidOAuthFlow = "invalid_oauth_flow"
  /// ScopeDoesNotExistException.
  case scopeDoesNotExist = "scope_does_not_exist"
  /// FeatureUnavailableInTierException.
  case featureUnavailableInTier = "feature_unavailable_in_tier"
  /// OperationNotEnabledException.
  case operationNotEnabled = "operation_not_enabled"
  /// UserPoolAddOnNotEnabledException.
  case userPoolAddOnNotEnabled = "user_pool_add_on_not_enabled"
  /// ServiceQuotaExceededException.
  case serviceQuotaExceeded = "service_quota_exceeded"
  /// UserPoolTaggingException.
  case userPoolTagging = "user_pool_tagging"
  /// NotAuthorizedException.
  case notAuthorized = "not_authorized"
  /// AccessDeniedException.
  case accessDenied = "access_denied"
  /// UnauthorizedException.
  case unauthorized = "unauthorized"
  /// UserNotFoundException.
  case userNotFound = "user_not_found"
  /// UsernameExistsException.
  case usernameExists = "username_exists"
  /// AliasExistsException.
  case aliasExists = "alias_exists"
  /// GroupExistsException.
  case groupExists = "group_exists"
  /// DuplicateProviderException.
  case duplicateProvider = "duplicate_provider"
  /// ManagedLoginBrandingExistsException.
  case managedLoginBrandingExists = "managed_login_branding_exists"
  /// TermsExistsException.
  case termsExists = "terms_exists"
  /// DeviceKeyExistsException.
  case deviceKeyExists = "device_key_exists"
  /// InvalidUserPoolConfigurationException.
  case invalidUserPoolConfiguration = "invalid_user_pool_configuration"
  /// InvalidPasswordException.
  case invalidPassword = "invalid_password"
  /// PasswordHistoryPolicyViolationException.
  case passwordHistory = "password_history"
  /// UserNotConfirmedException.
  case userNotConfirmed = "user_not_confirmed"
  /// PasswordResetRequiredException.
  case passwordResetRequired = "password_reset_required"
  /// PasswordResetRequiredException.
  case leakedPasswordReset = "leaked_password_reset"
  /// InvalidPasswordException.
  case leakedPassword = "leaked_password"
  /// NotAuthorizedException.
  case riskySignIn = "risky_sign_in"
  /// NotAuthorizedException.
  case blockedAddress = "blocked_address"
  /// CodeMismatchException.
  case codeMismatch = "code_mismatch"
  /// CodeMismatchException.
  case wrongFactorCode = "wrong_factor_code"
  /// ExpiredCodeException.
  case softwareTokenUsed = "software_token_used"
  /// SoftwareTokenMFANotFoundException.
  case softwareTokenMFANotFound = "software_token_mfa_not_found"
  /// EnableSoftwareTokenMFAException.
  case enableSoftwareTokenMFA = "enable_software_token_mfa"
  /// MFAMethodNotFoundException.
  case mfaMethodNotFound = "mfa_method_not_found"
  /// ExpiredCodeException.
  case expiredCode = "expired_code"
  /// LimitExceededException.
  case limitExceeded = "limit_exceeded"
  /// UnsupportedUserStateException.
  case unsupportedUserState = "unsupported_user_state"
  /// PreconditionNotMetException.
  case preconditionNotMet = "precondition_not_met"
  /// UserImportInProgressException.
  case userImportInProgress = "user_import_in_progress"
  /// TooManyRequestsException.
  case tooManyRequests = "too_many_requests"
  /// UnsupportedOperationException.
  case unsupportedOperation = "unsupported_operation"
  /// UnsupportedTokenTypeException.
  case unsupportedTokenType = "unsupported_token_type"
  /// WebAuthnNotEnabledException.
  case webAuthnNotEnabled = "web_authn_not_enabled"
  /// WebAuthnConfigurationMissingException.
  case webAuthnConfigurationMissing = "web_authn_configuration_missing"
  /// WebAuthnChallengeNotFoundException.
  case webAuthnChallengeNotFound = "web_authn_challenge_not_found"
  /// WebAuthnClientMismatchException.
  case webAuthnClientMismatch = "web_authn_client_mismatch"
  /// WebAuthnOriginNotAllowedException.
  case webAuthnOriginNotAllowed = "web_authn_origin_not_allowed"
  /// WebAuthnRelyingPartyMismatchException.
  case webAuthnRelyingPartyMismatch = "web_authn_relying_party_mismatch"
  /// WebAuthnCredentialNotSupportedException.
  case webAuthnCredentialNotSupported = "web_authn_credential_not_supported"
  /// UserLambdaValidationException.
  case userLambdaValidation = "user_lambda_validation"
  /// InvalidLambdaResponseException.
  case invalidLambdaResponse = "invalid_lambda_response"
  /// UnexpectedLambdaException.
  case unexpectedLambda = "unexpected_lambda"
  /// RefreshTokenReuseException.
  case refreshTokenReuse = "refresh_token_reuse"
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
  /// AlreadyStreamedException.
  case alreadyStreamed = "already_streamed"
  /// DeveloperUserAlreadyRegisteredException.
  case developerUserAlreadyRegistered = "developer_user_already_registered"
  /// DuplicateRequestException.
  case duplicateRequest = "duplicate_request"
  /// ExpiredTokenException.
  case expiredToken = "expired_token"
  /// ExpiredTradeInTokenException.
  case expiredTradeInToken = "expired_trade_in_token"
  /// ExternalServiceException.
  case externalService = "external_service"
  /// InvalidConfigurationException.
  case invalidConfiguration = "invalid_configuration"
  /// InvalidIdentityPoolConfigurationException.
  case invalidIdentityPoolConfiguration = "invalid_identity_pool_configuration"
  /// InvalidAuthorizationMessageException.
  case invalidAuthorizationMessage = "invalid_authorization_message"
  /// InvalidIdentityTokenException.
  case invalidIdentityToken = "invalid_identity_token"
  /// InvalidLambdaFunctionOutputException.
  case invalidLambdaFunctionOutput = "invalid_lambda_function_output"
  /// LambdaThrottledException.
  case lambdaThrottled = "lambda_throttled"
  /// MalformedPolicyDocumentException.
  case malformedPolicy = "malformed_policy"
  /// OutboundWebIdentityFederationDisabledException.
  case outboundFederationDisabled = "outbound_federation_disabled"
  /// PackedPolicyTooLargeException.
  case packedPolicyTooLarge = "packed_policy_too_large"
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
  case poolTokenInvalid = "pool_token_invalid"
  /// For services alone.
  case poolTokenOfOtherIssuer = "pool_token_of_other_issuer"
  /// For services alone.
  case poolTokenUnverified = "pool_token_unverified"
  /// For services alone.
  case refreshTokenExpired = "refresh_token_expired"
  /// For services alone.
  case refreshTokenInvalid = "refresh_token_invalid"
  /// For services alone.
  case refreshTokenOtherHolder = "refresh_token_other_holder"
  /// For services alone.
  case refreshTokenRevoked = "refresh_token_revoked"
  /// For services alone.
  case sessionLimitExceeded = "session_limit_exceeded"
  /// For services alone.
  case sessionNotFound = "session_not_found"
  /// For services alone.
  case tooManySigningKeys = "too_many_signing_keys"
  /// For services alone.
  case assertionTooLong = "assertion_too_long"
  /// For services alone.
  case assertionMalformed = "assertion_malformed"
  /// For services alone.
  case assertionConstructRefused = "assertion_construct_refused"
  /// For services alone.
  case assertionUngrammatical = "assertion_ungrammatical"
  /// For services alone.
  case assertionEncrypted = "assertion_encrypted"
  /// For services alone.
  case assertionUnverified = "assertion_unverified"
  /// For services alone.
  case assertionContentRefused = "assertion_content_refused"
  /// For services alone.
  case metadataInvalid = "metadata_invalid"
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
  /// For services alone.
  case appAccountExists = "app_account_exists"
  /// For services alone.
  case appAccountKeyTaken = "app_account_key_taken"
  /// For services alone.
  case appAccountNotFound = "app_account_not_found"
  /// For services alone.
  case appFactorNeeded = "app_factor_needed"
  /// For services alone.
  case appInstanceNotFound = "app_instance_not_found"
  /// For services alone.
  case appKeyTaken = "app_key_taken"
  /// For services alone.
  case appProofInvalid = "app_proof_invalid"
  /// For services alone.
  case appProofUntimely = "app_proof_untimely"
  /// For services alone.
  case appSingleAccount = "app_single_account"
  /// For services alone.
  case factorFlowActive = "factor_flow_active"
  /// For services alone.
  case factorFlowExpired = "factor_flow_expired"
  /// For services alone.
  case factorFlowNotFound = "factor_flow_not_found"
  /// For services alone.
  case factorNotAllowed = "factor_not_allowed"
  /// invalid_request.
  case interactionInvalidRequest = "interaction_invalid_request"
  /// account_not_allowed.
  case interactionAccountNotAllowed = "interaction_account_not_allowed"
  /// invalid_client.
  case interactionInvalidClient = "interaction_invalid_client"
  /// invalid_proof.
  case interactionInvalidProof = "interaction_invalid_proof"
  /// invalid_handle.
  case interactionInvalidHandle = "interaction_invalid_handle"
  /// not_allowed.
  case interactionNotAllowed = "interaction_not_allowed"
  /// not_found.
  case interactionNotFound = "interaction_not_found"
  /// no_account.
  case interactionNoAccount = "interaction_no_account"
  /// session_taken.
  case interactionSessionTaken = "interaction_session_taken"
  /// account_exists.
  case interactionAccountExists = "interaction_account_exists"
  /// single_account.
  case interactionSingleAccount = "interaction_single_account"
  /// flow_active.
  case interactionFlowActive = "interaction_flow_active"
  /// conflict.
  case interactionConflict = "interaction_conflict"
  /// expired.
  case interactionExpired = "interaction_expired"
  /// cancelled.
  case interactionCancelled = "interaction_cancelled"
  /// too_large.
  case interactionTooLarge = "interaction_too_large"
  /// upgrade_required.
  case interactionUpgradeRequired = "interaction_upgrade_required"
  /// slow_down.
  case interactionSlowDown = "interaction_slow_down"
  /// too_many.
  case interactionTooMany = "interaction_too_many"
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
    case .invalidParameter, .invalidOAuthFlow, .scopeDoesNotExist, .userPoolTagging, .invalidPassword, .passwordHistory, .leakedPassword, .codeMismatch, .wrongFactorCode, .softwareTokenUsed, .enableSoftwareTokenMFA, .expiredCode, .unsupportedTokenType, .webAuthnCredentialNotSupported, .invalidAuthorizationMessage, .malformedPolicy, .packedPolicyTooLarge, .assertionTooLong, .assertionMalformed, .assertionConstructRefused, .assertionUngrammatical, .assertionEncrypted, .metadataInvalid, .deviceVerifierInvalid, .interactionInvalidRequest, .interactionAccountNotAllowed, .interactionTooLarge, .malformedRequest, .unencodableRequest: .invalidArgument
    case .resourceNotFound, .userNotFound, .accessKeyNotFound, .sessionNotFound, .deviceNotFound, .appAccountNotFound, .appInstanceNotFound, .factorFlowNotFound, .interactionNotFound, .interactionNoAccount: .notFound
    case .concurrentModification, .resourceConflict, .factorFlowActive, .interactionSessionTaken, .interactionFlowActive, .interactionConflict: .aborted
    case .featureUnavailableInTier, .operationNotEnabled, .userPoolAddOnNotEnabled, .invalidUserPoolConfiguration, .userNotConfirmed, .passwordResetRequired, .leakedPasswordReset, .softwareTokenMFANotFound, .mfaMethodNotFound, .unsupportedUserState, .preconditionNotMet, .userImportInProgress, .unsupportedOperation, .webAuthnNotEnabled, .webAuthnConfigurationMissing, .webAuthnChallengeNotFound, .userLambdaValidation, .invalidLambdaResponse, .unexpectedLambda, .alreadyStreamed, .externalService, .invalidConfiguration, .invalidIdentityPoolConfiguration, .invalidLambdaFunctionOutput, .deviceForgotten, .refreshTokenOtherHolder, .sessionLimitExceeded, .tooManySigningKeys, .deviceLimitReached, .appFactorNeeded, .appSingleAccount, .factorFlowExpired, .factorNotAllowed, .interactionExpired, .interactionCancelled, .interactionUpgradeRequired: .failedPrecondition
    case .serviceQuotaExceeded, .limitExceeded, .tooManyRequests, .lambdaThrottled, .interactionSlowDown, .interactionTooMany: .resourceExhausted
    case .notAuthorized, .riskySignIn, .blockedAddress, .refreshTokenReuse, .invalidSignature, .signatureExpired, .signatureMismatch, .signatureNotYetCurrent, .unknownAccessKey, .expiredToken, .expiredTradeInToken, .invalidIdentityToken, .accessTokenExpired, .accessTokenInvalid, .accessTokenRevoked, .poolTokenInvalid, .poolTokenOfOtherIssuer, .poolTokenUnverified, .refreshTokenExpired, .refreshTokenInvalid, .refreshTokenRevoked, .assertionUnverified, .assertionContentRefused, .deviceProofExpired, .deviceProofInvalid, .appProofInvalid, .appProofUntimely, .interactionInvalidClient, .interactionInvalidProof, .interactionInvalidHandle: .unauthenticated
    case .accessDenied, .unauthorized, .webAuthnClientMismatch, .webAuthnOriginNotAllowed, .webAuthnRelyingPartyMismatch, .outboundFederationDisabled, .interactionNotAllowed: .permissionDenied
    case .usernameExists, .aliasExists, .groupExists, .duplicateProvider, .managedLoginBrandingExists, .termsExists, .deviceKeyExists, .accessKeyExists, .developerUserAlreadyRegistered, .duplicateRequest, .appAccountExists, .appAccountKeyTaken, .appKeyTaken, .interactionAccountExists, .interactionSingleAccount: .alreadyExists
    case .malformedResponse, .unencodableResponse: .internalError
    }
  }

  /// The exception that a client is told; nil where none is told of the reason.
  public var exception: String? {
    switch self {
    case .invalidParameter, .malformedRequest, .unencodableRequest: "InvalidParameterException"
    case .resourceNotFound: "ResourceNotFoundException"
    case .concurrentModification: "ConcurrentModificationException"
    case .invalidOAuthFlow: "InvalidOAuthFlowException"
    case .scopeDoesNotExist: "ScopeDoesNotExistException"
    case .featureUnavailableInTier: "FeatureUnavailableInTierException"
    case .operationNotEnabled: "OperationNotEnabledException"
    case .userPoolAddOnNotEnabled: "UserPoolAddOnNotEnabledException"
    case .serviceQuotaExceeded: "ServiceQuotaExceededException"
    case .userPoolTagging: "UserPoolTaggingException"
    case .notAuthorized, .riskySignIn, .blockedAddress: "NotAuthorizedException"
    case .accessDenied: "AccessDeniedException"
    case .unauthorized: "UnauthorizedException"
    case .userNotFound: "UserNotFoundException"
    case .usernameExists: "UsernameExistsException"
    case .aliasExists: "AliasExistsException"
    case .groupExists: "GroupExistsException"
    case .duplicateProvider: "DuplicateProviderException"
    case .managedLoginBrandingExists: "ManagedLoginBrandingExistsException"
    case .termsExists: "TermsExistsException"
    case .deviceKeyExists: "DeviceKeyExistsException"
    case .invalidUserPoolConfiguration: "InvalidUserPoolConfigurationException"
    case .invalidPassword, .leakedPassword: "InvalidPasswordException"
    case .passwordHistory: "PasswordHistoryPolicyViolationException"
    case .userNotConfirmed: "UserNotConfirmedException"
    case .passwordResetRequired, .leakedPasswordReset: "PasswordResetRequiredException"
    case .codeMismatch, .wrongFactorCode: "CodeMismatchException"
    case .softwareTokenUsed, .expiredCode: "ExpiredCodeException"
    case .softwareTokenMFANotFound: "SoftwareTokenMFANotFoundException"
    case .enableSoftwareTokenMFA: "EnableSoftwareTokenMFAException"
    case .mfaMethodNotFound: "MFAMethodNotFoundException"
    case .limitExceeded: "LimitExceededException"
    case .unsupportedUserState: "UnsupportedUserStateException"
    case .preconditionNotMet: "PreconditionNotMetException"
    case .userImportInProgress: "UserImportInProgressException"
    case .tooManyRequests: "TooManyRequestsException"
    case .unsupportedOperation: "UnsupportedOperationException"
    case .unsupportedTokenType: "UnsupportedTokenTypeException"
    case .webAuthnNotEnabled: "WebAuthnNotEnabledException"
    case .webAuthnConfigurationMissing: "WebAuthnConfigurationMissingException"
    case .webAuthnChallengeNotFound: "WebAuthnChallengeNotFoundException"
    case .webAuthnClientMismatch: "WebAuthnClientMismatchException"
    case .webAuthnOriginNotAllowed: "WebAuthnOriginNotAllowedException"
    case .webAuthnRelyingPartyMismatch: "WebAuthnRelyingPartyMismatchException"
    case .webAuthnCredentialNotSupported: "WebAuthnCredentialNotSupportedException"
    case .userLambdaValidation: "UserLambdaValidationException"
    case .invalidLambdaResponse: "InvalidLambdaResponseException"
    case .unexpectedLambda: "UnexpectedLambdaException"
    case .refreshTokenReuse: "RefreshTokenReuseException"
    case .invalidSignature, .signatureExpired, .signatureMismatch, .signatureNotYetCurrent: "InvalidSignatureException"
    case .unknownAccessKey: "UnrecognizedClientException"
    case .accessKeyExists, .accessKeyNotFound, .accessTokenExpired, .accessTokenInvalid, .accessTokenRevoked, .deviceForgotten, .poolTokenInvalid, .poolTokenOfOtherIssuer, .poolTokenUnverified, .refreshTokenExpired, .refreshTokenInvalid, .refreshTokenOtherHolder, .refreshTokenRevoked, .sessionLimitExceeded, .sessionNotFound, .tooManySigningKeys, .assertionTooLong, .assertionMalformed, .assertionConstructRefused, .assertionUngrammatical, .assertionEncrypted, .assertionUnverified, .assertionContentRefused, .metadataInvalid, .deviceLimitReached, .deviceNotFound, .deviceProofExpired, .deviceProofInvalid, .deviceVerifierInvalid, .appAccountExists, .appAccountKeyTaken, .appAccountNotFound, .appFactorNeeded, .appInstanceNotFound, .appKeyTaken, .appProofInvalid, .appProofUntimely, .appSingleAccount, .factorFlowActive, .factorFlowExpired, .factorFlowNotFound, .factorNotAllowed, .interactionInvalidRequest, .interactionAccountNotAllowed, .interactionInvalidClient, .interactionInvalidProof, .interactionInvalidHandle, .interactionNotAllowed, .interactionNotFound, .interactionNoAccount, .interactionSessionTaken, .interactionAccountExists, .interactionSingleAccount, .interactionFlowActive, .interactionConflict, .interactionExpired, .interactionCancelled, .interactionTooLarge, .interactionUpgradeRequired, .interactionSlowDown, .interactionTooMany, .malformedResponse, .unencodableResponse: nil
    case .alreadyStreamed: "AlreadyStreamedException"
    case .developerUserAlreadyRegistered: "DeveloperUserAlreadyRegisteredException"
    case .duplicateRequest: "DuplicateRequestException"
    case .expiredToken: "ExpiredTokenException"
    case .expiredTradeInToken: "ExpiredTradeInTokenException"
    case .externalService: "ExternalServiceException"
    case .invalidConfiguration: "InvalidConfigurationException"
    case .invalidIdentityPoolConfiguration: "InvalidIdentityPoolConfigurationException"
    case .invalidAuthorizationMessage: "InvalidAuthorizationMessageException"
    case .invalidIdentityToken: "InvalidIdentityTokenException"
    case .invalidLambdaFunctionOutput: "InvalidLambdaFunctionOutputException"
    case .lambdaThrottled: "LambdaThrottledException"
    case .malformedPolicy: "MalformedPolicyDocumentException"
    case .outboundFederationDisabled: "OutboundWebIdentityFederationDisabledException"
    case .packedPolicyTooLarge: "PackedPolicyTooLargeException"
    case .resourceConflict: "ResourceConflictException"
    }
  }

  /// The sentence that a client is told; nil where the service says it.
  public var sentence: String? {
    switch self {
    case .invalidParameter, .resourceNotFound, .concurrentModification, .invalidOAuthFlow, .scopeDoesNotExist, .featureUnavailableInTier, .operationNotEnabled, .userPoolAddOnNotEnabled, .serviceQuotaExceeded, .userPoolTagging, .notAuthorized, .accessDenied, .unauthorized, .userNotFound, .usernameExists, .aliasExists, .groupExists, .duplicateProvider, .managedLoginBrandingExists, .termsExists, .deviceKeyExists, .invalidUserPoolConfiguration, .invalidPassword, .passwordHistory, .wrongFactorCode, .softwareTokenMFANotFound, .enableSoftwareTokenMFA, .mfaMethodNotFound, .limitExceeded, .unsupportedUserState, .preconditionNotMet, .userImportInProgress, .tooManyRequests, .unsupportedOperation, .unsupportedTokenType, .webAuthnNotEnabled, .webAuthnConfigurationMissing, .webAuthnChallengeNotFound, .webAuthnClientMismatch, .webAuthnOriginNotAllowed, .webAuthnRelyingPartyMismatch, .webAuthnCredentialNotSupported, .userLambdaValidation, .invalidLambdaResponse, .unexpectedLambda, .invalidSignature, .signatureExpired, .signatureNotYetCurrent, .accessKeyExists, .accessKeyNotFound, .alreadyStreamed, .developerUserAlreadyRegistered, .duplicateRequest, .externalService, .invalidConfiguration, .invalidIdentityPoolConfiguration, .invalidIdentityToken, .invalidLambdaFunctionOutput, .lambdaThrottled, .malformedPolicy, .packedPolicyTooLarge, .resourceConflict, .accessTokenExpired, .accessTokenInvalid, .accessTokenRevoked, .deviceForgotten, .poolTokenInvalid, .poolTokenOfOtherIssuer, .poolTokenUnverified, .refreshTokenExpired, .refreshTokenInvalid, .refreshTokenOtherHolder, .refreshTokenRevoked, .sessionLimitExceeded, .sessionNotFound, .tooManySigningKeys, .assertionTooLong, .assertionMalformed, .assertionConstructRefused, .assertionUngrammatical, .assertionEncrypted, .assertionUnverified, .assertionContentRefused, .metadataInvalid, .deviceLimitReached, .deviceNotFound, .deviceProofExpired, .deviceProofInvalid, .deviceVerifierInvalid, .appAccountExists, .appAccountKeyTaken, .appAccountNotFound, .appFactorNeeded, .appInstanceNotFound, .appKeyTaken, .appProofInvalid, .appProofUntimely, .appSingleAccount, .factorFlowActive, .factorFlowExpired, .factorFlowNotFound, .factorNotAllowed, .interactionInvalidRequest, .interactionInvalidProof, .interactionNotAllowed, .interactionConflict, .interactionTooMany, .malformedResponse, .unencodableResponse: nil
    case .userNotConfirmed: "User is not confirmed."
    case .passwordResetRequired: "Password reset required for the user"
    case .leakedPasswordReset: "Password reset required for user due to security reasons"
    case .leakedPassword: "Provided password cannot be used for security reasons."
    case .riskySignIn: "Unable to login because of security reasons."
    case .blockedAddress: "Request not allowed due to security reasons."
    case .codeMismatch: "Invalid verification code provided, please try again."
    case .softwareTokenUsed: "Your software token has already been used once."
    case .expiredCode: "Invalid code provided, please request a code again."
    case .refreshTokenReuse: "Refresh token reuse detected."
    case .signatureMismatch: "The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for details."
    case .unknownAccessKey: "The security token included in the request is invalid."
    case .expiredToken: "The security token included in the request is expired"
    case .expiredTradeInToken: "The trade-in token provided in the request has expired and can no longer be exchanged for credentials. Request a new token and retry the operation."
    case .invalidAuthorizationMessage: "Message is not valid."
    case .outboundFederationDisabled: "The outbound web identity federation feature is not enabled for this account."
    case .interactionAccountNotAllowed: "The account cannot be chosen for this session."
    case .interactionInvalidClient: "The client did not prove which it is."
    case .interactionInvalidHandle: "The handle is not this session's."
    case .interactionNotFound: "There is none."
    case .interactionNoAccount: "The user has no account in this app."
    case .interactionSessionTaken: "Another app has opened the session."
    case .interactionAccountExists: "The user has an account in this app."
    case .interactionSingleAccount: "The app may have one account."
    case .interactionFlowActive: "Another answer is being judged."
    case .interactionExpired: "The session has expired."
    case .interactionCancelled: "The session was cancelled."
    case .interactionTooLarge: "The body is too large."
    case .interactionUpgradeRequired: "The app and the server have no version in common."
    case .interactionSlowDown: "Ask at most once a second."
    case .malformedRequest: "The request is too large."
    case .unencodableRequest: "A value cannot be represented."
    }
  }

  /// The status of an answer of /interaction; nil where another API tells the reason.
  public var interactionStatus: Int? {
    switch self {
    case .invalidParameter, .resourceNotFound, .concurrentModification, .invalidOAuthFlow, .scopeDoesNotExist, .featureUnavailableInTier, .operationNotEnabled, .userPoolAddOnNotEnabled, .serviceQuotaExceeded, .userPoolTagging, .notAuthorized, .accessDenied, .unauthorized, .userNotFound, .usernameExists, .aliasExists, .groupExists, .duplicateProvider, .managedLoginBrandingExists, .termsExists, .deviceKeyExists, .invalidUserPoolConfiguration, .invalidPassword, .passwordHistory, .userNotConfirmed, .passwordResetRequired, .leakedPasswordReset, .leakedPassword, .riskySignIn, .blockedAddress, .codeMismatch, .wrongFactorCode, .softwareTokenUsed, .softwareTokenMFANotFound, .enableSoftwareTokenMFA, .mfaMethodNotFound, .expiredCode, .limitExceeded, .unsupportedUserState, .preconditionNotMet, .userImportInProgress, .tooManyRequests, .unsupportedOperation, .unsupportedTokenType, .webAuthnNotEnabled, .webAuthnConfigurationMissing, .webAuthnChallengeNotFound, .webAuthnClientMismatch, .webAuthnOriginNotAllowed, .webAuthnRelyingPartyMismatch, .webAuthnCredentialNotSupported, .userLambdaValidation, .invalidLambdaResponse, .unexpectedLambda, .refreshTokenReuse, .invalidSignature, .signatureExpired, .signatureMismatch, .signatureNotYetCurrent, .unknownAccessKey, .accessKeyExists, .accessKeyNotFound, .alreadyStreamed, .developerUserAlreadyRegistered, .duplicateRequest, .expiredToken, .expiredTradeInToken, .externalService, .invalidConfiguration, .invalidIdentityPoolConfiguration, .invalidAuthorizationMessage, .invalidIdentityToken, .invalidLambdaFunctionOutput, .lambdaThrottled, .malformedPolicy, .outboundFederationDisabled, .packedPolicyTooLarge, .resourceConflict, .accessTokenExpired, .accessTokenInvalid, .accessTokenRevoked, .deviceForgotten, .poolTokenInvalid, .poolTokenOfOtherIssuer, .poolTokenUnverified, .refreshTokenExpired, .refreshTokenInvalid, .refreshTokenOtherHolder, .refreshTokenRevoked, .sessionLimitExceeded, .sessionNotFound, .tooManySigningKeys, .assertionTooLong, .assertionMalformed, .assertionConstructRefused, .assertionUngrammatical, .assertionEncrypted, .assertionUnverified, .assertionContentRefused, .metadataInvalid, .deviceLimitReached, .deviceNotFound, .deviceProofExpired, .deviceProofInvalid, .deviceVerifierInvalid, .appAccountExists, .appAccountKeyTaken, .appAccountNotFound, .appFactorNeeded, .appInstanceNotFound, .appKeyTaken, .appProofInvalid, .appProofUntimely, .appSingleAccount, .factorFlowActive, .factorFlowExpired, .factorFlowNotFound, .factorNotAllowed, .malformedRequest, .unencodableRequest, .malformedResponse, .unencodableResponse: nil
    case .interactionInvalidRequest, .interactionAccountNotAllowed: 400
    case .interactionInvalidClient, .interactionInvalidProof, .interactionInvalidHandle: 401
    case .interactionNotAllowed: 403
    case .interactionNotFound, .interactionNoAccount: 404
    case .interactionSessionTaken, .interactionAccountExists, .interactionSingleAccount, .interactionFlowActive, .interactionConflict: 409
    case .interactionExpired, .interactionCancelled: 410
    case .interactionTooLarge: 413
    case .interactionUpgradeRequired: 426
    case .interactionSlowDown, .interactionTooMany: 429
    }
  }

  /// The word in an answer of /interaction; nil where another API tells the reason.
  public var interactionWord: String? {
    switch self {
    case .invalidParameter, .resourceNotFound, .concurrentModification, .invalidOAuthFlow, .scopeDoesNotExist, .featureUnavailableInTier, .operationNotEnabled, .userPoolAddOnNotEnabled, .serviceQuotaExceeded, .userPoolTagging, .notAuthorized, .accessDenied, .unauthorized, .userNotFound, .usernameExists, .aliasExists, .groupExists, .duplicateProvider, .managedLoginBrandingExists, .termsExists, .deviceKeyExists, .invalidUserPoolConfiguration, .invalidPassword, .passwordHistory, .userNotConfirmed, .passwordResetRequired, .leakedPasswordReset, .leakedPassword, .riskySignIn, .blockedAddress, .codeMismatch, .wrongFactorCode, .softwareTokenUsed, .softwareTokenMFANotFound, .enableSoftwareTokenMFA, .mfaMethodNotFound, .expiredCode, .limitExceeded, .unsupportedUserState, .preconditionNotMet, .userImportInProgress, .tooManyRequests, .unsupportedOperation, .unsupportedTokenType, .webAuthnNotEnabled, .webAuthnConfigurationMissing, .webAuthnChallengeNotFound, .webAuthnClientMismatch, .webAuthnOriginNotAllowed, .webAuthnRelyingPartyMismatch, .webAuthnCredentialNotSupported, .userLambdaValidation, .invalidLambdaResponse, .unexpectedLambda, .refreshTokenReuse, .invalidSignature, .signatureExpired, .signatureMismatch, .signatureNotYetCurrent, .unknownAccessKey, .accessKeyExists, .accessKeyNotFound, .alreadyStreamed, .developerUserAlreadyRegistered, .duplicateRequest, .expiredToken, .expiredTradeInToken, .externalService, .invalidConfiguration, .invalidIdentityPoolConfiguration, .invalidAuthorizationMessage, .invalidIdentityToken, .invalidLambdaFunctionOutput, .lambdaThrottled, .malformedPolicy, .outboundFederationDisabled, .packedPolicyTooLarge, .resourceConflict, .accessTokenExpired, .accessTokenInvalid, .accessTokenRevoked, .deviceForgotten, .poolTokenInvalid, .poolTokenOfOtherIssuer, .poolTokenUnverified, .refreshTokenExpired, .refreshTokenInvalid, .refreshTokenOtherHolder, .refreshTokenRevoked, .sessionLimitExceeded, .sessionNotFound, .tooManySigningKeys, .assertionTooLong, .assertionMalformed, .assertionConstructRefused, .assertionUngrammatical, .assertionEncrypted, .assertionUnverified, .assertionContentRefused, .metadataInvalid, .deviceLimitReached, .deviceNotFound, .deviceProofExpired, .deviceProofInvalid, .deviceVerifierInvalid, .appAccountExists, .appAccountKeyTaken, .appAccountNotFound, .appFactorNeeded, .appInstanceNotFound, .appKeyTaken, .appProofInvalid, .appProofUntimely, .appSingleAccount, .factorFlowActive, .factorFlowExpired, .factorFlowNotFound, .factorNotAllowed, .malformedRequest, .unencodableRequest, .malformedResponse, .unencodableResponse: nil
    case .interactionInvalidRequest: "invalid_request"
    case .interactionAccountNotAllowed: "account_not_allowed"
    case .interactionInvalidClient: "invalid_client"
    case .interactionInvalidProof: "invalid_proof"
    case .interactionInvalidHandle: "invalid_handle"
    case .interactionNotAllowed: "not_allowed"
    case .interactionNotFound: "not_found"
    case .interactionNoAccount: "no_account"
    case .interactionSessionTaken: "session_taken"
    case .interactionAccountExists: "account_exists"
    case .interactionSingleAccount: "single_account"
    case .interactionFlowActive: "flow_active"
    case .interactionConflict: "conflict"
    case .interactionExpired: "expired"
    case .interactionCancelled: "cancelled"
    case .interactionTooLarge: "too_large"
    case .interactionUpgradeRequired: "upgrade_required"
    case .interactionSlowDown: "slow_down"
    case .interactionTooMany: "too_many"
    }
  }
}
