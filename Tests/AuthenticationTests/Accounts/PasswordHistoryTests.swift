internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import PublicOperations
internal import Testing

@Suite("A pool that remembers passwords")
struct PasswordHistoryTests {
  @Test("THR-45: refuses the present one and the last ones, and forgets older ones")
  func history() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(
        policies: UserPoolPolicyType(
          passwordPolicy: PasswordPolicyType(minimumLength: 8, passwordHistorySize: 2)
        )
      )
    )
    func set(_ password: String) async throws {
      _ = try await stage.service.accounts.adminSetUserPassword(
        AdminSetUserPasswordRequest(
          userPoolId: stage.poolID,
          username: "ann",
          password: password,
          permanent: true
        ),
        call: .recording(stage.context)
      )
    }
    let used = AuthenticationFailure.passwordHistory("Password has previously been used.")
    _ = try await stage.signUp("ann", password: "password-1")
    await #expect(throws: used) { try await set("password-1") }
    try await set("password-2")
    await #expect(throws: used) { try await set("password-1") }
    try await set("password-3")
    await #expect(throws: used) { try await set("password-2") }
    try await set("password-1")
    #expect(try await stage.signIn("ann", "password-1").authenticationResult != nil)
  }
}
