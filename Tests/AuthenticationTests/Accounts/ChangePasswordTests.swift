internal import AuthenticationCore
internal import AuthenticationMessages
internal import TestSupport
internal import Testing

@Suite("A user's own change of the password")
struct ChangePasswordTests {
  @Test("needs the present one, and leaves every sign-in as it is")
  func change() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let tokens = try await stage.tokens("ann")
    await #expect(throws: SRPSignInTests.incorrect) {
      try await stage.change(tokens.accessToken, from: "Wr0ng!pass", to: "N3w!Password")
    }
    await #expect(throws: SRPSignInTests.incorrect) {
      try await stage.change(tokens.accessToken, from: nil, to: "N3w!Password")
    }
    await #expect(
      throws: AuthenticationFailure.invalidPassword(
        "Password did not conform with policy: Password must have symbol characters"
      )
    ) {
      try await stage.change(tokens.accessToken, from: SignInHarness.password, to: "Passw0rd1")
    }
    try await stage.change(tokens.accessToken, from: SignInHarness.password, to: "N3w!Password")
    _ = try await stage.getUser(tokens.accessToken)
    #expect(try await stage.refresh(tokens.refreshToken) != nil)
    await #expect(throws: SRPSignInTests.incorrect) { try await stage.signIn("ann") }
    _ = try await SRPExchange(stage, "ann").finish("N3w!Password")
  }

  @Test("of several at once from one password exactly one succeeds")
  func concurrent() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let token = try await stage.tokens("ann").accessToken
    let winners = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<5 {
        group.addTask {
          do {
            try await stage.change(token, from: SignInHarness.password, to: "N3w!Pass\(number)")
            return true
          } catch {
            return false
          }
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(winners == 1)
  }

  @Test("does not take one that the user had")
  func history() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(
        policies: UserPoolPolicyType(
          passwordPolicy: PasswordPolicyType(minimumLength: 8, passwordHistorySize: 1)
        )
      )
    )
    try await stage.addUser("ann", password: "password-1")
    let token = try await stage.tokens("ann", "password-1").accessToken
    await #expect(
      throws: AuthenticationFailure.passwordHistory("Password has previously been used.")
    ) { try await stage.change(token, from: "password-1", to: "password-1") }
    try await stage.change(token, from: "password-1", to: "password-2")
  }
}
