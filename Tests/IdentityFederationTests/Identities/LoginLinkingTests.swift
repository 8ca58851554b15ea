import Domain
import IdentityFederationCore
import Testing

@testable import IdentityFederationIdentities

@Suite("DID-28: which identity logins belong to")
struct LoginLinkingTests {
  /// Identities a, b and c, from the oldest to the youngest; u has no logins.
  private static func identity(_ name: Character, _ logins: String...) -> LinkedIdentity {
    let age = Int64(name.asciiValue ?? 0)
    return LinkedIdentity(
      id: id(name),
      createdAt: Instant(unixMillis: age),
      logins: logins.map(login)
    )
  }

  private static func id(_ name: Character) -> IdentityID {
    let digits = String(repeating: name == "u" ? "0" : name, count: 12)
    return IdentityID(region: "eu-west-1", uuid: "00000000-0000-4000-8000-\(digits)")
  }

  /// `g:1` is the user 1 of the provider g.
  private static func login(_ text: String) -> Login {
    let parts = text.split(separator: ":")
    return Login(provider: String(parts[0]), subject: String(parts[1]))
  }

  private static func question(
    _ operation: LoginLinking.Operation,
    _ given: Character?,
    _ logins: [String]
  ) -> LoginLinking.Question {
    let logins = logins.map(login)
    return LoginLinking.Question(
      operation: operation,
      given: given.map(id),
      logins: logins,
      developer: logins.first { $0.provider == "dev".exact },
      developerProvider: "dev"
    )
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let operation: LoginLinking.Operation
    let given: Character?
    let logins: [String]
    let seen: [LinkedIdentity]
    let decision: LoginLinking.Decision

    init(
      _ description: String,
      _ operation: LoginLinking.Operation,
      _ given: Character?,
      _ logins: [String],
      _ seen: [LinkedIdentity],
      _ decision: LoginLinking.Decision
    ) {
      testDescription = description
      self.operation = operation
      self.given = given
      self.logins = logins
      self.seen = seen
      self.decision = decision
    }
  }

  private static let a = identity("a", "g:1")
  private static let b = identity("b", "f:1")
  private static let u = identity("u")
  private static let full = identity("c", "dev:0")

  private static var merged: LinkedIdentity {
    var merged = u
    merged.mergedInto = id("a")
    return merged
  }

  private static var abandoned: LinkedIdentity {
    var abandoned = u
    abandoned.isAbandoned = true
    return abandoned
  }

  static let rows: [Row] = [
    Row("no identity has the login", .find, nil, ["g:1"], [], .create),
    Row("one has it", .find, nil, ["g:1"], [a], .link([], to: id("a"))),
    Row("one has one of two", .find, nil, ["g:1", "f:1"], [a], .link([login("f:1")], to: id("a"))),
    Row("GetId merges nothing", .find, nil, ["g:1", "f:1"], [a, b], .refuse(.conflict)),
    Row(
      "another user of a provider it has",
      .find,
      nil,
      ["g:2", "f:1"],
      [identity("a", "g:1", "f:1")],
      .refuse(.conflict)
    ),
    Row("two users of one provider", .find, nil, ["g:1", "g:2"], [], .refuse(.conflict)),
    Row(
      "an unauthenticated one is linked",
      .use,
      "u",
      ["g:1"],
      [u],
      .link([login("g:1")], to: id("u"))
    ),
    Row(
      "an unauthenticated one is merged into the owner, however old",
      .use,
      "u",
      ["f:1"],
      [u, b],
      .merge(id("u"), into: id("b"), linking: [])
    ),
    Row("its own login", .use, "a", ["g:1"], [a], .link([], to: id("a"))),
    Row(
      "its own and a new one",
      .use,
      "a",
      ["g:1", "f:1"],
      [a],
      .link([login("f:1")], to: id("a"))
    ),
    Row("a stranger's new login", .use, "a", ["f:9"], [a], .refuse(.loginsDoNotMatch)),
    Row("a stranger's known login", .use, "a", ["f:1"], [a, b], .refuse(.loginsDoNotMatch)),
    Row(
      "both proved, the older goes on",
      .use,
      "b",
      ["g:1", "f:1"],
      [a, b],
      .merge(id("b"), into: id("a"), linking: [])
    ),
    Row(
      "both proved, and a third login is new",
      .use,
      "a",
      ["g:1", "f:1", "x:1"],
      [a, b],
      .merge(id("b"), into: id("a"), linking: [login("x:1")])
    ),
    Row(
      "both have a user of one provider",
      .use,
      "a",
      ["g:1", "f:1"],
      [a, identity("b", "f:1", "g:2")],
      .refuse(.conflict)
    ),
    Row(
      "three",
      .use,
      "u",
      ["g:1", "f:1"],
      [u, a, b],
      .refuse(.conflict)
    ),
    Row("a merged one, repeated", .use, "u", ["g:1"], [merged, a], .link([], to: id("a"))),
    Row("a merged one with another's login", .use, "u", ["f:1"], [merged, b], .refuse(.forbidden)),
    Row("one that is gone", .use, "u", ["g:1"], [a], .refuse(.notFound)),
    Row("an abandoned one", .use, "u", ["g:1"], [abandoned], .refuse(.forbidden)),
    Row("a developer's new user", .vouch, nil, ["dev:1"], [], .create),
    Row(
      "a developer's user for an authenticated identity",
      .vouch,
      "a",
      ["dev:1"],
      [a],
      .link([login("dev:1")], to: id("a"))
    ),
    Row(
      "a developer's user of another identity",
      .vouch,
      "u",
      ["dev:0"],
      [u, full],
      .refuse(.developerUserAlreadyRegistered)
    ),
    Row(
      "two owners, and no identity is named",
      .vouch,
      nil,
      ["dev:0", "g:1"],
      [a, full],
      .merge(id("c"), into: id("a"), linking: [])
    ),
    Row(
      "a second user of the developer's",
      .vouch,
      "c",
      ["dev:1"],
      [full],
      .link([login("dev:1")], to: id("c"))
    ),
  ]

  @Test("each line of the table", arguments: rows)
  func table(_ row: Row) {
    let question = Self.question(row.operation, row.given, row.logins)
    #expect(LoginLinking.decide(question, seeing: row.seen) == row.decision)
  }

  @Test("twenty logins are the most, by linking and by merging")
  func twenty() {
    let users = (1...20).map { Self.login("dev:\($0)") }
    var nineteen = Self.identity("a")
    nineteen.logins = Array(users.prefix(19))
    var twenty = nineteen
    twenty.logins = users
    let question = Self.question(.vouch, "a", ["dev:99"])
    #expect(
      LoginLinking.decide(question, seeing: [nineteen])
        == .link([Self.login("dev:99")], to: Self.id("a"))
    )
    #expect(LoginLinking.decide(question, seeing: [twenty]) == .refuse(.conflict))
    #expect(LoginLinking.canMerge([nineteen, Self.a], developerProvider: "dev"))
    #expect(!LoginLinking.canMerge([twenty, Self.a], developerProvider: "dev"))
  }

  @Test("texts that look the same are two users")
  func exactness() {
    let composed = Login(provider: "dev", subject: "\u{E9}")
    let decomposed = Login(provider: "dev", subject: "e\u{301}")
    #expect(composed != decomposed)
    #expect(composed.key != decomposed.key)
    #expect(Login(provider: "ab", subject: "c").key != Login(provider: "a", subject: "bc").key)
  }
}
