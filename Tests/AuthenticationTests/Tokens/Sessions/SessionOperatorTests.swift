internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationTokens
internal import Domain
internal import GatehouseMessages
import GatehouseStubs
internal import Logging
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing

@Suite("What the operator sees and does of sessions")
struct SessionOperatorTests {
  private func `operator`(_ stage: Stage) -> SessionOperator {
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    return SessionOperator(
      stage.service.tokens,
      auditLog: AuditLog(
        database: stage.harness.store,
        clock: stage.harness.clock,
        random: SequenceRandomSource(seed: 12),
        logger: logger
      ),
      logger: logger
    )
  }

  private func events(_ stage: Stage) async throws -> [AuditEvent] {
    try await AuditOperator(
      database: stage.harness.store,
      sealer: stage.harness.sealer,
      of: .userPools,
      clock: stage.harness.clock
    ).listAuditEvents(ListAuditEventsRequest(), context: stage.context).events
  }

  @Test("what is ended and switched is an event of the operator each, refusals too")
  func audited() async throws {
    let stage = try await SignInSwitchTests.stage()
    _ = try await stage.tokens("ann")
    let named = ShowUserSessionsRequest(userPoolId: stage.poolID, username: "ann")
    let id = try #require(
      try await `operator`(stage).showUserSessions(named, context: stage.context).sessions.first?
        .sessionId
    )
    let one = EndUserSessionRequest(userPoolId: stage.poolID, username: "ann", sessionId: id)
    _ = try await `operator`(stage).endUserSession(one, context: stage.context)
    await expectRefusal(.resourceNotFound) {
      _ = try await `operator`(stage).endUserSession(one, context: stage.context)
    }
    _ = try await `operator`(stage).endUserSession(
      EndUserSessionRequest(userPoolId: stage.poolID, username: "ann"),
      context: stage.context
    )
    _ = try await `operator`(stage).setSignInSwitch(
      SetSignInSwitchRequest(userPoolId: stage.poolID, username: "ann", value: "stopped"),
      context: stage.context
    )
    await expectRefusal(.userNotFound) {
      _ = try await `operator`(stage).setSignInSwitch(
        SetSignInSwitchRequest(userPoolId: stage.poolID, username: "bob", value: "stopped"),
        context: stage.context
      )
    }
    let events = try await events(stage)
    #expect(events.allSatisfy { $0.actor == "operator" && $0.userPoolId == stage.poolID })
    #expect(events.prefix(4).allSatisfy { $0.username == "ann" && $0.sub != nil })
    #expect(
      events.map(\.operation) == [
        "EndUserSession", "EndUserSession", "EndUserSession", "SetSignInSwitch", "SetSignInSwitch",
      ]
    )
    #expect(
      events.map(\.outcome) == [
        "Success", "ResourceNotFoundException", "Success", "Success", "UserNotFoundException",
      ]
    )
    #expect(
      events.map(\.rule) == [
        "session \(id) is ended", nil, "all sessions are ended",
        "the switch of sign-ins is set to stopped", nil,
      ]
    )
  }

  private func explain(
    _ stage: Stage,
    signedIn: Int64,
    lastRefresh: Int64? = nil,
    user: String? = nil
  ) async throws -> ExplainRefreshResponse {
    try await `operator`(stage).explainRefresh(
      ExplainRefreshRequest(
        userPoolId: stage.poolID,
        clientId: stage.clientID,
        username: user,
        signedInSeconds: signedIn * 86_400,
        lastRefreshSeconds: lastRefresh.map { $0 * 86_400 }
      ),
      context: stage.context
    )
  }

  @Test("lists sessions and ends one or all, tracked or not")
  func sessions() async throws {
    let stage = try await SessionLifetimeTests.stage([:])
    let (first, second) = (try await stage.tokens("ann"), try await stage.tokens("ann"))
    let named = ShowUserSessionsRequest(userPoolId: stage.poolID, username: "ann")
    let shown = try await `operator`(stage).showUserSessions(named, context: stage.context)
    #expect(shown.sessions.count == 2)
    #expect(shown.sessions.allSatisfy { $0.clientId == stage.clientID })
    let id = try #require(shown.sessions.first?.sessionId)
    _ = try await `operator`(stage).endUserSession(
      EndUserSessionRequest(userPoolId: stage.poolID, username: "ann", sessionId: id),
      context: stage.context
    )
    #expect(
      try await `operator`(stage).showUserSessions(named, context: stage.context).sessions.count
        == 1
    )
    await expectRefusal(.resourceNotFound) {
      _ = try await `operator`(stage).endUserSession(
        EndUserSessionRequest(userPoolId: stage.poolID, username: "ann", sessionId: id),
        context: stage.context
      )
    }
    _ = try await `operator`(stage).endUserSession(
      EndUserSessionRequest(userPoolId: stage.poolID, username: "ann"),
      context: stage.context
    )
    for tokens in [first, second] {
      await #expect(throws: SignInSwitchTests.revoked) {
        try await stage.refresh(tokens.refreshToken)
      }
    }
  }

  @Test("stops and allows sign-ins where the pool offers the switch")
  func stop() async throws {
    let stage = try await SignInSwitchTests.stage()
    let tokens = try await stage.tokens("ann")
    for (value, isStopped) in [("stopped-at-expiry", true), ("allowed", false), ("stopped", true)] {
      _ = try await `operator`(stage).setSignInSwitch(
        SetSignInSwitchRequest(userPoolId: stage.poolID, username: "ann", value: value),
        context: stage.context
      )
      if isStopped {
        await #expect(throws: SignInSwitchTests.revoked) {
          try await stage.refresh(tokens.refreshToken)
        }
      } else {
        #expect(try await stage.refresh(tokens.refreshToken) != nil)
      }
    }
    let other = try await SessionLifetimeTests.stage([:])
    await expectRefusal(.invalidParameter) {
      _ = try await `operator`(other).setSignInSwitch(
        SetSignInSwitchRequest(userPoolId: other.poolID, username: "ann", value: "stopped"),
        context: other.context
      )
    }
  }

  @Test("SES-35: explains each check in the order of a refresh, and by which tag")
  func explained() async throws {
    let stage = try await SessionLifetimeTests.stage(["session-idle": "14d"])
    let alive = try await explain(stage, signedIn: 40, lastRefresh: 13)
    #expect(alive.refusal == nil)
    #expect(
      alive.checks.map(\.name) == [
        "client", "token", "revocation", "idle", "absolute", "user", "sign-in-switch", "device",
      ]
    )
    let idle = try #require(alive.checks.first { $0.name == "idle" })
    #expect(idle.verdict == "passes")
    #expect(idle.reason == "14d after the last refresh, by gatehouse:session-idle")
    let dead = try await explain(stage, signedIn: 40, lastRefresh: 15)
    #expect(dead.refusal == "Refresh Token has expired")
    #expect(dead.checks.first { $0.name == "idle" }?.verdict == "refuses")
    let old = try await explain(stage, signedIn: 366, lastRefresh: 1)
    #expect(old.checks.first { $0.name == "idle" }?.verdict == "passes")
    let absolute = try #require(old.checks.first { $0.name == "absolute" })
    #expect(absolute.verdict == "refuses")
    #expect(
      absolute.reason
        == "chain past its absolute limit; 365d after the sign-in, the usual limit"
    )
    await #expect(
      throws: AuthenticationFailure.invalidParameter("The last refresh is before the sign-in.")
    ) { try await explain(stage, signedIn: 1, lastRefresh: 2) }
    #expect(try await explain(stage, signedIn: 1, user: "ann").refusal == nil)
    try await stage.harness.disable("ann", in: stage.poolID)
    #expect(try await explain(stage, signedIn: 1, user: "ann").refusal == "User is disabled.")
  }

  @Test("what is explained is what a refresh is told", arguments: [12, 13, 14, 15, 29, 31])
  func agrees(_ days: Int64) async throws {
    for tags in [[:], ["session-idle": "14d"], ["session-absolute": "13d"]] {
      let stage = try await SessionLifetimeTests.stage(tags)
      let token = try await stage.tokens("ann").refreshToken
      stage.harness.clock.advance(by: .seconds(days * 86_400))
      let explained = try await explain(stage, signedIn: days, user: "ann").refusal
      do {
        _ = try await stage.refresh(token)
        #expect(explained == nil)
      } catch {
        #expect((error as? AuthenticationFailure)?.status.message == explained)
      }
    }
  }
}
