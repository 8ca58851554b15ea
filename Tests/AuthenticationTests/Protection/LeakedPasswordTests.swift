internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
import GatehouseStubs
import Testing

@Suite("A leaked password")
struct LeakedPasswordTests {
  /// On the embedded list, and within the usual policy.
  private static let leaked = "P@ssw0rd2026!"

  @Test("THR-6, THR-40, THR-41: is not set where the pool blocks it, in Cognito's words")
  func setting() async throws {
    let protected = try await ProtectedStage()
    let stage = protected.stage
    await expectRefusal(.leakedPassword) { try await stage.signUp("ben", password: Self.leaked) }
    await expectRefusal(.leakedPassword) { try await stage.addUser("ann", password: Self.leaked) }
    #expect(AuthenticationFailure.leakedPassword.reason == .leakedPassword)
    _ = try await stage.signUp("ben", password: ProtectedStage.password)
  }

  @Test("THR-41: is only recorded by AUDIT and NO_ACTION")
  func recorded() async throws {
    for (mode, action) in [("AUDIT", "BLOCK"), ("ENFORCED", "NO_ACTION")] {
      let protected = try await ProtectedStage(mode)
      try await protected.configure(leaked: action)
      _ = try await protected.stage.signUp("ben", password: Self.leaked)
      let event = try #require(try await protected.events("ben").first)
      #expect(event.eventType == "SignUp")
      #expect(event.eventRisk?.compromisedCredentialsDetected == true)
    }
  }

  @Test("THR-40, THR-41: that signs in has to be reset first, and is looked at once it is right")
  func signingIn() async throws {
    let protected = try await ProtectedStage("AUDIT")
    let stage = protected.stage
    try await stage.addUser("ann", password: Self.leaked)
    _ = try await stage.service.pools.updateUserPool(
      UpdateUserPoolRequest(
        userPoolId: stage.poolID,
        userPoolAddOns: UserPoolAddOnsType(advancedSecurityMode: "ENFORCED"),
        userPoolTier: "PLUS"
      ),
      call: .recording(stage.context)
    )
    try await protected.configure(leaked: "BLOCK")
    await #expect(throws: AuthenticationFailure.incorrectPassword) {
      try await stage.signIn("ann", "P@ssw0rd2025!")
    }
    await expectRefusal(.leakedPasswordReset) { try await stage.signIn("ann", Self.leaked) }
    #expect(try await stage.describeUser("ann").userStatus == "RESET_REQUIRED")
    await expectRefusal(.passwordResetRequired) { try await stage.signIn("ann", Self.leaked) }
  }
}
