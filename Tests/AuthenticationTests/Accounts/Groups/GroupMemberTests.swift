internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import Postgres
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("Members of groups (E.3)")
struct GroupMemberTests {
  private func memberships(_ stage: Stage) async throws -> Int64 {
    try await stage.harness.database.administrationPool().first(
      "SELECT count(*) AS count FROM authentication.group_members"
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      try row.value("count", as: Int64.self)
    } ?? -1
  }

  @Test("entering and leaving are repeatable, by any name of the user")
  func repeating() async throws {
    let stage = try await SignInHarness().stage()
    let sub = try await stage.addUser("ann", attributes: ["email": "ann@example.com"])
    try await stage.addGroup("g")
    try await stage.enter("g", "ann")
    try await stage.enter("g", sub)
    #expect(try await memberships(stage) == 1)
    let member = try #require(try await stage.members(of: "g").users?.first)
    let described = try await stage.describeUser("ann")
    #expect(member.username == "ann" && member.enabled == true)
    #expect(member.userStatus == "CONFIRMED" && member.attributes == described.userAttributes)
    #expect(try await stage.groups(of: sub).groups?.map(\.groupName) == ["g"])
    try await stage.leave("g", "ann")
    try await stage.leave("g", "ann")
    #expect(try await memberships(stage) == 0)
  }

  @Test("unknown users and groups are told apart")
  func unknown() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    try await stage.addGroup("g")
    let noUser = AuthenticationFailure.userNotFound("User does not exist.")
    await #expect(throws: noUser) { try await stage.enter("g", "bob") }
    await #expect(throws: noUser) { try await stage.leave("g", "bob") }
    await #expect(throws: noUser) { try await stage.groups(of: "bob") }
    await #expect(throws: GroupTests.notFound) { try await stage.enter("h", "ann") }
    await #expect(throws: GroupTests.notFound) { try await stage.leave("h", "ann") }
    await #expect(throws: GroupTests.notFound) { try await stage.members(of: "h") }
  }

  @Test("listings go on where they stopped, and their tokens open no other listing")
  func paging() async throws {
    let stage = try await SignInHarness().stage()
    for name in ["ann", "bob", "cat"] { try await stage.addUser(name) }
    for name in ["g", "h", "i"] { try await stage.addGroup(name) }
    for name in ["ann", "bob", "cat"] { try await stage.enter("g", name) }
    for group in ["h", "i"] { try await stage.enter(group, "ann") }

    let page = try await stage.members(of: "g", 1)
    #expect(page.users?.map(\.username) == ["ann"])
    try await stage.leave("g", "ann")
    let rest = try await stage.members(of: "g", 60, page.nextToken)
    #expect(rest.users?.map(\.username) == ["bob", "cat"] && rest.nextToken == nil)

    let groups = try await stage.groups(of: "ann", 1)
    #expect(groups.groups?.map(\.groupName) == ["h"])
    #expect(
      try await stage.groups(of: "ann", 1, groups.nextToken).groups?.map(\.groupName) == ["i"]
    )
    let invalid = AuthenticationFailure.invalidParameter("Invalid pagination token given.")
    await #expect(throws: invalid) { try await stage.members(of: "h", 1, page.nextToken) }
    await #expect(throws: invalid) { try await stage.groups(of: "bob", 1, groups.nextToken) }
    await #expect(throws: invalid) { try await stage.groups(of: "ann", 1, "nonsense") }
  }

  @Test("a user is in 100 groups and no more, also when two instances ask in the same moment")
  func quota() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let administration = stage.harness.database.administrationPool()
    _ = try await administration.execute(
      """
      WITH g AS (
        INSERT INTO authentication.groups
          (user_pool_id, name, created_at_unix_millis, modified_at_unix_millis)
        SELECT \(stage.poolID), 'g' || n, 0, 0 FROM generate_series(1, 110) AS n
        RETURNING name
      )
      SELECT count(*) FROM g
      """
    )
    _ = try await administration.execute(
      """
      INSERT INTO authentication.group_members (user_pool_id, username, group_name)
      SELECT \(stage.poolID), 'ann', 'g' || n FROM generate_series(1, 98) AS n
      """
    )
    let entered = await withTaskGroup(of: Bool.self) { tasks in
      for number in 99...106 {
        let service = number.isMultiple(of: 2) ? stage.service : stage.harness.twin
        tasks.addTask {
          do {
            try await stage.enter("g\(number)", "ann", on: service)
            return true
          } catch {
            return false
          }
        }
      }
      return await tasks.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(entered == 2)
    #expect(try await memberships(stage) == 100)
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "The maximum number of groups (100) for this user is reached."
      )
    ) {
      try await stage.enter("g110", "ann")
    }
    // Where the user is already, nothing is refused.
    try await stage.enter("g1", "ann")
    let result = try await stage.tokens("ann")
    #expect(try await stage.getUser(result.accessToken).username == "ann")
  }

  @Test("nothing is left of a member, a group or a pool that is deleted")
  func deletion() async throws {
    let stage = try await SignInHarness().stage()
    for name in ["ann", "bob"] { try await stage.addUser(name) }
    for group in ["g", "h"] {
      try await stage.addGroup(group)
      for name in ["ann", "bob"] { try await stage.enter(group, name) }
    }
    _ = try await stage.service.accounts.adminDeleteUser(
      AdminDeleteUserRequest(userPoolId: stage.poolID, username: "ann"),
      call: .recording(stage.context)
    )
    #expect(try await stage.members(of: "g").users?.map(\.username) == ["bob"])
    // A later user of the same name is in no group.
    try await stage.addUser("ann")
    #expect(try await stage.groups(of: "ann").groups == [])
    try await stage.deleteGroup("g")
    #expect(try await stage.groups(of: "bob").groups?.map(\.groupName) == ["h"])
    try await stage.addGroup("g")
    #expect(try await stage.members(of: "g").users == [])
    _ = try await stage.service.pools.deleteUserPool(
      DeleteUserPoolRequest(userPoolId: stage.poolID),
      call: .recording(stage.context)
    )
    #expect(try await memberships(stage) == 0)
  }
}
