import Domain
import IdentityFederationCore
import IdentityFederationLogins
import IdentityFederationMessages
import RPC
import TestSupport
import Testing

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
}
