internal import CLibCrypto

/// The two spellings of an ECDSA signature: OpenSSL's DER and JWS's r ‖ s (RFC 7518 §3.4).
enum ECDSASignature {
  /// Bytes of a scalar of P-256.
  private static let scalarCount = 32

  /// The signature of a P-256 key.
  static func raw(der: [UInt8]) throws(CryptographyError) -> [UInt8] {
    let parsed = der.withUnsafeBufferPointer { bytes in
      var cursor = bytes.baseAddress
      return d2i_ECDSA_SIG(nil, &cursor, bytes.count)
    }
    guard let parsed else { throw .drained("d2i_ECDSA_SIG") }
    defer { ECDSA_SIG_free(parsed) }
    var bytes = [UInt8](repeating: 0, count: 2 * scalarCount)
    let isWritten = bytes.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return false }
      let count = Int32(scalarCount)
      return BN_bn2binpad(ECDSA_SIG_get0_r(parsed), start, count) == count
        && BN_bn2binpad(ECDSA_SIG_get0_s(parsed), start + scalarCount, count) == count
    }
    guard isWritten else { throw .drained("BN_bn2binpad") }
    return bytes
  }

  /// Nil for any other length than two scalars of the curve.
  static func der(raw: [UInt8], scalarCount: Int = scalarCount) -> [UInt8]? {
    guard raw.count == 2 * scalarCount, let signature = ECDSA_SIG_new() else { return nil }
    defer { ECDSA_SIG_free(signature) }
    let r = BN_bin2bn(Array(raw.prefix(scalarCount)), Int32(scalarCount), nil)
    let s = BN_bin2bn(Array(raw.suffix(scalarCount)), Int32(scalarCount), nil)
    // ECDSA_SIG_set0 takes both numbers over, and neither when it fails.
    guard ECDSA_SIG_set0(signature, r, s) == 1 else {
      BN_free(r)
      BN_free(s)
      return nil
    }
    var encoded: UnsafeMutablePointer<UInt8>?
    let length = i2d_ECDSA_SIG(signature, &encoded)
    guard length > 0, let encoded else { return nil }
    defer { CRYPTO_free(encoded, nil, 0) }
    return Array(UnsafeBufferPointer(start: encoded, count: Int(length)))
  }
}
