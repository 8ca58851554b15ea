internal import GatehouseStubs
internal import PublicOperations
package import RPC

extension AuthenticationFailure: ReasonedFailure {
  /// What crosses the socket.
  package var status: RPCError { declaredStatus }

  package var isPassing: Bool {
    if case .unavailable = self { true } else { false }
  }

  /// The exception, or the interaction's word, that the client receives.
  package var publicException: String {
    reason?.exception ?? reason?.interactionWord ?? GateFailure.faultException
  }
}
