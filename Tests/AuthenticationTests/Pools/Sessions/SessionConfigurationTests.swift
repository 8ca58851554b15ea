internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
import GatehouseStubs
internal import Testing

@Suite("Session configuration of pools and clients (SES-18, SES-19)")
struct SessionConfigurationTests {
  private func get(
    _ harness: PoolsHarness,
    _ pool: UserPoolType
  ) async throws -> GetUserPoolSessionConfigurationResponse {
    try await harness.authentication.pools.getUserPoolSessionConfiguration(
      GetUserPoolSessionConfigurationRequest(userPoolId: pool.id),
      call: .recording(harness.context())
    )
  }

  private func set(
    _ harness: PoolsHarness,
    _ pool: UserPoolType,
    _ tracking: String?,
    _ limit: Int32?,
    on service: Authentication? = nil
  ) async throws {
    _ = try await (service ?? harness.authentication).pools.setUserPoolSessionConfiguration(
      SetUserPoolSessionConfigurationRequest(
        userPoolId: pool.id,
        userSessionTracking: tracking,
        tokenSession: UserPoolTokenSessionConfigType(maxPerUser: limit)
      ),
      call: .recording(harness.context())
    )
  }

  private func setClient(
    _ harness: PoolsHarness,
    _ client: UserPoolClientType,
    _ minutes: Int32
  ) async throws {
    _ = try await harness.authentication.pools.setUserPoolClientSessionConfiguration(
      SetUserPoolClientSessionConfigurationRequest(
        userPoolId: client.userPoolId,
        clientId: client.clientId,
        ssoSession: ClientSSOSessionConfigType(maxValidityMinutes: minutes)
      ),
      call: .recording(harness.context())
    )
  }

  private func minutes(
    _ harness: PoolsHarness,
    _ client: UserPoolClientType
  ) async throws -> Int32? {
    try await harness.authentication.pools.getUserPoolClientSessionConfiguration(
      GetUserPoolClientSessionConfigurationRequest(
        userPoolId: client.userPoolId,
        clientId: client.clientId
      ),
      call: .recording(harness.context())
    ).ssoSession?.maxValidityMinutes
  }

  @Test("a pool's is off with 20 sessions until it is set, and then as it was set")
  func pool() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    #expect(try await get(harness, pool).userSessionTracking == "DISABLED")
    #expect(try await get(harness, pool).tokenSession?.maxPerUser == 20)
    try await set(harness, pool, "ENABLED", 3)
    #expect(try await get(harness, pool).userSessionTracking == "ENABLED")
    #expect(try await get(harness, pool).tokenSession?.maxPerUser == 3)
    #expect(try await get(harness, pool).userPoolId == pool.id)
    // UpdateUserPool leaves it, and it leaves the pool.
    _ = try await harness.authentication.pools.updateUserPool(
      UpdateUserPoolRequest(userPoolId: pool.id),
      call: .recording(harness.context())
    )
    #expect(try await get(harness, pool).tokenSession?.maxPerUser == 3)
    #expect(harness.tokens.notes.forgetfulPools == [])
    try await set(harness, pool, "DISABLED", 100)
    #expect(harness.tokens.notes.forgetfulPools == [pool.id])
    #expect(try await get(harness, pool).userSessionTracking == "DISABLED")
  }

  @Test("another process knows it at once")
  func instances() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    let other = try harness.anotherInstance()
    _ = try await get(harness, pool)
    try await set(harness, pool, "ENABLED", 7, on: other)
    #expect(try await get(harness, pool).tokenSession?.maxPerUser == 7)
  }

  @Test("all members are required, and the limit is from 1 to 100")
  func bounds() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    let wrong: [(String?, Int32?)] = [
      (nil, 3), ("ENABLED", nil), ("ENABLED", 0), ("ENABLED", 101), ("ON", 3),
    ]
    for (tracking, limit) in wrong {
      await expectRefusal(.invalidParameter) { try await set(harness, pool, tracking, limit) }
    }
    #expect(try await get(harness, pool).userSessionTracking == "DISABLED")
    await #expect(throws: AuthenticationFailure.userPoolNotFound("us-east-1_Absent000")) {
      try await set(harness, UserPoolType(id: "us-east-1_Absent000"), "ENABLED", 3)
    }
  }

  @Test("the tier LITE has no sessions, and a pool that tracks them does not become one")
  func tier() async throws {
    let harness = try await PoolsHarness()
    let lite = try await harness.makePool(CreateUserPoolRequest(userPoolTier: "LITE"))
    let client = try await harness.makeClient(of: lite)
    await expectRefusal(.featureUnavailableInTier) { try await set(harness, lite, "ENABLED", 3) }
    await expectRefusal(.featureUnavailableInTier) { try await setClient(harness, client, 5) }
    #expect(try await get(harness, lite).userSessionTracking == "DISABLED")
    let pool = try await harness.makePool()
    try await set(harness, pool, "ENABLED", 3)
    await expectRefusal(.featureUnavailableInTier) {
      _ = try await harness.authentication.pools.updateUserPool(
        UpdateUserPoolRequest(userPoolId: pool.id, userPoolTier: "LITE"),
        call: .recording(harness.context())
      )
    }
  }

  @Test("of calls at once each stands as a whole or is told to come again")
  func concurrent() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    let other = try harness.anotherInstance()
    let stood = await withTaskGroup(of: Bool.self) { group in
      for limit in 1...40 {
        group.addTask {
          do {
            let service = limit.isMultiple(of: 2) ? other : harness.authentication
            try await set(harness, pool, "ENABLED", Int32(limit), on: service)
            return true
          } catch {
            guard case .concurrentModification? = error as? AuthenticationFailure else {
              Issue.record(error)
              return false
            }
            return false
          }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(stood >= 1)
    #expect((1...40).contains(try await get(harness, pool).tokenSession?.maxPerUser ?? 0))
  }

  @Test("a client's is 60 minutes until it is set, which a pool that tracks sessions alone takes")
  func client() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    let client = try await harness.makeClient(of: pool)
    #expect(try await minutes(harness, client) == 60)
    let off = AuthenticationFailure.operationNotEnabled(
      "User session tracking is not enabled for user pool \(pool.id ?? "")."
    )
    await #expect(throws: off) { try await setClient(harness, client, 5) }
    try await set(harness, pool, "ENABLED", 3)
    for value in [0, 129_600, 5] as [Int32] {
      try await setClient(harness, client, value)
      #expect(try await minutes(harness, client) == value)
    }
    for value in [-1, 129_601] as [Int32] {
      await expectRefusal(.invalidParameter) { try await setClient(harness, client, value) }
    }
    // It sleeps while tracking is off.
    try await set(harness, pool, "DISABLED", 3)
    #expect(try await minutes(harness, client) == 5)
    await #expect(throws: off) { try await setClient(harness, client, 6) }
    let absent = UserPoolClientType(
      userPoolId: pool.id,
      clientId: "0123456789abcdefghijklmnop"
    )
    await expectRefusal(.resourceNotFound) { _ = try await minutes(harness, absent) }
    await expectRefusal(.resourceNotFound) { try await setClient(harness, absent, 6) }
  }
}
