internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationStubs
internal import Cryptography
internal import DeviceRegistryStubs
internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import IdentityFederationStubs
internal import Logging
internal import Postgres
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing
internal import TicketTestSupport
internal import TokenIssuanceStubs

@Suite("Request rates")
struct RequestRateTests {
  /// Two instances of the service behind gates that count.
  struct Rig: Sendable {
    let harness: SignInHarness
    let stage: Stage
    let instances: [AuthenticationClient]

    init(_ limits: RequestRateLimits) async throws {
      harness = try await SignInHarness()
      stage = try await harness.stage()
      let harness = harness
      instances = try (0..<2).map { _ in try Self.instance(of: harness, limits) }
    }

    /// Another process, as after a restart.
    static func instance(
      of harness: SignInHarness,
      _ limits: RequestRateLimits
    ) throws -> AuthenticationClient {
      let tickets = try TicketingChannel.testKeys()
      let database = harness.database.pool(schema: "authentication")
      let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
      let service = Authentication(
        database: database,
        sealer: harness.sealer,
        clock: harness.clock,
        random: SequenceRandomSource(seed: 5),
        tokens: harness.tokens,
        devices: harness.devices,
        appInstances: AppInstanceClient(InProcessChannel.refusing),
        factors: InteractionFactorClient(InProcessChannel.refusing),
        detachedTokens: DetachedTokenClient(InProcessChannel.refusing),
        tokenProofs: UserPoolTokenProofClient(InProcessChannel.refusing),
        providers: UserPoolProviderClient(InProcessChannel.refusing),
        providerSignIns: ProviderSignInClient(InProcessChannel.refusing),
        configuration: AuthenticationConfiguration(
          accountID: "123456789012",
          defaultRegion: "us-east-1",
          publicURL: "http://127.0.0.1:8080"
        ),
        logger: logger
      )
      var router = RPCRouter()
      service.register(
        in: &router,
        through: service.gate(
          tickets: tickets,
          auditLog: AuditLog(
            database: database,
            clock: harness.clock,
            random: SequenceRandomSource(seed: 7),
            logger: logger
          ),
          requestRates: limits
        )
      )
      return AuthenticationClient(
        TicketingChannel(
          InProcessChannel(router),
          keys: tickets,
          clock: harness.clock,
          principal: .accessKey(.init(id: AuditStage.accessKeyID))
        )
      )
    }

    /// How many of so many calls at once go through; the others must be told that they are too many.
    func admitted(of callers: Int, pool: String? = nil) async -> Int {
      await withTaskGroup(of: Bool.self) { group in
        for number in 0..<callers {
          group.addTask { await passes(instances[number % instances.count], pool) }
        }
        return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
    }

    private func passes(_ instance: AuthenticationClient, _ pool: String?) async -> Bool {
      do throws(RPCError) {
        _ = try await describe(on: instance, pool: pool)
        return true
      } catch {
        #expect(error.reason == "too_many_requests" && error.code == .resourceExhausted)
        #expect(error.details["message"] == "Rate exceeded")
        return false
      }
    }

    /// The events of requests beyond a rate, all of which administrators signed.
    func refusals() async throws -> [AuditEvent] {
      let events = AuditOperator(
        database: harness.database.pool(schema: "authentication"),
        sealer: harness.sealer,
        of: .userPools,
        clock: harness.clock
      )
      return try await events.listAuditEvents(
        ListAuditEventsRequest(outcome: "TooManyRequestsException", limit: 1000),
        context: harness.context
      ).events
    }

    func describe(
      on instance: AuthenticationClient,
      pool: String? = nil
    ) async throws(RPCError) -> DescribeUserPoolResponse {
      try await instance.describeUserPool(
        DescribeUserPoolRequest(userPoolId: pool ?? stage.poolID),
        context: harness.context
      )
    }
  }

  private static func limits(_ rate: Int) -> RequestRateLimits {
    var limits = RequestRateLimits()
    limits[RequestCategory.userPoolRead] = rate
    return limits
  }

  @Test("hold for all instances together: of a hundred callers as many pass as the bucket has")
  func shared() async throws {
    let rig = try await Rig(Self.limits(7))
    #expect(await rig.admitted(of: 100) == 7)
    #expect(await rig.admitted(of: 100) == 0)
    // A second fills the bucket, and a longer one no further.
    rig.harness.clock.advance(by: .seconds(1))
    #expect(await rig.admitted(of: 100) == 7)
    rig.harness.clock.advance(by: .seconds(3600))
    #expect(await rig.admitted(of: 100) == 7)
  }

  @Test(
    "are never exceeded over any stretch of time, whatever instances hold",
    arguments: [3, 50, 400]
  )
  func bound(rate: Int) async throws {
    let rig = try await Rig(Self.limits(rate))
    var passed: [(millis: Int, count: Int)] = []
    var millis = 0
    for step in [0, 30, 70, 5, 200, 99, 101, 1, 400, 50, 1000, 20, 20] {
      rig.harness.clock.advance(by: .milliseconds(step))
      millis += step
      passed.append((millis, await rig.admitted(of: min(rate, 60) + step % 7)))
    }
    for (first, begin) in passed.enumerated() {
      var sum = 0
      for end in passed[first...] {
        sum += end.count
        let most = Double(rate) + Double(rate * (end.millis - begin.millis)) / 1000
        #expect(Double(sum) <= most + 1, "from \(begin.millis) to \(end.millis) ms")
      }
    }
    // And not so strict that no request gets through.
    #expect(passed.reduce(0) { $0 + $1.count } >= rate)
  }

  @Test("are kept in PostgreSQL: an instance that starts finds the bucket as empty as it was")
  func restart() async throws {
    let rig = try await Rig(Self.limits(2))
    #expect(await rig.admitted(of: 10) == 2)
    let restarted = try Rig.instance(of: rig.harness, Self.limits(2))
    await expectRPCRefusal(.tooManyRequests) { try await rig.describe(on: restarted) }
    rig.harness.clock.advance(by: .milliseconds(500))
    _ = try await rig.describe(on: restarted)
  }

  @Test("are each pool's own, and each category's")
  func separate() async throws {
    let rig = try await Rig(Self.limits(2))
    let other = try await rig.harness.stage()
    #expect(await rig.admitted(of: 10) == 2)
    #expect(await rig.admitted(of: 10, pool: other.poolID) == 2)
    _ = try await rig.instances[0].listGroups(
      ListGroupsRequest(userPoolId: rig.stage.poolID),
      context: rig.harness.context
    )
  }

  @Test("cost no statement for each request: most are served from what was taken before")
  func portions() async throws {
    let rig = try await Rig(Self.limits(1000))
    // The first callers show how many are to be expected.
    _ = await rig.admitted(of: 60)
    var versions: [String] = []
    for _ in 0..<30 {
      _ = try await rig.describe(on: rig.instances[0])
      versions.append(try await Self.version(rig))
    }
    #expect(Set(versions).count <= 2)
  }

  /// The version of the bucket's row: another for each statement that took from it.
  private static func version(_ rig: Rig) async throws -> String {
    let pool = rig.harness.database.administrationPool()
    return try await pool.first(
      """
      SELECT xmin::text AS version FROM authentication.request_rates
      WHERE category = 'UserPoolRead'
      """
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      try row.value("version", as: String.self)
    } ?? ""
  }

  @Test("refused for, a caller leaves an event, and a database that is away is a fault and no door")
  func outage() async throws {
    let rig = try await Rig(Self.limits(1))
    #expect(await rig.admitted(of: 2) == 1)
    _ = try await rig.harness.database.administrationPool().execute(
      "ALTER TABLE authentication.request_rates RENAME TO away"
    )
    rig.harness.clock.advance(by: .seconds(5))
    do throws(RPCError) {
      _ = try await rig.describe(on: rig.instances[1])
      Issue.record("it is not known whether there is a token")
    } catch {
      #expect(error.reason.isEmpty)
    }
    _ = try await rig.harness.database.administrationPool().execute(
      "ALTER TABLE authentication.away RENAME TO request_rates"
    )
    _ = try await rig.describe(on: rig.instances[1])
    #expect(try await rig.refusals().map(\.reason) == ["too_many_requests"])
  }

  @Test("are one event each, however many are refused, from any caller")
  func events() async throws {
    var limits = Self.limits(1)
    limits[RequestCategory.userRead] = 1
    let rig = try await Rig(limits)
    let asked = rig.instances[0]
    _ = try await rig.describe(on: asked)
    for _ in 0..<25 {
      await expectRPCRefusal(.tooManyRequests) { try await rig.describe(on: asked) }
    }
    #expect(try await rig.refusals().count == 25)
    // No caller waits for those that any client can cause. The first has the one token there is.
    for number in 0..<25 {
      var context = rig.harness.context
      context.requestID = "\(number)"
      await expectRPCRefusal(number == 0 ? .notAuthorized : .tooManyRequests) {
        try await asked.getUser(GetUserRequest(accessToken: "a.b.c"), context: context)
      }
    }
    try await until { try await rig.refusals().count >= 49 }
    #expect(try await rig.refusals().count == 49)
  }

  @Test("come back when a clock that was far ahead is set right")
  func clocks() async throws {
    let rig = try await Rig(Self.limits(2))
    let now = rig.harness.clock.now()
    rig.harness.clock.advance(by: .seconds(86_400))
    #expect(await rig.admitted(of: 10) == 2)
    rig.harness.clock.set(now)
    #expect(await rig.admitted(of: 10) == 0)
    rig.harness.clock.advance(by: .seconds(1))
    #expect(await rig.admitted(of: 10) == 2)
  }

  @Test("of requests that name no pool, or none that there is, are counted together")
  func nameless() async throws {
    let rig = try await Rig(Self.limits(3))
    var reasons: [String] = []
    for number in 0..<6 {
      do throws(RPCError) {
        _ = try await rig.describe(on: rig.instances[0], pool: "us-east-1_nobody\(number)00")
      } catch {
        reasons.append(error.reason)
      }
    }
    #expect(
      reasons == Array(repeating: "resource_not_found", count: 3)
        + Array(repeating: "too_many_requests", count: 3)
    )
  }

  @Test("are Cognito's unless the operator decides otherwise")
  func usual() {
    var limits = RequestRateLimits()
    func rate(_ category: RequestCategory) -> Int { limits[category] }
    #expect(rate(.userAuthentication) == 120 && rate(.challengeResponse) == 360)
    #expect(rate(.userCreation) == 50 && rate(.userPoolClientUpdate) == 15)
    limits[RequestCategory.userCreation] = 1
    #expect(rate(.userCreation) == 1 && rate(.userRead) == 120)
  }
}
