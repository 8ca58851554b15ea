internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import Domain
import GatehouseStubs
internal import Postgres
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing

@Suite("UpdateUserPool and DeleteUserPool")
struct ChangeUserPoolTests {
  private static let rich = CreateUserPoolRequest(
    poolName: "rich",
    policies: .init(passwordPolicy: .init(minimumLength: 12)),
    deletionProtection: "ACTIVE",
    autoVerifiedAttributes: ["email"],
    aliasAttributes: ["email"],
    deviceConfiguration: .init(challengeRequiredOnNewDevice: true),
    userPoolTags: ["team": "one"],
    adminCreateUserConfig: .init(allowAdminCreateUserOnly: true),
    schema: [.init(name: "tenant", attributeDataType: "String")],
    usernameConfiguration: .init(caseSensitive: false)
  )

  @Test("an update resets what it omits, but keeps what Cognito keeps (E.1.14, DEV-6)")
  func resets() async throws {
    let harness = try await PoolsHarness()
    let before = try await harness.makePool(Self.rich)
    harness.clock.advance(by: .seconds(10))
    _ = try await harness.authentication.pools.updateUserPool(
      UpdateUserPoolRequest(userPoolId: before.id),
      call: .recording(harness.context())
    )
    let after = try await harness.describePool(before.id)
    var expected = try await harness.makePool(
      CreateUserPoolRequest(
        poolName: "rich",
        policies: Self.rich.policies,
        aliasAttributes: ["email"],
        userPoolTags: Self.rich.userPoolTags,
        schema: Self.rich.schema,
        usernameConfiguration: .init(caseSensitive: false)
      )
    )
    expected.id = before.id
    expected.arn = before.arn
    expected.creationDateUnixMillis = before.creationDateUnixMillis
    #expect(after == expected)
    #expect(after.lastModifiedDateUnixMillis == harness.clock.now().unixMillis)
  }

  @Test("an update that says nothing of second factors, tier or a policy switches none off")
  func keeps() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool(
      CreateUserPoolRequest(
        policies: .init(passwordPolicy: .init(minimumLength: 12)),
        userPoolTier: "PLUS"
      )
    )
    let service = harness.authentication
    _ = try await service.pools.setUserPoolMfaConfig(
      SetUserPoolMfaConfigRequest(
        userPoolId: pool.id,
        softwareTokenMfaConfiguration: .init(enabled: true),
        mfaConfiguration: "ON"
      ),
      call: .recording(harness.context())
    )
    // A code by message stands beside a second factor that is not required (CHO-5).
    let codes = ["PASSWORD", "EMAIL_OTP"]
    for (asked, factors) in [(nil, ["PASSWORD"]), ("OPTIONAL", codes), (nil, codes)] {
      _ = try await service.pools.updateUserPool(
        UpdateUserPoolRequest(
          userPoolId: pool.id,
          policies: .init(signInPolicy: .init(allowedFirstAuthFactors: factors)),
          mfaConfiguration: asked,
          adminCreateUserConfig: .init(unusedAccountValidityDays: 3)
        ),
        call: .recording(harness.context())
      )
      let after = try await harness.describePool(pool.id)
      #expect(after.mfaConfiguration == asked ?? after.mfaConfiguration)
      #expect(after.mfaConfiguration != "OFF")
      #expect(after.userPoolTier == "PLUS")
      #expect(after.policies?.passwordPolicy?.minimumLength == 12)
      #expect(after.policies?.passwordPolicy?.temporaryPasswordValidityDays == 3)
      #expect(after.policies?.signInPolicy?.allowedFirstAuthFactors == factors)
    }
    let kept = try await harness.describePool(pool.id)
    #expect(kept.mfaConfiguration == "OPTIONAL")
    await expectRefusal(.invalidParameter) {
      _ = try await service.pools.updateUserPool(
        UpdateUserPoolRequest(
          userPoolId: pool.id,
          policies: .init(signInPolicy: .init(allowedFirstAuthFactors: codes)),
          mfaConfiguration: "ON"
        ),
        call: .recording(harness.context())
      )
    }
    #expect(try await harness.describePool(pool.id) == kept)
  }

  @Test(
    "an update keeps the way to send codes that a second factor needs, until it is switched off"
  )
  func keepsSMS() async throws {
    let harness = try await PoolsHarness()
    let sms = SmsConfigurationType(snsCallerArn: "arn:aws:iam::123456789012:role/sms")
    let pool = try await harness.makePool(
      CreateUserPoolRequest(mfaConfiguration: "ON", smsConfiguration: sms)
    )
    for (asked, kept) in [(nil, sms), ("OFF", nil)] as [(String?, SmsConfigurationType?)] {
      _ = try await harness.authentication.pools.updateUserPool(
        UpdateUserPoolRequest(userPoolId: pool.id, mfaConfiguration: asked),
        call: .recording(harness.context())
      )
      let after = try await harness.describePool(pool.id)
      #expect(after.mfaConfiguration == asked ?? "ON")
      #expect(after.smsConfiguration?.snsCallerArn == kept?.snsCallerArn)
    }
  }

  @Test("an update sets what it names and can rename the pool")
  func sets() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    _ = try await harness.authentication.pools.updateUserPool(
      UpdateUserPoolRequest(
        userPoolId: pool.id,
        policies: .init(passwordPolicy: .init(minimumLength: 20)),
        poolName: "renamed"
      ),
      call: .recording(harness.context())
    )
    let after = try await harness.describePool(pool.id)
    #expect(after.name == "renamed")
    #expect(after.policies?.passwordPolicy?.minimumLength == 20)
  }

  @Test("an update is held to the rules of creation, and a refused one changes nothing")
  func refusesUpdate() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    await expectRefusal(.invalidParameter) {
      _ = try await harness.authentication.pools.updateUserPool(
        UpdateUserPoolRequest(userPoolId: pool.id, mfaConfiguration: "ON", poolName: "other"),
        call: .recording(harness.context())
      )
    }
    #expect(try await harness.describePool(pool.id) == pool)
  }

  @Test("updates at the same time leave one of them as a whole")
  func concurrentUpdates() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    let outcomes = await withTaskGroup(of: (Int32, AuthenticationFailure?).self) { group in
      for length in Int32(10)..<20 {
        group.addTask { (length, await rename(pool, to: length, harness)) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for (_, failure) in outcomes where failure != nil {
      #expect(failure?.status.reason == "concurrent_modification")
    }
    let succeeded = outcomes.filter { $0.1 == nil }.map(\.0)
    let after = try await harness.describePool(pool.id)
    let length = try #require(after.policies?.passwordPolicy?.minimumLength)
    #expect(succeeded.contains(length))
    #expect(after.name == "pool \(length)")
  }

  private func rename(
    _ pool: UserPoolType,
    to length: Int32,
    _ harness: PoolsHarness
  ) async -> AuthenticationFailure? {
    do throws(AuthenticationFailure) {
      _ = try await harness.authentication.pools.updateUserPool(
        UpdateUserPoolRequest(
          userPoolId: pool.id,
          policies: .init(passwordPolicy: .init(minimumLength: length)),
          poolName: "pool \(length)"
        ),
        call: .recording(harness.context())
      )
      return nil
    } catch {
      return error
    }
  }

  @Test("a pool that is not there is told by name, whatever the operation")
  func absentPool() async throws {
    let harness = try await PoolsHarness()
    for id in ["us-east-1_aaaaaaaaa", "us-east-1_short", "nonsense"] {
      let absent = AuthenticationFailure.resourceNotFound("User pool \(id) does not exist.")
      await #expect(throws: absent) { _ = try await harness.describePool(id) }
      await #expect(throws: absent) {
        _ = try await harness.authentication.pools.updateUserPool(
          UpdateUserPoolRequest(userPoolId: id),
          call: .recording(harness.context())
        )
      }
      await #expect(throws: absent) { try await delete(id, harness) }
      await #expect(throws: absent) {
        _ = try await harness.makeClient(of: UserPoolType(id: id))
      }
      await #expect(throws: absent) {
        _ = try await harness.authentication.pools.listUserPoolClients(
          ListUserPoolClientsRequest(userPoolId: id),
          call: .recording(harness.context())
        )
      }
    }
  }

  private func delete(_ id: String?, _ harness: PoolsHarness) async throws {
    _ = try await harness.authentication.pools.deleteUserPool(
      DeleteUserPoolRequest(userPoolId: id),
      call: .recording(harness.context())
    )
  }

  @Test("THR-71: a protected pool cannot be deleted until its protection is off")
  func deletionProtection() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool(CreateUserPoolRequest(deletionProtection: "ACTIVE"))
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        """
        The user pool cannot be deleted because deletion protection is activated. Deletion \
        protection must be inactivated first.
        """
      )
    ) { try await delete(pool.id, harness) }
    #expect(try await harness.describePool(pool.id) == pool)
    #expect(harness.tokens.notes.deletedPools == [])

    _ = try await harness.authentication.pools.updateUserPool(
      UpdateUserPoolRequest(userPoolId: pool.id, deletionProtection: "INACTIVE"),
      call: .recording(harness.context())
    )
    try await delete(pool.id, harness)
    #expect(harness.tokens.notes.deletedPools == [pool.id])
  }

  @Test("deleting a pool deletes its clients and users and those of no other pool")
  func deletesEverything() async throws {
    let harness = try await PoolsHarness()
    let doomed = try await harness.makePool()
    let kept = try await harness.makePool()
    let doomedClient = try await harness.makeClient(of: doomed)
    let keptClient = try await harness.makeClient(of: kept)
    let owner = harness.database.administrationPool()
    for pool in [doomed, kept] {
      try await owner.execute(
        """
        INSERT INTO authentication.users (user_pool_id, username, sub, status, attributes,
          created_at_unix_millis, modified_at_unix_millis)
        VALUES (\(pool.id ?? ""), 'ann', 'sub', 'CONFIRMED', '{}', 0, 0)
        """
      )
    }
    #expect(try await harness.describePool(doomed.id).estimatedNumberOfUsers == 1)
    try await delete(doomed.id, harness)

    await expectRefusal(.resourceNotFound) {
      _ = try await harness.describeClient(doomedClient)
    }
    #expect(try await harness.describeClient(keptClient) == keptClient)
    #expect(try await harness.describePool(kept.id).estimatedNumberOfUsers == 1)
    let left = try await owner.first("SELECT count(*) AS count FROM authentication.users") {
      (row: borrowing PostgresRow) throws(PostgresError) -> Int in try row.value("count")
    }
    #expect(left == 1)
  }

  @Test("a pool of many users is gone at once, and its rows in pieces after")
  func manyUsers() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    let owner = harness.database.administrationPool()
    try await owner.execute(
      """
      INSERT INTO authentication.users (user_pool_id, username, sub, status, attributes,
        created_at_unix_millis, modified_at_unix_millis)
      SELECT \(pool.id ?? ""), 'user' || n, 'sub' || n, 'CONFIRMED', '{}', 0, 0
      FROM generate_series(1, 10500) AS n
      """
    )
    #expect(try await harness.describePool(pool.id).estimatedNumberOfUsers == 10_500)
    try await delete(pool.id, harness)
    let absent = AuthenticationFailure.resourceNotFound(
      "User pool \(pool.id ?? "") does not exist."
    )
    await #expect(throws: absent) { _ = try await harness.describePool(pool.id) }
    await #expect(throws: absent) { try await delete(pool.id, harness) }
    #expect(try await count("authentication.users", owner) == 500)

    let removal = harness.authentication.expiredRowRemoval
    try await removal.removeOnce()
    #expect(try await count("authentication.users", owner) == 0)
    // Who found the pool before may still add to it: it is remembered a while longer.
    #expect(try await count("authentication.deleted_user_pools", owner) == 1)
    harness.clock.advance(by: .seconds(601))
    try await removal.removeOnce()
    #expect(try await count("authentication.deleted_user_pools", owner) == 0)
  }

  @Test("the number of a large pool's users is estimated")
  func estimate() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    let owner = harness.database.administrationPool()
    try await owner.execute(
      """
      INSERT INTO authentication.users (user_pool_id, username, sub, status, attributes,
        created_at_unix_millis, modified_at_unix_millis)
      SELECT \(pool.id ?? ""), 'user' || n, 'sub' || n, 'CONFIRMED', '{}', 0, 0
      FROM generate_series(1, 60000) AS n
      """
    )
    try await owner.execute("ANALYZE authentication.users")
    let told = try await harness.describePool(pool.id).estimatedNumberOfUsers ?? 0
    #expect((57_000...63_000).contains(told))
  }

  private func count(_ table: SQL, _ owner: PostgresPool) async throws -> Int? {
    try await owner.first("SELECT count(*) AS count FROM \(table)") {
      (row: borrowing PostgresRow) throws(PostgresError) -> Int in try row.value("count")
    }
  }

  @Test("a deletion that token issuance misses is finished by the same call again")
  func unfinishedDeletion() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    harness.tokens.fail(with: RPCError(code: .unavailable, message: "away"))
    let failure = await #expect(throws: AuthenticationFailure.self) {
      try await delete(pool.id, harness)
    }
    #expect(failure?.status.code == .unavailable)
    let absent = AuthenticationFailure.resourceNotFound(
      "User pool \(pool.id ?? "") does not exist."
    )
    await #expect(throws: absent) { _ = try await harness.describePool(pool.id) }

    harness.tokens.fail(with: nil)
    try await delete(pool.id, harness)
    #expect(harness.tokens.notes.deletedPools == [pool.id])
    await #expect(throws: absent) { try await delete(pool.id, harness) }
  }

  @Test("a deletion that is not repeated is finished in the background")
  func deletionInBackground() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    harness.tokens.fail(with: RPCError(code: .unavailable, message: "away"))
    await expectRefusal(nil) { try await delete(pool.id, harness) }
    try await harness.authentication.expiredRowRemoval.removeOnce()
    harness.tokens.fail(with: nil)
    try await harness.authentication.expiredRowRemoval.removeOnce()
    #expect(harness.tokens.notes.deletedPools == [pool.id])
  }

  @Test("the next deletion of any pool finishes one that was not repeated")
  func forgottenDeletion() async throws {
    let harness = try await PoolsHarness()
    let forgotten = try await harness.makePool()
    let other = try await harness.makePool()
    harness.tokens.fail(with: RPCError(code: .unavailable, message: "away"))
    await expectRefusal(nil) { try await delete(forgotten.id, harness) }
    harness.tokens.fail(with: nil)
    try await delete(other.id, harness)
    #expect(harness.tokens.notes.deletedPools == [other.id, forgotten.id])
  }
}
