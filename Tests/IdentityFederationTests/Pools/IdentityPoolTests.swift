import Domain
import IdentityFederationCore
import IdentityFederationMessages
import IdentityFederationPools
import Postgres
import TestSupport
import Testing

@Suite("Identity pools (DID-24)")
struct IdentityPoolTests {
  private static let role = "arn:aws:iam::123456789012:role/reader"

  @Test("an update keeps the developer provider name and the tags, and nothing else")
  func update() async throws {
    let stage = try await IdentityStage()
    let id = try await stage.makePool {
      $0.allowClassicFlow = true
      $0.supportedLoginProviders = ["accounts.google.com": "app"]
      $0.identityPoolTags = ["team": "red"]
    }
    func update(_ name: String?) async throws -> IdentityPool {
      try await stage.pools.updateIdentityPool(
        IdentityPool(
          identityPoolId: id,
          identityPoolName: "renamed",
          allowUnauthenticatedIdentities: false,
          developerProviderName: name
        ),
        call: stage.call()
      )
    }
    #expect(
      await stage.refusal { try await update("other") }
        == .invalidParameter("You cannot change the developer provider name after it is set.")
    )
    let updated = try await update(nil)
    let described = try await stage.pools.describeIdentityPool(
      DescribeIdentityPoolRequest(identityPoolId: id),
      call: stage.call()
    )
    #expect(updated == described)
    #expect(described.identityPoolName == "renamed")
    #expect(described.developerProviderName == "dev")
    #expect(described.identityPoolTags == ["team": "red"])
    #expect(described.supportedLoginProviders == nil)
    #expect(described.allowClassicFlow == nil)
  }

  @Test("a deleted pool is out of sight at once; its rows go in pieces")
  func deletion() async throws {
    let stage = try await IdentityStage()
    let id = try await stage.makePool()
    let identity = try await stage.identity(["accounts.google.com": "ann"], in: id)
    for _ in 0..<4 { _ = try await stage.identity(in: id) }
    func delete() async throws {
      _ = try await stage.pools.deleteIdentityPool(
        DeleteIdentityPoolRequest(identityPoolId: id),
        call: stage.call()
      )
    }
    try await delete()
    let moment = stage.clock.now()
    let notFound = IdentityFederationFailure.resourceNotFound("IdentityPool '\(id)' not found.")
    #expect(await stage.refusal { try await delete() } == notFound)
    #expect(await stage.refusal { try await stage.identity(in: id) } == notFound)
    #expect(
      await stage.refusal { try await stage.describe(identity) }
        == .resourceNotFound("Identity '\(identity)' not found.")
    )
    let deleted = stage.pools.deletedPools
    let pool = try #require(try await deleted.all().first)
    #expect(pool.text == id)
    #expect(try await deleted.removeRows(of: pool, limit: 3) == 3)
    #expect(try await deleted.removeRows(of: pool, limit: 3) == 2)
    #expect(try await deleted.removeRows(of: pool, limit: 3) == 0)
    try await deleted.forget(pool, deletedBefore: moment)
    #expect(try await deleted.all() == [pool])
    try await deleted.forget(pool, deletedBefore: moment.adding(seconds: 1))
    #expect(try await deleted.all() == [])
  }

  @Test("a change that other calls keep coming in between fails as the operation's model has it")
  func contention() async throws {
    let stage = try await IdentityStage()
    let id = try await stage.makePool()
    let administration = stage.base.database.administrationPool()
    try await administration.execute(
      """
      CREATE FUNCTION keep() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RETURN NULL;
      END $$
      """
    )
    try await administration.execute(
      """
      CREATE TRIGGER keep BEFORE UPDATE ON identity_federation.identity_pools
      FOR EACH ROW EXECUTE FUNCTION keep()
      """
    )
    let arn = "arn:aws:cognito-identity:eu-west-1:123456789012:identitypool/\(id)"
    let update = await stage.refusal {
      try await stage.pools.updateIdentityPool(
        IdentityPool(
          identityPoolId: id,
          identityPoolName: "p",
          allowUnauthenticatedIdentities: true
        ),
        call: stage.call()
      )
    }
    let tagging = await stage.refusal {
      try await stage.pools.tagResource(
        IdentityTagResourceRequest(resourceArn: arn, tags: ["a": "b"]),
        call: stage.call()
      )
    }
    let untagging = await stage.refusal {
      try await stage.pools.untagResource(
        IdentityUntagResourceRequest(resourceArn: arn, tagKeys: ["a"]),
        call: stage.call()
      )
    }
    guard case .concurrentModification = update, case .unavailable = tagging,
      case .unavailable = untagging
    else {
      Issue.record("\(String(describing: [update, tagging, untagging]))")
      return
    }
  }

  @Test("roles are names of this account, and each mapping says what follows without a choice")
  func roles() async throws {
    let stage = try await IdentityStage()
    let id = try await stage.makePool()
    func set(
      _ roles: [String: String],
      _ mapping: IdentityRoleMapping? = nil
    ) async throws {
      _ = try await stage.pools.setIdentityPoolRoles(
        SetIdentityPoolRolesRequest(
          identityPoolId: id,
          roles: roles,
          roleMappings: mapping.map { ["accounts.google.com": $0] }
        ),
        call: stage.call()
      )
    }
    func rules(_ count: Int, _ role: String = Self.role) -> IdentityRoleMapping {
      let rule = IdentityMappingRule(
        claim: "aud",
        matchType: "Equals",
        value: "x",
        roleArn: role
      )
      return IdentityRoleMapping(
        type: "Rules",
        ambiguousRoleResolution: "Deny",
        rulesConfiguration: IdentityRulesConfigurationType(
          rules: [IdentityMappingRule](repeating: rule, count: count)
        )
      )
    }
    let foreign = "arn:aws:iam::210987654321:role/reader"
    let refused: [([String: String], IdentityRoleMapping?)] = [
      (["authenticated": foreign], nil),
      (["authenticated": "reader"], nil),
      ([:], IdentityRoleMapping(type: "Token")),
      ([:], IdentityRoleMapping(type: "Rules", ambiguousRoleResolution: "Deny")),
      ([:], rules(0)), ([:], rules(26)), ([:], rules(1, foreign)),
    ]
    for (roles, mapping) in refused {
      guard case .invalidParameter = await stage.refusal({ try await set(roles, mapping) }) else {
        Issue.record("\(roles) \(String(describing: mapping)) were taken")
        continue
      }
    }
    try await set(["authenticated": Self.role, "unauthenticated": Self.role], rules(25))
    let told = try await stage.pools.getIdentityPoolRoles(
      GetIdentityPoolRolesRequest(identityPoolId: id),
      call: stage.call()
    )
    #expect(told.identityPoolId == id)
    #expect(told.roles == ["authenticated": Self.role, "unauthenticated": Self.role])
    #expect(told.roleMappings == ["accounts.google.com": rules(25)])
    try await set([:])
    let none = try await stage.pools.getIdentityPoolRoles(
      GetIdentityPoolRolesRequest(identityPoolId: id),
      call: stage.call()
    )
    #expect(none.roles == [:])
    #expect(none.roleMappings == nil)
  }

  @Test("maps of principal tags are kept for each provider (DID-39)")
  func tagMaps() async throws {
    let stage = try await IdentityStage()
    let id = try await stage.makePool()
    func get(_ provider: String) async throws -> GetPrincipalTagAttributeMapResponse {
      try await stage.pools.getPrincipalTagAttributeMap(
        GetPrincipalTagAttributeMapRequest(identityPoolId: id, identityProviderName: provider),
        call: stage.call()
      )
    }
    func set(_ provider: String, _ defaults: Bool?, _ tags: [String: String]?) async throws {
      _ = try await stage.pools.setPrincipalTagAttributeMap(
        SetPrincipalTagAttributeMapRequest(
          identityPoolId: id,
          identityProviderName: provider,
          useDefaults: defaults,
          principalTags: tags
        ),
        call: stage.call()
      )
    }
    #expect(try await get("g").useDefaults == false)
    #expect(try await get("g").principalTags == [:])
    try await set("g", nil, ["team": "custom:team"])
    try await set("f", true, nil)
    #expect(try await get("g").principalTags == ["team": "custom:team"])
    #expect(try await get("f").useDefaults == true)
    try await set("g", false, [:])
    #expect(try await get("g").principalTags == [:])
    for number in 0..<198 { try await set("p\(number)", true, nil) }
    guard case .invalidParameter = await stage.refusal({ try await set("one more", true, nil) })
    else {
      Issue.record("a pool has any number of maps")
      return
    }
    try await set("g", true, nil)
  }

  @Test("of tags set at the same time none is lost")
  func tags() async throws {
    let stage = try await IdentityStage()
    let id = try await stage.makePool()
    let arn = "arn:aws:cognito-identity:eu-west-1:123456789012:identitypool/\(id)"
    try await withThrowingTaskGroup { group in
      for number in 0..<3 {
        group.addTask {
          _ = try await stage.pools.tagResource(
            IdentityTagResourceRequest(resourceArn: arn, tags: ["t\(number)": "v"]),
            call: stage.call()
          )
        }
      }
      try await group.waitForAll()
    }
    func told() async throws -> [String: String]? {
      try await stage.pools.listTagsForResource(
        IdentityListTagsForResourceRequest(resourceArn: arn),
        call: stage.call()
      ).tags
    }
    #expect(try await told() == ["t0": "v", "t1": "v", "t2": "v"])
    _ = try await stage.pools.untagResource(
      IdentityUntagResourceRequest(resourceArn: arn, tagKeys: ["t0", "none"]),
      call: stage.call()
    )
    #expect(try await told() == ["t1": "v", "t2": "v"])
    let foreign = "arn:aws:cognito-identity:eu-west-1:210987654321:identitypool/\(id)"
    #expect(
      await stage.refusal {
        try await stage.pools.listTagsForResource(
          IdentityListTagsForResourceRequest(resourceArn: foreign),
          call: stage.call()
        )
      } == .resourceNotFound("IdentityPool '\(id)' not found.")
    )
  }

  @Test("an account has a thousand pools, however many are made at once")
  func limit() async throws {
    let stage = try await IdentityStage()
    _ = try await stage.store.execute(
      """
      INSERT INTO identity_federation.identity_pools
        (id, region, name, settings, roles, principal_tag_maps, created_at_unix_millis)
      SELECT gen_random_uuid(), 'eu-west-1', 'p', '{}'::jsonb, '{}'::jsonb, '{}'::jsonb, n
      FROM generate_series(1, 999) AS n
      """
    )
    let made = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<3 {
        group.addTask { await stage.refusal { try await stage.makePool() } == nil }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(made == 1)
    var listed: [String] = []
    var token: String?
    repeat {
      let page = try await stage.pools.listIdentityPools(
        ListIdentityPoolsRequest(maxResults: 60, nextToken: token),
        call: stage.call()
      )
      listed += page.identityPools?.compactMap(\.identityPoolId) ?? []
      token = page.nextToken
    } while token != nil
    #expect(listed.count == 1000)
    #expect(Set(listed).count == 1000)
  }
}
