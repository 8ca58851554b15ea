internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import Domain
internal import PublicOperations
internal import Testing

@Suite("Domains of user pools")
struct UserPoolDomainTests {
  private static let suffix = "auth.example.com"

  /// The domain of each test has a name of its own: they share a database.
  private static let shared = Task { try await PoolsHarness(domainsSuffix: suffix) }

  @Test("DOM-6: a prefix is described as Terraform reads it, and the pool names it")
  func prefix() async throws {
    let harness = try await Self.shared.value
    let pool = try await harness.makePool()
    let created = try await harness.makeDomain("ann", of: pool)
    #expect(created == CreateUserPoolDomainResponse(managedLoginVersion: 1))
    let description = try #require(await harness.describeDomain("ann"))
    #expect(description.userPoolId == pool.id)
    #expect(description.awsAccountId == "123456789012")
    #expect(description.domain == "ann")
    #expect(description.s3Bucket?.isEmpty == false)
    #expect(description.cloudFrontDistribution == "")
    #expect(description.version?.count == 14)
    #expect(description.status == "ACTIVE")
    #expect(description.customDomainConfig == nil)
    #expect(description.managedLoginVersion == 1)
    let described = try await harness.describePool(pool.id)
    #expect(described.domain == "ann" && described.customDomain == nil)
  }

  @Test(
    "DOM-6, DOM-7: a host of the pool's own points to the installation, and stores its certificate"
  )
  func custom() async throws {
    let harness = try await Self.shared.value
    let pool = try await harness.makePool()
    let created = try await harness.makeDomain("login.shop.example", of: pool, version: 2)
    #expect(created.cloudFrontDomain == "id.example.com" && created.managedLoginVersion == 2)
    let description = try #require(await harness.describeDomain("login.shop.example"))
    #expect(description.cloudFrontDistribution == "id.example.com")
    #expect(
      description.customDomainConfig?.certificateArn
        == "arn:aws:acm:us-east-1:123456789012:certificate/1"
    )
    #expect(description.managedLoginVersion == 2)
    let described = try await harness.describePool(pool.id)
    #expect(described.domain == nil && described.customDomain == "login.shop.example")
  }

  @Test("DOM-6: a domain that no pool has gets a description without members")
  func unknown() async throws {
    let harness = try await Self.shared.value
    #expect(try await harness.describeDomain("nobody") == DomainDescriptionType())
  }

  @Test(
    "DOM-5: names that are not for pools are refused",
    arguments: [
      ("my-aws", "Domain cannot contain reserved word: aws"),
      ("amazonia", "Domain cannot contain reserved word: amazon"),
      ("my-cognito", "Domain cannot contain reserved word: cognito"),
      ("www", "Domain is reserved: www"), ("console", "Domain is reserved: console"),
      ("-a", "Invalid domain prefix: -a"), ("A", "Invalid domain prefix: A"),
      ("a_b", "Invalid domain prefix: a_b"),
      ("a.b-.example", "Custom domain is not a valid subdomain: a.b-.example"),
      ("a..b", "Custom domain is not a valid subdomain: a..b"),
      ("id.example.com", "Domain is reserved: id.example.com"),
      ("auth.example.com", "Domain is reserved: auth.example.com"),
      ("x.auth.example.com", "Domain is reserved: x.auth.example.com"),
      ("192.0.2.1", "Custom domain is not a valid subdomain: 192.0.2.1"),
    ]
  )
  func refused(name: String, message: String) async throws {
    let harness = try await Self.shared.value
    let pool = try await harness.makePool()
    await #expect(throws: AuthenticationFailure.invalidParameter(message)) {
      try await harness.makeDomain(name, of: pool)
    }
    #expect(try await harness.describePool(pool.id).domain == nil)
  }

  @Test("DOM-5: a prefix with dots, and a whole host without, are refused")
  func kinds() async throws {
    let harness = try await Self.shared.value
    let pool = try await harness.makePool()
    func create(_ name: String, _ configuration: CustomDomainConfigType?) async throws {
      _ = try await harness.authentication.pools.createUserPoolDomain(
        CreateUserPoolDomainRequest(
          domain: name,
          userPoolId: pool.id,
          customDomainConfig: configuration
        ),
        call: .recording(harness.context())
      )
    }
    await #expect(throws: AuthenticationFailure.self) { try await create("a.example", nil) }
    let certificate = CustomDomainConfigType(
      certificateArn: "arn:aws:acm:us-east-1:1:certificate/1"
    )
    await #expect(throws: AuthenticationFailure.self) { try await create("a", certificate) }
  }

  @Test("DOM-5: a domain is one pool's, and a pool has one of each kind")
  func taken() async throws {
    let harness = try await Self.shared.value
    let (one, other) = (try await harness.makePool(), try await harness.makePool())
    try await harness.makeDomain("ours", of: one)
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "Domain already associated with another user pool."
      )
    ) { try await harness.makeDomain("ours", of: other) }
    await #expect(
      throws: AuthenticationFailure.invalidParameter("User pool already has a domain configured.")
    ) { try await harness.makeDomain("ours-too", of: one) }
    try await harness.makeDomain("ours.example", of: one)
    await #expect(throws: AuthenticationFailure.self) {
      try await harness.makeDomain("ours-too.example", of: one)
    }
    let described = try await harness.describePool(one.id)
    #expect(described.domain == "ours" && described.customDomain == "ours.example")
    #expect(try await harness.describePool(other.id).domain == nil)
  }

  @Test("DOM-5: of calls at the same time one gets the domain")
  func race() async throws {
    let harness = try await Self.shared.value
    var pools: [UserPoolType] = []
    for _ in 0..<4 { pools.append(try await harness.makePool()) }
    let won = await withTaskGroup(of: Bool.self) { group in
      for pool in pools {
        group.addTask { (try? await harness.makeDomain("raced", of: pool)) != nil }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(won == 1)
  }

  @Test("an unknown pool is not found; the domain of another one is no domain of it")
  func otherPool() async throws {
    let harness = try await Self.shared.value
    let (one, other) = (try await harness.makePool(), try await harness.makePool())
    await #expect(throws: AuthenticationFailure.userPoolNotFound("us-east-1_000000000")) {
      try await harness.makeDomain("nowhere", of: UserPoolType(id: "us-east-1_000000000"))
    }
    try await harness.makeDomain("theirs", of: one)
    let none = AuthenticationFailure.invalidParameter("No such domain or user pool exists.")
    await #expect(throws: none) { try await harness.deleteDomain("theirs", of: other) }
    await #expect(throws: none) {
      _ = try await harness.authentication.pools.updateUserPoolDomain(
        UpdateUserPoolDomainRequest(
          domain: "theirs",
          userPoolId: other.id,
          managedLoginVersion: 2
        ),
        call: .recording(harness.context())
      )
    }
    #expect(try await harness.describeDomain("theirs")?.managedLoginVersion == 1)
  }

  @Test("DOM-10: the version is 1 or 2; an update changes what it names and leaves the rest")
  func update() async throws {
    let harness = try await Self.shared.value
    let pool = try await harness.makePool()
    try await harness.makeDomain("changing.example", of: pool)
    func update(_ request: UpdateUserPoolDomainRequest) async throws -> UpdateUserPoolDomainResponse
    {
      var request = request
      request.domain = "changing.example"
      request.userPoolId = pool.id
      return try await harness.authentication.pools.updateUserPoolDomain(
        request,
        call: .recording(harness.context())
      )
    }
    let versions = AuthenticationFailure.invalidParameter("ManagedLoginVersion must be 1 or 2.")
    for version: Int32 in [0, 3, -1] {
      await #expect(throws: versions) {
        try await harness.makeDomain("v", of: pool, version: version)
      }
      await #expect(throws: versions) { try await update(.init(managedLoginVersion: version)) }
    }
    let routing = RoutingType(
      failover: FailoverType(secondaryRegion: "us-west-2", primaryRoute53HealthCheckId: "h")
    )
    #expect(try await update(.init(managedLoginVersion: 2)).managedLoginVersion == 2)
    #expect(try await update(.init(routing: routing)).routing == routing)
    let certificate = CustomDomainConfigType(
      certificateArn: "arn:aws:acm:us-east-1:123456789012:certificate/2",
      securityPolicy: "TLS_V1_2_2021"
    )
    let updated = try await update(.init(customDomainConfig: certificate))
    #expect(updated.cloudFrontDomain == "id.example.com")
    let description = try #require(await harness.describeDomain("changing.example"))
    #expect(description.managedLoginVersion == 2)
    #expect(description.routing == routing && description.customDomainConfig == certificate)
  }

  @Test("a prefix has no certificate, and a pool of the LITE tier no managed login")
  func unfit() async throws {
    let harness = try await Self.shared.value
    let pool = try await harness.makePool(CreateUserPoolRequest(userPoolTier: "LITE"))
    await #expect(
      throws: AuthenticationFailure.featureUnavailableInTier(
        "Managed login is not available in the LITE pricing tier."
      )
    ) { try await harness.makeDomain("lite", of: pool, version: 2) }
    try await harness.makeDomain("lite", of: pool)
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "CustomDomainConfig cannot be set for a domain prefix."
      )
    ) {
      _ = try await harness.authentication.pools.updateUserPoolDomain(
        UpdateUserPoolDomainRequest(
          domain: "lite",
          userPoolId: pool.id,
          customDomainConfig: .init(certificateArn: "arn:aws:acm:us-east-1:1:certificate/1")
        ),
        call: .recording(harness.context())
      )
    }
  }

  @Test("a pool with a domain cannot be deleted; without it, it can, and the name is free again")
  func deletion() async throws {
    let harness = try await Self.shared.value
    let (pool, next) = (try await harness.makePool(), try await harness.makePool())
    try await harness.makeDomain("passed-on", of: pool)
    func deletePool() async throws {
      _ = try await harness.authentication.pools.deleteUserPool(
        DeleteUserPoolRequest(userPoolId: pool.id),
        call: .recording(harness.context())
      )
    }
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "User pool cannot be deleted. It has a domain configured that should be deleted first."
      )
    ) { try await deletePool() }
    try await harness.deleteDomain("passed-on", of: pool)
    #expect(try await harness.describeDomain("passed-on") == DomainDescriptionType())
    try await deletePool()
    try await harness.makeDomain("passed-on", of: next)
    #expect(try await harness.describeDomain("passed-on")?.userPoolId == next.id)
  }

  @Test("an update of the pool keeps its domains, and another process sees them at its next look")
  func settings() async throws {
    let harness = try await Self.shared.value
    let pool = try await harness.makePool()
    let id = try #require(pool.id.flatMap { UserPoolID($0) })
    let cache = try harness.anotherInstance().directory.settings
    #expect(try await cache.pool(id).domains == [])
    try await harness.makeDomain("kept", of: pool)
    let domain = PoolDomain(name: "kept", isCustom: false, managedLoginVersion: 1)
    #expect(try await cache.pool(id).domains == [domain])
    _ = try await harness.authentication.pools.updateUserPool(
      UpdateUserPoolRequest(userPoolId: pool.id),
      call: .recording(harness.context())
    )
    #expect(try await cache.pool(id).domains == [domain])
    #expect(try await harness.describePool(pool.id).domain == "kept")
    try await harness.deleteDomain("kept", of: pool)
    #expect(try await cache.pool(id).domains == [])
  }
}
