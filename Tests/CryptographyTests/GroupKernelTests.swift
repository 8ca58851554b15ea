import Testing

@testable import Cryptography

/// The kernel against OpenSSL, where the processor can run it.
@Suite(.enabled(if: SRPGroup.shared.kernel != nil))
struct GroupKernelTests {
  let kernel: GroupKernel
  let openSSL: SRPGroup
  let modulus: [UInt8]

  init() throws {
    kernel = try #require(SRPGroup.shared.kernel)
    openSSL = try SRPGroup(usesKernel: false)
    modulus = openSSL.modulusBytes
  }

  func random(_ count: Int) -> [UInt8] { SecureRandom.bytes(count) }

  /// A number below N.
  func number() -> [UInt8] { [random(1)[0] & 0x7F] + random(383) }

  func small(_ value: UInt8) -> [UInt8] { [UInt8](repeating: 0, count: 383) + [value] }

  /// N with its last byte, which is FF, changed by so much.
  func modulus(minus difference: UInt8) -> [UInt8] { modulus.dropLast() + [0xFF - difference] }

  func powerByOpenSSL(_ base: [UInt8], _ exponent: [UInt8]) throws -> [UInt8] {
    let context = try BigNumberContext()
    let number = try BigNumber(base)
    return try unsafe openSSL.power(number.handle, secret: exponent, context).bytes(count: 384)
  }

  @Test("random powers are OpenSSL's")
  func randomPowers() throws {
    for round in 0..<600 {
      let base = number()
      let exponent = random(round % 40)
      try #require(try kernel.power(base, exponent) == powerByOpenSSL(base, exponent))
    }
  }

  @Test("random powers of the generator are OpenSSL's")
  func generatorPowers() throws {
    let context = try BigNumberContext()
    let edges = [[], [0], [1], [0x80], [UInt8](repeating: 0xFF, count: 32)]
    for exponent in edges + (0..<600).map({ random(32 - $0 % 4) }) {
      let expected = try openSSL.powerOfGenerator(exponent, context).bytes(count: 384)
      try #require(kernel.powerOfGenerator(exponent) == expected)
    }
  }

  @Test("a factor and two powers are OpenSSL's")
  func doublePowers() throws {
    let context = try BigNumberContext()
    for _ in 0..<200 {
      let (factor, base, inner, outer) = (number(), number(), random(32), random(32))
      let expected = try openSSL.power(
        of: try BigNumber(factor),
        and: try BigNumber(base),
        public: try BigNumber(inner),
        secret: outer,
        context
      )
      let result = kernel.doublePower(factor: factor, base: base, inner: inner, outer: outer)
      try #require(result == expected.bytes(count: 384))
    }
  }

  @Test("edges of base and exponent are OpenSSL's")
  func edges() throws {
    let bases =
      [0, 1, 2].map(small) + [1, 2].map(modulus(minus:))
      + (0..<59).map { digit in
        // 2^(52 · digit) − 1: its digits are ones up to there.
        var bits = [UInt8](repeating: 0, count: 384)
        for bit in 0..<(52 * digit) { bits[383 - bit / 8] |= 1 << UInt8(bit % 8) }
        return bits
      }
    let exponents: [[UInt8]] = [
      [], [0], [1], [2], [3], [0xFF], [0, 0, 0, 1], [0x10, 0], modulus(minus: 1),
    ]
    for base in bases {
      for exponent in exponents {
        let expected = try powerByOpenSSL(base, exponent)
        #expect(kernel.power(base, exponent) == expected, "\(base) \(exponent)")
      }
    }
  }

  @Test("bases that are not below N are taken modulo N")
  func unreducedBases() {
    #expect(kernel.power(modulus, [1]) == small(0))
    #expect(kernel.power(modulus, [0]) == small(1))
    let ones = [UInt8](repeating: 0xFF, count: 384)
    let context = ones.indices.map { ones[$0] &- modulus[$0] }
    // No byte of N is above FF, so the difference needs no borrow.
    #expect(kernel.power(ones, [1]) == context)
  }

  @Test("what is known of the group holds: N is a safe prime, and 2 is a square")
  func knownAnswers() {
    var half = modulus(minus: 1)
    for index in half.indices.reversed() {
      half[index] = half[index] >> 1 | (index > 0 ? half[index - 1] << 7 : 0)
    }
    #expect(kernel.power(small(2), half) == small(1))
    #expect(kernel.power(modulus(minus: 1), half) == modulus(minus: 1))
    let base = number()
    #expect(kernel.power(base, modulus(minus: 1)) == small(1))
    #expect(kernel.power(base, modulus) == base)
  }

  @Test("a password has the same verifier by the kernel and by OpenSSL")
  func verifier() throws {
    let context = try BigNumberContext()
    let identity = SRPIdentity(group: "AbCdEfGhI", user: "kernel")
    let password = Array("Passw0rd!".utf8)
    let salt = SRP.salt(random(16))
    let verifier = SRP.verifier(identity: identity, password: password, salt: salt)
    var x = identity.privateKey(password: password, salt: salt)
    defer { wipe(&x) }
    #expect(try openSSL.powerOfGenerator(x, context).padded() == verifier)
  }
}
