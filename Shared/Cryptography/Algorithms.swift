internal import CLibCrypto

/// OpenSSL's algorithm objects, fetched once.
///
/// `EVP_sha256()` and its like look the provider up again in each operation; a fetched object does
/// not (crypto(7), "Explicit fetching").
///
/// Safe because fetched algorithm objects are immutable and reference-counted atomically; these
/// live as long as the process.
struct Algorithms: @unchecked Sendable {
  let sha256: OpaquePointer
  let hmac: OpaquePointer
  let aes256GCM: OpaquePointer

  static let shared = Algorithms()

  private init() {
    guard
      let sha256 = EVP_MD_fetch(nil, "SHA256", nil),
      let hmac = EVP_MAC_fetch(nil, "HMAC", nil),
      let aes256GCM = EVP_CIPHER_fetch(nil, "AES-256-GCM", nil)
    else { unavailable("SHA-256, HMAC and AES-256-GCM") }
    self.sha256 = sha256
    self.hmac = hmac
    self.aes256GCM = aes256GCM
  }
}
