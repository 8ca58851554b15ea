internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPasskeys
internal import AuthenticationService
internal import Cryptography
internal import Domain
import GatehouseStubs
internal import Postgres
internal import TestSupport
internal import Testing
internal import WebAuthnTestSupport

@Suite("The use of a passkey")
struct PasskeyUseTests {
  private let challenge = SecureRandom.bytes(32)

  @Test("PKY-8: a passkey proves its user, by name and without one")
  func proves() async throws {
    let passkeys = try await PasskeyStage()
    let token = try await passkeys.token("ann")
    let ann = try await passkeys.add(token)
    let json = try ann.assertion(challenge)
    let named = try await passkeys.prove(json, challenge, for: "ann")
    #expect(named.username == "ann" && named.isUserVerified && !named.isCarried)
    #expect(try await passkeys.prove(json, challenge, for: nil).username == "ann")
    var unnamed = ann
    unnamed.userHandle = nil
    #expect(
      try await passkeys.prove(unnamed.assertion(challenge), challenge, for: "ann").username
        == "ann"
    )
    // Without a name the passkey must say whose it is.
    await expectRefusal(.notAuthorized) {
      try await passkeys.prove(unnamed.assertion(challenge), challenge, for: nil)
    }
  }

  @Test("PKY-8: everything that does not count is answered alike")
  func refuses() async throws {
    let passkeys = try await PasskeyStage()
    let ann = try await passkeys.add(try await passkeys.token("ann"))
    let bob = try await passkeys.add(try await passkeys.token("bob"))
    func refused(
      _ authenticator: SoftwareAuthenticator,
      for name: String?,
      _ change: (inout SoftwareAuthenticator) -> Void = { _ in }
    ) async throws {
      var authenticator = authenticator
      change(&authenticator)
      let json = try authenticator.assertion(challenge)
      await #expect(
        throws: AuthenticationFailure.notAuthorized("Incorrect username or password.")
      ) { try await passkeys.prove(json, challenge, for: name) }
    }
    try await refused(bob, for: "ann")
    try await refused(ann, for: "bob")
    try await refused(ann, for: "ann") { $0.userHandle = bob.userHandle }
    try await refused(ann, for: nil) { $0.userHandle = bob.userHandle }
    try await refused(ann, for: "ann") { $0.id = bob.id }
    try await refused(ann, for: "ann") { $0.id = SecureRandom.bytes(32) }
    try await refused(ann, for: "ann") { $0.origin = "https://evil.net" }
    try await refused(ann, for: "ann") { $0.flags = 0x1C }
    // A passkey that could be on several devices still can.
    try await refused(ann, for: "ann") { $0.flags = 0x05 }
    await expectRefusal(.notAuthorized) {
      try await passkeys.prove(ann.registration(challenge), challenge, for: "ann")
    }
    await expectRefusal(.notAuthorized) { try await passkeys.prove("{}", challenge, for: "ann") }
    await expectRefusal(.notAuthorized) {
      try await passkeys.prove(ann.assertion(challenge), SecureRandom.bytes(32), for: "ann")
    }
    _ = try await passkeys.prove(ann.assertion(challenge), challenge, for: "ann")
  }

  @Test("PKY-8: a passkey of another pool or one that was removed proves nothing")
  func gone() async throws {
    let passkeys = try await PasskeyStage()
    let token = try await passkeys.token("ann")
    let ann = try await passkeys.add(token)
    let json = try ann.assertion(challenge)
    let elsewhere = try await PasskeyStage()
    _ = try await elsewhere.token("ann")
    await expectRefusal(.notAuthorized) { try await elsewhere.prove(json, challenge, for: "ann") }
    try await passkeys.delete(token, ann.id)
    await expectRefusal(.notAuthorized) { try await passkeys.prove(json, challenge, for: "ann") }
  }

  @Test("PKY-9: a count must grow where the passkey cannot be on two devices, or it is a copy's")
  func copied() async throws {
    let passkeys = try await PasskeyStage()
    var ann = try await passkeys.add(try await passkeys.token("ann")) {
      $0.flags = 0x05
      $0.signCount = 4
    }
    ann.flags = 0x05
    func use(_ count: UInt32) async throws {
      ann.signCount = count
      _ = try await passkeys.prove(ann.assertion(challenge), challenge, for: "ann")
    }
    try await use(5)
    await expectRefusal(.notAuthorized) { try await use(5) }
    await expectRefusal(.notAuthorized) { try await use(4) }
    await expectRefusal(.notAuthorized) { try await use(0) }
    try await use(6)
  }

  @Test(
    "PKY-9: a passkey that may be on several devices is noted and not refused; zeros are no count"
  )
  func synced() async throws {
    let passkeys = try await PasskeyStage()
    var ann = try await passkeys.add(try await passkeys.token("ann")) { $0.signCount = 4 }
    for count: UInt32 in [5, 5, 3, 9] {
      ann.signCount = count
      _ = try await passkeys.prove(ann.assertion(challenge), challenge, for: "ann")
    }
    var bob = try await passkeys.add(try await passkeys.token("bob")) { $0.flags = 0x05 }
    bob.flags = 0x05
    for _ in 0..<2 {
      _ = try await passkeys.prove(bob.assertion(challenge), challenge, for: "bob")
    }
  }

  @Test(
    "PKY-10: whether the authenticator verified its user is told, and required where the pool says so"
  )
  func verification() async throws {
    let passkeys = try await PasskeyStage()
    var ann = try await passkeys.add(try await passkeys.token("ann")) {
      $0.attachment = "cross-platform"
    }
    ann.flags &= ~0x04
    let proved = try await passkeys.prove(ann.assertion(challenge), challenge, for: "ann")
    #expect(!proved.isUserVerified && proved.isCarried)
    try await passkeys.configure(
      WebAuthnConfigurationType(relyingPartyId: "example.com", userVerification: "required")
    )
    let json = try ann.assertion(challenge)
    await expectRefusal(.notAuthorized) { try await passkeys.prove(json, challenge, for: "ann") }
  }

  @Test("PKY-8: a public key that was written into another row does not open")
  func foreignKey() async throws {
    let passkeys = try await PasskeyStage()
    let ann = try await passkeys.add(try await passkeys.token("ann"))
    let bob = try await passkeys.add(try await passkeys.token("bob"))
    _ = try await passkeys.stage.harness.store.execute(
      """
      UPDATE authentication.passkeys SET sealed_public_key = (
        SELECT sealed_public_key FROM authentication.passkeys WHERE credential_id = \(bob.id)::bytea
      )
      WHERE credential_id = \(ann.id)::bytea
      """
    )
    var forged = bob
    forged.id = ann.id
    forged.userHandle = ann.userHandle
    let json = try forged.assertion(challenge)
    await expectRefusal(nil) { try await passkeys.prove(json, challenge, for: "ann") }
  }

  @Test("PKY-9: the last use of a passkey is written down")
  func lastUse() async throws {
    let passkeys = try await PasskeyStage()
    let ann = try await passkeys.add(try await passkeys.token("ann"))
    passkeys.clock.advance(by: .seconds(60))
    _ = try await passkeys.prove(ann.assertion(challenge), challenge, for: "ann")
    let pool = try #require(UserPoolID(passkeys.stage.poolID))
    let stored = try await passkeys.service.passkeys.store.list(of: "ann", in: pool)
    #expect(stored.first?.lastUsedAt == passkeys.clock.now())
  }
}
