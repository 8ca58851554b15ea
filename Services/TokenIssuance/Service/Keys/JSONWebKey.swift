internal import Cryptography
internal import JSON

/// A public key as JSON (RFC 7517).
enum JSONWebKey {
  /// The key's own digest (RFC 7638), which is its id: two keys never share one.
  static func thumbprint(of key: VerifyingKey) -> String {
    var members = JSONWriter(capacity: 512)
    members.beginObject()
    // The required members only, in the order of their names.
    for (name, value) in key.jwkParameters.sorted(by: { $0.0 < $1.0 }) {
      members.member(named: name, value)
    }
    members.endObject()
    return Base64URL.encode(SHA256.digest(of: members.bytes))
  }

  /// The key as a member of a JWK set.
  static func text(of key: VerifyingKey, keyID: String) -> String {
    var members = JSONWriter(capacity: 512)
    members.beginObject()
    members.member("alg", key.algorithm.rawValue)
    members.member("kid", keyID)
    members.member("use", "sig")
    for (name, value) in key.jwkParameters {
      members.member(named: name, value)
    }
    members.endObject()
    return String(decoding: members.bytes, as: UTF8.self)
  }
}
