internal import AuthenticationCore
internal import AuthenticationMessages
internal import TestSupport
internal import Testing

@Suite("The same right code several times in one moment")
struct RepeatedConfirmationTests {
  /// As many as the tries of a code allow for, counted twice.
  private static let times = 6

  private static func failures(
    _ run: @escaping @Sendable (Int) async throws -> Void
  ) async -> [AuthenticationFailure?] {
    await withTaskGroup(of: AuthenticationFailure?.self) { group in
      for number in 0..<times {
        group.addTask {
          do {
            try await run(number)
            return nil
          } catch {
            return error as? AuthenticationFailure ?? .internalFault("\(error)")
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  @Test("confirms a sign-up once, and tells the others that it is confirmed", arguments: 0..<3)
  func signUp(_ round: Int) async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(autoVerifiedAttributes: ["email"])
    )
    _ = try await stage.signUp("ann", attributes: SignUpTests.mail)
    let code = try await stage.code("ann")
    let failures = await Self.failures { _ in try await stage.confirm("ann", code) }
    let confirmed = AuthenticationFailure.notAuthorized(
      "User cannot be confirmed. Current status is CONFIRMED"
    )
    #expect(failures.filter { $0 == nil }.count == 1)
    #expect(failures.filter { $0 == confirmed }.count == Self.times - 1, "\(failures)")
  }

  @Test("sets a password once, and tells the others that the code is no more", arguments: 0..<3)
  func password(_ round: Int) async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann", attributes: ForgotPasswordTests.verified)
    try await stage.forgot("ann")
    let code = try await stage.newestCode("ann")
    let failures = await Self.failures { try await stage.recover("ann", code, "N3w!Password\($0)") }
    #expect(failures.filter { $0 == nil }.count == 1)
    let others = failures.compactMap { $0 }
    #expect(others.allSatisfy { $0 == .expiredCode || $0 == .codeMismatch }, "\(others)")
    try await stage.forgot("ann")
    await #expect(throws: AuthenticationFailure.codeMismatch) {
      try await stage.recover("ann", code)
    }
  }
}
