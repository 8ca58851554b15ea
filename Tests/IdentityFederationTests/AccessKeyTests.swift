import Domain
import IdentityFederationAccessKeys
import IdentityFederationCore
import IdentityFederationMessages
import IdentityFederationService
import Postgres
import RPC
import TestSupport
import Testing

@Suite("Access keys")
struct AccessKeyTests {
  @Test("CreateAccessKey makes pairs in AWS's form, each another")
  func create() async throws {
    let fixture = try await FederationFixture()
    var ids: Set<String> = []
    for _ in 0..<5 {
      let made = try await fixture.keys.createAccessKey(
        CreateAccessKeyRequest(description: "for tests"),
        context: fixture.context
      )
      let id = try #require(made.accessKeyId)
      let secret = String(decoding: made.secretAccessKey ?? [], as: UTF8.self)
      #expect(id.wholeMatch(of: /AKIA[A-Z0-9]{16}/) != nil)
      #expect(secret.wholeMatch(of: /[A-Za-z0-9+\/]{40}/) != nil)
      ids.insert(id)
    }
    #expect(ids.count == 5)
  }

  @Test("ListAccessKeys shows every key without its secret, oldest first")
  func list() async throws {
    let fixture = try await FederationFixture()
    try await fixture.importKey("KEY_ONE_16_LETTERS", "secret-1")
    fixture.clock.advance(by: .seconds(1))
    try await fixture.importKey("KEY_TWO_16_LETTERS", "secret-2")
    _ = try await fixture.keys.setAccessKeyStatus(
      SetAccessKeyStatusRequest(accessKeyId: "KEY_ONE_16_LETTERS", status: "Inactive"),
      context: fixture.context
    )
    let listed = try await fixture.keys.listAccessKeys(
      ListAccessKeysRequest(),
      context: fixture.context
    )
    #expect(listed.accessKeys.map(\.accessKeyId) == ["KEY_ONE_16_LETTERS", "KEY_TWO_16_LETTERS"])
    #expect(listed.accessKeys.map(\.status) == ["Inactive", "Active"])
    #expect(listed.accessKeys.first?.createdAtUnixMillis == 1_795_219_200_000)
  }

  @Test("ImportAccessKey repeats harmlessly and never replaces a secret")
  func importing() async throws {
    let fixture = try await FederationFixture()
    let id = SignatureVector.example.accessKeyID
    try await fixture.importKey(id, SignatureVector.example.secret)
    try await fixture.importKey(id, SignatureVector.example.secret)
    let other = ImportAccessKeyRequest(accessKeyId: id, secretAccessKey: Array("another".utf8))
    let refusal = await fixture.refusal { () async throws(IdentityFederationFailure) in
      try await fixture.keys.importAccessKey(other, context: fixture.context)
    }
    #expect(refusal == .otherSecret(of: id))
    fixture.clock.set(Instant(unixSeconds: SignatureVector.example.unixSeconds))
    #expect(await fixture.refusal(of: SignatureVector.example.request) == nil)
  }

  @Test("ImportAccessKey does not make an inactive key active again")
  func importingInactive() async throws {
    let fixture = try await FederationFixture()
    let id = SignatureVector.example.accessKeyID
    try await fixture.importKey(id, SignatureVector.example.secret)
    _ = try await fixture.keys.setAccessKeyStatus(
      SetAccessKeyStatusRequest(accessKeyId: id, status: "Inactive"),
      context: fixture.context
    )
    try await fixture.importKey(id, SignatureVector.example.secret)
    fixture.clock.set(Instant(unixSeconds: SignatureVector.example.unixSeconds))
    #expect(await fixture.refusal(of: SignatureVector.example.request) == .unknownAccessKey)
  }

  @Test(
    "ImportAccessKey refuses ids and secrets that a client could not use",
    arguments: [
      ("", "secret"), ("fifteen_letters", "secret"), ("sixteen-letters!", "secret"),
      (String(repeating: "a", count: 129), "secret"), ("sixteen_lettersé", "secret"),
      ("AKIAIOSFODNN7EXAMPLE", ""), ("AKIAIOSFODNN7EXAMPLE", "two words"),
      ("AKIAIOSFODNN7EXAMPLE", "line\n"), ("AKIAIOSFODNN7EXAMPLE", "ü"),
      ("AKIAIOSFODNN7EXAMPLE", "nul\0"),
      ("AKIAIOSFODNN7EXAMPLE", String(repeating: "s", count: 129)),
    ]
  )
  func badImport(id: String, secret: String) async throws {
    let fixture = try await FederationFixture()
    let request = ImportAccessKeyRequest(accessKeyId: id, secretAccessKey: Array(secret.utf8))
    let refusal = await fixture.refusal { () async throws(IdentityFederationFailure) in
      try await fixture.keys.importAccessKey(request, context: fixture.context)
    }
    guard case .invalidParameter = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
  }

  @Test("a key that is not there, and a status that is none, are refused by name")
  func missing() async throws {
    let fixture = try await FederationFixture()
    let id = "AKIAIOSFODNN7EXAMPLE"
    let status = await fixture.refusal { () async throws(IdentityFederationFailure) in
      try await fixture.keys.setAccessKeyStatus(
        SetAccessKeyStatusRequest(accessKeyId: id, status: "Inactive"),
        context: fixture.context
      )
    }
    #expect(status == .noAccessKey(id))
    let word = await fixture.refusal { () async throws(IdentityFederationFailure) in
      try await fixture.keys.setAccessKeyStatus(
        SetAccessKeyStatusRequest(accessKeyId: id, status: "active"),
        context: fixture.context
      )
    }
    #expect(word?.status.reason == "invalid_parameter")
    let delete = await fixture.refusal { () async throws(IdentityFederationFailure) in
      try await fixture.keys.deleteAccessKey(
        DeleteAccessKeyRequest(accessKeyId: id),
        context: fixture.context
      )
    }
    #expect(delete == .noAccessKey(id))
  }

  @Test("the database holds no secret, and a sealed one does not open in another key's row")
  func sealed() async throws {
    let fixture = try await FederationFixture()
    let vector = SignatureVector.example
    try await fixture.importKey(vector.accessKeyID, vector.secret)
    try await fixture.importKey("KEY_OF_THE_ATTACKER", "known-to-the-attacker")
    let database = fixture.database.administrationPool()
    let stored = try await database.query(
      "SELECT sealed_secret FROM identity_federation.access_keys"
    ) {
      (row) throws(PostgresError) in try row.value("sealed_secret", as: [UInt8].self)
    }
    for sealed in stored { #expect(!contains(sealed, Array(vector.secret.utf8))) }
    // An attacker who can write to the database puts an own secret under another's key.
    try await database.execute(
      """
      UPDATE identity_federation.access_keys SET sealed_secret = (
        SELECT sealed_secret FROM identity_federation.access_keys
        WHERE access_key_id = \("KEY_OF_THE_ATTACKER"))
      WHERE access_key_id = \(vector.accessKeyID)
      """
    )
    fixture.clock.set(Instant(unixSeconds: vector.unixSeconds))
    let refusal = await fixture.refusal(of: vector.request)
    #expect(refusal?.status.code == .internalError)
  }

  private func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
    guard bytes.count >= part.count else { return false }
    return (0...(bytes.count - part.count)).contains { bytes[$0...].starts(with: part) }
  }

  @Test("a key ends when the operator said, to the millisecond, and its holder alone is told")
  func expiry() async throws {
    let fixture = try await FederationFixture()
    let vector = SignatureVector.example
    try await fixture.importKey(vector.accessKeyID, vector.secret)
    let end = vector.unixSeconds * 1000 + 500
    try await fixture.database.pool(schema: "identity_federation").execute(
      "UPDATE identity_federation.access_keys SET expires_at_unix_millis = \(end)"
    )
    fixture.clock.set(Instant(unixMillis: end - 1))
    #expect(await fixture.refusal(of: vector.request) == nil)
    fixture.clock.set(Instant(unixMillis: end))
    #expect(await fixture.refusal(of: vector.request) == .expiredToken)
    var forged = vector.request
    forged.signature = String(repeating: "0", count: 64)
    #expect(await fixture.refusal(of: forged) == .signatureMismatch)
  }

  @Test("a key with ranges is refused from elsewhere and from nowhere, its holder alone told so")
  func ranges() async throws {
    let fixture = try await FederationFixture()
    let vector = SignatureVector.example
    try await fixture.importKey(vector.accessKeyID, vector.secret)
    try await fixture.database.pool(schema: "identity_federation").execute(
      "UPDATE identity_federation.access_keys SET source_ranges = \(["10.0.0.0/8", "::1"])"
    )
    fixture.clock.set(Instant(unixSeconds: vector.unixSeconds))
    for (address, isAllowed) in [
      ("10.200.0.1", true), ("::ffff:10.0.0.1", true), ("::1", true), ("11.0.0.1", false),
      ("::2", false), (nil, false),
    ] as [(String?, Bool)] {
      var context = fixture.context
      context.sourceIP = address
      let refusal = await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.federation.requestSignatures.verifySignature(
          vector.request,
          context: context
        )
      }
      #expect((refusal == nil) == isAllowed, "\(address ?? "none")")
      if case .accessDenied? = refusal {} else { #expect(isAllowed) }
    }
    var forged = vector.request
    forged.signature = String(repeating: "0", count: 64)
    #expect(await fixture.refusal(of: forged) == .signatureMismatch)
  }

  @Test(
    "limits that would limit otherwise than meant are refused",
    arguments: [
      AccessKeyLimits(pools: ["everything"]), AccessKeyLimits(pools: [""]),
      AccessKeyLimits(sourceRanges: ["10.0.0.0/33"]), AccessKeyLimits(sourceRanges: ["home"]),
      AccessKeyLimits(expiresAtUnixMillis: 0),
      AccessKeyLimits(sourceRanges: Array(repeating: "10.0.0.1", count: 51)),
    ]
  )
  func limits(limits: AccessKeyLimits) async throws {
    let fixture = try await FederationFixture()
    let refusal = await fixture.refusal { () async throws(IdentityFederationFailure) in
      try await fixture.keys.createAccessKey(
        CreateAccessKeyRequest(limits: limits),
        context: fixture.context
      )
    }
    guard case .invalidParameter? = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
  }
}
