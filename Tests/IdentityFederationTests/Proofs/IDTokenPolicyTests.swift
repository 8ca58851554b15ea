import Domain
import IdentityFederationProofs
import Testing

/// What the policies for ID tokens have in common, and where they differ.
@Suite struct IDTokenPolicyTests {
  private static let now = Instant(unixMillis: 1_700_000_000_000)

  private func refusal(_ claims: String, _ policy: IDTokenPolicy) throws -> IDTokenRefusal? {
    let claims = try #require(IDTokenClaims(payload: Array(claims.utf8)))
    do throws(IDTokenRefusal) {
      _ = try claims.checked(by: policy, at: Self.now)
      return nil
    } catch {
      return error
    }
  }

  private func claims(
    aud: String = #""app""#,
    sub: String = "u",
    iat: Int64 = 0,
    exp: Int64 = 60,
    more: String = ""
  ) -> String {
    let now = Self.now.unixSeconds
    return #"{"aud":\#(aud),"sub":"\#(sub)","iat":\#(now + iat),"exp":\#(now + exp)\#(more)}"#
  }

  private let login = IDTokenPolicy.login(for: ["app", "web"])
  private let exchange = IDTokenPolicy.exchange(for: ["app", "web"], maxAgeSeconds: 600)

  @Test("FED-3: clocks may differ by a minute; the end of a login counts to the second")
  func times() throws {
    let end = Self.now.unixSeconds
    #expect(try refusal(claims(exp: 1), login) == nil)
    #expect(try refusal(claims(exp: 0), login) == .expired(at: end))
    #expect(try refusal(claims(exp: -59), exchange) == nil)
    #expect(try refusal(claims(exp: -60), exchange) == .expired(at: end - 60))
    for policy in [login, exchange] {
      #expect(try refusal(claims(iat: 60), policy) == nil)
      #expect(try refusal(claims(iat: 61), policy) == .early)
      #expect(try refusal(claims(more: #","nbf":\#(end + 60)"#), policy) == nil)
      #expect(try refusal(claims(more: #","nbf":\#(end + 61)"#), policy) == .early)
      #expect(try refusal(#"{"aud":"app","sub":"u","iat":1}"#, policy) == .withoutExpiry)
    }
    #expect(try refusal(claims(iat: -660), exchange) == nil)
    #expect(try refusal(claims(iat: -661), exchange) == .old)
    #expect(try refusal(claims(iat: -661), login) == nil)
    let undated = #"{"aud":"app","sub":"u","exp":\#(end + 60)}"#
    #expect(try refusal(undated, login) == nil)
    #expect(try refusal(undated, exchange) == .old)
  }

  @Test("FED-3: a party beside the only audience counts for an exchange alone")
  func audiences() throws {
    let phone = #","azp":"phone""#
    #expect(try refusal(claims(more: phone), login) == nil)
    #expect(try refusal(claims(more: phone), exchange) == .otherAudience)
    for policy in [login, exchange] {
      #expect(try refusal(claims(more: #","azp":"app""#), policy) == nil)
      let both = #"["app","other"]"#
      #expect(try refusal(claims(aud: both), policy) == .otherAudience)
      #expect(try refusal(claims(aud: both, more: #","azp":"app""#), policy) == nil)
      #expect(try refusal(claims(aud: both, more: #","azp":"other""#), policy) == .otherAudience)
      #expect(try refusal(claims(aud: #""other""#), policy) == .otherAudience)
      #expect(try refusal(claims(aud: "[]"), policy) == .otherAudience)
      #expect(try refusal(claims(aud: "1"), policy) == .withoutAudience)
    }
  }

  @Test("FED-2: a sign-in's answer has the nonce that it was begun with")
  func nonce() throws {
    let policy = IDTokenPolicy.signIn(for: "app", nonce: "n-1")
    #expect(try refusal(claims(more: #","nonce":"n-1""#), policy) == nil)
    for more in ["", #","nonce":"n-2""#, #","nonce":"""#, #","nonce":["n-1"]"#, #","nonce":null"#] {
      #expect(try refusal(claims(more: more), policy) == .otherNonce, "\(more)")
    }
    // Where no sign-in was begun, a nonce is a claim as any other.
    #expect(try refusal(claims(more: #","nonce":"n-2""#), exchange) == nil)
  }

  @Test("FED-5: a user's name fits where it is written")
  func subjects() throws {
    let long = String(repeating: "a", count: 255)
    #expect(try refusal(claims(sub: long), login) == nil)
    #expect(try refusal(claims(sub: long + "a"), login) == .unacceptableSubject)
    #expect(try refusal(claims(sub: String(long.prefix(95))), exchange) == nil)
    #expect(try refusal(claims(sub: String(long.prefix(96))), exchange) == .unacceptableSubject)
    #expect(try refusal(claims(sub: "a b"), login) == nil)
    #expect(try refusal(claims(sub: "a b"), exchange) == .unacceptableSubject)
    for policy in [login, exchange] {
      for subject in ["", #"a\u0000"#, #"a\u007f"#] {
        #expect(try refusal(claims(sub: subject), policy) == .unacceptableSubject)
      }
    }
  }
}
