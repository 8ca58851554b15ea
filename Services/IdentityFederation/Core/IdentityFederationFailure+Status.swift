internal import Cryptography
internal import GatehouseStubs
internal import Postgres
internal import PublicOperations
package import RPC

extension IdentityFederationFailure: ReasonedFailure {
  /// What crosses the socket.
  package var status: RPCError { declaredStatus }

  package var isPassing: Bool {
    if case .unavailable = self { true } else { false }
  }

  /// The exception that the client is told.
  package var publicException: String { reason?.exception ?? GateFailure.faultException }
}

extension IdentityFederationFailure: StoreFailure, SealFailure {}
