internal import AuthenticationCore
import AuthenticationMessages
import GatehouseStubs
internal import Testing

@Suite("A disabled or deleted user")
struct DisabledUserTests {
  private static let disabled = AuthenticationFailure.notAuthorized("User is disabled.")
  private static let unknown = AuthenticationFailure.userNotFound("User does not exist.")

  @Test("loses every sign-in, and being enabled brings none of them back")
  func disabling() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann", attributes: ForgotPasswordTests.verified)
    let tokens = try await stage.tokens("ann")
    try await stage.disable("ann")
    #expect(try await stage.describeUser("ann").enabled == false)
    await #expect(throws: Self.disabled) { try await stage.signIn("ann") }
    await #expect(throws: Self.disabled) { try await stage.forgot("ann") }
    await #expect(throws: Self.disabled) { try await stage.reset("ann") }
    await expectRefusal(.notAuthorized) {
      try await stage.getUser(tokens.accessToken)
    }
    await expectRefusal(.notAuthorized) {
      try await stage.refresh(tokens.refreshToken)
    }
    try await stage.disable("ann")
    try await stage.enable("ann")
    try await stage.enable("ann")
    _ = try await stage.tokens("ann")
    await #expect(throws: AuthenticationFailure.notAuthorized("Access Token has been revoked")) {
      try await stage.getUser(tokens.accessToken)
    }
    await #expect(throws: AuthenticationFailure.notAuthorized("Refresh Token has been revoked")) {
      try await stage.refresh(tokens.refreshToken)
    }
  }

  @Test("cannot set a password by a code from before")
  func codeFromBefore() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann", attributes: ForgotPasswordTests.verified)
    try await stage.forgot("ann")
    let code = try await stage.newestCode("ann")
    try await stage.disable("ann")
    await #expect(throws: Self.disabled) { try await stage.recover("ann", code) }
    try await stage.enable("ann")
    try await stage.recover("ann", code)
  }

  @Test("is gone with everything, and another user of the name is another user")
  func deletion() async throws {
    let stage = try await SignInHarness().stage()
    let sub = try await stage.addUser("ann", attributes: ForgotPasswordTests.verified)
    try await stage.forgot("ann")
    let code = try await stage.newestCode("ann")
    let tokens = try await stage.tokens("ann")
    try await stage.deleteSelf(tokens.accessToken)
    await #expect(throws: Self.unknown) { try await stage.describeUser("ann") }
    await #expect(throws: Self.unknown) { try await stage.getUser(tokens.accessToken) }
    await #expect(throws: Self.unknown) { try await stage.deleteSelf(tokens.accessToken) }
    await expectRefusal(.notAuthorized) {
      try await stage.refresh(tokens.refreshToken)
    }
    let again = try await stage.addUser("ann", attributes: ForgotPasswordTests.verified)
    #expect(again != sub)
    await #expect(throws: AuthenticationFailure.expiredCode) {
      try await stage.recover("ann", code)
    }
  }
}
