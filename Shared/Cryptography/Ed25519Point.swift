internal import CLibCrypto

/// The points of Ed25519's curve (RFC 8032 §5.1), which OpenSSL does not look at before it checks a signature.
enum Ed25519Point {
  /// 2^255 - 19.
  private static let prime: [UInt8] = [0x7F] + [UInt8](repeating: 0xFF, count: 30) + [0xED]
  /// -121665 / 121666, by which x² = (y² - 1) / (d y² + 1).
  private static let d: [UInt8] = [
    0x52, 0x03, 0x6C, 0xEE, 0x2B, 0x6F, 0xFE, 0x73, 0x8C, 0xC7, 0x40, 0x79, 0x77, 0x79, 0xE8, 0x98,
    0x00, 0x70, 0x0A, 0x4D, 0x41, 0x41, 0xD8, 0xAB, 0x75, 0xEB, 0x4D, 0xCA, 0x13, 0x59, 0x78, 0xA3,
  ]

  /// Whether some x belongs to the y of a point in its 32 bytes, the lowest first; the highest bit is the
  /// sign of x.
  ///
  /// A quotient is a square where the product of its parts is one, so that nothing needs to be divided.
  static func isOnCurve(_ point: [UInt8]) throws(CryptographyError) -> Bool {
    guard point.count == prime.count, let last = point.last else { return false }
    let y = try BigNumber([last & 0x7F] + point.dropLast().reversed())
    let prime = try BigNumber(Self.prime)
    let d = try BigNumber(Self.d)
    guard y.isLess(than: prime) else { return false }
    let context = try BigNumberContext()
    let square = try BigNumber()
    let above = try BigNumber()
    let below = try BigNumber()
    let product = try BigNumber()
    let isComputed =
      BN_mod_sqr(square.handle, y.handle, prime.handle, context.handle) == 1
      && BN_copy(above.handle, square.handle) != nil
      && BN_sub_word(above.handle, 1) == 1
      && BN_mod_mul(
        below.handle,
        square.handle,
        d.handle,
        prime.handle,
        context.handle
      ) == 1
      && BN_add_word(below.handle, 1) == 1
      && BN_mod_mul(product.handle, above.handle, below.handle, prime.handle, context.handle) == 1
    guard isComputed else { throw .drained("BN_mod_mul") }
    // 0 where x is 0.
    return [0, 1].contains(BN_kronecker(product.handle, prime.handle, context.handle))
  }
}
