// swift-format-ignore-file
// Generated from Proto/reasons.txt. Do not edit.

package import GatehouseStubs

/// Why identity federation refuses a call.
///
/// A case says what the caller may do about it.
package enum IdentityFederationFailure: Error, Hashable {
  /// The request itself is wrong; the sentence says what.
  case invalidParameter(String)
  /// A pool, client or other resource that the request names does not exist.
  case resourceNotFound(String)
  /// Another call changed the settings at the same time; the caller may repeat the call.
  case concurrentModification(String)
  /// The caller has not proved its identity, or has no permission.
  case notAuthorized(String)
  /// The caller's credentials are known, and are not for the operation.
  case accessDenied(String)
  /// Too many attempts in too short a time.
  case limitExceeded(String)
  /// Too many calls compete for the same work; the caller may repeat the call later.
  case tooManyRequests(String)
  /// The signature's date or scope is wrong in itself; the sentence says how.
  case invalidSignature(String)
  /// The request was signed too long ago; the sentence says by which clock.
  case signatureExpired(String)
  /// The holder of the access key did not sign this.
  case signatureMismatch
  /// The request was signed in the future; the sentence says by which clock.
  case signatureNotYetCurrent(String)
  /// No such access key may sign requests: there is none, or it is inactive.
  case unknownAccessKey
  /// The access key exists with another secret, which is not replaced.
  case accessKeyExists(String)
  /// The access key that the operator names is not there.
  case accessKeyNotFound(String)
  /// A bulk publication has ended within the last day.
  case alreadyStreamed(String)
  /// The developer's user belongs to another identity.
  case developerUserAlreadyRegistered(String)
  /// A bulk publication is under way.
  case duplicateRequest(String)
  /// The temporary credentials have ended.
  case expiredToken
  /// No trade-in token is given to anyone, so none can be exchanged.
  case expiredTradeInToken
  /// A provider of logins is out of reach.
  case externalService(String)
  /// Push or streams are not set up for this.
  case invalidConfiguration(String)
  /// The pool has no role for the identity.
  case invalidIdentityPoolConfiguration(String)
  /// No service has returned the message that is to be decoded.
  case invalidAuthorizationMessage
  /// The token of AssumeRoleWithWebIdentity or AssumeRoleWithSAML does not hold.
  case invalidIdentityToken(String)
  /// The pool's function answered with something that it may not.
  case invalidLambdaFunctionOutput(String)
  /// The pool's function is out of reach or busy.
  case lambdaThrottled(String)
  /// The session's policy has not the form of one.
  case malformedPolicy(String)
  /// The installation signs no tokens of administrators for others.
  case outboundFederationDisabled
  /// The session's policy and tags need more room than a session has.
  case packedPolicyTooLarge(String)
  /// The change contradicts what is there.
  case resourceConflict(String)
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
    case .notAuthorized: .notAuthorized
    case .accessDenied: .accessDenied
    case .limitExceeded: .limitExceeded
    case .tooManyRequests: .tooManyRequests
    case .invalidSignature: .invalidSignature
    case .signatureExpired: .signatureExpired
    case .signatureMismatch: .signatureMismatch
    case .signatureNotYetCurrent: .signatureNotYetCurrent
    case .unknownAccessKey: .unknownAccessKey
    case .accessKeyExists: .accessKeyExists
    case .accessKeyNotFound: .accessKeyNotFound
    case .alreadyStreamed: .alreadyStreamed
    case .developerUserAlreadyRegistered: .developerUserAlreadyRegistered
    case .duplicateRequest: .duplicateRequest
    case .expiredToken: .expiredToken
    case .expiredTradeInToken: .expiredTradeInToken
    case .externalService: .externalService
    case .invalidConfiguration: .invalidConfiguration
    case .invalidIdentityPoolConfiguration: .invalidIdentityPoolConfiguration
    case .invalidAuthorizationMessage: .invalidAuthorizationMessage
    case .invalidIdentityToken: .invalidIdentityToken
    case .invalidLambdaFunctionOutput: .invalidLambdaFunctionOutput
    case .lambdaThrottled: .lambdaThrottled
    case .malformedPolicy: .malformedPolicy
    case .outboundFederationDisabled: .outboundFederationDisabled
    case .packedPolicyTooLarge: .packedPolicyTooLarge
    case .resourceConflict: .resourceConflict
    case .unavailable, .internalFault: nil
    }
  }

  /// The sentence of this failure; nil where the reason's own is told.
  package var message: String? {
    switch self {
    case .invalidParameter(let message): message
    case .resourceNotFound(let message): message
    case .concurrentModification(let message): message
    case .notAuthorized(let message): message
    case .accessDenied(let message): message
    case .limitExceeded(let message): message
    case .tooManyRequests(let message): message
    case .invalidSignature(let message): message
    case .signatureExpired(let message): message
    case .signatureNotYetCurrent(let message): message
    case .accessKeyExists(let message): message
    case .accessKeyNotFound(let message): message
    case .alreadyStreamed(let message): message
    case .developerUserAlreadyRegistered(let message): message
    case .duplicateRequest(let message): message
    case .externalService(let message): message
    case .invalidConfiguration(let message): message
    case .invalidIdentityPoolConfiguration(let message): message
    case .invalidIdentityToken(let message): message
    case .invalidLambdaFunctionOutput(let message): message
    case .lambdaThrottled(let message): message
    case .malformedPolicy(let message): message
    case .packedPolicyTooLarge(let message): message
    case .resourceConflict(let message): message
    case .unavailable(let message), .internalFault(let message): message
    case .signatureMismatch, .unknownAccessKey, .expiredToken, .expiredTradeInToken, .invalidAuthorizationMessage, .outboundFederationDisabled: nil
    }
  }
}
