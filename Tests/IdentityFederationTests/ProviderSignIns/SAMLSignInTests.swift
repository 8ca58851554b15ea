import Cryptography
import Domain
import IdentityFederationMessages
import IdentityFederationProofs
import IdentityFederationProviderSignIns
import IdentityFederationUserPoolProviders
import RPC
import SAMLTestSupport
import TestSupport
import Testing

/// Sign-ins of browsers at providers of SAML.
@Suite struct SAMLSignInTests {
  private typealias Fixture = SAMLSignInFixture

  private func user(_ end: FinishedProviderSignIn) throws -> ProvedUser {
    guard case .proved(let user, let context) = end else {
      Issue.record("\(end)")
      throw ProviderSilence("no user")
    }
    #expect(context == Array("the client's request".utf8))
    return user
  }

  private func isUnknown(_ end: FinishedProviderSignIn) -> Bool {
    if case .unknown = end { true } else { false }
  }

  @Test("SAM: a request is made, its response signs in the browser that was sent there, once")
  func signIn() async throws {
    let fixture = try await Fixture()
    let begun = try await fixture.begin()
    #expect(begun.url.hasPrefix("https://idp.example.com/sign-in?SAMLRequest="))
    #expect(begun.id.count == 41 && begun.id.hasPrefix("_"))
    #expect(begun.request.contains("AssertionConsumerServiceURL=\"\(Fixture.place)\""))
    #expect(begun.request.contains(">urn:amazon:cognito:sp:\(fixture.pool.text)</saml:Issuer>"))
    #expect(!begun.request.contains("ForceAuthn") && begun.members["Signature"] == nil)
    let response = try fixture.sample(answering: begun.id).signed(by: fixture.signer)
    #expect(try await fixture.post(response, begun.state))
    // A second one is too late.
    #expect(try await !fixture.post(response, begun.state))
    #expect(isUnknown(try await fixture.finish(begun.state, [UInt8](repeating: 9, count: 32))))
    let user = try user(try await fixture.finish(begun.state, begun.binding))
    #expect(user.subject == "ada@example.com" && user.issuer == SAMLSample.issuer)
    #expect(user.claims["mail"] == .string("ada@example.com"))
    #expect(user.origins.keys.sorted() == ["samlResponse"])
    #expect(user.authenticatedAt == fixture.clock.now().unixSeconds - 5)
    #expect(isUnknown(try await fixture.finish(begun.state, begun.binding)))
  }

  @Test("SAM: a request is signed where that is asked for, and forces a sign-in with prompt=login")
  func signedRequest() async throws {
    let fixture = try await Fixture(["RequestSigningAlgorithm": "rsa-sha256"])
    let begun = try await fixture.begin(prompt: "login")
    #expect(begun.request.contains("ForceAuthn=\"true\""))
    #expect(begun.members["SigAlg"] == "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256")
    let query = begun.url.drop { $0 != "?" }.dropFirst()
    let signed = try #require(query.firstRange(of: "&Signature=").map { query[..<$0.lowerBound] })
    let signature = try #require(Base64.decode(begun.members["Signature"] ?? ""))
    let key = try await fixture.providers.keys.key(of: fixture.pool).signing.verifyingKey
    #expect(key.isValid(signature: signature, for: Array(signed.utf8)))
    #expect(!key.isValid(signature: signature, for: Array((signed + "x").utf8)))
  }

  @Test(
    "AUT-11: with max_age a provider of SAML has its user sign in, and an older sign-in is none"
  )
  func maxAge() async throws {
    let fixture = try await Fixture()
    #expect(try await fixture.begin(maxAge: 3600).request.contains("ForceAuthn=\"true\""))
    for (age, isFresh) in [(5, true), (3700, false)] as [(Int64, Bool)] {
      let refusal = try await fixture.refusal(
        {
          $0.assertionID = "_age-\(age)"
          $0.authenticated = -age
        },
        maxAge: 3600
      )
      #expect((refusal == nil) == isFresh, "\(age)")
    }
    // Nothing asks for the age.
    #expect(try await fixture.refusal { $0.authenticated = -18_000 } == nil)
  }

  @Test("GetSigningCertificate: one a pool, for ten years, the same each time")
  func certificate() async throws {
    let fixture = try await Fixture()
    let request = GetUserPoolCertificateRequest(userPoolId: fixture.pool.text)
    let first = try await fixture.providers.getUserPoolCertificate(
      request,
      context: fixture.context
    )
    let again = try await fixture.providers.getUserPoolCertificate(
      request,
      context: fixture.context
    )
    #expect(first.certificate == again.certificate)
    #expect((first.certificate?.count ?? 0) > 500)
  }

  @Test(
    "SAM-8: a response for another request, place or audience, and one that was used, prove no user"
  )
  func otherResponses() async throws {
    let fixture = try await Fixture()
    #expect(try await fixture.refusal() == nil)
    // The same assertion again, for another request of the same browser.
    let changes: [(SAMLRefusal, (inout SAMLSample) -> Void)] = [
      (.otherRequest, { $0.inResponseTo = "_other" }),
      (.otherRequest, { $0.inResponseTo = nil }),
      (.otherRecipient, { $0.recipient = "https://other.example.com/saml2/idpresponse" }),
      (.otherRecipient, { $0.recipient = nil }),
      (.otherRecipient, { $0.destination = "https://other.example.com/saml2/idpresponse" }),
      (.otherAudience, { $0.audiences = ["urn:amazon:cognito:sp:eu-west-1_Another00"] }),
      (.withoutAudience, { $0.audiences = [] }),
      (.otherIssuer, { $0.issuer = "https://other.example.com" }),
      (.failed, { $0.status = "urn:oasis:names:tc:SAML:2.0:status:Responder" }),
      (.early, { $0.notBefore = 120 }), (.unconfirmed, { $0.confirmationEnd = nil }),
      (.used, { _ in }),
    ]
    for (index, (expected, change)) in changes.enumerated() {
      let refusal = try await fixture.refusal { sample in
        if expected != .used { sample.assertionID = "_assertion-\(index + 10)" }
        change(&sample)
      }
      #expect(refusal?.rule == expected.sentence, "\(expected)")
      #expect(refusal?.error == "server_error")
      // The detail would tell a forger how far a response came (SAM-23).
      #expect(
        refusal?.description
          == "Error in SAML response processing: the response is not accepted"
      )
    }
  }

  @Test("SAM-7: a response that a stranger signed, and one that was changed, prove no user")
  func forged() async throws {
    let fixture = try await Fixture()
    let stranger = try #require(SAMLSigner.stranger)
    let strange = try await fixture.refusal(signedBy: stranger)
    #expect(strange?.rule == SAMLRefusal.forged.sentence)
    let changed = try await fixture.refusal({ _ in }) {
      $0.replacing("ada@example.com", with: "bob@example.com")
    }
    #expect(changed?.rule == SAMLRefusal.forged.sentence)
    let commented = try await fixture.refusal({ _ in }) {
      $0.replacing(
        "ada@example.com</saml:NameID>",
        with: "ada@example.com<!-- -->.evil</saml:NameID>"
      )
    }
    #expect(commented?.rule == SAMLRefusal.malformed.sentence)
  }

  @Test("SAM-20: a provider may begin a sign-in only where it is allowed to, and it counts once")
  func unasked() async throws {
    let closed = try await Fixture()
    let open = try await Fixture(["IDPInit": "true"])
    let document = try open.sample(answering: nil).signed(by: open.signer)
    #expect(try await closed.postUnasked(document) == nil)
    #expect(try await open.postUnasked(document, named: "Other") == nil)
    let (state, binding) = try #require(try await open.postUnasked(document))
    let user = try user(try await open.finish(state, binding))
    #expect(user.subject == "ada@example.com")
    let (again, other) = try #require(try await open.postUnasked(document))
    guard case .refused(let refusal, _, _) = try await open.finish(again, other) else {
      Issue.record("an assertion counts twice")
      return
    }
    #expect(refusal.rule == SAMLRefusal.used.sentence)
    // An answer to a request is none of the provider's own accord.
    var answer = open.sample(answering: "_stolen")
    answer.assertionID = "_assertion-9"
    let (third, binding3) = try #require(
      try await open.postUnasked(try answer.signed(by: open.signer))
    )
    guard case .refused(let stolen, _, _) = try await open.finish(third, binding3) else {
      Issue.record("a stolen answer counts")
      return
    }
    #expect(stolen.rule == SAMLRefusal.otherRequest.sentence)
  }

  @Test("SAM: an answer of OAuth to a request of SAML proves no user")
  func otherProtocol() async throws {
    let fixture = try await Fixture()
    let begun = try await fixture.begin()
    let end = try await fixture.signIns.finish(
      ProviderCallback(
        pool: fixture.pool,
        state: begun.state,
        binding: begun.binding,
        form: AnswerForm(code: "c")
      ),
      fixture.context
    )
    guard case .refused(let refusal, _, _) = end else {
      Issue.record("\(end)")
      return
    }
    #expect(refusal.error == "server_error")
  }

  @Test(
    "SAM-22: a user is signed out at the provider by a signed request, and by one of the provider's"
  )
  func logout() async throws {
    let fixture = try await Fixture(["IDPSignout": "true"])
    let begun = try await fixture.begin()
    #expect(
      try await fixture.post(
        try fixture.sample(answering: begun.id).signed(by: fixture.signer),
        begun.state
      )
    )
    let finished = try await fixture.signIns.finishProviderSignIn(
      FinishProviderSignInRequest(
        userPoolId: fixture.pool.text,
        state: begun.state,
        binding: begun.binding
      ),
      context: fixture.context
    )
    let session = try #require(finished.user?.sealedSession)
    let out = try await fixture.signIns.beginProviderLogout(
      BeginProviderLogoutRequest(
        userPoolId: fixture.pool.text,
        sealedSession: session,
        baseUrl: Fixture.baseURL,
        relayState: "on"
      ),
      context: fixture.context
    )
    let url = try #require(out.url)
    #expect(url.hasPrefix("https://idp.example.com/logout?SAMLRequest="))
    let members = ProviderSignInFixture.members(Array(url.drop { $0 != "?" }.dropFirst().utf8))
    let bytes = try #require(Base64.decode(members["SAMLRequest"] ?? ""))
    let text = String(decoding: bytes.dropFirst(5), as: UTF8.self)
    #expect(text.contains(">ada@example.com</saml:NameID>"))
    #expect(text.contains("<samlp:SessionIndex>_session</samlp:SessionIndex>"))
    #expect(members["RelayState"] == "on" && members["Signature"] != nil)
  }

  private func logoutRequest(_ fixture: Fixture, seconds: Int64 = 0) -> String {
    let sample = SAMLSample(at: fixture.clock.now())
    return "<samlp:LogoutRequest xmlns:samlp=\"\(SAMLSample.protocolSpace)\""
      + " Destination=\"\(Fixture.baseURL)/saml2/logout\" ID=\"_logout\""
      + " IssueInstant=\"\(sample.time(seconds))\" Version=\"2.0\">"
      + "<saml:Issuer xmlns:saml=\"\(SAMLSample.assertionSpace)\">\(SAMLSample.issuer)</saml:Issuer>"
      + "<saml:NameID xmlns:saml=\"\(SAMLSample.assertionSpace)\">ada@example.com</saml:NameID>"
      + "</samlp:LogoutRequest>"
  }

  @Test("SAM-22: a request to sign out counts only with the provider's signature, and soon")
  func providersLogout() async throws {
    let fixture = try await Fixture(["IDPSignout": "true"])
    func read(_ document: String) async throws -> ReadProviderLogoutResponse {
      try await fixture.signIns.readProviderLogout(
        ReadProviderLogoutRequest(
          userPoolId: fixture.pool.text,
          samlRequest: Array(Base64.encode(Array(document.utf8)).utf8),
          relayState: "r",
          baseUrl: Fixture.baseURL
        ),
        context: fixture.context
      )
    }
    let document = logoutRequest(fixture)
    let signed = try fixture.signer.signed(document, id: "_logout")
    let good = try await read(signed)
    #expect(good.providerName == "Office" && good.subject == "ada@example.com")
    #expect(good.url?.hasPrefix("https://idp.example.com/logout?SAMLResponse=") == true)
    #expect(try await read(document).providerName == nil)
    let stranger = try #require(SAMLSigner.stranger)
    #expect(try await read(stranger.signed(document, id: "_logout")).providerName == nil)
    let old = logoutRequest(fixture, seconds: -600)
    #expect(
      try await read(fixture.signer.signed(old, id: "_logout")).rule
        == "the request is not of now"
    )
    let closed = try await Fixture()
    let refused = try await closed.signIns.readProviderLogout(
      ReadProviderLogoutRequest(
        userPoolId: closed.pool.text,
        samlRequest: Array(Base64.encode(Array(signed.utf8)).utf8),
        baseUrl: Fixture.baseURL
      ),
      context: closed.context
    )
    #expect(refused.providerName == nil)
  }
}
