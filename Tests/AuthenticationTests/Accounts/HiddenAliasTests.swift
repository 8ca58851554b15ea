internal import AuthenticationCore
internal import AuthenticationMessages
internal import TestSupport
internal import Testing

@Suite("E.1.11 That two names are one user's")
struct HiddenAliasTests {
  private static let pool = CreateUserPoolRequest(
    autoVerifiedAttributes: ["email"],
    aliasAttributes: ["email", "preferred_username"]
  )
  /// A username, an address and a preferred_username: one user's, and no user's.
  private static let known = ["carl", "carl@corp.test", "carlos"]
  private static let unknown = ["card", "card@corp.test", "cardos"]

  private func stage(hiding: Bool = true) async throws -> Stage {
    let harness = try await SignInHarness()
    let stage =
      hiding
      ? try await Stage.hiding(Self.pool, harness: harness) : try await harness.stage(Self.pool)
    try await stage.addUser(
      Self.known[0],
      attributes: [
        "email": Self.known[1], "email_verified": "true", "preferred_username": Self.known[2],
      ]
    )
    return stage
  }

  /// What is asked, and by which of the names.
  private typealias Ask = (run: @Sendable (Stage, String) async throws -> Void, name: Int)

  private static let forgot = { @Sendable (stage: Stage, name: String) async throws -> Void in
    _ = try await stage.forgot(name)
  }
  private static let recover = { @Sendable (stage: Stage, name: String) async throws -> Void in
    try await stage.recover(name, "x")
  }
  private static let resend = { @Sendable (stage: Stage, name: String) async throws -> Void in
    _ = try await stage.resend(name)
  }
  private static let confirm = { @Sendable (stage: Stage, name: String) async throws -> Void in
    try await stage.confirm(name, "x")
  }
  private static let anHour = { @Sendable (stage: Stage, _: String) async throws -> Void in
    stage.harness.clock.advance(by: .seconds(3600))
  }

  private func answers(
    _ stage: Stage,
    to asks: [Ask],
    by names: [String]
  ) async throws -> [AuthenticationFailure?] {
    var answers: [AuthenticationFailure?] = []
    for ask in asks {
      do {
        try await ask.run(stage, names[ask.name])
        answers.append(nil)
      } catch let failure as AuthenticationFailure {
        answers.append(failure)
      }
    }
    return answers
  }

  @Test("is not told by attempts or codes: a name is answered by what was asked by it alone")
  func answers() async throws {
    let stage = try await stage()
    let quota = [0, 0, 0, 0, 0, 1, 2, 0, 1, 1, 1, 1, 1, 2]
    var asks: [Ask] = quota.map { (Self.forgot, $0) }
    asks.append((Self.anHour, 0))
    // No code was asked for; by the username; by the address too.
    asks += [0, 1, 2].map { (Self.recover, $0) } + [(Self.forgot, 0)]
    asks += [0, 1, 2].map { (Self.recover, $0) } + [(Self.forgot, 1)]
    asks += [1, 2].map { (Self.recover, $0) }
    asks += Array(repeating: (Self.recover, 0), count: 12) + [(Self.recover, 1)]
    asks.append((Self.anHour, 0))
    asks += quota.map { (Self.resend, $0) }
    asks += Array(repeating: (Self.confirm, 1), count: 16) + [0, 2].map { (Self.confirm, $0) }
    // Names of no user first: a user's answers must look like theirs.
    let expected = try await answers(stage, to: asks, by: Self.unknown)
    #expect(expected.contains(AttemptLimitTests.exceeded))
    #expect(expected.contains(.codeMismatch) && expected.contains(.expiredCode))
    #expect(try await answers(stage, to: asks, by: Self.known) == expected)
  }

  @Test("sends no more codes by several names than by one, and leaves the newest one good")
  func messages() async throws {
    let stage = try await stage()
    let before = try await stage.messageCount()
    for _ in 0..<5 {
      for name in Self.known { try await stage.forgot(name) }
    }
    #expect(try await stage.messageCount() == before + 5)
    try await stage.recover("carl", try await stage.newestCode("carl"))
    _ = try await stage.tokens("carl@corp.test", "N3w!Password")
  }

  @Test(
    "allows no more guesses at a code by several names than by one: the right one is then wrong"
  )
  func guesses() async throws {
    let stage = try await stage()
    try await stage.forgot("carl")
    let code = try await stage.newestCode("carl")
    for _ in 0..<10 {
      await #expect(throws: AuthenticationFailure.codeMismatch) {
        try await stage.recover("carl", "x")
      }
    }
    try await stage.forgot("carlos")
    let newest = try await stage.newestCode("carl")
    for code in [code, newest] {
      await #expect(throws: AuthenticationFailure.codeMismatch) {
        try await stage.recover("carlos", code)
      }
    }
    // Nor is it spoilt for when the hour is over.
    for (name, told) in [
      ("carlos", AuthenticationFailure.codeMismatch), ("carl@corp.test", .expiredCode),
    ] {
      for _ in 0..<8 {
        await #expect(throws: told) { try await stage.recover(name, "x") }
      }
    }
    stage.harness.clock.advance(by: .seconds(3571))
    try await stage.recover("carl", newest)
  }

  @Test("is told where existence is not hidden: one quota for all names")
  func legacy() async throws {
    let stage = try await stage(hiding: false)
    for name in Self.known + Self.known.prefix(2) { try await stage.forgot(name) }
    for name in Self.known {
      await #expect(throws: AttemptLimitTests.exceeded) { try await stage.forgot(name) }
    }
  }
}
