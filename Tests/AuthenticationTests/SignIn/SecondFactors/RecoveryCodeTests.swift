internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
import GatehouseStubs
internal import Postgres
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("Recovery codes")
struct RecoveryCodeTests {
  static let tag = "gatehouse:recovery-codes"
  static let asking = ["gatehouse:recovery-codes": "new"]

  private func factors(_ value: String = "on") async throws -> FactorStage {
    let factors = try await FactorStage(
      "OPTIONAL",
      sms: true,
      token: true,
      email: true,
      pool: CreateUserPoolRequest(userPoolTags: [Self.tag: value])
    )
    try await factors.stage.addUser("ann", attributes: SentCodeTests.addresses)
    return factors
  }

  @Test("ten are shown with the sign-in that asks for them, and each stands in for a code once")
  func used() async throws {
    let factors = try await factors()
    let stage = factors.stage
    try await factors.prefer("ann", sms: (true, true))
    #expect(try await stage.recoveryCodesLeft("ann") == 0)
    let codes = try await factors.recoveryCodes("ann", by: "SMS_MFA")
    #expect(codes.count == 10 && Set(codes).count == 10)
    #expect(
      codes.allSatisfy { $0.wholeMatch(of: /[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}/) != nil }
    )
    let session = try await stage.signIn("ann").session
    let done = try await factors.answer("SMS_MFA", codes[0], session)
    let access = try #require(done.authenticationResult?.accessToken)
    #expect(done.challengeParameters?[Self.tag] == nil)
    #expect(try await stage.recoveryCodesLeft("ann") == 9)
    let own = try await stage.getUser(access).userAttributes ?? []
    #expect(own.contains { $0.name == "gatehouse:recovery_codes" && $0.value == "9" })
    // Terraform would delete it at every run.
    let managed = try await stage.describeUser("ann").userAttributes ?? []
    #expect(!managed.contains { $0.name == "gatehouse:recovery_codes" })

    let again = try await stage.signIn("ann").session
    await #expect(throws: FactorStage.wrongSent) {
      try await factors.answer("SMS_MFA", codes[0], again)
    }
    // As a user types it.
    let typed = " " + codes[1].uppercased().replacing("-", with: " ")
    #expect(try await factors.answer("SMS_MFA", typed, again).authenticationResult != nil)
    let stored = try await stage.harness.storedText()
    for code in codes {
      #expect(!stored.contains(code))
      #expect(!stored.contains(code.replacing("-", with: "")))
    }
  }

  @Test("a code stands in for every factor: authenticator, SMS, e-mail")
  func everyFactor() async throws {
    let factors = try await factors()
    let stage = factors.stage
    _ = try await factors.setUpToken("ann", preferred: false)
    try await factors.prefer("ann", sms: (true, false), email: (true, false))
    let codes = try await factors.recoveryCodes("ann", by: "EMAIL_OTP")
    for (index, challenge) in ["SOFTWARE_TOKEN_MFA", "SMS_MFA", "EMAIL_OTP"].enumerated() {
      let asked = try await stage.signIn("ann")
      let session = try await factors.choose(challenge, asked.session).session
      let done = try await factors.answer(challenge, codes[index], session)
      #expect(done.authenticationResult != nil)
    }
    #expect(try await stage.recoveryCodesLeft("ann") == 7)
  }

  @Test("new codes make the old ones void, and no code buys new ones")
  func madeAnew() async throws {
    let factors = try await factors()
    let stage = factors.stage
    try await factors.prefer("ann", email: (true, true))
    let old = try await factors.recoveryCodes("ann", by: "EMAIL_OTP")
    let session = try await stage.signIn("ann").session
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "A recovery code cannot be exchanged for new recovery codes."
      )
    ) {
      try await stage.respond(
        "EMAIL_OTP",
        ["USERNAME": "ann", "EMAIL_OTP_CODE": old[0]],
        session: session,
        metadata: Self.asking
      )
    }
    let fresh = try await factors.recoveryCodes("ann", by: "EMAIL_OTP")
    #expect(Set(fresh).isDisjoint(with: old))
    await #expect(throws: FactorStage.wrongSent) {
      try await factors.answer("EMAIL_OTP", old[1], session)
    }
    _ = try await factors.answer("EMAIL_OTP", fresh[0], session)
  }

  @Test("another user's and another pool's code is worth nothing")
  func foreign() async throws {
    let factors = try await factors()
    let stage = factors.stage
    try await stage.addUser("bob", attributes: ["email": "bob@example.com"])
    for name in ["ann", "bob"] { try await factors.prefer(name, email: (true, true)) }
    let codes = try await factors.recoveryCodes("ann", by: "EMAIL_OTP")
    let session = try await stage.signIn("bob").session
    await #expect(throws: FactorStage.wrongSent) {
      try await factors.answer("EMAIL_OTP", codes[0], session, name: "bob")
    }
    // Also where the row itself is put into another's place.
    _ = try await stage.harness.database.administrationPool().execute(
      """
      UPDATE authentication.users AS v SET recovery_code_hashes = a.recovery_code_hashes
      FROM authentication.users AS a
      WHERE v.user_pool_id = \(stage.poolID) AND v.username = 'bob'
        AND a.user_pool_id = \(stage.poolID) AND a.username = 'ann'
      """
    )
    await #expect(throws: FactorStage.wrongSent) {
      try await factors.answer("EMAIL_OTP", codes[0], session, name: "bob")
    }
  }

  @Test("brute force ends with the tries of every second factor, over all sessions and instances")
  func bruteForce() async throws {
    let factors = try await factors()
    let stage = factors.stage
    try await factors.prefer("ann", email: (true, true))
    let codes = try await factors.recoveryCodes("ann", by: "EMAIL_OTP")
    for index in 0..<10 {
      let session = try await stage.signIn("ann").session
      let twin = index.isMultiple(of: 2) ? stage.harness.twin : nil
      await #expect(throws: FactorStage.wrongSent) {
        try await factors.answer("EMAIL_OTP", "00000-0000\(index)", session, on: twin)
      }
    }
    let session = try await stage.signIn("ann").session
    await #expect(
      throws: AuthenticationFailure.notAuthorized(
        "Attempt limit exceeded, please try after some time."
      )
    ) { try await factors.answer("EMAIL_OTP", codes[0], session) }
    #expect(try await stage.recoveryCodesLeft("ann") == 10)
  }

  @Test("an administrator removes them")
  func removed() async throws {
    let factors = try await factors()
    let stage = factors.stage
    try await factors.prefer("ann", email: (true, true))
    let codes = try await factors.recoveryCodes("ann", by: "EMAIL_OTP")
    let session = try await stage.signIn("ann").session
    _ = try await stage.service.accounts.adminDeleteUserAttributes(
      AdminDeleteUserAttributesRequest(
        userPoolId: stage.poolID,
        username: "ann",
        userAttributeNames: ["gatehouse:recovery_codes"]
      ),
      call: .recording(stage.context)
    )
    #expect(try await stage.recoveryCodesLeft("ann") == 0)
    await #expect(throws: FactorStage.wrongSent) {
      try await factors.answer("EMAIL_OTP", codes[0], session)
    }
  }

  @Test("a call that is refused for another attribute removes none")
  func refusedRemoval() async throws {
    let factors = try await factors()
    let stage = factors.stage
    try await factors.prefer("ann", email: (true, true))
    _ = try await factors.recoveryCodes("ann", by: "EMAIL_OTP")
    await expectRefusal(.invalidParameter) {
      try await stage.service.accounts.adminDeleteUserAttributes(
        AdminDeleteUserAttributesRequest(
          userPoolId: stage.poolID,
          username: "ann",
          userAttributeNames: ["gatehouse:recovery_codes", "custom:nosuch"]
        ),
        call: .recording(stage.context)
      )
    }
    #expect(try await stage.recoveryCodesLeft("ann") == 10)
  }

  @Test("a set-up during a sign-in may ask for them too")
  func withSetUp() async throws {
    let factors = try await FactorStage(
      "ON",
      email: true,
      pool: CreateUserPoolRequest(userPoolTags: [Self.tag: "on"])
    )
    let stage = factors.stage
    try await stage.addUser("ann")
    let asked = try await stage.respond(
      "MFA_SETUP",
      ["USERNAME": "ann", "EMAIL": "ann@example.com"],
      session: try await stage.signIn("ann").session
    )
    let done = try await stage.respond(
      "EMAIL_OTP",
      ["USERNAME": "ann", "EMAIL_OTP_CODE": try await stage.code("ann")],
      session: asked.session,
      metadata: Self.asking
    )
    let codes = (done.challengeParameters?[Self.tag] ?? "").split(separator: " ")
    #expect(codes.count == 10)
    let session = try await stage.signIn("ann").session
    _ = try await factors.answer("EMAIL_OTP", String(codes[9]), session)
  }

  @Test("without the tag there are none: nothing is shown, made, taken or removed")
  func off() async throws {
    for value in ["off", nil] {
      let factors = try await FactorStage(
        "OPTIONAL",
        email: true,
        pool: CreateUserPoolRequest(userPoolTags: value.map { [Self.tag: $0] })
      )
      let stage = factors.stage
      try await stage.addUser("ann", attributes: SentCodeTests.addresses)
      try await factors.prefer("ann", email: (true, true))
      let asked = try await stage.signIn("ann")
      let done = try await stage.respond(
        "EMAIL_OTP",
        ["USERNAME": "ann", "EMAIL_OTP_CODE": try await stage.code("ann")],
        session: asked.session,
        metadata: Self.asking
      )
      #expect(done.authenticationResult != nil)
      #expect(done.challengeParameters?[Self.tag] == nil)
      #expect(try await stage.recoveryCodesLeft("ann") == 0)
      await #expect(
        throws: AuthenticationFailure.invalidParameter(
          "user.gatehouse:recovery_codes: Attribute does not exist in the schema.\n"
        )
      ) {
        try await stage.service.accounts.adminDeleteUserAttributes(
          AdminDeleteUserAttributesRequest(
            userPoolId: stage.poolID,
            username: "ann",
            userAttributeNames: ["gatehouse:recovery_codes"]
          ),
          call: .recording(stage.context)
        )
      }
    }
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "The tag gatehouse:recovery-codes must be off or on."
      )
    ) { _ = try await factors("yes") }
  }

  @Test("codes outlive the option's absence but do not count without it")
  func switchedOff() async throws {
    let factors = try await factors()
    let stage = factors.stage
    try await factors.prefer("ann", email: (true, true))
    let codes = try await factors.recoveryCodes("ann", by: "EMAIL_OTP")
    let arn = "arn:aws:cognito-idp:us-east-1:123456789012:userpool/\(stage.poolID)"
    let tag = { (value: String) async throws in
      _ = try await stage.service.pools.tagResource(
        TagResourceRequest(resourceArn: arn, tags: [Self.tag: value]),
        call: .recording(stage.context)
      )
    }
    try await tag("off")
    let session = try await stage.signIn("ann").session
    await #expect(throws: FactorStage.wrongSent) {
      try await factors.answer("EMAIL_OTP", codes[0], session)
    }
    try await tag("on")
    _ = try await factors.answer("EMAIL_OTP", codes[0], session)
  }
}

extension FactorStage {
  /// Signs in by the factor, one that sends codes, and asks for recovery codes.
  func recoveryCodes(_ name: String, by challenge: String) async throws -> [String] {
    // So that its message is the newest.
    clock.advance(by: .seconds(1))
    var asked = try await stage.signIn(name)
    var session = asked.session
    if asked.challengeName == "SELECT_MFA_TYPE" {
      session = try await choose(challenge, session).session
      asked.challengeName = challenge
    }
    #expect(asked.challengeName == challenge)
    let done = try await stage.respond(
      challenge,
      ["USERNAME": name, "\(challenge)_CODE": try await stage.code(name)],
      session: session,
      metadata: RecoveryCodeTests.asking
    )
    #expect(done.authenticationResult != nil)
    let text = done.challengeParameters?[RecoveryCodeTests.tag] ?? ""
    return text.split(separator: " ").map { String($0) }
  }
}

extension Stage {
  /// As the user's row has it.
  func recoveryCodesLeft(_ name: String) async throws -> Int64? {
    try await harness.database.administrationPool().first(
      """
      SELECT cardinality(recovery_code_hashes)::bigint AS count FROM authentication.users
      WHERE user_pool_id = \(poolID) AND username = \(name)
      """
    ) { (row: borrowing PostgresRow) throws(PostgresError) in try row.value("count") }
  }
}
