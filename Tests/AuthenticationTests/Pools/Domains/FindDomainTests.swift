internal import AuthenticationMessages
internal import Domain
internal import Testing

@testable internal import AuthenticationCore

@Suite("Where pools are found")
struct FindDomainTests {
  @Test(
    "DOM-1, DOM-2: by host, id and client; the canonical base is the pool's own host before a prefix"
  )
  func found() async throws {
    let harness = try await PoolsHarness(domainsSuffix: "auth.example.com")
    let pool = try await harness.makePool()
    let id = try #require(pool.id)
    let client = try await harness.makeClient(of: pool)
    let issuer = "https://id.example.com/\(id)"
    let without = try await harness.find(.init(userPoolId: id))
    #expect(without.canonicalBase == issuer && without.managedLoginVersion == nil)
    #expect(without.discoveryBase == issuer)
    #expect(without.acrValues == (1...4).map { "urn:cognito:loa:\($0)" })

    try await harness.makeDomain("ann", of: pool)
    let prefixed = try await harness.find(.init(host: "ann.auth.example.com"))
    #expect(prefixed.userPoolId == id && prefixed.managedLoginVersion == 1)
    #expect(prefixed.canonicalBase == "https://ann.auth.example.com")

    try await harness.makeDomain("login.shop.example", of: pool, version: 2)
    let requests: [FindDomainRequest] = [
      .init(host: "ann.auth.example.com"), .init(host: "login.shop.example"),
      .init(userPoolId: id), .init(clientId: client.clientId),
    ]
    for request in requests {
      let found = try await harness.find(request)
      #expect(found.userPoolId == id && found.managedLoginVersion == 2)
      #expect(found.canonicalBase == "https://login.shop.example")
      #expect(found.discoveryBase == "https://login.shop.example")
    }
    try await harness.deleteDomain("login.shop.example", of: pool)
    let after = try await harness.find(.init(clientId: client.clientId))
    #expect(after.canonicalBase == "https://ann.auth.example.com")
    #expect(try await harness.find(.init(host: "login.shop.example")) == FindDomainResponse())
  }

  @Test(
    "hosts that no pool has, and names that are none, get an answer without members",
    arguments: [
      FindDomainRequest(host: "bob.auth.example.com"), .init(host: "auth.example.com"),
      .init(host: "login.shop.example"), .init(host: "a.b.auth.example.com"), .init(host: ""),
      .init(userPoolId: "us-east-1_000000000"), .init(userPoolId: "x"),
      .init(clientId: "0000000000000000000000000a"), .init(clientId: "/"), .init(),
    ]
  )
  func notFound(request: FindDomainRequest) async throws {
    #expect(try await Self.shared.value.find(request) == FindDomainResponse())
  }

  private static let shared = Task { try await PoolsHarness(domainsSuffix: "auth.example.com") }

  @Test("without a suffix prefixes have no host, and pages stand below the issuer")
  func noSuffix() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    try await harness.makeDomain("ann", of: pool)
    #expect(try await harness.find(.init(host: "ann")) == FindDomainResponse())
    let found = try await harness.find(.init(userPoolId: pool.id))
    #expect(found.canonicalBase == "https://id.example.com/\(pool.id ?? "")")
    #expect(found.managedLoginVersion == 1)
  }

  @Test("DIS-3: by tag discovery has what programs call below the issuer")
  func discovery() async throws {
    let harness = try await PoolsHarness(domainsSuffix: "auth.example.com")
    let tag = "gatehouse:discovery-endpoints"
    let pool = try await harness.makePool(CreateUserPoolRequest(userPoolTags: [tag: "issuer"]))
    try await harness.makeDomain("ann", of: pool)
    let found = try await harness.find(.init(userPoolId: pool.id))
    #expect(found.discoveryBase == "https://id.example.com/\(pool.id ?? "")")
    #expect(found.canonicalBase == "https://ann.auth.example.com")
    await #expect(
      throws: AuthenticationFailure.invalidParameter("The tag \(tag) must be canonical or issuer.")
    ) {
      _ = try await harness.makePool(CreateUserPoolRequest(userPoolTags: [tag: "root"]))
    }
  }

  @Test(
    "addresses keep the scheme and port of the installation's URL",
    arguments: [
      ("http://127.0.0.1:8080", "localhost", "http://ann.localhost:8080"),
      ("https://id.example.com", "auth.example.com", "https://ann.auth.example.com"),
      ("https://[2001:db8::1]:8443", "Auth.Example.com", "https://ann.auth.example.com:8443"),
    ]
  )
  func bases(publicURL: String, suffix: String, base: String) {
    let addresses = PoolAddresses(publicURL: publicURL, suffix: suffix)
    let domain = PoolDomain(name: "ann", isCustom: false, managedLoginVersion: 1)
    #expect(addresses.base(of: domain) == base)
  }
}
