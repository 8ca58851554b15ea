internal import CLibCrypto

/// The 3072-bit group of RFC 3526 §4 with generator 2, prepared once for the process.
///
/// Prepared are the Montgomery context of N, which BN_mod_exp would build anew for each call, and
/// the powers of g from which `powerOfGenerator` multiplies a result together. Where the processor
/// can run the kernel, it holds those powers and computes; otherwise there is a table for OpenSSL.
///
/// Safe because everything here is written in init and only read afterwards; OpenSSL takes the
/// modulus and its context as const.
final class SRPGroup: @unchecked Sendable {
  static let shared: SRPGroup = {
    do {
      return try SRPGroup(usesKernel: true)
    } catch {
      // Only missing memory leads here: there is no input.
      unavailable("the SRP group")
    }
  }()

  static let byteCount = 384
  private static let wordCount = byteCount / 8
  /// Six bits: a table of 1 MB stays in the second-level cache when all of it is read, and the
  /// 43 multiplications cost half as much again as the 32 that 8-bit windows need.
  private static let windowBits = 6
  private static let entryCount = 1 << windowBits
  private static let exponentBits = 256
  private static let windowCount = (exponentBits + windowBits - 1) / windowBits

  let modulus: OpaquePointer
  /// N as 384 big-endian bytes.
  let modulusBytes: [UInt8]
  let montgomery: OpaquePointer
  /// The multiplier k = H(pad(N) ‖ pad(g)).
  let multiplier: OpaquePointer
  private let generator: OpaquePointer
  /// Nil where the processor cannot run it.
  let kernel: GroupKernel?
  /// g^(entry · 2^(window · windowBits)) in Montgomery form, for OpenSSL; nil where there is a kernel.
  ///
  /// An entry has `wordCount` little-endian words.
  private let table: UnsafeMutablePointer<UInt64>?

  /// Makes the group; without the kernel in tests, which compare the two.
  init(usesKernel: Bool) throws(CryptographyError) {
    guard
      let modulus = BN_get_rfc3526_prime_3072(nil),
      let montgomery = BN_MONT_CTX_new(),
      let generator = BN_new(),
      let multiplier = BN_new()
    else { throw .drained("SRP group") }
    let context = try BigNumberContext()
    guard
      BN_MONT_CTX_set(montgomery, modulus, context.handle) == 1,
      BN_set_word(generator, 2) == 1
    else { throw .drained("SRP group") }
    self.modulus = modulus
    self.montgomery = montgomery
    self.generator = generator

    var bytes = [UInt8](repeating: 0, count: Self.byteCount)
    BN_bn2binpad(modulus, &bytes, Int32(Self.byteCount))
    modulusBytes = bytes
    // N's top bit is set, so its padded form has a leading zero.
    let digest = SHA256.digest(of: [0] + bytes + [2])
    guard BN_bin2bn(digest, Int32(digest.count), multiplier) != nil else {
      throw .drained("SRP group")
    }
    self.multiplier = multiplier

    kernel = usesKernel ? GroupKernel(modulus: bytes, generator: 2) : nil
    guard kernel == nil else {
      table = nil
      return
    }
    let table = UnsafeMutablePointer<UInt64>.allocate(
      capacity: Self.windowCount * Self.entryCount * Self.wordCount
    )
    self.table = table
    try fill(table, context)
  }

  deinit {
    table?.deallocate()
    BN_free(multiplier)
    BN_free(generator)
    BN_MONT_CTX_free(montgomery)
    BN_free(modulus)
  }

  private func fill(
    _ table: UnsafeMutablePointer<UInt64>,
    _ context: borrowing BigNumberContext
  ) throws(CryptographyError) {
    let base = try BigNumber()
    let entry = try BigNumber()
    guard BN_to_montgomery(base.handle, generator, montgomery, context.handle) == 1 else {
      throw .drained("SRP table")
    }
    for window in 0..<Self.windowCount {
      guard
        BN_to_montgomery(entry.handle, BN_value_one(), montgomery, context.handle) == 1
      else { throw .drained("SRP table") }
      for index in 0..<Self.entryCount {
        let place = table + (window * Self.entryCount + index) * Self.wordCount
        try Self.store(entry, at: place)
        try multiply(entry, entry, base, context)
      }
      // What was multiplied last is base^(2^windowBits): the next window's base.
      guard BN_copy(base.handle, entry.handle) != nil else { throw .drained("SRP table") }
    }
  }

  private static func store(
    _ number: borrowing BigNumber,
    at place: UnsafeMutablePointer<UInt64>
  ) throws(CryptographyError) {
    let written = place.withMemoryRebound(to: UInt8.self, capacity: byteCount) { bytes in
      BN_bn2lebinpad(number.handle, bytes, Int32(byteCount))
    }
    guard written == byteCount else { throw .drained("SRP table") }
  }

  private func multiply(
    _ result: borrowing BigNumber,
    _ a: borrowing BigNumber,
    _ b: borrowing BigNumber,
    _ context: borrowing BigNumberContext
  ) throws(CryptographyError) {
    guard
      BN_mod_mul_montgomery(result.handle, a.handle, b.handle, montgomery, context.handle) == 1
    else { throw .drained("BN_mod_mul_montgomery") }
  }

  /// g^exponent for a secret exponent.
  func powerOfGenerator(
    _ exponent: [UInt8],
    _ context: borrowing BigNumberContext
  ) throws(CryptographyError) -> BigNumber {
    guard exponent.count <= Self.exponentBits / 8 else {
      return try power(generator, secret: exponent, context)
    }
    if let kernel { return try Self.taken(kernel.powerOfGenerator(exponent)) }
    guard let table else { throw .invalidInput }
    return try product(of: table, exponent, context)
  }

  /// The product of one entry of each window.
  ///
  /// Each is chosen by reading the whole window. With an ordinary index, an attacker on
  /// the same machine could learn the digits of x from the cache lines that a password check
  /// touches. x is the same at each sign-in, so the attacker could then guess the password offline.
  private func product(
    of table: UnsafeMutablePointer<UInt64>,
    _ exponent: [UInt8],
    _ context: borrowing BigNumberContext
  ) throws(CryptographyError) -> BigNumber {
    var digits = Self.windows(of: exponent)
    var words = [UInt64](repeating: 0, count: Self.wordCount)
    defer {
      wipe(&digits)
      words.withUnsafeMutableBytes { OPENSSL_cleanse($0.baseAddress, $0.count) }
    }
    let product = try BigNumber()
    let factor = try BigNumber()
    for (window, digit) in digits.enumerated() {
      let start = table + window * Self.entryCount * Self.wordCount
      gatehouse_select(&words, start, Self.entryCount, Self.wordCount, Int(digit))
      let target = window == 0 ? product.handle : factor.handle
      let loaded = words.withUnsafeBytes { bytes in
        BN_lebin2bn(bytes.baseAddress, Int32(Self.byteCount), target)
      }
      guard loaded != nil else { throw .drained("BN_lebin2bn") }
      if window > 0 { try multiply(product, product, factor, context) }
    }
    let result = try BigNumber()
    guard
      BN_from_montgomery(result.handle, product.handle, montgomery, context.handle) == 1
    else { throw .drained("BN_from_montgomery") }
    return result
  }

  /// The exponent in digits of `windowBits` bits, least significant first.
  private static func windows(of exponent: [UInt8]) -> [UInt8] {
    var digits: [UInt8] = []
    digits.reserveCapacity(windowCount)
    var pending: UInt32 = 0
    var pendingBits = 0
    for byte in exponent.reversed() {
      pending |= UInt32(byte) << UInt32(pendingBits)
      pendingBits += 8
      while pendingBits >= windowBits {
        digits.append(UInt8(pending & UInt32(entryCount - 1)))
        pending >>= UInt32(windowBits)
        pendingBits -= windowBits
      }
    }
    if digits.count < windowCount { digits.append(UInt8(pending)) }
    while digits.count < windowCount { digits.append(0) }
    return digits
  }

  /// base^exponent for a secret exponent, in time that depends on its length alone.
  ///
  /// The base is below N.
  func power(
    _ base: OpaquePointer,
    secret exponent: [UInt8],
    _ context: borrowing BigNumberContext
  ) throws(CryptographyError) -> BigNumber {
    if let kernel {
      return try Self.taken(kernel.power(Self.bytes(of: base), exponent))
    }
    let exponent = try BigNumber(secret: exponent)
    let result = try BigNumber()
    guard
      BN_mod_exp_mont_consttime(
        result.handle,
        base,
        exponent.handle,
        modulus,
        context.handle,
        montgomery
      ) == 1
    else { throw .drained("BN_mod_exp_mont_consttime") }
    return result
  }

  /// (factor · base^inner)^outer for a public inner exponent and a secret outer one.
  ///
  /// Factor and base are below N.
  func power(
    of factor: borrowing BigNumber,
    and base: borrowing BigNumber,
    public inner: borrowing BigNumber,
    secret outer: [UInt8],
    _ context: borrowing BigNumberContext
  ) throws(CryptographyError) -> BigNumber {
    if let kernel {
      let result = kernel.doublePower(
        factor: Self.bytes(of: factor.handle),
        base: Self.bytes(of: base.handle),
        inner: inner.bytes(count: (inner.bitCount + 7) / 8),
        outer: outer
      )
      return try Self.taken(result)
    }
    // The bits of inner are public, so the faster exponentiation discloses nothing.
    let product = try power(base, public: inner, context)
    guard
      BN_mod_mul(product.handle, product.handle, factor.handle, modulus, context.handle) == 1
    else { throw .drained("BN_mod_mul") }
    return try power(product.handle, secret: outer, context)
  }

  /// A number below N in the kernel's form.
  private static func bytes(of number: OpaquePointer) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: byteCount)
    BN_bn2binpad(number, &bytes, Int32(byteCount))
    return bytes
  }

  /// What the kernel computed, which is wiped.
  private static func taken(_ result: consuming [UInt8]) throws(CryptographyError) -> BigNumber {
    var bytes = result
    defer { wipe(&bytes) }
    return try BigNumber(bytes)
  }

  /// base^exponent for a public exponent.
  private func power(
    _ base: borrowing BigNumber,
    public exponent: borrowing BigNumber,
    _ context: borrowing BigNumberContext
  ) throws(CryptographyError) -> BigNumber {
    let result = try BigNumber()
    guard
      BN_mod_exp_mont(
        result.handle,
        base.handle,
        exponent.handle,
        modulus,
        context.handle,
        montgomery
      ) == 1
    else { throw .drained("BN_mod_exp_mont") }
    return result
  }

  /// k · number mod N.
  func multiplied(
    _ number: borrowing BigNumber,
    _ context: borrowing BigNumberContext
  ) throws(CryptographyError) -> BigNumber {
    let result = try BigNumber()
    guard
      BN_mod_mul(result.handle, multiplier, number.handle, modulus, context.handle) == 1
    else { throw .drained("BN_mod_mul") }
    return result
  }

  /// Says whether a number is one of the group: from 1 to N − 1.
  func contains(_ number: borrowing BigNumber) -> Bool {
    !number.isZero && BN_cmp(number.handle, modulus) < 0
  }
}
