internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationProtection
internal import AuthenticationService
internal import AuthenticationSignIn
internal import Domain
import GatehouseStubs
internal import Logging
internal import Postgres
internal import PublicOperations
internal import TestSupport
import Testing

@Suite("A risky sign-in")
struct RiskySignInTests {
  private static let home = "192.0.2.10"
  private static let elsewhere = "198.51.100.20"

  @Test("THR-50: is an event, whose id its tokens name over all refreshes")
  func eventID() async throws {
    let protected = try await ProtectedStage("AUDIT")
    try await protected.addUser("ann")
    let result = try await protected.signIn("ann", from: Self.home).authenticationResult
    let event = try #require(try await protected.events("ann").first)
    #expect(event.eventResponse == "Pass")
    #expect(event.eventType == "SignIn")
    #expect(event.eventRisk?.riskDecision == "NoRisk")
    #expect(event.eventRisk?.riskLevel == nil)
    #expect(
      event.challengeResponses == [
        ChallengeResponseType(challengeName: "Password", challengeResponse: "Success")
      ]
    )
    #expect(event.eventContextData?.ipAddress == Self.home)
    #expect(event.eventContextData?.deviceName == "Chrome 126, Windows 10")
    let refreshed = try await protected.stage.refresh(result?.refreshToken)
    for token in [result?.accessToken, result?.idToken, refreshed?.accessToken] {
      let claims = try TokenPayload.decode(token)
      #expect(claims["event_id"] == .string(try #require(event.eventId)))
    }
  }

  @Test("THR-50: a wrong password is a failed event of a known user")
  func wrongPassword() async throws {
    let protected = try await ProtectedStage("AUDIT")
    try await protected.addUser("ann")
    await expectRefusal(.notAuthorized) {
      try await protected.signIn("ann", from: Self.home, password: "Wrong-1!")
    }
    let events = try await protected.events("ann")
    #expect(events.map(\.eventResponse) == ["Fail"])
    #expect(events.first?.challengeResponses?.first?.challengeResponse == "Failure")
  }

  @Test("THR-51: at most twenty failures of an hour are kept, however they come")
  func manyFailures() async throws {
    let protected = try await ProtectedStage()
    try await protected.configure(low: "BLOCK")
    try await protected.addUser("ann")
    try await protected.settle("ann", from: Self.home)
    // The right password: a name that is locked after wrong ones never comes to twenty.
    let intrude = { @Sendable in
      await expectRefusal(.riskySignIn) {
        try await protected.signIn("ann", from: Self.elsewhere, agent: ProtectedStage.otherAgent)
      }
    }
    let failures = {
      try await protected.events("ann").count { $0.eventResponse == "Fail" }
    }
    for _ in 0..<15 { await intrude() }
    #expect(try await failures() == 15)
    protected.clock.advance(by: .seconds(60))
    // What is written in one statement is counted as well.
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<15 { group.addTask { await intrude() } }
    }
    #expect(try await failures() == 20)
    // The successes before them are still there, and the next hour has twenty of its own.
    #expect(try await protected.events("ann").count { $0.eventResponse == "Pass" } == 4)
    protected.clock.advance(by: .seconds(3600))
    await intrude()
    #expect(try await failures() == 21)
  }

  @Test("THR-51: a locked name's guesses are judged no more, and leave no event")
  func lockedGuesses() async throws {
    let protected = try await ProtectedStage("AUDIT")
    try await protected.addUser("ann")
    var judged = 0
    for _ in 0..<25 {
      do throws(AuthenticationFailure) {
        try await protected.stage.guess("ann", protected.call(from: Self.home))
      } catch {
        if error == .incorrectPassword { judged += 1 }
      }
      protected.clock.advance(by: .seconds(60))
    }
    #expect((6..<20).contains(judged))
    #expect(try await protected.events("ann").count == judged)
  }

  @Test("THR-5: AUDIT scores and stores, and never acts")
  func audit() async throws {
    let protected = try await ProtectedStage("AUDIT")
    try await protected.configure(low: "BLOCK", medium: "BLOCK", high: "BLOCK")
    try await protected.addUser("ann")
    try await protected.settle("ann", from: Self.home)
    let answer = try await protected.signIn(
      "ann",
      from: Self.elsewhere,
      agent: ProtectedStage.otherAgent
    )
    #expect(answer.authenticationResult?.accessToken != nil)
    let event = try #require(try await protected.events("ann").first)
    #expect(event.eventRisk?.riskLevel == "Low")
    #expect(event.eventRisk?.riskDecision == "AccountTakeover")
    #expect(event.eventResponse == "Pass")
  }

  @Test("THR-5: OFF stores nothing, and its tokens have an id of their own")
  func off() async throws {
    let protected = try await ProtectedStage("OFF")
    try await protected.addUser("ann")
    #expect(try await protected.signIn("ann", from: Self.home).authenticationResult != nil)
    await protected.protection.flush()
    let count = try await protected.stage.harness.store.query(
      "SELECT count(*) AS count FROM authentication.auth_events"
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      try row.value("count", as: Int64.self)
    }
    #expect(count == [0])
  }

  @Test("THR-31: a blocked level ends after the right password, in Cognito's words")
  func block() async throws {
    let protected = try await ProtectedStage()
    try await protected.configure(low: "BLOCK")
    try await protected.addUser("ann")
    try await protected.settle("ann", from: Self.home)
    await expectRefusal(.riskySignIn) {
      try await protected.signIn(
        "ann",
        from: Self.elsewhere,
        agent: ProtectedStage.otherAgent
      )
    }
    let event = try #require(try await protected.events("ann").first)
    #expect(event.eventResponse == "Fail")
    #expect(event.eventRisk?.riskDecision == "Block")
    // Not counted as a wrong password, and the user's own place is not blocked.
    #expect(try await protected.signIn("ann", from: Self.home).authenticationResult != nil)
    await expectRefusal(.notAuthorized) {
      try await protected.signIn("ann", from: Self.elsewhere, password: "Wrong-1!")
    }
  }

  @Test("THR-31: a blocked sign-in may look like a wrong password, by the pool's tag")
  func blockedAsWrong() async throws {
    let protected = try await ProtectedStage(
      tags: ["gatehouse:risk-block-answer": "as-wrong-password"]
    )
    try await protected.configure(low: "BLOCK")
    try await protected.addUser("ann")
    try await protected.settle("ann", from: Self.home)
    await #expect(throws: AuthenticationFailure.incorrectPassword) {
      try await protected.signIn(
        "ann",
        from: Self.elsewhere,
        agent: ProtectedStage.otherAgent
      )
    }
  }

  @Test("THR-32: a user without a factor is let in where it is not required, and else blocked")
  func factors() async throws {
    for (action, isLetIn) in [("MFA_IF_CONFIGURED", true), ("MFA_REQUIRED", false)] {
      let protected = try await ProtectedStage(factors: true)
      try await protected.configure(low: action)
      try await protected.addUser("ann")
      try await protected.settle("ann", from: Self.home)
      let signIn = {
        try await protected.signIn(
          "ann",
          from: Self.elsewhere,
          agent: ProtectedStage.otherAgent
        )
      }
      if isLetIn {
        #expect(try await signIn().authenticationResult != nil)
      } else {
        await expectRefusal(.riskySignIn) { try await signIn() }
      }
    }
  }

  @Test("THR-30: a blocked range is refused before any name or password is looked at")
  func blockedRange() async throws {
    let protected = try await ProtectedStage()
    try await protected.configure(blocked: ["198.51.100.0/24"])
    try await protected.addUser("ann")
    await expectRefusal(.blockedAddress) { try await protected.signIn("ann", from: Self.elsewhere) }
    await expectRefusal(.blockedAddress) { try await protected.signIn("nil", from: Self.elsewhere) }
    await expectRefusal(.blockedAddress) {
      try await protected.stage.service.accounts.signUp(
        SignUpRequest(
          clientId: protected.stage.clientID,
          username: "ben",
          password: ProtectedStage.password
        ),
        call: protected.call(from: Self.elsewhere)
      )
    }
    await expectRefusal(.blockedAddress) {
      try await protected.stage.service.accounts.forgotPassword(
        ForgotPasswordRequest(clientId: protected.stage.clientID, username: "ann"),
        call: protected.call(from: Self.elsewhere)
      )
    }
    #expect(try await protected.signIn("ann", from: Self.home).authenticationResult != nil)
  }

  @Test("THR-15: an intruder's place is new for a day, and another's once the user says so")
  func intruder() async throws {
    let protected = try await ProtectedStage("AUDIT")
    try await protected.addUser("ann")
    try await protected.settle("ann", from: Self.home)
    let intrude = { @Sendable in
      try await protected.signIn("ann", from: Self.elsewhere, agent: ProtectedStage.otherAgent)
    }
    let level = { try await protected.events("ann").first?.eventRisk?.riskLevel }
    _ = try await intrude()
    #expect(try await level() == "Low")
    protected.clock.advance(by: .seconds(23 * 3600))
    _ = try await intrude()
    #expect(try await level() == "Low")
    protected.clock.advance(by: .seconds(2 * 3600))
    _ = try await intrude()
    #expect(try await level() == nil)
    let event = try #require(try await protected.events("ann").first?.eventId)
    _ = try await protected.protection.adminUpdateAuthEventFeedback(
      AdminUpdateAuthEventFeedbackRequest(
        userPoolId: protected.stage.poolID,
        username: "ann",
        eventId: event,
        feedbackValue: "Invalid"
      ),
      call: .recording(protected.stage.context)
    )
    protected.clock.advance(by: .seconds(1))
    _ = try await intrude()
    let events = try await protected.events("ann")
    // New again, and called another's: 15 + 10 + 40.
    #expect(events.first?.eventRisk?.riskLevel == "Medium")
    #expect(events.dropFirst().first?.eventFeedback?.feedbackValue == "Invalid")
    #expect(events.dropFirst().first?.eventFeedback?.provider == "Admin")
  }

  @Test("THR-52: events come in pages, newest first")
  func pages() async throws {
    let protected = try await ProtectedStage("AUDIT")
    try await protected.addUser("ann")
    for _ in 0..<7 {
      try await protected.signIn("ann", from: Self.home)
      protected.clock.advance(by: .seconds(1))
    }
    var dates: [Int64] = []
    var token: String?
    repeat {
      let page = try await protected.protection.adminListUserAuthEvents(
        AdminListUserAuthEventsRequest(
          userPoolId: protected.stage.poolID,
          username: "ann",
          maxResults: 3,
          nextToken: token
        ),
        call: .recording(protected.stage.context)
      )
      dates += (page.authEvents ?? []).compactMap(\.creationDateUnixMillis)
      token = page.nextToken
    } while token != nil
    #expect(dates.count == 7)
    #expect(dates == dates.sorted(by: >))
  }

  @Test("THR-10: an administrator's sign-in is from where it says that its user is")
  func administrators() async throws {
    let protected = try await ProtectedStage("AUDIT")
    try await protected.addUser("ann")
    for address in [Self.elsewhere, nil] {
      _ = try await protected.stage.service.signIn.adminInitiateAuth(
        AdminInitiateAuthRequest(
          userPoolId: protected.stage.poolID,
          clientId: protected.stage.clientID,
          authFlow: "ADMIN_USER_PASSWORD_AUTH",
          authParameters: ["USERNAME": "ann", "PASSWORD": ProtectedStage.password],
          contextData: address.map { ContextDataType(ipAddress: $0) }
        ),
        call: protected.call(from: Self.home)
      )
      protected.clock.advance(by: .seconds(1))
    }
    let told = try await protected.events("ann").map(\.eventContextData?.ipAddress)
    #expect(told == [nil, Self.elsewhere])
  }

  @Test("THR-60: is explained by the points that decided it")
  func explained() async throws {
    let protected = try await ProtectedStage("AUDIT")
    try await protected.configure(low: "BLOCK")
    try await protected.addUser("ann")
    try await protected.settle("ann", from: Self.home)
    try await protected.signIn("ann", from: Self.elsewhere, agent: ProtectedStage.otherAgent)
    let event = try #require(try await protected.events("ann").first)
    let reply = try await protected.operator().explainRisk(
      ExplainRiskRequest(userPoolId: protected.stage.poolID, eventId: event.eventId),
      context: protected.stage.context
    )
    #expect(reply.score == 25)
    #expect(reply.level == "Low")
    #expect(reply.action == "BLOCK")
    #expect(reply.reasons.compactMap(\.name).sorted() == ["new-device", "new-network"])
    let imagined = try await protected.operator().explainRisk(
      ExplainRiskRequest(
        userPoolId: protected.stage.poolID,
        username: "ann",
        ipAddress: Self.home,
        userAgent: ProtectedStage.agent
      ),
      context: protected.stage.context
    )
    #expect(imagined.score == 0)
  }

  @Test("THR-61: is decided again by another configuration")
  func replayed() async throws {
    let protected = try await ProtectedStage("AUDIT")
    try await protected.addUser("ann")
    try await protected.settle("ann", from: Self.home)
    try await protected.signIn("ann", from: Self.elsewhere, agent: ProtectedStage.otherAgent)
    let request = ReplayRiskRequest(
      userPoolId: protected.stage.poolID,
      days: 30,
      configuration: Array(
        #"""
        {"AccountTakeoverRiskConfiguration": {"Actions":
          {"LowAction": {"Notify": false, "EventAction": "BLOCK"}}}}
        """#.utf8
      )
    )
    let reply = try await protected.operator().replayRisk(
      request,
      context: protected.stage.context
    )
    #expect(reply.signIns == 5)
    #expect(reply.blockedUsers == 1)
    #expect(reply.deciding.compactMap(\.name) == ["new-device"])
    var lenient = request
    lenient.points = "low=30"
    let other = try await protected.operator().replayRisk(
      lenient,
      context: protected.stage.context
    )
    #expect(other.blockedUsers == 0)
  }
}

extension Stage {
  /// A wrong password.
  fileprivate func guess(_ name: String, _ call: Call) async throws(AuthenticationFailure) {
    _ = try await service.signIn.initiateAuth(
      InitiateAuthRequest(
        authFlow: "USER_PASSWORD_AUTH",
        authParameters: ["USERNAME": name, "PASSWORD": "Wrong-1!"],
        clientId: clientID
      ),
      call: call
    )
  }
}

extension ProtectedStage {
  func `operator`() -> RiskOperator {
    RiskOperator(
      protection,
      auditLog: AuditLog(
        database: stage.harness.store,
        clock: clock,
        random: SequenceRandomSource(seed: 77),
        logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
      ),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
      enforce: { _ in }
    )
  }
}
