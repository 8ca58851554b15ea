internal import CGatehouseExponentiation
internal import CLibCrypto
internal import Synchronization

/// RSASSA-PKCS1-v1_5 with SHA-256 (RFC 8017 §8.2) by AVX-512 IFMA: two signatures at once, in less time
/// than OpenSSL takes for one.
///
/// Safe because the key and the Montgomery context are never written after init, and the blinding is
/// written under its lock alone.
final class RSAKernel: @unchecked Sendable {
  /// The parts of a private key of 2048 bits with the public exponent 65537, big-endian.
  struct Parts {
    var n: [UInt8]
    var p: [UInt8]
    var q: [UInt8]
    var dp: [UInt8]
    var dq: [UInt8]
    var qInverse: [UInt8]
  }

  /// What stands before the digest in the encoded message (RFC 8017 §9.2), for SHA-256.
  private static let digestPrefix: [UInt8] = [
    0x30, 0x31, 0x30, 0x0D, 0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01, 0x05,
    0x00, 0x04, 0x20,
  ]
  fileprivate static let byteCount = gatehouse_rsa_bytes
  fileprivate static let primeByteCount = gatehouse_rsa_prime_bytes
  private static let publicExponent: [UInt8] = [1, 0, 1]

  private let key: OpaquePointer
  private let modulus: BigNumber
  private let montgomery: OpaquePointer
  private let blinding: OpaquePointer
  private let blindingLock = Mutex(())

  /// Nil where the processor lacks what the kernel needs, and for a key of another form.
  convenience init?(_ pair: KeyPair) throws(CryptographyError) {
    guard
      gatehouse_exponentiation_is_supported() == 1, pair.algorithm == .rs256,
      EVP_PKEY_get_bits(pair.handle) == Int32(8 * Self.byteCount),
      try pair.parameter(OSSL_PKEY_PARAM_RSA_E, count: nil) == Self.publicExponent
    else { return nil }
    let half = Self.primeByteCount
    guard
      var parts = try? Parts(
        n: pair.parameter(OSSL_PKEY_PARAM_RSA_N, count: Self.byteCount),
        p: pair.parameter(OSSL_PKEY_PARAM_RSA_FACTOR + "1", count: half),
        q: pair.parameter(OSSL_PKEY_PARAM_RSA_FACTOR + "2", count: half),
        dp: pair.parameter(OSSL_PKEY_PARAM_RSA_EXPONENT + "1", count: half),
        dq: pair.parameter(OSSL_PKEY_PARAM_RSA_EXPONENT + "2", count: half),
        qInverse: pair.parameter(OSSL_PKEY_PARAM_RSA_COEFFICIENT + "1", count: half)
      )
    else { return nil }
    defer { parts.wipe() }
    try self.init(parts)
  }

  /// Nil for parts that no key of this form has.
  init?(_ parts: Parts) throws(CryptographyError) {
    guard parts.areOfRightLength,
      let key = gatehouse_rsa_make(
        parts.n,
        parts.p,
        parts.q,
        parts.dp,
        parts.dq,
        parts.qInverse
      )
    else { return nil }
    self.key = key
    do throws(CryptographyError) {
      let context = try BigNumberContext()
      modulus = try BigNumber(parts.n)
      let exponent = try BigNumber(Self.publicExponent)
      guard let montgomery = BN_MONT_CTX_new() else { throw .drained("BN_MONT_CTX_new") }
      guard BN_MONT_CTX_set(montgomery, modulus.handle, context.handle) == 1,
        let blinding = BN_BLINDING_create_param(
          nil,
          exponent.handle,
          modulus.handle,
          context.handle,
          nil,
          montgomery
        )
      else {
        BN_MONT_CTX_free(montgomery)
        throw .drained("BN_BLINDING_create_param")
      }
      self.montgomery = montgomery
      self.blinding = blinding
    } catch {
      gatehouse_rsa_free(key)
      throw error
    }
  }

  deinit {
    gatehouse_rsa_free(key)
    BN_BLINDING_free(blinding)
    BN_MONT_CTX_free(montgomery)
  }

  /// Signs a message; nil if the processor computed wrongly.
  func sign(_ message: [UInt8]) throws(CryptographyError) -> [UInt8]? {
    try Self.sign((self, message), (self, message))?.0
  }

  /// Signs two messages, each with its own key, in the time of one.
  ///
  /// Nil if the processor computed wrongly.
  static func sign(
    _ first: (kernel: RSAKernel, message: [UInt8]),
    _ second: (kernel: RSAKernel, message: [UInt8])
  ) throws(CryptographyError) -> ([UInt8], [UInt8])? {
    let context = try BigNumberContext()
    let one = try first.kernel.blind(first.message, context)
    let other = try second.kernel.blind(second.message, context)
    var oneResult = [UInt8](repeating: 0, count: byteCount)
    var otherResult = oneResult
    let isRight = gatehouse_rsa_private_pair(
      first.kernel.key,
      &oneResult,
      one.input,
      second.kernel.key,
      &otherResult,
      other.input
    )
    guard isRight == 1 else { return nil }
    return (
      try first.kernel.unblind(oneResult, one.factor, context),
      try second.kernel.unblind(otherResult, other.factor, context)
    )
  }

  /// EMSA-PKCS1-v1_5 (RFC 8017 §9.2).
  private static func encoded(_ message: [UInt8]) -> [UInt8] {
    let tail = [0] + digestPrefix + SHA256.digest(of: message)
    return [0, 1] + [UInt8](repeating: 0xFF, count: byteCount - 2 - tail.count) + tail
  }

  private struct Blinded: ~Copyable {
    let input: [UInt8]
    /// What the result is multiplied by.
    let factor: BigNumber
  }

  /// Multiplies the encoded message by r^e for a random r.
  ///
  /// No number that the private key then works on is one that an attacker knows or chose.
  private func blind(
    _ message: [UInt8],
    _ context: borrowing BigNumberContext
  ) throws(CryptographyError) -> Blinded {
    let number = try BigNumber(Self.encoded(message))
    let factor = try BigNumber()
    let isBlinded = blindingLock.withLock { _ in
      BN_BLINDING_convert_ex(number.handle, factor.handle, blinding, context.handle) == 1
    }
    guard isBlinded else { throw .drained("BN_BLINDING_convert_ex") }
    return Blinded(input: number.bytes(count: Self.byteCount), factor: factor)
  }

  /// Reads the blinding's Montgomery context alone, which needs no lock.
  private func unblind(
    _ result: [UInt8],
    _ factor: borrowing BigNumber,
    _ context: borrowing BigNumberContext
  ) throws(CryptographyError) -> [UInt8] {
    let number = try BigNumber(result)
    guard
      BN_BLINDING_invert_ex(number.handle, factor.handle, blinding, context.handle) == 1
    else { throw .drained("BN_BLINDING_invert_ex") }
    return number.bytes(count: Self.byteCount)
  }
}

extension RSAKernel.Parts {
  fileprivate var areOfRightLength: Bool {
    n.count == RSAKernel.byteCount
      && [p, q, dp, dq, qInverse].allSatisfy { $0.count == RSAKernel.primeByteCount }
  }

  fileprivate mutating func wipe() {
    Cryptography.wipe(&p)
    Cryptography.wipe(&q)
    Cryptography.wipe(&dp)
    Cryptography.wipe(&dq)
    Cryptography.wipe(&qInverse)
  }
}
