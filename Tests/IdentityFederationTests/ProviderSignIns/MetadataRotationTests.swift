import Domain
import GatehouseMessages
import IdentityFederationMessages
import IdentityFederationProofs
import IdentityFederationProviderSignIns
import RPC
import SAMLTestSupport
import TestSupport
import Testing

/// Providers of SAML that change their key, and certificates that end (SAM-21).
@Suite struct MetadataRotationTests {
  private typealias Fixture = SAMLSignInFixture

  /// Each response has an assertion of its own.
  private func rule(
    _ fixture: Fixture,
    _ number: Int,
    by signer: SAMLSigner
  ) async throws -> String? {
    try await fixture.refusal({ $0.assertionID = "_assertion-\(number)" }, signedBy: signer)?.rule
  }

  @Test("SAM-21: a changed key counts after six hours, and the former one for six more")
  func rotation() async throws {
    let fixture = try await Fixture(fetchesMetadata: true)
    let former = fixture.signer
    let next = try #require(SAMLSigner.stranger)
    fixture.publish([next])
    #expect(try await rule(fixture, 1, by: former) == nil)
    #expect(try await rule(fixture, 2, by: next) == SAMLRefusal.forged.sentence)
    fixture.clock.advance(by: .seconds(6 * 3600))
    #expect(try await rule(fixture, 3, by: next) == nil)
    // What was signed as the key changed is on its way.
    #expect(try await rule(fixture, 4, by: former) == nil)
    fixture.clock.advance(by: .seconds(6 * 3600))
    #expect(try await rule(fixture, 5, by: former) == SAMLRefusal.forged.sentence)
    #expect(try await rule(fixture, 6, by: next) == nil)
  }

  @Test("SAM-21: another provider at the address does not become this one")
  func otherEntity() async throws {
    let fixture = try await Fixture(fetchesMetadata: true)
    let other = try #require(SAMLSigner.stranger)
    fixture.publish([other], entityID: "https://other.example.com")
    fixture.clock.advance(by: .seconds(6 * 3600))
    #expect(try await rule(fixture, 1, by: other) == SAMLRefusal.forged.sentence)
    #expect(try await rule(fixture, 2, by: fixture.signer) == nil)
  }

  @Test("SAM-21: the last good copy counts while the provider is down, and is asked for again soon")
  func down() async throws {
    let fixture = try await Fixture(fetchesMetadata: true)
    fixture.transport.silence(Fixture.metadataURL)
    fixture.clock.advance(by: .seconds(6 * 3600))
    #expect(try await rule(fixture, 1, by: fixture.signer) == nil)
    let asked = fixture.transport.requests.count
    #expect(try await rule(fixture, 2, by: fixture.signer) == nil)
    #expect(fixture.transport.requests.count == asked)
    let next = try #require(SAMLSigner.stranger)
    fixture.publish([next])
    fixture.clock.advance(by: .seconds(5 * 60))
    #expect(try await rule(fixture, 3, by: next) == nil)
  }

  @Test("SAM-21: a certificate that has ended counts no more, unless its provider may use it")
  func ended() async throws {
    let signer = try SAMLSigner(notAfter: "20270201000000Z")
    let strict = try await Fixture(signer: signer)
    let lax = try await Fixture(["gatehouse_permits": "expired-certificates"], signer: signer)
    #expect(try await rule(strict, 1, by: signer) == nil)
    for fixture in [strict, lax] { fixture.clock.advance(by: .seconds(365 * 86_400)) }
    #expect(try await rule(strict, 2, by: signer) == SAMLRefusal.withoutCertificate.sentence)
    #expect(try await rule(lax, 2, by: signer) == nil)
  }

  private func warnings(_ fixture: Fixture) async throws -> [ProviderWarning] {
    try await ProviderTrial(of: fixture.signIns).listProviderWarnings(
      ListProviderWarningsRequest(),
      context: RPCCallContext(requestID: "test", deadline: .now + patience)
    ).warnings
  }

  @Test("IDP-5: a provider's changed certificates are one event, in whose sign-in they are found")
  func eventOfChange() async throws {
    let fixture = try await Fixture(fetchesMetadata: true)
    fixture.clock.advance(by: .seconds(6 * 3600))
    _ = try await rule(fixture, 1, by: fixture.signer)
    #expect(try await fixture.events().isEmpty)
    fixture.publish([try #require(SAMLSigner.stranger)])
    fixture.clock.advance(by: .seconds(6 * 3600))
    async let first = rule(fixture, 2, by: fixture.signer)
    async let second = rule(fixture, 3, by: fixture.signer)
    _ = try await (first, second)
    let events = try await fixture.events()
    #expect(events.map(\.operation) == ["RefreshProviderMetadata"])
    let event = try #require(events.first)
    #expect(event.outcome == "Success")
    #expect(event.userPoolId == fixture.pool.text && event.identityPoolId == nil)
    #expect(event.rule?.hasPrefix("the metadata of Office has other certificates") == true)
    fixture.clock.advance(by: .seconds(6 * 3600))
    _ = try await rule(fixture, 4, by: fixture.signer)
    #expect(try await fixture.events().count == 1)
  }

  @Test("SAM-21: the operator is told for a week that the certificates are others than before")
  func toldOfChange() async throws {
    let fixture = try await Fixture(fetchesMetadata: true)
    #expect(try await warnings(fixture).allSatisfy { $0.changedAtUnixMillis == nil })
    fixture.publish([try #require(SAMLSigner.stranger)])
    fixture.clock.advance(by: .seconds(6 * 3600))
    _ = try await rule(fixture, 1, by: fixture.signer)
    let told = try await warnings(fixture).first
    #expect(told?.changedAtUnixMillis == fixture.clock.now().unixMillis)
    #expect(told?.providerName == "Office" && told?.userPoolId == fixture.pool.text)
    fixture.clock.advance(by: .seconds(7 * 86_400))
    #expect(try await warnings(fixture).allSatisfy { $0.changedAtUnixMillis == nil })
  }

  @Test("SAM-21: the operator is told a month before the last certificate ends")
  func toldOfEnd() async throws {
    let end: Int64 = 1_801_440_000
    let fixture = try await Fixture(signer: try SAMLSigner(notAfter: "20270201000000Z"))
    let lax = try await Fixture(
      ["gatehouse_permits": "expired-certificates"],
      signer: try SAMLSigner(notAfter: "20270201000000Z")
    )
    for days: Int64 in [31, 29, -1] {
      for fixture in [fixture, lax] {
        fixture.clock.advance(by: .seconds(end - days * 86_400 - fixture.clock.now().unixSeconds))
      }
      let told = try await warnings(fixture).first?.endsAtUnixMillis
      #expect(told == (days < 30 ? end * 1000 : nil), "\(days)")
      #expect(try await warnings(lax).isEmpty)
    }
  }
}
