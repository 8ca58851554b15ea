import Testing

@testable import Cryptography

@Suite struct SRPExchangeTests {
  let identity = SRPIdentity(group: "AbCdEfGhI", user: "7f3c0d7e-0000-4000-8000-000000000001")
  let modulus = SRPGroup.shared.modulusBytes

  @Test("300 random rounds agree on the key, and half of the numbers need a leading zero")
  func rounds() throws {
    var padded = 0
    for round in 0..<300 {
      let password = SecureRandom.bytes(1 + round % 40)
      let salt = SRP.salt(SecureRandom.bytes(16))
      let verifier = SRP.verifier(identity: identity, password: password, salt: salt)
      let exponent = SRP.makeServerExponent()
      let serverPublic = try SRP.serverPublic(verifier: verifier, exponent: exponent)
      let client = try SRP.Client()
      if client.clientPublic.first == 0 { padded += 1 }
      let serverKey = try SRP.serverSessionKey(
        verifier: verifier,
        exponent: exponent,
        clientPublic: client.clientPublic,
        serverPublic: serverPublic
      )
      let clientKey = try client.sessionKey(
        identity: identity,
        password: password,
        salt: salt,
        serverPublic: serverPublic
      )
      try #require(serverKey == clientKey)
      #expect(serverKey.count == 16)
    }
    #expect((90...210).contains(padded))
  }

  @Test("a wrong password gives another key")
  func wrongPassword() throws {
    let salt = SRP.salt(SecureRandom.bytes(16))
    let verifier = SRP.verifier(identity: identity, password: Array("right".utf8), salt: salt)
    let exponent = SRP.makeServerExponent()
    let serverPublic = try SRP.serverPublic(verifier: verifier, exponent: exponent)
    let client = try SRP.Client()
    let serverKey = try SRP.serverSessionKey(
      verifier: verifier,
      exponent: exponent,
      clientPublic: client.clientPublic,
      serverPublic: serverPublic
    )
    let clientKey = try client.sessionKey(
      identity: identity,
      password: Array("wrong".utf8),
      salt: salt,
      serverPublic: serverPublic
    )
    #expect(serverKey != clientKey)
  }

  @Test("the table and the plain exponentiation give the same power")
  func table() throws {
    let edges: [[UInt8]] = [
      [], [0], [1], [2], [63], [64], [0xFF], [1] + [UInt8](repeating: 0, count: 31),
      [UInt8](repeating: 0xFF, count: 32),
    ]
    for exponent in edges + (0..<40).map({ SecureRandom.bytes(1 + $0 % 32) }) {
      // Over 32 bytes the table is not used; leading zeros do not change the number.
      let long = [UInt8](repeating: 0, count: 33 - exponent.count) + exponent
      let short = try SRP.Client(exponent: exponent)
      #expect(short.clientPublic == (try SRP.Client(exponent: long)).clientPublic)
    }
  }

  @Test("the table is built once for callers at the same time")
  func concurrency() async throws {
    let salt = SRP.salt(SecureRandom.bytes(16))
    let identity = identity
    let verifiers = await withTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<64 {
        group.addTask { SRP.verifier(identity: identity, password: [1, 2, 3], salt: salt) }
      }
      return await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
    }
    #expect(verifiers.count == 1)
  }

  @Test("an A that is 0, N, N + 1, 2N or longer than N is refused")
  func clientPublicRefused() throws {
    let verifier = SRP.verifier(identity: identity, password: [1], salt: [1])
    let exponent = SRP.makeServerExponent()
    let serverPublic = try SRP.serverPublic(verifier: verifier, exponent: exponent)
    let double =
      [1] + zip(modulus, modulus.dropFirst() + [0]).map { high, low in high << 1 | low >> 7 }
    let refused: [[UInt8]] = [
      [], [0], [UInt8](repeating: 0, count: 384), modulus, [0] + modulus, double,
      [1] + [UInt8](repeating: 0, count: 384), [UInt8](repeating: 0xFF, count: 384),
      [UInt8](repeating: 1, count: 386), [UInt8](repeating: 1, count: 100_000),
    ]
    for a in refused {
      #expect(SRP.isClientPublic(a) == false)
      #expect(throws: CryptographyError.invalidInput) {
        try SRP.serverSessionKey(
          verifier: verifier,
          exponent: exponent,
          clientPublic: a,
          serverPublic: serverPublic
        )
      }
    }
  }

  @Test("u = 0, which no exchange comes to by itself, is refused")
  func nullScrambler() {
    for count in [0, 1, 32] {
      #expect(throws: CryptographyError.invalidInput) {
        _ = try SRP.scrambler(digest: [UInt8](repeating: 0, count: count))
      }
    }
    #expect(throws: Never.self) { _ = try SRP.scrambler(digest: [0, 1]) }
  }

  @Test("an A with superfluous leading zeros is the same A")
  func leadingZeros() throws {
    let verifier = SRP.verifier(identity: identity, password: [1], salt: [1])
    let exponent = SRP.makeServerExponent()
    let serverPublic = try SRP.serverPublic(verifier: verifier, exponent: exponent)
    let keys = try [[2], [0, 0, 2]].map { (a: [UInt8]) in
      try SRP.serverSessionKey(
        verifier: verifier,
        exponent: exponent,
        clientPublic: a,
        serverPublic: serverPublic
      )
    }
    #expect(keys[0] == keys[1])
  }

  @Test("a B of 0 or N is refused on both sides")
  func serverPublicRefused() throws {
    let verifier = SRP.verifier(identity: identity, password: [1], salt: [1])
    let client = try SRP.Client()
    for b in [[], [0], modulus] as [[UInt8]] {
      #expect(throws: CryptographyError.invalidInput) {
        try SRP.serverSessionKey(
          verifier: verifier,
          exponent: SRP.makeServerExponent(),
          clientPublic: client.clientPublic,
          serverPublic: b
        )
      }
      #expect(throws: CryptographyError.invalidInput) {
        try client.sessionKey(identity: identity, password: [1], salt: [1], serverPublic: b)
      }
    }
  }

  @Test("a verifier that would make the key independent of the secret is refused")
  func verifierRefused() throws {
    let refused: [[UInt8]] = [
      [], [0], [1], modulus, modulus.dropLast() + [0xFE],
      [UInt8](repeating: 0xFF, count: 384),
      [UInt8](repeating: 1, count: 386),
    ]
    for verifier in refused {
      #expect(SRP.isVerifier(verifier) == false)
      #expect(throws: CryptographyError.invalidInput) {
        try SRP.serverPublic(verifier: verifier, exponent: SRP.makeServerExponent())
      }
    }
    #expect(SRP.isVerifier([2]))
    #expect(SRP.isVerifier(modulus.dropLast() + [0xFD]))
  }

  @Test("a verifier that no x has is told from one that is a power of the generator")
  func powersOfGenerator() throws {
    // N − 1 is no square modulo the safe prime N, so exactly one of v and N − v is a power of g = 2.
    for power: UInt8 in [2, 4, 8, 16] {
      #expect(try SRP.isPowerOfGenerator([power]))
      #expect(try !SRP.isPowerOfGenerator(modulus.dropLast() + [0xFF - power]))
    }
    let made = SRP.verifier(
      identity: SRPIdentity(group: "ExamplePool", user: "ann"),
      password: Array("secret".utf8),
      salt: SRP.salt([UInt8](repeating: 7, count: 16))
    )
    #expect(try SRP.isPowerOfGenerator(made))
    for refused: [UInt8] in [[], [0], [1], modulus] {
      #expect(try !SRP.isPowerOfGenerator(refused))
    }
  }

  @Test("a salt has 16 bytes and begins with 01…7F whatever the random source says")
  func salts() {
    for byte in UInt8.min...UInt8.max {
      let salt = SRP.salt([byte] + [UInt8](repeating: byte, count: 15))
      #expect(salt.count == 16)
      #expect((0x01...0x7F).contains(salt[0]))
    }
    #expect(SRP.salt([]).count == 16)
  }

  @Test("numbers are padded as the clients' big integers are")
  func padding() throws {
    let cases: [([UInt8], [UInt8])] = [
      ([0x7F], [0x7F]), ([0x80], [0, 0x80]), ([0, 0, 1], [1]), ([0, 0xFF, 0], [0, 0xFF, 0]),
      ([1, 0], [1, 0]),
    ]
    for (bytes, expected) in cases {
      #expect(try BigNumber(bytes).padded() == expected)
    }
  }
}
