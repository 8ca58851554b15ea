import CBOR
import Cryptography
import Testing
import WebAuthn
import WebAuthnTestSupport

@Suite("A new passkey")
struct RegistrationTests {
  static let relyingParty = RelyingParty(
    id: "example.com",
    origins: [
      "https://app.example.com:8443", "android:apk-key-hash:7d1043473d55bfa90e8530d35801d4e3",
    ]
  )
  private let challenge = SecureRandom.bytes(32)
  private let authenticator: SoftwareAuthenticator

  init() throws {
    authenticator = try SoftwareAuthenticator(relyingPartyID: Self.relyingParty.id)
  }

  private func register(
    needsUserVerification: Bool = true,
    _ change: (inout SoftwareAuthenticator) -> Void = { _ in }
  ) throws -> RegisteredCredential {
    var authenticator = authenticator
    change(&authenticator)
    let response = try CredentialResponse(json: authenticator.registration(challenge))
    return try response.registered(
      as: ExpectedCeremony(
        relyingParty: Self.relyingParty,
        challenge: challenge,
        needsUserVerification: needsUserVerification
      )
    )
  }

  private func refusal(_ change: (inout SoftwareAuthenticator) -> Void) throws -> WebAuthnError? {
    do {
      _ = try register(change)
      return nil
    } catch let error as WebAuthnError {
      return error
    }
  }

  @Test("what the authenticator says is what is kept")
  func whole() throws {
    let made = try register {
      $0.signCount = 7
      $0.aaguid = Array(1...16)
    }
    #expect(made.id == authenticator.id && made.signCount == 7 && made.aaguid == Array(1...16))
    #expect(made.key.algorithm == .es256)
    #expect(try CBORReader.value(of: made.key.encoded) == authenticator.coseKey)
    #expect(made.flags.contains([.userVerified, .backupEligible, .backedUp]))
    #expect(made.attestation == .none)
  }

  @Test(
    "PKY-4: an origin counts that is the relying party's own or in its list, as a whole",
    arguments: [
      ("https://example.com", true),
      ("https://app.example.com:8443", true),
      ("android:apk-key-hash:7d1043473d55bfa90e8530d35801d4e3", true),
      ("http://example.com", false),
      ("https://example.com:8443", false),
      ("https://example.com/", false),
      ("https://app.example.com", false),
      ("https://evil-example.com", false),
      ("https://example.com.evil.net", false),
      ("https://evil.net/https://example.com", false),
      ("https://EXAMPLE.com", false),
      ("", false),
      ("null", false),
      ("http://localhost:3000", false),
    ]
  )
  func origins(origin: String, isAllowed: Bool) throws {
    let error = try refusal { $0.origin = origin }
    #expect(error == (isAllowed ? nil : .wrongOrigin))
  }

  @Test(
    "PKY-4: on the developer's own machine any port counts, and nothing that only begins alike",
    arguments: [
      ("localhost", "http://localhost", true), ("localhost", "http://localhost:3000", true),
      ("localhost", "https://localhost:443", true),
      ("localhost", "http://localhost.evil.net", false),
      ("localhost", "http://localhost:3000.evil.net", false),
      ("localhost", "http://localhost:", false), ("localhost", "http://localhost:999999", false),
      ("localhost", "ftp://localhost", false), ("localhost", "http://ann.localhost", false),
      ("ann.localhost", "http://ann.localhost:8080", true),
      ("ann.localhost", "http://localhost:8080", false),
      ("ann.localhost", "http://bob.localhost:8080", false),
      ("ann.localhost.evil.net", "http://ann.localhost.evil.net", false),
    ]
  )
  func localhost(id: String, origin: String, isAllowed: Bool) throws {
    let authenticator = try SoftwareAuthenticator(relyingPartyID: id, origin: origin)
    let expected = ExpectedCeremony(
      relyingParty: RelyingParty(id: id),
      challenge: challenge,
      needsUserVerification: false
    )
    let response = try CredentialResponse(json: authenticator.registration(challenge))
    if isAllowed {
      _ = try response.registered(as: expected)
    } else {
      #expect(throws: WebAuthnError.wrongOrigin) { try response.registered(as: expected) }
    }
  }

  @Test("PKY-4: a page within another's page is refused; a browser need not say that it is none")
  func frames() throws {
    #expect(try refusal { $0.crossOrigin = "true" } == .wrongOrigin)
    #expect(try refusal { $0.topOrigin = "https://example.com" } == .wrongOrigin)
    #expect(try refusal { $0.crossOrigin = nil } == nil)
  }

  @Test("PKY-3, PKY-4: another ceremony or challenge does not count")
  func ceremony() throws {
    #expect(try refusal { $0.creationType = "webauthn.get" } == .wrongType)
    let response = try CredentialResponse(
      json: authenticator.registration(SecureRandom.bytes(32))
    )
    let expected = ExpectedCeremony(
      relyingParty: Self.relyingParty,
      challenge: challenge,
      needsUserVerification: false
    )
    #expect(throws: WebAuthnError.wrongChallenge) { try response.registered(as: expected) }
  }

  @Test("PKY-5: relying party, presence and verification are those that were asked for")
  func authenticatorData() throws {
    #expect(try refusal { $0.relyingPartyID = "example.org" } == .wrongRelyingParty)
    #expect(try refusal { $0.flags &= ~0x01 } == .userNotPresent)
    #expect(try refusal { $0.flags &= ~0x04 } == .userNotVerified)
    _ = try register(needsUserVerification: false) { $0.flags &= ~0x04 }
  }

  @Test("PKY-5: what is kept elsewhere must be what may be, and nothing is left over or missing")
  func bytes() throws {
    #expect(try refusal { $0.flags &= ~0x08 } == .malformed)
    #expect(try refusal { $0.extensions = [0x00] } == .malformed)
    #expect(try refusal { $0.flags |= 0x80 } == .malformed)
    let extensions = CBORValue.map([.text("credProtect"): .integer(2)]).encoded
    #expect(try refusal { $0.extensions = extensions } == .malformed)
    #expect(
      try refusal {
        $0.flags |= 0x80
        $0.extensions = extensions
      } == nil
    )
    #expect(
      try refusal {
        $0.flags |= 0x80
        $0.extensions = extensions + [0x00]
      } == .malformed
    )
    #expect(
      try refusal {
        $0.flags |= 0x80
        $0.extensions = CBORValue.list([]).encoded
      } == .malformed
    )
  }

  @Test("PKY-5: the id of the answer is the passkey's, of 16 to 1023 bytes")
  func ids() throws {
    #expect(try refusal { $0.toldID = SecureRandom.bytes(32) } == .wrongCredential)
    for (count, isGood) in [(0, false), (15, false), (16, true), (1023, true), (1024, false)] {
      let error = try refusal { $0.id = SecureRandom.bytes(count) }
      #expect(error == (isGood ? nil : .wrongCredential), "\(count)")
    }
  }

  @Test("PKY-7: a statement of the passkey itself must be signed by it; none must be empty")
  func attestation() throws {
    #expect(try register { $0.attestsItself = true }.attestation == .itself)
    let signature = CBORValue.bytes([0x30, 0x06, 0x02, 0x01, 0x01, 0x02, 0x01, 0x01])
    let statements: [(String, CBORValue)] = [
      ("none", .map([.text("alg"): .integer(-7)])),
      ("packed", .map([:])),
      ("packed", .map([.text("alg"): .integer(-7)])),
      ("packed", .map([.text("alg"): .integer(-7), .text("sig"): signature])),
      ("packed", .map([.text("alg"): .integer(-257), .text("sig"): signature])),
      (
        "packed",
        .map([.text("alg"): .integer(-7), .text("sig"): signature, .text("x5c"): .list([])])
      ),
      (
        "packed",
        .map([
          .text("alg"): .integer(-7), .text("sig"): signature,
          .text("x5c"): .list([.bytes([0x30, 0x00])]),
        ])
      ),
    ]
    for statement in statements {
      #expect(try refusal { $0.statement = statement } == .wrongAttestation, "\(statement)")
    }
    let other = CBORValue.map([.text("ver"): .text("2.0")])
    #expect(try register { $0.statement = ("tpm", other) }.attestation == .none)
    #expect(try refusal { $0.statement = ("none", .list([])) } == .malformed)
    #expect(
      try refusal { $0.statement = (String(repeating: "x", count: 33), other) } == .malformed
    )
  }

  @Test(
    "PKY-6: a key whose kind, curve and algorithm disagree is none, nor is a point beside its curve"
  )
  func keys() throws {
    func changed(_ part: Int64, _ value: CBORValue?) throws -> WebAuthnError? {
      var members = try #require(authenticator.coseKey.map)
      members[.integer(part)] = value
      return try refusal { $0.toldKey = .map(members) }
    }
    #expect(try changed(1, .integer(3)) == .unsupportedKey)
    #expect(try changed(1, nil) == .unsupportedKey)
    for algorithm: Int64 in [-35, -36, -8, -257, -65535, -37, 7, 0] {
      #expect(try changed(3, .integer(algorithm)) == .unsupportedKey, "\(algorithm)")
    }
    #expect(try changed(3, nil) == .unsupportedKey)
    #expect(try changed(-1, .integer(2)) == .unsupportedKey)
    #expect(try changed(-2, .bytes([UInt8](repeating: 1, count: 32))) == .unsupportedKey)
    #expect(try changed(-2, .bytes([1])) == .unsupportedKey)
    // A point may be written with the sign of y alone elsewhere.
    #expect(try changed(-3, .bool(true)) == .unsupportedKey)
    #expect(try refusal { $0.toldKey = .list([]) } == .unsupportedKey)
  }

  @Test(
    "PKY-6: an RSA key has at least 2048 bits and an odd exponent above 1",
    arguments: [
      (256, [1, 0, 1], true), (128, [1, 0, 1], false), (255, [1, 0, 1], false),
      (256, [1], false), (256, [2], false), (256, [], false), (1025, [1, 0, 1], false),
    ] as [(Int, [UInt8], Bool)]
  )
  func rsa(count: Int, exponent: [UInt8], isGood: Bool) throws {
    var modulus = SecureRandom.bytes(count)
    modulus[0] |= 0x80
    modulus[count - 1] |= 1
    let key = CBORValue.map([
      .integer(1): .integer(3), .integer(3): .integer(-257), .integer(-1): .bytes(modulus),
      .integer(-2): .bytes(exponent),
    ])
    #expect(try refusal { $0.toldKey = key } == (isGood ? nil : .unsupportedKey))
  }

  @Test("PKY-6: a key of Ed25519 is a point of its curve")
  func ed25519() throws {
    func key(_ x: [UInt8]) -> CBORValue {
      .map([
        .integer(1): .integer(1), .integer(3): .integer(-8), .integer(-1): .integer(6),
        .integer(-2): .bytes(x),
      ])
    }
    // RFC 8032 §7.1, and the same with a y that no point has, one beyond the prime, and a short one.
    let good = try #require(
      Hex.decode("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
    )
    #expect(try refusal { $0.toldKey = key(good) } == nil)
    #expect(
      try refusal { $0.toldKey = key([2] + [UInt8](repeating: 0, count: 31)) } == .unsupportedKey
    )
    #expect(
      try refusal { $0.toldKey = key([UInt8](repeating: 0xFF, count: 32)) } == .unsupportedKey
    )
    #expect(try refusal { $0.toldKey = key(Array(good.dropLast())) } == .unsupportedKey)
  }

  @Test(
    "PKY-5: text that is no answer of a browser is refused",
    arguments: [
      "", "null", "[]", "{}", #"{"id":"AA"}"#,
      #"{"id":"AA","type":"password","response":{"clientDataJSON":"AA"}}"#,
      #"{"id":"AA","rawId":"AB","type":"public-key","response":{"clientDataJSON":"AA"}}"#,
      #"{"id":"A=","type":"public-key","response":{"clientDataJSON":"AA"}}"#,
      #"{"id":"AA","id":"AA","type":"public-key","response":{"clientDataJSON":"AA"}}"#,
      #"{"id":"AA","type":"public-key","response":{"clientDataJSON":"A+"}}"#,
      #"{"id":"AA","type":"public-key","response":{"clientDataJSON":{"a":[[[[[[[[[]]]]]]]]]}}}"#,
    ]
  )
  func text(json: String) {
    #expect(throws: WebAuthnError.malformed) { try CredentialResponse(json: json) }
  }

  @Test("PKY-5: an answer of any length within the gateway's limits is looked at in a bounded time")
  func long() throws {
    let zeros = String(repeating: "A", count: CredentialResponse.longest)
    #expect(throws: WebAuthnError.malformed) { try CredentialResponse(json: "\"\(zeros)\"") }
    let deep = CBORValue.bytes([UInt8](repeating: 0x81, count: 60_000))
    #expect(try refusal { $0.statement = ("tpm", deep) } == .malformed)
    var nested = CBORValue.null
    for _ in 0..<20 { nested = .list([nested]) }
    #expect(try refusal { $0.toldKey = nested } == .malformed)
    #expect(try refusal { $0.toldKey = .bytes([UInt8](repeating: 0, count: 70_000)) } == .malformed)
  }
}
