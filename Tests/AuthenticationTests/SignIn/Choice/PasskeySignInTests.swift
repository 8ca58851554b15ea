internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPasskeys
internal import AuthenticationPools
internal import AuthenticationService
internal import Cryptography
import GatehouseStubs
internal import PublicOperations
internal import TestSupport
internal import Testing
internal import WebAuthnTestSupport

@Suite("A sign-in by passkey")
struct PasskeySignInTests {
  @Test("PKY-8: a passkey signs its user in, chosen in one request or in two")
  func signsIn() async throws {
    let choice = try await ChoiceStage()
    let sub = try await choice.addUser()
    let passkey = try await choice.addPasskey()
    let asked = try await choice.begin("ann", "WEB_AUTHN")
    #expect(asked.challengeName == "WEB_AUTHN")
    let options = try ChoiceStage.options(asked.challengeParameters)
    #expect(options.challengeBytes.count == 32 && options.timeout == 180_000)
    #expect(options.userVerification == "preferred")
    #expect(options.allowCredentials.map(\.id) == [Base64URL.encode(passkey.id)])
    let done = try await choice.usePasskey(passkey, asked)
    let token = try TokenPayload.decode(done.authenticationResult?.accessToken)
    #expect(token["sub"] == .string(sub) && token["amr"] == nil && token["acr"] == nil)
    let first = try await choice.begin()
    let challenge = try ChoiceStage.options(first.challengeParameters).challengeBytes
    let inline = try await choice.choose(
      "WEB_AUTHN",
      first.session,
      ["CREDENTIAL": try passkey.assertion(challenge)]
    )
    #expect(inline.authenticationResult != nil)
    let chosen = try await choice.choose("WEB_AUTHN", choice.begin().session)
    #expect(chosen.challengeName == "WEB_AUTHN")
    let last = try ChoiceStage.options(chosen.challengeParameters).challengeBytes
    let next = try await choice.answer(
      "WEB_AUTHN",
      "CREDENTIAL",
      try passkey.assertion(last),
      chosen.session
    )
    #expect(next.authenticationResult != nil)
  }

  @Test("PKY-8: what does not count is answered alike, and the passkey still signs in")
  func refused() async throws {
    let choice = try await ChoiceStage()
    try await choice.addUser()
    let passkey = try await choice.addPasskey()
    try await choice.addUser("bob", email: "bob@example.com")
    let other = try await choice.addPasskey("bob")
    func refused(
      _ authenticator: SoftwareAuthenticator,
      _ change: (inout SoftwareAuthenticator) -> Void = { _ in }
    ) async throws {
      let asked = try await choice.begin("ann", "WEB_AUTHN")
      await #expect(throws: ChoiceStage.incorrect) {
        try await choice.usePasskey(authenticator, asked, change)
      }
      // Each answer is the challenge's only one.
      await #expect(throws: FactorStage.usedSession) {
        try await choice.usePasskey(passkey, asked)
      }
    }
    try await refused(other)
    try await refused(passkey) { $0.userHandle = other.userHandle }
    try await refused(passkey) { $0.id = SecureRandom.bytes(32) }
    try await refused(passkey) { $0.origin = "https://evil.net" }
    try await refused(passkey) { $0.origin = "https://example.com.evil.net" }
    try await refused(passkey) { $0.relyingPartyID = "example.net" }
    try await refused(passkey) { $0.flags = 0x18 }
    try await refused(passkey) { $0.assertionType = "webauthn.create" }
    let first = try await choice.begin("ann", "WEB_AUTHN")
    let challenge = try ChoiceStage.options(first.challengeParameters).challengeBytes
    let second = try await choice.begin("ann", "WEB_AUTHN")
    await #expect(throws: ChoiceStage.incorrect) {
      try await choice.answer(
        "WEB_AUTHN",
        "CREDENTIAL",
        try passkey.assertion(challenge),
        second.session
      )
    }
    for credential in ["{}", "[]", "null", "x"] {
      let asked = try await choice.begin("ann", "WEB_AUTHN")
      await #expect(throws: ChoiceStage.incorrect) {
        try await choice.answer("WEB_AUTHN", "CREDENTIAL", credential, asked.session)
      }
    }
    await expectRefusal(.invalidParameter) {
      try await choice.answer("WEB_AUTHN", "ANSWER", "x", second.session)
    }
    let done = try await choice.usePasskey(passkey, choice.begin("ann", "WEB_AUTHN"))
    #expect(done.authenticationResult != nil)
  }

  @Test("PKY-8: a challenge counts once, also where a hundred answers come at once")
  func once() async throws {
    let choice = try await ChoiceStage()
    try await choice.addUser()
    let passkey = try await choice.addPasskey()
    let asked = try await choice.begin("ann", "WEB_AUTHN")
    let json = try passkey.assertion(
      try ChoiceStage.options(asked.challengeParameters).challengeBytes
    )
    let winners = await choice.stage.harness.winners(of: 20) { _, service in
      try await choice.answer("WEB_AUTHN", "CREDENTIAL", json, asked.session, on: service)
        .authenticationResult != nil
    }
    #expect(winners == 1)
  }

  @Test("PKY-8: a passkey that is gone, and one of a user who may not sign in, sign nobody in")
  func changedMeanwhile() async throws {
    let choice = try await ChoiceStage()
    try await choice.addUser()
    let passkey = try await choice.addPasskey()
    let asked = try await choice.begin("ann", "WEB_AUTHN")
    try await choice.stage.harness.disable("ann", in: choice.stage.poolID)
    await #expect(throws: AuthenticationFailure.userDisabled) {
      try await choice.usePasskey(passkey, asked)
    }
    _ = try await choice.service.accounts.adminEnableUser(
      AdminEnableUserRequest(userPoolId: choice.stage.poolID, username: "ann"),
      call: .recording(choice.stage.context)
    )
    let token = try await choice.stage.tokens("ann").accessToken
    let next = try await choice.begin("ann", "WEB_AUTHN")
    _ = try await choice.service.passkeys.deleteWebAuthnCredential(
      DeleteWebAuthnCredentialRequest(
        accessToken: token,
        credentialId: Base64URL.encode(passkey.id)
      ),
      call: .recording(choice.stage.context)
    )
    await #expect(throws: ChoiceStage.incorrect) { try await choice.usePasskey(passkey, next) }
    #expect(try await choice.begin("ann", "WEB_AUTHN").challengeName == "SELECT_CHALLENGE")
  }

  @Test("PKY-8: a pool that has no passkeys any more takes none")
  func poolChanged() async throws {
    let choice = try await ChoiceStage()
    try await choice.addUser()
    let passkey = try await choice.addPasskey()
    let asked = try await choice.begin("ann", "WEB_AUTHN")
    _ = try await choice.service.pools.updateUserPool(
      UpdateUserPoolRequest(
        userPoolId: choice.stage.poolID,
        policies: UserPoolPolicyType(
          signInPolicy: SignInPolicyType(allowedFirstAuthFactors: ["PASSWORD"])
        )
      ),
      call: .recording(choice.stage.context)
    )
    await expectRefusal(.notAuthorized) { try await choice.usePasskey(passkey, asked) }
    #expect(try await choice.begin("ann", "WEB_AUTHN").challengeName == "SELECT_CHALLENGE")
  }

  @Test("PKY-8: without a name the passkey says who signs in, where the pool's tag has it so")
  func unnamed() async throws {
    let choice = try await ChoiceStage(
      tags: ["gatehouse:passkey-sign-in": "without-name"],
      secret: true
    )
    let sub = try await choice.addUser()
    let passkey = try await choice.addPasskey()
    func begin(_ name: String?) async throws -> InitiateAuthResponse {
      var parameters = ["PREFERRED_CHALLENGE": "WEB_AUTHN"]
      parameters["USERNAME"] = name
      parameters["SECRET_HASH"] = choice.stage.secretHash("")
      return try await choice.stage.initiate("USER_AUTH", parameters)
    }
    func use(
      _ asked: InitiateAuthResponse,
      _ change: (inout SoftwareAuthenticator) -> Void = { _ in }
    ) async throws -> RespondToAuthChallengeResponse {
      var authenticator = passkey
      change(&authenticator)
      let challenge = try ChoiceStage.options(asked.challengeParameters).challengeBytes
      return try await choice.stage.respond(
        "WEB_AUTHN",
        [
          "CREDENTIAL": try authenticator.assertion(challenge),
          "SECRET_HASH": choice.stage.secretHash("") ?? "",
        ],
        session: asked.session
      )
    }
    for name in [nil, ""] {
      let asked = try await begin(name)
      let options = try ChoiceStage.options(asked.challengeParameters)
      #expect(options.allowCredentials.isEmpty && asked.challengeParameters?["USERNAME"] == nil)
      let token = try await use(asked).authenticationResult?.accessToken
      #expect(try TokenPayload.decode(token)["sub"] == .string(sub))
    }
    let asked = try await begin(nil)
    await #expect(throws: ChoiceStage.incorrect) { try await use(asked) { $0.userHandle = nil } }
    await expectRefusal(.invalidParameter) {
      try await choice.stage.initiate(
        "USER_AUTH",
        ["PREFERRED_CHALLENGE": "EMAIL_OTP", "SECRET_HASH": choice.stage.secretHash("") ?? ""]
      )
    }
    await expectRefusal(.notAuthorized) {
      try await choice.stage.initiate("USER_AUTH", ["PREFERRED_CHALLENGE": "WEB_AUTHN"])
    }
  }

  @Test(
    "PKY-10: a passkey goes with no second factor, unless it is two or the pool asks for one after it"
  )
  func secondFactors() async throws {
    for (tag, factor) in [
      (nil, nil), (nil, "MULTI_FACTOR_WITH_USER_VERIFICATION"), ("asked", nil),
      ("asked", "MULTI_FACTOR_WITH_USER_VERIFICATION"),
    ] as [(String?, String?)] {
      let choice = try await ChoiceStage(
        mfa: "OPTIONAL",
        factor: factor,
        tags: tag.map { ["gatehouse:passkey-second-factor": $0] }
      )
      try await choice.addUser()
      let passkey = try await choice.addPasskey()
      let before = try await choice.begin("ann", "WEB_AUTHN")
      let factors = FactorStage(choice.stage)
      let secret = try await factors.setUpToken("ann")
      // What began before the second factor was there.
      if tag == nil, factor == nil {
        await #expect(throws: ChoiceStage.incorrect) {
          try await choice.usePasskey(passkey, before)
        }
      }
      let asked = try await choice.begin("ann", "WEB_AUTHN")
      #expect(
        asked.challengeName == (tag == nil && factor == nil ? "SELECT_CHALLENGE" : "WEB_AUTHN")
      )
      #expect(asked.availableChallenges?.contains("EMAIL_OTP") != true)
      guard asked.challengeName == "WEB_AUTHN" else { continue }
      let done = try await choice.usePasskey(passkey, asked)
      if factor == nil {
        #expect(done.challengeName == "SOFTWARE_TOKEN_MFA")
        let ended = try await factors.answer(
          "SOFTWARE_TOKEN_MFA",
          factors.code(secret),
          done.session
        )
        #expect(ended.authenticationResult != nil)
      } else {
        #expect(done.authenticationResult != nil)
        // Not verified: one factor.
        let again = try await choice.begin("ann", "WEB_AUTHN")
        if tag == nil {
          await #expect(throws: ChoiceStage.incorrect) {
            try await choice.usePasskey(passkey, again) { $0.flags &= ~0x04 }
          }
        } else {
          let one = try await choice.usePasskey(passkey, again) { $0.flags &= ~0x04 }
          #expect(one.challengeName == "SOFTWARE_TOKEN_MFA")
        }
      }
    }
  }

  @Test("PKY-10: where a pool requires a second factor, a passkey is two or signs nobody in")
  func requiredSecondFactor() async throws {
    let choice = try await ChoiceStage(["PASSWORD", "WEB_AUTHN"])
    try await choice.addUser()
    let passkey = try await choice.addPasskey()
    try await choice.configure("ON")
    #expect(try await choice.begin("ann", "WEB_AUTHN").challengeName == "SELECT_CHALLENGE")
    try await choice.configure("ON", factor: "MULTI_FACTOR_WITH_USER_VERIFICATION")
    let asked = try await choice.begin("ann", "WEB_AUTHN")
    let options = try ChoiceStage.options(asked.challengeParameters)
    #expect(options.userVerification == "required")
    #expect(try await choice.usePasskey(passkey, asked).authenticationResult != nil)
  }

  @Test("PKY-11: a passkey is added after a sign-in by passkey as after any other")
  func addsAnother() async throws {
    let choice = try await ChoiceStage(
      tags: ["gatehouse:passkey-additions": "by-recent-sign-in"]
    )
    try await choice.addUser()
    let passkey = try await choice.addPasskey()
    let done = try await choice.usePasskey(passkey, choice.begin("ann", "WEB_AUTHN"))
    func start() async throws {
      _ = try await choice.service.passkeys.startWebAuthnRegistration(
        StartWebAuthnRegistrationRequest(accessToken: done.authenticationResult?.accessToken),
        call: .recording(choice.stage.context)
      )
    }
    try await start()
    choice.clock.advance(by: .seconds(601))
    await expectRefusal(.notAuthorized) { try await start() }
  }
}
