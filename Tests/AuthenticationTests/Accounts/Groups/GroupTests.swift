internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import Domain
import GatehouseStubs
internal import Postgres
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("Groups (E.3)")
struct GroupTests {
  static let notFound = AuthenticationFailure.resourceNotFound("Group not found.")

  @Test("a group is told as it was made")
  func creation() async throws {
    let stage = try await SignInHarness().stage()
    let made = try await stage.addGroup("Admins", precedence: 0, role: "admin", description: "all")
    let now = stage.harness.clock.now().unixMillis
    #expect(
      made
        == GroupType(
          groupName: "Admins",
          userPoolId: stage.poolID,
          description: "all",
          roleArn: "arn:aws:iam::123456789012:role/admin",
          precedence: 0,
          lastModifiedDateUnixMillis: now,
          creationDateUnixMillis: now
        )
    )
    #expect(try await stage.getGroup("Admins") == made)
    await #expect(throws: Self.notFound) { try await stage.getGroup("admins") }
  }

  @Test("a name is given once in a pool, also when two ask in the same moment")
  func uniqueness() async throws {
    let stage = try await SignInHarness().stage()
    let outcomes = await withTaskGroup(of: Bool.self) { tasks in
      for _ in 0..<6 {
        tasks.addTask {
          do {
            try await stage.addGroup("one")
            return true
          } catch {
            return false
          }
        }
      }
      return await tasks.reduce(into: [Bool]()) { $0.append($1) }
    }
    #expect(outcomes.filter(\.self).count == 1)
    await #expect(
      throws: AuthenticationFailure.groupExists("A group with the name already exists.")
    ) {
      try await stage.addGroup("one")
    }
  }

  @Test("an update changes what it gives and leaves the rest")
  func update() async throws {
    let stage = try await SignInHarness().stage()
    let made = try #require(
      try await stage.addGroup("g", precedence: 3, role: "r", description: "d")
    )
    stage.harness.clock.advance(by: .seconds(5))
    let updated = try await stage.service.accounts.updateGroup(
      UpdateGroupRequest(groupName: "g", userPoolId: stage.poolID, precedence: 0),
      call: .recording(stage.context)
    ).group
    var expected = made
    expected.precedence = 0
    expected.lastModifiedDateUnixMillis = stage.harness.clock.now().unixMillis
    #expect(updated == expected)
    #expect(try await stage.getGroup("g") == expected)
    await #expect(throws: Self.notFound) {
      try await stage.service.accounts.updateGroup(
        UpdateGroupRequest(groupName: "other", userPoolId: stage.poolID),
        call: .recording(stage.context)
      )
    }
  }

  @Test(
    "a role that cannot be assumed is refused",
    arguments: [
      "arn:aws:iam::123456789012:user/u", "arn:aws:s3:::123456789012:role/r",
      "arn:aws:iam::123456789012:role/", "arn:aws:iam::12345678901x:role/r", "role/r", "",
      "arn:aws:iam::123456789012:role/r\u{0}",
    ]
  )
  func roles(_ arn: String) async throws {
    let stage = try await SignInHarness().stage()
    await expectRefusal(.invalidParameter) {
      try await stage.service.accounts.createGroup(
        CreateGroupRequest(groupName: "g", userPoolId: stage.poolID, roleArn: arn),
        call: .recording(stage.context)
      )
    }
  }

  @Test("what PostgreSQL cannot hold is refused as a name, a description or a precedence")
  func hostileInput() async throws {
    let stage = try await SignInHarness().stage()
    for name in ["", "a\u{0}b", String(repeating: "ü", count: 300)] {
      await #expect(throws: AuthenticationFailure.invalidParameter("Invalid group name.")) {
        try await stage.addGroup(name)
      }
    }
    await expectRefusal(.invalidParameter) {
      try await stage.addGroup("g", description: "\u{0}")
    }
    await expectRefusal(.invalidParameter) {
      try await stage.addGroup("g", precedence: -1)
    }
  }

  @Test("a listing goes on where it stopped while groups come and go")
  func paging() async throws {
    let stage = try await SignInHarness().stage()
    for name in ["a", "b", "c", "d", "e"] { try await stage.addGroup(name) }
    let first = try await stage.listGroups(2)
    #expect(first.groups?.map(\.groupName) == ["a", "b"])
    try await stage.deleteGroup("b")
    try await stage.addGroup("aa")
    let second = try await stage.listGroups(3, first.nextToken)
    #expect(second.groups?.map(\.groupName) == ["c", "d", "e"])
    #expect(second.nextToken == nil)
    #expect(try await stage.listGroups(0).groups?.count == 5)
    await expectRefusal(.invalidParameter) { try await stage.listGroups(61) }
  }

  @Test("a pool has 10,000 groups and no more, also when two ask in the same moment")
  func quota() async throws {
    let stage = try await SignInHarness().stage()
    _ = try await stage.harness.database.administrationPool().execute(
      """
      INSERT INTO authentication.groups
        (user_pool_id, name, created_at_unix_millis, modified_at_unix_millis)
      SELECT \(stage.poolID), 'g' || n, 0, 0 FROM generate_series(1, 9999) AS n
      """
    )
    let made = await withTaskGroup(of: Bool.self) { tasks in
      for number in 0..<4 {
        tasks.addTask {
          do {
            try await stage.addGroup("new\(number)")
            return true
          } catch {
            return false
          }
        }
      }
      return await tasks.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(made == 1)
    await #expect(
      throws: AuthenticationFailure.limitExceeded(
        "The maximum number of groups (10000) for this user pool is reached."
      )
    ) {
      try await stage.addGroup("last")
    }
  }

  @Test("a group of pool A cannot be reached through pool B")
  func isolation() async throws {
    let harness = try await SignInHarness()
    let a = try await harness.stage()
    let b = try await harness.stage()
    try await a.addGroup("secret", precedence: 1)
    try await a.addUser("ann")
    try await b.addUser("ann")
    try await a.enter("secret", "ann")
    await #expect(throws: Self.notFound) { try await b.getGroup("secret") }
    await #expect(throws: Self.notFound) { try await b.deleteGroup("secret") }
    await #expect(throws: Self.notFound) { try await b.enter("secret", "ann") }
    await #expect(throws: Self.notFound) { try await b.leave("secret", "ann") }
    await #expect(throws: Self.notFound) { try await b.members(of: "secret") }
    await #expect(throws: Self.notFound) {
      try await b.service.accounts.updateGroup(
        UpdateGroupRequest(groupName: "secret", userPoolId: b.poolID, precedence: 0),
        call: .recording(b.context)
      )
    }
    #expect(try await b.listGroups().groups == [])
    #expect(try await b.groups(of: "ann").groups == [])

    // Nor by a group of the same name, or with the other pool's token.
    try await b.addGroup("secret", role: "b")
    try await b.addGroup("zzz")
    #expect(try await b.members(of: "secret").users == [])
    #expect(try TokenPayload.decode(try await b.tokens("ann").idToken)["cognito:groups"] == nil)
    let page = try await b.listGroups(1)
    await #expect(throws: AuthenticationFailure.invalidParameter("Invalid pagination token given."))
    {
      try await a.listGroups(1, page.nextToken)
    }
    try await b.deleteGroup("secret")
    #expect(try await a.members(of: "secret").users?.count == 1)
    #expect(try await a.getGroup("secret")?.precedence == 1)
  }

  @Test("every operation says that the pool is gone")
  func absentPool() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage()
    try await stage.addGroup("g")
    _ = try await stage.service.pools.deleteUserPool(
      DeleteUserPoolRequest(userPoolId: stage.poolID),
      call: .recording(stage.context)
    )
    let gone = AuthenticationFailure.resourceNotFound("User pool \(stage.poolID) does not exist.")
    await #expect(throws: gone) { try await stage.addGroup("h") }
    await #expect(throws: gone) { try await stage.getGroup("g") }
    await #expect(throws: gone) { try await stage.deleteGroup("g") }
    await #expect(throws: gone) { try await stage.listGroups() }
    await #expect(throws: gone) { try await stage.members(of: "g") }
    await #expect(throws: gone) { try await stage.groups(of: "ann") }
    await #expect(throws: gone) { try await stage.enter("g", "ann") }
    await #expect(throws: gone) { try await stage.leave("g", "ann") }
    let left = try await harness.database.administrationPool().query(
      "SELECT count(*) AS count FROM authentication.groups"
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      try row.value("count", as: Int64.self)
    }
    #expect(left == [0])
  }
}
