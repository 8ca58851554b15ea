internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationProtection
internal import AuthenticationService
internal import Domain
import GatehouseStubs
internal import TestSupport
import Testing

@Suite("What a pool does about risks")
struct RiskConfigurationTests {
  private static func describe(
    _ harness: PoolsHarness,
    _ pool: UserPoolType,
    _ client: UserPoolClientType? = nil
  ) async throws -> RiskConfigurationType? {
    try await harness.authentication.protection.describeRiskConfiguration(
      DescribeRiskConfigurationRequest(userPoolId: pool.id, clientId: client?.clientId),
      call: .recording(harness.context())
    ).riskConfiguration
  }

  private static func set(
    _ harness: PoolsHarness,
    _ request: SetRiskConfigurationRequest
  ) async throws -> RiskConfigurationType? {
    try await harness.authentication.protection.setRiskConfiguration(
      request,
      call: .recording(harness.context())
    ).riskConfiguration
  }

  @Test("THR-2, THR-3: is told as it was set, on a bare pool; ids alone reset it")
  func roundTrip() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    #expect(try await Self.describe(harness, pool) == RiskConfigurationType(userPoolId: pool.id))
    let leaked = CompromisedCredentialsRiskConfigurationType(
      actions: CompromisedCredentialsActionsType(eventAction: "BLOCK")
    )
    let ranges = RiskExceptionConfigurationType(blockedIpRangeList: ["10.10.10.10/32"])
    let set = try await Self.set(
      harness,
      SetRiskConfigurationRequest(
        userPoolId: pool.id,
        compromisedCredentialsRiskConfiguration: leaked,
        riskExceptionConfiguration: ranges
      )
    )
    #expect(set?.lastModifiedDateUnixMillis == harness.clock.now().unixMillis)
    let told = try await Self.describe(harness, pool)
    #expect(told == set)
    #expect(told?.riskExceptionConfiguration == ranges)
    #expect(
      told?.compromisedCredentialsRiskConfiguration?.eventFilter
        == ["SIGN_IN", "PASSWORD_CHANGE", "SIGN_UP"]
    )
    _ = try await Self.set(harness, SetRiskConfigurationRequest(userPoolId: pool.id))
    #expect(try await Self.describe(harness, pool) == RiskConfigurationType(userPoolId: pool.id))
  }

  @Test("THR-1: of a client stands beside the pool's")
  func clients() async throws {
    let harness = try await PoolsHarness()
    let (pool, other) = (try await harness.makePool(), try await harness.makePool())
    let client = try await harness.makeClient(of: pool)
    let set = try await Self.set(
      harness,
      SetRiskConfigurationRequest(
        userPoolId: pool.id,
        clientId: client.clientId,
        riskExceptionConfiguration: RiskExceptionConfigurationType(
          skippedIpRangeList: ["2001:db8::/32"]
        )
      )
    )
    #expect(try await Self.describe(harness, pool, client) == set)
    #expect(try await Self.describe(harness, pool) == RiskConfigurationType(userPoolId: pool.id))
    await expectRefusal(.resourceNotFound) { try await Self.describe(harness, other, client) }
    await expectRefusal(.resourceNotFound) {
      try await Self.set(harness, SetRiskConfigurationRequest(userPoolId: "us-east-1_000000000"))
    }
  }

  @Test("THR-4: a range without a length, or that is none, is refused by its name")
  func ranges() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    for range in ["10.0.0.1", "10.0.0.0/33", "x/8", "2001:db8::/129", ""] {
      await #expect(
        throws: AuthenticationFailure.invalidParameter(
          "SkippedIPRangeList has an invalid CIDR range: \(range)"
        )
      ) {
        try await Self.set(
          harness,
          SetRiskConfigurationRequest(
            userPoolId: pool.id,
            riskExceptionConfiguration: RiskExceptionConfigurationType(
              skippedIpRangeList: [range]
            )
          )
        )
      }
    }
  }

  @Test("THR-7: notices cannot be from an address with a second header in it")
  func senders() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    let notices = [
      NotifyConfigurationType(from: "a@example.com\r\nBcc: b@example.com", sourceArn: "x"),
      NotifyConfigurationType(replyTo: "a@example.com, b@example.com", sourceArn: "x"),
      NotifyConfigurationType(
        sourceArn: "x",
        blockEmail: NotifyEmailType(subject: "a\nb", textBody: "text text")
      ),
      NotifyConfigurationType(sourceArn: "x", mfaEmail: NotifyEmailType(subject: "a")),
    ]
    for notice in notices {
      await expectRefusal(.invalidParameter) {
        try await Self.set(
          harness,
          SetRiskConfigurationRequest(
            userPoolId: pool.id,
            accountTakeoverRiskConfiguration: AccountTakeoverRiskConfigurationType(
              notifyConfiguration: notice,
              actions: AccountTakeoverActionsType()
            )
          )
        )
      }
    }
  }

  @Test("THR-8: events are refused while nothing is recorded")
  func off() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let service = stage.service.protection
    await expectRefusal(.userPoolAddOnNotEnabled) {
      try await service.adminListUserAuthEvents(
        AdminListUserAuthEventsRequest(userPoolId: stage.poolID, username: "ann"),
        call: .recording(stage.context)
      )
    }
    await expectRefusal(.userPoolAddOnNotEnabled) {
      try await service.adminUpdateAuthEventFeedback(
        AdminUpdateAuthEventFeedbackRequest(
          userPoolId: stage.poolID,
          username: "ann",
          eventId: "x",
          feedbackValue: "Valid"
        ),
        call: .recording(stage.context)
      )
    }
    await expectRefusal(.userPoolAddOnNotEnabled) {
      try await service.updateAuthEventFeedback(
        UpdateAuthEventFeedbackRequest(
          userPoolId: stage.poolID,
          username: "ann",
          eventId: "x",
          feedbackToken: "y",
          feedbackValue: "Valid"
        ),
        call: .recording(stage.context)
      )
    }
  }
}
