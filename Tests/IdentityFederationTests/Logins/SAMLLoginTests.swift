import Cryptography
import Domain
import IdentityFederationCore
import IdentityFederationLogins
import SAMLTestSupport
import TestSupport
import Testing

/// Logins by the responses of a registered provider of SAML (DID-26, DID-27).
@Suite struct SAMLLoginTests {
  private static let arn = "arn:aws:iam::\(LoginFixture.account):saml-provider/office"

  private func fixture(
    audiences: [String] = [],
    recipients: [String] = []
  ) async throws -> LoginFixture {
    let fixture = try await LoginFixture()
    try await fixture.registerSAML(audiences: audiences, recipients: recipients)
    return fixture
  }

  private func response(
    _ fixture: LoginFixture,
    _ change: (inout SAMLSample) -> Void = { _ in }
  ) throws -> String {
    var sample = SAMLSample(at: fixture.clock.now())
    change(&sample)
    return Base64.encode(Array(try sample.signed(by: #require(SAMLSigner.provider)).utf8))
  }

  private func refusal(
    _ fixture: LoginFixture,
    _ change: (inout SAMLSample) -> Void
  ) async throws -> IdentityFederationFailure? {
    let settings = try fixture.settings(saml: [Self.arn])
    return await fixture.refusal([Self.arn: try response(fixture, change)], settings)
  }

  @Test("a response proves its NameID, each time that it is presented until it ends")
  func good() async throws {
    let fixture = try await fixture()
    let settings = try fixture.settings(saml: [Self.arn])
    let response = try response(fixture) {
      $0.attributes = [("group", ["a", "b"]), ("mail", ["m"])]
    }
    for _ in 1...2 {
      let login = try #require(try await fixture.prove([Self.arn: response], settings).first)
      #expect(login.provider == Self.arn && login.subject == "ada@example.com")
      #expect(login.client == SAMLSample.audience && login.spellings == [Self.arn])
      #expect(login.claims["sub"] == .string("ada@example.com"))
      #expect(login.claims["aud"] == .string(SAMLSample.audience))
      #expect(login.claims["iss"] == .string(SAMLSample.issuer))
      #expect(login.claims["group"] == .array([.string("a"), .string("b")]))
      #expect(login.claims["mail"] == .string("m"))
    }
  }

  @Test("attributes cannot stand in for what the assertion itself says")
  func reservedClaims() async throws {
    let fixture = try await fixture()
    let response = try response(fixture) {
      $0.attributes = [
        ("sub", ["root"]), ("aud", ["x"]), ("iss", ["y"]), ("a", ["1"]), ("a", ["2"]),
      ]
    }
    let settings = try fixture.settings(saml: [Self.arn])
    let claims = try #require(try await fixture.prove([Self.arn: response], settings).first).claims
    #expect(claims["sub"] == .string("ada@example.com"))
    #expect(claims["aud"] == .string(SAMLSample.audience))
    #expect(claims["iss"] == .string(SAMLSample.issuer))
    #expect(claims["a"] == .array([.string("1"), .string("2")]))
  }

  @Test("the roles that a provider names for itself are those of a Token mapping")
  func roles() async throws {
    let fixture = try await fixture()
    let role = { (name: String) in "arn:aws:iam::\(LoginFixture.account):role/\(name)" }
    let other = "arn:aws:iam::\(LoginFixture.account):saml-provider/other"
    let response = try response(fixture) {
      $0.attributes = [
        (
          "https://aws.amazon.com/SAML/Attributes/Role",
          [
            "\(role("a")),\(Self.arn)", "\(Self.arn), \(role("b"))", "\(role("c")),\(other)",
            role("d"),
          ]
        )
      ]
    }
    let settings = try fixture.settings(saml: [Self.arn])
    let claims = try #require(try await fixture.prove([Self.arn: response], settings).first).claims
    #expect(claims["cognito:roles"] == .array([.string(role("a")), .string(role("b"))]))
  }

  @Test("what is wrong with a response is told in cognito-identity's sentences (SAM-8)")
  func refusals() async throws {
    let fixture = try await fixture(recipients: [SAMLSample.recipient])
    let now = fixture.clock.now().unixSeconds
    let rejected = IdentityFederationFailure.notAuthorized("Invalid login token.")
    let expired = LoginFixture.invalid("Token expired: \(now) >= \(now - 60)")
    let otherAudience = LoginFixture.invalid("Incorrect token audience.")
    let otherIssuer = LoginFixture.invalid("Issuer doesn't match providerName")
    let cases: [((inout SAMLSample) -> Void, IdentityFederationFailure?)] = [
      ({ _ in }, nil),
      ({ $0.issuer = "https://other.example.com" }, otherIssuer),
      ({ $0.nameAttributes = " NameQualifier=\"https://other.example.com\"" }, otherIssuer),
      ({ $0.nameAttributes = " NameQualifier=\"\(SAMLSample.issuer)\"" }, nil),
      ({ $0.audiences = [] }, LoginFixture.invalid("Missing a required claim: aud")),
      ({ $0.audiences = ["urn:other"] }, otherAudience),
      ({ $0.audiences = [SAMLSample.audience, "urn:other"] }, otherAudience),
      ({ $0.audiences = [" \(SAMLSample.audience)"] }, otherAudience),
      ({ $0.recipient = "https://sp.example.com" }, rejected),
      ({ $0.recipient = nil }, rejected),
      ({ $0.destination = "https://sp.example.com" }, rejected),
      ({ $0.destination = nil }, nil),
      ({ $0.status = "urn:oasis:names:tc:SAML:2.0:status:Responder" }, rejected),
      ({ $0.method = "urn:oasis:names:tc:SAML:2.0:cm:sender-vouches" }, rejected),
      ({ $0.confirmationEnd = nil }, rejected),
      ({ $0.notBefore = 61 }, rejected), ({ $0.notBefore = 60 }, nil),
      ({ $0.notOnOrAfter = -60 }, expired), ({ $0.notOnOrAfter = -59 }, nil),
      ({ $0.confirmationEnd = -60 }, expired), ({ $0.confirmationEnd = -59 }, nil),
      ({ $0.sessionEnd = -60 }, expired), ({ $0.sessionEnd = -59 }, nil),
      ({ $0.nameID = String(repeating: "a", count: 256) }, rejected),
      ({ $0.nameID = "a\nb" }, rejected),
    ]
    for (index, (change, expected)) in cases.enumerated() {
      #expect(try await refusal(fixture, change) == expected, "case \(index)")
    }
  }

  @Test("without a recipient in the registration any counts, with audiences only those")
  func registrationDecides() async throws {
    let fixture = try await fixture(audiences: ["urn:mine"])
    let change: (inout SAMLSample) -> Void = {
      $0.recipient = "https://anywhere.example.com"
      $0.destination = "https://elsewhere.example.com"
      $0.audiences = ["urn:mine"]
    }
    #expect(try await refusal(fixture, change) == nil)
    #expect(
      try await refusal(fixture) { _ in } == LoginFixture.invalid("Incorrect token audience.")
    )
  }

  @Test("a response that no certificate of the provider signed is forged, and no XML is no login")
  func forged() async throws {
    let fixture = try await fixture()
    let settings = try fixture.settings(saml: [Self.arn])
    let sample = SAMLSample(at: fixture.clock.now())
    let stranger = try #require(SAMLSigner.stranger)
    let forged = Base64.encode(Array(try sample.signed(by: stranger).utf8))
    #expect(
      await fixture.refusal([Self.arn: forged], settings)
        == LoginFixture.invalid("Token signature invalid.")
    )
    for bad in ["", "no response", Base64.encode(Array("<a/>".utf8)), "a.b.c"] {
      #expect(
        await fixture.refusal([Self.arn: bad], settings) == .notAuthorized("Invalid login token.")
      )
    }
  }

  @Test("a provider that the pool does not list, or that is not registered, is not supported")
  func unsupported() async throws {
    let fixture = try await fixture()
    let response = try response(fixture)
    let others = [
      Self.arn + "2", "arn:aws:iam::210987654321:saml-provider/office",
      "arn:aws:iam::\(LoginFixture.account):saml-provider/", "arn:aws:iam::x",
    ]
    #expect(
      await fixture.refusal([Self.arn: response], try fixture.settings())
        == LoginFixture.unsupported
    )
    for other in others {
      #expect(
        await fixture.refusal([other: response], try fixture.settings(saml: [Self.arn, other]))
          == LoginFixture.unsupported
      )
    }
  }

  @Test("a reader that is down is a fault, and never a refusal of the login")
  func readerDown() async throws {
    let fixture = try await fixture()
    let response = try response(fixture)
    let down = try fixture.withoutReader()
    let failure = await #expect(throws: IdentityFederationFailure.self) {
      try await down.prove(
        [Self.arn: response],
        of: try fixture.settings(saml: [Self.arn]),
        context: fixture.context
      )
    }
    #expect(failure == .unavailable("assertion reader: unavailable  no reader"))
  }
}
