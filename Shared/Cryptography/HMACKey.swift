internal import CLibCrypto

/// A key for HMAC-SHA256 (RFC 2104), prepared once and used by any number of threads.
public struct HMACKey: Sendable {
  /// The length of an authentication code in bytes.
  public static let byteCount = 32

  private let context: MACContext

  /// Prepares a key of any length.
  public init(_ bytes: [UInt8]) {
    context = MACContext(key: bytes)
  }

  /// Makes the authentication code of a message.
  public func authenticate(_ message: [UInt8]) -> [UInt8] {
    context.authenticate(message)
  }

  /// Says whether a code belongs to a message, in time that does not depend on the code.
  public func isValid(_ code: [UInt8], for message: [UInt8]) -> Bool {
    constantTimeEquals(code, authenticate(message))
  }
}

/// One `EVP_MAC_CTX` that has taken the key and is only ever copied from.
///
/// Safe because the context is never written after init: `EVP_MAC_CTX_dup` reads it.
private final class MACContext: @unchecked Sendable {
  private let handle: OpaquePointer

  init(key: [UInt8]) {
    guard let handle = EVP_MAC_CTX_new(Algorithms.shared.hmac) else { unavailable("HMAC") }
    // A null key means "keep the key you have" to EVP_MAC_init, so an empty one must not be null.
    let bytes = key.isEmpty ? [0] : key
    guard gatehouse_hmac_sha256_init(handle, bytes, key.count) == 1 else { unavailable("HMAC") }
    self.handle = handle
  }

  deinit {
    EVP_MAC_CTX_free(handle)
  }

  func authenticate(_ message: [UInt8]) -> [UInt8] {
    guard let copy = EVP_MAC_CTX_dup(handle) else { unavailable("HMAC") }
    defer { EVP_MAC_CTX_free(copy) }
    var code = [UInt8](repeating: 0, count: HMACKey.byteCount)
    var written = 0
    guard
      EVP_MAC_update(copy, message, message.count) == 1,
      EVP_MAC_final(copy, &code, &written, code.count) == 1,
      written == HMACKey.byteCount
    else { unavailable("HMAC") }
    return code
  }
}
