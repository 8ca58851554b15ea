internal import AuthenticationCore
internal import AuthenticationMessages
internal import TestSupport
internal import Testing

@Suite("A forgotten password")
struct ForgotPasswordTests {
  static let verified = ["email": "ann@example.com", "email_verified": "true"]
  static let noChannel = AuthenticationFailure.invalidParameter(
    """
    Cannot reset password for the user as there is no registered/verified email or phone_number
    """
  )
  static let cannotBeReset = AuthenticationFailure.notAuthorized(
    "User password cannot be reset in the current state."
  )

  @Test("is replaced by a code, which ends every sign-in of before (SES-12)")
  func wholeWay() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann", attributes: Self.verified)
    let before = try await stage.tokens("ann")
    let details = try await stage.forgot("ann")
    #expect(
      details
        == CodeDeliveryDetailsType(
          destination: "a***@e***",
          deliveryMedium: "EMAIL",
          attributeName: "email"
        )
    )
    // The old password counts until there is another.
    _ = try await stage.tokens("ann")
    let code = try await stage.newestCode("ann")
    try await stage.recover("ann", code)
    await #expect(throws: SRPSignInTests.incorrect) { try await stage.signIn("ann") }
    _ = try await stage.tokens("ann", "N3w!Password")
    _ = try await SRPExchange(stage, "ann").finish("N3w!Password")
    await #expect(throws: AuthenticationFailure.notAuthorized("Access Token has been revoked")) {
      try await stage.getUser(before.accessToken)
    }
    await #expect(throws: AuthenticationFailure.notAuthorized("Refresh Token has been revoked")) {
      try await stage.refresh(before.refreshToken)
    }
    await #expect(throws: AuthenticationFailure.expiredCode) {
      try await stage.recover("ann", code)
    }
  }

  @Test("only the newest code counts, for an hour, and only if the new password conforms")
  func codes() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann", attributes: Self.verified)
    try await stage.forgot("ann")
    let old = try await stage.newestCode("ann")
    try await stage.forgot("ann")
    let new = try await stage.newestCode("ann")
    if old != new {
      await #expect(throws: AuthenticationFailure.codeMismatch) {
        try await stage.recover("ann", old)
      }
    }
    await #expect(
      throws: AuthenticationFailure.invalidPassword(
        "Password did not conform with policy: Password not long enough"
      )
    ) { try await stage.recover("ann", new, "short") }
    stage.harness.clock.advance(by: .seconds(3600))
    await #expect(throws: AuthenticationFailure.expiredCode) {
      try await stage.recover("ann", new)
    }
    try await stage.forgot("ann")
    try await stage.recover("ann", try await stage.newestCode("ann"))
  }

  @Test("a code that was sent to an address no longer the user's is worth nothing")
  func movedAddress() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann", attributes: Self.verified)
    try await stage.forgot("ann")
    let code = try await stage.newestCode("ann")
    try await stage.adminUpdate("ann", ["email": "new@example.com", "email_verified": "true"])
    await #expect(throws: AuthenticationFailure.expiredCode) {
      try await stage.recover("ann", code)
    }
  }

  @Test("a code is worth nothing once its address is not verified any longer")
  func unverifiedAddress() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann", attributes: Self.verified)
    try await stage.forgot("ann")
    let code = try await stage.newestCode("ann")
    try await stage.adminUpdate("ann", ["email_verified": "false"])
    await #expect(throws: AuthenticationFailure.codeMismatch) {
      try await stage.recover("ann", code)
    }
    _ = try await stage.tokens("ann")
  }

  @Test("of many answers with one code exactly one sets the password")
  func concurrent() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann", attributes: Self.verified)
    try await stage.forgot("ann")
    let code = try await stage.newestCode("ann")
    let winners = await withTaskGroup(of: String?.self) { group in
      for number in 0..<8 {
        group.addTask {
          let password = "N3w!Password\(number)"
          do {
            try await stage.recover("ann", code, password)
            return password
          } catch {
            return nil
          }
        }
      }
      return await group.reduce(into: [String]()) { if let won = $1 { $0.append(won) } }
    }
    #expect(winners.count == 1)
    _ = try await stage.tokens("ann", winners.first ?? "")
  }

  @Test(
    "goes to the verified address that the pool prefers",
    arguments: [
      (["verified_email", "verified_phone_number"], true, true, "email"),
      (["verified_phone_number", "verified_email"], true, true, "phone_number"),
      (["verified_phone_number", "verified_email"], true, false, "email"),
      (["verified_email", "verified_phone_number"], false, true, "phone_number"),
      (["verified_phone_number"], true, false, nil),
      (["verified_email"], false, false, nil),
    ] as [([String], Bool, Bool, String?)]
  )
  func channel(
    _ mechanisms: [String],
    _ hasEmail: Bool,
    _ hasPhone: Bool,
    _ expected: String?
  ) async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(
        accountRecoverySetting: AccountRecoverySettingType(
          recoveryMechanisms: mechanisms.enumerated().map {
            RecoveryOptionType(priority: Int32($0.offset + 1), name: $0.element)
          }
        )
      )
    )
    try await stage.addUser(
      "ann",
      attributes: [
        "email": "ann@example.com", "email_verified": "\(hasEmail)",
        "phone_number": "+15551234567", "phone_number_verified": "\(hasPhone)",
      ]
    )
    guard let expected else {
      await #expect(throws: Self.noChannel) { try await stage.forgot("ann") }
      await #expect(throws: Self.noChannel) { try await stage.reset("ann") }
      return
    }
    #expect(try await stage.forgot("ann")?.attributeName == expected)
  }

  @Test("is the administrator's business where the pool says so")
  func administratorOnly() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(
        accountRecoverySetting: AccountRecoverySettingType(
          recoveryMechanisms: [RecoveryOptionType(priority: 1, name: "admin_only")]
        )
      )
    )
    try await stage.addUser("ann", attributes: Self.verified)
    await #expect(
      throws: AuthenticationFailure.notAuthorized("Contact administrator to reset password.")
    ) { try await stage.forgot("ann") }
  }

  @Test("may not become one the user had, and the code is good for another try")
  func history() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(
        policies: UserPoolPolicyType(
          passwordPolicy: PasswordPolicyType(minimumLength: 8, passwordHistorySize: 2)
        )
      )
    )
    try await stage.addUser("ann", password: "password-1", attributes: Self.verified)
    try await stage.forgot("ann")
    let code = try await stage.newestCode("ann")
    await #expect(
      throws: AuthenticationFailure.passwordHistory("Password has previously been used.")
    ) { try await stage.recover("ann", code, "password-1") }
    try await stage.recover("ann", code, "password-2")
  }

  @Test("by an administrator's reset no longer counts, and a code sets another")
  func administratorsReset() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann", attributes: Self.verified)
    try await stage.reset("ann")
    #expect(try await stage.describeUser("ann").userStatus == "RESET_REQUIRED")
    await #expect(throws: AuthenticationFailure.passwordResetRequired) {
      try await stage.signIn("ann")
    }
    await #expect(throws: AuthenticationFailure.passwordResetRequired) {
      try await SRPExchange(stage, "ann").finish()
    }
    try await stage.recover("ann", try await stage.newestCode("ann"))
    #expect(try await stage.describeUser("ann").userStatus == "CONFIRMED")
    _ = try await stage.tokens("ann", "N3w!Password")
  }

  @Test("is unlocked by its recovery")
  func unlocks() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann", attributes: Self.verified)
    for _ in 0..<5 {
      await #expect(throws: SRPSignInTests.incorrect) { try await stage.signIn("ann", "Wr0ng!x") }
    }
    await #expect(throws: AuthenticationFailure.notAuthorized("Password attempts exceeded")) {
      try await stage.signIn("ann")
    }
    try await stage.forgot("ann")
    try await stage.recover("ann", try await stage.newestCode("ann"))
    _ = try await stage.tokens("ann", "N3w!Password")
  }
}
