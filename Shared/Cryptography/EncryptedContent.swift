internal import CLibCrypto

/// Content that another party has encrypted by AES in Galois/Counter mode: nonce, ciphertext, tag (XML
/// Encryption 1.1 §5.2.4).
public enum EncryptedContent {
  /// The plaintext, of a key of 128 or 256 bits; throws `notAuthentic` for what was changed.
  public static func open(
    _ content: [UInt8],
    key: [UInt8]
  ) throws(CryptographyError) -> [UInt8] {
    let cipher: OpaquePointer?
    switch key.count {
    case 16: cipher = EVP_aes_128_gcm()
    case 32: cipher = EVP_aes_256_gcm()
    default: throw .invalidKey
    }
    guard let cipher, content.count >= GCM.nonceCount + GCM.tagCount else { throw .notAuthentic }
    return try GCM.open(
      Array(content.dropFirst(GCM.nonceCount)),
      key: key,
      nonce: Array(content.prefix(GCM.nonceCount)),
      associatedData: [],
      by: cipher
    )
  }
}
