/// Key derivation with HMAC-SHA256 (RFC 5869) for at most one block of output.
enum HKDF {
  /// Extracts a key from `secret` and expands it to 32 bytes for the purpose `info`.
  static func block(secret: [UInt8], salt: [UInt8], info: [UInt8]) -> [UInt8] {
    var extracted = HMACKey(salt).authenticate(secret)
    defer { wipe(&extracted) }
    return HMACKey(extracted).authenticate(info + [1])
  }
}
