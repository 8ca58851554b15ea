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
  /// The user has an account on the instance already.
  case appAccountExists
  /// The key of the account is another account's, or that of an instance.
  case appAccountKeyTaken
  /// The instance has no such account.
  case appAccountNotFound
  /// The user has an account with a factor, and nothing but a password began the enrolment.
  case appFactorNeeded
  /// No instance has the key, or it is not the one that the call is for.
  case appInstanceNotFound
  /// The key of the instance belongs to another pool, or to an account.
  case appKeyTaken
  /// The proof is not one for this call, or came before.
  case appProofInvalid
  /// The proof is right, but the clock of the phone is not.
  case appProofUntimely
  /// The instance may have one account only, and has one.
  case appSingleAccount
  /// An answer of the instance is being judged.
  case factorFlowActive
  /// The flow took too long.
  case factorFlowExpired
  /// The instance has no such flow.
  case factorFlowNotFound
  /// The factor cannot be changed: it is not set, or the policy refuses the change.
  case factorNotAllowed
  /// The proof is another instance's: the session is not open to it.
  case otherInstance
  /// The proof is that of another pool's instance: to it there is no such session.
  case otherPool
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
    case .appAccountExists: RPCError(.appAccountExists)
    case .appAccountKeyTaken: RPCError(.appAccountKeyTaken)
    case .appAccountNotFound: RPCError(.appAccountNotFound)
    case .appFactorNeeded: RPCError(.appFactorNeeded)
    case .appInstanceNotFound: RPCError(.appInstanceNotFound)
    case .appKeyTaken: RPCError(.appKeyTaken)
    case .appProofInvalid: RPCError(.appProofInvalid)
    case .appProofUntimely: RPCError(.appProofUntimely)
    case .appSingleAccount: RPCError(.appSingleAccount)
    case .factorFlowActive: RPCError(.factorFlowActive)
    case .factorFlowExpired: RPCError(.factorFlowExpired)
    case .factorFlowNotFound: RPCError(.factorFlowNotFound)
    case .factorNotAllowed: RPCError(.factorNotAllowed)
    case .otherInstance: RPCError(.interactionSessionTaken)
    case .otherPool: RPCError(.interactionNotFound)
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
