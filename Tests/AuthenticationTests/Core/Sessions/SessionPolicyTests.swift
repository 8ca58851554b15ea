import Domain
import GatehouseStubs
import Testing

@testable import AuthenticationCore

@Suite("What tags say of sessions (SES-26 to SES-34)")
struct SessionPolicyTests {
  private static let client = "0123456789abcdefghijklmnop"
  private static let day: Int64 = 86_400

  private func rules(
    _ tags: [String: String],
    client: String? = client,
    groups: [String] = []
  ) -> SessionRules {
    SessionPolicy(tags: tags).rules(client: client.flatMap { ClientID($0) }, groups: groups)
  }

  @Test("without a tag of sessions nothing is said")
  func none() {
    let tags = ["a": "b", "gatehouse:recovery-codes": "on"]
    #expect(SessionPolicy(tags: tags).isEmpty)
    #expect(!SessionPolicy(tags: tags).offersSwitch)
    #expect(rules(tags, groups: ["staff"]) == SessionRules())
    #expect(SessionRules().idleSeconds == nil)
    #expect(SessionRules().absoluteSeconds == nil)
    #expect(SessionRules().perDevice.value == .many)
    #expect(SessionRules().limitAction.value == .evict)
    #expect(SessionRules().signInSwitch.value == .off)
  }

  @Test(
    "durations are a number and m, h or d, from an hour to ten years",
    arguments: [
      ("1h", 3600), ("60m", 3600), ("14d", 14 * day), ("3650d", 3650 * day), ("87600h", 3650 * day),
      ("59m", nil), ("0h", nil), ("01h", nil), ("3651d", nil), ("1", nil), ("d", nil), ("", nil),
      ("-1d", nil), ("1.5d", nil), ("1 d", nil), ("1w", nil), ("1D", nil), ("99999999m", nil),
      ("１d", nil), ("365d ", nil),
    ] as [(String, Int64?)]
  )
  func durations(_ text: String, _ seconds: Int64?) {
    #expect(TagDuration.seconds(text) == seconds)
  }

  /// Tags, the groups of the user, and idle and absolute in days.
  private static let times: [([String: String], [String], Int64?, Int64?)] = [
    (["session-idle": "14d"], [], 14, 365),
    (["session-idle": "14d", "session-absolute": "180d"], [], 14, 180),
    (["session-idle": "14d", "session-absolute": "730d"], [], 14, 730),
    (["session-absolute": "180d"], [], nil, 180),
    // The client's own takes the pool's place, longer or shorter; another client's does not.
    (["session-idle": "14d", "session-idle@\(client)": "30d"], [], 30, 365),
    (["session-idle@\(client)": "30d"], [], 30, 365),
    (["session-idle@ponmlkjihgfedcba9876543210": "30d"], [], nil, nil),
    // A group tightens and never loosens.
    (["session-idle": "14d", "session-idle@group/staff": "7d"], ["staff"], 7, 365),
    (["session-idle": "14d", "session-idle@group/staff": "30d"], ["staff"], 14, 365),
    (["session-idle": "14d", "session-idle@group/staff": "7d"], ["others"], 14, 365),
    (
      ["session-idle": "14d", "session-idle@group/a": "7d", "session-idle@group/b": "3d"],
      ["a", "b"], 3, 365
    ),
    (["session-idle": "14d", "session-absolute@group/staff": "730d"], ["staff"], 14, 365),
    (["session-idle": "14d", "session-absolute@group/staff": "30d"], ["staff"], 14, 30),
    (
      ["session-idle": "14d", "session-idle@\(client)": "30d", "session-idle@group/a": "20d"],
      ["a"], 20, 365
    ),
  ]

  @Test("the client's value, else the pool's, then the smallest of the groups", arguments: times)
  func precedence(
    _ tags: [String: String],
    _ groups: [String],
    _ idle: Int64?,
    _ absolute: Int64?
  ) {
    let tags = Dictionary(uniqueKeysWithValues: tags.map { ("gatehouse:\($0.key)", $0.value) })
    let rules = rules(tags, groups: groups)
    #expect(rules.idleSeconds?.value == idle.map { $0 * Self.day })
    #expect(rules.absoluteSeconds?.value == absolute.map { $0 * Self.day })
    #expect(!rules.isIdleOfGroup)
  }

  @Test("what a group alone says of idle does not make a session longer than the client's own")
  func groupAlone() {
    let rules = rules(["gatehouse:session-idle@group/staff": "14d"], groups: ["staff"])
    #expect(rules.idleSeconds?.value == 14 * Self.day)
    #expect(rules.isIdleOfGroup)
    // The usual absolute limit belongs to an idle window of the client or pool.
    #expect(rules.absoluteSeconds == nil)
  }

  @Test("each rule names the tag that it is from")
  func sources() {
    let rules = rules(
      [
        "gatehouse:session-idle": "14d", "gatehouse:session-idle@group/a": "3d",
        "gatehouse:session-limit-action@\(Self.client)": "refuse",
      ],
      groups: ["a"]
    )
    #expect(rules.idleSeconds?.tag == "gatehouse:session-idle@group/a")
    #expect(rules.absoluteSeconds?.tag == nil)
    #expect(rules.limitAction.tag == "gatehouse:session-limit-action@\(Self.client)")
    #expect(rules.perDevice.tag == nil)
  }

  @Test("of choices the tightest counts, and what ends sessions adds up")
  func choices() {
    let tags = [
      "gatehouse:session-per-device": "one", "gatehouse:session-per-device@group/a": "many",
      "gatehouse:session-limit-action@group/a": "refuse",
      "gatehouse:session-ends-on": "password-change factor-change",
      "gatehouse:session-ends-on@group/a": "group-change",
      "gatehouse:session-ends-on@group/b": "none",
      "gatehouse:sign-in-switch": "recovery", "gatehouse:sign-in-switch@group/a": "administrator",
    ]
    let rules = rules(tags, groups: ["a", "b"])
    #expect(rules.perDevice.value == .one)
    #expect(rules.limitAction.value == .refuse)
    #expect(rules.endsOn == [.passwordChange, .factorChange, .groupChange])
    #expect(rules.signInSwitch.value == .administrator)
    let others = self.rules(tags, groups: [])
    #expect(others.limitAction.value == .evict)
    #expect(others.endsOn == [.passwordChange, .factorChange])
    #expect(others.signInSwitch.value == .recovery)
    #expect(SessionPolicy(tags: tags).offersSwitch)
  }

  private static let unknownKeys = [
    "gatehouse:session-idle@", "gatehouse:session-idle@group/", "gatehouse:session-idle@group/a b",
    "gatehouse:session-idle@group/a/b", "gatehouse:session-idle@user/ann",
    "gatehouse:session-idle@short", "gatehouse:session-idle@group/ü",
    "gatehouse:session-idle@group/" + String(repeating: "a", count: 65),
    "gatehouse:session-idle@0123456789abcdefghijklmnop@group/a", "gatehouse:session-idles",
    "gatehouse:recovery-codes@group/a",
  ]

  @Test("a key that names neither a client nor a group does not exist", arguments: unknownKeys)
  func keys(_ key: String) async {
    await expectRefusal(.invalidParameter) { try GatehouseTags.check([key: "14d"]) }
    // One that was stored by another version counts for nothing.
    #expect(SessionPolicy(tags: [key: "14d"]).isEmpty)
  }

  @Test("values are refused that would have no effect", arguments: SessionTag.allCases)
  func values(_ tag: SessionTag) async throws {
    for suffix in ["", "@\(Self.client)", "@group/a"] {
      for value in ["", "on", "1h,2h", "many one"] {
        await expectRefusal(.invalidParameter) {
          try GatehouseTags.check([tag.rawValue + suffix: value])
        }
      }
    }
    await expectRefusal(.invalidParameter) {
      try GatehouseTags.check([SessionTag.endsOn.rawValue: "none group-change"])
    }
    try GatehouseTags.check([SessionTag.endsOn.rawValue: "none"])
  }
}
