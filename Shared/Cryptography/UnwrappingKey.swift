internal import CLibCrypto

/// A private RSA key that opens what others have encrypted for it, by OAEP alone (RFC 8017 §7.1).
///
/// PKCS#1 1.5 is left out: who may send any number of tries learns the content from how they fail.
public struct UnwrappingKey: Sendable {
  /// What the padding is made with.
  public enum Digest: String, Sendable, Hashable {
    /// SHA-1 is still sound in a padding.
    case sha1 = "SHA1"
    case sha256 = "SHA256"
  }

  private let pair: KeyPair

  /// Reads an RSA key in PKCS#8 DER.
  public init(pkcs8: [UInt8]) throws(CryptographyError) {
    pair = try KeyPair(pkcs8: pkcs8)
    guard pair.algorithm == .rs256 else { throw .invalidKey }
  }

  /// What was encrypted; throws `notAuthentic`, whatever is wrong with it.
  public func open(
    _ wrapped: [UInt8],
    digest: Digest,
    maskDigest: Digest
  ) throws(CryptographyError) -> [UInt8] {
    defer { ERR_clear_error() }
    guard let context = EVP_PKEY_CTX_new_from_pkey(nil, pair.handle, nil) else {
      throw .drained("EVP_PKEY_CTX_new_from_pkey")
    }
    defer { EVP_PKEY_CTX_free(context) }
    guard EVP_PKEY_decrypt_init(context) == 1,
      EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_OAEP_PADDING) == 1,
      EVP_PKEY_CTX_set_rsa_oaep_md_name(context, digest.rawValue, nil) == 1,
      EVP_PKEY_CTX_set_rsa_mgf1_md_name(context, maskDigest.rawValue, nil) == 1
    else { throw .drained("RSA-OAEP") }
    var length = 0
    guard EVP_PKEY_decrypt(context, nil, &length, wrapped, wrapped.count) == 1, length > 0 else {
      throw .notAuthentic
    }
    var opened = [UInt8](repeating: 0, count: length)
    guard EVP_PKEY_decrypt(context, &opened, &length, wrapped, wrapped.count) == 1 else {
      throw .notAuthentic
    }
    return Array(opened.prefix(length))
  }
}
