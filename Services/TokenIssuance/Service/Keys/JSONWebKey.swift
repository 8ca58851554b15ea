internal import Cryptography

/// A public key as JSON (RFC 7517).
enum JSONWebKey {
  /// The key's own digest (RFC 7638), which is its id: two keys never share one.
  static func thumbprint(of key: VerifyingKey) -> String {
    var members = JSONObjectWriter()
    // The required members only, in the order of their names.
    for (name, value) in key.jwkParameters.sorted(by: { $0.0 < $1.0 }) {
      members.member(name, value)
    }
    return Base64URL.encode(SHA256.digest(of: members.finished()))
  }

  /// The key as a member of a JWK set.
  static func text(of key: VerifyingKey, keyID: String) -> String {
    var members = JSONObjectWriter()
    members.member("alg", key.algorithm.rawValue)
    members.member("kid", keyID)
    members.member("use", "sig")
    for (name, value) in key.jwkParameters {
      members.member(name, value)
    }
    return String(decoding: members.finished(), as: UTF8.self)
  }
}
