internal import GatehouseStubs
internal import Postgres
public import RPC

/// Why identity federation refuses a call.
///
/// A case says what the caller may do about it. `Proto/reasons.txt` gives each reason its status and,
/// for signed requests, the exception that a client is told.
public enum IdentityFederationFailure: RPCFailure, Hashable {
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
  /// The public operation is declared and not built yet.
  case operationNotAvailable
  /// The database is out of reach; the call may be repeated.
  case unavailable(String)
  /// A fault of this service; the sentence is for the operator's log.
  case internalFault(String)

  /// What crosses the socket.
  public var status: RPCError {
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
    case .operationNotAvailable:
      // The status of a method that a service does not have: the gateway names the operation, in the
      // form of its API.
      RPCError(code: .unimplemented, message: "the operation is not available in this version")
    case .unavailable(let message):
      RPCError(code: .unavailable, reason: "", message: message, details: [:])
    case .internalFault(let message):
      RPCError(code: .internalError, reason: "", message: message, details: [:])
    }
  }

  /// The failure that a caller gets when a statement fails through no fault of the caller.
  init(_ error: PostgresError) {
    self = error.mayPass ? .unavailable(error.description) : .internalFault(error.description)
  }
}
