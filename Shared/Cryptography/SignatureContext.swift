internal import CLibCrypto

/// One `EVP_MD_CTX` that is ready to sign or to verify, and only ever copied from.
///
/// Setting one up looks algorithms up by name and costs more than an ECDSA signature; copying it
/// does not.
///
/// Safe because the context is never written after init: `EVP_MD_CTX_copy_ex` reads it.
final class SignatureContext: @unchecked Sendable {
  private let handle: OpaquePointer
  // A copy of the context refers to the key.
  private let pair: KeyPair

  init(signing pair: KeyPair) throws(CryptographyError) {
    guard let handle = EVP_MD_CTX_new() else { throw .drained("EVP_MD_CTX_new") }
    guard EVP_DigestSignInit_ex(handle, nil, "SHA256", nil, nil, pair.handle, nil) == 1 else {
      EVP_MD_CTX_free(handle)
      throw .drained("EVP_DigestSignInit_ex")
    }
    self.handle = handle
    self.pair = pair
  }

  init(verifying pair: KeyPair) throws(CryptographyError) {
    guard let handle = EVP_MD_CTX_new() else { throw .drained("EVP_MD_CTX_new") }
    guard EVP_DigestVerifyInit_ex(handle, nil, "SHA256", nil, nil, pair.handle, nil) == 1 else {
      EVP_MD_CTX_free(handle)
      throw .drained("EVP_DigestVerifyInit_ex")
    }
    self.handle = handle
    self.pair = pair
  }

  deinit {
    EVP_MD_CTX_free(handle)
  }

  func sign(_ message: [UInt8]) throws(CryptographyError) -> [UInt8] {
    guard let copy = EVP_MD_CTX_new() else { throw .drained("EVP_MD_CTX_new") }
    defer { EVP_MD_CTX_free(copy) }
    guard EVP_MD_CTX_copy_ex(copy, handle) == 1 else { throw .drained("EVP_MD_CTX_copy_ex") }
    var length = Int(EVP_PKEY_get_size(pair.handle))
    var signature = [UInt8](repeating: 0, count: length)
    guard EVP_DigestSign(copy, &signature, &length, message, message.count) == 1 else {
      throw .drained("EVP_DigestSign")
    }
    return Array(signature.prefix(length))
  }

  func isValid(_ signature: [UInt8], for message: [UInt8]) -> Bool {
    guard let copy = EVP_MD_CTX_new() else { return false }
    defer { EVP_MD_CTX_free(copy) }
    guard EVP_MD_CTX_copy_ex(copy, handle) == 1 else {
      ERR_clear_error()
      return false
    }
    let verdict = EVP_DigestVerify(copy, signature, signature.count, message, message.count)
    if verdict != 1 { ERR_clear_error() }
    return verdict == 1
  }
}
