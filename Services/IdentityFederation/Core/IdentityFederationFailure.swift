internal import GatehouseStubs
package import RPC

/// Why identity federation refuses a call.
///
/// A case says what the caller may do about it. `Proto/reasons.txt` gives each reason its status and,
/// for signed requests, the exception that a client is told.
package enum IdentityFederationFailure: RPCFailure, Hashable {
  /// No such access key may sign requests: there is none, or it is inactive.
  case unknownAccessKey
  /// The holder of the access key did not sign this.
  case signatureMismatch
  /// The request was signed too long ago; the sentence says by which clock.
  case signatureExpired(String)
  /// The request was signed in the future; the sentence says by which clock.
  case signatureNotYetCurrent(String)
  /// The signature's date or scope is wrong in itself; the sentence says how.
  case invalidSignature(String)
  /// The operator's request is wrong; the sentence says what.
  case invalidParameter(String)
  /// The access key that the operator names is not there.
  case accessKeyNotFound(String)
  /// The access key exists with another secret, which is not replaced.
  case accessKeyExists(String)
  /// Proof is missing or does not hold; the sentence is the client's.
  case notAuthorized(String)
  /// The caller is known, and may not do this; the sentence is the client's.
  case accessDenied(String)
  /// The temporary credentials have ended.
  case expiredToken
  /// What the request names is not there; the sentence is the client's.
  case resourceNotFound(String)
  /// The change contradicts what is there; the sentence is the client's.
  case resourceConflict(String)
  /// A limit of the service is reached; the sentence is the client's.
  case limitExceeded(String)
  /// Another caller changed the same thing at the same time.
  case concurrentModification(String)
  /// The developer's user belongs to another identity.
  case developerUserAlreadyRegistered(String)
  /// The pool has no role for the identity.
  case invalidIdentityPoolConfiguration(String)
  /// A provider of logins is out of reach.
  case externalService(String)
  /// The token of AssumeRoleWithWebIdentity does not hold.
  case invalidIdentityToken(String)
  /// The session's policy has not the form of one.
  case malformedPolicy(String)
  /// Push or streams are not set up for this.
  case invalidConfiguration(String)
  /// The pool's function answered something else than it may.
  case invalidLambdaFunctionOutput(String)
  /// The pool's function is out of reach or busy.
  case lambdaThrottled(String)
  /// A bulk publication is under way.
  case duplicateRequest(String)
  /// A bulk publication has ended within the last day.
  case alreadyStreamed(String)
  /// The pool's requests come too fast.
  case tooManyRequests(String)
  /// The database is out of reach; the call may be repeated.
  case unavailable(String)
  /// A fault of this service; the sentence is for the operator's log.
  case internalFault(String)

  /// What crosses the socket.
  package var status: RPCError {
    var status = sentence
    // Whatever a public operation fails with leaves through the gate, which records it; the gateway
    // itself records where the proof of a signature fails.
    status.isRecorded = true
    return status
  }

  private var sentence: RPCError {
    switch self {
    case .unknownAccessKey:
      RPCError(.unknownAccessKey, telling: "the access key is not known")
    case .signatureMismatch:
      RPCError(.signatureMismatch, telling: "the signature does not match")
    case .signatureExpired(let message):
      RPCError(.signatureExpired, telling: message)
    case .signatureNotYetCurrent(let message):
      RPCError(.signatureNotYetCurrent, telling: message)
    case .invalidSignature(let message):
      RPCError(.invalidSignature, telling: message)
    case .invalidParameter(let message):
      RPCError(.invalidParameter, telling: message)
    case .accessKeyNotFound(let id):
      RPCError(.accessKeyNotFound, telling: "The Access Key with id \(id) cannot be found.")
    case .accessKeyExists(let id):
      RPCError(
        .accessKeyExists,
        telling: "The Access Key with id \(id) exists with another secret."
      )
    case .notAuthorized(let message):
      RPCError(.notAuthorized, telling: message)
    case .accessDenied(let message):
      RPCError(.accessDenied, telling: message)
    case .expiredToken:
      RPCError(.expiredToken, log: "the temporary credentials have ended")
    case .resourceNotFound(let message):
      RPCError(.resourceNotFound, telling: message)
    case .resourceConflict(let message):
      RPCError(.resourceConflict, telling: message)
    case .limitExceeded(let message):
      RPCError(.limitExceeded, telling: message)
    case .concurrentModification(let message):
      RPCError(.concurrentModification, telling: message)
    case .developerUserAlreadyRegistered(let message):
      RPCError(.developerUserAlreadyRegistered, telling: message)
    case .invalidIdentityPoolConfiguration(let message):
      RPCError(.invalidIdentityPoolConfiguration, telling: message)
    case .externalService(let message):
      RPCError(.externalService, telling: message)
    case .invalidIdentityToken(let message):
      RPCError(.invalidIdentityToken, telling: message)
    case .malformedPolicy(let message):
      RPCError(.malformedPolicy, telling: message)
    case .invalidConfiguration(let message):
      RPCError(.invalidConfiguration, telling: message)
    case .invalidLambdaFunctionOutput(let message):
      RPCError(.invalidLambdaFunctionOutput, telling: message)
    case .lambdaThrottled(let message):
      RPCError(.lambdaThrottled, telling: message)
    case .duplicateRequest(let message):
      RPCError(.duplicateRequest, telling: message)
    case .alreadyStreamed(let message):
      RPCError(.alreadyStreamed, telling: message)
    case .tooManyRequests(let message):
      RPCError(.tooManyRequests, telling: message)
    case .unavailable(let message):
      RPCError(code: .unavailable, reason: "", message: message, details: [:])
    case .internalFault(let message):
      RPCError(code: .internalError, reason: "", message: message, details: [:])
    }
  }
}
