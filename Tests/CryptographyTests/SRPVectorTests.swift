import Testing

@testable import Cryptography

/// The published vectors of the exchange, for a user and for a device.
@Suite struct SRPVectorTests {
  /// One party's inputs and what they must lead to.
  struct Vector: Sendable {
    var identity: SRPIdentity
    var password: String
    var verifierDigest: String
    var serverPublicDigest: String
    var scrambler: String
    var key: String
    var signature: String
  }

  static let user = Vector(
    identity: SRPIdentity(group: "AbCdEfGhI", user: "7f3c0d7e-0000-4000-8000-000000000001"),
    password: "Passw0rd!",
    verifierDigest: "a24d1edc62c0c8e600e7d9cbf49b51e081609414f2e58104d2973c08c89de9f6",
    serverPublicDigest: "eff4ee27c456974fd75be019ce64445a7c0e7b4feee7800e9c65164e2db2aa60",
    scrambler: "fd9a81e725f6ccfd418379101642e2ee21c38048eb2a424439191f0bfa38a285",
    key: "6f4267fb9954ad9eaa168f17580000f8",
    signature: "xAPhWyXhcWfZpWY99t5hPHYs4FkL+CpGXSycDx6LvpU="
  )

  static let device = Vector(
    identity: SRPIdentity(
      group: "-Abcd1234",
      user: "us-east-1_11111111-2222-3333-4444-555555555555"
    ),
    password: Base64.encode(Array(0..<40)),
    verifierDigest: "96afed18a61bce5817db12adc5ed1e6381a81d12df6f620173af84329a6504a6",
    serverPublicDigest: "bf660f93a8c21829ea4d9cc9ba12f50d1e99c050c4f6c2deba3525f3c0cda80c",
    scrambler: "c72caeac103d98ed24a41cb105e33b3199897b659ba766b940ee8b78a1c79958",
    key: "9ba75ab3df6439755244cc72409239a5",
    signature: "iLi68trWoERgOhuNM5zfGzJngns5oXa+0zy1CX4qMxc="
  )

  let salt = Hex.decode("00f1e2d3c4b5a6978877665544332211ff") ?? []
  let secretBlock = Array("gatehouse secret block".utf8)
  let timestamp = "Sat Nov 7 09:05:03 UTC 2026"

  func random(_ tag: String) -> [UInt8] {
    Array((0..<4).flatMap { SHA256.digest(of: Array("\(tag)/\($0)".utf8)) }.prefix(128))
  }

  func sha(_ bytes: [UInt8]) -> String {
    Hex.encode(SHA256.digest(of: bytes))
  }

  @Test("k is the digest of the padded group")
  func multiplier() throws {
    // k·1 mod N is k itself.
    let k = try SRPGroup.shared.multiplied(try BigNumber([1]), try BigNumberContext())
    #expect(
      Hex.encode(k.bytes(count: 32))
        == "538282c4354742d7cbbde2359fcf67f9f5b3a6b08791e5011b43b8a5b66d9ee6"
    )
  }

  @Test("A has the published digest")
  func clientPublic() throws {
    let client = try SRP.Client(exponent: random("gatehouse-a"))
    #expect(
      sha(client.clientPublic)
        == "b07def8d651f43f0b63fde7ae330ec1c5af834479ccb5977f3bb134435865785"
    )
  }

  @Test("every step has the published value", arguments: [user, device])
  func exchange(_ vector: Vector) throws {
    let password = Array(vector.password.utf8)
    let verifier = SRP.verifier(identity: vector.identity, password: password, salt: salt)
    #expect(sha(verifier) == vector.verifierDigest)

    let b = random("gatehouse-b")
    let serverPublic = try SRP.serverPublic(verifier: verifier, exponent: b)
    #expect(sha(serverPublic) == vector.serverPublicDigest)

    let client = try SRP.Client(exponent: random("gatehouse-a"))
    let u = try SRP.scrambler(
      try BigNumber(client.clientPublic),
      try BigNumber(serverPublic)
    )
    #expect(Hex.encode(u.bytes(count: 32)) == vector.scrambler)

    let serverKey = try SRP.serverSessionKey(
      verifier: verifier,
      exponent: b,
      clientPublic: client.clientPublic,
      serverPublic: serverPublic
    )
    let clientKey = try client.sessionKey(
      identity: vector.identity,
      password: password,
      salt: salt,
      serverPublic: serverPublic
    )
    #expect(Hex.encode(serverKey) == vector.key)
    #expect(Hex.encode(clientKey) == vector.key)

    let signature = SRP.signature(
      key: serverKey,
      identity: vector.identity,
      secretBlock: secretBlock,
      timestamp: timestamp
    )
    #expect(Base64.encode(signature) == vector.signature)
  }

  @Test("a device's verifier and salt have the published forms")
  func deviceForms() {
    let verifier = SRP.verifier(
      identity: Self.device.identity,
      password: Array(Self.device.password.utf8),
      salt: salt
    )
    #expect(verifier.count == 385)
    #expect(verifier.first == 0)
    #expect(SRP.isVerifier(verifier))
    #expect(Base64.encode(salt) == "APHi08S1ppeId2ZVRDMiEf8=")
  }
}
