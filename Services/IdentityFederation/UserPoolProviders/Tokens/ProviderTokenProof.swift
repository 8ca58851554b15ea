internal import Cryptography
internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationProofs

/// What a provider's token proves.
struct ProviderTokenProof: Sendable {
  /// The user, as the provider names it.
  let subject: String
  /// What the provider says of the user.
  let claims: [String: JSONValue]
  /// In seconds since 1970: the token is not believed from then on, used or not.
  let refusedFrom: Int64
  /// Names the token among all of the provider.
  let spendKey: [UInt8]
}

extension ProviderTokenProof {
  static func spendKey(_ kind: StaticString, _ name: some Sequence<UInt8>) -> [UInt8] {
    SHA256.digest(of: Array("\(kind):".utf8) + Array(name))
  }
}

extension IdentityFederationFailure {
  /// The sentences are for the operator: the client hears `invalid_grant` whatever is wrong.
  static func unproved(_ rule: String) -> IdentityFederationFailure { .notAuthorized(rule) }

  /// What an exchange is refused with by a proof.
  init(exchange failure: ProofFailure<some ProofRefusal>) {
    switch failure {
    case .fault(let fault): self = fault
    case .refused(let refusal): self = .unproved(refusal.sentence)
    }
  }

  static func tokenOfOtherType(_ type: UserPoolProviderType) -> IdentityFederationFailure {
    .invalidParameter("Tokens of this type are not taken of a provider of type \(type.rawValue).")
  }
}
