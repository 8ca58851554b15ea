internal import CGatehouseExponentiation

/// Powers modulo the prime of SRP with AVX-512 IFMA, in a quarter of OpenSSL's time.
///
/// Numbers and exponents are big-endian bytes, and all of them may be secret: the time taken and the
/// memory touched depend on the exponents' lengths alone.
///
/// Safe because the group is never written after init.
final class GroupKernel: @unchecked Sendable {
  static let byteCount = gatehouse_group_bytes
  static let generatorExponentCount = gatehouse_generator_exponent_bytes

  private let group: OpaquePointer

  /// Nil where the processor or the operating system lacks what it needs.
  init?(modulus: [UInt8], generator: UInt8) {
    guard
      modulus.count == Self.byteCount, gatehouse_exponentiation_is_supported() == 1,
      let group = gatehouse_group_make(modulus, generator)
    else { return nil }
    self.group = group
  }

  deinit {
    gatehouse_group_free(group)
  }

  /// base^exponent, for a base of 384 bytes.
  func power(_ base: [UInt8], _ exponent: [UInt8]) -> [UInt8] {
    precondition(base.count == Self.byteCount)
    return result { gatehouse_group_power(group, $0, base, exponent, exponent.count) }
  }

  /// g^exponent, for an exponent of at most 32 bytes.
  func powerOfGenerator(_ exponent: [UInt8]) -> [UInt8] {
    precondition(exponent.count <= Self.generatorExponentCount)
    var padded =
      [UInt8](repeating: 0, count: Self.generatorExponentCount - exponent.count) + exponent
    defer { wipe(&padded) }
    return result { gatehouse_group_generator_power(group, $0, padded) }
  }

  /// (factor · base^inner)^outer, for a factor and a base of 384 bytes.
  func doublePower(
    factor: [UInt8],
    base: [UInt8],
    inner: [UInt8],
    outer: [UInt8]
  ) -> [UInt8] {
    precondition(factor.count == Self.byteCount && base.count == Self.byteCount)
    return result {
      gatehouse_group_double_power(
        group,
        $0,
        factor,
        base,
        inner,
        inner.count,
        outer,
        outer.count
      )
    }
  }

  private func result(_ write: (UnsafeMutablePointer<UInt8>?) -> Void) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Self.byteCount) { buffer, count in
      write(buffer.baseAddress)
      count = Self.byteCount
    }
  }
}
