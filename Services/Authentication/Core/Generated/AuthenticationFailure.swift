// swift-format-ignore-file
// Generated from Proto/reasons.txt. Do not edit.

package import GatehouseStubs

/// Why the authentication service refuses a call.
///
/// A case says what the caller may do about it.
package enum AuthenticationFailure: Error, Hashable {
  /// The request itself is wrong; the sentence says what.
  case invalidParameter(String)
  /// A pool, client or other resource that the request names does not exist.
  case resourceNotFound(String)
  /// Another call changed the settings at the same time; the caller may repeat the call.
  case concurrentModification(String)
  /// The OAuth grants that a client asks for cannot be combined.
  case invalidOAuthFlow(String)
  /// No resource server of the pool offers the OAuth scope.
  case scopeDoesNotExist(String)
  /// The pool's tier does not include a feature that its settings ask for.
  case featureUnavailableInTier(String)
  /// The pool's configuration switches the operation off.
  case operationNotEnabled(String)
  /// The pool's threat protection is off.
  case userPoolAddOnNotEnabled(String)
  /// More than the operator allows.
  case serviceQuotaExceeded(String)
  /// The tag cannot be set.
  case userPoolTagging(String)
  /// The caller has not proved its identity, or has no permission.
  case notAuthorized(String)
  /// The caller's credentials are known, and are not for the operation.
  case accessDenied(String)
  /// The token belongs to another client, or the client has not proved its identity.
  case unauthorized(String)
  /// The user does not exist, and the client may know that.
  case userNotFound(String)
  /// The name belongs to another user.
  case usernameExists(String)
  /// The verified address belongs to another user.
  case aliasExists(String)
  /// The pool has another group of the name.
  case groupExists(String)
  /// The pool has another identity provider of the name.
  case duplicateProvider(String)
  /// The client has a style already.
  case managedLoginBrandingExists(String)
  /// The client has a document of the name already.
  case termsExists(String)
  /// The device is already confirmed.
  case deviceKeyExists(String)
  /// The pool's settings do not allow the operation.
  case invalidUserPoolConfiguration(String)
  /// The new password breaks the pool's policy.
  case invalidPassword(String)
  /// The user had the new password before.
  case passwordHistory(String)
  /// The password is right, but the sign-up is not confirmed.
  case userNotConfirmed
  /// The password is no longer valid; the user must set another one first.
  case passwordResetRequired
  /// The password is right, and is one of those that leaked: the user must set another one first.
  case leakedPasswordReset
  /// The new password is one of those that leaked.
  case leakedPassword
  /// The pool's risk configuration blocks the sign-in.
  case riskySignIn
  /// The pool's risk configuration blocks the caller's address.
  case blockedAddress
  /// The code is wrong; the caller may try again.
  case codeMismatch
  /// The code of a second factor is wrong; the sentence names the kind.
  case wrongFactorCode(String)
  /// An authenticator's code was accepted before.
  case softwareTokenUsed
  /// The pool or the user has no authenticator.
  case softwareTokenMFANotFound(String)
  /// The user cannot adopt the authenticator.
  case enableSoftwareTokenMFA(String)
  /// The user no longer has the second factor.
  case mfaMethodNotFound(String)
  /// The code has expired or none was sent; the caller must ask for a new one.
  case expiredCode
  /// Too many attempts in too short a time.
  case limitExceeded(String)
  /// The user's status does not allow the operation.
  case unsupportedUserState(String)
  /// The operation needs another one first.
  case preconditionNotMet(String)
  /// The pool cannot change while an import job runs in it.
  case userImportInProgress(String)
  /// Too many calls compete for the same work; the caller may repeat the call later.
  case tooManyRequests(String)
  /// The client or pool has the feature switched off.
  case unsupportedOperation(String)
  /// The operation does not take tokens of this kind.
  case unsupportedTokenType(String)
  /// The pool does not have users sign in with passkeys.
  case webAuthnNotEnabled(String)
  /// The pool has neither a relying party's id nor a domain to take it from.
  case webAuthnConfigurationMissing(String)
  /// No challenge waits for the user: it has expired, was used, or there was none.
  case webAuthnChallengeNotFound(String)
  /// Another client began the registration.
  case webAuthnClientMismatch(String)
  /// The page or app in which the passkey was made is not one of the pool's.
  case webAuthnOriginNotAllowed(String)
  /// The passkey was made for another relying party.
  case webAuthnRelyingPartyMismatch(String)
  /// The passkey, or what its authenticator says of it, is not one that can be used.
  case webAuthnCredentialNotSupported(String)
  /// A function of the pool refused; the sentence has the function's words.
  case userLambdaValidation(String)
  /// A function of the pool answered with something that is not an event.
  case invalidLambdaResponse(String)
  /// A function of the pool did not answer.
  case unexpectedLambda(String)
  /// A refresh token was used after its successor: the chain is revoked, since the token may be a copy.
  case refreshTokenReuse
  /// The signature's date or scope is wrong in itself; the sentence says how.
  case invalidSignature(String)
  /// What an app or a relying party is told; the sentence where the refusal has none.
  case interaction(InteractionRefusal, String? = nil)
  /// The database or another service is out of reach; the caller may repeat the call.
  case unavailable(String)
  /// A fault of this service; the sentence is for the operator's log.
  case internalFault(String)

  /// The reason as it crosses the socket; nil for a fault.
  package var reason: Reason? {
    switch self {
    case .invalidParameter: .invalidParameter
    case .resourceNotFound: .resourceNotFound
    case .concurrentModification: .concurrentModification
    case .invalidOAuthFlow: .invalidOAuthFlow
    case .scopeDoesNotExist: .scopeDoesNotExist
    case .featureUnavailableInTier: .featureUnavailableInTier
    case .operationNotEnabled: .operationNotEnabled
    case .userPoolAddOnNotEnabled: .userPoolAddOnNotEnabled
    case .serviceQuotaExceeded: .serviceQuotaExceeded
    case .userPoolTagging: .userPoolTagging
    case .notAuthorized: .notAuthorized
    case .accessDenied: .accessDenied
    case .unauthorized: .unauthorized
    case .userNotFound: .userNotFound
    case .usernameExists: .usernameExists
    case .aliasExists: .aliasExists
    case .groupExists: .groupExists
    case .duplicateProvider: .duplicateProvider
    case .managedLoginBrandingExists: .managedLoginBrandingExists
    case .termsExists: .termsExists
    case .deviceKeyExists: .deviceKeyExists
    case .invalidUserPoolConfiguration: .invalidUserPoolConfiguration
    case .invalidPassword: .invalidPassword
    case .passwordHistory: .passwordHistory
    case .userNotConfirmed: .userNotConfirmed
    case .passwordResetRequired: .passwordResetRequired
    case .leakedPasswordReset: .leakedPasswordReset
    case .leakedPassword: .leakedPassword
    case .riskySignIn: .riskySignIn
    case .blockedAddress: .blockedAddress
    case .codeMismatch: .codeMismatch
    case .wrongFactorCode: .wrongFactorCode
    case .softwareTokenUsed: .softwareTokenUsed
    case .softwareTokenMFANotFound: .softwareTokenMFANotFound
    case .enableSoftwareTokenMFA: .enableSoftwareTokenMFA
    case .mfaMethodNotFound: .mfaMethodNotFound
    case .expiredCode: .expiredCode
    case .limitExceeded: .limitExceeded
    case .unsupportedUserState: .unsupportedUserState
    case .preconditionNotMet: .preconditionNotMet
    case .userImportInProgress: .userImportInProgress
    case .tooManyRequests: .tooManyRequests
    case .unsupportedOperation: .unsupportedOperation
    case .unsupportedTokenType: .unsupportedTokenType
    case .webAuthnNotEnabled: .webAuthnNotEnabled
    case .webAuthnConfigurationMissing: .webAuthnConfigurationMissing
    case .webAuthnChallengeNotFound: .webAuthnChallengeNotFound
    case .webAuthnClientMismatch: .webAuthnClientMismatch
    case .webAuthnOriginNotAllowed: .webAuthnOriginNotAllowed
    case .webAuthnRelyingPartyMismatch: .webAuthnRelyingPartyMismatch
    case .webAuthnCredentialNotSupported: .webAuthnCredentialNotSupported
    case .userLambdaValidation: .userLambdaValidation
    case .invalidLambdaResponse: .invalidLambdaResponse
    case .unexpectedLambda: .unexpectedLambda
    case .refreshTokenReuse: .refreshTokenReuse
    case .invalidSignature: .invalidSignature
    case .interaction(let refusal, _): refusal.reason
    case .unavailable, .internalFault: nil
    }
  }

  /// The sentence of this failure; nil where the reason's own is told.
  package var message: String? {
    switch self {
    case .invalidParameter(let message): message
    case .resourceNotFound(let message): message
    case .concurrentModification(let message): message
    case .invalidOAuthFlow(let message): message
    case .scopeDoesNotExist(let message): message
    case .featureUnavailableInTier(let message): message
    case .operationNotEnabled(let message): message
    case .userPoolAddOnNotEnabled(let message): message
    case .serviceQuotaExceeded(let message): message
    case .userPoolTagging(let message): message
    case .notAuthorized(let message): message
    case .accessDenied(let message): message
    case .unauthorized(let message): message
    case .userNotFound(let message): message
    case .usernameExists(let message): message
    case .aliasExists(let message): message
    case .groupExists(let message): message
    case .duplicateProvider(let message): message
    case .managedLoginBrandingExists(let message): message
    case .termsExists(let message): message
    case .deviceKeyExists(let message): message
    case .invalidUserPoolConfiguration(let message): message
    case .invalidPassword(let message): message
    case .passwordHistory(let message): message
    case .wrongFactorCode(let message): message
    case .softwareTokenMFANotFound(let message): message
    case .enableSoftwareTokenMFA(let message): message
    case .mfaMethodNotFound(let message): message
    case .limitExceeded(let message): message
    case .unsupportedUserState(let message): message
    case .preconditionNotMet(let message): message
    case .userImportInProgress(let message): message
    case .tooManyRequests(let message): message
    case .unsupportedOperation(let message): message
    case .unsupportedTokenType(let message): message
    case .webAuthnNotEnabled(let message): message
    case .webAuthnConfigurationMissing(let message): message
    case .webAuthnChallengeNotFound(let message): message
    case .webAuthnClientMismatch(let message): message
    case .webAuthnOriginNotAllowed(let message): message
    case .webAuthnRelyingPartyMismatch(let message): message
    case .webAuthnCredentialNotSupported(let message): message
    case .userLambdaValidation(let message): message
    case .invalidLambdaResponse(let message): message
    case .unexpectedLambda(let message): message
    case .invalidSignature(let message): message
    case .interaction(_, let message): message
    case .unavailable(let message), .internalFault(let message): message
    case .userNotConfirmed, .passwordResetRequired, .leakedPasswordReset, .leakedPassword, .riskySignIn, .blockedAddress, .codeMismatch, .softwareTokenUsed, .expiredCode, .refreshTokenReuse: nil
    }
  }
}
