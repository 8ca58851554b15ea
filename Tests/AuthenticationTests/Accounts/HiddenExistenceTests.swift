internal import AuthenticationService
internal import Domain
internal import GatehouseMessages
internal import TestSupport
internal import Testing

@Suite("E.1.11 Whether there is such a user")
struct HiddenExistenceTests {
  private static let mailPool = CreateUserPoolRequest(autoVerifiedAttributes: ["email"])
  private static let unknown = AuthenticationFailure.userNotFound(
    "Username/client id combination not found."
  )

  @Test("is not told by a forgotten password: nobody is sent anything, and the answer is stable")
  func forgotPassword() async throws {
    let harness = try await SignInHarness()
    let stage = try await Stage.hiding(harness: harness)
    try await stage.addUser("ann", attributes: ForgotPasswordTests.verified)
    // Neither where nobody can be written to, nor where the state forbids it.
    try await stage.addUser("mute")
    try await stage.addUser("off", attributes: ForgotPasswordTests.verified)
    try await stage.disable("off")
    try await stage.addUser("new", attributes: ForgotPasswordTests.verified)
    try await stage.setPassword("new", "Temp0rary!", permanent: false)
    let before = try await stage.messageCount()
    for name in ["bob", "mute", "off", "new"] {
      let details = try await stage.forgot(name)
      let again = try await stage.forgot(name, on: harness.twin)
      #expect(details == again)
      #expect(details?.destination?.isEmpty == false)
      #expect(details?.deliveryMedium == "EMAIL" || details?.deliveryMedium == "SMS")
    }
    #expect(try await stage.messageCount() == before)
    try await stage.forgot("ann")
    #expect(try await stage.messageCount() == before + 1)
  }

  @Test("is not told by the answer to a code, whether one was asked for or not")
  func confirmForgotPassword() async throws {
    let stage = try await Stage.hiding(harness: SignInHarness())
    try await stage.addUser("ann", attributes: ForgotPasswordTests.verified)
    for name in ["ann", "bob"] {
      await #expect(throws: AuthenticationFailure.expiredCode) {
        try await stage.recover(name, "x")
      }
      try await stage.forgot(name)
      for _ in 0..<3 {
        await #expect(throws: AuthenticationFailure.codeMismatch) {
          try await stage.recover(name, "x")
        }
      }
      stage.harness.clock.advance(by: .seconds(3600))
      await #expect(throws: AuthenticationFailure.expiredCode) {
        try await stage.recover(name, "x")
      }
    }
  }

  @Test("is not told by a repeated sign-up code")
  func resend() async throws {
    let stage = try await Stage.hiding(Self.mailPool, harness: SignInHarness())
    _ = try await stage.signUp("ann", attributes: SignUpTests.mail)
    try await stage.addUser("eve", attributes: ForgotPasswordTests.verified)
    for name in ["ann", "bob", "eve"] {
      let details = try await stage.resend(name)
      #expect(details?.deliveryMedium == "EMAIL")
      #expect(details?.attributeName == "email")
      #expect(details?.destination?.count == 9)
      for _ in 0..<4 { _ = try await stage.resend(name) }
      await #expect(throws: AttemptLimitTests.exceeded) { try await stage.resend(name) }
    }
  }

  @Test("is told by the answer to a sign-up's code to nobody but who has the right one")
  func confirmSignUp() async throws {
    let stage = try await Stage.hiding(Self.mailPool, harness: SignInHarness())
    _ = try await stage.signUp("late", attributes: SignUpTests.mail)
    let late = try await stage.code("late")
    stage.harness.clock.advance(by: .seconds(86_400))
    for name in ["waiting", "done"] {
      _ = try await stage.signUp(name, attributes: SignUpTests.mail)
    }
    let right = try await stage.code("done")
    try await stage.confirm("done", right)
    try await stage.addUser("made", attributes: ForgotPasswordTests.verified)
    let confirmed = AuthenticationFailure.notAuthorized(
      "User cannot be confirmed. Current status is CONFIRMED"
    )
    await #expect(throws: confirmed) {
      try await stage.confirm("done", right)
    }
    await #expect(throws: AuthenticationFailure.expiredCode) {
      try await stage.confirm("late", late)
    }
    for hour in 0..<2 {
      stage.harness.clock.advance(by: .seconds(3600))
      for name in ["late", "waiting", "done", "made", "nobody"] {
        for _ in 0..<15 {
          await #expect(throws: AuthenticationFailure.codeMismatch, "\(name) in hour \(hour)") {
            try await stage.confirm(name, "x")
          }
        }
        await #expect(throws: AttemptLimitTests.exceeded) { try await stage.confirm(name, "x") }
      }
    }
  }

  @Test("is told where the client does not hide it")
  func legacy() async throws {
    let stage = try await SignInHarness().stage(Self.mailPool)
    await #expect(throws: Self.unknown) { try await stage.forgot("bob") }
    await #expect(throws: Self.unknown) { try await stage.recover("bob", "123456") }
    await #expect(throws: Self.unknown) { try await stage.resend("bob") }
    try await stage.addUser("ann", attributes: ForgotPasswordTests.verified)
    await #expect(throws: AuthenticationFailure.invalidParameter("User is already confirmed.")) {
      try await stage.resend("ann")
    }
  }

  @Test("cannot be measured: a thousand tries take as long for known as for unknown names")
  func timing() async throws {
    let stage = try await Stage.hiding(Self.mailPool, harness: SignInHarness())
    _ = try await stage.signUp("ann", attributes: SignUpTests.mail)
    try await stage.addUser("eve", attributes: ForgotPasswordTests.verified)
    // Warmed up, and in turns, so that what else the machine does falls on both.
    for step in [
      Step(known: "eve", unknown: "bob") { try await stage.forgot($0) },
      Step(known: "ann", unknown: "rob") { try await stage.resend($0) },
    ] {
      var times: [String: [Duration]] = [:]
      var answers: [String: Set<CodeDeliveryDetailsType>] = [:]
      for round in 0..<260 {
        for name in [step.known, step.unknown] {
          if round % 4 == 0 { stage.harness.clock.advance(by: .seconds(3601)) }
          let started = ContinuousClock.now
          let details = try await step.run(name)
          if round >= 10 { times[name, default: []].append(ContinuousClock.now - started) }
          if let details { answers[name, default: []].insert(details) }
        }
      }
      let known = Self.median(times[step.known])
      let unknown = Self.median(times[step.unknown])
      // Each of the two takes a transaction and some hashing; one that skipped it would be at
      // several times less.
      #expect(known < unknown * 2 && unknown < known * 2, "\(known) and \(unknown)")
      #expect(answers[step.known]?.count == 1)
      #expect(answers[step.unknown]?.count == 1)
    }
  }

  private struct Step {
    let known: String
    let unknown: String
    let run: (String) async throws -> CodeDeliveryDetailsType?
  }

  private static func median(_ times: [Duration]?) -> Duration {
    let sorted = (times ?? []).sorted()
    return sorted.isEmpty ? .zero : sorted[sorted.count / 2]
  }
}
