internal import AuthenticationMessages
internal import Domain
internal import Foundation
internal import Postgres
internal import PublicOperations
internal import TestSupport
internal import Testing

@testable internal import AuthenticationAccounts
@testable internal import AuthenticationCore
@testable internal import AuthenticationService

@Suite("A listing of users")
struct ListUsersTests {
  private func names(_ response: ListUsersResponse) -> [String] {
    (response.users ?? []).compactMap(\.username)
  }

  private func people() async throws -> Stage {
    let stage = try await SignInHarness().stage()
    try await stage.addUser(
      "ann",
      attributes: ["email": "ann@a.test", "given_name": "Ann", "family_name": "Lee"]
    )
    try await stage.addUser(
      "bob",
      attributes: ["email": "bob@b.test", "given_name": "Bob", "family_name": "Lee"]
    )
    try await stage.addUser(
      "cyd",
      attributes: [
        "email": "ann.c@c.test", "name": #"Cyd "C" O'Neil\"#, "phone_number": "+15550001",
        "preferred_username": "queen",
      ]
    )
    _ = try await stage.signUp("dan")
    try await stage.disable("bob")
    return stage
  }

  @Test("is narrowed by each attribute that may be asked for, whole or by its beginning")
  func filters() async throws {
    let stage = try await people()
    let sub = try await stage.describeUser("ann").userAttributes?.first?.value ?? ""
    let expected: [(String, [String])] = [
      (#"username = "ann""#, ["ann"]),
      (#"username ^= "a""#, ["ann"]),
      (#"username = "ANN""#, []),
      (#"email = "ann@a.test""#, ["ann"]),
      (#"email="ann@a""#, []),
      (#"email ^= "ann""#, ["cyd", "ann"]),
      (#"phone_number ^= "+1555""#, ["cyd"]),
      (#"name = "Cyd \"C\" O'Neil\\""#, ["cyd"]),
      (#"given_name ^= "A""#, ["ann"]),
      (#"family_name = "Lee""#, ["ann", "bob"]),
      (#"family_name ^= "Lf""#, []),
      (#"email = "ANN@a.TEST""#, ["ann"]),
      (#"email ^= "Ann""#, ["cyd", "ann"]),
      (#"name = "cyd \"c\" o'neil\\""#, ["cyd"]),
      (#"given_name = "bOB""#, ["bob"]),
      (#"family_name = "lee""#, ["ann", "bob"]),
      (#"preferred_username ^= "QU""#, ["cyd"]),
      (#"username ^= "A""#, []),
      (#"status ^= "enabled""#, []),
      (#"preferred_username = "queen""#, ["cyd"]),
      (#"preferred_username ^= """#, ["cyd"]),
      (#"sub = "\#(sub)""#, ["ann"]),
      (#"sub ^= "\#(sub.prefix(30))""#, ["ann"]),
      (#"sub = "\#(sub.uppercased())""#, ["ann"]),
      (#"cognito:user_status = "UNCONFIRMED""#, ["dan"]),
      (#"cognito:user_status = "confirmed""#, ["ann", "bob", "cyd"]),
      (#"cognito:user_status ^= "un""#, ["dan"]),
      (#"status = "Enabled""#, ["ann", "cyd", "dan"]),
      (#"status="Disabled""#, ["bob"]),
      (#"status = "disabled""#, []),
      (#""status" = "Disabled""#, ["bob"]),
      (#""cognito:user_status"^="un""#, ["dan"]),
      ("", ["ann", "bob", "cyd", "dan"]),
    ]
    for (filter, wanted) in expected {
      #expect(names(try await stage.list(filter)) == wanted, "\(filter)")
    }
  }

  @Test("tells the letters of all alphabets apart from others, not from their own other case")
  func cases() async throws {
    let stage = try await SignInHarness().stage()
    let names = [
      "É\u{301}lodie Ångström", "Łukasz", "ΟΔΥΣΣΕΑΣ", "Ёлка", "İpek Işık", "Straße", "Հայ", "ႱA",
      "𐐀",
    ]
    for (index, name) in names.enumerated() {
      try await stage.addUser("u\(index)", attributes: ["name": name])
    }
    let expected: [(String, [String])] = [
      ("= \"é\u{301}LODIE åNGSTRÖM\"", ["u0"]), ("^= \"É\u{301}LO\"", ["u0"]),
      ("^= \"E\"", []), ("= \"łUKASZ\"", ["u1"]), ("= \"Lukasz\"", []),
      // A capital sigma is the small one within a word and the one at its end.
      ("= \"Οδυσσεας\"", ["u2"]), ("^= \"οδυσ\"", ["u2"]), ("^= \"οδυς\"", ["u2"]),
      ("= \"ёЛКА\"", ["u3"]), ("= \"Елка\"", []),
      // As everywhere but in Turkey: the dotless i is a letter of its own, the dotted capital is not.
      ("^= \"ipek\"", ["u4"]), ("^= \"İPEK I\"", ["u4"]), ("= \"ipek işik\"", []),
      ("= \"STRAẞE\"", ["u5"]), ("= \"STRASSE\"", []),
      ("= \"հԱՅ\"", ["u6"]), ("= \"ⴑa\"", ["u7"]), ("= \"𐐨\"", ["u8"]),
    ]
    for (filter, wanted) in expected {
      #expect(self.names(try await stage.list("name \(filter)")) == wanted, "\(filter)")
    }
  }

  @Test("by a beginning goes on by pages through all cases of it, each user once")
  func pagesOfAnyCase() async throws {
    let stage = try await SignInHarness().stage()
    let given = ["Zoe", "ann", "ANN", "Änne", "aNN", "annE", "Anna", "b", "änn"]
    for (index, name) in given.enumerated() {
      try await stage.addUser("u\(index)", attributes: ["given_name": name])
    }
    for (filter, wanted) in [
      (#"given_name ^= "An""#, ["u1", "u2", "u4", "u6", "u5"]),
      (#"given_name ^= "ÄN""#, ["u8", "u3"]),
      (#"given_name ^= """#, ["u1", "u2", "u4", "u6", "u5", "u7", "u0", "u8", "u3"]),
    ] {
      var seen: [String] = []
      var token: String?
      repeat {
        let page = try await stage.list(filter, limit: 2, after: token)
        seen += names(page)
        token = page.paginationToken
      } while token != nil
      #expect(seen == wanted, "\(filter)")
    }
  }

  @Test(
    "refuses what is no filter",
    arguments: [
      "email", "email =", "email = x", #"email = "x"#, #"email > "x""#, #"= "x""#,
      #"email = "x" and name = "y""#, #"email ^ = "x""#, #"email = "x\"#, "email = \"\0\"",
      #""email = "x""#, #""" = "x""#, #""email"x = "x""#,
    ]
  )
  func wrongFilters(_ filter: String) async throws {
    let stage = try await SignInHarness().stage()
    await #expect(throws: AuthenticationFailure.invalidParameter("Error while parsing filter.")) {
      try await stage.list(filter)
    }
  }

  @Test("refuses an attribute that no caller may ask for")
  func wrongAttributes() async throws {
    let stage = try await SignInHarness().stage()
    for name in ["custom:tier", "gender", "Email", "enabled", "attributes"] {
      await #expect(
        throws: AuthenticationFailure.invalidParameter("Invalid search attribute: \(name)")
      ) { try await stage.list("\(name) = \"x\"") }
    }
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "One or more requested attributes do not exist."
      )
    ) { try await stage.list(attributesToGet: ["custom:none"]) }
  }

  @Test("shows all attributes, or those that are asked for")
  func attributesToGet() async throws {
    let stage = try await people()
    let all = try await stage.list(#"username = "ann""#).users?.first
    #expect(all?.attributes?.map(\.name).contains("sub") == true)
    #expect(all?.enabled == true && all?.userStatus == "CONFIRMED")
    let some = try await stage.list(
      #"username = "ann""#,
      attributesToGet: ["email"]
    ).users?.first
    #expect(some?.attributes == [AttributeType(name: "email", value: "ann@a.test")])
    let subs = try await stage.list(attributesToGet: ["sub"]).users ?? []
    #expect(subs.count == 4)
    #expect(subs.allSatisfy { $0.attributes?.map(\.name) == ["sub"] })
    #expect(try await stage.list(attributesToGet: []).users?.first?.attributes == [])
  }

  @Test("is refused where a user on the page lacks an attribute that is asked for")
  func missingAttributes() async throws {
    let stage = try await people()
    let refusal = AuthenticationFailure.invalidParameter(
      "One or more requested attributes do not exist."
    )
    for name in ["given_name", "nickname"] {
      await #expect(throws: refusal) { try await stage.list(attributesToGet: ["email", name]) }
    }
    let named = try await stage.list(
      #"family_name = "Lee""#,
      attributesToGet: ["given_name", "sub"]
    )
    #expect(
      named.users?.map { $0.attributes?.compactMap(\.name) } == [
        ["sub", "given_name"], ["sub", "given_name"],
      ]
    )
    #expect(try await stage.list(limit: 1, attributesToGet: ["given_name"]).users?.count == 1)
  }

  @Test("goes on by pages: no user who stays is missed or repeated while others come and go")
  func pages() async throws {
    let stage = try await SignInHarness().stage()
    let staying = (0..<12).map { "stay-\($0)" }
    for name in staying { try await stage.addUser(name, attributes: ["name": "Same"]) }
    for (index, filter) in [nil, #"name = "Same""#, #"name ^= "S""#].enumerated() {
      var seen: [String] = []
      var token: String?
      repeat {
        let page = try await stage.list(filter, limit: 5, after: token)
        #expect((page.users?.count ?? 0) <= 5)
        seen += names(page)
        token = page.paginationToken
        let number = seen.count
        try await stage.addUser("come-\(index)-\(number)", attributes: ["name": "Same"])
        _ = try await stage.service.accounts.adminDeleteUser(
          AdminDeleteUserRequest(
            userPoolId: stage.poolID,
            username: seen.last(where: {
              $0.hasPrefix("come")
            }) ?? "come-\(index)-\(number)"
          ),
          call: .recording(stage.context)
        )
      } while token != nil
      #expect(seen.filter { $0.hasPrefix("stay") }.sorted() == staying.sorted())
      #expect(Set(seen).count == seen.count)
    }
  }

  @Test("shortens a page of users with much to say, so that an answer can carry it")
  func largePages() async throws {
    let names = (0..<50).map { "a\($0)" }
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(
        schema: names.map { SchemaAttributeType(name: $0, attributeDataType: "String") }
      ),
      CreateUserPoolClientRequest()
    )
    // About two hundred thousand bytes a user.
    let value = String(repeating: "é", count: 2048)
    let attributes = Dictionary(uniqueKeysWithValues: names.map { ("custom:\($0)", value) })
    let wanted = (10..<24).map { "user-\($0)" }
    try await stage.addGroup("all")
    for name in wanted {
      _ = try await stage.service.accounts.adminCreateUser(
        AdminCreateUserRequest(
          userPoolId: stage.poolID,
          username: name,
          userAttributes: Stage.list(attributes),
          messageAction: "SUPPRESS"
        ),
        call: .recording(stage.context)
      )
      try await stage.enter("all", name)
    }
    var seen: [String] = []
    var token: String?
    repeat {
      let page = try await stage.list(after: token)
      #expect((1...10).contains(page.users?.count ?? 0))
      seen += self.names(page)
      token = page.paginationToken
    } while token != nil
    #expect(seen == wanted)
    seen = []
    repeat {
      let page = try await stage.members(of: "all", nil, token)
      #expect((1...10).contains(page.users?.count ?? 0))
      seen += page.users?.compactMap(\.username) ?? []
      token = page.nextToken
    } while token != nil
    #expect(seen == wanted)
  }

  @Test("does not take another listing's place")
  func foreignTokens() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage()
    let other = try await harness.stage()
    for name in ["ann", "bob"] { try await stage.addUser(name) }
    let token = try await stage.list(limit: 1).paginationToken
    let invalid = AuthenticationFailure.invalidParameter("Invalid pagination token given.")
    await #expect(throws: invalid) { try await other.list(after: token) }
    await #expect(throws: invalid) { try await stage.list(#"email ^= "a""#, after: token) }
    await #expect(throws: invalid) { try await stage.list(after: "nonsense") }
    #expect(names(try await stage.list(after: token)) == ["bob"])
    #expect(try await other.list().users == [])
  }

  @Test("by a filter costs as much among twenty thousand users as among a few")
  func cost() async throws {
    let harness = try await SignInHarness()
    let few = try await harness.stage()
    let many = try await harness.stage()
    try await fill(few, 100)
    try await fill(many, 20_000)
    for filter in [
      #"email = "user50@x.test""#, #"email ^= "user50@""#, #"username = "user50""#,
      #"cognito:user_status = "UNCONFIRMED""#, #"status = "Disabled""#, #"given_name = "Nobody""#,
      #"family_name ^= "Le""#, #"email = "USER50@X.TEST""#, #"given_name ^= "gIVEN50""#,
      #"family_name = "LEE""#, #"name = "Ä""#,
    ] {
      let blocks = try await [blocks(readBy: filter, few), blocks(readBy: filter, many)]
      // The index may be a level deeper, and each row of a page stand in a block of its own; a scan
      // of all twenty thousand would read hundreds.
      #expect(blocks[0] > 0 && blocks[1] <= blocks[0] + 15, "\(filter): \(blocks)")
    }
  }

  /// How many blocks PostgreSQL looks at for one page of ten users.
  private func blocks(readBy filter: String, _ stage: Stage) async throws -> Int {
    let id = try #require(UserPoolID(stage.poolID))
    let pool = try await stage.service.directory.settings.pool(id)
    let listing = try #require(try UserFilter(filter)).listing(in: pool)
    let page = try #require(listing.statement(in: id, after: .start, limit: 11))
    return try await stage.harness.blocks(readBy: page)
  }

  private func fill(_ stage: Stage, _ count: Int) async throws {
    let pool = stage.harness.database.administrationPool()
    _ = try await pool.execute(
      """
      INSERT INTO authentication.users
        (user_pool_id, username, sub, status, is_enabled, attributes, created_at_unix_millis,
         modified_at_unix_millis)
      SELECT \(stage.poolID), 'user' || n, gen_random_uuid()::text,
        CASE n % 50 WHEN 0 THEN 'UNCONFIRMED' ELSE 'CONFIRMED' END, n % 50 <> 1,
        jsonb_build_object('email', 'user' || n || '@x.test', 'family_name', 'Lee',
          'given_name', 'Given' || n), 0, 0
      FROM generate_series(1, \(count)) AS n
      """
    )
    _ = try await pool.execute("ANALYZE authentication.users")
  }
}
