internal import GatehouseStubs
public import Postgres
public import RPC

/// Why the device registry refuses a call.
///
/// A case says what the caller may do about it. Authentication turns the reasons into Cognito's
/// sentences.
public enum DeviceRegistryFailure: RPCFailure, StoreFailure, Hashable {
  /// The user has no such device, or it may not be used for this.
  case deviceNotFound
  /// The device is tracked already.
  case deviceKeyExists
  /// The user has as many devices as the pool allows.
  case deviceLimitReached
  /// The device's verifier or salt is not a valid one.
  case deviceVerifierInvalid
  /// The caller did not prove that it knows the device's secret.
  case deviceProofInvalid
  /// The proof came too late.
  case deviceProofExpired
  /// The calling service made a request that this one cannot understand.
  case invalidRequest(String)
  /// A stored value of a device does not open: it was changed outside this service.
  case dataLoss(String)
  /// The database is out of reach; the call may be repeated.
  case unavailable(String)
  /// A fault of this service; the sentence is for the operator's log.
  case internalFault(String)

  /// What crosses the socket.
  public var status: RPCError {
    switch self {
    case .deviceNotFound: RPCError(.deviceNotFound)
    case .deviceKeyExists: RPCError(.deviceKeyExists)
    case .deviceLimitReached: RPCError(.deviceLimitReached)
    case .deviceVerifierInvalid: RPCError(.deviceVerifierInvalid)
    case .deviceProofInvalid: RPCError(.deviceProofInvalid)
    case .deviceProofExpired: RPCError(.deviceProofExpired)
    case .invalidRequest(let message): RPCError(code: .invalidArgument, message: message)
    case .dataLoss(let message): RPCError(code: .dataLoss, message: message)
    case .unavailable(let message): RPCError(code: .unavailable, message: message)
    case .internalFault(let message): RPCError(code: .internalError, message: message)
    }
  }
}

/// Runs a store's statement, and turns its failure into one of this service.
func querying<Value>(
  _ statement: () async throws(PostgresError) -> Value
) async throws(DeviceRegistryFailure) -> Value {
  try await DeviceRegistryFailure.querying(statement)
}
