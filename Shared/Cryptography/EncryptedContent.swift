internal import CLibCrypto

/// Content that another party has encrypted by AES (XML Encryption 1.1 §5.2).
public enum EncryptedContent {
  /// The plaintext of Galois/Counter mode, of nonce, ciphertext and tag (§5.2.4), by a key of 128 or 256 bits;
  /// throws `notAuthentic` for what was changed.
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

  private static let blockCount = 16

  /// The plaintext of cipher block chaining: initial vector, blocks (§5.2.2).
  ///
  /// It shows no change. Only a caller who takes nothing but what was signed may use it, and who says the same
  /// whatever is wrong: who learns how it fails learns the content, byte by byte (padding oracle).
  public static func open(
    chained content: [UInt8],
    key: [UInt8]
  ) throws(CryptographyError) -> [UInt8] {
    let cipher: OpaquePointer?
    switch key.count {
    case 16: cipher = EVP_aes_128_cbc()
    case 32: cipher = EVP_aes_256_cbc()
    default: throw .invalidKey
    }
    let blocks = Array(content.dropFirst(blockCount))
    guard let cipher, blocks.count >= blockCount, blocks.count % blockCount == 0,
      let length = Int32(exactly: blocks.count)
    else { throw .notAuthentic }
    guard let context = EVP_CIPHER_CTX_new() else { throw .drained("cipher context") }
    defer { EVP_CIPHER_CTX_free(context) }
    var plaintext = [UInt8](repeating: 0, count: blocks.count + blockCount)
    var written: Int32 = 0
    // XML Encryption pads with any bytes, of which the last says how many they are.
    guard EVP_DecryptInit_ex2(context, cipher, key, Array(content.prefix(blockCount)), nil) == 1,
      EVP_CIPHER_CTX_set_padding(context, 0) == 1,
      EVP_DecryptUpdate(context, &plaintext, &written, blocks, length) == 1
    else { throw .drained("AES-CBC decryption") }
    let padding = Int(plaintext[blocks.count - 1])
    guard (1...blockCount).contains(padding) else { throw .notAuthentic }
    return Array(plaintext.prefix(blocks.count - padding))
  }
}
