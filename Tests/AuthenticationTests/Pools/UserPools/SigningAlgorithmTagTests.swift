internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import GatehouseStubs
internal import PublicOperations
internal import RPC
internal import Testing

@Suite("The tag for the signing algorithm (E.1.15)")
struct SigningAlgorithmTagTests {
  private static let tag = "gatehouse:token-signing-algorithm"

  /// A pool and what token issuance was told of it.
  private struct Subject {
    let harness: PoolsHarness
    let pool: UserPoolType

    init(_ tags: [String: String]? = nil) async throws {
      harness = try await PoolsHarness()
      pool = try await harness.makePool(CreateUserPoolRequest(userPoolTags: tags))
    }

    /// What signs, as far as token issuance was told.
    var algorithm: String? { harness.tokens.notes.algorithms[pool.id ?? ""] }

    func tags() async throws -> [String: String] {
      try await harness.describePool(pool.id).userPoolTags ?? [:]
    }

    func tag(_ tags: [String: String]) async throws {
      _ = try await harness.authentication.pools.tagResource(
        TagResourceRequest(resourceArn: pool.arn, tags: tags),
        call: .recording(harness.context())
      )
    }

    func untag(_ keys: [String]) async throws {
      _ = try await harness.authentication.pools.untagResource(
        UntagResourceRequest(resourceArn: pool.arn, tagKeys: keys),
        call: .recording(harness.context())
      )
    }

    func update(_ tags: [String: String]?) async throws {
      _ = try await harness.authentication.pools.updateUserPool(
        UpdateUserPoolRequest(userPoolId: pool.id, userPoolTags: tags),
        call: .recording(harness.context())
      )
    }
  }

  @Test("setting, changing and removing it changes the algorithm")
  func life() async throws {
    let subject = try await Subject()
    #expect(subject.algorithm == "RS256")
    try await subject.tag([Self.tag: "ES256"])
    #expect(subject.algorithm == "ES256")
    try await subject.tag([Self.tag: "RS256", "a": "1"])
    #expect(subject.algorithm == "RS256")
    try await subject.update([Self.tag: "ES256"])
    #expect(subject.algorithm == "ES256")
    try await subject.untag([Self.tag])
    #expect(subject.algorithm == "RS256")
    try await subject.tag([Self.tag: "ES256"])
    try await subject.update([:])
    #expect(subject.algorithm == "RS256")
    #expect(try await subject.tags() == [:])
  }

  @Test(
    "what leaves the tag as it is asks token issuance for nothing: an operator may have rotated"
  )
  func untouched() async throws {
    let subject = try await Subject([Self.tag: "ES256"])
    subject.harness.tokens.fail(with: RPCError(code: .unavailable))
    try await subject.tag([Self.tag: "ES256", "a": "1"])
    try await subject.untag(["a", "never"])
    try await subject.update(nil)
    try await subject.update([Self.tag: "ES256", "b": "2"])
    #expect(try await subject.tags() == [Self.tag: "ES256", "b": "2"])
  }

  @Test("another value is refused and changes nothing", arguments: ["none", "HS256", "es256", ""])
  func refused(_ value: String) async throws {
    let subject = try await Subject()
    let expected = AuthenticationFailure.invalidParameter(
      "The tag \(Self.tag) must be RS256 or ES256."
    )
    await #expect(throws: expected) { try await subject.tag([Self.tag: value]) }
    await #expect(throws: expected) { try await subject.update([Self.tag: value]) }
    #expect(subject.algorithm == "RS256")
    #expect(try await subject.tags() == [:])
  }

  @Test("where token issuance cannot be asked the tag stays, and the call can be repeated")
  func fault() async throws {
    let subject = try await Subject()
    subject.harness.tokens.fail(with: RPCError(code: .unavailable))
    let failure = await #expect(throws: AuthenticationFailure.self) {
      try await subject.tag([Self.tag: "ES256"])
    }
    #expect(failure?.status.code == .unavailable)
    #expect(try await subject.tags() == [:])
    subject.harness.tokens.fail(with: nil)
    try await subject.tag([Self.tag: "ES256"])
    #expect(subject.algorithm == "ES256")
    #expect(try await subject.tags() == [Self.tag: "ES256"])
  }

  @Test("a pool with too many keys is refused in words that a client may read")
  func tooOften() async throws {
    let subject = try await Subject()
    subject.harness.tokens.fail(with: RPCError(.tooManySigningKeys))
    let expected = AuthenticationFailure.invalidParameter(
      "The tag \(Self.tag) was changed too often; wait a day."
    )
    await #expect(throws: expected) { try await subject.tag([Self.tag: "ES256"]) }
    #expect(try await subject.tags() == [:])
  }

  @Test("of changes at the same time the one that is stored last also has its algorithm")
  func crowd() async throws {
    let subject = try await Subject()
    for _ in 0..<10 {
      await withTaskGroup(of: Void.self) { group in
        for value in ["ES256", "RS256", "ES256"] {
          // One that lost to the others too often is refused, and has changed nothing that is stored.
          group.addTask { try? await subject.tag([Self.tag: value]) }
        }
        group.addTask { try? await subject.untag([Self.tag]) }
      }
      let stored = try await subject.tags()
      #expect(subject.algorithm == stored[Self.tag] ?? "RS256")
    }
  }
}
