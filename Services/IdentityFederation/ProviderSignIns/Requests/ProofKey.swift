internal import Cryptography
internal import Domain

/// A proof key, so that a code counts only with the secret that its request was made with (RFC 7636 §4).
struct ProofKey: Sendable {
  /// The secret half.
  let verifier: String

  init(_ random: any RandomSource) {
    verifier = Base64URL.encode(random.bytes(32))
  }

  /// The half that the browser carries, by the method S256.
  var challenge: String { Base64URL.encode(SHA256.digest(of: Array(verifier.utf8))) }
}
