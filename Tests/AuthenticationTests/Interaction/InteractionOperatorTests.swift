internal import AuthenticationMessages
internal import AuthenticationService
internal import Cryptography
internal import Domain
internal import GatehouseMessages
import GatehouseStubs
internal import JOSE
internal import Logging
internal import PublicOperations
internal import TestSupport
internal import Testing

@testable internal import AuthenticationCore
@testable internal import AuthenticationInteraction

@Suite("gatehousectl interaction")
struct InteractionOperatorTests {
  private static func `operator`(
    _ interaction: Interaction,
    of harness: SignInHarness,
    _ logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
  ) -> InteractionOperator {
    InteractionOperator(
      interaction,
      auditLog: AuditLog(
        database: harness.store,
        clock: harness.clock,
        random: SequenceRandomSource(seed: 12),
        logger: logger
      ),
      logger: logger
    )
  }

  private func make() async throws -> (WaitingStage, InteractionOperator) {
    let stage = try await WaitingStage.make()
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    return (stage, Self.operator(stage.interaction, of: stage.stage.harness, logger))
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
    let key = try PhoneKey()
    let point = try #require(P256PublicKey(jwk: Array(key.jwk.utf8))).point
    try await stage.move(started.session, to: .declined) {
      $0.decision = "signed"
      $0.accountKey = Base64URL.encode(point)
      $0.shown = "{}"
      $0.userInput = "text"
    }
    let shown = try await control.showInteractionSession(
      ShowInteractionSessionRequest(
        userPoolId: stage.stage.poolID,
        sessionId: started.session.id
      ),
      context: stage.stage.context
    )
    #expect(shown.decision == "signed" && shown.session?.state == "DECLINED")
    #expect(shown.key == key.jwk && shown.shown == "{}" && shown.userInput == "text")
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

  /// What the session of a user comes to, of whose PIN the phone says this so often.
  private func state(
    _ stage: InteractionStage,
    _ phone: InteractionPhone,
    _ account: String,
    pins: [String]
  ) async throws -> String? {
    let id = try await stage.start().sessionId
    let opened = try await phone.open(id)
    var progress = try await phone.confirm(id, digest: opened.digest, account: account)
    for pin in pins {
      progress = try await phone.answer(id, try phone.pinAnswer(progress.secondFactorInfo, pin))
    }
    return progress.state
  }

  @Test("an unblocked PIN is an event of the operator, a refusal too (USR-36)")
  func unblocked() async throws {
    let stage = try await InteractionStage(pinPolicy: "attempts=3 penalty=0s")
    let sub = try await stage.stage.addUser("ann")
    var phone = try await InteractionPhone(stage)
    let account = try await phone.enrol("ann")
    let wrong = Array(repeating: "13579", count: 3)
    #expect(try await state(stage, phone, account, pins: wrong) == "FAILED")
    let control = Self.operator(stage.services[1].interaction, of: stage.harness)
    func unblock(_ user: String, _ account: String) async throws {
      _ = try await control.unblockInteractionAccount(
        UnblockInteractionAccountRequest(
          userPoolId: stage.poolID,
          username: user,
          account: account
        ),
        context: stage.context
      )
    }
    try await unblock("ann", account)
    #expect(
      try await state(stage, phone, account, pins: [InteractionPhone.pin]) == "APPROVED"
    )
    await expectRefusal(.resourceNotFound) { try await unblock("ann", "us-east-1_other") }
    await expectRefusal(.userNotFound) { try await unblock("bob", account) }
    let events = try await stage.events.listAuditEvents(
      ListAuditEventsRequest(),
      context: stage.context
    ).events.filter { $0.operation == "UnblockInteractionAccount" }
    #expect(events.allSatisfy { $0.actor == "operator" && $0.userPoolId == stage.poolID })
    #expect(
      events.map(\.outcome) == ["Success", "ResourceNotFoundException", "UserNotFoundException"]
    )
    #expect(events.map(\.sub) == [sub, sub, nil])
    #expect(
      events.first?.rule == "the PIN of the app's instance \(phone.instanceID) may be tried again"
    )
  }
}
