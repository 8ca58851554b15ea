internal import Cryptography

/// What a decision signs of a session's contents.
enum InteractionDigest {
  /// SHA-256 of the canonical JSON, in base64url.
  static func of(_ canonical: String) -> String {
    Base64URL.encode(SHA256.digest(of: Array(canonical.utf8)))
  }
}
