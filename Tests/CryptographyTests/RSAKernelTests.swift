import Testing

@testable import Cryptography

/// The kernel against OpenSSL, where the processor can run it.
@Suite(.enabled(if: SRPGroup.shared.kernel != nil))
struct RSAKernelTests {
  func parts(_ pair: KeyPair) throws -> RSAKernel.Parts {
    RSAKernel.Parts(
      n: try pair.parameter("n", count: 256),
      p: try pair.parameter("rsa-factor1", count: 128),
      q: try pair.parameter("rsa-factor2", count: 128),
      dp: try pair.parameter("rsa-exponent1", count: 128),
      dq: try pair.parameter("rsa-exponent2", count: 128),
      qInverse: try pair.parameter("rsa-coefficient1", count: 128)
    )
  }

  @Test("signatures are OpenSSL's, alone and two at once with two keys")
  func signatures() throws {
    let pairs = try (0..<2).map { _ in try KeyPair(generating: .rs256) }
    let kernels = try pairs.map { try #require(try RSAKernel($0)) }
    let openSSL = try pairs.map { try SignatureContext(signing: $0) }
    for round in 0..<200 {
      let messages = (0..<2).map { _ in SecureRandom.bytes(round) }
      let expected = try (0..<2).map { try openSSL[$0].sign(messages[$0]) }
      let (first, second) = try #require(
        try RSAKernel.sign((kernels[0], messages[0]), (kernels[1], messages[1]))
      )
      try #require([first, second] == expected)
      try #require(try kernels[1].sign(messages[1]) == expected[1])
      let (again, other) = try #require(
        try RSAKernel.sign((kernels[0], messages[0]), (kernels[0], messages[1]))
      )
      try #require(again == expected[0])
      try #require(try openSSL[0].sign(messages[1]) == other)
    }
  }

  @Test("a fault in one half gives no signature")
  func faults() throws {
    let pair = try KeyPair(generating: .rs256)
    let right = try parts(pair)
    let message = Array("message".utf8)
    #expect(try RSAKernel(right)?.sign(message) != nil)
    for member in [\RSAKernel.Parts.dp, \.dq, \.qInverse] {
      var wrong = right
      wrong[keyPath: member][100] ^= 1
      let faulty = try #require(try RSAKernel(wrong))
      #expect(try faulty.sign(message) == nil)
      // A fault in one of two must not let the other out either: both are computed side by side.
      let sound = try #require(try RSAKernel(right))
      #expect(try RSAKernel.sign((sound, message), (faulty, message)) == nil)
    }
  }

  @Test("keys of another form are left to OpenSSL")
  func otherForms() throws {
    #expect(try RSAKernel(try KeyPair(generating: .es256)) == nil)
    let right = try parts(try KeyPair(generating: .rs256))
    for member in [\RSAKernel.Parts.n, \.p, \.q] {
      var wrong = right
      wrong[keyPath: member][0] &= 0x7F
      #expect(try RSAKernel(wrong) == nil)
      wrong = right
      wrong[keyPath: member].removeFirst()
      #expect(try RSAKernel(wrong) == nil)
    }
  }

  @Test("two keys of one algorithm or of two sign at once", arguments: SignatureAlgorithm.allCases)
  func pairs(_ algorithm: SignatureAlgorithm) throws {
    let first = try SigningKey.generate(.rs256)
    let second = try SigningKey.generate(algorithm)
    let messages = [Array("one".utf8), Array("two".utf8)]
    let signatures = try SigningKey.sign((first, messages[0]), (second, messages[1]))
    #expect(first.verifyingKey.isValid(signature: signatures.0, for: messages[0]))
    #expect(second.verifyingKey.isValid(signature: signatures.1, for: messages[1]))
  }
}
