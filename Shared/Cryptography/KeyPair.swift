internal import CLibCrypto

/// One `EVP_PKEY` that holds a private key of a form we use.
///
/// Safe because the key is never written after init, and OpenSSL lets threads share a key for
/// reading (its RSA blinding locks by itself).
final class KeyPair: @unchecked Sendable {
  let handle: OpaquePointer
  let algorithm: SignatureAlgorithm

  init(generating algorithm: SignatureAlgorithm) throws(CryptographyError) {
    let name =
      switch algorithm {
      case .rs256: "RSA"
      case .es256: "EC"
      }
    guard let context = EVP_PKEY_CTX_new_from_name(nil, name, nil) else {
      throw .drained("EVP_PKEY_CTX_new_from_name")
    }
    defer { EVP_PKEY_CTX_free(context) }
    guard EVP_PKEY_keygen_init(context) == 1 else { throw .drained("EVP_PKEY_keygen_init") }
    let configured =
      switch algorithm {
      case .rs256: EVP_PKEY_CTX_set_rsa_keygen_bits(context, 2048)
      case .es256: EVP_PKEY_CTX_set_group_name(context, "P-256")
      }
    guard configured == 1 else { throw .drained("key parameters") }
    var made: OpaquePointer?
    guard EVP_PKEY_generate(context, &made) == 1, let made else {
      throw .drained("EVP_PKEY_generate")
    }
    handle = made
    self.algorithm = algorithm
  }

  init(pkcs8: [UInt8]) throws(CryptographyError) {
    guard let parsed = Self.parse(pkcs8) else {
      ERR_clear_error()
      throw .invalidKey
    }
    guard let algorithm = Self.algorithm(of: parsed) else {
      EVP_PKEY_free(parsed)
      ERR_clear_error()
      throw .invalidKey
    }
    handle = parsed
    self.algorithm = algorithm
  }

  deinit {
    EVP_PKEY_free(handle)
  }

  private static func parse(_ pkcs8: [UInt8]) -> OpaquePointer? {
    pkcs8.withUnsafeBufferPointer { bytes in
      var cursor = bytes.baseAddress
      guard let info = d2i_PKCS8_PRIV_KEY_INFO(nil, &cursor, bytes.count) else { return nil }
      defer { PKCS8_PRIV_KEY_INFO_free(info) }
      return EVP_PKCS82PKEY(info)
    }
  }

  private static func algorithm(of handle: OpaquePointer) -> SignatureAlgorithm? {
    if EVP_PKEY_is_a(handle, "RSA") == 1 {
      return EVP_PKEY_get_bits(handle) >= 2048 ? .rs256 : nil
    }
    guard EVP_PKEY_is_a(handle, "EC") == 1 else { return nil }
    var name = [CChar](repeating: 0, count: 64)
    guard EVP_PKEY_get_group_name(handle, &name, name.count, nil) == 1 else { return nil }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self) == "prime256v1" ? .es256 : nil
  }

  func pkcs8() throws(CryptographyError) -> [UInt8] {
    guard let info = EVP_PKEY2PKCS8(handle) else { throw .drained("EVP_PKEY2PKCS8") }
    defer { PKCS8_PRIV_KEY_INFO_free(info) }
    var encoded: UnsafeMutablePointer<UInt8>?
    let length = i2d_PKCS8_PRIV_KEY_INFO(info, &encoded)
    guard length > 0, let encoded else { throw .drained("i2d_PKCS8_PRIV_KEY_INFO") }
    defer {
      OPENSSL_cleanse(encoded, Int(length))
      CRYPTO_free(encoded, nil, 0)
    }
    return Array(UnsafeBufferPointer(start: encoded, count: Int(length)))
  }

  /// A public number of the key; minimal, or of `count` bytes.
  func parameter(_ name: String, count: Int?) throws(CryptographyError) -> [UInt8] {
    var found: OpaquePointer?
    guard EVP_PKEY_get_bn_param(handle, name, &found) == 1, let found else {
      throw .drained("EVP_PKEY_get_bn_param")
    }
    let number = BigNumber(owning: found)
    return number.bytes(count: count ?? (number.bitCount + 7) / 8)
  }
}
