internal import CLibCrypto

/// One `BIGNUM`, cleared when it is freed.
struct BigNumber: ~Copyable {
  let handle: OpaquePointer

  /// Makes zero.
  init() throws(CryptographyError) {
    guard let handle = BN_new() else { throw .drained("BN_new") }
    self.handle = handle
  }

  /// Takes over a number that OpenSSL made for us.
  init(owning handle: OpaquePointer) {
    self.handle = handle
  }

  /// Reads big-endian bytes of any length; leading zeros do not matter.
  init(_ bytes: [UInt8]) throws(CryptographyError) {
    guard
      let length = Int32(exactly: bytes.count),
      let handle = BN_bin2bn(bytes, length, nil)
    else { throw .drained("BN_bin2bn") }
    self.handle = handle
  }

  /// Reads a secret: operations that look at this flag take their constant-time path.
  init(secret bytes: [UInt8]) throws(CryptographyError) {
    try self.init(bytes)
    BN_set_flags(handle, BN_FLG_CONSTTIME)
  }

  deinit {
    BN_clear_free(handle)
  }

  var isZero: Bool { BN_is_zero(handle) == 1 }

  var bitCount: Int { Int(BN_num_bits(handle)) }

  func isLess(than other: borrowing BigNumber) -> Bool {
    BN_cmp(handle, other.handle) < 0
  }

  /// The bytes that SRP hashes: big-endian, minimal, one leading 00 where the top bit is set.
  func padded() -> [UInt8] {
    let count = (bitCount + 7) / 8
    let isTopBitSet = bitCount.isMultiple(of: 8)
    return bytes(count: isTopBitSet ? count + 1 : count)
  }

  /// The big-endian bytes, filled with zeros on the left; all zeros when it does not fit.
  func bytes(count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    BN_bn2binpad(handle, &bytes, Int32(clamping: count))
    return bytes
  }
}

/// One `BN_CTX`: scratch numbers for a single call, cleared with it.
struct BigNumberContext: ~Copyable {
  let handle: OpaquePointer

  init() throws(CryptographyError) {
    guard let handle = BN_CTX_new() else { throw .drained("BN_CTX_new") }
    self.handle = handle
  }

  deinit {
    BN_CTX_free(handle)
  }
}
