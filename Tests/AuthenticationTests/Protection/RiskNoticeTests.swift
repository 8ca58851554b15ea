internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationNotifications
internal import AuthenticationService
internal import Cryptography
internal import Domain
internal import GatehouseStubs
internal import Logging
internal import PublicOperations
internal import TestSupport
import Testing
internal import TicketTestSupport

@testable internal import AuthenticationProtection

@Suite("A notice of a risky sign-in")
struct RiskNoticeTests {
  private static let home = "192.0.2.10"
  private static let elsewhere = "198.51.100.20"

  /// A user with a verified address, in a pool that tells of each blocked sign-in.
  private static func settled(
    tags: [String: String]? = nil
  ) async throws -> ProtectedStage {
    let protected = try await ProtectedStage(tags: tags)
    try await protected.configure(low: "BLOCK", notify: true)
    _ = try await protected.stage.addUser(
      "ann",
      password: ProtectedStage.password,
      attributes: ["email": "ann@example.com", "email_verified": "true"]
    )
    try await protected.settle("ann", from: home)
    return protected
  }

  private static func intrude(_ protected: ProtectedStage) async throws {
    await expectRefusal(.riskySignIn) {
      try await protected.signIn("ann", from: elsewhere, agent: ProtectedStage.otherAgent)
    }
    await protected.protection.flush()
  }

  private static func notices(_ protected: ProtectedStage) async throws -> [OutboxMessage] {
    try await protected.stage.harness.outbox.listOutboxMessages(
      ListOutboxMessagesRequest(
        clientId: protected.stage.clientID,
        username: "ann",
        limit: 10
      ),
      context: protected.stage.context
    ).messages.filter { $0.purpose == "risk_notice" }
  }

  /// The parameters of the link that a notice has for a word.
  private static func link(
    _ word: String,
    in notice: OutboxMessage
  ) throws -> GiveFeedbackByLinkRequest {
    let body = String(decoding: notice.body ?? [], as: UTF8.self)
    let line = try #require(body.split(separator: "\n").first { $0.hasSuffix("value=\(word)") })
    let query = try #require(line.split(separator: "?").last)
    #expect(line.contains("https://id.example.com/feedback?"))
    var values: [String: String] = [:]
    for pair in query.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      values[String(parts[0])] = parts.last.flatMap { PercentEncoding.decode($0.utf8) }
    }
    return GiveFeedbackByLinkRequest(
      userPoolId: values["pool"],
      username: values["user"],
      eventId: values["event"],
      feedbackToken: values["token"],
      feedbackValue: values["value"]
    )
  }

  /// What the gateway's page calls.
  private static func feedback(_ protected: ProtectedStage) throws -> AuthEventFeedback {
    let stage = protected.stage
    let log = AuditLog(
      database: stage.harness.database.pool(schema: "authentication"),
      clock: stage.harness.clock,
      random: SequenceRandomSource(seed: 13),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
    return AuthEventFeedback(
      protected.protection,
      stage.service.accounts,
      through: stage.service.gate(tickets: try TicketingChannel.testKeys(), auditLog: log)
    )
  }

  @Test("THR-35: goes to the verified address, once an hour for each level, behind the answer")
  func onceAnHour() async throws {
    let protected = try await Self.settled()
    for _ in 0..<3 { try await Self.intrude(protected) }
    try await until { try await !Self.notices(protected).isEmpty }
    protected.clock.advance(by: .seconds(3601))
    try await Self.intrude(protected)
    try await until { try await Self.notices(protected).count > 1 }
    let notices = try await Self.notices(protected)
    #expect(notices.count == 2)
    #expect(notices.allSatisfy { $0.destination == "ann@example.com" })
    #expect(notices.first?.subject == "A sign-in to your account was blocked")
  }

  @Test(
    "THR-37, THR-53: its link takes the user's word, which ends all sessions where the tag says so"
  )
  func link() async throws {
    let protected = try await Self.settled(tags: ["gatehouse:risk-invalid-ends": "all"])
    let session = try await protected.signIn("ann", from: Self.home).authenticationResult
    protected.clock.advance(by: .seconds(1))
    try await Self.intrude(protected)
    try await until { try await !Self.notices(protected).isEmpty }
    let notice = try #require(try await Self.notices(protected).first)
    let feedback = try Self.feedback(protected)
    let link = try Self.link("Invalid", in: notice)
    var forged = link
    forged.feedbackToken = "bWFkZS11cA"
    var other = link
    other.eventId = try await protected.events("ann").last?.eventId
    for wrong in [forged, other] {
      let reply = try await feedback.giveFeedbackByLink(
        wrong,
        context: protected.stage.context
      )
      #expect(reply.outcome == FeedbackOutcome.wrong.rawValue)
    }
    let reply = try await feedback.giveFeedbackByLink(
      link,
      context: protected.stage.context
    )
    #expect(reply.outcome == FeedbackOutcome.invalidAndEnded.rawValue)
    let event = try #require(try await protected.events("ann").first)
    #expect(event.eventFeedback?.feedbackValue == "Invalid")
    #expect(event.eventFeedback?.provider == "User")
    await #expect(throws: AuthenticationFailure.self) {
      try await protected.stage.refresh(session?.refreshToken)
    }
  }

  @Test("THR-36: what is filled in is escaped in HTML, and never filled again")
  func escaped() {
    let values = RiskNotice.Values(
      username: "<b>{event-id}</b>",
      loginTime: "now",
      eventID: "event",
      feedbackToken: "token",
      validLink: "https://id.example.com/feedback?a=1&value=Valid",
      invalidLink: ""
    )
    let notice = RiskNotice(
      .blocked,
      NotifyConfigurationType(
        blockEmail: NotifyEmailType(
          subject: "Blocked",
          htmlBody: "{username} {city} {one-click-link-valid} {nothing}"
        )
      ),
      values,
      in: .english
    )
    #expect(
      notice.body == "&lt;b&gt;{event-id}&lt;/b&gt; unknown "
        + "https://id.example.com/feedback?a=1&amp;value=Valid {nothing}"
    )
    #expect(notice.isHTML)
  }
}
