internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
import GatehouseStubs
internal import Postgres
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("Tags (E.3)")
struct TagTests {
  private func tag(
    _ harness: PoolsHarness,
    _ arn: String?,
    _ tags: [String: String],
    on service: Authentication? = nil
  ) async throws {
    _ = try await (service ?? harness.authentication).pools.tagResource(
      TagResourceRequest(resourceArn: arn, tags: tags),
      call: .recording(harness.context())
    )
  }

  private func tags(_ harness: PoolsHarness, _ arn: String?) async throws -> [String: String]? {
    try await harness.authentication.pools.listTagsForResource(
      ListTagsForResourceRequest(resourceArn: arn),
      call: .recording(harness.context())
    ).tags
  }

  private func update(
    _ harness: PoolsHarness,
    _ pool: UserPoolType,
    _ tags: [String: String]
  ) async throws {
    _ = try await harness.authentication.pools.updateUserPool(
      UpdateUserPoolRequest(userPoolId: pool.id, userPoolTags: tags),
      call: .recording(harness.context())
    )
  }

  @Test("tags are set, replaced, removed and told, by the pool's ARN")
  func life() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool(CreateUserPoolRequest(userPoolTags: ["a": "1"]))
    try await tag(harness, pool.arn, ["b": "2", "a": "x y", "Größe/α:=+-@_.": ""])
    let expected = ["a": "x y", "b": "2", "Größe/α:=+-@_.": ""]
    #expect(try await tags(harness, pool.arn) == expected)
    #expect(try await harness.describePool(pool.id).userPoolTags == expected)
    for _ in 0..<2 {
      _ = try await harness.authentication.pools.untagResource(
        UntagResourceRequest(resourceArn: pool.arn, tagKeys: ["a", "Größe/α:=+-@_.", "never"]),
        call: .recording(harness.context())
      )
    }
    #expect(try await tags(harness, pool.arn) == ["b": "2"])
    // Everything else of the pool stays.
    var described = try await harness.describePool(pool.id)
    described.userPoolTags = pool.userPoolTags
    #expect(described == pool)
  }

  @Test(
    "a tag that AWS would refuse is refused",
    arguments: ["aws:x", "AWS:x", "", "a*b", "a\u{0}", String(repeating: "k", count: 129)]
  )
  func keys(_ key: String) async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    await expectRefusal(.invalidParameter) {
      try await tag(harness, pool.arn, [key: "v"])
    }
    await expectRefusal(.invalidParameter) {
      try await tag(harness, pool.arn, ["k": key + "*" + String(repeating: "v", count: 256)])
    }
    #expect(try await tags(harness, pool.arn) == [:])
  }

  @Test("a pool is neither made nor updated with a tag that cannot be set later")
  func poolTags() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool(CreateUserPoolRequest(userPoolTags: ["a": "1"]))
    for bad in [["a;b": "v"], ["a": "v;"], ["aws:\u{301}x": "v"]] {
      let key = bad.keys.first ?? ""
      let fault =
        key.utf8.starts(with: "aws:".utf8)
        ? "aws: prefixed tag key names are not allowed for external use." : "Invalid tag: \(key)"
      await #expect(throws: AuthenticationFailure.userPoolTagging(fault)) {
        try await harness.makePool(CreateUserPoolRequest(userPoolTags: bad))
      }
      await #expect(throws: AuthenticationFailure.userPoolTagging(fault)) {
        try await update(harness, pool, bad)
      }
    }
    #expect(try await tags(harness, pool.arn) == ["a": "1"])
  }

  @Test("a key that is spelt otherwise is another: it neither changes nor removes the first")
  func spellings() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    try await tag(harness, pool.arn, ["é": "1"])
    await expectRefusal(.invalidParameter) {
      try await tag(harness, pool.arn, ["e\u{301}": "2"])
    }
    _ = try await harness.authentication.pools.untagResource(
      UntagResourceRequest(resourceArn: pool.arn, tagKeys: ["e\u{301}"]),
      call: .recording(harness.context())
    )
    #expect(try await tags(harness, pool.arn) == ["é": "1"])
    try await tag(harness, pool.arn, ["é": "3"])
    #expect(try await tags(harness, pool.arn) == ["é": "3"])
  }

  @Test("a pool has 50 tags and no more, and of calls at the same time none is lost")
  func quota() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    let twin = try harness.anotherInstance()
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask {
        try await tag(
          harness,
          pool.arn,
          .init(uniqueKeysWithValues: (1...25).map { ("a\($0)", "") })
        )
      }
      tasks.addTask {
        try await tag(
          harness,
          pool.arn,
          .init(uniqueKeysWithValues: (1...25).map { ("b\($0)", "") }),
          on: twin
        )
      }
      try await tasks.waitForAll()
    }
    #expect(try await tags(harness, pool.arn)?.count == 50)
    await #expect(
      throws: AuthenticationFailure.invalidParameter("A user pool cannot have more than 50 tags.")
    ) {
      try await tag(harness, pool.arn, ["c": ""])
    }
    try await tag(harness, pool.arn, ["a1": "another value"])
  }

  private static let misspelt = [
    "gatehouse:device-per-user", "gatehouse:", "gatehouse:recovery-codes ",
    "Gatehouse:recovery-codes", "GATEHOUSE:TOKEN-SIGNING-ALGORITHM",
  ]

  @Test(
    "a tag of ours that does not exist is refused with the names of those that do",
    arguments: misspelt
  )
  func unknown(_ key: String) async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool(CreateUserPoolRequest(userPoolTags: ["a": "1"]))
    let expected = AuthenticationFailure.invalidParameter(
      "The tag \(key) does not exist. Tags of this prefix are "
        + "gatehouse:app-logo, gatehouse:app-policy, gatehouse:browser-device, "
        + "gatehouse:change-notices, gatehouse:common-passwords, "
        + "gatehouse:device-limit-action, gatehouse:device-remembered-days, "
        + "gatehouse:device-replaces-factors, gatehouse:devices-per-user, "
        + "gatehouse:discovery-endpoints, gatehouse:exchange-max-age, "
        + "gatehouse:factor-changes, gatehouse:forget-ends-access, "
        + "gatehouse:global-sign-out-keeps-sso, gatehouse:imported-hash-cover, "
        + "gatehouse:interaction, gatehouse:introspection, gatehouse:keep-provider-tokens, "
        + "gatehouse:link-verified-email, gatehouse:logout-ends-tokens, "
        + "gatehouse:map-once:<provider>, gatehouse:name-folding, "
        + "gatehouse:new-device-in-admin-flows, gatehouse:new-device-in-custom-flows, "
        + "gatehouse:passkey-additions, gatehouse:passkey-origins, "
        + "gatehouse:passkey-resident-key, gatehouse:passkey-second-factor, "
        + "gatehouse:passkey-sign-in, gatehouse:pin-policy, "
        + "gatehouse:provider-domains:<provider>, gatehouse:recovery-codes, "
        + "gatehouse:refresh-without-device-key, gatehouse:require-pkce, "
        + "gatehouse:risk-block-answer, gatehouse:risk-defaults, "
        + "gatehouse:risk-in-events, gatehouse:risk-invalid-ends, "
        + "gatehouse:risk-over-devices, gatehouse:risk-points, "
        + "gatehouse:session-absolute, gatehouse:session-ends-on, "
        + "gatehouse:session-idle, gatehouse:session-limit-action, "
        + "gatehouse:session-per-device, gatehouse:sign-in-switch, "
        + "gatehouse:token-signing-algorithm, gatehouse:unconfirmed-sign-ups, "
        + "gatehouse:unknown-device-key."
    )
    await #expect(throws: expected) { try await tag(harness, pool.arn, [key: "on", "b": "2"]) }
    await #expect(throws: expected) { try await update(harness, pool, [key: "on", "b": "2"]) }
    await #expect(throws: expected) {
      _ = try await harness.makePool(CreateUserPoolRequest(userPoolTags: [key: "on"]))
    }
    #expect(try await tags(harness, pool.arn) == ["a": "1"])
    #expect(harness.tokens.notes.algorithms.count == 1)
  }

  @Test("a value that a tag of ours cannot have is refused with those that it can")
  func impossible() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    let wrong = [
      ("gatehouse:recovery-codes", "yes", "off or on"),
      ("gatehouse:imported-hash-cover", "false", "on or off"),
      ("gatehouse:devices-per-user", "1001", "a number from 1 to 1000"),
      ("gatehouse:token-signing-algorithm", "none", "RS256 or ES256"),
      ("gatehouse:session-idle", "59m", "a duration from 1h to 3650d, in m, h or d"),
      ("gatehouse:session-absolute", "3651d", "a duration from 1h to 3650d, in m, h or d"),
      ("gatehouse:session-per-device", "two", "many or one"),
      ("gatehouse:session-limit-action", "stop", "evict or refuse"),
      (
        "gatehouse:session-ends-on", "password-change  group-change",
        "none, or one or more of password-change, password-set-by-admin, factor-change, "
          + "group-change, address-change, with spaces"
      ),
      ("gatehouse:sign-in-switch", "on", "off, recovery or administrator"),
    ]
    for (key, value, allowed) in wrong {
      let expected = AuthenticationFailure.invalidParameter("The tag \(key) must be \(allowed).")
      await #expect(throws: expected) { try await tag(harness, pool.arn, [key: value]) }
      await #expect(throws: expected) { try await update(harness, pool, [key: value]) }
      await #expect(throws: expected) {
        _ = try await harness.makePool(CreateUserPoolRequest(userPoolTags: [key: value]))
      }
    }
    #expect(try await tags(harness, pool.arn) == [:])
  }

  @Test("a tag of sessions may end in a client or group of the pool, and in no other")
  func named() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    let client = try await harness.makeClient(of: pool).clientId ?? ""
    let foreign = try await harness.makeClient(of: try await harness.makePool()).clientId ?? ""
    _ = try await harness.authentication.accounts.createGroup(
      CreateGroupRequest(groupName: "staff", userPoolId: pool.id),
      call: .recording(harness.context())
    )
    let good = [
      "gatehouse:session-idle": "14d", "gatehouse:session-idle@\(client)": "7d",
      "gatehouse:session-idle@group/staff": "1d",
    ]
    try await tag(harness, pool.arn, good)
    let wrong = [
      "gatehouse:session-idle@\(foreign)":
        "The tag gatehouse:session-idle@\(foreign) names no client of the user pool.",
      "gatehouse:session-idle@group/Staff":
        "The tag gatehouse:session-idle@group/Staff names no group of the user pool.",
    ]
    for (key, message) in wrong {
      let expected = AuthenticationFailure.invalidParameter(message)
      await #expect(throws: expected) { try await tag(harness, pool.arn, [key: "7d"]) }
      await #expect(throws: expected) {
        try await update(harness, pool, good.merging([key: "7d"]) { $1 })
      }
    }
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "The tag gatehouse:session-idle@\(client) names no client of the user pool."
      )
    ) {
      _ = try await harness.makePool(
        CreateUserPoolRequest(userPoolTags: ["gatehouse:session-idle@\(client)": "7d"])
      )
    }
    // What names a group that is gone since may stay as it is.
    _ = try await harness.authentication.accounts.deleteGroup(
      DeleteGroupRequest(groupName: "staff", userPoolId: pool.id),
      call: .recording(harness.context())
    )
    try await update(harness, pool, good)
    #expect(try await tags(harness, pool.arn) == good)
  }

  @Test("a pool that has a misspelt tag of ours from before can be updated with it, and lose it")
  func misspeltBefore() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    let key = "gatehouse:recovery-code"
    try await harness.database.administrationPool().execute(
      """
      UPDATE authentication.user_pools
      SET settings = jsonb_set(settings, '{UserPoolTags}', jsonb_build_object(\(key)::text, 'on'))
      WHERE id = \(pool.id ?? "")
      """
    )
    #expect(try await tags(harness, pool.arn) == [key: "on"])
    try await update(harness, pool, [key: "on", "b": "2"])
    try await tag(harness, pool.arn, ["c": "3"])
    #expect(try await tags(harness, pool.arn) == [key: "on", "b": "2", "c": "3"])
    await expectRefusal(.invalidParameter) {
      try await update(harness, pool, [key: "off"])
    }
    _ = try await harness.authentication.pools.untagResource(
      UntagResourceRequest(resourceArn: pool.arn, tagKeys: [key]),
      call: .recording(harness.context())
    )
    #expect(try await tags(harness, pool.arn) == ["b": "2", "c": "3"])
  }

  @Test("an ARN that is not the pool's own reaches no pool")
  func arns() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    let other = try await harness.makePool()
    let id = try #require(pool.id)
    let absent = AuthenticationFailure.resourceNotFound("User pool \(id) does not exist.")
    for arn in [
      "arn:aws:cognito-idp:eu-west-1:123456789012:userpool/\(id)",
      "arn:aws:cognito-idp:us-east-1:999999999999:userpool/\(id)",
    ] {
      await #expect(throws: absent) { try await tag(harness, arn, ["k": "v"]) }
      await #expect(throws: absent) { try await tags(harness, arn) }
    }
    for arn in [
      id, "arn:aws:s3:us-east-1:123456789012:userpool/\(id)",
      "arn:aws:cognito-idp:us-east-1:123456789012:identitypool/\(id)",
    ] {
      await #expect(throws: AuthenticationFailure.invalidParameter("Invalid resource ARN: \(arn)"))
      {
        try await tags(harness, arn)
      }
    }
    try await tag(harness, pool.arn, ["k": "v"])
    #expect(try await tags(harness, other.arn) == [:])
  }
}
