internal import CLibCrypto

/// AES-256 in Galois/Counter mode (NIST SP 800-38D) for whole messages.
enum GCM {
  static let nonceCount = 12
  static let tagCount = 16

  /// Returns the ciphertext followed by the tag.
  static func seal(
    _ plaintext: [UInt8],
    key: [UInt8],
    nonce: [UInt8],
    associatedData: [UInt8]
  ) throws(CryptographyError) -> [UInt8] {
    let context = try CipherContext()
    var box = [UInt8](repeating: 0, count: plaintext.count + tagCount)
    var written: Int32 = 0
    guard
      let length = Int32(exactly: plaintext.count),
      let associatedLength = Int32(exactly: associatedData.count)
    else { throw .invalidInput }
    guard
      EVP_EncryptInit_ex2(context.handle, Algorithms.shared.aes256GCM, key, nonce, nil) == 1,
      EVP_EncryptUpdate(context.handle, nil, &written, associatedData, associatedLength) == 1,
      EVP_EncryptUpdate(context.handle, &box, &written, plaintext, length) == 1,
      EVP_EncryptFinal_ex(context.handle, nil, &written) == 1
    else { throw .drained("AES-256-GCM encryption") }
    var tag = [UInt8](repeating: 0, count: tagCount)
    guard
      EVP_CIPHER_CTX_ctrl(context.handle, EVP_CTRL_AEAD_GET_TAG, Int32(tagCount), &tag) == 1
    else { throw .drained("AES-256-GCM tag") }
    box.replaceSubrange(plaintext.count..., with: tag)
    return box
  }

  /// Returns the plaintext of a box whose tag is right.
  static func open(
    _ box: [UInt8],
    key: [UInt8],
    nonce: [UInt8],
    associatedData: [UInt8]
  ) throws(CryptographyError) -> [UInt8] {
    try open(
      box,
      key: key,
      nonce: nonce,
      associatedData: associatedData,
      by: Algorithms.shared.aes256GCM
    )
  }

  /// The same by a cipher of another key length.
  static func open(
    _ box: [UInt8],
    key: [UInt8],
    nonce: [UInt8],
    associatedData: [UInt8],
    by cipher: OpaquePointer
  ) throws(CryptographyError) -> [UInt8] {
    guard box.count >= tagCount else { throw .notAuthentic }
    guard
      let length = Int32(exactly: box.count - tagCount),
      let associatedLength = Int32(exactly: associatedData.count)
    else { throw .invalidInput }
    let context = try CipherContext()
    var tag = Array(box.suffix(tagCount))
    var plaintext = [UInt8](repeating: 0, count: box.count - tagCount)
    var written: Int32 = 0
    guard
      EVP_DecryptInit_ex2(context.handle, cipher, key, nonce, nil) == 1,
      EVP_DecryptUpdate(context.handle, nil, &written, associatedData, associatedLength) == 1,
      EVP_DecryptUpdate(context.handle, &plaintext, &written, box, length) == 1,
      EVP_CIPHER_CTX_ctrl(context.handle, EVP_CTRL_AEAD_SET_TAG, Int32(tagCount), &tag) == 1
    else { throw .drained("AES-256-GCM decryption") }
    // Nothing decrypted leaves before the tag has been checked.
    guard EVP_DecryptFinal_ex(context.handle, nil, &written) == 1 else {
      ERR_clear_error()
      wipe(&plaintext)
      throw .notAuthentic
    }
    return plaintext
  }
}

/// One `EVP_CIPHER_CTX`; freeing it clears the key schedule.
private struct CipherContext: ~Copyable {
  let handle: OpaquePointer

  init() throws(CryptographyError) {
    guard let handle = EVP_CIPHER_CTX_new() else { throw .drained("cipher context") }
    self.handle = handle
  }

  deinit {
    EVP_CIPHER_CTX_free(handle)
  }
}
