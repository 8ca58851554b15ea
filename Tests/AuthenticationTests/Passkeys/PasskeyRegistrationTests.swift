internal import AuthenticationMessages
internal import AuthenticationPasskeys
internal import AuthenticationService
internal import AuthenticationSignIn
internal import Cryptography
internal import Domain
import GatehouseStubs
internal import TestSupport
internal import Testing
internal import WebAuthnTestSupport

@Suite("The registration of a passkey")
struct PasskeyRegistrationTests {
  @Test("PKY-2: a browser is asked for what the pool says, and told nothing of who the user is")
  func options() async throws {
    let passkeys = try await PasskeyStage()
    let token = try await passkeys.token("ann")
    let options = try await passkeys.start(token)
    #expect(options.rp.id == "example.com" && options.rp.name == "example.com")
    #expect(options.user.name == "ann" && options.user.displayName == "ann")
    #expect(Base64URL.decode(options.user.id)?.count == 32)
    #expect(options.challengeBytes.count == 32)
    #expect(options.pubKeyCredParams.map(\.alg) == [-7, -8, -257, -35, -36])
    #expect(options.pubKeyCredParams.allSatisfy { $0.type == "public-key" })
    #expect(options.timeout == 300_000 && options.attestation == "none")
    #expect(options.authenticatorSelection.residentKey == "required")
    #expect(options.authenticatorSelection.requireResidentKey)
    #expect(options.authenticatorSelection.userVerification == "preferred")
    #expect(options.excludeCredentials == [])
    let again = try await passkeys.start(token, on: passkeys.stage.harness.twin)
    #expect(again.user.id == options.user.id && again.challenge != options.challenge)
    let other = try await passkeys.start(passkeys.token("bob"))
    #expect(other.user.id != options.user.id)
  }

  @Test("PKY-2: passkeys that the user has are excluded; tags and settings change what is asked")
  func settings() async throws {
    let passkeys = try await PasskeyStage(
      tags: ["gatehouse:passkey-resident-key": "preferred"],
      configuration: WebAuthnConfigurationType(
        relyingPartyId: "example.com",
        userVerification: "required"
      )
    )
    let token = try await passkeys.token("ann")
    let made = try await passkeys.add(token)
    let options = try await passkeys.start(token)
    #expect(
      options.excludeCredentials == [
        PasskeyStage.Descriptor(
          type: "public-key",
          id: Base64URL.encode(made.id),
          transports: ["hybrid", "internal"]
        )
      ]
    )
    #expect(options.authenticatorSelection.residentKey == "preferred")
    #expect(!options.authenticatorSelection.requireResidentKey)
    #expect(options.authenticatorSelection.userVerification == "required")
    await expectRefusal(.webAuthnCredentialNotSupported) {
      try await passkeys.add(token) { $0.flags &= ~0x04 }
    }
  }

  @Test("PKY-1: a pool has passkeys that allows them as first factor and names a relying party")
  func configured() async throws {
    let without = try await PasskeyStage(configuration: nil)
    let token = try await without.token("ann")
    await expectRefusal(.webAuthnConfigurationMissing) { try await without.start(token) }
    await expectRefusal(.webAuthnNotEnabled) { try await without.complete(token, "{}") }
    let off = try await PasskeyStage(firstFactors: ["PASSWORD"])
    let offToken = try await off.token("ann")
    await expectRefusal(.webAuthnNotEnabled) { try await off.start(offToken) }
    await expectRefusal(.webAuthnNotEnabled) { try await off.complete(offToken, "{}") }
    #expect(try await off.list(offToken).credentials == [])
  }

  @Test("PKY-12: a passkey is listed as it was made, under the name of its make")
  func lists() async throws {
    let passkeys = try await PasskeyStage()
    let token = try await passkeys.token("ann")
    #expect(try await passkeys.list(token).credentials == [])
    let first = try await passkeys.add(token) {
      $0.aaguid = Hex.decode("ea9b8d664d011d213ce4b6b48cb575d4") ?? []
    }
    passkeys.clock.advance(by: .seconds(5))
    let second = try await passkeys.add(token) {
      $0.transports = ["usb", "nfc", "telepathy"]
      $0.attachment = nil
    }
    let listed = try #require(try await passkeys.list(token).credentials)
    #expect(listed.map(\.credentialId) == [first.id, second.id].map { Base64URL.encode($0) })
    #expect(listed.map(\.friendlyCredentialName) == ["Google Password Manager", "Security key"])
    #expect(listed.map(\.relyingPartyId) == ["example.com", "example.com"])
    #expect(listed.map(\.authenticatorAttachment) == ["platform", nil])
    #expect(listed.map(\.authenticatorTransports) == [["hybrid", "internal"], ["nfc", "usb"]])
    #expect(listed.last?.createdAtUnixMillis == passkeys.clock.now().unixMillis)
  }

  @Test("PKY-12: a list goes by pages whose tokens are the user's")
  func pages() async throws {
    let passkeys = try await PasskeyStage()
    let token = try await passkeys.token("ann")
    var made: [[UInt8]] = []
    for _ in 0..<3 {
      made.append(try await passkeys.add(token).id)
      passkeys.clock.advance(by: .seconds(1))
    }
    let first = try await passkeys.list(token, max: 2)
    #expect(first.credentials?.map(\.credentialId) == made.prefix(2).map { Base64URL.encode($0) })
    #expect(first.nextToken != nil)
    // What is removed meanwhile does not break the listing.
    try await passkeys.delete(token, made[1])
    let second = try await passkeys.list(token, max: 2, next: first.nextToken)
    #expect(second.credentials?.map(\.credentialId) == [Base64URL.encode(made[2])])
    #expect(second.nextToken == nil)
    #expect(try await passkeys.list(token, max: 0).credentials?.count == 2)
    #expect(try await passkeys.list(token, max: 2).nextToken == nil)
    let other = try await passkeys.token("bob")
    await expectRefusal(.invalidParameter) {
      try await passkeys.list(other, max: 2, next: first.nextToken)
    }
    await expectRefusal(.invalidParameter) { try await passkeys.list(token, next: "made-up") }
  }

  @Test("PKY-12: a passkey is removed once, and by its user alone")
  func deletes() async throws {
    let passkeys = try await PasskeyStage()
    let token = try await passkeys.token("ann")
    let id = try await passkeys.add(token).id
    let other = try await passkeys.token("bob")
    await expectRefusal(.resourceNotFound) { try await passkeys.delete(other, id) }
    try await passkeys.delete(token, id)
    await expectRefusal(.resourceNotFound) { try await passkeys.delete(token, id) }
    await expectRefusal(.resourceNotFound) {
      try await passkeys.service.passkeys.deleteWebAuthnCredential(
        DeleteWebAuthnCredentialRequest(accessToken: token, credentialId: "not base64url!"),
        call: .recording(passkeys.stage.context)
      )
    }
    #expect(try await passkeys.list(token).credentials == [])
  }

  @Test("PKY-12: what a user can sign in with counts a passkey from its first to its last moment")
  func factors() async throws {
    let passkeys = try await PasskeyStage()
    let token = try await passkeys.token("ann")
    func factors() async throws -> [String]? {
      try await passkeys.service.signIn.getUserAuthFactors(
        GetUserAuthFactorsRequest(accessToken: token),
        call: .recording(passkeys.stage.context)
      ).configuredUserAuthFactors
    }
    func asAdministrator() async throws -> [String]? {
      try await passkeys.service.signIn.adminGetUserAuthFactors(
        AdminGetUserAuthFactorsRequest(userPoolId: passkeys.stage.poolID, username: "ann"),
        call: .recording(passkeys.stage.context)
      ).configuredUserAuthFactors
    }
    #expect(try await factors() == ["PASSWORD"])
    let id = try await passkeys.add(token).id
    #expect(try await factors() == ["PASSWORD", "WEB_AUTHN"])
    #expect(try await asAdministrator() == ["PASSWORD", "WEB_AUTHN"])
    try await passkeys.delete(token, id)
    #expect(try await factors() == ["PASSWORD"])
  }

  @Test("PKY-12: a user has at most twenty, also where two are added at once")
  func limit() async throws {
    let passkeys = try await PasskeyStage()
    let token = try await passkeys.token("ann")
    for _ in 0..<20 { try await passkeys.add(token) }
    await expectRefusal(.limitExceeded) { try await passkeys.start(token) }
    let id = try #require(try await passkeys.list(token).credentials?.first?.credentialId)
    try await passkeys.delete(token, try #require(Base64URL.decode(id)))
    let options = try await passkeys.start(token)
    try await passkeys.complete(
      token,
      SoftwareAuthenticator(relyingPartyID: "example.com").registration(options.challengeBytes)
    )
    await expectRefusal(.limitExceeded) { try await passkeys.start(token) }
  }

  @Test("PKY-11: a pool may have passkeys added within ten minutes of a sign-in alone")
  func recent() async throws {
    let passkeys = try await PasskeyStage(
      tags: ["gatehouse:passkey-additions": "by-recent-sign-in"]
    )
    let token = try await passkeys.token("ann")
    try await passkeys.add(token)
    let options = try await passkeys.start(token)
    passkeys.clock.advance(by: .seconds(601))
    await expectRefusal(.notAuthorized) { try await passkeys.start(token) }
    await expectRefusal(.notAuthorized) {
      try await passkeys.complete(
        token,
        SoftwareAuthenticator(relyingPartyID: "example.com").registration(options.challengeBytes)
      )
    }
    // What there is may go at any time.
    let id = try #require(try await passkeys.list(token).credentials?.first?.credentialId)
    try await passkeys.delete(token, try #require(Base64URL.decode(id)))
    try await passkeys.add(try await passkeys.stage.tokens("ann").accessToken)
  }
}
