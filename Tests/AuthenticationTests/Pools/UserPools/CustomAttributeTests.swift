internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
import GatehouseStubs
internal import PublicOperations
internal import Testing

@Suite("AddCustomAttributes (E.3)")
struct CustomAttributeTests {
  private func add(
    _ harness: PoolsHarness,
    _ pool: UserPoolType,
    _ attributes: [SchemaAttributeType],
    on service: Authentication? = nil
  ) async throws {
    _ = try await (service ?? harness.authentication).pools.addCustomAttributes(
      AddCustomAttributesRequest(userPoolId: pool.id, customAttributes: attributes),
      call: .recording(harness.context())
    )
  }

  private func text(_ name: String) -> SchemaAttributeType {
    SchemaAttributeType(name: name, attributeDataType: "String")
  }

  private func added(_ harness: PoolsHarness, _ pool: UserPoolType) async throws -> [String] {
    let schema = try await harness.describePool(pool.id).schemaAttributes ?? []
    return schema.dropFirst(20).compactMap(\.name)
  }

  @Test("attributes are added with their prefix, and an update of the pool keeps them")
  func adding() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool(CreateUserPoolRequest(schema: [text("first")]))
    try await add(
      harness,
      pool,
      [
        SchemaAttributeType(
          name: "level",
          attributeDataType: "Number",
          mutable: false,
          numberAttributeConstraints: .init(minValue: "1", maxValue: "9")
        ),
        SchemaAttributeType(
          name: "rank",
          attributeDataType: "String",
          developerOnlyAttribute: true
        ),
        text("email"),
      ]
    )
    #expect(
      try await added(harness, pool)
        == ["custom:first", "custom:level", "dev:custom:rank", "custom:email"]
    )
    _ = try await harness.authentication.pools.updateUserPool(
      UpdateUserPoolRequest(userPoolId: pool.id),
      call: .recording(harness.context())
    )
    #expect(try await added(harness, pool).count == 4)
    let level = try await harness.describePool(pool.id).schemaAttributes?[21]
    #expect(level?.mutable == false && level?.numberAttributeConstraints?.maxValue == "9")
  }

  @Test("a present name is refused, and with it the whole call")
  func present() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool(CreateUserPoolRequest(schema: [text("a")]))
    let taken = AuthenticationFailure.invalidParameter(
      "custom:a: Existing attribute already has name custom:a."
    )
    await #expect(throws: taken) { try await add(harness, pool, [text("b"), text("a")]) }
    await expectRefusal(.invalidParameter) {
      try await add(harness, pool, [text("c"), text("c")])
    }
    #expect(try await added(harness, pool) == ["custom:a"])
  }

  @Test("what no attribute may be is refused")
  func rules() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    let wrong: [[SchemaAttributeType]] = [
      [], Array(repeating: text("x"), count: 26), [text("")],
      [text(String(repeating: "x", count: 21))], [SchemaAttributeType(name: "x")],
      [SchemaAttributeType(name: "x", attributeDataType: "String", required: true)],
      [
        SchemaAttributeType(
          name: "x",
          attributeDataType: "Number",
          numberAttributeConstraints: .init(minValue: "5", maxValue: "4")
        )
      ],
    ]
    for attributes in wrong {
      await expectRefusal(.invalidParameter) { try await add(harness, pool, attributes) }
    }
    #expect(try await added(harness, pool).isEmpty)
    let gone = AuthenticationFailure.resourceNotFound(
      "User pool us-east-1_000000000 does not exist."
    )
    await #expect(throws: gone) {
      try await add(harness, UserPoolType(id: "us-east-1_000000000"), [text("x")])
    }
  }

  @Test("a pool has 50 custom attributes and no more, and of calls at the same time none is lost")
  func quota() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    let twin = try harness.anotherInstance()
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask { try await add(harness, pool, (1...25).map { text("a\($0)") }) }
      tasks.addTask { try await add(harness, pool, (1...25).map { text("b\($0)") }, on: twin) }
      try await tasks.waitForAll()
    }
    #expect(try await added(harness, pool).count == 50)
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "A user pool cannot have more than 50 custom attributes."
      )
    ) {
      try await add(harness, pool, [text("c")])
    }
  }

  @Test("of very many calls at the same time some are told to come again, and none is a fault")
  func contention() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    let tries = 40
    let outcomes = try await withThrowingTaskGroup(of: AuthenticationFailure?.self) { tasks in
      for number in 0..<tries {
        tasks.addTask {
          do {
            try await add(harness, pool, [text("a\(number)")])
            return nil
          } catch let failure as AuthenticationFailure {
            return failure
          }
        }
      }
      return try await tasks.reduce(into: []) { $0.append($1) }
    }
    let busy = AuthenticationFailure.tooManyRequests(
      "User pool \(pool.id ?? "") is being modified by other requests, please try again."
    )
    #expect(outcomes.allSatisfy { $0 == nil || $0 == busy })
    #expect(try await added(harness, pool).count == outcomes.count { $0 == nil })
  }
}
