internal import Domain
internal import GatehouseMessages
internal import Logging
internal import TestSupport
internal import Testing

@testable internal import AuthenticationCore
@testable internal import AuthenticationInteraction

@Suite("gatehousectl interaction")
struct InteractionOperatorTests {
  private func make() async throws -> (WaitingStage, InteractionOperator) {
    let stage = try await WaitingStage.make()
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    return (stage, InteractionOperator(stage.interaction, logger: logger))
  }

  @Test("lists the sessions of a user or of the pool, the newest first")
  func list() async throws {
    let (stage, control) = try await make()
    try await stage.stage.addUser("bob")
    let bobs = try await stage.start(user: "bob").session
    stage.clock.advance(by: .seconds(1))
    let anns = try await stage.approved().session
    let all = try await control.listInteractionSessions(
      ListInteractionSessionsRequest(userPoolId: stage.stage.poolID),
      context: stage.stage.context
    ).sessions
    #expect(all.map(\.sessionId) == [anns.id, bobs.id])
    #expect(all.map(\.state) == ["APPROVED", "CREATED"])
    let own = try await control.listInteractionSessions(
      ListInteractionSessionsRequest(userPoolId: stage.stage.poolID, username: "ann"),
      context: stage.stage.context
    ).sessions
    #expect(own.map(\.sessionId) == [anns.id] && own[0].username == "ann")
  }

  @Test("shows a session of the pool alone, with its decision")
  func show() async throws {
    let (stage, control) = try await make()
    let started = try await stage.start()
    try await stage.move(started.session, to: .declined) { $0.decision = "signed" }
    let shown = try await control.showInteractionSession(
      ShowInteractionSessionRequest(
        userPoolId: stage.stage.poolID,
        sessionId: started.session.id
      ),
      context: stage.stage.context
    )
    #expect(shown.decision == "signed" && shown.session?.state == "DECLINED")
    let other = try await stage.stage.harness.makePool()
    await #expect(throws: AuthenticationFailure.resourceNotFound("The session does not exist.")) {
      try await control.showInteractionSession(
        ShowInteractionSessionRequest(userPoolId: other.id, sessionId: started.session.id),
        context: stage.stage.context
      )
    }
  }

  @Test("lists the accounts that a user has in apps")
  func accounts() async throws {
    let (stage, control) = try await make()
    stage.known.add("us-east-1_account", of: stage.sub, on: "phone", push: "token")
    let listed = try await control.listInteractionAccounts(
      ListInteractionAccountsRequest(userPoolId: stage.stage.poolID, username: "ann"),
      context: stage.stage.context
    ).accounts
    #expect(listed.map(\.account) == ["us-east-1_account"] && listed[0].instanceId == "phone")
  }
}
