internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import Deliveries
internal import Domain
import GatehouseStubs
internal import Logging
internal import Synchronization
internal import TestSupport
import Testing
internal import Webhooks

@testable internal import AuthenticationNotifications
@testable internal import AuthenticationProtection

@Suite("The delivery of a pool's log")
struct LogDeliveryTests {
  private static let group = "arn:aws:logs:us-east-1:123456789012:log-group:pool"

  /// A sink that is away as long as a test says.
  private final class PlayedSink: LogSink {
    private let state = Mutex((isAway: false, lines: [String](), ids: [String]()))

    var lines: [String] { state.withLock { $0.lines } }
    var ids: [String] { state.withLock { $0.ids } }

    func setAway(_ isAway: Bool) { state.withLock { $0.isAway = isAway } }

    func write(_ batch: LogBatch) async throws(LogSinkFailure) {
      let isAway = state.withLock { state in
        state.ids.append(batch.id)
        if !state.isAway { state.lines += batch.lines }
        return state.isAway
      }
      if isAway { throw LogSinkFailure("away") }
    }
  }

  private static func events(_ arn: String?, level: String = "INFO") -> LogConfigurationType {
    LogConfigurationType(
      logLevel: level,
      eventSource: "userAuthEvents",
      cloudWatchLogsConfiguration: arn.map { CloudWatchLogsConfigurationType(logGroupArn: $0) }
    )
  }

  private static func set(
    _ protected: ProtectedStage,
    _ logs: [LogConfigurationType]?,
    by service: Protection? = nil
  ) async throws -> LogDeliveryConfigurationType? {
    try await (service ?? protected.protection).setLogDeliveryConfiguration(
      SetLogDeliveryConfigurationRequest(
        userPoolId: protected.stage.poolID,
        logConfigurations: logs
      ),
      call: .recording(protected.stage.context)
    ).logDeliveryConfiguration
  }

  /// The area with a sink of the operator's.
  private static func area(_ protected: ProtectedStage) -> Protection {
    protected.stage.harness.protection(
      ProtectionOptions(logDestinations: LogDestinations([group]))
    )
  }

  @Test("LOGD-1: is set as a whole, cleared by an empty list, and empty before")
  func configuration() async throws {
    let protected = try await ProtectedStage("AUDIT")
    let area = Self.area(protected)
    let get = {
      try await area.getLogDeliveryConfiguration(
        GetLogDeliveryConfigurationRequest(userPoolId: protected.stage.poolID),
        call: .recording(protected.stage.context)
      ).logDeliveryConfiguration
    }
    let empty = LogDeliveryConfigurationType(
      userPoolId: protected.stage.poolID,
      logConfigurations: []
    )
    #expect(try await get() == empty)
    let set = try await Self.set(protected, [Self.events(Self.group)], by: area)
    #expect(set?.logConfigurations == [Self.events(Self.group)])
    #expect(try await get() == set)
    _ = try await Self.set(protected, [], by: area)
    #expect(try await get() == empty)
    await expectRefusal(.invalidParameter) { try await Self.set(protected, nil) }
  }

  @Test("LOGD-2: is refused in Cognito's words")
  func sentences() async throws {
    let protected = try await ProtectedStage("AUDIT")
    let notification = LogConfigurationType(logLevel: "ERROR", eventSource: "userNotification")
    let cases: [([LogConfigurationType], String)] = [
      (
        [notification],
        """
        Request validation Failed. Following event sources in request have no destination: \
        [userNotification].
        """
      ),
      (
        [Self.events(Self.group), Self.events(Self.group)],
        """
        Request validation Failed. Following event sources appear more then once in a request: \
        [userAuthEvents].
        """
      ),
    ]
    for (logs, sentence) in cases {
      await #expect(throws: AuthenticationFailure.invalidParameter(sentence)) {
        try await Self.set(protected, logs, by: Self.area(protected))
      }
    }
    await expectRefusal(.invalidParameter) {
      try await Self.set(
        protected,
        [Self.events(Self.group, level: "ERROR")],
        by: Self.area(protected)
      )
    }
  }

  @Test("LOGD-4: an ARN that is no sink of the operator's is refused, or kept where that is said")
  func unknown() async throws {
    let protected = try await ProtectedStage("AUDIT")
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "Log destination \(Self.group) is not configured."
      )
    ) { try await Self.set(protected, [Self.events(Self.group)]) }
    let keeping = protected.stage.harness.protection(
      ProtectionOptions(logDestinations: LogDestinations(keepsUnknown: true))
    )
    #expect(
      try await Self.set(protected, [Self.events(Self.group)], by: keeping)?.logConfigurations?
        .count == 1
    )
  }

  @Test("LOGD-3: events need the plan that threat protection belongs to")
  func tiers() async throws {
    let harness = try await SignInHarness()
    let pool = try await harness.makePool()
    let area = harness.protection(
      ProtectionOptions(logDestinations: LogDestinations([Self.group]))
    )
    await expectRefusal(.featureUnavailableInTier) {
      try await area.setLogDeliveryConfiguration(
        SetLogDeliveryConfigurationRequest(
          userPoolId: pool.id,
          logConfigurations: [Self.events(Self.group)]
        ),
        call: .recording(harness.context)
      )
    }
  }

  @Test("LOGD-5, LOGD-6: what a sink does not take is delivered later, once, in Cognito's form")
  func delivery() async throws {
    let protected = try await ProtectedStage("AUDIT")
    let area = Self.area(protected)
    _ = try await Self.set(protected, [Self.events("\(Self.group):*")], by: area)
    try await protected.addUser("ann")
    try await protected.signIn("ann", from: "192.0.2.10")
    await protected.protection.flush()
    let sink = PlayedSink()
    let delivery = LogDelivery(
      area,
      database: protected.stage.harness.store,
      sinks: [Self.group: sink],
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
    sink.setAway(true)
    #expect(try await delivery.deliverOnce(to: Self.group))
    #expect(try await !delivery.deliverOnce(to: Self.group))
    sink.setAway(false)
    protected.clock.advance(by: .seconds(3600))
    #expect(try await delivery.deliverOnce(to: Self.group))
    #expect(try await !delivery.deliverOnce(to: Self.group))
    #expect(sink.lines.count == 1)
    #expect(Set(sink.ids).count == 1)
    let line = try #require(sink.lines.first)
    let event = try #require(try await protected.events("ann").first)
    for part in [
      #""eventSource":"USER_ACTIVITY""#, #""logLevel":"INFO""#, #""version":"1""#,
      #""userName":"ann""#, #""eventResponse":"Pass""#, #""riskDecision":"PASS""#,
      #""challenges":["Password:Success"]"#, #""ipAddress":"192.0.2.10""#,
      #""eventId":"\#(event.eventId ?? "")""#, #""hasContextData":"false""#,
      #""compromisedCredentialDetected":"false""#,
      #""creationDate":"Sat Nov 21 00:00:00 UTC 2026""#,
      #""logSourceId":{"userPoolId":"\#(protected.stage.poolID)"}"#,
    ] {
      #expect(line.contains(part), "\(part) in \(line)")
    }
  }

  @Test("LOGD-4: a bucket's address is one that needs no encoding, and names objects by the hour")
  func buckets() throws {
    let batch = LogBatch(
      lines: ["{}"],
      id: "log-7-1",
      begunAt: Instant(unixMillis: 1_795_538_880_000)
    )
    for (url, path) in [
      ("https://S3.example.com/audit-logs", "/audit-logs/"),
      ("https://s3.example.com:443/audit-logs/pools/", "/audit-logs/pools/"),
    ] {
      let place = try #require(S3Place(url: url))
      #expect(place.origin == "https://s3.example.com")
      #expect(place.host == "s3.example.com")
      #expect(place.path(of: batch) == path + "20261124/16/20261124T164800Z-log-7-1.jsonl")
    }
    #expect(S3Place(url: "http://127.0.0.1:9000/audit-logs")?.host == "127.0.0.1:9000")
    for url in [
      "https://s3.example.com", "https://s3.example.com/", "https://s3.example.com/ab",
      "https://s3.example.com/audit-logs/../other", "https://s3.example.com/audit-logs//pools",
      "https://s3.example.com/audit-logs?x=1", "https://user@s3.example.com/audit-logs",
      "https://s3.example.com/audit logs", "ftp://s3.example.com/audit-logs", "audit-logs",
    ] { #expect(S3Place(url: url) == nil, "\(url)") }
  }

  @Test("LOGD-7: a message that is given up is told with its masked address and reason")
  func givenUp() async throws {
    let outbox = try await OutboxStage()
    let pool = try #require(UserPoolID(outbox.stage.poolID))
    let area = outbox.stage.harness.protection(
      ProtectionOptions(logDestinations: LogDestinations([Self.group]))
    )
    _ = try await area.setLogDeliveryConfiguration(
      SetLogDeliveryConfigurationRequest(
        userPoolId: pool.text,
        logConfigurations: [
          LogConfigurationType(
            logLevel: "ERROR",
            eventSource: "userNotification",
            cloudWatchLogsConfiguration: CloudWatchLogsConfigurationType(logGroupArn: Self.group)
          )
        ]
      ),
      call: .recording(outbox.stage.context)
    )
    try await outbox.queue("ann")
    let sender = RecordingSender { (_) throws(DeliveryFailure) in
      throw .refused("550 no\r\nsuch user")
    }
    #expect(try await outbox.instance().deliverOne(by: .mail(sender)) == .dropped)
    let sink = PlayedSink()
    let delivery = LogDelivery(
      area,
      database: outbox.stage.harness.store,
      sinks: [Self.group: sink],
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
    #expect(try await delivery.deliverOnce(to: Self.group))
    let line = try #require(sink.lines.first)
    let message = try await outbox.shown()
    for part in [
      #""eventSource":"USER_NOTIFICATION""#, #""logLevel":"ERROR""#,
      #"EMAIL message \#(message.messageId ?? "")"#, "to a***@e*** was not sent: 550 no",
      #""logSourceId":{"userPoolId":"\#(pool.text)"}"#,
    ] { #expect(line.contains(part), "\(part) in \(line)") }
    #expect(!line.contains(try await outbox.stage.code("ann")))
    #expect(!line.contains("ann@example.com"))
    // Told once: nothing more is on its way.
    #expect(try await !delivery.deliverOnce(to: Self.group))
  }

  @Test("LOGD-5: what a dead process had taken is delivered again under the same id")
  func lease() async throws {
    let protected = try await ProtectedStage("AUDIT")
    let area = Self.area(protected)
    _ = try await Self.set(protected, [Self.events(Self.group)], by: area)
    try await protected.addUser("ann")
    try await protected.signIn("ann", from: "192.0.2.10")
    await protected.protection.flush()
    let store = LogDeliveryStore(database: protected.stage.harness.store)
    let now = protected.clock.now()
    let claimed = try await store.claim(
      for: [Self.group],
      limit: 10,
      until: now.adding(seconds: 120),
      at: now
    )
    #expect(claimed.count == 1)
    let again = { (moment: Instant) in
      try await store.claim(
        for: [Self.group],
        limit: 10,
        until: moment.adding(seconds: 120),
        at: moment
      )
    }
    #expect(try await again(now).isEmpty)
    #expect(try await again(now.adding(seconds: 121)).map(\.id) == claimed.map(\.id))
  }
}

extension SignInHarness {
  /// The area over the same database, with other options of the operator.
  func protection(_ options: ProtectionOptions) -> Protection {
    instance(protection: options).protection
  }
}
