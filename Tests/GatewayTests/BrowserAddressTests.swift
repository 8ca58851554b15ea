import AuthenticationMessages
import Domain
import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import RPC
import TestSupport
import Testing

@testable import GatewayService

/// The place of one pool, as authentication says it.
struct Site: Sendable {
  static let pool = "us-east-1_abcdefghi"
  static let client = "0123456789abcdefghijklmnop"

  var base = "http://ann.auth.example:8080"
  var hosts = ["ann.auth.example"]
  var version: Int32? = 1

  func find(_ request: FindDomainRequest) -> FindDomainResponse {
    let isKnown =
      request.userPoolId == Self.pool || request.clientId == Self.client
      || request.host.map { hosts.contains($0) } ?? false
    guard isKnown else { return FindDomainResponse() }
    return FindDomainResponse(
      userPoolId: Self.pool,
      canonicalBase: base,
      managedLoginVersion: version,
      discoveryBase: base,
      acrValues: ["low", "high"]
    )
  }

  static func belowIssuer(version: Int32? = 1) -> Site {
    Site(base: "http://gate.example:8080/\(pool)", version: version)
  }
}

@Suite("A pool's addresses", .timeLimit(.minutes(20)))
struct BrowserAddressTests {
  /// An endpoint of a pool that says what it was given.
  private struct Telling: Endpoint {
    let path: PathPattern
    let name: String
    let places: Set<EndpointPlace> = [.root, .pool]
    let audience: EndpointAudience
    let methods: [HTTPRequest.Method] = [.get, .post]

    func answer(_ request: EndpointRequest) async -> Answer {
      Answer([
        "at": name, "pool": request.pool?.text ?? "", "path": request.basePath,
        "base": request.site?.base ?? "",
      ])
    }
  }

  private static let endpoints = EndpointList([
    Telling(path: "/login", name: "login", audience: .browsers),
    Telling(path: "/oauth2/authorize", name: "authorize", audience: .browsersOfOtherSites),
    Telling(path: "/oauth2/token", name: "token", audience: .programs),
  ])

  private static func outcome(
    _ site: Site,
    _ target: String,
    host: String
  ) async throws -> String {
    try await outcome(site, .get, target, host: host)
  }

  /// What comes of a request for one of `endpoints`.
  private static func outcome(
    _ site: Site,
    _ method: HTTPRequest.Method,
    _ target: String,
    host: String
  ) async throws -> String {
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let sites = PoolSites(
      FakeService.finding({ (request) throws(RPCError) in site.find(request) }),
      callTime: patience,
      logger: logger
    )
    let hosts = DomainHosts(
      publicURL: "http://gate.example:8080",
      suffix: "auth.example",
      sites: sites
    )
    let browsers = BrowserAddresses(sites: sites, hosts: hosts)
    let head = HTTPRequest(method: method, scheme: nil, authority: host, path: target)
    let caller = Caller(requestID: "r", sourceIP: nil, headers: HTTPFields())
    var request = EndpointRequest(
      http: Request(head: head, body: RequestBody(buffer: .init())),
      caller: caller,
      path: [:]
    )
    let found: EndpointList.Found?
    switch try await hosts.place(of: request.host, for: caller) {
    case .nothing: return "no host"
    case .installation: found = endpoints.find(head.pathAlone)
    case .pool(let site):
      found = endpoints.findBelowDomain(head.pathAlone)
      request.pool = site.pool
      request.site = site
    }
    guard let found else { return "nothing" }
    if let text = found.pool {
      request.pool = UserPoolID(String(text))
      request.basePath = "/\(text)"
    }
    guard found.endpoint.audience != .programs else { return "answer" }
    let decision = try await browsers.decide(
      request,
      path: found.path,
      for: found.endpoint.audience
    )
    switch decision {
    case .answer(let request): return "answer \(request.site?.base ?? "without a pool")"
    case .redirect(let target): return target.location
    case .noPool: return "no pool"
    case .noPages: return "no pages"
    case .formElsewhere: return "form elsewhere"
    }
  }

  private static let query = "?client_id=\(Site.client)&state=a%2Bb+c%20&x=%C3%A9&&y"

  @Test("DOM-1: three spellings reach the pool; what programs call answers at all of them")
  func spellings() async throws {
    let site = Site()
    for (target, host) in [
      ("/oauth2/token", "gate.example:8080"), ("/\(Site.pool)/oauth2/token", "gate.example:8080"),
      ("/oauth2/token", "ann.auth.example:8080"), ("/oauth2/token", "ANN.Auth.Example."),
    ] {
      try await #expect(Self.outcome(site, .post, target, host: host) == "answer")
    }
  }

  @Test(
    "DOM-2: a browser is led from every other spelling to the canonical one, its query byte for byte",
    arguments: ["/login", "/oauth2/authorize"]
  )
  func redirects(path: String) async throws {
    let site = Site()
    let there = "http://ann.auth.example:8080\(path)\(Self.query)"
    for (target, host) in [
      (path, "gate.example:8080"), ("/\(Site.pool)\(path)", "gate.example:8080"),
      (path, "127.0.0.1:8080"), ("/\(Site.pool)\(path)", "127.0.0.1"),
    ] {
      try await #expect(Self.outcome(site, target + Self.query, host: host) == there)
      try await #expect(Self.outcome(site, .head, target + Self.query, host: host) == there)
    }
    let here = "answer http://ann.auth.example:8080"
    try await #expect(Self.outcome(site, path + Self.query, host: "ann.auth.example") == here)
    try await #expect(Self.outcome(site, path, host: "Ann.auth.example.:8080") == here)
  }

  @Test(
    "DOM-2: a host of the pool's own goes before its prefix, and the issuer's path stands in for both"
  )
  func canonical() async throws {
    let own = Site(
      base: "https://login.shop.example",
      hosts: ["login.shop.example", "ann.auth.example"]
    )
    try await #expect(
      Self.outcome(own, "/login?a", host: "ann.auth.example")
        == "https://login.shop.example/login?a"
    )
    try await #expect(
      Self.outcome(own, "/login", host: "login.shop.example") == "answer https://login.shop.example"
    )
    let below = Site.belowIssuer()
    let here = "answer http://gate.example:8080/\(Site.pool)"
    try await #expect(Self.outcome(below, "/\(Site.pool)/login", host: "gate.example") == here)
    try await #expect(
      Self.outcome(below, "/login\(Self.query)", host: "gate.example")
        == "http://gate.example:8080/\(Site.pool)/login\(Self.query)"
    )
    // Another name of the installation is another origin.
    try await #expect(
      Self.outcome(below, "/\(Site.pool)/login", host: "localhost:8080")
        == "http://gate.example:8080/\(Site.pool)/login"
    )
  }

  @Test("DOM-2: a page's form counts only there; what other sites' forms may call answers anywhere")
  func forms() async throws {
    let site = Site()
    for (prefix, host) in [("", "gate.example"), ("/\(Site.pool)", "gate.example")] {
      try await #expect(
        Self.outcome(site, .post, prefix + "/login\(Self.query)", host: host) == "form elsewhere"
      )
      try await #expect(
        Self.outcome(site, .post, prefix + "/oauth2/authorize\(Self.query)", host: host)
          == "answer http://ann.auth.example:8080"
      )
    }
    try await #expect(
      Self.outcome(site, .post, "/login", host: "ann.auth.example")
        == "answer http://ann.auth.example:8080"
    )
  }

  @Test("an address that names no pool is the endpoint's to refuse")
  func noPool() async throws {
    let site = Site()
    for query in ["", "?client_id=x", "?client_id=\(Site.client)&client_id=\(Site.client)"] {
      try await #expect(
        Self.outcome(site, "/login\(query)", host: "gate.example") == "answer without a pool"
      )
    }
    try await #expect(
      Self.outcome(site, "/us-east-1_000000000/login", host: "gate.example") == "no pool"
    )
  }

  @Test("DOM-4: without a domain there are no pages")
  func noPages() async throws {
    let site = Site.belowIssuer(version: nil)
    for target in ["/\(Site.pool)/login", "/login\(Self.query)"] {
      try await #expect(Self.outcome(site, target, host: "gate.example") == "no pages")
      try await #expect(Self.outcome(site, .post, target, host: "gate.example") == "no pages")
    }
    try await #expect(
      Self.outcome(site, .post, "/\(Site.pool)/oauth2/token", host: "gate.example") == "answer"
    )
  }

  @Test("DOM-3: at a domain's host there is what one pool has, and nothing else")
  func domainHost() async throws {
    let site = Site()
    try await #expect(
      Self.outcome(site, "/\(Site.pool)/login", host: "ann.auth.example") == "nothing"
    )
    try await #expect(Self.outcome(site, "/login", host: "bob.auth.example") == "no host")
    // A name that no pool has may be another one of the installation.
    try await #expect(
      Self.outcome(site, .post, "/oauth2/token", host: "gate.internal.example") == "answer"
    )
  }
}
