import AuthenticationMessages
internal import Cryptography
internal import FoundationEssentials
internal import TestSupport
internal import Testing

@Suite("Groups in tokens (E.1)")
struct GroupClaimTests {
  struct Claims: Decodable, Equatable {
    var groups: [String]?
    var roles: [String]?
    var preferredRole: String?

    enum CodingKeys: String, CodingKey {
      case groups = "cognito:groups"
      case roles = "cognito:roles"
      case preferredRole = "cognito:preferred_role"
    }

    init(groups: [String]? = nil, roles: [String]? = nil, preferredRole: String? = nil) {
      self.groups = groups
      self.roles = roles?.map(Self.arn)
      self.preferredRole = preferredRole.map(Self.arn)
    }

    init(_ token: String?) throws {
      let parts = (token ?? "").split(separator: ".")
      let payload = try #require(parts.count == 3 ? Base64URL.decode(String(parts[1])) : nil)
      self = try JSONDecoder().decode(Claims.self, from: Data(payload))
    }

    private static func arn(_ role: String) -> String { "arn:aws:iam::123456789012:role/\(role)" }
  }

  struct Group: Sendable {
    let name: String
    var precedence: Int32?
    var role: String?
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let groups: [Group]
    let expected: Claims
  }

  static let cases: [Case] = [
    .init(testDescription: "none", groups: [], expected: Claims()),
    .init(
      testDescription: "without roles, the strongest first, null last",
      groups: [
        .init(name: "none"), .init(name: "weak", precedence: 7), .init(name: "b", precedence: 0),
        .init(name: "a", precedence: 0),
      ],
      expected: Claims(groups: ["a", "b", "weak", "none"])
    ),
    .init(
      testDescription: "the strongest group's role is preferred",
      groups: [
        .init(name: "x", precedence: 2, role: "two"), .init(name: "y", precedence: 1, role: "one"),
        .init(name: "z", role: "none"),
      ],
      expected: Claims(
        groups: ["y", "x", "z"],
        roles: ["one", "two", "none"],
        preferredRole: "one"
      )
    ),
    .init(
      testDescription: "equal precedence with different roles prefers none",
      groups: [
        .init(name: "x", precedence: 1, role: "one"), .init(name: "y", precedence: 1, role: "two"),
        .init(name: "z", precedence: 2, role: "three"),
      ],
      expected: Claims(groups: ["x", "y", "z"], roles: ["one", "two", "three"])
    ),
    .init(
      testDescription: "equal precedence with one role prefers it, and tells it once",
      groups: [
        .init(name: "x", precedence: 1, role: "one"), .init(name: "y", precedence: 1, role: "one"),
      ],
      expected: Claims(groups: ["x", "y"], roles: ["one"], preferredRole: "one")
    ),
    .init(
      testDescription: "groups without precedence are equal among themselves",
      groups: [.init(name: "x", role: "one"), .init(name: "y", role: "two")],
      expected: Claims(groups: ["x", "y"], roles: ["one", "two"])
    ),
    .init(
      testDescription: "a group without a role decides nothing",
      groups: [.init(name: "x", precedence: 0), .init(name: "y", precedence: 5, role: "five")],
      expected: Claims(groups: ["x", "y"], roles: ["five"], preferredRole: "five")
    ),
  ]

  @Test("are ordered by strength, with the roles in the ID token alone", arguments: cases)
  func claims(_ example: Case) async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    for group in example.groups {
      try await stage.addGroup(group.name, precedence: group.precedence, role: group.role)
      try await stage.enter(group.name, "ann")
    }
    let tokens = try await stage.tokens("ann")
    #expect(try Claims(tokens.idToken) == example.expected)
    #expect(try Claims(tokens.accessToken) == Claims(groups: example.expected.groups))
  }

  @Test("are those of the moment in each flow: SRP, first password and refresh")
  func flows() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    try await stage.addGroup("g", role: "r")
    let first = try await stage.tokens("ann")
    #expect(try Claims(first.idToken) == Claims())
    try await stage.enter("g", "ann")
    let entered = Claims(groups: ["g"], roles: ["r"], preferredRole: "r")
    #expect(try Claims(try await stage.refresh(first.refreshToken)?.idToken) == entered)
    let srp = try await SRPExchange(stage, "ann").finish()
    #expect(try Claims(srp.authenticationResult?.idToken) == entered)
    try await stage.deleteGroup("g")
    let refreshed = try await stage.refresh(first.refreshToken)
    #expect(try Claims(refreshed?.idToken) == Claims())
    #expect(try Claims(refreshed?.accessToken) == Claims())
  }
}
