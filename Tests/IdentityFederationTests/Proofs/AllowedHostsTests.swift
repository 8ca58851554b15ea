import IdentityFederationProofs
import Logging
import Testing

/// Where requests to providers may go.
@Suite struct AllowedHostsTests {
  @Test("a host is allowed by its scheme and port as well")
  func hosts() throws {
    let hosts = try #require(AllowedHosts(["a.example", "b.example:8443", "http://c.example:80"]))
    for (address, isAllowed) in [
      ("https://a.example", true), ("https://a.example:443/x?y", true), ("http://a.example", false),
      ("https://a.example:444", false), ("https://b.example:8443/", true),
      ("https://b.example", false), ("http://c.example/", true), ("https://c.example", false),
      ("https://xa.example", false),
    ] {
      #expect(hosts.contain(try #require(ProviderAddress(address))) == isAllowed, "\(address)")
    }
    for bad in [
      "a.example/", "", "a b", "ftp://a.example", "a.example?", "A.example", "*.", "*.a.example/",
      "*a.example", "a.*.example", "*.*.example", "http://*.a.example", "*.http://a.example", "**",
      "*.A.example", "*:443",
    ] {
      #expect(AllowedHosts([bad]) == nil, "\(bad)")
    }
  }

  @Test("IDP-3: a pattern allows the hosts below its name over HTTPS, and vouches for none of them")
  func patterns() throws {
    let hosts = try #require(AllowedHosts(["*.a.example", "*.b.example:8443", "x.a.example"]))
    for (address, isAllowed) in [
      ("https://y.a.example", true), ("https://z.y.a.example:443/x", true),
      ("https://a.example", false), ("https://ya.example", false), ("http://y.a.example", false),
      ("https://y.a.example:444", false), ("https://y.a.example.evil.example", false),
      ("https://y.b.example:8443", true), ("https://y.b.example", false),
      ("https://evil.example/.a.example", false),
    ] {
      let address = try #require(ProviderAddress(address))
      #expect(hosts.contain(address) == isAllowed, "\(address)")
      #expect(!hosts.name(address))
    }
    #expect(hosts.name(try #require(ProviderAddress("https://x.a.example/y"))))
    let all = try #require(AllowedHosts(["*", "http://c.example:80"]))
    for (address, isAllowed) in [
      ("https://anything.example", true), ("https://anything.example:8443", false),
      ("http://anything.example", false), ("http://c.example", true),
    ] {
      #expect(all.contain(try #require(ProviderAddress(address))) == isAllowed, "\(address)")
    }
  }

  @Test("IDP-3: whom only a pattern allows is asked at a public address alone")
  func publicAlone() async throws {
    let providers = FakeProviders()
    for address in ["https://named.example/x", "https://any.pattern.example/x"] {
      providers.answer(address, "{}")
    }
    let requests = ProviderRequests(
      over: providers,
      to: try #require(AllowedHosts(["named.example", "*.pattern.example"])),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
    for address in providers.answered.sorted() {
      _ = try await requests.answer(to: .get(try #require(ProviderAddress(address))))
    }
    #expect(providers.publicRequests == ["https://any.pattern.example/x"])
  }
}
