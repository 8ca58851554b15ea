import Testing

@testable import Cryptography

@Suite struct SignatureTests {
  let message = Array("eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0".utf8)

  @Test("a signature verifies, and only for its message", arguments: SignatureAlgorithm.allCases)
  func roundTrip(_ algorithm: SignatureAlgorithm) throws {
    let key = try SigningKey.generate(algorithm)
    let signature = try key.sign(message)
    #expect(key.algorithm == algorithm)
    #expect(signature.count == (algorithm == .rs256 ? 256 : 64))
    #expect(key.verifyingKey.isValid(signature: signature, for: message))
    #expect(key.verifyingKey.isValid(signature: signature, for: message + [0]) == false)
    #expect(key.verifyingKey.isValid(signature: signature, for: []) == false)
    for index in stride(from: 0, to: signature.count, by: 7) {
      var changed = signature
      changed[index] ^= 1
      #expect(key.verifyingKey.isValid(signature: changed, for: message) == false)
    }
    let other = try SigningKey.generate(algorithm)
    #expect(other.verifyingKey.isValid(signature: signature, for: message) == false)
  }

  @Test("a signature of another length is refused", arguments: SignatureAlgorithm.allCases)
  func lengths(_ algorithm: SignatureAlgorithm) throws {
    let key = try SigningKey.generate(algorithm)
    let signature = try key.sign(message)
    for bad in [
      [], [0], Array(signature.dropLast()), signature + [0], [UInt8](repeating: 0, count: 64),
    ] {
      #expect(key.verifyingKey.isValid(signature: bad, for: message) == false)
    }
  }

  @Test(
    "an ECDSA signature is r ‖ s of the curve's width, and r and s are no other numbers (E.1.16)"
  )
  func ecdsaForms() throws {
    let key = try SigningKey.generate(.es256)
    let signature = try key.sign(message)
    let (r, s) = (Array(signature.prefix(32)), Array(signature.suffix(32)))
    let zero = [UInt8](repeating: 0, count: 32)
    let order = Self.orderOfP256
    let bad = [
      try #require(ECDSASignature.der(raw: signature)), zero + s, r + zero, zero + zero, order + s,
      r + order, s + r, r, signature + signature, [0] + r + [0] + s,
    ]
    let published = try publicHalf(of: key)
    for forged in bad {
      #expect(key.verifyingKey.isValid(signature: forged, for: message) == false)
      #expect(published.isValid(signature: forged, for: message, by: es256) == false)
    }
  }

  @Test("both s and its opposite are a signature: RFC 7518 demands no low s")
  func highS() throws {
    let key = try SigningKey.generate(.es256)
    let signature = try key.sign(message)
    let opposite = Array(signature.prefix(32)) + minus(Array(signature.suffix(32)))
    #expect(opposite != signature)
    #expect(key.verifyingKey.isValid(signature: opposite, for: message))
    #expect(try publicHalf(of: key).isValid(signature: opposite, for: message, by: es256))
  }

  private let es256 = JWSAlgorithm.es256

  /// SEC 2 §2.4.2: n.
  private static let orderOfP256: [UInt8] = [
    0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
    0xBC, 0xE6, 0xFA, 0xAD, 0xA7, 0x17, 0x9E, 0x84, 0xF3, 0xB9, 0xCA, 0xC2, 0xFC, 0x63, 0x25, 0x51,
  ]

  /// n − s.
  private func minus(_ s: [UInt8]) -> [UInt8] {
    var borrow = 0
    let digits = zip(Self.orderOfP256.reversed(), s.reversed()).map { order, digit -> UInt8 in
      let difference = Int(order) - Int(digit) - borrow
      borrow = difference < 0 ? 1 : 0
      return UInt8(truncatingIfNeeded: difference)
    }
    return digits.reversed()
  }

  /// The key as a verifier that knows its JWK alone has it.
  private func publicHalf(of key: SigningKey) throws -> PublicSignatureKey {
    let members = Dictionary(uniqueKeysWithValues: key.verifyingKey.jwkParameters)
    return try PublicSignatureKey(
      curve: .p256,
      x: try #require(members["x"].flatMap { Base64URL.decode($0) }),
      y: try #require(members["y"].flatMap { Base64URL.decode($0) })
    )
  }

  @Test("a key survives PKCS#8", arguments: SignatureAlgorithm.allCases)
  func storage(_ algorithm: SignatureAlgorithm) throws {
    let key = try SigningKey.generate(algorithm)
    let stored = try key.pkcs8()
    let restored = try SigningKey(pkcs8: stored)
    #expect(restored.algorithm == algorithm)
    let signature = try restored.sign(message)
    #expect(key.verifyingKey.isValid(signature: signature, for: message))
    #expect(
      restored.verifyingKey.jwkParameters.map(\.1) == key.verifyingKey.jwkParameters.map(\.1)
    )
  }

  @Test("a JWK has the members of RFC 7518 at their widths")
  func jwk() throws {
    let rsa = try SigningKey.generate(.rs256).verifyingKey.jwkParameters
    #expect(rsa.map(\.0) == ["kty", "n", "e"])
    #expect(rsa[0].1 == "RSA")
    #expect(Base64URL.decode(rsa[1].1)?.count == 256)
    #expect(rsa[2].1 == "AQAB")
    for _ in 0..<300 {
      let curve = try SigningKey.generate(.es256).verifyingKey.jwkParameters
      #expect(curve.map(\.0) == ["kty", "crv", "x", "y"])
      #expect(curve[1].1 == "P-256")
      #expect(Base64URL.decode(curve[2].1)?.count == 32)
      #expect(Base64URL.decode(curve[3].1)?.count == 32)
    }
  }

  @Test("bytes that are no key are refused")
  func garbage() throws {
    let key = try SigningKey.generate(.es256).pkcs8()
    for bad in [[], [0], Array(key.dropLast(8)), SecureRandom.bytes(138)] {
      #expect(throws: CryptographyError.invalidKey) { try SigningKey(pkcs8: bad) }
    }
  }

  @Test("a key on another curve is refused")
  func otherCurve() throws {
    // A P-384 key in PKCS#8, made once for this test.
    let key = try #require(
      Base64.decode(
        """
        MIGkAgEBBDBhe25657n7o1YpUzZddrftUVUoUXMF/L/5UWNSj12SCx5J8WRz6vRT0xtWEkeVNbqg\
        BwYFK4EEACKhZANiAASCqMDLXu0GEG5Wd3SNbUB5IkglX7xa38yFOyFnUttTLpXs5o61Lj7dLpix\
        LPHECU9I0TwyvwIi4jEtS38lIxbG42qKE14m4s17IUdp5wyeOev55EqhGLYi7gqoBfujV2E=
        """
      )
    )
    #expect(throws: CryptographyError.invalidKey) { try SigningKey(pkcs8: key) }
  }

  @Test("one key serves many threads", arguments: SignatureAlgorithm.allCases)
  func concurrency(_ algorithm: SignatureAlgorithm) async throws {
    let key = try SigningKey.generate(algorithm)
    let message = message
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<200 {
        group.addTask {
          let signature = try key.sign(message)
          return key.verifyingKey.isValid(signature: signature, for: message)
        }
      }
      for try await isValid in group {
        #expect(isValid)
      }
    }
  }

  @Test("errors print no more than a sentence")
  func descriptions() {
    let error = CryptographyError.library("error:0200006E")
    #expect(error.description == "The cryptographic library refused the operation.")
    #expect(error.debugDescription.contains("0200006E"))
  }
}
