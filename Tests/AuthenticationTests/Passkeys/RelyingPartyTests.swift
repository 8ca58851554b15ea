internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
import GatehouseStubs
internal import PublicOperations
internal import TestSupport
internal import Testing
internal import WebAuthnTestSupport

@Suite("The relying party of a pool's passkeys")
struct RelyingPartyTests {
  @Test("PKY-1: it is a host below which not every registrant may have a name")
  func names() async throws {
    let passkeys = try await PasskeyStage(configuration: nil)
    for id in ["example.com", "login.example.co.uk", "localhost", "xn--bcher-kva.example"] {
      let told = try await passkeys.configure(WebAuthnConfigurationType(relyingPartyId: id))
      #expect(told?.relyingPartyId == id)
    }
    for id in [
      "com", "co.uk", "Example.com", "https://example.com", "example.com:443", "example.com/",
      "127.0.0.1", "[::1]", "-a.com", "a-.com", ".example.com", "example.com.", "exa mple.com",
      "a..com", "bücher.example", String(repeating: "a", count: 64) + ".com",
    ] {
      await expectRefusal(.invalidParameter) {
        try await passkeys.configure(WebAuthnConfigurationType(relyingPartyId: id))
      }
    }
  }

  @Test("PKY-1: it stays once a user has a passkey; the rest of the configuration may change")
  func fixed() async throws {
    let passkeys = try await PasskeyStage()
    let token = try await passkeys.token("ann")
    let id = try await passkeys.add(token).id
    await expectRefusal(.invalidParameter) {
      try await passkeys.configure(WebAuthnConfigurationType(relyingPartyId: "example.net"))
    }
    try await passkeys.configure(
      WebAuthnConfigurationType(relyingPartyId: "example.com", userVerification: "required")
    )
    // It may be left out, and is the same when it comes back.
    try await passkeys.configure(nil)
    await expectRefusal(.invalidParameter) {
      try await passkeys.configure(WebAuthnConfigurationType(relyingPartyId: "example.net"))
    }
    try await passkeys.configure(WebAuthnConfigurationType(relyingPartyId: "example.com"))
    try await passkeys.delete(token, id)
    try await passkeys.configure(WebAuthnConfigurationType(relyingPartyId: "example.net"))
  }

  @Test(
    "DOM-9, PKY-1: without one it is the host of the pool's pages, and a new domain changes nothing"
  )
  func ofDomain() async throws {
    let passkeys = try await PasskeyStage(configuration: nil)
    let pools = passkeys.service.pools
    func create(_ domain: String) async throws {
      _ = try await pools.createUserPoolDomain(
        CreateUserPoolDomainRequest(
          domain: domain,
          userPoolId: passkeys.stage.poolID,
          customDomainConfig: .init(certificateArn: "arn:aws:acm:us-east-1:1:certificate/1")
        ),
        call: .recording(passkeys.stage.context)
      )
    }
    func delete(_ domain: String) async throws {
      _ = try await pools.deleteUserPoolDomain(
        DeleteUserPoolDomainRequest(domain: domain, userPoolId: passkeys.stage.poolID),
        call: .recording(passkeys.stage.context)
      )
    }
    let token = try await passkeys.token("ann")
    await expectRefusal(.webAuthnConfigurationMissing) { try await passkeys.start(token) }
    try await create("login.example.net")
    #expect(try await passkeys.start(token).rp.id == "login.example.net")
    try await delete("login.example.net")
    try await create(PasskeyStage.relyingPartyID)
    try await passkeys.add(token)
    try await delete(PasskeyStage.relyingPartyID)
    try await create("login.example.net")
    #expect(try await passkeys.start(token).rp.id == PasskeyStage.relyingPartyID)
    #expect(try await passkeys.start(token, on: passkeys.stage.harness.twin).rp.id == "example.com")
    try await passkeys.configure(WebAuthnConfigurationType(relyingPartyId: "example.com"))
    await expectRefusal(.invalidParameter) {
      try await passkeys.configure(WebAuthnConfigurationType(relyingPartyId: "login.example.net"))
    }
  }

  @Test("PKY-10: what SetUserPoolMfaConfig was told is what GetUserPoolMfaConfig returns")
  func configuration() async throws {
    let passkeys = try await PasskeyStage(configuration: nil)
    func stored() async throws -> WebAuthnConfigurationType? {
      try await passkeys.service.pools.getUserPoolMfaConfig(
        GetUserPoolMfaConfigRequest(userPoolId: passkeys.stage.poolID),
        call: .recording(passkeys.stage.context)
      ).webAuthnConfiguration
    }
    #expect(try await stored() == nil)
    let whole = WebAuthnConfigurationType(
      relyingPartyId: "example.com",
      userVerification: "required",
      factorConfiguration: "MULTI_FACTOR_WITH_USER_VERIFICATION"
    )
    #expect(try await passkeys.configure(whole) == whole)
    #expect(try await stored() == whole)
    try await passkeys.configure(nil)
    #expect(try await stored() == nil)
  }

  @Test("PKY-10: passkeys as two factors need the tier that has them")
  func tier() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(userPoolTier: "LITE"),
      CreateUserPoolClientRequest()
    )
    await expectRefusal(.featureUnavailableInTier) {
      try await stage.service.pools.setUserPoolMfaConfig(
        SetUserPoolMfaConfigRequest(
          userPoolId: stage.poolID,
          webAuthnConfiguration: WebAuthnConfigurationType(
            factorConfiguration: "MULTI_FACTOR_WITH_USER_VERIFICATION"
          )
        ),
        call: .recording(stage.context)
      )
    }
  }

  @Test("PKY-2, PKY-4, PKY-11: tags have values that mean something")
  func tags() async throws {
    let origins = "gatehouse:passkey-origins"
    let hash = String(repeating: "aB3_-", count: 8) + "abc"
    for value in [
      "https://app.example.com", "https://app.example.com:8443 http://localhost:3000",
      "android:apk-key-hash:\(hash)",
    ] {
      _ = try await PasskeyStage(tags: [origins: value])
    }
    for value in [
      " ", "app.example.com", "http://app.example.com", "https://app.example.com/",
      "https://App.example.com", "https://app.example.com:443", "https://app.example.com:0",
      "https://app.example.com:", "https://a.example.com:1:2", "android:apk-key-hash:short",
      "ios:com.example",
    ] {
      await expectRefusal(.invalidParameter) { try await PasskeyStage(tags: [origins: value]) }
    }
    for tag in ["gatehouse:passkey-resident-key", "gatehouse:passkey-additions"] {
      await expectRefusal(.invalidParameter) { try await PasskeyStage(tags: [tag: "maybe"]) }
    }
  }
}
