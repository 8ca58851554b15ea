import Domain
import GatehouseStubs
import IdentityFederationCore
import IdentityFederationLogins
import RPC
import TestSupport
import Testing

/// Logins by user pools' ID tokens (DID-26, DID-27).
@Suite struct UserPoolLoginTests {
  private static let pool = "eu-west-1_AbCdEfGhI"
  private static let name = "cognito-idp.eu-west-1.amazonaws.com/\(pool)"
  private static let own = "id.example.com:8443/\(pool)"
  private static let client = "client-1"

  private func settings(
    _ fixture: LoginFixture,
    named name: String = name,
    isChecked: Bool = false
  ) throws -> IdentityPoolSettings {
    try fixture.settings(userPools: [
      .init(providerName: name, clientID: Self.client, serverSideTokenCheck: isChecked)
    ])
  }

  private func claims(
    _ fixture: LoginFixture,
    use: String = "id",
    client: String = client
  )
    -> String
  {
    TokenMint.claims(
      "https://id.example.com:8443/\(Self.pool)",
      client,
      at: fixture.clock.now(),
      more: #","token_use":"\#(use)""#
    )
  }

  @Test("both spellings of a user pool mean the pool, in the request and in the settings")
  func spellings() async throws {
    let fixture = try await LoginFixture()
    fixture.pools.answer(claims: claims(fixture))
    for setting in [Self.name, Self.own] {
      for key in [Self.name, Self.own] {
        let settings = try settings(fixture, named: setting)
        let login = try await fixture.prove([key: "t"], settings).first
        #expect(login?.provider == Self.name && login?.userPool?.text == Self.pool)
        #expect(fixture.proofs.provider(named: key) == Self.name)
        #expect(login?.subject == "user-1" && login?.client == Self.client)
        #expect(
          login?.roleMappingKeys == [Self.name, Self.own].map { "\($0):\(Self.client)" }
        )
      }
    }
    #expect(Set(fixture.pools.pools) == [Self.pool])
  }

  @Test("a pool that is not listed, and a region that is not the pool's, are not supported")
  func unsupported() async throws {
    let fixture = try await LoginFixture()
    fixture.pools.answer(claims: claims(fixture))
    let settings = try settings(fixture)
    for key in [
      "cognito-idp.us-east-1.amazonaws.com/\(Self.pool)", "cognito-idp.eu-west-1.amazonaws.com",
      "cognito-idp.eu-west-1.amazonaws.com/eu-west-1_AbCdEfGhJ", "id.example.com/\(Self.pool)",
      Self.name + "/",
    ] {
      #expect(await fixture.refusal([key: "t"], settings) == LoginFixture.unsupported, "\(key)")
    }
    #expect(fixture.pools.pools.isEmpty)
  }

  @Test("what token issuance says of the token has its sentence")
  func refusals() async throws {
    let fixture = try await LoginFixture()
    let settings = try settings(fixture)
    let sentences: [(Reason, String)] = [
      (.poolTokenInvalid, "Not a valid OpenId Connect identity token."),
      (.poolTokenOfOtherIssuer, "Issuer doesn't match providerName"),
      (.poolTokenUnverified, "Token signature invalid."),
    ]
    for (reason, sentence) in sentences {
      fixture.pools.refuse(RPCError(reason))
      #expect(
        await fixture.refusal([Self.name: "t"], settings) == LoginFixture.invalid(sentence)
      )
    }
  }

  @Test("token issuance's trouble is never a refusal of the token")
  func trouble() async throws {
    let fixture = try await LoginFixture()
    let settings = try settings(fixture)
    for code in [RPCStatusCode.unavailable, .deadlineExceeded, .internalError, .unauthenticated] {
      fixture.pools.refuse(RPCError(code: code, message: "m"))
      switch await fixture.refusal([Self.name: "t"], settings) {
      case .unavailable, .internalFault: break
      case let other: Issue.record("\(code): \(String(describing: other))")
      }
    }
  }

  @Test("a token for another client, an access token and an expired token are refused")
  func claims() async throws {
    let fixture = try await LoginFixture()
    let settings = try settings(fixture)
    func refusal(_ claims: String) async -> IdentityFederationFailure? {
      fixture.pools.answer(claims: claims)
      return await fixture.refusal([Self.name: "t"], settings)
    }
    #expect(
      await refusal(claims(fixture, client: "client-2"))
        == LoginFixture.invalid("Incorrect token audience.")
    )
    #expect(
      await refusal(claims(fixture, use: "access"))
        == LoginFixture.invalid("Not a valid OpenId Connect identity token.")
    )
    let now = fixture.clock.now().unixSeconds
    #expect(
      await refusal(#"{"sub":"u","exp":\#(now + 9),"token_use":"access"}"#)
        == LoginFixture.invalid("Missing a required claim: aud")
    )
    let old = claims(fixture)
    fixture.clock.advance(by: .seconds(3600))
    #expect(
      await refusal(old)
        == LoginFixture.invalid("Token expired: \(now + 3600) >= \(now + 3600)")
    )
  }

  @Test("an ended sign-in is refused where the pool checks it (ServerSideTokenCheck)")
  func ended() async throws {
    let fixture = try await LoginFixture()
    fixture.pools.answer(claims: claims(fixture), isEnded: true)
    #expect(await fixture.refusal([Self.name: "t"], try settings(fixture)) == nil)
    #expect(
      await fixture.refusal([Self.name: "t"], try settings(fixture, isChecked: true))
        == .notAuthorized("Token is not valid.")
    )
    fixture.pools.answer(claims: claims(fixture))
    #expect(await fixture.refusal([Self.name: "t"], try settings(fixture, isChecked: true)) == nil)
  }

  @Test("both spellings of one pool in one request are one login")
  func twice() async throws {
    let fixture = try await LoginFixture()
    fixture.pools.answer(claims: claims(fixture))
    let proved = try await fixture.prove(
      [Self.name: "t", Self.own: "t"],
      try settings(fixture)
    )
    #expect(proved.map(\.provider) == [Self.name])
  }
}
