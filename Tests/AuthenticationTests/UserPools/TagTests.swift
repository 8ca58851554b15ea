internal import AuthenticationService
internal import GatehouseMessages
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
    _ = try await (service ?? harness.authentication).tagResource(
      TagResourceRequest(resourceArn: arn, tags: tags),
      context: harness.context()
    )
  }

  private func tags(_ harness: PoolsHarness, _ arn: String?) async throws -> [String: String]? {
    try await harness.authentication.listTagsForResource(
      ListTagsForResourceRequest(resourceArn: arn),
      context: harness.context()
    ).tags
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
      _ = try await harness.authentication.untagResource(
        UntagResourceRequest(resourceArn: pool.arn, tagKeys: ["a", "Größe/α:=+-@_.", "never"]),
        context: harness.context()
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
    await #expect(throws: AuthenticationFailure.self) {
      try await tag(harness, pool.arn, [key: "v"])
    }
    await #expect(throws: AuthenticationFailure.self) {
      try await tag(harness, pool.arn, ["k": key + "*" + String(repeating: "v", count: 256)])
    }
    #expect(try await tags(harness, pool.arn) == [:])
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

  @Test("the signing algorithm's tag is checked and changes nothing after the creation")
  func signingAlgorithm() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    try await tag(harness, pool.arn, ["gatehouse:token-signing-algorithm": "ES256"])
    await #expect(throws: AuthenticationFailure.self) {
      try await tag(harness, pool.arn, ["gatehouse:token-signing-algorithm": "none"])
    }
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
