internal import AuthenticationMessages
internal import Cryptography
internal import Domain
import GatehouseStubs
internal import JOSE
internal import TestSupport
internal import Testing

@testable import AuthenticationCore
@testable import AuthenticationHostedPages

@Suite("What a page has a browser's key sign")
struct BrowserChallengeTests {
  private static let tracked = CreateUserPoolRequest(
    deviceConfiguration: DeviceConfigurationType(
      challengeRequiredOnNewDevice: true,
      deviceOnlyRememberedOnUserPrompt: true
    )
  )

  @Test(
    "BDV-1: only a pool that tracks devices asks for it, and only on pages where a sign-in begins"
  )
  func pages() async throws {
    let plain = try PageBrowser(try await PageBrowser.stage(SignInHarness()))
    plain.origin = "https://login.example"
    #expect(try await plain.open(.login).view?.browserChallenge == nil)
    let browser = try PageBrowser(try await PageBrowser.stage(SignInHarness(), Self.tracked))
    // Without an origin there is nothing to bind it to.
    #expect(try await browser.open(.login).view?.browserChallenge == nil)
    browser.origin = "https://login.example"
    let first = try #require(try await browser.open(.login).view?.browserChallenge)
    let second = try #require(try await browser.open(.login).view?.browserChallenge)
    #expect(first != second)
    #expect(try await browser.open(.forgotPassword).view?.browserChallenge == nil)
  }

  @Test("BDV-3: it counts for its pool, its origin and an hour")
  func bounds() async throws {
    let stage = try await PageBrowser.stage(SignInHarness(), Self.tracked)
    let challenges = BrowserChallenges(
      sealer: stage.harness.sealer,
      random: SequenceRandomSource(seed: 5)
    )
    let pool = try #require(UserPoolID(stage.poolID))
    let other = try #require(UserPoolID("us-east-1_Other1234"))
    let now = stage.harness.clock.now()
    let key = try BrowserKey()
    let text = try challenges.challenge(at: "https://a.example", in: pool, now: now)
    let fields = try key.fields(signing: text)
    func browser(
      _ fields: [String: String],
      at origin: String? = "https://a.example",
      in pool: UserPoolID,
      after seconds: Int64 = 0
    ) -> ProvedBrowser? {
      challenges.browser(of: fields, at: origin, in: pool, now: now.adding(seconds: seconds))
    }
    #expect(browser(fields, in: pool)?.key == key.point)
    #expect(browser(fields, in: pool, after: 3599) != nil)
    #expect(browser(fields, in: pool, after: 3600) == nil)
    #expect(browser(fields, in: other) == nil)
    for origin in ["https://b.example", "http://a.example", "https://a.example:8443", nil] {
      #expect(browser(fields, at: origin, in: pool) == nil)
    }
    for name in fields.keys {
      var lacking = fields
      lacking[name] = nil
      #expect(browser(lacking, in: pool) == nil)
    }
  }
}

/// A key of a browser.
private struct BrowserKey {
  private let key: SigningKey
  let jwk: String
  let point: [UInt8]

  init() throws {
    key = try SigningKey.generate(.es256)
    let members = key.verifyingKey.jwkParameters.map { #""\#($0.0)":"\#($0.1)""# }
    jwk = "{\(members.joined(separator: ","))}"
    point = try #require(P256PublicKey(jwk: Array(jwk.utf8))).point
  }

  func fields(signing text: String) throws -> [String: String] {
    [
      "browser_challenge": text,
      "browser_key": jwk,
      "browser_proof": Base64URL.encode(try key.sign(Array("gatehouse browser\n\(text)".utf8))),
    ]
  }
}
