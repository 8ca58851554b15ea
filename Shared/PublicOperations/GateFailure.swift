public import Cryptography
internal import GatehouseStubs
public import Postgres
public import RPC

/// Why the gate or the log behind it could not do its work.
public enum GateFailure: RPCFailure, StoreFailure, SealFailure, Hashable {
  /// The operator's request itself is wrong; the sentence says what.
  case invalidParameter(String)
  /// The database is out of reach; the call may be repeated.
  case unavailable(String)
  /// A fault of this service; the sentence is for the operator's log.
  case internalFault(String)

  /// The sentence of every fault.
  public static let faultException = "InternalErrorException"

  /// What crosses the socket.
  public var status: RPCError {
    var status = sentence
    // The gateway does not record it again.
    status.isRecorded = true
    return status
  }

  private var sentence: RPCError {
    switch self {
    case .invalidParameter(let message):
      RPCError(.invalidParameter, telling: message)
    case .unavailable(let message):
      RPCError(code: .unavailable, message: message)
    case .internalFault(let message):
      RPCError(code: .internalError, message: message)
    }
  }
}

/// Runs a store's statement and translates its failure into the gate's words.
func querying<Value>(
  _ statement: () async throws(PostgresError) -> Value
) async throws(GateFailure) -> Value {
  try await GateFailure.querying(statement)
}
