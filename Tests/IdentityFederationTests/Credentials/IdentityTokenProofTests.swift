import Cryptography
import Domain
import IdentityFederationCore
import IdentityFederationCredentials
import RPC
import TestSupport
import Testing
import TokenIssuanceMessages
import TokenIssuanceStubs

@Suite("The proof of our own tokens: DID-33, DID-34")
struct IdentityTokenProofTests {
  private func fault(
    _ token: String,
    _ fixture: SecurityTokenFixture
  ) async -> IdentityTokenFault? {
    do throws(IdentityTokenFault) {
      _ = try await fixture.tokens.prove(token, context: fixture.context)
      return nil
    } catch {
      return error
    }
  }

  private static func encoded(_ text: String) -> String { Base64URL.encode(Array(text.utf8)) }

  @Test("a token says what it was made of")
  func claims() async throws {
    let fixture = try await SecurityTokenFixture()
    let token = try await fixture.token(tags: ["team": "red"])
    let claims = try await fixture.tokens.prove(token, context: fixture.context)
    #expect(claims.pool == Sample.pool)
    #expect(claims.identity == Sample.identity)
    #expect(claims.authenticationMethods.members == ["authenticated", "p"])
    #expect(claims.principalTags == ["team": "red"])
    #expect(claims.expiresAt == fixture.clock.now().adding(seconds: 600))
  }

  @Test("it is good until its end, to the second", arguments: [1, 900, 86_400] as [Int64])
  func lifetimes(seconds: Int64) async throws {
    let fixture = try await SecurityTokenFixture()
    let token = try await fixture.token(lifetime: seconds)
    let end = fixture.clock.now().adding(seconds: seconds)
    fixture.clock.set(Instant(unixMillis: end.unixMillis - 1))
    #expect(await fault(token, fixture) == nil)
    fixture.clock.set(end)
    #expect(await fault(token, fixture) == .expired(end, now: end))
  }

  @Test("alg none, HS256 with the public key, another key and changed claims are refused")
  func forged() async throws {
    let fixture = try await SecurityTokenFixture()
    let token = try await fixture.token()
    let parts = token.split(separator: ".").map(String.init)
    let payload = String(decoding: Base64URL.decode(parts[1]) ?? [], as: UTF8.self)
    let header = String(decoding: Base64URL.decode(parts[0]) ?? [], as: UTF8.self)

    let none = Self.encoded(header.replacing("RS256", with: "none"))
    #expect(await fault("\(none).\(parts[1]).", fixture) == .forged)
    #expect(await fault("\(none).\(parts[1]).\(parts[2])", fixture) == .forged)

    let keySet = try await fixture.publicKeys()
    let symmetric = "\(Self.encoded(header.replacing("RS256", with: "HS256"))).\(parts[1])"
    let code = HMACKey(keySet).authenticate(Array(symmetric.utf8))
    #expect(await fault("\(symmetric).\(Base64URL.encode(code))", fixture) == .forged)

    let other = try SigningKey.generate(.rs256)
    let signature = try other.sign(Array("\(parts[0]).\(parts[1])".utf8))
    let stolen = "\(parts[0]).\(parts[1]).\(Base64URL.encode(signature))"
    #expect(await fault(stolen, fixture) == .forged)

    let guest = Self.encoded(payload.replacing("authenticated", with: "Authenticated"))
    #expect(await fault("\(parts[0]).\(guest).\(parts[2])", fixture) == .forged)
    let issuer = Self.encoded(payload.replacing("id.example.com", with: "evil.example"))
    #expect(await fault("\(parts[0]).\(issuer).\(parts[2])", fixture) == .otherIssuer)
    for text in ["", "x", "a.b.c", parts[0], "\(parts[0]).\(parts[0]).\(parts[2])"] {
      #expect(await fault(text, fixture) == .malformed)
    }
    #expect(await fault(token, fixture) == nil)
  }

  @Test(
    "a new key of either algorithm is found as soon as a token names it; others are not asked for again",
    arguments: ["RS256", "ES256"]
  )
  func rotation(_ algorithm: String) async throws {
    let fixture = try await SecurityTokenFixture()
    let old = try await fixture.token()
    #expect(await fault(old, fixture) == nil)
    let asked = fixture.wire.calls
    for _ in 0..<3 { #expect(await fault(old, fixture) == nil) }
    #expect(fixture.wire.calls == asked)
    _ = try await fixture.keyOperator.rotateSigningKeys(
      RotateSigningKeysRequest(userPoolId: "identity", algorithm: algorithm),
      context: fixture.context
    )
    fixture.clock.advance(by: .seconds(3))
    let new = try await fixture.token()
    #expect(await fault(new, fixture) == nil)
    #expect(await fault(old, fixture) == nil)
    #expect(fixture.wire.calls == asked + 2)
  }

  @Test("made-up tokens that name unknown keys cost a few questions, and a rotation is seen after")
  func madeUpKeys() async throws {
    let fixture = try await SecurityTokenFixture()
    let token = try await fixture.token()
    #expect(await fault(token, fixture) == nil)
    let parts = token.split(separator: ".").map(String.init)
    let asked = fixture.wire.calls
    for number in 0..<30 {
      let header = Self.encoded(#"{"alg":"RS256","kid":"made-up-\#(number)"}"#)
      #expect(await fault("\(header).\(parts[1]).\(parts[2])", fixture) == .forged)
    }
    #expect(fixture.wire.calls == asked + 10)
    _ = try await fixture.keyOperator.rotateSigningKeys(
      RotateSigningKeysRequest(userPoolId: "identity"),
      context: fixture.context
    )
    fixture.clock.advance(by: .seconds(10))
    #expect(await fault(try await fixture.token(), fixture) == nil)
  }

  @Test("where the keys are out of reach no token is called wrong")
  func outOfReach() async throws {
    let fixture = try await SecurityTokenFixture()
    let token = try await fixture.token()
    fixture.wire.cut(true)
    guard case .failed(.unavailable) = await fault(token, fixture) else {
      Issue.record("refused")
      return
    }
    fixture.wire.cut(false)
    #expect(await fault(token, fixture) == nil)
  }

  @Test("the refusals are those of a login")
  func sentences() {
    let now = Instant(unixSeconds: 10)
    let sentences: [(IdentityTokenFault, String)] = [
      (.malformed, "Not a valid OpenId Connect identity token."),
      (.forged, "Token signature invalid."),
      (.otherIssuer, "Issuer doesn't match providerName"),
      (.expired(Instant(unixSeconds: 9), now: now), "Token expired: 10 >= 9"),
    ]
    for (fault, sentence) in sentences {
      #expect(
        IdentityFederationFailure(login: fault)
          == .notAuthorized("Invalid login token. \(sentence)")
      )
    }
    #expect(IdentityFederationFailure(login: .failed(.unavailable("x"))) == .unavailable("x"))
  }
}

extension SecurityTokenFixture {
  /// The key set as it is published.
  func publicKeys() async throws -> [UInt8] {
    let client = PublicKeysClient(wire)
    let reply = try await client.getJSONWebKeySet(
      GetJSONWebKeySetRequest(userPoolId: "identity"),
      context: context
    )
    return reply.json ?? []
  }
}
