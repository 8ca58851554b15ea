package import IdentityFederationCore

/// Why a proof was not made.
package enum ProofFailure<Refusal: Error & Sendable & Hashable>: Error, Sendable, Hashable {
  /// What was presented proves nothing.
  case refused(Refusal)
  /// Its provider, or a service that reads it, is out of reach, which says nothing of what was presented.
  case fault(IdentityFederationFailure)
}

/// A reason to refuse that the operator can read.
package protocol ProofRefusal: Error, Sendable, Hashable {
  /// The rule that refuses; it holds nothing of what was presented.
  var sentence: String { get }
}
