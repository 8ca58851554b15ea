internal import GatehouseStubs
package import IdentityFederationStubs
package import PublicOperations

/// The gate before this service's operations.
package typealias IdentityOperationGate = PublicOperationGate<
  IdentityFederationOperation, NamedIdentityPools
>

extension IdentityFederationFailure: OperationFailure {
  /// The failure of an operation whose gate failed.
  package init(_ failure: GateFailure) {
    switch failure {
    case .invalidParameter(let message): self = .invalidParameter(message)
    case .unavailable(let message): self = .unavailable(message)
    case .internalFault(let message): self = .internalFault(message)
    }
  }

  /// Refuses a request beyond the rate.
  package static let rateExceeded = tooManyRequests("Rate exceeded")

  /// Which rule decided, where the reason alone tells little.
  ///
  /// Only sentences that hold nothing of the request but an identity's id and a token's times: others
  /// may repeat what was typed.
  package var rule: String? {
    reason == .notAuthorized || reason == .limitExceeded ? message : nil
  }
}
