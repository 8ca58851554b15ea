import Cryptography
import IdentityFederationCore
import IdentityFederationLogins
import IdentityFederationMessages
import RPC
import SAMLTestSupport
import Testing

/// The registrations of SAML providers, as the operator's program makes them (SAM-21).
@Suite struct SAMLProviderTests {
  private static let arn = "arn:aws:iam::\(LoginFixture.account):saml-provider/office"

  private func failure(
    _ fixture: LoginFixture,
    name: String = "office",
    metadata: String? = nil,
    audiences: [String] = [],
    recipients: [String] = []
  ) async throws -> IdentityFederationFailure? {
    do throws(IdentityFederationFailure) {
      try await fixture.registerSAML(
        name: name,
        metadata: metadata,
        audiences: audiences,
        recipients: recipients
      )
      return nil
    } catch {
      return error
    }
  }

  @Test("a registration is made, described, listed after those of OpenID Connect, and deleted")
  func life() async throws {
    let fixture = try await LoginFixture()
    try await fixture.register()
    try await fixture.registerSAML(
      audiences: ["b", "a", "b"],
      recipients: ["https://sp.example.com"]
    )
    let described = try #require(
      try await fixture.registrations.describeIdentityProvider(
        DescribeLoginProviderRequest(arn: Self.arn),
        context: fixture.context
      ).provider
    )
    #expect(described.arn == Self.arn && described.issuer == SAMLSample.issuer)
    #expect(described.audiences == ["a", "b"])
    #expect(described.recipients == ["https://sp.example.com"])
    let certificate = try #require(SAMLSigner.provider).certificate
    #expect(
      described.certificates.map(\.fingerprint) == [Hex.encode(SHA256.digest(of: certificate))]
    )
    let listed = try await fixture.registrations.listIdentityProviders(
      ListLoginProvidersRequest(),
      context: fixture.context
    ).providers
    #expect(listed.map(\.arn) == [LoginFixture.arn, Self.arn] && listed.last == described)
    let gone = IdentityFederationFailure.resourceNotFound(
      "The identity provider \(Self.arn) cannot be found."
    )
    for expected in [nil, gone] {
      do throws(IdentityFederationFailure) {
        _ = try await fixture.registrations.deleteIdentityProvider(
          DeleteLoginProviderRequest(arn: Self.arn),
          context: fixture.context
        )
        #expect(expected == nil)
      } catch {
        #expect(error == expected)
      }
    }
    await #expect(throws: gone) {
      try await fixture.registrations.describeIdentityProvider(
        DescribeLoginProviderRequest(arn: Self.arn),
        context: fixture.context
      )
    }
  }

  @Test("the same name again is refused, and changes nothing")
  func again() async throws {
    let fixture = try await LoginFixture()
    try await fixture.registerSAML()
    #expect(
      try await failure(fixture, audiences: ["other"])
        == .resourceConflict("The identity provider \(Self.arn) exists.")
    )
  }

  @Test(
    "names, audiences and recipients have a form",
    arguments: [
      "", "a b", "a/b", "ä", "a\u{0}", String(repeating: "a", count: 89),
    ]
  )
  func texts(_ bad: String) async throws {
    let fixture = try await LoginFixture()
    for failure in [
      try await failure(fixture, name: bad),
      try await failure(fixture, audiences: [bad + " "]),
      try await failure(fixture, recipients: [bad + " "]),
    ] {
      guard case .invalidParameter = failure else {
        Issue.record("\(String(describing: failure))")
        return
      }
    }
  }

  @Test("metadata that cannot be used or has expired is refused with the reason")
  func metadata() async throws {
    let fixture = try await LoginFixture()
    let own = Base64.encode(try #require(SAMLSigner.provider).certificate)
    let old = Base64.encode(try SAMLSigner(.es256, notAfter: "20251231235959Z").certificate)
    let past = " validUntil=\"2026-11-20T00:00:00Z\""
    for (document, sentence) in [
      ("<a/>", "The metadata does not describe one entity."),
      ("<", "The metadata is no well-formed XML without a document type."),
      (SAMLSampleMetadata.document([own], more: past), "The metadata has expired."),
      (
        SAMLSampleMetadata.document([own, old]), "A certificate of the metadata has expired."
      ),
    ] {
      #expect(try await failure(fixture, metadata: document) == .invalidParameter(sentence))
    }
  }

  @Test("a provider is of one kind")
  func kinds() async throws {
    let fixture = try await LoginFixture()
    await #expect(
      throws: IdentityFederationFailure.invalidParameter(
        "A provider is either of OpenID Connect or of SAML."
      )
    ) {
      try await fixture.registrations.createIdentityProvider(
        CreateLoginProviderRequest(
          issuer: LoginFixture.issuer,
          saml: SamlProviderRegistration(name: "office")
        ),
        context: fixture.context
      )
    }
  }
}
