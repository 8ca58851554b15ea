import Domain
import GatehouseMessages
import IdentityFederationCore
import Logging
import RPC
import TestSupport
import Testing

@testable import IdentityFederationProviders

/// The registrations of providers, as the operator's program makes them.
@Suite struct IdentityProviderTests {
  private func refusal<R>(
    _ body: () async throws(IdentityFederationFailure) -> R
  ) async -> IdentityFederationFailure? {
    do throws(IdentityFederationFailure) {
      _ = try await body()
      return nil
    } catch {
      return error
    }
  }

  @Test("a registration is made, listed and deleted")
  func life() async throws {
    let fixture = try await LoginFixture()
    let made = try await fixture.registrations.createIdentityProvider(
      CreateLoginProviderRequest(issuer: LoginFixture.issuer, clientIds: ["b", "a", "b"]),
      context: fixture.context
    )
    #expect(made.arn == LoginFixture.arn)
    let listed = try await fixture.registrations.listIdentityProviders(
      ListLoginProvidersRequest(),
      context: fixture.context
    ).providers
    #expect(listed.map(\.arn) == [LoginFixture.arn])
    #expect(listed.first?.issuer == LoginFixture.issuer && listed.first?.clientIds == ["a", "b"])
    #expect(listed.first?.createdAtUnixMillis == fixture.clock.now().unixMillis)
    for isThere in [true, false] {
      let failure = await refusal { () async throws(IdentityFederationFailure) in
        try await fixture.registrations.deleteIdentityProvider(
          DeleteLoginProviderRequest(arn: LoginFixture.arn),
          context: fixture.context
        )
      }
      #expect(
        failure
          == (isThere
            ? nil
            : .resourceNotFound("The identity provider \(LoginFixture.arn) cannot be found."))
      )
    }
  }

  @Test("the same issuer again is refused, and changes nothing")
  func again() async throws {
    let fixture = try await LoginFixture()
    try await fixture.register()
    let failure = await refusal { () async throws(IdentityFederationFailure) in
      try await fixture.registrations.createIdentityProvider(
        CreateLoginProviderRequest(issuer: LoginFixture.issuer, clientIds: ["other"]),
        context: fixture.context
      )
    }
    #expect(
      failure == .resourceConflict("The identity provider \(LoginFixture.arn) exists.")
    )
  }

  @Test("there are a hundred providers at most")
  func most() async throws {
    let fixture = try await LoginFixture()
    for number in 0..<100 { try await fixture.register("https://idp.example.com/\(number)") }
    let failure = await refusal { () async throws(IdentityFederationFailure) in
      try await fixture.registrations.createIdentityProvider(
        CreateLoginProviderRequest(issuer: LoginFixture.issuer, clientIds: ["a"]),
        context: fixture.context
      )
    }
    #expect(failure == .limitExceeded("There are 100 identity providers already."))
  }

  @Test(
    "an issuer that is no plain https URL of an allowed host is refused",
    arguments: [
      "", "idp.example.com", "http://idp.example.com", "https://IDP.example.com",
      "https://idp.example.com?a=b", "https://idp.example.com#a", "https://a@idp.example.com",
      "https://idp.example.com:99999", "https://elsewhere.example.com", "https://",
      "https://idp.example.com/" + String(repeating: "a", count: 240), "https://idp.example.com/é",
    ]
  )
  func issuers(_ issuer: String) async throws {
    let fixture = try await LoginFixture()
    let failure = await refusal { () async throws(IdentityFederationFailure) in
      try await fixture.registrations.createIdentityProvider(
        CreateLoginProviderRequest(issuer: issuer, clientIds: ["a"]),
        context: fixture.context
      )
    }
    guard case .invalidParameter = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test(
    "client ids have a number, a length and visible characters",
    arguments: [[], [""], ["a b"], ["a\u{0}"], [String(repeating: "a", count: 256)]]
  )
  func clients(_ ids: [String]) async throws {
    let fixture = try await LoginFixture()
    let failure = await refusal { () async throws(IdentityFederationFailure) in
      try await fixture.registrations.createIdentityProvider(
        CreateLoginProviderRequest(issuer: LoginFixture.issuer, clientIds: ids),
        context: fixture.context
      )
    }
    guard case .invalidParameter = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

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
      _ = try await requests.answer(from: try #require(ProviderAddress(address)))
    }
    #expect(providers.publicRequests == ["https://any.pattern.example/x"])
  }
}
