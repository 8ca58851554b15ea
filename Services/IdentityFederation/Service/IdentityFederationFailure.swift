internal import Postgres
public import RPC

/// Why identity federation refuses a call.
///
/// A case says what the caller may do about it. The reasons of signed requests stand as well in the
/// gateway's table of public errors, which gives each its exception: a reason must be in both.
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
      Self.refusal(.unauthenticated, "unknown_access_key", "the access key is not known")
    case .signatureMismatch:
      Self.refusal(.unauthenticated, "signature_mismatch", "the signature does not match")
    case .signatureExpired(let message):
      Self.refusal(.unauthenticated, "signature_expired", message)
    case .signatureNotYetCurrent(let message):
      Self.refusal(.unauthenticated, "signature_not_yet_current", message)
    case .invalidSignature(let message):
      Self.refusal(.unauthenticated, "invalid_signature", message)
    case .invalidParameter(let message):
      Self.refusal(.invalidArgument, "invalid_parameter", message)
    case .accessKeyNotFound(let id):
      Self.refusal(
        .notFound,
        "access_key_not_found",
        "The Access Key with id \(id) cannot be found."
      )
    case .accessKeyExists(let id):
      Self.refusal(
        .alreadyExists,
        "access_key_exists",
        "The Access Key with id \(id) exists with another secret."
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

  private static func refusal(
    _ code: RPCStatusCode,
    _ reason: String,
    _ message: String
  ) -> RPCError {
    RPCError(code: code, reason: reason, message: message, details: ["message": message])
  }

  /// What a caller is told when a statement fails for no reason of the caller's.
  init(_ error: PostgresError) {
    self = error.mayPass ? .unavailable(error.description) : .internalFault(error.description)
  }
}
