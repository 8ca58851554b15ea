import Domain
import IdentityFederationCore
import IdentityFederationCredentials
import Testing

@Suite("The choice of a role: DID-37")
struct RoleDecisionTests {
  private static func role(_ name: String) -> String { "arn:aws:iam::123456789012:role/\(name)" }

  private static let roles = [
    "authenticated": role("user"), "unauthenticated": role("guest"),
  ]
  private static let key = "cognito-idp.us-east-1.amazonaws.com/us-east-1_abcdefghi:client"
  private static let forbidden = IdentityFederationFailure.notAuthorized(
    "Access to the requested role is forbidden."
  )
  private static let denied = IdentityFederationFailure.notAuthorized(
    "The ambiguous role mapping rules denied this request."
  )
  private static let noRole = IdentityFederationFailure.invalidIdentityPoolConfiguration(
    "Invalid identity pool configuration. Check assigned IAM roles for this pool."
  )

  private static func rule(
    _ claim: String,
    _ match: RoleMapping.Rule.MatchType,
    _ value: String,
    _ name: String
  ) -> RoleMapping.Rule {
    RoleMapping.Rule(claim: claim, matchType: match, value: value, roleARN: role(name))
  }

  private func outcome(
    _ claims: [String: JSONValue] = [:],
    by kind: RoleMapping.Kind? = nil,
    else resolution: RoleMapping.AmbiguousResolution = .deny,
    custom: String? = nil,
    isAuthenticated: Bool = true,
    roles: [String: String] = roles
  ) -> Result<String, IdentityFederationFailure> {
    let mappings = kind.map {
      [Self.key: RoleMapping(kind: $0, ambiguousResolution: resolution)]
    }
    return decide(
      isAuthenticated
        ? [ProvedClaims(mappingKeys: [Self.key], providerKeys: [], claims: claims)] : [],
      isAuthenticated,
      custom,
      roles,
      mappings ?? [:]
    )
  }

  private func decide(
    _ logins: [ProvedClaims],
    _ isAuthenticated: Bool,
    _ custom: String?,
    _ roles: [String: String],
    _ mappings: [String: RoleMapping]
  ) -> Result<String, IdentityFederationFailure> {
    Result { () throws(IdentityFederationFailure) in
      try RoleDecision.role(
        for: logins,
        isAuthenticated: isAuthenticated,
        customRole: custom,
        in: IdentityPoolSettings(
          id: IdentityPoolID(region: "us-east-1", uuid: "01234567-89ab-cdef-0123-456789abcdef"),
          roles: roles,
          roleMappings: mappings
        ),
        accountID: "123456789012"
      )
    }
  }

  private static func list(_ names: String...) -> JSONValue {
    .array(names.map { .string(role($0)) })
  }

  @Test("an identity without a login gets the guests' role, and no other")
  func unauthenticated() {
    #expect(outcome(isAuthenticated: false) == .success(Self.role("guest")))
    let asked = outcome(custom: Self.role("admin"), isAuthenticated: false)
    #expect(asked == .failure(Self.forbidden))
    #expect(outcome(isAuthenticated: false, roles: [:]) == .failure(Self.noRole))
  }

  @Test("without a mapping the pool's role counts, and none may be asked for")
  func unmapped() {
    #expect(outcome() == .success(Self.role("user")))
    #expect(outcome(custom: Self.role("user")) == .failure(Self.forbidden))
    #expect(outcome(roles: [:]) == .failure(Self.noRole))
    #expect(outcome(roles: ["authenticated": "admin"]) == .failure(Self.noRole))
  }

  @Test("by token: the role asked for, the preferred one, the only one, else the resolution")
  func token() {
    let claims: [String: JSONValue] = [
      "cognito:roles": Self.list("a", "b"), "cognito:preferred_role": .string(Self.role("b")),
    ]
    #expect(outcome(claims, by: .token) == .success(Self.role("b")))
    let asked = outcome(claims, by: .token, custom: Self.role("a"))
    #expect(asked == .success(Self.role("a")))
    let foreign = outcome(claims, by: .token, else: .authenticatedRole, custom: Self.role("c"))
    #expect(foreign == .failure(Self.forbidden))

    let one = ["cognito:roles": Self.list("a")]
    #expect(outcome(one, by: .token) == .success(Self.role("a")))
    let two = ["cognito:roles": Self.list("a", "b")]
    #expect(outcome(two, by: .token) == .failure(Self.denied))
    let usual = outcome(two, by: .token, else: .authenticatedRole)
    #expect(usual == .success(Self.role("user")))
    #expect(outcome(by: .token) == .failure(Self.denied))
    #expect(outcome(by: .token, else: .authenticatedRole, roles: [:]) == .failure(Self.noRole))
    let text = ["cognito:roles": JSONValue.array([.string("no role")])]
    #expect(outcome(text, by: .token) == .failure(Self.noRole))
  }

  @Test(
    "each comparison of a rule",
    arguments: [
      (.equals, .string("staff"), true), (.equals, .string("Staff"), false),
      (.equals, .array([.string("x"), .string("staff")]), true), (.equals, .null, false),
      (.contains, .string("a staff b"), true), (.contains, .array([.string("s taff")]), false),
      (.startsWith, .string("staffers"), true), (.startsWith, .string("a staff"), false),
      (.notEqual, .string("guest"), true), (.notEqual, .string("staff"), false),
      (.notEqual, .array([.string("x"), .string("staff")]), false), (.notEqual, .null, false),
      (.equals, .object(["staff": .string("staff")]), false),
    ] as [(RoleMapping.Rule.MatchType, JSONValue, Bool)]
  )
  func comparison(match: RoleMapping.Rule.MatchType, claim: JSONValue, fits: Bool) {
    let rules = RoleMapping.Kind.rules([Self.rule("group", match, "staff", "hit")])
    let expected: Result<String, IdentityFederationFailure> =
      fits ? .success(Self.role("hit")) : .failure(Self.denied)
    #expect(outcome(["group": claim], by: rules) == expected)
    #expect(outcome(["other": claim], by: rules) == .failure(Self.denied))
  }

  @Test(
    "texts that look the same are two",
    arguments: [
      (.equals, "\u{212A}ate", false), (.notEqual, "\u{212A}ate", true),
      (.contains, "a \u{212A}ate", false), (.contains, "a Kate b", true),
      (.startsWith, "\u{212A}ate b", false), (.startsWith, "Kate\u{301}", true),
    ] as [(RoleMapping.Rule.MatchType, String, Bool)]
  )
  func bytes(match: RoleMapping.Rule.MatchType, claim: String, fits: Bool) {
    let rules = RoleMapping.Kind.rules([Self.rule("name", match, "Kate", "hit")])
    let expected: Result<String, IdentityFederationFailure> =
      fits ? .success(Self.role("hit")) : .failure(Self.denied)
    #expect(outcome(["name": .string(claim)], by: rules) == expected)
  }

  @Test("a claim that names another account's role gives none")
  func otherAccount() {
    let role = JSONValue.string("arn:aws:iam::210987654321:role/admin")
    for claims in [["cognito:preferred_role": role], ["cognito:roles": .array([role])]] {
      #expect(outcome(claims, by: .token) == .failure(Self.noRole))
    }
  }

  @Test("claims that are numbers or truths compare as their text")
  func scalars() {
    let paid = RoleMapping.Kind.rules([Self.rule("isPaid", .equals, "true", "paid")])
    #expect(outcome(["isPaid": .bool(true)], by: paid) == .success(Self.role("paid")))
    let level = RoleMapping.Kind.rules([Self.rule("level", .equals, "7", "seven")])
    #expect(outcome(["level": .number(7)], by: level) == .success(Self.role("seven")))
  }

  @Test("of rules the first that fits, or the one whose role is asked for")
  func rules() {
    let rules = RoleMapping.Kind.rules([
      Self.rule("g", .equals, "x", "no"), Self.rule("g", .contains, "b", "first"),
      Self.rule("g", .startsWith, "a", "second"),
    ])
    let claims = ["g": JSONValue.string("ab")]
    #expect(outcome(claims, by: rules) == .success(Self.role("first")))
    let asked = outcome(claims, by: rules, custom: Self.role("second"))
    #expect(asked == .success(Self.role("second")))
    // The role of a rule that does not fit is not given.
    let other = outcome(claims, by: rules, custom: Self.role("no"))
    #expect(other == .success(Self.role("first")))
    let none = outcome(["g": .string("z")], by: rules, else: .authenticatedRole)
    #expect(none == .success(Self.role("user")))
  }

  @Test("the first login that has a mapping decides, by any spelling of its provider")
  func firstMapped() {
    let token = RoleMapping(kind: .token, ambiguousResolution: .deny)
    let logins = [
      ProvedClaims(mappingKeys: ["accounts.google.com"], providerKeys: [], claims: [:]),
      ProvedClaims(
        mappingKeys: ["id.example.com/us-east-1_abcdefghi:client", Self.key],
        providerKeys: [],
        claims: ["cognito:roles": Self.list("a")]
      ),
      ProvedClaims(
        mappingKeys: ["graph.facebook.com"],
        providerKeys: [],
        claims: ["cognito:roles": Self.list("b")]
      ),
    ]
    let mappings = [Self.key: token, "graph.facebook.com": token]
    let decided = decide(logins, true, nil, Self.roles, mappings)
    #expect(decided == .success(Self.role("a")))
  }
}
